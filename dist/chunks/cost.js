import { ht as findFunded } from "./job-plan-publish.js";
import { Ma as pipelineOf, Pi as readyRows, ea as jobFor, qr as askLimits } from "./job-agent-plan-publish.js";

// src/core/gate/cost.ts
const costGate = {
	name: "cost",
	of: "table",
	ask: (state) => {
		if (pipelineOf(state.run).limits["on-limit"] !== "ask") return state.rows;
		const rows = new Map(state.rows);
		for (const row of readyRows(state)) {
			if (jobFor(state, row.name) === "publish") continue;
			const { name, kind, parent, next } = row;
			const funded = findFunded(state, {
				stage: name,
				cause: next.cause
			});
			const task = {
				name,
				kind,
				parent
			};
			const last = state.tasks.findLast(({ body }) => body.stage === name);
			if (funded === void 0 && state.end !== void 0 && last?.body.outcome === "failed") rows.set(name, {
				...task,
				status: "ended",
				last,
				settledAt: last.seq
			});
			else if (funded === void 0) rows.set(name, {
				...task,
				status: "waiting",
				wait: {
					gate: "cost",
					for: "person"
				},
				next
			});
			else if (funded !== next.cause) rows.set(name, behindRaise(state, {
				...row,
				next: {
					...next,
					cause: funded
				}
			}));
		}
		return rows;
	}
};
function behindRaise(state, row) {
	const { name, kind, parent, next } = row;
	const asked = askLimits({
		name,
		next
	}, state);
	if (asked.kind === "wait") return {
		name,
		kind,
		parent,
		status: "waiting",
		wait: asked.wait,
		next
	};
	return {
		...row,
		next: {
			...next,
			cause: asked.cause
		}
	};
}

export { costGate };