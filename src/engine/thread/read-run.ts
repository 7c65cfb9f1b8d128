import { type Problem, problemText } from '../../core/problem.ts';
import type { UnreadableRecord } from '../../core/record/decode-records.ts';
import type { RunRef } from '../../core/record/find-runs.ts';
import type { IgnoredRecord, StoredRecord } from '../../core/record/record.ts';
import { verifyChain } from '../../core/record/verify-chain.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { findEnd } from '../../core/run/decisions.ts';
import { deriveState } from '../../core/run/derive-state.ts';
import type { Due, State } from '../../core/run/state.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import { ignoredWords } from '../../core/view/words.ts';
import type { ReadThread } from '../../ports/record-store.ts';
import type { EnginePorts, EngineSettings } from '../engine-ports.ts';

/** What a newer Baton wrote may change everything about a run: it is not carried on without knowing (C-26, C-40). */
export function versionProblem(run: string, { envelope, comment }: UnreadableRecord): Problem {
  return {
    code: 'BATON-E409',
    kind: 'other-version',
    message: `Run "${run}" cannot be carried on: its record ${envelope.seq} (kind "${envelope.kind}") in comment ${comment} was written by another version of Baton than this one, which reads version 1 only. Use one version of run.yml and of the action everywhere, or start the pipeline again: a new run starts over.`,
  };
}

export interface RunReading {
  /** The comment that holds the run's first record, and since when its records are listed. */
  readonly first: RunRef['first'];
  readonly state: State;
  readonly stored: readonly StoredRecord[];
  /** Ids of the comments that were listed: tells whether our own writes show. */
  readonly comments: ReadonlySet<number>;
  /** The comments themselves. */
  readonly thread: readonly Comment[];
  /** Markers that did not count, of whatever run. */
  readonly ignored: readonly IgnoredRecord[];
  /** Comments with an ignored record that says it is of this run. */
  readonly claimed: ReadonlySet<number>;
  /** What does not count of this run, and what is missing, in sentences: for the log, once per job. */
  readonly doubts: readonly string[];
}

interface Asked {
  readonly ports: Pick<EnginePorts, 'store' | 'signer'>;
}

/** One listing since the run's first record gives all there is to know about it. */
export async function readRun(engine: Asked, order: RunRef): Promise<Result<RunReading, Problem>> {
  const thread = await engine.ports.store.readSince(order.thread, order.first.at, { run: order.run, comment: order.first.id });
  const own = thread.records.filter(({ record }) => record.run === order.run);
  const aside = (thread.aside ?? []).filter(({ envelope }) => envelope.run === order.run);
  const [strange] = aside;
  if (strange !== undefined) return failure(versionProblem(order.run, strange));
  const breaks = verifyChain(own);
  const broken = hasEnded(own) ? undefined : breaks.find(({ kind }) => kind === 'broken-chain');
  if (broken !== undefined) return failure(notCarriedOn(broken));
  const state = deriveState(own, order.run);
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

/** Markers that say they are of the run, and those that say nothing: a runs issue holds those of many others. */
function describeIgnored(engine: Asked, { ignored, claims = [] }: ReadThread, run: string): readonly string[] {
  const unsigned = engine.ports.signer === undefined;
  const others = new Set(claims.filter((claim) => claim.run !== run).map(({ comment }) => comment));
  return ignored
    .filter(({ comment }) => !others.has(comment))
    .map(
      ({ comment, reason }) => `The record in comment ${comment} was ignored: ${reason} (${ignoredWords(reason, { unsigned })}).`,
    );
}

/** From a run that has ended nothing follows, whatever is put between its records. */
function hasEnded(own: readonly StoredRecord[]): boolean {
  return findEnd(own.map(({ record }) => record)) !== undefined;
}

/** A record of another run of that name may stand where one of this run did, or would (T13): nobody can tell which is which. */
function notCarriedOn(broken: Problem): Problem {
  return {
    ...broken,
    message: `${broken.message} So the run is not carried on. Look at the thread with \`baton records\`, and start the pipeline again: the new run has a name of its own.`,
  };
}

/** When the record was written that made a stage due, and by which workflow run. */
export function findTriggeringRecord(
  { state, stored }: Pick<RunReading, 'state' | 'stored'>,
  due: Due,
): { readonly at: string; readonly workflowRun: number } {
  const { run } = state;
  const cause = stored.find(({ record }) => record.run === run.run && record.seq === due.cause);
  const body = cause?.record.kind === 'task' ? cause.record.body : run.body;
  return { at: cause?.writtenAt ?? run.body.startedAt, workflowRun: body.workflowRun.id };
}

/** Whether the run or the whole repository is paused: what comes is kept, nothing is published and nothing starts. */
export function isPaused(
  { settings }: { readonly settings: Pick<EngineSettings, 'paused'> },
  { paused }: Pick<State, 'paused'>,
): boolean {
  return paused !== undefined || settings.paused === true;
}
