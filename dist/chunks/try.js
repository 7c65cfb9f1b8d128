import { i as __toESM } from "./rolldown-runtime.js";
import { S as union, b as string, g as object, s as array } from "./zod.js";
import { t as require_picocolors } from "./picocolors.js";
import { t as explainEvent } from "./explain-event.js";
import { a as openTry, i as makeFolder, o as readSayings, r as planTry, s as listCommands, t as openUserRepository } from "./open-repository2.js";
import { C as request, S as personEmail, _ as runGit, b as settle, d as collectReport, g as readGit, h as findGit, m as createGitRepository, n as chooseWidth, t as runUntilSignal, x as list } from "./run-until-signal.js";
import { i as printJson, l as UsageError, n as printAside, o as readBytes, s as readJson } from "./read-json.js";
import { t as roles } from "./try-options.js";
import { v as normaliseCron } from "./job-plan-validate.js";
import { n as renderInputs, r as sampleJob } from "./build-event.js";
import { J as compilePattern, q as compileGlob } from "./job-agent-plan-publish-validate.js";
import { eo as stageOfConfig } from "./job-agent-plan-publish.js";
import { Cr as parseViewMarker } from "./job-plan-publish.js";
import { t as connect } from "./connect.js";
import { n as renderReport, r as renderPage, t as checkOutput } from "./check-output.js";
import { t as printableTree } from "./printable-tree.js";
import { dirname, join, normalize } from "node:path";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";

// src/lab/try/explain-nothing.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
function explainNothing({ plan, role, events, report }) {
	const [event] = events;
	const ran = report.jobs.filter(({ conclusion }) => conclusion !== "skipped");
	const isBroken = report.failures.length > 0 || ran.some(({ conclusion }) => conclusion === "failure");
	if (event === void 0 || isBroken) return "Nothing started.";
	const { action } = event.payload;
	const name = typeof action === "string" ? `${event.name}, ${action}` : event.name;
	const skipped = report.jobs.map((job) => job.name).join(", ");
	if (ran.length === 0) return explainSilence(plan, skipped === "" ? name : `${name}; skipped by its \`if\`: ${skipped}`);
	const { trigger } = plan.start;
	if (trigger.kind === "comment" && /^\/baton (?!run\b)/.test(trigger.text) && plan.start.pipeline === void 0) return `Nothing started: this comment is a command of Baton, and the reply to it stands above (${name}).`;
	const seen = role === "none" ? "read" : role;
	const lines = explainEvent(plan.config, {
		name: event.name,
		payload: event.payload,
		role: seen,
		files: event.changed
	}).filter(({ pipeline }) => [void 0, pipeline].includes(plan.start.pipeline)).flatMap(({ pipeline, checks }) => checks.filter(({ passed }) => !passed).map(({ detail }) => `  ${pipeline}: ${detail}`));
	return [`Nothing started at this event (${name}).`, ...lines].join("\n");
}
function explainSilence({ workflows, warnings, starts, start }, event) {
	const files = workflows.files.map(({ path }) => path).join(", ");
	const others = starts.filter(({ pipeline, trigger }) => pipeline !== start.pipeline || trigger.kind !== start.trigger.kind);
	return [
		`Nothing started: no job of ${files} runs at this event (${event}).${warnings.length === 0 ? " Look at `on` and at `if` there." : ""}`,
		...warnings.map((warning) => `  ${warning}`),
		...others.length === 0 ? [] : [`Other ways to start a pipeline:\n${listCommands(others)}`]
	].join("\n");
}
function explainSkipped({ events, report }) {
	const open = report.runs.find(({ turn }) => turn === "running");
	const ran = report.jobs.filter(({ conclusion }) => conclusion !== "skipped").map(({ workflowRun }) => workflowRun);
	const dispatched = events.map(({ dispatch }) => dispatch?.runId).filter((id) => id !== void 0 && !ran.includes(id));
	const job = report.jobs.find(({ workflowRun }) => dispatched.includes(workflowRun));
	if (open === void 0 || job === void 0) return "";
	return `Run ${open.run} goes no further: Baton starts its stages by workflow_dispatch, and there the job ${job.name} was skipped by its \`if\`. Write: if: vars.BATON_MODE != 'app'\n`;
}
function explainFewer({ runs, steps, jobs }, times) {
	const started = (/* @__PURE__ */ new Set([...runs.map(({ run }) => run), ...steps.map(({ workflowRun }) => workflowRun)])).size;
	if (started >= times) return "";
	const ran = jobs.filter(({ conclusion }) => conclusion !== "skipped");
	return `${started} of ${times} events started a run.\n${ran.filter(({ workflowRun }) => ran.filter((job) => job.workflowRun === workflowRun).length === 1).map(({ summary }) => `  ${summary.trim().replaceAll("\n", "\n  ")}\n`).join("")}`;
}

