import { S as isSuccess } from "./node-hasher.js";
import { n as success, t as failure } from "./result.js";
import { a as retryRuleOf, d as pipelineOf, f as stageOf, r as maxAttemptsOf } from "./attempts.js";
import { i as findReopening, n as findEnd, r as findPause } from "./decisions.js";

// src/core/run/derive-state.ts
/** What the records of one run say, whatever their order. Records of other runs are left out. */
function deriveState(stored, runName) {
	const own = stored.filter(({ record }) => record.run === runName).toSorted((a, b) => a.record.seq - b.record.seq);
	const records = own.map(({ record }) => record);
	const run = records.find((record) => record.kind === "run");
	const tip = own.at(-1);
	if (run === void 0 || tip === void 0) return failure(runMissing(runName));
	const tasks = records.filter((record) => record.kind === "task");
	const transfers = records.filter((record) => record.kind === "transfer");
	const decisions = records.filter((record) => record.kind === "decision");
	return success({
		run,
		stages: deriveStages({
			run,
			tasks,
			transfers,
			decisions
		}),
		tasks,
		transfers,
		decisions,
		paused: findPause(records),
		end: findEnd(records),
		tip: {
			seq: tip.record.seq,
			digest: tip.digest
		}
	});
}
function runMissing(run) {
	return {
		code: "BATON-E901",
		message: `The first record of run "${run}" is not among the records that could be read and verified, so nothing can follow from them. Look for it with \`baton records\`; if it was deleted, start the pipeline again.`
	};
}
function deriveStages(facts) {
	const stages = /* @__PURE__ */ new Map();
	const visit = (name) => {
		const known = stages.get(name);
		if (known !== void 0) return known;
		const state = reopen(deriveStage(name, {
			...facts,
			visit
		}), {
			name,
			decisions: facts.decisions
		});
		stages.set(name, state);
		return state;
	};
	const names = Object.keys(pipelineOf(facts.run).stages);
	for (const name of names) visit(name);
	return new Map(names.map((name) => [name, visit(name)]));
}
/**
* After the end of a run nothing is started any more, so the decision to go on is the cause of all that is due from then on. What had
* not succeeded gets an attempt more, whatever the config says.
*/
function reopen(state, { name, decisions }) {
	const reopening = findReopening(decisions);
	if (reopening === void 0) return state;
	if (state.kind === "due") return {
		...state,
		cause: Math.max(state.cause, reopening.seq)
	};
	if (state.kind !== "ended" || isSuccess(state.last.body.outcome)) return state;
	const { last } = state;
	const asked = decisions.findLast(({ body, task }) => body.verb === "retry" && (task === "" || task === name));
	if (asked === void 0 || asked.seq < last.seq) return state;
	return {
		kind: "due",
		attempt: last.attempt + 1,
		execution: last.execution + 1,
		cause: reopening.seq
	};
}
function deriveStage(name, facts) {
	const own = facts.tasks.filter((task) => task.body.stage === name);
	const last = own.toSorted((a, b) => a.execution - b.execution).at(-1);
	if (last !== void 0) return deriveStarted(last, {
		own,
		transferred: facts.transfers.some((transfer) => transfer.task === name && transfer.execution === last.execution),
		attempts: maxAttemptsOf(facts.run, name)
	});
	let cause = facts.run.seq;
	for (const need of stageOf(facts.run, name).needs) {
		const state = facts.visit(need);
		if (state.kind === "blocked") return {
			kind: "blocked",
			by: need
		};
		if (state.kind !== "ended") return { kind: "waiting" };
		if (!isSuccess(state.last.body.outcome)) return {
			kind: "blocked",
			by: need
		};
		cause = Math.max(cause, state.last.seq);
	}
	return {
		kind: "due",
		attempt: 1,
		execution: 1,
		cause
	};
}
function deriveStarted(last, options) {
	const next = {
		execution: last.execution + 1,
		cause: last.seq
	};
	if (last.body.held !== void 0) return {
		kind: "due",
		attempt: last.attempt,
		...next
	};
	if (options.transferred) return {
		kind: "due",
		attempt: last.attempt,
		...next
	};
	if (last.body.outcome !== "failed" || last.body.refusedTransfer?.reason === "limit") return {
		kind: "ended",
		last
	};
	const rule = retryRuleOf(options.own);
	if (rule === "never") return {
		kind: "ended",
		last
	};
	if (rule === "free") return {
		kind: "due",
		attempt: last.attempt,
		...next
	};
	if (last.attempt < options.attempts) return {
		kind: "due",
		attempt: last.attempt + 1,
		...next
	};
	return {
		kind: "ended",
		last
	};
}

export { deriveState as t };