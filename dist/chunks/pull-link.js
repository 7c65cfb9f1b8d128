import { t as fold } from "./fold.js";
import { t as neutralise } from "./neutralise.js";
import { t as fencedText } from "./fenced-text.js";

// src/core/text/artifact-link.ts
/** Where a person finds what a record keeps in an artifact. */
function renderArtifactLink({ locator, workflowRun }) {
	if (locator === void 0) return "";
	const name = `artifact ${locator.artifactId}`;
	return `${workflowRun.url === "" ? name : `[${name}](${workflowRun.url}/artifacts/${locator.artifactId})`} of workflow run ${locator.run}, ${locator.bytes} bytes, \`${locator.sha256}\``;
}

// src/core/text/handoff-detail.ts
/** Detail and data of a handoff, folded; nothing when it has neither. */
function renderHandoffDetail(handoff, title) {
	const data = handoff.data === void 0 ? [] : [fencedText(JSON.stringify(handoff.data, null, 2), "json")];
	const detail = handoff.detail === void 0 ? [] : [neutralise(handoff.detail)];
	if (data.length + detail.length === 0) return [];
	return [fold(title, [...detail, ...data].join("\n\n"))];
}

// src/core/text/quote.ts
/** Every line behind a `>`. */
function quote(text) {
	return text.split("\n").map((line) => `> ${line}`.trimEnd()).join("\n");
}

// src/core/text/pull-link.ts
/** `#7` for the result `pr` of a task, when it is the number of a pull request: agents write results too, so it may be anything. */
function pullLink(results) {
	const number = Object.hasOwn(results, "pr") ? results.pr : void 0;
	return number !== void 0 && /^[1-9][0-9]{0,9}$/.test(number) ? `#${number}` : void 0;
}

export { renderArtifactLink as i, quote as n, renderHandoffDetail as r, pullLink as t };