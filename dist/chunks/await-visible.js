import { g as readTools } from "./create-verifier.js";
import { n as success, t as failure } from "./result.js";
import { r as recordLimits } from "./record-limits.js";
import { t as oneLine } from "./one-line.js";
import { a as findOwnView, i as buildOrder, r as readRun } from "./wire-engine.js";
import { u as executionTitle } from "./actions-account.js";
import { a as pipelineOf } from "./retry-rule-of.js";
import { t as formatDuration } from "./format-duration.js";
import { a as fencedText, n as outcomeWords, o as neutralise } from "./stage-graph.js";
import { _ as viewThreadOf, a as pullLink, f as quote, g as renderArtifactLink, h as fold, l as threadUrl, m as renderHandoffDetail, n as renderStatusComment, p as packSections, r as statusMarker, s as commentsOf, x as usageOfRun } from "./status-comment.js";
import { t as codeSpan } from "./code-span.js";
import { t as describeCause } from "./describe-cause.js";
import { t as deriveState } from "./derive-state.js";
import { i as nameSubject, n as needsHumanLabel, r as renderEscalation, t as escalationMarker } from "./escalation-comment.js";
import { t as GitHubError } from "./github.js";
import { n as concludedBodies } from "./take-newest-comments.js";
import { i as findHandoffSource } from "./explain-artifact.js";
import { t as loadHandoffs } from "./load-handoffs.js";
import { t as toHistoryEntries } from "./history-entry.js";
import { t as verifyLedger } from "./verify-ledger.js";
import { c as decodeVouched } from "./create-redactor.js";

// src/core/text/transfer-words.ts
/** A longer message is folded. */
const shownCharacters = 600;
/** `Transfer 1 of 10: a → b`, with the message and what was asked for before it. Text of agents is neutralised. */
function renderTransfer({ body, number, limit }) {
	const message = quote(neutralise(body.message));
	const before = body.superseded ?? [];
	return [
		`🔀 Transfer ${number} of ${limit}: \`${body.from}\` → \`${body.to}\``,
		body.message.length > shownCharacters ? fold(`Message to ${body.to}`, message) : message,
		...before.length === 0 ? [] : [`It had asked for others before, which do not count: ${before.map(renderSuperseded).join(", ")}.`]
	];
}
function renderSuperseded({ to, message }) {
	return `${codeSpan(to)} (${oneLine(message, 100)})`;
}

