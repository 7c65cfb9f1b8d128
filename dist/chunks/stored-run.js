// src/engine/stored-run.ts
function asStoredRun(stored) {
	return stored?.record.kind === "run" ? {
		...stored,
		record: stored.record
	} : void 0;
}

export { asStoredRun as t };