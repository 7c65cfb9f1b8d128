import { i as __toESM, n as __exportAll, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { S as unknown, _ as record, c as boolean, d as int, h as object, m as number, o as array, r as _enum, x as union, y as string } from "./zod.js";
import { Ar as actionsAccount, Bn as countChildren, Bs as stageOf, Ci as loadConditionsOf, Cs as parseRunName, Ct as createGitHub, Dc as createSystemClock, Gn as formatTokens, Ji as buildPromptContext, Js as isAgentStage, Kn as deriveTree, Mt as createVerifier, Oc as require_dist, On as childCallsSchema, Pt as createTextArtifacts, Qr as describeWait, Ro as agentNameAt, Rt as decodeRecords, Si as deriveState, Ua as usageOf, Un as formatCost, Ut as loadHandoff, Vn as describeAtAGlance, Wn as formatTime, Wr as handoffSchema, ai as describeOutcome, ds as describeSkipped, fc as stageOfConfig, in as decodePorts, it as createDeflate, mc as defuseWorkflowCommands, o as createOctokit, pc as cleanForTerminal, qn as flattenTree, rt as createNodeHasher, ss as outcomeSchema, us as describeBroken, za as addUsage } from "./job-agent-plan-publish.js";
import { t as createConsoleLog } from "./console-log.js";
import { Pt as describeCause, _t as renderHeadline, s as createArtifactReader } from "./job-plan-publish.js";
import { s as stateSeenBy } from "./job-publish.js";
import { r as Hono, t as createAdaptorServer } from "./dist.js";
import { j as renderPrompt } from "./job-agent.js";
import { l as UsageError } from "./read-json.js";
import { r as toComment } from "./to-comment.js";
import { t as projectRoot } from "./project-root.js";
import { n as diffLines } from "./libesm.js";
import { a as wrapText, i as widthOf$1, n as padTo, r as prefixLines, s as renderIcon, t as cutTo } from "./text-width.js";
import { constants, tmpdir } from "node:os";
import { stripVTControlCharacters } from "node:util";
import { accessSync, appendFileSync, constants as constants$1, copyFileSync, cpSync, existsSync, globSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join as join$1, normalize, relative, resolve as resolve$1 } from "node:path";
import { createHash, createHmac, createPublicKey, randomBytes, randomUUID, timingSafeEqual, verify } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import process$1 from "node:process";
import { appendFile, cp, mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { deflateSync, inflateSync } from "node:zlib";
import { StringDecoder } from "node:string_decoder";
import tty from "node:tty";

// src/entry/cli/world/ask-as-person.ts
/** Sends a request of a person to the local GitHub, as the web page would. */
async function request$1({ server, repository }, { token, method, path, body }) {
	const response = await fetch(`${server.apiUrl}/repos/${repository.name}${path}`, {
		method,
		headers: {
			authorization: `Bearer ${token}`,
			"content-type": "application/json",
			accept: "application/vnd.github+json"
		},
		...body === void 0 ? {} : { body: JSON.stringify(body) }
	});
	if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return response.status === 204 ? void 0 : response.json();
}
/** Reads all pages of a list. */
async function list(world, path) {
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

// src/entry/cli/world/settle.ts
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

// src/entry/cli/report/read-records.ts
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
	const texts = openTexts(world);
	return Promise.all(records.map((stored) => fill(texts, stored)));
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
async function fill(texts, stored) {
	const { record } = stored;
	if (record.kind !== "task" || record.body.locator === void 0) return stored;
	const loaded = await loadHandoff({
		texts,
		hasher: createNodeHasher()
	}, record);
	if (typeof loaded === "string") return stored;
	const { locator: _, ...body } = record.body;
	return {
		...stored,
		record: {
			...record,
			body: {
				...body,
				outputs: [...loaded.outputs],
				handoff: loaded.handoff
			}
		}
	};
}

// src/entry/cli/report/collect-facts.ts
/** Reads everything from the local GitHub, through requests that anybody could make. */
async function collectFacts(world) {
	world.server.setListLag(0);
	const issues = await list(world, "/issues?state=all&sort=created&direction=asc");
	const found = await Promise.all(issues.map((issue) => readThread(world, issue)));
	const threads = found.map(({ decoded: _, ...thread }) => thread);
	const stored = found.flatMap(({ decoded }) => decoded);
	return {
		threads,
		pullRequests: await list(world, "/pulls?state=all"),
		stored,
		records: await fillHandoffs(world, stored)
	};
}
async function readThread(world, issue) {
	const number = Number(issue.number);
	const kind = kindOf$1(issue);
	const thread = await list(world, `/issues/${number}/comments`);
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
function kindOf$1(issue) {
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

// src/entry/cli/report/count-requests.ts
/** Counts the requests of our own jobs and of the App, from the n-th of all requests on. */
function countRequests({ server }, since = 0) {
	return count(server.requests.slice(since));
}
/** Describes the requests of our own jobs and of the App: all of them, and those that change something. */
function describeRequests(world) {
	const byJob = countRequests(world);
	return {
		total: Object.values(byJob).reduce((sum, counted) => sum + counted, 0),
		byJob,
		writes: count(world.server.requests.filter(isWrite))
	};
}
/** Returns whether a request changes something. One to GraphQL does so if it is a mutation. */
function isWrite(request) {
	if (request.path.endsWith("/graphql")) return "isMutation" in request && request.isMutation === true;
	return request.method !== "GET";
}
function count(requests) {
	const counts = {};
	for (const { by } of requests) if (/^(?:app:|[\w-]+: )/.test(by)) counts[by] = (counts[by] ?? 0) + 1;
	return counts;
}

// src/entry/cli/report/render-again.ts
/** Renders the agent's prompt again from the earlier records, with the recorded nonce. Returns undefined unless the digest matches. */
function renderAgain(task, records, conditions) {
	const before = deriveState(records.filter(({ record }) => record.run === task.run && record.seq < task.seq), task.run, conditions);
	if (!before.ok || task.body.prompt === void 0) return void 0;
	const stage = stageOf(before.value.run, task.body.stage);
	if (!isAgentStage(stage)) return void 0;
	const hasher = createNodeHasher();
	const context = buildPromptContext({
		state: stateSeenBy(before.value, task.body),
		stage: task.body.stage,
		due: task
	});
	const rendered = renderPrompt({
		stageName: task.body.stage,
		stage,
		context,
		nonce: task.body.prompt.nonce,
		sha256: (text) => hasher.sha256(text)
	});
	return rendered.ok && rendered.value.facts.digest === task.body.prompt.digest ? rendered.value.text : void 0;
}

// src/entry/cli/report/describe-run.ts
/** Describes every run that the records tell of, in the order in which they started. */
function describeRuns(records, conditions) {
	return [...new Set(records.flatMap(({ record }) => record.kind === "run" ? [record.run] : []))].flatMap((run) => {
		const state = deriveState(records, run, conditions);
		return state.ok ? [describeRun$1(state.value, records)] : [];
	}).toSorted((a, b) => a.startedAt.localeCompare(b.startedAt));
}
function describeRun$1(state, records) {
	const { run, end, tasks } = state;
	const { pipeline, trigger, startedAt } = run.body;
	const tree = deriveTree(state);
	const nodes = flattenWithParents(tree.tasks);
	return {
		run: run.run,
		pipeline,
		subject: trigger.subject.number,
		startedBy: describeCause(trigger),
		outcome: end?.body.outcome,
		headline: renderHeadline(state),
		startedAt,
		finishedAt: end?.body.finishedAt,
		stages: nodes.map((each) => describeStage$2(state, {
			...each,
			records
		})),
		usage: addUsage(tasks.map(({ body }) => usageOf(body))),
		tree,
		glance: describeAtAGlance(state, tree)
	};
}
function flattenWithParents(nodes, parent) {
	return nodes.flatMap((node) => [{
		node,
		parent
	}, ...flattenWithParents(node.children, node.name)]);
}
function describeStage$2(state, { node, parent, records }) {
	const { name } = node;
	const stage = stageOf(state.run, name);
	const executions = state.tasks.filter(({ body }) => body.stage === name).map((task) => describeExecution$1(task, {
		state,
		records
	}));
	const last = executions.at(-1);
	const agent = isAgentStage(stage) ? stage.agent : stage.uses;
	return {
		name,
		parent,
		needs: parent === void 0 ? stage.needs : [],
		agent: last?.agent ?? agentNameAt(state, {
			stage: name,
			execution: 1
		}) ?? agent,
		engine: isAgentStage(stage) ? last?.engine ?? state.run.body.config.agents[stage.agent]?.engine : void 0,
		status: node.status,
		words: node.wait?.for === "children" ? node.words : void 0,
		why: explainStage(state.stages.get(name)),
		usage: addUsage(executions.map(({ usage }) => usage)),
		executions
	};
}
function explainStage(entry) {
	if (entry?.kind === "skipped") return describeSkipped(entry);
	if (entry?.kind === "ended" && entry.matrix !== void 0) return entry.last.body.note;
	return entry?.kind === "broken" ? describeBroken(entry) : void 0;
}
function describeExecution$1(task, { state, records }) {
	const { body } = task;
	const transfer = state.transfers.find(({ task: of, execution }) => of === task.task && execution === task.execution)?.body;
	const spawned = state.spawned.find(({ task: of, execution }) => of === task.task && execution === task.execution);
	return {
		attempt: task.attempt,
		execution: task.execution,
		agent: body.agent,
		engine: body.engine,
		outcome: body.outcome,
		waits: body.waits,
		failure: body.failure,
		note: body.note,
		prompt: renderAgain(task, records, state.conditions),
		handoff: body.handoff,
		results: body.results,
		warnings: body.warnings,
		transfer: transfer === void 0 ? void 0 : {
			to: transfer.to,
			message: transfer.message
		},
		children: spawned?.body.made.map(({ name }) => name),
		usage: usageOf(body),
		startedAt: body.startedAt,
		finishedAt: body.finishedAt,
		workflowRun: body.workflowRun.id
	};
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
function runGitSync(directory, args, options = {}) {
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
	return result.stdout.toString().trimEnd();
}

// src/entry/cli/report/list-branches.ts
/** Lists the branches that have commits which the default branch lacks, with their changes since they left it. */
async function listBranches$1({ repository }, defaultBranch) {
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
	const [diff, commits] = await Promise.all([readGit(git, ["diff", `${base}...${ref}`]), readGit(git, [
		"rev-list",
		"--count",
		`${base}..${ref}`
	])]);
	return {
		name,
		diff,
		commits: Number(commits)
	};
}

// src/entry/cli/report/read-steps.ts
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

// src/entry/cli/report/collect-report.ts
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
		runs: describeRuns(records, await loadConditionsOf(records)),
		steps: readSteps(world, records),
		branches: await listBranches$1(world, defaultBranch),
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

// src/local/runner/job/settings.ts
const MOST_JOBS = 4;
function buildSettings(options) {
	return {
		uses: options.uses,
		directory: options.directory,
		node: options.node ?? process.execPath,
		functions: options.functions ?? {},
		processes: options.processes ?? [],
		path: options.path ?? [],
		plays: options.plays ?? (() => true),
		tools: options.tools,
		jobsAtOnce: options.jobsAtOnce ?? MOST_JOBS,
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
	if (event.name === "workflow_run" && (!isNamed$1(filter, payload) || isRequestedAgain(payload))) return false;
	return passesRef(filter, event, payload) && passesPaths(filter, event);
}
/** Returns whether at least one path matches, or is not ignored. Events that change no files pass. */
function passesPaths({ paths, pathsIgnore }, { changed }) {
	if (changed === void 0) return true;
	if (paths) return changed.some((path) => matchesFilter(paths, path));
	return !pathsIgnore || changed.some((path) => !matchesFilter(pathsIgnore, path));
}
/** Returns whether a run was started once more, for which there is no `requested`. */
function isRequestedAgain(payload) {
	return valueAt(payload, "action") === "requested" && Number(valueAt(payload, "workflow_run", "run_attempt")) > 1;
}
function isNamed$1(filter, payload) {
	return filter.workflows === void 0 || filter.workflows.includes(String(valueAt(payload, "workflow", "name") ?? valueAt(payload, "workflow_run", "name")));
}
function passesRef(filter, event, payload) {
	const tag = event.name === "push" && event.ref.startsWith("refs/tags/") ? event.ref.slice(10) : void 0;
	if (tag !== void 0) {
		if (filter.tags) return matchesFilter(filter.tags, tag);
		if (filter.tagsIgnore) return !matchesFilter(filter.tagsIgnore, tag);
		return filter.branches === void 0 && filter.branchesIgnore === void 0;
	}
	const branch = findBranch(event, payload);
	if (filter.branches) return branch !== void 0 && matchesFilter(filter.branches, branch);
	if (filter.branchesIgnore) return branch === void 0 || !matchesFilter(filter.branchesIgnore, branch);
	return event.name !== "push" || filter.tags === void 0 && filter.tagsIgnore === void 0;
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
		if (!group || !next) {
			groups.delete(key);
			return;
		}
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
	if (main === void 0 || using !== "node24" && using !== "node20") throw refuseAction(runs.place, `an action that is run by '${using}'`);
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
function refuseAction(place, what) {
	return new WorkflowError([notImplemented(place, what)]);
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
* would pack all that a checkout needs anew for each fetch.
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
/** Returns whether nothing but our own steps reads a checkout, which is true of a sparse one. No step runs git in its folder. */
function isReadOnly(clone, folder) {
	const { "sparse-checkout": paths, submodules, lfs } = clone.inputs;
	return Boolean(paths) && !submodules && !lfs && isOneCommit(clone, folder);
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
	if (!relative(folders.workspace, folder).startsWith("..")) return folder;
	throw new Error(`Repository path '${folder}' is not under '${folders.workspace}'`);
}
async function chooseTarget({ source, inputs }, github) {
	if (!inputs.ref) return buildTarget(coerceString(github.ref ?? ""), coerceString(github.sha ?? ""));
	if (/^[0-9a-f]{40}$/i.test(inputs.ref)) return buildTarget("", inputs.ref);
	const names = inputs.ref.startsWith("refs/") ? [inputs.ref] : [`refs/heads/${inputs.ref}`, `refs/tags/${inputs.ref}`];
	for (const name of names) {
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

// src/local/runner/job/built-in-actions.ts
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

// src/local/runner/workflow/build-triggers.ts
const FILTERS = [
	"types",
	"branches",
	"branches-ignore",
	"tags",
	"tags-ignore",
	"paths",
	"paths-ignore",
	"workflows"
];
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
	const fields = readFields(template, FILTERS);
	return {
		types: fields.texts("types"),
		branches: fields.texts("branches"),
		branchesIgnore: fields.texts("branches-ignore"),
		tags: fields.texts("tags"),
		tagsIgnore: fields.texts("tags-ignore"),
		paths: fields.texts("paths"),
		pathsIgnore: fields.texts("paths-ignore"),
		workflows: fields.texts("workflows")
	};
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
		pattern ??= new RegExp([...forms].sort((a, b) => b.length - a.length).map(escapePattern).join("|") || "(?!)", "g");
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
function escapePattern(text) {
	return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
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
	const folder = join$1(temp, "_runner_file_commands");
	await mkdir(folder, { recursive: true });
	const id = randomUUID();
	const fileOf = (kind) => join$1(folder, `${kind}_${id}`);
	const kinds = Object.keys(VARIABLES$1);
	await Promise.all(kinds.map((kind) => writeFile(fileOf(kind), "")));
	return {
		env: Object.fromEntries(kinds.map((kind) => [VARIABLES$1[kind], fileOf(kind)])),
		async read() {
			const texts = await Promise.all(kinds.map((kind) => readFile(fileOf(kind), "utf8").catch(() => "")));
			await Promise.all(kinds.map((kind) => rm(fileOf(kind), { force: true })));
			return parse$1(Object.fromEntries(kinds.map((kind, index) => [kind, texts[index] ?? ""])));
		}
	};
}
function parse$1(texts) {
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
		abandoned.resolve(exitCodeOf(reason));
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
function exitCodeOf(reason) {
	return 128 + constants.signals[reason === "lost" ? "SIGKILL" : "SIGINT"];
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
		...buildMachineEnvironment(machine),
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
function buildMachineEnvironment({ folders }) {
	return {
		CI: "true",
		GITHUB_ACTIONS: "true",
		HOME: folders.home,
		LANG: "C.UTF-8"
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
async function runStepProcess(call, { perform, ...process }) {
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
	const code = await (perform === void 0 ? runProcess(order) : runFunction(perform, order));
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
			success: () => isSuccess(machine, frame),
			failure: () => isFailure(machine, frame),
			hashfiles: (...patterns) => hashFiles(machine.folders.workspace, patterns)
		}
	};
}
/** Returns whether all earlier steps succeeded. In a composite action only its own steps count. */
function isSuccess(machine, frame) {
	return frame.inputs ? !frame.failed : machine.status === "success";
}
function isFailure(machine, frame) {
	return frame.inputs ? frame.failed : machine.status === "failure";
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

// src/local/runner/job/run-script.ts
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
	return runStepProcess(call, {
		command,
		args: args.map((argument) => argument.replace("{0}", file)),
		cwd
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
	const { server, settings, groups, slots, machines, onFinished, onFault } = options;
	const { event, id: runId, number: runNumber, attempt, file, cancellation } = entry;
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
		server,
		settings,
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
		groups,
		slots,
		cancellation,
		machines,
		earlierResults: createEarlierResults(entry.results, entry.wanted),
		paths: entry.paths,
		onFinished,
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
/** Closes the connection, so that the client gets no response. */
function dropConnection(context) {
	const { outgoing } = context.env;
	outgoing?.destroy();
	return new Response(null, {
		status: 499,
		headers: { "x-hono-already-sent": "true" }
	});
}

// src/local/server/http/authenticate.ts
/**
* Returns the principal of a request. Accepts tokens as `bearer` or `token`, or as the password of basic authentication, which
* git uses.
*/
function authenticate(world, header) {
	if (header === null || header === void 0) return { kind: "anonymous" };
	const token = readToken(header);
	const known = world.tokens.get(token);
	if (known !== void 0) {
		if (known.kind === "installation" && known.expiresAt <= world.now()) throw badCredentials();
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
		case "user": return principal.account.login;
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

// src/local/server/http/watch-requests.ts
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
/** Creates the middleware that lets a test see the requests of jobs, and end a job between two of them. */
function watchRequests(world) {
	return async (context, next) => {
		const { watcher } = world.settings;
		const jobId = watcher === void 0 ? void 0 : findJob(world, context);
		if (watcher === void 0 || jobId === void 0) return next();
		const url = new URL(context.req.url);
		const request = {
			jobId,
			method: context.req.method,
			path: url.pathname + url.search
		};
		if (await watcher({
			...request,
			moment: "received"
		}) === "drop") return dropConnection(context);
		await next();
		if (await watcher({
			...request,
			moment: "performed"
		}) === "drop") context.res = dropConnection(context);
	};
}
/** Returns the job that made the request. Signed addresses of blobs name no job. */
function findJob(world, context) {
	const header = context.req.header("authorization");
	const runtime = readRuntimeToken(world, header);
	if (runtime !== void 0) return runtime.jobId;
	try {
		const principal = authenticate(world, header);
		return principal.kind === "job" ? principal.job.jobId : void 0;
	} catch {
		return;
	}
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
function signedUrl(world, artifact, right) {
	const until = world.now() + (right === "r" ? readable : writable);
	const url = new URL(`results/artifacts/${artifact.blob}`, world.urls.results);
	url.searchParams.set("sp", right);
	url.searchParams.set("se", String(until));
	url.searchParams.set("sig", sign(world, {
		blob: artifact.blob,
		right,
		until: String(until)
	}));
	return url.href;
}
/** Returns a signed URL of the log of a job. Like GitHub's it is good for one minute. */
function signedLogUrl(world, job) {
	const blob = String(job);
	const until = String(world.now() + readable);
	const url = new URL(`results/logs/${blob}`, world.urls.results);
	for (const [name, value] of Object.entries({
		sp: "r",
		se: until,
		sig: sign(world, {
			blob,
			right: "r",
			until
		})
	})) url.searchParams.set(name, value);
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
		...artifact.digest === void 0 ? {} : { digest: artifact.digest }
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
const links$1 = {
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
		...Object.fromEntries(Object.entries(links$1).map(([key, suffix]) => [key, url + suffix]))
	};
}
function renderRepository(world, repository) {
	const page = repositoryPage(world, repository);
	const open = world.issues.list().filter((issue) => issue.repositoryId === repository.id && issue.state === "open").length;
	return {
		...renderMinimalRepository(world, repository),
		created_at: repository.createdAt,
		updated_at: repository.createdAt,
		pushed_at: repository.createdAt,
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
/** Encodes file contents like GitHub: base64 in lines of 60 characters, each with a line end. */
function encodeContent(content) {
	return Buffer.from(content).toString("base64").replaceAll(/.{1,60}/g, "$&\n");
}

// src/local/server/views/render-run.ts
async function renderRun$2(world, repository, run) {
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
		pull_requests: renderPulls(world, repository, run),
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
	const [started, completed] = [startedAt, completedAt].map(toSeconds);
	return {
		name,
		status: "completed",
		conclusion,
		number,
		started_at: started,
		completed_at: completed
	};
}
/** Returns a time as GitHub says it of steps, in whole seconds. */
function toSeconds(time) {
	return time.replace(/\.\d+Z$/, "Z");
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
/** Renders the open pull requests whose head is that of the run. GitHub names none where the head is in a fork. */
function renderPulls(world, repository, run) {
	if (run.headRepositoryId !== repository.id) return [];
	const url = repositoryUrl(world, repository);
	const small = {
		id: repository.id,
		url,
		name: repository.name
	};
	return world.issues.list().flatMap(({ repositoryId, state, number, id, pull }) => {
		if (!(repositoryId === repository.id && state === "open" && pull?.headRepositoryId === repository.id) || pull.headRef !== run.headBranch || pull.headSha !== run.headSha) return [];
		const [head, base] = [{
			ref: pull.headRef,
			sha: pull.headSha,
			repo: small
		}, {
			ref: pull.baseRef,
			sha: pull.baseSha,
			repo: small
		}];
		return [{
			id,
			number,
			url: `${url}/pulls/${number}`,
			head,
			base
		}];
	});
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

// src/local/server/events/deliver-webhook.ts
/** The time limit of a delivery. GitHub gives up after ten seconds and never tries again. */
const timeout = 1e4;
function deliverWebhook(world, app, message) {
	const at = world.now();
	const { guid, event, action, body, redelivery = false } = message;
	const delivery = send(world, app, message).then((status) => {
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
	});
	world.pending.add(delivery);
	delivery.finally(() => world.pending.delete(delivery));
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

// src/local/server/git/find-ref.ts
/**
* Returns the commit of a full ref. Reads the files of git, because events need the commit at once and a process costs
* milliseconds.
*/
function findRef(directory, ref) {
	if (ref.split("/").includes("..")) return void 0;
	const loose = readText(join$1(directory, ref))?.trim();
	if (loose !== void 0 && /^[0-9a-f]{40}$/.test(loose)) return loose;
	return (readText(join$1(directory, "packed-refs"))?.split("\n").find((text) => text.endsWith(` ${ref}`)))?.slice(0, 40);
}
function getRef(directory, ref) {
	const sha = findRef(directory, ref);
	if (sha === void 0) throw new Error(`${directory} has no ref ${ref}`);
	return sha;
}
function readText(path) {
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
	return principal.kind === "installation" ? principal.permissions : void 0;
}
/** Returns the full names, in lower case, of the repositories that a token of a job or an App was created for. */
function repositoriesOf(principal) {
	if (principal.kind === "job") return /* @__PURE__ */ new Set([principal.job.repository.toLowerCase()]);
	return principal.kind === "installation" ? principal.repositories : /* @__PURE__ */ new Set();
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
function notAccessible(accepts) {
	return new Refusal(403, "Resource not accessible by integration", { headers: { "x-accepted-github-permissions": accepts.join("; ") } });
}
function authoriseUser(route, call, allowed) {
	if (allowed) return;
	throw call.principal.kind === "user" && hasRole(call.repository, call.principal.account, "read") && route.role !== "read" ? new Refusal(403, "Must have admin rights to Repository.") : notFound();
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
	if (value === void 0) throw new Refusal(404, "Not Found");
	return value;
}
function getNumber(call, name) {
	const value = Number(getParameter(call, name));
	if (!Number.isSafeInteger(value)) throw new Refusal(404, "Not Found");
	return value;
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
		...principal.kind === "installation" ? { app: principal.app } : {}
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
	workflow_job: ["actions=read"]
};
/**
* Fires an event. Workflows receive it before the request that caused it is answered; Apps receive it without the server waiting
* for their answers.
*/
function fireEvent(world, draft) {
	const { repository, cause } = draft;
	const payload = {
		...draft.action === void 0 ? {} : { action: draft.action },
		...draft.payload,
		repository: renderRepository(world, repository),
		sender: renderUser(world, cause.sender)
	};
	for (const installation of world.installations.values()) {
		const app = world.apps.get(installation.appId);
		if (app === void 0 || !installation.repositories.has(repository.fullName.toLowerCase())) continue;
		if (!(audience[draft.name] ?? []).some((accept) => hasPermission(app.permissions, accept))) continue;
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
		...draft.dispatch === void 0 ? {} : { dispatch: draft.dispatch },
		...draft.changed === void 0 ? {} : { changed: draft.changed }
	};
	for (const listener of world.listeners) listener(event);
}

// src/local/server/git/identity.ts
function emailOf(account) {
	return `${account.id}+${account.login}@users.noreply.github.com`;
}
/** Returns the environment that makes git write the account as author and committer. */
function identityOf(account, at) {
	return {
		GIT_AUTHOR_NAME: account.login,
		GIT_AUTHOR_EMAIL: emailOf(account),
		GIT_AUTHOR_DATE: at,
		GIT_COMMITTER_NAME: account.login,
		GIT_COMMITTER_EMAIL: emailOf(account),
		GIT_COMMITTER_DATE: at
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
			workflow: renderWorkflow(world, repository, run)
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
function renderWorkflow(world, repository, run) {
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
	for (const [index, body] of bodies.entries()) {
		const at = isoTime(world.now() - (bodies.length - index) * minute);
		world.comments.put({
			id: world.nextId(),
			repositoryId: repository.id,
			issueId: issue.id,
			body,
			user,
			app: void 0,
			createdAt: at,
			updatedAt: at,
			lastEditedAt: null,
			editor: void 0
		});
	}
}

// src/local/repository-set-up.ts
/** The settings of a fresh repository. */
const freshSetUp = {
	hasIssues: true,
	actionsEnabled: true,
	allowedActions: "all",
	shaPinningRequired: false,
	githubOwnedAllowed: true,
	verifiedAllowed: false,
	patternsAllowed: [],
	defaultWorkflowPermissions: "read",
	workflowStates: {},
	runners: [],
	organizationSecrets: [],
	organizationVariables: {},
	organizationRunners: []
};

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
function createForkRepository(directory, of) {
	mkdirSync(directory, { recursive: true });
	runGitSync(directory, [
		"clone",
		"--quiet",
		"--bare",
		"--template=",
		"--no-hardlinks",
		of,
		"."
	]);
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
function addFork(world, { of, owner }) {
	const parent = getRepository(world, of);
	const name = `${owner}/${parent.name}`;
	const repository = buildRepository(world, {
		name,
		isPrivate: parent.private,
		forkOf: parent.id
	});
	createForkRepository(repository.directory, parent.directory);
	world.repositories.set(name.toLowerCase(), repository);
	return {
		id: repository.id,
		name,
		directory: repository.directory
	};
}
/** Adds an App, installed once per owner of its repositories. Returns the id of the first owner's installation. */
function addApp(world, wanted) {
	const { slug, publicKey, webhookUrl, webhookSecret, permissions, repositories } = wanted;
	const createdAt = isoTime(world.now());
	const bot = createAccount(world, `${slug}[bot]`, "Bot");
	const found = repositories.map((name) => getRepository(world, name));
	const owners = [...new Set(found.map((repository) => repository.owner))];
	const [owner] = owners;
	if (owner === void 0) throw new Error(`The App ${slug} needs a repository to be installed on`);
	const id = world.nextId();
	const clientId = `Iv23li${randomBytes(7).toString("hex")}`;
	world.apps.set(id, {
		id,
		slug,
		clientId,
		bot,
		owner,
		publicKey,
		webhookUrl,
		webhookSecret,
		permissions,
		createdAt
	});
	return {
		id,
		installationId: owners.map((account) => {
			const names = found.filter((repository) => repository.owner === account).map((repository) => repository.fullName.toLowerCase());
			const installation = {
				id: world.nextId(),
				appId: id,
				account,
				repositories: new Set(names),
				createdAt
			};
			world.installations.set(installation.id, installation);
			return installation.id;
		})[0] ?? 0
	};
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
		forkOf: wanted.forkOf,
		roles: /* @__PURE__ */ new Map(),
		customRoles: /* @__PURE__ */ new Map(),
		privateMembers: /* @__PURE__ */ new Set(),
		secrets: /* @__PURE__ */ new Map(),
		secretTimes: /* @__PURE__ */ new Map(),
		environments: /* @__PURE__ */ new Map(),
		variables: /* @__PURE__ */ new Map(),
		workflows: /* @__PURE__ */ new Map(),
		settings: {
			...freshSetUp,
			archived: false,
			actionsMayCreatePullRequests: true,
			protectedBranches: [],
			rulesets: []
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
		addFork: (fork) => addFork(world, fork),
		addApp: (app) => addApp(world, app),
		addComments: (comments) => addComments(world, comments),
		setRole: (repository, login, role) => setRole(find(repository), login, role),
		hideMembership: (repository, login) => void find(repository).privateMembers.add(login.toLowerCase()),
		setTeam: (team, logins) => void world.teams.set(team.toLowerCase(), new Set(logins.map((login) => login.toLowerCase()))),
		setSecret: (repository, name, value) => setSecret(world, repository, {
			name,
			value
		}),
		setEnvironmentSecret: (repository, secret) => setEnvironmentSecret(find(repository), secret),
		setVariable: (repository, name, value) => setVariable(world, repository, {
			name,
			value
		}),
		secrets: (repository) => Object.fromEntries(find(repository).secrets),
		environmentSecrets: (repository, name) => Object.fromEntries(find(repository).environments.get(name.toLowerCase()) ?? []),
		variables: (repository) => Object.fromEntries([...find(repository).variables.values()].map(({ name, value }) => [name, value])),
		setListLag: (milliseconds) => {
			world.settings.listLag = milliseconds;
		},
		changeSettings: (repository, settings) => void Object.assign(find(repository).settings, settings),
		...createPullControls(world),
		failNext: (fault) => void world.faults.push({
			...fault,
			left: fault.times ?? 1
		}),
		expireArtifact: (id) => expireArtifact(world, id),
		deleteArtifact: (id) => void world.artifacts.delete(id),
		artifactsOf: (runId) => {
			const own = world.artifacts.list().filter((artifact) => artifact.runId === runId && artifact.finalized);
			return new Map(own.map(({ name, id }) => [name, id]));
		},
		...createDeliveryControls(world),
		tick: (repository, cron) => tick(world, repository, cron),
		onEvent: (listener) => void world.listeners.push(listener),
		onCancel: (listener) => void world.cancelListeners.push(listener),
		onRerun: (listener) => void world.rerunListeners.push(listener),
		onApprove: (listener) => void world.approveListeners.push(listener),
		watch: (watcher) => {
			world.settings.watcher = watcher;
		},
		mintJobToken: (job) => mintJobToken(world, job),
		revokeJobToken: (token) => void world.tokens.delete(token),
		newRunId: world.nextId,
		newJobId: world.nextId,
		reportRun: (run) => reportRun(world, run),
		reportJob: (job) => reportJob(world, job),
		directoryOf: (repository) => find(repository).directory,
		gitOf: (repository) => find(repository).git,
		defaultBranchOf: (repository) => find(repository).defaultBranch
	};
}
function createDeliveryControls(world) {
	return {
		deliveries: world.deliveries,
		redeliver: (guid) => redeliver(world, guid),
		loseDeliveries: (times) => {
			world.settings.lostDeliveries = times;
		}
	};
}
/** Creates the controls for what people do on the page of a pull request and no route here does. */
function createPullControls(world) {
	return { enableAutoMerge: (place) => {
		const pull = getPull$1(world, place);
		world.issues.put({
			...pull,
			pull: {
				...pull.pull,
				autoMergeBy: pull.user
			}
		});
	} };
}
function getPull$1(world, { repository, number }) {
	const { id } = getRepository(world, repository);
	const issue = world.issues.list().find((each) => each.repositoryId === id && each.number === number);
	if (issue?.pull === void 0) throw new Error(`${repository} has no pull request #${number}`);
	return {
		...issue,
		pull: issue.pull
	};
}
function setRole(repository, login, role) {
	const [name, own] = [login.toLowerCase(), typeof role === "string" ? void 0 : role];
	repository.roles.set(name, typeof role === "string" ? role : role.base);
	if (own === void 0) repository.customRoles.delete(name);
	else repository.customRoles.set(name, own.name);
}
function setEnvironmentSecret({ environments }, { environment, name, value }) {
	const own = environments.get(environment.toLowerCase()) ?? /* @__PURE__ */ new Map();
	environments.set(environment.toLowerCase(), own.set(name.toUpperCase(), value));
}
function setSecret(world, repository, { name, value }) {
	const { secrets, secretTimes } = getRepository(world, repository);
	secrets.set(name, value);
	secretTimes.set(name, isoTime(world.now()));
}
function setVariable(world, repository, { name, value }) {
	const at = isoTime(world.now());
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
function expireArtifact(world, id) {
	const artifact = world.artifacts.get(id);
	if (artifact === void 0) throw new Error(`No artifact has the id ${id}`);
	world.artifacts.put({
		...artifact,
		expiresAt: isoTime(world.now() - 1e3)
	});
}
function redeliver(world, guid) {
	const delivery = world.deliveries.find((candidate) => candidate.guid === guid);
	const app = [...world.apps.values()].find(({ slug }) => slug === delivery?.app);
	if (delivery === void 0 || app === void 0) throw new Error(`No delivery has the id ${guid}`);
	deliverWebhook(world, app, {
		...delivery,
		redelivery: true
	});
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

// src/local/server/world/world.ts
/** Returns the first fault that is set for this request, and counts it as used. */
function consumeFault(faults, request) {
	const fault = faults.find((candidate) => candidate.left > 0 && candidate.method === request.method && new RegExp(candidate.path).test(request.path));
	if (fault !== void 0) fault.left -= 1;
	return fault;
}

// src/local/server/http/limit-headers.ts
const hourly = {
	anonymous: 60,
	user: 5e3,
	job: 1e3,
	installation: 5e3,
	app: 5e3
};
/**
* Returns the headers of the rate limit. Requests are counted as on GitHub (an answer 304 is free), but the limit is never
* enforced: tests make more requests in an hour than people do.
*/
function limitHeaders(world, principal = { kind: "anonymous" }, status) {
	const limit = hourly[principal.kind];
	const key = budgetOf(principal);
	const used = (world.used.get(key) ?? 0) + (status === 304 ? 0 : 1);
	world.used.set(key, used);
	const hour = 3600;
	const reset = (Math.floor(world.now() / 1e3 / hour) + 1) * hour;
	return [
		["x-ratelimit-limit", String(limit)],
		["x-ratelimit-remaining", String(Math.max(0, limit - used))],
		["x-ratelimit-used", String(used)],
		["x-ratelimit-reset", String(reset)],
		["x-ratelimit-resource", "core"]
	];
}
function budgetOf(principal) {
	if (principal.kind === "job") return `job ${principal.job.repository}`;
	if (principal.kind === "installation") return `installation ${principal.installation.id}`;
	if (principal.kind === "app") return `app ${principal.app.id}`;
	return principal.kind === "user" ? `user ${principal.account.id}` : "anonymous";
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
	const url = new URL(context.req.url);
	const request = {
		method: context.req.method,
		path: url.pathname.replace(bases, "") + url.search
	};
	const mutation = request.path === "/graphql" && await isMutation(context) ? { isMutation: true } : {};
	const log = (principal, status) => world.requests.push({
		by: principal === void 0 ? "unknown" : describePrincipal(principal),
		...request,
		status,
		...mutation
	});
	let principal;
	let response;
	const fault = consumeFault(world.faults, request);
	try {
		principal = authenticate(world, context.req.header("authorization"));
		if (fault !== void 0 && fault.status !== "drop-after") {
			log(principal, fault.status === "drop-before" ? 0 : fault.status);
			return fault.status === "drop-before" ? dropConnection(context) : failWith(fault.status, fault.headers);
		}
		response = toResponse$1(context, await perform(context, {
			world,
			route,
			principal,
			url
		}));
	} catch (error) {
		response = toFailure(error);
	}
	log(principal, response.status);
	if (fault?.status === "drop-after") return dropConnection(context);
	for (const [name, value] of limitHeaders(world, principal, response.status)) response.headers.set(name, value);
	return response;
}
async function isMutation(context) {
	return /^\s*\{\s*"query"\s*:\s*"\s*mutation\b/.test(await context.req.text());
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
		...error.errors === void 0 ? {} : { errors: error.errors },
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
function failWith(status, headers = {}) {
	const message = status === 429 || status === 403 ? "You have exceeded a secondary rate limit. Please wait a few minutes before you try again." : "Server Error";
	return Response.json({
		message,
		documentation_url: "https://docs.github.com/rest",
		status: String(status)
	}, {
		status,
		headers: { ...headers }
	});
}
function requestId() {
	return randomBytes(12).toString("hex").toUpperCase();
}

// src/local/server/git/branch-protection.ts
const prefix = "refs/heads/";
/** Returns whether a rule of the older kind protects a branch. */
function isProtected({ settings }, branch) {
	return settings.protectedBranches.includes(branch);
}
/** Lists the rulesets that name a branch, whatever they demand. */
function listRulesetsOf({ settings, defaultBranch }, branch) {
	const fits = (pattern) => matchesRef(pattern, `${prefix}${branch}`, defaultBranch);
	return settings.rulesets.filter(({ include }) => include.some(fits));
}
/**
* Returns why a protected branch refuses a move, in GitHub's words; undefined where it does not. The rule is the usual one, which
* demands a pull request and lets administrators pass; the tokens of workflows and Apps are never administrators.
*/
function findProtection(repository, principal, move) {
	const { ref, before, after, isForced } = move;
	if (before === after || !ref.startsWith(prefix) || !isProtected(repository, ref.slice(11))) return void 0;
	if (after === void 0) return "Cannot delete a protected branch";
	if (isForced) return "Cannot force-push to this branch";
	if (principal.kind === "user" && hasRole(repository, principal.account, "admin")) return void 0;
	return "Changes must be made through a pull request.";
}
const words$1 = {
	creation: "Cannot create ref due to creations being restricted.",
	update: "Cannot update this protected ref.",
	deletion: "Cannot delete this branch",
	non_fast_forward: "Cannot force-push to this branch",
	pull_request: "Changes must be made through a pull request."
};
/**
* Returns what a move of a branch violates, in GitHub's words; nothing where the rulesets of the repository allow the move.
* Rulesets hold for administrators too: only a bypass list frees somebody, and no ruleset here has one.
*/
function findViolations(repository, move) {
	if (move.before === move.after || !move.ref.startsWith(prefix)) return [];
	const broken = listRulesetsOf(repository, move.ref.slice(11)).flatMap((ruleset) => describeViolations$1(ruleset, move));
	return [...new Set(broken)];
}
/** Returns what a move violates of one ruleset. Demands of pull requests and checks leave new branches alone: creation is a rule of its own. */
function describeViolations$1({ rules, requiredChecks = [] }, { before, after, isForced }) {
	const find = (...names) => names.filter((name) => rules.includes(name)).map((name) => words$1[name]);
	if (before === void 0) return find("creation");
	if (after === void 0) return find("deletion");
	return [
		...find("update", "pull_request"),
		...isForced ? find("non_fast_forward") : [],
		...describeChecks(requiredChecks)
	];
}
function describeChecks(names) {
	const [first] = names;
	if (first === void 0) return [];
	const count = names.length;
	return [count === 1 ? `Required status check "${first}" is expected.` : `${count} of ${count} required status checks are expected.`];
}
/** Matches as GitHub does: `*` stops at a slash, and a folder of the name `**` stands for any number of folders. */
function matchesRef(pattern, ref, defaultBranch) {
	if (pattern === "~ALL") return true;
	if (pattern === "~DEFAULT_BRANCH") return ref === `refs/heads/${defaultBranch}`;
	const source = pattern.replaceAll(/[.+?^$()[\]{}|\\]/g, "\\$&").replaceAll(/\*\*\/|\*+/g, (stars) => stars === "**/" ? "(?:[^/]+/)*" : "[^/]*");
	return new RegExp(`^${source}$`).test(ref);
}
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
		name: app.slug,
		description: "",
		external_url: world.urls.server,
		html_url: `${world.urls.server}/apps/${app.slug}`,
		created_at: app.createdAt,
		updated_at: app.createdAt,
		permissions: renderPermissions(app.permissions),
		events: []
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
		events: [],
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

// src/local/server/push/describe-commits.ts
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
			name: commit.author.name,
			email: commit.author.email,
			date: commit.author.date,
			username: commit.author.name
		},
		committer: {
			name: commit.committer.name,
			email: commit.committer.email,
			date: commit.committer.date,
			username: commit.committer.name
		},
		added: named("A"),
		removed: named("D"),
		modified: named("M")
	};
}

// src/local/server/push/announce-push.ts
const zero = "0".repeat(40);
/** Fires the `push` event, and updates the open pull requests that the push concerns. */
async function announcePush(world, push) {
	const { repository, cause, ref, before, after } = push;
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
		const repository = isHead && issue.repositoryId !== push.repository.id ? findTarget(world, issue.repositoryId) : push.repository;
		if (repository !== void 0) await updatePull(world, {
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
function findTarget(world, id) {
	return [...world.repositories.values()].find((repository) => repository.id === id);
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
	const refused = await listRefused({
		repository,
		principal,
		defaultHead: before.get(`refs/heads/${repository.defaultBranch}`),
		page: repositoryPage(world, repository)
	}, moved);
	for (const { move } of refused) await restoreRef(repository, move);
	const taken = moved.filter((move) => refused.every((one) => one.move !== move));
	await announceMoves(world, {
		repository,
		principal
	}, taken);
	return refused.length > 0 ? renderReport$1(taken, refused) : response;
}
async function announceMoves(world, { repository, principal }, moves) {
	if (!("account" in principal)) return;
	const cause = {
		sender: principal.account,
		fromJobToken: principal.kind === "job",
		..."app" in principal ? { app: principal.app } : {}
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
async function listRefused({ repository, principal, defaultHead, page }, moved) {
	const free = principal.kind === "user" || principal.kind === "installation" && hasPermission(principal.permissions, "workflows=write");
	const refused = [];
	for (const move of moved) {
		const violations = findViolations(repository, move);
		const protection = findProtection(repository, principal, move);
		if (!free && move.after !== void 0 && await hasOtherWorkflows(repository, move.after, defaultHead)) refused.push({
			move,
			reason: noWorkflows,
			remarks: []
		});
		else if (violations.length > 0) refused.push({
			move,
			...describeViolations(move, violations, page)
		});
		else if (protection !== void 0) refused.push({
			move,
			...describeProtection(move, protection)
		});
	}
	return refused;
}
function describeProtection({ ref }, words) {
	return {
		reason: "protected branch hook declined",
		remarks: [`error: GH006: Protected branch update failed for ${ref}.`, `error: ${words}`]
	};
}
function describeViolations({ ref }, violations, page) {
	return {
		reason: "push declined due to repository rule violations",
		remarks: [
			...[`error: GH013: Repository rule violations found for ${ref}.`, `Review all repository rules at ${page}/rules?ref=${encodeURIComponent(ref)}`],
			"",
			...violations.flatMap((words) => [`- ${words}`, ""])
		]
	};
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
function renderReport$1(taken, refused) {
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
const input = object({
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
	const { subjectId, classifier } = input.parse(argument);
	const node = findNode(subjectId);
	const comment = node?.kind === "comment" ? call.world.comments.get(node.id) : void 0;
	if (comment === void 0) throw new Error(`Could not resolve to a node with the global id of '${subjectId}'.`);
	const permissions = permissionsOf(call.principal);
	if (!(permissions === void 0 || hasPermission(permissions, "issues=write") || hasPermission(permissions, "pull_requests=write"))) throw new Error("Resource not accessible by integration");
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
		return {
			name: aliased ? this.#next() : alias,
			alias,
			type,
			arguments: this.#peek() === "(" ? this.#readArguments() : {},
			fields: this.#peek() === "{" ? this.#readFields(void 0) : []
		};
	}
	#readArguments() {
		const values = {};
		this.#expect("(");
		while (this.#peek() !== ")") {
			const name = this.#next();
			this.#expect(":");
			values[name] = this.#readValue();
		}
		this.#expect(")");
		return values;
	}
	#readValue() {
		const token = this.#next();
		if (token === "$") return this.#variables[this.#next()];
		if (token === "{") return this.#readObject();
		if (/^[A-Z][A-Z_]*$/.test(token)) return token;
		if (token !== "[") return JSON.parse(token);
		const items = [];
		while (this.#peek() !== "]") items.push(this.#readValue());
		this.#expect("]");
		return items;
	}
	#readObject() {
		const values = {};
		while (this.#peek() !== "}") {
			const name = this.#next();
			this.#expect(":");
			values[name] = this.#readValue();
		}
		this.#expect("}");
		return values;
	}
};

// src/local/server/graphql/graphql-route.ts
const query = object({
	query: string(),
	variables: record(string(), unknown()).nullish()
});
/**
* The route for GraphQL. It implements only what REST cannot do: the time of the last edit, the account of the token, and
* collapsing a comment.
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
			...errors.length > 0 ? { errors } : {}
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
		case "minimizeComment": return resolveMinimise(call, field, errors);
		case "viewer": return resolveViewer(call, field);
		default: throw new Error(`Field '${field.name}' doesn't exist on type 'Query'`);
	}
}
/** Performs one mutation. GitHub performs the mutations of a request one after the other; a refused one does not undo the others. */
function resolveMinimise(call, field, errors) {
	try {
		return pickDeep(minimiseComment(call, field.arguments.input), field.fields);
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
	if (!mayReadThreads(call)) {
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
	if (!mayReadThreads(call)) throw new Error("Resource not accessible by integration");
	return Object.fromEntries(field.fields.map((child) => {
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
	const entries = new Map(Object.entries(value));
	return Object.fromEntries(fields.map((field) => [field.alias, entries.get(field.name) ?? null]));
}
function pickDeep(value, fields) {
	if (fields.length === 0 || typeof value !== "object" || value === null) return value;
	const entries = new Map(Object.entries(value));
	return Object.fromEntries(fields.map((field) => [field.alias, pickDeep(entries.get(field.name) ?? null, field.fields)]));
}
function mayRead(call, repository) {
	const { principal } = call;
	if (!repository.private) return true;
	if (principal.kind === "user") return hasRole(repository, principal.account, "read");
	return repositoriesOf(principal).has(repository.fullName.toLowerCase());
}
function mayReadThreads(call) {
	const permissions = permissionsOf(call.principal);
	return permissions === void 0 || hasPermission(permissions, "issues=read") || hasPermission(permissions, "pull_requests=read");
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
			...run === void 0 ? {} : {
				head_branch: run.headBranch,
				head_sha: run.headSha
			}
		}
	};
}

// src/local/server/rest/actions/artifact-routes.ts
const path$12 = "/repos/{owner}/{repo}/actions";
const read$7 = {
	accepts: ["actions=read"],
	role: "read"
};
const artifactRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$12}/artifacts`,
		...read$7,
		handle: (call) => listArtifacts(call, () => true)
	},
	{
		kind: "repository",
		operation: `GET ${path$12}/runs/{run_id}/artifacts`,
		...read$7,
		handle: (call) => {
			const runId = getNumber(call, "run_id");
			return listArtifacts(call, (artifact) => artifact.runId === runId);
		}
	},
	{
		kind: "repository",
		operation: `GET ${path$12}/artifacts/{artifact_id}`,
		...read$7,
		handle: (call) => ({ body: renderArtifact(call.world, call.repository, getArtifact(call)) })
	},
	{
		kind: "repository",
		operation: `GET ${path$12}/artifacts/{artifact_id}/{archive_format}`,
		...read$7,
		handle: redirectToArchive
	},
	{
		kind: "repository",
		operation: `DELETE ${path$12}/artifacts/{artifact_id}`,
		accepts: ["actions=write"],
		role: "write",
		handle: (call) => {
			call.world.artifacts.delete(getArtifact(call).id);
			return { status: 204 };
		}
	}
];
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
	const artifact = call.world.artifacts.get(getNumber(call, "artifact_id"));
	if (artifact === void 0 || artifact.repositoryId !== call.repository.id || !artifact.finalized) throw notFound();
	return artifact;
}

// src/local/server/rest/actions/repository-dispatch-routes.ts
const mostProperties = 10;
const longest$2 = 65535;
const newDispatch$1 = object({
	event_type: string().min(1).max(100),
	client_payload: record(string(), unknown()).optional()
});
const repositoryDispatchRoutes = [{
	kind: "repository",
	operation: "POST /repos/{owner}/{repo}/dispatches",
	accepts: ["contents=write"],
	role: "write",
	handle: dispatch$1
}];
function dispatch$1(call) {
	const { world, repository } = call;
	const body = parseBody(call, newDispatch$1);
	const payload = body.client_payload ?? {};
	const count = Object.keys(payload).length;
	if (count > mostProperties) throw new Refusal(422, `Invalid request.\n\nNo more than ${mostProperties} properties are allowed; ${count} were supplied.`);
	if (JSON.stringify(payload).length > longest$2) throw new Refusal(422, "client_payload is too large.");
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
const path$11 = "/repos/{owner}/{repo}/actions";
const read$6 = {
	accepts: ["actions=read"],
	role: "read"
};
const runRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$11}/runs`,
		...read$6,
		handle: (call) => listRuns(call)
	},
	{
		kind: "repository",
		operation: `GET ${path$11}/workflows/{workflow_id}/runs`,
		...read$6,
		handle: (call) => listRuns(call, findWorkflowPath(call.repository, getParameter(call, "workflow_id")))
	},
	{
		kind: "repository",
		operation: `GET ${path$11}/runs/{run_id}`,
		...read$6,
		handle: async (call) => ({ body: await renderRun$2(call.world, call.repository, getRun(call)) })
	},
	{
		kind: "repository",
		operation: `POST ${path$11}/runs/{run_id}/cancel`,
		accepts: ["actions=write"],
		role: "write",
		handle: cancelRun
	},
	{
		kind: "repository",
		operation: `POST ${path$11}/runs/{run_id}/approve`,
		accepts: ["actions=write"],
		role: "write",
		handle: approveRun
	},
	{
		kind: "repository",
		operation: `GET ${path$11}/runs/{run_id}/jobs`,
		...read$6,
		handle: listJobs
	},
	{
		kind: "repository",
		operation: `GET ${path$11}/jobs/{job_id}`,
		...read$6,
		handle: (call) => ({ body: renderJobOfRun(call, getJob(call)) })
	},
	{
		kind: "repository",
		operation: `GET ${path$11}/jobs/{job_id}/logs`,
		...read$6,
		handle: redirectToLog
	},
	{
		kind: "repository",
		operation: `POST ${path$11}/jobs/{job_id}/rerun`,
		accepts: ["actions=write"],
		role: "write",
		handle: rerunJob
	}
];
async function listRuns(call, workflow) {
	const { rows, total, headers } = slicePage(call, selectRuns(call, workflow));
	return {
		body: {
			total_count: total,
			workflow_runs: await Promise.all(rows.map((run) => renderRun$2(call.world, call.repository, run)))
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
/** Starts a run that waits for approval. A workflow cannot approve what its own token has caused. */
function approveRun(call) {
	const run = getRun(call);
	if (call.principal.kind === "job") throw new Refusal(403, "Resource not accessible by integration");
	if (run.conclusion !== "action_required") throw new Refusal(403, "This run is not waiting for approval.");
	for (const listener of call.world.approveListeners) listener(run.id);
	return {
		status: 201,
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
	const run = call.world.runs.get(getNumber(call, "run_id"));
	if (run === void 0 || run.repositoryId !== call.repository.id) throw notFound();
	return run;
}
function getJob(call) {
	const job = call.world.jobs.get(getNumber(call, "job_id"));
	if (job === void 0 || job.repositoryId !== call.repository.id) throw notFound();
	return job;
}

// src/local/server/rest/actions/setting-routes.ts
const actions = "/repos/{owner}/{repo}/actions";
const administration = {
	kind: "repository",
	accepts: ["administration=read"],
	role: "admin"
};
const secrets = {
	kind: "repository",
	accepts: ["secrets=read"],
	role: "write"
};
/** Routes that show settings. People change them with `changeSettings`. */
const settingRoutes = [
	{
		...administration,
		operation: `GET ${actions}/permissions`,
		handle: getPermissions
	},
	{
		...administration,
		operation: `GET ${actions}/permissions/selected-actions`,
		handle: getSelectedActions
	},
	{
		...administration,
		operation: `GET ${actions}/permissions/workflow`,
		handle: getWorkflowPermissions
	},
	{
		...administration,
		operation: `GET ${actions}/runners`,
		handle: (call) => listRunners(call, call.repository.settings.runners)
	},
	{
		kind: "plain",
		operation: "GET /orgs/{org}/actions/runners",
		handle: listOrganizationRunners
	},
	{
		...secrets,
		operation: `GET ${actions}/secrets`,
		handle: (call) => listSecrets(call, [...call.repository.secrets.keys()])
	},
	{
		...secrets,
		operation: `GET ${actions}/organization-secrets`,
		handle: (call) => listSecrets(call, call.repository.settings.organizationSecrets)
	},
	{
		kind: "repository",
		accepts: ["environments=read"],
		role: "write",
		operation: "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets",
		handle: listEnvironmentSecrets
	},
	{
		kind: "repository",
		accepts: ["actions=read"],
		role: "read",
		operation: `GET ${actions}/workflows/{workflow_id}`,
		handle: getWorkflow
	}
];
function getPermissions({ world, repository }) {
	const { actionsEnabled, allowedActions, shaPinningRequired } = repository.settings;
	if (!actionsEnabled) return { body: {
		enabled: false,
		sha_pinning_required: shaPinningRequired
	} };
	const url = `${repositoryUrl(world, repository)}/actions/permissions/selected-actions`;
	return { body: {
		enabled: true,
		allowed_actions: allowedActions,
		...allowedActions === "selected" ? { selected_actions_url: url } : {},
		sha_pinning_required: shaPinningRequired
	} };
}
function getSelectedActions({ repository: { settings } }) {
	if (settings.allowedActions !== "selected") throw new Refusal(409, "Conflict");
	return { body: {
		github_owned_allowed: settings.githubOwnedAllowed,
		verified_allowed: settings.verifiedAllowed,
		patterns_allowed: settings.patternsAllowed
	} };
}
function getWorkflowPermissions({ repository: { settings } }) {
	return { body: {
		default_workflow_permissions: settings.defaultWorkflowPermissions,
		can_approve_pull_request_reviews: settings.actionsMayCreatePullRequests
	} };
}
function listSecrets(call, names) {
	const { createdAt: at, secretTimes } = call.repository;
	const render = (name) => ({
		name,
		created_at: at,
		updated_at: secretTimes.get(name) ?? at
	});
	return paginateCounted(call, {
		key: "secrets",
		rows: names,
		render
	});
}
function listEnvironmentSecrets(call) {
	const environment = call.repository.environments.get(getParameter(call, "environment_name").toLowerCase());
	if (environment === void 0) throw notFound();
	return listSecrets(call, [...environment.keys()]);
}
function listRunners(call, runners) {
	const rows = runners.map((runner, index) => ({
		...runner,
		id: index + 1
	}));
	return paginateCounted(call, {
		key: "runners",
		rows,
		render: ({ id, name, online, version, labels }) => ({
			id,
			name,
			os: "linux",
			status: online ? "online" : "offline",
			busy: false,
			version,
			labels: labels.map((label) => ({
				name: label,
				type: "custom"
			}))
		})
	});
}
function listOrganizationRunners(call) {
	const org = getParameter(call, "org").toLowerCase();
	const { principal, world } = call;
	const owners = world.teams.get(`${org}/owners`);
	if (principal.kind !== "user" || owners?.has(principal.account.login.toLowerCase()) !== true) throw new Refusal(403, "Must have admin rights to the organization.");
	return listRunners(call, [...world.repositories.values()].filter(({ owner }) => owner.login.toLowerCase() === org).flatMap(({ settings }) => settings.organizationRunners));
}
async function getWorkflow(call) {
	const { world, repository } = call;
	const path = findWorkflowPath(repository, getParameter(call, "workflow_id"));
	const known = world.runs.list().find((run) => run.repositoryId === repository.id && run.workflow === path);
	if (await findGit(repository.git, [
		"cat-file",
		"-e",
		`refs/heads/${repository.defaultBranch}:${path}`
	]) === void 0 && known === void 0) throw notFound();
	const id = workflowIdOf(world, repository, path);
	const name = path.slice(path.lastIndexOf("/") + 1);
	const page = repositoryPage(world, repository);
	return { body: {
		id,
		node_id: nodeId("workflow", id),
		name: known === void 0 ? name : nameOf$1(known),
		path,
		state: repository.settings.workflowStates[name] ?? "active",
		created_at: repository.createdAt,
		updated_at: repository.createdAt,
		url: `${repositoryUrl(world, repository)}/actions/workflows/${id}`,
		html_url: `${page}/blob/${repository.defaultBranch}/${path}`,
		badge_url: `${page}/workflows/${name}/badge.svg`
	} };
}

// src/local/server/rest/actions/variable-routes.ts
const path$10 = "/repos/{owner}/{repo}/actions/variables";
const newVariable = object({
	name: string().min(1),
	value: string()
});
const variablePatch = object({
	name: string().optional(),
	value: string().optional()
});
const read$5 = {
	accepts: ["actions_variables=read", "variables=read"],
	role: "write"
};
const write$4 = {
	accepts: ["actions_variables=write", "variables=write"],
	role: "write"
};
const variableRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$10}`,
		...read$5,
		handle: listVariables
	},
	{
		kind: "repository",
		operation: `GET ${path$10}/{name}`,
		...read$5,
		handle: (call) => ({ body: renderVariable(getVariable(call)) })
	},
	{
		kind: "repository",
		operation: "GET /repos/{owner}/{repo}/actions/organization-variables",
		...read$5,
		handle: (call) => renderVariables(call, listShared(call))
	},
	{
		kind: "repository",
		operation: `POST ${path$10}`,
		...write$4,
		handle: createVariable
	},
	{
		kind: "repository",
		operation: `PATCH ${path$10}/{name}`,
		...write$4,
		handle: updateVariable
	},
	{
		kind: "repository",
		operation: `DELETE ${path$10}/{name}`,
		...write$4,
		handle: deleteVariable
	}
];
function listVariables(call) {
	return renderVariables(call, [...call.repository.variables.values()]);
}
function listShared({ repository: { settings, createdAt } }) {
	return Object.entries(settings.organizationVariables).map(([name, value]) => ({
		name,
		value,
		createdAt,
		updatedAt: createdAt
	}));
}
function renderVariables(call, variables) {
	const page = slicePage(call, variables);
	return {
		body: {
			total_count: page.total,
			variables: page.rows.map(renderVariable)
		},
		headers: page.headers
	};
}
function createVariable(call) {
	const { name, value } = parseBody(call, newVariable);
	const { variables } = call.repository;
	if (variables.has(name.toUpperCase())) throw new Refusal(409, "Already exists - Variable already exists");
	const at = isoTime(call.world.now());
	variables.set(name.toUpperCase(), {
		name: name.toUpperCase(),
		value,
		createdAt: at,
		updatedAt: at
	});
	return {
		status: 201,
		body: {}
	};
}
function updateVariable(call) {
	const variable = getVariable(call);
	const { value } = parseBody(call, variablePatch);
	call.repository.variables.set(variable.name, {
		...variable,
		value: value ?? variable.value,
		updatedAt: isoTime(call.world.now())
	});
	return { status: 204 };
}
function deleteVariable(call) {
	call.repository.variables.delete(getVariable(call).name);
	return { status: 204 };
}
function getVariable(call) {
	const variable = call.repository.variables.get(getParameter(call, "name").toUpperCase());
	if (variable === void 0) throw notFound();
	return variable;
}
function renderVariable(variable) {
	return {
		name: variable.name,
		value: variable.value,
		created_at: variable.createdAt,
		updated_at: variable.updatedAt
	};
}

// src/local/server/rest/actions/workflow-dispatch-routes.ts
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
const workflowDispatchRoutes = [{
	kind: "repository",
	operation: "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches",
	accepts: ["actions=write"],
	role: "write",
	handle: dispatch
}];
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

// src/local/server/rest/git/blob-routes.ts
const path$9 = "/repos/{owner}/{repo}/git/blobs";
const newBlob = object({
	content: string(),
	encoding: string().optional()
});
const gitBlobRoutes = [{
	kind: "repository",
	operation: `GET ${path$9}/{file_sha}`,
	accepts: ["contents=read"],
	role: "read",
	handle: getBlob
}, {
	kind: "repository",
	operation: `POST ${path$9}`,
	accepts: ["contents=write"],
	role: "write",
	handle: createBlob
}];
async function getBlob(call) {
	const sha = getParameter(call, "file_sha");
	const content = await runGit(call.repository.git, [
		"cat-file",
		"blob",
		sha
	]).catch(() => {
		throw notFound();
	});
	if (call.headers.get("accept")?.includes("raw") === true) return {
		body: content,
		headers: { "content-type": "application/octet-stream" }
	};
	return { body: {
		sha,
		...links(call, sha),
		size: content.length,
		content: encodeContent(content),
		encoding: "base64"
	} };
}
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
			url: links(call, sha).url
		}
	};
}
function links(call, sha) {
	return {
		url: `${repositoryUrl(call.world, call.repository)}/git/blobs/${sha}`,
		node_id: Buffer.from(`B_${sha}`).toString("base64url")
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
const path$8 = "/repos/{owner}/{repo}/branches";
const branchRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$8}`,
		accepts: ["contents=read"],
		role: "read",
		handle: listBranches
	},
	{
		kind: "repository",
		operation: `GET ${path$8}/{branch}`,
		accepts: ["contents=read"],
		role: "read",
		handle: getBranch
	},
	{
		kind: "repository",
		operation: "GET /repos/{owner}/{repo}/rules/branches/{branch}",
		accepts: ["metadata=read"],
		role: "read",
		handle: listRules
	}
];
async function listBranches(call) {
	const text = await readGit(call.repository.git, [
		"for-each-ref",
		"--format=%(objectname) %(refname:lstrip=2)",
		"refs/heads"
	]);
	const url = repositoryUrl(call.world, call.repository);
	return paginate(call, text.split("\n").filter(Boolean), (line) => {
		const sha = line.slice(0, 40);
		const name = line.slice(41);
		return {
			name,
			commit: {
				sha,
				url: `${url}/commits/${sha}`
			},
			protected: isNamed(call.repository, name)
		};
	});
}
async function getBranch(call) {
	const { world, repository } = call;
	const name = getParameter(call, "branch");
	const sha = findRef(repository.directory, `refs/heads/${name}`);
	if (sha === void 0) throw new Refusal(404, "Branch not found");
	const url = repositoryUrl(world, repository);
	return { body: {
		name,
		commit: renderCommit(world, repository, await readCommit(repository.git, sha)),
		_links: {
			self: `${url}/branches/${name}`,
			html: `${repositoryPage(world, repository)}/tree/${name}`
		},
		protected: isNamed(repository, name),
		protection: { enabled: isProtected(repository, name) },
		protection_url: `${url}/branches/${name}/protection`
	} };
}
/** Returns whether any rule names a branch. GitHub says so of rulesets too that refuse no push. */
function isNamed(repository, branch) {
	return isProtected(repository, branch) || listRulesetsOf(repository, branch).length > 0;
}
/** Returns the active rules of rulesets for a branch, which need not exist. */
function listRules(call) {
	const { repository } = call;
	const rules = listRulesetsOf(repository, getParameter(call, "branch")).flatMap(({ rules, requiredChecks = [] }, index) => {
		const source = {
			ruleset_source_type: "Repository",
			ruleset_source: repository.fullName,
			ruleset_id: index + 1
		};
		const checks = requiredChecks.map((context) => ({ context }));
		const demands = {
			required_status_checks: checks,
			strict_required_status_checks_policy: false
		};
		return [...rules.map((type) => ({
			type,
			...source
		})), ...checks.length === 0 ? [] : [{
			type: "required_status_checks",
			parameters: demands,
			...source
		}]];
	});
	return paginate(call, rules, (rule) => rule);
}

// src/local/server/rest/git/commit-routes.ts
const path$7 = "/repos/{owner}/{repo}/git/commits";
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
const gitCommitRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$7}/{commit_sha}`,
		accepts: ["contents=read"],
		role: "read",
		handle: async (call) => ({ body: await showCommit(call, getParameter(call, "commit_sha")) })
	},
	{
		kind: "repository",
		operation: `POST ${path$7}`,
		accepts: ["contents=write"],
		role: "write",
		handle: createCommit
	},
	{
		kind: "repository",
		operation: "GET /repos/{owner}/{repo}/commits/{ref}",
		accepts: ["contents=read"],
		role: "read",
		handle: async (call) => {
			const commit = await findGit(call.repository.git, [
				"rev-parse",
				"--verify",
				"--quiet",
				`${getParameter(call, "ref")}^{commit}`
			]);
			if (commit === void 0) throw new Refusal(422, `No commit found for SHA: ${getParameter(call, "ref")}`);
			return { body: renderCommit(call.world, call.repository, await readCommit(call.repository.git, commit)) };
		}
	}
];
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
	const committer = {
		...author,
		...body.committer
	};
	return {
		GIT_AUTHOR_NAME: author.name,
		GIT_AUTHOR_EMAIL: author.email,
		GIT_AUTHOR_DATE: author.date,
		GIT_COMMITTER_NAME: committer.name,
		GIT_COMMITTER_EMAIL: committer.email,
		GIT_COMMITTER_DATE: committer.date
	};
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
const compareRoutes = [{
	kind: "repository",
	operation: "GET /repos/{owner}/{repo}/compare/{basehead}",
	accepts: ["contents=read"],
	role: "read",
	handle: compare
}];
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
				...size === "-" ? {} : { size: Number(size) }
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
const contentRoutes = [{
	kind: "repository",
	operation: "GET /repos/{owner}/{repo}/contents/{path}",
	accepts: ["contents=read"],
	role: "read",
	handle: getContent
}, {
	kind: "repository",
	operation: "GET /repos/{owner}/{repo}/readme",
	accepts: ["contents=read"],
	role: "read",
	handle: (call) => showContent(call, "README.md")
}];
function getContent(call) {
	return showContent(call, (call.parameters.path ?? "").replace(/\/$/, ""));
}
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

// src/local/server/rest/git/ref-routes.ts
const path$6 = "/repos/{owner}/{repo}/git";
const newRef = object({
	ref: string(),
	sha: string().regex(/^[0-9a-f]{40}$/)
});
const refPatch = object({
	sha: string().regex(/^[0-9a-f]{40}$/),
	force: boolean().optional()
});
const read$4 = {
	accepts: ["contents=read"],
	role: "read"
};
const accepts$2 = ["contents=write", "contents=write,workflows=write"];
const write$3 = {
	accepts: accepts$2,
	role: "write"
};
const gitRefRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$6}/ref/{ref}`,
		...read$4,
		handle: getOne
	},
	{
		kind: "repository",
		operation: `GET ${path$6}/matching-refs/{ref}`,
		...read$4,
		handle: listMatching
	},
	{
		kind: "repository",
		operation: `POST ${path$6}/refs`,
		...write$3,
		handle: createRef
	},
	{
		kind: "repository",
		operation: `PATCH ${path$6}/refs/{ref}`,
		...write$3,
		handle: moveRef
	},
	{
		kind: "repository",
		operation: `DELETE ${path$6}/refs/{ref}`,
		...write$3,
		handle: deleteRef
	}
];
async function getOne(call) {
	const ref = `refs/${getParameter(call, "ref")}`;
	const sha = findRef(call.repository.directory, ref);
	if (sha === void 0) throw notFound();
	return { body: await renderRef(call.world, call.repository, {
		ref,
		sha
	}) };
}
async function listMatching(call) {
	const { world, repository } = call;
	const prefix = `refs/${getParameter(call, "ref")}`;
	const matching = (await readGit(repository.git, ["for-each-ref", "--format=%(objectname) %(refname)"])).split("\n").map((line) => ({
		sha: line.slice(0, 40),
		ref: line.slice(41)
	})).filter(({ ref }) => ref.startsWith(prefix));
	return paginate(call, await Promise.all(matching.map((ref) => renderRef(world, repository, ref))), (ref) => ref);
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
function checkProtection({ repository, principal }, move, words) {
	const violations = findViolations(repository, move);
	const refusal = (violations.length === 0 ? void 0 : [
		"Repository rule violations found",
		...violations,
		""
	].join("\n\n")) ?? findProtection(repository, principal, move);
	if (refusal !== void 0) throw new Refusal(422, words ?? refusal);
}
async function checkCommit(call, sha) {
	if (await findGit(call.repository.git, [
		"cat-file",
		"-e",
		sha
	]) === void 0) throw new Refusal(422, "Object does not exist");
	const { principal } = call;
	if ((principal.kind === "job" || principal.kind === "installation" && !hasPermission(principal.permissions, "workflows=write")) && await hasOtherWorkflows(call.repository, sha)) throw notAccessible(accepts$2);
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

// src/local/server/rest/git/tree-routes.ts
const path$5 = "/repos/{owner}/{repo}/git/trees";
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
const gitTreeRoutes = [{
	kind: "repository",
	operation: `GET ${path$5}/{tree_sha}`,
	accepts: ["contents=read"],
	role: "read",
	handle: getTree
}, {
	kind: "repository",
	operation: `POST ${path$5}`,
	accepts: ["contents=write"],
	role: "write",
	handle: createTree
}];
async function getTree(call) {
	const recursive = call.url.searchParams.has("recursive");
	return { body: await renderTree$1(call, getParameter(call, "tree_sha"), recursive) };
}
async function createTree(call) {
	const body = parseBody(call, newTree);
	for (const entry of body.tree) checkPath(entry.path);
	try {
		return {
			status: 201,
			body: await renderTree$1(call, await writeTree(call.repository.git, {
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
async function renderTree$1(call, sha, recursive) {
	const url = repositoryUrl(call.world, call.repository);
	const tree = await readTree(call.repository.git, sha, recursive);
	if (tree === void 0) throw notFound();
	const entries = tree.entries.map((entry) => ({
		...entry,
		...entry.type === "commit" ? {} : { url: `${url}/git/${entry.type}s/${entry.sha}` }
	}));
	return {
		sha: tree.sha,
		url: `${url}/git/trees/${tree.sha}`,
		tree: entries,
		truncated: false
	};
}

// src/local/server/views/render-comment.ts
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

// src/local/server/events/announce-comment.ts
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
			...changes === void 0 ? {} : { changes }
		}
	});
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
	if (issue === void 0) return void 0;
	return issue.pull === void 0 ? "issues" : "pull_requests";
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
const thread = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
const single = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
const commentBody = object({ body: string() });
const read$3 = {
	accepts: ["issues=read", "pull_requests=read"],
	role: "read"
};
const accepts$1 = ["issues=write", "pull_requests=write"];
const issueCommentRoutes = [
	{
		kind: "repository",
		operation: "GET /repos/{owner}/{repo}/issues/comments",
		...read$3,
		handle: (call) => paginate(call, selectComments(call), (comment) => renderComment$1(call.world, call.repository, comment))
	},
	{
		kind: "repository",
		operation: `GET ${thread}`,
		...read$3,
		handle: (call) => paginate(call, selectComments(call, getIssue(call)), (comment) => renderComment$1(call.world, call.repository, comment))
	},
	{
		kind: "repository",
		operation: `POST ${thread}`,
		accepts: accepts$1,
		narrow: permissionOfIssue,
		role: "read",
		handle: createComment
	},
	{
		kind: "repository",
		operation: `GET ${single}`,
		...read$3,
		handle: (call) => ({ body: renderComment$1(call.world, call.repository, getComment(call)) })
	},
	{
		kind: "repository",
		operation: `PATCH ${single}`,
		accepts: accepts$1,
		narrow: permissionOfComment,
		role: "read",
		handle: updateComment
	},
	{
		kind: "repository",
		operation: `DELETE ${single}`,
		accepts: accepts$1,
		narrow: permissionOfComment,
		role: "read",
		handle: deleteComment
	}
];
async function createComment(call) {
	const { world, repository } = call;
	const issue = getIssue(call);
	const { body } = parseBody(call, commentBody);
	const cause = causeOf(call);
	checkCommentable(call, issue);
	checkCommentBody(body);
	const at = isoTime(world.now());
	const comment = world.comments.put({
		id: world.nextId(),
		repositoryId: repository.id,
		issueId: issue.id,
		body,
		user: cause.sender,
		app: cause.app,
		createdAt: at,
		updatedAt: at,
		lastEditedAt: null,
		editor: void 0
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
	const comment = call.world.comments.get(getNumber(call, "comment_id"));
	if (comment === void 0 || comment.repositoryId !== call.repository.id) throw notFound();
	return comment;
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
const path$4 = "/repos/{owner}/{repo}/issues/{issue_number}/labels";
/** Labels come as names or as objects with a name. */
const labelName = union([string(), object({ name: string() })]).transform((label) => typeof label === "string" ? label : label.name);
/** The body with labels: GitHub accepts `{labels: [...]}` and the bare array. */
const names = union([object({ labels: array(labelName).optional() }).transform((body) => body.labels ?? []), array(labelName)]);
const write$2 = {
	accepts: ["issues=write", "pull_requests=write"],
	narrow: permissionOfIssue,
	role: "triage"
};
const issueLabelRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$4}`,
		accepts: ["issues=read", "pull_requests=read"],
		role: "read",
		handle: (call) => paginate(call, renderLabels(call.world, call.repository, getIssue(call)), (label) => label)
	},
	{
		kind: "repository",
		operation: `POST ${path$4}`,
		...write$2,
		handle: (call) => changeLabels(call, addLabels)
	},
	{
		kind: "repository",
		operation: `PUT ${path$4}`,
		...write$2,
		handle: (call) => changeLabels(call, setLabels)
	},
	{
		kind: "repository",
		operation: `DELETE ${path$4}`,
		...write$2,
		handle: async (call) => {
			const issue = getIssue(call);
			await removeLabels(call.world, issue, {
				repository: call.repository,
				cause: causeOf(call),
				ids: issue.labelIds
			});
			return { status: 204 };
		}
	},
	{
		kind: "repository",
		operation: `DELETE ${path$4}/{name}`,
		...write$2,
		handle: removeOne
	}
];
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

// src/local/server/rest/repository/user-routes.ts
const userRoutes = [{
	kind: "plain",
	operation: "GET /user",
	handle: (call) => ({ body: renderProfile(call.world, getOwnAccount(call)) })
}, {
	kind: "plain",
	operation: "GET /users/{username}",
	handle: (call) => ({ body: renderProfile(call.world, getAccount(call, getParameter(call, "username"))) })
}];
function getAccount(call, login) {
	const account = findAccount(call.world, login);
	if (account === void 0) throw notFound();
	return account;
}
/** Returns the account of the token. Tokens of jobs and Apps belong to no user. */
function getOwnAccount(call) {
	const { principal } = call;
	if (principal.kind === "user") return principal.account;
	if (principal.kind === "anonymous") throw new Refusal(401, "Requires authentication");
	throw notAccessible([]);
}
const teamAccepts = ["members=read"];
/** Routes about members of a team. A workflow's own token has no permissions on organizations, so it never gets an answer. */
const teamRoutes = [{
	kind: "plain",
	operation: "GET /orgs/{org}/teams/{team_slug}/memberships/{username}",
	handle: (call) => {
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
}];
function authoriseTeam({ principal }) {
	if (principal.kind === "user") return;
	const permissions = permissionsOf(principal);
	if (permissions === void 0) throw notFound();
	if (principal.kind === "job" || !teamAccepts.some((accept) => hasPermission(permissions, accept))) throw notAccessible(teamAccepts);
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
		...title === issue.title ? {} : { title: { from: issue.title } },
		...body === issue.body ? {} : { body: { from: issue.body ?? "" } }
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
		...title === issue.title ? {} : { event: {
			name: "renamed",
			details: { rename: {
				from: issue.title,
				to: title
			} }
		} }
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
const issueRoutes = [
	{
		kind: "repository",
		operation: "GET /repos/{owner}/{repo}/issues",
		accepts: ["issues=read", "pull_requests=read"],
		role: "read",
		handle: (call) => paginate(call, selectIssues(call), (issue) => renderIssue(call.world, call.repository, issue))
	},
	{
		kind: "repository",
		operation: "POST /repos/{owner}/{repo}/issues",
		accepts: ["issues=write"],
		role: "read",
		handle: createIssue
	},
	{
		kind: "repository",
		operation: "GET /repos/{owner}/{repo}/issues/{issue_number}",
		accepts: ["issues=read", "pull_requests=read"],
		role: "read",
		handle: (call) => ({ body: renderFullIssue(call.world, call.repository, getIssue(call)) })
	},
	{
		kind: "repository",
		operation: "PATCH /repos/{owner}/{repo}/issues/{issue_number}",
		accepts: ["issues=write", "pull_requests=write"],
		narrow: permissionOfIssue,
		role: "read",
		handle: async (call) => {
			const issue = await updateIssue(call, getIssue(call), parseBody(call, issuePatch));
			return { body: renderFullIssue(call.world, call.repository, issue) };
		}
	}
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

// src/local/server/rest/issues/label-routes.ts
const path$3 = "/repos/{owner}/{repo}/labels";
const newLabel = object({
	name: string().min(1),
	color: string().optional(),
	description: string().nullish()
});
const accepts = {
	read: ["issues=read", "pull_requests=read"],
	write: ["issues=write", "pull_requests=write"]
};
const labelRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$3}`,
		accepts: accepts.read,
		role: "read",
		handle: (call) => {
			const labels = call.world.labels.list(call.world.settings.listLag).filter((label) => label.repositoryId === call.repository.id);
			return paginate(call, labels, (label) => renderLabel(call.world, call.repository, label));
		}
	},
	{
		kind: "repository",
		operation: `GET ${path$3}/{name}`,
		accepts: accepts.read,
		role: "read",
		handle: (call) => {
			const label = findLabel(call.world, call.repository, getParameter(call, "name"));
			if (label === void 0) throw notFound();
			return { body: renderLabel(call.world, call.repository, label) };
		}
	},
	{
		kind: "repository",
		operation: `POST ${path$3}`,
		accepts: accepts.write,
		role: "triage",
		handle: createLabel
	}
];
function createLabel(call) {
	const { world, repository } = call;
	const body = parseBody(call, newLabel);
	if (findLabel(world, repository, body.name) !== void 0) throw invalid({
		resource: "Label",
		code: "already_exists",
		field: "name"
	});
	const color = (body.color ?? "ededed").replace("#", "");
	if (!/^[0-9a-f]{6}$/i.test(color)) throw invalid({
		resource: "Label",
		code: "invalid",
		field: "color"
	});
	const label = world.labels.put({
		id: world.nextId(),
		repositoryId: repository.id,
		name: body.name,
		color,
		description: body.description ?? null
	});
	return {
		status: 201,
		body: renderLabel(world, repository, label)
	};
}

// src/local/server/views/render-issue-event.ts
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

// src/local/server/rest/issues/lock-routes.ts
const path$2 = "/repos/{owner}/{repo}/issues/{issue_number}/lock";
const write$1 = {
	accepts: ["issues=write", "pull_requests=write"],
	narrow: permissionOfIssue,
	role: "write"
};
const issueLockRoutes = [{
	kind: "repository",
	operation: `PUT ${path$2}`,
	...write$1,
	handle: (call) => setLocked(call, "locked")
}, {
	kind: "repository",
	operation: `DELETE ${path$2}`,
	...write$1,
	handle: (call) => setLocked(call, "unlocked")
}];
async function setLocked(call, action) {
	const issue = getIssue(call);
	const locked = action === "locked";
	if (issue.locked !== locked) {
		const change = {
			repository: call.repository,
			cause: causeOf(call),
			action,
			event: { name: action }
		};
		await changeIssue(call.world, {
			...issue,
			locked
		}, change);
	}
	return { status: 204 };
}
const issueEventRoutes = [{
	kind: "repository",
	operation: "GET /repos/{owner}/{repo}/issues/{issue_number}/events",
	accepts: ["issues=read", "pull_requests=read"],
	role: "read",
	handle: (call) => {
		const issue = getIssue(call);
		const events = call.world.events.list(call.world.settings.listLag).filter((event) => event.issueId === issue.id);
		return paginate(call, events, (event) => renderIssueEvent(call.world, call.repository, event));
	}
}];

// src/local/server/rest/issues/reaction-routes.ts
const newReaction = object({ content: _enum(reactionContents) });
const read$2 = {
	accepts: ["issues=read", "pull_requests=read"],
	role: "read"
};
const write = {
	accepts: ["issues=write", "pull_requests=write"],
	role: "read"
};
const ofIssue = "/repos/{owner}/{repo}/issues/{issue_number}/reactions";
const ofComment = "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
const reactionRoutes = [
	{
		kind: "repository",
		operation: `GET ${ofIssue}`,
		...read$2,
		handle: (call) => listReactions(call, getIssue(call).id)
	},
	{
		kind: "repository",
		operation: `POST ${ofIssue}`,
		...write,
		handle: (call) => addReaction(call, getIssue(call).id)
	},
	{
		kind: "repository",
		operation: `DELETE ${ofIssue}/{reaction_id}`,
		...write,
		handle: (call) => removeReaction(call, getIssue(call).id)
	},
	{
		kind: "repository",
		operation: `GET ${ofComment}`,
		...read$2,
		handle: (call) => listReactions(call, getCommentId(call))
	},
	{
		kind: "repository",
		operation: `POST ${ofComment}`,
		...write,
		handle: (call) => addReaction(call, getCommentId(call))
	},
	{
		kind: "repository",
		operation: `DELETE ${ofComment}/{reaction_id}`,
		...write,
		handle: (call) => removeReaction(call, getCommentId(call))
	}
];
function listReactions(call, subjectId) {
	const { world } = call;
	const reactions = world.reactions.list(world.settings.listLag).filter((reaction) => reaction.subjectId === subjectId);
	return paginate(call, reactions, (reaction) => renderReaction(world, reaction));
}
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
function getCommentId(call) {
	const comment = call.world.comments.get(getNumber(call, "comment_id"));
	if (comment === void 0 || comment.repositoryId !== call.repository.id) throw notFound();
	return comment.id;
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
const path$1 = "/repos/{owner}/{repo}/pulls";
const pullPatch = object({
	title: string().optional(),
	body: string().nullish(),
	state: _enum(["open", "closed"]).optional()
});
const read$1 = {
	accepts: ["pull_requests=read"],
	role: "read"
};
const pullRoutes = [
	{
		kind: "repository",
		operation: `GET ${path$1}`,
		...read$1,
		handle: (call) => paginate(call, selectPulls(call), (pull) => renderPull(call.world, call.repository, pull))
	},
	{
		kind: "repository",
		operation: `POST ${path$1}`,
		accepts: ["pull_requests=write"],
		role: "read",
		handle: createPull
	},
	{
		kind: "repository",
		operation: `GET ${path$1}/{pull_number}`,
		...read$1,
		handle: async (call) => ({ body: await renderFullPull(call.world, call.repository, getPull(call)) })
	},
	{
		kind: "repository",
		operation: `PATCH ${path$1}/{pull_number}`,
		accepts: ["pull_requests=write"],
		role: "read",
		handle: patchPull
	},
	{
		kind: "repository",
		operation: `GET ${path$1}/{pull_number}/files`,
		...read$1,
		handle: async (call) => {
			const { pull } = getPull(call);
			const files = await listChangedFiles(call, {
				base: pull.baseSha,
				head: pull.headSha
			});
			return paginate(call, files, (file) => file);
		}
	}
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

// src/local/server/rest/pulls/requested-reviewer-routes.ts
const wantedReviewers = object({
	reviewers: array(string()).optional(),
	team_reviewers: array(string()).optional()
});
const requestedReviewerRoutes = [{
	kind: "repository",
	operation: "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
	accepts: ["pull_requests=write"],
	role: "triage",
	handle: requestReviewers
}];
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
	const issue = world.issues.get(review.issueId);
	if (issue === void 0) throw new Error(`Review ${review.id} has no pull request`);
	const { id, path, line, body } = comment;
	const page = `${issuePage(world, repository, issue)}#discussion_r${id}`;
	const url = `${repositoryUrl(world, repository)}/pulls/comments/${id}`;
	const pull = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
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
		...line === void 0 ? {} : {
			line,
			original_line: line,
			side: "RIGHT"
		},
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
	const issue = world.issues.get(review.issueId);
	if (issue === void 0) throw new Error(`Review ${review.id} has no pull request`);
	const page = `${issuePage(world, repository, issue)}#pullrequestreview-${review.id}`;
	const pull = `${repositoryUrl(world, repository)}/pulls/${issue.number}`;
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

// src/local/server/rest/pulls/review-routes.ts
const path = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
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
const states = {
	APPROVE: "APPROVED",
	REQUEST_CHANGES: "CHANGES_REQUESTED",
	COMMENT: "COMMENTED"
};
const pullReviewRoutes = [
	{
		kind: "repository",
		operation: `GET ${path}`,
		...read,
		handle: (call) => {
			const pull = getPull(call);
			const reviews = call.world.reviews.list().filter(({ issueId }) => issueId === pull.id);
			return paginate(call, reviews, (review) => renderReview(call.world, call.repository, review));
		}
	},
	{
		kind: "repository",
		operation: `GET ${path}/{review_id}`,
		...read,
		handle: (call) => ({ body: renderReview(call.world, call.repository, getReview(call)) })
	},
	{
		kind: "repository",
		operation: `GET ${path}/{review_id}/comments`,
		...read,
		handle: (call) => {
			const review = getReview(call);
			return paginate(call, review.comments, (comment) => renderReviewComment(call.world, call.repository, {
				review,
				comment
			}));
		}
	},
	{
		kind: "repository",
		operation: `POST ${path}`,
		accepts: ["pull_requests=write"],
		role: "read",
		handle: createReview
	}
];
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
			...renderApp(call.world, getApp$1(call)),
			installations_count: listInstallations(call).length
		} })
	},
	{
		kind: "plain",
		operation: "GET /app/installations",
		handle: (call) => paginate(call, listInstallations(call), (installation) => renderInstallation(call.world, getApp$1(call), installation))
	},
	{
		kind: "plain",
		operation: "GET /app/installations/{installation_id}",
		handle: (call) => ({ body: renderInstallation(call.world, getApp$1(call), getInstallation(call)) })
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
function getApp$1(call) {
	if (call.principal.kind === "app") return call.principal.app;
	throw new Refusal(401, "A JSON web token could not be decoded");
}
function listInstallations(call) {
	const app = getApp$1(call);
	return [...call.world.installations.values()].filter((installation) => installation.appId === app.id);
}
function getInstallation(call) {
	const id = getNumber(call, "installation_id");
	const installation = listInstallations(call).find((candidate) => candidate.id === id);
	if (installation === void 0) throw notFound();
	return installation;
}
function findForRepository(call) {
	const app = getApp$1(call);
	const name = `${getParameter(call, "owner")}/${getParameter(call, "repo")}`.toLowerCase();
	const installation = listInstallations(call).find((candidate) => candidate.repositories.has(name));
	if (installation === void 0) throw notFound();
	return { body: renderInstallation(call.world, app, installation) };
}
/** Creates a token for everything that the installation has, or for the requested part. */
function createToken(call) {
	const { world } = call;
	const app = getApp$1(call);
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
			...isPart ? { repositories: rows } : {}
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

// src/local/server/views/render-delivery.ts
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
/** Sends a delivery again, with the id and the bytes of its event. The answer does not wait for the App's. */
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
function getApp(call) {
	if (call.principal.kind === "app") return call.principal.app;
	throw new Refusal(401, "A JSON web token could not be decoded");
}

// src/local/server/rest/repository/repository-routes.ts
const repositoryRoutes = [{
	kind: "repository",
	operation: "GET /repos/{owner}/{repo}",
	accepts: ["metadata=read"],
	role: "read",
	handle: ({ world, repository }) => ({ body: renderFullRepository(world, repository) })
}];
/** Roles in the older field, which has only four words. */
const permissions = {
	none: "none",
	read: "read",
	triage: "read",
	write: "write",
	maintain: "write",
	admin: "admin"
};
const collaboratorRoutes = [{
	kind: "repository",
	operation: "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
	accepts: ["metadata=read"],
	role: "read",
	handle: (call) => {
		const account = getUser(call);
		const role = roleOf(call.repository, account);
		const name = call.repository.customRoles.get(account.login.toLowerCase()) ?? role;
		return { body: {
			permission: permissions[role],
			user: {
				...renderUser(call.world, account),
				role_name: name
			},
			role_name: name
		} };
	}
}, {
	kind: "repository",
	operation: "GET /repos/{owner}/{repo}/collaborators/{username}",
	accepts: ["metadata=read"],
	role: "write",
	handle: (call) => {
		const account = getUser(call);
		if (account.login !== call.repository.owner.login && !call.repository.roles.has(account.login.toLowerCase())) throw notFound();
		return { status: 204 };
	}
}];
function getUser(call) {
	const login = getParameter(call, "username");
	const account = login.endsWith("[bot]") ? void 0 : getAccount(call, login);
	if (account === void 0 || account.type === "Bot") throw new Refusal(404, `${login} is not a user`);
	return account;
}

// src/local/server/rest/routes.ts
/** All REST routes, in the order in which they are tried: `issues/comments` before `issues/{issue_number}`. */
const routes = [
	...repositoryRoutes,
	...userRoutes,
	...teamRoutes,
	...collaboratorRoutes,
	...issueCommentRoutes,
	...issueLabelRoutes,
	...issueEventRoutes,
	...issueLockRoutes,
	...reactionRoutes,
	...issueRoutes,
	...labelRoutes,
	...pullReviewRoutes,
	...requestedReviewerRoutes,
	...pullRoutes,
	...gitRefRoutes,
	...gitBlobRoutes,
	...gitTreeRoutes,
	...gitCommitRoutes,
	...contentRoutes,
	...branchRoutes,
	...compareRoutes,
	...workflowDispatchRoutes,
	...runRoutes,
	...artifactRoutes,
	...variableRoutes,
	...settingRoutes,
	...repositoryDispatchRoutes,
	...appRoutes,
	...deliveryRoutes,
	graphqlRoute
];

// src/local/server/world/table.ts
/** Immutable rows by id, with their history: a lagging list shows each row as it was some time ago. */
var Table$1 = class {
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

// src/local/server/world/create-world.ts
/** The number below the first id. Ids of GitHub outgrow 32 bits, with and without a sign; here all do but those of accounts. */
const firstId = 2 ** 32;
/** The number below the first id of an account. GraphQL has them as 32-bit numbers. */
const firstAccountId = 2e8;
function createWorld(options) {
	const { now, directory } = options;
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
		tokens: /* @__PURE__ */ new Map(),
		actionsBot,
		actionsApp: createActionsApp(actionsBot, github),
		issues: new Table$1(now),
		comments: new Table$1(now),
		reviews: new Table$1(now),
		events: new Table$1(now),
		teams: /* @__PURE__ */ new Map(),
		labels: new Table$1(now),
		reactions: new Table$1(now),
		runs: new Table$1(now),
		jobs: new Table$1(now),
		artifacts: new Table$1(now),
		blobs: /* @__PURE__ */ new Map(),
		signedCommits: /* @__PURE__ */ new Set(),
		promisedRuns: /* @__PURE__ */ new Map(),
		requests: [],
		used: /* @__PURE__ */ new Map(),
		faults: [],
		deliveries: [],
		listeners: [],
		cancelListeners: [],
		rerunListeners: [],
		approveListeners: [],
		pending: /* @__PURE__ */ new Set(),
		settings: {
			listLag: 0,
			watcher: void 0,
			lostDeliveries: 0
		},
		closing: new AbortController()
	};
}
function createActionsApp(bot, owner) {
	return {
		id: 15368,
		slug: "github-actions",
		clientId: "Iv1.05c79e9ad1f6bdfa",
		bot,
		owner,
		publicKey: "",
		webhookUrl: "",
		webhookSecret: "",
		permissions: {},
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
	const app = new Hono();
	app.use("*", watchRequests(world));
	mountRoutes(app, world, routes);
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
function listen(server, port) {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => {
			const address = server.address();
			if (typeof address === "object" && address !== null) resolve(address.port);
			else reject(/* @__PURE__ */ new Error("The local GitHub has no port"));
		});
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

// src/entry/cli/world/create-local-world.ts
/** The repository of Baton, whose workflows and action are those of this package. */
const ownRepository = "baton-agents/baton";
/** Starts a local GitHub with one repository. */
async function createLocalWorld(options) {
	const { folder, keys, unsigned, config } = options;
	let ahead = 0;
	const server = await createLocalServer({ now: () => Date.now() + ahead });
	const { repository, tokens } = fillServer(server, options);
	const sent = [];
	server.onEvent((event) => {
		if (event.name === "repository_dispatch" && event.sender.endsWith("[bot]")) sent.push(event);
	});
	const own = [ownRepository, ...options.alsoOurs ?? []];
	const root = projectRoot();
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
		phases: [],
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

// src/entry/cli/files/check-output.ts
/**
* Refuses a file of `-o` that could not be written: its folder is missing or closed, or it is a folder itself. A command calls
* this before its work, which may take minutes.
*/
function checkOutput(file) {
	if (file === void 0) return;
	const folder = dirname(file);
	const found = statSync(file, { throwIfNoEntry: false });
	if (found?.isDirectory() === true) throw new UsageError(`-o ${file} is a folder. Name a file in it, such as ${file.replace(/\/+$/, "")}/run.html.`);
	if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new UsageError(`-o ${file}: there is no folder ${folder}. Type: mkdir -p ${folder}`);
	try {
		accessSync(found === void 0 ? folder : file, constants$1.W_OK);
	} catch {
		throw new UsageError(`-o ${file}: you may not write there. Name a file in a folder of yours.`);
	}
}

// src/entry/cli/report/run-report.ts
/** Says what listeners were told: `Listeners of baton-run-ended were told: dev.baton.run.ended, fix-12.` */
function describeEvent({ type, payload }) {
	return `Listeners of ${type} were told: ${String(payload.type)}, ${String(payload.subject)}.`;
}

// node_modules/@dagrejs/dagre/dist/dagre.esm.js
var Te$1 = Object.defineProperty;
var Sn = (e, n, t) => n in e ? Te$1(e, n, {
	enumerable: !0,
	configurable: !0,
	writable: !0,
	value: t
}) : e[n] = t;
var Mn$1 = (e, n) => {
	for (var t in n) Te$1(e, t, {
		get: n[t],
		enumerable: !0
	});
};
var je = (e, n, t) => Sn(e, typeof n != "symbol" ? n + "" : n, t);
var ie$1 = {};
Mn$1(ie$1, {
	Graph: () => T,
	alg: () => H
});
var Pn = Object.defineProperty;
var Se$1 = (e, n) => {
	for (var t in n) Pn(e, t, {
		get: n[t],
		enumerable: !0
	});
};
var Q$1 = class {
	constructor(e) {
		this._isDirected = !0, this._isMultigraph = !1, this._isCompound = !1, this._nodes = {}, this._in = {}, this._preds = {}, this._out = {}, this._sucs = {}, this._edgeObjs = {}, this._edgeLabels = {}, this._nodeCount = 0, this._edgeCount = 0, this._defaultNodeLabelFn = () => {}, this._defaultEdgeLabelFn = () => {}, e && (this._isDirected = "directed" in e ? e.directed : !0, this._isMultigraph = "multigraph" in e ? e.multigraph : !1, this._isCompound = "compound" in e ? e.compound : !1), this._isCompound && (this._parent = {}, this._children = {}, this._children["\0"] = {});
	}
	isDirected() {
		return this._isDirected;
	}
	isMultigraph() {
		return this._isMultigraph;
	}
	isCompound() {
		return this._isCompound;
	}
	setGraph(e) {
		return this._label = e, this;
	}
	graph() {
		return this._label;
	}
	setDefaultNodeLabel(e) {
		return typeof e != "function" ? this._defaultNodeLabelFn = () => e : this._defaultNodeLabelFn = e, this;
	}
	nodeCount() {
		return this._nodeCount;
	}
	nodes() {
		return Object.keys(this._nodes);
	}
	sources() {
		return this.nodes().filter((e) => Object.keys(this._in[e]).length === 0);
	}
	sinks() {
		return this.nodes().filter((e) => Object.keys(this._out[e]).length === 0);
	}
	setNodes(e, n) {
		return e.forEach((t) => {
			n !== void 0 ? this.setNode(t, n) : this.setNode(t);
		}), this;
	}
	setNode(e, n) {
		return e in this._nodes ? (arguments.length > 1 && (this._nodes[e] = n), this) : (this._nodes[e] = arguments.length > 1 ? n : this._defaultNodeLabelFn(e), this._isCompound && (this._parent[e] = "\0", this._children[e] = {}, this._children["\0"][e] = !0), this._in[e] = {}, this._preds[e] = {}, this._out[e] = {}, this._sucs[e] = {}, ++this._nodeCount, this);
	}
	node(e) {
		return this._nodes[e];
	}
	hasNode(e) {
		return e in this._nodes;
	}
	removeNode(e) {
		if (e in this._nodes) {
			let n = (t) => this.removeEdge(this._edgeObjs[t]);
			delete this._nodes[e], this._isCompound && (this._removeFromParentsChildList(e), delete this._parent[e], this.children(e).forEach((t) => {
				this.setParent(t);
			}), delete this._children[e]), Object.keys(this._in[e]).forEach(n), delete this._in[e], delete this._preds[e], Object.keys(this._out[e]).forEach(n), delete this._out[e], delete this._sucs[e], --this._nodeCount;
		}
		return this;
	}
	setParent(e, n) {
		if (!this._isCompound) throw new Error("Cannot set parent in a non-compound graph");
		if (n === void 0) n = "\0";
		else {
			n += "";
			for (let t = n; t !== void 0; t = this.parent(t)) if (t === e) throw new Error("Setting " + n + " as parent of " + e + " would create a cycle");
			this.setNode(n);
		}
		return this.setNode(e), this._removeFromParentsChildList(e), this._parent[e] = n, this._children[n][e] = !0, this;
	}
	parent(e) {
		if (this._isCompound) {
			let n = this._parent[e];
			if (n !== "\0") return n;
		}
	}
	children(e = "\0") {
		if (this._isCompound) {
			let n = this._children[e];
			if (n) return Object.keys(n);
		} else {
			if (e === "\0") return this.nodes();
			if (this.hasNode(e)) return [];
		}
		return [];
	}
	predecessors(e) {
		let n = this._preds[e];
		if (n) return Object.keys(n);
	}
	successors(e) {
		let n = this._sucs[e];
		if (n) return Object.keys(n);
	}
	neighbors(e) {
		let n = this.predecessors(e);
		if (n) {
			let t = new Set(n), r = this.successors(e);
			if (r) for (let o of r) t.add(o);
			return Array.from(t.values());
		}
	}
	isLeaf(e) {
		var n;
		let t;
		return this.isDirected() ? t = this.successors(e) : t = this.neighbors(e), ((n = t == null ? void 0 : t.length) != null ? n : 0) === 0;
	}
	filterNodes(e) {
		let n = new this.constructor({
			directed: this._isDirected,
			multigraph: this._isMultigraph,
			compound: this._isCompound
		});
		n.setGraph(this.graph()), Object.entries(this._nodes).forEach(([o, i]) => {
			e(o) && n.setNode(o, i);
		}), Object.values(this._edgeObjs).forEach((o) => {
			n.hasNode(o.v) && n.hasNode(o.w) && n.setEdge(o, this.edge(o));
		});
		let t = {}, r = (o) => {
			let i = this.parent(o);
			return !i || n.hasNode(i) ? (t[o] = i, i) : i in t ? t[i] : r(i);
		};
		return this._isCompound && n.nodes().forEach((o) => n.setParent(o, r(o))), n;
	}
	setDefaultEdgeLabel(e) {
		return typeof e != "function" ? this._defaultEdgeLabelFn = () => e : this._defaultEdgeLabelFn = e, this;
	}
	edgeCount() {
		return this._edgeCount;
	}
	edges() {
		return Object.values(this._edgeObjs);
	}
	setPath(e, n) {
		return e.reduce((t, r) => (n !== void 0 ? this.setEdge(t, r, n) : this.setEdge(t, r), r)), this;
	}
	setEdge(e, n, t, r) {
		let o, i, s, a, l = !1;
		typeof e == "object" && e !== null && "v" in e ? (o = e.v, i = e.w, s = e.name, arguments.length === 2 && (a = n, l = !0)) : (o = e, i = n, s = r, arguments.length > 2 && (a = t, l = !0)), o = "" + o, i = "" + i, s !== void 0 && (s = "" + s);
		let u = z$1(this._isDirected, o, i, s);
		if (u in this._edgeLabels) return l && (this._edgeLabels[u] = a), this;
		if (s !== void 0 && !this._isMultigraph) throw new Error("Cannot set a named edge when isMultigraph = false");
		this.setNode(o), this.setNode(i), this._edgeLabels[u] = l ? a : this._defaultEdgeLabelFn(o, i, s);
		let d = Fn(this._isDirected, o, i, s);
		return o = d.v, i = d.w, Object.freeze(d), this._edgeObjs[u] = d, Re$1(this._preds[i], o), Re$1(this._sucs[o], i), this._in[i][u] = d, this._out[o][u] = d, this._edgeCount++, this;
	}
	edge(e, n, t) {
		let r = arguments.length === 1 ? oe$1(this._isDirected, e) : z$1(this._isDirected, e, n, t);
		return this._edgeLabels[r];
	}
	edgeAsObj(e, n, t) {
		let r = arguments.length === 1 ? this.edge(e) : this.edge(e, n, t);
		return typeof r != "object" || r === null ? { label: r } : r;
	}
	hasEdge(e, n, t) {
		return (arguments.length === 1 ? oe$1(this._isDirected, e) : z$1(this._isDirected, e, n, t)) in this._edgeLabels;
	}
	removeEdge(e, n, t) {
		let r = arguments.length === 1 ? oe$1(this._isDirected, e) : z$1(this._isDirected, e, n, t), o = this._edgeObjs[r];
		if (o) {
			let i = o.v, s = o.w;
			delete this._edgeLabels[r], delete this._edgeObjs[r], Ie$1(this._preds[s], i), Ie$1(this._sucs[i], s), delete this._in[s][r], delete this._out[i][r], this._edgeCount--;
		}
		return this;
	}
	inEdges(e, n) {
		return this.isDirected() ? this.filterEdges(this._in[e], e, n) : this.nodeEdges(e, n);
	}
	outEdges(e, n) {
		return this.isDirected() ? this.filterEdges(this._out[e], e, n) : this.nodeEdges(e, n);
	}
	nodeEdges(e, n) {
		if (e in this._nodes) return this.filterEdges({
			...this._in[e],
			...this._out[e]
		}, e, n);
	}
	_removeFromParentsChildList(e) {
		delete this._children[this._parent[e]][e];
	}
	filterEdges(e, n, t) {
		if (!e) return;
		let r = Object.values(e);
		return t ? r.filter((o) => o.v === n && o.w === t || o.v === t && o.w === n) : r;
	}
};
function Re$1(e, n) {
	e[n] ? e[n]++ : e[n] = 1;
}
function Ie$1(e, n) {
	e[n] !== void 0 && !--e[n] && delete e[n];
}
function z$1(e, n, t, r) {
	let o = "" + n, i = "" + t;
	if (!e && o > i) {
		let s = o;
		o = i, i = s;
	}
	return o + "" + i + "" + (r === void 0 ? "\0" : r);
}
function Fn(e, n, t, r) {
	let o = "" + n, i = "" + t;
	if (!e && o > i) {
		let a = o;
		o = i, i = a;
	}
	let s = {
		v: o,
		w: i
	};
	return r && (s.name = r), s;
}
function oe$1(e, n) {
	return z$1(e, n.v, n.w, n.name);
}
Se$1({}, {
	read: () => Bn$1,
	write: () => An
});
function An(e) {
	let n = {
		options: {
			directed: e.isDirected(),
			multigraph: e.isMultigraph(),
			compound: e.isCompound()
		},
		nodes: Vn(e),
		edges: Yn(e)
	}, t = e.graph();
	return t !== void 0 && (n.value = structuredClone(t)), n;
}
function Vn(e) {
	return e.nodes().map((n) => {
		let t = e.node(n), r = e.parent(n), o = { v: n };
		return t !== void 0 && (o.value = t), r !== void 0 && (o.parent = r), o;
	});
}
function Yn(e) {
	return e.edges().map((n) => {
		let t = e.edge(n), r = {
			v: n.v,
			w: n.w
		};
		return n.name !== void 0 && (r.name = n.name), t !== void 0 && (r.value = t), r;
	});
}
function Bn$1(e) {
	let n = new Q$1(e.options);
	return e.value !== void 0 && n.setGraph(e.value), e.nodes.forEach((t) => {
		n.setNode(t.v, t.value), t.parent && n.setParent(t.v, t.parent);
	}), e.edges.forEach((t) => {
		n.setEdge({
			v: t.v,
			w: t.w,
			name: t.name
		}, t.value);
	}), n;
}
var H = {};
Se$1(H, {
	CycleException: () => K,
	bellmanFord: () => Me$1,
	components: () => zn$1,
	dijkstra: () => J$1,
	dijkstraAll: () => $n,
	findCycles: () => Un,
	floydWarshall: () => Kn,
	isAcyclic: () => Zn,
	postorder: () => nt$1,
	preorder: () => tt$1,
	prim: () => rt$1,
	shortestPaths: () => ot$1,
	tarjan: () => Fe$1,
	topsort: () => De$1
});
var Wn = () => 1;
function Me$1(e, n, t, r) {
	return Xn(e, String(n), t || Wn, r || function(o) {
		var i;
		return (i = e.outEdges(o)) != null ? i : [];
	});
}
function Xn(e, n, t, r) {
	let o = {}, i, s = 0, a = e.nodes(), l = function(c) {
		let f = o[c.v], h = o[c.w];
		if (!f || !h) return;
		let g = t(c);
		f.distance + g < h.distance && (o[c.w] = {
			distance: f.distance + g,
			predecessor: c.v
		}, i = !0);
	}, u = function() {
		a.forEach(function(c) {
			r(c).forEach(function(f) {
				let h = f.v === c ? f.v : f.w, g = h === f.v ? f.w : f.v;
				l({
					v: h,
					w: g
				});
			});
		});
	};
	a.forEach(function(c) {
		o[c] = {
			distance: c === n ? 0 : Number.POSITIVE_INFINITY,
			predecessor: ""
		};
	});
	let d = a.length;
	for (let c = 1; c < d && (i = !1, s++, u(), !!i); c++);
	if (s === d - 1 && (i = !1, u(), i)) throw new Error("The graph contains a negative weight cycle");
	return o;
}
function zn$1(e) {
	let n = {}, t = [], r;
	function o(i) {
		var s, a;
		i in n || (n[i] = !0, r.push(i), (s = e.successors(i)) == null || s.forEach(o), (a = e.predecessors(i)) == null || a.forEach(o));
	}
	return e.nodes().forEach(function(i) {
		r = [], o(i), r.length && t.push(r);
	}), t;
}
var Pe$1 = class {
	constructor() {
		this._arr = [], this._keyIndices = {};
	}
	size() {
		return this._arr.length;
	}
	keys() {
		return this._arr.map((e) => e.key);
	}
	has(e) {
		return e in this._keyIndices;
	}
	priority(e) {
		let n = this._keyIndices[e];
		if (n !== void 0) return this._arr[n].priority;
	}
	min() {
		if (this.size() === 0) throw new Error("Queue underflow");
		return this._arr[0].key;
	}
	add(e, n) {
		let t = this._keyIndices, r = String(e);
		if (!(r in t)) {
			let o = this._arr, i = o.length;
			return t[r] = i, o.push({
				key: r,
				priority: n
			}), this._decrease(i), !0;
		}
		return !1;
	}
	removeMin() {
		if (this.size() === 0) throw new Error("Queue underflow");
		this._swap(0, this._arr.length - 1);
		let e = this._arr.pop();
		return delete this._keyIndices[e.key], this._heapify(0), e.key;
	}
	decrease(e, n) {
		let t = this._keyIndices[e];
		if (t === void 0) throw new Error(`Key not found: ${e}`);
		let r = this._arr[t].priority;
		if (n > r) throw new Error(`New priority is greater than current priority. Key: ${e} Old: ${r} New: ${n}`);
		this._arr[t].priority = n, this._decrease(t);
	}
	_heapify(e) {
		let n = this._arr, t = 2 * e, r = t + 1, o = e;
		t < n.length && (o = n[t].priority < n[o].priority ? t : o, r < n.length && (o = n[r].priority < n[o].priority ? r : o), o !== e && (this._swap(e, o), this._heapify(o)));
	}
	_decrease(e) {
		let n = this._arr, t = n[e].priority, r;
		for (; e !== 0 && (r = e >> 1, !(n[r].priority < t));) this._swap(e, r), e = r;
	}
	_swap(e, n) {
		let t = this._arr, r = this._keyIndices, o = t[e], i = t[n];
		t[e] = i, t[n] = o, r[i.key] = e, r[o.key] = n;
	}
};
var Hn = () => 1;
function J$1(e, n, t, r) {
	let o = function(i) {
		var s;
		return (s = e.outEdges(i)) != null ? s : [];
	};
	return qn$1(e, String(n), t || Hn, r || o);
}
function qn$1(e, n, t, r) {
	let o = {}, i = new Pe$1(), s, a, l = function(u) {
		let d = u.v !== s ? u.v : u.w, c = o[d];
		if (!c) return;
		let f = t(u), h = a.distance + f;
		if (f < 0) throw new Error("dijkstra does not allow negative edge weights. Bad edge: " + u + " Weight: " + f);
		h < c.distance && (c.distance = h, c.predecessor = s, i.decrease(d, h));
	};
	for (e.nodes().forEach(function(u) {
		let d = u === n ? 0 : Number.POSITIVE_INFINITY;
		o[u] = {
			distance: d,
			predecessor: ""
		}, i.add(u, d);
	}); i.size() > 0;) {
		s = i.removeMin();
		let u = o[s];
		if (!u || u.distance === Number.POSITIVE_INFINITY) break;
		a = u, r(s).forEach(l);
	}
	return o;
}
function $n(e, n, t) {
	return e.nodes().reduce(function(r, o) {
		return r[o] = J$1(e, o, n, t), r;
	}, {});
}
function Fe$1(e) {
	let n = 0, t = [], r = {}, o = [];
	function i(s) {
		var a;
		let l = r[s] = {
			onStack: !0,
			lowlink: n,
			index: n++
		};
		if (t.push(s), (a = e.successors(s)) == null || a.forEach(function(u) {
			if (u in r) {
				let d = r[u];
				d != null && d.onStack && (l.lowlink = Math.min(l.lowlink, d.index));
			} else {
				i(u);
				let d = r[u];
				d && (l.lowlink = Math.min(l.lowlink, d.lowlink));
			}
		}), l.lowlink === l.index) {
			let u = [], d;
			do {
				d = t.pop();
				let c = r[d];
				c && (c.onStack = !1), u.push(d);
			} while (s !== d);
			o.push(u);
		}
	}
	return e.nodes().forEach(function(s) {
		s in r || i(s);
	}), o;
}
function Un(e) {
	return Fe$1(e).filter(function(n) {
		var t;
		let r = n[0];
		return r ? n.length > 1 || n.length === 1 && ((t = e.outEdges(r, r)) != null ? t : []).length > 0 : !1;
	});
}
var Jn = () => 1;
function Kn(e, n, t) {
	return Qn(e, n || Jn, t || function(r) {
		var o;
		return (o = e.outEdges(r)) != null ? o : [];
	});
}
function Qn(e, n, t) {
	let r = {}, o = e.nodes();
	return o.forEach(function(i) {
		let s = {};
		r[i] = s, s[i] = {
			distance: 0,
			predecessor: ""
		}, o.forEach(function(a) {
			i !== a && (s[a] = {
				distance: Number.POSITIVE_INFINITY,
				predecessor: ""
			});
		}), t(i).forEach(function(a) {
			let l = a.v === i ? a.w : a.v, u = n(a);
			s[l] = {
				distance: u,
				predecessor: i
			};
		});
	}), o.forEach(function(i) {
		let s = r[i];
		s && o.forEach(function(a) {
			let l = r[a];
			l && o.forEach(function(u) {
				let d = l[i], c = s[u], f = l[u];
				if (d && c && f) {
					let h = d.distance + c.distance;
					h < f.distance && (f.distance = h, f.predecessor = c.predecessor);
				}
			});
		});
	}), r;
}
var K = class extends Error {
	constructor(e) {
		super(e), this.name = "CycleException";
	}
};
function De$1(e) {
	let n = {}, t = {}, r = [];
	function o(i) {
		var s;
		if (i in t) throw new K();
		i in n || (t[i] = !0, n[i] = !0, (s = e.predecessors(i)) == null || s.forEach(o), delete t[i], r.push(i));
	}
	if (e.sinks().forEach(o), Object.keys(n).length !== e.nodeCount()) throw new K();
	return r;
}
function Zn(e) {
	try {
		De$1(e);
	} catch (n) {
		if (n instanceof K) return !1;
		throw n;
	}
	return !0;
}
function et(e, n, t, r, o) {
	Array.isArray(n) || (n = [n]);
	let i = ((a) => {
		var l;
		return (l = e.isDirected() ? e.successors(a) : e.neighbors(a)) != null ? l : [];
	}), s = {};
	return n.forEach(function(a) {
		if (!e.hasNode(a)) throw new Error("Graph does not have node: " + a);
		o = Ae$1(e, a, t === "post", s, i, r, o);
	}), o;
}
function Ae$1(e, n, t, r, o, i, s) {
	return n in r || (r[n] = !0, t || (s = i(s, n)), o(n).forEach(function(a) {
		s = Ae$1(e, a, t, r, o, i, s);
	}), t && (s = i(s, n))), s;
}
function Ve$1(e, n, t) {
	return et(e, n, t, function(r, o) {
		return r.push(o), r;
	}, []);
}
function nt$1(e, n) {
	return Ve$1(e, n, "post");
}
function tt$1(e, n) {
	return Ve$1(e, n, "pre");
}
function rt$1(e, n) {
	var t;
	let r = new Q$1(), o = {}, i = new Pe$1(), s;
	function a(d) {
		let c = d.v === s ? d.w : d.v, f = i.priority(c);
		if (f !== void 0) {
			let h = n(d);
			h < f && (o[c] = s, i.decrease(c, h));
		}
	}
	if (e.nodeCount() === 0) return r;
	e.nodes().forEach(function(d) {
		i.add(d, Number.POSITIVE_INFINITY), r.setNode(d);
	});
	let l = e.nodes()[0];
	l !== void 0 && i.decrease(l, 0);
	let u = !1;
	for (; i.size() > 0;) {
		if (s = i.removeMin(), s in o) r.setEdge(s, o[s]);
		else {
			if (u) throw new Error("Input graph is not connected: " + e);
			u = !0;
		}
		(t = e.nodeEdges(s)) == null || t.forEach(a);
	}
	return r;
}
function ot$1(e, n, t, r) {
	return it$1(e, n, t, r != null ? r : ((o) => {
		var i;
		return (i = e.outEdges(o)) != null ? i : [];
	}));
}
function it$1(e, n, t, r) {
	if (t === void 0) return J$1(e, n, t, r);
	let o = !1, i = e.nodes();
	for (let s = 0; s < i.length; s++) {
		let a = i[s];
		if (a === void 0) continue;
		let l = r(a);
		for (let u = 0; u < l.length; u++) {
			let d = l[u];
			if (!d) continue;
			let c = d.v === a ? d.v : d.w;
			t({
				v: c,
				w: c === d.v ? d.w : d.v
			}) < 0 && (o = !0);
		}
		if (o) return Me$1(e, n, t, r);
	}
	return J$1(e, n, t, r);
}
var T = Q$1;
function M$1(e, n, t, r) {
	let o = r;
	for (; e.hasNode(o);) o = $(r);
	return t.dummy = n, e.setNode(o, t), o;
}
function Ye$1(e) {
	let n = new T().setGraph(e.graph());
	return e.nodes().forEach((t) => n.setNode(t, e.node(t))), e.edges().forEach((t) => {
		let r = n.edge(t.v, t.w) || {
			weight: 0,
			minlen: 1
		}, o = e.edge(t);
		n.setEdge(t.v, t.w, {
			weight: r.weight + o.weight,
			minlen: Math.max(r.minlen, o.minlen)
		});
	}), n;
}
function Z(e) {
	let n = new T({ multigraph: e.isMultigraph() }).setGraph(e.graph());
	return e.nodes().forEach((t) => {
		e.children(t).length || n.setNode(t, e.node(t));
	}), e.edges().forEach((t) => {
		n.setEdge(t, e.edge(t));
	}), n;
}
function se(e, n) {
	let t = e.x, r = e.y, o = n.x - t, i = n.y - r, s = e.width / 2, a = e.height / 2;
	if (!o && !i) throw new Error("Not possible to find intersection inside of the rectangle");
	let l, u;
	return o === 0 || Math.abs(i) * s > Math.abs(o) * a ? (i < 0 && (a = -a), l = a * o / i, u = a) : (o < 0 && (s = -s), l = s, u = s * i / o), {
		x: t + l,
		y: r + u
	};
}
function P$1(e) {
	let n = D$1(de$1(e) + 1).map(() => []);
	return e.nodes().forEach((t) => {
		let r = e.node(t), o = r.rank;
		o !== void 0 && (n[o] || (n[o] = []), n[o][r.order] = t);
	}), n;
}
function Be$1(e) {
	let n = e.nodes().map((r) => {
		let o = e.node(r).rank;
		return o === void 0 ? Number.MAX_VALUE : o;
	}), t = S$1(Math.min, n);
	e.nodes().forEach((r) => {
		let o = e.node(r);
		Object.hasOwn(o, "rank") && (o.rank -= t);
	});
}
function We$1(e) {
	let n = e.nodes().map((s) => e.node(s).rank).filter((s) => s !== void 0), t = S$1(Math.min, n), r = [];
	e.nodes().forEach((s) => {
		let a = e.node(s).rank - t;
		r[a] || (r[a] = []), r[a].push(s);
	});
	let o = 0, i = e.graph().nodeRankFactor;
	Array.from(r).forEach((s, a) => {
		s === void 0 && a % i !== 0 ? --o : s !== void 0 && o && s.forEach((l) => e.node(l).rank += o);
	});
}
function ae$1(e, n, t, r) {
	let o = {
		width: 0,
		height: 0
	};
	return arguments.length >= 4 && (o.rank = t, o.order = r), M$1(e, "border", o, n);
}
function st$1(e, n = Xe$1) {
	let t = [];
	for (let r = 0; r < e.length; r += n) {
		let o = e.slice(r, r + n);
		t.push(o);
	}
	return t;
}
var Xe$1 = 65535;
function S$1(e, n) {
	if (n.length > Xe$1) return e(...st$1(n).map((r) => e(...r)));
	else return e(...n);
}
function de$1(e) {
	let t = e.nodes().map((r) => {
		let o = e.node(r).rank;
		return o === void 0 ? Number.MIN_VALUE : o;
	});
	return S$1(Math.max, t);
}
function ze$1(e, n) {
	let t = {
		lhs: [],
		rhs: []
	};
	return e.forEach((r) => {
		n(r) ? t.lhs.push(r) : t.rhs.push(r);
	}), t;
}
function le(e, n) {
	let t = Date.now();
	try {
		return n();
	} finally {
		console.log(e + " time: " + (Date.now() - t) + "ms");
	}
}
function q$1(e, n) {
	return n();
}
var at$1 = 0;
function $(e) {
	return e + ("" + ++at$1);
}
function D$1(e, n, t = 1) {
	n ?? (n = e, e = 0);
	let r = (i) => i < n;
	t < 0 && (r = (i) => n < i);
	let o = [];
	for (let i = e; r(i); i += t) o.push(i);
	return o;
}
function W$1(e, n) {
	let t = {};
	for (let r of n) e[r] !== void 0 && (t[r] = e[r]);
	return t;
}
function X(e, n) {
	let t;
	return typeof n == "string" ? t = (r) => r[n] : t = n, Object.entries(e).reduce((r, [o, i]) => (r[o] = t(i, o), r), {});
}
function He$1(e, n) {
	return e.reduce((t, r, o) => (t[r] = n[o], t), {});
}
var V$1 = "\0";
function ee$1(e, n, t) {
	var u, d, c, f, h, g;
	if (!(e && n && t && n.dummy === "edge" && t.dummy === "edge" && n.edgeObj && t.edgeObj && e[n.edgeObj.v] && e[t.edgeObj.v] && e[n.edgeObj.w] && e[t.edgeObj.w])) return 0;
	let r = !0;
	n.edgeObj.w === t.edgeObj.w && (r = !1);
	let o = r ? (d = (u = e[n.edgeObj.v]) == null ? void 0 : u.rank) != null ? d : NaN : (f = (c = e[n.edgeObj.w]) == null ? void 0 : c.rank) != null ? f : NaN, i = Object.entries(e).find((m) => {
		var L, y;
		return ((L = m[1].edgeObj) == null ? void 0 : L.v) === n.edgeObj.v && ((y = m[1].edgeObj) == null ? void 0 : y.w) === n.edgeObj.w && m[1].rank === o;
	}), s = Object.entries(e).find((m) => {
		var L, y;
		return ((L = m[1].edgeObj) == null ? void 0 : L.v) === t.edgeObj.v && ((y = m[1].edgeObj) == null ? void 0 : y.w) === t.edgeObj.w && m[1].rank === o;
	});
	if (!i || !s) return 0;
	let a = (h = i[1].order) != null ? h : NaN, l = (g = s[1].order) != null ? g : NaN;
	return isNaN(a - l) ? 0 : a - l;
}
var ue$1 = "3.1.3";
var ce$1 = class {
	constructor() {
		je(this, "_sentinel");
		let n = {};
		n._next = n._prev = n, this._sentinel = n;
	}
	dequeue() {
		let n = this._sentinel, t = n._prev;
		if (t !== n) return qe$1(t), t;
	}
	enqueue(n) {
		let t = this._sentinel;
		n._prev && n._next && qe$1(n), n._next = t._next, t._next._prev = n, t._next = n, n._prev = t;
	}
	toString() {
		let n = [], t = this._sentinel, r = t._prev;
		for (; r !== t;) n.push(JSON.stringify(r, dt)), r = r._prev;
		return "[" + n.join(", ") + "]";
	}
};
function qe$1(e) {
	e._prev._next = e._next, e._next._prev = e._prev, delete e._next, delete e._prev;
}
function dt(e, n) {
	if (e !== "_next" && e !== "_prev") return n;
}
var $e$1 = ce$1;
var lt$1 = () => 1;
function be$1(e, n) {
	if (e.nodeCount() <= 1) return [];
	let t = ct$1(e, n || lt$1);
	return ut$1(t.graph, t.buckets, t.zeroIdx).flatMap((o) => e.outEdges(o.v, o.w) || []);
}
function ut$1(e, n, t) {
	var a;
	let r = [], o = n[n.length - 1], i = n[0], s;
	for (; e.nodeCount();) {
		for (; s = i.dequeue();) fe$1(e, n, t, s);
		for (; s = o.dequeue();) fe$1(e, n, t, s);
		if (e.nodeCount()) {
			for (let l = n.length - 2; l > 0; --l) if (s = (a = n[l]) == null ? void 0 : a.dequeue(), s) {
				r = r.concat(fe$1(e, n, t, s, !0) || []);
				break;
			}
		}
	}
	return r;
}
function fe$1(e, n, t, r, o) {
	let i = [], s = o ? i : void 0;
	return (e.inEdges(r.v) || []).forEach((a) => {
		let l = e.edge(a), u = e.node(a.v);
		o && i.push({
			v: a.v,
			w: a.w
		}), u.out -= l, he$1(n, t, u);
	}), (e.outEdges(r.v) || []).forEach((a) => {
		let l = e.edge(a), u = a.w, d = e.node(u);
		d.in -= l, he$1(n, t, d);
	}), e.removeNode(r.v), s;
}
function ct$1(e, n) {
	let t = new T(), r = 0, o = 0;
	e.nodes().forEach((a) => {
		t.setNode(a, {
			v: a,
			in: 0,
			out: 0
		});
	}), e.edges().forEach((a) => {
		let l = t.edge(a.v, a.w) || 0, u = n(a), d = l + u;
		t.setEdge(a.v, a.w, d);
		let c = t.node(a.v), f = t.node(a.w);
		o = Math.max(o, c.out += u), r = Math.max(r, f.in += u);
	});
	let i = ft$1(o + r + 3).map(() => new $e$1()), s = r + 1;
	return t.nodes().forEach((a) => {
		he$1(i, s, t.node(a));
	}), {
		graph: t,
		buckets: i,
		zeroIdx: s
	};
}
function he$1(e, n, t) {
	var r, o, i;
	t.out ? t.in ? (i = e[t.out - t.in + n]) == null || i.enqueue(t) : (o = e[e.length - 1]) == null || o.enqueue(t) : (r = e[0]) == null || r.enqueue(t);
}
function ft$1(e) {
	let n = [];
	for (let t = 0; t < e; t++) n.push(t);
	return n;
}
function Ue$1(e, n) {
	(e.graph().acyclicer === "greedy" ? be$1(e, r(e)) : ht$1(e, n != null ? n : null)).forEach((o) => {
		let i = e.edge(o);
		e.removeEdge(o), i.forwardName = o.name, i.reversed = !0, e.setEdge(o.w, o.v, i, $("rev"));
	});
	function r(o) {
		return (i) => o.edge(i).weight;
	}
}
function ht$1(e, n) {
	let t = [], r = {}, o = {};
	function i(l) {
		Object.hasOwn(o, l) || (o[l] = !0, r[l] = !0, e.outEdges(l).forEach((u) => {
			Object.hasOwn(r, u.w) ? t.push(u) : i(u.w);
		}), delete r[l]);
	}
	function s(l) {
		var u;
		Object.hasOwn(o, l) || (o[l] = !0, r[l] = !0, (u = e.outEdges(l)) == null || u.forEach((d) => {
			var c, f;
			Object.hasOwn(r, d.w) || ((c = n.node(l)) == null ? void 0 : c.rank) > ((f = n.node(d.w)) == null ? void 0 : f.rank) && bt$1(e, d.w, d) ? t.push(d) : s(d.w);
		}), delete r[l]);
	}
	let a = i;
	return n && typeof n.node == "function" && (a = s), e.sources().forEach(a), e.nodes().forEach(a), t;
}
function Je$1(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (t.reversed) {
			e.removeEdge(n);
			let r = t.forwardName;
			delete t.reversed, delete t.forwardName, e.setEdge(n.w, n.v, t, r);
		}
	});
}
function bt$1(e, n, t) {
	let r = /* @__PURE__ */ new Set();
	function o(i) {
		var s;
		if (e.sources().includes(i)) return !0;
		r.add(i);
		for (let a of (s = e.inEdges(i)) != null ? s : []) if (!(a.v === t.v && a.w === t.w) && !r.has(a.v) && o(a.v)) return !0;
		return !1;
	}
	return o(n);
}
function Ke$1(e) {
	e.graph().dummyChains = [], e.edges().forEach((n) => pt$1(e, n));
}
function pt$1(e, n) {
	let t = n.v, r = e.node(t).rank, o = n.w, i = e.node(o).rank, s = n.name, a = e.edge(n), l = a.labelRank;
	if (i === r + 1) return;
	e.removeEdge(n);
	let u, d, c = 0;
	for (++r; r < i; ++c, ++r) a.points = [], d = {
		width: 0,
		height: 0,
		edgeLabel: a,
		edgeObj: n,
		rank: r
	}, u = M$1(e, "edge", d, "_d"), r === l && (d.width = a.width, d.height = a.height, d.dummy = "edge-label", d.labelpos = a.labelpos), e.setEdge(t, u, { weight: a.weight }, s), c === 0 && e.graph().dummyChains.push(u), t = u;
	e.setEdge(t, o, { weight: a.weight }, s);
}
function Qe$1(e) {
	e.graph().dummyChains.forEach((n) => {
		let t = e.node(n), r = t.edgeLabel, o;
		for (e.setEdge(t.edgeObj, r); t.dummy;) o = e.successors(n)[0], e.removeNode(n), r.points.push({
			x: t.x,
			y: t.y
		}), t.dummy === "edge-label" && (r.x = t.x, r.y = t.y, r.width = t.width, r.height = t.height), n = o, t = e.node(n);
	});
}
function U(e) {
	let n = {};
	function t(r) {
		let o = e.node(r);
		if (Object.hasOwn(n, r)) return o.rank;
		n[r] = !0;
		let i = e.outEdges(r), s = i ? i.map((l) => l == null ? Number.POSITIVE_INFINITY : t(l.w) - e.edge(l).minlen) : [], a = S$1(Math.min, s);
		return a === Number.POSITIVE_INFINITY && (a = 0), o.rank = a;
	}
	e.sources().forEach(t);
}
function A$1(e, n) {
	return e.node(n.w).rank - e.node(n.v).rank - e.edge(n).minlen;
}
var ne$1 = Et$1;
function Et$1(e) {
	let n = new T({ directed: !1 }), t = e.nodes();
	if (t.length === 0) throw new Error("Graph must have at least one node");
	let r = t[0], o = e.nodeCount();
	n.setNode(r, {});
	let i, s;
	for (; Lt$1(n, e) < o && (i = yt$1(n, e), !!i);) s = n.hasNode(i.v) ? A$1(e, i) : -A$1(e, i), wt(n, e, s);
	return n;
}
function Lt$1(e, n) {
	function t(r) {
		let o = n.nodeEdges(r);
		o && o.forEach((i) => {
			let s = i.v, a = r === s ? i.w : s;
			!e.hasNode(a) && !A$1(n, i) && (e.setNode(a, {}), e.setEdge(r, a, {}), t(a));
		});
	}
	return e.nodes().forEach(t), e.nodeCount();
}
function yt$1(e, n) {
	return n.edges().reduce((r, o) => {
		let i = Number.POSITIVE_INFINITY;
		return e.hasNode(o.v) !== e.hasNode(o.w) && (i = A$1(n, o)), i < r[0] ? [i, o] : r;
	}, [Number.POSITIVE_INFINITY, null])[1];
}
function wt(e, n, t) {
	e.nodes().forEach((r) => n.node(r).rank += t);
}
var { preorder: Nt, postorder: Gt } = H, en = Y$1;
Y$1.initLowLimValues = pe$1;
Y$1.initCutValues = ge$1;
Y$1.calcCutValue = nn;
Y$1.leaveEdge = rn;
Y$1.enterEdge = on;
Y$1.exchangeEdges = sn;
function Y$1(e) {
	e = Ye$1(e), U(e);
	let n = ne$1(e);
	pe$1(n), ge$1(n, e);
	let t, r;
	for (; t = rn(n);) r = on(n, e, t), sn(n, e, t, r);
}
function ge$1(e, n) {
	let t = Gt(e, e.nodes());
	t = t.slice(0, t.length - 1), t.forEach((r) => vt$1(e, n, r));
}
function vt$1(e, n, t) {
	let o = e.node(t).parent, i = e.edge(t, o);
	i.cutvalue = nn(e, n, t);
}
function nn(e, n, t) {
	let o = e.node(t).parent, i = !0, s = n.edge(t, o), a = 0;
	s || (i = !1, s = n.edge(o, t)), a = s.weight;
	let l = n.nodeEdges(t);
	return l && l.forEach((u) => {
		let d = u.v === t, c = d ? u.w : u.v;
		if (c !== o) {
			let f = d === i, h = n.edge(u).weight;
			if (a += f ? h : -h, xt$1(e, t, c)) {
				let m = e.edge(t, c).cutvalue;
				a += f ? -m : m;
			}
		}
	}), a;
}
function pe$1(e, n) {
	arguments.length < 2 && (n = e.nodes()[0]), tn(e, {}, 1, n);
}
function tn(e, n, t, r, o) {
	let i = t, s = e.node(r);
	n[r] = !0;
	let a = e.neighbors(r);
	return a && a.forEach((l) => {
		Object.hasOwn(n, l) || (t = tn(e, n, t, l, r));
	}), s.low = i, s.lim = t++, o ? s.parent = o : delete s.parent, t;
}
function rn(e) {
	return e.edges().find((n) => e.edge(n).cutvalue < 0);
}
function on(e, n, t) {
	let r = t.v, o = t.w;
	n.hasEdge(r, o) || (r = t.w, o = t.v);
	let i = e.node(r), s = e.node(o), a = i, l = !1;
	return i.lim > s.lim && (a = s, l = !0), n.edges().filter((d) => l === Ze$1(e, e.node(d.v), a) && l !== Ze$1(e, e.node(d.w), a)).reduce((d, c) => A$1(n, c) < A$1(n, d) ? c : d);
}
function sn(e, n, t, r) {
	let o = t.v, i = t.w;
	e.removeEdge(o, i), e.setEdge(r.v, r.w, {}), pe$1(e), ge$1(e, n), kt$1(e, n);
}
function kt$1(e, n) {
	let t = e.nodes().find((o) => !e.node(o).parent);
	if (!t) return;
	let r = Nt(e, [t]);
	r = r.slice(1), r.forEach((o) => {
		let s = e.node(o).parent, a = n.edge(o, s), l = !1;
		a || (a = n.edge(s, o), l = !0), n.node(o).rank = n.node(s).rank + (l ? a.minlen : -a.minlen);
	});
}
function xt$1(e, n, t) {
	return e.hasEdge(n, t);
}
function Ze$1(e, n, t) {
	return t.low <= n.lim && n.lim <= t.lim;
}
var dn = _t$1;
function _t$1(e) {
	let n = e.graph().ranker;
	if (typeof n == "function") return n(e);
	switch (n) {
		case "network-simplex":
			an(e);
			break;
		case "tight-tree":
			Ct$1(e);
			break;
		case "longest-path":
			Ot$1(e);
			break;
		case "none": break;
		default: an(e);
	}
}
var Ot$1 = U;
function Ct$1(e) {
	U(e), ne$1(e);
}
function an(e) {
	en(e);
}
var ln = Tt$1;
function Tt$1(e) {
	let n = Rt(e), t = e.graph();
	if (!Array.isArray(t.dummyChains)) return;
	t.dummyChains.forEach((o) => {
		let i = e.node(o), s = i.edgeObj, a = jt$1(e, n, s.v, s.w), l = a.path, u = a.lca, d = 0, c = l[d], f = !0;
		for (; o !== s.w;) {
			if (i = e.node(o), f) {
				for (; (c = l[d]) !== u && e.node(c).maxRank < i.rank;) d++;
				c === u && (f = !1);
			}
			if (!f) {
				for (; d < l.length - 1 && e.node(l[d + 1]).minRank <= i.rank;) d++;
				c = l[d];
			}
			c !== void 0 && e.setParent(o, c), o = e.successors(o)[0];
		}
	});
}
function jt$1(e, n, t, r) {
	let o = [], i = [], s = Math.min(n[t].low, n[r].low), a = Math.max(n[t].lim, n[r].lim), l;
	l = t;
	do
		l = e.parent(l), o.push(l);
	while (l && (n[l].low > s || a > n[l].lim));
	let u = l, d = r;
	for (; (d = e.parent(d)) !== u;) i.push(d);
	return {
		path: o.concat(i.reverse()),
		lca: u
	};
}
function Rt(e) {
	let n = {}, t = 0;
	function r(o) {
		let i = t;
		e.children(o).forEach(r), n[o] = {
			low: i,
			lim: t++
		};
	}
	return e.children(V$1).forEach(r), n;
}
function un(e) {
	let n = M$1(e, "root", {}, "_root"), t = It$1(e), r = Object.values(t), o = S$1(Math.max, r) - 1, i = 2 * o + 1;
	e.graph().nestingRoot = n, e.edges().forEach((a) => e.edge(a).minlen *= i);
	let s = St$1(e) + 1;
	e.children(V$1).forEach((a) => {
		cn(e, n, i, s, o, t, a);
	}), e.graph().nodeRankFactor = i;
}
function cn(e, n, t, r, o, i, s) {
	var c;
	let a = e.children(s);
	if (!a.length) {
		s !== n && e.setEdge(n, s, {
			weight: 0,
			minlen: t
		});
		return;
	}
	let l = ae$1(e, "_bt"), u = ae$1(e, "_bb"), d = e.node(s);
	e.setParent(l, s), d.borderTop = l, e.setParent(u, s), d.borderBottom = u, a.forEach((f) => {
		var b;
		cn(e, n, t, r, o, i, f);
		let h = e.node(f), g = h.borderTop ? h.borderTop : f, m = h.borderBottom ? h.borderBottom : f, L = h.borderTop ? r : 2 * r, y = g !== m ? 1 : o - ((b = i[s]) != null ? b : 0) + 1;
		e.setEdge(l, g, {
			weight: L,
			minlen: y,
			nestingEdge: !0
		}), e.setEdge(m, u, {
			weight: L,
			minlen: y,
			nestingEdge: !0
		});
	}), e.parent(s) || e.setEdge(n, l, {
		weight: 0,
		minlen: o + ((c = i[s]) != null ? c : 0)
	});
}
function It$1(e) {
	let n = {};
	function t(r, o) {
		let i = e.children(r);
		i && i.length && i.forEach((s) => t(s, o + 1)), n[r] = o;
	}
	return e.children(V$1).forEach((r) => t(r, 1)), n;
}
function St$1(e) {
	return e.edges().reduce((n, t) => n + e.edge(t).weight, 0);
}
function fn(e) {
	let n = e.graph();
	e.removeNode(n.nestingRoot), delete n.nestingRoot, e.edges().forEach((t) => {
		e.edge(t).nestingEdge && e.removeEdge(t);
	});
}
var bn = Pt$1;
function Pt$1(e) {
	function n(t) {
		let r = e.children(t), o = e.node(t);
		if (r.length && r.forEach(n), o && Object.hasOwn(o, "minRank")) {
			o.borderLeft = [], o.borderRight = [];
			for (let i = o.minRank, s = o.maxRank + 1; i < s; ++i) hn(e, "borderLeft", "_bl", t, o, i), hn(e, "borderRight", "_br", t, o, i);
		}
	}
	e.children(V$1).forEach(n);
}
function hn(e, n, t, r, o, i) {
	let s = {
		width: 0,
		height: 0,
		rank: i,
		borderType: n
	}, a = o[n][i - 1], l = M$1(e, "border", s, t);
	o[n][i] = l, e.setParent(l, r), a && e.setEdge(a, l, { weight: 1 });
}
function pn(e) {
	var t;
	let n = (t = e.graph().rankdir) == null ? void 0 : t.toLowerCase();
	(n === "lr" || n === "rl") && En$1(e);
}
function mn(e) {
	var t;
	let n = (t = e.graph().rankdir) == null ? void 0 : t.toLowerCase();
	(n === "bt" || n === "rl") && Ft(e), (n === "lr" || n === "rl") && (Dt$1(e), En$1(e));
}
function En$1(e) {
	e.nodes().forEach((n) => gn(e.node(n))), e.edges().forEach((n) => gn(e.edge(n)));
}
function gn(e) {
	let n = e.width;
	e.width = e.height, e.height = n;
}
function Ft(e) {
	e.nodes().forEach((n) => me$1(e.node(n))), e.edges().forEach((n) => {
		var r;
		let t = e.edge(n);
		(r = t.points) == null || r.forEach(me$1), Object.hasOwn(t, "y") && me$1(t);
	});
}
function me$1(e) {
	e.y = -e.y;
}
function Dt$1(e) {
	e.nodes().forEach((n) => Ee$1(e.node(n))), e.edges().forEach((n) => {
		var r;
		let t = e.edge(n);
		(r = t.points) == null || r.forEach(Ee$1), Object.hasOwn(t, "x") && Ee$1(t);
	});
}
function Ee$1(e) {
	let n = e.x;
	e.x = e.y, e.y = n;
}
function Le$1(e, n = null) {
	let t = {}, r = e.nodes().filter((d) => !e.children(d).length), o = r.map((d) => e.node(d).rank), s = D$1(S$1(Math.max, o) + 1).map(() => []);
	function a(d) {
		if (t[d]) return;
		t[d] = !0;
		let c = e.node(d);
		s[c.rank].push(d);
		let f = e.successors(d);
		f && [...f].sort((g, m) => u(g, m)).forEach(a);
	}
	r.sort((d, c) => e.node(d).rank - e.node(c).rank).forEach(a);
	function u(d, c) {
		return ee$1(n, e.node(d), e.node(c));
	}
	return s;
}
function ye$1(e, n) {
	let t = 0;
	for (let r = 1; r < n.length; ++r) t += Vt(e, n[r - 1], n[r]);
	return t;
}
function Vt(e, n, t) {
	let r = He$1(t, t.map((u, d) => d)), o = n.flatMap((u) => {
		let d = e.outEdges(u);
		return d ? d.map((c) => ({
			pos: r[c.w],
			weight: e.edge(c).weight
		})).sort((c, f) => c.pos - f.pos) : [];
	}), i = 1;
	for (; i < t.length;) i <<= 1;
	let s = 2 * i - 1;
	i -= 1;
	let a = new Array(s).fill(0), l = 0;
	return o.forEach((u) => {
		let d = u.pos + i;
		a[d] += u.weight;
		let c = 0;
		for (; d > 0;) d % 2 && (c += a[d + 1]), d = d - 1 >> 1, a[d] += u.weight;
		l += u.weight * c;
	}), l;
}
function we(e, n = []) {
	return n.map((t) => {
		let r = e.inEdges(t);
		if (!r || !r.length) return { v: t };
		{
			let o = r.reduce((i, s) => {
				let a = e.edge(s), l = e.node(s.v);
				return {
					sum: i.sum + a.weight * l.order,
					weight: i.weight + a.weight
				};
			}, {
				sum: 0,
				weight: 0
			});
			return {
				v: t,
				barycenter: o.sum / o.weight,
				weight: o.weight
			};
		}
	});
}
function Ne$1(e, n) {
	let t = {};
	e.forEach((o, i) => {
		let s = {
			indegree: 0,
			in: [],
			out: [],
			vs: [o.v],
			i
		};
		o.barycenter !== void 0 && (s.barycenter = o.barycenter, s.weight = o.weight), t[o.v] = s;
	}), n.edges().forEach((o) => {
		let i = t[o.v], s = t[o.w];
		i !== void 0 && s !== void 0 && (s.indegree++, i.out.push(s));
	});
	return Yt(Object.values(t).filter((o) => !o.indegree));
}
function Yt(e) {
	let n = [];
	function t(o) {
		return (i) => {
			i.merged || (i.barycenter === void 0 || o.barycenter === void 0 || i.barycenter >= o.barycenter) && Bt$1(o, i);
		};
	}
	function r(o) {
		return (i) => {
			i.in.push(o), --i.indegree === 0 && e.push(i);
		};
	}
	for (; e.length;) {
		let o = e.pop();
		n.push(o), o.in.reverse().forEach(t(o)), o.out.forEach(r(o));
	}
	return n.filter((o) => !o.merged).map((o) => W$1(o, [
		"vs",
		"i",
		"barycenter",
		"weight"
	]));
}
function Bt$1(e, n) {
	let t = 0, r = 0;
	e.weight && (t += e.barycenter * e.weight, r += e.weight), n.weight && (t += n.barycenter * n.weight, r += n.weight), e.vs = n.vs.concat(e.vs), e.barycenter = t / r, e.weight = r, e.i = Math.min(n.i, e.i), n.merged = !0;
}
function Ge$1(e, n, t, r, o) {
	let i = {}, s = null, a = null, l = o;
	typeof n == "boolean" ? (l = n, i = {}) : n && (i = n, s = t != null ? t : null, a = r != null ? r : null);
	let u = ze$1(e, (y) => Object.hasOwn(y, "barycenter")), d = u.lhs, c = u.rhs.sort((y, b) => b.i - y.i), f = [], h = 0, g = 0, m = 0;
	d.sort(Wt(a, s, !!l));
	for (let [y, b] of Object.entries(i)) {
		let p = d.findIndex((E) => E.vs[0] === y);
		d.splice(p + 1, 0, b);
	}
	m = Ln(f, c, m), d.forEach((y) => {
		m += y.vs.length, f.push(y.vs), h += y.barycenter * y.weight, g += y.weight, m = Ln(f, c, m);
	});
	let L = { vs: f.flat(1) };
	return g && (L.barycenter = h / g, L.weight = g), L;
}
function Ln(e, n, t) {
	let r;
	for (; n.length && (r = n[n.length - 1]).i <= t;) n.pop(), e.push(r.vs), t++;
	return t;
}
function Wt(e, n, t) {
	return (r, o) => {
		if (r.barycenter < o.barycenter) return -1;
		if (r.barycenter > o.barycenter) return 1;
		if (e && (typeof r.vs[0] == "string" || typeof o.vs[0] == "string")) {
			let a = ee$1(n, e.node(r.vs[0]), e.node(o.vs[0]));
			if (a !== 0) return a;
		}
		return t ? o.i - r.i : r.i - o.i;
	};
}
function te$1(e, n, t, r, o) {
	var y, b, p, E, w, k, _, O, j, R, I;
	let i = null, s = o;
	typeof r == "boolean" ? (s = r, i = null) : r !== void 0 && (i = r);
	let a = e.children(n), l = e.node(n), u = l ? l.borderLeft : void 0, d = l ? l.borderRight : void 0, c = {};
	u && (a = a.filter((v) => v !== u && v !== d));
	let f = we(e, a);
	f.forEach((v) => {
		if (e.children(v.v).length) {
			let { result: x } = te$1(e, v.v, t, i, s);
			c[v.v] = x, Object.hasOwn(x, "barycenter") && zt$1(v, x);
		}
	});
	let h = Ne$1(f, t);
	Xt(h, c);
	let g = {}, m = !1;
	for (let v = 0; v < h.length; v++) for (let x = v + 1; x < h.length; x++) if (!(!h[v] || !h[x] || !((y = h[v]) != null && y.barycenter) || !((b = h[x]) != null && b.barycenter)) && ((p = h[v]) == null ? void 0 : p.barycenter) === h[x].barycenter) {
		let G = (w = (E = h[v]) == null ? void 0 : E.vs[0]) != null ? w : "", N = (_ = (k = h[x]) == null ? void 0 : k.vs[0]) != null ? _ : "", C = e.node(G), B = e.node(N);
		if (C.dummy === "edge" && B.dummy === "edge" && ((O = C.edgeObj) == null ? void 0 : O.v) === ((j = B.edgeObj) == null ? void 0 : j.v) && ((R = C.edgeObj) == null ? void 0 : R.w) === ((I = B.edgeObj) == null ? void 0 : I.w)) if (C.edgeLabel.reversed) {
			g[N] = h[v], h.splice(v, 1), v--;
			break;
		} else g[G] || (g[G] = h[x], h.splice(x, 1), x--);
		else m = !0;
	}
	let L = Ge$1(h, g, i, e, s);
	if (u && d) {
		L.vs = [
			u,
			L.vs,
			d
		].flat(1);
		let v = e.predecessors(u);
		if (v && v.length) {
			let x = e.node(v[0]), G = e.predecessors(d), N = e.node(G[0]);
			Object.hasOwn(L, "barycenter") || (L.barycenter = 0, L.weight = 0), L.barycenter = (L.barycenter * L.weight + x.order + N.order) / (L.weight + 2), L.weight += 2;
		}
	}
	return Object.defineProperty(L, "result", {
		value: L,
		enumerable: !1,
		configurable: !0,
		writable: !0
	}), Object.defineProperty(L, "usedBias", {
		value: m,
		enumerable: !1,
		configurable: !0,
		writable: !0
	}), L;
}
function Xt(e, n) {
	e.forEach((t) => {
		t.vs = t.vs.flatMap((r) => n[r] ? n[r].vs : r);
	});
}
function zt$1(e, n) {
	e.barycenter !== void 0 ? (e.barycenter = (e.barycenter * e.weight + n.barycenter * n.weight) / (e.weight + n.weight), e.weight += n.weight) : (e.barycenter = n.barycenter, e.weight = n.weight);
}
function ve$1(e, n, t, r) {
	r || (r = e.nodes());
	let o = Ht$1(e), i = new T({ compound: !0 }).setGraph({ root: o }).setDefaultNodeLabel((s) => e.node(s));
	return r.forEach((s) => {
		let a = e.node(s), l = e.parent(s);
		if (a.rank === n || a.minRank <= n && n <= a.maxRank) {
			i.setNode(s), i.setParent(s, l || o);
			let u = e[t](s);
			u && u.forEach((d) => {
				let c = d.v === s ? d.w : d.v, f = i.edge(c, s), h = f !== void 0 ? f.weight : 0;
				i.setEdge(c, s, { weight: e.edge(d).weight + h });
			}), Object.hasOwn(a, "minRank") && i.setNode(s, {
				borderLeft: a.borderLeft[n],
				borderRight: a.borderRight[n]
			});
		}
	}), i;
}
function Ht$1(e) {
	let n;
	for (; e.hasNode(n = $("_root")););
	return n;
}
function ke$1(e, n, t) {
	let r = {}, o;
	t.forEach((i) => {
		let s = e.parent(i), a, l;
		for (; s;) {
			if (a = e.parent(s), a ? (l = r[a], r[a] = s) : (l = o, o = s), l && l !== s) {
				n.setEdge(l, s);
				return;
			}
			s = a;
		}
	});
}
function re(e, n = {}, t = null) {
	if (typeof n.customOrder == "function") {
		n.customOrder(e, re);
		return;
	}
	let r = de$1(e), o = yn(e, D$1(1, r + 1), "inEdges"), i = yn(e, D$1(r - 1, -1, -1), "outEdges"), s = Le$1(e, t);
	if (wn(e, s), n.disableOptimalOrderHeuristic) return;
	let a = Number.POSITIVE_INFINITY, l, u = n.constraints || [];
	for (let d = 0, c = 0; c < 4; ++d, ++c) {
		qt$1(d % 2 ? o : i, d % 4 >= 2, u, t), s = P$1(e);
		let f = ye$1(e, s);
		f < a ? (c = 0, l = Object.assign({}, s), a = f) : f === a && (l = structuredClone(s));
	}
	wn(e, l);
}
function yn(e, n, t) {
	let r = /* @__PURE__ */ new Map(), o = (i, s) => {
		r.has(i) || r.set(i, []), r.get(i).push(s);
	};
	for (let i of e.nodes()) {
		let s = e.node(i);
		if (typeof s.rank == "number" && o(s.rank, i), typeof s.minRank == "number" && typeof s.maxRank == "number") for (let a = s.minRank; a <= s.maxRank; a++) a !== s.rank && o(a, i);
	}
	return n.map(function(i) {
		return ve$1(e, i, t, r.get(i) || []);
	});
}
function qt$1(e, n, t, r) {
	let o = !0, i = new T();
	e.forEach(function(s) {
		t.forEach((d) => i.setEdge(d.left, d.right));
		let a = s.graph().root, { result: l, usedBias: u } = te$1(s, a, i, r, o);
		n && u && (o = !o), l.vs.forEach((d, c) => s.node(d).order = c), ke$1(s, i, l.vs);
	});
}
function wn(e, n) {
	Object.values(n).forEach((t) => t.forEach((r, o) => e.node(r).order = o));
}
function $t$1(e, n) {
	let t = {};
	function r(o, i) {
		let s = 0, a = 0, l = o.length, u = i[i.length - 1];
		return i.forEach((d, c) => {
			let f = Jt(e, d), h = f ? e.node(f).order : l;
			(f || d === u) && (i.slice(a, c + 1).forEach((g) => {
				let m = e.predecessors(g);
				m && m.forEach((L) => {
					let y = e.node(L), b = y.order;
					(b < s || h < b) && !(y.dummy && e.node(g).dummy) && Gn(t, L, g);
				});
			}), a = c + 1, s = h);
		}), i;
	}
	return n.length && n.reduce(r), t;
}
function Ut(e, n) {
	let t = {};
	function r(a) {
		var l;
		return ((l = e.node(a)) == null ? void 0 : l.dummy) === "border";
	}
	if (!e.nodes().some(r)) return t;
	function i(a, l, u, d, c) {
		D$1(l, u).forEach((f) => {
			let h = a[f];
			if (h !== void 0 && e.node(h).dummy) {
				let g = e.predecessors(h);
				g && g.forEach((m) => {
					if (m === void 0) return;
					let L = e.node(m);
					L.dummy && (L.order < d || L.order > c) && Gn(t, m, h);
				});
			}
		});
	}
	function s(a, l) {
		let u = -1, d = -1, c = 0;
		return l.forEach((f, h) => {
			if (r(f)) {
				let g = e.predecessors(f);
				if (g && g.length) {
					let m = g[0];
					if (m === void 0) return;
					d = e.node(m).order, i(l, c, h, u, d), c = h, u = d;
				}
			}
			i(l, c, l.length, d, a.length);
		}), l;
	}
	return n.length && n.reduce(s), t;
}
function Jt(e, n) {
	if (e.node(n).dummy) {
		let t = e.predecessors(n);
		if (t) return t.find((r) => e.node(r).dummy);
	}
}
function Gn(e, n, t) {
	if (n > t) {
		let o = n;
		n = t, t = o;
	}
	let r = e[n];
	r || (e[n] = r = {}), r[t] = !0;
}
function Kt(e, n, t) {
	if (n > t) {
		let o = n;
		n = t, t = o;
	}
	let r = e[n];
	return r !== void 0 && Object.hasOwn(r, t);
}
function Qt(e, n, t, r, o) {
	let i = {}, s = {}, a = {};
	return n.forEach((l) => {
		l.forEach((u, d) => {
			i[u] = u, s[u] = u, a[u] = d;
		});
	}), n.forEach((l) => {
		let u = -1, d = -1, c = !1, f = l, h = l.findIndex((g) => (o == null ? void 0 : o.includes(g)) || Nn(g, e, o));
		h > 0 && (f = [
			l[h],
			...l.slice(0, h),
			...l.slice(h + 1)
		], c = !0), f.forEach((g) => {
			var L;
			let m = r(g);
			if (m && m.length) {
				o != null && o.includes(g) && (m = m.filter((p) => Nn(p, e, o)));
				let y = m.sort((p, E) => {
					let w = a[p], k = a[E];
					return (w !== void 0 ? w : 0) - (k !== void 0 ? k : 0);
				}), b = (y.length - 1) / 2;
				for (let p = Math.floor(b), E = Math.ceil(b); p <= E; ++p) {
					let w = y[p];
					if (w === void 0) continue;
					let k = a[w];
					if (k !== void 0 && s[g] === g && u < k && a[w] !== d && !Kt(t, g, w)) {
						let _ = i[w];
						_ !== void 0 && (s[w] = g, s[g] = i[g] = _, u = k, c && (u = -1, d = (L = a[w]) != null ? L : -1, c = !1));
					}
				}
			}
		});
	}), {
		root: i,
		align: s
	};
}
function Zt$1(e, n, t, r, o = !1) {
	let i = {}, s = er(e, n, t, o), a = o ? "borderLeft" : "borderRight";
	function l(h, g) {
		let m = s.nodes().slice(), L = {}, y = m.pop();
		for (; y;) {
			if (L[y]) h(y);
			else {
				L[y] = !0, m.push(y);
				for (let b of g(y)) m.push(b);
			}
			y = m.pop();
		}
	}
	function u(h) {
		let g = s.inEdges(h);
		g ? i[h] = g.reduce((m, L) => {
			var p;
			let y = (p = i[L.v]) != null ? p : 0, b = s.edge(L);
			return Math.max(m, y + (b !== void 0 ? b : 0));
		}, 0) : i[h] = 0;
	}
	function d(h) {
		let g = s.outEdges(h), m = Number.POSITIVE_INFINITY;
		g && (m = g.reduce((y, b) => {
			let p = i[b.w], E = s.edge(b);
			return Math.min(y, (p !== void 0 ? p : 0) - (E !== void 0 ? E : 0));
		}, Number.POSITIVE_INFINITY));
		let L = e.node(h);
		m !== Number.POSITIVE_INFINITY && L.borderType !== a && (i[h] = Math.max(i[h] !== void 0 ? i[h] : 0, m));
	}
	function c(h) {
		return s.predecessors(h) || [];
	}
	function f(h) {
		return s.successors(h) || [];
	}
	return l(u, c), l(d, f), Object.keys(r).forEach((h) => {
		var m;
		let g = t[h];
		g !== void 0 && (i[h] = (m = i[g]) != null ? m : 0);
	}), i;
}
function er(e, n, t, r) {
	let o = new T(), i = e.graph(), s = or(i.nodesep, i.edgesep, r);
	return n.forEach((a) => {
		let l;
		a.forEach((u) => {
			let d = t[u];
			if (d !== void 0) {
				if (o.setNode(d), l !== void 0) {
					let c = t[l];
					if (c !== void 0) {
						let f = o.edge(c, d);
						o.setEdge(c, d, Math.max(s(e, u, l), f || 0));
					}
				}
				l = u;
			}
		});
	}), o;
}
function nr(e, n) {
	return Object.values(n).reduce((t, r) => {
		let o = Number.NEGATIVE_INFINITY, i = Number.POSITIVE_INFINITY;
		Object.entries(r).forEach(([a, l]) => {
			let u = ir(e, a) / 2;
			o = Math.max(l + u, o), i = Math.min(l - u, i);
		});
		let s = o - i;
		return s < t[0] && (t = [s, r]), t;
	}, [Number.POSITIVE_INFINITY, null])[1];
}
function tr(e, n) {
	let t = Object.values(n), r = S$1(Math.min, t), o = S$1(Math.max, t);
	["u", "d"].forEach((i) => {
		["l", "r"].forEach((s) => {
			let a = i + s, l = e[a];
			if (!l || l === n) return;
			let u = Object.values(l), d = r - S$1(Math.min, u);
			s !== "l" && (d = o - S$1(Math.max, u)), d && (e[a] = X(l, (c) => c + d));
		});
	});
}
function rr(e, n = void 0) {
	let t = e.ul;
	return t ? X(t, (r, o) => {
		var s, a;
		if (n) {
			let u = e[n.toLowerCase()];
			if (u && u[o] !== void 0) return u[o];
		}
		let i = Object.values(e).map((l) => {
			let u = l[o];
			return u !== void 0 ? u : 0;
		}).sort((l, u) => l - u);
		return (((s = i[1]) != null ? s : 0) + ((a = i[2]) != null ? a : 0)) / 2;
	}) : {};
}
function vn$1(e, n) {
	let t = P$1(e), r = Object.assign($t$1(e, t), Ut(e, t)), o = {}, i;
	["u", "d"].forEach((a) => {
		i = a === "u" ? t : Object.values(t).reverse(), ["l", "r"].forEach((l) => {
			l === "r" && (i = i.map((f) => Object.values(f).reverse()));
			let d = Qt(e, i, r, (f) => (a === "u" ? e.predecessors(f) : e.successors(f)) || [], n), c = Zt$1(e, i, d.root, d.align, l === "r");
			l === "r" && (c = X(c, (f) => -f)), o[a + l] = c;
		});
	});
	return tr(o, nr(e, o)), rr(o, e.graph().align);
}
function or(e, n, t) {
	return (r, o, i) => {
		let s = r.node(o), a = r.node(i), l = 0, u;
		if (l += s.width / 2, Object.hasOwn(s, "labelpos")) switch (s.labelpos.toLowerCase()) {
			case "l":
				u = -s.width / 2;
				break;
			case "r": u = s.width / 2;
		}
		if (u && (l += t ? u : -u), u = void 0, l += (s.dummy ? n : e) / 2, l += (a.dummy ? n : e) / 2, l += a.width / 2, Object.hasOwn(a, "labelpos")) switch (a.labelpos.toLowerCase()) {
			case "l":
				u = a.width / 2;
				break;
			case "r": u = -a.width / 2;
		}
		return u && (l += t ? u : -u), l;
	};
}
function ir(e, n) {
	return e.node(n).width;
}
function Nn(e, n, t) {
	var s;
	if (!t) return !1;
	let r = (s = n.node(e)) == null ? void 0 : s.edgeObj;
	if (!r || n.node(e).edgeLabel.reversed) return !1;
	let o = t.indexOf(r == null ? void 0 : r.v), i = t.indexOf(r == null ? void 0 : r.w);
	return o !== -1 && i !== -1 && o === (i + 1) % t.length || o === (i - 1) % t.length;
}
function kn(e, n) {
	e = Z(e), sr(e), Object.entries(vn$1(e, n)).forEach(([t, r]) => e.node(t).x = r);
}
function sr(e) {
	let n = P$1(e), t = e.graph(), r = t.ranksep, o = t.rankalign, i = 0;
	n.forEach((s) => {
		let a = s.reduce((l, u) => {
			var c;
			let d = (c = e.node(u).height) != null ? c : 0;
			return l > d ? l : d;
		}, 0);
		s.forEach((l) => {
			let u = e.node(l);
			o === "top" ? u.y = i + u.height / 2 : o === "bottom" ? u.y = i + a - u.height / 2 : u.y = i + a / 2;
		}), i += a + r;
	});
}
var xn = /* @__PURE__ */ new WeakMap();
function Oe$1(e, n = {}) {
	return In(e, q$1, n), e;
}
function _n(e, n, t) {
	let r = n;
	for (; r !== void 0;) {
		let o = e.parent(r);
		if (o === t) return r;
		r = o;
	}
}
function In(e, n, t) {
	var y;
	let r = e.nodes().filter((b) => e.children(b).length), o = {};
	r.forEach((b) => {
		let p = e.node(b);
		if (p && p.rankdir) {
			let E = new T({
				multigraph: !0,
				compound: !0
			});
			E.setGraph({ rankdir: p.rankdir });
			let w = e.children(b);
			w.forEach((G) => {
				let N = { ...e.node(G) };
				E.setNode(G, N);
				let C = e.parent(G);
				C && C !== b && w.includes(C) && E.setParent(G, C);
			});
			let k = /* @__PURE__ */ new Set();
			e.edges().forEach((G) => {
				let N = _n(e, G.v, b), C = _n(e, G.w, b);
				if (N === G.v && C === G.w) E.setEdge(G, { ...e.edge(G) });
				else if (N && C && N !== C) {
					let B = `${N}\0${C}`;
					k.has(B) || (k.add(B), E.setEdge(N, C, { ...e.edge(G) }));
				}
			}), In(E, n, t);
			let _ = Rn(E);
			Cn(_, n, t, null), Tn(E, _);
			let O = 1 / 0, j = 1 / 0, R = -1 / 0, I = -1 / 0;
			E.nodes().forEach((G) => {
				if (G === b) return;
				let N = E.node(G);
				N && typeof N.x == "number" && typeof N.y == "number" && typeof N.width == "number" && typeof N.height == "number" && (O = Math.min(O, N.x - N.width / 2), R = Math.max(R, N.x + N.width / 2), j = Math.min(j, N.y - N.height / 2), I = Math.max(I, N.y + N.height / 2));
			}), (!isFinite(O) || !isFinite(j) || !isFinite(R) || !isFinite(I)) && (O = j = 0, R = I = 0);
			let v = R - O, x = I - j;
			o[b] = {
				minX: O,
				minY: j,
				maxX: R,
				maxY: I,
				width: v,
				height: x,
				offsetX: O,
				offsetY: j
			}, p._dagreClusterSubgraph = E;
		}
	});
	let i = [], s = (b) => {
		let p = [], E = (e.children(b) || []).filter((w) => w !== b);
		for (; E.length > 0;) {
			let w = E.shift();
			p.push(w), (e.children(w) || []).filter((k) => k !== w).forEach((k) => E.push(k));
		}
		return p;
	}, a = /* @__PURE__ */ new Map();
	r.forEach((b) => {
		let p = e.node(b);
		p && p.rankdir && o[b] && a.set(b, (e.children(b) || []).filter((E) => E !== b));
	});
	let l = new Set([...a.values()].flat()), u = /* @__PURE__ */ new Map();
	a.forEach((b, p) => {
		l.has(p) || u.set(p, s(p));
	});
	let d = new Set([...u.values()].flat()), c = (b) => {
		for (let [p, E] of u) if (E.includes(b)) return p;
		return b;
	}, f = [];
	e.edges().forEach((b) => {
		(d.has(b.v) || d.has(b.w)) && f.push({
			edge: b,
			label: e.edge(b)
		});
	});
	let h = /* @__PURE__ */ new Map();
	d.forEach((b) => {
		let p = e.parent(b);
		h.set(b, typeof p == "string" ? p : void 0);
	}), u.forEach((b, p) => {
		let E = e.node(p), w = [];
		b.forEach((O) => {
			let j = e.node(O);
			j && (w.push({
				id: O,
				node: j,
				parent: h.get(O)
			}), e.removeNode(O));
		});
		let k = f.filter(({ edge: O }) => b.includes(O.v) || b.includes(O.w)), _ = o[p];
		E && (i.push({
			clusterId: p,
			subgraph: E._dagreClusterSubgraph,
			bounds: _,
			children: b,
			removedNodes: w,
			removedEdges: k
		}), E.width = _.width, E.height = _.height);
	});
	let g = /* @__PURE__ */ new Set();
	f.forEach(({ edge: b, label: p }) => {
		let E = c(b.v), w = c(b.w);
		if (E !== w && e.hasNode(E) && e.hasNode(w)) {
			let k = `${E}\0${w}`;
			g.has(k) || (g.add(k), e.setEdge(E, w, {
				...p,
				width: 0,
				height: 0
			}));
		}
	});
	let m = Rn(e), L = Cn(m, n, t, (y = xn.get(e)) != null ? y : null);
	xn.set(e, L), Tn(e, m), g.forEach((b) => {
		let p = b.indexOf("\0"), E = b.slice(0, p), w = b.slice(p + 1);
		e.hasEdge(E, w) && e.removeEdge(E, w);
	}), i.forEach(({ clusterId: b, subgraph: p, bounds: E, removedNodes: w, removedEdges: k }) => {
		var v, x;
		let _ = e.node(b), O = (v = _ == null ? void 0 : _.x) != null ? v : 0, j = (x = _ == null ? void 0 : _.y) != null ? x : 0, R = (E.minX + E.maxX) / 2, I = (E.minY + E.maxY) / 2;
		w.forEach(({ id: G, node: N, parent: C }) => {
			e.setNode(G, N), C !== void 0 && e.setParent(G, C);
		}), k.forEach(({ edge: G, label: N }) => {
			e.setEdge(G, N);
		}), p.nodes().forEach((G) => {
			if (G === b) return;
			let N = p.node(G), C = e.node(G);
			C && N && typeof N.x == "number" && typeof N.y == "number" && (C.x = O + (N.x - R), C.y = j + (N.y - I));
		}), On(e, p, O - R, j - I), delete _._dagreClusterSubgraph;
	}), r.forEach((b) => {
		var w, k;
		let p = e.node(b), E = o[b];
		if (p && p.rankdir && p._dagreClusterSubgraph && E) {
			let _ = p._dagreClusterSubgraph, O = (w = p.x) != null ? w : 0, j = (k = p.y) != null ? k : 0, R = (E.minX + E.maxX) / 2, I = (E.minY + E.maxY) / 2;
			_.nodes().forEach((v) => {
				if (v === b) return;
				let x = _.node(v), G = e.node(v);
				if (G && x && typeof x.x == "number" && typeof x.y == "number") {
					let N = x.x - R, C = x.y - I;
					G.x = O + N, G.y = j + C;
				}
			}), On(e, _, O - R, j - I), delete p._dagreClusterSubgraph;
		}
	});
}
function On(e, n, t, r) {
	n.edges().forEach((o) => {
		if (!e.hasEdge(o)) return;
		let i = n.edge(o), s = e.edge(o);
		s.points = i.points.map((a) => ({
			x: a.x + t,
			y: a.y + r
		})), Object.hasOwn(i, "x") && (s.x = i.x + t, s.y = i.y + r);
	});
}
function Cn(e, n, t, r = null) {
	var l, u;
	let o = (t == null ? void 0 : t.useDynamic) !== !1, i = o && (l = r == null ? void 0 : r.graph) != null ? l : null, s = o && (u = r == null ? void 0 : r.rawNodes) != null ? u : null;
	n("    makeSpaceForEdgeLabels", () => br(e)), n("    removeSelfEdges", () => Gr(e)), n("    acyclic", () => Ue$1(e, i)), n("    nestingGraph.run", () => un(e)), n("    rank", () => dn(Z(e))), n("    injectEdgeLabelProxies", () => gr(e)), n("    removeEmptyRanks", () => We$1(e)), n("    nestingGraph.cleanup", () => fn(e)), n("    normalizeRanks", () => Be$1(e)), n("    assignRankMinMax", () => pr(e)), n("    removeEdgeLabelProxies", () => mr(e)), n("    normalize.run", () => Ke$1(e)), n("    parentDummyChains", () => ln(e)), n("    addBorderSegments", () => bn(e)), n("    order", () => re(e, t, s)), n("    insertSelfEdges", () => vr(e)), n("    adjustCoordinateSystem", () => pn(e)), n("    position", () => kn(e, t.corePath)), n("    positionSelfEdges", () => kr(e));
	let a = JSON.parse(JSON.stringify(e._nodes));
	return n("    removeBorderNodes", () => Nr(e)), n("    normalize.undo", () => Qe$1(e)), n("    fixupEdgeLabelCoords", () => yr(e)), n("    undoCoordinateSystem", () => mn(e)), n("    translateGraph", () => Er(e)), n("    assignNodeIntersects", () => Lr(e)), n("    reversePoints", () => wr(e)), n("    acyclic.undo", () => Je$1(e)), {
		graph: e,
		rawNodes: a
	};
}
function Tn(e, n) {
	e.nodes().forEach((t) => {
		let r = e.node(t), o = n.node(t);
		r && (r.x = o.x, r.y = o.y, r.order = o.order, r.rank = o.rank, n.children(t).length && (r.width = o.width, r.height = o.height));
	}), e.edges().forEach((t) => {
		let r = e.edge(t), o = n.edge(t);
		r.points = o.points, Object.hasOwn(o, "x") && (r.x = o.x, r.y = o.y);
	}), e.graph().width = n.graph().width, e.graph().height = n.graph().height;
}
var ar = [
	"nodesep",
	"edgesep",
	"ranksep",
	"marginx",
	"marginy"
];
var dr = {
	ranksep: 50,
	edgesep: 20,
	nodesep: 50,
	rankdir: "TB",
	rankalign: "center"
};
var lr = [
	"acyclicer",
	"ranker",
	"rankdir",
	"align",
	"rankalign"
];
var ur = [
	"width",
	"height",
	"rank"
];
var jn = {
	width: 0,
	height: 0
};
var cr = [
	"minlen",
	"weight",
	"width",
	"height",
	"labeloffset"
];
var fr = {
	minlen: 1,
	weight: 1,
	width: 0,
	height: 0,
	labeloffset: 10,
	labelpos: "r"
};
var hr = ["labelpos"];
function Rn(e) {
	let n = new T({
		multigraph: !0,
		compound: !0
	}), t = _e$1(e.graph());
	return n.setGraph(Object.assign({}, dr, xe$1(t, ar), W$1(t, lr))), e.nodes().forEach((r) => {
		let i = xe$1(_e$1(e.node(r)), ur);
		Object.keys(jn).forEach((a) => {
			i[a] === void 0 && (i[a] = jn[a]);
		}), n.setNode(r, i);
		let s = e.parent(r);
		s !== void 0 && n.setParent(r, s);
	}), e.edges().forEach((r) => {
		let o = _e$1(e.edge(r));
		n.setEdge(r, Object.assign({}, fr, xe$1(o, cr), W$1(o, hr)));
	}), n;
}
function br(e) {
	let n = e.graph();
	n.ranksep /= 2, e.edges().forEach((t) => {
		var o;
		let r = e.edge(t);
		r.minlen *= 2, ((o = r.labelpos) != null ? o : "r").toLowerCase() !== "c" && (n.rankdir === "TB" || n.rankdir === "BT" ? r.width += r.labeloffset : r.height += r.labeloffset);
	});
}
function gr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (t.width && t.height) {
			let r = e.node(n.v);
			M$1(e, "edge-proxy", {
				rank: (e.node(n.w).rank - r.rank) / 2 + r.rank,
				e: n
			}, "_ep");
		}
	});
}
function pr(e) {
	let n = 0;
	e.nodes().forEach((t) => {
		let r = e.node(t);
		r.borderTop && (r.minRank = e.node(r.borderTop).rank, r.maxRank = e.node(r.borderBottom).rank, n = Math.max(n, r.maxRank));
	}), e.graph().maxRank = n;
}
function mr(e) {
	e.nodes().forEach((n) => {
		let t = e.node(n);
		if (t.dummy === "edge-proxy") {
			let r = t;
			e.edge(r.e).labelRank = t.rank, e.removeNode(n);
		}
	});
}
function Er(e) {
	let n = Number.POSITIVE_INFINITY, t = 0, r = Number.POSITIVE_INFINITY, o = 0, i = e.graph(), s = i.marginx || 0, a = i.marginy || 0;
	function l(u) {
		let d = u.x, c = u.y, f = u.width, h = u.height;
		n = Math.min(n, d - f / 2), t = Math.max(t, d + f / 2), r = Math.min(r, c - h / 2), o = Math.max(o, c + h / 2);
	}
	e.nodes().forEach((u) => l(e.node(u))), e.edges().forEach((u) => {
		let d = e.edge(u);
		Object.hasOwn(d, "x") && l(d);
	}), n -= s, r -= a, e.nodes().forEach((u) => {
		let d = e.node(u);
		d.x -= n, d.y -= r;
	}), e.edges().forEach((u) => {
		let d = e.edge(u);
		d.points.forEach((c) => {
			c.x -= n, c.y -= r;
		}), Object.hasOwn(d, "x") && (d.x -= n), Object.hasOwn(d, "y") && (d.y -= r);
	}), i.width = t - n + s, i.height = o - r + a;
}
function Lr(e) {
	e.edges().forEach((n) => {
		if (n.v === n.w) return;
		let t = e.edge(n), r = e.node(n.v), o = e.node(n.w), i, s;
		t.points ? (i = t.points[0], s = t.points[t.points.length - 1]) : (t.points = [], i = o, s = r), t.points.unshift(se(r, i)), t.points.push(se(o, s));
	});
}
function yr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		if (Object.hasOwn(t, "x")) switch ((t.labelpos === "l" || t.labelpos === "r") && (t.width -= t.labeloffset), t.labelpos) {
			case "l":
				t.x -= t.width / 2 + t.labeloffset;
				break;
			case "r": t.x += t.width / 2 + t.labeloffset;
		}
	});
}
function wr(e) {
	e.edges().forEach((n) => {
		let t = e.edge(n);
		t.reversed && t.points.reverse();
	});
}
function Nr(e) {
	e.nodes().forEach((n) => {
		if (e.children(n).length) {
			let t = e.node(n), r = e.node(t.borderTop), o = e.node(t.borderBottom), i = e.node(t.borderLeft[t.borderLeft.length - 1]), s = e.node(t.borderRight[t.borderRight.length - 1]);
			t.width = Math.abs(s.x - i.x), t.height = Math.abs(o.y - r.y), t.x = i.x + t.width / 2, t.y = r.y + t.height / 2;
		}
	}), e.nodes().forEach((n) => {
		e.node(n).dummy === "border" && e.removeNode(n);
	});
}
function Gr(e) {
	e.edges().forEach((n) => {
		if (n.v === n.w) {
			let t = e.node(n.v);
			t.selfEdges || (t.selfEdges = []), t.selfEdges.push({
				e: n,
				label: e.edge(n)
			}), e.removeEdge(n);
		}
	});
}
function vr(e) {
	P$1(e).forEach((t) => {
		let r = 0;
		t.forEach((o, i) => {
			let s = e.node(o);
			typeof s.rank != "number" && (s.rank = 0), s.order = i + r, (s.selfEdges || []).forEach((a) => {
				M$1(e, "selfedge", {
					width: a.label.width,
					height: a.label.height,
					rank: s.rank,
					order: i + ++r,
					e: a.e,
					edgeLabel: a.label
				}, "_se"), (!Array.isArray(a.label.points) || a.label.points.length !== 7) && (a.label.points = [
					{
						x: 0,
						y: -10
					},
					{
						x: 0,
						y: -10
					},
					{
						x: 0,
						y: 0
					},
					{
						x: 0,
						y: 10
					},
					{
						x: 0,
						y: 10
					},
					{
						x: 0,
						y: 0
					},
					{
						x: 0,
						y: 0
					}
				]);
			}), delete s.selfEdges;
		});
	});
}
function kr(e) {
	e.nodes().forEach((n) => {
		let t = e.node(n), r = (o) => typeof o == "number" && isFinite(o);
		if (t.dummy === "selfedge") {
			let o = t, i = e.node(o.e.v), s = r(i == null ? void 0 : i.x) ? i.x : 0, a = r(i == null ? void 0 : i.y) ? i.y : 0, l = r(i == null ? void 0 : i.width) ? i.width : 0, u = r(i == null ? void 0 : i.height) ? i.height : 0, d = r(t.x) ? t.x : s, c = r(t.y) ? t.y : a, f = l / 2, h = u / 2;
			o.edgeLabel.points = [
				{
					x: d + f,
					y: c - h
				},
				{
					x: d + f,
					y: c - h
				},
				{
					x: d,
					y: c
				},
				{
					x: d - f,
					y: c + h
				},
				{
					x: d - f,
					y: c + h
				},
				{
					x: d,
					y: c
				},
				{
					x: d,
					y: c
				}
			], o.edgeLabel.x = d, o.edgeLabel.y = c, e.setEdge(o.e, o.edgeLabel), e.removeNode(n);
		} else t && Array.isArray(t.selfEdges) && t.selfEdges.forEach((o) => {
			if (!Array.isArray(o.label.points) || o.label.points.length !== 7) {
				let i = r(t.x) ? t.x : 0, s = r(t.y) ? t.y : 0, a = r(t.width) ? t.width : 0, l = r(t.height) ? t.height : 0, u = a / 2, d = l / 2;
				o.label.points = [
					{
						x: i + u,
						y: s - d
					},
					{
						x: i + u,
						y: s - d
					},
					{
						x: i,
						y: s
					},
					{
						x: i - u,
						y: s + d
					},
					{
						x: i - u,
						y: s + d
					},
					{
						x: i,
						y: s
					},
					{
						x: i,
						y: s
					}
				];
			}
		});
	});
}
function xe$1(e, n) {
	return X(W$1(e, n), Number);
}
function _e$1(e) {
	let n = {};
	return e && Object.entries(e).forEach(([t, r]) => {
		typeof t == "string" && (t = t.toLowerCase()), n[t] = r;
	}), n;
}
function Ce$1(e) {
	let n = P$1(e), t = new T({
		compound: !0,
		multigraph: !0
	}).setGraph({});
	return e.nodes().forEach((r) => {
		t.setNode(r, { label: r }), t.setParent(r, "layer" + e.node(r).rank);
	}), e.edges().forEach((r) => t.setEdge(r.v, r.w, {}, r.name)), n.forEach((r, o) => {
		let i = "layer" + o;
		t.setNode(i, { rank: "same" }), r.reduce((s, a) => (t.setEdge(s, a, { style: "invis" }), a));
	}), t;
}
var Uo = {
	graphlib: ie$1,
	version: ue$1,
	layout: Oe$1,
	debug: Ce$1,
	util: {
		time: le,
		notime: q$1
	}
};
/*! For license information please see dagre.esm.js.LEGAL.txt */

// src/entry/cli/page/html.ts
/** Returns text for HTML, between tags or in an attribute with double quotes. Characters that no document may hold are left out. */
function escapeHtml(text) {
	return text.toWellFormed().replace(/[\p{Cc}\p{Bidi_Control}](?<![\t\n])/gu, "").replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
/** Returns a long text without its end, with a note. */
function limitText(text, most) {
	if (text.length <= most) return text;
	return `${text.slice(0, most).toWellFormed()}\n… (${(text.length - most).toLocaleString("en-US")} more characters are left out)`;
}
/** Renders a part of the page that is closed until somebody opens it. `title` and `html` are HTML. */
function renderFold(title, html) {
	return `<details class="fold"><summary>${title}</summary>${html}</details>`;
}
/** Renders text with its line ends and blanks. */
function renderPre(text) {
	return `<pre>${escapeHtml(text)}</pre>`;
}
/** Returns a time as people read it, in UTC to the minute. */
function formatMinute(time) {
	return `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`;
}
/** Renders the state of a task, in its colour. */
function renderBadge(status, words = status.replace("-", " ")) {
	return `<span class="badge ${status}">${escapeHtml(words)}</span>`;
}

// src/entry/cli/page/draw-graph.ts
const height = 46;
const letter = 7.5;
/** The widest drawing from left to right; longer chains are drawn from top to bottom. */
const widest$1 = 1e3;
/** The widest drawing that is made smaller to fit into the page; a wider one is scrolled, so that people can read it. */
const shrinkable = 1500;
/** The most boxes that are drawn. Of more, the tasks below a stage are one box. */
const mostBoxes = 24;
/** Draws the stages of a run as a graph, with the colour of each outcome, and dashed lines to the tasks that a stage asked for. */
function drawGraph(stages) {
	const drawn = stages.length > mostBoxes ? groupBelow(stages) : stages.map(toDrawn);
	const across = layOut(drawn, "LR");
	return toSvg(across.width <= widest$1 ? across : layOut(drawn, "TB"), drawn);
}
function toDrawn({ name, status, needs, parent, agent, words = status.replace("-", " ") }) {
	return {
		name,
		status,
		needs,
		parent,
		words: `${agent}: ${words}`
	};
}
/** Puts all tasks below each stage together. */
function groupBelow(stages) {
	return stages.filter(({ parent }) => parent === void 0).flatMap((stage) => {
		const below = stages.filter(({ parent }) => parent === stage.name);
		if (below.length === 0) return [toDrawn(stage)];
		const [name = "", words = ""] = countChildren({ children: below.map((each) => ({
			...each,
			children: []
		})) }).split(": ");
		const isFailed = below.some(({ status }) => status === "failed");
		const open = below.find(({ status }) => status === "running" || status === "waiting");
		const status = isFailed ? "failed" : open?.status ?? "succeeded";
		return [toDrawn(stage), {
			name: `${name} of ${stage.name}`,
			status,
			needs: [],
			parent: stage.name,
			words
		}];
	});
}
function layOut(stages, rankdir) {
	const graph = new Uo.graphlib.Graph();
	graph.setGraph({
		rankdir,
		nodesep: 24,
		ranksep: rankdir === "LR" ? 44 : 32,
		marginx: 6,
		marginy: 6
	});
	for (const stage of stages) graph.setNode(stage.name, {
		width: widthOf(stage),
		height
	});
	for (const { name, needs, parent } of stages.toReversed()) for (const before of parent === void 0 ? needs : [parent, ...needs]) graph.setEdge(before, name, {});
	Uo.layout(graph);
	const parents = new Map(stages.map(({ name, parent }) => [name, parent]));
	const { width = 0, height: tall = 0 } = graph.graph();
	const edges = graph.edges();
	return {
		width,
		height: tall,
		boxes: new Map(stages.map(({ name }) => [name, graph.node(name)])),
		edges: edges.map((edge) => ({
			points: graph.edge(edge).points,
			isBelow: parents.get(edge.w) === edge.v
		}))
	};
}
function widthOf({ name, words }) {
	return Math.max(90, Math.max(name.length + 3, words.length) * letter + 24);
}
function toSvg({ width, height: tall, boxes, edges }, stages) {
	const lines = edges.map(({ points, isBelow }) => {
		const path = points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join(" ");
		return `<path class="edge${isBelow ? " below" : ""}" d="${path}" marker-end="url(#arrow)"></path>`;
	});
	const nodes = stages.map((stage) => drawNode(stage, boxes.get(stage.name) ?? {
		x: 0,
		y: 0,
		width: 0
	}));
	const size = `width="${round(width)}" height="${round(tall)}" viewBox="0 0 ${round(width)} ${round(tall)}"`;
	return `<svg class="graph${width <= shrinkable ? " fits" : ""}" role="img" aria-label="The stages of the run" ${size}>${arrow}${lines.join("")}${nodes.join("")}</svg>`;
}
const arrow = "<defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\" orient=\"auto\"><path class=\"head\" d=\"M0 0 L8 4 L0 8 z\"></path></marker></defs>";
function drawNode({ name, status, words }, { x, y, width }) {
	const [left, top] = [round(x - width / 2), round(y - height / 2)];
	return [
		`<g class="node ${status}">`,
		`<rect x="${left}" y="${top}" width="${round(width)}" height="${height}" rx="7"></rect>`,
		`<text x="${round(x)}" y="${round(y - 4)}" class="name">${escapeHtml(name)}</text>`,
		`<text x="${round(x)}" y="${round(y + 13)}">${escapeHtml(words)}</text>`,
		"</g>"
	].join("");
}
function round(value) {
	return Math.round(value * 10) / 10;
}

// src/entry/cli/page/draw-timeline.ts
const rowHeight = 24;
const labels = 300;
const bars = 620;
/** The most jobs that are drawn. */
const mostRows = 200;
/** Draws when each job waited for a machine and when it was at work. Jobs that were skipped are left out. */
function drawTimeline(jobs) {
	const rows = orderRows(jobs.filter(({ conclusion, startedAt, finishedAt }) => conclusion !== "skipped" && startedAt !== finishedAt)).slice(0, mostRows);
	if (rows.length === 0) return "";
	const from = Math.min(...rows.map(({ queuedAt }) => Date.parse(queuedAt)));
	const span = Math.max(1, ...rows.map(({ finishedAt }) => Date.parse(finishedAt) - from));
	const toX = (time) => labels + Math.round((Date.parse(time) - from) / span * bars * 10) / 10;
	const tall = rows.length * rowHeight + 30;
	const drawn = rows.map((job, index) => drawRow(job, {
		top: index * rowHeight,
		toX
	}));
	return `<svg class="timeline" role="img" aria-label="The jobs in time" ${`width="980" height="${tall}" viewBox="0 0 980 ${tall}"`}>${drawAxis(span, tall)}${drawn.join("")}</svg>`;
}
/** Orders the jobs by time, those of children below the first jobs of the stage that asked for them. */
function orderRows(jobs) {
	const byTime = jobs.toSorted((a, b) => Date.parse(a.queuedAt) - Date.parse(b.queuedAt));
	return [...Map.groupBy(byTime, ({ title }) => {
		const [run, stage] = tasksOf(title);
		return stage === void 0 ? title : `${run}/${stage}`;
	}).values()].flatMap((own) => {
		const isBelow = (job) => depthOf(job) > 0;
		return [...own.filter((job) => !isBelow(job)), ...own.filter(isBelow)];
	});
}
/** Returns the parts of a title such as `fix-12/split/1-parser 1 · child 1 of split`: the run, its stage and the children; none for others. */
function tasksOf(title) {
	return (/^([^\s/]+(?:\/[^\s/]+)+) \d/.exec(title)?.[1] ?? "").split("/").filter((part) => part !== "");
}
/** Returns how deep the task of a job stands below a stage. */
function depthOf({ title }) {
	return Math.max(0, tasksOf(title).length - 2);
}
/** Returns the title of a job; for a child only what differs from the title of the stage that it stands below. */
function nameRow(job) {
	if (depthOf(job) === 0) return job.title;
	const [, , ...names] = tasksOf(job.title);
	return `${"↳ ".repeat(names.length)}${names.at(-1)}${/ \d+/.exec(job.title)?.[0] ?? ""}`;
}
function drawRow(job, { top, toX }) {
	const [queued, started, finished] = [
		toX(job.queuedAt),
		toX(job.startedAt),
		toX(job.finishedAt)
	];
	const seconds = (Date.parse(job.finishedAt) - Date.parse(job.startedAt)) / 1e3;
	const bar = (x, end, name) => `<rect class="${name}" x="${x}" y="${top + 5}" width="${Math.max(2, Math.round((end - x) * 10) / 10)}" height="14" rx="3"></rect>`;
	const role = job.name.split(" / ").at(-1) ?? job.name;
	const label = shorten$1(`${nameRow(job)} · ${role}`);
	return [
		`<text x="290" y="${top + 16}" class="label">${escapeHtml(label)}</text>`,
		started - queued > 1 ? bar(queued, started, "queue") : "",
		bar(started, finished, `work ${job.conclusion === "success" ? "succeeded" : "failed"}`),
		`<text x="${finished + 6}" y="${top + 16}" class="time">${formatSeconds(seconds)}</text>`
	].join("");
}
function shorten$1(text) {
	return [...text].length > 42 ? `${[...text].slice(0, 41).join("")}…` : text;
}
function formatSeconds(seconds) {
	if (seconds >= 600) return `${Math.round(seconds / 60)} min`;
	return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}
function drawAxis(span, tall) {
	return [
		0,
		.25,
		.5,
		.75,
		1
	].map((part) => ({
		x: labels + part * bars,
		text: formatSeconds(span * part / 1e3)
	})).map(({ x, text }) => `<line class="tick" x1="${x}" y1="0" x2="${x}" y2="${tall - 22}"></line><text class="tick" x="${x}" y="${tall - 6}">${text}</text>`).join("");
}

// src/entry/cli/page/page-style.ts
/** The style of the page, for light and dark. It loads nothing. */
const pageStyle = `
:root{color-scheme:light dark;--bg:#fff;--soft:#f6f8fa;--line:#d1d9e0;--text:#1f2328;--quiet:#59636e;--link:#0969da;--green:#1a7f37;--red:#cf222e;--purple:#8250df;--yellow:#9a6700;--add:#dafbe1;--del:#ffebe9;--hunk:#ddf4ff}
@media(prefers-color-scheme:dark){:root{--bg:#0d1117;--soft:#151b23;--line:#3d444d;--text:#f0f6fc;--quiet:#9198a1;--link:#4493f8;--green:#3fb950;--red:#f85149;--purple:#ab7df8;--yellow:#d29922;--add:#12261e;--del:#301b1e;--hunk:#121d2f}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.55 -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:1040px;margin:0 auto;padding:24px 20px 64px}
h1{font-size:26px;line-height:1.3;margin:0 0 4px}h2{font-size:20px;margin:40px 0 12px;padding-bottom:6px;border-bottom:1px solid var(--line)}h3{font-size:17px;margin:0 0 6px}h4{font-size:14px;margin:16px 0 2px}
p{margin:6px 0}small,.quiet{color:var(--quiet);font-weight:400}small{font-size:13px}a{color:var(--link)}
nav{margin:14px 0 0;display:flex;gap:16px;flex-wrap:wrap}
.scroll{overflow:auto;max-height:80vh}
.badge{display:inline-block;padding:1px 9px;border-radius:20px;font-size:12px;font-weight:600;border:1px solid currentColor;color:var(--quiet)}
.badge.succeeded,.badge.noop,.badge.open{color:var(--green)}.badge.failed,.badge.cancelled{color:var(--red)}.badge.needs-input,.badge.closed{color:var(--purple)}.badge.running{color:var(--yellow)}
.cards{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0}.card{border:1px solid var(--line);border-radius:8px;padding:8px 14px;background:var(--soft)}.card b{display:block;font-size:18px}
.stage{border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin:12px 0}.facts{color:var(--quiet);font-size:13px}.failure{color:var(--red)}.warning{color:var(--yellow)}
.fold{margin:6px 0}.fold>summary,.minimised>summary,.markdown summary{cursor:pointer;font-weight:600}.minimised>summary{color:var(--quiet);font-weight:400;border:1px solid var(--line);border-radius:6px;padding:6px 14px;margin:12px 0}
pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:10px 12px;overflow:auto;max-height:520px;font:12.5px/1.5 ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre-wrap}
.diff .added{background:var(--add)}.diff .removed{background:var(--del)}.diff .hunk{background:var(--hunk);color:var(--quiet)}.diff .head{color:var(--quiet)}.diff span{display:block}
table{border-collapse:collapse;font-size:13.5px}th,td{border:1px solid var(--line);padding:4px 10px;text-align:left;vertical-align:top}th{background:var(--soft)}.pairs td{white-space:pre-wrap;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:12.5px}
.number{color:var(--quiet);font-weight:400}td.count{text-align:right;font-variant-numeric:tabular-nums}
.glance{display:grid;grid-template-columns:max-content 1fr;gap:4px 18px;margin:14px 0;padding:12px 16px;border:1px solid var(--line);border-radius:8px;background:var(--soft)}.glance dt{grid-column:1;font-weight:600}.glance dd{grid-column:2;margin:0}
.tree{width:100%;margin:14px 0}.tree td{overflow-wrap:break-word}.tree .task{padding-left:calc(10px + var(--depth,0)*20px);white-space:nowrap;font-weight:600}.tree small{display:block}.tree [data-column=state]{min-width:190px}.tree [data-column^=branch]{min-width:200px}.tree code{font:12px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;display:block}.tree .sum td{background:var(--soft);font-weight:600}.tree .turn td:first-child{box-shadow:inset 4px 0 var(--yellow)}.tree .note{font-size:13px;margin-top:2px}
@media(max-width:720px){.glance{display:block}.glance dt:not(:first-child){margin-top:8px}.tree,.tree tbody,.tree tr{display:block}.tree thead,.tree td.empty{display:none}.tree tr{border:1px solid var(--line);border-radius:6px;margin:8px 0 8px calc(var(--depth,0)*14px);padding:6px 0}.tree td,.tree [data-column=state],.tree [data-column^=branch]{display:grid;min-width:0;grid-template-columns:76px 1fr;gap:8px;border:0;padding:2px 12px}.tree td::before{content:attr(data-column);color:var(--quiet);font-size:12.5px}.tree .task,.tree .sum td:first-child{display:block;white-space:normal}.tree .task::before{content:none}.tree .task{padding-left:12px}}
svg text{fill:var(--text);font:12px -apple-system,BlinkMacSystemFont,"Segoe UI","Noto Sans",Helvetica,Arial,sans-serif}
.graph.fits{max-width:100%;height:auto}
.graph text{text-anchor:middle;fill:var(--quiet)}.graph .name{fill:var(--text);font-weight:600;font-size:13px}.graph rect{fill:var(--soft);stroke:var(--quiet);stroke-width:1.5;stroke-dasharray:4 3}
.graph .succeeded rect,.graph .noop rect{stroke:var(--green);stroke-width:2;stroke-dasharray:none}.graph .failed rect,.graph .cancelled rect{stroke:var(--red);stroke-width:3;stroke-dasharray:none}.graph .needs-input rect{stroke:var(--purple);stroke-width:3;stroke-dasharray:none}.graph .running rect{stroke:var(--yellow);stroke-width:3;stroke-dasharray:none}
.edge{fill:none;stroke:var(--quiet);stroke-width:1.4}.edge.below{stroke-dasharray:5 4}.head{fill:var(--quiet)}
.timeline .label{text-anchor:end}.timeline .time,.timeline text.tick{fill:var(--quiet);font-size:11px}.timeline text.tick{text-anchor:middle}.timeline line.tick{stroke:var(--line)}.timeline .queue{fill:var(--line)}.timeline .work.succeeded{fill:var(--green)}.timeline .work.failed{fill:var(--red)}
.thread{margin:20px 0 36px}.thread h3{font-size:22px;font-weight:500}.state{margin-bottom:14px}.label{border:1px solid var(--line);border-radius:20px;padding:1px 9px;font-size:12px}
.comment{border:1px solid var(--line);border-radius:6px;margin:12px 0}.who{background:var(--soft);border-bottom:1px solid var(--line);border-radius:6px 6px 0 0;padding:6px 14px;font-size:13.5px}.bot{border:1px solid var(--line);border-radius:20px;font-size:11px;padding:0 6px;color:var(--quiet)}
.markdown{padding:10px 16px;font-size:14px}.markdown blockquote{margin:8px 0;padding:0 14px;border-left:4px solid var(--line);color:var(--quiet)}.markdown code,.summary code,.headline code,main>.quiet code{background:var(--soft);border-radius:5px;padding:2px 5px;font:12.5px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}.markdown pre code{background:none;padding:0}.markdown table{display:block;overflow:auto;margin:8px 0}.markdown p{margin:8px 0}.markdown details{margin:8px 0}.gone{color:var(--link);cursor:help}
`;

// node_modules/marked/lib/marked.esm.js
/**
* marked v18.2.1 - a markdown parser
* Copyright (c) 2018-2026, MarkedJS. (MIT License)
* Copyright (c) 2011-2018, Christopher Jeffrey. (MIT License)
* https://github.com/markedjs/marked
*/
/**
* DO NOT EDIT THIS FILE
* The code in this file is generated from files in ./src/
*/
function G() {
	return {
		async: !1,
		breaks: !1,
		extensions: null,
		gfm: !0,
		hooks: null,
		pedantic: !1,
		renderer: null,
		silent: !1,
		tokenizer: null,
		walkTokens: null
	};
}
var S = G();
function ue(l) {
	S = l;
}
var q = { exec: () => null };
function D(l) {
	let e = [];
	return (t) => {
		let n = Math.max(0, Math.min(3, t - 1)), r = e[n];
		return r || (r = l(n), e[n] = r), r;
	};
}
function g(l, e = "") {
	let t = typeof l == "string" ? l : l.source, n = {
		replace: (r, s) => {
			let o = typeof s == "string" ? s : s.source;
			return o = o.replace(O.caret, "$1"), t = t.replace(r, o), n;
		},
		getRegex: () => new RegExp(t, e)
	};
	return n;
}
var _e = ((l = "") => {
	try {
		return !!new RegExp("(?<=1)(?<!1)" + l);
	} catch {
		return !1;
	}
})();
var O = {
	codeRemoveIndent: /^(?: {0,3}\t| {1,4})/gm,
	listInterruptsParagraph: /^ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/,
	outputLinkReplace: /\\([\[\]])/g,
	indentCodeCompensation: /^(\s+)(?:```)/,
	beginningSpace: /^\s+/,
	endingHash: /#$/,
	startingSpaceChar: /^ /,
	endingSpaceChar: / $/,
	endingSpaceTabChar: /[ \t]$/,
	nonSpaceChar: /[^ ]/,
	newLineCharGlobal: /\n/g,
	tabCharGlobal: /\t/g,
	leadingSpaceTab: /^[ \t]+/,
	multipleSpaceGlobal: /\s+/g,
	blankLine: /^[ \t]*$/,
	doubleBlankLine: /\n[ \t]*\n[ \t]*$/,
	blockquoteStart: /^ {0,3}>/,
	blockquoteSetextReplace: /\n {0,3}((?:=+|-+)[ \t]*)(?=\n|$)/g,
	blockquoteSetextReplace2: /^ {0,3}>[ \t]?/gm,
	blockquoteMarkerWhitespace: /^( {0,3}>)(\t[ \t]*)/gm,
	nestedBlockMarker: /^ {0,3}(?:(?:[*+-]|\d{1,9}[.)])(?: |$)|> ?)/,
	listReplaceNesting: /^ {1,4}(?=( {4})*[^ ])/g,
	listIsTask: /^\[[ xX]\][ \t]+\S/,
	listReplaceTask: /^\[[ xX]\][ \t]+/,
	listTaskCheckbox: /\[[ xX]\]/,
	anyLine: /\n.*\n/,
	hrefBrackets: /^<(.*)>$/,
	tableDelimiter: /[:|]/,
	tableAlignChars: /^\||\| *$/g,
	tableRowBlankLine: /\n[ \t]*$/,
	tableAlignRight: /^ *-+: *$/,
	tableAlignCenter: /^ *:-+: *$/,
	tableAlignLeft: /^ *:-+ *$/,
	startATag: /^<a /i,
	endATag: /^<\/a>/i,
	startPreScriptTag: /^<(pre|code|kbd|script)(\s|>)/i,
	endPreScriptTag: /^<\/(pre|code|kbd|script)(\s|>)/i,
	startAngleBracket: /^</,
	endAngleBracket: />$/,
	pedanticHrefTitle: /^([^'"]*[^\s])\s+(['"])(.*)\2/,
	unicodeAlphaNumeric: /[\p{L}\p{N}]/u,
	numericCharacterReference: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));/,
	numericCharacterReferenceOrAmpersand: /&#(?:(\d{1,7})|[Xx]([A-Fa-f0-9]{1,6}));|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	escapeTest: /[&<>"']/,
	escapeReplace: /[&<>"']/g,
	escapeTestNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/,
	escapeReplaceNoEncode: /[<>"']|&(?!(#\d{1,7}|#[Xx][a-fA-F0-9]{1,6}|\w+);)/g,
	caret: /(^|[^\[])\^/g,
	percentDecode: /%25/g,
	findPipe: /\|/g,
	splitPipe: / \|/,
	slashPipe: /\\\|/g,
	carriageReturn: /\r\n|\r/g,
	spaceLine: /^ +$/gm,
	notSpaceStart: /^\S*/,
	endingNewline: /\n$/,
	listItemRegex: (l) => new RegExp(`^( {0,3}${l})((?:[	 ][^\\n]*)?(?:\\n|$))`),
	nextBulletRegex: D((l) => new RegExp(`^ {0,${l}}(?:[*+-]|\\d{1,9}[.)])((?:[ 	][^\\n]*)?(?:\\n|$))`)),
	hrRegex: D((l) => new RegExp(`^ {0,${l}}((?:-[ 	]*){3,}|(?:_[ 	]*){3,}|(?:\\*[ 	]*){3,})(?:\\n+|$)`)),
	fencesBeginRegex: D((l) => new RegExp(`^ {0,${l}}(?:\`\`\`|~~~)`)),
	headingBeginRegex: D((l) => new RegExp(`^ {0,${l}}#{1,6}(?:\\s|$)`)),
	pedanticHeadingBeginRegex: D((l) => new RegExp(`^ {0,${l}}#`)),
	htmlBeginRegex: D((l) => new RegExp(`^ {0,${l}}(?:</?(?:${he})(?:[ \\t]+|$|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)`, "i")),
	blockquoteBeginRegex: D((l) => new RegExp(`^ {0,${l}}>`)),
	nestedContainerMarkers: /^(?: {0,3}(?:(?:[*+-]|\d{1,9}[.)])[ \t]+|>[ \t]?))+/
};
var Ge = /^(?:[ \t]*(?:\n|$))+/;
var Ne = /^((?: {4}| {0,3}\t)[^\n]+(?:\n(?:[ \t]*(?:\n|$))*)?)+/;
var Fe = /^ {0,3}(`{3,}(?=[^`\n]*(?:\n|$))|~{3,})([^\n]*)(?:\n|$)(?:|([\s\S]*?)(?:\n|$))(?: {0,3}(?:(?=`)\1`*|(?=~)\1~*) *(?=\n|$)|$)/;
var V = /^ {0,3}((?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/;
var Qe = /^ {0,3}(#{1,6})(?=\s|$)(.*)(?:\n+|$)/;
var ce = / {0,3}(?:[*+-]|\d{1,9}[.)])/;
var he = "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|meta|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul";
var J = g(" {0,3}(?:</?(?:tag)(?:[ \\t]+|\\n|/?>)|<(?:(?:script|pre|style|textarea)(?:[\\s>]|$)|!--)|<\\?|<![A-Za-z]|<!\\[CDATA\\[)").replace("tag", he).getRegex();
var $e = /^(?!bull |blockCode|fences|blockquote|heading|html|table)((?:.|\n(?!\s*?\n|bull |fences|blockquote|heading|hr|html|table))+?)\n {0,3}(=+|-+)[ \t]*(?:\n+|$)/;
var Le = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/\|table/g, "").replace(/html/g, J).getRegex();
var We = g($e).replace(/bull/g, ce).replace(/blockCode/g, /(?: {4}| {0,3}\t)/).replace(/fences/g, / {0,3}(?:`{3,}|~{3,})/).replace(/blockquote/g, / {0,3}>/).replace(/heading/g, / {0,3}#{1,6}(?:\s|$)/).replace(/hr/g, / {0,3}(?:(?:-[\t ]*){3,}|(?:_[ \t]*){3,}|(?:\*[ \t]*){3,})(?:\n+|$)/).replace(/table/g, / {0,3}\|?(?:[:\- ]*\|)+[\:\- ]*\n/).replace(/html/g, J).getRegex();
var de = /^([^\n]+(?:\n(?!hr|heading|lheading|blockquote|fences|list|html|table|[ \t]+\n)[^\n]+)*)/;
var Ue = /^[^\n]+/;
var ge = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\\n]|\n(?![ \t]*\n))+/;
var Ke = g(/^ {0,3}\[(label)\]: *(?:\n[ \t]*)?([^<\s][^\s]*|<(?:\\.|[^\n<>\\])*>)(?:(?: +(?:\n[ \t]*)?| *\n[ \t]*)(title))? *(?:\n+|$)/).replace("label", ge).replace("title", /(?:"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\\n]|\n(?!\n))*'|\((?:\\[\s\S]|[^()\\])*\))/).getRegex();
var Xe = g(/^(bull)([ \t][^\n]*?)?(?:\n|$)/).replace(/bull/g, ce).getRegex();
var ke = /<!--(?:-?>|[\s\S]*?(?:-->|$))/;
var Ve = g("^ {0,3}(?:<(script|pre|style|textarea)[\\s>][\\s\\S]*?(?:</\\1>[^\\n]*\\n*|$)|comment[^\\n]*(\\n+|$)|<\\?[\\s\\S]*?(?:\\?>[^\\n]*\\n*|$)|<![A-Z][\\s\\S]*?(?:>[^\\n]*\\n*|$)|<!\\[CDATA\\[[\\s\\S]*?(?:\\]\\]>[^\\n]*\\n*|$)|</?(tag)(?:[ \\t]+|\\n|/?>|$)[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|<(?!(?:script|pre|style|textarea)(?![a-z0-9-]))([a-z][a-z0-9-]*)(?:attribute)*?[ \\t]*/?>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$)|</[a-z][a-z0-9-]*\\s*>(?=[ \\t]*(?:\\n|$))[\\s\\S]*?(?:(?:\\n[ 	]*)+\\n|$))", "i").replace("comment", ke).replace("tag", he).replace("attribute", /[ \t]+[a-zA-Z:_][\w.:-]*(?:[ \t]*=[ \t]*"[^"\n]*"|[ \t]*=[ \t]*'[^'\n]*'|[ \t]*=[ \t]*[^\s"'=<>`]+)?/).getRegex();
var Ce = (l) => g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("|table", "").replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", l).replace("html", J).getRegex();
var Je = Ce(/ {0,3}(?:[*+-]|1[.)])[ \t]+[^ \t\n]/);
var Ye = Ce(/ {0,3}(?:[*+-]|\d{1,9}[.)])(?:[ \t]|\n|$)/);
var fe = {
	blockquote: g(/^( {0,3}> ?(?:(?![ \t]*(?:\n|$))(paragraph)|[^\n]*)(?:\n|$))+/).replace("paragraph", Ye).getRegex(),
	code: Ne,
	def: Ke,
	fences: Fe,
	heading: Qe,
	hr: V,
	html: Ve,
	lheading: Le,
	list: Xe,
	newline: Ge,
	paragraph: Je,
	table: q,
	text: Ue
};
var Pe = g("^ *([^\\n ].*)\\n {0,3}((?:\\| *)?:?-+:? *(?:\\| *:?-+:? *)*(?:\\| *)?)(?:\\n((?:(?! *\\n|hr|heading|blockquote|code|fences|list|html).*(?:\\n|$))*)\\n*|$)").replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("blockquote", " {0,3}>").replace("code", "(?: {4}| {0,3}	)[^\\n]").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]").replace("html", J).getRegex();
var tt = {
	...fe,
	lheading: We,
	table: Pe,
	paragraph: g(de).replace("hr", V).replace("heading", " {0,3}#{1,6}(?:\\s|$)").replace("|lheading", "").replace("table", Pe).replace("blockquote", " {0,3}>").replace("fences", " {0,3}(?:`{3,}(?=[^`\\n]*(?:\\n|$))|~~~)[^\\n]*(?:\\n|$)").replace("list", " {0,3}(?:[*+-]|1[.)])[ \\t]+[^ \\t\\n]").replace("html", J).getRegex()
};
var nt = {
	...fe,
	html: g(`^ *(?:comment(?: *\\n|\\s*$)|<(tag)[\\s\\S]+?</\\1>(?: *\\n{2,}|\\s*$)|<tag(?:"[^"]*"|'[^']*'|\\s[^'"/>\\s]*)*?/?>(?: *\\n{2,}|\\s*$))`).replace("comment", ke).replace(/tag/g, "(?!(?:a|em|strong|small|s|cite|q|dfn|abbr|data|time|code|var|samp|kbd|sub|sup|i|b|u|mark|ruby|rt|rp|bdi|bdo|span|br|wbr|ins|del|img)\\b)\\w+(?!:|[^\\w\\s@]*@)\\b").getRegex(),
	def: /^ *\[([^\]]+)\]: *<?([^\s>]+)>?(?: +(["(][^\n]+[")]))? *(?:\n+|$)/,
	heading: /^(#{1,6})(.*)(?:\n+|$)/,
	fences: q,
	lheading: /^(.+?)\n {0,3}(=+|-+) *(?:\n+|$)/,
	paragraph: g(de).replace("hr", V).replace("heading", ` *#{1,6} *[^
]`).replace("|table", "").replace("blockquote", " {0,3}>").replace("|fences", "").replace("|list", "").replace("|html", "").replace("|tag", "").replace("lheading", Le).getRegex()
};
var rt = /^\\([!"#$%&'()*+,\-./:;<=>?@\[\]\\^_`{|}~])/;
var st = /^(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/;
var Ie = /^( {2,}|\\)\n(?!\s*$)[ \t]*/;
var it = /^(`+|[^`])(?:(?= {2,}\n)|[\s\S]*?(?:(?=[\\<!\[`*_]|\b_|$)|[^ ](?= {2,}\n)))/;
var L = /[\p{P}\p{S}]/u;
var N = /[\s\p{P}\p{S}]/u;
var Y = /[^\s\p{P}\p{S}]/u;
var ot = g(/^((?![*_])punctSpace)/, "u").replace(/punctSpace/g, N).getRegex();
var at = /[\p{Pi}\p{Ps}"']/u;
var Ae = /(?!~)[\p{P}\p{S}]/u;
var lt = /(?!~)[\s\p{P}\p{S}]/u;
var ut = /(?:[^\s\p{P}\p{S}]|~)/u;
var pt = g(/link|precode-code|html/, "g").replace("link", /\[(?:[^\[\]`]|(?<a>`+)[^`]+\k<a>(?!`))*?\]\((?:\\[\s\S]|[^\\\(\)]|\((?:\\[\s\S]|[^\\\(\)])*\))*\)/).replace("precode-", _e ? "(?<!`)()" : "(^^|[^`])").replace("code", /(?<b>`+)[^`]+\k<b>(?!`)/).replace("html", /<(?! )[^<>]*?>/).getRegex();
var Ee = /^(?:\*+(?:((?!\*)punct)|([^\s*]))?)|^_+(?:((?!_)punct)|([^\s_]))?/;
var ct = g(Ee, "u").replace(/punct/g, L).getRegex();
var ht = g(Ee, "u").replace(/punct/g, Ae).getRegex();
var gt = g(/^(?:\*+(?:((?!\*)(?!openQuote)punct)|([^\s*]))?)|^_+(?:((?!_)(?!openQuote)punct)|([^\s_]))?/, "u").replace(/openQuote/g, at).replace(/punct/g, L).getRegex();
var ze = "^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)punctSpace(\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|notPunctSpace(\\*+)(?=notPunctSpace)";
var kt = g(ze, "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var ft = g(ze, "gu").replace(/notPunctSpace/g, ut).replace(/punctSpace/g, lt).replace(/punct/g, Ae).getRegex();
var xt = g("^[^_*]*?__[^_*]*?\\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\\*)punct(\\*+)(?=[\\s]|$)|notPunctSpace(\\*+)(?!\\*)(?=punctSpace|$)|(?!\\*)[\\s](\\*+)(?=notPunctSpace)|[\\s](\\*+)(?!\\*)(?=punct)|(?!\\*)punct(\\*+)(?!\\*)(?=punct)|(?:(?!\\*)punct|notPunctSpace)(\\*+)(?!\\*)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var bt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)punctSpace(_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var Tt = g("^[^_*]*?\\*\\*[^_*]*?_[^_*]*?(?=\\*\\*)|[^_]+(?=[^_])|(?!_)punct(_+)(?=[\\s]|$)|notPunctSpace(_+)(?!_)(?=punctSpace|$)|(?!_)[\\s](_+)(?=notPunctSpace)|[\\s](_+)(?!_)(?=punct)|(?!_)punct(_+)(?!_)(?=punct)|(?:(?!_)punct|notPunctSpace)(_+)(?!_)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var Ot = g(/^~~?(?:((?!~)punct)|[^\s~])/, "u").replace(/punct/g, L).getRegex();
var Pt = g("^[^~]+(?=[^~])|(?!~)punct(~~?)(?=[\\s]|$)|notPunctSpace(~~?)(?!~)(?=punctSpace|$)|(?!~)punctSpace(~~?)(?=notPunctSpace)|[\\s](~~?)(?!~)(?=punct)|(?!~)punct(~~?)(?!~)(?=punct)|notPunctSpace(~~?)(?=notPunctSpace)", "gu").replace(/notPunctSpace/g, Y).replace(/punctSpace/g, N).replace(/punct/g, L).getRegex();
var yt = g(/\\(punct)/, "gu").replace(/punct/g, L).getRegex();
var St = g(/(`+)(?:[^`]|[^`][\s\S]*?[^`])\1(?!`)|`+|\\(punct)/, "gu").replace(/punct/g, L).getRegex();
var _t = g(/^<(scheme:[^\s\x00-\x1f<>]*|email)>/).replace("scheme", /[a-zA-Z][a-zA-Z0-9+.-]{1,31}/).replace("email", /[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+(@)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+(?![-_])/).getRegex();
var $t = g(ke).replace("(?:-->|$)", "-->").getRegex();
var Lt = g("^comment|^</[a-zA-Z][a-zA-Z0-9-]*\\s*>|^<[a-zA-Z][a-zA-Z0-9-]*(?:attribute)*?\\s*/?>|^<\\?[\\s\\S]*?\\?>|^<![a-zA-Z]+\\s[\\s\\S]*?>|^<!\\[CDATA\\[[\\s\\S]*?\\]\\]>").replace("comment", $t).replace("attribute", /\s+[a-zA-Z:_][\w.:-]*(?:\s*=\s*"[^"]*"|\s*=\s*'[^']*'|\s*=\s*[^\s"'=<>`]+)?/).getRegex();
var Me = /\[(?:\\[\s\S]|[^\[\]\\])*\]/;
var ie = g(/(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\])|[^\[\]\\`])*?/).replace("brackets", Me).getRegex();
var Ct = g(/^!?\[(label)\]\([ \t\n]*(href)(?:(?:[ \t]+(?:\n[ \t]*)?|\n[ \t]*)(title))?[ \t\n]*\)/).replace("label", ie).replace("href", /<(?:\\.|[^\n<>\\])*>|(?!<)[^ \t\n\x00-\x1f]+|(?=\))/).replace("title", /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\((?:\\[\s\S]|[^)\\])*\)/).getRegex();
var It = g(/^!?\[(label)\]\[(ref)\]/).replace("label", ie).replace("ref", ge).getRegex();
var At = g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ge).getRegex();
var ye = /(?!\s*\])(?:\\[\s\S]|[^\[\]\\]){1,999}/;
var Et = g(/(?:[^\[\]\\`]*(?:\[(?:brackets|\\[\s\S]|[^\[\]\\])*\]|\\[\s\S]|`+(?!`)[^`]*?`+(?!`)|``+(?=\]))){0,999}?[^\[\]\\`]*?/).replace("brackets", Me).getRegex();
var zt = g("reflink|nolink(?!\\()", "g").replace("reflink", g(/^!?\[(label)\]\[(ref)\]/).replace("label", Et).replace("ref", ye).getRegex()).replace("nolink", g(/^!?\[(ref)\](?:\[\])?/).replace("ref", ye).getRegex()).getRegex();
var Se = /[hH][tT][tT][pP][sS]?|[fF][tT][pP]/;
var Bt = g(/(?:mailto:email|xmpp:email(?:\/[A-Za-z0-9@.]+)?)/).replace(/email/g, /[A-Za-z0-9._+-]+@[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex();
var me = {
	_backpedal: q,
	anyPunctuation: yt,
	anyPunctuationOutsideCode: St,
	autolink: _t,
	blockSkip: pt,
	br: Ie,
	code: st,
	del: q,
	delLDelim: q,
	delRDelim: q,
	emStrongLDelim: ct,
	emStrongRDelimAst: kt,
	emStrongRDelimUnd: bt,
	escape: rt,
	link: Ct,
	nolink: At,
	punctuation: ot,
	reflink: It,
	reflinkSearch: zt,
	tag: Lt,
	text: it,
	url: q
};
var Dt = {
	...me,
	emStrongLDelim: gt,
	emStrongRDelimAst: xt,
	emStrongRDelimUnd: Tt,
	link: g(/^!?\[(label)\]\((.*?)\)/).replace("label", ie).getRegex(),
	reflink: g(/^!?\[(label)\]\s*\[([^\]]*)\]/).replace("label", ie).getRegex()
};
var pe = {
	...me,
	emStrongRDelimAst: ft,
	emStrongLDelim: ht,
	delLDelim: Ot,
	delRDelim: Pt,
	url: g(/^emailProtocol|^((?:protocol):\/\/|www\.)(?:[a-zA-Z0-9\-]+\.?)+[^\s<]*|^email/).replace("emailProtocol", Bt).replace("protocol", Se).replace("email", /[A-Za-z0-9._+-]+(@)[a-zA-Z0-9-_]+(?:\.[a-zA-Z0-9-_]*[a-zA-Z0-9])+(?![\w-])/).getRegex(),
	_backpedal: /(?:[^?!.,:;*_'"~()&]+|\([^)]*\)|&(?![a-zA-Z0-9]+;$)|[?!.,:;*_'"~)]+(?!$))+/,
	del: /^(~~?)(?=[^\s~])((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\s~\\]))\1(?=[^~]|$)/,
	text: g(/^(?:[^a-zA-Z0-9](?=emailProtocol)|(`+|~+|[^`~])(?:(?=[`~])|(?= {2,}\n)|(?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@)|[\s\S]*?(?:(?=[\\<!\[`*~_]|\b_|protocol:\/\/|wwwStart|$)|[^ ](?= {2,}\n)|[^a-zA-Z0-9](?=emailProtocol)|[^a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-](?=[a-zA-Z0-9.!#$%&'*+\/=?_`{\|}~-]+@))))/).replace("protocol", Se).replace(/emailProtocol/g, /(?:mailto|xmpp):/).replace("wwwStart", _e ? "(?<![^\\s*_~(])www\\." : "www\\.").getRegex()
};
var qt = {
	...pe,
	br: g(Ie).replace("{2,}", "*").getRegex(),
	text: g(pe.text).replace("\\b_", "\\b_| {2,}\\n").replace(/\{2,\}/g, "*").getRegex()
};
var ee = {
	normal: fe,
	gfm: tt,
	pedantic: nt
};
var F = {
	normal: me,
	gfm: pe,
	breaks: qt,
	pedantic: Dt
};
var vt = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
var Be = (l) => vt[l];
function y(l, e) {
	if (e) {
		if (O.escapeTest.test(l)) return l.replace(O.escapeReplace, Be);
	} else if (O.escapeTestNoEncode.test(l)) return l.replace(O.escapeReplaceNoEncode, Be);
	return l;
}
function De(l) {
	return O.numericCharacterReference.test(l) ? l.replace(O.numericCharacterReferenceOrAmpersand, (e, t, n) => {
		if (t === void 0 && n === void 0) return "&amp;";
		let r = t === void 0 ? Number.parseInt(n, 16) : Number.parseInt(t, 10);
		return r === 0 || r > 1114111 || r >= 55296 && r <= 57343 ? "�" : r === 38 ? "&amp;" : String.fromCodePoint(r);
	}) : l;
}
function xe(l) {
	try {
		l = encodeURI(l).replace(O.percentDecode, "%");
	} catch {
		return null;
	}
	return l;
}
function be(l, e) {
	let n = l.replace(O.findPipe, (s, o, i) => {
		let a = !1, c = o;
		for (; --c >= 0 && i[c] === "\\";) a = !a;
		return a ? "|" : " |";
	}).split(O.splitPipe), r = 0;
	if (n[0].trim() || n.shift(), n.length > 0 && !n.at(-1)?.trim() && n.pop(), e) if (n.length > e) n.splice(e);
	else for (; n.length < e;) n.push("");
	for (; r < n.length; r++) n[r] = n[r].trim().replace(O.slashPipe, "|");
	return n;
}
function C(l, e, t) {
	let n = l.length;
	if (n === 0) return "";
	let r = 0;
	for (; r < n;) {
		let s = l.charAt(n - r - 1);
		if (s === e && !t) r++;
		else if (s !== e && t) r++;
		else break;
	}
	return l.slice(0, n - r);
}
function Re(l) {
	let e = l.split(`
`), t = e.length - 1;
	for (; t >= 0 && O.blankLine.test(e[t]);) t--;
	return e.length - t <= 2 ? l : e.slice(0, t + 1).join(`
`);
}
function W(l) {
	return l.trim().replace(O.multipleSpaceGlobal, " ").toLowerCase().toUpperCase().toLowerCase();
}
function Te(l, e) {
	if (l.indexOf(e[0]) === -1 && l.indexOf(e[1]) === -1) return -1;
	let t = 0;
	for (let n = 0; n < l.length; n++) if (l[n] === "\\") n++;
	else if (l[n] === e[0]) t++;
	else if (l[n] === e[1] && (t--, t < 0)) return n;
	return t > 0 ? -2 : -1;
}
var Q = /* @__PURE__ */ new WeakMap();
function Oe(l) {
	let e = {
		"*": -1,
		_: -1
	}, t = -1, n = l.length;
	for (let r = 0; r < n; r++) {
		let s = l[r];
		if (s !== "*" && s !== "_" && s !== "~") continue;
		let o = r === 0 ? `
` : l[r - 1], i = r + 1;
		for (; i < n && l[i] === s;) i++;
		o !== " " && o !== "	" && o !== `
` && o !== "\r" && o !== "\f" && (s === "~" ? t = r : e[s] = r), r = i - 1;
	}
	return {
		maskedSrc: l,
		lastPossibleEmStrongCloserIndex: e,
		lastPossibleDelCloserIndex: t
	};
}
function qe(l, e) {
	let t = Oe(e), n = Q.get(l);
	n ? n.push(t) : Q.set(l, [t]);
}
function ve(l) {
	let e = Q.get(l);
	e && (e.pop(), e.length === 0 && Q.delete(l));
}
function oe(l, e, t) {
	let n = Q.get(l)?.at(-1);
	return n && n.maskedSrc === e ? n.lastPossibleEmStrongCloserIndex[t] : Oe(e).lastPossibleEmStrongCloserIndex[t];
}
function ae(l, e) {
	let t = Q.get(l)?.at(-1);
	return t && t.maskedSrc === e ? t.lastPossibleDelCloserIndex : Oe(e).lastPossibleDelCloserIndex;
}
function te(l, e = 0) {
	let t = e, n = "";
	for (let r of l) if (r === "	") {
		let s = 4 - t % 4;
		n += " ".repeat(s), t += s;
	} else n += r, t++;
	return n;
}
function Ht(l, e) {
	let t = "";
	for (let n = 0; n < l.length; n++) {
		if (l[n] === "`") {
			let r = e.inline.code.exec(l.slice(n));
			if (r) {
				t += r[0], n += r[0].length - 1;
				continue;
			}
		}
		if (l[n] === "\\" && (l[n + 1] === "[" || l[n + 1] === "]")) {
			t += l[n + 1], n++;
			continue;
		}
		t += l[n];
	}
	return t;
}
function He(l, e, t, n, r) {
	let s = e.href, o = e.title || null, i = Ht(l[1], r), a = l[0].charAt(0) === "!", c = n.state.inLink, u = n.state.linkEmitted, d = n.state.inRawBlock;
	n.state.inLink = !0, n.state.linkEmitted = !1;
	let h = n.inlineTokens(i), p = n.state.linkEmitted;
	if (n.state.linkEmitted = u, n.state.inLink = c, !a) {
		if (p) {
			n.state.inRawBlock = d;
			return;
		}
		n.state.linkEmitted = !0;
	}
	return {
		type: a ? "image" : "link",
		raw: t,
		href: s,
		title: o,
		text: i,
		tokens: h
	};
}
function Zt(l, e, t) {
	let n = l.match(t.other.indentCodeCompensation);
	if (n === null) return e;
	let r = n[1];
	return e.split(`
`).map((s) => {
		let o = s.match(t.other.beginningSpace);
		if (o === null) return s;
		let [i] = o;
		return s.slice(Math.min(i.length, r.length));
	}).join(`
`);
}
function Ze(l, e, t, n) {
	if (!e.includes("<")) return !1;
	for (let r = 0; r < e.length; r++) {
		if (e[r] === "\\") {
			r++;
			continue;
		}
		if (e[r] === "`") {
			let i = n.inline.code.exec(e.slice(r));
			if (i) {
				r += i[0].length - 1;
				continue;
			}
		}
		if (e[r] !== "<") continue;
		let s = l.slice(t + r), o = n.inline.tag.exec(s) || n.inline.autolink.exec(s);
		if (o) {
			if (o[0].length > e.length - r) return !0;
			r += o[0].length - 1;
		}
	}
	return !1;
}
var _ = class {
	options;
	rules;
	lexer;
	constructor(e) {
		this.options = e || S;
	}
	space(e) {
		let t = this.rules.block.newline.exec(e);
		if (t && t[0].length > 0) return {
			type: "space",
			raw: t[0]
		};
	}
	code(e) {
		let t = this.rules.block.code.exec(e);
		if (t) {
			let n = this.options.pedantic ? t[0] : Re(t[0]);
			return {
				type: "code",
				raw: n,
				codeBlockStyle: "indented",
				text: n.replace(this.rules.other.codeRemoveIndent, "")
			};
		}
	}
	fences(e) {
		let t = this.rules.block.fences.exec(e);
		if (t) {
			let n = t[0], r = Zt(n, t[3] || "", this.rules);
			return t[3] !== void 0 && (r === "" || r.endsWith(`
`)) && (r += `
`), {
				type: "code",
				raw: n,
				lang: t[2] ? t[2].trim().replace(this.rules.inline.anyPunctuation, "$1") : t[2],
				text: r
			};
		}
	}
	heading(e) {
		let t = this.rules.block.heading.exec(e);
		if (t) {
			let n = t[2].trim();
			if (this.rules.other.endingHash.test(n)) {
				let r = C(n, "#");
				(this.options.pedantic || !r || this.rules.other.endingSpaceTabChar.test(r)) && (n = r.trim());
			}
			return {
				type: "heading",
				raw: C(t[0], `
`),
				depth: t[1].length,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	hr(e) {
		let t = this.rules.block.hr.exec(e);
		if (t) return {
			type: "hr",
			raw: C(t[0], `
`)
		};
	}
	blockquote(e) {
		let t = this.rules.block.blockquote.exec(e);
		if (t) {
			let n = C(t[0], `
`).split(`
`), r = "", s = "", o = [];
			for (; n.length > 0;) {
				let i = !1, a = [], c = 0;
				for (; c < n.length; c++) if (this.rules.other.blockquoteStart.test(n[c])) a.push(n[c]), i = !0;
				else if (!i) a.push(n[c]);
				else break;
				n = n.slice(c);
				let u = a.join(`
`), d = u.replace(this.rules.other.blockquoteMarkerWhitespace, (k, m, b) => b.startsWith(" ") ? m + " " + b.slice(1) : m + te(b, m.length)).replace(this.rules.other.blockquoteSetextReplace, `
    $1`).replace(this.rules.other.blockquoteSetextReplace2, "");
				r = r ? `${r}
${u}` : u, s = s ? `${s}
${d}` : d;
				let h = this.lexer.state.top;
				if (this.lexer.state.top = !0, this.lexer.blockTokens(d, o, !0), this.lexer.state.top = h, n.length === 0) break;
				let p = o.at(-1);
				if (p?.type === "code" || p?.type === "heading" || p?.type === "hr" || p?.type === "html" || p?.type === "table") break;
				if (p?.type === "blockquote") {
					let k = p, m = n.join(`
`), b = k.raw + `
` + m.replace(this.rules.other.blockquoteSetextReplace2, ""), f = this.blockquote(b);
					o[o.length - 1] = f;
					let R = b.substring(f.raw.length).replace(/^\n/, ""), E = R ? R.split(`
`).length : 0, T = E ? n.slice(0, -E) : n;
					if (T.length > 0 && (r = `${r}
${T.join(`
`)}`), s = s.substring(0, s.length - k.text.length) + f.text, n = n.slice(T.length), n.length > 0 && this.rules.other.blockquoteStart.test(n[0])) continue;
					break;
				} else if (p?.type === "list") {
					let k = p, m = k.raw + `
` + n.join(`
`), b = this.list(m);
					o[o.length - 1] = b;
					let f = b.raw.length > k.raw.length ? m.slice(k.raw.length + 1, b.raw.length).split(`
`).length : 0;
					if (f > 0) {
						let R = n.slice(0, f).join(`
`);
						r = `${r}
${R}`, s = `${s}
${R}`;
					}
					if (n = n.slice(f), n.length > 0 && !this.rules.other.blockquoteStart.test(n[0])) break;
					continue;
				}
			}
			return {
				type: "blockquote",
				raw: r,
				tokens: o,
				text: s
			};
		}
	}
	list(e) {
		let t = this.rules.block.list.exec(e);
		if (t) {
			if (!this.options.pedantic && this.lexer.state.lastToken?.type === "text" && !this.rules.other.listInterruptsParagraph.test(e)) return;
			let n = e, r = () => n.length - e.length, s = t[1].trim(), o = s.length > 1, i = {
				type: "list",
				raw: "",
				ordered: o,
				start: o ? +s.slice(0, -1) : "",
				loose: !1,
				items: []
			};
			s = o ? `\\d{1,9}\\${s.slice(-1)}` : `\\${s}`, this.options.pedantic && (s = o ? s : "[*+-]");
			let a = this.rules.other.listItemRegex(s), c = !1;
			for (; e;) {
				let h = !1, p = "";
				if (!(t = a.exec(e)) || this.rules.block.hr.test(e)) break;
				let k = r();
				e = e.substring(t[0].length);
				let m = t[2].split(`
`, 1)[0], b = t[1].length, f = this.options.pedantic ? te(m, b) : m.replace(this.rules.other.leadingSpaceTab, (H) => te(H, b)), R = e.split(`
`, 1)[0], E = !f.trim(), T = 0;
				if (this.options.pedantic ? (T = 2, p = f.trimStart()) : E ? T = b + 1 : (T = f.search(this.rules.other.nonSpaceChar), T = T > 4 ? 1 : T, p = f.slice(T), T += b), E && this.rules.other.blankLine.test(R) && (e = e.substring(R.length + 1), h = !0), !h) {
					let H = this.rules.other.nextBulletRegex(T), K = this.rules.other.hrRegex(T), re = this.rules.other.fencesBeginRegex(T), B = this.options.pedantic ? this.rules.other.pedanticHeadingBeginRegex(T) : this.rules.other.headingBeginRegex(T), X = this.rules.other.htmlBeginRegex(T), se = this.rules.other.blockquoteBeginRegex(T), le = !1;
					for (; e;) {
						let we = e.split(`
`, 1)[0], Z;
						if (R = we, this.options.pedantic ? (R = R.replace(this.rules.other.listReplaceNesting, "  "), Z = R) : Z = R.replace(this.rules.other.leadingSpaceTab, ($) => te($)), re.test(R) || B.test(R) || X.test(R) || se.test(R) || H.test(R) || K.test(R)) break;
						if (Z.search(this.rules.other.nonSpaceChar) >= T || !R.trim()) p += `
` + Z.slice(T), le = !1;
						else {
							if (E) break;
							let $ = f;
							if (!this.options.pedantic && !p.includes(`
`) && !f.includes("	")) {
								let j;
								for (; !K.test($) && (j = this.rules.other.nestedBlockMarker.exec($));) $ = $.slice(j[0].length);
								if (!$.trim()) break;
							}
							if ($.replace(this.rules.other.tabCharGlobal, "    ").search(this.rules.other.nonSpaceChar) >= 4 || re.test($) || B.test($) || X.test($) || K.test($)) break;
							if (!this.options.pedantic && !le) {
								let j = f.replace(this.rules.other.nestedContainerMarkers, "");
								if (this.rules.block.fences.test(j) || this.rules.block.heading.test(j) || this.rules.block.hr.test(j)) break;
							}
							let je = !this.options.pedantic && /^ {0,3}(?:=+|-+) *$/.test(R) && this.rules.block.lheading.test(`${f}
${R}`) ? `    ${Z.replace(/^ {0,3}/, "")}` : R;
							p += `
` + je, le = !0;
						}
						E = !R.trim(), e = e.substring(we.length + 1), f = Z.slice(T);
					}
				}
				let U = n.slice(k, r());
				i.loose || (c ? i.loose = !0 : this.rules.other.doubleBlankLine.test(U) && (c = !0)), i.items.push({
					type: "list_item",
					raw: U,
					task: !!this.options.gfm && this.rules.other.listIsTask.test(p),
					loose: !1,
					text: p,
					tokens: []
				});
			}
			let u = i.items.at(-1);
			if (u) u.raw = u.raw.trimEnd(), u.text = u.text.trimEnd();
			else return;
			i.raw = n.slice(0, r()).trimEnd();
			let d = [];
			for (let h of i.items) if (this.lexer.state.top = !1, d.push(this.lexer.inlineQueue.length), h.tokens = this.lexer.blockTokens(h.text, []), !i.loose) {
				let p = h.tokens.filter((m) => m.type === "space");
				i.loose = p.length > 0 && p.some((m) => this.rules.other.anyLine.test(m.raw));
			}
			for (let h = 0; h < i.items.length; h++) {
				let p = i.items[h], k = p.tokens[0];
				if (p.task && (k?.type === "text" || k?.type === "paragraph")) {
					p.text = p.text.replace(this.rules.other.listReplaceTask, ""), k.raw = k.raw.replace(this.rules.other.listReplaceTask, ""), k.text = k.text.replace(this.rules.other.listReplaceTask, "");
					let m = this.lexer.inlineQueue;
					for (let f = d[h]; f < m.length; f++) if (m[f].tokens === k.tokens) {
						m[f].src = m[f].src.replace(this.rules.other.listReplaceTask, "");
						break;
					}
					let b = this.rules.other.listTaskCheckbox.exec(p.raw);
					if (b) {
						let f = {
							type: "checkbox",
							raw: b[0] + " ",
							checked: b[0] !== "[ ]"
						};
						p.checked = f.checked, i.loose ? p.tokens[0] && ["paragraph", "text"].includes(p.tokens[0].type) && "tokens" in p.tokens[0] && p.tokens[0].tokens ? (p.tokens[0].raw = f.raw + p.tokens[0].raw, p.tokens[0].text = f.raw + p.tokens[0].text, p.tokens[0].tokens.unshift(f)) : p.tokens.unshift({
							type: "paragraph",
							raw: f.raw,
							text: f.raw,
							tokens: [f]
						}) : p.tokens.unshift(f);
					}
				} else p.task && (p.task = !1);
			}
			if (i.loose) for (let h of i.items) {
				h.loose = !0;
				for (let p of h.tokens) p.type === "text" && (p.type = "paragraph");
			}
			return i;
		}
	}
	html(e) {
		let t = this.rules.block.html.exec(e);
		if (t) {
			if (this.lexer.state.lastToken?.type === "paragraph" && !this.rules.other.htmlBeginRegex(4).test(e)) return;
			let n = Re(t[0]);
			return {
				type: "html",
				block: !0,
				raw: n,
				pre: t[1] === "pre" || t[1] === "script" || t[1] === "style",
				text: n
			};
		}
	}
	def(e) {
		let t = this.rules.block.def.exec(e);
		if (t) {
			if (!this.rules.other.startAngleBracket.test(t[2]) && Te(t[2], "()") !== -1) return;
			let n = W(t[1]), r = t[2] ? t[2].replace(this.rules.other.hrefBrackets, "$1").replace(this.rules.inline.anyPunctuation, "$1") : "", s = t[3] ? t[3].substring(1, t[3].length - 1).replace(this.rules.inline.anyPunctuation, "$1") : t[3];
			return {
				type: "def",
				tag: n,
				raw: C(t[0], `
`),
				href: r,
				title: s
			};
		}
	}
	table(e) {
		let t = this.rules.block.table.exec(e);
		if (!t || !this.rules.other.tableDelimiter.test(t[2])) return;
		let n = be(t[1]), r = t[2].replace(this.rules.other.tableAlignChars, "").split("|"), s = t[3]?.trim() ? t[3].replace(this.rules.other.tableRowBlankLine, "").split(`
`) : [], o = {
			type: "table",
			raw: C(t[0], `
`),
			header: [],
			align: [],
			rows: []
		};
		if (n.length === r.length) {
			for (let i of r) this.rules.other.tableAlignRight.test(i) ? o.align.push("right") : this.rules.other.tableAlignCenter.test(i) ? o.align.push("center") : this.rules.other.tableAlignLeft.test(i) ? o.align.push("left") : o.align.push(null);
			for (let i = 0; i < n.length; i++) o.header.push({
				text: n[i],
				tokens: this.lexer.inline(n[i]),
				header: !0,
				align: o.align[i]
			});
			for (let i of s) o.rows.push(be(i, o.header.length).map((a, c) => ({
				text: a,
				tokens: this.lexer.inline(a),
				header: !1,
				align: o.align[c]
			})));
			return o;
		}
	}
	lheading(e) {
		let t = this.rules.block.lheading.exec(e);
		if (t) {
			let n = t[1].trim();
			return {
				type: "heading",
				raw: C(t[0], `
`),
				depth: t[2].charAt(0) === "=" ? 1 : 2,
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	paragraph(e) {
		let t = this.rules.block.paragraph.exec(e);
		if (t) {
			let n = t[1].charAt(t[1].length - 1) === `
` ? t[1].slice(0, -1) : t[1];
			return {
				type: "paragraph",
				raw: t[0],
				text: n,
				tokens: this.lexer.inline(n)
			};
		}
	}
	text(e) {
		let t = this.rules.block.text.exec(e);
		if (t) return {
			type: "text",
			raw: t[0],
			text: t[0],
			tokens: this.lexer.inline(t[0])
		};
	}
	escape(e) {
		if (e.charCodeAt(0) !== 92) return;
		let t = this.rules.inline.escape.exec(e);
		if (t) return {
			type: "escape",
			raw: t[0],
			text: t[1]
		};
	}
	tag(e) {
		if (e.charCodeAt(0) !== 60) return;
		let t = this.rules.inline.tag.exec(e);
		if (t) return !this.lexer.state.inLink && this.rules.other.startATag.test(t[0]) ? this.lexer.state.inLink = !0 : this.lexer.state.inLink && this.rules.other.endATag.test(t[0]) && (this.lexer.state.inLink = !1), !this.lexer.state.inRawBlock && this.rules.other.startPreScriptTag.test(t[0]) ? this.lexer.state.inRawBlock = !0 : this.lexer.state.inRawBlock && this.rules.other.endPreScriptTag.test(t[0]) && (this.lexer.state.inRawBlock = !1), {
			type: "html",
			raw: t[0],
			inLink: this.lexer.state.inLink,
			inRawBlock: this.lexer.state.inRawBlock,
			block: !1,
			text: t[0]
		};
	}
	link(e) {
		if (this.lexer.state.linkParenPossible === !1) return;
		let t = e.charCodeAt(0);
		if (t !== 91 && t !== 33) return;
		let n = this.rules.inline.link.exec(e);
		if (n) {
			let r = n[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && Ze(e, n[1], r, this.rules)) return;
			let s = n[2].trim();
			if (!this.options.pedantic && this.rules.other.startAngleBracket.test(s)) {
				if (!this.rules.other.endAngleBracket.test(s)) return;
				let c = C(s.slice(0, -1), "\\");
				if ((s.length - c.length) % 2 === 0) return;
			} else {
				let c = Te(n[2], "()");
				if (c === -2) return;
				if (c > -1) {
					let d = (n[0].indexOf("!") === 0 ? 5 : 4) + n[1].length + c;
					n[2] = n[2].substring(0, c), n[0] = n[0].substring(0, d).trim(), n[3] = "";
				}
			}
			let o = C(n[0].slice(0, -1), "\\");
			if ((n[0].length - o.length) % 2 === 0) return;
			let i = n[2], a = "";
			if (this.options.pedantic) {
				let c = this.rules.other.pedanticHrefTitle.exec(i);
				c && (i = c[1], a = c[3]);
			} else a = n[3] ? n[3].slice(1, -1) : "";
			return i = i.trim(), this.rules.other.startAngleBracket.test(i) && (this.options.pedantic && !this.rules.other.endAngleBracket.test(s) ? i = i.slice(1) : i = i.slice(1, -1)), He(n, {
				href: i && i.replace(this.rules.inline.anyPunctuation, "$1"),
				title: a && a.replace(this.rules.inline.anyPunctuation, "$1")
			}, n[0], this.lexer, this.rules);
		}
	}
	reflink(e, t) {
		let n = e.charCodeAt(0);
		if (n !== 91 && n !== 33) return;
		let r;
		if ((r = this.rules.inline.reflink.exec(e)) || (r = this.rules.inline.nolink.exec(e))) {
			let s = r[0].charAt(0) === "!" ? 2 : 1;
			if (!this.options.pedantic && Ze(e, r[1], s, this.rules)) return;
			let o = t[W(r[2] || r[1])];
			if (!o) {
				let i = r[0].charAt(0);
				return {
					type: "text",
					raw: i,
					text: i
				};
			}
			return He(r, o, r[0], this.lexer, this.rules);
		}
	}
	emStrong(e, t, n = "") {
		let r = this.rules.inline.emStrongLDelim.exec(e);
		if (!r || !r[1] && !r[2] && !r[3] && !r[4]) return;
		let s = r[0][0], o = n === s, i = t.length - e.length, a = i;
		for (; !this.options.pedantic && a > 0 && t[a - 1] === s;) a--;
		let c = [...t.slice(Math.max(0, a - 2), a)].at(-1) ?? "", u = c === "*" || c === "_" || !!this.rules.inline.punctuation.exec(c);
		a < i && (n = c);
		let d = a < i ? u : n === "*" || n === "_" || !!this.rules.inline.punctuation.exec(n);
		if (r[4] && n.match(this.rules.other.unicodeAlphaNumeric)) return;
		let h = r[1] || r[3] || "";
		if (!h || !n || d) {
			let p = [...r[0]].length - 1, k, m, b = p, f = 0, R = i - a + p, E = !this.options.pedantic && !!c.trim() && (!!h || s === "*" && !u);
			if (s !== "*" && s !== "_") return;
			let T = s === "*" ? this.rules.inline.emStrongRDelimAst : this.rules.inline.emStrongRDelimUnd, U = oe(this, t, s), H = t.length - e.length + p;
			if (U < H) return;
			t = t.slice(-1 * e.length + p);
			let K = U - H;
			for (T.lastIndex = 0; (r = T.exec(t)) !== null && !(r.index > K);) {
				if (k = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !k) continue;
				if (m = [...k].length, r[3] || r[4]) {
					b += m;
					continue;
				} else if ((r[5] || r[6] || E) && R % 3 && !((R + m) % 3)) {
					if (o && (r[5] || r[6])) break;
					f += m;
					continue;
				}
				if (b -= m, b > 0) continue;
				m = Math.min(m, m + b + f);
				let re = [...r[0]][0].length, B = e.slice(0, p + r.index + re + m);
				if (Math.min(p, m) % 2) {
					let se = B.slice(1, -1);
					return {
						type: "em",
						raw: B,
						text: se,
						tokens: this.lexer.inlineTokens(se)
					};
				}
				let X = B.slice(2, -2);
				return {
					type: "strong",
					raw: B,
					text: X,
					tokens: this.lexer.inlineTokens(X)
				};
			}
		}
	}
	codespan(e) {
		if (e.charCodeAt(0) !== 96) return;
		let t = this.rules.inline.code.exec(e);
		if (t) {
			let n = t[2].replace(this.rules.other.newLineCharGlobal, " "), r = this.rules.other.nonSpaceChar.test(n), s = this.rules.other.startingSpaceChar.test(n) && this.rules.other.endingSpaceChar.test(n);
			return r && s && (n = n.substring(1, n.length - 1)), {
				type: "codespan",
				raw: t[0],
				text: n
			};
		}
	}
	br(e) {
		let t = e.charCodeAt(0);
		if (t !== 32 && t !== 92 && t !== 10) return;
		let n = this.rules.inline.br.exec(e);
		if (n) return {
			type: "br",
			raw: n[0]
		};
	}
	del(e, t, n = "") {
		if (e.charCodeAt(0) !== 126) return;
		let r = this.rules.inline.delLDelim.exec(e);
		if (!r) return;
		if (!(r[1] || "") || !n || this.rules.inline.punctuation.exec(n)) {
			let o = [...r[0]].length - 1, i, a, c = o, u = this.rules.inline.delRDelim, d = ae(this, t), h = t.length - e.length + o;
			if (d < h) return;
			t = t.slice(-1 * e.length + o);
			let p = d - h;
			for (u.lastIndex = 0; (r = u.exec(t)) !== null && !(r.index > p);) {
				if (i = r[1] || r[2] || r[3] || r[4] || r[5] || r[6], !i || (a = [...i].length, a !== o)) continue;
				if (r[3] || r[4]) {
					c += a;
					continue;
				}
				if (c -= a, c > 0) continue;
				a = Math.min(a, a + c);
				let k = [...r[0]][0].length, m = e.slice(0, o + r.index + k + a), b = m.slice(o, -o);
				return {
					type: "del",
					raw: m,
					text: b,
					tokens: this.lexer.inlineTokens(b)
				};
			}
		}
	}
	autolink(e) {
		if (e.charCodeAt(0) !== 60) return;
		let t = this.rules.inline.autolink.exec(e);
		if (t) {
			let n, r;
			return t[2] === "@" ? (n = t[1], r = "mailto:" + n) : (n = t[1], r = n), {
				type: "link",
				raw: t[0],
				text: n,
				href: r,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	url(e) {
		let t;
		if (t = this.rules.inline.url.exec(e)) {
			let n, r;
			if (t[2] === "@") n = t[0], r = "mailto:" + n;
			else {
				let s;
				do
					s = t[0], t[0] = this.rules.inline._backpedal.exec(t[0])?.[0] ?? "";
				while (s !== t[0]);
				n = t[0], t[1] === "www." ? r = "http://" + t[0] : r = t[0];
			}
			return {
				type: "link",
				raw: t[0],
				text: n,
				href: r,
				autolink: !0,
				tokens: [{
					type: "text",
					raw: n,
					text: n
				}]
			};
		}
	}
	inlineText(e) {
		let t = this.rules.inline.text.exec(e);
		if (t) {
			let n = this.lexer.state.inRawBlock;
			return {
				type: "text",
				raw: t[0],
				text: n ? t[0] : De(t[0]),
				escaped: n
			};
		}
	}
};
var w = class l {
	tokens;
	options;
	state;
	inlineQueue;
	tokenizer;
	constructor(e) {
		this.tokens = [], this.tokens.links = Object.create(null), this.options = e || S, this.options.tokenizer = this.options.tokenizer || new _(), this.tokenizer = this.options.tokenizer, this.tokenizer.options = this.options, this.tokenizer.lexer = this, this.inlineQueue = [], this.state = {
			inLink: !1,
			inRawBlock: !1,
			linkEmitted: !1,
			linkParenPossible: !0,
			top: !0
		};
		let t = {
			other: O,
			block: ee.normal,
			inline: F.normal
		};
		this.options.pedantic ? (t.block = ee.pedantic, t.inline = F.pedantic) : this.options.gfm && (t.block = ee.gfm, this.options.breaks ? t.inline = F.breaks : t.inline = F.gfm), this.tokenizer.rules = t;
	}
	static get rules() {
		return {
			block: ee,
			inline: F
		};
	}
	static lex(e, t) {
		return new l(t).lex(e);
	}
	static lexInline(e, t) {
		return new l(t).inlineTokens(e);
	}
	lex(e) {
		e = e.replace(O.carriageReturn, `
`), this.blockTokens(e, this.tokens);
		for (let t = 0; t < this.inlineQueue.length; t++) {
			let n = this.inlineQueue[t];
			this.state.inRawBlock = !1, this.inlineTokens(n.src, n.tokens);
		}
		return this.inlineQueue = [], this.tokens;
	}
	blockTokens(e, t = [], n = !1) {
		this.tokenizer.lexer = this;
		let r = this.state.lastToken;
		this.options.pedantic && (e = e.replace(O.tabCharGlobal, "    ").replace(O.spaceLine, ""));
		let s = 1 / 0, o, i = this.options.gfm && !this.options.pedantic && this.tokenizer.paragraph === _.prototype.paragraph;
		for (; e;) {
			if (e.length < s) s = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			this.state.lastToken = t.at(-1);
			let a;
			if (this.options.extensions?.block?.some((u) => (a = u.call({ lexer: this }, e, t)) ? (e = e.substring(a.raw.length), t.push(a), !0) : !1)) continue;
			if (a = this.tokenizer.space(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				a.raw.length === 1 && u !== void 0 ? u.raw += `
` : t.push(a);
				continue;
			}
			if (a = this.tokenizer.code(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.at(-1).src = u.text) : t.push(a);
				continue;
			}
			if (a = this.tokenizer.fences(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.heading(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.hr(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.blockquote(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.list(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.html(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.def(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "paragraph" || u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.raw, this.inlineQueue.at(-1).src = u.text) : (this.tokens.links[a.tag] || (this.tokens.links[a.tag] = {
					href: a.href,
					title: a.title
				}), t.push(a));
				continue;
			}
			if (a = this.tokenizer.table(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			if (a = this.tokenizer.lheading(e)) {
				e = e.substring(a.raw.length), t.push(a);
				continue;
			}
			let c = e;
			if (this.options.extensions?.startBlock) {
				let u = 1 / 0, d = e.slice(1), h;
				this.options.extensions.startBlock.forEach((p) => {
					h = p.call({ lexer: this }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
				}), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
			}
			if (this.state.top && (a = this.tokenizer.paragraph(c))) {
				let u = t.at(-1);
				(n || u === o && i) && u?.type === "paragraph" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text, o = u) : (t.push(a), o = a), n = c.length !== e.length, e = e.substring(a.raw.length);
				continue;
			}
			if (a = this.tokenizer.text(e)) {
				e = e.substring(a.raw.length);
				let u = t.at(-1);
				u?.type === "text" ? (u.raw += (u.raw.endsWith(`
`) ? "" : `
`) + a.raw, u.text += `
` + a.text, this.inlineQueue.pop(), this.inlineQueue.at(-1).src = u.text) : t.push(a);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return this.state.top = !0, this.state.lastToken = r, t;
	}
	inline(e, t = []) {
		return this.inlineQueue.push({
			src: e,
			tokens: t
		}), t;
	}
	linkInText(e) {
		if (!e.includes("[")) return !1;
		let t = this.tokenizer.rules.inline.link;
		for (let n of e.matchAll(this.tokenizer.rules.inline.blockSkip)) if (t.test(n[0]) && e.charAt(n.index - 1) !== "!") return !0;
		for (let n of e.matchAll(this.tokenizer.rules.inline.reflinkSearch)) {
			let r = n[0], s = r.lastIndexOf("[");
			if (!(r.charAt(0) === "!" || !Object.hasOwn(this.tokens.links, W(r.slice(s + 1, -1)))) && !(s > 1 && this.linkInText(r.slice(1, s - 1)))) return !0;
		}
		return !1;
	}
	inlineTokens(e, t = []) {
		this.tokenizer.lexer = this;
		let n = this.state.linkParenPossible;
		this.state.linkParenPossible = e.includes(")");
		try {
			return this.#t(e, t);
		} finally {
			this.state.linkParenPossible = n;
		}
	}
	#t(e, t) {
		let n = e.includes("*") || e.includes("_") || e.includes("~"), r = n || this.options.hooks?.emStrongMask || this.tokenizer.emStrong !== _.prototype.emStrong || this.tokenizer.del !== _.prototype.del ? this.#r(e) : e;
		if (!n) return this.#e(e, r, t);
		qe(this.tokenizer, r);
		try {
			return this.#e(e, r, t);
		} finally {
			ve(this.tokenizer);
		}
	}
	#e(e, t, n) {
		let r = !1, s = "", o = 1 / 0;
		for (; e;) {
			if (e.length < o) o = e.length;
			else {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
			r || (s = ""), r = !1;
			let i;
			if (this.options.extensions?.inline?.some((u) => (i = u.call({ lexer: this }, e, n)) ? (e = e.substring(i.raw.length), n.push(i), !0) : !1)) continue;
			if (i = this.tokenizer.escape(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.tag(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.link(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.reflink(e, this.tokens.links)) {
				e = e.substring(i.raw.length);
				let u = n.at(-1);
				i.type === "text" && u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
				continue;
			}
			let a = e[0];
			if (a === "*" || a === "_") {
				let u = t.length - e.length;
				if (oe(this.tokenizer, t, a) <= u) {
					let h = 1;
					for (; h < e.length && e.charCodeAt(h) === a.charCodeAt(0);) h++;
					let p = e.substring(0, h), k = n.at(-1);
					k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
						type: "text",
						raw: p,
						text: p,
						escaped: !1
					}), e = e.substring(h), s = a, r = !0;
					continue;
				}
			} else if (a === "~") {
				let u = t.length - e.length;
				if (ae(this.tokenizer, t) <= u) {
					let h = 1;
					for (; h < e.length && e.charCodeAt(h) === 126;) h++;
					let p = e.substring(0, h), k = n.at(-1);
					k?.type === "text" && !k.escaped ? (k.raw += p, k.text += p) : n.push({
						type: "text",
						raw: p,
						text: p,
						escaped: !1
					}), e = e.substring(h), s = a, r = !0;
					continue;
				}
			}
			if (i = this.tokenizer.emStrong(e, t, s)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.codespan(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.br(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.del(e, t, s)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (i = this.tokenizer.autolink(e)) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			if (!this.state.inLink && (i = this.tokenizer.url(e))) {
				e = e.substring(i.raw.length), n.push(i);
				continue;
			}
			let c = e;
			if (this.options.extensions?.startInline) {
				let u = 1 / 0, d = e.slice(1), h;
				this.options.extensions.startInline.forEach((p) => {
					h = p.call({ lexer: this }, d), typeof h == "number" && h >= 0 && (u = Math.min(u, h));
				}), u < 1 / 0 && u >= 0 && (c = e.substring(0, u + 1));
			}
			if (i = this.tokenizer.inlineText(c)) {
				e = e.substring(i.raw.length), i.raw.slice(-1) !== "_" && (s = i.raw.slice(-1)), r = !0;
				let u = n.at(-1);
				u?.type === "text" ? (u.raw += i.raw, u.text += i.text) : n.push(i);
				continue;
			}
			if (e) {
				this.infiniteLoopError(e.charCodeAt(0));
				break;
			}
		}
		return n;
	}
	#n(e) {
		let { blockSkip: t, tag: n, autolink: r } = this.tokenizer.rules.inline, s = "", o = 0, i;
		for (t.lastIndex = 0; i = t.exec(e);) {
			let a = i.index + (i[2] ? i[2].length : 0), c = i.index + i[0].length;
			if (e.charAt(a) === "<") {
				let u = e.slice(a), d = n.exec(u) || r.exec(u);
				if (!d) {
					t.lastIndex = a + 1;
					continue;
				}
				c = a + d[0].length, t.lastIndex = c;
			}
			s += e.slice(o, a) + "[" + "a".repeat(c - a - 2) + "]", o = c;
		}
		return s + e.slice(o);
	}
	#r(e) {
		let t = e;
		if (this.tokens.links && e.includes("[")) {
			let n = this.tokenizer.rules.inline.reflinkSearch, r = (s) => {
				let o = s.lastIndexOf("[");
				if (!Object.hasOwn(this.tokens.links, W(s.slice(o + 1, -1)))) return s;
				if (o > 1 && s.charAt(0) !== "!") {
					let i = s.slice(1, o - 1);
					if (this.linkInText(i)) return "[" + i.replace(n, r) + "][" + "a".repeat(s.length - o - 2) + "]";
				}
				return "[" + "a".repeat(s.length - 2) + "]";
			};
			t = t.replace(n, r);
		}
		return t = t.replace(this.tokenizer.rules.inline.anyPunctuationOutsideCode, (n, r, s) => s ? "+".repeat(n.length) : r ? r + n.slice(r.length, -r.length).replace(/`/g, "+") + r : n), t = this.#n(t), t = this.options.hooks?.emStrongMask?.call({ lexer: this }, t) ?? t, t;
	}
	infiniteLoopError(e) {
		let t = "Infinite loop on byte: " + e;
		if (this.options.silent) console.error(t);
		else throw new Error(t);
	}
};
var I = class {
	options;
	parser;
	constructor(e) {
		this.options = e || S;
	}
	space(e) {
		return "";
	}
	code({ text: e, lang: t, escaped: n }) {
		let r = (t || "").match(O.notSpaceStart)?.[0], s = e ? e.replace(O.endingNewline, "") + `
` : "";
		return r ? "<pre><code class=\"language-" + y(r) + "\">" + (n ? s : y(s, !0)) + `</code></pre>
` : "<pre><code>" + (n ? s : y(s, !0)) + `</code></pre>
`;
	}
	blockquote({ tokens: e }) {
		return `<blockquote>
${this.parser.parse(e)}</blockquote>
`;
	}
	html({ text: e }) {
		return e;
	}
	def(e) {
		return "";
	}
	heading({ tokens: e, depth: t }) {
		return `<h${t}>${this.parser.parseInline(e)}</h${t}>
`;
	}
	hr(e) {
		return `<hr>
`;
	}
	list(e) {
		let t = e.ordered, n = e.start, r = "";
		for (let i = 0; i < e.items.length; i++) {
			let a = e.items[i];
			r += this.listitem(a);
		}
		let s = t ? "ol" : "ul", o = t && n !== 1 ? " start=\"" + n + "\"" : "";
		return "<" + s + o + `>
` + r + "</" + s + `>
`;
	}
	listitem(e) {
		return `<li>${this.parser.parse(e.tokens)}</li>
`;
	}
	checkbox({ checked: e }) {
		return "<input " + (e ? "checked=\"\" " : "") + "disabled=\"\" type=\"checkbox\"> ";
	}
	paragraph({ tokens: e }) {
		return `<p>${this.parser.parseInline(e)}</p>
`;
	}
	table(e) {
		let t = "", n = "";
		for (let s = 0; s < e.header.length; s++) n += this.tablecell(e.header[s]);
		t += this.tablerow({ text: n });
		let r = "";
		for (let s = 0; s < e.rows.length; s++) {
			let o = e.rows[s];
			n = "";
			for (let i = 0; i < o.length; i++) n += this.tablecell(o[i]);
			r += this.tablerow({ text: n });
		}
		return r && (r = `<tbody>${r}</tbody>`), `<table>
<thead>
` + t + `</thead>
` + r + `</table>
`;
	}
	tablerow({ text: e }) {
		return `<tr>
${e}</tr>
`;
	}
	tablecell(e) {
		let t = this.parser.parseInline(e.tokens), n = e.header ? "th" : "td";
		return (e.align ? `<${n} align="${e.align}">` : `<${n}>`) + t + `</${n}>
`;
	}
	strong({ tokens: e }) {
		return `<strong>${this.parser.parseInline(e)}</strong>`;
	}
	em({ tokens: e }) {
		return `<em>${this.parser.parseInline(e)}</em>`;
	}
	codespan({ text: e }) {
		return `<code>${y(e, !0)}</code>`;
	}
	br(e) {
		return "<br>";
	}
	del({ tokens: e }) {
		return `<del>${this.parser.parseInline(e)}</del>`;
	}
	link({ href: e, title: t, text: n, tokens: r, autolink: s }) {
		let o = s ? y(n, !0) : this.parser.parseInline(r), i = xe(e);
		if (i === null) return o;
		e = y(i, s);
		let a = "<a href=\"" + e + "\"";
		return t && (a += " title=\"" + y(t) + "\""), a += ">" + o + "</a>", a;
	}
	image({ href: e, title: t, text: n, tokens: r }) {
		r && (n = this.parser.parseInline(r, this.parser.textRenderer));
		let s = xe(e);
		if (s === null) return y(n);
		e = s;
		let o = `<img src="${y(e)}" alt="${y(n)}"`;
		return t && (o += ` title="${y(t)}"`), o += ">", o;
	}
	text(e) {
		return "tokens" in e && e.tokens ? this.parser.parseInline(e.tokens) : "escaped" in e && e.escaped ? e.text : y(e.text);
	}
};
var z = class {
	parser;
	strong({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	em({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	codespan({ text: e }) {
		return e;
	}
	del({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	html({ text: e }) {
		return e;
	}
	text({ text: e }) {
		return e;
	}
	link({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	image({ text: e, tokens: t }) {
		return t ? this.parser.parseInline(t, this) : e;
	}
	br() {
		return `
`;
	}
	checkbox({ raw: e }) {
		return e;
	}
};
var P = class l {
	options;
	renderer;
	textRenderer;
	constructor(e) {
		this.options = e || S, this.options.renderer = this.options.renderer || new I(), this.renderer = this.options.renderer, this.renderer.options = this.options, this.renderer.parser = this, this.textRenderer = new z(), this.textRenderer.parser = this;
	}
	static parse(e, t) {
		return new l(t).parse(e);
	}
	static parseInline(e, t) {
		return new l(t).parseInline(e);
	}
	parse(e) {
		this.renderer.parser = this;
		let t = "";
		for (let n = 0; n < e.length; n++) {
			let r = e[n];
			if (this.options.extensions?.renderers?.[r.type]) {
				let o = r, i = this.options.extensions.renderers[o.type].call({ parser: this }, o);
				if (i !== !1 || ![
					"space",
					"hr",
					"heading",
					"code",
					"table",
					"blockquote",
					"list",
					"checkbox",
					"html",
					"def",
					"paragraph",
					"text"
				].includes(o.type)) {
					t += i === !1 ? "" : i ?? "";
					continue;
				}
			}
			let s = r;
			switch (s.type) {
				case "space":
					t += this.renderer.space(s);
					break;
				case "hr":
					t += this.renderer.hr(s);
					break;
				case "heading":
					t += this.renderer.heading(s);
					break;
				case "code":
					t += this.renderer.code(s);
					break;
				case "table":
					t += this.renderer.table(s);
					break;
				case "blockquote":
					t += this.renderer.blockquote(s);
					break;
				case "list":
					t += this.renderer.list(s);
					break;
				case "checkbox":
					t += this.renderer.checkbox(s);
					break;
				case "html":
					t += this.renderer.html(s);
					break;
				case "def":
					t += this.renderer.def(s);
					break;
				case "paragraph":
					t += this.renderer.paragraph(s);
					break;
				case "text":
					t += this.renderer.text(s);
					break;
				default: {
					let o = "Token with \"" + s.type + "\" type was not found.";
					if (this.options.silent) return console.error(o), "";
					throw new Error(o);
				}
			}
		}
		return t;
	}
	parseInline(e, t = this.renderer) {
		this.renderer.parser = this;
		let n = "";
		for (let r = 0; r < e.length; r++) {
			let s = e[r];
			if (this.options.extensions?.renderers?.[s.type]) {
				let i = this.options.extensions.renderers[s.type].call({ parser: this }, s);
				if (i !== !1 || ![
					"escape",
					"html",
					"link",
					"image",
					"checkbox",
					"strong",
					"em",
					"codespan",
					"br",
					"del",
					"text"
				].includes(s.type)) {
					n += i === !1 ? "" : i ?? "";
					continue;
				}
			}
			let o = s;
			switch (o.type) {
				case "escape":
					n += t.text(o);
					break;
				case "html":
					n += t.html(o);
					break;
				case "link":
					n += t.link(o);
					break;
				case "image":
					n += t.image(o);
					break;
				case "checkbox":
					n += t.checkbox(o);
					break;
				case "strong":
					n += t.strong(o);
					break;
				case "em":
					n += t.em(o);
					break;
				case "codespan":
					n += t.codespan(o);
					break;
				case "br":
					n += t.br(o);
					break;
				case "del":
					n += t.del(o);
					break;
				case "text":
					n += t.text(o);
					break;
				default: {
					let i = "Token with \"" + o.type + "\" type was not found.";
					if (this.options.silent) return console.error(i), "";
					throw new Error(i);
				}
			}
		}
		return n;
	}
};
var A = class {
	options;
	block;
	constructor(e) {
		this.options = e || S;
	}
	static passThroughHooks = /* @__PURE__ */ new Set([
		"preprocess",
		"postprocess",
		"processAllTokens",
		"emStrongMask"
	]);
	static passThroughHooksRespectAsync = /* @__PURE__ */ new Set([
		"preprocess",
		"postprocess",
		"processAllTokens"
	]);
	preprocess(e) {
		return e;
	}
	postprocess(e) {
		return e;
	}
	processAllTokens(e) {
		return e;
	}
	emStrongMask(e) {
		return e;
	}
	provideLexer(e = this.block) {
		return e ? w.lex : w.lexInline;
	}
	provideParser(e = this.block) {
		return e ? P.parse : P.parseInline;
	}
};
function M(l, e) {
	if (Array.isArray(e)) for (let t = 0; t < e.length; t++) l.push(e[t]);
	else l.push(e);
}
var ne = class {
	defaults = G();
	options = this.setOptions;
	parse = this.parseMarkdown(!0);
	parseInline = this.parseMarkdown(!1);
	Parser = P;
	Renderer = I;
	TextRenderer = z;
	Lexer = w;
	Tokenizer = _;
	Hooks = A;
	constructor(...e) {
		this.use(...e);
	}
	walkTokens(e, t) {
		let n = [];
		for (let r of e) switch (M(n, t.call(this, r)), r.type) {
			case "table": {
				let s = r;
				for (let o of s.header) M(n, this.walkTokens(o.tokens, t));
				for (let o of s.rows) for (let i of o) M(n, this.walkTokens(i.tokens, t));
				break;
			}
			case "list": {
				let s = r;
				M(n, this.walkTokens(s.items, t));
				break;
			}
			default: {
				let s = r;
				this.defaults.extensions?.childTokens?.[s.type] ? this.defaults.extensions.childTokens[s.type].forEach((o) => {
					let i = s[o].flat(1 / 0);
					M(n, this.walkTokens(i, t));
				}) : s.tokens && M(n, this.walkTokens(s.tokens, t));
			}
		}
		return n;
	}
	use(...e) {
		let t = this.defaults.extensions || {
			renderers: Object.create(null),
			childTokens: Object.create(null)
		};
		return e.forEach((n) => {
			let r = { ...n };
			if (r.async = this.defaults.async || r.async || !1, n.extensions && (n.extensions.forEach((s) => {
				if (!s.name) throw new Error("extension name required");
				if ("renderer" in s) {
					let o = t.renderers[s.name];
					o ? t.renderers[s.name] = function(...i) {
						let a = s.renderer.apply(this, i);
						return a === !1 && (a = o.apply(this, i)), a;
					} : t.renderers[s.name] = s.renderer;
				}
				if ("tokenizer" in s) {
					if (!s.level || s.level !== "block" && s.level !== "inline") throw new Error("extension level must be 'block' or 'inline'");
					let o = t[s.level];
					o ? o.unshift(s.tokenizer) : t[s.level] = [s.tokenizer], s.start && (s.level === "block" ? t.startBlock ? t.startBlock.push(s.start) : t.startBlock = [s.start] : s.level === "inline" && (t.startInline ? t.startInline.push(s.start) : t.startInline = [s.start]));
				}
				"childTokens" in s && s.childTokens && (t.childTokens[s.name] = s.childTokens);
			}), r.extensions = t), n.renderer) {
				let s = this.defaults.renderer || new I(this.defaults);
				for (let o in n.renderer) {
					if (!(o in s)) throw new Error(`renderer '${o}' does not exist`);
					if (["options", "parser"].includes(o)) continue;
					let i = o, a = n.renderer[i], c = s[i];
					s[i] = (...u) => {
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d === !1 ? "" : d ?? "";
					};
				}
				r.renderer = s;
			}
			if (n.tokenizer) {
				let s = this.defaults.tokenizer || new _(this.defaults);
				for (let o in n.tokenizer) {
					if (!(o in s)) throw new Error(`tokenizer '${o}' does not exist`);
					if ([
						"options",
						"rules",
						"lexer"
					].includes(o)) continue;
					let i = o, a = n.tokenizer[i], c = s[i];
					s[i] = (...u) => {
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d;
					};
				}
				r.tokenizer = s;
			}
			if (n.hooks) {
				let s = this.defaults.hooks || new A();
				for (let o in n.hooks) {
					if (!(o in s)) throw new Error(`hook '${o}' does not exist`);
					if (["options", "block"].includes(o)) continue;
					let i = o, a = n.hooks[i], c = s[i];
					A.passThroughHooks.has(o) ? s[i] = (u) => {
						if (s.options.async && A.passThroughHooksRespectAsync.has(o)) return (async () => {
							let h = await a.call(s, u);
							return c.call(s, h);
						})();
						let d = a.call(s, u);
						return c.call(s, d);
					} : s[i] = (...u) => {
						if (s.options.async) return (async () => {
							let h = await a.apply(s, u);
							return h === !1 && (h = await c.apply(s, u)), h;
						})();
						let d = a.apply(s, u);
						return d === !1 && (d = c.apply(s, u)), d;
					};
				}
				r.hooks = s;
			}
			if (n.walkTokens) {
				let s = this.defaults.walkTokens, o = n.walkTokens;
				r.walkTokens = function(i) {
					let a = [];
					return M(a, o.call(this, i)), s && M(a, s.call(this, i)), a;
				};
			}
			this.defaults = {
				...this.defaults,
				...r
			};
		}), this;
	}
	setOptions(e) {
		return this.defaults = {
			...this.defaults,
			...e
		}, this;
	}
	lexer(e, t) {
		return w.lex(e, t ?? this.defaults);
	}
	parser(e, t) {
		return P.parse(e, t ?? this.defaults);
	}
	parseMarkdown(e) {
		return (n, r) => {
			let s = { ...r }, o = {
				...this.defaults,
				...s
			}, i = this.onError(!!o.silent, !!o.async);
			if (this.defaults.async === !0 && s.async === !1) return i(/* @__PURE__ */ new Error("marked(): The async option was set to true by an extension. Remove async: false from the parse options object to return a Promise."));
			if (typeof n > "u" || n === null) return i(/* @__PURE__ */ new Error("marked(): input parameter is undefined or null"));
			if (typeof n != "string") return i(/* @__PURE__ */ new Error("marked(): input parameter is of type " + Object.prototype.toString.call(n) + ", string expected"));
			if (o.hooks && (o.hooks.options = o, o.hooks.block = e), o.async) return (async () => {
				let a = o.hooks ? await o.hooks.preprocess(n) : n, u = await (o.hooks ? await o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(a, o), d = o.hooks ? await o.hooks.processAllTokens(u) : u;
				o.walkTokens && await Promise.all(this.walkTokens(d, o.walkTokens));
				let p = await (o.hooks ? await o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(d, o);
				return o.hooks ? await o.hooks.postprocess(p) : p;
			})().catch(i);
			try {
				o.hooks && (n = o.hooks.preprocess(n));
				let c = (o.hooks ? o.hooks.provideLexer(e) : e ? w.lex : w.lexInline)(n, o);
				o.hooks && (c = o.hooks.processAllTokens(c)), o.walkTokens && this.walkTokens(c, o.walkTokens);
				let d = (o.hooks ? o.hooks.provideParser(e) : e ? P.parse : P.parseInline)(c, o);
				return o.hooks && (d = o.hooks.postprocess(d)), d;
			} catch (a) {
				return i(a);
			}
		};
	}
	onError(e, t) {
		return (n) => {
			if (n.message += `
Please report this to https://github.com/markedjs/marked.`, e) {
				let r = "<p>An error occurred:</p><pre>" + y(n.message + "", !0) + "</pre>";
				return t ? Promise.resolve(r) : r;
			}
			if (t) return Promise.reject(n);
			throw n;
		};
	}
};
var v = new ne();
function x(l, e) {
	return v.parse(l, e);
}
x.options = x.setOptions = function(l) {
	return v.setOptions(l), x.defaults = v.defaults, ue(x.defaults), x;
};
x.getDefaults = G;
x.defaults = S;
function jt(...l) {
	return v.use(...l), x.defaults = v.defaults, ue(x.defaults), x;
}
x.use = jt;
x.walkTokens = function(l, e) {
	return v.walkTokens(l, e);
};
x.parseInline = v.parseInline;
x.Parser = P;
x.parser = P.parse;
x.Renderer = I;
x.TextRenderer = z;
x.Lexer = w;
x.lexer = w.lex;
x.Tokenizer = _;
x.Hooks = A;
x.parse = x;
var En = x.options;
var zn = x.setOptions;
var Mn = x.walkTokens;
var Bn = x.parseInline;
var qn = P.parse;
var vn = w.lex;

// src/core/markdown/tangled.ts
/** The most quotes in quotes or lists in lists that people write. The parser calls itself for each, and its stack has an end. */
const deepest = 50;
/** The most signs of emphasis in one paragraph: the parser compares each with each. */
const mostSigns = 5e3;
/**
* Returns whether Markdown of others would stop the parser, or keep it busy for minutes. Such a text is shown as it stands:
* nobody wrote it to be read.
*/
function isTangled(text) {
	return text.split("\n").some(isDeep) || text.split(/\n\s*\n/).some((paragraph) => countSigns(paragraph) > mostSigns);
}
/** Counts the quotes and items that a line begins in, and the lists that its indentation may stand in. */
function isDeep(line) {
	const [start = ""] = /^(?:[\s>*+-]|\d{1,9}[.)])*/.exec(line) ?? [];
	const begun = start.match(/>|(?:[*+-]|\d[.)])(?=\s)/g)?.length ?? 0;
	return begun + (begun > 0 ? start.search(/\S/) / 2 : 0) > deepest;
}
function countSigns(paragraph) {
	return paragraph.match(/[*_~]/g)?.length ?? 0;
}

// src/entry/cli/page/sanitise-html.ts
/** The tags that people may write in Markdown. They keep no attributes, so nothing in them is an address or a handler. */
const allowed = /* @__PURE__ */ new Set([...[
	"b",
	"blockquote",
	"br",
	"code",
	"del",
	"details",
	"em",
	"h1",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6",
	"hr",
	"i",
	"ins",
	"kbd",
	"li"
], ...[
	"ol",
	"p",
	"pre",
	"s",
	"strong",
	"sub",
	"summary",
	"sup",
	"table",
	"tbody",
	"td",
	"th",
	"thead",
	"tr",
	"ul"
]]);
/** Tags without content. */
const empty = /* @__PURE__ */ new Set([
	"br",
	"hr",
	"path",
	"rect",
	"line"
]);
const tagPattern = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;
/** Returns HTML of others with the allowed tags alone. Other tags become text, and comments vanish, as on GitHub. */
function sanitiseHtml(html) {
	let result = "";
	let from = 0;
	for (const match of html.matchAll(tagPattern)) {
		result += escapeText(html.slice(from, match.index));
		from = match.index + match[0].length;
		result += sanitiseTag(match[0], match[1]?.toLowerCase());
	}
	return result + escapeText(html.slice(from));
}
function sanitiseTag(tag, name) {
	if (name === void 0) return "";
	if (!allowed.has(name)) return escapeHtml(tag);
	return tag.startsWith("</") ? `</${name}>` : `<${name}>`;
}
/** Escapes text of Markdown or HTML, in which entities may stand. */
function escapeText(text) {
	return escapeHtml(text).replace(/&#38;(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,12});/gi, "&$1;");
}
/**
* Closes every tag that is open at the end, and drops the ends of tags that are not open, so that no text can close a part of the
* page around it. All text in `html` is escaped already.
*/
function balanceTags(html) {
	const open = [];
	return html.replace(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi, (tag, slash, name) => {
		const known = name.toLowerCase();
		if (empty.has(known)) return slash === "" ? tag : "";
		if (slash === "") {
			open.push(known);
			return tag;
		}
		const at = open.lastIndexOf(known);
		return at < 0 ? "" : closeAll(open.splice(at));
	}) + closeAll(open);
}
function closeAll(names) {
	return names.toReversed().map((name) => `</${name}>`).join("");
}

// src/entry/cli/page/render-github-markdown.ts
/**
* Renders Markdown of others as GitHub would show it. The result can run nothing, asks for nothing, and cannot leave its place in
* the page. `graph` stands in for the source of a graph; it is HTML.
*/
function renderGitHubMarkdown(text, graph = "") {
	if (isTangled(text)) return renderPre(text);
	const marked = new ne({
		gfm: true,
		breaks: true,
		renderer: buildRenderer(graph)
	});
	return balanceTags(marked.parse(text, { async: false }));
}
function buildRenderer(graph) {
	return {
		html: ({ text }) => sanitiseHtml(text),
		text(token) {
			return "tokens" in token && token.tokens !== void 0 ? this.parser.parseInline(token.tokens) : escapeText(token.text);
		},
		code: ({ text, lang }) => lang === "mermaid" && graph !== "" ? graph : `<pre><code>${escapeHtml(text)}</code></pre>`,
		codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
		checkbox: ({ checked }) => checked ? "☑ " : "☐ ",
		image: ({ href, text }) => renderAddress(href, `picture: ${escapeHtml(text)}`),
		link({ href, tokens }) {
			return renderAddress(href, this.parser.parseInline(tokens));
		}
	};
}
/** Renders a link, if its address is one that a browser only opens. Addresses of the local GitHub are gone, so they are text. */
function renderAddress(href, html) {
	const isKnown = /^(?:https?:\/\/|mailto:)[^\s"'<>]+$/i.test(href);
	if (/^https?:\/\/(?:[\w.-]*\.)?localhost(?:[:/]|$)/i.test(href)) return `<span class="gone" title="This page was on the local GitHub">${html}</span>`;
	if (!isKnown) return html;
	return `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${html}</a>`;
}

// src/entry/cli/page/compare-handoffs.ts
/** Renders a handoff as text: what people read first, then the rest. */
function renderHandoffText({ summary, detail, data, context, to, message }) {
	const rest = {
		data,
		context,
		to,
		message
	};
	return [
		summary,
		detail,
		Object.values(rest).some((value) => value !== void 0) ? JSON.stringify(rest, null, 2) : void 0
	].filter((part) => part !== void 0).join("\n\n");
}
/** The most changes that are searched for; texts with more have little in common. */
const mostEdits = 2e3;
/** Returns what changed from one handoff to the next; undefined if they are too different to compare. */
function compareHandoffs(before, after) {
	return diffLines(`${renderHandoffText(before)}\n`, `${renderHandoffText(after)}\n`, { maxEditLength: mostEdits })?.flatMap(({ added, removed, value }) => {
		const kind = added || removed ? added ? "added" : "removed" : "same";
		return value.replace(/\n$/, "").split("\n").map((text) => ({
			kind,
			text
		}));
	});
}
/** Finds the handoff that an execution of a stage had before it: its own of an earlier execution, else that of a stage it needs. */
function findEarlierHandoff(run, stage, index) {
	const own = stage.executions.slice(0, index).findLast(({ handoff }) => handoff !== void 0);
	if (own?.handoff !== void 0) return {
		from: `execution ${own.execution}`,
		handoff: own.handoff
	};
	for (const need of stage.needs) {
		const last = run.stages.find(({ name }) => name === need)?.executions.findLast(({ handoff }) => handoff !== void 0);
		if (last?.handoff !== void 0) return {
			from: need,
			handoff: last.handoff
		};
	}
}

// src/entry/cli/page/render-stage.ts
/** Renders what each execution of a stage was told, and what it left. */
function renderStage(run, stage, most) {
	const badge = renderBadge(stage.status, stage.words);
	const parent = stage.parent === void 0 ? "" : ` · ${escapeHtml(stage.parent)} asked for it`;
	const engine = stage.engine === void 0 ? "built-in" : stage.engine;
	const head = `<h3 id="stage-${escapeHtml(`${run.run}-${stage.name}`)}">${escapeHtml(stage.name)} ${badge} <small>${escapeHtml(stage.agent)} · ${escapeHtml(engine)}${parent}</small></h3>`;
	const executions = stage.executions.map((execution, index) => renderExecution(execution, {
		run,
		stage,
		index,
		most
	}));
	const why = run.stages.some(({ name, parent }) => parent === stage.name && name.startsWith(`${stage.name}[`)) ? `Its tasks below did the work${stage.why === void 0 ? "" : `: ${stage.why}`}.` : explainEmpty(stage);
	return `<section class="stage">${head}${executions.join("") || `<p class="quiet">${escapeHtml(limitText(why, most))}</p>`}</section>`;
}
/** Says why a stage has no execution. */
function explainEmpty({ status, why }) {
	if (why !== void 0) return `It ${status}: ${why}.`.replace("It skipped", "It was skipped");
	if (status === "running") return "It is at work, and its first execution has not ended.";
	return status === "waiting" ? "It waits, and has not been started." : "It was not started.";
}
function renderExecution(execution, place) {
	const { most } = place;
	const { prompt, handoff, failure, note, transfer, children = [], warnings, results, agent } = execution;
	const several = place.stage.executions.length > 1;
	const title = several ? `<h4>Execution ${execution.execution}, attempt ${execution.attempt}: ${escapeHtml(agent)}</h4>` : "";
	const limit = (text) => limitText(text, most);
	return [
		title,
		`<p class="facts">${describeUsage(execution, { several })}</p>`,
		failure === void 0 ? "" : `<p class="failure"><b>${escapeHtml(failure.reason)}</b>: ${escapeHtml(limit(failure.message))}</p>`,
		handoff === void 0 ? "" : `<div class="summary">${renderGitHubMarkdown(limitText(handoff.summary, Math.min(most, 4096)))}</div>`,
		transfer === void 0 ? "" : `<p>Handed over to <b>${escapeHtml(transfer.to)}</b>: ${escapeHtml(limit(transfer.message))}</p>`,
		children.length === 0 ? "" : `<p>Asked for ${children.map((name) => `<b>${escapeHtml(name)}</b>`).join(", ")}.</p>`,
		note === void 0 ? "" : `<p class="quiet">${escapeHtml(limit(note))}</p>`,
		...warnings.map((warning) => `<p class="warning">⚠️ ${escapeHtml(limit(warning))}</p>`),
		prompt === void 0 ? "" : renderFold(`Prompt <small>${bytes(prompt)}</small>`, renderPre(limit(prompt))),
		handoff === void 0 ? "" : renderHandoff(execution, place),
		Object.keys(results).length === 0 ? "" : renderFold("Results", renderPairs(results, limit))
	].join("");
}
/** Describes what an execution took. Its outcome stands beside the name of the stage, unless the stage has several executions. */
function describeUsage({ usage, outcome, waits }, { several }) {
	const ended = waits === true ? "ended its turn to wait for children" : outcome.replace("-", " ");
	const parts = [
		several || waits === true ? ended : "",
		formatTime(usage),
		formatTokens(usage),
		formatCost(usage)
	];
	return escapeHtml(parts.filter((part) => part !== "").join(" · ")).replace(/\d in, [\d,]+ out/, "$& tokens");
}
function renderHandoff({ handoff }, { run, stage, index, most }) {
	if (handoff === void 0) return "";
	const text = renderHandoffText(handoff);
	const whole = renderFold(`Handoff <small>${bytes(text)}</small>`, renderPre(limitText(text, most)));
	const earlier = findEarlierHandoff(run, stage, index);
	if (earlier === void 0) return whole;
	const compared = compareHandoffs(earlier.handoff, handoff);
	const html = compared === void 0 ? "<p class=\"quiet\">The two have too little in common to compare them.</p>" : renderLines(compared, most);
	return `${whole}${renderFold(`What changed since the handoff of ${escapeHtml(earlier.from)}`, html)}`;
}
const signs = {
	same: " ",
	added: "+",
	removed: "-"
};
function renderLines(lines, most) {
	const html = [];
	let room = most;
	for (const { kind, text } of lines) {
		if (room <= 0) break;
		const shown = limitText(text, room);
		room -= shown.length + 1;
		html.push(`<span class="${kind}">${signs[kind]} ${escapeHtml(shown)}\n</span>`);
	}
	return `<pre class="diff">${html.join("")}</pre>`;
}
function renderPairs(pairs, limit) {
	return `<table class="pairs">${Object.entries(pairs).map(([key, value]) => `<tr><th>${escapeHtml(key)}</th><td>${escapeHtml(limit(value))}</td></tr>`).join("")}</table>`;
}
function bytes(text) {
	const size = Buffer.byteLength(text);
	return size < 1e3 ? `${size} bytes` : `${(size / 1e3).toFixed(1)} kB`;
}
/** Renders the changes of a branch in colours. */
function renderBranchDiff(diff, most) {
	return `<pre class="diff">${limitText(diff, most).split("\n").map((line) => `<span class="${kindOf(line)}">${escapeHtml(line)}\n</span>`).join("")}</pre>`;
}
function kindOf(line) {
	if (/^(?:diff --git|index |--- |\+\+\+ |new file|deleted file)/.test(line)) return "head";
	if (line.startsWith("@@")) return "hunk";
	if (line.startsWith("+")) return "added";
	return line.startsWith("-") ? "removed" : "same";
}

// src/entry/cli/page/render-thread-html.ts
/** The most characters of a comment. GitHub stores no more. */
const mostCharacters = 65536;
/** The most comments of one thread. */
const mostComments = 200;
/** Renders an issue or pull request as GitHub would show it. */
function renderThreadHtml(thread, context) {
	const { number, title, state, labels, pull, comments } = thread;
	const branch = pull === void 0 ? "" : ` <span class="quiet">${escapeHtml(pull.head)} → ${escapeHtml(pull.base)}</span>`;
	const shown = comments.slice(0, mostComments).map((comment) => renderComment(comment, context));
	const rest = comments.length - shown.length;
	return [
		`<article class="thread"><h3>${escapeHtml(limitText(title, 500))} <span class="number">#${number}</span></h3>`,
		`<p class="state"><span class="badge ${state}">${thread.kind === "pull-request" ? "pull request, " : ""}${state}</span>${branch} ${labels.map((label) => `<span class="label">${escapeHtml(label)}</span>`).join(" ")}</p>`,
		renderBox({
			author: thread.author,
			createdAt: thread.createdAt,
			body: thread.body
		}, context),
		...shown,
		rest > 0 ? `<p class="quiet">${rest} more comments are left out.</p>` : "",
		"</article>"
	].join("");
}
function renderComment(comment, context) {
	const box = renderBox(comment, context);
	if (!comment.isMinimised) return box;
	return `<details class="minimised"><summary>This comment of ${escapeHtml(comment.author)} is folded.</summary>${box}</details>`;
}
function renderBox({ author, createdAt, body }, context) {
	const run = context.runs.find((known) => body.includes(`\`${known.run}\``));
	const graph = run === void 0 ? "" : `<div class="scroll">${drawGraph(run.stages)}</div>`;
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

// src/entry/cli/page/render-tree.ts
/** Renders the answers to what people ask first, and below them all tasks as a tree, with sums for those that have children. */
function renderTree({ run, tree, glance }) {
	const isKnown = {
		tokens: formatTokens(tree.total) !== "",
		cost: formatCost(tree.total) !== ""
	};
	const rows = flattenTree(tree.tasks).map(({ node, depth }) => renderRow(node, {
		run,
		depth,
		isKnown
	}));
	const spent = usageCells(tree.total, { isKnown });
	const sum = `<tr class="sum"><td>all tasks${tree.outcome === null ? " so far" : ""}</td>${cell("state", "")}${cell("agent", "")}${spent}${cell("branch and commit", "")}</tr>`;
	const head = columns.filter((name) => name !== "tokens" && name !== "cost" || isKnown[name]).map((name) => `<th>${name}</th>`).join("");
	return [`<dl class="glance">${glance.map(renderGlance).join("")}</dl>`, `<table class="tree"><thead><tr>${head}</tr></thead><tbody>${rows.join("")}${sum}</tbody></table>`].join("\n");
}
const columns = [
	"task",
	"state",
	"agent",
	"time",
	"tokens",
	"cost",
	"branch and commit"
];
function renderGlance({ question, answers }) {
	return `<dt>${question}</dt>${answers.map((answer) => `<dd>${escapeHtml(answer)}</dd>`).join("")}`;
}
function renderRow(node, { run, depth, isKnown }) {
	const { name, short, status, words, agent, attempt, attempts, wait } = node;
	const link = `<a href="#stage-${escapeHtml(`${run}-${name}`)}">${escapeHtml(short)}</a>`;
	const isMatrix = node.children.some(({ kind }) => kind === "element");
	const tries = attempts > 1 && attempt > 0 && !isMatrix ? ` <small>attempt ${attempt} of ${attempts}</small>` : "";
	return [
		`<tr${isItsTurn(node) ? " class=\"turn\"" : ""} style="--depth:${depth}">`,
		`<td class="task">${depth === 0 ? "" : "<span class=\"quiet\">↳</span> "}${link}</td>`,
		cell("state", `${renderBadge(status, wait?.for === "children" ? "waiting" : words)}${listNotes(node)}`),
		cell("agent", `${escapeHtml(agent)}${tries}`),
		usageCells(node.usage, {
			isKnown,
			isMatrix,
			all: node.children.length === 0 ? void 0 : node.total
		}),
		cell("branch and commit", renderPlace(node)),
		"</tr>"
	].join("");
}
/** Returns whether somebody has to act on a task now: an agent that is at work, or a person. */
function isItsTurn({ status, wait }) {
	return status === "running" || wait?.for === "answer" || wait?.for === "approval";
}
function listNotes(node) {
	const { wait, why, status, name } = node;
	const toShort = (other) => other.startsWith(`${name}/`) ? other.slice(name.length + 1) : other;
	return [
		wait === void 0 ? "" : `<div class="note">${escapeHtml(describeWait(wait, toShort))}</div>`,
		why === void 0 ? "" : `<div class="note ${status === "failed" ? "failure" : "quiet"}">${escapeHtml(why)}</div>`,
		node.children.length === 0 ? "" : `<div class="note quiet">${escapeHtml(countChildren(node))}</div>`
	].join("");
}
/** Renders the cells of what a task took, and below it the sum with all tasks below. */
function usageCells(own, { isKnown, all, isMatrix }) {
	const both = (name, format) => {
		const sum = all === void 0 || format(all) === "" ? "" : `<small>${escapeHtml(format(all))} ${isMatrix === true ? "in all" : "with children"}</small>`;
		return cell(name, `${escapeHtml(format(own))} ${sum}`, format(own) === "" && sum === "");
	};
	return [
		both("time", (usage) => usage.seconds === 0 ? "" : formatTime(usage)),
		isKnown.tokens ? both("tokens", formatTokens) : "",
		isKnown.cost ? both("cost", formatCost) : ""
	].join("");
}
function renderPlace({ branch, commit }) {
	if (branch === void 0) return "";
	const at = commit === void 0 ? "<small>no commit yet</small>" : `<code>${escapeHtml(commit.slice(0, 12))}</code>`;
	return `<code>${escapeHtml(branch)}</code> ${at}`;
}
/** Renders a cell with the name of its column, which narrow screens show beside it. Empty cells are left out there. */
function cell(name, html, isEmpty = html === "") {
	return `<td data-column="${name}"${isEmpty ? " class=\"empty\"" : ""}>${isEmpty ? "" : `<div>${html}</div>`}</td>`;
}

// src/entry/cli/page/render-page.ts
const mostBytes = 5e6;
/** The most characters of one text. The next is used where the page gets too large. */
const limits = [
	6e5,
	1e5,
	2e4,
	4e3,
	500
];
/** Renders everything that happened as one page of at most 5 MB. */
function renderPage(report) {
	for (const most of limits) {
		const page = renderWith(report, most);
		if (Buffer.byteLength(page) < mostBytes) return page;
	}
	return renderWith({
		...report,
		threads: [],
		branches: [],
		jobs: []
	}, 100);
}
function renderWith(report, most) {
	const [run] = report.runs;
	return wrap(run === void 0 ? `Baton on ${report.repository}` : `${run.run}: ${run.outcome ?? "not ended"}`, [
		...renderHead(report),
		...report.runs.map((one) => renderRun$1(one, most)),
		renderOther(report, most),
		renderCounts(report),
		renderTimeline(report),
		renderBranches(report, most),
		renderThreads(report, most),
		renderJobs(report, most)
	].join("\n"));
}
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'";
function wrap(title, main) {
	return [
		"<!doctype html>",
		"<html lang=\"en\"><head><meta charset=\"utf-8\">",
		`<meta http-equiv="Content-Security-Policy" content="${policy}">`,
		"<meta name=\"referrer\" content=\"no-referrer\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
		`<title>${escapeHtml(limitText(title, 200))}</title><style>${pageStyle}</style></head>`,
		`<body><main>${main}</main></body></html>\n`
	].join("\n");
}
function renderHead({ repository }) {
	return [
		`<header><h1>Baton on ${escapeHtml(repository)}</h1><p class="quiet">Played on a local GitHub: no network, no account.</p>`,
		"<nav><a href=\"#runs\">Runs</a><a href=\"#timeline\">Timeline</a><a href=\"#changes\">Changes</a><a href=\"#threads\">Threads</a><a href=\"#jobs\">Jobs and requests</a></nav></header>",
		"<span id=\"runs\"></span>"
	];
}
/** Renders how much of everything there was. */
function renderCounts({ runs, requests, jobs, branches, threads }) {
	const ran = jobs.filter(({ conclusion }) => conclusion !== "skipped").length;
	const pulls = threads.filter(({ kind }) => kind === "pull-request").length;
	return `<div class="cards">${[
		[runs.length, runs.length === 1 ? "run" : "runs"],
		[branches.length, branches.length === 1 ? "branch" : "branches"],
		[pulls, pulls === 1 ? "pull request" : "pull requests"],
		[ran, "jobs"],
		[requests.total, "requests to GitHub"]
	].map(([count, what]) => `<div class="card"><b>${count}</b>${what}</div>`).join("")}</div>`;
}
function renderRun$1(run, most) {
	const { outcome, headline, startedBy, startedAt, usage, stages } = run;
	const badge = renderBadge(outcome ?? "running", (outcome ?? "not ended").replace("-", " "));
	const spent = [
		`${formatTime(usage)} at work`,
		formatTokens(usage),
		formatCost(usage)
	].filter((part) => part !== "").join(" · ");
	return [
		`<h2>Run ${escapeHtml(run.run)} ${badge}</h2>`,
		`<div class="headline">${renderGitHubMarkdown(limitText(headline, most))}</div>`,
		renderTree(run),
		`<p class="quiet">${renderGitHubMarkdown(`Why: ${startedBy}.`).replace(/<\/?p>/g, "")} ${formatMinute(startedAt)} · ${escapeHtml(spent)}</p>`,
		`<div class="scroll">${drawGraph(stages)}</div>`,
		...stages.map((stage) => renderStage(run, stage, most))
	].join("\n");
}
/** Renders what listeners were told, plain steps, and faults of workflow files, where there are any. */
function renderOther({ events, steps, failures }, most) {
	return [
		...events.map((event) => `<p>${escapeHtml(describeEvent(event))}</p>`),
		...failures.map((failure) => `<p class="failure">GitHub would refuse the workflow: ${escapeHtml(failure)}</p>`),
		...steps.map(({ job, outcome, output }) => `<section class="stage"><h3>Job ${escapeHtml(job)} <small>${escapeHtml(outcome)}</small></h3>${renderPre(limitText(output, most))}</section>`)
	].join("\n");
}
function renderTimeline({ jobs }) {
	return `<h2 id="timeline">Timeline</h2><p class="quiet">Each line is a job. Grey: it waits for a machine. Green: it is at work, and succeeds. Red: it is at work, and fails.</p><div class="scroll">${drawTimeline(jobs)}</div>`;
}
function renderBranches({ branches, defaultBranch }, most) {
	return `<h2 id="changes">Changes</h2>${branches.map(({ name, diff, commits }) => `<h3>${escapeHtml(name)} <small>${commits} ${commits === 1 ? "commit" : "commits"} since ${escapeHtml(defaultBranch)}</small></h3>${renderBranchDiff(diff, most)}`).join("\n") || "<p class=\"quiet\">No branch was changed.</p>"}`;
}
const order = [
	"issue",
	"pull-request",
	"runs-issue",
	"ledger"
];
function renderThreads({ threads, runs }, most) {
	return `<h2 id="threads">Threads</h2>${order.flatMap((kind) => threads.filter((thread) => thread.kind === kind)).map((thread) => renderThreadHtml(thread, {
		runs,
		most
	})).join("\n")}`;
}
function renderJobs({ jobs, requests }, most) {
	const rows = Object.entries(requests.byJob).map(([job, count]) => `<tr><td>${escapeHtml(job)}</td><td class="count">${count}</td><td class="count">${requests.writes[job] ?? 0}</td></tr>`);
	const summaries = jobs.filter(({ summary }) => summary !== "").map(({ name, title, summary }) => renderFold(`Summary of ${escapeHtml(name)} <small>${escapeHtml(title)}</small>`, `<div class="markdown">${renderGitHubMarkdown(limitText(summary, Math.min(most, 65536)))}</div>`));
	return [
		"<h2 id=\"jobs\">Jobs and requests</h2>",
		...jobs.filter((job) => job.errors.length > 0).map(({ name, errors: lines }) => `<p class="failure">${escapeHtml(name)}: ${escapeHtml(limitText(lines.join(" "), most))}</p>`),
		`<table><tr><th>job</th><th>requests</th><th>that write</th></tr>${rows.join("")}</table>`,
		...summaries
	].join("\n");
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

// src/entry/cli/terminal/follow-jobs.ts
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
		return role === workerRole(stage) ? describeStage$1(job, describeWork$1(order, stage)) : describeOther(job, role);
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
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
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
function describeWork$1({ run, task, execution }, stage) {
	return {
		run,
		stage: task,
		execution,
		place: stage?.place,
		worker: stage?.worker ?? "the agent"
	};
}
function describeStage$1(job, work) {
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
			summary: firstLine$1(failure?.message ?? handoff?.summary ?? note ?? "")
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
function firstLine$1(text) {
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

// src/entry/cli/terminal/progress.ts
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
	const room = width - 2 - widthOf$1(start) - 2;
	return `${icon} ${start}${summary === "" ? "" : `: ${cutTo(cleanForTerminal(summary), room)}`}`;
}
/** Returns the status for an outcome that a job left; a job that left none has failed. */
function statusOf(outcome) {
	if (outcome === "waiting") return "waiting";
	const parsed = outcomeSchema.safeParse(outcome);
	return parsed.success ? parsed.data : "failed";
}

// src/entry/cli/terminal/draw-chain.ts
/**
* Draws the stages in the order in which they follow each other: `✔ investigate → ✔ fix` where each needs the one before it, and
* else a line for each stage that names what it needs. The children of each task follow: `↳ split: ✔ 1-api · ✔ 2-docs`.
*/
function drawChain(stages, options) {
	const own = stages.filter(({ parent }) => parent === void 0);
	return [isLine(own) ? drawLine(own, options) : drawList(own, options), ...stages.flatMap(({ name }) => drawChildren(name, stages, options))].join("\n");
}
function drawChildren(name, stages, options) {
	const own = stages.filter(({ parent }) => parent === name);
	if (own.length === 0) return [];
	return wrapNodes(own.map((child) => `${renderIcon(child.status, options)} ${child.name.slice(name.length).replace(/^\//, "")}`), {
		first: `↳ ${name}: `,
		separator: " · ",
		next: "    ",
		width: options.width
	});
}
function isLine(stages) {
	return stages.every(({ needs }, index) => needs.join() === (index === 0 ? "" : stages[index - 1]?.name));
}
function drawLine(stages, options) {
	return wrapNodes(stages.map(({ status, name }) => `${renderIcon(status, options)} ${name}`), {
		first: "",
		separator: " → ",
		next: "  → ",
		width: options.width
	}).join("\n");
}
/** Returns lines that hold the nodes, as many on each as there is room for. */
function wrapNodes(nodes, { first, next, separator, width }) {
	const lines = [];
	let current = "";
	for (const node of nodes) if (current === "") current = `${first}${node}`;
	else if (widthOf$1(current) + widthOf$1(node) + separator.length <= width) current += `${separator}${node}`;
	else {
		lines.push(current);
		current = `${next}${node}`;
	}
	return [...lines, current];
}
function drawList(stages, options) {
	const levels = levelsOf(stages);
	const nodeOf = ({ name, status }) => `${"  ".repeat(levels.get(name) ?? 0)}${renderIcon(status, options)} ${name}`;
	const column = Math.min(options.width - 20, Math.max(...stages.map((stage) => widthOf$1(nodeOf(stage)))));
	return stages.toSorted((a, b) => (levels.get(a.name) ?? 0) - (levels.get(b.name) ?? 0)).map((stage) => {
		if (stage.needs.length === 0) return nodeOf(stage);
		return `${padTo(nodeOf(stage), column)}  ${options.colors.dim(`← ${shorten(stage.needs, options.width - column - 4)}`)}`;
	}).join("\n");
}
function shorten(names, columns) {
	const all = names.join(", ");
	if (all.length <= columns) return all;
	const [first = ""] = names;
	return `${first} and ${names.length - 1} more`;
}
/** Returns how many stages must end, one after another, before each stage. */
function levelsOf(stages) {
	const needs = new Map(stages.map(({ name, needs: own }) => [name, own]));
	const levels = /* @__PURE__ */ new Map();
	const visit = (name) => {
		const known = levels.get(name);
		if (known !== void 0) return known;
		const level = Math.max(-1, ...(needs.get(name) ?? []).map(visit)) + 1;
		levels.set(name, level);
		return level;
	};
	for (const { name } of stages) visit(name);
	return levels;
}

// src/entry/cli/terminal/render-diff.ts
const mostLines$1 = 60;
/** Renders the changes of a branch, in colours. Says how many lines are left out of a long one. */
function renderDiff(diff, { colors }) {
	const lines = diff.split("\n").filter((line) => !/^(?:diff --git|index|---|\+\+\+ \/dev\/null) ?/.test(line) || line.startsWith("--- /dev/null"));
	const shown = lines.slice(0, mostLines$1).map((line) => {
		if (line.startsWith("+++ b/")) return colors.bold(line.slice(6));
		if (line.startsWith("--- /dev/null")) return colors.dim("new file");
		if (line.startsWith("@@")) return colors.cyan(line);
		if (line.startsWith("+")) return colors.green(line);
		return line.startsWith("-") ? colors.red(line) : line;
	});
	const rest = lines.length - shown.length;
	return rest > 0 ? [...shown, colors.dim(`… and ${rest} more lines`)].join("\n") : shown.join("\n");
}

// node_modules/cli-table3/src/debug.js
var require_debug = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	let messages = [];
	let level = 0;
	const debug = (msg, min) => {
		if (level >= min) messages.push(msg);
	};
	debug.WARN = 1;
	debug.INFO = 2;
	debug.DEBUG = 3;
	debug.reset = () => {
		messages = [];
	};
	debug.setDebugLevel = (v) => {
		level = v;
	};
	debug.warn = (msg) => debug(msg, debug.WARN);
	debug.info = (msg) => debug(msg, debug.INFO);
	debug.debug = (msg) => debug(msg, debug.DEBUG);
	debug.debugMessages = () => messages;
	module.exports = debug;
}));

// node_modules/cli-table3/node_modules/ansi-regex/index.js
var require_ansi_regex = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = ({ onlyFirst = false } = {}) => {
		const pattern = ["[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?\\u0007)", "(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-ntqry=><~]))"].join("|");
		return new RegExp(pattern, onlyFirst ? void 0 : "g");
	};
}));

// node_modules/cli-table3/node_modules/strip-ansi/index.js
var require_strip_ansi = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const ansiRegex = require_ansi_regex();
	module.exports = (string) => typeof string === "string" ? string.replace(ansiRegex(), "") : string;
}));

// node_modules/is-fullwidth-code-point/index.js
var require_is_fullwidth_code_point = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const isFullwidthCodePoint = (codePoint) => {
		if (Number.isNaN(codePoint)) return false;
		if (codePoint >= 4352 && (codePoint <= 4447 || codePoint === 9001 || codePoint === 9002 || 11904 <= codePoint && codePoint <= 12871 && codePoint !== 12351 || 12880 <= codePoint && codePoint <= 19903 || 19968 <= codePoint && codePoint <= 42182 || 43360 <= codePoint && codePoint <= 43388 || 44032 <= codePoint && codePoint <= 55203 || 63744 <= codePoint && codePoint <= 64255 || 65040 <= codePoint && codePoint <= 65049 || 65072 <= codePoint && codePoint <= 65131 || 65281 <= codePoint && codePoint <= 65376 || 65504 <= codePoint && codePoint <= 65510 || 110592 <= codePoint && codePoint <= 110593 || 127488 <= codePoint && codePoint <= 127569 || 131072 <= codePoint && codePoint <= 262141)) return true;
		return false;
	};
	module.exports = isFullwidthCodePoint;
	module.exports.default = isFullwidthCodePoint;
}));

// node_modules/cli-table3/node_modules/emoji-regex/index.js
var require_emoji_regex = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function() {
		return /\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62(?:\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74|\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F|\uD83D\uDC68(?:\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68\uD83C\uDFFB|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFE])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83D\uDC68|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D[\uDC66\uDC67])|[\u2695\u2696\u2708]\uFE0F|\uD83D[\uDC66\uDC67]|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|(?:\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708])\uFE0F|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C[\uDFFB-\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFB\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)\uD83C\uDFFB|\uD83E\uDDD1(?:\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1)|(?:\uD83E\uDDD1\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFE])|(?:\uD83E\uDDD1\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB\uDFFC])|\uD83D\uDC69(?:\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFC-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|(?:\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB-\uDFFD])|\uD83D\uDC69\u200D\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D\uDC41\uFE0F\u200D\uD83D\uDDE8|\uD83D\uDC69(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|(?:(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)\uFE0F|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF])\u200D[\u2640\u2642]|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|\u200D[\u2640\u2642])|\uD83C\uDFF4\u200D\u2620)\uFE0F|\uD83D\uDC69\u200D\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08|\uD83D\uDC15\u200D\uD83E\uDDBA|\uD83D\uDC69\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC67|\uD83C\uDDFD\uD83C\uDDF0|\uD83C\uDDF4\uD83C\uDDF2|\uD83C\uDDF6\uD83C\uDDE6|[#\*0-9]\uFE0F\u20E3|\uD83C\uDDE7(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF])|\uD83C\uDDF9(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF])|\uD83C\uDDEA(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA])|\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF7(?:\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC])|\uD83D\uDC69(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF2(?:\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF])|\uD83C\uDDE6(?:\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF])|\uD83C\uDDF0(?:\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF])|\uD83C\uDDED(?:\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA])|\uD83C\uDDE9(?:\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF])|\uD83C\uDDFE(?:\uD83C[\uDDEA\uDDF9])|\uD83C\uDDEC(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE])|\uD83C\uDDF8(?:\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF])|\uD83C\uDDEB(?:\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7])|\uD83C\uDDF5(?:\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE])|\uD83C\uDDFB(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA])|\uD83C\uDDF3(?:\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF])|\uD83C\uDDE8(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF5\uDDF7\uDDFA-\uDDFF])|\uD83C\uDDF1(?:\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE])|\uD83C\uDDFF(?:\uD83C[\uDDE6\uDDF2\uDDFC])|\uD83C\uDDFC(?:\uD83C[\uDDEB\uDDF8])|\uD83C\uDDFA(?:\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF])|\uD83C\uDDEE(?:\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9])|\uD83C\uDDEF(?:\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5])|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u261D\u270A-\u270D]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC70\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDCAA\uDD74\uDD7A\uDD90\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD36\uDDB5\uDDB6\uDDBB\uDDD2-\uDDD5])(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF93\uDFA0-\uDFCA\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF4\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC3E\uDC40\uDC42-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDD7A\uDD95\uDD96\uDDA4\uDDFB-\uDE4F\uDE80-\uDEC5\uDECC\uDED0-\uDED2\uDED5\uDEEB\uDEEC\uDEF4-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])|(?:[#\*0-9\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697\u2699\u269B\u269C\u26A0\u26A1\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299]|\uD83C[\uDC04\uDCCF\uDD70\uDD71\uDD7E\uDD7F\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE02\uDE1A\uDE2F\uDE32-\uDE3A\uDE50\uDE51\uDF00-\uDF21\uDF24-\uDF93\uDF96\uDF97\uDF99-\uDF9B\uDF9E-\uDFF0\uDFF3-\uDFF5\uDFF7-\uDFFF]|\uD83D[\uDC00-\uDCFD\uDCFF-\uDD3D\uDD49-\uDD4E\uDD50-\uDD67\uDD6F\uDD70\uDD73-\uDD7A\uDD87\uDD8A-\uDD8D\uDD90\uDD95\uDD96\uDDA4\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA-\uDE4F\uDE80-\uDEC5\uDECB-\uDED2\uDED5\uDEE0-\uDEE5\uDEE9\uDEEB\uDEEC\uDEF0\uDEF3-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])\uFE0F|(?:[\u261D\u26F9\u270A-\u270D]|\uD83C[\uDF85\uDFC2-\uDFC4\uDFC7\uDFCA-\uDFCC]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66-\uDC78\uDC7C\uDC81-\uDC83\uDC85-\uDC87\uDC8F\uDC91\uDCAA\uDD74\uDD75\uDD7A\uDD90\uDD95\uDD96\uDE45-\uDE47\uDE4B-\uDE4F\uDEA3\uDEB4-\uDEB6\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1F\uDD26\uDD30-\uDD39\uDD3C-\uDD3E\uDDB5\uDDB6\uDDB8\uDDB9\uDDBB\uDDCD-\uDDCF\uDDD1-\uDDDD])/g;
	};
}));

// node_modules/cli-table3/node_modules/string-width/index.js
var require_string_width = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const stripAnsi = require_strip_ansi();
	const isFullwidthCodePoint = require_is_fullwidth_code_point();
	const emojiRegex = require_emoji_regex();
	const stringWidth = (string) => {
		if (typeof string !== "string" || string.length === 0) return 0;
		string = stripAnsi(string);
		if (string.length === 0) return 0;
		string = string.replace(emojiRegex(), "  ");
		let width = 0;
		for (let i = 0; i < string.length; i++) {
			const code = string.codePointAt(i);
			if (code <= 31 || code >= 127 && code <= 159) continue;
			if (code >= 768 && code <= 879) continue;
			if (code > 65535) i++;
			width += isFullwidthCodePoint(code) ? 2 : 1;
		}
		return width;
	};
	module.exports = stringWidth;
	module.exports.default = stringWidth;
}));

// node_modules/cli-table3/src/utils.js
var require_utils = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const stringWidth = require_string_width();
	function codeRegex(capture) {
		return capture ? /\u001b\[((?:\d*;){0,5}\d*)m/g : /\u001b\[(?:\d*;){0,5}\d*m/g;
	}
	function strlen(str) {
		let code = codeRegex();
		return ("" + str).replace(code, "").split("\n").reduce(function(memo, s) {
			return stringWidth(s) > memo ? stringWidth(s) : memo;
		}, 0);
	}
	function repeat(str, times) {
		return Array(times + 1).join(str);
	}
	function pad(str, len, pad, dir) {
		let length = strlen(str);
		if (len + 1 >= length) {
			let padlen = len - length;
			switch (dir) {
				case "right":
					str = repeat(pad, padlen) + str;
					break;
				case "center": {
					let right = Math.ceil(padlen / 2);
					str = repeat(pad, padlen - right) + str + repeat(pad, right);
					break;
				}
				default: str = str + repeat(pad, padlen);
			}
		}
		return str;
	}
	let codeCache = {};
	function addToCodeCache(name, on, off) {
		on = "\x1B[" + on + "m";
		off = "\x1B[" + off + "m";
		codeCache[on] = {
			set: name,
			to: true
		};
		codeCache[off] = {
			set: name,
			to: false
		};
		codeCache[name] = {
			on,
			off
		};
	}
	addToCodeCache("bold", 1, 22);
	addToCodeCache("italics", 3, 23);
	addToCodeCache("underline", 4, 24);
	addToCodeCache("inverse", 7, 27);
	addToCodeCache("strikethrough", 9, 29);
	function updateState(state, controlChars) {
		let controlCode = controlChars[1] ? parseInt(controlChars[1].split(";")[0]) : 0;
		if (controlCode >= 30 && controlCode <= 39 || controlCode >= 90 && controlCode <= 97) {
			state.lastForegroundAdded = controlChars[0];
			return;
		}
		if (controlCode >= 40 && controlCode <= 49 || controlCode >= 100 && controlCode <= 107) {
			state.lastBackgroundAdded = controlChars[0];
			return;
		}
		if (controlCode === 0) {
			for (let i in state)
 /* istanbul ignore else */
			if (Object.prototype.hasOwnProperty.call(state, i)) delete state[i];
			return;
		}
		let info = codeCache[controlChars[0]];
		if (info) state[info.set] = info.to;
	}
	function readState(line) {
		let code = codeRegex(true);
		let controlChars = code.exec(line);
		let state = {};
		while (controlChars !== null) {
			updateState(state, controlChars);
			controlChars = code.exec(line);
		}
		return state;
	}
	function unwindState(state, ret) {
		let lastBackgroundAdded = state.lastBackgroundAdded;
		let lastForegroundAdded = state.lastForegroundAdded;
		delete state.lastBackgroundAdded;
		delete state.lastForegroundAdded;
		Object.keys(state).forEach(function(key) {
			if (state[key]) ret += codeCache[key].off;
		});
		if (lastBackgroundAdded && lastBackgroundAdded != "\x1B[49m") ret += "\x1B[49m";
		if (lastForegroundAdded && lastForegroundAdded != "\x1B[39m") ret += "\x1B[39m";
		return ret;
	}
	function rewindState(state, ret) {
		let lastBackgroundAdded = state.lastBackgroundAdded;
		let lastForegroundAdded = state.lastForegroundAdded;
		delete state.lastBackgroundAdded;
		delete state.lastForegroundAdded;
		Object.keys(state).forEach(function(key) {
			if (state[key]) ret = codeCache[key].on + ret;
		});
		if (lastBackgroundAdded && lastBackgroundAdded != "\x1B[49m") ret = lastBackgroundAdded + ret;
		if (lastForegroundAdded && lastForegroundAdded != "\x1B[39m") ret = lastForegroundAdded + ret;
		return ret;
	}
	function truncateWidth(str, desiredLength) {
		if (str.length === strlen(str)) return str.substr(0, desiredLength);
		while (strlen(str) > desiredLength) str = str.slice(0, -1);
		return str;
	}
	function truncateWidthWithAnsi(str, desiredLength) {
		let code = codeRegex(true);
		let split = str.split(codeRegex());
		let splitIndex = 0;
		let retLen = 0;
		let ret = "";
		let myArray;
		let state = {};
		while (retLen < desiredLength) {
			myArray = code.exec(str);
			let toAdd = split[splitIndex];
			splitIndex++;
			if (retLen + strlen(toAdd) > desiredLength) toAdd = truncateWidth(toAdd, desiredLength - retLen);
			ret += toAdd;
			retLen += strlen(toAdd);
			if (retLen < desiredLength) {
				if (!myArray) break;
				ret += myArray[0];
				updateState(state, myArray);
			}
		}
		return unwindState(state, ret);
	}
	function truncate(str, desiredLength, truncateChar) {
		truncateChar = truncateChar || "…";
		if (strlen(str) <= desiredLength) return str;
		desiredLength -= strlen(truncateChar);
		let ret = truncateWidthWithAnsi(str, desiredLength);
		ret += truncateChar;
		const hrefTag = "\x1B]8;;\x07";
		if (str.includes(hrefTag) && !ret.includes(hrefTag)) ret += hrefTag;
		return ret;
	}
	function defaultOptions() {
		return {
			chars: {
				top: "─",
				"top-mid": "┬",
				"top-left": "┌",
				"top-right": "┐",
				bottom: "─",
				"bottom-mid": "┴",
				"bottom-left": "└",
				"bottom-right": "┘",
				left: "│",
				"left-mid": "├",
				mid: "─",
				"mid-mid": "┼",
				right: "│",
				"right-mid": "┤",
				middle: "│"
			},
			truncate: "…",
			colWidths: [],
			rowHeights: [],
			colAligns: [],
			rowAligns: [],
			style: {
				"padding-left": 1,
				"padding-right": 1,
				head: ["red"],
				border: ["grey"],
				compact: false
			},
			head: []
		};
	}
	function mergeOptions(options, defaults) {
		options = options || {};
		defaults = defaults || defaultOptions();
		let ret = Object.assign({}, defaults, options);
		ret.chars = Object.assign({}, defaults.chars, options.chars);
		ret.style = Object.assign({}, defaults.style, options.style);
		return ret;
	}
	function wordWrap(maxLength, input) {
		let lines = [];
		let split = input.split(/(\s+)/g);
		let line = [];
		let lineLength = 0;
		let whitespace;
		for (let i = 0; i < split.length; i += 2) {
			let word = split[i];
			let newLength = lineLength + strlen(word);
			if (lineLength > 0 && whitespace) newLength += whitespace.length;
			if (newLength > maxLength) {
				if (lineLength !== 0) lines.push(line.join(""));
				line = [word];
				lineLength = strlen(word);
			} else {
				line.push(whitespace || "", word);
				lineLength = newLength;
			}
			whitespace = split[i + 1];
		}
		if (lineLength) lines.push(line.join(""));
		return lines;
	}
	function textWrap(maxLength, input) {
		let lines = [];
		let line = "";
		function pushLine(str, ws) {
			if (line.length && ws) line += ws;
			line += str;
			while (line.length > maxLength) {
				lines.push(line.slice(0, maxLength));
				line = line.slice(maxLength);
			}
		}
		let split = input.split(/(\s+)/g);
		for (let i = 0; i < split.length; i += 2) pushLine(split[i], i && split[i - 1]);
		if (line.length) lines.push(line);
		return lines;
	}
	function multiLineWordWrap(maxLength, input, wrapOnWordBoundary = true) {
		let output = [];
		input = input.split("\n");
		const handler = wrapOnWordBoundary ? wordWrap : textWrap;
		for (let i = 0; i < input.length; i++) output.push.apply(output, handler(maxLength, input[i]));
		return output;
	}
	function colorizeLines(input) {
		let state = {};
		let output = [];
		for (let i = 0; i < input.length; i++) {
			let line = rewindState(state, input[i]);
			state = readState(line);
			let temp = Object.assign({}, state);
			output.push(unwindState(temp, line));
		}
		return output;
	}
	/**
	* Credit: Matheus Sampaio https://github.com/matheussampaio
	*/
	function hyperlink(url, text) {
		const OSC = "\x1B]";
		const BEL = "\x07";
		const SEP = ";";
		return [
			OSC,
			"8",
			SEP,
			SEP,
			url || text,
			BEL,
			text,
			OSC,
			"8",
			SEP,
			SEP,
			BEL
		].join("");
	}
	module.exports = {
		strlen,
		repeat,
		pad,
		truncate,
		mergeOptions,
		wordWrap: multiLineWordWrap,
		colorizeLines,
		hyperlink
	};
}));

// node_modules/@colors/colors/lib/styles.js
var require_styles = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var styles = {};
	module["exports"] = styles;
	var codes = {
		reset: [0, 0],
		bold: [1, 22],
		dim: [2, 22],
		italic: [3, 23],
		underline: [4, 24],
		inverse: [7, 27],
		hidden: [8, 28],
		strikethrough: [9, 29],
		black: [30, 39],
		red: [31, 39],
		green: [32, 39],
		yellow: [33, 39],
		blue: [34, 39],
		magenta: [35, 39],
		cyan: [36, 39],
		white: [37, 39],
		gray: [90, 39],
		grey: [90, 39],
		brightRed: [91, 39],
		brightGreen: [92, 39],
		brightYellow: [93, 39],
		brightBlue: [94, 39],
		brightMagenta: [95, 39],
		brightCyan: [96, 39],
		brightWhite: [97, 39],
		bgBlack: [40, 49],
		bgRed: [41, 49],
		bgGreen: [42, 49],
		bgYellow: [43, 49],
		bgBlue: [44, 49],
		bgMagenta: [45, 49],
		bgCyan: [46, 49],
		bgWhite: [47, 49],
		bgGray: [100, 49],
		bgGrey: [100, 49],
		bgBrightRed: [101, 49],
		bgBrightGreen: [102, 49],
		bgBrightYellow: [103, 49],
		bgBrightBlue: [104, 49],
		bgBrightMagenta: [105, 49],
		bgBrightCyan: [106, 49],
		bgBrightWhite: [107, 49],
		blackBG: [40, 49],
		redBG: [41, 49],
		greenBG: [42, 49],
		yellowBG: [43, 49],
		blueBG: [44, 49],
		magentaBG: [45, 49],
		cyanBG: [46, 49],
		whiteBG: [47, 49]
	};
	Object.keys(codes).forEach(function(key) {
		var val = codes[key];
		var style = styles[key] = [];
		style.open = "\x1B[" + val[0] + "m";
		style.close = "\x1B[" + val[1] + "m";
	});
}));

// node_modules/@colors/colors/lib/system/has-flag.js
var require_has_flag = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function(flag, argv) {
		argv = argv || process.argv;
		var terminatorPos = argv.indexOf("--");
		var prefix = /^-{1,2}/.test(flag) ? "" : "--";
		var pos = argv.indexOf(prefix + flag);
		return pos !== -1 && (terminatorPos === -1 ? true : pos < terminatorPos);
	};
}));

// node_modules/@colors/colors/lib/system/supports-colors.js
var require_supports_colors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var os = __require("os");
	var hasFlag = require_has_flag();
	var env = process.env;
	var forceColor = void 0;
	if (hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false")) forceColor = false;
	else if (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) forceColor = true;
	if ("FORCE_COLOR" in env) forceColor = env.FORCE_COLOR.length === 0 || parseInt(env.FORCE_COLOR, 10) !== 0;
	function translateLevel(level) {
		if (level === 0) return false;
		return {
			level,
			hasBasic: true,
			has256: level >= 2,
			has16m: level >= 3
		};
	}
	function supportsColor(stream) {
		if (forceColor === false) return 0;
		if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) return 3;
		if (hasFlag("color=256")) return 2;
		if (stream && !stream.isTTY && forceColor !== true) return 0;
		var min = forceColor ? 1 : 0;
		if (process.platform === "win32") {
			var osRelease = os.release().split(".");
			if (Number(process.versions.node.split(".")[0]) >= 8 && Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586) return Number(osRelease[2]) >= 14931 ? 3 : 2;
			return 1;
		}
		if ("CI" in env) {
			if ([
				"TRAVIS",
				"CIRCLECI",
				"APPVEYOR",
				"GITLAB_CI"
			].some(function(sign) {
				return sign in env;
			}) || env.CI_NAME === "codeship") return 1;
			return min;
		}
		if ("TEAMCITY_VERSION" in env) return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? 1 : 0;
		if ("TERM_PROGRAM" in env) {
			var version = parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
			switch (env.TERM_PROGRAM) {
				case "iTerm.app": return version >= 3 ? 3 : 2;
				case "Hyper": return 3;
				case "Apple_Terminal": return 2;
			}
		}
		if (/-256(color)?$/i.test(env.TERM)) return 2;
		if (/^screen|^xterm|^vt100|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM)) return 1;
		if ("COLORTERM" in env) return 1;
		if (env.TERM === "dumb") return min;
		return min;
	}
	function getSupportLevel(stream) {
		return translateLevel(supportsColor(stream));
	}
	module.exports = {
		supportsColor: getSupportLevel,
		stdout: getSupportLevel(process.stdout),
		stderr: getSupportLevel(process.stderr)
	};
}));

// node_modules/@colors/colors/lib/custom/trap.js
var require_trap = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function runTheTrap(text, options) {
		var result = "";
		text = text || "Run the trap, drop the bass";
		text = text.split("");
		var trap = {
			a: [
				"@",
				"Ą",
				"Ⱥ",
				"Ʌ",
				"Δ",
				"Λ",
				"Д"
			],
			b: [
				"ß",
				"Ɓ",
				"Ƀ",
				"ɮ",
				"β",
				"฿"
			],
			c: [
				"©",
				"Ȼ",
				"Ͼ"
			],
			d: [
				"Ð",
				"Ɗ",
				"Ԁ",
				"ԁ",
				"Ԃ",
				"ԃ"
			],
			e: [
				"Ë",
				"ĕ",
				"Ǝ",
				"ɘ",
				"Σ",
				"ξ",
				"Ҽ",
				"੬"
			],
			f: ["Ӻ"],
			g: ["ɢ"],
			h: [
				"Ħ",
				"ƕ",
				"Ң",
				"Һ",
				"Ӈ",
				"Ԋ"
			],
			i: ["༏"],
			j: ["Ĵ"],
			k: [
				"ĸ",
				"Ҡ",
				"Ӄ",
				"Ԟ"
			],
			l: ["Ĺ"],
			m: [
				"ʍ",
				"Ӎ",
				"ӎ",
				"Ԡ",
				"ԡ",
				"൩"
			],
			n: [
				"Ñ",
				"ŋ",
				"Ɲ",
				"Ͷ",
				"Π",
				"Ҋ"
			],
			o: [
				"Ø",
				"õ",
				"ø",
				"Ǿ",
				"ʘ",
				"Ѻ",
				"ם",
				"۝",
				"๏"
			],
			p: ["Ƿ", "Ҏ"],
			q: ["্"],
			r: [
				"®",
				"Ʀ",
				"Ȑ",
				"Ɍ",
				"ʀ",
				"Я"
			],
			s: [
				"§",
				"Ϟ",
				"ϟ",
				"Ϩ"
			],
			t: [
				"Ł",
				"Ŧ",
				"ͳ"
			],
			u: ["Ʊ", "Ս"],
			v: ["ט"],
			w: [
				"Ш",
				"Ѡ",
				"Ѽ",
				"൰"
			],
			x: [
				"Ҳ",
				"Ӿ",
				"Ӽ",
				"ӽ"
			],
			y: [
				"¥",
				"Ұ",
				"Ӌ"
			],
			z: ["Ƶ", "ɀ"]
		};
		text.forEach(function(c) {
			c = c.toLowerCase();
			var chars = trap[c] || [" "];
			var rand = Math.floor(Math.random() * chars.length);
			if (typeof trap[c] !== "undefined") result += trap[c][rand];
			else result += c;
		});
		return result;
	};
}));

// node_modules/@colors/colors/lib/custom/zalgo.js
var require_zalgo = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function zalgo(text, options) {
		text = text || "   he is here   ";
		var soul = {
			"up": [
				"̍",
				"̎",
				"̄",
				"̅",
				"̿",
				"̑",
				"̆",
				"̐",
				"͒",
				"͗",
				"͑",
				"̇",
				"̈",
				"̊",
				"͂",
				"̓",
				"̈",
				"͊",
				"͋",
				"͌",
				"̃",
				"̂",
				"̌",
				"͐",
				"̀",
				"́",
				"̋",
				"̏",
				"̒",
				"̓",
				"̔",
				"̽",
				"̉",
				"ͣ",
				"ͤ",
				"ͥ",
				"ͦ",
				"ͧ",
				"ͨ",
				"ͩ",
				"ͪ",
				"ͫ",
				"ͬ",
				"ͭ",
				"ͮ",
				"ͯ",
				"̾",
				"͛",
				"͆",
				"̚"
			],
			"down": [
				"̖",
				"̗",
				"̘",
				"̙",
				"̜",
				"̝",
				"̞",
				"̟",
				"̠",
				"̤",
				"̥",
				"̦",
				"̩",
				"̪",
				"̫",
				"̬",
				"̭",
				"̮",
				"̯",
				"̰",
				"̱",
				"̲",
				"̳",
				"̹",
				"̺",
				"̻",
				"̼",
				"ͅ",
				"͇",
				"͈",
				"͉",
				"͍",
				"͎",
				"͓",
				"͔",
				"͕",
				"͖",
				"͙",
				"͚",
				"̣"
			],
			"mid": [
				"̕",
				"̛",
				"̀",
				"́",
				"͘",
				"̡",
				"̢",
				"̧",
				"̨",
				"̴",
				"̵",
				"̶",
				"͜",
				"͝",
				"͞",
				"͟",
				"͠",
				"͢",
				"̸",
				"̷",
				"͡",
				" ҉"
			]
		};
		var all = [].concat(soul.up, soul.down, soul.mid);
		function randomNumber(range) {
			return Math.floor(Math.random() * range);
		}
		function isChar(character) {
			var bool = false;
			all.filter(function(i) {
				bool = i === character;
			});
			return bool;
		}
		function heComes(text, options) {
			var result = "";
			var counts;
			var l;
			options = options || {};
			options["up"] = typeof options["up"] !== "undefined" ? options["up"] : true;
			options["mid"] = typeof options["mid"] !== "undefined" ? options["mid"] : true;
			options["down"] = typeof options["down"] !== "undefined" ? options["down"] : true;
			options["size"] = typeof options["size"] !== "undefined" ? options["size"] : "maxi";
			text = text.split("");
			for (l in text) {
				if (isChar(l)) continue;
				result = result + text[l];
				counts = {
					"up": 0,
					"down": 0,
					"mid": 0
				};
				switch (options.size) {
					case "mini":
						counts.up = randomNumber(8);
						counts.mid = randomNumber(2);
						counts.down = randomNumber(8);
						break;
					case "maxi":
						counts.up = randomNumber(16) + 3;
						counts.mid = randomNumber(4) + 1;
						counts.down = randomNumber(64) + 3;
						break;
					default:
						counts.up = randomNumber(8) + 1;
						counts.mid = randomNumber(6) / 2;
						counts.down = randomNumber(8) + 1;
				}
				var arr = [
					"up",
					"mid",
					"down"
				];
				for (var d in arr) {
					var index = arr[d];
					for (var i = 0; i <= counts[index]; i++) if (options[index]) result = result + soul[index][randomNumber(soul[index].length)];
				}
			}
			return result;
		}
		return heComes(text, options);
	};
}));

// node_modules/@colors/colors/lib/maps/america.js
var require_america = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function(colors) {
		return function(letter, i, exploded) {
			if (letter === " ") return letter;
			switch (i % 3) {
				case 0: return colors.red(letter);
				case 1: return colors.white(letter);
				case 2: return colors.blue(letter);
			}
		};
	};
}));

// node_modules/@colors/colors/lib/maps/zebra.js
var require_zebra = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function(colors) {
		return function(letter, i, exploded) {
			return i % 2 === 0 ? letter : colors.inverse(letter);
		};
	};
}));

// node_modules/@colors/colors/lib/maps/rainbow.js
var require_rainbow = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function(colors) {
		var rainbowColors = [
			"red",
			"yellow",
			"green",
			"blue",
			"magenta"
		];
		return function(letter, i, exploded) {
			if (letter === " ") return letter;
			else return colors[rainbowColors[i++ % rainbowColors.length]](letter);
		};
	};
}));

// node_modules/@colors/colors/lib/maps/random.js
var require_random = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module["exports"] = function(colors) {
		var available = [
			"underline",
			"inverse",
			"grey",
			"yellow",
			"red",
			"green",
			"blue",
			"white",
			"cyan",
			"magenta",
			"brightYellow",
			"brightRed",
			"brightGreen",
			"brightBlue",
			"brightWhite",
			"brightCyan",
			"brightMagenta"
		];
		return function(letter, i, exploded) {
			return letter === " " ? letter : colors[available[Math.round(Math.random() * (available.length - 2))]](letter);
		};
	};
}));

// node_modules/@colors/colors/lib/colors.js
var require_colors = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var colors = {};
	module["exports"] = colors;
	colors.themes = {};
	var util = __require("util");
	var ansiStyles = colors.styles = require_styles();
	var defineProps = Object.defineProperties;
	var newLineRegex = /* @__PURE__ */ new RegExp(/[\r\n]+/g);
	colors.supportsColor = require_supports_colors().supportsColor;
	if (typeof colors.enabled === "undefined") colors.enabled = colors.supportsColor() !== false;
	colors.enable = function() {
		colors.enabled = true;
	};
	colors.disable = function() {
		colors.enabled = false;
	};
	colors.stripColors = colors.strip = function(str) {
		return ("" + str).replace(/\x1B\[\d+m/g, "");
	};
	colors.stylize = function stylize(str, style) {
		if (!colors.enabled) return str + "";
		var styleMap = ansiStyles[style];
		if (!styleMap && style in colors) return colors[style](str);
		return styleMap.open + str + styleMap.close;
	};
	var matchOperatorsRe = /[|\\{}()[\]^$+*?.]/g;
	var escapeStringRegexp = function(str) {
		if (typeof str !== "string") throw new TypeError("Expected a string");
		return str.replace(matchOperatorsRe, "\\$&");
	};
	function build(_styles) {
		var builder = function builder() {
			return applyStyle.apply(builder, arguments);
		};
		builder._styles = _styles;
		builder.__proto__ = proto;
		return builder;
	}
	var styles = (function() {
		var ret = {};
		ansiStyles.grey = ansiStyles.gray;
		Object.keys(ansiStyles).forEach(function(key) {
			ansiStyles[key].closeRe = new RegExp(escapeStringRegexp(ansiStyles[key].close), "g");
			ret[key] = { get: function() {
				return build(this._styles.concat(key));
			} };
		});
		return ret;
	})();
	var proto = defineProps(function colors() {}, styles);
	function applyStyle() {
		var str = Array.prototype.slice.call(arguments).map(function(arg) {
			if (arg != null && arg.constructor === String) return arg;
			else return util.inspect(arg);
		}).join(" ");
		if (!colors.enabled || !str) return str;
		var newLinesPresent = str.indexOf("\n") != -1;
		var nestedStyles = this._styles;
		var i = nestedStyles.length;
		while (i--) {
			var code = ansiStyles[nestedStyles[i]];
			str = code.open + str.replace(code.closeRe, code.open) + code.close;
			if (newLinesPresent) str = str.replace(newLineRegex, function(match) {
				return code.close + match + code.open;
			});
		}
		return str;
	}
	colors.setTheme = function(theme) {
		if (typeof theme === "string") {
			console.log("colors.setTheme now only accepts an object, not a string.  If you are trying to set a theme from a file, it is now your (the caller's) responsibility to require the file.  The old syntax looked like colors.setTheme(__dirname + '/../themes/generic-logging.js'); The new syntax looks like colors.setTheme(require(__dirname + '/../themes/generic-logging.js'));");
			return;
		}
		for (var style in theme) (function(style) {
			colors[style] = function(str) {
				if (typeof theme[style] === "object") {
					var out = str;
					for (var i in theme[style]) out = colors[theme[style][i]](out);
					return out;
				}
				return colors[theme[style]](str);
			};
		})(style);
	};
	function init() {
		var ret = {};
		Object.keys(styles).forEach(function(name) {
			ret[name] = { get: function() {
				return build([name]);
			} };
		});
		return ret;
	}
	var sequencer = function sequencer(map, str) {
		var exploded = str.split("");
		exploded = exploded.map(map);
		return exploded.join("");
	};
	colors.trap = require_trap();
	colors.zalgo = require_zalgo();
	colors.maps = {};
	colors.maps.america = require_america()(colors);
	colors.maps.zebra = require_zebra()(colors);
	colors.maps.rainbow = require_rainbow()(colors);
	colors.maps.random = require_random()(colors);
	for (var map in colors.maps) (function(map) {
		colors[map] = function(str) {
			return sequencer(colors.maps[map], str);
		};
	})(map);
	defineProps(colors, init());
}));

// node_modules/@colors/colors/safe.js
var require_safe = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var colors = require_colors();
	module["exports"] = colors;
}));

// node_modules/cli-table3/src/cell.js
var require_cell = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { info, debug } = require_debug();
	const utils = require_utils();
	var Cell = class Cell {
		/**
		* A representation of a cell within the table.
		* Implementations must have `init` and `draw` methods,
		* as well as `colSpan`, `rowSpan`, `desiredHeight` and `desiredWidth` properties.
		* @param options
		* @constructor
		*/
		constructor(options) {
			this.setOptions(options);
			/**
			* Each cell will have it's `x` and `y` values set by the `layout-manager` prior to
			* `init` being called;
			* @type {Number}
			*/
			this.x = null;
			this.y = null;
		}
		setOptions(options) {
			if ([
				"boolean",
				"number",
				"bigint",
				"string"
			].indexOf(typeof options) !== -1) options = { content: "" + options };
			options = options || {};
			this.options = options;
			let content = options.content;
			if ([
				"boolean",
				"number",
				"bigint",
				"string"
			].indexOf(typeof content) !== -1) this.content = String(content);
			else if (!content) this.content = this.options.href || "";
			else throw new Error("Content needs to be a primitive, got: " + typeof content);
			this.colSpan = options.colSpan || 1;
			this.rowSpan = options.rowSpan || 1;
			if (this.options.href) Object.defineProperty(this, "href", { get() {
				return this.options.href;
			} });
		}
		mergeTableOptions(tableOptions, cells) {
			this.cells = cells;
			let optionsChars = this.options.chars || {};
			let tableChars = tableOptions.chars;
			let chars = this.chars = {};
			CHAR_NAMES.forEach(function(name) {
				setOption(optionsChars, tableChars, name, chars);
			});
			this.truncate = this.options.truncate || tableOptions.truncate;
			let style = this.options.style = this.options.style || {};
			let tableStyle = tableOptions.style;
			setOption(style, tableStyle, "padding-left", this);
			setOption(style, tableStyle, "padding-right", this);
			this.head = style.head || tableStyle.head;
			this.border = style.border || tableStyle.border;
			this.fixedWidth = tableOptions.colWidths[this.x];
			this.lines = this.computeLines(tableOptions);
			this.desiredWidth = utils.strlen(this.content) + this.paddingLeft + this.paddingRight;
			this.desiredHeight = this.lines.length;
		}
		computeLines(tableOptions) {
			const tableWordWrap = tableOptions.wordWrap || tableOptions.textWrap;
			const { wordWrap = tableWordWrap } = this.options;
			if (this.fixedWidth && wordWrap) {
				this.fixedWidth -= this.paddingLeft + this.paddingRight;
				if (this.colSpan) {
					let i = 1;
					while (i < this.colSpan) {
						this.fixedWidth += tableOptions.colWidths[this.x + i];
						i++;
					}
				}
				const { wrapOnWordBoundary: tableWrapOnWordBoundary = true } = tableOptions;
				const { wrapOnWordBoundary = tableWrapOnWordBoundary } = this.options;
				return this.wrapLines(utils.wordWrap(this.fixedWidth, this.content, wrapOnWordBoundary));
			}
			return this.wrapLines(this.content.split("\n"));
		}
		wrapLines(computedLines) {
			const lines = utils.colorizeLines(computedLines);
			if (this.href) return lines.map((line) => utils.hyperlink(this.href, line));
			return lines;
		}
		/**
		* Initializes the Cells data structure.
		*
		* @param tableOptions - A fully populated set of tableOptions.
		* In addition to the standard default values, tableOptions must have fully populated the
		* `colWidths` and `rowWidths` arrays. Those arrays must have lengths equal to the number
		* of columns or rows (respectively) in this table, and each array item must be a Number.
		*
		*/
		init(tableOptions) {
			let x = this.x;
			let y = this.y;
			this.widths = tableOptions.colWidths.slice(x, x + this.colSpan);
			this.heights = tableOptions.rowHeights.slice(y, y + this.rowSpan);
			this.width = this.widths.reduce(sumPlusOne, -1);
			this.height = this.heights.reduce(sumPlusOne, -1);
			this.hAlign = this.options.hAlign || tableOptions.colAligns[x];
			this.vAlign = this.options.vAlign || tableOptions.rowAligns[y];
			this.drawRight = x + this.colSpan == tableOptions.colWidths.length;
		}
		/**
		* Draws the given line of the cell.
		* This default implementation defers to methods `drawTop`, `drawBottom`, `drawLine` and `drawEmpty`.
		* @param lineNum - can be `top`, `bottom` or a numerical line number.
		* @param spanningCell - will be a number if being called from a RowSpanCell, and will represent how
		* many rows below it's being called from. Otherwise it's undefined.
		* @returns {String} The representation of this line.
		*/
		draw(lineNum, spanningCell) {
			if (lineNum == "top") return this.drawTop(this.drawRight);
			if (lineNum == "bottom") return this.drawBottom(this.drawRight);
			let content = utils.truncate(this.content, 10, this.truncate);
			if (!lineNum) info(`${this.y}-${this.x}: ${this.rowSpan - lineNum}x${this.colSpan} Cell ${content}`);
			let padLen = Math.max(this.height - this.lines.length, 0);
			let padTop;
			switch (this.vAlign) {
				case "center":
					padTop = Math.ceil(padLen / 2);
					break;
				case "bottom":
					padTop = padLen;
					break;
				default: padTop = 0;
			}
			if (lineNum < padTop || lineNum >= padTop + this.lines.length) return this.drawEmpty(this.drawRight, spanningCell);
			let forceTruncation = this.lines.length > this.height && lineNum + 1 >= this.height;
			return this.drawLine(lineNum - padTop, this.drawRight, forceTruncation, spanningCell);
		}
		/**
		* Renders the top line of the cell.
		* @param drawRight - true if this method should render the right edge of the cell.
		* @returns {String}
		*/
		drawTop(drawRight) {
			let content = [];
			if (this.cells) this.widths.forEach(function(width, index) {
				content.push(this._topLeftChar(index));
				content.push(utils.repeat(this.chars[this.y == 0 ? "top" : "mid"], width));
			}, this);
			else {
				content.push(this._topLeftChar(0));
				content.push(utils.repeat(this.chars[this.y == 0 ? "top" : "mid"], this.width));
			}
			if (drawRight) content.push(this.chars[this.y == 0 ? "topRight" : "rightMid"]);
			return this.wrapWithStyleColors("border", content.join(""));
		}
		_topLeftChar(offset) {
			let x = this.x + offset;
			let leftChar;
			if (this.y == 0) leftChar = x == 0 ? "topLeft" : offset == 0 ? "topMid" : "top";
			else if (x == 0) leftChar = "leftMid";
			else {
				leftChar = offset == 0 ? "midMid" : "bottomMid";
				if (this.cells) {
					if (this.cells[this.y - 1][x] instanceof Cell.ColSpanCell) leftChar = offset == 0 ? "topMid" : "mid";
					if (offset == 0) {
						let i = 1;
						while (this.cells[this.y][x - i] instanceof Cell.ColSpanCell) i++;
						if (this.cells[this.y][x - i] instanceof Cell.RowSpanCell) leftChar = "leftMid";
					}
				}
			}
			return this.chars[leftChar];
		}
		wrapWithStyleColors(styleProperty, content) {
			if (this[styleProperty] && this[styleProperty].length) try {
				let colors = require_safe();
				for (let i = this[styleProperty].length - 1; i >= 0; i--) colors = colors[this[styleProperty][i]];
				return colors(content);
			} catch (e) {
				return content;
			}
			else return content;
		}
		/**
		* Renders a line of text.
		* @param lineNum - Which line of text to render. This is not necessarily the line within the cell.
		* There may be top-padding above the first line of text.
		* @param drawRight - true if this method should render the right edge of the cell.
		* @param forceTruncationSymbol - `true` if the rendered text should end with the truncation symbol even
		* if the text fits. This is used when the cell is vertically truncated. If `false` the text should
		* only include the truncation symbol if the text will not fit horizontally within the cell width.
		* @param spanningCell - a number of if being called from a RowSpanCell. (how many rows below). otherwise undefined.
		* @returns {String}
		*/
		drawLine(lineNum, drawRight, forceTruncationSymbol, spanningCell) {
			let left = this.chars[this.x == 0 ? "left" : "middle"];
			if (this.x && spanningCell && this.cells) {
				let cellLeft = this.cells[this.y + spanningCell][this.x - 1];
				while (cellLeft instanceof ColSpanCell) cellLeft = this.cells[cellLeft.y][cellLeft.x - 1];
				if (!(cellLeft instanceof RowSpanCell)) left = this.chars["rightMid"];
			}
			let leftPadding = utils.repeat(" ", this.paddingLeft);
			let right = drawRight ? this.chars["right"] : "";
			let rightPadding = utils.repeat(" ", this.paddingRight);
			let line = this.lines[lineNum];
			let len = this.width - (this.paddingLeft + this.paddingRight);
			if (forceTruncationSymbol) line += this.truncate || "…";
			let content = utils.truncate(line, len, this.truncate);
			content = utils.pad(content, len, " ", this.hAlign);
			content = leftPadding + content + rightPadding;
			return this.stylizeLine(left, content, right);
		}
		stylizeLine(left, content, right) {
			left = this.wrapWithStyleColors("border", left);
			right = this.wrapWithStyleColors("border", right);
			if (this.y === 0) content = this.wrapWithStyleColors("head", content);
			return left + content + right;
		}
		/**
		* Renders the bottom line of the cell.
		* @param drawRight - true if this method should render the right edge of the cell.
		* @returns {String}
		*/
		drawBottom(drawRight) {
			let left = this.chars[this.x == 0 ? "bottomLeft" : "bottomMid"];
			let content = utils.repeat(this.chars.bottom, this.width);
			let right = drawRight ? this.chars["bottomRight"] : "";
			return this.wrapWithStyleColors("border", left + content + right);
		}
		/**
		* Renders a blank line of text within the cell. Used for top and/or bottom padding.
		* @param drawRight - true if this method should render the right edge of the cell.
		* @param spanningCell - a number of if being called from a RowSpanCell. (how many rows below). otherwise undefined.
		* @returns {String}
		*/
		drawEmpty(drawRight, spanningCell) {
			let left = this.chars[this.x == 0 ? "left" : "middle"];
			if (this.x && spanningCell && this.cells) {
				let cellLeft = this.cells[this.y + spanningCell][this.x - 1];
				while (cellLeft instanceof ColSpanCell) cellLeft = this.cells[cellLeft.y][cellLeft.x - 1];
				if (!(cellLeft instanceof RowSpanCell)) left = this.chars["rightMid"];
			}
			let right = drawRight ? this.chars["right"] : "";
			let content = utils.repeat(" ", this.width);
			return this.stylizeLine(left, content, right);
		}
	};
	var ColSpanCell = class {
		/**
		* A Cell that doesn't do anything. It just draws empty lines.
		* Used as a placeholder in column spanning.
		* @constructor
		*/
		constructor() {}
		draw(lineNum) {
			if (typeof lineNum === "number") debug(`${this.y}-${this.x}: 1x1 ColSpanCell`);
			return "";
		}
		init() {}
		mergeTableOptions() {}
	};
	var RowSpanCell = class {
		/**
		* A placeholder Cell for a Cell that spans multiple rows.
		* It delegates rendering to the original cell, but adds the appropriate offset.
		* @param originalCell
		* @constructor
		*/
		constructor(originalCell) {
			this.originalCell = originalCell;
		}
		init(tableOptions) {
			let y = this.y;
			let originalY = this.originalCell.y;
			this.cellOffset = y - originalY;
			this.offset = findDimension(tableOptions.rowHeights, originalY, this.cellOffset);
		}
		draw(lineNum) {
			if (lineNum == "top") return this.originalCell.draw(this.offset, this.cellOffset);
			if (lineNum == "bottom") return this.originalCell.draw("bottom");
			debug(`${this.y}-${this.x}: 1x${this.colSpan} RowSpanCell for ${this.originalCell.content}`);
			return this.originalCell.draw(this.offset + 1 + lineNum);
		}
		mergeTableOptions() {}
	};
	function firstDefined(...args) {
		return args.filter((v) => v !== void 0 && v !== null).shift();
	}
	function setOption(objA, objB, nameB, targetObj) {
		let nameA = nameB.split("-");
		if (nameA.length > 1) {
			nameA[1] = nameA[1].charAt(0).toUpperCase() + nameA[1].substr(1);
			nameA = nameA.join("");
			targetObj[nameA] = firstDefined(objA[nameA], objA[nameB], objB[nameA], objB[nameB]);
		} else targetObj[nameB] = firstDefined(objA[nameB], objB[nameB]);
	}
	function findDimension(dimensionTable, startingIndex, span) {
		let ret = dimensionTable[startingIndex];
		for (let i = 1; i < span; i++) ret += 1 + dimensionTable[startingIndex + i];
		return ret;
	}
	function sumPlusOne(a, b) {
		return a + b + 1;
	}
	let CHAR_NAMES = [
		"top",
		"top-mid",
		"top-left",
		"top-right",
		"bottom",
		"bottom-mid",
		"bottom-left",
		"bottom-right",
		"left",
		"left-mid",
		"mid",
		"mid-mid",
		"right",
		"right-mid",
		"middle"
	];
	module.exports = Cell;
	module.exports.ColSpanCell = ColSpanCell;
	module.exports.RowSpanCell = RowSpanCell;
}));

// node_modules/cli-table3/src/layout-manager.js
var require_layout_manager = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { warn, debug } = require_debug();
	const Cell = require_cell();
	const { ColSpanCell, RowSpanCell } = Cell;
	(function() {
		function next(alloc, col) {
			if (alloc[col] > 0) return next(alloc, col + 1);
			return col;
		}
		function layoutTable(table) {
			let alloc = {};
			table.forEach(function(row, rowIndex) {
				let col = 0;
				row.forEach(function(cell) {
					cell.y = rowIndex;
					cell.x = rowIndex ? next(alloc, col) : col;
					const rowSpan = cell.rowSpan || 1;
					const colSpan = cell.colSpan || 1;
					if (rowSpan > 1) for (let cs = 0; cs < colSpan; cs++) alloc[cell.x + cs] = rowSpan;
					col = cell.x + colSpan;
				});
				Object.keys(alloc).forEach((idx) => {
					alloc[idx]--;
					if (alloc[idx] < 1) delete alloc[idx];
				});
			});
		}
		function maxWidth(table) {
			let mw = 0;
			table.forEach(function(row) {
				row.forEach(function(cell) {
					mw = Math.max(mw, cell.x + (cell.colSpan || 1));
				});
			});
			return mw;
		}
		function maxHeight(table) {
			return table.length;
		}
		function cellsConflict(cell1, cell2) {
			let yMin1 = cell1.y;
			let yMax1 = cell1.y - 1 + (cell1.rowSpan || 1);
			let yMin2 = cell2.y;
			let yConflict = !(yMin1 > cell2.y - 1 + (cell2.rowSpan || 1) || yMin2 > yMax1);
			let xMin1 = cell1.x;
			let xMax1 = cell1.x - 1 + (cell1.colSpan || 1);
			let xMin2 = cell2.x;
			let xConflict = !(xMin1 > cell2.x - 1 + (cell2.colSpan || 1) || xMin2 > xMax1);
			return yConflict && xConflict;
		}
		function conflictExists(rows, x, y) {
			let i_max = Math.min(rows.length - 1, y);
			let cell = {
				x,
				y
			};
			for (let i = 0; i <= i_max; i++) {
				let row = rows[i];
				for (let j = 0; j < row.length; j++) if (cellsConflict(cell, row[j])) return true;
			}
			return false;
		}
		function allBlank(rows, y, xMin, xMax) {
			for (let x = xMin; x < xMax; x++) if (conflictExists(rows, x, y)) return false;
			return true;
		}
		function addRowSpanCells(table) {
			table.forEach(function(row, rowIndex) {
				row.forEach(function(cell) {
					for (let i = 1; i < cell.rowSpan; i++) {
						let rowSpanCell = new RowSpanCell(cell);
						rowSpanCell.x = cell.x;
						rowSpanCell.y = cell.y + i;
						rowSpanCell.colSpan = cell.colSpan;
						insertCell(rowSpanCell, table[rowIndex + i]);
					}
				});
			});
		}
		function addColSpanCells(cellRows) {
			for (let rowIndex = cellRows.length - 1; rowIndex >= 0; rowIndex--) {
				let cellColumns = cellRows[rowIndex];
				for (let columnIndex = 0; columnIndex < cellColumns.length; columnIndex++) {
					let cell = cellColumns[columnIndex];
					for (let k = 1; k < cell.colSpan; k++) {
						let colSpanCell = new ColSpanCell();
						colSpanCell.x = cell.x + k;
						colSpanCell.y = cell.y;
						cellColumns.splice(columnIndex + 1, 0, colSpanCell);
					}
				}
			}
		}
		function insertCell(cell, row) {
			let x = 0;
			while (x < row.length && row[x].x < cell.x) x++;
			row.splice(x, 0, cell);
		}
		function fillInTable(table) {
			let h_max = maxHeight(table);
			let w_max = maxWidth(table);
			debug(`Max rows: ${h_max}; Max cols: ${w_max}`);
			for (let y = 0; y < h_max; y++) for (let x = 0; x < w_max; x++) if (!conflictExists(table, x, y)) {
				let opts = {
					x,
					y,
					colSpan: 1,
					rowSpan: 1
				};
				x++;
				while (x < w_max && !conflictExists(table, x, y)) {
					opts.colSpan++;
					x++;
				}
				let y2 = y + 1;
				while (y2 < h_max && allBlank(table, y2, opts.x, opts.x + opts.colSpan)) {
					opts.rowSpan++;
					y2++;
				}
				let cell = new Cell(opts);
				cell.x = opts.x;
				cell.y = opts.y;
				warn(`Missing cell at ${cell.y}-${cell.x}.`);
				insertCell(cell, table[y]);
			}
		}
		function generateCells(rows) {
			return rows.map(function(row) {
				if (!Array.isArray(row)) {
					let key = Object.keys(row)[0];
					row = row[key];
					if (Array.isArray(row)) {
						row = row.slice();
						row.unshift(key);
					} else row = [key, row];
				}
				return row.map(function(cell) {
					return new Cell(cell);
				});
			});
		}
		function makeTableLayout(rows) {
			let cellRows = generateCells(rows);
			layoutTable(cellRows);
			fillInTable(cellRows);
			addRowSpanCells(cellRows);
			addColSpanCells(cellRows);
			return cellRows;
		}
		module.exports = {
			makeTableLayout,
			layoutTable,
			addRowSpanCells,
			maxWidth,
			fillInTable,
			computeWidths: makeComputeWidths("colSpan", "desiredWidth", "x", 1),
			computeHeights: makeComputeWidths("rowSpan", "desiredHeight", "y", 1)
		};
	})();
	function makeComputeWidths(colSpan, desiredWidth, x, forcedMin) {
		return function(vals, table) {
			let result = [];
			let spanners = [];
			let auto = {};
			table.forEach(function(row) {
				row.forEach(function(cell) {
					if ((cell[colSpan] || 1) > 1) spanners.push(cell);
					else result[cell[x]] = Math.max(result[cell[x]] || 0, cell[desiredWidth] || 0, forcedMin);
				});
			});
			vals.forEach(function(val, index) {
				if (typeof val === "number") result[index] = val;
			});
			for (let k = spanners.length - 1; k >= 0; k--) {
				let cell = spanners[k];
				let span = cell[colSpan];
				let col = cell[x];
				let existingWidth = result[col];
				let editableCols = typeof vals[col] === "number" ? 0 : 1;
				if (typeof existingWidth === "number") for (let i = 1; i < span; i++) {
					existingWidth += 1 + result[col + i];
					if (typeof vals[col + i] !== "number") editableCols++;
				}
				else {
					existingWidth = desiredWidth === "desiredWidth" ? cell.desiredWidth - 1 : 1;
					if (!auto[col] || auto[col] < existingWidth) auto[col] = existingWidth;
				}
				if (cell[desiredWidth] > existingWidth) {
					let i = 0;
					while (editableCols > 0 && cell[desiredWidth] > existingWidth) {
						if (typeof vals[col + i] !== "number") {
							let dif = Math.round((cell[desiredWidth] - existingWidth) / editableCols);
							existingWidth += dif;
							result[col + i] += dif;
							editableCols--;
						}
						i++;
					}
				}
			}
			Object.assign(vals, result, auto);
			for (let j = 0; j < vals.length; j++) vals[j] = Math.max(forcedMin, vals[j] || 0);
		};
	}
}));

// node_modules/cli-table3/src/table.js
var require_table = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const debug = require_debug();
	const utils = require_utils();
	const tableLayout = require_layout_manager();
	var Table = class extends Array {
		constructor(opts) {
			super();
			const options = utils.mergeOptions(opts);
			Object.defineProperty(this, "options", {
				value: options,
				enumerable: options.debug
			});
			if (options.debug) {
				switch (typeof options.debug) {
					case "boolean":
						debug.setDebugLevel(debug.WARN);
						break;
					case "number":
						debug.setDebugLevel(options.debug);
						break;
					case "string":
						debug.setDebugLevel(parseInt(options.debug, 10));
						break;
					default:
						debug.setDebugLevel(debug.WARN);
						debug.warn(`Debug option is expected to be boolean, number, or string. Received a ${typeof options.debug}`);
				}
				Object.defineProperty(this, "messages", { get() {
					return debug.debugMessages();
				} });
			}
		}
		toString() {
			let array = this;
			let headersPresent = this.options.head && this.options.head.length;
			if (headersPresent) {
				array = [this.options.head];
				if (this.length) array.push.apply(array, this);
			} else this.options.style.head = [];
			let cells = tableLayout.makeTableLayout(array);
			cells.forEach(function(row) {
				row.forEach(function(cell) {
					cell.mergeTableOptions(this.options, cells);
				}, this);
			}, this);
			tableLayout.computeWidths(this.options.colWidths, cells);
			tableLayout.computeHeights(this.options.rowHeights, cells);
			cells.forEach(function(row) {
				row.forEach(function(cell) {
					cell.init(this.options);
				}, this);
			}, this);
			let result = [];
			for (let rowIndex = 0; rowIndex < cells.length; rowIndex++) {
				let row = cells[rowIndex];
				let heightOfRow = this.options.rowHeights[rowIndex];
				if (rowIndex === 0 || !this.options.style.compact || rowIndex == 1 && headersPresent) doDraw(row, "top", result);
				for (let lineNum = 0; lineNum < heightOfRow; lineNum++) doDraw(row, lineNum, result);
				if (rowIndex + 1 == cells.length) doDraw(row, "bottom", result);
			}
			return result.join("\n");
		}
		get width() {
			return this.toString().split("\n")[0].length;
		}
	};
	Table.reset = () => debug.reset();
	function doDraw(row, lineNum, result) {
		let line = [];
		row.forEach(function(cell) {
			line.push(cell.draw(lineNum));
		});
		let str = line.join("");
		if (str.length) result.push(str);
	}
	module.exports = Table;
}));

// node_modules/cli-table3/index.js
var require_cli_table3 = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_table();
}));

// src/entry/cli/terminal/render-table.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** A column is not made narrower than its longest word, as long as that word is no longer than this. */
const longestWord = 16;
/** The columns that a cell needs beside its text: a border and a blank on either side. */
const frame = 3;
/** Renders a table that fits the terminal: long cells are broken between words, and columns that are empty are left out. */
function renderTable(table, { width, colors }) {
	const { head, rows } = dropEmptyColumns(table);
	const columns = head.map((title, index) => Math.max(widthOf$1(title), ...rows.map((row) => widthOf$1(row[index] ?? "")), 1));
	const widths = shrink(columns, {
		words: head.map((title, index) => longestIn([title, ...rows.map((row) => row[index] ?? "")])),
		room: width - 1 - frame * columns.length
	});
	const drawn = new import_cli_table3.default({
		head: head.map((title) => colors.bold(title)),
		colWidths: widths.map((text) => text + 2),
		wordWrap: true,
		style: {
			head: [],
			border: []
		}
	});
	for (const row of rows) drawn.push([...row]);
	return drawn.toString();
}
function dropEmptyColumns({ head, rows }) {
	const isUsed = head.map((_, index) => rows.some((row) => (row[index] ?? "").trim() !== ""));
	const pick = (cells) => cells.filter((_, index) => isUsed[index]);
	return {
		head: pick(head),
		rows: rows.map(pick)
	};
}
function longestIn(cells) {
	return Math.min(longestWord, Math.max(...cells.flatMap((cell) => cell.split(/\s/)).map(widthOf$1)));
}
/** Makes the columns that can be broken narrower, the widest first, until all fit. Where that does not suffice, words are cut. */
function shrink(columns, { words, room }) {
	const widths = [...columns];
	const floor = (index) => words.reduce((sum, one) => sum + one, 0) > room ? 4 : words[index] ?? 4;
	while (widths.reduce((sum, one) => sum + one, 0) > room) {
		const spare = widths.map((width, index) => width > floor(index) ? width : 0);
		const widest = Math.max(...spare);
		if (widest === 0) break;
		widths[spare.indexOf(widest)] = widest - 1;
	}
	return widths;
}

// src/entry/cli/terminal/render-markdown.ts
const markdown = new ne({ gfm: true });
/** Renders Markdown for a terminal as a person would read it: folds are closed, hidden comments vanish, and graphs are left out. */
function renderMarkdown(text, options) {
	if (isTangled(text)) return wrapText(text, options.width);
	return renderBlocks(markdown.lexer(text), options);
}
/** Renders Markdown of one line. */
function renderInlineMarkdown(text, options) {
	return isTangled(text) ? text : renderInline(markdown.Lexer.lexInline(text), options);
}
function renderBlocks(tokens, options) {
	let depth = 0;
	const blocks = [];
	for (const token of tokens) if (token.type === "html") {
		const change = countFolds(token.raw);
		if (depth === 0) blocks.push(renderHtml(token.raw, options));
		depth = Math.max(0, depth + change);
	} else if (depth === 0) blocks.push(renderBlock(token, options));
	return blocks.filter((block) => block.trim() !== "").join("\n\n");
}
const narrowest$1 = 20;
/** Returns the options for what is set in. Below some width nothing can be read, so text in many quotes goes over the edge. */
function narrow(options, columns) {
	return {
		...options,
		width: Math.max(narrowest$1, options.width - columns)
	};
}
function countFolds(html) {
	return (html.match(/<details\b/gi)?.length ?? 0) - (html.match(/<\/details>/gi)?.length ?? 0);
}
/** Renders HTML as far as it has words: the title of a fold, with a hint that there is more, and text without tags. */
function renderHtml(html, { colors }) {
	const title = /<summary>([\s\S]*?)<\/summary>/i.exec(html)?.[1];
	if (title !== void 0) return colors.dim(`▸ ${stripTags(title)} (folded)`);
	return stripTags(html);
}
function stripTags(html) {
	return unescapeEntities(html.replace(/<!--[\s\S]*?-->/g, "").replace(/<\/?[a-z][^>]*>/gi, "")).trim();
}
const entities = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	"#39": "'",
	nbsp: " ",
	emsp: "  "
};
function unescapeEntities(text) {
	return text.replace(/&(#39|amp|lt|gt|quot|nbsp|emsp);/g, (whole, name) => entities[name] ?? whole);
}
function renderBlock(token, options) {
	const { colors, width } = options;
	switch (token.type) {
		case "heading": return colors.bold(wrapText(renderInline(token.tokens ?? [], options), width));
		case "paragraph":
		case "text": return wrapText(renderInline(token.tokens ?? [token], options), width);
		case "blockquote": return prefixLines(renderBlocks(token.tokens ?? [], narrow(options, 2)), colors.dim("│ "));
		case "code": return renderCode(token, options);
		case "list": return renderList(token, options);
		case "table": return renderTableToken(token, options);
		case "hr": return colors.dim("─".repeat(Math.min(20, width)));
		default: return "";
	}
}
function renderCode({ lang, text }, { colors, width }) {
	if (lang === "mermaid") return "";
	return prefixLines(wrapText(text, width - 4), "    ").split("\n").map((line) => colors.cyan(line)).join("\n");
}
function renderList({ items, ordered, start }, options) {
	return items.map((item, index) => {
		const bullet = ordered ? `${Number(start || 1) + index}. ` : "• ";
		return `${bullet}${prefixLines(renderBlocks(item.tokens, narrow(options, bullet.length)), " ".repeat(bullet.length)).slice(bullet.length)}`;
	}).join("\n");
}
function renderTableToken({ header, rows }, options) {
	const isShown = header.map(({ text }) => text !== "links");
	const cellsOf = (cells) => cells.filter((_, index) => isShown[index]).map(({ tokens }) => renderInline(tokens, options));
	return renderTable({
		head: cellsOf(header),
		rows: rows.map(cellsOf)
	}, options);
}
function renderInline(tokens, options) {
	return tokens.map((token) => renderSpan(token, options)).join("");
}
function renderSpan(token, options) {
	const { colors } = options;
	const inner = () => renderInline("tokens" in token ? token.tokens ?? [] : [], options);
	switch (token.type) {
		case "strong": return colors.bold(inner());
		case "em": return colors.italic(inner());
		case "del": return colors.strikethrough(inner());
		case "codespan": return colors.cyan(unescapeEntities(token.text));
		case "br": return "\n";
		case "link": return renderLink(inner(), token.href, options);
		case "image": return `[picture: ${token.text}]`;
		case "html": return "";
		case "text": return "tokens" in token && token.tokens !== void 0 ? inner() : unescapeEntities(token.text);
		default: return "text" in token ? unescapeEntities(String(token.text)) : token.raw;
	}
}
/** Renders a link with its address, unless it leads to the local GitHub, which is gone when people read this. */
function renderLink(text, href, { colors }) {
	if (/^https?:\/\/(?:[\w.-]*\.)?localhost(?:[:/]|$)/i.test(href) || text === href || !/^(?:https?|mailto):/i.test(href)) return text;
	return `${text} ${colors.dim(`(${href})`)}`;
}

// src/entry/cli/terminal/render-thread.ts
/** The most comments of one thread that are printed. */
const mostShown = 12;
/** Renders the comments of an issue or pull request. Comments that GitHub folds, and those that are like the one before, are counted. */
function renderComments({ comments }, options) {
	const groups = groupComments(comments);
	const shown = groups.slice(0, mostShown).map((group) => renderGroup(group, options));
	const rest = groups.slice(mostShown).reduce((sum, { more }) => sum + 1 + more, 0);
	const note = rest === 0 ? [] : [options.colors.dim(`▸ ${rest} more comments are not shown`)];
	return [...shown, ...note].join("\n\n");
}
/** Puts comments that follow each other and look alike together. */
function groupComments(comments) {
	const groups = [];
	for (const comment of comments) {
		const last = groups.at(-1);
		if (last !== void 0 && isLike(last.first, comment)) groups[groups.length - 1] = {
			...last,
			more: last.more + 1
		};
		else groups.push({
			first: comment,
			more: 0
		});
	}
	return groups;
}
function isLike(a, b) {
	if (a.author !== b.author || a.isMinimised !== b.isMinimised) return false;
	if (a.isMinimised) return true;
	const [words, others] = [wordsOf(a.body), wordsOf(b.body)];
	return [...words].filter((word) => others.has(word)).length / Math.max(words.size, others.size, 1) >= .8;
}
function wordsOf(body) {
	const visible = body.replace(/<!--[\s\S]*?-->/g, "").replace(/https?:\S+/g, "");
	return new Set(visible.match(/\p{L}+/gu) ?? []);
}
function renderGroup({ first, more }, options) {
	const { colors } = options;
	if (first.isMinimised) {
		const what = more === 0 ? "1 comment is folded: it shows" : `${more + 1} comments are folded: they show`;
		return colors.dim(`▸ ${what} how the run came to its end`);
	}
	const body = renderMarkdown(first.body, {
		...options,
		width: options.width - 2
	});
	const also = more === 0 ? "" : `\n\n${colors.dim(`▸ ${more} more ${more === 1 ? "comment" : "comments"} like this one`)}`;
	return `${colors.bold(`${first.author} commented`)}\n\n${wrapText(body, options.width)}${also}`;
}

// src/entry/cli/terminal/render-report.ts
/** Renders what happened for a terminal: the runs, their changes and pull requests, the threads, and what to do next. */
function renderReport(report, options) {
	const clean = cleanTexts(report);
	const sections = [
		section("What happened", [...clean.runs.map((run) => renderRun(run, clean, options)), ...renderRest(clean, options)]),
		...clean.branches.map(({ name, diff }) => section(`Changes on ${name}`, [renderDiff(diff, options)])),
		...byKind(clean, "pull-request").map((thread) => renderThread(`Pull request #${thread.number}: ${thread.title}`, thread, options)),
		...byKind(clean, "issue").map((thread) => renderThread(`Issue #${thread.number}: ${thread.title}`, thread, options)),
		...byKind(clean, "runs-issue").map((thread) => renderThread(`Closed issue #${thread.number}: ${thread.title}`, thread, options)),
		...byKind(clean, "ledger").map((thread) => renderThread(`Closed issue #${thread.number}: ${thread.title}`, thread, options)),
		...options.next.length === 0 ? [] : [section("What next", [options.next.join("\n")])]
	];
	return `${defuseWorkflowCommands(sections.map((one) => renderSection(one, options)).join("\n\n"))}\n`;
}
/** Cleans every text of a report of what a terminal or a job would obey. */
function cleanTexts(report) {
	const clean = (value) => {
		if (typeof value === "string") return cleanForTerminal(value);
		if (Array.isArray(value)) return value.map(clean);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
	};
	return clean(report);
}
function section(title, blocks) {
	return {
		title,
		blocks: blocks.filter((block) => block.trim() !== "")
	};
}
function renderSection({ title, blocks }, { width, colors }) {
	return [padRule(colors.dim(`── ${colors.bold(title)} `), {
		width,
		colors
	}), ...blocks].join("\n\n");
}
function padRule(line, { width, colors }) {
	const columns = width - (padTo(line, width).length - line.length);
	return `${line}${colors.dim("─".repeat(Math.max(2, width - columns)))}`;
}
function byKind({ threads }, kind) {
	return threads.filter((thread) => thread.kind === kind);
}
function renderRun(run, { threads }, options) {
	const thread = threads.find(({ number }) => number === run.subject);
	const about = thread === void 0 || thread.kind === "runs-issue" ? "" : `#${thread.number} “${thread.title}”: `;
	const cause = renderInlineMarkdown(about === "" ? run.startedBy.replace(/^the /, "The ") : run.startedBy, options);
	const first = wrapText(`${about}${cause}. That started the run ${run.run}:`, options.width);
	const headline = wrapText(renderInlineMarkdown(run.headline, options), options.width);
	return [
		first,
		prefixLines(drawChain(run.stages, {
			...options,
			width: options.width - 2
		}), "  "),
		renderStages(run.stages, options),
		headline
	].join("\n\n");
}
function renderStages(stages, options) {
	const titles = new Map(stages.map((stage) => [stage.name, titleOf(stage)]));
	const column = Math.min(32, Math.max(...[...titles.values()].map(widthOf$1)));
	return stages.flatMap((stage) => {
		const below = stages.filter(({ parent }) => parent === stage.name).map((each) => ({
			...each,
			children: []
		}));
		const words = describeStage(stage, {
			...options,
			below: countChildren({ children: below })
		});
		if (words === void 0) return [];
		const start = `  ${renderIcon(stage.status, options)} ${padTo(titles.get(stage.name) ?? "", column)}  `;
		const text = wrapText(words, options.width - column - 6);
		return [`${start}${prefixLines(text, " ".repeat(column + 6)).trimStart()}`];
	}).join("\n");
}
/** Returns the name of a stage; that of a task below one is indented, without the name of what stands above it. */
function titleOf({ name, parent }) {
	if (parent === void 0) return name;
	const depth = Math.max(1, name.split("/").length - 1);
	return `${"  ".repeat(depth - 1)}↳ ${name.slice(parent.length).replace(/^\//, "")}`;
}
/** Describes what a stage did, or why it was skipped; undefined for a stage that has nothing to tell. */
function describeStage(stage, { below, ...options }) {
	const last = stage.executions.at(-1);
	if (last !== void 0) return `${describeWork(stage)} ${renderInlineMarkdown(firstLine(describeExecution(last)), options)}`;
	if (below !== "") return `${describeWork(stage)} ${[below, ...stage.why === void 0 ? [] : [stage.why]].join("; ")}.`;
	return stage.why === void 0 ? void 0 : `${stage.status}: ${stage.why}.`;
}
function describeWork({ agent, executions, status, usage, words }) {
	const times = executions.length > 1 ? [`${executions.length} executions`] : [];
	const spent = [...usage.seconds === 0 ? [] : [`${usage.seconds} s`], ...times].join(", ");
	if (status === "waiting" || status === "running" || status === "not-started") {
		const isCut = status === "not-started" && executions.length > 0;
		return `${agent} ${words ?? (isCut ? "did not finish" : status.replace("-", " "))}${spent === "" ? "" : ` (${spent})`}.`;
	}
	const within = usage.seconds === 0 ? ", " : " in ";
	return `${agent} ${words ?? describeOutcome(status)}${spent === "" ? "" : `${within}${spent}`}.`;
}
function firstLine(text) {
	return text.split("\n").find((line) => line.trim() !== "") ?? "";
}
function describeExecution({ outcome, failure, handoff, note, results, transfer, children = [] }) {
	if (failure !== void 0) return failure.message;
	if (handoff === void 0 && children.length > 0) return `Asked for ${children.join(", ")}.`;
	if (transfer !== void 0) return `Handed over to ${transfer.to}: ${transfer.message}`;
	if (handoff !== void 0) return handoff.summary;
	if (results.pr !== void 0) return `Opened pull request #${results.pr}.`;
	if (results.issue_created !== void 0) return `Opened issue ${results.issue_created}.`;
	return outcome === "succeeded" ? "" : note ?? "";
}
/** Renders plain steps and faults. Where nothing ran, the summaries of the jobs say why, or what would have been written. */
function renderRest(report, options) {
	const { runs, steps, failures, jobs } = report;
	const failed = jobs.filter(({ conclusion }) => conclusion === "failure");
	const summaries = runs.length === 0 && steps.length === 0 ? jobs.filter(({ summary }) => summary !== "") : [];
	return [
		...steps.map(({ job, outcome, output }) => `Job ${options.colors.bold(job)}: ${outcome}\n${prefixLines(wrapText(output.trim(), options.width - 2), "  ")}`),
		...summaries.map(({ name, summary }) => `Job ${options.colors.bold(name)} says:\n\n${renderMarkdown(summary, options)}`),
		...failures.map((failure) => wrapText(`GitHub would refuse the workflow: ${failure}`, options.width)),
		...failed.map(({ name, title, errors }) => `Job ${name} of ${title} failed:\n${prefixLines(wrapText(errors.join("\n"), options.width - 2), "  ")}`),
		report.events.map((event) => wrapText(describeEvent(event), options.width)).join("\n"),
		options.colors.dim(wrapText(countWork(report), options.width))
	];
}
/** Says how many jobs ran, and how many requests jobs of each kind made. */
function countWork({ jobs, requests }) {
	const count = jobs.filter(({ conclusion }) => conclusion !== "skipped").length;
	const byKind = /* @__PURE__ */ new Map();
	for (const [job, made] of Object.entries(requests.byJob)) {
		const kind = job.split(":")[0] ?? job;
		byKind.set(kind, (byKind.get(kind) ?? 0) + made);
	}
	const parts = [...byKind].map(([kind, made]) => `${kind} ${made}`).join(", ");
	return `${count} ${count === 1 ? "job" : "jobs"} made ${requests.total} requests to GitHub${parts === "" ? "" : ` (${parts})`}.`;
}
function renderThread(title, thread, options) {
	const by = options.colors.bold(`${thread.author} wrote`);
	const body = cutLines(renderMarkdown(thread.body, options));
	return section(title, [...body === "" ? [] : [`${by}\n\n${body}`], renderComments(thread, options)]);
}
/** The most lines of the text of an issue or pull request that are printed. */
const mostLines = 40;
function cutLines(text) {
	const lines = text.split("\n");
	return lines.length <= mostLines ? text : [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more lines`].join("\n");
}

// src/entry/cli/terminal/run-until-signal.ts
/** Exit code of a program that was ended by Ctrl-C. */
const interrupted = 130;
/** The signals by which a person ends a program: Ctrl-C, `kill`, and closing the terminal. */
const endings = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/** Runs work that clears up after itself when a person ends the program. Returns its exit code, or 130. */
async function runUntilSignal(work, { onStop, keep }) {
	const controller = new AbortController();
	const stop = () => {
		onStop();
		process.stderr.write(`Stopping. ${keep === void 0 ? "Nothing" : `Nothing but ${keep}`} is left behind.\n`);
		controller.abort();
	};
	for (const signal of endings) process.once(signal, stop);
	try {
		return await work(controller.signal);
	} catch (error) {
		if (controller.signal.aborted) return interrupted;
		throw error;
	} finally {
		for (const signal of endings) process.off(signal, stop);
	}
}

// src/entry/cli/terminal/terminal-options.ts
const narrowest = 80;
const widest = 120;
/** Returns the width for a stream: its own, within what is comfortable to read. */
function chooseWidth(columns) {
	return Math.min(widest, Math.max(narrowest, columns ?? narrowest));
}

export { request$1 as C, list as S, renderAgain as _, renderPage as a, labelsOf as b, ownRepository as c, collectReport as d, readSteps as f, runGit as g, readGit as h, createProgress as i, isKnownAction as l, findGit as m, runUntilSignal as n, checkOutput as o, createGitRepository as p, renderReport as r, createLocalWorld as s, chooseWidth as t, buildReport as u, countRequests as v, settle as x, collectFacts as y };