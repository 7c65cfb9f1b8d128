import { n as success, t as failure } from "./result.js";
import { t as oneLine } from "./one-line.js";
import { a as findOwnView, o as ignoredOfOurs, r as readRun } from "./wire-engine.js";
import { c as cronRunName, d as findRunNumber, f as freeRunName, l as eventRunName, p as nextRunName } from "./actions-account.js";
import { l as isAgentStage, r as filtersOf } from "./config-schema.js";
import { _ as viewThreadOf, n as renderStatusComment, r as statusMarker, s as commentsOf, t as findStatusRun, v as decide } from "./status-comment.js";
import { t as hasSubject } from "./has-subject.js";
import { i as orderLedgers, n as performEffects, r as readLedger, s as renderRunComment, t as awaitVisible } from "./await-visible.js";
import { t as GitHubError } from "./github.js";
import { t as takeNewestComments } from "./take-newest-comments.js";
import { n as checkSigningKey } from "./create-redactor.js";
import { s as parseCron } from "./parse-config.js";
import { t as parseWholeConfig } from "./parse-whole-config.js";
import { n as mapWebhook, t as matchPipelines } from "./match-pipelines.js";
import { t as selectPipeline } from "./select-pipeline.js";
import { i as asStoredRun, n as sweepRun, t as silenceWords } from "./sweep-run.js";
import { n as selectEntries, t as renderHistory } from "./render-history.js";

// src/core/text/summary-plan.ts
/** What `plan` did and why, for the job's summary; in a dry run the effects it would have had. */
function renderPlanSummary(plan, dryEffects) {
	const started = plan.runs.map(({ run, started }) => `Started run \`${run}\`: ${started.map((stage) => `\`${stage}\``).join(", ")}.`);
	const refused = plan.refused.map(({ pipeline, reason }) => `Pipeline \`${pipeline}\` was not started: ${oneLine(reason, 500)}.`);
	const unmatched = plan.matches.filter(({ matched }) => !matched).map(({ pipeline, checks }) => {
		return `Pipeline \`${pipeline}\` does not fit: ${checks.filter(({ passed }) => !passed).map(({ check, detail }) => `${check}: ${oneLine(detail, 500)}`).join(" ")}`;
	});
	const dry = dryEffects === void 0 ? [] : ["Dry run: nothing was written. It would have:", dryEffects.map((effect) => `- ${oneLine(effect, 500)}`).join("\n")];
	const lines = dryEffects === void 0 ? [
		...started,
		...refused,
		...unmatched
	] : [
		...dry,
		...refused,
		...unmatched
	];
	return (lines.length === 0 ? ["The configuration has no pipelines."] : lines).join("\n\n");
}

// src/core/trigger/frozen-at.ts
/** The time as of which a run works with a thread; undefined where only GitHub's list of events says it. */
function frozenAt({ kind, comment, review, at, labeledAt }) {
	if (kind === "comment") return comment?.createdAt;
	if (kind === "review") return review?.submittedAt;
	return at ?? labeledAt;
}

// src/core/trigger/name-start.ts
/**
* Names an event by what it is about, so that the same one starts nothing twice, however often it is delivered, forwarded
* or its job runs again. `fallback` names those that nothing else tells apart.
*/
function nameStart(trigger, fallback) {
	const { kind, comment, review, labeledAt, label, action } = trigger;
	if (kind === "comment" && comment !== void 0) return `comment ${comment.id}`;
	if (kind === "review" && review !== void 0) return `review ${review.id}`;
	if (labeledAt !== void 0) return `label ${label} ${labeledAt}`;
	const at = frozenAt(trigger);
	return kind === "pull-request-changed" && at !== void 0 ? `${action} ${at}` : fallback;
}

// src/core/schedule/count-missed.ts
/** More are not counted one by one (I-31). */
const most = 1e3;
/** How many times of a cron expression lie between two ticks, both left out: what GitHub never fired. At most 1,000. */
function countMissed(cron, between) {
	const parsed = parseCron(cron, between.timezone);
	if (!parsed.ok) return 0;
	const times = parsed.value.nextRuns(1001, new Date(between.after));
	const end = Date.parse(between.before);
	return Math.min(most, times.filter((time) => time.getTime() < end).length);
}

