import { sealDrafts } from '../../src/adapters/store/comment-store.ts';
import { findNewestRun } from '../../src/adapters/store/read-newest-run.ts';
import { compareRecords } from '../../src/core/record/decode-records.ts';
import type { StoredRecord } from '../../src/core/record/record.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Account } from '../../src/core/trigger/trigger.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Compressor, Hasher, Signer } from '../../src/ports/crypto.ts';
import type { AppendRequest, ReadThread, RecordStore, RunStart } from '../../src/ports/record-store.ts';

export interface MemoryStoreOptions {
  readonly repo: number;
  readonly hasher: Hasher;
  readonly compressor: Compressor;
  readonly signer: Signer;
  readonly clock: Pick<Clock, 'now'>;
}

/** One append: the comment as it would look, and the records in it. */
interface Entry {
  readonly thread: number;
  readonly comment: Comment;
  readonly records: readonly StoredRecord[];
}

const author: Account = { id: 41_898_282, login: 'github-actions[bot]' };

/** Creates the store that keeps records in this process, signed like all others. No other process can write to it. */
export function createMemoryStore(options: MemoryStoreOptions): RecordStore {
  const entries: Entry[] = [];
  const of = (thread: number): readonly Entry[] => entries.filter((entry) => entry.thread === thread);
  return {
    readSince: async (thread, since, begun) =>
      toThread(
        of(thread)
          .filter(({ comment }) => comment.updatedAt >= since)
          .map((entry) => withoutEarlier(entry, begun)),
      ),
    readNewestRun: async (request) => {
      const records = of(request.thread).flatMap((entry) => entry.records);
      const all = records.map(({ record }) => record);
      const run = findNewestRun(records, request);
      const own = all.filter((record) => record.run === run?.record.run);
      return { run, comments: [], taken: all.map((record) => record.run), records: own };
    },
    readRecords: async (thread, list) => {
      const records = of(thread).flatMap((entry) => entry.records);
      const found = list.map(({ id, digest }) => records.find((record) => record.comment === id && record.digest === digest));
      return found.includes(undefined) ? undefined : found.filter((record) => record !== undefined);
    },
    append: async (request) => {
      const entry = createEntry(options, request, entries.length + 1);
      entries.push(entry);
      return entry.records;
    },
  };
}

function createEntry(options: MemoryStoreOptions, request: AppendRequest, id: number): Entry {
  const { repo, hasher, compressor, signer, clock } = options;
  const tools = {
    sha256: hasher.sha256,
    deflate: compressor.deflate,
    signer,
  };
  const at = clock.now();
  const records = sealDrafts({ repo, tools }, request).map(({ record, encoded: { digest, envelope } }) => {
    return { record, digest, comment: id, writtenAt: at, envelope };
  });
  return { thread: request.thread, comment: { id, body: request.visible, createdAt: at, updatedAt: at, author }, records };
}

/** Removes the records of a run that were written before its first record: they do not count. */
function withoutEarlier(entry: Entry, begun: RunStart | undefined): Entry {
  if (begun === undefined || entry.comment.id >= begun.comment) return entry;
  return { ...entry, records: entry.records.filter(({ record }) => record.run !== begun.run) };
}

function toThread(entries: readonly Entry[]): ReadThread {
  const records = entries.flatMap((entry) => entry.records).toSorted(compareRecords);
  return { records, ignored: [], comments: entries.map(({ comment }) => comment) };
}
