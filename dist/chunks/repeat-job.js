import { n as success, t as failure } from "./result.js";
import { d as executionTitle } from "./to-seconds.js";
import { t as findEnd } from "./find-end.js";
import { n as dueStages } from "./decide.js";
import { t as deriveState } from "./derive-state.js";
import { t as GitHubError } from "./github.js";
import { t as verifyChain } from "./verify-chain.js";
import { t as otherVersion } from "./other-version.js";

// src/core/text/ignored-words.ts
const words = {
	author: "another account wrote it",
	edited: "its comment was edited after it was written, or nobody knows whether it was",
	quoted: "it stands in a quote, a list or code",
	version: "another version of Baton wrote it",
	malformed: "it is not whole",
	binding: "it belongs to another repository, thread or run",
	duplicate: "another record has its place"
};
/** Why a record does not count, for people. */
function ignoredWords(reason, { unsigned }) {
	if (reason !== "signature") return words[reason];
	return unsigned ? "it is signed, and the config has no signing.keys that could verify it" : "no key in signing.keys of the config fits it: it was changed, has no signature, or its key was taken out";
}

// src/engine/read-run.ts
/** One listing since the run's first record gives all there is to know about it. */
async function readRun(engine, order) {
	const thread = await engine.ports.store.readSince(order.thread, order.first.at, {
		run: order.run,
		comment: order.first.id
	});
	const own = thread.records.filter(({ record }) => record.run === order.run);
	const [strange] = (thread.aside ?? []).filter(({ envelope }) => envelope.run === order.run);
	if (strange !== void 0) return failure(otherVersion(order.run, strange));
	const breaks = verifyChain(own);
	const broken = hasEnded(own) ? void 0 : breaks.find(({ code }) => code === "BATON-E413");
	if (broken !== void 0) return failure(notCarriedOn(broken));
	const state = deriveState(own, order.run);
	if (!state.ok) return failure({
		...state.error,
		message: [state.error.message, ...describeIgnored(engine, thread, order.run).slice(0, 5)].join(" ")
	});
	return success({
		state: state.value,
		stored: thread.records,
		comments: new Set(thread.comments.map(({ id }) => id)),
		thread: thread.comments,
		ignored: thread.ignored,
		claimed: new Set((thread.claims ?? []).filter(({ run }) => run === order.run).map(({ comment }) => comment)),
		doubts: [...describeIgnored(engine, thread, order.run), ...breaks.map(({ code, message }) => `${code}: ${message}`)]
	});
}
/** Markers that say they are of the run, and those that say nothing: a runs issue holds those of many others. */
function describeIgnored(engine, { ignored, claims = [] }, run) {
	const unsigned = engine.ports.signer === void 0;
	const others = new Set(claims.filter((claim) => claim.run !== run).map(({ comment }) => comment));
	return ignored.filter(({ comment }) => !others.has(comment)).map(({ comment, reason }) => `The record in comment ${comment} was ignored: ${reason} (${ignoredWords(reason, { unsigned })}).`);
}
/** From a run that has ended nothing follows, whatever is put between its records. */
function hasEnded(own) {
	return findEnd(own.map(({ record }) => record)) !== void 0;
}
/** A record of another run of that name may stand where one of this run did, or would (T13): nobody can tell which is which. */
function notCarriedOn(broken) {
	return {
		...broken,
		message: `${broken.message} So the run is not carried on. Look at the thread with \`baton records\`, and start the pipeline again: the new run has a name of its own.`
	};
}

// src/engine/find-cause.ts
/** When the record was written that made a stage due, and by which workflow run. */
function findCause({ state, stored }, due) {
	const { run } = state;
	const cause = stored.find(({ record }) => record.run === run.run && record.seq === due.cause);
	const body = cause?.record.kind === "task" ? cause.record.body : run.body;
	return {
		at: cause?.writtenAt ?? run.body.startedAt,
		workflowRun: body.workflowRun.id
	};
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

// src/engine/find-silent.ts
/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 12e4;
/** What a run waits for in vain. Under the kill switch nothing is: it would be started. */
async function findSilent({ ports, settings }, request) {
	const { workflowRuns, clock } = ports;
	const { state } = request.reading;
	if (workflowRuns === void 0 || state.end !== void 0 || state.paused !== void 0 || settings?.paused === true) return [];
	const silent = [];
	for (const { stage, due } of dueStages(state)) {
		const cause = findCause(request.reading, due);
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

export { readRun as i, findSilent as n, findCause as r, repeatJob as t };