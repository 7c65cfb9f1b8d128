import { i as __toESM } from "./rolldown-runtime.js";
import { _ as union, a as boolean, c as literal, d as object, g as tuple, h as string, i as array, p as record, s as int, u as number, v as unknown } from "./schemas.js";
import { r as startAgainRemedy } from "./problem.js";
import { r as normaliseBody } from "./plain-text.js";
import { n as require_light } from "./dist-bundle.js";
import { m as executionTitle, o as actionsAccount, t as holdsEnvelope, u as toSeconds } from "./read-markers.js";
import { t as GitHubError } from "./github.js";
import { createHash } from "node:crypto";

// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var import_light = /* @__PURE__ */ __toESM(require_light(), 1);
var VERSION = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
	return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
	const { pathname } = new URL(options.url, "http://github.test");
	const isAuth = isAuthRequest(options.method, pathname);
	const isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
	const isSearch = options.method === "GET" && pathname.startsWith("/search/");
	const isGraphQL = pathname.startsWith("/graphql");
	const jobOptions = ~~request.retryCount > 0 ? {
		priority: 0,
		weight: 0
	} : {};
	if (state.clustering) jobOptions.expiration = 6e4;
	if (isWrite || isGraphQL) await state.write.key(state.id).schedule(jobOptions, noop);
	if (isWrite && state.triggersNotification(pathname)) await state.notifications.key(state.id).schedule(jobOptions, noop);
	if (isSearch) await state.search.key(state.id).schedule(jobOptions, noop);
	const req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
	if (isGraphQL) {
		const res = await req;
		if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(/* @__PURE__ */ new Error("GraphQL Rate Limit Exceeded"), {
			response: res,
			data: res.data
		});
	}
	return req;
}
function isAuthRequest(method, pathname) {
	return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
	"/orgs/{org}/invitations",
	"/orgs/{org}/invitations/{invitation_id}",
	"/orgs/{org}/teams/{team_slug}/discussions",
	"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
	"/repos/{owner}/{repo}/collaborators/{username}",
	"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
	"/repos/{owner}/{repo}/issues",
	"/repos/{owner}/{repo}/issues/{issue_number}/comments",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
	"/repos/{owner}/{repo}/pulls",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
	"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
	"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
	"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
	"/repos/{owner}/{repo}/releases",
	"/teams/{team_id}/discussions",
	"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
	const regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
	return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
	groups.global = new Bottleneck.Group({
		id: "octokit-global",
		maxConcurrent: 10,
		...common
	});
	groups.auth = new Bottleneck.Group({
		id: "octokit-auth",
		maxConcurrent: 1,
		...common
	});
	groups.search = new Bottleneck.Group({
		id: "octokit-search",
		maxConcurrent: 1,
		minTime: 2e3,
		...common
	});
	groups.write = new Bottleneck.Group({
		id: "octokit-write",
		maxConcurrent: 1,
		minTime: 1e3,
		...common
	});
	groups.notifications = new Bottleneck.Group({
		id: "octokit-notifications",
		maxConcurrent: 1,
		minTime: 3e3,
		...common
	});
};
function throttling(octokit, octokitOptions) {
	const { enabled = true, Bottleneck = import_light.default, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
	if (!enabled) return {};
	const common = { timeout };
	if (typeof connection !== "undefined") common.connection = connection;
	const state = Object.assign({
		clustering: connection != null,
		triggersNotification,
		fallbackSecondaryRateRetryAfter: 60,
		retryAfterBaseValue: 1e3,
		id
	}, octokitOptions.throttle);
	if (typeof state.onSecondaryRateLimit !== "function" || typeof state.onRateLimit !== "function") throw new Error(`octokit/plugin-throttling error:
        You must pass the onSecondaryRateLimit and onRateLimit error handlers.
        See https://octokit.github.io/rest.js/#throttling

        const octokit = new Octokit({
          throttle: {
            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},
            onRateLimit: (retryAfter, options) => {/* ... */}
          }
        })
    `);
	let initialized = false;
	const initializeBottleneck = () => {
		if (initialized) return;
		initialized = true;
		if (groups.global == null) createGroups(Bottleneck, common);
		state.global = state.global ?? groups.global;
		state.auth = state.auth ?? groups.auth;
		state.search = state.search ?? groups.search;
		state.write = state.write ?? groups.write;
		state.notifications = state.notifications ?? groups.notifications;
		state.retryLimiter = state.retryLimiter ?? new Bottleneck();
		const events = {};
		const emitter = new Bottleneck.Events(events);
		events.on("secondary-limit", state.onSecondaryRateLimit);
		events.on("rate-limit", state.onRateLimit);
		events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
		state.retryLimiter.on("failed", async function(error, info) {
			const [state2, request, options] = info.args;
			const { pathname } = new URL(options.url, "http://github.test");
			if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
			const retryCount = ~~request.retryCount;
			request.retryCount = retryCount;
			options.request.retryCount = retryCount;
			const { wantRetry, retryAfter = 0 } = await (async function() {
				if (/\bsecondary rate\b/i.test(error.message)) {
					const retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
					return {
						wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
					const rateLimitReset = (/* @__PURE__ */ new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3)).getTime();
					const retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
					return {
						wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
						retryAfter: retryAfter2
					};
				}
				return {};
			})();
			if (wantRetry) {
				request.retryCount++;
				return retryAfter * state2.retryAfterBaseValue;
			}
		});
	};
	octokit.hook.wrap("request", (request, options) => {
		initializeBottleneck();
		return wrapRequest(state, request, options);
	});
	return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;

// src/adapters/github/kind-by-reason.ts
/** The catalogue entry of each reason for which GitHub does not do something. */
const kindByReason = {
	forbidden: kind("BATON-E801", {
		title: "The token lacks a right",
		explanation: "GitHub answered 403. The message names the request and, where GitHub says so, the permission it needs.",
		remedy: "Grant the permission in `permissions` of the calling job, or in the settings of the App."
	}),
	unauthenticated: kind("BATON-E802", {
		title: "The token is not accepted",
		explanation: "GitHub answered 401: the token is wrong, revoked, or has ended. The token of a workflow ends with its job.",
		remedy: "Pass a token that is valid now."
	}),
	"not-found": kind("BATON-E803", {
		title: "Not there, or not visible",
		explanation: "GitHub answered 404, which is also its answer when the token may not see the thing.",
		remedy: "See that it exists, then that the token may read it."
	}),
	"too-large": kind("BATON-E804", {
		title: "Over a limit of GitHub",
		explanation: "GitHub refused a text or file as too long. It cuts nothing off, and neither do we.",
		remedy: "Make it shorter, or report it: what Baton writes should fit."
	}),
	conflict: kind("BATON-E805", {
		title: "Somebody was first",
		explanation: "What was to be made exists already, with other content.",
		remedy: `Look at what is there, and whether it may be built upon. ${startAgainRemedy}`
	}),
	"comments-refused": kind("BATON-E806", {
		title: "The thread takes no comments",
		explanation: "A locked thread refuses the comments of workflows, one with 2,500 comments refuses all, as does an archived repository.",
		remedy: "Unlock the thread, or start the run on another issue."
	}),
	"pull-requests-forbidden": kind("BATON-E807", {
		title: "Actions may not open pull requests",
		explanation: "GitHub has a setting for this, which is off by default.",
		remedy: "Turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings under Actions, General."
	}),
	"dispatch-forbidden": kind("BATON-E808", {
		title: "The next workflow run may not be started",
		explanation: "A policy forbids the event `workflow_dispatch` or the actor, or the workflow or Actions is disabled.",
		remedy: "Allow event and actor in \"Workflow execution protections\" of the repository or organisation; enable the workflow."
	}),
	"workflows-forbidden": kind("BATON-E809", {
		title: "The branch changes workflow files",
		explanation: "The token of a workflow may not create or move a branch whose workflow files differ from the default branch.",
		remedy: "Bring the branch up to date with the default branch."
	}),
	expired: kind("BATON-E810", {
		title: "Gone",
		explanation: "GitHub answered 410: the artifact has expired, or issues are turned off in this repository.",
		remedy: "Run the task again, or turn issues on."
	}),
	"rate-limited": kind("BATON-E811", {
		title: "Out of requests",
		explanation: "GitHub takes no more requests from this token for a time that is longer than a job should wait.",
		remedy: "Start it again after the time in the message. The token of a workflow has 1,000 requests an hour per repository."
	}),
	rejected: kind("BATON-E812", {
		title: "Rejected by GitHub",
		explanation: "GitHub understood the request and refused it; the message has its own words.",
		remedy: "Change what the words name."
	}),
	unavailable: kind("BATON-E813", {
		title: "GitHub cannot be reached",
		explanation: "No answer, or one of the 5xx kind, also after several tries.",
		remedy: "Run the job again later; nothing is done twice."
	})
};
function kind(code, words) {
	return {
		code,
		...words
	};
}

// src/adapters/github/client/describe-refusal.ts
/**
* `x-accepted-github-permissions` in the words of a workflow file. GitHub writes `issues=write; pull_requests=write` for
* either and `contents=write,workflows=write` for both.
*/
function describePermissions(header) {
	if (typeof header !== "string" || header.trim() === "") return;
	return header.split(";").map((choice) => choice.split(",").map(describeOne).join(" and ")).join(" or ");
}
function describeOne(permission) {
	const [name = "", level = ""] = permission.trim().split("=");
	return `${name.replaceAll("_", "-")}: ${level}`;
}
/** The first that matches says it. Settings and policies come before rights, since GitHub answers 403 to all of them. */
const rules = [
	{
		reason: "unavailable",
		matches: ({ status }) => status === 0,
		say: (refusal) => `GitHub could not be reached for ${requestOf(refusal)}: ${refusal.message}. Try again later.`
	},
	{
		reason: "unavailable",
		matches: ({ status }) => status >= 500,
		say: (refusal) => `GitHub answered ${refusal.status} to ${requestOf(refusal)}: ${refusal.message}. Try again later.`
	},
	{
		reason: "unauthenticated",
		matches: ({ status }) => status === 401,
		say: (refusal) => `GitHub does not accept the token for ${requestOf(refusal)}: ${refusal.message}. Pass a token that is valid now; that of a workflow ends with its job.`
	},
	{
		reason: "rate-limited",
		matches: isRateLimit,
		say: sayRateLimit
	},
	{
		reason: "pull-requests-forbidden",
		matches: ({ message }) => /not permitted to (create or )?approve pull requests/i.test(message),
		say: () => "GitHub Actions may not open or approve pull requests here. Turn on \"Allow GitHub Actions to create and approve pull requests\" in the repository settings under Actions, General, Workflow permissions."
	},
	{
		reason: "dispatch-forbidden",
		matches: ({ message, path }) => path.endsWith("/dispatches") && /not allowed to trigger|disabled|not permitted/i.test(message),
		say: ({ message }) => `GitHub refuses to start the workflow: ${message}. Allow the event workflow_dispatch and the actor github-actions[bot] in the "Workflow execution protections" of the repository or organisation, and see that Actions and this workflow are enabled.`
	},
	{
		reason: "workflows-forbidden",
		matches: (refusal) => /workflows?\W+(permission|scope)/i.test(refusal.message) || isBranchWithWorkflows(refusal),
		say: ({ message }) => `GitHub refuses a branch whose workflow files differ from those of the default branch: ${message}. A workflow token never gets the permission workflows: bring the branch up to date with the default branch.`
	},
	{
		reason: "comments-refused",
		matches: ({ status, message }) => status === 403 && /locked|more than 2,?500 comments|archived/i.test(message),
		say: (refusal) => `The thread takes no comments (${requestOf(refusal)}): ${refusal.message}. Unlock it, or start the run on another issue.`
	},
	{
		reason: "forbidden",
		matches: ({ status }) => status === 403,
		say: sayForbidden
	},
	{
		reason: "not-found",
		matches: ({ status }) => status === 404,
		say: (refusal) => `GitHub finds nothing at ${requestOf(refusal)}. It is not there, or the token may not see it${needs(refusal, ": it needs ")}.`
	},
	{
		reason: "expired",
		matches: ({ status }) => status === 410,
		say: (refusal) => `What ${requestOf(refusal)} asks for is gone: ${refusal.message}.`
	},
	{
		reason: "too-large",
		matches: ({ status, message }) => status === 413 || status === 422 && /too (long|large)|maximum is/i.test(message),
		say: (refusal) => `GitHub takes no more than its limit in ${requestOf(refusal)}: ${refusal.message}.`
	},
	{
		reason: "conflict",
		matches: ({ status, message }) => status === 409 || status === 422 && /already exists/i.test(message),
		say: (refusal) => `Somebody was first at ${requestOf(refusal)}: ${refusal.message}.`
	},
	{
		reason: "rejected",
		matches: () => true,
		say: (refusal) => `GitHub rejects ${requestOf(refusal)} with ${refusal.status}: ${refusal.message}.`
	}
];
/** Why GitHub did not do it, and a sentence that names what to change. */
function describeRefusal(refusal) {
	const tidy = {
		...refusal,
		message: refusal.message.replace(/ - https?:\/\/\S+$/, "").replace(/\.$/, "")
	};
	const rule = rules.find((candidate) => candidate.matches(tidy));
	return {
		reason: rule?.reason ?? "rejected",
		message: rule?.say(tidy) ?? tidy.message
	};
}
/** The API answers a branch with other workflow files like a missing right, and only the header gives it away. */
function isBranchWithWorkflows({ status, path, headers }) {
	return status === 403 && path.includes("/git/refs") && String(headers["x-accepted-github-permissions"]).includes("workflows=write");
}
function requestOf({ method, path }) {
	return `${method} ${path.replace(/^\/api\/v3(?=\/)/, "")}`;
}
function isRateLimit({ status, message, headers }) {
	const limited = headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0";
	return status === 429 || status === 403 && (limited || /rate limit|abuse detection/i.test(message));
}
function sayRateLimit(refusal) {
	const reset = Number(refusal.headers["x-ratelimit-reset"] ?? NaN);
	return `GitHub takes no more requests from this token${Number.isFinite(reset) ? ` until ${(/* @__PURE__ */ new Date(reset * 1e3)).toISOString()}` : ""} (${requestOf(refusal)}): ${refusal.message}. Start it again after that.`;
}
function sayForbidden(refusal) {
	const right = needs(refusal, " needs ") || ` was refused: ${refusal.message}`;
	const onPull = refusal.path.endsWith("/comments") ? " (on a pull request: pull-requests: write)" : "";
	return `GitHub answered 403, the token may not do this: ${requestOf(refusal)}${right}${onPull}; grant it in the workflow's permissions.`;
}
function needs({ headers }, words) {
	const permissions = describePermissions(headers["x-accepted-github-permissions"]);
	return permissions === void 0 ? "" : `${words}${permissions}`;
}

// src/adapters/github/client/translate-error.ts
/** Octokit's RequestError; read by shape because Probot brings a copy of its own. */
const requestErrorSchema = object({
	message: string(),
	status: number(),
	request: object({
		method: string(),
		url: string()
	}),
	response: object({
		headers: record(string(), unknown()),
		data: unknown()
	}).optional()
});
const graphqlErrorSchema = object({
	name: literal("GraphqlResponseError"),
	message: string()
});
/** Octokit's errors in our words, with their cause. What is no answer of GitHub's, a fault in code, stays as it is. */
function translateError(error) {
	const refusal = error instanceof GitHubError ? void 0 : readRefusal(error);
	if (refusal === void 0) return error;
	const { reason, message } = describeRefusal(refusal);
	return new GitHubError(message, {
		reason,
		status: refusal.status,
		code: kindByReason[reason].code,
		cause: error
	});
}
function readRefusal(error) {
	const request = requestErrorSchema.safeParse(error);
	if (request.success) {
		const { status, message, response } = request.data;
		const { method, url } = request.data.request;
		const headers = response?.headers ?? {};
		return {
			status: response ? status : 0,
			message,
			method,
			path: pathOf(url),
			headers
		};
	}
	const graphql = graphqlErrorSchema.safeParse(error);
	return graphql.success ? {
		...graphqlRefusal,
		message: graphql.data.message
	} : void 0;
}
/** GraphQL answers 200 with errors in it. */
const graphqlRefusal = {
	status: 422,
	method: "POST",
	path: "/graphql",
	headers: {}
};
/** Without host and query: these stand in the log already, and may hold a signature. */
function pathOf(url) {
	return URL.canParse(url) ? new URL(url).pathname : url.replace(/[?#].*$/s, "");
}
/** The answer of a request, or its error in our words. Every request of this folder goes through here once. */
async function withTranslatedErrors(request) {
	try {
		return await request;
	} catch (error) {
		throw translateError(error);
	}
}
/** What a request gives, or undefined when GitHub says that there is no such thing. */
async function absentAsUndefined(request) {
	try {
		return await request;
	} catch (error) {
		if (error instanceof GitHubError && error.reason === "not-found") return;
		throw error;
	}
}

// src/adapters/github/artifact-source.ts
/** The bytes of a response body, or undefined as soon as there are more than `maxBytes`: the rest is not read. */
async function readLimited(body, maxBytes) {
	if (!(body instanceof ReadableStream)) throw new TypeError("The answer of GitHub has no body to read.");
	const chunks = [];
	let size = 0;
	for await (const chunk of body) {
		size += chunk.length;
		if (size > maxBytes) return;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
const artifactSchema = object({
	expired: boolean(),
	size_in_bytes: int(),
	digest: string().nullish(),
	workflow_run: object({
		id: int(),
		repository_id: int(),
		head_repository_id: int()
	}).nullish()
});
/** Archives through the REST interface, for those outside the workflow run that made them. Two requests each. */
function createArtifactSource(client) {
	return { async getArchive(id, limits) {
		try {
			const artifact = await getArtifact(client, id);
			return findProblem(artifact, limits) ?? checkDigest(await getZip(client, id, limits.maxBytes), artifact);
		} catch (error) {
			return problemOf(error);
		}
	} };
}
async function getArtifact({ octokit, base }, id) {
	return artifactSchema.parse((await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}", {
		...base,
		artifact_id: id
	}))).data);
}
/** Names prove nothing: a fork's run may hold an artifact of the same name. */
function findProblem({ expired, workflow_run: made, size_in_bytes: size }, { run, maxBytes }) {
	if (expired) return "expired";
	if (made?.id !== run || made.head_repository_id !== made.repository_id) return "foreign-run";
	return size > maxBytes ? "too-large" : void 0;
}
/** GitHub answers with a redirect to storage; `fetch` follows it and leaves our token behind. */
async function getZip({ octokit, base }, id, maxBytes) {
	const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
	const parameters = {
		...base,
		artifact_id: id,
		archive_format: "zip",
		request: { parseSuccessResponseBody: false }
	};
	return readLimited((await withTranslatedErrors(octokit.request(route, parameters))).data, maxBytes);
}
function checkDigest(zip, { digest }) {
	if (zip === void 0) return "too-large";
	const seen = `sha256:${createHash("sha256").update(zip).digest("hex")}`;
	return digest && digest !== seen ? "digest" : zip;
}
function problemOf(error) {
	if (error instanceof GitHubError && error.reason === "expired") return "expired";
	if (error instanceof GitHubError && error.reason === "not-found") return "missing";
	throw error;
}
const artifactSchemaListArtifacts = object({
	id: int(),
	expired: boolean(),
	workflow_run: object({
		id: int(),
		repository_id: int(),
		head_repository_id: int()
	}).nullish()
});
/** The newest artifacts of a name that workflow runs of this repository made, not those of forks. One request. */
async function listArtifacts({ octokit, base }, name) {
	const parameters = {
		...base,
		name,
		per_page: 10
	};
	const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", parameters));
	const { artifacts } = object({ artifacts: array(artifactSchemaListArtifacts) }).parse(response.data);
	return artifacts.flatMap(({ id, expired, workflow_run: made }) => expired || !made || made.head_repository_id !== made.repository_id ? [] : [{
		id,
		run: made.id
	}]);
}

// src/adapters/github/commits.ts
/** Beyond these a text goes as a blob of its own, so that one request for a tree stays of a size that GitHub takes. */
const inlineFileBytes = 1048576;
const inlineTotalBytes = 8388608;
/** Entries for one POST of a tree. `createBlob` takes base64 and gives the blob's id; one after the other, as GitHub asks. */
async function buildTreeEntries(changes, createBlob) {
	const entries = [];
	let inlined = 0;
	for (const { path, mode, content } of changes) {
		const text = content === null ? void 0 : readText(content);
		const bytes = content?.length ?? 0;
		if (content === null) entries.push({
			path,
			mode,
			type: "blob",
			sha: null
		});
		else if (text !== void 0 && bytes <= inlineFileBytes && inlined + bytes <= inlineTotalBytes) {
			inlined += bytes;
			entries.push({
				path,
				mode,
				type: "blob",
				content: text
			});
		} else entries.push({
			path,
			mode,
			type: "blob",
			sha: await createBlob(Buffer.from(content).toString("base64"))
		});
	}
	return entries;
}
/** Undefined for what JSON could not carry byte for byte. A byte order mark stays. */
function readText(content) {
	if (content.includes(0)) return;
	try {
		return new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(content);
	} catch {
		return;
	}
}
const refSchema = object({
	ref: string(),
	object: object({ sha: string() })
});
const objectSchema = object({ sha: string() });
const commitSchema = object({
	sha: string(),
	message: string(),
	verification: object({ verified: boolean() }).optional()
}).transform(({ sha, message, verification }) => ({
	sha,
	message,
	verified: verification?.verified ?? false
}));
/** Commits through the Git Data API, which GitHub signs for bots, and which keeps modes and symbolic links. */
function createCommits(client) {
	return {
		readBranch: (branch) => readBranch(client, branch),
		createCommit: (commit) => createCommit(client, commit),
		readCommit: (sha) => readCommit(client, sha),
		createBranch: (branch, sha) => createBranch(client, branch, sha),
		moveBranch: (branch, sha) => moveBranch(client, branch, sha)
	};
}
async function readBranch({ octokit, base }, branch) {
	const request = octokit.request("GET /repos/{owner}/{repo}/git/ref/{ref}", {
		...base,
		ref: `heads/${branch}`
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	const found = refSchema.safeParse(response?.data);
	return found.success && found.data.ref === `refs/heads/${branch}` ? found.data.object.sha : void 0;
}
/** Blobs that do not go inline, then one tree, then the commit. Content is named by its hash: trying again makes nothing twice. */
async function createCommit({ octokit, base }, commit) {
	const createBlob = async (content) => {
		const request = octokit.request("POST /repos/{owner}/{repo}/git/blobs", {
			...base,
			content,
			encoding: "base64"
		});
		return objectSchema.parse((await withTranslatedErrors(request)).data).sha;
	};
	const tree = await buildTreeEntries(commit.changes, createBlob);
	const treeRequest = octokit.request("POST /repos/{owner}/{repo}/git/trees", {
		...base,
		base_tree: commit.baseTree,
		tree
	});
	const treeSha = objectSchema.parse((await withTranslatedErrors(treeRequest)).data).sha;
	const parameters = {
		...base,
		message: commit.message,
		tree: treeSha,
		parents: [commit.parent]
	};
	const request = octokit.request("POST /repos/{owner}/{repo}/git/commits", parameters);
	const { sha, verified } = commitSchema.parse((await withTranslatedErrors(request)).data);
	return {
		sha,
		verified,
		tree: treeSha
	};
}
async function readCommit({ octokit, base }, sha) {
	const request = octokit.request("GET /repos/{owner}/{repo}/git/commits/{commit_sha}", {
		...base,
		commit_sha: sha
	});
	return commitSchema.parse((await withTranslatedErrors(request)).data);
}
async function createBranch(client, branch, sha) {
	const parameters = {
		...client.base,
		ref: `refs/heads/${branch}`,
		sha
	};
	try {
		await withTranslatedErrors(client.octokit.request("POST /repos/{owner}/{repo}/git/refs", parameters));
	} catch (error) {
		if (!(error instanceof GitHubError && error.reason === "conflict") || await readBranch(client, branch) !== sha) throw error;
	}
}
async function moveBranch({ octokit, base }, branch, sha) {
	const parameters = {
		...base,
		ref: `heads/${branch}`,
		sha,
		force: false
	};
	try {
		await withTranslatedErrors(octokit.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}", parameters));
		return true;
	} catch (error) {
		if (error instanceof GitHubError && hasMoved(error)) return false;
		throw error;
	}
}
function hasMoved({ reason, status, message }) {
	return (status === 422 || reason === "conflict") && /not a fast.?forward|reference does not exist/i.test(message);
}

// src/adapters/github/client/create-idempotently.ts
const maxTries$1 = 3;
/** Lists lag behind writes for some seconds, so one look proves little. */
const looksAfter = [2e3, 4e3];
/**
* Makes something that must not be made twice. When the answer got lost it may be there: look for it before another try.
* Bounded; the last error is thrown.
*/
async function createIdempotently(clock, { create, find }) {
	for (let tries = 1;; tries += 1) try {
		return await create();
	} catch (error) {
		if (!isAmbiguous(error)) throw error;
		const found = await look(clock, find);
		if (found !== void 0) return found;
		if (tries === maxTries$1) throw error;
	}
}
async function look(clock, find) {
	for (const milliseconds of looksAfter) {
		await clock.sleep(milliseconds);
		const found = await find();
		if (found !== void 0) return found;
	}
}
function isAmbiguous(error) {
	return error instanceof GitHubError && error.reason === "unavailable";
}
/** Whether GitHub kept this text: it may store other line ends and drop blanks at the end. */
function isSameText(kept, sent) {
	return normaliseBody(kept) === normaliseBody(sent);
}

// src/adapters/github/dispatcher.ts
/** GitHub answers 409 for a run that is over, and 404 for one that was deleted. */
async function cancelRun({ octokit, base }, run) {
	try {
		await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel", {
			...base,
			run_id: run
		}));
		return true;
	} catch (error) {
		if (error instanceof GitHubError && (error.reason === "conflict" || error.reason === "not-found")) return false;
		throw error;
	}
}
const detailsSchema = object({
	workflow_run_id: int(),
	html_url: string()
});
/** One POST, or two where the server does not know `return_run_details`. Undefined when it accepted without an id. */
async function dispatchWorkflow(client, workflow, inputs) {
	try {
		return await post$5(client, workflow, {
			inputs,
			return_run_details: true
		});
	} catch (error) {
		if (error instanceof GitHubError && isUnknownParameter(error)) return await post$5(client, workflow, { inputs });
		throw error;
	}
}
async function post$5({ octokit, base }, { workflowFile, ref }, parameters) {
	const request = octokit.request("POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches", {
		...base,
		workflow_id: workflowFile,
		ref,
		...parameters,
		request: { retries: 0 }
	});
	const details = detailsSchema.safeParse((await withTranslatedErrors(request)).data);
	return details.success ? {
		id: details.data.workflow_run_id,
		url: details.data.html_url
	} : void 0;
}
function isUnknownParameter({ status, message }) {
	return (status === 400 || status === 422) && message.includes("return_run_details");
}
const runsSchema = array(object({
	id: int(),
	display_title: string(),
	status: string().nullable(),
	conclusion: string().nullable(),
	html_url: string()
}).transform((run) => ({
	id: run.id,
	title: run.display_title,
	status: run.status ?? "",
	conclusion: run.conclusion,
	url: run.html_url
})));
const jobsSchema = array(object({
	id: int(),
	name: string(),
	status: string(),
	conclusion: string().nullable(),
	html_url: string().nullable(),
	runner_id: int().nullish(),
	run_attempt: int().default(1)
}).transform(({ html_url: url, runner_id: runner, run_attempt: attempt, ...job }) => {
	return {
		...job,
		url: url ?? "",
		began: (runner ?? 0) > 0,
		attempt
	};
}));
const brokenSchema = array(object({
	id: int(),
	display_title: string()
}).transform(({ id, display_title: title }) => ({
	id,
	title
})));
const brokenConclusions = [
	"failure",
	"cancelled",
	"timed_out"
];
/** Of each conclusion. */
const maxBrokenPages = 3;
/** What of an order stands in the title of its workflow run. */
const orderSchema = object({
	run: string(),
	task: string(),
	execution: int()
});
/** Runs of one workflow file. */
function createDispatcher(client, workflow) {
	return {
		dispatch: (task) => dispatchTask(client, workflow, task),
		dispatchEvent: (event) => dispatchEvent(client, workflow, event),
		listRuns: (title, since) => listRuns(client, workflow, {
			title,
			since
		}),
		getCreatedAt: async (run) => {
			const { octokit, base } = client;
			const request = octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", {
				...base,
				run_id: run
			});
			return object({ created_at: string() }).parse((await withTranslatedErrors(request)).data).created_at;
		},
		listJobs: async (run) => {
			const { octokit, base } = client;
			return jobsSchema.parse(await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs", {
				...base,
				run_id: run,
				per_page: 100
			})));
		},
		cancel: (run) => cancelRun(client, run),
		dispatchSweep: async () => await dispatchWorkflow(client, workflow, {}) ?? unnamed,
		listBroken: (since) => listBroken(client, workflow, since),
		rerunJob: async (job) => {
			const { octokit, base } = client;
			await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun", {
				...base,
				job_id: job
			}));
		}
	};
}
const unnamed = {
	id: 0,
	url: ""
};
async function dispatchEvent(client, workflow, event) {
	const create = () => dispatchWorkflow(client, workflow, { event });
	return await createIdempotently(client.clock, {
		create,
		find: async () => void 0
	}) ?? unnamed;
}
async function dispatchTask(client, workflow, task) {
	const title = executionTitle(orderSchema.parse(JSON.parse(task)));
	const since = (/* @__PURE__ */ new Date(Date.parse(client.clock.now()) - 6e4)).toISOString();
	const find = async () => {
		const [found] = await listRuns(client, workflow, {
			title,
			since
		});
		return found && {
			id: found.id,
			url: found.url
		};
	};
	const create = () => dispatchWorkflow(client, workflow, { task });
	return await createIdempotently(client.clock, {
		create,
		find
	}) ?? await findLater(client, find) ?? unnamed;
}
/** An older server accepts without saying what: the run shows up in the list after some seconds. */
async function findLater({ clock }, find) {
	for (const milliseconds of [
		1e3,
		2e3,
		4e3
	]) {
		await clock.sleep(milliseconds);
		const found = await find();
		if (found !== void 0) return found;
	}
}
/** Those made since a time, to the second: GitHub keeps no fractions, and one made within that second belongs to them. */
function createdSince(time) {
	return `>=${toSeconds(time)}`;
}
async function listRuns({ octokit, base }, { workflowFile }, { title, since }) {
	const route = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	const filter = {
		event: "workflow_dispatch",
		created: createdSince(since),
		per_page: 100
	};
	const runs = await withTranslatedErrors(octokit.paginate(route, {
		...base,
		workflow_id: workflowFile,
		...filter
	}));
	return runsSchema.parse(runs).filter((run) => holdsWords(run.title, title));
}
async function listBroken({ octokit, base }, { workflowFile }, since) {
	const route = "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs";
	const found = [];
	for (const status of brokenConclusions) {
		let pages = 0;
		const filter = {
			...base,
			workflow_id: workflowFile,
			status,
			created: createdSince(since),
			per_page: 100
		};
		const list = octokit.paginate(route, filter, ({ data }, done) => {
			pages += 1;
			if (pages === maxBrokenPages) done();
			return data;
		});
		found.push(...brokenSchema.parse(await withTranslatedErrors(list)));
	}
	return found;
}
/** `fix-4/fix 1` stands in `Baton fix-4/fix 1` but not in `fix-4/fix 12`. */
function holdsWords(title, words) {
	return ` ${title} `.includes(` ${words} `);
}

