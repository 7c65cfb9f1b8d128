import { describe, expect } from 'vitest';
import type { ChildRequest } from '../../../src/core/children/child.ts';
import { configSchema } from '../../../src/core/config/schema/config-schema.ts';
import { checkBranchName } from '../../../src/core/git/check-branch-name.ts';
import { heldBranchName } from '../../../src/core/run/published.ts';
import type { State } from '../../../src/core/run/state.ts';
import { planChildren } from '../../../src/core/spawn/plan-children.ts';
import { buildRun } from '../../support/record-builders.ts';
import { requirement } from '../../support/requirement.ts';
import { getState, store } from '../run/run-builder.ts';
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
  /** The branches of earlier runs. Absent: the run began before runs knew them. */
  readonly branches?: string[];
}

/** A run about issue #42, or about a pull request from the branch `head`. */
function buildState({ stages: own = stages, run = 'fix-42', head, branches }: World): State {
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
  const first = buildRun({ run }, { config, branches, trigger: { ...trigger, subject: { ...trigger.subject, ...pull } } });
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

  const wanted = ['release/9.9', 'gh-pages', 'deploy/production', 'v1', 'heads/main', 'pull/1/head', 'works', 'work-'];
  requirement(
    {
      ids: ['F-SE4', 'T49'],
      title:
        'begins with that of its parent, or fits what the stage lists, because workflows may run with secrets on pushes to others',
      input: `${wanted.join(', ')}; work-api; \`branches: [port/*]\` with port/api, port/api/x; Main; a run of before this rule`,
      expected: 'BATON-E717 for each; made; made, refused; the default branch; as it was promised',
    },
    () => {
      const world: World = { branches: [] };
      for (const branch of wanted)
        expect(ask([{ branch }], world)[0], branch).toContain(`The branch "${branch}" is none that a child may have`);
      expect(ask([{ branch: 'work-api' }], world)).toEqual(['work-api']);
      const listed = { branches: [], stages: { split: { ...stages.split, children: { branches: ['port/*'] } } } };
      const [made, refused] = ask([{ branch: 'port/api' }, { branch: 'port/api/x' }], listed);
      expect([made, refused]).toEqual(['port/api', expect.stringContaining('(port/*)')]);
      const free = { split: { agent: 'worker', children: { branches: ['port/*'] } } };
      expect(ask([{ branch: 'port/api' }], { branches: [], stages: free })).toEqual(['port/api']);
      expect(
        ask([{ branch: 'Main' }], { branches: [], stages: { split: { ...free.split, children: { branches: ['*'] } } } })[0],
      ).toContain('"Main" is the default branch');
      expect(ask([{ branch: 'release/9.9' }])).toEqual(['release/9.9']);
    },
  );

  requirement(
    {
      ids: ['F-PE2', 'F-SE4', 'T49'],
      title: 'stands behind that of the pull request, however people named it',
      input: 'a parent on the head größe,1; a child api',
      expected: 'größe,1-1-api',
    },
    () => {
      const split = { ...stages.split, branch: '{{ subject.head-branch }}' };
      expect(ask([{ name: 'api' }], { branches: [], head: 'größe,1', stages: { split } })).toEqual(['größe,1-1-api']);
    },
  );

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
