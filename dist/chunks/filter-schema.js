import { _ as union, a as boolean, h as string, i as array, m as strictObject, n as _enum } from "./schemas.js";

// src/core/config/schema/filter-schema.ts
/** Longer ones are no filter any more, and cost time on every event (I-6). */
const patternSchema = string().min(1).max(1024);
const loginSchema = string().min(1).max(100);
const labelsSchema = array(string().min(1)).min(1).max(50);
const globSchema = string().min(1).max(256);
const threadFields = {
	labels: labelsSchema.describe("All of these must be on it; one of them is the label just added.").optional(),
	"exclude-labels": array(string().min(1)).max(50).default([]).describe("None of these may be on it."),
	state: _enum([
		"open",
		"closed",
		"all"
	]).describe("Whether it is open or closed. Absent or all: either.").optional(),
	author: loginSchema.describe("Login of the account that opened it.").optional(),
	"exclude-authors": array(loginSchema).min(1).max(50).describe("Logins of accounts whose issues and pull requests start nothing, whatever `author` says.").optional()
};
const textFields = {
	"title-pattern": patternSchema.describe("Regular expression (RE2) that must be found in the title, at most 1,024 characters.").optional(),
	"body-pattern": patternSchema.describe("Regular expression (RE2) that must be found in the text, at most 1,024 characters.").optional(),
	"exclude-body-patterns": array(patternSchema).min(1).max(10).describe("Regular expressions (RE2), at most 10, none of which may be found in the text.").optional()
};
const assignee = loginSchema.describe("Login that it is assigned to; `*` for anybody, `none` for nobody.").optional();
const filesSchema = strictObject({
	include: array(globSchema).min(1).max(50).describe("Globs, one of which must fit a changed file. `**`, alone between slashes, crosses folders; `*` and `?` do not.").optional(),
	exclude: array(globSchema).min(1).max(50).describe("Globs of files that do not count. A pull request of such files alone does not fit.").optional()
}).describe("Which files the pull request changes.");
const issueFilterSchema = strictObject({
	...threadFields,
	assignee,
	...textFields
}).describe("An issue that fits. With `labels` it starts when one of them is added, with `assignee` when somebody is assigned, with neither when it is opened or opened again.");
const pullRequestFilterSchema = strictObject({
	...threadFields,
	assignee,
	...textFields,
	draft: boolean().describe("Whether it is a draft. false: being marked as ready starts it as well.").optional(),
	"review-state": _enum([
		"approved",
		"changes_requested",
		"commented",
		"any"
	]).describe("A submitted review starts it, of this kind or of any, and nothing else does.").optional(),
	files: filesSchema.optional(),
	"base-branch": globSchema.describe("Branch that it would be merged into; a glob in which `*` does not cross `/`.").optional()
}).describe("A pull request that fits. With `review-state` it starts when a review is submitted, with `labels` when one of them is added, with `assignee` when somebody is assigned, with none of them when it is opened or opened again.");
const commentFilterSchema = strictObject({
	command: string().max(100).regex(/^\/[a-z][a-z0-9-]*(?: [a-z0-9][a-z0-9-]*)*$/).describe("The whole first line of the comment, such as `/baton fix`: a slash and words of small letters, digits and hyphens."),
	subject: _enum(["issue", "pull-request"]).describe("Where the comment stands. Absent: either.").optional(),
	...threadFields,
	labels: labelsSchema.describe("All of these must be on the issue or pull request.").optional()
}).describe("A comment whose first line is a command.");
/** A filter as one map, or a list of which one has to fit. */
function oneOrMany(filter) {
	return union([filter, array(filter).min(1).max(20).describe("A list of filters, at most 20: one of them has to fit.")]);
}
/** The filters of a trigger, however they were written; none where it is absent. */
function filtersOf(value) {
	if (value === void 0) return [];
	return Array.isArray(value) ? value : [value];
}

export { pullRequestFilterSchema as a, oneOrMany as i, filtersOf as n, issueFilterSchema as r, commentFilterSchema as t };