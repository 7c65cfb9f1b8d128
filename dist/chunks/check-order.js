import { t as canonicalJson } from "./canonical-json.js";
import { d as pipelineOf } from "./attempts.js";
import { o as currentAgent, s as executionFacts } from "./read-run.js";

// src/engine/order/check-order.ts
/**
* Holds an unsigned order against the records: whoever may dispatch a workflow could have written it, and must not choose
* stage, commit or runner by it. A signed one needs no such look. `status`, `issued` and `not-after` follow from no record; the hops left may be
* fewer by now, and `publish` counts the transfers again.
*/
function checkOrder(order, { state, stored }) {
	if (order.sig !== void 0) return void 0;
	if (!state.stages.has(order.task)) return misfit(order, "task");
	const isBefore = (record) => record.task !== order.task || record.execution < order.execution;
	const before = {
		...state,
		tasks: state.tasks.filter(isBefore),
		transfers: state.transfers.filter(isBefore)
	};
	const most = pipelineOf(state.run).limits["max-handoffs"];
	if ((order.hops ?? 0) > most) return misfit(order, "hops");
	const expected = {
		...executionFacts(before, order.task),
		...order.lost === void 0 ? {} : { for: "publish" },
		agent: currentAgent(before, {
			stage: order.task,
			execution: order.execution
		}).agent,
		via: "action",
		subject: state.run.body.trigger.subject.number,
		thread: state.run.thread,
		first: {
			...order.first,
			id: stored.find(({ record }) => record === state.run)?.comment
		}
	};
	const wrong = Object.entries(expected).find(([name, value]) => !isSame(Reflect.get(order, name), value));
	return wrong === void 0 ? void 0 : misfit(order, wrong[0]);
}
function isSame(a, b) {
	return canonicalJson(a) === canonicalJson(b);
}
function misfit(order, field) {
	return {
		code: "BATON-E909",
		message: `The order is unsigned, and its field "${field}" is not what the records of run "${order.run}" say. Start the run again instead of writing or changing this input by hand.`
	};
}

export { checkOrder as t };