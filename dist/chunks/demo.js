import { i as __toESM } from "./rolldown-runtime.js";
import { f as int, g as object } from "./zod.js";
import { t as require_picocolors } from "./picocolors.js";
import { a as parseConfig } from "./job-plan-validate.js";
import { C as request, a as createLocalWorld, b as settle, n as chooseWidth, p as readSteps, s as findFreePort, t as runUntilSignal, u as buildReport, v as collectFacts, x as list, y as labelsOf } from "./run-until-signal.js";
import { $t as taskName, Hi as findEnd, dt as generateKeyPair, yn as loadGatesOf } from "./job-agent-plan-publish.js";
import { i as renderAgain } from "./fill-records.js";
import { d as parseDocument } from "./job-agent-plan-publish-validate.js";
import { t as projectRoot } from "./project-root.js";
import { n as renderReport, r as renderPage, t as checkOutput } from "./check-output.js";
import { i as printJson, n as printAside } from "./read-json.js";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { execFileSync, spawn } from "node:child_process";

// src/lab/demo/describe-demo.ts
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
function describeDemo({ document, jobs, report, testsPass }) {
	const failed = jobs.filter(({ conclusion }) => conclusion === "failure");
	const tests = testsPass === void 0 ? [] : [`The tests of the example ${testsPass ? "pass" : "fail"} on the branch of the pull request.`];
	return [
		...report.failures.map((failure) => `Workflow: ${failure}`),
		...failed.flatMap(({ name, workflowRun, errors }) => [`Job ${name} of workflow run ${workflowRun} failed:`, ...errors.map((error) => `  ${error}`)]),
		describeRun(document),
		...tests,
		describeCounts(document)
	];
}
function describeRun({ run, outcome, tasks, pullRequests }) {
	if (run === null) return "No run was recorded: the label started nothing.";
	const stages = tasks.map(({ stage, outcome, reason }) => `${stage} ${outcome}${reason === null ? "" : ` (${reason})`}`);
	const pulls = pullRequests.map(({ number }) => ` Pull request #${number} was opened.`);
	const done = stages.length === 0 ? "No stage has ended" : stages.join(", ");
	return `Run ${run}: ${outcome ?? "no end recorded"}. ${done}.${pulls.join("")}`;
}
function describeCounts({ requests: { total, byJob } }) {
	const counts = Object.entries(byJob).map(([job, count]) => `${job} ${count}`);
	return `${total} requests to GitHub${counts.length === 0 ? "" : `: ${counts.join(", ")}`}.`;
}

// src/lab/demo/create-world.ts
const repositoryName = "octo-org/ledger";
const maintainer = "mona";
const reporter = "hubot-watcher";
const signingKeyName = "BATON_SIGNING_KEY";
async function createWorld({ app, keep, onJob, root = projectRoot(), functions = {} }) {
	const folder = makeFolder(keep);
	const keys = generateKeyPair("k1");
	const source = join(folder, "repository");
	cpSync(join(root, "examples", "investigate-fix-pr"), source, { recursive: true });
	const world = await createLocalWorld({
		folder,
		repository: {
			name: repositoryName,
			private: false,
			from: source
		},
		people: {
			maintainer,
			reporter: {
				login: reporter,
				role: "write"
			}
		},
		keys,
		unsigned: false,
		config: writeKey(join(source, ".github", "baton.yml"), keys.publicKey),
		secrets: { [signingKeyName]: keys.secret },
		root,
		runner: {
			onJob,
			functions
		},
		onClose: () => {
			if (keep === void 0) rmSync(folder, {
				recursive: true,
				force: true
			});
		}
	});
	if (app) useApp(world);
	return world;
}
function useApp({ server }) {
	server.setVariable(repositoryName, "BATON_MODE", {
		value: "app",
		at: "2020-01-01T00:00:00Z"
	});
}
function makeFolder(keep) {
	if (keep === void 0) return mkdtempSync(join(tmpdir(), "baton-demo-"));
	mkdirSync(keep, { recursive: true });
	return keep;
}
function writeKey(path, publicKey) {
	const document = parseDocument(readFileSync(path, "utf8"));
	if (publicKey === void 0) document.delete("signing");
	else document.setIn(["signing", "keys"], [publicKey]);
	const config = document.toString({
		lineWidth: 0,
		flowCollectionPadding: false
	});
	writeFileSync(path, config);
	return config;
}
function testsPass(world, branch) {
	const clone = join(world.folder, "clone");
	execFileSync("git", [
		"clone",
		"--quiet",
		"--branch",
		branch,
		world.repository.directory,
		clone
	], { stdio: "ignore" });
	try {
		execFileSync(process.execPath, ["--test"], {
			cwd: clone,
			stdio: "ignore",
			env: { PATH: process.env.PATH }
		});
		return true;
	} catch {
		return false;
	} finally {
		rmSync(clone, {
			recursive: true,
			force: true
		});
	}
}

