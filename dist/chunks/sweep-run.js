import { a as findOwnView, i as buildOrder } from "./wire-engine.js";
import { u as executionTitle } from "./actions-account.js";
import { l as isAgentStage } from "./config-schema.js";
import { o as stageOf } from "./retry-rule-of.js";
import { r as statusMarker, y as dueStages } from "./status-comment.js";

// src/engine/stored-run.ts
function asStoredRun(stored) {
	return stored?.record.kind === "run" ? {
		...stored,
		record: stored.record
	} : void 0;
}

// src/core/pipeline/judge-silence.ts
/** The first start and this many tries to settle its loss. */
const maxRuns = 4;
/** Why an execution is silent. A workflow run that settles a loss has the title of the execution, so it counts as work at it. */
function judgeSilence({ dispatched, inline }) {
	if (dispatched.some(({ status }) => status !== "completed")) return { kind: "at-work" };
	if (dispatched.length >= maxRuns) return {
		kind: "hopeless",
		tries: dispatched.length
	};
	const [last] = dispatched;
	if (last !== void 0) return {
		kind: "lost",
		workflowRun: last.id
	};
	if (inline === void 0) return { kind: "never-started" };
	if (inline.jobs.some(({ status }) => status !== "completed")) return { kind: "at-work" };
	const agent = inline.jobs.find(({ name }) => name === "agent" || name.endsWith(" / agent"));
	return agent !== void 0 && agent.conclusion !== "skipped" ? {
		kind: "lost",
		workflowRun: inline.id
	} : { kind: "never-started" };
}

// src/engine/sweep-run.ts
/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 12e4;
/**
* Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
* that it dispatches into the run's own group, and a start too many finds out that the execution is recorded.
*/
async function sweepRun(engine, request) {
	const { workflowRuns } = engine.ports;
	const { state } = request.reading;
	if (workflowRuns === void 0 || state.end !== void 0) return [];
	const swept = [];
	for (const { stage, due } of dueStages(state)) {
		if (isFresh(engine, {
			...request,
			due
		})) continue;
		const title = executionTitle({
			run: state.run.run,
			task: stage,
			execution: due.execution
		});
		const silence = await findSilence(workflowRuns, {
			...request,
			due,
			title
		});
		if (silence.kind === "at-work") continue;
		await answer(engine, {
			...request,
			stage,
			due,
			silence
		});
		engine.ports.log.warning(`${title}: ${silenceWords(silence)}`);
		swept.push({
			title,
			silence
		});
	}
	return swept;
}
function isFresh(engine, { reading, due }) {
	const cause = reading.stored.find(({ record }) => record.run === reading.state.run.run && record.seq === due.cause);
	const since = Date.parse(cause?.writtenAt ?? reading.state.run.body.startedAt);
	return Date.parse(engine.ports.clock.now()) - since < graceMilliseconds;
}
async function findSilence(runs, { reading, first, due, title }) {
	const dispatched = await runs.findRuns(title, first.at);
	const { run } = reading.state;
	const planner = run.body.workflowRun.id;
	const inline = dispatched.length === 0 && due.cause === run.seq && planner !== 0 ? {
		id: planner,
		jobs: await runs.listJobs(planner)
	} : void 0;
	return judgeSilence({
		dispatched,
		inline
	});
}
/** A built-in may be done any number of times, so a lost one is simply started again. */
async function answer(engine, { reading, first, stage, due, silence }) {
	if (silence.kind === "hopeless") return;
	const { run } = reading.state;
	const performer = isAgentStage(stageOf(run, stage)) ? "agent" : "publish";
	const isLost = silence.kind === "lost" && performer === "agent";
	const status = await findOwnView(engine, {
		reading,
		first,
		marker: statusMarker(run.run)
	});
	const order = buildOrder(engine, {
		reading,
		first,
		effect: {
			kind: "dispatch-task",
			stage,
			for: performer,
			due
		},
		status: status?.id ?? 0,
		...isLost ? { lost: silence.workflowRun } : {}
	});
	await engine.ports.starter.start(order);
}
/** What was found and done, in words. */
function silenceWords(silence) {
	switch (silence.kind) {
		case "never-started": return "it was due and never started; it was started now.";
		case "lost": return `workflow run ${silence.workflowRun} is over and left no record; a publish job was started to settle that.`;
		case "hopeless": return `${silence.tries} workflow runs are over and none left a record, so it was left alone. Look at the log of the newest one.`;
		default: return silence;
	}
}

export { sweepRun as n, asStoredRun as r, silenceWords as t };