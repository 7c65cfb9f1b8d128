import { s as findBundledFile } from "./job-agent.js";
import { pathToFileURL } from "node:url";

// src/cli/commands/mcp.ts
async function mcp() {
	await import(pathToFileURL(findBundledFile("mcp.js")).href);
	return 0;
}

export { mcp };