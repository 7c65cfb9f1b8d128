import { t as printJson } from "./read-json.js";
import { t as openRepository } from "./open-repository.js";
import { t as createSystemClock } from "./system-clock.js";
import { E as createVerifier, n as createDeflate, t as createNodeHasher } from "./node-hasher.js";
import { t as createConsoleLog } from "./console-log.js";
import { t as createCommentStore } from "./comment-store.js";
import { o as actionsAccount } from "./read-markers.js";
import { i as describeStall, r as sweepSince, t as listOpenRuns } from "./sweep.js";
import { i as listStalledTasks, r as rerunBrokenJobs } from "./sweep-run.js";
import { r as runsSince } from "./run-threads.js";

// src/entry/cli/sweep/read-sweep-work.ts
/** Reads records with the public keys of the config; without keys those count that workflows wrote. It writes none. */
function createReader({ github, repository }, config) {
	const keys = config.signing?.keys ?? [];
	const provenance = {
		...github.provenance,
		vouch: async (comments) => ({
			...await github.provenance.vouch(comments),
			trustedAuthor: actionsAccount
		})
	};
	return createCommentStore({
		threads: github.threads,
		repo: repository.id,
		hasher: createNodeHasher(),
		compressor: createDeflate(),
		verifier: createVerifier(keys),
		...keys.length === 0 ? { provenance } : {}
	});
}
/** What a sweep would find now. Reads alone. */
async function readSweepWork(connection, { config, workflowRuns }) {
	const clock = createSystemClock();
	const since = runsSince(clock);
	const ports = {
		clock,
		workflowRuns,
		store: createReader(connection, config),
		log: createConsoleLog(process.stderr)
	};
	const broken = await listBroken(workflowRuns, sweepSince(clock));
	const busy = new Set(broken.map(({ id }) => id));
	const threads = await connection.github.listRecordThreads(since);
	const runs = await listOpenRuns({ ports }, {
		threads,
		since
	});
	const silent = [];
	for (const { reading, first } of runs) for (const { title, silence } of await listStalledTasks({ ports }, {
		reading,
		first,
		busy
	})) silent.push({
		title,
		kind: silence.kind,
		words: describeStall(silence)
	});
	return {
		open: runs.map(({ run }) => run),
		broken,
		silent
	};
}
/** Goes through the motions: the jobs are started by the sweep in the repository's own workflow. */
function listBroken(workflowRuns, since) {
	const log = {
		info: () => void 0,
		warning: () => void 0,
		error: () => void 0
	};
	const ports = {
		workflowRuns: {
			...workflowRuns,
			rerunJob: async () => void 0
		},
		log
	};
	return rerunBrokenJobs({
		ports,
		settings: { workflowRun: {
			id: 0,
			attempt: 1,
			url: ""
		} }
	}, since);
}

// src/entry/cli/commands/sweep.ts
/**
* Says what a sweep finds, and starts one in the repository's own workflow, which holds the key that signs. Nothing is started
* when there is nothing to do. 0 whatever is found.
*/
async function sweep(options) {
	const { connection, config } = await openRepository(options);
	const workflowRuns = connection.github.dispatcher(options.workflow, connection.repository.defaultBranch);
	const found = await readSweepWork(connection, {
		config,
		workflowRuns
	});
	const started = options.dryRun !== true && found.broken.length + found.silent.length > 0 ? await workflowRuns.dispatchSweep() : null;
	if (options.json === true) printJson({
		...found,
		started
	});
	else process.stdout.write(`${[...describe(found), ...started === null ? [] : [`Started: ${started.url}`]].join("\n")}\n`);
	return 0;
}
function describe({ open, broken, silent }) {
	const isQuiet = broken.length + silent.length === 0;
	return [
		`${open.length === 1 ? "1 run has" : `${open.length} runs have`} not ended; ${isQuiet ? "nothing waits in vain" : "something waits in vain"}.`,
		...broken.map(({ id, title, job }) => `${title}: job ${job} of workflow run ${id} ended without having done its work.`),
		...silent.map(({ title, words }) => `${title}: ${words}`)
	];
}

export { sweep };