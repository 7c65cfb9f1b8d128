/**
 * Reads runs, and what is known about them, from GitHub. A run is read by one listing of its thread since the run's first record (`read-run.ts`); after
 * a write the same is done until the new record is listed (`append-records.ts`). Earlier runs are searched for on the thread of
 * their subject and on the runs issues of their pipeline (`run-threads.ts`, `runs.ts`). From the comments of a run follow our
 * own account and what it posted (`own-comments.ts`); the rights of people (`permissions.ts`), the history of a pipeline
 * (`history.ts`) and handoffs in artifacts (`load-handoffs.ts`) are read where a phase asks for them. This room writes nothing.
 */

import { stageOfConfig } from '../../core/children/task-name.ts';
import { type Problem, problemText } from '../../core/problem.ts';
import type { UnreadableRecord } from '../../core/record/decode-records.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import type { IgnoredReason, IgnoredRecord, StoredRecord } from '../../core/record/record.ts';
import { verifyChain } from '../../core/record/verify-chain.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { findEnd } from '../../core/run/decisions.ts';
import type { State } from '../../core/run/state.ts';
import type { NextExecution } from '../../core/run/task-row.ts';
import { loadState } from '../../core/state/derive-state.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { ReadThread } from '../../ports/record-store.ts';
import type { ReadsFrom } from '../engine-ports.ts';

/**
 * Builds the problem about a record that another version of Baton wrote. Such a record may change everything about a run, so a
 * version that cannot read it does not continue the run (C-26, C-40).
 */
export function versionProblem(run: string, { envelope, comment }: UnreadableRecord): Problem {
  return {
    code: 'BATON-E409',
    cause: 'other-version',
    message: `Run "${run}" cannot be carried on: its record ${envelope.seq} (kind "${envelope.kind}") in comment ${comment} was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the pipeline again: a new run starts over.`,
  };
}

export interface RunReading {
  /** The comment that holds the run's first record, and since when its records are listed. */
  readonly first: RunRef['first'];
  readonly state: State;
  readonly stored: readonly StoredRecord[];
  /** Ids of the comments that were listed: they show whether our own writes are listed yet. */
  readonly comments: ReadonlySet<number>;
  /** The comments that were listed. */
  readonly thread: readonly Comment[];
  /** Markers of any run that did not count. */
  readonly ignored: readonly IgnoredRecord[];
  /** Comments with an ignored record that claims to be of this run. */
  readonly claimed: ReadonlySet<number>;
  /** Sentences about the records of this run that do not count or are missing: for the log, once per job. */
  readonly doubts: readonly string[];
}

/** Reads a run: one listing since its first record gives all that there is to know about it. */
export async function readRun(engine: ReadsFrom<'store' | 'signer'>, order: RunRef): Promise<Result<RunReading, Problem>> {
  const thread = await engine.ports.store.readSince(order.thread, order.first.at, { run: order.run, comment: order.first.id });
  const own = thread.records.filter(({ record }) => record.run === order.run);
  const aside = (thread.aside ?? []).filter(({ envelope }) => envelope.run === order.run);
  const [strange] = aside;
  if (strange !== undefined) return failure(versionProblem(order.run, strange));
  const breaks = verifyChain(own);
  // Nothing follows from records behind an end, whatever is put between them.
  const unfit = findEnd(own.map(({ record }) => record)) === undefined ? findUnfit(own) : undefined;
  if (unfit !== undefined) return failure(unfit);
  const state = await loadState(own, order.run);
  if (!state.ok)
    return failure({
      ...state.error,
      message: [state.error.message, ...describeIgnored(engine, thread, order.run).slice(0, 5)].join(' '),
    });
  return success({
    first: order.first,
    state: state.value,
    stored: thread.records,
    comments: new Set(thread.comments.map(({ id }) => id)),
    thread: thread.comments,
    ignored: thread.ignored,
    claimed: new Set((thread.claims ?? []).filter(({ run }) => run === order.run).map(({ comment }) => comment)),
    doubts: [...describeIgnored(engine, thread, order.run), ...breaks.map(problemText)],
  });
}

