import { d as preprocess, m as string, n as _enum, o as int, r as array, u as object } from "./schemas.js";

// src/entry/cli/to-comment.ts
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
	}).nullish()
});
/** What "list issue comments" returns; pages that `gh api --slurp` left apart are joined. */
const commentsSchema = preprocess((value) => Array.isArray(value) ? value.flat() : value, array(commentSchema));
/** A comment as "list issue comments" returns it. */
function toComment(value) {
	const { id, body, created_at, updated_at, user } = commentSchema.parse(value);
	return {
		id,
		body: body ?? "",
		createdAt: created_at,
		updatedAt: updated_at,
		author: user ?? null
	};
}

export { toComment as n, commentsSchema as t };