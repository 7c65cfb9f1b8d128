import { describe, expect } from 'vitest';
import type { Comment } from '../../src/core/trigger/comment.ts';
import { requirement } from '../support/requirement.ts';
import { birth, bot, copied, openWorld, own, record, stranger, thread } from './thread-world.ts';

describe('what the App knows of a thread in which it edits a comment', () => {
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
        return () => hear('issue_comment', { action: 'edited', issue: { number: thread }, comment, sender: bot });
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
      ids: ['F-CH10', 'DESIGN-5.3'],
      title: 'is known at once where the caller names the thread of a comment that it has not read',
      input: 'an edit of the status comment by a process that read the records elsewhere; its delivery has not come',
      expected: 'the new text, without a question',
    },
    async () => {
      const { open, read } = await openWorld();
      await read();
      const { id } = await open().create(thread, record('one'), 'key');
      await open().update(id, record('two'), thread);
      expect(await read()).toEqual({ bodies: [record('two')], asked: false });
    },
  );

  requirement(
    {
      ids: ['F-CH10', 'DESIGN-5.3'],
      title: 'is not learned from a list that lags behind the edit',
      input: 'a comment of ours is edited; somebody makes the App forget the thread; a list shows the text before',
      expected: 'GitHub is asked again, and the new text',
    },
    async () => {
      const { open, read, hear, comments, time } = await openWorld();
      await read();
      const writer = open();
      const { id } = await writer.create(thread, record('one'), 'key');
      const before = comments[id - 1] as Comment;
      time.now += 5_000;
      await writer.update(id, record('two'));
      const after = comments[id - 1] as Comment;
      await hear('issue_comment', { action: 'created', issue: { number: thread }, comment: copied, sender: stranger });
      comments.splice(id - 1, 1, before);
      await read();
      comments.splice(id - 1, 1, after);
      expect(await read()).toEqual({ bodies: [record('two')], asked: true });
      expect(await read()).toEqual({ bodies: [record('two')], asked: false });
    },
  );

  requirement(
    {
      ids: ['F-CH10', 'DESIGN-5.3'],
      title: 'is not what a process had read before that collapses the comment afterwards',
      input: 'one process reads the thread; another one edits the comment; the first one collapses it',
      expected: 'the new text, collapsed',
    },
    async () => {
      const { open, read } = await openWorld();
      await read();
      const writer = open();
      const { id } = await writer.create(thread, record('one'), 'key');
      const late = open();
      await late.listSince(thread, birth);
      await writer.update(id, record('two'));
      await late.minimiseAll([{ id }], 'outdated');
      expect(await read()).toEqual({ bodies: [record('two')], asked: false });
    },
  );
});
