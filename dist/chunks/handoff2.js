import { c as literal, d as object, h as string, i as array, p as record } from "./schemas.js";
import { t as canonicalJson } from "./canonical-json.js";
import { n as toWellFormedJson } from "./to-well-formed-json.js";

// src/core/handoff/handoff.ts
/** Limits of DESIGN 4.3. Code points where a text is read by people, bytes where it is stored. */
const handoffLimits = {
	summaryCodePoints: 4096,
	detailCodePoints: 65536,
	dataBytes: 65536,
	dataKeys: 256,
	contextBytes: 65536,
	messageCodePoints: 16384,
	wholeBytes: 524288,
	depth: 32
};
const contextSchema = object({
	relevant_files: array(string()).optional(),
	key_findings: array(string()).optional(),
	constraints: array(string()).optional(),
	suggested_approach: string().optional()
});
/** Versioned context that an agent writes for later agents. Its shape only; `parse-handoff` checks the limits. */
const handoffSchema = object({
	/** Absent in a stored one means 1 (C-37). */
	version: literal(1).default(1),
	summary: string(),
	detail: string().optional(),
	data: record(string(), string()).optional(),
	context: contextSchema.optional(),
	to: string().optional(),
	message: string().optional()
});
/** Without optional fields that are empty: absent and empty mean the same (H-6, H-10). */
function compactHandoff(handoff) {
	const context = handoff.context === void 0 ? {} : dropEmpty(handoff.context);
	const { detail, data, to, message } = handoff;
	return {
		version: handoff.version,
		summary: handoff.summary,
		...dropEmpty({
			detail,
			data,
			context,
			to,
			message
		})
	};
}
function dropEmpty(fields) {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}
function isEmpty(value) {
	if (value === void 0 || value === "") return true;
	return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
/** Canonical JSON (RFC 8785) of a handoff: equal handoffs give equal bytes. Empty optional fields are left out (H-10). */
function serialiseHandoff(handoff) {
	const value = toWellFormedJson(compactHandoff(handoff));
	return canonicalJson(value) ?? JSON.stringify(value);
}
/**
* The handoff between its markers, for agents that hand over through their output. No three hyphens in a row are left in the
* JSON, so that markers inside its texts cannot be taken for ours (H-27).
*/
function encodeHandoffBlock(handoff) {
	return `---BATON_HANDOFF_START---\n${serialiseHandoff(handoff).replace(/-(?=--)/g, "\\u002d")}\n---BATON_HANDOFF_END---`;
}

export { serialiseHandoff as a, handoffSchema as i, encodeHandoffBlock as n, handoffLimits as r, compactHandoff as t };