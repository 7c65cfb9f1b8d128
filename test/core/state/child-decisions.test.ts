import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredRecord } from '../../../src/core/record/record.ts';
import { decide, explainVainRetry } from '../../../src/core/state/decide.ts';
import { buildDecision, buildEnd } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDone, describeStages, getState, store } from '../run/run-builder.ts';
import { buildSpawned, following, type SpawnStep, spawnState, stateOf } from './spawn-builder.ts';

const names = ['1-a', '2-b', '3-c'];
const turn = (until: 'all' | 'first' | 'first-failure'): SpawnStep => ({
  stage: 'split',
  makes: names,
  wait: { names: names.map((name) => `split/${name}`), until },
});
const failed = { outcome: 'failed', reason: 'unknown-target' } as const;
const dividing = { agent: 'worker', children: { 'on-parent-failure': 'cancel' }, 'continue-on-failure': true };
const stages = { split: dividing, finish: { agent: 'worker', needs: ['split'] } };

/** Orders of what happens after the turn of a parent: each child ends well or not, and perhaps the time of the wait is over. */
const happenings = fc.record({
  until: fc.constantFrom('all' as const, 'first' as const, 'first-failure' as const),
  after: fc.shuffledSubarray(
    [...names.map((name): SpawnStep => ({ stage: `split/${name}` })), { stage: 'split', expires: true } as const],
    { minLength: 1 },
  ),
  fails: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
});

/** Lists the starts that the writer of a record decides, with the records that a listing shows. */
function startsOf(records: readonly StoredRecord[], cause: number): readonly string[] {
  return decide(getState(records), { cause, now: '2026-03-18T09:00:00Z' }).flatMap((effect) =>
    effect.kind === 'dispatch-task' ? [`${effect.stage} ${effect.due.execution}`] : [],
  );
}

requirement(
  {
    ids: ['K-26', 'K-28', 'DESIGN-5.1', 'DESIGN-5.5', 'T16'],
    title: 'the writer of a record starts the same, whatever other records it sees already, and the parent is started once',
    input:
      'ends of three children and of the time of the wait, in any order; each writer reads a list that holds later records too',
    expected: 'the same starts from every list; execution 2 of the parent by exactly one record, once the wait is over',
  },
  () => {
    fc.assert(
      fc.property(happenings, ({ until, after, fails }) => {
        const steps = after.map((step, index) =>
          fails[index] === true && step.expires !== true ? { ...step, ...failed } : step,
        );
        const records = buildSpawned([turn(until), ...steps], { stages });
        const causes = records.map(({ record }) => record.seq).filter((seq) => seq > 3);
        const starts = causes.flatMap((cause) => {
          const views = records.map((_, index) => index + 1).filter((count) => count >= cause);
          const seen = views.map((count) => startsOf(records.slice(0, count), cause).join(' '));
          expect(new Set(seen).size).toBe(1);
          return startsOf(records, cause);
        });
        const isOver = getState(records).rows.get('split')?.status === 'ready';
        expect(starts).toEqual(isOver ? ['split 2'] : []);
      }),
      { numRuns: 300 },
    );
  },
);

requirement(
  {
    ids: ['K-20', 'DESIGN-5.5'],
    title: 'a parent that failed for good cancels what has not ended, below its children too, and ended with that failure',
    input:
      'on-parent-failure: cancel; one child has ended, one has a child of its own, one waits for an answer; late results come',
    expected: 'all open ones are blocked; finish starts by the failure, and by no later record',
  },
  () => {
    const steps: readonly SpawnStep[] = [
      turn('first'),
      { stage: 'split/1-a' },
      { stage: 'split/2-b', makes: ['1-deep'] },
      { stage: 'split/3-c', outcome: 'needs-input' },
      { stage: 'split', execution: 2, ...failed },
    ];
    const late: SpawnStep = { stage: 'split/2-b/1-deep', outcome: 'skipped' };
    for (const more of [[], [late]]) {
      expect(describeStages(spawnState([...steps, ...more], { stages }))).toEqual({
        split: 'ended failed',
        'split/1-a': 'ended succeeded',
        'split/2-b': 'ended succeeded',
        'split/2-b/1-deep': more.length === 0 ? 'blocked by split' : 'ended skipped',
        'split/3-c': 'blocked by split',
        finish: 'due 1/1 <8',
      });
    }
  },
);

it('what children come to is for their parent alone: the run succeeds with it (K-14)', () => {
  const asks: SpawnStep = { stage: 'split/1-a', outcome: 'needs-input', reason: 'Which?' };
  const ended = [asks, { stage: 'split/1-a', expires: true }, { stage: 'split/2-b', ...failed }, { stage: 'finish' }] as const;
  const state = spawnState([{ stage: 'split', makes: ['1-a', '2-b'] }, ...ended]);
  expect(describeStages(state)).toMatchObject({ split: 'ended succeeded', 'split/1-a': 'ended needs-input' });
  expect(following(state)).toEqual(['end succeeded: all stages succeeded']);
});

