import { ht as createGitHub, o as createOctokit, qa as createSystemClock } from "./job-agent-plan-publish.js";
import { t as createConsoleLog } from "./console-log.js";
import { t as UsageError } from "./usage-error.js";
import { t as findRepositoryName } from "./find-repository-name.js";
import { execFileSync } from "node:child_process";

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

export { connect as t };