import { n as problemText, t as messageOf } from "./problem.js";
import { n as success, t as failure } from "./result.js";
import { n as oneLine, t as codeSpan } from "./inline.js";
import { S as isSuccess, v as frozenAt, y as hasSubject } from "./node-hasher.js";
import { _ as nextRunName, c as isOutsider, f as cronRunName, g as freeRunName, h as findRunNumber, m as executionTitle, o as actionsAccount, p as eventRunName, s as isBot } from "./read-markers.js";
import { o as responseTo, u as isAgentStage } from "./config-schema.js";
import { d as pipelineOf$2, p as viewThreadOf } from "./attempts.js";
import { n as findEnd, o as nextEndExecution } from "./decisions.js";
import { l as commentsOf, p as statusUrl, w as usageOfRun } from "./stage-graph.js";
import { c as decide, i as renderHeadline, l as dueStages, n as renderStatusComment, r as statusMarker, t as findStatusRun } from "./status-comment.js";
import { t as deriveState } from "./derive-state.js";
import { t as describeCause } from "./describe-cause.js";
import { t as hasName } from "./name-list.js";
import { i as pauseWords, n as leftOutNote, r as outcomeWords } from "./words.js";
import { n as renderHandoffReply } from "./handoff.js";
import { i as renderRunComment, n as readHistory } from "./write-history.js";
import { n as ownsCommand, r as parseCommand } from "./command.js";
import { r as pauseLabel, t as describeChange } from "./change.js";
import { n as filtersOf } from "./filter-schema.js";
import { r as readRun } from "./read-run.js";
import { t as GitHubError } from "./github.js";
import { r as readOwnView, s as isOwnView, t as ignoredInOwnComments } from "./own-comments.js";
import { a as markCommandSeen, i as addReaction, l as labelRunning, n as resumeRun, o as markSeen, r as performEffects, t as awaitVisible } from "./await-record.js";
import { c as findHandoffSource, i as loadHandoffs, t as selectNewestComments } from "./comment.js";
import { a as toStoredRun, i as sortLedgers, n as runThreadsOf, r as runsSince, t as ensureRunsIssue } from "./run-threads.js";
import { n as sweepRun, t as stallWords } from "./sweep-run.js";
import { t as checkSigningKey } from "./check-signing-key.js";
import { c as findTick, s as countMissed } from "./parse-config.js";
import { n as redactDeep } from "./redactor.js";
import { t as parseWholeConfig } from "./parse-whole-config.js";
import { a as renderReply, c as listCommands, i as renderHelp, n as renderRefusal, o as renderUnknown, r as helpMarker, s as replyMarker, t as refusalMarker } from "./refusal.js";
import { a as traceName, c as checkPermission, i as encodeTrace, l as checkSender, n as renderWhy, o as checkPause, r as decodeTrace, s as mapWebhook, t as matchPipelines } from "./match-pipelines.js";
import { t as selectPipeline } from "./select-pipeline.js";

// src/core/view/summary/plan.ts
/** A command may end a run, which starts nothing. */
function describeRun({ run, started }) {
	if (started.length === 0) return `Run \`${run}\` was changed, and nothing of it was started.`;
	return `Started run \`${run}\`: ${started.map((stage) => `\`${stage}\``).join(", ")}.`;
}
/** What `plan` did and why, for the job's summary; in a dry run the effects it would have had. */
function renderPlanSummary(plan, dryEffects) {
	const started = plan.runs.map(describeRun);
	const refused = plan.refused.map(({ pipeline, reason }) => `Pipeline \`${pipeline}\` was not started: ${oneLine(reason, 500)}.`);
	const answered = plan.answer?.map((part) => oneLine(part, 500)) ?? [];
	const isCarriedOut = plan.answer !== void 0 && plan.matches.some(({ matched }) => matched);
	const unmatched = plan.matches.filter(({ matched }) => !matched && !isCarriedOut).map(({ pipeline, checks }) => {
		return `Pipeline \`${pipeline}\` does not fit: ${checks.filter(({ passed }) => !passed).map(({ check, detail }) => `${check}: ${oneLine(detail, 500)}`).join(" ")}`;
	});
	const dry = dryEffects === void 0 ? [] : ["Dry run: nothing was written. It would have:", dryEffects.map((effect) => `- ${oneLine(effect, 500)}`).join("\n")];
	const told = [
		...answered,
		...refused,
		...unmatched
	];
	const lines = dryEffects === void 0 ? [...started, ...told] : [...dry, ...told];
	return (lines.length === 0 ? ["The configuration has no pipelines."] : lines).join("\n\n");
}

// src/core/run/classify-change.ts
const keys = {
	"label-removed": "label-removed",
	closed: "closed",
	merged: "closed",
	pushed: "pushed"
};
/** What a change of its subject means to a run that goes on: its config says so, as it was when the run began. */
function classifyChange(run, change) {
	if (change.kind === "paused") return "pause";
	if (change.kind === "resumed") return "resume";
	if (!concerns(run, change)) return "continue";
	const key = keys[change.kind];
	return key === void 0 ? "cancel" : responseTo(pipelineOf$2(run)["on-change"], key);
}
/** Labels that did not start the run say nothing about it; commits of bots may be its own. */
function concerns({ body }, { kind, label, actor }) {
	if (kind === "label-removed") return body.trigger.label !== "" && label?.toLowerCase() === body.trigger.label.toLowerCase();
	return kind !== "pushed" || !isBot(actor);
}

// src/core/view/status/mentions-newer-run.ts
/**
* Whether a comment newer than the newest known run looks like the status comment of another one: with `comments: outcomes`
* the records of that run stand elsewhere. Anybody can write such a comment, so nothing may follow but a look.
*/
function mentionsNewerRun(comments, { pipeline, subject, newest }) {
	return comments.some(({ id, body }) => {
		const run = findStatusRun(body);
		if (run === void 0 || run === newest?.record.run) return false;
		return findRunNumber(run, {
			pipeline,
			subject
		}) !== void 0 && (newest === void 0 || id > newest.comment);
	});
}

// src/engine/thread/earlier-runs.ts
/** Earlier runs of a pipeline about a subject, wherever `comments` had them kept. */
async function listEarlierRuns(engine, request) {
	const { trigger, pipeline, threads } = request;
	const found = await readThreads(engine, {
		...request,
		runs: [],
		taken: [],
		ended: []
	});
	const isOwnAlone = threads.every(({ number }) => number === trigger.subject.number);
	const names = {
		pipeline,
		subject: trigger.subject.number,
		newest: newestOf(found.runs)
	};
	if (!hasSubject(trigger) || !isOwnAlone || !mentionsNewerRun(found.comments, names)) return found;
	const elsewhere = runThreadsOf(sortLedgers(await engine.ports.ledgers.list("runs", pipeline)), trigger.subject);
	return {
		...await readThreads(engine, {
			...request,
			...found,
			threads: elsewhere
		}),
		comments: found.comments
	};
}
async function readThreads(engine, request) {
	const { trigger, pipeline } = request;
	let { runs, taken, ended } = request;
	let comments = [];
	for (const { number, comments: total, about, since } of request.threads) {
		const limit = [since, newestOf(runs)?.writtenAt].filter((time) => time !== void 0).toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
		const asked = {
			thread: number,
			pipeline,
			total,
			about
		};
		const found = await engine.ports.store.readNewestRun(limit === void 0 ? asked : {
			...asked,
			since: limit
		});
		const run = toStoredRun(found.run);
		if (run !== void 0) runs = [...runs, run];
		taken = [...taken, ...found.taken ?? []];
		if (run !== void 0 && found.hasEnded === true) ended = [...ended, run.comment];
		if (number === trigger.subject.number) comments = found.comments;
	}
	return {
		runs,
		comments,
		taken,
		ended
	};
}
/** Ids of comments ascend over all threads. */
function newestOf(runs) {
	return runs.toSorted((a, b) => a.comment - b.comment).at(-1);
}
/**
* The newest name that the next one is counted from. On a runs issue that somebody labelled the newest run may be that of a
* tick, whose name has no number: then it is looked for once more, among those that have one.
*/
async function readNewestName(engine, request, newest) {
	const { trigger, pipeline, threads } = request;
	const name = newest?.record.run;
	if (name === void 0 || findRunNumber(name, {
		pipeline,
		subject: trigger.subject.number
	}) !== void 0) return name;
	const found = [];
	for (const { number, comments: total, about, since } of threads) {
		const asked = {
			thread: number,
			pipeline,
			total,
			about,
			isNumbered: true
		};
		const { run } = await engine.ports.store.readNewestRun(since === void 0 ? asked : {
			...asked,
			since
		});
		found.push(...[toStoredRun(run)].filter((stored) => stored !== void 0));
	}
	return newestOf(found)?.record.run;
}

