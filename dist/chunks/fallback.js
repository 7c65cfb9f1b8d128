import { Vt as isAgentStage, _t as accountOf } from "./job-agent-plan-publish-validate.js";
import { $r as isLong, Fi as nextAfter, La as stageOf, Mi as awaitsTime, Ni as identityOf, Qi as agentNameAt, Tn as limitsGate, Zr as findWaking, aa as transferInto, co as describeTimeSince, fi as sleepOf, ii as closedFor, li as ruleAfter, ni as listRefusals, si as limited, ta as isFallback, ui as shortWaitMilliseconds } from "./job-agent-plan-publish.js";

// src/core/gate/fallback.ts
function findFallbackWait(facts, starting, refused) {
	const own = facts.tasks.findLast(({ body }) => body.stage === starting.stage);
	const since = (own !== void 0 && isLong(own) ? own : refused).body.finishedAt;
	const [first] = listCandidates(facts, starting).map((agent) => ({
		agent,
		opens: findOpening(facts, {
			...starting,
			as: agent
		}, since)
	})).toSorted((one, other) => Date.parse(one.opens) - Date.parse(other.opens));
	const until = findOpening(facts, starting, since);
	if (first === void 0 || Date.parse(first.opens) >= Date.parse(until)) return void 0;
	if (Date.parse(first.opens) - Date.parse(since) > longestWait(facts, starting)) return void 0;
	const what = `the usage limit of ${accountOf(refused.body.engine)}; then ${first.agent} continues`;
	const fallback = {
		agent: first.agent,
		until,
		refused: refused.seq
	};
	return {
		gate: "sleep",
		for: [],
		atMost: first.opens,
		since,
		what,
		fallback
	};
}
function findOpening(facts, starting, since) {
	return listRefusals(facts, starting).filter((record) => isLong(record) && (starting.as !== void 0 || findWaking(facts, record, starting.stage) === void 0)).map(({ body }) => body.limit?.["not-before"] ?? since).reduce((latest, time) => Date.parse(time) > Date.parse(latest) ? time : latest, since);
}
function longestWait(facts, { stage }) {
	const last = facts.tasks.findLast(({ body }) => body.stage === stage);
	return last !== void 0 && ruleAfter(facts, last, Number.POSITIVE_INFINITY) === "later" ? 0 : Math.max(sleepOf(facts.run), shortWaitMilliseconds);
}
function listCandidates(facts, { stage, due }) {
	return facts.transfers.some(({ task, execution }) => task === stage && execution === due.execution - 1) ? [] : listStandIns(facts, {
		stage,
		due
	});
}
function listStandIns(facts, { stage, due }) {
	const config = stageOf(facts.run, stage);
	const place = {
		stage,
		execution: due.execution
	};
	if (!isAgentStage(config)) return [];
	const { agents } = facts.run.body.config;
	const { fallback = [] } = agents[config.agent] ?? {};
	const first = fallback.length === 0 ? [] : [transferInto(facts, place)?.body.to ?? config.agent];
	const acting = agentNameAt(facts, place);
	return [.../* @__PURE__ */ new Set([...first, ...fallback])].filter((name) => name !== acting && agents[name] !== void 0);
}
function awaitFallback(standing, facts) {
	if (standing.status !== "ended" || facts.end !== void 0) return standing;
	const { last } = standing;
	const next = nextAfter(last);
	return last.body.outcome === "failed" && isLong(last) && last.body.held === void 0 && findFallbackWait(facts, {
		stage: last.body.stage,
		due: next
	}, last) !== void 0 ? {
		status: "ready",
		next
	} : standing;
}
function continueElsewhere(state, { last, now }) {
	const { stage, failure, outcome, held } = last.body;
	if (outcome !== "failed" || held !== void 0) return void 0;
	if (awaitsTime(state.rows.get(stage))) return draftTransfer(state, {
		stage,
		now
	})?.body;
	if (!(failure?.reason === "overloaded" || failure?.reason === "limited" && closedFor(last.body) === void 0) || ruleAfter(state, last) !== "attempt") return void 0;
	const starting = {
		stage,
		due: nextAfter(last)
	};
	const busy = new Set(listLeft(state, last));
	const to = listCandidates(state, starting).find((as) => !busy.has(as) && findOpening(state, {
		...starting,
		as
	}, now) === now);
	if (to === void 0) return void 0;
	const { agent: from } = last.body;
	const reason = failure.reason === "limited" ? limited : "overloaded";
	return {
		from,
		to,
		message: `${from}'s ${reason === "limited" ? "usage limit is closed, and names no time at which it opens" : "model stays overloaded"}: ${tellNext(state, {
			...starting,
			to,
			now
		})}`,
		timestamp: now,
		by: "baton",
		reason
	};
}
function tellNext(state, { stage, due, to, now }) {
	const row = state.rows.get(stage);
	const rows = row === void 0 ? state.rows : new Map(state.rows).set(stage, {
		...identityOf(row),
		status: "ready",
		next: due
	});
	return limitsGate.ask({
		...state,
		rows
	}, now).kind === "never" ? `${to} would continue, but the run has reached a limit.` : `${to} continues.`;
}
function listLeft({ transfers, tasks }, { task, attempt }) {
	const own = transfers.filter((each) => each.task === task && each.attempt === attempt && isFallback(each));
	const wasBusy = ({ execution, body: { reason } }) => {
		const ended = tasks.find((each) => each.task === task && each.execution === execution)?.body;
		return reason !== "limited" || ended?.failure?.reason === "limited" && closedFor(ended) === void 0;
	};
	return own.filter(wasBusy).map(({ body }) => body.from);
}
function draftTransfer(state, { stage, now }) {
	const row = state.rows.get(stage);
	if (!awaitsTime(row) || row.wait.fallback === void 0) return void 0;
	const { next, wait } = row;
	const { agent: to, until } = row.wait.fallback;
	const from = agentNameAt(state, {
		stage,
		execution: next.execution
	});
	if (from === void 0 || Date.parse(wait.atMost) > Date.parse(now) || Date.parse(until) <= Date.parse(now)) return void 0;
	const words = tellNext(state, {
		stage,
		due: next,
		to,
		now
	});
	const body = {
		from,
		to,
		message: `${from}'s usage limit is closed until ${describeTimeSince(until, now)}: ${words}`,
		timestamp: now,
		by: "baton",
		reason: limited
	};
	const execution = next.execution - 1;
	const { attempt } = state.tasks.find((each) => each.task === stage && each.execution === execution) ?? next;
	return {
		kind: "transfer",
		run: state.run.run,
		task: stage,
		attempt,
		execution,
		body
	};
}
const fallbacks = {
	findWait: findFallbackWait,
	settle: awaitFallback,
	continueBehind: continueElsewhere,
	draftTransfer,
	list: listStandIns
};

export { fallbacks };