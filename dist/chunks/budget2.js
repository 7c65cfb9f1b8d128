import { d as waitsUntil, l as earliestCounted, n as describeObstacles, o as canWait, s as checkBudgets, u as listCountedPipelines } from "./describe-budget.js";
import { C as messageOf } from "./job-cli.js";
import { Cn as mustWait } from "./job-plan-publish.js";
import { d as joinRuns, f as readEndedRuns } from "./job-plan.js";

// src/engine/gate/budget.ts
async function admitRun(engine, asked) {
	const { config, pipeline, start } = asked;
	const now = engine.ports.clock.now();
	if (earliestCounted({
		config,
		pipeline,
		now
	}) === void 0) return { ended: [] };
	let ended = [];
	const judge = async (open) => {
		const found = await findObstacles(engine, {
			...asked,
			open,
			starts: "run"
		});
		if ("unread" in found) return { reason: found.unread };
		({ended} = found);
		if (found.obstacles.length === 0) return void 0;
		if (engine.ports.budgets !== void 0 && canWait(found.obstacles)) return {
			reason: describeObstacles(found.obstacles, "waits"),
			until: waitsUntil(found.obstacles)
		};
		const then = engine.ports.budgets === void 0 ? "again-without-app" : "again";
		return { reason: describeObstacles(found.obstacles, then) };
	};
	const { budgets } = engine.ports;
	return {
		refusal: budgets === void 0 ? await judge([]) : await budgets.enter({
			id: `${pipeline} ${start}`,
			pipeline,
			startedAt: now
		}, judge),
		ended
	};
}
async function refuseFurtherAgents(engine, asked) {
	if (earliestCounted({
		...asked,
		now: engine.ports.clock.now()
	}) === void 0) return void 0;
	const open = await engine.ports.budgets?.list() ?? [];
	const found = await findObstacles(engine, {
		...asked,
		open,
		starts: "agent"
	});
	if ("unread" in found) return found.unread;
	return found.obstacles.length === 0 ? void 0 : describeObstacles(found.obstacles, "again");
}
async function findObstacles(engine, { config, pipeline, open, starts }) {
	const now = engine.ports.clock.now();
	const since = earliestCounted({
		config,
		pipeline,
		now
	});
	if (since === void 0) return {
		obstacles: [],
		ended: []
	};
	try {
		const ended = await readEndedRuns(engine, {
			since,
			pipelines: listCountedPipelines(config, pipeline)
		});
		if (!ended.ok) return { unread: describeUnread(ended.error) };
		const runs = joinRuns([...open, ...ended.value]);
		return {
			obstacles: checkBudgets({
				config,
				pipeline,
				runs,
				now
			}, { starts }),
			ended: ended.value
		};
	} catch (error) {
		if (mustWait(engine, error)) throw error;
		return { unread: describeUnread(messageOf(error)) };
	}
}
function describeUnread(reason) {
	return `what was used of its budget could not be read, and nothing starts that cannot be counted: ${reason.replace(/\.$/, "")}`;
}

export { findObstacles as n, refuseFurtherAgents as r, admitRun as t };