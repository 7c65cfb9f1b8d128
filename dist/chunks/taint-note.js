import { t as codeSpan } from "./code-span.js";

// src/core/text/taint-note.ts
/** What people are told of a tainted run; undefined for one that is not. */
function taintNote({ outside = [] }) {
	if (outside.length === 0) return void 0;
	return `⚠️ Tainted: it works with text of outsiders (${outside.map((login) => codeSpan(login)).join(", ")}), so it approves no pull request.`;
}

export { taintNote as t };