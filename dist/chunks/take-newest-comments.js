import { t as utf8Length } from "./utf8-length.js";

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

// src/core/pipeline/ancestors-of.ts
/** All stages that a stage needs, directly or through others, in the order of the config. */
function ancestorsOf(pipeline, stage) {
	const found = /* @__PURE__ */ new Set();
	const open = [stage];
	for (let next = open.pop(); next !== void 0; next = open.pop()) for (const need of pipeline.stages[next]?.needs ?? []) {
		if (found.has(need)) continue;
		found.add(need);
		open.push(need);
	}
	return Object.keys(pipeline.stages).filter((name) => found.has(name));
}

// src/core/trigger/take-newest-comments.ts
/** Bytes of comments that a run takes along; older ones are left out, whole ones only (I-32). */
const maxCommentBytes = 65536;
/** The newest comments that fit, oldest first. `separator` is what will stand between them. */
function takeNewestComments(comments, separator = "\n---\n") {
	let bytes = 0;
	const left = comments.findLastIndex(({ body }) => {
		bytes += utf8Length(body) + separator.length;
		return bytes > maxCommentBytes;
	});
	return comments.slice(left + 1);
}

export { isFenceEnd as i, ancestorsOf as n, findFenceStart as r, takeNewestComments as t };