import { describe, expect } from 'vitest';
import { isTaken } from '../../src/app/starts/start-order.ts';
import { buildRecords, getState, store as stored } from '../core/run/run-builder.ts';
import { buildDecision } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';
import { closed, openApp, opens, runOf } from './windows-world.ts';

const first = { id: 1, at: '2026-03-18T08:00:00Z' };
const due = { attempt: 1, execution: 1, cause: 1 };

describe('a usage limit that one run has met, with the App', () => {
  requirement(
    {
      ids: ['P14-sleep'],
      title:
        'keeps back what it would refuse in other runs of the repository: the same secret, environment and, where it is of a model, model',
      input:
        'fix-1 meets a limit of KEY, of all models or of opus; starts of fix-2 with other secrets, models and environments; fix-1 itself',
      expected: 'only those wait that would be refused, behind one row; what fix-1 knows is left to its own records',
    },
    async () => {
      for (const [model, isHeld] of [
        [undefined, { same: true, model: true, secret: false, environment: false }],
        ['opus', { same: true, model: false, secret: false, environment: false }],
      ] as const) {
        const { line, context } = openApp();
        await line.releaseClaims(runOf('fix-1', [closed('a', { limit: { 'not-before': opens, secret: 'KEY', model } })]));
        const starts = {
          same: runOf('fix-2'),
          model: runOf('fix-3', [], { model: 'haiku' }),
          secret: runOf('fix-4', [], { secret: 'OTHER' }),
          environment: runOf('fix-5', [], { environment: 'box' }),
        };
        const held: Record<string, boolean> = {};
        for (const [name, state] of Object.entries(starts)) held[name] = await line.awaitLimit({ state, first, stage: 'a', due });
        expect(held).toEqual(isHeld);
        expect(await line.awaitLimit({ state: runOf('fix-1'), first, stage: 'b', due })).toBe(false);
        expect(await context.claims.list({ repository: 7, resource: 'limit ' })).toHaveLength(1);
      }
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title:
        'keeps back agents with the model that was refused, by its full name, and with that of the agent which took it for a part of its work',
      input: 'fix-1 has opus and meets a limit of claude-haiku-4-5; starts of fix-2 with opus, haiku and sonnet',
      expected: 'all wait but sonnet',
    },
    async () => {
      const { line } = openApp();
      const limit = { 'not-before': opens, secret: 'KEY', model: 'claude-haiku-4-5' };
      await line.releaseClaims(runOf('fix-1', [closed('a', { limit })]));
      const held: boolean[] = [];
      for (const model of ['opus', 'haiku', 'sonnet'])
        held.push(await line.awaitLimit({ state: runOf('fix-2', [], { model }), first, stage: 'a', due }));
      expect(held).toEqual([true, true, false]);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'I-15'],
      title:
        'lets what waits start within two minutes after it opens, holds no branch for it meanwhile, and is shown with its time',
      input: 'fix-2/b, which has its branch, is to start at 09:00; its branch; what it waits for; 13:00; it is asked once more',
      expected:
        'one item of the queue soon after 13:00; the branch is free; the words of a sleep, left alone by sweeps; then it starts',
    },
    async () => {
      const { line, context, items, time } = openApp();
      await line.releaseClaims(runOf('fix-1', [closed('a')]));
      const state = runOf('fix-2', [{ stage: 'a' }]);
      const asking = { repository: 7, branch: 'one', subject: 1, item: { id: 'x', key: 'x', payload: {} } };
      const run = { run: 'fix-2', thread: 1, first, lock: 1 };
      expect(await context.branches.acquire({ ...asking, run, id: 'fix-2/b 1' })).toBe(true);
      for (const _ of [1, 2]) expect(await line.awaitLimit({ state, first, stage: 'b', due })).toBe(true);
      await line.releaseClaims(state);
      expect(await context.branches.acquire({ ...asking, run: { ...run, run: 'fix-3' }, id: 'fix-3/b 1' })).toBe(true);
      expect(await line.findWait('fix-2/b 1')).toMatchObject({ gate: 'sleep', atMost: opens, what: 'the usage limit of Claude' });
      expect(await isTaken(context, { repository: 7, title: 'fix-2/b 1' })).toBe(true);
      expect(new Set(items.map(({ id }) => id)).size).toBe(1);
      const delay = Date.parse(items[0]?.runAt ?? '') - Date.parse(opens);
      expect(delay).toBeGreaterThan(0);
      expect(delay).toBeLessThanOrEqual(120_000);
      expect(items[0]?.work).toMatchObject({ kind: 'turn', starts: 'stage', stage: 'b', run: { run: 'fix-2' } });
      time.now = Date.parse(opens) + 1;
      expect(await line.awaitLimit({ state, first, stage: 'b', due })).toBe(false);
      expect(await line.findWait('fix-2/b 1')).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'is open for all once a person has woken its task, and is not waited for longer than `limits.sleep` of the run',
      input: 'fix-1/a meets a limit of five hours, and /baton retry b; /baton retry; one of seven hours; two windows at once',
      expected: 'fix-2 waits; starts; starts; waits for the later one',
    },
    async () => {
      const { line } = openApp();
      const asked = { state: runOf('fix-2'), first, stage: 'a', due };
      const met = buildRecords({ a: {}, b: {} }, [closed('a')], { run: 'fix-1' });
      await line.releaseClaims(getState(met, 'fix-1'));
      expect(await line.awaitLimit(asked)).toBe(true);
      const beside = buildDecision({ run: 'fix-1', task: 'b', seq: 3 }, { verb: 'woken', by: 'person' });
      await line.releaseClaims(getState([...met, stored(beside)], 'fix-1'));
      expect(await line.awaitLimit(asked)).toBe(true);
      const woken = buildDecision({ run: 'fix-1', task: '', seq: 3 }, { verb: 'woken', by: 'person' });
      await line.releaseClaims(getState([...met, stored(woken)], 'fix-1'));
      expect(await line.awaitLimit(asked)).toBe(false);
      const late = { limit: { 'not-before': '2026-03-18T16:00:00Z', secret: 'KEY' } };
      await line.releaseClaims(runOf('fix-3', [closed('a', late)]));
      expect(await line.awaitLimit(asked)).toBe(false);
      const later = { limit: { 'not-before': '2026-03-18T14:00:00Z', secret: 'KEY', model: 'opus' } };
      await line.releaseClaims(runOf('fix-4', [closed('a'), closed('b', later)]));
      expect(await line.awaitLimit(asked)).toBe(true);
      expect(await line.findWait('fix-2/a 1')).toMatchObject({ atMost: '2026-03-18T14:00:00Z' });
    },
  );
});
