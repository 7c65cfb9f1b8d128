import { B as findNearest } from "./job-agent-plan-publish-validate.js";

// src/terminal/files/suggest-name.ts
function suggestNearest(wrong, names) {
	const nearest = findNearest(wrong, names);
	return nearest === void 0 ? "" : ` Did you mean ${nearest}?`;
}
function suggestName(wrong, names) {
	if (names.length === 0) return "";
	return suggestNearest(wrong, names) || ` There ${names.length === 1 ? "is" : "are"} ${names.join(", ")}.`;
}

export { suggestNearest as n, suggestName as t };