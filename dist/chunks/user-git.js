import { l as UsageError } from "./read-json.js";
import { spawn } from "node:child_process";

// src/lab/try/snapshot/user-git.ts
const settings = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"core.splitIndex=false",
	"core.quotePath=false",
	"core.compression=0",
	"gc.auto=0",
	"maintenance.auto=false",
	"advice.addEmbeddedRepo=false"
].flatMap((setting) => ["-c", setting]);
function createUserGit(directory, { environment = {}, signal }) {
	const attempt = (args, input = "") => startGit(args, {
		directory,
		environment,
		signal,
		input
	});
	return {
		try: attempt,
		async run(args, input) {
			const { status, stdout, stderr } = await attempt(args, input);
			if (status !== 0) throw new UsageError(`git ${args[0]} ended with ${status}: ${stderr.trim()}`);
			return stdout.trim();
		},
		with: (more) => createUserGit(directory, {
			environment: {
				...environment,
				...more
			},
			signal
		})
	};
}
function startGit(args, { directory, environment, signal, input }) {
	const { promise, resolve, reject } = Promise.withResolvers();
	const child = spawn("git", [...settings, ...args], {
		cwd: directory,
		env: {
			...process.env,
			LC_ALL: "C.UTF-8",
			GIT_OPTIONAL_LOCKS: "0",
			GIT_TERMINAL_PROMPT: "0",
			...environment
		},
		signal
	});
	const output = {
		stdout: "",
		stderr: ""
	};
	for (const name of ["stdout", "stderr"]) child[name].setEncoding("utf8").on("data", (text) => {
		output[name] += text;
	});
	child.on("error", (error) => reject(error.code === "ENOENT" ? new UsageError("git was not found. Install git 2.31 or newer, then try again.") : error));
	child.on("close", (code) => resolve({
		status: code ?? 128,
		...output
	}));
	child.stdin.on("error", () => void 0).end(input);
	return promise;
}

export { createUserGit as t };