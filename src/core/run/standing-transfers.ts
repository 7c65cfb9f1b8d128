import { isSuccess } from '../output/outcome.ts';
import type { TaskRecord, TransferRecord } from '../record/record.ts';
import type { State } from './state.ts';

type Facts = Pick<State, 'tasks' | 'transfers'>;

interface ExecutionKey {
  readonly stage: string;
  readonly execution: number;
}

/**
 * Lists the transfers of a stage that count for one of its executions, oldest first. Transfers within a job whose work was not
 * published do not count for later executions: nothing of that work exists, so it must be done again from its first agent on.
 */
export function transfersAt(facts: Facts, { stage, execution }: ExecutionKey): readonly TransferRecord[] {
  return facts.transfers.filter(
    (transfer) => transfer.task === stage && transfer.execution < execution && !isLost(facts, { transfer, execution }),
  );
}

/** Lists the transfers of a run that count for its limit: all but those of jobs whose work was not published. */
export function standingTransfers(facts: Facts): readonly TransferRecord[] {
  return facts.transfers.filter((transfer) => hasStood(facts, transfer));
}

/** Returns whether the work of a transfer is still there, as far as the records tell. */
export function hasStood(facts: Facts, transfer: TransferRecord): boolean {
  return !isLost(facts, { transfer, execution: Number.POSITIVE_INFINITY });
}

/** Returns whether an execution handed over within a job whose work was not published. Its handoff is about work that is gone. */
export function isLostExecution(facts: Facts, { body, execution }: Pick<TaskRecord, 'body' | 'execution'>): boolean {
  return facts.transfers.some(
    (transfer) => transfer.task === body.stage && transfer.execution === execution && !hasStood(facts, transfer),
  );
}

/** Returns which transfer of the run one was: the number that counted when its record was written, itself included. */
export function transferNumber({ tasks, transfers }: Facts, { seq }: TransferRecord): number {
  const known = { tasks: tasks.filter((task) => task.seq < seq), transfers: transfers.filter((other) => other.seq <= seq) };
  return standingTransfers(known).length;
}

/** Returns whether the job in which a transfer was made had ended before an execution, and its work was not published. */
function isLost(facts: Facts, { transfer, execution }: { transfer: TransferRecord; execution: number }): boolean {
  if (transfer.body.inline !== true) return false;
  const last = findLastOfJob(facts, transfer);
  return last !== undefined && last.execution < execution && (!isSuccess(last.body.outcome) || last.body.dropped === true);
}

/**
 * Finds the execution with which the work of a job ended, undefined while it has no record: that of the last agent, or the one
 * that published its commits after a pause.
 */
function findLastOfJob({ tasks, transfers }: Facts, { task, execution }: TransferRecord): TaskRecord | undefined {
  const next = execution + 1;
  const handedOver = transfers.find((other) => other.task === task && other.execution === next && other.body.inline === true);
  if (handedOver !== undefined) return findLastOfJob({ tasks, transfers }, handedOver);
  const own = tasks.filter(({ body }) => body.stage === task);
  const ended = own.find((other) => other.execution === next);
  return ended?.body.held === undefined ? ended : own.find((other) => other.execution === next + 1);
}
