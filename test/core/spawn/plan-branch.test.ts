import { describe, expect } from 'vitest';
import type { ChildRequest } from '../../../src/core/children/child.ts';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import { checkBranchName } from '../../../src/core/git/check-branch-name.ts';
import { heldBranchName, listPublishedBranches, startCommitOf } from '../../../src/core/run/published.ts';
import type { State } from '../../../src/core/run/state.ts';
import { planChildren } from '../../../src/core/spawn/plan-children.ts';
import { buildDecision, buildRun } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { describeStages, getState, store } from '../run/run-builder.ts';
import { type SpawnStep, spawnState } from '../state/spawn-builder.ts';

const stages = {
  split: { agent: 'worker', children: { agents: ['reader'] }, branch: 'work' },
  docs: { agent: 'worker', branch: 'baton/docs' },
};

interface World {
  readonly stages?: object;
  readonly run?: string;
  readonly head?: string;
  readonly stage?: string;
  readonly done?: readonly SpawnStep[];
}

/** A run about issue #42, or about a pull request from the branch `head`. */
function buildState({ stages: own = stages, run = 'fix-42', head }: World): State {
  const worker = { engine: 'command', command: ['true'], access: 'edit' };
  const config = configSchema.parse({
    version: 1,
    agents: { worker, reader: { ...worker, access: 'read' } },
    pipelines: { fix: { on: { issues: { labels: ['agent-ready'] } }, stages: own } },
  });
  const { body } = buildRun();
  const { trigger } = body;
  const at = (branch: string) => ({ branch, sha: 'a'.repeat(40), repository: trigger.repository.id });
  const pull = head === undefined ? {} : { kind: 'pull-request' as const, head: at(head), base: at('main') };
  const first = buildRun({ run }, { config, trigger: { ...trigger, subject: { ...trigger.subject, ...pull } } });
  return getState([store(first)], run);
}

/** Asks for children and returns the branch of each, or the words of the refusal. */
function ask(requests: readonly Partial<ChildRequest>[], world: World = {}): readonly (string | undefined)[] {
  const { done, stage = 'split' } = world;
  const state =
    done === undefined ? buildState(world) : spawnState(done, world.stages === undefined ? {} : { stages: world.stages });
  const calls = requests.map((request, index) => ({ ordinal: index + 1, prompt: `Task ${index + 1}`, ...request }));
  const finishedAt = '2026-03-18T09:00:00Z';
  const { body } = planChildren(state, { stage, execution: 1, calls: { requests: calls, refused: 0 }, finishedAt });
  const made = new Map(body?.made.map(({ ordinal, branch }) => [ordinal, branch]));
  const refused = new Map(body?.refused.map(({ ordinal, message }) => [ordinal, message]));
  return calls.map(({ ordinal }) => refused.get(ordinal) ?? made.get(ordinal));
}

