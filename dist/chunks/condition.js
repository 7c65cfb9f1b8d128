import { Da as ancestorsOf, Fa as pipelineOf, La as stageOf, Pi as isOpen, Ri as settledAt, oi as isTolerated, un as buildPromptContext, wn as listOpenNeeds } from "./job-agent-plan-publish.js";

// src/core/gate/condition.ts
const conditionGate = {
	name: "condition",
	of: "first",
	ask: ({ name }, facts) => {
		const condition = stageOf(facts.run, name).if;
		if (condition === void 0) return {
			kind: "open",
			cause: 0
		};
		const { conditions } = facts.gates;
		if (conditions === void 0) throw new Error(`Run ${facts.run.run} has conditions, and nothing was loaded that decides them.`);
		const before = conditions.asksForStatus(condition) ? awaitAncestors(name, facts) : {
			kind: "open",
			cause: 0
		};
		if (before.kind !== "open") return before;
		const verdict = conditions.decide(condition, buildFacts(name, facts));
		const { values } = verdict;
		if (verdict.kind === "broken") return {
			kind: "never",
			why: {
				kind: "broken",
				condition,
				message: verdict.message,
				values
			}
		};
		return verdict.kind === "true" ? before : {
			kind: "never",
			why: {
				kind: "skipped",
				condition,
				values
			}
		};
	}
};
function awaitAncestors(name, facts) {
	const before = ancestorsOf(pipelineOf(facts.run), name).map(facts.visit);
	if (before.some(isOpen)) return {
		kind: "wait",
		wait: {
			gate: "condition",
			for: listOpenNeeds(name, facts)
		}
	};
	const asking = before.find((row) => row.status === "ended" && row.last.body.outcome === "needs-input");
	if (asking !== void 0) return {
		kind: "never",
		why: {
			kind: "blocked",
			by: asking.name
		}
	};
	return {
		kind: "open",
		cause: Math.max(0, ...before.map(settledAt))
	};
}
function buildFacts(name, facts) {
	const { run } = facts;
	const state = {
		...facts,
		paused: void 0,
		end: void 0,
		tip: {
			seq: 0,
			digest: ""
		}
	};
	const { subject, needs, results, inputs } = buildPromptContext({
		state,
		stage: name,
		due: {
			attempt: 1,
			execution: 1
		}
	});
	const { comments: _, ...shown } = subject;
	const before = ancestorsOf(pipelineOf(run), name).map(facts.visit);
	return {
		roots: {
			needs: Object.fromEntries(Object.entries(needs).map(([need, context]) => [need, buildNeed(context)])),
			results,
			subject: shown,
			run: {
				id: run.run,
				pipeline: run.body.pipeline
			},
			inputs
		},
		failed: before.some((row) => hasFailed(run, row)),
		skipped: before.flatMap((row) => row.status === "never" && row.never.kind === "skipped" ? [row.name] : [])
	};
}
function hasFailed(run, row) {
	if (row.status === "never") return row.never.kind === "broken";
	return row.status === "ended" && row.last.body.outcome === "failed" && !isTolerated(run, row.last.body);
}
function buildNeed({ name, agent, outcome, note, results, handoff, each }) {
	const { present, summary, detail, data, context } = handoff;
	const elements = each?.map((one) => ({
		index: one.index,
		name: one.name,
		outcome: one.outcome,
		agent: one.agent,
		note: one.note,
		results: one.results
	}));
	return {
		...elements === void 0 ? {} : { each: elements },
		name,
		agent,
		outcome,
		note,
		results,
		handoff: {
			present,
			summary,
			detail,
			data,
			context
		}
	};
}

export { conditionGate };