import { describe, expect } from 'vitest';
import { pipelineOf } from '../../../src/core/run/pipeline-of.ts';
import type { State } from '../../../src/core/run/state.ts';
import { decide } from '../../../src/core/state/decide.ts';
import { requirement } from '../../support/requirement.ts';
import { describeStages } from '../run/run-builder.ts';
import { buildSpawned, type SpawnStep, spawnState } from './spawn-builder.ts';

const all = { names: ['split/1-api', 'split/2-docs'], until: 'all' as const };
const turn: SpawnStep = { stage: 'split', makes: ['1-api', '2-docs'], wait: all };
const api: SpawnStep = { stage: 'split/1-api' };
const docs: SpawnStep = { stage: 'split/2-docs' };
const failed = { outcome: 'failed', reason: 'unknown-target' } as const;

interface Row {
  readonly ids: readonly string[];
  readonly title: string;
  readonly steps: readonly SpawnStep[];
  readonly stages: Readonly<Record<string, string>>;
  /** The tasks that the writer of the last record starts. */
  readonly starts: readonly string[];
}

const rows: readonly Row[] = [
  {
    ids: ['K-1', 'K-26'],
    title: 'children start side by side, and no job of their parent runs while it waits',
    steps: [turn],
    stages: {
      split: 'suspended for split/1-api split/2-docs',
      'split/1-api': 'due 1/1 <2',
      'split/2-docs': 'due 1/1 <2',
      finish: 'waiting',
    },
    starts: ['split/1-api', 'split/2-docs'],
  },
  {
    ids: ['K-13', 'K-26'],
    title: 'the first of two that ends starts nothing',
    steps: [turn, docs],
    stages: {
      split: 'suspended for split/1-api',
      'split/1-api': 'due 1/1 <2',
      'split/2-docs': 'ended succeeded',
      finish: 'waiting',
    },
    starts: [],
  },
  {
    ids: ['K-13', 'K-26'],
    title: 'the last one starts the parent again, in the same attempt',
    steps: [turn, docs, api],
    stages: { split: 'due 1/2 <5', 'split/1-api': 'ended succeeded', 'split/2-docs': 'ended succeeded', finish: 'waiting' },
    starts: ['split'],
  },
  {
    ids: ['K-14'],
    title: 'a child that failed ends a wait for all like any other',
    steps: [turn, { ...docs, ...failed }, api],
    stages: { split: 'due 1/2 <5', 'split/1-api': 'ended succeeded', 'split/2-docs': 'ended failed', finish: 'waiting' },
    starts: ['split'],
  },
  {
    ids: ['K-13'],
    title: 'a wait for the first is over with the first, and later ones change nothing',
    steps: [{ ...turn, wait: { ...all, until: 'first' } }, docs, api],
    stages: { split: 'due 1/2 <4', 'split/1-api': 'ended succeeded', 'split/2-docs': 'ended succeeded', finish: 'waiting' },
    starts: [],
  },
  {
    ids: ['K-13'],
    title: 'a wait for the first failure is over with it',
    steps: [
      { ...turn, wait: { ...all, until: 'first-failure' } },
      { ...docs, ...failed },
    ],
    stages: { split: 'due 1/2 <4', 'split/1-api': 'due 1/1 <2', 'split/2-docs': 'ended failed', finish: 'waiting' },
    starts: ['split'],
  },
  {
    ids: ['K-13'],
    title: 'a wait for the first failure goes on when a child succeeds',
    steps: [{ ...turn, wait: { ...all, until: 'first-failure' } }, docs],
    stages: {
      split: 'suspended for split/1-api',
      'split/1-api': 'due 1/1 <2',
      'split/2-docs': 'ended succeeded',
      finish: 'waiting',
    },
    starts: [],
  },
  {
    ids: ['K-13'],
    title: 'a wait for one child is over with it, while others go on',
    steps: [{ ...turn, wait: { ...all, names: ['split/1-api'] } }, api],
    stages: { split: 'due 1/2 <4', 'split/1-api': 'ended succeeded', 'split/2-docs': 'due 1/1 <2', finish: 'waiting' },
    starts: ['split'],
  },
  {
    ids: ['K-28'],
    title: 'a wait whose time is over starts the parent with what has come',
    steps: [turn, docs, { stage: 'split', expires: true }],
    stages: { split: 'due 1/2 <5', 'split/1-api': 'due 1/1 <2', 'split/2-docs': 'ended succeeded', finish: 'waiting' },
    starts: ['split'],
  },
  {
    ids: ['K-25', 'K-28'],
    title: 'children that are merged after the wait was over do not begin it again',
    steps: [turn, docs, { stage: 'split', expires: true }, { stage: 'split', execution: 2, body: { waits: true, merges: [] } }],
    stages: { split: 'due 1/3 <6', 'split/1-api': 'due 1/1 <2', 'split/2-docs': 'ended succeeded', finish: 'waiting' },
    starts: ['split'],
  },
  {
    ids: ['K-21'],
    title: 'a stage ends with its children, waited for or not, and starts what needs it then',
    steps: [{ stage: 'split', makes: ['1-api'] }, api],
    stages: { split: 'ended succeeded', 'split/1-api': 'ended succeeded', finish: 'due 1/1 <4' },
    starts: ['finish'],
  },
  {
    ids: ['K-21'],
    title: 'until then it is suspended',
    steps: [{ stage: 'split', makes: ['1-api'] }],
    stages: { split: 'suspended for split/1-api', 'split/1-api': 'due 1/1 <2', finish: 'waiting' },
    starts: ['split/1-api'],
  },
  {
    ids: ['K-23'],
    title: 'a child of a child ends before its parent does',
    steps: [
      { stage: 'split', makes: ['1-api'], wait: { names: ['split/1-api'], until: 'all' } },
      { ...api, makes: ['1-deep'] },
      { stage: 'split/1-api/1-deep' },
    ],
    stages: { split: 'due 1/2 <6', 'split/1-api': 'ended succeeded', 'split/1-api/1-deep': 'ended succeeded', finish: 'waiting' },
    starts: ['split'],
  },
];

