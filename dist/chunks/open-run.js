import { S as findRuns } from "./job-agent-plan-publish.js";
import { nn as isStoredElsewhere } from "./job-plan-publish.js";
import { n as readThread, t as openThread } from "./open-thread.js";

// src/cli/thread/open-run.ts
/**
* Opens the thread of the run that was named, else of the newest run of a thread. On GitHub also searches the runs issues, which
* hold the records of runs about a subject where `comments` says so.
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
	const others = await readElsewhere(own, options);
	const [newest] = findRuns([own, ...others].map((candidate) => candidate.newest));
	return {
		opened: (others.find((candidate) => candidate.newest === newest) ?? own).opened,
		run: newest?.record.run
	};
}
/** Reads the newest run of each pipeline about the subject, from its newest runs issue that has one. */
async function readElsewhere({ opened, newest: known }, options) {
	const { connection, config, thread } = opened;
	if (connection === void 0) return [];
	const candidates = [];
	for (const pipeline of Object.keys(config.pipelines)) {
		if (known !== void 0 && !mayBeElsewhere(opened, pipeline)) continue;
		for (const { number } of (await connection.github.ledgers.list("runs", pipeline)).toReversed()) {
			if (number === thread) continue;
			const other = await readThread(connection, {
				...options,
				config,
				thread: number
			});
			const [newest] = findRuns(other.read.records, { about: thread });
			if (newest === void 0) continue;
			candidates.push({
				opened: other,
				newest
			});
			break;
		}
	}
	return candidates;
}
/** Returns whether runs of a pipeline about the subject may stand on runs issues, by the rule that commands in comments follow. */
function mayBeElsewhere({ config, comments, read, thread }, pipeline) {
	const [newest] = findRuns(read.records, { pipeline });
	return isStoredElsewhere(config, {
		comments,
		pipeline,
		subject: { number: thread },
		newest
	});
}

export { openRun as t };