import { a as checkDemand, t as parseHandoff } from "./parse-handoff.js";

// src/core/handoff/find-handoff.ts
/**
* What the agent left as its handoff: the first of the sources that exists (DESIGN 4.3), whether it is valid or not, so that
* what was meant is never replaced by what was not. Undefined is no error (H-16).
*/
function findHandoff({ mcpFile, file, printed }) {
	if (mcpFile !== void 0) return {
		source: "mcp",
		raw: mcpFile
	};
	if (file !== void 0) return {
		source: "file",
		raw: file
	};
	if (printed.handoff !== void 0) return {
		source: "markers",
		raw: printed.handoff.join("\n")
	};
	return printed.fence === void 0 ? void 0 : {
		source: "fence",
		raw: printed.fence.join("\n")
	};
}

// src/core/handoff/read-handoff.ts
/** The handoff that an agent left, checked against the limits of the format and what its stage demands. */
async function readHandoff(sources, demand) {
	const found = findHandoff(sources);
	if (found === void 0) return {
		handoff: void 0,
		errors: await checkDemand(void 0, demand),
		warnings: []
	};
	const parsed = parseHandoff(found.raw, { coerce: demand?.coerce === true });
	if (!parsed.ok) return {
		handoff: void 0,
		errors: parsed.error,
		warnings: []
	};
	const { handoff, warnings } = parsed.value;
	const errors = await checkDemand(handoff, demand);
	return {
		handoff: errors.length > 0 ? void 0 : handoff,
		errors,
		warnings
	};
}

export { readHandoff as t };