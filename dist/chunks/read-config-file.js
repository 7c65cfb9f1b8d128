import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";

// src/entry/action/read-config-file.ts
const largest = 65536;
/** A file beside the config, from the same commit of the default branch. No part of its path may be a link: it could lead into other code (T08). */
function readConfigFile({ configFolder }, path) {
	const parts = path.split("/");
	if (parts.includes("..")) return void 0;
	try {
		const facts = parts.map((_, index) => join(configFolder, ...parts.slice(0, index + 1))).map((step) => lstatSync(step));
		const file = facts.at(-1);
		return facts.slice(0, -1).every((step) => step.isDirectory()) && file?.isFile() === true && file.size <= largest ? readFileSync(join(configFolder, path), "utf8") : void 0;
	} catch {
		return;
	}
}

export { readConfigFile as t };