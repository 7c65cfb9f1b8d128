import { n as truncateCodePoints } from "./code-points.js";

// src/core/handoff/handoff-error.ts
/** So many errors are shown; the rest are counted. */
const shown = 20;
const sentenceCodePoints = 500;
/** What is wrong, each in one sentence, bounded: the values in it were written by an agent. */
function describeErrors(errors) {
	const sentences = errors.slice(0, shown).map(({ message }) => truncateCodePoints(message, sentenceCodePoints, { mark: "…" }));
	return errors.length > shown ? [...sentences, `There are ${errors.length - shown} more.`] : sentences;
}
/** A JSON value in a few words, for a sentence that says what was seen. */
function describeValue(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "an object";
	const text = JSON.stringify(value) ?? "nothing";
	return `the ${typeof value} ${text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text}`;
}

export { describeValue as n, describeErrors as t };