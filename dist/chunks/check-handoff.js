import { Wr as childLimits } from "./job-agent-plan-publish.js";
import { Ut as listAgentsOf } from "./job-agent-plan-publish-validate.js";
import { E as readTransfer, g as readHandoff } from "./job-publish.js";
import { i as withoutChildCalls, n as findChildCalls, r as readChildCalls } from "./read-child-calls.js";

// src/terminal/files/check-handoff.ts
async function checkHandoff(bytes, place) {
	const options = place === void 0 ? {} : { place: {
		config: place.config,
		from: place.stage.agent
	} };
	const written = {
		file: bytes,
		printed: {}
	};
	const { request, problems, sources: rest, warnings } = readTransfer(written, options);
	const sources = withoutChildCalls(rest);
	const hands = request !== void 0 || problems.length > 0;
	const reading = bytes !== void 0 && sources.file === void 0 ? void 0 : await readHandoff(sources, hands ? void 0 : place?.stage.handoff);
	const errors = [...problems.map(({ code, message }) => ({
		code: "transfer",
		path: "to",
		message: `${code}: ${message}`
	})), ...reading?.errors ?? []];
	return {
		handoff: errors.length > 0 ? void 0 : reading?.handoff,
		transfer: errors.length > 0 || request === void 0 ? void 0 : {
			to: request.to,
			message: request.message
		},
		children: findChildCalls(written),
		errors,
		warnings: [
			...warnings,
			...reading?.warnings ?? [],
			...place === void 0 ? [] : checkChildren(written, place)
		]
	};
}
function checkChildren(sources, { stage, config }) {
	const offer = {
		stage: "stage",
		asked: 0,
		left: childLimits.requests,
		why: `one turn may ask for ${childLimits.requests} child tasks.`,
		agents: listAgentsOf(stage).map((name) => ({
			name,
			description: "",
			model: config.agents[name]?.model
		})),
		models: stage.children?.models ?? [],
		branch: stage.branch !== void 0,
		keyed: []
	};
	return readChildCalls({
		toolFile: void 0,
		sources,
		known: [],
		digest: (text) => text,
		offer: stage.children === void 0 ? void 0 : offer
	}).warnings;
}

export { checkHandoff as t };