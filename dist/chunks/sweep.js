import { t as oneLine } from "./one-line.js";
import { t as createDryPorts } from "./create-dry-ports.js";
import { n as repeatBroken, r as findOpenRuns, t as sweepSince } from "./sweep-since.js";
import { t as runsSince } from "./runs-since.js";
import { n as sweepRun, t as silenceWords } from "./sweep-run.js";
import { t as createEngine } from "./create-engine.js";
import { t as keepConfigIssue } from "./keep-config-issue.js";
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

// src/engine/sweep.ts
/**
* Lets jobs of ours run again that ended without having done their work. Then looks after every run that began within 35 days and
* has not ended: what it waits for in vain is started again. `threads` are the issues and pull requests that may hold records; which
* of these count, the store decides.
*/
async function sweep$1(engine, threads) {
	const repeated = await repeatBroken(engine, sweepSince(engine.ports.clock));
	const busy = new Set(repeated.map(({ id }) => id));
	const since = runsSince(engine.ports.clock);
	const runs = await findOpenRuns(engine, {
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
	await keepConfigIssue(context, {
		ports: wired.github,
		text: wired.configText
	});
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