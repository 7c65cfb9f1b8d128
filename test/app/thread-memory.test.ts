import { describe, expect } from 'vitest';
import { createKnowledge } from '../../src/app/knowledge/hear.ts';
import { createKnownThreads } from '../../src/app/knowledge/known-threads.ts';
import { beginListening } from '../../src/app/knowledge/listening-since.ts';
import type { Comment } from '../../src/core/trigger/comment.ts';
import { GitHubError, type Threads } from '../../src/ports/github.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const repository = 7;
const thread = 5;
/** The store forgets by the clock of the machine, so the times of the tests begin there. */
const start = Date.now();
const ago = (minutes: number): string => new Date(start - minutes * 60_000).toISOString();
const birth = ago(600);

/** GitHub's thread, and an App that knows it through its store. Another process of the App is another `open`. */
async function openWorld() {
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
  } as unknown as Threads;
  const knowledge = createKnowledge({ store, now: () => time.now, appId: 3 });
  const open = () => createKnownThreads(github, knowledge.threads(repository));
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
    /** Lets posts fail, after GitHub has the comment or before. */
    fail: (error: Error | undefined, when: 'before' | 'after' = 'before') => {
      failing = error;
      isLost = when === 'after';
    },
  };
}

const record = (name: string) => `${name}\n<!-- baton:1 ${name} -->`;

