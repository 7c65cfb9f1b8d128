import { Sn as oneLine, Tn as neutralise } from "./job-agent-plan-publish-validate.js";
import { so as describeTime } from "./job-agent-plan-publish.js";
import { Wt as taintNote, jn as describeCause } from "./job-plan-publish.js";

// src/core/view/comment/why.ts
const detailCodePoints = 500;
const mostBytes = 2e4;
function renderWhy({ subject, runs, trace }) {
	const parts = [...runs.map((run) => ({
		at: run.body.startedAt,
		text: renderRun(run)
	})), ...trace === void 0 ? [] : [{
		at: trace.at,
		text: renderTrace(trace)
	}]];
	if (parts.length === 0) return renderNothing(subject);
	return parts.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, 6).map(({ text }) => text).join("\n\n").slice(0, mostBytes);
}
function renderRun({ run, body }) {
	const head = `**Run \`${run}\` of pipeline \`${body.pipeline}\` was started** on ${describeTime(body.startedAt)}, because ${describeCause(body.trigger)}.`;
	const checks = (body.checks ?? []).map(({ check, detail }) => renderCheck({
		check,
		passed: true,
		detail
	}));
	const taint = taintNote(body);
	return [
		head,
		...checks.length === 0 ? ["Its record does not say which checks it passed: an earlier Baton wrote it."] : [],
		...checks.length === 0 ? [] : [checks.join("\n")],
		...taint === void 0 ? [] : [taint]
	].join("\n\n");
}
function renderTrace({ at, event, matches, refused }) {
	const head = `**Nothing was started** on ${describeTime(at)}, although ${neutralise(oneLine(event, detailCodePoints))}:`;
	const late = refused.map(({ pipeline, reason }) => `- ❌ no, pipeline \`${pipeline}\` fits, but ${neutralise(oneLine(reason, detailCodePoints))}.`);
	const others = matches.filter(({ pipeline }) => !refused.some((one) => one.pipeline === pipeline)).map(({ pipeline, checks }) => [
		`Pipeline \`${pipeline}\`:`,
		"",
		...checks.map(renderCheck)
	].join("\n"));
	return [
		head,
		...late.length === 0 ? [] : [late.join("\n")],
		...others
	].join("\n\n");
}
function renderCheck({ check, passed, detail }) {
	return `- ${passed ? "✅ yes" : "❌ no"}, ${neutralise(check)}: ${neutralise(oneLine(detail, detailCodePoints))}`;
}
function renderNothing(subject) {
	return [
		`Nothing is kept here about \`#${subject}\`: no run, and of the last week no event that a pipeline waits for and that started none.`,
		"Events of pull requests from forks and of Dependabot that no App heard, and events during a faulty configuration leave no trace: see the summary of the workflow run, or the log of the App.",
		"What each pipeline waits for stands under `on` in the configuration."
	].join(" ");
}

export { renderWhy as t };