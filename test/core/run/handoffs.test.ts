import { describe, expect, it } from 'vitest';
import type { StoredHandoff } from '../../../src/core/output/stored-handoff.ts';
import type { TaskBody, TransferRecord } from '../../../src/core/record/record.ts';
import {
  consumedBy,
  endOf,
  fillHandoffs,
  findHandoffSource,
  handoffsInArtifacts,
  listStageEnds,
  stagesGivenTo,
} from '../../../src/core/run/handoffs.ts';
import type { State } from '../../../src/core/run/state.ts';
import { buildDecision, buildTask } from '../../support/record-builders.ts';
import { buildSpawned, literal, one, type SpawnStep, type Stages, stateOf, two, zero } from '../state/spawn-builder.ts';
import { buildDone, getState, store } from './run-builder.ts';

const worker = { agent: 'worker' };
const stages: Stages = {
  plan: worker,
  split: { ...worker, needs: ['plan'], children: {} },
  finish: { ...worker, needs: ['split'] },
};
const failed = { outcome: 'failed', reason: 'unknown-target' } as const;
const handed = (digest: string, more: Partial<TaskBody> = {}): Partial<TaskBody> => ({ handoffDigest: digest, ...more });
const step = (stage: string, execution: number, { body = {}, ...more }: Partial<SpawnStep> = {}): SpawnStep => ({
  ...{ stage, execution, attempt: 1, body },
  ...more,
});
const withTransfer = (state: State, execution: number): State => {
  const { kind: _, body: _body, ...place } = buildTask({ task: 'plan', execution, seq: 3 });
  const body = { from: 'worker', to: 'worker', message: '', timestamp: '2026-03-18T08:05:00Z' };
  const transfer: TransferRecord = { ...place, kind: 'transfer', body };
  return { ...state, transfers: [transfer] };
};
const asking = { outcome: 'needs-input' } as const;
const sha256 = (text: string): string => `of ${text}`;

describe('what a task came to', () => {
  it('has the results of the execution that handed over to the last one, and later results win', () => {
    const first = step('plan', 1, { body: { results: { branch: 'x', pr: '1' } } });
    const state = stateOf(stages, [first, step('plan', 2, { body: { results: { pr: '2' } } })]);
    expect(endOf(withTransfer(state, 1), 'plan').results).toEqual({ branch: 'x', pr: '2' });
    expect(endOf(state, 'plan').results).toEqual({ pr: '2' });
  });

  it('has those of an execution that waited for children, and not those of an attempt that failed', () => {
    const wait = { names: ['split/1-a'], until: 'all' as const };
    const turn = step('split', 1, { body: { results: { branch: 'x' } }, makes: ['1-a'], wait });
    const steps = [
      { stage: 'plan' },
      turn,
      { stage: 'split/1-a' },
      step('split', 2, { body: { results: { a: '1' } }, ...failed }),
      step('split', 3, { body: { results: { b: '1' } } }),
    ];
    expect(
      endOf(stateOf({ ...stages, split: { ...worker, needs: ['plan'], children: {}, retry: { attempts: 3 } } }, steps), 'split')
        .results,
    ).toEqual({
      branch: 'x',
      b: '1',
    });
  });

  it('has those of an execution that asked a question, and none of another stage', () => {
    const asked: SpawnStep = { stage: 'plan', ...asking, body: { results: { branch: 'x', pr: '1' } } };
    const other: SpawnStep = { stage: 'beside', body: { results: { other: '1' } } };
    const state = getState([
      ...buildSpawned([asked, other], { stages: { plan: worker, beside: worker } }),
      store(buildDecision({ seq: 4, task: 'plan' })),
      store(buildDone({ stage: 'plan', execution: 2, body: { results: { pr: '2' } } }, { seq: 5 })),
    ]);
    expect(endOf(state, 'plan').results).toEqual({ branch: 'x', pr: '2' });
  });

  it('has the note of the last execution, the newest handoff, and the failure', () => {
    const handoff = { version: 1 as const, summary: 'x' };
    const state = withTransfer(
      stateOf(stages, [step('plan', 1, { body: { handoff } }), step('plan', 2, { body: { note: 'done' } })]),
      1,
    );
    expect(endOf(state, 'plan')).toMatchObject({ name: 'plan', outcome: 'succeeded', note: 'done', handoff, failure: undefined });
    const bad = stateOf(stages, [step('plan', 1, failed)]);
    expect(endOf(bad, 'plan')).toMatchObject({ outcome: 'failed', note: '', failure: { reason: 'unknown-target' } });
  });

  it('is empty while it has not ended, and where another task keeps it from starting for good', () => {
    const state = stateOf(stages, []);
    expect(endOf(state, 'plan')).toMatchObject({ outcome: '', note: '', results: {}, bodies: [] });
    const blocked = stateOf({ plan: worker, split: { ...worker, needs: ['plan'] } }, [step('plan', 1, failed)]);
    expect(endOf(blocked, 'split')).toMatchObject({ outcome: '', note: '' });
    expect(endOf(state, 'gone')).toMatchObject({ outcome: '', bodies: [] });
  });

  it('is told of the stages of the configuration alone, in their order', () => {
    const state = stateOf(stages, [{ stage: 'plan' }, { stage: 'split', makes: ['1-a'] }, { stage: 'split/1-a' }]);
    expect(listStageEnds(state).map(({ name, outcome }) => [name, outcome])).toEqual([
      ['plan', 'succeeded'],
      ['split', 'succeeded'],
      ['finish', ''],
    ]);
  });

  it('is skipped or failed where its condition says so or is broken', () => {
    const on = (text: string) =>
      endOf(stateOf({ plan: worker, split: { ...worker, needs: ['plan'], if: text } }, [{ stage: 'plan' }]), 'split');
    expect(on('needs.plan.outcome == "failed"')).toMatchObject({ outcome: 'skipped', note: '' });
    const broken = on('int(needs.plan.results.nothing) > 1');
    expect(broken.outcome).toBe('failed');
    expect(broken.note).not.toBe('');
  });
});