// src/core/text/record-comments.ts
const warningCodePoints = 1e3;
/** What a person sees above the record that starts a run. */
function renderRunComment(run) {
	const { trigger, pipeline, commit } = run.body;
	const about = run.subject === trigger.subject.number ? "" : ` for ${nameSubject(run, run.subject)}`;
	return `Baton started run \`${run.run}\`${about}: pipeline \`${pipeline}\`, because ${describeCause(trigger)}. Configuration as of ${commit.slice(0, 12)}.${renderLeftOut(run.body.leftOut)}`;
}
/** Prompts do not show everything that stands in the thread. */
function renderLeftOut(leftOut) {
	if (leftOut === void 0) return "";
	const { later, older } = leftOut;
	return ` Left out of its prompts: ${[...later === 0 ? [] : [`${count(later, "comment")} that came or ${later === 1 ? "was" : "were"} edited later`], ...older === 0 ? [] : [`${count(older, "older comment")} for which there was no room`]].join(", ")}.`;
}
function count(number, what) {
	return `${number} ${what}${number === 1 ? "" : "s"}`;
}
/** What a person sees above an end that stands alone. */
function renderEndComment(end) {
	return `Baton run \`${end.run}\` ${outcomeWords(end.body.outcome)}: ${neutralise(end.body.reason)}.`;
}
/** What a person sees above a record of a ledger. Numbers are code, so that no thread is told of it. */
function renderHistoryComment(history) {
	const { outcome, subject, startedAt, finishedAt } = history.body;
	const duration = formatDuration(Date.parse(finishedAt) - Date.parse(startedAt));
	return `Run \`${history.run}\` on \`#${subject}\` ${outcomeWords(outcome)} after ${duration}. Later runs of this pipeline are told what stands hidden below.`;
}
/** What a person sees above the record of one execution: the summary in sight, the rest folded. Text of agents is neutralised. */
function renderTaskComment(task) {
	const { body } = task;
	const duration = formatDuration(Date.parse(body.finishedAt) - Date.parse(body.startedAt));
	const of = task.isShared === true ? ` of run \`${task.run}\`` : "";
	return [
		`**\`${body.stage}\`**${of} (${body.agent}${renderAttempt(task)}) ${outcomeWords(body.outcome)} after ${duration} · [workflow run](${body.workflowRun.url})`,
		...task.notice === void 0 ? [] : [`🔁 ${capitalise(task.notice)}.`],
		...task.transfer === void 0 ? [] : renderTransfer(task.transfer),
		...renderFailure(body),
		...body.note === void 0 ? [] : [quote(neutralise(body.note))],
		...body.handoff === void 0 ? [] : [quote(neutralise(body.handoff.summary)), ...renderHandoffDetail(body.handoff, "Handoff: detail and data")],
		...renderOpened(body),
		...body.locator === void 0 ? [] : [`What it handed over lies in ${renderArtifactLink(body)}.`],
		...renderResults(body.results),
		...renderWarnings(body.warnings)
	].join("\n\n");
}
function renderAttempt({ attempt, attempts = 1 }) {
	if (attempts > 1) return `, attempt ${attempt} of ${attempts}`;
	return attempt > 1 ? `, attempt ${attempt}` : "";
}
function capitalise(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function renderFailure(body) {
	if (body.failure === void 0) return [];
	const { reason, message } = body.failure;
	return [`Reason: ${codeSpan(reason)}`, ...message === "" ? [] : [fencedText(message, "text")]];
}
/** Of the built-in alone: what an agent calls a pull request may be none. */
function renderOpened({ agent, engine, outcome, results }) {
	const pull = engine === "built-in" && agent === "pull-request" && outcome === "succeeded" ? pullLink(results) : void 0;
	return pull === void 0 ? [] : [`Opened ${pull}.`];
}
function renderResults(results) {
	const entries = Object.entries(results).filter(([key]) => key !== "response");
	if (entries.length === 0) return [];
	return [fold("Results", fencedText(entries.map(([key, value]) => `${key}: ${value}`).join("\n"), "text"))];
}
function renderWarnings(warnings) {
	if (warnings.length === 0) return [];
	return [warnings.map((warning) => `- ⚠️ Warning: ${oneLine(warning, warningCodePoints)}`).join("\n")];
}

// src/engine/draw-status.ts
/** A view for people: its loss is no fault of the run. */
async function drawStatus(engine, drawing) {
	const { status } = drawing;
	if (status === 0 && !engine.settings.dryRun) return;
	try {
		await redraw(engine, drawing);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason === "forbidden" || error.reason === "unauthenticated") throw error;
		engine.ports.log.warning(`The status comment ${status} was not redrawn: ${error.message}`);
	}
}
/** Somebody may have deleted it: then the one that was made in its place, by us or by `baton repair`, or a new one. */
async function redraw(engine, { reading, first, status, body }) {
	const { threads } = engine.ports;
	try {
		await threads.update(status, body);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "not-found") throw error;
		const { run } = reading.state;
		const marker = statusMarker(run.run);
		const other = await findOwnView(engine, {
			reading,
			first,
			marker
		});
		if (other === void 0 || other.id === status) await threads.create(viewThreadOf(run), body, marker);
		else await threads.update(other.id, body);
	}
}

// src/engine/escalate.ts
/** Calls for a person: the label first, then the comment, by which a second try knows that both are done. */
async function escalate(engine, request) {
	const { state, status } = request;
	const { run } = state.run;
	if (state.end === void 0) return;
	const marker = escalationMarker(run);
	const text = renderEscalation(state, {
		end: state.end.body,
		status
	});
	try {
		if (await findOwnView(engine, {
			...request,
			marker
		}) !== void 0) return;
		await engine.ports.subjects.addLabels(state.run.body.trigger.subject.number, [needsHumanLabel]);
		await engine.ports.threads.create(viewThreadOf(state.run), text, marker);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "not-found" && error.reason !== "comments-refused") throw error;
		engine.ports.log.warning(`Nobody was asked about run ${run}: ${error.message}`);
	}
}

// src/core/pipeline/find-stale-summary.ts
/** The comment on a pull request that lacks what the last record handed over; undefined when there is none, or nothing new. */
function findStaleSummary({ tasks }) {
	const last = tasks.at(-1);
	return last !== void 0 && (last.body.handoff ?? last.body.locator) !== void 0 ? tasks.findLast(({ body }) => body.summaryComment !== void 0)?.body.summaryComment : void 0;
}