// src/lab/try/check-role.ts
const needed = {
	label: {
		role: "triage",
		deed: "put a label on an issue"
	},
	assign: {
		role: "triage",
		deed: "assign an issue"
	},
	comment: {
		role: "none",
		deed: "comment"
	},
	open: {
		role: "none",
		deed: "open an issue"
	},
	review: {
		role: "none",
		deed: "review"
	},
	check: {
		role: "write",
		deed: "push to a branch of the repository"
	},
	tick: {
		role: "none",
		deed: "wait"
	},
	manual: {
		role: "write",
		deed: "start a workflow by hand"
	},
	webhook: {
		role: "write",
		deed: "send a repository_dispatch"
	}
};
function checkRole({ start, config }, role) {
	const { role: least, deed } = needed[start.trigger.kind];
	if (roles.indexOf(role) < roles.indexOf(least)) throw new UsageError(`GitHub lets nobody with the role ${role} ${deed}: that takes ${least} or more. Leave --as out, or write --as ${least}.`);
	if (role === "none" && config.signing === void 0) throw new UsageError("This configuration has no `signing.keys`, so its repository is private, and nobody without a role sees it. Write --as read or more.");
}

// src/lab/try/act/fail-check.ts
async function failCheck(world, { workflow, ...place }) {
	const { server, repository } = world;
	const { branch, sha, actor } = await readHead(world, place);
	const run = {
		id: server.newRunId(),
		repository: repository.name,
		workflow: ".github/workflows/made-up-check.yml",
		workflowName: workflow,
		title: workflow,
		event: place.subject === void 0 ? "push" : "pull_request",
		headSha: sha,
		headBranch: branch,
		attempt: 1,
		actor
	};
	const now = (/* @__PURE__ */ new Date()).toISOString();
	const log = `${sampleJob.log}\n##[error]Process completed with exit code 1.`;
	const step = {
		name: sampleJob.step,
		conclusion: "failure",
		startedAt: now,
		completedAt: now,
		log
	};
	server.reportRun({
		...run,
		status: "in_progress",
		conclusion: null
	});
	const identity = {
		id: server.newJobId(),
		runId: run.id,
		name: sampleJob.name
	};
	server.reportJob({
		...identity,
		status: "completed",
		conclusion: "failure",
		steps: [step]
	});
	server.reportRun({
		...run,
		status: "completed",
		conclusion: "failure"
	});
}
const userSchema$1 = object({ get login() {
	return string();
} });
const pullSchema = object({
	get head() {
		return object({
			get ref() {
				return string();
			},
			get sha() {
				return string();
			}
		});
	},
	user: userSchema$1
});
const branchSchema = object({ get commit() {
	return object({ get sha() {
		return string();
	} });
} });
async function readHead(world, { subject, defaultBranch }) {
	const token = world.tokens.reporter;
	const read = (path) => request(world, {
		token,
		method: "GET",
		path
	});
	if (subject !== void 0) {
		const { head, user } = pullSchema.parse(await read(`/pulls/${subject}`));
		return {
			branch: head.ref,
			sha: head.sha,
			actor: user.login
		};
	}
	const { commit } = branchSchema.parse(await read(`/branches/${defaultBranch}`));
	const response = await fetch(`${world.server.apiUrl}/user`, { headers: { authorization: `Bearer ${token}` } });
	return {
		branch: defaultBranch,
		sha: commit.sha,
		actor: userSchema$1.parse(await response.json()).login
	};
}

