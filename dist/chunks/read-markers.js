import { c as literal, d as object, h as string } from "./schemas.js";
import { i as readJsonTokens, n as toWellFormedJson, r as parseUntrustedJson } from "./to-well-formed-json.js";
import { t as utf8Length } from "./utf8-length.js";
import { i as recordLimits, n as envelopeJsonLimits } from "./envelope.js";
import { t as canonicalJson } from "./canonical-json.js";

// src/core/run/names.ts
/** How a task is called everywhere: `<run>/<stage>` (DESIGN 1). */
function taskName(run, stage) {
	return `${run}/${stage}`;
}
/** What the caller's `run-name` shows for a dispatched execution, by which it is found again. */
function executionTitle(order) {
	return `${order.run}/${order.task} ${order.execution}`;
}
/** `<pipeline>-<subject>`, and `-2`, `-3`, … for later runs of the same subject (DESIGN 4.6); never one that is `taken`. */
function nextRunName(pipeline, options) {
	const next = nameAfter(pipeline, options);
	return options.taken?.includes(next) === true ? nextRunName(pipeline, {
		...options,
		newest: next
	}) : next;
}
function nameAfter(pipeline, options) {
	const first = `${pipeline}-${options.subject}`;
	const number = options.newest === void 0 ? void 0 : findRunNumber(options.newest, {
		...options,
		pipeline
	});
	return number === void 0 ? first : `${first}-${number + 1}`;
}
/** Which run of a pipeline about a subject a name stands for, from 1; undefined for one that is not counted, as that of a tick. */
function findRunNumber(run, of) {
	const first = `${of.pipeline}-${of.subject}`;
	if (run === first) return 1;
	const number = run.startsWith(`${first}-`) ? run.slice(first.length + 1) : "";
	return /^(?:[2-9]|[1-9][0-9]{1,14})$/.test(number) ? Number(number) : void 0;
}
/** A name that follows from an event, with `-2`, `-3`, … where it is `taken`. */
function freeRunName(name, taken, ordinal = 1) {
	const next = ordinal === 1 ? name : `${name}-${ordinal}`;
	return taken.includes(next) ? freeRunName(name, taken, ordinal + 1) : next;
}
/** `<pipeline>-<runs issue>-<n>` for runs of events without a subject, where `n` is the number of the workflow run. */
function eventRunName(pipeline, event) {
	return `${pipeline}-${event.subject}-${event.ordinal}`;
}
/** A number of a run that differs from that of its neighbours, whatever they are about. */
function ordinalOf(run, pipeline) {
	return (run.slice(pipeline.length).match(/\d+/g) ?? []).reduce((sum, digits) => sum + Number(digits), 0);
}
/** `<pipeline>-<YYYYMMDD-HHMM>` in UTC, from the time that the tick stands for. */
function cronRunName(pipeline, tick) {
	const [date = "", time = ""] = new Date(tick).toISOString().split("T");
	return `${pipeline}-${date.replaceAll("-", "")}-${time.slice(0, 5).replace(":", "")}`;
}
/** Reads the name of a run backwards (DESIGN 4.6); undefined when it is none of these pipelines. The longest name wins. */
function parseRunName(run, pipelines) {
	const [pipeline] = pipelines.filter((name) => run.startsWith(`${name}-`)).toSorted((a, b) => b.length - a.length);
	if (pipeline === void 0) return void 0;
	const rest = run.slice(pipeline.length + 1);
	if (/^\d{8}-\d{4}$/.test(rest)) return {
		pipeline,
		subject: void 0
	};
	const subject = /^([1-9]\d{0,14})(?:-[1-9]\d*)?$/.exec(rest)?.[1];
	return subject === void 0 ? void 0 : {
		pipeline,
		subject: Number(subject)
	};
}
/** `<unix seconds>-<slug>`, the same for all stages of a run (C-3). The run's name is unique in the repository. */
function taskIdOf({ run, body }) {
	return `${Math.floor(Date.parse(body.startedAt) / 1e3)}-${run}`;
}
/** Name of an artifact of one execution; GitHub takes no separators of paths in it. */
function artifactName(what, { run, task, execution }) {
	return `baton-${what}-${run}-${task}-${execution}`.replaceAll(/[^A-Za-z0-9._-]/g, "_");
}

