import { t as decodeThread } from "./decode-thread.js";
import { t as UsageError } from "./usage-error.js";
import { n as parseConfigText, t as loadConfig } from "./load-config.js";
import { t as createSystemClock } from "./create-system-clock.js";
import { t as createGitHub } from "./create-github.js";
import { t as createOctokit } from "./create-octokit.js";
import { t as createConsoleLog } from "./create-console-log.js";
import { t as GitHubError } from "./github.js";
import { t as readRepositoryFile } from "./read-repository-file.js";
import { t as actionsAccount } from "./actions-account.js";
import { n as readJsonAs } from "./read-json.js";
import { r as toComment, t as commentsSchema } from "./to-comment.js";
import { execFileSync } from "node:child_process";

// src/entry/cli/github/find-repository-name.ts
/** The repository that a command is about: as given, of the job we are in, or where the checkout came from. */
function findRepositoryName(given) {
	if (given !== void 0) return parseName(given, "--repo");
	const { GITHUB_REPOSITORY } = process.env;
	if (GITHUB_REPOSITORY) return parseName(GITHUB_REPOSITORY, "GITHUB_REPOSITORY");
	return parseRemote(readOrigin());
}
function parseName(text, where) {
	const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(text) ?? [];
	if (owner === void 0 || name === void 0) throw new UsageError(`${where} is "${text}", which names no repository; write it as owner/name.`);
	return {
		owner,
		name
	};
}
function readOrigin() {
	try {
		return execFileSync("git", [
			"remote",
			"get-url",
			"origin"
		], {
			encoding: "utf8",
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			]
		}).trim();
	} catch {
		throw new UsageError("There is no repository to ask about: name it with --repo owner/name, or stand in a checkout whose remote \"origin\" is on GitHub.");
	}
}
/** `https://github.com/owner/name.git`, `git@github.com:owner/name`, `ssh://git@github.com/owner/name`. */
function parseRemote(remote) {
	const host = new URL(process.env.GITHUB_SERVER_URL || "https://github.com").hostname;
	const [, seen, owner, name] = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^:/]+)(?::\d+(?=\/))?[:/]([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
	if (seen === host && owner !== void 0 && name !== void 0) return {
		owner,
		name
	};
	const shown = remote.replace(/\/\/[^@/]*@/, "//");
	throw new UsageError(`The remote "origin" is ${shown}, which is no repository on ${host}; name one with --repo owner/name.`);
}

// src/entry/cli/github/find-token.ts
const variables = ["GITHUB_TOKEN", "GH_TOKEN"];
/** A person's token: from the environment, else the one of `gh`, which is for GitHub itself and goes to no other host. */
function findToken(apiUrl) {
	for (const name of variables) {
		const token = process.env[name]?.trim();
		if (token) return {
			token,
			from: name
		};
	}
	const token = new URL(apiUrl).hostname === "api.github.com" ? askGh() : "";
	if (token !== "") return {
		token,
		from: "gh auth token"
	};
	throw new UsageError("There is no token to ask GitHub with: set GITHUB_TOKEN or GH_TOKEN, or log in with `gh auth login`.");
}
/** Empty when `gh` is not installed or not logged in. */
function askGh() {
	try {
		return execFileSync("gh", [
			"auth",
			"token",
			"--hostname",
			"github.com"
		], {
			encoding: "utf8",
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			],
			timeout: 1e4
		}).trim();
	} catch {
		return "";
	}
}

// src/entry/cli/github/connect.ts
/** Asks GitHub for the repository; says on stderr which token it is asked with. */
async function connect(repo) {
	const name = findRepositoryName(repo);
	const baseUrl = process.env.GITHUB_API_URL || "https://api.github.com";
	const { token, from } = findToken(baseUrl);
	process.stderr.write(`GitHub is asked about ${name.owner}/${name.name} with the token from ${from}.\n`);
	const log = createConsoleLog(process.stderr);
	const octokit = createOctokit({
		token,
		baseUrl,
		userAgent: "baton-cli",
		log
	});
	const github = createGitHub({
		octokit,
		repository: name,
		clock: createSystemClock(),
		ledgersBy: "anybody"
	});
	return {
		octokit,
		github,
		repository: await github.subjects.getRepository()
	};
}

// src/entry/cli/github/load-default-config.ts
const path = ".github/baton.yml";
/** The config on the default branch: its public keys verify. */
async function loadDefaultConfig({ octokit, repository }) {
	const place = `${path} on ${repository.defaultBranch} of ${repository.owner}/${repository.name}`;
	try {
		const text = await readRepositoryFile({
			octokit,
			repository,
			path,
			ref: repository.defaultBranch
		});
		return parseConfigText(text, place);
	} catch (error) {
		if (!(error instanceof GitHubError) || error.reason !== "not-found") throw error;
		throw new UsageError(`There is no ${place}; name a file with --config FILE.`, { cause: error });
	}
}

