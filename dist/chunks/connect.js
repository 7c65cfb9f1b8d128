import { a as createOctokit, pt as createSystemClock } from "./job-agent-plan-publish.js";
import { Mn as createGitHub } from "./job-plan-publish.js";
import { t as createConsoleLog } from "./console-log.js";
import { l as UsageError, n as printAside } from "./read-json.js";
import { t as findRepositoryName } from "./find-repository-name.js";
import { execFileSync } from "node:child_process";

// src/terminal/github/connect.ts
const variables = ["GITHUB_TOKEN", "GH_TOKEN"];
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