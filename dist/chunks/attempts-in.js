import { i as isAgentStage } from "./config-schema.js";

// src/core/pipeline/pipeline-of.ts
/** The pipeline of a run as it was frozen in its first record. */
function pipelineOf(run) {
	const pipeline = run.body.config.pipelines[run.body.pipeline];
	if (pipeline === void 0) throw new Error(`Run ${run.run} holds no pipeline named ${run.body.pipeline}.`);
	return pipeline;
}
function stageOf(run, name) {
	const stage = pipelineOf(run).stages[name];
	if (stage === void 0) throw new Error(`Pipeline ${run.body.pipeline} of run ${run.run} has no stage named ${name}.`);
	return stage;
}

// src/core/config/attempts-of.ts
/** Attempts in all: as written, else 2 for agent engines and 1 for `command` (DESIGN 4.1). */
function attemptsOf(stage, agent) {
	const engine = agent.engine;
	return stage.retry?.attempts ?? (engine === "command" ? 1 : 2);
}

// src/core/pipeline/attempts-in.ts
/** How many attempts a stage of a run has in all: the m of "attempt n of m". A built-in has one. */
function attemptsIn(run, name) {
	const stage = stageOf(run, name);
	if (!isAgentStage(stage)) return 1;
	const agent = run.body.config.agents[stage.agent];
	return agent === void 0 ? 1 : attemptsOf(stage, agent);
}

export { pipelineOf as n, stageOf as r, attemptsIn as t };