// src/lab/try/act/make-change.ts
function nameOwnBranch(turn) {
	return `try/change-${turn}`;
}
const identity = Object.fromEntries(["AUTHOR", "COMMITTER"].flatMap((who) => [[`GIT_${who}_NAME`, "You"], [`GIT_${who}_EMAIL`, personEmail]]));
async function makeChange({ directory, commit }, { branch, files }) {
	const environment = {
		...identity,
		GIT_INDEX_FILE: join(directory, "change-index")
	};
	const repository = createGitRepository(directory);
	const git = (...args) => readGit(repository, args, { environment });
	await git("read-tree", commit);
	for (const path of files) {
		const { mode, content } = await readFile(repository, {
			commit,
			path
		});
		const input = Buffer.concat([content, Buffer.from(content.length === 0 ? "A new file.\n" : "\n")]);
		await git("update-index", "--add", "--cacheinfo", `${mode},${await readGit(repository, [
			"hash-object",
			"-w",
			"--stdin"
		], { input })},${normalize(path)}`).catch((cause) => {
			throw refuseChange(path, {
				why: "which git does not accept as the path of a file",
				cause
			});
		});
	}
	const made = await git("commit-tree", await git("write-tree"), "-p", commit, "-m", `Change ${files.join(", ")}`);
	const ref = join(directory, "refs/heads", branch);
	mkdirSync(dirname(ref), { recursive: true });
	writeFileSync(ref, `${made}\n`);
}
async function readFile(repository, { commit, path }) {
	const own = normalize(path).replace(/\/$/, "");
	const [found] = (await listEntries(repository, [
		commit,
		"--",
		own
	])).filter((entry) => entry.path === own);
	if (found === void 0) return {
		mode: plainFile,
		content: Buffer.alloc(0)
	};
	if (!isFile(found)) throw refuseChange(path, { why: `which is ${kinds[found.mode] ?? "no file"} in the repository` });
	return {
		mode: found.mode,
		content: await runGit(repository, [
			"cat-file",
			"blob",
			found.id
		])
	};
}
function refuseChange(path, { why, cause }) {
	return new UsageError(`--files names "${path}", ${why}. Write the path of a file from the root of the repository.`, { cause });
}
const plainFile = "100644";
const kinds = {
	"040000": "a folder",
	"120000": "a symbolic link",
	"160000": "a submodule"
};
function isFile({ mode }) {
	return mode === plainFile || mode === "100755";
}
async function listEntries(repository, args) {
	return ((await findGit(repository, [
		"ls-tree",
		"-z",
		...args
	]))?.split("\0") ?? []).flatMap((line) => {
		const [, mode = "", id = "", path = ""] = /^(\d+) \w+ ([0-9a-f]+)\t([\s\S]+)$/.exec(line) ?? [];
		return path === "" ? [] : [{
			mode,
			id,
			path
		}];
	});
}
async function chooseFile({ directory, commit }, filter) {
	const all = (await listEntries(createGitRepository(directory), ["-r", commit])).filter(isFile).map(({ path }) => path);
	const isIncluded = compileGlobs(filter?.include ?? ["**"]);
	const isExcluded = compileGlobs(filter?.exclude ?? []);
	const fitting = all.filter((path) => isIncluded(path) && !isExcluded(path));
	const plain = fitting.filter((path) => !path.startsWith("."));
	return plain.find((path) => /^readme\b/i.test(path)) ?? plain[0] ?? fitting[0] ?? "try.txt";
}
function compileGlobs(globs) {
	const compiled = globs.flatMap((glob) => {
		const result = compileGlob(glob);
		return result.ok ? [result.value] : [];
	});
	return (path) => compiled.some((matches) => matches(path));
}

