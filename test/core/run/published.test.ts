import { describe, expect, it } from 'vitest';
import type { TaskBody } from '../../../src/core/record/record.ts';
import {
  awaitsMerge,
  findFirstBase,
  listEarlierBranches,
  listPublished,
  listUnmerged,
  mergesOf,
  publishedBy,
} from '../../../src/core/run/merges.ts';
import {
  countCreated,
  findHeldBranch,
  hasCreated,
  hasPublishedTo,
  heldBranchName,
  listLosingBranches,
  listMergedBranches,
  publishedBefore,
} from '../../../src/core/run/published.ts';
import { buildRun, buildTask } from '../../support/record-builders.ts';
import { type SpawnStep, type Stages, stateOf } from '../state/spawn-builder.ts';

type Merge = NonNullable<TaskBody['merges']>[number];

/** What a record says of commits on a branch. */
function onBranch(branch: string, published: string, more: object = {}): Partial<TaskBody> {
  return { commits: { base: `base-${published}`, head: 'h', published, ...more }, results: { branch } };
}

const merge = (child: string, more: Partial<Merge> = {}): Merge => ({ child, state: 'merged', branch: 'work', ...more });
const work = { agent: 'worker', branch: 'work' };
const merging: Stages = {
  plan: { agent: 'worker' },
  split: { ...work, needs: ['plan'], children: { merge: 'branch' } },
  beside: work,
};
const names = ['split/1-a', 'split/2-b'];
const turn: SpawnStep = { stage: 'split', makes: ['1-a', '2-b'], wait: { names, until: 'all' }, body: onBranch('work', 'p1') };
const begun: readonly SpawnStep[] = [{ stage: 'plan' }, turn];
const a: SpawnStep = { stage: 'split/1-a', body: onBranch('try-a', 'a1', { created: true }) };
const b: SpawnStep = { stage: 'split/2-b', body: onBranch('try-b', 'b1', { created: true }) };
const merged: SpawnStep = {
  ...b,
  body: {
    ...b.body,
    merges: [merge('split/1-a', { head: 'a1', commit: 'm1' }), merge('split/2-b', { head: 'b1', commit: 'm2' })],
  },
};

describe('what a run has published', () => {
  const state = stateOf(merging, [...begun, a, merged]);

  it('is of a stage the newer of a merge and a commit of its own', () => {
    const merges = buildTask({ seq: 2 }, { merges: [merge('split/1-a', { head: 'a1', commit: 'm1' })] });
    const own = buildTask({ seq: 3 }, { stage: 'split', ...onBranch('work', 'p2') });
    expect(publishedBy({ tasks: [merges, own] }, 'split')).toMatchObject({ commit: 'p2' });
  });

  it('is listed in the order of the records, and a merge of a child is one of its parent', () => {
    expect(listPublished(state).map(({ stage, commit, branch, child }) => [stage, commit, branch, child])).toEqual([
      ['split', 'p1', 'work', undefined],
      ['split/1-a', 'a1', 'try-a', undefined],
      ['split/2-b', 'b1', 'try-b', undefined],
      ['split', 'm1', 'work', 'split/1-a'],
      ['split', 'm2', 'work', 'split/2-b'],
    ]);
  });

  it('has the newest of a stage, and nothing of one that published nothing', () => {
    expect(publishedBy(state, 'split')).toMatchObject({ commit: 'm2', branch: 'work' });
    expect(publishedBy(state, 'plan')).toBeUndefined();
    expect(listPublished({ tasks: [buildTask({}, { merges: [merge('split/1-a', { state: 'nothing' })] })] })).toEqual([]);
  });

  it('began where its first commit on a branch was made; a branch that a merge made, where that child began', () => {
    expect(findFirstBase(state, 'work')).toBe('base-p1');
    const onlyMerged = stateOf(merging, [{ stage: 'plan' }, { ...turn, body: {} }, a, merged]);
    expect(findFirstBase(onlyMerged, 'work')).toBe('base-a1');
    expect([findFirstBase(state, undefined), findFirstBase(state, 'other')]).toEqual([undefined, undefined]);
  });

  it('has a branch only where something was published to it', () => {
    expect(['work', 'try-a', 'other'].map((name) => hasPublishedTo(state, name))).toEqual([true, true, false]);
  });

  it('has created the branches that its records say', () => {
    expect(['work', 'try-a', 'other'].map((name) => hasCreated(state, name))).toEqual([false, true, false]);
    expect(hasCreated({ tasks: [buildTask({}, { results: { branch: 'x' } })] }, 'x')).toBe(false);
  });
});

describe('a stage builds on', () => {
  const plan: Stages = { ...merging, next: { ...work, needs: ['split'] } };

  it('what the stages before it have published, not those beside it', () => {
    const beside: SpawnStep = { stage: 'beside', body: onBranch('work', 'x9') };
    expect(publishedBefore(stateOf(plan, [...begun, beside]), 'next')).toEqual({ commit: 'p1', branch: 'work' });
    expect(publishedBefore(stateOf(plan, []), 'next')).toBeUndefined();
  });

  it('as a child, what its parent had published when it asked, and not what it published later', () => {
    const again: SpawnStep = { stage: 'split', execution: 2, body: onBranch('work', 'p2') };
    const state = stateOf(plan, [...begun, a, again]);
    expect(publishedBefore(state, 'split/2-b')?.commit).toBe('p1');
    expect(publishedBefore(state, 'split/1-a')?.commit).toBe('a1');
  });
});

