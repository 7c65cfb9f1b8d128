// src/core/history/is-later-end.ts
/** Whether a run has ended once more. Another run that was given its name began at another time. */
function isLaterEnd(end, than) {
	return end.startedAt === than.startedAt && Date.parse(end.finishedAt) > Date.parse(than.finishedAt);
}

// src/core/history/history-entry.ts
/**
* The finished runs of a pipeline among the records of its ledgers, each once: of two records the first written counts, unless the
* run went on after its end, and so has ended once more.
*/
function toHistoryEntries(records, pipeline) {
	const entries = /* @__PURE__ */ new Map();
	for (const { record, comment } of records.toSorted((a, b) => a.comment - b.comment)) {
		if (record.kind !== "history" || record.body.pipeline !== pipeline) continue;
		const earlier = entries.get(record.run);
		if (earlier !== void 0 && !isLaterEnd(record.body, earlier.body)) continue;
		entries.delete(record.run);
		entries.set(record.run, {
			run: record.run,
			comment,
			body: record.body
		});
	}
	return [...entries.values()];
}

export { isLaterEnd as n, toHistoryEntries as t };