// src/lab/try/act/make-subject.ts
async function makeSubject(world, plan) {
	const { start, author: token } = plan;
	const [path, body] = start.subject === "pull-request" ? ["/pulls", await describePull(plan)] : ["/issues", plan.text];
	const { number } = await request(world, {
		token,
		method: "POST",
		path,
		body
	});
	await addFacts(world, number, plan);
	return number;
}
async function describePull({ start, text, files, snapshot, turn }) {
	const branch = nameOwnBranch(turn);
	const changed = files.length > 0 ? files : [await chooseFile(snapshot, start.filter.files)];
	await makeChange(snapshot, {
		branch,
		files: changed
	});
	return {
		...text,
		head: branch,
		base: snapshot.defaultBranch,
		draft: start.filter.draft === true
	};
}
async function addFacts(world, number, { start, labels: own, comments }) {
	const { trigger, filter } = start;
	const labels = [...own, ...filter.labels ?? []].filter((name) => trigger.kind !== "label" || name !== trigger.name);
	const { assignee = "none" } = filter;
	const isAssigned = assignee !== "none" && trigger.kind !== "assign";
	const change = {
		...labels.length === 0 ? {} : { labels },
		...isAssigned ? { assignees: [addPerson(world, assignee === "*" ? "somebody" : assignee)] } : {},
		...filter.state === "closed" ? { state: "closed" } : {}
	};
	const path = `/issues/${number}`;
	if (Object.keys(change).length > 0) await request(world, {
		token: world.tokens.maintainer,
		method: "PATCH",
		path,
		body: change
	});
	for (const { login, body } of comments) {
		addPerson(world, login);
		world.server.addComments({
			repository: world.repository.name,
			issue: number,
			login,
			bodies: [body]
		});
	}
}
function addPerson({ server }, login) {
	server.addUser({
		login,
		...login.endsWith("[bot]") ? { type: "Bot" } : {}
	});
	return login;
}

// src/lab/try/act/act-trigger.ts
const reviewEvents = {
	approved: "APPROVE",
	changes_requested: "REQUEST_CHANGES",
	commented: "COMMENT"
};
async function actTrigger(world, scene) {
	const { trigger } = scene.start;
	const post = (path, body) => request(world, {
		token: world.tokens.reporter,
		method: "POST",
		path,
		body
	});
	if (trigger.kind === "label") return void await post(`/issues/${scene.subject}/labels`, { labels: [trigger.name] });
	if (trigger.kind === "comment") return void await post(`/issues/${scene.subject}/comments`, { body: trigger.text });
	if (trigger.kind === "review") return void await post(`/pulls/${scene.subject}/reviews`, {
		event: reviewEvents[trigger.state],
		body: "This review was made up by baton try."
	});
	if (trigger.kind === "assign") {
		const body = { assignees: [addPerson(world, trigger.login)] };
		const path = `/issues/${scene.subject}`;
		await request(world, {
			token: world.tokens.reporter,
			method: "PATCH",
			path,
			body
		});
		return;
	}
	if (trigger.kind === "tick") return fireTick(world, scene);
	if (trigger.kind === "manual") return dispatchByHand(post, scene, trigger);
	if (trigger.kind === "check") return failCheck(world, {
		...scene,
		workflow: trigger.workflow
	});
	if (trigger.kind === "webhook") return void await post("/dispatches", {
		event_type: trigger.type,
		client_payload: readPayload(trigger.payload, scene)
	});
	trigger.kind;
}
function fireTick(world, { files, cron }) {
	const crons = files.flatMap((file) => file.crons);
	const own = cron === void 0 ? crons[0] : crons.find((each) => normaliseCron(each) === normaliseCron(cron));
	if (own === void 0) throw new UsageError(`No workflow fires "${cron}". Add a line under \`on.schedule\` of the workflow that calls Baton: - cron: "${cron}"`);
	world.server.tick(world.repository.name, own);
}
async function dispatchByHand(post, { start, files, defaultBranch }, { pipeline, inputs: given = {} }) {
	const byName = files.find(({ path }) => path.endsWith(`/${start.pipeline}`));
	const file = byName ?? files.find(({ inputs }) => inputs?.includes("pipeline") === true);
	if (file === void 0) throw new UsageError("No workflow that calls Baton can be started by hand. It needs `workflow_dispatch` with the input `pipeline`; `baton validate` shows the lines.");
	const name = file.path.slice(file.path.lastIndexOf("/") + 1);
	if (Object.keys(given).length > 0 && file.inputs?.includes("inputs") !== true) throw new UsageError(`${file.path} takes no inputs of a pipeline. Add the input \`inputs\`; \`baton validate\` shows the lines.`);
	const inputs = byName === void 0 ? {
		pipeline,
		...renderInputs(given)
	} : {};
	await post(`/actions/workflows/${name}/dispatches`, {
		ref: defaultBranch,
		inputs
	});
}
function readPayload(file, { start: { map }, turn }) {
	if (file !== "") return readJson(file);
	const payload = {};
	for (const [name, path] of Object.entries(map)) {
		const keys = path.split(".");
		let place = payload;
		for (const key of keys.slice(0, -1)) {
			const next = place[key];
			place[key] = typeof next === "object" && next !== null ? next : {};
			place = place[key];
		}
		place[keys.at(-1) ?? name] = name === "id" ? `example ${turn}` : `example ${name}`;
	}
	return payload;
}

