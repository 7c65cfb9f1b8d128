import { t as findBundledFile } from "./find-bundled-file.js";
import { pathToFileURL } from "node:url";

// src/entry/cli/commands/mcp.ts
/** Becomes the program that agents are given, which is one file of its own. Ends with its client. */
async function mcp() {
	await import(pathToFileURL(findBundledFile("mcp.js")).href);
	return 0;
}

export { mcp };