// src/core/run/decisions.ts
/** The last decision of these kinds about a run, among its records in whatever order. */
function lastDecision(records, verbs) {
	return records.filter((record) => record.kind === "decision" && verbs.includes(record.body.verb)).toSorted((a, b) => a.seq - b.seq).at(-1);
}
/** The last decision by which a run goes on after its end. */
function findReopening(records) {
	return lastDecision(records, ["retry"]);
}
/** The end of a run among its records: the last one, unless somebody asked for another attempt after it. */
function findEnd(records) {
	const end = records.filter((record) => record.kind === "end").toSorted((a, b) => a.seq - b.seq).at(-1);
	const reopening = findReopening(records);
	return end !== void 0 && reopening !== void 0 && reopening.seq > end.seq ? void 0 : end;
}
/** The pause that holds: nobody went on since. Who lets a run go on that ended in a pause means that it works. */
function findPause(records) {
	const last = lastDecision(records, [
		"pause",
		"resume",
		"retry"
	]);
	return last?.body.verb === "pause" ? last : void 0;
}
/** How often a run went on after its end. */
function countReopenings({ decisions }) {
	return decisions.filter(({ body }) => body.verb === "retry").length;
}
/**
* The `execution` in the envelope of an end: a run that goes on after its end gets another one, which must have a place of its
* own. A `seq` is beyond every number that stood there before.
*/
function nextEndExecution(state, execution) {
	return findReopening(state.decisions) === void 0 ? execution : state.tip.seq + 1;
}

export { lastDecision as a, findReopening as i, findEnd as n, nextEndExecution as o, findPause as r, countReopenings as t };