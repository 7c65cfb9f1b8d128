import { a as boolean, c as literal, d as object, h as string, i as array, s as int, v as unknown } from "./schemas.js";
import { n as success, t as failure } from "./result.js";

// src/core/trigger/payload-schema.ts
const userSchema = object({
	id: int(),
	login: string(),
	type: string().optional()
});
const repositorySchema = object({
	id: int(),
	name: string(),
	owner: object({ login: string() }),
	default_branch: string(),
	private: boolean()
});
const threadFields = {
	number: int(),
	title: string(),
	/** Null when nothing was written. */
	body: string().nullish(),
	/** Null when the account was deleted. */
	user: userSchema.nullish(),
	author_association: string().default("NONE"),
	labels: array(object({ name: string() })),
	html_url: string(),
	comments: int().default(0),
	locked: boolean().default(false),
	created_at: string()
};
const revisionSchema = object({
	ref: string(),
	sha: string().regex(/^[0-9a-f]{40}$/),
	/** Null when the fork was deleted. */
	repo: object({ id: int() }).nullish()
});
const commonFields = {
	action: literal("labeled"),
	label: object({ name: string() }),
	repository: repositorySchema,
	sender: userSchema
};
/** What we read of `issues` with action `labeled`. */
const issuesPayloadSchema = object({
	...commonFields,
	issue: object({
		...threadFields,
		pull_request: unknown().optional()
	})
});
/** What we read of `pull_request` with action `labeled`. */
const pullRequestPayloadSchema = object({
	...commonFields,
	pull_request: object({
		...threadFields,
		head: revisionSchema,
		base: revisionSchema
	})
});
/** What we read of `schedule`; whoever last changed the cron stands there as the sender, and has started nothing. */
const schedulePayloadSchema = object({
	schedule: string(),
	repository: repositorySchema,
	sender: userSchema.optional()
});

// src/core/trigger/parse-trigger.ts
/** Where GitHub shows what a deleted account wrote. */
const ghost = {
	id: 10137,
	login: "ghost",
	type: "User"
};
/**
* A GitHub event as a trigger, with the text as the payload holds it: later edits are never read (T14).
* Bodies keep their line ends; a null body is empty.
*/
function parseTrigger(eventName, payload) {
	if (eventName === "schedule") return parseSchedule(payload);
	if (eventName !== "issues" && eventName !== "pull_request") return failure({ reason: `The event \`${eventName}\` starts no pipeline; \`issues\`, \`pull_request\` and \`schedule\` do.` });
	const action = readAction(payload);
	if (action !== "labeled") return failure({ reason: `The action \`${action}\` of \`${eventName}\` starts no pipeline; \`labeled\` does.` });
	return eventName === "issues" ? parseIssueLabeled(payload) : parsePullRequestLabeled(payload);
}
function parseIssueLabeled(payload) {
	const parsed = issuesPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("issues", parsed.error);
	const { issue } = parsed.data;
	if (issue.pull_request !== void 0 && issue.pull_request !== null) return failure({ reason: `#${issue.number} is a pull request: its own \`pull_request\` event, which names its commits, starts pipelines.` });
	return success({
		kind: "issue-labeled",
		subject: {
			kind: "issue",
			...buildSubject(issue)
		},
		...buildCommon(parsed.data)
	});
}
function parsePullRequestLabeled(payload) {
	const parsed = pullRequestPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("pull_request", parsed.error);
	const { head, base, ...thread } = parsed.data.pull_request;
	const revisions = {
		head: buildRevision(head),
		base: buildRevision(base)
	};
	return success({
		kind: "pull-request-labeled",
		subject: {
			kind: "pull-request",
			...buildSubject(thread),
			...revisions
		},
		...buildCommon(parsed.data)
	});
}
/** A tick has no thread: which issue its run is kept on, `plan` finds out. */
function parseSchedule(payload) {
	const parsed = schedulePayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("schedule", parsed.error);
	const { schedule, repository, sender = ghost } = parsed.data;
	return success({
		kind: "schedule",
		repository: buildRepository(repository),
		subject: {
			kind: "issue",
			number: 0,
			author: sender,
			comments: 0,
			title: "",
			body: "",
			association: "NONE",
			labels: [],
			url: "",
			createdAt: ""
		},
		actor: sender,
		label: "",
		schedule: { cron: schedule }
	});
}
function buildSubject(thread) {
	return {
		number: thread.number,
		title: thread.title,
		body: thread.body ?? "",
		author: thread.user ?? ghost,
		association: thread.author_association,
		labels: thread.labels.map((label) => label.name),
		url: thread.html_url,
		comments: thread.comments,
		...thread.locked ? { locked: true } : {},
		createdAt: thread.created_at
	};
}
function buildCommon(payload) {
	return {
		repository: buildRepository(payload.repository),
		actor: payload.sender,
		label: payload.label.name
	};
}
function buildRepository(repository) {
	return {
		id: repository.id,
		owner: repository.owner.login,
		name: repository.name,
		defaultBranch: repository.default_branch,
		private: repository.private
	};
}
function buildRevision(revision) {
	return {
		branch: revision.ref,
		sha: revision.sha,
		repository: revision.repo?.id ?? null
	};
}
function readAction(payload) {
	if (typeof payload !== "object" || payload === null || !("action" in payload)) return "";
	return typeof payload.action === "string" ? payload.action : "";
}
function malformed(eventName, error) {
	const fields = error.issues.slice(0, 3).map((issue) => `\`${issue.path.join(".")}\` (${issue.message})`);
	return failure({ reason: `The payload of \`${eventName}\` is not what GitHub sends: ${fields.join(", ")}.` });
}

export { parseTrigger as t };