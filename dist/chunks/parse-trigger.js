import { a as boolean, c as literal, d as object, h as string, i as array, n as _enum, o as discriminatedUnion, p as record, s as int, v as unknown } from "./schemas.js";
import { n as success, t as failure } from "./result.js";
import { t as findCommand } from "./find-command.js";

// src/core/trigger/build-subject.ts
/** Where GitHub shows what a deleted account wrote. */
const ghost = {
	id: 10137,
	login: "ghost",
	type: "User"
};
/** An issue as a payload holds it; bodies keep their line ends, a null body is empty. */
function buildSubject(thread, kind = "issue") {
	const { state, assignees } = thread;
	return {
		kind,
		number: thread.number,
		title: thread.title,
		body: thread.body ?? "",
		author: thread.user ?? ghost,
		association: thread.author_association,
		labels: thread.labels.map((label) => label.name),
		url: thread.html_url,
		comments: thread.comments,
		...thread.locked ? { locked: true } : {},
		createdAt: thread.created_at,
		...state === void 0 ? {} : { state },
		...assignees === void 0 ? {} : { assignees: assignees.map(({ login }) => login) }
	};
}
/** The same of a pull request, with its commits frozen. */
function buildPullSubject(pull) {
	const { head, base, draft } = pull;
	return {
		...buildSubject(pull, "pull-request"),
		head: buildRevision(head),
		base: buildRevision(base),
		...draft === void 0 ? {} : { draft }
	};
}
/** Of an event that is about no thread: which issue its run is kept on, `plan` finds out. */
function buildNoSubject(author) {
	return {
		kind: "issue",
		number: 0,
		author,
		comments: 0,
		title: "",
		body: "",
		association: "NONE",
		labels: [],
		url: "",
		createdAt: ""
	};
}
function buildRevision(revision) {
	return {
		branch: revision.ref,
		sha: revision.sha,
		repository: revision.repo?.id ?? null
	};
}

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
	assignees: array(object({ login: string() })).optional(),
	state: string().optional(),
	html_url: string(),
	comments: int().default(0),
	locked: boolean().default(false),
	created_at: string(),
	updated_at: string().optional()
};
const revisionSchema = object({
	ref: string(),
	sha: string().regex(/^[0-9a-f]{40}$/),
	/** Null when the fork was deleted. */
	repo: object({ id: int() }).nullish()
});
const commonFields = {
	repository: repositorySchema,
	sender: userSchema
};
const labelFields = {
	action: literal("labeled"),
	label: object({ name: string() })
};
const changeFields = {
	action: _enum([
		"opened",
		"reopened",
		"assigned",
		"ready_for_review"
	]),
	assignee: object({ login: string() }).nullish()
};
const issueSchema = object({
	...threadFields,
	pull_request: unknown().optional()
});
const pullSchema = object({
	...threadFields,
	draft: boolean().optional(),
	head: revisionSchema,
	base: revisionSchema
});
/** What we read of `issues`. */
const issuesPayloadSchema = discriminatedUnion("action", [object({
	...commonFields,
	...labelFields,
	issue: issueSchema
}), object({
	...commonFields,
	...changeFields,
	issue: issueSchema
})]);
/** What we read of `pull_request`. */
const pullRequestPayloadSchema = discriminatedUnion("action", [object({
	...commonFields,
	...labelFields,
	pull_request: pullSchema
}), object({
	...commonFields,
	...changeFields,
	pull_request: pullSchema
})]);
/** What we read of `issue_comment` with action `created`. */
const commentPayloadSchema = object({
	...commonFields,
	action: literal("created"),
	issue: object({
		...threadFields,
		draft: boolean().optional(),
		pull_request: unknown().optional()
	}),
	comment: object({
		id: int(),
		user: userSchema.nullish(),
		body: string().nullish(),
		created_at: string()
	})
});
/** What we read of `pull_request_review` with action `submitted`. */
const reviewPayloadSchema = object({
	...commonFields,
	action: literal("submitted"),
	pull_request: pullSchema,
	review: object({
		id: int(),
		user: userSchema.nullish(),
		state: string(),
		body: string().nullish(),
		submitted_at: string()
	})
});
/** What we read of `schedule`; whoever last changed the cron stands there as the sender, and has started nothing. */
const schedulePayloadSchema = object({
	schedule: string(),
	repository: repositorySchema,
	sender: userSchema.optional()
});
/** What we read of `repository_dispatch`. */
const webhookPayloadSchema = object({
	...commonFields,
	action: string(),
	client_payload: record(string(), unknown()).nullish()
});
/** What we read of `workflow_dispatch` that somebody started by hand. */
const manualPayloadSchema = object({
	...commonFields,
	inputs: object({ pipeline: string().min(1) })
});