// src/adapters/github/client/schemas.ts
/** A repository as GitHub's REST interface sends it, cut down to ours. */
const repositorySchema = object({
	id: int(),
	name: string(),
	owner: object({ login: string() }),
	default_branch: string(),
	private: boolean()
}).transform((repository) => ({
	id: repository.id,
	owner: repository.owner.login,
	name: repository.name,
	defaultBranch: repository.default_branch,
	private: repository.private
}));
const revisionSchema = object({
	ref: string(),
	sha: string(),
	repo: object({
		id: int(),
		pushed_at: string().nullish()
	}).nullable()
});
/** A pull request as GitHub's REST interface sends it. The account of a deleted user shows as `ghost`. */
const pullRequestSchema$1 = object({
	number: int(),
	node_id: string(),
	state: string(),
	title: string(),
	body: string().nullable(),
	user: object({
		id: int(),
		login: string()
	}).nullable(),
	author_association: string(),
	labels: array(object({ name: string() })),
	assignees: array(object({ login: string() })).default([]),
	draft: boolean().optional(),
	html_url: string(),
	comments: int(),
	locked: boolean().default(false),
	created_at: string(),
	head: revisionSchema,
	base: object({
		ref: string(),
		sha: string(),
		repo: repositorySchema
	})
}).transform((pull) => ({
	nodeId: pull.node_id,
	open: pull.state === "open",
	repository: pull.base.repo,
	headPushedAt: pull.head.repo?.pushed_at ?? void 0,
	subject: {
		kind: "pull-request",
		number: pull.number,
		title: pull.title,
		body: pull.body ?? "",
		author: pull.user ?? {
			id: 10137,
			login: "ghost"
		},
		association: pull.author_association,
		labels: pull.labels.map(({ name }) => name),
		url: pull.html_url,
		comments: pull.comments,
		...pull.locked ? { locked: true } : {},
		createdAt: pull.created_at,
		state: pull.state,
		assignees: pull.assignees.map(({ login }) => login),
		...pull.draft === void 0 ? {} : { draft: pull.draft },
		head: {
			branch: pull.head.ref,
			sha: pull.head.sha,
			repository: pull.head.repo?.id ?? null
		},
		base: {
			branch: pull.base.ref,
			sha: pull.base.sha,
			repository: pull.base.repo.id
		}
	}
}));
/** An issue as GitHub's REST interface sends it. The account of a deleted user shows as `ghost`. */
const issueSchema$1 = object({
	number: int(),
	state: string(),
	title: string(),
	body: string().nullish(),
	user: object({
		id: int(),
		login: string()
	}).nullish(),
	author_association: string().default("NONE"),
	labels: array(union([string().transform((name) => ({ name })), object({ name: string() })])),
	html_url: string(),
	comments: int(),
	locked: boolean().default(false),
	created_at: string()
}).transform((issue) => ({
	kind: "issue",
	number: issue.number,
	title: issue.title,
	body: issue.body ?? "",
	author: issue.user ?? {
		id: 10137,
		login: "ghost"
	},
	association: issue.author_association,
	labels: issue.labels.map(({ name }) => name),
	url: issue.html_url,
	comments: issue.comments,
	...issue.locked ? { locked: true } : {},
	createdAt: issue.created_at,
	state: issue.state
}));
/** A comment as GitHub's REST interface sends it, cut down to ours. */
const commentSchema = object({
	id: int(),
	node_id: string().optional(),
	body: string().nullish(),
	created_at: string(),
	updated_at: string(),
	author_association: string().optional(),
	user: object({
		id: int(),
		login: string()
	}).nullable()
}).transform((comment) => ({
	id: comment.id,
	body: comment.body ?? "",
	createdAt: comment.created_at,
	updatedAt: comment.updated_at,
	author: comment.user,
	...comment.author_association === void 0 ? {} : { association: comment.author_association },
	...comment.node_id === void 0 ? {} : { nodeId: comment.node_id }
}));
/** An issue in a list: GitHub lists pull requests among them. */
const listedIssueSchema = object({
	number: int(),
	html_url: string(),
	body: string().nullish(),
	user: object({ id: int() }).nullish(),
	pull_request: unknown().optional()
}).transform(({ number, html_url: url, body, user, pull_request: pull }) => ({
	issue: {
		number,
		url,
		body: body ?? "",
		author: user?.id
	},
	isPull: pull !== void 0 && pull !== null
}));

