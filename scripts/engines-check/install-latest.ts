import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { engines } from '../../src/adapters/agent/engines/engines.ts';
import { buildIsolation, probeMachine } from '../../src/adapters/agent/process/probe-isolation.ts';
import { installProgram } from '../../src/adapters/agent/program/install-program.ts';
import { npmEnvironment } from '../../src/adapters/agent/program/npm-environment.ts';
import type { TestedEngine } from '../test-agents/options.ts';

export interface LatestRelease {
  readonly pinned: string;
  readonly latest: string;
  readonly integrity: string;
}

/** Asks the registry for the newest release of an engine. */
export function findLatest(engine: TestedEngine): LatestRelease {
  const { installation } = engines[engine];
  if (installation?.kind !== 'npm') throw new Error(`${engine} is not installed from npm.`);
  const said = execFileSync('npm', ['view', installation.package, 'version', 'dist.integrity', '--json'], { encoding: 'utf8' });
  const found: { version: string; 'dist.integrity': string } = JSON.parse(said);
  return { pinned: installation.version, latest: found.version, integrity: found['dist.integrity'] };
}

/** Installs a release as an agent job would, and returns the folder with its program. */
export async function installLatest(engine: TestedEngine, { latest, integrity }: LatestRelease, folder: string): Promise<string> {
  const { program, installation } = engines[engine];
  if (program === undefined || installation?.kind !== 'npm') throw new Error(`${engine} is not installed from npm.`);
  const wanted = { program, package: installation.package, version: latest, integrity };
  const installed = await installProgram(wanted, {
    folder,
    environment: await npmEnvironment(process.env),
    isolation: buildIsolation(await probeMachine(), { keep: [folder] }),
    write: (line) => console.log(line),
    redact: (text) => text,
  });
  if (!installed.ok) throw new Error(installed.error);
  return dirname(installed.value);
}
