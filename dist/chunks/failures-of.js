// src/core/pipeline/failures-of.ts
/**
* The list of a stage's failures that the records keep, oldest first (C-25). What succeeded or was cancelled is none:
* neither is ever tried again.
*/
function failuresOf(state, stage) {
	return state.tasks.filter(({ body }) => body.stage === stage && body.outcome === "failed");
}

export { failuresOf as t };