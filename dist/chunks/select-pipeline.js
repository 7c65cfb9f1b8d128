import { a as isAgentStage } from "./config-schema.js";

// src/core/config/select-pipeline.ts
/** The config cut down to one pipeline and the agents that work in it: what a `run` record keeps. The pipeline must exist. */
function selectPipeline(config, name) {
	const pipeline = config.pipelines[name];
	if (pipeline === void 0) throw new Error(`The config has no pipeline named ${name}.`);
	const used = new Set(Object.values(pipeline.stages).flatMap((stage) => isAgentStage(stage) ? [stage.agent] : []));
	const agents = Object.fromEntries(Object.entries(config.agents).filter(([agent]) => used.has(agent)));
	return {
		...config,
		agents,
		pipelines: { [name]: pipeline }
	};
}

export { selectPipeline as t };