import { t as retry } from "./dist-bundle.js";
import { a as createThrottle, o as throttling } from "./create-github.js";
import { i as Octokit$1, r as paginateRest, t as legacyRestEndpointMethods } from "./dist-src.js";
import { t as requestLog } from "./dist-src2.js";

// node_modules/@octokit/rest/dist-src/version.js
const VERSION = "22.0.1";

// node_modules/@octokit/rest/dist-src/index.js
const Octokit = Octokit$1.plugin(requestLog, legacyRestEndpointMethods, paginateRest).defaults({ userAgent: `octokit-rest.js/${VERSION}` });

// src/adapters/github/create-wait-budget.ts
/** One budget for all waits of a client: three requests that wait five minutes each would outlast their job. */
function createWaitBudget(seconds) {
	let left = seconds;
	return (wanted) => {
		if (!(wanted <= left)) return false;
		left -= wanted;
		return true;
	};
}

// src/adapters/github/obey-retry-after.ts
const maxTries = 3;
/**
* Plugin for Octokit, to be listed before the retry plugin, which waits as this says. The throttling plugin obeys
* `retry-after` only when the message holds "secondary rate"; GitHub sends the header with other words too.
*/
function obeyRetryAfter(mayWait) {
	return (octokit) => {
		octokit.hook.error("request", (error) => {
			const refused = error;
			const seconds = Number(refused.response?.headers["retry-after"] ?? NaN);
			if (refused.request && isOurs(refused) && !Number.isNaN(seconds)) {
				const retries = mayWait(seconds) ? maxTries : 0;
				refused.request.request = {
					...refused.request.request,
					retries,
					retryAfter: seconds
				};
			}
			throw error;
		});
		return {};
	};
}
function isOurs({ status, message, response }) {
	return (status === 403 || status === 429) && !/\bsecondary rate\b/i.test(message) && response?.headers["x-ratelimit-remaining"] !== "0";
}

// src/adapters/github/create-octokit.ts
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