import { _ as union, d as object, h as string, i as array } from "./schemas.js";
import { t as parseUntrustedJson } from "./parse-untrusted-json.js";
import { t as utf8Length } from "./utf8-length.js";
import { n as handoffSchema, r as canonicalJson } from "./handoff.js";
import { t as toWellFormedJson } from "./to-well-formed-json.js";
import { n as outputLimits } from "./create-text-artifacts.js";

// src/core/transfer/concluded-tasks.ts
/**
* What a stage that has ended came to: its last execution, and before it those that handed over to the agents after them.
* Later ones win, so a branch or a handoff that only an earlier agent left is not lost. Empty while it has not ended.
*/
function concludedTasks({ stages, tasks, transfers }, stage) {
	const entry = stages.get(stage);
	if (entry?.kind !== "ended") return [];
	const handedOver = new Set(transfers.filter(({ task }) => task === stage).map(({ execution }) => execution));
	return [...tasks.filter(({ body, execution }) => body.stage === stage && handedOver.has(execution)), entry.last];
}

// src/core/transfer/concluded-bodies.ts
/** The bodies of `concludedTasks`. */
function concludedBodies(state, stage) {
	return concludedTasks(state, stage).map(({ body }) => body);
}

// src/core/record/digest-of.ts
/** `sha256:` digest of a JSON value's canonical form, the same before and after it was stored in a record. */
function digestOf(value, sha256) {
	return sha256(canonicalJson(toWellFormedJson(value)) ?? "");
}

// src/core/output/kept-handoff.ts
const keptSchema = object({
	handoff: handoffSchema.optional(),
	outputs: array(string()).default([])
});
/** What an agent job leaves for the App holds both one level down. */
const contentSchema = union([object({ output: keptSchema }).transform(({ output }) => output), keptSchema]);
function renderKeptHandoff({ handoff, outputs }) {
	return `${JSON.stringify({
		version: 1,
		...handoff === void 0 ? {} : { handoff },
		outputs
	}, null, 2)}\n`;
}
/** Undefined when it is not what was recorded: without the form, or with a handoff of another digest. */
function openKeptHandoff(text, recorded) {
	const json = parseUntrustedJson(text, outputLimits);
	const parsed = contentSchema.safeParse(json.ok ? json.value : void 0);
	if (!parsed.success) return void 0;
	const { handoff, outputs } = parsed.data;
	if ((handoff === void 0 ? void 0 : digestOf(handoff, recorded.sha256)) !== recorded.handoffDigest) return void 0;
	return {
		handoff,
		outputs
	};
}

// src/engine/load-handoff.ts
/** Handoff and outputs of one execution from the artifact that its record names, or why they cannot be had. */
async function loadHandoff({ texts, hasher }, { body }) {
	if (body.locator === void 0) return "missing";
	const read = await texts.read(body.locator);
	if (typeof read === "string") return read;
	const { handoffDigest } = body;
	return openKeptHandoff(read.text, {
		handoffDigest,
		sha256: (text) => hasher.sha256(text)
	}) ?? "digest";
}

// src/core/trigger/take-newest-comments.ts
/** Bytes of comments that a run takes along; older ones are left out, whole ones only (I-32). */
const maxCommentBytes = 65536;
/** The newest comments that fit, oldest first. `separator` is what will stand between them. */
function takeNewestComments(comments, separator = "\n---\n") {
	let bytes = 0;
	const left = comments.findLastIndex(({ body }) => {
		bytes += utf8Length(body) + separator.length;
		return bytes > maxCommentBytes;
	});
	return comments.slice(left + 1);
}

export { concludedBodies as a, digestOf as i, loadHandoff as n, concludedTasks as o, renderKeptHandoff as r, takeNewestComments as t };