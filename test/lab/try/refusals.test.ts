import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { TryOptions } from '../../../src/lab/try/try-options.ts';
import { requirement } from '../../support/requirement.ts';
import { useTries } from './try-surroundings.ts';
import { type Files, smallRepository, useRepositories } from './user-repository.ts';

const makeRepository = useRepositories();
const tryIn = useTries();
const root = mkdtempSync(join(tmpdir(), 'baton-no-repository-'));
const { TMPDIR } = process.env;
beforeAll(() => {
  process.env.TMPDIR = root;
});
afterAll(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  rmSync(root, { recursive: true, force: true });
});

const whole = smallRepository();
const { '.github/baton.yml': config = '', '.github/workflows/baton.yml': workflow = '' } = whole;
const [withConfig, withWorkflow] = [{ '.github/baton.yml': config }, { '.github/workflows/baton.yml': workflow }];

interface Row {
  readonly what: string;
  /** The files of the repository, or the way to make a folder that is no usable one. */
  readonly files: Files | (() => string);
  readonly options?: Partial<TryOptions>;
  readonly says: readonly string[];
}

function makeFolder(...args: readonly string[]): string {
  const folder = mkdtempSync(join(root, 'folder-'));
  if (args.length > 0) execFileSync('git', ['-c', 'init.defaultBranch=main', ...args], { cwd: folder });
  return folder;
}

function ignoreConfig(): string {
  const user = makeRepository({ ...withWorkflow, '.gitignore': 'baton.yml\n' });
  user.write(withConfig);
  return user.folder;
}

const rows: readonly Row[] = [
  { what: 'a folder in no repository', files: () => makeFolder(), says: ['is in no git repository', 'git init'] },
  { what: 'a repository without a commit', files: () => makeFolder('init', '-q'), says: ['has no commit yet', 'git commit'] },
  { what: 'a bare repository', files: () => makeFolder('init', '-q', '--bare'), says: ['no checkout (it is bare)', 'Clone it'] },
  { what: 'no configuration', files: withWorkflow, says: ['There is no .github/baton.yml', 'baton init'] },
  { what: 'a configuration that git ignores', files: ignoreConfig, says: ['.github/baton.yml is ignored by git', '.gitignore'] },
  {
    what: 'a configuration with another ending',
    files: { ...withWorkflow, '.github/baton.yaml': config },
    says: ['Type: mkdir -p .github && mv .github/baton.yaml .github/baton.yml'],
  },
  {
    what: 'a broken configuration',
    files: { ...whole, '.github/baton.yml': config.replace('agent: writer', 'agent: writr') },
    says: ['.github/baton.yml is not valid', '.github/baton.yml:4:', 'writr'],
  },
  {
    what: 'a configuration that is no YAML',
    files: { ...whole, '.github/baton.yml': 'version: 1\n\tpipelines: {}\n' },
    says: ['.github/baton.yml is not valid', '.github/baton.yml:2:'],
  },
  { what: 'no workflow', files: withConfig, says: ['There is no workflow in .github/workflows', 'baton init'] },
  {
    what: 'a workflow that does not call Baton',
    files: {
      ...withConfig,
      '.github/workflows/ci.yml': 'on: push\njobs: { test: { runs-on: ubuntu-latest, steps: [{ run: "true" }] } }\n',
    },
    says: ['No workflow calls Baton (looked at ci.yml)', 'uses: baton-agents/baton/.github/workflows/run.yml@v1'],
  },
  {
    what: 'a workflow that only checks the configuration',
    files: {
      ...withConfig,
      '.github/workflows/check.yml':
        'on: push\njobs: { check: { runs-on: ubuntu-latest, steps: [{ uses: baton-agents/baton@v1, with: { mode: validate } }] } }\n',
    },
    says: ['No workflow calls Baton'],
  },
  {
    what: 'an action that the local runner does not know',
    files: {
      ...whole,
      '.github/workflows/baton.yml': `${workflow}  other: { runs-on: ubuntu-latest, steps: [{ uses: actions/setup-python@v5 }] }\n`,
    },
    says: ['cannot play these actions', 'actions/setup-python@v5 (.github/workflows/baton.yml, job other)'],
  },
  {
    what: 'several ways to start',
    files: whole,
    says: ['3 ways to start', 'baton try --label go', "baton try --comment '/baton fix'", 'baton try --manual tidy'],
  },
  {
    what: 'a pipeline without a schedule',
    files: whole,
    options: { tick: 'fix' },
    says: ['no pipeline "fix" with `on.schedule`'],
  },
  {
    what: 'two triggers',
    files: whole,
    options: { label: 'go', manual: 'tidy' },
    says: ['--label and --manual were given together'],
  },
  {
    what: 'two triggers, one of them only of try',
    files: whole,
    options: { label: 'go', open: 'issue' },
    says: ['--label and --open were given together'],
  },
  {
    what: 'a role that may not label',
    files: whole,
    options: { label: 'go', as: 'read' },
    says: ['nobody with the role read put a label on an issue', '--as triage'],
  },
  {
    what: 'nobody in a private repository',
    files: whole,
    options: { comment: '/baton fix', as: 'none' },
    says: ['no `signing.keys`', '--as read or more'],
  },
  {
    what: 'a text that cannot be read',
    files: whole,
    options: { label: 'go', body: '/nowhere.md' },
    says: ['/nowhere.md cannot be read'],
  },
];

describe('what baton try refuses', () => {
  for (const { what, files, options, says } of rows) {
    requirement(
      {
        ids: ['DESIGN-4.8', 'U25'],
        title: `\`baton try\` with ${what}`,
        input: what,
        expected: `a usage error that says: ${says.join(' … ')}`,
      },
      async () => {
        const folder = typeof files === 'function' ? files() : makeRepository(files).folder;
        const before = listLeft();
        const error = await tryIn(folder, options).then(
          () => undefined,
          (thrown: unknown) => thrown,
        );
        expect(error).toMatchObject({ name: 'UsageError' });
        for (const words of says) expect(String(error)).toContain(words);
        expect(listLeft(), 'no folder is left').toEqual(before);
      },
    );
  }
});

function listLeft(): readonly string[] {
  return readdirSync(root).filter((name) => !/^(?:folder|baton-user)-/.test(name));
}
