import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { generateKeyPair } from '../../adapters/crypto/ed25519.ts';
import { projectRoot } from '../../host/project-root.ts';
import type { RunnerOptions } from '../../local/runner-contract.ts';
import { createLocalWorld } from '../world/create-local-world.ts';
import type { World } from '../world/world.ts';

export const repositoryName = 'octo-org/ledger';
export const maintainer = 'mona';
export const reporter = 'hubot-watcher';
export const signingKeyName = 'BATON_SIGNING_KEY';

/** The Baton of the demo, where that is another than this package with each Action in a process of its own. */
export interface Installation {
  /** The folder with `action.yml`, workflows and examples. */
  readonly root?: string | undefined;
  readonly functions?: NonNullable<RunnerOptions['functions']> | undefined;
}

interface WorldOptions extends Installation {
  /** True if the App plans and publishes instead of workflow jobs. */
  readonly app: boolean;
  /** The folder to use and to leave behind. Default: a temporary one, which is removed. */
  readonly keep: string | undefined;
  readonly onJob: RunnerOptions['onJob'];
}

/** Starts a local GitHub with the example repository. */
export async function createWorld({ app, keep, onJob, root = projectRoot(), functions = {} }: WorldOptions): Promise<World> {
  const folder = makeFolder(keep);
  const keys = generateKeyPair('k1');
  const source = join(folder, 'repository');
  cpSync(join(root, 'examples', 'investigate-fix-pr'), source, { recursive: true });
  const world = await createLocalWorld({
    folder,
    repository: { name: repositoryName, private: false, from: source },
    people: { maintainer, reporter: { login: reporter, role: 'write' } },
    keys,
    unsigned: false,
    config: writeKey(join(source, '.github', 'baton.yml'), keys.publicKey),
    secrets: { [signingKeyName]: keys.secret },
    root,
    runner: { onJob, functions },
    onClose: () => {
      if (keep === undefined) rmSync(folder, { recursive: true, force: true });
    },
  });
  if (app) useApp(world);
  return world;
}

/** Sets the variable that leaves all but the agent jobs to the App. */
export function useApp({ server }: World): void {
  server.setVariable(repositoryName, 'BATON_MODE', { value: 'app', at: '2020-01-01T00:00:00Z' });
}

/** Returns the folder of a world: the one to keep, or a temporary one. */
export function makeFolder(keep: string | undefined): string {
  if (keep === undefined) return mkdtempSync(join(tmpdir(), 'baton-demo-'));
  mkdirSync(keep, { recursive: true });
  return keep;
}

/** Writes a new key into the config, or removes all keys. Returns the config. */
export function writeKey(path: string, publicKey: string | undefined): string {
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (publicKey === undefined) document.delete('signing');
  else document.setIn(['signing', 'keys'], [publicKey]);
  const config = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  writeFileSync(path, config);
  return config;
}

/** Returns whether the tests of a branch pass in a clone of the bare repository. */
export function testsPass(world: World, branch: string): boolean {
  const clone = join(world.folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--branch', branch, world.repository.directory, clone], { stdio: 'ignore' });
  try {
    execFileSync(process.execPath, ['--test'], { cwd: clone, stdio: 'ignore', env: { PATH: process.env.PATH } });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}
