import { y as strictObject } from "./zod.js";
import { Fn as countCodePoints, In as truncateCodePoints, It as transferTargets, Nt as retentionOf, On as docsUrl, Rt as childRightsOf, Sn as oneLine, St as secretOf, Tn as neutralise, Vt as isAgentStage, W as judgeBranch, Y as checkBranchName, _n as failure, bn as codeSpan, et as toPrintable, gn as require_fastest_levenshtein, hn as readJsonTokens, kn as linkCodes, mn as parseUntrustedJson, o as unsignedNote, pt as hasHeldKey, st as hasAtMostAccess, vn as success } from "./job-agent-plan-publish-validate.js";
import { C as messageOf, a as isPlainMap, c as toWellFormedJson, f as flattenText, h as isVisible, i as digestOf, l as utf8Length, t as GitHubError, w as problemText, x as stripInvisible, y as quoteNames } from "./job-cli.js";
import { $t as taskName, Aa as frozenOf, At as readRun, Ba as isSuccess, Cr as artifactRefSchema, Da as ancestorsOf, Dt as findKillSwitch, Ea as titleOf, Et as describeChain, Fa as pipelineOf, Fr as serialiseHandoff, Gn as heldBranchPrefix, Gr as childRequestSchema, Ha as outcomeSchema, Hn as hasCreated, Ia as pullOfBranch, Ii as nextOf, In as countCreated, It as loadHandoffs, Ja as isChild, Ji as nextEndExecution, Jt as findRunNumber, La as stageOf, Li as readyRows, Ln as findHeldBranch, Lt as encodeStoredHandoff, Ma as isHandoffInCondition, Nr as handoffLimits, Oa as baseBranchOf, Or as compactHandoff, Ot as findTriggeringRecord, Pa as ownHeadOf, Qa as lineageOf, Qi as agentNameAt, Rn as findOpenedPull, Rr as limitCalls, Sr as agentOutputSchema, St as draftEnd, Ua as publishesCommits, Un as hasPublishedTo, Vr as transferLimits, Wa as childName, Wn as heldBranchName, Wr as childLimits, Wt as artifactName, Yi as outsidersOf, Yn as listPublishedBranches, Zi as agentAt, Zn as publishedBefore, _a as findWaitOf, _n as deriveState, _t as sharedTrustedPaths, ai as failuresOf, bt as describeTask, ci as maxAttemptsOf, en as judgeStageBranch, er as consumedBy, go as openOrder, ha as childrenOf, ia as standingTransfers, io as limitResponse, ja as hasMergingStage, ka as branchStagesOf, kr as describeDroppedHandoff, ma as childOf, nn as renderStageBranch, oa as transferNumber, po as hasSubject, pr as findLastApproval, qi as lastDecision, qt as executionTitle, ra as jobFor, rn as renderText, ro as captureResults, si as limited, tn as renderLine, un as buildPromptContext, va as findWaitedTurn, vo as readTaskText, vt as writeSummary, wr as outputLimits, xa as relatedStages, xn as stateWith, xt as writeOutputs, ya as isMerging, yi as hasSlept, zi as asksAtLimit, zn as findPullOpenedFor, zr as limitTransfer } from "./job-agent-plan-publish.js";
import { A as isJob, B as drawPullSummary, C as readStall, Jt as renderRetryNotice, Kn as renderEndReason, Kt as hasRetryNotice, L as readStatusComment, M as startOf, O as rerunPublisher, P as sendOrderedNotice, Pt as handoffFailure, Qt as truncateMarkdown, R as readStatusCommentId, S as listWorkers, Sn as isTransient, Sr as isBy, T as stopWorkers, Tr as actionsAccount, Ut as renderTaskComment, Xn as pageOf, Yt as listLeftOut, _t as isPaused, br as hasMarker, cr as closeKey, gr as builtinMarker, in as outcomeWords, j as performEffects, l as createEngineUnderWay, lr as findCauseOfEnd, nr as decide, nt as listStartBranches, o as renderDryRun, ot as readMarked, rn as listNames, rr as decideAsks, s as renderOverviewAfter, t as sweepOverdue, ur as isAskKey, v as createOnceStarter, vt as appendAndRead, x as isTakenOver, yr as hasBuiltinMarker } from "./job-plan-publish.js";
import { c as checkNamedPush, f as taskTrailer, i as listChildAgents, l as checkOpenedPush, m as findNamesake, o as checkPullBranch, p as checkOrder, r as findLimit, s as checkOwnBranch, t as askedBefore, u as lastLineOf, y as verifyOutput } from "./job-agent-publish.js";
import { t as loadDataSchema } from "./job-plan-publish-validate.js";

// src/engine/effects/resume.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
async function resumeRun(engine, request) {
	const { reading } = request;
	const { state } = reading;
	const effects = [];
	for (const row of readyRows(state)) {
		if (request.stage !== void 0 && request.stage !== row.name) continue;
		if (request.stage === void 0 && await isUnderWay(engine, reading, row)) continue;
		effects.push(startOf(state, row));
	}
	if (request.stage === void 0) effects.push(...decideAsks(state));
	if (effects.length === 0) return {
		started: [],
		state
	};
	return performEffects(engine, {
		effects: [...effects, { kind: "update-views" }],
		reading,
		status: await readStatusComment(engine, reading)
	});
}
async function isUnderWay(engine, reading, row) {
	const stall = await readStall(engine, {
		reading,
		row,
		own: engine.settings.workflowRun.id
	});
	const title = executionTitle({
		run: reading.state.run.run,
		task: row.name,
		execution: row.next.execution
	});
	if (stall?.kind === "lost" && await engine.ports.line?.readsResult(stall.workflowRun, title) === true) return true;
	return stall === void 0 || await rerunPublisher(engine, stall, reading) !== void 0;
}

// src/core/handoff/handoff-error.ts
const shown = 20;
const sentenceCodePoints = 500;
function describeErrors(errors) {
	const sentences = errors.slice(0, shown).map(({ message }) => truncateCodePoints(message, sentenceCodePoints, { mark: "…" }));
	return errors.length > shown ? [...sentences, `There are ${errors.length - shown} more.`] : sentences;
}
function describeValue(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "an object";
	const text = JSON.stringify(value) ?? "nothing";
	return `the ${typeof value} ${shortenText(text, 40)}`;
}
function shortenText(text, max = 64) {
	return text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text;
}

// src/core/handoff/check-limits.ts
const lists = [
	"relevant_files",
	"key_findings",
	"constraints"
];
function checkContext(value) {
	if (value === void 0) return { errors: [] };
	if (!isPlainMap(value)) return { errors: [{
		code: "type",
		path: "context",
		message: `\`context\` is ${describeValue(value)}; write an object such as {"relevant_files": ["src/a.ts"]}.`
	}] };
	const approach = value.suggested_approach;
	const errors = [...lists.flatMap((name) => checkList(name, value[name])), ...checkApproach(approach)];
	if (errors.length > 0) return { errors };
	const found = lists.flatMap((name) => isTexts(value[name]) ? [[name, value[name]]] : []);
	const context = {
		...Object.fromEntries(found),
		...typeof approach === "string" ? { suggested_approach: approach } : {}
	};
	const tooLarge = checkContextSize(context);
	return tooLarge.length > 0 ? { errors: tooLarge } : {
		value: context,
		errors: []
	};
}
function isTexts(value) {
	return Array.isArray(value) && value.every((text) => typeof text === "string");
}
function checkList(name, value) {
	if (value === void 0 || isTexts(value)) return [];
	const path = `context.${name}`;
	if (!Array.isArray(value)) return [{
		code: "type",
		path,
		message: `\`${path}\` is ${describeValue(value)}; write a list of strings.`
	}];
	const index = value.findIndex((text) => typeof text !== "string");
	const message = `\`${path}[${index}]\` is ${describeValue(value[index])}; every element must be a string.`;
	return [{
		code: "type",
		path: `${path}[${index}]`,
		message
	}];
}
function checkApproach(value) {
	if (value === void 0 || typeof value === "string") return [];
	const path = "context.suggested_approach";
	return [{
		code: "type",
		path,
		message: `\`${path}\` is ${describeValue(value)}; write a string.`
	}];
}
function checkContextSize(context) {
	const bytes = Object.values(context).flat().reduce((sum, text) => sum + utf8Length(text), 0);
	if (bytes <= handoffLimits.contextBytes) return [];
	return [{
		code: "too-large",
		path: "context",
		message: `\`context\` takes ${bytes} bytes in all; at most ${handoffLimits.contextBytes} are accepted: keep what the next agent cannot find itself.`
	}];
}
function checkData(value, written) {
	if (value === void 0) return { errors: [] };
	if (!isPlainMap(value)) return { errors: [{
		code: "type",
		path: "data",
		message: `\`data\` is ${describeValue(value)}; write an object of strings, such as {"issue_key": "A-1"}.`
	}] };
	const entries = Object.entries(value);
	const errors = [...checkCount(entries.length), ...checkTypes(entries, written)];
	const texts = entries.flatMap(([key, text]) => typeof text === "string" ? [[key, text]] : []);
	const all = [...errors, ...checkDataSize(texts)];
	return all.length > 0 ? { errors: all } : {
		value: Object.fromEntries(texts),
		errors: []
	};
}
function checkCount(count) {
	if (count <= handoffLimits.dataKeys) return [];
	return [{
		code: "too-many",
		path: "data",
		message: `\`data\` has ${count} keys; at most ${handoffLimits.dataKeys} are accepted: join some, or move them to \`detail\`.`
	}];
}
function checkTypes(entries, written) {
	return entries.flatMap(([key, value]) => {
		if (typeof value === "string") return [];
		const name = shortenText(key);
		const literal = written.get(key);
		const message = `\`data.${name}\` is ${literal === void 0 ? describeValue(value) : `the ${typeof value} ${shortenText(literal, 40)}`}; values must be strings: write ${suggest(value, literal)}.`;
		return [{
			code: "type",
			path: `data.${name}`,
			message
		}];
	});
}
function suggest(value, literal) {
	if (literal !== void 0) return JSON.stringify(shortenText(literal, 40));
	return value === null ? "\"\" or leave the key out" : "its JSON as a string";
}
function checkDataSize(texts) {
	const bytes = texts.reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
	if (bytes <= handoffLimits.dataBytes) return [];
	return [{
		code: "too-large",
		path: "data",
		message: `\`data\` takes ${bytes} bytes, keys and values together; at most ${handoffLimits.dataBytes} are accepted: move long texts to \`detail\`.`
	}];
}
function checkText({ path, value, max, advice }) {
	if (value === void 0) return { errors: [] };
	if (typeof value !== "string") return { errors: [{
		code: "type",
		path,
		message: `\`${path}\` is ${describeValue(value)}; write a string, or leave it out if it is optional.`
	}] };
	const length = countCodePoints(value);
	if (length <= max) return {
		text: value,
		errors: []
	};
	return { errors: [{
		code: "too-long",
		path,
		message: `\`${path}\` is ${length} characters long; at most ${max} are accepted: ${advice}.`
	}] };
}
const nameCodePoints = 64;
function checkLimits(fields, written) {
	const errors = [...checkVersion(fields.version), ...checkSummary(fields.summary)];
	const text = (path, max, advice) => {
		const found = checkText({
			path,
			value: fields[path],
			max,
			advice
		});
		errors.push(...found.errors);
		return found.text;
	};
	const summary = text("summary", handoffLimits.summaryCodePoints, "shorten it, or move the rest to `detail`") ?? "";
	const detail = text("detail", handoffLimits.detailCodePoints, "shorten it, or name the files where the rest is");
	const to = text("to", nameCodePoints, "write the name of one agent");
	const message = text("message", handoffLimits.messageCodePoints, "shorten it, or move the rest to `detail`");
	const data = checkData(fields.data, written);
	const context = checkContext(fields.context);
	errors.push(...data.errors, ...context.errors);
	if (errors.length > 0) return failure(errors);
	return success(compactHandoff({
		version: 1,
		summary,
		detail,
		data: data.value,
		context: context.value,
		to,
		message
	}));
}
function checkVersion(version) {
	if (version === void 0 || version === 1) return [];
	return [{
		code: "version",
		path: "version",
		message: `\`version\` is ${JSON.stringify(version)?.slice(0, 40)}; this version of Baton reads 1 only: write 1 or leave it out.`
	}];
}
function checkSummary(summary) {
	const advice = `write 1 to ${handoffLimits.summaryCodePoints} characters that say what the next agent must know.`;
	if (summary === void 0) return [{
		code: "missing",
		path: "summary",
		message: `\`summary\` is missing; ${advice}`
	}];
	if (typeof summary !== "string" || isVisible(summary)) return [];
	return [{
		code: "empty",
		path: "summary",
		message: `\`summary\` is empty; ${advice}`
	}];
}

// src/core/handoff/coerce-data.ts
function coerceData(data, written) {
	if (!isPlainMap(data)) return data;
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, isLiteral(value) ? written.get(key) ?? String(value) : value]));
}
function isLiteral(value) {
	return typeof value === "number" || typeof value === "boolean";
}
function writtenData(data, text) {
	return isPlainMap(data) && Object.values(data).some(isLiteral) ? readLiterals(text) : /* @__PURE__ */ new Map();
}
function readLiterals(text) {
	const literals = /* @__PURE__ */ new Map();
	let depth = 0;
	let part = "";
	let last = ["", ""];
	for (const token of readJsonTokens(text)) {
		const [beforeLast, previous] = last;
		if (token === ":" && depth === 1) part = JSON.parse(previous);
		if (depth === 2 && part === "data" && previous === ":" && /^[-0-9tf]/.test(token)) literals.set(JSON.parse(beforeLast), token);
		depth += changeOf(token);
		last = [previous, token];
	}
	return literals;
}
function changeOf(token) {
	if (token === "{" || token === "[") return 1;
	return token === "}" || token === "]" ? -1 : 0;
}

