import { t as invisibleCharacters } from "./invisible-characters.js";

// src/core/text/code-span.ts
/** A short text of others as code on a line of ours: nothing in it can end the span, the line or a table cell. */
function codeSpan(text) {
	const code = text.toWellFormed().replace(/\s+/gu, " ").replace(invisibleCharacters, "").trim().replaceAll("`", "'").replaceAll("|", "¦").replaceAll("<!--", "<! --");
	return `\`${code === "" ? "(nothing)" : code}\``;
}

export { codeSpan as t };