import { Xi as cleanForTerminal, ha as messageOf } from "./job-agent-plan-publish.js";
import { t as UsageError } from "./usage-error.js";
import { readFileSync } from "node:fs";

// src/entry/cli/files/read-json.ts
/** Reads the content of a file that the user named. `-` means stdin. */
function readBytes(path) {
	try {
		return readFileSync(path === "-" ? 0 : path);
	} catch (cause) {
		throw new UsageError(`${path} cannot be read: ${messageOf(cause)}.`, { cause });
	}
}
function readJson(path) {
	try {
		return JSON.parse(readBytes(path).toString("utf8").replace(/^\uFEFF/, ""));
	} catch (cause) {
		if (cause instanceof UsageError) throw cause;
		throw new UsageError(`${path} holds no JSON: ${messageOf(cause)}.`, { cause });
	}
}
/** Parses JSON of a known form. `what` says in words what the file must be. */
function readJsonAs(path, form) {
	const parsed = form.schema.safeParse(readJson(path));
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const where = issue === void 0 || issue.path.length === 0 ? "" : `\`${issue.path.join(".")}\`: `;
	throw new UsageError(`${path} is not ${form.what}: ${where}${issue?.message ?? "unknown"}.`);
}
function printJson(value) {
	process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
/** Prints text for a person. What others wrote in it cannot move the cursor, hide words or become a workflow command. */
function printText(text) {
	process.stdout.write(cleanForTerminal(text));
}
/** Prints a text byte for byte where a program reads it from a pipe or a file; as `printText` does on a terminal and in a job. */
function printExact(text) {
	if (process.stdout.isTTY || process.env.GITHUB_ACTIONS === "true") printText(text);
	else process.stdout.write(text);
}

export { readJson as a, readBytes as i, printJson as n, readJsonAs as o, printText as r, printExact as t };