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
	get lastEditedAt() {
		return string().nullable().optional();
	},
	get issue_url() {
		return string().optional();
	}
});
const commentsSchema = preprocess((value) => Array.isArray(value) ? value.flat() : value, array(commentSchema));
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
function numberOfThread(value) {
	const number = /\/issues\/(\d+)$/.exec(commentSchema.parse(value).issue_url ?? "")?.[1];
	return number === void 0 ? void 0 : Number(number);
}

export { numberOfThread as n, toComment as r, commentsSchema as t };