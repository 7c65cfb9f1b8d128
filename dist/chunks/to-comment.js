import { _ as preprocess, b as string, f as int, g as object, r as _enum, s as array } from "./zod.js";

// src/terminal/files/to-comment.ts
const commentSchema = object({
	get id() {
		return int();
	},
	get body() {
		return string().nullish();
	},
	get created_at() {
		return string();
	},
	get updated_at() {
		return string();
	},
	get user() {
		return object({
			get id() {
				return int();
			},
			get login() {
				return string();
			},
			get type() {
				return _enum([
					"User",
					"Bot",
					"Organization",
					"Mannequin"
				]).catch("User");
			}
		}).nullish();
	},
	/** The time of the last edit, from GraphQL. REST does not return it, so it may be unknown. */
	get lastEditedAt() {
		return string().nullable().optional();
	},
	/** The address of the thread that the comment belongs to. */
	get issue_url() {
		return string().optional();
	}
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