import { describe, expect } from 'vitest';
import { beginListening } from '../../src/app/knowledge/listening-since.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { requirement } from '../support/requirement.ts';
import { ago, birth, bot, copied, openWorld, own, plain, record, stranger, thread } from './thread-world.ts';

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
      ids: ['DESIGN-5.2'],
      title: 'is asked for after a crash in the middle of a post only when lists show what may have been posted',
      input: 'a post that ended; one over which a process dies, and two seconds later the next process reads the thread',
      expected:
        'no wait after the first; the list ten seconds after the second, so that its comment is found and not written again',
    },
    async () => {
      const { open, read, fail, time } = await openWorld();
      await open().create(thread, record('one'), 'key');
      const before = time.now;
      await read();
      expect(time.now).toBe(before);
      fail(new Error('killed'), 'after');
      await expect(open().create(thread, record('two'), 'key')).rejects.toThrow('killed');
      time.now += 2_000;
      expect((await read()).bodies).toEqual([record('one'), record('two')]);
      expect(time.now - before).toBe(10_000);
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
