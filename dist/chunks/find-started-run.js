import { n as success, t as failure } from "./result.js";
import { S as parseKeyText, b as createSecretKey, n as createNodeHasher, r as createDeflate, t as createVerifier, x as encodePublicKey } from "./create-verifier.js";
import { t as GitHubError } from "./github.js";
import { t as createCommentStore } from "./create-comment-store.js";
import { t as createTraces } from "./create-traces.js";
import { a as createGitTool, i as GitFailure, r as readObjects, t as checkSigningKey } from "./check-signing-key.js";
import { t as parseConfig } from "./parse-config.js";
import { t as createRedactor } from "./create-redactor.js";
import { t as version } from "./version.js";
import { join } from "node:path";
import { createPublicKey, sign } from "node:crypto";
import { tmpdir } from "node:os";
import { mkdtemp, rm } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

// src/adapters/crypto/create-signer.ts
/** A signer from the secret `<id>:<base64 of the 32-byte seed>`. The problem never shows the secret. */
function createSigner(secret) {
	const text = parseKeyText(secret);
	if (text === void 0) {
		const message = `The secret signing-key must be "<id>:<base64 of 32 bytes>", as in "k1:" and 44 characters; it has ${secret.length} characters in another form.`;
		return failure({
			code: "BATON-E420",
			message
		});
	}
	const key = createSecretKey(text.bytes);
	return success({
		keyId: text.id,
		publicKey: `${text.id}:${encodePublicKey(createPublicKey(key))}`,
		sign: (data) => sign(null, Buffer.from(data, "utf8"), key).toString("base64")
	});
}

// src/core/pipeline/is-protected-path.ts
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

// src/core/pipeline/check-path.ts
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

// src/core/pipeline/check-commits.ts
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

// src/adapters/git/fetch-base.ts
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

// src/adapters/git/list-commits.ts
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

// src/adapters/git/parse-bundle.ts
const maxHeaderBytes = 65536;
/** Head and pack of a `git bundle`; undefined when it is none, or one of a kind that we do not write. */
function parseBundle(bytes) {
	const text = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString("latin1");
	const end = text.indexOf("\n\n");
	const [signature, ...lines] = text.slice(0, end).split("\n");
	if (end < 0 || signature !== "# v2 git bundle") return;
	const prerequisites = matchAll(lines, /^-([0-9a-f]{40})( |$)/);
	const heads = matchAll(lines, /^([0-9a-f]{40}) /);
	return prerequisites.length + heads.length === lines.length ? {
		prerequisites,
		heads,
		pack: bytes.subarray(end + 2)
	} : void 0;
}
function matchAll(lines, pattern) {
	return lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
}

// src/adapters/git/read-bundle.ts
/** An agent's commits, oldest first, read in a fresh bare repository that has nothing but their base. Nothing is checked out. */
async function readBundle(request) {
	try {
		return await readInto(request);
	} catch (error) {
		if (error instanceof GitFailure) return failure(unreadable(error.message));
		throw error;
	}
}
async function readInto(request) {
	const { base, head, directory, path } = request;
	const bundle = parseBundle(request.bytes);
	if (bundle?.heads.length !== 1 || bundle.heads[0] !== head) return failure(unreadable("this is not the bundle that the agent job announced"));
	if (bundle.prerequisites.length !== 1 || bundle.prerequisites[0] !== base) {
		const message = `The commits build on ${bundle.prerequisites.map((id) => id.slice(0, 12)).join(", ") || "nothing"} instead of ${base.slice(0, 12)} alone, from which the task started.`;
		return failure({
			code: "BATON-E702",
			message
		});
	}
	const git = createGitTool({
		directory,
		path,
		env: { GIT_DIR: directory }
	});
	await git.run([
		"init",
		"--quiet",
		"--bare",
		"--template=",
		"--",
		directory
	]);
	await fetchBase(git, request.remote, base);
	await git.run([
		"index-pack",
		"--stdin",
		"--fix-thin",
		"--strict",
		"--max-input-size=536870912"
	], { input: bundle.pack });
	const commits = await listCommits(git, {
		base,
		head
	});
	const [problem] = checkCommits(commits, {
		base,
		protectedPaths: request.protectedPaths
	});
	return problem ? failure(problem) : success(await addContents(git, commits));
}
async function addContents(git, commits) {
	const changes = commits.flatMap((commit) => commit.changes);
	const contents = await readObjects(git, changes.filter((change) => change.mode !== "000000").map(({ id }) => id));
	return commits.map(({ message, baseTree, changes: own }) => ({
		message,
		baseTree,
		changes: own.map((change) => ({
			path: change.path,
			mode: modeOf(change),
			content: contents.get(change.id) ?? null
		}))
	}));
}
/** A deletion has no mode of its own; GitHub wants one all the same. */
function modeOf({ mode }) {
	return mode === "100755" || mode === "120000" ? mode : "100644";
}
function unreadable(words) {
	return {
		code: "BATON-E708",
		message: `The commits of the agent cannot be read: ${words}. Run the task again.`
	};
}

