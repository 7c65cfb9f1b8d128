import { D as config } from "./chunks/zod.js";
import { M as refuseOldNode } from "./chunks/job-cli.js";

// src/action/job/job-io.ts
/** Creates the memory of a process for what it found out about its machine. */
function createProbeMemory() {
	let probed;
	return (probe) => {
		probed ??= probe();
		return probed;
	};
}

// src/action/main.ts
config({
	jitless: true,
	memoizer: {
		alloc: (_, _payload, empty) => empty,
		guard: () => void 0,
		attach: () => void 0
	}
});
/** Returns a signal that fires when GitHub cancels the job: with SIGINT and SIGTERM, which end a process without a handler. */
function listenForCancel() {
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => controller.abort());
	return controller.signal;
}
/** Sets an output. The toolkit is loaded only here, because no job needs it before its end. */
async function setOutput(name, value) {
	(await import("./chunks/core2.js")).setOutput(name, value);
}
/** Adds to the summary of the step. Does nothing outside of a workflow, where there is no file for it. */
async function addSummary(markdown) {
	if (!process.env.GITHUB_STEP_SUMMARY) return;
	const { summary } = await import("./chunks/core2.js");
	await summary.addRaw(markdown, true).write();
}
/** Loads GitHub's client for artifacts, which reads the variables of this process. */
async function loadArtifactClient() {
	const { DefaultArtifactClient } = await import("./chunks/artifact.js");
	return new DefaultArtifactClient();
}
if (!refuseOldNode({ before: "::error::" })) {
	const { run } = await import("./chunks/run.js");
	process.exitCode = await run(process.env, {
		out: process.stdout,
		listenForCancel,
		setOutput,
		addSummary,
		loadArtifactClient,
		probeOnce: createProbeMemory()
	});
}

export {  };