import { b as createCommentStore, pt as createSystemClock } from "./job-agent-plan-publish.js";
import { t as createConsoleLog } from "./console-log.js";
import { E as readRunsWithBrokenJob, i as describeStall, k as sweepSince, r as listStalledTasks, sn as runsSince } from "./job-plan-publish.js";
import { c as listOpenRuns } from "./job-plan.js";
import { a as printText, i as printJson } from "./read-json.js";
import { t as openRepository } from "./open-repository.js";
import { r as provenanceOf, t as createReaderTools } from "./decode-thread.js";

// src/cli/commands/sweep.ts
async function sweep(options) {
	const { connection, config } = await openRepository(options);
	const workflowRuns = connection.github.dispatcher(options.workflow, connection.repository.defaultBranch);
	const found = await readSweepWork(connection, {
		config,
		workflowRuns
	});
	const isWanted = options.dryRun !== true && found.broken.length + found.silent.length > 0;
	const started = isWanted ? await workflowRuns.dispatchSweep() : void 0;
	if (options.json === true) printJson({
		...found,
		started: isWanted ? started ?? unnamed : null
	});
	else printText(`${[...describeWork(found), ...isWanted ? [describeStart(started)] : []].join("\n")}\n`);
	return 0;
}
const unnamed = {
	id: 0,
	url: ""
};
function describeStart(started) {
	return `Started: ${started?.url ?? "a workflow run that GitHub did not name"}`;
}
function describeWork({ open, broken, silent }) {
	const isQuiet = broken.length + silent.length === 0;
	return [
		`${open.length === 1 ? "1 run has" : `${open.length} runs have`} not ended; ${isQuiet ? "none of them is stuck" : "at least one of them is stuck"}.`,
		...broken.map(({ id, title, job }) => `${title}: ${describeStall({
			kind: "repeated",
			workflowRun: id,
			job
		}, "found")}`),
		...silent.map(({ title, words }) => `${title}: ${words}`)
	];
}
function createReader(connection, config) {
	return createCommentStore({
		...createReaderTools(config),
		threads: connection.github.threads,
		repo: connection.repository.id,
		provenance: provenanceOf(connection, config)
	});
}
async function readSweepWork(connection, { config, workflowRuns }) {
	const clock = createSystemClock();
	const since = runsSince(clock);
	const log = createConsoleLog(process.stderr);
	const { threads: comments } = connection.github;
	const engine = {
		ports: {
			clock,
			workflowRuns,
			store: createReader(connection, config),
			log,
			threads: comments
		},
		settings: {}
	};
	const broken = [];
	for await (const { id, title, job } of readRunsWithBrokenJob(engine, { since: sweepSince(clock) })) broken.push({
		id,
		title,
		job: job.name
	});
	const busy = new Set(broken.map(({ id }) => id));
	const { threads } = await connection.github.listRecentComments(since);
	const runs = await listOpenRuns(engine, {
		threads,
		since
	});
	const silent = [];
	for (const reading of runs) for (const { title, stall } of await listStalledTasks(engine, {
		reading,
		busy
	})) silent.push({
		title,
		kind: stall.kind,
		words: describeStall(stall, "found")
	});
	return {
		open: runs.map(({ state }) => state.run.run),
		broken,
		silent
	};
}

export { sweep };