import { n as success, t as failure } from "./result.js";
import { n as toWellFormedJson, r as parseUntrustedJson, t as isPlainMap } from "./to-well-formed-json.js";
import { t as utf8Length } from "./utf8-length.js";
import { n as truncateCodePoints, t as countCodePoints } from "./code-points.js";
import { i as stripAnsi, n as invisibleCharacters, t as flattenText } from "./plain-text.js";
import { _ as transferLimits, m as boundCalls } from "./node-hasher.js";
import { x as taskName } from "./read-markers.js";
import { u as isAgentStage } from "./config-schema.js";
import { i as transferTargets } from "./defaults.js";
import { o as isNotAbove } from "./acting-agent.js";
import { d as pipelineOf, f as stageOf } from "./attempts.js";
import { _ as isResultKey } from "./stage-graph.js";
import { r as handoffLimits } from "./handoff2.js";
import { r as decodeHandoffBytes } from "./read-handoff.js";
import { t as renderTemplate } from "./render-template.js";

// src/core/transfer/find-transfer-call.ts
/** Strict: the kind and all three texts (T-6). */
function isTransferResult(value) {
	if (!isObject(value) || value.kind !== "handoff") return false;
	return [
		value.to,
		value.message,
		value.from
	].every((text) => typeof text === "string");
}
/** The result itself, or the one under `output` (T-7). */
function extractTransferResult(value) {
	if (isTransferResult(value)) return value;
	return isObject(value) && isTransferResult(value.output) ? value.output : void 0;
}
function isObject(value) {
	return typeof value === "object" && value !== null;
}
const limits$1 = {
	maxBytes: handoffLimits.wholeBytes,
	maxDepth: handoffLimits.depth,
	maxNodes: 1e4
};
const callKeys = /* @__PURE__ */ new Set([
	"kind",
	"version",
	"schema_version",
	"to",
	"message",
	"from",
	"output"
]);
/** The first source that names `to` or `message`, in the order of handoffs (DESIGN 4.3). What cannot be read asks for nothing. */
function findTransferCall(sources) {
	const { mcpFile, file, printed } = sources;
	const candidates = [
		{
			raw: mcpFile,
			rest: {
				...sources,
				mcpFile: void 0
			}
		},
		{
			raw: file,
			rest: {
				...sources,
				file: void 0
			}
		},
		{
			raw: printed.handoff?.join("\n"),
			rest: {
				...sources,
				printed: { ...omit(printed, "handoff") }
			}
		},
		{
			raw: printed.fence?.join("\n"),
			rest: {
				...sources,
				printed: { ...omit(printed, "fence") }
			}
		}
	];
	for (const { raw, rest } of candidates) {
		const value = raw === void 0 ? void 0 : parse(raw);
		const call = value === void 0 ? void 0 : callIn(value);
		if (value === void 0 || call === void 0) continue;
		const isAll = Object.keys(value).every((key) => callKeys.has(key));
		return {
			...call,
			rest: isAll ? rest : sources
		};
	}
}
function callIn(value) {
	const result = extractTransferResult(value);
	if (result !== void 0) return {
		to: result.to,
		message: result.message
	};
	const { to, message } = value;
	return isAbsent(to) && isAbsent(message) ? void 0 : {
		to,
		message
	};
}
/** As in handoffs, empty and absent mean the same (H-6). */
function isAbsent(value) {
	return value === void 0 || value === null || value === "";
}
function parse(raw) {
	const text = decodeHandoffBytes(raw);
	const json = text.ok ? parseUntrustedJson(text.value, limits$1) : void 0;
	if (json?.ok !== true) return void 0;
	const value = toWellFormedJson(json.value);
	return isPlainMap(value) ? value : void 0;
}
function omit(object, key) {
	const { [key]: _, ...rest } = object;
	return rest;
}

