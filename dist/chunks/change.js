import { a as boolean, d as object, h as string, v as unknown } from "./schemas.js";
import { t as codeSpan } from "./inline.js";
import { f as pullRequestPayloadSchema, o as buildPullSubject, s as buildSubject, u as issuesPayloadSchema } from "./command.js";

// src/core/trigger/change.ts
/** The label that stops what goes on about a subject, and keeps runs about it from starting. */
const pauseLabel = "baton:pause";
const commonSchema = object({
	action: string(),
	label: object({ name: string() }).nullish(),
	issue: object({
		updated_at: string().optional(),
		pull_request: unknown().optional()
	}).optional(),
	pull_request: object({
		updated_at: string().optional(),
		merged: boolean().nullish()
	}).optional()
});
/** An event of an issue or pull request that may concern a run that goes on about it; undefined for all others. */
function parseChange(eventName, payload) {
	const common = commonSchema.safeParse(payload).data;
	const kind = common && kindOf(eventName, common);
	if (kind === void 0) return void 0;
	const about = eventName === "issues" ? readIssue(payload) : readPull(payload);
	if (about === void 0) return void 0;
	const thread = common?.issue ?? common?.pull_request;
	return {
		kind,
		...about,
		...kind === "label-removed" ? { label: common?.label?.name ?? "" } : {},
		at: thread?.updated_at ?? about.subject.createdAt
	};
}
function kindOf(eventName, { action, label, issue, pull_request: pull }) {
	if (eventName === "issues" && issue !== void 0 && !issue.pull_request) return kindByLabel(action, label) ?? ofIssue(action);
	if (eventName === "pull_request" && pull !== void 0) return kindByLabel(action, label) ?? ofPull(action, pull.merged === true);
}
function kindByLabel(action, label) {
	const isPause = label?.name.toLowerCase() === pauseLabel;
	if (action === "labeled") return isPause ? "paused" : void 0;
	if (action !== "unlabeled") return void 0;
	return isPause ? "resumed" : "label-removed";
}
function ofIssue(action) {
	return action === "closed" || action === "transferred" || action === "deleted" ? action : void 0;
}
function ofPull(action, isMerged) {
	if (action === "closed") return isMerged ? "merged" : "closed";
	return action === "synchronize" ? "pushed" : void 0;
}
/** Read as an opening is: what the action itself brings was read above. */
function readIssue(payload) {
	const parsed = issuesPayloadSchema.safeParse({
		...Object(payload),
		action: "opened"
	});
	if (!parsed.success) return void 0;
	return {
		...readCommon(parsed.data),
		subject: buildSubject(parsed.data.issue)
	};
}
function readPull(payload) {
	const parsed = pullRequestPayloadSchema.safeParse({
		...Object(payload),
		action: "opened"
	});
	if (!parsed.success) return void 0;
	return {
		...readCommon(parsed.data),
		subject: buildPullSubject(parsed.data.pull_request)
	};
}
function readCommon({ repository, sender }) {
	const { id, owner, name, default_branch: defaultBranch } = repository;
	return {
		repository: {
			id,
			owner: owner.login,
			name,
			defaultBranch,
			private: repository.private
		},
		actor: sender
	};
}
/** What happened to a subject, in words for people: goes on after "because". */
function describeChange({ kind, label = "", subject }) {
	const name = subject.kind === "issue" ? "the issue" : "the pull request";
	switch (kind) {
		case "label-removed": return `the label ${codeSpan(label)}, which had started the run, was taken off`;
		case "paused": return `the label ${codeSpan(pauseLabel)} was put on`;
		case "resumed": return `the label ${codeSpan(pauseLabel)} was taken off`;
		case "pushed": return `commits were pushed to ${name}`;
		default: return `${name} was ${kind}`;
	}
}

export { parseChange as n, pauseLabel as r, describeChange as t };