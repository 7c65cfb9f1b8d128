import type { Comment } from '../../core/record/comment.ts';
import { decodeRecords } from '../../core/record/decode-records.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import type { ThreadReader } from './thread-reader.ts';

interface NewestRunRequest {
  readonly subject: number;
  readonly pipeline: string;
  readonly total: number;
}

/**
 * Pages backwards to the first page with a `run` record of the pipeline. A genuine record whose continuation pieces
 * stand on an older page is carried along until they are found.
 */
export async function findNewestRun(reader: ThreadReader, request: NewestRunRequest): Promise<StoredRecord | undefined> {
  const { subject, pipeline, total } = request;
  let carried: readonly Comment[] = [];
  let found: StoredRecord | undefined;
  for await (const page of reader.threads.listBackwards(subject, total)) {
    const comments = [...page, ...carried];
    const { records, incomplete } = decodeRecords(comments, { ...reader, subject });
    found = newestOf([...(found === undefined ? [] : [found]), ...records.filter((record) => isRunOf(record, pipeline))]);
    // One that is still incomplete may be newer than what was found.
    if (found !== undefined && incomplete.every((comment) => comment < (found?.comment ?? 0))) return found;
    carried =
      incomplete.length === 0 ? [] : comments.filter(({ id, body }) => incomplete.includes(id) || body.includes('"kind":"part"'));
  }
  return found;
}

function isRunOf({ record }: StoredRecord, pipeline: string): boolean {
  return record.kind === 'run' && record.body.pipeline === pipeline;
}

function newestOf(records: readonly StoredRecord[]): StoredRecord | undefined {
  return records.toSorted((a, b) => b.comment - a.comment)[0];
}
