import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateKeyPair } from '../../../../src/adapters/crypto/ed25519.ts';
import {
  type Installation,
  maintainer,
  makeFolder,
  reporter,
  repositoryName,
  signingKeyName,
  useApp,
  writeKey,
} from '../../../../src/lab/demo/create-world.ts';
import { createLocalWorld } from '../../../../src/lab/world/create-local-world.ts';
import type { RunnerOptions } from '../../../../src/local/runner-contract.ts';
import { controlled, createControlledGitHub } from '../../../support/local-github/controlled-github.ts';
import type { Scene, SceneWorld } from './scene.ts';

interface WorldOptions extends Installation {
  readonly scene: Scene;
  /** The folder to use and to leave behind. Default: a temporary one, which is removed. */
  readonly keep?: string | undefined;
  readonly onJob: RunnerOptions['onJob'];
}

/** Starts a local GitHub with the example repository, as the scene changes it. */
export async function createSceneWorld({ scene, keep, onJob, root = '.', functions = {} }: WorldOptions): Promise<SceneWorld> {
  const folder = makeFolder(keep);
  const keys = generateKeyPair('k1');
  const unsigned = scene.unsigned === true;
  const source = join(folder, 'repository');
  const inRepository = !unsigned && scene.keyIn === undefined;
  const world = await createLocalWorld({
    folder,
    createServer: createControlledGitHub,
    repository: { name: repositoryName, private: unsigned || scene.private === true, from: source },
    people: { maintainer, reporter: { login: reporter, role: scene.outsider === true ? 'read' : 'write' } },
    keys,
    unsigned,
    config: writeRepository(source, { scene, publicKey: unsigned ? undefined : keys.publicKey, root }),
    secrets: inRepository ? { [signingKeyName]: keys.secret } : {},
    root,
    runner: { onJob, functions },
    onClose: () => {
      if (keep === undefined) rmSync(folder, { recursive: true, force: true });
    },
  });
  const { server } = world;
  if (!unsigned && scene.keyIn !== undefined)
    controlled(server).setEnvironmentSecret(repositoryName, {
      environment: scene.keyIn,
      name: signingKeyName,
      value: keys.secret,
    });
  server.setListLag(scene.lagMilliseconds ?? 0);
  if (scene.app === true) useApp(world);
  return { ...world, phases: [] };
}

interface Changes {
  readonly scene: Scene;
  readonly publicKey: string | undefined;
  readonly root: string;
}

/** Writes the example repository with the changes of the scene and a new key, or none. Returns the config. */
function writeRepository(target: string, { scene, publicKey, root }: Changes): string {
  for (const layer of ['investigate-fix-pr', ...(scene.overlays ?? [])])
    cpSync(join(root, 'examples', layer), target, { recursive: true });
  const path = join(target, '.github', 'baton.yml');
  const text = writeKey(path, publicKey);
  const config = scene.configure?.(text) ?? text;
  if (scene.configure !== undefined && config === text) throw new Error(`Scene ${scene.name} changes nothing in ${path}.`);
  writeFileSync(path, config);
  const workflow = join(target, '.github', 'workflows', 'baton.yml');
  if (scene.workflow !== undefined) writeFileSync(workflow, scene.workflow(readFileSync(workflow, 'utf8')));
  return config;
}
