import { ht as compareBy } from "./job-agent-plan-publish-validate.js";
import { Di as awaitsApproval, Ii as nextOf, Ni as identityOf, ii as closedFor, ka as branchStagesOf, nn as renderStageBranch, qr as askLimits, wa as findMatrix } from "./job-agent-plan-publish.js";

// src/core/gate/own-branch.ts
const ownBranchGate = {
	name: "own-branch",
	of: "table",
	ask: takeTurns
};
function takeTurns(state) {
	const rows = new Map(state.rows);
	for (const candidates of Map.groupBy(listCandidates(state), ({ branch }) => branch).values()) {
		const turns = candidates.map((candidate) => standInLine(state, candidate)).toSorted(byTurn(state));
		const [first, ...others] = turns.filter((candidate) => candidate.wait === void 0);
		for (const { row, due, wait } of turns) if (wait !== void 0) rows.set(row.name, {
			...identityOf(row),
			status: "waiting",
			wait,
			next: due
		});
		if (first === void 0 || awaitsApproval(first.row)) continue;
		rows.set(first.row.name, {
			...identityOf(first.row),
			status: "ready",
			next: first.freed
		});
		for (const { row, due, branch } of others) {
			const wait = {
				gate: "own-branch",
				for: [first.row.name],
				what: branch
			};
			rows.set(row.name, {
				...identityOf(row),
				status: "waiting",
				wait,
				next: due
			});
		}
	}
	return rows;
}
function standInLine(state, candidate) {
	const { row, due } = candidate;
	const freed = {
		...due,
		cause: findFreeing(state, candidate)
	};
	const asked = awaitsApproval(row) ? void 0 : askLimits({
		name: row.name,
		next: freed
	}, state);
	if (asked?.kind === "wait") return {
		...candidate,
		freed,
		since: due.cause,
		wait: asked.wait
	};
	const cause = asked?.cause ?? freed.cause;
	return {
		...candidate,
		freed: {
			...freed,
			cause
		},
		since: cause > freed.cause ? cause : due.cause,
		wait: void 0
	};
}
function listCandidates(state) {
	return branchStagesOf(state.run).filter((stage) => findMatrix(state.run, stage) === void 0).flatMap((stage) => {
		const row = state.rows.get(stage);
		const due = nextOf(row);
		if (row === void 0 || due === void 0) return [];
		const branch = renderStageBranch(state, {
			stage,
			due
		});
		return branch.ok && branch.value !== void 0 ? [{
			row,
			due,
			branch: branch.value
		}] : [];
	});
}
function byTurn({ tasks, decisions }) {
	const lasts = new Map(tasks.map(({ body }) => [body.stage, body]));
	const begun = new Set([...lasts].flatMap(([stage, body]) => hasLeft(body) ? [] : [stage]));
	const wakings = new Set(decisions.flatMap(({ seq, body }) => body.verb === "woken" ? [seq] : []));
	return compareBy(({ row }) => awaitsApproval(row) ? 1 : 0, ({ row, since }) => begun.has(row.name) && !wakings.has(since) ? -since : since, ({ due }) => due.cause);
}
function hasLeft(body) {
	return (body.outcome === "needs-input" || body.waits === true || closedFor(body) !== void 0) && body.held === void 0;
}
function findFreeing(state, { due, branch }) {
	const stages = new Set(branchStagesOf(state.run));
	return state.tasks.filter(({ body, seq }) => stages.has(body.stage) && seq > due.cause).findLast(({ body, attempt, execution }) => {
		const other = renderStageBranch(state, {
			stage: body.stage,
			due: {
				attempt,
				execution
			}
		});
		return other.ok && other.value === branch;
	})?.seq ?? due.cause;
}

export { ownBranchGate };