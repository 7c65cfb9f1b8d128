import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect } from 'vitest';
import { listBlocks, readPage, root } from '../docs/pages.ts';
import { useTries } from '../lab/try/try-surroundings.ts';
import { type UserFolder, useRepositories } from '../lab/try/user-repository.ts';
import { requirement } from '../support/requirement.ts';

const makeRepository = useRepositories();
const tryIn = useTries();
const page = readPage('docs/how-to/monorepo.md');
let repository: UserFolder;

/** A test that passes, or one that fails, as a file that `node --test` finds. */
const passes = "import test from 'node:test';\ntest('works', () => {});\n";
const fails = "import test from 'node:test';\ntest('does not work', () => { throw new Error('no'); });\n";

function packageFiles(name: string, test: string): Readonly<Record<string, string>> {
  return {
    [`packages/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', scripts: { test: 'node --test' } }),
    [`packages/${name}/a.test.mjs`]: test,
  };
}

function baton(folder: string, ...args: readonly string[]) {
  return spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...args], {
    cwd: join(repository.folder, folder),
    encoding: 'utf8',
  });
}

/** Plays an event from a folder. Returns each run with its end and the stages of which something was started. */
async function play(folder: string, options: Parameters<typeof tryIn>[1]): Promise<readonly string[]> {
  const { report } = await tryIn(join(repository.folder, folder), options);
  return report.runs.map(({ run, outcome, stages }) => {
    const started = stages.filter(({ executions }) => executions.length > 0).map(({ name }) => name);
    return `${run} ${outcome}: ${started.join(', ')}`;
  });
}

/** As the page says: `init` in a sub-folder, its configuration with the key that `init` made, `init` again. */
beforeAll(() => {
  repository = makeRepository({
    'package.json': JSON.stringify({ private: true, workspaces: ['packages/*'] }),
    ...packageFiles('api', passes),
    ...packageFiles('web', fails),
  });
  expect(baton('packages/api', 'init', '--yes').status).toBe(0);
  const path = join(repository.folder, '.github/baton.yml');
  const key = /k1:[^"]+/.exec(readFileSync(path, 'utf8'))?.[0] ?? '';
  const [config = ''] = listBlocks(page, 'yaml');
  repository.write({ '.github/baton.yml': config.replace('<your public key>', key) });
  expect(baton('packages/api', 'init', '--yes').status).toBe(0);
}, 60_000);

describe('the page about a monorepo', () => {
  requirement(
    {
      ids: ['F-UX7', 'U36'],
      title: 'is set up from a sub-folder, and valid from each',
      input: 'two packages; init in packages/api, the configuration of the page, init again; validate in three folders',
      expected: 'the files stand in .github of the root and nowhere else; valid, from everywhere',
    },
    () => {
      expect(repository.git('status', '--porcelain', '--untracked-files=all').split('\n')).toEqual([
        '?? .github/baton.yml',
        '?? .github/workflows/baton.yml',
      ]);
      for (const folder of ['.', 'packages/api', 'packages/web'])
        expect(baton(folder, 'validate').stdout).toContain('is valid: 4 pipelines, 4 agents.');
    },
  );

  requirement(
    {
      ids: ['F-UX7', 'U36'],
      title: 'runs the tests of one package alone',
      input: 'the tests of packages/web fail, those of packages/api do not; the label api, then the label web',
      expected: 'the run of api opens its pull request; that of web fails at its test',
    },
    async () => {
      expect(await play('packages/web', { label: 'api' })).toEqual(['fix-api-1 succeeded: fix, test, open-pr']);
      expect(await play('packages/api', { label: 'web' })).toEqual(['fix-web-1 failed: fix, test']);
    },
  );

  requirement(
    {
      ids: ['F-UX7', 'U36'],
      title: 'reviews a pull request by the pipeline whose files it changes',
      input:
        'the label review-me on pull requests that change packages/web/index.js, packages/api/index.js, and packages/api/README.md',
      expected: 'review-web alone, review-api alone, nothing',
    },
    async () => {
      const review = (file: string) => play('.', { label: 'review-me', files: [file] });
      expect(await review('packages/web/index.js')).toEqual(['review-web-1 succeeded: look']);
      expect(await review('packages/api/index.js')).toEqual(['review-api-1 succeeded: look']);
      expect(await review('packages/api/README.md')).toEqual([]);
    },
  );
});
