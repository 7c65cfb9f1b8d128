// This folder brings an engine's program onto the machine. A program in PATH is used as it is. Otherwise `npm-environment` builds
// an environment without credentials, and `install-program` fetches the pinned package, verifies its digest and installs it in a
// sandbox.

import { join } from 'node:path';
import { messageOf } from '../../../core/problem.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Log } from '../../../ports/log.ts';
import type { Installation } from '../engine/engine.ts';
import { findProgram } from '../process/find-program.ts';
import type { Isolation } from '../process/isolation.ts';
import { installProgram, type NpmProgram } from './install-program.ts';
import { npmEnvironment } from './npm-environment.ts';

export interface WantedProgram {
  readonly program: string;
  readonly installation?: Installation;
}

export interface ProgramSource {
  /** Returns the absolute path, or a sentence that says why there is none. A second call returns the same result. */
  get(wanted: WantedProgram): Promise<Result<string, string>>;
  /** Aborts the installations in progress. */
  stop(): void;
}

export interface ProgramSourceOptions {
  /** The folder for installed programs. Agents can read it and not write to it. */
  readonly folder: string;
  /** The environment of the job. Only PATH and what npm needs to reach its registry are used. */
  readonly host: Readonly<Record<string, string | undefined>>;
  readonly isolation: Isolation;
  readonly log: Log;
  readonly redact: (text: string) => string;
  readonly cancel?: AbortSignal;
}

/** Creates a source for the programs of engines: the program on the machine, else the pinned version, which it installs. */
export function createProgramSource(options: ProgramSourceOptions): ProgramSource {
  const results = new Map<string, Promise<Result<string, string>>>();
  const stopped = new AbortController();
  const cancel = AbortSignal.any([stopped.signal, ...(options.cancel === undefined ? [] : [options.cancel])]);
  return {
    stop: () => stopped.abort(),
    get(wanted) {
      const known = results.get(wanted.program) ?? findOrInstall(wanted, { ...options, cancel });
      results.set(wanted.program, known);
      return known;
    },
  };
}

async function findOrInstall(
  { program, installation }: WantedProgram,
  options: ProgramSourceOptions,
): Promise<Result<string, string>> {
  const present = await findProgram(program, { path: options.host.PATH ?? '', cwd: '/' });
  if (present !== undefined) return success(present);
  if (installation === undefined) return failure(`"${program}" is no program in PATH.`);
  if (installation.kind === 'manual') return failure(`"${program}" is no program in PATH. ${installation.how}`);
  return install({ program, ...installation }, options);
}

async function install(
  wanted: NpmProgram,
  { folder, host, isolation, log, redact, cancel }: ProgramSourceOptions,
): Promise<Result<string, string>> {
  log.info(`"${wanted.program}" is no program in PATH: taking ${wanted.package}@${wanted.version}.`);
  try {
    return await installProgram(wanted, {
      folder: join(folder, 'baton'),
      environment: await npmEnvironment(host),
      isolation,
      write: (line) => log.info(line),
      redact,
      cancel,
    });
  } catch (error) {
    const words = messageOf(error);
    return failure(`${wanted.package}@${wanted.version} could not be installed: ${words}`);
  }
}
