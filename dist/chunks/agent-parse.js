import { b as string, f as int, y as strictObject } from "./zod.js";
import { o as createResultParser, t as engines } from "./job-agent-validate.js";
import { ft as engineNames } from "./job-agent-plan-publish-validate.js";
import { C as messageOf } from "./job-cli.js";
import { a as printText, i as printJson, l as UsageError, o as readBytes } from "./read-json.js";
import { constants } from "node:os";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";

// src/cli/commands/agent-parse.ts
async function agentParse(file, options) {
	if (options.engine === void 0) throw new UsageError(`Say whose output it is: required option '--engine <name>', such as --engine claude-code.`);
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
	else printText(describeResult(result));
	const isExplained = options.exit !== void 0 || options.signal !== void 0;
	return result.outcome === "killed" && !isExplained ? 1 : 0;
}
const largest = 1048576;
const recordedSchema = strictObject({
	get stdout() {
		return string();
	},
	get stderr() {
		return string();
	},
	get exitCode() {
		return int();
	}
});
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
function readExit(file, { exit, signal, stderr, usage }) {
	const bySignal = signal === void 0 ? void 0 : 128 + signalNumber(signal);
	const exitStatus = exit ?? bySignal ?? 0;
	const besides = usage ?? findBeside(file);
	return {
		ended: bySignal === void 0 ? "exited" : "killed",
		exitStatus,
		stderr: stderr === void 0 ? "" : readBytes(stderr).toString("utf8"),
		usage: besides === void 0 ? void 0 : readBytes(besides).toString("utf8")
	};
}
function findBeside(file) {
	const beside = file.replace(/\.[^./]+$/, ".usage.json");
	return beside !== file && existsSync(beside) ? beside : void 0;
}
function signalNumber(name) {
	const found = Object.entries(constants.signals).find(([known]) => known === name || known === `SIG${name}`);
	if (found === void 0) throw new UsageError(`--signal is "${name}"; write the name of a signal, such as SIGTERM.`);
	return found[1];
}
function describeResult({ outcome, reason, finalText, usage, costUsd, warnings }) {
	return [
		`${outcome}${reason === null ? "" : `: ${reason}`}`,
		...usage === null ? [] : [`${usage.inputTokens ?? "?"} tokens in, ${usage.outputTokens ?? "?"} out${costUsd === null ? "" : `, $${costUsd}`}`],
		...warnings.map((warning) => `warning: ${warning}`),
		...finalText === null ? [] : ["", finalText],
		""
	].join("\n");
}

export { agentParse };