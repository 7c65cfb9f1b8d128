import { t as parseSignal } from "./parse-signal.js";
import { a as printText, i as printJson, o as readBytes } from "./read-json.js";

// src/cli/commands/signal.ts
async function signal(file, options) {
	const found = parseSignal(readBytes(file).toString("utf8"));
	const result = {
		outcome: found?.outcome ?? "failed",
		reason: found === void 0 ? "empty-output" : found.reason ?? null
	};
	if (options.json === true) printJson(result);
	else printText(`${result.outcome}${result.reason === null ? "" : `: ${result.reason}`}\n`);
	return found === void 0 ? 1 : 0;
}

export { signal };