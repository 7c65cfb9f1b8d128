import { y as parseConfig } from "./job-agent-plan-publish.js";
import { t as findConfigFile } from "./find-config.js";
import { l as UsageError, o as readBytes, t as nameOf } from "./read-json.js";

// src/terminal/files/load-config.ts
/** Parses a config, or throws with its faults. `place` says in words where the text is. */
function parseConfigText(text, place) {
	const config = parseConfig(text);
	if (config.ok) return config.value;
	const problems = config.error.map(({ line, message }) => `  ${line === void 0 ? "" : `line ${line}: `}${message}`);
	throw new UsageError(`${place} is not valid; \`baton validate\` says:\n${problems.join("\n")}`);
}
/** Loads the config of a command that needs a valid one. */
function loadConfig(given) {
	const path = findConfigFile(given);
	return parseConfigText(readBytes(path).toString("utf8"), nameOf(path));
}

export { parseConfigText as n, loadConfig as t };