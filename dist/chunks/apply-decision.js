import { L as readStatusComment, M as startOf, Q as labelRunning, S as listWorkers, T as stopWorkers, U as closeRequests, V as foldCalls, ar as explainVainRetry, fr as checkDecision, j as performEffects, mt as explainSmallRaise, nr as decide, v as createOnceStarter, vt as appendAndRead, zr as pauseLabel } from "./job-plan-publish.js";
import { w as problemText } from "./job-cli.js";
import { Sn as oneLine, _n as failure, bn as codeSpan, vn as success } from "./job-agent-plan-publish-validate.js";
import { At as readRun, Di as awaitsApproval, Li as readyRows, St as draftEnd, Ti as awaitingRows, ba as listFailedParents, kt as findUnfit, xn as stateWith } from "./job-agent-plan-publish.js";

// src/core/view/comment/decision.ts
function renderDecisionComment({ stopping, isPaused = false, awaited = [], parents = [], ...of }) {
	const { run, task, body } = of;
	const what = task === "" ? "" : ` of stage ${codeSpan(task)}`;
	const says = sentences[body.verb]({
		run: `run \`${run}\``,
		what,
		body,
		isPaused
	});
	const why = ![
		"answer",
		"approve",
		"reject",
		"raise"
	].includes(body.verb) ? `, because ${oneLine(body.reason)}` : "";
	return `${says.head} by ${codeSpan(body.actor.login)}${why}. ${says.tail}${describeParents(parents)}${describeStopped(stopping)}${describeAwaited(body, awaited)}`;
}
function describeStopped(stopped) {
	const runs = stopped.map(({ id, url }) => url === "" ? `${id}` : `[${id}](${url})`).join(", ");
	if (stopped.length === 0) return "";
	return stopped.length === 1 ? ` Workflow run ${runs} was told to stop.` : ` Workflow runs ${runs} were told to stop.`;
}
function describeParents(parents) {
	const names = parents.map(codeSpan).join(" and ");
	return names === "" ? "" : ` If it succeeds, it is followed by another attempt of ${names}, which had failed, too.`;
}
function describeAwaited({ verb }, stages) {
	if (stages.length === 0 || verb !== "retry" && verb !== "answer" && verb !== "resume") return "";
	return ` First ${stages.map(codeSpan).join(", ")} ${stages.length === 1 ? "needs" : "need"} an approval: a comment asks for it.`;
}
const sentences = {
	cancel: ({ run }) => ({
		head: `🚫 Baton ${run} was cancelled`,
		tail: "What it has come to is kept, and nothing more of it starts."
	}),
	supersede: ({ run }) => ({
		head: `🚫 Baton ${run} was ended for a newer one`,
		tail: "What it has come to is kept, and nothing more of it starts."
	}),
	retry: ({ run, what }) => ({
		head: `🔁 Baton ${run} is let go on`,
		tail: `${what === "" ? "What had failed" : `What had failed${what}`} gets another attempt.`
	}),
	pause: ({ run }) => ({
		head: `⏸️ Baton ${run} is paused`,
		tail: "What is at work is kept when it comes, and nothing new starts."
	}),
	resume: ({ run }) => ({
		head: `▶️ Baton ${run} is let go on`,
		tail: "What had waited starts."
	}),
	expire: ({ run, what }) => ({
		head: `⏰ Baton ${run}: the wait${what} was ended`,
		tail: "Its time is over, so the run goes on with what has come so far."
	}),
	woken: ({ run, what }) => ({
		head: `☀️ Baton ${run}: ${what === "" ? "what sleeps was woken" : `the sleep${what} was ended`}`,
		tail: "It starts again in the same attempt."
	}),
	answer: ({ run, what }) => ({
		head: `💬 Baton ${run}: the question${what} was answered`,
		tail: "Its agent continues with the answer."
	}),
	raise: ({ run, body, isPaused }) => ({
		head: `💰 Baton ${run} may cost $${(body.usd ?? 0).toFixed(2)} more, as raised`,
		tail: `What had waited for money starts${isPaused ? ` when the label \`${pauseLabel}\` is taken off` : ""}.`
	}),
	reject: ({ run, what, body }) => ({
		head: `👎 Baton ${run} was ended, and the approval${what} refused`,
		tail: body.text === void 0 ? "Nothing more of it starts." : `In their words: ${oneLine(body.text, 600)}`
	}),
	approve: ({ run, what, ...facts }) => ({
		head: `👍 Baton ${run} was given the approval${what}`,
		tail: describeApprovals(facts)
	})
};
function describeApprovals({ body, isPaused }) {
	const { approval, digest = "" } = body;
	const of = digest === "" ? "" : ` for ${codeSpan(digest.slice(0, 7))}`;
	const { approvers = [], count = 1 } = approval ?? {};
	const when = isPaused ? ` when the label \`${pauseLabel}\` is taken off` : "";
	if (approvers.length >= count) return `It starts${of === "" ? "" : ` from commit ${codeSpan(approval?.head.slice(0, 7) ?? "")}`}${when}.`;
	return `That is ${approvers.length} of ${count}${of}; it waits for ${count - approvers.length} more.`;
}

// src/engine/decision/apply-decision.ts
async function applyDecision(engine, request) {
	const reading = request.reading === void 0 ? await readRun(engine, request) : success(request.reading);
	if (!reading.ok) return failure(problemText(reading.error));
	const own = reading.value.stored.filter(({ record }) => record.run === request.run);
	const unfit = request.verb === "retry" ? findUnfit(own, request.stage ?? "") : void 0;
	if (unfit !== void 0) return failure(problemText(unfit));
	const build = (now) => buildDecisionComment(engine, {
		request,
		state: now.state
	});
	const appended = await appendAndRead(engine, {
		order: request,
		reading: reading.value,
		build
	});
	if (appended.kind === "failed") throw new Error(problemText(appended.problem));
	if (appended.kind === "not-needed") return typeof appended.reason === "string" ? failure(appended.reason) : success(await completeDecision(engine, {
		request,
		reading: appended.reading,
		decision: appended.reason,
		isNew: false
	}));
	const { record } = appended.first;
	if (record.kind !== "decision") throw new Error("The store did not append the decision.");
	return success(await completeDecision(engine, {
		request,
		reading: appended.reading,
		decision: record,
		isNew: true
	}));
}
async function buildDecisionComment(engine, { request, state }) {
	const earlier = findDecision(state, request);
	if (earlier !== void 0) return failure(earlier);
	const draft = draftDecision(engine, {
		request,
		state
	});
	const isRetry = request.verb === "retry";
	const refusal = checkDecision({
		...state,
		rows: new Map([...state.rows, ...request.behindOthers ?? []])
	}, request) ?? (request.usd === void 0 ? void 0 : explainSmallRaise(state, request.usd)) ?? (isRetry ? explainVainRetry(stateWith(state, [draft]), engine.ports.clock.now()) : void 0);
	if (refusal !== void 0) return failure(refusal);
	const stopping = endsRun(request) ? await listWorkers(engine, {
		state,
		first: request.first
	}) : [];
	const at = {
		stage: draft.task,
		now: draft.body.decidedAt
	};
	const transfer = request.by === "fallback" ? state.gates.fallbacks?.draftTransfer(state, at) : void 0;
	if (request.by === "fallback" && transfer === void 0) return failure(`No other agent continues \`${at.stage}\` now.`);
	const follows = endsRun(request) ? draftCancelledEnd(state, draft) : transfer;
	return success({
		drafts: follows === void 0 ? [draft] : [draft, follows],
		visible: engine.ports.redactor.redact(renderDecisionComment({
			...draft,
			...describeNext(state, draft),
			stopping
		})).text
	});
}
function describeNext(state, draft) {
	const awaited = awaitingRows(stateWith(state, [draft])).filter(awaitsApproval);
	const parents = draft.body.verb === "retry" ? listFailedParents(state, draft.task) : [];
	return {
		isPaused: state.paused !== void 0,
		awaited: awaited.map(({ name }) => name),
		parents
	};
}
function findDecision({ decisions }, { verb, source }) {
	return decisions.find(({ body }) => body.verb === verb && JSON.stringify(body.source) === JSON.stringify(source));
}
function draftDecision(engine, { request, state }) {
	const { run, verb, by, actor, reason, source, stage, askedAt, text, isOutside, digest, approval, usd } = request;
	return {
		kind: "decision",
		run,
		task: stage ?? "",
		attempt: 0,
		execution: (state.decisions.at(-1)?.execution ?? 0) + 1,
		body: {
			verb,
			actor: {
				id: actor.id,
				login: actor.login
			},
			reason,
			...by === void 0 ? {} : { by },
			...text === void 0 ? {} : { text },
			...isOutside === true ? { outside: true } : {},
			...digest === void 0 ? {} : { digest },
			...approval === void 0 ? {} : { approval },
			usd,
			source,
			...askedAt === void 0 ? {} : { askedAt },
			decidedAt: engine.ports.clock.now(),
			...engine.settings.workflowRun.id === 0 ? {} : { workflowRun: engine.settings.workflowRun.id }
		}
	};
}
function endsRun({ verb }) {
	return verb === "cancel" || verb === "supersede" || verb === "reject";
}
function draftCancelledEnd(state, draft) {
	return draftEnd(stateWith(state, [draft]), {
		outcome: "cancelled",
		reason: describeEnd(draft),
		finishedAt: draft.body.decidedAt
	});
}
function describeEnd({ task, body }) {
	const { verb, actor, reason, text } = body;
	if (verb === "reject") return `${actor.login} did not approve ${task}: ${text === void 0 ? "no reason was given" : text}`;
	return `${verb === "cancel" ? "cancelled by" : "ended for a newer run by"} ${actor.login}: ${reason}`;
}
async function completeDecision(engine, { request, reading, decision, isNew }) {
	const stopped = endsRun(request) ? await stopWorkers(engine, await listWorkers(engine, reading)) : [];
	if (request.verb === "retry" && reading.state.end === void 0) {
		await labelRunning(engine, reading.state);
		await foldCalls(engine, reading);
	}
	await closeRequests(engine, reading);
	const effects = decide(reading.state, {
		cause: decision.seq,
		now: engine.ports.clock.now()
	});
	const isEnding = effects.some(({ kind }) => kind === "end-run");
	const behindOthers = readyRows(reading.state).filter(({ name }) => !isEnding && request.behindOthers?.has(name));
	const { started, state } = await performEffects(engine, {
		effects: [...behindOthers.map((row) => startOf(reading.state, row)), ...effects.filter(({ kind }) => kind !== "ignore")],
		reading,
		status: await readStatusComment(engine, reading),
		start: createOnceStarter(engine, isNew ? void 0 : decision.body.decidedAt)
	});
	return {
		decision,
		isNew,
		started,
		stopped,
		reading: {
			...reading,
			state
		}
	};
}

export { describeParents as n, describeStopped as r, applyDecision as t };