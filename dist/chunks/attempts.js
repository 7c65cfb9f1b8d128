import { t as attemptsOf } from "./defaults.js";
import { u as isAgentStage } from "./config-schema.js";

// src/core/run/pipeline-of.ts
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
/** All stages that a stage needs, directly or through others, in the order of the config. */
function ancestorsOf(pipeline, stage) {
	const found = /* @__PURE__ */ new Set();
	const open = [stage];
	for (let next = open.pop(); next !== void 0; next = open.pop()) for (const need of pipeline.stages[next]?.needs ?? []) {
		if (found.has(need)) continue;
		found.add(need);
		open.push(need);
	}
	return Object.keys(pipeline.stages).filter((name) => found.has(name));
}
/** The thread that people are told in: of the status comment, and of the comment that asks a person. Records have theirs in `subject`. */
function viewThreadOf(run) {
	return run.body.config.comments === "none" ? run.thread : run.body.trigger.subject.number;
}
/** Branch that a run's work is to be merged into: that of its pull request, else the default branch. */
function baseBranchOf({ run }) {
	const { subject, repository } = run.body.trigger;
	return subject.base?.branch ?? repository.defaultBranch;
}

// src/core/output/failure-reason.ts
/**
* Every reason that we ourselves give. Producers take their reasons from the keys, so a new one does not compile before it has a
* class. A run keeps the configuration that it started with: what is mended there counts for a new run.
*/
const reasons = {
	prompt: ["yours", "new-run"],
	template: ["yours", "new-run"],
	"branch-name": ["yours", "new-run"],
	"label-name": ["yours", "new-run"],
	"max-reached": ["yours", "new-run"],
	"max-handoffs": ["yours", "new-run"],
	"max-turns": ["yours", "new-run"],
	budget: ["yours", "new-run"],
	permission: ["yours", "new-run"],
	"no-pull-request": ["yours", "new-run"],
	"outside-text": ["yours", "new-run"],
	"records-missing": ["yours", "new-run"],
	"order-misfit": ["yours", "new-run"],
	"incompatible-version": ["yours", "new-run"],
	"artifact-expired": ["yours", "new-run"],
	"artifact-foreign": ["yours", "new-run"],
	"artifact-replaced": ["yours", "new-run"],
	setup: ["yours", "retry"],
	startup: ["yours", "retry"],
	workspace: ["yours", "retry"],
	"branch-refused": ["yours", "retry"],
	"workflows-forbidden": ["yours", "retry"],
	"pull-requests-forbidden": ["yours", "retry"],
	"pull-request-refused": ["yours", "retry"],
	"issue-refused": ["yours", "retry"],
	"comment-refused": ["yours", "retry"],
	"labels-refused": ["yours", "retry"],
	"review-refused": ["yours", "retry"],
	"exit-status": ["agent", "retry"],
	timeout: ["agent", "retry"],
	killed: ["agent", "retry"],
	unspecified: ["agent", "retry"],
	"empty-output": ["agent", "retry"],
	handoff: ["agent", "retry"],
	context: ["agent", "retry"],
	loop: ["agent", "retry"],
	"structured-output": ["agent", "retry"],
	"stopped-early": ["agent", "retry"],
	"unknown-target": ["agent", "retry"],
	"commits-refused": ["agent", "retry"],
	auth: ["account", "retry"],
	billing: ["account", "retry"],
	"rate-limit": ["model", "retry"],
	overloaded: ["model", "retry"],
	"api-error": ["model", "retry"],
	"stale-base": ["github", "retry"],
	"not-started": ["github", "retry"],
	"order-expired": ["github", "retry"],
	"job-cancelled": ["github", "retry"],
	"job-failed": ["github", "retry"],
	"job-lost": ["github", "retry"],
	"output-withheld": ["ours", "retry"],
	"output-malformed": ["ours", "retry"],
	"output-unreadable": ["github", "retry"]
};
/** All of them, for the tests. */
const failureReasons = Object.keys(reasons);
/** What we have no word for is the agent's own. */
function classifyFailure(reason) {
	const [kind, recourse] = isFailureReason(reason) ? reasons[reason] : ["agent", "retry"];
	return {
		kind,
		recourse
	};
}
function isFailureReason(reason) {
	return Object.hasOwn(reasons, reason);
}
/** Whether a reason is one that we give, and that decides what follows or whose turn it is: an agent's own word is never taken for it. */
function isBatonReason(reason) {
	return hasOwnRule(reason) || classifyFailure(reason).kind !== "agent";
}
/** Reason of a failure that no other attempt can mend: the run holds records of a version that we do not read (C-26). */
const incompatibleVersion = "incompatible-version";
/** Nobody's fault: a branch that had moved, a model that was busy, a runner that was lost. */
const faultlessReasons = /* @__PURE__ */ new Set([
	"stale-base",
	"rate-limit",
	"overloaded",
	"job-lost"
]);
/**
* A further attempt would meet the same: a person must mend these first, or what it builds on is gone, is not what was
* recorded, or is of another version (C-26).
*/
const finalReasons = /* @__PURE__ */ new Set([
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
	return faultlessReasons.has(reason) || finalReasons.has(reason);
}

// src/core/run/retry-rule.ts
/** How often in all a task starts again for reasons that are not the agent's, before such a reason counts as a failure. */
const maxFreeStarts = 3;
/**
* What follows from the last failure of a task: a start that does not count as an attempt, an attempt as long as there are any,
* or nothing. Takes all executions of the task, the last one last.
*/
function retryRuleOf(executions) {
	const reasons = executions.map(({ body }) => body.outcome === "failed" ? body.failure?.reason ?? "" : "");
	const last = reasons.at(-1) ?? "";
	if (finalReasons.has(last)) return "never";
	return faultlessReasons.has(last) && reasons.filter((reason) => faultlessReasons.has(reason)).length <= maxFreeStarts ? "free" : "attempt";
}

// src/core/run/attempts.ts
/** How many attempts a stage of a run has in all: the m of "attempt n of m". A built-in has one. */
function maxAttemptsOf(run, name) {
	const stage = stageOf(run, name);
	if (!isAgentStage(stage)) return 1;
	const agent = run.body.config.agents[stage.agent];
	return agent === void 0 ? 1 : attemptsOf(stage, agent);
}
/** The m of "attempt n of m" for people: those of the config, and those that somebody asked for beyond them. */
function displayedAttempts(state, stage) {
	const entry = state.stages.get(stage);
	const made = state.tasks.filter(({ body }) => body.stage === stage).map(({ attempt }) => attempt);
	return Math.max(maxAttemptsOf(state.run, stage), entry?.kind === "due" ? entry.attempt : 1, ...made);
}
/**
* The list of a stage's failures that the records keep, oldest first (C-25). What succeeded or was cancelled is none:
* neither is ever tried again.
*/
function failuresOf(state, stage) {
	return state.tasks.filter(({ body }) => body.stage === stage && body.outcome === "failed");
}
function nextAfterFailure(state, task) {
	const { stage } = task.body;
	const later = state.tasks.find(({ body, execution }) => body.stage === stage && execution === task.execution + 1);
	const entry = state.stages.get(stage);
	const next = later ?? (entry?.kind === "due" && state.end === void 0 ? entry : void 0);
	if (next !== void 0) return next.attempt > task.attempt ? "retry" : "restart";
	if (retryRuleOf([task]) === "never") return "final";
	return task.attempt < maxAttemptsOf(state.run, stage) ? "nothing" : "exhausted";
}

export { retryRuleOf as a, isBatonReason as c, pipelineOf as d, stageOf as f, nextAfterFailure as i, ancestorsOf as l, failuresOf as n, classifyFailure as o, viewThreadOf as p, maxAttemptsOf as r, incompatibleVersion as s, displayedAttempts as t, baseBranchOf as u };