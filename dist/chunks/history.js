import { an as historySchema } from "./job-agent-plan-publish-validate.js";
import { Bt as renderHistory, Vt as toHistoryEntries } from "./job-plan-publish.js";
import { w as problemText } from "./job-cli.js";
import { Nt as verifyLedger } from "./job-agent-plan-publish.js";
import { a as printText, i as printJson, l as UsageError, n as printAside, r as printExact } from "./read-json.js";
import { t as openRepository } from "./open-repository.js";
import { n as readThread, t as openThread } from "./open-thread.js";

// src/cli/commands/history.ts
async function forget(ledgers, options) {
	const { run, dryRun = false } = options;
	const forgotten = await forgetRun(ledgers, options);
	if (options.json === true) printJson({
		run,
		dryRun,
		forgotten
	});
	else for (const comment of forgotten) printText(`${describeForgotten(comment, {
		run,
		dryRun
	})}\n`);
	if (forgotten.length > 0) return 0;
	printAside(`${describeAbsence(ledgers, options)}\n`);
	return 1;
}
function describeForgotten(found, { run, dryRun }) {
	const { comment, ledger, outcome, finishedAt } = found;
	return `${dryRun ? "Would delete" : "Deleted"} comment ${comment} on ledger #${ledger}: run ${run}, ${outcome} at ${finishedAt}.`;
}
function describeAbsence(ledgers, { run, pipeline }) {
	if (ledgers.length === 0) return `Pipeline "${pipeline}" has no ledger, so nothing is kept of run ${run}.`;
	const runs = ledgers.flatMap(({ read }) => read.records.map(({ record }) => record.run));
	const ignored = ledgers.flatMap(({ read }) => read.ignored.map(({ comment, reason }) => `${comment} (${reason})`));
	const names = runs.length === 0 ? "none" : [...new Set(runs)].join(", ");
	const others = ignored.length === 0 ? "" : ` Comments with a marker that are not ours were left alone: ${ignored.join(", ")}.`;
	return `Ledger ${ledgers.map(({ thread }) => `#${thread}`).join(", ")} of pipeline "${pipeline}" keeps nothing of run ${run}; it keeps these runs: ${names}.${others}`;
}
async function history(pipeline, options) {
	const { forget: run, thread } = options;
	if (run !== void 0 && thread !== void 0) throw new UsageError("--forget deletes a comment on GitHub: leave --thread out, and name the repository with --repo.");
	if (run === void 0 && options.dryRun === true) throw new UsageError("--dry-run goes with --forget: nothing else is changed.");
	const { config, ledgers } = await openLedgers(pipeline, options);
	if (run !== void 0) return forget(ledgers, {
		...options,
		run,
		pipeline
	});
	for (const { read } of ledgers) {
		for (const problem of verifyLedger(read.records)) printAside(`${problemText(problem)}\n`);
		for (const { comment, reason } of read.ignored) printAside(`ignored comment ${comment}: ${reason}\n`);
	}
	if (ledgers.length === 0) printAside(`Pipeline "${pipeline}" has no ledger: no run of it was kept yet.\n`);
	const records = ledgers.flatMap(({ read }) => read.records);
	const entries = toHistoryEntries(records, pipeline);
	const text = renderHistory(entries, { history: config.pipelines[pipeline]?.history ?? historySchema.parse({}) });
	if (options.json === true) printJson({
		history: text,
		runs: entries,
		ignored: ledgers.flatMap(({ read }) => read.ignored)
	});
	else printExact(text);
	return 0;
}
async function forgetRun(ledgers, options) {
	const forgotten = [];
	for (const ledger of ledgers) for (const stored of ledger.read.records) {
		const { record, comment } = stored;
		if (record.kind !== "history" || record.run !== options.run || record.body.pipeline !== options.pipeline) continue;
		const { outcome, finishedAt } = record.body;
		forgotten.push({
			comment,
			outcome,
			finishedAt,
			ledger: ledger.thread
		});
		if (options.dryRun === true) continue;
		for (const id of listComments(stored)) await ledger.connection?.github.threads.delete(id);
	}
	return forgotten;
}
function listComments({ comment, pieces = [] }) {
	return [.../* @__PURE__ */ new Set([comment, ...pieces.map(({ id }) => id)])];
}
async function openLedgers(pipeline, options) {
	if (options.thread !== void 0) {
		const opened = await openThread(options.thread, options);
		checkPipeline(opened.config, pipeline);
		return {
			config: opened.config,
			ledgers: [opened]
		};
	}
	const { connection, config } = await openRepository(options);
	checkPipeline(config, pipeline);
	const issues = await connection.github.ledgers.list("history", pipeline);
	const ledgers = [];
	for (const { number } of issues) ledgers.push(await readThread(connection, {
		...options,
		config,
		thread: number
	}));
	return {
		config,
		ledgers
	};
}
function checkPipeline({ pipelines }, name) {
	if (Object.hasOwn(pipelines, name)) return;
	throw new UsageError(`The config has no pipeline "${name}". It has: ${Object.keys(pipelines).join(", ")}.`);
}

export { history };