// src/lab/try/act/answer-questions.ts
async function answerQuestions(world, { subject, sayings, answered }) {
	const path = `/issues/${subject}/comments`;
	const open = (await list(world, path)).flatMap(({ body }) => parseAsked(String(body)) ?? []).filter((each) => !answered.has(nameOf(each)) && isFollowed(each, sayings));
	for (const each of open) {
		const body = `/baton answer ${each.stage}: This is the answer of a person, made up by \`baton try\`.`;
		await request(world, {
			token: world.tokens.maintainer,
			method: "POST",
			path,
			body: { body }
		});
		answered.add(nameOf(each));
	}
	return open.map(({ stage }) => stage);
}
function nameOf({ stage, execution }) {
	return `${stage} ${execution}`;
}
function parseAsked(body) {
	const [, stage = "", execution] = /^[^/]+\/(\S+)\/(\d+)$/.exec(parseViewMarker("request", body) ?? "") ?? [];
	return execution === void 0 ? void 0 : {
		stage,
		execution: Number(execution)
	};
}
function isFollowed({ stage, execution }, sayings) {
	const name = stageOfConfig(stage);
	const suffix = stage.slice(name.length);
	return [...sayings].some(([key, tasks]) => key.endsWith(`.${name}`) && (tasks.get(suffix)?.length ?? 0) > execution);
}

// src/lab/try/act/choose-text.ts
const standard = {
	title: "An example for baton try",
	body: "This text was made up. Give it one of your own: --title TEXT --body FILE.\n"
};
function chooseText(given, filter) {
	return {
		title: given.title ?? fitText(standard.title, {
			pattern: filter["title-pattern"],
			between: ": "
		}),
		body: given.body ?? fitText(standard.body, {
			pattern: filter["body-pattern"],
			between: "\n\n"
		})
	};
}
function fitText(text, { pattern, between }) {
	const compiled = pattern === void 0 ? void 0 : compilePattern(pattern);
	if (pattern === void 0 || compiled?.ok !== true || compiled.value(text)) return text;
	const [first = ""] = pattern.replace(/^\(\?\w+\)/, "").split("|");
	const literal = first.replaceAll(/^\^|\$$/g, "").replaceAll(/\\(.)/g, "$1");
	return [`${literal}${between}${text}`, literal].find((candidate) => compiled.value(candidate)) ?? text;
}

// src/lab/try/act/read-github-issue.ts
const userSchema = object({ get login() {
	return string();
} }).nullish();
const issueSchema = object({
	get title() {
		return string();
	},
	get body() {
		return string().nullish();
	},
	get labels() {
		return array(union([string(), object({ get name() {
			return string().nullish();
		} })]));
	},
	user: userSchema,
	get author_association() {
		return string().nullish();
	}
});
const commentsSchema = array(object({
	get body() {
		return string().nullish();
	},
	user: userSchema
}));
async function readGitHubIssue(number, repo) {
	const { octokit, repository } = await connect(repo);
	const base = {
		owner: repository.owner,
		repo: repository.name,
		issue_number: number
	};
	const { data } = await octokit.request("GET /repos/{owner}/{repo}/issues/{issue_number}", base).catch((error) => {
		if (typeof error === "object" && error !== null && "status" in error && error.status === 404) throw new UsageError(`${repository.owner}/${repository.name} has no issue #${number}, or the token may not see it.`);
		throw error;
	});
	const issue = issueSchema.parse(data);
	const comments = commentsSchema.parse(await octokit.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
		...base,
		per_page: 100
	}));
	return {
		text: {
			title: issue.title,
			body: issue.body ?? ""
		},
		labels: issue.labels.flatMap((label) => typeof label === "string" ? label : label.name ?? []).filter((name) => !name.startsWith("baton:")),
		comments: comments.map(({ body, user }) => ({
			login: user?.login ?? "ghost",
			body: body ?? ""
		})).filter(({ body }) => !body.includes("<!-- baton")),
		author: issue.user?.login ?? "ghost",
		isByOutsider: ![
			"OWNER",
			"MEMBER",
			"COLLABORATOR"
		].includes(issue.author_association ?? "")
	};
}

