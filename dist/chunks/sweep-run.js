import { a as findOwnView, i as buildOrder } from "./wire-engine.js";
import { u as executionTitle } from "./actions-account.js";
import { l as isAgentStage } from "./config-schema.js";
import { o as stageOf } from "./retry-rule-of.js";
import { r as statusMarker, y as dueStages } from "./status-comment.js";
import { t as GitHubError } from "./github.js";

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

// src/core/pipeline/find-job-to-repeat.ts
/** In the order in which they depend on each other: an earlier one takes the later ones with it. */
const ours = [
	"forward",
	"plan",
	"publish"
];
/**
* The job of ours that has to run again, so that neither the event nor what an agent left is lost. The agent's own job is never
* it: what that came to is for `publish` to say. A `plan` that was cancelled at work was cancelled by somebody; one that never
* began found its group full.
*/
function findJobToRepeat(jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const broken = ours.map((name) => jobs.find((job) => job.name === name || job.name.endsWith(` / ${name}`))).find((job) => job !== void 0 && job.conclusion !== "success" && job.conclusion !== "skipped");
	if (broken === void 0) return void 0;
	return broken.conclusion === "cancelled" && broken.began && !isPublish(broken) ? void 0 : broken;
}
function isPublish({ name }) {
	return name === "publish" || name.endsWith(" / publish");
}

// src/engine/repeat-job.ts
/** Attempts of one workflow run; what fails as often fails for a reason that no trying again changes. */
const maxAttempts = 3;
/** Name of the job that was started again; undefined when none has to be, or GitHub refuses. */
async function repeatJob(engine, { workflowRuns, id }) {
	const jobs = await workflowRuns.listJobs(id);
	const job = findJobToRepeat(jobs);
	if (job === void 0 || jobs.some(({ attempt }) => attempt >= maxAttempts)) return void 0;
	try {
		await workflowRuns.rerunJob(job.id);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason === "unauthenticated") throw error;
		engine.ports.log.warning(`The job ${job.name} of workflow run ${id} was not started again: ${error.message}`);
		return;
	}
	engine.ports.log.warning(`The job ${job.name} of workflow run ${id} ended as "${job.conclusion}" and was started again.`);
	return job.name;
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
		const cause = findCause(request, due);
		if (isFresh(engine, cause.at) || isBusy(request, cause.workflowRun)) continue;
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
		if (silence.kind === "at-work" || silence.kind === "lost" && isBusy(request, silence.workflowRun)) continue;
		const answered = await repeat(engine, request, silence) ?? await answer(engine, {
			...request,
			stage,
			due,
			silence
		});
		engine.ports.log.warning(`${title}: ${silenceWords(answered)}`);
		swept.push({
			title,
			silence: answered
		});
	}
	return swept;
}
/** When the record was written that made the stage due, and by which workflow run. */
function findCause({ reading }, due) {
	const { run } = reading.state;
	const cause = reading.stored.find(({ record }) => record.run === run.run && record.seq === due.cause);
	const body = cause?.record.kind === "task" ? cause.record.body : run.body;
	return {
		at: cause?.writtenAt ?? run.body.startedAt,
		workflowRun: body.workflowRun.id
	};
}
function isFresh(engine, at) {
	return Date.parse(engine.ports.clock.now()) - Date.parse(at) < graceMilliseconds;
}
function isBusy({ busy }, workflowRun) {
	return busy?.has(workflowRun) === true;
}
/** A publish job that died has the output of its agent still. A sweep of everything has tried this before, where it could. */
async function repeat(engine, { busy }, silence) {
	const { workflowRuns } = engine.ports;
	if (silence.kind !== "lost" || busy !== void 0 || workflowRuns === void 0) return void 0;
	const job = await repeatJob(engine, {
		workflowRuns,
		id: silence.workflowRun
	});
	return job === void 0 ? void 0 : {
		kind: "repeated",
		workflowRun: silence.workflowRun,
		job
	};
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
	if (silence.kind === "hopeless") return silence;
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
	return silence;
}
/** What was found and done, in words. */
function silenceWords(silence) {
	switch (silence.kind) {
		case "never-started": return "it was due and never started; it was started now.";
		case "lost": return `workflow run ${silence.workflowRun} is over and left no record; a publish job was started to settle that.`;
		case "repeated": return `job ${silence.job} of workflow run ${silence.workflowRun} ended without having done its work; it was started again.`;
		case "hopeless": return `${silence.tries} workflow runs are over and none left a record, so it was left alone. Look at the log of the newest one.`;
		default: return silence;
	}
}

export { asStoredRun as i, sweepRun as n, repeatJob as r, silenceWords as t };