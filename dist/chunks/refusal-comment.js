import { t as neutralise } from "./neutralise.js";
import { t as oneLine } from "./one-line.js";

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

export { renderRefusal as n, refusalMarker as t };