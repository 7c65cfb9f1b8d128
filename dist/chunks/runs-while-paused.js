import { n as parseChange } from "./change.js";
import { t as findCommand } from "./command.js";
import { t as parseTrigger } from "./parse-trigger.js";
import { n as readDispatchedOrder } from "./read-order-input.js";
import { n as parseChangeHint } from "./read-change.js";

// src/entry/action/event/runs-while-paused.ts
/**
* What stops something, and what has come, is heard in a pause too: an agent job says that it starts nothing, `publish` keeps what
* an agent left, a run whose subject changed is told, and commands are answered. A configuration can be checked at any time.
*/
function runsWhilePaused(mode, { job, inputs }) {
	if (mode === "agent" || mode === "publish" || mode === "validate") return true;
	if ((mode === "plan" || mode === "single") && inputs.task === "" && isCommand(job)) return true;
	const isChange = parseChange(job.eventName, job.payload) !== void 0;
	if (mode === "forward") return isChange;
	return mode === "plan" && (isChange || parseChangeHint(readDispatchedOrder({ job }).event ?? "") !== void 0);
}
/** A run is cancelled and asked about by comments; what would start one is refused where it is planned. */
function isCommand({ eventName, payload }) {
	const trigger = parseTrigger(eventName, payload);
	if (!trigger.ok || trigger.value.kind !== "comment") return false;
	return findCommand(trigger.value.comment?.body ?? "") !== void 0;
}

export { runsWhilePaused };