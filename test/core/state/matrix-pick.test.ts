import { describe, expect } from 'vitest';
import { buildPromptContext } from '../../../src/core/prompt/build-prompt-context.ts';
import { listPublishedBranches, startCommitOf } from '../../../src/core/run/published.ts';
import { stateWith } from '../../../src/core/state/derive-state.ts';
import { renderStatusComment } from '../../../src/core/view/status/status-comment.ts';
import { deriveTree, flattenTree } from '../../../src/core/view/tree/derive-tree.ts';
import { buildDecision } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { buildDone, describeStages } from '../run/run-builder.ts';
import { attempt, following, literal, one, type SpawnStep, type Stages, stateOf, two, zero } from './spawn-builder.ts';

const failed = { outcome: 'failed', reason: 'unknown-target' } as const;
const plan: SpawnStep = { stage: 'plan' };

const out = (text: string, body: object = {}) => ({
  ...body,
  results: { branch: text },
  handoff: { version: 1 as const, summary: `did ${text}` },
});
const commits = (published: string) => ({ commits: { base: 'b', head: 'h', published, created: true as const } });

const judged: Stages = {
  attempt: { ...attempt, matrix: { values: ['a', 'b', 'c'] }, 'continue-on-failure': true },
  test: { agent: 'worker', needs: ['attempt'], matrix: { from: 'needs.attempt.each', pick: 'double(each.results.score)' } },
  'open-pr': { uses: 'pull-request', needs: ['test'], with: { title: 'x' } },
};
const tries: readonly SpawnStep[] = [0, 1, 2].map((index) => ({
  stage: `attempt[${index}]`,
  body: { ...out(`try-${index}`), ...commits(`c${index}`) },
}));

function scored(index: number, score: string | undefined, body: object = {}): SpawnStep {
  return { stage: `test[${index}]`, body: { engine: 'command', results: score === undefined ? {} : { score }, ...body } };
}

describe('each', () => {
  requirement(
    {
      ids: ['H-44'],
      title: 'a stage after a matrix is given each of its tasks in order',
      input: 'three tasks, the last one first',
      expected: 'needs.attempt.each in the order of the elements, and the handoff of the last',
    },
    () => {
      const steps = [
        plan,
        { ...two, body: out('try-2') },
        { ...zero, body: out('try-0') },
        { ...one, body: { results: { branch: 'try-1' } } },
      ];
      const { needs } = buildPromptContext({
        state: stateOf(literal, steps),
        stage: 'finish',
        due: { attempt: 1, execution: 1 },
      });
      const seen = needs.attempt?.each?.map(({ name, index, matrix, results, handoff }) => [
        name,
        index,
        matrix,
        results.branch,
        handoff.summary,
      ]);
      expect(seen).toEqual([
        ['attempt[0]', 0, { index: 0, value: 'a' }, 'try-0', 'did try-0'],
        ['attempt[1]', 1, { index: 1, value: 'b' }, 'try-1', ''],
        ['attempt[2]', 2, { index: 2, value: 'c' }, 'try-2', 'did try-2'],
      ]);
      expect(needs.attempt).toMatchObject({
        name: 'attempt',
        outcome: 'succeeded',
        handoff: { summary: 'did try-2' },
        picked: '',
      });
    },
  );

  requirement(
    {
      ids: ['K-24'],
      title: 'a stage over each task of another starts from what that task has published',
      input: 'from: needs.attempt.each',
      expected: 'the commit of the candidate, and its results',
    },
    () => {
      const state = stateOf(judged, tries);
      expect(following(state)).toEqual(['test[0]', 'test[1]', 'test[2]']);
      expect([0, 1, 2].map((index) => startCommitOf(state, `test[${index}]`))).toEqual(['c0', 'c1', 'c2']);
      const { matrix } = buildPromptContext({ state, stage: 'test[1]', due: { attempt: 1, execution: 1 } });
      expect(matrix).toMatchObject({
        index: 1,
        name: 'attempt[1]',
        outcome: 'succeeded',
        results: { branch: 'try-1' },
        matrix: { value: 'b' },
      });
    },
  );

  requirement(
    {
      ids: ['K-24'],
      title: 'a candidate that failed is not judged',
      input: 'attempt[1] failed',
      expected: 'test[1] never starts, and the others do',
    },
    () => {
      const state = stateOf(
        judged,
        tries.map((step, index) => (index === 1 ? { stage: step.stage, ...failed } : step)),
      );
      expect(describeStages(state)).toMatchObject({ attempt: 'ended succeeded', 'test[1]': 'blocked by attempt[1]' });
      expect(following(state)).toEqual(['test[0]', 'test[2]']);
    },
  );
});

