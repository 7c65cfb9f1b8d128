import { c as findHandoffSource, i as loadHandoffs, l as finishedBodies } from "./comment.js";
import { d as pipelineOf } from "./attempts.js";
import { i as toHistoryEntries, n as isLaterEnd, r as selectEntries, t as renderHistory } from "./render-history.js";
import { t as countReopenings } from "./decisions.js";
import { n as fold, r as quote, t as fencedText } from "./blocks.js";
import { n as oneLine, t as codeSpan } from "./inline.js";
import { t as neutralise } from "./neutralise.js";
import { d as jobUrl, f as renderArtifactLink, u as describeSubject, y as pullLink } from "./stage-graph.js";
import { l as formatDuration } from "./read-markers.js";
import { t as describeCause } from "./describe-cause.js";
import { a as taintNote, r as outcomeWords } from "./words.js";
import { t as renderHandoffDetail } from "./handoff.js";
import { t as GitHubError } from "./github.js";
import { t as verifyLedger } from "./verify-ledger.js";
import { n as problemText, t as messageOf } from "./problem.js";
import { i as decodeThreadRecords } from "./node-hasher.js";
import { t as decodePorts } from "./record-codec.js";
import { i as sortLedgers } from "./run-threads.js";

// src/core/view/comment/transfer.ts
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

// src/core/view/comment/run-comment.ts
const warningCodePoints = 1e3;
/** What a person sees above the record that starts a run. */
function renderRunComment(run) {
	const { trigger, pipeline, commit } = run.body;
	const about = run.thread === trigger.subject.number ? "" : ` for ${describeSubject(run, run.thread)}`;
	return `Baton started run \`${run.run}\`${about}: pipeline \`${pipeline}\`, because ${describeCause(trigger)}. Configuration as of ${commit.slice(0, 12)}.${renderLeftOut(run.body.leftOut)}${renderTaint(run.body)}`;
}
function renderTaint(body) {
	const note = taintNote(body);
	return note === void 0 ? "" : `\n\n${note}`;
}
/** Prompts do not show everything that stands in the thread. */
function renderLeftOut(leftOut) {
	if (leftOut === void 0) return "";
	const { later, older, outside = 0 } = leftOut;
	return ` Left out of its prompts: ${[
		...later === 0 ? [] : [`${count(later, "comment")} that came or ${later === 1 ? "was" : "were"} edited later`],
		...older === 0 ? [] : [`${count(older, "older comment")} for which there was no room`],
		...outside === 0 ? [] : [`${count(outside, "comment")} by outsiders`]
	].join(", ")}.`;
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
	const about = subject === 0 ? "" : ` on \`#${subject}\``;
	return `Run \`${history.run}\`${about} ${outcomeWords(outcome)} after ${duration}. Later runs of this pipeline are told what stands hidden below.`;
}
/** What a person sees above the record of one execution: the summary in sight, the rest folded. Text of agents is neutralised. */
function renderTaskComment(task) {
	const { body } = task;
	const duration = formatDuration(Date.parse(body.finishedAt) - Date.parse(body.startedAt));
	const of = task.isShared === true ? ` of run \`${task.run}\`` : "";
	return [
		`**\`${body.stage}\`**${of} (${body.agent}${renderAttempt(task)}) ${outcomeWords(body.outcome)} after ${duration} · [workflow run](${jobUrl(body.workflowRun)})`,
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
	return [...state.stages.keys()].flatMap((stage) => finishedBodies(state, stage));
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

// src/engine/thread/history.ts
/** With the request that finds the ledger: three, whatever its length. */
const maxPages = 2;
/**
* The end of a pipeline's ledger: its last page and, if that is not enough, the page before, which may stand on the
* ledger before. Of two that were made at once the last page of each.
*/
async function readLedger(engine, request) {
	const ledgers = sortLedgers(await engine.ports.ledgers.list("history", request.pipeline));
	const records = [];
	const entries = () => toHistoryEntries(records, request.pipeline);
	let pages = 0;
	for (const [index, issue] of [...ledgers.accepting, ...ledgers.past].entries()) {
		const isSibling = index < ledgers.accepting.length - 1;
		for await (const page of engine.ports.threads.listBackwards(issue.number, issue.comments)) {
			records.unshift(...await decodePage(engine, {
				thread: issue.number,
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
async function decodePage({ ports, settings }, { thread, page }) {
	const { provenance } = ports;
	const options = {
		repo: settings.repository.id,
		thread,
		tools: decodePorts(ports),
		provenance
	};
	return (await decodeThreadRecords(page, options)).records;
}
function report(engine, records) {
	for (const own of Map.groupBy(records, ({ record }) => record.thread).values()) for (const problem of verifyLedger(own)) engine.ports.log.warning(problemText(problem));
}
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
		const reason = messageOf(error);
		engine.ports.log.warning(`The history of pipeline "${request.pipeline}" was not read, so this run starts without it: ${reason}`);
		return "";
	}
}

// src/engine/effects/write-history.ts
/** Keeps a run that has ended on its pipeline's ledger, once: after a crash the record that is there already is found by its run. */
async function writeHistory(engine, state) {
	const { run, end } = state;
	if (end === void 0) throw new Error(`Run ${run.run} has not ended, so there is no history to write.`);
	const reading = await readLedger(engine, {
		pipeline: run.body.pipeline,
		isEnough: () => true
	});
	const known = reading.entries.find((entry) => entry.run === run.run);
	const span = {
		startedAt: run.body.startedAt,
		finishedAt: end.body.finishedAt
	};
	if (known !== void 0 && !isLaterEnd(span, known.body)) return;
	const body = buildHistoryBody(await fill(engine, state), end.body);
	const execution = countReopenings(state);
	const entry = (ledger) => ({
		ledger,
		reading,
		run: run.run,
		execution,
		body
	});
	for (const ledger of reading.ledgers.accepting) if (await append(engine, entry(ledger))) return;
	const ledger = await engine.ports.ledgers.create("history", run.body.pipeline);
	if (await append(engine, entry(ledger))) return;
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
async function append(engine, { ledger, reading, run, execution, body }) {
	if (ledger.open) await engine.ports.ledgers.close(ledger.number);
	const tip = reading.records.filter(({ record }) => record.thread === ledger.number).toSorted((a, b) => a.comment - b.comment).at(-1);
	try {
		await engine.ports.store.append({
			thread: ledger.number,
			tip: {
				seq: tip?.record.seq ?? 0,
				digest: tip?.digest ?? ""
			},
			drafts: [{
				kind: "history",
				run,
				task: "",
				attempt: 0,
				execution,
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

export { renderTaskComment as a, renderRunComment as i, readHistory as n, renderEndComment as r, writeHistory as t };