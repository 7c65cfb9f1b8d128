import type { Comment } from '../../src/core/trigger/comment.ts';
import { GitHubError, type Threads } from '../../src/ports/github.ts';
import type { Edits } from '../../src/ports/provenance.ts';

interface PostedComment {
  readonly subject: number;
  readonly body: string;
  readonly author?: Comment['author'];
  readonly association?: string;
  readonly id?: number;
  readonly at?: string;
  readonly editedAt?: string | undefined;
}

/** Comments in memory as GitHub keeps them, with what others can do to them. */
export interface FakeThreads extends Threads, Edits {
  /** Requests made through the port, in words. */
  readonly requests: readonly string[];
  /** Comments that were folded. */
  readonly minimised: readonly number[];
  /** Somebody comments; with `id`, `at` and `editedAt` as GitHub would show it. */
  post(comment: PostedComment): Comment;
  /** Somebody with write access edits: the author stays, and GraphQL would tell. By default it is our own account. */
  edit(comment: number, body: string, editor?: string): void;
  remove(comment: number): void;
  /** How many comments a thread has. */
  count(subject: number): number;
  /** Refuses comments on a thread from now on, as GitHub does beyond 2,500. */
  fill(subject: number): void;
  /** From now on lists leave out the newest comments; 0 ends it. */
  lagBehind(comments: number): void;
}

const bot = { id: 41_898_282, login: 'github-actions[bot]' };

export function createFakeThreads(): FakeThreads {
  const entries = new Map<number, { subject: number; comment: Comment }>();
  const editors = new Map<number, string>();
  const requests: string[] = [];
  const minimised: number[] = [];
  let nextId = 101;
  let lag = 0;
  const full = new Set<number>();
  /** A second per comment: the time of the newest one. */
  const timeOf = (id: number): string => new Date(Date.UTC(2026, 2, 18) + id * 1_000).toISOString();
  const now = (): string => timeOf(nextId - 1);

  function post({ subject, body, author = bot, association, ...more }: PostedComment): Comment {
    const id = more.id ?? nextId++;
    const at = more.at ?? timeOf(id);
    const comment: Comment = {
      id,
      body,
      createdAt: at,
      updatedAt: more.editedAt ?? at,
      author,
      ...(association === undefined ? {} : { association }),
    };
    entries.set(id, { subject, comment });
    return comment;
  }

  function list(subject: number): readonly Comment[] {
    const all = [...entries.values()].filter((entry) => entry.subject === subject).map(({ comment }) => comment);
    return all.slice(0, all.length - lag);
  }

  return {
    requests,
    minimised,
    post,
    edit: (id, body, editor = bot.login) => {
      const entry = entries.get(id);
      const at = now();
      editors.set(id, editor);
      if (entry !== undefined)
        entries.set(id, { ...entry, comment: { ...entry.comment, body, updatedAt: at, lastEditedAt: at } });
    },
    count: (subject) => list(subject).length,
    fill: (subject) => void full.add(subject),
    remove: (id) => void entries.delete(id),
    lagBehind: (comments) => {
      lag = comments;
    },
    listSince: async (subject, since) => {
      requests.push(`list since ${since}`);
      return list(subject).filter(({ updatedAt }) => updatedAt >= since);
    },
    listBackwards: async function* (subject) {
      const all = list(subject);
      for (let end = Math.ceil(all.length / 100) * 100; end > 0; end -= 100) {
        requests.push(`page ${end / 100}`);
        yield all.slice(end - 100, end);
      }
    },
    read: async (id) => {
      requests.push(`get ${id}`);
      return entries.get(id)?.comment;
    },
    readLastEdit: async ({ id }) => {
      requests.push(`edits of ${id}`);
      const comment = entries.get(id)?.comment;
      const login = editors.get(id);
      if (comment === undefined || login === undefined) return comment && { body: comment.body };
      return { body: comment.body, editor: { login, isAuthor: login === comment.author?.login } };
    },
    create: async (subject, body, key) => {
      if (!body.includes(key)) throw new Error(`The key ${key} does not stand in the comment.`);
      if ([...body].length > 65_535 || Buffer.byteLength(body) > 65_535)
        throw new Error('422: body is too long (maximum is 65536 characters)');
      requests.push('create');
      if (full.has(subject))
        throw new GitHubError('more than 2500 comments', { reason: 'comments-refused', status: 403, code: 'BATON-E806' });
      return post({ subject, body });
    },
    delete: async (id) => void entries.delete(id),
    minimiseAll: async (comments) => {
      if (comments.length > 0) requests.push('minimise');
      for (const { id } of comments) {
        minimised.push(id);
        const entry = entries.get(id);
        if (entry !== undefined) entries.set(id, { ...entry, comment: { ...entry.comment, isMinimised: true } });
      }
      return { isSwapped: false };
    },
    update: async (id, body) => {
      const entry = entries.get(id);
      if (entry === undefined)
        throw new GitHubError(`404: comment ${id}`, { reason: 'not-found', status: 404, code: 'BATON-E803' });
      entries.set(id, { ...entry, comment: { ...entry.comment, body, updatedAt: now() } });
    },
  };
}