// src/engine/begin-run.ts
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
			thread: record.subject,
			first
		},
		comment,
		digest
	});
	if (!visible.ok) throw new Error(`${visible.error.code}: ${visible.error.message}`);
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
	const own = request.recovering ? await findOwnView(engine, {
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
		if (!(error instanceof GitHubError && error.reason === "comments-refused") || thread === state.run.subject) throw error;
		engine.ports.log.warning(`Run ${state.run.run} has no status comment: ${error.message}`);
		return 0;
	}
}

// src/core/text/names-other-run.ts
/**
* Whether a comment newer than the newest known run looks like the status comment of another one: with `comments: outcomes`
* the records of that run stand elsewhere. Anybody can write such a comment, so nothing may follow but a look.
*/
function namesOtherRun(comments, { pipeline, subject, newest }) {
	return comments.some(({ id, body }) => {
		const run = findStatusRun(body);
		if (run === void 0 || run === newest?.record.run) return false;
		return findRunNumber(run, {
			pipeline,
			subject
		}) !== void 0 && (newest === void 0 || id > newest.comment);
	});
}

// src/engine/run-thread.ts
/**
* Runs issues that may hold runs about a subject. None is older than its subject, and an issue that was made after
* the subject has all of them, but for what the full one before it took at the very end.
*/
function runThreadsOf({ accepting, past }, subject) {
	const isOlderNeeded = (index) => {
		const newer = past[index - 1];
		return newer === void 0 || Date.parse(newer.createdAt) >= Date.parse(subject.createdAt);
	};
	return [...accepting, ...past.filter((_, index) => isOlderNeeded(index))].map(({ number, comments }) => {
		return {
			number,
			comments,
			about: subject.number,
			since: subject.createdAt
		};
	});
}

// src/engine/find-earlier-runs.ts
/** Earlier runs of a pipeline about a subject, wherever `comments` had them kept. */
async function findEarlierRuns(engine, request) {
	const { trigger, pipeline, threads } = request;
	const found = await readThreads(engine, {
		...request,
		runs: [],
		taken: []
	});
	const isOwnAlone = threads.every(({ number }) => number === trigger.subject.number);
	const names = {
		pipeline,
		subject: trigger.subject.number,
		newest: newestOf(found.runs)
	};
	if (!hasSubject(trigger) || !isOwnAlone || !namesOtherRun(found.comments, names)) return found;
	const elsewhere = runThreadsOf(orderLedgers(await engine.ports.ledgers.find("runs", pipeline)), trigger.subject);
	const { runs, taken } = await readThreads(engine, {
		...request,
		...found,
		threads: elsewhere
	});
	return {
		runs,
		taken,
		comments: found.comments
	};
}
async function readThreads(engine, request) {
	const { trigger, pipeline } = request;
	let { runs, taken } = request;
	let comments = [];
	for (const { number, comments: total, about, since } of request.threads) {
		const limit = [since, newestOf(runs)?.writtenAt].filter((time) => time !== void 0).toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
		const asked = {
			subject: number,
			pipeline,
			total,
			about
		};
		const found = await engine.ports.store.findNewestRun(limit === void 0 ? asked : {
			...asked,
			since: limit
		});
		const run = asStoredRun(found.run);
		if (run !== void 0) runs = [...runs, run];
		taken = [...taken, ...found.taken ?? []];
		if (number === trigger.subject.number) comments = found.comments;
	}
	return {
		runs,
		comments,
		taken
	};
}
/** Ids of comments ascend over all threads. */
function newestOf(runs) {
	return runs.toSorted((a, b) => a.comment - b.comment).at(-1);
}

