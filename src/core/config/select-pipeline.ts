import { findReachable } from '../reachable.ts';
import { transferTargets } from './defaults.ts';
import type { Config } from './schema/config-schema.ts';
import { listAgentsOf } from './schema/stage-schema.ts';

/**
 * Reduces the config to one pipeline and the agents that may work in it, through its stages, as children or by transfer. A `run` record stores
 * the result. The pipeline must exist.
 */
export function selectPipeline(config: Config, name: string): Config {
  const pipeline = config.pipelines[name];
  if (pipeline === undefined) throw new Error(`The config has no pipeline named ${name}.`);
  const own = Object.values(pipeline.stages).flatMap(listAgentsOf);
  const used = findReachable(own, (agent) => transferTargets(config, agent));
  const agents = Object.fromEntries(Object.entries(config.agents).filter(([agent]) => used.has(agent)));
  return { ...config, agents, pipelines: { [name]: pipeline } };
}
