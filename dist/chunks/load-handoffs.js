import { n as keptElsewhere, r as fillHandoffs, t as explainArtifact } from "./explain-artifact.js";
import { n as success, t as failure } from "./result.js";
import { n as loadHandoff } from "./take-newest-comments.js";

// src/engine/load-handoffs.ts
/**
* The state with the handoffs of these stages in it, wherever they lie: one artifact for each execution that left one, nothing at all
* with `store: comments`. All of them, or the fault of the first that cannot be had.
*/
async function loadHandoffs(ports, { state, stages }) {
	const kept = /* @__PURE__ */ new Map();
	for (const task of keptElsewhere(state, stages)) {
		const loaded = await loadHandoff(ports, task);
		if (typeof loaded === "string") return failure(explainArtifact(state, {
			task,
			problem: loaded
		}));
		kept.set(task.seq, loaded);
	}
	return success(kept.size === 0 ? state : fillHandoffs(state, kept));
}

export { loadHandoffs as t };