describe('the branch of a child', () => {
  const names: readonly (readonly [title: string, requests: readonly Partial<ChildRequest>[], world: World, string[]])[] = [
    ['is that of its parent with its own name behind it', [{ name: 'API' }, { name: 'docs' }], {}, ['work-1-api', 'work-2-docs']],
    [
      'is the one that was asked for',
      [{ branch: 'try/a' }, { branch: 'try/b' }, { branch: 'try/c' }],
      {},
      ['try/a', 'try/b', 'try/c'],
    ],
    ['may be that of another child: they take turns', [{ branch: 'same' }, { branch: 'same' }], {}, ['same', 'same']],
    [
      'has the number of a later run, whose earlier branches may be there',
      [{ name: 'api' }],
      { run: 'fix-42-2' },
      ['work-1-api-r2'],
    ],
    [
      'has no number where that of the parent names the run',
      [{ name: 'api' }],
      { run: 'fix-42-2', stages: { split: { ...stages.split, branch: 'baton/{{ run.id }}' } } },
      ['baton/fix-42-2-1-api'],
    ],
    [
      'is one of ours beside that of the pull request itself',
      [{ name: 'api' }],
      { head: 'mend-docs', stages: { split: { ...stages.split, branch: '{{ subject.head-branch }}' } } },
      ['mend-docs-1-api'],
    ],
  ];
  for (const [title, requests, world, expected] of names) {
    requirement({ ids: ['K-24', 'K-25'], title, input: JSON.stringify(requests), expected: expected.join(' and ') }, () =>
      expect(ask(requests, world)).toEqual(expected),
    );
  }

  requirement(
    {
      ids: ['K-25'],
      title: 'is none for an agent that may only read, and none where the parent has none',
      input: 'agent: reader; a stage without branch; a reader that asks for one',
      expected: 'none; none; refused',
    },
    () => {
      expect(ask([{ agent: 'reader' }])).toEqual([undefined]);
      expect(ask([{}], { stages: { split: { agent: 'worker', children: {} } } })).toEqual([undefined]);
      expect(ask([{ agent: 'reader', branch: 'x' }])[0]).toContain('`access: read`');
    },
  );

  const refusals: readonly (readonly [title: string, branch: string, words: string, world?: World])[] = [
    ['the default branch', 'main', '"main" is the default branch'],
    ['that of its parent, which waits for it', 'work', '"work" is that of split, which may wait for this child'],
    ['that of another stage', 'baton/docs', '"baton/docs" is that of stage docs'],
    ['that of the pull request itself', 'mend-docs', 'is that of pull request #42 itself', { head: 'mend-docs' }],
    ['one of those on which Baton holds commits', 'baton/held-fix-42-split', 'begins with baton/held-'],
    ['a name that git or a shell could read as something else', '--force', 'does not start with a letter or digit'],
    ['`x` where there is `x/y`', 'baton', '"baton" cannot exist beside "baton/docs" in git'],
    ['`x/y` where there is `x`', 'work/more', '"work/more" cannot exist beside "work" in git'],
    ['one below the default branch', 'main/x', '"main/x" cannot exist beside "main" in git'],
  ];
  for (const [title, branch, words, world] of refusals) {
    requirement({ ids: ['K-25'], title: `is never ${title}`, input: branch, expected: words }, () =>
      expect(ask([{ branch }], world)[0]).toContain(words),
    );
  }

  requirement(
    {
      ids: ['T18', 'K-25'],
      title: 'is never one that another run works on, which would start from what the child commits',
      input: 'templates baton/issue-{{ subject.number }} and baton/{{ run.id }}; a child asks for that of issue 43 or run fix-43',
      expected: 'refused; names with more behind them are free, and a child without a word is no second run',
    },
    () => {
      const world = (branch: string): World => ({ stages: { split: { ...stages.split, branch } } });
      const byNumber = world('baton/issue-{{ subject.number }}');
      expect(ask([{ branch: 'baton/issue-43' }, { branch: 'baton/issue-43-docs' }, { name: 'a' }], byNumber)).toEqual([
        expect.stringContaining('"baton/issue-43" is one that runs of pipeline fix work on'),
        'baton/issue-43-docs',
        'baton/issue-42-3-a',
      ]);
      const byRun = world('baton/{{- run.id -}}');
      expect(ask([{ branch: 'baton/fix-43-2' }, { prompt: '書く' }, { branch: 'baton/part-3' }], byRun)).toEqual([
        expect.stringContaining('"baton/fix-43-2" is one that runs of pipeline fix work on'),
        'baton/fix-42-child-2',
        'baton/part-3',
      ]);
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'on which Baton holds commits of an element has a name that git can have',
      input: 'heldBranchName of attempt[1]',
      expected: 'baton/held-fix-42-attempt.1',
    },
    () => {
      expect(heldBranchName('fix-42', 'attempt[1]')).toBe('baton/held-fix-42-attempt.1');
      expect(checkBranchName(heldBranchName('fix-42', 'attempt[1]'))).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'is never one that cannot stand beside that of another child of this turn or of an earlier one',
      input: 'a and a/b in one turn; a/b after a turn that made a',
      expected: 'the second is refused',
    },
    () => {
      expect(ask([{ branch: 'a' }, { branch: 'a/b' }])[1]).toContain('cannot exist beside "a" in git');
      const done = [{ stage: 'split', makes: ['9-x'], branches: ['a'], wait: { names: ['split/9-x'], until: 'all' as const } }];
      expect(ask([{ branch: 'a/b', ordinal: 10 }], { done })[0]).toContain('cannot exist beside "a" in git');
    },
  );

  requirement(
    {
      ids: ['K-23', 'K-25'],
      title: 'of a child of a child is not that of any task above it',
      input: 'a child on branch one asks for one, and for work, the branch of its own parent',
      expected: 'both are refused; by default it is one-1-deep',
    },
    () => {
      const done = [{ stage: 'split', makes: ['1-api'], branches: ['one'] }];
      const [same, above, own] = ask([{ branch: 'one' }, { branch: 'work' }, { name: 'deep' }], { done, stage: 'split/1-api' });
      expect(same).toContain('"one" is that of split/1-api, which may wait');
      expect(above).toContain('"work" is that of split, which may wait');
      expect(own).toBe('one-3-deep');
    },
  );
});

