import { f as record, m as string, r as array, s as literal, u as object } from "./schemas.js";

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
	version: literal(1),
	summary: string(),
	detail: string().optional(),
	data: record(string(), string()).optional(),
	context: contextSchema.optional(),
	to: string().optional(),
	message: string().optional()
});

export { handoffSchema as n, handoffLimits as t };