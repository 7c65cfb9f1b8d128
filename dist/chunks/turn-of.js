import { h as ordinalOf } from "./to-seconds.js";
import { d as isAgentStage } from "./config-schema.js";
import { a as pipelineOf, o as stageOf } from "./retry-rule-of.js";
import { t as performerOf } from "./performer-of.js";
import { t as agentFor } from "./agent-for.js";
import { t as hasSubject } from "./has-subject.js";
import { t as ancestorsOf } from "./ancestors-of.js";

// src/core/pipeline/head-for.ts
/** The commit a stage starts from: the newest that a stage it needs, or itself before, has published; else the run's. */
function headFor(state, stage) {
	const before = /* @__PURE__ */ new Set([stage, ...ancestorsOf(pipelineOf(state.run), stage)]);
	return state.tasks.findLast((task) => before.has(task.body.stage) && task.body.commits !== void 0)?.body.commits?.published ?? state.run.body.head;
}

// src/engine/execution-facts.ts
/** What an order says of an execution because the records say so: where it runs, on what, and for whom. */
function executionFacts(state, stage, via = "action") {
	const config = stageOf(state.run, stage);
	return {
		for: performerOf(state, stage),
		lock: hasSubject(state.run.body.trigger) ? state.run.body.trigger.subject.number : 0,
		head: headFor(state, stage),
		commit: state.run.body.commit,
		job: {
			...jobOf({ stage: config }),
			group: groupOf(state, {
				stage,
				via
			})
		}
	};
}
/** Over `max-concurrency` jobs wait in the group of their slot (DESIGN 2); the App lets no more start, so there each is alone. */
function groupOf({ run }, { stage, via }) {
	const { pipeline, config } = run.body;
	const slots = config.pipelines[pipeline]?.["max-concurrency"] ?? 0;
	if (slots === 0 || via === "app") return `baton-agent-${run.run}-${stage}`;
	return `baton-agent-${pipeline}-slot-${ordinalOf(run.run, pipeline) % slots}`;
}
function jobOf({ stage }) {
	const checkout = {
		depth: 0,
		submodules: false,
		lfs: false
	};
	if (!isAgentStage(stage)) return {
		"runs-on": "ubuntu-latest",
		container: "",
		"timeout-minutes": 60,
		environment: "",
		checkout
	};
	return {
		"runs-on": stage["runs-on"],
		container: stage.container ?? "",
		"timeout-minutes": stage["timeout-minutes"],
		environment: stage.environment ?? "",
		checkout: stage.checkout
	};
}

// src/engine/turn-of.ts
/** Whose turn it is, and how many transfers are left. */
function turnOf(state, { stage, execution }) {
	const agent = agentFor(state, {
		stage,
		execution
	});
	if (agent === void 0) return {};
	return {
		agent,
		hops: Math.max(0, pipelineOf(state.run).limits["max-handoffs"] - state.transfers.length)
	};
}

export { executionFacts as n, turnOf as t };