describe('children on branches', () => {
  const all = { names: ['split/1-a', 'split/2-b', 'split/3-c'], until: 'all' as const };

  requirement(
    {
      ids: ['K-25'],
      title: 'with equal branches wait for each other, others work beside them',
      input: 'two children on same, one on other; then the first has ended',
      expected: 'first and third start; the end of the first starts the second',
    },
    () => {
      const turn = { stage: 'split', makes: ['1-a', '2-b', '3-c'], branches: ['same', 'same', 'other'], wait: all };
      expect(describeStages(spawnState([turn]))).toMatchObject({
        'split/1-a': 'due 1/1 <2',
        'split/2-b': 'waiting behind split/1-a',
        'split/3-c': 'due 1/1 <2',
      });
      const after = describeStages(spawnState([turn, { stage: 'split/1-a' }]));
      expect(after).toMatchObject({ split: expect.stringContaining('suspended'), 'split/2-b': 'due 1/1 <4' });
    },
  );

  const commits = (letter: string, branch: string) => ({
    commits: { base: 'a'.repeat(40), head: 'e'.repeat(40), published: letter.repeat(40) },
    results: { branch },
  });

  requirement(
    {
      ids: ['K-25'],
      title:
        'start from what their parent had published when it asked, and their parent from the newest of its own and the merges',
      input: 'a turn that published b; a child that published c, merged as d; a second turn asks for another child',
      expected: 'children start from b and d, the parent from d',
    },
    () => {
      const first = { stage: 'split', makes: ['1-a'], branches: ['one'], wait: { names: ['split/1-a'], until: 'all' as const } };
      const turn = { ...first, body: commits('b', 'work') };
      expect(startCommitOf(spawnState([turn]), 'split/1-a')).toBe('b'.repeat(40));
      const merges = [
        { child: 'split/1-a', state: 'merged' as const, branch: 'work', commit: 'd'.repeat(40), head: 'c'.repeat(40) },
      ];
      const merged = spawnState([turn, { stage: 'split/1-a', body: { ...commits('c', 'one'), merges } }]);
      expect(startCommitOf(merged, 'split')).toBe('d'.repeat(40));
      expect(startCommitOf(merged, 'split/1-a')).toBe('c'.repeat(40));
      const second = { stage: 'split', execution: 2, makes: ['2-b'], branches: ['two'] };
      const asked = spawnState([turn, { stage: 'split/1-a', body: { ...commits('c', 'one'), merges } }, second]);
      expect(startCommitOf(asked, 'split/2-b')).toBe('d'.repeat(40));
    },
  );

  requirement(
    {
      ids: ['K-25', 'K-26'],
      title: 'let an approved parent go on from its own commits, which the approval of its attempt covers',
      input: 'an approval of the first commit; a turn that published b and waited; the end of the wait; a job that was lost',
      expected: 'approved: the first commit; then b, also for the start after the lost one',
    },
    () => {
      const approver = { id: 9, login: 'olga' };
      const approval = { basis: '1', head: 'a'.repeat(40), approvers: [approver], count: 1 };
      const approved = (state: State): State => ({
        ...state,
        decisions: [buildDecision({ task: 'split', seq: 9 }, { verb: 'approve', actor: approver, approval })],
      });
      const turn = { stage: 'split', makes: ['1-a'], branches: ['one'], wait: { names: ['split/1-a'], until: 'all' as const } };
      expect(startCommitOf(approved(spawnState([])), 'split')).toBe('a'.repeat(40));
      const steps = [{ ...turn, body: commits('b', 'work') }, { stage: 'split/1-a' }];
      expect(startCommitOf(approved(spawnState(steps)), 'split')).toBe('b'.repeat(40));
      const lost = { stage: 'split', execution: 2, outcome: 'failed', reason: 'job-lost' } as const;
      expect(startCommitOf(approved(spawnState([...steps, lost])), 'split')).toBe('b'.repeat(40));
    },
  );

  requirement(
    {
      ids: ['K-24', 'K-25'],
      title: 'leave their parent one branch to open a pull request for, and their own to name',
      input: 'a parent without own commits, with a merged child and one whose commits are not merged',
      expected: 'the last branch is that of the parent; those of the children are known',
    },
    () => {
      const turn = {
        stage: 'split',
        makes: ['1-a', '2-b'],
        branches: ['one', 'two'],
        wait: { ...all, names: ['split/1-a', 'split/2-b'] },
      };
      const merges = [
        { child: 'split/1-a', state: 'merged' as const, branch: 'work', commit: 'd'.repeat(40), head: 'b'.repeat(40) },
      ];
      const steps = [
        turn,
        { stage: 'split/1-a', body: commits('b', 'one') },
        { stage: 'split/2-b', body: { ...commits('c', 'two'), merges } },
      ];
      expect(listPublishedBranches(spawnState(steps), 'finish')).toEqual({ all: ['work', 'one', 'two'], last: ['work'] });
      expect(listPublishedBranches(spawnState(steps.slice(0, 2)), 'finish')).toEqual({ all: ['one'], last: [] });
    },
  );

  requirement(
    {
      ids: ['K-25'],
      title: 'start from the commit of the run where their parent has published nothing',
      input: 'a turn without commits',
      expected: 'the head of the run',
    },
    () => expect(startCommitOf(spawnState([{ stage: 'split', makes: ['1-a'] }]), 'split/1-a')).toBe('a'.repeat(40)),
  );
});
