import { n as serialiseHandoff, t as parseHandoff } from "./parse-handoff.js";
import { t as findStage } from "./find-stage.js";
import { t as loadConfig } from "./load-config.js";
import { t as printJson } from "./print-json.js";
import { t as readBytes } from "./read-bytes.js";

// src/core/handoff/encode-handoff-block.ts
/**
* The handoff between its markers, for agents that hand over through their output. No three hyphens in a row are left in the
* JSON, so that markers inside its texts cannot be taken for ours (H-27).
*/
function encodeHandoffBlock(handoff) {
	return `---BATON_HANDOFF_START---\n${serialiseHandoff(handoff).replace(/-(?=--)/g, "\\u002d")}\n---BATON_HANDOFF_END---`;
}

// src/entry/cli/commands/handoff-check.ts
/** 0 when the handoff is valid, 1 with every error otherwise. With `emit` only the block of a valid one goes to stdout. */
async function handoffCheck(file, options) {
	if (options.stage !== void 0) findStage(loadConfig(options.config), options.stage);
	const bytes = readBytes(file);
	const parsed = parseHandoff(bytes);
	const errors = parsed.ok ? [] : parsed.error;
	const warnings = (parsed.ok ? parsed.value.warnings : []).map((warning) => `warning: ${warning}\n`);
	const words = `${parsed.ok ? "valid" : "not valid"}, ${bytes.length} bytes\n`;
	const sentences = errors.map(({ message }) => `${message}\n`).join("");
	if (options.emit === true) {
		process.stderr.write(parsed.ok ? warnings.join("") : words + sentences);
		if (parsed.ok) process.stdout.write(`${encodeHandoffBlock(parsed.value.handoff)}\n`);
	} else if (options.json === true) {
		process.stderr.write(warnings.join(""));
		printJson({
			valid: parsed.ok,
			handoff: parsed.ok ? parsed.value.handoff : null,
			errors,
			bytes: bytes.length
		});
	} else process.stdout.write(words + sentences + warnings.join(""));
	return parsed.ok ? 0 : 1;
}

export { handoffCheck };