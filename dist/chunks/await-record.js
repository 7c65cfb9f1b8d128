import { n as problemText } from "./problem.js";
import { n as success, t as failure } from "./result.js";
import { i as recordLimits } from "./envelope.js";
import { y as hasSubject } from "./node-hasher.js";
import { m as executionTitle } from "./read-markers.js";
import { r as jobFor } from "./acting-agent.js";
import { p as viewThreadOf } from "./attempts.js";
import { i as findReopening, o as nextEndExecution, t as countReopenings } from "./decisions.js";
import { f as renderArtifactLink, l as commentsOf, m as threadUrl, w as usageOfRun } from "./stage-graph.js";
import { l as dueStages, n as renderStatusComment, r as statusMarker } from "./status-comment.js";
import { t as deriveState } from "./derive-state.js";
import { t as neutralise } from "./neutralise.js";
import { r as quote } from "./blocks.js";
import { a as taintNote } from "./words.js";
import { i as packSections } from "./handoff.js";
import { r as renderEndComment, t as writeHistory } from "./write-history.js";
import { a as buildOrder, r as readRun, u as findStaleSummary } from "./read-run.js";
import { a as runningLabel, i as needsHumanLabel, n as renderEscalation, o as staleLabels, r as failedLabel, s as statusLabelsOf, t as escalationMarker } from "./escalation.js";
import { t as GitHubError } from "./github.js";
import { r as readOwnView } from "./own-comments.js";
import { t as drawStatus } from "./status-comment2.js";

// src/engine/view/labels.ts
/** The run goes on: says so on its subject, and takes off what the run before left there. Labels of people are never touched. */
async function labelRunning(engine, state) {
	if (!isLabelled(state)) return;
	const { subject } = state.run.body.trigger;
	const present = findReopening(state.decisions) !== void 0 ? [failedLabel, needsHumanLabel] : subject.labels;
	await attempt(engine, subject.number, async () => {
		for (const name of staleLabels(present)) await engine.ports.subjects.removeLabel(subject.number, name);
		await engine.ports.subjects.addLabels(subject.number, [runningLabel]);
	});
}
/** What a run that a person must act on puts on its subject. */
function labelsOfNeed(state) {
	return isLabelled(state) ? statusLabelsOf(state) : [needsHumanLabel];
}
/** The run has ended, but another one about the subject may go on. */
async function labelEnded(engine, { state, stored }) {
	if (state.end === void 0 || !isLabelled(state)) return;
	const { number } = state.run.body.trigger.subject;
	if (isOtherAtWork(state, stored)) return;
	await attempt(engine, number, () => engine.ports.subjects.removeLabel(number, runningLabel));
}
function isLabelled({ run }) {
	return hasSubject(run.body.trigger) && run.body.config["status-labels"] !== false;
}
/** As far as the thread shows since this run began; a run that began before it and wrote nothing since is not seen. */
function isOtherAtWork({ run }, stored) {
	const { number } = run.body.trigger.subject;
	const records = stored.map(({ record }) => record).filter((record) => record.run !== run.run);
	const ended = new Set(records.flatMap((record) => record.kind === "end" ? [record.run] : []));
	return records.some((record) => record.kind === "run" && record.body.trigger.subject.number === number && !ended.has(record.run));
}
/** A view for people: what GitHub refuses is no fault of the run. */
async function attempt(engine, subject, act) {
	try {
		await act();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		engine.ports.log.warning(`The labels of #${subject} that say how the run stands were not changed: ${error.message}`);
	}
}

// src/engine/view/escalate.ts
/** Calls for a person: the label first, then the comment, by which a second try knows that both are done. */
async function escalate(engine, request) {
	const { state, status } = request;
	const { run } = state.run;
	if (state.end === void 0) return;
	const marker = escalationMarker(run, countReopenings(state));
	const text = renderEscalation(state, {
		end: state.end.body,
		status,
		version: engine.settings.version
	});
	try {
		if (await readOwnView(engine, {
			...request,
			marker
		}) !== void 0) return;
		await engine.ports.subjects.addLabels(state.run.body.trigger.subject.number, labelsOfNeed(state));
		await engine.ports.threads.create(viewThreadOf(state.run), text, marker);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "not-found" && error.reason !== "comments-refused") throw error;
		engine.ports.log.warning(`Nobody was asked about run ${run}: ${error.message}`);
	}
}

