import { describe, expect, it } from 'vitest';
import { answersBefore, findAnswer, findExpiry, isOverdue, listExpired, listNamedStages } from '../../../src/core/run/answers.ts';
import type { State } from '../../../src/core/run/state.ts';
import { awaitsAnswer } from '../../../src/core/run/task-row.ts';
import { decideAsks } from '../../../src/core/state/decide.ts';
import { buildDecision, buildEnd, buildTask } from '../../support/record-builders.ts';
import { buildSpawned, type SpawnStep, type Stages, stateOf } from '../state/spawn-builder.ts';
import { getState, store } from './run-builder.ts';

const worker = { agent: 'worker' };
const stages: Stages = { plan: worker, split: { ...worker, needs: ['plan'], children: {} } };
const asking = { outcome: 'needs-input' } as const;

describe('questions and their answers', () => {
  const question = buildTask({ seq: 4, execution: 2 }, asking);
  const answer = (seq: number, task = 'investigate') => buildDecision({ seq, task });

  it('belong together where the answer is the first one of this stage behind the question', () => {
    const decisions = [
      answer(3),
      buildDecision({ seq: 5, task: 'investigate' }, { verb: 'approve' }),
      answer(6, 'other'),
      answer(7),
      answer(8),
    ];
    expect(findAnswer({ tasks: [question], decisions }, question)?.seq).toBe(7);
    const plain = buildTask({ seq: 4 });
    expect(findAnswer({ tasks: [plain], decisions }, plain)).toBeUndefined();
  });

  it('do not where the stage has gone on before the answer', () => {
    const next = buildTask({ seq: 6, execution: 3 });
    const other = buildTask({ seq: 6, execution: 1 }, { stage: 'other' });
    const decisions = [answer(7)];
    expect(findAnswer({ tasks: [question, next], decisions }, question)).toBeUndefined();
    expect(findAnswer({ tasks: [question, other], decisions }, question)?.seq).toBe(7);
  });

  it('are given to the executions behind them, of the same stage alone', () => {
    const first = buildTask({ seq: 2, execution: 1 }, asking);
    const beside = buildTask({ seq: 3, execution: 1, task: 'other' }, { ...asking, stage: 'other' });
    const facts = { tasks: [first, beside, question], decisions: [{ ...answer(3) }, answer(6)] };
    const given = (execution: number) =>
      answersBefore(facts, { stage: 'investigate', execution }).map(({ asked, answer: { seq } }) => [asked.seq, seq]);
    expect([given(1), given(2), given(3)]).toEqual([
      [],
      [[2, 3]],
      [
        [2, 3],
        [4, 6],
      ],
    ]);
  });

  it('are told by stage: who asks, who was answered last and by whom, and nothing once the run has ended', () => {
    const records = buildSpawned(
      [
        { stage: 'plan', ...asking },
        { stage: 'split', ...asking },
      ],
      { stages: { plan: worker, split: worker, note: worker } },
    );
    const state = getState([...records, store(buildDecision({ seq: 4, task: 'split' }))]);
    expect(listNamedStages(state).map((each) => [each.stage, each.kind, 'by' in each ? each.by : ''])).toEqual([
      ['plan', 'asks', ''],
      ['split', 'answered', 'marla'],
      ['note', 'silent', ''],
    ]);
    expect(listNamedStages({ ...state, end: buildEnd() })).toEqual([]);
  });
});

describe('waits whose time is over', () => {
  const late = '2026-03-26T09:00:00Z';
  const turn: SpawnStep = {
    ...{ stage: 'split', makes: ['1-a'] },
    wait: { names: ['split/1-a'], until: 'all', deadline: '2026-03-18T10:00:00Z' },
  };
  const state = stateOf(stages, [{ stage: 'plan' }, turn]);
  const names = (of: State, now: string) => listExpired(of, now).map(({ stage }) => stage);

  it('are those of parents, once the time of the wait has passed', () => {
    expect([names(state, '2026-03-18T10:00:00Z'), names(state, '2026-03-18T10:00:01Z')]).toEqual([[], ['split']]);
    expect(listExpired(state, late)[0]?.reason).toBe('it was to last until 2026-03-18T10:00:00Z');
  });

  it('are those of children that asked, not of stages: their run ends instead', () => {
    const child = stateOf(stages, [{ stage: 'plan' }, turn, { stage: 'split/1-a', ...asking }]);
    const only = (of: State, now: string) => names(of, now).filter((name) => name !== 'split');
    expect([only(child, '2026-03-18T11:00:00Z'), only(child, late)]).toEqual([[], ['split/1-a']]);
    expect(names(stateOf(stages, [{ stage: 'plan', ...asking }]), late)).toEqual([]);
  });

  it('are none while the run is paused, or after its end', () => {
    const paused = buildDecision({ seq: 9 }, { verb: 'pause' });
    expect([names({ ...state, paused }, late), names({ ...state, end: buildEnd() }, late)]).toEqual([[], []]);
    const asked = stateOf(stages, [{ stage: 'plan', ...asking }]);
    const row = asked.rows.get('plan');
    if (!awaitsAnswer(row)) throw new Error('The stage does not ask.');
    expect([isOverdue(asked, row, late), isOverdue({ ...asked, paused }, row, late)]).toEqual([true, false]);
  });

  it('are told by the decision behind them, about this very task', () => {
    const expire = (seq: number, task = 'split') => buildDecision({ seq, task }, { verb: 'expire' });
    const find = (...decisions: readonly ReturnType<typeof expire>[]) =>
      findExpiry({ decisions }, { task: 'split', seq: 5 })?.seq;
    expect([
      find(expire(6)),
      find(expire(4)),
      find(expire(5)),
      find(expire(6, 'other')),
      find(buildDecision({ seq: 6, task: 'split' })),
    ]).toEqual([6, undefined, undefined, undefined, undefined]);
  });
});

describe('what people are asked', () => {
  it('is every question and approval that stands open, and nothing while the run is paused', () => {
    const state = stateOf({ plan: worker, ship: { ...worker, approval: {} } }, [{ stage: 'plan', ...asking }]);
    expect(decideAsks(state).map((effect) => [effect.kind, 'stage' in effect ? effect.stage : ''])).toEqual([
      ['ask', 'plan'],
      ['ask', 'ship'],
    ]);
    expect(decideAsks({ ...state, paused: buildDecision({ seq: 9 }, { verb: 'pause' }) })).toEqual([]);
  });
});
