import { s as findBundledFile } from "./job-agent.js";
import { pathToFileURL } from "node:url";

// src/cli/commands/mcp.ts
/** Runs the MCP server that agents are given, which is a file of its own. Ends with its client. */
async function mcp() {
	await import(pathToFileURL(findBundledFile("mcp.js")).href);
	return 0;
}

export { mcp };