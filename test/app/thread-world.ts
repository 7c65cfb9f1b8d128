import { createKnowledge } from '../../src/app/knowledge/hear.ts';
import { createKnownThreads } from '../../src/app/knowledge/known-threads.ts';
import { beginListening } from '../../src/app/knowledge/listening-since.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import type { Threads } from '../../src/ports/github.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';

const repository = 7;
export const thread = 5;
/** The store forgets by the clock of the machine, so the times of the tests begin there. */
const start = Date.now();
export const ago = (minutes: number): string => new Date(start - minutes * 60_000).toISOString();
export const birth = ago(600);

/** GitHub's thread, and an App that knows it through its store. Another process of the App is another `open`. */
export async function openWorld() {
  const time = { now: start };
  const store = createMemoryAppStore();
  await beginListening(store, () => start - 600_000);
  const comments: Comment[] = [];
  const asked: string[] = [];
  const at = () => new Date(time.now).toISOString();
  const write = (body: string): Comment => {
    const comment = { id: comments.length + 1, body, createdAt: at(), updatedAt: at(), author: null };
    comments.push(comment);
    return comment;
  };
  const late: Comment[] = [];
  const shown = { at: Number.POSITIVE_INFINITY };
  let failing: Error | undefined;
  let isLost = false;
  let held = Promise.resolve();
  const github = {
    async listSince(_thread: number, since: string) {
      asked.push('list');
      const listed = comments.filter(({ updatedAt }) => Date.parse(updatedAt) >= Date.parse(since));
      await held;
      return listed;
    },
    async *listBackwards() {
      asked.push('page');
      yield [...comments];
    },
    async create(_thread: number, body: string) {
      if (failing !== undefined && !isLost) throw failing;
      const comment = write(body);
      if (failing !== undefined) throw failing;
      return comment;
    },
    async update(id: number, body: string) {
      comments.splice(id - 1, 1, { ...comments[id - 1], id, body, createdAt: birth, updatedAt: at(), author: null });
      if (failing !== undefined) throw failing;
    },
    minimiseAll: async () => ({ isSwapped: false }),
  } as unknown as Threads;
  const knowledge = createKnowledge({ store, now: () => time.now, appId: 3 });
  const sleep = async (milliseconds: number): Promise<void> => {
    time.now += milliseconds;
    if (time.now >= shown.at) comments.push(...late.splice(0));
  };
  const open = () => createKnownThreads(github, knowledge.threads(repository), { sleep });
  const hear = (name: string, payload: object) =>
    knowledge.hear({ name, body: JSON.stringify({ repository: { id: repository, default_branch: 'main' }, ...payload }) });
  /** The texts of the thread as the App sees them, and whether GitHub was asked for them. */
  const read = async (since = birth) => {
    const before = asked.length;
    const listed = await open().listSince(thread, since);
    return { bodies: listed.map(({ body }) => body), asked: asked.length > before };
  };
  return {
    time,
    store,
    comments,
    open,
    read,
    hear,
    write,
    /** Lets lists come late, with what was there when they were asked for. The returned function lets them go. */
    holdLists() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    /** Takes all comments from the lists, until somebody who sleeps has waited for so long. */
    lag: (milliseconds: number) => {
      late.push(...comments.splice(0));
      shown.at = time.now + milliseconds;
    },
    /** Lets posts fail, after GitHub has the comment or before. */
    fail: (error: Error | undefined, when: 'before' | 'after' = 'before') => {
      failing = error;
      isLost = when === 'after';
    },
  };
}

export const record = (name: string) => `${name}\n<!-- baton:1 ${name} -->`;

export const stranger = { id: 99, type: 'User' };
export const bot = { id: 50, type: 'Bot' };
export const own = { id: 1, body: record('one'), updated_at: ago(0), user: { id: bot.id }, performed_via_github_app: { id: 3 } };
export const copied = { ...own, performed_via_github_app: undefined, body: record('copy'), user: { id: stranger.id } };
export const plain = { ...copied, body: 'hello', user: { id: stranger.id } };
