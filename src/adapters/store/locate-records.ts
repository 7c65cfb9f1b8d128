import type { StoredRecord } from '../../core/record/record.ts';
import { decodeThread } from './decode-thread.ts';
import type { ThreadReader } from './thread-reader.ts';

type Locators = readonly { readonly id: number; readonly digest: string }[];

/** Reads exactly the comments that are named, records and continuation pieces alike. One that does not fit spoils all. */
export async function locateRecords(
  reader: ThreadReader,
  subject: number,
  list: Locators,
): Promise<readonly StoredRecord[] | undefined> {
  const ids = [...new Set(list.map(({ id }) => id))];
  const comments = await Promise.all(ids.map((id) => reader.threads.get(id)));
  const present = comments.filter((comment) => comment !== undefined);
  if (present.length < ids.length) return undefined;
  const { records } = await decodeThread(reader, { subject, comments: present });
  const found = list.map(({ id, digest }) => records.find((record) => record.comment === id && record.digest === digest));
  const pieces = new Set(records.flatMap((record) => record.pieces ?? []).map(({ id, digest }) => `${id} ${digest}`));
  const isComplete = list.every(({ id, digest }, index) => found[index] !== undefined || pieces.has(`${id} ${digest}`));
  return isComplete ? found.filter((record) => record !== undefined) : undefined;
}