// src/core/run/check-decision.ts
/** Why a decision would mean nothing to a run as it stands, in a sentence for people; undefined when it counts. */
function checkDecision(state, deciding) {
	const { run } = state.run;
	if (isOutdated(state, deciding)) return `A newer command has been carried out for run \`${run}\`, so this one came too late.`;
	switch (deciding.verb) {
		case "retry": return checkRetry(state, deciding.stage);
		case "resume": return state.paused === void 0 ? `Run \`${run}\` is not paused.` : void 0;
		case "pause":
			if (state.paused !== void 0) return `Run \`${run}\` is paused already.`;
			return state.end === void 0 ? void 0 : hasEnded(run, state.end);
		case "cancel":
		case "supersede":
		case "approve": return state.end === void 0 ? void 0 : hasEnded(run, state.end);
		default: return deciding.verb;
	}
}
/** Ids of comments ascend: what was asked for later has been decided already, as when an old job is run again. */
function isOutdated({ decisions }, { source }) {
	return source.kind === "comment" && decisions.some(({ body }) => body.source.kind === "comment" && body.source.comment > source.comment);
}
function checkRetry(state, stage) {
	const { run } = state.run;
	const { end } = state;
	if (end === void 0) return `Run \`${run}\` is under way, so there is nothing to try again yet.`;
	if (end.body.outcome !== "failed") return `${hasEnded(run, end)} Only what failed can be tried again.`;
	if (stage === void 0) return void 0;
	const entry = state.stages.get(stage);
	if (entry === void 0) return `Run \`${run}\` has no stage \`${stage}\`; its stages are ${[...state.stages.keys()].map((name) => `\`${name}\``).join(", ")}.`;
	return entry.kind === "due" || entry.kind === "ended" && !isSuccess(entry.last.body.outcome) ? void 0 : `Stage \`${stage}\` of run \`${run}\` did not fail, so there is nothing to try again.`;
}
function hasEnded(run, { body }) {
	return `Run \`${run}\` has ended already (${body.outcome}).`;
}

// src/core/view/comment/decision.ts
/** What a person sees above a decision: what was decided, by whom, why, and what comes of it. */
function renderDecisionComment({ run, task, body, stopping }) {
	const what = task === "" ? "" : ` of stage ${codeSpan(task)}`;
	const says = sentences[body.verb]({
		run: `run \`${run}\``,
		what
	});
	const jobs = stopping.map(({ id, url }) => url === "" ? `${id}` : `[${id}](${url})`).join(", ");
	const stop = stopping.length === 0 ? "" : ` Workflow run ${jobs} was told to stop.`;
	return `${says.head} by ${codeSpan(body.actor.login)}, because ${oneLine(body.reason)}. ${says.tail}${stop}`;
}
const sentences = {
	cancel: ({ run }) => ({
		head: `🚫 Baton ${run} was cancelled`,
		tail: "What it has come to is kept, and nothing more of it starts."
	}),
	supersede: ({ run }) => ({
		head: `🚫 Baton ${run} was ended for a newer one`,
		tail: "What it has come to is kept, and nothing more of it starts."
	}),
	retry: ({ run, what }) => ({
		head: `🔁 Baton ${run} is let go on`,
		tail: `${what === "" ? "What had failed" : `What had failed${what}`} gets another attempt.`
	}),
	pause: ({ run }) => ({
		head: `⏸️ Baton ${run} is paused`,
		tail: "What is at work is kept when it comes, and nothing new starts."
	}),
	resume: ({ run }) => ({
		head: `▶️ Baton ${run} is let go on`,
		tail: "What had waited starts."
	}),
	approve: ({ run, what }) => ({
		head: `👍 Baton ${run} was approved`,
		tail: `It goes on${what}.`
	})
};

// src/engine/order/workers.ts
/** The workflow runs that are at work for a run, or will be: those that its due executions were dispatched as. */
async function listWorkers(engine, state) {
	const { workflowRuns } = engine.ports;
	if (workflowRuns === void 0) return [];
	const { run, body } = state.run;
	const found = [];
	for (const { stage, due } of dueStages(state)) {
		const title = executionTitle({
			run,
			task: stage,
			execution: due.execution
		});
		const dispatched = await workflowRuns.listRuns(title, body.startedAt);
		found.push(...dispatched.filter(({ status }) => status !== "completed").map(({ id, url }) => ({
			id,
			url
		})));
		if (dispatched.length === 0 && due.cause === state.run.seq && await isAtWork(workflowRuns, {
			engine,
			id: body.workflowRun.id
		})) found.push(body.workflowRun);
	}
	return found.map(({ id, url }) => ({
		id,
		url
	}));
}
/** The workflow run that planned carries out the first task of a run itself. Our own is not at work for another. */
async function isAtWork(workflowRuns, { engine, id }) {
	if (id === 0 || id === engine.settings.workflowRun.id) return false;
	return (await workflowRuns.listJobs(id)).some(({ status }) => status !== "completed");
}
/** Tells workflow runs to stop, and gives those that will. The records decide, not the jobs: what goes on all the same leaves nothing. */
async function stopWorkers(engine, workers) {
	const { workflowRuns, log } = engine.ports;
	const stopped = [];
	for (const worker of workers) try {
		if (await workflowRuns?.cancel(worker.id) === true) stopped.push(worker);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		log.warning(`Workflow run ${worker.id} was not told to stop: ${error.message} What it comes to is not published.`);
	}
	return stopped;
}
/**
* The workflow run that carries out an order of a run that was let go on. What was due when the run ended keeps its title, so
* one that is over says nothing, unless it was started `since` the decision: by a job that was cut off. A new decision has no `since`.
*/
async function readResumedWorker({ ports }, { order, since }) {
	const { dispatch } = order;
	const title = executionTitle(dispatch);
	const atWork = (await ports.workflowRuns?.listRuns(title, dispatch.first.at) ?? []).find(({ status }) => status !== "completed");
	if (atWork !== void 0) return {
		id: atWork.id,
		url: atWork.url
	};
	return since === void 0 ? void 0 : ports.starter.readStarted(title, since);
}

// src/engine/decision/apply-decision.ts
const maxTries = 3;
/**
* Writes what was decided about a run, and does what follows from it; the error says in a sentence why it would mean nothing.
* Runs under the subject's lock. Any number of times: a comment or event decides once, and what was cut off is completed.
*/
async function applyDecision(engine, request) {
	for (let tries = 1;; tries += 1) {
		const reading = await readRun(engine, request);
		if (!reading.ok) return failure(problemText(reading.error));
		const made = findMade(reading.value.state, request);
		if (made !== void 0) return success(await carryOut$1(engine, {
			request,
			reading: reading.value,
			decision: made,
			isNew: false
		}));
		const refusal = checkDecision(reading.value.state, request) ?? previewRefusal(engine, {
			request,
			reading: reading.value
		});
		if (refusal !== void 0) return failure(refusal);
		const written = await append(engine, {
			request,
			reading: reading.value
		});
		const { comment, digest } = written;
		const after = await awaitVisible(engine, {
			order: request,
			comment,
			digest
		});
		if (after.ok) return success(await carryOut$1(engine, {
			request,
			reading: after.value,
			decision: written.record,
			isNew: true
		}));
		if (after.error.code !== "BATON-E906" || tries === maxTries) throw new Error(problemText(after.error));
	}
}
/** The decision of this very comment or event. */
function findMade({ decisions }, { verb, source }) {
	return decisions.find(({ body }) => body.verb === verb && JSON.stringify(body.source) === JSON.stringify(source));
}
function draftDecision(engine, { request, reading }) {
	const { run, verb, actor, reason, source, stage } = request;
	const decidedAt = engine.ports.clock.now();
	return {
		kind: "decision",
		run,
		task: stage ?? "",
		attempt: 0,
		execution: reading.state.decisions.length + 1,
		body: {
			verb,
			actor: {
				id: actor.id,
				login: actor.login
			},
			reason,
			source,
			decidedAt
		}
	};
}
/** A limit would end the run again at once: that is said instead of done. */
function previewRefusal(engine, { request, reading }) {
	if (request.verb !== "retry") return void 0;
	const { repo, thread: subject } = reading.state.run;
	const { seq, digest: prev } = reading.state.tip;
	const added = {
		record: {
			...draftDecision(engine, {
				request,
				reading
			}),
			repo,
			thread: subject,
			seq: seq + 1,
			prev
		},
		digest: "",
		comment: 0,
		envelope: void 0
	};
	const next = deriveState([...reading.stored, added], request.run);
	if (!next.ok) return next.error.message;
	const effects = decide(next.value, {
		cause: seq + 1,
		now: engine.ports.clock.now()
	});
	const end = effects.find((effect) => effect.kind === "end-run");
	if (end !== void 0) return `Run \`${request.run}\` cannot go on: ${end.reason}.`;
	if (effects.some(({ kind }) => kind === "dispatch-task")) return void 0;
	return `Nothing of run \`${request.run}\` can be tried again.`;
}
/** The decision, and in the same comment the end of a run that ends by it. */
async function append(engine, facts) {
	const { reading, request } = facts;
	const { state } = reading;
	const draft = draftDecision(engine, facts);
	const stopping = endsRun(request) ? await listWorkers(engine, state) : [];
	const [stored] = await engine.ports.store.append({
		thread: request.thread,
		tip: state.tip,
		drafts: endsRun(request) ? [draft, draftEnd(state, draft)] : [draft],
		visible: engine.ports.redactor.redact(renderDecisionComment({
			...draft,
			stopping
		})).text
	});
	if (stored?.record.kind !== "decision") throw new Error("The store did not append the decision.");
	return {
		...stored,
		record: stored.record
	};
}
function endsRun({ verb }) {
	return verb === "cancel" || verb === "supersede";
}
function draftEnd(state, { run, body }) {
	const end = {
		outcome: "cancelled",
		reason: `${body.verb === "cancel" ? "cancelled by" : "ended for a newer run by"} ${body.actor.login}: ${body.reason}`,
		finishedAt: body.decidedAt,
		...usageOfRun(state)
	};
	const tip = {
		...state.tip,
		seq: state.tip.seq + 1
	};
	return {
		kind: "end",
		run,
		task: "",
		attempt: 0,
		execution: nextEndExecution({
			...state,
			tip
		}, 0),
		body: end
	};
}
async function carryOut$1(engine, { request, reading, decision, isNew }) {
	const stopped = endsRun(request) ? await stopWorkers(engine, await listWorkers(engine, reading.state)) : [];
	if (request.verb === "retry" && reading.state.end === void 0) await labelRunning(engine, reading.state);
	const effects = decide(reading.state, {
		cause: decision.seq,
		now: engine.ports.clock.now()
	});
	const status = await readOwnView(engine, {
		reading,
		first: request.first,
		marker: statusMarker(request.run)
	});
	const { started, state } = await performEffects(engine, {
		effects: effects.filter(({ kind }) => kind !== "ignore"),
		reading,
		first: request.first,
		status: status?.id ?? 0,
		recovering: true,
		findEarlier: (order) => readResumedWorker(engine, {
			order,
			since: isNew ? void 0 : decision.body.decidedAt
		}),
		inline: false
	});
	return {
		decision,
		isNew,
		started,
		stopped,
		state
	};
}

