import { describe, expect } from 'vitest';
import { requirement } from '../../support/requirement.ts';
import { openPool } from '../../support/slot-pool.ts';

describe('an execution that leaves the line', () => {
  requirement(
    {
      ids: ['I-15', 'P10-11'],
      title: 'waits no longer, whether it gave its slot back or its run has ended, so that others may start it',
      input: 'limit 1; b and c wait for the end of a; b gets the slot and gives it back before its dispatch; the run of c ends',
      expected: 'b waits in the line and with a slot that nobody has used, and not after that; c neither',
    },
    async () => {
      const { slots, turn, acquire } = openPool();
      const [a, b, c] = ['7 fix-1/look 1', '7 fix-2/look 1', '7 fix-3/look 1'];
      expect(await acquire(turn(a))).toBe('start');
      await slots.assign(turn(a), 1);
      for (const id of [b, c]) expect(await acquire(turn(id))).toBe('wait');
      const waiting = async () => [await slots.isWaiting(a), await slots.isWaiting(b), await slots.isWaiting(c)];
      expect(await waiting()).toEqual([false, true, true]);
      await slots.release({ workflowRun: 1, repository: 7 });
      expect(await waiting()).toEqual([false, true, true]);
      await slots.release({ pool: '7 fix', id: b });
      expect(await waiting()).toEqual([false, false, true]);
      await slots.leave({ repository: 7, run: 'fix-3' });
      expect(await waiting()).toEqual([false, false, false]);
    },
  );

  requirement(
    {
      ids: ['I-15', 'DESIGN-5'],
      title: 'keeps its slot while its workflow run is being dispatched, although its run has ended',
      input: 'limit 1; a is told to start; its run is cancelled; b asks; the dispatch of a comes back, and its workflow run ends',
      expected: 'b waits until the workflow run of a has ended',
    },
    async () => {
      const { slots, turn, started, acquire } = openPool();
      const [a, b] = ['7 fix-1/look 1', '7 fix-2/look 1'];
      expect(await acquire(turn(a))).toBe('start');
      await slots.leave({ repository: 7, run: 'fix-1' });
      expect(await acquire(turn(b))).toBe('wait');
      await slots.assign(turn(a), 1);
      expect(started).toEqual([]);
      await slots.release({ workflowRun: 1, repository: 7 });
      expect(started).toEqual([b]);
    },
  );
});
