import type { Config } from '../../../core/config/schema/config-schema.ts';

/** The wishes of a person who tries a configuration. All lists hold the values of the options as they were typed. */
export interface StandInOptions {
  /** An empty folder that stays while jobs run. Agents must be able to read it, so it may not be inside the runner's folder. */
  readonly folder: string;
  readonly config: Config;
  /** Values of `--say`: `STAGE=fail`, `noop`, `needs-input`, `success` or `transfer:AGENT`. */
  readonly say: readonly string[];
  /** Values of `--handoff`: `STAGE=FILE`. */
  readonly handoffs: readonly string[];
  /** Values of `--agent`: `NAME=COMMAND`. */
  readonly agents: readonly string[];
  /** The value of `--real`: true for all agents, or names of agents. */
  readonly real: true | readonly string[] | undefined;
}

/** The changes of the local world by which other programs play the agents. */
export interface StandIns {
  /** Folders that come first on the PATH of every job. */
  readonly path: readonly string[];
  /** Secrets of the local repository: placeholders, or for real agents values from the shell's environment. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The command of each `command` agent that does not run as it is, for the config of the snapshot. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
  /** Stages, as `pipeline.stage`, whose `setup` the config of the snapshot must not have. */
  readonly withoutSetup: readonly string[];
  /** Agents whose `program-setup` the config of the snapshot must not have. */
  readonly withoutProgramSetup: readonly string[];
  /** Sentences for the person, one a line. */
  readonly notes: readonly string[];
  /** Sentences that the person has to agree to before anything starts. Empty: nothing to agree to. */
  readonly asks: readonly string[];
}

/** Prepares the programs that play the agents. Throws a UsageError if an option names what the config does not have. */
export async function prepareStandIns(options: StandInOptions): Promise<StandIns> {
  void options;
  return { path: [], secrets: {}, commands: {}, withoutSetup: [], withoutProgramSetup: [], notes: [], asks: [] };
}
