// src/core/trigger/has-subject.ts
/** Whether an event is about an issue or pull request; runs of all others live on their pipeline's runs issue. */
function hasSubject({ kind }) {
	return kind !== "schedule" && kind !== "webhook" && kind !== "manual";
}

export { hasSubject as t };