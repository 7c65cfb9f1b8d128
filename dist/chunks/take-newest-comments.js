import { t as utf8Length } from "./utf8-length.js";

// src/core/transfer/concluded-tasks.ts
/**
* What a stage that has ended came to: its last execution, and before it those that handed over to the agents after them.
* Later ones win, so a branch or a handoff that only an earlier agent left is not lost. Empty while it has not ended.
*/
function concludedTasks({ stages, tasks, transfers }, stage) {
	const entry = stages.get(stage);
	if (entry?.kind !== "ended") return [];
	const handedOver = new Set(transfers.filter(({ task }) => task === stage).map(({ execution }) => execution));
	return [...tasks.filter(({ body, execution }) => body.stage === stage && handedOver.has(execution)), entry.last];
}

// src/core/transfer/concluded-bodies.ts
/** The bodies of `concludedTasks`. */
function concludedBodies(state, stage) {
	return concludedTasks(state, stage).map(({ body }) => body);
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

export { concludedBodies as n, concludedTasks as r, takeNewestComments as t };