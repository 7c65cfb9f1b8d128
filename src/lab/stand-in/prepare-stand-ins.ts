// This folder makes the programs that play agents in `baton try`. The readers of options come first: `read-sayings`
// and `read-roles`. `build-plan` says what each program has to do, with data for handoffs from `make-handoff` or the person's files.
// `write-launchers` writes the programs, and `rewrite-config` changes the configuration of the snapshot. `program` is the program
// itself. This file puts them together.

import type { Isolation } from '../../adapters/agent/process/isolation.ts';
import { listProgramFolders } from '../../adapters/agent/process/prepare-launch.ts';
import { engineNames } from '../../core/agent/engine-name.ts';
import { secretsOf } from '../../core/config/schema/agent-schema.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { buildPlan } from './build-plan.ts';
import { type Described, describeStandIns, listQuestions } from './describe-stand-ins.ts';
import { listAgentStages } from './name-stages.ts';
import { isDirected, isPartlyDirected, type StandInPlan } from './program/stand-in-plan.ts';
import { type Roles, readRoles, type Shell } from './read-roles.ts';
import { writeLaunchers } from './write-launchers.ts';

/** The wishes of a person who tries a configuration. All lists hold the values of the options as they were typed. */
export interface StandInOptions {
  /** A folder of its own that stays while jobs run. Agents must be able to read it, so the runner's folder may not hold it. */
  readonly folder: string;
  readonly config: Config;
  /** Values of `--say`: `STAGE=fail`, `noop`, `needs-input`, `success`, `transfer:AGENT` or `children:3`. */
  readonly say: readonly string[];
  /** Values of `--handoff`: `STAGE=FILE`. */
  readonly handoffs: readonly string[];
  /** Values of `--agent`: `NAME=COMMAND`. */
  readonly agents: readonly string[];
  /** The value of `--real`: true for all agents, or names of agents. */
  readonly real: true | readonly string[] | undefined;
  /** The environment of the shell, with the keys of real agents. Default: that of this process. */
  readonly shell?: Shell;
  /** The isolation of agents, as the machine allows it. */
  readonly isolation: Isolation;
}

/** The changes of the local world by which other programs play the agents. */
export interface StandIns {
  /** Folders that come first on the PATH of every job. */
  readonly path: readonly string[];
  /** Secrets from the shell, by the names that agents see. All other secrets of the local repository may be placeholders. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Names that must have no value at all: a real agent would take a placeholder for a key. */
  readonly withoutSecret: readonly string[];
  /** The command of each `command` agent that does not run as it is. */
  readonly commands: Readonly<Record<string, readonly string[]>>;
  /** Stages, as `pipeline.stage`, whose `setup` does not run. */
  readonly withoutSetup: readonly string[];
  /** Agents whose `program-setup` does not run. */
  readonly withoutProgramSetup: readonly string[];
  /** Sentences for the person, one a line. */
  readonly notes: readonly string[];
  /** Sentences that the person has to agree to before anything starts. Empty: nothing to agree to. */
  readonly asks: readonly string[];
  /** The code of the repository that agents run outside of a sandbox, each part with its place in words. */
  readonly code: readonly string[];
}

/**
 * Prepares the programs that play the agents. Throws a UsageError if an option names what the config does not have, or if a real
 * agent lacks its program or its key.
 */
export async function prepareStandIns(options: StandInOptions): Promise<StandIns> {
  const { config, folder, isolation, shell = process.env } = options;
  const roles = await readRoles(config, { agents: options.agents, real: options.real, shell });
  const { plan, misfits } = await buildPlan(config, { say: options.say, handoffs: options.handoffs, roles });
  const replaced = listReplaced(plan);
  const launchers = writeLaunchers({
    folder,
    isIsolated: isolation.isolated,
    plan,
    engines: engineNames.filter((engine) => replaced.some((name) => config.agents[name]?.engine === engine)),
    agents: replaced.filter((name) => config.agents[name]?.engine === 'command'),
  });
  const left = { withoutSetup: listIdleSetups(config, plan), withoutProgramSetup: listIdlePrograms(config, roles) };
  const directed = Object.entries(plan.stages).flatMap(([key, part]) => (isPartlyDirected(part) ? [key] : []));
  const described = { config, roles, isolation, misfits, directed, ...left };
  return {
    path: [folder, ...(await listRealFolders(roles))],
    ...selectSecrets(config, { roles, shell }),
    commands: buildCommands(config, { roles, launchers }),
    ...left,
    notes: describeStandIns(described),
    asks: listQuestions(described),
    code: isolation.isolated ? [] : listCode(described),
  };
}

