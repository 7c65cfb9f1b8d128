import { t as invisibleCharacters } from "./invisible-characters.js";
import { n as isFenceEnd, t as findFenceStart } from "./code-fence.js";

// src/core/text/find-fenced-code.ts
const htmlLine = /^[ \t>*+\-\d.)]*<(?!!--)[a-z/?!]/i;
const openEndedHtml = /<(?:pre|script|style|textarea|\?|!(?!--))/i;
/**
* Where the fenced code ends that starts at `at`; `at` itself when none does. Counts only what every renderer takes for
* code: a fence at column 0 (an indented one may end with its list item) and outside raw HTML. Call it at each position
* in turn: `place` is kept up to date at the line starts.
*/
function findFencedCode(text, at, place) {
	if (!isLineStart(text, at)) return at;
	const line = lineAt(text, at);
	if (line.trim() === "") place.inHtml = false;
	else if (htmlLine.test(line)) place.inHtml = true;
	if (openEndedHtml.test(line)) place.fencesCount = false;
	if (place.inHtml || !place.fencesCount) return at;
	const fence = findFenceStart(line);
	if (fence === void 0) return at;
	let next = nextLine(text, at + line.length);
	while (next < text.length) {
		const inner = lineAt(text, next);
		next = nextLine(text, next + inner.length);
		if (isFenceEnd(inner.replace(/^ {1,3}/, ""), fence)) break;
	}
	return next;
}
function isLineStart(text, at) {
	if (at === 0) return true;
	const before = text.charAt(at - 1);
	return before === "\n" || before === "\r" && text.charAt(at) !== "\n";
}
function lineAt(text, start) {
	let end = start;
	while (end < text.length && text.charAt(end) !== "\n" && text.charAt(end) !== "\r") end += 1;
	return text.slice(start, end);
}
function nextLine(text, lineEnd) {
	if (text.startsWith("\r\n", lineEnd)) return lineEnd + 2;
	return Math.min(lineEnd + 1, text.length);
}

// src/core/text/remove-hidden-comments.ts
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

// src/core/text/clean-untrusted.ts
/**
* Text of others without what a person would not have seen on the page (DESIGN 4.7). Characters go first, so that none of
* them can hide a comment; entities are never decoded, so that none can become one. Lone surrogates turn into U+FFFD.
*/
function cleanUntrusted(text) {
	let characters = 0;
	const visible = text.toWellFormed().replace(invisibleCharacters, () => {
		characters += 1;
		return "";
	});
	const { text: clean, comments } = removeHiddenComments(visible);
	return {
		text: clean,
		removed: {
			comments,
			characters
		}
	};
}

export { cleanUntrusted as t };