import { At as readRun, Di as awaitsApproval, Hi as findEnd, Mi as awaitsTime, Ti as awaitingRows, Va as needsPerson, Xa as isMeant, ba as listFailedParents, bn as loadState, eo as stageOfConfig, fr as findApproval, mr as involvedIn, ur as approvalOf, w as runRefOf } from "./job-agent-plan-publish.js";
import { Sn as oneLine, bn as codeSpan, ot as budgetsOf, vn as success } from "./job-agent-plan-publish-validate.js";
import { Hn as renderGoingOn, Rn as describeStartAgain, X as askApproval, Y as askPerson, Z as findChange, at as listOwnComments, et as findShown, in as outcomeWords, rt as approveCommand, tt as readAskedApproval, zn as findGoingOn, zr as pauseLabel } from "./job-plan-publish.js";
import { N as checkPause } from "./job-plan.js";
import { t as askApprover } from "./approval-rights.js";
import { n as describeParents, r as describeStopped, t as applyDecision } from "./apply-decision.js";
import { t as expireWaits } from "./expire-waits2.js";

// src/core/view/comment/approval-reply.ts
function renderWrongDigest(given, waiting) {
	return [`${describeWrong(given)} Nothing was approved.`, ...waiting.map(renderRight)].join("\n\n");
}
function describeWrong(given) {
	if (given === void 0) return "An approval names what you saw, by its digest.";
	if (!isDigest(given)) return `${codeSpan(given)} is no digest: that has at least ${7} of the characters 0-9 and a-f.`;
	return `${codeSpan(given)} is not what waits for approval now. What the comment showed may have changed since.`;
}
function renderChangedRequest(editor, waiting) {
	return `${editor === void 0 ? "The comment that asked does not read as Baton would write it now." : `${codeSpan(editor)} has edited the comment that asked, so you may have read something else than what would start.`} Nothing was approved.\n\n${renderRight(waiting)}`;
}
function isDigest(text) {
	return /^[0-9a-f]{7,64}$/i.test(text);
}
function renderRight(waiting) {
	return `Stage \`${waiting.stage}\` of run \`${waiting.run}\` waits. Read the newest comment that asks for it, then comment \`${approveCommand(waiting)}\`.`;
}
function renderNoneAwaiting(states, named) {
	const asked = states.flatMap((state) => awaitingRows(state).filter(awaitsApproval).map(({ name }) => `\`${name}\` of run \`${state.run.run}\``));
	const what = named === void 0 ? "Nothing here waits for approval" : `${codeSpan(named)} does not wait for approval`;
	return asked.length === 0 ? `${what}. Nothing was done.` : `${what}; what waits here: ${asked.join(", ")}. Nothing was done.`;
}
function renderSecondTime({ stage, run }, missing) {
	return `You have approved \`${stage}\` of run \`${run}\` already, and each person counts once. It waits for ${missing} more.`;
}
function renderInvolved({ stage, run }) {
	return `You started, retried or answered run \`${run}\`, and \`approval.self\` of \`${stage}\` is false: somebody else must approve it. Nothing was approved.`;
}
function renderLostApprovers({ stage }, lost) {
	return `The approval of \`${stage}\` by ${lost.map(codeSpan).join(", ")} does not count any more: ${lost.length === 1 ? "this person" : "these people"} may not approve it now.`;
}

// src/engine/command/apply-command.ts
async function applyCommand(engine, { stored }, { context, ...proposal }) {
	const decided = await applyDecision(engine, {
		...proposal,
		...runRefOf(stored),
		actor: context.trigger.actor,
		reason: proposal.verb === "answer" ? "a comment answered the question" : context.reason,
		source: context.source,
		askedAt: context.askedAt
	});
	if (!decided.ok) return decided;
	const { started, state } = await expireWaits(engine, decided.value.reading);
	const { value } = decided;
	return success({
		...value,
		started: [...value.started, ...started],
		reading: {
			...value.reading,
			state
		}
	});
}
function hasDecided({ records }, { source }) {
	const own = JSON.stringify(source);
	return records.some((record) => record.kind === "decision" && JSON.stringify(record.body.source) === own);
}
function toPlanned({ stored }, { started, reading: { state } }) {
	return {
		run: stored.record.run,
		pipeline: stored.record.body.pipeline,
		started,
		state
	};
}
function isShownInThread({ stored }, { trigger }) {
	return stored.record.thread === trigger.subject.number;
}

