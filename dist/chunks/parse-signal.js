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
function parseSignal(finalText) {
	const text = finalText.trimEnd();
	const match = line.exec(text.slice(text.lastIndexOf("\n") + 1));
	const word = match?.[1];
	if (match === null || !isWord(word)) return void 0;
	const reason = (match[2] ?? match[3] ?? "").trim();
	const outcome = outcomes[word];
	if (reason === "") return {
		outcome,
		category: outcome === "failed" ? "other" : void 0
	};
	if (outcome === "succeeded") return void 0;
	return {
		outcome,
		reason,
		category: outcome === "failed" ? categoryOf(reason) : void 0
	};
}
function isWord(word) {
	return word !== void 0 && Object.hasOwn(outcomes, word);
}
function categoryOf(reason) {
	return categories.find((category) => category === reason) ?? "other";
}

export { parseSignal as t };