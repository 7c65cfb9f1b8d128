import { D as config } from "./chunks/zod.js";
import { M as refuseOldNode } from "./chunks/job-cli.js";

// src/action/job/job-io.ts
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
function listenForCancel() {
	const controller = new AbortController();
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => controller.abort());
	return controller.signal;
}
async function setOutput(name, value) {
	(await import("./chunks/core2.js")).setOutput(name, value);
}
async function addSummary(markdown) {
	if (!process.env.GITHUB_STEP_SUMMARY) return;
	const { summary } = await import("./chunks/core2.js");
	await summary.addRaw(markdown, true).write();
}
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