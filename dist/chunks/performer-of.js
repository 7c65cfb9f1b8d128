import { d as isAgentStage } from "./config-schema.js";
import { a as pipelineOf } from "./retry-rule-of.js";

// src/core/pipeline/performer-of.ts
/** Who carries out the next execution of a stage: `publish` does built-ins, and what a pause kept from being published. */
function performerOf(state, stage) {
	const settings = pipelineOf(state.run).stages[stage];
	if (settings === void 0 || !isAgentStage(settings)) return "publish";
	return state.tasks.filter(({ body }) => body.stage === stage).toSorted((a, b) => a.execution - b.execution).at(-1)?.body.held === void 0 ? "agent" : "publish";
}

export { performerOf as t };