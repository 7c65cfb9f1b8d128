// src/host/program-facts.ts
const neededNode = 22;
function nodeRefusal(seen, needed = 22) {
	return `Baton needs Node ${needed} or newer, and this is ${seen}: install a newer one from https://nodejs.org and run the command again.\n`;
}
function refuseOldNode({ needed = 22, before = "" } = {}) {
	const { node } = process.versions;
	if (Number.parseInt(node, 10) >= needed) return false;
	process.stderr.write(before + nodeRefusal(node, needed));
	process.exitCode = 2;
	return true;
}
const version = "0.1.0";
const outputFile = "baton-output.json";
function outputArtifact(workflowAttempt) {
	return `baton-output-${workflowAttempt}`;
}
const progressFile = "baton-progress.json";
function progressArtifact(workflowAttempt, number) {
	return `baton-progress-${workflowAttempt}-${number}`;
}
function parseProgressName(name) {
	const [, attempt, number] = /^baton-progress-(\d{1,6})-(\d{1,6})$/.exec(name) ?? [];
	return number === void 0 ? void 0 : {
		attempt: Number(attempt),
		number: Number(number)
	};
}
const defaultAgentWorkflow = "baton-agent.yml";

// src/core/problem.ts
function problemText({ code, message }) {
	return `${code}: ${message}`;
}
function messageOf(thrown) {
	return thrown instanceof Error ? thrown.message : String(thrown);
}
const startAgainRemedy = "Start a new run the way this one was started: take the label off and put it on again, write the command again, send the event again, start it by hand, or wait for the next time of the schedule.";

