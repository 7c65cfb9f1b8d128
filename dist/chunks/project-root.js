import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";
import { existsSync } from "node:fs";

// src/host/project-root.ts
function projectRoot() {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!existsSync(join(folder, "action.yml"))) {
		const parent = dirname(folder);
		if (parent === folder) throw new Error("The files of Baton are not beside this program: action.yml was not found in any folder above it.");
		folder = parent;
	}
	return folder;
}

export { projectRoot as t };