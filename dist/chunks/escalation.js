import { An as renderCodeLinks, Cn as quote, Sn as oneLine, Tn as neutralise, bn as codeSpan, kn as linkCodes, wn as renderDetails, xn as fencedText } from "./job-agent-plan-publish-validate.js";
import { $ as needsHumanLabel, Bn as lastOf, Gn as reasonWithName, Hn as renderGoingOn, Kn as renderEndReason, Un as failureWords, Vn as listStagesOfNeed, Wn as nextAfterFailure, Xn as pageOf, Yn as jobUrl, Zn as statusUrl, Zt as packSections, _r as escalationMarker, in as outcomeWords, pt as mentionOf, qn as tellWaits, rn as listNames, zn as findGoingOn } from "./job-plan-publish.js";
import { Ea as titleOf, Vi as countReopenings, ai as failuresOf, ci as maxAttemptsOf, ga as failedChildrenOf, pi as classifyFailure, vi as answerWithin } from "./job-agent-plan-publish.js";
import { n as pickDecisiveLines, r as renderFacts, t as failureCauses } from "./failure-report.js";

// src/core/view/comment/escalation.ts
const partBytes = 16e3;
const decisiveBytes = 6e3;
function renderEscalation(state, facts) {
	const { end } = facts;
	const stages = listStagesOfNeed(state);
	const failed = listFailed(state, stages);
	const own = failed.filter(({ body }) => stages.includes(body.stage));
	const sections = failed.map((task, index) => renderFailed(state, task, failed.slice(0, index)));
	return [
		renderVerdict(state, {
			end,
			stages
		}),
		...renderWay(findGoingOn(state, facts)),
		...renderQuestions(state, stages),
		...renderWarnings(failed),
		...packSections(sections.slice(0, mostShown), decisiveBytes).kept,
		...renderCauses(state, {
			end,
			failed
		}),
		...renderRest(sections.slice(mostShown)),
		`**By itself** ${describeFollowing(state, own)}. All records are kept.${renderStatusLink(state, facts.status)}`,
		...renderMessages(state, failed),
		renderDetails("Names and numbers", fencedText(renderFacts(state, facts), "text")),
		escalationMarker(state.run.run, countReopenings(state))
	].join("\n\n");
}
function renderVerdict(state, { end, stages }) {
	const where = stages.length === 0 ? linkCodes(renderEndReason(end.reason)) : ` in ${listNames(stages, (stage) => nameAttempt(state, stage))}`;
	const late = end.outcome === "needs-input" && stages.length > 0 ? ` Nobody answered within ${answerWithin(state.run)}.` : "";
	return `**A person is needed**${mentionOf(state)}: run \`${state.run.run}\` ${outcomeWords(end.outcome)}${where}.${late}`;
}
function renderWay(way) {
	const { first, command, effect, others } = way;
	const label = `Take \`${needsHumanLabel}\` off when it is dealt with; the next run takes it off as well.`;
	if (command === void 0) return [`**To go on**, ${renderGoingOn(way)} ${label}`];
	const after = [
		`It ${effect}.`,
		others,
		label
	].filter((part) => part !== "");
	return [
		`**To go on**, ${first}:`,
		`\`\`\`text\n${command}\n\`\`\``,
		after.join(" ")
	];
}
function nameAttempt(state, stage) {
	const last = lastOf(state, stage);
	const attempt = last?.attempt ?? 1;
	const attempts = Math.max(attempt, maxAttemptsOf(state.run, stage));
	const title = codeSpan(titleOf(state.run, stage));
	return attempts === 1 || last?.body.outcome !== "failed" ? title : `${title}, attempt ${attempt} of ${attempts}`;
}
function listFailed(state, stages) {
	return stages.flatMap((stage) => {
		const own = failuresOf(state, stage).at(-1);
		return own === void 0 ? [] : [...listFailed(state, failedChildrenOf(state, stage)), own];
	});
}
function renderAttempts(state, stage) {
	const attempts = maxAttemptsOf(state.run, stage);
	const title = codeSpan(titleOf(state.run, stage));
	return failuresOf(state, stage).map(({ attempt, body }) => {
		const url = jobUrl(body.workflowRun);
		const of = attempts === 1 && attempt === 1 ? "" : `, attempt ${attempt} of ${Math.max(attempt, attempts)}`;
		return `- ❌ ${title}${of}: ${reasonWithName(body.failure?.reason ?? body.outcome)}${url === "" ? "" : ` · [log](${url})`}`;
	}).join("\n");
}
function renderQuestions(state, stages) {
	return packWithNote(stages.flatMap((stage) => {
		const last = lastOf(state, stage)?.body;
		if (last?.outcome !== "needs-input") return [];
		const title = codeSpan(titleOf(state.run, stage));
		return [[`${title} asks:\n\n${quote(neutralise(last.note ?? "(no question)", pageOf(state.run)))}`, `- ${title} asks.`]];
	}));
}
const mostWarnings = 3;
const warningCodePoints = 600;
function renderWarnings(failed) {
	const lines = [...new Set(failed.flatMap(({ body }) => body.warnings.filter((warning) => warning.startsWith("BATON-E"))))].slice(0, mostWarnings).map((warning) => `- ⚠️ ${linkCodes(oneLine(warning, warningCodePoints))}`);
	return lines.length === 0 ? [] : [lines.join("\n")];
}
const mostShown = 2;
function renderFailed(state, { body }, earlier) {
	const text = decisiveOf(body);
	const lines = text === "" || earlier.some((other) => decisiveOf(other.body) === text) ? [] : [fencedText(text, "text"), ...renderCodeLinks(text)];
	const attempts = renderAttempts(state, body.stage);
	return [[attempts, ...lines].join("\n\n"), attempts];
}
function renderRest(sections) {
	return sections.length === 0 ? [] : [renderDetails(`${sections.length} more failed`, packWithNote(sections).join("\n\n"))];
}
function decisiveOf({ failure }) {
	return pickDecisiveLines(failure?.message ?? "");
}
function renderCauses(state, { end, failed }) {
	if (end.outcome === "needs-input") return [];
	const other = /: BATON-E74[68]: /.test(end.reason) ? "agent" : "yours";
	if (failed.length === 0) return [failureCauses[other]];
	const kinds = Map.groupBy(failed, ({ body }) => classifyFailure(body.failure?.reason ?? "").kind);
	if (kinds.size === 1) return [...kinds.keys()].map((kind) => failureCauses[kind]);
	return [...kinds].map(([kind, tasks]) => {
		const names = tasks.map(({ body }) => titleOf(state.run, body.stage));
		return `${listNames(names, codeSpan)}: ${failureCauses[kind]}`;
	});
}
function describeFollowing(state, failed) {
	const following = new Set(failed.map((task) => nextAfterFailure(state, task)));
	const next = state.run.body.trigger.schedule === void 0 ? "" : "; the next time of its schedule starts a new run";
	if (following.has("later")) return `nothing follows: ${failed.flatMap((task) => [failureWords(task.body), ...tellWaits(state, task)]).join("; ")}${next}`;
	if (following.has("final")) return `nothing follows, because another attempt would fail the same way${next}`;
	return `nothing follows${following.has("exhausted") ? ": no attempt is left" : ""}${next}`;
}
function renderStatusLink(state, status) {
	const url = statusUrl(state, status);
	return url === void 0 ? "" : ` The [status comment](${url}) has the whole run.`;
}
function renderMessages(state, failed) {
	const shown = /* @__PURE__ */ new Set(["", ...failed.map(({ body }) => decisiveOf(body))]);
	const kept = packWithNote(failed.flatMap(({ body }) => failuresOf(state, body.stage)).flatMap(({ attempt, body }) => {
		const message = body.failure?.message ?? "";
		if (shown.has(message)) return [];
		shown.add(message);
		return [[`${codeSpan(titleOf(state.run, body.stage))}, attempt ${attempt}:\n\n${fencedText(message, "text")}`]];
	}));
	return kept.length === 0 ? [] : [renderDetails("What the failures said", kept.join("\n\n"))];
}
function packWithNote(sections) {
	const { kept, dropped } = packSections(sections, partBytes);
	return dropped === 0 ? kept : [...kept, `_${dropped} more are in the comments of their tasks._`];
}

export { renderEscalation };