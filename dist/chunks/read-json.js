import { t as readBytes } from "./read-bytes.js";
import { t as UsageError } from "./usage-error.js";

// src/entry/cli/read-json.ts
function readJson(path) {
	try {
		return JSON.parse(readBytes(path).toString("utf8").replace(/^\uFEFF/, ""));
	} catch (cause) {
		if (cause instanceof UsageError) throw cause;
		throw new UsageError(`${path} holds no JSON: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
	}
}
/** JSON of a known form; `what` says in words what the file must be. */
function readJsonAs(path, form) {
	const parsed = form.schema.safeParse(readJson(path));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const where = issue === void 0 || issue.path.length === 0 ? "" : `\`${issue.path.join(".")}\`: `;
	throw new UsageError(`${path} is not ${form.what}: ${where}${issue?.message ?? "unknown"}.`);
}

export { readJsonAs as n, readJson as t };