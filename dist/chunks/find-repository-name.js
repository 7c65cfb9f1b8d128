import { l as UsageError } from "./read-json.js";
import { execFileSync } from "node:child_process";

// src/terminal/files/read-git.ts
function readGit(folder, args) {
	try {
		return execFileSync("git", args, {
			cwd: folder,
			encoding: "utf8",
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			]
		}).trim();
	} catch {
		return;
	}
}

// src/terminal/github/find-repository-name.ts
function findRepositoryName(given, folder) {
	if (given !== void 0) return parseName(given, "--repo");
	const { GITHUB_REPOSITORY } = process.env;
	if (GITHUB_REPOSITORY) return parseName(GITHUB_REPOSITORY, "GITHUB_REPOSITORY");
	return parseRemote(readOrigin(folder));
}
function findRepositoryOf(folder) {
	try {
		const { owner, name } = findRepositoryName(void 0, folder);
		return `${owner}/${name}`;
	} catch (error) {
		if (error instanceof UsageError) return void 0;
		throw error;
	}
}
function parseName(text, where) {
	const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(text) ?? [];
	if (owner === void 0 || name === void 0) throw new UsageError(`${where} is "${text}", which names no repository; write it as owner/name.`);
	return {
		owner,
		name
	};
}
function readOrigin(folder) {
	const origin = readGit(folder, [
		"remote",
		"get-url",
		"origin"
	]);
	if (origin !== void 0) return origin;
	throw new UsageError("There is no repository to ask about: name it with --repo owner/name, or stand in a checkout whose remote \"origin\" is on GitHub.");
}
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

export { findRepositoryOf as n, readGit as r, findRepositoryName as t };