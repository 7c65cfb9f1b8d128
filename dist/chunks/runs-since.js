// src/engine/stored-run.ts
function asStoredRun(stored) {
	return stored?.record.kind === "run" ? {
		...stored,
		record: stored.record
	} : void 0;
}

// src/engine/runs-since.ts
/** The longest time that a run is looked for: `limits.timeout-minutes` can give no more, and only pauses make it longer. */
const windowMilliseconds = 3024e6;
function runsSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds)).toISOString();
}

export { asStoredRun as n, runsSince as t };