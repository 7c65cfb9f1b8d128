import { t as parseWholeConfig } from "./parse-whole-config.js";
import { t as printJson } from "./print-json.js";
import { t as readBytes } from "./read-bytes.js";

// src/entry/cli/commands/validate.ts
/** 0 when the configuration is valid, 1 with every problem otherwise. */
async function validate(options) {
	const { config: file } = options;
	const config = await parseWholeConfig(readBytes(file).toString("utf8"));
	const problems = config.ok ? [] : config.error;
	if (options.json === true) printJson({
		valid: config.ok,
		problems
	});
	else if (config.ok) {
		const { pipelines, agents } = config.value;
		const counts = `${count(pipelines, "pipeline")}, ${count(agents, "agent")}`;
		process.stdout.write(`${file} is valid: ${counts}.\n`);
	} else {
		const lines = problems.map(({ code, message, line, column }) => `${file}:${line ?? 1}:${column ?? 1}: ${code} ${message}\n`);
		process.stdout.write(lines.join(""));
	}
	return config.ok ? 0 : 1;
}
function count(map, what) {
	const { length } = Object.keys(map);
	return `${length} ${what}${length === 1 ? "" : "s"}`;
}

export { validate };