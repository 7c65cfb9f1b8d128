// src/core/text/failure-class.ts
const classes = new Map([
	...[
		"prompt",
		"branch-name",
		"template",
		"setup",
		"workspace",
		"records-missing",
		"max-handoffs"
	].map(toRow("yours")),
	...[
		"max-reached",
		"label-name",
		"no-pull-request",
		"branch-refused"
	].map(toRow("yours")),
	...[
		"issue-refused",
		"comment-refused",
		"labels-refused",
		"review-refused"
	].map(toRow("yours")),
	...[
		"artifact-expired",
		"artifact-replaced",
		"artifact-foreign",
		"incompatible-version",
		"order-misfit"
	].map(toRow("yours")),
	...[
		"pull-requests-forbidden",
		"pull-request-refused",
		"dispatch-forbidden",
		"workflows-forbidden"
	].map(toRow("yours")),
	...[
		"job-cancelled",
		"job-lost",
		"job-failed",
		"not-started",
		"stale-base",
		"unavailable",
		"rate-limited"
	].map(toRow("github")),
	...[
		"auth",
		"billing",
		"budget",
		"max-turns",
		"permission",
		"startup"
	].map(toRow("yours")),
	...[
		"rate-limit",
		"overloaded",
		"api-error"
	].map(toRow("model")),
	...["output-withheld", "output-malformed"].map(toRow("ours"))
]);
/** By the reason of a failure. What we have no word for is the agent's own. */
function classifyFailure(reason) {
	return classes.get(reason) ?? "agent";
}
function toRow(kind) {
	return (reason) => [reason, kind];
}

export { classifyFailure as t };