/** Lists the folders of real programs. A launcher may start one, and isolated agents see only what is on their PATH. */
async function listRealFolders({ byAgent }: Roles): Promise<readonly string[]> {
  const programs = Object.values(byAgent).flatMap((role) => (role.kind === 'real' ? [role.program] : []));
  const folders = await Promise.all([...new Set(programs)].map(listProgramFolders));
  return [...new Set(folders.flat())];
}

/** Lists the agents that other programs play, always or in a stage whose end the person named. */
function listReplaced({ agents, stages }: StandInPlan): readonly string[] {
  const directed = Object.values(stages)
    .filter(isPartlyDirected)
    .map(({ agent, sayings, tasks }) => ({ agent, said: [...sayings, ...Object.values(tasks).flat()] }))
    .flatMap(({ agent, said }) => [agent, ...said.flatMap((saying) => (saying.kind === 'transfer' ? [saying.to] : []))]);
  return Object.entries(agents).flatMap(([name, { role }]) =>
    role.kind === 'stand-in' || role.kind === 'shell' || directed.includes(name) ? [name] : [],
  );
}

/** Lists the stages with a `setup` that begin with a stand-in. */
function listIdleSetups(config: Config, { agents, stages }: StandInPlan): readonly string[] {
  return listAgentStages(config).flatMap(({ key, stage }) => {
    const part = stages[key];
    const isPlayed = part !== undefined && (isDirected(part) || agents[part.agent]?.role.kind === 'stand-in');
    return stage.setup !== undefined && isPlayed ? [key] : [];
  });
}

/** Lists the agents with a `program-setup` whose own program never runs. */
function listIdlePrograms({ agents }: Config, { byAgent }: Roles): readonly string[] {
  return Object.entries(agents).flatMap(([name, agent]) => {
    const kind = byAgent[name]?.kind;
    return agent['program-setup'] !== undefined && (kind === 'stand-in' || kind === 'shell') ? [name] : [];
  });
}

/** Lists what agents run of the repository: their commands, `setup` and `program-setup`, as far as they are not left out. */
function listCode({ config, roles, withoutSetup, withoutProgramSetup }: Described): readonly string[] {
  const agents = Object.entries(config.agents).flatMap(([name, { command, 'program-setup': program }]) => [
    ...(roles.byAgent[name]?.kind === 'own' ? [`agent ${name}: ${command?.join(' ')}`] : []),
    ...(program === undefined || withoutProgramSetup.includes(name) ? [] : [`program-setup of ${name}: ${program}`]),
  ]);
  const setups = listAgentStages(config).flatMap(({ key, stage: { setup } }) =>
    setup === undefined || withoutSetup.includes(key) ? [] : [`setup of ${key}: ${setup}`],
  );
  return [...agents, ...setups];
}

/** Selects the secrets of agents that run for real or as commands of the person, by the names that the config grants them. */
function selectSecrets(
  config: Config,
  { roles, shell }: { readonly roles: Roles; readonly shell: Shell },
): Pick<StandIns, 'secrets' | 'withoutSecret'> {
  const isGiven = (name: string): boolean => roles.real.includes(name) || roles.byAgent[name]?.kind === 'shell';
  const ofAgents = Object.entries(config.agents).flatMap(([name, agent]) => (isGiven(name) ? secretsOf(agent) : []));
  const ofSetups = listAgentStages(config).flatMap(({ stage }) => (isGiven(stage.agent) ? stage['setup-env'] : []));
  const names = [...new Set([...ofAgents, ...ofSetups])];
  const found = names.flatMap((name) => (shell[name] ? [[name, shell[name]] as const] : []));
  const ofReal = roles.real.flatMap((name) => config.agents[name]?.env ?? []);
  return { secrets: Object.fromEntries(found), withoutSecret: [...new Set(ofReal)].filter((name) => !shell[name]) };
}

/** Builds the commands in the config. A launcher that may run the agent's own command gets it as its arguments. */
function buildCommands(
  config: Config,
  { roles, launchers }: { readonly roles: Roles; readonly launchers: Readonly<Record<string, string>> },
): StandIns['commands'] {
  const commands = Object.entries(launchers).map(([name, launcher]) => {
    const own = roles.byAgent[name]?.kind === 'own' ? (config.agents[name]?.command ?? []) : [];
    return [name, [launcher, ...own]] as const;
  });
  return Object.fromEntries(commands);
}
