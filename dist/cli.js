#!/usr/bin/env node
import { hu as nodeRefusal } from "./chunks/job-agent-plan-publish.js";

// src/cli/main.ts
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
	process.exit();
});
process.stderr.on("error", () => void 0);
if (Number(process.versions.node.split(".")[0]) < 22) {
	process.stderr.write(nodeRefusal(process.versions.node));
	process.exitCode = 2;
} else {
	const { runCli } = await import("./chunks/run-cli.js");
	process.exitCode = await runCli(process.argv.slice(2));
}

export {  };