// src/adapters/github/issues.ts
/** Issues through the REST interface. */
function createIssues(client) {
	return {
		listSince: (since) => listSince$1(client, since),
		create: (issue) => create$2(client, issue)
	};
}
async function listSince$1({ octokit, base }, since) {
	const filter = {
		state: "all",
		since,
		per_page: 100
	};
	const issues = await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/issues", {
		...base,
		...filter
	}));
	return array(listedIssueSchema).parse(issues).filter(({ isPull }) => !isPull).map(({ issue }) => issue);
}
async function create$2(client, issue) {
	const since = (/* @__PURE__ */ new Date(Date.parse(client.clock.now()) - 6e4)).toISOString();
	return createIdempotently(client.clock, {
		create: () => post$4(client, issue),
		find: async () => (await listSince$1(client, since)).find((seen) => isSameText(seen.body, issue.body))
	});
}
async function post$4({ octokit, base }, issue) {
	const { title, body, labels, assignees } = issue;
	const parameters = {
		...base,
		title,
		body,
		labels: [...labels],
		assignees: [...assignees],
		request: { retries: 0 }
	};
	return listedIssueSchema.parse((await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/issues", parameters))).data).issue;
}

// src/adapters/github/notices.ts
const viewerSchema = object({ viewer: object({ databaseId: int() }) });
/** Numeric id of the account whose token this is: another than the workflow's own, or the App's, only GitHub knows. */
async function readOwnAccount({ octokit }) {
	return viewerSchema.parse(await withTranslatedErrors(octokit.graphql("query { viewer { databaseId } }"))).viewer.databaseId;
}
const route$1 = "PATCH /repos/{owner}/{repo}/issues/{issue_number}";
/** Issues of ours through the REST interface. Who we are is asked for only where an issue is there. */
function createNotices(client) {
	const { octokit, base } = client;
	return {
		async listOpen(label) {
			const filter = {
				labels: label,
				state: "open",
				per_page: 100
			};
			const { data } = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/issues", {
				...base,
				...filter
			}));
			const listed = array(listedIssueSchema).parse(data).map(({ issue }) => issue);
			if (listed.length === 0) return [];
			const own = listed.every(({ author }) => author === 41898282) ? actionsAccount : await readOwnAccount(client);
			return listed.filter(({ author }) => author === own || author === 41898282);
		},
		async update(number, { title, body }) {
			await withTranslatedErrors(octokit.request(route$1, {
				...base,
				issue_number: number,
				title,
				body
			}));
		},
		async close(number) {
			const closed = {
				state: "closed",
				state_reason: "completed"
			};
			await withTranslatedErrors(octokit.request(route$1, {
				...base,
				issue_number: number,
				...closed
			}));
		}
	};
}

