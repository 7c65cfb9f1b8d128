// src/host/program-facts.ts
/** The oldest Node that can load the bundle. */
const neededNode = 22;
/** Returns the message for an older Node. */
function nodeRefusal(seen, needed = 22) {
	return `Baton needs Node ${needed} or newer, and this is ${seen}: install a newer one from https://nodejs.org and run the command again.\n`;
}
/** Says in one sentence that this Node is too old, if it is. Every entry asks first, and loads the rest behind it: an older Node cannot link that. */
function refuseOldNode({ needed = 22, before = "" } = {}) {
	const { node } = process.versions;
	if (Number.parseInt(node, 10) >= needed) return false;
	process.stderr.write(before + nodeRefusal(node, needed));
	process.exitCode = 2;
	return true;
}
/** The version of this program. It equals the one of `package.json`, which is not always installed beside the program. */
const version = "0.1.0";
/** The file in which an agent job leaves an output that is too long to be passed on directly, and every output for the App. */
const outputFile = "baton-output.json";
/** Returns the name of the artifact with that file. An attempt cannot use the name of an artifact that an earlier attempt made. */
function outputArtifact(workflowAttempt) {
	return `baton-output-${workflowAttempt}`;
}
/** The file in which an agent job leaves the requests of a turn that goes on, for the App (`wait: poll`). */
const progressFile = "baton-progress.json";
/** Returns the name of the artifact with that file. The uploads of one attempt are numbered from 1. */
function progressArtifact(workflowAttempt, number) {
	return `baton-progress-${workflowAttempt}-${number}`;
}
/** Parses the name of such an artifact; undefined for any other. */
function parseProgressName(name) {
	const [, attempt, number] = /^baton-progress-(\d{1,6})-(\d{1,6})$/.exec(name) ?? [];
	return number === void 0 ? void 0 : {
		attempt: Number(attempt),
		number: Number(number)
	};
}
/** The file of the repository's workflow that runs agent jobs for the App, unless the App is told another one. */
const defaultAgentWorkflow = "baton-agent.yml";

// src/core/problem.ts
/** Returns a problem as people read it: its code, then its sentence. */
function problemText({ code, message }) {
	return `${code}: ${message}`;
}
/** Returns the words of anything that was thrown. Only an `Error` has a message; everything else is shown as text. */
function messageOf(thrown) {
	return thrown instanceof Error ? thrown.message : String(thrown);
}
/** The remedy for problems that do not know what started the run. `describeStartAgain` gives the exact one for a run. */
const startAgainRemedy = "Start a new run the way this one was started: take the label off and put it on again, write the command again, send the event again, start it by hand, or wait for the next time of the schedule.";

