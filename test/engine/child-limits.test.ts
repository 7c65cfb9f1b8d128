import { describe, expect } from 'vitest';
import { renderStatusComment } from '../../src/core/view/status/status-comment.ts';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { callsFor, children, divide, inMinutes, planSplit, publish, startedOrder, two } from './child-chain.ts';
import { passAlong, planTransfers, stateOf } from './transfer-chain.ts';

/** Returns how the run of a harness ended; undefined while it is open. */
async function endOf(harness: Harness): Promise<string | undefined> {
  const { end } = await stateOf(harness);
  return end === undefined ? undefined : `${end.body.outcome}: ${end.body.reason}`;
}

describe('limits of a run with children', () => {
  requirement(
    {
      ids: ['K-23', 'X-15', 'DESIGN-5.4', 'LIMITS'],
      title: 'max-repeats ends a run whose agents hand the same work to and fro',
      input: 'max-repeats: 2; a → b → a → b → a → b with the same words on the same commit',
      expected: 'four transfers pass, the fifth ends the run as failed and says what was repeated',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { extra: 'limits: { max-repeats: 2 }' });
      const last = await passAlong(harness, order, ['b', 'a', 'b', 'a']);
      expect(await endOf(harness)).toBeUndefined();
      await passAlong(harness, last, ['b']);
      const words = 'limits.max-repeats is 2, and a handed work over to b with the same message on the same commit 3 times';
      expect(await endOf(harness)).toBe(`failed: ${words}`);
      expect(harness.started).toHaveLength(4);
    },
  );

  requirement(
    {
      ids: ['K-23', 'X-15', 'LIMITS'],
      title: 'max-repeats counts children with the same prompt of one task, and without it nothing is counted',
      input: 'a parent asks for the same child in each turn; max-repeats: 1, and none',
      expected: 'the second one ends the run as failed, with the prompt in its words; the run goes on',
    },
    async () => {
      const play = async (extra: string): Promise<Harness> => {
        const harness = createHarness();
        let order = await planSplit(harness, { extra });
        for (let turn = 1; turn <= 3; turn += 1) {
          await publish(harness, order, { children: callsFor(['api'], { from: turn, wait: {} }) });
          if ((await endOf(harness)) !== undefined) break;
          await publish(harness, startedOrder(harness, `split/${turn}-api`));
          order = startedOrder(harness, 'split');
        }
        return harness;
      };
      const words = 'limits.max-repeats is 1, and split asked for a child task with the prompt "Do api." 2 times';
      expect(await endOf(await play('limits: { max-repeats: 1 }'))).toBe(`failed: ${words}`);
      expect(await endOf(await play(''))).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['T18', 'K-23', 'DESIGN-5.2', 'DESIGN-5.4'],
      title: 'max-children is counted again when another task of the run has made children meanwhile',
      input: 'max-children: 2; two stages ask for two each; the publisher of the first died after its record, and the list lags',
      expected: 'two children in all; those of the second are refused',
    },
    async () => {
      const harness = createHarness();
      const after = 'other: { agent: one, children: {}, prompt: "Split." }';
      const first = await planSplit(harness, { extra: 'limits: { max-children: 2 }', after });
      const other = startedOrder(harness, 'other');
      harness.crashAfter(1);
      await publish(harness, first, { children: two }).catch(() => undefined);
      harness.crashAfter(undefined);
      harness.threads.lagBehind(1);
      const { ports } = harness.engine;
      const clock = { ...ports.clock, sleep: async () => harness.threads.lagBehind(0) };
      await publish({ ...harness, engine: { ...harness.engine, ports: { ...ports, clock } } }, other, { children: two });
      const { run, spawned } = await stateOf(harness);
      expect([...(run.children?.keys() ?? [])]).toEqual(children);
      expect(spawned.map(({ task, body }) => `${task} ${body.made.length} ${body.refusedCount}`)).toEqual([
        'split 2 0',
        'other 0 2',
      ]);
    },
  );

  requirement(
    {
      ids: ['K-23'],
      title: 'requests that the tool refused at once are told to people with the limit',
      input: 'max-children: 2; two requests pass, and the tool has refused 998',
      expected: 'the record and the status comment name the limit and its value',
    },
    async () => {
      const harness = createHarness();
      const order = await planSplit(harness, { extra: 'limits: { max-children: 2 }' });
      await publish(harness, order, { children: { ...two, refused: 998 } });
      const state = await stateOf(harness);
      const [first] = state.spawned;
      const words = 'The tool refused 998 requests of split at once: `limits.max-children` is 2, and the run has 2 child tasks.';
      expect(first?.body).toMatchObject({ refusedCount: 998, refused: [{ code: 'BATON-E720', message: words }] });
      expect(renderStatusComment(state)).toContain('`split`: 998 child tasks that it asked for were not made.');
      expect(renderStatusComment(state)).toContain('`limits.max-children` is 2');
    },
  );

  requirement(
    {
      ids: ['K-23', 'K-27', 'DESIGN-5.4'],
      title: 'a parent that waits counts neither as a task nor as time at work',
      input: 'max-tasks: 4 and timeout-minutes: 60; two children, of which the last ends three days later',
      expected: 'all four executions, and the run succeeds',
    },
    async () => {
      const harness = createHarness();
      await divide(harness, { extra: 'limits: { max-tasks: 4, timeout-minutes: 60 }', after: '' });
      await publish(harness, startedOrder(harness, 'split/1-api'));
      const later = inMinutes(harness, 3 * 1_440);
      await publish(later, startedOrder(harness, 'split/2-docs'));
      await publish(later, startedOrder(harness, 'split'));
      expect(await endOf(harness)).toBe('succeeded: all stages succeeded');
      expect((await stateOf(harness)).tasks).toHaveLength(4);
    },
  );

  requirement(
    {
      ids: ['K-25', 'K-27', 'I-15'],
      title: 'children of one run have slots of their own, and their parent has none while it waits',
      input: 'max-concurrency: 3, and none; two children and one below the first',
      expected: 'the children are in different slots; without a limit each has a group of its own',
    },
    async () => {
      const groups = async (extra: string): Promise<readonly string[]> => {
        const harness = createHarness();
        await divide(harness, { extra });
        await publish(harness, startedOrder(harness, 'split/1-api'), { children: callsFor(['deep'], { wait: {} }) });
        return harness.started.map(({ job }) => job.group);
      };
      expect(await groups('max-concurrency: 3')).toEqual(['fix-slot-1', 'fix-slot-2', 'fix-slot-2']);
      expect(await groups('')).toEqual(['fix-42-split.1-api', 'fix-42-split.2-docs', 'fix-42-split.1-api.1-deep']);
    },
  );
});
