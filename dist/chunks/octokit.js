import { t as retry } from "./dist-bundle.js";
import { n as createWaitBudget, o as throttling, r as obeyRetryAfter, t as createThrottle } from "./throttle.js";
import { i as Octokit$1, r as paginateRest, t as legacyRestEndpointMethods } from "./dist-src.js";
import { t as requestLog } from "./dist-src2.js";

// node_modules/@octokit/rest/dist-src/version.js
const VERSION = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
const Octokit = Octokit$1.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults({ userAgent: `octokit-rest.js/${VERSION}` });

// src/adapters/github/client/octokit.ts
/**
* An Octokit with the one policy for trying again: a 5xx or a lost connection three times after 1, 4 and 9 seconds,
* except where the adapter says `retries: 0` because the request would make something twice; rate limits as
* `create-throttle` says.
*/
function createOctokit(options) {
	const { log, base = Octokit } = options;
	const mayWait = createWaitBudget(options.maxWaitSeconds ?? 120);
	return new (base.plugin(obeyRetryAfter(mayWait), retry, throttling))({
		auth: options.token,
		baseUrl: options.baseUrl,
		userAgent: options.userAgent,
		...options.fetch && { request: { fetch: options.fetch } },
		throttle: createThrottle(log, mayWait),
		retry: { doNotRetry: [
			400,
			401,
			403,
			404,
			409,
			410,
			413,
			422,
			429,
			451
		] },
		log: {
			debug: ignore,
			info: ignore,
			warn: (message) => log.warning(message),
			error: ignore
		}
	});
}
function ignore() {}

export { createOctokit as t };