import { i as parseHandoff } from "./read-handoff.js";
import { n as toWellFormedJson, r as parseUntrustedJson } from "./to-well-formed-json.js";
import { n as success, t as failure } from "./result.js";
import { n as truncateCodePoints } from "./code-points.js";
import { d as agentOutputSchema, h as boundTransfer } from "./node-hasher.js";
import { t as capOutputs } from "./parse-outputs.js";
import { g as checkResults } from "./stage-graph.js";

// src/core/output/open-agent-output.ts
/** Room for every part at its maximum; depth as in a handoff, which stands one level down. */
const limits = {
	maxBytes: 2097152,
	maxDepth: 33,
	maxNodes: 2e4
};
const reasonCodePoints = 200;
const messageCodePoints = 2e3;
const noteCodePoints = 4096;
const warningCodePoints = 1e3;
const maxWarnings = 100;
/**
* What an agent job sent, for the job that publishes it. The machine that wrote it may be in anybody's hands: everything is
* validated again and bounded, and it must be about the execution that was ordered.
*/
function openAgentOutput(text, expected) {
	const json = parseUntrustedJson(text, limits);
	if (!json.ok) return refuse("BATON-E311", `The output of the agent job ${json.error.message}`, json.error.path);
	const parsed = agentOutputSchema.safeParse(toWellFormedJson(json.value));
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		return refuse("BATON-E312", `The output of the agent job does not have its form: ${issue?.message ?? "unknown"}`, issue?.path.join("."));
	}
	const foreign = findForeign(parsed.data, expected);
	if (foreign !== void 0) return refuse("BATON-E313", foreign.message, foreign.path);
	return bound(parsed.data);
}
function refuse(code, message, path = "") {
	const sentence = message.endsWith(".") ? message : `${message}.`;
	return failure(path === "" ? {
		code,
		message: sentence
	} : {
		code,
		message: sentence,
		path
	});
}
function findForeign(output, expected) {
	const path = [
		"run",
		"task",
		"attempt",
		"execution"
	].find((name) => output[name] !== expected[name]);
	if (path === void 0) return void 0;
	return {
		path,
		message: `The output of the agent job is about ${path} ${truncateCodePoints(JSON.stringify(output[path]), 80)}; awaited was ${JSON.stringify(expected[path])}`
	};
}
function bound(output) {
	const { failure: failed, inline, ...rest } = output;
	const own = boundExecution(rest);
	if (!own.ok) return own;
	const legs = [];
	for (const leg of inline ?? []) {
		const opened = boundExecution(leg);
		if (!opened.ok) return opened;
		legs.push({
			...opened.value,
			transfer: boundTransfer(leg.transfer)
		});
	}
	return success({
		...own.value,
		...failed === void 0 ? {} : { failure: boundFailure(failed) },
		...rest.transfer === void 0 ? {} : { transfer: boundTransfer(rest.transfer) },
		...legs.length === 0 ? {} : { inline: legs }
	});
}
/** What is said of every execution. */
function boundExecution(execution) {
	const handoff = reopenHandoff(execution.handoff);
	if (!handoff.ok) return handoff;
	const { results, warnings } = checkResults(Object.entries(execution.results));
	const { note } = execution;
	return success({
		...execution,
		...note === void 0 ? {} : { note: truncateCodePoints(note, noteCodePoints) },
		...handoff.value === void 0 ? {} : { handoff: handoff.value.handoff },
		results,
		outputs: [...capOutputs(execution.outputs)],
		warnings: [...execution.warnings, ...warnings].slice(0, maxWarnings).map((line) => truncateCodePoints(line, warningCodePoints))
	});
}
function boundFailure(failed) {
	return {
		reason: truncateCodePoints(failed.reason, reasonCodePoints),
		message: truncateCodePoints(failed.message, messageCodePoints, { keep: "end" })
	};
}
function reopenHandoff(handoff) {
	if (handoff === void 0) return success(void 0);
	const parsed = parseHandoff(JSON.stringify(handoff));
	if (parsed.ok) return parsed;
	const [first] = parsed.error;
	return refuse("BATON-E301", `The handoff in the output of the agent job is invalid: ${first?.message ?? ""}`, first?.path);
}

export { openAgentOutput as t };