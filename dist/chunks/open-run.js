import { N as findRuns } from "./job-agent-plan-publish.js";
import { n as readThread, t as openThread } from "./open-thread.js";

// src/entry/cli/thread/open-run.ts
/**
* Opens the thread of the run that was named, else of the newest run of a thread. On GitHub also searches the runs issues of
* the pipelines, which hold the records of runs about a subject where `comments` says so.
*/
async function openRun(file, options) {
	const opened = await openThread(file, options);
	if (options.run !== void 0) return {
		opened,
		run: options.run
	};
	const own = {
		opened,
		newest: findRuns(opened.read.records)[0]
	};
	const others = own.newest === void 0 || opened.config.comments !== "all" ? await readElsewhere(opened, options) : [];
	const [newest] = findRuns([own, ...others].map((candidate) => candidate.newest));
	return {
		opened: (others.find((candidate) => candidate.newest === newest) ?? own).opened,
		run: newest?.record.run
	};
}
/** Reads the newest run of each pipeline about the subject, from its newest runs issue that has one. */
async function readElsewhere(opened, options) {
	const { connection, config, thread: subject } = opened;
	if (connection === void 0) return [];
	const candidates = [];
	for (const pipeline of Object.keys(config.pipelines)) for (const { number } of (await connection.github.ledgers.list("runs", pipeline)).toReversed()) {
		if (number === subject) continue;
		const other = await readThread(connection, {
			...options,
			config,
			thread: number
		});
		const [newest] = findRuns(other.read.records, { about: subject });
		if (newest === void 0) continue;
		candidates.push({
			opened: other,
			newest
		});
		break;
	}
	return candidates;
}

export { openRun as t };