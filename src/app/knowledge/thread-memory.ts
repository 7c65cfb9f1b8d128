// This folder keeps what the App knows of GitHub, in its store, so that it need not ask again. All of it may be thrown away at any
// time (adr/0029). `thread-memory` has the comments of a thread that carry a marker of ours, on the `thread-store`; `known-threads`
// reads and writes threads through it. `known-branches` has the tips of default branches.
// `hear` learns from deliveries, and `hearing` says since when.

import { randomUUID } from 'node:crypto';
import { normaliseBody } from '../../core/text/plain-text.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AppStore } from '../../ports/queue.ts';
import { beginningOf } from './listening-since.ts';
import { createThreadStore, type ThreadHead, type ThreadStore, unknown, withComments } from './thread-store.ts';

/** A part of a thread that is known: every comment with a marker that was made at or after `from`, ascending by id. */
export interface KnownThread {
  /** Milliseconds since 1970; 0 for the whole thread. */
  readonly from: number;
  readonly comments: readonly Comment[];
}

/**
 * The memory of threads. Only what is complete is recalled. Whoever posts or edits a comment says so before and after (`begin`, `commit`):
 * while that is under way, or was cut off by a crash, nothing is recalled, and GitHub is asked.
 */
export interface ThreadMemory extends Pick<ThreadStore, 'forget'> {
  recall(thread: number): Promise<KnownThread | undefined>;
  /** Announces a post or an edit. Returns its name for `commit`. */
  begin(thread: number, what: 'post' | 'edit'): Promise<string>;
  /** Ends it. Without a comment nothing was posted, for certain. */
  commit(thread: number, post: string, comment?: Comment): Promise<void>;
  /**
   * Returns a function that stores what a listing showed that begins now, unless the thread has changed in between. Waits until lists show
   * what a process posted that died over it: who repeats its work would post it a second time.
   */
  listen(thread: number, sleep: Clock['sleep']): Promise<(listed: KnownThread) => Promise<void>>;
  /**
   * Lists our posts of the last minute, which a list may lack because it lags. `isUnsure`: another post may be there or not. It would stand before
   * them, and lists show the two together.
   */
  recent(thread: number): Promise<{ readonly posts: readonly Comment[]; readonly isUnsure: boolean }>;
  /** Stores that a thread was made at a time, without comments, unless something is known of it or nobody heard then. */
  open(thread: number, createdAt: number): Promise<void>;
  /** Stores what has changed of a comment, if it is known. Others may have changed the rest of it meanwhile. */
  refresh(thread: number, comment: number, change: Partial<Comment>): Promise<void>;
  /** Hears the text that a delivery tells of a comment of ours. Forgets the thread where another one is known, unless that one is younger. */
  hear(thread: number, told: Pick<Comment, 'id' | 'body' | 'updatedAt'>): Promise<void>;
}

export interface ThreadMemoryOptions {
  readonly store: AppStore;
  /** Numeric id of the repository. */
  readonly repository: number;
  readonly now: () => number;
  /** Returns the name of the time since which the App hears every event (`readListeningSince`). */
  readonly hearing: () => Promise<string>;
}

/** The time for which a thread is believed without asking GitHub once more. A delivery may have been lost. */
const believedMilliseconds = 86_400_000;
/** The time after which a post is over: either GitHub has it or will never get it. */
const postMilliseconds = 300_000;
/** The time for which lists may lag behind a post (github-platform.md 2). */
const lagMilliseconds = 60_000;
/** The time after which lists show a post, but for rare ones. */
const shownMilliseconds = 10_000;

/** The precision of times of GitHub, in milliseconds. */
const second = 1_000;

