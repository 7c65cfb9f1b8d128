import { i as readJsonTokens, n as toWellFormedJson, r as parseUntrustedJson, t as isPlainMap } from "./to-well-formed-json.js";
import { n as success, t as failure } from "./result.js";
import { t as utf8Length } from "./utf8-length.js";
import { t as countCodePoints } from "./code-points.js";
import { a as serialiseHandoff, r as handoffLimits, t as compactHandoff } from "./handoff2.js";
import { n as describeValue } from "./handoff-error.js";
import { t as loadDataSchema } from "./load-data-schema.js";

// src/core/handoff/check-fields.ts
const lists = [
	"relevant_files",
	"key_findings",
	"constraints"
];
/** The optional block of lists. Its keys are fixed; others are left out, as at the top (H-11). */
function checkContext(value) {
	if (value === void 0) return { errors: [] };
	if (!isObject$1(value)) return { errors: [{
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
	const tooLarge = checkSize(context);
	return tooLarge.length > 0 ? { errors: tooLarge } : {
		value: context,
		errors: []
	};
}
function isObject$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
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
/** Bytes of all its texts together. */
function checkSize(context) {
	const bytes = Object.values(context).flat().reduce((sum, text) => sum + utf8Length(text), 0);
	if (bytes <= handoffLimits.contextBytes) return [];
	return [{
		code: "too-large",
		path: "context",
		message: `\`context\` takes ${bytes} bytes in all; at most ${handoffLimits.contextBytes} are accepted: keep what the next agent cannot find itself.`
	}];
}
/** A map of strings to strings. Strict about the strings: a number that is turned into text by us might not be the one meant. */
function checkData(value) {
	if (value === void 0) return { errors: [] };
	if (typeof value !== "object" || value === null || Array.isArray(value)) return { errors: [{
		code: "type",
		path: "data",
		message: `\`data\` is ${describeValue(value)}; write an object of strings, such as {"issue_key": "A-1"}.`
	}] };
	const entries = Object.entries(value);
	const errors = [...checkCount(entries.length), ...checkTypes(entries)];
	const texts = entries.flatMap(([key, text]) => typeof text === "string" ? [[key, text]] : []);
	const all = [...errors, ...checkSizeCheckData(texts)];
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
function checkTypes(entries) {
	return entries.flatMap(([key, value]) => {
		if (typeof value === "string") return [];
		const name = key.length > 64 ? `${key.slice(0, 64).toWellFormed()}…` : key;
		const message = `\`data.${name}\` is ${describeValue(value)}; values must be strings: write ${suggest(value)}.`;
		return [{
			code: "type",
			path: `data.${name}`,
			message
		}];
	});
}
function suggest(value) {
	if (typeof value === "number" || typeof value === "boolean") return JSON.stringify(String(value));
	return value === null ? "\"\" or leave the key out" : "its JSON as a string";
}
function checkSizeCheckData(texts) {
	const bytes = texts.reduce((sum, [key, text]) => sum + utf8Length(key) + utf8Length(text), 0);
	if (bytes <= handoffLimits.dataBytes) return [];
	return [{
		code: "too-large",
		path: "data",
		message: `\`data\` takes ${bytes} bytes, keys and values together; at most ${handoffLimits.dataBytes} are accepted: move long texts to \`detail\`.`
	}];
}
/** An optional text of limited length; absent and of the wrong kind both give no text. */
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
/** A name of an agent is far shorter; what it may be is decided where the transfer is. */
const nameCodePoints = 64;
/** Turns known fields into a handoff, or gives everything that is wrong with them at once. */
function checkFields(fields) {
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
	const data = checkData(fields.data);
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
/** Absent means 1. Anything but 1 is from a time that we know nothing of, and is never half read (H-3). */
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
	if (typeof summary !== "string" || summary.trim() !== "") return [];
	return [{
		code: "empty",
		path: "summary",
		message: `\`summary\` is empty; ${advice}`
	}];
}

// src/core/handoff/coerce-data.ts
/**
* `data` with its numbers and booleans as texts (H-8), for a stage that asks for it: each as it stands in the valid JSON `text`,
* since the 1.10 of a version would come back from a number as 1.1. All else is left to be refused.
*/
function coerceData(data, text) {
	if (!isPlainMap(data)) return data;
	const written = readLiterals(text);
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, coerce(value, written.get(key))]));
}
function coerce(value, written) {
	return typeof value === "number" || typeof value === "boolean" ? written ?? String(value) : value;
}
/** Bare words that are values of `data`, by key. */
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
/** The text of a handoff file. Bytes are counted before anything is read. A byte order mark is no JSON. */
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
/** Names of seed 002 that are read as ours (X-4). */
const aliases = /* @__PURE__ */ new Map([["schema_version", "version"], ["task_summary", "summary"]]);
/** Lists that seed 002 has at the top belong to `context`. */
const contextNames = /* @__PURE__ */ new Set([
	"relevant_files",
	"key_findings",
	"constraints",
	"suggested_approach"
]);
const names = /* @__PURE__ */ new Set([
	"version",
	"summary",
	"detail",
	"data",
	"context",
	"to",
	"message"
]);
/** The known fields under our own names. Our name wins over an alias; unknown keys are dropped, with a warning (H-11). */
function renameAliases(input) {
	const fields = /* @__PURE__ */ new Map();
	const warnings = [];
	for (const [key, value] of Object.entries(input)) {
		const name = aliases.get(key) ?? key;
		if (name !== key && Object.hasOwn(input, name)) warnings.push(`\`${key}\` was dropped: \`${name}\` says the same.`);
		else if (names.has(name)) fields.set(name, value);
		else warnings.push(describeUnknown(key));
	}
	return {
		fields: Object.fromEntries(fields),
		warnings
	};
}
function describeUnknown(key) {
	return `The unknown key \`${key.length > 64 ? `${key.slice(0, 64).toWellFormed()}…` : key}\` was dropped; ${contextNames.has(key) ? `write it as \`context.${key}\`` : "put it into `data`, as a string"}.`;
}
const maxNodes = 1e4;
/**
* What an agent left, as a handoff within all limits of DESIGN 4.3, or everything that is wrong with it. Never half of one.
* Texts stay as they were written, but for lone surrogates, which no file and no comment can hold.
*/
function parseHandoff(input, { coerce = false } = {}) {
	const text = decodeHandoffBytes(input);
	if (!text.ok) return failure([text.error]);
	const json = parseUntrustedJson(text.value, {
		maxBytes: handoffLimits.wholeBytes,
		maxDepth: handoffLimits.depth,
		maxNodes
	});
	if (!json.ok) return failure([toHandoffError(json.error)]);
	if (!isObject(json.value)) return failure([notAnObject(json.value)]);
	const wellFormed = toWellFormedJson(json.value);
	const replaced = isObject(wellFormed) && JSON.stringify(wellFormed) !== JSON.stringify(json.value);
	const { fields, warnings } = renameAliases(isObject(wellFormed) ? wellFormed : {});
	const checked = checkFields(coerce ? {
		...fields,
		data: coerceData(fields.data, text.value)
	} : fields);
	if (!checked.ok) return checked;
	const surrogates = replaced ? ["Half characters (lone surrogates) were replaced by U+FFFD: no file or comment can hold them."] : [];
	return fitWhole(checked.value, [...surrogates, ...warnings]);
}
/** The canonical form may be longer than what came in: `"` and control characters get escapes of their own. */
function fitWhole(handoff, warnings) {
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
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function notAnObject(value) {
	return {
		code: "not-an-object",
		path: "",
		message: `The handoff is ${Array.isArray(value) ? "a list" : `${JSON.stringify(value)?.slice(0, 40)}`}; write a JSON object such as {"version": 1, "summary": "…"}.`
	};
}

// src/core/handoff/read-handoff.ts
/** What a stage asks of its handoff and this one, or its absence, does not give. No demand is always met. */
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
/**
* What the agent left as its handoff: the first of the sources that exists (DESIGN 4.3), whether it is valid or not, so that
* what was meant is never replaced by what was not. Undefined is no error (H-16).
*/
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
/** The handoff that an agent left, checked against the limits of the format and what its stage demands. */
async function readHandoff(sources, demand) {
	const found = findHandoff(sources);
	if (found === void 0) return {
		handoff: void 0,
		errors: await checkDemand(void 0, demand),
		warnings: []
	};
	const parsed = parseHandoff(found.raw, { coerce: demand?.coerce === true });
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

export { parseHandoff as i, readHandoff as n, decodeHandoffBytes as r, checkDemand as t };