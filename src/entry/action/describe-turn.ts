import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { State } from '../../core/pipeline/state.ts';
import { agentFor } from '../../core/transfer/agent-for.ts';
import { type HandoffRecord, toHandoffChain } from '../../core/transfer/handoff-chain.ts';

interface Known {
  /** The run as the order tells it, where it does. */
  readonly state: State | undefined;
  /** Whom the order names. */
  readonly agent: string | undefined;
}

/**
 * The chain of the task as its agent job knows it, and the agent that ended it: transfers that are recorded, and those of
 * this job, which `publish` has yet to make. Without the records at hand, those of this job alone.
 */
export function describeTurn(
  output: AgentOutput,
  { state, agent: first }: Known,
): { 'handoff-chain': string; 'final-agent': string } {
  const place = { stage: output.task, execution: output.execution };
  const before = state?.transfers.filter(({ task, execution }) => task === output.task && execution < output.execution) ?? [];
  const chain: HandoffRecord[] = [...toHandoffChain(before.map(({ body }) => body))];
  let agent = (state === undefined ? first : agentFor(state, place)) ?? '';
  for (const { transfer, finishedAt } of output.inline ?? []) {
    chain.push({ from: agent, to: transfer.to, message: transfer.message, timestamp: finishedAt });
    agent = transfer.to;
  }
  return { 'handoff-chain': JSON.stringify(chain), 'final-agent': agent };
}
