import { n as oneLine } from "./inline.js";
import { n as findEnd } from "./decisions.js";
import { r as readRun } from "./read-run.js";
import { a as toStoredRun, r as runsSince } from "./run-threads.js";
import { n as sweepRun, r as rerunBrokenJobs } from "./sweep-run.js";

// src/core/view/summary/sweep.ts
/** What a sweep found and did, for the job's summary. */
function renderSweepSummary({ open, found, repeated, dryEffects }) {
	const runs = open.length === 1 ? "1 run has" : `${open.length} runs have`;
	const dry = dryEffects === void 0 ? [] : ["Dry run: nothing was started. It would have:", dryEffects.map((effect) => `- ${oneLine(effect, 500)}`).join("\n")];
	return [
		`Sweep: ${runs} not ended; ${found.length + repeated.length === 0 ? "nothing waits in vain" : "something waited in vain"}.`,
		...repeated.length === 0 ? [] : [repeated.map(({ id, title, job }) => `- ${oneLine(title, 200)}: job ${job} of workflow run ${id} ended without having done its work; it was started again.`).join("\n")],
		...found.length === 0 ? [] : [found.map(({ title, words }) => `- \`${title}\`: ${oneLine(words, 500)}`).join("\n")],
		...dry
	].join("\n\n");
}
/** What is behind an execution that is due and has no record, in words; nothing has been done about it. */
function describeStall(silence) {
	switch (silence.kind) {
		case "never-started": return "it is due and was never started.";
		case "lost": return `workflow run ${silence.workflowRun} is over and left no record.`;
		case "hopeless": return `${silence.tries} workflow runs are over and none left a record. Look at the log of the newest one.`;
		default: return silence;
	}
}

// src/engine/sweep/sweep.ts
/** Read in one sweep, the newest first: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxThreads = 200;
/** The runs on these threads that began since a time and have not ended. */
async function listOpenRuns(engine, { threads, since }) {
	const open = [];
	if (threads.length > maxThreads) engine.ports.log.warning(`${threads.length} threads may hold runs; this sweep reads the ${maxThreads} that were written to last.`);
	for (const thread of threads.slice(0, maxThreads)) {
		const { records } = await engine.ports.store.readSince(thread, since);
		for (const found of records) {
			const stored = toStoredRun(found);
			if (stored === void 0) continue;
			const { run, body } = stored.record;
			if (findEnd(records.map(({ record }) => record).filter((record) => record.run === run)) !== void 0) continue;
			const first = {
				id: stored.comment,
				at: stored.writtenAt ?? body.startedAt
			};
			const reading = await readRun(engine, {
				run,
				thread,
				first
			});
			if (reading.ok) open.push({
				run,
				reading: reading.value,
				first
			});
			else engine.ports.log.warning(`Run ${run} was left alone: ${reading.error.message}`);
		}
	}
	return open;
}
/** How far back workflow runs are looked for that broke: twice as long as an order is valid. */
const windowMilliseconds = 3456e5;
function sweepSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds)).toISOString();
}
/**
* Lets jobs of ours run again that ended without having done their work. Then looks after every run that began within 35 days and
* has not ended: what it waits for in vain is started again. `threads` are the issues and pull requests that may hold records; which
* of these count, the store decides.
*/
async function sweep(engine, threads) {
	const repeated = await rerunBrokenJobs(engine, sweepSince(engine.ports.clock));
	const busy = new Set(repeated.map(({ id }) => id));
	const since = runsSince(engine.ports.clock);
	const runs = await listOpenRuns(engine, {
		threads: await threads(since),
		since
	});
	const tasks = [];
	for (const { reading, first } of runs) tasks.push(...await sweepRun(engine, {
		reading,
		first,
		busy
	}));
	return {
		tasks,
		repeated,
		open: runs.map(({ run }) => run)
	};
}

export { renderSweepSummary as a, describeStall as i, sweep as n, sweepSince as r, listOpenRuns as t };