// src/engine/command/asked-stages.ts
async function readAskedStages(engine, { runs }) {
	const asked = [];
	const states = [];
	const faults = [];
	for (const about of runs.filter(canAsk)) {
		const reading = await readRun(engine, runRefOf(about.stored));
		if (!reading.ok) {
			faults.push(`Run \`${about.stored.record.run}\` cannot be read: ${reading.error.message}`);
			continue;
		}
		const { state } = reading.value;
		states.push(state);
		for (const row of awaitingRows(state).filter(awaitsApproval)) asked.push({
			about,
			reading: reading.value,
			row
		});
	}
	return {
		asked,
		states,
		faults
	};
}
function canAsk({ stored, records }) {
	const { config, pipeline } = stored.record.body;
	const stages = Object.values(config.pipelines[pipeline]?.stages ?? {});
	return findEnd(records) === void 0 && stages.some(({ approval }) => approval !== void 0);
}

// src/engine/command/ended-run.ts
async function describeGoingOn({ found, stored }) {
	const { run, body } = stored.record;
	const state = await loadState(found, run);
	const end = state.ok ? state.value.end?.body : void 0;
	if (!state.ok || end === void 0 || !needsPerson(end.outcome)) return `To go on, ${describeStartAgain(body.trigger)}.`;
	return `To go on, ${renderGoingOn(findGoingOn(state.value, {
		end,
		isHeard: true
	}))}`;
}

// src/engine/command/retry.ts
const pausedWords = `This has the label \`${pauseLabel}\`, so nothing is tried again: take it off, then comment \`/baton retry\` once more.`;
async function retryRun(engine, context, task) {
	const { run: name, stage } = splitTask(task, context.runs);
	const named = context.runs.filter(({ stored }) => name === void 0 || stored.record.run === name);
	const failed = named.filter(({ records }) => findEnd(records)?.body.outcome === "failed");
	const asleep = await findAsleep(engine, named, context);
	const [run] = [
		...named.filter((each) => hasDecided(each, context)),
		...asleep.keys(),
		...failed,
		...named
	];
	if (run === void 0) return {
		parts: [describeNone(name)],
		done: false
	};
	if (checkPause(context.trigger).length > 0 && !hasDecided(run, context)) return {
		parts: [pausedWords],
		done: false
	};
	const over = hasDecided(run, context) ? void 0 : await refuseByBudget(engine, {
		run,
		context
	});
	if (over !== void 0) return {
		parts: [over],
		done: false
	};
	const behindOthers = asleep.get(run)?.filter(([name]) => isMeant(stage ?? "", name));
	const waking = behindOthers && {
		verb: "woken",
		by: "person",
		behindOthers: new Map(behindOthers)
	};
	const decided = await applyCommand(engine, run, {
		context,
		verb: "retry",
		...waking,
		stage
	});
	if (!decided.ok) return {
		parts: [await describeRefusal(run, decided.error)],
		done: false
	};
	const started = decided.value.started.map((each) => `\`${each}\``).join(", ");
	const words = `🔁 Run \`${run.stored.record.run}\` goes on${started === "" ? "" : ` with ${started}`}.${describeParents(listFailedParents(decided.value.reading.state, stage ?? ""))}`;
	return {
		parts: isShownInThread(run, context) ? [] : [words],
		runs: [toPlanned(run, decided.value)],
		done: true
	};
}
async function findAsleep({ ports: { line } }, runs, { source }) {
	const own = JSON.stringify(source);
	const isOwn = ({ verb, ...body }) => verb === "woken" && JSON.stringify(body.source) === own;
	const asleep = /* @__PURE__ */ new Map();
	for (const run of runs) {
		const { stored, records, found } = run;
		const state = (line !== void 0 || records.some((each) => each.kind === "task" && each.body.limit !== void 0)) && findEnd(records) === void 0 ? await loadState(found, stored.record.run) : void 0;
		if (state?.ok !== true) continue;
		const { rows, decisions } = state.value;
		const behindOthers = [...await line?.listLimited(state.value) ?? []];
		if (behindOthers.length > 0 || [...rows.values()].some(awaitsTime) || decisions.some(({ body }) => isOwn(body))) asleep.set(run, behindOthers);
	}
	return asleep;
}
async function refuseByBudget(engine, { run: { stored, records }, context }) {
	if (findEnd(records) === void 0) return void 0;
	const { run, body } = stored.record;
	if (budgetsOf(context.config, body.pipeline).length === 0) return void 0;
	const { refuseFurtherAgents } = await import("./budget.js");
	const refusal = await refuseFurtherAgents(engine, {
		config: context.config,
		pipeline: body.pipeline
	});
	return refusal === void 0 ? void 0 : `Run \`${run}\` does not go on: ${refusal}.`;
}
function splitTask(task, runs) {
	const [first = "", ...rest] = task?.split("/") ?? [];
	if (rest.length === 0) return {
		run: void 0,
		stage: task
	};
	if (!runs.some(({ stored }) => stored.record.run === first) && runs.some((run) => hasStage(run, first))) return {
		run: void 0,
		stage: task
	};
	return {
		run: first,
		stage: rest.join("/")
	};
}
function hasStage({ stored: { record } }, task) {
	const { config, pipeline } = record.body;
	return Object.hasOwn(config.pipelines[pipeline]?.stages ?? {}, stageOfConfig(task));
}
async function describeRefusal(run, reason) {
	return findEnd(run.records)?.body.outcome === "needs-input" ? `${reason} ${await describeGoingOn(run)}` : reason;
}
function describeNone(name) {
	return name === void 0 ? "There is no run here that could be tried again." : `There is no run \`${name}\` here.`;
}

