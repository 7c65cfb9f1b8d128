import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../../support/local-world.ts';
import { pushCommit } from '../../support/local-world-push.ts';
import { requirement } from '../../support/requirement.ts';

const create = useLocalWorlds();

interface Row {
  readonly ids: readonly string[];
  readonly title: string;
  /** What the agent does, after the imports below. */
  readonly script: string;
  /** Part of `git diff --raw` of the branch, or the words of the refusal. */
  readonly published?: readonly string[];
  readonly refused?: { readonly code: string; readonly words: string };
  readonly check?: (show: (path: string) => string) => void;
}

const imports = `
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
const git = (...args) => execFileSync('git', ['-c', 'user.name=Agent', '-c', 'user.email=agent@example.test', ...args], { encoding: 'utf8' }).trim();
`;
const bytes = 'Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256))';
const ids = ['DESIGN-2', 'DESIGN-4.4'];
const refusedIds = ['DESIGN-6', 'T25'];

/** By the name of the pipeline, which is that of its label. */
const rows: Readonly<Record<string, Row>> = {
  symlink: {
    ids,
    title: 'a symbolic link is published as one',
    script: "symlinkSync('keep.txt', 'link');",
    published: ['000000 120000 A\tlink'],
    check: (show) => expect(show('link')).toBe('keep.txt'),
  },
  rename: {
    ids,
    title: 'a renamed file is gone at its old place and whole at its new one',
    script: "renameSync('keep.txt', 'kept.txt');",
    published: ['100644 000000 D\tkeep.txt', '000000 100644 A\tkept.txt'],
    check: (show) => expect(show('kept.txt')).toBe('keep'),
  },
  mode: {
    ids,
    title: 'a file that was made executable is so on the branch',
    script: "chmodSync('keep.txt', 0o755);",
    published: ['100644 100755 M\tkeep.txt'],
  },
  deletion: {
    ids,
    title: 'a deleted file is gone on the branch',
    script: "rmSync('keep.txt');",
    published: ['100644 000000 D\tkeep.txt'],
  },
  binary: {
    ids,
    title: 'a binary file has every byte',
    script: `writeFileSync('bytes.bin', ${bytes});`,
    published: ['000000 100644 A\tbytes.bin'],
  },
  dotgithub: {
    ids: [...refusedIds, 'T08'],
    title: 'a change below .github is refused',
    script: "writeFileSync('.github/workflows/more.yml', 'on: push');",
    refused: { code: 'BATON-E706', words: '".github/workflows/more.yml" is protected' },
  },
  owners: {
    ids: [...refusedIds, 'T08'],
    title: 'a change of CODEOWNERS is refused',
    script: "mkdirSync('docs', { recursive: true }); writeFileSync('docs/CODEOWNERS', '* @octocat');",
    refused: { code: 'BATON-E706', words: '"docs/CODEOWNERS" is protected' },
  },
  submodule: {
    ids: refusedIds,
    title: 'a submodule is refused',
    script:
      "git('update-index', '--add', '--cacheinfo', '160000,' + git('rev-parse', 'HEAD') + ',sub'); git('commit', '-qm', 'Add');",
    refused: { code: 'BATON-E704', words: '"sub" is a submodule' },
  },
  merge: {
    ids: refusedIds,
    title: 'a merge is refused',
    script: `
git('switch', '-qc', 'side'); writeFileSync('side.txt', '1'); git('add', '.'); git('commit', '-qm', 'Side');
git('switch', '-qc', 'other', 'HEAD~1'); writeFileSync('other.txt', '1'); git('add', '.'); git('commit', '-qm', 'Other');
git('merge', '-q', '--no-edit', '--no-ff', 'side');`,
    refused: { code: 'BATON-E703', words: 'is a merge' },
  },
  large: {
    ids: refusedIds,
    title: 'a file of more than 40 MiB is refused',
    script: "writeFileSync('large.bin', Buffer.alloc(40 * 1024 * 1024 + 1));",
    refused: { code: 'BATON-E705', words: '"large.bin" has 41943041 bytes' },
  },
};

const branch = 'baton/issue-{{ subject.number }}';
const change = (agent: string) => ({ change: { agent, branch, prompt: 'x', retry: { attempts: 1 } } });
const again = `
const { existsSync } = await import('node:fs');
writeFileSync('run.txt', process.env.BATON_RUN);
hand({ summary: existsSync('first.txt') ? 'the second time' : 'the first time' });
writeFileSync('first.txt', 'x');`;

let world: LocalWorld;
let pushed = '';
const issues = new Map<string, number>();
const branchOf = (name: string): string => `baton/issue-${issues.get(name)}`;

