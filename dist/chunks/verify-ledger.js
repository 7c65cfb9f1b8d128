// src/core/history/verify-ledger.ts
/**
* Gaps among records of one ledger that stand one after the other. Two runs of a pipeline can end at the same moment, so
* a gap is reported and nothing is refused (DESIGN 4.5).
*/
function verifyLedger(records) {
	const sorted = records.filter(({ record }) => record.kind === "history").toSorted((a, b) => a.comment - b.comment);
	return sorted.slice(1).flatMap(({ record }, index) => {
		if (record.prev === sorted[index]?.digest) return [];
		return [{
			code: "BATON-E414",
			message: `The record of run "${record.run}" on ledger #${record.thread} does not continue the one before it (run "${sorted[index]?.record.run}"): two runs ended at the same moment, or a comment was deleted.`
		}];
	});
}

export { verifyLedger as t };