import type { DecodeMemory } from '../../core/record/decode-memory.ts';
import { type DecodedRecords, decodeThreadRecords } from '../../core/record/decode-records.ts';
import type { DecodePorts } from '../../core/record/envelope.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Threads } from '../../ports/github.ts';
import type { Provenance } from '../../ports/provenance.ts';
import type { RunStart } from '../../ports/record-store.ts';

/** The tools for reading the records of a thread. */
export interface ThreadReader {
  readonly threads: Threads;
  readonly repo: number;
  readonly tools: DecodePorts;
  readonly memory: DecodeMemory;
  /** Present in a repository without signing keys. */
  readonly provenance?: Provenance;
}

/** Decodes the records among comments of a thread. */
export function decodeComments(
  { repo, tools, memory, provenance }: ThreadReader,
  {
    thread,
    comments,
    begun,
  }: { readonly thread: number; readonly comments: readonly Comment[]; readonly begun?: RunStart | undefined },
): Promise<DecodedRecords> {
  return decodeThreadRecords(comments, { repo, thread, tools, memory, provenance, begun });
}

/**
 * Reads exactly the comments that are named, records and continuation pieces alike. Returns undefined if a single one of them
 * is gone or does not fit.
 */
export async function locateRecords(
  reader: ThreadReader,
  thread: number,
  list: readonly { readonly id: number; readonly digest: string }[],
): Promise<readonly StoredRecord[] | undefined> {
  const ids = [...new Set(list.map(({ id }) => id))];
  const comments = await Promise.all(ids.map((id) => reader.threads.read(id)));
  const present = comments.filter((comment) => comment !== undefined);
  if (present.length < ids.length) return undefined;
  const { records } = await decodeComments(reader, { thread, comments: present });
  const found = list.map(({ id, digest }) => records.find((record) => record.comment === id && record.digest === digest));
  const pieces = new Set(records.flatMap((record) => record.pieces ?? []).map(({ id, digest }) => `${id} ${digest}`));
  const isComplete = list.every(({ id, digest }, index) => found[index] !== undefined || pieces.has(`${id} ${digest}`));
  return isComplete ? found.filter((record) => record !== undefined) : undefined;
}
