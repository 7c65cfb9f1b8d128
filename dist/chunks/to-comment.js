import { d as object, f as preprocess, h as string, i as array, n as _enum, s as int } from "./schemas.js";

// src/entry/cli/files/to-comment.ts
const commentSchema = object({
	id: int(),
	body: string().nullish(),
	created_at: string(),
	updated_at: string(),
	user: object({
		id: int(),
		login: string(),
		type: _enum([
			"User",
			"Bot",
			"Organization",
			"Mannequin"
		]).catch("User")
	}).nullish(),
	/** GraphQL's; not in what REST returns, and then it is not known. */
	lastEditedAt: string().nullable().optional(),
	/** Says which thread it stands on. */
	issue_url: string().optional()
});
/** What "list issue comments" returns; pages that `gh api --slurp` left apart are joined. */
const commentsSchema = preprocess((value) => Array.isArray(value) ? value.flat() : value, array(commentSchema));
/** A comment as "list issue comments" returns it. */
function toComment(value) {
	const { id, body, created_at, updated_at, user, lastEditedAt } = commentSchema.parse(value);
	return {
		id,
		body: body ?? "",
		createdAt: created_at,
		updatedAt: updated_at,
		author: user ?? null,
		...lastEditedAt === void 0 ? {} : { lastEditedAt }
	};
}
/** Number of the thread that a comment stands on, where it says so. */
function numberOfThread(value) {
	const number = /\/issues\/(\d+)$/.exec(commentSchema.parse(value).issue_url ?? "")?.[1];
	return number === void 0 ? void 0 : Number(number);
}

export { numberOfThread as n, toComment as r, commentsSchema as t };