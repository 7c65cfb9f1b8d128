import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

// src/entry/shared/find-bundled-file.ts
/** The real path of an entry of the bundle. Not of what lies beside this text: that may be a chunk of the same name. */
function findBundledFile(name, start = dirname(fileURLToPath(import.meta.url))) {
	let folder = start;
	while (!existsSync(join(folder, "dist", name))) {
		if (dirname(folder) === folder) throw new Error(`The bundle of Baton is not complete: dist/${name} is not there. In a clone, \`npm run build\` writes it.`);
		folder = dirname(folder);
	}
	return realpathSync(join(folder, "dist", name));
}

export { findBundledFile as t };