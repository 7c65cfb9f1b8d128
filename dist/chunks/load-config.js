import { t as parseConfig } from "./parse-config.js";
import { t as readBytes } from "./read-bytes.js";
import { t as UsageError } from "./usage-error.js";

// src/entry/cli/load-config.ts
/** The config of a command that needs a sound one. */
function loadConfig(path) {
	const config = parseConfig(readBytes(path).toString("utf8"));
	if (config.ok) return config.value;
	const problems = config.error.map(({ line, message }) => `  ${line === void 0 ? "" : `line ${line}: `}${message}`);
	throw new UsageError(`${path} is not valid; \`baton validate --config ${path}\` says:\n${problems.join("\n")}`);
}

export { loadConfig as t };