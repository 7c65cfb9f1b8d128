import type { NotifyEvent } from '../config/schema/pipeline-schemas.ts';
import type { Outcome } from '../output/outcome.ts';
import type { EndRecord, TaskRecord, TransferRecord } from '../record/record.ts';
import { isFallback } from './acting-agent.ts';
import { approvalSeqs } from './approvals.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';
import {
  type AwaitingApproval,
  type AwaitingRaise,
  askingRows,
  awaitsAnswer,
  awaitsApproval,
  awaitsRaise,
  type TaskRow,
} from './task-row.ts';

/**
 * One thing that listeners are told about a run (`notify` in the config). The key follows from the records, so every job that sends
 * the same notice sends the same key.
 */
export type Notice = { readonly key: string } & (
  | { readonly on: 'end'; readonly end: EndRecord }
  | { readonly on: 'transfer'; readonly transfer: TransferRecord }
  | { readonly on: 'needs-input'; readonly stage: string; readonly asked: TaskRecord }
  | { readonly on: 'approval'; readonly stage: string; readonly awaiting: TaskRow<AwaitingApproval> }
  | { readonly on: 'raise'; readonly stage: string; readonly awaiting: TaskRow<AwaitingRaise> }
);

/** Returns the key of the end of a run, from the `seq` of its record, which may not be written yet. */
export function endKey(seq: number): string {
  return `end/${seq}`;
}

/** Returns the key of an order to ask about a stage, which waits for a person since the record with this `seq`, or of none: to draw the run. It is no notice. */
export function askKey(stage: string, seq: number): string {
  return `ask/${seq}/${stage}`;
}

/** Returns the key of an order to do what follows from the end of a run, whose record has this `seq`. It is no notice. */
export function closeKey(seq: number): string {
  return `close/${seq}`;
}

export function isCloseKey(key: string): boolean {
  return key.startsWith('close/');
}

export function isAskKey(key: string): boolean {
  return key.startsWith('ask/');
}

/** An endpoint outside GitHub, by its name in the settings of the App, and the form of what it gets. */
export interface Endpoint {
  readonly to: string;
  readonly as: 'standard-webhooks' | 'slack';
}

/** The happening that a notice is about, as far as `on` tells happenings apart. */
export interface Happening {
  readonly on: Notice['on'];
  /** The outcome of the run, where the happening is its end. */
  readonly outcome?: Outcome;
}

/** The listeners and endpoints that are told of a happening. */
export interface Receivers {
  /** The `event_type`s under which listeners are told. */
  readonly dispatches: readonly string[];
  readonly endpoints: readonly Endpoint[];
}

/** Lists those whom the pipeline of a run tells of a happening, each once. */
export function receiversOf({ run }: Pick<State, 'run'>, { on, outcome }: Happening): Receivers {
  // A question of the run itself is for those who hear of questions.
  const event: NotifyEvent = on === 'raise' ? 'needs-input' : on;
  const words: readonly NotifyEvent[] = outcome === 'failed' ? [event, 'failed'] : [event];
  const wanted = (pipelineOf(run).notify ?? []).filter((listener) => words.some((word) => listener.on.includes(word)));
  const endpoints = wanted.flatMap(({ to, as = 'standard-webhooks' }) => (to === undefined ? [] : [{ to, as }]));
  return {
    dispatches: [...new Set(wanted.flatMap(({ dispatch }) => dispatch ?? []))],
    endpoints: [...new Map(endpoints.map((endpoint) => [`${endpoint.to} ${endpoint.as}`, endpoint])).values()],
  };
}

/** Returns whether anybody is told of a happening. */
export function isAwaited(state: Pick<State, 'run'>, happening: Happening): boolean {
  const { dispatches, endpoints } = receiversOf(state, happening);
  return dispatches.length + endpoints.length > 0;
}

/** Returns the happening that a notice is about. */
export function happeningOf(notice: Notice): Happening {
  return notice.on === 'end' ? { on: notice.on, outcome: notice.end.body.outcome } : { on: notice.on };
}

/** Lists every notice that the records of a run hold and that some listener wants. */
export function listNotices(state: State): readonly Notice[] {
  const { end } = state;
  const all: readonly Notice[] = [
    ...state.transfers.map((transfer): Notice => ({ key: `transfer/${transfer.seq}`, on: 'transfer', transfer })),
    ...[...state.rows.values()].flatMap((row) => listRequests(state, row)),
    ...(end === undefined ? [] : [{ key: endKey(end.seq), on: 'end', end } as const]),
  ];
  return all.filter((notice) => isAwaited(state, happeningOf(notice)));
}

/** Lists what a stage asks people: it awaits an answer, an approval or more money, or its agent asked and nobody can answer any more. */
function listRequests(state: State, row: TaskRow): readonly Notice[] {
  const stage = row.name;
  if (awaitsApproval(row)) {
    // Whatever makes an approval stale is a newer record.
    const newest = approvalSeqs(state, { stage, due: row.next }).at(-1);
    return [{ key: `approval/${newest}/${stage}`, on: 'approval', stage, awaiting: row }];
  }
  if (awaitsRaise(row))
    return askingRows(state).includes(row)
      ? [{ key: `raise/${row.next.cause}/${stage}`, on: 'raise', stage, awaiting: row }]
      : [];
  const isAsked = awaitsAnswer(row) || (row.status === 'ended' && row.last.body.outcome === 'needs-input');
  return isAsked ? [{ key: `needs-input/${row.last.seq}`, on: 'needs-input', stage, asked: row.last }] : [];
}

/** Lists the keys of the notices that a record brought about, or the records of its comment together, in the order of the records. */
export function listKeysAfter(state: State, cause: number): readonly string[] {
  const transfers = new Set(listTransfersBefore(state, cause));
  const endCause = findCauseOfEnd(state);
  return listNotices(state).flatMap((notice) => {
    if (notice.on === 'transfer') return transfers.has(notice.transfer) ? [notice.key] : [];
    if (notice.on === 'needs-input') return notice.asked.seq === cause ? [notice.key] : [];
    return notice.on === 'end' && endCause === cause ? [notice.key] : [];
  });
}

/** Lists the transfers in the comment of the last execution of a job: its own, and those by which agents before it continued in the job. */
function listTransfersBefore({ tasks, transfers }: State, cause: number): readonly TransferRecord[] {
  const last = tasks.find(({ seq }) => seq === cause);
  // A decision that lets another agent continue has its transfer behind it.
  if (last === undefined) return transfers.filter((each) => isFallback(each) && each.seq === cause + 1);
  const found: TransferRecord[] = [];
  for (let execution = last.execution; ; execution -= 1) {
    const transfer = transfers.find((each) => each.task === last.task && each.execution === execution);
    const isOfJob = execution === last.execution || transfer?.body.inline === true;
    if (transfer !== undefined && isOfJob) found.push(transfer);
    else if (execution !== last.execution) return found;
  }
}

/**
 * Returns the `seq` of the record that ended the run: the last one before the end that is an execution or a decision. What is
 * recorded after the end, such as the work of a job that was stopped, did not end it.
 */
export function findCauseOfEnd({ run, tasks, decisions, end }: State): number | undefined {
  if (end === undefined) return undefined;
  return Math.max(run.seq, ...[...tasks, ...decisions].map(({ seq }) => seq).filter((seq) => seq < end.seq));
}
