import { i as decodeRecords } from "./create-verifier.js";
import { t as utf8Length } from "./utf8-length.js";
import { r as recordLimits } from "./record-limits.js";
import { a as renderMarker, d as findRunNumber, i as isPieceMarker, o as escapeMarkerJson, s as createBlockTracker } from "./actions-account.js";
import { r as canonicalJson } from "./handoff.js";
import { t as toWellFormedJson } from "./to-well-formed-json.js";
import { t as runGit } from "./run-git.js";

// src/core/record/decode-vouched.ts
/** The records among comments of a thread: by their signatures, or, where records are unsigned, by who wrote them and that nobody edited. */
async function decodeVouched(comments, { provenance, ...options }) {
	if (provenance === void 0) return decodeRecords(comments, options);
	const { comments: vouched, ...author } = await provenance.vouch(comments);
	return decodeRecords(vouched, {
		...options,
		...author,
		unsigned: true
	});
}

// src/adapters/git/git-tool.ts
/** Git said no. Caught where it becomes a problem with a code. */
var GitFailure = class extends Error {
	name = "GitFailure";
};
function createGitTool(base) {
	const attempt = (args, extra) => runGit({
		...base,
		...extra,
		args,
		env: {
			...base.env,
			...extra?.env
		}
	});
	const run = async (args, extra) => {
		const answer = await attempt(args, extra);
		if (answer.status !== 0) throw new GitFailure(`git ${args[0]} ended with ${answer.status}: ${answer.stderr.trim()}`);
		return answer.stdout;
	};
	return {
		try: attempt,
		run,
		line: async (args, extra) => (await run(args, extra)).toString().trim()
	};
}

// src/adapters/git/read-objects.ts
/** Contents by id, each read once. All of them must be there. */
async function readObjects(git, ids) {
	const wanted = [...new Set(ids)];
	const output = await git.run(["cat-file", "--batch"], { input: wanted.map((id) => `${id}\n`).join("") });
	const contents = /* @__PURE__ */ new Map();
	let position = 0;
	for (const id of wanted) {
		const lineEnd = output.indexOf("\n", position);
		const size = Number(/ (\d+)$/.exec(output.toString("latin1", position, lineEnd))?.[1]);
		contents.set(id, output.subarray(lineEnd + 1, lineEnd + 1 + size));
		position = lineEnd + 1 + size + 1;
	}
	return contents;
}

// src/core/record/fit-visible.ts
const emptyText = "Baton stored a record here.";
/**
* Markdown that people see above the markers: never empty, at most `maxBytes`, and closed, so that a marker below it
* is no part of it. What is too long loses whole sections, the last that do not fit, and says so.
*/
function fitVisible(visible, maxBytes) {
	const text = visible.toWellFormed().trim() === "" ? emptyText : visible.toWellFormed().trimEnd();
	const closed = close(text);
	return utf8Length(closed) <= maxBytes ? closed : close(keepSections(text, maxBytes));
}
/** Bytes kept free for the note, and for what closing a fence may add. */
const spareBytes = 400;
function keepSections(text, maxBytes) {
	const sections = splitSections(text);
	const kept = [];
	let room = maxBytes - spareBytes;
	for (const section of sections) {
		const bytes = utf8Length(section) + 2 * section.split("\n").length + 6;
		if (bytes > room) continue;
		kept.push(section);
		room -= bytes;
	}
	return [...kept, renderNote(sections.length - kept.length)].join("\n\n");
}
function renderNote(missing) {
	return `_${missing === 1 ? "One section is" : `${missing} sections are`} not shown: the comment would be too long. Nothing is lost: the whole record is kept, hidden, in this comment._`;
}
/** Parts between blank lines; fenced code and `<details>` are never taken apart. */
function splitSections(text) {
	const tracker = createBlockTracker();
	const sections = [[]];
	let details = 0;
	for (const line of text.split("\n")) {
		if (line.trim() === "" && details === 0 && !tracker.isInFence()) sections.push([]);
		else sections.at(-1)?.push(line);
		if (!tracker.isInFence()) details = Math.max(0, details + countTag(line, "<details") - countTag(line, "</details"));
		tracker.next(line);
	}
	return sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
}
function countTag(line, tag) {
	return line.toLowerCase().split(tag).length - 1;
}
/** Closes a fence that is left open. Where we cannot tell, a quote keeps the text apart from what follows. */
function close(text) {
	const tracker = createBlockTracker();
	const lines = text.split(/\r\n|\n|\r/);
	for (const line of lines) tracker.next(line);
	if (!tracker.isCertain()) return lines.map((line) => `> ${line}`).join("\n");
	const closing = tracker.findClosing();
	return closing === void 0 ? text : `${text}\n${closing}`;
}

