import { S as parseKeyText, _ as writeTools, b as createSecretKey, g as readTools, i as decodeRecords, n as createNodeHasher, r as createDeflate, t as createVerifier, x as encodePublicKey } from "./create-verifier.js";
import { n as success, t as failure } from "./result.js";
import { r as recordLimits } from "./record-limits.js";
import { l as executionTitle, p as taskName } from "./actions-account.js";
import { a as isAgentStage } from "./config-schema.js";
import { a as pipelineOf, o as stageOf } from "./retry-rule-of.js";
import { t as formatDuration } from "./format-duration.js";
import { a as fencedText, c as addUsage, n as outcomeWords, o as neutralise, p as usageOf, s as codeSpan } from "./stage-graph.js";
import { t as oneLine } from "./one-line.js";
import { r as canonicalJson } from "./handoff.js";
import { o as ancestorsOf, r as concludedBodies } from "./create-text-artifacts.js";
import { n as turnOf, r as executionFacts, t as otherVersion } from "./other-version.js";
import { _ as viewThreadOf, a as pullLink, d as quote, g as describeCause, h as renderArtifactLink, m as fold, n as renderStatusComment, p as renderHandoffDetail, r as statusMarker, s as commentsOf } from "./status-comment.js";
import { t as findOwnComment } from "./find-own-comment.js";
import { t as toWellFormedJson } from "./to-well-formed-json.js";
import { t as deriveState } from "./derive-state.js";
import { i as nameSubject, n as needsHumanLabel, r as renderEscalation, t as escalationMarker } from "./escalation-comment.js";
import { t as GitHubError } from "./github.js";
import { r as findHandoffSource, t as loadHandoffs } from "./load-handoffs.js";
import { t as toHistoryEntries } from "./history-entry.js";
import { t as verifyLedger } from "./verify-ledger.js";
import { t as verifyChain } from "./verify-chain.js";
import { a as readObjects, i as createCommentStore, n as checkSigningKey, o as GitFailure, s as createGitTool, t as createRedactor } from "./create-redactor.js";
import { t as parseConfig } from "./parse-config.js";
import { join } from "node:path";
import { createPublicKey, sign } from "node:crypto";
import { tmpdir } from "node:os";
import { mkdtemp, rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

// src/adapters/crypto/create-signer.ts
/** A signer from the secret `<id>:<base64 of the 32-byte seed>`. The problem never shows the secret. */
function createSigner(secret) {
	const text = parseKeyText(secret);
	if (text === void 0) {
		const message = `The secret signing-key must be "<id>:<base64 of 32 bytes>", as in "k1:" and 44 characters; it has ${secret.length} characters in another form.`;
		return failure({
			code: "BATON-E420",
			message
		});
	}
	const key = createSecretKey(text.bytes);
	return success({
		keyId: text.id,
		publicKey: `${text.id}:${encodePublicKey(createPublicKey(key))}`,
		sign: (data) => sign(null, Buffer.from(data, "utf8"), key).toString("base64")
	});
}

// src/core/pipeline/usage-of-run.ts
/** What all executions of a run took together, for its `end` record. */
function usageOfRun({ tasks }) {
	const { inputTokens, outputTokens, costMicros, estimated } = addUsage(tasks.map(({ body }) => usageOf(body)));
	if (inputTokens === void 0 && outputTokens === void 0 && costMicros === void 0) return {};
	return { usage: {
		...inputTokens === void 0 ? {} : { inputTokens },
		...outputTokens === void 0 ? {} : { outputTokens },
		...costMicros === void 0 ? {} : { costUsd: costMicros / 1e6 },
		...estimated === void 0 ? {} : { estimated }
	} };
}

// src/core/pipeline/decide.ts
/** What follows from a record that was just written. Pure: the same state and cause give the same effects. */
function decide(state, options) {
	if (state.end !== void 0) return [{
		kind: "ignore",
		reason: "the run has ended"
	}, ...afterEnd(state, state.end.body.outcome)];
	const limit = findLimit(state, options.now);
	if (limit !== void 0) return endEarly(state, limit);
	const ending = findEnding(state);
	if (ending !== void 0) return [{
		kind: "end-run",
		...ending
	}, ...afterEnd(state, ending.outcome)];
	return [...dueStages(state).filter(({ due }) => due.cause === options.cause).map(({ stage, due }) => {
		return {
			kind: "dispatch-task",
			stage,
			for: isAgentStage(stageOf(state.run, stage)) ? "agent" : "publish",
			due
		};
	}), { kind: "update-status" }];
}
/** What ends a run that cannot be carried on, although stages of it are due. */
function endEarly(state, reason) {
	return [{
		kind: "end-run",
		outcome: "failed",
		reason
	}, ...afterEnd(state, "failed")];
}
/**
* What an end is followed by. People first: whatever the ledger does, they see how the run ended. A person is asked once,
* whoever looks: the comment is looked for before it is made.
*/
function afterEnd(state, outcome) {
	const person = outcome === "failed" || outcome === "needs-input";
	const remembers = pipelineOf(state.run).history !== void 0;
	return [
		...person ? [{ kind: "escalate" }] : [],
		{ kind: "update-status" },
		...remembers ? [{ kind: "write-history" }] : []
	];
}
/** Stages that are ordered, running or lost: without a record of the execution they wait for. */
function dueStages(state) {
	return [...state.stages].flatMap(([stage, entry]) => entry.kind === "due" ? [{
		stage,
		due: entry
	}] : []);
}
/** Counted from the records and our own clock, never from what an agent says (DESIGN 5.4). */
function findLimit(state, now) {
	const refused = state.tasks.find(({ body }) => body.refusedTransfer?.reason === "limit");
	if (refused !== void 0) return `${refused.body.stage}: ${refused.body.failure?.message ?? "limits.max-handoffs is exceeded"}`;
	const due = dueStages(state);
	if (due.length === 0) return void 0;
	const limits = pipelineOf(state.run).limits;
	const started = state.tasks.length + due.length;
	if (started > limits["max-tasks"]) return `limits.max-tasks is ${limits["max-tasks"]}, and the next execution would be number ${started}`;
	const minutes = (Date.parse(now) - Date.parse(state.run.body.startedAt)) / 6e4;
	if (minutes > limits["timeout-minutes"]) return `limits.timeout-minutes is ${limits["timeout-minutes"]}, and the run has taken ${Math.ceil(minutes)}`;
	const cost = usageOfRun(state).usage?.costUsd ?? 0;
	const maxCost = limits["max-cost-usd"];
	if (maxCost !== void 0 && cost >= maxCost) return `limits.max-cost-usd is ${maxCost}, and the run has cost ${cost}`;
}
/** How the run ended, once nothing runs and nothing can start any more. */
function findEnding(state) {
	const entries = [...state.stages];
	if (entries.some(([, entry]) => entry.kind === "due" || entry.kind === "waiting")) return void 0;
	const ended = entries.flatMap(([stage, entry]) => entry.kind === "ended" ? [{
		stage,
		body: entry.last.body
	}] : []);
	for (const outcome of [
		"failed",
		"cancelled",
		"needs-input"
	]) {
		const found = ended.find(({ body }) => body.outcome === outcome);
		if (found !== void 0) return {
			outcome,
			reason: `${found.stage}: ${found.body.failure?.reason ?? found.body.note ?? outcome}`
		};
	}
	if (ended.every(({ body }) => body.outcome === "noop")) return {
		outcome: "noop",
		reason: "no stage had anything to do"
	};
	return {
		outcome: "succeeded",
		reason: "all stages succeeded"
	};
}

// src/engine/find-own-view.ts
/** What we posted for people in the view thread of a run. No request where records and people share a thread. */
async function findOwnView(engine, { reading, first, marker }) {
	const { run } = reading.state;
	const author = reading.thread.find(({ id }) => id === first.id)?.author?.id;
	const thread = viewThreadOf(run);
	const comments = thread === run.subject ? reading.thread : await engine.ports.threads.listSince(thread, first.at);
	return findOwnComment(comments, {
		author,
		marker
	});
}

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
	return `Baton started run \`${run.run}\`${about}: pipeline \`${pipeline}\`, because ${describeCause(trigger)}. Configuration as of ${commit.slice(0, 12)}.`;
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

// src/core/pipeline/records-for.ts
/**
* The records that an execution of a stage builds on, in order of `seq`: the run's first, its ancestors', its own earlier ones.
* Transfers of ancestors too: without them nobody knows which of their agents' handoffs and results still count.
*/
function recordsFor(stage, options) {
	const { run } = options.state;
	const relevant = /* @__PURE__ */ new Set([stage, ...ancestorsOf(pipelineOf(run), stage)]);
	return options.stored.filter(({ record }) => record.run === run.run).filter(({ record }) => record.kind === "run" || record.kind === "task" && relevant.has(record.body.stage) || record.kind === "transfer" && relevant.has(record.task)).toSorted((a, b) => a.record.seq - b.record.seq);
}

// src/core/record/name-records.ts
/** Records by where they stand, with the pieces of large ones, so that the reader lists nothing. */
function nameRecords(stored) {
	return {
		enc: "located",
		list: stored.flatMap(({ comment, digest, pieces = [] }) => [{
			id: comment,
			digest
		}, ...pieces])
	};
}

// src/core/record/pack-records.ts
/** Characters of a dispatch that are left for everything but `records` and `digests`: what most need. `buildOrder` checks the whole. */
const reservedCharacters = 6e3;
/**
* Records as they travel in a dispatch: all of them deflated while they fit, else where they stand. A record with
* continuation pieces is always named by its place, and its pieces with it, so that the reader lists nothing.
*/
function packRecords(stored, deflate) {
	const data = stored.some(({ pieces, envelope }) => pieces !== void 0 || Reflect.has(Object(envelope), "parts")) ? void 0 : deflate(JSON.stringify(stored.map(({ envelope }) => envelope)));
	const digests = stored.reduce((sum, { digest }) => sum + digest.length + 3, 0);
	if (data !== void 0 && data.length + digests + reservedCharacters <= recordLimits.dispatchCharacters) return {
		enc: "deflate",
		data
	};
	return nameRecords(stored);
}

// src/core/record/sign-dispatch.ts
/** Signs an order, where there is a signer, and writes it as JSON, in which the fields keep their order. How long that is, the caller checks. */
function signDispatch(draft, tools) {
	if (tools.signer === void 0) return JSON.stringify(toWellFormedJson(draft));
	const unsigned = Object.assign({}, toWellFormedJson(draft), { key: tools.signer.keyId });
	return JSON.stringify({
		...unsigned,
		sig: tools.signer.sign(canonicalJson(unsigned) ?? "")
	});
}

// src/engine/build-order.ts
const validForHours = 48;
/**
* The order for one execution: everything the next job needs, so that it reads as little as possible. An unsigned one only
* names its records: nobody could trust what it carries.
*/
function buildOrder(engine, request) {
	const { state, stored } = request.reading;
	const { effect } = request;
	const needed = recordsFor(effect.stage, {
		state,
		stored
	});
	const issued = engine.ports.clock.now();
	const { lock, head, commit, job } = executionFacts(state, effect.stage);
	const turn = turnOf(state, {
		stage: effect.stage,
		execution: effect.due.execution
	});
	const isSigned = engine.ports.signer !== void 0;
	const draft = {
		baton: 1,
		kind: "dispatch",
		for: effect.for,
		via: engine.settings.via,
		repo: engine.settings.repository.id,
		subject: state.run.body.trigger.subject.number,
		thread: state.run.subject,
		lock,
		run: state.run.run,
		task: effect.stage,
		attempt: effect.due.attempt,
		execution: effect.due.execution,
		...turn,
		head,
		commit,
		first: request.first,
		status: request.status,
		issued,
		"not-after": new Date(Date.parse(issued) + validForHours * 36e5).toISOString(),
		job,
		digests: needed.map(({ digest }) => digest),
		records: isSigned ? packRecords(needed, engine.ports.compressor.deflate) : nameRecords(needed),
		traceparent: traceparentOf(engine, taskName(state.run.run, effect.stage), effect.due.execution)
	};
	const packed = signDispatch(draft, writeTools(engine.ports));
	const text = packed.length <= recordLimits.dispatchCharacters ? packed : signDispatch({
		...draft,
		records: nameRecords(needed)
	}, writeTools(engine.ports));
	return {
		text,
		dispatch: JSON.parse(text)
	};
}
/** W3C trace context: one trace per run, one span per execution, derived so that every job computes the same. */
function traceparentOf(engine, task, execution) {
	const hex = (text) => engine.ports.hasher.sha256(text).slice(7);
	return `00-${hex(`${engine.settings.repository.id}/${task.split("/")[0]}`).slice(0, 32)}-${hex(`${task} ${execution}`).slice(0, 16)}-01`;
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
	const options = {
		repo: settings.repository.id,
		subject,
		tools: readTools(ports)
	};
	if (ports.provenance === void 0) return decodeRecords(page, options).records;
	const { comments, ...author } = await ports.provenance.vouch(page);
	return decodeRecords(comments, {
		...options,
		...author,
		unsigned: true
	}).records;
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

// src/core/text/ignored-words.ts
const words$1 = {
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
	if (reason !== "signature") return words$1[reason];
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
	return own.some(({ record }) => record.kind === "end");
}
/** A record of another run of that name may stand where one of this run did, or would (T13): nobody can tell which is which. */
function notCarriedOn(broken) {
	return {
		...broken,
		message: `${broken.message} So the run is not carried on. Look at the thread with \`baton records\`, and start the pipeline again: the new run has a name of its own.`
	};
}

// src/engine/await-visible.ts
/** Lists lag for some seconds (github-platform.md 2); a minute is far beyond what was ever seen. */
const waits$1 = [
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
	for (const seconds of waits$1) {
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

// src/entry/shared/find-started-run.ts
/**
* The workflow run that carries out an order, after a crash. One that ended without a single job did not start: GitHub
* accepted it, and then a policy or a startup failure was in the way (DESIGN 2).
*/
async function findStartedRun({ dispatcher, log, title, since }) {
	for (const run of await dispatcher.findRuns(title, since)) {
		if (!await isDead(dispatcher, run)) return {
			id: run.id,
			url: run.url
		};
		log.warning(`Workflow run ${run.id} for ${title} ended as "${run.conclusion ?? "nothing"}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${run.url}`);
	}
}
async function isDead(dispatcher, run) {
	if (run.status !== "completed") return false;
	return (await dispatcher.listJobs(run.id)).every(({ conclusion }) => conclusion === "skipped");
}

// src/core/pipeline/is-protected-path.ts
/** What agents may not change unless it is allowed: what runs, and who must review. */
const protectedPaths = [
	".github/**",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
/**
* Whether a path is named by one of the patterns: a path, `folder/**` (the folder itself too, which could become a
* symbolic link), or two stars and `/name` for any folder. Case does not count, since it does not on every file system.
*/
function isProtectedPath(path, patterns) {
	const name = path.toLowerCase();
	return patterns.some((pattern) => matches(name, pattern.toLowerCase()));
}
function matches(path, pattern) {
	if (pattern.endsWith("/**")) {
		const folder = pattern.slice(0, -3);
		return path === folder || path.startsWith(`${folder}/`);
	}
	if (pattern.startsWith("**/")) {
		const name = pattern.slice(3);
		return path === name || path.endsWith(`/${name}`);
	}
	return path === pattern;
}

// src/core/pipeline/check-path.ts
/** Invisible characters that macOS drops when it compares names, and those that turn the writing direction. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
const control = /[\u0000-\u001f\u007f-\u009f]/;
/** `.git` as Windows and macOS read it: any case, blanks and dots at the end, streams, short names. */
const gitFolder = /^(\.git|git~\d+)([ .]*|:.*)$/i;
/** Why a path of a commit is not safe to check out somewhere; undefined when it is. */
function checkPath(path) {
	if (path.length > 4096) return "it is longer than 4,096 characters";
	if (path.includes("�")) return "it is not UTF-8";
	if (control.test(path) || invisible.test(path)) return "it holds invisible characters";
	if (path.includes("\\")) return "it holds a backslash";
	const bad = path.split("/").find((part) => part === "" || part === "." || part === ".." || gitFolder.test(part));
	return bad === void 0 ? void 0 : `its part "${bad}" does not name a file of the checkout`;
}

// src/core/pipeline/check-commits.ts
const commitLimits = {
	commits: 100,
	changes: 5e3,
	fileBytes: 41943040,
	totalBytes: 209715200
};
const allowedModes = /* @__PURE__ */ new Set([
	"000000",
	"100644",
	"100755",
	"120000"
]);
/** What is wrong with an agent's commits, oldest first, before their contents are read. The first problem of each commit. */
function checkCommits(commits, rules) {
	const whole = checkWhole(commits);
	if (whole !== void 0) return [whole];
	return commits.flatMap((commit, index) => {
		return checkParents(commit, commits[index - 1]?.sha ?? rules.base) ?? commit.changes.map((change) => checkChange(change, rules)).find(isProblem) ?? [];
	});
}
function checkWhole(commits) {
	const changes = commits.flatMap((commit) => commit.changes);
	const bytes = changes.reduce((sum, change) => sum + change.bytes, 0);
	if (commits.length > commitLimits.commits) return tooLarge(`${commits.length} commits are more than ${commitLimits.commits}`);
	if (changes.length > commitLimits.changes) return tooLarge(`${changes.length} changed files are more than ${commitLimits.changes}`);
	const merge = commits.find(({ parents }) => parents.length > 1);
	if (merge) return {
		code: "BATON-E703",
		message: `Commit ${merge.sha.slice(0, 12)} is a merge. Only commits with one parent are published.`
	};
	return bytes > commitLimits.totalBytes ? tooLarge(`${bytes} bytes are more than ${commitLimits.totalBytes}`) : void 0;
}
function checkParents({ sha, parents }, expected) {
	const name = sha.slice(0, 12);
	if (parents[0] === expected) return;
	return {
		code: "BATON-E702",
		message: `Commit ${name} builds on ${parents[0]?.slice(0, 12) ?? "nothing"} instead of ${expected.slice(0, 12)}, from which the task started.`
	};
}
function checkChange(change, { protectedPaths }) {
	const path = show(change.path);
	const wrong = checkPath(change.path);
	if (wrong !== void 0) return {
		code: "BATON-E707",
		message: `The file "${path}" cannot be published: ${wrong}. Rename it.`
	};
	if (change.oldMode === "160000" || change.mode === "160000") return {
		code: "BATON-E704",
		message: `"${path}" is a submodule; agents cannot change submodules.`
	};
	if (!allowedModes.has(change.mode)) return {
		code: "BATON-E707",
		message: `"${path}" has the mode ${change.mode}; 100644, 100755 and 120000 can be published.`
	};
	if (isProtectedPath(change.path, protectedPaths)) return {
		code: "BATON-E706",
		message: `"${path}" is protected: agents may not change it. Make this change by hand.`
	};
	return change.bytes > commitLimits.fileBytes ? tooLarge(`"${path}" has ${change.bytes} bytes, more than ${commitLimits.fileBytes}`) : void 0;
}
function tooLarge(words) {
	return {
		code: "BATON-E705",
		message: `${words}. Leave build results out with .gitignore, or make smaller steps.`
	};
}
function show(path) {
	return path.replace(/[^ -~]/g, "?").slice(0, 200);
}
function isProblem(problem) {
	return problem !== void 0;
}

// src/adapters/git/fetch-base.ts
const waits = [1e3, 4e3];
/** One commit without its history. The token stands in the environment alone: arguments can be seen by every process. */
async function fetchBase(git, { url, token }, base) {
	const env = {
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: `http.${url}.extraheader`,
		GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`
	};
	const args = [
		"fetch",
		"--quiet",
		"--depth=1",
		"--no-tags",
		"--no-recurse-submodules",
		"--",
		url,
		`${base}:refs/baton/base`
	];
	for (const wait of [...waits, void 0]) {
		const { status, stderr } = await git.try(args, { env });
		if (status === 0) return;
		if (/not our ref|unadvertised object|couldn't find remote ref/i.test(stderr)) throw new GitFailure(`this repository does not have the commit ${base}`);
		if (wait === void 0) throw new GitHubError(`Git cannot fetch ${base.slice(0, 12)} from ${url}: ${stderr.trim()}.`, {
			reason: "unavailable",
			status: 0,
			code: "BATON-E813"
		});
		await setTimeout(wait);
	}
}

// src/adapters/git/list-commits.ts
/** Commits of `base..head`, oldest first, each compared with the one before it; contents are not read. */
async function listCommits(git, { base, head }) {
	const count = `--max-count=${commitLimits.commits + 1}`;
	const output = await git.line([
		"rev-list",
		"--topo-order",
		"--parents",
		count,
		head,
		`^${base}`
	]);
	const lines = output === "" ? [] : output.split("\n").toReversed();
	const commits = [];
	let previous = base;
	for (const line of lines) {
		const [sha = "", ...parents] = line.split(" ");
		commits.push({
			sha,
			parents,
			...await readCommit(git, {
				base: previous,
				head: sha
			})
		});
		previous = sha;
	}
	return commits;
}
async function readCommit(git, { base, head }) {
	const message = await git.run([
		"show",
		"-s",
		"--no-show-signature",
		"--encoding=UTF-8",
		"--format=%B",
		head,
		"--"
	]);
	const baseTree = await git.line([
		"rev-parse",
		"--verify",
		`${base}^{tree}`
	]);
	const raw = await git.run([
		"diff-tree",
		"-r",
		"--raw",
		"-z",
		"--no-renames",
		"--no-abbrev",
		"--no-ext-diff",
		baseTree,
		head,
		"--"
	]);
	return {
		message: message.toString().trimEnd(),
		baseTree,
		changes: await addSizes(git, readChanges(raw))
	};
}
/** `:<old mode> <new mode> <old id> <new id> <status>`, NUL, path, NUL. A path that is not UTF-8 shows a U+FFFD. */
function readChanges(raw) {
	const fields = raw.toString().split("\0");
	return fields.flatMap((field, index) => {
		const match = /^:(\d{6}) (\d{6}) [0-9a-f]{40} ([0-9a-f]{40}) [A-Z]\d*$/.exec(field);
		const [, oldMode = "", mode = "", id = ""] = match ?? [];
		return match && index % 2 === 0 ? [{
			path: fields[index + 1] ?? "",
			oldMode,
			mode,
			id
		}] : [];
	});
}
async function addSizes(git, changes) {
	const isBlob = ({ mode }) => mode !== "000000" && mode !== "160000";
	const input = changes.filter(isBlob).map(({ id }) => `${id}\n`);
	const output = await git.run(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input: input.join("") });
	const sizes = new Map(output.toString().split("\n").map(readSize));
	return changes.map((change) => ({
		...change,
		bytes: sizes.get(change.id) ?? 0
	}));
}
function readSize(line) {
	const [id = "", size = ""] = line.split(" ");
	return [id, Number(size)];
}

// src/adapters/git/parse-bundle.ts
const maxHeaderBytes = 65536;
/** Head and pack of a `git bundle`; undefined when it is none, or one of a kind that we do not write. */
function parseBundle(bytes) {
	const text = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString("latin1");
	const end = text.indexOf("\n\n");
	const [signature, ...lines] = text.slice(0, end).split("\n");
	if (end < 0 || signature !== "# v2 git bundle") return;
	const prerequisites = matchAll(lines, /^-([0-9a-f]{40})( |$)/);
	const heads = matchAll(lines, /^([0-9a-f]{40}) /);
	return prerequisites.length + heads.length === lines.length ? {
		prerequisites,
		heads,
		pack: bytes.subarray(end + 2)
	} : void 0;
}
function matchAll(lines, pattern) {
	return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}

// src/adapters/git/read-bundle.ts
/** An agent's commits, oldest first, read in a fresh bare repository that has nothing but their base. Nothing is checked out. */
async function readBundle(request) {
	try {
		return await readInto(request);
	} catch (error) {
		if (error instanceof GitFailure) return failure(unreadable(error.message));
		throw error;
	}
}
async function readInto(request) {
	const { base, head, directory, path } = request;
	const bundle = parseBundle(request.bytes);
	if (bundle?.heads.length !== 1 || bundle.heads[0] !== head) return failure(unreadable("this is not the bundle that the agent job announced"));
	if (bundle.prerequisites.length !== 1 || bundle.prerequisites[0] !== base) {
		const message = `The commits build on ${bundle.prerequisites.map((id) => id.slice(0, 12)).join(", ") || "nothing"} instead of ${base.slice(0, 12)} alone, from which the task started.`;
		return failure({
			code: "BATON-E702",
			message
		});
	}
	const git = createGitTool({
		directory,
		path,
		env: { GIT_DIR: directory }
	});
	await git.run([
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--",
		directory
	]);
	await fetchBase(git, request.remote, base);
	await git.run([
		"index-pack",
		"--stdin",
		"--fix-thin",
		"--strict",
		"--max-input-size=536870912"
	], { input: bundle.pack });
	const commits = await listCommits(git, {
		base,
		head
	});
	const [problem] = checkCommits(commits, {
		base,
		protectedPaths: request.protectedPaths
	});
	return problem ? failure(problem) : success(await addContents(git, commits));
}
async function addContents(git, commits) {
	const changes = commits.flatMap((commit) => commit.changes);
	const contents = await readObjects(git, changes.filter((change) => change.mode !== "000000").map(({ id }) => id));
	return commits.map(({ message, baseTree, changes: own }) => ({
		message,
		baseTree,
		changes: own.map((change) => ({
			path: change.path,
			mode: modeOf(change),
			content: contents.get(change.id) ?? null
		}))
	}));
}
/** A deletion has no mode of its own; GitHub wants one all the same. */
function modeOf({ mode }) {
	return mode === "100755" || mode === "120000" ? mode : "100644";
}
function unreadable(words) {
	return {
		code: "BATON-E708",
		message: `The commits of the agent cannot be read: ${words}. Run the task again.`
	};
}

// src/adapters/git/create-bundle-reader.ts
const maxBytes = 268435456;
const words = {
	missing: "is not there",
	expired: "has expired",
	"foreign-run": "was made by another workflow run",
	"too-large": `has more than ${maxBytes} bytes`,
	digest: "holds other bytes than the agent job announced",
	malformed: "is no sound archive",
	entries: "holds more than the one file that was announced",
	path: "holds another file than the one that was announced",
	link: "holds a link instead of a file",
	ratio: "unpacks to far more than its size"
};
/** Bundles that travel as artifacts, read with the git program. */
function createBundleReader(options) {
	return { async read({ bundle, base, head }, workflowRun) {
		const bytes = await options.artifacts.download(bundle, {
			run: workflowRun,
			maxBytes
		});
		if (typeof bytes === "string") {
			const message = `The commits have not arrived: artifact ${bundle.artifactId} ${words[bytes]}. Run the task again.`;
			return failure({
				code: "BATON-E710",
				message
			});
		}
		const directory = await mkdtemp(join(tmpdir(), "baton-bundle-"));
		try {
			return await readBundle({
				protectedPaths,
				...options,
				bytes,
				base,
				head,
				directory
			});
		} finally {
			await rm(directory, {
				recursive: true,
				force: true
			});
		}
	} };
}

// src/entry/shared/wire-engine.ts
/** The engine on real adapters: the same for the Action and the App. */
function wireEngine(wiring) {
	const { settings, github, signer, clock, log } = wiring;
	const { repository, serverUrl } = settings;
	const hasher = createNodeHasher();
	const compressor = createDeflate();
	const verifier = createVerifier(publicKeys(wiring));
	const signing = signer === void 0 ? { provenance: github.provenance } : { signer };
	return {
		ports: {
			store: createCommentStore({
				threads: github.threads,
				repo: repository.id,
				hasher,
				compressor,
				verifier,
				...signing
			}),
			threads: github.threads,
			permissions: github.permissions,
			subjects: github.subjects,
			ledgers: github.ledgers,
			commits: github.commits,
			pullRequests: github.pullRequests,
			bundles: createBundleReader({
				artifacts: wiring.artifacts,
				remote: {
					url: `${serverUrl}/${repository.owner}/${repository.name}.git`,
					token: wiring.token
				},
				path: process.env.PATH ?? ""
			}),
			texts: wiring.texts,
			starter: wiring.starter,
			hasher,
			compressor,
			...signing,
			verifier,
			clock,
			log,
			redactor: createRedactor(wiring.secrets),
			...wiring.events === void 0 ? {} : { events: wiring.events }
		},
		settings
	};
}
/**
* The keys of the config, among which our own must stand: others could not verify what we sign. A config with faults
* still lets us verify what we signed ourselves; `planRun` reports the faults. Without a key of ours its faults could hide
* keys, so nothing is done.
*/
function publicKeys({ configText, signer, isPrivate }) {
	const config = parseConfig(configText);
	if (!config.ok && signer !== void 0) return [signer.publicKey];
	if (!config.ok) throw new Error(describeProblems(config.error));
	const keys = config.value.signing?.keys ?? [];
	const problem = checkSigningKey({
		keys,
		signer,
		isPrivate
	});
	if (problem !== void 0) throw new Error(`${problem.code}: ${problem.message}`);
	return keys;
}
function describeProblems(problems) {
	return problems.map(({ code, message, line }) => `${code}: ${line === void 0 ? "" : `line ${line}: `}${message}`).join("\n");
}

export { performEffects as a, renderRunComment as c, decide as d, endEarly as f, readRun as i, renderTaskComment as l, createSigner as m, findStartedRun as n, readLedger as o, usageOfRun as p, awaitVisible as r, orderLedgers as s, wireEngine as t, findOwnView as u };