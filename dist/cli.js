#!/usr/bin/env node
import { M as refuseOldNode } from "./chunks/job-cli.js";

// src/cli/main.ts
process.stdout.on("error", (error) => {
	if (error.code !== "EPIPE") throw error;
	process.exit();
});
process.stderr.on("error", () => void 0);
if (!refuseOldNode()) {
	const { runCli } = await import("./chunks/run-cli.js");
	process.exitCode = await runCli(process.argv.slice(2));
	if (process.argv[2] !== "mcp") process.stdout.write("", () => process.stderr.write("", () => process.exit()));
}

export {  };