/** Creates the memory of the threads of one repository. Every process of the App sees the same one. */
export function createThreadMemory(options: ThreadMemoryOptions): ThreadMemory {
  const { now, hearing } = options;
  const shelf = createThreadStore(options);
  return {
    async recall(thread) {
      const { head } = await shelf.read(thread);
      if (head?.from == null || head.posts.length > 0 || head.listedAt < now() - believedMilliseconds) return undefined;
      if (head.hearing === '' || head.hearing !== (await hearing())) return undefined;
      const comments = await shelf.list(thread, head.ids);
      return comments && { from: head.from, comments };
    },
    async begin(thread, what) {
      const name = `${what} ${randomUUID()}`;
      await shelf.change(thread, (head) => ({ ...head, posts: [...head.posts, { name, at: now() }] }));
      return name;
    },
    async commit(thread, post, comment) {
      if (comment !== undefined) await shelf.keep(thread, [comment]);
      await shelf.change(thread, (head) => {
        const ended = { ...head, posts: head.posts.filter(({ name }) => name !== post) };
        if (comment === undefined) return ended;
        return { ...withComments(ended, [comment]), recent: [...listRecent(head, now()), { comment: comment.id, at: now() }] };
      });
    },
    async listen(thread, sleep) {
      const before = await readShown(shelf, thread, { now, sleep });
      const began = { hearing: await hearing(), listedAt: now() };
      return async ({ from, comments }) => {
        const posts = (before.head?.posts ?? []).filter(({ at }) => at > began.listedAt - postMilliseconds);
        const recent = listRecent(before.head, began.listedAt).filter(({ at }) => at >= from);
        if (posts.length > 0 || recent.some((post) => !comments.some(({ id }) => id === post.comment))) return;
        // A list that lags shows a comment of ours as it was before an edit.
        for (const comment of comments)
          if (isEdited(await shelf.find(thread, comment.id), comment, began.listedAt - lagMilliseconds)) return;
        await shelf.keep(thread, comments);
        await shelf.replace(thread, before.text, withComments({ ...before.head, ...unknown, ...began, from, posts }, comments));
      };
    },
    async recent(thread) {
      const { head } = await shelf.read(thread);
      const ids = listRecent(head, now()).map(({ comment }) => comment);
      const isUnsure = listPosts(head).some(({ at }) => at > now() - postMilliseconds);
      return { posts: (await shelf.list(thread, ids)) ?? [], isUnsure };
    },
    async open(thread, createdAt) {
      const head = { ...unknown, hearing: await hearing(), from: 0, listedAt: now(), posts: [] };
      if (createdAt + second > beginningOf(head.hearing)) await shelf.replace(thread, undefined, head);
    },
    async refresh(thread, comment, change) {
      const known = await shelf.find(thread, comment);
      if (known !== undefined) await shelf.keep(thread, [{ ...known, ...change, updatedAt: new Date(now()).toISOString() }]);
    },
    async hear(thread, { id, body, updatedAt }) {
      const known = await shelf.find(thread, id);
      if (known === undefined || normaliseBody(known.body) === normaliseBody(body)) return;
      if (Date.parse(updatedAt) + second > Date.parse(known.updatedAt)) await shelf.forget(thread);
    },
    forget: shelf.forget,
  };
}

function isEdited(known: Comment | undefined, { body, updatedAt }: Comment, since: number): boolean {
  return known !== undefined && known.body !== body && Date.parse(known.updatedAt) > Math.max(Date.parse(updatedAt), since);
}

/** Lists our posts that lists may not show yet at a time, in milliseconds since 1970. */
function listRecent(head: ThreadHead | undefined, now: number): NonNullable<ThreadHead['recent']> {
  return head?.recent?.filter(({ at }) => at > now - lagMilliseconds) ?? [];
}

/** Lists the posts that were announced and have not ended: GitHub may have each of them or not. Edits are none. */
function listPosts(head: ThreadHead | undefined): ThreadHead['posts'] {
  return head?.posts.filter(({ name }) => name.startsWith('post ')) ?? [];
}

/** Reads what is known of a thread, as soon as lists show what a process posted that died over it. */
async function readShown(
  shelf: ThreadStore,
  thread: number,
  { now, sleep }: Pick<ThreadMemoryOptions, 'now'> & Pick<Clock, 'sleep'>,
): ReturnType<ThreadStore['read']> {
  let known = await shelf.read(thread);
  const last = Math.max(0, ...listPosts(known.head).map(({ at }) => at));
  for (let left = last + shownMilliseconds - now(); left > 0 && listPosts(known.head).length > 0; left -= 1_000) {
    await sleep(1_000);
    known = await shelf.read(thread);
  }
  return known;
}
