import { f as createResultParser, u as engines } from "./job-agent.js";
import { Yt as engineNames, ha as messageOf } from "./job-agent-plan-publish.js";
import { i as readBytes, n as printJson, r as printText } from "./read-json.js";
import { t as UsageError } from "./usage-error.js";
import { n as readRecordedRun } from "./prompt.js";
import { constants } from "node:os";
import { createReadStream, existsSync } from "node:fs";

// src/entry/cli/commands/agent-parse.ts
/** Prints the result that the output of one engine run stands for. Reads it as a stream, because it may be larger than memory. */
async function agentParse(file, options) {
	const engine = findEngine(options.engine);
	const parser = createResultParser(engine);
	const recorded = engine.output === "text" ? readRecordedRun(file) : void 0;
	if (recorded === void 0) await pushAll(file, parser);
	else parser.push(recorded.stdout);
	const result = parser.end(readExit(file, {
		...recorded,
		...options
	}));
	if (options.json === true) printJson(result);
	else printText(describe(result));
	return 0;
}
async function pushAll(file, parser) {
	try {
		for await (const chunk of file === "-" ? process.stdin : createReadStream(file)) parser.push(chunk);
	} catch (cause) {
		throw new UsageError(`${file} cannot be read: ${messageOf(cause)}.`, { cause });
	}
}
function findEngine(wanted) {
	const name = engineNames.find((known) => known === wanted);
	if (name === void 0) throw new UsageError(`--engine is "${wanted}"; write one of ${engineNames.join(", ")}.`);
	return engines[name];
}
/** Converts the options into the end that a runner reports. Only `--signal` stands for a signal: programs choose any status. */
function readExit(file, { exit, signal, stderr, usage }) {
	const bySignal = signal === void 0 ? void 0 : 128 + signalNumber(signal);
	const exitStatus = exit ?? bySignal ?? 0;
	const besides = usage ?? findBeside(file);
	return {
		ended: bySignal === void 0 ? "exited" : "killed",
		exitStatus,
		stderr: stderr === void 0 ? "" : readBytes(stderr).toString("utf8"),
		...besides === void 0 ? {} : { usage: readBytes(besides).toString("utf8") }
	};
}
/** Finds the usage that an engine wrote to a file of its own: `success.usage.json` beside `success.jsonl`. */
function findBeside(file) {
	const beside = file.replace(/\.[^./]+$/, ".usage.json");
	return beside !== file && existsSync(beside) ? beside : void 0;
}
function signalNumber(name) {
	const found = Object.entries(constants.signals).find(([known]) => known === name || known === `SIG${name}`);
	if (found === void 0) throw new UsageError(`--signal is "${name}"; write the name of a signal, such as SIGTERM.`);
	return found[1];
}
function describe({ outcome, reason, finalText, usage, costUsd, warnings }) {
	return [
		`${outcome}${reason === null ? "" : `: ${reason}`}`,
		...usage === null ? [] : [`${usage.inputTokens ?? "?"} tokens in, ${usage.outputTokens ?? "?"} out${costUsd === null ? "" : `, $${costUsd}`}`],
		...warnings.map((warning) => `warning: ${warning}`),
		...finalText === null ? [] : ["", finalText],
		""
	].join("\n");
}

export { agentParse };