import { n as readThread, t as openThread } from "./open-thread.js";

// src/entry/cli/thread/open-run.ts
/**
* The run that was named, else the newest one of a thread; on GitHub also the newest about a subject whose records stand on
* the runs issue of its pipeline (`comments`).
*/
async function openRun(file, options) {
	const opened = await openThread(file, options);
	if (options.run !== void 0) return {
		opened,
		run: options.run
	};
	const own = {
		opened,
		newest: findNewest(opened.read.records)
	};
	const found = [own, ...own.newest === void 0 || opened.config.comments !== "all" ? await findElsewhere(opened, options) : []].toSorted((a, b) => (a.newest?.comment ?? 0) - (b.newest?.comment ?? 0)).at(-1) ?? own;
	return {
		opened: found.opened,
		run: found.newest?.record.run
	};
}
/** Of each pipeline the newest run about the subject on its newest runs issue that has one. */
async function findElsewhere(opened, options) {
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
		const newest = findNewest(other.read.records, subject);
		if (newest === void 0) continue;
		candidates.push({
			opened: other,
			newest
		});
		break;
	}
	return candidates;
}
/** The run whose first record was written last: ids of comments ascend over all threads. */
function findNewest(records, subject) {
	return records.filter(({ record }) => record.kind === "run" && (subject === void 0 || isAbout(record, subject))).toSorted((a, b) => a.comment - b.comment).at(-1);
}
function isAbout(record, subject) {
	return record.body.trigger.subject.number === subject;
}

export { openRun as t };