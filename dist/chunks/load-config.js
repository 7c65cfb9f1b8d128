import { a as parseConfig } from "./job-plan-validate.js";
import { l as UsageError, o as readBytes, t as nameOf } from "./read-json.js";
import { dirname, join, relative } from "node:path";
import { existsSync } from "node:fs";

// src/terminal/files/load-config.ts
const usual = ".github/baton.yml";
function findConfigFile(given, start = process.cwd()) {
	if (given !== void 0) return given;
	const folder = listFolders(start).find((each) => existsSync(join(each, usual))) ?? start;
	return relative(start, join(folder, usual));
}
function listFolders(start) {
	const above = dirname(start);
	return existsSync(join(start, ".git")) || above === start ? [start] : [start, ...listFolders(above)];
}
function readConfigFile(given) {
	const path = findConfigFile(given);
	if (given === void 0 && !existsSync(path)) throw new UsageError(explainMissing());
	const [name, text] = [nameOf(path), readBytes(path).toString("utf8")];
	if (!["jobs", "on"].every((key) => new RegExp(`^${key}:`, "m").test(text))) return {
		path,
		name,
		text
	};
	throw new UsageError(`${name} is a workflow, and no configuration of Baton. That is ${usual}; \`baton validate\` without a file checks it, and the workflows beside it.`);
}
function explainMissing(path = usual, checkout = process.cwd()) {
	const start = process.cwd().startsWith(checkout) ? process.cwd() : checkout;
	const others = [
		path.replace(/\.yml$/, ".yaml"),
		"baton.yml",
		"baton.yaml"
	];
	const find = (folder) => others.find((file) => file !== path && existsSync(join(folder, file)));
	const root = [...listFolders(start).slice(-1), start].find(find) ?? start;
	const other = find(root);
	if (other === void 0) return `There is no ${path} here or in a folder above. Type \`baton init\` in your repository, which writes one, or name a file with --config FILE.`;
	const at = (file) => relative(start, join(root, file));
	return `There is no ${path}, where Baton looks for it, but a ${other}. Type: mkdir -p ${at(dirname(path))} && mv ${at(other)} ${at(path)}`;
}
function parseConfigText(text, place) {
	const config = parseConfig(text);
	if (config.ok) return config.value;
	const problems = config.error.map(({ line, message }) => `  ${line === void 0 ? "" : `line ${line}: `}${message}`);
	throw new UsageError(`${place} is not valid; \`baton validate\` says:\n${problems.join("\n")}`);
}
function loadConfig(given) {
	const { name, text } = readConfigFile(given);
	return parseConfigText(text, name);
}

export { readConfigFile as a, parseConfigText as i, findConfigFile as n, loadConfig as r, explainMissing as t };