import { o as concludedTasks } from "./take-newest-comments.js";
import { t as retentionOf } from "./retention-of.js";

// src/core/transfer/find-handoff-source.ts
/** The execution whose handoff later stages are given: of all agents of the stage the newest that left one, wherever it lies. */
function findHandoffSource(state, stage) {
	return concludedTasks(state, stage).findLast(({ body }) => (body.handoff ?? body.handoffDigest) !== void 0);
}

// src/core/pipeline/fill-handoffs.ts
/** The state with handoffs and outputs, read from their artifacts, put where they would have stood. By `seq` of the record. */
function fillHandoffs(state, kept) {
	const fill = (task) => {
		const found = kept.get(task.seq);
		if (found === void 0) return task;
		const { locator: _, ...body } = task.body;
		const { handoff, outputs } = found;
		return {
			...task,
			body: {
				...body,
				outputs: [...outputs],
				...handoff === void 0 ? {} : { handoff }
			}
		};
	};
	const stages = [...state.stages].map(([name, entry]) => [name, entry.kind === "ended" ? {
		kind: "ended",
		last: fill(entry.last)
	} : entry]);
	return {
		...state,
		stages: new Map(stages),
		tasks: state.tasks.map(fill)
	};
}

// src/core/pipeline/kept-elsewhere.ts
/**
* Of these stages, the executions that later ones are given something of and whose handoff and outputs lie in artifacts instead
* of the records: the last one, for its outputs, and the one whose handoff counts, which may be of an agent before it.
*/
function keptElsewhere(state, stages) {
	return [...new Set(stages)].flatMap((name) => {
		return [.../* @__PURE__ */ new Set([findHandoffSource(state, name), concludedTasks(state, name).at(-1)])].flatMap((task) => task?.body.locator === void 0 ? [] : [task]);
	});
}

// src/engine/explain-artifact.ts
/** Why a handoff that lies in an artifact cannot be had: by name, and never read as empty. */
function explainArtifact(state, { task, problem }) {
	const { locator, stage, workflowRun } = task.body;
	const id = locator?.artifactId ?? 0;
	const run = locator?.run ?? workflowRun.id;
	const what = `The handoff of \`${stage}\` (execution ${task.execution}) lies in artifact ${id} of workflow run ${run}`;
	const days = retentionOf(state.run.body.config).artifacts;
	switch (problem) {
		case "missing":
		case "expired": return fault("artifact-expired", "BATON-E931", [problem === "expired" ? `${what}, and its time is over: artifacts of this run are kept for ${days} days (\`retention.artifacts\`), or less where the repository says so.` : `${what}, which is not there any more: somebody deleted it, or its ${days} days (\`retention.artifacts\`) are long over.`, "Start the pipeline again: a new run makes a new handoff. Raise `retention.artifacts`, or write `store: comments`, for runs that wait longer."]);
		case "foreign-run": return fault("artifact-foreign", "BATON-E932", [`${what}, but GitHub says that artifact ${id} was made by another workflow run, or for another repository, so it was not read.`, "Start the pipeline again. If it comes back, look at who may write to Actions here."]);
		default: return fault("artifact-replaced", "BATON-E933", [`${what}, but what lies there is not what was recorded (${problem}; recorded: ${locator?.sha256 ?? "nothing"}), so it was not read.`, "Another job of that workflow run may have replaced it: look at its jobs, then start the pipeline again."]);
	}
}
function fault(reason, code, sentences) {
	return {
		reason,
		problem: {
			code,
			message: sentences.join(" ")
		}
	};
}

export { findHandoffSource as i, keptElsewhere as n, fillHandoffs as r, explainArtifact as t };