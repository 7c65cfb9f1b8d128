// src/core/pipeline/last-decision.ts
/** The last decision of these kinds about a run, among its records in whatever order. */
function lastDecision(records, verbs) {
	return records.filter((record) => record.kind === "decision" && verbs.includes(record.body.verb)).toSorted((a, b) => a.seq - b.seq).at(-1);
}

// src/core/pipeline/find-reopening.ts
/** The last decision by which a run goes on after its end. */
function findReopening(records) {
	return lastDecision(records, ["retry"]);
}

// src/core/pipeline/find-end.ts
/** The end of a run among its records: the last one, unless somebody asked for another attempt after it. */
function findEnd(records) {
	const end = records.filter((record) => record.kind === "end").toSorted((a, b) => a.seq - b.seq).at(-1);
	const reopening = findReopening(records);
	return end !== void 0 && reopening !== void 0 && reopening.seq > end.seq ? void 0 : end;
}

export { findReopening as n, lastDecision as r, findEnd as t };