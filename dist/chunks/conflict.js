import { w as problemText } from "./job-cli.js";
import { At as readRun, Ki as isDecidedBy, Li as readyRows, Ti as awaitingRows, Ui as findEndTime, fo as happenedAt, w as runRefOf } from "./job-agent-plan-publish.js";
import { vn as success } from "./job-agent-plan-publish-validate.js";
import { $t as awaitingWords, L as readStatusComment, i as describeStall, it as ignoredInOwnComments, j as performEffects, jn as describeCause, n as sweepRun, nr as decide } from "./job-plan-publish.js";
import { t as applyDecision } from "./apply-decision.js";

// src/engine/decision/replace-run.ts
async function replaceRun(engine, { reading, trigger, start }) {
	const { run, thread } = reading.state.run;
	const decided = await applyDecision(engine, {
		run,
		thread,
		first: reading.first,
		verb: "supersede",
		actor: trigger.actor,
		reason: `${describeCause(trigger)}, which starts a newer run`,
		source: {
			kind: "event",
			event: start
		},
		askedAt: happenedAt(trigger)
	});
	return decided.ok ? void 0 : decided.error;
}

// src/engine/plan/conflict.ts
async function resolveConflict(engine, facts, refuseReplacement) {
	const { record, comment } = facts.newest;
	const late = explainLateStart(engine, facts);
	if (late !== void 0) return { reason: late };
	if (isRepeated(engine)) await completeReplacement(engine, facts);
	const endedAt = facts.ended.get(comment);
	if (endedAt !== void 0) return toRefused(explainEarlierEvent(engine, facts, endedAt));
	const reading = await readRun(engine, runRefOf(facts.newest));
	const stored = reading.ok ? reading.value.stored.map((each) => each.record) : [];
	const foundEnd = findEndTime(stored.filter(({ run }) => run === record.run));
	if (foundEnd !== void 0) return toRefused(explainEarlierEvent(engine, facts, foundEnd));
	for (const doubt of reading.ok ? reading.value.doubts : []) engine.ports.log.warning(doubt);
	const abandoned = explainAbandoned(record.run, reading);
	if (abandoned !== void 0) {
		engine.ports.log.warning(abandoned);
		return;
	}
	if (reading.ok && isReplaced(engine, facts, reading.value.state)) return toRefused(await refuseReplacement() ?? await replaceRun(engine, {
		...facts.start,
		reading: reading.value
	}));
	const queued = reading.ok ? await queueStart(engine, facts, reading.value) : void 0;
	if (queued !== void 0) return queued;
	const waits = reading.ok ? describeWait(reading.value.state) : "";
	return { reason: `run ${record.run} of this pipeline has not ended${waits}${await sweepInPassing(engine, reading)}` };
}
function toRefused(reason) {
	return reason === void 0 ? void 0 : { reason };
}
function isReplaced(engine, { config, pipeline, start: { trigger } }, state) {
	if (config.pipelines[pipeline]?.["on-conflict"] === "replace") return true;
	if (!(awaitingRows(state).length > 0 && readyRows(state).length === 0)) return false;
	return decide(state, {
		cause: state.tip.seq,
		now: engine.ports.clock.now()
	}).some(({ kind }) => kind === "end-run") || trigger.kind === "comment" && trigger.named !== void 0;
}
async function queueStart(engine, facts, reading) {
	const { config, pipeline, start } = facts;
	const { line } = engine.ports;
	if (line === void 0 || start.kind !== "subject" || config.pipelines[pipeline]?.["on-conflict"] !== "queue") return void 0;
	const { run } = reading.state.run;
	const position = await line.addStart(toWaitingStart(start, pipeline));
	if (position === void 0) return { reason: `run ${run} of this pipeline has not ended, and as many starts wait for its end as may` };
	const status = await readStatusComment(engine, reading);
	await performEffects(engine, {
		effects: [{ kind: "update-views" }],
		reading,
		status
	});
	await sweepInPassing(engine, success(reading));
	return {
		reason: `run ${run} of this pipeline has not ended; this start waits for its end, at position ${position} (\`on-conflict: queue\`), and \`/baton cancel\` takes it out`,
		isQueued: true
	};
}
async function waitBehindEarlier({ ports: { line } }, { pipeline, start, hasReplaced }) {
	if (line === void 0 || start.kind !== "subject" || hasReplaced) return void 0;
	const position = await line.addBehind(toWaitingStart(start, pipeline));
	if (position === "none-before") return void 0;
	if (position === void 0) return { reason: "events that came before wait to start this pipeline, and as many wait as may" };
	return {
		reason: `events that came before wait to start this pipeline; this start waits behind them, at position ${position} (\`on-conflict: queue\`), and \`/baton cancel\` takes it out`,
		isQueued: true
	};
}
function toWaitingStart({ trigger, start }, pipeline) {
	return {
		pipeline,
		subject: trigger.subject.number,
		start,
		label: trigger.label,
		cause: describeCause(trigger)
	};
}
function describeWait(state) {
	const waiting = awaitingRows(state).map((row) => `\`${row.name}\` ${awaitingWords(row)}`);
	if (waiting.length === 0) return "";
	const instead = readyRows(state).length === 0 ? `; \`/baton run ${state.run.body.pipeline}\` starts a new run in its place` : "";
	return `: ${waiting.join(", ")}${instead}`;
}
function isRepeated({ settings: { workflowRun } }) {
	return workflowRun.attempt > 1 || workflowRun.id === 0;
}
async function completeReplacement(engine, { newest, start, pipeline, config }) {
	const { kind, named } = start.trigger;
	if (!(config.pipelines[pipeline]?.["on-conflict"] === "replace" || kind === "comment" && named !== void 0) && engine.settings.workflowRun.attempt <= 1) return;
	const reading = await readRun(engine, runRefOf(newest));
	if (!reading.ok || !isDecidedBy(reading.value.state, start.start)) return;
	await replaceRun(engine, {
		reading: reading.value,
		trigger: start.trigger,
		start: start.start
	});
}
function explainLateStart(engine, { newest: { record }, start: { trigger } }) {
	const { id } = engine.settings.workflowRun;
	if (id !== 0 && record.body.workflowRun.id > id) return `run ${record.run} was started by a newer event`;
	const tick = trigger.schedule?.tick;
	const latest = record.body.trigger.schedule?.tick;
	return tick !== void 0 && latest !== void 0 && latest > tick ? `run ${record.run} was started by a later tick` : void 0;
}
function explainEarlierEvent({ ports: { line } }, { newest, start, pipeline, config }, endedAt) {
	const at = start.kind === "subject" ? happenedAt(start.trigger) : void 0;
	if (at === void 0 || Date.parse(at) + 1e3 > Date.parse(endedAt)) return void 0;
	const { "on-conflict": onConflict } = config.pipelines[pipeline] ?? {};
	if (onConflict === "replace" || onConflict === "queue" && line !== void 0) return void 0;
	return `run ${newest.record.run} of this pipeline had not ended when this happened, at ${at}; it ended at ${endedAt}, so trigger the pipeline again to start another one`;
}
function explainAbandoned(run, reading) {
	if (!reading.ok && reading.error.cause === "broken-chain") return `Run ${run} cannot be carried on, so a new run starts over, and its records are left alone. ${problemText(reading.error)}`;
	if (!isOfOtherVersion(reading)) return void 0;
	return `Run ${run} holds records of another version of Baton, so it cannot be carried on: a new run starts over, and its records are left alone.`;
}
function isOfOtherVersion(reading) {
	if (!reading.ok) return reading.error.cause === "other-version";
	return ignoredInOwnComments(reading.value).some(({ reason }) => reason === "version");
}
async function sweepInPassing(engine, reading) {
	if (!reading.ok || engine.settings.workflowRun.attempt > 1) return "";
	return (await sweepRun(engine, { reading: reading.value })).map(({ title, stall }) => `; ${title}: ${describeStall(stall, "done")}`.replace(/\.$/, "")).join("");
}

export { resolveConflict, waitBehindEarlier };