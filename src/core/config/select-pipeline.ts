import { transferTargets } from './defaults.ts';
import type { Config } from './schema/config-schema.ts';
import { isAgentStage } from './schema/stage-schema.ts';

/**
 * Reduces the config to one pipeline and the agents that may work in it, through its stages or by transfer. A `run` record stores
 * the result. The pipeline must exist.
 */
export function selectPipeline(config: Config, name: string): Config {
  const pipeline = config.pipelines[name];
  if (pipeline === undefined) throw new Error(`The config has no pipeline named ${name}.`);
  const used = findReachable(
    config,
    Object.values(pipeline.stages).flatMap((stage) => (isAgentStage(stage) ? [stage.agent] : [])),
  );
  const agents = Object.fromEntries(Object.entries(config.agents).filter(([agent]) => used.has(agent)));
  return { ...config, agents, pipelines: { [name]: pipeline } };
}

function findReachable(config: Config, first: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...first];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...transferTargets(config, next));
  }
  return found;
}
