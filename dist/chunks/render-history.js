import { t as utf8Length } from "./utf8-length.js";
import { t as cleanUntrusted } from "./clean-untrusted.js";
import { l as formatDuration, u as toSeconds } from "./read-markers.js";

// src/core/history/history-entry.ts
/** Whether a run has ended once more. Another run that was given its name began at another time. */
function isLaterEnd(end, than) {
	return end.startedAt === than.startedAt && Date.parse(end.finishedAt) > Date.parse(than.finishedAt);
}
/**
* The finished runs of a pipeline among the records of its ledgers, each once: of two records the first written counts, unless the
* run went on after its end, and so has ended once more.
*/
function toHistoryEntries(records, pipeline) {
	const entries = /* @__PURE__ */ new Map();
	for (const { record, comment } of records.toSorted((a, b) => a.comment - b.comment)) {
		if (record.kind !== "history" || record.body.pipeline !== pipeline) continue;
		const earlier = entries.get(record.run);
		if (earlier !== void 0 && !isLaterEnd(record.body, earlier.body)) continue;
		entries.delete(record.run);
		entries.set(record.run, {
			run: record.run,
			comment,
			body: record.body
		});
	}
	return [...entries.values()];
}
/** The runs that are shown: newest first by completion, of the phases and the scope that were asked for, then cut to the limit. */
function selectEntries(entries, { history, subject }) {
	const { limit, phases, scope } = history;
	return entries.filter(({ body }) => scope === "pipeline" || subject === void 0 || body.subject === subject).filter(({ body }) => {
		const phase = phaseOf(body.outcome);
		return phase !== void 0 && (phases.length === 0 || phases.includes(phase));
	}).toSorted(newestFirst).slice(0, limit);
}
/** Undefined for runs that came to no end of their own: cancelled, skipped, waiting for a person. */
function phaseOf(outcome) {
	if (outcome === "noop") return "succeeded";
	return outcome === "succeeded" || outcome === "failed" ? outcome : void 0;
}
/** Of two that ended together the one that was started later comes first (Y-7). */
function newestFirst(a, b) {
	return Date.parse(b.body.finishedAt) - Date.parse(a.body.finishedAt) || Date.parse(b.body.startedAt) - Date.parse(a.body.startedAt) || b.comment - a.comment;
}

// src/core/history/render-history.ts
const dataPrefix = "handoff.data.";
const ownKeys = [
	"error",
	"message",
	"duration"
];
/** The lines of one block: all results, then why it failed and how long it took; or what `include-keys` names, in its order. */
function listLines(body, includeKeys) {
	const results = Object.keys(body.results).filter((key) => findOwn(body, key) === void 0 && key !== "duration");
	return (includeKeys.length > 0 ? [...new Set(includeKeys)] : [...results, ...ownKeys]).flatMap((key) => {
		const value = findValue(body, key);
		return value === void 0 ? [] : [`${key}: ${renderValue(value)}`.trimEnd()];
	});
}
/** What we say ourselves wins over a result of the same name. */
function findValue(body, key) {
	return findOwn(body, key) ?? findHandoff(body, key) ?? (Object.hasOwn(body.results, key) ? body.results[key] : void 0);
}
function findOwn({ error, message, startedAt, finishedAt }, key) {
	switch (key) {
		case "error": return error;
		case "message": return message;
		case "duration": return formatDuration(Date.parse(finishedAt) - Date.parse(startedAt));
		default: return;
	}
}
function findHandoff({ handoff }, key) {
	if (key === "handoff_summary") return handoff?.summary;
	if (key === "handoff_detail") return handoff?.detail;
	const name = key.startsWith(dataPrefix) ? key.slice(13) : void 0;
	return name !== void 0 && handoff?.data !== void 0 && Object.hasOwn(handoff.data, name) ? handoff.data[name] : void 0;
}
const lineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/**
* Further lines are indented, so that no value can forge a header or a key. Each value is cleaned by itself: a hidden
* comment that opens in one must not swallow those after it.
*/
function renderValue(value) {
	return cleanUntrusted(value.replaceAll(lineBreak, "\n")).text.trimEnd().replaceAll("\n", "\n  ");
}
/**
* What `{{ history }}` says (DESIGN 4.6), newest first, empty when there is nothing to say:
* ```
* === Task fix-743 (Succeeded, 2026-03-18T09:00:00Z) ===
* issue_created: #743
* duration: 4m32s
* ```
*/
function renderHistory(entries, options) {
	return cut(selectEntries(entries, options).map((entry) => renderBlock(entry, options.history["include-keys"])).join("\n\n"), options.history["max-bytes"]);
}
function renderBlock({ run, body }, includeKeys) {
	return [`=== Task ${run} (${phaseOf(body.outcome) === "failed" ? "Failed" : "Succeeded"}, ${toSeconds(body.finishedAt)}) ===`, ...listLines(body, includeKeys)].join("\n");
}
/** Whole lines while they fit, then as much of the next as fits, and a line that says so. No value can forge that line. */
function cut(text, maxBytes) {
	if (utf8Length(text) <= maxBytes) return text;
	const mark = `\n[history cut: more than ${maxBytes} bytes]`;
	let room = maxBytes - utf8Length(mark);
	let kept = "";
	for (const point of text) {
		room -= utf8Length(point);
		if (room < 0) break;
		kept += point;
	}
	return kept.trimEnd() + mark;
}

export { toHistoryEntries as i, isLaterEnd as n, selectEntries as r, renderHistory as t };