// src/core/handoff/parse-handoff.ts
function decodeHandoffBytes(input) {
	if (typeof input === "string") return refuseEmpty(input);
	if (input.length > handoffLimits.wholeBytes) {
		const message = `The handoff is ${input.length} bytes long; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
		return failure({
			code: "too-large",
			path: "",
			message
		});
	}
	try {
		return refuseEmpty(new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(input));
	} catch {
		return failure(malformed("The handoff is not valid UTF-8; write it as UTF-8."));
	}
}
function refuseEmpty(text) {
	if (text.startsWith("﻿")) return failure(malformed("The handoff starts with a byte order mark; write it without one."));
	if (text.trim() !== "") return success(text);
	return failure(malformed("The handoff is empty; write a JSON object with a `summary`, or no file at all."));
}
function malformed(message) {
	return {
		code: "malformed",
		path: "",
		message
	};
}
const aliases = /* @__PURE__ */ new Map([["schema_version", "version"], ["task_summary", "summary"]]);
const contextNames = /* @__PURE__ */ new Set([
	"relevant_files",
	"key_findings",
	"constraints",
	"suggested_approach"
]);
const optionalNames = /* @__PURE__ */ new Set([
	"detail",
	"data",
	"context",
	"to",
	"message"
]);
const names = /* @__PURE__ */ new Set([
	"version",
	"summary",
	...optionalNames
]);
const otherNames = /* @__PURE__ */ new Set([
	"children",
	"kind",
	"from",
	"output"
]);
function renameAliases(input, apart) {
	const fields = /* @__PURE__ */ new Map();
	const lists = [];
	const warnings = [];
	for (const [key, value] of Object.entries(input)) {
		const name = aliases.get(key) ?? key;
		if (value === null && (optionalNames.has(name) || contextNames.has(name) || fields.has(name))) continue;
		if (name !== key && isGiven(input, name)) warnings.push(describeDouble(key, name));
		else if (contextNames.has(name)) lists.push([name, value]);
		else if (names.has(name)) fields.set(name, value);
		else if (!apart.includes(key)) warnings.push(describeUnknown(key, input));
	}
	const moved = moveIntoContext(fields.get("context"), lists);
	return {
		fields: {
			...Object.fromEntries(fields),
			...moved.fields
		},
		warnings: [...warnings, ...moved.warnings]
	};
}
function isGiven(input, name) {
	return Object.hasOwn(input, name) && input[name] !== null;
}
function moveIntoContext(context, lists) {
	const own = isPlainMap(context) ? Object.entries(context).filter(([, value]) => value !== null) : [];
	if (context !== void 0 && !isPlainMap(context)) return {
		fields: {},
		warnings: []
	};
	if (context === void 0 && lists.length === 0) return {
		fields: {},
		warnings: []
	};
	const twice = lists.filter(([name]) => own.some(([key]) => key === name));
	return {
		fields: { context: Object.fromEntries([...lists, ...own]) },
		warnings: twice.map(([name]) => describeDouble(name, `context.${name}`))
	};
}
function describeDouble(key, name) {
	return `\`${key}\` was dropped: \`${name}\` says the same.`;
}
function describeUnknown(key, input) {
	const meant = [...names, ...contextNames].find((name) => !isGiven(input, name) && isSlip(key, name));
	const advice = meant === void 0 ? "put it into `data`, as a string." : `did you mean \`${meant}\`?`;
	return `The unknown key \`${shortenText(key)}\` was dropped; ${advice}`;
}
function nameSlip(error, input) {
	const keys = isPlainMap(input) ? Object.keys(input).filter((key) => !names.has(key) && !aliases.has(key)) : [];
	const slip = error.code === "missing" ? keys.find((key) => isSlip(key, error.path)) : void 0;
	if (slip === void 0) return error;
	return {
		...error,
		message: `${error.message} There is \`${shortenText(slip)}\`: rename it to \`${error.path}\`.`
	};
}
function isSlip(key, name) {
	return key.length <= 40 && (0, import_fastest_levenshtein.distance)(key, name) <= Math.min(2, Math.floor(name.length / 3));
}
const handoffJsonLimits = {
	maxBytes: handoffLimits.wholeBytes,
	maxDepth: handoffLimits.depth,
	maxNodes: 1e4,
	numbers: "any",
	isRead: (key) => names.has(key) || aliases.has(key) || contextNames.has(key) || otherNames.has(key)
};
function parseHandoff(input, { coerce = false, apart = [] } = {}) {
	const text = decodeHandoffBytes(input);
	if (!text.ok) return failure([text.error]);
	const json = parseUntrustedJson(text.value, handoffJsonLimits);
	if (!json.ok) return failure([toHandoffError(json.error)]);
	if (!isPlainMap(json.value)) return failure([notAnObject(json.value)]);
	const wellFormed = toWellFormedJson(json.value);
	const replaced = isPlainMap(wellFormed) && JSON.stringify(wellFormed) !== JSON.stringify(json.value);
	const { fields, warnings } = renameAliases(isPlainMap(wellFormed) ? wellFormed : {}, apart);
	const written = writtenData(fields.data, text.value);
	const checked = checkLimits(coerce ? {
		...fields,
		data: coerceData(fields.data, written)
	} : fields, written);
	if (!checked.ok) return failure(checked.error.map((error) => nameSlip(error, json.value)));
	const surrogates = replaced ? ["Half characters (lone surrogates) were replaced by U+FFFD: no file or comment can hold them."] : [];
	return checkWholeSize(checked.value, [...surrogates, ...warnings]);
}
function checkWholeSize(handoff, warnings) {
	const bytes = new TextEncoder().encode(serialiseHandoff(handoff)).length;
	if (bytes <= handoffLimits.wholeBytes) return success({
		handoff,
		warnings
	});
	const message = `The handoff takes ${bytes} bytes as JSON; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
	return failure([{
		code: "too-large",
		path: "",
		message
	}]);
}
const codes = {
	syntax: "malformed",
	"too-large": "too-large",
	depth: "depth",
	nodes: "too-many",
	keys: "too-many",
	"forbidden-key": "forbidden-key",
	"duplicate-key": "duplicate-key",
	number: "number"
};
function toHandoffError(fault) {
	const path = fault.path ?? "";
	const advice = fault.code === "syntax" ? " Write one JSON object and nothing else." : "";
	const message = `${path === "" ? "The handoff" : `\`${path}\``}: ${fault.message}.${advice}`.replaceAll("..", ".");
	return {
		code: codes[fault.code],
		path,
		message
	};
}
function notAnObject(value) {
	return {
		code: "not-an-object",
		path: "",
		message: `The handoff is ${Array.isArray(value) ? "a list" : `${JSON.stringify(value)?.slice(0, 40)}`}; write a JSON object such as {"version": 1, "summary": "…"}.`
	};
}

// src/core/transfer/find-transfer-call.ts
function isTransferResult(value) {
	if (!isPlainMap(value) || value.kind !== "handoff") return false;
	return [
		value.to,
		value.message,
		value.from
	].every((text) => typeof text === "string");
}
function extractTransferResult(value) {
	if (isTransferResult(value)) return value;
	return isPlainMap(value) && isTransferResult(value.output) ? value.output : void 0;
}
const callKeys = /* @__PURE__ */ new Set([...[
	"kind",
	"version",
	"schema_version",
	"to",
	"message",
	"from",
	"output"
], "children"]);
function findTransferCall(sources) {
	for (const { fields, rest } of readSources(sources)) {
		const call = findCall(fields);
		if (call === void 0) continue;
		const isAll = Object.keys(fields).every((key) => callKeys.has(key));
		return {
			...call,
			rest: isAll ? rest : sources
		};
	}
}
function* readSources(sources) {
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
		const fields = raw === void 0 ? void 0 : parseFields(raw);
		if (fields !== void 0) yield {
			fields,
			rest
		};
	}
}
function findCall(value) {
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
function isAbsent(value) {
	return value === void 0 || value === null || value === "";
}
function parseFields(raw) {
	const text = decodeHandoffBytes(raw);
	const json = text.ok ? parseUntrustedJson(text.value, handoffJsonLimits) : void 0;
	if (json?.ok !== true) return void 0;
	const value = toWellFormedJson(json.value);
	return isPlainMap(value) ? value : void 0;
}
function omit(object, key) {
	const { [key]: _, ...rest } = object;
	return rest;
}

// src/core/transfer/transfer-problems.ts
function maxHandoffsExceeded({ limit, chain, refused }) {
	return {
		code: "BATON-E201",
		message: `Max handoffs (${limit}) exceeded. Chain: ${chain.length === 0 ? refused.from : describeChain(chain)}. Refused: ${describeChain([refused])}.`
	};
}
function handoffTargetNotFound({ from, to, available, registered }) {
	return {
		code: "BATON-E202",
		message: `Agent "${from}" tried to handoff to "${to}", but ${registered ? "its `transfer-to` does not name it" : "it's not registered"}. Available: ${available.join(", ")}`
	};
}

// src/core/transfer/read-transfer.ts
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
	const { place } = options;
	if (place !== void 0 && transferTargets(place.config, place.from).length === 0) return {
		...nothing,
		sources: call.rest,
		warnings: [describeNoTarget(call, place.from)]
	};
	const { to, message } = call;
	const problems = [...checkName(to), ...checkMessage(message, to)];
	if (problems.length > 0 || typeof to !== "string" || typeof message !== "string") return {
		...nothing,
		problems,
		sources: call.rest
	};
	const problem = place === void 0 ? void 0 : checkTarget(place.config, {
		from: place.from,
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
			superseded: limitCalls(options.superseded ?? [])
		},
		sources: call.rest
	};
}
function describeNoTarget({ to }, from) {
	return `Agent "${from}" asked for a transfer${typeof to === "string" ? ` to "${truncateCodePoints(to, transferLimits.nameCodePoints)}"` : ""}, but there is no agent that it may hand over to, so it was ignored.`;
}
function checkName(to) {
	if (typeof to !== "string" || !isVisible(to)) return [incompleteTransfer("`to` must be the name of one agent.")];
	return countCodePoints(to) <= transferLimits.nameCodePoints ? [] : [incompleteTransfer(`\`to\` is longer than ${transferLimits.nameCodePoints} characters, which is no name of an agent.`)];
}
function checkMessage(message, to) {
	const most = transferLimits.messageCodePoints;
	if (typeof message !== "string" || !isVisible(message)) return [incompleteTransfer(`\`message\` is ${message === void 0 || message === null ? "missing" : describeValue(message)} beside \`to\`: ${shortenText(JSON.stringify(to) ?? "")}; write all that the other agent must know.`)];
	const length = countCodePoints(message);
	return length <= most ? [] : [incompleteTransfer(`\`message\` is ${length} characters long; at most ${most} are accepted: shorten it, or put the rest into a file.`)];
}
function incompleteTransfer(words) {
	return {
		code: "BATON-E203",
		message: `The transfer was not made: ${words}`
	};
}

