import { n as fenceFor, t as neutralise } from "./neutralise.js";

// src/core/text/fenced-text.ts
/** Text of others as a code block. Readers of raw comments look for markers and commands inside code too, so it is neutralised. */
function fencedText(text, language) {
	const fence = fenceFor(text);
	return neutralise(`${fence}${language}\n${text}\n${fence}`);
}

export { fencedText as t };