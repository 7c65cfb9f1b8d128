import { t as oneLine } from "./one-line.js";
import { n as createDryPorts, t as createEngine } from "./create-engine.js";
import { r as readRun } from "./wire-engine.js";
import { i as asStoredRun, n as sweepRun, r as repeatJob, t as silenceWords } from "./sweep-run.js";
import { t as writeOutputs } from "./write-outputs.js";
import { t as writeSummary } from "./write-summary.js";

// src/core/text/summary-sweep.ts
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

// src/engine/repeat-broken.ts
/**
* Lets the jobs run again that ended without having done their work: a `plan` that found its group full or died has its event
* still, and a `publish` that died has the output of its agent. All of their effects are idempotent, so nothing is done twice.
*/
async function repeatBroken(engine, since) {
	const { workflowRuns } = engine.ports;
	if (workflowRuns === void 0) return [];
	const repeated = [];
	for (const { id, title } of await workflowRuns.findBroken(since)) {
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

// src/engine/sweep.ts
/** How far back runs are looked for: twice as long as an order is valid. */
const windowMilliseconds = 3456e5;
/**
* Lets jobs of ours run again that ended without having done their work. Then looks after every run that began lately and has
* not ended: what it waits for in vain is started again. `threads` are the issues and pull requests that may hold records; which
* of these count, the store decides.
*/
async function sweep$1(engine, threads) {
	const since = (/* @__PURE__ */ new Date(Date.parse(engine.ports.clock.now()) - windowMilliseconds)).toISOString();
	const repeated = await repeatBroken(engine, since);
	const busy = new Set(repeated.map(({ id }) => id));
	const tasks = [];
	const open = [];
	for (const thread of await threads(since)) {
		const { records } = await engine.ports.store.readSince(thread, since);
		for (const found of records) {
			const stored = asStoredRun(found);
			if (stored === void 0) continue;
			const { run, body } = stored.record;
			if (records.some(({ record }) => record.kind === "end" && record.run === run)) continue;
			const first = {
				id: stored.comment,
				at: stored.writtenAt ?? body.startedAt
			};
			const reading = await readRun(engine, {
				run,
				thread,
				first
			});
			if (!reading.ok) {
				engine.ports.log.warning(`Run ${run} was left alone: ${reading.error.message}`);
				continue;
			}
			open.push(run);
			tasks.push(...await sweepRun(engine, {
				reading: reading.value,
				first,
				busy
			}));
		}
	}
	return {
		tasks,
		repeated,
		open
	};
}

// src/entry/action/modes/sweep.ts
/** Finds what runs wait for in vain, and dispatches what settles it. */
async function sweep(context) {
	const tasks = await sweepAll(context, await createEngine(context));
	await writeOutputs({ tasks: JSON.stringify(tasks) });
}
/** Names of the executions that something was started for. */
async function sweepAll(context, wired) {
	const dry = context.inputs.dryRun ? createDryPorts(wired.engine.ports) : void 0;
	const engine = {
		...wired.engine,
		ports: dry?.ports ?? wired.engine.ports
	};
	const swept = await sweep$1(engine, wired.github.listRecordThreads);
	const found = swept.tasks.map(({ title, silence }) => ({
		title,
		words: silenceWords(silence)
	}));
	await writeSummary(renderSweepSummary({
		open: swept.open,
		found,
		repeated: swept.repeated,
		dryEffects: dry?.effects
	}));
	return swept.tasks.filter(({ silence }) => silence.kind !== "hopeless").map(({ title }) => title);
}

export { sweepAll as n, sweep as t };