// src/engine/decision/apply-change.ts
/** The runs about an issue or pull request that have not ended: at most one of each pipeline. */
async function listRunsToChange(engine, { config, subject }) {
	const open = [];
	for (const [pipeline, settings] of Object.entries(config.pipelines)) {
		if (!isAboutSubjects(settings)) continue;
		const newest = await findNewest(engine, {
			pipeline,
			threads: await threadsOf(engine, {
				config,
				pipeline,
				subject
			})
		});
		if (newest === void 0) continue;
		const { record, comment, writtenAt } = newest;
		const first = {
			id: comment,
			at: writtenAt ?? record.body.startedAt
		};
		const reading = await readRun(engine, {
			run: record.run,
			thread: record.thread,
			first
		});
		if (!reading.ok) engine.ports.log.warning(`Run ${record.run} was left alone: ${reading.error.message}`);
		else if (reading.value.state.end === void 0) open.push({
			first,
			reading: reading.value
		});
	}
	return open;
}
/** `/baton run` starts what can be started by hand, too. */
function isAboutSubjects({ on }) {
	const { issues, comment, manual, "pull-requests": pulls } = on;
	return issues !== void 0 || pulls !== void 0 || comment !== void 0 || manual === true;
}
async function threadsOf(engine, { config, pipeline, subject }) {
	const own = {
		number: subject.number,
		comments: subject.comments,
		about: subject.number
	};
	if (config.comments === "all") return [own];
	return [...runThreadsOf(sortLedgers(await engine.ports.ledgers.list("runs", pipeline)), subject), own];
}
async function findNewest(engine, { pipeline, threads }) {
	const since = runsSince(engine.ports.clock);
	const found = [];
	for (const { number, comments: total, about } of threads) {
		const { run } = await engine.ports.store.readNewestRun({
			thread: number,
			pipeline,
			about,
			total,
			since
		});
		const stored = toStoredRun(run);
		if (stored !== void 0) found.push(stored);
	}
	return newestOf(found);
}
/** Does what the runs about a subject make of its change. Runs under the subject's lock; any number of times. */
async function applyChange(engine, { change, configText }) {
	const config = await parseWholeConfig(configText);
	if (!config.ok) return failure(config.error);
	const changed = [];
	for (const open of await listRuns(engine, {
		config: config.value,
		change
	})) changed.push(await changeRun(engine, {
		open,
		change
	}));
	return success(changed);
}
/** The thread of what was transferred or deleted is gone with all records that stood there: no job can go on about it. */
async function listRuns(engine, { config, change }) {
	try {
		return await listRunsToChange(engine, {
			config,
			subject: change.subject
		});
	} catch (error) {
		if (!(change.kind === "transferred" || change.kind === "deleted") || !(error instanceof GitHubError) || error.reason !== "not-found" && error.reason !== "expired") throw error;
		engine.ports.log.warning(`#${change.subject.number} was ${change.kind}, and the records of its runs are gone with it.`);
		return [];
	}
}
async function changeRun(engine, { open, change }) {
	const { run, thread: subject, body } = open.reading.state.run;
	if (isBefore$1(change, body)) return {
		run,
		said: `is left alone, because ${describeChange(change)} before it began`,
		started: []
	};
	const verb = classifyChange(open.reading.state.run, change);
	const reason = describeChange(change);
	if (verb === "continue") return {
		run,
		said: `goes on, although ${reason}`,
		started: []
	};
	const decided = await applyDecision(engine, {
		run,
		thread: subject,
		first: open.first,
		verb,
		actor: change.actor,
		reason,
		source: {
			kind: "event",
			event: `${change.kind} ${change.at}`
		}
	});
	if (!decided.ok) return {
		run,
		said: decided.error,
		started: []
	};
	if (verb !== "resume") return {
		run,
		said: `${verb === "cancel" ? "was cancelled" : "is paused"}, because ${reason}`,
		started: []
	};
	const started = await resume(engine, open);
	return {
		run,
		said: `goes on, because ${reason}`,
		started
	};
}
/** A job that runs again or came late tells of what was before: the run began in spite of that. */
function isBefore$1({ at }, { trigger }) {
	const began = frozenAt(trigger);
	return began !== void 0 && Date.parse(at) < Date.parse(began);
}
async function resume(engine, { first, reading }) {
	const { run, thread: subject } = reading.state.run;
	const now = await readRun(engine, {
		run,
		thread: subject,
		first
	});
	if (!now.ok) throw new Error(problemText(now.error));
	if (now.value.state.end !== void 0 || now.value.state.paused !== void 0) return [];
	return (await resumeRun(engine, {
		reading: now.value,
		first
	})).started;
}

// src/engine/thread/permissions.ts
/** The role of a person. That GitHub does not answer is no role, with its words as the reason (I-13): the next event asks again. */
async function askRole(engine, { login, id }) {
	try {
		return { role: await engine.ports.permissions.askRole(login, id) };
	} catch (error) {
		return {
			role: void 0,
			trouble: wordsOf(engine, error)
		};
	}
}
/** Which of these teams a person is in; those that GitHub does not tell about are left out. */
async function askTeams(engine, { login }, teams) {
	const found = {};
	for (const team of teams) {
		const isMember = await engine.ports.permissions.askMembership(team, login).catch((error) => {
			wordsOf(engine, error);
		});
		if (isMember !== void 0) found[team] = isMember;
	}
	return { teams: found };
}
function wordsOf(engine, error) {
	if (!(error instanceof GitHubError)) throw error;
	engine.ports.log.error(problemText(error));
	return error.message;
}
/** Our own numeric id, asked for only where a bot acted that some pipeline names: others start nothing anyway. */
async function readOwnAccount(engine, { trigger: { actor }, config }) {
	return Object.values(config.pipelines).some(({ allow }) => allow.bots?.includes(actor.id)) && isBot(actor) ? engine.ports.readOwnAccount?.() : void 0;
}

// src/engine/command/ask-permitted.ts
/** For which pipelines somebody may give commands: those that they may start. GitHub is asked only where that decides. */
async function askPermittedPipelines(engine, facts) {
	const known = {
		...facts,
		own: await readOwnAccount(engine, facts)
	};
	const unknown = judge(known, { role: void 0 });
	if (judge(known, { role: "admin" }).every(({ matched }, at) => matched === unknown[at]?.matched)) return unknown;
	const { actor } = facts.trigger;
	const standing = await askRole(engine, actor);
	const judged = judge(known, standing);
	const open = judged.filter(({ matched }) => !matched);
	const teams = [...new Set(open.flatMap(({ pipeline }) => facts.config.pipelines[pipeline]?.allow.teams ?? []))];
	return teams.length === 0 ? judged : judge(known, {
		...standing,
		...await askTeams(engine, actor, teams)
	});
}
function judge({ trigger, config, own }, standing) {
	return Object.entries(config.pipelines).map(([pipeline, { allow }]) => {
		const checks = [checkSender(trigger, {
			bots: allow.bots,
			own
		}), checkPermission({
			allow,
			actor: trigger.actor,
			...standing
		})];
		return {
			pipeline,
			matched: checks.every(({ passed }) => passed),
			checks
		};
	});
}

