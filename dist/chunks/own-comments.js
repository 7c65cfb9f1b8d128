import { p as viewThreadOf } from "./attempts.js";
import { r as normaliseBody } from "./plain-text.js";
import { s as isBot } from "./read-markers.js";

// src/core/view/markers.ts
const marker = /<!-- baton-(?:status|escalation|refused|reply|summary):/;
/**
* Whether a comment is what Baton showed, asked or answered: no word about the subject. Anybody can write the marker, and it hides
* nothing that people wrote. What a stage `comment` made is not meant: there an agent speaks, about the subject.
*/
function isOwnView({ author, body }) {
	return author !== null && isBot(author) && marker.test(body);
}
/** What we posted for people once, by marker and author: anybody can write the marker. */
function findOwnComment(comments, { author, marker }) {
	if (author === void 0) return void 0;
	return comments.find((comment) => comment.author?.id === author && normaliseBody(comment.body).endsWith(marker));
}
/** Stands at the end of what a built-in made: there is one thing of a stage in a run. Counts only in what our own account wrote. */
function builtinMarker(run, stage) {
	return `<!-- baton-made:${`${run}/${stage}`.replaceAll("-", "\\u002d")} -->`;
}
/** Whether a text ends with the marker of some built-in. */
function hasBuiltinMarker(text) {
	return /<!-- baton-made:\S+ -->$/.test(text.trimEnd());
}

// src/engine/thread/own-comments.ts
/** Numeric id of our account: it wrote the run's first record. */
function ownAccountId({ thread }, first) {
	return thread.find(({ id }) => id === first)?.author?.id;
}
/** Ignored records in comments that our account wrote after the run began; none while it is not known. */
function ignoredInOwnComments(reading, first) {
	const author = ownAccountId(reading, first);
	if (author === void 0) return [];
	const own = new Set(reading.thread.filter((comment) => comment.id > first && comment.author?.id === author).map(({ id }) => id));
	return reading.ignored.filter(({ comment }) => own.has(comment));
}
/** What we posted for people in the view thread of a run. No request where records and people share a thread. */
async function readOwnView(engine, { reading, first, marker }) {
	const { run } = reading.state;
	const author = ownAccountId(reading, first.id);
	const thread = viewThreadOf(run);
	const comments = thread === run.thread ? reading.thread : await engine.ports.threads.listSince(thread, first.at);
	return findOwnComment(comments, {
		author,
		marker
	});
}

export { findOwnComment as a, builtinMarker as i, ownAccountId as n, hasBuiltinMarker as o, readOwnView as r, isOwnView as s, ignoredInOwnComments as t };