import { dirname, join, relative } from "node:path";
import { existsSync } from "node:fs";

// src/terminal/files/find-config.ts
/** The place of the configuration below the root of a repository. */
const usual = ".github/baton.yml";
/**
* Finds the configuration where the user named none: from this folder up to the root of the repository, the first one there is.
* The path is relative to this folder, so that messages are short and can be opened. A file that is nowhere is named as usual.
*/
function findConfigFile(given, start = process.cwd()) {
	if (given !== void 0) return given;
	for (let folder = start;; folder = dirname(folder)) {
		if (existsSync(join(folder, usual))) return relative(start, join(folder, usual));
		if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return usual;
	}
}

export { findConfigFile as t };