import { t as utf8Length } from "./utf8-length.js";

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

export { ancestorsOf as n, takeNewestComments as t };