// src/entry/cli/github/open-repository.ts
/** A repository on GitHub and the config by which it is read: a file, else that of its default branch. */
async function openRepository(options) {
	const connection = await connect(options.repo);
	return {
		connection,
		config: options.config === void 0 ? await loadDefaultConfig(connection) : loadConfig(options.config)
	};
}

// src/entry/cli/github/read-thread.ts
/** All comments of a thread, with the records that count: one request per 100, and a query where records are unsigned. */
async function readThread(connection, request) {
	const { config, thread } = request;
	const { comments, trustedAuthor } = await vouch(connection, await connection.github.threads.listSince(thread, "1970-01-01T00:00:00Z"), request);
	const author = trustedAuthor === void 0 ? {} : { trustedAuthor };
	return {
		config,
		thread,
		comments,
		read: decodeThread(comments, {
			config,
			thread,
			repo: connection.repository.id,
			...author
		}),
		connection
	};
}
/** The account of a person who asks is not the one that writes records: unless it is named, that is the one of workflows. */
async function vouch({ github }, listed, { config, trustedAuthor }) {
	if (config.signing !== void 0) return {
		comments: listed,
		trustedAuthor
	};
	const { comments } = await github.provenance.vouch(listed);
	return {
		comments,
		trustedAuthor: trustedAuthor ?? 41898282
	};
}

// src/core/pipeline/find-run-place.ts
/** Reads the name of a run backwards (DESIGN 4.6); undefined when it is none of these pipelines. The longest name wins. */
function findRunPlace(run, pipelines) {
	const [pipeline] = pipelines.filter((name) => run.startsWith(`${name}-`)).toSorted((a, b) => b.length - a.length);
	if (pipeline === void 0) return void 0;
	const rest = run.slice(pipeline.length + 1);
	if (/^\d{8}-\d{4}$/.test(rest)) return {
		pipeline,
		subject: void 0
	};
	const subject = /^([1-9]\d{0,14})(?:-[1-9]\d*)?$/.exec(rest)?.[1];
	return subject === void 0 ? void 0 : {
		pipeline,
		subject: Number(subject)
	};
}

// src/entry/cli/github/list-threads.ts
/** Numbers of the threads where what was asked for may stand, the likeliest first. */
async function listThreads(connection, config, asked) {
	if (asked.subject !== void 0) return [asked.subject];
	if (asked.run === void 0) throw new UsageError("Say which thread to read: --subject N, or the name of a run with --run.");
	const pipelines = Object.keys(config.pipelines);
	const place = findRunPlace(asked.run, pipelines);
	if (place === void 0) throw new UsageError(`"${asked.run}" is no name of a run: write <pipeline>-<number>, with a pipeline of ${pipelines.join(", ")}, or name the thread with --subject N.`);
	const own = (await connection.github.ledgers.find("runs", place.pipeline)).map(({ number }) => number).toReversed();
	const [first, ...others] = place.subject === void 0 ? own : [place.subject, ...own];
	if (first !== void 0) return [first, ...others];
	throw new UsageError(`Pipeline "${place.pipeline}" has no runs issue yet, so there is no run "${asked.run}".`);
}

// src/entry/cli/open-thread.ts
/** The comments in a file that somebody saved, or without one those on GitHub. */
async function openThread(file, options) {
	return file === void 0 ? openOnGitHub(options) : openFile(file, options);
}
function openFile(file, options) {
	if (options.repo !== void 0) throw new UsageError("Comments come from a file or from GitHub: leave the file or --repo out.");
	const { repoId: repo, subject: thread } = options;
	if (repo === void 0 || thread === void 0) throw new UsageError("A file of comments does not say whose they are: add --repo-id <n> and --subject <n>.");
	const config = loadConfig(options.config);
	const comments = readJsonAs(file, {
		schema: commentsSchema,
		what: "what \"list issue comments\" returns"
	}).map(toComment);
	return {
		config,
		thread,
		comments,
		read: decodeThread(comments, {
			...options,
			config,
			repo,
			thread
		})
	};
}
/** Of several threads where a run may stand the one that holds it, else the likeliest. */
async function openOnGitHub(options) {
	const { connection, config } = await openRepository(options);
	const [likeliest, ...others] = await listThreads(connection, config, options);
	const read = (thread) => readThread(connection, {
		...options,
		config,
		thread
	});
	const first = await read(likeliest);
	if (options.run === void 0 || holds(first, options.run)) return first;
	for (const thread of others) {
		const other = await read(thread);
		if (holds(other, options.run)) return other;
	}
	return first;
}
function holds({ read }, run) {
	return read.records.some(({ record }) => record.run === run);
}

export { readThread as n, openRepository as r, openThread as t };