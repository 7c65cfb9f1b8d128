import type { Comment } from '../../../src/core/trigger/comment.ts';
import { GitHubError, type Threads } from '../../../src/ports/github.ts';
import type { Edits, Provenance } from '../../../src/ports/provenance.ts';
import type { Random } from '../random.ts';
import { refuse, unavailable } from './refuse.ts';
import { timeOf } from './schedule.ts';

/** One state of a comment: from a write on, until the next one. `undefined`: it is gone. */
interface Version {
  readonly write: number;
  readonly at: number;
  readonly comment: Comment | undefined;
}

interface Entry {
  readonly id: number;
  readonly thread: number;
  readonly versions: Version[];
  editor?: string;
}

/** A comment of ours that a person changed or took away: as it was before, and what counts no more since. */
export interface Tampered {
  readonly comment: Comment;
  readonly thread: number;
  /** When that was, in milliseconds since 1970. */
  readonly at: number;
  /** `text`: what people see of it alone was changed, so that its records still count (T12: the signature covers the marker). */
  readonly what: 'text' | 'records' | 'all';
}

/** The comments of a repository, with every state that they ever had: lists may show an older one. */
export interface Comments {
  readonly threads: Threads & Edits;
  /** Says of each comment whether it was edited, and that our account is the one that writes. */
  readonly provenance: Provenance;
  /** Returns how many comments a thread has now. */
  count(thread: number): number;
  /** Returns how often a comment was posted, changed or taken away. */
  countWrites(): number;
  /** All comments of a thread as they are now, ascending. */
  list(thread: number): readonly Comment[];
  post(comment: {
    readonly thread: number;
    readonly body: string;
    /** Null: the account is gone. */
    readonly author?: Account | null;
    readonly association?: string;
    /** What is special about the comment as GitHub shows it. */
    readonly as?: Partial<Comment>;
  }): Comment;
  /** A person changes a comment. */
  edit(id: number, body: string, changed: { readonly editor: string; readonly what: 'text' | 'records' }): void;
  /** A person deletes a comment. */
  remove(id: number): void;
  readonly tampered: readonly Tampered[];
  /** Locks a thread, or opens it again. Tokens of workflows may not write on it then (github-platform.md 2). */
  lock(thread: number, isLocked: boolean): void;
  readonly locked: ReadonlySet<number>;
  /** The threads, with the time of the newest comment of ours. */
  recent(since: string): readonly number[];
  /** Takes no edits from now on, or takes them again. */
  refuseEdits(isRefusing: boolean): void;
  /** Lists lag behind from now on, or no longer. */
  lag(isLate: boolean): void;
}

type Account = NonNullable<Comment['author']>;
export const bot: Account = { id: 41_898_282, login: 'github-actions[bot]' };
/** GitHub refuses a longer comment, whether it counts characters or bytes, and one more comment on a thread. */
const limits = { size: 65_535, comments: 2_500 } as const;
/** GitHub's ids have ten digits and more, and prompts and comments hold them. */
export const firstId = 2 ** 32;
/** Lists may show what was true this long ago. */
const longestLag = 8_000;

interface CommentsOptions {
  readonly now: () => number;
  readonly random: Random;
  /** Hears of a comment of ours. */
  readonly onOwn?: (comment: Comment, thread: number) => void;
  /** The id of the first comment. */
  readonly nextId?: number;
}