// src/adapters/github/ledgers.ts
const texts = {
	history: {
		label: "baton:ledger",
		title: "Baton history",
		body: "Baton keeps here how the runs of this pipeline ended, for `{{ history }}` in later prompts. The issue is closed and has to stay unlocked. Delete a comment to make Baton forget that run."
	},
	runs: {
		label: "baton:runs",
		title: "Baton runs",
		body: "Baton keeps here the records of runs of this pipeline: of those that no issue or pull request started, and with `comments: outcomes` or `none` of all. The issue is closed and has to stay unlocked."
	}
};
const issueSchema = object({
	number: int(),
	title: string(),
	state: string(),
	locked: boolean().default(false),
	comments: int(),
	html_url: string(),
	created_at: string(),
	user: object({ id: int() }).nullable(),
	pull_request: unknown().optional()
}).transform(({ number, title, comments, locked, ...issue }) => ({
	title,
	author: issue.user?.id,
	isPull: issue.pull_request !== void 0 && issue.pull_request !== null,
	ledger: {
		number,
		comments,
		locked,
		open: issue.state === "open",
		url: issue.html_url,
		createdAt: issue.created_at
	}
}));
/** Ledgers and runs issues through the REST interface. */
function createLedgers(client, by = "us") {
	let own;
	const find = async (kind, pipeline) => {
		const listed = await list$1(client, kind, pipeline);
		const isStrange = by === "us" && listed.some(({ author }) => author !== 41898282);
		own ??= isStrange ? readOwnAccount(client) : void 0;
		const accounts = isStrange ? [actionsAccount, await own] : [actionsAccount];
		return listed.filter(({ author }) => by === "anybody" || author !== void 0 && accounts.includes(author)).map(({ ledger }) => ledger).toSorted((a, b) => a.number - b.number);
	};
	return {
		list: find,
		create: (kind, pipeline) => create$1(client, {
			kind,
			pipeline,
			find: () => find(kind, pipeline)
		}),
		close: async (number) => void await close(client, number)
	};
}
async function list$1({ octokit, base }, kind, pipeline) {
	const filter = {
		labels: texts[kind].label,
		state: "all",
		per_page: 100
	};
	const issues = await withTranslatedErrors(octokit.paginate("GET /repos/{owner}/{repo}/issues", {
		...base,
		...filter
	}));
	const title = titleOf(kind, pipeline);
	return array(issueSchema).parse(issues).filter((issue) => issue.title === title && !issue.isPull);
}
async function create$1(client, { kind, pipeline, find }) {
	const before = (/* @__PURE__ */ new Date(Date.parse(client.clock.now()) - 6e4)).toISOString();
	const made = await createIdempotently(client.clock, {
		create: () => post$3(client, kind, pipeline),
		find: async () => (await find()).find(({ createdAt }) => createdAt >= before)
	});
	return made.open ? close(client, made.number) : made;
}
async function post$3({ octokit, base }, kind, pipeline) {
	const { label, body } = texts[kind];
	const issue = {
		title: titleOf(kind, pipeline),
		body,
		labels: [label]
	};
	const request = octokit.request("POST /repos/{owner}/{repo}/issues", {
		...base,
		...issue,
		request: { retries: 0 }
	});
	return issueSchema.parse((await withTranslatedErrors(request)).data).ledger;
}
async function close({ octokit, base }, number) {
	const change = {
		issue_number: number,
		state: "closed",
		state_reason: "completed"
	};
	const request = octokit.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
		...base,
		...change
	});
	return issueSchema.parse((await withTranslatedErrors(request)).data).ledger;
}
function titleOf(kind, pipeline) {
	return `${texts[kind].title}: ${pipeline}`;
}
/** Busier repositories are swept by their newest comments. */
const maxPages$1 = 20;
const commentsSchema$2 = array(object({
	issue_url: string(),
	body: string().nullish()
}));
/** Numbers of the issues and pull requests whose comments since a time may hold records, the newest first. */
async function listRecordThreads({ octokit, base }, since) {
	const route = "GET /repos/{owner}/{repo}/issues/comments";
	const parameters = {
		...base,
		since,
		sort: "updated",
		direction: "desc",
		per_page: 100
	};
	let pages = 0;
	const comments = await withTranslatedErrors(octokit.paginate(route, parameters, ({ data }, done) => {
		pages += 1;
		if (pages === maxPages$1) done();
		return data;
	}));
	const holding = commentsSchema$2.parse(comments).filter(({ body }) => holdsEnvelope(body ?? ""));
	return [...new Set(holding.map(({ issue_url: url }) => Number(url.split("/").at(-1))))];
}

