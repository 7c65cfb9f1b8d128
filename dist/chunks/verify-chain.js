// src/core/record/verify-chain.ts
/**
* What is missing or out of place in the chains of the runs: `seq` without gaps, each `prev` naming the one before.
* Records of a ledger are chained among themselves (`verify-ledger.ts`).
*/
function verifyChain(records, aside = []) {
	const links = [...records.filter(({ record }) => record.kind !== "history").map(({ record, digest }) => ({
		run: record.run,
		seq: record.seq,
		prev: record.prev,
		digest
	})), ...aside.map(({ envelope, digest }) => ({
		run: envelope.run,
		seq: envelope.seq,
		prev: envelope.prev,
		digest
	}))];
	return [...Map.groupBy(links, ({ run }) => run).values()].flatMap(verifyRun);
}
function verifyRun(links) {
	const sorted = links.toSorted((a, b) => a.seq - b.seq);
	return sorted.flatMap((link, index) => findBreak(link, sorted[index - 1] ?? {
		...link,
		seq: 0,
		digest: ""
	}));
}
function findBreak(link, before) {
	const { run, seq, prev } = link;
	if (seq !== before.seq + 1) return [{
		code: "BATON-E412",
		message: `Run "${run}" has no record ${before.seq + 1}: it goes on with ${seq}. A comment was deleted, or its record is ignored.`
	}];
	if (prev === before.digest) return [];
	return [{
		code: "BATON-E413",
		message: `Record ${seq} of run "${run}" does not name the record before it. One of the two is not the one that was written.`
	}];
}

export { verifyChain as t };