import { Ct as GitHubError, aa as createSystemClock, ct as createGitHub, o as createOctokit } from "./job-agent-plan-publish.js";
import { r as readRepositoryFile } from "./job-plan-publish.js";
import { n as parseConfigText, t as loadConfig } from "./load-config.js";
import { t as UsageError } from "./usage-error.js";
import { t as createConsoleLog } from "./console-log.js";
import { execFileSync } from "node:child_process";

// src/entry/cli/github/find-repository-name.ts
/** Finds the repository that a command is about: the given one, that of the current job, or the origin of the checkout. */
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
/** Parses `https://github.com/owner/name.git`, `git@github.com:owner/name` and `ssh://git@github.com/owner/name`. */
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

// src/entry/cli/github/connect.ts
const variables = ["GITHUB_TOKEN", "GH_TOKEN"];
/**
* Finds the token of a person: that of the environment, else that of `gh`. The latter is for GitHub itself and is sent to no
* other host.
*/
function findToken(apiUrl) {
	for (const name of variables) {
		const token = process.env[name]?.trim();
		if (token) return {
			token,
			from: name
		};
	}
	const token = new URL(apiUrl).hostname === "api.github.com" ? readGhToken() : "";
	if (token !== "") return {
		token,
		from: "gh auth token"
	};
	throw new UsageError("There is no token to ask GitHub with: set GITHUB_TOKEN or GH_TOKEN, or log in with `gh auth login`.");
}
/** Reads the token of `gh`. Returns an empty text if `gh` is not installed or not logged in. */
function readGhToken() {
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
		repository: await github.subjects.readRepository()
	};
}

// src/entry/cli/github/open-repository.ts
const path = ".github/baton.yml";
/** Reads the config of the default branch, whose public keys verify records. */
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
/** Opens a repository on GitHub with a config: the given file, else the config of its default branch. */
async function openRepository(options) {
	const connection = await connect(options.repo);
	return {
		connection,
		config: options.config === void 0 ? await loadDefaultConfig(connection) : loadConfig(options.config)
	};
}

export { openRepository as t };