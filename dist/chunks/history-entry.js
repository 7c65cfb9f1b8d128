// src/core/history/history-entry.ts
/** The finished runs of a pipeline among the records of its ledgers, each once: of two records the first written counts. */
function toHistoryEntries(records, pipeline) {
	const entries = /* @__PURE__ */ new Map();
	for (const { record, comment } of records.toSorted((a, b) => a.comment - b.comment)) {
		if (record.kind !== "history" || record.body.pipeline !== pipeline || entries.has(record.run)) continue;
		entries.set(record.run, {
			run: record.run,
			comment,
			body: record.body
		});
	}
	return [...entries.values()];
}

export { toHistoryEntries as t };