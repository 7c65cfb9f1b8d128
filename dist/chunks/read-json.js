import { C as messageOf, r as describeJsonFaults, u as cleanForTerminal } from "./job-cli.js";
import { existsSync, fstatSync, readFileSync } from "node:fs";

// src/terminal/files/usage-error.ts
var UsageError = class extends Error {
	name = "UsageError";
};

// src/terminal/files/read-json.ts
function readBytes(path) {
	try {
		return readFileSync(path === "-" ? 0 : path);
	} catch (cause) {
		const other = path.replace(/\.yml$/, ".yaml");
		const hint = other === path || !existsSync(other) ? "" : ` There is ${other}: Baton reads the name with \`.yml\`; rename it.`;
		const reason = cause instanceof Error && "code" in cause && cause.code === "ENOENT" ? "there is no such file" : messageOf(cause);
		throw new UsageError(`${nameOf(path)} cannot be read: ${reason}.${hint}`, { cause });
	}
}
function nameOf(path) {
	return path === "-" ? "stdin" : path;
}
function readJson(path) {
	try {
		return JSON.parse(readBytes(path).toString("utf8").replace(/^\uFEFF/, ""));
	} catch (cause) {
		if (cause instanceof UsageError) throw cause;
		throw new UsageError(`${nameOf(path)} holds no JSON: ${messageOf(cause)}.`, { cause });
	}
}
function readJsonAs(path, form) {
	const value = readJson(path);
	const parsed = form.schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw new UsageError(`${nameOf(path)} is not ${form.what}: ${describeJsonFaults(parsed.error, value)}.`);
}
function printJson(value) {
	process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}
function printText(text) {
	process.stdout.write(cleanForTerminal(text));
}
function printAside(text) {
	process.stderr.write(cleanForTerminal(text));
}
function printExact(text) {
	const isLog = process.env.GITHUB_ACTIONS === "true" && !fstatSync(process.stdout.fd).isFile();
	if (process.stdout.isTTY || isLog) printText(text);
	else process.stdout.write(text);
}

export { printText as a, readJsonAs as c, printJson as i, UsageError as l, printAside as n, readBytes as o, printExact as r, readJson as s, nameOf as t };