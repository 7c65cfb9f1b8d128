import { r as jobFor } from "./acting-agent.js";
import { l as dueStages, r as statusMarker } from "./status-comment.js";
import { a as buildOrder, t as findTriggeringRecord } from "./read-run.js";
import { r as readOwnView } from "./own-comments.js";
import { m as executionTitle } from "./read-markers.js";
import { t as GitHubError } from "./github.js";

// src/core/run/classify-stall.ts
/** The first start and this many tries to settle its loss. */
const maxRuns = 4;
/** Why an execution is silent. A workflow run that settles a loss has the title of the execution, so it counts as work at it. */
function classifyStall({ dispatched, inline }) {
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
function findJobToRerun(jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const broken = ours.map((name) => jobs.find((job) => job.name === name || job.name.endsWith(` / ${name}`))).find((job) => job !== void 0 && job.conclusion !== "success" && job.conclusion !== "skipped");
	if (broken === void 0) return void 0;
	return broken.conclusion === "cancelled" && broken.began && !isPublish(broken) ? void 0 : broken;
}
function isPublish({ name }) {
	return name === "publish" || name.endsWith(" / publish");
}

// src/engine/sweep/list-stalled-tasks.ts
/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 12e4;
/** What a run waits for in vain. Under the kill switch nothing is: it would be started. */
async function listStalledTasks({ ports, settings }, request) {
	const { workflowRuns, clock } = ports;
	const { state } = request.reading;
	if (workflowRuns === void 0 || state.end !== void 0 || state.paused !== void 0 || settings?.paused === true) return [];
	const silent = [];
	for (const { stage, due } of dueStages(state)) {
		const cause = findTriggeringRecord(request.reading, due);
		if (Date.parse(clock.now()) - Date.parse(cause.at) < graceMilliseconds || isBusy(request, cause.workflowRun)) continue;
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
		silent.push({
			stage,
			due,
			title,
			silence
		});
	}
	return silent;
}
function isBusy({ busy }, workflowRun) {
	return busy?.has(workflowRun) === true;
}
async function findSilence(runs, { reading, first, due, title }) {
	const dispatched = await runs.listRuns(title, first.at);
	const { run } = reading.state;
	const planner = run.body.workflowRun.id;
	const inline = dispatched.length === 0 && due.cause === run.seq && planner !== 0 ? {
		id: planner,
		jobs: await runs.listJobs(planner)
	} : void 0;
	return classifyStall({
		dispatched,
		inline
	});
}

// src/engine/sweep/rerun-jobs.ts
/** Attempts of one workflow run; what fails as often fails for a reason that no trying again changes. */
const maxAttempts = 3;
/** Name of the job that was started again; undefined when none has to be, or GitHub refuses. */
async function rerunLostJob(engine, { workflowRuns, id }) {
	const jobs = await workflowRuns.listJobs(id);
	const job = findJobToRerun(jobs);
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
/** Looked at in one sweep, the newest first: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxLookedAt = 50;
/**
* Lets the jobs run again that ended without having done their work: a `plan` that found its group full or died has its event
* still, and a `publish` that died has the output of its agent. All of their effects are idempotent, so nothing is done twice.
*/
async function rerunBrokenJobs(engine, since) {
	const { workflowRuns } = engine.ports;
	if (workflowRuns === void 0) return [];
	const repeated = [];
	const broken = (await workflowRuns.listBroken(since)).toSorted((a, b) => b.id - a.id);
	if (broken.length > maxLookedAt) engine.ports.log.warning(`${broken.length} workflow runs failed or were cancelled; this sweep looks at the newest ${maxLookedAt}.`);
	for (const { id, title } of broken.slice(0, maxLookedAt)) {
		if (id === engine.settings.workflowRun.id) continue;
		const job = await rerunLostJob(engine, {
			workflowRuns,
			id
		});
		if (job !== void 0) repeated.push({
			id,
			title,
			job
		});
	}
	return repeated;
}

// src/engine/sweep/sweep-run.ts
/**
* Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
* that it dispatches into the run's own group, and a start too many finds out that the execution is recorded.
*/
async function sweepRun(engine, request) {
	const swept = [];
	for (const task of await listStalledTasks(engine, request)) {
		const { title } = task;
		const silence = await repeat(engine, request, task) ?? await answer(engine, {
			...request,
			...task
		});
		engine.ports.log.warning(`${title}: ${stallWords(silence)}`);
		swept.push({
			title,
			silence
		});
	}
	return swept;
}
/** A publish job that died has the output of its agent still. A sweep of everything has tried this before, where it could. */
async function repeat(engine, { busy }, { silence }) {
	const { workflowRuns } = engine.ports;
	if (silence.kind !== "lost" || busy !== void 0 || workflowRuns === void 0) return void 0;
	const job = await rerunLostJob(engine, {
		workflowRuns,
		id: silence.workflowRun
	});
	return job === void 0 ? void 0 : {
		kind: "repeated",
		workflowRun: silence.workflowRun,
		job
	};
}
/** A built-in may be done any number of times, so a lost one is simply started again. */
async function answer(engine, { reading, first, stage, due, silence }) {
	if (silence.kind === "hopeless") return silence;
	const { run } = reading.state;
	const performer = jobFor(reading.state, stage);
	const isLost = silence.kind === "lost" && performer === "agent";
	const status = await readOwnView(engine, {
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
function stallWords(silence) {
	switch (silence.kind) {
		case "never-started": return "it was due and never started; it was started now.";
		case "lost": return `workflow run ${silence.workflowRun} is over and left no record; a publish job was started to settle that.`;
		case "repeated": return `job ${silence.job} of workflow run ${silence.workflowRun} ended without having done its work; it was started again.`;
		case "hopeless": return `${silence.tries} workflow runs are over and none left a record, so it was left alone. Look at the log of the newest one.`;
		default: return silence;
	}
}

export { listStalledTasks as i, sweepRun as n, rerunBrokenJobs as r, stallWords as t };