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
  /** The absolute path, or in words why there is none. Asked again, it answers the same. */
  get(wanted: WantedProgram): Promise<Result<string, string>>;
  /** Gives up what is being installed. */
  stop(): void;
}

export interface ProgramSourceOptions {
  /** Folder for what is installed, visible to agents and not writable for them. */
  readonly folder: string;
  /** Environment of the job; only PATH and what npm needs to reach its registry is used. */
  readonly host: Readonly<Record<string, string | undefined>>;
  readonly isolation: Isolation;
  readonly log: Log;
  readonly redact: (text: string) => string;
  readonly cancel?: AbortSignal;
}

/** Finds the programs of engines: the one that is there, else the pinned version, which is installed. */
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
