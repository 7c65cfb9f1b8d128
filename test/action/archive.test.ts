import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

const create = useLocalWorlds();
const folder = mkdtempSync(join(tmpdir(), 'baton-archive-'));
const action = join(folder, 'action');

/** Archives this checkout as it stands, committed or not, in a repository of its own. */
beforeAll(() => {
  // The agent may run as another user.
  chmodSync(folder, 0o755);
  const repository = join(folder, 'repository');
  const run = (program: string, ...args: readonly string[]): Buffer => execFileSync(program, args, { maxBuffer: 2 ** 28 });
  run('git', 'init', '--quiet', '--bare', repository);
  const git = (...args: readonly string[]): Buffer =>
    run('git', `--git-dir=${repository}`, `--work-tree=${process.cwd()}`, ...args);
  git('-c', 'core.looseCompression=0', 'add', '.');
  const tree = git('write-tree').toString().trim();
  git('archive', '--prefix=action/', `--output=${join(folder, 'action.tar')}`, tree);
  run('tar', '-xf', join(folder, 'action.tar'), '-C', folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the archive that each job with the action fetches', () => {
  requirement(
    {
      ids: ['F-PF2'],
      title: 'holds what the action needs and nothing else',
      input: 'git archive of this checkout; a run of the workflow whose jobs are processes of that archive',
      expected: 'bundle, action files, package.json and licences; the stage succeeded',
    },
    async () => {
      expect(readdirSync(action).toSorted()).toEqual(['LICENSE', 'THIRD-PARTY', 'action.yml', 'dist', 'package.json', 'run']);
      // GitHub reads the workflow that a caller names from the repository, without an archive.
      cpSync('.github/workflows', join(action, '.github/workflows'), { recursive: true });
      const world = await create({
        processes: true,
        action,
        agents: { one: { script: "hand({ summary: 'done' });" } },
        pipelines: { fix: { look: { agent: 'one', prompt: 'Look.' } } },
      });
      const issue = await world.run('fix');
      expect((await world.tasks(issue)).map(({ body }) => `${body.stage} ${body.outcome}`)).toEqual(['look succeeded']);
      // The workflow names the action of its own repository, so nothing may come from this checkout.
      const logs = world.jobs().map(({ log }) => log);
      expect(logs.filter((log) => log.includes(process.cwd()))).toEqual([]);
    },
  );
});
