import { u as isAgentStage } from "./config-schema.js";
import { i as transferTargets } from "./defaults.js";
import { d as pipelineOf, f as stageOf } from "./attempts.js";

// src/core/transfer/targets.ts
/** Whom an agent may hand over to, with what each is good for in the words of the config. */
function describeTargets(config, agent) {
	return transferTargets(config, agent).map((name) => ({
		name,
		description: config.agents[name]?.description ?? ""
	}));
}
const levels = [
	"read",
	"edit",
	"full"
];
/** Whether an agent may do no more than another one. */
function isNotAbove(access, other) {
	return levels.indexOf(access) <= levels.indexOf(other);
}
/**
* An agent as it may work in an execution: with its own access, but never more than that of any agent whose work came to it
* by transfer. So nobody gets an access by being asked for it.
*/
function capAccess(agent, before) {
	const lowest = [agent, ...before].reduce((low, { access }) => isNotAbove(low, access) ? low : access, agent.access);
	return lowest === agent.access ? agent : {
		...agent,
		access: lowest
	};
}

// src/core/run/acting-agent.ts
/** The transfer by which the agent of an execution came to its turn; none where it is the stage's own. */
function transferInto(state, { stage, execution }) {
	return state.transfers.findLast((transfer) => transfer.task === stage && transfer.execution < execution);
}
/**
* The agent of an execution: who was last named to go on in the stage's place, in this attempt or an earlier one, else the
* stage's own. Undefined for a built-in. So a restart and a next attempt go on with the agent that failed, and its message.
*/
function agentNameAt(state, place) {
	const stage = stageOf(state.run, place.stage);
	if (!isAgentStage(stage)) return void 0;
	return transferInto(state, place)?.body.to ?? stage.agent;
}
/** The agent of an execution as it may work there; undefined for a built-in, and for an agent that the run does not hold. */
function agentAt(state, place) {
	const name = agentNameAt(state, place);
	const agent = name === void 0 ? void 0 : state.run.body.config.agents[name];
	return name === void 0 || agent === void 0 ? void 0 : {
		name,
		agent: capAccess(agent, agentsBefore(state, place))
	};
}
/** The agents that a stage had before an execution, in their order, its own first. */
function agentsBefore(state, { stage, execution }) {
	const named = stageOf(state.run, stage);
	if (!isAgentStage(named)) return [];
	const earlier = state.transfers.filter((each) => each.task === stage && each.execution < execution);
	return [named.agent, ...earlier.map(({ body }) => body.to)].flatMap((name) => state.run.body.config.agents[name] ?? []);
}
/** Who carries out the next execution of a stage: `publish` does built-ins, and what a pause kept from being published. */
function jobFor(state, stage) {
	const settings = pipelineOf(state.run).stages[stage];
	if (settings === void 0 || !isAgentStage(settings)) return "publish";
	return state.tasks.filter(({ body }) => body.stage === stage).toSorted((a, b) => a.execution - b.execution).at(-1)?.body.held === void 0 ? "agent" : "publish";
}

export { describeTargets as a, transferInto as i, agentNameAt as n, isNotAbove as o, jobFor as r, agentAt as t };