import { d as isAgentStage } from "./config-schema.js";
import { o as stageOf } from "./retry-rule-of.js";

// src/core/pipeline/failures-of.ts
/**
* The list of a stage's failures that the records keep, oldest first (C-25). What succeeded or was cancelled is none:
* neither is ever tried again.
*/
function failuresOf(state, stage) {
	return state.tasks.filter(({ body }) => body.stage === stage && body.outcome === "failed");
}

// src/core/transfer/agent-for.ts
/** The transfer by which the agent of an execution came to its turn; none where it is the stage's own. */
function transferTo(state, { stage, execution }) {
	return state.transfers.findLast((transfer) => transfer.task === stage && transfer.execution < execution);
}
/**
* The agent of an execution: who was last named to go on in the stage's place, in this attempt or an earlier one, else the
* stage's own. Undefined for a built-in. So a restart and a next attempt go on with the agent that failed, and its message.
*/
function agentFor(state, place) {
	const stage = stageOf(state.run, place.stage);
	if (!isAgentStage(stage)) return void 0;
	return transferTo(state, place)?.body.to ?? stage.agent;
}

export { transferTo as n, failuresOf as r, agentFor as t };