// src/adapters/git/create-bundle-reader.ts
const maxBytes = 268435456;
const words = {
	missing: "is not there",
	expired: "has expired",
	"foreign-run": "was made by another workflow run",
	"too-large": `has more than ${maxBytes} bytes`,
	digest: "holds other bytes than the agent job announced",
	malformed: "is no sound archive",
	entries: "holds more than the one file that was announced",
	path: "holds another file than the one that was announced",
	link: "holds a link instead of a file",
	ratio: "unpacks to far more than its size"
};
/** Bundles that travel as artifacts, read with the git program. */
function createBundleReader(options) {
	return { async read({ bundle, base, head }, workflowRun) {
		const bytes = await options.artifacts.download(bundle, {
			run: workflowRun,
			maxBytes
		});
		if (typeof bytes === "string") {
			const message = `The commits have not arrived: artifact ${bundle.artifactId} ${words[bytes]}. Run the task again.`;
			return failure({
				code: "BATON-E710",
				message
			});
		}
		const directory = await mkdtemp(join(tmpdir(), "baton-bundle-"));
		try {
			return await readBundle({
				protectedPaths,
				...options,
				bytes,
				base,
				head,
				directory
			});
		} finally {
			await rm(directory, {
				recursive: true,
				force: true
			});
		}
	} };
}

// src/entry/shared/wire-engine.ts
/** The engine on real adapters: the same for the Action and the App. */
function wireEngine(wiring) {
	const { settings, github, signer, clock, log } = wiring;
	const { repository, serverUrl } = settings;
	const hasher = createNodeHasher();
	const compressor = createDeflate();
	const verifier = createVerifier(publicKeys(wiring));
	const signing = signer === void 0 ? { provenance: github.provenance } : { signer };
	return {
		ports: {
			store: createCommentStore({
				threads: github.threads,
				repo: repository.id,
				hasher,
				compressor,
				verifier,
				...signing
			}),
			threads: github.threads,
			permissions: github.permissions,
			reactions: github.reactions,
			subjects: github.subjects,
			ledgers: github.ledgers,
			commits: github.commits,
			pullRequests: github.pullRequests,
			issues: github.issues,
			reviews: github.reviews,
			bundles: createBundleReader({
				artifacts: wiring.artifacts,
				remote: {
					url: `${serverUrl}/${repository.owner}/${repository.name}.git`,
					token: wiring.token
				},
				path: process.env.PATH ?? ""
			}),
			texts: wiring.texts,
			traces: createTraces({
				list: github.listArtifacts,
				source: github.artifacts
			}),
			starter: wiring.starter,
			...wiring.workflowRuns === void 0 ? {} : { workflowRuns: wiring.workflowRuns },
			hasher,
			compressor,
			...signing,
			verifier,
			clock,
			log,
			redactor: createRedactor(wiring.secrets),
			...wiring.events === void 0 ? {} : { events: wiring.events },
			...wiring.readOwnAccount === void 0 ? {} : { readOwnAccount: wiring.readOwnAccount }
		},
		settings: {
			...settings,
			version
		}
	};
}
/**
* The keys of the config, among which our own must stand: others could not verify what we sign. A config with faults
* still lets us verify what we signed ourselves; `planRun` reports the faults. Without a key of ours its faults could hide
* keys, so nothing is done.
*/
function publicKeys({ configText, signer, isPrivate }) {
	const config = parseConfig(configText);
	if (!config.ok && signer !== void 0) return [signer.publicKey];
	if (!config.ok) throw new Error(describeProblems(config.error));
	const keys = config.value.signing?.keys ?? [];
	const problem = checkSigningKey({
		keys,
		signer,
		isPrivate
	});
	if (problem !== void 0) throw new Error(`${problem.code}: ${problem.message}`);
	return keys;
}
function describeProblems(problems) {
	return problems.map(({ code, message, line }) => `${code}: ${line === void 0 ? "" : `line ${line}: `}${message}`).join("\n");
}

// src/entry/shared/find-started-run.ts
/**
* The workflow run that carries out an order, after a crash. One that ended without a single job did not start: GitHub
* accepted it, and then a policy or a startup failure was in the way (DESIGN 2).
*/
async function findStartedRun({ dispatcher, log, title, since }) {
	for (const run of await dispatcher.findRuns(title, since)) {
		if (!await isDead(dispatcher, run)) return {
			id: run.id,
			url: run.url
		};
		log.warning(`Workflow run ${run.id} for ${title} ended as "${run.conclusion ?? "nothing"}" without a job, so the order is started again. See that "Workflow execution protections" of the repository or organisation allow workflow_dispatch, and that the caller grants exactly contents, issues, pull-requests and actions: write. ${run.url}`);
	}
}
async function isDead(dispatcher, run) {
	if (run.status !== "completed") return false;
	return (await dispatcher.listJobs(run.id)).every(({ conclusion }) => conclusion === "skipped");
}

export { wireEngine as n, createSigner as r, findStartedRun as t };