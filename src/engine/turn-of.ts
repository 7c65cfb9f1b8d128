import { pipelineOf } from '../core/pipeline/pipeline-of.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { agentFor } from '../core/transfer/agent-for.ts';

/** Whose turn it is, and how many transfers are left. */
export function turnOf(
  state: State,
  { stage, execution }: { readonly stage: string; readonly execution: number },
): Pick<Dispatch, 'agent' | 'hops'> {
  const agent = agentFor(state, { stage, execution });
  if (agent === undefined) return {};
  return { agent, hops: Math.max(0, pipelineOf(state.run).limits['max-handoffs'] - state.transfers.length) };
}
