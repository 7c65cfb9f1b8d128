import { t as codeSpan } from "./code-span.js";

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

export { renderReply as n, replyMarker as r, helpMarker as t };