// src/lab/try/play.ts
const week = 6048e5;
async function play(tryWorld, options) {
	const { plan, options: typed, signal, snapshot } = options;
	const given = typed.issue === void 0 ? void 0 : await readGitHubIssue(typed.issue, typed.repo);
	for (let turn = 1; turn <= typed.times; turn += 1) {
		const subject = await prepare(tryWorld, {
			...options,
			given,
			turn
		});
		signal.throwIfAborted();
		const { start, workflows, config } = plan;
		const cron = config.pipelines[start.pipeline ?? ""]?.on.schedule?.cron;
		if (turn > 1) tryWorld.world.passTime(week);
		if (start.trigger.kind !== "open") await tryWorld.start();
		await actTrigger(tryWorld.world, {
			start,
			files: workflows.files,
			defaultBranch: snapshot.defaultBranch,
			cron,
			subject,
			turn
		});
		await settle(tryWorld.world);
		if (subject !== void 0) await continueWithAnswers(tryWorld, {
			...options,
			subject
		});
		signal.throwIfAborted();
		tryWorld.pause();
	}
}
async function continueWithAnswers({ world }, { plan, options, subject, signal, say }) {
	const sayings = readSayings(options.say, plan.config);
	const answered = /* @__PURE__ */ new Set();
	for (;;) {
		signal.throwIfAborted();
		const stages = await answerQuestions(world, {
			subject,
			sayings,
			answered
		});
		if (stages.length === 0) return;
		say(`The question of ${stages.join(" and ")} was answered.`);
		await settle(world);
	}
}
async function prepare(tryWorld, { plan, snapshot, options, given, turn, say }) {
	const { start } = plan;
	if (start.subject === void 0) return void 0;
	const { world } = tryWorld;
	if (start.trigger.kind === "open") await tryWorld.start();
	const own = {
		...given?.text,
		...options.title === void 0 ? {} : { title: options.title },
		...options.body === void 0 ? {} : { body: readBytes(options.body).toString("utf8") }
	};
	const number = await makeSubject(world, {
		start,
		text: chooseText(own, start.filter),
		labels: given?.labels ?? [],
		comments: given?.comments ?? [],
		files: options.files ?? [],
		author: chooseAuthor(tryWorld, {
			plan,
			given,
			role: options.as
		}),
		snapshot,
		turn
	});
	say(`${start.subject === "issue" ? "Issue" : "Pull request"} #${number} was made.`);
	return number;
}
function chooseAuthor({ world }, { plan, given, role }) {
	const { filter, trigger } = plan.start;
	const login = filter.author ?? given?.author ?? (trigger.kind === "review" ? "author" : void 0);
	if (login === void 0) return world.tokens.reporter;
	addPerson(world, login);
	const outside = given?.isByOutsider === true ? "read" : "write";
	world.server.setRole(world.repository.name, login, role === "none" ? role : outside);
	return world.server.addUser({ login }).token;
}

