import { t as oneLine } from "./one-line.js";
import { t as codeSpan } from "./code-span.js";
import { t as neutralise } from "./neutralise.js";

// src/core/text/reply-comment.ts
/** At the very end of an answer: a command is answered once, however often its job runs. */
function replyMarker(comment) {
	return `<!-- baton-reply:${comment} -->`;
}
/** The line above it in an answer that lists the commands: the next such answer takes its place. */
const helpMarker = "<!-- baton-help -->";
/** What a command is answered with. Never empty; `parts` are harmless already. */
function renderReply(parts, { comment, login }) {
	const text = parts.filter((part) => part.trim() !== "").join("\n\n");
	return [
		`${codeSpan(login)} asked:`,
		text === "" ? "There is nothing to tell." : text,
		replyMarker(comment)
	].join("\n\n");
}

// src/core/text/refusal-comment.ts
/** Where the whole answer would be longer than anybody reads. */
const shownReasons = 5;
const reasonCodePoints = 1e3;
/** Ends the comment, so that the same refusal is said once: to one person a day, or about one comment. */
function refusalMarker(to) {
	return "person" in to ? `<!-- baton-refused:person:${to.person} -->` : `<!-- baton-refused:comment:${to.comment} -->`;
}
/** The answer to a command that has no effect: why, and who could (U13). Mentions nobody. */
function renderRefusal(login, refusals, marker) {
	const shown = refusals.slice(0, shownReasons).map(({ pipeline, reason }) => {
		return `- ${pipeline === void 0 ? "" : `pipeline \`${pipeline}\`: `}${neutralise(oneLine(reason, reasonCodePoints))}`;
	});
	const more = refusals.length > shownReasons ? [`- and ${refusals.length - shownReasons} more`] : [];
	return [
		`⛔ The command of \`${login}\` had no effect.`,
		[...shown, ...more].join("\n"),
		marker
	].join("\n\n");
}

export { replyMarker as a, renderReply as i, renderRefusal as n, helpMarker as r, refusalMarker as t };