describe('pick', () => {
  const picks = [
    { title: 'the highest number wins', scores: ['1', '3.5', '2'], picked: 1 },
    { title: 'of equal ones the first wins', scores: ['2', '1', '2'], picked: 0 },
    { title: 'what gives no number is no candidate', scores: ['many', undefined, '0'], picked: 2 },
  ];
  for (const { title, scores, picked } of picks)
    requirement(
      {
        ids: ['K-24'],
        title,
        input: `scores ${scores.join(', ')}`,
        expected: `element ${picked}, and the branch of that candidate alone`,
      },
      () => {
        const state = stateOf(judged, [...tries, ...scores.map((score, index) => scored(index, score))]);
        const { needs } = buildPromptContext({ state, stage: 'open-pr', due: { attempt: 1, execution: 1 } });
        expect(needs.test).toMatchObject({ picked, matrix: { results: { branch: `try-${picked}` } } });
        expect(listPublishedBranches(state, 'open-pr')).toEqual({ all: [`try-${picked}`], last: [`try-${picked}`] });
        expect(startCommitOf(state, 'open-pr')).toBe(`c${picked}`);
        expect(following(state)).toEqual(['open-pr']);
        const places = flattenTree(deriveTree(state).tasks).flatMap(({ node }) => node.branch ?? []);
        expect(places).toEqual([`try-${picked}`]);
        const named = (index: number): string => `test[${index}] ${'abc'[index]}`;
        const others = scores.flatMap((score, index) =>
          index === picked ? [] : [`${named(index)} ${Number.isNaN(Number(score)) ? 'is no candidate' : score}`],
        );
        const words = `picked ${named(picked)} with ${scores[picked]}; the others: ${others.join(', ')}`;
        expect(renderStatusComment(state)).toContain(`- ℹ️ \`test\`: ${words}`);
      },
    );

  requirement(
    {
      ids: ['K-24'],
      title: 'without a candidate the stage fails and says why',
      input: 'no number, a failure',
      expected: 'broken, with what each came to',
    },
    () => {
      const steps = [...tries, scored(0, 'many'), { stage: 'test[1]', ...failed }, scored(2, undefined)];
      const [end] = following(stateOf(judged, steps));
      expect(end).toMatch(
        /^end failed: test: BATON-E748: no element can be picked: test\[0\] a: "many" is not a number.*; test\[1\] b: it ended failed; test\[2\] c: /,
      );
    },
  );

  requirement(
    {
      ids: ['F-UX3', 'K-24'],
      title: 'without a candidate says which results do not count, and who may report them',
      input: 'three scores of codex; a number that a program did not report',
      expected: 'the reason for each, then that codex reported `score` itself; nothing of the kind for a program',
    },
    () => {
      const scores = ['9', '8', '7'].map((score, index) => scored(index, score, { engine: 'codex' }));
      const [end] = following(stateOf(judged, [...tries, ...scores]));
      expect(end).toContain(
        'test[2] c: "" is not a number. What an agent of `codex` reports of its own work (`score`) decides nothing: let a stage whose agent has `engine: command` report it.',
      );
      const [other] = following(stateOf(judged, [...tries, ...[0, 1, 2].map((index) => scored(index, 'many'))]));
      expect(other).toMatch(/test\[2\] c: "many" is not a number$/);
    },
  );

  requirement(
    {
      ids: ['K-24'],
      title: "an agent's claims decide nothing",
      input: 'a score that no command reported',
      expected: 'no candidate',
    },
    () => {
      const steps = [...tries, scored(0, '9', { engine: 'claude-code' }), scored(1, '1'), scored(2, '2')];
      const { needs } = buildPromptContext({
        state: stateOf(judged, steps),
        stage: 'open-pr',
        due: { attempt: 1, execution: 1 },
      });
      expect(needs.test?.picked).toBe(2);
    },
  );
});

