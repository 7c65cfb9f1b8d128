import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Threads } from '../../src/ports/github.ts';
import type { Edits } from '../../src/ports/provenance.ts';
import { createRandom } from '../simulation/random.ts';
import { bot, type Comments, createComments } from '../simulation/world/comments.ts';

interface PostedComment {
  readonly subject: number;
  readonly body: string;
  readonly author?: Comment['author'];
  readonly association?: string;
  readonly id?: number;
  readonly at?: string;
  readonly editedAt?: string | undefined;
}

/** The comments of the simulated GitHub, with the requests for them, and with what others can do to them. */
export interface WatchedThreads extends Threads, Edits, Pick<Comments, 'count' | 'remove' | 'provenance'> {
  /** Requests made through the port, in words. */
  readonly requests: readonly string[];
  /** Comments that were folded. */
  readonly minimised: readonly number[];
  /** Somebody comments; with `id`, `at` and `editedAt` as GitHub would show it. */
  post(comment: PostedComment): Comment;
  /** Somebody with write access edits: the author stays, and GraphQL would tell. By default it is our own account. */
  edit(comment: number, body: string, editor?: string): void;
  /** Refuses comments on a thread from now on, as GitHub does beyond 2,500, and where a thread is locked. */
  fill(subject: number): void;
  /** From now on lists leave out the newest comments; 0 ends it. */
  lagBehind(comments: number): void;
}

export function createWatchedThreads(): WatchedThreads {
  const requests: string[] = [];
  const minimised: number[] = [];
  let [newest, lag] = [100, 0];
  /** A second per comment: the time of the newest one. */
  const now = (): number => Date.UTC(2026, 2, 18) + newest * 1_000;
  const comments = createComments({ now, random: createRandom(1), nextId: newest + 1 });
  const { threads, count, remove, provenance } = comments;
  const show = (thread: number, list: readonly Comment[]): readonly Comment[] => {
    const hidden = comments.list(thread).slice(count(thread) - lag);
    return list.filter(({ id }) => hidden.every((each) => each.id !== id));
  };
  return {
    ...{ requests, minimised, count, remove, provenance },
    post({ subject, at, editedAt = at, id, ...comment }) {
      if (id === undefined) newest++;
      return comments.post({ ...comment, thread: subject, as: { id, createdAt: at, updatedAt: editedAt } });
    },
    edit: (id, body, editor = bot.login) => comments.edit(id, body, { editor, what: 'records' }),
    fill: (subject) => comments.lock(subject, true),
    lagBehind: (late) => {
      lag = late;
    },
    async listSince(thread, since) {
      requests.push(`list since ${since}`);
      return show(thread, await threads.listSince(thread, since));
    },
    async *listBackwards(thread, total) {
      let page = Math.ceil(count(thread) / 100);
      for await (const found of threads.listBackwards(thread, total)) {
        // The page of a thread without comments is not counted: every reading of a new thread has it.
        if (page > 0) requests.push(`page ${page--}`);
        yield show(thread, found);
      }
    },
    async read(id) {
      requests.push(`get ${id}`);
      return threads.read(id);
    },
    async readLastEdit(comment) {
      requests.push(`edits of ${comment.id}`);
      return threads.readLastEdit(comment);
    },
    async create(thread, body, key) {
      requests.push('create');
      newest++;
      return threads.create(thread, body, key);
    },
    update: threads.update,
    delete: threads.delete,
    async minimiseAll(list, why) {
      if (list.length > 0) requests.push('minimise');
      minimised.push(...list.map(({ id }) => id));
      return threads.minimiseAll(list, why);
    },
  };
}
