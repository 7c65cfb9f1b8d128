import { t as completeConfig } from "./job-plan-validate.js";
import { _n as failure, on as responseTo, vn as success } from "./job-agent-plan-publish-validate.js";
import { At as readRun, Fa as pipelineOf, Ki as isDecidedBy, fo as happenedAt, w as runRefOf } from "./job-agent-plan-publish.js";
import { Er as isBot, Lr as describeChange } from "./job-plan-publish.js";
import { t as GitHubError, w as problemText } from "./job-cli.js";
import { M as resumeRun } from "./job-publish.js";
import { b as listNewestRunsAbout, x as listRunsAbout } from "./job-plan.js";
import { t as applyDecision } from "./apply-decision.js";
import { t as expireWaits } from "./expire-waits2.js";

// src/core/launch/classify-change.ts
const keys = {
	"label-removed": "label-removed",
	closed: "closed",
	merged: "closed",
	pushed: "pushed"
};
function classifyChange(run, change) {
	return classifyFor({
		label: run.body.trigger.label,
		onChange: pipelineOf(run)["on-change"]
	}, change);
}
function classifyFor(begun, change) {
	if (change.kind === "paused") return "pause";
	if (change.kind === "resumed") return "resume";
	if (!concerns(begun, change)) return "continue";
	const key = keys[change.kind];
	return key === void 0 ? "cancel" : responseTo(begun.onChange, key);
}
function concerns(begun, { kind, label, actor }) {
	if (kind === "label-removed") return begun.label !== "" && label?.toLowerCase() === begun.label.toLowerCase();
	return kind !== "pushed" || !isBot(actor);
}

// src/engine/decision/apply-change.ts
async function applyChange(engine, request) {
	const { change } = request;
	const config = await completeConfig(request.config);
	if (!config.ok) return failure(config.error);
	await takeOutStarts(engine, {
		config: config.value,
		change
	});
	const changed = [];
	for (const reading of await listRuns(engine, {
		config: config.value,
		change
	})) {
		engine.ports.watcher?.see(reading);
		const { state } = reading;
		if (state.end === void 0 || isDecidedBy(state, nameOf(change))) changed.push(await changeRun(engine, {
			reading,
			change
		}));
	}
	return success(changed);
}
async function takeOutStarts(engine, { config, change }) {
	const removed = await engine.ports.line?.removeStarts(change.subject.number, ({ pipeline, label }) => {
		const own = config.pipelines[pipeline];
		return own !== void 0 && classifyFor({
			label,
			onChange: own["on-change"]
		}, change) === "cancel";
	});
	for (const { pipeline, cause } of removed ?? []) engine.ports.log.info(`A waiting start of ${pipeline} was taken out, because ${describeChange(change)}. It was asked for when ${cause}.`);
}
async function listRuns(engine, { config, change }) {
	try {
		const decided = engine.settings.workflowRun.attempt > 1 ? await listDecidedRuns(engine, {
			config,
			change
		}) : [];
		if (change.isUndone === true) return decided;
		const newest = await listNewestRunsAbout(engine, {
			config,
			subject: change.subject
		});
		return [...decided, ...newest.filter(({ first }) => !decided.some((each) => each.first.id === first.id))];
	} catch (error) {
		if (!(change.kind === "transferred" || change.kind === "deleted") || !(error instanceof GitHubError) || error.reason !== "not-found" && error.reason !== "expired") throw error;
		engine.ports.log.warning(`#${change.subject.number} was ${change.kind}, and the records of its runs are gone with it.`);
		return [];
	}
}
async function listDecidedRuns(engine, { config, change }) {
	const { all } = await listRunsAbout(engine, {
		config,
		subject: change.subject,
		before: Number.MAX_SAFE_INTEGER
	});
	const decided = all.filter(({ records }) => {
		return isDecidedBy({ decisions: records.filter((record) => record.kind === "decision") }, nameOf(change));
	});
	return (await Promise.all(decided.map(({ stored }) => readRun(engine, runRefOf(stored))))).flatMap((reading) => reading.ok ? [reading.value] : []);
}
function nameOf({ kind, at }) {
	return `${kind} ${at}`;
}
async function changeRun(engine, { reading, change }) {
	const { run, thread, body } = reading.state.run;
	if (!isDecidedBy(reading.state, nameOf(change)) && isBeforeRun(change, body)) return {
		run,
		said: `is left alone, because ${describeChange(change)} before it began`,
		started: []
	};
	const verb = classifyChange(reading.state.run, change);
	const reason = describeChange(change);
	if (verb === "continue") return {
		run,
		said: `goes on, although ${reason}`,
		started: []
	};
	const decided = await applyDecision(engine, {
		run,
		thread,
		first: reading.first,
		verb,
		actor: change.actor,
		reason,
		source: {
			kind: "event",
			event: nameOf(change)
		},
		askedAt: change.at
	});
	if (!decided.ok) return {
		run,
		said: decided.error,
		started: []
	};
	if (verb !== "resume") return {
		run,
		said: `${verb === "cancel" ? "was cancelled" : "is paused"}, because ${reason}`,
		started: []
	};
	const started = await resume(engine, reading);
	return {
		run,
		said: `goes on, because ${reason}`,
		started
	};
}
function isBeforeRun({ at }, { trigger }) {
	const began = happenedAt(trigger);
	return began !== void 0 && Date.parse(at) < Date.parse(began);
}
async function resume(engine, { first, state }) {
	const { run, thread } = state.run;
	const now = await readRun(engine, {
		run,
		thread,
		first
	});
	if (!now.ok) throw new Error(problemText(now.error));
	if (now.value.state.end !== void 0 || now.value.state.paused !== void 0) return [];
	const resumed = await resumeRun(engine, { reading: now.value });
	const { started } = await expireWaits(engine, {
		...now.value,
		state: resumed.state
	});
	return [...resumed.started, ...started];
}

export { classifyFor as n, applyChange as t };