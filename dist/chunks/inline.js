import { n as truncateCodePoints } from "./code-points.js";
import { n as invisibleCharacters } from "./plain-text.js";
import { t as neutraliseInline } from "./neutralise-inline.js";

// src/core/markdown/inline.ts
const maxCodePoints = 200;
/**
* Text of others inside a line of ours, such as a table cell: without line breaks, so that no block can start in it, and
* without cell borders. `\|` would not do: GitHub reads the backslashes of the text before those of the table.
*/
function oneLine(text, max = maxCodePoints) {
	const flat = text.toWellFormed().replace(/\s+/gu, " ").replace(invisibleCharacters, "").trim().replaceAll("|", "¦");
	return neutraliseInline(truncateCodePoints(flat, max), {
		references: true,
		tables: true
	});
}
/** A short text of others as code on a line of ours: nothing in it can end the span, the line or a table cell. */
function codeSpan(text) {
	const code = text.toWellFormed().replace(/\s+/gu, " ").replace(invisibleCharacters, "").trim().replaceAll("`", "'").replaceAll("|", "¦").replaceAll("<!--", "<! --");
	return `\`${code === "" ? "(nothing)" : code}\``;
}

export { oneLine as n, codeSpan as t };