import { basename, dirname } from "node:path";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/adapters/artifact/action-artifacts.ts
/**
* Artifacts of the workflow run that we are in, with GitHub's own client. Loaded on the first upload: it costs a second
* of CPU, and most jobs have nothing to upload.
*/
function createActionArtifacts() {
	return { async upload(name, file, kept) {
		const content = await readFile(file);
		const { DefaultArtifactClient } = await import("./artifact.js");
		const { id } = await new DefaultArtifactClient().uploadArtifact(name, [file], dirname(file), kept === void 0 ? {} : { retentionDays: kept.days });
		if (id === void 0) throw new Error(`The artifact service took "${name}" without giving it an id.`);
		const sha256 = `sha256:${createHash("sha256").update(content).digest("hex")}`;
		return {
			artifactId: id,
			file: basename(file),
			bytes: content.length,
			sha256
		};
	} };
}

export { createActionArtifacts as t };