describe('what the App knows of a thread', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'LIMITS'],
      title: 'is not listed again, by no process of the App',
      input: 'a list, a post of ours, a post by another process',
      expected: 'one list; every reader sees both posts',
    },
    async () => {
      const { open, read, write } = await openWorld();
      write('somebody says hello');
      expect(await read()).toEqual({ bodies: ['somebody says hello'], asked: true });
      await open().create(thread, record('one'), 'key');
      await open().create(thread, record('two'), 'key');
      expect(await read()).toEqual({ bodies: [record('one'), record('two')], asked: false });
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.3'],
      title: 'is asked for again after a crash between a post and its note, until nothing of it can come late',
      input: 'a process dies in the middle of a post; its comment appears two minutes later',
      expected: 'GitHub is asked each time for five minutes, and once after them',
    },
    async () => {
      const { open, read, fail, time, write } = await openWorld();
      await read();
      fail(new Error('killed'));
      await expect(open().create(thread, record('one'), 'key')).rejects.toThrow('killed');
      fail(undefined);
      expect(await read()).toEqual({ bodies: [], asked: true });
      time.now += 120_000;
      write(record('one'));
      expect(await read()).toEqual({ bodies: [record('one')], asked: true });
      time.now += 200_000;
      expect((await read()).asked).toBe(true);
      expect(await read()).toEqual({ bodies: [record('one')], asked: false });
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.3'],
      title: 'stays known when GitHub refused a post for certain, and not when it may have taken it',
      input: 'a post refused with 403; one whose answer was lost',
      expected: 'no list after the first; the comment is found after the second',
    },
    async () => {
      const { open, read, fail } = await openWorld();
      await read();
      fail(new GitHubError('locked', { reason: 'comments-refused', status: 403, code: 'BATON-E801' }));
      await expect(open().create(thread, record('one'), 'key')).rejects.toThrow('locked');
      expect((await read()).asked).toBe(false);
      fail(new GitHubError('bad gateway', { reason: 'unavailable', status: 502, code: 'BATON-E801' }), 'after');
      await expect(open().create(thread, record('two'), 'key')).rejects.toThrow('bad gateway');
      expect(await read()).toEqual({ bodies: [record('two')], asked: true });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'is not learned from a list that lags behind our own post',
      input: 'a post; the thread is forgotten; a list without the post, then one with it',
      expected: 'the first list is not believed afterwards',
    },
    async () => {
      const { open, read, comments, hear } = await openWorld();
      await read();
      await open().create(thread, record('one'), 'key');
      const [late] = comments.splice(0);
      await hear('issues', { action: 'transferred', issue: { number: thread, created_at: birth } });
      expect(await read()).toEqual({ bodies: [], asked: true });
      comments.push(...(late === undefined ? [] : [late]));
      expect(await read()).toEqual({ bodies: [record('one')], asked: true });
      expect((await read()).asked).toBe(false);
    },
  );

  const stranger = { id: 99, type: 'User' };
  const bot = { id: 50, type: 'Bot' };
  const own = { id: 1, body: record('one'), updated_at: ago(0), user: { id: bot.id }, performed_via_github_app: { id: 3 } };
  const copied = { ...own, performed_via_github_app: undefined, body: record('copy'), user: { id: stranger.id } };
  const plain = { ...copied, body: 'hello', user: { id: stranger.id } };
  const changes = { body: { from: record('one') } };
  for (const [what, payload, isAsked] of [
    ['the App itself posted', { action: 'created', comment: own, sender: bot }, false],
    ['the App itself edited', { action: 'edited', comment: own, sender: bot }, false],
    ['somebody posted with a marker', { action: 'created', comment: copied, sender: stranger }, true],
    ['somebody edited', { action: 'edited', comment: own, sender: stranger }, true],
    ['another App edited', { action: 'edited', comment: own, sender: { id: 51, type: 'Bot' } }, true],
    ['somebody took the marker out of', { action: 'edited', comment: { ...own, body: 'x' }, changes, sender: stranger }, true],
    ['somebody deleted', { action: 'deleted', comment: own, sender: stranger }, true],
    ['somebody wrote without a marker', { action: 'created', comment: plain, sender: stranger }, false],
  ] as const)
    requirement(
      {
        ids: ['T13', 'DESIGN-2'],
        title: `is ${isAsked ? 'not believed' : 'believed'} after a comment that ${what}`,
        input: 'the delivery of issue_comment',
        expected: isAsked ? 'GitHub is asked' : 'GitHub is not asked',
      },
      async () => {
        const { read, hear } = await openWorld();
        await read();
        await hear('issue_comment', { issue: { number: thread }, ...payload });
        expect((await read()).asked).toBe(isAsked);
      },
    );

  requirement(
    {
      ids: ['F-CH10', 'DESIGN-5.3'],
      title: 'is asked for again after a crash between an edit of ours and its note',
      input: 'a known comment of ours; the process dies when GitHub has its new text; five minutes pass',
      expected: 'the new text at once, and GitHub is asked until five minutes have passed',
    },
    async () => {
      const { open, read, fail, time } = await openWorld();
      const dying = open();
      await read();
      const { id } = await dying.create(thread, record('one'), 'key');
      fail(new Error('killed'));
      await expect(dying.update(id, record('two'))).rejects.toThrow('killed');
      expect(await read()).toEqual({ bodies: [record('two')], asked: true });
      time.now += 300_001;
      await read();
      expect(await read()).toEqual({ bodies: [record('two')], asked: false });
    },
  );

  requirement(
    {
      ids: ['F-CH10', 'DESIGN-2'],
      title:
        'is asked for again where a delivery tells another text of a comment of ours, and not where our own later edit is known',
      input: 'an edit by a process that had not read the thread; two edits by one that had, and then the delivery of the first',
      expected: 'the new text; the last text, without a question',
    },
    async () => {
      const { open, read, hear, time } = await openWorld();
      const writer = open();
      await read();
      const { id } = await writer.create(thread, record('one'), 'key');
      const tell = (body: string) => {
        const comment = { ...own, id, body, updated_at: new Date(time.now).toISOString() };
        return () => hear('issue_comment', { action: 'edited', issue: { number: thread }, comment, changes, sender: bot });
      };
      time.now += 5_000;
      await open().update(id, record('two'));
      await tell(record('two'))();
      expect(await read()).toEqual({ bodies: [record('two')], asked: true });
      time.now += 5_000;
      await writer.update(id, record('three'));
      const isLate = tell(record('three'));
      time.now += 5_000;
      await writer.update(id, record('four'));
      await isLate();
      expect(await read()).toEqual({ bodies: [record('four')], asked: false });
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T15'],
      title: 'begins with the opening of the thread, if that is young, and not with a replay of it',
      input: 'issues.opened just now; once more after an edit; one of an hour ago; one from before the start of the App',
      expected: 'known; then not known, three times',
    },
    async () => {
      const opened = (created_at: string) => ({ action: 'opened', issue: { number: thread, comments: 0, created_at } });
      const young = await openWorld();
      await young.hear('issues', opened(ago(1)));
      expect((await young.read('1970-01-01T00:00:00Z')).asked).toBe(false);
      await young.hear('issue_comment', { issue: { number: thread }, action: 'edited', comment: copied, sender: stranger });
      await young.hear('issues', opened(ago(1)));
      expect((await young.read()).asked).toBe(true);
      const old = await openWorld();
      await old.hear('issues', opened(ago(60)));
      expect((await old.read()).asked).toBe(true);
      const deaf = await openWorld();
      await beginListening(deaf.store, () => deaf.time.now);
      await deaf.hear('issues', opened(ago(1)));
      expect((await deaf.read()).asked).toBe(true);
    },
  );

  requirement(
    {
      ids: ['T13', 'DESIGN-2'],
      title: 'is not learned from a list during which somebody edits a comment, also where nothing was known before',
      input: 'a thread that was forgotten; a list is under way; somebody edits a comment that the list has read already',
      expected: 'GitHub is asked again',
    },
    async () => {
      const { open, read, hear, write, holdLists } = await openWorld();
      const edited = { issue: { number: thread }, action: 'edited', comment: own, sender: stranger };
      write(record('one'));
      await hear('issue_comment', edited);
      const release = holdLists();
      const listing = open().listSince(thread, birth);
      await new Promise(setImmediate);
      await hear('issue_comment', edited);
      release();
      await listing;
      expect((await read()).asked).toBe(true);
    },
  );

  requirement(
    {
      ids: ['P10-3'],
      title: 'is asked for again where a row is in a form that this version does not read',
      input: 'the head and a comment of a thread as another version would write them',
      expected: 'GitHub is asked, a delivery about the thread is heard, and the thread is known again afterwards',
    },
    async () => {
      const { open, read, hear, write, store } = await openWorld();
      write(record('one'));
      await read();
      for (const { key } of await store.list('thread-')) await store.put(key, '{"version":2}');
      expect(await read()).toEqual({ bodies: [record('one')], asked: true });
      expect((await read()).asked).toBe(false);
      for (const { key } of await store.list('thread-heads/')) await store.put(key, '{"version":2}');
      await hear('issue_comment', { issue: { number: thread }, action: 'deleted', comment: own, sender: stranger });
      await open().create(thread, record('two'), 'key');
      expect((await read()).bodies).toEqual([record('one'), record('two')]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5'],
      title: 'is not believed after a start of the App, after a day, and for times before it was listed',
      input: 'a new process; a day later; a list since an earlier time',
      expected: 'GitHub is asked each time',
    },
    async () => {
      const { read, store, time } = await openWorld();
      await read(ago(300));
      expect((await read(ago(360))).asked).toBe(true);
      expect((await read(ago(360))).asked).toBe(false);
      await beginListening(store, () => time.now);
      expect((await read()).asked).toBe(true);
      time.now += 86_400_001;
      expect((await read()).asked).toBe(true);
    },
  );

  requirement(
    {
      ids: ['LIMITS'],
      title: 'is bounded: of a thread with too many comments of ours nothing is kept',
      input: '301 comments with a marker',
      expected: 'GitHub is asked each time',
    },
    async () => {
      const { read, write } = await openWorld();
      for (let index = 0; index < 301; index += 1) write(record(String(index)));
      await read();
      expect((await read()).asked).toBe(true);
    },
  );
});