// src/adapters/github/permissions.ts
/** `role_name`, not `permission`: that one maps maintain to write and triage to read. */
const answerSchema$1 = object({
	role_name: string(),
	user: object({
		id: int(),
		login: string()
	})
});
const membershipSchema = object({ state: string() });
/** Roles from the permission API. Apps are no users: GitHub answers 404, which is no role. */
function createPermissions(client) {
	const { octokit, base } = client;
	return {
		askMembership: (team, login) => readMembership(client, team, login),
		async askRole(login, id) {
			const parameters = {
				...base,
				username: login
			};
			const request = octokit.request("GET /repos/{owner}/{repo}/collaborators/{username}/permission", parameters);
			const response = await absentAsUndefined(withTranslatedErrors(request));
			const answer = answerSchema$1.safeParse(response?.data);
			if (!answer.success || !isAsked(answer.data.user, login, id)) return;
			return answer.data.role_name;
		}
	};
}
/** Invited is not yet in. A team that the token cannot see is answered as one without that member: 404. */
async function readMembership({ octokit, base }, team, username) {
	const [org = "", slug = ""] = team.split("/");
	const request = octokit.request("GET /orgs/{org}/teams/{team_slug}/memberships/{username}", {
		org,
		team_slug: slug,
		username,
		headers: base.headers
	});
	try {
		const response = await absentAsUndefined(withTranslatedErrors(request));
		return membershipSchema.safeParse(response?.data).data?.state === "active";
	} catch (error) {
		if (error instanceof GitHubError && error.reason === "forbidden") return void 0;
		throw error;
	}
}
function isAsked(user, login, id) {
	return user.login.toLowerCase() === login.toLowerCase() && (id === void 0 || user.id === id);
}

