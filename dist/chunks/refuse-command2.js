import { Er as isBot, Pr as isPipelineCommand, Tn as warnIfRefused, dn as addReaction, jn as describeCause, vr as findMarkedComment, wn as transientReasons } from "./job-plan-publish.js";
import { po as hasSubject } from "./job-agent-plan-publish.js";
import { A as renderUnanswered, O as renderQueued, T as refusalMarker, k as renderRefusal } from "./job-plan.js";
import { t as askPermittedPipelines } from "./rights.js";

// src/engine/plan/refuse-command.ts
async function explainRefusedStart(engine, { trigger, config, matches }) {
	const open = matches.filter((match) => !match.matched && isMeant(match, {
		trigger,
		config
	})).filter(({ checks }) => failedOf(checks, trigger).length > 0);
	if (open.length === 0) return {
		prevented: [],
		forbidden: []
	};
	const names = new Set(open.map(({ pipeline }) => pipeline));
	const pipelines = Object.fromEntries(Object.entries(config.pipelines).filter(([name]) => names.has(name)));
	const permissions = await askPermittedPipelines(engine, {
		trigger,
		config: { pipelines }
	});
	const allowed = new Set(permissions.filter(({ matched }) => matched).map(({ pipeline }) => pipeline));
	return {
		prevented: open.filter(({ pipeline }) => allowed.has(pipeline)).flatMap(({ pipeline, checks }) => failedOf(checks, trigger).map(({ detail }) => ({
			pipeline,
			reason: detail
		}))),
		forbidden: permissions.flatMap(({ pipeline, checks }) => checks.flatMap(({ check, passed, detail }) => check === "permission" && !passed ? [{
			pipeline,
			reason: detail
		}] : []))
	};
}
function isMeant({ pipeline, checks }, { trigger, config }) {
	if (checks.some(({ check, passed }) => check === "sender" && !passed)) return false;
	const on = config.pipelines[pipeline]?.on;
	return trigger.named === void 0 ? on !== void 0 && isPipelineCommand(on, trigger.comment?.body ?? "") : trigger.named === pipeline;
}
function failedOf(checks, { named }) {
	const failed = checks.filter(({ check, passed }) => !passed && check !== "permission" && (check !== "command" || named !== void 0));
	const others = failed.filter(({ check }) => check !== "outside-text");
	return others.length > 0 ? others : failed;
}
const day = 864e5;
async function refuseCommand(engine, { trigger, config, matches, refused }) {
	const { comment, actor } = trigger;
	if (trigger.kind !== "comment" || comment === void 0) return;
	if (refused.length > 0 && refused.every(({ isQueued }) => isQueued === true)) return tellQueued(engine, {
		trigger,
		refused
	});
	const late = refused.map(({ pipeline, reason }) => ({
		pipeline,
		reason: `${reason}.`
	}));
	const explained = late.length > 0 ? {
		prevented: late,
		forbidden: []
	} : await explainRefusedStart(engine, {
		trigger,
		config,
		matches
	});
	if (explained.prevented.length > 0) return postRefusal(engine, {
		trigger,
		refusals: explained.prevented,
		marker: refusalMarker({ comment: comment.id })
	});
	const unanswered = findUnanswered(matches).map(({ pipeline, reason }) => ({
		pipeline,
		reason: `${reason} ${giveAgain}`
	}));
	if (unanswered.length > 0) return postRefusal(engine, {
		trigger,
		refusals: unanswered,
		marker: refusalMarker({ comment: comment.id })
	});
	const forbidden = [...matches.flatMap(findForbidden), ...explained.forbidden];
	if (forbidden.length > 0) await postRefusal(engine, {
		trigger,
		refusals: forbidden,
		marker: refusalMarker({ person: actor.id })
	});
}
async function tellQueued(engine, { trigger, refused }) {
	const { comment, actor, subject } = trigger;
	if (comment === void 0) return;
	const marker = refusalMarker({ event: `waits ${comment.id}` });
	await warnIfRefused(engine, { what: `The command in comment ${comment.id} waits, and nobody was told` }, async () => {
		if (findMarkedComment(await engine.ports.threads.listSince(subject.number, comment.createdAt), {
			marker,
			accepts: () => true
		}) !== void 0) return;
		await engine.ports.threads.create(subject.number, renderQueued(actor.login, refused, marker), marker);
	});
}
const giveAgain = "Give the command again to ask once more.";
function findUnanswered(matches) {
	return matches.flatMap(({ pipeline, checks }) => {
		const failed = checks.filter(({ passed }) => !passed);
		if (failed.length === 0 || failed.some(({ unanswered }) => unanswered !== true)) return [];
		return [{
			pipeline,
			reason: failed.map(({ detail }) => detail).join(" ")
		}];
	});
}
async function reportUnanswered(engine, { trigger, config, matches, start }) {
	const refusals = findUnanswered(matches);
	if (refusals.length === 0 || trigger.kind === "comment" || !hasSubject(trigger) || config.comments === "none") return;
	const { threads, clock } = engine.ports;
	const { number } = trigger.subject;
	const marker = refusalMarker({ event: start });
	const step = {
		what: `An event on #${number} started nothing, and nobody was told`,
		except: transientReasons
	};
	await warnIfRefused(engine, step, async () => {
		const since = (/* @__PURE__ */ new Date(Date.parse(clock.now()) - day)).toISOString();
		const accepts = ({ author }) => author !== null && isBot(author);
		if (findMarkedComment(await threads.listSince(number, since), {
			marker,
			accepts
		}) !== void 0) return;
		await threads.create(number, renderUnanswered(describeCause(trigger), refusals, marker), marker);
	});
}
function findForbidden({ pipeline, matched, checks }) {
	const failed = checks.filter(({ passed }) => !passed);
	if (matched || failed.some(({ check }) => check !== "permission")) return [];
	return failed.map(({ detail }) => ({
		pipeline,
		reason: detail
	}));
}
async function postRefusal(engine, { trigger, refusals, marker }) {
	const { threads } = engine.ports;
	const { comment, actor, subject } = trigger;
	if (comment === void 0) return;
	await addReaction(engine, { comment: comment.id }, "-1");
	const what = `The command in comment ${comment.id} was refused, and nobody was told`;
	await warnIfRefused(engine, { what }, async () => {
		const since = (/* @__PURE__ */ new Date(Date.parse(comment.createdAt) - day)).toISOString();
		const earlier = await threads.listSince(subject.number, since);
		if (findMarkedComment(earlier, {
			marker,
			accepts: ({ id }) => id !== comment.id
		}) !== void 0) return;
		await threads.create(subject.number, renderRefusal(actor.login, refusals, marker), marker);
	});
}

export { reportUnanswered as n, refuseCommand as t };