import { d as isAgentStage } from "./config-schema.js";

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

// src/core/output/incompatible-version.ts
/** Reason of a failure that no other attempt can mend: the run holds records of a version that we do not read (C-26). */
const incompatibleVersion = "incompatible-version";

// src/core/pipeline/retry-rule-of.ts
/** How often in all a task starts again for reasons that are not the agent's, before such a reason counts as a failure. */
const maxFreeStarts = 3;
/** Nobody's fault: a branch that had moved, a model that was busy, a runner that was lost. */
const free = /* @__PURE__ */ new Set([
	"stale-base",
	"rate-limit",
	"overloaded",
	"job-lost"
]);
/**
* A further attempt would meet the same: a person must mend these first, or what it builds on is gone, is not what was
* recorded, or is of another version (C-26).
*/
const never = /* @__PURE__ */ new Set([
	"auth",
	"billing",
	"budget",
	"workflows-forbidden",
	"branch-refused",
	"artifact-expired",
	"artifact-replaced",
	"artifact-foreign",
	incompatibleVersion
]);
/** Whether a reason leads to anything but the next attempt. */
function hasOwnRule(reason) {
	return free.has(reason) || never.has(reason);
}
/**
* What follows from the last failure of a task: a start that does not count as an attempt, an attempt as long as there are any,
* or nothing. Takes all executions of the task, the last one last.
*/
function retryRuleOf(executions) {
	const reasons = executions.map(({ body }) => body.outcome === "failed" ? body.failure?.reason ?? "" : "");
	const last = reasons.at(-1) ?? "";
	if (never.has(last)) return "never";
	return free.has(last) && reasons.filter((reason) => free.has(reason)).length <= maxFreeStarts ? "free" : "attempt";
}

export { pipelineOf as a, attemptsIn as i, retryRuleOf as n, stageOf as o, incompatibleVersion as r, hasOwnRule as t };