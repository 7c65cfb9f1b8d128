import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import { generateKeyPair } from '../../../adapters/crypto/ed25519.ts';
import type { LocalServer } from '../../../local/contract.ts';
import { createLocalRunner } from '../../../local/runner/create-local-runner.ts';
import type { RunnerOptions } from '../../../local/runner-contract.ts';
import { createLocalServer } from '../../../local/server/create-local-server.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

/** Returns the folder with `action.yml`, `dist`, workflows and examples, wherever the bundle puts this file. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'action.yml'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error('The files of Baton are not beside this program: action.yml was not found in any folder above it.');
    folder = parent;
  }
  return folder;
}

export const repositoryName = 'octo-org/ledger';
export const maintainer = 'mona';
export const reporter = 'hubot-watcher';

interface WorldOptions {
  readonly scene: Scene;
  /** The folder to use and to leave behind. Default: a temporary one, which is removed. */
  readonly keep: string | undefined;
  readonly onJob: RunnerOptions['onJob'];
}

export async function createWorld(options: WorldOptions): Promise<World> {
  const folder = makeFolder(options.keep);
  const keys = generateKeyPair('k1');
  const unsigned = options.scene.unsigned === true;
  const source = join(folder, 'repository');
  const config = writeRepository(source, { scene: options.scene, publicKey: keys.publicKey });

  let ahead = 0;
  const server = await createLocalServer({ now: () => Date.now() + ahead });
  const tokens = {
    maintainer: server.addUser({ login: maintainer }).token,
    reporter: server.addUser({ login: reporter }).token,
  };
  const repository = server.addRepository({
    name: repositoryName,
    private: unsigned || options.scene.private === true,
    from: source,
  });
  server.setRole(repositoryName, maintainer, 'admin');
  server.setRole(repositoryName, reporter, 'read');
  if (!unsigned) storeKey(server, { key: keys.secret, environment: options.scene.keyIn });
  server.setListLag(options.scene.lagMilliseconds ?? 0);
  if (options.scene.app === true) server.setVariable(repositoryName, 'BATON_MODE', 'app');
  const runner = createLocalRunner(server, {
    uses: { 'baton-agents/baton': projectRoot() },
    directory: join(folder, 'runner'),
    onJob: options.onJob,
  });
  return {
    folder,
    server,
    runner,
    repository,
    tokens,
    unsigned,
    publicKey: keys.publicKey,
    signingKey: keys.secret,
    config,
    phases: [],
    passTime: (milliseconds) => {
      ahead += milliseconds;
    },
    async close() {
      await runner.close();
      await server.close();
      if (options.keep === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function storeKey(server: LocalServer, { key, environment }: { key: string; environment: string | undefined }): void {
  const name = 'BATON_SIGNING_KEY';
  if (environment === undefined) server.setSecret(repositoryName, name, key);
  else server.setEnvironmentSecret(repositoryName, { environment, name, value: key });
}

function makeFolder(keep: string | undefined): string {
  if (keep === undefined) return mkdtempSync(join(tmpdir(), 'baton-demo-'));
  mkdirSync(keep, { recursive: true });
  return keep;
}

/** Writes the example repository with the changes of the scene and a new key, or none. Returns the config. */
function writeRepository(target: string, options: { scene: Scene; publicKey: string }): string {
  const examples = join(projectRoot(), 'examples');
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
