import { r as truncateCodePoints } from "./one-line.js";
import { t as createOctokit } from "./create-octokit.js";

// src/entry/action/create-action-octokit.ts
const proxyVariables = [
	"http_proxy",
	"https_proxy",
	"HTTP_PROXY",
	"HTTPS_PROXY"
];
/**
* The job's own token: the rights of the job decide what it may do. Behind a proxy the toolkit's class is used; its HTTP
* client more than doubles the time to start, so it is loaded only there.
*/
async function createActionOctokit({ inputs, job, log }) {
	const base = proxyVariables.some((name) => process.env[name]) ? await loadToolkit() : void 0;
	return createOctokit({
		token: inputs.token,
		baseUrl: job.apiUrl,
		userAgent: "baton-action",
		log,
		...base === void 0 ? {} : { base }
	});
}
async function loadToolkit() {
	const { GitHub } = await import("./utils2.js");
	return GitHub;
}

// src/entry/action/write-summary.ts
/** GitHub drops a summary over 1 MiB with an annotation only (github-platform.md 8); no code point has more than 4 bytes. */
const maxCodePoints = 25e4;
/** Adds Markdown to the job's summary. Text of others must be redacted and neutralised before. */
async function writeSummary(markdown) {
	if (process.env.GITHUB_STEP_SUMMARY === void 0) return;
	const { summary } = await import("./core2.js");
	await summary.addRaw(truncateCodePoints(markdown, maxCodePoints, { mark: "\n\n(cut: the summary may not be longer)" }), true).write();
}

export { createActionOctokit as n, writeSummary as t };