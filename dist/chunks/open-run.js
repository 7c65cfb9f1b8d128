import { C as findRuns } from "./job-agent-plan-publish.js";
import { an as isStoredElsewhere } from "./job-plan-publish.js";
import { n as readThread, t as openThread } from "./open-thread.js";

// src/cli/thread/open-run.ts
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