// src/core/view/comment/pull-summary.ts
/** Kept free for head, foot and the sentence about what was left out. */
const frameBytes = 2e3;
/** Names the comment: one on a pull request for each pipeline. */
function pullSummaryMarker(pipeline) {
	return `<!-- baton-summary:${pipeline.replaceAll("-", "\\u002d")} -->`;
}
/** What the stages handed over, for those who read the pull request that came of it. A view, never read back. */
function renderPullSummary(state, { notes = [] } = {}) {
	const { run, body } = state.run;
	const { number } = body.trigger.subject;
	const head = `**What led to this pull request:** Baton run \`${run}\` of pipeline \`${body.pipeline}\`, for #${number}.`;
	const { kept, dropped } = packSections(renderSummaries(state), recordLimits.commentBytes - frameBytes);
	const taint = taintNote(body);
	const none = kept.length === 0 ? ["No stage has handed anything over."] : [];
	const more = dropped === 0 ? [] : [`_${dropped} more stages handed over more than there is room for._`];
	const foot = `<sub>Details, and how the run goes on, are in ${`[the thread of the run](${threadUrl(state.run, viewThreadOf(state.run))})`}. This comment is redrawn when a stage hands over more.</sub>`;
	return [
		head,
		...taint === void 0 ? [] : [taint],
		...kept,
		...none,
		...more,
		...notes,
		foot,
		pullSummaryMarker(body.pipeline)
	].join("\n\n");
}
/** The newest handoff of each stage, its summary alone. */
function renderSummaries(state) {
	return [...state.stages.keys()].flatMap((stage) => {
		const task = state.tasks.findLast(({ body }) => body.stage === stage && (body.handoff ?? body.locator) !== void 0);
		if (task?.body.locator !== void 0) return [[`**\`${stage}\`** handed over ${renderArtifactLink(task.body)}.`]];
		const summary = task?.body.handoff?.summary;
		return summary === void 0 ? [] : [[[`**\`${stage}\`** handed over:`, quote(neutralise(summary))].join("\n\n")]];
	});
}

// src/engine/view/pull-summary.ts
/** Keeps the comment on the run's pull request up to date, when a stage after it has handed over more. A view, as the status comment. */
async function redrawPullSummary(engine, state) {
	const stale = findStaleSummary(state);
	if (stale === void 0) return;
	try {
		await engine.ports.threads.update(stale.comment, renderPullSummary(state));
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason === "unauthenticated") throw error;
		engine.ports.log.warning(`The summary on pull request #${stale.pull} was not redrawn: ${error.message}`);
	}
}

// src/engine/view/reactions.ts
/** GitHub has eight reactions and no word for failure: confused asks a person to look, and 👎 says that it was stopped. */
const reactions = {
	succeeded: "rocket",
	noop: "+1",
	failed: "confused",
	"needs-input": "confused",
	cancelled: "-1",
	skipped: "-1"
};
/** The 👀 that the run began with becomes how it ended. The new one first: somebody who looks in between sees both, not none. */
async function replaceReaction(engine, { run }, outcome) {
	const { reaction } = run.body;
	if (reaction === void 0) return;
	try {
		await engine.ports.reactions.add(reaction.on, reactions[outcome]);
		await engine.ports.reactions.remove(reaction.on, reaction.id);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		engine.ports.log.warning(`The reaction of run ${run.run} was not swapped: ${error.message}`);
	}
}
/** Gives a reaction, and its id. Undefined when GitHub refuses: an ornament keeps nothing from going on (U2). */
async function addReaction(engine, on, content) {
	try {
		return await engine.ports.reactions.add(on, content);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		engine.ports.log.warning(`No reaction was given: ${error.message}`);
		return;
	}
}
/** Where people look after they have asked for something: GitHub's REST interface knows no reactions on reviews. */
function reactionTargetOf(trigger) {
	if (!hasSubject(trigger)) return void 0;
	return trigger.comment === void 0 ? { subject: trigger.subject.number } : { comment: trigger.comment.id };
}
/** 👀, before anything else is written (U1): somebody has seen it. Undefined where nobody waits for an answer. */
async function markSeen(engine, trigger) {
	const on = reactionTargetOf(trigger);
	const id = on === void 0 ? void 0 : await addReaction(engine, on, "eyes");
	return on === void 0 || id === void 0 ? void 0 : {
		id,
		on
	};
}
/** 👀 on the comment at once, and when it is answered 👍, or 😕 where nothing came of it. Neither is worth a failure (U1, U2). */
async function markCommandSeen(engine, trigger) {
	const seen = await markSeen(engine, trigger);
	return { settle: async (done) => {
		if (seen === void 0) return;
		try {
			await engine.ports.reactions.add(seen.on, done ? "+1" : "confused");
			await engine.ports.reactions.remove(seen.on, seen.id);
		} catch (error) {
			if (!(error instanceof GitHubError)) throw error;
			engine.ports.log.warning(`The reaction to comment ${trigger.comment?.id} was not swapped: ${error.message}`);
		}
	} };
}

