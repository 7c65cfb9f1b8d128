// src/engine/thread/run-threads.ts
/** An issue takes 2,500 comments; a new one is begun long before. */
const maxComments = 1e3;
function sortLedgers(issues) {
	const sorted = issues.toSorted((a, b) => a.number - b.number);
	const isAccepting = ({ comments, locked }) => comments < maxComments && !locked;
	return {
		accepting: sorted.filter(isAccepting),
		past: sorted.filter((issue) => !isAccepting(issue)).toReversed()
	};
}
/**
* Runs issues that may hold runs about a subject. None is older than its subject, and an issue that was made after
* the subject has all of them, but for what the full one before it took at the very end.
*/
function runThreadsOf({ accepting, past }, subject) {
	const isOlderNeeded = (index) => {
		const newer = past[index - 1];
		return newer === void 0 || Date.parse(newer.createdAt) >= Date.parse(subject.createdAt);
	};
	return [...accepting, ...past.filter((_, index) => isOlderNeeded(index))].map(({ number, comments }) => {
		return {
			number,
			comments,
			about: subject.number,
			since: subject.createdAt
		};
	});
}
/** The pipeline's runs issue that takes records now, made on first use, and all others of it. */
async function ensureRunsIssue(engine, pipeline) {
	const ordered = sortLedgers(await engine.ports.ledgers.list("runs", pipeline));
	const issue = ordered.accepting[0] ?? await engine.ports.ledgers.create("runs", pipeline);
	if (issue.open) await engine.ports.ledgers.close(issue.number);
	return {
		...ordered,
		issue
	};
}
/** The longest time that a run is looked for: `limits.timeout-minutes` can give no more, and only pauses make it longer. */
const windowMilliseconds = 3024e6;
function runsSince(clock) {
	return (/* @__PURE__ */ new Date(Date.parse(clock.now()) - windowMilliseconds)).toISOString();
}
function toStoredRun(stored) {
	return stored?.record.kind === "run" ? {
		...stored,
		record: stored.record
	} : void 0;
}

export { toStoredRun as a, sortLedgers as i, runThreadsOf as n, runsSince as r, ensureRunsIssue as t };