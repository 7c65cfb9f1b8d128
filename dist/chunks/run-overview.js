import { t as renderStageGraph } from "./stage-graph.js";
import { o as renderStageTable } from "./status-comment.js";

// src/core/text/run-overview.ts
/** A run in the summary of a job: every stage, and the graph of the chain. */
function renderRunOverview(state) {
	return [renderStageTable(state), renderStageGraph(state)].join("\n\n");
}

export { renderRunOverview as t };