// src/engine/command/approve.ts
async function approveStage(engine, context, given) {
	const decided = context.runs.find((run) => hasDecided(run, context));
	if (decided !== void 0) return apply(engine, {
		context,
		about: decided,
		more: {}
	});
	const { asked, states, faults } = await readAskedStages(engine, context);
	const meant = readMeaning(given, asked);
	const candidates = asked.filter(({ row, reading }) => (meant.stage === void 0 || meant.stage === row.name) && (meant.run === void 0 || meant.run === reading.state.run.run));
	if (candidates.length === 0) return refuseApproval([...faults, renderNoneAwaiting(states, meant.stage && given.task)]);
	const current = [];
	for (const each of candidates) current.push(await readAskedApproval(engine, each));
	const { digest } = meant;
	const fitting = digest === void 0 || !isDigest(digest) ? [] : current.filter((each) => each.digest.startsWith(digest.toLowerCase()));
	const [chosen] = fitting;
	const shown = chosen && findShown(chosen, await listOwnComments(engine, chosen.reading));
	if (chosen === void 0 || shown === void 0 || fitting.length > 1 || !isBefore(context, shown)) return askAgain(engine, {
		given: digest,
		current
	});
	return decide(engine, {
		context,
		chosen,
		shown
	});
}
function isBefore({ source, askedAt }, { id, createdAt }) {
	if (source.kind === "comment") return id < source.comment;
	return askedAt === void 0 || Date.parse(createdAt) <= Date.parse(askedAt);
}
function readMeaning({ task, digest }, asked) {
	const runs = asked.map(({ about }) => about);
	const named = splitTask(task, runs);
	const isStage = asked.some(({ row }) => row.name === named.stage);
	if (task !== void 0 && digest === void 0 && !isStage && isDigest(task)) return {
		run: void 0,
		stage: void 0,
		digest: task
	};
	return {
		...named,
		digest
	};
}
async function askAgain(engine, { given, current }) {
	for (const { reading, stage } of current) await askPerson(engine, {
		reading,
		stage
	});
	const waiting = current.map(({ state, stage, digest }) => ({
		run: state.run.run,
		stage,
		digest
	}));
	return refuseApproval([renderWrongDigest(given, waiting)]);
}
async function decide(engine, { context, chosen, shown }) {
	const { actor } = context.trigger;
	const { state, stage, row, digest, head } = chosen;
	const { run } = state.run;
	const approval = approvalOf(state.run, stage);
	if (approval === void 0) throw new Error(`Stage ${stage} of run ${run} does not show which approval it needs.`);
	const right = await askApprover(engine, actor, approval);
	if (!right.passed) return refuseApproval([`${right.detail} Nothing was approved.`]);
	const isInvolved = ({ id }) => !approval.self && involvedIn(state).has(id);
	if (isInvolved(actor)) return refuseApproval([renderInvolved({
		stage,
		run
	})]);
	const before = findApproval(state, stage, row.wait.basis);
	const earlier = before?.body.digest === digest ? before.body.approval?.approvers ?? [] : [];
	if (earlier.some(({ id }) => id === actor.id)) return refuseApproval([renderSecondTime({
		stage,
		run
	}, approval.count - earlier.length)]);
	const change = await findChange(engine, chosen, shown);
	if (change !== void 0) {
		await askApproval(engine, chosen, shown);
		return refuseApproval([renderChangedRequest(change.editor, {
			run,
			stage,
			digest
		})]);
	}
	const isLast = earlier.length + 1 >= approval.count;
	const others = earlier.filter((person) => !isInvolved(person));
	const kept = isLast ? await listStillPermitted(others, (person) => askApprover(engine, person, approval)) : others;
	const lost = earlier.filter((person) => !kept.includes(person)).map(({ login }) => login);
	const approvers = [...kept, {
		id: actor.id,
		login: actor.login
	}];
	const facts = {
		basis: row.wait.basis,
		head,
		approvers,
		count: approval.count
	};
	const result = await apply(engine, {
		context,
		about: chosen.about,
		more: {
			stage,
			digest,
			approval: facts
		}
	});
	return lost.length === 0 ? result : {
		...result,
		parts: [...result.parts, renderLostApprovers({ stage }, lost)]
	};
}
async function listStillPermitted(people, ask) {
	const kept = [];
	for (const person of people) if ((await ask(person)).passed) kept.push(person);
	return kept;
}
async function apply(engine, { context, about, more }) {
	const decided = await applyCommand(engine, about, {
		context,
		verb: "approve",
		...more
	});
	if (!decided.ok) return refuseApproval([decided.error]);
	const { started } = decided.value;
	const words = `👍 Run \`${about.stored.record.run}\` has the approval${started.length === 0 ? "" : `, and ${started.map((each) => `\`${each}\``).join(", ")} starts`}.`;
	return {
		parts: isShownInThread(about, context) ? [] : [words],
		runs: [toPlanned(about, decided.value)],
		done: true
	};
}
function refuseApproval(parts) {
	return {
		parts,
		done: false
	};
}

