import { c as literal, d as object, h as string, n as _enum, s as int } from "./schemas.js";
import { t as datetime } from "./iso.js";
import { r as parseUntrustedJson } from "./to-well-formed-json.js";
import { t as hasName } from "./name-list.js";
import { n as parseChange, r as pauseLabel } from "./change.js";
import { n as readDispatchedOrder } from "./read-order-input.js";

// src/entry/action/event/read-change.ts
/**
* What a `pull_request` job says about a change. Unsigned: whether it is so, GitHub is asked; who did it is taken from here, and
* only shown.
*/
const changeHintSchema = object({
	event: literal("pull_request"),
	change: _enum([
		"label-removed",
		"closed",
		"merged",
		"pushed",
		"paused",
		"resumed"
	]),
	number: int(),
	label: string().optional(),
	/** Commit that it is at since. */
	head: string(),
	by: object({
		id: int(),
		login: string().regex(/^[A-Za-z0-9_[\]-]{1,60}$/),
		type: string().optional()
	}),
	at: datetime()
});
/** The change that this job is about; undefined when it is about none. */
async function readChange({ job }, subjects) {
	if (job.eventName !== "workflow_dispatch") {
		const change = parseChange(job.eventName, job.payload);
		return change !== void 0 && job.workflowRun.attempt > 1 ? checkAgain(change, subjects) : change;
	}
	const hint = parseChangeHint(readDispatchedOrder({ job }).event ?? "");
	if (hint === void 0) return void 0;
	const subject = await subjects.readPullRequest(hint.number);
	if (subject === void 0 || !isSo(hint, subject)) return "not-so";
	const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
	const repository = {
		id,
		owner,
		name,
		defaultBranch,
		private: isPrivate
	};
	const { change: kind, label, at, by: actor } = hint;
	return {
		kind,
		repository,
		subject,
		actor,
		at,
		...label === void 0 ? {} : { label }
	};
}
/** What an event said may long be over when its job runs again; what is transferred or deleted stays so. */
async function checkAgain(change, subjects) {
	const { kind, label, subject } = change;
	if (subject.kind !== "issue" || kind === "transferred" || kind === "deleted") return change;
	const now = await subjects.readIssue(subject.number);
	const facts = {
		change: kind,
		head: "",
		...label === void 0 ? {} : { label }
	};
	return now !== void 0 && isSo(facts, now) ? {
		...change,
		subject: now
	} : "not-so";
}
function parseChangeHint(text) {
	const json = parseUntrustedJson(text, {
		maxBytes: 1e4,
		maxDepth: 3,
		maxNodes: 30
	});
	return json.ok ? changeHintSchema.safeParse(json.value).data : void 0;
}
function isSo({ change, label = "", head }, { labels, state, head: now }) {
	switch (change) {
		case "label-removed": return !hasName(labels, label);
		case "paused": return hasName(labels, pauseLabel);
		case "resumed": return !hasName(labels, pauseLabel);
		case "pushed": return now?.sha === head;
		default: return state === "closed";
	}
}
/** What the workflow run of a pull request's event passes on of a change; undefined when its thread is gone. */
function buildChangeHint({ kind, subject, actor, label, at }) {
	if (kind === "transferred" || kind === "deleted") return void 0;
	const { id, login, type } = actor;
	return {
		event: "pull_request",
		change: kind,
		number: subject.number,
		...label === void 0 ? {} : { label },
		head: subject.head?.sha ?? "",
		by: {
			id,
			login,
			...type === void 0 ? {} : { type }
		},
		at
	};
}

export { parseChangeHint as n, readChange as r, buildChangeHint as t };