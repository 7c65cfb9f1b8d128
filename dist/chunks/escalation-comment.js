import { t as classifyFailure } from "./failure-reason.js";
import { v as needsPerson } from "./create-verifier.js";
import { a as pipelineOf, i as attemptsIn } from "./retry-rule-of.js";
import { n as nameSubject, r as jobUrl, t as countReopenings } from "./count-reopenings.js";
import { r as failuresOf } from "./agent-for.js";
import { t as hasName } from "./has-name.js";
import { a as describeStartAgain, c as statusUrl, f as whatFollows, m as viewThreadOf, p as packSections } from "./status-comment.js";
import { t as codeSpan } from "./code-span.js";
import { t as truncateCodePoints } from "./truncate-code-points.js";
import { t as failureCause } from "./failure-cause.js";
import { t as fencedText } from "./fenced-text.js";
import { t as fold } from "./fold.js";
import { t as neutralise } from "./neutralise.js";
import { t as oneLine } from "./one-line.js";
import { n as quote } from "./pull-link.js";
import { n as outcomeWords } from "./stage-graph.js";

// src/core/pipeline/status-labels.ts
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

// src/core/text/decisive-lines.ts
const endLines = 6;
const earlierLines = 3;
const maxCodePoints = 1200;
const sign = /\b(?:error|exception|fail(?:ed|ure)?|fatal|panic|denied|refused|forbidden|not found|not ok|cannot|unable|expected)\b/i;
/**
* The lines of a failure that say most, in their order: our own sentence, the first ones that name an error, and the end, where
* programs say why they stopped. Left-out lines are counted.
*/
function pickDecisiveLines(message) {
	const lines = message.split("\n").filter((line) => line.trim() !== "");
	const end = lines.length - endLines;
	const named = lines.flatMap((line, index) => index > 0 && index < end && sign.test(line) ? [index] : []);
	const earlier = /* @__PURE__ */ new Set([0, ...named.slice(0, earlierLines)]);
	const kept = lines.flatMap((_, index) => index >= end || earlier.has(index) ? [index] : []);
	const shown = kept.flatMap((index, place) => {
		const left = index - (kept[place - 1] ?? -1) - 1;
		return [...left === 0 ? [] : [`… ${left} more line${left === 1 ? "" : "s"}`], lines[index] ?? ""];
	});
	return truncateCodePoints(shown.join("\n"), maxCodePoints, { mark: "…" });
}

// src/core/text/describe-recourse.ts
/** What a person types or does so that it goes on. A new run is the way that is always there. */
function describeRecourse(state, { end, stages }) {
	const first = describeRemedy(state, {
		end,
		stages
	});
	const again = describeStartAgain(state.run.body.trigger);
	if (end.outcome !== "failed" || !canRetry(state, stages)) return `${first}${again}.`;
	const commands = stages.map((stage) => codeSpan(`/baton retry ${stage}`)).join(" and ");
	if (hearsCommands(state)) return `${first}comment ${commands}, which keeps what the other stages left. Or ${again}.`;
	return `${first}${again}. Where comments are heard (\`issue_comment\` in the workflow, or the App), ${commands} keeps what the other stages left.`;
}
/** What comes first. The next attempt or run reads the text of the subject; on a runs issue nobody asked for anything. */
function describeRemedy(state, { end, stages }) {
	const { run } = state;
	const isAsked = run.body.trigger.schedule === void 0;
	const subject = nameSubject(run, viewThreadOf(run));
	if (end.outcome === "needs-input") return `answer the question ${isAsked ? `in the text of ${subject}` : "where its prompt reads it"}, then `;
	const kinds = new Set(reasonsOf(state, stages).map((reason) => classifyFailure(reason).kind));
	if (kinds.has("agent")) return `mend the cause of the failure${isAsked ? ` in ${subject}` : ""}, then `;
	return kinds.size === 0 || kinds.has("yours") || kinds.has("account") ? "mend that, then " : "";
}
/** A run keeps the configuration that it started with, and what it lost stays lost: then only a new one helps. */
function canRetry(state, stages) {
	const reasons = reasonsOf(state, stages);
	return reasons.length > 0 && reasons.every((reason) => classifyFailure(reason).recourse === "retry");
}
function reasonsOf(state, stages) {
	return stages.map((stage) => failuresOf(state, stage).at(-1)?.body.failure?.reason ?? "");
}
/** Surely: a command can start this pipeline, or did. `validate` sees to it that the workflow hears it. */
function hearsCommands({ run }) {
	return run.body.trigger.kind === "comment" || pipelineOf(run).on.comment !== void 0;
}

// src/core/text/failure-facts.ts
/** What a report of a failure needs: names, versions and where it ran, one fact a line. */
function renderFacts(state, facts) {
	const { run, tasks } = state;
	const last = tasks.at(-1);
	const workflowRun = last?.body.workflowRun ?? run.body.workflowRun;
	return [
		...facts.version === void 0 ? [] : [`baton: ${facts.version}`],
		`run: ${run.run}`,
		`pipeline: ${run.body.pipeline}`,
		`configuration: ${run.body.commit}`,
		`last task: ${last === void 0 ? "(none)" : `${last.body.stage}, attempt ${last.attempt}, execution ${last.execution}`}`,
		...last === void 0 ? [] : [`agent: ${nameAgent(last.body)}`],
		`workflow run: ${workflowRun.id}, attempt ${workflowRun.attempt}${workflowRun.job === void 0 ? "" : `, job ${workflowRun.job}`}`,
		`ended: ${facts.end.finishedAt}, ${facts.end.reason}`
	].join("\n");
}
/** Its engine, its model, and that it was not isolated, as far as they are known. */
function nameAgent({ agent, engine, usage, isolated, prompt }) {
	return `${agent} (${engine}${usage?.model === void 0 ? "" : `, ${usage.model}`}${isolated || prompt === void 0 ? "" : ", not isolated"})`;
}

// src/core/text/escalation-comment.ts
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
	const attempts = Math.max(attempt, attemptsIn(state.run, stage));
	return attempts === 1 || last?.body.outcome !== "failed" ? `\`${stage}\`` : `\`${stage}\`, attempt ${attempt} of ${attempts}`;
}
/** The person who started the run; never a bot, which would answer. */
function renderMention({ run }) {
	const { login, type } = run.body.trigger.actor;
	return type !== "Bot" && /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(login) ? `, @${login}` : "";
}
function renderStage(state, stage) {
	const attempts = attemptsIn(state.run, stage);
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
	const following = new Set(failed.map((task) => whatFollows(state, task)));
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