// src/core/text/times.ts
/** `4m32s`, `1m02s`, `2h05m00s`, `9s`: two-digit seconds after minutes, as in the documents users know (Y-10, X-14). */
function formatDuration(milliseconds) {
	const total = Math.max(0, Math.round(milliseconds / 1e3));
	const two = (value) => String(value).padStart(2, "0");
	const hours = Math.floor(total / 3600);
	const minutes = Math.floor(total % 3600 / 60);
	const seconds = total % 60;
	if (hours > 0) return `${hours}h${two(minutes)}m${two(seconds)}s`;
	if (minutes > 0) return `${minutes}m${two(seconds)}s`;
	return `${seconds}s`;
}
/** RFC 3339 in UTC, without fractions: as GitHub tells times, cut and not rounded. */
function toSeconds(time) {
	return new Date(time).toISOString().replace(/\.\d{3}Z$/, "Z");
}

// src/core/trigger/accounts.ts
/** A name that ends so is that of some App, of anybody's; which one, only the numeric id says (T05). */
function isBot({ type, login }) {
	return type === "Bot" || login.toLowerCase().endsWith("[bot]");
}
/** Numeric id of `github-actions[bot]`, the account behind every workflow's own token on github.com. */
const actionsAccount = 41898282;
/** GitHub's words for those whom the repository knows. A right they are not: that is asked for (`checkPermission`). */
const insiders = /* @__PURE__ */ new Set([
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
]);
/** Whether a text is by somebody from outside, as GitHub says beside it; unknown counts as outside. */
function isOutsider(association) {
	return association === void 0 || !insiders.has(association);
}

