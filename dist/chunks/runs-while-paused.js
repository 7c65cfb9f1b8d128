import { Er as findCommandLine, Nr as parseChange } from "./job-plan-publish.js";
import { B as parseHint, G as parseChangeHint, q as parseTrigger } from "./job-plan.js";
import { bo as readDispatchedOrder } from "./job-agent-plan-publish.js";

// src/action/event/runs-while-paused.ts
/**
* Returns whether a job runs during a pause. Jobs that stop something or store what has arrived do: an agent job reports that
* it starts nothing, `publish` stores what an agent left, a run gets the change of its subject, and commands get an answer. A
* configuration can be checked at any time, and an order verified.
*/
function runsWhilePaused(mode, { job, inputs }) {
	if (mode === "verify" || mode === "agent" || mode === "publish" || mode === "validate") return true;
	if ((mode === "plan" || mode === "single" || mode === "forward") && inputs.task === "" && isCommand(job)) return true;
	const isChange = parseChange(job.eventName, job.payload) !== void 0;
	if (mode === "forward") return isChange;
	const hint = readDispatchedOrder({ job }).event ?? "";
	return mode === "plan" && (isChange || parseChangeHint(hint) !== void 0 || parseHint(hint)?.event === "issue_comment");
}
/**
* Returns whether the event is a command. Comments cancel a run and ask about it in a pause too; a command that would start a
* run is refused where it is planned.
*/
function isCommand({ eventName, payload }) {
	const trigger = parseTrigger(eventName, payload);
	if (!trigger.ok || trigger.value.kind !== "comment") return false;
	return findCommandLine(trigger.value.comment?.body ?? "") !== void 0;
}

export { runsWhilePaused };