import { describe, expect } from 'vitest';
import type { AgentOutput } from '../../src/core/output/agent-output.ts';
import { escalationMarker } from '../../src/core/view/markers.ts';
import { requirement } from '../support/requirement.ts';
import { callsFor, inMinutes, publish, publishFailure, startedOrder, titlesOf, two } from './child-chain.ts';
import { begin, bodiesOf, type CommandWorld, listen } from './command-world.ts';
import { stateOf } from './transfer-chain.ts';

const stages = `
      split: { agent: one, children: {}, prompt: "x" }
      finish: { needs: [split], agent: one, prompt: "y" }`;

/** A run whose parent failed after one of its two children had failed. */
async function beginFailed(extra = '', own = stages, times: Partial<AgentOutput> = {}): Promise<CommandWorld> {
  const world = await begin({ stages: own, extra });
  const { harness } = world;
  listen(harness);
  await publish(harness, world.order, { children: two });
  await publishFailure(harness, startedOrder(harness, 'split/1-api'));
  await publish(harness, startedOrder(harness, 'split/2-docs'));
  if (times.finishedAt !== undefined)
    Object.assign(harness.engine.ports.clock, { now: inMinutes(harness, 120).engine.ports.clock.now });
  const failure = { reason: 'unknown-target', message: 'It failed.' } as const;
  await publish(harness, startedOrder(harness, 'split'), { outcome: 'failed', failure, ...times });
  return world;
}

describe('a retry of a child', () => {
  requirement(
    {
      ids: ['F-UX2', 'K-14'],
      title: 'retries its parent that had failed behind it, and says so',
      input:
        'a child fails, then its parent; `/baton retry split/1-api`; the child succeeds; its job runs again; the parent succeeds',
      expected: 'the child, once; then the parent in its second attempt, once; the run goes on; the reply names the parent',
    },
    async () => {
      const { harness, say } = await beginFailed();
      await say('/baton retry split/1-api');
      expect((await bodiesOf(harness)).at(-1)).toContain(
        'If it succeeds, it is followed by another attempt of `split`, which had failed, too.',
      );
      expect(titlesOf(harness).slice(3)).toEqual(['fix-42/split/1-api 2']);
      expect((await stateOf(harness)).rows.get('split')).toMatchObject({ status: 'closing' });
      const child = startedOrder(harness, 'split/1-api');
      expect((await publish(harness, child)).ended).toBeUndefined();
      await publish(harness, child);
      expect(titlesOf(harness).slice(4)).toEqual(['fix-42/split 3']);
      expect(startedOrder(harness, 'split')).toMatchObject({ attempt: 2, execution: 3 });
      expect((await publish(harness, startedOrder(harness, 'split'))).started).toEqual(['finish']);
      expect((await publish(harness, startedOrder(harness, 'finish'))).ended).toMatchObject({ outcome: 'succeeded' });
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'K-14', 'K-20'],
      title:
        'of a child goes up all tasks above that had failed, one behind the other; a parent that cancels its children is not among them',
      input: 'a child of a child fails, both above fail; retry of the lowest; then the same with `on-parent-failure: cancel`',
      expected: 'deep, its parent, then the stage; with cancel a refusal in words',
    },
    async () => {
      for (const [more, expected] of [
        ['', ['fix-42/split/1-api/1-deep 2', 'fix-42/split/1-api 3', 'fix-42/split 3']],
        ['on-parent-failure: cancel', []],
      ] as const) {
        const world = await begin({ stages: stages.replace('children: {}', `children: { ${more} }`) });
        const { harness, say, replies } = world;
        await publish(harness, world.order, { children: callsFor(['api'], { wait: {} }) });
        await publish(harness, startedOrder(harness, 'split/1-api'), { children: callsFor(['deep'], { wait: {} }) });
        for (const name of ['split/1-api/1-deep', 'split/1-api', 'split'])
          await publishFailure(harness, startedOrder(harness, name));
        const before = titlesOf(harness).length;
        await say('/baton retry split/1-api/1-deep');
        for (const name of ['split/1-api/1-deep', 'split/1-api', 'split'])
          if (expected.length > 0) await publish(harness, startedOrder(harness, name));
        expect(titlesOf(harness).slice(before, before + 3)).toEqual(expected);
        if (expected.length === 0)
          expect((await replies()).at(-1)).toContain('Run `fix-42` cannot go on: split: unknown-target.');
      }
    },
  );
});

