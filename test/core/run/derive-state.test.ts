import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveState } from '../../../src/core/state/derive-state.ts';
import { allGates } from '../../support/all-gates.ts';
import { runId } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildRecords, chain, type Done, describeStages, getState, join, type Plan } from './run-builder.ts';

interface Row {
  readonly ids: readonly string[];
  readonly title: string;
  readonly plan: Plan;
  readonly done: readonly Done[];
  readonly stages: Readonly<Record<string, string>>;
}

const stale = (execution: number): Done => ({ stage: 'a', outcome: 'failed', reason: 'stale-base', attempt: 1, execution });

const rows: readonly Row[] = [
  {
    ids: ['H-38'],
    title: 'a run that just started has its first stage due, caused by the run record',
    plan: chain,
    done: [],
    stages: { investigate: 'due 1/1 <1', fix: 'waiting', 'open-pr': 'waiting' },
  },
  {
    ids: ['H-38'],
    title: 'a stage that succeeded makes the next one due',
    plan: chain,
    done: [{ stage: 'investigate' }],
    stages: { investigate: 'ended succeeded', fix: 'due 1/1 <2', 'open-pr': 'waiting' },
  },
  {
    ids: ['DESIGN-5'],
    title: 'a stage that failed blocks all that need it, however far',
    plan: chain,
    done: [{ stage: 'investigate', outcome: 'failed' }],
    stages: { investigate: 'ended failed', fix: 'blocked by investigate', 'open-pr': 'blocked by fix' },
  },
  {
    ids: ['C-23'],
    title: 'cancelled is not tried again',
    plan: { a: { attempts: 3 }, b: { needs: ['a'] } },
    done: [{ stage: 'a', outcome: 'cancelled' }],
    stages: { a: 'ended cancelled', b: 'blocked by a' },
  },
  {
    ids: ['DESIGN-4.4', 'F-M18'],
    title: 'needs-input waits for an answer, and what comes after it waits too',
    plan: { a: { attempts: 3 }, b: { needs: ['a'] } },
    done: [{ stage: 'a', outcome: 'needs-input', reason: 'Which branch?' }],
    stages: { a: 'awaiting answer', b: 'waiting' },
  },
  {
    ids: ['DESIGN-4.4'],
    title: 'noop lets the chain go on',
    plan: chain,
    done: [{ stage: 'investigate', outcome: 'noop' }],
    stages: { investigate: 'ended noop', fix: 'due 1/1 <2', 'open-pr': 'waiting' },
  },
  {
    ids: ['C-21'],
    title: 'a failed attempt makes the next one due, caused by its record',
    plan: { a: { attempts: 2 } },
    done: [{ stage: 'a', outcome: 'failed' }],
    stages: { a: 'due 2/2 <2' },
  },
  {
    ids: ['C-22'],
    title: 'after the last attempt the stage has ended',
    plan: { a: { attempts: 2 } },
    done: [
      { stage: 'a', outcome: 'failed' },
      { stage: 'a', outcome: 'failed', attempt: 2 },
    ],
    stages: { a: 'ended failed' },
  },
  {
    ids: ['DESIGN-4.1'],
    title: 'without `retry` a command has one attempt',
    plan: { a: {} },
    done: [{ stage: 'a', outcome: 'failed' }],
    stages: { a: 'ended failed' },
  },
  {
    ids: ['DESIGN-2'],
    title: 'a branch that moved starts the same attempt again',
    plan: { a: {} },
    done: [stale(1)],
    stages: { a: 'due 1/2 <2' },
  },
  {
    ids: ['DESIGN-2', 'DESIGN-5'],
    title: 'a branch that moves each time does not go on for ever',
    plan: { a: {} },
    done: [stale(1), stale(2), stale(3), stale(4)],
    stages: { a: 'ended failed' },
  },
  {
    ids: ['DESIGN-2'],
    title: 'a branch that moved too often uses up an attempt like any failure',
    plan: { a: { attempts: 2 } },
    done: [stale(1), stale(2), stale(3), stale(4)],
    stages: { a: 'due 2/5 <5' },
  },
  {
    ids: ['DESIGN-2'],
    title: 'a join is caused by whichever of its needs was recorded last',
    plan: join,
    done: [{ stage: 'right' }, { stage: 'left' }],
    stages: { left: 'ended succeeded', right: 'ended succeeded', both: 'due 1/1 <3' },
  },
  {
    ids: ['DESIGN-5'],
    title: 'a join with a need that failed waits for nothing',
    plan: join,
    done: [{ stage: 'left', outcome: 'failed' }],
    stages: { left: 'ended failed', right: 'due 1/1 <1', both: 'blocked by left' },
  },
];

describe('deriveState', () => {
  for (const { ids, title, plan, done, stages } of rows) {
    const input = done.map(({ stage, outcome = 'succeeded' }) => `${stage} ${outcome}`).join(', ') || 'the run record alone';
    const expected = Object.entries(stages)
      .map(([name, words]) => `${name} ${words}`)
      .join('; ');
    requirement({ ids, title, input, expected }, () => {
      expect(describeStages(getState(buildRecords(plan, done)))).toEqual(stages);
    });
  }

  requirement(
    {
      ids: ['DESIGN-5'],
      title: 'the order in which records are read changes nothing',
      input: 'any order',
      expected: 'one state',
    },
    () => {
      const records = buildRecords(join, [{ stage: 'right' }, { stage: 'left' }, { stage: 'both', outcome: 'noop' }], {
        ended: true,
      });
      const expected = getState(records);
      fc.assert(
        fc.property(fc.shuffledSubarray([...records], { minLength: records.length }), (shuffled) => {
          expect(getState(shuffled)).toEqual(expected);
        }),
      );
    },
  );

  requirement(
    {
      ids: ['DESIGN-5'],
      title: 'records of other runs are left out, also where one name begins with the other',
      input: 'fix-42 and fix-42-2 in one thread',
      expected: 'each has its own state',
    },
    () => {
      const first = buildRecords(chain, [{ stage: 'investigate' }, { stage: 'fix' }]);
      const second = buildRecords(chain, [], { run: `${runId}-2` });
      const all = [...second, ...first];
      expect(describeStages(getState(all))).toMatchObject({ 'open-pr': 'due 1/1 <3' });
      expect(describeStages(getState(all, `${runId}-2`))).toMatchObject({ investigate: 'due 1/1 <1' });
      expect(getState(all).tip).toEqual({ seq: 3, digest: 'sha256:3' });
    },
  );

  it('says what is missing when the first record is not there', () => {
    const state = deriveState(buildRecords(chain, [{ stage: 'investigate' }]).slice(1), runId, allGates);
    expect(state).toMatchObject({ ok: false, error: { code: 'BATON-E901', message: expect.stringContaining('"fix-42"') } });
  });

  it('does not take a gap for an end: the stage whose record is missing is due', () => {
    const records = buildRecords(chain, [{ stage: 'investigate' }, { stage: 'fix' }]).filter(({ record }) => record.seq !== 2);
    expect(describeStages(getState(records))).toMatchObject({ investigate: 'due 1/1 <1', 'open-pr': 'due 1/1 <3' });
  });
});

it('a stage that waits for others names those that have not ended', () => {
  const { rows } = getState(buildRecords(join, [{ stage: 'left' }]));
  expect(rows.get('both')).toMatchObject({ status: 'waiting', wait: { gate: 'needs', for: ['right'] } });
});
