import { i as transferTargets } from "./defaults.js";
import { u as isAgentStage } from "./config-schema.js";

// src/core/config/select-pipeline.ts
/**
* The config cut down to one pipeline and the agents that may work in it, by its stages or by transfer: what a `run`
* record keeps. The pipeline must exist.
*/
function selectPipeline(config, name) {
	const pipeline = config.pipelines[name];
	if (pipeline === void 0) throw new Error(`The config has no pipeline named ${name}.`);
	const used = findReachable(config, Object.values(pipeline.stages).flatMap((stage) => isAgentStage(stage) ? [stage.agent] : []));
	const agents = Object.fromEntries(Object.entries(config.agents).filter(([agent]) => used.has(agent)));
	return {
		...config,
		agents,
		pipelines: { [name]: pipeline }
	};
}
function findReachable(config, first) {
	const found = /* @__PURE__ */ new Set();
	const open = [...first];
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		if (found.has(next)) continue;
		found.add(next);
		open.push(...transferTargets(config, next));
	}
	return found;
}

export { selectPipeline as t };