describe('children that are to be merged', () => {
  const due = { cause: 6 };
  const of = (...steps: readonly SpawnStep[]) => stateOf(merging, [...begun, ...steps]);
  const unmerged = (state: ReturnType<typeof of>, cause = 99) =>
    listUnmerged(state, { parent: 'split', due: { cause } }).map(({ child, published }) => [child, published?.commit]);

  it('are those that ended well, with what they published', () => {
    expect(unmerged(of(a, b))).toEqual([
      ['split/1-a', 'a1'],
      ['split/2-b', 'b1'],
    ]);
    expect(unmerged(of({ stage: 'split/1-a' }, { ...b, outcome: 'failed', reason: 'unknown-target' }))).toEqual([
      ['split/1-a', undefined],
    ]);
  });

  it('are not those that ended after their parent became due', () => {
    expect(unmerged(of(a, b), 4)).toEqual([]);
    expect(unmerged(of(a, b), due.cause - 1)).toEqual([['split/1-a', 'a1']]);
  });

  it('are not those whose last commit a merge has looked at', () => {
    const state = of(a, { ...b, body: { ...b.body, merges: [merge('split/1-a', { head: 'a1' })] } });
    expect(unmerged(state)).toEqual([['split/2-b', 'b1']]);
    const newer = of(a, { ...b, body: { ...b.body, merges: [merge('split/1-a', { head: 'a0' })] } });
    expect(unmerged(newer).map(([child]) => child)).toEqual(names);
  });

  it('keep their parent back only where the wait is over and commits of one were not looked at', () => {
    const { beside: _, ...alone } = merging;
    const awaits = (steps: readonly SpawnStep[], stages: Stages = alone) =>
      awaitsMerge(stateOf(stages, [...begun, ...steps]), 'split');
    expect([awaits([a, b]), awaits([a]), awaits([a, merged])]).toEqual([true, false, false]);
    expect(awaits([{ stage: 'split/1-a' }, { stage: 'split/2-b' }])).toBe(false);
    const children = { agent: 'worker', needs: ['plan'], children: {} };
    expect(awaits([a, b], { ...alone, split: { ...work, ...children } })).toBe(false);
    expect(awaits([a, b], { ...alone, split: { ...children, children: { merge: 'branch' } } })).toBe(false);
    expect([awaitsMerge(of(a, b), 'beside'), awaitsMerge(of(a, b), 'gone')]).toEqual([false, false]);
    // Its turn has not come: another stage works on the branch.
    expect(awaits([a, b], merging)).toBe(false);
  });

  it('keep it back no longer once its own record has the merges', () => {
    const own: SpawnStep = { ...turn, execution: 2, makes: [], body: { merges: [merge('split/1-a', { state: 'nothing' })] } };
    const { beside: _, ...alone } = merging;
    expect(awaitsMerge(stateOf(alone, [...begun, a, b, own]), 'split')).toBe(false);
  });

  it('were merged last as the newest record says, each by its name, and only those of this parent', () => {
    const tasks = [
      buildTask({ seq: 2 }, { merges: [merge('split/1-a', { state: 'conflict' }), merge('split/1-a/1-c'), merge('other/1-a')] }),
      buildTask({ seq: 3 }, { merges: [merge('split/1-a')] }),
    ];
    expect([...mergesOf({ tasks }, 'split')].map(([name, { state, seq }]) => [name, state, seq])).toEqual([
      ['split/1-a', 'merged', 3],
    ]);
  });
});

