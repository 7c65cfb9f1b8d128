import { describe, expect } from 'vitest';
import { escalationMarker } from '../../src/core/view/markers.ts';
import { createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import {
  callsFor,
  inMinutes,
  planSplit,
  publish,
  publishFailure,
  startedOrder,
  titlesOf,
  two,
  withWorkers,
} from './child-chain.ts';
import { begin, bodiesOf, fail, listen } from './command-world.ts';

const stages = `
      split: { agent: one, children: {}, prompt: "x" }
      finish: { needs: [split], agent: one, prompt: "y" }`;

const again = `
      look: { agent: one, prompt: "x", retry: { attempts: 2 } }
      fix: { needs: [look], agent: one, prompt: "y" }`;

const exited = { outcome: 'failed' as const, failure: { reason: 'exit-status', message: 'Exit status 1.' } };
const killed = { outcome: 'failed' as const, failure: { reason: 'killed', message: 'The agent was killed from outside.' } };

/** The command in the first block of the newest call for a person. */
async function firstBlock(harness: Harness, reopened = 0): Promise<string | undefined> {
  const call = (await bodiesOf(harness)).find((body) => body.endsWith(escalationMarker('fix-42', reopened)));
  return /```text\n([^\n]*)\n```/.exec(call ?? '')?.[1];
}

describe('an agent that Baton itself told to stop', () => {
  const wanted = [
    ['cancelled', '/baton cancel', 'because its run had ended: cancelled by marla: a comment asked for it.'],
    ['replaced', '/baton run fix', 'because its run had ended: ended for a newer run by marla'],
  ] as const;
  for (const [reason, command, words] of wanted)
    requirement(
      {
        ids: ['F-UX2', 'T15'],
        title: `is recorded as ${reason}, and nobody looks for memory`,
        input: `${command} while the agent works; then its job brings an agent that was killed`,
        expected: `skipped, ${reason}`,
      },
      async () => {
        const { harness, order, say } = await begin({ extra: 'on-conflict: replace' });
        await say(command);
        const { task } = await publish(harness, order, killed);
        expect(task).toMatchObject({ outcome: 'skipped', failure: { reason } });
        expect(task?.failure?.message).toContain(words);
      },
    );

  requirement(
    {
      ids: ['F-UX2', 'T15'],
      title: 'and ended by itself then is recorded as cancelled, but one that had failed before is not',
      input: '/baton cancel while the agent works; its job brings exit status 1, of after the cancel and of before it',
      expected: 'skipped, cancelled; skipped, exit-status',
    },
    async () => {
      for (const [finishedAt, reason] of [
        ['2100-01-01T00:00:00Z', 'cancelled'],
        ['2000-01-01T00:00:00Z', 'exit-status'],
      ] as const) {
        const { harness, order, say } = await begin();
        await say('/baton cancel');
        const { task } = await publish(harness, order, { ...exited, finishedAt });
        expect(task).toMatchObject({ outcome: 'skipped', failure: { reason } });
      }
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'K-20'],
      title: 'because its parent failed is recorded so, and its parent decides nothing any more',
      input: 'on-parent-failure: cancel; the parent fails while a child is at work, which is then killed',
      expected: 'skipped, parent-failed; no word of a decision of the parent in the status',
    },
    async () => {
      const harness = createHarness();
      const { world } = withWorkers(harness);
      const more = { children: 'on-parent-failure: cancel', more: ', continue-on-failure: true' };
      await publish(world, await planSplit(world, more), { children: callsFor(['api', 'docs'], { wait: { until: 'first' } }) });
      await publish(world, startedOrder(harness, 'split/2-docs'));
      await publishFailure(world, startedOrder(harness, 'split'));
      const { task } = await publish(world, startedOrder(harness, 'split/1-api'), killed);
      expect(task).toMatchObject({ outcome: 'skipped', failure: { reason: 'parent-failed' } });
      expect((await bodiesOf(harness)).join('\n')).not.toContain('decides what follows');
    },
  );

  requirement(
    {
      ids: ['F-UX2'],
      title: 'but one that was killed by something else stays so',
      input: 'the agent is killed while its run is under way',
      expected: 'failed, killed',
    },
    async () => {
      const { harness, order } = await begin();
      expect((await publish(harness, order, killed)).task).toMatchObject({ failure: { reason: 'killed' } });
    },
  );
});

