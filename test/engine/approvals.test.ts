import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { beginWaiting, boss } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { kinds, person } from './command-world.ts';

const tip = 'c'.repeat(40);

describe('a stage with `approval`', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'R3', 'T43'],
      title: 'asks in one new comment, waits without a job, and starts from exactly the commit that was approved',
      input:
        'fix publishes a commit; deploy has `approval: { role: maintain }`; the command of the comment by an admin, twice delivered',
      expected: 'one comment with the command, the label; no order before the approval, one after it, with the approved head',
    },
    async () => {
      const world = await beginWaiting();
      const { harness, say } = world;
      expect(world.started()).toEqual([]);
      expect(harness.labels).toContain('baton:needs-human');
      const [request = '', ...more] = await world.requests();
      expect(more).toEqual([]);
      expect(request).toContain('✋ **`deploy` waits for approval.** People with the role `maintain` or more can approve.');
      expect(await world.command()).toMatch(/^\/baton approve deploy [0-9a-f]{7}$/);
      const said = await say(await world.command(), boss);
      expect(said.runs).toMatchObject([{ run: 'fix-42', started: ['deploy'] }]);
      await said.again();
      expect(harness.started.map(({ task, head }) => [task, head])).toEqual([['deploy', harness.branches.get('baton/issue-42')]]);
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision']);
      expect(harness.labels).not.toContain('baton:needs-human');
      expect(harness.threads.minimised).not.toEqual([]);
      await advance(harness, lastStarted(harness));
      expect((await kinds(harness)).at(-1)).toBe('end');
    },
  );

  requirement(
    {
      ids: ['T43', 'T05'],
      title: 'is approved by nobody who may not: an outsider, a writer where maintain is asked for, a bot, the workflow itself',
      input: 'the right command by a reader, a writer, `helper[bot]` that `allow.bots` names, and github-actions',
      expected: 'no record and no order; the reader and the writer hear why',
    },
    async () => {
      const world = await beginWaiting({ extra: 'allow: { bots: [99] }' });
      const command = await world.command();
      await world.say(command, { id: 8, login: 'reader', type: 'User' });
      await world.say(command, person);
      await world.say(command, { id: 99, login: 'helper[bot]', type: 'Bot' });
      await world.say(command, { id: 41_898_282, login: 'github-actions[bot]', type: 'Bot' });
      expect(await kinds(world.harness)).toEqual(['run', 'task']);
      expect(world.started()).toEqual([]);
      expect(await world.replies()).toMatchObject([
        expect.stringContaining('marla has the role `write`; at least `maintain` is asked for.'),
      ]);
      const all = await world.harness.threads.listSince(42, '2000-01-01T00:00:00Z');
      const refused = all.filter(({ body }) => body.includes('<!-- baton-refused:'));
      expect(refused.map(({ body }) => body)).toEqual([
        expect.stringContaining('reader has the role `read`; at least `maintain` is asked for.'),
      ]);
    },
  );

  requirement(
    {
      ids: ['T43', 'R3'],
      title: 'takes no approval without the digest of what waits now, and says the right command',
      input: 'no digest; six digits; no hex; another digest; a stage that does not wait; the digest alone',
      expected: 'each but the last starts nothing and is answered; the last one starts the stage',
    },
    async () => {
      const world = await beginWaiting();
      const right = await world.command();
      const digest = right.split(' ').at(-1) ?? '';
      const said: readonly (readonly [string, string])[] = [
        ['/baton approve', 'An approval names what you saw, by its digest.'],
        ['/baton approve deploy', 'An approval names what you saw, by its digest.'],
        [`/baton approve deploy ${digest.slice(0, 6)}`, 'is no digest'],
        ['/baton approve deploy latest!', 'is no digest'],
        ['/baton approve deploy 0000000', '`0000000` is not what waits for approval now.'],
      ];
      for (const [body, words] of said) {
        await world.say(body, boss);
        const reply = (await world.replies()).at(-1);
        expect(reply).toContain(words);
        expect(reply).toContain(`comment \`${right}\``);
      }
      await world.say(`/baton approve fix ${digest}`, boss);
      expect((await world.replies()).at(-1)).toContain(
        '`fix` does not wait for approval; what waits here: `deploy` of run `fix-42`',
      );
      await world.say(`/baton approve fix-43/deploy ${digest}`, boss);
      expect((await world.replies()).at(-1)).toContain(
        '`fix-43/deploy` does not wait for approval; what waits here: `deploy` of run `fix-42`',
      );
      expect(world.started()).toEqual([]);
      expect(await world.requests()).toHaveLength(1);
      await world.say(`/baton approve ${digest.toUpperCase()}`, boss);
      expect(world.started()).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['T43', 'R3'],
      title: 'is asked about again when its branch moved: the old command does nothing and says so',
      input: 'the branch moves after the comment asked; the old command; then the command of the new comment',
      expected: 'nothing starts by the old one, a second comment asks, the new one starts the stage from the new tip',
    },
    async () => {
      const world = await beginWaiting();
      const old = await world.command();
      world.harness.branches.set('baton/issue-42', tip.replace('c', 'd'));
      await world.say(old, boss);
      expect(world.started()).toEqual([]);
      expect((await world.replies()).at(-1)).toContain('is not what waits for approval now');
      expect(await world.requests()).toHaveLength(2);
      expect(await world.command()).not.toBe(old);
      await world.say(await world.command(), boss);
      expect(world.harness.started.map(({ head }) => head)).toEqual([tip.replace('c', 'd')]);
    },
  );

  requirement(
    {
      ids: ['T43'],
      title: 'counts different people by their numeric id, and asks again for the role of those who approved before',
      input:
        'count 2: one person twice, also under another name; then a second one, after the first has lost the role; then a third one',
      expected: 'nothing starts until two different people who may approve now have approved',
    },
    async () => {
      const roles: Record<string, string> = { ann: 'maintain', annie: 'maintain', ben: 'admin', cid: 'maintain' };
      const world = await beginWaiting({ approval: '{ count: 2 }', roles });
      const command = await world.command();
      const by = (id: number, login: string) => world.say(command, { id, login, type: 'User' });
      await by(11, 'ann');
      expect(await kinds(world.harness)).toEqual(['run', 'task', 'decision']);
      await by(11, 'ann');
      await by(11, 'annie');
      expect((await world.replies()).at(-1)).toContain('You have approved `deploy` of run `fix-42` already');
      expect(await kinds(world.harness)).toEqual(['run', 'task', 'decision']);
      roles.ann = 'read';
      await by(12, 'ben');
      expect((await world.replies()).at(-1)).toContain('The approval of `deploy` by `ann` does not count any more');
      expect(world.started()).toEqual([]);
      await by(13, 'cid');
      expect(world.started()).toHaveLength(1);
      expect(await world.requests()).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['T43'],
      title: 'with `self: false` is approved by somebody who did not start the run; people who are named need no role',
      input: 'mona (id 1) started the run; she approves, then a reader whose id `users` names',
      expected: 'hers does nothing and says so; his starts the stage',
    },
    async () => {
      const world = await beginWaiting({ approval: '{ role: write, users: [8], self: false }' });
      const command = await world.command();
      await world.say(command, { id: 1, login: 'mona', type: 'User' });
      expect((await world.replies()).at(-1)).toContain('You started, retried or answered run `fix-42`');
      expect(world.started()).toEqual([]);
      await world.say(command, { id: 8, login: 'reader', type: 'User' });
      expect(world.started()).toHaveLength(1);
    },
  );
});

describe('/baton reject', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'T43'],
      title: 'by somebody who may approve ends the run in their words; by somebody else it does nothing',
      input: '`/baton reject deploy: not on a Friday` by a writer, then by an admin; then the approval',
      expected: 'cancelled, with the words; the approval after it finds nothing',
    },
    async () => {
      const world = await beginWaiting();
      const command = await world.command();
      await world.say('/baton reject deploy: not on a Friday', person);
      expect(await kinds(world.harness)).toEqual(['run', 'task']);
      await world.say('/baton reject deploy: not on a Friday', boss);
      const end = (await world.harness.records()).at(-1)?.record;
      expect(end?.body).toMatchObject({ outcome: 'cancelled', reason: 'boss did not approve deploy: not on a Friday' });
      expect(world.harness.labels).not.toContain('baton:needs-human');
      await world.say(command, boss);
      expect((await world.replies()).at(-1)).toContain('Nothing was done.');
      expect(world.started()).toEqual([]);
    },
  );
});
