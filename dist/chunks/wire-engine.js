import { t as createTraces } from "./traces.js";
import { E as createVerifier, n as createDeflate, t as createNodeHasher } from "./node-hasher.js";
import { a as fetchBase, c as createGitTool, i as readObjects, l as checkCommits, r as listCommits, s as GitFailure, t as checkSigningKey, u as protectedPaths } from "./check-signing-key.js";
import { n as success, t as failure } from "./result.js";
import { t as createCommentStore } from "./comment-store.js";
import { n as parseConfig } from "./parse-config.js";
import { n as problemText } from "./problem.js";
import { t as createRedactor } from "./redactor.js";
import { r as version } from "./facts.js";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { mkdtemp, rm } from "node:fs/promises";

// src/adapters/git/bundle/read-bundle.ts
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

// src/adapters/git/bundle/bundle-reader.ts
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
	if (problem !== void 0) throw new Error(problemText(problem));
	return keys;
}
function describeProblems(problems) {
	return problems.map(({ code, message, line }) => `${code}: ${line === void 0 ? "" : `line ${line}: `}${message}`).join("\n");
}

export { wireEngine as t };