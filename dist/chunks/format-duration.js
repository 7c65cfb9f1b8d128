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

// src/core/text/format-duration.ts
/** `4m32s`, `1m02s`, `2h05m00s`, `9s`: two-digit seconds after minutes, as in the documents users know (Y-10, X-14). */
function formatDuration(milliseconds) {
	const total = Math.max(0, Math.round(milliseconds / 1e3));
	const two = (value) => String(value).padStart(2, "0");
	const hours = Math.floor(total / 3600);
	const minutes = Math.floor(total % 3600 / 60);
	const seconds = total % 60;
	if (hours > 0) return `${hours}h${two(minutes)}m${two(seconds)}s`;
	if (minutes > 0) return `${minutes}m${two(seconds)}s`;
	return `${seconds}s`;
}

export { findFenceStart as n, isFenceEnd as r, formatDuration as t };