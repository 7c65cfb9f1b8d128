import { problemText } from '../../core/problem.ts';
import type { StoredRecord, TaskRecord } from '../../core/record/record.ts';
import type { Gates, State } from '../../core/run/state.ts';
import { deriveState, loadState } from '../../core/state/derive-state.ts';
import { stateSeenBy } from '../../core/state/state-seen-by.ts';
import { printAside } from '../../terminal/files/read-json.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import { openThread } from '../thread/open-thread.ts';
import type { ThreadOptions } from '../thread/thread.ts';

export interface NamedTask {
  readonly run: string;
  readonly stage: string;
  /** The number of the execution. Default: the last one. */
  readonly execution?: number;
}

/** Parses `fix-42/fix`, or with an execution as in the titles of workflow runs `fix-42/fix 2`. */
export function parseTaskName(text: string, execution: number | undefined): NamedTask {
  const { run, stage, number } = /^(?<run>[^/\s]+)\/(?<stage>\S+)(?: (?<number>[1-9]\d{0,5}))?$/.exec(text.trim())?.groups ?? {};
  if (run === undefined || stage === undefined)
    throw new UsageError(
      `"${text}" names no task and no run; write <run>/<stage>, such as fix-42/investigate, with the execution: "fix-42/fix 2", or the run: fix-42.`,
    );
  if (execution !== undefined && !Number.isSafeInteger(execution))
    throw new UsageError('--execution is no number; write 1, 2, …');
  const asked = execution ?? (number === undefined ? undefined : Number(number));
  return { run, stage, execution: asked };
}

export interface FoundExecution {
  readonly task: TaskRecord;
  /** The state of the run when the execution was started. */
  readonly before: State;
}

/** Finds the record of an execution and the records before it, or says in words why there is none. */
export function findExecution(records: readonly StoredRecord[], named: NamedTask, gates: Gates): FoundExecution | string {
  const own = records.map(({ record }) => record).filter((record) => record.run === named.run);
  const tasks = own.filter((record): record is TaskRecord => record.kind === 'task' && record.body.stage === named.stage);
  const task = tasks
    .toSorted((a, b) => a.execution - b.execution)
    .findLast(({ execution }) => named.execution === undefined || execution === named.execution);
  if (task === undefined) return describeAbsence(records, { named, tasks });
  const before = deriveState(
    records.filter(({ record }) => record.run === named.run && record.seq < task.seq),
    named.run,
    gates,
  );
  return before.ok ? { task, before: stateSeenBy(before.value, task.body) } : problemText(before.error);
}

/** Opens the thread of a run and reads how the run stands. Prints why where the thread holds no such run, and returns undefined. */
export async function openState(run: string, file: string | undefined, options: ThreadOptions): Promise<State | undefined> {
  const { records } = (await openThread(file, { ...options, run })).read;
  const state = await loadState(records, run);
  if (!state.ok) printAside(`${describeOtherRuns(records, run) ?? problemText(state.error)}\n`);
  return state.ok ? state.value : undefined;
}

/** Returns in words which runs a thread has, if the run is none of them. Returns undefined if the thread has no run at all. */
function describeOtherRuns(records: readonly StoredRecord[], run: string): string | undefined {
  const runs = [...new Set(records.map(({ record }) => record.run))];
  if (runs.length === 0 || runs.includes(run)) return undefined;
  return `The thread holds no run "${run}". It has: ${runs.join(', ')}.`;
}

function describeAbsence(
  records: readonly StoredRecord[],
  { named, tasks }: { named: NamedTask; tasks: readonly TaskRecord[] },
): string {
  const others = describeOtherRuns(records, named.run);
  if (others !== undefined) return others;
  const executions = tasks.map(({ execution }) => execution).join(', ');
  const known = executions === '' ? 'none' : `those numbered ${executions}`;
  const asked = named.execution === undefined ? 'an execution' : `execution ${named.execution}`;
  return `No record says that ${asked} of ${named.run}/${named.stage} has ended; there is ${known}. \`baton records\` says which comments were ignored, and why.`;
}
