import { t as readJsonTokens } from "./read-json-tokens.js";
import { r as recordLimits } from "./record-limits.js";

// src/core/pipeline/names.ts
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

// src/core/record/block-tracker.ts
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

// src/core/record/escape-marker-json.ts
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

// src/core/record/render-marker.ts
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

// src/core/record/scan-markers.ts
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

// src/core/record/actions-account.ts
/** Numeric id of `github-actions[bot]`, the account behind every workflow's own token on github.com. */
const actionsAccount = 41898282;

// src/core/text/to-seconds.ts
/** RFC 3339 in UTC, without fractions: as GitHub tells times, cut and not rounded. */
function toSeconds(time) {
	return new Date(time).toISOString().replace(/\.\d{3}Z$/, "Z");
}

export { isPieceMarker as a, createBlockTracker as c, executionTitle as d, findRunNumber as f, taskName as g, ordinalOf as h, scanMarkers as i, cronRunName as l, nextRunName as m, actionsAccount as n, renderMarker as o, freeRunName as p, holdsEnvelope as r, escapeMarkerJson as s, toSeconds as t, eventRunName as u };