beforeAll(async () => {
  const scripts = Object.entries(rows).map(([name, { script }]) => [name, { script: `${imports}${script}` }] as const);
  world = await create({
    agents: {
      ...Object.fromEntries(scripts),
      moved: { script: "await tell('moved', process.env.BATON_EXECUTION); writeFileSync('mine.txt', 'from the agent');" },
      again: { script: again },
    },
    pipelines: {
      ...Object.fromEntries(Object.keys(rows).map((name) => [name, change(name)])),
      moved: change('moved'),
      again: {
        ...change('again'),
        open: { needs: ['change'], uses: 'pull-request', with: { title: 'Change', body: '{{ needs.change.handoff.summary }}' } },
      },
    },
    files: { 'keep.txt': 'keep\n' },
  });
  for (const name of [...Object.keys(rows), 'moved', 'again']) issues.set(name, await world.open({}));
  world.switchboard.when('moved', () => {
    const { directory } = world.repository;
    if (pushed === '') pushed = pushCommit({ directory, branch: branchOf('moved'), files: { 'theirs.txt': 'from a person' } });
    return '';
  });
  for (const [name, issue] of issues) await world.label(issue, name);
  await world.settle();
}, 240_000);

describe('what an agent changed', () => {
  for (const [name, row] of Object.entries(rows)) {
    const { published, refused } = row;
    const expected =
      refused === undefined ? `on the branch: ${published?.join(', ')}` : `commits-refused, ${refused.code}, by name; no branch`;
    requirement({ ids: row.ids, title: row.title, input: row.script.trim(), expected }, async () => {
      const [task] = await world.tasks(issues.get(name) ?? 0);
      if (refused !== undefined) {
        expect(task?.body).toMatchObject({ outcome: 'failed', failure: { reason: 'commits-refused' } });
        expect(task?.body.failure?.message).toContain(refused.code);
        expect(task?.body.failure?.message).toContain(refused.words);
        expect(world.git('branch', '--list', branchOf(name))).toBe('');
        return;
      }
      expect(task?.body).toMatchObject({ outcome: 'succeeded', commits: { verified: true } });
      const raw = world.git('diff', '--raw', '--no-renames', '--format=', `main..${branchOf(name)}`).split('\n');
      expect(raw.map((line) => line.replace(/^:(\d+) (\d+) \w+ \w+ /, '$1 $2 '))).toEqual(published);
      row.check?.((path) => world.git('show', `${branchOf(name)}:${path}`));
      if (name === 'binary') {
        const made = world.git('ls-tree', branchOf(name), 'bytes.bin').split(/\s/)[2];
        // The id of exactly these bytes, as git counts it.
        expect(made).toBe('553a99f955221f149c3a4ee0df0b19c117d744bf');
      }
    });
  }

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-5'],
      title: 'while somebody pushed to the same branch is made again on the new tip',
      input: 'a push to the branch while the agent works',
      expected: 'stale-base, then execution 2 of the same attempt; the branch has both changes, and nothing was forced',
    },
    async () => {
      const tasks = await world.tasks(issues.get('moved') ?? 0);
      expect(tasks.map(({ attempt, execution, body }) => [attempt, execution, body.failure?.reason])).toEqual([
        [1, 1, 'stale-base'],
        [1, 2, undefined],
      ]);
      expect(world.git('rev-parse', `${branchOf('moved')}~1`)).toBe(pushed);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.1', 'DESIGN-4.1'],
      title: 'in a second run on the same branch comes to the same pull request',
      input: 'the label taken off and put on again after the first run ended',
      expected: 'two runs, two commits on the branch, one pull request with the text of the second run',
    },
    async () => {
      const issue = issues.get('again') ?? 0;
      await world.ask(`/issues/${issue}/labels/again`, { method: 'DELETE' });
      await world.label(issue, 'again');
      await world.settle();
      const opened = (await world.tasks(issue)).filter(({ body }) => body.stage === 'open');
      expect(opened.map(({ run, body }) => [run, body.outcome])).toEqual([
        [`again-${issue}`, 'succeeded'],
        [`again-${issue}-2`, 'succeeded'],
      ]);
      expect(new Set(opened.map(({ body }) => body.results.pr)).size).toBe(1);
      const pulls = (await world.ask('/pulls?state=all')) as { head: { ref: string }; body: string }[];
      const own = pulls.filter(({ head }) => head.ref === branchOf('again'));
      expect(own).toHaveLength(1);
      expect(own[0]?.body).toContain('the second time');
      expect(world.git('rev-list', '--count', `main..${branchOf('again')}`)).toBe('2');
    },
    120_000,
  );
});