describe('the handoff that later stages are given', () => {
  it('is the newest of the stage, also where only the one before the last left one or it lies in an artifact', () => {
    const state = withTransfer(stateOf(stages, [step('plan', 1, { body: handed('d1') }), step('plan', 2)]), 1);
    expect(findHandoffSource(state, 'plan')?.execution).toBe(1);
    expect(findHandoffSource(stateOf(stages, [step('plan', 1)]), 'plan')).toBeUndefined();
    expect(findHandoffSource(stateOf(stages, []), 'plan')).toBeUndefined();
  });

  it('comes from the stages before, from children that have ended, and from the task itself', () => {
    const turn = step('split', 1, { makes: ['1-a', '2-b'], wait: { names: ['split/1-a'], until: 'all' } });
    const state = stateOf(stages, [{ stage: 'plan' }, turn, { stage: 'split/1-a' }]);
    expect(stagesGivenTo(state, 'split')).toEqual(['plan', 'split/1-a', 'split']);
    expect(stagesGivenTo(state, 'finish')).toEqual(['plan', 'split', 'finish']);
  });
});

describe('what an execution was given', () => {
  const consumed = (state: State, stage: string, attempt = 1) =>
    consumedBy(state, { stage, attempt, sha256 }).map(({ kind, stage: of, execution, digest }) => [
      kind ?? '',
      of,
      execution,
      digest,
    ]);

  it('are the handoffs of the stages before it, and none that it left itself', () => {
    const state = stateOf(stages, [step('plan', 1, { body: handed('d1') }), step('split', 1, { body: handed('d2') })]);
    expect(consumed(state, 'split')).toEqual([['', 'plan', 1, 'd1']]);
    expect(consumed(state, 'finish')).toEqual([
      ['', 'plan', 1, 'd1'],
      ['', 'split', 1, 'd2'],
    ]);
  });

  it('are those of the elements of a matrix, each once, and none without a digest', () => {
    const elements = [zero, one, two].map((each, index) => ({ ...each, body: handed(`d${index}`) }));
    const state = stateOf(literal, [step('plan', 1, { body: { handoff: { version: 1, summary: 's' } } }), ...elements]);
    expect(consumed(state, 'finish').map(([, of, , digest]) => `${of} ${digest}`)).toEqual([
      'attempt[0] d0',
      'attempt[1] d1',
      'attempt[2] d2',
    ]);
  });

  it('are no notes of an agent that handed over without a question or children', () => {
    const { kind: _, body: _body, ...place } = buildTask({ task: 'plan', execution: 1, seq: 3 });
    const body = { from: 'worker', to: 'worker', message: '', timestamp: '2026-03-18T08:05:00Z' };
    const transfer: TransferRecord = { ...place, kind: 'transfer', body };
    const state = getState([...buildSpawned([step('plan', 1, { body: handed('d1') })], { stages }), store(transfer)]);
    expect(state.rows.get('plan')).toMatchObject({ status: 'ready', next: { execution: 2 } });
    expect(consumed(state, 'plan')).toEqual([]);
  });

  it('are the history, and the failure of the attempt before', () => {
    const state = stateOf({ plan: { ...worker, retry: { attempts: 2 } } }, [step('plan', 1, failed)]);
    const told = { ...state, run: { ...state.run, body: { ...state.run.body, history: 'h' } } };
    expect(consumed(told, 'plan', 2)).toEqual([
      ['history', '', 0, 'of h'],
      ['previous-failure', 'plan', 1, expect.stringContaining('unknown-target')],
    ]);
    expect(consumed(told, 'plan', 1)).toEqual([['history', '', 0, 'of h']]);
  });

  it('are its own notes, once its question was answered or its wait is over', () => {
    const answered = getState([
      ...buildSpawned([{ stage: 'plan', ...asking, body: handed('q') }], { stages }),
      store(buildDecision({ seq: 3, task: 'plan' })),
    ]);
    expect(consumed(answered, 'plan')).toEqual([['', 'plan', 1, 'q']]);
    const turn = step('split', 1, { body: handed('t'), makes: ['1-a'], wait: { names: ['split/1-a'], until: 'all' } });
    const before: readonly SpawnStep[] = [step('plan', 1, { body: handed('p') }), turn];
    expect(consumed(stateOf(stages, before), 'split')).toEqual([['', 'plan', 1, 'p']]);
    expect(consumed(stateOf(stages, [...before, step('split/1-a', 1, { body: handed('c') })]), 'split')).toEqual([
      ['', 'plan', 1, 'p'],
      ['', 'split/1-a', 1, 'c'],
      ['', 'split', 1, 't'],
    ]);
  });

  it('are its own notes also where its turn for the branch has not come', () => {
    const shared: Stages = { plan: { ...worker, branch: 'x' }, beside: { ...worker, branch: 'x' } };
    const records = buildSpawned([{ stage: 'plan', ...asking, body: handed('q') }], { stages: shared });
    const behind = getState([...records, store(buildDecision({ seq: 3, task: 'plan' }))]);
    expect(behind.rows.get('plan')).toMatchObject({ status: 'waiting', wait: { gate: 'own-branch' } });
    expect(consumed(behind, 'plan')).toEqual([['', 'plan', 1, 'q']]);
    expect(consumed(getState(records), 'plan')).toEqual([]);
  });
});