// src/lab/demo/collect-result.ts
async function collectResult(world, issue) {
	const facts = await collectFacts(world);
	const report = await buildReport(world, facts);
	const own = facts.threads.find(({ number }) => number === issue);
	const [stored, records] = [select(facts, {
		issue,
		of: facts.stored
	}), select(facts, {
		issue,
		of: facts.records
	})];
	const run = stored.find(({ record }) => record.kind === "run")?.record.run;
	const tasks = records.map(({ record }) => record).filter((record) => record.kind === "task");
	const branch = tasks.findLast(({ body }) => body.results.branch !== void 0)?.body.results.branch;
	const steps = readSteps(world, records);
	const gates = await loadGatesOf(records);
	return {
		document: {
			run: run ?? null,
			outcome: findEnd(stored.map(({ record }) => record).filter((record) => record.run === run))?.body.outcome ?? null,
			tasks: tasks.map((task) => describeTask(task, renderAgain(task, records, gates))),
			steps: steps.length === 0 ? void 0 : steps,
			thread: own?.thread ?? [],
			pullRequests: facts.pullRequests,
			...await describeRest(world, {
				facts,
				report
			})
		},
		labels: own === void 0 ? [] : labelsOf(own.issue),
		records: stored,
		jobs: report.jobs,
		report,
		testsPass: branch === void 0 || facts.pullRequests.length === 0 ? void 0 : testsPass(world, branch)
	};
}
function select({ threads }, { issue, of }) {
	return [issue, ...threads.filter(({ kind, number }) => kind === "runs-issue" && number !== issue).map(({ number }) => number)].flatMap((number) => of.filter(({ record }) => record.thread === number));
}
async function describeRest(world, { facts, report }) {
	const reviews = await Promise.all(facts.pullRequests.map(({ number }) => list(world, `/pulls/${Number(number)}/reviews`)));
	const opened = report.threads.filter(({ kind, author }) => kind === "issue" && author === "github-actions[bot]");
	return {
		reviews: reviews.flat(),
		issues: opened.map(({ number, title }) => ({
			number,
			title
		})),
		ledgers: listThreads(facts.threads, "ledger"),
		runsIssues: listThreads(facts.threads, "runs-issue"),
		requests: report.requests
	};
}
function listThreads(threads, wanted) {
	return threads.filter(({ kind }) => kind === wanted).map(({ number, issue, thread }) => ({
		number,
		title: String(issue.title),
		thread
	}));
}
function describeTask(task, prompt) {
	const { body } = task;
	return {
		task: taskName(task.run, body.stage),
		stage: body.stage,
		agent: body.agent,
		attempt: task.attempt,
		execution: task.execution,
		outcome: body.outcome,
		reason: body.failure?.reason ?? null,
		prompt: prompt ?? null,
		promptDigest: body.prompt?.digest ?? null,
		nonce: body.prompt?.nonce ?? null,
		handoff: body.handoff ?? null,
		results: body.results,
		workflowRun: body.workflowRun.id
	};
}

