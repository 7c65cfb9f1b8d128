import { t as codeSpan } from "./inline.js";
import { n as nameList } from "./name-list.js";

// src/core/view/words.ts
/** An icon never stands alone: the word carries the meaning (ux.md 1.2). */
const icons = {
	succeeded: "✅",
	failed: "❌",
	noop: "💤",
	"needs-input": "❓",
	cancelled: "🚫",
	skipped: "⏭️"
};
const words = {
	succeeded: "succeeded",
	failed: "failed",
	noop: "had nothing to do",
	"needs-input": "needs input",
	cancelled: "was cancelled",
	skipped: "was skipped"
};
function outcomeWords(outcome) {
	return `${icons[outcome]} ${words[outcome]}`;
}
const wordsIgnoredWords = {
	author: "another account wrote it",
	edited: "its comment was edited after it was written, or nobody knows whether it was",
	quoted: "it stands in a quote, a list or code",
	version: "another version of Baton wrote it",
	malformed: "it is not whole",
	binding: "it belongs to another repository, thread or run",
	duplicate: "another record has its place"
};
/** Why a record does not count, for people. */
function ignoredWords(reason, { unsigned }) {
	if (reason !== "signature") return wordsIgnoredWords[reason];
	return unsigned ? "it is signed, and the config has no signing.keys that could verify it" : "no key in signing.keys of the config fits it: it was changed, has no signature, or its key was taken out";
}
/** What people are told of a tainted run; undefined for one that is not. */
function taintNote({ outside = [] }) {
	if (outside.length === 0) return void 0;
	return `⚠️ Tainted: it works with text of outsiders (${outside.map((login) => codeSpan(login)).join(", ")}), so it approves no pull request.`;
}
/** Why a command starts nothing while the kill switch is on. */
const pauseWords = "Baton is paused by the repository variable `BATON_PAUSE`; give the command again once that is deleted";
/** Ends an answer about runs that says nothing of some, so that it does not deny them. */
function leftOutNote(pipelines) {
	return `Left out: runs here of ${nameList([...new Set(pipelines)])}, which you may not command.`;
}

export { taintNote as a, pauseWords as i, leftOutNote as n, outcomeWords as r, ignoredWords as t };