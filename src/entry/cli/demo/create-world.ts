import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { generateKeyPair } from '../../../adapters/crypto/ed25519.ts';
import type { RunnerOptions } from '../../../local/runner-contract.ts';
import { createLocalWorld } from '../world/create-local-world.ts';
import { projectRoot } from '../world/project-root.ts';
import type { World } from '../world/world.ts';
import type { Scene } from './scene.ts';

export const repositoryName = 'octo-org/ledger';
export const maintainer = 'mona';
export const reporter = 'hubot-watcher';

/** The Baton that plays a scene, where that is another than this package with each Action in a process of its own. */
export interface Installation {
  /** The folder with `action.yml`, workflows and examples. */
  readonly root?: string | undefined;
  readonly functions?: NonNullable<RunnerOptions['functions']> | undefined;
  /** Watches each world from its beginning. The function that is returned is called before the world is closed. */
  readonly watchWorld?: ((world: World) => () => Promise<void>) | undefined;
}

interface WorldOptions extends Installation {
  readonly scene: Scene;
  /** The folder to use and to leave behind. Default: a temporary one, which is removed. */
  readonly keep: string | undefined;
  readonly onJob: RunnerOptions['onJob'];
}

/** Starts a local GitHub with the example repository, as the scene changes it. */
export async function createWorld({ scene, keep, onJob, root = projectRoot(), functions = {} }: WorldOptions): Promise<World> {
  const folder = makeFolder(keep);
  const keys = generateKeyPair('k1');
  const unsigned = scene.unsigned === true;
  const source = join(folder, 'repository');
  const inRepository = !unsigned && scene.keyIn === undefined;
  const world = await createLocalWorld({
    folder,
    repository: { name: repositoryName, private: unsigned || scene.private === true, from: source },
    people: { maintainer, reporter: { login: reporter, role: scene.outsider === true ? 'read' : 'write' } },
    keys,
    unsigned,
    config: writeRepository(source, { scene, publicKey: keys.publicKey, root }),
    secrets: inRepository ? { [keyName]: keys.secret } : {},
    root,
    runner: { onJob, functions },
    onClose: () => {
      if (keep === undefined) rmSync(folder, { recursive: true, force: true });
    },
  });
  const { server } = world;
  if (!unsigned && scene.keyIn !== undefined)
    server.setEnvironmentSecret(repositoryName, { environment: scene.keyIn, name: keyName, value: keys.secret });
  server.setListLag(scene.lagMilliseconds ?? 0);
  if (scene.app === true) server.setVariable(repositoryName, 'BATON_MODE', { value: 'app', at: '2020-01-01T00:00:00Z' });
  return world;
}

const keyName = 'BATON_SIGNING_KEY';

function makeFolder(keep: string | undefined): string {
  if (keep === undefined) return mkdtempSync(join(tmpdir(), 'baton-demo-'));
  mkdirSync(keep, { recursive: true });
  return keep;
}

/** Writes the example repository with the changes of the scene and a new key, or none. Returns the config. */
function writeRepository(target: string, options: { scene: Scene; publicKey: string; root: string }): string {
  const examples = join(options.root, 'examples');
  for (const layer of ['investigate-fix-pr', ...(options.scene.overlays ?? [])]) {
    cpSync(join(examples, layer), target, { recursive: true });
  }
  const path = join(target, '.github', 'baton.yml');
  const document = parseDocument(readFileSync(path, 'utf8'));
  if (options.scene.unsigned === true) document.delete('signing');
  else document.setIn(['signing', 'keys'], [options.publicKey]);
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  const config = options.scene.configure?.(text) ?? text;
  if (options.scene.configure !== undefined && config === text)
    throw new Error(`Scene ${options.scene.name} changes nothing in ${path}.`);
  writeFileSync(path, config);
  const workflow = join(target, '.github', 'workflows', 'baton.yml');
  if (options.scene.workflow !== undefined) writeFileSync(workflow, options.scene.workflow(readFileSync(workflow, 'utf8')));
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
