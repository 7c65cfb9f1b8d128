import { n as __exportAll, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { C as unknown, S as union, T as toJSONSchema, b as string$1, f as int$2, g as object, h as number, l as boolean, p as literal, r as _enum, s as array, v as record, w as url, y as strictObject } from "./zod.js";
import { C as messageOf, a as isPlainMap, d as defuseWorkflowCommands, g as listFirstNames, l as utf8Length, m as invisibleCharacters, x as stripInvisible, y as quoteNames } from "./job-cli.js";
import { createRequire } from "node:module";

// src/core/text/code-points.ts
function truncateCodePoints(text, max, { keep = "start", mark = "…" } = {}) {
	if (text.length <= max) return text;
	const points = Array.from(text);
	if (points.length <= max) return text;
	const marks = Array.from(mark).slice(0, max);
	const room = max - marks.length;
	const cut = marks.join("");
	return keep === "start" ? points.slice(0, room).join("") + cut : cut + points.slice(points.length - room).join("");
}
function countCodePoints(text) {
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}

// src/core/markdown/fenced-code.ts
function findFenceStart(line) {
	const length = countRun(line);
	if (length < 3) return void 0;
	const character = line.charAt(0);
	const info = line.slice(length).trim();
	return character === "`" && info.includes("`") ? void 0 : {
		character,
		length,
		info
	};
}
function isFenceEnd(line, fence) {
	if (line.charAt(0) !== fence.character) return false;
	const length = countRun(line);
	return length >= fence.length && line.slice(length).trim() === "";
}
function countRun(line) {
	const character = line.charAt(0);
	if (character !== "`" && character !== "~") return 0;
	let length = 1;
	while (line.charAt(length) === character) length += 1;
	return length;
}
function startOfMarkdown() {
	return {
		fencesCount: true,
		inHtml: false,
		mayIndent: true,
		inItem: false,
		isOpen: false,
		spans: []
	};
}
const htmlLine = /^[ \t>*+\-\d.)]*<(?!!--)[a-z/?!]/i;
const openEndedHtml = /<(?:pre|script|style|textarea|\?|!(?!--))/i;
const itemLine = /^ {0,3}(?:(?:[-+*]|\d{1,9}[.)])(?:\s|$)|\[\^)/;
const indented = /^(?: {4}| {0,3}\t)/;
const definitionLine = /^[ >*+\-\d.)]*\[[^\]]*\]:/;
function findCode(text, at, place) {
	if (isLineStart(text, at)) {
		const end = findCodeBlock(text, at, place);
		if (end > at) return end;
	}
	while ((place.spans.at(-1)?.start ?? at) < at) place.spans.pop();
	const span = place.spans.at(-1);
	return span?.start === at ? span.end : at;
}
function findCodeBlock(text, at, place) {
	const line = lineAt(text, at);
	const isBlank = line.trim() === "";
	if (place.mayIndent && !place.inItem && place.fencesCount && !isBlank && indented.test(line)) return nextLine(text, at + line.length);
	if (isBlank) place.inHtml = false;
	else if (htmlLine.test(line)) place.inHtml = true;
	const isCertain = !place.inHtml && place.fencesCount;
	const fence = isCertain ? findFenceStart(line) : void 0;
	if (fence !== void 0) {
		Object.assign(place, {
			mayIndent: false,
			inItem: false,
			isOpen: false,
			spans: []
		});
		return findFenceEnd$1(text, {
			at,
			line,
			fence
		});
	}
	const spans = isCertain ? findCodeSpans(line, place) : [];
	passLine(line, {
		isBlank,
		place,
		spans
	});
	place.spans = spans.map(({ start, end }) => ({
		start: at + start,
		end: at + end
	})).reverse();
	return at;
}
function passLine(line, { isBlank, place, spans }) {
	const others = [0, ...spans.map(({ end }) => end)].map((end, index) => line.slice(end, spans[index]?.start)).join("`");
	if (openEndedHtml.test(others)) place.fencesCount = false;
	if (itemLine.test(line)) place.inItem = true;
	else if (place.mayIndent && !isBlank && !/^\s/.test(line)) place.inItem = false;
	if (isBlank) place.isOpen = false;
	else if (/<[a-z/?!]/i.test(others) || definitionLine.test(line)) place.isOpen = true;
	place.mayIndent = isBlank;
}
function findFenceEnd$1(text, { at, line, fence }) {
	let next = nextLine(text, at + line.length);
	while (next < text.length) {
		const inner = lineAt(text, next);
		next = nextLine(text, next + inner.length);
		if (isFenceEnd(inner.replace(/^ {1,3}/, ""), fence)) break;
	}
	return next;
}
const mayHoldTicks = /<(?![a-z/][^<>"'`]*>)[a-z/?!]|\]\((?![^()\s"'<`]*\))/i;
function findCodeSpans(line, place) {
	const spans = [];
	if (!line.includes("`") || place.isOpen) return spans;
	place.isOpen = line.includes("\\`") || definitionLine.test(line);
	if (place.isOpen) return spans;
	const runs = Array.from(line.matchAll(/`+/g), ({ index, 0: { length } }) => ({
		index,
		length
	}));
	const findCloser = createCloserFinder(runs);
	let last = 0;
	for (const { index, length } of runs) {
		if (index < last) continue;
		const close = findCloser(index, length);
		const isCode = close !== void 0 && !mayHoldTicks.test(line.slice(last, index)) && !line.slice(index, close).includes("|");
		place.isOpen = !isCode;
		if (!isCode) break;
		last = close + length;
		spans.push({
			start: index,
			end: last
		});
	}
	return spans;
}
function createCloserFinder(runs) {
	const later = /* @__PURE__ */ new Map();
	for (const { index, length } of runs.toReversed()) {
		const known = later.get(length);
		if (known === void 0) later.set(length, [index]);
		else known.push(index);
	}
	return (index, length) => {
		const closers = later.get(length) ?? [];
		while ((closers.at(-1) ?? index + 1) <= index) closers.pop();
		return closers.at(-1);
	};
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
function fenceFor(text) {
	const longest = (text.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 2);
	return "`".repeat(longest + 1);
}

// src/core/docs-address.ts
const docsAddress = "https://github.com/baton-agents/baton/blob/main/docs/";
function docsUrl(page) {
	return `${docsAddress}${page}`;
}
function codeUrl(code) {
	return docsUrl(`errors.md#${code.toLowerCase()}`);
}
const code = "BATON-E\\d{3}";
const beginnings = new RegExp(`^(?:> ?)*(?<fence>\`{3,}|~{3,})|\`+|\\[|<!--|\\b${code}\\b`, "gm");
function linkCodes(markdown) {
	const findEnd = createEndFinder(markdown);
	let [linked, done] = ["", 0];
	for (const found of markdown.matchAll(beginnings)) {
		if (found.index < done) continue;
		const [token] = found;
		const end = token.startsWith("BATON") ? found.index + token.length : findEnd(found);
		const text = markdown.slice(found.index, end);
		linked += markdown.slice(done, found.index) + (token.startsWith("BATON") ? `[${text}](${codeUrl(text)})` : text);
		done = end;
	}
	return linked + markdown.slice(done);
}
function createEndFinder(text) {
	const closings = pairBackticks(text);
	const [findLine, findBracket, findParenthesis, findComment] = [
		createFinder(text, "\n"),
		createFinder(text, "]"),
		createFinder(text, ")"),
		createFinder(text, "-->")
	];
	return ({ index, 0: token, groups: { fence = "" } = {} }) => {
		const after = index + token.length;
		if (token === "<!--") return Math.min(findComment(after), text.length);
		if (token !== "[") return closings.get(fence === "" ? index : after - fence.length) ?? (fence === "" ? after : findFenceEnd(text, {
			after,
			mark: fence
		}));
		const bracket = findBracket(after);
		const close = text.startsWith("](", bracket) ? findParenthesis(bracket) : Number.POSITIVE_INFINITY;
		return close < findLine(after) ? close + 1 : after;
	};
}
function createFinder(text, wanted) {
	let at = -1;
	return (from) => {
		if (at < from) at = text.indexOf(wanted, from);
		if (at === -1) at = Number.POSITIVE_INFINITY;
		return at;
	};
}
function pairBackticks(text) {
	const ends = /* @__PURE__ */ new Map();
	const open = /* @__PURE__ */ new Map();
	for (const { 0: run, index } of [...text.matchAll(/`+|\n/g)].toReversed()) if (run === "\n") open.clear();
	else {
		const end = open.get(run.length);
		if (end !== void 0) ends.set(index, end);
		open.set(run.length, index + run.length);
	}
	return ends;
}
function findFenceEnd(text, { after, mark }) {
	const fences = /^(?:> ?)*(`{3,}|~{3,})/gm;
	fences.lastIndex = after;
	for (let found = fences.exec(text); found !== null; found = fences.exec(text)) if (found[1]?.startsWith(mark) === true) return fences.lastIndex;
	return text.length;
}
function listCodes(text) {
	return [...new Set(text.match(new RegExp(`\\b${code}\\b`, "g")) ?? [])];
}
function renderCodeLinks(text) {
	const links = listCodes(text).map((found) => `[${found}](${codeUrl(found)})`);
	if (links.length === 0) return [];
	return [`${links.join(", ")} ${links.length === 1 ? "says" : "say"} what it means and what to do.`];
}
function withCodeUrls(text) {
	const urls = listCodes(text).map(codeUrl);
	return urls.length === 0 ? text : `${text} (${urls.join(" ")})`;
}

// src/core/markdown/own-links.ts
const ownPage = /^(?:\/(?:(?:issues|pull|commits?|compare|blob|tree)(?:\/[^@;?#]*)?)?)?(?:#[^@;?]*)?$/;
const issue$1 = /\/(?:issues|pull|discussions)\/\d|#\d|GH-\d/i;
const wayOut = /\/(?:\.|%2e){1,2}(?:[/#]|$)/i;
function isKeptLink(url, { page, references }) {
	if (wayOut.test(url) || references && issue$1.test(url)) return false;
	if (url.startsWith("https://github.com/baton-agents/baton/blob/main/docs/")) return /^[\w./#-]*$/.test(url.slice(docsAddress.length));
	return page !== void 0 && url.toLowerCase().startsWith(page.toLowerCase()) && ownPage.test(url.slice(page.length));
}
function namesOtherRepository(before, page) {
	const name = /[\w-]+\/[\w.-]+$/.exec(before)?.[0];
	return name !== void 0 && page?.toLowerCase().endsWith(`/${name.toLowerCase()}`) !== true;
}
function trimPunctuation(url) {
	let end = url.length;
	while (/[.,;:!?*_~'"]/.test(url.charAt(end - 1))) end -= 1;
	return url.slice(0, end);
}

// src/core/markdown/neutralise-inline.ts
const linkTail = `(?=(?:[.,;:!?)*_~'"|]|\\](?!:)){0,8}(?:\\s|$))`;
const address = "[^\\s<>()[\\]\\\\`|]+";
const tokenPattern = new RegExp([
	"\\\\+",
	"`+",
	`\\]\\(https?:\\/\\/[\\w.~/#%:+,!-]*\\)${linkTail}`,
	"\\](?=[(:])|!(?=\\[)",
	"&(?:amp|lt|gt|quot);",
	`(?<![a-z])(?:https?|ftp):\\/\\/${address}`,
	`www\\.${address}`,
	"(?<![a-z0-9])@[a-z0-9][\\w@/.-]*|@[a-z0-9](?:[\\w/.-]|(?<![a-z0-9])@)*",
	"#\\d+|GH-\\d+",
	"[a-z]+|[^\\\\`\\]!<&@#a-z]+|[^]"
].join("|"), "gi");
function neutraliseInline(text, rules) {
	const out = [];
	const runs = createRunFinder(text);
	tokenPattern.lastIndex = 0;
	for (let match = tokenPattern.exec(text); match !== null; match = tokenPattern.exec(text)) tokenPattern.lastIndex = writeToken(out, {
		text,
		token: match[0],
		start: match.index,
		rules,
		runs
	});
	return out.join("");
}
function writeToken(out, found) {
	const { token, start } = found;
	if (token.charAt(0) === "`") return writeTicks(out, found);
	if (token.charAt(0) === "]" || token.charAt(0) === "!") return writeBracket(out, found);
	if (token.charAt(0) === "<") return start + writeEntity(out, "&lt;");
	if (token.charAt(0) === "&") return token === "&" ? start + writeEntity(out, "&amp;") : start + writePlain(out, token);
	if (token.charAt(0) === "@") return start + writeAt(out, token);
	if (token.charAt(0) === "#") return start + (token !== "#" && (found.rules.references || isElsewhere(found)) ? writeCode(out, token) : writePlain(out, token));
	return writeWord(out, found);
}
function writeAt(out, token) {
	return token === "@" || isInWord(out) && !/\.\w/.test(token) ? writePlain(out, "@") : writeCode(out, token.replace(/[\W_]+$/, ""));
}
function writeWord(out, found) {
	const { token, start, rules } = found;
	if (/^www\./i.test(token) && isInWord(out)) return start + writePlain(out, token.slice(0, 3));
	if (/^(?:(?:https?|ftp):\/\/|www\.)/i.test(token)) return writeUrl(out, found);
	return start + (rules.references && /^GH-/i.test(token) && !isInWord(out) ? writeCode(out, token) : writePlain(out, token));
}
function writePlain(out, token) {
	out.push(token);
	return token.length;
}
function isInWord(out) {
	return /[a-z0-9]$/i.test(out.at(-1)?.slice(-1) ?? "");
}
function isElsewhere({ text, start, rules }) {
	return namesOtherRepository(text.slice(Math.max(0, start - 140), start), rules.page);
}
function isEscaped(out) {
	const last = out.at(-1) ?? "";
	return last.startsWith("\\") && last.length % 2 === 1;
}
function dropEscape(out) {
	const slashes = isEscaped(out) ? (out.pop() ?? "").slice(1) : "";
	if (slashes !== "") out.push(slashes);
}
function writeBracket(out, { text, token, start, rules }) {
	const opens = token === "!" ? "[" : "(:";
	const next = text.charAt(start + 1);
	if (token.length > 1 && isKeptLink(token.slice(2, -1), rules)) return start + writePlain(out, token);
	if (next !== "" && opens.includes(next)) out.push(token.charAt(0), "\\");
	else out.push(token);
	return start + 1;
}
function writeEntity(out, entity) {
	dropEscape(out);
	out.push(entity);
	return 1;
}
function writeCode(out, code) {
	dropEscape(out);
	if (out.at(-1)?.endsWith("`")) out.push(" ");
	out.push(`\`${code}\``);
	return code.length;
}
const linkEnd = new RegExp(linkTail, "y");
function writeUrl(out, { text, token, start, rules }) {
	const url = trimPunctuation(token);
	const isOurs = isKeptLink(url, rules);
	linkEnd.lastIndex = start + url.length;
	return start + (isOurs && linkEnd.test(text) ? writePlain(out, url) : writeCode(out, url));
}
function writeTicks(out, { text, token, start, rules, runs }) {
	const end = start + token.length;
	const escaped = isEscaped(out) ? 1 : 0;
	if (escaped === 1) out.push("`");
	const length = token.length - escaped;
	if (length === 0) return end;
	const close = runs.find(length, end);
	const code = text.slice(end, close);
	if (close === void 0 || rules.tables && /(?<!\\)\|/.test(code)) {
		out.push("\\`".repeat(length));
		return end;
	}
	if (out.at(-1)?.endsWith("`")) out.push(" ");
	const ticks = "`".repeat(length);
	out.push(ticks + code.replaceAll("<!--", "<! --") + ticks);
	return close + length;
}
function createRunFinder(text) {
	const starts = /* @__PURE__ */ new Map();
	for (const match of text.matchAll(/`+/g)) {
		const known = starts.get(match[0].length);
		if (known === void 0) starts.set(match[0].length, [match.index]);
		else known.push(match.index);
	}
	for (const known of starts.values()) known.reverse();
	return { find(length, from) {
		const left = starts.get(length) ?? [];
		while ((left.at(-1) ?? from) < from) left.pop();
		return left.at(-1);
	} };
}

// src/core/markdown/neutralise.ts
const closingWords = /(?<![a-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?![a-z])/i;
const delimiterRow = /^[\s>|:*+\-\d.)]*$/;
const listMarker = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
const plainInfo = /^[A-Za-z][A-Za-z0-9+#._-]{0,30}$/;
const specialInfo = /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i;
function neutralise(markdown, page) {
	const text = stripInvisible(markdown).replace(/\r\n?/g, "\n");
	const lines = text.split("\n");
	const rules = {
		page,
		references: ["", " "].some((between) => closingWords.test(text.replace(/[*_~`\\]/g, between))),
		tables: lines.some((line) => delimiterRow.test(line) && line.includes("-") && /[|:]/.test(line))
	};
	const out = [];
	for (let at = 0; at < lines.length;) {
		const line = lines[at] ?? "";
		const block = findBlock(lines, at);
		for (const each of block?.lines ?? [neutraliseLine(line, out.at(-1), rules)]) out.push(each);
		at = block === void 0 ? at + 1 : block.next;
	}
	return out.join("\n");
}
function findBlock(lines, start) {
	const line = lines[start] ?? "";
	if (!line.includes("```") && !line.includes("~~~")) return void 0;
	const fence = findFenceStart(line.replace(listMarker, ""));
	if (fence === void 0) return void 0;
	let end = start + 1;
	while (end < lines.length && !isFenceEnd((lines[end] ?? "").trimStart(), fence)) end += 1;
	const indent = line.length - line.trimStart().length;
	const code = lines.slice(start + 1, end).map((inner) => neutraliseCodeLine(inner, indent));
	const mark = fenceFor(code.join("\n"));
	return {
		lines: [
			mark + safeInfo(fence),
			...code,
			mark
		],
		next: end + 1
	};
}
function safeInfo({ info }) {
	return plainInfo.test(info) && !specialInfo.test(info) ? info : "";
}
function neutraliseCodeLine(line, indent) {
	let at = 0;
	while (at < indent && /[ \t]/.test(line.charAt(at))) at += 1;
	const code = line.slice(at).replaceAll("<!--", "<! --");
	return code.startsWith("/") ? ` ${code}` : code;
}
function neutraliseLine(line, before, rules) {
	if (line === "") return line;
	const underline = /^[ \t>]*(?=(?:=+|-+)[ \t]*$)/.exec(line);
	if (underline !== null) return before?.trim() === "" && line.includes("-") ? line : escapeAt(line, underline[0].length);
	const command = /^[ \t]*(?=\/)/.exec(line);
	if (command !== null) return `${command[0]}\\/${neutraliseInline(line.slice(command[0].length + 1), rules)}`;
	const heading = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(?=#{1,3}(?:[ \t]|$))/.exec(line);
	if (heading === null) return neutraliseInline(line, rules);
	const title = line.slice(heading[0].length).replace(/^#+/, "");
	return `${heading[0]}####${neutraliseInline(title, rules)}`;
}
function escapeAt(line, at) {
	return `${line.slice(0, at)}\\${line.slice(at)}`;
}

// src/core/markdown/elements.ts
const maxCodePoints = 200;
function oneLine(text, max = maxCodePoints) {
	const flat = text.toWellFormed().replace(/\s+/gu, " ").replace(invisibleCharacters, "").trim().replaceAll("|", "¦");
	return neutraliseInline(truncateCodePoints(flat, max), {
		references: true,
		tables: true
	});
}
function codeSpan(text) {
	const code = text.toWellFormed().replace(/\s+/gu, " ").replace(invisibleCharacters, "").trim().replaceAll("`", "'").replaceAll("|", "¦").replaceAll("<!--", "<! --");
	return `\`${code === "" ? "(nothing)" : code}\``;
}
function fencedText(text, language) {
	const fence = fenceFor(text);
	return neutralise(`${fence}${language}\n${text}\n${fence}`);
}
function quote(text) {
	return text.split("\n").map((line) => `> ${line}`.trimEnd()).join("\n");
}
function renderDetails(title, text) {
	return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

// src/core/config/schema/filter-schema.ts
const patternSchema = string$1().min(1).max(1024);
const loginSchema = string$1().min(1).max(100);
const accountSchema = union([int$2().positive(), loginSchema]);
const labelsSchema = array(string$1().min(1)).min(1).max(50);
const globSchema = string$1().min(1).max(256);
const branchGlobsSchema = array(globSchema).min(1).max(50);
const threadFields = {
	labels: labelsSchema.describe("All of these must be on it; one of them is the label just added.").optional(),
	"exclude-labels": array(string$1().min(1)).max(50).default([]).describe("None of these may be on it."),
	state: _enum([
		"open",
		"closed",
		"all"
	]).describe("Whether it is open or closed. Absent or all: either.").optional(),
	author: loginSchema.describe("Login of the account that opened the issue or pull request. Who sent the event is `sender`.").optional(),
	"exclude-authors": array(loginSchema).min(1).max(50).describe("Logins of accounts whose issues and pull requests start nothing, whatever `author` says.").optional(),
	sender: accountSchema.describe("Account that sent the event: labelled, commented, reviewed, assigned or opened. A numeric id, or a login.").optional(),
	"exclude-senders": array(accountSchema).min(1).max(50).describe("Accounts whose events start nothing, whatever `sender` says. Numeric ids, or logins.").optional()
};
const textFields = {
	"title-pattern": patternSchema.describe("Regular expression (RE2) that must be found in the title, at most 1,024 characters.").optional(),
	"body-pattern": patternSchema.describe("Regular expression (RE2) that must be found in the text, at most 1,024 characters. Beside `review-state` that is the text of the review.").optional(),
	"exclude-body-patterns": array(patternSchema).min(1).max(10).describe("Regular expressions (RE2), at most 10, none of which may be found in the text. Beside `review-state` that is the text of the review.").optional()
};
const assignee = loginSchema.describe("Login that it is assigned to; `*` for anybody, `none` for nobody.").optional();
const filesSchema = strictObject({
	get include() {
		return array(globSchema).min(1).max(50).describe("Globs, one of which must fit a changed file. `**`, alone between slashes, crosses folders; `*` and `?` do not.").optional();
	},
	get exclude() {
		return array(globSchema).min(1).max(50).describe("Globs of files that do not count. A pull request of such files alone does not fit.").optional();
	}
}).describe("Which files the pull request changes.");
const issueFilterSchema = strictObject({
	...threadFields,
	assignee,
	...textFields
}).describe("An issue that fits. With `labels` it starts when one of them is added, with `assignee` when somebody is assigned, with neither when it is opened or opened again.");
const pullRequestFilterSchema = strictObject({
	...threadFields,
	assignee,
	...textFields,
	get draft() {
		return boolean().describe("Whether it is a draft. false: being marked as ready starts it as well.").optional();
	},
	get "review-state"() {
		return _enum([
			"approved",
			"changes_requested",
			"commented",
			"any"
		]).describe("A submitted review starts it, of this kind or of any, and nothing else does.").optional();
	},
	get files() {
		return filesSchema.optional();
	},
	get "base-branch"() {
		return globSchema.describe("Branch that it would be merged into; a glob in which `*` does not cross `/`.").optional();
	}
}).describe("A pull request that fits. With `review-state` it starts when a review is submitted, with `labels` when one of them is added, with `assignee` when somebody is assigned, with none of them when it is opened or opened again.");
const commentFilterSchema = strictObject({
	get command() {
		return string$1().max(100).regex(/^\/[a-z][a-z0-9-]*(?: [a-z0-9][a-z0-9-]*)*$/).describe("The whole first line of the comment, such as `/baton fix`: a slash and words of small letters, digits and hyphens.");
	},
	get arguments() {
		return string$1().min(1).max(300).describe("What stands behind the command, as a line of usage: `<env> [--dry-run] [--tag <tag>]`. `<x>` has to be there, `[x]` may be, `--x` is a flag, `--x <y>` takes a word, `<x...>` takes all that are left. Each becomes an input of its name, in which `-` is written `_`. A value with spaces stands in double quotes. Absent: nothing may stand there.").optional();
	},
	get subject() {
		return _enum(["issue", "pull-request"]).describe("Where the comment stands. Absent: either.").optional();
	},
	...threadFields,
	get labels() {
		return labelsSchema.describe("All of these must be on the issue or pull request.").optional();
	}
}).describe("A comment whose first line is a command.");
function oneOrMany(filter) {
	return union([filter, array(filter).min(1).max(20).describe("A list of filters, at most 20: one of them has to fit.")]);
}
function filtersOf(value) {
	if (value === void 0) return [];
	return Array.isArray(value) ? value : [value];
}

// src/core/result.ts
function success(value) {
	return {
		ok: true,
		value
	};
}
function failure(error) {
	return {
		ok: false,
		error
	};
}

// node_modules/fastest-levenshtein/mod.js
var require_fastest_levenshtein = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.distance = exports.closest = void 0;
	var peq = /* @__PURE__ */ new Uint32Array(65536);
	var myers_32 = function(a, b) {
		var n = a.length;
		var m = b.length;
		var lst = 1 << n - 1;
		var pv = -1;
		var mv = 0;
		var sc = n;
		var i = n;
		while (i--) peq[a.charCodeAt(i)] |= 1 << i;
		for (i = 0; i < m; i++) {
			var eq = peq[b.charCodeAt(i)];
			var xv = eq | mv;
			eq |= (eq & pv) + pv ^ pv;
			mv |= ~(eq | pv);
			pv &= eq;
			if (mv & lst) sc++;
			if (pv & lst) sc--;
			mv = mv << 1 | 1;
			pv = pv << 1 | ~(xv | mv);
			mv &= xv;
		}
		i = n;
		while (i--) peq[a.charCodeAt(i)] = 0;
		return sc;
	};
	var myers_x = function(b, a) {
		var n = a.length;
		var m = b.length;
		var mhc = [];
		var phc = [];
		var hsize = Math.ceil(n / 32);
		var vsize = Math.ceil(m / 32);
		for (var i = 0; i < hsize; i++) {
			phc[i] = -1;
			mhc[i] = 0;
		}
		var j = 0;
		for (; j < vsize - 1; j++) {
			var mv_1 = 0;
			var pv_1 = -1;
			var start_1 = j * 32;
			var vlen_1 = Math.min(32, m) + start_1;
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
			for (var i = 0; i < n; i++) {
				var eq = peq[a.charCodeAt(i)];
				var pb = phc[i / 32 | 0] >>> i & 1;
				var mb = mhc[i / 32 | 0] >>> i & 1;
				var xv = eq | mv_1;
				var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
				var ph = mv_1 | ~(xh | pv_1);
				var mh = pv_1 & xh;
				if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
				if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
				ph = ph << 1 | pb;
				mh = mh << 1 | mb;
				pv_1 = mh | ~(xv | ph);
				mv_1 = ph & xv;
			}
			for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
		}
		var mv = 0;
		var pv = -1;
		var start = j * 32;
		var vlen = Math.min(32, m - start) + start;
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
		var score = m;
		for (var i = 0; i < n; i++) {
			var eq = peq[a.charCodeAt(i)];
			var pb = phc[i / 32 | 0] >>> i & 1;
			var mb = mhc[i / 32 | 0] >>> i & 1;
			var xv = eq | mv;
			var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
			var ph = mv | ~(xh | pv);
			var mh = pv & xh;
			score += ph >>> m - 1 & 1;
			score -= mh >>> m - 1 & 1;
			if (ph >>> 31 ^ pb) phc[i / 32 | 0] ^= 1 << i;
			if (mh >>> 31 ^ mb) mhc[i / 32 | 0] ^= 1 << i;
			ph = ph << 1 | pb;
			mh = mh << 1 | mb;
			pv = mh | ~(xv | ph);
			mv = ph & xv;
		}
		for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
		return score;
	};
	var distance = function(a, b) {
		if (a.length < b.length) {
			var tmp = b;
			b = a;
			a = tmp;
		}
		if (b.length === 0) return a.length;
		if (a.length <= 32) return myers_32(a, b);
		return myers_x(a, b);
	};
	exports.distance = distance;
	var closest = function(str, arr) {
		var min_distance = 1e400;
		var min_index = 0;
		for (var i = 0; i < arr.length; i++) {
			var dist = distance(str, arr[i]);
			if (dist < min_distance) {
				min_distance = dist;
				min_index = i;
			}
		}
		return arr[min_index];
	};
	exports.closest = closest;
}));

// src/core/json/parse-untrusted-json.ts
const forbiddenKeys = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
const maxNumberCharacters = 64;
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
	const { maxKeys, isRead } = walk.limits;
	const isDropped = walk.stack[0]?.keys !== void 0 && isRead?.(walk.stack[0].key) === false;
	if (forbiddenKeys.has(key) && !isDropped) return faultAt(walk, "forbidden-key", `the key "${key}" is not accepted; choose another name`);
	if (frame.keys?.has(key) && !isDropped) return faultAt(walk, "duplicate-key", "the key stands twice in one object; keep one of them");
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
	if (walk.limits.numbers !== "any" && !isFaithful(token)) return faultAt(walk, "number", `the number ${excerpt(token)} cannot be kept exactly; write it as a string`);
}
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
	if (punctuation.has(first) || isSpace(text.charCodeAt(start))) return start + 1;
	let at = start + 1;
	while (at < text.length && !punctuation.has(text.charAt(at)) && !isSpace(text.charCodeAt(at))) at++;
	return at;
}
function findStringEnd(text, start) {
	let at = start + 1;
	while (at < text.length && text.charAt(at) !== "\"") at += text.charAt(at) === "\\" ? 2 : 1;
	return at + 1;
}
const punctuation = /* @__PURE__ */ new Set("{}[],:");
function isSpace(code) {
	return code === 32 || code === 10 || code === 13 || code === 9;
}

// src/core/captured-names.ts
const capturedNames = /* @__PURE__ */ new Set([
	"branch",
	"base-branch",
	"commit",
	"verified",
	"pr",
	"pr-url",
	"cost-usd",
	"input-tokens",
	"output-tokens",
	"duration"
]);
const reservedNames$1 = /* @__PURE__ */ new Set([
	...capturedNames,
	"response",
	"issue_created",
	"issue-url",
	"comment_id",
	"review_id",
	"review-url",
	"labels_added",
	"labels_removed"
]);
const factNames = new Set([...reservedNames$1].filter((name) => name !== "response"));
function judgedResults({ engine, results }) {
	if (engine === "command") return results;
	return Object.fromEntries(Object.entries(results).filter(([key]) => factNames.has(key)));
}
function explainClaims(all) {
	const claimed = all.filter(({ engine }) => engine !== "" && engine !== "command");
	if (claimed.length === 0) return "";
	const names = claimed.flatMap(({ results }) => Object.keys(results)).filter((key) => !reservedNames$1.has(key));
	const which = names.length === 0 ? "" : ` (${quoteFirst(names)})`;
	return `. What an agent of ${quoteFirst(claimed.map(({ engine }) => engine))} reports of its own work${which} decides nothing: let a stage whose agent has \`engine: command\` report it.`;
}
function quoteFirst(names) {
	return [...new Set(names)].slice(0, 10).map((name) => `\`${name}\``).join(", ");
}

// src/core/reachable.ts
function findReachable(start, next) {
	const found = new Set(start);
	for (const node of found) for (const other of next(node)) found.add(other);
	return found;
}

// src/core/json/common-schemas.ts
const optionalText = string$1().min(1).optional();
const optionalFlag = boolean().optional();
const flag = boolean().default(false);
const optionalMode = _enum(["auto", "off"]).optional();

// src/core/handoff/handoff-demand.ts
const handoffDemandSchema = strictObject({
	get required() {
		return flag.describe("The stage fails without a valid handoff, after the agent was asked once more. A stage that had nothing to do (`noop`) needs none. Absent: it goes on without one.");
	},
	get data() {
		return record(string$1(), unknown().describe("A keyword of JSON Schema.")).optional().describe("JSON Schema that `data` of the handoff must fit, in 2020-12 or, with `$schema`, draft-07. Values are texts. No `$ref` to elsewhere.");
	},
	get instruct() {
		return optionalMode.describe("auto, also when absent: the agent is told how to write a handoff. off: the prompt says it, or nothing does.");
	},
	get coerce() {
		return optionalFlag.describe("Numbers and booleans in `data` of the handoff are kept as texts, each as it was written. Absent: only texts are accepted, and the message says what to write.");
	}
}).describe("What the handoff of this stage must be.");

// src/core/config/schema/source-schema.ts
const hookNameSchema = string$1().regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/).max(40).describe("A name: lower-case letters, digits and single hyphens, starting with a letter, at most 40 characters.");
const eventSchema = strictObject({
	get type() {
		return string$1().min(1).max(100).describe("The type of the event that this becomes, as `linear-issue`: what pipelines wait for with `on.webhook.type`.");
	},
	get filter() {
		return string$1().min(1).max(1024).optional().describe("Condition in CEL over `body`, the JSON that was sent, and `headers`, whose names are in lower case: `body.action == \"create\" && headers[\"linear-event\"] == \"Issue\"`. Headers are not signed. Absent: every delivery.");
	},
	get map() {
		return record(string$1().regex(/^(?!(?:constructor|prototype)$)[a-z_][a-z0-9_]{0,63}$/).describe("A name: small letters, digits and underscores."), string$1().max(256).regex(/^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/).describe("Path of the field in the body, with dots, such as `data.title`.")).describe("Fields of the body that the event has, by their new names, as paths with dots: `title: data.title`. Each must be there as text, number or boolean, and all others are dropped, so that `on.webhook.map` reads the events of several sources alike. Absent: the event has the whole body.").optional();
	}
}).describe("One kind of delivery, and the event that it becomes.");
const sourcesSchema = record(hookNameSchema, array(eventSchema).min(1).max(20).describe("The first entry whose filter fits a delivery counts.")).describe("Other programs whose webhooks start pipelines, by the names that the settings of the App give them. With the App alone (docs/webhooks.md).");

// src/core/config/schema/pipeline-schemas.ts
const roleSchema = _enum([
	"read",
	"triage",
	"write",
	"maintain",
	"admin"
]).describe("A repository role, lowest first: read, triage, write, maintain, admin.");
const allowSchema = strictObject({
	get "minimum-role"() {
		return roleSchema.default("write").describe("The lowest role that may start this pipeline.");
	},
	get users() {
		return array(union([int$2().positive(), string$1().min(1).max(100)])).default([]).describe("Numeric ids of people who may start this pipeline whatever their role: `gh api users/NAME --jq .id`. A login in quotes counts as well; whoever has that name by then has the right, also if the account was renamed and somebody else took the name.");
	},
	get roles() {
		return array(string$1().min(1).max(100)).min(1).max(20).describe("Custom roles of the organization, by the name that GitHub shows, that may start this pipeline.").optional();
	},
	get teams() {
		return array(string$1().regex(/^[A-Za-z0-9-]{1,39}\/[A-Za-z0-9._-]{1,100}$/)).min(1).max(10).describe("Teams as `<organization>/<slug>` whose members may start this pipeline. Only a token that can read members knows, as the App has; to the token of a workflow everybody is no member.").optional();
	},
	get bots() {
		return array(int$2().positive()).min(1).max(50).describe("Numeric ids of bot accounts that may start this pipeline. Names prove nothing. Never that of Baton itself: it would start itself.").optional();
	},
	get "fork-secrets"() {
		return optionalFlag.describe("true: agents get the secrets of their `env` on runs about pull requests from forks as well, where a stranger wrote the code that they work on. `setup` never does. Absent: false.");
	},
	get "setup-secrets"() {
		return optionalFlag.describe("true: `setup` gets the secrets of its `setup-env` also where a pull request or another agent may have written what it runs, except on runs about forks. Absent: false. There `setup` runs twice: with them in a copy of the commit of this configuration, then without them in the checkout, with the same caches of packages.");
	},
	get "push-approved"() {
		return optionalFlag.describe("true: agents may push to the branch of a pull request that somebody has approved, where the approval may cover what they push. Absent: false.");
	},
	get "push-default"() {
		return literal(true).optional().describe("true: commits may go to the default branch itself, where a stage names it as its `branch` in plain text. Absent: never.");
	},
	get "push-existing"() {
		return branchGlobsSchema.optional().describe("Branches that agents may push to although they were there before the run and are not its own, where an agent or other people's text chose the name; globs in which `*` does not cross `/`. Never the default branch. Absent: none.");
	},
	get "outside-text"() {
		return _enum([
			"taint",
			"refuse",
			"trust"
		]).describe("What becomes of text by outsiders, whom GitHub calls neither owner, member nor collaborator. taint: the run is tainted, says so, and approves no pull request. refuse: only text of those who may start the pipeline starts it, and comments of outsiders are left out. trust: nothing. Absent: taint.").optional();
	}
}).describe("Who may start this pipeline: any one of these is enough. An unknown role means no.");
const responseSchema = _enum(["continue", "cancel"]).describe("cancel ends the run and its jobs; continue lets it go on.");
const changesSchema = strictObject({
	get "label-removed"() {
		return responseSchema.optional().describe("The label that started the run was taken off. Absent: cancel.");
	},
	get closed() {
		return responseSchema.optional().describe("The issue or pull request was closed or merged. Absent: cancel.");
	},
	get pushed() {
		return responseSchema.optional().describe("Commits were pushed to the pull request; the run works on those of its start. Absent: continue.");
	}
}).describe("An answer for each kind of change.");
const onChangeSchema = union([responseSchema, changesSchema]).describe("Write `cancel`, `continue`, or a map with one of them for `label-removed`, `closed` and `pushed`: what becomes of a run when its issue or pull request changes meanwhile. Counts where the workflow hears those events. One that was transferred or deleted always ends it.");
const usual = {
	"label-removed": "cancel",
	closed: "cancel",
	pushed: "continue"
};
const changeKeys = [
	"label-removed",
	"closed",
	"pushed"
];
function responseTo(onChange, key) {
	if (typeof onChange === "string") return onChange;
	return onChange?.[key] ?? usual[key];
}
const historySchema = strictObject({
	get limit() {
		return int$2().min(1).max(20).default(5).describe("How many runs are shown at most, 1 to 20. The ledger is read backwards until so many are found, at most 30 pages of 100 comments.");
	},
	get phases() {
		return array(_enum(["succeeded", "failed"])).default([]).describe("Which runs are shown: succeeded, failed. Absent or empty: both. Runs with nothing to do count as succeeded.");
	},
	get "include-keys"() {
		return array(string$1().regex(/^(?:(?:children\.)?(?:[A-Za-z_][A-Za-z0-9_-]{0,63}|handoff\.data\.\S.{0,255})|inputs\.[a-z_][a-z0-9_]{0,63})$/)).default([]).describe("Lines of a run that are shown, in this order: keys of results, and `error`, `message`, `duration`, `handoff_summary`, `handoff_detail`, `handoff.data.<key>`, `inputs.<name>`; of child tasks the same keys behind `children.`, a line for each child. Absent or empty: all but those of the handoff, the inputs and the children.");
	},
	get scope() {
		return _enum(["pipeline", "subject"]).default("pipeline").describe("pipeline: all runs of this pipeline. subject: only those about the same issue or pull request.");
	},
	get "max-bytes"() {
		return int$2().min(256).max(65536).default(16384).describe("How long the text may get, in bytes; the rest is cut and marked.");
	}
}).describe("Remember how runs of this pipeline ended, and show it to later ones as `{{ history }}`.");
const notifyEventSchema = _enum([
	"end",
	"failed",
	"needs-input",
	"approval",
	"transfer"
]);
const listenerSchema = strictObject({
	get on() {
		return array(notifyEventSchema).min(1).max(5).describe("When it is sent. end: the run has ended, whatever it came to. failed: the run has ended and failed. needs-input: an agent asks a person. approval: a stage needs an approval. transfer: an agent handed over to another one.");
	},
	get dispatch() {
		return string$1().max(100).regex(/^[A-Za-z0-9][A-Za-z0-9 ._:/-]*$/).describe("The `event_type` of the `repository_dispatch`, as `baton-run-ended`: what a workflow names under `on: repository_dispatch: types`. At most 100 letters, digits, blanks and `._:/-`. No `on.webhook` of this file may have it.").optional();
	},
	get to() {
		return hookNameSchema.describe("The name of an endpoint outside GitHub, whose address stands in the settings of the App: `ops` is `BATON_NOTIFY_OPS_URL` there. With the App alone. Either this or `dispatch`.").optional();
	},
	get as() {
		return _enum(["standard-webhooks", "slack"]).describe("What the endpoint gets. standard-webhooks: the CloudEvent as JSON, signed as Standard Webhooks are. slack: a message for an incoming webhook of Slack. Absent: standard-webhooks.").optional();
	}
}).describe("One `repository_dispatch` or one endpoint, and when it is told.");
const notifySchema = array(listenerSchema).min(1).max(10).describe("Tell others about runs of this pipeline: workflows of this repository, each time with one `repository_dispatch` whose `client_payload` is a CloudEvent (docs/how-to/tell-another-workflow.md), and endpoints outside GitHub (docs/webhooks.md).");
const retentionSchema = strictObject({
	get "working-copies"() {
		return string$1().regex(/^[1-9][0-9]{0,2}d$/).optional().describe("Days after which the files of an execution that a job left behind on a self-hosted runner are removed, as `7d`. Absent: 7d.");
	},
	get artifacts() {
		return string$1().regex(/^(?:[1-9]|[1-9][0-9]|[1-3][0-9]{2}|400)d$/).optional().describe("Days that GitHub keeps the artifacts of this pipeline, as `30d`, at most 400d and never more than the repository allows. Absent: 30d.");
	},
	get prompts() {
		return optionalFlag.describe("Keep the prompt of every execution as an artifact of its job. Everybody who can read the repository can download it. Absent: true, with a warning in public repositories.");
	}
}).describe("How long working copies and artifacts are kept. Records are kept for good.");

// src/core/config/schema/approval-schema.ts
const approvalSchema = strictObject({
	get role() {
		return _enum([
			"triage",
			"write",
			"maintain",
			"admin"
		]).optional().describe("The lowest role of people who may approve: triage, write, maintain or admin. Absent: maintain; beside `users`, nobody but those.");
	},
	get users() {
		return array(union([int$2().positive(), string$1().min(1).max(100)])).min(1).max(20).optional().describe("People who may approve whatever their role, as numeric ids (`gh api users/NAME --jq .id`) or logins in quotes. Only a login can be mentioned in the comment that asks; whoever has that login by then has the right.");
	},
	get count() {
		return int$2().min(1).max(6).default(1).describe("How many different people must approve.");
	},
	get self() {
		return boolean().default(true).describe("false: whoever started the run, tried it again or answered a question of it cannot approve its stages.");
	}
}).describe("A person must approve before this stage starts. The run waits without a job; one new comment shows what would run, and the command that approves it.");
function approverRoleOf({ role, users }) {
	return role ?? (users === void 0 ? "maintain" : void 0);
}
function isLowerRole(role, than) {
	const ladder = roleSchema.options;
	return ladder.indexOf(role) < ladder.indexOf(than);
}

// src/core/config/schema/builtin-schemas.ts
const stageNeeds = {
	needs: array(string$1()).default([]).describe("Stages that must have succeeded before this one starts."),
	if: string$1().optional().describe("Condition in CEL, in quotes where YAML needs them: `'\"bug\" in subject.labels'`. It reads `needs`, `results`, `subject`, `run` and `inputs`. False: the stage is skipped, and so are the stages that need it. Absent: it starts when all stages under `needs` have succeeded. At most 1,024 characters."),
	"continue-on-failure": optionalFlag.describe("true: when this stage fails, the stages that need it start all the same, and the run succeeds if nothing else fails. Absent: false."),
	approval: approvalSchema.optional()
};
const uses = "The built-in that does this stage, without an agent.";
const title = string$1().min(1).describe("Title, a template.");
const body = string$1().default("").describe("Text, a template.");
const labels = array(string$1().min(1)).default([]).describe("Labels that it gets, templates; empty ones are left out.");
const target = _enum(["subject", "pull-request"]).default("subject").describe("subject: what the run is about. pull-request: the one that this run opened before.");
function max(fallback) {
	return int$2().min(1).max(100).default(fallback).describe("At most so many of its kind from one run, counted over all its stages; one more fails its stage.");
}
const pullRequest = strictObject({
	title,
	body,
	get draft() {
		return flag.describe("Open it as a draft.");
	},
	get branch() {
		return optionalText.describe("Branch that it is for, a template such as `{{ needs.fix.results.branch }}`: one that a stage before has published. Needed where these have several; absent: the only one.");
	},
	get base() {
		return string$1().optional().describe("Branch it is to be merged into; the default branch when absent.");
	},
	labels,
	get reviewers() {
		return array(string$1().min(1)).default([]).describe("Logins that are asked for a review, templates.");
	},
	get "team-reviewers"() {
		return array(string$1().min(1)).default([]).describe("Slugs of teams that are asked for a review. The token of a workflow may not ask teams; that of an App may.");
	},
	get max() {
		return max(5);
	}
}).describe("What the built-in makes.");
const issue = strictObject({
	title,
	body,
	labels,
	get assignees() {
		return array(string$1().min(1)).default([]).describe("Logins that it is assigned to, templates.");
	},
	get max() {
		return max(5);
	}
}).describe("What the built-in makes.");
const comment = strictObject({
	get body() {
		return string$1().min(1).describe("Text, a template.");
	},
	on: target,
	get max() {
		return max(5);
	}
}).describe("What the built-in makes.");
const labelChange = strictObject({
	get add() {
		return array(string$1().min(1)).default([]).describe("Labels to put on, templates; empty ones are left out.");
	},
	get remove() {
		return array(string$1().min(1)).default([]).describe("Labels to take off, templates. The label that started the run stays.");
	},
	on: target,
	get max() {
		return max(10);
	}
}).describe("What the built-in makes.");
const review = strictObject({
	get body() {
		return string$1().min(1).describe("Text, a template.");
	},
	get event() {
		return _enum([
			"comment",
			"request-changes",
			"approve"
		]).default("comment").describe("What the review says of the pull request. Approving needs the setting \"Allow GitHub Actions to create and approve pull requests\".");
	},
	get annotations() {
		return string$1().regex(/^needs\.[a-z][a-z0-9-]*\.handoff\.data\.[A-Za-z_][\w-]{0,63}$/).optional().describe("Remarks on lines, which the App shows on the check of the reviewed commit: `needs.look.handoff.data.findings`, a JSON list that the stage left under that key, with `path`, `line` and `message` for each, and `end_line`, `level` (`notice`, `warning` or `failure`) and `title` where wanted.");
	},
	on: target,
	get max() {
		return max(5);
	}
}).describe("What the built-in makes.");
const builtinSchemas = {
	"pull-request": strictObject({
		...stageNeeds,
		uses: literal("pull-request").describe(uses),
		with: pullRequest
	}),
	issue: strictObject({
		...stageNeeds,
		uses: literal("issue").describe(uses),
		with: issue
	}),
	comment: strictObject({
		...stageNeeds,
		uses: literal("comment").describe(uses),
		with: comment
	}),
	labels: strictObject({
		...stageNeeds,
		uses: literal("labels").describe(uses),
		with: labelChange
	}),
	review: strictObject({
		...stageNeeds,
		uses: literal("review").describe(uses),
		with: review
	})
};
function isBuiltinName(name) {
	return typeof name === "string" && Object.hasOwn(builtinSchemas, name);
}

// src/core/config/schema/children-schema.ts
const childrenSchema = strictObject({
	get agents() {
		return array(string$1()).min(1).max(50).optional().describe("Agents that children may have, beside that of the parent. None may do more than the agent of this stage. Absent: none.");
	},
	get models() {
		return array(string$1().min(1).max(200)).min(1).max(50).optional().describe("Models that children may have, beside that of their agent. Absent: none.");
	},
	get branches() {
		return branchGlobsSchema.optional().describe("Branches that children may ask for, beside the one of the stage with `-` and something behind it; globs in which `*` does not cross `/`. Absent: none.");
	},
	get merge() {
		return literal("branch").optional().describe("branch: the commits of children are merged into the branch of the parent when it starts again. The parent is told of conflicts, with both sides. Absent: nothing is merged.");
	},
	get wait() {
		return _enum(["suspend", "poll"]).optional().describe("When children start, and how the agent waits for them. suspend: they start when its turn has ended, and it starts again when they have ended; no job waits. poll: they start while it works, and its job goes on while it waits for them; needs the App. Absent: suspend.");
	},
	get "on-parent-failure"() {
		return _enum(["keep", "cancel"]).optional().describe("What becomes of children when the stage has failed for good. cancel: those that have not ended are cancelled. Absent: keep.");
	}
}).describe("Lets the agent of this stage divide its work: it creates child tasks, which run beside each other as jobs of their own, and waits for them without a job. Write `children: {}` for the defaults. Absent: it cannot.");
const childLimitSchemas = {
	"max-children": int$2().min(1).max(100).optional().describe("How many child tasks one run may have, at every depth together. Absent: 10."),
	"max-depth": int$2().min(1).max(10).optional().describe("How deep child tasks may stand below a stage: 1 lets no child create children. Absent: 3.")
};

// src/core/config/schema/matrix-schema.ts
const matrixLimits = {
	elements: 50,
	characters: 1e3
};
const matrixKey = /^(?!(?:index|value|constructor|prototype|__proto__)$)[A-Za-z_][A-Za-z0-9_-]{0,63}$/;
const matrixValueSchema = union([string$1().min(1).max(matrixLimits.characters), record(string$1().regex(matrixKey).describe("A name: letters, digits, hyphens and underscores. `index` and `value` are names of Baton."), union([
	string$1().max(matrixLimits.characters),
	number(),
	boolean()
]).describe("A plain value: a text, a number, true or false. Templates read it as `matrix.<name>`."))]).describe("One element: a text, or a map of plain values.");
const valuesSchema = array(matrixValueSchema).min(1).max(matrixLimits.elements).describe("The elements: texts, or maps of plain values. From 1 to 50.");
const fromPattern = /^\s*needs(?:\.([a-z][a-z0-9-]*)|\[(?:"([a-z][a-z0-9-]*)"|'([a-z][a-z0-9-]*)')\])\.(?:each|handoff\.data(?:\.([A-Za-z_][\w-]*)|\[(?:"([^"]{1,256})"|'([^']{1,256})')\]))\s*$/;
const mapSchema = strictObject({
	get values() {
		return valuesSchema.optional();
	},
	get from() {
		return string$1().min(1).max(400).optional().describe("Where the elements come from, beside `values`: `needs.plan.handoff.data.items`, a JSON list in the text, or `needs.attempt.each`, the elements of a stage with a matrix that have succeeded. At most 50.");
	},
	get "max-parallel"() {
		return int$2().min(1).max(matrixLimits.elements).optional().describe("How many elements are at work at a time. Absent: all.");
	},
	get "fail-fast"() {
		return boolean().default(false).describe("true: once an element has failed for good, those that were not started are skipped.");
	},
	get pick() {
		return string$1().min(1).optional().describe("Picks one element: an expression in CEL that gives a number for each, such as `double(each.results.score)`. The highest wins, of equal ones the first. It reads `each.index`, `each.name`, `each.outcome`, `each.results` and `each.matrix`. Judge results of a `command` stage: what another agent reports about its own work is not among them.");
	}
});
const matrixSchema = union([valuesSchema, mapSchema]).describe("Does this stage once for each element of a list, as tasks of their own: `stage[0]`, `stage[1]`, … Templates have `matrix.value`, or `matrix.<key>` for maps, and `matrix.index`. Write a list, or a map with `values` or `from`. Absent: the stage is one task.");
function normaliseMatrix(written) {
	const map = Array.isArray(written) ? {
		values: written,
		"fail-fast": false
	} : written;
	const origin = findOrigin(map);
	if (origin === void 0) return void 0;
	return {
		origin,
		maxParallel: map["max-parallel"] ?? matrixLimits.elements,
		failFast: map["fail-fast"],
		pick: map.pick
	};
}
function findOrigin({ values, from }) {
	if (values !== void 0) return from === void 0 ? {
		kind: "values",
		values
	} : void 0;
	return from === void 0 ? void 0 : parseOrigin(from);
}
function parseOrigin(from) {
	const match = fromPattern.exec(from);
	if (match === null) return void 0;
	const [stage = "", key] = [match.slice(1, 4), match.slice(4, 7)].map((parts) => parts.find((part) => part !== void 0));
	const path = from.trim();
	return key === void 0 ? {
		kind: "each",
		stage,
		path
	} : {
		kind: "data",
		stage,
		key,
		path
	};
}
function isMap$1(value) {
	return typeof value !== "string";
}
function toElementValue(value) {
	return isMap$1(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, String(part)])) : value;
}
function matrixScopeOf({ origin }, find) {
	if (origin.kind === "values") return {
		kind: "values",
		keys: [...new Set(origin.values.flatMap((value) => isMap$1(value) ? Object.keys(value) : []))]
	};
	if (origin.kind === "data") return { kind: "data" };
	const inner = find(origin.stage);
	const others = (stage) => stage === origin.stage ? void 0 : find(stage);
	return {
		kind: "each",
		of: inner && matrixScopeOf(inner, others)
	};
}

// src/core/config/schema/stage-schema.ts
const checkoutSchema = strictObject({
	get depth() {
		return int$2().min(0).default(0).describe("How many commits to fetch; 0 is all of them, with all branches.");
	},
	get submodules() {
		return flag.describe("Fetch submodules too.");
	},
	get lfs() {
		return flag.describe("Fetch large files too.");
	}
}).describe("How the code is checked out, while a token exists.");
const defaultRunner = "ubuntu-latest";
const agentStageSchema = strictObject({
	...stageNeeds,
	get agent() {
		return string$1().describe("The agent that does this stage.");
	},
	get prompt() {
		return optionalText.describe("Liquid template of the prompt. Absent: a default one with title, text and comments.");
	},
	get branch() {
		return optionalText.describe("Template of the branch that takes the commits of the agent. Absent: changes are not published.");
	},
	get "runs-on"() {
		return union([string$1().min(1), array(string$1().min(1)).min(1)]).default(defaultRunner).describe("Runner of the agent job: a label of GitHub's own machines. GitHub gives a called workflow self-hosted runners, and larger ones with a name of their own, only where Baton belongs to the same organisation or enterprise; elsewhere the job never starts. The ways out: call a copy of Baton in your organisation, or use a plain step or `mode: single` in a job of your own. A self-hosted runner has to be 2.336.0 or newer. GitHub ends every job on `ubuntu-slim` after 15 minutes.");
	},
	get container() {
		return optionalText.describe("Container image of the agent job.");
	},
	get environment() {
		return optionalText.describe("Deployment environment of the agent job. Its secrets arrive only under names that the caller passes: keys of engines under their own, all others as lines of its secret `BATON_AGENT_SECRETS`.");
	},
	get "timeout-minutes"() {
		return int$2().min(11).max(360).default(60).describe("Job timeout in minutes; the agent is stopped 10 minutes before.");
	},
	get setup() {
		return optionalText.describe("Shell text that runs in the checkout before the agent, with a `HOME` of its own and the secrets of `setup-env` alone.");
	},
	get "setup-env"() {
		return array(string$1().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)).default([]).describe("Names of the secrets that `setup` may see: where the checkout is the commit of this configuration, or the pipeline has `allow.setup-secrets`.");
	},
	get checkout() {
		return checkoutSchema.default({
			depth: 0,
			submodules: false,
			lfs: false
		});
	},
	get children() {
		return childrenSchema.optional();
	},
	get matrix() {
		return matrixSchema.optional();
	},
	get retry() {
		return strictObject({ get attempts() {
			return int$2().min(1).max(10).describe("How many attempts in all.");
		} }).optional().describe("Attempts. Absent: 2 for agent engines, 1 for `command`.");
	},
	get signal() {
		return _enum([
			"required",
			"optional",
			"off"
		]).optional().describe("Whether the last line must be a result signal. Absent: off for `command`, required for the other engines.");
	},
	get instruct() {
		return optionalMode.describe("auto, also when absent: the agent is told beside its prompt how to end, and how to leave a handoff and results. off: only what its `instructions` say.");
	},
	get handoff() {
		return handoffDemandSchema.optional();
	},
	get transfer() {
		return _enum(["job", "inline"]).default("job").describe("Where an agent that takes over starts. job: in a job of its own. inline: in the same job, if it needs no more secrets and has no more access; else in a job of its own.");
	},
	get "trusted-files"() {
		return _enum(["keep", "publish"]).optional().describe("What becomes of changes of the agent to files that engines take settings or instructions from, such as `AGENTS.md` and `.claude`. keep: they are not published, and the comment of the stage names them. publish: they are published like any other; later stages still start with those of the commit that this configuration is of. Absent: keep.");
	},
	get untrusted() {
		return _enum(["fenced", "plain"]).default("fenced").describe("fenced: text of others that is alone on its line stands inside a fence with a random name; inside a line it is flattened and not fenced. plain: without fences, still cleaned.");
	}
});
const stageSchema = union([
	agentStageSchema,
	builtinSchemas["pull-request"],
	builtinSchemas.issue,
	builtinSchemas.comment,
	builtinSchemas.labels,
	builtinSchemas.review
]).describe("One step of a pipeline, done by one agent or one built-in.");
function isAgentStage(stage) {
	return "agent" in stage;
}
function listAgentsOf(stage) {
	return isAgentStage(stage) ? [stage.agent, ...stage.children?.agents ?? []] : [];
}
function childRightsOf(stage) {
	return isAgentStage(stage) ? stage.children : void 0;
}
function hasChildren(stages = {}) {
	return Object.values(stages).some((stage) => childRightsOf(stage) !== void 0);
}
function isPollingStage(stage) {
	return childRightsOf(stage)?.wait === "poll";
}
function listPollingStages({ stages }) {
	return Object.entries(stages).flatMap(([name, stage]) => isPollingStage(stage) ? [name] : []);
}
function matrixOf(stage) {
	const written = "matrix" in stage ? stage.matrix : void 0;
	return written === void 0 ? void 0 : normaliseMatrix(written);
}

// src/core/config/defaults.ts
function retentionOf({ retention }) {
	return {
		workingCopies: Number.parseInt(retention?.["working-copies"] ?? "7d", 10),
		artifacts: Number.parseInt(retention?.artifacts ?? "30d", 10),
		prompts: retention?.prompts ?? true
	};
}
function attemptsOf(stage, agent) {
	return stage.retry?.attempts ?? (agent.engine === "command" ? 1 : 2);
}
function signalOf(stage, agent) {
	return stage.signal ?? (agent.engine === "command" ? "off" : "required");
}
function transferTargets({ agents }, agent) {
	const names = Object.keys(agents);
	const named = agents[agent]?.["transfer-to"];
	if (named !== void 0) return names.filter((name) => named.includes(name));
	return names.length > 1 ? names : [];
}
function findAgents(config, names) {
	return findReachable(names, (agent) => [...transferTargets(config, agent), ...config.agents[agent]?.fallback ?? []]);
}
const noPause = /* @__PURE__ */ new Set([
	"",
	"false",
	"0",
	"no",
	"off"
]);
function isPause(value) {
	return !noPause.has(value.trim().toLowerCase());
}
function selectPipeline(config, name) {
	const pipeline = config.pipelines[name];
	if (pipeline === void 0) throw new Error(`The config has no pipeline named ${name}.`);
	const used = findAgents(config, Object.values(pipeline.stages).flatMap(listAgentsOf));
	const agents = Object.fromEntries(Object.entries(config.agents).filter(([agent]) => used.has(agent)));
	return {
		...config,
		agents,
		pipelines: { [name]: pipeline }
	};
}

// src/core/agent/agent-environment.ts
const githubFacts = [
	"GITHUB_ACTIONS",
	"GITHUB_ACTOR",
	"GITHUB_ACTOR_ID",
	"GITHUB_API_URL",
	"GITHUB_BASE_REF",
	"GITHUB_EVENT_NAME",
	"GITHUB_GRAPHQL_URL",
	"GITHUB_HEAD_REF",
	"GITHUB_JOB",
	"GITHUB_REF",
	"GITHUB_REF_NAME",
	"GITHUB_REF_TYPE",
	"GITHUB_REPOSITORY",
	"GITHUB_REPOSITORY_ID",
	"GITHUB_REPOSITORY_OWNER",
	"GITHUB_REPOSITORY_OWNER_ID",
	"GITHUB_RUN_ATTEMPT",
	"GITHUB_RUN_ID",
	"GITHUB_RUN_NUMBER",
	"GITHUB_SERVER_URL",
	"GITHUB_SHA",
	"GITHUB_TRIGGERING_ACTOR",
	"GITHUB_WORKFLOW",
	"GITHUB_WORKSPACE"
];
const ownNames$1 = /* @__PURE__ */ new Set([
	"PATH",
	"HOME",
	"LANG",
	"TMPDIR",
	"CI",
	"TRACEPARENT",
	"KELOS_HANDOFF_PATH"
]);
const ownPrefixes = [
	"ACTIONS_",
	"BATON_",
	"GITHUB_",
	"INPUT_",
	"RUNNER_"
];
function isReservedVariable(name) {
	return ownNames$1.has(name) || ownPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix));
}
const defaultPath = "/usr/local/bin:/usr/bin:/bin";
function buildAgentEnvironment(request) {
	const { agentEnv, secrets } = request;
	const chosen = selectVariables(agentEnv.filter((name) => !isReservedVariable(name)), secrets);
	const facts = selectVariables(githubFacts, request.host);
	return {
		environment: {
			...chosen,
			...facts,
			...ownVariables$1(request),
			...withoutMonitor(chosen)
		},
		warnings: agentEnv.flatMap((name) => findWarning(name, request))
	};
}
function ownVariables$1({ files, ids, host, traceparent }) {
	const places = {
		BATON_PROMPT_PATH: files.prompt,
		BATON_CONTEXT_PATH: files.context,
		BATON_HANDOFF_PATH: files.handoff,
		BATON_RESULTS_PATH: files.results,
		KELOS_HANDOFF_PATH: files.handoff,
		BATON_SETUP_HOME: files.setupHome
	};
	return {
		...selectVariables(Object.keys(places), places),
		BATON_RUN: ids.run,
		BATON_TASK: ids.task,
		BATON_ATTEMPT: String(ids.attempt),
		BATON_EXECUTION: String(ids.execution),
		TRACEPARENT: traceparent,
		PATH: host.PATH ?? defaultPath,
		HOME: files.home,
		LANG: host.LANG ?? "C.UTF-8",
		TMPDIR: files.tmp,
		CI: "true"
	};
}
function withoutMonitor({ GIT_CONFIG_COUNT: own = "0" }) {
	const index = /^\d{1,4}$/.test(own) ? Number(own) : 0;
	return {
		GIT_CONFIG_COUNT: String(index + 1),
		[`GIT_CONFIG_KEY_${index}`]: "core.fsmonitor",
		[`GIT_CONFIG_VALUE_${index}`]: "false"
	};
}
function selectVariables(names, values) {
	return Object.fromEntries(names.flatMap((name) => toEntry(name, values)));
}
function toEntry(name, values) {
	const value = Object.hasOwn(values, name) ? values[name] : void 0;
	return value === void 0 || value === "" ? [] : [[name, value]];
}
function nameCaller({ GITHUB_WORKFLOW_REF: ref = "" }) {
	const file = /\/(\.github\/workflows\/[\w.-]+)@/.exec(ref)?.[1];
	return file === void 0 ? "the workflow that calls run.yml, or agent.yml with the App" : `\`${file}\``;
}
function findWarning(name, { secrets, host }) {
	if (isReservedVariable(name)) return [`BATON-E602: env names ${name}, which an agent may not be given. Choose a name that neither the runner nor Baton uses.`];
	if (toEntry(name, secrets).length > 0) return [];
	return [`BATON-E601: env names ${name}, but the job was passed no value for it. Pass it in ${nameCaller(host)}, by its own name or as a line ${name}=… in agent-secrets.`];
}

// src/core/agent/agent-secrets.ts
const engineKeys = [
	"ANTHROPIC_API_KEY",
	"CLAUDE_CODE_OAUTH_TOKEN",
	"CODEX_API_KEY",
	"OPENAI_API_KEY",
	"GEMINI_API_KEY",
	"OPENCODE_API_KEY",
	"CURSOR_API_KEY",
	"COPILOT_GITHUB_TOKEN"
];
const engineKeyNames = new Set(engineKeys);
function renderSecretLines(names) {
	const others = names.filter((name) => !engineKeyNames.has(name));
	const values = others.map((name) => `\`${name}=${renderSecret(name)}\``).join(", ");
	return [...names.filter((name) => engineKeyNames.has(name)).map((name) => `\`${name}: ${renderSecret(name)}\``), ...values === "" ? [] : [`\`agent-secrets: |\` with ${others.length === 1 ? "the line" : "the lines"} ${values} below it`]].join(", ");
}
function renderSecret(name) {
	return `\${{ secrets.${name} }}`;
}
function parseAgentSecrets(text) {
	const parsed = text.split("\n").map((line) => line.replace(/\r$/, "")).map((line, index) => parseLine(line, index + 1));
	return {
		secrets: Object.fromEntries(parsed.flatMap(({ entry }) => entry === void 0 ? [] : [entry])),
		warnings: parsed.flatMap(({ warning }) => warning === void 0 ? [] : [warning])
	};
}
function parseLine(line, number) {
	if (line.trim() === "" || line.trimStart().startsWith("#")) return {};
	const [, name, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/s.exec(line) ?? [];
	if (name === void 0 || value === void 0) return { warning: malformed(number) };
	if (isReservedVariable(name)) return { warning: reserved$1(name, number) };
	return { entry: [name, value] };
}
function malformed(line) {
	return `BATON-E603: agent-secrets has no NAME=value on line ${line}. Write one secret per line; encode values with line breaks.`;
}
function reserved$1(name, line) {
	return `BATON-E602: agent-secrets sets ${name} on line ${line}, which an agent may not be given. Choose another name.`;
}

// src/core/agent/account.ts
const accounts = {
	"claude-code": "Claude",
	codex: "Codex",
	gemini: "Gemini",
	opencode: "OpenCode",
	cursor: "Cursor",
	copilot: "Copilot",
	command: "its program"
};
function accountOf(engine) {
	return Object.entries(accounts).find(([name]) => name === engine)?.[1] ?? engine;
}
const ownNames = {
	"claude-code": "ANTHROPIC|CLAUDE_CODE",
	codex: "CODEX|OPENAI",
	gemini: "GEMINI|GOOGLE",
	opencode: "ANTHROPIC|GEMINI|OPENAI|OPENCODE"
};
function secretOf({ engine, env, model = "", "mcp-servers": servers = {} }) {
	const ofProvider = `${model.replace(/\/.*/, "").replace("google", "gemini").toUpperCase()}_API_KEY`;
	const own = new RegExp(`^(?:${ownNames[engine] ?? engine.toUpperCase()})_.*(?:KEY|TOKEN|CONTENT)$`);
	const isOwn = (name) => engine === "command" ? engineKeyNames.has(name) : own.test(name);
	const isFree = (name) => !engineKeyNames.has(name) && !JSON.stringify(servers).includes(`\${${name}}`);
	const find = engine === "copilot" ? "findLast" : "find";
	return env.find((name) => name === ofProvider) ?? env.toSorted()[find](isOwn) ?? env.find(isFree);
}
function accountKeyOf(name, agent) {
	return secretOf(agent) ?? (agent.engine === "command" ? name : agent.engine);
}
function isSameAccount(limit, { secret, environment, model }) {
	const isOtherModel = limit.model !== void 0 && !mayBeSameModel(model ?? limit.model, limit.model);
	return limit.secret === secret && limit.environment === environment && !isOtherModel;
}
const family = /(?:^|[-/])(opus|sonnet|haiku|flash-lite|flash|pro)(?![a-z])/;
function mayBeSameModel(a, b, ofUnknown = true) {
	const [one = "", other = ""] = [a, b].map((name) => name.replace(/\[.*\]$/, ""));
	const isAlias = !/\d/.test(one) || !/\d/.test(other);
	const [ofOne, ofOther] = [one, other].map((name) => family.exec(name)?.[1]);
	const isOfOne = ofOne === void 0 || ofOther === void 0 ? ofUnknown : ofOne === ofOther;
	return isSameModel(one, other) || isAlias && isOfOne;
}
function modelOfWindow(window) {
	return /(?:hour|day)_([a-z]+)$/.exec(window ?? "")?.[1];
}
const release = /^(?:[-@]\d{3,8}|-\d{4}-\d\d-\d\d|-\d\d-\d{4}|-latest)$/;
function isSameModel(a, b) {
	const [short = "", long = ""] = [a.replace(/^.*\//, ""), b.replace(/^.*\//, "")].toSorted((x, y) => x.length - y.length);
	return long === short || long.startsWith(short) && release.test(long.slice(short.length));
}

// src/core/compare-by.ts
function compareBy(...keys) {
	return (a, b) => {
		for (const key of keys) {
			const [left, right] = [key(a), key(b)];
			if (left !== right) return left < right ? -1 : 1;
		}
		return 0;
	};
}

// src/core/agent/engine-name.ts
const engineNames = [
	"claude-code",
	"codex",
	"gemini",
	"opencode",
	"cursor",
	"copilot",
	"command"
];
const reporting = /* @__PURE__ */ new Set(["claude-code", "opencode"]);
const heldKeys = /* @__PURE__ */ new Map([
	["claude-code", ["ANTHROPIC_API_KEY"]],
	["codex", ["CODEX_API_KEY", "OPENAI_API_KEY"]],
	["gemini", ["GEMINI_API_KEY", "GOOGLE_API_KEY"]],
	["opencode", [
		"ANTHROPIC_API_KEY",
		"OPENAI_API_KEY",
		"GEMINI_API_KEY",
		"OPENCODE_API_KEY"
	]],
	["copilot", ["COPILOT_PROVIDER_API_KEY"]]
]);
function hasHeldKey({ engine, env, gateway }) {
	return gateway !== "off" && heldKeys.get(engine)?.some((key) => env.includes(key)) === true;
}
function knowsCost(agent) {
	return reporting.has(agent.engine) || hasHeldKey(agent);
}

// src/core/config/schema/agent-schema.ts
const secretVariable = /\$\{([A-Za-z_]\w*)\}/g;
function secretsNamedIn(text) {
	return [...text.matchAll(secretVariable)].map(([, name = ""]) => name);
}
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
const toolsSchema = array(string$1().regex(/^(?!-)[^\p{Cc}]{1,200}$/u)).max(200).default([]);
const programSchema = _enum([
	"commit",
	"workspace",
	"machine"
]).optional();
const mcpServerSchema = strictObject({
	get command() {
		return optionalText.describe("Program of a server on the same machine.");
	},
	get args() {
		return array(string$1()).default([]).describe("Arguments of `command`.");
	},
	get env() {
		return record(string$1().regex(variableName), string$1().describe("A value, in which `${NAME}` stands for a secret.")).default({}).describe("Environment of `command`. `${NAME}` stands for a secret that the `env` of the agent names.");
	},
	get program() {
		return programSchema.describe("Where the program of the server comes from. machine: the machine or the container has it, as it mostly is with `docker`, `npx` and `uvx`, and it runs nothing of the repository. Without that, a program that is neither an absolute path nor given a file of the commit may be code of the checkout, and the server is left out once a pull request or an agent may have written there. Absent: as `commit` or `workspace` at the agent.");
	},
	get url() {
		return url({ protocol: /^https?$/ }).optional().describe("Address of a server elsewhere, instead of `command`.");
	},
	get headers() {
		return record(string$1().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/), string$1().min(1).max(8192).describe("A value, in which `${NAME}` stands for a secret.")).optional().describe("Headers of each request to `url`. `${NAME}` stands for a secret in `env` of the agent, which is not given it where the gateway can hold it and nothing else uses it.");
	}
}).describe("An MCP server that the agent may use beside that of Baton: either `command` or `url`.");
const agentSchema = strictObject({
	get engine() {
		return _enum(engineNames).describe("The program that runs the agent.");
	},
	get description() {
		return string$1().min(1).max(500).optional().describe("What the agent is good for, in a sentence. Shown to agents that may transfer to it.");
	},
	get command() {
		return array(string$1().min(1)).min(1).optional().describe("Program and arguments of a `command` agent, and of no other. No shell stands between; the prompt comes on stdin.");
	},
	get program() {
		return programSchema.describe("Where the files come from that `command` and `mcp-servers` name. commit: from a read-only copy of the commit that this configuration is of, whatever a pull request or another agent changed. workspace: from the checkout; no secrets are given once a pull request or an agent may have written there, and runs about forks take those of the commit all the same. machine: the machine or the container has the program of `command`, and it runs nothing of the repository; arguments that name files of the commit are those of the copy. Absent: commit; a program that is neither an absolute path nor given a file of the commit counts as workspace.");
	},
	get "program-setup"() {
		return optionalText.describe("Shell text that runs in the copy that the program comes from, such as `npm ci`, before anything else of the job, with the secrets of `setup-env` alone.");
	},
	get "setup-env"() {
		return array(string$1().regex(variableName)).optional().describe("Names of the secrets that `program-setup` may see; none on runs about forks. What it writes into the copy, the agent can read.");
	},
	get model() {
		return string$1().regex(/^(?!-)[A-Za-z0-9._:/@[\]-]{1,200}$/).optional().describe("The model, under the name that the engine has for it. Absent: the engine's default.");
	},
	get instructions() {
		return string$1().min(1).max(65536).optional().describe("What the agent is told beside its prompt: text, or the path of a file below `.github` on the default branch, such as `.github/agents/fixer.md`.");
	},
	get rules() {
		return optionalMode.describe("auto: the agent is told the rules of the repository, `AGENTS.md` and the own file of its engine, such as `CLAUDE.md`. off: none of them, also not by its engine. Absent: auto.");
	},
	get env() {
		return array(string$1().regex(variableName)).default([]).describe("Names of the secrets that the process of the agent is given. It gets no others, and none at all on runs about forks, unless the pipeline has `allow.fork-secrets`.");
	},
	get access() {
		return _enum([
			"read",
			"edit",
			"full"
		]).default("edit").describe("read: may change nothing. edit: may change files. full: may also run anything. What it may not change is not published.");
	},
	get effort() {
		return _enum([
			"minimal",
			"low",
			"medium",
			"high",
			"xhigh",
			"max"
		]).optional().describe("How long the model thinks. Engines differ in which of these they know.");
	},
	get "max-turns"() {
		return int$2().min(1).max(1e4).optional().describe("How many turns the agent may take, where the engine can count them.");
	},
	get "max-cost-usd"() {
		return number().positive().max(1e4).optional().describe("How much one execution may cost. The gateway before the model ends the turn there; without one Claude Code does, and for others their cost must be known afterwards: reported, or by `prices`.");
	},
	get gateway() {
		return _enum(["on", "off"]).optional().describe("Whether the key of the model stays outside of the agent: a gateway of the job puts it into each request. Absent: on where the engine can, the agent is isolated and `env` has an API key. `on` includes the token of a subscription, which its vendor may then refuse or bill as extra usage. off: the key is in the environment of the agent. So with `headers` of MCP servers.");
	},
	get tools() {
		return strictObject({
			get allow() {
				return toolsSchema.describe("Tools that it may use beyond what its access allows, in the words of the engine.");
			},
			get deny() {
				return toolsSchema.describe("Tools that it may not use, in the words of the engine.");
			}
		}).optional().describe("Tools by name, where the engine can choose among them.");
	},
	get "mcp-servers"() {
		return record(string$1().regex(/^(?!baton$)[a-z][a-z0-9-]{0,39}$/), mcpServerSchema).optional().describe("MCP servers of your own, by name. The name `baton` is taken.");
	},
	get "transfer-to"() {
		return array(string$1()).optional().describe("Agents that this one may hand its work over to. Absent: every agent, including itself, if there is more than one. Empty: none.");
	},
	get fallback() {
		return array(string$1()).min(1).max(5).optional().describe("Agents that continue in the place of this one when its usage limit is closed for more than 15 minutes, or its model is overloaded again and again: the first whose own limit is open, with the same prompt and branch. Counts for stages that name this agent. Each has its own settings, and at most the access of this one.");
	}
}).describe("A named engine with its settings.");
function secretsOf({ env, "setup-env": ofProgram = [] }) {
	return [...env, ...ofProgram];
}
const levels = [
	"read",
	"edit",
	"full"
];
function hasAtMostAccess(access, other) {
	return levels.indexOf(access) <= levels.indexOf(other);
}
function programOf(server, agent) {
	return server.program ?? (agent.program === "machine" ? void 0 : agent.program);
}

// src/core/config/schema/budget-schema.ts
const budgetSchema = strictObject({
	get per() {
		return _enum([
			"day",
			"week",
			"month"
		]).describe("The period that is counted: a day, a week from Monday on, or a month of the calendar, in `timezone`.");
	},
	get timezone() {
		return string$1().min(1).max(64).optional().describe("The IANA name of the zone in which a period begins at midnight, as `Europe/Berlin`. Absent: UTC.");
	},
	get "max-cost-usd"() {
		return number().min(0).max(1e7).optional().describe("What runs may cost in a period, in USD: nothing starts once as much was spent. Counted is what engines report or `prices` tell; what can be known by neither starts nothing either. 0: nothing starts.");
	},
	get "max-runs"() {
		return int$2().min(0).max(1e6).optional().describe("How many runs may start in a period. 0: none.");
	},
	get scope() {
		return _enum(["repository", "pipeline"]).optional().describe("repository: the runs of all pipelines together. pipeline: those of each pipeline by itself. Absent: repository.");
	},
	get pipelines() {
		return array(string$1().min(1).max(40)).min(1).max(100).optional().describe("The pipelines that are counted and held back. Absent: all.");
	},
	get over() {
		return _enum(["wait", "refuse"]).optional().describe("What becomes of a start when the budget is used up. refuse: it starts nothing, and says so. wait: it starts when the period is over; the App alone can wait, the Action refuses. Absent: refuse.");
	}
}).describe("A limit on the runs of a day, a week or a month: `max-cost-usd`, `max-runs`, or both.");
const budgetsSchema = array(budgetSchema).min(1).max(20).describe("Budgets: how much the runs of this repository may use in a day, a week or a month (docs/budgets.md).");
function budgetsOf({ budgets = [] }, pipeline) {
	return budgets.flatMap((budget, index) => budget.pipelines === void 0 || budget.pipelines.includes(pipeline) ? [{
		index,
		budget
	}] : []);
}

// src/core/config/schema/triggers-schema.ts
const scheduleSchema = strictObject({
	get cron() {
		return string$1().min(1).describe("Minute, hour, day of month, month, day of week, such as `0 9 * * 1`. Must stand in the workflow as well.");
	},
	get timezone() {
		return string$1().min(1).max(64).describe("IANA name of the time zone of the cron, such as `Europe/Berlin`. Absent: UTC. Must stand in the workflow as well.").optional();
	}
}).describe("A time has come. Such runs are kept on an issue of their own.");
const webhookSchema = strictObject({
	get type() {
		return string$1().min(1).max(100).describe("The `event_type` of the `repository_dispatch`.");
	},
	get map() {
		return record(string$1().regex(/^[a-z_][a-z0-9_]{0,63}$/).describe("A name: small letters, digits and underscores."), string$1().max(256).regex(/^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/).describe("Path of the field in `client_payload`, with dots, such as `alert.severity`.")).describe("Fields of `client_payload` by the name they get in `inputs`, as paths with dots: `severity: alert.severity`. Each must be there as text, number or boolean. `title` and `body` are those of the subject as well; of two events with the same `id` one starts a run.").optional();
	}
}).describe("Another program sent a `repository_dispatch`. Such runs are kept on an issue of their own.");
const textSchema = string$1().max(1e3);
const inputSchema = strictObject({
	get type() {
		return _enum([
			"string",
			"number",
			"boolean",
			"choice"
		]).default("string").describe("string: any text. number: a decimal number. boolean: true or false. choice: one of `options`.");
	},
	get description() {
		return string$1().max(500).describe("What it is for, for the people who start the pipeline.").optional();
	},
	get required() {
		return boolean().default(false).describe("true: nothing starts without it.");
	},
	get default() {
		return union([
			textSchema,
			number(),
			boolean()
		]).describe("Value where the start gives none, whatever starts the pipeline. Absent: false for a boolean, else empty. Not beside `required`.").optional();
	},
	get options() {
		return array(textSchema.min(1)).min(1).max(50).describe("The values of a choice.").optional();
	}
}).describe("One input.");
const manualSchema = strictObject({ get inputs() {
	return record(string$1().regex(/^[a-z_][a-z0-9_]{0,63}$/).describe("A name: small letters, digits and underscores."), inputSchema).describe("What a start by hand and `/baton run` give to the run, by name: `{{ inputs.topic }}` in templates. The workflow takes all of them as one input `inputs`.").optional();
} }).describe("A start by hand with inputs.");
const checksSchema = pullRequestFilterSchema.omit({ "review-state": true }).extend({
	workflows: array(string$1().min(1).max(200)).min(1).max(20).describe("Names of workflows of this repository, as GitHub shows them: `CI`. Must stand in the workflow that calls Baton as well."),
	conclusion: array(_enum([
		"failure",
		"timed_out",
		"cancelled"
	])).min(1).optional().describe("How the workflow run ended: failure, timed_out, cancelled. Absent: failure and timed_out."),
	of: _enum(["pull-requests", "default-branch"]).optional().describe("pull-requests: checks of pull requests of this repository, never those of forks. default-branch: checks of the default branch; such runs are kept on an issue of their own. Absent: pull-requests."),
	labels: array(string$1().min(1)).min(1).max(50).describe("All of these must be on the pull request.").optional()
}).describe("A check failed: a workflow run of this repository ended without success. The other keys ask the same of the pull request as those of `pull-requests`; filters of `pull-requests` in the same pipeline apply, too.");
const triggersSchema = strictObject({
	get issues() {
		return oneOrMany(issueFilterSchema).optional().describe("An issue: one filter, or a list of which one has to fit.");
	},
	get "pull-requests"() {
		return oneOrMany(pullRequestFilterSchema).optional().describe("A pull request of this repository: one filter, or a list of which one has to fit.");
	},
	get comment() {
		return oneOrMany(commentFilterSchema).optional().describe("A comment with a command: one filter, or a list of which one has to fit.");
	},
	get checks() {
		return checksSchema.optional();
	},
	get schedule() {
		return scheduleSchema.optional();
	},
	get webhook() {
		return oneOrMany(webhookSchema).optional().describe("Another program: one event type, or a list of them.");
	},
	get manual() {
		return union([literal(true), manualSchema]).optional().describe("Somebody starts the workflow by hand and names the pipeline: `true`, or a map with the `inputs` of such a start. Such runs are kept on an issue of their own.");
	}
}).describe("What starts this pipeline.");

// src/core/config/schema/config-schema.ts
const nameSchema = string$1().regex(/^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,39}$/).describe("A name: lower-case letters, digits and hyphens, starting with a letter, at most 40 characters.");
const mostTasks = 1e3;
const defaultMaxTasks = 50;
const limitsSchema = strictObject({
	get "max-tasks"() {
		return int$2().min(1).max(mostTasks).default(50).describe("How many task executions one run may have.");
	},
	get "max-handoffs"() {
		return int$2().min(0).max(1e3).default(10).describe("How many transfers between agents one run may have. The next one fails the run.");
	},
	...childLimitSchemas,
	get "max-repeats"() {
		return int$2().min(1).max(100).optional().describe("How often agents may repeat a step: the same transfer with the same message from the same commit, or a child task with the same prompt from the same task. The next repetition fails the run. Absent: no limit.");
	},
	get "timeout-minutes"() {
		return int$2().min(1).max(50400).default(180).describe("How long the executions of one run may be at work, in minutes: what waits or is paused does not count.");
	},
	get "max-fixes"() {
		return int$2().min(1).max(20).optional().describe("How many runs of this pipeline failed checks of a pull request may start since the last commit on its branch that is not by Baton. Counted from the records. Absent: 1.");
	},
	get "answer-within"() {
		return string$1().regex(/^(?:(?:[1-9]|[12][0-9]|30)d|(?:[1-9]|[1-9][0-9]|[1-6][0-9]{2}|7[01][0-9]|720)h)$/).optional().describe("How long a run waits for the answer to a question of its agent (`needs-input`), as `7d` or `12h`, at most 30d. The next job or sweep after that ends the run. Absent: 7d.");
	},
	get sleep() {
		return union([string$1().regex(/^(?:(?:[1-9]|[12][0-9]|30)d|(?:[1-9]|[1-9][0-9]|[1-6][0-9]{2}|7[01][0-9]|720)h)$/), literal(0)]).optional().describe("How long a task may sleep until a usage limit of its agent opens again, as `24h` or `7d`, at most 30d; 0: not at all. A limit that stays closed for longer fails the task. The next job or sweep after the time wakes it. Absent: 6h.");
	},
	get "max-cost-usd"() {
		return number().positive().max(1e5).optional().describe("What one run may cost: no agent starts any more when its executions have cost as much; built-ins still do. A turn of an agent behind the gateway ends when it has spent what was left. Only what engines or providers report or `prices` tell is counted.");
	},
	get "on-limit"() {
		return _enum(["fail", "ask"]).optional().describe("What happens when a run has cost `max-cost-usd`: `fail` ends it, `ask` lets it wait until a person adds money with `/baton raise`. Absent: `fail`.");
	}
}).describe("Limits of one run, counted from the records, never from what an agent says.");
const contextDirSchema = string$1().max(200).regex(/^(?!(?:.*\/)?\.[gG][iI][tT])(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*$/).describe("A folder of the checkout, such as `docs/context`, that holds a copy of the context file while the agent runs, as `<task-id>.json`. The copy is never published.");
const pipelineSchema = strictObject({
	on: triggersSchema,
	get allow() {
		return allowSchema.default({
			"minimum-role": "write",
			users: []
		});
	},
	get "context-dir"() {
		return contextDirSchema.optional();
	},
	get history() {
		return historySchema.optional();
	},
	get notify() {
		return notifySchema.optional();
	},
	get checks() {
		return strictObject({ get neutral() {
			return flag.describe("true: a pull request without a run of this pipeline gets the check \"Baton: <pipeline>\" as neutral, so that a rule which requires it does not wait for ever.");
		} }).optional().describe("The checks that the App shows on pull requests (docs/app.md). The Action shows none.");
	},
	get suspend() {
		return optionalFlag.describe("true: nothing starts this pipeline until it is taken out again.");
	},
	get "on-conflict"() {
		return _enum([
			"ignore",
			"replace",
			"queue"
		]).optional().describe("What becomes of an event while a run about the same issue or pull request goes on. ignore: it starts nothing. replace: that run is ended, its jobs are told to stop, and a new one starts. queue: with the App, it waits and starts a run when that one has ended, first come, first served; without the App it is as ignore. Absent: ignore.");
	},
	get "on-change"() {
		return onChangeSchema.optional();
	},
	get "max-concurrency"() {
		return int$2().min(0).max(100).optional().describe("How many agent jobs of this pipeline run at the same time. Runs are spread over that many slots by their number, and those of one slot wait for each other. 0 or absent: no limit.");
	},
	get "priority-labels"() {
		return array(string$1().min(1).max(50)).min(1).max(50).optional().describe("Labels, the most urgent first: when runs wait for a slot of `max-concurrency`, the App starts the one with the earliest of these first, runs of equal urgency in their order, and those with none of them last. Without the App the order is GitHub's.");
	},
	get limits() {
		return limitsSchema.default({
			"max-tasks": 50,
			"max-handoffs": 10,
			"timeout-minutes": 180
		});
	},
	get stages() {
		return record(nameSchema, stageSchema).describe("The stages by name, in the order in which they are shown.");
	}
}).describe("A named chain of stages, with its triggers.");
const signingSchema = strictObject({ get keys() {
	return array(string$1().regex(/^[a-z0-9]{1,16}:[A-Za-z0-9+/]{43}=$/)).min(1).max(16).describe("Public keys as `<id>:<base64 of the 32-byte Ed25519 key>`. All of them verify; the one that fits the secret signs.");
} }).describe("Keys that make records unforgeable. Absent, records are unsigned, which only a private repository may have.");
const commentsSchema = _enum([
	"all",
	"outcomes",
	"none"
]).default("all").describe("What is posted on the issue or pull request. all: every record, in the comment of its stage, and the status comment. outcomes: the status comment alone, and a short new one when a person must act; the records are kept on the closed issue \"Baton runs: <pipeline>\". none: nothing; status comment and calls for a person stand on that issue too, and the label `baton:needs-human` is still added.");
const priceSchema = strictObject({
	get input() {
		return number().min(0).max(1e5).describe("USD per million tokens of input that were not cached.");
	},
	get "cached-input"() {
		return number().min(0).max(1e5).optional().describe("USD per million tokens read from a cache. Absent: as `input`.");
	},
	get output() {
		return number().min(0).max(1e5).describe("USD per million tokens of output, reasoning included.");
	}
}).describe("What a model costs, wherever the gateway reads its answers, and for engines that report no cost. What follows from it is shown as an estimate.");
const configSchema = strictObject({
	version: literal(1).describe("Version of this format. Only 1 exists."),
	get signing() {
		return signingSchema.optional();
	},
	comments: commentsSchema,
	get "status-labels"() {
		return optionalFlag.describe("Whether `baton:running` stands on an issue or pull request while a run about it goes on, and `baton:failed` after it failed, so that people can filter their lists. false saves one request at the start of a run and one at its end; `baton:needs-human` is added all the same. Absent: true.");
	},
	get agents() {
		return record(nameSchema, agentSchema).default({}).describe("The agents by name.");
	},
	get pipelines() {
		return record(nameSchema, pipelineSchema).describe("The pipelines by name.");
	},
	get retention() {
		return retentionSchema.optional();
	},
	get store() {
		return _enum(["comments", "artifacts"]).optional().describe("comments: handoffs and outputs stand in the records. artifacts: they are artifacts, and the records say where; once those are gone, a run that needs them ends. Results stay in the records, also those from lines of outputs. Absent: comments.");
	},
	get prices() {
		return record(string$1().min(1).max(200), priceSchema).optional().describe("Prices of models by their names, in USD per million tokens.");
	},
	get budgets() {
		return budgetsSchema.optional();
	},
	get sources() {
		return sourcesSchema.optional();
	}
}).describe("Configuration of Baton: agents and the pipelines they work in.");
const jobConfigSchema = object({
	get signing() {
		return object({ keys: signingSchema.shape.keys }).optional();
	},
	get retention() {
		return object({ artifacts: retentionSchema.shape.artifacts }).optional();
	}
});
function buildConfigJsonSchema() {
	return {
		...toJSONSchema(configSchema, {
			target: "draft-7",
			io: "input"
		}),
		title: "Baton"
	};
}

// src/core/git/check-branch-name.ts
const maxLength = 244;
const rules = [
	{
		words: "it is empty",
		broken: (name) => name === ""
	},
	{
		words: `it has more than ${maxLength} characters`,
		broken: (name) => name.length > maxLength
	},
	{
		words: "it does not start with a letter or digit",
		broken: (name) => !/^[A-Za-z0-9]/.test(name)
	},
	{
		words: "it holds characters other than letters, digits and . _ - / + #",
		broken: (name) => !/^[A-Za-z0-9._/+#-]*$/.test(name)
	},
	{
		words: "it holds \"..\" or \"//\"",
		broken: (name) => /\.\.|\/\//.test(name)
	},
	{
		words: "a part of it starts with \".\" or \"-\"",
		broken: (name) => /(^|\/)[.-]/.test(name)
	},
	{
		words: "a part of it ends with \".\" or \".lock\"",
		broken: (name) => /(\.|\.lock)(\/|$)/i.test(name)
	},
	{
		words: "it ends with \"/\"",
		broken: (name) => name.endsWith("/")
	},
	{
		words: "it starts with \"refs/\"",
		broken: (name) => /^refs\//i.test(name)
	},
	{
		words: "it could be a commit or HEAD",
		broken: (name) => /^([0-9a-f]{40}|(\w+_)?HEAD)$/i.test(name)
	}
];
function checkBranchName(name, remedy = "Change `branch`.") {
	return findProblem(rules, {
		name,
		remedy
	});
}
function findProblem(all, { name, remedy }) {
	const rule = all.find((candidate) => candidate.broken(name));
	return rule && {
		code: "BATON-E701",
		message: `The branch "${toPrintable(name, 80)}" cannot be used: ${rule.words}. ${remedy}`
	};
}
const headRules = [
	{
		words: "it is empty",
		broken: (name) => name === ""
	},
	{
		words: "it starts with \"-\"",
		broken: (name) => name.startsWith("-")
	},
	{
		words: "it holds control characters",
		broken: (name) => /\p{Cc}/u.test(name)
	},
	{
		words: "it holds a blank or one of ~ ^ : ? * [ \\",
		broken: (name) => /[ ~^:?*[\\]/.test(name)
	},
	{
		words: "it holds \"..\", \"//\" or \"@{\"",
		broken: (name) => /\.\.|\/\/|@\{/.test(name)
	},
	{
		words: "it starts or ends with \"/\"",
		broken: (name) => /^\/|\/$/.test(name)
	},
	{
		words: "a part of it starts with \".\"",
		broken: (name) => /(^|\/)\./.test(name)
	},
	{
		words: "it ends with \".\", or a part of it with \".lock\"",
		broken: (name) => /\.$|\.lock(\/|$)/.test(name)
	},
	{
		words: "it is \"@\" or \"HEAD\"",
		broken: (name) => name === "@" || name === "HEAD"
	}
];
function checkHeadName(name, remedy) {
	return findProblem(headRules, {
		name,
		remedy
	});
}
function toPrintable(text, max) {
	return text.replace(/[^ -~]/g, "?").slice(0, max);
}
function pushProblem({ branch, number }, reason) {
	return {
		code: "BATON-E715",
		message: `Nothing is pushed to "${branch}", the branch of #${number}: ${reason}`
	};
}
function isDefaultBranch(name, defaultBranch) {
	return name.toLowerCase() === defaultBranch.toLowerCase();
}
const defaultBranchReason = "it is the default branch. Give the stage a branch of its own.";

// late/re2js
let loaded;
const load = () => loaded ??= createRequire(import.meta.url)("./late-re2js.js").RE2JS;
const RE2JS = /* @__PURE__ */ new Proxy(function() {}, {
	get: (_, key) => load()[key],
	apply: (_, self, values) => load().apply(self, values),
	construct: (_, values) => new (load())(...values)
});

// src/core/text/patterns.ts
function compilePattern(pattern) {
	try {
		const compiled = RE2JS.compile(pattern);
		return success((text) => compiled.test(text));
	} catch (error) {
		return failure(`is no regular expression of RE2: ${messageOf(error).replace(/^error parsing regexp: /, "")}`);
	}
}
var GlobFault = class extends Error {};
const mostGlobs = 100;
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
function compileGlob(glob) {
	try {
		const compiled = RE2JS.compile(expandBraces(glob).map(translate).join("|"));
		return success((text) => compiled.matcher(text).matches());
	} catch (error) {
		const words = error instanceof GlobFault ? error.message : "has a range that cannot be";
		return failure(`is no glob: it ${words}`);
	}
}
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
	if (rest[0] === "*") return {
		pattern: "[^/]*",
		length: 1
	};
	if (rest[0] === "?") return {
		pattern: "[^/]",
		length: 1
	};
	if (rest[0] === "[") return readClass(rest);
	if (rest[0] === "\\") {
		if (rest.length === 1) throw new GlobFault("ends in `\\`");
		return {
			pattern: RE2JS.quote(rest.slice(1, 2)),
			length: 2
		};
	}
	return {
		pattern: RE2JS.quote(rest.slice(0, 1)),
		length: 1
	};
}
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

// src/core/config/judge-branch.ts
function judgeBranch(question) {
	return checkName(question) ?? checkDefault(question) ?? checkForeign(question);
}
function judgeRunBranch(question) {
	const problem = judgeBranch(question);
	if (problem === void 0 || question.author.by === "pull-request") return problem;
	return {
		...problem,
		message: `${problem.message} This run keeps the configuration of its start: change it, then start a new run.`
	};
}
function checkName({ branch, author }) {
	if (author.by === "pull-request") {
		const remedy = `It is the branch of #${author.number}: rename it, or write a branch into the stage, such as baton/pull-{{ subject.number }}.`;
		return checkHeadName(branch, remedy);
	}
	if (author.by !== "child") return checkBranchName(branch);
	const { head, rule } = author;
	const remedy = "Ask for another `branch`, or leave it out.";
	return (head !== void 0 && branch.startsWith(`${head}-`) ? checkHeadName(branch, remedy) ?? checkBranchName(`x${branch.slice(head.length)}`, remedy) : checkBranchName(branch, remedy)) ?? (rule === void 0 ? void 0 : checkChild(branch, rule));
}
function checkChild(branch, { parent, globs = [] }) {
	if (parent !== void 0 && branch.startsWith(`${parent}-`) && branch.length > parent.length + 1 || fitsOne(globs, branch)) return void 0;
	const own = parent === void 0 ? "" : `begins with "${toPrintable(parent, 80)}-", or `;
	return {
		code: "BATON-E717",
		message: `The branch "${toPrintable(branch, 80)}" is none that a child may have: ask for one that ${own}fits \`children: { branches: [...] }\` of the stage${globs.length === 0 ? "" : ` (${globs.join(", ")})`}, or leave it out.`
	};
}
function checkDefault({ branch, author, allow, defaultBranch }) {
	if (defaultBranch === void 0 || !isDefaultBranch(branch, defaultBranch)) return void 0;
	if (author.by === "pull-request") return pushProblem({
		branch,
		number: author.number
	}, defaultBranchReason);
	const code = "BATON-E716";
	if (author.by === "child") return {
		code,
		message: `The branch "${toPrintable(branch, 80)}" is the default branch. Ask for another one, or leave it out.`
	};
	if (author.by !== "configuration" || !author.isConstant) return {
		code,
		message: `The branch came out as "${toPrintable(branch, 80)}", the default branch. Agents and other people's text may not choose that: put something fixed before it, such as baton/.`
	};
	if (allow["push-default"] === true) return void 0;
	return {
		code,
		message: `The branch "${branch}" is the default branch, where commits count before anybody has read them. Write a branch such as baton/issue-{{ subject.number }} and a stage that opens its pull request; if they shall go there, write \`allow: { push-default: true }\` at the pipeline.`
	};
}
function checkForeign({ branch, author, allow, isForeign = false }) {
	if (!isForeign || author.by === "configuration" || author.by === "pull-request") return void 0;
	return fitsOne(allow["push-existing"] ?? [], branch) ? void 0 : foreignBranchProblem(branch);
}
function foreignBranchProblem(branch) {
	const shown = toPrintable(branch, 80);
	return {
		code: "BATON-E728",
		message: `The branch "${shown}" is there already, and neither this run nor an earlier one about the same subject made it, so nothing of an agent goes there. Delete the branch if nobody needs it, let another name be chosen, or write \`allow: { push-existing: ["${shown}"] }\` at the pipeline.`
	};
}
function fitsOne(globs, branch) {
	return globs.some((glob) => {
		const compiled = compileGlob(glob);
		return compiled.ok && compiled.value(branch);
	});
}
const headBranch = String.raw`subject(?:\.head-branch|\[\s*(?:"head-branch"|'head-branch')\s*\])`;
function usesHeadBranch(template) {
	return new RegExp(`\\b${headBranch}`).test(template);
}
function isHeadBranch(template) {
	return new RegExp(`^\\s*\\{\\{-?\\s*${headBranch}\\s*-?\\}\\}\\s*$`).test(template);
}
function isNamedByText(template, matrix) {
	return /\{[{%]/.test(template.replace(ownVariables(matrix), ""));
}
function ownVariables(matrix) {
	const path = matrix && matrixPath(matrix);
	const element = path === void 0 ? "" : String.raw`|${path}(?:\.[\w-]+|\[\s*(?:"[^"]*"|'[^']*')\s*\])`;
	return new RegExp(String.raw`\{\{-?\s*(?:subject\.number|run\.\w+${element})\s*-?\}\}`, "g");
}
function matrixPath(scope) {
	if (scope.kind !== "each") return scope.kind === "values" ? "matrix" : void 0;
	const inner = scope.of && matrixPath(scope.of);
	return inner === void 0 ? void 0 : String.raw`matrix\.${inner}`;
}
function authorOf(template, matrix) {
	if (isNamedByText(template, matrix)) return { by: "text" };
	return {
		by: "configuration",
		isConstant: !template.includes("{{")
	};
}

// src/core/text/explain-path.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
function findNearest(wrong, names, { least = 2, most = 1e3 } = {}) {
	if (names.length === 0) return void 0;
	const nearest = (0, import_fastest_levenshtein.closest)(wrong, [...names]);
	return (0, import_fastest_levenshtein.distance)(wrong, nearest) <= Math.min(most, Math.max(least, Math.ceil(nearest.length / 3))) ? nearest : void 0;
}
const meantNames = {
	result: "outcome",
	status: "outcome",
	outputs: "handoff",
	id: "number"
};
function explainUnknownPath({ known, name, names }) {
	if (known === "" && name === "children") return "this stage creates no child tasks. Add `children: {}` to the stage whose agent may create them, or take this out.";
	if (known === "needs") return explainNeeds(name, names);
	if (known === "" && name === "matrix") return "only the templates of a stage that has a `matrix` know it.";
	if (known.endsWith(".outputs")) return `\`outputs\` is a list without names; write \`${known.replace(/outputs$/, "handoff")}.${/^(?:summary|detail)$/.test(name) ? "" : "data."}${name}\`, which the agent hands on.`;
	const what = known === "" ? "there is no such variable" : `\`${known}\` has no \`${name}\``;
	if (names.length === 0) return `${what}.`;
	const nearest = names.find((each) => each === meantNames[name]) ?? findNearest(name, names, { least: 1 });
	return `${what}${nearest === void 0 ? "." : `; did you mean \`${nearest}\`?`} Known there: ${quoteNames(names)}.`;
}
function explainNeeds(name, ancestors) {
	const what = `this stage does not need a stage named \`${name}\``;
	if (ancestors.length === 0) return `${what}; it needs none at all. Add \`${name}\` to \`needs\`, or take this out.`;
	const nearest = findNearest(name, ancestors, { least: 1 });
	return `${what}.${nearest === void 0 ? "" : ` Did you mean \`${nearest}\`?`} It needs, directly or through others: ${listFirstNames(ancestors, (each) => `\`${each}\``)}. Name one of these, or add \`${name}\` to \`needs\`.`;
}

// src/core/config/inputs/input-value.ts
const shownCodePoints = 60;
const comparedCharacters = 100;
function showWord(text) {
	return codeSpan(truncateCodePoints(text, shownCodePoints));
}
function suggestName(wrong, names) {
	const nearest = wrong.length > comparedCharacters ? void 0 : findNearest(wrong, names);
	return nearest === void 0 ? "" : ` Did you mean ${codeSpan(nearest)}?`;
}
function parseInputValue({ type, options = [] }, text) {
	if (type === "string") return success(text);
	if (type === "number") return parseNumber(text);
	if (type === "boolean") return text === "true" || text === "false" ? success(text) : failure("has to be `true` or `false`.");
	if (type !== "choice") return type;
	return options.includes(text) ? success(text) : failure(`has to be one of ${quoteNames(options)}.${suggestName(text, options)}`);
}
function parseNumber(text) {
	const isDecimal = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?$/.test(text);
	const number = Number(text);
	if (!isDecimal || !Number.isFinite(number)) return failure("has to be a number, such as `3` or `0.5`.");
	if (Number.isInteger(number) && !Number.isSafeInteger(number)) return failure("has more digits than a number keeps; write a smaller one, or make the input a `string`.");
	return success(String(number + 0));
}
const examples = {
	string: "<text>",
	number: "<number>",
	boolean: "<true or false>",
	choice: "<choice>"
};
function renderInputUsage(inputs) {
	const [required, optional] = [inputs.filter((input) => input.required), inputs.filter((input) => !input.required)];
	return [...required, ...optional].map(renderInput).join(" ");
}
function renderInput({ name, type, required, options = [] }) {
	const value = type === "choice" && options.length <= 3 ? `<${options.join(" or ")}>` : examples[type];
	return required ? `${name}=${value}` : `[${name}=${value}]`;
}

// src/core/config/inputs/usage.ts
const name = "([a-z][a-z0-9_-]{0,62})";
const value$2 = "[ =]<[a-z][a-z0-9_-]{0,62}>";
const forms = [
	[new RegExp(`^\\[--${name}\\]`), ([, word = ""]) => ({
		word,
		label: `--${word}`,
		kind: "flag",
		required: false
	})],
	[new RegExp(`^\\[--${name}${value$2}\\]`), ([, word = ""]) => ({
		word,
		label: `--${word}`,
		kind: "option",
		required: false
	})],
	[new RegExp(`^--${name}${value$2}`), ([, word = ""]) => ({
		word,
		label: `--${word}`,
		kind: "option",
		required: true
	})],
	[new RegExp(`^<${name}(\\.\\.\\.)?>`), ([, word = "", rest]) => ({
		word,
		label: word,
		kind: kindOf(rest),
		required: true
	})],
	[new RegExp(`^\\[<${name}(\\.\\.\\.)?>\\]`), ([, word = "", rest]) => ({
		word,
		label: word,
		kind: kindOf(rest),
		required: false
	})],
	[new RegExp(`^\\[${name}(\\.\\.\\.)?\\]`), ([, word = "", rest]) => ({
		word,
		label: word,
		kind: kindOf(rest),
		required: false
	})]
];
function kindOf(rest) {
	return rest === void 0 ? "word" : "words";
}
function parseUsage(text) {
	const parts = [];
	let at = 0;
	while (at < text.length) {
		const rest = text.slice(at);
		const blank = /^ +/.exec(rest)?.[0].length ?? 0;
		if (blank > 0) {
			at += blank;
			continue;
		}
		const part = parsePart(rest);
		const message = part === void 0 ? describeUnread(rest) : findFault(part.argument, parts);
		if (part === void 0 || message !== void 0) return failure({
			message: message ?? "",
			column: at + 1
		});
		parts.push(part.argument);
		at += part.length;
	}
	return parts.length === 0 ? failure({
		message: "is empty",
		column: 1
	}) : success(parts);
}
function parsePart(text) {
	for (const [pattern, build] of forms) {
		const found = pattern.exec(text);
		const length = found?.[0].length ?? 0;
		if (found === null || !/^(?: |$)/.test(text.slice(length))) continue;
		const { word, ...argument } = build(found);
		return {
			argument: {
				...argument,
				name: word.replaceAll("-", "_")
			},
			length
		};
	}
}
function describeUnread(text) {
	const word = /^\S+/.exec(text)?.[0] ?? "";
	return `has "${word}", which is none of \`<name>\`, \`[name]\`, \`<name...>\`, \`[--flag]\` or \`[--option <value>]\`; names have small letters, digits, \`-\` and \`_\`.${/^-{0,2}[a-z][a-z0-9_-]*$/.test(word) ? ` Write ${word.startsWith("-") ? `\`[${word}]\`` : `\`<${word}>\``}?` : ""}`;
}
const reservedNames = ["constructor", "prototype"];
function findFault({ name, label, kind, required }, before) {
	if (reservedNames.includes(name)) return `has "${label}", which cannot be a name; choose another one`;
	if (before.some((other) => other.name === name)) return `has "${label}", whose name \`${name}\` stands there twice`;
	if (kind === "flag" || kind === "option") return void 0;
	if (before.some((other) => other.kind === "words")) return `has "${label}" behind the words that take all the rest`;
	const optional = before.find((other) => other.kind === "word" && !other.required);
	if (required && optional !== void 0) return `has "${label}", which has to be there, behind "${optional.label}", which may be left out`;
}

// src/core/config/inputs/declared-inputs.ts
function listInputs(on) {
	const texts = filtersOf(on.webhook).flatMap(({ map = {} }) => Object.keys(map)).map((name) => [name, {
		name,
		type: "string",
		required: false
	}]);
	return new Map([...texts, ...listNamedInputs(on)]);
}
function listNamedInputs(on) {
	const found = filtersOf(on.comment).filter((filter) => filter.arguments !== void 0).map((filter) => listArguments(filter));
	const merged = found.flatMap((each) => [...each.values()]).map((input) => {
		const required = found.every((each) => each.get(input.name)?.required === true);
		return [input.name, {
			...input,
			required
		}];
	});
	return new Map([...merged, ...listDeclared(on)]);
}
function takesInputsByHand(on) {
	return on.manual !== void 0 && listNamedInputs(on).size > 0;
}
function listCommandInputs(on, filter) {
	const declared = listDeclared(on);
	return new Map([...listArguments(filter)].map(([name, input]) => {
		const { type = input.type, options, ...rest } = declared.get(name) ?? input;
		return [name, {
			...rest,
			type,
			options,
			required: input.required
		}];
	}));
}
function listDeclared({ manual }) {
	const inputs = typeof manual === "object" ? manual.inputs ?? {} : {};
	return new Map(Object.entries(inputs).map(([name, settings]) => [name, toDeclared(name, settings)]));
}
function toDeclared(name, { type, required, options, default: value }) {
	return {
		name,
		type,
		required,
		options,
		default: value === void 0 ? void 0 : String(value)
	};
}
function listArguments({ arguments: pattern }) {
	const usage = pattern === void 0 ? void 0 : parseUsage(pattern);
	if (usage?.ok !== true) return /* @__PURE__ */ new Map();
	return new Map(usage.value.map(({ name, kind, required }) => [name, {
		name,
		type: kind === "flag" ? "boolean" : "string",
		required
	}]));
}
function readTypedInputs(on, given = {}) {
	const declared = listInputs(on);
	const names = [.../* @__PURE__ */ new Set([...Object.keys(given), ...declared.keys()])];
	return Object.fromEntries(names.flatMap((name) => {
		const input = declared.get(name);
		const value = toTyped((Object.hasOwn(given, name) ? given[name] : void 0) ?? input?.default, input?.type);
		return value === void 0 ? [] : [[name, value]];
	}));
}
const absent = {
	string: "",
	choice: "",
	boolean: false,
	number: void 0
};
function toTyped(text, type = "string") {
	if (text === void 0) return absent[type];
	if (type === "boolean") return text === "true";
	if (type !== "number") return text;
	const number = parseInputValue({ type }, text);
	return number.ok ? Number(number.value) : void 0;
}

// node_modules/liquidjs/dist/liquid.node.js
var require_liquid_node = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var stream = __require("stream");
	var path = __require("path");
	var fs$1 = __require("fs");
	var crypto = __require("crypto");
	var Token = class {
		constructor(kind, input, begin, end, file) {
			this.kind = kind;
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
		}
		getText() {
			return this.input.slice(this.begin, this.end);
		}
		getPosition() {
			let [row, col] = [1, 1];
			for (let i = 0; i < this.begin; i++) if (this.input[i] === "\n") {
				row++;
				col = 1;
			} else col++;
			return [row, col];
		}
		size() {
			return this.end - this.begin;
		}
	};
	var Drop = class {
		liquidMethodMissing(key, context) {}
	};
	const toString$1 = Object.prototype.toString;
	const toLowerCase = String.prototype.toLowerCase;
	const hasOwnProperty = Object.hasOwnProperty;
	function isString(value) {
		return typeof value === "string";
	}
	function isFunction(value) {
		return typeof value === "function";
	}
	function isPromise(val) {
		return val && isFunction(val.then);
	}
	function isIterator(val) {
		return val && isFunction(val.next) && isFunction(val.throw) && isFunction(val.return);
	}
	function promisify(fn) {
		return function(...args) {
			return new Promise((resolve, reject) => {
				fn(...args, (err, result) => {
					err ? reject(err) : resolve(result);
				});
			});
		};
	}
	function stringify(value) {
		value = toValue(value);
		if (isString(value)) return value;
		if (isNil(value)) return "";
		if (isArray(value)) return value.map((x) => stringify(x)).join("");
		return String(value);
	}
	function advanceCodePoints(str, from, count) {
		let index = from;
		for (let i = 0; i < count && index < str.length; i++) index += str.codePointAt(index) > 65535 ? 2 : 1;
		return index;
	}
	function codePointLength(str) {
		let length = 0;
		for (let index = 0; index < str.length; index = advanceCodePoints(str, index, 1)) length++;
		return length;
	}
	function readArrayElement(arr, index, ownPropertyOnly) {
		if (index < 0) index = arr.length + index;
		if (ownPropertyOnly && !hasOwnProperty.call(arr, index)) return void 0;
		return arr[index];
	}
	function toEnumerable(val) {
		val = toValue(val);
		if (isArray(val)) return val;
		if (isString(val) && val.length > 0) return [val];
		if (isIterable(val)) return Array.from(val);
		if (isObject(val)) return Object.keys(val).map((key) => [key, val[key]]);
		return [];
	}
	function toArray(val) {
		val = toValue(val);
		if (isNil(val)) return [];
		if (isArray(val)) return val;
		return [val];
	}
	function toValue(value) {
		return value instanceof Drop && isFunction(value.valueOf) ? value.valueOf() : value;
	}
	function toNumber(value) {
		return +toValue(value) || 0;
	}
	function isNumber(value) {
		return typeof value === "number";
	}
	function toLiquid(value) {
		if (value && isFunction(value.toLiquid)) return toLiquid(value.toLiquid());
		return value;
	}
	function isNil(value) {
		return value == null;
	}
	function isUndefined(value) {
		return value === void 0;
	}
	function isArray(value) {
		return toString$1.call(value) === "[object Array]";
	}
	function isArrayLike(value) {
		return value && isNumber(value.length);
	}
	function isIterable(value) {
		return isObject(value) && Symbol.iterator in value;
	}
	function forOwn(obj, iteratee) {
		obj = obj || {};
		for (const k in obj) if (hasOwnProperty.call(obj, k)) {
			if (iteratee(obj[k], k, obj) === false) break;
		}
		return obj;
	}
	function isObject(value) {
		const type = typeof value;
		return value !== null && (type === "object" || type === "function");
	}
	function range(start, stop, step = 1) {
		const arr = [];
		for (let i = start; i < stop; i += step) arr.push(i);
		return arr;
	}
	function padStart(str, length, ch = " ") {
		return pad(str, length, ch, (str, ch) => ch + str);
	}
	function padEnd(str, length, ch = " ") {
		return pad(str, length, ch, (str, ch) => str + ch);
	}
	function pad(str, length, ch, add) {
		str = String(str);
		const n = length - str.length;
		if (n <= 0) return str;
		return add(str, ch.repeat(n));
	}
	function identify(val) {
		return val;
	}
	function changeCase(str) {
		return [...str].some((ch) => ch >= "a" && ch <= "z") ? str.toUpperCase() : str.toLowerCase();
	}
	function ellipsis(str, N) {
		return str.length > N ? str.slice(0, N - 3) + "..." : str;
	}
	function orderedCompare(a, b) {
		if (isNil(a) && isNil(b)) return 0;
		if (isNil(a)) return 1;
		if (isNil(b)) return -1;
		if (a < b) return -1;
		if (a > b) return 1;
		return 0;
	}
	function caseInsensitiveCompare(a, b) {
		if (isNil(a) && isNil(b)) return 0;
		if (isNil(a)) return 1;
		if (isNil(b)) return -1;
		a = toLowerCase.call(a);
		b = toLowerCase.call(b);
		if (a < b) return -1;
		if (a > b) return 1;
		return 0;
	}
	function argumentsToValue(fn) {
		return function(...args) {
			return fn.call(this, ...args.map(toValue));
		};
	}
	function argumentsToNumber(fn) {
		return function(...args) {
			return fn.call(this, ...args.map(toNumber));
		};
	}
	function* strictUniq(array) {
		const seen = /* @__PURE__ */ new Set();
		for (const element of array) {
			const key = JSON.stringify(element);
			if (!seen.has(key)) {
				seen.add(key);
				yield element;
			}
		}
	}
	const TRAIT = "__liquidClass__";
	var LiquidError = class extends Error {
		constructor(err, token) {
			super(typeof err === "string" ? err : err.message);
			this.context = "";
			if (typeof err !== "string") Object.defineProperty(this, "originalError", {
				value: err,
				enumerable: false
			});
			Object.defineProperty(this, "token", {
				value: token,
				enumerable: false
			});
			Object.defineProperty(this, TRAIT, {
				value: "LiquidError",
				enumerable: false
			});
		}
		update() {
			Object.defineProperty(this, "context", {
				value: mkContext(this.token),
				enumerable: false
			});
			this.message = mkMessage(this.message, this.token);
			this.stack = this.message + "\n" + this.context + "\n" + this.stack;
			if (this.originalError) this.stack += "\nFrom " + this.originalError.stack;
		}
		static is(obj) {
			return obj?.[TRAIT] === "LiquidError";
		}
	};
	var TokenizationError = class extends LiquidError {
		constructor(message, token) {
			super(message, token);
			this.name = "TokenizationError";
			super.update();
		}
	};
	var ParseError = class extends LiquidError {
		constructor(err, token) {
			super(err, token);
			this.name = "ParseError";
			this.message = err.message;
			super.update();
		}
	};
	var RenderError = class extends LiquidError {
		constructor(err, tpl) {
			super(err, tpl.token);
			this.name = "RenderError";
			this.message = err.message;
			super.update();
		}
		static is(obj) {
			return obj.name === "RenderError";
		}
	};
	var LiquidErrors = class extends LiquidError {
		constructor(errors) {
			super(errors[0], errors[0].token);
			this.errors = errors;
			this.name = "LiquidErrors";
			const s = errors.length > 1 ? "s" : "";
			this.message = `${errors.length} error${s} found`;
			super.update();
		}
		static is(obj) {
			return obj.name === "LiquidErrors";
		}
	};
	var UndefinedVariableError = class extends LiquidError {
		constructor(err, token) {
			super(err, token);
			this.name = "UndefinedVariableError";
			this.message = err.message;
			super.update();
		}
	};
	var InternalUndefinedVariableError = class extends Error {
		constructor(variableName) {
			super(`undefined variable: ${variableName}`);
			this.name = "InternalUndefinedVariableError";
			this.variableName = variableName;
		}
	};
	var AssertionError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "AssertionError";
			this.message = message + "";
		}
	};
	function mkContext(token) {
		const [line, col] = token.getPosition();
		const lines = token.input.split("\n");
		const begin = Math.max(line - 2, 1);
		const end = Math.min(line + 3, lines.length);
		return range(begin, end + 1).map((lineNumber) => {
			let text = `${lineNumber === line ? ">> " : "   "}${padStart(String(lineNumber), String(end).length)}| `;
			const colIndicator = lineNumber === line ? "\n" + padStart("^", col + text.length) : "";
			text += lines[lineNumber - 1];
			text += colIndicator;
			return text;
		}).join("\n");
	}
	function mkMessage(msg, token) {
		if (token.file) msg += `, file:${token.file}`;
		const [line, col] = token.getPosition();
		msg += `, line:${line}, col:${col}`;
		return msg;
	}
	const TYPES = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		20,
		4,
		4,
		4,
		20,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		20,
		2,
		8,
		0,
		0,
		0,
		0,
		8,
		0,
		0,
		0,
		64,
		0,
		65,
		0,
		0,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		33,
		0,
		0,
		2,
		2,
		2,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		1,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0
	];
	const WORD = 1;
	const BLANK = 4;
	const QUOTE = 8;
	const INLINE_BLANK = 16;
	const NUMBER = 32;
	const SIGN = 64;
	const PUNCTUATION = 128;
	function isWord(char) {
		const code = char.charCodeAt(0);
		return code >= 128 ? !TYPES[code] : !!(TYPES[code] & WORD);
	}
	TYPES[160] = TYPES[5760] = TYPES[6158] = TYPES[8192] = TYPES[8193] = TYPES[8194] = TYPES[8195] = TYPES[8196] = TYPES[8197] = TYPES[8198] = TYPES[8199] = TYPES[8200] = TYPES[8201] = TYPES[8202] = TYPES[8232] = TYPES[8233] = TYPES[8239] = TYPES[8287] = TYPES[12288] = BLANK;
	TYPES[8220] = TYPES[8221] = PUNCTUATION;
	function assert(predicate, message) {
		if (!predicate) {
			const msg = typeof message === "function" ? message() : message || `expect ${predicate} to be true`;
			throw new AssertionError(msg);
		}
	}
	function assertEmpty(predicate, message = `unexpected ${JSON.stringify(predicate)}`) {
		assert(!predicate, message);
	}
	var NullDrop = class extends Drop {
		*equals(value) {
			return isNil(yield toValue(value));
		}
		gt() {
			return false;
		}
		geq() {
			return false;
		}
		lt() {
			return false;
		}
		leq() {
			return false;
		}
		valueOf() {
			return null;
		}
	};
	var EmptyDrop = class EmptyDrop extends Drop {
		*equals(value) {
			if (value instanceof EmptyDrop) return false;
			value = yield toValue(value);
			if (isString(value) || isArray(value)) return value.length === 0;
			if (isObject(value)) return Object.keys(value).length === 0;
			return false;
		}
		gt() {
			return false;
		}
		geq() {
			return false;
		}
		lt() {
			return false;
		}
		leq() {
			return false;
		}
		valueOf() {
			return "";
		}
		static is(value) {
			return value instanceof EmptyDrop;
		}
	};
	var BlankDrop = class BlankDrop extends EmptyDrop {
		*equals(value) {
			if (value === false) return true;
			if (isNil(yield toValue(value))) return true;
			if (isString(value)) return /^\s*$/.test(value);
			return yield super.equals(value);
		}
		static is(value) {
			return value instanceof BlankDrop;
		}
	};
	var ForloopDrop = class extends Drop {
		constructor(length, collection, variable) {
			super();
			this.i = 0;
			this.length = length;
			this.name = `${variable}-${collection}`;
		}
		next() {
			this.i++;
		}
		index0() {
			return this.i;
		}
		index() {
			return this.i + 1;
		}
		first() {
			return this.i === 0;
		}
		last() {
			return this.i === this.length - 1;
		}
		rindex() {
			return this.length - this.i;
		}
		rindex0() {
			return this.length - this.i - 1;
		}
		valueOf() {
			return JSON.stringify(this);
		}
	};
	var SimpleEmitter = class {
		constructor() {
			this.buffer = "";
		}
		write(html) {
			this.buffer += stringify(html);
		}
	};
	var StreamedEmitter = class {
		constructor() {
			this.buffer = "";
			this.stream = new stream.PassThrough();
		}
		write(html) {
			this.stream.write(stringify(html));
		}
		error(err) {
			this.stream.emit("error", err);
		}
		end() {
			this.stream.end();
		}
	};
	var KeepingTypeEmitter = class {
		constructor() {
			this.buffer = "";
		}
		write(html) {
			html = toValue(html);
			if (typeof html !== "string" && this.buffer === "") this.buffer = html;
			else this.buffer = stringify(this.buffer) + stringify(html);
		}
	};
	var BlockDrop = class extends Drop {
		constructor(superBlockRender = () => "") {
			super();
			this.superBlockRender = superBlockRender;
		}
		*super() {
			const emitter = new SimpleEmitter();
			yield this.superBlockRender(emitter);
			return emitter.buffer;
		}
	};
	function isComparable(arg) {
		return arg && isFunction(arg.equals) && isFunction(arg.gt) && isFunction(arg.geq) && isFunction(arg.lt) && isFunction(arg.leq);
	}
	const nil = new NullDrop();
	const literalValues = {
		"true": true,
		"false": false,
		"nil": nil,
		"null": nil,
		"empty": new EmptyDrop(),
		"blank": new BlankDrop()
	};
	const trieCache = /* @__PURE__ */ new WeakMap();
	function createTrie(input) {
		const cached = trieCache.get(input);
		if (cached) return cached;
		const trie = {};
		for (const [name, data] of Object.entries(input)) {
			let node = trie;
			for (let i = 0; i < name.length; i++) {
				const c = name[i];
				node[c] = node[c] || {};
				if (i === name.length - 1 && isWord(name[i])) node[c].needBoundary = true;
				node = node[c];
			}
			node.data = data;
			node.end = true;
		}
		trieCache.set(input, trie);
		return trie;
	}
	function toLiquidAsync(asyncFn, syncFn) {
		const syncImpl = syncFn || asyncFn;
		return (sync, ...args) => {
			return sync ? syncImpl(...args) : asyncFn(...args);
		};
	}
	async function toPromise(val) {
		if (!isIterator(val)) return val;
		let value;
		let done = false;
		let next = "next";
		do {
			const state = val[next](value);
			done = !!state.done;
			value = state.value;
			next = "next";
			try {
				if (isIterator(value)) value = toPromise(value);
				if (isPromise(value)) value = await value;
			} catch (err) {
				next = "throw";
				value = err;
			}
		} while (!done);
		return value;
	}
	function toValueSync(val) {
		if (!isIterator(val)) return val;
		let value;
		let done = false;
		let next = "next";
		do {
			const state = val[next](value);
			done = !!state.done;
			value = state.value;
			next = "next";
			if (isIterator(value)) try {
				value = toValueSync(value);
			} catch (err) {
				next = "throw";
				value = err;
			}
		} while (!done);
		return value;
	}
	const rFormat = /%([-_0^#:]+)?(\d+)?([EO])?(.)/;
	function daysInMonth(d) {
		return [
			31,
			isLeapYear(d) ? 29 : 28,
			31,
			30,
			31,
			30,
			31,
			31,
			30,
			31,
			30,
			31
		];
	}
	function getDayOfYear(d) {
		let num = 0;
		for (let i = 0; i < d.getMonth(); ++i) num += daysInMonth(d)[i];
		return num + d.getDate();
	}
	function getWeekOfYear(d, startDay) {
		const daysSinceStartDay = (d.getDay() - startDay + 7) % 7;
		return String(Math.floor((getDayOfYear(d) - 1 - daysSinceStartDay + 7) / 7));
	}
	function isLeapYear(d) {
		const year = d.getFullYear();
		return !!((year & 3) === 0 && (year % 100 || year % 400 === 0 && year));
	}
	function ordinal(d) {
		const date = d.getDate();
		if ([
			11,
			12,
			13
		].includes(date)) return "th";
		switch (date % 10) {
			case 1: return "st";
			case 2: return "nd";
			case 3: return "rd";
			default: return "th";
		}
	}
	function century(d) {
		return Math.floor(d.getFullYear() / 100);
	}
	const padWidths = {
		C: 2,
		d: 2,
		e: 2,
		H: 2,
		I: 2,
		j: 3,
		k: 2,
		l: 2,
		L: 3,
		m: 2,
		M: 2,
		S: 2,
		U: 2,
		W: 2,
		y: 2,
		Y: 4
	};
	const padSpaceChars = /* @__PURE__ */ new Set("aAbBceklpP");
	function getTimezoneOffset(d, opts) {
		const nOffset = Math.abs(d.getTimezoneOffset());
		const h = Math.floor(nOffset / 60);
		const m = nOffset % 60;
		return (d.getTimezoneOffset() > 0 ? "-" : "+") + padStart(h, 2, "0") + (opts.flags[":"] ? ":" : "") + padStart(m, 2, "0");
	}
	const formatCodes = {
		a: (d) => d.getShortWeekdayName(),
		A: (d) => d.getLongWeekdayName(),
		b: (d) => d.getShortMonthName(),
		B: (d) => d.getLongMonthName(),
		c: (d) => d.toLocaleString(),
		C: (d) => century(d),
		d: (d) => d.getDate(),
		e: (d) => d.getDate(),
		H: (d) => d.getHours(),
		I: (d) => String(d.getHours() % 12 || 12),
		j: (d) => getDayOfYear(d),
		k: (d) => d.getHours(),
		l: (d) => String(d.getHours() % 12 || 12),
		L: (d) => d.getMilliseconds(),
		m: (d) => d.getMonth() + 1,
		M: (d) => d.getMinutes(),
		N: (d, opts) => {
			const width = Number(opts.width) || 9;
			const str = padStart(String(d.getMilliseconds()), 3, "0").slice(0, width);
			opts.memoryLimit?.use(width - str.length);
			return padEnd(str, width, "0");
		},
		p: (d) => d.getHours() < 12 ? "AM" : "PM",
		P: (d) => d.getHours() < 12 ? "am" : "pm",
		q: (d) => ordinal(d),
		s: (d) => Math.floor(d.dateValue() / 1e3),
		S: (d) => d.getSeconds(),
		u: (d) => d.getDay() || 7,
		U: (d) => getWeekOfYear(d, 0),
		w: (d) => d.getDay(),
		W: (d) => getWeekOfYear(d, 1),
		x: (d) => d.toLocaleDateString(),
		X: (d) => d.toLocaleTimeString(),
		y: (d) => (d.getFullYear() % 100 + 100) % 100,
		Y: (d) => d.getFullYear(),
		z: getTimezoneOffset,
		Z: (d, opts) => d.getTimeZoneName() || getTimezoneOffset(d, opts),
		"t": () => "	",
		"n": () => "\n",
		"%": () => "%"
	};
	formatCodes.h = formatCodes.b;
	function strftime(d, formatStr, memoryLimit) {
		let output = "";
		let remaining = formatStr;
		let match;
		while (match = rFormat.exec(remaining)) {
			output += remaining.slice(0, match.index);
			remaining = remaining.slice(match.index + match[0].length);
			output += format(d, match, memoryLimit);
		}
		return output + remaining;
	}
	function format(d, match, memoryLimit) {
		const [input, flagStr = "", width, modifier, conversion] = match;
		const convert = formatCodes[conversion];
		if (!convert) return input;
		const flags = {};
		for (const flag of flagStr) flags[flag] = true;
		let ret = String(convert(d, {
			flags,
			width,
			modifier,
			memoryLimit
		}));
		let padChar = padSpaceChars.has(conversion) ? " " : "0";
		let padWidth = Number(width) || padWidths[conversion] || 0;
		if (flags["^"]) ret = ret.toUpperCase();
		else if (flags["#"]) ret = changeCase(ret);
		if (flags["_"]) padChar = " ";
		else if (flags["0"]) padChar = "0";
		if (flags["-"]) padWidth = 0;
		memoryLimit?.use(Number(padWidth) - ret.length);
		if (padChar === "0" && ret[0] === "-") return "-" + padStart(ret.slice(1), padWidth - 1, padChar);
		return padStart(ret, padWidth, padChar);
	}
	function getDateTimeFormat() {
		return typeof Intl !== "undefined" ? Intl.DateTimeFormat : void 0;
	}
	const OneMinute = 6e4;
	const TIMEZONE_PATTERN = /([zZ]|([+-])(\d{2}):?(\d{2}))$/;
	const monthNames = [
		"January",
		"February",
		"March",
		"April",
		"May",
		"June",
		"July",
		"August",
		"September",
		"October",
		"November",
		"December"
	];
	const monthNamesShort = monthNames.map((name) => name.slice(0, 3));
	const dayNames = [
		"Sunday",
		"Monday",
		"Tuesday",
		"Wednesday",
		"Thursday",
		"Friday",
		"Saturday"
	];
	const dayNamesShort = dayNames.map((name) => name.slice(0, 3));
	var LiquidDate = class LiquidDate {
		constructor(init, locale, timezone) {
			this.locale = locale;
			this.DateTimeFormat = getDateTimeFormat();
			this.date = new Date(init);
			this.timezoneFixed = timezone !== void 0;
			if (timezone === void 0) timezone = this.date.getTimezoneOffset();
			this.timezoneOffset = isString(timezone) ? LiquidDate.getTimezoneOffset(timezone, this.date) : timezone;
			this.timezoneName = isString(timezone) ? timezone : "";
			const diff = (this.date.getTimezoneOffset() - this.timezoneOffset) * OneMinute;
			const time = this.date.getTime() + diff;
			this.displayDate = new Date(time);
		}
		getTime() {
			return this.displayDate.getTime();
		}
		dateValue() {
			return this.date.getTime();
		}
		getMilliseconds() {
			return this.displayDate.getMilliseconds();
		}
		getSeconds() {
			return this.displayDate.getSeconds();
		}
		getMinutes() {
			return this.displayDate.getMinutes();
		}
		getHours() {
			return this.displayDate.getHours();
		}
		getDay() {
			return this.displayDate.getDay();
		}
		getDate() {
			return this.displayDate.getDate();
		}
		getMonth() {
			return this.displayDate.getMonth();
		}
		getFullYear() {
			return this.displayDate.getFullYear();
		}
		toLocaleString(locale, init) {
			if (init?.timeZone) return this.date.toLocaleString(locale, init);
			return this.displayDate.toLocaleString(locale, init);
		}
		toLocaleTimeString(locale) {
			return this.displayDate.toLocaleTimeString(locale);
		}
		toLocaleDateString(locale) {
			return this.displayDate.toLocaleDateString(locale);
		}
		getTimezoneOffset() {
			return this.timezoneOffset;
		}
		getTimeZoneName() {
			if (this.timezoneFixed) return this.timezoneName;
			if (!this.DateTimeFormat) return;
			return this.DateTimeFormat().resolvedOptions().timeZone;
		}
		getLongMonthName() {
			return this.format({ month: "long" }) ?? monthNames[this.getMonth()];
		}
		getShortMonthName() {
			return this.format({ month: "short" }) ?? monthNamesShort[this.getMonth()];
		}
		getLongWeekdayName() {
			return this.format({ weekday: "long" }) ?? dayNames[this.displayDate.getDay()];
		}
		getShortWeekdayName() {
			return this.format({ weekday: "short" }) ?? dayNamesShort[this.displayDate.getDay()];
		}
		valid() {
			return !isNaN(this.getTime());
		}
		format(options) {
			return this.DateTimeFormat && this.DateTimeFormat(this.locale, options).format(this.displayDate);
		}
		static createDateFixedToTimezone(dateString, locale) {
			const m = dateString.match(TIMEZONE_PATTERN);
			if (m && m[1] === "Z") return new LiquidDate(+new Date(dateString), locale, 0);
			if (m && m[2] && m[3] && m[4]) {
				const [, , sign, hours, minutes] = m;
				const offset = (sign === "+" ? -1 : 1) * (parseInt(hours, 10) * 60 + parseInt(minutes, 10));
				return new LiquidDate(+new Date(dateString), locale, offset);
			}
			return new LiquidDate(dateString, locale);
		}
		static getTimezoneOffset(timezoneName, date) {
			const localDateString = date.toLocaleString("en-US", { timeZone: timezoneName });
			const utcDateString = date.toLocaleString("en-US", { timeZone: "UTC" });
			const localDate = new Date(localDateString);
			return (+new Date(utcDateString) - +localDate) / 6e4;
		}
	};
	var Limiter = class {
		constructor(resource, limit) {
			this.base = 0;
			this.message = `${resource} limit exceeded`;
			this.limit = limit;
		}
		use(count) {
			if (+count > 0) {
				assert(this.base + +count <= this.limit, this.message);
				this.base += +count;
			}
		}
		check(count) {
			if (+count > 0) assert(+count <= this.limit, this.message);
		}
	};
	var DelimitedToken = class extends Token {
		constructor(kind, [contentBegin, contentEnd], input, begin, end, trimLeft, trimRight, file) {
			super(kind, input, begin, end, file);
			this.trimLeft = false;
			this.trimRight = false;
			const tl = input[contentBegin] === "-";
			const tr = input[contentEnd - 1] === "-";
			let l = tl ? contentBegin + 1 : contentBegin;
			let r = tr ? contentEnd - 1 : contentEnd;
			while (l < r && TYPES[input.charCodeAt(l)] & BLANK) l++;
			while (r > l && TYPES[input.charCodeAt(r - 1)] & BLANK) r--;
			this.contentRange = [l, r];
			this.trimLeft = tl || trimLeft;
			this.trimRight = tr || trimRight;
		}
		get content() {
			return this.input.slice(this.contentRange[0], this.contentRange[1]);
		}
	};
	var TagToken = class extends DelimitedToken {
		constructor(input, begin, end, options, file) {
			const { trimTagLeft, trimTagRight, tagDelimiterLeft, tagDelimiterRight } = options;
			const [valueBegin, valueEnd] = [begin + tagDelimiterLeft.length, end - tagDelimiterRight.length];
			super(exports.TokenKind.Tag, [valueBegin, valueEnd], input, begin, end, trimTagLeft, trimTagRight, file);
			this.tokenizer = new Tokenizer(input, options.operators, file, this.contentRange, options.groupedExpressions);
			this.name = this.tokenizer.readTagName();
			this.tokenizer.assert(this.name, `illegal tag syntax, tag name expected`);
			this.tokenizer.skipBlank();
			this.args = this.tokenizer.input.slice(this.tokenizer.p, this.contentRange[1]);
		}
	};
	var OutputToken = class extends DelimitedToken {
		constructor(input, begin, end, options, file) {
			const { trimOutputLeft, trimOutputRight, outputDelimiterLeft, outputDelimiterRight } = options;
			const valueRange = [begin + outputDelimiterLeft.length, end - outputDelimiterRight.length];
			super(exports.TokenKind.Output, valueRange, input, begin, end, trimOutputLeft, trimOutputRight, file);
		}
	};
	var HTMLToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.HTML, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.trimLeft = 0;
			this.trimRight = 0;
		}
		getContent() {
			return this.input.slice(this.begin + this.trimLeft, this.end - this.trimRight);
		}
	};
	var NumberToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Number, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.content = Number(this.getText());
		}
	};
	var IdentifierToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Word, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.content = this.getText();
		}
	};
	var LiteralToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Literal, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.literal = this.getText();
			this.content = literalValues[this.literal];
		}
	};
	const operatorPrecedences = {
		"==": 2,
		"!=": 2,
		">": 2,
		"<": 2,
		">=": 2,
		"<=": 2,
		"contains": 2,
		"not": 1,
		"and": 0,
		"or": 0
	};
	const operatorTypes = {
		"==": 0,
		"!=": 0,
		">": 0,
		"<": 0,
		">=": 0,
		"<=": 0,
		"contains": 0,
		"not": 1,
		"and": 0,
		"or": 0
	};
	var OperatorToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Operator, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.operator = this.getText();
		}
		getPrecedence() {
			return this.operator in operatorPrecedences ? operatorPrecedences[this.operator] : 1;
		}
	};
	var PropertyAccessToken = class extends Token {
		constructor(variable, props, input, begin, end, file) {
			super(exports.TokenKind.PropertyAccess, input, begin, end, file);
			this.variable = variable;
			this.props = props;
		}
	};
	var FilterToken = class extends Token {
		constructor(name, args, input, begin, end, file) {
			super(exports.TokenKind.Filter, input, begin, end, file);
			this.name = name;
			this.args = args;
		}
	};
	var HashToken = class extends Token {
		constructor(input, begin, end, name, value, file) {
			super(exports.TokenKind.Hash, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.name = name;
			this.value = value;
			this.file = file;
		}
	};
	const rHex = /[\da-fA-F]/;
	const rOct = /[0-7]/;
	const escapeChar = {
		b: "\b",
		f: "\f",
		n: "\n",
		r: "\r",
		t: "	",
		v: "\v"
	};
	function hexVal(c) {
		const code = c.charCodeAt(0);
		if (code >= 97) return code - 87;
		if (code >= 65) return code - 55;
		return code - 48;
	}
	function parseStringLiteral(str) {
		let ret = "";
		for (let i = 1; i < str.length - 1; i++) {
			if (str[i] !== "\\") {
				ret += str[i];
				continue;
			}
			if (escapeChar[str[i + 1]] !== void 0) ret += escapeChar[str[++i]];
			else if (str[i + 1] === "u") {
				let val = 0;
				let j = i + 2;
				while (j <= i + 5 && rHex.test(str[j])) val = val * 16 + hexVal(str[j++]);
				i = j - 1;
				ret += String.fromCharCode(val);
			} else if (!rOct.test(str[i + 1])) ret += str[++i];
			else {
				let j = i + 1;
				let val = 0;
				while (j <= i + 3 && rOct.test(str[j])) val = val * 8 + hexVal(str[j++]);
				i = j - 1;
				ret += String.fromCharCode(val);
			}
		}
		return ret;
	}
	var QuotedToken = class extends Token {
		constructor(input, begin, end, file) {
			super(exports.TokenKind.Quoted, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
			this.content = parseStringLiteral(this.getText());
		}
	};
	var RangeToken = class extends Token {
		constructor(input, begin, end, lhs, rhs, file) {
			super(exports.TokenKind.Range, input, begin, end, file);
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.lhs = lhs;
			this.rhs = rhs;
			this.file = file;
		}
	};
	var LiquidTagToken = class extends DelimitedToken {
		constructor(input, begin, end, options, file) {
			super(exports.TokenKind.Tag, [begin, end], input, begin, end, false, false, file);
			this.tokenizer = new Tokenizer(input, options.operators, file, this.contentRange, options.groupedExpressions);
			this.name = this.tokenizer.readTagName();
			this.tokenizer.assert(this.name, "illegal liquid tag syntax");
			this.tokenizer.skipBlank();
		}
		get args() {
			return this.tokenizer.input.slice(this.tokenizer.p, this.contentRange[1]);
		}
	};
	var FilteredValueToken = class extends Token {
		constructor(initial, filters, input, begin, end, file) {
			super(exports.TokenKind.FilteredValue, input, begin, end, file);
			this.initial = initial;
			this.filters = filters;
			this.input = input;
			this.begin = begin;
			this.end = end;
			this.file = file;
		}
	};
	const polyfill = { now: () => Date.now() };
	function getPerformance() {
		return typeof global === "object" && global.performance || typeof window === "object" && window.performance || polyfill;
	}
	var Render = class {
		renderTemplatesToNodeStream(templates, ctx) {
			const emitter = new StreamedEmitter();
			Promise.resolve().then(() => toPromise(this.renderTemplates(templates, ctx, emitter))).then(() => emitter.end(), (err) => emitter.error(err));
			return emitter.stream;
		}
		*renderTemplates(templates, ctx, emitter) {
			if (!emitter) emitter = ctx.opts.keepOutputType ? new KeepingTypeEmitter() : new SimpleEmitter();
			ctx.renderLimit.check(getPerformance().now());
			const errors = [];
			for (const tpl of templates) {
				ctx.renderLimit.check(getPerformance().now());
				try {
					const html = yield tpl.render(ctx, emitter);
					html && emitter.write(html);
					if (ctx.breakCalled || ctx.continueCalled) break;
				} catch (e) {
					const err = LiquidError.is(e) ? e : new RenderError(e, tpl);
					if (ctx.opts.catchAllErrors) errors.push(err);
					else throw err;
				}
			}
			if (errors.length) throw new LiquidErrors(errors);
			return emitter.buffer;
		}
	};
	function isKeyValuePair(arr) {
		return isArray(arr);
	}
	var Filter = class {
		constructor(token, options, liquid) {
			this.token = token;
			this.name = token.name;
			this.handler = isFunction(options) ? options : isFunction(options?.handler) ? options.handler : identify;
			this.raw = !isFunction(options) && !!options?.raw;
			this.args = token.args;
			this.liquid = liquid;
		}
		*render(value, context) {
			const argv = [];
			for (const arg of this.args) if (isKeyValuePair(arg)) argv.push([arg[0], yield evalToken(arg[1], context)]);
			else argv.push(yield evalToken(arg, context));
			return yield this.handler.apply({
				context,
				token: this.token,
				liquid: this.liquid
			}, [value, ...argv]);
		}
	};
	var Expression = class {
		constructor(tokens) {
			this.postfix = [...toPostfix(tokens)];
		}
		*evaluate(ctx, lenient) {
			assert(ctx, "unable to evaluate: context not defined");
			const operands = [];
			for (const token of this.postfix) if (isOperatorToken(token)) {
				const r = operands.pop();
				let result;
				if (operatorTypes[token.operator] === 1) result = yield ctx.opts.operators[token.operator](r, ctx);
				else {
					const l = operands.pop();
					result = yield ctx.opts.operators[token.operator](l, r, ctx);
				}
				operands.push(result);
			} else operands.push(yield evalToken(token, ctx, lenient));
			return operands[0];
		}
		valid() {
			return !!this.postfix.length;
		}
	};
	function* evalToken(token, ctx, lenient = false) {
		if (!token) return;
		if ("content" in token) return token.content;
		if (isPropertyAccessToken(token)) return yield evalPropertyAccessToken(token, ctx, lenient);
		if (isRangeToken(token)) return yield evalRangeToken(token, ctx);
		if (isFilteredValueToken(token)) return yield evalFilteredValueToken(token, ctx, lenient);
	}
	function* evalFilteredValueToken(token, ctx, lenient) {
		assert(ctx.liquid, "FilteredValueToken evaluation requires liquid instance in context");
		lenient = lenient || ctx.opts.lenientIf && token.filters.length > 0 && token.filters[0].name === "default";
		let val = yield token.initial.evaluate(ctx, lenient);
		for (const filterToken of token.filters) {
			const filterImpl = ctx.liquid.filters[filterToken.name];
			assert(filterImpl || !ctx.liquid.options.strictFilters, () => `undefined filter: ${filterToken.name}`);
			val = yield new Filter(filterToken, filterImpl, ctx.liquid).render(val, ctx);
		}
		return val;
	}
	function* evalTokenValue(token, ctx, lenient = false) {
		return yield toValue(yield evalToken(token, ctx, lenient));
	}
	function* evalPropertyAccessToken(token, ctx, lenient) {
		const props = [];
		for (const prop of token.props) props.push(yield evalTokenValue(prop, ctx, false));
		try {
			if (token.variable) {
				const variable = yield evalToken(token.variable, ctx, lenient);
				return yield ctx._getFromScope(variable, props);
			} else return yield ctx._get(props);
		} catch (e) {
			if (lenient && e.name === "InternalUndefinedVariableError") return null;
			throw new UndefinedVariableError(e, token);
		}
	}
	function evalQuotedToken(token) {
		return token.content;
	}
	function* evalRangeToken(token, ctx) {
		const low = yield evalTokenValue(token.lhs, ctx);
		const high = yield evalTokenValue(token.rhs, ctx);
		ctx.memoryLimit.use(high - low + 1);
		return range(+low, +high + 1);
	}
	function* toPostfix(tokens) {
		const ops = [];
		for (const token of tokens) if (isOperatorToken(token)) {
			while (ops.length && ops[ops.length - 1].getPrecedence() > token.getPrecedence()) yield ops.pop();
			ops.push(token);
		} else yield token;
		while (ops.length) yield ops.pop();
	}
	function isTruthy(val, ctx) {
		return !isFalsy(val, ctx);
	}
	function isFalsy(val, ctx) {
		val = toValue(val);
		if (ctx.opts.jsTruthy) return !val;
		else return val === false || void 0 === val || val === null;
	}
	const defaultOperators = {
		"==": function* (l, r) {
			return yield equals(l, r);
		},
		"!=": function* (l, r) {
			return !(yield equals(l, r));
		},
		">": function* (l, r) {
			if (isComparable(l)) return yield l.gt(r);
			if (isComparable(r)) return yield r.lt(l);
			return (yield toValue(l)) > (yield toValue(r));
		},
		"<": function* (l, r) {
			if (isComparable(l)) return yield l.lt(r);
			if (isComparable(r)) return yield r.gt(l);
			return (yield toValue(l)) < (yield toValue(r));
		},
		">=": function* (l, r) {
			if (isComparable(l)) return yield l.geq(r);
			if (isComparable(r)) return yield r.leq(l);
			return (yield toValue(l)) >= (yield toValue(r));
		},
		"<=": function* (l, r) {
			if (isComparable(l)) return yield l.leq(r);
			if (isComparable(r)) return yield r.geq(l);
			return (yield toValue(l)) <= (yield toValue(r));
		},
		"contains": function* (l, r) {
			l = yield toValue(l);
			if (isArray(l)) return yield arrayIncludes(l, r);
			if (isFunction(l?.indexOf)) return l.indexOf(yield toValue(r)) > -1;
			return false;
		},
		"not": function* (v, ctx) {
			return isFalsy(yield toValue(v), ctx);
		},
		"and": function* (l, r, ctx) {
			return isTruthy(yield toValue(l), ctx) && isTruthy(yield toValue(r), ctx);
		},
		"or": function* (l, r, ctx) {
			return isTruthy(yield toValue(l), ctx) || isTruthy(yield toValue(r), ctx);
		}
	};
	function* equals(lhs, rhs) {
		if (isComparable(lhs)) return yield lhs.equals(rhs);
		if (isComparable(rhs)) return yield rhs.equals(lhs);
		lhs = yield toValue(lhs);
		rhs = yield toValue(rhs);
		if (isArray(lhs)) return isArray(rhs) && (yield arrayEquals(lhs, rhs));
		return lhs === rhs;
	}
	function* arrayEquals(lhs, rhs) {
		if (lhs.length !== rhs.length) return false;
		for (let i = 0; i < lhs.length; i++) if (!(yield equals(lhs[i], rhs[i]))) return false;
		return true;
	}
	function* arrayIncludes(arr, item) {
		for (const value of arr) if (yield equals(value, item)) return true;
		return false;
	}
	var Node = class {
		constructor(key, value, next, prev) {
			this.key = key;
			this.value = value;
			this.next = next;
			this.prev = prev;
		}
	};
	var LRU = class {
		constructor(limit, size = 0) {
			this.limit = limit;
			this.size = size;
			this.cache = {};
			this.head = new Node("HEAD", null, null, null);
			this.tail = new Node("TAIL", null, null, null);
			this.head.next = this.tail;
			this.tail.prev = this.head;
		}
		write(key, value) {
			if (this.cache[key]) this.cache[key].value = value;
			else {
				const node = new Node(key, value, this.head.next, this.head);
				this.head.next.prev = node;
				this.head.next = node;
				this.cache[key] = node;
				this.size++;
				this.ensureLimit();
			}
		}
		read(key) {
			if (!this.cache[key]) return;
			const { value } = this.cache[key];
			this.remove(key);
			this.write(key, value);
			return value;
		}
		remove(key) {
			const node = this.cache[key];
			node.prev.next = node.next;
			node.next.prev = node.prev;
			delete this.cache[key];
			this.size--;
		}
		clear() {
			this.head.next = this.tail;
			this.tail.prev = this.head;
			this.size = 0;
			this.cache = {};
		}
		ensureLimit() {
			if (this.size > this.limit) this.remove(this.tail.prev.key);
		}
	};
	const requireResolve = (partial) => __require.resolve(partial, { paths: ["."] });
	const statAsync = promisify(fs$1.stat);
	const readFileAsync = promisify(fs$1.readFile);
	async function exists(filepath) {
		try {
			await statAsync(filepath);
			return true;
		} catch (err) {
			return false;
		}
	}
	function readFile(filepath) {
		return readFileAsync(filepath, "utf8");
	}
	function existsSync(filepath) {
		try {
			fs$1.statSync(filepath);
			return true;
		} catch (err) {
			return false;
		}
	}
	function readFileSync(filepath) {
		return fs$1.readFileSync(filepath, "utf8");
	}
	function resolve(root, file, ext) {
		if (!path.extname(file)) file += ext;
		return path.resolve(root, file);
	}
	function fallback(file) {
		try {
			return requireResolve(file);
		} catch (e) {}
	}
	function dirname(filepath) {
		return path.dirname(filepath);
	}
	const realpathAsync = promisify(fs$1.realpath);
	async function contains(root, file) {
		try {
			const realRoot = await realpathAsync(root);
			const realFile = await realpathAsync(file);
			const prefix = realRoot.endsWith(path.sep) ? realRoot : realRoot + path.sep;
			return realFile.startsWith(prefix);
		} catch {
			return false;
		}
	}
	function containsSync(root, file) {
		try {
			const realRoot = fs$1.realpathSync(root);
			const realFile = fs$1.realpathSync(file);
			const prefix = realRoot.endsWith(path.sep) ? realRoot : realRoot + path.sep;
			return realFile.startsWith(prefix);
		} catch {
			return false;
		}
	}
	var fs = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		exists,
		readFile,
		existsSync,
		readFileSync,
		resolve,
		fallback,
		dirname,
		contains,
		containsSync,
		sep: path.sep
	});
	function chargeJsonReplacerValue(memoryLimit, val) {
		if (typeof val === "string") memoryLimit.use(val.length);
		else if (val === null || typeof val === "number" || typeof val === "boolean") memoryLimit.use(JSON.stringify(val).length);
		else if (Array.isArray(val)) memoryLimit.use(val.length + 1);
		else if (typeof val === "object") memoryLimit.use(2);
	}
	function defaultFilter(value, defaultValue, ...args) {
		value = toValue(value);
		if (isArray(value) || isString(value)) return value.length ? value : defaultValue;
		if (value === false && new Map(args).get("allow_false")) return false;
		return isFalsy(value, this.context) ? defaultValue : value;
	}
	function json(value, space = 0) {
		const memoryLimit = this.context.memoryLimit;
		return JSON.stringify(value, (_key, val) => {
			chargeJsonReplacerValue(memoryLimit, val);
			return val;
		}, space);
	}
	function inspect(value, space = 0) {
		const memoryLimit = this.context.memoryLimit;
		const ancestors = [];
		return JSON.stringify(value, function(_key, value) {
			if (typeof value !== "object" || value === null) {
				chargeJsonReplacerValue(memoryLimit, value);
				return value;
			}
			while (ancestors.length > 0 && ancestors[ancestors.length - 1] !== this) ancestors.pop();
			if (ancestors.includes(value)) {
				memoryLimit.use(10);
				return "[Circular]";
			}
			ancestors.push(value);
			chargeJsonReplacerValue(memoryLimit, value);
			return value;
		}, space);
	}
	function to_integer(value) {
		return Number(value);
	}
	var misc = {
		default: defaultFilter,
		raw: {
			raw: true,
			handler: identify
		},
		jsonify: json,
		to_integer,
		json,
		inspect
	};
	const escapeMap = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&#34;",
		"'": "&#39;"
	};
	const unescapeMap = {
		"&amp;": "&",
		"&lt;": "<",
		"&gt;": ">",
		"&#34;": "\"",
		"&#39;": "'"
	};
	function escape(str) {
		str = stringify(str);
		this.context.memoryLimit.use(str.length);
		return str.replace(/&|<|>|"|'/g, (m) => escapeMap[m]);
	}
	function xml_escape(str) {
		return escape.call(this, str);
	}
	function unescape(str) {
		str = stringify(str);
		this.context.memoryLimit.use(str.length);
		return str.replace(/&(amp|lt|gt|#34|#39);/g, (m) => unescapeMap[m]);
	}
	function escape_once(str) {
		return escape.call(this, unescape.call(this, str));
	}
	function newline_to_br(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.replace(/\r?\n/gm, "<br />\n");
	}
	function strip_html(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		const blocks = /* @__PURE__ */ new Map([
			["<script", "<\/script>"],
			["<style", "</style>"],
			["<!--", "-->"],
			["<", ">"]
		]);
		let out = "";
		let i = 0;
		while (i < str.length) {
			const lt = str.indexOf("<", i);
			if (lt < 0) return out + str.slice(i);
			out += str.slice(i, lt);
			for (const [opener, closer] of blocks) {
				if (!str.startsWith(opener, lt)) continue;
				const e = str.indexOf(closer, lt + opener.length);
				if (e >= 0) {
					i = e + closer.length;
					break;
				}
				blocks.delete(opener);
			}
			if (i <= lt) return out + str.slice(lt);
		}
		return out;
	}
	var htmlFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		escape,
		xml_escape,
		escape_once,
		newline_to_br,
		strip_html
	});
	var MapFS = class {
		constructor(mapping) {
			this.mapping = mapping;
			this.sep = "/";
		}
		async exists(filepath) {
			return this.existsSync(filepath);
		}
		existsSync(filepath) {
			return !isNil(this.mapping[filepath]);
		}
		async readFile(filepath) {
			return this.readFileSync(filepath);
		}
		readFileSync(filepath) {
			const content = this.mapping[filepath];
			if (isNil(content)) throw new Error(`ENOENT: ${filepath}`);
			return content;
		}
		dirname(filepath) {
			const segments = filepath.split(this.sep);
			segments.pop();
			return segments.join(this.sep);
		}
		resolve(dir, file, ext) {
			file += ext;
			if (dir === ".") return file;
			const segments = dir.split(/\/+/);
			for (const segment of file.split(this.sep)) if (segment === "." || segment === "") continue;
			else if (segment === "..") {
				if (segments.length > 1 || segments[0] !== "") segments.pop();
			} else segments.push(segment);
			return segments.join(this.sep);
		}
	};
	const defaultOptions = {
		root: ["."],
		layouts: ["."],
		partials: ["."],
		relativeReference: true,
		jekyllInclude: false,
		keyValueSeparator: ":",
		cache: void 0,
		extname: "",
		fs,
		dynamicPartials: true,
		jsTruthy: false,
		dateFormat: "%A, %B %-e, %Y at %-l:%M %P %z",
		locale: "",
		trimTagRight: false,
		trimTagLeft: false,
		trimOutputRight: false,
		trimOutputLeft: false,
		greedy: true,
		tagDelimiterLeft: "{%",
		tagDelimiterRight: "%}",
		outputDelimiterLeft: "{{",
		outputDelimiterRight: "}}",
		preserveTimezones: false,
		strictFilters: false,
		strictVariables: false,
		ownPropertyOnly: true,
		lenientIf: false,
		globals: {},
		keepOutputType: false,
		operators: defaultOperators,
		groupedExpressions: false,
		memoryLimit: 1e400,
		parseLimit: 1e400,
		renderLimit: 1e400
	};
	function normalize(options) {
		if (options.hasOwnProperty("root")) {
			if (!options.hasOwnProperty("partials")) options.partials = options.root;
			if (!options.hasOwnProperty("layouts")) options.layouts = options.root;
		}
		if (options.hasOwnProperty("cache")) {
			let cache;
			if (typeof options.cache === "number") cache = options.cache > 0 ? new LRU(options.cache) : void 0;
			else if (typeof options.cache === "object") cache = options.cache;
			else cache = options.cache ? new LRU(1024) : void 0;
			options.cache = cache;
		}
		options = {
			...defaultOptions,
			...options.jekyllInclude ? { dynamicPartials: false } : {},
			...options
		};
		if ((!options.fs.dirname || !options.fs.sep) && options.relativeReference) {
			console.warn("[LiquidJS] `fs.dirname` and `fs.sep` are required for relativeReference, set relativeReference to `false` to suppress this warning");
			options.relativeReference = false;
		}
		options.root = normalizeDirectoryList(options.root);
		options.partials = normalizeDirectoryList(options.partials);
		options.layouts = normalizeDirectoryList(options.layouts);
		options.outputEscape = options.outputEscape && getOutputEscapeFunction(options.outputEscape);
		if (!options.locale) options.locale = getDateTimeFormat()?.().resolvedOptions().locale ?? "en-US";
		if (options.templates) {
			options.fs = new MapFS(options.templates);
			options.relativeReference = true;
			options.root = options.partials = options.layouts = ".";
		}
		return options;
	}
	function getOutputEscapeFunction(nameOrFunction) {
		if (nameOrFunction === "escape") return escape;
		if (nameOrFunction === "json") return misc.json;
		assert(isFunction(nameOrFunction), "`outputEscape` need to be of type string or function");
		return nameOrFunction;
	}
	function normalizeDirectoryList(value) {
		let list = [];
		if (isArray(value)) list = value;
		if (isString(value)) list = [value];
		return list;
	}
	function whiteSpaceCtrl(tokens, options) {
		let inRaw = false;
		for (let i = 0; i < tokens.length; i++) {
			const token = tokens[i];
			if (!isDelimitedToken(token)) continue;
			if (!inRaw && token.trimLeft) trimLeft(tokens[i - 1], options.greedy);
			if (isTagToken(token)) {
				if (token.name === "raw") inRaw = true;
				else if (token.name === "endraw") inRaw = false;
			}
			if (!inRaw && token.trimRight) trimRight(tokens[i + 1], options.greedy);
		}
	}
	function trimLeft(token, greedy) {
		if (!token || !isHTMLToken(token)) return;
		const mask = greedy ? BLANK : INLINE_BLANK;
		while (TYPES[token.input.charCodeAt(token.end - 1 - token.trimRight)] & mask) token.trimRight++;
	}
	function trimRight(token, greedy) {
		if (!token || !isHTMLToken(token)) return;
		const mask = greedy ? BLANK : INLINE_BLANK;
		while (TYPES[token.input.charCodeAt(token.begin + token.trimLeft)] & mask) token.trimLeft++;
		if (token.input.charAt(token.begin + token.trimLeft) === "\n") token.trimLeft++;
	}
	var Tokenizer = class {
		constructor(input, operators = defaultOptions.operators, file, range, groupedExpressions = false) {
			this.input = input;
			this.file = file;
			this.rawBeginAt = -1;
			this.p = range ? range[0] : 0;
			this.N = range ? range[1] : input.length;
			this.opTrie = createTrie(operators);
			this.literalTrie = createTrie(literalValues);
			this.groupedExpressions = groupedExpressions;
		}
		readExpression() {
			return new Expression(this.readExpressionTokens());
		}
		*readExpressionTokens() {
			while (this.p < this.N) {
				const operator = this.readOperator();
				if (operator) {
					yield operator;
					continue;
				}
				const operand = this.readValue();
				if (operand) {
					yield operand;
					continue;
				}
				return;
			}
		}
		readOperator() {
			this.skipBlank();
			const end = this.matchTrie(this.opTrie);
			if (end === -1) return;
			return new OperatorToken(this.input, this.p, this.p = end, this.file);
		}
		matchTrie(trie) {
			let node = trie;
			let i = this.p;
			let info;
			while (node[this.input[i]] && i < this.N) {
				node = node[this.input[i++]];
				if (node["end"]) info = node;
			}
			if (!info) return -1;
			if (info["needBoundary"] && isWord(this.peek(i - this.p))) return -1;
			return i;
		}
		readFilteredValue() {
			const begin = this.p;
			const initial = this.readExpression();
			this.assert(initial.valid(), `invalid value expression: ${this.snapshot()}`);
			const filters = this.readFilters();
			return new FilteredValueToken(initial, filters, this.input, begin, this.p, this.file);
		}
		readFilters() {
			const filters = [];
			while (true) {
				const filter = this.readFilter();
				if (!filter) return filters;
				filters.push(filter);
			}
		}
		readFilter() {
			this.skipBlank();
			if (this.end()) return null;
			if (this.peek() === ")" || this.peek() === ",") return null;
			this.assert(this.read() === "|", `expected "|" before filter`);
			const name = this.readIdentifier();
			if (!name.size()) {
				this.assert(this.end(), `expected filter name`);
				return null;
			}
			const args = [];
			this.skipBlank();
			if (this.peek() === ":") do {
				++this.p;
				const arg = this.readFilterArg();
				arg && args.push(arg);
				this.skipBlank();
				this.assert(this.end() || this.peek() === "," || this.peek() === "|" || this.peek() === ")", () => `unexpected character ${this.snapshot()}`);
			} while (this.peek() === ",");
			else if (this.peek() === "|" || this.peek() === ")" || this.peek() === "," || this.end());
			else throw this.error("expected \":\" after filter name");
			return new FilterToken(name.getText(), args, this.input, name.begin, this.p, this.file);
		}
		readFilterArg() {
			const key = this.readValue();
			if (!key) return;
			this.skipBlank();
			if (this.peek() !== ":") return key;
			++this.p;
			const value = this.readValue();
			return [key.getText(), value];
		}
		readTopLevelTokens(options = defaultOptions) {
			const tokens = [];
			while (this.p < this.N) {
				const token = this.readTopLevelToken(options);
				tokens.push(token);
			}
			whiteSpaceCtrl(tokens, options);
			return tokens;
		}
		readTopLevelToken(options) {
			const { tagDelimiterLeft, outputDelimiterLeft } = options;
			if (this.rawBeginAt > -1) return this.readEndrawOrRawContent(options);
			if (this.match(tagDelimiterLeft)) return this.readTagToken(options);
			if (this.match(outputDelimiterLeft)) return this.readOutputToken(options);
			return this.readHTMLToken([tagDelimiterLeft, outputDelimiterLeft]);
		}
		readHTMLToken(stopStrings) {
			const begin = this.p;
			while (this.p < this.N) {
				if (stopStrings.some((str) => this.match(str))) break;
				++this.p;
			}
			return new HTMLToken(this.input, begin, this.p, this.file);
		}
		readTagToken(options) {
			const { file, input } = this;
			const begin = this.p;
			if (this.readToDelimiter(options.tagDelimiterRight) === -1) throw this.error(`tag ${this.snapshot(begin)} not closed`, begin);
			const token = new TagToken(input, begin, this.p, options, file);
			if (token.name === "raw") this.rawBeginAt = begin;
			return token;
		}
		readToDelimiter(delimiter, respectQuoted = false) {
			this.skipBlank();
			while (this.p < this.N) {
				if (respectQuoted && this.peekType() & QUOTE) {
					this.readQuoted();
					continue;
				}
				++this.p;
				if (this.rmatch(delimiter)) return this.p;
			}
			return -1;
		}
		readOutputToken(options = defaultOptions) {
			const { file, input } = this;
			const { outputDelimiterRight } = options;
			const begin = this.p;
			if (this.readToDelimiter(outputDelimiterRight, true) === -1) throw this.error(`output ${this.snapshot(begin)} not closed`, begin);
			return new OutputToken(input, begin, this.p, options, file);
		}
		readEndrawOrRawContent(options) {
			const { tagDelimiterLeft, tagDelimiterRight } = options;
			const begin = this.p;
			let leftPos = this.readTo(tagDelimiterLeft) - tagDelimiterLeft.length;
			while (this.p < this.N) {
				if (this.readIdentifier().getText() !== "endraw") {
					leftPos = this.readTo(tagDelimiterLeft) - tagDelimiterLeft.length;
					continue;
				}
				while (this.p <= this.N) {
					if (this.rmatch(tagDelimiterRight)) {
						const end = this.p;
						if (begin === leftPos) {
							this.rawBeginAt = -1;
							return new TagToken(this.input, begin, end, options, this.file);
						} else {
							this.p = leftPos;
							return new HTMLToken(this.input, begin, leftPos, this.file);
						}
					}
					if (this.rmatch(tagDelimiterLeft)) break;
					this.p++;
				}
			}
			throw this.error(`raw ${this.snapshot(this.rawBeginAt)} not closed`, begin);
		}
		readLiquidTagTokens(options = defaultOptions) {
			const tokens = [];
			while (this.p < this.N) {
				const token = this.readLiquidTagToken(options);
				token && tokens.push(token);
			}
			return tokens;
		}
		readLiquidTagToken(options) {
			this.skipBlank();
			if (this.end()) return;
			const begin = this.p;
			this.readToDelimiter("\n");
			const end = this.p;
			return new LiquidTagToken(this.input, begin, end, options, this.file);
		}
		error(msg, pos = this.p) {
			return new TokenizationError(msg, new IdentifierToken(this.input, pos, this.N, this.file));
		}
		assert(pred, msg, pos) {
			if (!pred) throw this.error(typeof msg === "function" ? msg() : msg, pos);
		}
		snapshot(begin = this.p) {
			return JSON.stringify(ellipsis(this.input.slice(begin, this.N), 32));
		}
		readWord() {
			return this.readIdentifier();
		}
		readIdentifier() {
			this.skipBlank();
			const begin = this.p;
			while (!this.end() && isWord(this.peek())) ++this.p;
			return new IdentifierToken(this.input, begin, this.p, this.file);
		}
		readNonEmptyIdentifier() {
			const id = this.readIdentifier();
			return id.size() ? id : void 0;
		}
		readTagName() {
			this.skipBlank();
			if (this.input[this.p] === "#") return this.input.slice(this.p, ++this.p);
			return this.readIdentifier().getText();
		}
		readHashes(jekyllStyle) {
			const hashes = [];
			while (true) {
				const hash = this.readHash(jekyllStyle);
				if (!hash) return hashes;
				hashes.push(hash);
			}
		}
		readHash(jekyllStyle) {
			this.skipBlank();
			if (this.peek() === ",") ++this.p;
			const begin = this.p;
			const name = this.readNonEmptyIdentifier();
			if (!name) return;
			let value;
			this.skipBlank();
			const sep = isString(jekyllStyle) ? jekyllStyle : jekyllStyle ? "=" : ":";
			if (this.peek() === sep) {
				++this.p;
				value = this.readValue();
			}
			return new HashToken(this.input, begin, this.p, name, value, this.file);
		}
		remaining() {
			return this.input.slice(this.p, this.N);
		}
		advance(step = 1) {
			this.p += step;
		}
		end() {
			return this.p >= this.N;
		}
		read() {
			return this.input[this.p++];
		}
		readTo(end) {
			while (this.p < this.N) {
				++this.p;
				if (this.rmatch(end)) return this.p;
			}
			return -1;
		}
		readValue() {
			this.skipBlank();
			const begin = this.p;
			let variable = this.readLiteral() || this.readQuoted() || this.readNumber();
			if (!variable && this.peek() === "(") variable = this.readGroupOrRange();
			const props = this.readProperties(!variable);
			if (!props.length) return variable;
			return new PropertyAccessToken(variable, props, this.input, begin, this.p);
		}
		readScopeValue() {
			this.skipBlank();
			const begin = this.p;
			const props = this.readProperties();
			if (!props.length) return void 0;
			return new PropertyAccessToken(void 0, props, this.input, begin, this.p);
		}
		readProperties(isBegin = true) {
			const props = [];
			while (true) {
				if (this.peek() === "[") {
					this.p++;
					const prop = this.readValue() || new IdentifierToken(this.input, this.p, this.p, this.file);
					this.assert(this.readTo("]") !== -1, "[ not closed");
					props.push(prop);
					continue;
				}
				if (isBegin && !props.length) {
					const prop = this.readNonEmptyIdentifier();
					if (prop) {
						props.push(prop);
						continue;
					}
				}
				if (this.peek() === "." && this.peek(1) !== ".") {
					this.p++;
					const prop = this.readNonEmptyIdentifier();
					if (!prop) break;
					props.push(prop);
					continue;
				}
				break;
			}
			return props;
		}
		readNumber() {
			this.skipBlank();
			let decimalFound = false;
			let digitFound = false;
			let n = 0;
			if (this.peekType() & SIGN) n++;
			while (this.p + n <= this.N) if (this.peekType(n) & NUMBER) {
				digitFound = true;
				n++;
			} else if (this.peek(n) === "." && this.peek(n + 1) !== ".") {
				if (decimalFound || !digitFound) return;
				decimalFound = true;
				n++;
			} else break;
			if (digitFound && !isWord(this.peek(n))) {
				const num = new NumberToken(this.input, this.p, this.p + n, this.file);
				this.advance(n);
				return num;
			}
		}
		readLiteral() {
			this.skipBlank();
			const end = this.matchTrie(this.literalTrie);
			if (end === -1) return;
			const literal = new LiteralToken(this.input, this.p, end, this.file);
			this.p = end;
			return literal;
		}
		readGroupOrRange() {
			this.skipBlank();
			const begin = this.p;
			if (this.peek() !== "(") return;
			++this.p;
			const lhs = this.readValueOrThrow();
			this.skipBlank();
			if (this.peek() === "." && this.peek(1) === ".") {
				this.p += 2;
				const rhs = this.readValueOrThrow();
				this.skipBlank();
				this.assert(this.read() === ")", "invalid range syntax");
				return new RangeToken(this.input, begin, this.p, lhs, rhs, this.file);
			}
			if (this.groupedExpressions) {
				const initial = new Expression([lhs, ...this.readExpressionTokens()]);
				this.assert(initial.valid(), () => `invalid value expression: ${this.snapshot()}`);
				const filters = this.readFilters();
				this.skipBlank();
				this.assert(this.read() === ")", "unbalanced parentheses");
				return new FilteredValueToken(initial, filters, this.input, begin, this.p, this.file);
			}
			throw this.error("invalid range syntax");
		}
		readValueOrThrow() {
			const value = this.readValue();
			this.assert(value, () => `unexpected token ${this.snapshot()}, value expected`);
			return value;
		}
		readQuoted() {
			this.skipBlank();
			const begin = this.p;
			if (!(this.peekType() & QUOTE)) return;
			++this.p;
			let escaped = false;
			while (this.p < this.N) {
				++this.p;
				if (this.input[this.p - 1] === this.input[begin] && !escaped) break;
				if (escaped) escaped = false;
				else if (this.input[this.p - 1] === "\\") escaped = true;
			}
			return new QuotedToken(this.input, begin, this.p, this.file);
		}
		*readFileNameTemplate(options) {
			const { outputDelimiterLeft } = options;
			const htmlStopStrings = [
				",",
				" ",
				"\r",
				"\n",
				"	",
				outputDelimiterLeft
			];
			const htmlStopStringSet = new Set(htmlStopStrings);
			while (this.p < this.N && !htmlStopStringSet.has(this.peek())) yield this.match(outputDelimiterLeft) ? this.readOutputToken(options) : this.readHTMLToken(htmlStopStrings);
		}
		match(word) {
			for (let i = 0; i < word.length; i++) if (word[i] !== this.input[this.p + i]) return false;
			return true;
		}
		rmatch(pattern) {
			for (let i = 0; i < pattern.length; i++) if (pattern[pattern.length - 1 - i] !== this.input[this.p - 1 - i]) return false;
			return true;
		}
		peekType(n = 0) {
			return this.p + n >= this.N ? 0 : TYPES[this.input.charCodeAt(this.p + n)];
		}
		peek(n = 0) {
			return this.p + n >= this.N ? "" : this.input[this.p + n];
		}
		skipBlank() {
			while (this.peekType() & BLANK) ++this.p;
		}
	};
	var ParseStream = class {
		constructor(tokens, parseToken) {
			this.handlers = {};
			this.stopRequested = false;
			this.tokens = tokens;
			this.parseToken = parseToken;
		}
		on(name, cb) {
			this.handlers[name] = cb;
			return this;
		}
		trigger(event, arg) {
			const h = this.handlers[event];
			return h ? (h.call(this, arg), true) : false;
		}
		start() {
			this.trigger("start");
			let token;
			while (!this.stopRequested && (token = this.tokens.shift())) {
				if (this.trigger("token", token)) continue;
				if (isTagToken(token) && this.trigger(`tag:${token.name}`, token)) continue;
				const template = this.parseToken(token, this.tokens);
				this.trigger("template", template);
			}
			if (!this.stopRequested) this.trigger("end");
			return this;
		}
		stop() {
			this.stopRequested = true;
			return this;
		}
	};
	var TemplateImpl = class {
		constructor(token) {
			this.token = token;
		}
	};
	var Tag = class extends TemplateImpl {
		constructor(token, remainTokens, liquid) {
			super(token);
			this.name = token.name;
			this.liquid = liquid;
			this.tokenizer = token.tokenizer;
		}
	};
	var Hash = class {
		constructor(input, jekyllStyle) {
			this.hash = {};
			const tokenizer = input instanceof Tokenizer ? input : new Tokenizer(input, {});
			for (const hash of tokenizer.readHashes(jekyllStyle)) this.hash[hash.name.content] = hash.value;
		}
		*render(ctx) {
			const hash = {};
			for (const key of Object.keys(this.hash)) hash[key] = this.hash[key] === void 0 ? true : yield evalToken(this.hash[key], ctx);
			return hash;
		}
	};
	function createTagClass(options) {
		return class extends Tag {
			constructor(token, tokens, liquid) {
				super(token, tokens, liquid);
				if (isFunction(options.parse)) options.parse.call(this, token, tokens);
			}
			*render(ctx, emitter) {
				const hash = yield new Hash(this.token.args, ctx.opts.keyValueSeparator).render(ctx);
				return yield options.render.call(this, ctx, emitter, hash);
			}
		};
	}
	var Value = class {
		constructor(input, liquid) {
			this.filters = [];
			const token = typeof input === "string" ? new Tokenizer(input, liquid.options.operators, void 0, void 0, liquid.options.groupedExpressions).readFilteredValue() : input;
			this.initial = token.initial;
			this.filters = token.filters.map((token) => new Filter(token, this.getFilter(liquid, token.name), liquid));
		}
		*value(ctx, lenient) {
			lenient = lenient || ctx.opts.lenientIf && this.filters.length > 0 && this.filters[0].name === "default";
			let val = yield this.initial.evaluate(ctx, lenient);
			for (const filter of this.filters) val = yield filter.render(val, ctx);
			return val;
		}
		getFilter(liquid, name) {
			const impl = liquid.filters[name];
			assert(impl || !liquid.options.strictFilters, () => `undefined filter: ${name}`);
			return impl;
		}
	};
	var Output = class extends TemplateImpl {
		constructor(token, liquid) {
			super(token);
			const tokenizer = new Tokenizer(token.input, liquid.options.operators, token.file, token.contentRange, liquid.options.groupedExpressions);
			this.value = new Value(tokenizer.readFilteredValue(), liquid);
			const filters = this.value.filters;
			const outputEscape = liquid.options.outputEscape;
			if (!filters[filters.length - 1]?.raw && outputEscape) {
				const token = new FilterToken(toString.call(outputEscape), [], "", 0, 0);
				filters.push(new Filter(token, outputEscape, liquid));
			}
		}
		*render(ctx, emitter) {
			const val = yield toValue(yield this.value.value(ctx, false));
			emitter.write(val);
		}
		*arguments() {
			yield this.value;
		}
	};
	var HTML = class extends TemplateImpl {
		constructor(token) {
			super(token);
			this.str = token.getContent();
		}
		*render(ctx, emitter) {
			emitter.write(this.str);
		}
	};
	var Variable = class Variable {
		constructor(segments, location) {
			this.segments = segments;
			this.location = location;
		}
		toString() {
			return segmentsString(this.segments, true);
		}
		toArray() {
			function* _visit(...segments) {
				for (const segment of segments) if (segment instanceof Variable) yield Array.from(_visit(...segment.segments));
				else yield segment;
			}
			return Array.from(_visit(...this.segments));
		}
	};
	var VariableMap = class {
		constructor() {
			this.map = /* @__PURE__ */ new Map();
		}
		get(key) {
			const k = segmentsString([key.segments[0]]);
			if (!this.map.has(k)) this.map.set(k, []);
			return this.map.get(k);
		}
		has(key) {
			return this.map.has(segmentsString([key.segments[0]]));
		}
		push(variable) {
			this.get(variable).push(variable);
		}
		asObject() {
			return Object.fromEntries(this.map);
		}
	};
	const defaultStaticAnalysisOptions = { partials: true };
	function* _analyze(templates, partials, sync) {
		const variables = new VariableMap();
		const globals = new VariableMap();
		const locals = new VariableMap();
		const rootScope = new DummyScope(/* @__PURE__ */ new Set());
		const seen = /* @__PURE__ */ new Set();
		function updateVariables(variable, scope) {
			variables.push(variable);
			const aliased = scope.alias(variable);
			if (aliased !== void 0) {
				const root = aliased.segments[0];
				if (isString(root) && !rootScope.has(root)) globals.push(aliased);
			} else {
				const root = variable.segments[0];
				if (isString(root) && !scope.has(root)) globals.push(variable);
			}
			for (const segment of variable.segments) if (segment instanceof Variable) updateVariables(segment, scope);
		}
		function* visit(template, scope) {
			if (template.arguments) for (const arg of template.arguments()) for (const variable of extractVariables(arg)) updateVariables(variable, scope);
			if (template.localScope) for (const ident of template.localScope()) {
				scope.add(ident.content);
				scope.deleteAlias(ident.content);
				const [row, col] = ident.getPosition();
				locals.push(new Variable([ident.content], {
					row,
					col,
					file: ident.file
				}));
			}
			if (template.children) {
				if (template.partialScope) {
					const partial = template.partialScope();
					if (partial === void 0) {
						for (const child of yield template.children(partials, sync)) yield visit(child, scope);
						return;
					}
					if (seen.has(partial.name)) return;
					const partialScopeNames = /* @__PURE__ */ new Set();
					const partialScope = partial.isolated ? new DummyScope(partialScopeNames) : scope.push(partialScopeNames);
					for (const name of partial.scope) if (isString(name)) partialScopeNames.add(name);
					else {
						const [alias, argument] = name;
						partialScopeNames.add(alias);
						const variables = Array.from(extractVariables(argument));
						if (variables.length) partialScope.setAlias(alias, variables[0].segments);
					}
					for (const child of yield template.children(partials, sync)) {
						yield visit(child, partialScope);
						seen.add(partial.name);
					}
					partialScope.pop();
				} else {
					if (template.blockScope) scope.push(new Set(template.blockScope()));
					for (const child of yield template.children(partials, sync)) yield visit(child, scope);
					if (template.blockScope) scope.pop();
				}
			}
		}
		for (const template of templates) yield visit(template, rootScope);
		return {
			variables: variables.asObject(),
			globals: globals.asObject(),
			locals: locals.asObject()
		};
	}
	function analyze(template, options = {}) {
		return toPromise(_analyze(template, {
			...defaultStaticAnalysisOptions,
			...options
		}.partials, false));
	}
	function analyzeSync(template, options = {}) {
		return toValueSync(_analyze(template, {
			...defaultStaticAnalysisOptions,
			...options
		}.partials, true));
	}
	var DummyScope = class {
		constructor(globals) {
			this.stack = [{
				names: globals,
				aliases: /* @__PURE__ */ new Map()
			}];
		}
		has(name) {
			for (const scope of this.stack) if (scope.names.has(name)) return true;
			return false;
		}
		push(scope) {
			this.stack.push({
				names: scope,
				aliases: /* @__PURE__ */ new Map()
			});
			return this;
		}
		pop() {
			return this.stack.pop()?.names;
		}
		add(name) {
			this.stack[0].names.add(name);
		}
		alias(variable) {
			const root = variable.segments[0];
			if (!isString(root)) return void 0;
			const alias = this.getAlias(root);
			if (alias === void 0) return void 0;
			return new Variable([...alias, ...variable.segments.slice(1)], variable.location);
		}
		setAlias(from, to) {
			this.stack[this.stack.length - 1].aliases.set(from, to);
		}
		deleteAlias(name) {
			this.stack[this.stack.length - 1].aliases.delete(name);
		}
		getAlias(name) {
			for (const scope of this.stack) {
				if (scope.aliases.has(name)) return scope.aliases.get(name);
				if (scope.names.has(name)) return;
			}
		}
	};
	function* extractVariables(value) {
		if (isValueToken(value)) yield* extractValueTokenVariables(value);
		else if (value instanceof Value) yield* extractFilteredValueVariables(value);
	}
	function* extractFilteredValueVariables(value) {
		for (const token of value.initial.postfix) if (isValueToken(token)) yield* extractValueTokenVariables(token);
		for (const filter of value.filters) for (const arg of filter.args) if (isKeyValuePair(arg) && arg[1]) yield* extractValueTokenVariables(arg[1]);
		else if (isValueToken(arg)) yield* extractValueTokenVariables(arg);
	}
	function* extractValueTokenVariables(token) {
		if (isRangeToken(token)) {
			yield* extractValueTokenVariables(token.lhs);
			yield* extractValueTokenVariables(token.rhs);
		} else if (isFilteredValueToken(token)) yield* extractGroupedExpressionTokenVariables(token);
		else if (isPropertyAccessToken(token)) yield extractPropertyAccessVariable(token);
	}
	function* extractGroupedExpressionTokenVariables(token) {
		if (!isFilteredValueToken(token)) return;
		for (const t of token.initial.postfix) if (isValueToken(t)) yield* extractValueTokenVariables(t);
		for (const filter of token.filters) for (const arg of filter.args) if (isKeyValuePair(arg) && arg[1]) yield* extractValueTokenVariables(arg[1]);
		else if (isValueToken(arg)) yield* extractValueTokenVariables(arg);
	}
	function extractPropertyAccessVariable(token) {
		const segments = [];
		let file = token.file;
		const root = token.props[0];
		file = file || root.file;
		if (isQuotedToken(root) || isNumberToken(root) || isWordToken(root)) segments.push(root.content);
		else if (isPropertyAccessToken(root)) segments.push(...extractPropertyAccessVariable(root).segments);
		for (const prop of token.props.slice(1)) {
			file = file || prop.file;
			if (isQuotedToken(prop) || isNumberToken(prop) || isWordToken(prop)) segments.push(prop.content);
			else if (isPropertyAccessToken(prop)) segments.push(extractPropertyAccessVariable(prop));
		}
		const [row, col] = token.getPosition();
		return new Variable(segments, {
			row,
			col,
			file
		});
	}
	const RE_PROPERTY = /^[\u0080-\uFFFFa-zA-Z_][\u0080-\uFFFFa-zA-Z0-9_-]*$/;
	function segmentsString(segments, bracketedRoot = false) {
		const buf = [];
		const root = segments[0];
		if (isString(root)) {
			if (!bracketedRoot || root.match(RE_PROPERTY)) buf.push(`${root}`);
			else buf.push(`['${root}']`);
		}
		for (const segment of segments.slice(1)) if (segment instanceof Variable) buf.push(`[${segmentsString(segment.segments)}]`);
		else if (isString(segment)) {
			if (segment.match(RE_PROPERTY)) buf.push(`.${segment}`);
			else buf.push(`['${segment}']`);
		} else buf.push(`[${segment}]`);
		return buf.join("");
	}
	(function(LookupType) {
		LookupType["Partials"] = "partials";
		LookupType["Layouts"] = "layouts";
		LookupType["Root"] = "root";
	})(exports.LookupType || (exports.LookupType = {}));
	var Loader = class {
		constructor(options) {
			this.options = options;
			if (options.relativeReference) {
				const sep = options.fs.sep;
				assert(sep, "`fs.sep` is required for relative reference");
				const prefixes = [
					"." + sep,
					".." + sep,
					"./",
					"../"
				];
				this.shouldLoadRelative = (referencedFile) => prefixes.some((prefix) => referencedFile.startsWith(prefix));
			} else this.shouldLoadRelative = (_referencedFile) => false;
			const fs = options.fs;
			this.contains = toLiquidAsync(fs.contains?.bind(fs) || (async () => true), fs.containsSync?.bind(fs) || (() => true));
			this.exists = toLiquidAsync(fs.exists?.bind(fs) || (async () => false), fs.existsSync?.bind(fs));
		}
		*lookup(file, type, sync, currentFile) {
			const dirs = this.options[type];
			for (const filepath of this.candidates(file, dirs, currentFile)) {
				let allowed = false;
				for (const dir of dirs) if (yield this.contains(!!sync, dir, filepath)) {
					allowed = true;
					break;
				}
				if (!allowed) continue;
				if (yield this.exists(!!sync, filepath)) return filepath;
			}
			throw this.lookupError(file, dirs);
		}
		*candidates(file, dirs, currentFile) {
			const { fs, extname } = this.options;
			if (this.shouldLoadRelative(file) && currentFile) yield fs.resolve(this.dirname(currentFile), file, extname);
			for (const dir of dirs) yield fs.resolve(dir, file, extname);
			if (fs.fallback !== void 0) {
				const filepath = fs.fallback(file);
				if (filepath !== void 0) yield filepath;
			}
		}
		dirname(path) {
			const fs = this.options.fs;
			assert(fs.dirname, "`fs.dirname` is required for relative reference");
			return fs.dirname(path);
		}
		lookupError(file, roots) {
			const err = /* @__PURE__ */ new Error("ENOENT");
			err.message = `ENOENT: Failed to lookup "${file}" in "${roots}"`;
			err.code = "ENOENT";
			return err;
		}
	};
	var Parser = class {
		constructor(liquid) {
			this.liquid = liquid;
			this.cache = this.liquid.options.cache;
			this.fs = this.liquid.options.fs;
			this.parseFile = this.cache ? this._parseFileCached : this._parseFile;
			this.loader = new Loader(this.liquid.options);
			this.parseLimit = new Limiter("parse length", liquid.options.parseLimit);
			this.readFile = toLiquidAsync(this.fs.readFile?.bind(this.fs) || (async () => {
				throw new Error("readFile not implemented");
			}), this.fs.readFileSync?.bind(this.fs));
		}
		parse(html, filepath) {
			html = String(html);
			this.parseLimit.use(html.length);
			const tokens = new Tokenizer(html, this.liquid.options.operators, filepath, void 0, this.liquid.options.groupedExpressions).readTopLevelTokens(this.liquid.options);
			return this.parseTokens(tokens);
		}
		parseTokens(tokens) {
			let token;
			const templates = [];
			const errors = [];
			while (token = tokens.shift()) try {
				templates.push(this.parseToken(token, tokens));
			} catch (err) {
				if (this.liquid.options.catchAllErrors) errors.push(err);
				else throw err;
			}
			if (errors.length) throw new LiquidErrors(errors);
			return templates;
		}
		parseToken(token, remainTokens) {
			try {
				if (isTagToken(token)) {
					const TagClass = this.liquid.tags[token.name];
					assert(TagClass, `tag "${token.name}" not found`);
					return new TagClass(token, remainTokens, this.liquid, this);
				}
				if (isOutputToken(token)) return new Output(token, this.liquid);
				return new HTML(token);
			} catch (e) {
				if (LiquidError.is(e)) throw e;
				throw new ParseError(e, token);
			}
		}
		parseStream(tokens) {
			return new ParseStream(tokens, (token, tokens) => this.parseToken(token, tokens));
		}
		*_parseFileCached(file, sync, type = exports.LookupType.Root, currentFile) {
			const cache = this.cache;
			const key = this.loader.shouldLoadRelative(file) ? currentFile + "," + file : type + ":" + file;
			const tpls = yield cache.read(key);
			if (tpls) return tpls;
			const task = this._parseFile(file, sync, type, currentFile);
			const taskOrTpl = sync ? yield task : toPromise(task);
			cache.write(key, taskOrTpl);
			try {
				return yield taskOrTpl;
			} catch (err) {
				cache.remove(key);
				throw err;
			}
		}
		*_parseFile(file, sync, type = exports.LookupType.Root, currentFile) {
			const filepath = yield this.loader.lookup(file, type, sync, currentFile);
			return this.parse(yield this.readFile(!!sync, filepath), filepath);
		}
	};
	(function(TokenKind) {
		TokenKind[TokenKind["Number"] = 1] = "Number";
		TokenKind[TokenKind["Literal"] = 2] = "Literal";
		TokenKind[TokenKind["Tag"] = 4] = "Tag";
		TokenKind[TokenKind["Output"] = 8] = "Output";
		TokenKind[TokenKind["HTML"] = 16] = "HTML";
		TokenKind[TokenKind["Filter"] = 32] = "Filter";
		TokenKind[TokenKind["Hash"] = 64] = "Hash";
		TokenKind[TokenKind["PropertyAccess"] = 128] = "PropertyAccess";
		TokenKind[TokenKind["Word"] = 256] = "Word";
		TokenKind[TokenKind["Range"] = 512] = "Range";
		TokenKind[TokenKind["Quoted"] = 1024] = "Quoted";
		TokenKind[TokenKind["Operator"] = 2048] = "Operator";
		TokenKind[TokenKind["FilteredValue"] = 4096] = "FilteredValue";
		TokenKind[TokenKind["GroupedExpression"] = 8192] = "GroupedExpression";
		TokenKind[TokenKind["Delimited"] = 12] = "Delimited";
	})(exports.TokenKind || (exports.TokenKind = {}));
	function isDelimitedToken(val) {
		return !!(getKind(val) & exports.TokenKind.Delimited);
	}
	function isOperatorToken(val) {
		return getKind(val) === exports.TokenKind.Operator;
	}
	function isHTMLToken(val) {
		return getKind(val) === exports.TokenKind.HTML;
	}
	function isOutputToken(val) {
		return getKind(val) === exports.TokenKind.Output;
	}
	function isTagToken(val) {
		return getKind(val) === exports.TokenKind.Tag;
	}
	function isQuotedToken(val) {
		return getKind(val) === exports.TokenKind.Quoted;
	}
	function isLiteralToken(val) {
		return getKind(val) === exports.TokenKind.Literal;
	}
	function isNumberToken(val) {
		return getKind(val) === exports.TokenKind.Number;
	}
	function isPropertyAccessToken(val) {
		return getKind(val) === exports.TokenKind.PropertyAccess;
	}
	function isWordToken(val) {
		return getKind(val) === exports.TokenKind.Word;
	}
	function isRangeToken(val) {
		return getKind(val) === exports.TokenKind.Range;
	}
	function isFilteredValueToken(val) {
		return getKind(val) === exports.TokenKind.FilteredValue;
	}
	function isValueToken(val) {
		return (getKind(val) & 5763) > 0;
	}
	function getKind(val) {
		return val ? val.kind : -1;
	}
	var typeGuards = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		isDelimitedToken,
		isOperatorToken,
		isHTMLToken,
		isOutputToken,
		isTagToken,
		isQuotedToken,
		isLiteralToken,
		isNumberToken,
		isPropertyAccessToken,
		isWordToken,
		isRangeToken,
		isFilteredValueToken,
		isValueToken
	});
	var __assign = function() {
		__assign = Object.assign || function __assign(t) {
			for (var s, i = 1, n = arguments.length; i < n; i++) {
				s = arguments[i];
				for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
			}
			return t;
		};
		return __assign.apply(this, arguments);
	};
	function createScope(from) {
		const scope = Object.create(null);
		if (from) Object.assign(scope, from);
		return scope;
	}
	var Context = class Context {
		constructor(env = {}, opts = defaultOptions, renderOptions = {}, { memoryLimit, renderLimit, liquid } = {}) {
			this.scopes = [createScope()];
			this.registers = {};
			this.breakCalled = false;
			this.continueCalled = false;
			this.sync = !!renderOptions.sync;
			this.opts = opts;
			this.globals = renderOptions.globals ?? opts.globals;
			this.environments = isObject(env) ? env : Object(env);
			this.strictVariables = renderOptions.strictVariables ?? this.opts.strictVariables;
			this.ownPropertyOnly = renderOptions.ownPropertyOnly ?? opts.ownPropertyOnly;
			this.memoryLimit = memoryLimit ?? new Limiter("memory alloc", renderOptions.memoryLimit ?? opts.memoryLimit);
			this.renderLimit = renderLimit ?? new Limiter("template render", getPerformance().now() + (renderOptions.renderLimit ?? opts.renderLimit));
			this.liquid = liquid;
		}
		getRegister(key, defaultValue = void 0) {
			return this.registers[key] = this.registers[key] || defaultValue;
		}
		setRegister(key, value) {
			return this.registers[key] = value;
		}
		saveRegister(...keys) {
			return keys.map((key) => [key, this.getRegister(key)]);
		}
		restoreRegister(keyValues) {
			return keyValues.forEach(([key, value]) => this.setRegister(key, value));
		}
		getAll() {
			return [
				this.globals,
				this.environments,
				...this.scopes
			].reduce((ctx, val) => __assign(ctx, val), {});
		}
		get(paths) {
			return this.getSync(paths);
		}
		getSync(paths) {
			return toValueSync(this._get(paths));
		}
		*_get(paths) {
			const scope = this.findScope(paths[0]);
			return yield this._getFromScope(scope, paths);
		}
		getFromScope(scope, paths) {
			return toValueSync(this._getFromScope(scope, paths));
		}
		*_getFromScope(scope, paths, strictVariables = this.strictVariables) {
			if (isString(paths)) paths = paths.split(".");
			for (let i = 0; i < paths.length; i++) {
				scope = yield this.readProperty(scope, paths[i]);
				if (strictVariables && isUndefined(scope)) throw new InternalUndefinedVariableError(paths.slice(0, i + 1).join("."));
			}
			return scope;
		}
		push(ctx) {
			return this.scopes.push(ctx);
		}
		pop() {
			return this.scopes.pop();
		}
		bottom() {
			return this.scopes[0];
		}
		spawn(scope = {}) {
			return new Context(scope, this.opts, {
				sync: this.sync,
				globals: this.globals,
				strictVariables: this.strictVariables,
				ownPropertyOnly: this.ownPropertyOnly
			}, {
				renderLimit: this.renderLimit,
				memoryLimit: this.memoryLimit,
				liquid: this.liquid
			});
		}
		findScope(key) {
			for (let i = this.scopes.length - 1; i >= 0; i--) {
				const candidate = this.scopes[i];
				if (key in candidate) return candidate;
			}
			if (key in this.environments) return this.environments;
			return this.globals;
		}
		readProperty(obj, key) {
			obj = toLiquid(obj);
			key = toValue(key);
			if (isNil(obj)) return obj;
			if (isArray(obj) && isNumber(key)) return readArrayElement(obj, key, this.ownPropertyOnly);
			const value = readJSProperty(obj, key, this.ownPropertyOnly);
			if (value === void 0 && obj instanceof Drop) return obj.liquidMethodMissing(key, this);
			if (isFunction(value)) return value.call(obj);
			if (key === "size") return readSize(obj);
			else if (key === "first") return readFirst(obj, this.ownPropertyOnly);
			else if (key === "last") return readLast(obj, this.ownPropertyOnly);
			return value;
		}
	};
	function readJSProperty(obj, key, ownPropertyOnly) {
		if (ownPropertyOnly && !hasOwnProperty.call(obj, key) && !(obj instanceof Drop)) return void 0;
		return obj[key];
	}
	function readFirst(obj, ownPropertyOnly) {
		if (isArray(obj)) return readArrayElement(obj, 0, ownPropertyOnly);
		return readJSProperty(obj, "first", ownPropertyOnly);
	}
	function readLast(obj, ownPropertyOnly) {
		if (isArray(obj)) return readArrayElement(obj, -1, ownPropertyOnly);
		return readJSProperty(obj, "last", ownPropertyOnly);
	}
	function readSize(obj) {
		if (hasOwnProperty.call(obj, "size") || obj["size"] !== void 0) return obj["size"];
		if (isArray(obj) || isString(obj)) return obj.length;
		if (typeof obj === "object") return Object.keys(obj).length;
	}
	var BlockMode;
	(function(BlockMode) {
		BlockMode[BlockMode["OUTPUT"] = 0] = "OUTPUT";
		BlockMode[BlockMode["STORE"] = 1] = "STORE";
	})(BlockMode || (BlockMode = {}));
	const abs = argumentsToNumber(Math.abs);
	const at_least = argumentsToNumber(Math.max);
	const at_most = argumentsToNumber(Math.min);
	const ceil = argumentsToNumber(Math.ceil);
	const divided_by = argumentsToNumber((dividend, divisor, integerArithmetic = false) => integerArithmetic ? Math.floor(dividend / divisor) : dividend / divisor);
	const floor = argumentsToNumber(Math.floor);
	const minus = argumentsToNumber((v, arg) => v - arg);
	const plus = argumentsToNumber((lhs, rhs) => lhs + rhs);
	const modulo = argumentsToNumber((v, arg) => (v % arg + arg) % arg);
	const times = argumentsToNumber((v, arg) => v * arg);
	function shiftDecimal(n, exponent) {
		const [mantissa, power = "0"] = String(n).split("e");
		return Number(`${mantissa}e${Number(power) + exponent}`);
	}
	function round(v, arg = 0) {
		v = toNumber(v);
		arg = toNumber(arg);
		const scaled = shiftDecimal(Math.abs(v), arg);
		if (!(scaled <= Number.MAX_SAFE_INTEGER)) return v;
		const rounded = shiftDecimal(Math.round(scaled), -arg);
		return v < 0 ? -rounded : rounded;
	}
	var mathFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		abs,
		at_least,
		at_most,
		ceil,
		divided_by,
		floor,
		minus,
		plus,
		modulo,
		times,
		round
	});
	const url_decode = (x) => decodeURIComponent(stringify(x).replace(/\+/g, " "));
	const url_encode = (x) => encodeURIComponent(stringify(x)).replace(/%20/g, "+");
	const cgi_escape = (x) => encodeURIComponent(stringify(x)).replace(/%20/g, "+").replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase());
	const uri_escape = (x) => encodeURI(stringify(x)).replace(/%5B/g, "[").replace(/%5D/g, "]");
	const rSlugifyDefault = /[^\p{M}\p{L}\p{Nd}]+/gu;
	const rSlugifyReplacers = {
		"raw": /\s+/g,
		"default": rSlugifyDefault,
		"pretty": /[^\p{M}\p{L}\p{Nd}._~!$&'()+,;=@]+/gu,
		"ascii": /[^A-Za-z0-9]+/g,
		"latin": rSlugifyDefault,
		"none": null
	};
	function slugify(str, mode = "default", cased = false) {
		str = stringify(str);
		const replacer = rSlugifyReplacers[mode];
		if (replacer) {
			if (mode === "latin") str = removeAccents(str);
			str = str.replace(replacer, "-").replace(/^-|-$/g, "");
		}
		return cased ? str : str.toLowerCase();
	}
	function removeAccents(str) {
		return str.replace(/[àáâãäå]/g, "a").replace(/[æ]/g, "ae").replace(/[ç]/g, "c").replace(/[èéêë]/g, "e").replace(/[ìíîï]/g, "i").replace(/[ð]/g, "d").replace(/[ñ]/g, "n").replace(/[òóôõöø]/g, "o").replace(/[ùúûü]/g, "u").replace(/[ýÿ]/g, "y").replace(/[ß]/g, "ss").replace(/[œ]/g, "oe").replace(/[þ]/g, "th").replace(/[ẞ]/g, "SS").replace(/[Œ]/g, "OE").replace(/[Þ]/g, "TH");
	}
	var urlFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		url_decode,
		url_encode,
		cgi_escape,
		uri_escape,
		slugify
	});
	const join = argumentsToValue(function(v, arg) {
		const array = toArray(v);
		const sep = isNil(arg) ? " " : stringify(arg);
		let outputSize = sep.length * Math.max(array.length - 1, 0);
		for (let i = 0; i < array.length; i++) outputSize += String(array[i]).length;
		this.context.memoryLimit.use(outputSize);
		return Array.prototype.join.call(array, sep);
	});
	const last = argumentsToValue(function(v) {
		return isArrayLike(v) ? readArrayElement(v, -1, this.context.ownPropertyOnly) : "";
	});
	const first = argumentsToValue(function(v) {
		return isArrayLike(v) ? readArrayElement(v, 0, this.context.ownPropertyOnly) : "";
	});
	const reverse = argumentsToValue(function(v) {
		const array = toArray(v);
		this.context.memoryLimit.use(array.length);
		return [...array].reverse();
	});
	function* sortBy(arr, property, comparator) {
		const values = [];
		const array = toArray(arr);
		this.context.memoryLimit.use(array.length);
		for (const item of array) values.push([item, property ? yield this.context._getFromScope(item, stringify(property).split("."), false) : item]);
		return values.sort((lhs, rhs) => comparator(lhs[1], rhs[1])).map((tuple) => tuple[0]);
	}
	function* sort(arr, property) {
		return yield* sortBy.call(this, arr, property, orderedCompare);
	}
	function* sort_natural(arr, property) {
		return yield* sortBy.call(this, arr, property, caseInsensitiveCompare);
	}
	const size = (v) => v && v.length || 0;
	function* map(arr, property) {
		const results = [];
		const array = toArray(arr);
		this.context.memoryLimit.use(array.length);
		for (const item of array) results.push(yield this.context._getFromScope(item, stringify(property), false));
		return results;
	}
	function* sum(arr, property) {
		let sum = 0;
		const array = toArray(arr);
		for (const item of array) {
			const data = Number(property ? yield this.context._getFromScope(item, stringify(property), false) : item);
			sum += Number.isNaN(data) ? 0 : data;
		}
		return sum;
	}
	function compact(arr) {
		const array = toArray(arr);
		this.context.memoryLimit.use(array.length);
		return Array.prototype.filter.call(array, (x) => !isNil(toValue(x)));
	}
	function concat(v, arg = []) {
		const lhs = toArray(v);
		const rhs = toArray(arg);
		this.context.memoryLimit.use(lhs.length + rhs.length);
		return Array.prototype.concat.call(lhs, rhs);
	}
	function push(v, arg) {
		return concat.call(this, v, [arg]);
	}
	function unshift(v, arg) {
		const array = toArray(v);
		this.context.memoryLimit.use(array.length);
		const clone = [...array];
		clone.unshift(arg);
		return clone;
	}
	function pop(v) {
		const array = toArray(v);
		this.context.memoryLimit.use(array.length);
		const clone = [...array];
		clone.pop();
		return clone;
	}
	function shift(v) {
		const array = toArray(v);
		this.context.memoryLimit.use(array.length);
		const clone = [...array];
		clone.shift();
		return clone;
	}
	function slice(v, begin, length = 1) {
		v = toValue(v);
		if (isNil(v)) return [];
		if (!isArray(v)) v = stringify(v);
		begin = begin < 0 ? (isArray(v) ? v.length : codePointLength(v)) + begin : begin;
		if (begin < 0 || length < 0) return isArray(v) ? [] : "";
		this.context.memoryLimit.use(length);
		if (isArray(v)) return Array.prototype.slice.call(v, begin, begin + length);
		const start = advanceCodePoints(v, 0, begin);
		return v.slice(start, advanceCodePoints(v, start, length));
	}
	function* matches(value, expected) {
		if (this.context.opts.jekyllWhere) {
			if (EmptyDrop.is(expected)) return yield equals(value, expected);
			if (isArray(value)) return yield arrayIncludes(value, expected);
			return yield equals(value, expected);
		}
		if (expected === void 0) return isTruthy(value, this.context);
		return yield equals(value, expected);
	}
	function* filter(include, arr, property, expected) {
		arr = toArray(arr);
		this.context.memoryLimit.use(arr.length);
		const token = new Tokenizer(stringify(property)).readScopeValue();
		const result = [];
		for (const item of arr) {
			const value = yield evalToken(token, this.context.spawn(item));
			if ((yield matches.call(this, value, expected)) === include) result.push(item);
		}
		return result;
	}
	function* filter_exp(include, arr, itemName, exp) {
		const filtered = [];
		const keyTemplate = new Value(stringify(exp), this.liquid);
		const array = toArray(arr);
		this.context.memoryLimit.use(array.length);
		for (const item of array) {
			this.context.push({ [itemName]: item });
			const value = yield keyTemplate.value(this.context);
			this.context.pop();
			if (value === include) filtered.push(item);
		}
		return filtered;
	}
	function* where(arr, property, expected) {
		return yield* filter.call(this, true, arr, property, expected);
	}
	function* reject(arr, property, expected) {
		return yield* filter.call(this, false, arr, property, expected);
	}
	function* where_exp(arr, itemName, exp) {
		return yield* filter_exp.call(this, true, arr, itemName, exp);
	}
	function* reject_exp(arr, itemName, exp) {
		return yield* filter_exp.call(this, false, arr, itemName, exp);
	}
	function* group_by(arr, property) {
		const map = /* @__PURE__ */ new Map();
		arr = toEnumerable(arr);
		const token = new Tokenizer(stringify(property)).readScopeValue();
		this.context.memoryLimit.use(arr.length);
		for (const item of arr) {
			const key = yield evalToken(token, this.context.spawn(item));
			if (!map.has(key)) map.set(key, []);
			map.get(key).push(item);
		}
		return [...map.entries()].map(([name, items]) => ({
			name,
			items
		}));
	}
	function* group_by_exp(arr, itemName, exp) {
		const map = /* @__PURE__ */ new Map();
		const keyTemplate = new Value(stringify(exp), this.liquid);
		arr = toEnumerable(arr);
		this.context.memoryLimit.use(arr.length);
		for (const item of arr) {
			this.context.push({ [itemName]: item });
			const key = yield keyTemplate.value(this.context);
			this.context.pop();
			if (!map.has(key)) map.set(key, []);
			map.get(key).push(item);
		}
		return [...map.entries()].map(([name, items]) => ({
			name,
			items
		}));
	}
	function* search(arr, property, expected) {
		const token = new Tokenizer(stringify(property)).readScopeValue();
		const array = toArray(arr);
		for (let index = 0; index < array.length; index++) {
			const value = yield evalToken(token, this.context.spawn(array[index]));
			if (yield matches.call(this, value, expected)) return [index, array[index]];
		}
	}
	function* search_exp(arr, itemName, exp) {
		const predicate = new Value(stringify(exp), this.liquid);
		const array = toArray(arr);
		for (let index = 0; index < array.length; index++) {
			this.context.push({ [itemName]: array[index] });
			const value = yield predicate.value(this.context);
			this.context.pop();
			if (value) return [index, array[index]];
		}
	}
	function* has(arr, property, expected) {
		return !!(yield* search.call(this, arr, property, expected));
	}
	function* has_exp(arr, itemName, exp) {
		return !!(yield* search_exp.call(this, arr, itemName, exp));
	}
	function* find_index(arr, property, expected) {
		const result = yield* search.call(this, arr, property, expected);
		return result ? result[0] : void 0;
	}
	function* find_index_exp(arr, itemName, exp) {
		const result = yield* search_exp.call(this, arr, itemName, exp);
		return result ? result[0] : void 0;
	}
	function* find(arr, property, expected) {
		const result = yield* search.call(this, arr, property, expected);
		return result ? result[1] : void 0;
	}
	function* find_exp(arr, itemName, exp) {
		const result = yield* search_exp.call(this, arr, itemName, exp);
		return result ? result[1] : void 0;
	}
	function uniq(arr) {
		arr = toArray(arr);
		this.context.memoryLimit.use(arr.length);
		return [...new Set(arr)];
	}
	function sample(v, count = 1) {
		v = toValue(v);
		if (isNil(v)) return [];
		if (!isArray(v)) v = stringify(v);
		this.context.memoryLimit.use(v.length);
		const shuffled = [...v].sort(() => Math.random() - .5);
		if (count === 1) return shuffled[0];
		return shuffled.slice(0, count);
	}
	var arrayFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		join,
		last,
		first,
		reverse,
		sort,
		sort_natural,
		size,
		map,
		sum,
		compact,
		concat,
		push,
		unshift,
		pop,
		shift,
		slice,
		where,
		reject,
		where_exp,
		reject_exp,
		group_by,
		group_by_exp,
		has,
		has_exp,
		find_index,
		find_index_exp,
		find,
		find_exp,
		uniq,
		sample
	});
	function date(v, format, timezoneOffset) {
		const size = (v?.length ?? 0) + (timezoneOffset?.length ?? 0);
		this.context.memoryLimit.use(size);
		const date = parseDate(v, this.context.opts, timezoneOffset);
		if (!date) return v;
		format = toValue(format);
		format = isNil(format) ? this.context.opts.dateFormat : stringify(format);
		this.context.memoryLimit.use(format.length);
		return strftime(date, format, this.context.memoryLimit);
	}
	function date_to_xmlschema(v) {
		return date.call(this, v, "%Y-%m-%dT%H:%M:%S%:z");
	}
	function date_to_rfc822(v) {
		const date = parseDate(v, this.context.opts, void 0, "en-US");
		if (!date) return v;
		return strftime(date, "%a, %d %b %Y %H:%M:%S %z", this.context.memoryLimit);
	}
	function date_to_string(v, type, style) {
		return stringify_date.call(this, v, "%b", type, style);
	}
	function date_to_long_string(v, type, style) {
		return stringify_date.call(this, v, "%B", type, style);
	}
	function stringify_date(v, month_type, type, style) {
		const date = parseDate(v, this.context.opts);
		if (!date) return v;
		const ml = this.context.memoryLimit;
		if (type === "ordinal") {
			const d = date.getDate();
			return style === "US" ? strftime(date, `${month_type} ${d}%q, %Y`, ml) : strftime(date, `${d}%q ${month_type} %Y`, ml);
		}
		return strftime(date, `%d ${month_type} %Y`, ml);
	}
	function parseDate(v, opts, timezoneOffset, locale = opts.locale) {
		let date;
		const defaultTimezoneOffset = timezoneOffset ?? opts.timezoneOffset;
		v = toValue(v);
		if (isNil(v)) return;
		else if (v === "now" || v === "today") date = new LiquidDate(Date.now(), locale, defaultTimezoneOffset);
		else if (isNumber(v)) date = new LiquidDate(v * 1e3, locale, defaultTimezoneOffset);
		else if (isString(v)) {
			if (/^\d+$/.test(v)) date = new LiquidDate(+v * 1e3, locale, defaultTimezoneOffset);
			else if (opts.preserveTimezones && timezoneOffset === void 0) date = LiquidDate.createDateFixedToTimezone(v, locale);
			else date = new LiquidDate(v, locale, defaultTimezoneOffset);
		} else date = new LiquidDate(v, locale, defaultTimezoneOffset);
		return date.valid() ? date : void 0;
	}
	var dateFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		date,
		date_to_xmlschema,
		date_to_rfc822,
		date_to_string,
		date_to_long_string
	});
	const rCJKWord = /[\u4E00-\u9FFF\uF900-\uFAFF\u3400-\u4DBF\u3040-\u309F\u30A0-\u30FF\uAC00-\uD7AF]/gu;
	const rNonCJKWord = /[^\u4E00-\u9FFF\uF900-\uFAFF\u3400-\u4DBF\u3040-\u309F\u30A0-\u30FF\uAC00-\uD7AF\s]+/gu;
	function append(v, arg) {
		assert(arguments.length === 2, "append expect 2 arguments");
		const lhs = stringify(v);
		const rhs = stringify(arg);
		this.context.memoryLimit.use(lhs.length + rhs.length);
		return lhs + rhs;
	}
	function prepend(v, arg) {
		assert(arguments.length === 2, "prepend expect 2 arguments");
		const lhs = stringify(v);
		const rhs = stringify(arg);
		this.context.memoryLimit.use(lhs.length + rhs.length);
		return rhs + lhs;
	}
	function getTrimStart(str, chars) {
		let start = 0;
		for (const char of str) {
			if (!chars.has(char)) break;
			start += char.length;
		}
		return start;
	}
	function getTrimEnd(str, chars, start = 0) {
		let end = str.length;
		while (end > start) {
			const size = end - start >= 2 && str.codePointAt(end - 2) > 65535 ? 2 : 1;
			if (!chars.has(str.slice(end - size, end))) break;
			end -= size;
		}
		return end;
	}
	function lstrip(v, chars) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		if (chars) {
			chars = stringify(chars);
			this.context.memoryLimit.use(chars.length);
			return str.slice(getTrimStart(str, new Set(chars)));
		}
		return str.trimStart();
	}
	function downcase(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.toLowerCase();
	}
	function upcase(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return stringify(str).toUpperCase();
	}
	function remove(v, arg) {
		const str = stringify(v);
		arg = stringify(arg);
		this.context.memoryLimit.use(str.length + arg.length);
		return str.split(arg).join("");
	}
	function remove_first(v, l) {
		const str = stringify(v);
		l = stringify(l);
		this.context.memoryLimit.use(str.length + l.length);
		return str.replace(l, "");
	}
	function remove_last(v, l) {
		const str = stringify(v);
		const pattern = stringify(l);
		this.context.memoryLimit.use(str.length + pattern.length);
		const index = str.lastIndexOf(pattern);
		if (index === -1) return str;
		return str.substring(0, index) + str.substring(index + pattern.length);
	}
	function rstrip(str, chars) {
		str = stringify(str);
		this.context.memoryLimit.use(str.length);
		if (chars) {
			chars = stringify(chars);
			this.context.memoryLimit.use(chars.length);
			return str.slice(0, getTrimEnd(str, new Set(chars)));
		}
		return str.trimEnd();
	}
	function split(v, arg) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		const arr = str.split(stringify(arg));
		while (arr.length && arr[arr.length - 1] === "") arr.pop();
		return arr;
	}
	function strip(v, chars) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		if (chars) {
			const set = new Set(stringify(chars));
			this.context.memoryLimit.use(set.size);
			const start = getTrimStart(str, set);
			return str.slice(start, getTrimEnd(str, set, start));
		}
		return str.trim();
	}
	function strip_newlines(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.replace(/\r?\n/gm, "");
	}
	function squish(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.replace(/\s+/g, " ").trim();
	}
	function capitalize(str) {
		str = stringify(str);
		this.context.memoryLimit.use(str.length);
		return str.charAt(0).toUpperCase() + str.slice(1).toLowerCase();
	}
	function replace(v, pattern, replacement) {
		const str = stringify(v);
		pattern = stringify(pattern);
		replacement = stringify(replacement);
		const parts = str.split(pattern);
		const outputSize = str.length + (parts.length - 1) * (replacement.length - pattern.length);
		this.context.memoryLimit.use(outputSize);
		return parts.join(replacement);
	}
	function replace_first(v, arg1, arg2) {
		const str = stringify(v);
		arg1 = stringify(arg1);
		arg2 = stringify(arg2);
		this.context.memoryLimit.use(str.length + arg1.length + arg2.length);
		return str.replace(arg1, () => arg2);
	}
	function replace_last(v, arg1, arg2) {
		const str = stringify(v);
		const pattern = stringify(arg1);
		const replacement = stringify(arg2);
		this.context.memoryLimit.use(str.length + pattern.length + replacement.length);
		const index = str.lastIndexOf(pattern);
		if (index === -1) return str;
		return str.substring(0, index) + replacement + str.substring(index + pattern.length);
	}
	function truncate(v, l = 50, o = "...") {
		const str = stringify(v);
		o = stringify(o);
		this.context.memoryLimit.use(str.length + o.length);
		if (str.length <= l || advanceCodePoints(str, 0, l) >= str.length) return v;
		return str.slice(0, advanceCodePoints(str, 0, Math.max(l - codePointLength(o), 0))) + o;
	}
	function truncatewords(v, words = 15, o = "...") {
		const str = stringify(v);
		o = stringify(o);
		this.context.memoryLimit.use(str.length + o.length);
		const arr = str.trimStart().split(/\s+/);
		if (words <= 0) words = 1;
		let ret = arr.slice(0, words).join(" ");
		if (arr.length >= words) ret += o;
		return ret;
	}
	function normalize_whitespace(v) {
		const str = stringify(v);
		this.context.memoryLimit.use(str.length);
		return str.replace(/\s+/g, " ");
	}
	function number_of_words(input, mode) {
		const str = stringify(input);
		this.context.memoryLimit.use(str.length);
		input = str.trim();
		if (!input) return 0;
		switch (mode) {
			case "cjk": return (input.match(rCJKWord) || []).length + (input.match(rNonCJKWord) || []).length;
			case "auto": return rCJKWord.test(input) ? input.match(rCJKWord).length + (input.match(rNonCJKWord) || []).length : input.split(/\s+/).length;
			default: return input.split(/\s+/).length;
		}
	}
	function array_to_sentence_string(input, connector = "and") {
		const array = toArray(input);
		connector = stringify(connector);
		let outputSize = connector.length + array.length * 2;
		for (let i = 0; i < array.length; i++) outputSize += stringify(array[i]).length;
		this.context.memoryLimit.use(outputSize);
		switch (array.length) {
			case 0: return "";
			case 1: return array[0];
			case 2: return `${array[0]} ${connector} ${array[1]}`;
			default: return `${array.slice(0, -1).join(", ")}, ${connector} ${array[array.length - 1]}`;
		}
	}
	var stringFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		append,
		prepend,
		lstrip,
		downcase,
		upcase,
		remove,
		remove_first,
		remove_last,
		rstrip,
		split,
		strip,
		strip_newlines,
		squish,
		capitalize,
		replace,
		replace_first,
		replace_last,
		truncate,
		truncatewords,
		normalize_whitespace,
		number_of_words,
		array_to_sentence_string
	});
	function base64Encode(str) {
		return Buffer.from(str, "utf8").toString("base64");
	}
	function base64Decode(str) {
		return Buffer.from(str, "base64").toString("utf8");
	}
	function base64_encode(value) {
		if (typeof Buffer !== "undefined" && Buffer.isBuffer(value)) {
			this.context.memoryLimit.use(value.byteLength);
			return value.toString("base64");
		}
		const str = stringify(value);
		this.context.memoryLimit.use(str.length);
		return base64Encode(str);
	}
	function base64_decode(value) {
		const str = stringify(value);
		this.context.memoryLimit.use(str.length);
		assert(isBase64(str), "invalid base64 provided to base64_decode");
		return base64Decode(str);
	}
	function isBase64(str) {
		str = str.replace(/[\t\n\f\r ]/g, "");
		if (str.length % 4 === 0) str = str.replace(/==?$/, "");
		return str.length % 4 !== 1 && /^[A-Za-z0-9+/]*$/.test(str);
	}
	var base64Filters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		base64_encode,
		base64_decode
	});
	function sha256(str) {
		return crypto.createHash("sha256").update(str, "utf8").digest("hex");
	}
	function hmacSha256(str, key) {
		return crypto.createHmac("sha256", key).update(str, "utf8").digest("hex");
	}
	function sha256$1(value) {
		const str = stringify(value);
		this.context.memoryLimit.use(str.length);
		return sha256(str);
	}
	function hmac_sha256(value, key) {
		const str = stringify(value);
		const keyStr = stringify(key);
		this.context.memoryLimit.use(str.length + keyStr.length);
		return hmacSha256(str, keyStr);
	}
	var cryptoFilters = /*#__PURE__*/ Object.freeze({
		__proto__: null,
		sha256: sha256$1,
		hmac_sha256
	});
	const filters = {
		...htmlFilters,
		...mathFilters,
		...urlFilters,
		...arrayFilters,
		...dateFilters,
		...stringFilters,
		...base64Filters,
		...cryptoFilters,
		...misc
	};
	var AssignTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.identifier = this.tokenizer.readIdentifier();
			this.key = this.identifier.content;
			this.tokenizer.assert(this.key, "expected variable name");
			this.tokenizer.skipBlank();
			this.tokenizer.assert(this.tokenizer.peek() === "=", "expected \"=\"");
			this.tokenizer.advance();
			this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid);
		}
		*render(ctx) {
			ctx.bottom()[this.key] = yield this.value.value(ctx, this.liquid.options.lenientIf);
		}
		*arguments() {
			yield this.value;
		}
		*localScope() {
			yield this.identifier;
		}
	};
	const MODIFIERS = [
		"offset",
		"limit",
		"reversed"
	];
	var ForTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			const variable = this.tokenizer.readIdentifier();
			const inStr = this.tokenizer.readIdentifier();
			const collection = this.tokenizer.readValue();
			if (!variable.size() || inStr.content !== "in" || !collection) throw new Error(`illegal tag: ${token.getText()}`);
			this.variable = variable.content;
			this.collection = collection;
			this.hash = new Hash(this.tokenizer, liquid.options.keyValueSeparator);
			this.templates = [];
			this.elseTemplates = [];
			let p;
			const stream = parser.parseStream(remainTokens).on("start", () => p = this.templates).on("tag:else", (tag) => {
				assertEmpty(tag.args);
				p = this.elseTemplates;
			}).on("tag:endfor", (tag) => {
				assertEmpty(tag.args);
				stream.stop();
			}).on("template", (tpl) => p.push(tpl)).on("end", () => {
				throw new Error(`tag ${token.getText()} not closed`);
			});
			stream.start();
		}
		*render(ctx, emitter) {
			const r = this.liquid.renderer;
			let collection = toEnumerable(yield evalToken(this.collection, ctx));
			if (!collection.length) {
				yield r.renderTemplates(this.elseTemplates, ctx, emitter);
				return;
			}
			const continueKey = "continue-" + this.variable + "-" + this.collection.getText();
			ctx.push(createScope({ continue: ctx.getRegister(continueKey, {}) }));
			const hash = yield this.hash.render(ctx);
			ctx.pop();
			collection = (this.liquid.options.orderedFilterParameters ? Object.keys(hash).filter((x) => MODIFIERS.includes(x)) : MODIFIERS.filter((x) => hash[x] !== void 0)).reduce((collection, modifier) => {
				if (modifier === "offset") return offset(collection, hash["offset"]);
				if (modifier === "limit") return limit(collection, hash["limit"]);
				return reversed(collection);
			}, collection);
			ctx.setRegister(continueKey, (hash["offset"] || 0) + collection.length);
			const scope = createScope({ forloop: new ForloopDrop(collection.length, this.collection.getText(), this.variable) });
			ctx.push(scope);
			for (const item of collection) {
				scope[this.variable] = item;
				ctx.continueCalled = ctx.breakCalled = false;
				yield r.renderTemplates(this.templates, ctx, emitter);
				if (ctx.breakCalled) break;
				scope.forloop.next();
			}
			ctx.continueCalled = ctx.breakCalled = false;
			ctx.pop();
		}
		*children() {
			const templates = this.templates.slice();
			if (this.elseTemplates) templates.push(...this.elseTemplates);
			return templates;
		}
		*arguments() {
			yield this.collection;
			for (const v of Object.values(this.hash.hash)) if (isValueToken(v)) yield v;
		}
		blockScope() {
			return [this.variable, "forloop"];
		}
	};
	function reversed(arr) {
		return [...arr].reverse();
	}
	function offset(arr, count) {
		return arr.slice(count);
	}
	function limit(arr, count) {
		return arr.slice(0, count);
	}
	var CaptureTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			this.templates = [];
			this.identifier = this.readVariable();
			this.variable = this.identifier.content;
			while (remainTokens.length) {
				const token = remainTokens.shift();
				if (isTagToken(token) && token.name === "endcapture") return;
				this.templates.push(parser.parseToken(token, remainTokens));
			}
			throw new Error(`tag ${tagToken.getText()} not closed`);
		}
		readVariable() {
			let ident = this.tokenizer.readIdentifier();
			if (ident.content) return ident;
			ident = this.tokenizer.readQuoted();
			if (ident) return ident;
			throw this.tokenizer.error("invalid capture name");
		}
		*render(ctx) {
			const html = yield this.liquid.renderer.renderTemplates(this.templates, ctx);
			ctx.bottom()[this.variable] = html;
		}
		*children() {
			return this.templates;
		}
		*localScope() {
			yield this.identifier;
		}
	};
	var CaseTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			this.branches = [];
			this.elseTemplates = [];
			this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid);
			this.elseTemplates = [];
			let p = [];
			let elseCount = 0;
			const stream = parser.parseStream(remainTokens).on("tag:when", (token) => {
				if (elseCount > 0) return;
				p = [];
				const values = [];
				while (!token.tokenizer.end()) {
					values.push(token.tokenizer.readValueOrThrow());
					token.tokenizer.skipBlank();
					if (token.tokenizer.peek() === ",") token.tokenizer.readTo(",");
					else token.tokenizer.readTo("or");
				}
				this.branches.push({
					values,
					templates: p
				});
			}).on("tag:else", () => {
				elseCount++;
				p = this.elseTemplates;
			}).on("tag:endcase", () => stream.stop()).on("template", (tpl) => {
				if (p !== this.elseTemplates || elseCount === 1) p.push(tpl);
			}).on("end", () => {
				throw new Error(`tag ${tagToken.getText()} not closed`);
			});
			stream.start();
		}
		*render(ctx, emitter) {
			const r = this.liquid.renderer;
			const target = yield toValue(yield this.value.value(ctx, ctx.opts.lenientIf));
			let branchHit = false;
			for (const branch of this.branches) for (const valueToken of branch.values) if (yield equals(target, yield evalToken(valueToken, ctx, ctx.opts.lenientIf))) {
				yield r.renderTemplates(branch.templates, ctx, emitter);
				branchHit = true;
				break;
			}
			if (!branchHit) yield r.renderTemplates(this.elseTemplates, ctx, emitter);
		}
		*arguments() {
			yield this.value;
			yield* this.branches.flatMap((b) => b.values);
		}
		*children() {
			const templates = this.branches.flatMap((b) => b.templates);
			if (this.elseTemplates) templates.push(...this.elseTemplates);
			return templates;
		}
	};
	var CommentTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid) {
			super(tagToken, remainTokens, liquid);
			while (remainTokens.length) {
				const token = remainTokens.shift();
				if (isTagToken(token) && token.name === "endcomment") return;
			}
			throw new Error(`tag ${tagToken.getText()} not closed`);
		}
		render() {}
	};
	var RenderTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			const tokenizer = this.tokenizer;
			this.file = parseFilePath(tokenizer, this.liquid, parser);
			this.currentFile = token.file;
			while (!tokenizer.end()) {
				tokenizer.skipBlank();
				const begin = tokenizer.p;
				const keyword = tokenizer.readIdentifier();
				if (keyword.content === "with" || keyword.content === "for") {
					tokenizer.skipBlank();
					if (tokenizer.peek() !== ":") {
						const value = tokenizer.readValue();
						if (value) {
							const beforeAs = tokenizer.p;
							const asStr = tokenizer.readIdentifier();
							let alias;
							if (asStr.content === "as") alias = tokenizer.readIdentifier();
							else tokenizer.p = beforeAs;
							const binding = {
								value,
								alias: alias && alias.content
							};
							if (keyword.content === "with") this.with = binding;
							else this.forBinding = binding;
							tokenizer.skipBlank();
							if (tokenizer.peek() === ",") tokenizer.advance();
							continue;
						}
					}
				}
				tokenizer.p = begin;
				break;
			}
			this.hash = new Hash(tokenizer, liquid.options.keyValueSeparator);
		}
		*render(ctx, emitter) {
			const { liquid, hash } = this;
			const filepath = yield renderFilePath(this.file, ctx, liquid);
			assert(filepath, () => `illegal file path "${filepath}"`);
			const childCtx = ctx.spawn();
			const scope = childCtx.bottom();
			__assign(scope, yield hash.render(ctx));
			if (this.with) {
				const { value, alias } = this.with;
				scope[alias || filepath] = yield evalToken(value, ctx);
			}
			if (this.forBinding) {
				const { value, alias } = this.forBinding;
				const collection = toEnumerable(yield evalToken(value, ctx));
				scope["forloop"] = new ForloopDrop(collection.length, value.getText(), alias);
				for (const item of collection) {
					scope[alias] = item;
					const templates = yield liquid._parsePartialFile(filepath, childCtx.sync, this.currentFile);
					yield liquid.renderer.renderTemplates(templates, childCtx, emitter);
					scope["forloop"].next();
				}
			} else {
				const templates = yield liquid._parsePartialFile(filepath, childCtx.sync, this.currentFile);
				yield liquid.renderer.renderTemplates(templates, childCtx, emitter);
			}
		}
		*children(partials, sync) {
			if (partials && isString(this.file)) return yield this.liquid._parsePartialFile(this.file, sync, this.currentFile);
			return [];
		}
		partialScope() {
			if (isString(this.file)) {
				const names = Object.keys(this.hash.hash);
				if (this.with) {
					const { value, alias } = this.with;
					if (isString(alias)) names.push([alias, value]);
					else if (isString(this.file)) names.push([this.file, value]);
				}
				if (this.forBinding) {
					const { value, alias } = this.forBinding;
					if (isString(alias)) names.push([alias, value]);
					else if (isString(this.file)) names.push([this.file, value]);
				}
				return {
					name: this.file,
					isolated: true,
					scope: names
				};
			}
		}
		*arguments() {
			for (const v of Object.values(this.hash.hash)) if (isValueToken(v)) yield v;
			if (this.with) {
				const { value } = this.with;
				if (isValueToken(value)) yield value;
			}
			if (this.forBinding) {
				const { value } = this.forBinding;
				if (isValueToken(value)) yield value;
			}
		}
	};
	function parseFilePath(tokenizer, liquid, parser) {
		if (liquid.options.dynamicPartials) {
			const file = tokenizer.readValue();
			tokenizer.assert(file, "illegal file path");
			if (file.getText() === "none") return;
			if (isQuotedToken(file)) return optimize(parser.parse(evalQuotedToken(file)));
			return file;
		}
		const tokens = [...tokenizer.readFileNameTemplate(liquid.options)];
		const templates = optimize(parser.parseTokens(tokens));
		return templates === "none" ? void 0 : templates;
	}
	function optimize(templates) {
		if (templates.length === 1 && isHTMLToken(templates[0].token)) return templates[0].token.getContent();
		return templates;
	}
	function* renderFilePath(file, ctx, liquid) {
		if (typeof file === "string") return file;
		if (Array.isArray(file)) return liquid.renderer.renderTemplates(file, ctx);
		return yield evalToken(file, ctx);
	}
	var IncludeTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			const { tokenizer } = token;
			this.file = parseFilePath(tokenizer, this.liquid, parser);
			this.currentFile = token.file;
			const begin = tokenizer.p;
			if (tokenizer.readIdentifier().content === "with") {
				tokenizer.skipBlank();
				if (tokenizer.peek() !== ":") this.withVar = tokenizer.readValue();
				else tokenizer.p = begin;
			} else tokenizer.p = begin;
			this.hash = new Hash(tokenizer, liquid.options.jekyllInclude || liquid.options.keyValueSeparator);
		}
		*render(ctx, emitter) {
			const { liquid, hash, withVar } = this;
			const { renderer } = liquid;
			const filepath = yield renderFilePath(this.file, ctx, liquid);
			assert(filepath, () => `illegal file path "${filepath}"`);
			const saved = ctx.saveRegister("blocks", "blockMode");
			ctx.setRegister("blocks", {});
			ctx.setRegister("blockMode", BlockMode.OUTPUT);
			const scope = createScope(yield hash.render(ctx));
			if (withVar) scope[filepath] = yield evalToken(withVar, ctx);
			const templates = yield liquid._parsePartialFile(filepath, ctx.sync, this.currentFile);
			ctx.push(ctx.opts.jekyllInclude ? createScope({ include: scope }) : scope);
			yield renderer.renderTemplates(templates, ctx, emitter);
			ctx.pop();
			ctx.restoreRegister(saved);
		}
		*children(partials, sync) {
			if (partials && isString(this.file)) return yield this.liquid._parsePartialFile(this.file, sync, this.currentFile);
			return [];
		}
		partialScope() {
			if (isString(this.file)) {
				let names;
				if (this.liquid.options.jekyllInclude) names = ["include"];
				else {
					names = Object.keys(this.hash.hash);
					if (this.withVar) names.push([this.file, this.withVar]);
				}
				return {
					name: this.file,
					isolated: false,
					scope: names
				};
			}
		}
		*arguments() {
			yield* Object.values(this.hash.hash).filter(isValueToken);
			if (isValueToken(this.file)) yield this.file;
			if (isValueToken(this.withVar)) yield this.withVar;
		}
	};
	var DecrementTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.identifier = this.tokenizer.readIdentifier();
			this.variable = this.identifier.content;
		}
		render(context, emitter) {
			const scope = context.environments;
			if (!isNumber(scope[this.variable])) scope[this.variable] = 0;
			emitter.write(stringify(--scope[this.variable]));
		}
		*localScope() {
			yield this.identifier;
		}
	};
	var CycleTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.candidates = [];
			const begin = this.tokenizer.p;
			const group = this.tokenizer.readValue();
			this.tokenizer.skipBlank();
			if (group) {
				if (this.tokenizer.peek() === ":") {
					this.group = group;
					this.tokenizer.advance();
				} else this.tokenizer.p = begin;
			}
			while (!this.tokenizer.end()) {
				const value = this.tokenizer.readFilteredValue();
				this.candidates.push(value);
				this.tokenizer.readTo(",");
			}
			this.tokenizer.assert(this.candidates.length, () => `empty candidates: "${token.getText()}"`);
		}
		*render(ctx, emitter) {
			const fingerprint = `cycle:${yield evalToken(this.group, ctx)}:` + this.candidates.map((c) => c.getText()).join(",");
			const groups = ctx.getRegister("cycle", {});
			let idx = groups[fingerprint];
			if (idx === void 0) idx = groups[fingerprint] = 0;
			const candidate = new Value(this.candidates[idx], this.liquid);
			idx = (idx + 1) % this.candidates.length;
			groups[fingerprint] = idx;
			let val = yield toValue(yield candidate.value(ctx, false));
			const outputEscape = this.liquid.options.outputEscape;
			if (outputEscape && !candidate.filters[candidate.filters.length - 1]?.raw) val = yield outputEscape.call({
				context: ctx,
				token: this.token,
				liquid: this.liquid
			}, val);
			return val;
		}
		*arguments() {
			yield* this.candidates;
			if (this.group) yield this.group;
		}
	};
	var IfTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			this.branches = [];
			let p = [];
			parser.parseStream(remainTokens).on("start", () => this.branches.push({
				value: new Value(tagToken.tokenizer.readFilteredValue(), this.liquid),
				templates: p = []
			})).on("tag:elsif", (token) => {
				assert(!this.elseTemplates, "unexpected elsif after else");
				this.branches.push({
					value: new Value(token.tokenizer.readFilteredValue(), this.liquid),
					templates: p = []
				});
			}).on("tag:else", (tag) => {
				assertEmpty(tag.args);
				assert(!this.elseTemplates, "duplicated else");
				p = this.elseTemplates = [];
			}).on("tag:endif", function(tag) {
				assertEmpty(tag.args);
				this.stop();
			}).on("template", (tpl) => p.push(tpl)).on("end", () => {
				throw new Error(`tag ${tagToken.getText()} not closed`);
			}).start();
		}
		*render(ctx, emitter) {
			const r = this.liquid.renderer;
			for (const { value, templates } of this.branches) if (isTruthy(yield toValue(yield value.value(ctx, ctx.opts.lenientIf)), ctx)) {
				yield r.renderTemplates(templates, ctx, emitter);
				return;
			}
			yield r.renderTemplates(this.elseTemplates || [], ctx, emitter);
		}
		*children() {
			const templates = this.branches.flatMap((b) => b.templates);
			if (this.elseTemplates) templates.push(...this.elseTemplates);
			return templates;
		}
		arguments() {
			return this.branches.map((b) => b.value);
		}
	};
	var IncrementTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.identifier = this.tokenizer.readIdentifier();
			this.variable = this.identifier.content;
		}
		render(context, emitter) {
			const scope = context.environments;
			if (!isNumber(scope[this.variable])) scope[this.variable] = 0;
			const val = scope[this.variable];
			scope[this.variable]++;
			emitter.write(stringify(val));
		}
		*localScope() {
			yield this.identifier;
		}
	};
	var LayoutTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			this.file = parseFilePath(this.tokenizer, this.liquid, parser);
			this.currentFile = token.file;
			this.args = new Hash(this.tokenizer, liquid.options.keyValueSeparator);
			this.templates = parser.parseTokens(remainTokens);
		}
		*render(ctx, emitter) {
			const { liquid, args, file } = this;
			const { renderer } = liquid;
			if (file === void 0) {
				ctx.setRegister("blockMode", BlockMode.OUTPUT);
				yield renderer.renderTemplates(this.templates, ctx, emitter);
				return;
			}
			const filepath = yield renderFilePath(this.file, ctx, liquid);
			assert(filepath, () => `illegal file path "${filepath}"`);
			const templates = yield liquid._parseLayoutFile(filepath, ctx.sync, this.currentFile);
			ctx.setRegister("blockMode", BlockMode.STORE);
			const html = yield renderer.renderTemplates(this.templates, ctx);
			const blocks = ctx.getRegister("blocks", {});
			if (blocks[""] === void 0) blocks[""] = (parent, emitter) => emitter.write(html);
			ctx.setRegister("blockMode", BlockMode.OUTPUT);
			ctx.push(createScope(yield args.render(ctx)));
			yield renderer.renderTemplates(templates, ctx, emitter);
			ctx.pop();
		}
		*children(partials) {
			const templates = this.templates.slice();
			if (partials && isString(this.file)) templates.push(...yield this.liquid._parsePartialFile(this.file, true, this.currentFile));
			return templates;
		}
		*arguments() {
			for (const v of Object.values(this.args.hash)) if (isValueToken(v)) yield v;
			if (isValueToken(this.file)) yield this.file;
		}
		partialScope() {
			if (isString(this.file)) return {
				name: this.file,
				isolated: false,
				scope: Object.keys(this.args.hash)
			};
		}
	};
	var BlockTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			this.templates = [];
			const match = /\w+/.exec(token.args);
			this.block = match ? match[0] : "";
			while (remainTokens.length) {
				const token = remainTokens.shift();
				if (isTagToken(token) && token.name === "endblock") return;
				const template = parser.parseToken(token, remainTokens);
				this.templates.push(template);
			}
			throw new Error(`tag ${token.getText()} not closed`);
		}
		*render(ctx, emitter) {
			const blockRender = this.getBlockRender(ctx);
			if (ctx.getRegister("blockMode") === BlockMode.STORE) ctx.getRegister("blocks", {})[this.block] = blockRender;
			else yield blockRender(new BlockDrop(), emitter);
		}
		getBlockRender(ctx) {
			const self = this;
			const { liquid, templates } = this;
			const renderChild = ctx.getRegister("blocks", {})[this.block];
			const renderCurrent = function* (superBlock, emitter) {
				const stack = ctx.getRegister("blockStack", []);
				if (stack.includes(self)) throw new Error("block tag cannot be nested");
				stack.push(self);
				ctx.push(createScope({ block: superBlock }));
				yield liquid.renderer.renderTemplates(templates, ctx, emitter);
				ctx.pop();
				stack.pop();
			};
			return renderChild ? (superBlock, emitter) => renderChild(new BlockDrop((emitter) => renderCurrent(superBlock, emitter)), emitter) : renderCurrent;
		}
		*children() {
			return this.templates;
		}
		blockScope() {
			return ["block"];
		}
	};
	var RawTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid) {
			super(tagToken, remainTokens, liquid);
			this.tokens = [];
			while (remainTokens.length) {
				const token = remainTokens.shift();
				if (isTagToken(token) && token.name === "endraw") return;
				this.tokens.push(token);
			}
			throw new Error(`tag ${tagToken.getText()} not closed`);
		}
		render() {
			return this.tokens.map((token) => token.getText()).join("");
		}
	};
	var TablerowloopDrop = class extends ForloopDrop {
		constructor(length, cols, collection, variable) {
			super(length, collection, variable);
			this.length = length;
			this.cols = cols;
		}
		row() {
			return Math.floor(this.i / this.cols) + 1;
		}
		col0() {
			return this.i % this.cols;
		}
		col() {
			return this.col0() + 1;
		}
		col_first() {
			return this.col0() === 0;
		}
		col_last() {
			return this.col() === this.cols;
		}
	};
	var TablerowTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			const variable = this.tokenizer.readIdentifier();
			this.tokenizer.skipBlank();
			const predicate = this.tokenizer.readIdentifier();
			const collectionToken = this.tokenizer.readValue();
			if (predicate.content !== "in" || !collectionToken) throw new Error(`illegal tag: ${tagToken.getText()}`);
			this.variable = variable.content;
			this.collection = collectionToken;
			this.args = new Hash(this.tokenizer, liquid.options.keyValueSeparator);
			this.templates = [];
			let p;
			const stream = parser.parseStream(remainTokens).on("start", () => p = this.templates).on("tag:endtablerow", () => stream.stop()).on("template", (tpl) => p.push(tpl)).on("end", () => {
				throw new Error(`tag ${tagToken.getText()} not closed`);
			});
			stream.start();
		}
		*render(ctx, emitter) {
			let collection = toEnumerable(yield evalToken(this.collection, ctx));
			const args = yield this.args.render(ctx);
			const offset = args.offset || 0;
			const limit = args.limit === void 0 ? collection.length : args.limit;
			collection = collection.slice(offset, offset + limit);
			const cols = args.cols || collection.length;
			const r = this.liquid.renderer;
			const tablerowloop = new TablerowloopDrop(collection.length, cols, this.collection.getText(), this.variable);
			const scope = createScope({ tablerowloop });
			ctx.push(scope);
			for (let idx = 0; idx < collection.length; idx++, tablerowloop.next()) {
				scope[this.variable] = collection[idx];
				if (tablerowloop.col0() === 0) {
					if (tablerowloop.row() !== 1) emitter.write("</tr>");
					emitter.write(`<tr class="row${tablerowloop.row()}">`);
				}
				emitter.write(`<td class="col${tablerowloop.col()}">`);
				yield r.renderTemplates(this.templates, ctx, emitter);
				emitter.write("</td>");
			}
			if (collection.length) emitter.write("</tr>");
			ctx.pop();
		}
		*children() {
			return this.templates;
		}
		*arguments() {
			yield this.collection;
			for (const v of Object.values(this.args.hash)) if (isValueToken(v)) yield v;
		}
		blockScope() {
			return [this.variable, "tablerowloop"];
		}
	};
	var UnlessTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid, parser) {
			super(tagToken, remainTokens, liquid);
			this.branches = [];
			this.elseTemplates = [];
			let p = [];
			let elseCount = 0;
			parser.parseStream(remainTokens).on("start", () => this.branches.push({
				value: new Value(tagToken.tokenizer.readFilteredValue(), this.liquid),
				test: isFalsy,
				templates: p = []
			})).on("tag:elsif", (token) => {
				if (elseCount > 0) {
					p = [];
					return;
				}
				this.branches.push({
					value: new Value(token.tokenizer.readFilteredValue(), this.liquid),
					test: isTruthy,
					templates: p = []
				});
			}).on("tag:else", () => {
				elseCount++;
				p = this.elseTemplates;
			}).on("tag:endunless", function() {
				this.stop();
			}).on("template", (tpl) => {
				if (p !== this.elseTemplates || elseCount === 1) p.push(tpl);
			}).on("end", () => {
				throw new Error(`tag ${tagToken.getText()} not closed`);
			}).start();
		}
		*render(ctx, emitter) {
			const r = this.liquid.renderer;
			for (const { value, test, templates } of this.branches) if (test(yield toValue(yield value.value(ctx, ctx.opts.lenientIf)), ctx)) {
				yield r.renderTemplates(templates, ctx, emitter);
				return;
			}
			yield r.renderTemplates(this.elseTemplates, ctx, emitter);
		}
		*children() {
			const children = this.branches.flatMap((b) => b.templates);
			if (this.elseTemplates) children.push(...this.elseTemplates);
			return children;
		}
		arguments() {
			return this.branches.map((b) => b.value);
		}
	};
	var BreakTag = class extends Tag {
		render(ctx, _emitter) {
			ctx.breakCalled = true;
		}
	};
	var ContinueTag = class extends Tag {
		render(ctx, _emitter) {
			ctx.continueCalled = true;
		}
	};
	var EchoTag = class extends Tag {
		constructor(token, remainTokens, liquid) {
			super(token, remainTokens, liquid);
			this.tokenizer.skipBlank();
			if (!this.tokenizer.end()) this.value = new Value(this.tokenizer.readFilteredValue(), this.liquid);
		}
		*render(ctx, emitter) {
			if (!this.value) return;
			let val = yield toValue(yield this.value.value(ctx, false));
			const outputEscape = this.liquid.options.outputEscape;
			if (outputEscape && !this.value.filters[this.value.filters.length - 1]?.raw) val = yield outputEscape.call({
				context: ctx,
				token: this.token,
				liquid: this.liquid
			}, val);
			emitter.write(val);
		}
		*arguments() {
			if (this.value) yield this.value;
		}
	};
	var LiquidTag = class extends Tag {
		constructor(token, remainTokens, liquid, parser) {
			super(token, remainTokens, liquid);
			const tokens = this.tokenizer.readLiquidTagTokens(this.liquid.options);
			this.templates = parser.parseTokens(tokens);
		}
		*render(ctx, emitter) {
			yield this.liquid.renderer.renderTemplates(this.templates, ctx, emitter);
		}
		*children() {
			return this.templates;
		}
	};
	var InlineCommentTag = class extends Tag {
		constructor(tagToken, remainTokens, liquid) {
			super(tagToken, remainTokens, liquid);
			if (tagToken.args.search(/\n\s*[^#\s]/g) !== -1) throw new Error("every line of an inline comment must start with a '#' character");
		}
		render() {}
	};
	const tags = {
		assign: AssignTag,
		"for": ForTag,
		capture: CaptureTag,
		"case": CaseTag,
		comment: CommentTag,
		include: IncludeTag,
		render: RenderTag,
		decrement: DecrementTag,
		increment: IncrementTag,
		cycle: CycleTag,
		"if": IfTag,
		layout: LayoutTag,
		block: BlockTag,
		raw: RawTag,
		tablerow: TablerowTag,
		unless: UnlessTag,
		"break": BreakTag,
		"continue": ContinueTag,
		echo: EchoTag,
		liquid: LiquidTag,
		"#": InlineCommentTag
	};
	var Liquid = class Liquid {
		constructor(opts = {}) {
			this.renderer = new Render();
			this.filters = Object.create(null);
			this.tags = Object.create(null);
			this.options = normalize(opts);
			this.parser = new Parser(this);
			forOwn(tags, (conf, name) => this.registerTag(name, conf));
			forOwn(filters, (handler, name) => this.registerFilter(name, handler));
		}
		parse(html, filepath) {
			return new Parser(this).parse(html, filepath);
		}
		_render(tpl, scope, renderOptions) {
			const ctx = scope instanceof Context ? scope : new Context(scope, this.options, renderOptions, { liquid: this });
			return this.renderer.renderTemplates(tpl, ctx);
		}
		async render(tpl, scope, renderOptions) {
			return toPromise(this._render(tpl, scope, {
				...renderOptions,
				sync: false
			}));
		}
		renderSync(tpl, scope, renderOptions) {
			return toValueSync(this._render(tpl, scope, {
				...renderOptions,
				sync: true
			}));
		}
		renderToNodeStream(tpl, scope, renderOptions = {}) {
			const ctx = new Context(scope, this.options, renderOptions, { liquid: this });
			return this.renderer.renderTemplatesToNodeStream(tpl, ctx);
		}
		_parseAndRender(html, scope, renderOptions) {
			const tpl = this.parse(html);
			return this._render(tpl, scope, renderOptions);
		}
		async parseAndRender(html, scope, renderOptions) {
			return toPromise(this._parseAndRender(html, scope, {
				...renderOptions,
				sync: false
			}));
		}
		parseAndRenderSync(html, scope, renderOptions) {
			return toValueSync(this._parseAndRender(html, scope, {
				...renderOptions,
				sync: true
			}));
		}
		_parsePartialFile(file, sync, currentFile) {
			return new Parser(this).parseFile(file, sync, exports.LookupType.Partials, currentFile);
		}
		_parseLayoutFile(file, sync, currentFile) {
			return new Parser(this).parseFile(file, sync, exports.LookupType.Layouts, currentFile);
		}
		_parseFile(file, sync, lookupType, currentFile) {
			return new Parser(this).parseFile(file, sync, lookupType, currentFile);
		}
		async parseFile(file, lookupType) {
			return toPromise(new Parser(this).parseFile(file, false, lookupType));
		}
		parseFileSync(file, lookupType) {
			return toValueSync(new Parser(this).parseFile(file, true, lookupType));
		}
		*_renderFile(file, ctx, renderFileOptions) {
			const templates = yield this._parseFile(file, renderFileOptions.sync, renderFileOptions.lookupType);
			return yield this._render(templates, ctx, renderFileOptions);
		}
		async renderFile(file, ctx, renderFileOptions) {
			return toPromise(this._renderFile(file, ctx, {
				...renderFileOptions,
				sync: false
			}));
		}
		renderFileSync(file, ctx, renderFileOptions) {
			return toValueSync(this._renderFile(file, ctx, {
				...renderFileOptions,
				sync: true
			}));
		}
		async renderFileToNodeStream(file, scope, renderOptions) {
			const templates = await this.parseFile(file);
			return this.renderToNodeStream(templates, scope, renderOptions);
		}
		_evalValue(str, scope) {
			const value = new Value(str, this);
			const ctx = scope instanceof Context ? scope : new Context(scope, this.options, {}, { liquid: this });
			return value.value(ctx);
		}
		async evalValue(str, scope) {
			return toPromise(this._evalValue(str, scope));
		}
		evalValueSync(str, scope) {
			return toValueSync(this._evalValue(str, scope));
		}
		registerFilter(name, filter) {
			this.filters[name] = filter;
		}
		unregisterFilter(name) {
			delete this.filters[name];
		}
		registerTag(name, tag) {
			this.tags[name] = isFunction(tag) ? tag : createTagClass(tag);
		}
		plugin(plugin) {
			return plugin.call(this, Liquid);
		}
		express() {
			const self = this;
			let firstCall = true;
			return function(filePath, ctx, callback) {
				if (firstCall) {
					firstCall = false;
					const dirs = normalizeDirectoryList(this.root);
					self.options.root.unshift(...dirs);
					self.options.layouts.unshift(...dirs);
					self.options.partials.unshift(...dirs);
				}
				self.renderFile(filePath, ctx).then((html) => callback(null, html), callback);
			};
		}
		async analyze(template, options = {}) {
			return analyze(template, options);
		}
		analyzeSync(template, options = {}) {
			return analyzeSync(template, options);
		}
		async parseAndAnalyze(html, filename, options = {}) {
			return analyze(this.parse(html, filename), options);
		}
		parseAndAnalyzeSync(html, filename, options = {}) {
			return analyzeSync(this.parse(html, filename), options);
		}
		async variables(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Object.keys(analysis.variables);
		}
		variablesSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Object.keys(analysis.variables);
		}
		async fullVariables(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Array.from(new Set(Object.values(analysis.variables).flatMap((a) => a.map((v) => String(v)))));
		}
		fullVariablesSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Array.from(new Set(Object.values(analysis.variables).flatMap((a) => a.map((v) => String(v)))));
		}
		async variableSegments(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Array.from(strictUniq(Object.values(analysis.variables).flatMap((a) => a.map((v) => v.toArray()))));
		}
		variableSegmentsSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Array.from(strictUniq(Object.values(analysis.variables).flatMap((a) => a.map((v) => v.toArray()))));
		}
		async globalVariables(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Object.keys(analysis.globals);
		}
		globalVariablesSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Object.keys(analysis.globals);
		}
		async globalFullVariables(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Array.from(new Set(Object.values(analysis.globals).flatMap((a) => a.map((v) => String(v)))));
		}
		globalFullVariablesSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Array.from(new Set(Object.values(analysis.globals).flatMap((a) => a.map((v) => String(v)))));
		}
		async globalVariableSegments(template, options = {}) {
			const analysis = await analyze(isString(template) ? this.parse(template) : template, options);
			return Array.from(strictUniq(Object.values(analysis.globals).flatMap((a) => a.map((v) => v.toArray()))));
		}
		globalVariableSegmentsSync(template, options = {}) {
			const analysis = analyzeSync(isString(template) ? this.parse(template) : template, options);
			return Array.from(strictUniq(Object.values(analysis.globals).flatMap((a) => a.map((v) => v.toArray()))));
		}
	};
	/* istanbul ignore file */
	const version = "10.30.1";
	exports.AssertionError = AssertionError;
	exports.AssignTag = AssignTag;
	exports.BlockTag = BlockTag;
	exports.BreakTag = BreakTag;
	exports.CaptureTag = CaptureTag;
	exports.CaseTag = CaseTag;
	exports.CommentTag = CommentTag;
	exports.Context = Context;
	exports.ContinueTag = ContinueTag;
	exports.CycleTag = CycleTag;
	exports.DecrementTag = DecrementTag;
	exports.Drop = Drop;
	exports.EchoTag = EchoTag;
	exports.Expression = Expression;
	exports.Filter = Filter;
	exports.ForTag = ForTag;
	exports.Hash = Hash;
	exports.IfTag = IfTag;
	exports.IncludeTag = IncludeTag;
	exports.IncrementTag = IncrementTag;
	exports.InlineCommentTag = InlineCommentTag;
	exports.LayoutTag = LayoutTag;
	exports.Liquid = Liquid;
	exports.LiquidError = LiquidError;
	exports.LiquidTag = LiquidTag;
	exports.Output = Output;
	exports.ParseError = ParseError;
	exports.ParseStream = ParseStream;
	exports.Parser = Parser;
	exports.RawTag = RawTag;
	exports.RenderError = RenderError;
	exports.RenderTag = RenderTag;
	exports.TablerowTag = TablerowTag;
	exports.Tag = Tag;
	exports.TagToken = TagToken;
	exports.Token = Token;
	exports.TokenizationError = TokenizationError;
	exports.Tokenizer = Tokenizer;
	exports.TypeGuards = typeGuards;
	exports.UndefinedVariableError = UndefinedVariableError;
	exports.UnlessTag = UnlessTag;
	exports.Value = Value;
	exports.Variable = Variable;
	exports.analyze = analyze;
	exports.analyzeSync = analyzeSync;
	exports.assert = assert;
	exports.createTrie = createTrie;
	exports.defaultOperators = defaultOperators;
	exports.defaultOptions = defaultOptions;
	exports.evalQuotedToken = evalQuotedToken;
	exports.evalToken = evalToken;
	exports.evalTokenValue = evalTokenValue;
	exports.filters = filters;
	exports.isFalsy = isFalsy;
	exports.isTruthy = isTruthy;
	exports.tags = tags;
	exports.toPromise = toPromise;
	exports.toValue = toValue;
	exports.toValueSync = toValueSync;
	exports.version = version;
}));

// src/core/template/template-engine.ts
var import_liquid_node = require_liquid_node();
const allowedTags = [
	"if",
	"unless",
	"case",
	"for",
	"break",
	"continue",
	"assign",
	"comment",
	"raw",
	"#"
];
const allowedFilters = [
	"append",
	"at_least",
	"at_most",
	"capitalize",
	"ceil",
	"default",
	"divided_by",
	"downcase",
	"first",
	"floor",
	"join",
	"json",
	"last",
	"lstrip",
	"minus",
	"modulo",
	"plus",
	"prepend",
	"remove",
	"replace",
	"reverse",
	"round",
	"rstrip",
	"size",
	"slice",
	"split",
	"strip",
	"times",
	"truncate",
	"truncatewords",
	"uniq",
	"upcase"
];
const maxTemplate = 65536;
const maxMemory = 2097152;
const maxMilliseconds = 1e4;
let engine;
function createTemplateEngine() {
	if (engine !== void 0) return engine;
	const created = new import_liquid_node.Liquid({
		templates: {},
		ownPropertyOnly: true,
		strictFilters: true,
		jsTruthy: true,
		locale: "en-US",
		timezoneOffset: 0,
		parseLimit: maxTemplate,
		renderLimit: maxMilliseconds,
		memoryLimit: maxMemory
	});
	removeOthers(created.tags, allowedTags);
	removeOthers(created.filters, allowedFilters);
	created.registerFilter("json", (value) => JSON.stringify(value) ?? "");
	engine = created;
	return created;
}
function removeOthers(registry, allowed) {
	for (const name of Object.keys(registry)) if (!allowed.includes(name)) delete registry[name];
}

// src/core/template/template-problems.ts
function positionOf(token) {
	const [line = 1, column = 1] = token.getPosition();
	return {
		line,
		column
	};
}
function syntaxProblem(detail, at) {
	return {
		code: "BATON-E501",
		message: `The template cannot be read: ${detail}.`,
		...at
	};
}
function forbiddenProblem(detail, at) {
	return {
		code: "BATON-E502",
		message: detail,
		...at
	};
}
function unknownPathProblem(path, options) {
	return {
		code: "BATON-E503",
		message: `\`${path}\` is unknown: ${explainForeignPath(path) ?? explainUnknownPath(options)}`,
		...options.at
	};
}
const meant = [
	[/comment\.body$/, "event.comment"],
	[/review\.body$/, "event.review.body"],
	[/(?:title|body|number|labels)$/, "subject.$&"],
	[/html_url$/, "subject.url"],
	[/user\.login$/, "subject.author"],
	[/head(?:_|\.)ref$/, "subject.head-branch"],
	[/actor$|sender\.login$/, "event.actor"],
	[/event_name$/, "event.name"],
	[/run_id$/, "run.id"],
	[/inputs\.\w+$/, "$&"]
];
function explainForeignPath(path) {
	const [, root = "", rest = ""] = /^(github|issue|pull_request|pr|secrets|vars|env|steps)\b(.*)$/.exec(path) ?? [];
	if (root === "") return void 0;
	if (/^(?:secrets|vars|env)$/.test(root)) return `no prompt shows a secret or a variable of the repository; write its name under \`env\` of the agent, whose program then has it.`;
	const [pattern = /^/, variable = ""] = meant.find(([end]) => end.test(rest)) ?? [];
	const [name = ""] = pattern.exec(rest) ?? [];
	if (variable === "") return "Baton has variables of its own: `{{ subject.title }}`, `{{ event.comment }}`, `{{ needs.<stage>.handoff.summary }}`; write one of these.";
	return `Baton has variables of its own; write \`{{ ${name.replace(pattern, variable)} }}\`${root === "github" ? ", without `$`" : ""}.`;
}

// src/core/template/parse-template.ts
const maxDepth = 32;
const maxLoops = 3;
const closers = [
	"endif",
	"endunless",
	"endcase",
	"endfor"
];
const openers = [
	"if",
	"unless",
	"case",
	"for"
];
const inner = [
	"else",
	"elsif",
	"elseif",
	"when",
	"endcomment",
	"endraw"
];
function parseTemplate(text) {
	const engine = createTemplateEngine();
	try {
		const limit = engine.options.parseLimit;
		const detail = `it has ${text.length} characters, at most ${limit} are allowed`;
		if (text.length > limit) return failure(syntaxProblem(detail, {
			line: 1,
			column: 1
		}));
		const refused = findForbiddenTag(new import_liquid_node.Tokenizer(text, engine.options.operators).readTopLevelTokens(engine.options));
		return refused === void 0 ? success(engine.parse(text)) : failure(refused);
	} catch (error) {
		return failure(findUnclosed(text) ?? toProblem(error));
	}
}
function findUnclosed(text) {
	for (const { 0: whole, index } of text.matchAll(/\{\{(?:(?!\}\}|\{\{)[\s\S])*(?:\}\})?|\{%(?:(?!%\}|\{%)[\s\S])*(?:%\})?/g)) {
		const close = whole.startsWith("{{") ? "}}" : "%}";
		if (whole.endsWith(close)) continue;
		const before = text.slice(0, index).split("\n");
		const shown = whole.length > 40 ? `${whole.slice(0, 39)}…` : whole.trimEnd();
		const detail = `\`${whole.slice(0, 2)}\` is not closed by \`${close}\` in \`${shown}\``;
		return syntaxProblem(detail, {
			line: before.length,
			column: (before.at(-1) ?? "").length + 1
		});
	}
}
function findForbiddenTag(tokens) {
	const known = [
		...allowedTags,
		...closers,
		...inner
	];
	const depth = {
		all: 0,
		loops: 0
	};
	for (const token of tokens) {
		if (!import_liquid_node.TypeGuards.isTagToken(token)) continue;
		if (!known.includes(token.name)) return forbidToken(`The tag \`${token.name}\` is not allowed; there are: ${quoteNames(allowedTags)}.`, token);
		const step = Number(openers.includes(token.name)) - Number(closers.includes(token.name));
		depth.all += step;
		if (token.name.endsWith("for")) depth.loops += step;
		if (depth.all > maxDepth) return forbidToken(`Tags are nested more than ${maxDepth} deep.`, token);
		if (depth.loops > maxLoops) return forbidToken(`Loops are nested more than ${maxLoops} deep.`, token);
	}
}
function forbidToken(detail, token) {
	return forbiddenProblem(detail, positionOf(token));
}
function toProblem(error) {
	if (!import_liquid_node.LiquidError.is(error)) return syntaxProblem(String(error), {
		line: 1,
		column: 1
	});
	const message = error.message.replace(/, line:\d{1,9}, col:\d{1,9}$/, "");
	const filter = /^undefined filter: (\S{1,100})$/.exec(message)?.[1];
	const at = positionOf(error.token);
	if (filter === void 0) return syntaxProblem(message, at);
	return forbiddenProblem(`The filter \`${filter}\` is not there or not allowed; there are: ${quoteNames(allowedFilters)}.`, at);
}

// src/core/template/resolve-path.ts
const value$1 = { kind: "value" };
const reserved = [
	"__proto__",
	"constructor",
	"prototype"
];
function resolvePath(start, segments) {
	let shape = start;
	for (const [depth, segment] of segments.entries()) {
		const next = step(shape, segment);
		if (next === void 0) return {
			kind: "unknown",
			depth,
			names: namesIn(shape)
		};
		shape = next;
	}
	return {
		kind: "found",
		shape
	};
}
function step(shape, segment) {
	if (reserved.includes(segment)) return void 0;
	switch (shape.kind) {
		case "any": return shape;
		case "group": return typeof segment === "string" ? shape.fields.get(segment) : void 0;
		case "map":
			if (typeof segment === "string" && shape.fields?.has(segment) === true) return shape.fields.get(segment);
			return typeof segment === "string" && shape.keys?.includes(segment) === false ? void 0 : shape.item;
		case "list": return stepIntoList(shape.item, segment);
		case "text": return segment === "size" ? value$1 : void 0;
		case "value": return;
	}
}
function stepIntoList(item, segment) {
	if (segment === "size") return value$1;
	if (typeof segment === "string") return segment === "first" || segment === "last" ? item : void 0;
	return item;
}
function namesIn(shape) {
	if (shape.kind === "group") return [...shape.fields.keys()];
	if (shape.kind === "map") return shape.keys ?? [];
	if (shape.kind === "list") return [
		"first",
		"last",
		"size"
	];
	return shape.kind === "text" ? ["size"] : [];
}

// src/core/template/template-shape.ts
const ours = {
	kind: "text",
	trust: "ours"
};
const outside = {
	kind: "text",
	trust: "outside"
};
const value = { kind: "value" };
const lines = {
	kind: "list",
	item: outside,
	separator: "\n"
};
const anyText = {
	kind: "map",
	item: outside
};
function group(fields) {
	return {
		kind: "group",
		fields: new Map(Object.entries(fields))
	};
}
const subject = group({
	kind: ours,
	number: value,
	title: outside,
	body: outside,
	url: ours,
	author: ours,
	labels: {
		kind: "list",
		item: outside,
		separator: ", "
	},
	"head-branch": outside,
	comments: {
		kind: "list",
		item: group({
			author: ours,
			body: outside
		}),
		separator: "\n---\n"
	}
});
const event = group({
	name: ours,
	action: outside,
	actor: ours,
	label: outside,
	comment: outside,
	missed: value,
	review: group({
		state: ours,
		author: ours,
		body: outside,
		comments: {
			kind: "list",
			item: outside,
			separator: "\n---\n"
		}
	}),
	check: group({
		workflow: outside,
		conclusion: ours,
		url: ours,
		head: ours,
		jobs: {
			kind: "list",
			item: outside,
			separator: "\n---\n"
		}
	})
});
const handoffContext = group({
	relevant_files: lines,
	key_findings: lines,
	constraints: lines,
	suggested_approach: outside
});
function buildHandoff(keys) {
	return group({
		present: value,
		version: value,
		summary: outside,
		detail: outside,
		data: {
			kind: "map",
			item: outside,
			keys
		},
		context: handoffContext
	});
}
function findNeed(scope) {
	return (scope.keys ?? scope.matrix) === void 0 ? plainNeed : buildNeed(scope);
}
function buildNeed({ keys, matrix }) {
	const own = needFields(keys);
	if (matrix === void 0) return group(own);
	const element = buildMatrix(matrix);
	const each = {
		kind: "list",
		item: group({
			...own,
			index: value,
			matrix: element
		}),
		separator: "\n---\n"
	};
	return group({
		...own,
		each,
		picked: value,
		matrix: element
	});
}
function buildMatrix(scope) {
	if (scope.kind === "data") return {
		...anyText,
		fields: /* @__PURE__ */ new Map([["index", value]])
	};
	if (scope.kind === "values") return group({
		index: value,
		value: ours,
		...Object.fromEntries(scope.keys.map((key) => [key, ours]))
	});
	const own = {
		...needFields(scope.dataKeys),
		index: value
	};
	return group(scope.of === void 0 ? own : {
		...own,
		matrix: buildMatrix(scope.of)
	});
}
function needFields(keys) {
	return {
		name: ours,
		agent: ours,
		outcome: ours,
		note: outside,
		response: outside,
		outputs: lines,
		results: anyText,
		handoff: buildHandoff(keys)
	};
}
const childList = {
	kind: "list",
	item: group({
		name: ours,
		outcome: ours,
		reason: outside,
		agent: ours,
		branch: outside,
		merge: ours,
		conflict: outside,
		results: anyText,
		handoff: buildHandoff(void 0)
	}),
	separator: "\n---\n"
};
const childRoots = [["child", group({
	name: ours,
	parent: ours,
	by: ours,
	prompt: outside,
	branch: outside
})], ["parent", group({
	name: ours,
	agent: ours,
	note: ours,
	handoff: buildHandoff(void 0),
	matrix: buildMatrix({ kind: "data" })
})]];
const failed = {
	reason: outside,
	error_summary: outside,
	attempt: value
};
const previousFailure = group({
	...failed,
	all: {
		kind: "list",
		item: group(failed),
		separator: "\n"
	}
});
const notes = group({
	summary: outside,
	detail: outside,
	data: anyText
});
const answeredList = {
	kind: "list",
	item: group({
		question: outside,
		text: outside,
		by: ours,
		notes
	}),
	separator: "\n---\n"
};
const plainNeed = buildNeed({ keys: void 0 });
function buildTemplateShape(scope) {
	const { ancestors, dataKeys, inputKeys, transfer, child, answers, resumed, children, matrix, matrices } = scope;
	const needs = ancestors.map((name) => [name, findNeed({
		keys: dataKeys?.get(name),
		matrix: matrices?.get(name)
	})]);
	return new Map([
		["subject", subject],
		["event", event],
		["needs", {
			kind: "group",
			fields: new Map(needs)
		}],
		["results", anyText],
		...matrix === void 0 ? [] : [["matrix", buildMatrix(matrix)]],
		["history", outside],
		["previous_failure", previousFailure],
		...transfer === true ? [["transfer", group({
			from: ours,
			to: ours,
			message: outside
		})]] : [],
		...child === true ? childRoots : [],
		["answer", outside],
		...answers === true ? [["answers", answeredList]] : [],
		...resumed === true ? [["resumed", group({
			over: ours,
			notes
		})]] : [],
		...children === true ? [["children", childList], ["children_refused", lines]] : [],
		["inputs", {
			...anyText,
			keys: inputKeys
		}],
		["run", group({
			id: ours,
			pipeline: ours,
			attempt: value,
			execution: value
		})]
	]);
}

// src/core/template/analyze-template.ts
function analyzeTemplate(text, scope) {
	const parsed = parseTemplate(text);
	if (!parsed.ok) return failure([parsed.error]);
	const walk = new Walk(listReservedNames(scope));
	const roots = [...buildTemplateShape(scope)].map(([name, shape]) => [name, {
		path: [name],
		shape
	}]);
	walk.visitAll(parsed.value, new Map(roots));
	return walk.problems.length > 0 ? failure(walk.problems) : success({
		templates: parsed.value,
		outputs: walk.outputs
	});
}
function listReservedNames({ children = false }) {
	return [...buildTemplateShape({
		ancestors: [],
		children
	}).keys(), "forloop"].filter((name) => name !== "results");
}
var Walk = class {
	problems = [];
	outputs = [];
	reserved;
	constructor(reserved) {
		this.reserved = reserved;
	}
	visitAll(templates, names) {
		let known = names;
		for (const template of templates) known = this.visit(template, known);
		return known;
	}
	visit(template, names) {
		const sources = this.readSources(template, names);
		if (template instanceof import_liquid_node.Output) this.addOutput(template, sources);
		if (template instanceof import_liquid_node.AssignTag) return this.assign(template, {
			sources,
			names
		});
		const children = template.children === void 0 ? [] : (0, import_liquid_node.toValueSync)(template.children(false, true));
		if (!(template instanceof import_liquid_node.ForTag)) return this.visitAll(children, names);
		this.refuseKnownName(template.variable, {
			template,
			names
		});
		this.visitAll(children, new Map([...names, ...namesInLoop(template, sources)]));
		return names;
	}
	readSources(template, names) {
		const alone = {
			token: template.token,
			render: () => void 0
		};
		if (template.arguments !== void 0) alone.arguments = () => template.arguments?.() ?? [];
		return Object.values((0, import_liquid_node.analyzeSync)([alone], { partials: false }).variables).flat().flatMap((variable) => {
			const segments = variable.toArray();
			const source = lookUp(segments, names);
			if (source.kind === "found") return [{
				...source.source,
				written: segments
			}];
			this.problems.push(unknownPathProblem(writePath(segments), {
				known: writePath(segments.slice(0, source.depth)),
				name: writeName(segments[source.depth]),
				names: source.names,
				at: {
					line: variable.location.row,
					column: variable.location.col
				}
			}));
			return [];
		});
	}
	addOutput(output, sources) {
		this.outputs.push({
			output,
			sources
		});
		const [first] = sources;
		if (first === void 0 || output.value.filters.length > 0) return;
		if (first.shape.kind !== "group" && first.shape.kind !== "map") return;
		const parts = first.shape.kind === "group" ? [...first.shape.fields.keys()] : [];
		const hint = parts.length > 0 ? `name one of its parts: ${parts.join(", ")}` : "name one of its keys, or write `| json`";
		this.problems.push(forbiddenProblem(`\`${writePath(first.path)}\` is no single value; ${hint}.`, positionOf(output.token)));
	}
	assign(template, options) {
		const [identifier] = template.localScope();
		if (identifier === void 0) return options.names;
		this.refuseKnownName(identifier.content, {
			template,
			names: options.names
		});
		return new Map([...options.names, [identifier.content, sourceOf(template, options.sources)]]);
	}
	refuseKnownName(name, options) {
		if (!this.reserved.includes(name)) return;
		this.problems.push(forbiddenProblem(`\`${name}\` is a name of ours; choose another one for your variable.`, positionOf(options.template.token)));
	}
};
function lookUp(segments, names) {
	const [root, ...rest] = segments;
	const start = names.get(String(root));
	if (start === void 0) return {
		kind: "unknown",
		depth: 0,
		names: [...names.keys()]
	};
	const resolved = resolvePath(start.shape, rest);
	if (resolved.kind === "unknown") return {
		...resolved,
		depth: resolved.depth + 1
	};
	return {
		kind: "found",
		source: {
			path: [...start.path, ...rest],
			shape: resolved.shape
		}
	};
}
function sourceOf(template, sources) {
	const [argument] = template.arguments();
	const [first] = sources;
	if (argument instanceof import_liquid_node.Value && argument.filters.length === 0 && argument.initial.postfix.length === 1 && first !== void 0) return first;
	return {
		path: first?.path ?? [],
		shape: { kind: "any" }
	};
}
function namesInLoop(template, sources) {
	const [first] = sources;
	const item = first?.shape.kind === "list" ? first.shape.item : void 0;
	const source = {
		path: first?.path ?? [],
		shape: item ?? { kind: "any" }
	};
	return [[template.variable, source], ["forloop", {
		path: ["forloop"],
		shape: forloopShape
	}]];
}
function writePath(segments) {
	return segments.map((segment, index) => writeSegment$1(segment, index === 0)).join("");
}
function writeName(segment) {
	return typeof segment === "object" ? writePath(segment.map(toSegment)) : String(segment ?? "");
}
function writeSegment$1(segment, first) {
	if (typeof segment === "number") return `[${segment}]`;
	if (typeof segment !== "string") return `[${writePath(segment.map(toSegment))}]`;
	if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(segment)) return first ? segment : `.${segment}`;
	return `["${segment}"]`;
}
function toSegment(value) {
	return Array.isArray(value) || typeof value === "number" ? value : String(value);
}
function checkTemplate(template, scope) {
	const analyzed = analyzeTemplate(template, scope);
	return analyzed.ok ? [] : analyzed.error;
}
const forloopShape = {
	kind: "group",
	fields: new Map([
		"first",
		"last",
		"index",
		"index0",
		"rindex",
		"rindex0",
		"length"
	].map((name) => [name, { kind: "value" }]))
};

// node_modules/yaml/browser/dist/nodes/identity.js
const ALIAS = Symbol.for("yaml.alias");
const DOC = Symbol.for("yaml.document");
const MAP = Symbol.for("yaml.map");
const PAIR = Symbol.for("yaml.pair");
const SCALAR$1 = Symbol.for("yaml.scalar");
const SEQ = Symbol.for("yaml.seq");
const NODE_TYPE = Symbol.for("yaml.node.type");
const isAlias = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === ALIAS;
const isDocument = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === DOC;
const isMap = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === MAP;
const isPair = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === PAIR;
const isScalar$1 = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SCALAR$1;
const isSeq = (node) => !!node && typeof node === "object" && node[NODE_TYPE] === SEQ;
function isCollection$1(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case MAP:
		case SEQ: return true;
	}
	return false;
}
function isNode(node) {
	if (node && typeof node === "object") switch (node[NODE_TYPE]) {
		case ALIAS:
		case MAP:
		case SCALAR$1:
		case SEQ: return true;
	}
	return false;
}
const hasAnchor = (node) => (isScalar$1(node) || isCollection$1(node)) && !!node.anchor;

// node_modules/yaml/browser/dist/visit.js
const BREAK$1 = Symbol("break visit");
const SKIP$1 = Symbol("skip children");
const REMOVE$1 = Symbol("remove node");
function visit$1(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else visit_(null, node, visitor_, Object.freeze([]));
}
visit$1.BREAK = BREAK$1;
visit$1.SKIP = SKIP$1;
visit$1.REMOVE = REMOVE$1;
function visit_(key, node, visitor, path) {
	const ctrl = callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visit_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection$1(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = visit_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = visit_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = visit_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
async function visitAsync(node, visitor) {
	const visitor_ = initVisitor(visitor);
	if (isDocument(node)) {
		if (await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE$1) node.contents = null;
	} else await visitAsync_(null, node, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK$1;
visitAsync.SKIP = SKIP$1;
visitAsync.REMOVE = REMOVE$1;
async function visitAsync_(key, node, visitor, path) {
	const ctrl = await callVisitor(key, node, visitor, path);
	if (isNode(ctrl) || isPair(ctrl)) {
		replaceNode(key, path, ctrl);
		return visitAsync_(key, ctrl, visitor, path);
	}
	if (typeof ctrl !== "symbol") {
		if (isCollection$1(node)) {
			path = Object.freeze(path.concat(node));
			for (let i = 0; i < node.items.length; ++i) {
				const ci = await visitAsync_(i, node.items[i], visitor, path);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK$1) return BREAK$1;
				else if (ci === REMOVE$1) {
					node.items.splice(i, 1);
					i -= 1;
				}
			}
		} else if (isPair(node)) {
			path = Object.freeze(path.concat(node));
			const ck = await visitAsync_("key", node.key, visitor, path);
			if (ck === BREAK$1) return BREAK$1;
			else if (ck === REMOVE$1) node.key = null;
			const cv = await visitAsync_("value", node.value, visitor, path);
			if (cv === BREAK$1) return BREAK$1;
			else if (cv === REMOVE$1) node.value = null;
		}
	}
	return ctrl;
}
function initVisitor(visitor) {
	if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) return Object.assign({
		Alias: visitor.Node,
		Map: visitor.Node,
		Scalar: visitor.Node,
		Seq: visitor.Node
	}, visitor.Value && {
		Map: visitor.Value,
		Scalar: visitor.Value,
		Seq: visitor.Value
	}, visitor.Collection && {
		Map: visitor.Collection,
		Seq: visitor.Collection
	}, visitor);
	return visitor;
}
function callVisitor(key, node, visitor, path) {
	if (typeof visitor === "function") return visitor(key, node, path);
	if (isMap(node)) return visitor.Map?.(key, node, path);
	if (isSeq(node)) return visitor.Seq?.(key, node, path);
	if (isPair(node)) return visitor.Pair?.(key, node, path);
	if (isScalar$1(node)) return visitor.Scalar?.(key, node, path);
	if (isAlias(node)) return visitor.Alias?.(key, node, path);
}
function replaceNode(key, path, node) {
	const parent = path[path.length - 1];
	if (isCollection$1(parent)) parent.items[key] = node;
	else if (isPair(parent)) {
		if (key === "key") parent.key = node;
		else parent.value = node;
	} else if (isDocument(parent)) parent.contents = node;
	else {
		const pt = isAlias(parent) ? "alias" : "scalar";
		throw new Error(`Cannot replace node with ${pt} parent`);
	}
}

// node_modules/yaml/browser/dist/doc/directives.js
const escapeChars = {
	"!": "%21",
	",": "%2C",
	"[": "%5B",
	"]": "%5D",
	"{": "%7B",
	"}": "%7D"
};
const escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class Directives {
	constructor(yaml, tags) {
		this.docStart = null;
		this.docEnd = false;
		this.yaml = Object.assign({}, Directives.defaultYaml, yaml);
		this.tags = Object.assign({}, Directives.defaultTags, tags);
	}
	clone() {
		const copy = new Directives(this.yaml, this.tags);
		copy.docStart = this.docStart;
		return copy;
	}
	atDocument() {
		const res = new Directives(this.yaml, this.tags);
		switch (this.yaml.version) {
			case "1.1":
				this.atNextDocument = true;
				break;
			case "1.2":
				this.atNextDocument = false;
				this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.2"
				};
				this.tags = Object.assign({}, Directives.defaultTags);
		}
		return res;
	}
	add(line, onError) {
		if (this.atNextDocument) {
			this.yaml = {
				explicit: Directives.defaultYaml.explicit,
				version: "1.1"
			};
			this.tags = Object.assign({}, Directives.defaultTags);
			this.atNextDocument = false;
		}
		const parts = line.trim().split(/[ \t]+/);
		const name = parts.shift();
		switch (name) {
			case "%TAG": {
				if (parts.length !== 2) {
					onError(0, "%TAG directive should contain exactly two parts");
					if (parts.length < 2) return false;
				}
				const [handle, prefix] = parts;
				this.tags[handle] = prefix;
				return true;
			}
			case "%YAML": {
				this.yaml.explicit = true;
				if (parts.length !== 1) {
					onError(0, "%YAML directive should contain exactly one part");
					return false;
				}
				const [version] = parts;
				if (version === "1.1" || version === "1.2") {
					this.yaml.version = version;
					return true;
				} else {
					const isValid = /^\d+\.\d+$/.test(version);
					onError(6, `Unsupported YAML version ${version}`, isValid);
					return false;
				}
			}
			default:
				onError(0, `Unknown directive ${name}`, true);
				return false;
		}
	}
	tagName(source, onError) {
		if (source === "!") return "!";
		if (source[0] !== "!") {
			onError(`Not a valid tag: ${source}`);
			return null;
		}
		if (source[1] === "<") {
			const verbatim = source.slice(2, -1);
			if (verbatim === "!" || verbatim === "!!") {
				onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
				return null;
			}
			if (source[source.length - 1] !== ">") onError("Verbatim tags must end with a >");
			return verbatim;
		}
		const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
		if (!suffix) onError(`The ${source} tag has no suffix`);
		const prefix = this.tags[handle];
		if (prefix) try {
			return prefix + decodeURIComponent(suffix);
		} catch (error) {
			onError(String(error));
			return null;
		}
		if (handle === "!") return source;
		onError(`Could not resolve tag: ${source}`);
		return null;
	}
	tagString(tag) {
		for (const [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
		return tag[0] === "!" ? tag : `!<${tag}>`;
	}
	toString(doc) {
		const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
		const tagEntries = Object.entries(this.tags);
		let tagNames;
		if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
			const tags = {};
			visit$1(doc.contents, (_key, node) => {
				if (isNode(node) && node.tag) tags[node.tag] = true;
			});
			tagNames = Object.keys(tags);
		} else tagNames = [];
		for (const [handle, prefix] of tagEntries) {
			if (handle === "!!" && prefix === "tag:yaml.org,2002:") continue;
			if (!doc || tagNames.some((tn) => tn.startsWith(prefix))) lines.push(`%TAG ${handle} ${prefix}`);
		}
		return lines.join("\n");
	}
};
Directives.defaultYaml = {
	explicit: false,
	version: "1.2"
};
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor) {
	if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
		const msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
		throw new Error(msg);
	}
	return true;
}
function anchorNames(root) {
	const anchors = /* @__PURE__ */ new Set();
	visit$1(root, { Value(_key, node) {
		if (node.anchor) anchors.add(node.anchor);
	} });
	return anchors;
}
function findNewAnchor(prefix, exclude) {
	for (let i = 1;; ++i) {
		const name = `${prefix}${i}`;
		if (!exclude.has(name)) return name;
	}
}
function createNodeAnchors(doc, prefix) {
	const aliasObjects = [];
	const sourceObjects = /* @__PURE__ */ new Map();
	let prevAnchors = null;
	return {
		onAnchor: (source) => {
			aliasObjects.push(source);
			prevAnchors ?? (prevAnchors = anchorNames(doc));
			const anchor = findNewAnchor(prefix, prevAnchors);
			prevAnchors.add(anchor);
			return anchor;
		},
		setAnchors: () => {
			for (const source of aliasObjects) {
				const ref = sourceObjects.get(source);
				if (typeof ref === "object" && ref.anchor && (isScalar$1(ref.node) || isCollection$1(ref.node))) ref.node.anchor = ref.anchor;
				else {
					const error = /* @__PURE__ */ new Error("Failed to resolve repeated object (this should not happen)");
					error.source = source;
					throw error;
				}
			}
		},
		sourceObjects
	};
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
	if (val && typeof val === "object") {
		if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
			const v0 = val[i];
			const v1 = applyReviver(reviver, val, String(i), v0);
			if (v1 === void 0) delete val[i];
			else if (v1 !== v0) val[i] = v1;
		}
		else if (val instanceof Map) for (const k of Array.from(val.keys())) {
			const v0 = val.get(k);
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) val.delete(k);
			else if (v1 !== v0) val.set(k, v1);
		}
		else if (val instanceof Set) for (const v0 of Array.from(val)) {
			const v1 = applyReviver(reviver, val, v0, v0);
			if (v1 === void 0) val.delete(v0);
			else if (v1 !== v0) {
				val.delete(v0);
				val.add(v1);
			}
		}
		else for (const [k, v0] of Object.entries(val)) {
			const v1 = applyReviver(reviver, val, k, v0);
			if (v1 === void 0) delete val[k];
			else if (v1 !== v0) val[k] = v1;
		}
	}
	return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
	if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
	if (value && typeof value.toJSON === "function") {
		if (!ctx || !hasAnchor(value)) return value.toJSON(arg, ctx);
		const data = {
			aliasCount: 0,
			count: 1,
			res: void 0
		};
		ctx.anchors.set(value, data);
		ctx.onCreate = (res) => {
			data.res = res;
			delete ctx.onCreate;
		};
		const res = value.toJSON(arg, ctx);
		if (ctx.onCreate) ctx.onCreate(res);
		return res;
	}
	if (typeof value === "bigint" && !ctx?.keep) return Number(value);
	return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
	constructor(type) {
		Object.defineProperty(this, NODE_TYPE, { value: type });
	}
	clone() {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		if (!isDocument(doc)) throw new TypeError("A document argument is required");
		const ctx = {
			anchors: /* @__PURE__ */ new Map(),
			doc,
			keep: true,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this, "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
	constructor(source) {
		super(ALIAS);
		this.source = source;
		Object.defineProperty(this, "tag", { set() {
			throw new Error("Alias nodes cannot have tags");
		} });
	}
	resolve(doc, ctx) {
		if (ctx?.maxAliasCount === 0) throw new ReferenceError("Alias resolution is disabled");
		let nodes;
		if (ctx?.aliasResolveCache) nodes = ctx.aliasResolveCache;
		else {
			nodes = [];
			visit$1(doc, { Node: (_key, node) => {
				if (isAlias(node) || hasAnchor(node)) nodes.push(node);
			} });
			if (ctx) ctx.aliasResolveCache = nodes;
		}
		let found = void 0;
		for (const node of nodes) {
			if (node === this) break;
			if (node.anchor === this.source) found = node;
		}
		if (found && ctx) {
			const { anchors, doc, maxAliasCount } = ctx;
			let data = anchors.get(found);
			if (!data) {
				toJS(found, null, ctx);
				data = anchors.get(found);
			}
			/* istanbul ignore if */
			if (data?.res === void 0) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
			if (maxAliasCount >= 0) {
				data.count += 1;
				if (data.aliasCount === 0) data.aliasCount = getAliasCount(doc, found, anchors);
				if (data.count * data.aliasCount > maxAliasCount) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
			}
		}
		return found;
	}
	toJSON(_arg, ctx) {
		if (!ctx) return { source: this.source };
		const source = this.resolve(ctx.doc, ctx);
		if (!source) {
			const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
			throw new ReferenceError(msg);
		}
		return ctx.anchors.get(source).res;
	}
	toString(ctx, _onComment, _onChompKeep) {
		const src = `*${this.source}`;
		if (ctx) {
			anchorIsValid(this.source);
			if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
				const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
				throw new Error(msg);
			}
			if (ctx.implicitKey) return `${src} `;
		}
		return src;
	}
};
function getAliasCount(doc, node, anchors) {
	if (isAlias(node)) {
		const source = node.resolve(doc);
		const anchor = anchors && source && anchors.get(source);
		return anchor ? anchor.count * anchor.aliasCount : 0;
	} else if (isCollection$1(node)) {
		let count = 0;
		for (const item of node.items) {
			const c = getAliasCount(doc, item, anchors);
			if (c > count) count = c;
		}
		return count;
	} else if (isPair(node)) {
		const kc = getAliasCount(doc, node.key, anchors);
		const vc = getAliasCount(doc, node.value, anchors);
		return Math.max(kc, vc);
	}
	return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
const isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
	constructor(value) {
		super(SCALAR$1);
		this.value = value;
	}
	toJSON(arg, ctx) {
		return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
	}
	toString() {
		return String(this.value);
	}
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
const defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
	if (tagName) {
		const match = tags.filter((t) => t.tag === tagName);
		const tagObj = match.find((t) => !t.format) ?? match[0];
		if (!tagObj) throw new Error(`Tag ${tagName} not found`);
		return tagObj;
	}
	return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
	if (isDocument(value)) value = value.contents;
	if (isNode(value)) return value;
	if (isPair(value)) {
		const map = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
		map.items.push(value);
		return map;
	}
	if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) value = value.valueOf();
	const { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx;
	let ref = void 0;
	if (aliasDuplicateObjects && value && typeof value === "object") {
		ref = sourceObjects.get(value);
		if (ref) {
			ref.anchor ?? (ref.anchor = onAnchor(value));
			return new Alias(ref.anchor);
		} else {
			ref = {
				anchor: null,
				node: null
			};
			sourceObjects.set(value, ref);
		}
	}
	if (tagName?.startsWith("!!")) tagName = defaultTagPrefix + tagName.slice(2);
	let tagObj = findTagObject(value, tagName, schema.tags);
	if (!tagObj) {
		if (value && typeof value.toJSON === "function") value = value.toJSON();
		if (!value || typeof value !== "object") {
			const node = new Scalar(value);
			if (ref) ref.node = node;
			return node;
		}
		tagObj = value instanceof Map ? schema[MAP] : Symbol.iterator in Object(value) ? schema[SEQ] : schema[MAP];
	}
	if (onTagObj) {
		onTagObj(tagObj);
		delete ctx.onTagObj;
	}
	const node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
	if (tagName) node.tag = tagName;
	else if (!tagObj.default) node.tag = tagObj.tag;
	if (ref) ref.node = node;
	return node;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema, path, value) {
	let v = value;
	for (let i = path.length - 1; i >= 0; --i) {
		const k = path[i];
		if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
			const a = [];
			a[k] = v;
			v = a;
		} else v = /* @__PURE__ */ new Map([[k, v]]);
	}
	return createNode(v, void 0, {
		aliasDuplicateObjects: false,
		keepUndefined: false,
		onAnchor: () => {
			throw new Error("This should not happen, please report a bug.");
		},
		schema,
		sourceObjects: /* @__PURE__ */ new Map()
	});
}
const isEmptyPath = (path) => path == null || typeof path === "object" && !!path[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
	constructor(type, schema) {
		super(type);
		Object.defineProperty(this, "schema", {
			value: schema,
			configurable: true,
			enumerable: false,
			writable: true
		});
	}
	clone(schema) {
		const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
		if (schema) copy.schema = schema;
		copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema) : it);
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	addIn(path, value) {
		if (isEmptyPath(path)) this.add(value);
		else {
			const [key, ...rest] = path;
			const node = this.get(key, true);
			if (isCollection$1(node)) node.addIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
	deleteIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.delete(key);
		const node = this.get(key, true);
		if (isCollection$1(node)) return node.deleteIn(rest);
		else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
	}
	getIn(path, keepScalar) {
		const [key, ...rest] = path;
		const node = this.get(key, true);
		if (rest.length === 0) return !keepScalar && isScalar$1(node) ? node.value : node;
		else return isCollection$1(node) ? node.getIn(rest, keepScalar) : void 0;
	}
	hasAllNullValues(allowScalar) {
		return this.items.every((node) => {
			if (!isPair(node)) return false;
			const n = node.value;
			return n == null || allowScalar && isScalar$1(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
		});
	}
	hasIn(path) {
		const [key, ...rest] = path;
		if (rest.length === 0) return this.has(key);
		const node = this.get(key, true);
		return isCollection$1(node) ? node.hasIn(rest) : false;
	}
	setIn(path, value) {
		const [key, ...rest] = path;
		if (rest.length === 0) this.set(key, value);
		else {
			const node = this.get(key, true);
			if (isCollection$1(node)) node.setIn(rest, value);
			else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
			else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
		}
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
const stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
	if (/^\n+$/.test(comment)) return comment.substring(1);
	return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
const lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
const FOLD_FLOW = "flow";
const FOLD_BLOCK = "block";
const FOLD_QUOTED = "quoted";
function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
	if (!lineWidth || lineWidth < 0) return text;
	if (lineWidth < minContentWidth) minContentWidth = 0;
	const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
	if (text.length <= endStep) return text;
	const folds = [];
	const escapedFolds = {};
	let end = lineWidth - indent.length;
	if (typeof indentAtStart === "number") {
		if (indentAtStart > lineWidth - Math.max(2, minContentWidth)) folds.push(0);
		else end = lineWidth - indentAtStart;
	}
	let split = void 0;
	let prev = void 0;
	let overflow = false;
	let i = -1;
	let escStart = -1;
	let escEnd = -1;
	if (mode === "block") {
		i = consumeMoreIndentedLines(text, i, indent.length);
		if (i !== -1) end = i + endStep;
	}
	for (let ch; ch = text[i += 1];) {
		if (mode === "quoted" && ch === "\\") {
			escStart = i;
			switch (text[i + 1]) {
				case "x":
					i += 3;
					break;
				case "u":
					i += 5;
					break;
				case "U":
					i += 9;
					break;
				default: i += 1;
			}
			escEnd = i;
		}
		if (ch === "\n") {
			if (mode === "block") i = consumeMoreIndentedLines(text, i, indent.length);
			end = i + indent.length + endStep;
			split = void 0;
		} else {
			if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
				const next = text[i + 1];
				if (next && next !== " " && next !== "\n" && next !== "	") split = i;
			}
			if (i >= end) {
				if (split) {
					folds.push(split);
					end = split + endStep;
					split = void 0;
				} else if (mode === "quoted") {
					while (prev === " " || prev === "	") {
						prev = ch;
						ch = text[i += 1];
						overflow = true;
					}
					const j = i > escEnd + 1 ? i - 2 : escStart - 1;
					if (escapedFolds[j]) return text;
					folds.push(j);
					escapedFolds[j] = true;
					end = j + endStep;
					split = void 0;
				} else overflow = true;
			}
		}
		prev = ch;
	}
	if (overflow && onOverflow) onOverflow();
	if (folds.length === 0) return text;
	if (onFold) onFold();
	let res = text.slice(0, folds[0]);
	for (let i = 0; i < folds.length; ++i) {
		const fold = folds[i];
		const end = folds[i + 1] || text.length;
		if (fold === 0) res = `\n${indent}${text.slice(0, end)}`;
		else {
			if (mode === "quoted" && escapedFolds[fold]) res += `${text[fold]}\\`;
			res += `\n${indent}${text.slice(fold + 1, end)}`;
		}
	}
	return res;
}
function consumeMoreIndentedLines(text, i, indent) {
	let end = i;
	let start = i + 1;
	let ch = text[start];
	while (ch === " " || ch === "	") if (i < start + indent) ch = text[++i];
	else {
		do
			ch = text[++i];
		while (ch && ch !== "\n");
		end = i;
		start = i + 1;
		ch = text[start];
	}
	return end;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
const getFoldOptions = (ctx, isBlock) => ({
	indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
	lineWidth: ctx.options.lineWidth,
	minContentWidth: ctx.options.minContentWidth
});
const containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
	if (!lineWidth || lineWidth < 0) return false;
	const limit = lineWidth - indentLength;
	const strLen = str.length;
	if (strLen <= limit) return false;
	for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
		if (i - start > limit) return true;
		start = i + 1;
		if (strLen - start <= limit) return false;
	}
	return true;
}
function doubleQuotedString(value, ctx) {
	const json = JSON.stringify(value);
	if (ctx.options.doubleQuotedAsJSON) return json;
	const { implicitKey } = ctx;
	const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	let str = "";
	let start = 0;
	for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
		if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
			str += json.slice(start, i) + "\\ ";
			i += 1;
			start = i;
			ch = "\\";
		}
		if (ch === "\\") switch (json[i + 1]) {
			case "u":
				{
					str += json.slice(start, i);
					const code = json.substr(i + 2, 4);
					switch (code) {
						case "0000":
							str += "\\0";
							break;
						case "0007":
							str += "\\a";
							break;
						case "000b":
							str += "\\v";
							break;
						case "001b":
							str += "\\e";
							break;
						case "0085":
							str += "\\N";
							break;
						case "00a0":
							str += "\\_";
							break;
						case "2028":
							str += "\\L";
							break;
						case "2029":
							str += "\\P";
							break;
						default: if (code.substr(0, 2) === "00") str += "\\x" + code.substr(2);
						else str += json.substr(i, 6);
					}
					i += 5;
					start = i + 1;
				}
				break;
			case "n":
				if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
				else {
					str += json.slice(start, i) + "\n\n";
					while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"") {
						str += "\n";
						i += 2;
					}
					str += indent;
					if (json[i + 2] === " ") str += "\\";
					i += 1;
					start = i + 1;
				}
				break;
			default: i += 1;
		}
	}
	str = start ? str + json.slice(start) : json;
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
	if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
	const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
	const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
	return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
	const { singleQuote } = ctx.options;
	let qs;
	if (singleQuote === false) qs = doubleQuotedString;
	else {
		const hasDouble = value.includes("\"");
		const hasSingle = value.includes("'");
		if (hasDouble && !hasSingle) qs = singleQuotedString;
		else if (hasSingle && !hasDouble) qs = doubleQuotedString;
		else qs = singleQuote ? singleQuotedString : doubleQuotedString;
	}
	return qs(value, ctx);
}
let blockEndNewlines;
try {
	blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
	blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
	const { blockQuote, commentString, lineWidth } = ctx.options;
	if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
	const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
	const literal = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
	if (!value) return literal ? "|\n" : ">\n";
	let chomp;
	let endStart;
	for (endStart = value.length; endStart > 0; --endStart) {
		const ch = value[endStart - 1];
		if (ch !== "\n" && ch !== "	" && ch !== " ") break;
	}
	let end = value.substring(endStart);
	const endNlPos = end.indexOf("\n");
	if (endNlPos === -1) chomp = "-";
	else if (value === end || endNlPos !== end.length - 1) {
		chomp = "+";
		if (onChompKeep) onChompKeep();
	} else chomp = "";
	if (end) {
		value = value.slice(0, -end.length);
		if (end[end.length - 1] === "\n") end = end.slice(0, -1);
		end = end.replace(blockEndNewlines, `$&${indent}`);
	}
	let startWithSpace = false;
	let startEnd;
	let startNlPos = -1;
	for (startEnd = 0; startEnd < value.length; ++startEnd) {
		const ch = value[startEnd];
		if (ch === " ") startWithSpace = true;
		else if (ch === "\n") startNlPos = startEnd;
		else break;
	}
	let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
	if (start) {
		value = value.substring(start.length);
		start = start.replace(/\n+/g, `$&${indent}`);
	}
	let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
	if (comment) {
		header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
		if (onComment) onComment();
	}
	if (!literal) {
		const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
		let literalFallback = false;
		const foldOptions = getFoldOptions(ctx, true);
		if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) foldOptions.onOverflow = () => {
			literalFallback = true;
		};
		const body = foldFlowLines(`${start}${foldedValue}${end}`, indent, FOLD_BLOCK, foldOptions);
		if (!literalFallback) return `>${header}\n${indent}${body}`;
	}
	value = value.replace(/\n+/g, `$&${indent}`);
	return `|${header}\n${indent}${start}${value}${end}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
	const { type, value } = item;
	const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
	if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
	if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
	if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
	if (containsDocumentMarker(value)) {
		if (indent === "") {
			ctx.forceBlockIndent = true;
			return blockString(item, ctx, onComment, onChompKeep);
		} else if (implicitKey && indent === indentStep) return quotedString(value, ctx);
	}
	const str = value.replace(/\n+/g, `$&\n${indent}`);
	if (actualString) {
		const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
		const { compat, tags } = ctx.doc.schema;
		if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
	}
	return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
	const { implicitKey, inFlow } = ctx;
	const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
	let { type } = item;
	if (type !== Scalar.QUOTE_DOUBLE) {
		if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)) type = Scalar.QUOTE_DOUBLE;
	}
	const _stringify = (_type) => {
		switch (_type) {
			case Scalar.BLOCK_FOLDED:
			case Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
			case Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
			case Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
			case Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
			default: return null;
		}
	};
	let res = _stringify(type);
	if (res === null) {
		const { defaultKeyType, defaultStringType } = ctx.options;
		const t = implicitKey && defaultKeyType || defaultStringType;
		res = _stringify(t);
		if (res === null) throw new Error(`Unsupported default string type ${t}`);
	}
	return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
	const opt = Object.assign({
		blockQuote: true,
		commentString: stringifyComment,
		defaultKeyType: null,
		defaultStringType: "PLAIN",
		directives: null,
		doubleQuotedAsJSON: false,
		doubleQuotedMinMultiLineLength: 40,
		falseStr: "false",
		flowCollectionPadding: true,
		indentSeq: true,
		lineWidth: 80,
		minContentWidth: 20,
		nullStr: "null",
		simpleKeys: false,
		singleQuote: null,
		trailingComma: false,
		trueStr: "true",
		verifyAliasOrder: true
	}, doc.schema.toStringOptions, options);
	let inFlow;
	switch (opt.collectionStyle) {
		case "block":
			inFlow = false;
			break;
		case "flow":
			inFlow = true;
			break;
		default: inFlow = null;
	}
	return {
		anchors: /* @__PURE__ */ new Set(),
		doc,
		flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
		indent: "",
		indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
		inFlow,
		options: opt
	};
}
function getTagObject(tags, item) {
	if (item.tag) {
		const match = tags.filter((t) => t.tag === item.tag);
		if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
	}
	let tagObj = void 0;
	let obj;
	if (isScalar$1(item)) {
		obj = item.value;
		let match = tags.filter((t) => t.identify?.(obj));
		if (match.length > 1) {
			const testMatch = match.filter((t) => t.test);
			if (testMatch.length > 0) match = testMatch;
		}
		tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
	} else {
		obj = item;
		tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
	}
	if (!tagObj) {
		const name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
		throw new Error(`Tag not resolved for ${name} value`);
	}
	return tagObj;
}
function stringifyProps(node, tagObj, { anchors, doc }) {
	if (!doc.directives) return "";
	const props = [];
	const anchor = (isScalar$1(node) || isCollection$1(node)) && node.anchor;
	if (anchor && anchorIsValid(anchor)) {
		anchors.add(anchor);
		props.push(`&${anchor}`);
	}
	const tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
	if (tag) props.push(doc.directives.tagString(tag));
	return props.join(" ");
}
function stringify$2(item, ctx, onComment, onChompKeep) {
	if (isPair(item)) return item.toString(ctx, onComment, onChompKeep);
	if (isAlias(item)) {
		if (ctx.doc.directives) return item.toString(ctx);
		if (ctx.resolvedAliases?.has(item)) throw new TypeError(`Cannot stringify circular structure without alias nodes`);
		else {
			if (ctx.resolvedAliases) ctx.resolvedAliases.add(item);
			else ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
			item = item.resolve(ctx.doc);
		}
	}
	let tagObj = void 0;
	const node = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
	tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node));
	const props = stringifyProps(node, tagObj, ctx);
	if (props.length > 0) ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
	const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : isScalar$1(node) ? stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
	if (!props) return str;
	return isScalar$1(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
	const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
	let keyComment = isNode(key) && key.comment || null;
	if (simpleKeys) {
		if (keyComment) throw new Error("With simple keys, key nodes cannot have comments");
		if (isCollection$1(key) || !isNode(key) && typeof key === "object") throw new Error("With simple keys, collection cannot be used as a key value");
	}
	let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection$1(key) || (isScalar$1(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
	ctx = Object.assign({}, ctx, {
		allNullValues: false,
		implicitKey: !explicitKey && (simpleKeys || !allNullValues),
		indent: indent + indentStep
	});
	let keyCommentDone = false;
	let chompKeep = false;
	let str = stringify$2(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
	if (!explicitKey && !ctx.inFlow && str.length > 1024) {
		if (simpleKeys) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
		explicitKey = true;
	}
	if (ctx.inFlow) {
		if (allNullValues || value == null) {
			if (keyCommentDone && onComment) onComment();
			return str === "" ? "?" : explicitKey ? `? ${str}` : str;
		}
	} else if (allNullValues && !simpleKeys || value == null && explicitKey) {
		str = `? ${str}`;
		if (keyComment && !keyCommentDone) str += lineComment(str, ctx.indent, commentString(keyComment));
		else if (chompKeep && onChompKeep) onChompKeep();
		return str;
	}
	if (keyCommentDone) keyComment = null;
	if (explicitKey) {
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
		str = `? ${str}\n${indent}:`;
	} else {
		str = `${str}:`;
		if (keyComment) str += lineComment(str, ctx.indent, commentString(keyComment));
	}
	let vsb, vcb, valueComment;
	if (isNode(value)) {
		vsb = !!value.spaceBefore;
		vcb = value.commentBefore;
		valueComment = value.comment;
	} else {
		vsb = false;
		vcb = null;
		valueComment = null;
		if (value && typeof value === "object") value = doc.createNode(value);
	}
	ctx.implicitKey = false;
	if (!explicitKey && !keyComment && isScalar$1(value)) ctx.indentAtStart = str.length + 1;
	chompKeep = false;
	if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) ctx.indent = ctx.indent.substring(2);
	let valueCommentDone = false;
	const valueStr = stringify$2(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
	let ws = " ";
	if (keyComment || vsb || vcb) {
		ws = vsb ? "\n" : "";
		if (vcb) {
			const cs = commentString(vcb);
			ws += `\n${indentComment(cs, ctx.indent)}`;
		}
		if (valueStr === "" && !ctx.inFlow) {
			if (ws === "\n" && valueComment) ws = "\n\n";
		} else ws += `\n${ctx.indent}`;
	} else if (!explicitKey && isCollection$1(value)) {
		const vs0 = valueStr[0];
		const nl0 = valueStr.indexOf("\n");
		const hasNewline = nl0 !== -1;
		const flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
		if (hasNewline || !flow) {
			let hasPropsLine = false;
			if (hasNewline && (vs0 === "&" || vs0 === "!")) {
				let sp0 = valueStr.indexOf(" ");
				if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") sp0 = valueStr.indexOf(" ", sp0 + 1);
				if (sp0 === -1 || nl0 < sp0) hasPropsLine = true;
			}
			if (!hasPropsLine) ws = `\n${ctx.indent}`;
		}
	} else if (valueStr === "" || valueStr[0] === "\n") ws = "";
	str += ws + valueStr;
	if (ctx.inFlow) {
		if (valueCommentDone && onComment) onComment();
	} else if (valueComment && !valueCommentDone) str += lineComment(str, ctx.indent, commentString(valueComment));
	else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}

// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning) {
	if (logLevel === "debug" || logLevel === "warn") console.warn(warning);
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
const MERGE_KEY = "<<";
const merge = {
	identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
	default: "key",
	tag: "tag:yaml.org,2002:merge",
	test: /^<<$/,
	resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), { addToJSMap: addMergeToJSMap }),
	stringify: () => MERGE_KEY
};
const isMergeKey = (ctx, key) => (merge.identify(key) || isScalar$1(key) && (!key.type || key.type === Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
function addMergeToJSMap(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (isSeq(source)) for (const it of source.items) mergeValue(ctx, map, it);
	else if (Array.isArray(source)) for (const it of source) mergeValue(ctx, map, it);
	else mergeValue(ctx, map, source);
}
function mergeValue(ctx, map, value) {
	const source = resolveAliasValue(ctx, value);
	if (!isMap(source)) throw new Error("Merge sources must be maps or map aliases");
	const srcMap = source.toJSON(null, ctx, Map);
	for (const [key, value] of srcMap) if (map instanceof Map) {
		if (!map.has(key)) map.set(key, value);
	} else if (map instanceof Set) map.add(key);
	else if (!Object.prototype.hasOwnProperty.call(map, key)) Object.defineProperty(map, key, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
	return map;
}
function resolveAliasValue(ctx, value) {
	return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map, { key, value }) {
	if (isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
	else if (isMergeKey(ctx, key)) addMergeToJSMap(ctx, map, value);
	else {
		const jsKey = toJS(key, "", ctx);
		if (map instanceof Map) map.set(jsKey, toJS(value, jsKey, ctx));
		else if (map instanceof Set) map.add(jsKey);
		else {
			const stringKey = stringifyKey(key, jsKey, ctx);
			const jsValue = toJS(value, stringKey, ctx);
			if (stringKey in map) Object.defineProperty(map, stringKey, {
				value: jsValue,
				writable: true,
				enumerable: true,
				configurable: true
			});
			else map[stringKey] = jsValue;
		}
	}
	return map;
}
function stringifyKey(key, jsKey, ctx) {
	if (jsKey === null) return "";
	if (typeof jsKey !== "object") return String(jsKey);
	if (isNode(key) && ctx?.doc) {
		const strCtx = createStringifyContext(ctx.doc, {});
		strCtx.anchors = /* @__PURE__ */ new Set();
		for (const node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
		strCtx.inFlow = true;
		strCtx.inStringifyKey = true;
		const strKey = key.toString(strCtx);
		if (!ctx.mapKeyWarned) {
			let jsonStr = JSON.stringify(strKey);
			if (jsonStr.length > 40) jsonStr = jsonStr.substring(0, 36) + "...\"";
			warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
			ctx.mapKeyWarned = true;
		}
		return strKey;
	}
	return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
	const k = createNode(key, void 0, ctx);
	const v = createNode(value, void 0, ctx);
	return new Pair(k, v);
}
var Pair = class Pair {
	constructor(key, value = null) {
		Object.defineProperty(this, NODE_TYPE, { value: PAIR });
		this.key = key;
		this.value = value;
	}
	clone(schema) {
		let { key, value } = this;
		if (isNode(key)) key = key.clone(schema);
		if (isNode(value)) value = value.clone(schema);
		return new Pair(key, value);
	}
	toJSON(_, ctx) {
		const pair = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
		return addPairToJSMap(ctx, pair, this);
	}
	toString(ctx, onComment, onChompKeep) {
		return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
	return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
	const { indent, options: { commentString } } = ctx;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		type: null
	});
	let chompKeep = false;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode(item)) {
			if (!chompKeep && item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (!chompKeep && ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
			}
		}
		chompKeep = false;
		let str = stringify$2(item, itemCtx, () => comment = null, () => chompKeep = true);
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		if (chompKeep && comment) chompKeep = false;
		lines.push(blockItemPrefix + str);
	}
	let str;
	if (lines.length === 0) str = flowChars.start + flowChars.end;
	else {
		str = lines[0];
		for (let i = 1; i < lines.length; ++i) {
			const line = lines[i];
			str += line ? `\n${indent}${line}` : "\n";
		}
	}
	if (comment) {
		str += "\n" + indentComment(commentString(comment), indent);
		if (onComment) onComment();
	} else if (chompKeep && onChompKeep) onChompKeep();
	return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
	const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
	itemIndent += indentStep;
	const itemCtx = Object.assign({}, ctx, {
		indent: itemIndent,
		inFlow: true,
		type: null
	});
	let reqNewline = false;
	let linesAtValue = 0;
	const lines = [];
	for (let i = 0; i < items.length; ++i) {
		const item = items[i];
		let comment = null;
		if (isNode(item)) {
			if (item.spaceBefore) lines.push("");
			addCommentBefore(ctx, lines, item.commentBefore, false);
			if (item.comment) comment = item.comment;
		} else if (isPair(item)) {
			const ik = isNode(item.key) ? item.key : null;
			if (ik) {
				if (ik.spaceBefore) lines.push("");
				addCommentBefore(ctx, lines, ik.commentBefore, false);
				if (ik.comment) reqNewline = true;
			}
			const iv = isNode(item.value) ? item.value : null;
			if (iv) {
				if (iv.comment) comment = iv.comment;
				if (iv.commentBefore) reqNewline = true;
			} else if (item.value == null && ik?.comment) comment = ik.comment;
		}
		if (comment) reqNewline = true;
		let str = stringify$2(item, itemCtx, () => comment = null);
		reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
		if (i < items.length - 1) str += ",";
		else if (ctx.options.trailingComma) {
			if (ctx.options.lineWidth > 0) reqNewline || (reqNewline = lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
			if (reqNewline) str += ",";
		}
		if (comment) str += lineComment(str, itemIndent, commentString(comment));
		lines.push(str);
		linesAtValue = lines.length;
	}
	const { start, end } = flowChars;
	if (lines.length === 0) return start + end;
	else {
		if (!reqNewline) {
			const len = lines.reduce((sum, line) => sum + line.length + 2, 2);
			reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
		}
		if (reqNewline) {
			let str = start;
			for (const line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
			return `${str}\n${indent}${end}`;
		} else return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
	}
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
	if (comment && chompKeep) comment = comment.replace(/^\n+/, "");
	if (comment) {
		const ic = indentComment(commentString(comment), indent);
		lines.push(ic.trimStart());
	}
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
	const k = isScalar$1(key) ? key.value : key;
	for (const it of items) if (isPair(it)) {
		if (it.key === key || it.key === k) return it;
		if (isScalar$1(it.key) && it.key.value === k) return it;
	}
}
var YAMLMap = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:map";
	}
	constructor(schema) {
		super(MAP, schema);
		this.items = [];
	}
	static from(schema, obj, ctx) {
		const { keepUndefined, replacer } = ctx;
		const map = new this(schema);
		const add = (key, value) => {
			if (typeof replacer === "function") value = replacer.call(obj, key, value);
			else if (Array.isArray(replacer) && !replacer.includes(key)) return;
			if (value !== void 0 || keepUndefined) map.items.push(createPair(key, value, ctx));
		};
		if (obj instanceof Map) for (const [key, value] of obj) add(key, value);
		else if (obj && typeof obj === "object") for (const key of Object.keys(obj)) add(key, obj[key]);
		if (typeof schema.sortMapEntries === "function") map.items.sort(schema.sortMapEntries);
		return map;
	}
	add(pair, overwrite) {
		let _pair;
		if (isPair(pair)) _pair = pair;
		else if (!pair || typeof pair !== "object" || !("key" in pair)) _pair = new Pair(pair, pair?.value);
		else _pair = new Pair(pair.key, pair.value);
		const prev = findPair(this.items, _pair.key);
		const sortEntries = this.schema?.sortMapEntries;
		if (prev) {
			if (!overwrite) throw new Error(`Key ${_pair.key} already set`);
			if (isScalar$1(prev.value) && isScalarValue(_pair.value)) prev.value.value = _pair.value;
			else prev.value = _pair.value;
		} else if (sortEntries) {
			const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
			if (i === -1) this.items.push(_pair);
			else this.items.splice(i, 0, _pair);
		} else this.items.push(_pair);
	}
	delete(key) {
		const it = findPair(this.items, key);
		if (!it) return false;
		return this.items.splice(this.items.indexOf(it), 1).length > 0;
	}
	get(key, keepScalar) {
		const node = findPair(this.items, key)?.value;
		return (!keepScalar && isScalar$1(node) ? node.value : node) ?? void 0;
	}
	has(key) {
		return !!findPair(this.items, key);
	}
	set(key, value) {
		this.add(new Pair(key, value), true);
	}
	toJSON(_, ctx, Type) {
		const map = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const item of this.items) addPairToJSMap(ctx, map, item);
		return map;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		for (const item of this.items) if (!isPair(item)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
		if (!ctx.allNullValues && this.hasAllNullValues(false)) ctx = Object.assign({}, ctx, { allNullValues: true });
		return stringifyCollection(this, ctx, {
			blockItemPrefix: "",
			flowChars: {
				start: "{",
				end: "}"
			},
			itemIndent: ctx.indent || "",
			onChompKeep,
			onComment
		});
	}
};

// node_modules/yaml/browser/dist/schema/common/map.js
const map = {
	collection: "map",
	default: true,
	nodeClass: YAMLMap,
	tag: "tag:yaml.org,2002:map",
	resolve(map, onError) {
		if (!isMap(map)) onError("Expected a mapping for this tag");
		return map;
	},
	createNode: (schema, obj, ctx) => YAMLMap.from(schema, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
	static get tagName() {
		return "tag:yaml.org,2002:seq";
	}
	constructor(schema) {
		super(SEQ, schema);
		this.items = [];
	}
	add(value) {
		this.items.push(value);
	}
	delete(key) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") return false;
		return this.items.splice(idx, 1).length > 0;
	}
	get(key, keepScalar) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") return void 0;
		const it = this.items[idx];
		return !keepScalar && isScalar$1(it) ? it.value : it;
	}
	has(key) {
		const idx = asItemIndex(key);
		return typeof idx === "number" && idx < this.items.length;
	}
	set(key, value) {
		const idx = asItemIndex(key);
		if (typeof idx !== "number") throw new Error(`Expected a valid index, not ${key}.`);
		const prev = this.items[idx];
		if (isScalar$1(prev) && isScalarValue(value)) prev.value = value;
		else this.items[idx] = value;
	}
	toJSON(_, ctx) {
		const seq = [];
		if (ctx?.onCreate) ctx.onCreate(seq);
		let i = 0;
		for (const item of this.items) seq.push(toJS(item, String(i++), ctx));
		return seq;
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		return stringifyCollection(this, ctx, {
			blockItemPrefix: "- ",
			flowChars: {
				start: "[",
				end: "]"
			},
			itemIndent: (ctx.indent || "") + "  ",
			onChompKeep,
			onComment
		});
	}
	static from(schema, obj, ctx) {
		const { replacer } = ctx;
		const seq = new this(schema);
		if (obj && Symbol.iterator in Object(obj)) {
			let i = 0;
			for (let it of obj) {
				if (typeof replacer === "function") {
					const key = obj instanceof Set ? it : String(i++);
					it = replacer.call(obj, key, it);
				}
				seq.items.push(createNode(it, void 0, ctx));
			}
		}
		return seq;
	}
};
function asItemIndex(key) {
	let idx = isScalar$1(key) ? key.value : key;
	if (idx && typeof idx === "string") idx = Number(idx);
	return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
const seq = {
	collection: "seq",
	default: true,
	nodeClass: YAMLSeq,
	tag: "tag:yaml.org,2002:seq",
	resolve(seq, onError) {
		if (!isSeq(seq)) onError("Expected a sequence for this tag");
		return seq;
	},
	createNode: (schema, obj, ctx) => YAMLSeq.from(schema, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
const string = {
	identify: (value) => typeof value === "string",
	default: true,
	tag: "tag:yaml.org,2002:str",
	resolve: (str) => str,
	stringify(item, ctx, onComment, onChompKeep) {
		ctx = Object.assign({ actualString: true }, ctx);
		return stringifyString(item, ctx, onComment, onChompKeep);
	}
};

// node_modules/yaml/browser/dist/schema/common/null.js
const nullTag = {
	identify: (value) => value == null,
	createNode: () => new Scalar(null),
	default: true,
	tag: "tag:yaml.org,2002:null",
	test: /^(?:~|[Nn]ull|NULL)?$/,
	resolve: () => new Scalar(null),
	stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
const boolTag = {
	identify: (value) => typeof value === "boolean",
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
	resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
	stringify({ source, value }, ctx) {
		if (source && boolTag.test.test(source)) {
			if (value === (source[0] === "t" || source[0] === "T")) return source;
		}
		return value ? ctx.options.trueStr : ctx.options.falseStr;
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
	if (typeof value === "bigint") return String(value);
	const num = typeof value === "number" ? value : Number(value);
	if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
	let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
	if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
		let i = n.indexOf(".");
		if (i < 0) {
			i = n.length;
			n += ".";
		}
		let d = minFractionDigits - (n.length - i - 1);
		while (d-- > 0) n += "0";
	}
	return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
const floatNaN$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
	resolve: (str) => parseFloat(str),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float$1 = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str));
		const dot = str.indexOf(".");
		if (dot !== -1 && str[str.length - 1] === "0") node.minFractionDigits = str.length - dot - 1;
		return node;
	},
	stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
const intIdentify$2 = (value) => typeof value === "bigint" || Number.isInteger(value);
const intResolve$1 = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify$1(node, radix, prefix) {
	const { value } = node;
	if (intIdentify$2(value) && value >= 0) return prefix + value.toString(radix);
	return stringifyNumber(node);
}
const intOct$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^0o[0-7]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 8, opt),
	stringify: (node) => intStringify$1(node, 8, "0o")
};
const int$1 = {
	identify: intIdentify$2,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex$1 = {
	identify: (value) => intIdentify$2(value) && value >= 0,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^0x[0-9a-fA-F]+$/,
	resolve: (str, _onError, opt) => intResolve$1(str, 2, 16, opt),
	stringify: (node) => intStringify$1(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
const schema$2 = [
	map,
	seq,
	string,
	nullTag,
	boolTag,
	intOct$1,
	int$1,
	intHex$1,
	floatNaN$1,
	floatExp$1,
	float$1
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify$1(value) {
	return typeof value === "bigint" || Number.isInteger(value);
}
const stringifyJSON = ({ value }) => JSON.stringify(value);
const jsonScalars = [
	{
		identify: (value) => typeof value === "string",
		default: true,
		tag: "tag:yaml.org,2002:str",
		resolve: (str) => str,
		stringify: stringifyJSON
	},
	{
		identify: (value) => value == null,
		createNode: () => new Scalar(null),
		default: true,
		tag: "tag:yaml.org,2002:null",
		test: /^null$/,
		resolve: () => null,
		stringify: stringifyJSON
	},
	{
		identify: (value) => typeof value === "boolean",
		default: true,
		tag: "tag:yaml.org,2002:bool",
		test: /^true$|^false$/,
		resolve: (str) => str === "true",
		stringify: stringifyJSON
	},
	{
		identify: intIdentify$1,
		default: true,
		tag: "tag:yaml.org,2002:int",
		test: /^-?(?:0|[1-9][0-9]*)$/,
		resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
		stringify: ({ value }) => intIdentify$1(value) ? value.toString() : JSON.stringify(value)
	},
	{
		identify: (value) => typeof value === "number",
		default: true,
		tag: "tag:yaml.org,2002:float",
		test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
		resolve: (str) => parseFloat(str),
		stringify: stringifyJSON
	}
];
const schema$1 = [map, seq].concat(jsonScalars, {
	default: true,
	tag: "",
	test: /^/,
	resolve(str, onError) {
		onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
		return str;
	}
});

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
const binary = {
	identify: (value) => value instanceof Uint8Array,
	default: false,
	tag: "tag:yaml.org,2002:binary",
	resolve(src, onError) {
		if (typeof atob === "function") {
			const str = atob(src.replace(/[\n\r]/g, ""));
			const buffer = new Uint8Array(str.length);
			for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
			return buffer;
		} else {
			onError("This environment does not support reading binary tags; either Buffer or atob is required");
			return src;
		}
	},
	stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
		if (!value) return "";
		const buf = value;
		let str;
		if (typeof btoa === "function") {
			let s = "";
			for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
			str = btoa(s);
		} else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
		type ?? (type = Scalar.BLOCK_LITERAL);
		if (type !== Scalar.QUOTE_DOUBLE) {
			const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
			const n = Math.ceil(str.length / lineWidth);
			const lines = new Array(n);
			for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
			str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
		}
		return stringifyString({
			comment,
			type,
			value: str
		}, ctx, onComment, onChompKeep);
	}
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq, onError) {
	if (isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
		let item = seq.items[i];
		if (isPair(item)) continue;
		else if (isMap(item)) {
			if (item.items.length > 1) onError("Each pair must have its own sequence indicator");
			const pair = item.items[0] || new Pair(new Scalar(null));
			if (item.commentBefore) pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore;
			if (item.comment) {
				const cn = pair.value ?? pair.key;
				cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
			}
			item = pair;
		}
		seq.items[i] = isPair(item) ? item : new Pair(item);
	}
	else onError("Expected a sequence for this tag");
	return seq;
}
function createPairs(schema, iterable, ctx) {
	const { replacer } = ctx;
	const pairs = new YAMLSeq(schema);
	pairs.tag = "tag:yaml.org,2002:pairs";
	let i = 0;
	if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
		if (typeof replacer === "function") it = replacer.call(iterable, String(i++), it);
		let key, value;
		if (Array.isArray(it)) {
			if (it.length === 2) {
				key = it[0];
				value = it[1];
			} else throw new TypeError(`Expected [key, value] tuple: ${it}`);
		} else if (it && it instanceof Object) {
			const keys = Object.keys(it);
			if (keys.length === 1) {
				key = keys[0];
				value = it[key];
			} else throw new TypeError(`Expected tuple with one key, not ${keys.length} keys`);
		} else key = it;
		pairs.items.push(createPair(key, value, ctx));
	}
	return pairs;
}
const pairs = {
	collection: "seq",
	default: false,
	tag: "tag:yaml.org,2002:pairs",
	resolve: resolvePairs,
	createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class YAMLOMap extends YAMLSeq {
	constructor() {
		super();
		this.add = YAMLMap.prototype.add.bind(this);
		this.delete = YAMLMap.prototype.delete.bind(this);
		this.get = YAMLMap.prototype.get.bind(this);
		this.has = YAMLMap.prototype.has.bind(this);
		this.set = YAMLMap.prototype.set.bind(this);
		this.tag = YAMLOMap.tag;
	}
	toJSON(_, ctx) {
		if (!ctx) return super.toJSON(_);
		const map = /* @__PURE__ */ new Map();
		if (ctx?.onCreate) ctx.onCreate(map);
		for (const pair of this.items) {
			let key, value;
			if (isPair(pair)) {
				key = toJS(pair.key, "", ctx);
				value = toJS(pair.value, key, ctx);
			} else key = toJS(pair, "", ctx);
			if (map.has(key)) throw new Error("Ordered maps must not include duplicate keys");
			map.set(key, value);
		}
		return map;
	}
	static from(schema, iterable, ctx) {
		const pairs = createPairs(schema, iterable, ctx);
		const omap = new this();
		omap.items = pairs.items;
		return omap;
	}
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
const omap = {
	collection: "seq",
	identify: (value) => value instanceof Map,
	nodeClass: YAMLOMap,
	default: false,
	tag: "tag:yaml.org,2002:omap",
	resolve(seq, onError) {
		const pairs = resolvePairs(seq, onError);
		const seenKeys = [];
		for (const { key } of pairs.items) if (isScalar$1(key)) {
			if (seenKeys.includes(key.value)) onError(`Ordered maps must not include duplicate keys: ${key.value}`);
			else seenKeys.push(key.value);
		}
		return Object.assign(new YAMLOMap(), pairs);
	},
	createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
	if (source && (value ? trueTag : falseTag).test.test(source)) return source;
	return value ? ctx.options.trueStr : ctx.options.falseStr;
}
const trueTag = {
	identify: (value) => value === true,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
	resolve: () => new Scalar(true),
	stringify: boolStringify
};
const falseTag = {
	identify: (value) => value === false,
	default: true,
	tag: "tag:yaml.org,2002:bool",
	test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
	resolve: () => new Scalar(false),
	stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
const floatNaN = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
	resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
	stringify: stringifyNumber
};
const floatExp = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "EXP",
	test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
	resolve: (str) => parseFloat(str.replace(/_/g, "")),
	stringify(node) {
		const num = Number(node.value);
		return isFinite(num) ? num.toExponential() : stringifyNumber(node);
	}
};
const float = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
	resolve(str) {
		const node = new Scalar(parseFloat(str.replace(/_/g, "")));
		const dot = str.indexOf(".");
		if (dot !== -1) {
			const f = str.substring(dot + 1).replace(/_/g, "");
			if (f[f.length - 1] === "0") node.minFractionDigits = f.length;
		}
		return node;
	},
	stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
const intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve(str, offset, radix, { intAsBigInt }) {
	const sign = str[0];
	if (sign === "-" || sign === "+") offset += 1;
	str = str.substring(offset).replace(/_/g, "");
	if (intAsBigInt) {
		switch (radix) {
			case 2:
				str = `0b${str}`;
				break;
			case 8:
				str = `0o${str}`;
				break;
			case 16: str = `0x${str}`;
		}
		const n = BigInt(str);
		return sign === "-" ? BigInt(-1) * n : n;
	}
	const n = parseInt(str, radix);
	return sign === "-" ? -1 * n : n;
}
function intStringify(node, radix, prefix) {
	const { value } = node;
	if (intIdentify(value)) {
		const str = value.toString(radix);
		return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
	}
	return stringifyNumber(node);
}
const intBin = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "BIN",
	test: /^[-+]?0b[0-1_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
	stringify: (node) => intStringify(node, 2, "0b")
};
const intOct = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "OCT",
	test: /^[-+]?0[0-7_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
	stringify: (node) => intStringify(node, 8, "0")
};
const int = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	test: /^[-+]?[0-9][0-9_]*$/,
	resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
	stringify: stringifyNumber
};
const intHex = {
	identify: intIdentify,
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "HEX",
	test: /^[-+]?0x[0-9a-fA-F_]+$/,
	resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
	stringify: (node) => intStringify(node, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class YAMLSet extends YAMLMap {
	constructor(schema) {
		super(schema);
		this.tag = YAMLSet.tag;
	}
	add(key) {
		let pair;
		if (isPair(key)) pair = key;
		else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null) pair = new Pair(key.key, null);
		else pair = new Pair(key, null);
		if (!findPair(this.items, pair.key)) this.items.push(pair);
	}
	get(key, keepPair) {
		const pair = findPair(this.items, key);
		return !keepPair && isPair(pair) ? isScalar$1(pair.key) ? pair.key.value : pair.key : pair;
	}
	set(key, value) {
		if (typeof value !== "boolean") throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
		const prev = findPair(this.items, key);
		if (prev && !value) this.items.splice(this.items.indexOf(prev), 1);
		else if (!prev && value) this.items.push(new Pair(key));
	}
	toJSON(_, ctx) {
		return super.toJSON(_, ctx, Set);
	}
	toString(ctx, onComment, onChompKeep) {
		if (!ctx) return JSON.stringify(this);
		if (this.hasAllNullValues(true)) return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
		else throw new Error("Set items must all have null values");
	}
	static from(schema, iterable, ctx) {
		const { replacer } = ctx;
		const set = new this(schema);
		if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) {
			if (typeof replacer === "function") value = replacer.call(iterable, value, value);
			set.items.push(createPair(value, null, ctx));
		}
		return set;
	}
};
YAMLSet.tag = "tag:yaml.org,2002:set";
const set = {
	collection: "map",
	identify: (value) => value instanceof Set,
	nodeClass: YAMLSet,
	default: false,
	tag: "tag:yaml.org,2002:set",
	createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
	resolve(map, onError) {
		if (isMap(map)) {
			if (map.hasAllNullValues(true)) return Object.assign(new YAMLSet(), map);
			else onError("Set items must all have null values");
		} else onError("Expected a mapping for this tag");
		return map;
	}
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
	const sign = str[0];
	const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
	const num = (n) => asBigInt ? BigInt(n) : Number(n);
	const res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
	return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node) {
	let { value } = node;
	let num = (n) => n;
	if (typeof value === "bigint") num = (n) => BigInt(n);
	else if (isNaN(value) || !isFinite(value)) return stringifyNumber(node);
	let sign = "";
	if (value < 0) {
		sign = "-";
		value *= num(-1);
	}
	const _60 = num(60);
	const parts = [value % _60];
	if (value < 60) parts.unshift(0);
	else {
		value = (value - parts[0]) / _60;
		parts.unshift(value % _60);
		if (value >= 60) {
			value = (value - parts[0]) / _60;
			parts.unshift(value);
		}
	}
	return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
const intTime = {
	identify: (value) => typeof value === "bigint" || Number.isInteger(value),
	default: true,
	tag: "tag:yaml.org,2002:int",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
	resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
	stringify: stringifySexagesimal
};
const floatTime = {
	identify: (value) => typeof value === "number",
	default: true,
	tag: "tag:yaml.org,2002:float",
	format: "TIME",
	test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
	resolve: (str) => parseSexagesimal(str, false),
	stringify: stringifySexagesimal
};
const timestamp = {
	identify: (value) => value instanceof Date,
	default: true,
	tag: "tag:yaml.org,2002:timestamp",
	test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
	resolve(str) {
		const match = str.match(timestamp.test);
		if (!match) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
		const [, year, month, day, hour, minute, second] = match.map(Number);
		const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
		let date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
		const tz = match[8];
		if (tz && tz !== "Z") {
			let d = parseSexagesimal(tz, false);
			if (Math.abs(d) < 30) d *= 60;
			date -= 6e4 * d;
		}
		return new Date(date);
	},
	stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
const schema = [
	map,
	seq,
	string,
	nullTag,
	trueTag,
	falseTag,
	intBin,
	intOct,
	int,
	intHex,
	floatNaN,
	floatExp,
	float,
	binary,
	merge,
	omap,
	pairs,
	set,
	intTime,
	floatTime,
	timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
const schemas = /* @__PURE__ */ new Map([
	["core", schema$2],
	["failsafe", [
		map,
		seq,
		string
	]],
	["json", schema$1],
	["yaml11", schema],
	["yaml-1.1", schema]
]);
const tagsByName = {
	binary,
	bool: boolTag,
	float: float$1,
	floatExp: floatExp$1,
	floatNaN: floatNaN$1,
	floatTime,
	int: int$1,
	intHex: intHex$1,
	intOct: intOct$1,
	intTime,
	map,
	merge,
	null: nullTag,
	omap,
	pairs,
	seq,
	set,
	timestamp
};
const coreKnownTags = {
	"tag:yaml.org,2002:binary": binary,
	"tag:yaml.org,2002:merge": merge,
	"tag:yaml.org,2002:omap": omap,
	"tag:yaml.org,2002:pairs": pairs,
	"tag:yaml.org,2002:set": set,
	"tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
	const schemaTags = schemas.get(schemaName);
	if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge) ? schemaTags.concat(merge) : schemaTags.slice();
	let tags = schemaTags;
	if (!tags) {
		if (Array.isArray(customTags)) tags = [];
		else {
			const keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
		}
	}
	if (Array.isArray(customTags)) for (const tag of customTags) tags = tags.concat(tag);
	else if (typeof customTags === "function") tags = customTags(tags.slice());
	if (addMergeTag) tags = tags.concat(merge);
	return tags.reduce((tags, tag) => {
		const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
		if (!tagObj) {
			const tagName = JSON.stringify(tag);
			const keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
			throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
		}
		if (!tags.includes(tagObj)) tags.push(tagObj);
		return tags;
	}, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
const sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class Schema {
	constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
		this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
		this.name = typeof schema === "string" && schema || "core";
		this.knownTags = resolveKnownTags ? coreKnownTags : {};
		this.tags = getTags(customTags, this.name, merge);
		this.toStringOptions = toStringDefaults ?? null;
		Object.defineProperty(this, MAP, { value: map });
		Object.defineProperty(this, SCALAR$1, { value: string });
		Object.defineProperty(this, SEQ, { value: seq });
		this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
	}
	clone() {
		const copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
		copy.tags = this.tags.slice();
		return copy;
	}
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
	const lines = [];
	let hasDirectives = options.directives === true;
	if (options.directives !== false && doc.directives) {
		const dir = doc.directives.toString(doc);
		if (dir) {
			lines.push(dir);
			hasDirectives = true;
		} else if (doc.directives.docStart) hasDirectives = true;
	}
	if (hasDirectives) lines.push("---");
	const ctx = createStringifyContext(doc, options);
	const { commentString } = ctx.options;
	if (doc.commentBefore) {
		if (lines.length !== 1) lines.unshift("");
		const cs = commentString(doc.commentBefore);
		lines.unshift(indentComment(cs, ""));
	}
	let chompKeep = false;
	let contentComment = null;
	if (doc.contents) {
		if (isNode(doc.contents)) {
			if (doc.contents.spaceBefore && hasDirectives) lines.push("");
			if (doc.contents.commentBefore) {
				const cs = commentString(doc.contents.commentBefore);
				lines.push(indentComment(cs, ""));
			}
			ctx.forceBlockIndent = !!doc.comment;
			contentComment = doc.contents.comment;
		}
		const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
		let body = stringify$2(doc.contents, ctx, () => contentComment = null, onChompKeep);
		if (contentComment) body += lineComment(body, "", commentString(contentComment));
		if ((body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---") lines[lines.length - 1] = `--- ${body}`;
		else lines.push(body);
	} else lines.push(stringify$2(doc.contents, ctx));
	if (doc.directives?.docEnd) {
		if (doc.comment) {
			const cs = commentString(doc.comment);
			if (cs.includes("\n")) {
				lines.push("...");
				lines.push(indentComment(cs, ""));
			} else lines.push(`... ${cs}`);
		} else lines.push("...");
	} else {
		let dc = doc.comment;
		if (dc && chompKeep) dc = dc.replace(/^\n+/, "");
		if (dc) {
			if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "") lines.push("");
			lines.push(indentComment(commentString(dc), ""));
		}
	}
	return lines.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class Document {
	constructor(value, replacer, options) {
		this.commentBefore = null;
		this.comment = null;
		this.errors = [];
		this.warnings = [];
		Object.defineProperty(this, NODE_TYPE, { value: DOC });
		let _replacer = null;
		if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
		else if (options === void 0 && replacer) {
			options = replacer;
			replacer = void 0;
		}
		const opt = Object.assign({
			intAsBigInt: false,
			keepSourceTokens: false,
			logLevel: "warn",
			prettyErrors: true,
			strict: true,
			stringKeys: false,
			uniqueKeys: true,
			version: "1.2"
		}, options);
		this.options = opt;
		let { version } = opt;
		if (options?._directives) {
			this.directives = options._directives.atDocument();
			if (this.directives.yaml.explicit) version = this.directives.yaml.version;
		} else this.directives = new Directives({ version });
		this.setSchema(version, options);
		this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
	}
	clone() {
		const copy = Object.create(Document.prototype, { [NODE_TYPE]: { value: DOC } });
		copy.commentBefore = this.commentBefore;
		copy.comment = this.comment;
		copy.errors = this.errors.slice();
		copy.warnings = this.warnings.slice();
		copy.options = Object.assign({}, this.options);
		if (this.directives) copy.directives = this.directives.clone();
		copy.schema = this.schema.clone();
		copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
		if (this.range) copy.range = this.range.slice();
		return copy;
	}
	add(value) {
		if (assertCollection(this.contents)) this.contents.add(value);
	}
	addIn(path, value) {
		if (assertCollection(this.contents)) this.contents.addIn(path, value);
	}
	createAlias(node, name) {
		if (!node.anchor) {
			const prev = anchorNames(this);
			node.anchor = !name || prev.has(name) ? findNewAnchor(name || "a", prev) : name;
		}
		return new Alias(node.anchor);
	}
	createNode(value, replacer, options) {
		let _replacer = void 0;
		if (typeof replacer === "function") {
			value = replacer.call({ "": value }, "", value);
			_replacer = replacer;
		} else if (Array.isArray(replacer)) {
			const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
			const asStr = replacer.filter(keyToStr).map(String);
			if (asStr.length > 0) replacer = replacer.concat(asStr);
			_replacer = replacer;
		} else if (options === void 0 && replacer) {
			options = replacer;
			replacer = void 0;
		}
		const { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {};
		const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(this, anchorPrefix || "a");
		const ctx = {
			aliasDuplicateObjects: aliasDuplicateObjects ?? true,
			keepUndefined: keepUndefined ?? false,
			onAnchor,
			onTagObj,
			replacer: _replacer,
			schema: this.schema,
			sourceObjects
		};
		const node = createNode(value, tag, ctx);
		if (flow && isCollection$1(node)) node.flow = true;
		setAnchors();
		return node;
	}
	createPair(key, value, options = {}) {
		const k = this.createNode(key, null, options);
		const v = this.createNode(value, null, options);
		return new Pair(k, v);
	}
	delete(key) {
		return assertCollection(this.contents) ? this.contents.delete(key) : false;
	}
	deleteIn(path) {
		if (isEmptyPath(path)) {
			if (this.contents == null) return false;
			this.contents = null;
			return true;
		}
		return assertCollection(this.contents) ? this.contents.deleteIn(path) : false;
	}
	get(key, keepScalar) {
		return isCollection$1(this.contents) ? this.contents.get(key, keepScalar) : void 0;
	}
	getIn(path, keepScalar) {
		if (isEmptyPath(path)) return !keepScalar && isScalar$1(this.contents) ? this.contents.value : this.contents;
		return isCollection$1(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
	}
	has(key) {
		return isCollection$1(this.contents) ? this.contents.has(key) : false;
	}
	hasIn(path) {
		if (isEmptyPath(path)) return this.contents !== void 0;
		return isCollection$1(this.contents) ? this.contents.hasIn(path) : false;
	}
	set(key, value) {
		if (this.contents == null) this.contents = collectionFromPath(this.schema, [key], value);
		else if (assertCollection(this.contents)) this.contents.set(key, value);
	}
	setIn(path, value) {
		if (isEmptyPath(path)) this.contents = value;
		else if (this.contents == null) this.contents = collectionFromPath(this.schema, Array.from(path), value);
		else if (assertCollection(this.contents)) this.contents.setIn(path, value);
	}
	setSchema(version, options = {}) {
		if (typeof version === "number") version = String(version);
		let opt;
		switch (version) {
			case "1.1":
				if (this.directives) this.directives.yaml.version = "1.1";
				else this.directives = new Directives({ version: "1.1" });
				opt = {
					resolveKnownTags: false,
					schema: "yaml-1.1"
				};
				break;
			case "1.2":
			case "next":
				if (this.directives) this.directives.yaml.version = version;
				else this.directives = new Directives({ version });
				opt = {
					resolveKnownTags: true,
					schema: "core"
				};
				break;
			case null:
				if (this.directives) delete this.directives;
				opt = null;
				break;
			default: {
				const sv = JSON.stringify(version);
				throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
			}
		}
		if (options.schema instanceof Object) this.schema = options.schema;
		else if (opt) this.schema = new Schema(Object.assign(opt, options));
		else throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
	}
	toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
		const ctx = {
			anchors: /* @__PURE__ */ new Map(),
			doc: this,
			keep: !json,
			mapAsMap: mapAsMap === true,
			mapKeyWarned: false,
			maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
		};
		const res = toJS(this.contents, jsonArg ?? "", ctx);
		if (typeof onAnchor === "function") for (const { count, res } of ctx.anchors.values()) onAnchor(res, count);
		return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
	}
	toJSON(jsonArg, onAnchor) {
		return this.toJS({
			json: true,
			jsonArg,
			mapAsMap: false,
			onAnchor
		});
	}
	toString(options = {}) {
		if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
		if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
			const s = JSON.stringify(options.indent);
			throw new Error(`"indent" option must be a positive integer, not ${s}`);
		}
		return stringifyDocument(this, options);
	}
};
function assertCollection(contents) {
	if (isCollection$1(contents)) return true;
	throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
	constructor(name, pos, code, message) {
		super();
		this.name = name;
		this.code = code;
		this.message = message;
		this.pos = pos;
	}
};
var YAMLParseError = class extends YAMLError {
	constructor(pos, code, message) {
		super("YAMLParseError", pos, code, message);
	}
};
var YAMLWarning = class extends YAMLError {
	constructor(pos, code, message) {
		super("YAMLWarning", pos, code, message);
	}
};
const prettifyError = (src, lc) => (error) => {
	if (error.pos[0] === -1) return;
	error.linePos = error.pos.map((pos) => lc.linePos(pos));
	const { line, col } = error.linePos[0];
	error.message += ` at line ${line}, column ${col}`;
	let ci = col - 1;
	let lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
	if (ci >= 60 && lineStr.length > 80) {
		const trimStart = Math.min(ci - 39, lineStr.length - 79);
		lineStr = "…" + lineStr.substring(trimStart);
		ci -= trimStart - 1;
	}
	if (lineStr.length > 80) lineStr = lineStr.substring(0, 79) + "…";
	if (line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
		let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
		if (prev.length > 80) prev = prev.substring(0, 79) + "…\n";
		lineStr = prev + lineStr;
	}
	if (/[^ ]/.test(lineStr)) {
		let count = 1;
		const end = error.linePos[1];
		if (end?.line === line && end.col > col) count = Math.max(1, Math.min(end.col - col, 80 - ci));
		const pointer = " ".repeat(ci) + "^".repeat(count);
		error.message += `:\n\n${lineStr}\n${pointer}\n`;
	}
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
	let spaceBefore = false;
	let atNewline = startOnNewline;
	let hasSpace = startOnNewline;
	let comment = "";
	let commentSep = "";
	let hasNewline = false;
	let reqSpace = false;
	let tab = null;
	let anchor = null;
	let tag = null;
	let newlineAfterProp = null;
	let comma = null;
	let found = null;
	let start = null;
	for (const token of tokens) {
		if (reqSpace) {
			if (token.type !== "space" && token.type !== "newline" && token.type !== "comma") onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
			reqSpace = false;
		}
		if (tab) {
			if (atNewline && token.type !== "comment" && token.type !== "newline") onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
			tab = null;
		}
		switch (token.type) {
			case "space":
				if (!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	")) tab = token;
				hasSpace = true;
				break;
			case "comment": {
				if (!hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				const cb = token.source.substring(1) || " ";
				if (!comment) comment = cb;
				else comment += commentSep + cb;
				commentSep = "";
				atNewline = false;
				break;
			}
			case "newline":
				if (atNewline) {
					if (comment) comment += token.source;
					else if (!found || indicator !== "seq-item-ind") spaceBefore = true;
				} else commentSep += token.source;
				atNewline = true;
				hasNewline = true;
				if (anchor || tag) newlineAfterProp = token;
				hasSpace = true;
				break;
			case "anchor":
				if (anchor) onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
				if (token.source.endsWith(":")) onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
				anchor = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case "tag":
				if (tag) onError(token, "MULTIPLE_TAGS", "A node can have at most one tag");
				tag = token;
				start ?? (start = token.offset);
				atNewline = false;
				hasSpace = false;
				reqSpace = true;
				break;
			case indicator:
				if (anchor || tag) onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`);
				if (found) onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`);
				found = token;
				atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
				hasSpace = false;
				break;
			case "comma": if (flow) {
				if (comma) onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`);
				comma = token;
				atNewline = false;
				hasSpace = false;
				break;
			}
			default:
				onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`);
				atNewline = false;
				hasSpace = false;
		}
	}
	const last = tokens[tokens.length - 1];
	const end = last ? last.offset + last.source.length : offset;
	if (reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "")) onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
	if (tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq")) onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
	return {
		comma,
		found,
		spaceBefore,
		comment,
		hasNewline,
		anchor,
		tag,
		newlineAfterProp,
		end,
		start: start ?? end
	};
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
	if (!key) return null;
	switch (key.type) {
		case "alias":
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			if (key.source.includes("\n")) return true;
			if (key.end) {
				for (const st of key.end) if (st.type === "newline") return true;
			}
			return false;
		case "flow-collection":
			for (const it of key.items) {
				for (const st of it.start) if (st.type === "newline") return true;
				if (it.sep) {
					for (const st of it.sep) if (st.type === "newline") return true;
				}
				if (containsNewline(it.key) || containsNewline(it.value)) return true;
			}
			return false;
		default: return true;
	}
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
	if (fc?.type === "flow-collection") {
		const end = fc.end[0];
		if (end.indent === indent && (end.source === "]" || end.source === "}") && containsNewline(fc)) onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", true);
	}
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
	const { uniqueKeys } = ctx.options;
	if (uniqueKeys === false) return false;
	const isEqual = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar$1(a) && isScalar$1(b) && a.value === b.value;
	return items.some((pair) => isEqual(pair.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
const startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
	const map = new ((tag?.nodeClass) ?? YAMLMap)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	let offset = bm.offset;
	let commentEnd = null;
	for (const collItem of bm.items) {
		const { start, key, sep, value } = collItem;
		const keyProps = resolveProps(start, {
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: bm.indent,
			startOnNewline: true
		});
		const implicitKey = !keyProps.found;
		if (implicitKey) {
			if (key) {
				if (key.type === "block-seq") onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
				else if ("indent" in key && key.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
			}
			if (!keyProps.anchor && !keyProps.tag && !sep) {
				commentEnd = keyProps.end;
				if (keyProps.comment) {
					if (map.comment) map.comment += "\n" + keyProps.comment;
					else map.comment = keyProps.comment;
				}
				continue;
			}
			if (keyProps.newlineAfterProp || containsNewline(key)) onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
		} else if (keyProps.found?.indent !== bm.indent) onError(offset, "BAD_INDENT", startColMsg);
		ctx.atKey = true;
		const keyStart = keyProps.end;
		const keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
		if (ctx.schema.compat) flowIndentCheck(bm.indent, key, onError);
		ctx.atKey = false;
		if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
		const valueProps = resolveProps(sep ?? [], {
			indicator: "map-value-ind",
			next: value,
			offset: keyNode.range[2],
			onError,
			parentIndent: bm.indent,
			startOnNewline: !key || key.type === "block-scalar"
		});
		offset = valueProps.end;
		if (valueProps.found) {
			if (implicitKey) {
				if (value?.type === "block-map" && !valueProps.hasNewline) onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
				if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024) onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
			if (ctx.schema.compat) flowIndentCheck(bm.indent, value, onError);
			offset = valueNode.range[2];
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		} else {
			if (implicitKey) onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
			if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			map.items.push(pair);
		}
	}
	if (commentEnd && commentEnd < offset) onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
	map.range = [
		bm.offset,
		offset,
		commentEnd ?? offset
	];
	return map;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
	const seq = new ((tag?.nodeClass) ?? YAMLSeq)(ctx.schema);
	if (ctx.atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = bs.offset;
	let commentEnd = null;
	for (const { start, value } of bs.items) {
		const props = resolveProps(start, {
			indicator: "seq-item-ind",
			next: value,
			offset,
			onError,
			parentIndent: bs.indent,
			startOnNewline: true
		});
		if (!props.found) {
			if (props.anchor || props.tag || value) {
				if (value?.type === "block-seq") onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
				else onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
			} else {
				commentEnd = props.end;
				if (props.comment) seq.comment = props.comment;
				continue;
			}
		}
		const node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
		if (ctx.schema.compat) flowIndentCheck(bs.indent, value, onError);
		offset = node.range[2];
		seq.items.push(node);
	}
	seq.range = [
		bs.offset,
		offset,
		commentEnd ?? offset
	];
	return seq;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end, offset, reqSpace, onError) {
	let comment = "";
	if (end) {
		let hasSpace = false;
		let sep = "";
		for (const token of end) {
			const { source, type } = token;
			switch (type) {
				case "space":
					hasSpace = true;
					break;
				case "comment": {
					if (reqSpace && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					const cb = source.substring(1) || " ";
					if (!comment) comment = cb;
					else comment += sep + cb;
					sep = "";
					break;
				}
				case "newline":
					if (comment) sep += source;
					hasSpace = true;
					break;
				default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
			}
			offset += source.length;
		}
	}
	return {
		comment,
		offset
	};
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
const blockMsg = "Block collections are not allowed within flow collections";
const isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
	const isMap = fc.start.source === "{";
	const fcName = isMap ? "flow map" : "flow sequence";
	const coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap : YAMLSeq))(ctx.schema);
	coll.flow = true;
	const atRoot = ctx.atRoot;
	if (atRoot) ctx.atRoot = false;
	if (ctx.atKey) ctx.atKey = false;
	let offset = fc.offset + fc.start.source.length;
	for (let i = 0; i < fc.items.length; ++i) {
		const collItem = fc.items[i];
		const { start, key, sep, value } = collItem;
		const props = resolveProps(start, {
			flow: fcName,
			indicator: "explicit-key-ind",
			next: key ?? sep?.[0],
			offset,
			onError,
			parentIndent: fc.indent,
			startOnNewline: false
		});
		if (!props.found) {
			if (!props.anchor && !props.tag && !sep && !value) {
				if (i === 0 && props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
				else if (i < fc.items.length - 1) onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
				if (props.comment) {
					if (coll.comment) coll.comment += "\n" + props.comment;
					else coll.comment = props.comment;
				}
				offset = props.end;
				continue;
			}
			if (!isMap && ctx.options.strict && containsNewline(key)) onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
		}
		if (i === 0) {
			if (props.comma) onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
		} else {
			if (!props.comma) onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
			if (props.comment) {
				let prevItemComment = "";
				loop: for (const st of start) switch (st.type) {
					case "comma":
					case "space": break;
					case "comment":
						prevItemComment = st.source.substring(1);
						break loop;
					default: break loop;
				}
				if (prevItemComment) {
					let prev = coll.items[coll.items.length - 1];
					if (isPair(prev)) prev = prev.value ?? prev.key;
					if (prev.comment) prev.comment += "\n" + prevItemComment;
					else prev.comment = prevItemComment;
					props.comment = props.comment.substring(prevItemComment.length + 1);
				}
			}
		}
		if (!isMap && !sep && !props.found) {
			const valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
			coll.items.push(valueNode);
			offset = valueNode.range[2];
			if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
		} else {
			ctx.atKey = true;
			const keyStart = props.end;
			const keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
			if (isBlock(key)) onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
			ctx.atKey = false;
			const valueProps = resolveProps(sep ?? [], {
				flow: fcName,
				indicator: "map-value-ind",
				next: value,
				offset: keyNode.range[2],
				onError,
				parentIndent: fc.indent,
				startOnNewline: false
			});
			if (valueProps.found) {
				if (!isMap && !props.found && ctx.options.strict) {
					if (sep) for (const st of sep) {
						if (st === valueProps.found) break;
						if (st.type === "newline") {
							onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
							break;
						}
					}
					if (props.start < valueProps.found.offset - 1024) onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
				}
			} else if (value) {
				if ("source" in value && value.source?.[0] === ":") onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
				else onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
			}
			const valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
			if (valueNode) {
				if (isBlock(value)) onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
			} else if (valueProps.comment) {
				if (keyNode.comment) keyNode.comment += "\n" + valueProps.comment;
				else keyNode.comment = valueProps.comment;
			}
			const pair = new Pair(keyNode, valueNode);
			if (ctx.options.keepSourceTokens) pair.srcToken = collItem;
			if (isMap) {
				const map = coll;
				if (mapIncludes(ctx, map.items, keyNode)) onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				map.items.push(pair);
			} else {
				const map = new YAMLMap(ctx.schema);
				map.flow = true;
				map.items.push(pair);
				const endRange = (valueNode ?? keyNode).range;
				map.range = [
					keyNode.range[0],
					endRange[1],
					endRange[2]
				];
				coll.items.push(map);
			}
			offset = valueNode ? valueNode.range[2] : valueProps.end;
		}
	}
	const expectedEnd = isMap ? "}" : "]";
	const [ce, ...ee] = fc.end;
	let cePos = offset;
	if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
	else {
		const name = fcName[0].toUpperCase() + fcName.substring(1);
		const msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
		onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
		if (ce && ce.source.length !== 1) ee.unshift(ce);
	}
	if (ee.length > 0) {
		const end = resolveEnd(ee, cePos, ctx.options.strict, onError);
		if (end.comment) {
			if (coll.comment) coll.comment += "\n" + end.comment;
			else coll.comment = end.comment;
		}
		coll.range = [
			fc.offset,
			cePos,
			end.offset
		];
	} else coll.range = [
		fc.offset,
		cePos,
		cePos
	];
	return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN, ctx, token, onError, tagName, tag) {
	const coll = token.type === "block-map" ? resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection(CN, ctx, token, onError, tag);
	const Coll = coll.constructor;
	if (tagName === "!" || tagName === Coll.tagName) {
		coll.tag = Coll.tagName;
		return coll;
	}
	if (tagName) coll.tag = tagName;
	return coll;
}
function composeCollection(CN, ctx, token, props, onError) {
	const tagToken = props.tag;
	const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
	if (token.type === "block-seq") {
		const { anchor, newlineAfterProp: nl } = props;
		const lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
		if (lastProp && (!nl || nl.offset < lastProp.offset)) onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
	}
	const expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
	if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
	let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
	if (!tag) {
		const kt = ctx.schema.knownTags[tagName];
		if (kt?.collection === expType) {
			ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
			tag = kt;
		} else {
			if (kt) onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
			else onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
			return resolveCollection(CN, ctx, token, onError, tagName);
		}
	}
	const coll = resolveCollection(CN, ctx, token, onError, tagName, tag);
	const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
	const node = isNode(res) ? res : new Scalar(res);
	node.range = coll.range;
	node.tag = tagName;
	if (tag?.format) node.format = tag.format;
	return node;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar, onError) {
	const start = scalar.offset;
	const header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
	if (!header) return {
		value: "",
		type: null,
		comment: "",
		range: [
			start,
			start,
			start
		]
	};
	const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
	const lines = scalar.source ? splitLines(scalar.source) : [];
	let chompStart = lines.length;
	for (let i = lines.length - 1; i >= 0; --i) {
		const content = lines[i][1];
		if (content === "" || content === "\r") chompStart = i;
		else break;
	}
	if (chompStart === 0) {
		const value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
		let end = start + header.length;
		if (scalar.source) end += scalar.source.length;
		return {
			value,
			type,
			comment: header.comment,
			range: [
				start,
				end,
				end
			]
		};
	}
	let trimIndent = scalar.indent + header.indent;
	let offset = scalar.offset + header.length;
	let contentStart = 0;
	for (let i = 0; i < chompStart; ++i) {
		const [indent, content] = lines[i];
		if (content === "" || content === "\r") {
			if (header.indent === 0 && indent.length > trimIndent) trimIndent = indent.length;
		} else {
			if (indent.length < trimIndent) onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
			if (header.indent === 0) trimIndent = indent.length;
			contentStart = i;
			if (trimIndent === 0 && !ctx.atRoot) onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
			break;
		}
		offset += indent.length + content.length + 1;
	}
	for (let i = lines.length - 1; i >= chompStart; --i) if (lines[i][0].length > trimIndent) chompStart = i + 1;
	let value = "";
	let sep = "";
	let prevMoreIndented = false;
	for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
	for (let i = contentStart; i < chompStart; ++i) {
		let [indent, content] = lines[i];
		offset += indent.length + content.length + 1;
		const crlf = content[content.length - 1] === "\r";
		if (crlf) content = content.slice(0, -1);
		/* istanbul ignore if already caught in lexer */
		if (content && indent.length < trimIndent) {
			const message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
			onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
			indent = "";
		}
		if (type === Scalar.BLOCK_LITERAL) {
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
		} else if (indent.length > trimIndent || content[0] === "	") {
			if (sep === " ") sep = "\n";
			else if (!prevMoreIndented && sep === "\n") sep = "\n\n";
			value += sep + indent.slice(trimIndent) + content;
			sep = "\n";
			prevMoreIndented = true;
		} else if (content === "") {
			if (sep === "\n") value += "\n";
			else sep = "\n";
		} else {
			value += sep + content;
			sep = " ";
			prevMoreIndented = false;
		}
	}
	switch (header.chomp) {
		case "-": break;
		case "+":
			for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
			if (value[value.length - 1] !== "\n") value += "\n";
			break;
		default: value += "\n";
	}
	const end = start + header.length + scalar.source.length;
	return {
		value,
		type,
		comment: header.comment,
		range: [
			start,
			end,
			end
		]
	};
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
	/* istanbul ignore if should not happen */
	if (props[0].type !== "block-scalar-header") {
		onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
		return null;
	}
	const { source } = props[0];
	const mode = source[0];
	let indent = 0;
	let chomp = "";
	let error = -1;
	for (let i = 1; i < source.length; ++i) {
		const ch = source[i];
		if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
		else {
			const n = Number(ch);
			if (!indent && n) indent = n;
			else if (error === -1) error = offset + i;
		}
	}
	if (error !== -1) onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
	let hasSpace = false;
	let comment = "";
	let length = source.length;
	for (let i = 1; i < props.length; ++i) {
		const token = props[i];
		switch (token.type) {
			case "space": hasSpace = true;
			case "newline":
				length += token.source.length;
				break;
			case "comment":
				if (strict && !hasSpace) onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
				length += token.source.length;
				comment = token.source.substring(1);
				break;
			case "error":
				onError(token, "UNEXPECTED_TOKEN", token.message);
				length += token.source.length;
				break;
			/* istanbul ignore next should not happen */
			default: {
				onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
				const ts = token.source;
				if (ts && typeof ts === "string") length += ts.length;
			}
		}
	}
	return {
		mode,
		indent,
		chomp,
		comment,
		length
	};
}
function splitLines(source) {
	const split = source.split(/\n( *)/);
	const first = split[0];
	const m = first.match(/^( *)/);
	const lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
	for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
	return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar, strict, onError) {
	const { offset, type, source, end } = scalar;
	let _type;
	let value;
	const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
	switch (type) {
		case "scalar":
			_type = Scalar.PLAIN;
			value = plainValue(source, _onError);
			break;
		case "single-quoted-scalar":
			_type = Scalar.QUOTE_SINGLE;
			value = singleQuotedValue(source, _onError);
			break;
		case "double-quoted-scalar":
			_type = Scalar.QUOTE_DOUBLE;
			value = doubleQuotedValue(source, _onError);
			break;
		/* istanbul ignore next should not happen */
		default:
			onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
			return {
				value: "",
				type: null,
				comment: "",
				range: [
					offset,
					offset + source.length,
					offset + source.length
				]
			};
	}
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, strict, onError);
	return {
		value,
		type: _type,
		comment: re.comment,
		range: [
			offset,
			valueEnd,
			re.offset
		]
	};
}
function plainValue(source, onError) {
	let badChar = "";
	switch (source[0]) {
		/* istanbul ignore next should not happen */
		case "	":
			badChar = "a tab character";
			break;
		case ",":
			badChar = "flow indicator character ,";
			break;
		case "%":
			badChar = "directive indicator character %";
			break;
		case "|":
		case ">":
			badChar = `block scalar indicator ${source[0]}`;
			break;
		case "@":
		case "`": badChar = `reserved character ${source[0]}`;
	}
	if (badChar) onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
	return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
	if (source[source.length - 1] !== "'" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
	return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
	const line = /(.*?)\r?\n/sy;
	let match = line.exec(source);
	if (!match) return source;
	let trimEnd, trimBoth;
	try {
		trimEnd = new RegExp("(?<![ 	])[ 	]+$");
		trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
	} catch {
		trimEnd = /[ \t]+$/;
		trimBoth = /^[ \t]+|[ \t]+$/g;
	}
	let res = match[1].replace(trimEnd, "");
	let sep = " ";
	let pos = line.lastIndex;
	while (match = line.exec(source)) {
		const lm = match[1].replace(trimBoth, "");
		if (lm === "") {
			if (sep === "\n") res += sep;
			else sep = "\n";
		} else {
			res += sep + lm;
			sep = " ";
		}
		pos = line.lastIndex;
	}
	const last = /[ \t]*(.*)/sy;
	last.lastIndex = pos;
	match = last.exec(source);
	return res + sep + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
	let res = "";
	for (let i = 1; i < source.length - 1; ++i) {
		const ch = source[i];
		if (ch === "\r" && source[i + 1] === "\n") continue;
		if (ch === "\n") {
			const { fold, offset } = foldNewline(source, i);
			res += fold;
			i = offset;
		} else if (ch === "\\") {
			let next = source[++i];
			const cc = escapeCodes[next];
			if (cc) res += cc;
			else if (next === "\n") {
				next = source[i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "\r" && source[i + 1] === "\n") {
				next = source[++i + 1];
				while (next === " " || next === "	") next = source[++i + 1];
			} else if (next === "x" || next === "u" || next === "U") {
				const length = next === "x" ? 2 : next === "u" ? 4 : 8;
				res += parseCharCode(source, i + 1, length, onError);
				i += length;
			} else {
				const raw = source.substr(i - 1, 2);
				onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
				res += raw;
			}
		} else if (ch === " " || ch === "	") {
			const wsStart = i;
			let next = source[i + 1];
			while (next === " " || next === "	") next = source[++i + 1];
			if (next !== "\n" && !(next === "\r" && source[i + 2] === "\n")) res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
		} else res += ch;
	}
	if (source[source.length - 1] !== "\"" || source.length === 1) onError(source.length, "MISSING_CHAR", "Missing closing \"quote");
	return res;
}
function foldNewline(source, offset) {
	let fold = "";
	let ch = source[offset + 1];
	while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
		if (ch === "\r" && source[offset + 2] !== "\n") break;
		if (ch === "\n") fold += "\n";
		offset += 1;
		ch = source[offset + 1];
	}
	if (!fold) fold = " ";
	return {
		fold,
		offset
	};
}
const escapeCodes = {
	"0": "\0",
	a: "\x07",
	b: "\b",
	e: "\x1B",
	f: "\f",
	n: "\n",
	r: "\r",
	t: "	",
	v: "\v",
	N: "",
	_: "\xA0",
	L: "\u2028",
	P: "\u2029",
	" ": " ",
	"\"": "\"",
	"/": "/",
	"\\": "\\",
	"	": "	"
};
function parseCharCode(source, offset, length, onError) {
	const cc = source.substr(offset, length);
	const code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
	try {
		return String.fromCodePoint(code);
	} catch {
		const raw = source.substr(offset - 2, length + 2);
		onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
		return raw;
	}
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token, tagToken, onError) {
	const { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar(ctx, token, onError) : resolveFlowScalar(token, ctx.options.strict, onError);
	const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
	let tag;
	if (ctx.options.stringKeys && ctx.atKey) tag = ctx.schema[SCALAR$1];
	else if (tagName) tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
	else if (token.type === "scalar") tag = findScalarTagByTest(ctx, value, token, onError);
	else tag = ctx.schema[SCALAR$1];
	let scalar;
	try {
		const res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
		scalar = isScalar$1(res) ? res : new Scalar(res);
	} catch (error) {
		const msg = error instanceof Error ? error.message : String(error);
		onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg);
		scalar = new Scalar(value);
	}
	scalar.range = range;
	scalar.source = value;
	if (type) scalar.type = type;
	if (tagName) scalar.tag = tagName;
	if (tag.format) scalar.format = tag.format;
	if (comment) scalar.comment = comment;
	return scalar;
}
function findScalarTagByName(schema, value, tagName, tagToken, onError) {
	if (tagName === "!") return schema[SCALAR$1];
	const matchWithTest = [];
	for (const tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
		if (tag.default && tag.test) matchWithTest.push(tag);
		else return tag;
	}
	for (const tag of matchWithTest) if (tag.test?.test(value)) return tag;
	const kt = schema.knownTags[tagName];
	if (kt && !kt.collection) {
		schema.tags.push(Object.assign({}, kt, {
			default: false,
			test: void 0
		}));
		return kt;
	}
	onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
	return schema[SCALAR$1];
}
function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
	const tag = schema.tags.find((tag) => (tag.default === true || atKey && tag.default === "key") && tag.test?.test(value)) || schema[SCALAR$1];
	if (schema.compat) {
		const compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[SCALAR$1];
		if (tag.tag !== compat.tag) onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, true);
	}
	return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
	if (before) {
		pos ?? (pos = before.length);
		for (let i = pos - 1; i >= 0; --i) {
			let st = before[i];
			switch (st.type) {
				case "space":
				case "comment":
				case "newline":
					offset -= st.source.length;
					continue;
			}
			st = before[++i];
			while (st?.type === "space") {
				offset += st.source.length;
				st = before[++i];
			}
			break;
		}
	}
	return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
const CN = {
	composeNode,
	composeEmptyNode
};
function composeNode(ctx, token, props, onError) {
	const atKey = ctx.atKey;
	const { spaceBefore, comment, anchor, tag } = props;
	let node;
	let isSrcToken = true;
	switch (token.type) {
		case "alias":
			node = composeAlias(ctx, token, onError);
			if (anchor || tag) onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
			break;
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "block-scalar":
			node = composeScalar(ctx, token, tag, onError);
			if (anchor) node.anchor = anchor.source.substring(1);
			break;
		case "block-map":
		case "block-seq":
		case "flow-collection":
			try {
				node = composeCollection(CN, ctx, token, props, onError);
				if (anchor) node.anchor = anchor.source.substring(1);
			} catch (error) {
				onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
			}
			break;
		default:
			onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`);
			isSrcToken = false;
	}
	node ?? (node = composeEmptyNode(ctx, token.offset, void 0, null, props, onError));
	if (anchor && node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	if (atKey && ctx.options.stringKeys && (!isScalar$1(node) || typeof node.value !== "string" || node.tag && node.tag !== "tag:yaml.org,2002:str")) onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		if (token.type === "scalar" && token.source === "") node.comment = comment;
		else node.commentBefore = comment;
	}
	if (ctx.options.keepSourceTokens && isSrcToken) node.srcToken = token;
	return node;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
	const token = {
		type: "scalar",
		offset: emptyScalarPosition(offset, before, pos),
		indent: -1,
		source: ""
	};
	const node = composeScalar(ctx, token, tag, onError);
	if (anchor) {
		node.anchor = anchor.source.substring(1);
		if (node.anchor === "") onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string");
	}
	if (spaceBefore) node.spaceBefore = true;
	if (comment) {
		node.comment = comment;
		node.range[2] = end;
	}
	return node;
}
function composeAlias({ options }, { offset, source, end }, onError) {
	const alias = new Alias(source.substring(1));
	if (alias.source === "") onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
	if (alias.source.endsWith(":")) onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
	const valueEnd = offset + source.length;
	const re = resolveEnd(end, valueEnd, options.strict, onError);
	alias.range = [
		offset,
		valueEnd,
		re.offset
	];
	if (re.comment) alias.comment = re.comment;
	return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end }, onError) {
	const opts = Object.assign({ _directives: directives }, options);
	const doc = new Document(void 0, opts);
	const ctx = {
		atKey: false,
		atRoot: true,
		directives: doc.directives,
		options: doc.options,
		schema: doc.schema
	};
	const props = resolveProps(start, {
		indicator: "doc-start",
		next: value ?? end?.[0],
		offset,
		onError,
		parentIndent: 0,
		startOnNewline: true
	});
	if (props.found) {
		doc.directives.docStart = true;
		if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline) onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
	}
	doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
	const contentEnd = doc.contents.range[2];
	const re = resolveEnd(end, contentEnd, false, onError);
	if (re.comment) doc.comment = re.comment;
	doc.range = [
		offset,
		contentEnd,
		re.offset
	];
	return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
	if (typeof src === "number") return [src, src + 1];
	if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
	const { offset, source } = src;
	return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
	let comment = "";
	let atComment = false;
	let afterEmptyLine = false;
	for (let i = 0; i < prelude.length; ++i) {
		const source = prelude[i];
		switch (source[0]) {
			case "#":
				comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
				atComment = true;
				afterEmptyLine = false;
				break;
			case "%":
				if (prelude[i + 1]?.[0] !== "#") i += 1;
				atComment = false;
				break;
			default:
				if (!atComment) afterEmptyLine = true;
				atComment = false;
		}
	}
	return {
		comment,
		afterEmptyLine
	};
}
var Composer = class {
	constructor(options = {}) {
		this.doc = null;
		this.atDirectives = false;
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
		this.onError = (source, code, message, warning) => {
			const pos = getErrorPos(source);
			if (warning) this.warnings.push(new YAMLWarning(pos, code, message));
			else this.errors.push(new YAMLParseError(pos, code, message));
		};
		this.directives = new Directives({ version: options.version || "1.2" });
		this.options = options;
	}
	decorate(doc, afterDoc) {
		const { comment, afterEmptyLine } = parsePrelude(this.prelude);
		if (comment) {
			const dc = doc.contents;
			if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
			else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
			else if (isCollection$1(dc) && !dc.flow && dc.items.length > 0) {
				let it = dc.items[0];
				if (isPair(it)) it = it.key;
				const cb = it.commentBefore;
				it.commentBefore = cb ? `${comment}\n${cb}` : comment;
			} else {
				const cb = dc.commentBefore;
				dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
			}
		}
		if (afterDoc) {
			for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
			for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
		} else {
			doc.errors = this.errors;
			doc.warnings = this.warnings;
		}
		this.prelude = [];
		this.errors = [];
		this.warnings = [];
	}
	streamInfo() {
		return {
			comment: parsePrelude(this.prelude).comment,
			directives: this.directives,
			errors: this.errors,
			warnings: this.warnings
		};
	}
	*compose(tokens, forceDoc = false, endOffset = -1) {
		for (const token of tokens) yield* this.next(token);
		yield* this.end(forceDoc, endOffset);
	}
	*next(token) {
		switch (token.type) {
			case "directive":
				this.directives.add(token.source, (offset, message, warning) => {
					const pos = getErrorPos(token);
					pos[0] += offset;
					this.onError(pos, "BAD_DIRECTIVE", message, warning);
				});
				this.prelude.push(token.source);
				this.atDirectives = true;
				break;
			case "document": {
				const doc = composeDoc(this.options, this.directives, token, this.onError);
				if (this.atDirectives && !doc.directives.docStart) this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
				this.decorate(doc, false);
				if (this.doc) yield this.doc;
				this.doc = doc;
				this.atDirectives = false;
				break;
			}
			case "byte-order-mark":
			case "space": break;
			case "comment":
			case "newline":
				this.prelude.push(token.source);
				break;
			case "error": {
				const msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message;
				const error = new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
				if (this.atDirectives || !this.doc) this.errors.push(error);
				else this.doc.errors.push(error);
				break;
			}
			case "doc-end": {
				if (!this.doc) {
					this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
					break;
				}
				this.doc.directives.docEnd = true;
				const end = resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
				this.decorate(this.doc, true);
				if (end.comment) {
					const dc = this.doc.comment;
					this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
				}
				this.doc.range[2] = end.offset;
				break;
			}
			default: this.errors.push(new YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
		}
	}
	*end(forceDoc = false, endOffset = -1) {
		if (this.doc) {
			this.decorate(this.doc, true);
			yield this.doc;
			this.doc = null;
		} else if (forceDoc) {
			const opts = Object.assign({ _directives: this.directives }, this.options);
			const doc = new Document(void 0, opts);
			if (this.atDirectives) this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
			doc.range = [
				0,
				endOffset,
				endOffset
			];
			this.decorate(doc, false);
			yield doc;
		}
	}
};

// node_modules/yaml/browser/dist/parse/cst-scalar.js
function resolveAsScalar(token, strict = true, onError) {
	if (token) {
		const _onError = (pos, code, message) => {
			const offset = typeof pos === "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
			if (onError) onError(offset, code, message);
			else throw new YAMLParseError([offset, offset + 1], code, message);
		};
		switch (token.type) {
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return resolveFlowScalar(token, strict, _onError);
			case "block-scalar": return resolveBlockScalar({ options: { strict } }, token, _onError);
		}
	}
	return null;
}
function createScalarToken(value, context) {
	const { implicitKey = false, indent, inFlow = false, offset = -1, type = "PLAIN" } = context;
	const source = stringifyString({
		type,
		value
	}, {
		implicitKey,
		indent: indent > 0 ? " ".repeat(indent) : "",
		inFlow,
		options: {
			blockQuote: true,
			lineWidth: -1
		}
	});
	const end = context.end ?? [{
		type: "newline",
		offset: -1,
		indent,
		source: "\n"
	}];
	switch (source[0]) {
		case "|":
		case ">": {
			const he = source.indexOf("\n");
			const head = source.substring(0, he);
			const body = source.substring(he + 1) + "\n";
			const props = [{
				type: "block-scalar-header",
				offset,
				indent,
				source: head
			}];
			if (!addEndtoBlockProps(props, end)) props.push({
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			});
			return {
				type: "block-scalar",
				offset,
				indent,
				props,
				source: body
			};
		}
		case "\"": return {
			type: "double-quoted-scalar",
			offset,
			indent,
			source,
			end
		};
		case "'": return {
			type: "single-quoted-scalar",
			offset,
			indent,
			source,
			end
		};
		default: return {
			type: "scalar",
			offset,
			indent,
			source,
			end
		};
	}
}
function setScalarValue(token, value, context = {}) {
	let { afterKey = false, implicitKey = false, inFlow = false, type } = context;
	let indent = "indent" in token ? token.indent : null;
	if (afterKey && typeof indent === "number") indent += 2;
	if (!type) switch (token.type) {
		case "single-quoted-scalar":
			type = "QUOTE_SINGLE";
			break;
		case "double-quoted-scalar":
			type = "QUOTE_DOUBLE";
			break;
		case "block-scalar": {
			const header = token.props[0];
			if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
			type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
			break;
		}
		default: type = "PLAIN";
	}
	const source = stringifyString({
		type,
		value
	}, {
		implicitKey: implicitKey || indent === null,
		indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
		inFlow,
		options: {
			blockQuote: true,
			lineWidth: -1
		}
	});
	switch (source[0]) {
		case "|":
		case ">":
			setBlockScalarValue(token, source);
			break;
		case "\"":
			setFlowScalarValue(token, source, "double-quoted-scalar");
			break;
		case "'":
			setFlowScalarValue(token, source, "single-quoted-scalar");
			break;
		default: setFlowScalarValue(token, source, "scalar");
	}
}
function setBlockScalarValue(token, source) {
	const he = source.indexOf("\n");
	const head = source.substring(0, he);
	const body = source.substring(he + 1) + "\n";
	if (token.type === "block-scalar") {
		const header = token.props[0];
		if (header.type !== "block-scalar-header") throw new Error("Invalid block scalar header");
		header.source = head;
		token.source = body;
	} else {
		const { offset } = token;
		const indent = "indent" in token ? token.indent : -1;
		const props = [{
			type: "block-scalar-header",
			offset,
			indent,
			source: head
		}];
		if (!addEndtoBlockProps(props, "end" in token ? token.end : void 0)) props.push({
			type: "newline",
			offset: -1,
			indent,
			source: "\n"
		});
		for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
		Object.assign(token, {
			type: "block-scalar",
			indent,
			props,
			source: body
		});
	}
}
function addEndtoBlockProps(props, end) {
	if (end) for (const st of end) switch (st.type) {
		case "space":
		case "comment":
			props.push(st);
			break;
		case "newline":
			props.push(st);
			return true;
	}
	return false;
}
function setFlowScalarValue(token, source, type) {
	switch (token.type) {
		case "scalar":
		case "double-quoted-scalar":
		case "single-quoted-scalar":
			token.type = type;
			token.source = source;
			break;
		case "block-scalar": {
			const end = token.props.slice(1);
			let oa = source.length;
			if (token.props[0].type === "block-scalar-header") oa -= token.props[0].source.length;
			for (const tok of end) tok.offset += oa;
			delete token.props;
			Object.assign(token, {
				type,
				source,
				end
			});
			break;
		}
		case "block-map":
		case "block-seq": {
			const nl = {
				type: "newline",
				offset: token.offset + source.length,
				indent: token.indent,
				source: "\n"
			};
			delete token.items;
			Object.assign(token, {
				type,
				source,
				end: [nl]
			});
			break;
		}
		default: {
			const indent = "indent" in token ? token.indent : -1;
			const end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
			for (const key of Object.keys(token)) if (key !== "type" && key !== "offset") delete token[key];
			Object.assign(token, {
				type,
				indent,
				source,
				end
			});
		}
	}
}

// node_modules/yaml/browser/dist/parse/cst-stringify.js
const stringify$1 = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
function stringifyToken(token) {
	switch (token.type) {
		case "block-scalar": {
			let res = "";
			for (const tok of token.props) res += stringifyToken(tok);
			return res + token.source;
		}
		case "block-map":
		case "block-seq": {
			let res = "";
			for (const item of token.items) res += stringifyItem(item);
			return res;
		}
		case "flow-collection": {
			let res = token.start.source;
			for (const item of token.items) res += stringifyItem(item);
			for (const st of token.end) res += st.source;
			return res;
		}
		case "document": {
			let res = stringifyItem(token);
			if (token.end) for (const st of token.end) res += st.source;
			return res;
		}
		default: {
			let res = token.source;
			if ("end" in token && token.end) for (const st of token.end) res += st.source;
			return res;
		}
	}
}
function stringifyItem({ start, key, sep, value }) {
	let res = "";
	for (const st of start) res += st.source;
	if (key) res += stringifyToken(key);
	if (sep) for (const st of sep) res += st.source;
	if (value) res += stringifyToken(value);
	return res;
}

// node_modules/yaml/browser/dist/parse/cst-visit.js
const BREAK = Symbol("break visit");
const SKIP = Symbol("skip children");
const REMOVE = Symbol("remove item");
function visit(cst, visitor) {
	if ("type" in cst && cst.type === "document") cst = {
		start: cst.start,
		value: cst.value
	};
	_visit(Object.freeze([]), cst, visitor);
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
visit.itemAtPath = (cst, path) => {
	let item = cst;
	for (const [field, index] of path) {
		const tok = item?.[field];
		if (tok && "items" in tok) item = tok.items[index];
		else return void 0;
	}
	return item;
};
visit.parentCollection = (cst, path) => {
	const parent = visit.itemAtPath(cst, path.slice(0, -1));
	const field = path[path.length - 1][0];
	const coll = parent?.[field];
	if (coll && "items" in coll) return coll;
	throw new Error("Parent collection not found");
};
function _visit(path, item, visitor) {
	let ctrl = visitor(item, path);
	if (typeof ctrl === "symbol") return ctrl;
	for (const field of ["key", "value"]) {
		const token = item[field];
		if (token && "items" in token) {
			for (let i = 0; i < token.items.length; ++i) {
				const ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
				if (typeof ci === "number") i = ci - 1;
				else if (ci === BREAK) return BREAK;
				else if (ci === REMOVE) {
					token.items.splice(i, 1);
					i -= 1;
				}
			}
			if (typeof ctrl === "function" && field === "key") ctrl = ctrl(item, path);
		}
	}
	return typeof ctrl === "function" ? ctrl(item, path) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
var cst_exports = /* @__PURE__ */ __exportAll({
	BOM: () => "﻿",
	DOCUMENT: () => "",
	FLOW_END: () => "",
	SCALAR: () => "",
	createScalarToken: () => createScalarToken,
	isCollection: () => isCollection,
	isScalar: () => isScalar,
	prettyToken: () => prettyToken,
	resolveAsScalar: () => resolveAsScalar,
	setScalarValue: () => setScalarValue,
	stringify: () => stringify$1,
	tokenType: () => tokenType,
	visit: () => visit
});
const BOM = "﻿";
const DOCUMENT = "";
const FLOW_END = "";
const SCALAR = "";
const isCollection = (token) => !!token && "items" in token;
const isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
/* istanbul ignore next */
function prettyToken(token) {
	switch (token) {
		case "﻿": return "<BOM>";
		case "": return "<DOC>";
		case "": return "<FLOW_END>";
		case "": return "<SCALAR>";
		default: return JSON.stringify(token);
	}
}
function tokenType(source) {
	switch (source) {
		case "﻿": return "byte-order-mark";
		case "": return "doc-mode";
		case "": return "flow-error-end";
		case "": return "scalar";
		case "---": return "doc-start";
		case "...": return "doc-end";
		case "":
		case "\n":
		case "\r\n": return "newline";
		case "-": return "seq-item-ind";
		case "?": return "explicit-key-ind";
		case ":": return "map-value-ind";
		case "{": return "flow-map-start";
		case "}": return "flow-map-end";
		case "[": return "flow-seq-start";
		case "]": return "flow-seq-end";
		case ",": return "comma";
	}
	switch (source[0]) {
		case " ":
		case "	": return "space";
		case "#": return "comment";
		case "%": return "directive-line";
		case "*": return "alias";
		case "&": return "anchor";
		case "!": return "tag";
		case "'": return "single-quoted-scalar";
		case "\"": return "double-quoted-scalar";
		case "|":
		case ">": return "block-scalar-header";
	}
	return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty$1(ch) {
	switch (ch) {
		case void 0:
		case " ":
		case "\n":
		case "\r":
		case "	": return true;
		default: return false;
	}
}
const hexDigits = /* @__PURE__ */ new Set("0123456789ABCDEFabcdef");
const tagChars = /* @__PURE__ */ new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
const flowIndicatorChars = /* @__PURE__ */ new Set(",[]{}");
const invalidAnchorChars = /* @__PURE__ */ new Set(" ,[]{}\n\r	");
const isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
	constructor() {
		this.atEnd = false;
		this.blockScalarIndent = -1;
		this.blockScalarKeep = false;
		this.buffer = "";
		this.flowKey = false;
		this.flowLevel = 0;
		this.indentNext = 0;
		this.indentValue = 0;
		this.lineEndPos = null;
		this.next = null;
		this.pos = 0;
	}
	*lex(source, incomplete = false) {
		if (source) {
			if (typeof source !== "string") throw TypeError("source is not a string");
			this.buffer = this.buffer ? this.buffer + source : source;
			this.lineEndPos = null;
		}
		this.atEnd = !incomplete;
		let next = this.next ?? "stream";
		while (next && (incomplete || this.hasChars(1))) next = yield* this.parseNext(next);
	}
	atLineEnd() {
		let i = this.pos;
		let ch = this.buffer[i];
		while (ch === " " || ch === "	") ch = this.buffer[++i];
		if (!ch || ch === "#" || ch === "\n") return true;
		if (ch === "\r") return this.buffer[i + 1] === "\n";
		return false;
	}
	charAt(n) {
		return this.buffer[this.pos + n];
	}
	continueScalar(offset) {
		let ch = this.buffer[offset];
		if (this.indentNext > 0) {
			let indent = 0;
			while (ch === " ") ch = this.buffer[++indent + offset];
			if (ch === "\r") {
				const next = this.buffer[indent + offset + 1];
				if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
			}
			return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
		}
		if (ch === "-" || ch === ".") {
			const dt = this.buffer.substr(offset, 3);
			if ((dt === "---" || dt === "...") && isEmpty$1(this.buffer[offset + 3])) return -1;
		}
		return offset;
	}
	getLine() {
		let end = this.lineEndPos;
		if (typeof end !== "number" || end !== -1 && end < this.pos) {
			end = this.buffer.indexOf("\n", this.pos);
			this.lineEndPos = end;
		}
		if (end === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
		if (this.buffer[end - 1] === "\r") end -= 1;
		return this.buffer.substring(this.pos, end);
	}
	hasChars(n) {
		return this.pos + n <= this.buffer.length;
	}
	setNext(state) {
		this.buffer = this.buffer.substring(this.pos);
		this.pos = 0;
		this.lineEndPos = null;
		this.next = state;
		return null;
	}
	peek(n) {
		return this.buffer.substr(this.pos, n);
	}
	*parseNext(next) {
		switch (next) {
			case "stream": return yield* this.parseStream();
			case "line-start": return yield* this.parseLineStart();
			case "block-start": return yield* this.parseBlockStart();
			case "doc": return yield* this.parseDocument();
			case "flow": return yield* this.parseFlowCollection();
			case "quoted-scalar": return yield* this.parseQuotedScalar();
			case "block-scalar": return yield* this.parseBlockScalar();
			case "plain-scalar": return yield* this.parsePlainScalar();
		}
	}
	*parseStream() {
		let line = this.getLine();
		if (line === null) return this.setNext("stream");
		if (line[0] === "﻿") {
			yield* this.pushCount(1);
			line = line.substring(1);
		}
		if (line[0] === "%") {
			let dirEnd = line.length;
			let cs = line.indexOf("#");
			while (cs !== -1) {
				const ch = line[cs - 1];
				if (ch === " " || ch === "	") {
					dirEnd = cs - 1;
					break;
				} else cs = line.indexOf("#", cs + 1);
			}
			while (true) {
				const ch = line[dirEnd - 1];
				if (ch === " " || ch === "	") dirEnd -= 1;
				else break;
			}
			const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
			yield* this.pushCount(line.length - n);
			this.pushNewline();
			return "stream";
		}
		if (this.atLineEnd()) {
			const sp = yield* this.pushSpaces(true);
			yield* this.pushCount(line.length - sp);
			yield* this.pushNewline();
			return "stream";
		}
		yield "";
		return yield* this.parseLineStart();
	}
	*parseLineStart() {
		const ch = this.charAt(0);
		if (!ch && !this.atEnd) return this.setNext("line-start");
		if (ch === "-" || ch === ".") {
			if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
			const s = this.peek(3);
			if ((s === "---" || s === "...") && isEmpty$1(this.charAt(3))) {
				yield* this.pushCount(3);
				this.indentValue = 0;
				this.indentNext = 0;
				return s === "---" ? "doc" : "stream";
			}
		}
		this.indentValue = yield* this.pushSpaces(false);
		if (this.indentNext > this.indentValue && !isEmpty$1(this.charAt(1))) this.indentNext = this.indentValue;
		return yield* this.parseBlockStart();
	}
	*parseBlockStart() {
		const [ch0, ch1] = this.peek(2);
		if (!ch1 && !this.atEnd) return this.setNext("block-start");
		if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty$1(ch1)) {
			const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
			this.indentNext = this.indentValue + 1;
			this.indentValue += n;
			return "block-start";
		}
		return "doc";
	}
	*parseDocument() {
		yield* this.pushSpaces(true);
		const line = this.getLine();
		if (line === null) return this.setNext("doc");
		let n = yield* this.pushIndicators();
		switch (line[n]) {
			case "#": yield* this.pushCount(line.length - n);
			case void 0:
				yield* this.pushNewline();
				return yield* this.parseLineStart();
			case "{":
			case "[":
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel = 1;
				return "flow";
			case "}":
			case "]":
				yield* this.pushCount(1);
				return "doc";
			case "*":
				yield* this.pushUntil(isNotAnchorChar);
				return "doc";
			case "\"":
			case "'": return yield* this.parseQuotedScalar();
			case "|":
			case ">":
				n += yield* this.parseBlockScalarHeader();
				n += yield* this.pushSpaces(true);
				yield* this.pushCount(line.length - n);
				yield* this.pushNewline();
				return yield* this.parseBlockScalar();
			default: return yield* this.parsePlainScalar();
		}
	}
	*parseFlowCollection() {
		let nl, sp;
		let indent = -1;
		do {
			nl = yield* this.pushNewline();
			if (nl > 0) {
				sp = yield* this.pushSpaces(false);
				this.indentValue = indent = sp;
			} else sp = 0;
			sp += yield* this.pushSpaces(true);
		} while (nl + sp > 0);
		const line = this.getLine();
		if (line === null) return this.setNext("flow");
		if (indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty$1(line[3])) {
			if (!(indent === this.indentNext - 1 && this.flowLevel === 1 && (line[0] === "]" || line[0] === "}"))) {
				this.flowLevel = 0;
				yield "";
				return yield* this.parseLineStart();
			}
		}
		let n = 0;
		while (line[n] === ",") {
			n += yield* this.pushCount(1);
			n += yield* this.pushSpaces(true);
			this.flowKey = false;
		}
		n += yield* this.pushIndicators();
		switch (line[n]) {
			case void 0: return "flow";
			case "#":
				yield* this.pushCount(line.length - n);
				return "flow";
			case "{":
			case "[":
				yield* this.pushCount(1);
				this.flowKey = false;
				this.flowLevel += 1;
				return "flow";
			case "}":
			case "]":
				yield* this.pushCount(1);
				this.flowKey = true;
				this.flowLevel -= 1;
				return this.flowLevel ? "flow" : "doc";
			case "*":
				yield* this.pushUntil(isNotAnchorChar);
				return "flow";
			case "\"":
			case "'":
				this.flowKey = true;
				return yield* this.parseQuotedScalar();
			case ":": {
				const next = this.charAt(1);
				if (this.flowKey || isEmpty$1(next) || next === ",") {
					this.flowKey = false;
					yield* this.pushCount(1);
					yield* this.pushSpaces(true);
					return "flow";
				}
			}
			default:
				this.flowKey = false;
				return yield* this.parsePlainScalar();
		}
	}
	*parseQuotedScalar() {
		const quote = this.charAt(0);
		let end = this.buffer.indexOf(quote, this.pos + 1);
		if (quote === "'") while (end !== -1 && this.buffer[end + 1] === "'") end = this.buffer.indexOf("'", end + 2);
		else while (end !== -1) {
			let n = 0;
			while (this.buffer[end - 1 - n] === "\\") n += 1;
			if (n % 2 === 0) break;
			end = this.buffer.indexOf("\"", end + 1);
		}
		const qb = this.buffer.substring(0, end);
		let nl = qb.indexOf("\n", this.pos);
		if (nl !== -1) {
			while (nl !== -1) {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = qb.indexOf("\n", cs);
			}
			if (nl !== -1) end = nl - (qb[nl - 1] === "\r" ? 2 : 1);
		}
		if (end === -1) {
			if (!this.atEnd) return this.setNext("quoted-scalar");
			end = this.buffer.length;
		}
		yield* this.pushToIndex(end + 1, false);
		return this.flowLevel ? "flow" : "doc";
	}
	*parseBlockScalarHeader() {
		this.blockScalarIndent = -1;
		this.blockScalarKeep = false;
		let i = this.pos;
		while (true) {
			const ch = this.buffer[++i];
			if (ch === "+") this.blockScalarKeep = true;
			else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
			else if (ch !== "-") break;
		}
		return yield* this.pushUntil((ch) => isEmpty$1(ch) || ch === "#");
	}
	*parseBlockScalar() {
		let nl = this.pos - 1;
		let indent = 0;
		let ch;
		loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
			case " ":
				indent += 1;
				break;
			case "\n":
				nl = i;
				indent = 0;
				break;
			case "\r": {
				const next = this.buffer[i + 1];
				if (!next && !this.atEnd) return this.setNext("block-scalar");
				if (next === "\n") break;
			}
			default: break loop;
		}
		if (!ch && !this.atEnd) return this.setNext("block-scalar");
		if (indent >= this.indentNext) {
			if (this.blockScalarIndent === -1) this.indentNext = indent;
			else this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
			do {
				const cs = this.continueScalar(nl + 1);
				if (cs === -1) break;
				nl = this.buffer.indexOf("\n", cs);
			} while (nl !== -1);
			if (nl === -1) {
				if (!this.atEnd) return this.setNext("block-scalar");
				nl = this.buffer.length;
			}
		}
		let i = nl + 1;
		ch = this.buffer[i];
		while (ch === " ") ch = this.buffer[++i];
		if (ch === "	") {
			while (ch === "	" || ch === " " || ch === "\r" || ch === "\n") ch = this.buffer[++i];
			nl = i - 1;
		} else if (!this.blockScalarKeep) do {
			let i = nl - 1;
			let ch = this.buffer[i];
			if (ch === "\r") ch = this.buffer[--i];
			const lastChar = i;
			while (ch === " ") ch = this.buffer[--i];
			if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
			else break;
		} while (true);
		yield "";
		yield* this.pushToIndex(nl + 1, true);
		return yield* this.parseLineStart();
	}
	*parsePlainScalar() {
		const inFlow = this.flowLevel > 0;
		let end = this.pos - 1;
		let i = this.pos - 1;
		let ch;
		while (ch = this.buffer[++i]) if (ch === ":") {
			const next = this.buffer[i + 1];
			if (isEmpty$1(next) || inFlow && flowIndicatorChars.has(next)) break;
			end = i;
		} else if (isEmpty$1(ch)) {
			let next = this.buffer[i + 1];
			if (ch === "\r") {
				if (next === "\n") {
					i += 1;
					ch = "\n";
					next = this.buffer[i + 1];
				} else end = i;
			}
			if (next === "#" || inFlow && flowIndicatorChars.has(next)) break;
			if (ch === "\n") {
				const cs = this.continueScalar(i + 1);
				if (cs === -1) break;
				i = Math.max(i, cs - 2);
			}
		} else {
			if (inFlow && flowIndicatorChars.has(ch)) break;
			end = i;
		}
		if (!ch && !this.atEnd) return this.setNext("plain-scalar");
		yield "";
		yield* this.pushToIndex(end + 1, true);
		return inFlow ? "flow" : "doc";
	}
	*pushCount(n) {
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos += n;
			return n;
		}
		return 0;
	}
	*pushToIndex(i, allowEmpty) {
		const s = this.buffer.slice(this.pos, i);
		if (s) {
			yield s;
			this.pos += s.length;
			return s.length;
		} else if (allowEmpty) yield "";
		return 0;
	}
	*pushIndicators() {
		let n = 0;
		loop: while (true) {
			switch (this.charAt(0)) {
				case "!":
					n += yield* this.pushTag();
					n += yield* this.pushSpaces(true);
					continue loop;
				case "&":
					n += yield* this.pushUntil(isNotAnchorChar);
					n += yield* this.pushSpaces(true);
					continue loop;
				case "-":
				case "?":
				case ":": {
					const inFlow = this.flowLevel > 0;
					const ch1 = this.charAt(1);
					if (isEmpty$1(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
						if (!inFlow) this.indentNext = this.indentValue + 1;
						else if (this.flowKey) this.flowKey = false;
						n += yield* this.pushCount(1);
						n += yield* this.pushSpaces(true);
						continue loop;
					}
				}
			}
			break loop;
		}
		return n;
	}
	*pushTag() {
		if (this.charAt(1) === "<") {
			let i = this.pos + 2;
			let ch = this.buffer[i];
			while (!isEmpty$1(ch) && ch !== ">") ch = this.buffer[++i];
			return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
		} else {
			let i = this.pos + 1;
			let ch = this.buffer[i];
			while (ch) if (tagChars.has(ch)) ch = this.buffer[++i];
			else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
			else break;
			return yield* this.pushToIndex(i, false);
		}
	}
	*pushNewline() {
		const ch = this.buffer[this.pos];
		if (ch === "\n") return yield* this.pushCount(1);
		else if (ch === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
		else return 0;
	}
	*pushSpaces(allowTabs) {
		let i = this.pos - 1;
		let ch;
		do
			ch = this.buffer[++i];
		while (ch === " " || allowTabs && ch === "	");
		const n = i - this.pos;
		if (n > 0) {
			yield this.buffer.substr(this.pos, n);
			this.pos = i;
		}
		return n;
	}
	*pushUntil(test) {
		let i = this.pos;
		let ch = this.buffer[i];
		while (!test(ch)) ch = this.buffer[++i];
		return yield* this.pushToIndex(i, false);
	}
};

// node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter = class {
	constructor() {
		this.lineStarts = [];
		this.addNewLine = (offset) => this.lineStarts.push(offset);
		this.linePos = (offset) => {
			let low = 0;
			let high = this.lineStarts.length;
			while (low < high) {
				const mid = low + high >> 1;
				if (this.lineStarts[mid] < offset) low = mid + 1;
				else high = mid;
			}
			if (this.lineStarts[low] === offset) return {
				line: low + 1,
				col: 1
			};
			if (low === 0) return {
				line: 0,
				col: offset
			};
			const start = this.lineStarts[low - 1];
			return {
				line: low,
				col: offset - start + 1
			};
		};
	}
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list, type) {
	for (let i = 0; i < list.length; ++i) if (list[i].type === type) return true;
	return false;
}
function findNonEmptyIndex(list) {
	for (let i = 0; i < list.length; ++i) switch (list[i].type) {
		case "space":
		case "comment":
		case "newline": break;
		default: return i;
	}
	return -1;
}
function isFlowToken(token) {
	switch (token?.type) {
		case "alias":
		case "scalar":
		case "single-quoted-scalar":
		case "double-quoted-scalar":
		case "flow-collection": return true;
		default: return false;
	}
}
function getPrevProps(parent) {
	switch (parent.type) {
		case "document": return parent.start;
		case "block-map": {
			const it = parent.items[parent.items.length - 1];
			return it.sep ?? it.start;
		}
		case "block-seq": return parent.items[parent.items.length - 1].start;
		/* istanbul ignore next should not happen */
		default: return [];
	}
}
function getFirstKeyStartProps(prev) {
	if (prev.length === 0) return [];
	let i = prev.length;
	loop: while (--i >= 0) switch (prev[i].type) {
		case "doc-start":
		case "explicit-key-ind":
		case "map-value-ind":
		case "seq-item-ind":
		case "newline": break loop;
	}
	while (prev[++i]?.type === "space");
	return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
	if (source.length < 1e5) Array.prototype.push.apply(target, source);
	else for (let i = 0; i < source.length; ++i) target.push(source[i]);
}
function fixFlowSeqItems(fc) {
	if (fc.start.type === "flow-seq-start") {
		for (const it of fc.items) if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
			if (it.key) it.value = it.key;
			delete it.key;
			if (isFlowToken(it.value)) {
				if (it.value.end) arrayPushArray(it.value.end, it.sep);
				else it.value.end = it.sep;
			} else arrayPushArray(it.start, it.sep);
			delete it.sep;
		}
	}
}
var Parser = class {
	constructor(onNewLine) {
		this.atNewLine = true;
		this.atScalar = false;
		this.indent = 0;
		this.offset = 0;
		this.onKeyLine = false;
		this.stack = [];
		this.source = "";
		this.type = "";
		this.lexer = new Lexer();
		this.onNewLine = onNewLine;
	}
	*parse(source, incomplete = false) {
		if (this.onNewLine && this.offset === 0) this.onNewLine(0);
		for (const lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
		if (!incomplete) yield* this.end();
	}
	*next(source) {
		this.source = source;
		if (this.atScalar) {
			this.atScalar = false;
			yield* this.step();
			this.offset += source.length;
			return;
		}
		const type = tokenType(source);
		if (!type) {
			const message = `Not a YAML token: ${source}`;
			yield* this.pop({
				type: "error",
				offset: this.offset,
				message,
				source
			});
			this.offset += source.length;
		} else if (type === "scalar") {
			this.atNewLine = false;
			this.atScalar = true;
			this.type = "scalar";
		} else {
			this.type = type;
			yield* this.step();
			switch (type) {
				case "newline":
					this.atNewLine = true;
					this.indent = 0;
					if (this.onNewLine) this.onNewLine(this.offset + source.length);
					break;
				case "space":
					if (this.atNewLine && source[0] === " ") this.indent += source.length;
					break;
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
					if (this.atNewLine) this.indent += source.length;
					break;
				case "doc-mode":
				case "flow-error-end": return;
				default: this.atNewLine = false;
			}
			this.offset += source.length;
		}
	}
	*end() {
		while (this.stack.length > 0) yield* this.pop();
	}
	get sourceToken() {
		return {
			type: this.type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	*step() {
		const top = this.peek(1);
		if (this.type === "doc-end" && top?.type !== "doc-end") {
			while (this.stack.length > 0) yield* this.pop();
			this.stack.push({
				type: "doc-end",
				offset: this.offset,
				source: this.source
			});
			return;
		}
		if (!top) return yield* this.stream();
		switch (top.type) {
			case "document": return yield* this.document(top);
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return yield* this.scalar(top);
			case "block-scalar": return yield* this.blockScalar(top);
			case "block-map": return yield* this.blockMap(top);
			case "block-seq": return yield* this.blockSequence(top);
			case "flow-collection": return yield* this.flowCollection(top);
			case "doc-end": return yield* this.documentEnd(top);
		}
		/* istanbul ignore next should not happen */
		yield* this.pop();
	}
	peek(n) {
		return this.stack[this.stack.length - n];
	}
	*pop(error) {
		const token = error ?? this.stack.pop();
		/* istanbul ignore if should not happen */
		if (!token) yield {
			type: "error",
			offset: this.offset,
			source: "",
			message: "Tried to pop an empty stack"
		};
		else if (this.stack.length === 0) yield token;
		else {
			const top = this.peek(1);
			if (token.type === "block-scalar") token.indent = "indent" in top ? top.indent : 0;
			else if (token.type === "flow-collection" && top.type === "document") token.indent = 0;
			if (token.type === "flow-collection") fixFlowSeqItems(token);
			switch (top.type) {
				case "document":
					top.value = token;
					break;
				case "block-scalar":
					top.props.push(token);
					break;
				case "block-map": {
					const it = top.items[top.items.length - 1];
					if (it.value) {
						top.items.push({
							start: [],
							key: token,
							sep: []
						});
						this.onKeyLine = true;
						return;
					} else if (it.sep) it.value = token;
					else {
						Object.assign(it, {
							key: token,
							sep: []
						});
						this.onKeyLine = !it.explicitKey;
						return;
					}
					break;
				}
				case "block-seq": {
					const it = top.items[top.items.length - 1];
					if (it.value) top.items.push({
						start: [],
						value: token
					});
					else it.value = token;
					break;
				}
				case "flow-collection": {
					const it = top.items[top.items.length - 1];
					if (!it || it.value) top.items.push({
						start: [],
						key: token,
						sep: []
					});
					else if (it.sep) it.value = token;
					else Object.assign(it, {
						key: token,
						sep: []
					});
					return;
				}
				/* istanbul ignore next should not happen */
				default:
					yield* this.pop();
					yield* this.pop(token);
			}
			if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
				const last = token.items[token.items.length - 1];
				if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent))) {
					if (top.type === "document") top.end = last.start;
					else top.items.push({ start: last.start });
					token.items.splice(-1, 1);
				}
			}
		}
	}
	*stream() {
		switch (this.type) {
			case "directive-line":
				yield {
					type: "directive",
					offset: this.offset,
					source: this.source
				};
				return;
			case "byte-order-mark":
			case "space":
			case "comment":
			case "newline":
				yield this.sourceToken;
				return;
			case "doc-mode":
			case "doc-start": {
				const doc = {
					type: "document",
					offset: this.offset,
					start: []
				};
				if (this.type === "doc-start") doc.start.push(this.sourceToken);
				this.stack.push(doc);
				return;
			}
		}
		yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML stream`,
			source: this.source
		};
	}
	*document(doc) {
		if (doc.value) return yield* this.lineEnd(doc);
		switch (this.type) {
			case "doc-start":
				if (findNonEmptyIndex(doc.start) !== -1) {
					yield* this.pop();
					yield* this.step();
				} else doc.start.push(this.sourceToken);
				return;
			case "anchor":
			case "tag":
			case "space":
			case "comment":
			case "newline":
				doc.start.push(this.sourceToken);
				return;
		}
		const bv = this.startBlockValue(doc);
		if (bv) this.stack.push(bv);
		else yield {
			type: "error",
			offset: this.offset,
			message: `Unexpected ${this.type} token in YAML document`,
			source: this.source
		};
	}
	*scalar(scalar) {
		if (this.type === "map-value-ind") {
			const start = getFirstKeyStartProps(getPrevProps(this.peek(2)));
			let sep;
			if (scalar.end) {
				sep = scalar.end;
				sep.push(this.sourceToken);
				delete scalar.end;
			} else sep = [this.sourceToken];
			const map = {
				type: "block-map",
				offset: scalar.offset,
				indent: scalar.indent,
				items: [{
					start,
					key: scalar,
					sep
				}]
			};
			this.onKeyLine = true;
			this.stack[this.stack.length - 1] = map;
		} else yield* this.lineEnd(scalar);
	}
	*blockScalar(scalar) {
		switch (this.type) {
			case "space":
			case "comment":
			case "newline":
				scalar.props.push(this.sourceToken);
				return;
			case "scalar":
				scalar.source = this.source;
				this.atNewLine = true;
				this.indent = 0;
				if (this.onNewLine) {
					let nl = this.source.indexOf("\n") + 1;
					while (nl !== 0) {
						this.onNewLine(this.offset + nl);
						nl = this.source.indexOf("\n", nl) + 1;
					}
				}
				yield* this.pop();
				break;
			/* istanbul ignore next should not happen */
			default:
				yield* this.pop();
				yield* this.step();
		}
	}
	*blockMap(map) {
		const it = map.items[map.items.length - 1];
		switch (this.type) {
			case "newline":
				this.onKeyLine = false;
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else map.items.push({ start: [this.sourceToken] });
				} else if (it.sep) it.sep.push(this.sourceToken);
				else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) map.items.push({ start: [this.sourceToken] });
				else if (it.sep) it.sep.push(this.sourceToken);
				else {
					if (this.atIndentedComment(it.start, map.indent)) {
						const end = map.items[map.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							map.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
		}
		if (this.indent >= map.indent) {
			const atMapIndent = !this.onKeyLine && this.indent === map.indent;
			const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
			let start = [];
			if (atNextItem && it.sep && !it.value) {
				const nl = [];
				for (let i = 0; i < it.sep.length; ++i) {
					const st = it.sep[i];
					switch (st.type) {
						case "newline":
							nl.push(i);
							break;
						case "space": break;
						case "comment":
							if (st.indent > map.indent) nl.length = 0;
							break;
						default: nl.length = 0;
					}
				}
				if (nl.length >= 2) start = it.sep.splice(nl[1]);
			}
			switch (this.type) {
				case "anchor":
				case "tag":
					if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({ start });
						this.onKeyLine = true;
					} else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "explicit-key-ind":
					if (!it.sep && !it.explicitKey) {
						it.start.push(this.sourceToken);
						it.explicitKey = true;
					} else if (atNextItem || it.value) {
						start.push(this.sourceToken);
						map.items.push({
							start,
							explicitKey: true
						});
					} else this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [this.sourceToken],
							explicitKey: true
						}]
					});
					this.onKeyLine = true;
					return;
				case "map-value-ind":
					if (it.explicitKey) {
						if (!it.sep) {
							if (includesToken(it.start, "newline")) Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							else {
								const start = getFirstKeyStartProps(it.start);
								this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key: null,
										sep: [this.sourceToken]
									}]
								});
							}
						} else if (it.value) map.items.push({
							start: [],
							key: null,
							sep: [this.sourceToken]
						});
						else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						});
						else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
							const start = getFirstKeyStartProps(it.start);
							const key = it.key;
							const sep = it.sep;
							sep.push(this.sourceToken);
							delete it.key;
							delete it.sep;
							this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start,
									key,
									sep
								}]
							});
						} else if (start.length > 0) it.sep = it.sep.concat(start, this.sourceToken);
						else it.sep.push(this.sourceToken);
					} else if (!it.sep) Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.value || atNextItem) map.items.push({
						start,
						key: null,
						sep: [this.sourceToken]
					});
					else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
						type: "block-map",
						offset: this.offset,
						indent: this.indent,
						items: [{
							start: [],
							key: null,
							sep: [this.sourceToken]
						}]
					});
					else it.sep.push(this.sourceToken);
					this.onKeyLine = true;
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (atNextItem || it.value) {
						map.items.push({
							start,
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					} else if (it.sep) this.stack.push(fs);
					else {
						Object.assign(it, {
							key: fs,
							sep: []
						});
						this.onKeyLine = true;
					}
					return;
				}
				default: {
					const bv = this.startBlockValue(map);
					if (bv) {
						if (bv.type === "block-seq") {
							if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
								yield* this.pop({
									type: "error",
									offset: this.offset,
									message: "Unexpected block-seq-ind on same line with key",
									source: this.source
								});
								return;
							}
						} else if (atMapIndent) map.items.push({ start });
						this.stack.push(bv);
						return;
					}
				}
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*blockSequence(seq) {
		const it = seq.items[seq.items.length - 1];
		switch (this.type) {
			case "newline":
				if (it.value) {
					const end = "end" in it.value ? it.value.end : void 0;
					if ((Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment") end?.push(this.sourceToken);
					else seq.items.push({ start: [this.sourceToken] });
				} else it.start.push(this.sourceToken);
				return;
			case "space":
			case "comment":
				if (it.value) seq.items.push({ start: [this.sourceToken] });
				else {
					if (this.atIndentedComment(it.start, seq.indent)) {
						const end = seq.items[seq.items.length - 2]?.value?.end;
						if (Array.isArray(end)) {
							arrayPushArray(end, it.start);
							end.push(this.sourceToken);
							seq.items.pop();
							return;
						}
					}
					it.start.push(this.sourceToken);
				}
				return;
			case "anchor":
			case "tag":
				if (it.value || this.indent <= seq.indent) break;
				it.start.push(this.sourceToken);
				return;
			case "seq-item-ind":
				if (this.indent !== seq.indent) break;
				if (it.value || includesToken(it.start, "seq-item-ind")) seq.items.push({ start: [this.sourceToken] });
				else it.start.push(this.sourceToken);
				return;
		}
		if (this.indent > seq.indent) {
			const bv = this.startBlockValue(seq);
			if (bv) {
				this.stack.push(bv);
				return;
			}
		}
		yield* this.pop();
		yield* this.step();
	}
	*flowCollection(fc) {
		const it = fc.items[fc.items.length - 1];
		if (this.type === "flow-error-end") {
			let top;
			do {
				yield* this.pop();
				top = this.peek(1);
			} while (top?.type === "flow-collection");
		} else if (fc.end.length === 0) {
			switch (this.type) {
				case "comma":
				case "explicit-key-ind":
					if (!it || it.sep) fc.items.push({ start: [this.sourceToken] });
					else it.start.push(this.sourceToken);
					return;
				case "map-value-ind":
					if (!it || it.value) fc.items.push({
						start: [],
						key: null,
						sep: [this.sourceToken]
					});
					else if (it.sep) it.sep.push(this.sourceToken);
					else Object.assign(it, {
						key: null,
						sep: [this.sourceToken]
					});
					return;
				case "space":
				case "comment":
				case "newline":
				case "anchor":
				case "tag":
					if (!it || it.value) fc.items.push({ start: [this.sourceToken] });
					else if (it.sep) it.sep.push(this.sourceToken);
					else it.start.push(this.sourceToken);
					return;
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar": {
					const fs = this.flowScalar(this.type);
					if (!it || it.value) fc.items.push({
						start: [],
						key: fs,
						sep: []
					});
					else if (it.sep) this.stack.push(fs);
					else Object.assign(it, {
						key: fs,
						sep: []
					});
					return;
				}
				case "flow-map-end":
				case "flow-seq-end":
					fc.end.push(this.sourceToken);
					return;
			}
			const bv = this.startBlockValue(fc);
			/* istanbul ignore else should not happen */
			if (bv) this.stack.push(bv);
			else {
				yield* this.pop();
				yield* this.step();
			}
		} else {
			const parent = this.peek(2);
			if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
				yield* this.pop();
				yield* this.step();
			} else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
				const start = getFirstKeyStartProps(getPrevProps(parent));
				fixFlowSeqItems(fc);
				const sep = fc.end.splice(1, fc.end.length);
				sep.push(this.sourceToken);
				const map = {
					type: "block-map",
					offset: fc.offset,
					indent: fc.indent,
					items: [{
						start,
						key: fc,
						sep
					}]
				};
				this.onKeyLine = true;
				this.stack[this.stack.length - 1] = map;
			} else yield* this.lineEnd(fc);
		}
	}
	flowScalar(type) {
		if (this.onNewLine) {
			let nl = this.source.indexOf("\n") + 1;
			while (nl !== 0) {
				this.onNewLine(this.offset + nl);
				nl = this.source.indexOf("\n", nl) + 1;
			}
		}
		return {
			type,
			offset: this.offset,
			indent: this.indent,
			source: this.source
		};
	}
	startBlockValue(parent) {
		switch (this.type) {
			case "alias":
			case "scalar":
			case "single-quoted-scalar":
			case "double-quoted-scalar": return this.flowScalar(this.type);
			case "block-scalar-header": return {
				type: "block-scalar",
				offset: this.offset,
				indent: this.indent,
				props: [this.sourceToken],
				source: ""
			};
			case "flow-map-start":
			case "flow-seq-start": return {
				type: "flow-collection",
				offset: this.offset,
				indent: this.indent,
				start: this.sourceToken,
				items: [],
				end: []
			};
			case "seq-item-ind": return {
				type: "block-seq",
				offset: this.offset,
				indent: this.indent,
				items: [{ start: [this.sourceToken] }]
			};
			case "explicit-key-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				start.push(this.sourceToken);
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						explicitKey: true
					}]
				};
			}
			case "map-value-ind": {
				this.onKeyLine = true;
				const start = getFirstKeyStartProps(getPrevProps(parent));
				return {
					type: "block-map",
					offset: this.offset,
					indent: this.indent,
					items: [{
						start,
						key: null,
						sep: [this.sourceToken]
					}]
				};
			}
		}
		return null;
	}
	atIndentedComment(start, indent) {
		if (this.type !== "comment") return false;
		if (this.indent <= indent) return false;
		return start.every((st) => st.type === "newline" || st.type === "space");
	}
	*documentEnd(docEnd) {
		if (this.type !== "doc-mode") {
			if (docEnd.end) docEnd.end.push(this.sourceToken);
			else docEnd.end = [this.sourceToken];
			if (this.type === "newline") yield* this.pop();
		}
	}
	*lineEnd(token) {
		switch (this.type) {
			case "comma":
			case "doc-start":
			case "doc-end":
			case "flow-seq-end":
			case "flow-map-end":
			case "map-value-ind":
				yield* this.pop();
				yield* this.step();
				break;
			case "newline": this.onKeyLine = false;
			default:
				if (token.end) token.end.push(this.sourceToken);
				else token.end = [this.sourceToken];
				if (this.type === "newline") yield* this.pop();
		}
	}
};

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
	const prettyErrors = options.prettyErrors !== false;
	return {
		lineCounter: options.lineCounter || prettyErrors && new LineCounter() || null,
		prettyErrors
	};
}
function parseAllDocuments(source, options = {}) {
	const { lineCounter, prettyErrors } = parseOptions(options);
	const parser = new Parser(lineCounter?.addNewLine);
	const composer = new Composer(options);
	const docs = Array.from(composer.compose(parser.parse(source)));
	if (prettyErrors && lineCounter) for (const doc of docs) {
		doc.errors.forEach(prettifyError(source, lineCounter));
		doc.warnings.forEach(prettifyError(source, lineCounter));
	}
	if (docs.length > 0) return docs;
	return Object.assign([], { empty: true }, composer.streamInfo());
}
function parseDocument(source, options = {}) {
	const { lineCounter, prettyErrors } = parseOptions(options);
	const parser = new Parser(lineCounter?.addNewLine);
	const composer = new Composer(options);
	let doc = null;
	for (const _doc of composer.compose(parser.parse(source), true, source.length)) if (!doc) doc = _doc;
	else if (doc.options.logLevel !== "silent") {
		doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
		break;
	}
	if (prettyErrors && lineCounter) {
		doc.errors.forEach(prettifyError(source, lineCounter));
		doc.warnings.forEach(prettifyError(source, lineCounter));
	}
	return doc;
}
function parse(src, reviver, options) {
	let _reviver = void 0;
	if (typeof reviver === "function") _reviver = reviver;
	else if (options === void 0 && reviver && typeof reviver === "object") options = reviver;
	const doc = parseDocument(src, options);
	if (!doc) return null;
	doc.warnings.forEach((warning) => warn(doc.options.logLevel, warning));
	if (doc.errors.length > 0) {
		if (doc.options.logLevel !== "silent") throw doc.errors[0];
		else doc.errors = [];
	}
	return doc.toJS(Object.assign({ reviver: _reviver }, options));
}
function stringify(value, replacer, options) {
	let _replacer = null;
	if (typeof replacer === "function" || Array.isArray(replacer)) _replacer = replacer;
	else if (options === void 0 && replacer) options = replacer;
	if (typeof options === "string") options = options.length;
	if (typeof options === "number") {
		const indent = Math.round(options);
		options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
	}
	if (value === void 0) {
		const { keepUndefined } = options ?? replacer ?? {};
		if (!keepUndefined) return void 0;
	}
	if (isDocument(value) && !_replacer) return value.toString(options);
	return new Document(value, _replacer, options).toString(options);
}

// node_modules/yaml/browser/dist/index.js
var dist_exports = /* @__PURE__ */ __exportAll({
	Alias: () => Alias,
	CST: () => cst_exports,
	Composer: () => Composer,
	Document: () => Document,
	Lexer: () => Lexer,
	LineCounter: () => LineCounter,
	Pair: () => Pair,
	Parser: () => Parser,
	Scalar: () => Scalar,
	Schema: () => Schema,
	YAMLError: () => YAMLError,
	YAMLMap: () => YAMLMap,
	YAMLParseError: () => YAMLParseError,
	YAMLSeq: () => YAMLSeq,
	YAMLWarning: () => YAMLWarning,
	isAlias: () => isAlias,
	isCollection: () => isCollection$1,
	isDocument: () => isDocument,
	isMap: () => isMap,
	isNode: () => isNode,
	isPair: () => isPair,
	isScalar: () => isScalar$1,
	isSeq: () => isSeq,
	parse: () => parse,
	parseAllDocuments: () => parseAllDocuments,
	parseDocument: () => parseDocument,
	stringify: () => stringify,
	visit: () => visit$1,
	visitAsync: () => visitAsync
});

// node_modules/yaml/browser/index.js
var browser_default = dist_exports;

// src/adapters/log/action-log.ts
function createActionLog(sink = process.stdout) {
	return {
		info: (message) => {
			sink.write(`${defuseWorkflowCommands(message)}\n`);
		},
		warning: (message, location) => {
			sink.write(`::warning${renderLocation(location)}::${escapeData(withCodeUrls(message))}\n`);
		},
		error: (message, location) => {
			sink.write(`::error${renderLocation(location)}::${escapeData(withCodeUrls(message))}\n`);
		}
	};
}
function renderLocation(location) {
	if (location === void 0) return "";
	const { file, line, column } = location;
	return ` file=${escapeData(file).replaceAll(":", "%3A").replaceAll(",", "%2C")},line=${line}${column === void 0 ? "" : `,col=${column}`}`;
}
function escapeData(message) {
	return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function createRedactedLog(log, redact) {
	return {
		info: (message) => log.info(redact(message)),
		warning: (message, location) => log.warning(redact(message), location),
		error: (message, location) => log.error(redact(message), location)
	};
}

// src/core/config/check-signing-key.ts
const unsignedNote = "Records are not signed: the config has no `signing.keys`, which only a private repository may do without. A record counts while our own account wrote its comment and nobody edited it; whoever may make that account write a comment, with any workflow of the repository, can forge one.";
function checkSigningKey({ keys, signer, isPrivate }) {
	if (signer === void 0) return keys.length > 0 ? keyMissing(keys) : checkUnsigned(isPrivate);
	if (keys.includes(signer.publicKey)) return void 0;
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `The secret signs as "${signer.keyId}", but its public half ${signer.publicKey} is not in signing.keys (${keys.length === 0 ? "there are none" : keys.join(", ")}). Add it there, or pass the secret that fits.`
	};
}
function checkUnsigned(isPrivate) {
	if (isPrivate) return void 0;
	return {
		code: "BATON-E908",
		path: "signing.keys",
		message: "This repository is public, and the config has no signing.keys: every workflow of the repository posts as the same account, so unsigned records could be forged. Make a pair of keys, list the public one under signing.keys, and pass the secret: `signing-key: ${{ secrets.BATON_SIGNING_KEY }}` in the caller."
	};
}
function keyMissing(keys) {
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `There is no signing key, and signing.keys lists ${keys.map((key) => `"${key.split(":")[0]}"`).join(", ")}, so nothing may be recorded. Pass \`signing-key: \${{ secrets.BATON_SIGNING_KEY }}\` in the workflow that calls Baton; where that line stands, the secret does not exist. For a key that an environment keeps, call it BATON_SIGNING_KEY there, name the environment in the input environment, and also pass \`BATON_SIGNING_KEY: \${{ secrets.BATON_SIGNING_KEY }}\`: an environment fills only names that the caller passes.`
	};
}

// src/core/config/parse/yaml-source.ts
var YamlSource = class {
	text;
	value;
	document;
	lines;
	all;
	constructor(parts) {
		this.text = parts.text;
		this.document = parts.document;
		this.lines = parts.lines;
		this.value = parts.document.toJS({ maxAliasCount: 0 });
	}
	problem(request) {
		const { code, message, path, at = "value" } = request;
		const offset = this.findOffset(path, at);
		return {
			code,
			message,
			path: path.length > 0 ? writeConfigPath(path) : void 0,
			...this.positionAt(offset)
		};
	}
	positionAt(offset) {
		const { line, col } = this.lines.linePos(offset);
		return {
			line: Math.max(line, 1),
			column: Math.max(col, 1)
		};
	}
	find(path) {
		let value = this.value;
		for (const segment of path) {
			if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return void 0;
			value = Object.entries(value).find(([key]) => key === String(segment))?.[1];
		}
		return value;
	}
	findAll(keys) {
		this.all ??= listValues(this.value, []);
		const parts = {
			".*": anyName,
			".": "\\.",
			"*": "[^.[]+",
			"[#]": "\\[\\d+\\]",
			"[]": "(?:\\[\\d+\\])?"
		};
		const pattern = new RegExp(`^${keys.replaceAll(/\.\*(?![\w-])|\.|\*|\[.?\]/g, (part) => parts[part] ?? part.replaceAll(/[[\]]/g, "\\$&"))}$`);
		return this.all.filter(({ name }) => pattern.test(name));
	}
	findMaps(keys) {
		return this.findAll(keys).flatMap(({ value, path }) => isPlainMap(value) ? [{
			value,
			path
		}] : []);
	}
	findTexts(keys) {
		return this.findAll(keys).flatMap(({ value, path }) => typeof value === "string" ? [{
			text: value,
			path
		}] : []);
	}
	findNode(path) {
		const node = this.document.getIn(path, true);
		return isScalar$1(node) || isMap(node) || isSeq(node) ? node : void 0;
	}
	findOffset(path, at) {
		if (path.length === 0) return this.document.contents?.range[0] ?? 0;
		const node = this.findNode(path);
		const key = this.findKey(path);
		return (at === "key" || isEmpty(node) ? key?.range?.[0] : node?.range?.[0]) ?? node?.range?.[0] ?? this.findOffset(path.slice(0, -1), "key");
	}
	findKey(path) {
		const parent = this.document.getIn(path.slice(0, -1), true);
		if (!isMap(parent)) return void 0;
		return parent.items.find((pair) => isScalar$1(pair.key) && pair.key.value === path.at(-1))?.key;
	}
};
const anyName = "(?:\\.[^.[]+|\\[\"[^\"]*\"\\])";
function listValues(value, path) {
	const inner = (typeof value === "object" && value !== null ? Object.entries(value) : []).flatMap(([key, part]) => listValues(part, [...path, Array.isArray(value) ? Number(key) : key]));
	return [{
		value,
		path,
		name: writeConfigPath(path)
	}, ...inner];
}
function isEmpty(node) {
	return node === void 0 || isScalar$1(node) && node.value === null;
}
function writeConfigPath(path) {
	return path.map((segment, index) => writeSegment(segment, index === 0)).join("");
}
function writeSegment(segment, first) {
	if (typeof segment === "number") return `[${segment}]`;
	if (!/^[A-Za-z0-9_-]+$/.test(segment)) return `[${JSON.stringify(segment)}]`;
	return first ? segment : `.${segment}`;
}

// src/core/config/parse/read-yaml.ts
const maxBytes = 65536;
const maxStack = 64;
const reservedKeys = [
	"__proto__",
	"constructor",
	"prototype"
];
function readYaml(text) {
	const bytes = utf8Length(text);
	if (bytes > maxBytes) {
		const message = `The config has ${bytes} bytes; at most ${maxBytes} are allowed. Move long texts into files.`;
		return failure([{
			code: "BATON-E101",
			message,
			line: 1,
			column: 1
		}]);
	}
	if (/\r(?!\n)/.test(text) && !text.includes("\n")) return failure([{
		code: "BATON-E100",
		message: "The lines of the config end with CR alone, which is not a line ending here; save the file with LF line ends.",
		line: 1,
		column: 1
	}]);
	const lines = new LineCounter();
	const deep = findTooDeep(text, lines);
	if (deep !== void 0) return failure([deep]);
	const document = parseDocument(text, {
		lineCounter: lines,
		prettyErrors: false,
		stringKeys: true,
		version: "1.2",
		merge: false
	});
	const problems = [...findSyntaxProblems(document, {
		lines,
		text
	}), ...findForbidden(document, lines)];
	if (problems.length > 0) return failure(problems);
	if (document.contents === null) return failure([{
		code: "BATON-E100",
		message: "The config is empty; it starts with `version: 1`.",
		line: 1,
		column: 1
	}]);
	return success(new YamlSource({
		text,
		document,
		lines
	}));
}
function findTooDeep(text, lines) {
	const parser = new Parser(lines.addNewLine);
	for (const lexeme of new Lexer().lex(text)) {
		for (const _token of parser.next(lexeme));
		if (parser.stack.length > maxStack) return {
			code: "BATON-E100",
			message: `The config is nested more than ${maxStack / 2} levels deep.`,
			...positionAt(lines, parser.offset)
		};
	}
	lines.lineStarts.length = 0;
}
function findSyntaxProblems(document, { lines, text }) {
	const isDouble = (error) => error.code === "DUPLICATE_KEY";
	const first = document.errors.find((error) => !isDouble(error));
	return document.errors.filter((error) => error === first || isDouble(error) && (first === void 0 || error.pos[0] < first.pos[0])).slice(0, 20).map((error) => ({
		code: isDouble(error) ? "BATON-E103" : "BATON-E100",
		message: isDouble(error) ? "This key stands twice in the same map; keep one of them." : describeSyntaxError(error, text),
		...positionAt(lines, error.pos[0])
	}));
}
function findForbidden(document, lines) {
	const problems = [];
	const add = (code, options) => {
		const path = options.path.length > 0 ? { path: writeConfigPath(options.path) } : {};
		problems.push({
			code,
			message: options.message,
			...path,
			...positionAt(lines, options.node.range?.[0] ?? 0)
		});
	};
	visit$1(document, {
		Node: (_key, node, ancestors) => {
			const message = forbiddenInNode(node);
			if (message !== void 0) add("BATON-E102", {
				message,
				node,
				path: pathTo(node, ancestors)
			});
		},
		Pair: (_key, pair, ancestors) => {
			if (!isScalar$1(pair.key)) return;
			const { value: key } = pair.key;
			const path = [...pathTo(pair, ancestors), String(key)];
			if (key === "<<") add("BATON-E102", {
				message: "Merge keys (`<<`) are not allowed; write the keys out.",
				node: pair.key,
				path
			});
			if (reservedKeys.includes(key)) add("BATON-E104", {
				message: `\`${String(key)}\` cannot be a key; choose another name.`,
				node: pair.key,
				path
			});
		}
	});
	return problems.slice(0, 20);
}
function forbiddenInNode(node) {
	if (isAlias(node)) return `The alias \`*${node.source}\` is not allowed; write the value again.`;
	if (isCollection$1(node) || isScalar$1(node)) {
		if (node.anchor !== void 0) return `The anchor \`&${node.anchor}\` is not allowed; take it out.`;
		if (node.tag !== void 0) return `The tag \`${node.tag}\` is not allowed; write the plain value, or put all of it in quotes where the \`!\` belongs to it.`;
	}
}
function pathTo(node, ancestors) {
	return ancestors.flatMap((ancestor, at) => {
		const child = ancestors[at + 1] ?? node;
		if (isSeq(ancestor)) return [ancestor.items.indexOf(child)];
		return isPair(ancestor) && isScalar$1(ancestor.key) ? [String(ancestor.key.value)] : [];
	});
}
function positionAt(lines, offset) {
	const { line, col } = lines.linePos(offset);
	return {
		line: Math.max(line, 1),
		column: Math.max(col, 1)
	};
}
const keyAndValue = /^\s*(?:- )?([\w-]+):\s+(.*)$/;
const sentences = {
	TAB_AS_INDENT: () => "Tabs are not allowed as indentation; indent with spaces.",
	BLOCK_AS_IMPLICIT_KEY: ({ line }) => {
		const quoted = /: \S.*: /.test(line) ? quoteValue(line) : void 0;
		if (quoted !== void 0) return `A text with \`: \` in it must be in quotes; quote it: \`${quoted}\`.`;
		return "The next lines are indented as if they belonged to this value; put them below its key, or indent them like it.";
	},
	NON_STRING_KEY: ({ line }) => {
		const quoted = line.includes("{{") ? quoteValue(line) : void 0;
		return quoted === void 0 ? "A key must be text; put it in quotes." : `A text that begins with \`{{\` must be in quotes; quote it: \`${quoted}\`.`;
	},
	BAD_SCALAR_START: ({ line, words }) => {
		const sign = /character (\S)$/.exec(words)?.[1] ?? "";
		return `A text cannot begin with ${sign === "`" ? "a backtick" : `\`${sign}\``}; quote it: \`${quoteValue(line) ?? `"${line.trim()}"`}\`.`;
	},
	UNEXPECTED_TOKEN: ({ line, words }) => {
		const quoted = words.includes("at node end") && /:\s+["'[{]/.test(line) ? quoteValue(line) : void 0;
		if (quoted !== void 0) return `There is more text behind the value of this line; quote all of it: \`${quoted}\`.`;
		if (words.includes("block-seq-ind")) return "A list begins on the line below its key; move `- ` there.";
		return "This line fits nothing before it: a key needs a colon, and a list has no keys beside it.";
	},
	BAD_INDENT: ({ words }) => /end with a (.)$/.test(words) ? `A bracket is not closed: \`${words.slice(-1)}\` is missing.` : "This line is indented differently from the lines that it belongs to; indent it like them.",
	MULTILINE_IMPLICIT_KEY: ({ line }) => `A key needs a colon and a blank behind it: \`${line.trim().replace(/^([\w-]+):?\s*(?=\S)/, "$1: ")}\`.`,
	MISSING_CHAR: ({ words }) => words.startsWith("Implicit map keys") ? "A colon and a value are missing after this key." : "A closing quote is missing.",
	MULTIPLE_DOCS: () => "The line `---` begins a second document, and only one is read; take out what stands from there on.",
	BAD_DQ_ESCAPE: ({ words }) => `${words.replace("Invalid escape sequence", "There is no escape")} in double quotes; write the text in single quotes.`
};
function describeSyntaxError(error, text) {
	const start = text.lastIndexOf("\n", error.pos[0] - 1) + 1;
	const [line = ""] = text.slice(start).split(/\r?\n/, 1);
	const sentence = sentences[error.code]?.({
		line,
		words: error.message
	});
	return sentence === void 0 ? `The file is not valid YAML: ${error.message}.` : `The file is not valid YAML. ${sentence}`;
}
function quoteValue(line) {
	const [, key, value = ""] = keyAndValue.exec(line) ?? [];
	if (key === void 0 || value === "") return void 0;
	const shown = value.length > 60 ? `${value.slice(0, 57)}…` : value.trimEnd();
	if (!shown.includes("\"")) return `${key}: "${shown}"`;
	return shown.includes("'") ? void 0 : `${key}: '${shown}'`;
}

export { pushProblem as $, toElementValue as $t, listInputs as A, renderCodeLinks as An, attemptsOf as At, findNearest as B, hasChildren as Bt, analyzeTemplate as C, quote as Cn, engineKeys as Ct, createTemplateEngine as D, neutraliseInline as Dn, buildAgentEnvironment as Dt, positionOf as E, plainInfo as En, renderSecretLines as Et, parseInputValue as F, countCodePoints as Fn, signalOf as Ft, judgeRunBranch as G, matrixOf as Gt, isHeadBranch as H, isPollingStage as Ht, renderInputUsage as I, truncateCodePoints as In, transferTargets as It, compilePattern as J, matrixSchema as Jt, usesHeadBranch as K, stageSchema as Kt, showWord as L, agentStageSchema as Lt, readTypedInputs as M, findFenceStart as Mn, isPause as Mt, takesInputsByHand as N, isFenceEnd as Nn, retentionOf as Nt, require_liquid_node as O, docsUrl as On, isReservedVariable as Ot, parseUsage as P, startOfMarkdown as Pn, selectPipeline as Pt, isDefaultBranch as Q, parseOrigin as Qt, suggestName as R, childRightsOf as Rt, isSeq as S, oneLine as Sn, secretOf as St, parseTemplate as T, neutralise as Tn, renderSecret as Tt, isNamedByText as U, listAgentsOf as Ut, authorOf as V, isAgentStage as Vt, judgeBranch as W, listPollingStages as Wt, checkHeadName as X, matrixValueSchema as Xt, checkBranchName as Y, matrixScopeOf as Yt, defaultBranchReason as Z, normaliseMatrix as Zt, isDocument as _, failure as _n, accountOf as _t, checkUnsigned as a, historySchema as an, triggersSchema as at, isPair as b, codeSpan as bn, mayBeSameModel as bt, createRedactedLog as c, capturedNames as cn, programOf as ct, parseDocument as d, judgedResults as dn, secretsOf as dt, builtinSchemas as en, toPrintable as et, LineCounter as f, reservedNames$1 as fn, engineNames as ft, isCollection$1 as g, require_fastest_levenshtein as gn, accountKeyOf as gt, isAlias as h, readJsonTokens as hn, compareBy as ht, checkSigningKey as i, changeKeys as in, mostTasks as it, listNamedInputs as j, findCode as jn, findAgents as jt, listCommandInputs as k, linkCodes as kn, nameCaller as kt, browser_default as l, explainClaims as ln, secretVariable as lt, Scalar as m, parseUntrustedJson as mn, knowsCost as mt, readYaml as n, approverRoleOf as nn, configSchema as nt, unsignedNote as o, responseTo as on, budgetsOf as ot, Lexer as p, findTokenEnd as pn, hasHeldKey as pt, compileGlob as q, matrixLimits as qt, writeConfigPath as r, isLowerRole as rn, jobConfigSchema as rt, createActionLog as s, findReachable as sn, hasAtMostAccess as st, describeSyntaxError as t, isBuiltinName as tn, buildConfigJsonSchema as tt, parse as u, factNames as un, secretsNamedIn as ut, isMap as v, success as vn, isSameAccount as vt, checkTemplate as w, renderDetails as wn, parseAgentSecrets as wt, isScalar$1 as x, fencedText as xn, modelOfWindow as xt, isNode as y, filtersOf as yn, isSameModel as yt, explainUnknownPath as z, defaultRunner as zt };