// src/core/record/compose-comment.ts
/** Puts Markdown for people and the markers of one or more records into comments. The last one is the main comment. */
function composeComment({ visible, markers }) {
	const pieces = markers.filter(isPieceMarker);
	const hidden = markers.filter((marker) => !isPieceMarker(marker)).map((marker) => `\n\n${marker}`).join("");
	const main = fitVisible(visible, recordLimits.commentBytes - utf8Length(hidden)) + hidden;
	return {
		comments: [...pieces.map((piece, index) => `${renderPieceLine(index + 1, pieces.length)}\n\n${piece}`), main],
		main
	};
}
function renderPieceLine(number, count) {
	return `_Part ${number} of ${count} of a large record, which follows below. Nothing to read here._`;
}

// src/adapters/store/decode-thread.ts
/** The records among comments of a thread, as a reader counts them. */
function decodeThread({ repo, tools, provenance }, { subject, comments, begun }) {
	return decodeVouched(comments, {
		repo,
		subject,
		tools,
		provenance,
		...begun === void 0 ? {} : { begun }
	});
}

// src/adapters/store/is-run-of.ts
/** Whether a record begins a run that `findNewestRun` is asked for. */
function isRunOf({ record }, { pipeline, about, isNumbered = false }) {
	if (record.kind !== "run" || record.body.pipeline !== pipeline || record.body.trigger.subject.number !== about) return false;
	return !isNumbered || findRunNumber(record.run, {
		pipeline,
		subject: about
	}) !== void 0;
}

// src/adapters/store/find-newest-run.ts
/**
* Pages backwards to the first page with a `run` record of the pipeline about the subject. A genuine record whose continuation pieces
* stand on an older page is carried along until they are found.
*/
async function findNewestRun(reader, request) {
	const { subject, total, since } = request;
	let carried = [];
	let read = [];
	let run;
	const own = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Set();
	for await (const page of reader.threads.listBackwards(subject, total)) {
		const comments = [...page, ...carried];
		const decoded = await decodeThread(reader, {
			subject,
			comments
		});
		read = [...page, ...read];
		for (const id of listOwnComments(decoded)) own.add(id);
		for (const name of listRuns(decoded)) taken.add(name);
		run = newestOf([run, ...decoded.records.filter((record) => isRunOf(record, request))]);
		if (run !== void 0 && isOlderThan(decoded.incomplete, run)) break;
		if (decoded.incomplete.length === 0 && isBefore(page, since)) break;
		carried = decoded.incomplete.length === 0 ? [] : comments.filter(({ body }) => body.includes("<!-- baton:"));
	}
	return {
		run,
		comments: read.filter(({ id }) => !own.has(id)),
		taken: [...taken]
	};
}
function listRuns({ records, aside }) {
	return [...records.map(({ record }) => record.run), ...aside.map(({ envelope }) => envelope.run)];
}
/** Whether a page reaches back beyond a time. */
function isBefore([oldest], time) {
	return oldest !== void 0 && time !== void 0 && Date.parse(oldest.createdAt) < Date.parse(time);
}
function newestOf(runs) {
	return runs.filter((run) => run !== void 0).toSorted((a, b) => b.comment - a.comment)[0];
}
/** A record that is still incomplete may be a run's too, and newer than the one that was found. */
function isOlderThan(incomplete, run) {
	return incomplete.every((comment) => comment < run.comment);
}
function listOwnComments({ records, aside, incomplete }) {
	const pieces = records.flatMap((record) => record.pieces ?? []).map(({ id }) => id);
	return [
		...records.map(({ comment }) => comment),
		...aside.map(({ comment }) => comment),
		...incomplete,
		...pieces
	];
}

// src/adapters/store/locate-records.ts
/** Reads exactly the comments that are named, records and continuation pieces alike. One that does not fit spoils all. */
async function locateRecords(reader, subject, list) {
	const ids = [...new Set(list.map(({ id }) => id))];
	const present = (await Promise.all(ids.map((id) => reader.threads.get(id)))).filter((comment) => comment !== void 0);
	if (present.length < ids.length) return void 0;
	const { records } = await decodeThread(reader, {
		subject,
		comments: present
	});
	const found = list.map(({ id, digest }) => records.find((record) => record.comment === id && record.digest === digest));
	const pieces = new Set(records.flatMap((record) => record.pieces ?? []).map(({ id, digest }) => `${id} ${digest}`));
	return list.every(({ id, digest }, index) => found[index] !== void 0 || pieces.has(`${id} ${digest}`)) ? found.filter((record) => record !== void 0) : void 0;
}