it('a child that asked in vain stays as it is when its run is retried', () => {
  const asks: SpawnStep = { stage: 'split/1-a', outcome: 'needs-input', reason: 'Which?' };
  const steps = [
    { stage: 'split', makes: ['1-a'] },
    asks,
    { stage: 'split/1-a', expires: true },
    { stage: 'finish', ...failed },
  ] as const;
  const records = buildSpawned(steps, {});
  const seq = records.length + 1;
  const retry = buildDecision({ seq: seq + 1, task: '' }, { verb: 'retry' });
  const state = getState([...records, store(buildEnd({ seq })), store(retry)]);
  expect(describeStages(state)).toMatchObject({ 'split/1-a': 'ended needs-input', finish: 'due 2/2 <8' });
});

it('a child starts from commits that a pause holds when they are published, and others at once', () => {
  const bundle = { artifactId: 5, file: 'commits.bundle', bytes: 10, sha256: 'sha256:x' };
  const held = { bundle, base: 'b', head: 'h', run: 900 };
  const stages = { split: { agent: 'worker', children: {} }, other: { agent: 'worker', children: {} } };
  const state = stateOf(stages, [
    { stage: 'split', makes: ['1-a'], body: { held } },
    { stage: 'other', makes: ['1-b'] },
  ]);
  expect(describeStages(state)).toMatchObject({ 'split/1-a': 'waiting', 'other/1-b': 'due 1/1 <4' });
});

const cancelling = { agent: 'worker', children: { 'on-parent-failure': 'cancel' }, retry: { attempts: 2 } };

it('children of an attempt that failed go on while another one may follow', () => {
  const failedOnce: SpawnStep = { stage: 'split', makes: ['1-a'], outcome: 'failed', reason: 'exit-status' };
  const state = stateOf({ split: cancelling }, [failedOnce, { stage: 'split', attempt: 2 }]);
  expect(describeStages(state)['split/1-a']).toMatch(/^due /);
});

it('children of children are cancelled with them, though one waits for the first failure', () => {
  const wait = (name: string, until: 'all' | 'first-failure') => ({ makes: [name], wait: { names: [name], until } });
  const state = stateOf({ split: { ...cancelling, retry: { attempts: 1 } } }, [
    { stage: 'split', makes: ['1-a'], wait: { names: ['split/1-a'], until: 'all' } },
    { stage: 'split/1-a', ...wait('1-b', 'first-failure'), wait: { names: ['split/1-a/1-b'], until: 'first-failure' } },
    { stage: 'split', expires: true },
    { stage: 'split', execution: 2, ...failed },
  ]);
  expect(describeStages(state)).toMatchObject({ 'split/1-a': 'blocked by split', 'split/1-a/1-b': 'blocked by split' });
});

it('a retried child starts its parent behind it, also where a late record shows that others went on meanwhile', () => {
  const wait = { names: ['split/1-a'], until: 'all' as const };
  const own = { split: { ...dividing, children: {} }, finish: stages.finish };
  const before = buildSpawned(
    [
      { stage: 'split', makes: ['1-a'], wait },
      { stage: 'split/1-a', ...failed },
      { stage: 'split', execution: 2, ...failed },
    ],
    { stages: own },
  );
  const records = [
    ...before,
    store(buildEnd({ seq: 6 })),
    store(buildDecision({ seq: 7, task: 'split/1-a' }, { verb: 'retry' })),
    store(buildDone({ stage: 'split/1-a', attempt: 2 }, { seq: 8 })),
    store(buildDone({ stage: 'finish', outcome: 'skipped' }, { seq: 9 })),
  ];
  expect(describeStages(getState(records)).split).toMatch(/^due 2\/3 /);
});

it('a retry of a child is refused where the limit leaves no place for its parent', () => {
  const wait = { names: ['split/1-a'], until: 'all' as const };
  const explain = (limit: number, task: string): string | undefined => {
    const steps: SpawnStep[] = [
      { stage: 'split', makes: ['1-a'], wait },
      { stage: 'split/1-a', ...failed },
    ];
    const records = buildSpawned([...steps, { stage: 'split', execution: 2, ...failed }], { limits: { 'max-tasks': limit } });
    const retry = store(buildDecision({ seq: 7, task }, { verb: 'retry' }));
    return explainVainRetry(getState([...records, store(buildEnd({ seq: 6 })), retry]), '2026-03-18T09:00:00Z');
  };
  expect([explain(5, 'split/1-a'), explain(4, ''), explain(4, 'split')]).toEqual([undefined, undefined, undefined]);
  expect(explain(4, 'split/1-a')).toMatch(/limits\.max-tasks is 4, and `split` behind it would be execution number 5/);
  expect(explain(3, 'split')).toMatch(/cannot go on: limits\.max-tasks is 3/);
});
