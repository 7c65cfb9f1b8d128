import { g as union, m as string, r as array, u as object } from "./schemas.js";
import { n as handoffSchema } from "./handoff.js";
import { t as parseUntrustedJson } from "./parse-untrusted-json.js";
import { i as digestOf } from "./create-text-artifacts.js";

// src/core/output/kept-handoff.ts
const keptSchema = object({
	handoff: handoffSchema.optional(),
	outputs: array(string()).default([])
});
/** What an agent job leaves for the App holds both one level down. */
const contentSchema = union([object({ output: keptSchema }).transform(({ output }) => output), keptSchema]);
const limits = {
	maxBytes: 8388608,
	maxDepth: 34,
	maxNodes: 20100
};
function renderKeptHandoff({ handoff, outputs }) {
	return `${JSON.stringify({
		version: 1,
		...handoff === void 0 ? {} : { handoff },
		outputs
	}, null, 2)}\n`;
}
/** Undefined when it is not what was recorded: without the form, or with a handoff of another digest. */
function openKeptHandoff(text, recorded) {
	const json = parseUntrustedJson(text, limits);
	const parsed = contentSchema.safeParse(json.ok ? json.value : void 0);
	if (!parsed.success) return void 0;
	const { handoff, outputs } = parsed.data;
	if ((handoff === void 0 ? void 0 : digestOf(handoff, recorded.sha256)) !== recorded.handoffDigest) return void 0;
	return {
		handoff,
		outputs
	};
}

export { renderKeptHandoff as n, openKeptHandoff as t };