// src/engine/command/apply-command.ts
/** Decides about one run in the name of the person who wrote the comment. */
function applyCommand(engine, { stored }, { context, ...asked }) {
	const { record, comment, writtenAt } = stored;
	return applyDecision(engine, {
		...asked,
		run: record.run,
		thread: record.thread,
		first: {
			id: comment,
			at: writtenAt ?? record.body.startedAt
		},
		actor: context.trigger.actor,
		reason: "a comment asked for it",
		source: {
			kind: "comment",
			comment: context.comment.id
		}
	});
}
/** Whether this very comment has decided about a run before. */
function hasDecided({ records }, { comment }) {
	return records.some((record) => record.kind === "decision" && record.body.source.kind === "comment" && record.body.source.comment === comment.id);
}
function toPlanned({ stored }, { started, state }) {
	return {
		run: stored.record.run,
		pipeline: stored.record.body.pipeline,
		started,
		state
	};
}
/** The comment of a decision says it where people read, unless records stand elsewhere. */
function isShownInThread({ stored }, { trigger }) {
	return stored.record.thread === trigger.subject.number;
}

// src/engine/command/cancel.ts
/** Ends all runs that are under way. */
async function cancelRuns(engine, context) {
	const open = context.runs.filter((run) => findEnd(run.records) === void 0 || hasDecided(run, context));
	if (open.length === 0) return {
		parts: [describeNothing(context)],
		done: false
	};
	const parts = [];
	const runs = [];
	for (const run of open) {
		const decided = await applyCommand(engine, run, {
			context,
			verb: "cancel"
		});
		if (!decided.ok) parts.push(decided.error);
		else {
			runs.push(toPlanned(run, decided.value));
			const jobs = decided.value.stopped.map(({ id, url }) => url === "" ? `${id}` : `[${id}](${url})`).join(", ");
			const stopped = jobs === "" ? "" : ` Workflow run ${jobs} was told to stop.`;
			if (!isShownInThread(run, context)) parts.push(`🚫 Run \`${run.stored.record.run}\` was cancelled.${stopped}`);
		}
	}
	return {
		parts,
		runs,
		done: runs.length > 0
	};
}
function describeNothing({ runs: [newest] }) {
	const none = "Nothing is under way here, so there is nothing to cancel.";
	const end = newest === void 0 ? void 0 : findEnd(newest.records);
	if (newest === void 0 || end === void 0) return none;
	const reason = end.body.outcome === "cancelled" ? `: ${oneLine(end.body.reason)}` : "";
	return `${none} The newest run, \`${newest.stored.record.run}\`, ${outcomeWords(end.body.outcome)}${reason}.`;
}

// src/engine/command/list-runs.ts
/** Runs that a command may be about, wherever `comments` has them kept. One listing of the thread, and of runs issues where there are some. */
async function listRunsAbout(engine, { trigger, config, before }) {
	const { subject } = trigger;
	const { store, ledgers } = engine.ports;
	const own = await store.readSince(subject.number, subject.createdAt);
	const threads = [own];
	const begun = own.records.map(toStoredRun).filter((stored) => stored !== void 0);
	for (const pipeline of Object.keys(config.pipelines)) {
		const newest = newestOf(begun.filter(({ record }) => record.body.pipeline === pipeline));
		if (config.comments === "all" && !mentionsNewerRun(own.comments, {
			pipeline,
			subject: subject.number,
			newest
		})) continue;
		const elsewhere = runThreadsOf(sortLedgers(await ledgers.list("runs", pipeline)), subject);
		for (const { number } of elsewhere.filter((thread) => thread.number !== subject.number)) threads.push(await store.readSince(number, subject.createdAt));
	}
	const newestFirst = threads.flatMap((thread) => thread.records.flatMap((record) => {
		const stored = toStoredRun(record);
		return stored === void 0 || stored.record.body.trigger.subject.number !== subject.number || stored.comment >= before ? [] : [{
			stored,
			records: recordsOf(thread, stored)
		}];
	})).toSorted((a, b) => b.stored.comment - a.stored.comment);
	return {
		runs: [...Map.groupBy(newestFirst, ({ stored }) => stored.record.body.pipeline).values()].flatMap((runs) => runs.slice(0, 1)),
		comments: own.comments
	};
}
function recordsOf(thread, { record: { run } }) {
	return thread.records.map(({ record }) => record).filter((record) => record.run === run);
}
/** The runs that somebody may command. What today's config has no longer is judged by the config that its run froze. */
async function askAllowedRuns(engine, runs, facts) {
	const { trigger, matches } = facts;
	const known = new Set(matches.map(({ pipeline }) => pipeline));
	const gone = runs.filter((run) => !known.has(pipelineOf$1(run)));
	const judged = gone.length === 0 ? [] : await askPermittedPipelines(engine, {
		trigger,
		config: { pipelines: frozenOf(gone) }
	});
	const allowed = new Set([...matches, ...judged].filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
	return runs.filter((run) => allowed.has(pipelineOf$1(run)));
}
function pipelineOf$1({ stored }) {
	return stored.record.body.pipeline;
}
function frozenOf(runs) {
	return Object.fromEntries(runs.flatMap((run) => {
		const name = pipelineOf$1(run);
		const { pipelines } = run.stored.record.body.config;
		const pipeline = Object.hasOwn(pipelines, name) ? pipelines[name] : void 0;
		return pipeline === void 0 ? [] : [[name, pipeline]];
	}));
}

// src/engine/command/post-reply.ts
/** Answers a command once, where it was given. An answer with the list of commands takes the place of the last such one (U12). */
async function postReply(engine, { parts, context }) {
	const { threads, redactor, log } = engine.ports;
	const { comment, trigger } = context;
	const marker = replyMarker(comment.id);
	if (context.comments.some((each) => isOurs(each, context) && each.body.trimEnd().endsWith(marker))) return;
	const text = redactor.redact(renderReply(parts, {
		comment: comment.id,
		login: trigger.actor.login
	})).text;
	try {
		const { author } = await threads.create(trigger.subject.number, text, marker);
		if (text.includes("<!-- baton-help -->")) await minimiseOlder(engine, {
			context,
			author: author?.id
		});
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "comments-refused" && error.reason !== "not-found") throw error;
		log.warning(`The command in comment ${comment.id} was not answered: ${error.message}`);
	}
}
/** Whom we just posted as is us. */
async function minimiseOlder(engine, { context, author }) {
	if (author === void 0) return;
	const [last] = context.comments.filter((each) => each.author?.id === author && each.body.includes(`\n${"<!-- baton-help -->"}\n`)).toSorted((a, b) => b.id - a.id);
	if (last === void 0) return;
	try {
		await engine.ports.threads.minimise(last);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		engine.ports.log.warning(`Comment ${last.id}, an older list of commands, was not folded: ${error.message}`);
	}
}
/** Our own account: that of workflows, a bot, or the one that wrote records here. Who asked is never us. */
function isOurs({ author, id }, { runs, comments, trigger }) {
	if (author === null || author.id === trigger.actor.id) return false;
	const writers = new Set(runs.map(({ stored }) => stored.comment));
	const known = comments.filter((each) => writers.has(each.id)).map((each) => each.author?.id);
	return id > 0 && (author.id === 41898282 || author.type === "Bot" || known.includes(author.id));
}

// src/engine/command/retry.ts
const pausedWords = `This has the label \`${pauseLabel}\`, so nothing is tried again: take it off, then comment \`/baton retry\` once more.`;
/** Lets the newest run that failed go on: all that failed in it, or one stage, as `<stage>` or `<run>/<stage>`. */
async function retryRun(engine, context, task) {
	const { run: name, stage } = splitTask(task);
	const named = context.runs.filter(({ stored }) => name === void 0 || stored.record.run === name);
	const [run] = [
		...named.filter((each) => hasDecided(each, context)),
		...named.filter(hasFailed),
		...named
	];
	if (run === void 0) return {
		parts: [describeNone(name)],
		done: false
	};
	if (checkPause(context.trigger).length > 0 && !hasDecided(run, context)) return {
		parts: [pausedWords],
		done: false
	};
	const decided = await applyCommand(engine, run, {
		context,
		verb: "retry",
		stage
	});
	if (!decided.ok) return {
		parts: [decided.error],
		done: false
	};
	const started = decided.value.started.map((each) => `\`${each}\``).join(", ");
	const told = `🔁 Run \`${run.stored.record.run}\` goes on${started === "" ? "" : ` with ${started}`}.`;
	return {
		parts: isShownInThread(run, context) ? [] : [told],
		runs: [toPlanned(run, decided.value)],
		done: true
	};
}
function splitTask(task) {
	const slash = task?.indexOf("/") ?? -1;
	if (task === void 0 || slash < 0) return {
		run: void 0,
		stage: task
	};
	return {
		run: task.slice(0, slash),
		stage: task.slice(slash + 1)
	};
}
function hasFailed({ records }) {
	return findEnd(records)?.body.outcome === "failed";
}
function describeNone(name) {
	return name === void 0 ? "There is no run here that could be tried again." : `There is no run \`${name}\` here.`;
}