// src/core/transfer/transfer-problems.ts
/**
* `a → b → c`: every agent in its turn, the last target too (T-14). Where a link does not begin with the agent that the one
* before it ended with, another stage has had its turn: `a → b; c → d`.
*/
function describeChain(links) {
	return links.map(({ from, to }, index) => {
		const before = links[index - 1];
		if (before?.to === from) return ` → ${to}`;
		return `${before === void 0 ? "" : "; "}${from} → ${to}`;
	}).join("");
}
/** `MaxHandoffsExceededError` (T-14): the whole chain, and the refused transfer apart from it (T-12). */
function maxHandoffsExceeded({ limit, chain, refused }) {
	return {
		code: "BATON-E201",
		message: `Max handoffs (${limit}) exceeded. Chain: ${chain.length === 0 ? refused.from : describeChain(chain)}. Refused: ${describeChain([refused])}.`
	};
}
/** `HandoffTargetNotFoundError` (T-15). */
function handoffTargetNotFound({ from, to, available, registered }) {
	return {
		code: "BATON-E202",
		message: `Agent "${from}" tried to handoff to "${to}", but ${registered ? "its `transfer-to` does not name it" : "it's not registered"}. Available: ${available.join(", ")}`
	};
}

// src/core/transfer/read-transfer.ts
/** Why an agent may not hand over to another one, in the words of T-15; undefined when it may. */
function checkTarget(config, { from, to }) {
	const available = transferTargets(config, from);
	if (available.includes(to)) return void 0;
	return handoffTargetNotFound({
		from,
		to,
		available,
		registered: Object.hasOwn(config.agents, to)
	});
}
/** The transfer that an agent asked for, once its turn is over (T-20); checked, but not made yet. */
function readTransfer(sources, options) {
	const call = findTransferCall(sources);
	const nothing = {
		request: void 0,
		problems: [],
		warnings: []
	};
	if (call === void 0) return {
		...nothing,
		sources
	};
	if (transferTargets(options.config, options.from).length === 0) return {
		...nothing,
		sources: call.rest,
		warnings: [describeNobody(call, options.from)]
	};
	const { to, message } = call;
	const problems = [...checkName(to), ...checkMessage(message)];
	if (problems.length > 0 || typeof to !== "string" || typeof message !== "string") return {
		...nothing,
		problems,
		sources: call.rest
	};
	const problem = checkTarget(options.config, {
		from: options.from,
		to
	});
	if (problem !== void 0) return {
		...nothing,
		problems: [problem],
		sources: call.rest
	};
	return {
		...nothing,
		request: {
			to,
			message,
			superseded: boundCalls(options.superseded ?? [])
		},
		sources: call.rest
	};
}
/** T-19: nothing was offered, so nothing is made of it, and it is said. */
function describeNobody({ to }, from) {
	return `Agent "${from}" asked for a transfer${typeof to === "string" ? ` to "${truncateCodePoints(to, transferLimits.nameCodePoints)}"` : ""}, but there is no agent that it may hand over to, so it was ignored.`;
}
function checkName(to) {
	if (typeof to !== "string" || to.trim() === "") return [incomplete("`to` must be the name of one agent.")];
	return countCodePoints(to) <= transferLimits.nameCodePoints ? [] : [incomplete(`\`to\` is longer than ${transferLimits.nameCodePoints} characters, which is no name of an agent.`)];
}
function checkMessage(message) {
	const most = transferLimits.messageCodePoints;
	if (typeof message !== "string" || message.trim() === "") return [incomplete("`message` must be a text that says all that the other agent must know.")];
	const length = countCodePoints(message);
	return length <= most ? [] : [incomplete(`\`message\` is ${length} characters long; at most ${most} are accepted: shorten it, or put the rest into a file.`)];
}
function incomplete(words) {
	return {
		code: "BATON-E203",
		message: `The transfer was not made: ${words}`
	};
}