// src/adapters/github/provenance.ts
/** GraphQL answers for the nodes it finds, and says of the others that they are gone. */
const partialSchema = object({
	name: literal("GraphqlResponseError"),
	data: object({ nodes: array(unknown()) }),
	errors: array(object({ type: literal("NOT_FOUND") }))
});
/** A query over `nodes(ids: $ids)`, in which a node that was deleted meanwhile is null. Any other error is one. */
async function askNodes({ octokit }, query, ids) {
	try {
		return await octokit.graphql(query, { ids });
	} catch (error) {
		if (!partialSchema.safeParse(error).success) throw translateError(error);
		return Reflect.get(Object(error), "data");
	}
}
const pageSize$1 = 100;
const query = "query($ids: [ID!]!) { viewer { databaseId } nodes(ids: $ids) { id ... on IssueComment { databaseId lastEditedAt } } }";
/** An absent field must not read as "never edited". A comment that is gone by now is null. */
const answerSchema = object({
	viewer: object({ databaseId: int() }),
	nodes: array(object({
		databaseId: int(),
		lastEditedAt: string().nullable()
	}).nullable())
});
/** By GraphQL, since REST does not tell edits: `updated_at` moves for other reasons too, and does not say by whom. */
function createProvenance(client) {
	let own;
	/** Texts by comment that were never edited, as far as GitHub says. */
	const original = /* @__PURE__ */ new Map();
	const edits = /* @__PURE__ */ new Map();
	async function ask(comments) {
		const ids = comments.map(({ nodeId }) => nodeId).filter((id) => id !== void 0);
		if (ids.length === 0) return;
		const { viewer, nodes } = answerSchema.parse(await askNodes(client, query, ids));
		own = viewer.databaseId;
		for (const node of nodes) if (node !== null) edits.set(node.databaseId, node.lastEditedAt);
		for (const { id, body } of comments) if (edits.get(id) === null) original.set(id, body);
	}
	return {
		async vouch(comments) {
			const unknown = comments.filter(({ id, body }) => original.get(id) !== body && holdsEnvelope(body));
			edits.clear();
			for (let start = 0; start < unknown.length; start += pageSize$1) await ask(unknown.slice(start, start + pageSize$1));
			return {
				comments: comments.map((comment) => {
					const at = original.get(comment.id) === comment.body ? null : edits.get(comment.id);
					return at === void 0 ? comment : {
						...comment,
						lastEditedAt: at
					};
				}),
				...own === void 0 ? {} : { trustedAuthor: own }
			};
		},
		remember(comment) {
			original.set(comment.id, comment.body);
			own ??= comment.author?.id;
		}
	};
}

// src/adapters/github/pull-requests.ts
const pullRequestSchema = object({
	number: int(),
	html_url: string(),
	body: string().nullish(),
	user: object({ id: int() }).nullish()
}).transform(({ number, html_url: url, body, user }) => ({
	number,
	url,
	body: body ?? "",
	author: user?.id
}));
/** Pull requests through the REST interface. */
function createPullRequests(client) {
	return {
		readOpen: (head) => readOpen(client, head),
		create: (request) => createOrFind(client, request),
		update: (number, request) => update$1(client, number, request),
		requestReviewers: (number, request) => requestReviewers(client, number, request)
	};
}
async function readOpen({ octokit, base }, head) {
	const parameters = {
		...base,
		head: `${base.owner}:${head}`,
		state: "open",
		per_page: 1
	};
	const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls", parameters));
	return array(pullRequestSchema).parse(response.data)[0];
}
async function createOrFind(client, request) {
	try {
		return await createIdempotently(client.clock, {
			create: () => post$2(client, request),
			find: () => readOpen(client, request.head)
		});
	} catch (error) {
		const found = isThere(error) ? await readOpen(client, request.head) : void 0;
		if (found === void 0) throw error;
		return found;
	}
}
async function post$2({ octokit, base }, request) {
	const parameters = {
		...base,
		...request,
		request: { retries: 0 }
	};
	return pullRequestSchema.parse((await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/pulls", parameters))).data);
}
async function update$1({ octokit, base }, number, request) {
	const parameters = {
		...base,
		pull_number: number,
		...request
	};
	await withTranslatedErrors(octokit.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", parameters));
}
async function requestReviewers({ octokit, base }, number, { reviewers, teams }) {
	const parameters = {
		...base,
		pull_number: number,
		reviewers: [...reviewers],
		team_reviewers: [...teams]
	};
	await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers", parameters));
}
function isThere(error) {
	return error instanceof GitHubError && error.reason === "conflict";
}

// src/adapters/github/reactions.ts
const ofComment = "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
const ofSubject = "/repos/{owner}/{repo}/issues/{issue_number}/reactions";
const reactionSchema = object({ id: int() });
/** No job waits for an ornament: a refusal is final. */
const once = { request: { retries: 0 } };
/** Reactions through the REST interface, which knows none on reviews. */
function createReactions({ octokit, base }) {
	const post = (place, content) => "comment" in place ? octokit.request(`POST ${ofComment}`, {
		...base,
		...once,
		comment_id: place.comment,
		content
	}) : octokit.request(`POST ${ofSubject}`, {
		...base,
		...once,
		issue_number: place.subject,
		content
	});
	const remove = (place, id) => "comment" in place ? octokit.request(`DELETE ${ofComment}/{reaction_id}`, {
		...base,
		...once,
		comment_id: place.comment,
		reaction_id: id
	}) : octokit.request(`DELETE ${ofSubject}/{reaction_id}`, {
		...base,
		...once,
		issue_number: place.subject,
		reaction_id: id
	});
	return {
		add: async (place, content) => reactionSchema.parse((await withTranslatedErrors(post(place, content))).data).id,
		async remove(place, reaction) {
			await absentAsUndefined(withTranslatedErrors(remove(place, reaction)));
		}
	};
}

// src/adapters/github/reviews.ts
const route = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const events = {
	comment: "COMMENT",
	"request-changes": "REQUEST_CHANGES",
	approve: "APPROVE"
};
const reviewSchema = object({
	id: int(),
	html_url: string(),
	body: string().nullish(),
	user: object({ id: int() }).nullish()
}).transform(({ id, html_url: url, body, user }) => ({
	id,
	url,
	body: body ?? "",
	author: user?.id
}));
/** Reviews through the REST interface. */
function createReviews(client) {
	return {
		list: (pull) => list(client, pull),
		create: (pull, review) => createIdempotently(client.clock, {
			create: () => post$1(client, pull, review),
			find: async () => (await list(client, pull)).find((seen) => isSameText(seen.body, review.body))
		})
	};
}
async function list({ octokit, base }, pull) {
	const reviews = octokit.paginate(`GET ${route}`, {
		...base,
		pull_number: pull,
		per_page: 100
	});
	return array(reviewSchema).parse(await withTranslatedErrors(reviews));
}
async function post$1({ octokit, base }, pull, review) {
	const { body, event, commit } = review;
	const parameters = {
		...base,
		pull_number: pull,
		body,
		event: events[event],
		commit_id: commit,
		request: { retries: 0 }
	};
	return reviewSchema.parse((await withTranslatedErrors(octokit.request(`POST ${route}`, parameters))).data);
}
const commentsSchema$1 = array(object({
	path: string(),
	line: int().nullish(),
	original_line: int().nullish(),
	body: string()
}));
/** The comments on lines that belong to a review, at most 100. */
async function listReviewComments({ octokit, base }, { number, id }) {
	const listed = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments", {
		...base,
		pull_number: number,
		review_id: id,
		per_page: 100
	}));
	return commentsSchema$1.parse(listed.data).map(({ path, line, original_line: originalLine, body }) => ({
		path,
		line: line ?? originalLine ?? null,
		body
	}));
}
/** The account of a deleted user shows as `ghost`. */
const userSchema = object({
	id: int(),
	login: string(),
	type: string().optional()
}).nullable().transform((user) => user ?? {
	id: 10137,
	login: "ghost"
});
const reviewSchemaFindReview = object({
	id: int(),
	user: userSchema,
	state: string(),
	body: string().nullable(),
	submitted_at: string()
});
/** A submitted review with its comments on lines, at most 100. Two requests. */
async function readReview(client, { number, id }) {
	const { octokit, base } = client;
	const place = {
		...base,
		pull_number: number,
		review_id: id
	};
	const response = await absentAsUndefined(withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}", place)));
	const parsed = response && reviewSchemaFindReview.safeParse(response.data);
	if (!parsed?.success) return;
	const { user, state, body, submitted_at: submittedAt } = parsed.data;
	const comments = [...await listReviewComments(client, {
		number,
		id
	})];
	return {
		id,
		author: user,
		state: state.toLowerCase(),
		body: body ?? "",
		submittedAt,
		comments
	};
}