describe('a matrix after a retry', () => {
  const retried = (stages: Stages, steps: readonly SpawnStep[], task = ''): Readonly<Record<string, string>> => {
    const ended = stateOf(stages, steps);
    const end = { kind: 'end', run: ended.run.run, task: '', attempt: 0, execution: 1 } as const;
    const { kind: _, ...place } = buildDecision({ run: ended.run.run, task });
    const body = { outcome: 'failed', reason: 'x', finishedAt: '2026-03-18T09:00:00Z' } as const;
    return describeStages(
      stateWith(ended, [
        { ...end, body },
        { ...place, kind: 'decision', body: { ...place.body, verb: 'retry' } },
      ]),
    );
  };
  const steps = [plan, { ...zero, ...failed }, one, { ...two, ...failed }];

  requirement(
    {
      ids: ['H-44', 'K-3'],
      title: 'the elements that failed start again, and the others stay',
      input: '/baton retry',
      expected: 'attempt[0] and attempt[2]',
    },
    () => {
      expect(retried(literal, steps)).toMatchObject({
        attempt: 'waiting',
        'attempt[0]': 'due 2/2 <7',
        'attempt[1]': 'ended succeeded',
        'attempt[2]': 'due 2/2 <7',
        finish: 'waiting',
      });
      expect(retried(literal, steps, 'attempt')).toEqual(retried(literal, steps));
      expect(retried(literal, steps, 'attempt[2]')).toMatchObject({ 'attempt[0]': 'ended failed', 'attempt[2]': 'due 2/2 <7' });
    },
  );

  requirement(
    {
      ids: ['H-44', 'DESIGN-5'],
      title: 'a candidate that starts again is not called back by another one that succeeds meanwhile',
      input: 'two candidates that failed, /baton retry, and the first one succeeds',
      expected: 'attempt[1] stays due',
    },
    () => {
      const stages = { attempt: { agent: 'worker', matrix: { values: ['a', 'b'], pick: 'each.index' } } };
      const ended = stateOf(stages, [
        { ...zero, ...failed },
        { ...one, ...failed },
      ]);
      const { kind: _, ...place } = buildDecision({ run: ended.run.run, task: '' });
      const { kind: _kind, ...done } = buildDone({ ...zero, attempt: 2 }, { seq: 6 });
      const state = stateWith(ended, [
        { ...place, kind: 'end', body: { outcome: 'failed', reason: 'x', finishedAt: '2026-03-18T09:00:00Z' } },
        { ...place, kind: 'decision', body: { ...place.body, verb: 'retry' } },
        { ...done, kind: 'task' },
      ]);
      expect(describeStages(state)).toMatchObject({ 'attempt[0]': 'ended succeeded', 'attempt[1]': 'due 2/2 <5' });
    },
  );

  requirement(
    {
      ids: ['H-44'],
      title: 'elements that were skipped behind a failure start with it',
      input: 'fail-fast, one at a time, /baton retry',
      expected: 'attempt[0] first, then the others',
    },
    () => {
      const fast = {
        ...literal,
        attempt: { ...attempt, needs: ['plan'], matrix: { values: ['a', 'b'], 'max-parallel': 1, 'fail-fast': true } },
      };
      expect(retried(fast, [plan, { ...zero, ...failed }])).toMatchObject({
        attempt: 'waiting',
        'attempt[0]': 'due 2/2 <5',
        'attempt[1]': 'waiting',
      });
    },
  );
});
