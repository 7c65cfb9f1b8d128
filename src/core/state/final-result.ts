import { isChild } from '../children/task-name.ts';
import { responseLimits } from '../output/captured-results.ts';
import type { EndBody, RecordDraft, TaskRecord } from '../record/record.ts';
import { transfersSeenBy } from '../run/acting-agent.ts';
import { nextEndExecution } from '../run/decisions.ts';
import type { State } from '../run/state.ts';
import { usageOfRun } from '../run/usage.ts';
import { truncateCodePoints } from '../text/code-points.ts';
import { type TransferRecordView, toHandoffChain } from '../transfer/handoff-chain.ts';

/** The code points of an answer, and of each message, in the record that ends a run. The records of the tasks have the whole. */
const shown = { output: responseLimits.shown, message: 600 } as const;

/**
 * Finds the last execution of an agent for a stage of the configuration. Built-ins come after it in many runs, and say nothing; a
 * child may end after its parent, and answers the parent alone.
 */
export function findLastAgentTask({ tasks }: Pick<State, 'tasks'>): TaskRecord | undefined {
  return tasks.findLast(({ body }) => body.engine !== 'built-in' && !isChild(body.stage));
}

/** Returns the final text of an agent, as it was published; empty where none is recorded. */
export function responseOf(task: TaskRecord | undefined): string {
  return task?.body.results.response ?? '';
}

/**
 * Returns the chain of transfers that led to the last agent of a run (T-9). Transfers of a job whose work was lost and done again
 * are not in it (ADR 0023), nor are those that Baton made for a fallback, so the chain never gets longer than `limits.max-handoffs`.
 */
export function handoffChainOf(state: Pick<State, 'tasks' | 'transfers'>): readonly TransferRecordView[] {
  const last = findLastAgentTask(state);
  if (last === undefined) return [];
  const { body, execution } = last;
  return toHandoffChain(transfersSeenBy(state, { stage: body.stage, execution }).map((transfer) => transfer.body));
}

/**
 * Returns what the record that ends a run says of its agents (T-9): the last one, its answer, and who handed over to whom. Somebody
 * who hears of the run only when its last workflow run has ended needs no other record.
 */
function finalResultOf(state: Pick<State, 'tasks' | 'transfers'>): Pick<EndBody, 'output' | 'handoffChain' | 'finalAgent'> {
  const last = findLastAgentTask(state);
  if (last === undefined) return {};
  const output = truncateCodePoints(responseOf(last), shown.output, { keep: 'end' });
  const chain = handoffChainOf(state);
  return {
    finalAgent: last.body.agent,
    handoffChain: chain.map((link) => ({ ...link, message: truncateCodePoints(link.message, shown.message, { mark: '…' }) })),
    ...(output === '' ? {} : { output }),
  };
}

interface End extends Pick<EndBody, 'outcome' | 'reason' | 'finishedAt'> {
  /** The execution number of the record, where the end is written together with an execution. By default the next one after `state`. */
  readonly execution?: number;
}

/**
 * Returns the draft of the record that ends a run, with what all executions in `state` took and came to. `state` must hold the
 * records that are written before the end in the same comment (`stateWith`).
 */
export function draftEnd(
  state: State,
  { execution = nextEndExecution(state, 0), ...end }: End,
): Extract<RecordDraft, { kind: 'end' }> {
  return {
    kind: 'end',
    run: state.run.run,
    task: '',
    attempt: 0,
    execution,
    body: { ...end, ...usageOfRun(state), ...finalResultOf(state) },
  };
}
