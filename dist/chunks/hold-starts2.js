import { d as waitsUntil, n as describeObstacles, o as canWait } from "./describe-budget.js";
import { ot as budgetsOf } from "./job-agent-plan-publish-validate.js";
import { Dn as buildRunUsage, Ra as viewThreadOf, Vt as lockOf } from "./job-agent-plan-publish.js";
import { Tn as warnIfRefused, br as hasMarker, ir as endEarly, wr as viewMarker } from "./job-plan-publish.js";
import { D as renderHeldRun } from "./job-plan.js";
import { n as findObstacles } from "./budget2.js";

// src/engine/gate/hold-starts.ts
const unreadMilliseconds = 3e5;
async function withinBudgets(engine, { effects, reading }) {
	const { state } = reading;
	const { budgets: entries, clock } = engine.ports;
	const isFurther = (state.tasks.length > 0 || state.spawned.length > 0) && effects.some(isAgentStart);
	if (entries === void 0 || !isFurther) return effects;
	const { pipeline } = state.run.body;
	const config = await entries.readConfig() ?? state.run.body.config;
	if (budgetsOf(config, pipeline).length === 0) return effects;
	await noteUsage(entries, state);
	const found = await findObstacles(engine, {
		config,
		pipeline,
		open: await entries.list(),
		starts: "agent"
	});
	if ("unread" in found) {
		const until = new Date(Date.parse(clock.now()) + unreadMilliseconds).toISOString();
		engine.ports.log.warning(`Run ${state.run.run} waits: ${found.unread}.`);
		return holdRun(engine, {
			effects,
			reading,
			until
		});
	}
	const { obstacles } = found;
	if (obstacles.length === 0) return effects;
	if (!canWait(obstacles)) return endEarly(state, describeObstacles(obstacles, "again"));
	const until = waitsUntil(obstacles);
	await tellWaiting(engine, {
		reading,
		until,
		reason: describeObstacles(obstacles, "waits")
	});
	return holdRun(engine, {
		effects,
		reading,
		until
	});
}
function isAgentStart(effect) {
	return effect.kind === "dispatch-task" && effect.for === "agent";
}
async function holdRun(engine, { effects, reading, until }) {
	const { run, thread } = reading.state.run;
	await engine.ports.budgets?.resumeAt({
		run,
		thread,
		first: reading.first,
		lock: lockOf(reading.state.run)
	}, until);
	return effects.filter((effect) => !isAgentStart(effect));
}
async function tellWaiting(engine, { reading, until, reason }) {
	const { state } = reading;
	const marker = viewMarker("refused", encodeURIComponent(`budget ${state.run.run} ${until}`));
	if (reading.thread.some((comment) => hasMarker(comment, marker))) return;
	await warnIfRefused(engine, { what: `Run ${state.run.run} waits for its budget, and nobody was told` }, async () => {
		await engine.ports.threads.create(viewThreadOf(state.run), renderHeldRun(state.run.run, reason, marker), marker);
	});
}
async function noteRunUsage(engine, state) {
	const { budgets: entries } = engine.ports;
	const { config, pipeline } = state.run.body;
	if (entries !== void 0 && budgetsOf(config, pipeline).length > 0) await noteUsage(entries, state);
}
async function enterRun(engine, state) {
	const { budgets: entries } = engine.ports;
	const { config, pipeline } = state.run.body;
	if (entries === void 0 || budgetsOf(config, pipeline).length === 0) return;
	if (!(await entries.list()).some(({ run }) => run === state.run.run)) await noteUsage(entries, state);
}
function noteUsage(entries, state) {
	return entries.note(startOf(state), {
		run: state.run.run,
		pipeline: state.run.body.pipeline,
		startedAt: state.run.body.startedAt,
		usage: buildRunUsage(state),
		finishedAt: state.end?.body.finishedAt
	});
}
function startOf({ run: { run, body } }) {
	return `${body.pipeline} ${body.start ?? run}`;
}

export { withinBudgets as i, noteRunUsage as n, startOf as r, enterRun as t };