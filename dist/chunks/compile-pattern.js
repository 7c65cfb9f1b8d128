import { n as success, t as failure } from "./result.js";
import { t as RE2JS } from "./build.js";

// src/core/trigger/compile-glob.ts
/** The rest of a sentence about a glob that cannot be read. */
var GlobFault = class extends Error {};
/**
* A glob for paths and branches: `*` and `?` stay within a folder, `**` between slashes crosses folders, `[a-z]` and `[!a]`
* are one character, `{a,b}` one of these, `\` takes the next character as it is. The whole text must fit.
*/
function compileGlob(glob) {
	try {
		const compiled = RE2JS.compile(translate(glob));
		return success((text) => compiled.matcher(text).matches());
	} catch (error) {
		const words = error instanceof GlobFault ? error.message : "has a range that cannot be";
		return failure(`is no glob: it ${words}`);
	}
}
function translate(glob) {
	let rest = glob;
	let pattern = "";
	let inBraces = false;
	while (rest !== "") {
		const isStart = pattern === "" || glob.at(glob.length - rest.length - 1) === "/";
		const token = readToken(rest, {
			isStart,
			inBraces
		});
		if (token.brace !== void 0) inBraces = token.brace;
		pattern += token.pattern;
		rest = rest.slice(token.length);
	}
	if (inBraces) throw new GlobFault("has `{` without `}`");
	return pattern;
}
function readToken(rest, { isStart, inBraces }) {
	if (isStart && rest.startsWith("**/")) return {
		pattern: "(?:[^/]+/)*",
		length: 3
	};
	if (isStart && rest === "**") return {
		pattern: ".*",
		length: 2
	};
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
		case "{":
			if (inBraces) throw new GlobFault("has `{` within `{ }`");
			return {
				pattern: "(?:",
				length: 1,
				brace: true
			};
		case "}": return inBraces ? {
			pattern: ")",
			length: 1,
			brace: false
		} : {
			pattern: "\\}",
			length: 1
		};
		case ",": return {
			pattern: inBraces ? "|" : ",",
			length: 1
		};
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
function readClass(rest) {
	const [whole, negated, members = ""] = /^\[([!^]?)(\]?[^\]]*)\]/.exec(rest) ?? [];
	if (whole === void 0 || members === "") throw new GlobFault("has `[` without `]`");
	const escaped = members.replace(/[\\[\]^&~|]/g, (character) => `\\${character}`);
	return {
		pattern: negated === "" ? `[${escaped}]` : `[^/${escaped}]`,
		length: whole.length
	};
}

// src/core/trigger/compile-pattern.ts
/** A regular expression of RE2, which runs in linear time whatever the text (I-6). The error is the rest of a sentence. */
function compilePattern(pattern) {
	try {
		const compiled = RE2JS.compile(pattern);
		return success((text) => compiled.matcher(text).find());
	} catch (error) {
		return failure(`is no regular expression of RE2: ${error instanceof Error ? error.message : String(error)}`);
	}
}

export { compileGlob as n, compilePattern as t };