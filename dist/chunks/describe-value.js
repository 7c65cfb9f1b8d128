// src/core/handoff/describe-value.ts
/** A JSON value in a few words, for a sentence that says what was seen. */
function describeValue(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "object") return "an object";
	const text = JSON.stringify(value) ?? "nothing";
	return `the ${typeof value} ${text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text}`;
}

export { describeValue as t };