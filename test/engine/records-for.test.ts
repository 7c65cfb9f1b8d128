import { describe, expect } from 'vitest';
import { jobFor } from '../../src/core/run/acting-agent.ts';
import { consumedBy } from '../../src/core/run/handoffs.ts';
import { startCommitOf } from '../../src/core/run/published.ts';
import { recordsFor } from '../../src/engine/order/build-order.ts';
import { buildRecords, getState, type Plan } from '../core/run/run-builder.ts';
import { buildSpawned, type SpawnStep } from '../core/state/spawn-builder.ts';
import { hasher } from '../support/record-builders.ts';
import { requirement } from '../support/requirement.ts';

const plan: Plan = { a: {}, side: {}, b: { needs: ['a'], attempts: 2 }, c: { needs: ['b'] } };

const rows: readonly { stage: string; expected: readonly string[] }[] = [
  { stage: 'a', expected: ['run 1', 'a 2'] },
  { stage: 'b', expected: ['run 1', 'a 2', 'b 4'] },
  { stage: 'c', expected: ['run 1', 'a 2', 'b 4'] },
  { stage: 'side', expected: ['run 1', 'side 3'] },
];

describe('recordsFor', () => {
  const own = buildRecords(plan, [{ stage: 'a' }, { stage: 'side' }, { stage: 'b', outcome: 'failed' }], { ended: true });
  const other = buildRecords(plan, [{ stage: 'a' }], { run: 'fix-42-2' });
  for (const { stage, expected } of rows) {
    requirement(
      {
        ids: ['X-2', 'DESIGN-4.8'],
        title: `an order for ${stage} takes along what it builds on, in order, and nothing of other runs`,
        input: 'run, a, side, b (failed), end; a second run; shuffled',
        expected: expected.join(', '),
      },
      () => {
        const stored = [...other, ...own].reverse();
        const found = recordsFor(stage, { state: getState(own), stored });
        expect(found.map(({ record }) => `${record.kind === 'task' ? record.task : record.kind} ${record.seq}`)).toEqual(
          expected,
        );
        expect(found.every(({ record }) => record.run === 'fix-42')).toBe(true);
      },
    );
  }
});

describe('the job of a parent', () => {
  const committed = (branch: string, published: string) => ({
    commits: { base: 'a', head: 'b', published, verified: true },
    results: { branch },
  });
  const limited: SpawnStep['body'] = {
    agent: 'worker',
    outcome: 'failed',
    failure: { reason: 'limited', message: '' },
    limit: { 'not-before': '2026-03-18T13:00:00Z' },
    finishedAt: '2026-03-18T09:00:00Z',
  };
  const seenBy = (stage: string, steps: readonly SpawnStep[], stages: object) => {
    const stored = buildSpawned(steps, { stages });
    return getState(recordsFor(stage, { state: getState(stored), stored }));
  };

  const turns: readonly (readonly [string, SpawnStep['body']])[] = [
    ['', {}],
    [', also where a usage limit refused that one', limited],
  ];
  for (const [words, ended] of turns) {
    requirement(
      {
        ids: ['K-25', 'DESIGN-4.8'],
        title: `knows that its children were merged by a child of another stage, behind which it had waited for its branch${words}`,
        input: 'p/1-x waits for p/1-x/1-y; q/1-x has the same branch, and its record holds the merge',
        expected: 'the agent starts from the merge',
      },
      () => {
        const children = { merge: 'branch' };
        const stages = { p: { agent: 'worker', branch: 'p', children }, q: { agent: 'worker', branch: 'q', children } };
        const merge = { child: 'p/1-x/1-y', state: 'merged', branch: 'one', head: 'y', commit: 'm' } as const;
        const seen = seenBy(
          'p/1-x',
          [
            { stage: 'p', makes: ['1-x'], branches: ['one'] },
            { stage: 'q', makes: ['1-x'], branches: ['one'] },
            { stage: 'p/1-x', makes: ['1-y'], branches: ['two'], wait: { names: ['p/1-x/1-y'], until: 'all' } },
            { stage: 'p/1-x/1-y', body: committed('two', 'y') },
            { stage: 'q/1-x', body: { merges: [merge], ...ended } },
          ],
          stages,
        );
        expect([jobFor(seen, 'p/1-x'), startCommitOf(seen, 'p/1-x')]).toEqual(['agent', 'm']);
      },
    );
  }

  requirement(
    {
      ids: ['K-15', 'H-30'],
      title: 'is given its notes although it does not know what became of another stage with its branch',
      input: 'split waited, and other had a turn on the branch meanwhile; the order of split holds no record of other',
      expected: 'the handoff of the first turn',
    },
    () => {
      const own = { agent: 'worker', branch: 'work' };
      const handoffDigest = `sha256:${'1'.repeat(64)}`;
      const wait = { names: ['split/1-x'], until: 'all' as const };
      const steps: readonly SpawnStep[] = [
        { stage: 'split', makes: ['1-x'], wait, body: { handoffDigest } },
        { stage: 'other' },
        { stage: 'split/1-x' },
      ];
      const seen = seenBy('split', steps, { split: { ...own, children: {} }, other: own });
      expect(consumedBy(seen, { stage: 'split', attempt: 1, sha256: hasher.sha256 })).toContainEqual({
        stage: 'split',
        execution: 1,
        digest: handoffDigest,
      });
    },
  );
});