// src/core/text/pull-summary.ts
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
	const none = kept.length === 0 ? ["No stage has handed anything over."] : [];
	const more = dropped === 0 ? [] : [`_${dropped} more stages handed over more than there is room for._`];
	const foot = `<sub>Details, and how the run goes on, are in ${`[the thread of the run](${threadUrl(state.run, viewThreadOf(state.run))})`}. This comment is redrawn when a stage hands over more.</sub>`;
	return [
		head,
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

// src/engine/redraw-pull-summary.ts
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

// src/core/history/build-history-body.ts
/** What the ledger keeps of a run that has ended. */
function buildHistoryBody(state, end) {
	const { run } = state;
	const last = listLast(state);
	const handoff = last.findLast((body) => body.handoff !== void 0)?.handoff;
	return {
		pipeline: run.body.pipeline,
		subject: run.body.trigger.subject.number,
		outcome: end.outcome,
		results: Object.fromEntries(last.flatMap(({ results }) => Object.entries(results))),
		...end.outcome === "failed" ? describeFailure(last, end) : {},
		...handoff === void 0 ? {} : { handoff: cutHandoff(handoff, pipelineOf(run).history?.["include-keys"] ?? []) },
		startedAt: run.body.startedAt,
		finishedAt: end.finishedAt
	};
}
/** The last execution of every stage, in the order of the config, after those that handed over to it. */
function listLast(state) {
	return [...state.stages.keys()].flatMap((stage) => concludedBodies(state, stage));
}
/** Of the stage that failed; of the run itself when a limit ended it. */
function describeFailure(last, end) {
	const failure = last.find(({ outcome }) => outcome === "failed")?.failure;
	if (failure === void 0) return { error: end.reason };
	return {
		error: failure.reason,
		...failure.message === "" ? {} : { message: failure.message }
	};
}
/** A detail can be long, and a ledger is read page by page: what nobody asked for is left in the run's own records. */
function cutHandoff(handoff, includeKeys) {
	const { summary, detail, data } = handoff;
	return {
		summary,
		...detail !== void 0 && includeKeys.includes("handoff_detail") ? { detail } : {},
		...data !== void 0 && includeKeys.some((key) => key.startsWith("handoff.data.")) ? { data } : {}
	};
}

// src/engine/order-ledgers.ts
/** An issue takes 2,500 comments; a new one is begun long before. */
const maxComments = 1e3;
function orderLedgers(issues) {
	const sorted = issues.toSorted((a, b) => a.number - b.number);
	const isAccepting = ({ comments, locked }) => comments < maxComments && !locked;
	return {
		accepting: sorted.filter(isAccepting),
		past: sorted.filter((issue) => !isAccepting(issue)).toReversed()
	};
}

// src/engine/read-ledger.ts
/** With the request that finds the ledger: three, whatever its length. */
const maxPages = 2;
/**
* The end of a pipeline's ledger: its last page and, if that is not enough, the page before, which may stand on the
* ledger before. Of two that were made at once the last page of each.
*/
async function readLedger(engine, request) {
	const ledgers = orderLedgers(await engine.ports.ledgers.find("history", request.pipeline));
	const records = [];
	const entries = () => toHistoryEntries(records, request.pipeline);
	let pages = 0;
	for (const [index, issue] of [...ledgers.accepting, ...ledgers.past].entries()) {
		const isSibling = index < ledgers.accepting.length - 1;
		for await (const page of engine.ports.threads.listBackwards(issue.number, issue.comments)) {
			records.unshift(...await decodePage(engine, {
				subject: issue.number,
				page
			}));
			pages += 1;
			if (isSibling || pages >= maxPages || request.isEnough(entries())) break;
		}
		if (pages >= maxPages || !isSibling && request.isEnough(entries())) break;
	}
	report(engine, records);
	return {
		ledgers,
		records,
		entries: entries()
	};
}
async function decodePage({ ports, settings }, { subject, page }) {
	const { provenance } = ports;
	const options = {
		repo: settings.repository.id,
		subject,
		tools: readTools(ports),
		provenance
	};
	return (await decodeVouched(page, options)).records;
}
function report(engine, records) {
	for (const own of Map.groupBy(records, ({ record }) => record.subject).values()) for (const { code, message } of verifyLedger(own)) engine.ports.log.warning(`${code}: ${message}`);
}

// src/engine/write-history.ts
/** Keeps a run that has ended on its pipeline's ledger, once: after a crash the record that is there already is found by its run. */
async function writeHistory(engine, state) {
	const { run, end } = state;
	if (end === void 0) throw new Error(`Run ${run.run} has not ended, so there is no history to write.`);
	const reading = await readLedger(engine, {
		pipeline: run.body.pipeline,
		isEnough: () => true
	});
	if (reading.entries.some((entry) => entry.run === run.run)) return;
	const body = buildHistoryBody(await fill(engine, state), end.body);
	for (const ledger of reading.ledgers.accepting) if (await append(engine, {
		ledger,
		reading,
		run: run.run,
		body
	})) return;
	const ledger = await engine.ports.ledgers.create("history", run.body.pipeline);
	if (await append(engine, {
		ledger,
		reading,
		run: run.run,
		body
	})) return;
	throw new Error(`BATON-E907: Ledger #${ledger.number}, made just now, takes no comments. Unlock it and run this job again.`);
}
/** A ledger outlives all artifacts, so what it was asked to tell of a handoff goes into it; nothing else of one that lies in an artifact. */
async function fill(engine, state) {
	if (!(pipelineOf(state.run).history?.["include-keys"] ?? []).some((key) => key.startsWith("handoff"))) return state;
	const stage = [...state.stages.keys()].findLast((name) => findHandoffSource(state, name) !== void 0);
	const filled = await loadHandoffs(engine.ports, {
		state,
		stages: stage === void 0 ? [] : [stage]
	});
	if (filled.ok) return filled.value;
	engine.ports.log.warning(`The history of run ${state.run.run} is kept without a handoff: ${filled.error.problem.message}`);
	return state;
}
/** False when GitHub takes no more comments on this one. */
async function append(engine, { ledger, reading, run, body }) {
	if (ledger.open) await engine.ports.ledgers.close(ledger.number);
	const tip = reading.records.filter(({ record }) => record.subject === ledger.number).toSorted((a, b) => a.comment - b.comment).at(-1);
	try {
		await engine.ports.store.append({
			subject: ledger.number,
			tip: {
				seq: tip?.record.seq ?? 0,
				digest: tip?.digest ?? ""
			},
			drafts: [{
				kind: "history",
				run,
				task: "",
				attempt: 0,
				execution: 0,
				body
			}],
			visible: renderHistoryComment({
				run,
				body
			})
		});
		return true;
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "comments-refused") throw error;
		engine.ports.log.warning(`Ledger #${ledger.number} takes no more comments, so another one is used: ${error.message}`);
		return false;
	}
}

