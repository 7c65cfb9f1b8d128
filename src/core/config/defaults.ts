/**
 * This folder holds the config of a repository: `schema` defines its form, `parse` reads and checks the file, `workflow` compares
 * it with the workflow files beside it. The files at this level answer questions about a config that is already valid.
 */

import { findReachable } from '../reachable.ts';
import type { Agent } from './schema/agent-schema.ts';
import type { Config } from './schema/config-schema.ts';
import { type AgentStage, listAgentsOf } from './schema/stage-schema.ts';

/** The days that things are kept, and whether prompts are. */
export interface Retention {
  readonly workingCopies: number;
  readonly artifacts: number;
  readonly prompts: boolean;
}

/** Returns `retention` as written, or by default 7 days for working copies, 30 for artifacts, and stored prompts (DESIGN 4.1). */
export function retentionOf({ retention }: Pick<Config, 'retention'>): Retention {
  return {
    workingCopies: Number.parseInt(retention?.['working-copies'] ?? '7d', 10),
    artifacts: Number.parseInt(retention?.artifacts ?? '30d', 10),
    prompts: retention?.prompts ?? true,
  };
}

/** Returns the number of attempts in all: as written, or by default 2 for agent engines and 1 for `command` (DESIGN 4.1). */
export function attemptsOf(stage: Pick<AgentStage, 'retry'>, agent: Pick<Agent, 'engine'>): number {
  return stage.retry?.attempts ?? (agent.engine === 'command' ? 1 : 2);
}

/** Returns whether the final text must end with a result signal: as written, or by default off for `command` and required for all others (DESIGN 4.4). */
export function signalOf(stage: Pick<AgentStage, 'signal'>, agent: Pick<Agent, 'engine'>): 'required' | 'optional' | 'off' {
  return stage.signal ?? (agent.engine === 'command' ? 'off' : 'required');
}

/**
 * Returns the agents to which an agent may transfer its work, in the order of the config. Without `transfer-to` these are all
 * agents, including itself (T-17), unless it is the only one: then there is nothing to offer (T-19).
 */
export function transferTargets({ agents }: Pick<Config, 'agents'>, agent: string): readonly string[] {
  const names = Object.keys(agents);
  const named = agents[agent]?.['transfer-to'];
  if (named !== undefined) return names.filter((name) => named.includes(name));
  return names.length > 1 ? names : [];
}

/** Finds the agents that may work where these do: themselves, and whoever continues in the place of one, by transfer or as a fallback. */
export function findAgents(config: Pick<Config, 'agents'>, names: readonly string[]): ReadonlySet<string> {
  return findReachable(names, (agent) => [...transferTargets(config, agent), ...(config.agents[agent]?.fallback ?? [])]);
}

/** The values of the variable `BATON_PAUSE` that mean the same as no value. */
const noPause: ReadonlySet<string> = new Set(['', 'false', '0', 'no', 'off']);

/** Returns whether a value of the variable `BATON_PAUSE` means a pause. All but those for "no" do, since somebody set it. */
export function isPause(value: string): boolean {
  return !noPause.has(value.trim().toLowerCase());
}

/**
 * Reduces the config to one pipeline and the agents that may work in it, through its stages, as children, by transfer or as a fallback. A `run` record stores
 * the result. The pipeline must exist.
 */
export function selectPipeline(config: Config, name: string): Config {
  const pipeline = config.pipelines[name];
  if (pipeline === undefined) throw new Error(`The config has no pipeline named ${name}.`);
  const used = findAgents(config, Object.values(pipeline.stages).flatMap(listAgentsOf));
  const agents = Object.fromEntries(Object.entries(config.agents).filter(([agent]) => used.has(agent)));
  return { ...config, agents, pipelines: { [name]: pipeline } };
}
