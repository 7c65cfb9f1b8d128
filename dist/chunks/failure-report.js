import { In as truncateCodePoints } from "./job-agent-plan-publish-validate.js";

// src/core/view/failure-report.ts
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
function nameAgent({ agent, engine, usage, isolated, prompt }) {
	return `${agent} (${engine}${usage?.model === void 0 ? "" : `, ${usage.model}`}${isolated || prompt === void 0 ? "" : ", not isolated"})`;
}
const endLines = 6;
const earlierLines = 3;
const maxCodePoints = 1200;
const sign = /\b(?:error|exception|fail(?:ed|ure)?|fatal|panic|denied|refused|forbidden|not found|not ok|cannot|unable|expected)\b/i;
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
const reportUrl = "https://github.com/baton-agents/baton/issues/new";
const failureCauses = {
	yours: "**Yours to fix**: the configuration, a secret, a right, a setting or a branch. The words above name it.",
	agent: "**The agent failed**: read what it said above and its log. A clearer issue, or a clearer prompt where it has one, or more attempts (`retry.attempts`) may help.",
	account: "**The provider's refusal**: the API of the model does not take the account. See that the secret is right and passed on, and that there is credit.",
	limit: "**The provider's limit**: the account has used up what it may in this time. That opens again by itself: nothing is wrong with the secret, nor with the work.",
	model: "**The provider's trouble**: the API of the model was busy or out of order, again and again. Try it later.",
	github: "**The provider's trouble**: GitHub or the machine. The job was cancelled, timed out or was lost. If nobody did that, just try again.",
	ours: `**A fault of Baton itself**, nothing that you did: please [report it](${reportUrl}) with the names and numbers below.`
};

export { pickDecisiveLines as n, renderFacts as r, failureCauses as t };