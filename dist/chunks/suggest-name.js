import { V as findNearest } from "./job-agent-plan-publish-validate.js";

// src/terminal/files/suggest-name.ts
/** Returns the end of a message about a wrong name: the nearest of the right ones; an empty text where none is near. */
function suggestNearest(wrong, names) {
	const nearest = findNearest(wrong, names);
	return nearest === void 0 ? "" : ` Did you mean ${nearest}?`;
}
/** Returns the end of a message about a wrong name: the nearest of the right ones, or all of them. */
function suggestName(wrong, names) {
	if (names.length === 0) return "";
	return suggestNearest(wrong, names) || ` There ${names.length === 1 ? "is" : "are"} ${names.join(", ")}.`;
}

export { suggestNearest as n, suggestName as t };