import { deriveState } from '../core/pipeline/derive-state.ts';
import { findEnd } from '../core/pipeline/find-end.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Problem } from '../core/problem.ts';
import type { Comment } from '../core/record/comment.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { IgnoredRecord, StoredRecord } from '../core/record/record.ts';
import { verifyChain } from '../core/record/verify-chain.ts';
import { failure, type Result, success } from '../core/result.ts';
import { ignoredWords } from '../core/text/ignored-words.ts';
import type { ReadThread } from '../ports/record-store.ts';
import type { EnginePorts } from './engine-ports.ts';
import { otherVersion } from './other-version.ts';

export interface RunReading {
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
export async function readRun(
  engine: Asked,
  order: Pick<Dispatch, 'run' | 'thread' | 'first'>,
): Promise<Result<RunReading, Problem>> {
  const thread = await engine.ports.store.readSince(order.thread, order.first.at, { run: order.run, comment: order.first.id });
  const own = thread.records.filter(({ record }) => record.run === order.run);
  const aside = (thread.aside ?? []).filter(({ envelope }) => envelope.run === order.run);
  const [strange] = aside;
  if (strange !== undefined) return failure(otherVersion(order.run, strange));
  const breaks = verifyChain(own);
  const broken = hasEnded(own) ? undefined : breaks.find(({ code }) => code === 'BATON-E413');
  if (broken !== undefined) return failure(notCarriedOn(broken));
  const state = deriveState(own, order.run);
  if (!state.ok)
    return failure({
      ...state.error,
      message: [state.error.message, ...describeIgnored(engine, thread, order.run).slice(0, 5)].join(' '),
    });
  return success({
    state: state.value,
    stored: thread.records,
    comments: new Set(thread.comments.map(({ id }) => id)),
    thread: thread.comments,
    ignored: thread.ignored,
    claimed: new Set((thread.claims ?? []).filter(({ run }) => run === order.run).map(({ comment }) => comment)),
    doubts: [...describeIgnored(engine, thread, order.run), ...breaks.map(({ code, message }) => `${code}: ${message}`)],
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