// src/core/run/transfers.ts
function decideTransfer(state, { from, request, timestamp, isSetAside }) {
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
	const standing = standingTransfers(state);
	if (isSetAside !== true && standing.length >= limit) {
		const chain = standing.map(({ body }) => body);
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
function canRunInline(state, facts) {
	const { stage, from, to, hops, left } = facts;
	const tasks = left?.tasks ?? pipelineOf(state.run).limits["max-tasks"] - state.tasks.length - 1;
	const most = Math.min(5, tasks, left?.handoffs ?? 5);
	if (facts.asksForChildren === true || facts.executions > most) return false;
	const asked = stageOf(state.run, stage);
	const { agents } = state.run.body.config;
	const [before, after] = [agents[from], agents[to]];
	if (!isAgentStage(asked) || asked.transfer !== "inline" || hops <= 0 || before === void 0 || after === void 0) return false;
	if (asked.branch !== void 0 && after.access === "read" && before.access !== "read") return false;
	return hasAtMostAccess(after.access, before.access) && after.env.every((name) => before.env.includes(name));
}
function buildRecordedTransfer(state, transfer) {
	const { repo, thread, run, task, attempt, execution, body } = transfer;
	const { from, to, message, timestamp, by, reason } = body;
	return {
		event: "agent_handoff",
		repository: repo,
		subject: thread,
		run,
		task: taskName(run, task),
		attempt,
		execution,
		number: transferNumber(state, transfer),
		limit: pipelineOf(state.run).limits["max-handoffs"],
		agent: from,
		handoff: {
			from,
			to,
			message,
			timestamp
		},
		...by === void 0 ? {} : {
			by,
			reason
		}
	};
}

// src/engine/effects/announce-transfers.ts
const messageCodePoints$1 = 500;
function announceTransfers({ ports }, { state, own }) {
	const events = own.map((transfer) => buildRecordedTransfer(state, transfer));
	for (const event of events) {
		const message = truncateCodePoints(event.handoff.message, messageCodePoints$1, { mark: "…" });
		ports.log.info(`agent_handoff ${JSON.stringify({
			...event,
			handoff: {
				...event.handoff,
				message
			}
		})}`);
		ports.events?.emit(event);
	}
	return events;
}

// src/core/view/summary/publish.ts
function renderPublishSummary(link, options) {
	const { started, ended, state } = link;
	const task = link.task && state ? {
		...link.task,
		stage: titleOf(state.run, link.task.stage)
	} : link.task;
	const isDry = options.effects !== void 0;
	return [
		...task === void 0 ? [`Run \`${options.run}\`: nothing to record.`] : [renderTaskComment({
			run: options.run,
			attempt: 1,
			body: task
		})],
		...(link.transfers ?? []).map(renderTransferLine),
		...isDry || started.length === 0 ? [] : [`Started: ${quoteNames(started)}.`],
		...isDry || ended === void 0 ? [] : [`Run \`${options.run}\` ${outcomeWords(ended.outcome)}${linkCodes(renderEndReason(ended.reason))}.`],
		...renderDryRun(options.effects),
		...state === void 0 ? [] : [renderOverviewAfter(state, { isDry })]
	].join("\n\n");
}
function renderTransferLine({ task, number, limit, handoff, by }) {
	if (by !== void 0) return `🔀 \`${task}\`: ${handoff.message}`;
	return `🔀 \`${task}\`: transfer ${number} of ${limit}, \`${handoff.from}\` → \`${handoff.to}\`: ${oneLine(handoff.message, 300)}`;
}

// src/core/children/check-child.ts
const inputNames = [
	"prompt",
	"agent",
	"branch",
	"model",
	"name",
	"idempotency_key"
];
function readChildInput(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return failure([{
		code: "type",
		path: "",
		message: `A request is ${describeValue(value)}; write an object with \`prompt\`.`
	}]);
	const entries = Object.entries(value).filter(([, field]) => field !== null && field !== void 0);
	const errors = entries.flatMap(([key, field]) => checkField(key, field));
	const texts = new Map(entries.filter((entry) => typeof entry[1] === "string" && entry[1] !== ""));
	const prompt = texts.get("prompt")?.toWellFormed() ?? "";
	if (errors.length > 0) return failure(errors);
	const [agent, branch, model, name, key] = [
		"agent",
		"branch",
		"model",
		"name",
		"idempotency_key"
	].map((field) => texts.get(field)?.toWellFormed());
	return success({
		prompt,
		agent,
		branch,
		model,
		name,
		key
	});
}
function checkField(key, value) {
	if (key === "repository") return [{
		code: "type",
		path: key,
		message: "`repository` is not supported yet: a child works in the repository of its parent. Leave it out."
	}];
	if (!inputNames.includes(key)) {
		const path = shortenText(key);
		return [{
			code: "type",
			path,
			message: `\`${path}\` is no input of a child task; write ${inputNames.map((name) => `\`${name}\``).join(", ")} only.`
		}];
	}
	if (typeof value === "string") return [];
	return [{
		code: "type",
		path: key,
		message: `\`${key}\` is ${describeValue(value)}; write a text.`
	}];
}
function checkPrompt(prompt) {
	if (!isVisible(prompt)) return [{
		code: "empty",
		path: "prompt",
		message: "`prompt` is empty. Write what the task is."
	}];
	return checkLength("prompt", prompt, childLimits.promptCodePoints);
}
function checkLength(path, text, most) {
	const length = text.length <= most ? 0 : countCodePoints(text);
	if (length <= most) return [];
	return [{
		code: "too-long",
		path,
		message: `\`${path}\` has ${length} characters, and at most ${most} are passed on. Shorten it.`
	}];
}
function checkChild(input, rules) {
	const { prompt, branch, name = "", key = "" } = input;
	return [
		...checkPrompt(prompt),
		...checkLength("name", name, childLimits.nameCodePoints),
		...checkLength("idempotency_key", key, childLimits.keyCodePoints),
		...branch === void 0 ? [] : checkBranch$2(branch),
		...checkAgent(input, rules)
	];
}
function checkBranch$2(branch) {
	const tooLong = checkLength("branch", branch, childLimits.branchCodePoints);
	if (tooLong.length > 0) return tooLong;
	const problem = checkBranchName(branch, "Write another `branch`, or leave it out.");
	return problem === void 0 ? [] : [{
		code: "schema",
		path: "branch",
		message: problem.message
	}];
}
function checkAgent({ agent, model }, { agents, models }) {
	const found = agent === void 0 ? agents[0] : agents.find(({ name }) => name === agent);
	if (found === void 0 && agent !== void 0) {
		const names = agents.map(({ name }) => name).join(", ");
		return [{
			code: "unknown-agent",
			path: "agent",
			message: `\`agent\` is "${shortenText(agent)}". Write one of ${names}, or leave it out.`
		}];
	}
	if (model === void 0 || model === found?.model || models.includes(model)) return [];
	const advice = models.length === 0 ? "Leave it out." : `Write one of ${models.join(", ")}, or leave it out.`;
	return [{
		code: "schema",
		path: "model",
		message: `\`model\` is "${shortenText(model)}". ${advice}`
	}];
}
function isSameRequest(earlier, { prompt, branch }) {
	return earlier.prompt === prompt && (branch === void 0 || earlier.branch === branch);
}

// src/core/spawn/early-children.ts
function findEarlyChildren({ spawned }, { stage, execution }) {
	const isOwn = (record) => record.task === stage && record.execution === execution && record.body.early === true;
	const records = spawned.filter(isOwn);
	return {
		records,
		made: new Map(records.flatMap(({ body }) => body.made.map((child) => [child.ordinal, child]))),
		refused: new Set(records.flatMap(({ body }) => body.refused.map(({ ordinal }) => ordinal))),
		unnamed: Math.max(0, ...records.map(({ body }) => body.refusedCount > body.refused.length ? body.asked : 0))
	};
}
function isRequestOf(child, request, parent) {
	const isSame = (asked, made) => asked === void 0 || asked === made;
	return childName(parent, request) === child.name && request.prompt === child.prompt && request.key === child.key && isSame(request.agent, child.agent) && isSame(request.branch, child.branch);
}
function findDecided(early, { request, stage }) {
	const made = early.made.get(request.ordinal);
	if (made === void 0) return early.refused.has(request.ordinal) || request.ordinal <= early.unnamed ? "decided" : void 0;
	if (isRequestOf(made, request, stage)) return "decided";
	return { refusal: `its number is that of ${made.name}, which was started with another text.` };
}
function lastNumberOf({ before, asked, calls }) {
	const from = calls.requests.some(({ ordinal }) => ordinal <= asked) ? before : asked;
	return Math.max(asked, from + calls.requests.length + calls.refused);
}

// src/core/spawn/plan-branch.ts
function planBranch(state, question) {
	const { request, canEdit } = question;
	if (!canEdit && request.branch === void 0) return success(void 0);
	if (!canEdit) return failure("its agent has `access: read`, so it commits nothing. Leave `branch` out.");
	const branch = request.branch ?? defaultBranchOf(state, question);
	if (branch === void 0) return success(void 0);
	const reason = checkBranch$1(state, {
		...question,
		branch
	});
	return reason === void 0 ? success(branch) : failure(reason);
}
function defaultBranchOf(state, { parent, execution, child }) {
	const own = branchOf(state, {
		stage: parent,
		execution
	});
	if (own === void 0) return void 0;
	const { run, body } = state.run;
	const number = findRunNumber(run, {
		pipeline: body.pipeline,
		subject: body.trigger.subject.number
	});
	const numbered = number === void 0 ? `-${run}` : `-r${number}`;
	const suffix = number === 1 || own.includes(run) ? "" : numbered;
	const part = child.slice(parent.length + 1);
	const name = `${own}-${part}${suffix}`;
	return findOtherPipeline(state, name) === void 0 ? name : `${own}-child-${part}${suffix}`;
}
function findOtherPipeline({ run: { body } }, branch) {
	const { pipelines } = body.config;
	return Object.keys(pipelines).find((name) => Object.values(pipelines[name]?.stages ?? {}).some((stage) => {
		const template = isAgentStage(stage) ? stage.branch : void 0;
		return template !== void 0 && patternOf(template, name)?.test(branch) === true;
	}));
}
function toPattern(text) {
	return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
function patternOf(template, pipeline) {
	const parts = template.trim().split(/\{\{-?\s*(subject\.number|run\.id)\s*-?\}\}/);
	if (parts.some((part) => /\{[{%]/.test(part))) return void 0;
	const forms = {
		"subject.number": String.raw`[1-9]\d*`,
		"run.id": String.raw`${toPattern(pipeline)}-\d+(?:-\d+)*`
	};
	return new RegExp(`^${parts.map((part) => forms[part] ?? toPattern(part)).join("")}$`);
}
function branchOf(state, at) {
	const { stage } = at;
	const last = state.tasks.findLast(({ body }) => body.stage === stage);
	const { attempt, execution } = nextOf(state.rows.get(stage)) ?? last ?? {
		attempt: 1,
		execution: 1
	};
	const rendered = renderStageBranch(state, {
		stage,
		due: {
			attempt,
			execution: at.execution ?? execution
		}
	});
	return rendered.ok ? rendered.value : void 0;
}
function checkBranch$1(state, candidate) {
	const { branch, parent } = candidate;
	const wrong = judgeName(state, candidate);
	if (wrong !== void 0) return wrong;
	const refuse = (why) => `the branch "${toPrintable(branch, 80)}" ${why} Ask for another one, or leave it out.`;
	const pull = pullOfBranch(state, branch);
	if (pull !== void 0) return refuse(`is that of pull request #${pull} itself.`);
	if (branch.startsWith("baton/held-")) return refuse(`begins with ${heldBranchPrefix}, which is for commits that Baton holds.`);
	const known = listKnown(state, candidate);
	const above = /* @__PURE__ */ new Set([parent, ...lineageOf(parent)]);
	const same = known.filter((each) => each.branch === branch);
	const ancestor = same.find(({ stage }) => above.has(stage));
	if (ancestor !== void 0) return refuse(`is that of ${ancestor.stage}, which may wait for this child: they would wait for each other for ever.`);
	const other = same.find(({ stage }) => !isChild(stage));
	if (other !== void 0) return refuse(`is that of stage ${other.stage}.`);
	const pipeline = same.length === 0 ? findOtherPipeline(state, branch) : void 0;
	if (pipeline !== void 0) return refuse(`is one that runs of pipeline ${pipeline} work on.`);
	return findNested(state, {
		branch,
		known,
		refuse
	});
}
function judgeName({ run, ...state }, { branch, parent, execution }) {
	const { body } = run;
	const rule = {
		parent: branchOf({
			run,
			...state
		}, {
			stage: parent,
			execution
		}),
		globs: childRightsOf(stageOf(run, parent))?.branches
	};
	return judgeBranch({
		branch,
		author: {
			by: "child",
			head: ownHeadOf(body.trigger),
			rule: body.branches === void 0 ? void 0 : rule
		},
		allow: pipelineOf(run).allow,
		defaultBranch: body.trigger.repository.defaultBranch
	})?.message;
}
function findNested({ run }, { branch, known, refuse }) {
	const { repository, subject } = run.body.trigger;
	const fixed = [
		repository.defaultBranch,
		subject.base?.branch,
		subject.head?.branch
	].filter((name) => name !== void 0);
	const other = [...known.map((each) => each.branch), ...fixed].find((name) => name.startsWith(`${branch}/`) || branch.startsWith(`${name}/`));
	return other === void 0 ? void 0 : refuse(`cannot exist beside "${toPrintable(other, 80)}" in git.`);
}
function listKnown(state, { made, parent, execution }) {
	const stages = branchStagesOf(state.run).flatMap((stage) => {
		if (!isAgentStage(stageOf(state.run, stage))) return [];
		const branch = branchOf(state, {
			stage,
			execution: stage === parent ? execution : void 0
		});
		return branch === void 0 ? [] : [{
			stage,
			branch
		}];
	});
	const published = state.tasks.flatMap(({ body: { stage, commits, results } }) => commits === void 0 || results.branch === void 0 ? [] : [{
		stage,
		branch: results.branch
	}]);
	const own = made.flatMap(({ name, branch }) => branch === void 0 ? [] : [{
		stage: name,
		branch
	}]);
	return [
		...stages,
		...published,
		...own
	];
}

// src/core/spawn/plan-wait.ts
function planWait(request, { stage, known, untold, finishedAt }) {
	if (request === void 0) return { warnings: [] };
	const asked = [...new Set(request.names.slice(0, childLimits.waitedFor))];
	const found = asked.flatMap((name) => known.find((each) => each === name || each === `${stage}/${name}`) ?? []);
	const unknown = asked.filter((name) => !known.includes(name) && !known.includes(`${stage}/${name}`));
	const shown = unknown.slice(0, 3).map((name) => `"${truncateCodePoints(name, 100)}"`).join(", ");
	const warnings = unknown.length === 0 ? [] : [`BATON-E721: ${stage} waited for ${shown}, which it has not created.`];
	if (found.length === 0) return untold === 0 ? { warnings } : {
		wait: {
			names: [],
			until: "all"
		},
		warnings
	};
	const minutes = request.timeoutMinutes;
	const deadline = minutes === void 0 ? void 0 : deadlineOf(finishedAt, minutes);
	return {
		wait: {
			names: [...new Set(found)],
			until: request.until,
			...deadline === void 0 ? {} : { deadline }
		},
		warnings
	};
}
function deadlineOf(from, minutes) {
	return new Date(Date.parse(from) + Math.min(minutes, childLimits.waitMinutes) * 6e4).toISOString();
}
function isWaitOver(until, outcomes) {
	const ended = outcomes.flatMap((outcome) => outcomeSchema.safeParse(outcome).data ?? []);
	if (ended.length === outcomes.length) return true;
	if (until === "all") return false;
	return until === "first" ? ended.length > 0 : ended.some((outcome) => !isSuccess(outcome));
}

// src/core/spawn/plan-children.ts
function planChildren(state, turn) {
	const { stage: name, calls } = turn;
	const stage = stageOf(state.run, name);
	if (!isAgentStage(stage) || stage.children === void 0) {
		const isAsked = calls.requests.length > 0 || calls.wait !== void 0;
		const warning = `Stage ${name} asked for child tasks without \`children\` in its settings, so none were made.`;
		return {
			body: void 0,
			warnings: isAsked ? [warning] : []
		};
	}
	const numbers = countNumbers(state, turn);
	const made = [];
	const { last } = numbers;
	const refused = (calls.untold ?? []).map((message) => ({
		ordinal: last,
		code: "BATON-E720",
		message
	}));
	for (const request of calls.requests.slice(0, childLimits.requests)) {
		const planned = planChild(state, {
			turn,
			stage,
			request,
			made,
			...numbers
		});
		if (!planned.ok) refused.push({
			ordinal: request.ordinal,
			code: planned.error.code,
			message: planned.error.message
		});
		else if (planned.value !== void 0) made.push(planned.value);
	}
	const told = countTold(turn, last);
	const refusedCount = refused.length + told;
	const known = [...childrenOf(state.run, name), ...made].map((child) => child.name);
	const untold = state.run.body.branches === void 0 ? 0 : refusedCount;
	const wait = planWait(calls.wait, {
		stage: name,
		known,
		untold,
		finishedAt: turn.finishedAt
	});
	const warnings = [...refused.slice(calls.untold?.length).map(problemText), ...wait.warnings];
	if (made.length + refusedCount === 0 && wait.wait === void 0) return {
		body: void 0,
		warnings
	};
	const limit = describeLimit(state, {
		turn,
		made,
		told
	});
	return {
		body: {
			made,
			refused: (limit === void 0 ? refused : [...refused, {
				ordinal: last,
				...limit
			}]).slice(0, childLimits.refused),
			refusedCount,
			asked: last,
			wait: wait.wait,
			early: turn.isEarly
		},
		warnings: warnings.slice(0, childLimits.refused)
	};
}
function countNumbers(state, turn) {
	const early = findEarlyChildren(state, turn);
	const asked = askedBefore(state, turn.stage);
	const before = askedBefore({ spawned: state.spawned.filter((record) => !early.records.includes(record)) }, turn.stage);
	return {
		early,
		asked,
		last: lastNumberOf({
			before,
			asked,
			calls: turn.calls
		})
	};
}
function countTold({ calls: { requests, refused, untold = [] }, isEarly }, last) {
	if (isEarly === true) return 0;
	const good = Math.max(last - requests.length - refused, ...requests.map(({ ordinal }) => ordinal));
	return Math.max(0, last - good - untold.length);
}
function describeLimit(state, { turn, made, told }) {
	const { stage, calls } = turn;
	const limit = findLimit(state, {
		stage,
		made: made.length,
		waits: calls.wait !== void 0
	});
	if (limit === void 0 || told === 0) return void 0;
	return {
		code: "BATON-E720",
		message: `The tool refused ${told === 1 ? "a request" : `${told.toLocaleString("en-US")} requests`} of ${stage} at once: ${limit}`
	};
}
function planChild(state, question) {
	const { turn, request, made, asked, last, early } = question;
	const refuse = (why) => failure({
		code: "BATON-E720",
		message: `Request ${request.ordinal} of ${turn.stage} made no child: ${why}`
	});
	const decided = findDecided(early, {
		request,
		stage: turn.stage
	});
	if (decided !== void 0) return decided === "decided" ? success(void 0) : refuse(decided.refusal);
	const repeated = findRepeated(state, question);
	if (repeated !== void 0) {
		if (isSameRequest(repeated, request)) return success(void 0);
		return refuse(`its key \`${request.key}\` stands for another prompt already. Give every task a key of its own.`);
	}
	if (request.ordinal <= asked || made.some(({ ordinal }) => ordinal >= request.ordinal)) return refuse("its number was used before.");
	const waits = turn.isEarly === true || turn.calls.wait !== void 0;
	const wrong = findLimit(state, {
		stage: turn.stage,
		made: made.length,
		waits
	});
	if (wrong !== void 0) return refuse(wrong);
	if (request.ordinal > last) return refuse("its number is higher than that of any request of the turn.");
	const agent = selectAgent(state, question);
	if (!agent.ok) return refuse(agent.error);
	const { ordinal, prompt, key } = request;
	const name = childName(turn.stage, request);
	const { agents } = state.run.body.config;
	const canEdit = [agents[agent.value.agent], agentAt(state, turn)?.agent].every((each) => each?.access !== "read");
	const planned = planBranch(state, {
		parent: turn.stage,
		execution: turn.execution,
		request,
		child: name,
		canEdit,
		made
	});
	if (!planned.ok) return refuse(planned.error);
	const branch = planned.value;
	return success({
		name,
		ordinal,
		prompt,
		...agent.value,
		...branch === void 0 ? {} : { branch },
		...key === void 0 ? {} : { key }
	});
}
function findRepeated(state, { turn, request, made }) {
	if (request.key === void 0) return void 0;
	return [...childrenOf(state.run, turn.stage), ...made].find(({ key }) => key === request.key);
}
function selectAgent(state, { turn, stage, request }) {
	const { agents } = state.run.body.config;
	const acting = agentAt(state, turn);
	if (acting === void 0) return failure("its parent has no agent.");
	const { agent: name = acting.name, model } = request;
	const agent = agents[name];
	const isNamed = name !== acting.name && stage.children?.agents?.includes(name) === true;
	if (agent !== void 0 && isNamed && !hasAtMostAccess(agent.access, acting.agent.access)) {
		const shown = truncateCodePoints(name, 64);
		return failure(`agent ${shown} may do more than its parent: \`access\` never rises. Leave \`agent\` out.`);
	}
	const [wrong] = checkChild(request, {
		agents: [...listChildAgents(state, turn)],
		models: stage.children?.models ?? []
	});
	if (wrong !== void 0) return failure(wrong.message);
	return success(model === void 0 || model === agent?.model ? { agent: name } : {
		agent: name,
		model
	});
}

// src/core/handoff/read-handoff.ts
async function checkDemand(handoff, demand) {
	if (handoff === void 0) return demand?.required === true ? [missing] : [];
	if (demand?.data === void 0) return [];
	const schema = await loadDataSchema(demand.data);
	if (schema.ok) return schema.value(handoff.data ?? {});
	return [{
		code: "schema",
		path: "data",
		message: `\`data\` cannot be checked: \`handoff.data\` of the stage ${schema.error[0]?.message ?? "cannot be used"}.`
	}];
}
const missing = {
	code: "missing",
	path: "",
	message: "The stage requires a handoff and there is none; write a JSON object with a `summary` to the file that BATON_HANDOFF_PATH names."
};
function findHandoff({ mcpFile, file, printed }) {
	if (mcpFile !== void 0) return {
		source: "mcp",
		raw: mcpFile
	};
	if (file !== void 0) return {
		source: "file",
		raw: file
	};
	if (printed.handoff !== void 0) return {
		source: "markers",
		raw: printed.handoff.join("\n")
	};
	return printed.fence === void 0 ? void 0 : {
		source: "fence",
		raw: printed.fence.join("\n")
	};
}
async function readHandoff(sources, demand) {
	const found = findHandoff(sources);
	if (found === void 0) return {
		handoff: void 0,
		errors: await checkDemand(void 0, demand),
		warnings: []
	};
	const parsed = parseHandoff(found.raw, {
		coerce: demand?.coerce === true,
		apart: ["children"]
	});
	if (!parsed.ok) return {
		handoff: void 0,
		errors: parsed.error,
		warnings: []
	};
	const { handoff, warnings } = parsed.value;
	const errors = await checkDemand(handoff, demand);
	return {
		handoff: errors.length > 0 ? void 0 : handoff,
		errors,
		warnings
	};
}

// src/core/output/results.ts
const ownLimits = {
	bytes: 65536,
	keys: 256
};
const recordedLimits = {
	bytes: 262144,
	keys: 300
};
const keyPattern = /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const forbiddenKeys = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
function checkResults(entries, limits = ownLimits) {
	const warnings = [];
	const kept = /* @__PURE__ */ new Map();
	for (const [key, value] of entries) {
		const text = toResultText(value);
		if (!isResultKey(key)) warnings.push(describeKey(key));
		else if (text === void 0) warnings.push(`The result \`${key}\` is not a text and was left out; write it as a string.`);
		else kept.set(key, text);
	}
	const refusal = findExcess(kept, limits);
	if (refusal !== void 0) return {
		results: {},
		warnings: [...warnings, refusal]
	};
	return {
		results: Object.fromEntries(kept),
		warnings
	};
}
function isResultKey(key) {
	return keyPattern.test(key) && !forbiddenKeys.has(key);
}
function toResultText(value) {
	if (typeof value === "string") return value.toWellFormed();
	return typeof value === "number" || typeof value === "boolean" ? String(value) : void 0;
}
function describeKey(key) {
	return `The result ${JSON.stringify(key.length > 64 ? `${key.slice(0, 64)}…` : key)} was left out: a key is 1 to 64 letters, digits, \`_\` or \`-\`, starts with a letter or \`_\`, and is not \`__proto__\`, \`constructor\` or \`prototype\`.`;
}
function findExcess(kept, limits) {
	const bytes = [...kept].reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
	if (bytes > limits.bytes) return `The results take ${bytes} bytes, keys and values together, and were left out; at most ${limits.bytes} are accepted: put long texts into \`detail\` of the handoff.`;
	if (kept.size <= limits.keys) return void 0;
	return `There are ${kept.size} results, which were left out; at most ${limits.keys} are accepted.`;
}
function readResultLine(line) {
	const trimmed = line.trim();
	const colon = trimmed.indexOf(": ");
	return colon > 0 ? [[trimmed.slice(0, colon), trimmed.slice(colon + 2)]] : [];
}
const maxBytes$1 = 1048576;
const jsonLimits = {
	maxBytes: maxBytes$1,
	maxDepth: 4,
	maxNodes: 1e4
};
function parseResults(text, limits = ownLimits) {
	return text.trimStart().startsWith("{") ? parseJsonResults(text, limits) : parseResultLines(text, limits);
}
function parseJsonResults(text, limits) {
	const json = parseUntrustedJson(text, jsonLimits);
	if (json.ok && typeof json.value === "object" && json.value !== null) return checkResults(Object.entries(json.value), limits);
	return {
		results: {},
		warnings: [`The results were left out: ${json.ok ? "it is no object" : `${json.error.path === void 0 ? "it" : `\`${json.error.path}\``}: ${json.error.message}`}. Write \`key: value\` lines or one JSON object of strings.`]
	};
}
function parseResultLines(text, limits) {
	if (text.length > maxBytes$1) return {
		results: {},
		warnings: [`The results file has ${text.length} characters and was left out; at most ${maxBytes$1} are read.`]
	};
	return checkResults(text.split("\n").flatMap(readResultLine), limits);
}
function addOutputResults(own, outputs) {
	const lines = outputs.flatMap(readResultLine).filter(([key]) => isResultKey(key));
	if (lines.length === 0) return own;
	const all = checkResults([...lines, ...Object.entries(own.results)]);
	if (Object.keys(all.results).length === 0) return {
		results: own.results,
		warnings: [...own.warnings, ...all.warnings]
	};
	return {
		results: all.results,
		warnings: own.warnings
	};
}

// src/core/output/redact-agent-output.ts
function redactPromptFacts(facts, redactor) {
	const { artifact, repair, rules, ...rest } = facts;
	return {
		...rest,
		rules: rules?.map((rule) => ({
			...rule,
			file: redactor.redactDeep(rule.file)
		})),
		...redactRef(artifact, redactor),
		repair: repair && {
			...repair,
			...redactRef(repair.artifact, redactor)
		}
	};
}
function redactRef(ref, redactor) {
	return ref === void 0 ? {} : { artifact: {
		...ref,
		file: redactor.redactDeep(ref.file)
	} };
}
function redactAgentOutput(output, redactor) {
	const { failure, inline, ...rest } = output;
	return {
		...redactExecution(rest, redactor),
		children: redactor.redactDeep(rest.children),
		failure: redactor.redactDeep(failure),
		inline: inline?.map((leg) => redactExecution(leg, redactor))
	};
}
function redactExecution(execution, redactor) {
	const { note, handoff, transfer, response, usage, prompt, outputs, warnings } = execution;
	const kept = Object.entries(redactor.redactDeep(execution.results)).filter(([key]) => isResultKey(key));
	return {
		...execution,
		note: redactor.redactDeep(note),
		handoff: redactor.redactDeep(handoff),
		transfer: redactor.redactDeep(transfer),
		prompt: prompt && redactPromptFacts(prompt, redactor),
		response: redactor.redactDeep(response),
		usage: redactor.redactDeep(usage),
		outputs: redactor.redactDeep(outputs),
		warnings: redactor.redactDeep(warnings),
		results: Object.fromEntries(kept)
	};
}

// src/core/state/state-seen-by.ts
function stateSeenBy(state, { stage, prompt }) {
	if (prompt?.tip === void 0) return state;
	const tip = Math.max(prompt.tip, frozenOf(state.run).seq);
	const related = relatedStages(state.run, stage);
	const { tasks, transfers, spawned, decisions } = state;
	const stored = [
		frozenOf(state.run),
		...tasks.filter((record) => related.has(record.task) || isMerging(record, related)),
		...[...transfers, ...spawned].filter(({ task }) => related.has(task)),
		...decisions
	].filter(({ seq }) => seq <= tip).map((record) => ({
		record,
		digest: "",
		comment: 0,
		envelope: {}
	}));
	const seen = deriveState(stored, state.run.run, state.gates);
	if (!seen.ok) throw new Error(seen.error.message);
	return seen.value;
}

// src/engine/delivery.ts
function taskBodyBase({ ports }, { dispatch, state, workflowRun }) {
	const { task: stage, execution, issued } = dispatch;
	return {
		stage,
		...agentAndEngineOf(state, {
			stage,
			execution
		}),
		startedAt: issued,
		finishedAt: ports.clock.now(),
		workflowRun
	};
}
function agentAndEngineOf(state, at) {
	const stage = stageOf(state.run, at.stage);
	if (!isAgentStage(stage)) return {
		agent: stage.uses,
		engine: "built-in"
	};
	const agent = agentNameAt(state, at) ?? stage.agent;
	return {
		agent,
		engine: state.run.body.config.agents[agent]?.engine ?? "unknown"
	};
}

// src/core/text/plain-message.ts
const skips = /\[(\s*(?:skip\b[^[\]()\n]{0,40}|no[ _-]?ci|[a-z]{1,20}[ _-]skip)\s*)\]/gi;
const skipTrailer = /\bskip-checks(?=\s*:)/gi;
const mention = /(?<![A-Za-z0-9])@(?=[A-Za-z0-9]|$)/g;
const reference = /#(?=\d|$)/g;
const longReference = /(?<![A-Za-z0-9])GH-(?=\d|$)/gi;
const issueUrl = /(\/(?:issues|pull|pulls|discussions)\/)(?=\d|$)/gi;
function renderPlainMessage(text) {
	return stripInvisible(text).replace(/\r\n?/g, "\n").replace(skips, "($1)").replace(skipTrailer, "skip checks").replace(mention, "@ ").replace(reference, "# ").replace(longReference, "GH ").replace(issueUrl, "$1 ");
}
function renderPlainTitle(text) {
	return renderPlainMessage(flattenText(text).replace(/\s+/gu, " ").trim());
}

// src/engine/builtin/render-fields.ts
const maxTitle = 256;
const maxBytes = 6e4;
function createFieldRenderer(engine, request) {
	const { state, dispatch } = request;
	const due = {
		attempt: dispatch.attempt,
		execution: dispatch.execution
	};
	const context = buildPromptContext({
		state,
		stage: dispatch.task,
		due
	});
	const page = pageOf(state.run);
	const redact = (text) => engine.ports.redactor.redact(text).text;
	const name = (template) => {
		const rendered = renderLine({
			template,
			context
		});
		return rendered.ok ? success(redact(rendered.value)) : failure(refuseField(rendered.error));
	};
	return {
		name,
		title(template) {
			const rendered = renderLine({
				template,
				context,
				present: (text) => renderPlainTitle(redact(text))
			});
			return rendered.ok ? success(truncateCodePoints(redact(rendered.value), maxTitle)) : failure(refuseField(rendered.error));
		},
		text(template) {
			const rendered = renderText({
				template,
				context,
				present: (text) => neutralise(redact(text), page)
			});
			if (!rendered.ok) return failure(refuseField(rendered.error));
			return success(`${truncateMarkdown(redact(rendered.value), maxBytes)}\n\n${footer(request)}`.trimStart());
		},
		names(templates) {
			const names = /* @__PURE__ */ new Set();
			for (const template of templates) {
				const rendered = name(template);
				if (!rendered.ok) return rendered;
				if (rendered.value !== "") names.add(rendered.value);
			}
			return success([...names]);
		}
	};
}
function refuseField(problem) {
	return {
		reason: "template",
		message: problem.message
	};
}
function footer({ state, dispatch }) {
	const { run } = state.run;
	const { trigger } = state.run.body;
	return `${`<sub>Made by Baton run \`${run}\`${hasSubject(trigger) ? ` for #${trigger.subject.number}` : ""}.</sub>`}\n\n${builtinMarker(run, dispatch.task)}`;
}

// src/engine/builtin/target.ts
function findTarget(request) {
	const { state, dispatch, stage } = request;
	if (stage.with.on === "subject") return success(state.run.body.trigger.subject.number);
	const opened = findOpenedPull(state, dispatch.task);
	if (opened !== void 0) return success(opened);
	return failure({
		outcome: "noop",
		note: "No stage before this one has opened a pull request.",
		results: {}
	});
}
function refuseBeyondMax({ state, stage }, wanted = 1) {
	const before = countCreated(state, stage.uses);
	const { max } = stage.with;
	if (before + wanted <= max) return void 0;
	return {
		reason: "max-reached",
		message: `\`with.max\` is ${max}, this run has made ${before} of the kind "${stage.uses}" before, and this stage would make ${wanted} more. Nothing was made; raise \`max\`, or make fewer.`
	};
}

// src/engine/builtin/change-labels.ts
const reserved = /^baton:/i;
const maxLength = 50;
async function changeLabels(engine, request) {
	const fields = createFieldRenderer(engine, request);
	const { with: wanted } = request.stage;
	const add = fields.names(wanted.add);
	if (!add.ok) return add;
	const removable = fields.names(wanted.remove);
	if (!removable.ok) return removable;
	const wrong = [...add.value, ...removable.value].find((name) => reserved.test(name) || [...name].length > maxLength);
	if (wrong !== void 0) return failure({
		reason: "label-name",
		message: describeWrong(wrong)
	});
	const trigger = request.state.run.body.trigger.label;
	const isTrigger = (name) => trigger !== "" && name.toLowerCase() === trigger.toLowerCase();
	const remove = removable.value.filter((name) => !isTrigger(name));
	const warnings = removable.value.filter(isTrigger).map((name) => `The label "${name}" started the run, so it was not taken off.`);
	const count = add.value.length + remove.length;
	if (count === 0) return success({
		outcome: "noop",
		note: "There was no label to put on or take off.",
		results: {},
		warnings
	});
	const beyond = refuseBeyondMax(request, count);
	if (beyond !== void 0) return failure(beyond);
	const target = findTarget(request);
	if (!target.ok) return success(target.error);
	await applyLabels(engine, {
		number: target.value,
		add: add.value,
		remove
	});
	return success({
		outcome: "succeeded",
		results: describeChange({
			add: add.value,
			remove
		}),
		warnings
	});
}
async function applyLabels(engine, { number, add, remove }) {
	const { subjects } = engine.ports;
	if (add.length > 0) await subjects.addLabels(number, add);
	for (const name of remove) await subjects.removeLabel(number, name);
}
function describeChange({ add, remove }) {
	const names = (list) => list.join(", ");
	return {
		...add.length === 0 ? {} : { labels_added: names(add) },
		...remove.length === 0 ? {} : { labels_removed: names(remove) }
	};
}
function describeWrong(name) {
	return reserved.test(name) ? `The label "${name}" is one of Baton's own, which no stage may change. Use another name.` : `The label "${name.slice(0, maxLength)}…" is longer than ${maxLength} characters, which GitHub does not take. Use a shorter one.`;
}

// src/engine/builtin/builtin-request.ts
function readMade(engine, request, things) {
	const marker = builtinMarker(request.state.run.run, request.dispatch.task);
	return readMarked(things, {
		marker,
		accounts: [() => readOwnAuthor(engine, request)]
	});
}
async function readOwnAuthor(engine, { dispatch }) {
	return (await engine.ports.threads.read(dispatch.first.id))?.author?.id;
}

// src/engine/builtin/upsert-pull.ts
async function upsertPull(engine, request, wanted) {
	const found = await findOrCreate(engine, request, wanted);
	if ("warnings" in found) {
		const { pull, warnings } = found;
		return {
			pull,
			isNew: true,
			warnings: [...warnings, ...await setLabelsAndReviewers(engine, pull, wanted)]
		};
	}
	if (!(hasBuiltinMarker(found.body) && isBy(await readOwnAuthor(engine, request))(found))) return {
		pull: found,
		isNew: false,
		warnings: [`Pull request #${found.number} for "${wanted.head}" was opened by somebody else, so its title and text stay as they are.`]
	};
	await engine.ports.pullRequests.update(found.number, {
		title: wanted.title,
		body: wanted.body
	});
	const marker = builtinMarker(request.state.run.run, request.dispatch.task);
	const isOfThisRun = hasMarker(found, marker);
	const { author: own } = found;
	return {
		pull: found,
		isNew: false,
		own,
		warnings: isOfThisRun ? await setLabelsAndReviewers(engine, found, wanted) : []
	};
}
async function findOrCreate(engine, { state }, wanted) {
	const { readOpen } = engine.ports.pullRequests;
	const found = hasCreated(state, wanted.head) && findPullOpenedFor(state, wanted.head) === void 0 ? void 0 : await readOpen(wanted.head);
	if (found !== void 0) return found;
	try {
		return await create(engine, wanted);
	} catch (error) {
		const open = error instanceof GitHubError && (error.reason === "conflict" || error.reason === "rejected") ? await readOpen(wanted.head) : void 0;
		if (open === void 0) throw error;
		return open;
	}
}
async function create(engine, { head, base, title, body, draft }) {
	const { pullRequests } = engine.ports;
	try {
		return {
			pull: await pullRequests.create({
				head,
				base,
				title,
				body,
				draft
			}),
			warnings: []
		};
	} catch (error) {
		const hasNoDrafts = error instanceof GitHubError && error.reason === "rejected" && /draft.*not supported/i.test(error.message);
		if (!draft || !hasNoDrafts) throw error;
		return {
			pull: await pullRequests.create({
				head,
				base,
				title,
				body,
				draft: false
			}),
			warnings: ["This repository has no draft pull requests, so it was opened as a full one."]
		};
	}
}
async function setLabelsAndReviewers(engine, { number }, wanted) {
	const { labels, reviewers, teams } = wanted;
	const { subjects, pullRequests } = engine.ports;
	const steps = [
		...labels.length === 0 ? [] : [{
			what: "labels",
			perform: () => subjects.addLabels(number, labels)
		}],
		...reviewers.length === 0 ? [] : [{
			what: "reviewers",
			perform: () => pullRequests.requestReviewers(number, {
				reviewers,
				teams: []
			})
		}],
		...teams.length === 0 ? [] : [{
			what: "team-reviewers",
			perform: () => pullRequests.requestReviewers(number, {
				reviewers: [],
				teams
			})
		}]
	];
	const warnings = [];
	for (const { what, perform } of steps) try {
		await perform();
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		warnings.push(`#${number} was opened without its \`${what}\`: ${error.message}`);
	}
	return warnings;
}

// src/engine/builtin/open-pull-request.ts
async function openPullRequest(engine, request) {
	const branch = chooseBranch(engine, request);
	if (!branch.ok) return branch;
	if (branch.value === void 0) return success({
		outcome: "noop",
		note: describeNothing(request),
		results: {}
	});
	const beyond = refuseBeyondMax(request);
	if (beyond !== void 0) return failure(beyond);
	const wanted = renderPull(engine, request, branch.value);
	if (!wanted.ok) return wanted;
	try {
		return success(await openPull(engine, request, wanted.value));
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		return describeRefusal(engine, {
			error,
			wanted: wanted.value
		});
	}
}
function chooseBranch(engine, request) {
	const { all, last } = listPublishedBranches(request.state, request.dispatch.task);
	const template = request.stage.with.branch;
	if (template !== void 0) {
		const named = createFieldRenderer(engine, request).name(template);
		return named.ok ? success(all.find((branch) => branch === named.value)) : named;
	}
	if (last.length < 2) return success(last[0]);
	const message = `The stages before this one have published on several branches (${last.map((branch) => `"${branch}"`).join(", ")}), and a pull request is for one. Write \`branch\` under \`with\`, such as \`{{ needs.<stage>.results.branch }}\`, and a stage for each.`;
	return failure({
		reason: "branch-name",
		message
	});
}
function describeNothing({ state }) {
	const words = "No stage before this one has changed anything on a branch, so there is nothing to open a pull request for.";
	const branches = [...new Set(listLeftOut(state).map(({ branch }) => branch))];
	if (branches.length === 0) return words;
	return `${words} Commits of child tasks are on ${listNames(branches, codeSpan)} alone: with \`children: { merge: branch }\` at their stage Baton merges them, and \`branch\` under \`with\` names one of these.`;
}
function renderPull(engine, request, head) {
	const { with: fields } = request.stage;
	const renderer = createFieldRenderer(engine, request);
	const title = renderer.title(fields.title);
	if (!title.ok) return title;
	const body = renderer.text(fields.body);
	if (!body.ok) return body;
	const base = renderer.name(fields.base ?? baseBranchOf(request.state));
	if (!base.ok) return base;
	const labels = renderer.names(fields.labels);
	if (!labels.ok) return labels;
	const reviewers = renderer.names(fields.reviewers);
	if (!reviewers.ok) return reviewers;
	const teams = renderer.names(fields["team-reviewers"]);
	if (!teams.ok) return teams;
	const lists = {
		labels: labels.value,
		reviewers: reviewers.value,
		teams: teams.value
	};
	return success({
		head,
		base: base.value,
		title: title.value,
		body: body.value,
		draft: fields.draft,
		...lists
	});
}
async function openPull(engine, request, wanted) {
	const { pull, isNew, own, warnings } = await upsertPull(engine, request, wanted);
	const note = describeChecks(pull);
	const notes = note === void 0 ? [] : [note];
	const readOwn = async () => own ?? readOwnAuthor(engine, request);
	const facts = {
		pull: pull.number,
		head: wanted.head,
		isNew,
		readOwn,
		notes
	};
	const summaryComment = await drawPullSummary(engine, request.state, facts);
	return {
		outcome: "succeeded",
		results: {
			pr: String(pull.number),
			"pr-url": pull.url,
			branch: wanted.head
		},
		note: isNew ? note : void 0,
		summaryComment,
		warnings
	};
}
function describeChecks({ author }) {
	if (author !== 41898282) return void 0;
	return `Workflows that check pull requests wait until somebody with write access approves them, because the workflow's own token opened this one. With the token of an App they start by themselves: see ${docsUrl("app.md")}`;
}
function describeRefusal(engine, { error, wanted }) {
	const { head, base } = wanted;
	if (error.reason === "rejected" && /no commits between/i.test(error.message)) return success({
		outcome: "noop",
		note: `"${head}" has nothing that "${base}" does not have.`,
		results: { branch: head }
	});
	const { repository, serverUrl } = engine.settings;
	const compare = `${serverUrl}/${repository.owner}/${repository.name}/compare/${base}...${head}?expand=1`;
	const forbidden = error.reason === "pull-requests-forbidden";
	const other = forbidden ? ` An App does not need the setting: see ${docsUrl("app.md")}` : "";
	return failure({
		reason: forbidden ? "pull-requests-forbidden" : "pull-request-refused",
		message: `${error.message}${other} The branch stays; open it by hand: ${compare}`
	});
}

// src/engine/builtin/post-comment.ts
async function postComment(engine, request) {
	const beyond = refuseBeyondMax(request);
	if (beyond !== void 0) return failure(beyond);
	const target = findTarget(request);
	if (!target.ok) return success(target.error);
	const body = createFieldRenderer(engine, request).text(request.stage.with.body);
	if (!body.ok) return body;
	const { threads } = engine.ports;
	const listed = await threads.listSince(target.value, request.dispatch.first.at);
	const marker = builtinMarker(request.state.run.run, request.dispatch.task);
	const made = await readMade(engine, request, listed) ?? await threads.create(target.value, body.value, marker);
	return success({
		outcome: "succeeded",
		results: { comment_id: String(made.id) }
	});
}
async function openIssue(engine, request) {
	const beyond = refuseBeyondMax(request);
	if (beyond !== void 0) return failure(beyond);
	const fields = createFieldRenderer(engine, request);
	const { with: wanted } = request.stage;
	const title = fields.title(wanted.title);
	if (!title.ok) return title;
	if (title.value === "") return failure({
		reason: "template",
		message: "`with.title` came out empty, and an issue needs one."
	});
	const body = fields.text(wanted.body);
	if (!body.ok) return body;
	const labels = fields.names(wanted.labels);
	if (!labels.ok) return labels;
	const assignees = fields.names(wanted.assignees);
	if (!assignees.ok) return assignees;
	const { issues } = engine.ports;
	const earlier = await readMade(engine, request, await issues.listSince(request.dispatch.first.at));
	if (earlier !== void 0) return done(earlier);
	return done(await issues.create({
		title: title.value,
		body: body.value,
		labels: labels.value,
		assignees: assignees.value
	}));
}
function done({ number, url }) {
	return success({
		outcome: "succeeded",
		results: {
			issue_created: `#${number}`,
			"issue-url": url
		}
	});
}

// src/engine/builtin/submit-review.ts
async function submitReview(engine, request) {
	const beyond = refuseBeyondMax(request);
	if (beyond !== void 0) return failure(beyond);
	const { stage } = request;
	if (stage.with.on === "subject" && request.state.run.body.trigger.subject.kind !== "pull-request") {
		const { number } = request.state.run.body.trigger.subject;
		const message = `#${number} is no pull request, so there is nothing to review. Trigger the pipeline by a pull request, or write \`on: pull-request\` after a stage that opens one.`;
		return failure({
			reason: "no-pull-request",
			message
		});
	}
	const tainted = refuseTainted(request);
	if (tainted !== void 0) return failure(tainted);
	const target = findTarget(request);
	if (!target.ok) return success(target.error);
	const body = createFieldRenderer(engine, request).text(stage.with.body);
	if (!body.ok) return body;
	const { reviews } = engine.ports;
	const review = {
		body: body.value,
		event: stage.with.event,
		commit: reviewedCommit(request)
	};
	const made = await readMade(engine, request, await reviews.list(target.value)) ?? await reviews.create(target.value, review);
	return success({
		outcome: "succeeded",
		results: {
			review_id: String(made.id),
			"review-url": made.url
		}
	});
}
function refuseTainted({ stage, state }) {
	const outside = outsidersOf(state);
	if (stage.with.event !== "approve" || outside.length === 0) return void 0;
	return {
		reason: "outside-text",
		message: `The run works with text of outsiders (${outside.map((login) => `\`${login}\``).join(", ")}), so it approves nothing. Write \`event: comment\`, or \`outside-text: trust\` in the pipeline's \`allow\` if their words may lead to an approval.`
	};
}
function reviewedCommit({ state, dispatch, stage }) {
	const looked = state.run.body.trigger.subject.head?.sha ?? state.run.body.head;
	if (stage.with.on === "subject") return looked;
	return publishedBefore(state, dispatch.task)?.commit ?? looked;
}

// src/engine/builtin/run-builtin.ts
async function runBuiltin(engine, request) {
	const startedAt = engine.ports.clock.now();
	const stage = stageOf(request.state.run, request.dispatch.task);
	if (isAgentStage(stage)) throw new Error(`Stage ${request.dispatch.task} is no built-in.`);
	const done = await tryCarryOut(engine, {
		...request,
		stage
	});
	const base = {
		...taskBodyBase(engine, request),
		startedAt,
		outputs: [],
		consumed: [],
		isolated: true
	};
	if (!done.ok) return {
		...base,
		outcome: "failed",
		failure: done.error,
		results: {},
		warnings: []
	};
	const { warnings = [], ...rest } = done.value;
	return {
		...base,
		...rest,
		warnings: [...warnings]
	};
}
async function tryCarryOut(engine, request) {
	const filled = await loadShownHandoffs(engine, request);
	if (!filled.ok) return filled;
	const moved = await findUnapprovedTip(engine, request);
	if (moved !== void 0) return failure(moved);
	try {
		return await performBuiltin(engine, {
			...request,
			state: filled.value
		});
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		return failure({
			reason: `${request.stage.uses}-refused`,
			message: error.message
		});
	}
}
async function findUnapprovedTip(engine, { state, dispatch }) {
	const approved = findLastApproval(state, dispatch.task)?.body.approval?.head;
	const [branch] = listStartBranches(state, {
		stage: dispatch.task,
		due: dispatch
	});
	if (approved === void 0 || branch === void 0) return void 0;
	const tip = await engine.ports.commits.readBranch(branch);
	if (tip === void 0 || tip === approved) return void 0;
	return {
		reason: "stale-base",
		message: `BATON-E934: "${branch}" was at ${approved.slice(0, 12)} when the stage was approved, and is at ${tip.slice(0, 12)} now. Nothing was made; Baton asks once more.`
	};
}
async function performBuiltin(engine, request) {
	const { stage } = request;
	if (stage.uses === "pull-request") return openPullRequest(engine, {
		...request,
		stage
	});
	if (stage.uses === "issue") return openIssue(engine, {
		...request,
		stage
	});
	if (stage.uses === "comment") return postComment(engine, {
		...request,
		stage
	});
	if (stage.uses === "labels") return changeLabels(engine, {
		...request,
		stage
	});
	return submitReview(engine, {
		...request,
		stage
	});
}
async function loadShownHandoffs(engine, { state, dispatch, stage }) {
	const fields = JSON.stringify(stage.with);
	const mayShow = (name) => fields.includes(name) || /\bneeds\b(?!\s*[.[])/.test(fields);
	const stages = [...ancestorsOf(pipelineOf(state.run), dispatch.task)].filter(mayShow);
	const shows = /handoff|outputs/.test(fields);
	const filled = await loadHandoffs(engine.ports, {
		state,
		stages: shows ? stages : []
	});
	if (filled.ok) return filled;
	const { reason, problem } = filled.error;
	return failure({
		reason,
		message: problemText(problem)
	});
}

// src/engine/publish/find-leak.ts
function findLeak({ ports: { redactor } }, commits) {
	for (const [index, { message, changes }] of commits.entries()) {
		const inMessage = redactor.findSecret(renderPlainMessage(message))?.kind;
		if (inMessage === "known") return refuseLeak(`The message of commit ${index + 1}`, inMessage);
		const leak = findLeakInFiles(redactor, changes);
		if (leak !== void 0) return leak;
	}
}
function findLeakInFiles(redactor, changes) {
	const decoder = new TextDecoder();
	const listLines = (content) => content === null ? [] : decoder.decode(content).split("\n");
	const before = new Set(changes.flatMap((change) => listLines(change.before)));
	for (const { path, content } of changes) {
		const shown = redactor.redact(path).text;
		const inPath = redactor.findSecret(path);
		if (inPath !== void 0) return refuseLeak(`The path "${shown}"`, inPath.kind);
		const added = [...listLines(content).entries()].filter(([, line]) => !before.has(line));
		const text = added.map(([, line]) => line).join("\n");
		const inFile = redactor.findSecret(text);
		if (inFile === void 0) continue;
		const [index = 0] = added[text.slice(0, inFile.start).split("\n").length - 1] ?? [];
		return refuseLeak(`Line ${index + 1} of the file "${shown}"`, inFile.kind);
	}
}
function refuseLeak(where, kind) {
	const [what, remedy] = kind === "known" ? ["a secret of this job or a part of one", "Take it out, and replace the secret."] : [`something that has the form of a secret (${kind})`, "Take it out, and replace it if it is real; a program that needs an example can put it together from two parts."];
	return {
		reason: "commits-refused",
		message: `BATON-E711: ${where} holds ${what}, so nothing was published. ${remedy}`
	};
}

// src/engine/publish/publish-place.ts
function isWaiting({ output, state, dispatch }) {
	const last = state.tasks.findLast(({ body }) => body.stage === dispatch.task)?.body;
	return output.children?.wait !== void 0 || last?.held !== void 0 && last.waits === true;
}
function listTrailers({ state, dispatch }) {
	const last = state.tasks.findLast(({ body }) => body.stage === dispatch.task);
	return (last?.body.held !== void 0 ? [dispatch.execution, last.execution] : [dispatch.execution]).map((execution) => taskTrailer({
		...dispatch,
		execution
	}));
}
function isAssumedNew({ state, dispatch, output }, branch) {
	return output.commits?.base === dispatch.head && !hasPublishedTo(state, branch) && pullOfBranch(state, branch) === void 0;
}
async function readPlace(engine, { request, named, mayAssume }) {
	const { state, dispatch } = request;
	const { branch } = named;
	const { readBranch } = engine.ports.commits;
	const held = findHeldBranch(state, dispatch.task);
	const isHolding = isWaiting(request) && pullOfBranch(state, branch) !== void 0;
	const target = isHolding ? heldBranchName(state.run.run, dispatch.task) : branch;
	if (mayAssume && target === branch && held === void 0 && isAssumedNew(request, branch)) return success({
		branch,
		tip: void 0,
		start: request.dispatch.head,
		isReleasing: false,
		isAssumed: true
	});
	const tip = await readBranch(target);
	const from = held ?? branch;
	const start = (from === target ? tip : await readBranch(from)) ?? dispatch.head;
	const own = {
		...named,
		state,
		stage: dispatch.task,
		branch: target
	};
	const foreign = tip === void 0 ? void 0 : await checkOwnBranch(engine.ports.pushTargets, {
		...own,
		tip
	});
	if (foreign !== void 0) return failure({
		reason: "branch-refused",
		message: problemText(foreign)
	});
	return success({
		branch: target,
		tip,
		start,
		isReleasing: held !== void 0 && !isHolding
	});
}
function describeHeld(state, { branch, pushed }) {
	const { commits, results } = pushed;
	return `Kept ${commits?.published.slice(0, 7)} on ${codeSpan(results.branch ?? "")} until the last turn of the stage, which pushes it to ${codeSpan(branch)}, the branch of #${pullOfBranch(state, branch)}.`;
}
function describeUnreleased({ state, dispatch, place }, { reason, message }) {
	const held = heldBranchName(state.run.run, dispatch.task);
	if (reason !== "stale-base") return {
		reason,
		message: `${message} The commits of earlier turns are on "${held}".`
	};
	return {
		reason: "branch-refused",
		message: `"${place.branch}" moved while child tasks were at work, so their parent's commits do not fit on it. They are on "${held}": merge that branch by hand.`
	};
}

// src/engine/publish/push-commits.ts
async function pushCommits(engine, { state, stage, author, ...update }) {
	const { branch, tip } = update;
	const forbidden = await checkBranch(engine, {
		state,
		stage,
		author,
		branch,
		exists: tip !== void 0
	});
	if (forbidden !== void 0) return {
		reason: "branch-refused",
		message: problemText(forbidden)
	};
	return pointBranch(engine, update);
}
async function checkBranch(engine, { state, stage, author, branch, exists }) {
	const { pushTargets, pullRequests } = engine.ports;
	if (pullOfBranch(state, branch) !== void 0 || findPullOpenedFor(state, branch) !== void 0) return checkPullBranch(pushTargets, {
		state,
		branch
	});
	const { branch: template } = stage;
	if (!exists || template === void 0) return void 0;
	if (author.by === "text" || author.by === "child") return checkNamedPush(state, {
		branch,
		template,
		pulls: await pushTargets.listPulls(branch)
	});
	const pull = await pullRequests.readOpen(branch);
	return pull === void 0 ? void 0 : checkOpenedPush(state, {
		branch,
		pull: await pushTargets.readPull(pull.number)
	});
}
async function pointBranch(engine, { branch, tip, published }) {
	const staleBase = {
		reason: "stale-base",
		message: `"${branch}" moved while its commits were made.`
	};
	try {
		if (tip !== void 0) return await engine.ports.commits.moveBranch(branch, published) ? void 0 : staleBase;
		await engine.ports.commits.createBranch(branch, published);
		return;
	} catch (error) {
		if (!(error instanceof GitHubError) || isTransient(error)) throw error;
		if (error.reason === "conflict") return staleBase;
		return {
			reason: error.reason === "workflows-forbidden" ? "workflows-forbidden" : "branch-refused",
			message: `${error.code}: The commits were made, but "${branch}" does not show them. ${error.message}`
		};
	}
}
function describePush({ settings }, { state, branch, pushed }) {
	const number = pullOfBranch(state, branch);
	if (number === void 0) return pushed;
	const { commits } = pushed;
	const place = `Pushed ${commits.published.slice(0, 7)} to ${codeSpan(branch)}, the branch of #${number}.`;
	if (settings.via === "app") return {
		...pushed,
		push: place
	};
	const checks = `Its checks wait until somebody with write access clicks "Approve and run", because the workflow's own token pushed. With the token of an App they start by themselves: see ${docsUrl("app.md")}`;
	return {
		...pushed,
		commits: {
			...commits,
			checksWait: true
		},
		push: `${place} ${checks}`
	};
}

// src/engine/publish/publish-commits.ts
async function publishCommits(engine, request) {
	const { output, state, dispatch } = request;
	const stage = stageOf(state.run, dispatch.task);
	if (!isAgentStage(stage) || stage.branch === void 0 || !publishesCommits(output)) return void 0;
	if (output.commits === void 0 && (findHeldBranch(state, dispatch.task) === void 0 || isWaiting(request))) return void 0;
	if (agentAt(state, {
		stage: dispatch.task,
		execution: dispatch.execution
	})?.agent.access === "read") {
		engine.ports.log.warning(`Stage ${dispatch.task} has commits, but its agent has access: read, so they were not published.`);
		return;
	}
	const { defaultBranch } = engine.settings.repository;
	const judged = judgeStageBranch(state, {
		stage: dispatch.task,
		due: dispatch,
		defaultBranch
	});
	if (!judged.ok) return failure({
		reason: "branch-name",
		message: judged.error.message
	});
	const named = judged.value;
	if (named === void 0) return void 0;
	const made = await publishTo(engine, {
		...request,
		stage,
		named
	});
	if (made?.ok !== true) return made;
	const { branch } = made.value.results;
	const pushed = describePush(engine, {
		state,
		branch: branch ?? "",
		pushed: made.value
	});
	const isHeld = branch !== named.branch;
	return success(isHeld ? {
		...pushed,
		push: describeHeld(state, {
			branch: named.branch,
			pushed
		})
	} : pushed);
}
async function publishTo(engine, request, mayAssume = request.isHeld !== true) {
	const place = await readPlace(engine, {
		request,
		named: request.named,
		mayAssume
	});
	if (!place.ok) return place;
	const made = await publishOn(engine, {
		...request,
		place: place.value
	});
	return place.value.isAssumed === true && made?.ok === false && made.error.reason === "stale-base" ? publishTo(engine, request, false) : made;
}
async function publishOn(engine, request) {
	const { output, state, stage, dispatch, named, place } = request;
	const { branch, tip, start, isReleasing } = place;
	const commits = output.commits ?? {
		base: start,
		head: start
	};
	const { base } = commits;
	const search = {
		base,
		trailers: listTrailers(request)
	};
	const isOfOthers = [dispatch.head, ...state.tasks.map(({ body }) => body.commits?.published)].includes(tip);
	const earlier = tip === void 0 || isOfOthers ? void 0 : await readEarlierPublication(engine, {
		...search,
		tip
	});
	if (earlier !== void 0) return success(buildPublished(commits, {
		branch,
		...earlier,
		base: request
	}));
	if (request.isHeld === true) return void 0;
	const message = `The agent worked from ${base.slice(0, 12)}, but "${branch}" is at ${start.slice(0, 12)} now.`;
	if (start !== base) return failure({
		reason: "stale-base",
		message
	});
	const made = await makeCommits(engine, request);
	if (!made.ok) return made;
	const refused = await pushCommits(engine, {
		state,
		stage,
		author: named.author,
		branch,
		tip,
		...made.value
	});
	if (refused !== void 0) return failure(isReleasing ? describeUnreleased(request, refused) : refused);
	return success(buildPublished(commits, {
		branch,
		...made.value,
		base: request,
		isNew: tip === void 0
	}));
}
async function makeCommits(engine, request) {
	const { output, state, stage, dispatch, place } = request;
	if (output.commits === void 0) {
		const { verified } = await engine.ports.commits.readCommit(place.start);
		return success({
			published: place.start,
			verified
		});
	}
	const bundle = await engine.ports.bundles.read(output.commits, {
		workflowRun: request.workflowRun.id,
		trustedPaths: listWithheldPaths(state, stage)
	});
	if (!bundle.ok) return failure({
		reason: "commits-refused",
		message: problemText(bundle.error)
	});
	const leak = findLeak(engine, bundle.value);
	if (leak !== void 0) return failure(leak);
	const { base } = output.commits;
	return success(await createCommits(engine, {
		commits: bundle.value,
		base,
		trailer: taskTrailer(dispatch)
	}));
}
function listWithheldPaths(state, stage) {
	return Object.values(state.run.body.config.agents).some(({ engine }) => engine !== "command") && stage["trusted-files"] !== "publish" ? sharedTrustedPaths : [];
}
async function readEarlierPublication(engine, search, left) {
	const { tip, base, trailers } = search;
	const isOurs = (message) => trailers.includes(lastLineOf(message));
	const { message, verified, parents } = await engine.ports.commits.readCommit(tip);
	if (isOurs(message)) return {
		published: tip,
		verified
	};
	const messages = left === void 0 && tip !== base ? await engine.ports.pushTargets.listMessages(tip, base) : [];
	const more = left ?? (messages.some(isOurs) ? messages.length : 0);
	const [below] = parents;
	return below === void 0 || more === 0 ? void 0 : readEarlierPublication(engine, {
		...search,
		tip: below
	}, more - 1);
}
async function createCommits(engine, request) {
	let parent = request.base;
	let verified = true;
	let tree;
	for (const commit of request.commits) {
		const { text } = engine.ports.redactor.redact(renderPlainMessage(commit.message));
		const message = `${text.trim()}\n\n${request.trailer}\n`;
		const made = await engine.ports.commits.createCommit({
			parent,
			baseTree: tree ?? commit.baseTree,
			message,
			changes: commit.changes.map(({ before: _, ...change }) => change)
		});
		[parent, tree] = [made.sha, made.tree];
		verified = verified && made.verified;
	}
	return {
		published: parent,
		verified
	};
}
function buildPublished(commits, facts) {
	const { branch, published, verified } = facts;
	return {
		commits: {
			base: commits.base,
			head: commits.head,
			published,
			verified,
			created: facts.isNew === true ? true : void 0
		},
		results: {
			branch,
			commit: published,
			"base-branch": baseBranchOf(facts.base.state)
		}
	};
}

// src/engine/publish/paused-delivery.ts
async function handlePausedDelivery(engine, { dispatch, delivery, reading }) {
	const { state } = reading;
	const isStopped = delivery.kind === "output" && delivery.output.stopped === "paused";
	if (state.end !== void 0 || !isStopped && delivery.kind !== "built-in") return void 0;
	if (isPaused(engine, state)) {
		engine.ports.log.info(`${dispatch.run}/${dispatch.task} waits for the end of the pause.`);
		return {
			started: [],
			state
		};
	}
	if (!isStopped) return void 0;
	const resumed = lastDecision(state.decisions, ["resume"]);
	return resumed !== void 0 && Date.parse(resumed.body.decidedAt) > Date.parse(dispatch.issued) ? resumeRun(engine, {
		reading,
		stage: dispatch.task
	}) : {
		started: [],
		state
	};
}
function buildMergeBody(engine, request, last) {
	const { usage: _usage, commits: _commits, push: _push, ...recorded } = last;
	return {
		...recorded,
		...taskBodyBase(engine, request),
		merges: [],
		startedAt: engine.ports.clock.now()
	};
}
async function publishWithoutAgent(engine, request) {
	const last = request.state.tasks.findLast(({ body }) => body.stage === request.dispatch.task)?.body;
	if (last?.held === void 0 && last?.waits === true) return buildMergeBody(engine, request, last);
	return publishHeldCommits(engine, request);
}
async function publishHeldCommits(engine, request) {
	const { state, dispatch } = request;
	const startedAt = engine.ports.clock.now();
	const last = state.tasks.findLast(({ body }) => body.stage === dispatch.task)?.body;
	if (last?.held === void 0) throw new Error(`Nothing of ${dispatch.run}/${dispatch.task} was held.`);
	const { held, usage: _usage, ...recorded } = last;
	const { run, ...commits } = held;
	const output = buildOutput(request, {
		...recorded,
		commits
	});
	const published = await publishCommits(engine, {
		...request,
		output,
		workflowRun: {
			...request.workflowRun,
			id: run
		}
	});
	const body = {
		...recorded,
		...taskBodyBase(engine, request),
		...timesOf(recorded, startedAt)
	};
	if (published === void 0) return body;
	if (!published.ok) {
		const { waits: _waits, limit: _limit, unpaid: _unpaid, ...rest } = body;
		return {
			...rest,
			outcome: "failed",
			failure: published.error
		};
	}
	const { results, ...made } = published.value;
	return {
		...body,
		...made,
		results: {
			...recorded.results,
			...results
		}
	};
}
function timesOf({ limit, failure, finishedAt }, startedAt) {
	return limit !== void 0 || failure?.reason === "limited" ? {
		startedAt: finishedAt,
		finishedAt
	} : { startedAt };
}
function buildOutput({ dispatch: { run, task, attempt, execution } }, own) {
	const { commits, startedAt, finishedAt, isolated } = own;
	const place = {
		version: 1,
		run,
		task,
		attempt,
		execution
	};
	const work = {
		outcome: "succeeded",
		results: {},
		outputs: [],
		warnings: []
	};
	return {
		...place,
		...work,
		commits,
		isolated,
		startedAt,
		finishedAt
	};
}
function holdCommits(engine, request) {
	const { state, output, dispatch, workflowRun } = request;
	const stage = stageOf(state.run, dispatch.task);
	const hasBranch = isAgentStage(stage) && stage.branch !== void 0;
	if (!isPaused(engine, state) || !hasBranch || output.commits === void 0) return void 0;
	if (!publishesCommits(output) || output.transfer !== void 0) return void 0;
	return {
		...output.commits,
		run: workflowRun.id
	};
}
function isForAgentStage({ state, dispatch }) {
	return isAgentStage(stageOf(state.run, dispatch.task)) && jobFor(state, dispatch.task) === "publish";
}

// src/engine/publish/build-task-body.ts
async function validateDemandedHandoff(run, output) {
	const stage = stageOf(run, output.task);
	const demand = isAgentStage(stage) ? stage.handoff : void 0;
	if (demand === void 0 || isToBeContinued(output)) return output;
	const required = demand.required && output.outcome === "succeeded";
	const errors = await checkDemand(output.handoff, {
		...demand,
		required
	});
	if (errors.length === 0) return output;
	const words = describeErrors(errors);
	const { handoff: _, ...rest } = output;
	if (required) return {
		...rest,
		outcome: "failed",
		failure: handoffFailure(words)
	};
	return {
		...rest,
		warnings: [...output.warnings, ...words.map(describeDroppedHandoff)]
	};
}
async function buildTaskBody(engine, request) {
	if (request.delivery.kind === "built-in") return isForAgentStage(request) ? publishWithoutAgent(engine, request) : runBuiltin(engine, request);
	if (request.delivery.kind === "lost") return {
		...taskBodyBase(engine, request),
		outcome: "failed",
		failure: request.delivery.failure,
		results: {},
		outputs: [],
		consumed: [],
		isolated: false,
		warnings: []
	};
	const output = redactAgentOutput(request.delivery.output, engine.ports.redactor);
	return buildOutputBody(engine, {
		...request,
		output: await validateDemandedHandoff(request.state.run, output)
	});
}
async function buildOutputBody(engine, request) {
	const { output } = request;
	const toHold = holdCommits(engine, request);
	const found = await publishCommits(engine, {
		...request,
		isHeld: toHold !== void 0
	});
	const held = found?.ok === true ? void 0 : toHold;
	const published = held === void 0 ? found : void 0;
	const refused = published?.ok === false ? published.error : void 0;
	const { results: own, ...made } = published?.ok === true ? published.value : {};
	const { results, warnings } = captureResults(output, own);
	const base = taskBodyBase(engine, request);
	return {
		...base,
		workflowRun: output.job === void 0 ? base.workflowRun : {
			...base.workflowRun,
			job: output.job
		},
		startedAt: output.startedAt,
		finishedAt: output.finishedAt,
		...outcomeOf(output, refused),
		...refused === void 0 ? limitOf(request) : {},
		...output.note === void 0 ? {} : { note: output.note },
		...describeNoPush(request),
		...made,
		results,
		outputs: output.outputs,
		...output.handoff === void 0 ? {} : {
			handoff: output.handoff,
			handoffDigest: digestOf(output.handoff, (text) => engine.ports.hasher.sha256(text))
		},
		...held === void 0 ? {} : { held },
		...output.dropped === void 0 ? {} : { dropped: output.dropped },
		consumed: output.prompt === void 0 ? [] : digestsConsumed(engine, {
			...request,
			prompt: output.prompt
		}),
		...output.prompt === void 0 ? {} : { prompt: output.prompt },
		...output.usage === void 0 ? {} : { usage: output.usage },
		isolated: output.isolated,
		...output.gateway === void 0 ? {} : { gateway: output.gateway },
		warnings: [
			...output.warnings,
			...warnings,
			...describeOldJob(engine, request)
		]
	};
}
function describeOldJob({ settings }, { state, dispatch, output }) {
	const { isolated, gateway, usage, opensGateways } = output;
	const agent = dispatch.agent === void 0 ? void 0 : state.run.body.config.agents[dispatch.agent];
	if (!(settings.via === "app" && isolated && usage !== void 0 && (gateway ?? opensGateways) === void 0) || agent === void 0 || !hasHeldKey(agent)) return [];
	return ["The agent had the key of its model in its environment, because its job ran an older version of Baton. Update the pin of `agent.yml` in the workflow that calls it."];
}
function outcomeOf({ outcome, failure }, refused) {
	if (refused !== void 0) return {
		outcome: "failed",
		failure: refused
	};
	return {
		outcome,
		...failure === void 0 ? {} : { failure }
	};
}
function limitOf({ state, dispatch, output }) {
	if (output.unpaid === true && output.failure?.reason === "budget" && asksAtLimit(state.run)) return { unpaid: true };
	const performer = agentAt(state, {
		stage: dispatch.task,
		execution: dispatch.execution
	});
	if (output.limit === void 0) return {};
	return { limit: {
		...output.limit,
		secret: performer && secretOf(performer.agent)
	} };
}
function digestsConsumed({ ports }, { state, dispatch, prompt }) {
	const { task: stage, attempt } = dispatch;
	return consumedBy(stateSeenBy(state, {
		stage,
		prompt
	}), {
		stage,
		attempt,
		sha256: (text) => ports.hasher.sha256(text)
	});
}
function isToBeContinued({ transfer, children }) {
	return transfer !== void 0 || children?.wait !== void 0;
}
function describeNoPush({ state, dispatch, output }) {
	const stage = stageOf(state.run, dispatch.task);
	if (!(output.commits === void 0 && output.dropped === void 0 && !isToBeContinued(output)) || !isSuccess(output.outcome) || !isAgentStage(stage) || stage.branch === void 0) return {};
	const branch = renderStageBranch(state, {
		stage: dispatch.task,
		due: dispatch
	});
	if (!branch.ok || branch.value === void 0) return {};
	const number = pullOfBranch(state, branch.value);
	if (number === void 0) return {};
	return { push: `Nothing was pushed to ${codeSpan(branch.value)}, the branch of #${number}: the agent left no changes to publish.` };
}

// src/engine/publish/build-executions.ts
function validateTransfer(state, { dispatch, output, execution, isInline }) {
	const { transfer: request, ...without } = output;
	if (request === void 0) return { output };
	const from = agentNameAt(state, {
		stage: output.task,
		execution
	});
	if (from === void 0 || !isSuccess(output.outcome)) return { output: without };
	const isSetAside = isInline && dispatch.left !== void 0;
	const decision = decideTransfer(state, {
		from,
		request,
		timestamp: output.finishedAt,
		isSetAside
	});
	if (decision.kind === "made") return {
		output,
		made: decision.body
	};
	if (decision.kind === "ignored") return { output: {
		...without,
		warnings: [...output.warnings, decision.warning]
	} };
	const { commits: _, ...rest } = without;
	const { code, message } = decision.problem;
	const reason = decision.refused.reason === "limit" ? "max-handoffs" : "unknown-target";
	return {
		output: {
			...rest,
			outcome: "failed",
			failure: {
				reason,
				message: `${code}: ${message}`
			}
		},
		refused: decision.refused
	};
}
async function buildExecutions(engine, request) {
	const { delivery, dispatch } = request;
	if (delivery.kind !== "output") {
		const body = await buildTaskBody(engine, request);
		return [withFallback(request, {
			execution: dispatch.execution,
			body,
			now: engine.ports.clock.now()
		})];
	}
	const { inline = [], ...last } = delivery.output;
	const outputs = [...inline.map((earlier) => ({
		...last,
		...withoutLast,
		...earlier
	})), last];
	const built = [];
	let { state } = request;
	for (const [index, output] of outputs.entries()) {
		const execution = dispatch.execution + index;
		const isInline = index < outputs.length - 1 && canContinueInline(state, {
			dispatch,
			index,
			output
		});
		const next = await buildExecution(engine, {
			...request,
			state,
			output,
			execution,
			isInline
		});
		if (next.transfer === void 0 || !isInline) {
			built.push(withFallback({
				...request,
				state
			}, {
				...next,
				now: output.finishedAt
			}));
			break;
		}
		const body = {
			...next.transfer,
			inline: true
		};
		built.push({
			...next,
			transfer: body
		});
		const { run, task, attempt } = dispatch;
		state = stateWith(state, [{
			kind: "transfer",
			run,
			task,
			attempt,
			execution,
			body
		}]);
	}
	return built;
}
function withFallback({ state, dispatch, late }, { now, ...built }) {
	if (late !== void 0) return {
		...built,
		transfer: void 0
	};
	if (state.gates.fallbacks === void 0 || built.transfer !== void 0) return built;
	const { run, task, attempt } = dispatch;
	const next = stateWith(state, [{
		kind: "task",
		run,
		task,
		attempt,
		execution: built.execution,
		body: built.body
	}]);
	const last = next.tasks.find(({ seq }) => seq === next.tip.seq);
	const transfer = last && next.gates.fallbacks?.continueBehind(next, {
		last,
		now
	});
	return transfer === void 0 ? built : {
		...built,
		transfer
	};
}
function canContinueInline(state, { dispatch, index, output }) {
	const { task: stage, hops = 0, left } = dispatch;
	const from = agentNameAt(state, {
		stage,
		execution: dispatch.execution + index
	});
	const to = output.transfer?.to;
	if (from === void 0 || to === void 0) return false;
	return canRunInline(state, {
		stage,
		from,
		to,
		hops: hops - index,
		left,
		executions: index + 1
	});
}
const withoutLast = {
	commits: void 0,
	dropped: void 0,
	failure: void 0,
	note: void 0,
	handoff: void 0,
	prompt: void 0,
	response: void 0,
	usage: void 0,
	children: void 0
};
async function buildExecution(engine, request) {
	const { state, execution, late } = request;
	const transfer = engine.ports.redactor.redactDeep(request.output.transfer);
	const redacted = transfer === void 0 ? request.output : {
		...request.output,
		transfer
	};
	const { made, refused, output } = validateTransfer(state, {
		...request,
		output: redacted
	});
	const dispatch = {
		...request.dispatch,
		execution
	};
	if (late !== void 0) {
		const { note } = late;
		const failure = wasStopped(output, late) ? late.stop : output.failure;
		const delivery = {
			kind: "output",
			output: {
				...output,
				outcome: "skipped",
				note,
				failure
			}
		};
		return {
			execution,
			body: await buildTaskBody(engine, {
				...request,
				dispatch,
				delivery
			}),
			transfer: made
		};
	}
	const planned = planTurn(state, {
		output,
		dispatch,
		calls: engine.ports.redactor.redactDeep(output.children)
	});
	const body = await buildTaskBody(engine, {
		...request,
		dispatch,
		delivery: {
			kind: "output",
			output: planned.output
		}
	});
	if (refused !== void 0) return {
		execution,
		body: {
			...body,
			refusedTransfer: refused
		}
	};
	if (planned.children !== void 0 && isSuccess(body.outcome)) {
		const waits = planned.children.wait === void 0 ? {} : { waits: true };
		return {
			execution,
			body: {
				...body,
				...waits
			},
			children: planned.children,
			transfer: made
		};
	}
	return made === void 0 || !isSuccess(body.outcome) ? {
		execution,
		body
	} : {
		execution,
		body,
		transfer: made
	};
}
function wasStopped({ failure, finishedAt }, { stop, since = "" }) {
	const hasExited = failure?.reason === "exit-status" && Date.parse(finishedAt) >= Date.parse(since);
	return stop !== void 0 && (failure?.reason === "killed" || hasExited);
}
function lateAfterEnd({ decisions }, { body: { outcome, reason, finishedAt } }) {
	const note = "The run had ended before this came, so it was not published.";
	if (outcome !== "cancelled") return { note };
	const isReplaced = decisions.some(({ body }) => body.verb === "supersede");
	const message = `Baton told the agent to stop, because its run had ended: ${reason}.`;
	return {
		note,
		since: finishedAt,
		stop: {
			reason: isReplaced ? "replaced" : "cancelled",
			message
		}
	};
}
const lateAfterParent = {
	note: "It was cancelled because its parent had failed, so it was not published.",
	stop: {
		reason: "parent-failed",
		message: "Baton told the agent to stop, because its parent had failed, which has `on-parent-failure: cancel`."
	}
};
function planTurn(state, { output, dispatch, calls }) {
	const { children: _, ...without } = output;
	if (calls === void 0 || !isSuccess(output.outcome)) return { output: without };
	const { wait, ...requests } = calls;
	const counted = wait === void 0 || output.transfer !== void 0 ? requests : calls;
	const { task: stage, finishedAt } = output;
	const { body, warnings } = planChildren(state, {
		stage,
		execution: dispatch.execution,
		calls: counted,
		finishedAt
	});
	const warned = {
		...without,
		warnings: [...output.warnings, ...warnings]
	};
	if (body === void 0) return { output: warned };
	const before = findWaitedTurn(state, {
		...dispatch,
		stage
	});
	if (before !== void 0 && findWaitOf(state, before)?.body.wait.names.length === 0 && body.wait?.names.length === 0) {
		const { commits: _commits, ...failed } = warned;
		const message = `It got no child task to wait for, as in the turn before, although it was told why.${body.refused.slice(0, 3).map(({ message }) => ` ${message}`).join("")}`;
		return { output: {
			...failed,
			outcome: "failed",
			failure: {
				reason: "children-refused",
				message
			}
		} };
	}
	return {
		output: body.wait === void 0 ? warned : {
			...warned,
			children: counted
		},
		children: body
	};
}

// src/engine/publish/record-task.ts
function buildExecutionDrafts(order, executions) {
	const { run, task, attempt } = order;
	return executions.flatMap(({ execution, body, transfer, children }) => {
		const key = {
			run,
			task,
			attempt,
			execution
		};
		return [
			{
				kind: "task",
				...key,
				body
			},
			...transfer === void 0 ? [] : [{
				kind: "transfer",
				...key,
				body: transfer
			}],
			...children === void 0 ? [] : [{
				kind: "child",
				...key,
				body: children
			}]
		];
	});
}
function findCauseSeq(stored, first) {
	const together = stored.filter(({ record, comment }) => record.kind === "task" && record.run === first.record.run && record.task === first.record.task && comment === first.comment && comment !== 0);
	return Math.max(first.record.seq, ...together.map(({ record }) => record.seq));
}
function findTaskRecord(stored, order) {
	return stored.find(({ record }) => record.kind === "task" && record.run === order.run && record.task === order.task && record.execution === order.execution);
}
async function recordTask(engine, request) {
	const { dispatch } = request;
	const build = async (reading) => {
		const earlier = findTaskRecord(reading.stored, dispatch);
		if (earlier !== void 0) return failure(earlier);
		return isOvertaken(request, reading) ? failure("overtaken") : success(buildComment(engine, {
			...request,
			reading
		}));
	};
	const appended = await appendAndRead(engine, {
		order: dispatch,
		reading: request.reading,
		build
	});
	if (appended.kind === "failed") return failure(appended.problem);
	const { reading } = appended;
	if (appended.kind === "written") return success({
		kind: "written",
		reading,
		cause: findCauseSeq(reading.stored, appended.first)
	});
	if (appended.reason === "overtaken") return success({
		kind: "overtaken",
		reading
	});
	return success({
		kind: "found",
		reading,
		cause: findCauseSeq(reading.stored, appended.reason)
	});
}
function isOvertaken({ executions, reading: before }, { state }) {
	const isTransferLate = executions.some(({ transfer }) => transfer !== void 0) && state.transfers.length > before.state.transfers.length;
	const areChildrenLate = executions.some(({ children }) => children !== void 0) && state.tip.seq > before.state.tip.seq;
	const areMergesLate = hasMergingStage(state.run) && state.tip.seq > before.state.tip.seq;
	return isTransferLate || areChildrenLate || areMergesLate;
}
function buildComment(engine, { dispatch, reading, executions }) {
	const { run, task, attempt } = dispatch;
	const own = buildExecutionDrafts(dispatch, executions);
	const next = stateWith(reading.state, own);
	const end = draftPossibleEnd(engine, next, nextEndExecution(reading.state, executions.at(-1)?.execution ?? dispatch.execution));
	const drafts = end === void 0 ? own : [...own, end];
	const state = end === void 0 ? next : stateWith(next, [end]);
	const attempts = Math.max(maxAttemptsOf(reading.state.run, task), attempt);
	const isShared = dispatch.thread !== dispatch.subject;
	return {
		drafts,
		visible: executions.map(({ execution, body, transfer, children }) => {
			const notice = findNotice(engine, {
				state,
				draft: {
					run,
					task,
					attempt,
					execution,
					body
				}
			});
			const view = findTransferView(state, transfer);
			const titled = {
				...body,
				stage: titleOf(state.run, body.stage)
			};
			return renderTaskComment({
				run,
				attempt,
				body: titled,
				attempts,
				notice,
				transfer: view,
				children,
				isShared
			});
		}).join("\n\n---\n\n")
	};
}
function draftPossibleEnd({ ports }, next, execution) {
	const now = ports.clock.now();
	const found = decide(next, {
		cause: next.tip.seq,
		now
	}).find((effect) => effect.kind === "end-run");
	return found === void 0 ? void 0 : draftEnd(next, {
		outcome: found.outcome,
		reason: found.reason,
		finishedAt: now,
		execution
	});
}
function findNotice({ ports }, { state, draft }) {
	if (!hasRetryNotice(state, draft)) return void 0;
	const notice = renderRetryNotice(state, draft);
	ports.log.warning(`${draft.run}/${draft.task}: ${notice}.`);
	return notice;
}
function findTransferView(state, body) {
	const record = state.transfers.find((transfer) => transfer.body === body);
	if (record === void 0) return void 0;
	return {
		body: record.body,
		number: transferNumber(state, record),
		limit: pipelineOf(state.run).limits["max-handoffs"]
	};
}

// src/engine/publish/settle-children.ts
async function stopCancelled(engine, { reading, cause }) {
	const { state } = reading;
	const cancelled = [...state.rows.values()].filter((row) => {
		const blocker = state.rows.get(blockerOf(row) ?? "");
		return blocker?.status === "ended" && blocker.last.seq === cause;
	});
	if (cancelled.length === 0) return;
	const executions = cancelled.map(({ name }) => ({
		name,
		next: nextExecution(state, name)
	}));
	await stopWorkers(engine, await listWorkers(engine, reading, executions));
}
function isCancelledChild({ state }, order) {
	return blockerOf(state.rows.get(order.task)) !== void 0 && nextExecution(state, order.task).execution === order.execution;
}
function blockerOf(row) {
	return row?.kind === "child" && row.status === "never" && row.never.kind === "blocked" ? row.never.by : void 0;
}
function nextExecution({ run, tasks }, stage) {
	const { attempt = 1, execution = 0, seq = childOf(run, stage)?.cause ?? run.seq } = tasks.findLast(({ body }) => body.stage === stage) ?? {};
	return {
		attempt,
		execution: execution + 1,
		cause: seq
	};
}

// src/engine/publish/store-handoffs.ts
async function storeHandoffs(engine, request, executions) {
	const stored = [];
	for (const each of executions) {
		const dispatch = {
			...request.dispatch,
			execution: each.execution
		};
		stored.push({
			...each,
			body: await storeHandoff(engine, {
				...request,
				dispatch
			}, each.body)
		});
	}
	return stored;
}
async function storeHandoff(engine, request, body) {
	const { run } = request.state;
	const { config } = run.body;
	const { handoff, outputs, ...rest } = body;
	if (config.store !== "artifacts" || handoff === void 0 && outputs.length === 0) return body;
	if (isHandoffInCondition(run, body.stage)) return body;
	const stored = await upload(engine, {
		...request,
		content: {
			handoff,
			outputs
		},
		days: retentionOf(config).artifacts
	});
	if (typeof stored !== "string") return {
		...rest,
		outputs: [],
		locator: stored
	};
	engine.ports.log.warning(stored);
	return {
		...body,
		warnings: [...body.warnings, stored]
	};
}
async function upload(engine, request) {
	const { texts, hasher, redactor } = engine.ports;
	if (texts.save === void 0) return findAgentArtifact(request, (text) => hasher.sha256(text)) ?? changed;
	const name = artifactName("handoff", request.dispatch, engine.settings.workflowRun.attempt);
	try {
		return await texts.save(name, encodeStoredHandoff(request.content), { days: request.days });
	} catch (error) {
		return `The handoff stands in this comment in spite of \`store: artifacts\`, because the artifact service did not take it: ${redactor.redact(messageOf(error)).text}`;
	}
}
const changed = "The handoff stands in this comment in spite of `store: artifacts`, because it is not what the agent job uploaded: something in it was redacted or refused, and the App cannot upload.";
function findAgentArtifact({ delivery, content }, sha256) {
	if (delivery.kind !== "output" || delivery.locator === void 0) return void 0;
	const { handoff, outputs } = delivery.output;
	return digestOf({
		handoff,
		outputs
	}, sha256) === digestOf({
		handoff: content.handoff,
		outputs: content.outputs
	}, sha256) ? delivery.locator : void 0;
}

// src/engine/publish/advance-run.ts
async function advanceRun(engine, request) {
	const { dispatch } = request;
	const read = await readRun(engine, dispatch);
	if (!read.ok) return failure(read.error);
	const reading = read.value;
	const namesake = findNamesake(dispatch, reading.stored);
	if (namesake !== void 0) return failure(namesake);
	for (const doubt of reading.doubts) engine.ports.log.warning(doubt);
	if (dispatch.notify !== void 0) return carryOutNotice(engine, {
		dispatch,
		reading,
		key: dispatch.notify
	});
	const misfit = checkOrder(dispatch, reading);
	if (misfit !== void 0) return failure(misfit);
	const known = findTaskRecord(reading.stored, dispatch);
	if (known !== void 0) return success(await startNext(engine, {
		dispatch,
		reading,
		cause: findCauseSeq(reading.stored, known)
	}));
	if (isExpected(reading, dispatch) || isCancelledChild(reading, dispatch)) return recordDelivery(engine, {
		...request,
		reading
	});
	const { endForLostRecords, findLostRecords } = await import("./lost-records.js");
	const lost = reading.state.end === void 0 ? findLostRecords(dispatch, reading) : void 0;
	if (lost !== void 0) {
		const ended = await endForLostRecords(engine, {
			dispatch,
			lost,
			reading
		});
		return ended.ok ? success(nothingDone(ended.value)) : ended;
	}
	engine.ports.log.warning(`Order ${dispatch.run}/${dispatch.task} ${dispatch.execution} fits nothing that is due, so it was left alone.`);
	return success(nothingDone(reading.state));
}
async function carryOutNotice(engine, { dispatch, reading, key }) {
	const { state } = reading;
	const { end } = state;
	if (!reading.stored.some(({ record }) => record.run === dispatch.run && record.seq === dispatch.execution)) return failure((await import("./lost-records.js")).unseenProblem(dispatch));
	const isEnd = end !== void 0 && key === closeKey(end.seq);
	if (!isEnd && !isAskKey(key)) await sendOrderedNotice(engine, {
		dispatch,
		state
	});
	else {
		const again = isEnd ? decide(state, {
			cause: findCauseOfEnd(state) ?? 0,
			now: engine.ports.clock.now()
		}) : decideAsks(state);
		const effects = isEnd ? again : [...again, { kind: "update-views" }];
		await performEffects(engine, {
			effects,
			reading,
			status: await readStatusCommentId(engine, {
				order: dispatch,
				reading
			})
		});
		if (isEnd && end.body.outcome === "cancelled") await stopWorkers(engine, await listWorkers(engine, reading));
	}
	return success(nothingDone(state));
}
function isExpected(reading, order) {
	const row = reading.state.rows.get(order.task);
	return row?.status === "ready" && row.next.execution === order.execution && row.next.attempt === order.attempt;
}
async function recordDelivery(engine, { reading, ...request }) {
	const { dispatch } = request;
	const { state } = reading;
	const waiting = await handlePausedDelivery(engine, {
		...request,
		reading
	});
	if (waiting !== void 0) return success({
		task: void 0,
		...waiting,
		ended: void 0
	});
	const late = describeLate(reading, dispatch);
	const delivery = late === void 0 ? withoutClaimedStop(request.delivery) : withoutEffects(request.delivery);
	if (delivery === void 0) return success(nothingDone(state));
	const recordable = {
		...request,
		delivery,
		state,
		late
	};
	const built = await buildExecutions(engine, recordable);
	const stored = await storeHandoffs(engine, recordable, built);
	const executions = state.spawned.length === 0 ? stored : await (await import("./merge-children.js")).withMerges(engine, recordable, stored);
	const recorded = await recordTask(engine, {
		dispatch,
		reading,
		executions
	});
	if (!recorded.ok) return failure(recorded.error);
	if (recorded.value.kind === "overtaken") return recordOvertaken(engine, {
		...request,
		reading: recorded.value.reading
	});
	const { kind, reading: after, cause } = recorded.value;
	if (kind === "found") return success(await startNext(engine, {
		dispatch,
		reading: after,
		cause
	}));
	const own = after.state.transfers.filter((each) => each.task === dispatch.task && each.execution >= dispatch.execution);
	const transfers = announceTransfers(engine, {
		state: after.state,
		own
	});
	const written = built.at(-1)?.body;
	const next = await startNext(engine, {
		dispatch,
		reading: after,
		cause,
		written
	});
	return success({
		...next,
		transfers: [...transfers, ...next.transfers ?? []]
	});
}
async function recordOvertaken(engine, request) {
	const { reading, dispatch } = request;
	return isExpected(reading, dispatch) || isCancelledChild(reading, dispatch) ? recordDelivery(engine, request) : success(nothingDone(reading.state));
}
function nothingDone(state) {
	return {
		task: void 0,
		started: [],
		ended: state.end?.body,
		state
	};
}
function describeLate(reading, order) {
	if (reading.state.end !== void 0) return lateAfterEnd(reading.state, reading.state.end);
	if (isExpected(reading, order) || !isCancelledChild(reading, order)) return void 0;
	const failed = lineageOf(order.task).flatMap((parent) => failuresOf(reading.state, parent)).toSorted((a, b) => a.seq - b.seq).at(-1);
	return {
		...lateAfterParent,
		since: failed?.body.finishedAt
	};
}
function withoutEffects(delivery) {
	if (delivery.kind !== "output" || delivery.output.stopped !== void 0) return void 0;
	const { commits: _commits, transfer: _transfer, ...output } = delivery.output;
	return {
		...delivery,
		output
	};
}
function withoutClaimedStop(delivery) {
	if (delivery.kind === "dry-run") return void 0;
	const stopped = delivery.kind === "output" ? delivery.output.stopped : void 0;
	if (stopped === void 0) return delivery;
	return {
		kind: "lost",
		failure: {
			reason: "not-started",
			message: `The agent job did not start its agent and gave the reason "${stopped}", but the records do not say so.`
		}
	};
}
async function startNext(engine, { dispatch, reading, cause, written }) {
	const { state } = reading;
	const hasChildren = state.spawned.length > 0;
	const earlier = written === void 0 ? findTriggeringRecord(reading, { cause }) : void 0;
	const isTold = earlier !== void 0 && dispatch.issued > earlier.at;
	if (hasChildren) await stopCancelled(engine, {
		reading,
		cause
	});
	const performed = await performEffects(engine, {
		effects: decide(state, {
			cause,
			now: engine.ports.clock.now(),
			isTold
		}),
		reading,
		status: await readStatusCommentId(engine, {
			order: dispatch,
			reading
		}),
		start: earlier !== void 0 || reading.doubts.length > 0 ? createOnceStarter(engine, reading.first.at, earlier) : void 0
	});
	const { started, transfers, state: after } = hasChildren || hasSlept(performed.state) ? await (await import("./expire-waits.js")).expireWaits(engine, {
		...reading,
		state: performed.state
	}) : {
		started: [],
		transfers: [],
		state: performed.state
	};
	if (hasChildren || after.run.matrices !== void 0) await (await import("./delete-branches.js")).deleteBranches(engine, {
		state: after,
		cause
	});
	const own = [...performed.started, ...started].map((stage) => `${dispatch.run}/${stage} `);
	const isWaiting = async (title) => own.some((begun) => title.startsWith(begun));
	await sweepOverdue(engine, {
		reading: {
			...reading,
			state: after
		},
		isWaiting
	});
	return {
		task: written ?? state.tasks.find(({ seq }) => seq === cause)?.body,
		started: [...performed.started, ...started],
		ended: after.end?.body,
		state: after,
		transfers
	};
}

// src/core/output/lost-job.ts
function explainLostJob(jobs) {
	const unverified = jobs.find((each) => isJob(each, "verify") && !["success", "skipped"].includes(each.conclusion ?? "success"));
	if (unverified !== void 0) return {
		reason: unverified.conclusion === "cancelled" ? "job-cancelled" : "job-failed",
		message: `The agent was not started: the job that verifies the order before it ended as "${unverified.conclusion}".${logOf(unverified)}`
	};
	const job = jobs.find((each) => isJob(each, "agent"));
	if (job === void 0) return {
		reason: "job-lost",
		message: "The agent job left no output, and GitHub lists no such job for this workflow run."
	};
	const end = job.conclusion ?? job.status;
	const [reason, message] = endings.get(end) ?? ["job-lost", `The agent job left no output; GitHub says "${end}".`];
	return {
		reason,
		message: `${message}${logOf(job)}`
	};
}
const endings = /* @__PURE__ */ new Map([
	["cancelled", ["job-cancelled", "The agent job was cancelled, ran into its timeout, or was never started."]],
	["failure", ["job-failed", "The agent job failed before it could pass on an output: a step before the agent, or the runner."]],
	["success", ["output-withheld", "The agent job succeeded, but neither its output nor the digest of it arrived."]]
]);
function logOf({ url }) {
	return url === "" ? "" : ` Its log: ${url}`;
}
const settings = "See that \"Workflow execution protections\" of the repository or organisation allow workflow_dispatch, that the workflow is not disabled, and that the caller grants exactly contents, issues, pull-requests and actions: write.";
function explainVanishedRun(workflowRun, jobs) {
	if (jobs.some(({ status }) => status !== "completed")) return void 0;
	const ran = jobs.filter(({ conclusion }) => conclusion !== "skipped");
	if (ran.length === 0) return {
		reason: "not-started",
		message: `GitHub accepted workflow run ${workflowRun} and ran no job of it. ${settings}`
	};
	const lost = explainLostJob(jobs);
	if (lost.reason !== "output-withheld") return lost;
	const publish = ran.find((job) => isJob(job, "publish"));
	const where = publish === void 0 ? "" : logOf(publish);
	return {
		reason: "job-lost",
		message: `The agent of workflow run ${workflowRun} came to its end, and the publish job, which should have recorded that, did not, or Baton was paused (${publish?.conclusion ?? "it never started"}).${where}`
	};
}

// src/core/output/parse-outputs.ts
const limits$1 = {
	bytes: 65536,
	lines: 1e3
};
const cutMark = "… (cut)";
function parseOutputs({ outputs = [] }) {
	return capOutputs(outputs.map((line) => line.trim().toWellFormed()).filter((line) => line !== ""));
}
function capOutputs(lines) {
	let bytes = 0;
	const end = lines.findIndex((line, index) => {
		bytes += utf8Length(line);
		return bytes > limits$1.bytes || index >= limits$1.lines;
	});
	return end < 0 ? lines : [...lines.slice(0, end), cutMark];
}

// src/core/output/open-agent-output.ts
const limits = {
	maxBytes: 2097152 + childLimits.turnBytes,
	maxDepth: 33,
	maxNodes: 21200
};
const reasonCodePoints = 200;
const messageCodePoints = 2e3;
const noteCodePoints = 4096;
const warningCodePoints = 1e3;
const maxWarnings = 100;
const waitedNameCodePoints = 500;
function openAgentOutput(text, expected) {
	const json = parseUntrustedJson(text, limits);
	if (!json.ok) return rejectOutput("BATON-E311", `The output of the agent job ${json.error.message}`, json.error.path);
	const parsed = agentOutputSchema.safeParse(toWellFormedJson(json.value));
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		return rejectOutput("BATON-E312", `The output of the agent job does not have its form: ${issue?.message ?? "unknown"}`, issue?.path.join("."));
	}
	const foreign = findForeign(parsed.data, expected);
	if (foreign !== void 0) return rejectOutput("BATON-E313", foreign.message, foreign.path);
	return limitOutput(parsed.data);
}
function rejectOutput(code, message, path = "") {
	const sentence = message.endsWith(".") ? message : `${message}.`;
	return failure(path === "" ? {
		code,
		message: sentence
	} : {
		code,
		message: sentence,
		path
	});
}
function findForeign(output, expected) {
	const path = [
		"run",
		"task",
		"attempt",
		"execution"
	].find((name) => output[name] !== expected[name]);
	if (path === void 0) return void 0;
	return {
		path,
		message: `The output of the agent job is about ${path} ${truncateCodePoints(JSON.stringify(output[path]), 80)}; awaited was ${JSON.stringify(expected[path])}`
	};
}
function limitOutput(output) {
	const { failure: failed, inline, ...rest } = output;
	const own = limitExecution(rest);
	if (!own.ok) return own;
	const legs = [];
	for (const leg of inline ?? []) {
		const opened = limitExecution(leg);
		if (!opened.ok) return opened;
		legs.push({
			...opened.value,
			transfer: limitTransfer(leg.transfer)
		});
	}
	return success({
		...own.value,
		failure: failed && limitFailure(failed),
		transfer: rest.transfer && limitTransfer(rest.transfer),
		children: rest.children && limitChildren(rest.children),
		inline: legs.length === 0 ? void 0 : legs
	});
}
function limitChildren({ requests, refused, untold, wait }) {
	return {
		requests: requests.slice(0, childLimits.requests).map(limitRequest),
		refused: Math.min(refused, childLimits.counted),
		untold: untold?.slice(0, childLimits.requests).map((why) => truncateCodePoints(why, childLimits.reasonCodePoints)),
		wait: wait && {
			...wait,
			names: wait.names.slice(0, childLimits.waitedFor).map((name) => truncateCodePoints(name, waitedNameCodePoints))
		}
	};
}
function limitRequest({ ordinal, ...texts }) {
	const { promptCodePoints, agentCodePoints, branchCodePoints, modelCodePoints, nameCodePoints, keyCodePoints } = childLimits;
	const cut = (text, max) => text === void 0 ? void 0 : truncateCodePoints(text, max + 1);
	const { prompt, agent, branch, model, name, key } = texts;
	return childRequestSchema.parse({
		ordinal,
		prompt: cut(prompt, promptCodePoints),
		agent: cut(agent, agentCodePoints),
		branch: cut(branch, branchCodePoints),
		model: cut(model, modelCodePoints),
		name: cut(name, nameCodePoints),
		key: cut(key, keyCodePoints)
	});
}
function limitExecution(execution) {
	const handoff = reopenHandoff(execution.handoff);
	if (!handoff.ok) return handoff;
	const { results, warnings } = checkResults(Object.entries(execution.results));
	const { note, response } = execution;
	return success({
		...execution,
		note: note === void 0 ? void 0 : truncateCodePoints(note, noteCodePoints),
		handoff: handoff.value?.handoff,
		results,
		response: response && limitResponse(response),
		outputs: [...capOutputs(execution.outputs)],
		warnings: [...execution.warnings, ...warnings].slice(0, maxWarnings).map((line) => truncateCodePoints(line, warningCodePoints))
	});
}
function limitFailure(failed) {
	return {
		reason: truncateCodePoints(failed.reason, reasonCodePoints),
		message: truncateCodePoints(failed.message, messageCodePoints, { keep: "end" })
	};
}
function reopenHandoff(handoff) {
	if (handoff === void 0) return success(void 0);
	const parsed = parseHandoff(JSON.stringify(handoff));
	if (parsed.ok) return parsed;
	const [first] = parsed.error;
	return rejectOutput("BATON-E301", `The handoff in the output of the agent job is invalid: ${first?.message ?? ""}`, first?.path);
}

// src/action/event/read-delivery.ts
async function readDelivery(context, request) {
	const { inputs, job } = context;
	const { lost } = request.dispatch;
	if (lost !== void 0) return readLoss(context, {
		...request,
		lost
	});
	if (request.dispatch.for === "publish") return { kind: "built-in" };
	const output = inputs["agent-output"];
	const description = inputs["agent-output-digest"];
	if (output === "" && description === "") return {
		kind: "lost",
		failure: await explainSilence(request, job.workflowRun.id)
	};
	const verdict = verifyOutput(output, description, (text) => request.engine.ports.hasher.sha256(text));
	if (verdict !== "fits") return {
		kind: "lost",
		failure: {
			reason: "output-withheld",
			message: `The output of the agent job is "${verdict}": its digest says ${description || "nothing"}, and ${output.length} characters arrived. GitHub drops outputs that hold a masked value; something in the agent's output equals a secret of the repository, or a line of one.`
		}
	};
	return openOutput(output, {
		...request,
		run: job.workflowRun.id
	});
}
async function readLoss({ job }, { dispatch, dispatcher, lost }) {
	if (await isTakenOver(dispatcher, {
		order: dispatch,
		own: job.workflowRun.id
	})) return void 0;
	const failure = explainVanishedRun(lost, await dispatcher.listJobs(lost));
	return failure && {
		kind: "lost",
		failure
	};
}
async function explainSilence({ dispatch, engine, dispatcher }, run) {
	const limit = dispatch["not-after"];
	const lost = explainLostJob(await dispatcher.listJobs(run));
	if (!(Date.parse(engine.ports.clock.now()) > Date.parse(limit)) || lost.reason !== "job-failed") return lost;
	return {
		reason: "order-expired",
		message: `The order was valid until ${limit}, and its agent had not started by then.`
	};
}
async function openOutput(text, request) {
	const artifact = readLocator(text);
	const content = artifact === void 0 ? text : await download(artifact, request);
	if (typeof content !== "string") return {
		kind: "lost",
		failure: content
	};
	const output = openAgentOutput(content, request.dispatch);
	if (output.ok) return {
		kind: "output",
		output: output.value
	};
	return {
		kind: "lost",
		failure: {
			reason: "output-malformed",
			message: problemText(output.error)
		}
	};
}
function readLocator(text) {
	const json = parseUntrustedJson(text, outputLimits);
	return json.ok ? strictObject({ artifact: artifactRefSchema }).safeParse(json.value).data?.artifact : void 0;
}
async function download(ref, request) {
	const content = await request.artifacts.download(ref, {
		run: request.run,
		maxBytes: outputLimits.maxBytes
	});
	if (typeof content !== "string") return Buffer.from(content).toString("utf8");
	return {
		reason: "output-unreadable",
		message: `The output of the agent job is in artifact ${ref.artifactId} (${ref.file}), which could not be read: ${content}.`
	};
}

// src/action/modes/publish.ts
async function publish(context) {
	const { inputs, job, log } = context;
	const wired = await createEngineUnderWay(context);
	const { engine, effects } = wired;
	const dispatch = openOrder(engine, readTaskText(context));
	const delivery = await readDelivery(context, {
		...wired,
		dispatch
	});
	if (delivery === void 0) {
		log.info(`${dispatch.run}/${dispatch.task}: its jobs run again, or it was started again, so nothing was lost.`);
		return;
	}
	const workflowRun = delivery.kind === "built-in" && job.id !== void 0 ? {
		...job.workflowRun,
		job: job.id
	} : job.workflowRun;
	const isIdle = inputs.dryRun && delivery.kind === "output" && delivery.output.stopped === "dry-run";
	const advanced = await advanceRun(engine, {
		dispatch,
		delivery: isIdle ? { kind: "dry-run" } : delivery,
		workflowRun
	});
	if (!advanced.ok) throw new Error(problemText(advanced.error));
	await report(advanced.value, {
		context,
		run: dispatch.run,
		effects,
		unsigned: engine.ports.signer === void 0
	});
	log.info(`${dispatch.run}/${dispatch.task}: ${advanced.value.task?.outcome ?? "nothing to record"}.`);
}
async function report(advanced, facts) {
	const pause = findKillSwitch(facts.context.environment);
	const note = [...facts.unsigned ? [unsignedNote] : [], ...pause === void 0 ? [] : [`${pause}.`]];
	await writeSummary(facts.context, [renderPublishSummary(advanced, facts), ...note].join("\n\n"));
	await writeOutputs(facts.context, {
		run: facts.run,
		tasks: JSON.stringify(advanced.started.map((stage) => `${facts.run}/${stage}`)),
		...describeTask(advanced.task, advanced.state)
	});
}

export { describeValue as A, renderPublishSummary as C, readSources as D, readTransfer as E, resumeRun as M, parseHandoff as O, readChildInput as S, canRunInline as T, planChildren as _, explainLostJob as a, checkChild as b, buildExecutionDrafts as c, redactAgentOutput as d, addOutputResults as f, readHandoff as g, recordedLimits as h, parseOutputs as i, shortenText as j, describeErrors as k, pushCommits as l, parseResults as m, readLoss as n, explainVanishedRun as o, isResultKey as p, openAgentOutput as r, advanceRun as s, publish as t, stateSeenBy as u, isWaitOver as v, announceTransfers as w, isSameRequest as x, findEarlyChildren as y };