// src/core/record/encode-record.ts
/**
* Signs a record, where there is a signer, and writes it as hidden lines. Lone surrogates become U+FFFD. `budget` is what the first marker may
* take; a body that does not fit goes into pieces of their own, which the signature binds by digest.
*/
function encodeRecord(record, tools, budget = recordLimits.markerBytes) {
	const body = encodeBody(record.body, tools);
	const inline = sealEnvelope(record, body, tools);
	if (utf8Length(renderMarker(inline)) <= budget) return finish(inline, [], tools);
	const pieces = splitPieces(body.enc === "deflate" ? String(body.body) : tools.deflate(JSON.stringify(body.body)));
	return finish(sealEnvelope(record, {
		enc: "deflate",
		body: "",
		parts: pieces.map((piece) => tools.sha256(piece))
	}, tools), pieces, tools);
}
function encodeBody(body, tools) {
	const json = JSON.stringify(toWellFormedJson(body));
	if (fitsInline(json)) return {
		enc: "json",
		body: JSON.parse(json)
	};
	const deflated = tools.deflate(json);
	return deflated.length < utf8Length(json) || deflated.length < utf8Length(escapeMarkerJson(json)) ? {
		enc: "deflate",
		body: deflated
	} : {
		enc: "json",
		body: JSON.parse(json)
	};
}
function fitsInline(json) {
	return json.length <= recordLimits.inlineBytes && utf8Length(escapeMarkerJson(json)) <= recordLimits.inlineBytes;
}
/** Fields stand in the order in which people read them; what is signed is the canonical form. */
function sealEnvelope(record, body, tools) {
	const { kind, repo, subject, attempt, execution, seq, prev } = record;
	const place = {
		kind,
		repo,
		subject,
		run: record.run.toWellFormed(),
		task: record.task.toWellFormed(),
		attempt,
		execution,
		seq,
		prev
	};
	if (tools.signer === void 0) return {
		...place,
		...body
	};
	const { keyId: key, sign } = tools.signer;
	return {
		...place,
		key,
		sig: sign(canonicalJson({
			...place,
			key,
			...body
		}) ?? ""),
		...body
	};
}
function splitPieces(text) {
	const size = recordLimits.pieceCharacters;
	return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));
}
function finish(envelope, pieces, tools) {
	const markers = pieces.map((body) => renderMarker({
		kind: "part",
		sha256: tools.sha256(body),
		body
	}));
	return {
		envelope,
		digest: tools.sha256(canonicalJson(envelope) ?? ""),
		markers: [renderMarker(envelope), ...markers]
	};
}

// src/adapters/store/seal-drafts.ts
/** What every record of a comment may take, however large the others are. */
const smallBytes = 3e3;
/** Gives drafts their place in the chain and signs them in order: each names the digest of the one before. */
function sealDrafts({ repo, tools }, request) {
	let room = recordLimits.markerBytes - request.drafts.length * smallBytes;
	const sealed = [];
	let { seq, digest: prev } = request.tip;
	for (const draft of request.drafts) {
		seq += 1;
		const record = {
			...draft,
			repo,
			subject: request.subject,
			seq,
			prev
		};
		const encoded = encodeRecord(record, tools, room + smallBytes);
		sealed.push({
			record,
			encoded
		});
		prev = encoded.digest;
		room -= Math.max(0, utf8Length(encoded.markers[0] ?? "") - smallBytes);
	}
	return sealed;
}

