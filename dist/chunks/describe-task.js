// src/entry/action/describe-task.ts
/** What a recorded execution came to, as outputs of the job. There are no transfers yet, so the chain is empty. */
function describeTask(task) {
	return {
		outcome: task?.outcome ?? "",
		handoff: task?.handoff === void 0 ? "" : JSON.stringify(task.handoff),
		results: JSON.stringify(task?.results ?? {}),
		"handoff-chain": "[]",
		"final-agent": task === void 0 || task.engine === "built-in" ? "" : task.agent
	};
}

export { describeTask as t };