// src/core/text/plain-text.ts
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
function flattenText(text) {
	const [only, ...more] = text.split(lineBreak);
	if (only !== void 0 && more.length === 0) return only;
	return text.split(lineBreak).map((line) => line.trim()).filter((line) => line !== "").join(" ");
}
const terminalCodes = new RegExp([
	"(?:\\x1b\\[|\\x9b)[0-9:;<=>?]*[ -/]*[@-~]",
	"(?:\\x1b[\\]PX^_]|[\\x90\\x98\\x9d-\\x9f])(?:[^\\x00-\\x1f\\x7f-\\x9f]*(?:\\x07|\\x9c|\\x1b\\\\))?",
	"\\x1b(?:[ -/]?[0-~]|(?=\\x1b))"
].join("|"), "g");
function stripAnsi(text) {
	return text.replace(terminalCodes, "");
}
const joinedScripts = [
	...[
		"Arabic",
		"Syriac",
		"Nko",
		"Mandaic",
		"Mongolian",
		"Phags_Pa",
		"Manichaean",
		"Adlam",
		"Hanifi_Rohingya",
		"Devanagari"
	],
	...[
		"Bengali",
		"Gurmukhi",
		"Gujarati",
		"Oriya",
		"Tamil",
		"Telugu",
		"Kannada",
		"Malayalam",
		"Sinhala",
		"Tibetan",
		"Myanmar"
	],
	...[
		"Khmer",
		"Balinese",
		"Javanese",
		"Sundanese",
		"Meetei_Mayek",
		"Brahmi",
		"Grantha",
		"Newa",
		"Tirhuta",
		"Chakma"
	]
].map((script) => `\\p{scx=${script}}`).join("");
const needed = [
	"[\\t\\n\\r]",
	"\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?\\u200D(?=\\p{Extended_Pictographic})",
	`[${joinedScripts}][\\u200C\\u200D](?=[${joinedScripts}])`,
	"\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]",
	"[0-9#*]\\uFE0F(?=\\u20E3)",
	"[\\u2801-\\u28FF]\\u2800(?=[\\u2801-\\u28FF])"
];
const invisibleCharacters = new RegExp(`[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\uFFF9-\\uFFFB\\u2800](?<!${needed.join("|")})`, "gu");
const colourCodes = new RegExp(["(?:\\x1b\\[|\\x9b)[0-9:;<=>?]{0,30}[ -/]{0,2}[@-~]", "\\x1b(?![\\]PX^_])[ -/]?[0-~]"].join("|"), "g");
function stripInvisible(text, remove = () => "") {
	return text.toWellFormed().replace(colourCodes, remove).replace(invisibleCharacters, remove);
}
function isVisible(text) {
	return text.replace(invisibleCharacters, "").trim() !== "";
}
function normaliseBody(body) {
	return body.replaceAll("\r\n", "\n").trim();
}
function quoteArgument(text) {
	return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
function quoteNames(names) {
	return names.map((name) => `\`${name}\``).join(", ");
}
const mostNames = 10;
function listFirstNames(names, quote = (name) => name) {
	const more = names.length - mostNames;
	const shown = names.slice(0, mostNames).map(quote).join(", ");
	return more > 0 ? `${shown} and ${more} more` : shown;
}
function hasName(names, wanted) {
	return names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}
const lineEnds = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;
const seen = /[^\s\p{Cc}\p{Cf}]/u;
function defuseWorkflowCommands(line) {
	return line.split(lineEnds).map(defuseLine).join("").replaceAll("##[", "# #[");
}
function defuseLine(line) {
	const start = line.search(seen);
	return start >= 0 && line.startsWith("::", start) ? `${line.slice(0, start)}: :${line.slice(start + 2)}` : line;
}
function cleanForTerminal(text) {
	return stripAnsi(text.replace(/\r\n?/g, "\n")).split("\n").map((line) => defuseWorkflowCommands(line.replace(/[\p{Cc}\p{Bidi_Control}](?<!\t)/gu, ""))).join("\n");
}

// node_modules/canonicalize/lib/canonicalize.js
function serializeString(value) {
	if (!value.isWellFormed()) throw new Error("Lone surrogate is not allowed");
	return JSON.stringify(value);
}
function serializePrimitive(value) {
	switch (typeof value) {
		case "number":
			if (isNaN(value)) throw new Error("NaN is not allowed");
			if (!isFinite(value)) throw new Error("Infinity is not allowed");
			return JSON.stringify(value);
		case "string": return serializeString(value);
		case "boolean": return value ? "true" : "false";
		default: return JSON.stringify(value);
	}
}
function enterValue(value, seen) {
	let wrappers = null;
	while (value !== null && typeof value === "object" && typeof value.toJSON === "function") {
		if (seen.has(value)) throw new Error("Circular reference detected");
		seen.add(value);
		(wrappers ??= []).push(value);
		value = value.toJSON();
	}
	if (value instanceof Number || value instanceof String || value instanceof Boolean) value = value.valueOf();
	if (value === null || typeof value !== "object") {
		if (wrappers !== null) for (const wrapper of wrappers) seen.delete(wrapper);
		return serializePrimitive(value);
	}
	if (seen.has(value)) throw new Error("Circular reference detected");
	seen.add(value);
	return {
		container: value,
		keys: Array.isArray(value) ? null : Object.keys(value).sort(),
		index: 0,
		first: true,
		wrappers
	};
}
function canonicalize(object) {
	if (object === null || typeof object !== "object") return serializePrimitive(object);
	const seen = /* @__PURE__ */ new Set();
	const root = enterValue(object, seen);
	if (typeof root !== "object") return root;
	let result = root.keys === null ? "[" : "{";
	const stack = [root];
	outer: while (stack.length > 0) {
		const frame = stack[stack.length - 1];
		const container = frame.container;
		if (frame.keys === null) {
			while (frame.index < container.length) {
				const i = frame.index++;
				if (i > 0) result += ",";
				const element = container[i];
				const value = element === void 0 || typeof element === "symbol" || typeof element === "function" ? null : element;
				if (value === null || typeof value !== "object") {
					result += serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (typeof child !== "object") {
					result += child === void 0 ? "null" : child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "]";
		} else {
			const keys = frame.keys;
			while (frame.index < keys.length) {
				const key = keys[frame.index++];
				const value = container[key];
				if (value === void 0 || typeof value === "symbol" || typeof value === "function") continue;
				if (value === null || typeof value !== "object") {
					if (frame.first) frame.first = false;
					else result += ",";
					result += serializeString(key) + ":" + serializePrimitive(value);
					continue;
				}
				const child = enterValue(value, seen);
				if (child === void 0) continue;
				if (frame.first) frame.first = false;
				else result += ",";
				result += serializeString(key) + ":";
				if (typeof child !== "object") {
					result += child;
					continue;
				}
				result += child.keys === null ? "[" : "{";
				stack.push(child);
				continue outer;
			}
			result += "}";
		}
		seen.delete(container);
		if (frame.wrappers !== null) for (const wrapper of frame.wrappers) seen.delete(wrapper);
		stack.pop();
	}
	return result;
}

// src/core/json/json-value.ts
function toWellFormedJson(value) {
	if (Array.isArray(value)) return value.map(toWellFormedJson);
	if (!isPlainMap(value)) return typeof value === "string" ? value.toWellFormed() : value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), toWellFormedJson(part)]));
}
function isPlainMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
function canonicalJson(value) {
	try {
		return canonicalize(value);
	} catch {
		return;
	}
}
function digestOf(value, sha256) {
	return sha256(canonicalJson(toWellFormedJson(value)) ?? "");
}
function describeJsonFaults({ issues }, value) {
	return `${issues.slice(0, 3).map(({ path }) => describeFault(path, value)).join(", ")}${issues.length > 3 ? `, and ${issues.length - 3} more` : ""}`;
}
function describeFault(path, whole) {
	const value = path.reduce((at, key) => typeof at === "object" && at !== null ? Reflect.get(at, key) : void 0, whole);
	const name = path.length === 0 ? "all of it" : `\`${path.map(String).join(".")}\``;
	return value === void 0 ? `${name} is missing` : `${name} is ${showValue(value)}, which does not fit`;
}
function showValue(value) {
	if (Array.isArray(value)) return "a list";
	return isPlainMap(value) ? "a map" : JSON.stringify(value).slice(0, 60);
}
function parseStored(schema, text) {
	return text === void 0 ? void 0 : schema.safeParse(JSON.parse(text)).data;
}
const encoder = new TextEncoder();
function utf8Length(text) {
	return encoder.encode(text).length;
}

// src/ports/github.ts
var GitHubError = class extends Error {
	name = "GitHubError";
	reason;
	status;
	code;
	constructor(message, options) {
		super(message, { cause: options.cause });
		this.reason = options.reason;
		this.status = options.status;
		this.code = options.code;
	}
};

export { progressArtifact as A, messageOf as C, outputArtifact as D, defaultAgentWorkflow as E, refuseOldNode as M, version as N, outputFile as O, terminalCodes as S, startAgainRemedy as T, normaliseBody as _, isPlainMap as a, stripAnsi as b, toWellFormedJson as c, defuseWorkflowCommands as d, flattenText as f, listFirstNames as g, isVisible as h, digestOf as i, progressFile as j, parseProgressName as k, utf8Length as l, invisibleCharacters as m, canonicalJson as n, parseJson as o, hasName as p, describeJsonFaults as r, parseStored as s, GitHubError as t, cleanForTerminal as u, quoteArgument as v, problemText as w, stripInvisible as x, quoteNames as y };