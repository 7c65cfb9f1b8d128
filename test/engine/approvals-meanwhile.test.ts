import { describe, expect } from 'vitest';
import { buildCommits, buildOutput, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { beginWaiting, boss, stagesWith, withRequests } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { change } from './change-chain.ts';
import { begin, kinds } from './command-world.ts';

const person = (id: number, login: string) => ({ id, login, type: 'User' });

describe('what happens while a stage waits for approval', () => {
  requirement(
    {
      ids: ['T43'],
      title: 'with `self: false` an approval counts no more once its giver has answered a question of the run',
      input: 'count 2: ann approves, then answers another stage; ben approves; cid approves',
      expected: 'ann counts no more and that is said; the stage starts with ben and cid',
    },
    async () => {
      const stages = `${stagesWith('{ role: write, count: 2, self: false }')}
      side: { needs: [fix], agent: one, prompt: "z" }`;
      const world = withRequests(await begin({ stages }));
      const { harness, order, say } = world;
      await advance(harness, order, { kind: 'output', output: buildOutput(order, { commits: buildCommits(order.head) }) });
      const side = lastStarted(harness);
      const command = await world.command();
      await say(command, person(11, 'ann'));
      await advance(harness, side, { kind: 'output', output: buildOutput(side, { outcome: 'needs-input', note: 'Which?' }) });
      await say('/baton approve side 1234567', person(11, 'ann'));
      expect((await world.replies()).at(-1)).toContain('what waits here: `deploy` of run `fix-42`. Nothing was done.');
      await say('/baton answer side That one.', person(11, 'ann'));
      expect(harness.started.map(({ task }) => task)).toEqual(['side', 'side']);
      await say(command, person(12, 'ben'));
      expect((await world.replies()).at(-1)).toContain('The approval of `deploy` by `ann` does not count any more');
      expect(harness.started).toHaveLength(2);
      await say(command, person(13, 'cid'));
      expect(lastStarted(harness)).toMatchObject({ task: 'deploy' });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T17'],
      title:
        'the run is paused: an approval is kept, starts nothing, and the words say so; the end of the pause starts the stage',
      input: 'baton:pause; the command; the label is taken off',
      expected: 'no start and no promise of one; then one start from the approved commit',
    },
    async () => {
      const world = await beginWaiting();
      const { harness } = world;
      await change(harness, { kind: 'paused', comments: 6 });
      await world.say(await world.command(), boss);
      expect(world.started()).toEqual([]);
      const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(all.map(({ body }) => body).findLast((body) => body.startsWith('👍'))).toContain(
        'It starts from commit `cccccc1` when the label `baton:pause` is taken off.',
      );
      await change(harness, { kind: 'resumed', comments: 9 });
      expect(world.started()).toEqual(['deploy ccc']);
      expect(await world.requests()).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T17'],
      title: 'the run is paused before anybody was asked: nobody is asked in the pause, one comment asks after it',
      input: 'baton:pause while fix works; fix ends; the label is taken off; the command',
      expected: 'no comment, then one, then one start',
    },
    async () => {
      const world = withRequests(await begin({ stages: stagesWith('{}') }));
      const { harness, order } = world;
      await change(harness, { kind: 'paused' });
      await advance(harness, order);
      expect(await world.requests()).toEqual([]);
      await change(harness, { kind: 'resumed', comments: 5 });
      expect(await world.requests()).toHaveLength(1);
      await world.say(await world.command(), boss);
      expect(world.started()).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'T17'],
      title: 'BATON_PAUSE is on: an approval does nothing and says so; a refusal ends the run all the same',
      input: 'the kill switch; the command; /baton reject',
      expected: 'no record of an approval, a reply; then the end',
    },
    async () => {
      const world = await beginWaiting();
      const { settings } = world.harness.engine;
      Object.assign(settings, { paused: true });
      await world.say(await world.command(), boss);
      expect((await world.replies()).at(-1)).toContain('Baton is paused by the repository variable `BATON_PAUSE`');
      expect(await kinds(world.harness)).toEqual(['run', 'task']);
      await world.say('/baton reject deploy not now', boss);
      expect(await kinds(world.harness)).toEqual(['run', 'task', 'decision', 'end']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'DESIGN-5.4'],
      title: 'another stage works on its branch: it is asked about when that one has ended, for the tip that it starts from',
      input: 'polish and deploy both work on the branch of fix, deploy with `approval`',
      expected: 'nobody is asked while polish works; then one comment with its commit, one order, no stale base',
    },
    async () => {
      const branch = 'branch: "baton/issue-{{ subject.number }}", prompt: "x"';
      const stages = `
      fix: { agent: one, ${branch} }
      polish: { needs: [fix], agent: one, ${branch} }
      deploy: { needs: [fix], agent: one, ${branch}, approval: {} }`;
      const world = withRequests(await begin({ stages }));
      const { harness, order } = world;
      await advance(harness, order, { kind: 'output', output: buildOutput(order, { commits: buildCommits(order.head) }) });
      expect([world.started().length, (await world.requests()).length]).toEqual([1, 0]);
      await world.say('/baton approve', boss);
      expect((await world.replies()).at(-1)).toContain('Nothing here waits for approval');
      const polish = lastStarted(harness);
      const tip = harness.branches.get('baton/issue-42') ?? '';
      await advance(harness, polish, { kind: 'output', output: buildOutput(polish, { commits: buildCommits(tip) }) });
      expect(await world.requests()).toHaveLength(1);
      await world.say(await world.command(), boss);
      expect(lastStarted(harness)).toMatchObject({ task: 'deploy', head: harness.branches.get('baton/issue-42') });
      expect(lastStarted(harness).head).not.toBe(tip);
    },
  );
});