// src/engine/command/show.ts
/** What a stage of the newest run that has one of that name handed over. */
async function replyWithHandoff(engine, { runs }, task) {
	const { run: name, stage = "" } = splitTask(task);
	const found = runs.find(({ stored }) => {
		const { run, body } = stored.record;
		return Object.hasOwn(body.config.pipelines[body.pipeline]?.stages ?? {}, stage) && (name === void 0 || run === name);
	});
	if (found === void 0) return {
		parts: [`No run here has a stage \`${stage}\`. ${listStages(runs)}`],
		done: false
	};
	const { record, comment, writtenAt } = found.stored;
	const first = {
		id: comment,
		at: writtenAt ?? record.body.startedAt
	};
	const reading = await readRun(engine, {
		run: record.run,
		thread: record.thread,
		first
	});
	if (!reading.ok) return {
		parts: [`Run \`${record.run}\` cannot be read: ${reading.error.message}`],
		done: false
	};
	const filled = await loadHandoffs(engine.ports, {
		state: reading.value.state,
		stages: [stage]
	});
	if (!filled.ok) return {
		parts: [filled.error.problem.message],
		done: false
	};
	const source = findHandoffSource(filled.value, stage);
	if (source === void 0) return {
		parts: [`Stage \`${stage}\` of run \`${record.run}\` has handed nothing over so far.`],
		done: false
	};
	return {
		parts: [renderHandoffReply(filled.value, source)],
		done: true
	};
}
function listStages(runs) {
	const names = runs.flatMap(({ stored: { record } }) => {
		return Object.keys(record.body.config.pipelines[record.body.pipeline]?.stages ?? {}).map((stage) => `\`${stage}\``);
	});
	return names.length === 0 ? "No run about this has begun yet." : `There are ${[...new Set(names)].join(", ")}.`;
}
/** How the newest run of each pipeline stands, with the way to its status comment. */
async function replyWithStatus(engine, { runs }) {
	if (runs.length === 0) return {
		parts: ["No run about this has begun yet."],
		done: true
	};
	const parts = [];
	for (const run of runs) parts.push(await tellRun(engine, run));
	return {
		parts,
		done: true
	};
}
async function tellRun(engine, { stored }) {
	const { record, comment, writtenAt } = stored;
	const first = {
		id: comment,
		at: writtenAt ?? record.body.startedAt
	};
	const reading = await readRun(engine, {
		run: record.run,
		thread: record.thread,
		first
	});
	if (!reading.ok) return `Run \`${record.run}\` cannot be read: ${reading.error.message}`;
	const { state } = reading.value;
	const view = await readOwnView(engine, {
		reading: reading.value,
		first,
		marker: statusMarker(record.run)
	});
	const url = statusUrl(state, view?.id ?? 0);
	return `${renderHeadline(state)}${url === void 0 ? "" : ` All of it is in [its status comment](${url}).`}`;
}
/** Why runs here started, and why the last event that could have started one did not. From what was stored alone. */
async function replyWithWhy(engine, { runs, trigger }) {
	const subject = trigger.subject.number;
	return renderWhy({
		subject,
		runs: runs.map(({ stored }) => stored.record),
		trace: await findTrace(engine, subject)
	});
}
async function findTrace({ ports, settings }, subject) {
	try {
		const text = await ports.traces?.read(traceName(subject));
		if (text === void 0) return void 0;
		const place = {
			repo: settings.repository.id,
			subject
		};
		const verify = (signed, by) => ports.verifier.verify(signed, by);
		return decodeTrace(text, ports.signer === void 0 ? place : {
			...place,
			verify
		});
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		ports.log.warning(`The trace of #${subject} cannot be read: ${error.message}`);
		return;
	}
}

// src/engine/command/answer-command.ts
/**
* Does what a command asks for, and answers it. Runs under the subject's lock, so that two commands are carried out in their
* order. Any number of times: a comment decides once and is answered once.
*/
async function answerCommand(engine, request) {
	const { trigger, config, command } = request;
	const { comment } = trigger;
	const matches = await askPermittedPipelines(engine, request);
	if (comment === void 0 || !matches.some(({ matched }) => matched)) return {
		matches,
		answer: [],
		runs: []
	};
	const reaction = await markCommandSeen(engine, trigger);
	const { runs, comments } = await listRunsAbout(engine, {
		trigger,
		config,
		before: comment.id
	});
	const spoken = await askAllowedRuns(engine, runs, {
		trigger,
		matches
	});
	const context = {
		trigger,
		comment,
		config,
		runs: spoken,
		comments
	};
	const { parts: told, runs: changed = [], done } = await carryOut(engine, {
		context,
		command
	});
	const silent = isAboutRuns(command) ? runs.filter((run) => !spoken.includes(run)) : [];
	const parts = told.length === 0 || silent.length === 0 ? told : [...told, leftOutNote(silent.map(pipelineOf))];
	if (parts.length > 0) await postReply(engine, {
		parts,
		context
	});
	await reaction.settle(done);
	return {
		matches,
		answer: parts,
		runs: changed
	};
}
function isAboutRuns({ kind }) {
	return kind !== "help" && kind !== "unknown" && kind !== "approve";
}
function pipelineOf({ stored }) {
	return stored.record.body.pipeline;
}
async function carryOut(engine, { context, command }) {
	const commands = listCommands(context.config, context.trigger.subject.kind);
	switch (command.kind) {
		case "cancel": return cancelRuns(engine, context);
		case "retry":
			if (engine.settings.paused === true) return {
				parts: [`${pauseWords}. Nothing was done.`],
				done: false
			};
			return retryRun(engine, context, command.task);
		case "status": return replyWithStatus(engine, context);
		case "handoff": return replyWithHandoff(engine, context, command.task);
		case "help": return {
			parts: [renderHelp(commands)],
			done: true
		};
		case "unknown": return {
			parts: [renderUnknown(command.line, commands)],
			done: false
		};
		case "why": return {
			parts: [await replyWithWhy(engine, context)],
			done: true
		};
		case "approve": return {
			parts: [`\`/baton ${command.kind}\` is not supported yet. Nothing was done.`],
			done: false
		};
		default: return command;
	}
}

// src/engine/plan/complete-trigger.ts
/** What payloads leave out and runs need; a failure says in words why a run about these commits cannot start. */
async function completeTrigger(engine, trigger) {
	if (trigger.kind === "review") return success(await addLines(engine, trigger));
	const { kind, subject } = trigger;
	if (kind !== "comment" || subject.kind !== "pull-request" || subject.head !== void 0) return success(trigger);
	const pull = await engine.ports.subjects.readPullRequest(subject.number);
	if (pull?.head === void 0 || pull.base === void 0) return failure(`GitHub does not say which commits pull request #${subject.number} is made of`);
	if (wasPushedSince(pull, trigger)) return failure(`the repository that pull request #${subject.number} comes from was pushed to after the command was written: look at its commits and comment again`);
	return success({
		...trigger,
		subject: {
			...subject,
			head: pull.head,
			base: pull.base
		}
	});
}
/** What an outsider pushed while the command waited for a runner is nothing that its author has seen. */
function wasPushedSince({ head, base, headPushedAt }, { comment }) {
	return head?.repository !== base?.repository && headPushedAt !== void 0 && comment !== void 0 && Date.parse(headPushedAt) > Date.parse(comment.createdAt);
}
/** A review's payload does not hold its comments on lines. In Action mode they come with the review, which was asked for. */
async function addLines(engine, trigger) {
	const { review, subject } = trigger;
	if (engine.settings.via !== "app" || review === void 0) return trigger;
	const comments = await engine.ports.subjects.listReviewComments(subject.number, review.id);
	return {
		...trigger,
		review: {
			...review,
			comments: [...comments]
		}
	};
}

// src/engine/plan/match-event.ts
/** What the event starts, and why not the rest. GitHub is asked about the actor once, and only when that is all that still decides. */
async function matchEvent(engine, facts) {
	const own = await readOwnAccount(engine, facts);
	const known = {
		...facts,
		files: await findFiles(engine, facts),
		via: engine.settings.via,
		own
	};
	const best = matchPipelines({
		...known,
		role: "admin",
		author: { role: "admin" }
	});
	const unknown = matchPipelines({
		...known,
		role: void 0
	});
	if (best.every(({ matched }, at) => matched === unknown[at]?.matched)) return unknown;
	const role = await askRole(engine, facts.trigger.actor);
	const first = matchPipelines({
		...known,
		...role,
		author: { role: "admin" }
	});
	const teams = teamsThatDecide(facts.config, {
		best,
		matches: first
	});
	const standing = teams.length === 0 ? role : {
		...role,
		...await askTeams(engine, facts.trigger.actor, teams)
	};
	const matches = matchPipelines({
		...known,
		...standing
	});
	if (!matches.some(lacksAuthor)) return matches;
	return matchPipelines({
		...known,
		...standing,
		author: await askRole(engine, facts.trigger.subject.author)
	});
}
/** Whether the role of the one who wrote the text is all that still decides. */
function lacksAuthor({ checks }) {
	const failed = checks.filter(({ passed }) => !passed);
	return failed.length > 0 && failed.every(({ check }) => check === "outside-text");
}
/** Of the pipelines that lack the permission alone. */
function teamsThatDecide({ pipelines }, { best, matches }) {
	const open = best.filter(({ matched }, at) => matched && matches[at]?.matched === false);
	return [...new Set(open.flatMap(({ pipeline }) => pipelines[pipeline]?.allow.teams ?? []))];
}
/** The files of a pull request are asked for only when nothing but them still decides. */
async function findFiles(engine, facts) {
	const { subject } = facts.trigger;
	if (subject.kind !== "pull-request") return void 0;
	return matchPipelines({
		...facts,
		via: engine.settings.via,
		role: "admin"
	}).some(({ checks }) => checks.some(({ check, passed }) => check === "files" && !passed)) ? engine.ports.subjects.listChangedFiles(subject.number) : void 0;
}