// src/engine/command/cancel.ts
async function cancelRuns(engine, context) {
	const open = context.runs.filter((run) => findEnd(run.records) === void 0 || hasDecided(run, context));
	const dropped = await engine.ports.budgets?.drop(context.trigger.subject.number, context.pipelines) ?? [];
	const parts = [...await removeWaiting(engine, context), ...dropped.map((pipeline) => `🚫 The start of pipeline \`${pipeline}\`, which waited for its budget, was taken back.`)];
	if (open.length === 0) return parts.length > 0 ? {
		parts,
		done: true
	} : {
		parts: [describeNothing(context)],
		done: false
	};
	const isTakenOut = parts.length > 0;
	const runs = [];
	for (const run of open) {
		const decided = await applyCommand(engine, run, {
			context,
			verb: "cancel"
		});
		if (decided.ok) runs.push(toPlanned(run, decided.value));
		if (!decided.ok) parts.push(decided.error);
		else if (!isShownInThread(run, context)) parts.push(describeCancelled(run, decided.value));
	}
	return {
		parts,
		runs,
		done: isTakenOut || runs.length > 0
	};
}
async function removeWaiting({ ports: { line } }, { trigger, pipelines }) {
	const removed = await line?.removeStarts(trigger.subject.number, ({ pipeline }) => pipelines.includes(pipeline)) ?? [];
	if (removed.length === 0) return [];
	const causes = removed.map(({ pipeline, cause }) => `\`${pipeline}\`, because ${cause}`).join("; ");
	return [`🚫 ${removed.length === 1 ? "One start that waited was" : `${removed.length} starts that waited were`} taken out: ${causes}.`];
}
function describeCancelled({ stored }, { stopped }) {
	return `🚫 Run \`${stored.record.run}\` was cancelled.${describeStopped(stopped)}`;
}
function describeNothing({ runs: [newest] }) {
	const none = "Nothing is under way here, so there is nothing to cancel.";
	const end = newest === void 0 ? void 0 : findEnd(newest.records);
	if (newest === void 0 || end === void 0) return none;
	const reason = end.body.outcome === "cancelled" ? `: ${oneLine(end.body.reason)}` : "";
	return `${none} The newest run, \`${newest.stored.record.run}\`, ${outcomeWords(end.body.outcome)}${reason}.`;
}

export { splitTask as a, applyCommand as c, toPlanned as d, renderNoneAwaiting as f, retryRun as i, hasDecided as l, approveStage as n, describeGoingOn as o, hasStage as r, readAskedStages as s, cancelRuns as t, isShownInThread as u };