describe('a stage and its children', () => {
  for (const { ids, title, steps, stages, starts } of rows) {
    requirement(
      {
        ids: [...ids],
        title,
        input: `${steps.length} records of executions`,
        expected: starts.join(' and ') || 'nothing starts',
      },
      () => {
        const state = spawnState(steps);
        expect(describeStages(state)).toEqual(stages);
        expect(startsOf(state)).toEqual(starts);
      },
    );
  }
});

requirement(
  {
    ids: ['K-2', 'K-25', 'F-M8'],
    title: 'a parent that waits has left its branch to others, and takes it back from none that is at work there',
    input: 'two stages for one branch; the first waits for a child, the second is at work, and the child ends',
    expected: 'the second stays at work, and its record starts the parent again',
  },
  () => {
    const own = { agent: 'worker', branch: 'work' };
    const stages = { split: { ...own, children: {} }, other: own };
    const waiting: SpawnStep = { stage: 'split', makes: ['1-api'], wait: { names: ['split/1-api'], until: 'all' } };
    expect(describeStages(spawnState([waiting], { stages }))).toMatchObject({ other: 'due 1/1 <2' });
    const behind = spawnState([waiting, api], { stages });
    expect(describeStages(behind)).toMatchObject({ split: 'waiting behind other', other: 'due 1/1 <2' });
    expect(startsOf(behind)).toEqual([]);
    expect(startsOf(spawnState([waiting, api, { stage: 'other' }], { stages }))).toEqual(['split']);
  },
);
describe('the stage of a child', () => {
  requirement(
    {
      ids: ['K-9'],
      title: 'has the runner, the setup, the limits and the access of its parent, and nothing that was asked of the parent alone',
      input: 'a parent with runner, environment, timeout, attempts, condition, handoff and continue-on-failure',
      expected: 'the first four; its own prompt; not the others',
    },
    () => {
      const kept = { 'runs-on': 'large', environment: 'test', 'timeout-minutes': 17, retry: { attempts: 2 } };
      const asked = { if: 'true', handoff: { required: true }, 'continue-on-failure': true, branch: 'work' };
      const split = { agent: 'worker', children: {}, prompt: 'Divide.', ...kept, ...asked };
      const state = spawnState([turn], { stages: { split } });
      const { split: parent, 'split/1-api': child } = pipelineOf(state.run).stages;
      expect(child).toEqual({ ...omit(parent, Object.keys(asked)), prompt: '{{ child.prompt }}' });
      expect(child).toMatchObject(kept);
    },
  );
});

describe('a run without children', () => {
  requirement(
    {
      ids: ['K-1', 'K-32'],
      title: 'is what it was: nothing is added to its record, its stages or its tasks',
      input: 'the same stages with `children: {}` and without, and no child asked for',
      expected: 'the run as it is recorded; the same states and starts',
    },
    () => {
      const stages = { split: { agent: 'worker' }, finish: { agent: 'worker', needs: ['split'] } };
      const state = spawnState([{ stage: 'split' }], { stages });
      expect(state.run).toEqual(buildSpawned([], { stages })[0]?.record);
      expect([state.spawned, Object.keys(pipelineOf(state.run).stages)]).toEqual([[], ['split', 'finish']]);
      const offered = spawnState([{ stage: 'split' }]);
      expect([describeStages(state), startsOf(state)]).toEqual([describeStages(offered), startsOf(offered)]);
      expect([describeStages(state), startsOf(state)]).toEqual([{ split: 'ended succeeded', finish: 'due 1/1 <2' }, ['finish']]);
    },
  );
});

function omit(value: object | undefined, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !keys.includes(key)));
}

function startsOf(state: State): readonly string[] {
  const cause = Math.max(...state.tasks.map(({ seq }) => seq), ...state.decisions.map(({ seq }) => seq));
  return decide(state, { cause, now: '2026-03-18T09:00:00Z' }).flatMap((effect) =>
    effect.kind === 'dispatch-task' ? [effect.stage] : [],
  );
}
