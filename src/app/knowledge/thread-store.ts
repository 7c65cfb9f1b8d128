import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseStored, utf8Length } from '../../core/json/json-value.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { AppStore } from '../../ports/queue.ts';

const headSchema = z.object({
  /** The time of hearing in which the thread was listed (`listening-since.ts`). */
  hearing: z.string(),
  /** Milliseconds since 1970 from which on comments are known; null while nothing is known. */
  from: z.number().nullable(),
  listedAt: z.number(),
  ids: z.array(z.number()),
  bytes: z.number(),
  /** The posts that were announced and have not ended. */
  posts: z.array(z.object({ name: z.string(), at: z.number() })),
  /** Our posts of the last minute. A list without one of them lags. */
  recent: z.array(z.object({ comment: z.number(), at: z.number() })).optional(),
  /** The name of the last forgetting. It makes a change of each, so that a list that is under way is not learned, also where nothing was known. */
  forgotten: z.string().optional(),
});

/** The facts about a thread that is known. Its comments stand beside it, under their ids. */
export type ThreadHead = z.infer<typeof headSchema>;

/** The state of a thread of which nothing is known. */
export const unknown: Pick<ThreadHead, 'from' | 'listedAt' | 'ids' | 'bytes'> = { from: null, listedAt: 0, ids: [], bytes: 0 };

const storedMilliseconds = 7 * 86_400_000;

/** The most of one thread that is kept. A larger thread is read from GitHub each time. */
const mostComments = 300;
const mostBytes = 4_000_000;

/** The places of the threads of one repository in the store of the App. */
export interface ThreadStore {
  read(thread: number): Promise<{ readonly text: string | undefined; readonly head: ThreadHead | undefined }>;
  /** Stores a head only if the present one is `from`. Returns whether it did. */
  replace(thread: number, from: string | undefined, head: ThreadHead): Promise<boolean>;
  /** Changes the head as it is now, whoever else does so at this moment. */
  change(thread: number, apply: (head: ThreadHead) => ThreadHead): Promise<void>;
  /** Forgets a thread: the next reader asks GitHub. A comment that others have changed or deleted is not missed in its lists. */
  forget(thread: number, touched?: number): Promise<void>;
  keep(thread: number, comments: readonly Comment[]): Promise<void>;
  find(thread: number, comment: number): Promise<Comment | undefined>;
  /** Lists the comments with these ids; undefined if a single one is not kept. */
  list(thread: number, ids: readonly number[]): Promise<readonly Comment[] | undefined>;
}

export function createThreadStore({
  store,
  repository,
  now,
}: {
  readonly store: AppStore;
  readonly repository: number;
  readonly now: () => number;
}): ThreadStore {
  const headKey = (thread: number): string => `thread-heads/${repository}/${thread}`;
  const rowKey = (thread: number, comment: number | ''): string => `thread-comments/${repository}/${thread}/${comment}`;
  const expiry = (): { expiresAt: string } => ({ expiresAt: new Date(now() + storedMilliseconds).toISOString() });
  const read: ThreadStore['read'] = async (thread) => {
    const text = await store.get(headKey(thread));
    // One in a form of another version is unknown.
    return { text, head: parseStored(headSchema, text) };
  };
  const replace: ThreadStore['replace'] = (thread, from, head) =>
    store.replace(headKey(thread), { from, to: JSON.stringify(head), ...expiry() });
  const change: ThreadStore['change'] = async (thread, apply) => {
    for (;;) {
      const { text, head = { hearing: '', ...unknown, posts: [] } } = await read(thread);
      if (await replace(thread, text, apply(head))) return;
    }
  };
  return {
    read,
    replace,
    change,
    forget: (thread, touched) =>
      change(thread, ({ recent = [], ...head }) => ({
        ...{ ...head, ...unknown, forgotten: randomUUID() },
        recent: recent.filter(({ comment }) => comment !== touched),
      })),
    async keep(thread, comments) {
      for (const comment of comments) await store.put(rowKey(thread, comment.id), JSON.stringify(comment), expiry());
    },
    async find(thread, comment) {
      const text = await store.get(rowKey(thread, comment));
      return text === undefined ? undefined : (JSON.parse(text) as Comment);
    },
    async list(thread, ids) {
      const rows = ids.length === 0 ? [] : await store.list(rowKey(thread, ''));
      const texts = new Map(rows.map(({ key, value }) => [key, value]));
      const found = ids.flatMap((id) => texts.get(rowKey(thread, id)) ?? []);
      return found.length < ids.length ? undefined : found.map((text) => JSON.parse(text) as Comment);
    },
  };
}

/** Adds comments to what is known, where anything is. A thread that grows too large is not known any more. */
export function withComments(head: ThreadHead, comments: readonly Comment[]): ThreadHead {
  if (head.from === null) return head;
  const ids = [...new Set([...head.ids, ...comments.map(({ id }) => id)])].toSorted((a, b) => a - b);
  const bytes = comments.reduce((sum, { body }) => sum + utf8Length(body), head.bytes);
  return ids.length > mostComments || bytes > mostBytes ? { ...head, ...unknown } : { ...head, ids, bytes };
}