// src/engine/find-newest-name.ts
/**
* The newest name that the next one is counted from. On a runs issue that somebody labelled the newest run may be that of a
* tick, whose name has no number: then it is looked for once more, among those that have one.
*/
async function findNewestName(engine, request, newest) {
	const { trigger, pipeline, threads } = request;
	const name = newest?.record.run;
	if (name === void 0 || findRunNumber(name, {
		pipeline,
		subject: trigger.subject.number
	}) !== void 0) return name;
	const found = [];
	for (const { number, comments: total, about, since } of threads) {
		const asked = {
			subject: number,
			pipeline,
			total,
			about,
			isNumbered: true
		};
		const { run } = await engine.ports.store.findNewestRun(since === void 0 ? asked : {
			...asked,
			since
		});
		found.push(...[asStoredRun(run)].filter((stored) => stored !== void 0));
	}
	return newestOf(found)?.record.run;
}

// src/engine/freeze-comments.ts
/**
* The comments a run works with: as they were at the event, the newest that fit; what was made or edited later is left out
* and counted (T14, I-32). Asked for only where a prompt can show them; left out altogether when GitHub does not say when the
* event was.
*/
async function freezeComments(engine, request) {
	const { trigger } = request;
	if (!hasSubject(trigger) || !showsComments(request.config, request.pipeline)) return { comments: [] };
	const said = request.comments.filter((comment) => !isView(comment));
	if (said.length === 0) return { comments: [] };
	const { number } = trigger.subject;
	const time = frozenAt(trigger) ?? await engine.ports.subjects.findLabeledAt(number, trigger.label);
	if (time === void 0) {
		engine.ports.log.warning(`GitHub does not say when #${number} came to start this run, so its comments are left out.`);
		return {
			comments: [],
			leftOut: {
				later: said.length,
				older: 0
			}
		};
	}
	const frozen = said.filter((comment) => isBefore(comment, time));
	const taken = takeNewestComments(frozen);
	const comments = taken.map(({ id, author, body }) => ({
		id,
		author: author?.login ?? "ghost",
		body
	}));
	const leftOut = {
		later: said.filter((comment) => !isBefore(comment, time) && !isOf(comment, trigger)).length,
		older: frozen.length - taken.length
	};
	return leftOut.later + leftOut.older === 0 ? { comments } : {
		comments,
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
/** What earlier runs showed and asked says nothing about the subject. */
function isView({ body }) {
	return body.includes("<!-- baton-status:") || body.includes("<!-- baton-escalation:");
}

// src/engine/find-runs-issue.ts
/** The pipeline's runs issue that takes records now, made on first use, and all others of it. */
async function findRunsIssue(engine, pipeline) {
	const ordered = orderLedgers(await engine.ports.ledgers.find("runs", pipeline));
	const issue = ordered.accepting[0] ?? await engine.ports.ledgers.create("runs", pipeline);
	if (issue.open) await engine.ports.ledgers.close(issue.number);
	return {
		...ordered,
		issue
	};
}

// src/engine/place-alone.ts
/** Within this time a second event with the same `id` is known as such. */
const knownForHours = 24;
/**
* An event of another program, or a start by hand, has no subject: its run is kept on the pipeline's runs issue. Each stands for
* itself, so none waits for another, and its name follows from the workflow run that it made.
*/
async function placeAlone(engine, request) {
	const { trigger, pipeline, start } = request;
	const now = engine.ports.clock.now();
	const firedAt = trigger.firedAt ?? now;
	const { issue } = await findRunsIssue(engine, pipeline);
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

// src/engine/place-run.ts
/**
* Where the records of a run about a subject go (`comments`). The subject's own thread is looked at in any case: earlier
* runs may have been kept there, and prompts may show its comments. One that was empty at the trigger holds neither.
*/
async function placeRun(engine, request) {
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
	const { issue, ...ordered } = await findRunsIssue(engine, request.pipeline);
	const elsewhere = runThreadsOf(ordered, subject);
	return {
		thread: issue.number,
		threads: subject.comments === 0 ? elsewhere : [...elsewhere, own]
	};
}

// src/core/schedule/find-tick.ts
/**
* The time that a tick stands for: the last one of the cron expression that is not after `firedAt`. GitHub fires late,
* and sometimes twice: both stand for the same tick. The minute of `firedAt` itself where the expression cannot be read.
*/
function findTick(cron, firedAt, timezone = "UTC") {
	const minute = /* @__PURE__ */ new Date(Math.floor(Date.parse(firedAt) / 6e4) * 6e4);
	const parsed = parseCron(cron, timezone);
	const after = new Date(minute.getTime() + 1e3);
	return ((parsed.ok ? parsed.value.previousRuns(1, after)[0] : void 0) ?? minute).toISOString().replace(".000Z", "Z");
}

// src/engine/place-tick.ts
/** A tick has no subject: its run is kept on the pipeline's runs issue, and named by the time that the tick stands for. */
async function placeTick(engine, request) {
	const { trigger, pipeline, config } = request;
	const timezone = config.pipelines[pipeline]?.on.schedule?.timezone;
	const cron = trigger.schedule?.cron ?? "";
	const tick = findTick(cron, trigger.schedule?.firedAt ?? engine.ports.clock.now(), timezone);
	const { issue, accepting, past } = await findRunsIssue(engine, pipeline);
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

// src/engine/read-history.ts
/** What a new run is told about earlier ones; undefined when its pipeline asks for nothing. Trouble is no reason not to start (Y-18). */
async function readHistory(engine, request) {
	const history = request.config?.history;
	if (history === void 0) return void 0;
	const options = {
		history,
		subject: request.subject
	};
	try {
		const { entries } = await readLedger(engine, {
			pipeline: request.pipeline,
			isEnough: (read) => selectEntries(read, options).length >= history.limit
		});
		return renderHistory(entries, options);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		engine.ports.log.warning(`The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`);
		return "";
	}
}

// src/engine/start-run.ts
/** Starts a run, or goes on with the one that the same event started; the error says why neither, in words. */
async function startRun(engine, request) {
	const placed = await place(engine, request);
	const found = await findEarlierRuns(engine, placed);
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
		trigger: placed.trigger
	});
	if (refusal !== void 0) return failure(refusal);
	const stored = await writeRun(engine, {
		request: addMissed(placed, newest?.record.body.trigger),
		newest: await findNewestName(engine, placed, newest),
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
	if (request.trigger.schedule !== void 0) return placeTick(engine, request);
	return hasSubject(request.trigger) ? placeRun(engine, request) : placeAlone(engine, request);
}
/** The workflow run that started it carries out its first task itself, and no other one may meanwhile. */
function isOfOther({ settings }, { record }) {
	return record.body.workflowRun.id !== settings.workflowRun.id;
}
/** Of runs that do not wait for each other, the one of this very event, which need not be the newest. */
async function findSame(engine, { isApart, run, start, thread, since }) {
	if (isApart !== true || since === void 0 || thread === 0) return void 0;
	const { records } = await engine.ports.store.readSince(thread, since);
	return records.map(asStoredRun).find((stored) => stored?.record.run === run || stored?.record.body.start === start);
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
	const { record, comment, writtenAt } = facts.newest;
	const { id } = engine.settings.workflowRun;
	if (id !== 0 && record.body.workflowRun.id > id) return `run ${record.run} was started by a newer event`;
	const tick = facts.trigger.schedule?.tick;
	const latest = record.body.trigger.schedule?.tick;
	if (tick !== void 0 && latest !== void 0 && latest > tick) return `run ${record.run} was started by a later tick`;
	const first = {
		id: comment,
		at: writtenAt ?? record.body.startedAt
	};
	const reading = await readRun(engine, {
		run: record.run,
		thread: record.subject,
		first
	});
	if (reading.ok && reading.value.state.end !== void 0) return void 0;
	for (const doubt of reading.ok ? reading.value.doubts : []) engine.ports.log.warning(doubt);
	if (!reading.ok && reading.error.code === "BATON-E413") {
		engine.ports.log.warning(`Run ${record.run} cannot be carried on, so a new run starts over, and its records are left alone. ${reading.error.code}: ${reading.error.message}`);
		return;
	}
	if (isOfOtherVersion(reading, comment)) {
		engine.ports.log.warning(`Run ${record.run} holds records of another version of Baton, so it cannot be carried on: a new run starts over, and its records are left alone.`);
		return;
	}
	return `run ${record.run} of this pipeline has not ended${await sweepInPassing(engine, {
		reading,
		first
	})}`;
}
/** The run that is in the way may wait for a job that vanished. */
async function sweepInPassing(engine, { reading, first }) {
	if (!reading.ok) return "";
	return (await sweepRun(engine, {
		reading: reading.value,
		first
	})).map(({ title, silence }) => `; ${title}: ${silenceWords(silence)}`.replace(/\.$/, "")).join("");
}
/**
* Whether a run that seems unfinished was carried on by a Baton that we cannot read (C-40): a genuine record says so, or a
* marker of another version that our own account wrote after the run began.
*/
function isOfOtherVersion(reading, first) {
	if (!reading.ok) return reading.error.code === "BATON-E409";
	return ignoredOfOurs(reading.value, first).some(({ reason }) => reason === "version");
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
		workflowRun: engine.settings.workflowRun
	};
	const [stored] = await engine.ports.store.append({
		subject: request.thread,
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
			subject: request.thread,
			body
		})
	});
	const written = asStoredRun(stored);
	if (written === void 0) throw new Error("The store did not append the record of the run.");
	return written;
}

// src/engine/plan-run.ts
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
	const matches = await findMatches(engine, {
		trigger: request.trigger,
		config: config.value
	});
	const matched = matches.filter((match) => match.matched);
	const trigger = matched.length === 0 ? request.trigger : await completeTrigger(engine, request.trigger);
	if (trigger === void 0) {
		const reason = `GitHub does not say which commits pull request #${request.trigger.subject.number} is made of`;
		return success({
			matches,
			runs: [],
			refused: matched.map(({ pipeline }) => ({
				pipeline,
				reason
			})),
			inline: void 0
		});
	}
	const runs = [];
	const refused = [];
	let inline;
	for (const { pipeline } of matched) {
		const started = await startRun(engine, {
			...request,
			trigger,
			pipeline,
			config: config.value,
			inline: request.inline && inline === void 0
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
	return success({
		matches,
		runs,
		refused,
		inline
	});
}
/** The role is asked for only when it is all that still decides. */
async function findMatches(engine, facts) {
	const files = await findFiles(engine, facts);
	const best = matchPipelines({
		...facts,
		files,
		role: "admin"
	});
	const unknown = matchPipelines({
		...facts,
		files,
		role: void 0
	});
	if (best.every(({ matched }, at) => matched === unknown[at]?.matched)) return unknown;
	const role = await engine.ports.permissions.findRole(facts.trigger.actor.login, facts.trigger.actor.id);
	return matchPipelines({
		...facts,
		files,
		role
	});
}
/** The files of a pull request are asked for only when nothing but them still decides. */
async function findFiles(engine, facts) {
	const { subject } = facts.trigger;
	if (subject.kind !== "pull-request") return void 0;
	return matchPipelines({
		...facts,
		role: "admin"
	}).some(({ checks }) => checks.some(({ check, passed }) => check === "files" && !passed)) ? engine.ports.subjects.listChangedFiles(subject.number) : void 0;
}
/** A comment's payload names no commits of its pull request: those of now are frozen. */
async function completeTrigger(engine, trigger) {
	const { kind, subject } = trigger;
	if (kind !== "comment" || subject.kind !== "pull-request" || subject.head !== void 0) return trigger;
	const pull = await engine.ports.subjects.findPullRequest(subject.number);
	if (pull?.head === void 0 || pull.base === void 0) return void 0;
	return {
		...trigger,
		subject: {
			...subject,
			head: pull.head,
			base: pull.base
		}
	};
}

export { nameStart as n, renderPlanSummary as r, planRun as t };