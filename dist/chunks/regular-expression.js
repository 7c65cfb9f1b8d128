import { t as messageOf } from "./problem.js";
import { n as success, t as failure } from "./result.js";
import { t as RE2JS } from "./build.js";

// src/core/text/glob.ts
/** The rest of a sentence about a glob that cannot be read. */
var GlobFault = class extends Error {};
/** Braces multiply: ten pairs of them are a thousand globs. */
const mostGlobs = 100;
/** The globs without braces that one with them stands for. What `\` or `[ ]` holds is left as it is. */
function expandBraces(glob) {
	let globs = [""];
	let open;
	for (const [token] of glob.matchAll(/\\.|\[[!^]?\]?[^\]]*\]|./gs)) if (open === void 0) {
		if (token === "{") open = [""];
		else globs = globs.map((text) => text + token);
	} else if (token === "}") {
		globs = multiply(globs, open);
		open = void 0;
	} else open = extend(open, token);
	if (open !== void 0) throw new GlobFault("has `{` without `}`");
	return globs;
}
function extend(alternatives, token) {
	if (token === "{") throw new GlobFault("has `{` within `{ }`");
	if (token === ",") return [...alternatives, ""];
	return [...alternatives.slice(0, -1), `${alternatives.at(-1) ?? ""}${token}`];
}
function multiply(globs, alternatives) {
	if (globs.length * alternatives.length > mostGlobs) throw new GlobFault(`stands for more than ${mostGlobs} globs`);
	return globs.flatMap((text) => alternatives.map((alternative) => text + alternative));
}
/**
* A glob for paths and branches: `*` and `?` stay within a folder, `**` alone between slashes crosses folders and stands
* nowhere else, `[a-z]` and `[!a]` are one character, `{a,b}` one of these, `\` takes the next character as it is. The whole
* text must fit.
*/
function compileGlob(glob) {
	try {
		const compiled = RE2JS.compile(expandBraces(glob).map(translate).join("|"));
		return success((text) => compiled.matcher(text).matches());
	} catch (error) {
		const words = error instanceof GlobFault ? error.message : "has a range that cannot be";
		return failure(`is no glob: it ${words}`);
	}
}
/** Of a glob without braces. */
function translate(glob) {
	let rest = glob;
	let pattern = "";
	while (rest !== "") {
		const isStart = pattern === "" || glob.at(glob.length - rest.length - 1) === "/";
		const token = readToken(rest, isStart);
		pattern += token.pattern;
		rest = rest.slice(token.length);
	}
	return pattern;
}
function readToken(rest, isStart) {
	if (rest.startsWith("**")) return readFolders(rest, isStart);
	switch (rest[0]) {
		case "*": return {
			pattern: "[^/]*",
			length: 1
		};
		case "?": return {
			pattern: "[^/]",
			length: 1
		};
		case "[": return readClass(rest);
		case "\\":
			if (rest.length === 1) throw new GlobFault("ends in `\\`");
			return {
				pattern: RE2JS.quote(rest.slice(1, 2)),
				length: 2
			};
		default: return {
			pattern: RE2JS.quote(rest.slice(0, 1)),
			length: 1
		};
	}
}
/** Beside other characters it would quietly mean `*`. */
function readFolders(rest, isStart) {
	if (isStart && rest.startsWith("**/")) return {
		pattern: "(?:[^/]+/)*",
		length: 3
	};
	if (isStart && rest === "**") return {
		pattern: ".*",
		length: 2
	};
	throw new GlobFault("has `**` beside other characters; write it alone between slashes, as in `**/*.md`");
}
function readClass(rest) {
	const [whole, negated, members = ""] = /^\[([!^]?)(\]?[^\]]*)\]/.exec(rest) ?? [];
	if (whole === void 0 || members === "") throw new GlobFault("has `[` without `]`");
	const escaped = members.replace(/[\\[\]^&~|]/g, (character) => `\\${character}`);
	return {
		pattern: negated === "" ? `[${escaped}]` : `[^/${escaped}]`,
		length: whole.length
	};
}

// src/core/text/regular-expression.ts
/** A regular expression of RE2, which runs in linear time whatever the text (I-6). The error is the rest of a sentence. */
function compilePattern(pattern) {
	try {
		const compiled = RE2JS.compile(pattern);
		return success((text) => compiled.matcher(text).find());
	} catch (error) {
		return failure(`is no regular expression of RE2: ${messageOf(error)}`);
	}
}

export { compileGlob as n, compilePattern as t };