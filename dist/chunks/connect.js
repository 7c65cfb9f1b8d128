import { a as createOctokit, ft as createSystemClock } from "./job-agent-plan-publish.js";
import { kn as createGitHub } from "./job-plan-publish.js";
import { t as createConsoleLog } from "./console-log.js";
import { l as UsageError, n as printAside } from "./read-json.js";
import { t as findRepositoryName } from "./find-repository-name.js";
import { execFileSync } from "node:child_process";

// src/terminal/github/connect.ts
const variables = ["GITHUB_TOKEN", "GH_TOKEN"];
/**
* Finds the token of a person: that of the environment, else that of `gh`. The latter is for GitHub itself and is sent to no
* other host.
*/
function findToken() {
	for (const name of variables) {
		const token = process.env[name]?.trim();
		if (token) return {
			token,
			from: name
		};
	}
	const token = new URL(apiUrl()).hostname === "api.github.com" ? readGhToken() : "";
	return token === "" ? void 0 : {
		token,
		from: "gh auth token"
	};
}
function apiUrl() {
	return process.env.GITHUB_API_URL || "https://api.github.com";
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
	const found = findToken();
	if (found === void 0) throw new UsageError("There is no token to ask GitHub with: set GITHUB_TOKEN or GH_TOKEN, or log in with `gh auth login`.");
	const { octokit, github } = openClient(name, found);
	return {
		octokit,
		github,
		repository: await github.subjects.readRepository()
	};
}
/** Creates the client of a repository without a request; says on stderr which token it asks with. */
function openClient(name, { token, from }) {
	printAside(`GitHub is asked about ${name.owner}/${name.name} with the token from ${from}.\n`);
	const log = createConsoleLog(process.stderr);
	const octokit = createOctokit({
		token,
		baseUrl: apiUrl(),
		userAgent: "baton-cli",
		log
	});
	return {
		octokit,
		github: createGitHub({
			octokit,
			repository: name,
			clock: createSystemClock(),
			ledgersBy: "anybody"
		})
	};
}

export { findToken as n, openClient as r, connect as t };