import type { DecodedRecords } from '../../core/record/decode-records.ts';
import { findRuns, type StoredRun } from '../../core/record/find-runs.ts';
import type { BatonRecord, StoredRecord } from '../../core/record/record.ts';
import { findEnd } from '../../core/run/decisions.ts';
import { findRunNumber } from '../../core/run/names.ts';
import type { Comment } from '../../core/trigger/comment.ts';
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
  /** The time of the end of the run, when that was read on the way, and no decision that reopens it. */
  readonly endedAt?: string;
}

/**
 * Reads pages backwards to the first one with a `run` record of the pipeline about the subject. Carries a genuine record along
 * until its continuation pieces are found, which may stand on an older page.
 */
export async function readNewestRun(reader: ThreadReader, request: NewestRunRequest): Promise<NewestRun> {
  const { thread, total, since } = request;
  let carried: readonly Comment[] = [];
  let read: readonly Comment[] = [];
  let run: StoredRun | undefined;
  const own = new Set<number>();
  const taken = new Set<string>();
  const records: BatonRecord[] = [];
  for await (const page of reader.threads.listBackwards(thread, total)) {
    const comments = [...page, ...carried];
    const decoded = await decodeComments(reader, { thread, comments });
    read = [...page, ...read];
    for (const id of listOwnComments(decoded)) own.add(id);
    for (const name of listRuns(decoded)) taken.add(name);
    records.push(...decoded.records.map(({ record }) => record));
    run = findNewestRun([run, ...decoded.records], request);
    if (run !== undefined && isOlderThan(decoded.incomplete, run)) break;
    if (decoded.incomplete.length === 0 && hasCommentBefore(page, since)) break;
    carried = decoded.incomplete.length === 0 ? [] : comments.filter(({ body }) => body.includes('<!-- baton:'));
  }
  const ofRun = records.filter((record) => record.run === run?.record.run);
  const end = findEnd(ofRun);
  return {
    run,
    comments: read.filter(({ id }) => !own.has(id)),
    taken: [...taken],
    ...(end === undefined ? {} : { endedAt: end.body.finishedAt }),
  };
}

function listRuns({ records, aside }: DecodedRecords): readonly string[] {
  return [...records.map(({ record }) => record.run), ...aside.map(({ envelope }) => envelope.run)];
}

/** Returns whether a page, which begins with its oldest comment, reaches back beyond a time. */
function hasCommentBefore([oldest]: readonly Comment[], time: string | undefined): boolean {
  return oldest !== undefined && time !== undefined && Date.parse(oldest.createdAt) < Date.parse(time);
}

/** Returns whether all incomplete records are older than a run: an incomplete record may begin a newer one. */
function isOlderThan(incomplete: readonly number[], run: StoredRecord): boolean {
  return incomplete.every((comment) => comment < run.comment);
}

function listOwnComments({ records, aside, incomplete }: DecodedRecords): readonly number[] {
  const pieces = records.flatMap((record) => record.pieces ?? []).map(({ id }) => id);
  return [...records.map(({ comment }) => comment), ...aside.map(({ comment }) => comment), ...incomplete, ...pieces];
}
