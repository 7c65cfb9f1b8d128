import { i as tidyBody } from "./create-github.js";

// src/core/text/find-own-comment.ts
/** What we posted for people once, by marker and author: anybody can write the marker. */
function findOwnComment(comments, { author, marker }) {
	if (author === void 0) return void 0;
	return comments.find((comment) => comment.author?.id === author && tidyBody(comment.body).endsWith(marker));
}

export { findOwnComment as t };