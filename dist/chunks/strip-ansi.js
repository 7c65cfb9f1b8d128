// src/core/text/strip-ansi.ts
const start = String.fromCharCode(27);
const bell = String.fromCharCode(7);
/** Colour and cursor codes; titles and links, which end with a bell or a string terminator; short sequences. */
const codes = new RegExp(`${start}(?:\\[[0-9:;<=>?]*[ -/]*[@-~]|\\][^${bell}${start}]*(?:${bell}|${start}\\\\)?|[ -/]?[0-~])`, "g");
/** Text as a terminal would leave it, without its control sequences. */
function stripAnsi(text) {
	return text.replace(codes, "");
}

export { stripAnsi as t };