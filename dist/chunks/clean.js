import { P as selectStale, c as listStaleCopies, d as createWorkingCopies } from "./job-agent.js";
import { pt as createSystemClock } from "./job-agent-plan-publish.js";
import { C as messageOf } from "./job-cli.js";
import { a as printText, i as printJson, l as UsageError, n as printAside } from "./read-json.js";
import { tmpdir } from "node:os";

// src/cli/commands/clean.ts
async function clean(options) {
	const dir = options.dir ?? (process.env.RUNNER_TEMP || tmpdir());
	const copies = createWorkingCopies(dir);
	const left = [...await copies.list(), ...await listContextCopies(options.contextDir)];
	const facts = {
		now: createSystemClock().now(),
		days: parseDays(options.olderThan),
		active: options.keep ?? []
	};
	const stale = selectStale(left, facts);
	const removals = options.dryRun === true ? stale.map((copy) => ({ copy })) : await removeAll(copies, stale);
	print(removals, {
		options,
		dir,
		kept: left.length - stale.length
	});
	return removals.some(({ problem }) => problem !== void 0) ? 1 : 0;
}
async function listContextCopies(folder) {
	if (folder === void 0) return [];
	if (folder.startsWith("/") || folder.split("/").includes("..")) throw new UsageError(`--context-dir is "${folder}"; write it as the pipeline has it, relative to the checkout that you stand in.`);
	return listStaleCopies({
		workspace: process.cwd(),
		folder,
		path: process.env.PATH ?? ""
	});
}
function parseDays(text) {
	const days = /^([0-9]{1,3})d$/.exec(text)?.[1];
	if (days === void 0) throw new UsageError(`--older-than is "${text}"; write days, such as 7d, or 0d for all.`);
	return Number(days);
}
async function removeAll(copies, stale) {
	const removals = [];
	for (const copy of stale) try {
		await copies.remove(copy);
		removals.push({ copy });
	} catch (thrown) {
		removals.push({
			copy,
			problem: messageOf(thrown)
		});
	}
	return removals;
}
function print(removals, facts) {
	const { options, dir, kept } = facts;
	const failed = removals.filter(({ problem }) => problem !== void 0);
	const removed = removals.filter(({ problem }) => problem === void 0).map(({ copy }) => copy);
	const dryRun = options.dryRun === true;
	if (options.json === true) {
		printJson({
			dir,
			dryRun,
			removed,
			kept,
			failed: failed.map(({ copy, problem }) => ({
				...copy,
				problem
			}))
		});
		return;
	}
	const verb = dryRun ? "would remove" : "removed";
	for (const { path, modifiedAt } of removed) printText(`${verb} ${path}, last changed at ${modifiedAt}\n`);
	for (const { copy, problem } of failed) printAside(`${copy.path} is still there: ${problem}\n`);
	printText(`${verb} ${removed.length} in ${dir}; ${kept} kept.\n`);
}

export { clean };