// src/core/run/transfers.ts
/**
* Whether a transfer is made, decided from the records by the one who writes them (T-12): no job can go past the limit,
* whatever it says. The chain of a run never gets longer than `limits.max-handoffs`.
*/
function decideTransfer(state, { from, request, timestamp }) {
	const { config } = state.run.body;
	const { to, message, superseded } = request;
	const limit = pipelineOf(state.run).limits["max-handoffs"];
	if (transferTargets(config, from).length === 0) return {
		kind: "ignored",
		warning: `There is no agent that "${from}" may hand over to, so its transfer was ignored.`
	};
	const wrong = checkTarget(config, {
		from,
		to
	});
	if (wrong !== void 0) return {
		kind: "refused",
		refused: {
			reason: "target",
			to,
			message,
			limit
		},
		problem: wrong
	};
	if (state.transfers.length >= limit) {
		const chain = state.transfers.map(({ body }) => body);
		const problem = maxHandoffsExceeded({
			limit,
			chain,
			refused: {
				from,
				to
			}
		});
		return {
			kind: "refused",
			refused: {
				reason: "limit",
				to,
				message,
				limit
			},
			problem
		};
	}
	return {
		kind: "made",
		body: {
			from,
			to,
			message,
			timestamp,
			...superseded.length === 0 ? {} : { superseded }
		}
	};
}
/** Records of one comment have little room each: one of each execution, one of each transfer, and the end. */
const maxLegs = 5;
/**
* Whether an agent may take over in the job that was made for another one: the stage says so, transfers are left, and it
* needs no secret and no access that this job was not made for. Else it gets a job of its own. So does one with `access: read`
* on a `branch`, where the agent before it may change files: of a job whose last agent may not, nothing is published. `state` holds the executions before this job.
*/
function canRunInline(state, facts) {
	const { stage, from, to, hops, legs } = facts;
	if (legs > maxLegs || state.tasks.length + legs >= pipelineOf(state.run).limits["max-tasks"]) return false;
	const asked = stageOf(state.run, stage);
	const { agents } = state.run.body.config;
	const [before, after] = [agents[from], agents[to]];
	if (!isAgentStage(asked) || asked.transfer !== "inline" || hops <= 0 || before === void 0 || after === void 0) return false;
	if (asked.branch !== void 0 && after.access === "read" && before.access !== "read") return false;
	return isNotAbove(after.access, before.access) && after.env.every((name) => before.env.includes(name));
}
/** The state as if a transfer were recorded already: whose turn is next follows from it, in the agent job as in `publish`. */
function withTransfer(state, { dispatch, body }) {
	const { run, task, attempt, execution } = dispatch;
	const { repo, thread } = state.run;
	const place = {
		repo,
		thread,
		run,
		task,
		attempt,
		execution,
		seq: state.tip.seq,
		prev: ""
	};
	return {
		...state,
		transfers: [...state.transfers, {
			kind: "transfer",
			...place,
			body
		}]
	};
}
function buildRecordedTransfer(state, transfer) {
	const { repo, thread: subject, run, task, attempt, execution, body } = transfer;
	const { from, to, message, timestamp } = body;
	return {
		event: "agent_handoff",
		repository: repo,
		subject,
		run,
		task: taskName(run, task),
		attempt,
		execution,
		number: state.transfers.findIndex(({ seq }) => seq === transfer.seq) + 1,
		limit: pipelineOf(state.run).limits["max-handoffs"],
		agent: from,
		handoff: {
			from,
			to,
			message,
			timestamp
		}
	};
}