// src/adapters/github/client/list-backwards.ts
/**
* Pages of a list that GitHub sorts oldest first, from the newest to the oldest. Starts at the page that should be the
* last, follows `rel="next"` when more came meanwhile, then goes down by `rel="prev"`.
*/
async function* listBackwards({ first, follow }) {
	const pages = [await withTranslatedErrors(first())];
	for (let next = findLink(pages[0], "next"); next !== void 0; next = findLink(pages.at(-1), "next")) pages.push(await withTranslatedErrors(follow(next)));
	for (const page of pages.toReversed()) yield page.items;
	for (let previous = findLink(pages[0], "prev"); previous !== void 0;) {
		const page = await withTranslatedErrors(follow(previous));
		yield page.items;
		previous = findLink(page, "prev");
	}
}
function findLink(page, relation) {
	return [...page?.link?.matchAll(/<([^>]+)>;\s*rel="([^"]+)"/g) ?? []].find((link) => link[2] === relation)?.[1];
}

// src/adapters/github/issue-events.ts
const eventSchema = object({
	event: string(),
	created_at: string(),
	actor: object({
		id: int(),
		login: string(),
		type: string().optional()
	}).nullable(),
	label: object({ name: string() }).nullish(),
	assignee: object({ login: string() }).nullish()
});
/** The newest event of a thread that fits, read backwards. Undefined when there is none or its account is gone. */
async function readIssueEvent(client, number, fits) {
	let renamedAt = null;
	for await (const page of listNewestFirst(client, number)) for (const event of page.toReversed()) {
		if (event.event === "renamed") renamedAt ??= event.created_at;
		if (fits(event)) return event.actor ? {
			actor: event.actor,
			at: event.created_at,
			renamedAt
		} : void 0;
	}
}
/** When the title last changed; null when never. */
async function readLastRename(client, number) {
	for await (const page of listNewestFirst(client, number)) {
		const renamed = page.findLast(({ event }) => event === "renamed");
		if (renamed !== void 0) return renamed.created_at;
	}
	return null;
}
/** GitHub does not say how many events there are: the first page names the last one. */
async function* listNewestFirst({ octokit, base }, number) {
	const first = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}/events", {
		...base,
		issue_number: number,
		per_page: 100
	}));
	const last = first.headers.link?.match(/<([^>]+)>;\s*rel="last"/)?.[1];
	if (last !== void 0) {
		const follow = async (url) => {
			const { data, headers } = await octokit.request({
				method: "GET",
				url,
				headers: base.headers
			});
			return {
				items: array(eventSchema).parse(data),
				link: headers.link
			};
		};
		yield* listBackwards({
			first: () => follow(last),
			follow
		});
		return;
	}
	yield array(eventSchema).parse(first.data);
}
/** Who last added a label. Undefined when nobody did or the account is gone. */
function findLabelEvent(client, number, label) {
	return readIssueEvent(client, number, (event) => event.event === "labeled" && event.label?.name === label);
}

// src/adapters/github/resolve-hint.ts
/** An absent field must not read as "never edited". */
const editsSchema = object({ nodes: tuple([object({ lastEditedAt: string().nullable() })]) });
const editsQuery = "query($ids: [ID!]!) { nodes(ids: $ids) { id ... on Comment { lastEditedAt } } }";
/** Three requests, more only for pull requests with over 100 events, and for reviews: pull request, event, last edit. */
async function resolvePullRequestHint(client, hint) {
	const { octokit, base } = client;
	const request = octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
		...base,
		pull_number: hint.number
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	const pull = response && pullRequestSchema$1.parse(response.data);
	if (!pull) return;
	const found = await findEvent(client, {
		hint,
		subject: pull.subject
	});
	if (!found) return;
	const { event, happened } = found;
	const { nodes } = editsSchema.parse(await withTranslatedErrors(octokit.graphql(editsQuery, { ids: [pull.nodeId] })));
	return {
		trigger: {
			label: "",
			...event,
			repository: pull.repository,
			subject: pull.subject,
			actor: happened.actor
		},
		at: happened.at,
		editedAt: latest([nodes[0].lastEditedAt, happened.renamedAt]),
		open: pull.open
	};
}
async function findEvent(client, { hint, subject }) {
	const { number, action } = hint;
	if (action === "labeled") {
		const present = subject.labels.find((name) => name.toLowerCase() === hint.label?.toLowerCase());
		if (present === void 0) return;
		const happened = await readIssueEvent(client, number, ({ event, label }) => event === "labeled" && label?.name === present);
		return happened && {
			event: {
				kind: "pull-request-labeled",
				label: present,
				labeledAt: happened.at
			},
			happened
		};
	}
	if (action === "submitted") {
		const review = hint.review === void 0 ? void 0 : await readReview(client, {
			number,
			id: hint.review
		});
		const renamedAt = review && await readLastRename(client, number);
		return review && {
			event: {
				kind: "review",
				review
			},
			happened: {
				actor: review.author,
				at: review.submittedAt,
				renamedAt: renamedAt ?? null
			}
		};
	}
	const happened = await findChange(client, {
		hint,
		subject
	});
	const assignee = action === "assigned" && hint.assignee !== void 0 ? { assignee: hint.assignee } : {};
	return happened && {
		event: {
			kind: "pull-request-changed",
			action,
			at: happened.at,
			...assignee
		},
		happened
	};
}
async function findChange(client, { hint, subject }) {
	const { number, action, assignee } = hint;
	if (action === "opened") return {
		actor: subject.author,
		at: subject.createdAt,
		renamedAt: await readLastRename(client, number)
	};
	return readIssueEvent(client, number, ({ event, assignee: who }) => event === action && (action !== "assigned" || who?.login === assignee));
}
function latest(times) {
	return times.toSorted((a, b) => Date.parse(a ?? "0") - Date.parse(b ?? "0")).at(-1) ?? null;
}

