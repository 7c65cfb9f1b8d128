import { t as parseConfig } from "./parse-config.js";
import { t as UsageError } from "./usage-error.js";
import { t as readBytes } from "./read-bytes.js";

// src/entry/cli/parse-config-text.ts
/** A sound config, or why it is none; `place` says in words where the text stands. */
function parseConfigText(text, place) {
	const config = parseConfig(text);
	if (config.ok) return config.value;
	const problems = config.error.map(({ line, message }) => `  ${line === void 0 ? "" : `line ${line}: `}${message}`);
	throw new UsageError(`${place} is not valid; \`baton validate\` says:\n${problems.join("\n")}`);
}

// src/entry/cli/load-config.ts
/** The config of a command that needs a sound one. */
function loadConfig(path = ".github/baton.yml") {
	return parseConfigText(readBytes(path).toString("utf8"), path);
}

export { parseConfigText as n, loadConfig as t };