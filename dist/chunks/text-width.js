import { b as stripAnsi } from "./job-cli.js";

// src/terminal/draw/text-width.ts
const wide = /\p{Emoji_Presentation}|.\uFE0F|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/gu;
function widthOf(text) {
	const shown = stripAnsi(text);
	const doubled = shown.match(wide)?.length ?? 0;
	return [...shown.replaceAll("️", "")].length + doubled;
}
function padTo(text, columns) {
	return text + " ".repeat(Math.max(0, columns - widthOf(text)));
}
function wrapText(text, columns) {
	return text.split("\n").map((line) => wrapLine(line, columns)).join("\n");
}
function wrapLine(line, columns) {
	if (widthOf(line) <= columns) return line;
	const lines = [];
	let current = "";
	for (const word of line.split(" ").flatMap((whole) => cutWord(whole, columns))) {
		const longer = current === "" ? word : `${current} ${word}`;
		if (current !== "" && widthOf(longer) > columns) {
			lines.push(current);
			current = word;
		} else current = longer;
	}
	return [...lines, current].join("\n");
}
function cutWord(word, columns) {
	if (widthOf(word) <= columns || stripAnsi(word) !== word) return [word];
	const pieces = [];
	let piece = "";
	for (const character of word) {
		if (piece !== "" && widthOf(piece + character) > columns) {
			pieces.push(piece);
			piece = "";
		}
		piece += character;
	}
	return [...pieces, piece];
}
function cutTo(text, columns) {
	if (widthOf(text) <= columns) return text;
	const [first = ""] = columns > 1 ? cutWord(text, columns - 1) : [];
	return `${first}…`;
}
function prefixLines(text, prefix) {
	return text.split("\n").map((line) => `${prefix}${line}`.trimEnd()).join("\n");
}

export { wrapText as a, widthOf as i, padTo as n, prefixLines as r, cutTo as t };