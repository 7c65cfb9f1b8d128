import { t as invisibleCharacters } from "./invisible-characters.js";
import { n as neutraliseInline, t as truncateCodePoints } from "./truncate-code-points.js";

// src/core/text/one-line.ts
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

export { oneLine as t };