// src/core/trigger/parse-trigger.ts
const events = {
	issues: {
		actions: [
			"labeled",
			"opened",
			"reopened",
			"assigned"
		],
		parse: parseIssue
	},
	pull_request: {
		actions: [
			"labeled",
			"opened",
			"reopened",
			"assigned",
			"ready_for_review"
		],
		parse: parsePullRequest
	},
	issue_comment: {
		actions: ["created"],
		parse: parseComment
	},
	pull_request_review: {
		actions: ["submitted"],
		parse: parseReview
	},
	schedule: { parse: parseSchedule },
	repository_dispatch: { parse: parseWebhook },
	workflow_dispatch: { parse: parseManual }
};
/** A GitHub event as a trigger, with the text as the payload holds it: later edits are never read (T14). */
function parseTrigger(eventName, payload) {
	const event = Object.hasOwn(events, eventName) ? events[eventName] : void 0;
	if (event === void 0) return failure({ reason: `The event \`${eventName}\` starts no pipeline; ${listNames(Object.keys(events))} do.` });
	const action = readAction(payload);
	if (event.actions !== void 0 && !event.actions.includes(action)) {
		const verb = event.actions.length === 1 ? "does" : "do";
		return failure({ reason: `The action \`${action}\` of \`${eventName}\` starts no pipeline; ${listNames(event.actions)} ${verb}.` });
	}
	return event.parse(payload);
}
function parseIssue(payload) {
	const parsed = issuesPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("issues", parsed.error);
	const { data } = parsed;
	if (isPullRequest(data.issue)) return failure({ reason: `#${data.issue.number} is a pull request: its own \`pull_request\` event, which names its commits, starts pipelines.` });
	const common = {
		...buildCommon(data),
		subject: buildSubject(data.issue)
	};
	if (data.action === "labeled") return success({
		kind: "issue-labeled",
		...common,
		label: data.label.name
	});
	return success({
		kind: "issue-changed",
		...common,
		...buildChange(data, data.issue)
	});
}
function parsePullRequest(payload) {
	const parsed = pullRequestPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("pull_request", parsed.error);
	const { data } = parsed;
	const common = {
		...buildCommon(data),
		subject: buildPullSubject(data.pull_request)
	};
	if (data.action === "labeled") return success({
		kind: "pull-request-labeled",
		...common,
		label: data.label.name
	});
	return success({
		kind: "pull-request-changed",
		...common,
		...buildChange(data, data.pull_request)
	});
}
/** A comment on a pull request: its payload names no commits, so `plan` asks for them. */
function parseComment(payload) {
	const parsed = commentPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("issue_comment", parsed.error);
	const { issue, comment } = parsed.data;
	const kind = isPullRequest(issue) ? "pull-request" : "issue";
	const { id, user, body, created_at: createdAt } = comment;
	const named = /^\/baton run (\S+)$/.exec(findCommand(body ?? "") ?? "")?.[1];
	return success({
		kind: "comment",
		...named === void 0 ? {} : { named },
		...buildCommon(parsed.data),
		subject: {
			...buildSubject(issue, kind),
			...issue.draft === void 0 ? {} : { draft: issue.draft }
		},
		comment: {
			id,
			author: user ?? ghost,
			body: body ?? "",
			createdAt
		}
	});
}
function parseReview(payload) {
	const parsed = reviewPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("pull_request_review", parsed.error);
	const { id, user, state, body, submitted_at: submittedAt } = parsed.data.review;
	return success({
		kind: "review",
		...buildCommon(parsed.data),
		subject: buildPullSubject(parsed.data.pull_request),
		review: {
			id,
			author: user ?? ghost,
			state: state.toLowerCase(),
			body: body ?? "",
			submittedAt,
			comments: []
		}
	});
}
function parseSchedule(payload) {
	const parsed = schedulePayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("schedule", parsed.error);
	const { schedule, repository, sender = ghost } = parsed.data;
	const common = buildCommon({
		repository,
		sender
	});
	return success({
		kind: "schedule",
		...common,
		subject: buildNoSubject(sender),
		schedule: { cron: schedule }
	});
}
function parseWebhook(payload) {
	const parsed = webhookPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("repository_dispatch", parsed.error);
	const { action: type, client_payload: body, sender } = parsed.data;
	const webhook = {
		type,
		payload: body ?? {}
	};
	return success({
		kind: "webhook",
		...buildCommon(parsed.data),
		subject: buildNoSubject(sender),
		webhook
	});
}
function parseManual(payload) {
	const parsed = manualPayloadSchema.safeParse(payload);
	if (!parsed.success) return malformed("workflow_dispatch", parsed.error);
	const { inputs, sender } = parsed.data;
	return success({
		kind: "manual",
		...buildCommon(parsed.data),
		subject: buildNoSubject(sender),
		named: inputs.pipeline
	});
}
function isPullRequest(issue) {
	return issue.pull_request !== void 0 && issue.pull_request !== null;
}
/** The payload is made when the event happens, which is the last change of the thread. */
function buildChange({ action, assignee }, thread) {
	const at = action === "opened" ? thread.created_at : thread.updated_at;
	return {
		action,
		...at === void 0 ? {} : { at },
		...action === "assigned" && assignee ? { assignee: assignee.login } : {}
	};
}
function buildCommon({ repository, sender }) {
	const { id, owner, name, default_branch: defaultBranch } = repository;
	return {
		repository: {
			id,
			owner: owner.login,
			name,
			defaultBranch,
			private: repository.private
		},
		actor: sender,
		label: ""
	};
}
function readAction(payload) {
	if (typeof payload !== "object" || payload === null || !("action" in payload)) return "";
	return typeof payload.action === "string" ? payload.action : "";
}
function listNames(names) {
	const quoted = names.map((name) => `\`${name}\``);
	const last = quoted.at(-1) ?? "";
	return quoted.length === 1 ? last : `${quoted.slice(0, -1).join(", ")} and ${last}`;
}
function malformed(eventName, error) {
	const fields = error.issues.slice(0, 3).map((issue) => `\`${issue.path.join(".")}\` (${issue.message})`);
	return failure({ reason: `The payload of \`${eventName}\` is not what GitHub sends: ${fields.join(", ")}.` });
}

export { buildSubject as a, buildPullSubject as i, issuesPayloadSchema as n, pullRequestPayloadSchema as r, parseTrigger as t };