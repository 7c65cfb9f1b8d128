import { n as oneLine, t as codeSpan } from "./inline.js";
import { r as require_fastest_levenshtein } from "./analyze-template.js";
import { t as neutralise } from "./neutralise.js";
import { i as verbs } from "./command.js";
import { n as filtersOf } from "./filter-schema.js";

// src/core/trigger/list-commands.ts
var import_fastest_levenshtein = require_fastest_levenshtein();
/** The commands that this repository has on an issue or a pull request: those of its pipelines, then our own. */
function listCommands(config, kind) {
	const pipelines = Object.entries(config.pipelines);
	const own = pipelines.flatMap(([pipeline, { on }]) => filtersOf(on.comment).filter(({ subject = kind }) => subject === kind).map(({ command }) => ({
		line: command,
		does: `starts pipeline \`${pipeline}\``
	})));
	const key = kind === "issue" ? "issues" : "pull-requests";
	const runs = pipelines.filter(([, { on }]) => on[key] !== void 0 || on.comment !== void 0 || on.manual === true).map(([pipeline]) => ({
		line: `/baton run ${pipeline}`,
		does: `starts pipeline \`${pipeline}\`, whatever its filters say`
	}));
	return [
		...own,
		...runs,
		...listVerbs()
	];
}
function listVerbs() {
	return Object.entries(verbs).flatMap(([verb, { takes, does }]) => {
		if (does === void 0 || takes === "pipeline") return [];
		const plain = {
			line: `/baton ${verb}`,
			does
		};
		if (takes === void 0) return [plain];
		const full = {
			line: `/baton ${verb} <stage>`,
			does: takes === "stage" ? does : "the same for one stage alone"
		};
		return takes === "stage" ? [full] : [plain, full];
	});
}
/** The command that somebody most likely meant, if one is near enough. */
function findNearest(line, commands) {
	const lines = commands.map((command) => command.line);
	if (lines.length === 0) return void 0;
	const verbOf = (text) => text.split(" ")[1] ?? "";
	const said = verbOf(line);
	const whole = (0, import_fastest_levenshtein.closest)(line, lines);
	if ((0, import_fastest_levenshtein.distance)(line, whole) <= 2) return whole;
	const near = lines.filter((candidate) => (0, import_fastest_levenshtein.distance)(said, verbOf(candidate)) <= Math.max(1, Math.floor(said.length / 3)));
	return near.length === 0 ? void 0 : (0, import_fastest_levenshtein.closest)(line, near);
}

// src/core/view/comment/reply.ts
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
/** What this repository has, in a table. */
function renderHelp(commands) {
	const rows = commands.map(({ line, does }) => `| ${codeSpan(line)} | ${does} |`);
	const foot = "A command is the whole first line of a new comment, from its first character. Text below it is for the agents.";
	return [
		[
			"| comment | what it does |",
			"|---|---|",
			...rows
		].join("\n"),
		foot,
		helpMarker
	].join("\n\n");
}
/** One answer to a line that we do not know: what may have been meant, and the list. */
function renderUnknown(line, commands) {
	const nearest = findNearest(line, commands);
	const guess = nearest === void 0 ? "" : ` Did you mean ${codeSpan(nearest)}?`;
	return `${codeSpan(line)} is no command here.${guess} Nothing was done.\n\n${renderHelp(commands)}`;
}

// src/core/view/comment/refusal.ts
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

export { renderReply as a, listCommands as c, renderHelp as i, renderRefusal as n, renderUnknown as o, helpMarker as r, replyMarker as s, refusalMarker as t };