import { n as success, t as failure } from "./result.js";
import { t as GitHubError } from "./github.js";
import { t as runGit } from "./run-git.js";
import { setTimeout } from "node:timers/promises";

// src/core/git/check-branch-name.ts
const maxLength = 244;
/** More than `git check-ref-format` asks for: what a shell, an option parser or a revision could read differently is out. */
const rules = [
	{
		words: "it is empty",
		broken: (name) => name === ""
	},
	{
		words: `it has more than ${maxLength} characters`,
		broken: (name) => name.length > maxLength
	},
	{
		words: "it does not start with a letter or digit",
		broken: (name) => !/^[A-Za-z0-9]/.test(name)
	},
	{
		words: "it holds characters other than letters, digits and . _ - / + #",
		broken: (name) => !/^[A-Za-z0-9._/+#-]*$/.test(name)
	},
	{
		words: "it holds \"..\" or \"//\"",
		broken: (name) => /\.\.|\/\//.test(name)
	},
	{
		words: "a part of it starts with \".\" or \"-\"",
		broken: (name) => /(^|\/)[.-]/.test(name)
	},
	{
		words: "a part of it ends with \".\" or \".lock\"",
		broken: (name) => /(\.|\.lock)(\/|$)/i.test(name)
	},
	{
		words: "it ends with \"/\"",
		broken: (name) => name.endsWith("/")
	},
	{
		words: "it starts with \"refs/\"",
		broken: (name) => /^refs\//i.test(name)
	},
	{
		words: "it could be a commit or HEAD",
		broken: (name) => /^([0-9a-f]{40}|(\w+_)?HEAD)$/i.test(name)
	}
];
/** What is wrong with the name of a branch, undefined when it may be used anywhere. */
function checkBranchName(name) {
	const rule = rules.find((candidate) => candidate.broken(name));
	return rule && {
		code: "BATON-E701",
		message: `The branch "${show$1(name)}" cannot be used: ${rule.words}. Change \`branch\`.`
	};
}
function show$1(name) {
	return name.replace(/[^ -~]/g, "?").slice(0, 80);
}

// src/core/git/check-commits.ts
/** Invisible characters that macOS drops when it compares names, and those that turn the writing direction. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;
const control = /[\u0000-\u001f\u007f-\u009f]/;
/** `.git` as Windows and macOS read it: any case, blanks and dots at the end, streams, short names. */
const gitFolder = /^(\.git|git~\d+)([ .]*|:.*)$/i;
/** Why a path of a commit is not safe to check out somewhere; undefined when it is. */
function checkPath(path) {
	if (path.length > 4096) return "it is longer than 4,096 characters";
	if (path.includes("�")) return "it is not UTF-8";
	if (control.test(path) || invisible.test(path)) return "it holds invisible characters";
	if (path.includes("\\")) return "it holds a backslash";
	const bad = path.split("/").find((part) => part === "" || part === "." || part === ".." || gitFolder.test(part));
	return bad === void 0 ? void 0 : `its part "${bad}" does not name a file of the checkout`;
}
/** What agents may not change unless it is allowed: what runs, and who must review. */
const protectedPaths = [
	".github/**",
	"CODEOWNERS",
	"docs/CODEOWNERS"
];
/**
* Whether a path is named by one of the patterns: a path, `folder/**` (the folder itself too, which could become a
* symbolic link), or two stars and `/name` for any folder. Case does not count, since it does not on every file system.
*/
function isProtectedPath(path, patterns) {
	const name = path.toLowerCase();
	return patterns.some((pattern) => matches(name, pattern.toLowerCase()));
}
function matches(path, pattern) {
	if (pattern.endsWith("/**")) {
		const folder = pattern.slice(0, -3);
		return path === folder || path.startsWith(`${folder}/`);
	}
	if (pattern.startsWith("**/")) {
		const name = pattern.slice(3);
		return path === name || path.endsWith(`/${name}`);
	}
	return path === pattern;
}
const commitLimits = {
	commits: 100,
	changes: 5e3,
	fileBytes: 41943040,
	totalBytes: 209715200
};
const allowedModes = /* @__PURE__ */ new Set([
	"000000",
	"100644",
	"100755",
	"120000"
]);
/** What is wrong with an agent's commits, oldest first, before their contents are read. The first problem of each commit. */
function checkCommits(commits, rules) {
	const whole = checkWhole(commits);
	if (whole !== void 0) return [whole];
	return commits.flatMap((commit, index) => {
		return checkParents(commit, commits[index - 1]?.sha ?? rules.base) ?? commit.changes.map((change) => checkChange(change, rules)).find(isProblem) ?? [];
	});
}
function checkWhole(commits) {
	const changes = commits.flatMap((commit) => commit.changes);
	const bytes = changes.reduce((sum, change) => sum + change.bytes, 0);
	if (commits.length > commitLimits.commits) return tooLarge(`${commits.length} commits are more than ${commitLimits.commits}`);
	if (changes.length > commitLimits.changes) return tooLarge(`${changes.length} changed files are more than ${commitLimits.changes}`);
	const merge = commits.find(({ parents }) => parents.length > 1);
	if (merge) return {
		code: "BATON-E703",
		message: `Commit ${merge.sha.slice(0, 12)} is a merge. Only commits with one parent are published.`
	};
	return bytes > commitLimits.totalBytes ? tooLarge(`${bytes} bytes are more than ${commitLimits.totalBytes}`) : void 0;
}
function checkParents({ sha, parents }, expected) {
	const name = sha.slice(0, 12);
	if (parents[0] === expected) return;
	return {
		code: "BATON-E702",
		message: `Commit ${name} builds on ${parents[0]?.slice(0, 12) ?? "nothing"} instead of ${expected.slice(0, 12)}, from which the task started.`
	};
}
function checkChange(change, { protectedPaths }) {
	const path = show(change.path);
	const wrong = checkPath(change.path);
	if (wrong !== void 0) return {
		code: "BATON-E707",
		message: `The file "${path}" cannot be published: ${wrong}. Rename it.`
	};
	if (change.oldMode === "160000" || change.mode === "160000") return {
		code: "BATON-E704",
		message: `"${path}" is a submodule; agents cannot change submodules.`
	};
	if (!allowedModes.has(change.mode)) return {
		code: "BATON-E707",
		message: `"${path}" has the mode ${change.mode}; 100644, 100755 and 120000 can be published.`
	};
	if (isProtectedPath(change.path, protectedPaths)) return {
		code: "BATON-E706",
		message: `"${path}" is protected: agents may not change it. Make this change by hand.`
	};
	return change.bytes > commitLimits.fileBytes ? tooLarge(`"${path}" has ${change.bytes} bytes, more than ${commitLimits.fileBytes}`) : void 0;
}
function tooLarge(words) {
	return {
		code: "BATON-E705",
		message: `${words}. Leave build results out with .gitignore, or make smaller steps.`
	};
}
function show(path) {
	return path.replace(/[^ -~]/g, "?").slice(0, 200);
}
function isProblem(problem) {
	return problem !== void 0;
}

// src/adapters/git/git-tool.ts
/** Git said no. Caught where it becomes a problem with a code. */
var GitFailure = class extends Error {
	name = "GitFailure";
};
function createGitTool(base) {
	const attempt = (args, extra) => runGit({
		...base,
		...extra,
		args,
		env: {
			...base.env,
			...extra?.env
		}
	});
	const run = async (args, extra) => {
		const answer = await attempt(args, extra);
		if (answer.status !== 0) throw new GitFailure(`git ${args[0]} ended with ${answer.status}: ${answer.stderr.trim()}`);
		return answer.stdout;
	};
	return {
		try: attempt,
		run,
		line: async (args, extra) => (await run(args, extra)).toString().trim()
	};
}

// src/adapters/git/prepare-branch.ts
/**
* Before the agent, while `.git` is still the checkout's own: onto the tip of `origin/<branch>` where that was fetched,
* else onto `head`; on a local branch of that name, or detached when the stage has none. Answers the commit it stands on.
*/
async function prepareBranch({ workspace, head, branch, path }) {
	const wrong = branch === void 0 ? void 0 : checkBranchName(branch);
	if (wrong) return failure(wrong);
	const git = createGitTool({
		directory: workspace,
		path
	});
	try {
		const start = branch && await findCommit(git, `refs/remotes/origin/${branch}`) || await findCommit(git, head);
		if (!start) return failure(unreadable(`commit ${head.slice(0, 40)} is not in the checkout`));
		await git.run([
			"checkout",
			...branch ? [
				"--no-track",
				"-B",
				branch
			] : ["--detach"],
			start,
			"--"
		]);
		return success(start);
	} catch (error) {
		if (error instanceof GitFailure) return failure(unreadable(error.message));
		throw error;
	}
}
async function findCommit(git, name) {
	const { status, stdout } = await git.try([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${name}^{commit}`
	]);
	return status === 0 ? stdout.toString().trim() : void 0;
}
function unreadable(words) {
	return {
		code: "BATON-E709",
		message: `The checkout cannot be prepared: ${words}.`
	};
}
const waits = [1e3, 4e3];
/** One commit without its history. The token stands in the environment alone: arguments can be seen by every process. */
async function fetchBase(git, { url, token }, base) {
	const env = {
		GIT_CONFIG_COUNT: "1",
		GIT_CONFIG_KEY_0: `http.${url}.extraheader`,
		GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`
	};
	const args = [
		"fetch",
		"--quiet",
		"--depth=1",
		"--no-tags",
		"--no-recurse-submodules",
		"--",
		url,
		`${base}:refs/baton/base`
	];
	for (const wait of [...waits, void 0]) {
		const { status, stderr } = await git.try(args, { env });
		if (status === 0) return;
		if (/not our ref|unadvertised object|couldn't find remote ref/i.test(stderr)) throw new GitFailure(`this repository does not have the commit ${base}`);
		if (wait === void 0) throw new GitHubError(`Git cannot fetch ${base.slice(0, 12)} from ${url}: ${stderr.trim()}.`, {
			reason: "unavailable",
			status: 0,
			code: "BATON-E813"
		});
		await setTimeout(wait);
	}
}

// src/adapters/git/bundle/list-commits.ts
/** Commits of `base..head`, oldest first, each compared with the one before it; contents are not read. */
async function listCommits(git, { base, head }) {
	const count = `--max-count=${commitLimits.commits + 1}`;
	const output = await git.line([
		"rev-list",
		"--topo-order",
		"--parents",
		count,
		head,
		`^${base}`
	]);
	const lines = output === "" ? [] : output.split("\n").toReversed();
	const commits = [];
	let previous = base;
	for (const line of lines) {
		const [sha = "", ...parents] = line.split(" ");
		commits.push({
			sha,
			parents,
			...await readCommit(git, {
				base: previous,
				head: sha
			})
		});
		previous = sha;
	}
	return commits;
}
async function readCommit(git, { base, head }) {
	const message = await git.run([
		"show",
		"-s",
		"--no-show-signature",
		"--encoding=UTF-8",
		"--format=%B",
		head,
		"--"
	]);
	const baseTree = await git.line([
		"rev-parse",
		"--verify",
		`${base}^{tree}`
	]);
	const raw = await git.run([
		"diff-tree",
		"-r",
		"--raw",
		"-z",
		"--no-renames",
		"--no-abbrev",
		"--no-ext-diff",
		baseTree,
		head,
		"--"
	]);
	return {
		message: message.toString().trimEnd(),
		baseTree,
		changes: await addSizes(git, readChanges(raw))
	};
}
/** `:<old mode> <new mode> <old id> <new id> <status>`, NUL, path, NUL. A path that is not UTF-8 shows a U+FFFD. */
function readChanges(raw) {
	const fields = raw.toString().split("\0");
	return fields.flatMap((field, index) => {
		const match = /^:(\d{6}) (\d{6}) [0-9a-f]{40} ([0-9a-f]{40}) [A-Z]\d*$/.exec(field);
		const [, oldMode = "", mode = "", id = ""] = match ?? [];
		return match && index % 2 === 0 ? [{
			path: fields[index + 1] ?? "",
			oldMode,
			mode,
			id
		}] : [];
	});
}
async function addSizes(git, changes) {
	const isBlob = ({ mode }) => mode !== "000000" && mode !== "160000";
	const input = changes.filter(isBlob).map(({ id }) => `${id}\n`);
	const output = await git.run(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input: input.join("") });
	const sizes = new Map(output.toString().split("\n").map(readSize));
	return changes.map((change) => ({
		...change,
		bytes: sizes.get(change.id) ?? 0
	}));
}
function readSize(line) {
	const [id = "", size = ""] = line.split(" ");
	return [id, Number(size)];
}
/** Contents by id, each read once. All of them must be there. */
async function readObjects(git, ids) {
	const wanted = [...new Set(ids)];
	const output = await git.run(["cat-file", "--batch"], { input: wanted.map((id) => `${id}\n`).join("") });
	const contents = /* @__PURE__ */ new Map();
	let position = 0;
	for (const id of wanted) {
		const lineEnd = output.indexOf("\n", position);
		const size = Number(/ (\d+)$/.exec(output.toString("latin1", position, lineEnd))?.[1]);
		contents.set(id, output.subarray(lineEnd + 1, lineEnd + 1 + size));
		position = lineEnd + 1 + size + 1;
	}
	return contents;
}

// src/core/config/check-signing-key.ts
/**
* The secret must belong to a key of the config, and keys without a secret mean stop, never unsigned (DESIGN 2). With
* neither a private repository goes unsigned; a public one does not, since every workflow there posts as the same account.
*/
function checkSigningKey({ keys, signer, isPrivate }) {
	if (signer === void 0) return keys.length > 0 ? keyMissing(keys) : checkUnsigned(isPrivate);
	if (keys.includes(signer.publicKey)) return void 0;
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `The secret signs as "${signer.keyId}", but its public half ${signer.publicKey} is not in signing.keys (${keys.length === 0 ? "there are none" : keys.join(", ")}). Add it there, or pass the secret that fits.`
	};
}
/** Whether a repository may have records without signatures. */
function checkUnsigned(isPrivate) {
	if (isPrivate) return void 0;
	return {
		code: "BATON-E908",
		path: "signing.keys",
		message: "This repository is public, and the config has no signing.keys: every workflow of the repository posts as the same account, so unsigned records could be forged. Make a pair of keys, list the public one under signing.keys, and pass the secret: `signing-key: ${{ secrets.BATON_SIGNING_KEY }}` in the caller."
	};
}
function keyMissing(keys) {
	return {
		code: "BATON-E904",
		path: "signing.keys",
		message: `input signing-key is empty, and signing.keys lists ${keys.map((key) => `"${key.split(":")[0]}"`).join(", ")}, so nothing is ever recorded unsigned. Pass \`signing-key: \${{ secrets.BATON_SIGNING_KEY }}\` in the caller; where that stands there, the secret does not exist. A key that an environment keeps must be called BATON_SIGNING_KEY there, and the input environment must name it.`
	};
}

export { fetchBase as a, createGitTool as c, checkBranchName as d, readObjects as i, checkCommits as l, checkUnsigned as n, prepareBranch as o, listCommits as r, GitFailure as s, checkSigningKey as t, protectedPaths as u };