// src/core/output/redact-agent-output.ts
/** Names of files are the only words in it that an agent job chooses. Digests stay as they are, whatever they look like. */
function redactPromptFacts(facts, redactor) {
	const { artifact, repair, ...rest } = facts;
	return {
		...rest,
		...redactRef(artifact, redactor),
		...repair === void 0 ? {} : { repair: {
			...repair,
			...redactRef(repair.artifact, redactor)
		} }
	};
}
function redactRef(ref, redactor) {
	return ref === void 0 ? {} : { artifact: {
		...ref,
		file: redactor.redactDeep(ref.file)
	} };
}
/** The output with every text of the agents redacted; ids, digests and times are ours and stay. */
function redactAgentOutput(output, redactor) {
	const { failure, inline, ...rest } = output;
	return {
		...redactExecution(rest, redactor),
		...failure === void 0 ? {} : { failure: redactor.redactDeep(failure) },
		...inline === void 0 ? {} : { inline: inline.map((leg) => redactExecution(leg, redactor)) }
	};
}
function redactExecution(execution, redactor) {
	const { note, handoff, transfer, usage, prompt, outputs, warnings } = execution;
	const kept = Object.entries(redactor.redactDeep(execution.results)).filter(([key]) => isResultKey(key));
	return {
		...execution,
		...note === void 0 ? {} : { note: redactor.redactDeep(note) },
		...handoff === void 0 ? {} : { handoff: redactor.redactDeep(handoff) },
		...transfer === void 0 ? {} : { transfer: redactor.redactDeep(transfer) },
		...prompt === void 0 ? {} : { prompt: redactPromptFacts(prompt, redactor) },
		...usage === void 0 ? {} : { usage: redactor.redactDeep(usage) },
		outputs: redactor.redactDeep(outputs),
		warnings: redactor.redactDeep(warnings),
		results: Object.fromEntries(kept)
	};
}

// src/core/output/summarise-error.ts
/** Limit of `failureSchema.message`. */
const summaryCodePoints = 2e3;
/** The end of what a program printed, where the cause stands: first what it wrote as errors, else the rest. */
function summariseError(...texts) {
	const seen = texts.map(cleanTail).find((text) => text !== "") ?? "";
	return truncateCodePoints(seen, summaryCodePoints, {
		keep: "end",
		mark: "…"
	});
}
function cleanTail(text) {
	return stripAnsi(text.slice(-16384).toWellFormed()).replace(/\r\n?/g, "\n").replace(invisibleCharacters, "").trim();
}
/** The failure of a stage that requires a handoff and got none that is valid, with the words of the validator. */
function handoffFailure(errors, repair) {
	const end = repair === void 0 ? "" : ` The agent was asked once more and failed: ${repair.message}`;
	const message = `BATON-E303: The stage requires a handoff, and there is no valid one: ${errors.join(" ")}${end}`;
	return {
		reason: "handoff",
		message: truncateCodePoints(message, summaryCodePoints, { mark: "…" })
	};
}

// src/core/prompt/render-text.ts
/** A template for people, such as the text of a pull request: cleaned, without fences. */
function renderText({ template, context, present }) {
	const rendered = renderTemplate({
		template,
		context,
		present
	});
	return rendered.ok ? success(rendered.value.text) : failure(rendered.error);
}
/** A template for one line, such as a branch or a title: cleaned, without fences, whatever the values hold. */
function renderLine(request) {
	const rendered = renderText(request);
	return rendered.ok ? success(flattenText(rendered.value).trim()) : failure(rendered.error);
}

// src/core/output/parse-outputs.ts
const limits = {
	bytes: 65536,
	lines: 1e3
};
const cutMark = "… (cut)";
/** The lines of the last complete outputs block, trimmed, without empty ones (I-22). Too much of it is cut, visibly. */
function parseOutputs({ outputs = [] }) {
	return capOutputs(outputs.map((line) => line.trim().toWellFormed()).filter((line) => line !== ""));
}
/** The same limits, for outputs that come from elsewhere. */
function capOutputs(lines) {
	let bytes = 0;
	const end = lines.findIndex((line, index) => {
		bytes += utf8Length(line);
		return bytes > limits.bytes || index >= limits.lines;
	});
	return end < 0 ? lines : [...lines.slice(0, end), cutMark];
}

export { handoffFailure as a, redactAgentOutput as c, decideTransfer as d, withTransfer as f, renderText as i, buildRecordedTransfer as l, parseOutputs as n, summariseError as o, readTransfer as p, renderLine as r, summaryCodePoints as s, capOutputs as t, canRunInline as u };