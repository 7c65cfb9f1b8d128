import { t as utf8Length } from "./utf8-length.js";
import { a as createBlockTracker, h as findRunNumber, i as isPieceMarker, r as encodeRecord } from "./read-markers.js";
import { i as recordLimits } from "./envelope.js";
import { n as findEnd } from "./decisions.js";
import { i as decodeThreadRecords } from "./node-hasher.js";

// src/core/record/compose-comment.ts
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

// src/adapters/store/thread-reader.ts
/** The records among comments of a thread, as a reader counts them. */
function decodeThread({ repo, tools, provenance }, { subject, comments, begun }) {
	return decodeThreadRecords(comments, {
		repo,
		thread: subject,
		tools,
		provenance,
		...begun === void 0 ? {} : { begun }
	});
}
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

// src/adapters/store/read-newest-run.ts
/** Whether a record begins a run that `readNewestRun` is asked for. */
function isRunOf({ record }, { pipeline, about, isNumbered = false }) {
	if (record.kind !== "run" || record.body.pipeline !== pipeline || record.body.trigger.subject.number !== about) return false;
	return !isNumbered || findRunNumber(record.run, {
		pipeline,
		subject: about
	}) !== void 0;
}
/**
* Pages backwards to the first page with a `run` record of the pipeline about the subject. A genuine record whose continuation pieces
* stand on an older page is carried along until they are found.
*/
async function readNewestRun(reader, request) {
	const { thread: subject, total, since } = request;
	let carried = [];
	let read = [];
	let run;
	const own = /* @__PURE__ */ new Set();
	const taken = /* @__PURE__ */ new Set();
	const records = [];
	for await (const page of reader.threads.listBackwards(subject, total)) {
		const comments = [...page, ...carried];
		const decoded = await decodeThread(reader, {
			subject,
			comments
		});
		read = [...page, ...read];
		for (const id of listOwnComments(decoded)) own.add(id);
		for (const name of listRuns(decoded)) taken.add(name);
		records.push(...decoded.records.map(({ record }) => record));
		run = newestOf([run, ...decoded.records.filter((record) => isRunOf(record, request))]);
		if (run !== void 0 && isOlderThan(decoded.incomplete, run)) break;
		if (decoded.incomplete.length === 0 && isBefore(page, since)) break;
		carried = decoded.incomplete.length === 0 ? [] : comments.filter(({ body }) => body.includes("<!-- baton:"));
	}
	const ofRun = records.filter((record) => record.run === run?.record.run);
	return {
		run,
		comments: read.filter(({ id }) => !own.has(id)),
		taken: [...taken],
		hasEnded: findEnd(ofRun) !== void 0
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
			thread: request.thread,
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

// src/adapters/store/comment-store.ts
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
			thread: subject,
			since,
			begun
		}),
		readNewestRun: (request) => readNewestRun(reader, request),
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
async function readSince(reader, { thread: subject, since, begun }) {
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
		const piece = await threads.create(request.thread, comments[index] ?? "", `"sha256":"${part}"`);
		ids.set(part, piece.id);
	}
	const created = await threads.create(request.thread, main, keyOf(sealed[0]?.encoded.envelope));
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

export { createCommentStore as t };