import { g as isSuccess } from "./create-verifier.js";
import { n as success, t as failure } from "./result.js";
import { n as pipelineOf, r as stageOf, t as attemptsIn } from "./attempts-in.js";

// src/core/output/incompatible-version.ts
/** Reason of a failure that no other attempt can mend: the run holds records of a version that we do not read (C-26). */
const incompatibleVersion = "incompatible-version";

// src/core/pipeline/is-never-retried.ts
/** Another attempt would meet the same: what it builds on is gone, is not what was recorded, or is of another version (C-26). */
const reasons = /* @__PURE__ */ new Set([
	"artifact-expired",
	"artifact-replaced",
	"artifact-foreign",
	incompatibleVersion
]);
/** Whether no further attempt follows, however many are left. */
function isNeverRetried({ failure }) {
	return failure !== void 0 && reasons.has(failure.reason);
}

// src/core/pipeline/derive-state.ts
/** How often a task starts again because its branch had moved, before that counts as a failure. */
const maxStaleStarts = 3;
/** What the records of one run say, whatever their order. Records of other runs are left out. */
function deriveState(stored, runName) {
	const own = stored.filter(({ record }) => record.run === runName).toSorted((a, b) => a.record.seq - b.record.seq);
	const records = own.map(({ record }) => record);
	const run = records.find((record) => record.kind === "run");
	const tip = own.at(-1);
	if (run === void 0 || tip === void 0) return failure(runMissing(runName));
	const tasks = records.filter((record) => record.kind === "task");
	return success({
		run,
		stages: deriveStages(run, tasks),
		tasks,
		end: records.find((record) => record.kind === "end"),
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
function deriveStages(run, tasks) {
	const stages = /* @__PURE__ */ new Map();
	const visit = (name) => {
		const known = stages.get(name);
		if (known !== void 0) return known;
		const state = deriveStage(name, {
			run,
			tasks,
			visit
		});
		stages.set(name, state);
		return state;
	};
	const names = Object.keys(pipelineOf(run).stages);
	for (const name of names) visit(name);
	return new Map(names.map((name) => [name, visit(name)]));
}
function deriveStage(name, facts) {
	const own = facts.tasks.filter((task) => task.body.stage === name);
	const last = own.toSorted((a, b) => a.execution - b.execution).at(-1);
	if (last !== void 0) return deriveStarted(last, {
		own,
		attempts: attemptsIn(facts.run, name)
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
	if (last.body.outcome !== "failed" || isNeverRetried(last.body)) return {
		kind: "ended",
		last
	};
	const next = {
		execution: last.execution + 1,
		cause: last.seq
	};
	const isStale = (task) => task.body.failure?.reason === "stale-base";
	if (isStale(last) && options.own.filter(isStale).length <= maxStaleStarts) return {
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

export { isNeverRetried as n, incompatibleVersion as r, deriveState as t };