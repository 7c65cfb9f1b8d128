import { Sl as require_fastest_levenshtein } from "./job-agent-plan-publish.js";

// src/terminal/files/suggest-name.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
/** Returns the end of a message about a wrong name: the nearest of the right ones; an empty text where none is near. */
function suggestNearest(wrong, names) {
	if (names.length === 0) return "";
	const nearest = (0, import_fastest_levenshtein.closest)(wrong, names);
	return (0, import_fastest_levenshtein.distance)(wrong, nearest) <= Math.max(2, Math.ceil(nearest.length / 3)) ? ` Did you mean ${nearest}?` : "";
}
/** Returns the end of a message about a wrong name: the nearest of the right ones, or all of them. */
function suggestName(wrong, names) {
	if (names.length === 0) return "";
	return suggestNearest(wrong, names) || ` There ${names.length === 1 ? "is" : "are"} ${names.join(", ")}.`;
}

export { suggestNearest as n, suggestName as t };