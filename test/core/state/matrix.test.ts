import { describe, expect, it } from 'vitest';
import { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import { renderTemplate } from '../../../src/core/prompt/render-template.ts';
import { requirement } from '../../support/requirement.ts';
import { describeStages } from '../run/run-builder.ts';
import { following, literal, one, type SpawnStep, type Stages, stateOf, two, zero } from './spawn-builder.ts';

const failed = { outcome: 'failed', reason: 'unknown-target' } as const;

function withMatrix(matrix: object, more: object = {}): Stages {
  return { ...literal, attempt: { ...literal.attempt, ...more, matrix } };
}

/** A plan whose handoff has this text as the key `items`. */
function planned(items: string | undefined): SpawnStep {
  const data = items === undefined ? {} : { data: { items } };
  return { stage: 'plan', body: { handoff: { version: 1, summary: 'a plan', ...data } } };
}

const fromPlan = withMatrix({ from: 'needs.plan.handoff.data.items' });

interface Row {
  readonly title: string;
  readonly stages: Stages;
  readonly steps: readonly SpawnStep[];
  readonly is: Readonly<Record<string, string>>;
  readonly follows: readonly string[];
  readonly limits?: object;
}

const plan: SpawnStep = { stage: 'plan' };
const two1 = withMatrix({ values: ['a', 'b', 'c'], 'max-parallel': 2 });
const fast = withMatrix({ values: ['a', 'b', 'c'], 'max-parallel': 2, 'fail-fast': true });

const rows: readonly Row[] = [
  {
    title: 'no element is there before the stage could start',
    stages: literal,
    steps: [],
    is: { attempt: 'waiting', finish: 'waiting' },
    follows: ['plan'],
  },
  {
    title: 'all elements start beside each other, by the record that made their stage due',
    stages: literal,
    steps: [plan],
    is: {
      attempt: 'waiting',
      'attempt[0]': 'due 1/1 <2',
      'attempt[1]': 'due 1/1 <2',
      'attempt[2]': 'due 1/1 <2',
      finish: 'waiting',
    },
    follows: ['attempt[0]', 'attempt[1]', 'attempt[2]'],
  },
  {
    title: 'the stage is open while an element is',
    stages: literal,
    steps: [plan, one, zero],
    is: { attempt: 'waiting', 'attempt[2]': 'due 1/1 <2', finish: 'waiting' },
    follows: [],
  },
  {
    title: 'the record of the last element starts what needs the stage',
    stages: literal,
    steps: [plan, two, one, zero],
    is: { attempt: 'ended succeeded', finish: 'due 1/1 <5' },
    follows: ['finish'],
  },
  {
    title: 'max-parallel leaves the others waiting',
    stages: two1,
    steps: [plan],
    is: { 'attempt[0]': 'due 1/1 <2', 'attempt[1]': 'due 1/1 <2', 'attempt[2]': 'waiting' },
    follows: ['attempt[0]', 'attempt[1]'],
  },
  {
    title: 'with max-parallel the record that frees a place starts the next one',
    stages: two1,
    steps: [plan, one],
    is: { 'attempt[0]': 'due 1/1 <2', 'attempt[2]': 'due 1/1 <3' },
    follows: ['attempt[2]'],
  },
  {
    title: 'with max-parallel a later end changes nothing of that',
    stages: two1,
    steps: [plan, one, zero],
    is: { attempt: 'waiting', 'attempt[2]': 'due 1/1 <3' },
    follows: [],
  },
  {
    title: 'an element that failed keeps the others at work, and then the stage fails',
    stages: literal,
    steps: [plan, { ...zero, ...failed }, one, two],
    is: { attempt: 'ended failed', 'attempt[0]': 'ended failed', finish: 'blocked by attempt' },
    follows: ['end failed: attempt: unknown-target'],
  },
  {
    title: 'fail-fast skips what was not started, and lets go on what was',
    stages: fast,
    steps: [plan, { ...zero, ...failed }],
    is: { attempt: 'waiting', 'attempt[1]': 'due 1/1 <2', 'attempt[2]': 'skipped' },
    follows: [],
  },
  {
    title: 'with fail-fast the stage fails once the last one at work has ended',
    stages: fast,
    steps: [plan, { ...zero, ...failed }, one],
    is: { attempt: 'ended failed', 'attempt[2]': 'skipped' },
    follows: ['end failed: attempt: unknown-target'],
  },
  {
    title: 'continue-on-failure counts what succeeded',
    stages: withMatrix(['a', 'b'], { 'continue-on-failure': true }),
    steps: [plan, { ...zero, ...failed }, one],
    is: { attempt: 'ended succeeded', finish: 'due 1/1 <4' },
    follows: ['finish'],
  },
  {
    title: 'elements that had nothing to do make a stage that had nothing to do',
    stages: withMatrix(['a', 'b']),
    steps: [plan, { ...zero, outcome: 'noop' }, { ...one, outcome: 'noop' }],
    is: { attempt: 'ended noop', finish: 'due 1/1 <4' },
    follows: ['finish'],
  },
  {
    title: 'the list of a handoff gives the elements',
    stages: fromPlan,
    steps: [planned('["x", {"file": "y", "deep": true}]')],
    is: { 'attempt[0]': 'due 1/1 <2', 'attempt[1]': 'due 1/1 <2' },
    follows: ['attempt[0]', 'attempt[1]'],
  },
  {
    title: 'as many elements start as max-tasks leaves',
    stages: fromPlan,
    steps: [planned('["x", "y", "z"]')],
    is: { 'attempt[2]': 'due 1/1 <2' },
    follows: ['attempt[0]', 'attempt[1]', 'attempt[2]'],
    limits: { 'max-tasks': 4 },
  },
  {
    title: 'what the elements did themselves takes nothing of max-tasks from them',
    stages: literal,
    steps: [plan, zero, one, two],
    is: { attempt: 'ended succeeded', finish: 'due 1/1 <5' },
    follows: ['finish'],
    limits: { 'max-tasks': 5 },
  },
  {
    title: 'nor does a stage beside it that ended after it was due',
    stages: { plan: literal.plan ?? {}, side: { agent: 'worker' }, attempt: literal.attempt ?? {} },
    steps: [plan, { stage: 'side' }, zero, one, two],
    is: { attempt: 'ended succeeded' },
    follows: ['end succeeded: all stages succeeded'],
    limits: { 'max-tasks': 4 },
  },
  {
    title: 'a list of a handoff may have 50 entries',
    stages: fromPlan,
    steps: [planned(JSON.stringify(Array.from({ length: 50 }, () => 'x')))],
    is: { 'attempt[49]': 'due 1/1 <2' },
    follows: Array.from({ length: 50 }, (_, index) => `attempt[${index}]`),
    limits: { 'max-tasks': 60 },
  },
  {
    title: 'an empty list is a noop without a job, and what needs the stage goes on',
    stages: fromPlan,
    steps: [planned('[]')],
    is: { attempt: 'ended noop', finish: 'due 1/1 <2' },
    follows: ['finish'],
  },
  {
    title: 'a matrix as the last stage ends the run',
    stages: { plan: literal.plan ?? {}, attempt: fromPlan.attempt ?? {} },
    steps: [planned('[]')],
    is: { attempt: 'ended noop' },
    follows: ['end succeeded: all stages succeeded'],
  },
];

const broken: readonly {
  readonly title: string;
  readonly steps: readonly SpawnStep[];
  readonly words: RegExp;
  readonly limits?: object;
}[] = [
  { title: 'text that is no list', steps: [planned('two things')], words: /BATON-E746.*items` is "two things", no JSON list/ },
  { title: 'a map in the place of a list', steps: [planned('{"a": 1}')], words: /no JSON list\. Write such as/ },
  {
    title: '10,000 entries',
    steps: [planned(JSON.stringify(Array.from({ length: 10_000 }, () => 'x')))],
    words: /has 10000 entries, and at most 50/,
  },
  { title: 'a list in the list', steps: [planned('["x", ["y"]]')], words: /has \["y"\] as entry 1/ },
  { title: 'a list in the place of the first entry', steps: [planned('[["y"], "x"]')], words: /has \["y"\] as entry 0/ },
  { title: 'a list that is cut off', steps: [planned('["x", "y')], words: /is "\[\\"x\\", \\"y", no JSON list: / },
  { title: 'no such key', steps: [planned(undefined)], words: /is empty: plan left no such key/ },
  {
    title: 'more elements than max-tasks leaves',
    steps: [planned('["x","y","z"]')],
    words: /BATON-E747.*3 elements; `limits.max-tasks` is 3, and 1/,
    limits: { 'max-tasks': 3 },
  },
];

describe('matrix', () => {
  for (const { title, stages, steps, is, follows, limits } of rows)
    requirement(
      {
        ids: ['H-44', 'K-24'],
        title,
        input: steps.map(({ stage }) => stage).join(', ') || 'nothing',
        expected: Object.entries(is)
          .map(([name, words]) => `${name} ${words}`)
          .join('; '),
      },
      () => {
        const state = stateOf(stages, steps, limits);
        expect(describeStages(state)).toMatchObject(is);
        expect(following(state)).toEqual(follows);
      },
    );

  for (const { title, steps, words, limits } of broken)
    requirement(
      {
        ids: ['T18', 'H-44', 'LIMITS'],
        title: `nothing of a matrix starts from ${title}`,
        input: title,
        expected: 'the run fails and says what was seen',
      },
      () => {
        const state = stateOf(fromPlan, steps, limits);
        expect(Object.keys(describeStages(state))).toEqual(['plan', 'attempt', 'finish']);
        const [end, ...more] = following(state);
        expect(more).toEqual([]);
        expect(end).toMatch(words);
        expect(end).toMatch(/^end failed: attempt: /);
      },
    );

  it('keeps its elements whatever comes later', () => {
    const steps = [planned('["x"]'), { stage: 'attempt[0]' }, planned('["y", "z"]')];
    const state = stateOf(fromPlan, [...steps.slice(0, 2), { ...planned('["y", "z"]'), execution: 2 }]);
    expect([...state.rows.keys()]).toEqual(['plan', 'attempt', 'attempt[0]', 'finish']);
  });
});

describe('an element', () => {
  requirement(
    {
      ids: ['K-23', 'K-24'],
      title: 'may have children of its own, and its stage is open while they are',
      input: 'attempt[0] makes a child and ends',
      expected: 'attempt[0]/1-x due, attempt waiting',
    },
    () => {
      const stages = { attempt: { agent: 'worker', children: {}, matrix: ['a', 'b'] } };
      const state = stateOf(stages, [one, { ...zero, makes: ['1-x'] }]);
      expect(describeStages(state)).toEqual({
        attempt: 'waiting',
        'attempt[0]': 'suspended for attempt[0]/1-x',
        'attempt[0]/1-x': 'due 1/1 <3',
        'attempt[1]': 'ended succeeded',
      });
      expect(following(stateOf(stages, [one, { ...zero, makes: ['1-x'] }, { stage: 'attempt[0]/1-x' }]))).toEqual([
        'end succeeded: all stages succeeded',
      ]);
    },
  );

  requirement(
    {
      ids: ['T18', 'H-44', 'DESIGN-4.7'],
      title: 'of an agent is text of others in a prompt, and one of the config is not',
      input: 'a value alone on its line',
      expected: 'a fence around the first alone',
    },
    () => {
      const prompt = 'Do:\n{{ matrix.value }}\n';
      const render = (matrix: object, items: string): string => {
        const stages = { plan: { agent: 'worker' }, attempt: { agent: 'worker', needs: ['plan'], matrix } };
        const state = stateOf(stages, [{ stage: 'plan', body: { handoff: { version: 1, summary: 's', data: { items } } } }]);
        const context = buildPromptContext({ state, stage: 'attempt[0]', due: { attempt: 1, execution: 1 } });
        const rendered = renderTemplate({ template: prompt, context, nonce: 'abc' });
        return rendered.ok ? rendered.value.text : rendered.error.message;
      };
      expect(render(['mine'], '')).toBe('Do:\nmine\n');
      expect(render({ from: 'needs.plan.handoff.data.items' }, '["theirs"]')).toMatch(
        /<untrusted-abc [^>]*matrix[^>]*>\ntheirs\n<\/untrusted-abc>/,
      );
    },
  );
});
