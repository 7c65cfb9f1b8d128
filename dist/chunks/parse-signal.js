// src/core/output/parse-signal.ts
const line = /^\[(?:BATON|CF)-RESULT: (success|failure|noop|needs-input)(?:\]([ \t].*)?| (.*)\])$/;
const outcomes = {
	success: "succeeded",
	failure: "failed",
	noop: "noop",
	"needs-input": "needs-input"
};
const categories = [
	"tests-failed",
	"compile-error",
	"empty-output"
];
/**
* The signal in the last non-empty line, or undefined: then nothing is known, and nothing may be taken for success. White
* space and a carriage return after it are trimmed and nothing else: in colour, bold, a fence, upper case or with
* anything before it, it is no signal. A reason stands after the bracket or inside; a success has none.
*/
function parseSignal(finalText) {
	const text = finalText.trimEnd();
	const match = line.exec(text.slice(text.lastIndexOf("\n") + 1));
	const word = match?.[1];
	if (match === null || !isWord(word)) return void 0;
	const reason = (match[2] ?? match[3] ?? "").trim();
	const outcome = outcomes[word];
	if (reason === "") return {
		outcome,
		...outcome === "failed" ? { category: "other" } : {}
	};
	if (outcome === "succeeded") return void 0;
	return {
		outcome,
		reason,
		...outcome === "failed" ? { category: categoryOf(reason) } : {}
	};
}
function isWord(word) {
	return word !== void 0 && Object.hasOwn(outcomes, word);
}
function categoryOf(reason) {
	return categories.find((category) => category === reason) ?? "other";
}

export { parseSignal as t };