// src/adapters/store/create-comment-store.ts
/** Keeps records hidden in the comments of their subject's thread. */
function createCommentStore(options) {
	const { threads, repo, hasher, compressor, verifier, signer, provenance } = options;
	const tools = {
		sha256: (text) => hasher.sha256(text),
		inflate: (data, maxBytes) => compressor.inflate(data, maxBytes),
		verify: (text, signature) => verifier.verify(text, signature)
	};
	const reader = {
		threads,
		repo,
		tools,
		...provenance === void 0 ? {} : { provenance }
	};
	return {
		readSince: (subject, since, begun) => readSince(reader, {
			subject,
			since,
			begun
		}),
		findNewestRun: (request) => findNewestRun(reader, request),
		locate: (subject, list) => locateRecords(reader, subject, list),
		append: async (request) => {
			if (signer === void 0 && provenance === void 0) throw new Error("This store was made without a signing key: it can only be read.");
			const write = {
				sha256: tools.sha256,
				deflate: (text) => compressor.deflate(text),
				...signer === void 0 ? {} : { signer }
			};
			return post(reader, request, sealDrafts({
				repo,
				tools: write
			}, request));
		}
	};
}
/** How long before its record a continuation piece may have been posted. */
const pieceMilliseconds = 6e5;
async function readSince(reader, { subject, since, begun }) {
	const comments = await reader.threads.listSince(subject, since);
	const decoded = await decodeThread(reader, {
		subject,
		comments,
		begun
	});
	if (decoded.incomplete.length === 0) return {
		...decoded,
		comments
	};
	const earlier = await reader.threads.listSince(subject, (/* @__PURE__ */ new Date(Date.parse(since) - pieceMilliseconds)).toISOString());
	return {
		...await decodeThread(reader, {
			subject,
			comments: earlier,
			begun
		}),
		comments: earlier
	};
}
/** Pieces first, so that no record is ever without them. The last comment is the one that holds the records. */
async function post({ threads, provenance }, request, sealed) {
	const { comments, main } = composeComment({
		visible: request.visible,
		markers: sealed.flatMap(({ encoded }) => encoded.markers)
	});
	const parts = sealed.flatMap(({ encoded }) => encoded.envelope.parts ?? []);
	const ids = /* @__PURE__ */ new Map();
	for (const [index, part] of parts.entries()) {
		const piece = await threads.create(request.subject, comments[index] ?? "", `"sha256":"${part}"`);
		ids.set(part, piece.id);
	}
	const created = await threads.create(request.subject, main, keyOf(sealed[0]?.encoded.envelope));
	provenance?.remember(created);
	return sealed.map((record) => toStored(record, created, ids));
}
/** The signature is the key of the comment: nobody can know it, or post it, before we do. Without one its place in the chain. */
function keyOf(envelope) {
	return envelope?.sig === void 0 ? `"seq":${envelope?.seq},"prev":"${envelope?.prev}"` : `"sig":"${envelope.sig}"`;
}
function toStored({ record, encoded }, comment, ids) {
	const { digest, envelope } = encoded;
	const pieces = envelope.parts?.map((part) => ({
		id: ids.get(part) ?? 0,
		digest: part
	}));
	return {
		record,
		digest,
		comment: comment.id,
		writtenAt: comment.createdAt,
		envelope,
		...pieces === void 0 ? {} : { pieces }
	};
}

// src/core/config/check-signing-key.ts
/**
* The secret must belong to a key of the config, and keys without a secret mean stop, never unsigned (DESIGN 2). With
* neither a private repository goes unsigned; a public one does not, since every workflow there posts as the same account.
*/
function checkSigningKey({ keys, signer, isPrivate }) {
	if (signer === void 0) return keys.length > 0 ? keyMissing(keys) : checkUnsigned(isPrivate);
	if (keys.includes(signer.publicKey)) return void 0;
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `The secret signs as "${signer.keyId}", but its public half ${signer.publicKey} is not in signing.keys (${keys.length === 0 ? "there are none" : keys.join(", ")}). Add it there, or pass the secret that fits.`
	};
}
/** Whether a repository may have records without signatures. */
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
		message: `input signing-key is empty, and signing.keys lists ${keys.map((key) => `"${key.split(":")[0]}"`).join(", ")}, so nothing is ever recorded unsigned. Pass \`signing-key: \${{ secrets.BATON_SIGNING_KEY }}\` in the caller; where that stands there, the secret does not exist. A key that an environment keeps must be called BATON_SIGNING_KEY there, and the input environment must name it.`
	};
}

// src/core/text/create-chunk-finder.ts
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

// src/core/text/find-tokens.ts
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

// src/core/text/redact-deep.ts
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

// src/core/text/secret-forms.ts
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

// src/core/text/span.ts
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

// src/core/text/create-redactor.ts
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

export { readObjects as a, decodeVouched as c, createCommentStore as i, checkSigningKey as n, GitFailure as o, checkUnsigned as r, createGitTool as s, createRedactor as t };