/** Describes the ignored markers that claim to be of the run, and those that claim nothing: a runs issue holds those of many other runs. */
function describeIgnored(
  engine: ReadsFrom<'store' | 'signer'>,
  { ignored, claims = [] }: ReadThread,
  run: string,
): readonly string[] {
  const unsigned = engine.ports.signer === undefined;
  const others = new Set(claims.filter((claim) => claim.run !== run).map(({ comment }) => comment));
  return ignored
    .filter(({ comment }) => !others.has(comment))
    .map(
      ({ comment, reason }) => `The record in comment ${comment} was ignored: ${reason} (${ignoredWords(reason, { unsigned })}).`,
    );
}

const ignoredReasons: Readonly<Record<Exclude<IgnoredReason, 'signature'>, string>> = {
  author: 'another account wrote it',
  edited: 'its comment was edited after it was written, or nobody knows whether it was',
  quoted: 'it stands in a quote, a list or code',
  version: 'another version of Baton wrote it',
  malformed: 'it is not whole',
  binding: 'it belongs to another repository, thread or run',
  duplicate: 'another record has its place',
};

/** Explains to people why a record does not count. */
function ignoredWords(reason: IgnoredReason, { unsigned }: { readonly unsigned: boolean }): string {
  if (reason !== 'signature') return ignoredReasons[reason];
  return unsigned
    ? 'it is signed, and the config has no signing.keys that could verify it'
    : 'no key in signing.keys of the config fits it: it was changed, has no signature, or its key was taken out';
}

/** Finds why the records of a run do not let it go on. `retried`: the task that a retry to come is about, empty for all that failed. */
export function findUnfit(own: readonly StoredRecord[], retried?: string): Problem | undefined {
  const isUnfit = ({ code, cause }: Problem): boolean =>
    cause === 'broken-chain' || (code === 'BATON-E412' && hasLoneDecision(own, retried));
  const unfit = verifyChain(own).find(isUnfit);
  return unfit && notCarriedOn(unfit);
}

/** Returns whether a decision follows a record of its stage, and none is left: the stage would be done again, and its commits be made twice. */
function hasLoneDecision(own: readonly StoredRecord[], retried?: string): boolean {
  const tasks = own.flatMap(({ record }) => (record.kind === 'task' ? [record] : []));
  const decided = own.flatMap(({ record }) =>
    record.kind === 'decision' && ['answer', 'retry', 'expire', 'woken'].includes(record.body.verb) ? [record] : [],
  );
  const all = retried === undefined ? decided : [...decided, { seq: Number.POSITIVE_INFINITY, task: retried }];
  return all.some((decision) => {
    const stage = stageOfConfig(decision.task);
    return !tasks.some(({ seq, task }) => seq < decision.seq && (stage === '' || stage === stageOfConfig(task)));
  });
}

/**
 * Adds to a broken chain that the run is not continued. A record of another run of that name may stand where a record of this
 * run did, or would (T13): nobody can tell which is which.
 */
function notCarriedOn(broken: Problem): Problem {
  return {
    ...broken,
    message: `${broken.message} So the run is not carried on. Look at the thread with \`baton records\`, and start the pipeline again: the new run has a name of its own.`,
  };
}

/** Finds the record that made a stage due, and returns its comment, when it was written and by which workflow run. */
export function findTriggeringRecord(
  { state, stored, first }: Pick<RunReading, 'state' | 'stored' | 'first'>,
  due: Pick<NextExecution, 'cause'>,
): { readonly at: string; readonly workflowRun: number; readonly comment: number } {
  const { run } = state;
  const cause = stored.find(({ record }) => record.run === run.run && record.seq === due.cause);
  return {
    at: cause?.writtenAt ?? run.body.startedAt,
    workflowRun: workflowRunOf(cause?.record) ?? run.body.workflowRun.id,
    comment: cause?.comment ?? first.id,
  };
}

/** Returns the workflow run that wrote a record, as far as the record says it. */
function workflowRunOf(record: StoredRecord['record'] | undefined): number | undefined {
  if (record?.kind === 'task') return record.body.workflowRun.id;
  return record?.kind === 'decision' ? record.body.workflowRun : undefined;
}
