import { n as parseConfig } from "./parse-config.js";
import { n as readBytes } from "./read-json.js";
import { t as UsageError } from "./usage-error.js";

// src/entry/cli/files/load-config.ts
/** A sound config, or why it is none; `place` says in words where the text stands. */
function parseConfigText(text, place) {
	const config = parseConfig(text);
	if (config.ok) return config.value;
	const problems = config.error.map(({ line, message }) => `  ${line === void 0 ? "" : `line ${line}: `}${message}`);
	throw new UsageError(`${place} is not valid; \`baton validate\` says:\n${problems.join("\n")}`);
}
/** The config of a command that needs a sound one. */
function loadConfig(path = ".github/baton.yml") {
	return parseConfigText(readBytes(path).toString("utf8"), path);
}

export { parseConfigText as n, loadConfig as t };