// src/core/redaction/find-secret-chunks.ts
/** Chunks with fewer different characters than this are padding, rulers and indentation, and prove nothing. */
const fewestDistinct = 5;
const filterSize = 2 ** 20;
/**
* Finds every stretch of a text that is a chunk of one of the forms, wherever the form was cut; forms shorter than a chunk
* are found whole. One pass over the text per chunk length.
*/
function createChunkFinder(forms) {
	const whole = forms.filter((form) => form.text.length < form.chunk || !isVaried(form)).map((form) => form.text);
	const tables = [...new Set(forms.map((form) => form.chunk))].map((length) => createTable(length, forms.filter((form) => form.chunk === length)));
	return (text) => [...whole.flatMap((word) => findWhole(text, word)), ...tables.flatMap((table) => findChunks(text, table))];
}
function createTable(length, forms) {
	const chunks = new Set(forms.flatMap(listChunks).filter(hasVariety));
	const filter = new Uint8Array(filterSize);
	for (const chunk of chunks) filter[hashAt(chunk, 0)] = 1;
	return {
		length,
		chunks,
		filter
	};
}
function listChunks({ text, chunk }) {
	const count = Math.max(0, text.length - chunk + 1);
	return Array.from({ length: count }, (_, at) => text.slice(at, at + chunk));
}
function isVaried(form) {
	return listChunks(form).every(hasVariety);
}
function hasVariety(chunk) {
	return new Set(chunk).size >= fewestDistinct;
}
function hashAt(text, at) {
	const first = text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
	const second = text.charCodeAt(at + 2) * 31 + text.charCodeAt(at + 3);
	return first * 4099 + second & filterSize - 1;
}
function findChunks(text, table) {
	const spans = [];
	if (table.chunks.size === 0) return spans;
	for (let at = 0; at + table.length <= text.length; at += 1) {
		if (table.filter[hashAt(text, at)] === 0 || !table.chunks.has(text.slice(at, at + table.length))) continue;
		const last = spans.at(-1);
		if (last !== void 0 && last.end >= at) last.end = at + table.length;
		else spans.push({
			start: at,
			end: at + table.length
		});
	}
	return spans;
}
function findWhole(text, word) {
	const spans = [];
	for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) spans.push({
		start: at,
		end: at + word.length
	});
	return spans;
}

// src/core/redaction/find-token-patterns.ts
/** Where a word may start: after anything but a letter, digit, `_` or `-`, an escape such as `\n`, or an ANSI code. */
const wordStart = "(?:(?<![A-Za-z0-9_-])|(?<=\\\\[nrtbf])|(?<=\\u001b\\[[0-9;]{0,16}m))";
/**
* Secrets known by their form (T28). Those with a telling prefix are found glued to anything. No length is fixed where the
* vendor does not promise one: installation tokens have outgrown every such pattern.
*/
const tokens = new RegExp([
	"gh[pour]_[A-Za-z0-9]{20,}",
	"ghs_[A-Za-z0-9_.-]{20,}",
	"github_pat_[A-Za-z0-9_]{20,}",
	`${wordStart}sk-(?:ant|proj|svcacct|admin|or)-[A-Za-z0-9_-]{16,}`,
	`${wordStart}sk-[A-Za-z0-9]{20,}`,
	"A[KS]IA[A-Z0-9]{16}",
	"xox[a-z]-[A-Za-z0-9-]{10,}",
	"(?<![A-Za-z0-9+/]{24})AIza[A-Za-z0-9_-]{30,}",
	"ya29\\.[A-Za-z0-9_-]{20,}",
	"npm_[A-Za-z0-9]{30,}",
	"glpat-[A-Za-z0-9_.-]{20,}"
].join("|"), "g");
/** Everything in a text that has the form of a secret. */
function findTokens(text) {
	return [
		...findByPattern(text),
		...findJsonWebTokens(text),
		...findPrivateKeys(text)
	];
}
function findByPattern(text) {
	return Array.from(text.matchAll(tokens), (match) => ({
		start: match.index,
		end: match.index + match[0].length
	}));
}
/** Runs are cut at their dots by hand: a pattern with three open-ended parts would be quadratic. */
function findJsonWebTokens(text) {
	const spans = [];
	for (const run of text.matchAll(/[\w.-]+/g)) if (run[0].includes(".eyJ")) spans.push(...findInRun(run[0], run.index));
	return spans;
}
function findInRun(run, offset) {
	const parts = run.split(".");
	const spans = [];
	let at = offset;
	for (const [index, part] of parts.entries()) {
		const head = part.indexOf("eyJ");
		const payload = parts[index + 1];
		if (head >= 0 && part.length - head >= 10 && payload?.startsWith("eyJ")) {
			const signature = parts[index + 2];
			const length = part.length + 1 + payload.length + (signature === void 0 ? 0 : 1 + signature.length);
			spans.push({
				start: at + head,
				end: at + length
			});
		}
		at += part.length + 1;
	}
	return spans;
}
/** A key without its last line, as in a log that was cut, ends where its base64 does. */
function findPrivateKeys(text) {
	const begin = /-----BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----/g;
	const spans = [];
	for (let match = begin.exec(text); match !== null; match = begin.exec(text)) {
		const end = findKeyEnd(text, begin.lastIndex);
		spans.push({
			start: match.index,
			end
		});
		begin.lastIndex = end;
	}
	return spans;
}
function findKeyEnd(text, start) {
	const body = /(?:[A-Za-z0-9+/=:,\s]|\\[nr]|-(?!----))*(?:-----END [A-Z0-9 ]{1,40}-----)?/y;
	body.lastIndex = start;
	return start + (body.exec(text)?.[0].length ?? 0);
}

