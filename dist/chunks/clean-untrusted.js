import { n as invisibleCharacters } from "./plain-text.js";
import { r as findFencedCode } from "./fenced-code.js";

// src/core/markdown/clean-untrusted.ts
const closers = {
	"<?": "?>",
	"<![CDATA[": "]]>",
	"<!": ">"
};
/**
* Takes out what a page does not show: HTML comments, and the processing instructions, declarations and CDATA that browsers
* treat like comments (T03). Nested comments are counted, an unterminated one reaches to the end. Fenced code is kept.
* The check is on what has been kept so far, so that the two sides of a removed comment cannot make a new one.
* Linear: each character is kept or skipped once.
*/
function removeHiddenComments(text) {
	const kept = [];
	const place = {
		fencesCount: true,
		inHtml: false
	};
	const missing = /* @__PURE__ */ new Set();
	let comments = 0;
	let at = 0;
	while (at < text.length) {
		const codeEnd = findFencedCode(text, at, place);
		if (codeEnd > at) {
			kept.push(text.slice(at, codeEnd));
			at = codeEnd;
			continue;
		}
		kept.push(text.charAt(at));
		at += 1;
		const opening = findOpening(kept);
		const end = opening === void 0 ? void 0 : findEnd({
			text,
			at,
			opening,
			kept,
			missing
		});
		if (opening === void 0 || end === void 0) continue;
		kept.length -= opening.kept;
		at = end;
		comments += 1;
	}
	return {
		text: kept.join(""),
		comments
	};
}
function findOpening(kept) {
	const last = kept.at(-1) ?? "";
	if (last === "-") return endsWith(kept, "<!--") ? {
		kind: "<!--",
		kept: 4
	} : void 0;
	if (last === "?") return endsWith(kept, "<?") ? {
		kind: "<?",
		kept: 2
	} : void 0;
	if (last === "[") return endsWith(kept, "<![CDATA[") ? {
		kind: "<![CDATA[",
		kept: 9
	} : void 0;
	if (kept.at(-2) !== "!" || kept.at(-3) !== "<") return void 0;
	return /^[a-z]$/i.test(last) ? {
		kind: "<!",
		kept: 3
	} : void 0;
}
function endsWith(kept, word) {
	const start = kept.length - word.length;
	if (start < 0) return false;
	for (let i = 0; i < word.length; i += 1) if (kept[start + i] !== word[i]) return false;
	return true;
}
function findEnd({ text, at, opening, kept, missing }) {
	if (opening.kind === "<!--") return findCommentEnd(text, at);
	const closer = closers[opening.kind];
	const end = missing.has(closer) ? -1 : text.indexOf(closer, at);
	if (end >= 0) return end + closer.length;
	missing.add(closer);
	return beginsLine(kept, kept.length - opening.kept) ? text.length : void 0;
}
/** `<!-->` and `<!--->` are whole comments. */
function findCommentEnd(text, at) {
	if (text.startsWith(">", at)) return at + 1;
	if (text.startsWith("->", at)) return at + 2;
	const token = /<!--(?:-?>)?|--!?>/g;
	token.lastIndex = at;
	for (let depth = 1;;) {
		const match = token.exec(text);
		if (match === null) return text.length;
		if (match[0] === "<!--") depth += 1;
		else if (match[0].startsWith("--")) depth -= 1;
		if (depth === 0) return token.lastIndex;
	}
}
function beginsLine(kept, start) {
	let at = start - 1;
	while (at >= start - 3 && kept[at] === " ") at -= 1;
	const before = kept[at];
	return before === void 0 || before.endsWith("\n") || before.endsWith("\r");
}
/**
* Text of others without what a person would not have seen on the page (DESIGN 4.7). Characters go first, so that none of
* them can hide a comment; entities are never decoded, so that none can become one. Lone surrogates turn into U+FFFD.
*/
function cleanUntrusted(text) {
	let characters = 0;
	const { text: clean, comments } = removeHiddenComments(text.toWellFormed().replace(invisibleCharacters, () => {
		characters += 1;
		return "";
	}));
	return {
		text: clean,
		removed: {
			comments,
			characters
		}
	};
}

export { cleanUntrusted as t };