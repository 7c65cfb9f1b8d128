import { t as openRepository } from "./open-repository.js";
import { t as printJson } from "./print-json.js";
import { t as createSystemClock } from "./create-system-clock.js";
import { t as createConsoleLog } from "./create-console-log.js";
import { n as repeatBroken, r as findOpenRuns, t as sweepSince } from "./sweep-since.js";
import { n as findSilent } from "./repeat-job.js";
import { t as runsSince } from "./runs-since.js";
import { n as createNodeHasher, r as createDeflate, t as createVerifier } from "./create-verifier.js";
import { t as createCommentStore } from "./create-comment-store.js";
import { n as actionsAccount } from "./to-seconds.js";

// src/core/text/describe-silence.ts
/** What is behind an execution that is due and has no record, in words; nothing has been done about it. */
function describeSilence(silence) {
	switch (silence.kind) {
		case "never-started": return "it is due and was never started.";
		case "lost": return `workflow run ${silence.workflowRun} is over and left no record.`;
		case "hopeless": return `${silence.tries} workflow runs are over and none left a record. Look at the log of the newest one.`;
		default: return silence;
	}
}

// src/entry/cli/sweep/create-reader.ts
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

// src/entry/cli/sweep/look-around.ts
/** What a sweep would find now. Reads alone. */
async function lookAround(connection, { config, workflowRuns }) {
	const clock = createSystemClock();
	const since = runsSince(clock);
	const ports = {
		clock,
		workflowRuns,
		store: createReader(connection, config),
		log: createConsoleLog(process.stderr)
	};
	const broken = await findBroken(workflowRuns, sweepSince(clock));
	const busy = new Set(broken.map(({ id }) => id));
	const threads = await connection.github.listRecordThreads(since);
	const runs = await findOpenRuns({ ports }, {
		threads,
		since
	});
	const silent = [];
	for (const { reading, first } of runs) for (const { title, silence } of await findSilent({ ports }, {
		reading,
		first,
		busy
	})) silent.push({
		title,
		kind: silence.kind,
		words: describeSilence(silence)
	});
	return {
		open: runs.map(({ run }) => run),
		broken,
		silent
	};
}
/** Goes through the motions: the jobs are started by the sweep in the repository's own workflow. */
function findBroken(workflowRuns, since) {
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
	return repeatBroken({
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
	const found = await lookAround(connection, {
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