import type { DecodedRecords } from '../../core/record/decode-records.ts';
import { findRuns, type StoredRun, toStoredRun } from '../../core/record/find-runs.ts';
import type { BatonRecord, StoredRecord } from '../../core/record/record.ts';
import { findEndTime } from '../../core/run/decisions.ts';
import { findRunNumber } from '../../core/run/names.ts';
import { type Comment, reachBackTo } from '../../core/trigger/comment.ts';
import type { NewestRunRequest } from '../../ports/record-store.ts';
import { decodeComments, type ThreadReader } from './thread-reader.ts';

/** Returns the newest run that `readNewestRun` is asked for, among records of its thread. */
export function findNewestRun(
  records: readonly (StoredRecord | undefined)[],
  { pipeline, about, isNumbered = false }: NewestRunRequest,
): StoredRun | undefined {
  const runs = findRuns(records, { pipeline, about });
  return isNumbered ? runs.find(({ record }) => findRunNumber(record.run, { pipeline, subject: about }) !== undefined) : runs[0];
}

export interface NewestRun {
  readonly run: StoredRun | undefined;
  readonly comments: readonly Comment[];
  /** Runs of which a genuine record was read on the way. A run without its first record is not found, and yet its name is in use. */
  readonly taken: readonly string[];
  /** The records of the run that were read on the way. */
  readonly records: readonly BatonRecord[];
  /** The time until which the run went on (`findEndTime`), when its end was read on the way. */
  readonly endedAt?: string;
}

/**
 * Reads pages backwards to the first one with a `run` record of the pipeline about the subject, and on to the time at which that
 * run began: a record that stands in a later comment is a copy by a stranger, and its original is further back. Carries a genuine
 * record along until its continuation pieces are found, which may stand on an older page.
 */
export async function readNewestRun(reader: ThreadReader, request: NewestRunRequest): Promise<NewestRun> {
  const { thread, total, since, needs } = request;
  let carried: readonly Comment[] = [];
  let read: readonly Comment[] = [];
  let run: StoredRun | undefined;
  const own = new Set<number>();
  const taken = new Set<string>();
  const runs = new Map<string, StoredRun>();
  const records: BatonRecord[] = [];
  for await (const page of reader.threads.listBackwards(thread, total, needs)) {
    const comments = [...page, ...carried];
    const decoded = await decodeComments(reader, { thread, comments });
    read = [...page, ...read];
    for (const id of listOwnComments(decoded)) own.add(id);
    for (const { record } of decoded.records) taken.add(record.run);
    for (const { envelope } of decoded.aside) taken.add(envelope.run);
    records.push(...decoded.records.map(({ record }) => record));
    // Pages come from the newest to the oldest, so of a record and its copies the original is set last.
    for (const stored of decoded.records.flatMap((each) => toStoredRun(each) ?? [])) runs.set(stored.digest, stored);
    run = findNewestRun([...runs.values()], request);
    if (isFarEnough(page, { run, incomplete: decoded.incomplete, since })) break;
    carried = decoded.incomplete.length === 0 ? [] : comments.filter(({ body }) => body.includes('<!-- baton:'));
  }
  const ofRun = records.filter((record) => record.run === run?.record.run);
  const endedAt = findEndTime(ofRun);
  return {
    run,
    comments: read.filter(({ id }) => !own.has(id)),
    taken: [...taken],
    records: ofRun,
    endedAt,
  };
}

interface Progress {
  readonly run: StoredRun | undefined;
  readonly incomplete: readonly number[];
  readonly since: string | undefined;
}

/** Returns whether nothing that is asked for can stand on an older page than this one. */
function isFarEnough(page: readonly Comment[], { run, incomplete, since }: Progress): boolean {
  if (run !== undefined && !reachBackTo(page, run.record.body.startedAt)) return false;
  // An incomplete record that is not older may begin a newer run.
  if (run !== undefined && incomplete.every((comment) => comment < run.comment)) return true;
  return incomplete.length === 0 && hasCommentBefore(page, since);
}

/** Returns whether a page reaches back beyond a time. */
function hasCommentBefore([oldest]: readonly Comment[], time: string | undefined): boolean {
  return oldest !== undefined && time !== undefined && Date.parse(oldest.createdAt) < Date.parse(time);
}

function listOwnComments({ records, aside, incomplete }: DecodedRecords): readonly number[] {
  const pieces = records.flatMap((record) => record.pieces ?? []).map(({ id }) => id);
  return [...records.map(({ comment }) => comment), ...aside.map(({ comment }) => comment), ...incomplete, ...pieces];
}
