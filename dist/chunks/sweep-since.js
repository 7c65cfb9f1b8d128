import { t as findEnd } from "./find-end.js";
import { i as readRun, t as repeatJob } from "./repeat-job.js";
import { n as asStoredRun } from "./runs-since.js";

// src/engine/find-open-runs.ts
/** Read in one sweep, the newest first: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxThreads = 200;
/** The runs on these threads that began since a time and have not ended. */
async function findOpenRuns(engine, { threads, since }) {
	const open = [];
	if (threads.length > maxThreads) engine.ports.log.warning(`${threads.length} threads may hold runs; this sweep reads the ${maxThreads} that were written to last.`);
	for (const thread of threads.slice(0, maxThreads)) {
		const { records } = await engine.ports.store.readSince(thread, since);
		for (const found of records) {
			const stored = asStoredRun(found);
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

// src/engine/repeat-broken.ts
/** Looked at in one sweep, the newest first: each costs a request, and a token of a workflow has 1,000 an hour. */
const maxLookedAt = 50;
/**
* Lets the jobs run again that ended without having done their work: a `plan` that found its group full or died has its event
* still, and a `publish` that died has the output of its agent. All of their effects are idempotent, so nothing is done twice.
*/
async function repeatBroken(engine, since) {
	const { workflowRuns } = engine.ports;
	if (workflowRuns === void 0) return [];
	const repeated = [];
	const broken = (await workflowRuns.findBroken(since)).toSorted((a, b) => b.id - a.id);
	if (broken.length > maxLookedAt) engine.ports.log.warning(`${broken.length} workflow runs failed or were cancelled; this sweep looks at the newest ${maxLookedAt}.`);
	for (const { id, title } of broken.slice(0, maxLookedAt)) {
		if (id === engine.settings.workflowRun.id) continue;
		const job = await repeatJob(engine, {
			workflowRuns,
			id
		});
		if (job !== void 0) repeated.push({
			id,
			title,
			job
		});
	}
	return repeated;
}

// src/engine/sweep-since.ts
/** How far back workflow runs are looked for that broke: twice as long as an order is valid. */
const windowMilliseconds = 3456e5;
function sweepSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds)).toISOString();
}

export { repeatBroken as n, findOpenRuns as r, sweepSince as t };