// src/lab/try/write-files.ts
function writeTryFiles({ runs, branches }, folder) {
	const executions = runs.flatMap(({ run, stages }) => stages.flatMap(({ name, executions: all }) => all.map((each) => ({
		...each,
		key: `${run}.${name}.${each.execution}`
	}))));
	const store = (path, text) => {
		const file = join(folder, path);
		mkdirSync(dirname(file), {
			recursive: true,
			mode: 448
		});
		writeFileSync(file, text);
		return file;
	};
	return {
		prompts: Object.fromEntries(executions.flatMap(({ key, prompt }) => prompt === void 0 ? [] : [[key, store(`prompts/${key}.md`, prompt)]])),
		handoffs: Object.fromEntries(executions.flatMap(({ key, handoff }) => handoff === void 0 ? [] : [[key, store(`handoffs/${key}.json`, `${JSON.stringify(handoff, null, 2)}\n`)]])),
		branches: Object.fromEntries(branches.map(({ name, diff }) => [name, store(`branches/${name.replaceAll("/", "-")}.diff`, `${diff}\n`)]))
	};
}

// src/lab/try/run-try.ts
async function runTry(options, surroundings) {
	const user = await openUserRepository(surroundings.directory, surroundings.signal);
	const folder = makeFolder(options.keep);
	const work = join(folder, "github");
	const remove = (path) => {
		if (options.keep === void 0) rmSync(path, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	};
	try {
		const ended = await runIn({
			folder,
			work
		}, {
			options,
			user,
			...surroundings
		});
		for (const path of [work, join(folder, "agents")]) remove(path);
		return ended;
	} catch (error) {
		remove(folder);
		throw error;
	}
}
async function runIn(folders, { options, user, signal, openProgress, functions }) {
	const { folder } = folders;
	let progress;
	try {
		const { plan, snapshot, tryWorld, stop } = await openTry(folders, {
			user,
			options,
			signal,
			functions,
			async makePlan(draft, publicKey) {
				const made = await planTry(draft, options, {
					root: user.root,
					publicKey
				});
				checkRole(made, options.as);
				return made;
			},
			senderOf: ({ start }) => start.filter.sender,
			openProgress(config) {
				progress = openProgress(config);
				return progress;
			}
		});
		try {
			await play(tryWorld, {
				plan,
				snapshot,
				options,
				signal,
				say: (line) => progress?.say(line)
			});
			const report = await collectReport(tryWorld.world);
			return {
				plan,
				report,
				files: writeTryFiles(report, folder),
				events: tryWorld.events,
				folder
			};
		} finally {
			stop();
			progress?.stop();
			await tryWorld.world.close();
		}
	} finally {
		progress?.stop();
	}
}

// src/cli/commands/try.ts
async function tryPipeline(options) {
	checkOutput(options.output);
	return runUntilSignal(async (shown) => finish(await runTry(options, {
		...shown,
		directory: process.cwd()
	}), options), options.keep);
}
function finish(ended, options) {
	const { report, files, folder } = ended;
	if (options.output !== void 0) writeFileSync(options.output, renderPage(report));
	const runs = report.runs.map((run) => ({
		...run,
		tree: printableTree(run.tree)
	}));
	if (options.json === true) printJson({
		...report,
		runs,
		folder,
		files
	});
	else printReport(ended, options);
	const hasStarted = report.runs.length > 0 || report.steps.length > 0;
	const skipped = explainSkipped(ended);
	printAside(hasStarted ? skipped + explainFewer(report, options.times) : `${explainNothing({
		...ended,
		role: options.as
	})}\n`);
	return hasStarted && skipped === "" && isGood(report) ? 0 : 1;
}
function printReport({ report, folder }, { output }) {
	const { stdout } = process;
	const colors = import_picocolors.default.createColors(import_picocolors.default.isColorSupported && stdout.isTTY);
	const page = output ?? "run.html";
	const next = [`${colors.bold(folder)}  has the exact prompts, the handoffs and the diffs`, output === void 0 ? `${colors.bold(`-o ${page}`)}  writes a page with all of this` : `${colors.bold(page)}  is a page with all of this: open it in a browser`];
	stdout.write(`\n${renderReport(report, {
		width: chooseWidth(stdout.columns),
		colors,
		next
	})}`);
}
function isGood({ runs, steps, failures, jobs }) {
	const outcomes = [...runs.map(({ outcome }) => outcome), ...steps.map(({ outcome }) => outcome)];
	return !(failures.length > 0 || jobs.some(({ conclusion }) => conclusion === "failure")) && !outcomes.some((outcome) => outcome === "failed" || outcome === "cancelled");
}

export { tryPipeline };