describe('branches that nobody needs', () => {
  it('are those of merged children that the run created for them alone', () => {
    const list = (...steps: readonly SpawnStep[]) => listMergedBranches(stateOf(merging, [...begun, ...steps]));
    expect(list(a, merged)).toEqual([
      { branch: 'try-a', commit: 'a1' },
      { branch: 'try-b', commit: 'b1' },
    ]);
    const found = { ...a, body: onBranch('try-a', 'a1') };
    expect(list(found, merged).map(({ branch }) => branch)).toEqual(['try-b']);
    const shared = { ...a, body: onBranch('try-b', 'a1', { created: true }) };
    expect(list(shared, merged)).toEqual([]);
  });

  it('are not those whose last commit was not merged, or with a conflict', () => {
    const [first, second] = merged.body?.merges ?? [];
    if (first === undefined || second === undefined) throw new Error('A merge is missing.');
    const list = (merges: readonly Merge[]) =>
      listMergedBranches(stateOf(merging, [...begun, a, { ...merged, body: { ...merged.body, merges: [...merges] } }]));
    expect(list([{ ...first, head: 'a0' }, second]).map(({ branch }) => branch)).toEqual(['try-b']);
    expect(list([{ ...first, state: 'conflict' }, second]).map(({ branch }) => branch)).toEqual(['try-b']);
    expect(list([second]).map(({ branch }) => branch)).toEqual(['try-b']);
  });

  const picking: Stages = {
    attempt: {
      agent: 'worker',
      branch: 'try-{{ matrix.index }}',
      matrix: { values: ['a', 'b', 'c'], pick: 'double(each.results.score)' },
    },
    after: { agent: 'worker', needs: ['attempt'] },
  };
  const element = (index: number, more: Partial<TaskBody> = {}): SpawnStep => {
    const { commits, results } = onBranch(`try-${index}`, `c${index}`, { created: true });
    return {
      stage: `attempt[${index}]`,
      body: { engine: 'command', commits, results: { ...results, score: `${index}` }, ...more },
    };
  };

  it('are those of elements that were not picked, from the record on that decided it', () => {
    const state = stateOf(picking, [element(0), element(1), element(2)]);
    expect(listLosingBranches(state, 4)).toEqual([
      { branch: 'try-0', commit: 'c0' },
      { branch: 'try-1', commit: 'c1' },
    ]);
    expect(listLosingBranches(state, 3)).toEqual([]);
  });

  it('are not those that were there before, or that the picked element published to as well', () => {
    const older = element(0, { commits: { base: 'b', head: 'h', published: 'c0' } });
    const shared = element(1, { results: { branch: 'try-2', score: '1' } });
    expect(listLosingBranches(stateOf(picking, [older, shared, element(2)]), 4)).toEqual([]);
  });
});

describe('branches that hold commits back', () => {
  it('have a name that git takes, also for children and elements', () => {
    expect(['fix', 'split/1-a/2-b', 'test[0]', 'test[12]'].map((stage) => heldBranchName('fix-42', stage))).toEqual([
      'baton/held-fix-42-fix',
      'baton/held-fix-42-split-1-a-2-b',
      'baton/held-fix-42-test.0',
      'baton/held-fix-42-test.12',
    ]);
  });

  it('are found where the newest commits of the stage are on them', () => {
    const held: SpawnStep = { stage: 'beside', body: onBranch('baton/held-fix-42-beside', 'x1') };
    const pushed: SpawnStep = { stage: 'beside', execution: 2, body: onBranch('work', 'x2') };
    expect(findHeldBranch(stateOf(merging, [held]), 'beside')).toBe('baton/held-fix-42-beside');
    expect(findHeldBranch(stateOf(merging, [held, pushed]), 'beside')).toBeUndefined();
    expect(findHeldBranch(stateOf(merging, []), 'beside')).toBeUndefined();
  });
});

describe('the branches of earlier runs', () => {
  it('are those that they published to, the newest first, then those that they knew, each once and at most a hundred', () => {
    const records = ['one', 'two', 'one'].map((branch, index) => buildTask({ seq: index + 2 }, onBranch(branch, `c${index}`)));
    const runs = [buildRun({}, { branches: ['old', 'two'] }), buildRun()];
    expect(listEarlierBranches(runs, [...records, buildRun()])).toEqual(['one', 'two', 'old']);
    const many = Array.from({ length: 120 }, (_, index) => `b${index}`);
    expect(listEarlierBranches([buildRun({}, { branches: many })], [])).toEqual(many.slice(0, 100));
  });
});

it('a commit whose branch no record names has no first base', () => {
  const unnamed = buildTask({ seq: 2 }, { stage: 'plan', commits: { base: 'b', head: 'h', published: 'p' }, results: {} });
  expect(findFirstBase({ tasks: [unnamed] }, undefined)).toBeUndefined();
});

it('a branch that lost is one that an element created, with what others that lost did to it', () => {
  const agent = { agent: 'worker' };
  const stages: Stages = {
    attempt: { ...agent, branch: 'try-{{ matrix.index }}', matrix: ['a', 'b', 'c'] },
    test: { ...agent, needs: ['attempt'], matrix: { from: 'needs.attempt.each', pick: 'double(each.results.score)' } },
  };
  const scored = (index: number, score: string, more: Partial<TaskBody> = {}): SpawnStep => {
    return { stage: `test[${index}]`, body: { engine: 'command', ...more, results: { ...more.results, score } } };
  };
  const state = stateOf(stages, [
    { stage: 'attempt[0]', body: onBranch('try-0', 'c0', { created: true }) },
    { stage: 'attempt[1]', body: { results: { branch: 'try-1' } } },
    { stage: 'attempt[2]', body: { ...onBranch('', 'c2', { created: true }), results: {} } },
    scored(0, '1', onBranch('try-0', 't0')),
    scored(1, '9'),
    scored(2, '3'),
  ]);
  expect(listLosingBranches(state, state.tip.seq)).toEqual([{ branch: 'try-0', commit: 't0' }]);
});

it('labels count by their names', () => {
  const results = { labels_added: 'a, b', labels_removed: 'c' };
  const body: Partial<TaskBody> = { engine: 'built-in', agent: 'labels', outcome: 'succeeded', results };
  expect(countCreated({ tasks: [buildTask({}, body)] }, 'labels')).toBe(3);
  expect(countCreated({ tasks: [buildTask({}, { ...body, agent: 'comment' })] }, 'comment')).toBe(1);
});
