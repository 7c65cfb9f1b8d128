import { Rr as parseChange, jr as findCommandLine } from "./job-plan-publish.js";
import { B as parseHint, G as parseChangeHint, q as parseTrigger } from "./job-plan.js";
import { _o as readDispatchedOrder } from "./job-agent-plan-publish.js";

// src/action/event/runs-while-paused.ts
function runsWhilePaused(mode, { job, inputs }) {
	if (mode === "verify" || mode === "agent" || mode === "publish" || mode === "validate") return true;
	if ((mode === "plan" || mode === "single" || mode === "forward") && inputs.task === "" && isCommand(job)) return true;
	const isChange = parseChange(job.eventName, job.payload) !== void 0;
	if (mode === "forward") return isChange;
	const hint = readDispatchedOrder({ job }).event ?? "";
	return mode === "plan" && (isChange || parseChangeHint(hint) !== void 0 || parseHint(hint)?.event === "issue_comment");
}
function isCommand({ eventName, payload }) {
	const trigger = parseTrigger(eventName, payload);
	if (!trigger.ok || trigger.value.kind !== "comment") return false;
	return findCommandLine(trigger.value.comment?.body ?? "") !== void 0;
}

export { runsWhilePaused };