// src/engine/plan/refuse-command.ts
/** Pipelines that a command means, and that more than the right keeps from starting. Only then is GitHub asked for the role. */
async function explainRefusedStart(engine, { trigger, config, matches }) {
	const open = matches.filter((match) => !match.matched && isMeant(match, {
		trigger,
		config
	})).filter(({ checks }) => failedOf(checks, trigger).length > 0);
	if (open.length === 0) return {
		prevented: [],
		forbidden: []
	};
	const names = new Set(open.map(({ pipeline }) => pipeline));
	const pipelines = Object.fromEntries(Object.entries(config.pipelines).filter(([name]) => names.has(name)));
	const judged = await askPermittedPipelines(engine, {
		trigger,
		config: { pipelines }
	});
	const allowed = new Set(judged.filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
	return {
		prevented: open.filter(({ pipeline }) => allowed.has(pipeline)).flatMap(({ pipeline, checks }) => failedOf(checks, trigger).map(({ detail }) => ({
			pipeline,
			reason: detail
		}))),
		forbidden: judged.flatMap(({ pipeline, checks }) => checks.flatMap(({ check, passed, detail }) => check === "permission" && !passed ? [{
			pipeline,
			reason: detail
		}] : []))
	};
}
/** Whether a comment is the command for a pipeline, by the word of somebody that counts. */
function isMeant({ pipeline, checks }, { trigger, config }) {
	if (checks.some(({ check, passed }) => check === "sender" && !passed)) return false;
	const on = config.pipelines[pipeline]?.on;
	return trigger.named === void 0 ? on !== void 0 && ownsCommand(on, trigger.comment?.body ?? "") : trigger.named === pipeline;
}
/** Besides the right. Of several filters those for other commands say nothing, and the author is asked about last. */
function failedOf(checks, { named }) {
	const failed = checks.filter(({ check, passed }) => !passed && check !== "permission" && (check !== "command" || named !== void 0));
	const others = failed.filter(({ check }) => check !== "outside-text");
	return others.length > 0 ? others : failed;
}
const day = 864e5;
/**
* The answer to a command that started nothing (U13, I-11): 👎, and why in words. Somebody without the right is told once a day,
* so that nobody can make us fill a thread. Comments that are no command of any pipeline are answered by nobody here.
*/
async function refuseCommand(engine, { trigger, config, matches, refused }) {
	const { comment, actor } = trigger;
	if (trigger.kind !== "comment" || comment === void 0) return;
	const late = refused.map(({ pipeline, reason }) => ({
		pipeline,
		reason: `${reason}.`
	}));
	const kept = late.length > 0 ? {
		prevented: late,
		forbidden: []
	} : await explainRefusedStart(engine, {
		trigger,
		config,
		matches
	});
	if (kept.prevented.length > 0) return answer(engine, {
		trigger,
		refusals: kept.prevented,
		marker: refusalMarker({ comment: comment.id })
	});
	const forbidden = [...matches.flatMap(findForbidden), ...kept.forbidden];
	if (forbidden.length > 0) await answer(engine, {
		trigger,
		refusals: forbidden,
		marker: refusalMarker({ person: actor.id })
	});
}
/** The permission alone is missing. */
function findForbidden({ pipeline, matched, checks }) {
	const failed = checks.filter(({ passed }) => !passed);
	if (matched || failed.some(({ check }) => check !== "permission")) return [];
	return failed.map(({ detail }) => ({
		pipeline,
		reason: detail
	}));
}
/** Anybody can write the marker: who does so keeps an answer from themselves. A thread that takes no words is no fault of ours. */
async function answer(engine, { trigger, refusals, marker }) {
	const { threads, log } = engine.ports;
	const { comment, actor, subject } = trigger;
	if (comment === void 0) return;
	await addReaction(engine, { comment: comment.id }, "-1");
	try {
		const since = (/* @__PURE__ */ new Date(Date.parse(comment.createdAt) - day)).toISOString();
		if ((await threads.listSince(subject.number, since)).some(({ id, body }) => id !== comment.id && body.trimEnd().endsWith(marker))) return;
		await threads.create(subject.number, renderRefusal(actor.login, refusals, marker), marker);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		log.warning(`The command in comment ${comment.id} was refused, and nobody was told: ${error.message}`);
	}
}

// src/engine/decision/replace-run.ts
/** Ends the run that is in the way of a newer one (`on-conflict: replace`); the error says why it cannot, in words. */
async function replaceRun(engine, { reading, first, trigger, start }) {
	const { run, thread: subject } = reading.state.run;
	const decided = await applyDecision(engine, {
		run,
		thread: subject,
		first,
		verb: "supersede",
		actor: trigger.actor,
		reason: `${describeCause(trigger)}, which starts a newer run`,
		source: {
			kind: "event",
			event: start
		}
	});
	return decided.ok ? void 0 : decided.error;
}

// src/engine/plan/begin-run.ts
/** Draws the status comment and starts the first stages. Thrown errors make the job fail: it can be run again. */
async function beginRun(engine, request) {
	const { record, comment, digest, writtenAt } = request.stored;
	const first = {
		id: comment,
		at: writtenAt ?? record.body.startedAt
	};
	const visible = await awaitVisible(engine, {
		order: {
			run: record.run,
			thread: record.thread,
			first
		},
		comment,
		digest
	});
	if (!visible.ok) throw new Error(problemText(visible.error));
	const reading = visible.value;
	const effects = decide(reading.state, {
		cause: record.seq,
		now: engine.ports.clock.now()
	});
	const starts = effects.filter((effect) => effect.kind === "dispatch-task");
	const inline = request.inline ? starts[0] : void 0;
	const status = await createStatus(engine, {
		reading,
		first,
		known: new Map(inline === void 0 ? [] : [[inline.stage, engine.settings.workflowRun]]),
		recovering: request.recovering
	});
	if (reading.state.end === void 0) await labelRunning(engine, reading.state);
	const isDrawn = !request.recovering && effects.every((effect) => effect === inline || effect.kind === "update-status");
	const performed = await performEffects(engine, {
		effects: isDrawn ? effects.filter(({ kind }) => kind !== "update-status") : effects,
		reading,
		first,
		status,
		recovering: request.recovering,
		inline: request.inline
	});
	return {
		run: record.run,
		...performed
	};
}
/** The status comment of the run; after a crash the one that is there already, if our own account wrote it. */
async function createStatus(engine, request) {
	const { state } = request.reading;
	const marker = statusMarker(state.run.run);
	const own = request.recovering ? await readOwnView(engine, {
		...request,
		marker
	}) : void 0;
	if (own !== void 0) return own.id;
	const comments = commentsOf(request.reading.stored, state.run.run);
	const text = renderStatusComment(state, {
		started: request.known,
		comments
	});
	const thread = viewThreadOf(state.run);
	try {
		return (await engine.ports.threads.create(thread, text, marker)).id;
	} catch (error) {
		if (!(error instanceof GitHubError && error.reason === "comments-refused") || thread === state.run.thread) throw error;
		engine.ports.log.warning(`Run ${state.run.run} has no status comment: ${error.message}`);
		return 0;
	}
}

// src/engine/plan/choose-thread.ts
/** Within this time a second event with the same `id` is known as such. */
const knownForHours = 24;
/**
* An event of another program, or a start by hand, has no subject: its run is kept on the pipeline's runs issue. Each stands for
* itself, so none waits for another, and its name follows from the workflow run that it made.
*/
async function chooseEventThread(engine, request) {
	const { trigger, pipeline, start } = request;
	const now = engine.ports.clock.now();
	const firedAt = trigger.firedAt ?? now;
	const { issue } = await ensureRunsIssue(engine, pipeline);
	const inputs = inputsOf(request);
	const { webhook, ...rest } = trigger;
	const subject = {
		...trigger.subject,
		number: issue.number,
		comments: issue.comments,
		url: issue.url
	};
	return {
		trigger: {
			...rest,
			subject: {
				...subject,
				title: inputs.title ?? `Baton runs: ${pipeline}`,
				body: inputs.body ?? "",
				labels: ["baton:runs"],
				createdAt: issue.createdAt
			},
			...webhook === void 0 ? {} : {
				webhook: { type: webhook.type },
				inputs
			}
		},
		start: inputs.id === void 0 ? start : `webhook ${webhook?.type ?? ""} ${inputs.id}`,
		run: eventRunName(pipeline, {
			subject: issue.number,
			ordinal: engine.settings.workflowRun.id || Date.parse(firedAt)
		}),
		thread: issue.number,
		threads: [],
		isApart: true,
		since: new Date(Math.min(Date.parse(firedAt), Date.parse(now) - knownForHours * 36e5)).toISOString()
	};
}
function inputsOf({ trigger, pipeline, config }) {
	const filters = filtersOf(config.pipelines[pipeline]?.on.webhook);
	for (const { type, map = {} } of filters) {
		const mapped = type === trigger.webhook?.type ? mapWebhook(map, trigger.webhook.payload) : void 0;
		if (mapped?.ok === true) return mapped.value;
	}
	return {};
}
/** A tick has no subject: its run is kept on the pipeline's runs issue, and named by the time that the tick stands for. */
async function chooseTickThread(engine, request) {
	const { trigger, pipeline, config } = request;
	const timezone = config.pipelines[pipeline]?.on.schedule?.timezone;
	const cron = trigger.schedule?.cron ?? "";
	const tick = findTick(cron, trigger.schedule?.firedAt ?? engine.ports.clock.now(), timezone);
	const { issue, accepting, past } = await ensureRunsIssue(engine, pipeline);
	const subject = {
		...trigger.subject,
		number: issue.number,
		comments: issue.comments,
		url: issue.url
	};
	return {
		trigger: {
			...trigger,
			subject: {
				...subject,
				title: `Baton runs: ${pipeline}`,
				labels: ["baton:runs"],
				createdAt: issue.createdAt
			},
			schedule: {
				...trigger.schedule,
				cron,
				tick
			}
		},
		start: `tick ${tick}`,
		run: cronRunName(pipeline, tick),
		thread: issue.number,
		threads: [...accepting, ...past.slice(0, 1)].map(({ number, comments }) => ({
			number,
			comments,
			about: number
		}))
	};
}
/**
* Where the records of a run about a subject go (`comments`). The subject's own thread is looked at in any case: earlier
* runs may have been kept there, and prompts may show its comments. One that was empty at the trigger holds neither.
*/
async function chooseSubjectThread(engine, request) {
	const { subject } = request.trigger;
	const own = {
		number: subject.number,
		comments: subject.comments,
		about: subject.number
	};
	if (request.config.comments === "all") return {
		thread: subject.number,
		threads: [own]
	};
	const { issue, ...ordered } = await ensureRunsIssue(engine, request.pipeline);
	const elsewhere = runThreadsOf(ordered, subject);
	return {
		thread: issue.number,
		threads: subject.comments === 0 ? elsewhere : [...elsewhere, own]
	};
}

// src/core/trigger/match/find-outsiders.ts
/** Whether only a role that may write let somebody start the pipeline; a bot's id, a name, a team or a lower role says less. */
function hasCheckedRole(actor, allow) {
	if (allow === void 0 || isBot(actor) || hasName(allow.users, actor.login)) return false;
	return !(allow["minimum-role"] === "read" || allow["minimum-role"] === "triage") && allow.roles === void 0 && allow.teams === void 0;
}
/** As many as people read. */
const mostNames = 10;
/**
* Logins of the outsiders whose text a run works with: that of the subject, and of the comments its prompts show. The person who
* asked for the run is none only where a role that may write was asked for; a webhook is the word of a token that may write.
*/
function findOutsiders({ trigger, comments, allow }) {
	if (!hasSubject(trigger)) return [];
	const { subject, actor } = trigger;
	const insider = hasCheckedRole(actor, allow) ? actor.id : void 0;
	const foreign = [subject, ...comments].filter(({ author, association }) => isOutsider(association) && (author?.id ?? 0) !== insider);
	return [...new Set(foreign.map(({ author }) => author?.login ?? "ghost"))].slice(0, mostNames);
}

// src/engine/plan/freeze-comments.ts
/**
* The comments a run works with: as they were at the event, the newest that fit; what was made or edited later is left out
* and counted (T14, I-32). Asked for only where a prompt can show them; left out altogether when GitHub does not say when the
* event was.
*/
async function freezeComments(engine, request) {
	const { taken, leftOut } = await takeComments(engine, request);
	const comments = taken.map(({ id, author, body }) => ({
		id,
		author: author?.login ?? "ghost",
		body
	}));
	const outside = ruleOf(request) === "trust" ? [] : findOutsiders({
		trigger: request.trigger,
		comments: taken,
		allow: allowOf(request)
	});
	return {
		comments,
		...leftOut === void 0 ? {} : { leftOut },
		...outside.length === 0 ? {} : { outside: [...outside] }
	};
}
function allowOf({ config, pipeline }) {
	return config.pipelines[pipeline]?.allow;
}
function ruleOf(request) {
	return allowOf(request)?.["outside-text"] ?? "taint";
}
async function takeComments(engine, request) {
	const { trigger } = request;
	if (!hasSubject(trigger) || !showsComments(request.config, request.pipeline)) return { taken: [] };
	const said = request.comments.filter((comment) => !isOwnView(comment));
	if (said.length === 0) return { taken: [] };
	const { number } = trigger.subject;
	const time = frozenAt(trigger) ?? await engine.ports.subjects.readLabeledAt(number, trigger.label);
	if (time === void 0) {
		engine.ports.log.warning(`GitHub does not say when #${number} came to start this run, so its comments are left out.`);
		return {
			taken: [],
			leftOut: {
				later: said.length,
				older: 0
			}
		};
	}
	const frozen = said.filter((comment) => isBefore(comment, time));
	const shown = ruleOf(request) === "refuse" ? frozen.filter(({ association }) => !isOutsider(association)) : frozen;
	const taken = selectNewestComments(shown);
	const leftOut = {
		later: said.filter((comment) => !isBefore(comment, time) && !isOf(comment, trigger)).length,
		older: shown.length - taken.length,
		...shown.length === frozen.length ? {} : { outside: frozen.length - shown.length }
	};
	return leftOut.later + leftOut.older + (leftOut.outside ?? 0) === 0 ? { taken } : {
		taken,
		leftOut
	};
}
/** The command itself is no comment that came later. */
function isOf({ id }, { comment }) {
	return id === comment?.id;
}
/** A stage without a prompt gets the default one, which shows them. */
function showsComments(config, pipeline) {
	return Object.values(config.pipelines[pipeline]?.stages ?? {}).some((stage) => isAgentStage(stage) && (stage.prompt === void 0 || stage.prompt.includes("comments")));
}
function isBefore({ createdAt, updatedAt }, time) {
	return Date.parse(createdAt) < Date.parse(time) && Date.parse(updatedAt) < Date.parse(time);
}

// src/engine/plan/start-run.ts
/** Starts a run, or goes on with the one that the same event started; the error says why neither, in words. */
async function startRun(engine, request) {
	const placed = await place(engine, request);
	const found = await listEarlierRuns(engine, placed);
	const same = found.runs.find(({ record }) => record.body.start === placed.start) ?? await findSame(engine, placed);
	if (same !== void 0 && placed.isApart === true && isOfOther(engine, same)) return failure(`run ${same.record.run} was started by the same event`);
	if (same !== void 0) return success(await beginRun(engine, {
		...request,
		stored: same,
		recovering: true
	}));
	const newest = newestOf(found.runs);
	const refusal = newest === void 0 || placed.isApart === true ? void 0 : await findRefusal(engine, {
		newest,
		placed,
		ended: found.ended
	});
	if (refusal !== void 0) return failure(refusal);
	const stored = await writeRun(engine, {
		request: addMissed(placed, newest?.record.body.trigger),
		newest: await readNewestName(engine, placed, newest),
		...found
	});
	return success(await beginRun(engine, {
		...request,
		stored,
		recovering: false
	}));
}
async function place(engine, request) {
	const placed = await placeAny(engine, request);
	return {
		...request,
		...placed
	};
}
function placeAny(engine, request) {
	if (request.trigger.schedule !== void 0) return chooseTickThread(engine, request);
	return hasSubject(request.trigger) ? chooseSubjectThread(engine, request) : chooseEventThread(engine, request);
}
/** The workflow run that started it carries out its first task itself, and no other one may meanwhile. */
function isOfOther({ settings }, { record }) {
	return record.body.workflowRun.id !== settings.workflowRun.id;
}
/** Of runs that do not wait for each other, the one of this very event, which need not be the newest. */
async function findSame(engine, { isApart, run, start, thread, since }) {
	if (isApart !== true || since === void 0 || thread === 0) return void 0;
	const { records } = await engine.ports.store.readSince(thread, since);
	return records.map(toStoredRun).find((stored) => stored?.record.run === run || stored?.record.body.start === start);
}
/** How many times of the schedule have gone by since the run before: GitHub fires late, and now and then not at all. */
function addMissed(request, before) {
	const { schedule } = request.trigger;
	const after = before?.schedule?.tick;
	if (schedule?.tick === void 0 || after === void 0 || before?.schedule?.cron !== schedule.cron) return request;
	const timezone = request.config.pipelines[request.pipeline]?.on.schedule?.timezone ?? "UTC";
	const missed = countMissed(schedule.cron, {
		after,
		before: schedule.tick,
		timezone
	});
	return missed === 0 ? request : {
		...request,
		trigger: {
			...request.trigger,
			schedule: {
				...schedule,
				missed
			}
		}
	};
}
async function findRefusal(engine, facts) {
	const { trigger, start, config, pipeline } = facts.placed;
	const { record, comment, writtenAt } = facts.newest;
	const late = findNewer(engine, facts);
	if (late !== void 0) return late;
	if (facts.ended.includes(comment)) return void 0;
	const first = {
		id: comment,
		at: writtenAt ?? record.body.startedAt
	};
	const reading = await readRun(engine, {
		run: record.run,
		thread: record.thread,
		first
	});
	if (reading.ok && reading.value.state.end !== void 0) return void 0;
	for (const doubt of reading.ok ? reading.value.doubts : []) engine.ports.log.warning(doubt);
	if (!reading.ok && reading.error.code === "BATON-E413") {
		engine.ports.log.warning(`Run ${record.run} cannot be carried on, so a new run starts over, and its records are left alone. ${problemText(reading.error)}`);
		return;
	}
	if (isOfOtherVersion(reading, comment)) {
		engine.ports.log.warning(`Run ${record.run} holds records of another version of Baton, so it cannot be carried on: a new run starts over, and its records are left alone.`);
		return;
	}
	if (reading.ok && config.pipelines[pipeline]?.["on-conflict"] === "replace") return replaceRun(engine, {
		reading: reading.value,
		first,
		trigger,
		start
	});
	return `run ${record.run} of this pipeline has not ended${await sweepInPassing(engine, {
		reading,
		first
	})}`;
}
/** A plan job that runs again after a newer event has started a run of its own has come too late. */
function findNewer(engine, { newest: { record }, placed: { trigger } }) {
	const { id } = engine.settings.workflowRun;
	if (id !== 0 && record.body.workflowRun.id > id) return `run ${record.run} was started by a newer event`;
	const tick = trigger.schedule?.tick;
	const latest = record.body.trigger.schedule?.tick;
	return tick !== void 0 && latest !== void 0 && latest > tick ? `run ${record.run} was started by a later tick` : void 0;
}
/** The run that is in the way may wait for a job that vanished. */
async function sweepInPassing(engine, { reading, first }) {
	if (!reading.ok) return "";
	return (await sweepRun(engine, {
		reading: reading.value,
		first
	})).map(({ title, silence }) => `; ${title}: ${stallWords(silence)}`.replace(/\.$/, "")).join("");
}
/**
* Whether a run that seems unfinished was carried on by a Baton that we cannot read (C-40): a genuine record says so, or a
* marker of another version that our own account wrote after the run began.
*/
function isOfOtherVersion(reading, first) {
	if (!reading.ok) return reading.error.code === "BATON-E409";
	return ignoredInOwnComments(reading.value, first).some(({ reason }) => reason === "version");
}
async function writeRun(engine, facts) {
	const { request } = facts;
	const { subject } = request.trigger;
	const run = (request.run === void 0 ? void 0 : freeRunName(request.run, facts.taken)) ?? nextRunName(request.pipeline, {
		...facts,
		subject: subject.number
	});
	const config = selectPipeline(request.config, request.pipeline);
	const { pipeline } = request;
	const reaction = await request.acknowledge?.();
	const history = await readHistory(engine, {
		pipeline,
		config: config.pipelines[pipeline],
		subject: subject.number
	});
	const body = {
		pipeline: request.pipeline,
		trigger: request.trigger,
		...await freezeComments(engine, {
			...request,
			config,
			comments: facts.comments
		}),
		commit: request.commit,
		config,
		head: subject.head?.sha ?? request.commit,
		startedAt: engine.ports.clock.now(),
		start: request.start,
		...history === void 0 ? {} : { history },
		...request.checks === void 0 ? {} : { checks: request.checks.map(({ check, detail }) => ({
			check,
			detail
		})) },
		...reaction === void 0 ? {} : { reaction },
		workflowRun: engine.settings.workflowRun
	};
	const [stored] = await engine.ports.store.append({
		thread: request.thread,
		tip: {
			seq: 0,
			digest: ""
		},
		drafts: [{
			kind: "run",
			run,
			task: "",
			attempt: 0,
			execution: 0,
			body
		}],
		visible: renderRunComment({
			run,
			thread: request.thread,
			body
		})
	});
	const written = toStoredRun(stored);
	if (written === void 0) throw new Error("The store did not append the record of the run.");
	return written;
}

// src/core/trigger/match/build-trace.ts
/** Checks that say whether what happened is what a pipeline waits for; all others are about whether it may. */
const waits = /* @__PURE__ */ new Set([
	"event",
	"label",
	"command",
	"review-state"
]);
const detailCharacters = 2e3;
/**
* The trace of an event that started nothing; undefined for one that no pipeline waits for, such as the label of somebody
* else's process: nobody would ask why that started nothing.
*/
function buildTrace({ trigger, matches, refused, at, url }) {
	const awaited = matches.filter(({ checks }) => checks.some(({ check, passed }) => passed && waits.has(check)));
	if (!hasSubject(trigger) || awaited.length + refused.length === 0) return void 0;
	return {
		version: 1,
		repo: trigger.repository.id,
		subject: trigger.subject.number,
		at,
		event: describeCause(trigger).slice(0, detailCharacters),
		matches: awaited.slice(0, 50).map(({ pipeline, checks }) => ({
			pipeline,
			checks: checks.slice(0, 200).map((check) => ({
				...check,
				detail: check.detail.slice(0, detailCharacters)
			}))
		})),
		refused: refused.slice(0, 50).map(({ pipeline, reason }) => ({
			pipeline,
			reason: reason.slice(0, detailCharacters)
		})),
		url
	};
}

// src/engine/plan/store-trace.ts
/** Who asks, asks soon. */
const days = 7;
/**
* Keeps why an event started nothing that could have (`baton why`), as an artifact of this workflow run: no comment, no request
* to GitHub's interface, nothing where a run starts. The App has none, and says so in its log. Its loss is no fault.
*/
async function storeTrace({ ports, settings }, decided) {
	const trace = buildTrace({
		...decided,
		at: ports.clock.now(),
		url: settings.workflowRun.url
	});
	if (trace === void 0 || ports.texts.save === void 0) return;
	const text = encodeTrace(redactDeep(trace, ports.redactor), ports.signer);
	try {
		await ports.texts.save(traceName(trace.subject), text, { days });
	} catch (error) {
		ports.log.info(`Why nothing was started is kept in this log alone: ${messageOf(error)}`);
	}
}

// src/engine/plan/plan-run.ts
/** Starts a run of every pipeline that the trigger matches. Runs under the subject's lock. */
async function planRun(engine, request) {
	const config = await parseWholeConfig(request.configText);
	if (!config.ok) return failure(config.error);
	const keys = config.value.signing?.keys ?? [];
	const isPrivate = request.trigger.repository.private;
	const problem = checkSigningKey({
		keys,
		signer: engine.ports.signer,
		isPrivate
	});
	if (problem !== void 0) return failure([problem]);
	const command = findVerb(request.trigger, config.value);
	if (command !== void 0) {
		const answered = await answerCommand(engine, {
			trigger: request.trigger,
			config: config.value,
			command
		});
		const { matches } = answered;
		const decided = {
			trigger: request.trigger,
			config: config.value,
			matches,
			refused: []
		};
		if (!matches.some(({ matched }) => matched)) await refuseCommand(engine, decided);
		return success({
			...answered,
			refused: [],
			inline: void 0
		});
	}
	const matches = await matchEvent(engine, {
		trigger: request.trigger,
		config: config.value
	});
	const matched = matches.filter((match) => match.matched);
	const startable = matched.length === 0 ? success(request.trigger) : await findStartable(engine, request.trigger);
	if (!startable.ok) {
		const refused = matched.map(({ pipeline }) => ({
			pipeline,
			reason: startable.error
		}));
		await answerNothing(engine, {
			trigger: request.trigger,
			config: config.value,
			matches,
			refused
		});
		return success({
			matches,
			runs: [],
			refused,
			inline: void 0
		});
	}
	const trigger = startable.value;
	let reaction;
	const runs = [];
	const refused = [];
	let inline;
	for (const { pipeline, checks } of matched) {
		const started = await startRun(engine, {
			...request,
			trigger,
			pipeline,
			config: config.value,
			inline: request.inline && inline === void 0,
			checks,
			acknowledge: () => reaction ??= markSeen(engine, trigger)
		});
		if (!started.ok) refused.push({
			pipeline,
			reason: started.error
		});
		else {
			const { run, started: stages, state } = started.value;
			runs.push({
				run,
				pipeline,
				started: stages,
				state
			});
			inline ??= started.value.inline;
		}
	}
	if (runs.length === 0) await answerNothing(engine, {
		trigger,
		config: config.value,
		matches,
		refused
	});
	return success({
		matches,
		runs,
		refused,
		inline
	});
}
/** The trigger with all that a run needs to know of it, or why nothing may start by it. */
async function findStartable(engine, trigger) {
	return engine.settings.paused === true ? failure(pauseWords) : completeTrigger(engine, trigger);
}
/** Nothing was started: whoever commands is told, and whoever asks later can be. */
async function answerNothing(engine, decided) {
	await refuseCommand(engine, decided);
	await storeTrace(engine, decided);
}
/** What is asked of us, and not of a pipeline: a pipeline's own command comes first, and one that is not there is unknown. */
function findVerb({ kind, comment }, { pipelines }) {
	const body = kind === "comment" ? comment?.body ?? "" : "";
	const command = parseCommand(body);
	if (command === void 0 || Object.values(pipelines).some(({ on }) => ownsCommand(on, body))) return void 0;
	if (command.kind !== "run") return command;
	return Object.hasOwn(pipelines, command.pipeline) ? void 0 : {
		kind: "unknown",
		line: `/baton run ${command.pipeline}`
	};
}

export { applyChange as n, renderPlanSummary as r, planRun as t };