import type { Comment } from '../../core/trigger/comment.ts';
import type { Clock } from '../../ports/clock.ts';
import { GitHubError, type Threads } from '../../ports/github.ts';
import { PutOff } from '../../ports/queue.ts';
import type { KnownThread, ThreadMemory } from './thread-memory.ts';

/** The beginning of the markers that every comment of ours carries, and hardly any other. */
const markerStart = '<!-- baton';

/** The number of times for which a list that lags behind our own posts is asked for again, a second apart. */
const mostLists = 10;

/** Returns whether a text carries a marker of ours, whoever wrote it. */
export function isMarked(body: string): boolean {
  return body.includes(markerStart);
}

/**
 * Creates the port for comments of the App. What is known of a thread is not listed again. Then the lists hold the comments with a
 * marker alone: nothing else in them is read, but for comments that a prompt shows, and `listBackwards` is told of those.
 */
export function createKnownThreads(threads: Threads, memory: ThreadMemory, { sleep }: Pick<Clock, 'sleep'>): Threads {
  /** The comments that were read or written here, in this piece of work. */
  const seen = new Map<number, { readonly thread: number; readonly comment: Comment }>();
  const note = (thread: number, comments: readonly Comment[]): readonly Comment[] => {
    for (const comment of comments) seen.set(comment.id, { thread, comment });
    return comments;
  };
  const refresh = async (id: number, change: Partial<Comment>, thread = seen.get(id)?.thread): Promise<void> => {
    const known = seen.get(id);
    if (known !== undefined) seen.set(id, { ...known, comment: { ...known.comment, ...change } });
    if (thread !== undefined) await memory.refresh(thread, id, change);
  };
  /** Adds our newest posts to what a list shows that may lag behind them. Returns undefined where nobody knows what stands before them. */
  const addRecent: Sources['addRecent'] = async (thread, listed, from = 0) => {
    const { posts, isUnsure } = await memory.recent(thread);
    const lacking = posts.filter(({ id, updatedAt }) => Date.parse(updatedAt) >= from && listed.every((one) => one.id !== id));
    return isUnsure && lacking.length > 0 ? undefined : [...listed, ...note(thread, lacking)].toSorted((a, b) => a.id - b.id);
  };
  return {
    async listSince(thread, since) {
      const from = Date.parse(since);
      const known = await memory.recall(thread);
      if (known !== undefined && known.from <= from)
        return note(thread, known.comments).filter(({ updatedAt }) => Date.parse(updatedAt) >= from);
      for (let left = mostLists; ; left -= 1) {
        const learn = await memory.listen(thread, sleep);
        const listed = await threads.listSince(thread, since);
        const marked = listed.filter(({ body }) => isMarked(body));
        await learn({ from, comments: note(thread, marked) });
        const all = await addRecent(thread, listed, from);
        if (all !== undefined || left === 0) return all ?? listed;
        await sleep(1_000);
      }
    },
    listBackwards: (thread, total, needs) => listPages({ threads, memory, note, addRecent, sleep }, { thread, total, needs }),
    read: async (comment) => seen.get(comment)?.comment ?? threads.read(comment),
    async create(thread, body, key) {
      const post = await memory.begin(thread, 'post');
      try {
        const created = await threads.create(thread, body, key);
        await memory.commit(thread, post, created);
        return note(thread, [created])[0] ?? created;
      } catch (thrown) {
        if (isRefused(thrown)) await memory.commit(thread, post);
        throw thrown;
      }
    },
    async update(comment, body, thread = seen.get(comment)?.thread) {
      // Where the thread is unknown, the delivery of the edit tells it. After an error the edit stays announced, and nothing here is believed.
      if (thread === undefined) return threads.update(comment, body);
      const edit = await memory.begin(thread, 'edit');
      await refresh(comment, { body }, thread);
      await threads.update(comment, body);
      await memory.commit(thread, edit);
    },
    async delete(comment) {
      await threads.delete(comment);
      const known = seen.get(comment);
      if (known !== undefined) await memory.forget(known.thread, comment);
    },
    async minimiseAll(comments, why, swap) {
      const minimised = await threads.minimiseAll(comments, why, swap);
      for (const { id } of comments) await refresh(id, { isMinimised: true });
      return minimised;
    },
  };
}

/** Returns whether GitHub has refused a comment, so that it is not there. After any other error nobody knows. */
function isRefused(thrown: unknown): boolean {
  // A limit, which GitHub or the App keeps.
  if (thrown instanceof PutOff) return true;
  return thrown instanceof GitHubError && thrown.reason !== 'unavailable' && thrown.status !== undefined;
}

interface Sources extends Pick<Clock, 'sleep'> {
  readonly threads: Threads;
  readonly memory: ThreadMemory;
  readonly note: (thread: number, comments: readonly Comment[]) => readonly Comment[];
  readonly addRecent: (thread: number, listed: readonly Comment[], from?: number) => Promise<readonly Comment[] | undefined>;
}

/**
 * Lists the pages of a thread. Where all of it is known, and comments of others are not needed or were not there, one page has what
 * is known.
 */
async function* listPages(
  { threads, memory, note, addRecent, sleep }: Sources,
  request: { readonly thread: number; readonly total: number; readonly needs: Parameters<Threads['listBackwards']>[2] },
): AsyncGenerator<readonly Comment[]> {
  const { thread, total, needs } = request;
  const known = await memory.recall(thread);
  if (known?.from === 0 && (total === 0 || needs === 'own')) {
    yield note(thread, known.comments);
    return;
  }
  const learn = known === undefined ? await memory.listen(thread, sleep) : undefined;
  const read: Comment[] = [];
  let isNewest = true;
  let listed: KnownThread = { from: Number.POSITIVE_INFINITY, comments: [] };
  try {
    for await (const page of threads.listBackwards(thread, total, needs)) {
      const marked = page.filter(({ body }) => isMarked(body));
      read.unshift(...note(thread, marked));
      // Comments of the same second may stand on the page before.
      const oldest = page[0]?.createdAt;
      if (oldest !== undefined) listed = { from: Date.parse(oldest) + 1_000, comments: read };
      yield (isNewest ? await addRecent(thread, page) : undefined) ?? page;
      isNewest = false;
    }
    listed = { from: 0, comments: read };
  } finally {
    const { from, comments } = listed;
    await learn?.({ from, comments: comments.filter(({ createdAt }) => Date.parse(createdAt) >= from) });
  }
}
