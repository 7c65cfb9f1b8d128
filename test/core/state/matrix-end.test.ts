import { describe, expect } from 'vitest';
import type { State } from '../../../src/core/run/state.ts';
import { requirement } from '../../support/requirement.ts';
import { describeStages } from '../run/run-builder.ts';
import { attempt, literal, one, type SpawnStep, type Stages, stateOf, two, zero } from './spawn-builder.ts';

const plan: SpawnStep = { stage: 'plan' };

/** Returns the body of the record that stands for those of the elements of a stage, and whose it is. */
function endOf(state: State, name: string) {
  const row = state.rows.get(name);
  if (row?.status !== 'ended') throw new Error(`${name} has not ended`);
  return { ...row.last.body, ...row.matrix };
}

/** The minutes of an hour at which an execution began and ended, as the fields of its record. */
const between = (began: number, ended: number) => ({
  startedAt: `2026-03-18T08:${began}:00Z`,
  finishedAt: `2026-03-18T08:${ended}:00Z`,
});

describe('the end of a matrix', () => {
  requirement(
    {
      ids: ['H-44'],
      title: 'is that of the last element, in their order, that left a handoff',
      input: 'three elements, of which the second alone leaves one, and a stage after them; then none leaves any',
      expected: 'agent, engine and times of the second; of the third',
    },
    () => {
      const workflowRun = { id: 77, attempt: 1, url: 'https://github.com/o/r/actions/runs/77' };
      const body = { ...between(11, 12), engine: 'codex', agent: 'other', isolated: true, workflowRun };
      const handoff = { version: 1 as const, summary: 's' };
      const steps = [plan, { ...two, body: between(15, 20) }, { ...one, body: { ...body, handoff } }, zero, { stage: 'finish' }];
      const found = endOf(stateOf(literal, steps), 'attempt');
      expect(found).toMatchObject({ ...body, outcome: 'succeeded', source: 'attempt[1]' });
      expect(found).not.toHaveProperty('note');
      const later = endOf(stateOf(literal, [plan, { ...two, body }, one, zero]), 'attempt');
      expect(later).toMatchObject({ ...body, source: 'attempt[2]' });
    },
  );

  requirement(
    {
      ids: ['H-44'],
      title: 'says why nothing of it ran, and has the time of the record by which that was known',
      input: 'elements with nothing to do, and a matrix over each of them; an empty list; then a later stage',
      expected: 'noop, with two reasons; the time of the last element; of the plan',
    },
    () => {
      const noop = { outcome: 'noop' } as const;
      const stages: Stages = {
        attempt: { ...attempt, matrix: ['a', 'b'] },
        test: { agent: 'worker', needs: ['attempt'], matrix: { from: 'needs.attempt.each' } },
        finish: { agent: 'worker', needs: ['test'] },
      };
      const steps: SpawnStep[] = [
        { ...zero, ...noop, body: between(10, 11) },
        { ...one, ...noop, body: between(10, 12) },
        { stage: 'finish', body: between(20, 30) },
      ];
      const state = stateOf(stages, steps);
      expect(describeStages(state)).toMatchObject({ 'test[0]': 'blocked by attempt[0]', test: 'ended noop' });
      const nothing = { agent: '', engine: '', isolated: false, source: undefined };
      expect(endOf(state, 'test')).toMatchObject({
        ...nothing,
        note: 'No element of the matrix could start.',
        ...{ startedAt: between(10, 12).finishedAt, finishedAt: between(10, 12).finishedAt },
      });
      const empty: Stages = { ...literal, attempt: { ...literal.attempt, matrix: { from: 'needs.plan.handoff.data.items' } } };
      const body = { ...between(10, 13), handoff: { version: 1 as const, summary: 's', data: { items: '[]' } } };
      expect(endOf(stateOf(empty, [{ ...plan, body }]), 'attempt')).toMatchObject({
        ...nothing,
        ...{ note: 'The list of the matrix is empty.', finishedAt: between(10, 13).finishedAt },
      });
    },
  );

  const picks = [
    ['a text of the list', ['a', 'ccc', 'bb'], 'size(each.matrix.value)', 1, 3],
    ['a value of a map', [{ size: 1 }, { size: 2 }, { size: 5 }], 'double(each.matrix.size)', 2, 5],
    ['the text of a map, which has none', [{ size: 1 }, { size: 2 }], 'size(each.matrix.value)', 0, 0],
  ] as const;
  for (const [title, values, pick, index, score] of picks)
    requirement(
      {
        ids: ['H-44'],
        title: `is the element that is picked by ${title}`,
        input: `${JSON.stringify(values)}, ${pick}`,
        expected: `attempt[${index}] with ${score}`,
      },
      () => {
        const stages: Stages = { attempt: { ...attempt, matrix: { values, pick } } };
        const state = stateOf(
          stages,
          values.map((_, at) => ({ stage: `attempt[${at}]` })),
        );
        const { picked, note } = endOf(state, 'attempt');
        expect([picked, note]).toEqual([
          index,
          expect.stringMatching(new RegExp(`^picked attempt\\[${index}\\].* with ${score};`)),
        ]);
      },
    );

  requirement(
    {
      ids: ['H-44', 'F-UX3'],
      title: 'may be picked by what the task left that an element is about, be it the only one',
      input: 'two tasks with sizes, and a matrix over each; one task',
      expected: 'the one whose task left more; the only one, without others',
    },
    () => {
      const stages = (values: readonly string[]): Stages => ({
        attempt: { ...attempt, matrix: { values }, 'continue-on-failure': true },
        test: {
          agent: 'worker',
          needs: ['attempt'],
          matrix: {
            from: 'needs.attempt.each',
            pick: 'double(each.matrix.results.size) + (each.matrix.outcome == "succeeded" ? 100.0 : 0.0)',
          },
        },
      });
      const left = (step: SpawnStep, size: string): SpawnStep => ({ ...step, body: { engine: 'command', results: { size } } });
      const tests = [{ stage: 'test[0]' }, { stage: 'test[1]' }];
      const both = endOf(stateOf(stages(['a', 'b']), [left(zero, '2'), left(one, '7'), ...tests]), 'test');
      expect([both.picked, both.note]).toEqual([1, expect.stringContaining('with 107; the others: ')]);
      const alone = endOf(stateOf(stages(['a']), [left(zero, '2'), { stage: 'test[0]' }]), 'test');
      expect([alone.picked, alone.note]).toEqual([0, expect.stringMatching(/with 102$/)]);
      const failed: SpawnStep = { ...zero, outcome: 'failed', reason: 'unknown-target' };
      const state = stateOf(stages(['a', 'b']), [failed, left(one, '7'), { ...tests[1], outcome: 'noop', stage: 'test[1]' }]);
      expect(describeStages(state).test).toMatch(/attempt\[0\] did not succeed; .*it ended noop/);
    },
  );

  requirement(
    {
      ids: ['H-44', 'T18'],
      title: 'without a candidate says of each element why, and an empty list has none to pick',
      input: 'the first of two fails and the second is skipped; texts that an agent wrote, the second longer; an empty list',
      expected: 'why the stage failed; the first, since claims are not read; noop',
    },
    () => {
      const pick = 'size(each.matrix.value)';
      const matrix = { values: ['a', 'b'], pick, 'fail-fast': true, 'max-parallel': 1 };
      const failed: SpawnStep = { ...zero, outcome: 'failed', reason: 'unknown-target' };
      const skipped = stateOf({ attempt: { ...attempt, matrix, 'continue-on-failure': true } }, [failed]);
      expect(describeStages(skipped).attempt).toMatch(/it ended failed; .*it was not started/);
      const claimed: Stages = {
        ...literal,
        attempt: { ...literal.attempt, matrix: { from: 'needs.plan.handoff.data.items', pick } },
      };
      const planned = (items: string): SpawnStep => ({
        ...plan,
        body: { handoff: { version: 1, summary: 's', data: { items } } },
      });
      expect(endOf(stateOf(claimed, [planned('["a", "bb"]'), zero, one]), 'attempt')).toMatchObject({ picked: 0 });
      expect(describeStages(stateOf(claimed, [planned('[]')])).attempt).toBe('ended noop');
    },
  );

  requirement(
    {
      ids: ['H-44', 'K-24'],
      title: 'with fail-fast comes before the next element starts where they share a branch, and only there',
      input: 'two elements on one branch, and two without any; the first one fails',
      expected: 'the second is skipped; it starts beside the first',
    },
    () => {
      const fast = (more: object): Stages => ({
        attempt: { agent: 'worker', ...more, matrix: { values: ['a', 'b'], 'fail-fast': true } },
      });
      const failed: SpawnStep = { ...zero, outcome: 'failed', reason: 'unknown-target' };
      const shared = describeStages(stateOf(fast({ branch: 'one' }), [failed]));
      expect(shared).toMatchObject({ attempt: 'ended failed', 'attempt[1]': 'skipped' });
      expect(describeStages(stateOf(fast({}), [failed]))).toMatchObject({ attempt: 'waiting', 'attempt[1]': 'due 1/1 <1' });
    },
  );
});
