import { n as fold, r as quote, t as fencedText } from "./blocks.js";
import { i as packSections } from "./handoff.js";
import { n as oneLine, t as codeSpan } from "./inline.js";
import { t as neutralise } from "./neutralise.js";
import { i as nextAfterFailure, n as failuresOf, o as classifyFailure, r as maxAttemptsOf } from "./attempts.js";
import { C as needsPerson } from "./node-hasher.js";
import { t as countReopenings } from "./decisions.js";
import { t as hasName } from "./name-list.js";
import { d as jobUrl, p as statusUrl } from "./stage-graph.js";
import { r as outcomeWords } from "./words.js";
import { n as pickDecisiveLines, r as renderFacts, t as failureCause } from "./failure.js";
import { a as describeRecourse } from "./status-comment.js";

// src/core/run/status-labels.ts
/** On a subject while a run about it goes on. */
const runningLabel = "baton:running";
/** After a run about it failed. */
const failedLabel = "baton:failed";
/** When a run about it waits for a person. */
const needsHumanLabel = "baton:needs-human";
const after = {
	failed: [failedLabel, needsHumanLabel],
	"needs-input": [needsHumanLabel]
};
/** What lets people filter their lists for the subject of a run; a view, which is never read back. */
function statusLabelsOf({ end }) {
	return end === void 0 ? [runningLabel] : after[end.body.outcome] ?? [];
}
/** Labels of an earlier run that say nothing about a subject any more, once the next one goes on. */
function staleLabels(present) {
	return present.filter((name) => hasName([failedLabel, needsHumanLabel], name));
}

// src/core/view/comment/escalation.ts
const partBytes = 16e3;
const decisiveBytes = 6e3;
/** Names the comment: there is one per run, and one more for each time that somebody let it go on after its end. */
function escalationMarker(run, reopened = 0) {
	return `<!-- baton-escalation:${run.replaceAll("-", "\\u002d")}${reopened === 0 ? "" : `/${reopened}`} -->`;
}
/**
* The one new comment of a run that a person must act on (C-22), in the seven parts of ux.md 1.5: what failed and which attempt,
* whose turn it is, the lines that say why, the logs, what follows by itself, what to type, and what a report needs.
*/
function renderEscalation(state, facts) {
	const { end } = facts;
	const stages = [...state.stages.keys()].filter((stage) => needsPerson(lastOf(state, stage)?.body.outcome ?? "skipped"));
	const failed = stages.flatMap((stage) => failuresOf(state, stage).at(-1) ?? []);
	return [
		renderVerdict(state, {
			end,
			stages
		}),
		...pack(stages.map((stage) => renderStage(state, stage))),
		...renderDecisive(failed),
		...renderCauses(end, failed),
		`**By itself** ${describeFollowing(state, failed)}. All records are kept.${renderStatusLink(state, facts.status)}`,
		`**To go on**: ${describeRecourse(state, {
			end,
			stages
		})} Take \`${needsHumanLabel}\` off when it is dealt with; the next run takes it off as well.`,
		...renderMessages(state, stages),
		fold("Names and numbers", fencedText(renderFacts(state, facts), "text")),
		escalationMarker(state.run.run, countReopenings(state))
	].join("\n\n");
}
function lastOf(state, stage) {
	const entry = state.stages.get(stage);
	return entry?.kind === "ended" ? entry.last : void 0;
}
function renderVerdict(state, { end, stages }) {
	const where = stages.length === 0 ? `: ${oneLine(end.reason)}` : ` in ${stages.map((stage) => nameTry(state, stage)).join(", ")}`;
	return `**A person is needed**${renderMention(state)}: run \`${state.run.run}\` ${outcomeWords(end.outcome)}${where}.`;
}
function nameTry(state, stage) {
	const last = lastOf(state, stage);
	const attempt = last?.attempt ?? 1;
	const attempts = Math.max(attempt, maxAttemptsOf(state.run, stage));
	return attempts === 1 || last?.body.outcome !== "failed" ? `\`${stage}\`` : `\`${stage}\`, attempt ${attempt} of ${attempts}`;
}
/** The person who started the run; never a bot, which would answer. */
function renderMention({ run }) {
	const { login, type } = run.body.trigger.actor;
	return type !== "Bot" && /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `, @${login}` : "";
}
function renderStage(state, stage) {
	const attempts = maxAttemptsOf(state.run, stage);
	const failures = failuresOf(state, stage).map(({ attempt, body }) => {
		const url = jobUrl(body.workflowRun);
		return `- ❌ \`${stage}\`, ${`attempt ${attempt} of ${Math.max(attempt, attempts)}`}: ${codeSpan(body.failure?.reason ?? body.outcome)}${url === "" ? "" : ` · [log](${url})`}`;
	});
	const last = lastOf(state, stage)?.body;
	const question = last?.outcome === "needs-input" ? [`\`${stage}\` asks:`, quote(neutralise(last.note ?? "(no question)"))] : [];
	return [[...failures.length === 0 ? [] : [failures.join("\n")], ...question].join("\n\n"), `- \`${stage}\``];
}
/** Why the last attempt of each stage failed, in sight; redacted when it was recorded. */
function renderDecisive(failed) {
	const sections = failed.flatMap(({ body }) => {
		const lines = pickDecisiveLines(body.failure?.message ?? "");
		return lines === "" ? [] : [[fencedText(lines, "text")]];
	});
	return packSections(sections, decisiveBytes).kept;
}
/** A limit of the run has no stage that failed: its words are those of the verdict, and the configuration holds it. */
function renderCauses(end, failed) {
	if (end.outcome === "needs-input") return [];
	const kinds = failed.map(({ body }) => classifyFailure(body.failure?.reason ?? "").kind);
	return [...new Set(kinds.length === 0 ? ["yours"] : kinds)].map(failureCause);
}
function describeFollowing(state, failed) {
	const following = new Set(failed.map((task) => nextAfterFailure(state, task)));
	const next = state.run.body.trigger.schedule === void 0 ? "" : "; the next time of its schedule starts a new run";
	if (following.has("final")) return `nothing follows, because another attempt would fail the same way${next}`;
	return `nothing follows${following.has("exhausted") ? ": no attempt is left" : ""}${next}`;
}
function renderStatusLink(state, status) {
	const url = statusUrl(state, status);
	return url === void 0 ? "" : ` The [status comment](${url}) has the whole run.`;
}
/** What all failures said, where that is more than the decisive lines: at most 2,000 characters each. */
function renderMessages(state, stages) {
	const failures = stages.flatMap((stage) => failuresOf(state, stage));
	const messages = failures.flatMap(({ attempt, body }) => {
		const message = body.failure?.message ?? "";
		return message === "" ? [] : [[`\`${body.stage}\`, attempt ${attempt}:\n\n${fencedText(message, "text")}`]];
	});
	const [only] = failures;
	const kept = failures.length === 1 && pickDecisiveLines(only?.body.failure?.message ?? "") === only?.body.failure?.message ? [] : pack(messages);
	return kept.length === 0 ? [] : [fold("What the failures said", kept.join("\n\n"))];
}
function pack(sections) {
	const { kept, dropped } = packSections(sections, partBytes);
	return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}

export { runningLabel as a, needsHumanLabel as i, renderEscalation as n, staleLabels as o, failedLabel as r, statusLabelsOf as s, escalationMarker as t };