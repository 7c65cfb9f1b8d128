import { n as fold, r as quote, t as fencedText } from "./blocks.js";
import { t as utf8Length } from "./utf8-length.js";
import { i as isFenceEnd, n as findFenceStart } from "./fenced-code.js";
import { t as neutralise } from "./neutralise.js";

// src/core/markdown/fit.ts
const note = "_The rest was left out here, because GitHub takes no longer text._";
/** For a fence that has to be closed, and the note. */
const spareBytes = 300;
/** Markdown of at most so many bytes: cut between lines, with a fence that is open there closed, and a visible note. */
function cutText(text, maxBytes) {
	if (utf8Length(text) <= maxBytes) return text;
	const kept = [];
	let room = maxBytes - spareBytes;
	let fence;
	for (const line of text.split("\n")) {
		room -= utf8Length(line) + 1;
		if (room < 0) break;
		kept.push(line);
		fence = nextFence(line.trimStart(), fence);
	}
	const end = fence === void 0 ? [] : [fence.character.repeat(Math.min(fence.length, spareBytes / 2))];
	return [
		...kept,
		...end,
		"",
		note
	].join("\n").trimStart();
}
function nextFence(line, open) {
	if (open === void 0) return findFenceStart(line);
	return isFenceEnd(line, open) ? void 0 : open;
}
/** As many sections as fit, each in the fullest form that does: text is cut between sections, never inside one. */
function packSections(sections, maxBytes) {
	const kept = [];
	let room = maxBytes;
	for (const forms of sections) {
		const fitting = forms.find((form) => utf8Length(form) + 2 <= room);
		if (fitting === void 0) continue;
		kept.push(fitting);
		room -= utf8Length(fitting) + 2;
	}
	return {
		kept,
		dropped: sections.length - kept.length
	};
}

// src/core/view/comment/handoff.ts
/** Detail and data of a handoff, folded; nothing when it has neither. */
function renderHandoffDetail(handoff, title) {
	const data = handoff.data === void 0 ? [] : [fencedText(JSON.stringify(handoff.data, null, 2), "json")];
	const detail = handoff.detail === void 0 ? [] : [neutralise(handoff.detail)];
	if (data.length + detail.length === 0) return [];
	return [fold(title, [...detail, ...data].join("\n\n"))];
}
const maxBytes = 6e4;
/** What a stage handed over, for people: the summary in sight, the rest folded; where that is too long, it is left out in words. */
function renderHandoffReply({ run }, { body, attempt }) {
	const { stage, handoff } = body;
	if (handoff === void 0) return `Stage \`${stage}\` of run \`${run.run}\` handed nothing over.`;
	const head = `Stage \`${stage}\` of run \`${run.run}\` handed over in attempt ${attempt}:`;
	const summary = [head, quote(neutralise(handoff.summary))];
	const forms = [
		[...summary, ...renderHandoffDetail(handoff, "Detail and data")].join("\n\n"),
		[...summary, "_Detail and data are too long to show here: `baton show` prints them._"].join("\n\n"),
		`${head} more than there is room for; \`baton show\` prints it.`
	];
	return packSections([forms], maxBytes).kept.join("\n\n");
}

export { packSections as i, renderHandoffReply as n, cutText as r, renderHandoffDetail as t };