describe('handoffs that lie in artifacts', () => {
  const locator = { name: 'x' } as never;
  const stored = (digest: string): Partial<TaskBody> => handed(digest, { locator });

  it('are put back into the bodies, and into the rows, of those that were read', () => {
    const state = stateOf(stages, [step('plan', 1, { body: stored('d1') }), step('split', 1, { body: stored('d2') })]);
    const read: StoredHandoff = { outputs: ['o'], handoff: { version: 1, summary: 'x' } } as never;
    const filled = fillHandoffs(state, new Map([[2, read]]));
    expect(filled.tasks.map(({ body }) => [body.handoff?.summary, body.outputs, 'locator' in body])).toEqual([
      ['x', ['o'], false],
      [undefined, [], true],
    ]);
    expect(endOf(filled, 'plan').handoff).toEqual({ version: 1, summary: 'x' });
    expect([...filled.rows.keys()]).toEqual([...state.rows.keys()]);
    expect(filled.rows.get('finish')).toEqual(state.rows.get('finish'));
    const without = fillHandoffs(state, new Map([[2, { outputs: ['o'] } as never]]));
    expect('handoff' in (without.tasks[0]?.body ?? {})).toBe(false);
    const inRecord = stateOf(stages, [step('plan', 1, { body: handed('d1') })]);
    expect(fillHandoffs(inRecord, new Map([[2, read]])).tasks).toEqual(inRecord.tasks);
  });

  it('are needed of the execution that counts and of the last one, for its outputs', () => {
    const state = withTransfer(
      stateOf(stages, [step('plan', 1, { body: stored('d1') }), step('plan', 2, { body: { locator } })]),
      1,
    );
    expect(handoffsInArtifacts(state, ['plan', 'plan']).map(({ execution }) => execution)).toEqual([1, 2]);
    expect(handoffsInArtifacts(stateOf(stages, [step('plan', 1, { body: handed('d1') })]), ['plan'])).toEqual([]);
    expect(handoffsInArtifacts(state, ['split', 'gone'])).toEqual([]);
  });

  it('are needed as notes of a task that goes on, and of the tasks above a child that can start', () => {
    const turn = step('split', 1, {
      body: stored('t'),
      makes: ['1-a', '2-b'],
      wait: { names: ['split/1-a', 'split/2-b'], until: 'all' },
    });
    const waits = stateOf(stages, [{ stage: 'plan' }, turn]);
    const of = (state: State, stage: string) =>
      handoffsInArtifacts(state, [stage]).map(({ task, execution }) => [task, execution]);
    expect(of(waits, 'split/1-a')).toEqual([['split', 1]]);
    expect(of(waits, 'split')).toEqual([]);
    const over = stateOf(stages, [{ stage: 'plan' }, turn, { stage: 'split/1-a' }, { stage: 'split/2-b' }]);
    expect(of(over, 'split')).toEqual([['split', 1]]);
    expect(of(over, 'split/1-a')).toEqual([]);
  });
});
