import { n as success, t as failure } from "./result.js";
import { a as buildNoSubject, c as commentPayloadSchema, d as manualPayloadSchema, f as pullRequestPayloadSchema, h as webhookPayloadSchema, l as ghost, m as schedulePayloadSchema, o as buildPullSubject, p as reviewPayloadSchema, s as buildSubject, t as findCommand, u as issuesPayloadSchema } from "./command.js";

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

export { parseTrigger as t };