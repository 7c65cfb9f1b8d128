import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, repositoryName, useLocalWorlds } from '../support/local-world.ts';
import { pushCommit } from '../support/local-world-push.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

const worker = `
import { execFileSync } from 'node:child_process';
import { chmodSync, renameSync, rmSync, symlinkSync } from 'node:fs';
const git = (...args) => execFileSync('git', ['-c', 'user.name=Agent', '-c', 'user.email=agent@example.test', ...args]);
writeFileSync('text.txt', 'one\\n');
git('add', '--all');
git('commit', '--quiet', '-m', 'Add a text\\n\\nFor @octocat, fixes #1.');
writeFileSync('binary.bin', Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256)));
git('add', '--all');
git('commit', '--quiet', '-m', 'Add bytes');
writeFileSync('tool.sh', '#!/bin/sh\\n');
chmodSync('tool.sh', 0o755);
symlinkSync('text.txt', 'link');
rmSync('old.txt');
renameSync('keep.txt', 'kept.txt');`;

const branch = 'baton/issue-{{ subject.number }}';
let world: LocalWorld;
let pushed = '';
const issues = new Map<string, number>();

beforeAll(async () => {
  world = await create({
    agents: {
      worker: { script: worker },
      writer: { script: "await tell('racing', process.env.BATON_EXECUTION); writeFileSync('mine.txt', 'from the agent');" },
      reader: { script: "writeFileSync('mine.txt', 'from the agent');", access: 'read' },
    },
    pipelines: {
      work: { change: { agent: 'worker', branch } },
      race: { change: { agent: 'writer', branch } },
      read: { change: { agent: 'reader', branch } },
    },
    files: { 'old.txt': 'old\n', 'keep.txt': 'keep\n' },
  });
  for (const name of ['work', 'read', 'race']) issues.set(name, await world.open({}));
  world.switchboard.when('racing', () => {
    if (pushed === '') pushed = pushCommit({ directory: world.repository.directory, branch: branchOf('race'), files: theirs });
    return '';
  });
  await Promise.all([...issues].map(([name, issue]) => world.label(issue, name)));
  await world.settle();
}, 60_000);

const theirs = { 'theirs.txt': 'from a person' };
const issueOf = (pipeline: string): number => issues.get(pipeline) ?? 0;
const branchOf = (pipeline: string): string => `baton/issue-${issueOf(pipeline)}`;