describe('a retry of a child that its parent cannot follow', () => {
  requirement(
    {
      ids: ['F-UX2', 'X-15', 'K-14'],
      title: 'is refused and not offered where `max-tasks` leaves no place for the parent: it would end the run for good',
      input: 'limits.max-tasks is 5, four executions were made; `/baton retry split/1-api`, then of its parent',
      expected: 'the call names the parent alone; a refusal in words, which names the parent; its retry starts it',
    },
    async () => {
      const { harness, say, replies } = await beginFailed('limits: { max-tasks: 5 }');
      const call = (await bodiesOf(harness)).find((body) => body.endsWith(escalationMarker('fix-42'))) ?? '';
      expect(call).toContain('`split`');
      expect(call).not.toContain('/baton retry split/1-api');
      await say('/baton retry split/1-api');
      expect((await replies()).at(-1)).toContain(
        'limits.max-tasks is 5, and `split` behind it would be execution number 6. Comment `/baton retry split` instead.',
      );
      await say('/baton retry split');
      expect(titlesOf(harness).slice(3)).toEqual(['fix-42/split 3']);
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'K-14'],
      title: 'starts no parent where the child fails again, and the run ends; nor the tasks above one that fails again',
      input: 'a retried child fails again; a child of a child succeeds, and its parent fails again',
      expected: 'no execution of the parent, and the end of the run',
    },
    async () => {
      const { harness, say } = await beginFailed();
      await say('/baton retry split/1-api');
      expect((await publishFailure(harness, startedOrder(harness, 'split/1-api'))).ended?.outcome).toBe('failed');
      expect(titlesOf(harness).slice(3)).toEqual(['fix-42/split/1-api 2']);
      await say('/baton retry');
      expect(titlesOf(harness).slice(4)).toEqual(['fix-42/split 3']);
      const names = ['split/1-api/1-deep', 'split/1-api', 'split'];
      const world = await begin({ stages });
      await publish(world.harness, world.order, { children: callsFor(['api'], { wait: {} }) });
      await publish(world.harness, startedOrder(world.harness, 'split/1-api'), { children: callsFor(['deep'], { wait: {} }) });
      for (const name of names) await publishFailure(world.harness, startedOrder(world.harness, name));
      const before = titlesOf(world.harness).length;
      await world.say('/baton retry split/1-api/1-deep');
      await publish(world.harness, startedOrder(world.harness, 'split/1-api/1-deep'));
      expect((await publishFailure(world.harness, startedOrder(world.harness, 'split/1-api'))).ended?.outcome).toBe('failed');
      expect(titlesOf(world.harness).slice(before)).toEqual(['fix-42/split/1-api/1-deep 2', 'fix-42/split/1-api 3']);
    },
  );

  requirement(
    {
      ids: ['F-UX2', 'K-14'],
      title: 'starts no parent without which the run has gone on to its end, and one whose followers are still to come',
      input: '`continue-on-failure`: the stage after the parent has failed, or the time of the run was up before it started',
      expected: 'the child alone, and no word of the parent; the child, the parent, then the stage after it',
    },
    async () => {
      const tolerated = stages.replace('children: {}', 'children: {}, continue-on-failure: true');
      const one = await beginFailed('', tolerated);
      await publishFailure(one.harness, startedOrder(one.harness, 'finish'));
      const before = titlesOf(one.harness).length;
      await one.say('/baton retry split/1-api');
      expect((await bodiesOf(one.harness)).at(-1)).not.toContain('followed by another attempt');
      expect((await publish(one.harness, startedOrder(one.harness, 'split/1-api'))).ended?.outcome).toBe('failed');
      expect(titlesOf(one.harness).slice(before)).toEqual(['fix-42/split/1-api 2']);

      const two = await beginFailed('limits: { timeout-minutes: 60 }', tolerated, {
        startedAt: '2026-03-18T09:00:00Z',
        finishedAt: '2026-03-18T10:30:00Z',
      });
      expect((await stateOf(two.harness)).end?.body.reason).toContain('limits.timeout-minutes');
      const until = titlesOf(two.harness).length;
      await two.say('/baton retry split/1-api');
      for (const name of ['split/1-api', 'split', 'finish']) await publish(two.harness, startedOrder(two.harness, name));
      expect(titlesOf(two.harness).slice(until)).toEqual(['fix-42/split/1-api 2', 'fix-42/split 3', 'fix-42/finish 1']);
    },
  );
});

describe('a retry of an element', () => {
  const matrix = stages.replace('children: {}', 'matrix: [x, y], children: {}');

  requirement(
    {
      ids: ['F-UX2', 'K-14'],
      title: 'starts it alone, with and without the name of its run; and that of a child of it the child, then the element',
      input:
        'both elements fail, one behind its child; `/baton retry` of the other one and of the child; `/baton handoff` of both',
      expected: 'split[1] alone; the child, then split[0]; each handoff is found',
    },
    async () => {
      for (const [line, expected] of [
        ['/baton retry split[1]', ['fix-42/split[1] 2']],
        ['/baton retry fix-42/split[1]', ['fix-42/split[1] 2']],
        ['/baton retry split[0]/1-api', ['fix-42/split[0]/1-api 2', 'fix-42/split[0] 3']],
      ] as const) {
        const world = await begin({ stages: matrix });
        const { harness, say, replies } = world;
        await publish(harness, world.order, { children: callsFor(['api'], { wait: {} }) });
        for (const name of ['split[1]', 'split[0]/1-api', 'split[0]']) await publishFailure(harness, startedOrder(harness, name));
        const before = titlesOf(harness).length;
        await say(line);
        await publish(harness, startedOrder(harness, titlesOf(harness)[before]?.slice(7, -2) ?? ''));
        expect(titlesOf(harness).slice(before)).toEqual(expected);
        await say(`/baton handoff ${line.slice('/baton retry '.length)}`);
        expect((await replies()).at(-1)).toContain('summary of split[');
      }
    },
  );
});
