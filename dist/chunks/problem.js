// src/core/problem.ts
/** Returns a problem as people read it: its code, then its sentence. */
function problemText({ code, message }) {
	return `${code}: ${message}`;
}
/** Returns the words of anything that was thrown. Only an `Error` has a message; everything else is shown as text. */
function messageOf(thrown) {
	return thrown instanceof Error ? thrown.message : String(thrown);
}
/** For remedies that do not know what started the run; `describeStartAgain` says it of a run. */
const startAgainRemedy = "Start a new run the way this one was started: take the label off and put it on again, write the command again, send the event again, start it by hand, or wait for the next time of the schedule.";

export { problemText as n, startAgainRemedy as r, messageOf as t };