import { i as __toESM, n as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { C as unknown, S as union, b as string, f as int, g as object, h as number, l as boolean, r as _enum, s as array, v as record } from "./zod.js";
import { Al as parseJson, An as createVerifier, Fr as loadGatesOf, Kc as stageOfConfig, Ko as outcomeSchema, Mn as createDeflate, Nn as createSystemClock, On as createNodeHasher, Or as parseRunName, Pn as createTextArtifacts, Tc as isAgentStage, a as createOctokit, ai as handoffSchema, fl as decodePorts, hu as cleanForTerminal, mn as require_dist, mt as createGitHub, ot as decodeRecords, pi as childCallsSchema, tn as actionsAccount } from "./job-agent-plan-publish.js";
import { l as createArtifactReader } from "./job-plan-publish.js";
import { t as require_picocolors } from "./picocolors.js";
import { t as createConsoleLog } from "./console-log.js";
import { C as Hono, f as escapeHtml, m as limitText, p as formatMinute, r as describeRuns, s as renderGitHubMarkdown, t as fillStoredRecords, u as drawGraph, v as renderScroll, x as createAdaptorServer } from "./fill-records.js";
import { r as toComment } from "./to-comment.js";
import { t as projectRoot } from "./project-root.js";
import { i as widthOf, n as padTo, s as renderIcon, t as cutTo } from "./text-width.js";
import { createServer } from "node:net";
import { stripVTControlCharacters } from "node:util";
import { deflateSync, inflateSync } from "node:zlib";
import { createHash, createHmac, createPublicKey, randomBytes, randomUUID, timingSafeEqual, verify } from "node:crypto";
import { constants, tmpdir } from "node:os";
import process$1 from "node:process";
import { basename, dirname, join as join$1, normalize, relative, resolve as resolve$1, sep } from "node:path";
import { appendFileSync, constants as constants$1, copyFileSync, cpSync, existsSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { appendFile, cp, mkdir, readFile, readdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { spawn, spawnSync } from "node:child_process";
import tty from "node:tty";

// src/lab/world/ask-as-person.ts
/** The address of the person who tries, in the commits that stand on a branch before a run begins. */
const personEmail = "you@localhost";
/** Sends a request of a person to the local GitHub, as the web page would. */
async function request$1({ server, repository }, { token, method, path, body }) {
	const response = await fetch(`${server.apiUrl}/repos/${repository.name}${path}`, {
		method,
		headers: {
			authorization: `Bearer ${token}`,
			"content-type": "application/json",
			accept: "application/vnd.github+json"
		},
		body: body === void 0 ? void 0 : JSON.stringify(body)
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return response.status === 204 ? void 0 : response.json();
}
/** Reads all pages of a list. */
async function list$1(world, path) {
	const all = [];
	for (let page = 1;; page += 1) {
		const items = await request$1(world, {
			token: world.tokens.maintainer,
			method: "GET",
			path: `${path}${path.includes("?") ? "&" : "?"}per_page=100&page=${page}`
		});
		all.push(...items);
		if (items.length < 100) return all;
	}
}

// src/lab/world/settle.ts
/** Waits until runner, server and App are idle twice in a row, because one may wake another. */
async function settle({ server, runner }, app) {
	for (let quiet = 0; quiet < 2;) {
		const before = server.requests.length;
		await runner.idle();
		await server.idle();
		await app?.idle();
		await setTimeout$1(50);
		quiet = server.requests.length === before ? quiet + 1 : 0;
	}
}

// src/lab/report/read-records.ts
/** Returns the records of a thread that count. Whose signature does not fit, or whose author is another, is left out. */
function decodeThread(world, { number, thread }) {
	const verifier = createVerifier([world.publicKey]);
	const tools = decodePorts({
		hasher: createNodeHasher(),
		compressor: createDeflate(),
		verifier
	});
	const place = {
		repo: world.repository.id,
		thread: number,
		tools
	};
	const unsigned = world.unsigned ? {
		unsigned: true,
		trustedAuthor: actionsAccount
	} : {};
	return decodeRecords(thread.map(toComment), {
		...place,
		...unsigned
	}).records;
}
/**
* Fills the records with the handoffs that are stored in artifacts, as far as the artifacts exist. Uses the token of a person.
*/
async function fillHandoffs(world, records) {
	return fillStoredRecords({
		texts: openTexts(world),
		hasher: createNodeHasher()
	}, records);
}
function openTexts(world) {
	const [owner = "", name = ""] = world.repository.name.split("/");
	const octokit = createOctokit({
		token: world.tokens.maintainer,
		baseUrl: world.server.apiUrl,
		userAgent: "baton-demo",
		log: createConsoleLog(process.stderr)
	});
	const github = createGitHub({
		octokit,
		repository: {
			owner,
			name
		},
		clock: createSystemClock()
	});
	return createTextArtifacts({
		reader: createArtifactReader(github.artifacts),
		run: 0
	});
}

// src/lab/report/collect-facts.ts
/** Reads everything from the local GitHub, through requests that anybody could make. */
async function collectFacts(world) {
	world.server.setListLag(0);
	const issues = await list$1(world, "/issues?state=all&sort=created&direction=asc");
	const found = await Promise.all(issues.map((issue) => readThread(world, issue)));
	const threads = found.map(({ decoded: _, ...thread }) => thread);
	const stored = found.flatMap(({ decoded }) => decoded);
	return {
		threads,
		pullRequests: await list$1(world, "/pulls?state=all"),
		stored,
		records: await fillHandoffs(world, stored)
	};
}
async function readThread(world, issue) {
	const number = Number(issue.number);
	const kind = kindOf(issue);
	const thread = await list$1(world, `/issues/${number}/comments`);
	const facts = await readCommentFacts(world, thread);
	const edited = thread.map((comment, index) => ({
		...comment,
		lastEditedAt: facts[index]?.lastEditedAt
	}));
	const shown = world.unsigned ? edited : thread;
	const decoded = kind === "ledger" ? [] : decodeThread(world, {
		number,
		thread: shown
	});
	return {
		number,
		kind,
		issue,
		thread,
		minimised: new Set(thread.flatMap(({ id }, index) => facts[index]?.isMinimized === true ? [Number(id)] : [])),
		decoded
	};
}
function kindOf(issue) {
	if (issue.pull_request !== void 0) return "pull-request";
	const labels = labelsOf(issue);
	if (labels.includes("baton:ledger")) return "ledger";
	return labels.includes("baton:runs") ? "runs-issue" : "issue";
}
const labelsSchema = array(object({ name: string() })).catch([]);
/** Returns the names of the labels of an issue. */
function labelsOf(issue) {
	return labelsSchema.parse(issue.labels).map(({ name }) => name);
}
const query$1 = "query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { lastEditedAt isMinimized } } }";
const factsSchema = object({
	lastEditedAt: string().nullable(),
	isMinimized: boolean()
});
const answerSchema = object({ data: object({ nodes: array(factsSchema) }) });
/** GitHub looks up at most this many ids in one request. */
const mostIds = 100;
/** Reads what REST does not say of comments. */
async function readCommentFacts({ server, tokens }, thread) {
	const facts = [];
	for (let start = 0; start < thread.length; start += mostIds) {
		const ids = thread.slice(start, start + mostIds).map(({ node_id }) => node_id);
		const response = await fetch(`${server.apiUrl}/graphql`, {
			method: "POST",
			headers: {
				authorization: `Bearer ${tokens.maintainer}`,
				"content-type": "application/json"
			},
			body: JSON.stringify({
				query: query$1,
				variables: { ids }
			})
		});
		facts.push(...answerSchema.parse(await response.json()).data.nodes);
	}
	return facts;
}

// src/local/git/read-object.ts
/**
* Answers a command of git about fixed objects from the files of the repository. Returns undefined where git has to be asked: for
* other commands, for objects in packs and in other repositories, and for everything that is wrong.
*/
function answerFromFiles(directory, [command = "", ...args]) {
	const form = [command, ...args.slice(0, -1)].join(" ");
	const last = args.at(-1) ?? "";
	const [, before = ""] = /^ls-tree --name-only -z ([0-9a-f]{40})$/.exec(form) ?? [];
	if (before !== "") return listNames(directory, before, last);
	const found = findObject(directory, last);
	if (found === void 0) return void 0;
	if (/^rev-parse --verify(?: --quiet)?$/.test(form)) return Buffer.from(`${found.id}\n`);
	if (form === "cat-file -e") return Buffer.alloc(0);
	if (form === "cat-file -t") return Buffer.from(`${found.type}\n`);
	return (form === `cat-file ${found.type}` || form === "show" && found.type === "blob") && found.type !== "tree" ? found.content : void 0;
}
/** Lists the entries of a folder as `git ls-tree --name-only -z` does, which names a folder by a slash at its end. */
function listNames(directory, commit, folder) {
	if (!folder.endsWith("/")) return void 0;
	const tree = findObject(directory, `${commit}:${folder.slice(0, -1)}`);
	if (tree?.type !== "tree") return void 0;
	return Buffer.from([...readEntries(tree.content).keys()].map((name) => `${folder}${name}\0`).join(""));
}
/** Finds an object by its full id, by `^{commit}` or `^{tree}` behind the id, or by a path behind a colon. */
function findObject(directory, name) {
	const [, id = "", type, path] = /^([0-9a-f]{40})(?:\^\{(commit|tree)\}|:(.+))?$/s.exec(name) ?? [];
	if (id === "") return void 0;
	const object = readLoose(directory, id);
	if (path !== void 0) return path.split("/").reduce((parent, part) => findEntry(directory, parent, part), toTree(directory, object));
	const wanted = type === "tree" ? toTree(directory, object) : object;
	return type === void 0 || wanted?.type === type ? wanted : void 0;
}
function toTree(directory, object) {
	if (object?.type !== "commit") return object;
	return readLoose(directory, object.content.toString("latin1", 5, 45));
}
function findEntry(directory, tree, name) {
	const id = tree?.type === "tree" ? readEntries(tree.content).get(name) : void 0;
	return id === void 0 ? void 0 : readLoose(directory, id);
}
/** Reads the ids of a tree's entries by their names. Each entry is a mode, a space, a name, a zero and the 20 bytes of an id. */
function readEntries(content) {
	const entries = /* @__PURE__ */ new Map();
	for (let at = 0; at < content.length;) {
		const zero = content.indexOf(0, at);
		entries.set(content.toString("utf8", content.indexOf(" ", at) + 1, zero), content.toString("hex", zero + 1, zero + 21));
		at = zero + 21;
	}
	return entries;
}
/** Reads an object that has a file of its own: a header with type and size, a zero and the content, compressed. */
function readLoose(directory, id) {
	try {
		const bytes = inflateSync(readFileSync(join$1(directory, "objects", id.slice(0, 2), id.slice(2))));
		if (createHash("sha1").update(bytes).digest("hex") !== id) return void 0;
		const end = bytes.indexOf(0);
		return {
			id,
			type: bytes.toString("latin1", 0, end).split(" ")[0] ?? "",
			content: bytes.subarray(end + 1)
		};
	} catch {
		return;
	}
}

// src/local/git/run-git.ts
var GitError = class extends Error {
	name = "GitError";
};
/**
* The environment of git, made from scratch: the person's settings, hooks and keys must not reach the repositories of the local
* GitHub.
*/
const gitEnvironment = {
	PATH: process.env.PATH ?? "/usr/bin:/bin",
	LC_ALL: "C.UTF-8",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_TERMINAL_PROMPT: "0",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_CONFIG_COUNT: "5",
	GIT_CONFIG_KEY_0: "core.hooksPath",
	GIT_CONFIG_VALUE_0: "/dev/null",
	GIT_CONFIG_KEY_1: "safe.directory",
	GIT_CONFIG_VALUE_1: "*",
	GIT_CONFIG_KEY_2: "gc.auto",
	GIT_CONFIG_VALUE_2: "0",
	GIT_CONFIG_KEY_3: "core.quotePath",
	GIT_CONFIG_VALUE_3: "false",
	GIT_CONFIG_KEY_4: "maintenance.auto",
	GIT_CONFIG_VALUE_4: "false"
};
/** Creates the memory of a repository that exists in a directory, or will. */
function createGitRepository(directory) {
	return {
		directory,
		answers: /* @__PURE__ */ new Map()
	};
}
function runGit(repository, args, options = {}) {
	return isAboutFixedObjects(args) ? readOnce(repository, args) : startGit(repository.directory, args, options);
}
/** The commands that only read objects, as the local GitHub uses them. */
const readers = /* @__PURE__ */ new Set([
	"cat-file",
	"diff",
	"diff-tree",
	"ls-tree",
	"merge-base",
	"rev-list",
	"rev-parse",
	"show"
]);
const fullId = /^[0-9a-f]{40}(\^\{\w+\})?(:.*)?$/;
/** Returns whether the answer can never change: the command reads, and names every object by its full id. */
function isAboutFixedObjects([command = "", ...args]) {
	if (!readers.has(command)) return false;
	const names = args.filter((arg) => !arg.startsWith("-") && !(command === "cat-file" && /^[a-z]+$/.test(arg)));
	const objects = command === "ls-tree" ? names.slice(0, 1) : names;
	return objects.length > 0 && objects.every((name) => name.split(/\.{2,3}/).every((side) => fullId.test(side)));
}
const mostAnswers = 1e3;
const largestAnswerBytes = 65536;
/** Returns the answer of git about objects that never change, and remembers it: a process costs a hundred times as much as a lookup. */
async function readOnce({ directory, answers }, args) {
	const key = args.join("\0");
	const known = answers.get(key);
	if (known !== void 0) return known;
	const answer = answerFromFiles(directory, args) ?? await startGit(directory, args, {});
	if (answer.length <= largestAnswerBytes) answers.set(key, answer);
	const [oldest] = answers.keys();
	if (answers.size > mostAnswers && oldest !== void 0) answers.delete(oldest);
	return answer;
}
function startGit(directory, args, options) {
	return new Promise((resolve, reject) => {
		const child = spawn("git", [...args], {
			cwd: directory,
			env: {
				...gitEnvironment,
				...options.environment
			}
		});
		const output = [];
		let errors = "";
		child.stdout.on("data", (chunk) => output.push(chunk));
		child.stderr.on("data", (chunk) => {
			errors += chunk.toString();
		});
		child.on("error", reject);
		child.on("close", (code) => {
			if (code === 0) resolve(Buffer.concat(output));
			else reject(new GitError(`git ${args[0]} ended with ${code}: ${errors.trim()}`));
		});
		child.stdin.on("error", () => void 0);
		child.stdin.end(options.input ?? "");
	});
}
/** Returns the output as text without the final line end. */
async function readGit(repository, args, options = {}) {
	return (await runGit(repository, args, options)).toString().trimEnd();
}
async function findGit(repository, args, options = {}) {
	try {
		return await readGit(repository, args, options);
	} catch (error) {
		if (error instanceof GitError) return void 0;
		throw error;
	}
}
/** Returns the output byte for byte. */
function readBytesSync(directory, args, options = {}) {
	const result = spawnSync("git", [...args], {
		cwd: directory,
		env: {
			...gitEnvironment,
			...options.environment
		},
		input: options.input ?? "",
		maxBuffer: 67108864
	});
	if (result.error !== void 0) throw result.error;
	if (result.status !== 0) throw new GitError(`git ${args[0]} ended with ${result.status}: ${result.stderr.toString().trim()}`);
	return result.stdout;
}

// src/lab/report/count-requests.ts
/** Describes the requests of our own jobs and of the App: all of them, and those that change something. */
function describeRequests({ server }) {
	const byJob = countRequests(server.requests);
	return {
		total: Object.values(byJob).reduce((sum, counted) => sum + counted, 0),
		byJob,
		writes: countRequests(server.requests.filter(isWrite))
	};
}
/** Returns whether a request changes something. One to GraphQL does so if it is a mutation. */
function isWrite(request) {
	if (request.path.endsWith("/graphql")) return "isMutation" in request && request.isMutation === true;
	return request.method !== "GET";
}
/** Counts the requests of our own jobs and of the App. */
function countRequests(requests) {
	const counts = {};
	for (const { by } of requests) if (/^(?:app:|[\w-]+: )/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
	return counts;
}

// src/lab/report/read-steps.ts
/** Reads the outputs of plain steps, which leave nothing else: a job that names a recorded run is shown by its records. */
function readSteps({ runner }, records) {
	const recorded = new Set(records.map(({ record }) => record.run));
	return runner.jobs.flatMap(({ name, runId, outputs }) => {
		const { run, outcome, output, handoff, results } = outputs;
		if (outcome === void 0 || output === void 0) return [];
		if (run !== void 0 && recorded.has(run)) return [];
		return [{
			job: name,
			workflowRun: runId,
			outcome,
			handoff: handoff ? handoffSchema.parse(JSON.parse(handoff)) : null,
			results: results ? JSON.parse(results) : {},
			output
		}];
	});
}

// src/lab/report/collect-report.ts
/** Reads back what happened on a local GitHub, after everything there has ended. */
async function collectReport(world) {
	return buildReport(world, await collectFacts(world));
}
/** Builds the report from facts that were read already. */
async function buildReport(world, { threads, pullRequests, records }) {
	const defaultBranch = world.server.defaultBranchOf(world.repository.name);
	return {
		repository: world.repository.name,
		defaultBranch,
		runs: describeRuns(records, await loadGatesOf(records)),
		steps: readSteps(world, records),
		branches: await listBranches(world, defaultBranch),
		threads: threads.map((thread) => describeThread(thread, pullRequests)),
		events: describeEvents(world),
		jobs: describeJobs(world),
		failures: world.runner.failures.map(({ workflow, message }) => message.startsWith(workflow) ? message : `${workflow}: ${message}`),
		requests: describeRequests(world)
	};
}
const issueSchema = object({
	title: string(),
	body: string().nullable(),
	created_at: string(),
	state: _enum(["open", "closed"]),
	user: object({ login: string() }).nullable()
});
const branchSchema = object({ ref: string() });
const pullSchema = object({
	number: int(),
	head: branchSchema,
	base: branchSchema
});
/** Describes an issue or pull request with its comments. */
function describeThread({ number, kind, issue, thread, minimised }, pullRequests) {
	const { title, body, created_at, state, user } = issueSchema.parse(issue);
	const pull = pullRequests.map((found) => pullSchema.parse(found)).find((found) => found.number === number);
	return {
		number,
		kind,
		title,
		author: user?.login ?? "ghost",
		body: body ?? "",
		createdAt: created_at,
		state,
		labels: labelsOf(issue),
		pull: pull === void 0 ? void 0 : {
			head: pull.head.ref,
			base: pull.base.ref
		},
		comments: thread.map(toComment).map(({ id, author, body: text, createdAt }) => ({
			id,
			author: author?.login ?? "ghost",
			body: text,
			createdAt,
			isMinimised: minimised.has(id)
		}))
	};
}
const dispatchSchema = object({
	action: string(),
	client_payload: record(string(), unknown())
});
function describeEvents({ sent }) {
	return sent.map(({ payload }) => {
		const { action: type, client_payload: event } = dispatchSchema.parse(payload);
		return {
			type,
			payload: event
		};
	});
}
/** Describes the jobs that have ended, in the order in which they did. */
function describeJobs({ runner }) {
	return runner.jobs.map(({ name, title, runId, conclusion, summary, steps, queuedAt, startedAt, finishedAt }) => ({
		name,
		title,
		workflowRun: runId,
		conclusion,
		queuedAt,
		startedAt,
		finishedAt,
		errors: steps.flatMap(({ log }) => log.split("\n").filter((line) => /::error|##\[error[ \]]/.test(line))),
		summary
	}));
}
/** Lists the branches that have commits which the default branch lacks, with their changes since they left it or a person wrote on them. */
async function listBranches({ repository }, defaultBranch) {
	const git = createGitRepository(repository.directory);
	const names = await readGit(git, [
		"for-each-ref",
		"--format=%(refname:short)",
		"refs/heads/"
	]);
	return (await Promise.all(names.split("\n").filter((name) => name !== "" && name !== defaultBranch).map((name) => describeBranch(git, {
		name,
		base: `refs/heads/${defaultBranch}`
	})))).filter(({ commits }) => commits > 0);
}
async function describeBranch(git, { name, base }) {
	const ref = `refs/heads/${name}`;
	const since = await readGit(git, [
		"rev-list",
		"-1",
		`--author=${"you@localhost"}`,
		`${base}..${ref}`
	]) || base;
	const [diff, commits] = await Promise.all([readGit(git, ["diff", `${since}...${ref}`]), readGit(git, [
		"rev-list",
		"--count",
		`${since}..${ref}`
	])]);
	return {
		name,
		diff,
		commits: Number(commits)
	};
}

// src/local/runner/job/settings.ts
function buildSettings(options) {
	return {
		...options,
		node: options.node ?? process.execPath,
		functions: options.functions ?? {},
		processes: options.processes ?? [],
		path: options.path ?? [],
		plays: options.plays ?? (() => true),
		jobsAtOnce: options.jobsAtOnce ?? 4,
		minute: options.minute ?? 6e4,
		grace: options.grace ?? {
			interrupt: 7500,
			terminate: 2500
		},
		keepWorkspaces: options.keepWorkspaces ?? false,
		onJob: options.onJob ?? (() => void 0)
	};
}

// src/local/runner/expression/value.ts
function isMap$2(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isList(value) {
	return Array.isArray(value);
}
/** Converts a webhook payload to a value. Leaves out what JSON cannot express. */
function toValue(payload) {
	return JSON.parse(JSON.stringify(payload ?? null));
}

// src/local/runner/plan/match-event.ts
/**
* Returns whether a name matches GitHub's filter patterns: `*` stops at a slash, `**` does not, `?` and `+` repeat the character
* before, `!` excludes again.
*/
function matchesFilter(patterns, name) {
	let matched = false;
	for (const pattern of patterns) if (pattern.startsWith("!")) matched &&= !toRegExp(pattern.slice(1)).test(name);
	else matched ||= toRegExp(pattern).test(name);
	return matched;
}
function toRegExp(pattern) {
	const source = pattern.replaceAll(/\*\*|\*|\[[^\]]*\]|\\.|[?+]|[.^$()|{}]/g, (piece) => {
		if (piece === "**") return ".*";
		if (piece === "*") return "[^/]*";
		if (piece === "?" || piece === "+" || piece.startsWith("[") || piece.startsWith("\\")) return piece;
		return `\\${piece}`;
	});
	return new RegExp(`^${source}$`);
}
const PULL_REQUEST_TYPES = [
	"opened",
	"synchronize",
	"reopened"
];
const DISPATCHES = ["workflow_dispatch", "repository_dispatch"];
/**
* Returns whether an event may start workflows. An event caused with a job's own token starts nothing, except for dispatches, and for
* pull requests, whose runs wait for approval.
*/
function startsWorkflows(event) {
	return !event.fromJobToken || DISPATCHES.includes(event.name) || waitsForApproval(event);
}
/** Returns whether the runs of an event wait for somebody with write access: a job's own token opened, updated or reopened a pull request. */
function waitsForApproval({ name, fromJobToken, payload }) {
	return fromJobToken && name === "pull_request" && PULL_REQUEST_TYPES.includes(String(payload.action));
}
/** Returns whether the event starts a run of the workflow. */
function matchesEvent(workflow, event) {
	const { triggers, file } = workflow;
	if (event.dispatch) return triggers.dispatch !== void 0 && isDispatchedFile(file, event.dispatch.workflow);
	const payload = toValue(event.payload);
	if (event.name === "schedule") return triggers.crons.includes(String(valueAt(payload, "schedule")));
	const filter = triggers.events.get(event.name);
	return filter !== void 0 && event.name !== "workflow_call" && passesFilter(filter, event, payload);
}
/** Returns whether a dispatch names this file. A dispatch names a file by its name, its path or both. */
function isDispatchedFile(file, dispatched) {
	return file === dispatched || file.split("/").at(-1) === dispatched.split("/").at(-1);
}
function passesFilter(filter, event, payload) {
	const types = filter.types ?? (/^pull_request(_target)?$/.test(event.name) ? PULL_REQUEST_TYPES : void 0);
	const type = event.name === "repository_dispatch" ? valueAt(payload, "event_type") ?? valueAt(payload, "action") : valueAt(payload, "action");
	if (types && !types.includes(String(type))) return false;
	if (event.name === "workflow_run" && (!isNamed(filter, payload) || isRequestedAgain(payload))) return false;
	return passesRef(filter, event, payload) && passesPaths(filter, event);
}
/** Returns whether at least one path matches, or is not ignored. Events that change no files pass. */
function passesPaths({ paths, "paths-ignore": ignored }, { changed }) {
	if (changed === void 0) return true;
	if (paths) return changed.some((path) => matchesFilter(paths, path));
	return !ignored || changed.some((path) => !matchesFilter(ignored, path));
}
/** Returns whether a run was started once more, for which there is no `requested`. */
function isRequestedAgain(payload) {
	return valueAt(payload, "action") === "requested" && Number(valueAt(payload, "workflow_run", "run_attempt")) > 1;
}
function isNamed(filter, payload) {
	return filter.workflows === void 0 || filter.workflows.includes(String(valueAt(payload, "workflow", "name") ?? valueAt(payload, "workflow_run", "name")));
}
function passesRef(filter, event, payload) {
	const tag = event.name === "push" && event.ref.startsWith("refs/tags/") ? event.ref.slice(10) : void 0;
	if (tag !== void 0) {
		if (filter.tags) return matchesFilter(filter.tags, tag);
		if (filter["tags-ignore"]) return !matchesFilter(filter["tags-ignore"], tag);
		return filter.branches === void 0 && filter["branches-ignore"] === void 0;
	}
	const branch = findBranch(event, payload);
	if (filter.branches) return branch !== void 0 && matchesFilter(filter.branches, branch);
	if (filter["branches-ignore"]) return branch === void 0 || !matchesFilter(filter["branches-ignore"], branch);
	return event.name !== "push" || filter.tags === void 0 && filter["tags-ignore"] === void 0;
}
function findBranch(event, payload) {
	if (event.name.startsWith("pull_request")) return textOf(valueAt(payload, "pull_request", "base", "ref"));
	if (event.name === "workflow_run") return textOf(valueAt(payload, "workflow_run", "head_branch"));
	return event.ref.startsWith("refs/heads/") ? event.ref.slice(11) : void 0;
}
/** Returns the value at a path of a payload; undefined when any step of the path is absent. */
function valueAt(value, ...path) {
	let current = value;
	for (const key of path) current = isMap$2(current) && !isList(current) ? current[key] : void 0;
	return current ?? void 0;
}
function textOf(value) {
	return typeof value === "string" ? value : void 0;
}

// src/local/runner/run/concurrency-groups.ts
/** The most waiting claims of a `queue: max` group; further ones are cancelled. */
const LONGEST_QUEUE = 100;
function createConcurrencyGroups() {
	const groups = /* @__PURE__ */ new Map();
	function release(key) {
		const group = groups.get(key);
		const next = group?.waiting.shift();
		if (!group || !next) return void groups.delete(key);
		group.running = next.claim;
		next.resolve("entered");
	}
	return { async acquire(claim) {
		const key = `${claim.repository}\n${claim.group}`.toLowerCase();
		const group = groups.get(key);
		if (!group) {
			groups.set(key, {
				running: claim,
				waiting: []
			});
			return () => release(key);
		}
		cancelOthers(group, claim);
		if (group.waiting.length >= LONGEST_QUEUE) return "cancelled";
		return await wait(group, claim) === "entered" ? () => release(key) : "cancelled";
	} };
}
function cancelOthers(group, { queue, cancelInProgress }) {
	if (queue === "single" || cancelInProgress) for (const waiter of group.waiting.splice(0)) waiter.resolve("cancelled");
	if (cancelInProgress) group.running.cancellation.request("cancelled");
}
async function wait(group, claim) {
	const { promise, resolve } = Promise.withResolvers();
	const waiter = {
		claim,
		resolve
	};
	group.waiting.push(waiter);
	const stop = claim.cancellation.onRequest(() => {
		group.waiting = group.waiting.filter((other) => other !== waiter);
		resolve("cancelled");
	});
	const result = await promise;
	stop();
	return result;
}

// src/local/runner/run/job-slots.ts
function createJobSlots(size) {
	let free = size;
	let waiting = [];
	function release() {
		const next = waiting.shift();
		if (next) next();
		else free += 1;
	}
	return { 
	/** Waits for a free slot, first come first served. */
async acquire(cancellation) {
		if (cancellation.reason) return "cancelled";
		if (free > 0) {
			free -= 1;
			return release;
		}
		const { promise, resolve } = Promise.withResolvers();
		const grant = () => resolve("entered");
		waiting.push(grant);
		const stop = cancellation.onRequest(() => {
			waiting = waiting.filter((other) => other !== grant);
			resolve("cancelled");
		});
		const result = await promise;
		stop();
		return result === "entered" ? release : "cancelled";
	} };
}

// src/local/message-of.ts
/** Returns the message of a thrown value. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}

// src/local/runner/job/cancellation.ts
function createCancellation() {
	const listeners = /* @__PURE__ */ new Set();
	let current;
	return {
		get reason() {
			return current;
		},
		request(reason) {
			if (current === "lost" || current !== void 0 && reason !== "lost") return;
			current = reason;
			for (const listener of [...listeners]) listener(reason);
		},
		onRequest(listener) {
			listeners.add(listener);
			if (current !== void 0) listener(current);
			return () => listeners.delete(listener);
		}
	};
}

// src/local/runner/plan/parse-uses.ts
/**
* Parses `uses` of a step by the rules of GitHub's runner (`ActionStepDefinitionReference.TryParse`), which its TypeScript parser
* lacks. Returns undefined where GitHub refuses it.
*/
function parseUses(uses) {
	if (uses.startsWith("./")) return {
		kind: "workspace",
		path: uses
	};
	if (uses.startsWith("$/")) return parseSelf(uses);
	if (/^(?:docker|https?):\/\//.test(uses)) return { kind: "foreign" };
	const [location = "", ref = "", ...more] = uses.split("@");
	const [owner, name, ...rest] = location.split(/[\\/]/).filter((segment) => segment !== "");
	if (owner === void 0 || name === void 0 || ref === "" || more.length > 0) return void 0;
	return {
		kind: "repository",
		repository: `${owner}/${name}`,
		path: rest.join("/")
	};
}
/** Returns GitHub's words about a `uses` that it refuses. */
function describeWrongUses(uses) {
	return `Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`;
}
/** Parses `$/…`. GitHub takes all leading slashes away and refuses what is empty then (actions/runner#4457). */
function parseSelf(uses) {
	const path = uses.slice(1).replace(/^\/+/, "");
	return path === "" ? void 0 : {
		kind: "self",
		path
	};
}

// src/local/runner/plan/workflow-source.ts
const FOLDER = ".github/workflows";
async function listWorkflows(source) {
	const files = (source.kind === "commit" ? await listCommitted(source.git, source.sha) : await readdir(join$1(source.directory, FOLDER))).filter((name) => /\.ya?ml$/.test(name)).sort();
	return Promise.all(files.map(async (name) => ({
		file: `${FOLDER}/${name}`,
		text: await readSource(source, `${FOLDER}/${name}`)
	})));
}
/** Reads a file of the tree. Throws when there is no such file. */
function readSource(source, file) {
	if (source.kind === "folder") return readFile(join$1(source.directory, file), "utf8");
	return runGit(source.git, ["show", `${source.sha}:${file}`]).then(String);
}
/** Returns a folder with the tree: the source's own folder, or `target` with the files of the commit. */
async function materialiseSource(source, target) {
	if (source.kind === "folder") return source.directory;
	await mkdir(target, { recursive: true });
	const environment = {
		GIT_DIR: source.git.directory,
		GIT_INDEX_FILE: `${target}.index`,
		GIT_WORK_TREE: target
	};
	await runGit(source.git, ["read-tree", source.sha], { environment });
	await runGit(source.git, [
		"checkout-index",
		"--all",
		"--force",
		`--prefix=${target}/`
	], { environment });
	return target;
}
async function listCommitted(git, sha) {
	return (await runGit(git, [
		"ls-tree",
		"--name-only",
		"-z",
		sha,
		`${FOLDER}/`
	])).toString().split("\0").filter(Boolean).map((path) => path.slice(18));
}

// node_modules/@actions/expressions/dist/ast.js
var Expr = class {};
var Literal = class extends Expr {
	constructor(literal, token) {
		super();
		this.literal = literal;
		this.token = token;
	}
	accept(v) {
		return v.visitLiteral(this);
	}
};
var Unary = class extends Expr {
	constructor(operator, expr) {
		super();
		this.operator = operator;
		this.expr = expr;
	}
	accept(v) {
		return v.visitUnary(this);
	}
};
var FunctionCall = class extends Expr {
	constructor(functionName, args) {
		super();
		this.functionName = functionName;
		this.args = args;
	}
	accept(v) {
		return v.visitFunctionCall(this);
	}
};
var Binary = class extends Expr {
	constructor(left, operator, right) {
		super();
		this.left = left;
		this.operator = operator;
		this.right = right;
	}
	accept(v) {
		return v.visitBinary(this);
	}
};
var Logical = class extends Expr {
	constructor(operator, args) {
		super();
		this.operator = operator;
		this.args = args;
	}
	accept(v) {
		return v.visitLogical(this);
	}
};
var Grouping = class extends Expr {
	constructor(group) {
		super();
		this.group = group;
	}
	accept(v) {
		return v.visitGrouping(this);
	}
};
var ContextAccess = class extends Expr {
	constructor(name) {
		super();
		this.name = name;
	}
	accept(v) {
		return v.visitContextAccess(this);
	}
};
var IndexAccess = class extends Expr {
	constructor(expr, index) {
		super();
		this.expr = expr;
		this.index = index;
	}
	accept(v) {
		return v.visitIndexAccess(this);
	}
};
var Star = class extends Expr {
	accept() {
		throw new Error("Method not implemented.");
	}
};

// node_modules/@actions/expressions/dist/data/expressiondata.js
var Kind;
(function(Kind) {
	Kind[Kind["String"] = 0] = "String";
	Kind[Kind["Array"] = 1] = "Array";
	Kind[Kind["Dictionary"] = 2] = "Dictionary";
	Kind[Kind["Boolean"] = 3] = "Boolean";
	Kind[Kind["Number"] = 4] = "Number";
	Kind[Kind["CaseSensitiveDictionary"] = 5] = "CaseSensitiveDictionary";
	Kind[Kind["Null"] = 6] = "Null";
})(Kind || (Kind = {}));
function kindStr(k) {
	switch (k) {
		case Kind.Array: return "Array";
		case Kind.Boolean: return "Boolean";
		case Kind.Null: return "Null";
		case Kind.Number: return "Number";
		case Kind.Dictionary: return "Object";
		case Kind.String: return "String";
	}
	return "unknown";
}

// node_modules/@actions/expressions/dist/data/dictionary.js
var Dictionary = class {
	constructor(...pairs) {
		this.keys = [];
		this.v = [];
		this.indexMap = {};
		this.kind = Kind.Dictionary;
		this.primitive = false;
		for (const p of pairs) this.add(p.key, p.value);
	}
	coerceString() {
		return kindStr(this.kind);
	}
	number() {
		return NaN;
	}
	add(key, value) {
		if (key.toLowerCase() in this.indexMap) return;
		this.keys.push(key);
		this.v.push(value);
		this.indexMap[key.toLowerCase()] = this.v.length - 1;
	}
	get(key) {
		const index = this.indexMap[key.toLowerCase()];
		if (index === void 0) return;
		return this.v[index];
	}
	values() {
		return this.v;
	}
	pairs() {
		const result = [];
		for (const key of this.keys) result.push({
			key,
			value: this.v[this.indexMap[key.toLowerCase()]]
		});
		return result;
	}
};

// node_modules/@actions/expressions/dist/data/array.js
var Array$1 = class {
	constructor(...data) {
		this.v = [];
		this.kind = Kind.Array;
		this.primitive = false;
		for (const d of data) this.add(d);
	}
	coerceString() {
		return kindStr(this.kind);
	}
	number() {
		return NaN;
	}
	add(value) {
		this.v.push(value);
	}
	get(index) {
		return this.v[index];
	}
	values() {
		return this.v;
	}
};

// node_modules/@actions/expressions/dist/data/boolean.js
var BooleanData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.Boolean;
		this.primitive = true;
	}
	coerceString() {
		if (this.value) return "true";
		return "false";
	}
	number() {
		if (this.value) return 1;
		return 0;
	}
};

// node_modules/@actions/expressions/dist/data/null.js
var Null = class {
	constructor() {
		this.kind = Kind.Null;
		this.primitive = true;
	}
	coerceString() {
		return "";
	}
	number() {
		return 0;
	}
};

// node_modules/@actions/expressions/dist/data/number.js
var NumberData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.Number;
		this.primitive = true;
	}
	coerceString() {
		if (this.value === 0) return "0";
		return (+this.value.toFixed(15)).toString();
	}
	number() {
		return this.value;
	}
};

// node_modules/@actions/expressions/dist/data/string.js
var StringData = class {
	constructor(value) {
		this.value = value;
		this.kind = Kind.String;
		this.primitive = true;
	}
	coerceString() {
		return this.value;
	}
	number() {
		return Number(this.value);
	}
};

// node_modules/@actions/expressions/dist/data/replacer.js
/**
* Replacer can be passed to JSON.stringify to convert an ExpressionData object into plain JSON
*
* See: https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/JSON/stringify#replacer
*/
function replacer(_key, value) {
	if (value instanceof Null) return null;
	if (value instanceof BooleanData) return value.value;
	if (value instanceof NumberData) return value.number();
	if (value instanceof StringData) return value.coerceString();
	if (value instanceof Array$1) return value.values();
	if (value instanceof Dictionary) {
		const pairs = value.pairs();
		const r = {};
		for (const p of pairs) r[p.key] = p.value;
		return r;
	}
	return value;
}

// node_modules/@actions/expressions/dist/data/reviver.js
/**
* Reviver can be passed to `JSON.parse` to convert plain JSON into an `ExpressionData` object.
*
* See: https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/JSON/parse#reviver
*/
function reviver(_key, val) {
	if (val === null) return new Null();
	if (typeof val === "string") return new StringData(val);
	if (typeof val === "number") return new NumberData(val);
	if (typeof val === "boolean") return new BooleanData(val);
	if (Array.isArray(val)) return new Array$1(...val);
	if (typeof val === "object") return new Dictionary(...Object.keys(val).map((k) => ({
		key: k,
		value: val[k]
	})));
	return val;
}

// node_modules/@actions/expressions/dist/filtered_array.js
var FilteredArray = class extends Array$1 {};

// node_modules/@actions/expressions/dist/lexer.js
var TokenType$1;
(function(TokenType) {
	TokenType[TokenType["UNKNOWN"] = 0] = "UNKNOWN";
	TokenType[TokenType["LEFT_PAREN"] = 1] = "LEFT_PAREN";
	TokenType[TokenType["RIGHT_PAREN"] = 2] = "RIGHT_PAREN";
	TokenType[TokenType["LEFT_BRACKET"] = 3] = "LEFT_BRACKET";
	TokenType[TokenType["RIGHT_BRACKET"] = 4] = "RIGHT_BRACKET";
	TokenType[TokenType["COMMA"] = 5] = "COMMA";
	TokenType[TokenType["DOT"] = 6] = "DOT";
	TokenType[TokenType["BANG"] = 7] = "BANG";
	TokenType[TokenType["BANG_EQUAL"] = 8] = "BANG_EQUAL";
	TokenType[TokenType["EQUAL_EQUAL"] = 9] = "EQUAL_EQUAL";
	TokenType[TokenType["GREATER"] = 10] = "GREATER";
	TokenType[TokenType["GREATER_EQUAL"] = 11] = "GREATER_EQUAL";
	TokenType[TokenType["LESS"] = 12] = "LESS";
	TokenType[TokenType["LESS_EQUAL"] = 13] = "LESS_EQUAL";
	TokenType[TokenType["AND"] = 14] = "AND";
	TokenType[TokenType["OR"] = 15] = "OR";
	TokenType[TokenType["STAR"] = 16] = "STAR";
	TokenType[TokenType["NUMBER"] = 17] = "NUMBER";
	TokenType[TokenType["STRING"] = 18] = "STRING";
	TokenType[TokenType["IDENTIFIER"] = 19] = "IDENTIFIER";
	TokenType[TokenType["TRUE"] = 20] = "TRUE";
	TokenType[TokenType["FALSE"] = 21] = "FALSE";
	TokenType[TokenType["NULL"] = 22] = "NULL";
	TokenType[TokenType["EOF"] = 23] = "EOF";
})(TokenType$1 || (TokenType$1 = {}));
function tokenString(tok) {
	switch (tok.type) {
		case TokenType$1.EOF: return "EOF";
		case TokenType$1.NUMBER: return tok.lexeme;
		case TokenType$1.STRING: return tok.value.toString();
		default: return tok.lexeme;
	}
}
var Lexer = class {
	constructor(input) {
		this.input = input;
		this.start = 0;
		this.offset = 0;
		this.line = 0;
		this.lastLineOffset = 0;
		this.tokens = [];
	}
	lex() {
		if (this.input.length > 21e3) throw new Error("ErrorExceededMaxLength");
		while (!this.atEnd()) {
			this.start = this.offset;
			const c = this.next();
			switch (c) {
				case "(":
					this.addToken(TokenType$1.LEFT_PAREN);
					break;
				case ")":
					this.addToken(TokenType$1.RIGHT_PAREN);
					break;
				case "[":
					this.addToken(TokenType$1.LEFT_BRACKET);
					break;
				case "]":
					this.addToken(TokenType$1.RIGHT_BRACKET);
					break;
				case ",":
					this.addToken(TokenType$1.COMMA);
					break;
				case ".":
					if (this.previous() != TokenType$1.IDENTIFIER && this.previous() != TokenType$1.RIGHT_BRACKET && this.previous() != TokenType$1.RIGHT_PAREN && this.previous() != TokenType$1.STAR) this.consumeNumber();
					else this.addToken(TokenType$1.DOT);
					break;
				case "-":
				case "+":
					this.consumeNumber();
					break;
				case "!":
					this.addToken(this.match("=") ? TokenType$1.BANG_EQUAL : TokenType$1.BANG);
					break;
				case "=":
					if (!this.match("=")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType$1.EQUAL_EQUAL);
					break;
				case "<":
					this.addToken(this.match("=") ? TokenType$1.LESS_EQUAL : TokenType$1.LESS);
					break;
				case ">":
					this.addToken(this.match("=") ? TokenType$1.GREATER_EQUAL : TokenType$1.GREATER);
					break;
				case "&":
					if (!this.match("&")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType$1.AND);
					break;
				case "|":
					if (!this.match("|")) {
						this.consumeIdentifier();
						break;
					}
					this.addToken(TokenType$1.OR);
					break;
				case "*":
					this.addToken(TokenType$1.STAR);
					break;
				case " ":
				case "\r":
				case "	": break;
				case "\n":
					++this.line;
					this.lastLineOffset = this.offset;
					break;
				case "'":
					this.consumeString();
					break;
				default: switch (true) {
					case isDigit(c):
						this.consumeNumber();
						break;
					default: this.consumeIdentifier();
				}
			}
		}
		this.tokens.push({
			type: TokenType$1.EOF,
			lexeme: "",
			range: this.range()
		});
		return { tokens: this.tokens };
	}
	pos() {
		return {
			line: this.line,
			column: this.start - this.lastLineOffset
		};
	}
	endPos() {
		return {
			line: this.line,
			column: this.offset - this.lastLineOffset
		};
	}
	range() {
		return {
			start: this.pos(),
			end: this.endPos()
		};
	}
	atEnd() {
		return this.offset >= this.input.length;
	}
	peek() {
		if (this.atEnd()) return "\0";
		return this.input[this.offset];
	}
	peekNext() {
		if (this.offset + 1 >= this.input.length) return "\0";
		return this.input[this.offset + 1];
	}
	previous() {
		const l = this.tokens.length;
		if (l == 0) return TokenType$1.EOF;
		return this.tokens[l - 1].type;
	}
	next() {
		return this.input[this.offset++];
	}
	match(expected) {
		if (this.atEnd()) return false;
		if (this.input[this.offset] !== expected) return false;
		this.offset++;
		return true;
	}
	addToken(type, value) {
		this.tokens.push({
			type,
			lexeme: this.input.substring(this.start, this.offset),
			range: this.range(),
			value
		});
	}
	consumeNumber() {
		while (!this.atEnd() && (!isBoundary(this.peek()) || this.peek() == ".")) this.next();
		const lexeme = this.input.substring(this.start, this.offset);
		const value = new StringData(lexeme).number();
		if (isNaN(value)) throw new Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.addToken(TokenType$1.NUMBER, value);
	}
	consumeString() {
		while ((this.peek() !== "'" || this.peekNext() === "'") && !this.atEnd()) {
			if (this.peek() === "\n") this.line++;
			if (this.peek() === "'" && this.peekNext() === "'") this.next();
			this.next();
		}
		if (this.atEnd()) throw new Error(`Unexpected symbol: '${this.input.substring(this.start)}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.next();
		let value = this.input.substring(this.start + 1, this.offset - 1);
		value = value.replace("''", "'");
		this.addToken(TokenType$1.STRING, value);
	}
	consumeIdentifier() {
		while (!this.atEnd() && !isBoundary(this.peek())) this.next();
		let tokenType = TokenType$1.IDENTIFIER;
		let tokenValue = void 0;
		const lexeme = this.input.substring(this.start, this.offset);
		if (this.previous() != TokenType$1.DOT) switch (lexeme) {
			case "true":
				tokenType = TokenType$1.TRUE;
				break;
			case "false":
				tokenType = TokenType$1.FALSE;
				break;
			case "null":
				tokenType = TokenType$1.NULL;
				break;
			case "NaN":
				tokenType = TokenType$1.NUMBER;
				tokenValue = NaN;
				break;
			case "Infinity":
				tokenType = TokenType$1.NUMBER;
				tokenValue = 1e400;
		}
		if (!isLegalIdentifier(lexeme)) throw new Error(`Unexpected symbol: '${lexeme}'. Located at position ${this.start + 1} within expression: ${this.input}`);
		this.addToken(tokenType, tokenValue);
	}
};
function isDigit(c) {
	return c >= "0" && c <= "9";
}
function isBoundary(c) {
	switch (c) {
		case "(":
		case "[":
		case ")":
		case "]":
		case ",":
		case ".":
		case "!":
		case ">":
		case "<":
		case "=":
		case "&":
		case "|": return true;
	}
	return /\s/.test(c);
}
function isLegalIdentifier(str) {
	if (str == "") return false;
	const first = str[0];
	if (first >= "a" && first <= "z" || first >= "A" && first <= "Z" || first == "_") {
		for (const c of str.substring(1).split("")) if (c >= "a" && c <= "z" || c >= "A" && c <= "Z" || c >= "0" && c <= "9" || c == "_" || c == "-") {} else return false;
		return true;
	}
	return false;
}

// node_modules/@actions/expressions/dist/errors.js
const MAX_PARSER_DEPTH = 50;
const MAX_EXPRESSION_LENGTH = 21e3;
var ErrorType;
(function(ErrorType) {
	ErrorType[ErrorType["ErrorUnexpectedSymbol"] = 0] = "ErrorUnexpectedSymbol";
	ErrorType[ErrorType["ErrorUnrecognizedNamedValue"] = 1] = "ErrorUnrecognizedNamedValue";
	ErrorType[ErrorType["ErrorUnexpectedEndOfExpression"] = 2] = "ErrorUnexpectedEndOfExpression";
	ErrorType[ErrorType["ErrorExceededMaxDepth"] = 3] = "ErrorExceededMaxDepth";
	ErrorType[ErrorType["ErrorExceededMaxLength"] = 4] = "ErrorExceededMaxLength";
	ErrorType[ErrorType["ErrorTooFewParameters"] = 5] = "ErrorTooFewParameters";
	ErrorType[ErrorType["ErrorTooManyParameters"] = 6] = "ErrorTooManyParameters";
	ErrorType[ErrorType["ErrorEvenParameters"] = 7] = "ErrorEvenParameters";
	ErrorType[ErrorType["ErrorUnrecognizedContext"] = 8] = "ErrorUnrecognizedContext";
	ErrorType[ErrorType["ErrorUnrecognizedFunction"] = 9] = "ErrorUnrecognizedFunction";
})(ErrorType || (ErrorType = {}));
var ExpressionError = class extends Error {
	constructor(typ, tok) {
		super(`${errorDescription(typ)}: '${tokenString(tok)}'`);
		this.typ = typ;
		this.tok = tok;
		this.pos = this.tok.range.start;
	}
};
function errorDescription(typ) {
	switch (typ) {
		case ErrorType.ErrorUnexpectedEndOfExpression: return "Unexpected end of expression";
		case ErrorType.ErrorUnexpectedSymbol: return "Unexpected symbol";
		case ErrorType.ErrorUnrecognizedNamedValue: return "Unrecognized named-value";
		case ErrorType.ErrorExceededMaxDepth: return `Exceeded max expression depth ${50}`;
		case ErrorType.ErrorExceededMaxLength: return `Exceeded max expression length ${MAX_EXPRESSION_LENGTH}`;
		case ErrorType.ErrorTooFewParameters: return "Too few parameters supplied";
		case ErrorType.ErrorTooManyParameters: return "Too many parameters supplied";
		case ErrorType.ErrorEvenParameters: return "Even number of parameters supplied, requires an odd number of parameters";
		case ErrorType.ErrorUnrecognizedContext: return "Unrecognized named-value";
		case ErrorType.ErrorUnrecognizedFunction: return "Unrecognized function";
		default: return "Unknown error";
	}
}
var ExpressionEvaluationError = class extends Error {};

// node_modules/@actions/expressions/dist/funcs/case.js
const caseFunc = {
	name: "case",
	description: "`case( pred1, val1, pred2, val2, ..., default )`\n\nEvaluates predicates in order and returns the value corresponding to the first predicate that evaluates to `true`. If no predicate matches, it returns the last argument as the default value.",
	minArgs: 3,
	maxArgs: Number.MAX_SAFE_INTEGER,
	call: (...args) => {
		for (let i = 0; i < args.length - 1; i += 2) {
			const predicate = args[i];
			if (predicate.kind !== Kind.Boolean) throw new Error("case predicate must evaluate to a boolean value");
			if (predicate.value) return args[i + 1];
		}
		return args[args.length - 1];
	}
};

// node_modules/@actions/expressions/dist/result.js
function falsy(d) {
	switch (d.kind) {
		case Kind.Null: return true;
		case Kind.Boolean: return !d.value;
		case Kind.Number: {
			const dv = d.value;
			return dv === 0 || isNaN(dv);
		}
		case Kind.String: return d.value.length === 0;
	}
	return false;
}
function truthy(d) {
	return !falsy(d);
}
function coerceTypes(li, ri) {
	let lv = li;
	let rv = ri;
	if (li.kind === ri.kind) return [lv, rv];
	switch (li.kind) {
		case Kind.Number:
			if (ri.kind === Kind.String) {
				rv = new NumberData(ri.number());
				return [lv, rv];
			}
			break;
		case Kind.String:
			if (ri.kind === Kind.Number) {
				lv = new NumberData(li.number());
				return [lv, rv];
			}
			break;
		case Kind.Null:
		case Kind.Boolean:
			lv = new NumberData(li.number());
			return coerceTypes(lv, rv);
	}
	switch (ri.kind) {
		case Kind.Null:
		case Kind.Boolean:
			rv = new NumberData(ri.number());
			return coerceTypes(lv, rv);
	}
	return [lv, rv];
}
function equals(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Null: return true;
		case Kind.Number: {
			const ld = lv.value;
			const rd = rv.value;
			if (isNaN(ld) || isNaN(rd)) return false;
			return ld == rd;
		}
		case Kind.String: {
			const ls = lv.value;
			const rs = rv.value;
			return toUpperSpecial(ls) === toUpperSpecial(rs);
		}
		case Kind.Boolean: return lv.value == rv.value;
		case Kind.Dictionary:
		case Kind.Array: return lv === rv;
	}
	return false;
}
function greaterThan(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Number: {
			const lf = lv.value;
			const rf = rv.value;
			if (isNaN(lf) || isNaN(rf)) return false;
			return lf > rf;
		}
		case Kind.String: {
			let ls = lv.value;
			let rs = rv.value;
			ls = toUpperSpecial(ls);
			rs = toUpperSpecial(rs);
			return ls > rs;
		}
		case Kind.Boolean: {
			const lb = lv.value;
			const rb = rv.value;
			return lb && !rb;
		}
	}
	return false;
}
function lessThan(lhs, rhs) {
	const [lv, rv] = coerceTypes(lhs, rhs);
	if (lv.kind != rv.kind) return false;
	switch (lv.kind) {
		case Kind.Number: {
			const lf = lv.value;
			const rf = rv.value;
			if (isNaN(lf) || isNaN(rf)) return false;
			return lf < rf;
		}
		case Kind.String: {
			let ls = lv.value;
			let rs = rv.value;
			ls = toUpperSpecial(ls);
			rs = toUpperSpecial(rs);
			return ls < rs;
		}
		case Kind.Boolean: {
			const lb = lv.value;
			const rb = rv.value;
			return !lb && rb;
		}
	}
	return false;
}
function toUpperSpecial(s) {
	const sb = [];
	let i = 0;
	const len = s.length;
	let found = s.indexOf("ı");
	while (i < len) if (i < found) {
		sb.push(s.substring(i, found).toUpperCase());
		i = found;
	} else if (i == found) {
		sb.push(s.substring(i, i + 1));
		i += 1;
		found = s.indexOf("ı", i);
	} else {
		sb.push(s.substring(i).toUpperCase());
		break;
	}
	return sb.join("");
}

// node_modules/@actions/expressions/dist/funcs/contains.js
const contains$1 = {
	name: "contains",
	description: "`contains( search, item )`\n\nReturns `true` if `search` contains `item`. If `search` is an array, this function returns `true` if the `item` is an element in the array. If `search` is a string, this function returns `true` if the `item` is a substring of `search`. This function is not case sensitive. Casts values to a string.",
	minArgs: 2,
	maxArgs: 2,
	call: (...args) => {
		const left = args[0];
		const right = args[1];
		if (left.primitive) {
			const ls = left.coerceString();
			if (right.primitive) {
				const rs = right.coerceString();
				return new BooleanData(ls.toLowerCase().includes(rs.toLowerCase()));
			}
		} else if (left.kind === Kind.Array) {
			const la = left;
			if (la.values().length === 0) return new BooleanData(false);
			for (const v of la.values()) if (equals(right, v)) return new BooleanData(true);
		}
		return new BooleanData(false);
	}
};

// node_modules/@actions/expressions/dist/funcs/endswith.js
const endswith = {
	name: "endsWith",
	description: "`endsWith( searchString, searchValue )`\n\nReturns `true` if `searchString` ends with `searchValue`. This function is not case sensitive. Casts values to a string.",
	minArgs: 2,
	maxArgs: 2,
	call: (...args) => {
		const left = args[0];
		if (!left.primitive) return new BooleanData(false);
		const right = args[1];
		if (!right.primitive) return new BooleanData(false);
		const ls = toUpperSpecial(left.coerceString());
		const rs = toUpperSpecial(right.coerceString());
		return new BooleanData(ls.endsWith(rs));
	}
};

// node_modules/@actions/expressions/dist/funcs/format.js
const format$1 = {
	name: "format",
	description: "`format( string, replaceValue0, replaceValue1, ..., replaceValueN)`\n\nReplaces values in the `string`, with the variable `replaceValueN`. Variables in the `string` are specified using the `{N}` syntax, where `N` is an integer. You must specify at least one `replaceValue` and `string`. There is no maximum for the number of variables (`replaceValueN`) you can use. Escape curly braces using double braces.",
	minArgs: 1,
	maxArgs: 255,
	call: (...args) => {
		const fs = args[0].coerceString();
		const result = [];
		let index = 0;
		while (index < fs.length) {
			const lbrace = fs.indexOf("{", index);
			const rbrace = fs.indexOf("}", index);
			if (lbrace >= 0 && (rbrace < 0 || rbrace > lbrace)) {
				if (safeCharAt(fs, lbrace + 1) === "{") {
					result.push(fs.substr(index, lbrace - index + 1));
					index = lbrace + 2;
					continue;
				}
				if (rbrace > lbrace + 1) {
					const argIndex = readArgIndex(fs, lbrace + 1);
					if (argIndex.success) {
						if (1 + argIndex.result > args.length - 1) throw new Error(`The following format string references more arguments than were supplied: ${fs}`);
						if (lbrace > index) result.push(fs.substr(index, lbrace - index));
						result.push(`${args[1 + argIndex.result].coerceString()}`);
						index = rbrace + 1;
						continue;
					}
				}
				throw new Error(`The following format string is invalid: ${fs}`);
			} else if (rbrace >= 0) {
				if (safeCharAt(fs, rbrace + 1) === "}") {
					result.push(fs.substr(index, rbrace - index + 1));
					index = rbrace + 2;
				} else throw new Error(`The following format string is invalid: ${fs}`);
			} else {
				result.push(fs.substr(index));
				break;
			}
		}
		return new StringData(result.join(""));
	}
};
function safeCharAt(string, index) {
	if (string.length > index) return string[index];
	return "\0";
}
function readArgIndex(string, startIndex) {
	let length = 0;
	for (;;) {
		const nextChar = safeCharAt(string, startIndex + length);
		if (nextChar >= "0" && nextChar <= "9") length++;
		else break;
	}
	if (length < 1) return { success: false };
	const endIndex = startIndex + length - 1;
	const result = parseInt(string.substr(startIndex, length));
	return {
		success: !isNaN(result),
		result,
		endIndex
	};
}

// node_modules/@actions/expressions/dist/funcs/fromjson.js
const fromjson = {
	name: "fromJson",
	description: "`fromJSON(value)`\n\nReturns a JSON object or JSON data type for `value`. You can use this function to provide a JSON object as an evaluated expression or to convert environment variables from a string.",
	minArgs: 1,
	maxArgs: 1,
	call: (...args) => {
		const is = args[0].coerceString();
		if (is.trim() === "") throw new Error("empty input");
		try {
			return JSON.parse(is, reviver);
		} catch (e) {
			throw new ExpressionEvaluationError("Error parsing JSON when evaluating fromJson", { cause: e });
		}
	}
};

// node_modules/@actions/expressions/dist/funcs/join.js
const join = {
	name: "join",
	description: "`join( array, optionalSeparator )`\n\nThe value for `array` can be an array or a string. All values in `array` are concatenated into a string. If you provide `optionalSeparator`, it is inserted between the concatenated values. Otherwise, the default separator `,` is used. Casts values to a string.",
	minArgs: 1,
	maxArgs: 2,
	call: (...args) => {
		if (args[0].primitive) return new StringData(args[0].coerceString());
		if (args[0].kind === Kind.Array) {
			let separator = ",";
			if (args.length > 1 && args[1].primitive) separator = args[1].coerceString();
			return new StringData(args[0].values().map((item) => item.coerceString()).join(separator));
		}
		return new StringData("");
	}
};

// node_modules/@actions/expressions/dist/funcs/startswith.js
const startswith = {
	name: "startsWith",
	description: "`startsWith( searchString, searchValue )`\n\nReturns `true` when `searchString` starts with `searchValue`. This function is not case sensitive. Casts values to a string.",
	minArgs: 2,
	maxArgs: 2,
	call: (...args) => {
		const left = args[0];
		if (!left.primitive) return new BooleanData(false);
		const right = args[1];
		if (!right.primitive) return new BooleanData(false);
		const ls = toUpperSpecial(left.coerceString());
		const rs = toUpperSpecial(right.coerceString());
		return new BooleanData(ls.startsWith(rs));
	}
};

// node_modules/@actions/expressions/dist/funcs/tojson.js
const tojson = {
	name: "toJson",
	description: "`toJSON(value)`\n\nReturns a pretty-print JSON representation of `value`. You can use this function to debug the information provided in contexts.",
	minArgs: 1,
	maxArgs: 1,
	call: (...args) => {
		return new StringData(JSON.stringify(args[0], replacer, "  "));
	}
};

// node_modules/@actions/expressions/dist/funcs.js
const wellKnownFunctions = {
	case: caseFunc,
	contains: contains$1,
	endswith,
	format: format$1,
	fromjson,
	join,
	startswith,
	tojson
};
function validateFunction(context, identifier, argCount) {
	const name = identifier.lexeme.toLowerCase();
	let f;
	f = wellKnownFunctions[name];
	if (!f) {
		f = context.extensionFunctions.get(name);
		if (!f) {
			if (!context.allowUnknownKeywords) throw new ExpressionError(ErrorType.ErrorUnrecognizedFunction, identifier);
			return;
		}
	}
	if (argCount < f.minArgs) throw new ExpressionError(ErrorType.ErrorTooFewParameters, identifier);
	if (argCount > f.maxArgs) throw new ExpressionError(ErrorType.ErrorTooManyParameters, identifier);
	if (name === "case" && argCount % 2 === 0) throw new ExpressionError(ErrorType.ErrorEvenParameters, identifier);
}

// node_modules/@actions/expressions/dist/idxHelper.js
var idxHelper = class {
	constructor(star, idx) {
		this.star = star;
		if (!idx) return;
		if (!star) {
			if (idx.primitive) this.str = idx.coerceString();
			let f = idx.number();
			if (!isNaN(f) && isFinite(f) && f >= 0) {
				f = Math.floor(f);
				this.int = f;
			}
		}
	}
};

// node_modules/@actions/expressions/dist/evaluator.js
var Evaluator = class {
	/**
	* Creates a new evaluator
	* @param n Parsed expression to evaluate
	* @param context Context data to use
	* @param functions Optional map of function implementations. If given, these will be preferred over the built-in functions.
	*/
	constructor(n, context, functions) {
		this.n = n;
		this.context = context;
		this.functions = functions;
	}
	evaluate() {
		return this.eval(this.n);
	}
	eval(n) {
		return n.accept(this);
	}
	visitLiteral(literal) {
		return literal.literal;
	}
	visitUnary(unary) {
		const r = this.eval(unary.expr);
		if (unary.operator.type === TokenType$1.BANG) return new BooleanData(falsy(r));
		throw new Error(`unknown unary operator: ${unary.operator.lexeme}`);
	}
	visitBinary(binary) {
		const left = this.eval(binary.left);
		const right = this.eval(binary.right);
		switch (binary.operator.type) {
			case TokenType$1.EQUAL_EQUAL: return new BooleanData(equals(left, right));
			case TokenType$1.BANG_EQUAL: return new BooleanData(!equals(left, right));
			case TokenType$1.GREATER: return new BooleanData(greaterThan(left, right));
			case TokenType$1.GREATER_EQUAL: return new BooleanData(equals(left, right) || greaterThan(left, right));
			case TokenType$1.LESS: return new BooleanData(lessThan(left, right));
			case TokenType$1.LESS_EQUAL: return new BooleanData(equals(left, right) || lessThan(left, right));
		}
		throw new Error(`unknown binary operator: ${binary.operator.lexeme}`);
	}
	visitLogical(logical) {
		let result;
		for (const arg of logical.args) {
			result = this.eval(arg);
			if (logical.operator.type === TokenType$1.AND && falsy(result) || logical.operator.type === TokenType$1.OR && truthy(result)) break;
		}
		return result;
	}
	visitGrouping(grouping) {
		return this.eval(grouping.group);
	}
	visitContextAccess(contextAccess) {
		return this.context.get(contextAccess.name.lexeme);
	}
	visitIndexAccess(ia) {
		let idx;
		if (ia.index instanceof Star) idx = new idxHelper(true, void 0);
		else {
			let idxResult;
			try {
				idxResult = this.eval(ia.index);
			} catch (e) {
				throw new Error(`could not evaluate index for index access: ${e.message}`, { cause: e });
			}
			idx = new idxHelper(false, idxResult);
		}
		const objResult = this.eval(ia.expr);
		let result;
		switch (objResult.kind) {
			case Kind.Array: {
				const tobjResult = objResult;
				if (tobjResult instanceof FilteredArray) result = filteredArrayAccess(tobjResult, idx);
				else result = arrayAccess(tobjResult, idx);
				break;
			}
			case Kind.Dictionary:
				result = objectAccess(objResult, idx);
				break;
			default: if (idx.star) result = new FilteredArray();
			else result = new Null();
		}
		return result;
	}
	visitFunctionCall(functionCall) {
		const args = functionCall.args.map((arg) => this.eval(arg));
		const functionName = functionCall.functionName.lexeme.toLowerCase();
		return (this.functions?.get(functionName) || wellKnownFunctions[functionName]).call(...args);
	}
};
function filteredArrayAccess(fa, idx) {
	const result = new FilteredArray();
	for (const item of fa.values()) switch (item.kind) {
		case Kind.Dictionary: {
			const ti = item;
			if (idx.star) for (const v of ti.values()) result.add(v);
			else if (idx.str !== void 0) {
				const v = ti.get(idx.str);
				if (v !== void 0) result.add(v);
			}
			break;
		}
		case Kind.Array: {
			const ti = item;
			if (idx.star) for (const v of ti.values()) result.add(v);
			else if (idx.int !== void 0 && idx.int < ti.values().length) result.add(ti.get(idx.int));
			break;
		}
	}
	return result;
}
function arrayAccess(a, idx) {
	if (idx.star) {
		const fa = new FilteredArray();
		for (const item of a.values()) fa.add(item);
		return fa;
	}
	if (idx.int !== void 0 && idx.int < a.values().length) return a.get(idx.int);
	return new Null();
}
function objectAccess(obj, idx) {
	if (idx.star) return new FilteredArray(...obj.values());
	if (idx.str !== void 0) {
		const r = obj.get(idx.str);
		if (r !== void 0) return r;
	}
	return new Null();
}

// node_modules/@actions/expressions/dist/parser.js
var Parser = class {
	/**
	* Constructs a new parser for the given tokens
	*
	* @param tokens Tokens to build a parse tree from
	* @param extensionContexts Available context names
	* @param extensionFunctions Available functions (beyond the built-in ones)
	*/
	constructor(tokens, extensionContexts, extensionFunctions) {
		this.tokens = tokens;
		this.offset = 0;
		this.depth = 0;
		this.extContexts = /* @__PURE__ */ new Map();
		this.extFuncs = /* @__PURE__ */ new Map();
		for (const contextName of extensionContexts) this.extContexts.set(contextName.toLowerCase(), true);
		for (const { name, func } of extensionFunctions.map((x) => ({
			name: x.name,
			func: x
		}))) this.extFuncs.set(name.toLowerCase(), func);
		this.context = {
			allowUnknownKeywords: false,
			extensionContexts: this.extContexts,
			extensionFunctions: this.extFuncs
		};
	}
	parse() {
		let result;
		if (this.atEnd()) return result;
		result = this.expression();
		if (!this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
		return result;
	}
	expression() {
		this.incrDepth();
		try {
			return this.logicalOr();
		} finally {
			this.decrDepth();
		}
	}
	logicalOr() {
		let expr = this.logicalAnd();
		if (this.check(TokenType$1.OR)) {
			this.incrDepth();
			try {
				const logical = new Logical(this.peek(), [expr]);
				expr = logical;
				while (this.match(TokenType$1.OR)) {
					const right = this.logicalAnd();
					logical.args.push(right);
				}
			} finally {
				this.decrDepth();
			}
		}
		return expr;
	}
	logicalAnd() {
		let expr = this.equality();
		if (this.check(TokenType$1.AND)) {
			this.incrDepth();
			try {
				const logical = new Logical(this.peek(), [expr]);
				expr = logical;
				while (this.match(TokenType$1.AND)) {
					const right = this.equality();
					logical.args.push(right);
				}
			} finally {
				this.decrDepth();
			}
		}
		return expr;
	}
	equality() {
		let expr = this.comparison();
		while (this.match(TokenType$1.BANG_EQUAL, TokenType$1.EQUAL_EQUAL)) {
			const operator = this.previous();
			const right = this.comparison();
			expr = new Binary(expr, operator, right);
		}
		return expr;
	}
	comparison() {
		let expr = this.unary();
		while (this.match(TokenType$1.GREATER, TokenType$1.GREATER_EQUAL, TokenType$1.LESS, TokenType$1.LESS_EQUAL)) {
			const operator = this.previous();
			const right = this.unary();
			expr = new Binary(expr, operator, right);
		}
		return expr;
	}
	unary() {
		if (this.match(TokenType$1.BANG)) {
			this.incrDepth();
			const operator = this.previous();
			const unary = this.unary();
			try {
				return new Unary(operator, unary);
			} finally {
				this.decrDepth();
			}
		}
		return this.index();
	}
	index() {
		let expr = this.call();
		let depthIncreased = 0;
		if (expr instanceof Grouping || expr instanceof FunctionCall || expr instanceof ContextAccess) {
			let cont = true;
			while (cont) switch (true) {
				case this.match(TokenType$1.LEFT_BRACKET): {
					let indexExpr;
					if (this.match(TokenType$1.STAR)) indexExpr = new Star();
					else indexExpr = this.expression();
					this.consume(TokenType$1.RIGHT_BRACKET, ErrorType.ErrorUnexpectedSymbol);
					this.incrDepth();
					depthIncreased++;
					expr = new IndexAccess(expr, indexExpr);
					break;
				}
				case this.match(TokenType$1.DOT):
					this.incrDepth();
					depthIncreased++;
					if (this.match(TokenType$1.IDENTIFIER)) {
						const property = this.previous();
						expr = new IndexAccess(expr, new Literal(new StringData(property.lexeme), property));
					} else if (this.match(TokenType$1.STAR)) expr = new IndexAccess(expr, new Star());
					else throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
					break;
				default: cont = false;
			}
		}
		for (let i = 0; i < depthIncreased; i++) this.decrDepth();
		return expr;
	}
	call() {
		if (!this.check(TokenType$1.IDENTIFIER)) return this.primary();
		const identifier = this.next();
		if (!this.match(TokenType$1.LEFT_PAREN)) {
			if (!this.extContexts.has(identifier.lexeme.toLowerCase())) throw this.buildError(ErrorType.ErrorUnrecognizedContext, identifier);
			return new ContextAccess(identifier);
		}
		const args = [];
		while (!this.match(TokenType$1.RIGHT_PAREN)) {
			const aexp = this.expression();
			args.push(aexp);
			if (!this.check(TokenType$1.RIGHT_PAREN)) this.consume(TokenType$1.COMMA, ErrorType.ErrorUnexpectedSymbol);
		}
		validateFunction(this.context, identifier, args.length);
		return new FunctionCall(identifier, args);
	}
	primary() {
		switch (true) {
			case this.match(TokenType$1.FALSE): return new Literal(new BooleanData(false), this.previous());
			case this.match(TokenType$1.TRUE): return new Literal(new BooleanData(true), this.previous());
			case this.match(TokenType$1.NULL): return new Literal(new Null(), this.previous());
			case this.match(TokenType$1.NUMBER): return new Literal(new NumberData(this.previous().value), this.previous());
			case this.match(TokenType$1.STRING): return new Literal(new StringData(this.previous().value), this.previous());
			case this.match(TokenType$1.LEFT_PAREN): {
				const expr = this.expression();
				if (this.atEnd()) throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
				this.consume(TokenType$1.RIGHT_PAREN, ErrorType.ErrorUnexpectedSymbol);
				return new Grouping(expr);
			}
			case this.atEnd(): throw this.buildError(ErrorType.ErrorUnexpectedEndOfExpression, this.previous());
		}
		throw this.buildError(ErrorType.ErrorUnexpectedSymbol, this.peek());
	}
	match(...tokenTypes) {
		for (const tokenType of tokenTypes) if (this.check(tokenType)) {
			this.next();
			return true;
		}
		return false;
	}
	check(tokenType) {
		if (this.atEnd()) return false;
		return this.peek().type == tokenType;
	}
	atEnd() {
		return this.peek().type == TokenType$1.EOF;
	}
	next() {
		if (!this.atEnd()) this.offset++;
		return this.previous();
	}
	peek() {
		return this.tokens[this.offset];
	}
	previous() {
		return this.tokens[this.offset - 1];
	}
	consume(tokenType, errorType) {
		if (this.check(tokenType)) {
			this.next();
			return;
		}
		throw this.buildError(errorType, this.peek());
	}
	incrDepth() {
		this.depth++;
		if (this.depth > 50) throw this.buildError(ErrorType.ErrorExceededMaxDepth, this.peek());
	}
	decrDepth() {
		this.depth--;
	}
	buildError(errType, token) {
		return new ExpressionError(errType, token);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/template-constants.js
const ALLOWED_VALUES = "allowed-values";
const BOOLEAN = "boolean";
const BOOLEAN_DEFINITION = "boolean-definition";
const BOOLEAN_DEFINITION_PROPERTIES = "boolean-definition-properties";
const CONSTANT = "constant";
const CONTEXT = "context";
const DEFINITION = "definition";
const DEFINITIONS = "definitions";
const DESCRIPTION = "description";
const IGNORE_CASE = "ignore-case";
const INSERT_DIRECTIVE = "insert";
const IS_EXPRESSION = "is-expression";
const ITEM_TYPE = "item-type";
const LOOSE_KEY_TYPE = "loose-key-type";
const LOOSE_VALUE_TYPE = "loose-value-type";
const MAPPING = "mapping";
const MAPPING_DEFINITION = "mapping-definition";
const MAPPING_DEFINITION_PROPERTIES = "mapping-definition-properties";
const MAPPING_PROPERTY_VALUE = "mapping-property-value";
const NON_EMPTY_STRING = "non-empty-string";
const NULL = "null";
const NULL_DEFINITION = "null-definition";
const NULL_DEFINITION_PROPERTIES = "null-definition-properties";
const NUMBER = "number";
const NUMBER_DEFINITION = "number-definition";
const NUMBER_DEFINITION_PROPERTIES = "number-definition-properties";
const ONE_OF = "one-of";
const ONE_OF_DEFINITION = "one-of-definition";
const PROPERTY_VALUE = "property-value";
const PROPERTIES = "properties";
const REQUIRED = "required";
const REQUIRE_NON_EMPTY = "require-non-empty";
const SCALAR = "scalar";
const SEQUENCE = "sequence";
const SEQUENCE_DEFINITION = "sequence-definition";
const SEQUENCE_DEFINITION_PROPERTIES = "sequence-definition-properties";
const TYPE = "type";
const SEQUENCE_OF_NON_EMPTY_STRING = "sequence-of-non-empty-string";
const STRING = "string";
const STRING_DEFINITION = "string-definition";
const STRING_DEFINITION_PROPERTIES = "string-definition-properties";
const TEMPLATE_SCHEMA = "template-schema";
const VERSION = "version";

// node_modules/@actions/workflow-parser/dist/templates/allowed-context.js
function splitAllowedContext(allowedContext) {
	const FUNCTION_REGEXP = /^([a-zA-Z0-9_]+)\(([0-9]+),([0-9]+|MAX)\)$/;
	const namedContexts = [];
	const functions = [];
	if (allowedContext.length > 0) for (const contextItem of allowedContext) {
		const match = contextItem.match(FUNCTION_REGEXP);
		if (match) {
			const functionName = match[1];
			const minParameters = Number.parseInt(match[2]);
			const maxParametersRaw = match[3];
			const maxParameters = maxParametersRaw === "MAX" ? Number.MAX_SAFE_INTEGER : Number.parseInt(maxParametersRaw);
			functions.push({
				name: functionName,
				minArgs: minParameters,
				maxArgs: maxParameters
			});
		} else namedContexts.push(contextItem);
	}
	return {
		namedContexts,
		functions
	};
}

// node_modules/@actions/workflow-parser/dist/templates/tokens/types.js
var TokenType;
(function(TokenType) {
	TokenType[TokenType["String"] = 0] = "String";
	TokenType[TokenType["Sequence"] = 1] = "Sequence";
	TokenType[TokenType["Mapping"] = 2] = "Mapping";
	TokenType[TokenType["BasicExpression"] = 3] = "BasicExpression";
	TokenType[TokenType["InsertExpression"] = 4] = "InsertExpression";
	TokenType[TokenType["Boolean"] = 5] = "Boolean";
	TokenType[TokenType["Number"] = 6] = "Number";
	TokenType[TokenType["Null"] = 7] = "Null";
})(TokenType || (TokenType = {}));
function tokenTypeName(type) {
	switch (type) {
		case TokenType.String: return "StringToken";
		case TokenType.Sequence: return "SequenceToken";
		case TokenType.Mapping: return "MappingToken";
		case TokenType.BasicExpression: return "BasicExpressionToken";
		case TokenType.InsertExpression: return "InsertExpressionToken";
		case TokenType.Boolean: return "BooleanToken";
		case TokenType.Number: return "NumberToken";
		case TokenType.Null: return "NullToken";
		default: throw new Error(`Unhandled token type: ${type} ${type}}`);
	}
}

// node_modules/@actions/workflow-parser/dist/templates/tokens/traversal-state.js
var TraversalState = class {
	constructor(parent, token) {
		this.index = -1;
		this.isKey = false;
		this.parent = parent;
		this._token = token;
		this.current = token;
	}
	moveNext(omitKeys) {
		switch (this._token.templateTokenType) {
			case TokenType.Sequence: {
				const sequence = this._token;
				if (++this.index < sequence.count) {
					this.current = sequence.get(this.index);
					return true;
				}
				this.current = void 0;
				return false;
			}
			case TokenType.Mapping: {
				const mapping = this._token;
				if (this.isKey) {
					this.isKey = false;
					this.currentKey = this.current;
					this.current = mapping.get(this.index).value;
					return true;
				}
				if (++this.index < mapping.count) {
					if (omitKeys) {
						this.isKey = false;
						this.currentKey = mapping.get(this.index).key;
						this.current = mapping.get(this.index).value;
						return true;
					}
					this.isKey = true;
					this.currentKey = void 0;
					this.current = mapping.get(this.index).key;
					return true;
				}
				this.currentKey = void 0;
				this.current = void 0;
				return false;
			}
			default: throw new Error(`Unexpected token type '${this._token.templateTokenType}' when traversing state`);
		}
	}
	/**
	* Returns the ancestor tokens from root to the current token's parent container.
	*/
	getAncestors() {
		const ancestors = [];
		let state = this.parent;
		while (state) {
			if (state.current) ancestors.unshift(state.current);
			state = state.parent;
		}
		return ancestors;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/template-token.js
var TemplateTokenError = class extends Error {
	constructor(message, token) {
		super(message);
		this.token = token;
	}
};
var TemplateToken = class {
	/**
	* Base class for all template tokens
	*/
	constructor(type, file, range, definitionInfo) {
		this.type = type;
		this.file = file;
		this.range = range;
		this.definitionInfo = definitionInfo;
	}
	get templateTokenType() {
		return this.type;
	}
	get line() {
		return this.range?.start.line;
	}
	get col() {
		return this.range?.start.column;
	}
	get definition() {
		return this.definitionInfo?.definition;
	}
	get description() {
		return this._description || this.propertyDefinition?.description || this.definition?.description;
	}
	set description(description) {
		this._description = description;
	}
	typeName() {
		return tokenTypeName(this.type);
	}
	/**
	* Asserts expected type and throws a good debug message if unexpected
	*/
	assertNull(objectDescription) {
		if (this.type === TokenType.Null) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType.Null)}' was expected.`, this);
	}
	/**
	* Asserts expected type and throws a good debug message if unexpected
	*/
	assertBoolean(objectDescription) {
		if (this.type === TokenType.Boolean) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType.Boolean)}' was expected.`, this);
	}
	/**
	* Asserts expected type and throws a good debug message if unexpected
	*/
	assertNumber(objectDescription) {
		if (this.type === TokenType.Number) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType.Number)}' was expected.`, this);
	}
	/**
	* Asserts expected type and throws a good debug message if unexpected
	*/
	assertString(objectDescription) {
		if (this.type === TokenType.String) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType.String)}' was expected.`, this);
	}
	/**
	* Asserts expected type and throws a good debug message if unexpected
	*/
	assertScalar(objectDescription) {
		if (this?.isScalar === true) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type 'ScalarToken' was expected.`, this);
	}
	/**
	* Asserts expected type and throws a good debug message if unexpected
	*/
	assertSequence(objectDescription) {
		if (this.type === TokenType.Sequence) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType.Sequence)}' was expected.`, this);
	}
	/**
	* Asserts expected type and throws a good debug message if unexpected
	*/
	assertMapping(objectDescription) {
		if (this.type === TokenType.Mapping) return this;
		throw new TemplateTokenError(`Unexpected type '${this.typeName()}' encountered while reading '${objectDescription}'. The type '${tokenTypeName(TokenType.Mapping)}' was expected.`, this);
	}
	/**
	* Returns all tokens (depth first)
	* @param value The object to traverse
	* @param omitKeys Whether to omit mapping keys
	* @yields A tuple of [parent, token, keyToken, ancestors] for each token in the tree
	*/
	static *traverse(value, omitKeys) {
		yield [
			void 0,
			value,
			void 0,
			[]
		];
		switch (value.templateTokenType) {
			case TokenType.Sequence:
			case TokenType.Mapping: {
				let state = new TraversalState(void 0, value);
				state = new TraversalState(state, value);
				while (state.parent) if (state.moveNext(omitKeys ?? false)) {
					value = state.current;
					yield [
						state.parent?.current,
						value,
						state.currentKey,
						state.getAncestors()
					];
					switch (value.type) {
						case TokenType.Sequence:
						case TokenType.Mapping: state = new TraversalState(state, value);
					}
				} else state = state.parent;
				break;
			}
		}
	}
	toJSON() {}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/scalar-token.js
/**
* Base class for everything that is not a mapping or sequence
*/
var ScalarToken = class extends TemplateToken {
	constructor(type, file, range, definitionInfo) {
		super(type, file, range, definitionInfo);
	}
	get isScalar() {
		return true;
	}
	static trimDisplayString(displayString) {
		let firstLine = displayString.trimStart();
		const firstNewLine = firstLine.indexOf("\n");
		const firstCarriageReturn = firstLine.indexOf("\r");
		if (firstNewLine >= 0 || firstCarriageReturn >= 0) firstLine = firstLine.substr(0, Math.min(firstNewLine >= 0 ? firstNewLine : Number.MAX_VALUE, firstCarriageReturn >= 0 ? firstCarriageReturn : Number.MAX_VALUE));
		return firstLine;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/literal-token.js
var LiteralToken = class extends ScalarToken {
	constructor(type, file, range, definitionInfo) {
		super(type, file, range, definitionInfo);
	}
	get isLiteral() {
		return true;
	}
	get isExpression() {
		return false;
	}
	toDisplayString() {
		return ScalarToken.trimDisplayString(this.toString());
	}
	/**
	* Throws a good debug message when an unexpected literal value is encountered
	*/
	assertUnexpectedValue(objectDescription) {
		throw new Error(`Error while reading '${objectDescription}'. Unexpected value '${this.toString()}'`);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/string-token.js
var StringToken = class StringToken extends LiteralToken {
	constructor(file, range, value, definitionInfo, source, blockScalarHeader) {
		super(TokenType.String, file, range, definitionInfo);
		this.value = value;
		this.source = source;
		this.blockScalarHeader = blockScalarHeader;
	}
	clone(omitSource) {
		return omitSource ? new StringToken(void 0, void 0, this.value, this.definitionInfo, this.source, this.blockScalarHeader) : new StringToken(this.file, this.range, this.value, this.definitionInfo, this.source, this.blockScalarHeader);
	}
	toString() {
		return this.value;
	}
	toJSON() {
		return this.value;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/number-token.js
var NumberToken = class NumberToken extends LiteralToken {
	constructor(file, range, value, definitionInfo) {
		super(TokenType.Number, file, range, definitionInfo);
		this.num = value;
	}
	get value() {
		return this.num;
	}
	clone(omitSource) {
		return omitSource ? new NumberToken(void 0, void 0, this.num, this.definitionInfo) : new NumberToken(this.file, this.range, this.num, this.definitionInfo);
	}
	toString() {
		return `${this.num}`;
	}
	toJSON() {
		return this.num;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/boolean-token.js
var BooleanToken = class BooleanToken extends LiteralToken {
	constructor(file, range, value, definitionInfo) {
		super(TokenType.Boolean, file, range, definitionInfo);
		this.bool = value;
	}
	get value() {
		return this.bool;
	}
	clone(omitSource) {
		return omitSource ? new BooleanToken(void 0, void 0, this.bool, this.definitionInfo) : new BooleanToken(this.file, this.range, this.bool, this.definitionInfo);
	}
	toString() {
		return this.bool ? "true" : "false";
	}
	toJSON() {
		return this.bool;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/null-token.js
var NullToken = class NullToken extends LiteralToken {
	constructor(file, range, definitionInfo) {
		super(TokenType.Null, file, range, definitionInfo);
	}
	clone(omitSource) {
		return omitSource ? new NullToken(void 0, void 0, this.definitionInfo) : new NullToken(this.file, this.range, this.definitionInfo);
	}
	toString() {
		return "";
	}
	toJSON() {
		return null;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/key-value-pair.js
var KeyValuePair = class {
	constructor(key, value) {
		this.key = key;
		this.value = value;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/sequence-token.js
var SequenceToken = class SequenceToken extends TemplateToken {
	constructor(file, range, definitionInfo) {
		super(TokenType.Sequence, file, range, definitionInfo);
		this.seq = [];
	}
	get count() {
		return this.seq.length;
	}
	get isScalar() {
		return false;
	}
	get isLiteral() {
		return false;
	}
	get isExpression() {
		return false;
	}
	add(value) {
		this.seq.push(value);
	}
	get(index) {
		return this.seq[index];
	}
	clone(omitSource) {
		const result = omitSource ? new SequenceToken(void 0, void 0, this.definitionInfo) : new SequenceToken(this.file, this.range, this.definitionInfo);
		for (const item of this.seq) result.add(item.clone(omitSource));
		return result;
	}
	toJSON() {
		return {
			type: TokenType.Sequence,
			seq: this.seq
		};
	}
	*[Symbol.iterator]() {
		for (const item of this.seq) yield item;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/mapping-token.js
var MappingToken = class MappingToken extends TemplateToken {
	constructor(file, range, definitionInfo) {
		super(TokenType.Mapping, file, range, definitionInfo);
		this.map = [];
	}
	get count() {
		return this.map.length;
	}
	get isScalar() {
		return false;
	}
	get isLiteral() {
		return false;
	}
	get isExpression() {
		return false;
	}
	add(key, value) {
		this.map.push(new KeyValuePair(key, value));
	}
	get(index) {
		return this.map[index];
	}
	find(key) {
		return this.map.find((pair) => pair.key.toString() === key)?.value;
	}
	remove(index) {
		this.map.splice(index, 1);
	}
	clone(omitSource) {
		const result = omitSource ? new MappingToken(void 0, void 0, this.definitionInfo) : new MappingToken(this.file, this.range, this.definitionInfo);
		for (const item of this.map) result.add(item.key.clone(omitSource), item.value.clone(omitSource));
		return result;
	}
	toJSON() {
		const items = [];
		for (const item of this.map) items.push({
			Key: item.key,
			Value: item.value
		});
		return {
			type: TokenType.Mapping,
			map: items
		};
	}
	*[Symbol.iterator]() {
		for (const item of this.map) yield item;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/expression-token.js
var ExpressionToken = class extends ScalarToken {
	constructor(type, file, range, directive, definitionInfo) {
		super(type, file, range, definitionInfo);
		this.directive = directive;
	}
	get isLiteral() {
		return false;
	}
	get isExpression() {
		return true;
	}
	static validateExpression(expression, allowedContext) {
		const { namedContexts, functions } = splitAllowedContext(allowedContext);
		const result = new Lexer(expression).lex();
		new Parser(result.tokens, namedContexts, functions).parse();
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/basic-expression-token.js
var BasicExpressionToken = class BasicExpressionToken extends ExpressionToken {
	/**
	* @param file The file ID where this token originated
	* @param range The range of the entire expression including `${{` and `}}`
	* @param expression The expression string without `${{` and `}}` markers
	* @param definitionInfo Schema definition info for this token
	* @param originalExpressions If transformed from individual expressions (e.g., format()), these are the originals
	* @param source The original source string from the YAML
	* @param expressionRange The range of just the expression, excluding `${{` and `}}`
	* @param blockScalarHeader The block scalar header (e.g., "|", "|-") if parsed from a YAML block scalar
	*/
	constructor(file, range, expression, definitionInfo, originalExpressions, source, expressionRange, blockScalarHeader) {
		super(TokenType.BasicExpression, file, range, void 0, definitionInfo);
		this.expr = expression;
		this.source = source;
		this.originalExpressions = originalExpressions;
		this.expressionRange = expressionRange;
		this.blockScalarHeader = blockScalarHeader;
	}
	get expression() {
		return this.expr;
	}
	clone(omitSource) {
		return omitSource ? new BasicExpressionToken(void 0, void 0, this.expr, this.definitionInfo, this.originalExpressions, this.source, this.expressionRange, this.blockScalarHeader) : new BasicExpressionToken(this.file, this.range, this.expr, this.definitionInfo, this.originalExpressions, this.source, this.expressionRange, this.blockScalarHeader);
	}
	toString() {
		return `${"${{"} ${this.expr} ${"}}"}`;
	}
	toDisplayString() {
		return ScalarToken.trimDisplayString(this.toString());
	}
	toJSON() {
		return {
			type: TokenType.BasicExpression,
			expr: this.expr
		};
	}
};

// node_modules/@actions/workflow-parser/dist/templates/tokens/insert-expression-token.js
var InsertExpressionToken = class InsertExpressionToken extends ExpressionToken {
	constructor(file, range, definitionInfo) {
		super(TokenType.InsertExpression, file, range, INSERT_DIRECTIVE, definitionInfo);
	}
	clone(omitSource) {
		return omitSource ? new InsertExpressionToken(void 0, void 0, this.definitionInfo) : new InsertExpressionToken(this.file, this.range, this.definitionInfo);
	}
	toString() {
		return `${"${{"} ${INSERT_DIRECTIVE} ${"}}"}`;
	}
	toDisplayString() {
		return ScalarToken.trimDisplayString(this.toString());
	}
	toJSON() {
		return {
			type: TokenType.InsertExpression,
			expr: "insert"
		};
	}
};

// node_modules/@actions/workflow-parser/dist/model/converter/if-condition.js
/**
* Ensures a condition expression contains a status function call.
* If the condition doesn't contain success(), failure(), cancelled(), or always(),
* wraps it in `success() && (condition)`.
*
* Parses the expression to accurately detect status functions, avoiding false positives
* from string literals or property access. If parsing fails (e.g., partially typed expression),
* returns the original condition unchanged to allow validation to report the actual error.
*
* @param condition The condition expression to check
* @param definitionInfo Schema definition containing allowed contexts for parsing
* @returns The condition with status function guaranteed, or original on parse error
*/
function ensureStatusFunction(condition, definitionInfo) {
	const allowedContext = definitionInfo?.allowedContext || [];
	try {
		const { namedContexts, functions } = splitAllowedContext(allowedContext);
		const result = new Lexer(condition).lex();
		if (walkTreeToFindStatusFunctionCalls(new Parser(result.tokens, namedContexts, functions).parse())) return condition;
		return `success() && (${condition})`;
	} catch {
		return condition;
	}
}
/**
* Converts an if condition token to a BasicExpressionToken.
* Treats the value as a string and parses it as an expression.
* Wraps the condition in success() && (...) if it doesn't already contain a status function.
* This allows both 'if: success()' and 'if: ${{ success() }}' to work correctly.
*
* Reads the allowed context directly from the schema definition attached to the token,
* ensuring consistency with the schema.
*
* @param context The template context for error reporting
* @param token The token containing the if condition
* @returns A BasicExpressionToken with the processed condition, or undefined on error
*/
function convertToIfCondition(context, token) {
	const scalar = token.assertScalar("if condition");
	const allowedContext = token.definitionInfo?.allowedContext || [];
	let condition;
	let source;
	if (scalar instanceof BasicExpressionToken) {
		condition = scalar.expression;
		source = scalar.source;
	} else {
		const stringToken = scalar.assertString("if condition");
		condition = stringToken.value.trim();
		source = stringToken.source;
	}
	let finalCondition;
	if (!condition) finalCondition = "success()";
	else finalCondition = ensureStatusFunction(condition, token.definitionInfo);
	try {
		ExpressionToken.validateExpression(finalCondition, allowedContext);
	} catch (err) {
		context.error(token, err);
		return;
	}
	return new BasicExpressionToken(token.file, token.range, finalCondition, token.definitionInfo, void 0, source);
}
/**
* Walks an expression AST to find status function calls (success, failure, cancelled, always).
* Recursively checks all nodes including function arguments and logical/binary operations.
*/
function walkTreeToFindStatusFunctionCalls(tree) {
	if (!tree) return false;
	if (tree instanceof FunctionCall) {
		const funcName = tree.functionName.lexeme.toLowerCase();
		if (funcName === "success" || funcName === "failure" || funcName === "cancelled" || funcName === "always") return true;
		return tree.args.some((arg) => walkTreeToFindStatusFunctionCalls(arg));
	}
	if (tree instanceof Binary) return walkTreeToFindStatusFunctionCalls(tree.left) || walkTreeToFindStatusFunctionCalls(tree.right);
	if (tree instanceof Unary) return walkTreeToFindStatusFunctionCalls(tree.expr);
	if (tree instanceof Logical) return tree.args.some((arg) => walkTreeToFindStatusFunctionCalls(arg));
	if (tree instanceof Grouping) return walkTreeToFindStatusFunctionCalls(tree.group);
	if (tree instanceof IndexAccess) return walkTreeToFindStatusFunctionCalls(tree.expr) || walkTreeToFindStatusFunctionCalls(tree.index);
	return false;
}

// src/local/runner/expression/expression.ts
const cache$1 = /* @__PURE__ */ new Map();
/**
* Parses an expression. Throws with GitHub's words when the text is no expression or uses a context that is not allowed there.
*/
function parseExpression({ text, contexts }) {
	const key = `${contexts.join()}\n${text}`;
	const cached = cache$1.get(key);
	if (cached) return cached;
	const { namedContexts, functions } = splitAllowedContext([...contexts]);
	const tokens = new Lexer(text).lex().tokens.map((token) => {
		if (token.type !== TokenType$1.STRING) return token;
		return {
			...token,
			value: token.lexeme.slice(1, -1).replaceAll("''", "'")
		};
	});
	const parsed = new Parser(tokens, namedContexts, functions).parse();
	if (parsed === void 0) throw new Error("An expression was expected");
	cache$1.set(key, parsed);
	return parsed;
}

// src/local/runner/workflow/workflow-error.ts
var WorkflowError = class extends Error {
	faults;
	constructor(faults) {
		super(faults.map(renderFault).join("\n"));
		this.name = "WorkflowError";
		this.faults = faults;
	}
};
function renderFault({ file, line, message }) {
	return line === void 0 ? `${file}: ${message}` : `${file} (Line: ${line}): ${message}`;
}

// src/local/runner/workflow/build-condition.ts
/** The contexts of GitHub's default condition, for a job or step without `if`. */
const DEFAULT_CONTEXTS = [
	"always(0,0)",
	"failure(0,MAX)",
	"cancelled(0,0)",
	"success(0,MAX)"
];
function buildCondition(template, place) {
	if (template === void 0) return {
		place,
		expression: {
			text: "success()",
			contexts: DEFAULT_CONTEXTS
		}
	};
	const { text, contexts } = readCondition(template);
	const expression = {
		text: addStatus(text.trim() === "" ? "success()" : text.trim(), contexts),
		contexts
	};
	try {
		parseExpression(expression);
	} catch (error) {
		throw new WorkflowError([{
			...template.place,
			message: messageOf(error)
		}]);
	}
	return {
		place: template.place,
		expression
	};
}
/** The contexts that a `post-if` may use. The schema of actions leaves it a plain text. */
const POST_CONTEXTS = [
	"runner",
	"github",
	"job",
	"strategy",
	"matrix",
	"env",
	"inputs",
	...DEFAULT_CONTEXTS,
	"hashFiles(1,255)"
];
/** Builds the `post-if` of an action: as written, `always()` when absent. */
function buildPostCondition(template, place) {
	const text = template === void 0 ? "always()" : readCondition(template).text;
	return {
		place: template?.place ?? place,
		expression: {
			text,
			contexts: POST_CONTEXTS
		}
	};
}
function addStatus(text, contexts) {
	const definition = { allowedContext: [...contexts] };
	return ensureStatusFunction(text, definition);
}
function readCondition(template) {
	if (template.kind === "expression") return template.expression;
	if (template.kind === "literal") return {
		text: String(template.value ?? ""),
		contexts: template.contexts
	};
	throw new WorkflowError([{
		...template.place,
		message: "an if is text"
	}]);
}

// node_modules/@actions/workflow-parser/dist/templates/tokens/type-guards.js
function isLiteral(t) {
	return t.isLiteral;
}
function isScalar$1(t) {
	return t.isScalar;
}
function isString(t) {
	return isLiteral(t) && t.templateTokenType === TokenType.String;
}
function isNumber(t) {
	return isLiteral(t) && t.templateTokenType === TokenType.Number;
}
function isBoolean(t) {
	return isLiteral(t) && t.templateTokenType === TokenType.Boolean;
}
function isBasicExpression(t) {
	return isScalar$1(t) && t.templateTokenType === TokenType.BasicExpression;
}
function isSequence(t) {
	return t instanceof SequenceToken;
}
function isMapping(t) {
	return t instanceof MappingToken;
}

// src/local/runner/workflow/template.ts
function buildTemplate(token, file) {
	const place = {
		file,
		line: token.line
	};
	const contexts = token.definitionInfo?.allowedContext ?? [];
	if (isMapping(token)) return {
		kind: "map",
		place,
		entries: [...token].map(({ key, value }) => ({
			key: buildKey(key, file),
			place: {
				file,
				line: key.line
			},
			value: buildTemplate(value, file)
		}))
	};
	if (isSequence(token)) return {
		kind: "list",
		place,
		items: [...token].map((item) => buildTemplate(item, file))
	};
	if (isBasicExpression(token)) return {
		kind: "expression",
		place,
		expression: {
			text: token.expression,
			contexts
		}
	};
	if (isString(token) || isNumber(token) || isBoolean(token)) return {
		kind: "literal",
		place,
		value: token.value,
		contexts
	};
	if (token.isLiteral) return {
		kind: "literal",
		place,
		value: null,
		contexts
	};
	throw new WorkflowError([notImplemented(place, "the insert directive")]);
}
function notImplemented(place, what) {
	return {
		...place,
		message: `${what} is not implemented by the local runner`
	};
}
function buildKey(key, file) {
	if (isString(key)) return key.value;
	throw new WorkflowError([notImplemented({
		file,
		line: key.line
	}, "an expression as a key")]);
}

// src/local/runner/workflow/template-fields.ts
/**
* Returns the fields of a map. Refuses every key that is not in `known`, because a key without implementation must never be
* ignored.
*/
function readFields(template, known) {
	if (template !== void 0 && template.kind !== "map" && !isNull(template)) throw new WorkflowError([notImplemented(template.place, `an expression in place of ${known.join(", ")}`)]);
	const entries = template?.kind === "map" ? template.entries : [];
	const unknown = entries.filter(({ key }) => !known.includes(key));
	if (unknown.length > 0) throw new WorkflowError(unknown.map(({ key, place }) => notImplemented(place, `the key '${key}'`)));
	const values = new Map(entries.map(({ key, value }) => [key, value]));
	return {
		place: template?.place ?? { file: "" },
		find: (key) => values.get(key),
		text: (key) => typed(values.get(key), "string"),
		flag: (key) => typed(values.get(key), "boolean"),
		texts: (key) => readTexts(values.get(key)),
		map: (key) => readMap(values.get(key))
	};
}
function readMap(template) {
	if (template === void 0 || isNull(template)) return void 0;
	if (template.kind === "map") return template;
	throw new WorkflowError([notImplemented(template.place, "anything but a mapping here")]);
}
function isNull(template) {
	return template.kind === "literal" && template.value === null;
}
function readTexts(template) {
	if (template === void 0 || isNull(template)) return void 0;
	return (template.kind === "list" ? template.items : [template]).flatMap((item) => typed(item, "string") ?? []);
}
function typed(template, type) {
	if (template === void 0 || isNull(template)) return void 0;
	if (template.kind === "literal" && typeof template.value === type) return template.value;
	throw new WorkflowError([notImplemented(template.place, `anything but a plain ${type} here`)]);
}

// src/local/runner/workflow/build-step.ts
const KNOWN$1 = [
	"id",
	"name",
	"if",
	"env",
	"continue-on-error",
	"timeout-minutes",
	"run",
	"shell",
	"working-directory",
	"uses",
	"with"
];
/** Builds the steps of a job, or of a composite action. */
function buildSteps(template) {
	if (template?.kind !== "list") return [];
	const used = /* @__PURE__ */ new Set();
	return template.items.map((item) => buildStep(readFields(item, KNOWN$1), used));
}
function buildStep(fields, used) {
	const uses = fields.text("uses");
	const base = {
		place: fields.place,
		id: fields.text("id") ?? createStepId(uses, used),
		name: fields.find("name"),
		condition: buildCondition(fields.find("if"), fields.place),
		env: fields.map("env"),
		continueOnError: fields.find("continue-on-error"),
		timeoutMinutes: fields.find("timeout-minutes")
	};
	if (uses !== void 0) return {
		...base,
		kind: "uses",
		uses,
		with: fields.map("with")
	};
	const run = fields.find("run");
	if (run === void 0) throw new WorkflowError([{
		...fields.place,
		message: "a step has run or uses"
	}]);
	return {
		...base,
		kind: "run",
		run,
		shell: fields.find("shell"),
		workingDirectory: fields.find("working-directory")
	};
}
/** Creates the name that GitHub gives a step without `id`, as shown in GITHUB_ACTION. */
function createStepId(uses, used) {
	const base = `__${uses === void 0 ? "run" : nameOfAction(uses)}`;
	let id = base;
	for (let count = 2; used.has(id); count += 1) id = `${base}_${count}`;
	used.add(id);
	return id;
}
function nameOfAction(uses) {
	if (uses.startsWith("./") || uses.startsWith("$/")) return "self";
	return (uses.split("@")[0] ?? "").split("/").slice(0, 2).join("_");
}

// node_modules/@actions/workflow-parser/dist/templates/template-validation-error.js
/**
* Provides information about an error which occurred during validation
*/
var TemplateValidationError = class {
	constructor(rawMessage, prefix, code, range) {
		this.rawMessage = rawMessage;
		this.prefix = prefix;
		this.code = code;
		this.range = range;
	}
	get message() {
		if (this.prefix) return `${this.prefix}: ${this.rawMessage}`;
		return this.rawMessage;
	}
	toString() {
		return this.message;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/template-context.js
/**
* Context object that is flowed through while loading and evaluating object templates
*/
var TemplateContext = class {
	constructor(errors, schema, trace) {
		this._fileIds = {};
		this._fileNames = [];
		/**
		* Available functions within expression contexts
		*/
		this.expressionFunctions = [];
		/**
		* Available values within expression contexts
		*/
		this.expressionNamedContexts = [];
		this.state = {};
		this.errors = errors;
		this.schema = schema;
		this.trace = trace;
	}
	error(tokenOrFileId, err, tokenRange) {
		const token = tokenOrFileId;
		const range = tokenRange || token?.range;
		const prefix = this.getErrorPrefix(token?.file ?? tokenOrFileId, token?.line, token?.col);
		const message = err?.message ?? String(err);
		const e = new TemplateValidationError(message, prefix, void 0, range);
		this.errors.add(e);
		this.trace.error(e.message);
	}
	/**
	* Gets or adds the file ID
	*/
	getFileId(file) {
		const key = file.toUpperCase();
		let id = this._fileIds[key];
		if (id === void 0) {
			id = this._fileNames.length + 1;
			this._fileIds[key] = id;
			this._fileNames.push(file);
		}
		return id;
	}
	/**
	* Looks up a file name by ID. Returns undefined if not found.
	*/
	getFileName(fileId) {
		return this._fileNames.length >= fileId ? this._fileNames[fileId - 1] : void 0;
	}
	/**
	* Gets a copy of the file table
	*/
	getFileTable() {
		return this._fileNames.slice();
	}
	getErrorPrefix(fileId, line, column) {
		const fileName = fileId !== void 0 ? this.getFileName(fileId) : void 0;
		if (fileName) {
			if (line !== void 0 && column !== void 0) return `${fileName} (Line: ${line}, Col: ${column})`;
			else return fileName;
		} else if (line !== void 0 && column !== void 0) return `(Line: ${line}, Col: ${column})`;
		else return "";
	}
};
/**
* Provides information about errors which occurred during validation
*/
var TemplateValidationErrors = class {
	constructor(maxErrors, maxMessageLength) {
		this._errors = [];
		this._maxErrors = maxErrors ?? 0;
		this._maxMessageLength = maxMessageLength ?? 0;
	}
	get count() {
		return this._errors.length;
	}
	add(err) {
		for (let e of Array.isArray(err) ? err : [err]) if (this._maxErrors <= 0 || this._errors.length < this._maxErrors) {
			if (this._maxMessageLength > 0 && e.message.length > this._maxMessageLength) e = new TemplateValidationError(e.message.substring(0, this._maxMessageLength) + "[...]", e.prefix, e.code, e.range);
			this._errors.push(e);
		}
	}
	/**
	* Throws if any errors
	* @param prefix The error message prefix
	*/
	check(prefix) {
		if (this._errors.length <= 0) return;
		if (!prefix) prefix = "The template is not valid.";
		throw new Error(`${prefix} ${this._errors.map((x) => x.message).join(",")}`);
	}
	clear() {
		this._errors = [];
	}
	getErrors() {
		return this._errors.slice();
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/definition-info.js
var DefinitionInfo = class {
	constructor(schemaOrParent, nameOrDefinition) {
		this.isDefinitionInfo = true;
		const parent = schemaOrParent?.isDefinitionInfo === true ? schemaOrParent : void 0;
		this._schema = parent === void 0 ? schemaOrParent : parent._schema;
		this.definition = typeof nameOrDefinition === "string" ? this._schema.getDefinition(nameOrDefinition) : nameOrDefinition;
		if (this.definition.readerContext.length > 0) {
			this.allowedContext = [];
			const upperSeen = {};
			for (const context of parent?.allowedContext ?? []) {
				this.allowedContext.push(context);
				upperSeen[context.toUpperCase()] = true;
			}
			for (const context of this.definition.readerContext) {
				const upper = context.toUpperCase();
				if (!upperSeen[upper]) {
					this.allowedContext.push(context);
					upperSeen[upper] = true;
				}
			}
		} else this.allowedContext = parent?.allowedContext ?? [];
	}
	getScalarDefinitions() {
		return this._schema.getScalarDefinitions(this.definition);
	}
	getDefinitionsOfType(type) {
		return this._schema.getDefinitionsOfType(this.definition, type);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/definition-type.js
var DefinitionType;
(function(DefinitionType) {
	DefinitionType[DefinitionType["Null"] = 0] = "Null";
	DefinitionType[DefinitionType["Boolean"] = 1] = "Boolean";
	DefinitionType[DefinitionType["Number"] = 2] = "Number";
	DefinitionType[DefinitionType["String"] = 3] = "String";
	DefinitionType[DefinitionType["Sequence"] = 4] = "Sequence";
	DefinitionType[DefinitionType["Mapping"] = 5] = "Mapping";
	DefinitionType[DefinitionType["OneOf"] = 6] = "OneOf";
	DefinitionType[DefinitionType["AllowedValues"] = 7] = "AllowedValues";
})(DefinitionType || (DefinitionType = {}));

// node_modules/@actions/workflow-parser/dist/templates/template-reader.js
const WHITESPACE_PATTERN = /\s/;
const backgroundStepProperties = /* @__PURE__ */ new Set([
	"background",
	"wait",
	"wait-all",
	"cancel"
]);
const backgroundStepOnlyProperties = /* @__PURE__ */ new Set([
	"wait",
	"wait-all",
	"cancel"
]);
function readTemplate$1(context, type, objectReader, fileId) {
	const reader = new TemplateReader(context, objectReader, fileId);
	let value;
	try {
		objectReader.validateStart();
		const definition = new DefinitionInfo(context.schema, type);
		value = reader.readValue(definition);
		objectReader.validateEnd();
	} catch (err) {
		context.error(fileId, err);
	}
	return value;
}
var TemplateReader = class {
	constructor(context, objectReader, fileId) {
		this._context = context;
		this._schema = context.schema;
		this._objectReader = objectReader;
		this._fileId = fileId;
	}
	readValue(definition) {
		const literal = this._objectReader.allowLiteral();
		if (literal) {
			let scalar = this.parseScalar(literal, definition);
			scalar = this.validate(scalar, definition);
			return scalar;
		}
		const sequence = this._objectReader.allowSequenceStart();
		if (sequence) {
			const sequenceDefinition = definition.getDefinitionsOfType(DefinitionType.Sequence)[0];
			if (sequenceDefinition) {
				const itemDefinition = new DefinitionInfo(definition, sequenceDefinition.itemType);
				while (!this._objectReader.allowSequenceEnd()) {
					const item = this.readValue(itemDefinition);
					sequence.add(item);
				}
			} else {
				this._context.error(sequence, "A sequence was not expected");
				while (!this._objectReader.allowSequenceEnd()) this.skipValue();
			}
			sequence.definitionInfo = definition;
			return sequence;
		}
		const mapping = this._objectReader.allowMappingStart();
		if (mapping) {
			const mappingDefinitions = definition.getDefinitionsOfType(DefinitionType.Mapping);
			if (mappingDefinitions.length > 0) {
				if (mappingDefinitions.length > 1 || Object.keys(mappingDefinitions[0].properties).length > 0 || !mappingDefinitions[0].looseKeyType) this.handleMappingWithWellKnownProperties(definition, mappingDefinitions, mapping);
				else {
					const keyDefinition = new DefinitionInfo(definition, mappingDefinitions[0].looseKeyType);
					const valueDefinition = new DefinitionInfo(definition, mappingDefinitions[0].looseValueType);
					this.handleMappingWithAllLooseProperties(definition, keyDefinition, valueDefinition, mappingDefinitions[0], mapping);
				}
			} else {
				this._context.error(mapping, "A mapping was not expected");
				while (!this._objectReader.allowMappingEnd()) {
					this.skipValue();
					this.skipValue();
				}
			}
			if (!mapping.definitionInfo) mapping.definitionInfo = definition;
			return mapping;
		}
		throw new Error("Expected a scalar value, a sequence, or a mapping");
	}
	handleMappingWithWellKnownProperties(definition, mappingDefinitions, mapping) {
		let looseKeyType;
		let looseValueType;
		let looseKeyDefinition;
		let looseValueDefinition;
		if (mappingDefinitions[0].looseKeyType) {
			looseKeyType = mappingDefinitions[0].looseKeyType;
			looseValueType = mappingDefinitions[0].looseValueType;
		}
		const upperKeys = {};
		let hasExpressionKey = false;
		let rawLiteral;
		while (rawLiteral = this._objectReader.allowLiteral()) {
			const nextKeyScalar = this.parseScalar(rawLiteral, definition);
			if (nextKeyScalar.isExpression) {
				hasExpressionKey = true;
				if (definition.allowedContext.length > 0) {
					const anyDefinition = new DefinitionInfo(definition, "any");
					mapping.add(nextKeyScalar, this.readValue(anyDefinition));
				} else {
					this._context.error(nextKeyScalar, "A template expression is not allowed in this context");
					this.skipValue();
				}
				continue;
			}
			const nextKey = nextKeyScalar.templateTokenType === TokenType.String ? nextKeyScalar : new StringToken(nextKeyScalar.file, nextKeyScalar.range, nextKeyScalar.toString(), nextKeyScalar.definitionInfo);
			if (nextKey.value) {
				const upperKey = nextKey.value.toUpperCase();
				if (upperKeys[upperKey]) {
					this._context.error(nextKey, `'${nextKey.value}' is already defined`);
					this.skipValue();
					continue;
				}
				upperKeys[upperKey] = true;
			}
			const nextPropertyDef = this._schema.matchPropertyAndFilter(mappingDefinitions, nextKey.value);
			if (nextPropertyDef) {
				if (!this.backgroundStepsEnabled() && backgroundStepProperties.has(nextKey.value)) {
					this._context.error(nextKey, `Unexpected value '${nextKey.value}'`);
					this.skipValue();
					continue;
				}
				const nextDefinition = new DefinitionInfo(definition, nextPropertyDef.type);
				nextKey.definitionInfo = nextDefinition;
				if (nextPropertyDef.description) nextKey.description = nextPropertyDef.description;
				const nextValue = this.readValue(nextDefinition);
				mapping.add(nextKey, nextValue);
				continue;
			}
			if (looseKeyType) {
				if (!looseKeyDefinition) {
					looseKeyDefinition = new DefinitionInfo(definition, looseKeyType);
					looseValueDefinition = new DefinitionInfo(definition, looseValueType);
				}
				this.validate(nextKey, looseKeyDefinition);
				nextKey.definitionInfo = new DefinitionInfo(definition, mappingDefinitions[0].looseValueType);
				const nextValue = this.readValue(looseValueDefinition);
				mapping.add(nextKey, nextValue);
				continue;
			}
			this._context.error(nextKey, `Unexpected value '${nextKey.value}'`);
			this.skipValue();
		}
		if (mappingDefinitions.length === 1) mapping.definitionInfo = new DefinitionInfo(definition, mappingDefinitions[0]);
		if (mappingDefinitions.length > 1) {
			const hitCount = {};
			for (const mappingDefinition of mappingDefinitions) for (const key of Object.keys(mappingDefinition.properties)) hitCount[key] = (hitCount[key] ?? 0) + 1;
			const nonDuplicates = [];
			for (const key of Object.keys(hitCount)) if (hitCount[key] === 1) nonDuplicates.push(key);
			const properties = this.backgroundStepsEnabled() ? nonDuplicates : nonDuplicates.filter((property) => !backgroundStepOnlyProperties.has(property));
			this._context.error(mapping, `There's not enough info to determine what you meant. Add one of these properties: ${properties.sort().join(", ")}`);
		} else if (mappingDefinitions.length === 1 && !hasExpressionKey) {
			for (const propertyName of Object.keys(mappingDefinitions[0].properties)) if (mappingDefinitions[0].properties[propertyName].required && !upperKeys[propertyName.toUpperCase()]) this._context.error(mapping, `Required property is missing: ${propertyName}`);
		}
		this.expectMappingEnd();
	}
	handleMappingWithAllLooseProperties(definition, keyDefinition, valueDefinition, mappingDefinition, mapping) {
		let nextValue;
		const upperKeys = {};
		let rawLiteral;
		while (rawLiteral = this._objectReader.allowLiteral()) {
			const nextKeyScalar = this.parseScalar(rawLiteral, definition);
			nextKeyScalar.definitionInfo = keyDefinition;
			if (nextKeyScalar.isExpression) {
				if (definition.allowedContext.length > 0) {
					nextValue = this.readValue(valueDefinition);
					mapping.add(nextKeyScalar, nextValue);
				} else {
					this._context.error(nextKeyScalar, "A template expression is not allowed in this context");
					this.skipValue();
				}
				continue;
			}
			const nextKey = nextKeyScalar.templateTokenType === TokenType.String ? nextKeyScalar : new StringToken(nextKeyScalar.file, nextKeyScalar.range, nextKeyScalar.toString(), nextKeyScalar.definitionInfo);
			if (nextKey.value) {
				const upperKey = nextKey.value.toUpperCase();
				if (upperKeys[upperKey]) {
					this._context.error(nextKey, `'${nextKey.value}' is already defined`);
					this.skipValue();
					continue;
				}
				upperKeys[upperKey] = true;
			}
			this.validate(nextKey, keyDefinition);
			nextKey.definitionInfo = new DefinitionInfo(definition, mappingDefinition.looseValueType);
			nextValue = this.readValue(valueDefinition);
			mapping.add(nextKey, nextValue);
		}
		this.expectMappingEnd();
	}
	expectMappingEnd() {
		if (!this._objectReader.allowMappingEnd()) throw new Error("Expected mapping end");
	}
	skipValue() {
		if (this._objectReader.allowLiteral()) {} else if (this._objectReader.allowSequenceStart()) while (!this._objectReader.allowSequenceEnd()) this.skipValue();
		else if (this._objectReader.allowMappingStart()) while (!this._objectReader.allowMappingEnd()) {
			this.skipValue();
			this.skipValue();
		}
		else throw new Error("Expected a scalar value, a sequence, or a mapping");
	}
	validate(scalar, definition) {
		switch (scalar.templateTokenType) {
			case TokenType.Null:
			case TokenType.Boolean:
			case TokenType.Number:
			case TokenType.String: {
				const literal = scalar;
				const scalarDefinitions = definition.getScalarDefinitions();
				let relevantDefinition;
				if (relevantDefinition = scalarDefinitions.find((x) => x.isMatch(literal))) {
					scalar.definitionInfo = new DefinitionInfo(definition, relevantDefinition);
					return scalar;
				}
				if (literal.templateTokenType !== TokenType.String) {
					const stringLiteral = new StringToken(literal.file, literal.range, literal.toString(), literal.definitionInfo);
					if (relevantDefinition = scalarDefinitions.find((x) => x.isMatch(stringLiteral))) {
						stringLiteral.definitionInfo = new DefinitionInfo(definition, relevantDefinition);
						return stringLiteral;
					}
				}
				this._context.error(literal, `Unexpected value '${literal.toString()}'`);
				return scalar;
			}
			case TokenType.BasicExpression:
				if (definition.allowedContext.length === 0) this._context.error(scalar, "A template expression is not allowed in this context");
				return scalar;
			default:
				this._context.error(scalar, `Unexpected value '${scalar.toString()}'`);
				return scalar;
		}
	}
	parseScalar(token, definitionInfo) {
		if (!isString(token) || !token.value) return token;
		const allowedContext = definitionInfo.allowedContext;
		const isSingleLine = token.range === void 0 || token.range.start.line === token.range.end.line;
		const raw = isSingleLine ? token.value : token.source ?? token.value;
		let startExpression = raw.indexOf("${{");
		if (startExpression < 0) return token;
		let encounteredError = false;
		const segments = [];
		let i = 0;
		while (i < raw.length) if (i === startExpression) {
			startExpression = i;
			let endExpression = -1;
			let inString = false;
			for (i += "${{".length; i < raw.length; i++) if (raw[i] === "'") inString = !inString;
			else if (!inString && raw[i] === "}" && raw[i - 1] === "}") {
				endExpression = i;
				i++;
				break;
			}
			if (endExpression < startExpression) {
				this._context.error(token, "The expression is not closed. An unescaped ${{ sequence was found, but the closing }} sequence was not found.");
				return token;
			}
			const rawExpression = raw.substr(startExpression + "${{".length, endExpression - startExpression + 1 - "${{".length - "}}".length);
			let tr = token.range;
			if (isSingleLine) {
				const offset = (token.source ?? raw).indexOf("${{") - raw.indexOf("${{");
				tr = {
					start: {
						line: tr.start.line,
						column: tr.start.column + startExpression + offset
					},
					end: {
						line: tr.end.line,
						column: tr.start.column + endExpression + 1 + offset
					}
				};
			} else {
				const startRaw = raw.substring(0, startExpression);
				const adjustedStartLine = startRaw.split("\n").length;
				const beginningOfLine = startRaw.lastIndexOf("\n");
				const adjustedStart = startExpression - beginningOfLine;
				const adjustedEnd = endExpression - beginningOfLine + 1;
				tr = {
					start: {
						line: tr.start.line + adjustedStartLine,
						column: adjustedStart
					},
					end: {
						line: tr.start.line + adjustedStartLine,
						column: adjustedEnd
					}
				};
			}
			const expression = this.parseIntoExpressionToken(tr, rawExpression, allowedContext, token, definitionInfo);
			if (!expression) encounteredError = true;
			else {
				if (expression.directive && (startExpression !== 0 || i < raw.length)) {
					this._context.error(token, `The directive '${expression.directive}' is not allowed in this context. Directives are not supported for expressions that are embedded within a string. Directives are only supported when the entire value is an expression.`);
					return token;
				}
				segments.push(expression);
			}
			startExpression = raw.indexOf("${{", i);
		} else if (i < startExpression) {
			this.addString(segments, token.range, raw.substr(i, startExpression - i), token.definitionInfo);
			i = startExpression;
		} else {
			this.addString(segments, token.range, raw.substr(i), token.definitionInfo);
			break;
		}
		if (encounteredError) return token;
		if (segments.length === 1 && segments[0].templateTokenType === TokenType.BasicExpression) {
			const basicExpression = segments[0];
			const str = this.getExpressionString(basicExpression.expression);
			if (str !== void 0) return new StringToken(this._fileId, token.range, str, token.definitionInfo);
		}
		if (segments.length === 1) return segments[0];
		const format = [];
		const args = [];
		const expressionTokens = [];
		let argIndex = 0;
		for (const segment of segments) if (isString(segment)) {
			const text = segment.value.replace(/'/g, "''").replace(/\{/g, "{{").replace(/\}/g, "}}");
			format.push(text);
		} else {
			format.push(`{${argIndex}}`);
			argIndex++;
			const expression = segment;
			args.push(", ");
			args.push(expression.expression);
			expressionTokens.push(expression);
		}
		return new BasicExpressionToken(this._fileId, token.range, `format('${format.join("")}'${args.join("")})`, definitionInfo, expressionTokens, raw, void 0, token.blockScalarHeader);
	}
	parseIntoExpressionToken(tr, rawExpression, allowedContext, token, definitionInfo) {
		const parseExpressionResult = this.parseExpression(tr, token, rawExpression, allowedContext, definitionInfo);
		if (parseExpressionResult.error) {
			this._context.error(token, parseExpressionResult.error, tr);
			return;
		}
		return parseExpressionResult.expression;
	}
	parseExpression(range, token, value, allowedContext, definitionInfo) {
		const trimmed = value.trim();
		if (!trimmed) return { error: /* @__PURE__ */ new Error("An expression was expected") };
		const matchDirectiveResult = this.matchDirective(trimmed, INSERT_DIRECTIVE, 0);
		if (matchDirectiveResult.isMatch) return { expression: new InsertExpressionToken(this._fileId, range, definitionInfo) };
		else if (matchDirectiveResult.error) return { error: matchDirectiveResult.error };
		try {
			ExpressionToken.validateExpression(trimmed, allowedContext);
		} catch (err) {
			return { error: err };
		}
		const startTrim = value.length - value.trimStart().length;
		const endTrim = value.length - value.trimEnd().length;
		const expressionRange = {
			start: {
				...range.start,
				column: range.start.column + "${{".length + startTrim
			},
			end: {
				...range.end,
				column: range.end.column - "}}".length - endTrim
			}
		};
		return {
			expression: new BasicExpressionToken(this._fileId, range, trimmed, definitionInfo, void 0, token.source, expressionRange, token.blockScalarHeader),
			error: void 0
		};
	}
	addString(segments, range, value, definition) {
		if (segments.length > 0 && segments[segments.length - 1].templateTokenType === TokenType.String) {
			const lastSegment = segments[segments.length - 1];
			segments[segments.length - 1] = new StringToken(this._fileId, range, `${lastSegment.value}${value}`, definition);
		} else segments.push(new StringToken(this._fileId, range, value, definition));
	}
	matchDirective(trimmed, directive, expectedParameters) {
		const parameters = [];
		if (trimmed.startsWith(directive) && (trimmed.length === directive.length || WHITESPACE_PATTERN.test(trimmed[directive.length]))) {
			let startIndex = directive.length;
			let inString = false;
			let parens = 0;
			for (let i = startIndex; i < trimmed.length; i++) {
				const c = trimmed[i];
				if (WHITESPACE_PATTERN.test(c) && !inString && parens == 0) {
					if (startIndex < 1) parameters.push(trimmed.substr(startIndex, i - startIndex));
					startIndex = i + 1;
				} else if (c === "'") inString = !inString;
				else if (c === "(" && !inString) parens++;
				else if (c === ")" && !inString) parens--;
			}
			if (startIndex < trimmed.length) parameters.push(trimmed.substr(startIndex));
			if (expectedParameters != parameters.length) return {
				isMatch: false,
				parameters: [],
				error: /* @__PURE__ */ new Error(`Exactly ${expectedParameters} parameter(s) were expected following the directive '${directive}'. Actual parameter count: ${parameters.length}`)
			};
			return {
				isMatch: true,
				parameters
			};
		}
		return {
			isMatch: false,
			parameters
		};
	}
	getExpressionString(trimmed) {
		const result = [];
		let inString = false;
		for (let i = 0; i < trimmed.length; i++) {
			const c = trimmed[i];
			if (c === "'") {
				inString = !inString;
				if (inString && i !== 0) result.push(c);
			} else if (!inString) return;
			else result.push(c);
		}
		return result.join("");
	}
	backgroundStepsEnabled() {
		return this._context.state.featureFlags?.isEnabled("allowBackgroundSteps") ?? false;
	}
};

// node_modules/@actions/workflow-parser/dist/templates/trace-writer.js
var NoOperationTraceWriter = class {
	error() {}
	info() {}
	verbose() {}
};

// node_modules/@actions/workflow-parser/dist/templates/parse-event.js
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
var ParseEvent = class {
	constructor(type, token) {
		this.type = type;
		this.token = token;
	}
};
var EventType;
(function(EventType) {
	EventType[EventType["Literal"] = 0] = "Literal";
	EventType[EventType["SequenceStart"] = 1] = "SequenceStart";
	EventType[EventType["SequenceEnd"] = 2] = "SequenceEnd";
	EventType[EventType["MappingStart"] = 3] = "MappingStart";
	EventType[EventType["MappingEnd"] = 4] = "MappingEnd";
	EventType[EventType["DocumentStart"] = 5] = "DocumentStart";
	EventType[EventType["DocumentEnd"] = 6] = "DocumentEnd";
})(EventType || (EventType = {}));

// node_modules/@actions/workflow-parser/dist/workflows/yaml-object-reader.js
var YamlObjectReader = class YamlObjectReader {
	constructor(fileId, content) {
		this.lineCounter = new import_dist.LineCounter();
		this.errors = [];
		this.doc = (0, import_dist.parseDocument)(content, {
			lineCounter: this.lineCounter,
			keepSourceTokens: true,
			uniqueKeys: false
		});
		for (const err of this.doc.errors) this.errors.push({
			message: err.message,
			range: rangeFromLinePos(err.linePos)
		});
		this._generator = this.getNodes(this.doc, /* @__PURE__ */ new Set());
		this.fileId = fileId;
	}
	*getNodes(node, aliasResolutionStack) {
		let range = this.getRange(node);
		if ((0, import_dist.isDocument)(node)) {
			yield new ParseEvent(EventType.DocumentStart);
			for (const item of this.getNodes(node.contents, /* @__PURE__ */ new Set())) yield item;
			yield new ParseEvent(EventType.DocumentEnd);
		}
		if ((0, import_dist.isCollection)(node)) {
			if ((0, import_dist.isSeq)(node)) yield new ParseEvent(EventType.SequenceStart, new SequenceToken(this.fileId, range, void 0));
			else if ((0, import_dist.isMap)(node)) yield new ParseEvent(EventType.MappingStart, new MappingToken(this.fileId, range, void 0));
			for (const item of node.items) for (const child of this.getNodes(item, aliasResolutionStack)) yield child;
			if ((0, import_dist.isSeq)(node)) yield new ParseEvent(EventType.SequenceEnd);
			else if ((0, import_dist.isMap)(node)) yield new ParseEvent(EventType.MappingEnd);
		}
		if ((0, import_dist.isScalar)(node)) yield new ParseEvent(EventType.Literal, YamlObjectReader.getLiteralToken(this.fileId, range, node));
		if ((0, import_dist.isAlias)(node)) {
			const resolved = node.resolve(this.doc);
			if (resolved) {
				if (aliasResolutionStack.has(resolved)) return;
				const newStack = new Set(aliasResolutionStack);
				newStack.add(resolved);
				yield* this.getNodes(resolved, newStack);
			}
			return;
		}
		if ((0, import_dist.isPair)(node)) {
			const scalarKey = node.key;
			range = this.getRange(scalarKey);
			const key = scalarKey.value;
			yield new ParseEvent(EventType.Literal, new StringToken(this.fileId, range, key, void 0));
			for (const child of this.getNodes(node.value, aliasResolutionStack)) yield child;
		}
	}
	getRange(node) {
		const range = node?.range ?? [];
		const startPos = range[0];
		const endPos = range[1];
		if (startPos !== void 0 && endPos !== void 0) {
			const slp = this.lineCounter.linePos(startPos);
			const elp = this.lineCounter.linePos(endPos);
			return {
				start: {
					line: slp.line,
					column: slp.col
				},
				end: {
					line: elp.line,
					column: elp.col
				}
			};
		}
	}
	static getLiteralToken(fileId, range, token) {
		const value = token.value;
		if (value === null || value === void 0) return new NullToken(fileId, range, void 0);
		switch (typeof value) {
			case "number": return new NumberToken(fileId, range, value, void 0);
			case "boolean": return new BooleanToken(fileId, range, value, void 0);
			case "string": {
				let source;
				let blockScalarHeader;
				if (token.srcToken && "source" in token.srcToken) {
					source = token.srcToken.source;
					if (token.srcToken.type === "block-scalar" && "props" in token.srcToken) {
						const headerProp = token.srcToken.props.find((p) => p.type === "block-scalar-header");
						if (headerProp?.source) blockScalarHeader = headerProp.source;
					}
				}
				return new StringToken(fileId, range, value, void 0, source, blockScalarHeader);
			}
			default: throw new Error(`Unexpected value type '${typeof value}' when reading object`);
		}
	}
	allowLiteral() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.Literal) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowSequenceStart() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.SequenceStart) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowSequenceEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.SequenceEnd) {
				this._current = this._generator.next();
				return true;
			}
		}
		return false;
	}
	allowMappingStart() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.MappingStart) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowMappingEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.MappingEnd) {
				this._current = this._generator.next();
				return true;
			}
		}
		return false;
	}
	validateEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.DocumentEnd) {
				this._current = this._generator.next();
				return;
			}
		}
		throw new Error("Expected end of reader");
	}
	validateStart() {
		if (!this._current) this._current = this._generator.next();
		if (!this._current.done) {
			if (this._current.value.type === EventType.DocumentStart) {
				this._current = this._generator.next();
				return;
			}
		}
		throw new Error("Expected start of reader");
	}
};
function rangeFromLinePos(linePos) {
	if (linePos === void 0) return;
	const start = {
		line: linePos[0].line,
		column: linePos[0].col
	};
	return {
		start,
		end: linePos.length == 2 ? {
			line: linePos[1].line,
			column: linePos[1].col
		} : start
	};
}

// src/local/runner/workflow/read-template.ts
/**
* A reader whose literals carry no source. The template reader takes the source of a block scalar for its value, including the
* indentation.
*/
var SourcelessYamlReader = class extends YamlObjectReader {
	allowLiteral() {
		const token = super.allowLiteral();
		return token && isString(token) ? new StringToken(token.file, token.range, token.value, void 0) : token;
	}
};
/** Reads a file by GitHub's own schema and reader. Reports all faults together. */
function readTemplate({ file, text, schema, root, validate }) {
	const context = new TemplateContext(new TemplateValidationErrors(), schema, new NoOperationTraceWriter());
	const fileId = context.getFileId(file);
	const reader = new SourcelessYamlReader(fileId, text);
	for (const error of reader.errors) context.error(fileId, error.message, error.range);
	check(context, file);
	const token = readTemplate$1(context, root, reader, fileId);
	check(context, file);
	if (token === void 0) throw new WorkflowError([{
		file,
		message: "the file is empty"
	}]);
	validate?.(context, token);
	check(context, file);
	return buildTemplate(token, file);
}
function check(context, file) {
	const errors = context.errors.getErrors();
	if (errors.length === 0) return;
	throw new WorkflowError(errors.map((error) => ({
		file,
		line: error.range?.start.line,
		message: error.rawMessage
	})));
}

// node_modules/@actions/workflow-parser/dist/templates/json-object-reader.js
var JSONObjectReader = class {
	constructor(fileId, input) {
		this._fileId = fileId;
		const value = JSON.parse(input);
		this._generator = this.getParseEvents(value, true);
		this._current = this._generator.next();
	}
	allowLiteral() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.Literal) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowSequenceStart() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.SequenceStart) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowSequenceEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.SequenceEnd) {
				this._current = this._generator.next();
				return true;
			}
		}
		return false;
	}
	allowMappingStart() {
		if (!this._current.done) {
			const parseEvent = this._current.value;
			if (parseEvent.type === EventType.MappingStart) {
				this._current = this._generator.next();
				return parseEvent.token;
			}
		}
	}
	allowMappingEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.MappingEnd) {
				this._current = this._generator.next();
				return true;
			}
		}
		return false;
	}
	validateEnd() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.DocumentEnd) {
				this._current = this._generator.next();
				return;
			}
		}
		throw new Error("Expected end of reader");
	}
	validateStart() {
		if (!this._current.done) {
			if (this._current.value.type === EventType.DocumentStart) {
				this._current = this._generator.next();
				return;
			}
		}
		throw new Error("Expected start of reader");
	}
	/**
	* Returns all tokens (depth first)
	*/
	*getParseEvents(value, root) {
		if (root) yield new ParseEvent(EventType.DocumentStart, void 0);
		switch (typeof value) {
			case "undefined":
				yield new ParseEvent(EventType.Literal, new NullToken(this._fileId, void 0, void 0));
				break;
			case "boolean":
				yield new ParseEvent(EventType.Literal, new BooleanToken(this._fileId, void 0, value, void 0));
				break;
			case "number":
				yield new ParseEvent(EventType.Literal, new NumberToken(this._fileId, void 0, value, void 0));
				break;
			case "string":
				yield new ParseEvent(EventType.Literal, new StringToken(this._fileId, void 0, value, void 0));
				break;
			case "object":
				if (value === null) yield new ParseEvent(EventType.Literal, new NullToken(this._fileId, void 0, void 0));
				else if (Array.isArray(value)) {
					yield new ParseEvent(EventType.SequenceStart, new SequenceToken(this._fileId, void 0, void 0));
					for (const item of value) for (const e of this.getParseEvents(item)) yield e;
					yield new ParseEvent(EventType.SequenceEnd, void 0);
				} else {
					yield new ParseEvent(EventType.MappingStart, new MappingToken(this._fileId, void 0, void 0));
					for (const key of Object.keys(value)) {
						yield new ParseEvent(EventType.Literal, new StringToken(this._fileId, void 0, key, void 0));
						for (const e of this.getParseEvents(value[key])) yield e;
					}
					yield new ParseEvent(EventType.MappingEnd, void 0);
				}
				break;
			default: throw new Error(`Unexpected value type '${typeof value}' when reading object`);
		}
		if (root) yield new ParseEvent(EventType.DocumentEnd, void 0);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/definition.js
/**
* Defines the allowable schema for a user defined type
*/
var Definition = class {
	constructor(key, definition) {
		/**
		* Used by the template reader to determine allowed expression values and functions.
		* Also used by the template reader to validate function min/max parameters.
		*/
		this.readerContext = [];
		/**
		* Used by the template evaluator to determine allowed expression values and functions.
		* The min/max parameter info is omitted.
		*/
		this.evaluatorContext = [];
		this.key = key;
		if (definition) for (let i = 0; i < definition.count;) switch (definition.get(i).key.assertString(`${DEFINITION} key`).value) {
			case CONTEXT: {
				const context = definition.get(i).value.assertSequence(`${DEFINITION} ${CONTEXT}`);
				definition.remove(i);
				const seenReaderContext = {};
				const seenEvaluatorContext = {};
				for (const item of context) {
					const itemStr = item.assertString(`${CONTEXT} item`).value;
					const upperItemStr = itemStr.toUpperCase();
					if (seenReaderContext[upperItemStr]) throw new Error(`Duplicate context item '${itemStr}'`);
					seenReaderContext[upperItemStr] = true;
					this.readerContext.push(itemStr);
					const paramIndex = itemStr.indexOf("(");
					const modifiedItemStr = paramIndex > 0 ? itemStr.substr(0, paramIndex + 1) + ")" : itemStr;
					const upperModifiedItemStr = modifiedItemStr.toUpperCase();
					if (seenEvaluatorContext[upperModifiedItemStr]) throw new Error(`Duplicate context item '${modifiedItemStr}'`);
					seenEvaluatorContext[upperModifiedItemStr] = true;
					this.evaluatorContext.push(modifiedItemStr);
				}
				break;
			}
			case DESCRIPTION: {
				const value = definition.get(i).value;
				this.description = value.assertString(DESCRIPTION).value;
				definition.remove(i);
				break;
			}
			default: i++;
		}
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/scalar-definition.js
var ScalarDefinition = class extends Definition {
	constructor(key, definition) {
		super(key, definition);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/boolean-definition.js
var BooleanDefinition = class extends ScalarDefinition {
	constructor(key, definition) {
		super(key, definition);
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case BOOLEAN: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${BOOLEAN}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${BOOLEAN} key`);
						switch (mappingKey.value) {
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${BOOLEAN} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Boolean;
	}
	isMatch(literal) {
		return literal.templateTokenType === TokenType.Boolean;
	}
	validate() {}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/property-definition.js
var PropertyDefinition = class {
	constructor(token) {
		this.type = "";
		this.required = false;
		if (token.templateTokenType === TokenType.String) this.type = token.value;
		else {
			const mapping = token.assertMapping(MAPPING_PROPERTY_VALUE);
			for (const mappingPair of mapping) {
				const mappingKey = mappingPair.key.assertString(`${MAPPING_PROPERTY_VALUE} key`);
				switch (mappingKey.value) {
					case TYPE:
						this.type = mappingPair.value.assertString(`${MAPPING_PROPERTY_VALUE} ${TYPE}`).value;
						break;
					case REQUIRED:
						this.required = mappingPair.value.assertBoolean(`${MAPPING_PROPERTY_VALUE} ${REQUIRED}`).value;
						break;
					case DESCRIPTION:
						this.description = mappingPair.value.assertString(`${MAPPING_PROPERTY_VALUE} ${DESCRIPTION}`).value;
						break;
					default: mappingKey.assertUnexpectedValue(`${MAPPING_PROPERTY_VALUE} key`);
				}
			}
		}
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/mapping-definition.js
var MappingDefinition = class extends Definition {
	constructor(key, definition) {
		super(key, definition);
		this.properties = {};
		this.looseKeyType = "";
		this.looseValueType = "";
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case MAPPING: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${MAPPING}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${MAPPING} key`);
						switch (mappingKey.value) {
							case PROPERTIES: {
								const properties = mappingPair.value.assertMapping(`${DEFINITION} ${MAPPING} ${PROPERTIES}`);
								for (const propertiesPair of properties) {
									const propertyName = propertiesPair.key.assertString(`${DEFINITION} ${MAPPING} ${PROPERTIES} key`);
									this.properties[propertyName.value] = new PropertyDefinition(propertiesPair.value);
								}
								break;
							}
							case LOOSE_KEY_TYPE: {
								const looseKeyType = mappingPair.value.assertString(`${DEFINITION} ${MAPPING} ${LOOSE_KEY_TYPE}`);
								this.looseKeyType = looseKeyType.value;
								break;
							}
							case LOOSE_VALUE_TYPE: {
								const looseValueType = mappingPair.value.assertString(`${DEFINITION} ${MAPPING} ${LOOSE_VALUE_TYPE}`);
								this.looseValueType = looseValueType.value;
								break;
							}
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${MAPPING} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Mapping;
	}
	validate(schema, name) {
		if (this.looseKeyType) {
			schema.getDefinition(this.looseKeyType);
			if (this.looseValueType) schema.getDefinition(this.looseValueType);
			else throw new Error(`Property '${LOOSE_KEY_TYPE}' is defined but '${LOOSE_VALUE_TYPE}' is not defined on '${name}'`);
		} else if (this.looseValueType) throw new Error(`Property '${LOOSE_VALUE_TYPE}' is defined but '${LOOSE_KEY_TYPE}' is not defined on '${name}'`);
		for (const propertyName of Object.keys(this.properties)) {
			const propertyDef = this.properties[propertyName];
			if (!propertyDef.type) throw new Error(`Type not specified for the property '${propertyName}' on '${name}'`);
			schema.getDefinition(propertyDef.type);
		}
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/null-definition.js
var NullDefinition = class extends ScalarDefinition {
	constructor(key, definition) {
		super(key, definition);
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case NULL: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${NULL}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${NULL} key`);
						switch (mappingKey.value) {
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${NULL} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Null;
	}
	isMatch(literal) {
		return literal.templateTokenType === TokenType.Null;
	}
	validate() {}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/number-definition.js
var NumberDefinition = class extends ScalarDefinition {
	constructor(key, definition) {
		super(key, definition);
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case NUMBER: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${NUMBER}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${NUMBER} key`);
						switch (mappingKey.value) {
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${NUMBER} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Number;
	}
	isMatch(literal) {
		return literal.templateTokenType === TokenType.Number;
	}
	validate() {}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/one-of-definition.js
/**
* Must resolve to exactly one of the referenced definitions
*/
var OneOfDefinition = class extends Definition {
	constructor(key, definition) {
		super(key, definition);
		this.oneOf = [];
		this.oneOfPrefix = [];
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case ONE_OF: {
					const oneOf = definitionPair.value.assertSequence(`${DEFINITION} ${ONE_OF}`);
					for (const item of oneOf) {
						const oneOfItem = item.assertString(`${DEFINITION} ${ONE_OF} item`);
						this.oneOf.push(oneOfItem.value);
					}
					break;
				}
				case ALLOWED_VALUES: {
					const oneOf = definitionPair.value.assertSequence(`${DEFINITION} ${ALLOWED_VALUES}`);
					for (const item of oneOf) {
						const oneOfItem = item.assertString(`${DEFINITION} ${ONE_OF} item`);
						this.oneOf.push(this.key + "-" + oneOfItem.value);
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.OneOf;
	}
	validate(schema, name) {
		if (this.oneOf.length === 0) throw new Error(`'${name}' does not contain any references`);
		let foundLooseKeyType = false;
		const mappingDefinitions = [];
		let allowedValuesDefinition;
		let sequenceDefinition;
		let nullDefinition;
		let booleanDefinition;
		let numberDefinition;
		const stringDefinitions = [];
		const seenNestedTypes = {};
		for (const nestedType of this.oneOf) {
			if (seenNestedTypes[nestedType]) throw new Error(`'${name}' contains duplicate nested type '${nestedType}'`);
			seenNestedTypes[nestedType] = true;
			const nestedDefinition = schema.getDefinition(nestedType);
			if (nestedDefinition.readerContext.length > 0) throw new Error(`'${name}' is a one-of definition and references another definition that defines context. This is currently not supported.`);
			switch (nestedDefinition.definitionType) {
				case DefinitionType.Mapping: {
					const mappingDefinition = nestedDefinition;
					mappingDefinitions.push(mappingDefinition);
					if (mappingDefinition.looseKeyType) foundLooseKeyType = true;
					break;
				}
				case DefinitionType.Sequence:
					if (sequenceDefinition) throw new Error(`'${name}' refers to more than one definition of type '${SEQUENCE}'`);
					sequenceDefinition = nestedDefinition;
					break;
				case DefinitionType.Null:
					if (nullDefinition) throw new Error(`'${name}' refers to more than one definition of type '${NULL}'`);
					nullDefinition = nestedDefinition;
					break;
				case DefinitionType.Boolean:
					if (booleanDefinition) throw new Error(`'${name}' refers to more than one definition of type '${BOOLEAN}'`);
					booleanDefinition = nestedDefinition;
					break;
				case DefinitionType.Number:
					if (numberDefinition) throw new Error(`'${name}' refers to more than one definition of type '${NUMBER}'`);
					numberDefinition = nestedDefinition;
					break;
				case DefinitionType.String: {
					const stringDefinition = nestedDefinition;
					if (stringDefinitions.length > 0 && (!stringDefinitions[0].constant || !stringDefinition.constant)) throw new Error(`'${name}' refers to more than one '${SCALAR}', but some do not set '${CONSTANT}'`);
					stringDefinitions.push(stringDefinition);
					break;
				}
				case DefinitionType.OneOf:
					if (allowedValuesDefinition) throw new Error(`'${name}' contains multiple allowed-values definitions`);
					allowedValuesDefinition = nestedDefinition;
					break;
				default: throw new Error(`'${name}' refers to a definition with type '${nestedDefinition.definitionType}'`);
			}
		}
		if (mappingDefinitions.length > 1) {
			if (foundLooseKeyType) throw new Error(`'${name}' refers to two mappings and at least one sets '${LOOSE_KEY_TYPE}'. This is not currently supported.`);
			const seenProperties = {};
			for (const mappingDefinition of mappingDefinitions) for (const propertyName of Object.keys(mappingDefinition.properties)) {
				const newPropertyDef = mappingDefinition.properties[propertyName];
				const existingPropertyDef = seenProperties[propertyName];
				if (existingPropertyDef) {
					if (existingPropertyDef.type === newPropertyDef.type) continue;
					throw new Error(`'${name}' contains two mappings with the same property, but each refers to a different type. All matching properties must refer to the same type.`);
				} else seenProperties[propertyName] = newPropertyDef;
			}
		}
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/sequence-definition.js
var SequenceDefinition = class extends Definition {
	constructor(key, definition) {
		super(key, definition);
		this.itemType = "";
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case SEQUENCE: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${SEQUENCE}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${SEQUENCE} key`);
						switch (mappingKey.value) {
							case ITEM_TYPE: {
								const itemType = mappingPair.value.assertString(`${DEFINITION} ${SEQUENCE} ${ITEM_TYPE}`);
								this.itemType = itemType.value;
								break;
							}
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${SEQUENCE} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.Sequence;
	}
	validate(schema, name) {
		if (!this.itemType) throw new Error(`'${name}' does not defined '${ITEM_TYPE}'`);
		schema.getDefinition(this.itemType);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/string-definition.js
var StringDefinition = class extends ScalarDefinition {
	constructor(key, definition) {
		super(key, definition);
		this.constant = "";
		this.ignoreCase = false;
		this.requireNonEmpty = false;
		this.isExpression = false;
		if (definition) for (const definitionPair of definition) {
			const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
			switch (definitionKey.value) {
				case STRING: {
					const mapping = definitionPair.value.assertMapping(`${DEFINITION} ${STRING}`);
					for (const mappingPair of mapping) {
						const mappingKey = mappingPair.key.assertString(`${DEFINITION} ${STRING} key`);
						switch (mappingKey.value) {
							case CONSTANT: {
								const constantStringToken = mappingPair.value.assertString(`${DEFINITION} ${STRING} ${CONSTANT}`);
								this.constant = constantStringToken.value;
								break;
							}
							case IGNORE_CASE: {
								const ignoreCaseBooleanToken = mappingPair.value.assertBoolean(`${DEFINITION} ${STRING} ${IGNORE_CASE}`);
								this.ignoreCase = ignoreCaseBooleanToken.value;
								break;
							}
							case REQUIRE_NON_EMPTY: {
								const requireNonEmptyBooleanToken = mappingPair.value.assertBoolean(`${DEFINITION} ${STRING} ${REQUIRE_NON_EMPTY}`);
								this.requireNonEmpty = requireNonEmptyBooleanToken.value;
								break;
							}
							case IS_EXPRESSION: {
								const isExpressionToken = mappingPair.value.assertBoolean(`${DEFINITION} ${STRING} ${IS_EXPRESSION}`);
								this.isExpression = isExpressionToken.value;
								break;
							}
							default: mappingKey.assertUnexpectedValue(`${DEFINITION} ${STRING} key`);
						}
					}
					break;
				}
				default: definitionKey.assertUnexpectedValue(`${DEFINITION} key`);
			}
		}
	}
	get definitionType() {
		return DefinitionType.String;
	}
	isMatch(literal) {
		if (literal.templateTokenType === TokenType.String) {
			const value = literal.value;
			if (this.constant) return this.ignoreCase ? this.constant.toUpperCase() === value.toUpperCase() : this.constant === value;
			else if (this.requireNonEmpty) return !!value;
			else return true;
		}
		return false;
	}
	validate() {
		if (this.constant && this.requireNonEmpty) throw new Error(`Properties '${CONSTANT}' and '${REQUIRE_NON_EMPTY}' cannot both be set`);
	}
};

// node_modules/@actions/workflow-parser/dist/templates/schema/template-schema.js
/**
* This models the root schema object and contains definitions
*/
var TemplateSchema = class TemplateSchema {
	constructor(mapping) {
		this.definitions = {};
		this.version = "";
		this.definitions[NULL] = new NullDefinition(NULL);
		this.definitions[BOOLEAN] = new BooleanDefinition(BOOLEAN);
		this.definitions[NUMBER] = new NumberDefinition(NUMBER);
		this.definitions[STRING] = new StringDefinition(STRING);
		const sequenceDefinition = new SequenceDefinition(SEQUENCE);
		sequenceDefinition.itemType = "any";
		this.definitions[sequenceDefinition.key] = sequenceDefinition;
		const mappingDefinition = new MappingDefinition(MAPPING);
		mappingDefinition.looseKeyType = STRING;
		mappingDefinition.looseValueType = "any";
		this.definitions[mappingDefinition.key] = mappingDefinition;
		const anyDefinition = new OneOfDefinition("any");
		anyDefinition.oneOf.push(NULL);
		anyDefinition.oneOf.push(BOOLEAN);
		anyDefinition.oneOf.push(NUMBER);
		anyDefinition.oneOf.push(STRING);
		anyDefinition.oneOf.push(SEQUENCE);
		anyDefinition.oneOf.push(MAPPING);
		this.definitions[anyDefinition.key] = anyDefinition;
		if (mapping) for (const pair of mapping) {
			const key = pair.key.assertString(`${TEMPLATE_SCHEMA} key`);
			switch (key.value) {
				case VERSION:
					this.version = pair.value.assertString(`${TEMPLATE_SCHEMA} ${VERSION}`).value;
					break;
				case DEFINITIONS: {
					const definitions = pair.value.assertMapping(`${TEMPLATE_SCHEMA} ${DEFINITIONS}`);
					for (const definitionsPair of definitions) {
						const definitionsKey = definitionsPair.key.assertString(`${TEMPLATE_SCHEMA} ${DEFINITIONS} key`);
						const definitionsValue = definitionsPair.value.assertMapping(`${TEMPLATE_SCHEMA} ${DEFINITIONS} value`);
						let definition;
						for (const definitionPair of definitionsValue) {
							const definitionKey = definitionPair.key.assertString(`${DEFINITION} key`);
							const mappingToken = definitionsPair.value;
							switch (definitionKey.value) {
								case NULL:
									definition = new NullDefinition(definitionsKey.value, definitionsValue);
									break;
								case BOOLEAN:
									definition = new BooleanDefinition(definitionsKey.value, definitionsValue);
									break;
								case NUMBER:
									definition = new NumberDefinition(definitionsKey.value, definitionsValue);
									break;
								case STRING:
									definition = new StringDefinition(definitionsKey.value, definitionsValue);
									break;
								case SEQUENCE:
									definition = new SequenceDefinition(definitionsKey.value, definitionsValue);
									break;
								case MAPPING:
									definition = new MappingDefinition(definitionsKey.value, definitionsValue);
									break;
								case ONE_OF:
									definition = new OneOfDefinition(definitionsKey.value, definitionsValue);
									break;
								case ALLOWED_VALUES:
									for (const item of mappingToken) if (item.value.templateTokenType === TokenType.Sequence) {
										const sequenceToken = item.value;
										for (const activity of sequenceToken) if (activity.templateTokenType === TokenType.String) {
											const stringToken = activity;
											const allowedValuesKey = definitionsKey.value + "-" + stringToken.value;
											const allowedValuesDef = new StringDefinition(allowedValuesKey);
											allowedValuesDef.constant = stringToken.toDisplayString();
											this.definitions[allowedValuesKey] = allowedValuesDef;
										}
									}
									definition = new OneOfDefinition(definitionsKey.value, definitionsValue);
									break;
								case CONTEXT:
								case DESCRIPTION: continue;
								default: definitionKey.assertUnexpectedValue(`${DEFINITION} mapping key`);
							}
							break;
						}
						if (!definition) throw new Error(`Not enough information to construct definition '${definitionsKey.value}'`);
						this.definitions[definitionsKey.value] = definition;
					}
					break;
				}
				default: key.assertUnexpectedValue(`${TEMPLATE_SCHEMA} key`);
			}
		}
	}
	/**
	* Looks up a definition by name
	*/
	getDefinition(name) {
		const result = this.definitions[name];
		if (result) return result;
		throw new Error(`Schema definition '${name}' not found`);
	}
	/**
	* Expands one-of definitions and returns all scalar definitions
	*/
	getScalarDefinitions(definition) {
		const result = [];
		switch (definition.definitionType) {
			case DefinitionType.Null:
			case DefinitionType.Boolean:
			case DefinitionType.Number:
			case DefinitionType.String:
				result.push(definition);
				break;
			case DefinitionType.OneOf: {
				const oneOf = definition;
				for (const nestedName of oneOf.oneOf) {
					const nestedDefinition = this.getDefinition(nestedName);
					result.push(...this.getScalarDefinitions(nestedDefinition));
				}
				break;
			}
		}
		return result;
	}
	/**
	* Expands one-of definitions and returns all matching definitions by type
	*/
	getDefinitionsOfType(definition, type) {
		const result = [];
		if (definition.definitionType === type) result.push(definition);
		else if (definition.definitionType === DefinitionType.OneOf) {
			const oneOf = definition;
			for (const nestedName of oneOf.oneOf) {
				const nestedDefinition = this.getDefinition(nestedName);
				if (nestedDefinition.definitionType === type) result.push(nestedDefinition);
			}
		}
		return result;
	}
	/**
	* Attempts match the property name to a property defined by any of the specified definitions.
	* If matched, any unmatching definitions are filtered from the definitions array.
	* Returns the type information for the matched property.
	*/
	matchPropertyAndFilter(definitions, propertyName) {
		let result;
		let notFoundInSome = false;
		for (const definition of definitions) {
			const propertyDef = definition.properties[propertyName];
			if (propertyDef) result = propertyDef;
			else notFoundInSome = true;
		}
		if (result && notFoundInSome) for (let i = 0; i < definitions.length;) if (definitions[i].properties[propertyName]) i++;
		else definitions.splice(i, 1);
		return result;
	}
	validate() {
		const oneOfDefinitions = {};
		for (const name of Object.keys(this.definitions)) {
			if (!name.match(TemplateSchema._definitionNamePattern)) throw new Error(`Invalid definition name '${name}'`);
			const definition = this.definitions[name];
			if (definition.definitionType === DefinitionType.OneOf) oneOfDefinitions[name] = definition;
			else definition.validate(this, name);
		}
		for (const name of Object.keys(oneOfDefinitions)) oneOfDefinitions[name].validate(this, name);
	}
	/**
	* Loads a user-defined schema file
	*/
	static load(objectReader) {
		const context = new TemplateContext(new TemplateValidationErrors(10, 500), TemplateSchema.getInternalSchema(), new NoOperationTraceWriter());
		const template = readTemplate$1(context, TEMPLATE_SCHEMA, objectReader, void 0);
		context.errors.check();
		const mapping = template.assertMapping(TEMPLATE_SCHEMA);
		const schema = new TemplateSchema(mapping);
		schema.validate();
		return schema;
	}
	/**
	* Gets the internal schema used for reading user-defined schema files
	*/
	static getInternalSchema() {
		if (TemplateSchema._internalSchema === void 0) {
			const schema = new TemplateSchema();
			let mappingDefinition = new MappingDefinition(TEMPLATE_SCHEMA);
			mappingDefinition.properties[VERSION] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[DEFINITIONS] = new PropertyDefinition(new StringToken(void 0, void 0, DEFINITIONS, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(DEFINITIONS);
			mappingDefinition.looseKeyType = NON_EMPTY_STRING;
			mappingDefinition.looseValueType = DEFINITION;
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			let oneOfDefinition = new OneOfDefinition(DEFINITION);
			oneOfDefinition.oneOf.push(NULL_DEFINITION);
			oneOfDefinition.oneOf.push(BOOLEAN_DEFINITION);
			oneOfDefinition.oneOf.push(NUMBER_DEFINITION);
			oneOfDefinition.oneOf.push(STRING_DEFINITION);
			oneOfDefinition.oneOf.push(SEQUENCE_DEFINITION);
			oneOfDefinition.oneOf.push(MAPPING_DEFINITION);
			oneOfDefinition.oneOf.push(ONE_OF_DEFINITION);
			schema.definitions[oneOfDefinition.key] = oneOfDefinition;
			mappingDefinition = new MappingDefinition(NULL_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[NULL] = new PropertyDefinition(new StringToken(void 0, void 0, NULL_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(NULL_DEFINITION_PROPERTIES);
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(BOOLEAN_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[BOOLEAN] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(BOOLEAN_DEFINITION_PROPERTIES);
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(NUMBER_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[NUMBER] = new PropertyDefinition(new StringToken(void 0, void 0, NUMBER_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(NUMBER_DEFINITION_PROPERTIES);
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(STRING_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[STRING] = new PropertyDefinition(new StringToken(void 0, void 0, STRING_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(STRING_DEFINITION_PROPERTIES);
			mappingDefinition.properties[CONSTANT] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[IGNORE_CASE] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN, void 0));
			mappingDefinition.properties[REQUIRE_NON_EMPTY] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN, void 0));
			mappingDefinition.properties[IS_EXPRESSION] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(SEQUENCE_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[SEQUENCE] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(SEQUENCE_DEFINITION_PROPERTIES);
			mappingDefinition.properties[ITEM_TYPE] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(MAPPING_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[MAPPING] = new PropertyDefinition(new StringToken(void 0, void 0, MAPPING_DEFINITION_PROPERTIES, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(MAPPING_DEFINITION_PROPERTIES);
			mappingDefinition.properties[PROPERTIES] = new PropertyDefinition(new StringToken(void 0, void 0, PROPERTIES, void 0));
			mappingDefinition.properties[LOOSE_KEY_TYPE] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[LOOSE_VALUE_TYPE] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(PROPERTIES);
			mappingDefinition.looseKeyType = NON_EMPTY_STRING;
			mappingDefinition.looseValueType = PROPERTY_VALUE;
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			oneOfDefinition = new OneOfDefinition(PROPERTY_VALUE);
			oneOfDefinition.oneOf.push(NON_EMPTY_STRING);
			oneOfDefinition.oneOf.push(MAPPING_PROPERTY_VALUE);
			schema.definitions[oneOfDefinition.key] = oneOfDefinition;
			mappingDefinition = new MappingDefinition(MAPPING_PROPERTY_VALUE);
			mappingDefinition.properties[TYPE] = new PropertyDefinition(new StringToken(void 0, void 0, NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[REQUIRED] = new PropertyDefinition(new StringToken(void 0, void 0, BOOLEAN, void 0));
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			mappingDefinition = new MappingDefinition(ONE_OF_DEFINITION);
			mappingDefinition.properties[DESCRIPTION] = new PropertyDefinition(new StringToken(void 0, void 0, STRING, void 0));
			mappingDefinition.properties[CONTEXT] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[ONE_OF] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			mappingDefinition.properties[ALLOWED_VALUES] = new PropertyDefinition(new StringToken(void 0, void 0, SEQUENCE_OF_NON_EMPTY_STRING, void 0));
			schema.definitions[mappingDefinition.key] = mappingDefinition;
			const stringDefinition = new StringDefinition(NON_EMPTY_STRING);
			stringDefinition.requireNonEmpty = true;
			schema.definitions[stringDefinition.key] = stringDefinition;
			const sequenceDefinition = new SequenceDefinition(SEQUENCE_OF_NON_EMPTY_STRING);
			sequenceDefinition.itemType = NON_EMPTY_STRING;
			schema.definitions[sequenceDefinition.key] = sequenceDefinition;
			schema.validate();
			TemplateSchema._internalSchema = schema;
		}
		return TemplateSchema._internalSchema;
	}
};
TemplateSchema._definitionNamePattern = /^[a-zA-Z_][a-zA-Z0-9_-]*$/;

// node_modules/@actions/workflow-parser/dist/action-v1.0.min.json
var action_v1_0_min_default = { definitions: {
	"action-root": {
		"description": "Action file",
		"mapping": {
			"properties": {
				"name": "string",
				"description": "string",
				"inputs": "inputs",
				"outputs": "outputs",
				"runs": "runs"
			},
			"loose-key-type": "non-empty-string",
			"loose-value-type": "any"
		}
	},
	"action-root-strict": {
		"description": "GitHub Action manifest file (action.yml/action.yaml) that defines an action's metadata, inputs, outputs, and execution configuration.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions)",
		"mapping": { "properties": {
			"name": {
				"type": "non-empty-string",
				"required": true,
				"description": "The name of your action. GitHub displays the name in the Actions tab to help visually identify actions in each job.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#name)"
			},
			"description": {
				"type": "string",
				"required": true,
				"description": "A short description of the action. GitHub displays this description in the Actions Marketplace.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#description)"
			},
			"author": {
				"type": "string",
				"description": "The name of the action's author.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#author)"
			},
			"inputs": "inputs-strict",
			"outputs": "outputs",
			"runs": {
				"type": "runs-strict",
				"required": true
			},
			"branding": "branding"
		} }
	},
	"inputs": { "mapping": {
		"loose-key-type": "non-empty-string",
		"loose-value-type": "input"
	} },
	"inputs-strict": {
		"description": "Input parameters allow you to specify data that the action expects to use during runtime. GitHub stores input parameters as environment variables. Inputs ids with uppercase letters are converted to lowercase during runtime.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputs)",
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "input-strict"
		}
	},
	"input": { "mapping": {
		"properties": { "default": "input-default-context" },
		"loose-key-type": "non-empty-string",
		"loose-value-type": "any"
	} },
	"input-strict": {
		"description": "An input parameter for this action.",
		"mapping": {
			"properties": {
				"description": {
					"type": "string",
					"description": "A string description of the input parameter.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_iddescription)"
				},
				"required": {
					"type": "boolean",
					"description": "A boolean to indicate whether the action requires the input parameter. Set to true when the parameter is required.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_idrequired)"
				},
				"default": {
					"type": "input-default-context",
					"description": "A string representing the default value. The default value is used when an input parameter isn't specified in a workflow file.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_iddefault)"
				},
				"deprecationMessage": {
					"type": "string",
					"description": "A string shown to users using the deprecated input, warning them that the input is deprecated and mentioning any alternatives.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_iddeprecationmessage)"
				}
			},
			"loose-key-type": "non-empty-string",
			"loose-value-type": "any"
		}
	},
	"input-default-context": {
		"description": "A string representing the default value. The default value is used when an input parameter isn't specified in a workflow file.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#inputsinput_iddefault)",
		"context": [
			"github",
			"strategy",
			"matrix",
			"job",
			"runner",
			"hashFiles(1,255)"
		],
		"string": {}
	},
	"outputs": {
		"description": "Output parameters allow you to declare data that an action sets. Actions that run later in a workflow can use the output data set in previously run actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#outputs-for-composite-actions)",
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "output-definition"
		}
	},
	"output-definition": {
		"description": "An output parameter for this action.",
		"mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the output parameter.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#outputsoutput_iddescription)"
			},
			"value": {
				"type": "output-value",
				"description": "The value that the output parameter will be mapped to. You can set this to a string or an expression with context.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#outputsoutput_idvalue)"
			}
		} }
	},
	"output-value": {
		"description": "The value that the output parameter will be mapped to. You can set this to a string or an expression with context.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#outputsoutput_idvalue)",
		"context": [
			"github",
			"strategy",
			"matrix",
			"steps",
			"inputs",
			"job",
			"runner",
			"env"
		],
		"string": {}
	},
	"runs-if": {
		"description": "Condition to control when this action's pre or post script runs.",
		"context": [
			"runner",
			"github",
			"job",
			"strategy",
			"matrix",
			"env",
			"inputs",
			"always(0,0)",
			"success(0,0)",
			"failure(0,0)",
			"cancelled(0,0)",
			"hashFiles(1,255)"
		],
		"string": {}
	},
	"runs": { "one-of": [
		"container-runs",
		"node-runs",
		"composite-runs",
		"plugin-runs"
	] },
	"runs-strict": {
		"description": "Specifies whether this is a JavaScript action, a composite action, or a Docker container action and how the action is executed.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runs)",
		"one-of": [
			"container-runs-strict",
			"node-runs-strict",
			"composite-runs-strict"
		]
	},
	"plugin-runs": { "mapping": { "properties": { "plugin": "non-empty-string" } } },
	"container-runs": { "mapping": { "properties": {
		"using": "non-empty-string",
		"image": "non-empty-string",
		"entrypoint": "non-empty-string",
		"args": "container-runs-args",
		"env": "container-runs-env",
		"pre-entrypoint": "non-empty-string",
		"pre-if": "non-empty-string",
		"post-entrypoint": "non-empty-string",
		"post-if": "non-empty-string"
	} } },
	"container-runs-args": {
		"description": "An array of strings that define the inputs for a Docker container. Inputs can include hardcoded strings. GitHub passes the args to the container's ENTRYPOINT when the container starts up.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsargs)",
		"sequence": { "item-type": "container-runs-context" }
	},
	"container-runs-env": {
		"description": "Specifies a key/value map of environment variables to set in the container environment.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsenv)",
		"context": ["inputs"],
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "string"
		}
	},
	"container-runs-context": {
		"context": ["inputs"],
		"string": {}
	},
	"node-runs": { "mapping": { "properties": {
		"using": "non-empty-string",
		"main": "non-empty-string",
		"pre": "non-empty-string",
		"pre-if": "non-empty-string",
		"post": "non-empty-string",
		"post-if": "non-empty-string"
	} } },
	"composite-runs": { "mapping": { "properties": {
		"using": "non-empty-string",
		"steps": "composite-steps"
	} } },
	"container-runs-strict": {
		"description": "Configuration for Docker container actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runs)",
		"mapping": { "properties": {
			"using": {
				"type": "using",
				"required": true,
				"description": "The runtime used to execute the action. Must be docker for Docker container actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsusing)"
			},
			"image": {
				"type": "non-empty-string",
				"required": true,
				"description": "The Docker image to use as the container to run the action. The value can be the Docker base image name, a local Dockerfile in your repository, or a public image in Docker Hub or another registry.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsimage)"
			},
			"entrypoint": {
				"type": "non-empty-string",
				"description": "Overrides the Docker ENTRYPOINT in the Dockerfile, or sets it if one wasn't already specified.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsentrypoint)"
			},
			"args": "container-runs-args",
			"env": "container-runs-env",
			"pre-entrypoint": {
				"type": "non-empty-string",
				"description": "Allows you to run a script before the entrypoint action begins.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspre-entrypoint)"
			},
			"pre-if": {
				"type": "runs-if",
				"description": "Allows you to define conditions for the pre: action execution. The pre: action will only run if the conditions in pre-if are met. If not set, then pre-if defaults to always().\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspre-if)"
			},
			"post-entrypoint": {
				"type": "non-empty-string",
				"description": "Allows you to run a cleanup script once the runs.entrypoint action has completed.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspost-entrypoint)"
			},
			"post-if": {
				"type": "runs-if",
				"description": "Allows you to define conditions for the post: action execution. The post: action will only run if the conditions in post-if are met. If not set, then post-if defaults to always().\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspost-if)"
			}
		} }
	},
	"node-runs-strict": {
		"description": "Configuration for JavaScript actions executed with Node.js.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runs)",
		"mapping": { "properties": {
			"using": {
				"type": "using",
				"required": true,
				"description": "The runtime used to execute the action. Use node20 or node24 for JavaScript actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsusing)"
			},
			"main": {
				"type": "non-empty-string",
				"required": true,
				"description": "The file that contains your action code. The runtime specified in using executes this file.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsmain)"
			},
			"pre": {
				"type": "non-empty-string",
				"description": "Allows you to run a script at the start of a job, before the main: action begins. You can use pre: to run prerequisite setup scripts.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspre)"
			},
			"pre-if": {
				"type": "runs-if",
				"description": "Allows you to define conditions for the pre: action execution. The pre: action will only run if the conditions in pre-if are met. If not set, then pre-if defaults to always().\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspre-if)"
			},
			"post": {
				"type": "non-empty-string",
				"description": "Allows you to run a script at the end of a job, once the main: action has completed. You can use post: to run cleanup scripts.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspost)"
			},
			"post-if": {
				"type": "runs-if",
				"description": "Allows you to define conditions for the post: action execution. The post: action will only run if the conditions in post-if are met. If not set, then post-if defaults to always().\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runspost-if)"
			}
		} }
	},
	"composite-runs-strict": {
		"description": "Configuration for composite actions that run multiple steps.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runs)",
		"mapping": { "properties": {
			"using": {
				"type": "using",
				"required": true,
				"description": "The runtime used to execute the action. Must be composite for composite actions.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsusing)"
			},
			"steps": {
				"type": "composite-steps",
				"required": true
			}
		} }
	},
	"composite-steps": {
		"description": "The steps that you plan to run in this action. These can be either run steps or uses steps.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runssteps)",
		"sequence": { "item-type": "composite-step" }
	},
	"composite-step": {
		"description": "A step within a composite action.",
		"one-of": ["run-step", "uses-step"]
	},
	"run-step": {
		"description": "Runs a command-line program using the operating system's shell.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsrun)",
		"mapping": { "properties": {
			"name": {
				"type": "string-steps-context",
				"description": "A name for your step to display on GitHub.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsname)"
			},
			"id": {
				"type": "non-empty-string",
				"description": "A unique identifier for the step. You can use the id to reference the step in contexts.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsid)"
			},
			"if": {
				"type": "step-if",
				"description": "You can use the if conditional to prevent a step from running unless a condition is met. You can use any supported context and expression to create a conditional.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsif)"
			},
			"run": {
				"type": "string-steps-context",
				"required": true,
				"description": "The command you want to run. This can be inline or a script in your action repository.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsrun)"
			},
			"shell": {
				"type": "string-steps-context",
				"required": true,
				"description": "The shell where you want to run the command. Any shell supported by the runner can be used. Required if run is set.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsshell)"
			},
			"env": "step-env",
			"continue-on-error": {
				"type": "boolean-steps-context",
				"description": "Prevents the action from failing when a step fails. Set to true to allow the action to pass when this step fails.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepscontinue-on-error)"
			},
			"working-directory": {
				"type": "string-steps-context",
				"description": "Specifies the working directory where the command is run.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsworking-directory)"
			}
		} }
	},
	"uses-step": {
		"description": "Runs another action as part of a step in your action.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsuses)",
		"mapping": { "properties": {
			"name": {
				"type": "string-steps-context",
				"description": "A name for your step to display on GitHub.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsname)"
			},
			"id": {
				"type": "non-empty-string",
				"description": "A unique identifier for the step. You can use the id to reference the step in contexts.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsid)"
			},
			"if": {
				"type": "step-if",
				"description": "You can use the if conditional to prevent a step from running unless a condition is met. You can use any supported context and expression to create a conditional.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsif)"
			},
			"uses": {
				"type": "non-empty-string",
				"required": true,
				"description": "Selects an action to run as part of a step in your action. An action is a reusable unit of code.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsuses)"
			},
			"with": "step-with",
			"env": "step-env",
			"continue-on-error": {
				"type": "boolean-steps-context",
				"description": "Prevents the action from failing when a step fails. Set to true to allow the action to pass when this step fails.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepscontinue-on-error)"
			}
		} }
	},
	"string-steps-context": {
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"hashFiles(1,255)"
		],
		"string": {}
	},
	"boolean-steps-context": {
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"hashFiles(1,255)"
		],
		"boolean": {}
	},
	"step-env": {
		"description": "Sets variables for steps to use in the runner environment. You can also set variables for the entire action.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsenv)",
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"hashFiles(1,255)"
		],
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "string"
		}
	},
	"step-if": {
		"description": "You can use the if conditional to prevent a step from running unless a condition is met. You can use any supported context and expression to create a conditional.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepsif)",
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"always(0,0)",
			"failure(0,0)",
			"cancelled(0,0)",
			"success(0,0)",
			"hashFiles(1,255)"
		],
		"string": {}
	},
	"step-with": {
		"description": "A map of the input parameters defined by the action. Each input parameter is a key/value pair.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#runsstepswith)",
		"context": [
			"github",
			"inputs",
			"strategy",
			"matrix",
			"steps",
			"job",
			"runner",
			"env",
			"hashFiles(1,255)"
		],
		"mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "string"
		}
	},
	"branding": {
		"description": "You can use a color and Feather icon to create a badge to personalize and distinguish your action in GitHub Marketplace.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#branding)",
		"mapping": { "properties": {
			"icon": {
				"type": "branding-icon",
				"description": "The name of the v4.28.0 Feather icon to use.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#brandingicon)"
			},
			"color": {
				"type": "branding-color",
				"description": "The background color of the badge.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#brandingcolor)"
			}
		} }
	},
	"branding-icon": {
		"description": "The name of the v4.28.0 Feather icon to use. Brand icons are omitted as well as: coffee, columns, divide-circle, divide-square, divide, frown, hexagon, key, meh, mouse-pointer, smile, tool, x-octagon.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#brandingicon)",
		"allowed-values": [
			"activity",
			"airplay",
			"alert-circle",
			"alert-octagon",
			"alert-triangle",
			"align-center",
			"align-justify",
			"align-left",
			"align-right",
			"anchor",
			"aperture",
			"archive",
			"arrow-down-circle",
			"arrow-down-left",
			"arrow-down-right",
			"arrow-down",
			"arrow-left-circle",
			"arrow-left",
			"arrow-right-circle",
			"arrow-right",
			"arrow-up-circle",
			"arrow-up-left",
			"arrow-up-right",
			"arrow-up",
			"at-sign",
			"award",
			"bar-chart-2",
			"bar-chart",
			"battery-charging",
			"battery",
			"bell-off",
			"bell",
			"bluetooth",
			"bold",
			"book-open",
			"book",
			"bookmark",
			"box",
			"briefcase",
			"calendar",
			"camera-off",
			"camera",
			"cast",
			"check-circle",
			"check-square",
			"check",
			"chevron-down",
			"chevron-left",
			"chevron-right",
			"chevron-up",
			"chevrons-down",
			"chevrons-left",
			"chevrons-right",
			"chevrons-up",
			"circle",
			"clipboard",
			"clock",
			"cloud-drizzle",
			"cloud-lightning",
			"cloud-off",
			"cloud-rain",
			"cloud-snow",
			"cloud",
			"code",
			"command",
			"compass",
			"copy",
			"corner-down-left",
			"corner-down-right",
			"corner-left-down",
			"corner-left-up",
			"corner-right-down",
			"corner-right-up",
			"corner-up-left",
			"corner-up-right",
			"cpu",
			"credit-card",
			"crop",
			"crosshair",
			"database",
			"delete",
			"disc",
			"dollar-sign",
			"download-cloud",
			"download",
			"droplet",
			"edit-2",
			"edit-3",
			"edit",
			"external-link",
			"eye-off",
			"eye",
			"fast-forward",
			"feather",
			"file-minus",
			"file-plus",
			"file-text",
			"file",
			"film",
			"filter",
			"flag",
			"folder-minus",
			"folder-plus",
			"folder",
			"gift",
			"git-branch",
			"git-commit",
			"git-merge",
			"git-pull-request",
			"globe",
			"grid",
			"hard-drive",
			"hash",
			"headphones",
			"heart",
			"help-circle",
			"home",
			"image",
			"inbox",
			"info",
			"italic",
			"layers",
			"layout",
			"life-buoy",
			"link-2",
			"link",
			"list",
			"loader",
			"lock",
			"log-in",
			"log-out",
			"mail",
			"map-pin",
			"map",
			"maximize-2",
			"maximize",
			"menu",
			"message-circle",
			"message-square",
			"mic-off",
			"mic",
			"minimize-2",
			"minimize",
			"minus-circle",
			"minus-square",
			"minus",
			"monitor",
			"moon",
			"more-horizontal",
			"more-vertical",
			"move",
			"music",
			"navigation-2",
			"navigation",
			"octagon",
			"package",
			"paperclip",
			"pause-circle",
			"pause",
			"percent",
			"phone-call",
			"phone-forwarded",
			"phone-incoming",
			"phone-missed",
			"phone-off",
			"phone-outgoing",
			"phone",
			"pie-chart",
			"play-circle",
			"play",
			"plus-circle",
			"plus-square",
			"plus",
			"pocket",
			"power",
			"printer",
			"radio",
			"refresh-ccw",
			"refresh-cw",
			"repeat",
			"rewind",
			"rotate-ccw",
			"rotate-cw",
			"rss",
			"save",
			"scissors",
			"search",
			"send",
			"server",
			"settings",
			"share-2",
			"share",
			"shield-off",
			"shield",
			"shopping-bag",
			"shopping-cart",
			"shuffle",
			"sidebar",
			"skip-back",
			"skip-forward",
			"slash",
			"sliders",
			"smartphone",
			"speaker",
			"square",
			"star",
			"stop-circle",
			"sun",
			"sunrise",
			"sunset",
			"tablet",
			"tag",
			"target",
			"terminal",
			"thermometer",
			"thumbs-down",
			"thumbs-up",
			"toggle-left",
			"toggle-right",
			"trash-2",
			"trash",
			"trending-down",
			"trending-up",
			"triangle",
			"truck",
			"tv",
			"type",
			"umbrella",
			"underline",
			"unlock",
			"upload-cloud",
			"upload",
			"user-check",
			"user-minus",
			"user-plus",
			"user-x",
			"user",
			"users",
			"video-off",
			"video",
			"voicemail",
			"volume-1",
			"volume-2",
			"volume-x",
			"volume",
			"watch",
			"wifi-off",
			"wifi",
			"wind",
			"x-circle",
			"x-square",
			"x",
			"zap-off",
			"zap",
			"zoom-in",
			"zoom-out"
		]
	},
	"branding-color": {
		"description": "The background color of the badge.\n\n[Documentation](https://docs.github.com/actions/creating-actions/metadata-syntax-for-github-actions#brandingcolor)",
		"allowed-values": [
			"white",
			"yellow",
			"blue",
			"green",
			"orange",
			"red",
			"purple",
			"gray-dark"
		]
	},
	"using": {
		"description": "The runtime used to execute the action.",
		"allowed-values": [
			"docker",
			"node12",
			"node16",
			"node20",
			"node24",
			"composite"
		]
	},
	"non-empty-string": { "string": { "require-non-empty": true } }
} };

// node_modules/@actions/workflow-parser/dist/workflow-v1.0.min.json
var workflow_v1_0_min_default = {
	version: "workflow-v1.0",
	definitions: {
		"workflow-root": {
			"description": "A workflow file.",
			"mapping": { "properties": {
				"on": "on",
				"name": "workflow-name",
				"description": "workflow-description",
				"run-name": "run-name",
				"defaults": "workflow-defaults",
				"env": "workflow-env",
				"permissions": "permissions",
				"concurrency": "workflow-concurrency",
				"jobs": {
					"type": "jobs",
					"required": true
				}
			} }
		},
		"workflow-root-strict": {
			"description": "Workflow file with strict validation",
			"mapping": { "properties": {
				"on": {
					"type": "on-strict",
					"required": true
				},
				"name": "workflow-name",
				"description": "workflow-description",
				"run-name": "run-name",
				"defaults": "workflow-defaults",
				"env": "workflow-env",
				"permissions": "permissions",
				"concurrency": "workflow-concurrency",
				"jobs": {
					"type": "jobs",
					"required": true
				}
			} }
		},
		"workflow-name": {
			"description": "The name of the workflow that GitHub displays on your repository's 'Actions' tab.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#name)",
			"string": {}
		},
		"workflow-description": {
			"description": "A description for your workflow or reusable workflow",
			"string": {}
		},
		"run-name": {
			"context": [
				"github",
				"inputs",
				"vars"
			],
			"string": {},
			"description": "The name for workflow runs generated from the workflow. GitHub displays the workflow run name in the list of workflow runs on your repository's 'Actions' tab.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#run-name)"
		},
		"on": {
			"description": "The GitHub event that triggers the workflow. Events can be a single string, array of events, array of event types, or an event configuration map that schedules a workflow or restricts the execution of a workflow to specific files, tags, or branch changes. View a full list of [events that trigger workflows](https://docs.github.com/actions/using-workflows/events-that-trigger-workflows).\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#on)",
			"one-of": [
				"string",
				"sequence",
				"on-mapping"
			]
		},
		"on-mapping": { "mapping": {
			"properties": { "workflow_call": "workflow-call" },
			"loose-key-type": "non-empty-string",
			"loose-value-type": "any"
		} },
		"on-strict": {
			"description": "The GitHub event that triggers the workflow.  Events can be a single string, array of events, array of event types, or an event configuration map that schedules a workflow or restricts the execution of a workflow to specific files, tags, or branch changes. View a full list of [events that trigger workflows](https://docs.github.com/actions/using-workflows/events-that-trigger-workflows).\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#on)",
			"one-of": [
				"on-string-strict",
				"on-sequence-strict",
				"on-mapping-strict"
			]
		},
		"on-mapping-strict": {
			"description": "The GitHub event that triggers the workflow.  Events can be a single string, array of events, array of event types, or an event configuration map that schedules a workflow or restricts the execution of a workflow to specific files, tags, or branch changes. View a full list of [events that trigger workflows](https://docs.github.com/actions/using-workflows/events-that-trigger-workflows).\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#on)",
			"mapping": { "properties": {
				"branch_protection_rule": "branch-protection-rule",
				"check_run": "check-run",
				"check_suite": "check-suite",
				"create": "create",
				"delete": "delete",
				"deployment": "deployment",
				"deployment_status": "deployment-status",
				"discussion": "discussion",
				"discussion_comment": "discussion-comment",
				"fork": "fork",
				"gollum": "gollum",
				"image_version": "image-version",
				"issue_comment": "issue-comment",
				"issues": "issues",
				"label": "label",
				"merge_group": "merge-group",
				"milestone": "milestone",
				"page_build": "page-build",
				"project": "project",
				"project_card": "project-card",
				"project_column": "project-column",
				"public": "public",
				"pull_request": "pull-request",
				"pull_request_comment": "pull-request-comment",
				"pull_request_review": "pull-request-review",
				"pull_request_review_comment": "pull-request-review-comment",
				"pull_request_target": "pull-request-target",
				"push": "push",
				"registry_package": "registry-package",
				"release": "release",
				"repository_dispatch": "repository-dispatch",
				"schedule": "schedule",
				"status": "status",
				"watch": "watch",
				"workflow_call": "workflow-call",
				"workflow_dispatch": "workflow-dispatch",
				"workflow_run": "workflow-run"
			} }
		},
		"on-string-strict": { "one-of": [
			"branch-protection-rule-string",
			"check-run-string",
			"check-suite-string",
			"create-string",
			"delete-string",
			"deployment-string",
			"deployment-status-string",
			"discussion-string",
			"discussion-comment-string",
			"fork-string",
			"gollum-string",
			"image-version-string",
			"issue-comment-string",
			"issues-string",
			"label-string",
			"merge-group-string",
			"milestone-string",
			"page-build-string",
			"project-string",
			"project-card-string",
			"project-column-string",
			"public-string",
			"pull-request-string",
			"pull-request-comment-string",
			"pull-request-review-string",
			"pull-request-review-comment-string",
			"pull-request-target-string",
			"push-string",
			"registry-package-string",
			"release-string",
			"repository-dispatch-string",
			"schedule-string",
			"status-string",
			"watch-string",
			"workflow-call-string",
			"workflow-dispatch-string",
			"workflow-run-string"
		] },
		"on-sequence-strict": { "sequence": { "item-type": "on-string-strict" } },
		"branch-protection-rule-string": {
			"description": "Runs your workflow when branch protection rules in the workflow repository are changed.",
			"string": { "constant": "branch_protection_rule" }
		},
		"branch-protection-rule": {
			"description": "Runs your workflow when branch protection rules in the workflow repository are changed.",
			"one-of": ["null", "branch-protection-rule-mapping"]
		},
		"branch-protection-rule-mapping": { "mapping": { "properties": { "types": "branch-protection-rule-activity" } } },
		"branch-protection-rule-activity": {
			"description": "The types of branch protection rule activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["branch-protection-rule-activity-type", "branch-protection-rule-activity-types"]
		},
		"branch-protection-rule-activity-types": { "sequence": { "item-type": "branch-protection-rule-activity-type" } },
		"branch-protection-rule-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"check-run-string": {
			"description": "Runs your workflow when activity related to a check run occurs. A check run is an individual test that is part of a check suite.",
			"string": { "constant": "check_run" }
		},
		"check-run": {
			"description": "Runs your workflow when activity related to a check run occurs. A check run is an individual test that is part of a check suite.",
			"one-of": ["null", "check-run-mapping"]
		},
		"check-run-mapping": { "mapping": { "properties": { "types": "check-run-activity" } } },
		"check-run-activity": {
			"description": "The types of check run activity that trigger the workflow. Supported activity types: `created`, `rerequested`, `completed`, `requested_action`.",
			"one-of": ["check-run-activity-type", "check-run-activity-types"]
		},
		"check-run-activity-types": { "sequence": { "item-type": "check-run-activity-type" } },
		"check-run-activity-type": { "allowed-values": [
			"completed",
			"created",
			"rerequested",
			"requested_action"
		] },
		"check-suite-string": {
			"description": "Runs your workflow when check suite activity occurs. A check suite is a collection of the check runs created for a specific commit. Check suites summarize the status and conclusion of the check runs that are in the suite.",
			"string": { "constant": "check_suite" }
		},
		"check-suite": {
			"description": "Runs your workflow when check suite activity occurs. A check suite is a collection of the check runs created for a specific commit. Check suites summarize the status and conclusion of the check runs that are in the suite.",
			"one-of": ["null", "check-suite-mapping"]
		},
		"check-suite-mapping": { "mapping": { "properties": { "types": "check-suite-activity" } } },
		"check-suite-activity": {
			"description": "The types of check suite activity that trigger the workflow. Supported activity types: `completed`.",
			"one-of": ["check-suite-activity-type", "check-suite-activity-types"]
		},
		"check-suite-activity-types": { "sequence": { "item-type": "check-suite-activity-type" } },
		"check-suite-activity-type": { "allowed-values": ["completed"] },
		"create-string": {
			"description": "Runs your workflow when someone creates a Git reference (Git branch or tag) in the workflow's repository.",
			"string": { "constant": "create" }
		},
		"create": {
			"description": "Runs your workflow when someone creates a Git reference (Git branch or tag) in the workflow's repository.",
			"null": {}
		},
		"delete-string": {
			"description": "Runs your workflow when someone deletes a Git reference (Git branch or tag) in the workflow's repository.",
			"string": { "constant": "delete" }
		},
		"delete": {
			"description": "Runs your workflow when someone deletes a Git reference (Git branch or tag) in the workflow's repository.",
			"null": {}
		},
		"deployment-string": {
			"description": "Runs your workflow when someone creates a deployment in the workflow's repository. Deployments created with a commit SHA may not have a Git ref.",
			"string": { "constant": "deployment" }
		},
		"deployment": {
			"description": "Runs your workflow when someone creates a deployment in the workflow's repository. Deployments created with a commit SHA may not have a Git ref.",
			"null": {}
		},
		"deployment-status-string": {
			"description": "Runs your workflow when a third party provides a deployment status. Deployments created with a commit SHA may not have a Git ref.",
			"string": { "constant": "deployment_status" }
		},
		"deployment-status": {
			"description": "Runs your workflow when a third party provides a deployment status. Deployments created with a commit SHA may not have a Git ref.",
			"null": {}
		},
		"discussion-string": {
			"description": "Runs your workflow when a discussion in the workflow's repository is created or modified. For activity related to comments on a discussion, use the `discussion_comment` event.",
			"string": { "constant": "discussion" }
		},
		"discussion": {
			"description": "Runs your workflow when a discussion in the workflow's repository is created or modified. For activity related to comments on a discussion, use the `discussion_comment` event.",
			"one-of": ["null", "discussion-mapping"]
		},
		"discussion-mapping": { "mapping": { "properties": { "types": "discussion-activity" } } },
		"discussion-activity": {
			"description": "The types of discussion activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`, `transferred`, `pinned`, `unpinned`, `labeled`, `unlabeled`, `locked`, `unlocked`, `category_changed`, `answered`, `unanswered`.",
			"one-of": ["discussion-activity-type", "discussion-activity-types"]
		},
		"discussion-activity-types": { "sequence": { "item-type": "discussion-activity-type" } },
		"discussion-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted",
			"transferred",
			"pinned",
			"unpinned",
			"labeled",
			"unlabeled",
			"locked",
			"unlocked",
			"category_changed",
			"answered",
			"unanswered"
		] },
		"discussion-comment-string": {
			"description": "Runs your workflow when a comment on a discussion in the workflow's repository is created or modified. For activity related to a discussion as opposed to comments on the discussion, use the `discussion` event.",
			"string": { "constant": "discussion_comment" }
		},
		"discussion-comment": {
			"description": "Runs your workflow when a comment on a discussion in the workflow's repository is created or modified. For activity related to a discussion as opposed to comments on the discussion, use the `discussion` event.",
			"one-of": ["null", "discussion-comment-mapping"]
		},
		"discussion-comment-mapping": { "mapping": { "properties": { "types": "discussion-comment-activity" } } },
		"discussion-comment-activity": {
			"description": "The types of discussion comment activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["discussion-comment-activity-type", "discussion-comment-activity-types"]
		},
		"discussion-comment-activity-types": { "sequence": { "item-type": "discussion-comment-activity-type" } },
		"discussion-comment-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"fork-string": {
			"description": "Runs your workflow when someone forks a repository.",
			"string": { "constant": "fork" }
		},
		"fork": {
			"description": "Runs your workflow when someone forks a repository.",
			"null": {}
		},
		"gollum-string": {
			"description": "Runs your workflow when someone creates or updates a Wiki page.",
			"string": { "constant": "gollum" }
		},
		"gollum": {
			"description": "Runs your workflow when someone creates or updates a Wiki page.",
			"null": {}
		},
		"image-version-string": {
			"description": "Runs your workflow when an image version is created or changes state.",
			"string": { "constant": "image_version" }
		},
		"image-version": {
			"description": "Runs your workflow when an image version is created or changes state.",
			"one-of": ["null", "image-version-mapping"]
		},
		"image-version-mapping": { "mapping": { "properties": {
			"types": "image-version-activity",
			"names": "event-names",
			"versions": "event-versions"
		} } },
		"image-version-activity": {
			"description": "The types of image version activity that trigger the workflow. Supported activity types: `created`, `ready`, `deleted`.",
			"one-of": ["image-version-activity-type", "image-version-activity-types"]
		},
		"image-version-activity-types": { "sequence": { "item-type": "image-version-activity-type" } },
		"image-version-activity-type": { "allowed-values": [
			"created",
			"ready",
			"deleted"
		] },
		"issue-comment-string": {
			"description": "Runs your workflow when an issue or pull request comment is created, edited, or deleted.",
			"string": { "constant": "issue_comment" }
		},
		"issue-comment": {
			"description": "Runs your workflow when an issue or pull request comment is created, edited, or deleted.",
			"one-of": ["null", "issue-comment-mapping"]
		},
		"issue-comment-mapping": { "mapping": { "properties": { "types": "issue-comment-activity" } } },
		"issue-comment-activity": {
			"description": "The types of issue comment activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["issue-comment-activity-type", "issue-comment-activity-types"]
		},
		"issue-comment-activity-types": { "sequence": { "item-type": "issue-comment-activity-type" } },
		"issue-comment-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"issues-string": {
			"description": "Runs your workflow when an issue in the workflow's repository is created or modified. For activity related to comments in an issue, use the `issue_comment` event.",
			"string": { "constant": "issues" }
		},
		"issues": {
			"description": "Runs your workflow when an issue in the workflow's repository is created or modified. For activity related to comments in an issue, use the `issue_comment` event.",
			"one-of": ["null", "issues-mapping"]
		},
		"issues-mapping": { "mapping": { "properties": { "types": "issues-activity" } } },
		"issues-activity": {
			"description": "The types of issue activity that trigger the workflow. Supported activity types: `opened`, `edited`, `deleted`, `transferred`, `pinned`, `unpinned`, `closed`, `reopened`, `assigned`, `unassigned`, `labeled`, `unlabeled`, `locked`, `unlocked`, `milestoned`, `demilestoned`, `field_added`, `field_removed`, `typed`, `untyped`.",
			"one-of": ["issues-activity-type", "issues-activity-types"]
		},
		"issues-activity-types": { "sequence": { "item-type": "issues-activity-type" } },
		"issues-activity-type": { "allowed-values": [
			"opened",
			"edited",
			"deleted",
			"transferred",
			"pinned",
			"unpinned",
			"closed",
			"reopened",
			"assigned",
			"unassigned",
			"labeled",
			"unlabeled",
			"locked",
			"unlocked",
			"milestoned",
			"demilestoned",
			"field_added",
			"field_removed",
			"typed",
			"untyped"
		] },
		"label-string": {
			"description": "Runs your workflow when a label in your workflow's repository is created or modified.",
			"string": { "constant": "label" }
		},
		"label": {
			"description": "Runs your workflow when a label in your workflow's repository is created or modified.",
			"one-of": ["null", "label-mapping"]
		},
		"label-mapping": { "mapping": { "properties": { "types": "label-activity" } } },
		"label-activity": {
			"description": "The types of label activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["label-activity-type", "label-activity-types"]
		},
		"label-activity-types": { "sequence": { "item-type": "label-activity-type" } },
		"label-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"merge-group-string": {
			"description": "Runs your workflow when a pull request is added to a merge queue, which adds the pull request to a merge group.",
			"string": { "constant": "merge_group" }
		},
		"merge-group": {
			"description": "Runs your workflow when a pull request is added to a merge queue, which adds the pull request to a merge group.",
			"one-of": ["null", "merge-group-mapping"]
		},
		"merge-group-mapping": { "mapping": { "properties": {
			"types": "merge-group-activity",
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore"
		} } },
		"merge-group-activity": {
			"description": "The types of merge group activity that trigger the workflow. Supported activity types: `checks_requested`.",
			"one-of": ["merge-group-activity-type", "merge-group-activity-types"]
		},
		"merge-group-activity-types": { "sequence": { "item-type": "merge-group-activity-type" } },
		"merge-group-activity-type": { "allowed-values": ["checks_requested"] },
		"milestone-string": {
			"description": "Runs your workflow when a milestone in the workflow's repository is created or modified.",
			"string": { "constant": "milestone" }
		},
		"milestone": {
			"description": "Runs your workflow when a milestone in the workflow's repository is created or modified.",
			"one-of": ["null", "milestone-mapping"]
		},
		"milestone-mapping": { "mapping": { "properties": { "types": "milestone-activity" } } },
		"milestone-activity": {
			"description": "The types of milestone activity that trigger the workflow. Supported activity types: `created`, `closed`, `opened`, `edited`, `deleted`.",
			"one-of": ["milestone-activity-type", "milestone-activity-types"]
		},
		"milestone-activity-types": { "sequence": { "item-type": "milestone-activity-type" } },
		"milestone-activity-type": { "allowed-values": [
			"created",
			"closed",
			"opened",
			"edited",
			"deleted"
		] },
		"page-build-string": {
			"description": "Runs your workflow when someone pushes to a branch that is the publishing source for GitHub Pages, if GitHub Pages is enabled for the repository.",
			"string": { "constant": "page_build" }
		},
		"page-build": {
			"description": "Runs your workflow when someone pushes to a branch that is the publishing source for GitHub Pages, if GitHub Pages is enabled for the repository.",
			"null": {}
		},
		"project-string": {
			"description": "Runs your workflow when a project board is created or modified. For activity related to cards or columns in a project board, use the `project_card` or `project_column` events instead.",
			"string": { "constant": "project" }
		},
		"project": {
			"description": "Runs your workflow when a project board is created or modified. For activity related to cards or columns in a project board, use the `project_card` or `project_column` events instead.",
			"one-of": ["null", "project-mapping"]
		},
		"project-mapping": { "mapping": { "properties": { "types": "project-activity" } } },
		"project-activity": {
			"description": "The types of project activity that trigger the workflow. Supported activity types: `created`, `closed`, `reopened`, `edited`, `deleted`.",
			"one-of": ["project-activity-type", "project-activity-types"]
		},
		"project-activity-types": { "sequence": { "item-type": "project-activity-type" } },
		"project-activity-type": { "allowed-values": [
			"created",
			"closed",
			"reopened",
			"edited",
			"deleted"
		] },
		"project-card-string": {
			"description": "Runs your workflow when a card on a project board is created or modified. For activity related to project boards or columns in a project board, use the `project` or `project_column` event instead.",
			"string": { "constant": "project_card" }
		},
		"project-card": {
			"description": "Runs your workflow when a card on a project board is created or modified. For activity related to project boards or columns in a project board, use the `project` or `project_column` event instead.",
			"one-of": ["null", "project-card-mapping"]
		},
		"project-card-mapping": { "mapping": { "properties": { "types": "project-card-activity" } } },
		"project-card-activity": {
			"description": "The types of project card activity that trigger the workflow. Supported activity types: `created`, `moved`, `converted`, `edited`, `deleted`.",
			"one-of": ["project-card-activity-type", "project-card-activity-types"]
		},
		"project-card-activity-types": { "sequence": { "item-type": "project-card-activity-type" } },
		"project-card-activity-type": { "allowed-values": [
			"created",
			"moved",
			"converted",
			"edited",
			"deleted"
		] },
		"project-column-string": {
			"description": "Runs your workflow when a column on a project board is created or modified. For activity related to project boards or cards in a project board, use the `project` or `project_card` event instead.",
			"string": { "constant": "project_column" }
		},
		"project-column": {
			"description": "Runs your workflow when a column on a project board is created or modified. For activity related to project boards or cards in a project board, use the `project` or `project_card` event instead.",
			"one-of": ["null", "project-column-mapping"]
		},
		"project-column-mapping": { "mapping": { "properties": { "types": "project-column-activity" } } },
		"project-column-activity": {
			"description": "The types of project column activity that trigger the workflow. Supported activity types: `created`, `updated`, `moved`, `deleted`.",
			"one-of": ["project-column-activity-type", "project-column-activity-types"]
		},
		"project-column-activity-types": { "sequence": { "item-type": "project-column-activity-type" } },
		"project-column-activity-type": { "allowed-values": [
			"created",
			"updated",
			"moved",
			"deleted"
		] },
		"public-string": {
			"description": "Runs your workflow when your workflow's repository changes from private to public.",
			"string": { "constant": "public" }
		},
		"public": {
			"description": "Runs your workflow when your workflow's repository changes from private to public.",
			"null": {}
		},
		"pull-request-string": {
			"description": "Runs your workflow when activity on a pull request in the workflow's repository occurs. If no activity types are specified, the workflow runs when a pull request is opened, reopened, or when the head branch of the pull request is updated.",
			"string": { "constant": "pull_request" }
		},
		"pull-request": {
			"description": "Runs your workflow when activity on a pull request in the workflow's repository occurs. If no activity types are specified, the workflow runs when a pull request is opened, reopened, or when the head branch of the pull request is updated.",
			"one-of": ["null", "pull-request-mapping"]
		},
		"pull-request-mapping": { "mapping": { "properties": {
			"types": "pull-request-activity",
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore",
			"paths": "event-paths",
			"paths-ignore": "event-paths-ignore"
		} } },
		"pull-request-activity": {
			"description": "The types of pull request activity that trigger the workflow. Supported activity types: `assigned`, `unassigned`, `labeled`, `unlabeled`, `opened`, `edited`, `closed`, `reopened`, `synchronize`, `converted_to_draft`, `locked`, `unlocked`, `enqueued`, `dequeued`, `milestoned`, `demilestoned`, `ready_for_review`, `review_requested`, `review_request_removed`, `auto_merge_enabled`, `auto_merge_disabled`, `stacked`.",
			"one-of": ["pull-request-activity-type", "pull-request-activity-types"]
		},
		"pull-request-activity-types": { "sequence": { "item-type": "pull-request-activity-type" } },
		"pull-request-activity-type": { "allowed-values": [
			"assigned",
			"unassigned",
			"labeled",
			"unlabeled",
			"opened",
			"edited",
			"closed",
			"reopened",
			"synchronize",
			"converted_to_draft",
			"locked",
			"unlocked",
			"enqueued",
			"dequeued",
			"milestoned",
			"demilestoned",
			"ready_for_review",
			"review_requested",
			"review_request_removed",
			"auto_merge_enabled",
			"auto_merge_disabled",
			"stacked"
		] },
		"pull-request-comment-string": {
			"description": "Please use the `issue_comment` event instead.",
			"string": { "constant": "pull_request_comment" }
		},
		"pull-request-comment": {
			"description": "Please use the `issue_comment` event instead.",
			"one-of": ["null", "issue-comment-mapping"]
		},
		"pull-request-review-string": {
			"description": "Runs your workflow when a pull request review is submitted, edited, or dismissed. A pull request review is a group of pull request review comments in addition to a body comment and a state. For activity related to pull request review comments or pull request comments, use the `pull_request_review_comment` or `issue_comment` events instead.",
			"string": { "constant": "pull_request_review" }
		},
		"pull-request-review": {
			"description": "Runs your workflow when a pull request review is submitted, edited, or dismissed. A pull request review is a group of pull request review comments in addition to a body comment and a state. For activity related to pull request review comments or pull request comments, use the `pull_request_review_comment` or `issue_comment` events instead.",
			"one-of": ["null", "pull-request-review-mapping"]
		},
		"pull-request-review-mapping": { "mapping": { "properties": { "types": "pull-request-review-activity" } } },
		"pull-request-review-activity": {
			"description": "The types of pull request review activity that trigger the workflow. Supported activity types: `submitted`, `edited`, `dismissed`.",
			"one-of": ["pull-request-review-activity-type", "pull-request-review-activity-types"]
		},
		"pull-request-review-activity-types": { "sequence": { "item-type": "pull-request-review-activity-type" } },
		"pull-request-review-activity-type": { "allowed-values": [
			"submitted",
			"edited",
			"dismissed"
		] },
		"pull-request-review-comment-string": {
			"description": "",
			"string": { "constant": "pull_request_review_comment" }
		},
		"pull-request-review-comment": {
			"description": "",
			"one-of": ["null", "pull-request-review-comment-mapping"]
		},
		"pull-request-review-comment-mapping": { "mapping": { "properties": { "types": "pull-request-review-comment-activity" } } },
		"pull-request-review-comment-activity": {
			"description": "The types of pull request review comment activity that trigger the workflow. Supported activity types: `created`, `edited`, `deleted`.",
			"one-of": ["pull-request-review-comment-activity-type", "pull-request-review-comment-activity-types"]
		},
		"pull-request-review-comment-activity-types": { "sequence": { "item-type": "pull-request-review-comment-activity-type" } },
		"pull-request-review-comment-activity-type": { "allowed-values": [
			"created",
			"edited",
			"deleted"
		] },
		"pull-request-target-string": {
			"description": "Runs your workflow when activity on a pull request in the workflow's repository occurs. If no activity types are specified, the workflow runs when a pull request is opened, reopened, or when the head branch of the pull request is updated.\n\nThis event runs in the context of the base of the pull request, rather than in the context of the merge commit, as the `pull_request` event does. This prevents execution of unsafe code from the head of the pull request that could alter your repository or steal any secrets you use in your workflow. This event allows your workflow to do things like label or comment on pull requests from forks. Avoid using this event if you need to build or run code from the pull request.",
			"string": { "constant": "pull_request_target" }
		},
		"pull-request-target": {
			"description": "Runs your workflow when activity on a pull request in the workflow's repository occurs. If no activity types are specified, the workflow runs when a pull request is opened, reopened, or when the head branch of the pull request is updated.\n\nThis event runs in the context of the base of the pull request, rather than in the context of the merge commit, as the `pull_request` event does. This prevents execution of unsafe code from the head of the pull request that could alter your repository or steal any secrets you use in your workflow. This event allows your workflow to do things like label or comment on pull requests from forks. Avoid using this event if you need to build or run code from the pull request.",
			"one-of": ["null", "pull-request-target-mapping"]
		},
		"pull-request-target-mapping": { "mapping": { "properties": {
			"types": "pull-request-target-activity",
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore",
			"paths": "event-paths",
			"paths-ignore": "event-paths-ignore"
		} } },
		"pull-request-target-activity": {
			"description": "The types of pull request activity that trigger the workflow. Supported activity types: `assigned`, `unassigned`, `labeled`, `unlabeled`, `opened`, `edited`, `closed`, `reopened`, `synchronize`, `converted_to_draft`, `locked`, `unlocked`, `enqueued`, `dequeued`, `milestoned`, `demilestoned`, `ready_for_review`, `review_requested`, `review_request_removed`, `auto_merge_enabled`, `auto_merge_disabled`, `stacked`.",
			"one-of": ["pull-request-target-activity-type", "pull-request-target-activity-types"]
		},
		"pull-request-target-activity-types": { "sequence": { "item-type": "pull-request-target-activity-type" } },
		"pull-request-target-activity-type": { "allowed-values": [
			"assigned",
			"unassigned",
			"labeled",
			"unlabeled",
			"opened",
			"edited",
			"closed",
			"reopened",
			"synchronize",
			"converted_to_draft",
			"locked",
			"unlocked",
			"enqueued",
			"dequeued",
			"milestoned",
			"demilestoned",
			"ready_for_review",
			"review_requested",
			"review_request_removed",
			"auto_merge_enabled",
			"auto_merge_disabled",
			"stacked"
		] },
		"push-string": {
			"description": "Runs your workflow when you push a commit or tag.",
			"string": { "constant": "push" }
		},
		"push": {
			"description": "Runs your workflow when you push a commit or tag.",
			"one-of": ["null", "push-mapping"]
		},
		"push-mapping": { "mapping": { "properties": {
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore",
			"tags": "event-tags",
			"tags-ignore": "event-tags-ignore",
			"paths": "event-paths",
			"paths-ignore": "event-paths-ignore"
		} } },
		"registry-package-string": {
			"description": "Runs your workflow when activity related to GitHub Packages occurs in your repository.",
			"string": { "constant": "registry_package" }
		},
		"registry-package": {
			"description": "Runs your workflow when activity related to GitHub Packages occurs in your repository.",
			"one-of": ["null", "registry-package-mapping"]
		},
		"registry-package-mapping": { "mapping": { "properties": { "types": "registry-package-activity" } } },
		"registry-package-activity": {
			"description": "The types of registry package activity that trigger the workflow. Supported activity types: `published`, `updated`.",
			"one-of": ["registry-package-activity-type", "registry-package-activity-types"]
		},
		"registry-package-activity-types": { "sequence": { "item-type": "registry-package-activity-type" } },
		"registry-package-activity-type": { "allowed-values": ["published", "updated"] },
		"release-string": {
			"description": "Runs your workflow when release activity in your repository occurs.",
			"string": { "constant": "release" }
		},
		"release": {
			"description": "Runs your workflow when release activity in your repository occurs.",
			"one-of": ["null", "release-mapping"]
		},
		"release-mapping": { "mapping": { "properties": { "types": "release-activity" } } },
		"release-activity": {
			"description": "The types of release activity that trigger the workflow. Supported activity types: `published`, `unpublished`, `created`, `edited`, `deleted`, `prereleased`, `released`.",
			"one-of": ["release-activity-type", "release-activity-types"]
		},
		"release-activity-types": { "sequence": { "item-type": "release-activity-type" } },
		"release-activity-type": { "allowed-values": [
			"published",
			"unpublished",
			"created",
			"edited",
			"deleted",
			"prereleased",
			"released"
		] },
		"schedule-string": {
			"description": "The `schedule` event allows you to trigger a workflow at a scheduled time.\n\nYou can schedule a workflow to run at specific UTC times using POSIX cron syntax. Scheduled workflows run on the latest commit on the default or base branch. The shortest interval you can run scheduled workflows is once every 5 minutes. GitHub Actions does not support the non-standard syntax `@yearly`, `@monthly`, `@weekly`, `@daily`, `@hourly`, and `@reboot`.",
			"string": { "constant": "schedule" }
		},
		"schedule": {
			"description": "The `schedule` event allows you to trigger a workflow at a scheduled time.\n\nYou can schedule a workflow to run at specific UTC times using POSIX cron syntax. Scheduled workflows run on the latest commit on the default or base branch. The shortest interval you can run scheduled workflows is once every 5 minutes. GitHub Actions does not support the non-standard syntax `@yearly`, `@monthly`, `@weekly`, `@daily`, `@hourly`, and `@reboot`.",
			"sequence": { "item-type": "cron-mapping" }
		},
		"status-string": {
			"description": "Runs your workflow when the status of a Git commit changes. For example, commits can be marked as `error`, `failure`, `pending`, or `success`. If you want to provide more details about the status change, you may want to use the `check_run` event.",
			"string": { "constant": "status" }
		},
		"status": {
			"description": "Runs your workflow when the status of a Git commit changes. For example, commits can be marked as `error`, `failure`, `pending`, or `success`. If you want to provide more details about the status change, you may want to use the `check_run` event.",
			"null": {}
		},
		"watch-string": {
			"description": "Runs your workflow when the workflow's repository is starred.",
			"string": { "constant": "watch" }
		},
		"watch": {
			"description": "Runs your workflow when the workflow's repository is starred.",
			"one-of": ["null", "watch-mapping"]
		},
		"watch-mapping": { "mapping": { "properties": { "types": "watch-activity" } } },
		"watch-activity": {
			"description": "The types of watch activity that trigger the workflow. Supported activity types: `started`.",
			"one-of": ["watch-activity-type", "watch-activity-types"]
		},
		"watch-activity-types": { "sequence": { "item-type": "watch-activity-type" } },
		"watch-activity-type": { "allowed-values": ["started"] },
		"workflow-run-string": {
			"description": "This event occurs when a workflow run is requested or completed. It allows you to execute a workflow based on execution or completion of another workflow. The workflow started by the `workflow_run` event is able to access secrets and write tokens, even if the previous workflow was not. This is useful in cases where the previous workflow is intentionally not privileged, but you need to take a privileged action in a later workflow.",
			"string": { "constant": "workflow_run" }
		},
		"workflow-run": {
			"description": "This event occurs when a workflow run is requested or completed. It allows you to execute a workflow based on execution or completion of another workflow. The workflow started by the `workflow_run` event is able to access secrets and write tokens, even if the previous workflow was not. This is useful in cases where the previous workflow is intentionally not privileged, but you need to take a privileged action in a later workflow.",
			"one-of": ["null", "workflow-run-mapping"]
		},
		"workflow-run-mapping": { "mapping": { "properties": {
			"types": "workflow-run-activity",
			"workflows": "workflow-run-workflows",
			"branches": "event-branches",
			"branches-ignore": "event-branches-ignore"
		} } },
		"workflow-run-workflows": {
			"description": "The name of the workflow that triggers the `workflow_run` event. The workflow must be in the same repository as the workflow that uses the `workflow_run` event.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"workflow-run-activity": {
			"description": "The types of workflow run activity that trigger the workflow. Supported activity types: `completed`, `requested`, `in_progress`.",
			"one-of": ["workflow-run-activity-type", "workflow-run-activity-types"]
		},
		"workflow-run-activity-types": { "sequence": { "item-type": "workflow-run-activity-type" } },
		"workflow-run-activity-type": { "allowed-values": [
			"requested",
			"completed",
			"in_progress"
		] },
		"event-branches": {
			"description": "Use the `branches` filter when you want to include branch name patterns or when you want to both include and exclude branch name patterns. You cannot use both the `branches` and `branches-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-branches-ignore": {
			"description": "Use the `branches-ignore` filter when you only want to exclude branch name patterns. You cannot use both the `branches` and `branches-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-names": {
			"description": "Use the `names` filter when you want to include names via patterns or when you want to both include and exclude names using patterns. ",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-tags": {
			"description": "Use the `tags` filter when you want to include tag name patterns or when you want to both include and exclude tag names patterns. You cannot use both the `tags` and `tags-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-tags-ignore": {
			"description": "Use the `tags-ignore` filter when you only want to exclude tag name patterns. You cannot use both the `tags` and `tags-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-paths": {
			"description": "Use the `paths` filter when you want to include file path patterns or when you want to both include and exclude file path patterns. You cannot use both the `paths` and `paths-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-paths-ignore": {
			"description": "Use the `paths-ignore` filter when you only want to exclude file path patterns. You cannot use both the `paths` and `paths-ignore` filters for the same event in a workflow.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"event-versions": {
			"description": "Use the `versions` filter when you want to include versions via patterns or when you want to both include and exclude versions using patterns. ",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"repository-dispatch-string": {
			"description": "You can use the GitHub API to trigger a webhook event called `repository_dispatch` when you want to trigger a workflow for activity that happens outside of GitHub.",
			"string": { "constant": "branch_protection_rule" }
		},
		"repository-dispatch": {
			"description": "You can use the GitHub API to trigger a webhook event called `repository_dispatch` when you want to trigger a workflow for activity that happens outside of GitHub.",
			"one-of": ["null", "repository-dispatch-mapping"]
		},
		"repository-dispatch-mapping": { "mapping": { "properties": { "types": "sequence-of-non-empty-string" } } },
		"workflow-call-string": {
			"description": "The `workflow_call` event is used to indicate that a workflow can be called by another workflow. When a workflow is triggered with the `workflow_call` event, the event payload in the called workflow is the same event payload from the calling workflow.",
			"string": { "constant": "workflow_call" }
		},
		"workflow-call": {
			"description": "The `workflow_call` event is used to indicate that a workflow can be called by another workflow. When a workflow is triggered with the `workflow_call` event, the event payload in the called workflow is the same event payload from the calling workflow.",
			"one-of": ["null", "workflow-call-mapping"]
		},
		"workflow-call-mapping": { "mapping": { "properties": {
			"inputs": "workflow-call-inputs",
			"secrets": "workflow-call-secrets",
			"outputs": "workflow-call-outputs"
		} } },
		"workflow-call-inputs": {
			"description": "Inputs that are passed to the called workflow from the caller workflow.",
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "workflow-call-input-definition"
			}
		},
		"workflow-call-input-definition": { "mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the input parameter."
			},
			"type": {
				"type": "workflow-call-input-type",
				"required": true
			},
			"required": {
				"type": "boolean",
				"description": "A boolean to indicate whether the action requires the input parameter. Set to `true` when the parameter is required."
			},
			"default": "workflow-call-input-default"
		} } },
		"workflow-call-input-type": {
			"description": "Required if input is defined for the `on.workflow_call` keyword. The value of this parameter is a string specifying the data type of the input. This must be one of: `boolean`, `number`, or `string`.",
			"one-of": [
				"input-type-string",
				"input-type-boolean",
				"input-type-number"
			]
		},
		"input-type-string": { "string": { "constant": "string" } },
		"input-type-boolean": { "string": { "constant": "boolean" } },
		"input-type-number": { "string": { "constant": "number" } },
		"input-type-choice": { "string": { "constant": "choice" } },
		"input-type-environment": { "string": { "constant": "environment" } },
		"workflow-call-input-default": {
			"description": "If a `default` parameter is not set, the default value of the input is `false` for boolean, `0` for a number, and `\"\"` for a string.",
			"context": [
				"github",
				"inputs",
				"vars"
			],
			"one-of": [
				"string",
				"boolean",
				"number"
			]
		},
		"workflow-call-secrets": {
			"description": "A map of the secrets that can be used in the called workflow. Within the called workflow, you can use the `secrets` context to refer to a secret.",
			"mapping": {
				"loose-key-type": "workflow-call-secret-name",
				"loose-value-type": "workflow-call-secret-definition"
			}
		},
		"workflow-call-secret-name": {
			"string": { "require-non-empty": true },
			"description": "A string identifier to associate with the secret."
		},
		"workflow-call-secret-definition": { "one-of": ["null", "workflow-call-secret-mapping-definition"] },
		"workflow-call-secret-mapping-definition": { "mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the secret parameter."
			},
			"required": {
				"type": "boolean",
				"description": "A boolean specifying whether the secret must be supplied."
			}
		} } },
		"workflow-call-outputs": {
			"description": "A reusable workflow may generate data that you want to use in the caller workflow. To use these outputs, you must specify them as the outputs of the reusable workflow.",
			"mapping": {
				"loose-key-type": "workflow-call-output-name",
				"loose-value-type": "workflow-call-output-definition"
			}
		},
		"workflow-call-output-name": {
			"string": { "require-non-empty": true },
			"description": "A string identifier to associate with the output. The value of `<output_id>` is a map of the input's metadata. The `<output_id>` must be a unique identifier within the outputs object and must start with a letter or _ and contain only alphanumeric characters, -, or _."
		},
		"workflow-call-output-definition": { "mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the output parameter."
			},
			"value": {
				"type": "workflow-output-context",
				"required": true
			}
		} } },
		"workflow-output-context": {
			"description": "The value to assign to the output parameter.",
			"context": [
				"github",
				"inputs",
				"vars",
				"jobs"
			],
			"string": {}
		},
		"workflow-dispatch-string": {
			"description": "The `workflow_dispatch` event allows you to manually trigger a workflow run. A workflow can be manually triggered using the GitHub API, GitHub CLI, or GitHub browser interface.",
			"string": { "constant": "workflow_dispatch" }
		},
		"workflow-dispatch": {
			"description": "The `workflow_dispatch` event allows you to manually trigger a workflow run. A workflow can be manually triggered using the GitHub API, GitHub CLI, or GitHub browser interface.",
			"one-of": ["null", "workflow-dispatch-mapping"]
		},
		"workflow-dispatch-mapping": { "mapping": { "properties": { "inputs": "workflow-dispatch-inputs" } } },
		"workflow-dispatch-inputs": {
			"description": "You can configure custom-defined input properties, default input values, and required inputs for the event directly in your workflow. When you trigger the event, you can provide the `ref` and any `inputs`. When the workflow runs, you can access the input values in the `inputs` context.",
			"mapping": {
				"loose-key-type": "workflow-dispatch-input-name",
				"loose-value-type": "workflow-dispatch-input"
			}
		},
		"workflow-dispatch-input-name": {
			"string": { "require-non-empty": true },
			"description": "A string identifier to associate with the input. The value of <input_id> is a map of the input's metadata. The <input_id> must be a unique identifier within the inputs object. The <input_id> must start with a letter or _ and contain only alphanumeric characters, -, or _."
		},
		"workflow-dispatch-input": { "mapping": { "properties": {
			"description": {
				"type": "string",
				"description": "A string description of the input parameter."
			},
			"type": { "type": "workflow-dispatch-input-type" },
			"required": {
				"type": "boolean",
				"description": "A boolean to indicate whether the workflow requires the input parameter. Set to true when the parameter is required."
			},
			"default": "workflow-dispatch-input-default",
			"options": {
				"type": "sequence-of-string",
				"description": "The options of the dropdown list, if the type is a choice."
			}
		} } },
		"workflow-dispatch-input-type": {
			"description": "A string representing the type of the input. This must be one of: `boolean`, `number`, `string`, `choice`, or `environment`.",
			"one-of": [
				"input-type-string",
				"input-type-boolean",
				"input-type-number",
				"input-type-environment",
				"input-type-choice"
			]
		},
		"workflow-dispatch-input-default": {
			"description": "The default value is used when an input parameter isn't specified in a workflow file.",
			"one-of": [
				"string",
				"boolean",
				"number"
			]
		},
		"permissions": {
			"description": "You can use `permissions` to modify the default permissions granted to the `GITHUB_TOKEN`, adding or removing access as required, so that you only allow the minimum required access.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#permissions)",
			"one-of": [
				"permissions-mapping",
				"permission-level-shorthand-read-all",
				"permission-level-shorthand-write-all"
			]
		},
		"permissions-mapping": { "mapping": { "properties": {
			"actions": {
				"type": "permission-level-any",
				"description": "Actions workflows, workflow runs, and artifacts."
			},
			"artifact-metadata": {
				"type": "permission-level-any",
				"description": "Storage and deployment records for build artifacts."
			},
			"attestations": {
				"type": "permission-level-any",
				"description": "Artifact attestations."
			},
			"checks": {
				"type": "permission-level-any",
				"description": "Check runs and check suites."
			},
			"code-quality": {
				"type": "permission-level-any",
				"description": "Code quality data."
			},
			"contents": {
				"type": "permission-level-any",
				"description": "Repository contents, commits, branches, downloads, releases, and merges."
			},
			"copilot-requests": {
				"type": "permission-level-write-or-no-access",
				"description": "GitHub Copilot requests."
			},
			"deployments": {
				"type": "permission-level-any",
				"description": "Deployments and deployment statuses."
			},
			"discussions": {
				"type": "permission-level-any",
				"description": "Discussions and related comments and labels."
			},
			"drives": {
				"type": "permission-level-any",
				"description": "GitHub Drives persistent workspace storage. Use `read` for checkout and `write` to commit changes."
			},
			"id-token": {
				"type": "permission-level-write-or-no-access",
				"description": "Token to request an OpenID Connect token."
			},
			"issues": {
				"type": "permission-level-any",
				"description": "Issues and related comments, assignees, labels, and milestones."
			},
			"models": {
				"type": "permission-level-read-or-no-access",
				"description": "Call AI models with GitHub Models."
			},
			"packages": {
				"type": "permission-level-any",
				"description": "Packages published to the GitHub Package Platform."
			},
			"pages": {
				"type": "permission-level-any",
				"description": "Retrieve Pages statuses, configuration, and builds, as well as create new builds."
			},
			"pull-requests": {
				"type": "permission-level-any",
				"description": "Pull requests and related comments, assignees, labels, milestones, and merges."
			},
			"repository-projects": {
				"type": "permission-level-any",
				"description": "Classic projects within a repository."
			},
			"security-events": {
				"type": "permission-level-any",
				"description": "Code scanning alerts."
			},
			"statuses": {
				"type": "permission-level-any",
				"description": "Commit statuses."
			},
			"vulnerability-alerts": {
				"type": "permission-level-read-or-no-access",
				"description": "Dependabot alerts."
			}
		} } },
		"permission-level-any": {
			"description": "The permission level for the `GITHUB_TOKEN`.",
			"one-of": [
				"permission-level-read",
				"permission-level-write",
				"permission-level-no-access"
			]
		},
		"permission-level-read-or-no-access": { "one-of": ["permission-level-read", "permission-level-no-access"] },
		"permission-level-write-or-no-access": { "one-of": ["permission-level-write", "permission-level-no-access"] },
		"permission-level-read": {
			"description": "The permission level for the `GITHUB_TOKEN`. Grants `read` permission for the specified scope.",
			"string": { "constant": "read" }
		},
		"permission-level-write": {
			"description": "The permission level for the `GITHUB_TOKEN`. Grants `write` permission for the specified scope.",
			"string": { "constant": "write" }
		},
		"permission-level-no-access": {
			"description": "The permission level for the `GITHUB_TOKEN`. Restricts all access for the specified scope.",
			"string": { "constant": "none" }
		},
		"permission-level-shorthand-read-all": {
			"description": "The permission level for the `GITHUB_TOKEN`. Grants `read` access for all scopes.",
			"string": { "constant": "read-all" }
		},
		"permission-level-shorthand-write-all": {
			"description": "The permission level for the `GITHUB_TOKEN`. Grants `write` access for all scopes.",
			"string": { "constant": "write-all" }
		},
		"workflow-defaults": {
			"description": "Use `defaults` to create a map of default settings that will apply to all jobs in the workflow. You can also set default settings that are only available to a job.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#defaults)",
			"mapping": { "properties": { "run": "workflow-defaults-run" } }
		},
		"workflow-defaults-run": { "mapping": { "properties": {
			"shell": "shell",
			"working-directory": "working-directory"
		} } },
		"workflow-env": {
			"description": "A map of environment variables that are available to the steps of all jobs in the workflow. You can also set environment variables that are only available to the steps of a single job or to a single step.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#env)",
			"context": [
				"github",
				"inputs",
				"vars",
				"secrets"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string"
			}
		},
		"jobs": {
			"description": "A workflow run is made up of one or more `jobs`, which run in parallel by default. To run jobs sequentially, you can define dependencies on other jobs using the `jobs.<job_id>.needs` keyword. Each job runs in a runner environment specified by `runs-on`.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#jobs)",
			"mapping": {
				"loose-key-type": "job-id",
				"loose-value-type": "job"
			}
		},
		"job-id": {
			"string": { "require-non-empty": true },
			"description": "A unique identifier for the job. The identifier must start with a letter or _ and contain only alphanumeric characters, -, or _."
		},
		"job": {
			"description": "Each job must have an id to associate with the job. The key `job_id` is a string and its value is a map of the job's configuration data. You must replace `<job_id>` with a string that is unique to the jobs object. The `<job_id>` must start with a letter or _ and contain only alphanumeric characters, -, or _.",
			"one-of": ["job-factory", "workflow-job"]
		},
		"job-factory": { "mapping": { "properties": {
			"needs": "needs",
			"if": "job-if",
			"strategy": "strategy",
			"name": {
				"type": "string-strategy-context",
				"description": "The name of the job displayed on GitHub."
			},
			"runs-on": {
				"type": "runs-on",
				"required": true
			},
			"timeout-minutes": {
				"type": "number-strategy-context",
				"description": "The maximum number of minutes to let a workflow run before GitHub automatically cancels it. Default: 360"
			},
			"cancel-timeout-minutes": "number-strategy-context",
			"continue-on-error": {
				"type": "boolean-strategy-context",
				"description": "Prevents a workflow run from failing when a job fails. Set to true to allow a workflow run to pass when this job fails."
			},
			"container": "container",
			"services": "services",
			"env": "job-env",
			"environment": "job-environment",
			"permissions": "permissions",
			"concurrency": "job-concurrency",
			"outputs": "job-outputs",
			"defaults": "job-defaults",
			"steps": "steps",
			"snapshot": "snapshot"
		} } },
		"workflow-job": { "mapping": { "properties": {
			"name": {
				"type": "string-strategy-context",
				"description": "The name of the job displayed on GitHub."
			},
			"uses": {
				"description": "The location and version of a reusable workflow file to run as a job. Use one of the following formats:\n\n* `{owner}/{repo}/.github/workflows/{filename}@{ref}` for reusable workflows in public and private repositories.\n* `./.github/workflows/{filename}` for reusable workflows in the same repository.\n\n{ref} can be a SHA, a release tag, or a branch name. Using the commit SHA is the safest for stability and security.",
				"type": "non-empty-string",
				"required": true
			},
			"with": "workflow-job-with",
			"secrets": "workflow-job-secrets",
			"needs": "needs",
			"if": "job-if",
			"permissions": "permissions",
			"concurrency": "job-concurrency",
			"strategy": "strategy"
		} } },
		"workflow-job-with": {
			"description": "When a job is used to call a reusable workflow, you can use `with` to provide a map of inputs that are passed to the called workflow.\n\nAny inputs that you pass must match the input specifications defined in the called workflow.",
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "scalar-needs-context"
			}
		},
		"workflow-job-secrets": {
			"description": "When a job is used to call a reusable workflow, you can use `secrets` to provide a map of secrets that are passed to the called workflow.\n\nAny secrets that you pass must match the names defined in the called workflow.",
			"one-of": ["workflow-job-secrets-mapping", "workflow-job-secrets-inherit"]
		},
		"workflow-job-secrets-mapping": { "mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "scalar-needs-context-with-secrets"
		} },
		"workflow-job-secrets-inherit": { "string": { "constant": "inherit" } },
		"needs": {
			"description": "Use `needs` to identify any jobs that must complete successfully before this job will run. It can be a string or array of strings. If a job fails, all jobs that need it are skipped unless the jobs use a conditional expression that causes the job to continue. If a run contains a series of jobs that need each other, a failure applies to all jobs in the dependency chain from the point of failure onwards.",
			"one-of": ["sequence-of-non-empty-string", "non-empty-string"]
		},
		"job-if": {
			"description": "You can use the `if` conditional to prevent a job from running unless a condition is met. You can use any supported context and expression to create a conditional.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"always(0,0)",
				"failure(0,MAX)",
				"cancelled(0,0)",
				"success(0,MAX)"
			],
			"string": {}
		},
		"job-if-result": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"always(0,0)",
				"failure(0,MAX)",
				"cancelled(0,0)",
				"success(0,MAX)"
			],
			"one-of": [
				"null",
				"boolean",
				"number",
				"string",
				"sequence",
				"mapping"
			]
		},
		"strategy": {
			"description": "Use `strategy` to use a matrix strategy for your jobs. A matrix strategy lets you use variables in a single job definition to automatically create multiple job runs that are based on the combinations of the variables. ",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs"
			],
			"mapping": { "properties": {
				"fail-fast": {
					"type": "boolean",
					"description": "Setting `fail-fast` to `false` prevents GitHub from canceling all in-progress jobs if any matrix job fails. Default: `true`"
				},
				"max-parallel": {
					"type": "number",
					"description": "The maximum number of jobs that can run simultaneously when using a matrix job strategy. By default, GitHub will maximize the number of jobs run in parallel depending on runner availability."
				},
				"matrix": "matrix"
			} }
		},
		"matrix": {
			"description": "Use `matrix` to define a matrix of different job configurations. Within your matrix, define one or more variables followed by an array of values.",
			"mapping": {
				"properties": {
					"include": {
						"type": "matrix-filter",
						"description": "Use `include` to expand existing matrix configurations or to add new configurations. The value of `include` is a list of objects.\n\nFor each object in the `include` list, the key:value pairs in the object will be added to each of the matrix combinations if none of the key:value pairs overwrite any of the original matrix values. If the object cannot be added to any of the matrix combinations, a new matrix combination will be created instead. Note that the original matrix values will not be overwritten, but added matrix values can be overwritten."
					},
					"exclude": {
						"type": "matrix-filter",
						"description": "To remove specific configurations defined in the matrix, use `exclude`. An excluded configuration only has to be a partial match for it to be excluded."
					}
				},
				"loose-key-type": "non-empty-string",
				"loose-value-type": "sequence"
			}
		},
		"matrix-filter": { "sequence": { "item-type": "matrix-filter-item" } },
		"matrix-filter-item": { "mapping": {
			"loose-key-type": "non-empty-string",
			"loose-value-type": "any"
		} },
		"snapshot": {
			"description": "Use `snapshot` to define a custom image you want to create or update after your job succeeds by taking a snapshot of your runner.",
			"one-of": ["non-empty-string", "snapshot-mapping"]
		},
		"snapshot-mapping": { "mapping": { "properties": {
			"image-name": {
				"description": "The desired name of the custom image you want to create or update.",
				"type": "non-empty-string",
				"required": true
			},
			"if": "snapshot-if",
			"version": {
				"description": "The desired major version updates upon a new custom image version creation.",
				"type": "non-empty-string"
			}
		} } },
		"snapshot-if": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"description": "Use the if conditional to prevent a snapshot from being taken unless a condition is met. Any supported context and expression can be used to create a conditional. Expressions in an `if` conditional do not require the bracketed expression syntax. When you use expressions in an `if` conditional, you may omit the expression syntax because GitHub automatically evaluates the `if` conditional as an expression.",
			"string": {}
		},
		"runs-on": {
			"description": "Use `runs-on` to define the type of machine to run the job on.\n* The destination machine can be either a GitHub-hosted runner, larger runner, or a self-hosted runner.\n* You can target runners based on the labels assigned to them, or their group membership, or a combination of these.\n* You can provide `runs-on` as a single string or as an array of strings.\n* If you specify an array of strings, your workflow will execute on any runner that matches all of the specified `runs-on` values.\n* If you would like to run your workflow on multiple machines, use `jobs.<job_id>.strategy`.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": [
				"non-empty-string",
				"sequence-of-non-empty-string",
				"runs-on-mapping"
			]
		},
		"runs-on-mapping": { "mapping": { "properties": {
			"group": {
				"description": "The group from which to select a runner.",
				"type": "non-empty-string"
			},
			"labels": "runs-on-labels"
		} } },
		"runs-on-labels": {
			"description": "The label by which to filter for available runners.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"job-env": {
			"description": "A map of variables that are available to all steps in the job.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string"
			}
		},
		"workflow-concurrency": {
			"description": "Concurrency ensures that only a single job or workflow using the same concurrency group will run at a time. A concurrency group can be any string or expression.\n\nYou can also specify `concurrency` at the job level.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#concurrency)",
			"context": [
				"github",
				"inputs",
				"vars"
			],
			"one-of": ["string", "concurrency-mapping"]
		},
		"job-concurrency": {
			"description": "Concurrency ensures that only a single job using the same concurrency group will run at a time. A concurrency group can be any string or expression. The expression can use any context except for the `secrets` context.\n\nYou can also specify `concurrency` at the workflow level.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": ["non-empty-string", "concurrency-mapping"]
		},
		"concurrency-mapping": {
			"description": "Concurrency ensures that only a single job or workflow using the same concurrency group will run at a time. A concurrency group can be any string or expression.\n\nYou can also specify `concurrency` at the job level.\n\n[Documentation](https://docs.github.com/actions/using-workflows/workflow-syntax-for-github-actions#concurrency)",
			"mapping": { "properties": {
				"group": {
					"type": "non-empty-string",
					"required": true,
					"description": "When a concurrent job or workflow is queued, if another job or workflow using the same concurrency group in the repository is in progress, the queued job or workflow will be `pending`. Any previously pending job or workflow in the concurrency group will be canceled. To also cancel any currently running job or workflow in the same concurrency group, specify `cancel-in-progress: true`."
				},
				"cancel-in-progress": {
					"type": "boolean",
					"description": "To cancel any currently running job or workflow in the same concurrency group, specify cancel-in-progress: true."
				},
				"queue": {
					"type": "concurrency-queue",
					"description": "The queuing mode for the concurrency group. When set to `max`, workflows or jobs will wait in a queue for the concurrency group up to the maximum queue length. Default: `single` meaning at most one item can be pending."
				}
			} }
		},
		"concurrency-queue": { "allowed-values": ["single", "max"] },
		"job-environment": {
			"description": "The environment that the job references. All environment protection rules must pass before a job referencing the environment is sent to a runner.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": ["string", "job-environment-mapping"]
		},
		"job-environment-mapping": { "mapping": { "properties": {
			"name": {
				"type": "job-environment-name",
				"required": true
			},
			"url": {
				"type": "string-runner-context-no-secrets",
				"description": "The environment URL, which maps to `environment_url` in the deployments API."
			},
			"deployment": {
				"type": "boolean",
				"description": "Whether to create a deployment record for this environment. Defaults to true."
			}
		} } },
		"job-environment-name": {
			"description": "The name of the environment used by the job.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"string": {}
		},
		"job-defaults": {
			"description": "A map of default settings that will apply to all steps in the job. You can also set default settings for the entire workflow.",
			"mapping": { "properties": { "run": "job-defaults-run" } }
		},
		"job-defaults-run": {
			"context": [
				"github",
				"inputs",
				"vars",
				"strategy",
				"matrix",
				"needs",
				"env"
			],
			"mapping": { "properties": {
				"shell": "shell",
				"working-directory": "working-directory"
			} }
		},
		"job-outputs": {
			"description": "A map of outputs for a called workflow. Called workflow outputs are available to all downstream jobs in the caller workflow. Each output has an identifier, an optional `description,` and a `value`. The `value` must be set to the value of an output from a job within the called workflow.",
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string-runner-context"
			}
		},
		"steps": {
			"description": "A job contains a sequence of tasks called `steps`. Steps can run commands, run setup tasks, run an action in your repository, a public repository, or an action published in a Docker registry, wait for background steps to complete, or cancel a background step. Not all steps run actions, but all actions run as a step. Each step runs in its own process in the runner environment and has access to the workspace and filesystem. Because steps run in their own process, changes to environment variables are not preserved between steps. GitHub provides built-in steps to set up and complete a job.",
			"sequence": { "item-type": "steps-item" }
		},
		"steps-item": { "one-of": [
			"run-step",
			"regular-step",
			"wait-step",
			"wait-all-step",
			"cancel-step",
			"parallel-step"
		] },
		"run-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"if": "step-if",
			"timeout-minutes": "step-timeout-minutes",
			"run": {
				"type": "string-steps-context",
				"description": "Runs command-line programs using the operating system's shell. If you do not provide a `name`, the step name will default to the text specified in the `run` command. Commands run using non-login shells by default. You can choose a different shell and customize the shell used to run commands. Each `run` keyword represents a new process and shell in the virtual environment. When you provide multi-line commands, each line runs in the same shell.",
				"required": true
			},
			"continue-on-error": "step-continue-on-error",
			"env": "step-env",
			"working-directory": "string-steps-context",
			"shell": "shell",
			"background": "step-background"
		} } },
		"regular-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"if": "step-if",
			"continue-on-error": "step-continue-on-error",
			"timeout-minutes": "step-timeout-minutes",
			"uses": {
				"type": "step-uses",
				"required": true
			},
			"with": "step-with",
			"env": "step-env",
			"background": "step-background"
		} } },
		"wait-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"continue-on-error": "step-continue-on-error",
			"wait": {
				"type": "step-wait-target",
				"required": true
			}
		} } },
		"wait-all-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"continue-on-error": "step-continue-on-error",
			"wait-all": {
				"type": "step-wait-all-value",
				"required": true
			}
		} } },
		"cancel-step": { "mapping": { "properties": {
			"name": "step-name",
			"id": "step-id",
			"continue-on-error": "step-continue-on-error",
			"cancel": {
				"type": "step-cancel-target",
				"required": true
			}
		} } },
		"parallel-step": { "mapping": { "properties": { "parallel": {
			"type": "parallel-steps",
			"required": true,
			"description": "Run a group of steps concurrently. All steps in the parallel block run as background steps and the workflow waits for all of them to complete before continuing."
		} } } },
		"parallel-steps": { "sequence": { "item-type": "steps-item" } },
		"step-uses": {
			"description": "Selects an action to run as part of a step in your job. An action is a reusable unit of code. You can use an action defined in the same repository as the workflow, a public repository, a [private repository with access enabled](https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/enabling-features-for-your-repository/managing-github-actions-settings-for-a-repository#allowing-access-to-components-in-a-private-repository), or in a published Docker container image.",
			"string": { "require-non-empty": true }
		},
		"step-background": {
			"boolean": {},
			"description": "When set to true, runs this step in the background. The workflow continues to the next step immediately without waiting for the background step to finish."
		},
		"step-wait-target": {
			"description": "The step ID or IDs of background steps to wait for.",
			"one-of": ["non-empty-string", "sequence-of-non-empty-string"]
		},
		"step-wait-all-value": {
			"description": "Wait for all prior background steps to complete. Use as a bare key (`wait-all:`) or with a boolean value.",
			"one-of": ["null", "boolean"]
		},
		"step-cancel-target": {
			"description": "The step ID of a background step to cancel.",
			"string": { "require-non-empty": true }
		},
		"step-continue-on-error": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"boolean": {},
			"description": "Prevents a job from failing when a step fails. Set to `true` to allow a job to pass when this step fails."
		},
		"step-id": {
			"string": { "require-non-empty": true },
			"description": "A unique identifier for the step. You can use the `id` to reference the step in contexts."
		},
		"step-if": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"steps",
				"job",
				"runner",
				"env",
				"always(0,0)",
				"failure(0,0)",
				"cancelled(0,0)",
				"success(0,0)",
				"hashFiles(1,255)"
			],
			"description": "Use the `if` conditional to prevent a step from running unless a condition is met. Any supported context and expression can be used to create a conditional. Expressions in an `if` conditional do not require the bracketed expression syntax. When you use expressions in an `if` conditional, you may omit the expression syntax because GitHub automatically evaluates the `if` conditional as an expression.",
			"string": {}
		},
		"step-if-result": {
			"context": [
				"github",
				"inputs",
				"vars",
				"strategy",
				"matrix",
				"steps",
				"job",
				"runner",
				"env",
				"always(0,0)",
				"failure(0,0)",
				"cancelled(0,0)",
				"success(0,0)",
				"hashFiles(1,255)"
			],
			"one-of": [
				"null",
				"boolean",
				"number",
				"string",
				"sequence",
				"mapping"
			]
		},
		"step-env": {
			"description": "Sets variables for steps to use in the runner environment. You can also set variables for the entire workflow or a job.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string"
			}
		},
		"step-name": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"string": {},
			"description": "A name for your step to display on GitHub."
		},
		"step-timeout-minutes": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"number": {},
			"description": "The maximum number of minutes to run the step before killing the process."
		},
		"step-with": {
			"description": "A map of the input parameters defined by the action. Each input parameter is a key/value pair. Input parameters are set as variables. When you specify an input in a workflow file or use a default input value, GitHub creates a variable for the input with the name `INPUT_<VARIABLE_NAME>`. The variable created converts input names to uppercase letters and replaces spaces with `_`.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string"
			}
		},
		"container": {
			"description": "A container to run any steps in a job that don't already specify a container. If you have steps that use both script and container actions, the container actions will run as sibling containers on the same network with the same volume mounts.\n\nIf you do not set a container, all steps will run directly on the host specified by runs-on unless a step refers to an action configured to run in a container.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": ["string", "container-mapping"]
		},
		"container-mapping": { "mapping": { "properties": {
			"image": {
				"type": "non-empty-string",
				"description": "Use `jobs.<job_id>.container.image` to define the Docker image to use as the container to run the action. The value can be the Docker Hub image or a registry name."
			},
			"options": {
				"type": "string",
				"description": "Use `jobs.<job_id>.container.options` to configure additional Docker container resource options."
			},
			"env": "container-env",
			"ports": {
				"type": "sequence-of-non-empty-string",
				"description": "Use `jobs.<job_id>.container.ports` to set an array of ports to expose on the container."
			},
			"volumes": {
				"type": "sequence-of-non-empty-string",
				"description": "Use `jobs.<job_id>.container.volumes` to set an array of volumes for the container to use. You can use volumes to share data between services or other steps in a job. You can specify named Docker volumes, anonymous Docker volumes, or bind mounts on the host."
			},
			"credentials": "container-registry-credentials"
		} } },
		"services": {
			"description": "Additional containers to host services for a job in a workflow. These are useful for creating databases or cache services like redis. The runner on the virtual machine will automatically create a network and manage the life cycle of the service containers. When you use a service container for a job or your step uses container actions, you don't need to set port information to access the service. Docker automatically exposes all ports between containers on the same network. When both the job and the action run in a container, you can directly reference the container by its hostname. The hostname is automatically mapped to the service name. When a step does not use a container action, you must access the service using localhost and bind the ports.",
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "services-container"
			}
		},
		"services-container": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": ["non-empty-string", "service-container-mapping"]
		},
		"container-registry-credentials": {
			"description": "If the image's container registry requires authentication to pull the image, you can use `jobs.<job_id>.container.credentials` to set a map of the username and password. The credentials are the same values that you would provide to the `docker login` command.",
			"context": [
				"github",
				"inputs",
				"vars",
				"secrets",
				"env"
			],
			"mapping": { "properties": {
				"username": "non-empty-string",
				"password": "non-empty-string"
			} }
		},
		"container-env": {
			"description": "Use `jobs.<job_id>.container.env` to set a map of variables in the container.",
			"mapping": {
				"loose-key-type": "non-empty-string",
				"loose-value-type": "string-runner-context"
			}
		},
		"non-empty-string": { "string": { "require-non-empty": true } },
		"sequence-of-non-empty-string": { "sequence": { "item-type": "non-empty-string" } },
		"sequence-of-string": { "sequence": { "item-type": "string" } },
		"boolean-needs-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs"
			],
			"boolean": {}
		},
		"number-needs-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs"
			],
			"number": {}
		},
		"string-needs-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs"
			],
			"string": {}
		},
		"scalar-needs-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"one-of": [
				"string",
				"boolean",
				"number"
			]
		},
		"scalar-needs-context-with-secrets": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"secrets",
				"strategy",
				"matrix"
			],
			"one-of": [
				"string",
				"boolean",
				"number"
			]
		},
		"boolean-strategy-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"boolean": {}
		},
		"number-strategy-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"number": {}
		},
		"string-strategy-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix"
			],
			"string": {}
		},
		"boolean-steps-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"boolean": {}
		},
		"number-steps-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"number": {}
		},
		"string-runner-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env"
			],
			"string": {}
		},
		"string-runner-context-no-secrets": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"steps",
				"job",
				"runner",
				"env"
			],
			"string": {}
		},
		"string-steps-context": {
			"context": [
				"github",
				"inputs",
				"vars",
				"needs",
				"strategy",
				"matrix",
				"secrets",
				"steps",
				"job",
				"runner",
				"env",
				"hashFiles(1,255)"
			],
			"string": {}
		},
		"shell": {
			"string": { "require-non-empty": true },
			"description": "Use `shell` to override the default shell settings in the runner's operating system. You can use built-in shell keywords, or you can define a custom set of shell options. The shell command that is run internally executes a temporary file that contains the commands specified in `run`."
		},
		"working-directory": {
			"string": { "require-non-empty": true },
			"description": "The `working-directory` keyword specifies the working directory where the command is run."
		},
		"cron-mapping": { "mapping": { "properties": {
			"cron": {
				"type": "cron-pattern",
				"required": true
			},
			"timezone": "timezone-string"
		} } },
		"cron-pattern": {
			"description": "A cron expression that represents a schedule. A scheduled workflow will run at most once every 5 minutes.",
			"string": { "require-non-empty": true }
		},
		"timezone-string": {
			"description": "A string that represents the time zone a scheduled workflow will run relative to in IANA format (e.g. 'America/New_York' or 'Europe/London'). If omitted, the workflow will run relative to midnight UTC.",
			"string": { "require-non-empty": true }
		},
		"service-container-mapping": { "mapping": { "properties": {
			"image": {
				"type": "non-empty-string",
				"description": "The Docker image to use as the container. The value can be the Docker Hub image or a registry name."
			},
			"options": {
				"type": "string",
				"description": "Additional Docker container resource options."
			},
			"env": "container-env",
			"ports": {
				"type": "sequence-of-non-empty-string",
				"description": "An array of ports to expose on the container."
			},
			"volumes": {
				"type": "sequence-of-non-empty-string",
				"description": "An array of volumes for the container to use. You can use volumes to share data between services or other steps in a job. You can specify named Docker volumes, anonymous Docker volumes, or bind mounts on the host."
			},
			"credentials": "container-registry-credentials",
			"entrypoint": {
				"type": "string",
				"description": "Override the default ENTRYPOINT in the service container image."
			},
			"command": {
				"type": "string",
				"description": "Override the default CMD in the service container image."
			}
		} } }
	}
};

// src/local/runner/workflow/schemas.ts
/** The values of `cache-mode`, which GitHub has since 2026-09-10 and the package 0.3.61 does not know. */
const CACHE_MODE = { "allowed-values": [
	"read",
	"write",
	"write-only",
	"none"
] };
let workflowSchema;
let actionSchema;
function getWorkflowSchema() {
	workflowSchema ??= loadSchema(withCacheMode());
	return workflowSchema;
}
function getActionSchema() {
	actionSchema ??= loadSchema(action_v1_0_min_default);
	return actionSchema;
}
function loadSchema(schema) {
	return TemplateSchema.load(new JSONObjectReader(void 0, JSON.stringify(schema)));
}
function withCacheMode() {
	const { definitions } = workflow_v1_0_min_default;
	const root = definitions["workflow-root-strict"].mapping.properties;
	const job = definitions["job-factory"].mapping.properties;
	return {
		...workflow_v1_0_min_default,
		definitions: {
			...definitions,
			"cache-mode": CACHE_MODE,
			"workflow-root-strict": { mapping: { properties: {
				...root,
				"cache-mode": "cache-mode"
			} } },
			"job-factory": { mapping: { properties: {
				...job,
				"cache-mode": "cache-mode"
			} } }
		}
	};
}

// src/local/runner/workflow/read-action.ts
/** Reads an `action.yml`. */
function readAction(file, text) {
	const root = readTemplate({
		file,
		text,
		schema: getActionSchema(),
		root: "action-root"
	});
	const fields = readFields(root, [
		"name",
		"description",
		"author",
		"branding",
		"inputs",
		"outputs",
		"runs"
	]);
	const base = {
		name: fields.text("name") ?? file,
		inputs: (fields.map("inputs")?.entries ?? []).map(({ key, value }) => ({
			name: key,
			default: findDefault(value)
		}))
	};
	const runs = readFields(fields.find("runs"), [
		"using",
		"main",
		"post",
		"post-if",
		"steps"
	]);
	const using = runs.text("using");
	if (using === "composite") return {
		...base,
		kind: "composite",
		outputs: readOutputs(fields.find("outputs")),
		steps: buildSteps(runs.find("steps"))
	};
	const main = runs.text("main");
	if (main === void 0 || using !== "node24" && using !== "node20") throw new WorkflowError([notImplemented(runs.place, `an action that is run by '${using}'`)]);
	const post = runs.text("post");
	return {
		...base,
		kind: "node",
		main,
		post: post ? {
			file: post,
			condition: buildPostCondition(runs.find("post-if"), runs.place)
		} : void 0
	};
}
function findDefault(input) {
	return input.kind === "map" ? input.entries.find(({ key }) => key === "default")?.value : void 0;
}
function readOutputs(outputs) {
	if (outputs?.kind !== "map") return [];
	return outputs.entries.flatMap(({ key, value }) => {
		const output = readFields(value, ["description", "value"]).find("value");
		return output ? [{
			name: key,
			value: output
		}] : [];
	});
}

// src/local/runner/expression/evaluate-expression.ts
/**
* Converted contexts. Contexts such as the event are large and used often, so their conversion is cached as long as they exist.
*/
const converted = /* @__PURE__ */ new WeakMap();
function evaluateExpression(expression, scope) {
	const parsed = parseExpression(expression);
	const { namedContexts, functions } = splitAllowedContext([...expression.contexts]);
	const contexts = new Dictionary(...namedContexts.map((name) => ({
		key: name,
		value: toData(scope.contexts[name] ?? {})
	})));
	const definitions = functions.map((info) => {
		const name = info.name.toLowerCase();
		return [name, {
			...info,
			call: (...args) => callFunction(scope, name, args)
		}];
	});
	return fromData(new Evaluator(parsed, contexts, new Map(definitions)).evaluate());
}
/** Returns whether a value makes an `if` hold, by GitHub's rules. */
function isTruthy(value) {
	return typeof value === "number" ? value !== 0 && !Number.isNaN(value) : Boolean(value);
}
function callFunction(scope, name, args) {
	const implementation = scope.functions?.[name];
	if (!implementation) throw new Error(`The function '${name}' is not available here`);
	return toData(implementation(...args.map((argument) => argument.coerceString())));
}
function toData(value) {
	if (value === null) return new Null();
	if (typeof value === "string") return new StringData(value);
	if (typeof value === "number") return new NumberData(value);
	if (typeof value === "boolean") return new BooleanData(value);
	const cached = converted.get(value);
	if (cached) return cached;
	const result = isList(value) ? new Array$1(...value.map(toData)) : new Dictionary(...Object.entries(value).map(([key, item]) => ({
		key,
		value: toData(item)
	})));
	converted.set(value, result);
	return result;
}
function fromData(result) {
	if (result instanceof Null) return null;
	if (result instanceof Array$1) return result.values().map(fromData);
	if (result instanceof Dictionary) return Object.fromEntries(result.pairs().map(({ key, value }) => [key, fromData(value)]));
	return result.value;
}
/** Returns the text that GitHub makes of a value inside a string. Throws for lists and maps, which have none. */
function coerceString(value) {
	if (isList(value) || isMap$2(value)) throw new Error(`A ${isMap$2(value) ? "mapping" : "sequence"} was not expected`);
	return toData(value).coerceString();
}

// src/local/runner/job/borrow-objects.ts
const listOfOthers = "objects/info/alternates";
/**
* Returns whether a bare repository borrows objects from another one. Such a repository may be the large one of a user, and git
* would pack again for each fetch all that a checkout needs.
*/
function borrowsObjects(directory) {
	return existsSync(join$1(directory, listOfOthers));
}
/** Gives a new checkout the objects of a bare repository, in place of a fetch. */
async function borrowObjects({ directory, own, how }) {
	const objects = join$1(directory, "objects");
	await mkdir(join$1(own, "objects/info"), { recursive: true });
	if (how === "share") return writeFile(join$1(own, listOfOthers), `${objects}\n`);
	for (const store of await listStores(objects)) await copyStore(store, join$1(own, "objects"));
}
/** Copies objects and packs, which never change, and leaves out what git is about to write: that can disappear at any moment. */
async function copyStore(from, to) {
	for (const folder of await readdir(from)) {
		if (!/^(?:[0-9a-f]{2}|pack)$/.test(folder)) continue;
		const names = (await readdir(join$1(from, folder))).filter((name) => !/^(?:tmp_|\.tmp)/.test(name));
		await mkdir(join$1(to, folder), { recursive: true });
		for (const name of names) copyFileSync(join$1(from, folder, name), join$1(to, folder, name), constants$1.COPYFILE_FICLONE);
	}
}
/** Lists the folders in which git finds the objects of a repository: its own, then those of others, and of theirs. */
async function listStores(objects) {
	const file = join$1(objects, "info/alternates");
	if (!existsSync(file)) return [objects];
	const others = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
	return [objects, ...(await Promise.all(others.map((other) => listStores(resolve$1(objects, other))))).flat()];
}
/** Writes the refs that a fetch would have brought. */
async function writeFetchedRefs({ source, own, commit, ref, isShallow }) {
	if (isShallow) await writeFile(join$1(own, "shallow"), `${commit}\n`);
	else {
		const lines = (await readGit(source, [
			"for-each-ref",
			`--format=%(objectname) %(refname)`,
			"refs/heads/",
			"refs/tags/"
		])).split("\n").map((line) => line.replace(" refs/heads/", " refs/remotes/origin/"));
		await writeFile(join$1(own, "packed-refs"), `${lines.join("\n")}\n`);
		const shallow = join$1(source.directory, "shallow");
		if (existsSync(shallow)) await cp(shallow, join$1(own, "shallow"));
	}
	if (ref === void 0) return;
	await mkdir(dirname(join$1(own, ref)), { recursive: true });
	await writeFile(join$1(own, ref), `${commit}\n`);
}
/**
* Copies a folder that an earlier job of this runner made and stored; the first job makes it. A fetch is five processes, and the
* jobs of a run check out one commit again and again.
*/
async function copyOnce(stored, { own, make }) {
	const options = {
		recursive: true,
		verbatimSymlinks: true
	};
	if (existsSync(stored)) return cpSync(stored, own, options);
	await make();
	const draft = `${stored}.${randomUUID()}`;
	cpSync(own, draft, options);
	await rename(draft, stored).catch(() => rm(draft, {
		recursive: true,
		force: true
	}));
}

// src/local/runner/job/check-out.ts
/** Performs `actions/checkout` by cloning the bare repository of the server. */
async function checkOut(call) {
	const { machine, github, inputs, log } = call;
	const folder = chooseFolder(call);
	await mkdir(folder, { recursive: true });
	const own = createGitRepository(folder);
	const clone = {
		git: (...args) => readGit(own, args),
		source: machine.order.git,
		inputs
	};
	const target = await chooseTarget(clone, github);
	const options = {
		folder,
		target,
		url: `${machine.order.serverUrl}/${coerceString(github.repository ?? "")}`,
		copies: machine.order.settings.directory
	};
	if (isReadOnly(clone, folder)) await copyOnce(storeOf(clone, options, "checkout"), {
		own: folder,
		make: () => checkOutAnew(clone, options)
	});
	else await checkOutAnew(clone, options);
	const commit = target.branch === void 0 ? (await readFile(join$1(folder, ".git/HEAD"), "utf8")).trim() : target.commit;
	log.write(`HEAD is now at ${commit}`);
	const outputs = {
		ref: inputs.ref ?? "",
		commit
	};
	return inputs["persist-credentials"] === "false" ? { outputs } : {
		outputs,
		post: await storeCredentials(call, clone)
	};
}
async function checkOutAnew(clone, options) {
	const own = join$1(options.folder, ".git");
	if (isBorrowed(clone, options.folder)) await borrow(clone, options);
	else if (isOneCommit(clone, options.folder)) await copyOnce(storeOf(clone, options, "fetch"), {
		own,
		make: () => fetchAnew(clone, options)
	});
	else await fetchAnew(clone, options);
	await setSparsePaths(clone, options.folder);
	await checkOutTarget(clone, options.target);
}
async function fetchAnew(clone, { folder, target, url }) {
	await initialise(folder, url);
	await fetchTarget(clone, target);
}
/**
* Returns whether a checkout into a new folder takes the objects as files. The whole history always does, since all objects are
* wanted; one commit does where a fetch would pack the large repository of a user.
*/
function isBorrowed({ source, inputs }, folder) {
	const depth = inputs["fetch-depth"] || "1";
	return (depth === "0" || depth === "1" && borrowsObjects(source.directory)) && !existsSync(join$1(folder, ".git"));
}
async function borrow({ source, inputs }, { folder, target, url }) {
	await initialise(folder, url);
	const own = join$1(folder, ".git");
	const { commit, refspec } = target;
	const ref = refspec.split(":")[1];
	await writeFetchedRefs({
		source,
		own,
		commit,
		ref,
		isShallow: inputs["fetch-depth"] !== "0"
	});
	await borrowObjects({
		directory: source.directory,
		own,
		how: inputs["sparse-checkout"] ? "share" : "copy"
	});
}
/** Returns whether the fetch into a new folder brings one commit and nothing else, and is thus the same for every job. */
function isOneCommit({ inputs }, folder) {
	return (inputs["fetch-depth"] || "1") === "1" && !isTrue(inputs["fetch-tags"]) && !existsSync(join$1(folder, ".git"));
}
/**
* Returns whether nothing but our own steps reads a checkout, which is true of a sparse one. No step runs git in its folder. The folder
* is empty: a copy would follow links that are there already, which git does not.
*/
function isReadOnly(clone, folder) {
	const { "sparse-checkout": paths, submodules, lfs } = clone.inputs;
	return Boolean(paths) && !submodules && !lfs && readdirSync(folder).length === 0 && isOneCommit(clone, folder);
}
/** Returns the folder that keeps what is fetched for a commit and branch, or the whole checkout with its paths. */
function storeOf({ source, inputs }, { target, url, copies }, of) {
	const paths = of === "fetch" ? [] : [
		target.branch,
		inputs["sparse-checkout"],
		inputs["sparse-checkout-cone-mode"]
	];
	const key = JSON.stringify([
		of,
		source.directory,
		url,
		target.refspec,
		...paths
	]);
	return join$1(copies, "fetched", createHash("sha256").update(key).digest("hex"));
}
/** Does what `git init` and `git remote add` do, without their processes: a run has many checkouts. A folder with a repository keeps it. */
async function initialise(folder, url) {
	const own = join$1(folder, ".git");
	const remote = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
	if (existsSync(own)) return appendFile(join$1(own, "config"), remote);
	for (const name of [
		"objects/info",
		"objects/pack",
		"refs/heads",
		"refs/tags",
		"info"
	]) await mkdir(join$1(own, name), { recursive: true });
	await writeFile(join$1(own, "HEAD"), "ref: refs/heads/main\n");
	await writeFile(join$1(own, "config"), `[core]
	repositoryformatversion = 0
	filemode = true
	bare = false
	logallrefupdates = true
${remote}`);
}
function chooseFolder({ machine, github, inputs }) {
	const { order, folders } = machine;
	const repository = coerceString(github.repository ?? "");
	if (inputs.repository && inputs.repository !== repository) throw new Error(`checkout of '${inputs.repository}' is not implemented by the local runner`);
	if (!order.canReadContents) throw new Error(`remote: Repository not found. The job has no 'contents: read' for ${repository}`);
	const folder = resolve$1(folders.workspace, inputs.path ?? "");
	const path = relative(folders.workspace, folder);
	if (path.startsWith("..")) throw new Error(`Repository path '${folder}' is not under '${folders.workspace}'`);
	refuseDetours(folders.workspace, path);
	return folder;
}
/** Refuses a path through a link of the repository, which may lead anywhere, and one into `.git`, whose settings and hooks git obeys. */
function refuseDetours(workspace, path) {
	const parts = path.split(sep);
	if (parts.some((part) => part.toLowerCase() === ".git")) throw new Error(`Repository path '${path}' leads into .git. Name a folder beside it`);
	for (const count of parts.keys()) {
		const part = parts.slice(0, count + 1).join(sep);
		if (lstatSync(join$1(workspace, part), { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new Error(`Repository path '${path}' leads through the link '${part}', which may end anywhere. Name a folder`);
	}
}
async function chooseTarget({ source, inputs }, github) {
	if (!inputs.ref) return buildTarget(coerceString(github.ref ?? ""), coerceString(github.sha ?? ""));
	if (/^[0-9a-f]{40}$/i.test(inputs.ref)) return buildTarget("", inputs.ref);
	const names = inputs.ref.startsWith("refs/") ? [inputs.ref] : [`refs/heads/${inputs.ref}`, `refs/tags/${inputs.ref}`];
	for (const name of inputs.ref.includes("..") ? [] : names) {
		const commit = await findGit(source, [
			"rev-parse",
			"--verify",
			"--quiet",
			`${name}^{commit}`
		]);
		if (commit) return buildTarget(name, commit);
	}
	throw new Error(`A branch or tag with the name '${inputs.ref}' could not be found`);
}
function buildTarget(ref, commit) {
	const branch = ref.startsWith("refs/heads/") ? ref.slice(11) : void 0;
	if (branch) return {
		branch,
		commit,
		refspec: `+${commit}:refs/remotes/origin/${branch}`
	};
	return {
		branch,
		commit,
		refspec: ref.startsWith("refs/pull/") ? `+${commit}:${ref.replace("refs/", "refs/remotes/")}` : commit
	};
}
async function fetchTarget({ git, source, inputs }, { refspec }) {
	const depth = Number(inputs["fetch-depth"] || 1);
	if (!Number.isInteger(depth) || depth < 0) throw new Error(`fetch-depth '${inputs["fetch-depth"]}' is no depth`);
	const from = [
		"--quiet",
		"--force",
		depth === 0 || isTrue(inputs["fetch-tags"]) ? "--tags" : "--no-tags",
		...depth > 0 ? [`--depth=${depth}`] : [],
		`file://${source.directory}`
	];
	const heads = depth === 0 ? ["+refs/heads/*:refs/remotes/origin/*"] : [];
	const isApart = !refspec.includes(":refs/remotes/origin/");
	if (!isApart && heads.length > 0) await git("fetch", ...from, ...heads);
	await git("fetch", ...from, ...isApart ? heads : [], refspec);
}
async function setSparsePaths({ git, inputs }, folder) {
	const patterns = (inputs["sparse-checkout"] ?? "").split("\n").map((line) => line.trim()).filter(Boolean);
	if (patterns.length === 0) return;
	if (inputs["sparse-checkout-cone-mode"] !== "false") return void await git("sparse-checkout", "set", "--cone", ...patterns);
	await appendFile(join$1(folder, ".git/config"), "[core]\n	sparseCheckout = true\n	sparseCheckoutCone = false\n");
	await mkdir(join$1(folder, ".git/info"), { recursive: true });
	await writeFile(join$1(folder, ".git/info/sparse-checkout"), `${patterns.join("\n")}\n`);
}
async function checkOutTarget({ git, inputs }, { branch, commit }) {
	await git("checkout", "--quiet", "--force", ...branch === void 0 ? ["--detach"] : ["-B", branch], commit);
	if (branch !== void 0) await git("branch", "--quiet", `--set-upstream-to=origin/${branch}`);
	const submodules = inputs.submodules?.toLowerCase();
	if (submodules === "true") await git("submodule", "update", "--init");
	if (submodules === "recursive") await git("submodule", "update", "--init", "--recursive");
	if (isTrue(inputs.lfs)) await git("lfs", "pull", "origin");
}
/**
* Stores the token as `actions/checkout` does from version 6 on: the token is in a file beside the workspace, and the clone only
* points to that file. Returns the function that removes the file.
*/
async function storeCredentials({ machine, inputs }, { git }) {
	const file = join$1(machine.folders.temp, `git-credentials-${randomUUID()}.config`);
	const basic = Buffer.from(`x-access-token:${inputs.token || machine.order.token}`).toString("base64");
	machine.masker.add(basic);
	const url = `${machine.order.serverUrl}/`;
	await writeFile(file, `[http "${url}"]\n\textraheader = AUTHORIZATION: basic ${basic}\n`, { mode: 384 });
	await git("config", "--local", "include.path", file);
	return () => rm(file, { force: true });
}
function isTrue(text) {
	return text?.toLowerCase() === "true";
}

// src/local/runner/job/find-action.ts
/**
* Reads the action that `uses` names: from the workspace, the repository of the running file, a given folder, or the table of
* built-in actions.
*/
async function findAction(machine, frame, uses) {
	const reference = parseUses(uses);
	if (reference === void 0) throw new Error(describeWrongUses(uses));
	if (reference.kind === "workspace") return readFolder(join$1(machine.folders.workspace, uses), uses, machine.order.source);
	if (reference.kind === "self") {
		const root = await materialiseSource(frame.source, join$1(machine.folders.actions, sourceName(frame.source)));
		return readFolder(join$1(root, reference.path), uses, frame.source);
	}
	if (reference.kind === "repository") {
		const { repository, path } = reference;
		const directory = machine.order.settings.uses[repository];
		if (directory !== void 0) return readFolder(join$1(directory, path), uses, {
			kind: "folder",
			repository,
			directory
		});
	}
	const action = findBuiltInAction(uses);
	if (action) return {
		kind: "built-in",
		action
	};
	throw new Error(`The action '${uses}' is not known to the local runner`);
}
/** Returns whether the runner knows the action that `uses` of another repository names. */
function isKnownAction(uses, folders) {
	const reference = parseUses(uses);
	return reference?.kind === "repository" && folders[reference.repository] !== void 0 || findBuiltInAction(uses) !== void 0;
}
function sourceName(source) {
	return source.kind === "commit" ? `${source.repository.replace("/", "_")}_${source.sha}` : source.repository;
}
async function readFolder(folder, uses, source) {
	for (const file of ["action.yml", "action.yaml"]) {
		const text = await readFile(join$1(folder, file), "utf8").catch(() => void 0);
		if (text !== void 0) return {
			kind: "file",
			action: readAction(`${uses}/${file}`, text),
			folder: normalize(folder),
			source
		};
	}
	throw new Error(`Can't find 'action.yml' or 'action.yaml' for '${uses}'. Did you forget to run actions/checkout before running your local action?`);
}
const ACTIONS = [{
	name: "actions/checkout",
	inputs: [
		"repository",
		"ref",
		"token",
		"path",
		"clean",
		"fetch-depth",
		"fetch-tags",
		"show-progress",
		"sparse-checkout",
		"sparse-checkout-cone-mode",
		"persist-credentials",
		"submodules",
		"lfs",
		"filter",
		"set-safe-directory",
		"allow-unsafe-pr-checkout"
	],
	perform: checkOut
}, {
	name: "actions/setup-node",
	inputs: [
		"node-version",
		"node-version-file",
		"check-latest",
		"cache",
		"registry-url",
		"scope",
		"package-manager-cache"
	],
	perform: useOwnNode
}];
function findBuiltInAction(uses) {
	const name = uses.split("@")[0];
	return ACTIONS.find((action) => action.name === name);
}
/** Reports the Node of this machine, which is already on the PATH. No other version can be fetched here. */
async function useOwnNode({ log }) {
	log.write(`Node ${process.version} of this machine is used`);
	return { outputs: {
		"node-version": process.version,
		"cache-hit": "false"
	} };
}

// src/local/runner/plan/check-call.ts
/** Checks that a caller passes only declared inputs and secrets, and all required ones. */
function checkCall(job, called) {
	const { call } = called.triggers;
	if (!call) return [{
		...job.place,
		message: `'${job.uses}' has no workflow_call trigger`
	}];
	const inputs = (job.with?.entries ?? []).map(({ key }) => key.toLowerCase());
	const secrets = job.secrets === "inherit" ? void 0 : (job.secrets?.entries ?? []).map(({ key }) => key.toLowerCase());
	return [...checkNames("input", inputs, call.inputs), ...secrets ? checkNames("secret", secrets, call.secrets) : []].map((message) => ({
		...job.place,
		message
	}));
}
function checkNames(what, passed, declared) {
	const known = declared.map(({ name }) => name.toLowerCase());
	const unknown = passed.filter((name) => !known.includes(name));
	const missing = declared.filter((item) => item.required && item.default === void 0 && !passed.includes(item.name.toLowerCase()));
	return [...unknown.map((name) => `Invalid ${what}, ${name} is not defined in the referenced workflow.`), ...missing.map(({ name }) => `The ${what} '${name}' is required, but not provided while calling.`)];
}
/** Refuses `queue: max` with `cancel-in-progress: true`, which passes the schema and which GitHub refuses. */
function checkConcurrency(concurrency) {
	if (concurrency?.kind !== "map") return [];
	const values = new Map(concurrency.entries.map(({ key, value }) => [key, value.kind === "literal" ? value.value : void 0]));
	if (values.get("queue") !== "max" || values.get("cancel-in-progress") !== true) return [];
	return [{
		...concurrency.place,
		message: "'queue: max' cannot be combined with 'cancel-in-progress: true'"
	}];
}
/**
* Checks that every `uses` has a form that GitHub takes, and that actions from elsewhere are known. Actions of the workspace can
* only be checked during the run.
*/
function checkSteps(steps, isKnownAction) {
	return steps.flatMap((step) => {
		if (step.kind === "run") return [];
		const reference = parseUses(step.uses);
		if (reference === void 0) return [{
			...step.place,
			message: describeWrongUses(step.uses)
		}];
		if (reference.kind === "workspace" || reference.kind === "self" || isKnownAction(step.uses)) return [];
		return [{
			...step.place,
			message: `the action '${step.uses}' is not known to the local runner`
		}];
	});
}
const RANK = {
	none: 0,
	read: 1,
	write: 2
};
/** Checks that a called workflow asks for no more than its caller grants. Asking for more stops the run before its first job. */
function checkPermissions(asker, asked, granted) {
	const excess = Object.entries(asked ?? {}).filter(([key, level]) => RANK[level] > RANK[granted[key] ?? "none"]);
	if (excess.length === 0) return [];
	const requests = excess.map(([key, level]) => `'${key}: ${level}'`).join(", ");
	const allowed = excess.map(([key]) => `'${key}: ${granted[key] ?? "none"}'`).join(", ");
	const who = "key" in asker ? `The nested job '${asker.key}'` : "The workflow";
	return [{
		..."key" in asker ? asker.place : { file: asker.file },
		message: `${who} is requesting ${requests}, but is only allowed ${allowed}.`
	}];
}

// src/local/runner/plan/plan-workflow.ts
/** The highest number of levels of reusable workflows on github.com, counting the first file. */
const DEEPEST = 10;
async function planWorkflow(options) {
	const { workflow, source } = options;
	const faults = [...checkConcurrency(workflow.concurrency)];
	if (options.isCalled) faults.push(...checkPermissions(workflow, workflow.permissions, options.granted));
	const jobs = [];
	for (const job of workflow.jobs) try {
		jobs.push(await planJob(options, job));
	} catch (error) {
		if (!(error instanceof WorkflowError)) throw error;
		faults.push(...error.faults);
	}
	if (faults.length > 0) throw new WorkflowError(faults);
	return {
		workflow,
		source,
		jobs
	};
}
async function planJob(options, job) {
	const { workflow, granted, isCalled } = options;
	const permissions = job.permissions ?? workflow.permissions ?? granted;
	const faults = [...checkConcurrency(job.concurrency), ...isCalled ? checkPermissions(job, permissions, granted) : []];
	if (job.kind === "steps") faults.push(...checkSteps(job.steps, options.isKnownAction));
	if (faults.length > 0) throw new WorkflowError(faults);
	if (job.kind === "steps") return {
		kind: "steps",
		job,
		permissions
	};
	if (options.depth >= DEEPEST) throw new WorkflowError([{
		...job.place,
		message: `Reusable workflows nest at most ${DEEPEST} levels`
	}]);
	const target = await loadCalled(options, job);
	const call = checkCall(job, target.workflow);
	if (call.length > 0) throw new WorkflowError(call);
	return {
		kind: "call",
		job,
		permissions,
		called: await planWorkflow({
			...options,
			...target,
			granted: permissions,
			isCalled: true,
			depth: options.depth + 1
		})
	};
}
async function loadCalled({ load, source }, job) {
	try {
		return await load(job.uses, source);
	} catch (error) {
		if (error instanceof WorkflowError) throw error;
		throw new WorkflowError([{
			...job.place,
			message: `error parsing called workflow '${job.uses}': workflow was not found`
		}]);
	}
}

// src/local/runner/workflow/build-permissions.ts
/** The permissions that a job token can get; `id-token` has only write. */
const PERMISSION_KEYS = [
	"actions",
	"artifact-metadata",
	"attestations",
	"checks",
	"contents",
	"deployments",
	"discussions",
	"id-token",
	"issues",
	"models",
	"packages",
	"pages",
	"pull-requests",
	"repository-projects",
	"security-events",
	"statuses"
];
/** The permissions without a setting in the workflow, with GitHub's restricted default. */
const DEFAULT_PERMISSIONS = {
	contents: "read",
	packages: "read"
};
/** Builds the permissions of a job. Naming any key sets all others to none, so an absent key means none. */
function buildPermissions(template) {
	if (template === void 0) return void 0;
	if (template.kind === "map") return Object.fromEntries(template.entries.map(({ key, value }) => [key, value.kind === "literal" ? toLevel(value.value) : "none"]));
	const all = template.kind === "literal" && template.value === "write-all" ? "write" : "read";
	return Object.fromEntries(PERMISSION_KEYS.filter((key) => all === "write" || key !== "id-token").map((key) => [key, all]));
}
function toLevel(value) {
	return value === "read" || value === "write" ? value : "none";
}

// node_modules/cronstrue/dist/cronstrue.js
var require_cronstrue = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	(function webpackUniversalModuleDefinition(root, factory) {
		if (typeof exports === "object" && typeof module === "object") module.exports = factory();
		else if (typeof define === "function" && define.amd) define("cronstrue", [], factory);
		else if (typeof exports === "object") exports["cronstrue"] = factory();
		else root["cronstrue"] = factory();
	})(globalThis, () => {
		return (() => {
			"use strict";
			var __webpack_modules__ = {
				949: ((__unused_webpack_module, exports, __webpack_require__) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.CronParser = void 0;
					var rangeValidator_1 = __webpack_require__(515);
					exports.CronParser = function() {
						function CronParser(expression, dayOfWeekStartIndexZero, monthStartIndexZero) {
							if (dayOfWeekStartIndexZero === void 0) dayOfWeekStartIndexZero = true;
							if (monthStartIndexZero === void 0) monthStartIndexZero = false;
							this.expression = expression;
							this.dayOfWeekStartIndexZero = dayOfWeekStartIndexZero;
							this.monthStartIndexZero = monthStartIndexZero;
						}
						CronParser.prototype.parse = function() {
							var _a;
							var parsed;
							var expression = (_a = this.expression) !== null && _a !== void 0 ? _a : "";
							if (expression === "@reboot") {
								parsed = [
									"@reboot",
									"",
									"",
									"",
									"",
									"",
									""
								];
								return parsed;
							} else if (expression.startsWith("@")) {
								var special = this.parseSpecial(this.expression);
								parsed = this.extractParts(special);
							} else parsed = this.extractParts(this.expression);
							this.normalize(parsed);
							this.validate(parsed);
							return parsed;
						};
						CronParser.prototype.parseSpecial = function(expression) {
							var special = {
								"@yearly": "0 0 1 1 *",
								"@annually": "0 0 1 1 *",
								"@monthly": "0 0 1 * *",
								"@weekly": "0 0 * * 0",
								"@daily": "0 0 * * *",
								"@midnight": "0 0 * * *",
								"@hourly": "0 * * * *",
								"@reboot": "@reboot"
							}[expression];
							if (!special) throw new Error("Unknown special expression.");
							return special;
						};
						CronParser.prototype.extractParts = function(expression) {
							if (!this.expression) throw new Error("cron expression is empty");
							var parsed = expression.trim().split(/[ ]+/);
							for (var i = 0; i < parsed.length; i++) if (parsed[i].includes(",")) {
								var arrayElement = parsed[i].split(",").map(function(item) {
									return item.trim();
								}).filter(function(item) {
									return item !== "";
								}).map(function(item) {
									return !isNaN(Number(item)) ? Number(item) : item;
								}).filter(function(item) {
									return item !== null && item !== "";
								});
								if (arrayElement.length === 0) arrayElement.push("*");
								arrayElement.sort(function(a, b) {
									return a !== null && b !== null ? a - b : 0;
								});
								parsed[i] = arrayElement.map(function(item) {
									return item !== null ? item.toString() : "";
								}).join(",");
							}
							if (parsed.length < 5) throw new Error("Expression has only ".concat(parsed.length, " part").concat(parsed.length == 1 ? "" : "s", ". At least 5 parts are required."));
							else if (parsed.length == 5) {
								parsed.unshift("");
								parsed.push("");
							} else if (parsed.length == 6) {
								if (/\d{4}$/.test(parsed[5]) || parsed[4] == "?" || parsed[2] == "?") parsed.unshift("");
								else parsed.push("");
							} else if (parsed.length > 7) throw new Error("Expression has ".concat(parsed.length, " parts; too many!"));
							return parsed;
						};
						CronParser.prototype.normalize = function(expressionParts) {
							var _this = this;
							expressionParts[3] = expressionParts[3].replace("?", "*");
							expressionParts[5] = expressionParts[5].replace("?", "*");
							expressionParts[2] = expressionParts[2].replace("?", "*");
							if (expressionParts[0].indexOf("0/") == 0) expressionParts[0] = expressionParts[0].replace("0/", "*/");
							if (expressionParts[1].indexOf("0/") == 0) expressionParts[1] = expressionParts[1].replace("0/", "*/");
							if (expressionParts[2].indexOf("0/") == 0) expressionParts[2] = expressionParts[2].replace("0/", "*/");
							if (expressionParts[3].indexOf("1/") == 0) expressionParts[3] = expressionParts[3].replace("1/", "*/");
							if (expressionParts[4].indexOf("1/") == 0) expressionParts[4] = expressionParts[4].replace("1/", "*/");
							if (expressionParts[6].indexOf("1/") == 0) expressionParts[6] = expressionParts[6].replace("1/", "*/");
							expressionParts[5] = expressionParts[5].replace(/(^\d)|([^#/\s]\d)/g, function(t) {
								var dowDigits = t.replace(/\D/, "");
								var dowDigitsAdjusted = dowDigits;
								if (_this.dayOfWeekStartIndexZero) {
									if (dowDigits == "7") dowDigitsAdjusted = "0";
								} else dowDigitsAdjusted = (parseInt(dowDigits) - 1).toString();
								return t.replace(dowDigits, dowDigitsAdjusted);
							});
							if (expressionParts[5] == "L") expressionParts[5] = "6";
							if (expressionParts[3] == "?") expressionParts[3] = "*";
							if (expressionParts[3].indexOf("W") > -1 && (expressionParts[3].indexOf(",") > -1 || expressionParts[3].indexOf("-") > -1)) throw new Error("The 'W' character can be specified only when the day-of-month is a single day, not a range or list of days.");
							var days = {
								SUN: 0,
								MON: 1,
								TUE: 2,
								WED: 3,
								THU: 4,
								FRI: 5,
								SAT: 6
							};
							for (var day in days) expressionParts[5] = expressionParts[5].replace(new RegExp(day, "gi"), days[day].toString());
							expressionParts[4] = expressionParts[4].replace(/(^\d{1,2})|([^#/\s]\d{1,2})/g, function(t) {
								var dowDigits = t.replace(/\D/, "");
								var dowDigitsAdjusted = dowDigits;
								if (_this.monthStartIndexZero) dowDigitsAdjusted = (parseInt(dowDigits) + 1).toString();
								return t.replace(dowDigits, dowDigitsAdjusted);
							});
							var months = {
								JAN: 1,
								FEB: 2,
								MAR: 3,
								APR: 4,
								MAY: 5,
								JUN: 6,
								JUL: 7,
								AUG: 8,
								SEP: 9,
								OCT: 10,
								NOV: 11,
								DEC: 12
							};
							for (var month in months) expressionParts[4] = expressionParts[4].replace(new RegExp(month, "gi"), months[month].toString());
							if (expressionParts[0] == "0") expressionParts[0] = "";
							if (!/\*|\-|\,|\//.test(expressionParts[2]) && (/\*|\//.test(expressionParts[1]) || /\*|\//.test(expressionParts[0]))) expressionParts[2] += "-".concat(expressionParts[2]);
							for (var i = 0; i < expressionParts.length; i++) {
								if (expressionParts[i].indexOf(",") != -1) expressionParts[i] = expressionParts[i].split(",").filter(function(str) {
									return str !== "";
								}).join(",") || "*";
								if (expressionParts[i] == "*/1") expressionParts[i] = "*";
								if (expressionParts[i].indexOf("/") > -1 && !/^\*|\-|\,/.test(expressionParts[i])) {
									var stepRangeThrough = null;
									switch (i) {
										case 4:
											stepRangeThrough = "12";
											break;
										case 5:
											stepRangeThrough = "6";
											break;
										case 6:
											stepRangeThrough = "9999";
											break;
										default: stepRangeThrough = null;
									}
									if (stepRangeThrough !== null) {
										var parts = expressionParts[i].split("/");
										expressionParts[i] = "".concat(parts[0], "-").concat(stepRangeThrough, "/").concat(parts[1]);
									}
								}
							}
						};
						CronParser.prototype.validate = function(parsed) {
							var standardCronPartCharacters = "0-9,\\-*/";
							this.validateOnlyExpectedCharactersFound(parsed[0], standardCronPartCharacters);
							this.validateOnlyExpectedCharactersFound(parsed[1], standardCronPartCharacters);
							this.validateOnlyExpectedCharactersFound(parsed[2], standardCronPartCharacters);
							this.validateOnlyExpectedCharactersFound(parsed[3], "0-9,\\-*/LW");
							this.validateOnlyExpectedCharactersFound(parsed[4], standardCronPartCharacters);
							this.validateOnlyExpectedCharactersFound(parsed[5], "0-9,\\-*/L#");
							this.validateOnlyExpectedCharactersFound(parsed[6], standardCronPartCharacters);
							this.validateAnyRanges(parsed);
						};
						CronParser.prototype.validateAnyRanges = function(parsed) {
							rangeValidator_1.default.secondRange(parsed[0]);
							rangeValidator_1.default.minuteRange(parsed[1]);
							rangeValidator_1.default.hourRange(parsed[2]);
							rangeValidator_1.default.dayOfMonthRange(parsed[3]);
							rangeValidator_1.default.monthRange(parsed[4], this.monthStartIndexZero);
							rangeValidator_1.default.dayOfWeekRange(parsed[5], this.dayOfWeekStartIndexZero);
						};
						CronParser.prototype.validateOnlyExpectedCharactersFound = function(cronPart, allowedCharsExpression) {
							var invalidChars = cronPart.match(new RegExp("[^".concat(allowedCharsExpression, "]+"), "gi"));
							if (invalidChars && invalidChars.length) throw new Error("Expression contains invalid values: '".concat(invalidChars.toString(), "'"));
						};
						return CronParser;
					}();
				}),
				333: ((__unused_webpack_module, exports, __webpack_require__) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.ExpressionDescriptor = void 0;
					var stringUtilities_1 = __webpack_require__(823);
					var cronParser_1 = __webpack_require__(949);
					exports.ExpressionDescriptor = function() {
						function ExpressionDescriptor(expression, options) {
							this.expression = expression;
							this.options = options;
							this.expressionParts = new Array(5);
							if (!this.options.locale && ExpressionDescriptor.defaultLocale) this.options.locale = ExpressionDescriptor.defaultLocale;
							if (!ExpressionDescriptor.locales[this.options.locale]) {
								var fallBackLocale = Object.keys(ExpressionDescriptor.locales)[0];
								console.warn("Locale '".concat(this.options.locale, "' could not be found; falling back to '").concat(fallBackLocale, "'."));
								this.options.locale = fallBackLocale;
							}
							this.i18n = ExpressionDescriptor.locales[this.options.locale];
							if (options.use24HourTimeFormat === void 0) options.use24HourTimeFormat = this.i18n.use24HourTimeFormatByDefault();
						}
						ExpressionDescriptor.toString = function(expression, _a) {
							var _b = _a === void 0 ? {} : _a, _c = _b.throwExceptionOnParseError, throwExceptionOnParseError = _c === void 0 ? true : _c, _d = _b.verbose, verbose = _d === void 0 ? false : _d, _e = _b.dayOfWeekStartIndexZero, dayOfWeekStartIndexZero = _e === void 0 ? true : _e, _f = _b.monthStartIndexZero, monthStartIndexZero = _f === void 0 ? false : _f, use24HourTimeFormat = _b.use24HourTimeFormat, _g = _b.locale;
							var options = {
								throwExceptionOnParseError,
								verbose,
								dayOfWeekStartIndexZero,
								monthStartIndexZero,
								use24HourTimeFormat,
								locale: _g === void 0 ? null : _g
							};
							if (options.tzOffset) console.warn("'tzOffset' option has been deprecated and is no longer supported.");
							return new ExpressionDescriptor(expression, options).getFullDescription();
						};
						ExpressionDescriptor.initialize = function(localesLoader, defaultLocale) {
							if (defaultLocale === void 0) defaultLocale = "en";
							ExpressionDescriptor.specialCharacters = [
								"/",
								"-",
								",",
								"*"
							];
							ExpressionDescriptor.defaultLocale = defaultLocale;
							localesLoader.load(ExpressionDescriptor.locales);
						};
						ExpressionDescriptor.prototype.getFullDescription = function() {
							var _a, _b;
							var description = "";
							try {
								var parser = new cronParser_1.CronParser(this.expression, this.options.dayOfWeekStartIndexZero, this.options.monthStartIndexZero);
								this.expressionParts = parser.parse();
								if (this.expressionParts[0] === "@reboot") return ((_b = (_a = this.i18n).atReboot) === null || _b === void 0 ? void 0 : _b.call(_a)) || "Run once, at startup";
								var timeSegment = this.getTimeOfDayDescription();
								var dayOfMonthDesc = this.getDayOfMonthDescription();
								var monthDesc = this.getMonthDescription();
								var dayOfWeekDesc = this.getDayOfWeekDescription();
								var yearDesc = this.getYearDescription();
								description += timeSegment + dayOfMonthDesc + dayOfWeekDesc + monthDesc + yearDesc;
								description = this.transformVerbosity(description, !!this.options.verbose);
								description = description.charAt(0).toLocaleUpperCase() + description.substr(1);
							} catch (ex) {
								if (!this.options.throwExceptionOnParseError) description = this.i18n.anErrorOccuredWhenGeneratingTheExpressionD();
								else throw "".concat(ex);
							}
							return description;
						};
						ExpressionDescriptor.prototype.getTimeOfDayDescription = function() {
							var secondsExpression = this.expressionParts[0];
							var minuteExpression = this.expressionParts[1];
							var hourExpression = this.expressionParts[2];
							var description = "";
							if (!stringUtilities_1.StringUtilities.containsAny(minuteExpression, ExpressionDescriptor.specialCharacters) && !stringUtilities_1.StringUtilities.containsAny(hourExpression, ExpressionDescriptor.specialCharacters) && !stringUtilities_1.StringUtilities.containsAny(secondsExpression, ExpressionDescriptor.specialCharacters)) description += this.i18n.atSpace() + this.formatTime(hourExpression, minuteExpression, secondsExpression);
							else if (!secondsExpression && minuteExpression.indexOf("-") > -1 && !(minuteExpression.indexOf(",") > -1) && !(minuteExpression.indexOf("/") > -1) && !stringUtilities_1.StringUtilities.containsAny(hourExpression, ExpressionDescriptor.specialCharacters)) {
								var minuteParts = minuteExpression.split("-");
								description += stringUtilities_1.StringUtilities.format(this.i18n.everyMinuteBetweenX0AndX1(), this.formatTime(hourExpression, minuteParts[0], ""), this.formatTime(hourExpression, minuteParts[1], ""));
							} else if (!secondsExpression && hourExpression.indexOf(",") > -1 && hourExpression.indexOf("-") == -1 && hourExpression.indexOf("/") == -1 && !stringUtilities_1.StringUtilities.containsAny(minuteExpression, ExpressionDescriptor.specialCharacters)) {
								var hourParts = hourExpression.split(",");
								description += this.i18n.at();
								for (var i = 0; i < hourParts.length; i++) {
									description += " ";
									description += this.formatTime(hourParts[i], minuteExpression, "");
									if (i < hourParts.length - 2) description += ",";
									if (i == hourParts.length - 2) description += this.i18n.spaceAnd();
								}
							} else {
								var secondsDescription = this.getSecondsDescription();
								var minutesDescription = this.getMinutesDescription();
								var hoursDescription = this.getHoursDescription();
								description += secondsDescription;
								if (description && minutesDescription) description += ", ";
								description += minutesDescription;
								if (minutesDescription === hoursDescription) return description;
								if (description && hoursDescription) description += ", ";
								description += hoursDescription;
							}
							return description;
						};
						ExpressionDescriptor.prototype.getSecondsDescription = function() {
							var _this = this;
							return this.getSegmentDescription(this.expressionParts[0], this.i18n.everySecond(), function(s) {
								return s;
							}, function(s) {
								return stringUtilities_1.StringUtilities.format(_this.i18n.everyX0Seconds(s), s);
							}, function(s) {
								return _this.i18n.secondsX0ThroughX1PastTheMinute();
							}, function(s) {
								return s == "0" ? "" : parseInt(s) < 20 ? _this.i18n.atX0SecondsPastTheMinute(s) : _this.i18n.atX0SecondsPastTheMinuteGt20() || _this.i18n.atX0SecondsPastTheMinute(s);
							});
						};
						ExpressionDescriptor.prototype.getMinutesDescription = function() {
							var _this = this;
							var secondsExpression = this.expressionParts[0];
							var hourExpression = this.expressionParts[2];
							return this.getSegmentDescription(this.expressionParts[1], this.i18n.everyMinute(), function(s) {
								return s;
							}, function(s) {
								return stringUtilities_1.StringUtilities.format(_this.i18n.everyX0Minutes(s), s);
							}, function(s) {
								return _this.i18n.minutesX0ThroughX1PastTheHour();
							}, function(s) {
								try {
									return s == "0" && hourExpression.indexOf("/") == -1 && secondsExpression == "" ? _this.i18n.everyHour() : parseInt(s) < 20 ? _this.i18n.atX0MinutesPastTheHour(s) : _this.i18n.atX0MinutesPastTheHourGt20() || _this.i18n.atX0MinutesPastTheHour(s);
								} catch (e) {
									return _this.i18n.atX0MinutesPastTheHour(s);
								}
							});
						};
						ExpressionDescriptor.prototype.getHoursDescription = function() {
							var _this = this;
							var expression = this.expressionParts[2];
							var hourIndex = 0;
							var rangeEndValues = [];
							expression.split("/")[0].split(",").forEach(function(range) {
								var rangeParts = range.split("-");
								if (rangeParts.length === 2) rangeEndValues.push({
									value: rangeParts[1],
									index: hourIndex + 1
								});
								hourIndex += rangeParts.length;
							});
							var evaluationIndex = 0;
							return this.getSegmentDescription(expression, this.i18n.everyHour(), function(s) {
								var isRangeEndWithNonZeroMinute = rangeEndValues.find(function(r) {
									return r.value === s && r.index === evaluationIndex;
								}) && _this.expressionParts[1] !== "0";
								evaluationIndex++;
								return isRangeEndWithNonZeroMinute ? _this.formatTime(s, "59", "") : _this.formatTime(s, "0", "");
							}, function(s) {
								return stringUtilities_1.StringUtilities.format(_this.i18n.everyX0Hours(s), s);
							}, function(s) {
								return _this.i18n.betweenX0AndX1();
							}, function(s) {
								return _this.i18n.atX0();
							});
						};
						ExpressionDescriptor.prototype.getDayOfWeekDescription = function() {
							var _this = this;
							var daysOfWeekNames = this.i18n.daysOfTheWeek();
							var description = null;
							if (this.expressionParts[5] == "*") description = "";
							else description = this.getSegmentDescription(this.expressionParts[5], this.i18n.commaEveryDay(), function(s, form) {
								var exp = s;
								if (s.indexOf("#") > -1) exp = s.substring(0, s.indexOf("#"));
								else if (s.indexOf("L") > -1) exp = exp.replace("L", "");
								var parsedExp = parseInt(exp);
								var description = _this.i18n.daysOfTheWeekInCase ? _this.i18n.daysOfTheWeekInCase(form)[parsedExp] : daysOfWeekNames[parsedExp];
								if (s.indexOf("#") > -1) {
									var dayOfWeekOfMonthDescription = null;
									var dayOfWeekOfMonthNumber = s.substring(s.indexOf("#") + 1);
									var dayOfWeekNumber = s.substring(0, s.indexOf("#"));
									switch (dayOfWeekOfMonthNumber) {
										case "1":
											dayOfWeekOfMonthDescription = _this.i18n.first(dayOfWeekNumber);
											break;
										case "2":
											dayOfWeekOfMonthDescription = _this.i18n.second(dayOfWeekNumber);
											break;
										case "3":
											dayOfWeekOfMonthDescription = _this.i18n.third(dayOfWeekNumber);
											break;
										case "4":
											dayOfWeekOfMonthDescription = _this.i18n.fourth(dayOfWeekNumber);
											break;
										case "5": dayOfWeekOfMonthDescription = _this.i18n.fifth(dayOfWeekNumber);
									}
									description = dayOfWeekOfMonthDescription + " " + description;
								}
								return description;
							}, function(s) {
								if (parseInt(s) == 1) return "";
								else return stringUtilities_1.StringUtilities.format(_this.i18n.commaEveryX0DaysOfTheWeek(s), s);
							}, function(s) {
								var beginFrom = s.substring(0, s.indexOf("-"));
								return _this.expressionParts[3] != "*" ? _this.i18n.commaAndX0ThroughX1(beginFrom) : _this.i18n.commaX0ThroughX1(beginFrom);
							}, function(s) {
								var format = null;
								if (s.indexOf("#") > -1) {
									var dayOfWeekOfMonthNumber = s.substring(s.indexOf("#") + 1);
									var dayOfWeek = s.substring(0, s.indexOf("#"));
									format = _this.i18n.commaOnThe(dayOfWeekOfMonthNumber, dayOfWeek).trim() + _this.i18n.spaceX0OfTheMonth();
								} else if (s.indexOf("L") > -1) format = _this.i18n.commaOnTheLastX0OfTheMonth(s.replace("L", ""));
								else format = _this.expressionParts[3] != "*" ? _this.i18n.commaAndOnX0() : _this.i18n.commaOnlyOnX0(s);
								return format;
							});
							return description;
						};
						ExpressionDescriptor.prototype.getMonthDescription = function() {
							var _this = this;
							var monthNames = this.i18n.monthsOfTheYear();
							return this.getSegmentDescription(this.expressionParts[4], "", function(s, form) {
								return form && _this.i18n.monthsOfTheYearInCase ? _this.i18n.monthsOfTheYearInCase(form)[parseInt(s) - 1] : monthNames[parseInt(s) - 1];
							}, function(s) {
								if (parseInt(s) == 1) return "";
								else return stringUtilities_1.StringUtilities.format(_this.i18n.commaEveryX0Months(s), s);
							}, function(s) {
								return _this.i18n.commaMonthX0ThroughMonthX1() || _this.i18n.commaX0ThroughX1();
							}, function(s) {
								return _this.i18n.commaOnlyInMonthX0 ? _this.i18n.commaOnlyInMonthX0() : _this.i18n.commaOnlyInX0();
							});
						};
						ExpressionDescriptor.prototype.getDayOfMonthDescription = function() {
							var _this = this;
							var description = null;
							var expression = this.expressionParts[3];
							switch (expression) {
								case "L":
									description = this.i18n.commaOnTheLastDayOfTheMonth();
									break;
								case "WL":
								case "LW":
									description = this.i18n.commaOnTheLastWeekdayOfTheMonth();
									break;
								default:
									var weekDayNumberMatches = expression.match(/(\d{1,2}W)|(W\d{1,2})/);
									if (weekDayNumberMatches) {
										var dayNumber = parseInt(weekDayNumberMatches[0].replace("W", ""));
										var dayString = dayNumber == 1 ? this.i18n.firstWeekday() : stringUtilities_1.StringUtilities.format(this.i18n.weekdayNearestDayX0(), dayNumber.toString());
										description = stringUtilities_1.StringUtilities.format(this.i18n.commaOnTheX0OfTheMonth(), dayString);
										break;
									} else {
										var lastDayOffSetMatches = expression.match(/L-(\d{1,2})/);
										if (lastDayOffSetMatches) {
											var offSetDays = lastDayOffSetMatches[1];
											description = stringUtilities_1.StringUtilities.format(this.i18n.commaDaysBeforeTheLastDayOfTheMonth(offSetDays), offSetDays);
											break;
										} else if (expression == "*" && this.expressionParts[5] != "*") return "";
										else description = this.getSegmentDescription(expression, this.i18n.commaEveryDay(), function(s) {
											return s == "L" ? _this.i18n.lastDay() : _this.i18n.dayX0 ? stringUtilities_1.StringUtilities.format(_this.i18n.dayX0(), s) : s;
										}, function(s) {
											return s == "1" ? _this.i18n.commaEveryDay() : _this.i18n.commaEveryX0Days(s);
										}, function(s) {
											return _this.i18n.commaBetweenDayX0AndX1OfTheMonth(s);
										}, function(s) {
											return _this.i18n.commaOnDayX0OfTheMonth(s);
										});
										break;
									}
							}
							return description;
						};
						ExpressionDescriptor.prototype.getYearDescription = function() {
							var _this = this;
							return this.getSegmentDescription(this.expressionParts[6], "", function(s) {
								return /^\d+$/.test(s) ? new Date(parseInt(s), 1).getFullYear().toString() : s;
							}, function(s) {
								return stringUtilities_1.StringUtilities.format(_this.i18n.commaEveryX0Years(s), s);
							}, function(s) {
								return _this.i18n.commaYearX0ThroughYearX1() || _this.i18n.commaX0ThroughX1();
							}, function(s) {
								return _this.i18n.commaOnlyInYearX0 ? _this.i18n.commaOnlyInYearX0() : _this.i18n.commaOnlyInX0();
							});
						};
						ExpressionDescriptor.prototype.getSegmentDescription = function(expression, allDescription, getSingleItemDescription, getIncrementDescriptionFormat, getRangeDescriptionFormat, getDescriptionFormat) {
							var description = null;
							var doesExpressionContainIncrement = expression.indexOf("/") > -1;
							var doesExpressionContainRange = expression.indexOf("-") > -1;
							var doesExpressionContainMultipleValues = expression.indexOf(",") > -1;
							if (!expression) description = "";
							else if (expression === "*") description = allDescription;
							else if (!doesExpressionContainIncrement && !doesExpressionContainRange && !doesExpressionContainMultipleValues) description = stringUtilities_1.StringUtilities.format(getDescriptionFormat(expression), getSingleItemDescription(expression));
							else if (doesExpressionContainMultipleValues) {
								var segments = expression.split(",");
								var descriptionContent = "";
								for (var i = 0; i < segments.length; i++) {
									if (i > 0 && segments.length > 2) {
										descriptionContent += ",";
										if (i < segments.length - 1) descriptionContent += " ";
									}
									if (i > 0 && segments.length > 1 && (i == segments.length - 1 || segments.length == 2)) descriptionContent += "".concat(this.i18n.spaceAnd(), " ");
									if (segments[i].indexOf("/") > -1 || segments[i].indexOf("-") > -1) {
										var isSegmentRangeWithoutIncrement = segments[i].indexOf("-") > -1 && segments[i].indexOf("/") == -1;
										var currentDescriptionContent = this.getSegmentDescription(segments[i], allDescription, getSingleItemDescription, getIncrementDescriptionFormat, isSegmentRangeWithoutIncrement ? this.i18n.commaX0ThroughX1 : getRangeDescriptionFormat, getDescriptionFormat);
										if (isSegmentRangeWithoutIncrement) currentDescriptionContent = currentDescriptionContent.replace(", ", "");
										descriptionContent += currentDescriptionContent;
									} else if (!doesExpressionContainIncrement) descriptionContent += getSingleItemDescription(segments[i]);
									else descriptionContent += this.getSegmentDescription(segments[i], allDescription, getSingleItemDescription, getIncrementDescriptionFormat, getRangeDescriptionFormat, getDescriptionFormat);
								}
								if (!doesExpressionContainIncrement) description = stringUtilities_1.StringUtilities.format(getDescriptionFormat(expression), descriptionContent);
								else description = descriptionContent;
							} else if (doesExpressionContainIncrement) {
								var segments = expression.split("/");
								description = stringUtilities_1.StringUtilities.format(getIncrementDescriptionFormat(segments[1]), segments[1]);
								if (segments[0].indexOf("-") > -1) {
									var rangeSegmentDescription = this.generateRangeSegmentDescription(segments[0], getRangeDescriptionFormat, getSingleItemDescription);
									if (rangeSegmentDescription.indexOf(", ") != 0) description += ", ";
									description += rangeSegmentDescription;
								} else if (segments[0].indexOf("*") == -1) {
									var rangeItemDescription = stringUtilities_1.StringUtilities.format(getDescriptionFormat(segments[0]), getSingleItemDescription(segments[0]));
									rangeItemDescription = rangeItemDescription.replace(", ", "");
									description += stringUtilities_1.StringUtilities.format(this.i18n.commaStartingX0(), rangeItemDescription);
								}
							} else if (doesExpressionContainRange) description = this.generateRangeSegmentDescription(expression, getRangeDescriptionFormat, getSingleItemDescription);
							return description;
						};
						ExpressionDescriptor.prototype.generateRangeSegmentDescription = function(rangeExpression, getRangeDescriptionFormat, getSingleItemDescription) {
							var description = "";
							var rangeSegments = rangeExpression.split("-");
							var rangeSegment1Description = getSingleItemDescription(rangeSegments[0], 1);
							var rangeSegment2Description = getSingleItemDescription(rangeSegments[1], 2);
							var rangeDescriptionFormat = getRangeDescriptionFormat(rangeExpression);
							description += stringUtilities_1.StringUtilities.format(rangeDescriptionFormat, rangeSegment1Description, rangeSegment2Description);
							return description;
						};
						ExpressionDescriptor.prototype.formatTime = function(hourExpression, minuteExpression, secondExpression) {
							var hourOffset = 0;
							var minuteOffset = 0;
							var hour = parseInt(hourExpression) + hourOffset;
							var minute = parseInt(minuteExpression) + minuteOffset;
							if (minute >= 60) {
								minute -= 60;
								hour += 1;
							} else if (minute < 0) {
								minute += 60;
								hour -= 1;
							}
							if (hour >= 24) hour = hour - 24;
							else if (hour < 0) hour = 24 + hour;
							var period = "";
							var setPeriodBeforeTime = false;
							if (!this.options.use24HourTimeFormat) {
								setPeriodBeforeTime = !!(this.i18n.setPeriodBeforeTime && this.i18n.setPeriodBeforeTime());
								period = setPeriodBeforeTime ? "".concat(this.getPeriod(hour), " ") : " ".concat(this.getPeriod(hour));
								if (hour > 12) hour -= 12;
								if (hour === 0) hour = 12;
							}
							var second = "";
							if (secondExpression) second = ":".concat(("00" + secondExpression).substring(secondExpression.length));
							return "".concat(setPeriodBeforeTime ? period : "").concat(("00" + hour.toString()).substring(hour.toString().length), ":").concat(("00" + minute.toString()).substring(minute.toString().length)).concat(second).concat(!setPeriodBeforeTime ? period : "");
						};
						ExpressionDescriptor.prototype.transformVerbosity = function(description, useVerboseFormat) {
							if (!useVerboseFormat) {
								description = description.replace(new RegExp(", ".concat(this.i18n.everyMinute()), "g"), "");
								description = description.replace(new RegExp(", ".concat(this.i18n.everyHour()), "g"), "");
								description = description.replace(new RegExp(this.i18n.commaEveryDay(), "g"), "");
								description = description.replace(/\, ?$/, "");
								if (this.i18n.conciseVerbosityReplacements) for (var _i = 0, _a = Object.entries(this.i18n.conciseVerbosityReplacements()); _i < _a.length; _i++) {
									var _b = _a[_i], key = _b[0], value = _b[1];
									description = description.replace(new RegExp(key, "g"), value);
								}
							}
							return description;
						};
						ExpressionDescriptor.prototype.getPeriod = function(hour) {
							return hour >= 12 ? this.i18n.pm && this.i18n.pm() || "PM" : this.i18n.am && this.i18n.am() || "AM";
						};
						ExpressionDescriptor.locales = {};
						return ExpressionDescriptor;
					}();
				}),
				747: ((__unused_webpack_module, exports, __webpack_require__) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.enLocaleLoader = void 0;
					var en_1 = __webpack_require__(486);
					exports.enLocaleLoader = function() {
						function enLocaleLoader() {}
						enLocaleLoader.prototype.load = function(availableLocales) {
							availableLocales["en"] = new en_1.en();
						};
						return enLocaleLoader;
					}();
				}),
				486: ((__unused_webpack_module, exports) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.en = void 0;
					exports.en = function() {
						function en() {}
						en.prototype.atX0SecondsPastTheMinuteGt20 = function() {
							return null;
						};
						en.prototype.atX0MinutesPastTheHourGt20 = function() {
							return null;
						};
						en.prototype.commaMonthX0ThroughMonthX1 = function() {
							return null;
						};
						en.prototype.commaYearX0ThroughYearX1 = function() {
							return null;
						};
						en.prototype.use24HourTimeFormatByDefault = function() {
							return false;
						};
						en.prototype.anErrorOccuredWhenGeneratingTheExpressionD = function() {
							return "An error occurred when generating the expression description. Check the cron expression syntax.";
						};
						en.prototype.everyMinute = function() {
							return "every minute";
						};
						en.prototype.everyHour = function() {
							return "every hour";
						};
						en.prototype.atSpace = function() {
							return "At ";
						};
						en.prototype.everyMinuteBetweenX0AndX1 = function() {
							return "Every minute between %s and %s";
						};
						en.prototype.at = function() {
							return "At";
						};
						en.prototype.spaceAnd = function() {
							return " and";
						};
						en.prototype.everySecond = function() {
							return "every second";
						};
						en.prototype.everyX0Seconds = function() {
							return "every %s seconds";
						};
						en.prototype.secondsX0ThroughX1PastTheMinute = function() {
							return "seconds %s through %s past the minute";
						};
						en.prototype.atX0SecondsPastTheMinute = function() {
							return "at %s seconds past the minute";
						};
						en.prototype.everyX0Minutes = function() {
							return "every %s minutes";
						};
						en.prototype.minutesX0ThroughX1PastTheHour = function() {
							return "minutes %s through %s past the hour";
						};
						en.prototype.atX0MinutesPastTheHour = function() {
							return "at %s minutes past the hour";
						};
						en.prototype.everyX0Hours = function() {
							return "every %s hours";
						};
						en.prototype.betweenX0AndX1 = function() {
							return "between %s and %s";
						};
						en.prototype.atX0 = function() {
							return "at %s";
						};
						en.prototype.commaEveryDay = function() {
							return ", every day";
						};
						en.prototype.commaEveryX0DaysOfTheWeek = function() {
							return ", every %s days of the week";
						};
						en.prototype.commaX0ThroughX1 = function() {
							return ", %s through %s";
						};
						en.prototype.commaAndX0ThroughX1 = function() {
							return ", %s through %s";
						};
						en.prototype.first = function() {
							return "first";
						};
						en.prototype.second = function() {
							return "second";
						};
						en.prototype.third = function() {
							return "third";
						};
						en.prototype.fourth = function() {
							return "fourth";
						};
						en.prototype.fifth = function() {
							return "fifth";
						};
						en.prototype.commaOnThe = function() {
							return ", on the ";
						};
						en.prototype.spaceX0OfTheMonth = function() {
							return " %s of the month";
						};
						en.prototype.lastDay = function() {
							return "the last day";
						};
						en.prototype.commaOnTheLastX0OfTheMonth = function() {
							return ", on the last %s of the month";
						};
						en.prototype.commaOnlyOnX0 = function() {
							return ", only on %s";
						};
						en.prototype.commaAndOnX0 = function() {
							return ", and on %s";
						};
						en.prototype.commaEveryX0Months = function() {
							return ", every %s months";
						};
						en.prototype.commaOnlyInX0 = function() {
							return ", only in %s";
						};
						en.prototype.commaOnTheLastDayOfTheMonth = function() {
							return ", on the last day of the month";
						};
						en.prototype.commaOnTheLastWeekdayOfTheMonth = function() {
							return ", on the last weekday of the month";
						};
						en.prototype.commaDaysBeforeTheLastDayOfTheMonth = function() {
							return ", %s days before the last day of the month";
						};
						en.prototype.firstWeekday = function() {
							return "first weekday";
						};
						en.prototype.weekdayNearestDayX0 = function() {
							return "weekday nearest day %s";
						};
						en.prototype.commaOnTheX0OfTheMonth = function() {
							return ", on the %s of the month";
						};
						en.prototype.commaEveryX0Days = function() {
							return ", every %s days";
						};
						en.prototype.commaBetweenDayX0AndX1OfTheMonth = function() {
							return ", between day %s and %s of the month";
						};
						en.prototype.commaOnDayX0OfTheMonth = function() {
							return ", on day %s of the month";
						};
						en.prototype.commaEveryHour = function() {
							return ", every hour";
						};
						en.prototype.commaEveryX0Years = function() {
							return ", every %s years";
						};
						en.prototype.commaStartingX0 = function() {
							return ", starting %s";
						};
						en.prototype.daysOfTheWeek = function() {
							return [
								"Sunday",
								"Monday",
								"Tuesday",
								"Wednesday",
								"Thursday",
								"Friday",
								"Saturday"
							];
						};
						en.prototype.monthsOfTheYear = function() {
							return [
								"January",
								"February",
								"March",
								"April",
								"May",
								"June",
								"July",
								"August",
								"September",
								"October",
								"November",
								"December"
							];
						};
						en.prototype.atReboot = function() {
							return "Run once, at startup";
						};
						return en;
					}();
				}),
				515: ((__unused_webpack_module, exports) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					function assert(value, message) {
						if (!value) throw new Error(message);
					}
					exports["default"] = function() {
						function RangeValidator() {}
						RangeValidator.secondRange = function(parse) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var second = parseInt(parsed[i], 10);
								assert(second >= 0 && second <= 59, "seconds part must be >= 0 and <= 59");
							}
						};
						RangeValidator.minuteRange = function(parse) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var minute = parseInt(parsed[i], 10);
								assert(minute >= 0 && minute <= 59, "minutes part must be >= 0 and <= 59");
							}
						};
						RangeValidator.hourRange = function(parse) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var hour = parseInt(parsed[i], 10);
								assert(hour >= 0 && hour <= 23, "hours part must be >= 0 and <= 23");
							}
						};
						RangeValidator.dayOfMonthRange = function(parse) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var dayOfMonth = parseInt(parsed[i], 10);
								assert(dayOfMonth >= 1 && dayOfMonth <= 31, "DOM part must be >= 1 and <= 31");
							}
						};
						RangeValidator.monthRange = function(parse, monthStartIndexZero) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var month = parseInt(parsed[i], 10);
								assert(month >= 1 && month <= 12, monthStartIndexZero ? "month part must be >= 0 and <= 11" : "month part must be >= 1 and <= 12");
							}
						};
						RangeValidator.dayOfWeekRange = function(parse, dayOfWeekStartIndexZero) {
							var parsed = parse.split(",");
							for (var i = 0; i < parsed.length; i++) if (!isNaN(parseInt(parsed[i], 10))) {
								var dayOfWeek = parseInt(parsed[i], 10);
								assert(dayOfWeek >= 0 && dayOfWeek <= 6, dayOfWeekStartIndexZero ? "DOW part must be >= 0 and <= 6" : "DOW part must be >= 1 and <= 7");
							}
						};
						return RangeValidator;
					}();
				}),
				823: ((__unused_webpack_module, exports) => {
					Object.defineProperty(exports, "__esModule", { value: true });
					exports.StringUtilities = void 0;
					exports.StringUtilities = function() {
						function StringUtilities() {}
						StringUtilities.format = function(template) {
							var values = [];
							for (var _i = 1; _i < arguments.length; _i++) values[_i - 1] = arguments[_i];
							return template.replace(/%s/g, function(substring) {
								var args = [];
								for (var _i = 1; _i < arguments.length; _i++) args[_i - 1] = arguments[_i];
								return values.shift();
							});
						};
						StringUtilities.containsAny = function(text, searchStrings) {
							return searchStrings.some(function(c) {
								return text.indexOf(c) > -1;
							});
						};
						return StringUtilities;
					}();
				})
			};
			var __webpack_module_cache__ = {};
			function __webpack_require__(moduleId) {
				var cachedModule = __webpack_module_cache__[moduleId];
				if (cachedModule !== void 0) return cachedModule.exports;
				var module = __webpack_module_cache__[moduleId] = { exports: {} };
				__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
				return module.exports;
			}
			var __webpack_exports__ = {};
			(() => {
				var exports = __webpack_exports__;
				Object.defineProperty(exports, "__esModule", { value: true });
				exports.toString = void 0;
				var expressionDescriptor_1 = __webpack_require__(333);
				var enLocaleLoader_1 = __webpack_require__(747);
				expressionDescriptor_1.ExpressionDescriptor.initialize(new enLocaleLoader_1.enLocaleLoader());
				exports["default"] = expressionDescriptor_1.ExpressionDescriptor;
				exports.toString = expressionDescriptor_1.ExpressionDescriptor.toString;
			})();
			return __webpack_exports__;
		})();
	});
}));

// node_modules/@actions/workflow-parser/dist/model/converter/cron-constants.js
var import_cronstrue = /* @__PURE__ */ __toESM(require_cronstrue(), 1);
const MONTHS = {
	jan: 1,
	feb: 2,
	mar: 3,
	apr: 4,
	may: 5,
	jun: 6,
	jul: 7,
	aug: 8,
	sep: 9,
	oct: 10,
	nov: 11,
	dec: 12
};
const DAYS = {
	sun: 0,
	mon: 1,
	tue: 2,
	wed: 3,
	thu: 4,
	fri: 5,
	sat: 6
};
const MINUTE_RANGE = {
	min: 0,
	max: 59
};
const HOUR_RANGE = {
	min: 0,
	max: 23
};
const DOM_RANGE = {
	min: 1,
	max: 31
};
const MONTH_RANGE = {
	min: 1,
	max: 12,
	names: MONTHS
};
const DOW_RANGE = {
	min: 0,
	max: 6,
	names: DAYS
};

// node_modules/@actions/workflow-parser/dist/model/converter/cron.js
function isValidCron(cron) {
	const parts = cron.split(/ +/);
	if (parts.length != 5) return false;
	const [minutes, hours, dom, months, dow] = parts;
	return validateCronPart(minutes, MINUTE_RANGE) && validateCronPart(hours, HOUR_RANGE) && validateCronPart(dom, DOM_RANGE) && validateCronPart(months, MONTH_RANGE) && validateCronPart(dow, DOW_RANGE);
}
function validateCronPart(value, range, allowSeparators = true) {
	if (range.names && range.names[value.toLowerCase()] !== void 0) return true;
	if (value === "*") return true;
	if (value.includes(",")) {
		if (!allowSeparators) return false;
		return value.split(",").every((v) => v && validateCronPart(v, range));
	}
	if (value.includes("/")) {
		if (!allowSeparators) return false;
		const [start, step, ...rest] = value.split("/");
		const stepNumber = +step;
		if (rest.length > 0 || isNaN(stepNumber) || stepNumber <= 0 || !start || !step) return false;
		return validateCronPart(start, range) && validateCronPart(step, range, false);
	}
	if (value.includes("-")) {
		if (!allowSeparators) return false;
		const [start, end, ...rest] = value.split("-");
		if (rest.length > 0 || !start || !end) return false;
		const startNumber = convertToNumber(start, range.names);
		const endNumber = convertToNumber(end, range.names);
		return validateCronPart(start, range, false) && validateCronPart(end, range, false) && endNumber >= startNumber;
	}
	const number = +value;
	return !isNaN(number) && number >= range.min && number <= range.max;
}
function convertToNumber(value, names) {
	if (names && names[value.toLowerCase()] !== void 0) return +names[value.toLowerCase()];
	else return +value;
}

// node_modules/@actions/workflow-parser/dist/model/converter/string-list.js
function convertStringList(name, token) {
	const result = [];
	for (const item of token) result.push(item.assertString(`${name} item`).value);
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/workflow-template.js
var InputType;
(function(InputType) {
	InputType["string"] = "string";
	InputType["choice"] = "choice";
	InputType["boolean"] = "boolean";
	InputType["environment"] = "environment";
})(InputType || (InputType = {}));

// node_modules/@actions/workflow-parser/dist/model/converter/workflow-call.js
function convertEventWorkflowCall(context, token) {
	const result = {};
	for (const item of token) switch (item.key.assertString("workflow dispatch input key").value) {
		case "inputs":
			result.inputs = convertWorkflowInputs(context, item.value.assertMapping("workflow dispatch inputs"));
			break;
		case "secrets": result.secrets = convertWorkflowCallSecrets(context, item.value.assertMapping("workflow dispatch inputs"));
	}
	return result;
}
function convertWorkflowInputs(context, token) {
	const result = {};
	for (const item of token) {
		const inputName = item.key.assertString("input name");
		const inputMapping = item.value.assertMapping("input configuration");
		result[inputName.value] = convertWorkflowInput(context, inputMapping);
	}
	return result;
}
function convertWorkflowInput(context, token) {
	const result = { type: InputType.string };
	let defaultValue;
	for (const item of token) {
		const key = item.key.assertString("workflow dispatch input key");
		switch (key.value) {
			case "description":
				result.description = item.value.assertString("input description").value;
				break;
			case "required":
				result.required = item.value.assertBoolean("input required").value;
				break;
			case "default":
				defaultValue = item.value.assertScalar("input default");
				break;
			case "type":
				result.type = InputType[item.value.assertString("input type").value];
				break;
			case "options":
				result.options = convertStringList("input options", item.value.assertSequence("input options"));
				break;
			default: context.error(item.key, `Invalid key '${key.value}'`);
		}
	}
	if (defaultValue !== void 0 && !defaultValue.isExpression) try {
		switch (result.type) {
			case InputType.boolean:
				result.default = defaultValue.assertBoolean("input default").value;
				break;
			case InputType.string:
			case InputType.choice:
			case InputType.environment: result.default = defaultValue.assertString("input default").value;
		}
	} catch (e) {
		context.error(defaultValue, e);
	}
	if (result.type === InputType.choice) {
		if (result.options === void 0 || result.options.length === 0) context.error(token, "Missing 'options' for choice input");
	} else if (result.options !== void 0) context.error(token, "Input type is not 'choice', but 'options' is defined");
	return result;
}
function convertWorkflowCallSecrets(context, token) {
	const result = {};
	for (const item of token) {
		const secretName = item.key.assertString("secret name");
		result[secretName.value] = convertWorkflowCallSecret(context, item.value);
	}
	return result;
}
function convertWorkflowCallSecret(context, token) {
	const result = {};
	if (isMapping(token)) for (const item of token) switch (item.key.assertString("workflow call secret key").value) {
		case "description":
			result.description = item.value.assertString("secret description").value;
			break;
		case "required": result.required = item.value.assertBoolean("secret required").value;
	}
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/workflow-dispatch.js
function convertEventWorkflowDispatchInputs(context, token) {
	const result = {};
	for (const item of token) switch (item.key.assertString("workflow dispatch input key").value) {
		case "inputs": result.inputs = convertWorkflowDispatchInputs(context, item.value.assertMapping("workflow dispatch inputs"));
	}
	return result;
}
function convertWorkflowDispatchInputs(context, token) {
	const result = {};
	for (const item of token) {
		const inputName = item.key.assertString("input name");
		const inputMapping = item.value.assertMapping("input configuration");
		result[inputName.value] = convertWorkflowDispatchInput(context, inputMapping);
	}
	return result;
}
function convertWorkflowDispatchInput(context, token) {
	const result = { type: InputType.string };
	let defaultValue;
	for (const item of token) {
		const key = item.key.assertString("workflow dispatch input key");
		switch (key.value) {
			case "description":
				result.description = item.value.assertString("input description").value;
				break;
			case "required":
				result.required = item.value.assertBoolean("input required").value;
				break;
			case "default":
				defaultValue = item.value.assertScalar("input default");
				break;
			case "type":
				result.type = InputType[item.value.assertString("input type").value];
				break;
			case "options":
				result.options = convertStringList("input options", item.value.assertSequence("input options"));
				break;
			default: context.error(item.key, `Invalid key '${key.value}'`);
		}
	}
	if (defaultValue !== void 0) try {
		switch (result.type) {
			case InputType.boolean:
				result.default = defaultValue.assertBoolean("input default").value;
				break;
			case InputType.string:
			case InputType.choice:
			case InputType.environment: result.default = defaultValue.assertString("input default").value;
		}
	} catch (e) {
		context.error(defaultValue, e);
	}
	if (result.type === InputType.choice) {
		if (result.options === void 0 || result.options.length === 0) context.error(token, "Missing 'options' for choice input");
	} else if (result.options !== void 0) context.error(token, "Input type is not 'choice', but 'options' is defined");
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/events.js
function convertOn(context, token) {
	if (isLiteral(token)) return { [token.assertString("on").value]: {} };
	if (isSequence(token)) {
		const result = {};
		for (const item of token) {
			const event = item.assertString("on");
			result[event.value] = {};
		}
		return result;
	}
	if (isMapping(token)) {
		const result = {};
		for (const item of token) {
			const eventName = item.key.assertString("event name").value;
			if (item.value.templateTokenType === TokenType.Null) {
				result[eventName] = {};
				continue;
			}
			if (eventName === "schedule") {
				result.schedule = convertSchedule(context, item.value.assertSequence(`event ${eventName}`));
				continue;
			}
			const eventToken = item.value.assertMapping(`event ${eventName}`);
			if (eventName === "workflow_call") {
				result.workflow_call = convertEventWorkflowCall(context, eventToken);
				continue;
			}
			if (eventName === "workflow_dispatch") {
				result.workflow_dispatch = convertEventWorkflowDispatchInputs(context, eventToken);
				continue;
			}
			result[eventName] = {
				...convertPatternFilter("branches", eventToken),
				...convertPatternFilter("tags", eventToken),
				...convertPatternFilter("paths", eventToken),
				...convertFilter("types", eventToken),
				...convertFilter("versions", eventToken),
				...convertFilter("names", eventToken),
				...convertFilter("workflows", eventToken)
			};
		}
		return result;
	}
	context.error(token, "Invalid format for 'on'");
	return {};
}
function convertPatternFilter(name, token) {
	const result = {};
	for (const item of token) switch (item.key.assertString(`${name} filter key`).value) {
		case name:
			if (isString(item.value)) result[name] = [item.value.value];
			else result[name] = convertStringList(name, item.value.assertSequence(`${name} list`));
			break;
		case `${name}-ignore`: if (isString(item.value)) result[`${name}-ignore`] = [item.value.value];
		else result[`${name}-ignore`] = convertStringList(`${name}-ignore`, item.value.assertSequence(`${name}-ignore list`));
	}
	return result;
}
function convertFilter(name, token) {
	const result = {};
	for (const item of token) switch (item.key.assertString(`${name} filter key`).value) {
		case name: if (isString(item.value)) result[name] = [item.value.value];
		else result[name] = convertStringList(name, item.value.assertSequence(`${name} list`));
	}
	return result;
}
function convertSchedule(context, token) {
	const result = [];
	for (const item of token) {
		const mappingToken = item.assertMapping(`event schedule`);
		const config = { cron: "" };
		let valid = true;
		for (const entry of mappingToken) {
			const key = entry.key.assertString(`schedule key`);
			if (key.value === "cron") {
				const cron = entry.value.assertString(`schedule cron`);
				if (!isValidCron(cron.value)) context.error(cron, "Invalid cron expression. Expected format: '* * * * *' (minute hour day month weekday)");
				config.cron = cron.value;
			} else if (key.value === "timezone") config.timezone = entry.value.assertString(`schedule timezone`).value;
			else {
				context.error(key, `Invalid schedule key`);
				valid = false;
			}
		}
		if (valid && config.cron) result.push(config);
		else if (valid && !config.cron) context.error(mappingToken, "Missing required key 'cron' in schedule entry");
	}
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/handle-errors.js
function handleTemplateTokenErrors(root, context, defaultValue, f) {
	let r = defaultValue;
	try {
		r = f();
	} catch (err) {
		if (err instanceof TemplateTokenError) context.error(err.token, err);
		else context.error(root, err);
	}
	return r;
}

// node_modules/@actions/workflow-parser/dist/model/converter/concurrency.js
function convertConcurrency(context, token) {
	const result = {};
	if (token.isExpression) return result;
	if (isString(token)) {
		result.group = token;
		return result;
	}
	const concurrencyProperty = token.assertMapping("concurrency group");
	for (const property of concurrencyProperty) {
		const propertyName = property.key.assertString("concurrency group key");
		if (property.key.isExpression || property.value.isExpression) continue;
		switch (propertyName.value) {
			case "group":
				result.group = property.value.assertString("concurrency group");
				break;
			case "cancel-in-progress":
				result.cancelInProgress = property.value.assertBoolean("cancel-in-progress").value;
				break;
			case "queue":
				result.queue = property.value.assertString("queue").value;
				break;
			default: context.error(propertyName, `Invalid property name: ${propertyName.value}`);
		}
	}
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/container.js
function convertToJobContainer(context, container) {
	let image;
	let env;
	let ports;
	let volumes;
	let options;
	for (const [, token] of TemplateToken.traverse(container)) if (token.isExpression) return;
	if (isString(container)) {
		image = container.assertString("container item");
		return { image };
	}
	const mapping = container.assertMapping("container item");
	if (mapping) for (const item of mapping) {
		const key = item.key.assertString("container item key");
		const value = item.value;
		switch (key.value) {
			case "image":
				image = value.assertString("container image");
				break;
			case "credentials":
				convertToJobCredentials(context, value);
				break;
			case "env":
				env = value.assertMapping("container env");
				for (const envItem of env) envItem.key.assertString("container env value");
				break;
			case "ports":
				ports = value.assertSequence("container ports");
				for (const port of ports) port.assertString("container port");
				break;
			case "volumes":
				volumes = value.assertSequence("container volumes");
				for (const volume of volumes) volume.assertString("container volume");
				break;
			case "options":
				options = value.assertString("container options");
				break;
			default: context.error(key, `Unexpected container item key: ${key.value}`);
		}
	}
	if (!image) context.error(container, "Container image cannot be empty");
	else return {
		image,
		env,
		ports,
		volumes,
		options
	};
}
function convertToServiceContainer(context, container) {
	let image;
	let env;
	let ports;
	let volumes;
	let options;
	let entrypoint;
	let command;
	for (const [, token] of TemplateToken.traverse(container)) if (token.isExpression) return;
	if (isString(container)) {
		image = container.assertString("container item");
		return { image };
	}
	const mapping = container.assertMapping("container item");
	if (mapping) for (const item of mapping) {
		const key = item.key.assertString("container item key");
		const value = item.value;
		switch (key.value) {
			case "image":
				image = value.assertString("container image");
				break;
			case "credentials":
				convertToJobCredentials(context, value);
				break;
			case "env":
				env = value.assertMapping("container env");
				for (const envItem of env) envItem.key.assertString("container env value");
				break;
			case "ports":
				ports = value.assertSequence("container ports");
				for (const port of ports) port.assertString("container port");
				break;
			case "volumes":
				volumes = value.assertSequence("container volumes");
				for (const volume of volumes) volume.assertString("container volume");
				break;
			case "options":
				options = value.assertString("container options");
				break;
			case "entrypoint":
				entrypoint = value.assertString("container entrypoint");
				break;
			case "command":
				command = value.assertString("container command");
				break;
			default: context.error(key, `Unexpected container item key: ${key.value}`);
		}
	}
	if (!image) context.error(container, "Container image cannot be empty");
	else return {
		image,
		env,
		ports,
		volumes,
		options,
		entrypoint,
		command
	};
}
function convertToJobServices(context, services) {
	const serviceList = [];
	const mapping = services.assertMapping("services");
	for (const service of mapping) {
		service.key.assertString("service key");
		const container = convertToServiceContainer(context, service.value);
		if (container) serviceList.push(container);
	}
	return serviceList;
}
function convertToJobCredentials(context, value) {
	const mapping = value.assertMapping("credentials");
	let username;
	let password;
	for (const item of mapping) {
		const key = item.key.assertString("credentials item");
		const value = item.value;
		switch (key.value) {
			case "username":
				username = value.assertString("credentials username");
				break;
			case "password":
				password = value.assertString("credentials password");
				break;
			default: context.error(key, `credentials key ${key.value}`);
		}
	}
	return {
		username,
		password
	};
}

// node_modules/@actions/workflow-parser/dist/model/converter/id-builder.js
const SEPARATOR = "_";
const MAX_ATTEMPTS = 1e3;
const MAX_LENGTH = 100;
var IdBuilder = class {
	constructor() {
		this.name = [];
		this.distinctNames = /* @__PURE__ */ new Set();
	}
	appendSegment(value) {
		if (value.length === 0) return;
		if (this.name.length == 0) {
			const first = value[0];
			if (this.isAlpha(first) || first == "_") {} else if (this.isNumeric(first) || first == "-") this.name.push("_");
		} else this.name.push(SEPARATOR);
		for (const c of value) if (this.isAlphaNumeric(c) || c == "_" || c == "-") this.name.push(c);
		else this.name.push(SEPARATOR);
	}
	build() {
		const original = this.name.length > 0 ? this.name.join("") : "job";
		let suffix = "";
		for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) {
			if (attempt === 1) suffix = "";
			else suffix = `_${attempt}`;
			const candidate = original.substring(0, Math.min(original.length, MAX_LENGTH - suffix.length)) + suffix;
			if (!this.distinctNames.has(candidate)) {
				this.distinctNames.add(candidate);
				this.name = [];
				return candidate;
			}
		}
		throw new Error("Unable to create a unique name");
	}
	/**
	* Adds a known identifier to the set of distinct ids.
	* @param value The value to add
	* @returns An error if the value is invalid, otherwise undefined
	*/
	tryAddKnownId(value) {
		if (!value || !this.isValid(value) || value.length >= MAX_LENGTH) return `The identifier '${value}' is invalid. IDs may only contain alphanumeric characters, '_', and '-'. IDs must start with a letter or '_' and and must be less than ${MAX_LENGTH} characters.`;
		if (value.startsWith("__")) return `The identifier '${value}' is invalid. IDs starting with '__' are reserved.`;
		if (this.distinctNames.has(value)) return `The identifier '${value}' may not be used more than once within the same scope.`;
		this.distinctNames.add(value);
	}
	/**
	* A name is valid if it starts with a letter or underscore, and contains only
	* letters, numbers, underscores, and hyphens.
	* @param name The string name to validate
	* @returns Whether the name is valid
	*/
	isValid(name) {
		let first = true;
		for (const c of name) {
			if (first) {
				first = false;
				if (!this.isAlpha(c) && c != "_") return false;
				continue;
			}
			if (!this.isAlphaNumeric(c) && c != "_" && c != "-") return false;
		}
		return true;
	}
	isAlphaNumeric(c) {
		return this.isAlpha(c) || this.isNumeric(c);
	}
	isNumeric(c) {
		return c >= "0" && c <= "9";
	}
	isAlpha(c) {
		return c >= "a" && c <= "z" || c >= "A" && c <= "Z";
	}
};

// node_modules/@actions/workflow-parser/dist/model/converter/job/environment.js
function convertToActionsEnvironmentRef(context, token) {
	const result = {};
	if (token.isExpression) return result;
	if (isScalar$1(token)) {
		result.name = token;
		return result;
	}
	const environmentMapping = token.assertMapping("job environment");
	for (const property of environmentMapping) {
		const propertyName = property.key.assertString("job environment key");
		if (property.key.isExpression || property.value.isExpression) continue;
		switch (propertyName.value) {
			case "name":
				result.name = property.value.assertScalar("job environment name key");
				break;
			case "url":
				result.url = property.value;
				break;
			case "deployment": if (property.value.assertBoolean("job environment deployment").value === false) result.skipDeployment = true;
		}
	}
	return result;
}

// node_modules/@actions/workflow-parser/dist/model/converter/job/runs-on.js
function convertRunsOn(context, token) {
	const labels = convertRunsOnLabels(token);
	if (!isMapping(token)) return {
		labels,
		group: ""
	};
	let group = "";
	for (const item of token) switch (item.key.assertString("job runs-on property name").value) {
		case "group": {
			if (item.value.isExpression) continue;
			const groupName = item.value.assertString("job runs-on group name").value;
			const names = groupName.split("/");
			switch (names.length) {
				case 1:
					group = groupName;
					break;
				case 2:
					if (![
						"org",
						"organization",
						"ent",
						"enterprise"
					].includes(names[0])) {
						context.error(item.value, `Invalid runs-on group name '${groupName}. Please use 'organization/' or 'enterprise/' prefix to target a single runner group.'`);
						continue;
					}
					if (!names[1]) {
						context.error(item.value, `Invalid runs-on group name '${groupName}'.`);
						continue;
					}
					group = groupName;
					break;
				default: context.error(item.value, `Invalid runs-on group name '${groupName}. Please use 'organization/' or 'enterprise/' prefix to target a single runner group.'`);
			}
			break;
		}
		case "labels": {
			const mapLabels = convertRunsOnLabels(item.value);
			for (const label of mapLabels) labels.add(label);
			break;
		}
	}
	return {
		labels,
		group
	};
}
function convertRunsOnLabels(token) {
	const labels = /* @__PURE__ */ new Set();
	if (token.isExpression) return labels;
	if (isString(token)) {
		labels.add(token.value);
		return labels;
	}
	if (isSequence(token)) for (const item of token) {
		if (item.isExpression) continue;
		const label = item.assertString("job runs-on label sequence item");
		labels.add(label.value);
	}
	return labels;
}

// node_modules/@actions/workflow-parser/dist/model/type-guards.js
function isActionStep(step) {
	return step.uses !== void 0;
}

// node_modules/@actions/workflow-parser/dist/model/converter/steps.js
function convertSteps(context, steps) {
	if (!isSequence(steps)) {
		context.error(steps, "Invalid format for steps");
		return [];
	}
	const idBuilder = new IdBuilder();
	const knownStepIds = /* @__PURE__ */ new Set();
	const result = [];
	for (const item of steps) {
		const step = handleTemplateTokenErrors(steps, context, void 0, () => convertStep(context, idBuilder, knownStepIds, item));
		if (step) result.push(step);
	}
	for (const step of result) {
		if (step.id) continue;
		let id = "";
		if (isActionStep(step)) id = createActionStepId(step);
		else if ("wait" in step) id = "wait";
		else if ("wait-all" in step) id = "wait-all";
		else if ("cancel" in step) id = "cancel";
		else if ("parallel" in step) id = "parallel";
		if (!id) id = "run";
		idBuilder.appendSegment(`__${id}`);
		step.id = idBuilder.build();
	}
	return result;
}
function convertStep(context, idBuilder, knownStepIds, step) {
	const mapping = step.assertMapping("steps item");
	let run;
	let id;
	let name;
	let uses;
	let background;
	let wait;
	let waitAll;
	let cancel;
	let parallel;
	let continueOnError;
	let env;
	let ifCondition;
	for (const item of mapping) switch (item.key.assertString("steps item key").value) {
		case "id":
			id = item.value.assertString("steps item id");
			if (id) {
				const error = idBuilder.tryAddKnownId(id.value);
				if (error) context.error(id, error);
				else knownStepIds.add(id.value);
			}
			break;
		case "name":
			name = item.value.assertScalar("steps item name");
			break;
		case "run":
			run = item.value.assertScalar("steps item run");
			break;
		case "uses":
			uses = item.value.assertString("steps item uses");
			break;
		case "background":
			background = item.value.assertBoolean("steps item background").value;
			break;
		case "wait":
			wait = convertWaitTargets(context, knownStepIds, item.value, id);
			break;
		case "wait-all":
			waitAll = convertWaitAllValue(context, item.value);
			break;
		case "cancel":
			cancel = item.value.assertString("steps item cancel");
			validateTargetStepId(context, knownStepIds, cancel, id);
			break;
		case "parallel":
			parallel = item.value;
			break;
		case "env":
			env = item.value.assertMapping("step env");
			break;
		case "if":
			ifCondition = convertToIfCondition(context, item.value);
			break;
		case "continue-on-error": if (!item.value.isExpression) continueOnError = item.value.assertBoolean("steps item continue-on-error").value;
		else continueOnError = item.value.assertScalar("steps item continue-on-error");
	}
	if (run) return {
		id: id?.value || "",
		name,
		if: ifCondition || new BasicExpressionToken(void 0, void 0, "success()", void 0, void 0, void 0),
		"continue-on-error": continueOnError,
		env,
		run,
		background
	};
	if (uses) return {
		id: id?.value || "",
		name,
		if: ifCondition || new BasicExpressionToken(void 0, void 0, "success()", void 0, void 0, void 0),
		"continue-on-error": continueOnError,
		env,
		uses,
		background
	};
	if (wait) return {
		id: id?.value || "",
		name: name || createSyntheticStepName("Wait"),
		"continue-on-error": continueOnError,
		wait
	};
	if (waitAll !== void 0) return {
		id: id?.value || "",
		name: name || createSyntheticStepName("Wait for all"),
		"continue-on-error": continueOnError,
		"wait-all": waitAll
	};
	if (cancel) return {
		id: id?.value || "",
		name: name || createSyntheticStepName("Cancel"),
		"continue-on-error": continueOnError,
		cancel
	};
	if (parallel) {
		const parallelSteps = convertSteps(context, parallel);
		for (const ps of parallelSteps) {
			if ("background" in ps && ps.background !== void 0) context.error(step, "'background' is not allowed inside a parallel block. Steps in a parallel block are automatically run as background steps.");
			if ("wait" in ps) context.error(step, "'wait' is not allowed inside a parallel block.");
			if ("wait-all" in ps) context.error(step, "'wait-all' is not allowed inside a parallel block.");
			if ("cancel" in ps) context.error(step, "'cancel' is not allowed inside a parallel block.");
			if ("parallel" in ps) context.error(step, "Nested 'parallel' blocks are not allowed.");
		}
		return {
			id: id?.value || "",
			name: name || createSyntheticStepName("Parallel group"),
			parallel: parallelSteps
		};
	}
	context.error(step, context.state.featureFlags?.isEnabled("allowBackgroundSteps") ? "Expected one of uses, run, wait, wait-all, cancel, or parallel to be defined" : "Expected one of uses or run to be defined");
}
function createActionStepId(step) {
	const uses = step.uses.value;
	if (uses.startsWith("docker://")) return uses.substring(9);
	if (uses.startsWith("./") || uses.startsWith(".\\")) return "self";
	if (uses.startsWith("$/")) return "self";
	const segments = uses.split("@");
	if (segments.length != 2) return "";
	const pathSegments = segments[0].split(/[\\/]/).filter((s) => s.length > 0);
	const gitRef = segments[1];
	if (pathSegments.length >= 2 && pathSegments[0] && pathSegments[1] && gitRef) return `${pathSegments[0]}/${pathSegments[1]}`;
	return "";
}
function createSyntheticStepName(value) {
	return new StringToken(void 0, void 0, value, void 0, void 0, void 0);
}
function convertWaitTargets(context, knownStepIds, token, ownStepId) {
	if (token instanceof StringToken) {
		validateTargetStepId(context, knownStepIds, token, ownStepId);
		return [token];
	}
	const sequence = token.assertSequence("steps item wait");
	const targets = [];
	for (let i = 0; i < sequence.count; i++) {
		const target = sequence.get(i).assertString("steps item wait item");
		validateTargetStepId(context, knownStepIds, target, ownStepId);
		targets.push(target);
	}
	return targets;
}
function convertWaitAllValue(context, token) {
	if (token instanceof NullToken) return true;
	if (!token.assertBoolean("steps item wait-all").value) context.error(token, "The value of 'wait-all' must be true or omitted");
	return true;
}
function validateTargetStepId(context, knownStepIds, target, ownStepId) {
	if (target.value.startsWith("__")) context.error(target, `The identifier '${target.value}' is invalid. IDs starting with '__' are reserved.`);
	else if (ownStepId && target.value.toLowerCase() === ownStepId.value.toLowerCase()) context.error(target, `Step '${ownStepId.value}' cannot reference itself`);
	else if (!knownStepIds.has(target.value)) context.error(target, `Step references unknown step ID '${target.value}'`);
}

// node_modules/@actions/workflow-parser/dist/model/converter/job.js
function convertJob(context, jobKey, token) {
	const error = new IdBuilder().tryAddKnownId(jobKey.value);
	if (error) context.error(jobKey, error);
	let concurrency, container, env, environment, ifCondition, name, outputs, runsOn, services, strategy, snapshot;
	let needs = void 0;
	let steps = [];
	let workflowJobRef;
	let workflowJobInputs;
	let inheritSecrets = false;
	let workflowJobSecrets;
	for (const item of token) switch (item.key.assertString("job property name").value) {
		case "concurrency":
			handleTemplateTokenErrors(item.value, context, void 0, () => convertConcurrency(context, item.value));
			concurrency = item.value;
			break;
		case "container":
			convertToJobContainer(context, item.value);
			container = item.value;
			break;
		case "env":
			handleTemplateTokenErrors(item.value, context, void 0, () => {
				env = item.value.assertMapping("job env");
			});
			break;
		case "environment":
			handleTemplateTokenErrors(item.value, context, void 0, () => convertToActionsEnvironmentRef(context, item.value));
			environment = item.value;
			break;
		case "if":
			ifCondition = convertToIfCondition(context, item.value);
			break;
		case "name":
			name = item.value.assertScalar("job name");
			break;
		case "needs":
			needs = [];
			if (isString(item.value)) {
				const jobNeeds = item.value.assertString("job needs id");
				needs.push(jobNeeds);
			}
			if (isSequence(item.value)) for (const seqItem of item.value) {
				const jobNeeds = seqItem.assertString("job needs id");
				needs.push(jobNeeds);
			}
			break;
		case "outputs":
			handleTemplateTokenErrors(item.value, context, void 0, () => {
				outputs = item.value.assertMapping("job outputs");
			});
			break;
		case "runs-on":
			handleTemplateTokenErrors(item.value, context, void 0, () => convertRunsOn(context, item.value));
			runsOn = item.value;
			break;
		case "services":
			convertToJobServices(context, item.value);
			services = item.value;
			break;
		case "snapshot":
			snapshot = item.value;
			break;
		case "steps":
			steps = convertSteps(context, item.value);
			break;
		case "strategy":
			strategy = item.value;
			break;
		case "uses":
			workflowJobRef = item.value.assertString("job uses value");
			break;
		case "with":
			handleTemplateTokenErrors(item.value, context, void 0, () => {
				workflowJobInputs = item.value.assertMapping("uses-with value");
			});
			break;
		case "secrets": if (isString(item.value) && item.value.value === "inherit") inheritSecrets = true;
		else handleTemplateTokenErrors(item.value, context, void 0, () => {
			workflowJobSecrets = item.value.assertMapping("uses-secrets value");
		});
	}
	if (workflowJobRef !== void 0) return {
		type: "reusableWorkflowJob",
		id: jobKey,
		name: jobName(name, jobKey),
		needs: needs || [],
		if: ifCondition || new BasicExpressionToken(void 0, void 0, "success()", void 0, void 0, void 0),
		ref: workflowJobRef,
		"input-definitions": void 0,
		"input-values": workflowJobInputs,
		"secret-definitions": void 0,
		"secret-values": workflowJobSecrets,
		"inherit-secrets": inheritSecrets || void 0,
		outputs: void 0,
		concurrency,
		strategy
	};
	else return {
		type: "job",
		id: jobKey,
		name: jobName(name, jobKey),
		needs,
		if: ifCondition || new BasicExpressionToken(void 0, void 0, "success()", void 0, void 0, void 0),
		env,
		concurrency,
		environment,
		strategy,
		"runs-on": runsOn,
		container,
		services,
		outputs,
		steps,
		snapshot
	};
}
function jobName(name, jobKey) {
	if (name === void 0) return jobKey;
	if (isString(name) && name.value === "") return jobKey;
	return name;
}

// node_modules/@actions/workflow-parser/dist/model/converter/jobs.js
function convertJobs(context, token) {
	if (isMapping(token)) {
		const result = [];
		const jobsWithSatisfiedNeeds = [];
		const alljobsWithUnsatisfiedNeeds = [];
		for (const item of token) {
			const jobKey = item.key.assertString("job name");
			const jobDef = item.value.assertMapping(`job ${jobKey.value}`);
			const job = handleTemplateTokenErrors(token, context, void 0, () => convertJob(context, jobKey, jobDef));
			if (job) {
				result.push(job);
				const node = {
					name: job.id.value,
					needs: Object.assign([], job.needs)
				};
				if (node.needs.length > 0) alljobsWithUnsatisfiedNeeds.push(node);
				else jobsWithSatisfiedNeeds.push(node);
			}
		}
		validateNeeds(token, context, result, jobsWithSatisfiedNeeds, alljobsWithUnsatisfiedNeeds);
		return result;
	}
	context.error(token, "Invalid format for jobs");
	return [];
}
function validateNeeds(token, context, result, jobsWithSatisfiedNeeds, alljobsWithUnsatisfiedNeeds) {
	if (jobsWithSatisfiedNeeds.length == 0) {
		context.error(token, "The workflow must contain at least one job with no dependencies.");
		return;
	}
	while (jobsWithSatisfiedNeeds.length > 0) {
		const currentJob = jobsWithSatisfiedNeeds.shift();
		if (currentJob == void 0) break;
		for (let i = alljobsWithUnsatisfiedNeeds.length - 1; i >= 0; i--) {
			const unsatisfiedJob = alljobsWithUnsatisfiedNeeds[i];
			for (let j = unsatisfiedJob.needs.length - 1; j >= 0; j--) if (unsatisfiedJob.needs[j].value == currentJob.name) {
				unsatisfiedJob.needs.splice(j, 1);
				if (unsatisfiedJob.needs.length == 0) {
					jobsWithSatisfiedNeeds.push(unsatisfiedJob);
					alljobsWithUnsatisfiedNeeds.splice(i, 1);
				}
			}
		}
	}
	if (alljobsWithUnsatisfiedNeeds.length > 0) {
		const jobNames = result.map((x) => x.id.value);
		for (const unsatisfiedJob of alljobsWithUnsatisfiedNeeds) for (const need of unsatisfiedJob.needs) if (jobNames.includes(need.value)) context.error(need, `Job '${unsatisfiedJob.name}' depends on job '${need.value}' which creates a cycle in the dependency graph.`);
		else context.error(need, `Job '${unsatisfiedJob.name}' depends on unknown job '${need.value}'.`);
	}
}

// src/local/runner/workflow/build-job.ts
const SHARED = [
	"name",
	"needs",
	"if",
	"permissions",
	"concurrency",
	"strategy"
];
const STEPS_KEYS = [
	...SHARED,
	"runs-on",
	"container",
	"environment",
	"timeout-minutes",
	"continue-on-error",
	"env",
	"defaults",
	"outputs",
	"steps",
	"cache-mode"
];
const CALL_KEYS = [
	...SHARED,
	"uses",
	"with",
	"secrets"
];
function buildJob({ key, place, value }) {
	const isCall = value.kind === "map" && value.entries.some((entry) => entry.key === "uses");
	const fields = readFields(value, isCall ? CALL_KEYS : STEPS_KEYS);
	const base = {
		key,
		place,
		name: fields.find("name"),
		needs: fields.texts("needs") ?? [],
		condition: buildCondition(fields.find("if"), place),
		permissions: buildPermissions(fields.find("permissions")),
		concurrency: fields.find("concurrency"),
		strategy: fields.find("strategy")
	};
	return isCall ? {
		...base,
		...buildCallPart(fields)
	} : {
		...base,
		...buildStepsPart(fields)
	};
}
function buildDefaults(template) {
	const run = readFields(readFields(template, ["run"]).find("run"), ["shell", "working-directory"]);
	return {
		shell: run.find("shell"),
		workingDirectory: run.find("working-directory")
	};
}
function buildCallPart(fields) {
	const secrets = fields.find("secrets");
	return {
		kind: "call",
		uses: fields.text("uses") ?? "",
		with: fields.map("with"),
		secrets: secrets?.kind === "literal" ? "inherit" : fields.map("secrets")
	};
}
function buildStepsPart(fields) {
	const container = fields.find("container");
	if (container?.kind === "map" || container?.kind === "literal" && container.value) throw new WorkflowError([notImplemented(container.place, "the key 'container' with an image")]);
	const runsOn = fields.find("runs-on");
	if (!runsOn) throw new WorkflowError([{
		...fields.place,
		message: "a job needs 'runs-on'"
	}]);
	return {
		kind: "steps",
		runsOn,
		container,
		environment: fields.find("environment"),
		timeoutMinutes: fields.find("timeout-minutes"),
		continueOnError: fields.find("continue-on-error"),
		env: fields.map("env"),
		defaults: buildDefaults(fields.find("defaults")),
		outputs: fields.map("outputs"),
		steps: buildSteps(fields.find("steps"))
	};
}

// src/local/runner/workflow/workflow-model.ts
const filterKeys = [
	"types",
	"branches",
	"branches-ignore",
	"tags",
	"tags-ignore",
	"paths",
	"paths-ignore",
	"workflows"
];

// src/local/runner/workflow/build-triggers.ts
/** Triggers that are more than a filter. */
const OWN_SHAPE = [
	"workflow_dispatch",
	"workflow_call",
	"schedule"
];
function buildTriggers(on) {
	if (on.kind !== "map") return buildNamed(on.kind === "list" ? on.items : [on]);
	const filtered = on.entries.filter(({ key }) => !OWN_SHAPE.includes(key));
	const find = (name) => on.entries.find(({ key }) => key === name)?.value;
	const dispatch = find("workflow_dispatch");
	const call = find("workflow_call");
	return {
		events: new Map(filtered.map(({ key, value }) => [key, buildFilter(value)])),
		crons: buildCrons(find("schedule")),
		dispatch: dispatch && buildInputs(readFields(dispatch, ["inputs"])),
		call: call && buildCall(call)
	};
}
/** Builds the triggers of `on: push` and `on: [push, issues]`. */
function buildNamed(names) {
	const keys = names.map((name) => name.kind === "literal" ? String(name.value) : "");
	return {
		events: new Map(keys.map((key) => [key, {}])),
		crons: [],
		dispatch: keys.includes("workflow_dispatch") ? [] : void 0,
		call: keys.includes("workflow_call") ? {
			inputs: [],
			secrets: [],
			outputs: []
		} : void 0
	};
}
function buildFilter(template) {
	const fields = readFields(template, filterKeys);
	return Object.fromEntries(filterKeys.map((key) => [key, fields.texts(key)]));
}
function buildCrons(schedule) {
	if (schedule?.kind !== "list") return [];
	return schedule.items.flatMap((item) => readFields(item, ["cron", "timezone"]).text("cron") ?? []);
}
function buildInputs(fields) {
	return (fields.map("inputs")?.entries ?? []).map(({ key, value }) => {
		const input = readFields(value, [
			"description",
			"type",
			"required",
			"default",
			"options",
			"deprecationMessage"
		]);
		return {
			name: key,
			type: input.text("type") ?? "string",
			required: input.flag("required") ?? false,
			default: input.find("default"),
			options: input.texts("options")
		};
	});
}
function buildCall(template) {
	const fields = readFields(template, [
		"inputs",
		"secrets",
		"outputs"
	]);
	const secrets = (fields.map("secrets")?.entries ?? []).map(({ key, value }) => ({
		name: key,
		required: readFields(value, ["description", "required"]).flag("required") ?? false
	}));
	const outputs = (fields.map("outputs")?.entries ?? []).flatMap(({ key, value }) => {
		const output = readFields(value, ["description", "value"]).find("value");
		return output ? [{
			name: key,
			value: output
		}] : [];
	});
	return {
		inputs: buildInputs(fields),
		secrets,
		outputs
	};
}

// src/local/runner/workflow/read-workflow.ts
const KNOWN = [
	"on",
	"name",
	"description",
	"run-name",
	"defaults",
	"env",
	"permissions",
	"concurrency",
	"jobs",
	"cache-mode"
];
/** Parsed workflows by file and text, because every event reads the same files again. */
const cache = /* @__PURE__ */ new Map();
/** Parses a workflow file like GitHub and refuses what the local runner cannot do. Throws a WorkflowError with all faults. */
function readWorkflow(file, text) {
	const key = `${file}\n${text}`;
	const cached = cache.get(key);
	if (cached) return cached;
	const workflow = buildWorkflow(file, text);
	cache.set(key, workflow);
	return workflow;
}
function buildWorkflow(file, text) {
	const template = readTemplate({
		file,
		text,
		schema: getWorkflowSchema(),
		root: "workflow-root-strict",
		validate
	});
	const fields = readFields(template, KNOWN);
	const on = fields.find("on");
	if (!on) throw new WorkflowError([{
		file,
		message: "a workflow needs 'on'"
	}]);
	return {
		file,
		name: fields.text("name"),
		runName: fields.find("run-name"),
		triggers: buildTriggers(on),
		env: fields.map("env"),
		defaults: buildDefaults(fields.find("defaults")),
		permissions: buildPermissions(fields.find("permissions")),
		concurrency: fields.find("concurrency"),
		jobs: buildJobs(fields.find("jobs"))
	};
}
function buildJobs(template) {
	const faults = [];
	const jobs = (readMap(template)?.entries ?? []).flatMap((entry) => {
		try {
			return [buildJob(entry)];
		} catch (error) {
			if (!(error instanceof WorkflowError)) throw error;
			faults.push(...error.faults);
			return [];
		}
	});
	if (faults.length > 0) throw new WorkflowError(faults);
	return jobs;
}
/** Runs the package's converters, which check what its reader does not: text of `if`, graph of `needs`, ids, cron lines. */
function validate(context, token) {
	if (!isMapping(token)) return;
	const on = token.find("on");
	const jobs = token.find("jobs");
	if (on) convertOn(context, on);
	if (jobs) convertJobs(context, jobs);
}

// src/local/runner/run/load-workflow.ts
/** Loads a called workflow: from beside its caller (`./`, `$/`), else from the folder given for its repository. */
async function loadWorkflow(uses, from, folders) {
	const [path = ""] = uses.split("@");
	if (path.startsWith("./") || path.startsWith("$/")) {
		const file = path.slice(2);
		return {
			workflow: readWorkflow(file, await readSource(from, file)),
			source: from
		};
	}
	const [owner = "", name = "", ...rest] = path.split("/");
	const repository = `${owner}/${name}`;
	const directory = folders[repository];
	if (directory === void 0) throw new Error(`No folder is given for ${repository}`);
	const source = {
		kind: "folder",
		repository,
		directory
	};
	const file = rest.join("/");
	return {
		workflow: readWorkflow(file, await readSource(source, file)),
		source
	};
}

// src/local/runner/run/earlier-results.ts
/**
* Creates the results of one attempt. `results` lives as long as the run. `wanted` is the path of the one job to run again;
* undefined runs all jobs.
*/
function createEarlierResults(results, wanted) {
	const again = /* @__PURE__ */ new Set();
	const containsWanted = (name) => wanted?.startsWith(`${name} / `) === true;
	return {
		find({ path, name, caller, needs }) {
			if (wanted === void 0) return void 0;
			const isCalledAgain = caller !== "" && again.has(caller) && !containsWanted(caller);
			if (path === wanted || containsWanted(name) || isCalledAgain || needs.some((need) => again.has(need))) {
				again.add(path).add(name);
				return;
			}
			return results.get(path);
		},
		store: (path, result) => void results.set(path, result)
	};
}

// src/local/runner/run/run-context.ts
/** Builds the part of the `github` context that is the same for all jobs of a run. */
function buildGithubContext({ server, event, runId, runNumber, attempt, workflow }) {
	const payload = toValue(event.payload);
	const [owner = ""] = event.repository.split("/");
	return {
		event: payload,
		event_name: event.name,
		repository: event.repository,
		repository_owner: owner,
		repository_id: String(valueAt(payload, "repository", "id") ?? ""),
		repository_owner_id: String(valueAt(payload, "repository", "owner", "id") ?? ""),
		repositoryUrl: `git://${server.serverUrl.replace(/^https?:\/\//, "")}/${event.repository}.git`,
		actor: event.sender,
		actor_id: String(valueAt(payload, "sender", "id") ?? ""),
		triggering_actor: event.sender,
		...buildRef(event, payload),
		workflow: workflow.name,
		workflow_ref: `${event.repository}/${workflow.file}@${event.ref}`,
		workflow_sha: event.sha,
		run_id: String(runId),
		run_number: String(runNumber),
		run_attempt: String(attempt),
		retention_days: "90",
		secret_source: "Actions",
		server_url: server.serverUrl,
		api_url: server.apiUrl,
		graphql_url: `${server.apiUrl}/graphql`
	};
}
/** Returns the commit and branch that the run is shown under, and the repository they come from. */
function findHead$1(event) {
	const payload = toValue(event.payload);
	const head = event.name.startsWith("pull_request") && event.name !== "pull_request_target" && valueAt(payload, "pull_request", "head") || null;
	return {
		sha: String(valueAt(head, "sha") ?? event.sha),
		branch: String(valueAt(head, "ref") ?? shortRef(event.ref)),
		repository: String(valueAt(head, "repo", "full_name") ?? event.repository)
	};
}
/** Returns the texts among the inputs of a dispatch. */
function readInputs({ name, payload }) {
	const inputs = name === "workflow_dispatch" ? valueAt(toValue(payload), "inputs") : void 0;
	if (!isMap$2(inputs)) return {};
	return Object.fromEntries(Object.entries(inputs).flatMap(([key, value]) => typeof value === "string" ? [[key, value]] : []));
}
/** Returns whether an event comes from a fork or from Dependabot. Such events get no secrets and may only read. */
function isUntrusted(event) {
	return isFromFork(event) || isOfPull(event) && event.sender === "dependabot[bot]";
}
/** Returns whether an event is about a fork's pull request. Its run sees no variables either (ipfs/kubo#9547). */
function isFromFork(event) {
	if (!isOfPull(event)) return false;
	const head = valueAt(toValue(event.payload), "pull_request", "head", "repo", "full_name");
	return head !== void 0 && head !== event.repository;
}
function isOfPull({ name }) {
	return /^pull_request(_review|_review_comment)?$/.test(name);
}
function lowerPermissions(permissions) {
	return Object.fromEntries(Object.entries(permissions).map(([key, level]) => [key, level === "write" ? "read" : level]));
}
function buildRef(event, payload) {
	return {
		ref: event.ref,
		ref_name: shortRef(event.ref),
		ref_type: event.ref.startsWith("refs/tags/") ? "tag" : "branch",
		ref_protected: false,
		sha: event.sha,
		head_ref: valueAt(payload, "pull_request", "head", "ref") ?? "",
		base_ref: valueAt(payload, "pull_request", "base", "ref") ?? ""
	};
}
function shortRef(ref) {
	return ref.replace(/^refs\/(heads|tags|pull)\//, "");
}

// src/local/runner/workflow/resolve-template.ts
/** Evaluates all expressions of a template. Throws a WorkflowError that names the position. */
function resolveTemplate(template, scope) {
	switch (template.kind) {
		case "literal": return template.value;
		case "list": return template.items.map((item) => resolveTemplate(item, scope));
		case "map": return Object.fromEntries(template.entries.map(({ key, value }) => [key, resolveTemplate(value, scope)]));
		case "expression": return withLocation(template, () => evaluateExpression(template.expression, scope));
	}
}
function resolveString(template, scope) {
	const value = resolveTemplate(template, scope);
	return withLocation(template, () => coerceString(value));
}
function resolveNumber(template, scope) {
	const value = resolveTemplate(template, scope);
	if (typeof value === "number") return value;
	return fail$1(template, `Unexpected value '${renderValue(value)}', a number was expected`);
}
function resolveBoolean(template, scope) {
	const value = resolveTemplate(template, scope);
	if (typeof value === "boolean") return value;
	return fail$1(template, `Unexpected value '${renderValue(value)}', true or false was expected`);
}
/** Resolves a map whose values become text: environment variables, or inputs of actions. */
function resolveStrings(template, scope) {
	if (!template) return {};
	return Object.fromEntries(template.entries.map(({ key, value }) => [key, resolveString(value, scope)]));
}
function fail$1(template, message) {
	throw new WorkflowError([{
		...template.place,
		message
	}]);
}
function renderValue(value) {
	if (isMap$2(value) || isList(value)) return JSON.stringify(value);
	return String(value ?? "");
}
function withLocation(template, evaluate) {
	try {
		return evaluate();
	} catch (error) {
		return fail$1(template, messageOf(error));
	}
}

// src/local/runner/run/job-result.ts
/** Results, worst first. `skipped` applies only when there is no other result. */
const ORDER = [
	"failure",
	"cancelled",
	"success"
];
function combineResults(results) {
	return ORDER.find((result) => results.includes(result)) ?? "skipped";
}
/**
* Combines the results of a matrix. Outputs of later legs overwrite those of earlier ones; an empty output overwrites nothing.
*/
function combineLegs(legs) {
	return {
		result: combineResults(legs.map(({ result }) => result)),
		outputs: Object.assign({}, ...legs.map(({ outputs }) => outputs))
	};
}

// src/local/runner/run/resolve-concurrency.ts
/** Resolves the concurrency group that a job or workflow asks for. Throws when GitHub would refuse it. */
function resolveClaim(concurrency, at, { scope, cancellation }) {
	if (!concurrency) return void 0;
	const value = resolveTemplate(concurrency, at);
	const map = isMap$2(value) ? value : { group: value };
	const group = String(map.group ?? "");
	if (group === "") fail$1(concurrency, "Unexpected value '', the concurrency group has no name");
	const claim = {
		repository: scope.run.event.repository,
		group,
		queue: map.queue === "max" ? "max" : "single",
		cancelInProgress: map["cancel-in-progress"] === true,
		cancellation
	};
	if (claim.queue === "max" && claim.cancelInProgress) fail$1(concurrency, "'queue: max' cannot be combined with 'cancel-in-progress: true'");
	if (scope.held.has(group.toLowerCase())) fail$1(concurrency, `Canceling since a deadlock was detected for concurrency group: '${group}' is held by the caller already`);
	return claim;
}

// src/local/runner/run/run-call.ts
/** Runs a called workflow. It sees its own inputs and the secrets that it was given by name, else the secrets of its caller. */
async function runCall(leg, { job, called }, { name, held }) {
	const { scope, jobScope, cancellation } = leg;
	const { call } = called.workflow.triggers;
	if (!call) throw new Error(`'${job.uses}' has no workflow_call trigger`);
	const inputs = resolveInputs(call.inputs, new Map((job.with?.entries ?? []).map(({ key, value }) => [key.toLowerCase(), value])), jobScope);
	const given = job.secrets === "inherit" ? {} : passSecrets(call, leg, job.secrets?.entries ?? []);
	const inner = {
		...scope,
		plan: called,
		inputs,
		...given,
		prefix: `${name} / `,
		held,
		cancellation
	};
	const calledScope = { contexts: {
		github: scope.run.github,
		inputs,
		vars: scope.run.vars
	} };
	const claim = resolveClaim(called.workflow.concurrency, calledScope, {
		scope: inner,
		cancellation
	});
	const release = claim && await scope.run.groups.acquire(claim);
	if (release === "cancelled") return {
		result: "cancelled",
		outputs: {}
	};
	try {
		const results = await scope.runGraph(claim ? {
			...inner,
			held: /* @__PURE__ */ new Set([...held, claim.group.toLowerCase()])
		} : inner);
		const jobs = Object.fromEntries([...results].map(([key, { result, outputs }]) => [key, {
			result,
			outputs
		}]));
		const outputScope = { contexts: {
			...calledScope.contexts,
			jobs
		} };
		return {
			result: combineResults([...results.values()].map(({ result }) => result)),
			outputs: Object.fromEntries(call.outputs.map((output) => [output.name, resolveString(output.value, outputScope)]))
		};
	} finally {
		release?.();
	}
}
/** Returns the values of declared inputs: the given value, else the default, else the empty value of the type. */
function resolveInputs(declared, given, scope) {
	return Object.fromEntries(declared.map((definition) => {
		const template = given.get(definition.name.toLowerCase()) ?? definition.default;
		return [definition.name, template ? checkType(definition, template, resolveTemplate(template, scope)) : emptyOf(definition.type)];
	}));
}
function emptyOf(type) {
	if (type === "number") return 0;
	return type === "boolean" ? false : "";
}
function checkType({ name, type }, template, value) {
	if (isMap$2(value) || isList(value)) return fail$1(template, `Unexpected value for input '${name}', a ${type} was expected`);
	if (type === "string") return coerceString(value);
	return typeof value === type ? value : fail$1(template, `Unexpected value '${value ?? ""}' for input '${name}', a ${type} was expected`);
}
/**
* Resolves the secrets that a caller passes by name. A name whose value is empty is passed too: the environment of a called job can
* fill it.
*/
function passSecrets(call, leg, entries) {
	const given = new Map(entries.map(({ key, value }) => [key.toLowerCase(), resolveString(value, leg.jobScope)]));
	const passed = call.secrets.flatMap(({ name }) => {
		const value = given.get(name.toLowerCase());
		return value === void 0 ? [] : [[name, value]];
	});
	return {
		secrets: Object.fromEntries(passed),
		reach: "passed"
	};
}

// src/local/runner/plan/expand-matrix.ts
const MAXIMUM = 256;
/** Returns the legs of a matrix, in GitHub's order. A job without matrix has one leg without values. */
function expandStrategy(strategy) {
	const map = isMap$2(strategy) ? strategy : {};
	const legs = isMap$2(map.matrix) ? expandMatrix(map.matrix) : [{}];
	if (legs.length === 0) throw new Error("The matrix has no leg");
	if (legs.length > MAXIMUM) throw new Error(`The matrix has ${legs.length} legs, at most ${MAXIMUM} are allowed`);
	return {
		legs,
		failFast: map["fail-fast"] !== false,
		maxParallel: typeof map["max-parallel"] === "number" ? map["max-parallel"] : void 0
	};
}
function expandMatrix(matrix) {
	const { include, exclude, ...vectors } = matrix;
	const combinations = Object.entries(vectors).reduce((legs, [key, values]) => legs.flatMap((leg) => readVector(key, values).map((value) => ({
		...leg,
		[key]: value
	}))), Object.keys(vectors).length > 0 ? [{}] : []);
	const excluded = readMaps(exclude);
	return addIncluded(combinations.filter((leg) => !excluded.some((entry) => contains(leg, entry))), readMaps(include), Object.keys(vectors));
}
/**
* Adds the `include` entries. An entry extends every combination whose own values it does not change; when there is none, it
* becomes a leg of its own.
*/
function addIncluded(combinations, included, keys) {
	const legs = combinations.map((leg) => ({
		original: leg,
		leg
	}));
	const added = [];
	for (const entry of included) {
		const fixed = Object.fromEntries(Object.entries(entry).filter(([key]) => keys.includes(key)));
		const targets = legs.filter(({ original }) => contains(original, fixed));
		for (const target of targets) target.leg = {
			...target.leg,
			...entry
		};
		if (targets.length === 0) added.push(entry);
	}
	return [...legs.map(({ leg }) => leg), ...added];
}
function readVector(key, values) {
	if (isList(values) && values.length > 0) return values;
	throw new Error(`Matrix vector '${key}' does not contain any values`);
}
function readMaps(value) {
	return isList(value) ? value.filter(isMap$2) : [];
}
function contains(leg, part) {
	return Object.entries(part).every(([key, value]) => JSON.stringify(leg[key]) === JSON.stringify(value));
}

// src/local/runner/run/matrix-leg.ts
/** Reports a job that never came to a machine; it shows with its conclusion and nothing else. */
function reportUnstarted({ scope, planned }, { id, name }, conclusion) {
	const { server, settings, runId, title, event, workflowFile, onFinished } = scope.run;
	server.reportJob({
		id,
		runId,
		name,
		status: "completed",
		conclusion
	});
	settings.onJob({
		id,
		name,
		runId,
		title,
		inputs: readInputs(event),
		state: "finished",
		conclusion
	});
	const { permissions } = planned;
	const identity = {
		id,
		runId,
		workflow: workflowFile,
		name,
		title
	};
	const now = (/* @__PURE__ */ new Date()).toISOString();
	const times = {
		queuedAt: now,
		startedAt: now,
		finishedAt: now
	};
	onFinished({
		...identity,
		...times,
		conclusion,
		permissions,
		outputs: {},
		steps: [],
		summary: ""
	});
	return {
		result: conclusion,
		outputs: {}
	};
}
/** Returns the given name, else the key with the leg's values: `build (linux, 24)`. */
function nameLeg({ scope, planned, jobScope, matrix }) {
	const { job } = planned;
	const given = job.name ? resolveString(job.name, jobScope) : "";
	const values = Object.values(matrix).flatMap(flatten);
	return `${scope.prefix}${given || (values.length > 0 ? `${job.key} (${values.join(", ")})` : job.key)}`;
}
function flatten(value) {
	if (isMap$2(value)) return Object.values(value).flatMap(flatten);
	if (isList(value)) return value.flatMap(flatten);
	return value === null || value === "" ? [] : [String(value)];
}

// src/local/runner/job/masker.ts
/** Creates a masker. It knows each secret as a whole, each of its lines, and the forms that GitHub's runner derives from them. */
function createMasker(secrets) {
	const forms = /* @__PURE__ */ new Set();
	let pattern;
	function add(secret) {
		const lines = secret.split(/[\r\n]+/);
		for (const text of [secret, ...lines]) for (const form of deriveForms(text)) forms.add(form);
		pattern = void 0;
	}
	function getPattern() {
		pattern ??= new RegExp([...forms].sort((a, b) => b.length - a.length).map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")).join("|") || "(?!)", "g");
		return pattern;
	}
	for (const secret of secrets) add(secret);
	return {
		add,
		mask: (text) => text.replaceAll(getPattern(), "***"),
		holdsSecret: (text) => text.search(getPattern()) >= 0
	};
}
function deriveForms(text) {
	if (text.trim() === "") return [];
	const bytes = Buffer.from(text);
	return [
		text,
		...[
			0,
			1,
			2
		].filter((shift) => shift < bytes.length).map((shift) => bytes.subarray(shift).toString("base64")),
		JSON.stringify(text).slice(1, -1),
		encodeURIComponent(text.toWellFormed())
	];
}

// src/local/runner/job/file-commands.ts
const VARIABLES$1 = {
	outputs: "GITHUB_OUTPUT",
	env: "GITHUB_ENV",
	state: "GITHUB_STATE",
	path: "GITHUB_PATH",
	summary: "GITHUB_STEP_SUMMARY"
};
/** The largest summary of one step that GitHub shows. */
const LARGEST_SUMMARY = 1048576;
async function createCommandFiles(temp) {
	const folder = join$1(await realpath(temp), "_runner_file_commands");
	await mkdir(folder, { recursive: true });
	if (await realpath(folder) !== folder) throw new Error(`A step has put a link in the place of ${folder}.`);
	const id = randomUUID();
	const fileOf = (kind) => join$1(folder, `${kind}_${id}`);
	const kinds = Object.keys(VARIABLES$1);
	await Promise.all(kinds.map((kind) => writeFile(fileOf(kind), "")));
	return {
		env: Object.fromEntries(kinds.map((kind) => [VARIABLES$1[kind], fileOf(kind)])),
		async read() {
			const texts = await Promise.all(kinds.map((kind) => readOwn(fileOf(kind)).catch(() => "")));
			await Promise.all(kinds.map((kind) => rm(fileOf(kind), { force: true })));
			return parse$2(Object.fromEntries(kinds.map((kind, index) => [kind, texts[index] ?? ""])));
		}
	};
}
/** Reads a file unless a step has put a link in its place, which would lead to what the sandbox of the step keeps from it. */
async function readOwn(file) {
	return await realpath(file) === file ? readFile(file, "utf8") : "";
}
function parse$2(texts) {
	const faults = [];
	const read = (kind) => {
		try {
			return parseKeyValues(texts[kind].replace(/^\uFEFF/, ""));
		} catch (error) {
			faults.push(`Unable to process file command '${kind === "outputs" ? "output" : kind}' successfully.`, String(error.message));
			return /* @__PURE__ */ new Map();
		}
	};
	const [outputs, env, state] = [
		read("outputs"),
		read("env"),
		read("state")
	];
	if ([...env.keys()].some((name) => name.toUpperCase() === "NODE_OPTIONS")) {
		faults.push("Can't store NODE_OPTIONS output parameter using '$GITHUB_ENV' command.");
		env.clear();
	}
	const isLarge = Buffer.byteLength(texts.summary) > LARGEST_SUMMARY;
	return {
		outputs,
		env,
		state,
		path: texts.path.split(/\r?\n/).filter(Boolean),
		summary: isLarge ? "" : texts.summary,
		faults
	};
}
/** Parses `NAME=value` lines and `NAME<<DELIMITER` blocks like the runner's FileCommandManager. */
function parseKeyValues(text) {
	const result = /* @__PURE__ */ new Map();
	const lines = text.split(/\r?\n/);
	if (lines.at(-1) === "") lines.pop();
	let index = 0;
	while (index < lines.length) {
		const { name, value, next } = readEntry(lines, index);
		if (name !== void 0) result.set(name, value);
		index = next;
	}
	return result;
}
function readEntry(lines, index) {
	const line = lines[index] ?? "";
	if (line === "") return {
		name: void 0,
		value: "",
		next: index + 1
	};
	const equals = line.indexOf("=");
	const heredoc = line.indexOf("<<");
	if (equals >= 0 && (heredoc < 0 || equals < heredoc)) return {
		name: checkName(line.slice(0, equals), line),
		value: line.slice(equals + 1),
		next: index + 1
	};
	if (heredoc < 0) throw new Error(`Invalid format '${line}'`);
	const delimiter = line.slice(heredoc + 2);
	if (delimiter === "") throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
	const end = lines.indexOf(delimiter, index + 1);
	if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
	return {
		name: checkName(line.slice(0, heredoc), line),
		value: lines.slice(index + 1, end).join("\n"),
		next: end + 1
	};
}
function checkName(name, line) {
	if (name === "") throw new Error(`Invalid format '${line}'. Name must not be empty`);
	return name;
}

// src/local/runner/job/log-commands.ts
const COMMAND = /^\s*::([^\s:]+)(?:\s+(.*?))?::(.*)$/;
const SHOWN = /* @__PURE__ */ new Set([
	"error",
	"warning",
	"notice",
	"debug",
	"group"
]);
/** Commands without effect here: problem matchers, echo, and the old ones that files replace completely. */
const QUIET = /* @__PURE__ */ new Set([
	"endgroup",
	"add-matcher",
	"remove-matcher",
	"echo",
	"set-output",
	"save-state",
	"set-env",
	"add-path"
]);
function createLogCommands(masker, write) {
	let stopped;
	const commands = {
		"add-mask": (data) => {
			masker.add(data);
			write("::add-mask::***");
		},
		"stop-commands": (data) => {
			stopped = data.trim();
			write(`::stop-commands::${stopped}`);
		},
		endgroup: () => write("##[endgroup]")
	};
	function perform(command) {
		const own = commands[command.name];
		if (own) own(command.data);
		else if (SHOWN.has(command.name)) writeCommand(command, write);
		else return QUIET.has(command.name);
		return true;
	}
	return { onLine(line) {
		const command = parseCommand(line);
		if (stopped !== void 0) {
			if (command && command.name === stopped.toLowerCase()) stopped = void 0;
			write(line);
		} else if (!command || !perform(command)) write(line);
	} };
}
function parseCommand(line) {
	const match = COMMAND.exec(line);
	if (!match) return void 0;
	const [, name = "", properties = "", data = ""] = match;
	return {
		name: name.toLowerCase(),
		properties,
		data: unescapeData(data)
	};
}
function writeCommand({ name, properties, data }, write) {
	const place = properties === "" ? "" : ` ${properties}`;
	for (const line of data.split("\n")) write(`##[${name}${place}]${line}`);
}
function unescapeData(data) {
	return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

// src/local/runner/job/run-process.ts
/** The limit of Linux for one string of the environment, including its closing zero: 32 pages. */
const LONGEST_STRING = 131072;
/** The time in which output may still come after the end, from children that the process left behind. */
const DRAIN = 2e3;
/** Runs a process in a group of its own. Returns its exit code; 128 and more when a signal ended it. */
async function runProcess(order) {
	checkEnvironment(order);
	const child = spawn(order.command, [...order.args], {
		cwd: order.cwd,
		env: order.env,
		detached: true,
		stdio: [
			"ignore",
			"pipe",
			"pipe"
		]
	});
	const flushes = [readLines(child.stdout, order.onLine), readLines(child.stderr, order.onLine)];
	const timers = [];
	let isStopped = false;
	const stopListening = order.onStop((reason) => {
		isStopped = true;
		timers.push(...stop$1(child, reason, order.grace));
	});
	try {
		const code = await waitForEnd(child);
		for (const flush of flushes) flush();
		return code;
	} finally {
		stopListening();
		for (const timer of timers) clearTimeout(timer);
		if (isStopped) signalGroup(child, "SIGKILL");
		else if (signalGroup(child, 0)) order.onLeftBehind(() => signalGroup(child, "SIGKILL"));
	}
}
/** Throws where the kernel would refuse to start a process with these variables. */
function checkEnvironment({ command, env }) {
	for (const [name, value] of Object.entries(env)) {
		if (Buffer.byteLength(`${name}=${value}`) < LONGEST_STRING) continue;
		throw new Error(`An error occurred trying to start process '${command}'. Argument list too long: ${name}`);
	}
}
function waitForEnd(child) {
	return new Promise((resolve, reject) => {
		let drain;
		child.once("error", reject);
		child.once("exit", () => {
			drain = setTimeout(() => {
				child.stdout?.destroy();
				child.stderr?.destroy();
			}, DRAIN);
		});
		child.once("close", (code, signal) => {
			clearTimeout(drain);
			resolve(code ?? 128 + constants.signals[signal ?? "SIGKILL"]);
		});
	});
}
function stop$1(child, reason, grace) {
	if (reason === "lost") {
		signalGroup(child, "SIGKILL");
		return [];
	}
	signalGroup(child, "SIGINT");
	return [setTimeout(() => signalGroup(child, "SIGTERM"), grace.interrupt), setTimeout(() => signalGroup(child, "SIGKILL"), grace.interrupt + grace.terminate)];
}
/** Sends a signal to the group. Returns whether the group still existed. */
function signalGroup({ pid }, signal) {
	if (pid === void 0) return false;
	try {
		return process.kill(-pid, signal);
	} catch {
		return false;
	}
}
/** Passes on the lines of a stream. Returns a function that passes on the last line without an end. */
function readLines(stream, onLine) {
	const decoder = new StringDecoder("utf8");
	const lines = createLineSplitter(onLine);
	stream.on("data", (chunk) => lines.write(decoder.write(chunk)));
	return () => {
		lines.write(decoder.end());
		lines.end();
	};
}
/** Calls back for each line of a text that comes in pieces; `end` takes the last line that has no end. */
function createLineSplitter(onLine) {
	let rest = "";
	return {
		write(text) {
			const lines = (rest + text).split(/\r?\n/);
			rest = lines.pop() ?? "";
			for (const line of lines) onLine(line);
		},
		end() {
			if (rest !== "") onLine(rest);
			rest = "";
		}
	};
}

// src/local/runner/job/run-function.ts
/**
* Runs a JavaScript action as a function of this process, and returns the exit code as `runProcess` does. A function cannot be killed:
* where a process would be, it is abandoned. Nothing that it does afterwards counts: its token ends with its job, and it can ask
* whether it is over before it uses the token for artifacts, which does not end.
*/
async function runFunction(perform, order) {
	checkEnvironment(order);
	const cancel = new AbortController();
	const abandoned = Promise.withResolvers();
	const timers = [];
	let isListening = false;
	let isOver = false;
	const lines = createLineSplitter((line) => isOver || order.onLine(line));
	const call = {
		environment: order.env,
		write: lines.write,
		listenForCancel() {
			isListening = true;
			return cancel.signal;
		},
		isOver: () => isOver
	};
	const abandon = (reason) => {
		isOver = true;
		abandoned.resolve(128 + constants.signals[reason === "lost" ? "SIGKILL" : "SIGINT"]);
	};
	const forget = order.onStop((reason) => {
		if (reason === "lost") return abandon(reason);
		cancel.abort();
		const { interrupt, terminate } = order.grace;
		if (isListening) timers.push(setTimeout(abandon, interrupt + terminate, "lost"));
		else abandon(reason);
	});
	try {
		return await Promise.race([perform(call).catch((thrown) => reportThrown(thrown, lines.write)), abandoned.promise]);
	} finally {
		forget();
		for (const timer of timers) clearTimeout(timer);
		lines.end();
		isOver = true;
	}
}
/** Reports an error that nobody caught and returns the exit code 1, as a process of Node would. */
function reportThrown(thrown, write) {
	write(`${thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown)}\n`);
	return 1;
}

// src/local/runner/job/step-environment.ts
const SYSTEM_PATH = [
	"/usr/local/sbin",
	"/usr/local/bin",
	"/usr/sbin",
	"/usr/bin",
	"/sbin",
	"/bin"
];
/** Members of the `github` context that reach a process as `GITHUB_…`. */
const VARIABLES = [
	"action",
	"action_path",
	"action_ref",
	"action_repository",
	"actor",
	"actor_id",
	"api_url",
	"base_ref",
	"event_name",
	"event_path",
	"graphql_url",
	"head_ref",
	"job",
	"ref",
	"ref_name",
	"ref_protected",
	"ref_type",
	"repository",
	"repository_id",
	"repository_owner",
	"repository_owner_id",
	"retention_days",
	"run_attempt",
	"run_id",
	"run_number",
	"server_url",
	"sha",
	"triggering_actor",
	"workflow",
	"workflow_ref",
	"workflow_sha",
	"workspace"
];
/** Builds the whole environment of a step's process from nothing. */
function buildStepEnvironment(machine, github, env) {
	return {
		CI: "true",
		GITHUB_ACTIONS: "true",
		HOME: machine.folders.home,
		LANG: "C.UTF-8",
		...env,
		...buildGithubEnvironment(github),
		...buildRunnerEnvironment(machine),
		PATH: buildPath(machine, env)
	};
}
/** Builds the variables that only actions get, not scripts. */
function buildActionEnvironment(machine, inputs) {
	const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, value]);
	return {
		...Object.fromEntries(named),
		ACTIONS_RUNTIME_TOKEN: machine.order.runtimeToken,
		ACTIONS_RESULTS_URL: machine.order.resultsUrl
	};
}
function buildGithubEnvironment(github) {
	const present = VARIABLES.filter((name) => github[name] !== void 0 && !isMap$2(github[name]));
	return Object.fromEntries(present.map((name) => [`GITHUB_${name.toUpperCase()}`, coerceString(github[name] ?? null)]));
}
function buildRunnerEnvironment({ folders }) {
	return {
		RUNNER_OS: "Linux",
		RUNNER_ARCH: "X64",
		RUNNER_NAME: "local",
		RUNNER_ENVIRONMENT: "github-hosted",
		RUNNER_TEMP: folders.temp,
		RUNNER_TOOL_CACHE: folders.tools,
		RUNNER_WORKSPACE: dirname(folders.workspace)
	};
}
function buildPath({ path, order }, env) {
	const { node, path: first } = order.settings;
	const base = env.PATH ? [env.PATH] : [
		...first,
		dirname(node),
		...SYSTEM_PATH
	];
	return [...path, ...base].join(":");
}

// src/local/runner/job/run-step-process.ts
/** Runs the process of a step and applies what it wrote to its output and its files. */
async function runStepProcess(call, { perform, sandbox, ...process }) {
	const { machine, log, stop } = call;
	const files = await createCommandFiles(machine.folders.temp);
	const order = {
		...process,
		env: {
			...buildStepEnvironment(machine, call.github, call.env),
			...process.env,
			...files.env
		},
		grace: machine.order.settings.grace,
		onLine: createLogCommands(machine.masker, log.write).onLine,
		onStop: (listener) => stop.onRequest(listener),
		onLeftBehind: (kill) => machine.leftBehind.push(kill)
	};
	const code = await (sandbox === void 0 ? (perform === void 0 ? runProcess : (given) => runFunction(perform, given))(order) : sandbox(order, machine.folders));
	const commands = await files.read();
	if (stop.reason === "lost") return {
		failed: true,
		outputs: {},
		state: /* @__PURE__ */ new Map()
	};
	applyCommands(call, commands);
	for (const fault of commands.faults) log.write(`##[error]${fault}`);
	if (code !== 0) log.write(stop.reason ? "##[error]The operation was canceled." : `##[error]Process completed with exit code ${code}.`);
	return {
		failed: code !== 0 || commands.faults.length > 0,
		outputs: Object.fromEntries(commands.outputs),
		state: commands.state
	};
}
function applyCommands({ machine }, { env, path, summary }) {
	for (const [name, value] of env) machine.env.set(name, value);
	for (const folder of path) machine.path.unshift(folder);
	if (summary !== "") machine.summaries.push(machine.masker.mask(summary));
}

// src/local/runner/job/step-scope.ts
/** Builds the contexts and functions that a step sees, with the environment at this moment. */
function buildStepScope(machine, frame, env = {}) {
	const { contexts } = machine.order;
	return {
		contexts: {
			...contexts,
			github: buildGithub(contexts.github, frame),
			inputs: frame.inputs ?? contexts.inputs ?? {},
			env: {
				...Object.fromEntries(machine.env),
				...frame.env,
				...env
			},
			job: {
				status: machine.status,
				check_run_id: machine.order.id
			},
			runner: buildRunner(machine),
			steps: Object.fromEntries([...frame.steps].filter(([id]) => !id.startsWith("__")).map(([id, state]) => [id, toValueMap(state)]))
		},
		functions: {
			always: () => true,
			cancelled: () => machine.status === "cancelled",
			success: () => frame.inputs ? !frame.failed : machine.status === "success",
			failure: () => frame.inputs ? frame.failed : machine.status === "failure",
			hashfiles: (...patterns) => hashFiles(machine.folders.workspace, patterns)
		}
	};
}
function buildGithub(github, frame) {
	const base = isMap$2(github) ? github : {};
	return frame.actionPath === void 0 ? base : {
		...base,
		action_path: frame.actionPath
	};
}
function buildRunner({ folders }) {
	return {
		os: "Linux",
		arch: "X64",
		name: "local",
		environment: "github-hosted",
		temp: folders.temp,
		tool_cache: folders.tools,
		debug: ""
	};
}
function toValueMap({ outputs, outcome, conclusion }) {
	return {
		outputs,
		outcome,
		conclusion
	};
}
function hashFiles(workspace, patterns) {
	const hashes = globSync([...patterns], { cwd: workspace }).map((file) => join$1(workspace, file)).sort().filter((file) => statSync(file).isFile()).map((file) => createHash("sha256").update(readFileSync(file)).digest());
	if (hashes.length === 0) return "";
	return createHash("sha256").update(Buffer.concat(hashes)).digest("hex");
}

// src/local/runner/job/run-action.ts
async function runAction(call, step, runStep) {
	const { machine, frame, log } = call;
	log.write(`##[group]Run ${step.uses}`);
	const given = resolveStrings(step.with, buildStepScope(machine, frame, call.env));
	for (const [name, value] of Object.entries(given)) log.write(`  ${name}: ${value}`);
	log.write("##[endgroup]");
	const found = await findAction(machine, frame, step.uses);
	if (found.kind === "built-in") return runBuiltIn(call, found.action, given);
	const { action } = found;
	const inputs = fillInputs(call, action.inputs, given);
	if (action.kind === "composite") return runComposite({
		call,
		found: {
			...found,
			action
		},
		inputs,
		runStep
	});
	return runNode(call, {
		...found,
		action
	}, inputs);
}
async function runBuiltIn(call, action, inputs) {
	const unknown = Object.keys(inputs).filter((name) => !action.inputs.includes(name.toLowerCase()));
	if (unknown.length > 0) throw new Error(`The input '${unknown.join("', '")}' of ${action.name} is not implemented by the local runner`);
	const { machine, github, log } = call;
	const { outputs, post } = await action.perform({
		machine,
		github,
		inputs,
		log
	});
	if (post) {
		const perform = async () => {
			await post();
			return {
				failed: false,
				outputs: {}
			};
		};
		machine.posts.unshift({
			name: `Post ${action.name}`,
			isWanted: () => true,
			perform
		});
	}
	return {
		failed: false,
		outputs
	};
}
/**
* Runs a JavaScript action, as a function where the host has one for it. The action receives its inputs, and its post step the state
* that it saved.
*/
async function runNode(call, { folder, action }, inputs) {
	const { machine, frame, env } = call;
	const { job, settings } = machine.order;
	const { node, functions, processes } = settings;
	const start = (by, file, state) => {
		const path = join$1(folder, file);
		return runStepProcess(by, {
			command: node,
			args: [path],
			cwd: machine.folders.workspace,
			env: {
				...buildActionEnvironment(machine, inputs),
				...state
			},
			perform: processes.includes(job.key) ? void 0 : functions[path]
		});
	};
	const state = {};
	const { post } = action;
	if (post) machine.posts.unshift({
		name: `Post ${action.name}`,
		isWanted: () => isTruthy(evaluateExpression(post.condition.expression, buildStepScope(machine, frame, env))),
		perform: (log, stop) => start({
			...call,
			log,
			stop
		}, post.file, state)
	});
	const result = await start(call, action.main, {});
	for (const [name, value] of result.state) state[`STATE_${name}`] = value;
	return result;
}
/** Runs a composite action. Its steps see its inputs only as a context, never as INPUT_ variables. */
async function runComposite({ call, found, inputs, runStep }) {
	const { machine, log, stop } = call;
	const frame = {
		source: found.source,
		defaults: [],
		steps: /* @__PURE__ */ new Map(),
		inputs,
		actionPath: found.folder,
		env: call.env,
		cancellation: stop,
		failed: false
	};
	for (const step of found.action.steps) {
		if (stop.reason === "lost" || stop.reason === "timed-out") break;
		await runStep({
			machine,
			frame,
			step,
			log
		});
	}
	const scope = buildStepScope(machine, frame);
	const outputs = Object.fromEntries(found.action.outputs.map(({ name, value }) => [name, resolveString(value, scope)]));
	return {
		failed: frame.failed,
		outputs
	};
}
/** Returns the given inputs, and the defaults of the others. Names are case-insensitive. */
function fillInputs({ machine, frame }, declared, given) {
	const names = new Set(Object.keys(given).map((name) => name.toLowerCase()));
	const scope = buildStepScope(machine, frame);
	const defaults = declared.filter(({ name }) => !names.has(name.toLowerCase()));
	return {
		...Object.fromEntries(defaults.map(({ name, default: value }) => [name, value ? resolveString(value, scope) : coerceString("")])),
		...given
	};
}

// src/local/runner/job/run-steps.ts
/** Runs steps one after another. Skips a step whose condition does not hold. Never throws. */
async function runSteps(machine, frame, steps) {
	const finished = [];
	for (const step of steps) {
		if (frame.cancellation.reason === "lost") break;
		const order = {
			machine,
			frame,
			step,
			log: createStepLog(machine)
		};
		const name = machine.masker.mask(nameStep(order));
		const startedAt = (/* @__PURE__ */ new Date()).toISOString();
		const conclusion = await runStep(order);
		finished.push({
			name,
			conclusion,
			log: order.log.lines.join("\n"),
			startedAt,
			finishedAt: (/* @__PURE__ */ new Date()).toISOString()
		});
	}
	return finished;
}
function createStepLog({ masker }) {
	const lines = [];
	return {
		lines,
		write: (line) => lines.push(masker.mask(line))
	};
}
async function runStep(order) {
	const { machine, frame, step } = order;
	const { outcome, outputs, isTolerated } = await tryStep(order);
	const conclusion = outcome === "failure" && isTolerated ? "success" : outcome;
	frame.steps.set(step.id, {
		outputs,
		outcome,
		conclusion
	});
	if (conclusion === "failure") {
		frame.failed = true;
		if (!frame.inputs && machine.status === "success") machine.status = "failure";
	}
	return conclusion;
}
async function tryStep(order) {
	const { machine, frame, step, log } = order;
	let isTolerated = false;
	try {
		const env = resolveStrings(step.env, buildStepScope(machine, frame));
		const scope = () => buildStepScope(machine, frame, env);
		const isWanted = () => isTruthy(evaluateExpression(step.condition.expression, scope()));
		if (!isWanted()) return {
			outcome: "skipped",
			failed: false,
			outputs: {},
			isTolerated
		};
		isTolerated = step.continueOnError !== void 0 && resolveBoolean(step.continueOnError, scope());
		const merged = {
			...Object.fromEntries(machine.env),
			...frame.env,
			...env
		};
		return {
			...await performStep({
				...order,
				env: merged
			}, isWanted),
			isTolerated
		};
	} catch (error) {
		log.write(`##[error]${messageOf(error)}`);
		return {
			outcome: "failure",
			failed: true,
			outputs: {},
			isTolerated
		};
	}
}
async function performStep(order, isWanted) {
	const { machine, frame, step, log } = order;
	const { github } = buildStepScope(machine, frame).contexts;
	const { stop, end } = watchStep(order, isWanted);
	const call = {
		...order,
		stop,
		github: {
			...isMap$2(github) ? github : {},
			action: step.id
		}
	};
	try {
		const result = step.kind === "run" ? await runScript(call, step) : await runAction(call, step, runStep);
		if (stop.reason === "timed-out") log.write(`##[error]The action '${nameStep(order)}' has timed out.`);
		return {
			...result,
			outcome: decideOutcome(stop, result)
		};
	} finally {
		end();
	}
}
function decideOutcome({ reason }, { failed }) {
	if (reason === "cancelled") return "cancelled";
	return failed || reason !== void 0 ? "failure" : "success";
}
/**
* Creates the cancellation of a step. It fires at the step's own time limit, and on a cancellation unless the step's condition
* holds even then.
*/
function watchStep({ machine, frame, step }, isWanted) {
	const stop = createCancellation();
	const minutes = step.timeoutMinutes && resolveNumber(step.timeoutMinutes, buildStepScope(machine, frame));
	const limit = (minutes ?? 0) * machine.order.settings.minute;
	const timer = minutes === void 0 ? void 0 : setTimeout(() => stop.request("timed-out"), limit);
	const stopListening = frame.cancellation.onRequest((reason) => {
		frame.failed = true;
		if (reason === "lost") stop.request("lost");
		else if (frame.inputs && reason === "timed-out" || !isWanted()) stop.request("cancelled");
	});
	return {
		stop,
		end: () => {
			clearTimeout(timer);
			stopListening();
		}
	};
}
/** Returns the name that GitHub shows: the given name, or what the step does. */
function nameStep({ machine, frame, step }) {
	try {
		const scope = buildStepScope(machine, frame);
		if (step.name) return resolveString(step.name, scope);
		if (step.kind === "uses") return `Run ${step.uses}`;
		return `Run ${resolveString(step.run, scope).trim().split("\n")[0] ?? ""}`;
	} catch {
		return step.id;
	}
}
/** Commands by the name of the shell. Without `shell` GitHub runs bash without pipefail; naming bash turns pipefail on. */
const SHELLS = {
	"": "bash -e {0}",
	bash: "bash --noprofile --norc -eo pipefail {0}",
	sh: "sh -e {0}",
	python: "python {0}"
};
async function runScript(call, step) {
	const { machine, frame, log, env } = call;
	const scope = buildStepScope(machine, frame, env);
	const script = resolveString(step.run, scope);
	const [command = "bash", ...args] = findShell(resolveFirst([step.shell, ...frame.defaults.map(({ shell }) => shell)], scope));
	const file = join$1(machine.folders.temp, `${randomUUID()}.sh`);
	await writeFile(file, `${script}\n`);
	for (const line of [
		`##[group]Run ${script.split("\n")[0]}`,
		...script.split("\n"),
		"##[endgroup]"
	]) log.write(line);
	const folders = [step.workingDirectory, ...frame.defaults.map(({ workingDirectory }) => workingDirectory)];
	const cwd = resolve$1(machine.folders.workspace, resolveFirst(folders, scope));
	const sandbox = frame.source.kind === "commit" ? machine.order.settings.sandbox : void 0;
	return runStepProcess(call, {
		command,
		args: args.map((argument) => argument.replace("{0}", file)),
		cwd,
		sandbox
	});
}
function findShell(name) {
	const template = SHELLS[name] ?? (name.includes("{0}") ? name : void 0);
	if (template === void 0) throw new Error(`The shell '${name}' is not implemented by the local runner`);
	return template.split(/\s+/);
}
function resolveFirst(candidates, scope) {
	const template = candidates.find((candidate) => candidate !== void 0);
	return template === void 0 ? "" : resolveString(template, scope);
}

// src/local/runner/job/run-job.ts
/** The time limit of a job that sets none, in minutes. */
const DEFAULT_LIMIT = 360;
/** The minutes after a cancellation when even `always()` steps end. */
const CANCEL_LIMIT = 5;
/** Runs a job on a machine of its own: folders, environment, steps, post steps, outputs. */
async function runJob(order) {
	const machine = await createMachine(order);
	const frame = {
		source: order.source,
		defaults: [order.job.defaults, order.workflow.defaults],
		steps: /* @__PURE__ */ new Map(),
		env: {},
		cancellation: order.cancellation,
		failed: false
	};
	const timers = [];
	const stopListening = order.cancellation.onRequest((reason) => {
		if (machine.status !== "cancelled") machine.status = reason === "lost" ? "failure" : "cancelled";
		if (reason !== "lost") timers.push(setTimeout(() => order.cancellation.request("lost"), CANCEL_LIMIT * order.settings.minute));
	});
	const steps = [];
	try {
		timers.push(setTimeout(() => order.cancellation.request("timed-out"), applyEnvironment(machine, frame) * order.settings.minute));
		if (order.cap !== void 0) timers.push(setTimeout(() => takeAway(machine), order.cap * order.settings.minute));
		steps.push(...await runSteps(machine, frame, order.job.steps), ...await runPosts(machine));
		return completeJob(machine, frame, steps);
	} catch (error) {
		if (!(error instanceof WorkflowError)) throw error;
		steps.push({
			name: "Set up job",
			conclusion: "failure",
			log: `##[error]${error.message}`
		});
		return {
			conclusion: "failure",
			outputs: {},
			steps,
			summary: ""
		};
	} finally {
		stopListening();
		for (const timer of timers) clearTimeout(timer);
		for (const kill of machine.leftBehind) kill();
		if (!order.settings.keepWorkspaces) await rm(order.folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
}
async function createMachine(order) {
	const { folder } = order;
	const github = isMap$2(order.contexts.github) ? order.contexts.github : {};
	const name = order.event.repository.split("/").at(-1) ?? "work";
	const folders = {
		workspace: join$1(folder, "work", name, name),
		temp: join$1(folder, "work", "_temp"),
		home: join$1(folder, "home"),
		tools: order.settings.tools ?? join$1(folder, "tools"),
		actions: join$1(folder, "work", "_actions")
	};
	await Promise.all(Object.values(folders).map((path) => mkdir(path, { recursive: true })));
	const eventPath = join$1(folders.temp, "_github_workflow", "event.json");
	await mkdir(join$1(folders.temp, "_github_workflow"));
	await writeFile(eventPath, JSON.stringify(order.event.payload));
	const contexts = {
		...order.contexts,
		github: {
			...github,
			workspace: folders.workspace,
			event_path: eventPath
		}
	};
	return {
		order: {
			...order,
			contexts
		},
		folders,
		masker: createMasker([
			...Object.values(order.secrets),
			order.token,
			order.runtimeToken
		]),
		env: /* @__PURE__ */ new Map(),
		path: [],
		posts: [],
		summaries: [],
		leftBehind: [],
		status: "success",
		isCapped: false
	};
}
/** Ends the job as GitHub does at the cap of its machine: no further step runs, `always()` or not. */
function takeAway(machine) {
	machine.isCapped = true;
	machine.order.cancellation.request("lost");
}
/** Returns the last step of a job whose machine was taken away, with GitHub's words. */
function renderCap({ order }) {
	return {
		name: "Complete job",
		conclusion: "failure",
		log: `##[error]The job has exceeded the maximum execution time of ${order.cap}m0s`
	};
}
/** Sets the environment of workflow and job. Returns the job's limit in minutes. */
function applyEnvironment(machine, frame) {
	const { job, workflow } = machine.order;
	for (const env of [workflow.env, job.env]) for (const [name, value] of Object.entries(resolveStrings(env, buildStepScope(machine, frame)))) machine.env.set(name, value);
	return job.timeoutMinutes ? resolveNumber(job.timeoutMinutes, buildStepScope(machine, frame)) : DEFAULT_LIMIT;
}
async function runPosts(machine) {
	const finished = [];
	for (const post of machine.posts) {
		if (machine.order.cancellation.reason === "lost") break;
		const log = createStepLog(machine);
		const conclusion = await runPost(machine, post, log);
		if (conclusion === "failure" && machine.status === "success") machine.status = "failure";
		finished.push({
			name: post.name,
			conclusion,
			log: log.lines.join("\n")
		});
	}
	return finished;
}
async function runPost(machine, { isWanted, perform }, log) {
	const stop = createCancellation();
	const stopListening = machine.order.cancellation.onRequest((reason) => {
		if (reason === "lost" || !isWanted()) stop.request(reason);
	});
	try {
		if (!isWanted()) return "skipped";
		return (await perform(log, stop)).failed ? "failure" : "success";
	} catch (error) {
		log.write(`##[error]${messageOf(error)}`);
		return "failure";
	} finally {
		stopListening();
	}
}
function completeJob(machine, frame, steps) {
	const { cancellation, job } = machine.order;
	const summary = machine.summaries.join("\n");
	if (cancellation.reason === "lost") {
		if (machine.isCapped) steps.push(renderCap(machine));
		return {
			conclusion: machine.status,
			outputs: {},
			steps,
			summary: ""
		};
	}
	const log = createStepLog(machine);
	const outputs = {};
	for (const { key, value } of job.outputs?.entries ?? []) {
		const text = resolveString(value, buildStepScope(machine, frame));
		if (text === "") continue;
		if (machine.masker.holdsSecret(text)) log.write(`##[warning]Skip output '${key}' since it may contain secret.`);
		else outputs[key] = text;
	}
	steps.push({
		name: "Complete job",
		conclusion: "success",
		log: log.lines.join("\n")
	});
	return {
		conclusion: machine.status,
		outputs,
		steps,
		summary
	};
}

// src/local/runner/run/run-on-machine.ts
/** Waits for a free machine and runs the job there, with a token that lives as long as the job. */
async function runOnMachine(leg, planned, { id, name, report }) {
	const { run } = leg.scope;
	const place = {
		labels: resolveLabels(planned.job, leg),
		environment: resolveEnvironment(planned.job, leg)
	};
	const queuedAt = (/* @__PURE__ */ new Date()).toISOString();
	const release = await run.slots.acquire(leg.cancellation);
	if (release === "cancelled") return reportUnstarted(leg, {
		id,
		name
	}, "cancelled");
	const shown = {
		id,
		name,
		runId: run.runId,
		title: run.title,
		inputs: readInputs(run.event)
	};
	report({
		status: "in_progress",
		conclusion: null
	});
	run.machines.set(id, leg.cancellation);
	run.settings.onJob({
		...shown,
		state: "started"
	});
	try {
		const finished = await runWithToken(leg, planned, {
			id,
			name,
			place,
			queuedAt
		});
		await writeLog(leg, finished);
		run.onFinished(finished);
		report({
			status: "completed",
			conclusion: finished.conclusion,
			steps: finished.steps.map((step) => describeStep(step, finished))
		});
		run.settings.onJob({
			...shown,
			state: "finished",
			conclusion: finished.conclusion,
			finished
		});
		return {
			result: toResult(finished.conclusion, planned.job, leg),
			outputs: finished.outputs
		};
	} finally {
		run.machines.delete(id);
		release();
	}
}
async function runWithToken(leg, { job, permissions: granted }, { id, name, place, queuedAt }) {
	const { scope, jobScope, cancellation } = leg;
	const { server, settings, event, runId, attempt, isUntrusted, title, workflowFile } = scope.run;
	const startedAt = (/* @__PURE__ */ new Date()).toISOString();
	const permissions = isUntrusted ? lowerPermissions(granted) : granted;
	const label = title === "" ? job.key : `${job.key}: ${title}`;
	const { token, runtimeToken } = server.mintJobToken({
		repository: event.repository,
		runId,
		jobId: id,
		label,
		permissions
	});
	const secrets = {
		...findSecrets(leg, place),
		GITHUB_TOKEN: token,
		github_token: token
	};
	const github = {
		...scope.run.github,
		token,
		job: job.key
	};
	try {
		const { plan } = scope;
		const outcome = await runJob({
			id,
			job,
			workflow: plan.workflow,
			source: plan.source,
			contexts: {
				...jobScope.contexts,
				github,
				secrets
			},
			secrets,
			event,
			token,
			runtimeToken,
			serverUrl: server.serverUrl,
			resultsUrl: server.resultsUrl,
			git: server.gitOf(event.repository),
			canReadContents: canReadContents(permissions, event.payload),
			folder: join$1(settings.directory, `run-${runId}-${attempt}`, `job-${id}`),
			settings,
			cancellation,
			cap: place.labels.includes("ubuntu-slim") ? SLIM_LIMIT : void 0
		});
		return {
			id,
			runId,
			workflow: workflowFile,
			name,
			title,
			queuedAt,
			startedAt,
			finishedAt: (/* @__PURE__ */ new Date()).toISOString(),
			permissions,
			...outcome
		};
	} finally {
		server.revokeJobToken(token);
	}
}
/**
* Returns the secrets of a job, with those of its environment in their place. In a called workflow an environment fills only names
* that the caller passes (actions/runner#4453, #1490; the documentation says otherwise).
*/
function findSecrets({ scope }, { environment }) {
	const { run, secrets, reach } = scope;
	if (environment === "" || run.isUntrusted) return secrets;
	const own = run.server.environmentSecrets(run.event.repository, environment);
	if (reach === "all") return {
		...secrets,
		...own
	};
	return Object.fromEntries(Object.entries(secrets).map(([key, given]) => [key, own[key.toUpperCase()] ?? given]));
}
function describeStep({ name, conclusion, log, startedAt, finishedAt }, job) {
	const end = finishedAt ?? job.finishedAt;
	return {
		name,
		conclusion,
		log,
		startedAt: startedAt ?? end,
		completedAt: end
	};
}
/** Writes the log of a job beside the workspaces, which are removed when the job is over. */
async function writeLog({ scope }, { runId, name, steps }) {
	const { settings, attempt } = scope.run;
	const folder = join$1(settings.directory, "logs", `run-${runId}-${attempt}`);
	await mkdir(folder, { recursive: true });
	const text = steps.map((step) => `=== ${step.name}: ${step.conclusion}\n${step.log}\n`).join("\n");
	await writeFile(join$1(folder, `${name.replaceAll(/[^\w.()-]+/g, "-")}.log`), text);
}
/** Returns whether the job may read the repository. Anybody can clone a public repository. */
function canReadContents(permissions, payload) {
	const { repository } = payload;
	return !(valueAt(isMap$2(repository) ? repository : null, "private") === true) || permissions.contents === "read" || permissions.contents === "write";
}
function toResult(conclusion, job, { jobScope }) {
	if (conclusion === "success" || conclusion === "cancelled") return conclusion;
	return job.continueOnError && resolveBoolean(job.continueOnError, jobScope) ? "success" : "failure";
}
/** The minutes after which GitHub ends every job on its small machine, whatever the job's own limit is. */
const SLIM_LIMIT = 15;
/** The labels of GitHub's own machines. Larger ones have names of their own, as self-hosted runners do. */
const HOSTED = /^(?:ubuntu|windows|macos)-(?:latest|slim|\d[\d.]*)(?:-(?:arm|intel|large|xlarge|vs\d+))?$/i;
/**
* Resolves the labels of `runs-on`. Throws for a runner other than Linux and for a container, because the local runner has neither,
* and where GitHub has no machine for the job.
*/
function resolveLabels(job, { scope, jobScope }) {
	const runsOn = resolveTemplate(job.runsOn, jobScope);
	const values = isList(runsOn) ? runsOn : [isMap$2(runsOn) ? runsOn.labels ?? runsOn.group ?? "" : runsOn];
	if (values.some((value) => value === null || value === "")) fail$1(job.runsOn, "Unexpected value ''");
	const labels = values.map(String);
	if (ownerOf(scope.plan.source.repository) !== ownerOf(scope.run.event.repository) && !labels.every((label) => HOSTED.test(label))) fail$1(job.runsOn, describeForeign(labels));
	const other = labels.find((label) => /^(windows|macos)/i.test(label));
	if (other !== void 0) fail$1(job.runsOn, `No runner matches the label '${other}': the local runner has Linux only`);
	if (job.container && resolveTemplate(job.container, jobScope)) fail$1(job.container ?? job.runsOn, "a container is not implemented by the local runner");
	return labels.map((label) => label.toLowerCase());
}
function resolveEnvironment({ environment }, { jobScope }) {
	const value = environment === void 0 ? "" : resolveTemplate(environment, jobScope);
	return String((isMap$2(value) ? value.name : value) ?? "");
}
/** Returns GitHub's words for a called workflow of another owner that asks for a runner of the caller's. */
function describeForeign(labels) {
	return `Called workflows cannot be queued onto self-hosted runners across organisations/enterprises. Failed to queue this job. Labels: ${labels.map((label) => `'${label}'`).join(", ")}.`;
}
function ownerOf(repository) {
	return repository.split("/")[0]?.toLowerCase() ?? "";
}

// src/local/runner/run/run-leg.ts
/** Waits for the concurrency group, then calls the other workflow or runs the steps. Never throws. */
async function runLeg(leg) {
	const { server, onFault } = leg.scope.run;
	const identity = {
		id: server.newJobId(),
		name: `${leg.scope.prefix}${leg.planned.job.key}`
	};
	leg.scope.run.paths.set(identity.id, identity.name);
	try {
		return await runInGroup(leg, {
			...identity,
			name: nameLeg(leg)
		});
	} catch (error) {
		onFault(messageOf(error));
		return reportUnstarted(leg, identity, "failure");
	}
}
async function runInGroup(leg, identity) {
	const { scope, planned, jobScope, cancellation } = leg;
	const { server, runId, groups } = scope.run;
	const report = (state) => {
		if (planned.kind === "steps") server.reportJob({
			...identity,
			runId,
			...state
		});
	};
	report({
		status: "queued",
		conclusion: null
	});
	const claim = resolveClaim(planned.job.concurrency, jobScope, {
		scope,
		cancellation
	});
	if (claim) report({
		status: "waiting",
		conclusion: null
	});
	const release = claim && await groups.acquire(claim);
	try {
		if (release === "cancelled" || cancellation.reason) return reportUnstarted(leg, identity, "cancelled");
		const held = claim ? /* @__PURE__ */ new Set([...scope.held, claim.group.toLowerCase()]) : scope.held;
		if (planned.kind === "call") return await runCall(leg, planned, {
			name: identity.name,
			held
		});
		return await runOnMachine(leg, planned, {
			...identity,
			report
		});
	} finally {
		if (typeof release === "function") release();
	}
}

// src/local/runner/run/run-graph.ts
/** Runs the jobs of a workflow, each one when all jobs that it needs are done. Never throws. */
async function runGraph(scope) {
	const results = /* @__PURE__ */ new Map();
	const jobs = new Map(scope.plan.jobs.map((planned) => [planned.job.key, planned]));
	const started = /* @__PURE__ */ new Map();
	function start(key) {
		const running = started.get(key);
		if (running) return running;
		const planned = jobs.get(key);
		if (!planned) return Promise.resolve();
		const promise = (async () => {
			await Promise.all(planned.job.needs.map(start));
			const result = await runPlannedJob(scope, planned, {
				results,
				jobs
			});
			results.set(key, result);
			scope.run.earlierResults.store(`${scope.prefix}${key}`, result);
		})();
		started.set(key, promise);
		return promise;
	}
	await Promise.all(scope.plan.jobs.map(({ job }) => start(job.key)));
	return results;
}
async function runPlannedJob(scope, planned, state) {
	const { job } = planned;
	const jobScope = buildJobScope(scope, planned, state);
	const isWanted = () => isTruthy(evaluateExpression(job.condition.expression, jobScope));
	const unexpanded = {
		scope,
		planned,
		jobScope,
		matrix: {},
		cancellation: scope.cancellation
	};
	const identity = {
		id: scope.run.server.newJobId(),
		name: `${scope.prefix}${job.key}`
	};
	try {
		const earlier = scope.run.earlierResults.find(buildJobKey(unexpanded));
		if (earlier !== void 0) return reuseResult(unexpanded, {
			...identity,
			name: nameLeg(unexpanded)
		}, earlier);
		if (!isWanted()) return reportUnstarted(unexpanded, {
			...identity,
			name: nameLeg(unexpanded)
		}, "skipped");
		const strategy = expandStrategy(job.strategy ? resolveTemplate(job.strategy, jobScope) : null);
		return combineLegs(await runLegs(scope, planned, {
			jobScope,
			isWanted,
			strategy
		}));
	} catch (error) {
		scope.run.onFault(messageOf(error));
		return reportUnstarted(unexpanded, identity, "failure");
	}
}
function buildJobKey(unexpanded) {
	const { scope, planned } = unexpanded;
	return {
		path: `${scope.prefix}${planned.job.key}`,
		name: nameLeg(unexpanded),
		caller: scope.prefix.replace(/ \/ $/, ""),
		needs: planned.job.needs.map((key) => `${scope.prefix}${key}`)
	};
}
/** Reports a job that is not run again with its conclusion from the attempt before. */
function reuseResult({ scope, planned }, identity, earlier) {
	const { server, runId } = scope.run;
	if (planned.kind === "steps") server.reportJob({
		...identity,
		runId,
		status: "completed",
		conclusion: earlier.result
	});
	return earlier;
}
async function runLegs(scope, planned, { jobScope, isWanted, strategy }) {
	const { legs, failFast, maxParallel } = strategy;
	const slots = createJobSlots(maxParallel ?? legs.length);
	const cancellations = legs.map(createCancellation);
	const stops = cancellations.map((cancellation) => scope.cancellation.onRequest((reason) => {
		if (reason === "lost" || !isWanted()) cancellation.request(reason);
	}));
	const finished = [];
	const run = async (matrix, index) => {
		const cancellation = cancellations[index] ?? createCancellation();
		const leg = {
			scope,
			planned,
			jobScope: addLeg(jobScope, strategy, {
				matrix,
				index
			}),
			matrix,
			cancellation
		};
		const slot = await slots.acquire(cancellation);
		const result = await runLeg(leg);
		if (slot !== "cancelled") slot();
		finished.push(result);
		if (failFast && result.result === "failure") {
			for (const other of cancellations) if (other !== cancellation) other.request("cancelled");
		}
	};
	await Promise.all(legs.map(run));
	for (const stop of stops) stop();
	return finished;
}
function addLeg(jobScope, { legs, failFast, maxParallel }, { matrix, index }) {
	const strategy = {
		"fail-fast": failFast,
		"job-index": index,
		"job-total": legs.length,
		"max-parallel": maxParallel ?? legs.length
	};
	return {
		...jobScope,
		contexts: {
			...jobScope.contexts,
			matrix,
			strategy
		}
	};
}
/** Builds the contexts and functions of a job. Status functions consider all ancestors, not only the jobs needed directly. */
function buildJobScope(scope, { job }, { results, jobs }) {
	const ancestors = /* @__PURE__ */ new Set();
	const collect = (key) => {
		if (ancestors.has(key)) return;
		ancestors.add(key);
		for (const need of jobs.get(key)?.job.needs ?? []) collect(need);
	};
	for (const need of job.needs) collect(need);
	const resultsOf = (names) => [...ancestors].filter((key) => names.length === 0 || names.includes(key)).map((key) => results.get(key)?.result);
	const needs = Object.fromEntries(job.needs.map((key) => [key, buildNeed(results.get(key))]));
	return {
		contexts: {
			github: scope.run.github,
			inputs: scope.inputs,
			vars: scope.run.vars,
			needs,
			secrets: scope.secrets
		},
		functions: {
			always: () => true,
			cancelled: () => scope.cancellation.reason !== void 0,
			success: (...names) => scope.cancellation.reason === void 0 && resultsOf(names).every((result) => result === "success"),
			failure: (...names) => resultsOf(names).includes("failure")
		}
	};
}
function buildNeed(result) {
	return {
		result: result?.result ?? "skipped",
		outputs: isMap$2(result?.outputs) ? result.outputs : {}
	};
}

// src/local/runner/run/workflow-run.ts
/** Runs one attempt of a planned workflow to its end. Returns the conclusion. */
async function runWorkflow(run, plan, report) {
	const inputs = resolveDispatchInputs(plan.workflow, run.event, run);
	const scope = { contexts: {
		github: run.github,
		inputs,
		vars: run.vars
	} };
	const { cancellation } = run;
	const claim = resolveClaim(plan.workflow.concurrency, scope, {
		scope: {
			run,
			held: /* @__PURE__ */ new Set()
		},
		cancellation
	});
	const release = claim && await run.groups.acquire(claim);
	if (release === "cancelled") return "cancelled";
	try {
		report({
			status: "in_progress",
			conclusion: null
		});
		const held = new Set(claim ? [claim.group.toLowerCase()] : []);
		const results = await runGraph({
			run,
			plan,
			inputs,
			secrets: run.secrets,
			reach: "all",
			prefix: "",
			held,
			cancellation,
			runGraph
		});
		const combined = combineResults([...results.values()].map(({ result }) => result));
		return cancellation.reason === void 0 ? combined : "cancelled";
	} finally {
		release?.();
	}
}
/** Resolves the `inputs` of a dispatched run: text as it was sent, except for booleans and numbers. Other events have none. */
function resolveDispatchInputs({ triggers }, event, { github, vars }) {
	if (!event.dispatch || !triggers.dispatch) return {};
	const sent = new Map(Object.entries(event.dispatch.inputs).map(([name, value]) => [name.toLowerCase(), value]));
	const defaults = resolveInputs(triggers.dispatch.map(asGiven), /* @__PURE__ */ new Map(), { contexts: {
		github,
		vars
	} });
	return Object.fromEntries(triggers.dispatch.map((definition) => {
		const value = sent.get(definition.name.toLowerCase());
		return [definition.name, value === void 0 ? defaults[definition.name] ?? emptyOf(definition.type) : parseInput(definition, value)];
	}));
}
/** Returns the definition with `choice` and `environment` as text. */
function asGiven(definition) {
	return ["boolean", "number"].includes(definition.type) ? definition : {
		...definition,
		type: "string"
	};
}
function parseInput({ type }, value) {
	if (type === "boolean") return value.toLowerCase() === "true";
	return type === "number" ? Number(value) : value;
}
/** Returns the name that GitHub shows for a run: `run-name`, else the subject of the event. */
function nameRun(workflow, event, context) {
	const inputs = resolveDispatchInputs(workflow, event, context);
	const given = workflow.runName ? resolveString(workflow.runName, { contexts: {
		...context,
		inputs
	} }).trim() : "";
	if (given !== "") return given;
	const payload = toValue(event.payload);
	const subject = valueAt(payload, "pull_request", "title") ?? valueAt(payload, "issue", "title") ?? valueAt(payload, "head_commit", "message");
	return typeof subject === "string" ? subject.split("\n")[0] ?? "" : workflow.name ?? workflow.file;
}

// src/local/runner/run/run-entry.ts
/** Runs the entry's current attempt. Never throws: a run that cannot start is a startup failure. */
async function runEntry(options, entry) {
	const { server, onFault } = options;
	const { plan, file } = entry;
	let title = file;
	const report = (state) => server.reportRun({
		...describeEntry(entry),
		title,
		...nameShown(plan, title),
		...state
	});
	try {
		if (plan instanceof WorkflowError) throw plan;
		const run = buildContext(options, entry, plan);
		title = run.title;
		if (entry.isWaiting) return report({
			status: "completed",
			conclusion: "action_required"
		});
		report({
			status: "queued",
			conclusion: null
		});
		report({
			status: "completed",
			conclusion: await runWorkflow(run, plan, report)
		});
	} catch (error) {
		onFault(file, messageOf(error));
		report({
			status: "completed",
			conclusion: "startup_failure"
		});
	}
}
/** Returns the `run-name` of a workflow that has one. */
function nameShown(plan, title) {
	return plan instanceof WorkflowError || plan.workflow.runName === void 0 ? {} : { runName: title };
}
/** Returns the facts of a run that are the same in all reports of an attempt. */
function describeEntry({ id, event, file, plan, attempt }) {
	const { sha, branch, repository } = findHead$1(event);
	return {
		id,
		repository: event.repository,
		workflow: file,
		workflowName: plan instanceof WorkflowError ? file : plan.workflow.name ?? file,
		event: event.name,
		headSha: sha,
		headBranch: branch,
		headRepository: repository,
		actor: event.sender,
		attempt
	};
}
function buildContext(options, entry, plan) {
	const { server, onFault } = options;
	const { event, id: runId, number: runNumber, attempt, file, cancellation, paths } = entry;
	const name = plan.workflow.name ?? file;
	const untrusted = isUntrusted(event);
	const github = buildGithubContext({
		server,
		event,
		runId,
		runNumber,
		attempt,
		workflow: {
			name,
			file
		}
	});
	const vars = isFromFork(event) ? {} : server.variables(event.repository);
	return {
		...options,
		event,
		runId,
		attempt,
		title: nameRun(plan.workflow, event, {
			github,
			vars
		}),
		workflowFile: file,
		github,
		secrets: untrusted ? {} : server.secrets(event.repository),
		vars,
		isUntrusted: untrusted,
		cancellation,
		earlierResults: createEarlierResults(entry.results, entry.wanted),
		paths,
		onFault: (message) => onFault(file, message)
	};
}

// src/local/runner/run/run-registry.ts
/** The most `workflow_run` events in a row that start runs. GitHub starts nothing after the third. */
const LONGEST_CHAIN = 3;
function createRunBook(options) {
	const entries = /* @__PURE__ */ new Map();
	const active = /* @__PURE__ */ new Map();
	const machines = /* @__PURE__ */ new Map();
	const numbers = /* @__PURE__ */ new Map();
	const listings = /* @__PURE__ */ new Map();
	const getEntry = (runId) => entries.get(runId) ?? fail(`There is no run ${runId}`);
	function start(entry) {
		active.set(entry.id, runEntry({
			...options,
			machines
		}, entry).finally(() => active.delete(entry.id)));
	}
	async function open(event, source, file) {
		const workflow = tryRead(file);
		const depth = countChained(event, entries);
		if (depth > LONGEST_CHAIN || !startsRun(workflow, file, event)) return;
		const key = `${event.repository}\n${file.file}`;
		const number = (numbers.get(key) ?? 0) + 1;
		numbers.set(key, number);
		const plan = workflow instanceof WorkflowError ? workflow : await tryPlan(workflow, source, options.settings);
		const id = event.dispatch?.runId ?? options.server.newRunId();
		const entry = createEntry({
			id,
			number,
			event,
			file: file.file,
			plan,
			depth
		});
		entries.set(id, entry);
		start(entry);
	}
	function startAgain(entry, wanted) {
		if (active.has(entry.id)) fail(`The run ${entry.id} has not ended yet`);
		Object.assign(entry, {
			attempt: entry.attempt + 1,
			wanted,
			cancellation: createCancellation()
		});
		start(entry);
	}
	return {
		async handle(event) {
			const key = `${event.repository}\n${event.sha}`;
			try {
				const { repository, sha } = event;
				const source = {
					kind: "commit",
					repository,
					git: options.server.gitOf(repository),
					sha
				};
				const listing = listings.get(key) ?? listWorkflows(source);
				listings.set(key, listing);
				for (const file of await listing) if (options.settings.plays(file.file)) await open(event, source, file);
			} catch (error) {
				listings.delete(key);
				options.onFault(event.name, messageOf(error));
			}
		},
		approve: (runId) => start(Object.assign(getEntry(runId), { isWaiting: false })),
		rerun: (runId) => startAgain(getEntry(runId)),
		rerunJob(jobId) {
			const entry = [...entries.values()].find(({ paths }) => paths.has(jobId)) ?? fail(`There is no job ${jobId}`);
			startAgain(entry, entry.paths.get(jobId));
		},
		cancel: (runId) => entries.get(runId)?.cancellation.request("cancelled"),
		loseJob: (jobId) => machines.get(jobId)?.request("lost"),
		loseAll: () => {
			for (const runId of active.keys()) entries.get(runId)?.cancellation.request("lost");
		},
		isIdle: () => active.size === 0,
		async idle() {
			while (active.size > 0) await Promise.all(active.values());
		}
	};
}
/** Returns the place of a run in a chain of `workflow_run` events: 0 for every other event. */
function countChained({ name, payload }, entries) {
	if (name !== "workflow_run") return 0;
	const before = Number(valueAt(toValue(payload), "workflow_run", "id"));
	return (entries.get(before)?.depth ?? 0) + 1;
}
function fail(message) {
	throw new Error(message);
}
function createEntry(facts) {
	const first = {
		attempt: 1,
		isWaiting: waitsForApproval(facts.event),
		wanted: void 0,
		cancellation: createCancellation()
	};
	return {
		...facts,
		results: /* @__PURE__ */ new Map(),
		paths: /* @__PURE__ */ new Map(),
		...first
	};
}
function tryRead({ file, text }) {
	try {
		return readWorkflow(file, text);
	} catch (error) {
		if (error instanceof WorkflowError) return error;
		throw error;
	}
}
/** Returns whether a file starts a run. For a file that cannot be parsed, only its text shows whether it names the event. */
function startsRun(workflow, { file, text }, event) {
	if (!(workflow instanceof WorkflowError)) return matchesEvent(workflow, event);
	return event.dispatch ? isDispatchedFile(file, event.dispatch.workflow) : new RegExp(`\\b${event.name}\\b`).test(text);
}
/**
* Plans a workflow, or returns its faults. Planning is immediate, so that runs come to their groups in the order of their events.
*/
async function tryPlan(workflow, source, { uses }) {
	try {
		return await planWorkflow({
			workflow,
			source,
			granted: DEFAULT_PERMISSIONS,
			isCalled: false,
			depth: 1,
			load: (reference, from) => loadWorkflow(reference, from, uses),
			isKnownAction: (reference) => isKnownAction(reference, uses)
		});
	} catch (error) {
		if (error instanceof WorkflowError) return error;
		throw error;
	}
}

// src/local/runner/create-local-runner.ts
/**
* Creates a runner that executes workflow files like GitHub's orchestrator and runner, on GitHub's own parser and expressions.
*/
function createLocalRunner(server, options) {
	const settings = buildSettings(options);
	const jobs = [];
	const failures = [];
	const book = createRunBook({
		server,
		settings,
		groups: createConcurrencyGroups(),
		slots: createJobSlots(settings.jobsAtOnce),
		onFinished: (job) => jobs.push(job),
		onFault: (workflow, message) => failures.push({
			workflow,
			message
		})
	});
	server.onCancel((runId) => book.cancel(runId));
	let handled = Promise.resolve();
	let isClosed = false;
	server.onEvent((event) => {
		if (isClosed || !startsWorkflows(event)) return;
		handled = handled.then(() => book.handle(event));
	});
	server.onRerun((jobId) => {
		if (!isClosed) book.rerunJob(jobId);
	});
	server.onApprove((runId) => {
		if (!isClosed) book.approve(runId);
	});
	async function idle() {
		let seen;
		do {
			seen = handled;
			await seen;
			await book.idle();
		} while (seen !== handled || !book.isIdle());
	}
	return {
		jobs,
		failures,
		idle,
		cancelRun: (runId) => book.cancel(runId),
		loseJob: (jobId) => book.loseJob(jobId),
		rerun: (runId) => book.rerun(runId),
		rerunJob: (jobId) => book.rerunJob(jobId),
		async close() {
			isClosed = true;
			await handled;
			book.loseAll();
			await book.idle();
		}
	};
}

// src/local/listen.ts
/** Lets a server listen on loopback, on a free port for 0. Returns the port. */
function listen(server, port) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => {
			const address = server.address();
			if (typeof address === "object" && address !== null) resolve(address.port);
			else reject(/* @__PURE__ */ new Error("The server has no port."));
		});
	});
}
/** Returns a port of loopback on which nothing listens. Another program may take it before the caller does. */
async function findFreePort() {
	const server = createServer();
	const port = await listen(server, 0);
	await new Promise((resolve) => server.close(resolve));
	return port;
}

// src/local/server/http/runtime-token.ts
/** Creates the token that the runner passes as `ACTIONS_RUNTIME_TOKEN`. The toolkit reads the ids from its claim `scp`. */
function createRuntimeToken(world, { runId, jobId }) {
	const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
	const claims = {
		scp: `Actions.ExampleScope Actions.Results:${runId}:${jobId}`,
		iat: Math.floor(world.now() / 1e3)
	};
	const text = `${encode({
		alg: "HS256",
		typ: "JWT"
	})}.${encode(claims)}`;
	return `${text}.${sign$1(world, text)}`;
}
/** Reads the ids of a runtime token; returns undefined unless this server has signed it. */
function readRuntimeToken(world, header) {
	const [head = "", body = "", signature = ""] = (header ?? "").replace(/^Bearer /i, "").split(".");
	if (signature === "" || sign$1(world, `${head}.${body}`) !== signature) return void 0;
	const match = /Actions\.Results:(\d+):(\d+)/.exec(Buffer.from(body, "base64url").toString());
	return match === null ? void 0 : {
		runId: Number(match[1]),
		jobId: Number(match[2])
	};
}
function sign$1(world, text) {
	return createHmac("sha256", world.key).update(text).digest("base64url");
}

// src/local/server/world/model.ts
/** Returns a time with the precision of a second, as GitHub writes times. */
function isoTime(milliseconds) {
	return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

// src/local/server/artifacts/signed-url.ts
const readable = 6e4;
const writable = 36e5;
/** Returns a signed URL. The path has Azure's form for hosts without a name: account, container, blob. */
function signedUrl(world, { blob }, right) {
	return buildUrl(world, {
		folder: "artifacts",
		blob,
		right
	});
}
/** Returns a signed URL of the log of a job. Like GitHub's it is good for one minute. */
function signedLogUrl(world, job) {
	return buildUrl(world, {
		folder: "logs",
		blob: String(job),
		right: "r"
	});
}
function buildUrl(world, { folder, blob, right }) {
	const until = String(world.now() + (right === "r" ? readable : writable));
	const url = new URL(`results/${folder}/${blob}`, world.urls.results);
	url.search = new URLSearchParams({
		sp: right,
		se: until,
		sig: sign(world, {
			blob,
			right,
			until
		})
	}).toString();
	return url.href;
}
function isSigned(world, url, needed) {
	const query = url.searchParams;
	const blob = url.pathname.slice(url.pathname.lastIndexOf("/") + 1);
	const [right, until, signature] = [
		query.get("sp"),
		query.get("se"),
		query.get("sig")
	];
	if (right !== needed || until === null || signature === null || Number(until) < world.now()) return false;
	const expected = Buffer.from(sign(world, {
		blob,
		right,
		until
	}));
	const given = Buffer.from(signature);
	return expected.length === given.length && timingSafeEqual(expected, given);
}
function sign(world, { blob, right, until }) {
	return createHmac("sha256", world.key).update(`${blob}\n${right}\n${until}`).digest("base64");
}

// src/local/server/artifacts/serve-artifact-service.ts
const service = "/twirp/github.actions.results.api.v1.ArtifactService";
const retention = 7776e6;
const perJob = 500;
/** Twirp's error codes, with the HTTP status of each. */
const statuses$1 = {
	unauthenticated: 401,
	permission_denied: 403,
	not_found: 404,
	already_exists: 409,
	invalid_argument: 400,
	resource_exhausted: 429
};
var TwirpError = class extends Error {
	code;
	constructor(code, message) {
		super(message);
		this.code = code;
	}
};
const request = object({
	workflow_run_backend_id: string(),
	workflow_job_run_backend_id: string(),
	name: string().optional(),
	mime_type: string().nullish(),
	expires_at: string().nullish(),
	size: string().optional(),
	hash: string().nullish(),
	name_filter: string().nullish(),
	id_filter: string().nullish()
});
/** Serves the protocol of `@actions/artifact`. Names are unique in a run, and content never changes. */
function serveArtifactService(server, world) {
	const methods = {
		CreateArtifact,
		FinalizeArtifact,
		ListArtifacts,
		GetSignedArtifactURL,
		DeleteArtifact
	};
	for (const [name, method] of Object.entries(methods)) server.post(`${service}/${name}`, (context) => respond$2(context, world, method));
}
async function respond$2(context, world, method) {
	try {
		const ids = readRuntimeToken(world, context.req.header("authorization"));
		if (ids === void 0) throw new TwirpError("unauthenticated", "the runtime token is not valid");
		const body = request.safeParse(await context.req.json());
		if (!body.success) throw new TwirpError("invalid_argument", body.error.message);
		if (body.data.workflow_run_backend_id !== String(ids.runId)) throw new TwirpError("permission_denied", "the token is for another run");
		return Response.json(method(world, ids, body.data));
	} catch (error) {
		if (!(error instanceof TwirpError)) throw error;
		return Response.json({
			code: error.code,
			msg: error.message
		}, { status: statuses$1[error.code] });
	}
}
function CreateArtifact(world, ids, body) {
	const name = body.name ?? "";
	if (name === "" || /[":<>|*?\r\n\\/]/.test(name)) throw new TwirpError("invalid_argument", `the artifact name is not valid: ${name}`);
	if (findArtifact(world, ids, name) !== void 0) throw new TwirpError("already_exists", "an artifact with this name already exists on the workflow run");
	if (world.artifacts.list().filter((one) => one.jobId === ids.jobId).length >= perJob) throw new TwirpError("resource_exhausted", "too many artifacts");
	const run = world.runs.get(ids.runId);
	if (run === void 0) throw new TwirpError("not_found", `the run ${ids.runId} was never reported`);
	const at = isoTime(world.now());
	const mimeType = body.mime_type ?? "application/zip";
	const artifact = world.artifacts.put({
		id: world.nextId(),
		repositoryId: run.repositoryId,
		...ids,
		name,
		mimeType,
		blob: randomUUID() + (mimeType === "application/zip" ? ".zip" : ""),
		size: 0,
		digest: void 0,
		finalized: false,
		createdAt: at,
		updatedAt: at,
		expiresAt: body.expires_at ?? isoTime(world.now() + retention)
	});
	world.blobs.set(artifact.blob, {
		blocks: /* @__PURE__ */ new Map(),
		content: void 0
	});
	return {
		ok: true,
		signed_upload_url: signedUrl(world, artifact, "w")
	};
}
function FinalizeArtifact(world, ids, body) {
	const artifact = getArtifact$1(world, ids, body.name);
	const content = world.blobs.get(artifact.blob)?.content;
	if (content === void 0) throw new TwirpError("invalid_argument", "nothing was uploaded");
	if (body.size !== void 0 && Number(body.size) !== content.length) throw new TwirpError("invalid_argument", "the size is not what was uploaded");
	world.artifacts.put({
		...artifact,
		size: content.length,
		digest: body.hash ?? void 0,
		finalized: true,
		updatedAt: isoTime(world.now())
	});
	return {
		ok: true,
		artifact_id: String(artifact.id)
	};
}
function ListArtifacts(world, ids, body) {
	return { artifacts: world.artifacts.list().filter((artifact) => artifact.runId === ids.runId && artifact.finalized).filter((artifact) => typeof body.name_filter !== "string" || artifact.name === body.name_filter).filter((artifact) => typeof body.id_filter !== "string" || String(artifact.id) === body.id_filter).map((artifact) => ({
		workflow_run_backend_id: String(artifact.runId),
		workflow_job_run_backend_id: String(artifact.jobId),
		database_id: String(artifact.id),
		name: artifact.name,
		size: String(artifact.size),
		created_at: artifact.createdAt,
		digest: artifact.digest
	})) };
}
function GetSignedArtifactURL(world, ids, body) {
	return { signed_url: signedUrl(world, getArtifact$1(world, ids, body.name), "r") };
}
function DeleteArtifact(world, ids, body) {
	const artifact = getArtifact$1(world, ids, body.name);
	world.artifacts.delete(artifact.id);
	world.blobs.delete(artifact.blob);
	return {
		ok: true,
		artifact_id: String(artifact.id)
	};
}
function findArtifact(world, ids, name) {
	return world.artifacts.list().find((artifact) => artifact.runId === ids.runId && artifact.name === name);
}
function getArtifact$1(world, ids, name) {
	const artifact = findArtifact(world, ids, name);
	if (artifact === void 0) throw new TwirpError("not_found", `the run has no artifact "${name}"`);
	return artifact;
}

// src/local/server/git/read-commit.ts
/** Reads a commit. Throws a `GitError` when there is no such commit. */
async function readCommit(git, sha) {
	const text = (await runGit(git, [
		"cat-file",
		"commit",
		sha
	])).toString();
	const end = text.indexOf("\n\n");
	const lines = text.slice(0, end).split("\n");
	const values = (name) => lines.flatMap((line) => line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []);
	return {
		sha: /^[0-9a-f]{40}$/.test(sha) ? sha : await readGit(git, ["rev-parse", `${sha}^{commit}`]),
		tree: values("tree")[0] ?? "",
		parents: values("parent"),
		author: parsePerson(values("author")[0] ?? ""),
		committer: parsePerson(values("committer")[0] ?? ""),
		message: text.slice(end + 2).replace(/\n$/, "")
	};
}
function parsePerson(text) {
	const match = /^(.*) <(.*)> (\d+) /.exec(text);
	const seconds = Number(match?.[3] ?? 0);
	return {
		name: match?.[1] ?? "",
		email: match?.[2] ?? "",
		date: `${(/* @__PURE__ */ new Date(seconds * 1e3)).toISOString().slice(0, 19)}Z`
	};
}
/** Lists the paths that differ, for filters of workflows: `from..to` for a push, `from...to` for a pull request. */
async function listChanged(git, range) {
	return (await runGit(git, [
		"diff",
		"--no-renames",
		"--name-only",
		"-z",
		range
	])).toString().split("\0").filter(Boolean);
}

// src/local/server/world/lookups.ts
function findRepository(world, fullName) {
	return world.repositories.get(fullName.toLowerCase());
}
/** Returns a repository for callers in the same process, whose fault an unknown name is. */
function getRepository(world, fullName) {
	const repository = findRepository(world, fullName);
	if (repository === void 0) throw new Error(`The local GitHub has no repository "${fullName}"; add it with addRepository first.`);
	return repository;
}
function getRepositoryById(world, id) {
	for (const repository of world.repositories.values()) if (repository.id === id) return repository;
	throw new Error(`No repository has the id ${id}`);
}
function findAccount(world, login) {
	return [...world.accounts.values()].find((account) => account.login.toLowerCase() === login.toLowerCase());
}

// src/local/server/world/node-id.ts
const prefixes = {
	user: "U",
	bot: "BOT",
	organization: "O",
	repository: "R",
	issue: "I",
	pull: "PR",
	comment: "IC",
	review: "PRR",
	reviewComment: "PRRC",
	label: "LA",
	event: "E",
	reaction: "REA",
	run: "WFR",
	workflow: "W",
	job: "CR",
	artifact: "MDg",
	app: "A",
	installation: "MDIz"
};
function nodeId(kind, id) {
	return `${prefixes[kind]}_kw${Buffer.from(String(id)).toString("base64url")}`;
}
function findNode(text) {
	const match = /^([A-Za-z]+)_kw([\w-]+)$/.exec(text);
	const kind = Object.entries(prefixes).find(([, prefix]) => prefix === match?.[1])?.[0];
	const id = Number(Buffer.from(match?.[2] ?? "", "base64url").toString());
	return kind !== void 0 && Number.isSafeInteger(id) ? {
		kind,
		id
	} : void 0;
}

// src/local/server/views/render-user.ts
function renderUser(world, account) {
	const url = `${world.urls.api}/users/${encodeURIComponent(account.login)}`;
	return {
		login: account.login,
		id: account.id,
		node_id: nodeId({
			User: "user",
			Bot: "bot",
			Organization: "organization"
		}[account.type], account.id),
		avatar_url: `${world.urls.server}/avatars/u/${account.id}?v=4`,
		gravatar_id: "",
		url,
		html_url: `${world.urls.server}/${account.type === "Bot" ? `apps/${account.login.replace("[bot]", "")}` : account.login}`,
		followers_url: `${url}/followers`,
		following_url: `${url}/following{/other_user}`,
		gists_url: `${url}/gists{/gist_id}`,
		starred_url: `${url}/starred{/owner}{/repo}`,
		subscriptions_url: `${url}/subscriptions`,
		organizations_url: `${url}/orgs`,
		repos_url: `${url}/repos`,
		events_url: `${url}/events{/privacy}`,
		received_events_url: `${url}/received_events`,
		type: account.type,
		user_view_type: "public",
		site_admin: false
	};
}
/** Renders the longer form for the users' own routes. */
function renderProfile(world, account) {
	return {
		...renderUser(world, account),
		name: null,
		company: null,
		blog: null,
		location: null,
		email: null,
		hireable: null,
		bio: null,
		twitter_username: null,
		public_repos: 0,
		public_gists: 0,
		followers: 0,
		following: 0,
		created_at: account.createdAt,
		updated_at: account.createdAt
	};
}

// src/local/server/views/render-repository.ts
/** Suffixes of the URLs that every repository has, by key. */
const links = {
	forks_url: "/forks",
	keys_url: "/keys{/key_id}",
	collaborators_url: "/collaborators{/collaborator}",
	teams_url: "/teams",
	hooks_url: "/hooks",
	issue_events_url: "/issues/events{/number}",
	events_url: "/events",
	assignees_url: "/assignees{/user}",
	branches_url: "/branches{/branch}",
	tags_url: "/tags",
	blobs_url: "/git/blobs{/sha}",
	git_tags_url: "/git/tags{/sha}",
	git_refs_url: "/git/refs{/sha}",
	trees_url: "/git/trees{/sha}",
	statuses_url: "/statuses/{sha}",
	languages_url: "/languages",
	stargazers_url: "/stargazers",
	contributors_url: "/contributors",
	subscribers_url: "/subscribers",
	subscription_url: "/subscription",
	commits_url: "/commits{/sha}",
	git_commits_url: "/git/commits{/sha}",
	comments_url: "/comments{/number}",
	issue_comment_url: "/issues/comments{/number}",
	contents_url: "/contents/{+path}",
	compare_url: "/compare/{base}...{head}",
	merges_url: "/merges",
	archive_url: "/{archive_format}{/ref}",
	downloads_url: "/downloads",
	issues_url: "/issues{/number}",
	pulls_url: "/pulls{/number}",
	milestones_url: "/milestones{/number}",
	notifications_url: "/notifications{?since,all,participating}",
	labels_url: "/labels{/name}",
	releases_url: "/releases{/id}",
	deployments_url: "/deployments"
};
function repositoryUrl(world, repository) {
	return `${world.urls.api}/repos/${repository.fullName}`;
}
function repositoryPage(world, repository) {
	return `${world.urls.server}/${repository.fullName}`;
}
/** Renders the short form, for lists and inside of other objects. */
function renderMinimalRepository(world, repository) {
	const url = repositoryUrl(world, repository);
	return {
		id: repository.id,
		node_id: nodeId("repository", repository.id),
		name: repository.name,
		full_name: repository.fullName,
		private: repository.private,
		owner: renderUser(world, repository.owner),
		html_url: repositoryPage(world, repository),
		description: null,
		fork: repository.forkOf !== void 0,
		url,
		...Object.fromEntries(Object.entries(links).map(([key, suffix]) => [key, url + suffix]))
	};
}
function renderRepository(world, repository) {
	const page = repositoryPage(world, repository);
	const open = world.issues.list().filter((issue) => issue.repositoryId === repository.id && issue.state === "open").length;
	return {
		...renderMinimalRepository(world, repository),
		created_at: repository.createdAt,
		updated_at: repository.createdAt,
		pushed_at: isoTime(repository.pushed.at),
		git_url: `git://${page.slice(7)}.git`,
		ssh_url: `git@github.localhost:${repository.fullName}.git`,
		clone_url: `${page}.git`,
		svn_url: page,
		homepage: null,
		size: 0,
		stargazers_count: 0,
		watchers_count: 0,
		language: null,
		has_issues: repository.settings.hasIssues,
		has_projects: false,
		has_downloads: true,
		has_wiki: false,
		has_pages: false,
		has_discussions: false,
		forks_count: 0,
		mirror_url: null,
		archived: repository.settings.archived,
		disabled: false,
		open_issues_count: open,
		license: null,
		allow_forking: true,
		is_template: false,
		web_commit_signoff_required: false,
		topics: [],
		visibility: repository.private ? "private" : "public",
		forks: 0,
		open_issues: open,
		watchers: 0,
		default_branch: repository.defaultBranch
	};
}
/** Renders a repository with the fields that only its own route has. */
function renderFullRepository(world, repository) {
	return {
		...renderRepository(world, repository),
		network_count: 0,
		subscribers_count: 0
	};
}
/** Renders the open pull requests that fit, as runs and checks name them: none of forks. */
function renderOwnPulls(world, repository, fits) {
	const repo = {
		id: repository.id,
		url: repositoryUrl(world, repository),
		name: repository.name
	};
	return world.issues.list().flatMap(({ id, number, repositoryId, state, pull }) => {
		if (repositoryId !== repository.id || state !== "open" || pull?.headRepositoryId !== repository.id || !fits(pull)) return [];
		const head = {
			ref: pull.headRef,
			sha: pull.headSha,
			repo
		};
		const base = {
			ref: pull.baseRef,
			sha: pull.baseSha,
			repo
		};
		return [{
			id,
			number,
			url: `${repo.url}/pulls/${number}`,
			head,
			base
		}];
	});
}
/** Encodes file contents like GitHub: base64 in lines of 60 characters, each with a line end. */
function encodeContent(content) {
	return Buffer.from(content).toString("base64").replaceAll(/.{1,60}/g, "$&\n");
}

// src/local/server/views/render-run.ts
async function renderRun(world, repository, run) {
	const commit = await readCommit(repository.git, run.headSha).catch(() => void 0);
	const head = {
		id: run.headSha,
		tree_id: commit?.tree ?? "",
		message: commit?.message ?? "",
		timestamp: commit?.committer.date ?? run.createdAt,
		author: renderPerson(commit?.author),
		committer: renderPerson(commit?.committer)
	};
	return {
		...describeRun(world, repository, run),
		head_commit: head
	};
}
/** Renders a run without its commit, because reading the commit takes a process. */
function describeRun(world, repository, run) {
	const url = `${repositoryUrl(world, repository)}/actions/runs/${run.id}`;
	const small = renderMinimalRepository(world, repository);
	return {
		id: run.id,
		name: run.runName ?? nameOf$1(run),
		node_id: nodeId("run", run.id),
		head_branch: run.headBranch,
		head_sha: run.headSha,
		path: run.workflow,
		display_title: run.title,
		run_number: run.number,
		run_attempt: run.attempt,
		event: run.event,
		status: run.status,
		conclusion: run.conclusion,
		workflow_id: run.workflowId,
		check_suite_id: run.id,
		check_suite_node_id: nodeId("run", run.id),
		url,
		html_url: `${repositoryPage(world, repository)}/actions/runs/${run.id}`,
		pull_requests: renderOwnPulls(world, repository, (pull) => isHeadOf(pull, run)),
		created_at: run.createdAt,
		updated_at: run.updatedAt,
		run_started_at: run.startedAt,
		actor: renderUser(world, run.sender),
		triggering_actor: renderUser(world, run.sender),
		jobs_url: `${url}/jobs`,
		logs_url: `${url}/logs`,
		check_suite_url: `${repositoryUrl(world, repository)}/check-suites/${run.id}`,
		artifacts_url: `${url}/artifacts`,
		cancel_url: `${url}/cancel`,
		rerun_url: `${url}/rerun`,
		previous_attempt_url: run.attempt > 1 ? `${url}/attempts/${run.attempt - 1}` : null,
		workflow_url: `${repositoryUrl(world, repository)}/actions/workflows/${run.workflowId}`,
		referenced_workflows: [],
		repository: small,
		head_repository: renderMinimalRepository(world, getRepositoryById(world, run.headRepositoryId)),
		head_repository_id: run.headRepositoryId
	};
}
function renderJob(world, repository, { job, run }) {
	const url = repositoryUrl(world, repository);
	return {
		id: job.id,
		run_id: run.id,
		workflow_name: nameOf$1(run),
		head_branch: run.headBranch,
		run_url: `${url}/actions/runs/${run.id}`,
		run_attempt: job.attempt,
		node_id: nodeId("job", job.id),
		head_sha: run.headSha,
		url: `${url}/actions/jobs/${job.id}`,
		html_url: `${repositoryPage(world, repository)}/actions/runs/${run.id}/job/${job.id}`,
		status: job.status,
		conclusion: job.conclusion,
		created_at: job.createdAt,
		started_at: job.startedAt ?? job.createdAt,
		completed_at: job.completedAt,
		name: job.name,
		steps: (job.steps ?? []).map((step, index) => renderStep(step, index + 1)),
		check_run_url: `${url}/check-runs/${job.id}`,
		labels: ["ubuntu-latest"],
		runner_id: job.startedAt === null ? null : 1,
		runner_name: job.startedAt === null ? null : "local",
		runner_group_id: job.startedAt === null ? null : 1,
		runner_group_name: job.startedAt === null ? null : "local"
	};
}
function renderStep({ name, conclusion, startedAt, completedAt }, number) {
	const [started, completed] = [startedAt, completedAt].map((time) => time.replace(/\.\d+Z$/, "Z"));
	return {
		name,
		status: "completed",
		conclusion,
		number,
		started_at: started,
		completed_at: completed
	};
}
/**
* Renders the log of a job as GitHub stores it: a time before every line, and no names of steps but the line with which a
* script begins.
*/
function renderLog({ steps = [] }) {
	return `\uFEFF${steps.flatMap(({ name, log, startedAt, completedAt }) => {
		const own = log === "" ? [] : log.split("\n");
		return [...name.startsWith("Run ") ? [`##[group]${name}`, "##[endgroup]"] : [], ...own].map((line, index, all) => `${toTicks(index === all.length - 1 ? completedAt : startedAt)} ${line}`);
	}).join("\n")}\n`;
}
/** Returns a time with the seven digits that the runner writes. */
function toTicks(time) {
	return time.replace(/Z$/, "0000Z");
}
/** Returns the name that GitHub shows for the workflow of a run. */
function nameOf$1({ workflow, workflowName }) {
	return workflowName ?? workflow.slice(workflow.lastIndexOf("/") + 1);
}
function isHeadOf({ headRepositoryId, headRef, headSha }, run) {
	return headRepositoryId === run.headRepositoryId && headRef === run.headBranch && headSha === run.headSha;
}
function renderPerson(person) {
	return {
		name: person?.name ?? "",
		email: person?.email ?? ""
	};
}

// src/local/server/artifacts/serve-blobs.ts
/** Serves the part of Azure's block blobs that the toolkit uses: blocks, block lists, whole blobs, reading. */
function serveBlobs(server, world) {
	const path = "/results/artifacts/:blob";
	server.put(path, requireSignature(world, "w"), (context) => writeBlob(context, world));
	server.get(path, requireSignature(world, "r"), (context) => readBlob(context, world));
	server.get("/results/logs/:job", requireSignature(world, "r"), (context) => readLog(context, world));
}
function readLog(context, world) {
	const job = world.jobs.get(Number(context.req.param("job")));
	if (job === void 0) return storageError(404, "BlobNotFound");
	return new Response(renderLog(job), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
function requireSignature(world, right) {
	return async (context, next) => {
		if (!isSigned(world, new URL(context.req.url), right)) return storageError(403, "AuthenticationFailed");
		await next();
	};
}
async function writeBlob(context, world) {
	const name = context.req.param("blob") ?? "";
	const blob = world.blobs.get(name);
	if (blob === void 0) return storageError(404, "BlobNotFound");
	const query = new URL(context.req.url).searchParams;
	const body = Buffer.from(await context.req.arrayBuffer());
	switch (query.get("comp")) {
		case "block":
			blob.blocks.set(query.get("blockid") ?? "", body);
			break;
		case "blocklist": {
			const ids = [...body.toString().matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]*)</g)].map((match) => match[1] ?? "");
			const blocks = ids.flatMap((id) => blob.blocks.get(id) ?? []);
			if (blocks.length !== ids.length) return storageError(400, "InvalidBlockList");
			world.blobs.set(name, {
				blocks: /* @__PURE__ */ new Map(),
				content: Buffer.concat(blocks)
			});
			break;
		}
		default: world.blobs.set(name, {
			blocks: /* @__PURE__ */ new Map(),
			content: body
		});
	}
	return new Response(null, {
		status: 201,
		headers: storageHeaders(body)
	});
}
function readBlob(context, world) {
	const name = context.req.param("blob") ?? "";
	const content = world.blobs.get(name)?.content;
	const artifact = world.artifacts.list().find((one) => one.blob === name);
	if (content === void 0 || artifact === void 0) return storageError(404, "BlobNotFound");
	const file = artifact.mimeType === "application/zip" ? `${artifact.name}.zip` : artifact.name;
	return new Response(new Uint8Array(content), { headers: {
		...storageHeaders(content),
		"content-type": artifact.mimeType,
		"content-disposition": `attachment; filename="${file}"; filename*=UTF-8''${encodeURIComponent(file)}`
	} });
}
function storageHeaders(content) {
	return {
		"x-ms-request-id": randomUUID(),
		"x-ms-version": "2025-01-05",
		"x-ms-request-server-encrypted": "true",
		"content-md5": createHash("md5").update(content).digest("base64"),
		etag: `"0x${randomUUID().replaceAll("-", "")}"`,
		"last-modified": (/* @__PURE__ */ new Date()).toUTCString()
	};
}
function storageError(status, code) {
	const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
	return new Response(body, {
		status,
		headers: {
			"content-type": "application/xml",
			"x-ms-error-code": code
		}
	});
}

// src/local/server/git/find-ref.ts
/**
* Returns the commit of a full ref. Reads the files of git, because events need the commit at once and a process costs
* milliseconds.
*/
function findRef(directory, ref) {
	if (ref.split("/").includes("..")) return void 0;
	const loose = readText$1(join$1(directory, ref))?.trim();
	if (loose !== void 0 && /^[0-9a-f]{40}$/.test(loose)) return loose;
	return (readText$1(join$1(directory, "packed-refs"))?.split("\n").find((text) => text.endsWith(` ${ref}`)))?.slice(0, 40);
}
function getRef(directory, ref) {
	const sha = findRef(directory, ref);
	if (sha === void 0) throw new Error(`${directory} has no ref ${ref}`);
	return sha;
}
function readText$1(path) {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return;
	}
}

// src/local/server/world/principal.ts
/** Returns the permissions of a job's or App's token; undefined for principals whose role decides. */
function permissionsOf(principal) {
	if (principal.kind === "job") return principal.job.permissions;
	if (principal.kind === "app-user") return principal.app.permissions;
	return principal.kind === "installation" ? principal.permissions : void 0;
}
/** Returns the full names, in lower case, of the repositories that a token of a job or an App was created for. */
function repositoriesOf(principal) {
	if (principal.kind === "job") return /* @__PURE__ */ new Set([principal.job.repository.toLowerCase()]);
	return principal.kind === "installation" || principal.kind === "app-user" ? principal.repositories : /* @__PURE__ */ new Set();
}
const ranks = {
	none: 0,
	read: 1,
	triage: 2,
	write: 3,
	maintain: 4,
	admin: 5
};
/** Returns the role of an account. Any account reads a public repository; the owner is its administrator. */
function roleOf(repository, account) {
	if (account.login.toLowerCase() === repository.owner.login.toLowerCase()) return "admin";
	const role = repository.roles.get(account.login.toLowerCase()) ?? "none";
	return role === "none" && !repository.private ? "read" : role;
}
function hasRole(repository, account, minimum) {
	return ranks[roleOf(repository, account)] >= ranks[minimum];
}

// src/local/server/http/refusal.ts
/** An error that becomes an unsuccessful response, in GitHub's words. */
var Refusal = class extends Error {
	name = "Refusal";
	status;
	errors;
	headers;
	constructor(status, message, options = {}) {
		super(message);
		this.status = status;
		this.errors = options.errors;
		this.headers = options.headers ?? {};
	}
};
function notFound() {
	return new Refusal(404, "Not Found");
}
function invalid(error) {
	return new Refusal(422, "Validation Failed", { errors: [error] });
}

// src/local/server/http/authorise.ts
/** Throws GitHub's refusal unless the caller may perform this operation on this repository. */
function authorise(route, call) {
	const writes = !route.operation.startsWith("GET ");
	const { principal, repository } = call;
	switch (principal.kind) {
		case "anonymous":
		case "app":
			if (repository.private) throw notFound();
			if (writes) throw new Refusal(401, "Requires authentication");
			break;
		case "user":
			authoriseUser(route, call, hasRole(repository, principal.account, route.role));
			break;
		case "app-user": {
			const isOwn = repositoriesOf(principal).has(repository.fullName.toLowerCase());
			const isReadable = hasRole(repository, principal.account, "read");
			authoriseToken(route, call, isOwn && isReadable ? permissionsOf(principal) : void 0);
			authoriseUser(route, call, hasRole(repository, principal.account, writes ? route.role : "read"));
			break;
		}
		case "job":
		case "installation": authoriseToken(route, call, repositoriesOf(principal).has(repository.fullName.toLowerCase()) ? permissionsOf(principal) : void 0);
	}
	if (writes && repository.settings.archived) throw new Refusal(403, "Repository was archived so is read-only.");
}
function hasPermission(permissions, accept) {
	return accept.split(",").every((need) => {
		const [name = "", level] = need.split("=");
		const granted = permissions[name] ?? permissions[name.replaceAll("_", "-")] ?? (name === "metadata" ? "read" : "none");
		return granted === "write" || granted === "read" && level === "read";
	});
}
/** Returns whether a principal has one of the permissions, or is one whose role decides. */
function isGranted(principal, ...accepts) {
	const permissions = permissionsOf(principal);
	return permissions === void 0 || accepts.some((accept) => hasPermission(permissions, accept));
}
function notAccessible(accepts) {
	return new Refusal(403, "Resource not accessible by integration", { headers: { "x-accepted-github-permissions": accepts.join("; ") } });
}
function authoriseUser(route, call, allowed) {
	if (allowed) return;
	throw "account" in call.principal && hasRole(call.repository, call.principal.account, "read") && route.role !== "read" ? new Refusal(403, "Must have admin rights to Repository.") : notFound();
}
function authoriseToken(route, call, permissions) {
	if (permissions === void 0) {
		if (call.repository.private) throw notFound();
		if (!route.operation.startsWith("GET ")) throw notAccessible(route.accepts);
		return;
	}
	const name = route.narrow?.(call);
	if (!(name === void 0 ? route.accepts : route.accepts.filter((accept) => accept.startsWith(`${name}=`))).some((accept) => hasPermission(permissions, accept))) throw notAccessible(route.accepts);
}

// src/local/server/http/route.ts
/** Returns the routes of no repository, by their operations. */
function plainRoutes(handlers) {
	return Object.entries(handlers).map(([operation, handle]) => ({
		kind: "plain",
		operation,
		handle
	}));
}
/** Returns the routes that ask for the same rights, by their operations without `/repos/{owner}/{repo}`: `GET /issues`. */
function routesWith(rights, handlers) {
	return Object.entries(handlers).map(([operation, handle]) => {
		return {
			kind: "repository",
			operation: operation.replace(" ", " /repos/{owner}/{repo}"),
			...rights,
			handle
		};
	});
}
/** Returns the handler that answers with the view of what it finds. */
function show(find, view) {
	return async (call) => ({ body: await view(call.world, call.repository, find(call)) });
}
function parseBody(call, schema) {
	const result = schema.safeParse(call.body ?? {});
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	const path = issue?.path.join(".") ?? "";
	throw new Refusal(422, `Invalid request.\n\n${path === "" ? "" : `"${path}": `}${issue?.message ?? "malformed body"}`);
}
/** Returns the account that a change is attributed to. */
function actorOf(call) {
	if ("account" in call.principal) return call.principal.account;
	throw new Refusal(401, "Requires authentication");
}
function appOf(call) {
	return call.principal.kind === "job" || call.principal.kind === "installation" ? call.principal.app : void 0;
}
function getParameter(call, name) {
	const value = call.parameters[name];
	if (value === void 0) throw notFound();
	return value;
}
/** Returns the row whose id a parameter is. Rows of other repositories are not found. */
function getRow(call, table, parameter) {
	const row = table.get(getNumber(call, parameter));
	if (row === void 0 || row.repositoryId !== call.repository.id) throw notFound();
	return row;
}
function getNumber(call, name) {
	const value = Number(getParameter(call, name));
	if (!Number.isSafeInteger(value)) throw notFound();
	return value;
}

// src/local/server/events/deliver-webhook.ts
/** The time limit of a delivery. GitHub gives up after ten seconds and never tries again. */
const timeout = 1e4;
/** Sends a delivery and notes it once it is answered. What is sent again leaves some time after GitHub was asked for it. */
function deliverWebhook(world, app, message) {
	const delivery = deliver(world, app, message);
	world.pending.add(delivery);
	delivery.finally(() => world.pending.delete(delivery));
}
async function deliver(world, app, message) {
	const { guid, event, action, body, redelivery = false } = message;
	if (redelivery) await setTimeout$1(world.settings.redeliveryLag, void 0, { signal: world.closing.signal }).catch(() => void 0);
	const at = world.now();
	const status = await send(world, app, message);
	world.deliveries.push({
		id: world.nextId(),
		guid,
		event,
		action,
		body,
		redelivery,
		app: app.slug,
		at,
		status
	});
}
async function send(world, app, message) {
	if (world.settings.lostDeliveries > 0) {
		world.settings.lostDeliveries -= 1;
		return 0;
	}
	const sign = (algorithm) => createHmac(algorithm, app.webhookSecret).update(message.body).digest("hex");
	try {
		const response = await fetch(app.webhookUrl, {
			method: "POST",
			body: message.body,
			signal: AbortSignal.any([AbortSignal.timeout(timeout), world.closing.signal]),
			headers: {
				accept: "*/*",
				"content-type": "application/json",
				"user-agent": "GitHub-Hookshot/local",
				"x-github-delivery": message.guid,
				"x-github-event": message.event,
				"x-github-hook-id": String(app.id),
				"x-github-hook-installation-target-id": String(app.id),
				"x-github-hook-installation-target-type": "integration",
				"x-hub-signature": `sha1=${sign("sha1")}`,
				"x-hub-signature-256": `sha256=${sign("sha256")}`
			}
		});
		await response.arrayBuffer();
		return response.status;
	} catch {
		return 0;
	}
}

// src/local/server/events/fire-event.ts
function causeOf(call) {
	const { principal } = call;
	const sender = actorOf(call);
	if (principal.kind === "job") return {
		sender,
		fromJobToken: true,
		app: principal.app
	};
	return {
		sender,
		fromJobToken: false,
		app: principal.kind === "installation" ? principal.app : void 0
	};
}
/** The permissions for each event; any one of them lets an App receive it. */
const audience = {
	issues: ["issues=read"],
	issue_comment: ["issues=read", "pull_requests=read"],
	pull_request: ["pull_requests=read"],
	pull_request_review: ["pull_requests=read"],
	push: ["contents=read"],
	repository_dispatch: ["contents=read"],
	workflow_dispatch: ["actions=read", "contents=read"],
	workflow_run: ["actions=read"],
	workflow_job: ["actions=read"],
	check_run: ["checks=read"],
	merge_group: ["merge_queues=read"]
};
/** Lists the installations that hear an event: those of the repository, whose App asked for it and has a permission for it. */
function listReceivers(world, { name, repository, app: only }) {
	return [...world.installations.values()].flatMap((installation) => {
		const app = world.apps.get(installation.appId);
		if (app === void 0 || !installation.repositories.has(repository.fullName.toLowerCase())) return [];
		if (only !== void 0 && only.id !== app.id) return [];
		return (audience[name] ?? []).some((accept) => hasPermission(app.permissions, accept)) && app.events.includes(name) ? [{
			installation,
			app
		}] : [];
	});
}
/** Returns the times that the event of a push has in seconds, where others have words. */
function timesOf({ name, repository: { pushed, createdAt } }) {
	const seconds = (milliseconds) => Math.floor(milliseconds / 1e3);
	return name === "push" ? {
		pushed_at: seconds(pushed.at),
		created_at: seconds(Date.parse(createdAt))
	} : {};
}
/**
* Fires an event. Workflows receive it before the request that caused it is answered; Apps receive it without the server waiting
* for their answers.
*/
function fireEvent(world, draft) {
	const { repository, cause } = draft;
	const payload = {
		action: draft.action,
		...draft.payload,
		repository: {
			...renderRepository(world, repository),
			...timesOf(draft)
		},
		sender: renderUser(world, cause.sender)
	};
	for (const { installation, app } of listReceivers(world, draft)) {
		const body = {
			...payload,
			installation: {
				id: installation.id,
				node_id: nodeId("installation", installation.id)
			}
		};
		deliverWebhook(world, app, {
			event: draft.name,
			action: draft.action,
			body: JSON.stringify(body),
			guid: randomUUID()
		});
	}
	if (draft.appsOnly === true) return;
	const ref = `refs/heads/${repository.defaultBranch}`;
	const at = draft.at ?? {
		ref,
		sha: getRef(repository.directory, ref)
	};
	const event = {
		id: randomUUID(),
		name: draft.name,
		repository: repository.fullName,
		payload,
		sender: cause.sender.login,
		fromJobToken: cause.fromJobToken,
		...at,
		dispatch: draft.dispatch,
		changed: draft.changed
	};
	for (const listener of world.listeners) listener(event);
}

// src/local/server/git/identity.ts
function emailOf(account) {
	return `${account.id}+${account.login}@users.noreply.github.com`;
}
/** Returns the environment that makes git write the account as author and committer. */
function identityOf(account, date) {
	return identify({
		name: account.login,
		email: emailOf(account),
		date
	});
}
/** Returns the environment that makes git write these people; without a committer, the author as both. */
function identify(author, committer = author) {
	const write = (who, { name, email, date }) => ({
		[`GIT_${who}_NAME`]: name,
		[`GIT_${who}_EMAIL`]: email,
		[`GIT_${who}_DATE`]: date
	});
	return {
		...write("AUTHOR", author),
		...write("COMMITTER", committer)
	};
}

// src/local/server/events/workflow-path.ts
const folder = ".github/workflows/";
/** Returns the path of a workflow by its numeric id, file name, or path. */
function findWorkflowPath(repository, name) {
	if (!/^\d+$/.test(name)) return name.startsWith(folder) ? name : folder + name;
	for (const [path, id] of repository.workflows) if (String(id) === name) return path;
	throw notFound();
}
/** Returns the id of a workflow. Assigns it at the first call for that workflow. */
function workflowIdOf(world, repository, path) {
	const known = repository.workflows.get(path);
	if (known !== void 0) return known;
	const id = world.nextId();
	repository.workflows.set(path, id);
	return id;
}

// src/local/server/events/report-run.ts
/**
* Describes the head commit of a run without asking git, because the runner reports in the middle of its own work and cannot
* wait.
*/
function describeHead(repository, run) {
	const person = {
		name: repository.owner.login,
		email: emailOf(repository.owner)
	};
	return {
		id: run.headSha,
		tree_id: run.headSha,
		message: "",
		timestamp: run.createdAt,
		author: person,
		committer: person
	};
}
const runActions = {
	queued: "requested",
	in_progress: "in_progress",
	completed: "completed"
};
/** Stores the runner's report about a run, and fires `workflow_run` when its status changed. */
function reportRun(world, state) {
	const repository = getRepository(world, state.repository);
	const known = world.runs.get(state.id);
	const now = isoTime(world.now());
	const sender = known?.sender ?? findActor(world, state.actor) ?? world.promisedRuns.get(state.id) ?? repository.owner;
	const again = known !== void 0 && known.attempt !== state.attempt;
	const run = world.runs.put({
		...state,
		repositoryId: repository.id,
		headRepositoryId: state.headRepository === void 0 ? repository.id : getRepository(world, state.headRepository).id,
		workflowId: workflowIdOf(world, repository, state.workflow),
		number: known?.number ?? countRuns(world, repository, state.workflow) + 1,
		sender,
		createdAt: known?.createdAt ?? now,
		startedAt: again || known === void 0 ? now : known.startedAt,
		updatedAt: now
	});
	world.promisedRuns.delete(state.id);
	if (known?.status === run.status && !again) return;
	fireEvent(world, {
		name: "workflow_run",
		action: runActions[run.status],
		repository,
		cause: {
			sender,
			fromJobToken: false
		},
		payload: {
			workflow_run: {
				...describeRun(world, repository, run),
				head_commit: describeHead(repository, run)
			},
			workflow: renderWorkflow$1(world, repository, run)
		}
	});
}
function reportJob(world, state) {
	const run = world.runs.get(state.runId);
	if (run === void 0) throw new Error(`Job ${state.id} belongs to run ${state.runId}, which was never reported`);
	const repository = getRepositoryById(world, run.repositoryId);
	const known = world.jobs.get(state.id);
	const now = isoTime(world.now());
	const job = world.jobs.put({
		...state,
		repositoryId: run.repositoryId,
		attempt: known?.attempt ?? run.attempt,
		createdAt: known?.createdAt ?? now,
		startedAt: known?.startedAt ?? (state.status === "in_progress" ? now : null),
		completedAt: state.status === "completed" ? known?.completedAt ?? now : null
	});
	if (known?.status === job.status) return;
	fireEvent(world, {
		name: "workflow_job",
		action: job.status,
		repository,
		cause: {
			sender: run.sender,
			fromJobToken: false
		},
		payload: { workflow_job: renderJob(world, repository, {
			job,
			run
		}) },
		appsOnly: true
	});
}
function findActor(world, login) {
	return login === void 0 ? void 0 : world.accounts.get(login);
}
function countRuns(world, repository, workflow) {
	return world.runs.list().filter((run) => run.repositoryId === repository.id && run.workflow === workflow).length;
}
function renderWorkflow$1(world, repository, run) {
	const page = repositoryPage(world, repository);
	return {
		id: run.workflowId,
		node_id: nodeId("run", run.workflowId),
		name: nameOf$1(run),
		path: run.workflow,
		state: "active",
		created_at: repository.createdAt,
		updated_at: repository.createdAt,
		url: `${repositoryUrl(world, repository)}/actions/workflows/${run.workflowId}`,
		html_url: `${page}/blob/${repository.defaultBranch}/${run.workflow}`,
		badge_url: `${page}/workflows/badge.svg`
	};
}

// src/local/server/seed/add-comments.ts
const minute = 6e4;
/** Writes comments directly into the tables: thousands by request would take a minute, and start as many workflow runs. */
function addComments(world, { repository: name, issue: number, login, bodies }) {
	const repository = getRepository(world, name);
	const issue = world.issues.list().find((row) => row.repositoryId === repository.id && row.number === number);
	const user = findAccount(world, login);
	if (issue === void 0 || user === void 0) throw new Error(`There is no issue ${name}#${number}, or no account ${login}`);
	for (const [index, body] of bodies.entries()) putComment(world, issue, {
		body,
		user,
		app: void 0,
		at: isoTime(world.now() - (bodies.length - index) * minute)
	});
}
/** Stores a new comment on an issue. */
function putComment(world, { id: issueId, repositoryId }, { at, ...comment }) {
	const times = {
		createdAt: at,
		updatedAt: at,
		lastEditedAt: null
	};
	return world.comments.put({
		id: world.nextId(),
		repositoryId,
		issueId,
		...comment,
		...times,
		editor: void 0
	});
}

// src/local/server/git/create-bare-repository.ts
/**
* Creates a bare repository whose `main` has one commit. Writes by hand what `git init`, `git add` and `git commit` would: each of
* them is a process, and every world of the tests begins with a repository.
*/
function createBareRepository({ directory, owner, at, from }) {
	for (const folder of ["objects", "refs/heads"]) mkdirSync(join$1(directory, folder), { recursive: true });
	writeFileSync(join$1(directory, "HEAD"), "ref: refs/heads/main\n");
	writeFileSync(join$1(directory, "config"), `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n${settings}`);
	const tree = writeFolder(directory, from) ?? writeObject(directory, "tree", Buffer.alloc(0));
	const person = `${owner.login} <${emailOf(owner)}> ${Math.floor(Date.parse(at) / 1e3)} +0000`;
	const commit = `tree ${tree}\nauthor ${person}\ncommitter ${person}\n\nFirst commit\n`;
	writeFileSync(join$1(directory, "refs/heads/main"), `${writeObject(directory, "commit", Buffer.from(commit))}\n`);
}
/** Writes the files of a folder as a tree, and returns its id; undefined when there is no file, since git keeps no empty folder. */
function writeFolder(directory, folder) {
	const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== ".git").flatMap((entry) => writeEntry(directory, join$1(folder, entry.name)));
	if (entries.length === 0) return void 0;
	const sorted = entries.toSorted((one, other) => Buffer.compare(one.order, other.order));
	return writeObject(directory, "tree", Buffer.concat(sorted.map(({ line }) => line)));
}
function writeEntry(directory, path) {
	const facts = lstatSync(path);
	const build = (mode, id) => [{
		order: Buffer.from(mode === "40000" ? `${basename(path)}/` : basename(path)),
		line: Buffer.concat([Buffer.from(`${mode} ${basename(path)}\0`), Buffer.from(id, "hex")])
	}];
	if (facts.isSymbolicLink()) return build("120000", writeObject(directory, "blob", Buffer.from(readlinkSync(path))));
	if (facts.isFile()) return build((facts.mode & 64) === 0 ? "100644" : "100755", writeObject(directory, "blob", readFileSync(path)));
	const tree = facts.isDirectory() ? writeFolder(directory, path) : void 0;
	return tree === void 0 ? [] : build("40000", tree);
}
/** Writes an object as git does, in a file of its own, and returns its id. */
function writeObject(directory, type, content) {
	const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
	const id = createHash("sha1").update(bytes).digest("hex");
	const folder = join$1(directory, "objects", id.slice(0, 2));
	mkdirSync(folder, { recursive: true });
	writeFileSync(join$1(folder, id.slice(2)), deflateSync(bytes));
	return id;
}
/** Gives an existing bare repository the settings of GitHub's servers. */
function prepareBareRepository(directory) {
	appendFileSync(join$1(directory, "config"), settings);
}
/**
* The settings of GitHub's servers: any commit can be fetched by id, and pushes come over HTTP. They are written as text, because
* each `git config` is a process.
*/
const settings = `[uploadpack]
	allowAnySHA1InWant = true
	allowReachableSHA1InWant = true
	allowFilter = true
[http]
	receivepack = true
	uploadpack = true
[receive]
	denyDeleteCurrent = refuse
`;

// src/local/server/seed/fill-world.ts
/** Adds an account and returns a token. The same login again returns the same account with a new token. */
function addAccount(world, { login, type = "User" }) {
	const account = findAccount(world, login) ?? createAccount(world, login, type);
	const token = `ghp_${randomBytes(18).toString("hex")}`;
	world.tokens.set(token, {
		kind: "user",
		account
	});
	return {
		id: account.id,
		token
	};
}
/** Adds a repository. Creates its owner when the owner does not exist yet. */
function addRepository(world, { name, private: isPrivate = false, ...origin }) {
	const repository = openOrigin(buildRepository(world, {
		name,
		isPrivate,
		forkOf: void 0
	}), origin);
	world.repositories.set(name.toLowerCase(), repository);
	return {
		id: repository.id,
		directory: repository.directory
	};
}
/** Creates the bare repository, or uses the given one in its place. */
function openOrigin(repository, origin) {
	if ("from" in origin) {
		const { directory, owner, createdAt: at } = repository;
		createBareRepository({
			directory,
			owner,
			at,
			from: origin.from
		});
		return repository;
	}
	prepareBareRepository(origin.bare);
	return {
		...repository,
		directory: origin.bare,
		git: createGitRepository(origin.bare),
		defaultBranch: origin.defaultBranch
	};
}
/** Adds an App, installed once per owner of its repositories. Returns the id of the first owner's installation. */
function addApp(world, wanted) {
	const { slug, publicKey, webhookUrl, webhookSecret, permissions, events, repositories, signIn } = wanted;
	const createdAt = isoTime(world.now());
	const bot = createAccount(world, `${slug}[bot]`, "Bot");
	const owner = repositories.map((name) => getRepository(world, name).owner)[0];
	if (owner === void 0) throw new Error(`The App ${slug} needs a repository to be installed on`);
	const id = world.nextId();
	const clientId = `Iv23li${randomBytes(7).toString("hex")}`;
	const made = {
		id,
		slug,
		name: slug,
		isPublic: true,
		clientId,
		bot,
		owner,
		createdAt
	};
	world.apps.set(id, {
		...made,
		publicKey,
		webhookUrl,
		webhookSecret,
		permissions,
		events,
		signIn
	});
	return {
		id,
		installationId: installOn(world, id, repositories),
		clientId
	};
}
/** Installs an App once per owner of the repositories. Returns the id of the first owner's installation. Throws for a private App of another owner. */
function installOn(world, appId, repositories) {
	const found = repositories.map((name) => getRepository(world, name));
	const createdAt = isoTime(world.now());
	const app = world.apps.get(appId);
	const stranger = found.find(({ owner }) => app?.isPublic === false && owner !== app.owner);
	if (stranger !== void 0) throw new Error(`${app?.name} is a private App: ${stranger.owner.login} cannot install it, only ${app?.owner.login} can`);
	return [...new Set(found.map((repository) => repository.owner))].map((account) => {
		const names = found.filter((repository) => repository.owner === account).map((repository) => repository.fullName.toLowerCase());
		const installation = {
			id: world.nextId(),
			appId,
			account,
			repositories: new Set(names),
			createdAt
		};
		world.installations.set(installation.id, installation);
		return installation.id;
	})[0] ?? 0;
}
function buildRepository(world, wanted) {
	const [ownerLogin, name, rest] = wanted.name.split("/");
	if (ownerLogin === void 0 || name === void 0 || rest !== void 0) throw new Error(`"${wanted.name}" is no name of a repository: write owner/name`);
	if (findRepository(world, wanted.name) !== void 0) throw new Error(`The repository ${wanted.name} exists already`);
	const owner = findAccount(world, ownerLogin) ?? createAccount(world, ownerLogin, "User");
	const directory = join$1(world.directory, "repositories", owner.login, `${name}.git`);
	return {
		id: world.nextId(),
		owner,
		name,
		fullName: `${owner.login}/${name}`,
		directory,
		git: createGitRepository(directory),
		private: wanted.isPrivate,
		defaultBranch: "main",
		createdAt: isoTime(world.now()),
		pushed: { at: world.now() },
		forkOf: wanted.forkOf,
		roles: /* @__PURE__ */ new Map(),
		customRoles: /* @__PURE__ */ new Map(),
		privateMembers: /* @__PURE__ */ new Set(),
		queue: [],
		secrets: /* @__PURE__ */ new Map(),
		secretTimes: /* @__PURE__ */ new Map(),
		environments: /* @__PURE__ */ new Map(),
		variables: /* @__PURE__ */ new Map(),
		workflows: /* @__PURE__ */ new Map(),
		settings: {
			hasIssues: true,
			archived: false,
			actionsMayCreatePullRequests: true,
			workflowStates: {},
			organizationVariables: {}
		}
	};
}
function createAccount(world, login, type) {
	const account = {
		id: world.nextAccountId(),
		login,
		type,
		createdAt: isoTime(world.now())
	};
	world.accounts.set(login, account);
	return account;
}

// src/local/server/create-controls.ts
/** Creates the controls of the server for the process that starts it: everything that does not come over HTTP. */
function createControls(world, life) {
	const find = (name) => getRepository(world, name);
	return {
		...life,
		apiUrl: world.urls.api,
		serverUrl: world.urls.server,
		resultsUrl: world.urls.results,
		requests: world.requests,
		addUser: (user) => addAccount(world, user),
		addRepository: (repository) => addRepository(world, repository),
		addApp: (app) => addApp(world, app),
		addComments: (comments) => addComments(world, comments),
		setRole: (repository, login, role) => setRole(find(repository), login, role),
		setSecret: (repository, name, value) => setSecret(world, repository, {
			name,
			value
		}),
		setVariable: (repository, name, variable) => setVariable(world, repository, toVariable(name, variable)),
		secrets: (repository) => Object.fromEntries(find(repository).secrets),
		environmentSecrets: (repository, name) => Object.fromEntries(find(repository).environments.get(name.toLowerCase()) ?? []),
		variables: (repository) => Object.fromEntries([...find(repository).variables.values()].map(({ name, value }) => [name, value])),
		setListLag: (listLag) => void Object.assign(world.settings, { listLag }),
		deliveries: world.deliveries,
		tick: (repository, cron) => tick(world, repository, cron),
		onEvent: (listener) => void world.listeners.push(listener),
		onCancel: (listener) => void world.cancelListeners.push(listener),
		onRerun: (listener) => void world.rerunListeners.push(listener),
		onApprove: (listener) => void world.approveListeners.push(listener),
		mintJobToken: (job) => mintJobToken(world, job),
		revokeJobToken: (token) => void world.tokens.delete(token),
		newRunId: world.nextId,
		newJobId: world.nextId,
		reportRun: (run) => reportRun(world, run),
		reportJob: (job) => reportJob(world, job),
		gitOf: (repository) => find(repository).git,
		defaultBranchOf: (repository) => find(repository).defaultBranch
	};
}
function setRole(repository, login, role) {
	const [name, own] = [login.toLowerCase(), typeof role === "string" ? void 0 : role];
	repository.roles.set(name, typeof role === "string" ? role : role.base);
	if (own === void 0) repository.customRoles.delete(name);
	else repository.customRoles.set(name, own.name);
}
function setSecret(world, repository, { name, value }) {
	const { secrets, secretTimes } = getRepository(world, repository);
	secrets.set(name, value);
	secretTimes.set(name, isoTime(world.now()));
}
function setVariable(world, repository, { name, value, at = isoTime(world.now()) }) {
	getRepository(world, repository).variables.set(name.toUpperCase(), {
		name: name.toUpperCase(),
		value,
		createdAt: at,
		updatedAt: at
	});
}
/**
* Creates the token of a job. The token has the long form that GitHub is moving to; its middle part is no secret and carries no
* meaning.
*/
function mintJobToken(world, job) {
	const part = (text) => Buffer.from(text).toString("base64url");
	const token = `ghs_${world.actionsApp.id}_${part("{\"alg\":\"none\"}")}.${part(`{"jti":"${job.jobId}"}`)}.${randomBytes(24).toString("base64url")}`;
	world.tokens.set(token, {
		kind: "job",
		job,
		account: world.actionsBot,
		app: world.actionsApp
	});
	return {
		token,
		runtimeToken: createRuntimeToken(world, job)
	};
}
function toVariable(name, variable) {
	return {
		name,
		...typeof variable === "string" ? { value: variable } : variable
	};
}
/** Fires a cron. GitHub names the account that last changed the cron as the actor; here it is the owner. */
function tick(world, name, cron) {
	const repository = getRepository(world, name);
	fireEvent(world, {
		name: "schedule",
		repository,
		cause: {
			sender: repository.owner,
			fromJobToken: false
		},
		payload: { schedule: cron }
	});
}

// src/local/server/http/check-address.ts
/**
* Creates the middleware that compares `Host` and `Origin`, so that no page of another site reaches the server through a browser,
* neither under a name of its own that means this machine nor by a request to this one.
*/
function checkAddress({ urls }) {
	return async (context, next) => {
		const own = [urls.results, urls.server].map((url) => new URL(url));
		const { host, origin } = context.req.header();
		if (!own.some((url) => url.host === host)) return context.text(`This server is ${urls.server} alone.\n`, 403);
		if (origin === void 0 || own.some((url) => url.origin === origin)) return next();
		return context.text("This request belongs to another page.\n", 403);
	};
}

// src/local/server/http/authenticate.ts
/**
* Returns the principal of a request. Accepts tokens as `bearer` or `token`, or as the password of basic authentication, which
* git uses.
*/
function authenticate(world, header) {
	const isBare = header === null || header === void 0;
	if (isBare && world.settings.isClosed) throw new Refusal(401, "Requires authentication");
	if (isBare) return { kind: "anonymous" };
	const token = readToken(header);
	const known = world.tokens.get(token);
	if (known !== void 0) {
		if ("expiresAt" in known && known.expiresAt <= world.now()) throw badCredentials();
		return known;
	}
	const app = token.split(".").length === 3 && !token.startsWith("ghs_") ? verifyAppToken(world, token) : void 0;
	if (app === void 0) throw badCredentials();
	return {
		kind: "app",
		app
	};
}
function describePrincipal(principal) {
	switch (principal.kind) {
		case "anonymous": return "anonymous";
		case "user":
		case "app-user": return principal.account.login;
		case "job": return principal.job.label;
		case "installation":
		case "app": return `app:${principal.app.slug}`;
	}
}
function badCredentials() {
	return new Refusal(401, "Bad credentials");
}
function readToken(header) {
	const [scheme = "", value = ""] = header.split(/\s+/, 2);
	if (scheme.toLowerCase() !== "basic") return value;
	const text = Buffer.from(value, "base64").toString();
	return text.slice(text.indexOf(":") + 1);
}
/** Verifies the JWT of an App: RS256, issued by the App's id or client id, valid for ten minutes at most. */
function verifyAppToken(world, token) {
	const [head = "", body = "", signature = ""] = token.split(".");
	const header = parsePart(head);
	const claims = parsePart(body);
	if (header?.alg !== "RS256" || claims === void 0) return void 0;
	const app = [...world.apps.values()].find(({ id, clientId }) => String(claims.iss) === String(id) || claims.iss === clientId);
	if (app === void 0) return void 0;
	const key = createPublicKey(app.publicKey);
	if (!verify("RSA-SHA256", Buffer.from(`${head}.${body}`), key, Buffer.from(signature, "base64url"))) throw new Refusal(401, "A JSON web token could not be decoded");
	const now = Math.floor(world.now() / 1e3);
	const expires = Number(claims.exp);
	if (!(expires > now)) throw new Refusal(401, "'Expiration time' claim ('exp') must be a numeric value representing the future time at which the assertion expires");
	if (expires > now + 600) throw new Refusal(401, "'Expiration time' claim ('exp') is too far in the future");
	if (Number(claims.iat) > now + 60) throw new Refusal(401, "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued");
	return app;
}
function parsePart(text) {
	try {
		const value = JSON.parse(Buffer.from(text, "base64url").toString());
		return typeof value === "object" && value !== null ? { ...value } : void 0;
	} catch {
		return;
	}
}

// src/local/server/http/limits.ts
const hourly = {
	anonymous: 60,
	user: 5e3,
	"app-user": 5e3,
	job: 1e3,
	installation: 5e3,
	app: 5e3
};
const hour$1 = 36e5;
/** Returns the headers of the primary limit, and counts the request. An answer 304 is free, as on GitHub. */
function limitHeaders(world, principal = { kind: "anonymous" }, status) {
	const { most: limit, perMilliseconds } = windowOf(world, principal);
	const window = Math.floor(world.now() / perMilliseconds);
	const count = countUsed(world, principal) + (status === 304 ? 0 : 1);
	world.used.set(quotaOf(principal), {
		window,
		count
	});
	const reset = Math.ceil((window + 1) * perMilliseconds / 1e3);
	return [
		["x-ratelimit-limit", String(limit)],
		["x-ratelimit-remaining", String(Math.max(0, limit - count))],
		["x-ratelimit-used", String(count)],
		["x-ratelimit-reset", String(reset)],
		["x-ratelimit-resource", "core"]
	];
}
function countUsed(world, principal) {
	const used = world.used.get(quotaOf(principal));
	const { perMilliseconds } = windowOf(world, principal);
	return used?.window === Math.floor(world.now() / perMilliseconds) ? used.count : 0;
}
function windowOf(world, principal) {
	return world.settings.window ?? {
		most: hourly[principal.kind],
		perMilliseconds: hour$1
	};
}
function quotaOf(principal) {
	if (principal.kind === "job") return `job ${principal.job.repository}`;
	if (principal.kind === "installation") return `installation ID ${principal.installation.id}`;
	if (principal.kind === "app") return `app ID ${principal.app.id}`;
	return principal.kind === "user" || principal.kind === "app-user" ? `user ID ${principal.account.id}` : "anonymous";
}

// src/local/server/http/mount-routes.ts
const apiBase = "/api/v3";
/** The path that Octokit uses for GraphQL: beside an API base of this form, not below it. */
const graphqlBeside = "/api/graphql";
const bases = /^\/api(\/v3)?/;
/** Mounts the table of routes below the API's base. */
function mountRoutes(server, world, routes) {
	for (const route of routes) {
		const [method = "", path = ""] = route.operation.split(" ");
		const patterns = [apiBase + toPattern(path), ...path === "/graphql" ? [graphqlBeside] : []];
		server.on(method, patterns, (context) => respond$1(context, world, route));
	}
	server.all(`${apiBase}/*`, (context) => respond$1(context, world, {
		kind: "plain",
		operation: "GET /",
		handle: () => Promise.reject(notFound())
	}));
}
/** Path parameters that may contain slashes. */
const wide = /* @__PURE__ */ new Set([
	"ref",
	"path",
	"branch",
	"basehead"
]);
function toPattern(path) {
	return path.replaceAll(/\{(\w+)\}/g, (_, name) => wide.has(name) ? `:${name}{.+}` : `:${name}`);
}
async function respond$1(context, world, route) {
	const request = await describeRequest(context);
	let principal;
	let response;
	try {
		principal = authenticate(world, context.req.header("authorization"));
		for (const guard of world.guards) guard(principal, request);
		response = toResponse$1(context, await perform(context, {
			world,
			route,
			principal,
			url: new URL(context.req.url)
		}));
	} catch (error) {
		response = toFailure(error);
	}
	const by = principal === void 0 ? "unknown" : describePrincipal(principal);
	world.requests.push({
		by,
		...request,
		status: response.status
	});
	for (const [name, value] of limitHeaders(world, principal, response.status)) response.headers.set(name, value);
	return response;
}
/** Describes a request as the list of requests has it. */
async function describeRequest(context) {
	const url = new URL(context.req.url);
	const request = {
		method: context.req.method,
		path: url.pathname.replace(bases, "") + url.search
	};
	const isMutation = request.path === "/graphql" && /^\s*\{\s*"query"\s*:\s*"\s*mutation\b/.test(await context.req.text());
	return isMutation ? {
		...request,
		isMutation
	} : request;
}
async function perform(context, { world, route, principal, url }) {
	const call = {
		world,
		principal,
		url,
		parameters: context.req.param(),
		headers: context.req.raw.headers,
		body: await readBody(context)
	};
	if (route.kind === "plain") return route.handle(call);
	const repository = findRepository(world, `${call.parameters.owner}/${call.parameters.repo}`);
	if (repository === void 0) throw notFound();
	const repositoryCall = {
		...call,
		repository
	};
	authorise(route, repositoryCall);
	return route.handle(repositoryCall);
}
async function readBody(context) {
	if (context.req.method === "GET") return void 0;
	const text = await context.req.text();
	if (text === "") return void 0;
	try {
		return JSON.parse(text);
	} catch {
		throw new Refusal(400, "Problems parsing JSON");
	}
}
function toResponse$1(context, answer) {
	const headers = new Headers({
		"x-github-request-id": requestId(),
		"x-github-media-type": "github.v3; format=json",
		...answer.headers
	});
	const status = answer.status ?? 200;
	if (answer.body === void 0) return new Response(null, {
		status,
		headers
	});
	const bytes = answer.body instanceof Uint8Array ? Buffer.from(answer.body) : Buffer.from(JSON.stringify(answer.body));
	if (!headers.has("content-type")) headers.set("content-type", "application/json; charset=utf-8");
	if (context.req.method === "GET" && status === 200) {
		const etag = `W/"${createHash("sha256").update(bytes).digest("hex")}"`;
		headers.set("etag", etag);
		headers.set("cache-control", "private, max-age=60, s-maxage=60");
		if (context.req.header("if-none-match") === etag) return new Response(null, {
			status: 304,
			headers
		});
	}
	return new Response(bytes, {
		status,
		headers
	});
}
function toFailure(error) {
	if (!(error instanceof Refusal)) {
		const message = error instanceof Error ? error.stack ?? error.message : String(error);
		return Response.json({
			message: `The local GitHub failed: ${message}`,
			status: "500"
		}, { status: 500 });
	}
	const body = {
		message: error.message,
		errors: error.errors,
		documentation_url: "https://docs.github.com/rest",
		status: String(error.status)
	};
	return Response.json(body, {
		status: error.status,
		headers: {
			"x-github-request-id": requestId(),
			...error.headers
		}
	});
}
function requestId() {
	return randomBytes(12).toString("hex").toUpperCase();
}

// src/local/server/git/other-workflows.ts
const workflows = ".github/workflows";
/**
* Returns whether the workflow files of a commit differ from those of the default branch. Job tokens may not move a ref to such a
* commit.
*/
async function hasOtherWorkflows(repository, sha, defaultHead = `refs/heads/${repository.defaultBranch}`) {
	const [there, here] = await Promise.all([sha, defaultHead].map((commit) => findGit(repository.git, [
		"rev-parse",
		"--verify",
		`${commit}:${workflows}`
	])));
	return there !== void 0 && there !== here;
}

// src/local/server/views/render-app.ts
/** Renders permissions as the API names them, with `metadata`, which every App has. */
function renderPermissions(permissions) {
	const granted = Object.entries(permissions).filter(([, level]) => level !== "none");
	return {
		metadata: "read",
		...Object.fromEntries(granted.map(([name, level]) => [name.replaceAll("-", "_"), level]))
	};
}
function renderApp(world, app) {
	return {
		id: app.id,
		client_id: app.clientId,
		slug: app.slug,
		node_id: nodeId("app", app.id),
		owner: renderUser(world, app.owner),
		name: app.name,
		description: "",
		external_url: world.urls.server,
		html_url: `${world.urls.server}/apps/${app.slug}`,
		created_at: app.createdAt,
		updated_at: app.createdAt,
		permissions: renderPermissions(app.permissions),
		events: app.events
	};
}
function renderInstallation(world, app, installation) {
	return {
		id: installation.id,
		client_id: app.clientId,
		account: renderUser(world, installation.account),
		repository_selection: "selected",
		access_tokens_url: `${world.urls.api}/app/installations/${installation.id}/access_tokens`,
		repositories_url: `${world.urls.api}/installation/repositories`,
		html_url: `${world.urls.server}/settings/installations/${installation.id}`,
		app_id: app.id,
		app_slug: app.slug,
		target_id: installation.account.id,
		target_type: installation.account.type,
		permissions: renderPermissions(app.permissions),
		events: app.events,
		created_at: installation.createdAt,
		updated_at: installation.createdAt,
		single_file_name: null,
		has_multiple_single_files: false,
		single_file_paths: [],
		suspended_by: null,
		suspended_at: null
	};
}

// src/local/server/views/render-issue.ts
function authorAssociation(repository, account) {
	if (account.login === repository.owner.login) return "OWNER";
	if (repository.privateMembers.has(account.login.toLowerCase())) return "NONE";
	if (account.type === "Bot" || !hasRole(repository, account, "triage")) return "NONE";
	return "COLLABORATOR";
}
function renderLabel(world, repository, label) {
	return {
		id: label.id,
		node_id: nodeId("label", label.id),
		url: `${repositoryUrl(world, repository)}/labels/${encodeURIComponent(label.name)}`,
		name: label.name,
		color: label.color,
		default: false,
		description: label.description
	};
}
const reactionContents = [
	"+1",
	"-1",
	"laugh",
	"confused",
	"heart",
	"hooray",
	"rocket",
	"eyes"
];
/** Renders the counts that a comment or issue shows. */
function renderReactionCounts(world, subject) {
	const given = world.reactions.list().filter((reaction) => reaction.subjectId === subject.id);
	const count = (content) => given.filter((reaction) => reaction.content === content).length;
	return {
		url: `${subject.url}/reactions`,
		total_count: given.length,
		...Object.fromEntries(reactionContents.map((content) => [content, count(content)]))
	};
}
function issueUrl(world, repository, issue) {
	return `${repositoryUrl(world, repository)}/issues/${issue.number}`;
}
function issuePage(world, repository, issue) {
	return `${repositoryPage(world, repository)}/${issue.pull === void 0 ? "issues" : "pull"}/${issue.number}`;
}
function renderLabels(world, repository, issue) {
	return issue.labelIds.flatMap((id) => {
		const label = world.labels.get(id);
		return label === void 0 ? [] : [renderLabel(world, repository, label)];
	});
}
function renderIssue(world, repository, issue) {
	const url = issueUrl(world, repository, issue);
	const assignees = issue.assignees.map((account) => renderUser(world, account));
	return {
		url,
		repository_url: repositoryUrl(world, repository),
		labels_url: `${url}/labels{/name}`,
		comments_url: `${url}/comments`,
		events_url: `${url}/events`,
		timeline_url: `${url}/timeline`,
		html_url: issuePage(world, repository, issue),
		id: issue.id,
		node_id: nodeId(issue.pull === void 0 ? "issue" : "pull", issue.id),
		number: issue.number,
		title: issue.title,
		user: renderUser(world, issue.user),
		labels: renderLabels(world, repository, issue),
		state: issue.state,
		locked: issue.locked,
		assignee: assignees[0] ?? null,
		assignees,
		milestone: null,
		comments: world.comments.list().filter((comment) => comment.issueId === issue.id).length,
		created_at: issue.createdAt,
		updated_at: issue.updatedAt,
		closed_at: issue.closedAt,
		author_association: authorAssociation(repository, issue.user),
		active_lock_reason: null,
		body: issue.body,
		reactions: renderReactionCounts(world, {
			id: issue.id,
			url
		}),
		performed_via_github_app: issue.app === void 0 ? null : renderApp(world, issue.app),
		state_reason: issue.stateReason,
		...renderPullLinks(world, repository, issue)
	};
}
/** Renders an issue for its own routes; only they tell who closed it. */
function renderFullIssue(world, repository, issue) {
	return {
		...renderIssue(world, repository, issue),
		closed_by: issue.closedBy === void 0 ? null : renderUser(world, issue.closedBy)
	};
}
/** Renders the part that marks an issue as a pull request. */
function renderPullLinks(world, repository, issue) {
	if (issue.pull === void 0) return {};
	const page = issuePage(world, repository, issue);
	return {
		draft: issue.pull.draft,
		pull_request: {
			url: `${repositoryUrl(world, repository)}/pulls/${issue.number}`,
			html_url: page,
			diff_url: `${page}.diff`,
			patch_url: `${page}.patch`,
			merged_at: issue.pull.mergedAt
		}
	};
}
function renderIssueEvent(world, repository, event) {
	return {
		id: event.id,
		node_id: nodeId("event", event.id),
		url: `${repositoryUrl(world, repository)}/issues/events/${event.id}`,
		actor: renderUser(world, event.actor),
		event: event.event,
		commit_id: null,
		commit_url: null,
		created_at: event.createdAt,
		...event.details,
		performed_via_github_app: event.app === void 0 ? null : renderApp(world, event.app)
	};
}
function renderComment$1(world, repository, comment) {
	const issue = world.issues.get(comment.issueId);
	if (issue === void 0) throw new Error(`Comment ${comment.id} has no issue`);
	const url = `${repositoryUrl(world, repository)}/issues/comments/${comment.id}`;
	return {
		url,
		html_url: `${issuePage(world, repository, issue)}#issuecomment-${comment.id}`,
		issue_url: issueUrl(world, repository, issue),
		id: comment.id,
		node_id: nodeId("comment", comment.id),
		user: renderUser(world, comment.user),
		created_at: comment.createdAt,
		updated_at: comment.updatedAt,
		body: comment.body,
		author_association: authorAssociation(repository, comment.user),
		pin: null,
		minimized: comment.minimizedReason === void 0 ? null : { reason: comment.minimizedReason },
		reactions: renderReactionCounts(world, {
			id: comment.id,
			url
		}),
		performed_via_github_app: comment.app === void 0 ? null : renderApp(world, comment.app)
	};
}

// src/local/server/views/render-pull.ts
function renderPull(world, repository, issue) {
	const { pull } = issue;
	const page = issuePage(world, repository, issue);
	const assignees = issue.assignees.map((account) => renderUser(world, account));
	const head = getRepositoryById(world, pull.headRepositoryId);
	const links = linksOf(world, repository, issue);
	return {
		url: links.self,
		id: issue.id,
		node_id: nodeId("pull", issue.id),
		html_url: page,
		diff_url: `${page}.diff`,
		patch_url: `${page}.patch`,
		issue_url: links.issue,
		number: issue.number,
		state: issue.state,
		locked: issue.locked,
		title: issue.title,
		user: renderUser(world, issue.user),
		body: issue.body,
		created_at: issue.createdAt,
		updated_at: issue.updatedAt,
		closed_at: issue.closedAt,
		merged_at: pull.mergedAt,
		merge_commit_sha: pull.mergeSha,
		assignee: assignees[0] ?? null,
		assignees,
		requested_reviewers: pull.requestedReviewers.map((account) => renderUser(world, account)),
		requested_teams: [],
		labels: renderLabels(world, repository, issue),
		milestone: null,
		draft: pull.draft,
		commits_url: links.commits,
		review_comments_url: links.review_comments,
		review_comment_url: links.review_comment,
		comments_url: links.comments,
		statuses_url: links.statuses,
		head: renderSide(world, head, {
			ref: pull.headRef,
			sha: pull.headSha
		}),
		base: renderSide(world, repository, {
			ref: pull.baseRef,
			sha: pull.baseSha
		}),
		_links: Object.fromEntries(Object.entries(links).map(([key, href]) => [key, { href }])),
		author_association: authorAssociation(repository, issue.user),
		auto_merge: renderAutoMerge(world, pull),
		active_lock_reason: null
	};
}
function linksOf(world, repository, issue) {
	const url = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
	const issues = issueUrl(world, repository, issue);
	return {
		self: url,
		html: issuePage(world, repository, issue),
		issue: issues,
		comments: `${issues}/comments`,
		review_comments: `${url}/comments`,
		review_comment: `${repositoryUrl(world, repository)}/pulls/comments{/number}`,
		commits: `${url}/commits`,
		statuses: `${repositoryUrl(world, repository)}/statuses/${issue.pull.headSha}`
	};
}
/** Renders a pull request with the numbers that lists leave out. */
async function renderFullPull(world, repository, issue) {
	const { pull } = issue;
	const range = [`${pull.baseSha}...${pull.headSha}`];
	const counts = await findGit(repository.git, [
		"diff",
		"--numstat",
		...range
	]) ?? "";
	const lines = counts === "" ? [] : counts.split("\n").map((line) => line.split("	"));
	const sum = (index) => lines.reduce((total, fields) => total + (Number(fields[index]) || 0), 0);
	const commits = await findGit(repository.git, [
		"rev-list",
		"--count",
		`${pull.baseSha}..${pull.headSha}`
	]);
	const merged = pull.mergedAt !== null;
	return {
		...renderPull(world, repository, issue),
		merged,
		mergeable: merged ? null : pull.mergeSha !== null,
		rebaseable: merged ? null : pull.mergeSha !== null,
		mergeable_state: pull.mergeSha === null ? "dirty" : "clean",
		merged_by: null,
		comments: world.comments.list().filter((comment) => comment.issueId === issue.id).length,
		review_comments: 0,
		maintainer_can_modify: false,
		commits: Number(commits ?? 0),
		additions: sum(0),
		deletions: sum(1),
		changed_files: lines.length
	};
}
function renderSide(world, repository, at) {
	return {
		label: `${repository.owner.login}:${at.ref}`,
		ref: at.ref,
		sha: at.sha,
		user: renderUser(world, repository.owner),
		repo: renderRepository(world, repository)
	};
}
function renderAutoMerge(world, { autoMergeBy }) {
	if (autoMergeBy === void 0) return null;
	return {
		enabled_by: renderUser(world, autoMergeBy),
		merge_method: "merge",
		commit_title: "",
		commit_message: ""
	};
}

// src/local/server/events/change-issue.ts
/** Stores a changed issue or pull request, adds the change to the event list and fires the event. */
async function changeIssue(world, issue, change) {
	const stored = world.issues.put({
		...issue,
		updatedAt: isoTime(world.now())
	});
	if (change.event !== void 0) recordEvent(world, stored, {
		...change.event,
		cause: change.cause
	});
	await announceIssue(world, stored, change);
	return stored;
}
/** Fires `issues` or `pull_request`, according to the kind of the issue. */
async function announceIssue(world, issue, change) {
	const { repository, cause, action, payload } = change;
	const { pull } = issue;
	if (pull === void 0) {
		fireEvent(world, {
			name: "issues",
			action,
			repository,
			cause,
			payload: {
				issue: renderIssue(world, repository, issue),
				...payload
			}
		});
		return;
	}
	fireEvent(world, {
		name: "pull_request",
		action,
		repository,
		cause,
		payload: {
			number: issue.number,
			pull_request: await renderFullPull(world, repository, {
				...issue,
				pull
			}),
			...payload
		},
		changed: await listChanged(repository.git, `${pull.baseSha}...${pull.headSha}`),
		at: {
			ref: `refs/pull/${issue.number}/merge`,
			sha: pull.mergeSha ?? pull.headSha
		},
		appsOnly: pull.mergeSha === null
	});
}
function recordEvent(world, issue, { name, details = {}, cause }) {
	world.events.put({
		id: world.nextId(),
		repositoryId: issue.repositoryId,
		issueId: issue.id,
		event: name,
		actor: cause.sender,
		app: cause.app,
		createdAt: isoTime(world.now()),
		details
	});
}
function announceComment(call, comment, { action, changes }) {
	const { world, repository } = call;
	const issue = world.issues.get(comment.issueId);
	if (issue === void 0) return;
	fireEvent(world, {
		name: "issue_comment",
		action,
		repository,
		cause: causeOf(call),
		payload: {
			issue: renderIssue(world, repository, issue),
			comment: renderComment$1(world, repository, comment),
			changes
		}
	});
}

// src/local/server/git/update-merge-ref.ts
/** Git removes a ref that shall lead here, if it exists. */
const noObject = "0".repeat(40);
/** Fetches the head into the repository, tries the merge, and sets `refs/pull/N/head` and `/merge` like GitHub. */
async function updateMergeRef(world, { repository, number, pull }) {
	const head = getRepositoryById(world, pull.headRepositoryId);
	const headSha = findRef(head.directory, `refs/heads/${pull.headRef}`) ?? pull.headSha;
	const baseSha = findRef(repository.directory, `refs/heads/${pull.baseRef}`) ?? pull.baseSha;
	if (head.id !== repository.id) await runGit(repository.git, [
		"fetch",
		"--quiet",
		"--no-tags",
		head.directory,
		headSha
	]);
	const mergeSha = await tryMerge(world, repository, {
		headSha,
		baseSha
	});
	const input = `update refs/pull/${number}/head ${headSha}\nupdate ${`refs/pull/${number}/merge`} ${mergeSha ?? noObject}\n`;
	await runGit(repository.git, ["update-ref", "--stdin"], { input });
	return {
		...pull,
		headSha,
		baseSha,
		mergeSha
	};
}
/** Merges the two commits. Returns null when they conflict. */
async function tryMerge(world, repository, { headSha, baseSha }) {
	const tree = await findGit(repository.git, [
		"merge-tree",
		"--write-tree",
		baseSha,
		headSha
	]);
	if (tree === void 0) return null;
	const message = `Merge ${headSha} into ${baseSha}`;
	const environment = identityOf(repository.owner, new Date(world.now()).toISOString());
	return readGit(repository.git, [
		"commit-tree",
		tree,
		"-p",
		baseSha,
		"-p",
		headSha,
		"-m",
		message
	], { environment });
}

// src/local/server/push/announce-push.ts
const zero = "0".repeat(40);
/** Fires the `push` event, and updates the open pull requests that the push concerns. */
async function announcePush(world, push) {
	const { repository, cause, ref, before, after } = push;
	repository.pushed.at = world.now();
	const base = before ?? `refs/heads/${repository.defaultBranch}`;
	const payload = {
		ref,
		before: before ?? zero,
		after: after ?? zero,
		created: before === void 0,
		deleted: after === void 0,
		forced: push.forced ?? false,
		base_ref: null,
		compare: `${repositoryPage(world, repository)}/compare/${(before ?? zero).slice(0, 12)}...${(after ?? zero).slice(0, 12)}`,
		commits: after === void 0 ? [] : await describeCommits(world, repository, before === after ? `${after}^!` : `${base}..${after}`),
		head_commit: after === void 0 ? null : await describeCommit(world, repository, after),
		pusher: {
			name: cause.sender.login,
			email: emailOf(cause.sender)
		}
	};
	const changed = after === void 0 ? [] : await listChanged(repository.git, `${base}..${after}`);
	fireEvent(world, {
		name: "push",
		repository,
		cause,
		payload,
		changed,
		...after === void 0 ? {} : { at: {
			ref,
			sha: after
		} }
	});
	if (ref.startsWith("refs/heads/")) await updatePulls(world, push, ref.slice(11));
}
async function updatePulls(world, push, branch) {
	for (const issue of world.issues.list()) {
		const { pull } = issue;
		if (pull === void 0 || issue.state !== "open") continue;
		const isHead = pull.headRepositoryId === push.repository.id && pull.headRef === branch;
		const isBase = issue.repositoryId === push.repository.id && pull.baseRef === branch;
		if (!isHead && !isBase) continue;
		const repository = getRepositoryById(world, issue.repositoryId);
		await updatePull(world, {
			...push,
			repository
		}, {
			id: issue.id,
			pull,
			isHead
		});
	}
}
async function updatePull(world, push, { id, pull, isHead }) {
	const issue = world.issues.get(id);
	if (issue === void 0 || push.after === void 0) return;
	const { repository, cause } = push;
	const updated = await updateMergeRef(world, {
		repository,
		number: issue.number,
		pull
	});
	const present = world.issues.get(id) ?? issue;
	const stored = world.issues.put({
		...present,
		pull: updated,
		...isHead ? { updatedAt: isoTime(world.now()) } : {}
	});
	if (!isHead) return;
	const payload = {
		before: pull.headSha,
		after: updated.headSha
	};
	await announceIssue(world, stored, {
		repository,
		cause,
		action: "synchronize",
		payload
	});
}
/** Describes commits, oldest first as push events list them; at most 20. */
async function describeCommits(world, repository, range) {
	const shas = await findGit(repository.git, [
		"rev-list",
		"--reverse",
		"--max-count=20",
		range
	]) ?? "";
	return Promise.all(shas.split("\n").filter(Boolean).map((sha) => describeCommit(world, repository, sha)));
}
async function describeCommit(world, repository, sha) {
	const commit = await readCommit(repository.git, sha);
	const files = (await findGit(repository.git, [
		"diff-tree",
		"-r",
		"--root",
		"--no-commit-id",
		"--name-status",
		sha
	]) ?? "").split("\n").filter(Boolean).map((line) => line.split("	"));
	const named = (letter) => files.flatMap(([status, name]) => status === letter && name !== void 0 ? [name] : []);
	return {
		id: sha,
		tree_id: commit.tree,
		distinct: true,
		message: commit.message,
		timestamp: commit.committer.date,
		url: `${repositoryPage(world, repository)}/commit/${sha}`,
		author: {
			...commit.author,
			username: commit.author.name
		},
		committer: {
			...commit.committer,
			username: commit.committer.name
		},
		added: named("A"),
		removed: named("D"),
		modified: named("M")
	};
}

// src/local/server/push/receive-push.ts
/** Lets git receive the push, restores the refs that the token may not move, and announces the others. */
async function receivePush(world, { repository, principal, run }) {
	const before = await listRefs(repository.git);
	const response = await run();
	const after = await listRefs(repository.git);
	const changes = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])].map((ref) => ({
		ref,
		before: before.get(ref),
		after: after.get(ref)
	}));
	const moved = [];
	for (const change of changes.filter((one) => one.before !== one.after)) moved.push({
		...change,
		isForced: await isForced(repository, change)
	});
	const refused = await listRefused(world, {
		repository,
		principal,
		defaultHead: before.get(`refs/heads/${repository.defaultBranch}`)
	}, moved);
	for (const { move } of refused) await restoreRef(repository, move);
	const taken = moved.filter((move) => refused.every((one) => one.move !== move));
	await announceMoves(world, {
		repository,
		principal
	}, taken);
	return refused.length > 0 ? renderReport(taken, refused) : response;
}
async function announceMoves(world, { repository, principal }, moves) {
	if (!("account" in principal)) return;
	const cause = {
		sender: principal.account,
		fromJobToken: principal.kind === "job",
		app: "app" in principal ? principal.app : void 0
	};
	for (const { isForced: forced, ...move } of moves) await announcePush(world, {
		repository,
		cause,
		...move,
		forced
	});
}
async function listRefs(git) {
	const text = await readGit(git, [
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		"refs/heads",
		"refs/tags"
	]);
	return new Map(text.split("\n").filter(Boolean).map((line) => [line.slice(41), line.slice(0, 40)]));
}
const noWorkflows = "refusing to allow a GitHub App to create or update workflow files without `workflows` permission";
async function listRefused(world, { repository, principal, defaultHead }, moved) {
	const free = principal.kind === "user" || principal.kind === "installation" && hasPermission(principal.permissions, "workflows=write");
	const refused = [];
	for (const move of moved) {
		const refusal = world.settings.branchRules?.findRefusal(repository, principal, move);
		if (!free && move.after !== void 0 && await hasOtherWorkflows(repository, move.after, defaultHead)) refused.push({
			move,
			reason: noWorkflows,
			remarks: []
		});
		else if (refusal !== void 0) refused.push({
			move,
			...refusal
		});
	}
	return refused;
}
async function restoreRef(repository, { ref, before }) {
	await runGit(repository.git, before === void 0 ? [
		"update-ref",
		"-d",
		ref
	] : [
		"update-ref",
		ref,
		before
	]);
}
async function isForced(repository, { before, after }) {
	if (before === void 0 || after === void 0) return false;
	return await findGit(repository.git, [
		"merge-base",
		"--is-ancestor",
		before,
		after
	]) === void 0;
}
/**
* Renders git's own report for the refs, in the side bands that every client asks for: 1 for the report, 2 for what is printed. A ref
* that git itself refused is in no list; the client then says that the remote reported nothing about it.
*/
function renderReport(taken, refused) {
	const remarks = refused.flatMap((one) => one.remarks).map((remark) => sideBand(2, Buffer.from(`${remark}\n`)));
	const lines = [...taken.map(({ ref }) => packet(`ok ${ref}\n`)), ...refused.map(({ move, reason }) => packet(`ng ${move.ref} ${reason}\n`))];
	const status = Buffer.concat([
		packet("unpack ok\n"),
		...lines,
		Buffer.from("0000")
	]);
	const body = Buffer.concat([
		...remarks,
		sideBand(1, status),
		Buffer.from("0000")
	]);
	return new Response(new Uint8Array(body), { headers: { "content-type": "application/x-git-receive-pack-result" } });
}
function sideBand(band, content) {
	return packet(Buffer.concat([Buffer.from([band]), content]));
}
function packet(content) {
	const bytes = Buffer.from(content);
	return Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, "0")), bytes]);
}

// src/local/server/push/serve-git.ts
/** Serves git's smart HTTP below the server's URL, through git's own CGI program. */
function serveGit(server, world) {
	for (const path of [
		"/:owner/:file/info/refs",
		"/:owner/:file/git-upload-pack",
		"/:owner/:file/git-receive-pack"
	]) server.all(path, (context) => respond(context, world));
}
async function respond(context, world) {
	const url = new URL(context.req.url);
	const writes = url.pathname.endsWith("/git-receive-pack") || url.searchParams.get("service") === "git-receive-pack";
	const name = `${context.req.param("owner")}/${(context.req.param("file") ?? "").replace(/\.git$/, "")}`;
	const repository = findRepository(world, name);
	let principal;
	try {
		principal = authenticate(world, context.req.header("authorization"));
	} catch (error) {
		if (error instanceof Refusal) return requireToken();
		throw error;
	}
	if (repository === void 0 || !isAllowed(principal, repository, "read")) return principal.kind === "anonymous" ? requireToken() : new Response("Repository not found.", { status: 404 });
	if (writes && principal.kind === "anonymous") return requireToken();
	if (writes && !isAllowed(principal, repository, "write")) return new Response("Write access to repository not granted.", { status: 403 });
	const path = url.pathname.replace(/^\/[^/]+\/[^/]+/, "");
	const run = () => runBackend(context, {
		repository,
		path,
		signal: world.closing.signal
	});
	return context.req.method === "POST" && writes ? receivePush(world, {
		repository,
		principal,
		run
	}) : run();
}
function isAllowed(principal, repository, level) {
	if (level === "read" && !repository.private) return true;
	if (principal.kind === "user") return hasRole(repository, principal.account, level);
	const permissions = permissionsOf(principal);
	return repositoriesOf(principal).has(repository.fullName.toLowerCase()) && permissions !== void 0 && hasPermission(permissions, `contents=${level}`);
}
function requireToken() {
	return new Response("Authentication required.", {
		status: 401,
		headers: { "www-authenticate": "Basic realm=\"GitHub\"" }
	});
}
/** Makes one CGI call: the details of the request in the environment, headers and body on stdout. */
async function runBackend({ req }, { repository, path, signal }) {
	const environment = {
		...gitEnvironment,
		GIT_PROJECT_ROOT: repository.directory,
		GIT_HTTP_EXPORT_ALL: "1",
		PATH_INFO: path,
		QUERY_STRING: new URL(req.url).search.slice(1),
		REQUEST_METHOD: req.method,
		CONTENT_TYPE: req.header("content-type") ?? "",
		HTTP_CONTENT_ENCODING: req.header("content-encoding") ?? "",
		GIT_PROTOCOL: req.header("git-protocol") ?? "",
		REMOTE_USER: "local"
	};
	const child = spawn("git", ["http-backend"], {
		env: environment,
		stdio: [
			"pipe",
			"pipe",
			"ignore"
		],
		signal
	});
	const output = [];
	child.stdout.on("data", (chunk) => output.push(chunk));
	const ended = new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", () => resolve());
	});
	child.stdin.on("error", () => void 0);
	child.stdin.end(req.method === "POST" ? Buffer.from(await req.arrayBuffer()) : void 0);
	await ended;
	return toResponse(Buffer.concat(output));
}
function toResponse(output) {
	const end = output.indexOf("\r\n\r\n");
	const headers = new Headers();
	let status = 200;
	for (const line of output.subarray(0, Math.max(0, end)).toString().split("\r\n")) {
		const colon = line.indexOf(":");
		if (colon < 0) continue;
		const [name, value] = [line.slice(0, colon), line.slice(colon + 1).trim()];
		if (name.toLowerCase() === "status") status = Number.parseInt(value, 10);
		else headers.set(name, value);
	}
	return end < 0 ? new Response("git http-backend failed", { status: 500 }) : new Response(new Uint8Array(output.subarray(end + 4)), {
		status,
		headers
	});
}

// src/local/server/graphql/find-branch-file.ts
/** Returns the `ref` of a repository: its commit, with the text of a file; null when there is no such branch. */
function findBranchFile(repository, { arguments: values, fields }) {
	const commit = findRef(repository.directory, String(values.qualifiedName));
	if (commit === void 0) return null;
	const file = fields.find(({ name }) => name === "target")?.fields.find(({ name, type }) => name === "file" && type === "Commit");
	const text = file === void 0 ? void 0 : readText(repository, `${commit}:${String(file.arguments.path)}`);
	const object = text === void 0 ? null : {
		text,
		isTruncated: false
	};
	return { target: {
		oid: commit,
		...file === void 0 ? {} : { file: object === null ? null : { object } }
	} };
}
function readText({ directory }, name) {
	try {
		return readBytesSync(directory, [
			"cat-file",
			"blob",
			name
		]).toString();
	} catch {
		return;
	}
}

// src/local/server/graphql/find-node.ts
function findNodeById(world, id) {
	const node = findNode(id);
	if (node?.kind === "comment") {
		const comment = world.comments.get(node.id);
		return comment === void 0 ? void 0 : describeComment(world, comment);
	}
	if (node?.kind !== "issue" && node?.kind !== "pull") return void 0;
	const issue = world.issues.get(node.id);
	return issue === void 0 ? void 0 : describeIssue(getRepositoryById(world, issue.repositoryId), issue);
}
/** Returns the `issue`, `pullRequest` or `issueOrPullRequest` of a repository. */
function findThread(world, repository, { field, number }) {
	if (![
		"issue",
		"pullRequest",
		"issueOrPullRequest"
	].includes(field)) throw new Error(`Field '${field}' doesn't exist on type 'Repository'`);
	const issue = world.issues.list().find((candidate) => candidate.repositoryId === repository.id && candidate.number === number);
	return issue !== void 0 && (field === "issueOrPullRequest" || field === "pullRequest" === (issue.pull !== void 0)) ? describeIssue(repository, issue) : void 0;
}
function describeComment(world, comment) {
	return {
		repository: getRepositoryById(world, comment.repositoryId),
		types: [
			"IssueComment",
			"Comment",
			"Node"
		],
		values: {
			__typename: "IssueComment",
			id: nodeId("comment", comment.id),
			databaseId: findShortId(comment.id),
			fullDatabaseId: String(comment.id),
			body: comment.body,
			createdAt: comment.createdAt,
			updatedAt: comment.updatedAt,
			lastEditedAt: comment.lastEditedAt,
			includesCreatedEdit: comment.lastEditedAt !== null,
			isMinimized: comment.minimizedReason !== void 0,
			minimizedReason: comment.minimizedReason ?? null,
			author: describeActor(comment.user),
			editor: comment.editor === void 0 ? null : describeActor(comment.editor)
		}
	};
}
function describeIssue(repository, issue) {
	const type = issue.pull === void 0 ? "Issue" : "PullRequest";
	return {
		repository,
		types: [
			type,
			"Comment",
			"Node"
		],
		values: {
			__typename: type,
			id: nodeId(issue.pull === void 0 ? "issue" : "pull", issue.id),
			databaseId: findShortId(issue.id),
			fullDatabaseId: String(issue.id),
			number: issue.number,
			title: issue.title,
			body: issue.body ?? "",
			createdAt: issue.createdAt,
			updatedAt: issue.updatedAt,
			lastEditedAt: issue.lastEditedAt,
			author: describeActor(issue.user)
		}
	};
}
/** Returns the id if it is an `Int` of GraphQL, which has 32 bits with a sign; null otherwise, where only `fullDatabaseId` has it. */
function findShortId(id) {
	return id < 2 ** 31 ? id : null;
}
/** Describes an account. GraphQL shows Apps without their suffix. */
function describeActor(account) {
	return {
		__typename: account.type,
		login: account.login.replace("[bot]", ""),
		databaseId: findShortId(account.id)
	};
}

// src/local/server/graphql/minimise-comment.ts
const input$1 = object({
	subjectId: string(),
	classifier: _enum([
		"ABUSE",
		"DUPLICATE",
		"OFF_TOPIC",
		"OUTDATED",
		"RESOLVED",
		"SPAM"
	])
});
/** Collapses a comment, with a reason. This is the one change that REST does not offer. */
function minimiseComment(call, argument) {
	const { subjectId, classifier } = input$1.parse(argument);
	const node = findNode(subjectId);
	const comment = node?.kind === "comment" ? call.world.comments.get(node.id) : void 0;
	if (comment === void 0) throw new Error(`Could not resolve to a node with the global id of '${subjectId}'.`);
	if (!isGranted(call.principal, "issues=write", "pull_requests=write")) throw new Error("Resource not accessible by integration");
	call.world.comments.put({
		...comment,
		minimizedReason: classifier.toLowerCase().replace("_", "-")
	});
	return { minimizedComment: {
		id: nodeId("comment", comment.id),
		isMinimized: true
	} };
}

// src/local/server/graphql/parse-query.ts
/**
* Parses the part of the language that plain queries use: arguments, variables, aliases, inline fragments. Throws for the rest.
*/
function parseQuery(text, variables) {
	const tokens = text.replaceAll(/#[^\n]*/g, "").match(/\.\.\.|\w+|"(?:[^"\\]|\\.)*"|[$!:=(){}[\]]/g) ?? [];
	return new QueryReader(tokens, variables).read();
}
var QueryReader = class {
	#tokens;
	#variables;
	#at = 0;
	constructor(tokens, variables) {
		this.#tokens = tokens;
		this.#variables = variables;
	}
	read() {
		const kind = this.#peek();
		if (kind !== "query" && kind !== "mutation" && kind !== "{") throw new Error(`The local GitHub answers no ${kind}`);
		while (this.#peek() !== "{") this.#next();
		return this.#readFields(void 0);
	}
	#peek() {
		const token = this.#tokens[this.#at];
		if (token === void 0) throw new Error("Unexpected end of query");
		return token;
	}
	#next() {
		const token = this.#peek();
		this.#at += 1;
		return token;
	}
	#expect(token) {
		const seen = this.#next();
		if (seen !== token) throw new Error(`Expected "${token}", actual: "${seen}"`);
	}
	#readFields(type) {
		this.#expect("{");
		const fields = [];
		while (this.#peek() !== "}") if (this.#peek() === "...") fields.push(...this.#readFragment());
		else fields.push(this.#readField(type));
		this.#expect("}");
		return fields;
	}
	#readFragment() {
		this.#expect("...");
		this.#expect("on");
		return this.#readFields(this.#next());
	}
	#readField(type) {
		const alias = this.#next();
		const aliased = this.#peek() === ":";
		if (aliased) this.#expect(":");
		const name = aliased ? this.#next() : alias;
		const hasArguments = this.#peek() === "(";
		if (hasArguments) this.#expect("(");
		return {
			name,
			alias,
			type,
			arguments: hasArguments ? this.#readEntries(")") : {},
			fields: this.#peek() === "{" ? this.#readFields(void 0) : []
		};
	}
	#readValue() {
		const token = this.#next();
		if (token === "$") return this.#variables[this.#next()];
		if (token === "{") return this.#readEntries("}");
		if (/^[A-Z][A-Z_]*$/.test(token)) return token;
		if (token !== "[") return JSON.parse(token);
		const items = [];
		while (this.#peek() !== "]") items.push(this.#readValue());
		this.#expect("]");
		return items;
	}
	#readEntries(end) {
		const values = {};
		while (this.#peek() !== end) {
			const name = this.#next();
			this.#expect(":");
			values[name] = this.#readValue();
		}
		this.#expect(end);
		return values;
	}
};

// src/local/server/graphql/react.ts
/** The reactions by their names in GraphQL. */
const contents$1 = {
	THUMBS_UP: "+1",
	THUMBS_DOWN: "-1",
	LAUGH: "laugh",
	HOORAY: "hooray",
	CONFUSED: "confused",
	HEART: "heart",
	ROCKET: "rocket",
	EYES: "eyes"
};
const names$1 = Object.keys(contents$1);
const input = object({
	subjectId: string(),
	content: _enum(names$1)
});
/** Adds or removes a reaction of the account of the token. One that is not there cannot be removed. */
function react(call, name, argument) {
	const { subjectId, content: graphqlName } = input.parse(argument);
	const { world, principal } = call;
	const missing = /* @__PURE__ */ new Error(`Could not resolve to a node with the global id of '${subjectId}'.`);
	const node = findNode(subjectId);
	const known = node?.kind === "comment" ? world.comments.get(node.id) : world.issues.get(node?.id ?? 0);
	if (node === void 0 || known === void 0) throw missing;
	if (!isGranted(principal, "issues=write", "pull_requests=write") || !("account" in principal)) throw new Error("Resource not accessible by integration");
	const content = contents$1[graphqlName];
	const same = world.reactions.list().find((one) => one.subjectId === node.id && one.user.id === principal.account.id && one.content === content);
	if (name === "addReaction" && same === void 0) world.reactions.put({
		id: world.nextId(),
		subjectId: node.id,
		content,
		user: principal.account,
		createdAt: isoTime(world.now())
	});
	if (name === "removeReaction") {
		if (same === void 0) throw missing;
		world.reactions.delete(same.id);
	}
	return { reaction: { content: graphqlName } };
}

// src/local/server/graphql/graphql-route.ts
/** The permissions with which tokens read issues and pull requests, files, and merge queues. */
const threads = ["issues=read", "pull_requests=read"];
const accepted = {
	ref: ["contents=read"],
	mergeQueue: ["merge_queues=read"]
};
const query = object({
	query: string(),
	variables: record(string(), unknown()).nullish()
});
/**
* The route for GraphQL. It implements what REST cannot do: the time of the last edit, the account of the token, and
* collapsing a comment; and what REST does in more requests: a branch with a file, and replacing a reaction.
*/
const graphqlRoute = {
	kind: "plain",
	operation: "POST /graphql",
	handle
};
function handle(call) {
	if (call.principal.kind === "anonymous") throw new Refusal(401, "This endpoint requires you to be authenticated.");
	const body = parseBody(call, query);
	const errors = [];
	try {
		const fields = parseQuery(body.query, body.variables ?? {});
		return { body: {
			data: Object.fromEntries(fields.map((field) => [field.alias, resolveRoot(call, field, errors)])),
			errors: errors.length > 0 ? errors : void 0
		} };
	} catch (error) {
		return { body: { errors: [{ message: messageOf(error) }] } };
	}
}
function resolveRoot(call, field, errors) {
	switch (field.name) {
		case "nodes": return array(string()).max(100).parse(field.arguments.ids).map((id, index) => resolveNode(call, field, {
			id,
			path: [field.alias, index],
			errors
		}));
		case "node": return resolveNode(call, field, {
			id: string().parse(field.arguments.id),
			path: [field.alias],
			errors
		});
		case "repository": return resolveRepository(call, field, errors);
		case "minimizeComment": return resolveMutation(field, errors, () => minimiseComment(call, field.arguments.input));
		case "addReaction":
		case "removeReaction": {
			const { name } = field;
			return resolveMutation(field, errors, () => react(call, name, field.arguments.input));
		}
		case "viewer": return resolveViewer(call, field);
		default: throw new Error(`Field '${field.name}' doesn't exist on type 'Query'`);
	}
}
/** Performs one mutation. GitHub performs the mutations of a request one after the other; a refused one does not undo the others. */
function resolveMutation(field, errors, perform) {
	try {
		return pick(perform(), field.fields);
	} catch (error) {
		const message = messageOf(error);
		errors.push({
			type: message.startsWith("Resource") ? "FORBIDDEN" : "NOT_FOUND",
			path: [field.alias],
			message
		});
		return null;
	}
}
function resolveViewer({ principal }, { fields }) {
	if (!("account" in principal)) throw new Error("Resource not accessible by integration");
	return pick({
		databaseId: principal.account.id,
		login: principal.account.login
	}, fields);
}
function resolveNode(call, field, at) {
	const object = findNodeById(call.world, at.id);
	if (object === void 0 || !mayRead(call, object.repository)) {
		at.errors.push({
			type: "NOT_FOUND",
			path: at.path,
			message: `Could not resolve to a node with the global id of '${at.id}'.`
		});
		return null;
	}
	if (!isGranted(call.principal, ...threads)) {
		at.errors.push({
			type: "FORBIDDEN",
			path: at.path,
			message: "Resource not accessible by integration"
		});
		return null;
	}
	return select(object, field.fields);
}
function resolveRepository(call, field, errors) {
	const name = `${String(field.arguments.owner)}/${String(field.arguments.name)}`;
	const repository = call.world.repositories.get(name.toLowerCase());
	if (repository === void 0 || !mayRead(call, repository)) {
		errors.push({
			type: "NOT_FOUND",
			path: [field.alias],
			message: `Could not resolve to a Repository with the name '${name}'.`
		});
		return null;
	}
	return Object.fromEntries(field.fields.map((child) => {
		if (!isGranted(call.principal, ...accepted[child.name] ?? threads)) throw new Error("Resource not accessible by integration");
		if (child.name === "ref") return [child.alias, findBranchFile(repository, child)];
		if (child.name === "mergeQueue") return [child.alias, pick(findQueue(repository, child), child.fields)];
		const object = findThread(call.world, repository, {
			field: child.name,
			number: Number(child.arguments.number)
		});
		if (object === void 0) errors.push({
			type: "NOT_FOUND",
			path: [field.alias, child.alias],
			message: "Could not resolve to an issue."
		});
		return [child.alias, object === void 0 ? null : select(object, child.fields)];
	}));
}
function select(object, fields) {
	const chosen = fields.filter((field) => field.type === void 0 || object.types.includes(field.type));
	return Object.fromEntries(chosen.map((field) => {
		if (!(field.name in object.values)) throw new Error(`Field '${field.name}' doesn't exist on type '${object.types[0]}'`);
		return [field.alias, pick(object.values[field.name], field.fields)];
	}));
}
function pick(value, fields) {
	if (fields.length === 0 || typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((each) => pick(each, fields));
	const entries = new Map(Object.entries(value));
	return Object.fromEntries(fields.map((field) => [field.alias, pick(entries.get(field.name) ?? null, field.fields)]));
}
function mayRead(call, repository) {
	const { principal } = call;
	if (!repository.private) return true;
	if (principal.kind === "user") return hasRole(repository, principal.account, "read");
	return repositoriesOf(principal).has(repository.fullName.toLowerCase());
}
/** Returns the `mergeQueue` of a branch for GraphQL; null where it has none. */
function findQueue({ defaultBranch, queue }, { arguments: { branch } }) {
	if (branch !== defaultBranch || queue.length === 0) return null;
	return { entries: { nodes: queue.map(({ number, headSha, built }, index) => ({
		position: index + 1,
		headCommit: { oid: built },
		pullRequest: {
			number,
			headRefOid: headSha
		}
	})) } };
}

// src/local/server/http/paginate.ts
const limit = 100;
function slicePage(call, rows) {
	const size = Math.min(limit, readNumber(call, "per_page", 30));
	const page = readNumber(call, "page", 1);
	const last = Math.max(1, Math.ceil(rows.length / size));
	const links = [];
	const link = (number, rel) => {
		const url = new URL(call.url);
		url.searchParams.set("page", String(number));
		links.push(`<${url.href}>; rel="${rel}"`);
	};
	if (page > 1) link(page - 1, "prev");
	if (page < last) {
		link(page + 1, "next");
		link(last, "last");
	}
	if (page > 1) link(1, "first");
	return {
		rows: rows.slice((page - 1) * size, page * size),
		total: rows.length,
		headers: links.length === 0 ? {} : { link: links.join(", ") }
	};
}
/** Returns the response for lists that are a bare array. */
function paginate(call, rows, render) {
	const page = slicePage(call, rows);
	return {
		body: page.rows.map(render),
		headers: page.headers
	};
}
/** Returns the handler that answers with a page of the views of what it selects, as a bare array. */
function list(select, view) {
	return (call) => paginate(call, select(call), (row) => view(call.world, call.repository, row));
}
/** Returns the response for lists of the form `{total_count, <key>: []}`. */
function paginateCounted(call, list) {
	const page = slicePage(call, list.rows);
	return {
		body: {
			total_count: page.total,
			[list.key]: page.rows.map(list.render)
		},
		headers: page.headers
	};
}
function readNumber(call, name, fallback) {
	const value = Number(call.url.searchParams.get(name) ?? fallback);
	return Number.isInteger(value) && value > 0 ? value : fallback;
}

// src/local/server/views/render-artifact.ts
function isExpired(world, artifact) {
	return Date.parse(artifact.expiresAt) <= world.now();
}
function renderArtifact(world, repository, artifact) {
	const url = `${repositoryUrl(world, repository)}/actions/artifacts/${artifact.id}`;
	const run = world.runs.get(artifact.runId);
	return {
		id: artifact.id,
		node_id: nodeId("artifact", artifact.id),
		name: artifact.name,
		size_in_bytes: artifact.size,
		url,
		archive_download_url: `${url}/zip`,
		expired: isExpired(world, artifact),
		digest: artifact.digest ?? null,
		created_at: artifact.createdAt,
		updated_at: artifact.updatedAt,
		expires_at: artifact.expiresAt,
		workflow_run: {
			id: artifact.runId,
			repository_id: repository.id,
			head_repository_id: run?.headRepositoryId ?? repository.id,
			head_branch: run?.headBranch,
			head_sha: run?.headSha
		}
	};
}

// src/local/server/rest/actions/artifact-routes.ts
const read$13 = {
	accepts: ["actions=read"],
	role: "read"
};
const artifactRoutes = routesWith(read$13, {
	"GET /actions/artifacts": (call) => listArtifacts(call, () => true),
	"GET /actions/runs/{run_id}/artifacts": (call) => {
		const runId = getNumber(call, "run_id");
		return listArtifacts(call, (artifact) => artifact.runId === runId);
	},
	"GET /actions/artifacts/{artifact_id}": show(getArtifact, renderArtifact),
	"GET /actions/artifacts/{artifact_id}/{archive_format}": redirectToArchive
});
/** Redirects to the archive. The URL is valid for one minute. */
function redirectToArchive(call) {
	const artifact = getArtifact(call);
	if (call.parameters.archive_format !== "zip") throw notFound();
	if (isExpired(call.world, artifact)) throw new Refusal(410, "Artifact has expired");
	return {
		status: 302,
		headers: { location: signedUrl(call.world, artifact, "r") }
	};
}
/** Lists artifacts, newest first. */
function listArtifacts(call, chosen) {
	const { world, repository, url } = call;
	const name = url.searchParams.get("name");
	const rows = world.artifacts.list(world.settings.listLag).filter((artifact) => artifact.repositoryId === repository.id && artifact.finalized && chosen(artifact)).filter((artifact) => name === null || artifact.name === name).reverse();
	return paginateCounted(call, {
		key: "artifacts",
		rows,
		render: (artifact) => renderArtifact(world, repository, artifact)
	});
}
function getArtifact(call) {
	const artifact = getRow(call, call.world.artifacts, "artifact_id");
	if (!artifact.finalized) throw notFound();
	return artifact;
}

// src/local/server/rest/actions/dispatch-routes.ts
const mostInputs = 25;
const longest$1 = 65535;
/** Returns the inputs as strings with their defaults. Checks them against the workflow file's declarations. */
function readDispatchInputs(file, given) {
	const declared = readDeclared(file);
	const names = Object.keys(given);
	if (names.length > mostInputs) throw new Refusal(422, `Invalid request.\n\nNo more than ${mostInputs} properties are allowed; ${names.length} were supplied.`);
	const unknown = names.filter((name) => !(name in declared));
	if (unknown.length > 0) throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(unknown)}`);
	const entries = Object.entries(declared).flatMap(([name, declaration]) => {
		const value = readInput(name, declaration, given[name]);
		return value === void 0 ? [] : [[name, value]];
	});
	if (entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0) > longest$1) throw new Refusal(422, "inputs are too large.");
	return Object.fromEntries(entries);
}
function readInput(name, declaration, given) {
	const value = given ?? declaration.default;
	if (declaration.required === true && (value === void 0 || value === "")) throw new Refusal(422, `Required input '${name}' not provided`);
	if (value === void 0) return void 0;
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	if (!(declaration.type !== "choice" || (declaration.options ?? []).map(String).includes(text))) throw new Refusal(422, `Provided value '${text}' for input '${name}' not in the list of allowed values`);
	return text;
}
function readDeclared(file) {
	const workflow = (0, import_dist.parse)(file);
	const on = isMap(workflow) ? workflow.on : void 0;
	if (!(on === "workflow_dispatch" || (Array.isArray(on) ? on.includes("workflow_dispatch") : isMap(on) && "workflow_dispatch" in on))) throw new Refusal(422, "Workflow does not have 'workflow_dispatch' trigger");
	const trigger = isMap(on) ? on.workflow_dispatch : void 0;
	const inputs = isMap(trigger) ? trigger.inputs : void 0;
	if (!isMap(inputs)) return {};
	return Object.fromEntries(Object.entries(inputs).map(([name, declaration]) => [name, isMap(declaration) ? declaration : {}]));
}
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
const newDispatch = object({
	ref: string(),
	inputs: record(string(), unknown()).optional(),
	return_run_details: boolean().optional()
});
/** The API version from which the response always names the run. */
const detailedVersion = "2026-03-10";
const write$9 = {
	accepts: ["actions=write"],
	role: "write"
};
const contents = {
	accepts: ["contents=write"],
	role: "write"
};
const dispatchRoutes = [...routesWith(write$9, { "POST /actions/workflows/{workflow_id}/dispatches": dispatch }), ...routesWith(contents, { "POST /dispatches": dispatchRepository })];
async function dispatch(call) {
	const { world, repository } = call;
	const body = parseBody(call, newDispatch);
	const path = findWorkflowPath(repository, getParameter(call, "workflow_id"));
	const at = findStart(repository.directory, body.ref);
	if (at === void 0) throw new Refusal(422, `No ref found for: ${body.ref}`);
	const file = await findGit(repository.git, [
		"cat-file",
		"blob",
		`${at.sha}:${path}`
	]);
	if (file === void 0) throw notFound();
	const inputs = readDispatchInputs(file, body.inputs ?? {});
	const cause = causeOf(call);
	const runId = world.nextId();
	world.promisedRuns.set(runId, cause.sender);
	fireEvent(world, {
		name: "workflow_dispatch",
		repository,
		cause,
		payload: {
			inputs,
			ref: at.ref,
			workflow: path
		},
		at,
		dispatch: {
			workflow: path,
			inputs,
			runId
		}
	});
	if (!(body.return_run_details === true || (call.headers.get("x-github-api-version") ?? "") >= detailedVersion)) return { status: 204 };
	return { body: {
		workflow_run_id: runId,
		run_url: `${repositoryUrl(world, repository)}/actions/runs/${runId}`,
		html_url: `${repositoryPage(world, repository)}/actions/runs/${runId}`
	} };
}
/** Returns a branch or a tag, by its short or its full name. */
function findStart(directory, name) {
	for (const ref of name.startsWith("refs/") ? [name] : [`refs/heads/${name}`, `refs/tags/${name}`]) {
		const sha = findRef(directory, ref);
		if (sha !== void 0) return {
			ref,
			sha
		};
	}
}
const mostProperties = 10;
const newRepositoryDispatch = object({
	event_type: string().min(1).max(100),
	client_payload: record(string(), unknown()).optional()
});
function dispatchRepository(call) {
	const { world, repository } = call;
	const body = parseBody(call, newRepositoryDispatch);
	const payload = body.client_payload ?? {};
	const count = Object.keys(payload).length;
	if (count > mostProperties) throw new Refusal(422, `Invalid request.\n\nNo more than ${mostProperties} properties are allowed; ${count} were supplied.`);
	if (JSON.stringify(payload).length > longest$1) throw new Refusal(422, "client_payload is too large.");
	fireEvent(world, {
		name: "repository_dispatch",
		action: body.event_type,
		repository,
		cause: causeOf(call),
		payload: {
			branch: repository.defaultBranch,
			client_payload: payload
		}
	});
	return { status: 204 };
}

// src/local/server/rest/actions/run-routes.ts
/** The most results that GitHub returns with a filter. */
const mostResults = 1e3;
/** Returns the runs that match the query, newest first. */
function selectRuns(call, workflow) {
	const { world, repository, url } = call;
	const query = url.searchParams;
	const equals = (name, value) => query.get(name) === null || query.get(name) === value;
	const created = query.get("created");
	return world.runs.list(world.settings.listLag).filter((run) => run.repositoryId === repository.id && (workflow === void 0 || run.workflow === workflow) && equals("event", run.event) && equals("branch", run.headBranch) && equals("head_sha", run.headSha) && equals("actor", run.sender.login) && (equals("status", run.status) || equals("status", run.conclusion)) && (created === null || isWithin(run.createdAt, created))).reverse().slice(0, mostResults);
}
/** Returns whether a time is in a range of GitHub's form: `>=T`, `>T`, `<=T`, `<T`, `A..B` with `*` for open ends, or a day. */
function isWithin(time, range) {
	const at = Date.parse(time);
	const [from, to] = range.split("..");
	if (from !== void 0 && to !== void 0) return (from === "*" || at >= Date.parse(from)) && (to === "*" || at <= Date.parse(to));
	const [, operator = "", text = ""] = /^(>=|<=|>|<)?(.*)$/.exec(range) ?? [];
	const limit = Date.parse(text);
	if (operator === ">=") return at >= limit;
	if (operator === ">") return at > limit;
	if (operator === "<=") return at <= limit;
	if (operator === "<") return at < limit;
	return time.startsWith(text);
}
const read$12 = {
	accepts: ["actions=read"],
	role: "read"
};
const write$8 = {
	accepts: ["actions=write"],
	role: "write"
};
const runRoutes = [...routesWith(read$12, {
	"GET /actions/workflows/{workflow_id}/runs": (call) => listRuns(call, findWorkflowPath(call.repository, getParameter(call, "workflow_id"))),
	"GET /actions/runs/{run_id}": show(getRun, renderRun),
	"GET /actions/runs/{run_id}/jobs": listJobs,
	"GET /actions/jobs/{job_id}/logs": redirectToLog
}), ...routesWith(write$8, {
	"POST /actions/runs/{run_id}/cancel": cancelRun,
	"POST /actions/jobs/{job_id}/rerun": rerunJob
})];
async function listRuns(call, workflow) {
	const { rows, total, headers } = slicePage(call, selectRuns(call, workflow));
	return {
		body: {
			total_count: total,
			workflow_runs: await Promise.all(rows.map((run) => renderRun(call.world, call.repository, run)))
		},
		headers
	};
}
/** Accepts the request to cancel a run. The run ends later, when its jobs have received the cancellation. */
function cancelRun(call) {
	const run = getRun(call);
	if (run.status === "completed") throw new Refusal(409, "Cannot cancel a workflow run that is completed.");
	for (const listener of call.world.cancelListeners) listener(run.id);
	return {
		status: 202,
		body: {}
	};
}
/** Lists the jobs of the latest attempt, or of all attempts with `filter=all`. */
function listJobs(call) {
	const run = getRun(call);
	const all = call.url.searchParams.get("filter") === "all";
	const jobs = call.world.jobs.list(call.world.settings.listLag).filter((job) => job.runId === run.id && (all || job.attempt === run.attempt));
	return paginateCounted(call, {
		key: "jobs",
		rows: jobs,
		render: (job) => renderJobOfRun(call, job)
	});
}
function renderJobOfRun(call, job) {
	const run = call.world.runs.get(job.runId);
	if (run === void 0) throw notFound();
	return renderJob(call.world, call.repository, {
		job,
		run
	});
}
/** Redirects to the log of a job, at a place that takes no token. There is none until the job has ended. */
function redirectToLog(call) {
	const job = getJob(call);
	if (job.status !== "completed" || job.steps === void 0) throw notFound();
	return {
		status: 302,
		headers: { location: signedLogUrl(call.world, job.id) }
	};
}
/** Runs a job again, and its dependents. Refuses when the run has not ended. */
function rerunJob(call) {
	const { id, runId } = getJob(call);
	if (call.world.runs.get(runId)?.status !== "completed") throw new Refusal(403, "The workflow run containing this job is already running");
	for (const listener of call.world.rerunListeners) listener(id);
	return {
		status: 201,
		body: {}
	};
}
function getRun(call) {
	return getRow(call, call.world.runs, "run_id");
}
function getJob(call) {
	return getRow(call, call.world.jobs, "job_id");
}

// src/local/server/rest/actions/setting-routes.ts
const read$11 = {
	accepts: ["actions=read"],
	role: "read"
};
/** Routes that show settings. People change them with `changeSettings`. */
const settingRoutes = routesWith(read$11, { "GET /actions/workflows/{workflow_id}": getWorkflow });
async function getWorkflow(call) {
	const { world, repository } = call;
	const path = findWorkflowPath(repository, getParameter(call, "workflow_id"));
	const known = world.runs.list().find((run) => run.repositoryId === repository.id && run.workflow === path);
	const text = await findGit(repository.git, ["show", `refs/heads/${repository.defaultBranch}:${path}`]);
	if (text === void 0 && known === void 0) throw notFound();
	return { body: renderWorkflow(call, {
		path,
		name: known === void 0 ? titleOf(text ?? "", path) : nameOf$1(known)
	}) };
}
/** Returns the name of a workflow: its path where the file has none. */
function titleOf(text, path) {
	const workflow = (0, import_dist.parse)(text);
	return typeof workflow === "object" && workflow !== null && "name" in workflow ? String(workflow.name) : path;
}
/** Renders a workflow as GitHub's REST interface does. */
function renderWorkflow({ world, repository }, { path, name }) {
	const id = workflowIdOf(world, repository, path);
	const file = path.slice(path.lastIndexOf("/") + 1);
	const page = repositoryPage(world, repository);
	return {
		id,
		node_id: nodeId("workflow", id),
		name,
		path,
		state: repository.settings.workflowStates[file] ?? "active",
		created_at: repository.createdAt,
		updated_at: repository.createdAt,
		url: `${repositoryUrl(world, repository)}/actions/workflows/${id}`,
		html_url: `${page}/blob/${repository.defaultBranch}/${path}`,
		badge_url: `${page}/workflows/${file}/badge.svg`
	};
}

// src/local/server/rest/actions/variable-routes.ts
const read$10 = {
	accepts: ["actions_variables=read", "variables=read"],
	role: "write"
};
const variableRoutes = routesWith(read$10, {
	"GET /actions/variables": (call) => renderVariables(call, [...call.repository.variables.values()]),
	"GET /actions/organization-variables": (call) => renderVariables(call, listShared(call))
});
/** Lists the variables that an organization shares. A person has none to share, and GitHub says that there is no such thing. */
function listShared({ repository: { owner, settings, createdAt } }) {
	if (owner.type !== "Organization") throw notFound();
	const times = {
		createdAt,
		updatedAt: createdAt
	};
	return Object.entries(settings.organizationVariables).map(([name, value]) => ({
		name,
		value,
		...times
	}));
}
function renderVariables(call, variables) {
	return paginateCounted(call, {
		key: "variables",
		rows: variables,
		render: renderVariable
	});
}
function renderVariable(variable) {
	return {
		name: variable.name,
		value: variable.value,
		created_at: variable.createdAt,
		updated_at: variable.updatedAt
	};
}

// src/local/server/views/render-commit.ts
/** Renders a commit as the Git Data routes show it. */
function renderGitCommit(world, repository, commit) {
	const url = repositoryUrl(world, repository);
	const page = repositoryPage(world, repository);
	return {
		sha: commit.sha,
		node_id: commitNodeId(repository, commit.sha),
		url: `${url}/git/commits/${commit.sha}`,
		html_url: `${page}/commit/${commit.sha}`,
		author: commit.author,
		committer: commit.committer,
		tree: {
			url: `${url}/git/trees/${commit.tree}`,
			sha: commit.tree
		},
		message: commit.message,
		parents: commit.parents.map((sha) => ({
			url: `${url}/git/commits/${sha}`,
			html_url: `${page}/commit/${sha}`,
			sha
		})),
		verification: renderVerification(world, commit)
	};
}
/** Renders a commit as the repository's own routes show it. */
function renderCommit(world, repository, commit) {
	const url = repositoryUrl(world, repository);
	const page = repositoryPage(world, repository);
	return {
		url: `${url}/commits/${commit.sha}`,
		sha: commit.sha,
		node_id: commitNodeId(repository, commit.sha),
		html_url: `${page}/commit/${commit.sha}`,
		comments_url: `${url}/commits/${commit.sha}/comments`,
		commit: {
			url: `${url}/git/commits/${commit.sha}`,
			author: commit.author,
			committer: commit.committer,
			message: commit.message,
			comment_count: 0,
			tree: {
				sha: commit.tree,
				url: `${url}/git/trees/${commit.tree}`
			},
			verification: renderVerification(world, commit)
		},
		author: null,
		committer: null,
		parents: commit.parents.map((sha) => ({
			sha,
			url: `${url}/commits/${sha}`,
			html_url: `${page}/commit/${sha}`
		}))
	};
}
function renderVerification(world, commit) {
	if (!world.signedCommits.has(commit.sha)) return {
		verified: false,
		reason: "unsigned",
		signature: null,
		payload: null,
		verified_at: null
	};
	return {
		verified: true,
		reason: "valid",
		signature: "-----BEGIN PGP SIGNATURE-----\n\nlocal\n-----END PGP SIGNATURE-----\n",
		payload: `tree ${commit.tree}\n`,
		verified_at: commit.committer.date
	};
}
function commitNodeId(repository, sha) {
	return `C_kw${Buffer.from(`${repository.id}:${sha}`).toString("base64url")}`;
}

// src/local/server/rest/git/branch-routes.ts
const read$9 = {
	accepts: ["contents=read"],
	role: "read"
};
const metadata$1 = {
	accepts: ["metadata=read"],
	role: "read"
};
const branchRoutes = [...routesWith(read$9, { "GET /branches/{branch}": getBranch }), ...routesWith(metadata$1, { "GET /rules/branches/{branch}": (call) => {
	const rules = call.world.settings.branchRules?.describe(call.repository, getParameter(call, "branch"));
	return paginate(call, rules?.active ?? [], (rule) => rule);
} })];
async function getBranch(call) {
	const { world, repository } = call;
	const name = getParameter(call, "branch");
	const sha = findRef(repository.directory, `refs/heads/${name}`);
	if (sha === void 0) throw new Refusal(404, "Branch not found");
	const url = repositoryUrl(world, repository);
	const rules = world.settings.branchRules?.describe(repository, name);
	return { body: {
		name,
		commit: renderCommit(world, repository, await readCommit(repository.git, sha)),
		_links: {
			self: `${url}/branches/${name}`,
			html: `${repositoryPage(world, repository)}/tree/${name}`
		},
		protected: rules?.isNamed ?? false,
		protection: { enabled: rules?.isProtected ?? false },
		protection_url: `${url}/branches/${name}/protection`
	} };
}

// src/local/server/rest/git/changed-files.ts
const statuses = {
	A: "added",
	D: "removed",
	M: "modified",
	T: "changed",
	R: "renamed",
	C: "copied"
};
/** Lists the files that the head changed since it left the base. */
async function listChangedFiles(call, { base, head }) {
	const { world, repository } = call;
	const range = `${base}...${head}`;
	const [raw, numbers] = await Promise.all(["--raw", "--numstat"].map(async (form) => (await runGit(repository.git, [
		"diff",
		"--no-renames",
		"--abbrev=40",
		"-z",
		form,
		range
	])).toString().split("\0").filter(Boolean)));
	const page = repositoryPage(world, repository);
	return (numbers ?? []).map((line, index) => {
		const [added, deleted, filename = ""] = line.split("	");
		const [before, after, status = "M"] = (raw?.[index * 2] ?? "").split(" ").slice(2);
		const [additions, deletions] = [Number(added) || 0, Number(deleted) || 0];
		return {
			sha: status === "D" ? before : after,
			filename,
			status: statuses[status] ?? "modified",
			additions,
			deletions,
			changes: additions + deletions,
			blob_url: `${page}/blob/${head}/${filename}`,
			raw_url: `${page}/raw/${head}/${filename}`,
			contents_url: `${repositoryUrl(world, repository)}/contents/${filename}?ref=${head}`
		};
	});
}
/** Lists the changed lines of each file of `listChangedFiles`, in the same order; undefined for a file without lines, such as a binary one. */
async function listPatches(call, { base, head }) {
	return (await runGit(call.repository.git, [
		"diff",
		"--no-renames",
		"--no-color",
		`${base}...${head}`
	])).toString().split(/^diff --git /m).slice(1).map((part) => {
		const start = part.search(/^@@ /m);
		return start < 0 ? void 0 : part.slice(start).trimEnd();
	});
}

// src/local/server/rest/git/compare-routes.ts
const read$8 = {
	accepts: ["contents=read"],
	role: "read"
};
const compareRoutes = routesWith(read$8, { "GET /compare/{basehead}": compare });
/** The most files that GitHub lists, on the first page alone. */
const mostFiles = 300;
async function compare(call) {
	const { world, repository } = call;
	const names = getParameter(call, "basehead").split("...");
	const [base, head] = await Promise.all([resolve(call, names[0]), resolve(call, names[1])]);
	const common = await findGit(repository.git, [
		"merge-base",
		base,
		head
	]);
	if (common === void 0) throw notFound();
	const ahead = await listCommits(call, `${base}..${head}`);
	const behind = await listCommits(call, `${head}..${base}`);
	const page = slicePage(call, ahead);
	const render = async (sha) => renderCommit(world, repository, await readCommit(repository.git, sha));
	const url = `${repositoryUrl(world, repository)}/compare/${base}...${head}`;
	const html = `${repositoryPage(world, repository)}/compare/${base}...${head}`;
	return {
		headers: page.headers,
		body: {
			url,
			html_url: html,
			permalink_url: html,
			diff_url: `${html}.diff`,
			patch_url: `${html}.patch`,
			base_commit: await render(base),
			merge_base_commit: await render(common),
			status: statusOf$1(ahead.length, behind.length),
			ahead_by: ahead.length,
			behind_by: behind.length,
			total_commits: ahead.length,
			commits: await Promise.all(page.rows.map(render)),
			files: await listFiles(call, {
				base,
				head
			})
		}
	};
}
async function listFiles(call, range) {
	const [files, patches] = await Promise.all([listChangedFiles(call, range), listPatches(call, range)]);
	return files.slice(0, mostFiles).map((file, index) => patches[index] === void 0 ? file : {
		...file,
		patch: patches[index]
	});
}
async function resolve(call, name = "") {
	const found = await findGit(call.repository.git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`${name}^{commit}`
	]);
	if (found === void 0 || name === "") throw notFound();
	return found;
}
async function listCommits({ repository }, range) {
	return (await readGit(repository.git, [
		"rev-list",
		"--reverse",
		range
	])).split("\n").filter(Boolean);
}
function statusOf$1(ahead, behind) {
	if (ahead > 0) return behind > 0 ? "diverged" : "ahead";
	return behind > 0 ? "behind" : "identical";
}

// src/local/server/git/tree.ts
/** Reads a tree by tree, commit or branch; returns undefined when there is none. */
async function readTree(git, name, recursive) {
	const sha = await findGit(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`${name}^{tree}`
	]);
	if (sha === void 0) return void 0;
	return {
		sha,
		entries: (await runGit(git, [
			"ls-tree",
			"-l",
			"-z",
			...recursive ? ["-r", "-t"] : [],
			sha
		])).toString().split("\0").filter(Boolean).map((line) => {
			const [facts = "", path = ""] = line.split("	");
			const [mode = "", type = "", id = "", size = "-"] = facts.split(/\s+/);
			return {
				path,
				mode,
				type,
				sha: id,
				size: size === "-" ? void 0 : Number(size)
			};
		})
	};
}
/** Writes a tree in an index of its own, so that any number can be written at the same time. */
async function writeTree(git, tree) {
	const index = join$1(git.directory, `index-${randomUUID()}`);
	const environment = { GIT_INDEX_FILE: index };
	try {
		await runGit(git, ["read-tree", tree.base === void 0 ? "--empty" : `${tree.base}^{tree}`], { environment });
		for (const entry of tree.entries) if (entry.sha === null) await checkPresent(git, entry.path, environment);
		const files = tree.entries.filter((entry) => entry.mode !== "040000" || entry.sha === null);
		const lines = await Promise.all(files.map((entry) => toIndexLine(git, entry)));
		await runGit(git, [
			"update-index",
			"-z",
			"--index-info"
		], {
			environment,
			input: lines.join("")
		});
		for (const entry of tree.entries) if (!files.includes(entry)) await runGit(git, [
			"read-tree",
			`--prefix=${entry.path}/`,
			entry.sha ?? ""
		], { environment });
		return await readGit(git, ["write-tree"], { environment });
	} finally {
		await rm(index, { force: true });
	}
}
/** Throws when the path is not in the tree, because GitHub refuses to delete what is not there. */
async function checkPresent(git, path, environment) {
	if ((await runGit(git, [
		"ls-files",
		"-z",
		"--",
		`:(literal)${path}`
	], { environment })).length === 0) throw new GitError(`${path} is not in the tree`);
}
async function toIndexLine(git, entry) {
	if (entry.sha === null) return `0 ${"0".repeat(40)}\t${entry.path}\0`;
	const sha = entry.sha ?? await readGit(git, [
		"hash-object",
		"-w",
		"--stdin"
	], { input: entry.content ?? "" });
	return `${entry.mode} ${sha}\t${entry.path}\0`;
}

// src/local/server/rest/git/content-routes.ts
const read$7 = {
	accepts: ["contents=read"],
	role: "read"
};
const contentRoutes = routesWith(read$7, { "GET /contents/{path}": (call) => showContent(call, (call.parameters.path ?? "").replace(/\/$/, "")) });
async function showContent(call, path) {
	const { git } = call.repository;
	const ref = call.url.searchParams.get("ref") ?? call.repository.defaultBranch;
	const commit = await findGit(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`${ref}^{commit}`
	]);
	if (commit === void 0) throw new Refusal(404, `No commit found for the ref ${ref}`);
	const parent = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
	const folder = parent === "" ? commit : await findGit(git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`${commit}:${parent}`
	]);
	const tree = folder === void 0 ? void 0 : await readTree(git, folder, false);
	const name = path.slice(parent === "" ? 0 : parent.length + 1);
	const entry = tree?.entries.find((candidate) => candidate.path === name);
	if (entry === void 0) throw notFound();
	const found = {
		...entry,
		path
	};
	if (entry.type === "tree") return listFolder(call, found, ref);
	const content = await runGit(git, [
		"cat-file",
		"blob",
		entry.sha
	]);
	if (call.headers.get("accept")?.includes("raw") === true) return {
		body: content,
		headers: { "content-type": "application/vnd.github.raw; charset=utf-8" }
	};
	return { body: {
		...renderEntry(call, found, ref),
		type: "file",
		size: content.length,
		content: encodeContent(content),
		encoding: "base64"
	} };
}
async function listFolder(call, folder, ref) {
	return { body: ((await readTree(call.repository.git, folder.sha, false))?.entries ?? []).map((entry) => ({
		...entry,
		path: `${folder.path}/${entry.path}`
	})).map((entry) => renderEntry(call, entry, ref)) };
}
function renderEntry(call, entry, ref) {
	const url = repositoryUrl(call.world, call.repository);
	const page = repositoryPage(call.world, call.repository);
	const isFile = entry.type === "blob";
	const self = `${url}/contents/${entry.path}?ref=${encodeURIComponent(ref)}`;
	const git = `${url}/git/${entry.type}s/${entry.sha}`;
	const html = `${page}/${entry.type}/${ref}/${entry.path}`;
	return {
		name: entry.path.slice(entry.path.lastIndexOf("/") + 1),
		path: entry.path,
		sha: entry.sha,
		size: entry.size ?? 0,
		url: self,
		html_url: html,
		git_url: git,
		download_url: isFile ? `${page}/raw/${ref}/${entry.path}` : null,
		type: isFile ? "file" : "dir",
		_links: {
			self,
			git,
			html
		}
	};
}

// src/local/server/rest/git/object-routes.ts
const person = object({
	name: string(),
	email: string(),
	date: string().optional()
});
const sha = string().regex(/^[0-9a-f]{40}$/);
const newCommit = object({
	message: string(),
	tree: sha,
	parents: array(sha).optional(),
	author: person.optional(),
	committer: person.partial().optional(),
	signature: string().optional()
});
const read$6 = {
	accepts: ["contents=read"],
	role: "read"
};
const write$7 = {
	accepts: ["contents=write"],
	role: "write"
};
const gitObjectRoutes = [...routesWith(read$6, { "GET /git/commits/{commit_sha}": async (call) => ({ body: await showCommit(call, getParameter(call, "commit_sha")) }) }), ...routesWith(write$7, {
	"POST /git/blobs": createBlob,
	"POST /git/trees": createTree,
	"POST /git/commits": createCommit
})];
async function createCommit(call) {
	const { world, repository } = call;
	const body = parseBody(call, newCommit);
	await checkObjects(call, [`${body.tree}^{tree}`, ...(body.parents ?? []).map((parent) => `${parent}^{commit}`)]);
	const parents = (body.parents ?? []).flatMap((parent) => ["-p", parent]);
	const created = await readGit(repository.git, [
		"commit-tree",
		body.tree,
		...parents
	], {
		input: body.message,
		environment: buildIdentity(call, body)
	});
	if (appOf(call) !== void 0 && body.author === void 0 && body.committer === void 0) world.signedCommits.add(created);
	const rendered = await showCommit(call, created);
	return {
		status: 201,
		body: rendered,
		headers: { location: String(rendered.url) }
	};
}
function buildIdentity(call, body) {
	const actor = actorOf(call);
	const author = {
		name: actor.login,
		email: emailOf(actor),
		date: new Date(call.world.now()).toISOString(),
		...body.author
	};
	return identify(author, {
		...author,
		...body.committer
	});
}
async function checkObjects(call, objects) {
	for (const object of objects) if (await findGit(call.repository.git, [
		"rev-parse",
		"--verify",
		"--quiet",
		object
	]) === void 0) throw new Refusal(422, object.endsWith("^{tree}") ? "Tree SHA does not exist" : "Parent SHA does not exist or is not a commit object");
}
async function showCommit(call, id) {
	const known = await findGit(call.repository.git, [
		"rev-parse",
		"--verify",
		"--quiet",
		`${id}^{commit}`
	]);
	if (known === void 0) throw notFound();
	return renderGitCommit(call.world, call.repository, await readCommit(call.repository.git, known));
}
const newBlob = object({
	content: string(),
	encoding: string().optional()
});
async function createBlob(call) {
	const { content, encoding } = parseBody(call, newBlob);
	const input = Buffer.from(content, encoding === "base64" ? "base64" : "utf8");
	const sha = await readGit(call.repository.git, [
		"hash-object",
		"-w",
		"--stdin"
	], { input });
	return {
		status: 201,
		body: {
			sha,
			url: `${repositoryUrl(call.world, call.repository)}/git/blobs/${sha}`
		}
	};
}
const newTree = object({
	base_tree: string().optional(),
	tree: array(object({
		path: string(),
		mode: _enum([
			"100644",
			"100755",
			"040000",
			"160000",
			"120000"
		]),
		type: _enum([
			"blob",
			"tree",
			"commit"
		]).optional(),
		sha: string().nullish(),
		content: string().optional()
	}))
});
async function createTree(call) {
	const body = parseBody(call, newTree);
	for (const entry of body.tree) checkPath(entry.path);
	try {
		return {
			status: 201,
			body: await renderTree(call, await writeTree(call.repository.git, {
				base: body.base_tree,
				entries: body.tree
			}), false)
		};
	} catch (error) {
		if (error instanceof GitError) throw new Refusal(422, `GitRPC::BadObjectState (${error.message})`);
		throw error;
	}
}
function checkPath(text) {
	if (text.split("/").some((part) => part === "" || part === "." || part === ".." || part.toLowerCase() === ".git")) throw new Refusal(422, "tree.path contains a malformed path component");
}
async function renderTree(call, sha, recursive) {
	const url = repositoryUrl(call.world, call.repository);
	const tree = await readTree(call.repository.git, sha, recursive);
	if (tree === void 0) throw notFound();
	const entries = tree.entries.map((entry) => ({
		...entry,
		url: entry.type === "commit" ? void 0 : `${url}/git/${entry.type}s/${entry.sha}`
	}));
	return {
		sha: tree.sha,
		url: `${url}/git/trees/${tree.sha}`,
		tree: entries,
		truncated: false
	};
}

// src/local/server/rest/git/ref-routes.ts
const newRef = object({
	ref: string(),
	sha: string().regex(/^[0-9a-f]{40}$/)
});
const refPatch = object({
	sha: string().regex(/^[0-9a-f]{40}$/),
	force: boolean().optional()
});
const read$5 = {
	accepts: ["contents=read"],
	role: "read"
};
const accepts = ["contents=write", "contents=write,workflows=write"];
const write$6 = {
	accepts,
	role: "write"
};
const gitRefRoutes = [...routesWith(read$5, { "GET /git/ref/{ref}": getOne }), ...routesWith(write$6, {
	"POST /git/refs": createRef,
	"PATCH /git/refs/{ref}": moveRef,
	"DELETE /git/refs/{ref}": deleteRef
})];
async function getOne(call) {
	const ref = `refs/${getParameter(call, "ref")}`;
	const sha = findRef(call.repository.directory, ref);
	if (sha === void 0) throw notFound();
	return { body: await renderRef(call.world, call.repository, {
		ref,
		sha
	}) };
}
async function createRef(call) {
	const { world, repository } = call;
	const { ref, sha } = parseBody(call, newRef);
	if (!(ref.startsWith("refs/") && ref.split("/").length >= 3 && await findGit(repository.git, ["check-ref-format", ref]) !== void 0)) throw new Refusal(422, `${ref} is not a valid ref name.`);
	if (findRef(repository.directory, ref) !== void 0) throw new Refusal(422, "Reference already exists");
	await checkCommit(call, sha);
	checkProtection(call, {
		ref,
		before: void 0,
		after: sha,
		isForced: false
	}, "Reference update failed");
	await runGit(repository.git, [
		"update-ref",
		ref,
		sha,
		"0".repeat(40)
	]);
	await announcePush(world, {
		repository,
		cause: causeOf(call),
		ref,
		before: void 0,
		after: sha
	});
	const body = await renderRef(world, repository, {
		ref,
		sha
	});
	return {
		status: 201,
		body,
		headers: { location: String(body.url) }
	};
}
async function moveRef(call) {
	const { world, repository } = call;
	const { sha, force } = parseBody(call, refPatch);
	const ref = `refs/${getParameter(call, "ref")}`;
	const before = findRef(repository.directory, ref);
	if (before === void 0) throw new Refusal(422, "Reference does not exist");
	await checkCommit(call, sha);
	const forward = await findGit(repository.git, [
		"merge-base",
		"--is-ancestor",
		before,
		sha
	]) !== void 0;
	if (!forward && force !== true) throw new Refusal(422, "Update is not a fast forward");
	checkProtection(call, {
		ref,
		before,
		after: sha,
		isForced: !forward
	});
	if (await findGit(repository.git, [
		"update-ref",
		ref,
		sha,
		before
	]) === void 0) throw new Refusal(422, "Update is not a fast forward");
	if (before !== sha) await announcePush(world, {
		repository,
		cause: causeOf(call),
		ref,
		before,
		after: sha,
		forced: !forward
	});
	return { body: await renderRef(world, repository, {
		ref,
		sha
	}) };
}
async function deleteRef(call) {
	const { world, repository } = call;
	const ref = `refs/${getParameter(call, "ref")}`;
	const before = findRef(repository.directory, ref);
	if (before === void 0) throw new Refusal(422, "Reference does not exist");
	if (ref === `refs/heads/${repository.defaultBranch}`) throw new Refusal(422, "Cannot delete the default branch");
	checkProtection(call, {
		ref,
		before,
		after: void 0,
		isForced: false
	});
	await runGit(repository.git, [
		"update-ref",
		"-d",
		ref,
		before
	]);
	await announcePush(world, {
		repository,
		cause: causeOf(call),
		ref,
		before,
		after: void 0
	});
	return { status: 204 };
}
function checkProtection({ world, repository, principal }, move, words) {
	const refusal = world.settings.branchRules?.findRefusal(repository, principal, move);
	if (refusal !== void 0) throw new Refusal(422, words ?? refusal.words);
}
async function checkCommit(call, sha) {
	if (await findGit(call.repository.git, [
		"cat-file",
		"-e",
		sha
	]) === void 0) throw new Refusal(422, "Object does not exist");
	const { principal } = call;
	if ((principal.kind === "job" || principal.kind === "installation" && !hasPermission(principal.permissions, "workflows=write")) && await hasOtherWorkflows(call.repository, sha)) throw notAccessible(accepts);
}
async function renderRef(world, repository, { ref, sha }) {
	const url = repositoryUrl(world, repository);
	const type = await readGit(repository.git, [
		"cat-file",
		"-t",
		sha
	]);
	return {
		ref,
		node_id: Buffer.from(`REF_${repository.id}:${ref}`).toString("base64url"),
		url: `${url}/git/${ref}`,
		object: {
			sha,
			type,
			url: `${url}/git/${type}s/${sha}`
		}
	};
}

// src/local/server/rest/issues/build-issue.ts
/** Returns the next number. Issues and pull requests of a repository are numbered together. */
function nextNumber(world, repository) {
	const numbers = world.issues.list().flatMap((issue) => issue.repositoryId === repository.id ? [issue.number] : []);
	return Math.max(0, ...numbers) + 1;
}
function buildIssue(call, draft) {
	const { world, repository } = call;
	const at = isoTime(world.now());
	return {
		...draft,
		id: world.nextId(),
		repositoryId: repository.id,
		number: nextNumber(world, repository),
		app: appOf(call),
		labelIds: [],
		assignees: [],
		state: "open",
		stateReason: null,
		locked: false,
		createdAt: at,
		updatedAt: at,
		closedAt: null,
		closedBy: void 0,
		lastEditedAt: null,
		pull: void 0
	};
}
function findIssue(call, number) {
	return call.world.issues.list().find((issue) => issue.repositoryId === call.repository.id && issue.number === number);
}
function getIssue(call, parameter = "issue_number") {
	const issue = findIssue(call, getNumber(call, parameter));
	if (issue === void 0) throw notFound();
	return issue;
}
function getPull(call) {
	const issue = getIssue(call, "pull_number");
	if (issue.pull === void 0) throw notFound();
	return {
		...issue,
		pull: issue.pull
	};
}
/**
* Returns the permission for the conversation of an issue. That of a pull request needs the pull request permission; `issues:
* write` alone is refused.
*/
function permissionOfIssue(call) {
	const issue = findIssue(call, Number(call.parameters.issue_number));
	return issue && (issue.pull === void 0 ? "issues" : "pull_requests");
}
/** Checks the title and body of issues and pull requests. */
function checkText(resource, text) {
	if (text.title !== void 0 && text.title.trim() === "") throw invalid({
		resource,
		code: "missing_field",
		field: "title"
	});
	if ([...text.title ?? ""].length > 256) throw invalid({
		resource,
		code: "custom",
		field: "title",
		message: "title is too long (maximum is 256 characters)"
	});
	if ([...text.body ?? ""].length > 65536) throw invalid({
		resource,
		code: "custom",
		field: "body",
		message: "body is too long (maximum is 65536 characters)"
	});
}

// src/local/server/rest/issues/comment-routes.ts
const perThread = 2500;
const longest = 65536;
/** Throws for a locked or full thread. A locked thread refuses tokens, whatever they may do elsewhere. */
function checkCommentable(call, issue) {
	const { world, principal, repository } = call;
	const mayPassLock = principal.kind === "user" && hasRole(repository, principal.account, "write");
	if (issue.locked && !mayPassLock) throw new Refusal(403, "Unable to create comment because issue is locked.");
	if (world.comments.list().filter((comment) => comment.issueId === issue.id).length >= perThread) throw new Refusal(403, `Commenting is disabled on issues with more than ${perThread} comments`);
}
function checkCommentBody(body) {
	const resource = "IssueComment";
	if (body.trim() === "") throw invalid({
		resource,
		code: "unprocessable",
		field: "data",
		message: "Body can't be blank"
	});
	if ([...body].length > longest) throw invalid({
		resource,
		code: "unprocessable",
		field: "data",
		message: `Body is too long (maximum is ${longest} characters)`
	});
}
/**
* Throws unless the caller may edit the comment: authors, people with write access, and tokens, whose permission was checked
* before.
*/
function checkMayEdit(call, comment) {
	const { principal, repository } = call;
	if (principal.kind !== "user" || actorOf(call).id === comment.user.id) return;
	if (!hasRole(repository, principal.account, "write")) throw new Refusal(403, "Must have admin rights to Repository.");
}
/** Returns comments of one thread, or of all threads. Ascending by id; only the repository's list can be sorted. */
function selectComments(call, issue) {
	const { world, repository, url } = call;
	const since = url.searchParams.get("since");
	const rows = world.comments.list(world.settings.listLag).filter((comment) => (issue === void 0 ? comment.repositoryId === repository.id : comment.issueId === issue.id) && (since === null || Date.parse(comment.updatedAt) >= Date.parse(since)));
	const sort = url.searchParams.get("sort");
	if (issue !== void 0 || sort === null) return rows;
	const key = sort === "updated" ? "updatedAt" : "createdAt";
	const ascending = rows.toSorted((a, b) => a[key].localeCompare(b[key]));
	return url.searchParams.get("direction") === "asc" ? ascending : ascending.reverse();
}
const commentBody = object({ body: string() });
const read$4 = {
	accepts: ["issues=read", "pull_requests=read"],
	role: "read"
};
const write$5 = {
	accepts: ["issues=write", "pull_requests=write"],
	role: "read"
};
const issueCommentRoutes = [
	...routesWith(read$4, {
		"GET /issues/comments": list((call) => selectComments(call), renderComment$1),
		"GET /issues/{issue_number}/comments": list((call) => selectComments(call, getIssue(call)), renderComment$1),
		"GET /issues/comments/{comment_id}": show(getComment, renderComment$1)
	}),
	...routesWith({
		...write$5,
		narrow: permissionOfIssue
	}, { "POST /issues/{issue_number}/comments": createComment }),
	...routesWith({
		...write$5,
		narrow: permissionOfComment
	}, {
		"PATCH /issues/comments/{comment_id}": updateComment,
		"DELETE /issues/comments/{comment_id}": deleteComment
	})
];
async function createComment(call) {
	const { world, repository } = call;
	const issue = getIssue(call);
	const { body } = parseBody(call, commentBody);
	const cause = causeOf(call);
	checkCommentable(call, issue);
	checkCommentBody(body);
	const at = isoTime(world.now());
	const comment = putComment(world, issue, {
		body,
		user: cause.sender,
		app: cause.app,
		at
	});
	world.issues.put({
		...issue,
		updatedAt: at
	});
	announceComment(call, comment, { action: "created" });
	const rendered = renderComment$1(world, repository, comment);
	return {
		status: 201,
		body: rendered,
		headers: { location: String(rendered.url) }
	};
}
function updateComment(call) {
	const { world, repository } = call;
	const comment = getComment(call);
	const { body } = parseBody(call, commentBody);
	checkMayEdit(call, comment);
	checkCommentBody(body);
	const at = isoTime(world.now());
	const edit = body === comment.body ? {} : {
		body,
		lastEditedAt: at,
		editor: causeOf(call).sender,
		updatedAt: at
	};
	const updated = world.comments.put({
		...comment,
		...edit
	});
	if (body !== comment.body) announceComment(call, updated, {
		action: "edited",
		changes: { body: { from: comment.body } }
	});
	return { body: renderComment$1(world, repository, updated) };
}
function deleteComment(call) {
	const comment = getComment(call);
	checkMayEdit(call, comment);
	call.world.comments.delete(comment.id);
	announceComment(call, comment, { action: "deleted" });
	return { status: 204 };
}
function getComment(call) {
	return getRow(call, call.world.comments, "comment_id");
}
function permissionOfComment(call) {
	const comment = call.world.comments.get(Number(call.parameters.comment_id));
	if (comment === void 0) return void 0;
	return call.world.issues.get(comment.issueId)?.pull === void 0 ? "issues" : "pull_requests";
}

// src/local/server/rest/issues/issue-labels.ts
function findLabel(world, repository, name) {
	return world.labels.list().find((label) => label.repositoryId === repository.id && label.name.toLowerCase() === name.toLowerCase());
}
/** Returns a label, and creates it when it does not exist, like GitHub. */
function ensureLabel(world, repository, name) {
	const found = findLabel(world, repository, name);
	if (found !== void 0) return found;
	if (name.trim() === "" || [...name].length > 50) throw invalid({
		resource: "Label",
		code: "invalid",
		field: "name"
	});
	return world.labels.put({
		id: world.nextId(),
		repositoryId: repository.id,
		name,
		color: "ededed",
		description: null
	});
}
async function addLabels(world, issue, change) {
	let current = issue;
	for (const name of change.names) {
		const label = ensureLabel(world, change.repository, name);
		current = await relabel(world, current, {
			...change,
			label,
			action: "labeled"
		});
	}
	return current;
}
async function removeLabels(world, issue, change) {
	let current = issue;
	for (const id of change.ids) {
		const label = world.labels.get(id);
		if (label !== void 0) current = await relabel(world, current, {
			...change,
			label,
			action: "unlabeled"
		});
	}
	return current;
}
/** Adds or removes one label and announces it. Returns the issue as it is now; changes nothing when nothing has to change. */
async function relabel(world, issue, { repository, cause, label, action }) {
	const current = world.issues.get(issue.id) ?? issue;
	const isPresent = current.labelIds.includes(label.id);
	if (isPresent === (action === "labeled")) return current;
	const labelIds = isPresent ? current.labelIds.filter((id) => id !== label.id) : [...current.labelIds, label.id];
	return changeIssue(world, {
		...current,
		labelIds
	}, {
		repository,
		cause,
		action,
		payload: { label: renderLabel(world, repository, label) },
		event: {
			name: action,
			details: { label: {
				name: label.name,
				color: label.color
			} }
		}
	});
}
/** Removes and adds labels until the issue has exactly these. */
async function setLabels(world, issue, change) {
	const wanted = new Set(change.names.map((name) => ensureLabel(world, change.repository, name).id));
	return addLabels(world, await removeLabels(world, issue, {
		...change,
		ids: issue.labelIds.filter((id) => !wanted.has(id))
	}), change);
}
/** Labels come as names or as objects with a name. */
const labelName = union([string(), object({ name: string() })]).transform((label) => typeof label === "string" ? label : label.name);
/** The body with labels: GitHub accepts `{labels: [...]}` and the bare array. */
const names = union([object({ labels: array(labelName).optional() }).transform((body) => body.labels ?? []), array(labelName)]);
const read$3 = {
	accepts: ["issues=read", "pull_requests=read"],
	role: "read"
};
const write$4 = {
	accepts: ["issues=write", "pull_requests=write"],
	narrow: permissionOfIssue,
	role: "triage"
};
const labelRoutes = [...routesWith(read$3, {
	"GET /labels": list(listLabels, renderLabel),
	"GET /labels/{name}": show(getLabel, renderLabel)
}), ...routesWith(write$4, {
	"POST /issues/{issue_number}/labels": (call) => changeLabels(call, addLabels),
	"DELETE /issues/{issue_number}/labels/{name}": removeOne
})];
async function changeLabels(call, apply) {
	return showLabels(call, await apply(call.world, getIssue(call), {
		repository: call.repository,
		cause: causeOf(call),
		names: parseBody(call, names)
	}));
}
async function removeOne(call) {
	const issue = getIssue(call);
	const label = findLabel(call.world, call.repository, getParameter(call, "name"));
	if (label === void 0 || !issue.labelIds.includes(label.id)) throw new Refusal(404, "Label does not exist");
	return showLabels(call, await removeLabels(call.world, issue, {
		repository: call.repository,
		cause: causeOf(call),
		ids: [label.id]
	}));
}
function showLabels(call, issue) {
	return { body: renderLabels(call.world, call.repository, issue) };
}
function listLabels({ world, repository }) {
	return world.labels.list(world.settings.listLag).filter((label) => label.repositoryId === repository.id);
}
function getLabel(call) {
	const label = findLabel(call.world, call.repository, getParameter(call, "name"));
	if (label === void 0) throw notFound();
	return label;
}

// src/local/server/rest/repository/repository-routes.ts
const metadata = {
	accepts: ["metadata=read"],
	role: "read"
};
/** The roles that the older field, which has only four words, calls otherwise. */
const olderWords = {
	triage: "read",
	maintain: "write"
};
const repositoryRoutes = [...routesWith(metadata, {
	"GET ": ({ world, repository }) => ({ body: renderFullRepository(world, repository) }),
	"GET /collaborators/{username}/permission": (call) => {
		const account = getUser(call);
		const role = roleOf(call.repository, account);
		const name = call.repository.customRoles.get(account.login.toLowerCase()) ?? role;
		const user = {
			...renderUser(call.world, account),
			role_name: name
		};
		return { body: {
			permission: olderWords[role] ?? role,
			user,
			role_name: name
		} };
	}
})];
function getUser(call) {
	const login = getParameter(call, "username");
	const account = login.endsWith("[bot]") ? void 0 : getAccount(call, login);
	if (account === void 0 || account.type === "Bot") throw new Refusal(404, `${login} is not a user`);
	return account;
}
/** Routes about users, and about members of a team, for which a workflow's own token has no permission on organizations. */
const userRoutes = plainRoutes({
	"GET /user": (call) => ({ body: renderProfile(call.world, getOwnAccount(call)) }),
	"GET /orgs/{org}/teams/{team_slug}/memberships/{username}": showMembership
});
function getAccount(call, login) {
	const account = findAccount(call.world, login);
	if (account === void 0) throw notFound();
	return account;
}
/** Returns the account of the token. Tokens of jobs and Apps belong to no user. */
function getOwnAccount(call) {
	const { principal } = call;
	if (principal.kind === "user" || principal.kind === "app-user") return principal.account;
	if (principal.kind === "anonymous") throw new Refusal(401, "Requires authentication");
	throw notAccessible([]);
}
const teamAccepts = ["members=read"];
function showMembership(call) {
	authoriseTeam(call);
	const [org, slug, login] = [
		"org",
		"team_slug",
		"username"
	].map((name) => getParameter(call, name).toLowerCase());
	if (call.world.teams.get(`${org}/${slug}`)?.has(login ?? "") !== true) throw notFound();
	return { body: {
		url: `${call.world.urls.api}/organizations/1/team/1/memberships/${login}`,
		role: "member",
		state: "active"
	} };
}
function authoriseTeam({ principal }) {
	if (principal.kind === "user") return;
	if (permissionsOf(principal) === void 0) throw notFound();
	if (principal.kind === "job" || !isGranted(principal, ...teamAccepts)) throw notAccessible(teamAccepts);
}

// src/local/server/rest/issues/update-issue.ts
const labelList = array(labelName);
const issuePatch = object({
	title: union([string(), number()]).transform(String).optional(),
	body: string().nullish(),
	state: _enum(["open", "closed"]).optional(),
	state_reason: _enum([
		"completed",
		"not_planned",
		"duplicate",
		"reopened"
	]).nullish(),
	labels: labelList.optional(),
	assignees: array(string()).optional()
});
/**
* Throws unless the caller may make the change. The author of an issue or pull request may edit its text, close it, and reopen it
* when nobody else closed it. Everything else takes triage. The permission of a token was checked before.
*/
function checkMayChange({ principal, repository }, issue, patch) {
	if (principal.kind !== "user" || hasRole(repository, principal.account, "triage")) return;
	const isAuthor = issue.user.id === principal.account.id;
	const reopens = patch.state === "open" && issue.closedBy !== void 0 && issue.closedBy.id !== principal.account.id;
	if (!isAuthor || reopens || patch.labels !== void 0 || patch.assignees !== void 0) throw new Refusal(403, "Must have admin rights to Repository.");
}
/** Applies a patch, if the caller may. Every kind of change is an event of its own. */
async function updateIssue(call, issue, patch) {
	const { world, repository } = call;
	const cause = causeOf(call);
	checkMayChange(call, issue, patch);
	checkText(issue.pull === void 0 ? "Issue" : "PullRequest", patch);
	let current = await updateText(call, issue, patch);
	if (patch.labels !== void 0) current = await setLabels(world, current, {
		repository,
		cause,
		names: patch.labels
	});
	if (patch.assignees !== void 0) current = await assign(call, current, patch.assignees);
	return updateState(call, current, patch);
}
/** Replaces the assignees. Each new one is an event. */
async function assign(call, issue, logins) {
	const { world, repository } = call;
	const assignees = logins.map((login) => getAccount(call, login));
	const known = new Set(issue.assignees.map(({ id }) => id));
	let current = world.issues.put({
		...issue,
		assignees
	});
	for (const assignee of assignees.filter(({ id }) => !known.has(id))) {
		const payload = { assignee: renderUser(world, assignee) };
		current = await changeIssue(world, current, {
			repository,
			cause: causeOf(call),
			action: "assigned",
			payload
		});
	}
	return current;
}
async function updateText(call, issue, patch) {
	const { world, repository } = call;
	const title = patch.title ?? issue.title;
	const body = patch.body === void 0 ? issue.body : patch.body;
	if (title === issue.title && body === issue.body) return issue;
	const changes = {
		title: title === issue.title ? void 0 : { from: issue.title },
		body: body === issue.body ? void 0 : { from: issue.body ?? "" }
	};
	const lastEditedAt = body === issue.body ? issue.lastEditedAt : isoTime(world.now());
	return changeIssue(world, {
		...issue,
		title,
		body,
		lastEditedAt
	}, {
		repository,
		cause: causeOf(call),
		action: "edited",
		payload: { changes },
		event: title === issue.title ? void 0 : {
			name: "renamed",
			details: { rename: {
				from: issue.title,
				to: title
			} }
		}
	});
}
async function updateState(call, issue, patch) {
	if (patch.state === void 0 || patch.state === issue.state) return issue;
	const { world, repository } = call;
	const cause = causeOf(call);
	const closed = patch.state === "closed";
	const reason = closed ? patch.state_reason ?? "completed" : "reopened";
	const changed = {
		...issue,
		state: patch.state,
		stateReason: issue.pull === void 0 ? reason : null,
		closedAt: closed ? isoTime(world.now()) : null,
		closedBy: closed ? cause.sender : void 0
	};
	const action = closed ? "closed" : "reopened";
	return changeIssue(world, changed, {
		repository,
		cause,
		action,
		event: { name: action }
	});
}

// src/local/server/rest/issues/issue-routes.ts
/** Returns the issues with GitHub's filters and order: newest first unless asked otherwise. */
function selectIssues(call) {
	const { world, repository, url } = call;
	const query = url.searchParams;
	const state = query.get("state") ?? "open";
	const labels = (query.get("labels") ?? "").split(",").filter((name) => name !== "");
	const since = query.get("since");
	const creator = query.get("creator");
	if (![
		"open",
		"closed",
		"all"
	].includes(state)) throw new Refusal(422, "Validation Failed");
	const rows = world.issues.list(world.settings.listLag).filter((issue) => issue.repositoryId === repository.id && (state === "all" || issue.state === state) && (since === null || Date.parse(issue.updatedAt) >= Date.parse(since)) && (creator === null || issue.user.login.toLowerCase() === creator.toLowerCase()) && labels.every((name) => issue.labelIds.some((id) => world.labels.get(id)?.name.toLowerCase() === name.toLowerCase())));
	const key = query.get("sort") === "updated" ? "updatedAt" : "createdAt";
	const ascending = rows.toSorted((a, b) => a[key].localeCompare(b[key]));
	return query.get("direction") === "asc" ? ascending : ascending.reverse();
}
const newIssue = object({
	title: union([string(), number()]).transform(String),
	body: string().nullish(),
	labels: labelList.optional(),
	assignees: array(string()).optional()
});
const read$2 = {
	accepts: ["issues=read", "pull_requests=read"],
	role: "read"
};
const creation = {
	accepts: ["issues=write"],
	role: "read"
};
const write$3 = {
	accepts: ["issues=write", "pull_requests=write"],
	narrow: permissionOfIssue,
	role: "read"
};
const issueRoutes = [
	...routesWith(read$2, {
		"GET /issues": list(selectIssues, renderIssue),
		"GET /issues/{issue_number}": show(getIssue, renderFullIssue),
		"GET /issues/{issue_number}/events": list((call) => {
			const issue = getIssue(call);
			return call.world.events.list(call.world.settings.listLag).filter((event) => event.issueId === issue.id);
		}, renderIssueEvent)
	}),
	...routesWith(creation, { "POST /issues": createIssue }),
	...routesWith(write$3, { "PATCH /issues/{issue_number}": async (call) => {
		const issue = await updateIssue(call, getIssue(call), parseBody(call, issuePatch));
		return { body: renderFullIssue(call.world, call.repository, issue) };
	} })
];
async function createIssue(call) {
	const { world, repository } = call;
	const body = parseBody(call, newIssue);
	const cause = causeOf(call);
	checkText("Issue", body);
	const issue = world.issues.put(buildIssue(call, {
		title: body.title,
		body: body.body ?? null,
		user: actorOf(call)
	}));
	await announceIssue(world, issue, {
		repository,
		cause,
		action: "opened"
	});
	const keepsLabels = cause.app !== void 0 || hasRole(repository, cause.sender, "triage");
	const labelled = await addLabels(world, issue, {
		repository,
		cause,
		names: keepsLabels ? body.labels ?? [] : []
	});
	const { assignees = [] } = body;
	const assigned = keepsLabels && assignees.length > 0 ? await updateIssue(call, labelled, { assignees }) : labelled;
	return {
		status: 201,
		body: renderFullIssue(world, repository, assigned),
		headers: { location: String(renderIssue(world, repository, issue).url) }
	};
}

// src/local/server/rest/issues/reaction-routes.ts
const newReaction = object({ content: _enum(reactionContents) });
const write$2 = {
	accepts: ["issues=write", "pull_requests=write"],
	role: "read"
};
const reactionRoutes = routesWith(write$2, {
	"POST /issues/{issue_number}/reactions": (call) => addReaction(call, getIssue(call).id),
	"DELETE /issues/{issue_number}/reactions/{reaction_id}": (call) => removeReaction(call, getIssue(call).id),
	"POST /issues/comments/{comment_id}/reactions": (call) => addReaction(call, getComment(call).id),
	"DELETE /issues/comments/{comment_id}/reactions/{reaction_id}": (call) => removeReaction(call, getComment(call).id)
});
/** Adds a reaction. The same reaction of the same account stays one, with status 200 instead of 201. */
function addReaction(call, subjectId) {
	const { world } = call;
	const { content } = parseBody(call, newReaction);
	const user = actorOf(call);
	const same = world.reactions.list().find((one) => one.subjectId === subjectId && one.user.id === user.id && one.content === content);
	if (same !== void 0) return {
		status: 200,
		body: renderReaction(world, same)
	};
	return {
		status: 201,
		body: renderReaction(world, world.reactions.put({
			id: world.nextId(),
			subjectId,
			content,
			user,
			createdAt: isoTime(world.now())
		}))
	};
}
function removeReaction(call, subjectId) {
	const reaction = call.world.reactions.get(getNumber(call, "reaction_id"));
	if (reaction === void 0 || reaction.subjectId !== subjectId) throw notFound();
	call.world.reactions.delete(reaction.id);
	return { status: 204 };
}
function renderReaction(world, reaction) {
	return {
		id: reaction.id,
		node_id: nodeId("reaction", reaction.id),
		user: renderUser(world, reaction.user),
		content: reaction.content,
		created_at: reaction.createdAt
	};
}

// src/local/server/rest/pulls/create-pull.ts
const newPull = object({
	title: string(),
	head: string(),
	base: string(),
	body: string().nullish(),
	draft: boolean().optional(),
	maintainer_can_modify: boolean().optional()
});
async function createPull(call) {
	const { world, repository, principal } = call;
	const body = parseBody(call, newPull);
	if (principal.kind === "job" && !repository.settings.actionsMayCreatePullRequests) throw new Refusal(403, "GitHub Actions is not permitted to create or approve pull requests.");
	checkText("PullRequest", body);
	const facts = await checkBranches(call, body);
	const cause = causeOf(call);
	const issue = buildIssue(call, {
		title: body.title,
		body: body.body ?? null,
		user: cause.sender
	});
	world.issues.put({
		...issue,
		pull: facts
	});
	const pull = await updateMergeRef(world, {
		repository,
		number: issue.number,
		pull: facts
	});
	const stored = {
		...world.issues.get(issue.id) ?? issue,
		pull
	};
	world.issues.put(stored);
	await announceIssue(world, stored, {
		repository,
		cause,
		action: "opened"
	});
	const rendered = await renderFullPull(world, repository, stored);
	return {
		status: 201,
		body: rendered,
		headers: { location: String(rendered.url) }
	};
}
async function checkBranches(call, body) {
	const { world, repository } = call;
	const resource = "PullRequest";
	const [owner, headRef] = body.head.includes(":") ? splitHead(body.head) : [repository.owner.login, body.head];
	const head = findHead(call, owner);
	const headSha = head === void 0 ? void 0 : findRef(head.directory, `refs/heads/${headRef}`);
	const baseSha = findRef(repository.directory, `refs/heads/${body.base}`);
	if (head === void 0 || headSha === void 0) throw invalid({
		resource,
		code: "invalid",
		field: "head"
	});
	if (baseSha === void 0) throw invalid({
		resource,
		code: "invalid",
		field: "base"
	});
	if (head.id === repository.id && await findGit(repository.git, [
		"merge-base",
		"--is-ancestor",
		headSha,
		baseSha
	]) !== void 0) throw invalid({
		resource,
		code: "custom",
		message: `No commits between ${body.base} and ${headRef}`
	});
	if (world.issues.list().some(({ repositoryId, state, pull }) => repositoryId === repository.id && state === "open" && pull?.headRepositoryId === head.id && pull.headRef === headRef && pull.baseRef === body.base)) throw invalid({
		resource,
		code: "custom",
		message: `A pull request already exists for ${head.owner.login}:${headRef}.`
	});
	return {
		headRepositoryId: head.id,
		headRef,
		headSha,
		baseRef: body.base,
		baseSha,
		draft: body.draft ?? false,
		mergeSha: null,
		mergedAt: null,
		requestedReviewers: []
	};
}
function splitHead(head) {
	const colon = head.indexOf(":");
	return [head.slice(0, colon), head.slice(colon + 1)];
}
/** Returns the repository itself, or the owner's fork of it. */
function findHead(call, owner) {
	const { repository, world } = call;
	if (owner.toLowerCase() === repository.owner.login.toLowerCase()) return repository;
	return [...world.repositories.values()].find((fork) => fork.forkOf === repository.id && fork.owner.login.toLowerCase() === owner.toLowerCase());
}

// src/local/server/rest/pulls/pull-routes.ts
const pullPatch = object({
	title: string().optional(),
	body: string().nullish(),
	state: _enum(["open", "closed"]).optional()
});
const read$1 = {
	accepts: ["pull_requests=read"],
	role: "read"
};
const write$1 = {
	accepts: ["pull_requests=write"],
	role: "read"
};
const triage = {
	accepts: ["pull_requests=write"],
	role: "triage"
};
const pullRoutes = [
	...routesWith(read$1, {
		"GET /pulls": list(selectPulls, renderPull),
		"GET /pulls/{pull_number}": show(getPull, renderFullPull),
		"GET /pulls/{pull_number}/files": async (call) => {
			const { pull } = getPull(call);
			const files = await listChangedFiles(call, {
				base: pull.baseSha,
				head: pull.headSha
			});
			return paginate(call, files, (file) => file);
		}
	}),
	...routesWith(write$1, {
		"POST /pulls": createPull,
		"PATCH /pulls/{pull_number}": patchPull
	}),
	...routesWith(triage, { "POST /pulls/{pull_number}/requested_reviewers": requestReviewers })
];
async function patchPull(call) {
	const issue = await updateIssue(call, getPull(call), parseBody(call, pullPatch));
	const pull = issue.pull === void 0 ? getPull(call) : {
		...issue,
		pull: issue.pull
	};
	return { body: await renderFullPull(call.world, call.repository, pull) };
}
/** Returns pull requests, newest first; `head` is `owner:branch`. */
function selectPulls(call) {
	const { world, repository, url } = call;
	const query = url.searchParams;
	const state = query.get("state") ?? "open";
	const [head, base] = [query.get("head"), query.get("base")];
	const rows = world.issues.list(world.settings.listLag).flatMap((issue) => {
		const { pull } = issue;
		if (pull === void 0 || issue.repositoryId !== repository.id || state !== "all" && issue.state !== state) return [];
		if (base !== null && pull.baseRef !== base) return [];
		const label = `${getRepositoryById(world, pull.headRepositoryId).owner.login}:${pull.headRef}`;
		return head?.includes(":") === true && head !== label ? [] : [{
			...issue,
			pull
		}];
	});
	return query.get("direction") === "asc" ? rows : rows.reverse();
}
const wantedReviewers = object({
	reviewers: array(string()).optional(),
	team_reviewers: array(string()).optional()
});
/** Requests reviews. Refuses teams, as GitHub refuses a team without access, because the local GitHub has none for reviews. */
function requestReviewers(call) {
	const { world, repository } = call;
	const pull = getPull(call);
	const { reviewers = [], team_reviewers: teams = [] } = parseBody(call, wantedReviewers);
	const accounts = reviewers.map((login) => getReviewer(call, pull, login));
	if (teams.length > 0) throw notCollaborator(repository.fullName);
	const known = new Set(pull.pull.requestedReviewers.map(({ id }) => id));
	const requestedReviewers = [...pull.pull.requestedReviewers, ...accounts.filter(({ id }) => !known.has(id))];
	const stored = {
		...pull,
		pull: {
			...pull.pull,
			requestedReviewers
		}
	};
	world.issues.put(stored);
	return {
		status: 201,
		body: renderPull(world, repository, stored)
	};
}
function getReviewer({ world, repository }, pull, login) {
	const account = findAccount(world, login);
	if (account?.id === pull.user.id) throw new Refusal(422, "Review cannot be requested from pull request author.");
	if (account === void 0 || !hasRole(repository, account, "triage")) throw notCollaborator(repository.fullName);
	return account;
}
function notCollaborator(repository) {
	return new Refusal(422, `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${repository} repository.`);
}

// src/local/server/views/render-review.ts
function renderReviewComment(world, repository, { review, comment }) {
	const { id, path, line, body } = comment;
	const { thread, pull } = addressesOf(world, repository, review);
	const page = `${thread}#discussion_r${id}`;
	const url = `${repositoryUrl(world, repository)}/pulls/comments/${id}`;
	return {
		id,
		node_id: nodeId("reviewComment", id),
		url,
		html_url: page,
		pull_request_url: pull,
		pull_request_review_id: review.id,
		path,
		position: line ?? null,
		original_position: line ?? 1,
		line,
		original_line: line,
		side: line === void 0 ? void 0 : "RIGHT",
		diff_hunk: "@@ -1 +1 @@",
		commit_id: review.commit,
		original_commit_id: review.commit,
		user: renderUser(world, review.user),
		body,
		created_at: review.submittedAt,
		updated_at: review.submittedAt,
		author_association: authorAssociation(repository, review.user),
		_links: {
			self: { href: url },
			html: { href: page },
			pull_request: { href: pull }
		}
	};
}
function renderReview(world, repository, review) {
	const { thread, pull } = addressesOf(world, repository, review);
	const page = `${thread}#pullrequestreview-${review.id}`;
	return {
		id: review.id,
		node_id: nodeId("review", review.id),
		user: renderUser(world, review.user),
		body: review.body,
		state: review.state,
		html_url: page,
		pull_request_url: pull,
		author_association: authorAssociation(repository, review.user),
		_links: {
			html: { href: page },
			pull_request: { href: pull }
		},
		submitted_at: review.submittedAt,
		commit_id: review.commit
	};
}
/** Returns the page of the pull request of a review, and its address in the API. */
function addressesOf(world, repository, review) {
	const issue = world.issues.get(review.issueId);
	if (issue === void 0) throw new Error(`Review ${review.id} has no pull request`);
	const pull = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
	return {
		thread: issuePage(world, repository, issue),
		pull
	};
}

// src/local/server/rest/pulls/review-routes.ts
const newReview = object({
	commit_id: string().regex(/^[0-9a-f]{40}$/).optional(),
	body: string().optional(),
	event: _enum([
		"APPROVE",
		"REQUEST_CHANGES",
		"COMMENT"
	]),
	comments: array(object({
		path: string(),
		line: int().optional(),
		body: string()
	})).optional()
});
const read = {
	accepts: ["pull_requests=read"],
	role: "read"
};
const write = {
	accepts: ["pull_requests=write"],
	role: "read"
};
const states = {
	APPROVE: "APPROVED",
	REQUEST_CHANGES: "CHANGES_REQUESTED",
	COMMENT: "COMMENTED"
};
const pullReviewRoutes = [...routesWith(read, {
	"GET /pulls/{pull_number}/reviews": list((call) => {
		const pull = getPull(call);
		return call.world.reviews.list().filter(({ issueId }) => issueId === pull.id);
	}, renderReview),
	"GET /pulls/{pull_number}/reviews/{review_id}": show(getReview, renderReview),
	"GET /pulls/{pull_number}/reviews/{review_id}/comments": list((call) => {
		const review = getReview(call);
		return review.comments.map((comment) => ({
			review,
			comment
		}));
	}, renderReviewComment)
}), ...routesWith(write, { "POST /pulls/{pull_number}/reviews": createReview })];
function getReview(call) {
	const pull = getPull(call);
	const review = call.world.reviews.get(getNumber(call, "review_id"));
	if (review === void 0 || review.issueId !== pull.id) throw notFound();
	return review;
}
async function createReview(call) {
	const { world, repository } = call;
	const pull = getPull(call);
	const wanted = parseBody(call, newReview);
	const cause = causeOf(call);
	checkReview(call, {
		pull,
		wanted,
		cause
	});
	const commit = wanted.commit_id ?? pull.pull.headSha;
	if (await findGit(repository.git, [
		"merge-base",
		"--is-ancestor",
		commit,
		pull.pull.headSha
	]) === void 0) throw new Refusal(422, "The specified commit is not part of the pull request.");
	const review = world.reviews.put({
		id: world.nextId(),
		repositoryId: repository.id,
		issueId: pull.id,
		body: wanted.body ?? "",
		state: states[wanted.event],
		commit,
		user: cause.sender,
		submittedAt: isoTime(world.now()),
		comments: (wanted.comments ?? []).map(({ path, line, body }) => ({
			id: world.nextId(),
			path,
			line,
			body
		}))
	});
	announceReview(call, {
		pull,
		review,
		cause
	});
	return { body: renderReview(world, repository, review) };
}
function checkReview({ principal, repository }, { pull, wanted, cause }) {
	const { event, body } = wanted;
	checkText("PullRequestReview", { body });
	if (event !== "APPROVE" && (body ?? "") === "") throw new Refusal(422, "Body is required for this event.");
	if (event === "APPROVE" && principal.kind === "job" && !repository.settings.actionsMayCreatePullRequests) throw new Refusal(422, "GitHub Actions is not permitted to approve pull requests.");
	if (event !== "COMMENT" && cause.sender.id === pull.user.id) throw new Refusal(422, `Can not ${event === "APPROVE" ? "approve" : "request changes on"} your own pull request`);
}
/** Fires the event for a review. Webhooks write the state in lower case. */
function announceReview({ world, repository }, { pull, review, cause }) {
	fireEvent(world, {
		name: "pull_request_review",
		action: "submitted",
		repository,
		cause,
		payload: {
			review: {
				...renderReview(world, repository, review),
				state: review.state.toLowerCase()
			},
			pull_request: renderPull(world, repository, pull)
		},
		at: {
			ref: `refs/pull/${pull.number}/merge`,
			sha: pull.pull.mergeSha ?? pull.pull.headSha
		}
	});
}

// src/local/server/rest/repository/app-routes.ts
const hour = 36e5;
const newToken = object({
	repositories: array(string()).optional(),
	repository_ids: array(number()).optional(),
	permissions: record(string(), _enum([
		"read",
		"write",
		"admin"
	])).optional()
});
const appRoutes = [
	{
		kind: "plain",
		operation: "GET /app",
		handle: (call) => ({ body: {
			...renderApp(call.world, getApp(call)),
			installations_count: listInstallations(call).length
		} })
	},
	{
		kind: "plain",
		operation: "GET /app/installations",
		handle: (call) => paginate(call, listInstallations(call), (installation) => renderInstallation(call.world, getApp(call), installation))
	},
	{
		kind: "plain",
		operation: "GET /app/installations/{installation_id}",
		handle: (call) => ({ body: renderInstallation(call.world, getApp(call), getInstallation(call)) })
	},
	{
		kind: "plain",
		operation: "POST /app/installations/{installation_id}/access_tokens",
		handle: createToken
	},
	{
		kind: "plain",
		operation: "GET /repos/{owner}/{repo}/installation",
		handle: findForRepository
	},
	{
		kind: "plain",
		operation: "GET /installation/repositories",
		handle: listRepositories
	}
];
function getApp(call) {
	if (call.principal.kind === "app") return call.principal.app;
	throw new Refusal(401, "A JSON web token could not be decoded");
}
function listInstallations(call) {
	const app = getApp(call);
	return [...call.world.installations.values()].filter((installation) => installation.appId === app.id);
}
function getInstallation(call) {
	const id = getNumber(call, "installation_id");
	const installation = listInstallations(call).find((candidate) => candidate.id === id);
	if (installation === void 0) throw notFound();
	return installation;
}
function findForRepository(call) {
	const app = getApp(call);
	const name = `${getParameter(call, "owner")}/${getParameter(call, "repo")}`.toLowerCase();
	const installation = listInstallations(call).find((candidate) => candidate.repositories.has(name));
	if (installation === void 0) throw notFound();
	return { body: renderInstallation(call.world, app, installation) };
}
/** Creates a token for everything that the installation has, or for the requested part. */
function createToken(call) {
	const { world } = call;
	const app = getApp(call);
	const installation = getInstallation(call);
	const body = parseBody(call, newToken);
	const asked = body.permissions ?? app.permissions;
	if (Object.entries(asked).some(([name, level]) => level !== "none" && !hasPermission(app.permissions, `${name}=${level}`))) throw new Refusal(422, "The permissions requested are not granted to this installation.");
	const permissions = Object.fromEntries(Object.entries(asked).map(([name, level]) => [name, level === "admin" ? "write" : level]));
	const repositories = chooseRepositories(call, installation, body);
	const token = `ghs_${app.id}_${randomBytes(24).toString("base64url")}`;
	const expiresAt = world.now() + hour;
	world.tokens.set(token, {
		kind: "installation",
		app,
		account: app.bot,
		installation,
		permissions,
		repositories,
		expiresAt
	});
	const rows = [...repositories].map((name) => renderRepository(world, getRepository(world, name)));
	const isPart = body.repositories !== void 0 || body.repository_ids !== void 0;
	return {
		status: 201,
		body: {
			token,
			expires_at: isoTime(expiresAt),
			permissions: renderPermissions(permissions),
			repository_selection: "selected",
			repositories: isPart ? rows : void 0
		}
	};
}
function chooseRepositories(call, installation, body) {
	const names = [...(body.repositories ?? []).map((name) => `${installation.account.login}/${name}`.toLowerCase()), ...(body.repository_ids ?? []).map((id) => getRepositoryById(call.world, id).fullName.toLowerCase())];
	if (body.repositories === void 0 && body.repository_ids === void 0) return installation.repositories;
	if (names.some((name) => !installation.repositories.has(name))) throw new Refusal(422, "There is at least one repository that does not exist or is not accessible to the parent installation.");
	return new Set(names);
}
function listRepositories(call) {
	const { principal, world } = call;
	const names = [...repositoriesOf(principal)];
	if (names.length === 0) throw new Refusal(403, "You must authenticate with an installation access token in order to list repositories for an installation.");
	const rows = names.flatMap((name) => findRepository(world, name) ?? []);
	return paginateCounted(call, {
		key: "repositories",
		rows,
		render: (repository) => renderRepository(world, repository)
	});
}

// src/local/server/rest/repository/delivery-routes.ts
const day = 864e5;
/** The deliveries of an App's webhook, for the App itself. They can be seen and sent again for three days. */
const deliveryRoutes = [{
	kind: "plain",
	operation: "GET /app/hook/deliveries",
	handle: listDeliveries
}, {
	kind: "plain",
	operation: "POST /app/hook/deliveries/{delivery_id}/attempts",
	handle: sendAgain
}];
/** Lists attempts, the newest first. The list lags as other lists do, and its pages follow a cursor instead of numbers. */
function listDeliveries(call) {
	const { searchParams } = call.url;
	const size = Math.min(100, Math.max(1, Number(searchParams.get("per_page") ?? 30) || 30));
	const before = readCursor(searchParams.get("cursor"));
	const rows = listOwn(call).filter(({ id, at }) => id < before && at <= call.world.now() - call.world.settings.listLag).filter(selectStatus(searchParams.get("status"))).toReversed();
	const page = rows.slice(0, size);
	const next = new URL(call.url);
	next.searchParams.set("cursor", `v1_${page.at(-1)?.id}`);
	return {
		body: page.map(renderDelivery),
		headers: rows.length > size ? { link: `<${next.href}>; rel="next"` } : {}
	};
}
function readCursor(text) {
	if (text === null) return Number.POSITIVE_INFINITY;
	const id = Number(/^v1_(\d+)$/.exec(text)?.[1]);
	if (Number.isNaN(id)) throw new Refusal(422, "Validation Failed");
	return id;
}
/** Returns the test for GitHub's filter, in which a delivery that nobody answered is a failure. */
function selectStatus(wanted) {
	const isFailure = ({ status }) => status === 0 || status >= 400;
	if (wanted === null) return () => true;
	if (wanted !== "success" && wanted !== "failure") throw new Refusal(422, "Validation Failed");
	return (delivery) => isFailure(delivery) === (wanted === "failure");
}
/** Promises to send a delivery again, with the id and the bytes of its event. It leaves later, as on GitHub. */
function sendAgain(call) {
	const id = getNumber(call, "delivery_id");
	const delivery = listOwn(call).find((candidate) => candidate.id === id);
	if (delivery === void 0) throw notFound();
	deliverWebhook(call.world, getApp(call), {
		...delivery,
		redelivery: true
	});
	return {
		status: 202,
		body: {}
	};
}
function listOwn(call) {
	const { slug } = getApp(call);
	return call.world.deliveries.filter(({ app, at }) => app === slug && at > call.world.now() - 3 * day);
}
/** Renders an attempt to deliver an event, as the list of deliveries has it. */
function renderDelivery(delivery) {
	const { repository, installation } = JSON.parse(delivery.body);
	return {
		id: delivery.id,
		guid: delivery.guid,
		delivered_at: isoTime(delivery.at),
		redelivery: delivery.redelivery,
		duration: .01,
		...describeStatus(delivery.status),
		event: delivery.event,
		action: delivery.action ?? null,
		installation_id: installation?.id ?? null,
		repository_id: repository?.id ?? null,
		throttled_at: null
	};
}
function describeStatus(status) {
	if (status === 0) return {
		status: "failed to connect to host",
		status_code: 502
	};
	return {
		status: status < 400 ? "OK" : "Invalid HTTP Response: ".concat(String(status)),
		status_code: status
	};
}

// src/local/server/rest/routes.ts
/**
* All REST routes that the demo, `try` and `dev` need, in the order in which they are tried: `issues/comments` before
* `issues/{issue_number}`. Tests add more.
*/
const routes = [
	...repositoryRoutes,
	...userRoutes,
	...issueCommentRoutes,
	...reactionRoutes,
	...issueRoutes,
	...labelRoutes,
	...pullReviewRoutes,
	...pullRoutes,
	...gitRefRoutes,
	...gitObjectRoutes,
	...contentRoutes,
	...branchRoutes,
	...compareRoutes,
	...dispatchRoutes,
	...runRoutes,
	...artifactRoutes,
	...variableRoutes,
	...settingRoutes,
	...appRoutes,
	...deliveryRoutes,
	graphqlRoute
];

// src/local/server/world/table.ts
/** Immutable rows by id, with their history: a lagging list shows each row as it was some time ago. */
var Table = class {
	#versions = /* @__PURE__ */ new Map();
	#now;
	constructor(now) {
		this.#now = now;
	}
	put(row) {
		this.#write(row.id, row);
		return row;
	}
	get(id) {
		return this.#versions.get(id)?.at(-1)?.row;
	}
	delete(id) {
		this.#write(id, void 0);
	}
	/** Returns the rows ascending by id; without `lag` the present ones. */
	list(lag = 0) {
		const limit = lag === 0 ? Number.POSITIVE_INFINITY : this.#now() - lag;
		const rows = [];
		for (const versions of this.#versions.values()) {
			const row = versions.findLast((version) => version.at <= limit)?.row;
			if (row !== void 0) rows.push(row);
		}
		return rows.sort((a, b) => a.id - b.id);
	}
	#write(id, row) {
		const version = {
			at: this.#now(),
			row
		};
		const versions = this.#versions.get(id);
		if (versions === void 0) this.#versions.set(id, [version]);
		else versions.push(version);
	}
};

// src/local/server/world/world.ts
/** The number below the first id. Ids of GitHub outgrow 32 bits, with and without a sign; here all do but those of accounts. */
const firstId = 2 ** 32;
/** The number below the first id of an account. GraphQL has them as 32-bit numbers. */
const firstAccountId = 2e8;
function createWorld({ now, directory }) {
	const createdAt = isoTime(now());
	const github = {
		id: 9919,
		login: "github",
		type: "Organization",
		createdAt
	};
	const actionsBot = {
		id: 41898282,
		login: "github-actions[bot]",
		type: "Bot",
		createdAt
	};
	let id = firstId;
	let accountId = firstAccountId;
	return {
		now,
		directory,
		urls: {
			api: "",
			server: "",
			results: ""
		},
		key: randomBytes(32).toString("hex"),
		nextId: () => ++id,
		nextAccountId: () => ++accountId,
		accounts: new Map([github, actionsBot].map((account) => [account.login, account])),
		repositories: /* @__PURE__ */ new Map(),
		apps: /* @__PURE__ */ new Map(),
		installations: /* @__PURE__ */ new Map(),
		/** Logins of the members by `organization/slug`, all in lower case. */
		teams: /* @__PURE__ */ new Map(),
		tokens: /* @__PURE__ */ new Map(),
		actionsBot,
		actionsApp: createActionsApp(actionsBot, github),
		...createTables(now),
		blobs: /* @__PURE__ */ new Map(),
		/** Commits that GitHub would have signed. */
		signedCommits: /* @__PURE__ */ new Set(),
		/** The accounts that caused promised runs, until the runner reports the runs. */
		promisedRuns: /* @__PURE__ */ new Map(),
		/** The requests of each holder of tokens in the present window of the primary limit. */
		used: /* @__PURE__ */ new Map(),
		/** Checks of tests before a request is performed, which throw a refusal. */
		guards: [],
		...createLists(),
		pending: /* @__PURE__ */ new Set(),
		settings: {
			listLag: 0,
			redeliveryLag: 1e3,
			lostDeliveries: 0,
			window: void 0
		},
		/** The controller that aborts work in progress when the server closes. */
		closing: new AbortController()
	};
}
function createTables(now) {
	return {
		issues: new Table(now),
		comments: new Table(now),
		reviews: new Table(now),
		events: new Table(now),
		labels: new Table(now),
		reactions: new Table(now),
		runs: new Table(now),
		jobs: new Table(now),
		artifacts: new Table(now)
	};
}
function createLists() {
	return {
		requests: [],
		deliveries: [],
		listeners: [],
		cancelListeners: [],
		rerunListeners: [],
		approveListeners: []
	};
}
function createActionsApp(bot, owner) {
	return {
		id: 15368,
		slug: "github-actions",
		name: "github-actions",
		isPublic: true,
		clientId: "Iv1.05c79e9ad1f6bdfa",
		bot,
		owner,
		publicKey: "",
		webhookUrl: "",
		webhookSecret: "",
		permissions: {},
		events: [],
		createdAt: bot.createdAt
	};
}

// src/local/server/create-local-server.ts
/** Creates a GitHub on loopback: REST, a part of GraphQL, git over HTTP, artifacts, webhooks. Its state is in memory. */
async function createLocalServer(options = {}) {
	const directory = options.directory ?? mkdtempSync(join$1(tmpdir(), "local-github-"));
	const world = createWorld({
		directory,
		now: options.now ?? Date.now
	});
	world.settings.isClosed = options.isClosed ?? false;
	const app = new Hono();
	options.more?.serve(app, world);
	app.use("*", checkAddress(world));
	mountRoutes(app, world, [...options.more?.routes ?? [], ...routes]);
	serveArtifactService(app, world);
	serveBlobs(app, world);
	serveGit(app, world);
	const server = createAdaptorServer({ fetch: app.fetch });
	server.keepAliveTimeout = 0;
	const port = await listen(server, options.port ?? 0);
	world.urls.api = `http://127.0.0.1:${port}${apiBase}`;
	world.urls.server = `http://github.localhost:${port}`;
	world.urls.results = `http://127.0.0.1:${port}/`;
	const close = async () => {
		world.closing.abort();
		await stop(server);
		await waitForDeliveries(world);
		if (options.directory === void 0) rmSync(directory, {
			recursive: true,
			force: true
		});
	};
	return createControls(world, {
		idle: () => waitForDeliveries(world),
		close
	});
}
function stop(server) {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
/** Waits until no delivery is in progress. Deliveries may cause further ones. */
async function waitForDeliveries(world) {
	while (world.pending.size > 0) await Promise.all(world.pending);
}

// src/lab/world/create-local-world.ts
/** The repository of Baton, whose workflows and action are those of this package. */
const ownRepository = "baton-agents/baton";
/** Starts a local GitHub with one repository. */
async function createLocalWorld(options) {
	const { folder, keys, unsigned, config, createServer = createLocalServer } = options;
	let ahead = 0;
	const server = await createServer({
		now: () => Date.now() + ahead,
		isClosed: true
	});
	const { repository, tokens } = fillServer(server, options);
	const sent = [];
	server.onEvent((event) => {
		if (event.name === "repository_dispatch" && event.sender.endsWith("[bot]")) sent.push(event);
	});
	const own = [ownRepository, ...options.alsoOurs ?? []];
	const root = options.root ?? projectRoot();
	const runner = createLocalRunner(server, {
		...options.runner,
		uses: Object.fromEntries(own.map((name) => [name, root])),
		directory: join$1(folder, "runner")
	});
	return {
		folder,
		server,
		runner,
		repository,
		tokens,
		unsigned,
		publicKey: keys.publicKey,
		signingKey: keys.secret,
		config,
		sent,
		passTime: (milliseconds) => {
			ahead += milliseconds;
		},
		async close() {
			await runner.close();
			await server.close();
			options.onClose();
		}
	};
}
/** Adds the people, the repository with their roles in it, and its secrets. */
function fillServer(server, { repository: wanted, people, secrets }) {
	const { maintainer, reporter } = people;
	const tokens = {
		maintainer: server.addUser({ login: maintainer }).token,
		reporter: server.addUser({ login: reporter.login }).token
	};
	const repository = {
		...server.addRepository(wanted),
		name: wanted.name
	};
	server.setRole(wanted.name, maintainer, "admin");
	server.setRole(wanted.name, reporter.login, reporter.role);
	for (const [name, value] of Object.entries(secrets)) server.setSecret(wanted.name, name, value);
	return {
		repository,
		tokens
	};
}

// src/page/run/render-thread-html.ts
/** The most characters of a comment. GitHub stores no more. */
const mostCharacters = 65536;
/** The most comments of one thread. */
const mostComments = 200;
/** Renders an issue or pull request as GitHub would show it. */
function renderThreadHtml(thread, context) {
	const { number, title } = thread;
	return `<article class="thread">${`<h3>${escapeHtml(limitText(title, 500))} <span class="number">#${number}</span></h3>`}${renderThreadBody(thread, context)}</article>`;
}
/** Renders an issue or pull request without its title, for a page that has the title as its own. */
function renderThreadBody(thread, context) {
	const { state, labels, pull, comments } = thread;
	const branch = pull === void 0 ? "" : ` <span class="quiet">${escapeHtml(pull.head)} → ${escapeHtml(pull.base)}</span>`;
	const shown = comments.slice(0, mostComments).map((comment) => renderComment(comment, context));
	const rest = comments.length - shown.length;
	return [
		`<p class="state"><span class="badge ${state}">${thread.kind === "pull-request" ? "pull request, " : ""}${state}</span>${branch} ${labels.map((label) => `<span class="label">${escapeHtml(label)}</span>`).join(" ")}</p>`,
		renderBox({
			author: thread.author,
			createdAt: thread.createdAt,
			body: thread.body
		}, context),
		...shown,
		rest > 0 ? `<p class="quiet">${rest} more comments are left out.</p>` : ""
	].join("");
}
function renderComment(comment, context) {
	const box = renderBox(comment, context);
	if (!comment.isMinimised) return box;
	return `<details class="minimised"><summary>This comment of ${escapeHtml(comment.author)} is folded.</summary>${box}</details>`;
}
function renderBox({ author, createdAt, body }, context) {
	const run = context.runs.find((known) => body.includes(`\`${known.run}\``));
	const graph = run === void 0 ? "" : renderScroll("The stages of the run", drawGraph(run.stages));
	const visible = limitText(body.replace(/^<!-- baton[^\n]*-->$/gm, ""), Math.min(mostCharacters, context.most));
	const html = renderGitHubMarkdown(visible, graph) || "<p class=\"quiet\">No text.</p>";
	const bot = author.endsWith("[bot]") ? " <span class=\"bot\">bot</span>" : "";
	return [
		"<div class=\"comment\">",
		`<div class="who"><b>${escapeHtml(author.replace(/\[bot\]$/, ""))}</b>${bot} <span class="quiet">commented on ${formatMinute(createdAt)}</span></div>`,
		`<div class="markdown">${html}</div>`,
		"</div>"
	].join("");
}

// node_modules/yoctocolors/base.js
var base_exports = /* @__PURE__ */ __exportAll({
	bgBlack: () => bgBlack,
	bgBlue: () => bgBlue,
	bgBlueBright: () => bgBlueBright,
	bgCyan: () => bgCyan,
	bgCyanBright: () => bgCyanBright,
	bgGray: () => bgGray,
	bgGreen: () => bgGreen,
	bgGreenBright: () => bgGreenBright,
	bgMagenta: () => bgMagenta,
	bgMagentaBright: () => bgMagentaBright,
	bgRed: () => bgRed,
	bgRedBright: () => bgRedBright,
	bgWhite: () => bgWhite,
	bgWhiteBright: () => bgWhiteBright,
	bgYellow: () => bgYellow,
	bgYellowBright: () => bgYellowBright,
	black: () => black,
	blue: () => blue,
	blueBright: () => blueBright,
	bold: () => bold,
	cyan: () => cyan,
	cyanBright: () => cyanBright,
	dim: () => dim,
	gray: () => gray,
	green: () => green,
	greenBright: () => greenBright,
	hidden: () => hidden,
	inverse: () => inverse,
	italic: () => italic,
	magenta: () => magenta,
	magentaBright: () => magentaBright,
	overline: () => overline,
	red: () => red,
	redBright: () => redBright,
	reset: () => reset,
	strikethrough: () => strikethrough,
	underline: () => underline,
	underlineBlack: () => underlineBlack,
	underlineBlue: () => underlineBlue,
	underlineBlueBright: () => underlineBlueBright,
	underlineCurly: () => underlineCurly,
	underlineCyan: () => underlineCyan,
	underlineCyanBright: () => underlineCyanBright,
	underlineDashed: () => underlineDashed,
	underlineDotted: () => underlineDotted,
	underlineDouble: () => underlineDouble,
	underlineGray: () => underlineGray,
	underlineGreen: () => underlineGreen,
	underlineGreenBright: () => underlineGreenBright,
	underlineMagenta: () => underlineMagenta,
	underlineMagentaBright: () => underlineMagentaBright,
	underlineRed: () => underlineRed,
	underlineRedBright: () => underlineRedBright,
	underlineWhite: () => underlineWhite,
	underlineWhiteBright: () => underlineWhiteBright,
	underlineYellow: () => underlineYellow,
	underlineYellowBright: () => underlineYellowBright,
	white: () => white,
	whiteBright: () => whiteBright,
	yellow: () => yellow,
	yellowBright: () => yellowBright
});
const hasColors = tty?.WriteStream?.prototype?.hasColors?.() ?? false;
const format = (open, close) => {
	if (!hasColors) return (input) => input;
	const openCode = `\u001B[${open}m`;
	const closeCode = `\u001B[${close}m`;
	return (input) => {
		const string = input + "";
		let index = string.indexOf(closeCode);
		if (index === -1) return openCode + string + closeCode;
		let result = openCode;
		let lastIndex = 0;
		const replaceCode = (close === 22 ? closeCode : "") + openCode;
		while (index !== -1) {
			result += string.slice(lastIndex, index) + replaceCode;
			lastIndex = index + closeCode.length;
			index = string.indexOf(closeCode, lastIndex);
		}
		result += string.slice(lastIndex) + closeCode;
		return result;
	};
};
const reset = format(0, 0);
const bold = format(1, 22);
const dim = format(2, 22);
const italic = format(3, 23);
const underline = format(4, 24);
const underlineDouble = format("4:2", 24);
const underlineCurly = format("4:3", 24);
const underlineDotted = format("4:4", 24);
const underlineDashed = format("4:5", 24);
const overline = format(53, 55);
const inverse = format(7, 27);
const hidden = format(8, 28);
const strikethrough = format(9, 29);
const black = format(30, 39);
const red = format(31, 39);
const green = format(32, 39);
const yellow = format(33, 39);
const blue = format(34, 39);
const magenta = format(35, 39);
const cyan = format(36, 39);
const white = format(37, 39);
const gray = format(90, 39);
const bgBlack = format(40, 49);
const bgRed = format(41, 49);
const bgGreen = format(42, 49);
const bgYellow = format(43, 49);
const bgBlue = format(44, 49);
const bgMagenta = format(45, 49);
const bgCyan = format(46, 49);
const bgWhite = format(47, 49);
const bgGray = format(100, 49);
const redBright = format(91, 39);
const greenBright = format(92, 39);
const yellowBright = format(93, 39);
const blueBright = format(94, 39);
const magentaBright = format(95, 39);
const cyanBright = format(96, 39);
const whiteBright = format(97, 39);
const bgRedBright = format(101, 49);
const bgGreenBright = format(102, 49);
const bgYellowBright = format(103, 49);
const bgBlueBright = format(104, 49);
const bgMagentaBright = format(105, 49);
const bgCyanBright = format(106, 49);
const bgWhiteBright = format(107, 49);
const underlineBlack = format("58;5;0", 59);
const underlineRed = format("58;5;1", 59);
const underlineGreen = format("58;5;2", 59);
const underlineYellow = format("58;5;3", 59);
const underlineBlue = format("58;5;4", 59);
const underlineMagenta = format("58;5;5", 59);
const underlineCyan = format("58;5;6", 59);
const underlineWhite = format("58;5;7", 59);
const underlineGray = format("58;5;8", 59);
const underlineRedBright = format("58;5;9", 59);
const underlineGreenBright = format("58;5;10", 59);
const underlineYellowBright = format("58;5;11", 59);
const underlineBlueBright = format("58;5;12", 59);
const underlineMagentaBright = format("58;5;13", 59);
const underlineCyanBright = format("58;5;14", 59);
const underlineWhiteBright = format("58;5;15", 59);

// node_modules/yocto-spinner/index.js
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
const isUnicodeSupported = process$1.platform !== "win32" || Boolean(process$1.env.WT_SESSION) || process$1.env.TERM_PROGRAM === "vscode";
const isInteractive = (stream) => Boolean(stream.isTTY && process$1.env.TERM !== "dumb" && !("CI" in process$1.env));
const infoSymbol = blue(isUnicodeSupported ? "ℹ" : "i");
const successSymbol = green(isUnicodeSupported ? "✔" : "√");
const warningSymbol = yellow(isUnicodeSupported ? "⚠" : "‼");
const errorSymbol = red(isUnicodeSupported ? "✖" : "×");
const defaultSpinner = {
	frames: isUnicodeSupported ? [
		"⠋",
		"⠙",
		"⠹",
		"⠸",
		"⠼",
		"⠴",
		"⠦",
		"⠧",
		"⠇",
		"⠏"
	] : [
		"-",
		"\\",
		"|",
		"/"
	],
	interval: 80
};
const SYNCHRONIZED_OUTPUT_ENABLE = "\x1B[?2026h";
const SYNCHRONIZED_OUTPUT_DISABLE = "\x1B[?2026l";
const oscSequenceRegex = /][\s\S]*?(?:|\\)/g;
const activeHooksPerStream = /* @__PURE__ */ new Set();
var YoctoSpinner = class {
	#frames;
	#interval;
	#currentFrame = -1;
	#timer;
	#handleSignals;
	#text;
	#stream;
	#color;
	#lines = 0;
	#exitHandlerBound;
	#isInteractive;
	#lastSpinnerFrameTime = 0;
	#isSpinning = false;
	#hookedStreams = /* @__PURE__ */ new Map();
	#isInternalWrite = false;
	#isDeferringRender = false;
	constructor(options = {}) {
		const spinner = options.spinner ?? defaultSpinner;
		if (!Array.isArray(spinner.frames) || spinner.frames.length === 0 || spinner.frames.some((frame) => typeof frame !== "string")) throw new Error("The `spinner.frames` option must be a non-empty array of strings");
		if (spinner.interval !== void 0 && !(Number.isInteger(spinner.interval) && spinner.interval > 0)) throw new Error("The `spinner.interval` option must be a positive integer");
		this.#frames = spinner.frames;
		this.#interval = spinner.interval ?? defaultSpinner.interval;
		this.#handleSignals = options.handleSignals ?? true;
		this.#text = options.text ?? "";
		this.#stream = options.stream ?? process$1.stderr;
		this.#color = options.color ?? "cyan";
		this.#isInteractive = isInteractive(this.#stream);
		this.#exitHandlerBound = this.#exitHandler.bind(this);
	}
	#internalWrite(action) {
		this.#isInternalWrite = true;
		try {
			return action();
		} finally {
			this.#isInternalWrite = false;
		}
	}
	#stringifyChunk(chunk, encoding) {
		if (chunk === void 0 || chunk === null) return "";
		if (typeof chunk === "string") return chunk;
		if (Buffer.isBuffer(chunk) || ArrayBuffer.isView(chunk)) {
			const normalizedEncoding = typeof encoding === "string" && encoding !== "" && encoding !== "buffer" ? encoding : "utf8";
			return Buffer.from(chunk).toString(normalizedEncoding);
		}
		return String(chunk);
	}
	#withSynchronizedOutput(action) {
		if (!this.#isInteractive) return action();
		try {
			this.#write(SYNCHRONIZED_OUTPUT_ENABLE);
			return action();
		} finally {
			this.#write(SYNCHRONIZED_OUTPUT_DISABLE);
		}
	}
	#hookStream(stream) {
		if (!stream || this.#hookedStreams.has(stream) || typeof stream.write !== "function") return;
		if (activeHooksPerStream.has(stream)) return;
		const originalWrite = stream.write;
		const hookedWrite = (...writeArguments) => this.#hookedWrite(stream, originalWrite, writeArguments);
		this.#hookedStreams.set(stream, {
			originalWrite,
			hookedWrite
		});
		activeHooksPerStream.add(stream);
		stream.write = hookedWrite;
	}
	#installHook() {
		if (!this.#isInteractive || this.#hookedStreams.size > 0) return;
		const streamsToHook = /* @__PURE__ */ new Set([this.#stream]);
		if (this.#stream === process$1.stdout || this.#stream === process$1.stderr) {
			if (isInteractive(process$1.stdout)) streamsToHook.add(process$1.stdout);
			if (isInteractive(process$1.stderr)) streamsToHook.add(process$1.stderr);
		}
		for (const stream of streamsToHook) this.#hookStream(stream);
	}
	#uninstallHook() {
		for (const [stream, hookInfo] of this.#hookedStreams) {
			if (stream.write === hookInfo.hookedWrite) stream.write = hookInfo.originalWrite;
			activeHooksPerStream.delete(stream);
		}
		this.#hookedStreams.clear();
	}
	#hookedWrite(stream, originalWrite, writeArguments) {
		const [chunk, encoding, callback] = writeArguments;
		let resolvedEncoding = encoding;
		let resolvedCallback = callback;
		if (typeof resolvedEncoding === "function") {
			resolvedCallback = resolvedEncoding;
			resolvedEncoding = void 0;
		}
		if (this.#isInternalWrite || !this.isSpinning) return originalWrite.call(stream, chunk, resolvedEncoding, resolvedCallback);
		if (this.#lines > 0) this.clear();
		const chunkString = this.#stringifyChunk(chunk, resolvedEncoding);
		const chunkTerminatesLine = chunkString.at(-1) === "\n";
		const writeResult = originalWrite.call(stream, chunk, resolvedEncoding, resolvedCallback);
		if (chunkTerminatesLine) this.#isDeferringRender = false;
		else if (chunkString !== "") this.#isDeferringRender = true;
		if (this.isSpinning && !this.#isDeferringRender) this.#render();
		return writeResult;
	}
	start(text) {
		if (text) this.#text = text;
		if (this.isSpinning) return this;
		this.#isSpinning = true;
		this.#hideCursor();
		this.#installHook();
		this.#render();
		this.#subscribeToProcessEvents();
		if (this.#isInteractive) this.#timer = setInterval(() => {
			this.#render();
		}, this.#interval);
		return this;
	}
	stop(finalText) {
		if (!this.isSpinning) return this;
		const shouldWriteNewline = this.#isDeferringRender;
		this.#isSpinning = false;
		if (this.#timer) {
			clearInterval(this.#timer);
			this.#timer = void 0;
		}
		this.#isDeferringRender = false;
		this.#uninstallHook();
		this.#showCursor();
		this.clear();
		this.#unsubscribeFromProcessEvents();
		if (finalText) {
			const prefix = shouldWriteNewline ? "\n" : "";
			this.#stream.write(`${prefix}${finalText}\n`);
		}
		return this;
	}
	#symbolStop(symbol, text) {
		return this.stop(`${symbol} ${text ?? this.#text}`);
	}
	success(text) {
		return this.#symbolStop(successSymbol, text);
	}
	error(text) {
		return this.#symbolStop(errorSymbol, text);
	}
	warning(text) {
		return this.#symbolStop(warningSymbol, text);
	}
	info(text) {
		return this.#symbolStop(infoSymbol, text);
	}
	get isSpinning() {
		return this.#isSpinning;
	}
	get text() {
		return this.#text;
	}
	set text(value) {
		this.#text = value ?? "";
		this.#render();
	}
	get color() {
		return this.#color;
	}
	set color(value) {
		this.#color = value;
		this.#render();
	}
	clear() {
		if (!this.#isInteractive) return this;
		if (this.#lines === 0) return this;
		this.#internalWrite(() => {
			this.#stream.cursorTo(0);
			for (let index = 0; index < this.#lines; index++) {
				if (index > 0) this.#stream.moveCursor(0, -1);
				this.#stream.clearLine(1);
			}
		});
		this.#lines = 0;
		return this;
	}
	#render() {
		if (this.#isDeferringRender) return;
		const useSynchronizedOutput = this.#isInteractive;
		const now = Date.now();
		if (this.#currentFrame === -1 || now - this.#lastSpinnerFrameTime >= this.#interval) {
			this.#currentFrame = ++this.#currentFrame % this.#frames.length;
			this.#lastSpinnerFrameTime = now;
		}
		const applyColor = base_exports[this.#color] ?? cyan;
		const frame = this.#frames[this.#currentFrame];
		let string = `${applyColor(frame)} ${this.#text}`;
		if (!this.#isInteractive) string += "\n";
		if (useSynchronizedOutput) this.#withSynchronizedOutput(() => {
			this.clear();
			this.#write(string);
		});
		else this.#write(string);
		if (this.#isInteractive) this.#lines = this.#lineCount(string);
	}
	#write(text) {
		this.#internalWrite(() => {
			this.#stream.write(text);
		});
	}
	#lineCount(text) {
		const width = this.#stream.columns || 80;
		const lines = stripVTControlCharacters(text.replaceAll(oscSequenceRegex, "")).split("\n");
		let lineCount = 0;
		for (const line of lines) lineCount += Math.max(1, Math.ceil(line.length / width));
		return lineCount;
	}
	#hideCursor() {
		if (this.#isInteractive) this.#write("\x1B[?25l");
	}
	#showCursor() {
		if (this.#isInteractive) this.#write("\x1B[?25h");
	}
	#subscribeToProcessEvents() {
		if (!this.#handleSignals) return;
		process$1.once("SIGINT", this.#exitHandlerBound);
		process$1.once("SIGTERM", this.#exitHandlerBound);
	}
	#unsubscribeFromProcessEvents() {
		if (!this.#handleSignals) return;
		process$1.off("SIGINT", this.#exitHandlerBound);
		process$1.off("SIGTERM", this.#exitHandlerBound);
	}
	#exitHandler(signal) {
		if (this.isSpinning) this.stop();
		const exitCode = signal === "SIGINT" ? 130 : signal === "SIGTERM" ? 143 : 1;
		process$1.exit(exitCode);
	}
};
function yoctoSpinner(options) {
	return new YoctoSpinner(options);
}

// src/terminal/draw/follow-jobs.ts
/** Turns the jobs of a runner into news of stages. Jobs that plan, publish for an agent or are skipped are no news. */
function createJobFollower(config) {
	const orders = /* @__PURE__ */ new Map();
	return (job) => {
		if (job.conclusion === "skipped") return void 0;
		const role = job.name.split(" / ").at(-1) ?? "";
		const ordered = role === "plan" ? parseOrder(job.finished?.outputs.task) : void 0;
		if (ordered !== void 0) orders.set(job.runId, ordered);
		const order = orders.get(job.runId) ?? parseOrder(job.inputs.task);
		if (order === void 0) return describeOther(job, role);
		const stage = findStage(config, order);
		return role === workerRole(stage) ? describeStage(job, describeWork(order, stage)) : describeOther(job, role);
	};
}
/** Returns the role of the job that does the work of a stage. Publishing is all that a built-in does. */
function workerRole(stage) {
	return stage !== void 0 && !isAgentStage(stage.definition) ? "publish" : "agent";
}
const orderSchema = object({
	run: string(),
	task: string(),
	execution: number(),
	agent: string().optional()
});
function parseOrder(text) {
	if (text === void 0 || text === "") return void 0;
	const parsed = orderSchema.safeParse(parseJson(text));
	return parsed.success ? parsed.data : void 0;
}
function findStage(config, { run, task, agent }) {
	const pipeline = config?.pipelines[parseRunName(run, Object.keys(config.pipelines))?.pipeline ?? ""];
	const name = stageOfConfig(task);
	const definition = pipeline?.stages[name];
	if (config === void 0 || pipeline === void 0 || definition === void 0) return void 0;
	const names = Object.keys(pipeline.stages);
	const worker = isAgentStage(definition) ? nameWorker(config, agent ?? definition.agent) : definition.uses;
	return {
		definition,
		place: {
			number: names.indexOf(name) + 1,
			of: names.length
		},
		worker
	};
}
/** Returns the engine of an agent. A program of the user is better known by the name of its agent. */
function nameWorker({ agents }, agent) {
	const engine = agents[agent]?.engine ?? "command";
	return engine === "command" ? agent : engine;
}
function describeWork({ run, task, execution }, stage) {
	return {
		run,
		stage: task,
		execution,
		place: stage?.place,
		worker: stage?.worker ?? "the agent"
	};
}
function describeStage(job, work) {
	if (job.state === "started") return {
		kind: "begun",
		work,
		job: job.id
	};
	const { finished } = job;
	const milliseconds = finished === void 0 ? 0 : Date.parse(finished.finishedAt) - Date.parse(finished.startedAt);
	return {
		kind: "ended",
		work,
		job: job.id,
		end: {
			...readEnd(job),
			milliseconds
		}
	};
}
const outputSchema = object({
	outcome: string(),
	handoff: object({ summary: string() }).optional().catch(void 0),
	failure: object({ message: string() }).optional().catch(void 0),
	note: string().optional().catch(void 0),
	transfer: object({ to: string() }).optional().catch(void 0),
	children: childCallsSchema.optional().catch(void 0)
});
function readEnd({ finished, conclusion }) {
	const output = outputSchema.safeParse(parseJson(finished?.outputs["agent-output"] ?? ""));
	if (output.success) {
		const { outcome, handoff, failure, note, transfer, children } = output.data;
		if (transfer !== void 0) return {
			outcome,
			summary: `hands over to ${transfer.to}`
		};
		if (failure === void 0 && children?.wait !== void 0) return {
			outcome: "waiting",
			summary: describeAsked(children)
		};
		return {
			outcome,
			summary: firstLine(failure?.message ?? handoff?.summary ?? note ?? "")
		};
	}
	const opened = /^Opened .*$/m.exec(finished?.summary ?? "")?.[0] ?? "";
	const outcome = finished?.outputs.outcome;
	if (outcome !== void 0 && outcome !== "") return {
		outcome,
		summary: opened
	};
	return {
		outcome: conclusion === "success" ? "succeeded" : conclusion ?? "crashed",
		summary: opened
	};
}
function describeAsked({ requests: { length } }) {
	if (length === 0) return "waits for its children";
	return length === 1 ? "asks for one child and waits" : `asks for ${length} children and waits`;
}
function firstLine(text) {
	return text.split("\n").find((line) => line.trim() !== "")?.trim() ?? "";
}
const quiet = /* @__PURE__ */ new Set([
	"plan",
	"publish",
	"forward",
	"verify",
	"sweep",
	"agent"
]);
/** Describes jobs of the user's own, and every job that failed. */
function describeOther({ state, name, title, conclusion }, role) {
	if (state === "finished" && conclusion === "failure") return {
		kind: "job",
		text: `✘ ${name} of "${title}" failed`
	};
	if (quiet.has(role)) return void 0;
	if (state === "started") return {
		kind: "job",
		text: `▶ ${name} is working`
	};
	return {
		kind: "job",
		text: conclusion === "success" ? `✔ ${name} succeeded` : `✘ ${name} ${conclusion ?? "ended"}`
	};
}

// src/terminal/draw/progress.ts
/** Starts to report progress: on a terminal with a line that moves while stages are at work, elsewhere with plain lines. */
function createProgress(options) {
	const follow = createJobFollower(options.config);
	const line = options.stream.isTTY === true ? createMovingLine(options) : createPlainLines(options);
	const working = /* @__PURE__ */ new Map();
	return {
		say: (text) => line.print(cleanForTerminal(text)),
		stop: () => line.stop(),
		onJob(job) {
			const news = follow(job);
			if (news?.kind === "job") line.print(cleanForTerminal(news.text));
			if (news?.kind === "begun") {
				working.set(news.job, news.work);
				line.begin([...working.values()], news.work);
			}
			if (news?.kind === "ended") {
				working.delete(news.job);
				line.print(renderEnd(news.work, {
					end: news.end,
					...options
				}));
				line.begin([...working.values()], void 0);
			}
		}
	};
}
function createPlainLines({ stream }) {
	return {
		print: (text) => void stream.write(`${text}\n`),
		begin: (_, begun) => void (begun !== void 0 && stream.write(`▶ ${describeWorking(begun)}\n`)),
		stop: () => void 0
	};
}
const second = 1e3;
function createMovingLine({ stream, width }) {
	const spinner = yoctoSpinner({
		stream,
		handleSignals: false
	});
	let shown;
	let isStopped = false;
	const draw = () => {
		if (shown === void 0) return;
		const seconds = Math.round((Date.now() - shown.since) / second);
		spinner.text = cutTo(`${shown.text} … ${seconds} s`, width - 4);
	};
	const timer = setInterval(draw, second);
	timer.unref();
	const show = () => {
		draw();
		if (shown === void 0) spinner.stop();
		else if (!spinner.isSpinning) spinner.start();
	};
	return {
		print(text) {
			if (spinner.isSpinning) spinner.stop();
			stream.write(`${text}\n`);
			show();
		},
		begin(working) {
			const text = working.map(describeWorking).join(" · ");
			shown = text === "" || isStopped ? void 0 : {
				text,
				since: Date.now()
			};
			show();
		},
		stop() {
			clearInterval(timer);
			isStopped = true;
			shown = void 0;
			spinner.stop();
		}
	};
}
function describeWorking(work) {
	return cleanForTerminal(`${nameOf(work)}  ${work.worker} is working`);
}
function nameOf({ place, stage, execution }) {
	return `${place === void 0 ? "" : `${place.number}/${place.of} `}${padTo(`${stage}${execution > 1 ? ` (start ${execution})` : ""}`, 12)}`;
}
const words = {
	noop: "had nothing to do",
	"needs-input": "needs input",
	cancelled: "was cancelled",
	failure: "failed",
	waiting: "ended its turn"
};
/** Renders the line of a stage that has ended. A summary that is too long for the line is cut. */
function renderEnd(work, { end, colors, width }) {
	const { outcome, milliseconds, summary } = end;
	const icon = renderIcon(statusOf(outcome), { colors });
	const time = `in ${Math.max(1, Math.round(milliseconds / second))} s`;
	const start = cleanForTerminal(`${nameOf(work)}  ${words[outcome] ?? outcome} ${time}`);
	const room = width - 2 - widthOf(start) - 2;
	return `${icon} ${start}${summary === "" ? "" : `: ${cutTo(cleanForTerminal(summary), room)}`}`;
}
/** Returns the status for an outcome that a job left; a job that left none has failed. */
function statusOf(outcome) {
	if (outcome === "waiting") return "waiting";
	const parsed = outcomeSchema.safeParse(outcome);
	return parsed.success ? parsed.data : "failed";
}

// src/terminal/draw/terminal-options.ts
const narrowest = 80;
const widest = 120;
/** Returns the width for a stream: its own, within what is comfortable to read. */
function chooseWidth(columns) {
	return Math.min(widest, Math.max(narrowest, columns ?? narrowest));
}

// src/terminal/draw/run-until-signal.ts
/** Exit code of a program that was ended by Ctrl-C. */
const interrupted = 130;
/** The signals by which a person ends a program: Ctrl-C, `kill`, and closing the terminal. */
const endings = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/**
* Runs work that shows its progress, and clears up after itself when a person ends the program. Returns its exit code, or 130. `keep` is
* the folder that stays because the person asked for it.
*/
async function runUntilSignal(work, keep) {
	const { stderr } = process;
	const controller = new AbortController();
	let progress;
	const openProgress = (config) => {
		progress = createProgress({
			stream: stderr,
			width: chooseWidth(stderr.columns),
			colors: import_picocolors.default,
			config
		});
		return progress;
	};
	const stop = () => {
		progress?.stop();
		stderr.write(`Stopping. ${keep === void 0 ? "Nothing" : `Nothing but ${keep}`} is left behind.\n`);
		controller.abort();
	};
	for (const signal of endings) process.once(signal, stop);
	try {
		return await work({
			signal: controller.signal,
			openProgress
		});
	} catch (error) {
		if (controller.signal.aborted) return interrupted;
		throw error;
	} finally {
		for (const signal of endings) process.off(signal, stop);
	}
}

export { request$1 as C, personEmail as S, runGit as _, createLocalWorld as a, settle as b, listen as c, collectReport as d, describeThread as f, readGit as g, findGit as h, renderThreadHtml as i, isKnownAction as l, createGitRepository as m, chooseWidth as n, ownRepository as o, readSteps as p, renderThreadBody as r, findFreePort as s, runUntilSignal as t, buildReport as u, collectFacts as v, list$1 as x, labelsOf as y };