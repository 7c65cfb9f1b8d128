import { ht as findFunded } from "./job-plan-publish.js";
import { Fa as pipelineOf, Li as readyRows, Ni as identityOf, qr as askLimits, ra as jobFor } from "./job-agent-plan-publish.js";

// src/core/gate/cost.ts
const costGate = {
	name: "cost",
	of: "table",
	ask: (state) => {
		if (pipelineOf(state.run).limits["on-limit"] !== "ask") return state.rows;
		const rows = new Map(state.rows);
		for (const row of readyRows(state)) {
			if (jobFor(state, row.name) === "publish") continue;
			const { name, next } = row;
			const funded = findFunded(state, {
				stage: name,
				cause: next.cause
			});
			const last = state.tasks.findLast(({ body }) => body.stage === name);
			if (funded === void 0 && state.end !== void 0 && last?.body.outcome === "failed") rows.set(name, {
				...identityOf(row),
				status: "ended",
				last,
				settledAt: last.seq
			});
			else if (funded === void 0) rows.set(name, {
				...identityOf(row),
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
	const asked = askLimits(row, state);
	if (asked.kind === "wait") return {
		...identityOf(row),
		status: "waiting",
		wait: asked.wait,
		next: row.next
	};
	return {
		...row,
		next: {
			...row.next,
			cause: asked.cause
		}
	};
}

export { costGate };