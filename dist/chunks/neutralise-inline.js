// src/core/markdown/neutralise-inline.ts
/** After a link that stays: else GitHub could read on, and take a backtick that we count on for part of the address. */
const linkTail = `(?=(?:[.,;:!?)*_~'"|]|\\](?!:)){0,8}(?:\\s|$))`;
const address = "[^\\s<>()[\\]\\\\`|]+";
/** In order: what a later alternative would take apart comes first. No part can be read in two ways, so it is linear. */
const tokenPattern = new RegExp([
	"\\\\+",
	"`+",
	`\\]\\(https:\\/\\/github\\.com\\/[\\w.~/#?=&%:+,!-]*\\)${linkTail}`,
	"\\](?=[(:])|!(?=\\[)",
	"&(?:amp|lt|gt|quot);",
	`(?<![a-z])(?:https?|ftp):\\/\\/${address}`,
	`www\\.${address}`,
	"@[a-z0-9][\\w@/.-]*",
	"#\\d+|GH-\\d+",
	"[a-z]+|[^\\\\`\\]!<&@#a-z]+|[^]"
].join("|"), "gi");
/** One line of Markdown outside fenced code, with everything that acts turned into text or code. */
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
/** Writes one token and says where the next one starts. */
function writeToken(out, found) {
	const { token, start } = found;
	switch (token.charAt(0)) {
		case "`": return writeTicks(out, found);
		case "]":
		case "!": return writeBracket(out, found);
		case "<": return start + writeEntity(out, "&lt;");
		case "&": return token === "&" ? start + writeEntity(out, "&amp;") : start + writePlain(out, token);
		case "@": return start + (token === "@" || isInWord(out) ? writePlain(out, "@") : writeCode(out, token.replace(/[\W_]+$/, "")));
		case "#": return start + (token !== "#" && found.rules.references ? writeCode(out, token) : writePlain(out, token));
		default: return writeWord(out, found);
	}
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
/** Judged by what is written: code before it ends a word where the text did not. */
function isInWord(out) {
	return /[a-z0-9]$/i.test(out.at(-1)?.slice(-1) ?? "");
}
function isIssue(url) {
	return /\/(?:issues|pull|discussions)\/\d|#\d|GH-\d/i.test(url);
}
function isEscaped(out) {
	const last = out.at(-1) ?? "";
	return last.startsWith("\\") && last.length % 2 === 1;
}
/** What is written instead of an escaped character needs no backslash, and must not be touched by it. */
function dropEscape(out) {
	const slashes = isEscaped(out) ? (out.pop() ?? "").slice(1) : "";
	if (slashes !== "") out.push(slashes);
}
/** A link to GitHub stays; else the character after a `]` or `!` loses its meaning. */
function writeBracket(out, { text, token, start, rules }) {
	const opens = token === "!" ? "[" : "(:";
	const next = text.charAt(start + 1);
	if (token.length > 1 && !(rules.references && isIssue(token))) return start + writePlain(out, token);
	if (next !== "" && opens.includes(next)) out.push(token.charAt(0), "\\");
	else out.push(token);
	return start + 1;
}
/** Gives the number of characters that it stands for. */
function writeEntity(out, entity) {
	dropEscape(out);
	out.push(entity);
	return 1;
}
/** Gives the number of characters written as code. Two spans that touch would be read as one run of backticks. */
function writeCode(out, code) {
	dropEscape(out);
	if (out.at(-1)?.endsWith("`")) out.push(" ");
	out.push(`\`${code}\``);
	return code.length;
}
const linkEnd = new RegExp(linkTail, "y");
function writeUrl(out, { text, token, start, rules }) {
	const url = trimPunctuation(token);
	const isOurs = /^https:\/\/github\.com(?:\/[^@;]*)?$/.test(url) && !(rules.references && isIssue(url));
	linkEnd.lastIndex = start + url.length;
	return start + (isOurs && linkEnd.test(text) ? writePlain(out, url) : writeCode(out, url));
}
function trimPunctuation(url) {
	let end = url.length;
	while (/[.,;:!?*_~'"]/.test(url.charAt(end - 1))) end -= 1;
	return url.slice(0, end);
}
/** A code span stays as it is; backticks without a partner on their line are escaped, so that no span crosses lines. */
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

export { neutraliseInline as t };