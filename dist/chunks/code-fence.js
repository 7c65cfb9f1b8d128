// src/core/text/code-fence.ts
/** Reads a line, without indentation, as the start of a fenced code block. */
function findFenceStart(line) {
	const length = countRun(line);
	if (length < 3) return void 0;
	const character = line.charAt(0);
	const info = line.slice(length).trim();
	return character === "`" && info.includes("`") ? void 0 : {
		character,
		length,
		info
	};
}
/** Whether a line, without indentation, ends the block that `fence` started. */
function isFenceEnd(line, fence) {
	if (line.charAt(0) !== fence.character) return false;
	const length = countRun(line);
	return length >= fence.length && line.slice(length).trim() === "";
}
function countRun(line) {
	const character = line.charAt(0);
	if (character !== "`" && character !== "~") return 0;
	let length = 1;
	while (line.charAt(length) === character) length += 1;
	return length;
}

export { isFenceEnd as n, findFenceStart as t };