// src/adapters/github/subjects.ts
const filesSchema = array(object({
	filename: string(),
	previous_filename: string().optional()
}));
/** GitHub lists no more than 3,000 files of a pull request. */
const maxPages = 30;
/** Paths that a pull request changes; of a renamed file both. One request for each 100. */
async function listChangedFiles({ octokit, base }, number) {
	const paths = [];
	for (let page = 1; page <= maxPages; page += 1) {
		const { data } = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", {
			...base,
			pull_number: number,
			per_page: 100,
			page
		}));
		const files = filesSchema.parse(data);
		paths.push(...files.flatMap(({ filename, previous_filename: before }) => [filename, ...before === void 0 ? [] : [before]]));
		if (files.length < 100) break;
	}
	return paths;
}
/** Issues and pull requests themselves, through the REST interface. */
function createSubjects(client) {
	const { octokit, base } = client;
	return {
		async getRepository() {
			const response = await withTranslatedErrors(octokit.request("GET /repos/{owner}/{repo}", base));
			return repositorySchema.parse(response.data);
		},
		readLabeledAt: async (number, label) => (await findLabelEvent(client, number, label))?.at,
		resolveHint: (hint) => resolvePullRequestHint(client, hint),
		listChangedFiles: (number) => listChangedFiles(client, number),
		listReviewComments: (number, id) => listReviewComments(client, {
			number,
			id
		}),
		async readPullRequest(number) {
			const request = octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
				...base,
				pull_number: number
			});
			const response = await absentAsUndefined(withTranslatedErrors(request));
			if (response === void 0) return void 0;
			const { subject, headPushedAt } = pullRequestSchema$1.parse(response.data);
			return {
				...subject,
				headPushedAt
			};
		},
		async readIssue(number) {
			const request = octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}", {
				...base,
				issue_number: number
			});
			const response = await absentAsUndefined(withTranslatedErrors(request));
			return response && issueSchema$1.parse(response.data);
		},
		async addLabels(number, labels) {
			const parameters = {
				...base,
				issue_number: number,
				labels: array(string()).parse(labels)
			};
			await withTranslatedErrors(octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", parameters));
		},
		async removeLabel(number, name) {
			const parameters = {
				...base,
				issue_number: number,
				name
			};
			const request = octokit.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", parameters);
			await absentAsUndefined(withTranslatedErrors(request));
		}
	};
}

// src/adapters/github/threads.ts
const pageSize = 100;
const commentsSchema = array(commentSchema);
const listRoute = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
/** Comments through the REST interface. */
function createThreads(client) {
	return {
		listSince: (subject, since) => listSince(client, subject, since),
		listBackwards: (subject, total) => listAll(client, subject, total),
		get: (comment) => get(client, comment),
		create: (subject, body, key) => create(client, {
			subject,
			body,
			key
		}),
		update: (comment, body) => update(client, comment, body),
		delete: (comment) => remove(client, comment),
		minimise: (comment) => minimise(client, comment)
	};
}
async function listSince({ octokit, base }, subject, since) {
	const list = octokit.paginate(listRoute, {
		...base,
		issue_number: subject,
		since,
		per_page: pageSize
	});
	return commentsSchema.parse(await withTranslatedErrors(list)).toSorted((a, b) => a.id - b.id);
}
/** The one place that names a page: the last one, which the event's count of comments gives away without a request. */
function listAll({ octokit, base }, subject, total) {
	const page = Math.max(1, Math.ceil(total / pageSize));
	const parameters = {
		...base,
		issue_number: subject,
		per_page: pageSize,
		page
	};
	return listBackwards({
		first: async () => readPage(await octokit.request(listRoute, parameters)),
		follow: async (url) => readPage(await octokit.request({
			method: "GET",
			url,
			headers: base.headers
		}))
	});
}
function readPage(response) {
	return {
		items: commentsSchema.parse(response.data),
		link: response.headers.link
	};
}
async function get({ octokit, base }, comment) {
	const request = octokit.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", {
		...base,
		comment_id: comment
	});
	const response = await absentAsUndefined(withTranslatedErrors(request));
	return response && commentSchema.parse(response.data);
}
async function create(client, comment) {
	const since = client.clock.now();
	return createIdempotently(client.clock, {
		create: () => post(client, comment),
		find: async () => (await listSince(client, comment.subject, minuteBefore(since))).find((seen) => isOurs$1(seen, comment))
	});
}
async function post({ octokit, base }, { subject, body }) {
	const parameters = {
		...base,
		issue_number: subject,
		body,
		request: { retries: 0 }
	};
	const request = octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", parameters);
	return commentSchema.parse((await withTranslatedErrors(request)).data);
}
async function update({ octokit, base }, comment, body) {
	const parameters = {
		...base,
		comment_id: comment,
		body
	};
	await withTranslatedErrors(octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", parameters));
}
async function remove({ octokit, base }, comment) {
	const request = octokit.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
		...base,
		comment_id: comment
	});
	await absentAsUndefined(withTranslatedErrors(request));
}
const minimiseQuery = "mutation($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }";
/** REST does not fold comments. */
async function minimise({ octokit }, { nodeId: id }) {
	if (id !== void 0) await withTranslatedErrors(octokit.graphql(minimiseQuery, { id }));
}
/** The whole text counts, not the key alone: a key can be guessed, and be posted by somebody else. */
function isOurs$1(seen, { body, key }) {
	return seen.body.includes(key) && isSameText(seen.body, body);
}
/** The runner's clock may be ahead of GitHub's. */
function minuteBefore(time) {
	return (/* @__PURE__ */ new Date(Date.parse(time) - 6e4)).toISOString();
}

// src/adapters/github/create-github.ts
/** All of one repository on GitHub, behind the ports. */
function createGitHub({ octokit, repository, clock, ledgersBy }) {
	const client = {
		octokit,
		clock,
		base: {
			owner: repository.owner,
			repo: repository.name,
			headers: { "x-github-api-version": "2022-11-28" }
		}
	};
	return {
		threads: createThreads(client),
		permissions: createPermissions(client),
		reactions: createReactions(client),
		commits: createCommits(client),
		pullRequests: createPullRequests(client),
		issues: createIssues(client),
		notices: createNotices(client),
		reviews: createReviews(client),
		subjects: createSubjects(client),
		ledgers: createLedgers(client, ledgersBy),
		provenance: createProvenance(client),
		artifacts: createArtifactSource(client),
		readOwnAccount: () => readOwnAccount(client),
		listArtifacts: (name) => listArtifacts(client, name),
		listRecordThreads: (since) => listRecordThreads(client, since),
		dispatcher: (workflowFile, ref) => createDispatcher(client, {
			workflowFile,
			ref
		})
	};
}

// src/adapters/github/client/throttle.ts
/** One budget for all waits of a client: three requests that wait five minutes each would outlast their job. */
function createWaitBudget(seconds) {
	let left = seconds;
	return (wanted) => {
		if (!(wanted <= left)) return false;
		left -= wanted;
		return true;
	};
}
const maxTries = 3;
/**
* Settings of the throttling plugin.
*
* GitHub asks to leave a second between writes "if you are making a large number" of them, and allows 80 that create
* content per minute. The plugin's defaults (1 s between any two writes, 3 s between two that notify) would add three to
* five idle seconds to every link of a chain, which has three writes, eight with a commit. So writes have a budget
* instead of a gap: 10 at once, and one more each second. That stays under 80 a minute and costs a link nothing.
*/
function createThrottle(log, mayWait) {
	const decide = (words) => (...[seconds, request, , tries]) => {
		const again = tries < maxTries && mayWait(seconds);
		const next = again ? `waiting ${seconds} s` : "giving up";
		log.warning(`GitHub's ${words} for ${request.method} ${request.url} asks to wait ${seconds} s: ${next}.`);
		return again;
	};
	return {
		onRateLimit: decide("rate limit"),
		onSecondaryRateLimit: decide("secondary rate limit"),
		write: new import_light.default.Group(writeBudget),
		notifications: new import_light.default.Group(writeBudget),
		global: new import_light.default.Group({ maxConcurrent: 10 }),
		auth: new import_light.default.Group({ maxConcurrent: 1 }),
		search: new import_light.default.Group({
			maxConcurrent: 1,
			minTime: 2e3
		})
	};
}
const writeBudget = {
	maxConcurrent: 1,
	reservoir: 10,
	reservoirIncreaseAmount: 1,
	reservoirIncreaseInterval: 1e3,
	reservoirIncreaseMaximum: 10
};
const maxTriesObeyRetryAfter = 3;
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
				const retries = mayWait(seconds) ? maxTriesObeyRetryAfter : 0;
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

export { withTranslatedErrors as a, createGitHub as i, createWaitBudget as n, throttling as o, obeyRetryAfter as r, createThrottle as t };