// src/engine/perform-effects.ts
/** Performs effects in their order: starts first, then the view for people. */
async function performEffects(engine, request) {
	const runs = /* @__PURE__ */ new Map();
	const started = [];
	let inline;
	let { state } = request.reading;
	for (const effect of request.effects) switch (effect.kind) {
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
				recovering: request.recovering,
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
/** Starts an order once: before a crash, or by a job that runs again, it may have been started already. */
async function start(engine, { order, recovering, inline }) {
	const { starter } = engine.ports;
	const { dispatch } = order;
	const earlier = recovering ? await starter.findStarted(executionTitle(dispatch), dispatch.first.at) : void 0;
	if (earlier !== void 0) return earlier;
	return inline ? "inline" : starter.start(order);
}
/** The end that was not in the comment of the last task: a limit was met while we waited, or after a crash. */
async function endRun(engine, facts) {
	const { effect, reading } = facts;
	const { run, subject } = reading.state.run;
	const finishedAt = engine.ports.clock.now();
	const body = {
		outcome: effect.outcome,
		reason: effect.reason,
		finishedAt,
		...usageOfRun(reading.state)
	};
	const stored = await engine.ports.store.append({
		subject,
		tip: reading.state.tip,
		drafts: [{
			kind: "end",
			run,
			task: "",
			attempt: 0,
			execution: 0,
			body
		}],
		visible: renderEndComment({
			run,
			body
		})
	});
	const next = deriveState([...reading.stored, ...stored], run);
	if (!next.ok) throw new Error(`${next.error.code}: ${next.error.message}`);
	return next.value;
}
function renderStatus({ reading }, state, started) {
	return renderStatusComment(state, {
		started,
		comments: commentsOf(reading.stored, state.run.run)
	});
}

// src/engine/await-visible.ts
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

export { pullSummaryMarker as a, renderTaskComment as c, orderLedgers as i, performEffects as n, renderPullSummary as o, readLedger as r, renderRunComment as s, awaitVisible as t };