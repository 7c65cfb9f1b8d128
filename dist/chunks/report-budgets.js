import { Er as isBot, Tn as warnIfRefused, dn as addReaction, jn as describeCause, vr as findMarkedComment } from "./job-plan-publish.js";
import { po as hasSubject } from "./job-agent-plan-publish.js";
import { E as renderHeldBack, T as refusalMarker } from "./job-plan.js";

// src/engine/plan/report-budgets.ts
const day = 864e5;
async function reportBudgets(engine, { trigger, config, refused, start }) {
	const held = refused.flatMap(({ pipeline, budget }) => budget === void 0 ? [] : [{
		pipeline,
		budget
	}]);
	const isCommand = trigger.kind === "comment" && trigger.comment !== void 0;
	if (held.length === 0 || !hasSubject(trigger) || !isCommand && config.comments === "none") return;
	const { threads, clock } = engine.ports;
	const { number } = trigger.subject;
	const waits = held.every(({ budget }) => budget.until !== void 0);
	if (trigger.comment !== void 0 && isCommand && !waits) await addReaction(engine, { comment: trigger.comment.id }, "-1");
	const marker = refusalMarker({ event: [start, ...held.map(({ budget }) => budget.until ?? "")].join(" ") });
	await warnIfRefused(engine, { what: `A budget holds back an event on #${number}, and nobody was told` }, async () => {
		const since = (/* @__PURE__ */ new Date(Date.parse(clock.now()) - day)).toISOString();
		const accepts = ({ author }) => author !== null && isBot(author);
		if (findMarkedComment(await threads.listSince(number, since), {
			marker,
			accepts
		}) !== void 0) return;
		const reasons = held.map(({ pipeline, budget }) => {
			return {
				pipeline,
				reason: budget.reason,
				waits: budget.until !== void 0
			};
		});
		await threads.create(number, renderHeldBack(describeCause(trigger), reasons, marker), marker);
	});
}

export { reportBudgets };