export function createComments({ now, random, onOwn, nextId = firstId + 101 }: CommentsOptions): Comments {
  const entries = new Map<number, Entry>();
  const tampered: Tampered[] = [];
  const locked = new Set<number>();
  let [next, writes, isLate, isOut] = [nextId, 0, false, false];

  const newest = (entry: Entry): Comment | undefined => entry.versions.at(-1)?.comment;
  const add = (entry: Entry, comment: Comment | undefined): void => {
    entry.versions.push({ write: ++writes, at: now(), comment });
  };

  /** Chooses the write up to which a list shows everything. Now and then it is an older one than the list before has shown. */
  function chooseCut(): number {
    if (!isLate || random.chance(0.5)) return writes;
    const versions = [...entries.values()].flatMap((entry) => entry.versions);
    const settled = Math.max(0, ...versions.filter(({ at }) => at <= now() - longestLag).map(({ write }) => write));
    return settled + random.below(writes - settled + 1);
  }

  function show(thread: number): readonly Comment[] {
    const cut = chooseCut();
    const isWhole = !isLate || random.chance(0.8);
    return [...entries.values()].flatMap((entry) => {
      if (entry.thread !== thread) return [];
      const known = entry.versions.filter(({ write }) => write <= cut);
      // A gap: a write is not in the list, and later ones are.
      const isMissing = !isWhole && (known.at(-1)?.at ?? 0) > now() - longestLag && random.chance(0.3);
      return known.at(isMissing ? -2 : -1)?.comment ?? [];
    });
  }

  function find(id: number): Entry {
    const entry = entries.get(id);
    if (entry === undefined || newest(entry) === undefined)
      throw new GitHubError(`404: comment ${id}`, { reason: 'not-found', status: 404, code: 'BATON-E803' });
    return entry;
  }

  function change(id: number, changes: Partial<Comment>): void {
    const entry = find(id);
    const comment = newest(entry);
    if (comment !== undefined) add(entry, { ...comment, ...changes, updatedAt: timeOf(now()) });
  }

  function note(id: number, what: Tampered['what']): void {
    const { thread, versions } = find(id);
    const comment = versions.at(-1)?.comment;
    if (comment !== undefined) tampered.push({ comment, thread, at: now(), what });
  }

  const comments: Comments = {
    count: (thread) => comments.list(thread).length,
    countWrites: () => writes,
    list: (thread) => [...entries.values()].flatMap((entry) => (entry.thread === thread ? (newest(entry) ?? []) : [])),
    post({ thread, body, author = bot, association, as = {} }) {
      const { id = next, createdAt = timeOf(now()) } = as;
      if (id === next) next++;
      const comment: Comment = { id, nodeId: `IC_${id}`, body, createdAt, updatedAt: as.updatedAt ?? createdAt, author };
      const entry: Entry = { id, thread, versions: [] };
      entries.set(id, entry);
      const whole = association === undefined ? comment : { ...comment, association };
      add(entry, whole);
      return whole;
    },
    tampered,
    locked,
    lock: (thread, isLocked) => void locked[isLocked ? 'add' : 'delete'](thread),
    edit(id, body, { editor, what }) {
      note(id, what);
      change(id, { body, lastEditedAt: timeOf(now()) });
      find(id).editor = editor;
    },
    remove(id) {
      note(id, 'all');
      add(find(id), undefined);
    },
    recent(since) {
      const found = new Map<number, number>();
      for (const entry of entries.values()) {
        const comment = newest(entry);
        const isOurs = comment?.author?.id === bot.id && /^<!-- baton:1 \{/m.test(comment.body);
        if (comment !== undefined && isOurs && comment.updatedAt >= since)
          found.set(entry.thread, Math.max(found.get(entry.thread) ?? 0, Date.parse(comment.updatedAt)));
      }
      return [...found].toSorted(([, one], [, other]) => other - one).map(([thread]) => thread);
    },
    refuseEdits: (isRefusing) => {
      isOut = isRefusing;
    },
    lag: (late) => {
      isLate = late;
    },
    provenance: {
      async readEdits(list) {
        const checked = list.map((comment): Comment => ({ ...comment, lastEditedAt: comment.lastEditedAt ?? null }));
        return { comments: checked, trustedAuthor: bot.id };
      },
      remember: () => undefined,
    },
    threads: {
      listSince: async (thread, since) => show(thread).filter(({ updatedAt }) => updatedAt >= since.slice(0, 19)),
      async *listBackwards(thread) {
        const all = show(thread);
        // The page of a thread without comments is empty.
        for (let end = Math.max(1, Math.ceil(all.length / 100)) * 100; end > 0; end -= 100) yield all.slice(end - 100, end);
      },
      read: async (id) => {
        const entry = entries.get(id);
        return entry && newest(entry);
      },
      async create(thread, body, key) {
        if (!body.includes(key)) throw new Error(`The key ${key} does not stand in the comment.`);
        if ([...body].length > limits.size || Buffer.byteLength(body) > limits.size)
          throw refuse({ status: 422, message: 'body is too long (maximum is 65536 characters)' });
        if (comments.list(thread).length >= limits.comments)
          throw refused('Commenting is disabled on issues with more than 2500 comments');
        if (locked.has(thread)) throw refused('Unable to create comment because issue is locked.');
        const posted = comments.post({ thread, body });
        onOwn?.(posted, thread);
        return posted;
      },
      async update(id, body) {
        if (isOut) throw unavailable();
        change(id, { body });
      },
      async delete(id) {
        const entry = entries.get(id);
        if (entry !== undefined && newest(entry) !== undefined) add(entry, undefined);
      },
      async minimiseAll(list) {
        const gone = list.find(({ id }) => entries.get(id)?.versions.at(-1)?.comment === undefined);
        for (const each of list) if (each.id !== gone?.id) change(each.id, { isMinimised: true });
        if (gone === undefined) return { isSwapped: false };
        const message = `Could not resolve to a node with the global id of '${gone.nodeId}'`;
        throw new GitHubError(message, { reason: 'not-found', status: 404, code: 'BATON-E803' });
      },
      async readLastEdit({ id }) {
        const entry = entries.get(id);
        const comment = entry && newest(entry);
        if (comment === undefined) return undefined;
        const { body, author } = comment;
        const login = entry?.editor;
        return login === undefined ? { body } : { body, editor: { login, isAuthor: login === author?.login } };
      },
    },
  };
  return comments;
}

function refused(message: string): GitHubError {
  return new GitHubError(message, { reason: 'comments-refused', status: 403, code: 'BATON-E806' });
}