// src/engine/effects/perform-effects.ts
/** Performs effects in their order: starts first, then the view for people. */
async function performEffects(engine, request) {
	const runs = /* @__PURE__ */ new Map();
	const started = [];
	let inline;
	let { state } = request.reading;
	for (const effect of allowed(engine, request.effects)) switch (effect.kind) {
		case "dispatch-task": {
			const order = buildOrder(engine, {
				reading: request.reading,
				effect,
				first: request.first,
				status: request.status
			});
			started.push(effect.stage);
			const run = await start(engine, {
				order,
				request,
				inline: request.inline && inline === void 0
			});
			if (run === "inline") inline = order;
			const shown = run === "inline" ? engine.settings.workflowRun : run;
			if (shown !== void 0) runs.set(effect.stage, shown);
			break;
		}
		case "update-status":
			await drawStatus(engine, {
				...request,
				body: renderStatus(request, state, runs)
			});
			await redrawPullSummary(engine, state);
			await labelEnded(engine, {
				state,
				stored: request.reading.stored
			});
			break;
		case "end-run":
			state = await endRun(engine, {
				effect,
				reading: request.reading
			});
			break;
		case "escalate":
			await escalate(engine, {
				state,
				reading: request.reading,
				first: request.first,
				status: request.status
			});
			break;
		case "react":
			await replaceReaction(engine, state, effect.outcome);
			break;
		case "write-history":
			await writeHistory(engine, state);
			break;
		case "ignore": engine.ports.log.info(`Nothing to do: ${effect.reason}.`);
	}
	return {
		started,
		inline,
		state
	};
}
/** The kill switch starts nothing: after it, `sweep` finds what is due and silent. */
function allowed({ settings }, effects) {
	return settings.paused === true ? effects.filter(({ kind }) => kind !== "dispatch-task") : effects;
}
/** Starts an order once: before a crash, or by a job that runs again, it may have been started already. */
async function start(engine, { order, request, inline }) {
	const { starter } = engine.ports;
	const { findEarlier = ({ dispatch }) => starter.readStarted(executionTitle(dispatch), dispatch.first.at) } = request;
	const earlier = request.recovering ? await findEarlier(order) : void 0;
	if (earlier !== void 0) return earlier;
	return inline ? "inline" : starter.start(order);
}
/** The end that was not in the comment of the last task: a limit was met while we waited, or after a crash. */
async function endRun(engine, facts) {
	const { effect, reading } = facts;
	const { run, thread: subject } = reading.state.run;
	const finishedAt = engine.ports.clock.now();
	const body = {
		outcome: effect.outcome,
		reason: effect.reason,
		finishedAt,
		...usageOfRun(reading.state)
	};
	const stored = await engine.ports.store.append({
		thread: subject,
		tip: reading.state.tip,
		drafts: [{
			kind: "end",
			run,
			task: "",
			attempt: 0,
			execution: nextEndExecution(reading.state, 0),
			body
		}],
		visible: renderEndComment({
			run,
			body
		})
	});
	const next = deriveState([...reading.stored, ...stored], run);
	if (!next.ok) throw new Error(problemText(next.error));
	return next.value;
}
function renderStatus({ reading }, state, started) {
	return renderStatusComment(state, {
		started,
		comments: commentsOf(reading.stored, state.run.run)
	});
}

