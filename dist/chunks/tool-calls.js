import { b as string, g as object, p as literal, s as array } from "./zod.js";
import { Fr as serialiseHandoff, Rr as limitCalls } from "./job-agent-plan-publish.js";
import "./job-publish.js";
import { o as parseJson } from "./job-cli.js";

// src/core/mcp/tool-calls.ts
const transferSchema = object({
	version: literal(1),
	get to() {
		return string();
	},
	get message() {
		return string();
	}
});
function encodeToolCalls({ handoff, transfer }) {
	if (handoff !== void 0) return serialiseHandoff({
		...handoff,
		...transfer
	});
	return JSON.stringify({
		version: 1,
		...transfer
	});
}
const supersededSchema = array(object({
	get to() {
		return string();
	},
	get message() {
		return string();
	}
}));
function parseSuperseded(bytes) {
	const parsed = supersededSchema.safeParse(bytes === void 0 ? void 0 : parseJson(new TextDecoder().decode(bytes)));
	return parsed.success ? limitCalls(parsed.data) : [];
}

export { parseSuperseded as n, encodeToolCalls as t };