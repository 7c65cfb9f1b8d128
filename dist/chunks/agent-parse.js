import { h as string, m as strictObject, s as int } from "./schemas.js";
import { t as createResultParser } from "./create-result-parser.js";
import { t as engines } from "./engines.js";
import { t as engineNames } from "./engine-name.js";
import { t as printJson } from "./print-json.js";
import { t as readBytes } from "./read-bytes.js";
import { t as UsageError } from "./usage-error.js";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { constants as constants$1 } from "node:os";

// src/entry/cli/commands/read-recorded-run.ts
const largest = 1048576;
const recordedSchema = strictObject({
	stdout: string(),
	stderr: string(),
	exitCode: int()
});
/** A run of a `command` agent kept in one file, as the project's own fixtures are; undefined when the file is plain output. */
function readRecordedRun(file) {
	try {
		if (file === "-" || statSync(file).size > largest) return void 0;
		const { stdout, exitCode } = recordedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
		return {
			stdout: Buffer.from(stdout),
			exit: exitCode
		};
	} catch {
		return;
	}
}

// src/entry/cli/commands/agent-parse.ts
/** Says what the output of one run of an engine comes to. Read as it comes: it may be larger than memory. */
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
	else process.stdout.write(describe(result));
	return 0;
}
async function pushAll(file, parser) {
	try {
		for await (const chunk of file === "-" ? process.stdin : createReadStream(file)) parser.push(chunk);
	} catch (cause) {
		throw new UsageError(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
	}
}
function findEngine(wanted) {
	const name = engineNames.find((known) => known === wanted);
	if (name === void 0) throw new UsageError(`--engine is "${wanted}"; write one of ${engineNames.join(", ")}.`);
	return engines[name];
}
/** As a runner would see it: a status as shells write it for signals is one. */
function readExit(file, { exit, signal, stderr, usage }) {
	const bySignal = signal === void 0 ? void 0 : 128 + signalNumber(signal);
	const exitStatus = exit ?? bySignal ?? 0;
	const besides = usage ?? findBeside(file);
	return {
		ended: bySignal !== void 0 || isSignalStatus(exitStatus) ? "killed" : "exited",
		exitStatus,
		stderr: stderr === void 0 ? "" : readBytes(stderr).toString("utf8"),
		...besides === void 0 ? {} : { usage: readBytes(besides).toString("utf8") }
	};
}
/** `success.usage.json` beside `success.jsonl`: what an engine wrote to a file of its own. */
function findBeside(file) {
	const beside = file.replace(/\.[^./]+$/, ".usage.json");
	return beside !== file && existsSync(beside) ? beside : void 0;
}
function signalNumber(name) {
	const found = Object.entries(constants$1.signals).find(([known]) => known === name || known === `SIG${name}`);
	if (found === void 0) throw new UsageError(`--signal is "${name}"; write the name of a signal, such as SIGTERM.`);
	return found[1];
}
function isSignalStatus(status) {
	return Object.values(constants$1.signals).some((signal) => signal < 32 && status === 128 + signal);
}
function describe({ outcome, reason, finalText, usage, costUsd, warnings }) {
	return [
		`${outcome}${reason === null ? "" : `: ${reason}`}`,
		...usage === null ? [] : [`${usage.inputTokens} tokens in, ${usage.outputTokens} out${costUsd === null ? "" : `, $${costUsd}`}`],
		...warnings.map((warning) => `warning: ${warning}`),
		...finalText === null ? [] : ["", finalText],
		""
	].join("\n");
}

export { agentParse };