import { cn as encodeHandoffBlock, ei as isAgentStage } from "./job-agent-plan-publish.js";
import { m as readHandoff } from "./job-agent-publish.js";
import { t as findStage } from "./find-stage.js";
import { t as loadConfig } from "./load-config.js";
import { n as readBytes, t as printJson } from "./read-json.js";
import { t as UsageError } from "./usage-error.js";
import { existsSync } from "node:fs";

// src/entry/cli/commands/handoff-check.ts
/**
* Checks a handoff, with `stage` against the demand of that stage. Returns 0 if it is valid, else prints every error and
* returns 1. With `emit`, prints only the block of a valid handoff on stdout. A missing file is wrong use, unless the given
* stage requires a handoff.
*/
async function handoffCheck(file, options) {
	const demand = options.stage === void 0 ? void 0 : findDemand(options.config, options.stage);
	const bytes = demand?.required === true && file !== "-" && !existsSync(file) ? void 0 : readBytes(file);
	const reading = await readHandoff({
		file: bytes,
		printed: {}
	}, demand);
	print(reading, {
		...options,
		bytes: bytes?.length ?? 0
	});
	return reading.errors.length === 0 ? 0 : 1;
}
function findDemand(config, named) {
	const { stage } = findStage(loadConfig(config), named);
	if (isAgentStage(stage)) return stage.handoff;
	throw new UsageError(`${named} is the built-in ${stage.uses}, which writes no handoff; name a stage with an agent.`);
}
function print({ handoff, errors, warnings }, options) {
	const { emit, json, bytes } = options;
	const valid = errors.length === 0;
	const asides = warnings.map((warning) => `warning: ${warning}\n`).join("");
	const words = `${valid ? "valid" : "not valid"}, ${bytes} bytes\n`;
	const sentences = errors.map(({ message }) => `${message}\n`).join("");
	if (emit === true) {
		process.stderr.write(valid ? asides : words + sentences);
		if (handoff !== void 0) process.stdout.write(`${encodeHandoffBlock(handoff)}\n`);
	} else if (json === true) {
		process.stderr.write(asides);
		printJson({
			valid,
			handoff: handoff ?? null,
			errors,
			bytes
		});
	} else process.stdout.write(words + sentences + asides);
}

export { handoffCheck };