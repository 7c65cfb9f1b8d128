// This folder says what a job did: outputs for other jobs, the summary for people, the issue about a faulty configuration, and
// the report of a crash.

import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { agentNameAt, transfersAt } from '../../core/run/acting-agent.ts';
import type { State } from '../../core/run/state.ts';
import { findLastAgentTask, handoffChainOf, responseOf } from '../../core/state/final-result.ts';
import { type TransferRecordView, toHandoffChain } from '../../core/transfer/handoff-chain.ts';
import type { JobContext } from '../job/job-context.ts';

type OutputName =
  | 'tasks'
  | 'task'
  | 'run'
  | 'run-outcome'
  | 'outcome'
  | 'handoff'
  | 'results'
  | 'output'
  | 'handoff-chain'
  | 'final-agent'
  | 'agent-output'
  | 'agent-output-digest';

/** Sets outputs under our own fixed names, never under names of an agent (T22). */
export async function writeOutputs(
  { io }: Pick<JobContext, 'io'>,
  outputs: Partial<Readonly<Record<OutputName, string>>>,
): Promise<void> {
  for (const [name, value] of Object.entries(outputs)) await io.setOutput(name, value);
}

/**
 * Builds the outputs of the job from a recorded execution. The chain of transfers, the last agent and its answer are those of the
 * whole run (T-9): the last job of a run is often a built-in, which has none of them.
 */
export function describeTask(task: TaskBody | undefined, state: Pick<State, 'tasks' | 'transfers' | 'end'>) {
  const last = findLastAgentTask(state);
  return {
    outcome: task?.outcome ?? '',
    handoff: task?.handoff === undefined ? '' : JSON.stringify(task.handoff),
    results: JSON.stringify(task?.results ?? {}),
    output: responseOf(last),
    'handoff-chain': JSON.stringify(handoffChainOf(state)),
    'final-agent': last?.body.agent ?? '',
    'run-outcome': state.end?.body.outcome ?? '',
  };
}

/**
 * Describes the chain of a task as its agent job knows it, and the agent that ended it. The chain holds the recorded transfers and
 * those of this job, which `publish` makes later; without a state, where the order carries none, it holds those of this job alone. `agent` is
 * the one that the order names.
 */
export function describeAgentChain(
  output: AgentOutput,
  { state, agent: first }: { readonly state: State | undefined; readonly agent: string | undefined },
): { 'handoff-chain': string; 'final-agent': string } {
  const place = { stage: output.task, execution: output.execution };
  const before = state === undefined ? [] : transfersAt(state, place);
  const chain: TransferRecordView[] = [...toHandoffChain(before.map(({ body }) => body))];
  let agent = (state === undefined ? first : agentNameAt(state, place)) ?? '';
  for (const { transfer, finishedAt } of output.inline ?? []) {
    chain.push({ from: agent, to: transfer.to, message: transfer.message, timestamp: finishedAt });
    agent = transfer.to;
  }
  return { 'handoff-chain': JSON.stringify(chain), 'final-agent': agent };
}
