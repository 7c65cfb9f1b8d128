import { t as messageOf } from "./problem.js";
import { n as success, t as failure } from "./result.js";
import { t as utf8Length } from "./utf8-length.js";

// src/core/json/read-json-tokens.ts
/** Tokens of a valid JSON text: punctuation, strings with their quotes, and bare words (numbers, `true`, `null`). */
function* readJsonTokens(text) {
	let at = 0;
	while (at < text.length) {
		const end = findTokenEnd(text, at);
		if (!isSpace(text.charCodeAt(at))) yield text.slice(at, end);
		at = end;
	}
}
function findTokenEnd(text, start) {
	const first = text.charAt(start);
	if (first === "\"") return findStringEnd(text, start);
	if (isPunctuation(first) || isSpace(text.charCodeAt(start))) return start + 1;
	let at = start + 1;
	while (at < text.length && !isPunctuation(text.charAt(at)) && !isSpace(text.charCodeAt(at))) at++;
	return at;
}
function findStringEnd(text, start) {
	let at = start + 1;
	while (at < text.length && text.charAt(at) !== "\"") at += text.charAt(at) === "\\" ? 2 : 1;
	return at + 1;
}
function isPunctuation(char) {
	return "{}[],:".includes(char);
}
function isSpace(code) {
	return code === 32 || code === 10 || code === 13 || code === 9;
}

// src/core/json/parse-untrusted-json.ts
/** Keys through which an object's prototype can be reached. */
const forbiddenKeys = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
const maxNumberCharacters = 64;
/** First thing in a syntactically valid JSON text that we refuse. One pass over its tokens, no recursion. */
function findJsonFault(text, limits) {
	const walk = {
		limits,
		stack: [],
		nodes: 0
	};
	for (const token of readJsonTokens(text)) {
		const fault = visitToken(walk, token);
		if (fault !== void 0) return fault;
	}
}
function visitToken(walk, token) {
	const frame = walk.stack.at(-1);
	if (token === ":") return void 0;
	if (token === ",") return void startNext(frame);
	if (token === "}" || token === "]") return void walk.stack.pop();
	if (frame?.expectsKey) return visitKey(walk, frame, JSON.parse(token));
	return visitValue(walk, token);
}
function startNext(frame) {
	if (frame === void 0) return;
	frame.index++;
	frame.expectsKey = frame.keys !== void 0;
}
function visitKey(walk, frame, key) {
	frame.expectsKey = false;
	frame.key = key;
	const { maxKeys } = walk.limits;
	if (forbiddenKeys.has(key)) return faultAt(walk, "forbidden-key", `the key "${key}" is not accepted; choose another name`);
	if (frame.keys?.has(key)) return faultAt(walk, "duplicate-key", "the key stands twice in one object; keep one of them");
	frame.keys?.add(key);
	if (maxKeys !== void 0 && frame.index >= maxKeys) return faultAt(walk, "keys", `is one key too many; an object may have ${maxKeys}`);
}
function visitValue(walk, token) {
	const { maxNodes, maxDepth } = walk.limits;
	walk.nodes++;
	if (walk.nodes > maxNodes) return faultAt(walk, "nodes", `is one value too many; at most ${maxNodes} are accepted in all`);
	if (token === "{" || token === "[") {
		if (walk.stack.length >= maxDepth) return faultAt(walk, "depth", `is nested too deeply; at most ${maxDepth} levels are accepted`);
		const keys = token === "{" ? /* @__PURE__ */ new Set() : void 0;
		walk.stack.push({
			keys,
			key: "",
			index: 0,
			expectsKey: keys !== void 0
		});
		return;
	}
	if (!isFaithful(token)) return faultAt(walk, "number", `the number ${excerpt(token)} cannot be kept exactly; write it as a string`);
}
/** Whether a literal means the same after it was parsed and written again. Everything but numbers does. */
function isFaithful(token) {
	if (!/^[-0-9]/.test(token)) return true;
	const value = Number(token);
	if (token.length > maxNumberCharacters || !Number.isFinite(value) || Object.is(value, -0)) return false;
	return /[.eE]/.test(token) || Number.isSafeInteger(value);
}
function faultAt(walk, code, message) {
	const path = walk.stack.map(renderStep).join("").replace(/^\./, "");
	return path === "" ? {
		code,
		message
	} : {
		code,
		message,
		path
	};
}
function renderStep(frame) {
	return frame.keys === void 0 ? `[${frame.index}]` : `.${excerpt(frame.key)}`;
}
function excerpt(text) {
	return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text.toWellFormed();
}
/**
* Parses JSON that somebody else wrote. Refuses what `JSON.parse` lets through: too many bytes, levels, values or keys,
* keys that reach a prototype, keys given twice, and numbers that would not come back as they were written.
* Lone surrogates are left as they are: whoever stores the value replaces them.
*/
function parseUntrustedJson(text, limits) {
	const bytes = utf8Length(text);
	if (bytes > limits.maxBytes) return failure({
		code: "too-large",
		message: `is ${bytes} bytes long; at most ${limits.maxBytes} bytes are accepted`
	});
	const parsed = parseSyntax(text);
	if (!parsed.ok) return parsed;
	const fault = findJsonFault(text, limits);
	return fault === void 0 ? parsed : failure(fault);
}
function parseSyntax(text) {
	try {
		return success(JSON.parse(text));
	} catch (error) {
		return failure({
			code: "syntax",
			message: `is not valid JSON: ${messageOf(error)}`
		});
	}
}

// src/core/json/to-well-formed-json.ts
/** A copy of a JSON value in which lone surrogates, which have no UTF-8 form, have become U+FFFD. */
function toWellFormedJson(value) {
	if (typeof value === "string") return value.toWellFormed();
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map(toWellFormedJson);
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.toWellFormed(), toWellFormedJson(part)]));
}
/** A map as JSON and YAML have them: no list, not null. */
function isPlainMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

export { readJsonTokens as i, toWellFormedJson as n, parseUntrustedJson as r, isPlainMap as t };