// src/core/text/plain-text.ts
/**
* This folder holds functions on characters and strings that know nothing of Markdown, records or runs: lengths in code points,
* patterns, times, and text made safe for one line, for a terminal or for a job's log.
*/
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/**
* Returns the text on one line: every line break, with the white space around it, becomes one space. A single line is not
* changed.
*/
function flattenText(text) {
	const [only, ...more] = text.split(lineBreak);
	if (only !== void 0 && more.length === 0) return only;
	return text.split(lineBreak).map((line) => line.trim()).filter((line) => line !== "").join(" ");
}
/**
* Matches colour and cursor codes; titles, links and other strings, which end with a bell or a string terminator; and short
* sequences. Both the two characters and the one of C1 that begin them are known. Of a string that does not end in its line only
* the beginning is matched, so that no text after it is lost, and of several escapes in a row only the last one begins a code.
*/
const terminalCodes = new RegExp([
	"(?:\\x1b\\[|\\x9b)[0-9:;<=>?]*[ -/]*[@-~]",
	"(?:\\x1b[\\]PX^_]|[\\x90\\x98\\x9d-\\x9f])(?:[^\\x00-\\x1f\\x7f-\\x9f]*(?:\\x07|\\x9c|\\x1b\\\\))?",
	"\\x1b(?:[ -/]?[0-~]|(?=\\x1b))"
].join("|"), "g");
/** Returns the text without the control sequences of terminals. */
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
/** Patterns of what a script or an emoji needs: joiners between letters, joiners and selectors of emoji, and blanks of Braille. */
const needed = [
	"[\\t\\n\\r]",
	"\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?\\u200D(?=\\p{Extended_Pictographic})",
	`[${joinedScripts}][\\u200C\\u200D](?=[${joinedScripts}])`,
	"\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]",
	"[0-9#*]\\uFE0F(?=\\u20E3)",
	"[\\u2801-\\u28FF]\\u2800(?=[\\u2801-\\u28FF])"
];
/**
* Matches every character that is stored but not shown (T07): control characters except tab and line ends, interlinear
* annotations, the blank of Braille, and all that Unicode tells a renderer to ignore: soft hyphen, joiners, fillers, directional
* marks, variation selectors, and the tag block that mirrors ASCII. A joiner or a selector that a script or an emoji needs is not
* matched, one for each place, so that no row of them can carry text.
*/
const invisibleCharacters = new RegExp(`[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\uFFF9-\\uFFFB\\u2800](?<!${needed.join("|")})`, "gu");
/**
* Matches colour and cursor codes, and short sequences. Titles, links and other strings are left: they hold words, and somebody may
* decide by what is shown.
*/
const colourCodes = new RegExp(["(?:\\x1b\\[|\\x9b)[0-9:;<=>?]{0,30}[ -/]{0,2}[@-~]", "\\x1b(?![\\]PX^_])[ -/]?[0-~]"].join("|"), "g");
/** Returns the text without colour codes, whose rest would be seen, and without invisible characters. Lone surrogates become U+FFFD. */
function stripInvisible(text, remove = () => "") {
	return text.toWellFormed().replace(colourCodes, remove).replace(invisibleCharacters, remove);
}
/** Returns whether anything of a text can be seen. */
function isVisible(text) {
	return text.replace(invisibleCharacters, "").trim() !== "";
}
/** Returns the text of a comment in a form for comparison: GitHub may store other line ends and drop blanks at the ends. */
function normaliseBody(body) {
	return body.replaceAll("\r\n", "\n").trim();
}
/** Renders an argument for a shell, between quotes where it needs them. */
function quoteArgument(text) {
	return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
/** Returns names as a comma-separated list of code spans, for the text of a message. */
function quoteNames(names) {
	return names.map((name) => `\`${name}\``).join(", ");
}
const mostNames = 10;
/** Returns the first ten names of a list and how many more there are. A message about one of 500 stages does not list the others. */
function listFirstNames(names, quote = (name) => name) {
	const more = names.length - mostNames;
	const shown = names.slice(0, mostNames).map(quote).join(", ");
	return more > 0 ? `${shown} and ${more} more` : shown;
}
/** Returns whether the list has the name in any case. GitHub treats labels and logins that differ only in case as the same. */
function hasName(names, wanted) {
	return names.some((name) => name.toLowerCase() === wanted.toLowerCase());
}
const lineEnds = /(\r\n|[\n\v\f\r\u0085\u2028\u2029])/;
const seen = /[^\s\p{Cc}\p{Cf}]/u;
/**
* Returns a line of output that the runner treats as plain text (T23). The runner obeys `::name::` at the start of a line after
* any whitespace, and `##[name]` anywhere; both get a space in their middle. A carriage return also starts a line.
*/
function defuseWorkflowCommands(line) {
	return line.split(lineEnds).map(defuseLine).join("").replaceAll("##[", "# #[");
}
function defuseLine(line) {
	const start = line.search(seen);
	return start >= 0 && line.startsWith("::", start) ? `${line.slice(0, start)}: :${line.slice(start + 2)}` : line;
}
/**
* Returns text of others for a terminal or the log of a job: without codes, controls, and marks that turn the direction of
* writing, and with no workflow command at the start of a line.
*/
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
/** Returns a copy of a JSON value in which each lone surrogate, which has no UTF-8 form, is replaced by U+FFFD. */
function toWellFormedJson(value) {
	if (Array.isArray(value)) return value.map(toWellFormedJson);
	if (!isPlainMap(value)) return typeof value === "string" ? value.toWellFormed() : value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), toWellFormedJson(part)]));
}
/** Returns whether the value is a map as JSON and YAML have them: not a list and not null. */
function isPlainMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** Returns the value of a JSON text; undefined when the text is no JSON. */
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Returns canonical JSON (RFC 8785), or undefined for a value that has none, such as a text with a lone surrogate. */
function canonicalJson(value) {
	try {
		return canonicalize(value);
	} catch {
		return;
	}
}
/**
* Returns the `sha256:` digest of a JSON value's canonical form. It is the same before and after the value was stored in a
* record.
*/
function digestOf(value, sha256) {
	return sha256(canonicalJson(toWellFormedJson(value)) ?? "");
}
/** Returns the first fields of a JSON value that do not fit a schema, in words: missing, or with the value that is there. */
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
/** Parses a value that the same program has stored. Returns undefined where there is none, or one in a form of another version. */
function parseStored(schema, text) {
	return text === void 0 ? void 0 : schema.safeParse(JSON.parse(text)).data;
}
const encoder = new TextEncoder();
/** Returns the number of bytes of a text in UTF-8. A lone surrogate counts as the three bytes of the replacement character it becomes. */
function utf8Length(text) {
	return encoder.encode(text).length;
}

// src/ports/github.ts
/** An error for a request that GitHub refused or that never reached it. Adapters throw it; each entry catches it once. */
var GitHubError = class extends Error {
	name = "GitHubError";
	reason;
	/** The HTTP status; undefined when GitHub did not respond. */
	status;
	/** `BATON-E8…`, with a section in `docs/errors.md`. */
	code;
	constructor(message, options) {
		super(message, { cause: options.cause });
		this.reason = options.reason;
		this.status = options.status;
		this.code = options.code;
	}
};

export { progressArtifact as A, messageOf as C, outputArtifact as D, defaultAgentWorkflow as E, refuseOldNode as M, version as N, outputFile as O, terminalCodes as S, startAgainRemedy as T, normaliseBody as _, isPlainMap as a, stripAnsi as b, toWellFormedJson as c, defuseWorkflowCommands as d, flattenText as f, listFirstNames as g, isVisible as h, digestOf as i, progressFile as j, parseProgressName as k, utf8Length as l, invisibleCharacters as m, canonicalJson as n, parseJson as o, hasName as p, describeJsonFaults as r, parseStored as s, GitHubError as t, cleanForTerminal as u, quoteArgument as v, problemText as w, stripInvisible as x, quoteNames as y };