describe('commits of an agent', () => {
  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-4.4'],
      title: 'the branch has exactly what the agent did, made by us',
      input: 'two commits of its own, then an executable file, a symbolic link, a deletion and a rename without a commit',
      expected:
        'three commits with these changes and modes, without the author that the agent gave; results name branch and commit',
    },
    async () => {
      const issue = issueOf('work');
      const name = `baton/issue-${issue}`;
      expect(world.git('log', '--reverse', '--format=%s', `main..${name}`).split('\n').slice(0, 2)).toEqual([
        'Add a text',
        'Add bytes',
      ]);
      expect(world.git('rev-list', '--count', `main..${name}`)).toBe('3');
      expect(
        world
          .git('diff', '--raw', '--no-renames', '--format=', `main..${name}`)
          .split('\n')
          .map((line) => line.replace(/^:(\d+) (\d+) \w+ \w+ /, '$1 $2 ')),
      ).toEqual([
        '000000 100644 A\tbinary.bin',
        '100644 000000 D\tkeep.txt',
        '000000 100644 A\tkept.txt',
        '000000 120000 A\tlink',
        '100644 000000 D\told.txt',
        '000000 100644 A\ttext.txt',
        '000000 100755 A\ttool.sh',
      ]);
      expect(world.git('cat-file', '-s', `${name}:binary.bin`)).toBe('512');
      expect(world.git('show', `${name}:link`)).toBe('text.txt');
      const words = world.git('log', '--format=%an %ae%n%B', `main..${name}`);
      expect(words).not.toMatch(/agent@example\.test|^Agent/m);
      expect(words).not.toMatch(/(?<!`)@octocat|fixes #1/);
      expect(words.match(new RegExp(`^Baton-Task: work-${issue}/change 1$`, 'gm'))).toHaveLength(3);
      const [task] = await world.tasks(issue);
      expect(task?.body.commits?.verified).toBe(true);
      expect(task?.body.results).toMatchObject({ branch: name, commit: world.git('rev-parse', name), 'base-branch': 'main' });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.1'],
      title: 'what an agent may not change is not published',
      input: 'access: read, and a changed file',
      expected: 'no branch',
    },
    async () => {
      const issue = issueOf('read');
      expect(world.git('branch', '--list', `baton/issue-${issue}`)).toBe('');
      expect((await world.tasks(issue)).map(({ body }) => body.commits)).toEqual([undefined]);
      expect((await world.tasks(issue))[0]?.body.warnings.join()).toContain(
        'changed files, but its agent has `access: read`, so they were not published',
      );
    },
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title: 'a branch that moved meanwhile is found, and the task runs again from its new tip',
      input: 'somebody pushes to the branch while the agent works',
      expected: 'stale-base, then execution 2 of the same attempt; both commits are on the branch',
    },
    async () => {
      const name = branchOf('race');
      const tasks = await world.tasks(issueOf('race'));
      expect(tasks.map(({ attempt, execution, body }) => [attempt, execution, body.outcome, body.failure?.reason])).toEqual([
        [1, 1, 'failed', 'stale-base'],
        [1, 2, 'succeeded', undefined],
      ]);
      expect(world.git('rev-parse', `${name}~1`)).toBe(pushed);
      expect(world.git('ls-tree', '--name-only', name).split('\n')).toEqual(expect.arrayContaining(['mine.txt', 'theirs.txt']));
    },
  );
});

requirement(
  {
    ids: ['DESIGN-2', 'DESIGN-9'],
    title: 'a branch that GitHub protects is refused in words, whether it exists or not, and stays as it is',
    input: 'stages whose branch is `release`, which exists, and `stable`, which does not; both are protected',
    expected: "the stage failed as branch-refused with GitHub's words; no commit on either",
  },
  async () => {
    const names = ['release', 'stable'];
    const own = await create({
      agents: { writer: { script: "writeFileSync('mine.txt', 'from the agent');" } },
      pipelines: Object.fromEntries(names.map((name) => [name, { change: { agent: 'writer', branch: name } }])),
    });
    const tip = pushCommit({ directory: own.repository.directory, branch: 'release', files: theirs });
    own.server.changeSettings(repositoryName, { protectedBranches: names });
    for (const [name, words] of [
      ['release', 'Changes must be made through a pull request.'],
      ['stable', 'Reference update failed'],
    ] as const) {
      const body = (await own.tasks(await own.run(name))).at(-1)?.body;
      expect(body).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-refused' } });
      expect(body?.failure?.message).toContain(words);
    }
    expect(own.git('rev-parse', 'release')).toBe(tip);
    expect(own.git('branch', '--list', 'stable')).toBe('');
  },
);

requirement(
  {
    ids: ['DESIGN-2', 'DESIGN-9'],
    title: 'a branch that a ruleset closes is refused with the rules that are broken, after one execution, and stays as it is',
    input: 'a ruleset that forbids to create `fresh`; one that demands a pull request and two checks on `shared`, which exists',
    expected: 'the stage failed as branch-refused, with all reasons that GitHub names; one execution each',
  },
  async () => {
    const own = await create({
      agents: { writer: { script: "writeFileSync('mine.txt', 'from the agent');" } },
      pipelines: Object.fromEntries(['fresh', 'shared'].map((name) => [name, { change: { agent: 'writer', branch: name } }])),
    });
    const tip = pushCommit({ directory: own.repository.directory, branch: 'shared', files: theirs });
    own.server.changeSettings(repositoryName, {
      rulesets: [
        { include: ['refs/heads/fresh'], rules: ['creation'] },
        { include: ['refs/heads/shared'], rules: ['pull_request'], requiredChecks: ['ci', 'lint'] },
      ],
    });
    for (const [name, words] of [
      ['fresh', ['Reference update failed. A ruleset']],
      ['shared', ['Changes must be made through a pull request. 2 of 2 required status checks are expected. A ruleset']],
    ] as const) {
      const [task, ...more] = await own.tasks(await own.run(name));
      expect(more).toEqual([]);
      expect(task?.body).toMatchObject({ outcome: 'failed', failure: { reason: 'branch-refused' } });
      for (const word of words) expect(task?.body.failure?.message).toContain(word);
    }
    expect(own.git('rev-parse', 'shared')).toBe(tip);
    expect(own.git('branch', '--list', 'fresh')).toBe('');
  },
);
