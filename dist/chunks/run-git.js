import { spawn } from "node:child_process";

// src/adapters/git/run-git.ts
const timeoutMilliseconds = 6e5;
const maxOutputBytes = 268435456;
/** Nothing that a repository, a user or a machine configured takes part: no hooks, no programs, no prompts. */
const settings = [
	"core.hooksPath=/dev/null",
	"core.fsmonitor=false",
	"core.untrackedCache=false",
	"core.attributesFile=/dev/null",
	"core.excludesFile=/dev/null",
	"core.protectHFS=true",
	"core.protectNTFS=true",
	"core.pager=cat",
	"diff.external=",
	"commit.gpgSign=false",
	"gc.auto=0",
	"maintenance.auto=false",
	"credential.helper=",
	"protocol.allow=never",
	"protocol.http.allow=always",
	"protocol.https.allow=always",
	"safe.directory=*",
	"submodule.recurse=false",
	"advice.detachedHead=false"
];
/** Runs git in an environment made from scratch. Never throws for a failing git; an answer has at most 256 MiB. */
function runGit({ args, env, input, directory, path }) {
	const configured = settings.flatMap((setting) => ["-c", setting]);
	const child = spawn("git", [
		"--no-pager",
		...configured,
		...args
	], {
		cwd: directory,
		env: {
			...baseEnvironment,
			PATH: path,
			...env
		},
		stdio: "pipe",
		timeout: timeoutMilliseconds,
		killSignal: "SIGKILL"
	});
	return new Promise((resolve) => {
		const chunks = [];
		let size = 0;
		let stderr = "";
		child.stdout.on("data", (chunk) => {
			size += chunk.length;
			if (size > maxOutputBytes) child.kill("SIGKILL");
			else chunks.push(chunk);
		});
		child.stderr.on("data", (chunk) => {
			stderr = (stderr + chunk.toString()).slice(-4096);
		});
		child.on("error", (error) => resolve({
			status: 127,
			stdout: Buffer.alloc(0),
			stderr: error.message
		}));
		child.on("close", (status) => resolve({
			status: status ?? 128,
			stdout: Buffer.concat(chunks),
			stderr
		}));
		child.stdin.on("error", ignore);
		child.stdin.end(input ?? "");
	});
}
function ignore() {}
const baseEnvironment = {
	LC_ALL: "C",
	HOME: "/nonexistent",
	XDG_CONFIG_HOME: "/nonexistent",
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_SYSTEM: "/dev/null",
	GIT_CONFIG_GLOBAL: "/dev/null",
	GIT_ATTR_NOSYSTEM: "1",
	GIT_TERMINAL_PROMPT: "0",
	GIT_ASKPASS: "/bin/false",
	GIT_SSH_COMMAND: "/bin/false",
	GIT_EDITOR: "/bin/false",
	GIT_NO_REPLACE_OBJECTS: "1",
	GIT_NO_LAZY_FETCH: "1",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_LITERAL_PATHSPECS: "1"
};

export { runGit as t };