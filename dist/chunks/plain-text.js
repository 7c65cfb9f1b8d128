// src/core/text/plain-text.ts
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** One line: every line break with the white space around it becomes one space. A single line stays as it is. */
function flattenText(text) {
	const [only, ...more] = text.split(lineBreak);
	if (only !== void 0 && more.length === 0) return only;
	return text.split(lineBreak).map((line) => line.trim()).filter((line) => line !== "").join(" ");
}
const start = String.fromCharCode(27);
const bell = String.fromCharCode(7);
/** Colour and cursor codes; titles and links, which end with a bell or a string terminator; short sequences. */
const codes = new RegExp(`${start}(?:\\[[0-9:;<=>?]*[ -/]*[@-~]|\\][^${bell}${start}]*(?:${bell}|${start}\\\\)?|[ -/]?[0-~])`, "g");
/** Text as a terminal would leave it, without its control sequences. */
function stripAnsi(text) {
	return text.replace(codes, "");
}
/**
* Everything that is stored but not seen (T07): control characters except tab and line ends, interlinear annotations, and all
* that Unicode tells a renderer to ignore: soft hyphen, joiners, fillers, directional marks, variation selectors, and the
* tag block that mirrors ASCII. Emoji lose their joiners and selectors too: the parts stay readable, and no exception can
* be used to smuggle.
*/
const invisibleCharacters = /(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;
/** A comment's text for comparing: GitHub may store other line ends and drop blanks at the ends. */
function normaliseBody(body) {
	return body.replaceAll("\r\n", "\n").trim();
}

export { stripAnsi as i, invisibleCharacters as n, normaliseBody as r, flattenText as t };