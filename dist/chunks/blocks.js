import { t as fenceFor } from "./fenced-code.js";
import { t as neutralise } from "./neutralise.js";

// src/core/markdown/blocks.ts
/** Text of others as a code block. Readers of raw comments look for markers and commands inside code too, so it is neutralised. */
function fencedText(text, language) {
	const fence = fenceFor(text);
	return neutralise(`${fence}${language}\n${text}\n${fence}`);
}
/** Every line behind a `>`. */
function quote(text) {
	return text.split("\n").map((line) => `> ${line}`.trimEnd()).join("\n");
}
/** Text behind a headline that opens it. The text must have no open fence at its end. */
function fold(title, text) {
	return `<details><summary>${title}</summary>\n\n${text}\n\n</details>`;
}

export { fold as n, quote as r, fencedText as t };