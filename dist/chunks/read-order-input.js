import { h as string, l as looseObject } from "./schemas.js";
import { n as problemText } from "./problem.js";
import { t as openDispatch } from "./signed-dispatch.js";
import { t as decodePorts } from "./record-codec.js";

// src/entry/action/job/read-order-input.ts
const dispatchedSchema = looseObject({ inputs: looseObject({
	task: string().optional(),
	event: string().optional(),
	pipeline: string().optional()
}).nullish() });
/**
* The signed order. A dispatched one is read from the event file: an input may be up to four times as many bytes as
* characters, more than one environment string can hold (github-platform.md 24).
*/
function readTaskText(context) {
	return readDispatchedOrder(context).task ?? context.inputs.task;
}
function readDispatchedOrder(context) {
	if (context.job.eventName !== "workflow_dispatch") return {};
	const parsed = dispatchedSchema.safeParse(context.job.payload);
	if (!parsed.success) throw new Error("BATON-E910: an input task, event or pipeline of the dispatch is no text. Declare them as type: string.");
	const inputs = parsed.data.inputs ?? {};
	const given = (text) => text === void 0 || text === "" ? void 0 : text;
	return {
		task: given(inputs.task),
		event: given(inputs.event),
		pipeline: given(inputs.pipeline)
	};
}
/** The order that a job which may write carries out; one whose time is over too, so that its task gets an end. */
function openOrder({ ports, settings }, order) {
	const dispatch = openDispatch(order, {
		repo: settings.repository.id,
		now: ports.clock.now(),
		tools: decodePorts(ports),
		unsigned: ports.signer === void 0,
		expired: "accept"
	});
	if (!dispatch.ok) throw new Error(problemText(dispatch.error));
	return dispatch.value;
}

export { readDispatchedOrder as n, readTaskText as r, openOrder as t };