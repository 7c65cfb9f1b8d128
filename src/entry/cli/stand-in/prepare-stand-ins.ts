import type { Config } from '../../../core/config/schema/config-schema.ts';
import { UsageError } from '../files/usage-error.ts';

interface StandInOptions {
  /** An existing folder for the programs. */
  readonly folder: string;
  readonly config: Config;
  /** Values of `--say`. */
  readonly say: readonly string[];
  /** Values of `--handoff`. */
  readonly handoffs: readonly string[];
  /** Values of `--agent`. */
  readonly agents: readonly string[];
  /** Agents that run for real: all of them, some, or none. */
  readonly real: true | readonly string[] | undefined;
}

/** The needs of the jobs of a try, so that stand-ins run in place of the engines. */
export interface StandIns {
  /** Folders that stand first on the PATH of every job. */
  readonly path: readonly string[];
  /** Variables of every job. */
  readonly environment: Readonly<Record<string, string>>;
  /** Secrets for the local repository. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Lines that are printed once. */
  readonly notes: readonly string[];
}

/** Prepares the agents of a try. Agents with `engine: command` run as they are. */
export function prepareStandIns({ say, handoffs, agents, real }: StandInOptions): StandIns {
  const asked = [...say, ...handoffs, ...agents, ...(real === undefined ? [] : ['--real'])];
  if (asked.length > 0) throw new UsageError(`${asked.join(', ')}: there are no stand-ins yet.`);
  return { path: [], environment: {}, secrets: {}, notes: [] };
}
