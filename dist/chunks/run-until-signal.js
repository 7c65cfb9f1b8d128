import { i as __toESM, n as __exportAll } from "./rolldown-runtime.js";
import { C as unknown, S as union, b as string, f as int, g as object, h as number, l as boolean, r as _enum, s as array, v as record } from "./zod.js";
import { o as parseJson, u as cleanForTerminal } from "./job-cli.js";
import { Ha as outcomeSchema, Pr as handoffSchema, Ur as childCallsSchema, Zt as parseRunName, a as createOctokit, ct as createNodeHasher, eo as stageOfConfig, ft as createDeflate, mt as createTextArtifacts, pt as createSystemClock, ut as createVerifier, x as decodeRecords, yn as loadGatesOf, yo as decodePorts } from "./job-agent-plan-publish.js";
import { Vt as isAgentStage, u as parse$1 } from "./job-agent-plan-publish-validate.js";
import { Mn as createGitHub, Tr as actionsAccount, g as createArtifactReader } from "./job-plan-publish.js";
import { t as require_picocolors } from "./picocolors.js";
import { t as createConsoleLog } from "./console-log.js";
import { C as Hono, f as escapeHtml, m as limitText, p as formatMinute, r as describeRuns, s as renderGitHubMarkdown, t as fillStoredRecords, u as drawGraph, v as renderScroll, x as createAdaptorServer } from "./fill-records.js";
import { r as toComment } from "./to-comment.js";
import { i as widthOf, n as padTo, t as cutTo } from "./text-width.js";
import { t as projectRoot } from "./project-root.js";
import { _ as toValue, a as evaluateExpression, c as readTemplate, d as notImplemented, f as buildPostCondition, g as isMap$1, h as isList, i as coerceString, l as buildSteps, m as messageOf, n as readWorkflow, o as isTruthy, p as WorkflowError, r as DEFAULT_PERMISSIONS, s as getActionSchema, u as readFields } from "./read-workflow.js";
import { n as renderIcon } from "./stage-words.js";
import { createServer } from "node:net";
import { stripVTControlCharacters } from "node:util";
import { deflateSync, inflateSync } from "node:zlib";
import { createHash, createHmac, createPublicKey, randomBytes, randomUUID, timingSafeEqual, verify } from "node:crypto";
import { constants, tmpdir } from "node:os";
import process$1 from "node:process";
import { basename, dirname, join, normalize, relative, resolve as resolve$1, sep } from "node:path";
import { appendFileSync, constants as constants$1, copyFileSync, cpSync, existsSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { appendFile, cp, mkdir, readFile, readdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { StringDecoder } from "node:string_decoder";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { spawn, spawnSync } from "node:child_process";
import tty from "node:tty";

// src/lab/world/ask-as-person.ts
const personEmail = "you@localhost";
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
const labelsSchema = array(object({ get name() {
	return string();
} })).catch([]);
function labelsOf(issue) {
	return labelsSchema.parse(issue.labels).map(({ name }) => name);
}
const query$1 = "query($ids: [ID!]!) { nodes(ids: $ids) { ... on IssueComment { lastEditedAt isMinimized } } }";
const factsSchema = object({
	get lastEditedAt() {
		return string().nullable();
	},
	get isMinimized() {
		return boolean();
	}
});
const answerSchema = object({ get data() {
	return object({ get nodes() {
		return array(factsSchema);
	} });
} });
const mostIds = 100;
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
function listNames(directory, commit, folder) {
	if (!folder.endsWith("/")) return void 0;
	const tree = findObject(directory, `${commit}:${folder.slice(0, -1)}`);
	if (tree?.type !== "tree") return void 0;
	return Buffer.from([...readEntries(tree.content).keys()].map((name) => `${folder}${name}\0`).join(""));
}
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
function readEntries(content) {
	const entries = /* @__PURE__ */ new Map();
	for (let at = 0; at < content.length;) {
		const zero = content.indexOf(0, at);
		entries.set(content.toString("utf8", content.indexOf(" ", at) + 1, zero), content.toString("hex", zero + 1, zero + 21));
		at = zero + 21;
	}
	return entries;
}
function readLoose(directory, id) {
	try {
		const bytes = inflateSync(readFileSync(join(directory, "objects", id.slice(0, 2), id.slice(2))));
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
function createGitRepository(directory) {
	return {
		directory,
		answers: /* @__PURE__ */ new Map()
	};
}
function runGit(repository, args, options = {}) {
	return isAboutFixedObjects(args) ? readOnce(repository, args) : startGit(repository.directory, args, options);
}
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
function isAboutFixedObjects([command = "", ...args]) {
	if (!readers.has(command)) return false;
	const names = args.filter((arg) => !arg.startsWith("-") && !(command === "cat-file" && /^[a-z]+$/.test(arg)));
	const objects = command === "ls-tree" ? names.slice(0, 1) : names;
	return objects.length > 0 && objects.every((name) => name.split(/\.{2,3}/).every((side) => fullId.test(side)));
}
const mostAnswers = 1e3;
const largestAnswerBytes = 65536;
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
function describeRequests({ server }) {
	const byJob = countRequests(server.requests);
	return {
		total: Object.values(byJob).reduce((sum, counted) => sum + counted, 0),
		byJob,
		writes: countRequests(server.requests.filter(isWrite))
	};
}
function isWrite(request) {
	if (request.path.endsWith("/graphql")) return "isMutation" in request && request.isMutation === true;
	return request.method !== "GET";
}
function countRequests(requests) {
	const counts = {};
	for (const { by } of requests) if (/^(?:app:|[\w-]+: )/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
	return counts;
}

// src/lab/report/read-steps.ts
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
async function collectReport(world) {
	return buildReport(world, await collectFacts(world));
}
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
	get title() {
		return string();
	},
	get body() {
		return string().nullable();
	},
	get created_at() {
		return string();
	},
	get state() {
		return _enum(["open", "closed"]);
	},
	get user() {
		return object({ get login() {
			return string();
		} }).nullable();
	}
});
const branchSchema = object({ get ref() {
	return string();
} });
const pullSchema = object({
	get number() {
		return int();
	},
	head: branchSchema,
	base: branchSchema
});
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
	get action() {
		return string();
	},
	get client_payload() {
		return record(string(), unknown());
	}
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

// src/local/runner/plan/match-event.ts
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
function startsWorkflows(event) {
	return !event.fromJobToken || DISPATCHES.includes(event.name) || waitsForApproval(event);
}
function waitsForApproval({ name, fromJobToken, payload }) {
	return fromJobToken && name === "pull_request" && PULL_REQUEST_TYPES.includes(String(payload.action));
}
function matchesEvent(workflow, event) {
	const { triggers, file } = workflow;
	if (event.dispatch) return triggers.dispatch !== void 0 && isDispatchedFile(file, event.dispatch.workflow);
	const payload = toValue(event.payload);
	if (event.name === "schedule") return triggers.crons.includes(String(valueAt(payload, "schedule")));
	const filter = triggers.events.get(event.name);
	return filter !== void 0 && event.name !== "workflow_call" && passesFilter(filter, event, payload);
}
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
function passesPaths({ paths, "paths-ignore": ignored }, { changed }) {
	if (changed === void 0) return true;
	if (paths) return changed.some((path) => matchesFilter(paths, path));
	return !ignored || changed.some((path) => !matchesFilter(ignored, path));
}
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
function valueAt(value, ...path) {
	let current = value;
	for (const key of path) current = isMap$1(current) && !isList(current) ? current[key] : void 0;
	return current ?? void 0;
}
function textOf(value) {
	return typeof value === "string" ? value : void 0;
}

// src/local/runner/run/concurrency-groups.ts
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
	return { async acquire(cancellation) {
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
function describeWrongUses(uses) {
	return `Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`;
}
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
	const files = (source.kind === "commit" ? await listCommitted(source.git, source.sha) : await readdir(join(source.directory, FOLDER))).filter((name) => /\.ya?ml$/.test(name)).sort();
	return Promise.all(files.map(async (name) => ({
		file: `${FOLDER}/${name}`,
		text: await readSource(source, `${FOLDER}/${name}`)
	})));
}
function readSource(source, file) {
	if (source.kind === "folder") return readFile(join(source.directory, file), "utf8");
	return runGit(source.git, ["show", `${source.sha}:${file}`]).then(String);
}
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

// src/local/runner/workflow/read-action.ts
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

// src/local/runner/job/borrow-objects.ts
const listOfOthers = "objects/info/alternates";
function borrowsObjects(directory) {
	return existsSync(join(directory, listOfOthers));
}
async function borrowObjects({ directory, own, how }) {
	const objects = join(directory, "objects");
	await mkdir(join(own, "objects/info"), { recursive: true });
	if (how === "share") return writeFile(join(own, listOfOthers), `${objects}\n`);
	for (const store of await listStores(objects)) await copyStore(store, join(own, "objects"));
}
async function copyStore(from, to) {
	for (const folder of await readdir(from)) {
		if (!/^(?:[0-9a-f]{2}|pack)$/.test(folder)) continue;
		const names = (await readdir(join(from, folder))).filter((name) => !/^(?:tmp_|\.tmp)/.test(name));
		await mkdir(join(to, folder), { recursive: true });
		for (const name of names) copyFileSync(join(from, folder, name), join(to, folder, name), constants$1.COPYFILE_FICLONE);
	}
}
async function listStores(objects) {
	const file = join(objects, "info/alternates");
	if (!existsSync(file)) return [objects];
	const others = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
	return [objects, ...(await Promise.all(others.map((other) => listStores(resolve$1(objects, other))))).flat()];
}
async function writeFetchedRefs({ source, own, commit, ref, isShallow }) {
	if (isShallow) await writeFile(join(own, "shallow"), `${commit}\n`);
	else {
		const lines = (await readGit(source, [
			"for-each-ref",
			`--format=%(objectname) %(refname)`,
			"refs/heads/",
			"refs/tags/"
		])).split("\n").map((line) => line.replace(" refs/heads/", " refs/remotes/origin/"));
		await writeFile(join(own, "packed-refs"), `${lines.join("\n")}\n`);
		const shallow = join(source.directory, "shallow");
		if (existsSync(shallow)) await cp(shallow, join(own, "shallow"));
	}
	if (ref === void 0) return;
	await mkdir(dirname(join(own, ref)), { recursive: true });
	await writeFile(join(own, ref), `${commit}\n`);
}
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
	const commit = target.branch === void 0 ? (await readFile(join(folder, ".git/HEAD"), "utf8")).trim() : target.commit;
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
	const own = join(options.folder, ".git");
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
function isBorrowed({ source, inputs }, folder) {
	const depth = inputs["fetch-depth"] || "1";
	return (depth === "0" || depth === "1" && borrowsObjects(source.directory)) && !existsSync(join(folder, ".git"));
}
async function borrow({ source, inputs }, { folder, target, url }) {
	await initialise(folder, url);
	const own = join(folder, ".git");
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
function isOneCommit({ inputs }, folder) {
	return (inputs["fetch-depth"] || "1") === "1" && !isTrue(inputs["fetch-tags"]) && !existsSync(join(folder, ".git"));
}
function isReadOnly(clone, folder) {
	const { "sparse-checkout": paths, submodules, lfs } = clone.inputs;
	return Boolean(paths) && !submodules && !lfs && readdirSync(folder).length === 0 && isOneCommit(clone, folder);
}
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
	return join(copies, "fetched", createHash("sha256").update(key).digest("hex"));
}
async function initialise(folder, url) {
	const own = join(folder, ".git");
	const remote = `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
	if (existsSync(own)) return appendFile(join(own, "config"), remote);
	for (const name of [
		"objects/info",
		"objects/pack",
		"refs/heads",
		"refs/tags",
		"info"
	]) await mkdir(join(own, name), { recursive: true });
	await writeFile(join(own, "HEAD"), "ref: refs/heads/main\n");
	await writeFile(join(own, "config"), `[core]
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
function refuseDetours(workspace, path) {
	const parts = path.split(sep);
	if (parts.some((part) => part.toLowerCase() === ".git")) throw new Error(`Repository path '${path}' leads into .git. Name a folder beside it`);
	for (const count of parts.keys()) {
		const part = parts.slice(0, count + 1).join(sep);
		if (lstatSync(join(workspace, part), { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new Error(`Repository path '${path}' leads through the link '${part}', which may end anywhere. Name a folder`);
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
	await appendFile(join(folder, ".git/config"), "[core]\n	sparseCheckout = true\n	sparseCheckoutCone = false\n");
	await mkdir(join(folder, ".git/info"), { recursive: true });
	await writeFile(join(folder, ".git/info/sparse-checkout"), `${patterns.join("\n")}\n`);
}
async function checkOutTarget({ git, inputs }, { branch, commit }) {
	await git("checkout", "--quiet", "--force", ...branch === void 0 ? ["--detach"] : ["-B", branch], commit);
	if (branch !== void 0) await git("branch", "--quiet", `--set-upstream-to=origin/${branch}`);
	const submodules = inputs.submodules?.toLowerCase();
	if (submodules === "true") await git("submodule", "update", "--init");
	if (submodules === "recursive") await git("submodule", "update", "--init", "--recursive");
	if (isTrue(inputs.lfs)) await git("lfs", "pull", "origin");
}
async function storeCredentials({ machine, inputs }, { git }) {
	const file = join(machine.folders.temp, `git-credentials-${randomUUID()}.config`);
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
async function findAction(machine, frame, uses) {
	const reference = parseUses(uses);
	if (reference === void 0) throw new Error(describeWrongUses(uses));
	if (reference.kind === "workspace") return readFolder(join(machine.folders.workspace, uses), uses, machine.order.source);
	if (reference.kind === "self") {
		const root = await materialiseSource(frame.source, join(machine.folders.actions, sourceName(frame.source)));
		return readFolder(join(root, reference.path), uses, frame.source);
	}
	if (reference.kind === "repository") {
		const { repository, path } = reference;
		const directory = machine.order.settings.uses[repository];
		if (directory !== void 0) return readFolder(join(directory, path), uses, {
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
function isKnownAction(uses, folders) {
	const reference = parseUses(uses);
	return reference?.kind === "repository" && folders[reference.repository] !== void 0 || findBuiltInAction(uses) !== void 0;
}
function sourceName(source) {
	return source.kind === "commit" ? `${source.repository.replace("/", "_")}_${source.sha}` : source.repository;
}
async function readFolder(folder, uses, source) {
	for (const file of ["action.yml", "action.yaml"]) {
		const text = await readFile(join(folder, file), "utf8").catch(() => void 0);
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
async function useOwnNode({ log }) {
	log.write(`Node ${process.version} of this machine is used`);
	return { outputs: {
		"node-version": process.version,
		"cache-hit": "false"
	} };
}

// src/local/runner/plan/check-call.ts
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
function checkConcurrency(concurrency) {
	if (concurrency?.kind !== "map") return [];
	const values = new Map(concurrency.entries.map(({ key, value }) => [key, value.kind === "literal" ? value.value : void 0]));
	if (values.get("queue") !== "max" || values.get("cancel-in-progress") !== true) return [];
	return [{
		...concurrency.place,
		message: "'queue: max' cannot be combined with 'cancel-in-progress: true'"
	}];
}
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

// src/local/runner/run/load-workflow.ts
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
function findHead$1(event) {
	const payload = toValue(event.payload);
	const head = event.name.startsWith("pull_request") && event.name !== "pull_request_target" && valueAt(payload, "pull_request", "head") || null;
	return {
		sha: String(valueAt(head, "sha") ?? event.sha),
		branch: String(valueAt(head, "ref") ?? shortRef(event.ref)),
		repository: String(valueAt(head, "repo", "full_name") ?? event.repository)
	};
}
function readInputs({ name, payload }) {
	const inputs = name === "workflow_dispatch" ? valueAt(toValue(payload), "inputs") : void 0;
	if (!isMap$1(inputs)) return {};
	return Object.fromEntries(Object.entries(inputs).flatMap(([key, value]) => typeof value === "string" ? [[key, value]] : []));
}
function isUntrusted(event) {
	return isFromFork(event) || isOfPull(event) && event.sender === "dependabot[bot]";
}
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
function resolveTemplate(template, scope) {
	if (template.kind === "literal") return template.value;
	if (template.kind === "list") return template.items.map((item) => resolveTemplate(item, scope));
	if (template.kind === "expression") return withLocation(template, () => evaluateExpression(template.expression, scope));
	return Object.fromEntries(template.entries.map(({ key, value }) => [key, resolveTemplate(value, scope)]));
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
	if (isMap$1(value) || isList(value)) return JSON.stringify(value);
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
const ORDER = [
	"failure",
	"cancelled",
	"success"
];
function combineResults(results) {
	return ORDER.find((result) => results.includes(result)) ?? "skipped";
}
function combineLegs(legs) {
	return {
		result: combineResults(legs.map(({ result }) => result)),
		outputs: Object.assign({}, ...legs.map(({ outputs }) => outputs))
	};
}

// src/local/runner/run/resolve-concurrency.ts
function resolveClaim(concurrency, at, { scope, cancellation }) {
	if (!concurrency) return void 0;
	const value = resolveTemplate(concurrency, at);
	const map = isMap$1(value) ? value : { group: value };
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
	if (isMap$1(value) || isList(value)) return fail$1(template, `Unexpected value for input '${name}', a ${type} was expected`);
	if (type === "string") return coerceString(value);
	return typeof value === type ? value : fail$1(template, `Unexpected value '${value ?? ""}' for input '${name}', a ${type} was expected`);
}
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
function expandStrategy(strategy) {
	const map = isMap$1(strategy) ? strategy : {};
	const legs = isMap$1(map.matrix) ? expandMatrix(map.matrix) : [{}];
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
	return isList(value) ? value.filter(isMap$1) : [];
}
function contains(leg, part) {
	return Object.entries(part).every(([key, value]) => JSON.stringify(leg[key]) === JSON.stringify(value));
}

// src/local/runner/run/matrix-leg.ts
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
function nameLeg({ scope, planned, jobScope, matrix }) {
	const { job } = planned;
	const given = job.name ? resolveString(job.name, jobScope) : "";
	const values = Object.values(matrix).flatMap(flatten);
	return `${scope.prefix}${given || (values.length > 0 ? `${job.key} (${values.join(", ")})` : job.key)}`;
}
function flatten(value) {
	if (isMap$1(value)) return Object.values(value).flatMap(flatten);
	if (isList(value)) return value.flatMap(flatten);
	return value === null || value === "" ? [] : [String(value)];
}

// src/local/runner/job/masker.ts
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
const LARGEST_SUMMARY = 1048576;
async function createCommandFiles(temp) {
	const folder = join(await realpath(temp), "_runner_file_commands");
	await mkdir(folder, { recursive: true });
	if (await realpath(folder) !== folder) throw new Error(`A step has put a link in the place of ${folder}.`);
	const id = randomUUID();
	const fileOf = (kind) => join(folder, `${kind}_${id}`);
	const kinds = Object.keys(VARIABLES$1);
	await Promise.all(kinds.map((kind) => writeFile(fileOf(kind), "")));
	return {
		env: Object.fromEntries(kinds.map((kind) => [VARIABLES$1[kind], fileOf(kind)])),
		async read() {
			const texts = await Promise.all(kinds.map((kind) => readOwn(fileOf(kind)).catch(() => "")));
			await Promise.all(kinds.map((kind) => rm(fileOf(kind), { force: true })));
			return parse(Object.fromEntries(kinds.map((kind, index) => [kind, texts[index] ?? ""])));
		}
	};
}
async function readOwn(file) {
	return await realpath(file) === file ? readFile(file, "utf8") : "";
}
function parse(texts) {
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
const LONGEST_STRING = 131072;
const DRAIN = 2e3;
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
function signalGroup({ pid }, signal) {
	if (pid === void 0) return false;
	try {
		return process.kill(-pid, signal);
	} catch {
		return false;
	}
}
function readLines(stream, onLine) {
	const decoder = new StringDecoder("utf8");
	const lines = createLineSplitter(onLine);
	stream.on("data", (chunk) => lines.write(decoder.write(chunk)));
	return () => {
		lines.write(decoder.end());
		lines.end();
	};
}
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
function buildActionEnvironment(machine, inputs) {
	const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, value]);
	return {
		...Object.fromEntries(named),
		ACTIONS_RUNTIME_TOKEN: machine.order.runtimeToken,
		ACTIONS_RESULTS_URL: machine.order.resultsUrl
	};
}
function buildGithubEnvironment(github) {
	const present = VARIABLES.filter((name) => github[name] !== void 0 && !isMap$1(github[name]));
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
	const base = isMap$1(github) ? github : {};
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
	const hashes = globSync([...patterns], { cwd: workspace }).map((file) => join(workspace, file)).sort().filter((file) => statSync(file).isFile()).map((file) => createHash("sha256").update(readFileSync(file)).digest());
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
async function runNode(call, { folder, action }, inputs) {
	const { machine, frame, env } = call;
	const { job, settings } = machine.order;
	const { node, functions, processes } = settings;
	const start = (by, file, state) => {
		const path = join(folder, file);
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
			...isMap$1(github) ? github : {},
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
	const file = join(machine.folders.temp, `${randomUUID()}.sh`);
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
const DEFAULT_LIMIT = 360;
const CANCEL_LIMIT = 5;
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
	const github = isMap$1(order.contexts.github) ? order.contexts.github : {};
	const name = order.event.repository.split("/").at(-1) ?? "work";
	const folders = {
		workspace: join(folder, "work", name, name),
		temp: join(folder, "work", "_temp"),
		home: join(folder, "home"),
		tools: order.settings.tools ?? join(folder, "tools"),
		actions: join(folder, "work", "_actions")
	};
	await Promise.all(Object.values(folders).map((path) => mkdir(path, { recursive: true })));
	const eventPath = join(folders.temp, "_github_workflow", "event.json");
	await mkdir(join(folders.temp, "_github_workflow"));
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
function takeAway(machine) {
	machine.isCapped = true;
	machine.order.cancellation.request("lost");
}
function renderCap({ order }) {
	return {
		name: "Complete job",
		conclusion: "failure",
		log: `##[error]The job has exceeded the maximum execution time of ${order.cap}m0s`
	};
}
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
			folder: join(settings.directory, `run-${runId}-${attempt}`, `job-${id}`),
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
async function writeLog({ scope }, { runId, name, steps }) {
	const { settings, attempt } = scope.run;
	const folder = join(settings.directory, "logs", `run-${runId}-${attempt}`);
	await mkdir(folder, { recursive: true });
	const text = steps.map((step) => `=== ${step.name}: ${step.conclusion}\n${step.log}\n`).join("\n");
	await writeFile(join(folder, `${name.replaceAll(/[^\w.()-]+/g, "-")}.log`), text);
}
function canReadContents(permissions, payload) {
	const { repository } = payload;
	return !(valueAt(isMap$1(repository) ? repository : null, "private") === true) || permissions.contents === "read" || permissions.contents === "write";
}
function toResult(conclusion, job, { jobScope }) {
	if (conclusion === "success" || conclusion === "cancelled") return conclusion;
	return job.continueOnError && resolveBoolean(job.continueOnError, jobScope) ? "success" : "failure";
}
const SLIM_LIMIT = 15;
const HOSTED = /^(?:ubuntu|windows|macos)-(?:latest|slim|\d[\d.]*)(?:-(?:arm|intel|large|xlarge|vs\d+))?$/i;
function resolveLabels(job, { scope, jobScope }) {
	const runsOn = resolveTemplate(job.runsOn, jobScope);
	const values = isList(runsOn) ? runsOn : [isMap$1(runsOn) ? runsOn.labels ?? runsOn.group ?? "" : runsOn];
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
	return String((isMap$1(value) ? value.name : value) ?? "");
}
function describeForeign(labels) {
	return `Called workflows cannot be queued onto self-hosted runners across organisations/enterprises. Failed to queue this job. Labels: ${labels.map((label) => `'${label}'`).join(", ")}.`;
}
function ownerOf(repository) {
	return repository.split("/")[0]?.toLowerCase() ?? "";
}

// src/local/runner/run/run-leg.ts
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
		outputs: isMap$1(result?.outputs) ? result.outputs : {}
	};
}

// src/local/runner/run/workflow-run.ts
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
function nameShown(plan, title) {
	return plan instanceof WorkflowError || plan.workflow.runName === void 0 ? {} : { runName: title };
}
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
function startsRun(workflow, { file, text }, event) {
	if (!(workflow instanceof WorkflowError)) return matchesEvent(workflow, event);
	return event.dispatch ? isDispatchedFile(file, event.dispatch.workflow) : new RegExp(`\\b${event.name}\\b`).test(text);
}
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
async function findFreePort() {
	const server = createServer();
	const port = await listen(server, 0);
	await new Promise((resolve) => server.close(resolve));
	return port;
}

// src/local/server/http/runtime-token.ts
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
function isoTime(milliseconds) {
	return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

// src/local/server/artifacts/signed-url.ts
const readable = 6e4;
const writable = 36e5;
function signedUrl(world, { blob }, right) {
	return buildUrl(world, {
		folder: "artifacts",
		blob,
		right
	});
}
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
	get workflow_run_backend_id() {
		return string();
	},
	get workflow_job_run_backend_id() {
		return string();
	},
	get name() {
		return string().optional();
	},
	get mime_type() {
		return string().nullish();
	},
	get expires_at() {
		return string().nullish();
	},
	get size() {
		return string().optional();
	},
	get hash() {
		return string().nullish();
	},
	get name_filter() {
		return string().nullish();
	},
	get id_filter() {
		return string().nullish();
	}
});
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
function renderFullRepository(world, repository) {
	return {
		...renderRepository(world, repository),
		network_count: 0,
		subscribers_count: 0
	};
}
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
function renderLog({ steps = [] }) {
	return `\uFEFF${steps.flatMap(({ name, log, startedAt, completedAt }) => {
		const own = log === "" ? [] : log.split("\n");
		return [...name.startsWith("Run ") ? [`##[group]${name}`, "##[endgroup]"] : [], ...own].map((line, index, all) => `${toTicks(index === all.length - 1 ? completedAt : startedAt)} ${line}`);
	}).join("\n")}\n`;
}
function toTicks(time) {
	return time.replace(/Z$/, "0000Z");
}
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
function findRef(directory, ref) {
	if (ref.split("/").includes("..")) return void 0;
	const loose = readText$1(join(directory, ref))?.trim();
	if (loose !== void 0 && /^[0-9a-f]{40}$/.test(loose)) return loose;
	return (readText$1(join(directory, "packed-refs"))?.split("\n").find((text) => text.endsWith(` ${ref}`)))?.slice(0, 40);
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
function permissionsOf(principal) {
	if (principal.kind === "job") return principal.job.permissions;
	if (principal.kind === "app-user") return principal.app.permissions;
	return principal.kind === "installation" ? principal.permissions : void 0;
}
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
function roleOf(repository, account) {
	if (account.login.toLowerCase() === repository.owner.login.toLowerCase()) return "admin";
	const role = repository.roles.get(account.login.toLowerCase()) ?? "none";
	return role === "none" && !repository.private ? "read" : role;
}
function hasRole(repository, account, minimum) {
	return ranks[roleOf(repository, account)] >= ranks[minimum];
}

// src/local/server/http/refusal.ts
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
function plainRoutes(handlers) {
	return Object.entries(handlers).map(([operation, handle]) => ({
		kind: "plain",
		operation,
		handle
	}));
}
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
const timeout = 1e4;
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
function timesOf({ name, repository: { pushed, createdAt } }) {
	const seconds = (milliseconds) => Math.floor(milliseconds / 1e3);
	return name === "push" ? {
		pushed_at: seconds(pushed.at),
		created_at: seconds(Date.parse(createdAt))
	} : {};
}
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
function identityOf(account, date) {
	return identify({
		name: account.login,
		email: emailOf(account),
		date
	});
}
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
function findWorkflowPath(repository, name) {
	if (!/^\d+$/.test(name)) return name.startsWith(folder) ? name : folder + name;
	for (const [path, id] of repository.workflows) if (String(id) === name) return path;
	throw notFound();
}
function workflowIdOf(world, repository, path) {
	const known = repository.workflows.get(path);
	if (known !== void 0) return known;
	const id = world.nextId();
	repository.workflows.set(path, id);
	return id;
}

// src/local/server/events/report-run.ts
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
function reportRun(world, state) {
	const repository = getRepository(world, state.repository);
	const known = world.runs.get(state.id);
	const now = isoTime(world.now());
	const sender = known?.sender ?? world.accounts.get(state.actor ?? "") ?? world.promisedRuns.get(state.id) ?? repository.owner;
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
function createBareRepository({ directory, owner, at, from }) {
	for (const folder of ["objects", "refs/heads"]) mkdirSync(join(directory, folder), { recursive: true });
	writeFileSync(join(directory, "HEAD"), "ref: refs/heads/main\n");
	writeFileSync(join(directory, "config"), `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n${settings}`);
	const tree = writeFolder(directory, from) ?? writeObject(directory, "tree", Buffer.alloc(0));
	const person = `${owner.login} <${emailOf(owner)}> ${Math.floor(Date.parse(at) / 1e3)} +0000`;
	const commit = `tree ${tree}\nauthor ${person}\ncommitter ${person}\n\nFirst commit\n`;
	writeFileSync(join(directory, "refs/heads/main"), `${writeObject(directory, "commit", Buffer.from(commit))}\n`);
}
function writeFolder(directory, folder) {
	const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== ".git").flatMap((entry) => writeEntry(directory, join(folder, entry.name)));
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
function writeObject(directory, type, content) {
	const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
	const id = createHash("sha1").update(bytes).digest("hex");
	const folder = join(directory, "objects", id.slice(0, 2));
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, id.slice(2)), deflateSync(bytes));
	return id;
}
function prepareBareRepository(directory) {
	appendFileSync(join(directory, "config"), settings);
}
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
	const directory = join(world.directory, "repositories", owner.login, `${name}.git`);
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
	if (principal.kind === "anonymous") return "anonymous";
	if (principal.kind === "job") return principal.job.label;
	if (principal.kind === "user" || principal.kind === "app-user") return principal.account.login;
	return `app:${principal.app.slug}`;
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
const graphqlBeside = "/api/graphql";
const bases = /^\/api(\/v3)?/;
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
async function hasOtherWorkflows(repository, sha, defaultHead = `refs/heads/${repository.defaultBranch}`) {
	const [there, here] = await Promise.all([sha, defaultHead].map((commit) => findGit(repository.git, [
		"rev-parse",
		"--verify",
		`${commit}:${workflows}`
	])));
	return there !== void 0 && there !== here;
}

// src/local/server/views/render-app.ts
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
function renderFullIssue(world, repository, issue) {
	return {
		...renderIssue(world, repository, issue),
		closed_by: issue.closedBy === void 0 ? null : renderUser(world, issue.closedBy)
	};
}
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
	const { pull, id, number, state, locked, title, body } = issue;
	const page = issuePage(world, repository, issue);
	const assignees = issue.assignees.map((account) => renderUser(world, account));
	const head = getRepositoryById(world, pull.headRepositoryId);
	const links = linksOf(world, repository, issue);
	return {
		url: links.self,
		id,
		node_id: nodeId("pull", id),
		html_url: page,
		diff_url: `${page}.diff`,
		patch_url: `${page}.patch`,
		issue_url: links.issue,
		number,
		state,
		locked,
		title,
		body,
		user: renderUser(world, issue.user),
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
const noObject = "0".repeat(40);
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
	const { body, createdAt, updatedAt, lastEditedAt } = comment;
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
			body,
			createdAt,
			updatedAt,
			lastEditedAt,
			includesCreatedEdit: lastEditedAt !== null,
			isMinimized: comment.minimizedReason !== void 0,
			minimizedReason: comment.minimizedReason ?? null,
			author: describeActor(comment.user),
			editor: comment.editor === void 0 ? null : describeActor(comment.editor)
		}
	};
}
function describeIssue(repository, issue) {
	const type = issue.pull === void 0 ? "Issue" : "PullRequest";
	const { number, title, body, createdAt, updatedAt, lastEditedAt } = issue;
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
			number,
			title,
			body: body ?? "",
			createdAt,
			updatedAt,
			lastEditedAt,
			...issue.pull === void 0 ? {} : { merged: issue.pull.mergedAt !== null },
			author: describeActor(issue.user)
		}
	};
}
function findShortId(id) {
	return id < 2 ** 31 ? id : null;
}
function describeActor(account) {
	return {
		__typename: account.type,
		login: account.login.replace("[bot]", ""),
		databaseId: findShortId(account.id)
	};
}

// src/local/server/graphql/parse-query.ts
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
	get subjectId() {
		return string();
	},
	get content() {
		return _enum(names$1);
	}
});
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
const threads = ["issues=read", "pull_requests=read"];
const accepted = {
	ref: ["contents=read"],
	mergeQueue: ["merge_queues=read"]
};
const query = object({
	get query() {
		return string();
	},
	get variables() {
		return record(string(), unknown()).nullish();
	}
});
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
	if (field.name === "nodes") return array(string()).max(100).parse(field.arguments.ids).map((id, index) => resolveNode(call, field, {
		id,
		path: [field.alias, index],
		errors
	}));
	if (field.name === "node") return resolveNode(call, field, {
		id: string().parse(field.arguments.id),
		path: [field.alias],
		errors
	});
	if (field.name === "repository") return resolveRepository(call, field, errors);
	if (field.name === "minimizeComment") return resolveMutation(field, errors, () => minimiseComment(call, field.arguments.input));
	if (field.name === "addReaction" || field.name === "removeReaction") {
		const { name } = field;
		return resolveMutation(field, errors, () => react(call, name, field.arguments.input));
	}
	if (field.name === "viewer") return resolveViewer(call, field);
	throw new Error(`Field '${field.name}' doesn't exist on type 'Query'`);
}
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
const minimised = object({
	get subjectId() {
		return string();
	},
	get classifier() {
		return _enum([
			"ABUSE",
			"DUPLICATE",
			"OFF_TOPIC",
			"OUTDATED",
			"RESOLVED",
			"SPAM"
		]);
	}
});
function minimiseComment(call, argument) {
	const { subjectId, classifier } = minimised.parse(argument);
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
function paginate(call, rows, render) {
	const page = slicePage(call, rows);
	return {
		body: page.rows.map(render),
		headers: page.headers
	};
}
function list(select, view) {
	return (call) => paginate(call, select(call), (row) => view(call.world, call.repository, row));
}
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
const read$12 = {
	accepts: ["actions=read"],
	role: "read"
};
const artifactRoutes = routesWith(read$12, {
	"GET /actions/artifacts": (call) => listArtifacts(call, () => true),
	"GET /actions/runs/{run_id}/artifacts": (call) => {
		const runId = getNumber(call, "run_id");
		return listArtifacts(call, (artifact) => artifact.runId === runId);
	},
	"GET /actions/artifacts/{artifact_id}": show(getArtifact, renderArtifact),
	"GET /actions/artifacts/{artifact_id}/{archive_format}": redirectToArchive
});
function redirectToArchive(call) {
	const artifact = getArtifact(call);
	if (call.parameters.archive_format !== "zip") throw notFound();
	if (isExpired(call.world, artifact)) throw new Refusal(410, "Artifact has expired");
	return {
		status: 302,
		headers: { location: signedUrl(call.world, artifact, "r") }
	};
}
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
	const workflow = parse$1(file);
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
	get ref() {
		return string();
	},
	get inputs() {
		return record(string(), unknown()).optional();
	},
	get return_run_details() {
		return boolean().optional();
	}
});
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
	get event_type() {
		return string().min(1).max(100);
	},
	get client_payload() {
		return record(string(), unknown()).optional();
	}
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
const mostResults = 1e3;
function selectRuns(call, workflow) {
	const { world, repository, url } = call;
	const query = url.searchParams;
	const equals = (name, value) => query.get(name) === null || query.get(name) === value;
	const created = query.get("created");
	return world.runs.list(world.settings.listLag).filter((run) => run.repositoryId === repository.id && (workflow === void 0 || run.workflow === workflow) && equals("event", run.event) && equals("branch", run.headBranch) && equals("head_sha", run.headSha) && equals("actor", run.sender.login) && (equals("status", run.status) || equals("status", run.conclusion)) && (created === null || isWithin(run.createdAt, created))).reverse().slice(0, mostResults);
}
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
const read$11 = {
	accepts: ["actions=read"],
	role: "read"
};
const write$8 = {
	accepts: ["actions=write"],
	role: "write"
};
const runRoutes = [...routesWith(read$11, {
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
function cancelRun(call) {
	const run = getRun(call);
	if (run.status === "completed") throw new Refusal(409, "Cannot cancel a workflow run that is completed.");
	for (const listener of call.world.cancelListeners) listener(run.id);
	return {
		status: 202,
		body: {}
	};
}
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
function redirectToLog(call) {
	const job = getJob(call);
	if (job.status !== "completed" || job.steps === void 0) throw notFound();
	return {
		status: 302,
		headers: { location: signedLogUrl(call.world, job.id) }
	};
}
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
const read$10 = {
	accepts: ["actions=read"],
	role: "read"
};
const settingRoutes = routesWith(read$10, { "GET /actions/workflows/{workflow_id}": getWorkflow });
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
function titleOf(text, path) {
	const workflow = parse$1(text);
	return typeof workflow === "object" && workflow !== null && "name" in workflow ? String(workflow.name) : path;
}
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
const readVariables = {
	accepts: ["actions_variables=read", "variables=read"],
	role: "write"
};
const variableRoutes = routesWith(readVariables, {
	"GET /actions/variables": (call) => renderVariables(call, [...call.repository.variables.values()]),
	"GET /actions/organization-variables": (call) => renderVariables(call, listShared(call))
});
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
async function writeTree(git, tree) {
	const index = join(git.directory, `index-${randomUUID()}`);
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
	get name() {
		return string();
	},
	get email() {
		return string();
	},
	get date() {
		return string().optional();
	}
});
const sha = string().regex(/^[0-9a-f]{40}$/);
const newCommit = object({
	get message() {
		return string();
	},
	tree: sha,
	get parents() {
		return array(sha).optional();
	},
	get author() {
		return person.optional();
	},
	get committer() {
		return person.partial().optional();
	},
	get signature() {
		return string().optional();
	}
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
	get content() {
		return string();
	},
	get encoding() {
		return string().optional();
	}
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
	get base_tree() {
		return string().optional();
	},
	get tree() {
		return array(object({
			get path() {
				return string();
			},
			get mode() {
				return _enum([
					"100644",
					"100755",
					"040000",
					"160000",
					"120000"
				]);
			},
			get type() {
				return _enum([
					"blob",
					"tree",
					"commit"
				]).optional();
			},
			get sha() {
				return string().nullish();
			},
			get content() {
				return string().optional();
			}
		}));
	}
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
	get ref() {
		return string();
	},
	get sha() {
		return string().regex(/^[0-9a-f]{40}$/);
	}
});
const refPatch = object({
	get sha() {
		return string().regex(/^[0-9a-f]{40}$/);
	},
	get force() {
		return boolean().optional();
	}
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
function permissionOfIssue(call) {
	const issue = findIssue(call, Number(call.parameters.issue_number));
	return issue && (issue.pull === void 0 ? "issues" : "pull_requests");
}
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
function checkMayEdit(call, comment) {
	const { principal, repository } = call;
	if (principal.kind !== "user" || actorOf(call).id === comment.user.id) return;
	if (!hasRole(repository, principal.account, "write")) throw new Refusal(403, "Must have admin rights to Repository.");
}
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
const commentBody = object({ get body() {
	return string();
} });
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
	const labels = change.names.map((name) => ensureLabel(world, change.repository, name));
	return relabel(world, issue, {
		...change,
		labels,
		action: "labeled"
	});
}
async function removeLabels(world, issue, change) {
	const labels = change.ids.flatMap((id) => world.labels.get(id) ?? []);
	return relabel(world, issue, {
		...change,
		labels,
		action: "unlabeled"
	});
}
async function relabel(world, issue, { repository, cause, labels, action }) {
	for (const label of labels) {
		const current = world.issues.get(issue.id) ?? issue;
		const isPresent = current.labelIds.includes(label.id);
		if (isPresent === (action === "labeled")) continue;
		const labelIds = isPresent ? current.labelIds.filter((id) => id !== label.id) : [...current.labelIds, label.id];
		const payload = { label: renderLabel(world, repository, label) };
		const event = {
			name: action,
			details: { label: {
				name: label.name,
				color: label.color
			} }
		};
		await changeIssue(world, {
			...current,
			labelIds
		}, {
			repository,
			cause,
			action,
			payload,
			event
		});
	}
	return world.issues.get(issue.id) ?? issue;
}
async function setLabels(world, issue, change) {
	const wanted = new Set(change.names.map((name) => ensureLabel(world, change.repository, name).id));
	return addLabels(world, await removeLabels(world, issue, {
		...change,
		ids: issue.labelIds.filter((id) => !wanted.has(id))
	}), change);
}
const labelName = union([string(), object({ get name() {
	return string();
} })]).transform((label) => typeof label === "string" ? label : label.name);
const names = union([object({ get labels() {
	return array(labelName).optional();
} }).transform((body) => body.labels ?? []), array(labelName)]);
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
const userRoutes = plainRoutes({
	"GET /user": (call) => ({ body: renderProfile(call.world, getOwnAccount(call)) }),
	"GET /orgs/{org}/teams/{team_slug}/memberships/{username}": showMembership
});
function getAccount(call, login) {
	const account = findAccount(call.world, login);
	if (account === void 0) throw notFound();
	return account;
}
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
	get title() {
		return union([string(), number()]).transform(String).optional();
	},
	get body() {
		return string().nullish();
	},
	get state() {
		return _enum(["open", "closed"]).optional();
	},
	get state_reason() {
		return _enum([
			"completed",
			"not_planned",
			"duplicate",
			"reopened"
		]).nullish();
	},
	get labels() {
		return labelList.optional();
	},
	get assignees() {
		return array(string()).optional();
	}
});
function checkMayChange({ principal, repository }, issue, patch) {
	if (principal.kind !== "user" || hasRole(repository, principal.account, "triage")) return;
	const isAuthor = issue.user.id === principal.account.id;
	const reopens = patch.state === "open" && issue.closedBy !== void 0 && issue.closedBy.id !== principal.account.id;
	if (!isAuthor || reopens || patch.labels !== void 0 || patch.assignees !== void 0) throw new Refusal(403, "Must have admin rights to Repository.");
}
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
	get title() {
		return union([string(), number()]).transform(String);
	},
	get body() {
		return string().nullish();
	},
	get labels() {
		return labelList.optional();
	},
	get assignees() {
		return array(string()).optional();
	}
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
const newReaction = object({ get content() {
	return _enum(reactionContents);
} });
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
	get title() {
		return string();
	},
	get head() {
		return string();
	},
	get base() {
		return string();
	},
	get body() {
		return string().nullish();
	},
	get draft() {
		return boolean().optional();
	},
	get maintainer_can_modify() {
		return boolean().optional();
	}
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
function findHead(call, owner) {
	const { repository, world } = call;
	if (owner.toLowerCase() === repository.owner.login.toLowerCase()) return repository;
	return [...world.repositories.values()].find((fork) => fork.forkOf === repository.id && fork.owner.login.toLowerCase() === owner.toLowerCase());
}

// src/local/server/rest/pulls/pull-routes.ts
const pullPatch = object({
	get title() {
		return string().optional();
	},
	get body() {
		return string().nullish();
	},
	get state() {
		return _enum(["open", "closed"]).optional();
	}
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
	get reviewers() {
		return array(string()).optional();
	},
	get team_reviewers() {
		return array(string()).optional();
	}
});
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
	get commit_id() {
		return string().regex(/^[0-9a-f]{40}$/).optional();
	},
	get body() {
		return string().optional();
	},
	get event() {
		return _enum([
			"APPROVE",
			"REQUEST_CHANGES",
			"COMMENT"
		]);
	},
	get comments() {
		return array(object({
			get path() {
				return string();
			},
			get line() {
				return int().optional();
			},
			get body() {
				return string();
			}
		})).optional();
	}
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
	get repositories() {
		return array(string()).optional();
	},
	get repository_ids() {
		return array(number()).optional();
	},
	get permissions() {
		return record(string(), _enum([
			"read",
			"write",
			"admin"
		])).optional();
	}
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
const deliveryRoutes = [{
	kind: "plain",
	operation: "GET /app/hook/deliveries",
	handle: listDeliveries
}, {
	kind: "plain",
	operation: "POST /app/hook/deliveries/{delivery_id}/attempts",
	handle: sendAgain
}];
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
function selectStatus(wanted) {
	const isFailure = ({ status }) => status === 0 || status >= 400;
	if (wanted === null) return () => true;
	if (wanted !== "success" && wanted !== "failure") throw new Refusal(422, "Validation Failed");
	return (delivery) => isFailure(delivery) === (wanted === "failure");
}
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
const firstId = 2 ** 32;
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
		teams: /* @__PURE__ */ new Map(),
		tokens: /* @__PURE__ */ new Map(),
		actionsBot,
		actionsApp: createActionsApp(actionsBot, github),
		...createTables(now),
		blobs: /* @__PURE__ */ new Map(),
		signedCommits: /* @__PURE__ */ new Set(),
		promisedRuns: /* @__PURE__ */ new Map(),
		used: /* @__PURE__ */ new Map(),
		guards: [],
		...createLists(),
		pending: /* @__PURE__ */ new Set(),
		settings: {
			listLag: 0,
			redeliveryLag: 1e3,
			lostDeliveries: 0,
			window: void 0
		},
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
async function createLocalServer(options = {}) {
	const directory = options.directory ?? mkdtempSync(join(tmpdir(), "local-github-"));
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
async function waitForDeliveries(world) {
	while (world.pending.size > 0) await Promise.all(world.pending);
}

// src/lab/world/create-local-world.ts
const ownRepository = "baton-agents/baton";
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
		directory: join(folder, "runner")
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
const mostCharacters = 65536;
const mostComments = 200;
function renderThreadHtml(thread, context) {
	const { number, title } = thread;
	return `<article class="thread">${`<h3>${escapeHtml(limitText(title, 500))} <span class="number">#${number}</span></h3>`}${renderThreadBody(thread, context)}</article>`;
}
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
function workerRole(stage) {
	return stage !== void 0 && !isAgentStage(stage.definition) ? "publish" : "agent";
}
const orderSchema = object({
	get run() {
		return string();
	},
	get task() {
		return string();
	},
	get execution() {
		return number();
	},
	get agent() {
		return string().optional();
	}
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
	get outcome() {
		return string();
	},
	get handoff() {
		return object({ get summary() {
			return string();
		} }).optional().catch(void 0);
	},
	get failure() {
		return object({ get message() {
			return string();
		} }).optional().catch(void 0);
	},
	get note() {
		return string().optional().catch(void 0);
	},
	get transfer() {
		return object({ get to() {
			return string();
		} }).optional().catch(void 0);
	},
	get children() {
		return childCallsSchema.optional().catch(void 0);
	}
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
		const [first = ""] = (failure?.message ?? handoff?.summary ?? note ?? "").trim().split("\n");
		return {
			outcome,
			summary: first.trim()
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
const quiet = /* @__PURE__ */ new Set([
	"plan",
	"publish",
	"forward",
	"verify",
	"sweep",
	"agent"
]);
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
function renderEnd(work, { end, colors, width }) {
	const { outcome, milliseconds, summary } = end;
	const icon = renderIcon(statusOf(outcome), { colors });
	const time = `in ${Math.max(1, Math.round(milliseconds / second))} s`;
	const start = cleanForTerminal(`${nameOf(work)}  ${words[outcome] ?? outcome} ${time}`);
	const room = width - 2 - widthOf(start) - 2;
	return `${icon} ${start}${summary === "" ? "" : `: ${cutTo(cleanForTerminal(summary), room)}`}`;
}
function statusOf(outcome) {
	if (outcome === "waiting") return "waiting";
	const parsed = outcomeSchema.safeParse(outcome);
	return parsed.success ? parsed.data : "failed";
}

// src/terminal/draw/terminal-options.ts
const narrowest = 80;
const widest = 120;
function chooseWidth(columns) {
	return Math.min(widest, Math.max(narrowest, columns ?? narrowest));
}

// src/terminal/draw/run-until-signal.ts
const interrupted = 130;
const endings = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
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