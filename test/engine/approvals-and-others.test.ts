import { describe, expect } from 'vitest';
import { parseRequestRun } from '../../src/core/view/comment/request.ts';
import { needsHumanLabel } from '../../src/core/view/status-labels.ts';
import { buildCommits, buildOutput, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { beginWaiting, boss, stagesWith, withRequests } from './approval-world.ts';
import { advance, lastStarted } from './chain.ts';
import { begin, kinds, person } from './command-world.ts';

describe('an approval beside questions and conditions', () => {
  requirement(
    {
      ids: ['DESIGN-4.8', 'T43', 'F-M18'],
      title: 'is asked for again after an answer, and with `self: false` not given by who answered',
      input: 'deploy is approved and asks a question; marla answers and sends the new command; then olga sends it',
      expected: 'the answer starts nothing; marla is refused; the second approval starts execution 2 of attempt 1',
    },
    async () => {
      const world = await beginWaiting({ approval: '{ role: write, self: false }' });
      const { harness, say } = world;
      await say(await world.command(), person);
      const asked = lastStarted(harness);
      await advance(harness, asked, {
        kind: 'output',
        output: buildOutput(asked, { outcome: 'needs-input', note: 'Where to?' }),
      });
      expect(await world.requests()).toHaveLength(2);
      await say('/baton answer To staging.', person);
      expect(world.started()).toHaveLength(1);
      expect(await world.requests()).toHaveLength(3);
      const all = (await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z')).map(({ body }) => body);
      expect(all.findLast((body) => body.startsWith('💬'))).toContain('First `deploy` needs an approval: a comment asks for it.');
      expect(harness.labels).toContain(needsHumanLabel);
      await say(await world.command(), person);
      expect(world.started()).toHaveLength(1);
      expect((await world.replies()).at(-1)).toContain('started, retried or answered');
      await say(await world.command(), { id: 10, login: 'olga', type: 'User' });
      expect(world.started()).toHaveLength(2);
      expect(lastStarted(harness)).toMatchObject({ task: 'deploy', attempt: 1, execution: 2 });
      expect(harness.labels).not.toContain(needsHumanLabel);
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision', 'task', 'decision', 'decision']);
    },
  );

  requirement(
    {
      ids: ['U10', 'DESIGN-4.8'],
      title: 'leaves no label of need where the comment that asked was deleted, and the run is cancelled',
      input: 'deploy waits for its approval; the comment that asks is deleted; /baton cancel',
      expected: 'the label is there before the end, and not behind it',
    },
    async () => {
      const { harness, say } = await beginWaiting();
      const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      for (const { id, body } of all) if (parseRequestRun(body) !== undefined) harness.threads.remove(id);
      expect(harness.labels).toContain(needsHumanLabel);
      await say('/baton cancel', person);
      expect((await kinds(harness)).at(-1)).toBe('end');
      expect(harness.labels).not.toContain(needsHumanLabel);
    },
  );

  for (const [condition, waits] of [
    ['always()', true],
    ['failed()', false],
    ["results.verdict == 'go'", true],
    ["results.verdict == 'stop'", false],
  ] as const)
    requirement(
      {
        ids: ['DESIGN-4.8', 'H-41', 'T-27'],
        title: `is ${waits ? '' : 'not '}asked for where the condition of its stage is ${waits}`,
        input: `if: ${condition}, behind a stage that succeeded`,
        expected: waits ? 'one comment asks; its command starts the stage' : 'nobody is asked, and the run succeeds',
      },
      async () => {
        const deploy = `agent: one, prompt: "y", if: "${condition}"`;
        const world = withRequests(await begin({ stages: stagesWith('{ role: maintain }', deploy) }));
        const { harness, order } = world;
        const output = buildOutput(order, { commits: buildCommits(order.head), results: { verdict: 'go' } });
        await advance(harness, order, { kind: 'output', output });
        expect(await world.requests()).toHaveLength(waits ? 1 : 0);
        if (waits) await world.say(await world.command(), boss);
        expect(harness.started.map(({ task }) => task)).toEqual(waits ? ['deploy'] : []);
        expect((await kinds(harness)).at(-1)).toBe(waits ? 'decision' : 'end');
      },
    );
});
