import { beforeAll, describe, expect } from 'vitest';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();

interface Row {
  readonly ids: readonly string[];
  readonly title: string;
  /** What the agent does, after the imports below. */
  readonly script: string;
}

interface PublishedRow extends Row {
  /** Part of `git diff --raw` of the branch. */
  readonly published: readonly string[];
  readonly check?: (show: (path: string) => string) => void;
}

interface RefusedRow extends Row {
  readonly code: string;
  /** Part of the refusal. */
  readonly words: string;
}

const imports = `
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
const git = (...args) => execFileSync('git', ['-c', 'user.name=Agent', '-c', 'user.email=agent@example.test', ...args], { encoding: 'utf8' }).trim();
`;
const bytes = 'Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256))';
const ids = ['DESIGN-2', 'DESIGN-4.4'];
const refusedIds = ['DESIGN-6', 'T25'];

/** All of them are in one commit of one agent, each about files of its own. */
const publishedRows: readonly PublishedRow[] = [
  {
    ids,
    title: 'a symbolic link is published as one',
    script: "symlinkSync('keep.txt', 'link');",
    published: ['000000 120000 A\tlink'],
    check: (show) => expect(show('link')).toBe('keep.txt'),
  },
  {
    ids,
    title: 'a renamed file is gone at its old place and whole at its new one',
    script: "renameSync('moves.txt', 'moved.txt');",
    published: ['000000 100644 A\tmoved.txt', '100644 000000 D\tmoves.txt'],
    check: (show) => expect(show('moved.txt')).toBe('moves'),
  },
  {
    ids,
    title: 'a file that was made executable is so on the branch',
    script: "chmodSync('keep.txt', 0o755);",
    published: ['100644 100755 M\tkeep.txt'],
  },
  {
    ids,
    title: 'a deleted file is gone on the branch',
    script: "rmSync('goes.txt');",
    published: ['100644 000000 D\tgoes.txt'],
  },
  {
    ids,
    title: 'a binary file has every byte',
    script: `writeFileSync('bytes.bin', ${bytes});`,
    published: ['000000 100644 A\tbytes.bin'],
  },
];

/** By the name of the pipeline, which is that of its label. */
const refusedRows: Readonly<Record<string, RefusedRow>> = {
  dotgithub: {
    ids: [...refusedIds, 'T08'],
    title: 'a change below .github is refused, with a file that could be published beside it',
    script: "writeFileSync('.github/workflows/more.yml', 'on: push'); writeFileSync('new.txt', '');",
    code: 'BATON-E706',
    words: '".github/workflows/more.yml" is protected',
  },
  owners: {
    ids: [...refusedIds, 'T08'],
    title: 'a change of CODEOWNERS is refused',
    script: "mkdirSync('docs', { recursive: true }); writeFileSync('docs/CODEOWNERS', '* @octocat');",
    code: 'BATON-E706',
    words: '"docs/CODEOWNERS" is protected',
  },
  submodule: {
    ids: refusedIds,
    title: 'a submodule is refused',
    script:
      "git('update-index', '--add', '--cacheinfo', '160000,' + git('rev-parse', 'HEAD') + ',sub'); git('commit', '-qm', 'Add');",
    code: 'BATON-E704',
    words: '"sub" is a submodule',
  },
  merge: {
    ids: refusedIds,
    title: 'a merge is refused',
    script: `
git('switch', '-qc', 'side'); writeFileSync('side.txt', '1'); git('add', '.'); git('commit', '-qm', 'Side');
git('switch', '-qc', 'other', 'HEAD~1'); writeFileSync('other.txt', '1'); git('add', '.'); git('commit', '-qm', 'Other');
git('merge', '-q', '--no-edit', '--no-ff', 'side');`,
    code: 'BATON-E703',
    words: 'is a merge',
  },
  large: {
    ids: refusedIds,
    title: 'a file of more than 40 MiB is refused',
    script: "writeFileSync('large.bin', Buffer.alloc(40 * 1024 * 1024 + 1));",
    code: 'BATON-E705',
    words: '"large.bin" has 41943041 bytes',
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
const issues = new Map<string, number>();
const branchOf = (name: string): string => `baton/issue-${issues.get(name)}`;

beforeAll(async () => {
  const scripts = {
    published: publishedRows.map(({ script }) => script).join('\n'),
    ...Object.fromEntries(Object.entries(refusedRows).map(([name, { script }]) => [name, script])),
  };
  const names = Object.keys(scripts);
  world = await create({
    agents: {
      ...Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, { script: `${imports}${script}` }])),
      again: { script: again },
    },
    pipelines: {
      ...Object.fromEntries(names.map((name) => [name, change(name)])),
      again: {
        ...change('again'),
        open: { needs: ['change'], uses: 'pull-request', with: { title: 'Change', body: '{{ needs.change.handoff.summary }}' } },
      },
    },
    files: { 'keep.txt': 'keep\n', 'moves.txt': 'moves\n', 'goes.txt': 'goes\n' },
  });
  for (const name of [...names, 'again']) issues.set(name, await world.open({}));
  for (const [name, issue] of issues) await world.label(issue, name);
  await world.settle();
}, 240_000);

describe('what an agent changed', () => {
  const diff = () =>
    world
      .git('diff', '--raw', '--no-renames', '--format=', `main..${branchOf('published')}`)
      .split('\n')
      .map((line) => line.replace(/^:(\d+) (\d+) \w+ \w+ /, '$1 $2 '));

  for (const { published, check, ...row } of publishedRows) {
    const expected = `on the branch: ${published.join(', ')}`;
    requirement({ ids: row.ids, title: row.title, input: row.script.trim(), expected }, async () => {
      const [task] = await world.tasks(issues.get('published') ?? 0);
      expect(task?.body).toMatchObject({ outcome: 'succeeded', commits: { verified: true } });
      const lines = diff();
      expect(lines).toEqual(expect.arrayContaining([...published]));
      expect(lines).toHaveLength(publishedRows.flatMap((each) => each.published).length);
      check?.((path) => world.git('show', `${branchOf('published')}:${path}`));
      if (published.join().includes('bytes.bin')) {
        const made = world.git('ls-tree', branchOf('published'), 'bytes.bin').split(/\s/)[2];
        // The id of exactly these bytes, as git counts it.
        expect(made).toBe('553a99f955221f149c3a4ee0df0b19c117d744bf');
      }
    });
  }

  for (const [name, row] of Object.entries(refusedRows)) {
    const expected = `commits-refused, ${row.code}, by name; no branch`;
    requirement({ ids: row.ids, title: row.title, input: row.script.trim(), expected }, async () => {
      const [task] = await world.tasks(issues.get(name) ?? 0);
      expect(task?.body).toMatchObject({ outcome: 'failed', failure: { reason: 'commits-refused' } });
      expect(task?.body.failure?.message).toContain(row.code);
      expect(task?.body.failure?.message).toContain(row.words);
      expect(world.git('branch', '--list', branchOf(name))).toBe('');
    });
  }

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
