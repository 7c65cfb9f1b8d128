import { t as createOctokit } from "./octokit.js";
import { t as readStartedRun } from "./read-started-run.js";

// src/entry/action/wire/octokit.ts
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
/** Every order becomes a workflow run of the caller's file on the default branch. */
function createActionStarter(dispatcher, log) {
	return {
		start: ({ text }) => dispatcher.dispatch(text),
		readStarted: (title, since) => readStartedRun({
			dispatcher,
			log,
			title,
			since
		})
	};
}

export { createActionStarter as n, createActionOctokit as t };