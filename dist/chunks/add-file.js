import { n as success, t as failure } from "./result.js";
import { t as runGit } from "./run-git.js";
import { dirname, join } from "node:path";
import { spawn } from "node:child_process";
import { lstat, mkdir, readdir, realpath, rm, writeFile } from "node:fs/promises";

// src/core/agent/working-copy.ts
const folderPattern = /^baton-(?<run>[A-Za-z0-9_-]+)\.[A-Za-z0-9_-]+\.[0-9]{1,9}\.[0-9]{1,9}$/;
const outputPattern = /^baton-output-[0-9]{1,9}$/;
/** `<unix seconds>-<run>.json` (C-3). */
const contextPattern = /^[0-9]{9,11}-(?<run>[a-z][a-z0-9-]*)\.json$/;
/** Readable, and different for different executions: what is no plain character is written as its number. */
function nameWorkingCopy({ run, task, attempt, execution }) {
	return `baton-${encode(run)}.${encode(task)}.${attempt}.${execution}`;
}
/** Whether a folder in a runner's temporary folder is one that we make there. */
function isWorkingFolder(name) {
	return folderPattern.test(name) || outputPattern.test(name);
}
/** Whether a file in a `context-dir` is named like a copy that we put there. */
function isContextCopy(name) {
	return contextPattern.test(name);
}
const dayMilliseconds = 864e5;
/** Those past their time: more than so many times 24 hours, and no active run's (C-29 to C-31). */
function selectStale(copies, facts) {
	const active = new Set(facts.active.map(encode));
	return copies.filter(({ name, modifiedAt }) => {
		const run = (folderPattern.exec(name) ?? contextPattern.exec(name))?.groups?.run;
		const age = Date.parse(facts.now) - Date.parse(modifiedAt);
		return (run === void 0 || !active.has(run)) && age > facts.days * dayMilliseconds;
	});
}
function encode(text) {
	return text.replaceAll(/[^A-Za-z0-9-]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`);
}

// src/adapters/agent/process/isolation.ts
/** User and group of every agent: a number without an account, so it is in no group and in no sudoers file. */
const agentUser = 61100;
/** Where programs of the system are. Not the job's PATH: on GitHub's machines everybody can write to some of its directories. */
const systemPath = "/usr/sbin:/usr/bin:/sbin:/bin";
/** Runs a shell text as root, as the first process of a PID namespace of its own; when it ends, all others in there are killed. */
function enterNamespaces(via, script, args = []) {
	return asRoot(via, [
		"unshare",
		...[
			"--pid",
			"--fork",
			"--kill-child",
			"--mount",
			"--mount-proc",
			"--ipc"
		],
		"/bin/sh",
		"-c",
		script,
		"baton",
		...args
	]);
}
/** `env -i`, because sudo adds variables of its own. */
function asRoot(via, command) {
	const environment = { PATH: systemPath };
	const [file, ...args] = command;
	if (via === "root") return {
		file,
		args,
		environment
	};
	return {
		file: "sudo",
		args: [
			"-n",
			"--",
			"/usr/bin/env",
			"-i",
			`PATH=${systemPath}`,
			...command
		],
		environment
	};
}

// src/adapters/agent/process/run-quietly.ts
/** Runs a short program of the system to its end. */
function runQuietly({ file, args, environment }) {
	const child = spawn(file, args, {
		env: environment,
		stdio: [
			"ignore",
			"ignore",
			"pipe"
		]
	});
	let complaints = "";
	child.stderr.on("data", (chunk) => {
		complaints = `${complaints}${chunk.toString()}`.slice(0, 2e3);
	});
	return new Promise((resolve) => {
		child.once("error", (error) => resolve({
			ok: false,
			complaint: error.message
		}));
		child.once("close", (code) => resolve({
			ok: code === 0,
			complaint: complaints.trim().split("\n")[0] ?? ""
		}));
	});
}
/** Waits as long as there is time; undefined when that is over. What was waited for goes on. */
async function waitFor(awaited, seconds) {
	const { promise: late, resolve } = Promise.withResolvers();
	const timer = setTimeout(resolve, seconds * 1e3, void 0);
	const start = performance.now();
	const arrived = await Promise.race([awaited.then((value) => ({ value })), late]);
	clearTimeout(timer);
	const left = seconds - (performance.now() - start) / 1e3;
	return arrived === void 0 || left <= 0 ? void 0 : {
		...arrived,
		timeoutSeconds: left
	};
}
/** A text as one word of a POSIX shell, whatever it holds. */
function quoteShell(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}

// src/adapters/agent/process/remove-tree.ts
/**
* Removes a directory that an agent has written to. It may have closed directories to us, and may still own them when the job before
* died; then permissions are given back first, or sudo is asked.
*/
async function removeTree(path) {
	const open = {
		file: "chmod",
		args: [
			"-R",
			"u+rwX",
			"--",
			path
		],
		environment: { PATH: systemPath }
	};
	if (await tryRemove(path)) return;
	await runQuietly(open);
	if (await tryRemove(path)) return;
	const { ok, complaint } = await runQuietly(asRoot("sudo", [
		"rm",
		"-rf",
		"--",
		path
	]));
	if (!ok) throw new Error(`${path} could not be removed: ${complaint}. Remove it by hand.`);
}
async function tryRemove(path) {
	try {
		await rm(path, {
			recursive: true,
			force: true
		});
		return true;
	} catch {
		return false;
	}
}

// src/adapters/agent/files/working-copies.ts
/** Folders of executions that lie directly in `root`. Never a link, and nothing under another name. */
function createWorkingCopies(root) {
	return {
		async list() {
			const copies = (await readdir(root, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isDirectory() && isWorkingFolder(entry.name)).map(async ({ name }) => {
				const path = join(root, name);
				const modified = await findNewest(path);
				return modified === void 0 ? [] : [{
					name,
					path,
					modifiedAt: new Date(modified).toISOString()
				}];
			});
			return (await Promise.all(copies)).flat();
		},
		remove: ({ path }) => removeTree(path)
	};
}
/** The folder's own time does not tell when a file in it was written to. */
async function findNewest(path) {
	const all = [path, ...(await readdir(path).catch(() => [])).map((name) => join(path, name))].map((one) => lstat(one).catch(() => void 0));
	const [own, ...others] = await Promise.all(all);
	return own === void 0 ? void 0 : Math.max(own.mtimeMs, ...others.flatMap((facts) => facts?.mtimeMs ?? []));
}

// src/adapters/git/add-file.ts
/** Writes a file of ours into the checkout. Never through a link: the checkout is what somebody committed. */
async function addFile({ workspace, path }, text) {
	const folders = path.split("/").slice(0, -1);
	for (const [at] of folders.entries()) {
		const folder = folders.slice(0, at + 1).join("/");
		if (!await makeFolder(join(workspace, folder))) return failure(refuse(path, folder));
	}
	try {
		await rm(join(workspace, path), { force: true });
		await writeFile(join(workspace, path), text, {
			flag: "wx",
			mode: 420
		});
		return success(void 0);
	} catch {
		return failure(refuse(path, path));
	}
}
/** Takes it away again, unless the agent has put a link in its way. */
async function removeAddedFiles({ workspace, path }) {
	const expected = join(await realpath(workspace), dirname(path));
	if (await realpath(join(workspace, dirname(path))).catch(() => void 0) === expected) await rm(join(workspace, path), {
		recursive: true,
		force: true
	}).catch(() => void 0);
}
async function makeFolder(path) {
	const facts = await lstat(path).catch(() => void 0);
	if (facts !== void 0) return facts.isDirectory();
	return mkdir(path, { mode: 493 }).then(() => true, () => false);
}
function refuse(path, at) {
	return {
		code: "BATON-E712",
		message: `The context file cannot be put at "${path}" in the checkout, because "${at}" is no folder there, or a link. Name another folder in \`context-dir\`.`
	};
}
/** Copies of context files that lie directly in a folder of the checkout. What somebody has committed is theirs, whatever its name. */
async function listStaleCopies({ workspace, folder, path }) {
	const directory = join(workspace, folder);
	const expected = join(await realpath(workspace), folder);
	if (await realpath(directory).catch(() => void 0) !== expected) return [];
	const answer = await runGit({
		args: [
			"ls-files",
			"-z",
			"--",
			folder
		],
		directory: workspace,
		path
	});
	if (answer.status !== 0) return [];
	const tracked = new Set(answer.stdout.toString().split("\0"));
	const copies = (await readdir(directory)).filter((name) => isContextCopy(name) && !tracked.has(`${folder}/${name}`)).map(async (name) => {
		const facts = await lstat(join(directory, name)).catch(() => void 0);
		return facts?.isFile() === true ? [{
			name,
			path: join(directory, name),
			modifiedAt: facts.mtime.toISOString()
		}] : [];
	});
	return (await Promise.all(copies)).flat();
}

export { removeTree as a, waitFor as c, enterNamespaces as d, systemPath as f, createWorkingCopies as i, agentUser as l, selectStale as m, listStaleCopies as n, quoteShell as o, nameWorkingCopy as p, removeAddedFiles as r, runQuietly as s, addFile as t, asRoot as u };