import { d as isAgentStage } from "./config-schema.js";
import { n as serialiseHandoff } from "./parse-handoff.js";
import { t as readHandoff } from "./read-handoff.js";
import { t as findStage } from "./find-stage.js";
import { t as loadConfig } from "./load-config.js";
import { t as printJson } from "./print-json.js";
import { t as readBytes } from "./read-bytes.js";
import { t as UsageError } from "./usage-error.js";
import { existsSync } from "node:fs";

// src/core/handoff/encode-handoff-block.ts
/**
* The handoff between its markers, for agents that hand over through their output. No three hyphens in a row are left in the
* JSON, so that markers inside its texts cannot be taken for ours (H-27).
*/
function encodeHandoffBlock(handoff) {
	return `---BATON_HANDOFF_START---\n${serialiseHandoff(handoff).replace(/-(?=--)/g, "\\u002d")}\n---BATON_HANDOFF_END---`;
}

// src/entry/cli/commands/handoff-check.ts
/**
* 0 when the handoff is valid, with `stage` for that stage; 1 with every error otherwise. With `emit` only the block of a valid
* one goes to stdout. A file that is not there is wrong use, unless a stage is asked that requires a handoff.
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