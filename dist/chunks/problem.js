// src/core/problem.ts
/** For remedies that do not know what started the run; `describeStartAgain` says it of a run. */
const startAgainRemedy = "Start a new run the way this one was started: take the label off and put it on again, write the command again, send the event again, start it by hand, or wait for the next time of the schedule.";

export { startAgainRemedy as t };