// src/engine/effects/resume.ts
/**
* Starts what a pause has kept from starting: what is due and nobody works at. An agent job that had found the pause has
* ended without a record, so a workflow run of that title says nothing unless it is still under way.
*/
async function resumeRun(engine, request) {
	const { reading, first } = request;
	const { state } = reading;
	const effects = [];
	for (const { stage, due } of dueStages(state)) {
		if (request.stage !== void 0 && request.stage !== stage) continue;
		if (request.stage === void 0 && await isAtWork(engine, {
			state,
			stage,
			due
		})) continue;
		effects.push({
			kind: "dispatch-task",
			stage,
			for: jobFor(state, stage),
			due
		});
	}
	if (effects.length === 0) return {
		started: [],
		state
	};
	const status = await readOwnView(engine, {
		reading,
		first,
		marker: statusMarker(state.run.run)
	});
	return performEffects(engine, {
		effects: [...effects, { kind: "update-status" }],
		reading,
		first,
		status: status?.id ?? 0,
		recovering: false,
		inline: false
	});
}
/** The first task of a run is carried out where the run was planned, by a workflow run without its title. */
async function isAtWork({ ports, settings }, { state, stage, due }) {
	const { workflowRuns, starter } = ports;
	const { run, body, seq } = state.run;
	const title = executionTitle({
		run,
		task: stage,
		execution: due.execution
	});
	if (workflowRuns === void 0) return await starter.readStarted(title, body.startedAt) !== void 0;
	const dispatched = await workflowRuns.listRuns(title, body.startedAt);
	if (dispatched.length > 0) return dispatched.some(({ status }) => status !== "completed");
	const { id } = body.workflowRun;
	if (due.cause !== seq || id === 0 || id === settings.workflowRun.id) return false;
	return (await workflowRuns.listJobs(id)).some(({ status }) => status !== "completed");
}

// src/engine/thread/await-record.ts
/** Lists lag for some seconds (github-platform.md 2); a minute is far beyond what was ever seen. */
const waits = [
	0,
	1,
	1,
	2,
	2,
	4,
	5,
	5,
	10,
	10,
	20
];
/** What no waiting changes. */
const final = ["BATON-E409", "BATON-E413"];
/**
* Reads until our own record is in the list. Lists show writes in their order, so whatever another publisher wrote
* before is then there too: that makes joins safe (DESIGN 2). A comment that shows while its record does not count
* (`BATON-E906`) lost its place to another record of the run: the caller writes it again behind that one.
*/
async function awaitVisible(engine, awaited) {
	const { order, comment, digest } = awaited;
	for (const seconds of waits) {
		if (seconds > 0) await engine.ports.clock.sleep(seconds * 1e3);
		const reading = await readRun(engine, order);
		if (!reading.ok && final.includes(reading.error.code)) return failure(reading.error);
		if (!reading.ok) continue;
		if (engine.settings.dryRun || reading.value.stored.some((stored) => stored.digest === digest)) return success(reading.value);
		if (reading.value.comments.has(comment)) return failure(lostPlace(order.run, comment));
	}
	return failure({
		code: "BATON-E902",
		message: `Comment ${comment} of run "${order.run}" was written, but the list of comments of #${order.thread} did not show it within a minute. Run this job again: it goes on from there.`
	});
}
function lostPlace(run, comment) {
	return {
		code: "BATON-E906",
		message: `The record in comment ${comment} of run "${run}" does not count: another record has its place, or its key is not in signing.keys. Look with \`baton records\`, and run this job again.`
	};
}

export { markCommandSeen as a, renderPullSummary as c, addReaction as i, labelRunning as l, resumeRun as n, markSeen as o, performEffects as r, pullSummaryMarker as s, awaitVisible as t };