// src/core/redaction/secret-forms.ts
/**
* Below this a value is no secret we can hide: it would mask words, numbers and paths all over, and show by its gaps what it
* was. The same goes for a single line of a longer secret.
*/
const shortestSecret = 6;
const plainChunk = 12;
const hexChunk = 24;
const percentChunk = 36;
/** All spellings of T28: raw, trimmed, line by line unless told otherwise, and each of these encoded. */
function buildSecretForms(secret, { lines = true } = {}) {
	const forms = [
		secret,
		secret.trim(),
		...lines ? secret.split(/[\r\n]+/).map((line) => line.trim()) : []
	].filter((value) => value.trim().length >= 6).flatMap(encode);
	return [...new Map(forms.filter((form) => form.text.length >= 6).map((form) => [form.text, form])).values()];
}
function encode(value) {
	const text = value.toWellFormed();
	const bytes = new TextEncoder().encode(text);
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
	const uri = encodeURIComponent(text);
	const json = JSON.stringify(text).slice(1, -1);
	return [
		...[
			text,
			Array.from(text).reverse().join(""),
			...buildBase64(bytes)
		].map(withChunk(plainChunk)),
		...[
			uri,
			uri.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
			uri.replaceAll("%20", "+")
		].map(withChunk(plainChunk)),
		...[
			json,
			JSON.stringify(json).slice(1, -1),
			json.replaceAll("/", "\\/"),
			escapeUnicode(json)
		].map(withChunk(plainChunk)),
		...[hex.join(""), hex.join("").toUpperCase()].map(withChunk(hexChunk)),
		...[percent(hex), percent(hex).toUpperCase()].map(withChunk(percentChunk))
	];
}
function withChunk(chunk) {
	return (text) => ({
		text,
		chunk
	});
}
function percent(hex) {
	return hex.map((pair) => `%${pair}`).join("");
}
function escapeUnicode(json) {
	return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/** Whole, and as it looks inside a longer text at each of the three offsets, without the characters shared with neighbours. */
function buildBase64(bytes) {
	const standard = [toBase64(bytes), ...[
		0,
		1,
		2
	].map((offset) => {
		const shifted = toBase64(new Uint8Array([...new Uint8Array(offset), ...bytes])).replace(/=+$/, "");
		const tail = (offset + bytes.length) % 3 === 0 ? 0 : 1;
		return shifted.slice(Math.ceil(offset * 8 / 6), shifted.length - tail);
	})];
	return [...standard, ...standard.map((text) => text.replaceAll("+", "-").replaceAll("/", "_"))];
}
function toBase64(bytes) {
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

// src/core/redaction/span.ts
/** The same stretches, in order, with those joined that touch or overlap. */
function mergeSpans(spans) {
	const merged = [];
	for (const span of [...spans].sort((a, b) => a.start - b.start)) {
		const last = merged.at(-1);
		if (last !== void 0 && span.start <= last.end) last.end = Math.max(last.end, span.end);
		else merged.push({ ...span });
	}
	return merged;
}

// src/core/redaction/redactor.ts
/** A copy of a JSON value in which every string and every key has been redacted. Keys that become equal get a number. */
function redactDeep(value, redactor) {
	return redactValue(value, redactor);
}
function redactValue(value, redactor) {
	if (typeof value === "string") return redactor.redact(value).text;
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((part) => redactValue(part, redactor));
	const entries = /* @__PURE__ */ new Map();
	for (const [key, part] of Object.entries(value)) entries.set(findFreeKey(redactor.redact(key).text, entries), redactValue(part, redactor));
	return Object.fromEntries(entries);
}
function findFreeKey(key, taken) {
	if (!taken.has(key)) return key;
	let number = 2;
	while (taken.has(`${key}-${number}`)) number += 1;
	return `${key}-${number}`;
}
/** What stands in place of a secret, as in the logs of GitHub. */
const redactionMark = "***";
/**
* Hides the given secrets in all their spellings and cut to chunks of 12 characters or more, and whatever has the form of a
* secret (T28). Values shorter than 6 characters are passed over: see `shortestSecret`.
*/
function createRedactor(secrets) {
	const findChunks = createChunkFinder(secrets.flatMap((secret) => buildSecretForms(secret)));
	const redact = (text) => {
		const spans = mergeSpans([...findChunks(text), ...findTokens(text)]);
		return {
			text: cutOut(text, spans),
			count: spans.length
		};
	};
	const whole = secrets.flatMap((secret) => buildSecretForms(secret, { lines: false }));
	return {
		redact,
		redactDeep: (value) => redactDeep(value, { redact }),
		holdsSecret: (text) => whole.some((form) => text.includes(form.text))
	};
}
function cutOut(text, spans) {
	return [0, ...spans.map((span) => span.end)].map((end, index) => text.slice(end, spans[index]?.start)).join("***");
}

export { redactDeep as n, createRedactor as t };