// src/core/markdown/block-tracker.ts
function createBlockTracker() {
	let open;
	/** Column where the content of the current list item starts; 0 outside of lists. */
	let item = 0;
	let itemMayHaveEnded = false;
	/** Whether the item has nothing but more list markers in it so far: a blank line may then end it. */
	let itemIsEmpty = false;
	let afterBlank = true;
	let inHtml = "no";
	let certain = true;
	function next(line) {
		const expanded = expandTabs(line);
		if (open !== void 0) {
			if (isClosing(expanded, open)) open = void 0;
		} else if (isBlank(line)) passBlank();
		else {
			visit(expanded, indentOf(expanded));
			afterBlank = false;
		}
	}
	function passBlank() {
		afterBlank = true;
		itemMayHaveEnded ||= itemIsEmpty;
		if (inHtml === "until-blank") inHtml = "no";
	}
	function visit(line, indent) {
		const fence = parseFence(line, indent);
		const opened = parseListItem(line, indent);
		if (item > 0 && indent >= item) certain &&= fence === void 0 || !itemMayHaveEnded;
		else if (opened !== void 0) enterItem(opened);
		else if (fence !== void 0) enterFence(fence);
		else leaveItem();
		itemIsEmpty = opened?.isEmpty === true && item > 0;
		if (inHtml !== "until-end" && line.charAt(indent) === "<") inHtml = isRawHtml(line, indent) ? "until-end" : "until-blank";
	}
	function enterItem({ content, canInterrupt }) {
		item = content;
		itemMayHaveEnded = inHtml !== "no" || !afterBlank && !canInterrupt;
	}
	function enterFence(fence) {
		open = fence;
		item = 0;
		certain &&= inHtml === "no";
	}
	/** A line without indent ends the item, unless it goes on with the item's last paragraph. */
	function leaveItem() {
		if (afterBlank) item = 0;
		itemMayHaveEnded = item > 0;
	}
	return {
		isInFence: () => open !== void 0,
		findClosing: () => open === void 0 ? void 0 : " ".repeat(open.indent) + open.character.repeat(open.length),
		isCertain: () => certain,
		next
	};
}
/** Only the start of a line matters; the rest is kept as it is, so that a line of tabs costs nothing. */
function expandTabs(line) {
	if (!line.includes("	")) return line;
	let expanded = "";
	for (const part of line.slice(0, 200).split(/(\t)/)) expanded += part === "	" ? " ".repeat(4 - expanded.length % 4) : part;
	return expanded + line.slice(200);
}
function isBlank(text) {
	return /^[ \t]*$/.test(text);
}
function indentOf(line) {
	let at = 0;
	while (line.charAt(at) === " ") at++;
	return at;
}
function parseFence(line, indent) {
	const character = line.charAt(indent);
	if (indent > 3 || character !== "`" && character !== "~") return void 0;
	const length = runLength(line, indent);
	if (length < 3 || character === "`" && line.includes("`", indent + length)) return void 0;
	return {
		indent,
		character,
		length
	};
}
function isClosing(line, fence) {
	const indent = indentOf(line);
	if (indent > 3 || line.charAt(indent) !== fence.character) return false;
	const length = runLength(line, indent);
	return length >= fence.length && isBlank(line.slice(indent + length));
}
function runLength(line, start) {
	let at = start;
	while (line.charAt(at) === line.charAt(start) && at < line.length) at++;
	return at - start;
}
function parseListItem(line, indent) {
	if (indent > 3 || !"-+*0123456789".includes(line.charAt(indent)) || isThematicBreak(line)) return void 0;
	const number = digitsAt(line, indent);
	const marker = indent + number.length;
	const character = line.charAt(marker);
	if (character === "" || !(number === "" ? "-+*" : ".)").includes(character)) return void 0;
	const rest = line.slice(marker + 1);
	const blanks = indentOf(rest);
	if (isBlank(rest)) return {
		content: marker + 2,
		canInterrupt: false,
		isEmpty: true
	};
	if (blanks === 0) return void 0;
	return {
		content: marker + 1 + (blanks > 4 ? 1 : blanks),
		canInterrupt: number === "" || Number(number) === 1,
		isEmpty: /^[-+*0-9.) ]*$/.test(rest)
	};
}
function digitsAt(line, start) {
	return /^[0-9]{0,9}/.exec(line.slice(start, start + 9))?.[0] ?? "";
}
function isThematicBreak(line) {
	const characters = line.replaceAll(" ", "");
	const first = characters.charAt(0);
	return "*-".includes(first) && characters.length >= 3 && characters === first.repeat(characters.length);
}
/** Tags after which blank lines do not end the HTML. Where it ends we do not look for: a quote is good enough then. */
function isRawHtml(line, start) {
	const tag = /^<(?:pre|script|style|textarea|!--|\?|![a-z]|!\[cdata\[)/i.exec(line.slice(start, start + 12));
	return tag !== null && !(tag[0] === "<!--" && line.includes("-->", start + 4));
}

// src/core/record/encode-record.ts
/** What could end a hidden comment, start markup, break a line or vanish on the way. */
const unsafe = /[<>&\-`\u007f-\u009f\u2028\u2029]/g;
/** The same JSON without any character that could end an HTML comment or mean something in Markdown. */
function escapeMarkerJson(json) {
	let escaped = "";
	for (const token of readJsonTokens(json)) escaped += token.startsWith("\"") ? token.replace(unsafe, escapeCharacter) : token;
	return escaped;
}
function escapeCharacter(character) {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
const markerStart = "<!-- baton:";
const markerEnd = " -->";
/** One line of hidden text that holds a JSON value. */
function renderMarker(value) {
	return `${markerStart}1 ${escapeMarkerJson(JSON.stringify(value))}${markerEnd}`;
}
/** Whether a marker of ours is a continuation piece. */
function isPieceMarker(marker) {
	return marker.startsWith(`${markerStart}1 {"kind":"part",`);
}
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
	const { kind, repo, thread: subject, attempt, execution, seq, prev } = record;
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

// src/core/record/read-markers.ts
/**
* Finds markers in a comment in one pass. One counts only as a line of its own, at column 0, outside of fenced code;
* markers in quotes, lists, indented code and running text are `quoted`.
*/
function scanMarkers(body) {
	if (!mentionsMarker(body)) return [];
	if (body.length > recordLimits.scannedCharacters) return [{
		kind: "ignored",
		reason: "malformed"
	}];
	const tracker = createBlockTracker();
	const markers = [];
	for (const line of body.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
		if (mentionsMarker(line)) markers.push(scanLine(line, tracker));
		tracker.next(line);
	}
	return markers;
}
/** Whether a comment may hold a record: a marker that counts by its place and is no piece of a larger one. */
function holdsEnvelope(body) {
	return scanMarkers(body).some((marker) => marker.kind === "json" && !marker.text.startsWith("{\"kind\":\"part\""));
}
function mentionsMarker(text) {
	return text.includes("<!--") && text.toLowerCase().includes("<!-- baton:");
}
function scanLine(line, tracker) {
	if (tracker.isInFence()) return {
		kind: "ignored",
		reason: "quoted"
	};
	const trimmed = line.trimEnd();
	if (!trimmed.startsWith("<!-- baton:")) return {
		kind: "ignored",
		reason: trimmed.toLowerCase().startsWith("<!-- baton:") ? "malformed" : "quoted"
	};
	const space = trimmed.indexOf(" ", markerStart.length);
	const version = space < 0 ? "" : trimmed.slice(markerStart.length, space);
	if (!/^[0-9]{1,9}$/.test(version)) return {
		kind: "ignored",
		reason: "malformed"
	};
	if (version !== "1") return {
		kind: "ignored",
		reason: "version"
	};
	if (!trimmed.endsWith(" -->")) return {
		kind: "ignored",
		reason: "malformed"
	};
	return {
		kind: "json",
		text: trimmed.slice(space + 1, trimmed.length - markerEnd.length)
	};
}
const pieceSchema = object({
	kind: literal("part"),
	sha256: string(),
	body: string()
});
/** Finds and parses the markers of a thread. Comments of other accounts than `trustedAuthor` are not parsed at all. */
function readMarkers(comments, { tools, trustedAuthor }) {
	const envelopes = [];
	const pieces = /* @__PURE__ */ new Map();
	const ignored = [];
	for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
		const { id, body, author } = comment;
		const isTrusted = trustedAuthor === void 0 || author?.id === trustedAuthor;
		for (const marker of scanMarkers(body)) {
			const content = isTrusted ? readContent(marker, tools) : refuseAuthor(marker);
			if (content.kind === "envelope") envelopes.push({
				value: content.value,
				comment
			});
			else if (content.kind === "piece") addFirst(pieces, content.digest, {
				text: content.text,
				comment: id
			});
			else ignored.push({
				comment: id,
				reason: content.reason
			});
		}
	}
	return {
		envelopes,
		pieces,
		ignored
	};
}
/** A copy that somebody made later may be gone tomorrow. */
function addFirst(pieces, digest, piece) {
	if (!pieces.has(digest)) pieces.set(digest, piece);
}
/** A quote is a quote, whoever made it. */
function refuseAuthor(marker) {
	return {
		kind: "ignored",
		reason: marker.kind === "ignored" && marker.reason === "quoted" ? "quoted" : "author"
	};
}
function readContent(marker, tools) {
	if (marker.kind === "ignored") return marker;
	const parsed = parseUntrustedJson(marker.text, envelopeJsonLimits);
	if (!parsed.ok) return {
		kind: "ignored",
		reason: "malformed"
	};
	if (!isPiece(parsed.value)) return {
		kind: "envelope",
		value: parsed.value
	};
	const piece = pieceSchema.safeParse(parsed.value);
	const digest = piece.success ? tools.sha256(piece.data.body) : "";
	if (!piece.success || digest !== piece.data.sha256) return {
		kind: "ignored",
		reason: "malformed"
	};
	return {
		kind: "piece",
		digest,
		text: piece.data.body
	};
}
function isPiece(value) {
	return typeof value === "object" && value !== null && "kind" in value && value.kind === "part";
}

export { nextRunName as _, createBlockTracker as a, taskIdOf as b, isOutsider as c, artifactName as d, cronRunName as f, freeRunName as g, findRunNumber as h, isPieceMarker as i, formatDuration as l, executionTitle as m, readMarkers as n, actionsAccount as o, eventRunName as p, encodeRecord as r, isBot as s, holdsEnvelope as t, toSeconds as u, ordinalOf as v, taskName as x, parseRunName as y };