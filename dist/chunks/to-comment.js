import { _ as preprocess, b as string, f as int, g as object, r as _enum, s as array } from "./zod.js";

// src/terminal/files/to-comment.ts
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
	/** The time of the last edit, from GraphQL. REST does not return it, so it may be unknown. */
	lastEditedAt: string().nullable().optional(),
	/** The address of the thread that the comment belongs to. */
	issue_url: string().optional()
});
/** The response of "list issue comments". Pages that `gh api --slurp` left separate are joined. */
const commentsSchema = preprocess((value) => Array.isArray(value) ? value.flat() : value, array(commentSchema));
/** Converts a comment from the form that "list issue comments" returns. */
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
/** Returns the number of the thread that a comment belongs to, if the comment has its address. */
function numberOfThread(value) {
	const number = /\/issues\/(\d+)$/.exec(commentSchema.parse(value).issue_url ?? "")?.[1];
	return number === void 0 ? void 0 : Number(number);
}

export { numberOfThread as n, toComment as r, commentsSchema as t };