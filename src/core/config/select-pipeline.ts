import type { Config } from './config-schema.ts';
import { isAgentStage } from './stage-schema.ts';

/** The config cut down to one pipeline and the agents that work in it: what a `run` record keeps. The pipeline must exist. */
export function selectPipeline(config: Config, name: string): Config {
  const pipeline = config.pipelines[name];
  if (pipeline === undefined) throw new Error(`The config has no pipeline named ${name}.`);
  const used = new Set(Object.values(pipeline.stages).flatMap((stage) => (isAgentStage(stage) ? [stage.agent] : [])));
  const agents = Object.fromEntries(Object.entries(config.agents).filter(([agent]) => used.has(agent)));
  return { ...config, agents, pipelines: { [name]: pipeline } };
}
