import type { EndBody, TaskRecord } from '../record/record.ts';
import type { State } from '../run/state.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { toHandoffChain } from '../transfer/handoff-chain.ts';

/** The code points of an answer, and of each message, in the record that ends a run. The records of the tasks have the whole. */
const shown = { output: 4_096, message: 600 } as const;

/** Finds the last execution of an agent. Built-ins come after it in many runs, and say nothing. */
export function findLastAgentTask({ tasks }: Pick<State, 'tasks'>): TaskRecord | undefined {
  return tasks.findLast(({ body }) => body.engine !== 'built-in');
}

/** Returns the final text of an agent, as it was published; empty where none is recorded. */
export function responseOf(task: TaskRecord | undefined): string {
  return task?.body.results.response ?? '';
}

/**
 * Returns what the record that ends a run says of its agents (T-9): the last one, its answer, and who handed over to whom. Somebody
 * who hears of the run only when its last workflow run has ended needs no other record.
 */
export function finalResultOf(
  state: Pick<State, 'tasks' | 'transfers'>,
): Pick<EndBody, 'output' | 'handoffChain' | 'finalAgent'> {
  const last = findLastAgentTask(state);
  if (last === undefined) return {};
  const output = truncateCodePoints(responseOf(last), shown.output, { keep: 'end' });
  const chain = toHandoffChain(state.transfers.map(({ body }) => body));
  return {
    finalAgent: last.body.agent,
    handoffChain: chain.map((link) => ({ ...link, message: truncateCodePoints(link.message, shown.message, { mark: '…' }) })),
    ...(output === '' ? {} : { output }),
  };
}
