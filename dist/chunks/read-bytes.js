import { t as UsageError } from "./usage-error.js";
import { readFileSync } from "node:fs";

// src/entry/cli/read-bytes.ts
/** Content of a file that the user named; `-` is stdin. */
function readBytes(path) {
	try {
		return readFileSync(path === "-" ? 0 : path);
	} catch (cause) {
		throw new UsageError(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
	}
}

export { readBytes as t };