import { C as readTransfer, y as readHandoff } from "./job-agent-publish.js";

// src/entry/cli/files/check-handoff.ts
/** Checks what a file holds, as the job of an agent does. An agent that hands over need not meet the demand of the stage. */
async function checkHandoff(bytes, place) {
	const options = place === void 0 ? {} : { place: {
		config: place.config,
		from: place.stage.agent
	} };
	const { request, problems, sources, warnings } = readTransfer({
		file: bytes,
		printed: {}
	}, options);
	const hands = request !== void 0 || problems.length > 0;
	const reading = hands && sources.file === void 0 ? void 0 : await readHandoff(sources, hands ? void 0 : place?.stage.handoff);
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
		errors,
		warnings: [...warnings, ...reading?.warnings ?? []]
	};
}

export { checkHandoff as t };