describe('what a call for a person offers first, done as it says', () => {
  requirement(
    {
      ids: ['F-UX2', 'U31'],
      title: 'after one stage failed: that stage alone starts again',
      input: 'look succeeds, fix fails; comments are heard; the first block is posted',
      expected: 'fix in its second attempt, and nothing else',
    },
    async () => {
      const { harness, order, say } = await begin();
      listen(harness);
      await publish(harness, order);
      await fail(harness, startedOrder(harness, 'fix'));
      const line = await firstBlock(harness);
      expect(line).toBe('/baton retry fix');
      await say(line ?? '');
      expect(titlesOf(harness).slice(1)).toEqual(['fix-42/fix 2']);
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'U31'],
      title: 'after two stages failed: one comment starts both again, because the first of two would leave the other one behind',
      input: 'left and right fail, middle succeeds',
      expected: '/baton retry; both start',
    },
    async () => {
      const own = ['left', 'middle', 'right'].map((name) => `\n      ${name}: { agent: one, prompt: "x" }`).join('');
      const { harness, order, say } = await begin({ stages: own });
      listen(harness);
      await fail(harness, order);
      await publish(harness, startedOrder(harness, 'middle'));
      await fail(harness, startedOrder(harness, 'right'));
      const line = await firstBlock(harness);
      expect(line).toBe('/baton retry');
      const before = titlesOf(harness).length;
      await say(line ?? '');
      expect(titlesOf(harness).slice(before).toSorted()).toEqual(['fix-42/left 2', 'fix-42/right 2']);
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'U31', 'X-15'],
      title: 'after the time of a run was up: the rest of it, with the children that have ended kept',
      input: 'limits.timeout-minutes is 60, the first child took 90; the first block is posted',
      expected: '/baton retry; the other child starts, and the one that ended does not',
    },
    async () => {
      const { harness, say, order } = await begin({ stages, extra: 'limits: { timeout-minutes: 60 }' });
      listen(harness);
      await publish(harness, order, { children: two });
      Object.assign(harness.engine.ports.clock, { now: inMinutes(harness, 120).engine.ports.clock.now });
      const work = { startedAt: '2026-03-18T09:00:00Z', finishedAt: '2026-03-18T10:30:00Z' };
      expect((await publish(harness, startedOrder(harness, 'split/1-api'), work)).ended?.reason).toContain(
        'limits.timeout-minutes',
      );
      await publish(harness, startedOrder(harness, 'split/2-docs'));
      const line = await firstBlock(harness);
      expect(line).toBe('/baton retry');
      await say(line ?? '');
      expect(titlesOf(harness).slice(2)).toEqual(['fix-42/split/2-docs 2']);
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'U31', 'X-15'],
      title: 'after a limit that a run keeps: a new run, since a retry is refused',
      input: 'limits.max-tasks is 2, and look took two attempts; the first block is posted; then `/baton retry`, before it',
      expected: '/baton run fix; the retry is refused; the pipeline takes the other one',
    },
    async () => {
      const { harness, say, order, replies } = await begin({ extra: 'limits: { max-tasks: 2 }', stages: again });
      listen(harness);
      await fail(harness, order);
      await publish(harness, startedOrder(harness, 'look'));
      const line = await firstBlock(harness);
      expect(line).toBe('/baton run fix');
      await say('/baton retry');
      expect((await replies()).at(-1)).toContain('cannot go on: limits.max-tasks is 2');
      expect((await say(line ?? '')).matches.map(({ matched }) => matched)).toEqual([true]);
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'U31', 'T12'],
      title: 'after a record was edited: a new run, since no run goes on without its records',
      input: 'the record of look is edited before fix is published',
      expected: '/baton run fix, with keys and without',
    },
    async () => {
      for (const unsigned of [true, false]) {
        const { harness, order } = await begin({ unsigned });
        listen(harness);
        await publish(harness, order);
        const fix = startedOrder(harness, 'fix');
        const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
        const record = all.find(({ body }) => body.includes('{"kind":"task"'));
        harness.threads.edit(record?.id ?? 0, record?.body.replace('"stage":"look"', '"stage":"Look"') ?? '');
        expect((await publish(harness, fix)).ended?.reason).toContain('records-missing: ');
        expect(await firstBlock(harness)).toBe('/baton run fix');
      }
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'T12'],
      title: 'and a retry of a run whose record was edited says why it does not go on, in the thread',
      input: 'fix fails; the record of look is edited; /baton retry look, with keys and without',
      expected: 'a reply with the record and what to start, no decision in the thread',
    },
    async () => {
      for (const unsigned of [true, false]) {
        const { harness, order, say, replies } = await begin({ unsigned });
        await publish(harness, order);
        await fail(harness, startedOrder(harness, 'fix'));
        const all = await harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
        const record = all.find(({ body }) => body.includes('{"kind":"task"'));
        harness.threads.edit(record?.id ?? 0, record?.body.replace('"stage":"look"', '"stage":"Look"') ?? '');
        const before = (await harness.records()).length;
        await say('/baton retry look');
        expect((await replies()).at(-1)).toContain('So the run is not carried on.');
        expect((await harness.records()).length).toBe(before);
      }
    },
  );
});