// src/lab/demo/start-demo-app.ts
const permissions = {
	contents: "write",
	issues: "write",
	"pull-requests": "write",
	actions: "write",
	metadata: "read"
};
const events = [
	"issues",
	"issue_comment",
	"pull_request",
	"pull_request_review",
	"push",
	"repository_dispatch",
	"workflow_job",
	"workflow_run"
];
async function startDemoApp(world, log = "stderr") {
	const { publicKey, privateKey } = generateKeyPairSync("rsa", {
		modulusLength: 2048,
		publicKeyEncoding: {
			type: "spki",
			format: "pem"
		},
		privateKeyEncoding: {
			type: "pkcs8",
			format: "pem"
		}
	});
	const port = await findFreePort();
	const webhookSecret = randomBytes(16).toString("hex");
	const app = world.server.addApp({
		slug: "baton",
		publicKey,
		webhookUrl: `http://127.0.0.1:${port}/api/github/webhooks`,
		webhookSecret,
		permissions,
		events,
		repositories: [repositoryName]
	});
	const child = spawn(process.execPath, [join(projectRoot(), "dist", "app.js")], {
		env: {
			PATH: process.env.PATH,
			APP_ID: String(app.id),
			PRIVATE_KEY: privateKey,
			WEBHOOK_SECRET: webhookSecret,
			BATON_SIGNING_KEY: world.signingKey,
			PORT: String(port),
			GITHUB_API_URL: world.server.apiUrl,
			GITHUB_SERVER_URL: world.server.serverUrl,
			BATON_DATABASE: ":memory:"
		},
		stdio: log === "stderr" ? [
			"ignore",
			2,
			2
		] : "ignore"
	});
	const health = `http://127.0.0.1:${port}/baton/pending`;
	await waitUntil(async () => await readPending(health) !== void 0);
	return {
		idle: () => waitUntil(async () => await readPending(health) === 0),
		async close() {
			const ended = new Promise((resolve) => child.once("exit", resolve));
			child.kill("SIGTERM");
			await ended;
		}
	};
}
async function readPending(url) {
	try {
		return object({ get pending() {
			return int();
		} }).parse(await (await fetch(url)).json()).pending;
	} catch {
		return;
	}
}
async function waitUntil(condition) {
	for (let tries = 0; tries < 1200; tries += 1) {
		if (await condition()) return;
		await setTimeout(50);
	}
	throw new Error("The App did not become ready within a minute.");
}

// src/lab/demo/run-demo.ts
async function runDemo(options) {
	const { signal } = options;
	let progress;
	const world = await createWorld({
		...options,
		onJob: (job) => progress?.onJob(job)
	});
	const config = parseConfig(world.config);
	progress = options.openProgress(config.ok ? config.value : void 0);
	let app;
	const play = async ({ say }) => {
		if (options.app) app = await startDemoApp(world);
		const issue = await labelIssue(world);
		say(`Issue #${issue} got the label ${label}.`);
		await settle(world, app);
		return collectResult(world, issue);
	};
	try {
		signal?.throwIfAborted();
		return await Promise.race([play(progress), ...rejectOn(signal)]);
	} finally {
		progress.stop();
		await app?.close();
		await world.close();
	}
}
function rejectOn(signal) {
	if (signal === void 0) return [];
	return [new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }))];
}
const label = "agent-ready";
const issueText = {
	title: "The tests fail on main",
	body: "Since yesterday `npm test` is red on main. Could somebody find out why, and fix it?\n"
};
async function labelIssue(world) {
	const { maintainer, reporter } = world.tokens;
	const opened = await request(world, {
		token: reporter,
		method: "POST",
		path: "/issues",
		body: issueText
	});
	const number = Number(Reflect.get(Object(opened), "number"));
	const path = `/issues/${number}/labels`;
	await request(world, {
		token: maintainer,
		method: "POST",
		path,
		body: { labels: [label] }
	});
	return number;
}

// src/cli/commands/demo.ts
const description = "An issue is labelled; investigate, fix and open-pr hand the work on; a pull request appears.";
async function demo(options, installation = {}) {
	const app = options.app === true;
	checkOutput(options.output);
	const keep = options.keep === void 0 ? void 0 : resolve(options.keep);
	if (options.json !== true) printAside(`${description}${app ? " The App plans and publishes." : ""}\n\n`);
	return runUntilSignal(async (shown) => finish(await runDemo({
		...installation,
		...shown,
		app,
		keep
	}), {
		...options,
		keep
	}), keep);
}
function finish(result, options) {
	if (options.output !== void 0) writeFileSync(options.output, renderPage(result.report));
	if (options.json === true) printJson(result.document);
	else printReport(result, options);
	for (const line of describeDemo(result)) printAside(`${line}\n`);
	if (options.keep !== void 0) printAside(`Everything is left in ${options.keep}.\n`);
	return result.document.outcome === "succeeded" ? 0 : 1;
}
function printReport({ report: facts }, { output }) {
	const { stdout } = process;
	const { bold } = import_picocolors.default;
	const next = [
		...output === void 0 ? [] : [`${bold(output)}  is a page with all of this: open it in a browser`],
		`${bold("baton init")}              sets up your own repository: configuration, workflow, labels, key`,
		`${bold("baton try")}               plays your own pipelines in the same way`,
		`${bold("baton demo -o run.html")}  writes a page with all of this`
	];
	stdout.write(`\n${renderReport(facts, {
		width: chooseWidth(stdout.columns),
		colors: import_picocolors.default,
		next
	})}`);
}

export { demo };