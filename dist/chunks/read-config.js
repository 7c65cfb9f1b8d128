import { existsSync, lstatSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/adapters/artifact/create-action-artifacts.ts
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

// src/entry/action/mask-secrets.ts
/** A shorter line, such as the `{` of a secret in JSON, stands everywhere: GitHub would drop every output that holds it. */
const shortestLine = 4;
/** Registers values with the runner, line by line, so that its log never shows them. */
function maskSecrets(values, sink = process.stdout) {
	const all = values.flatMap((value) => [value, ...value.split(/\r?\n/)]);
	const lines = new Set(all.filter((line) => line.trim().length >= shortestLine));
	for (const line of lines) sink.write(`::add-mask::${line.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}\n`);
}

// src/entry/action/read-config.ts
/** Text of the config at the run's own commit. A link in its place is refused: it could lead into a pull request's code (T08). */
function readConfig(context) {
	if (!existsSync(context.job.configFolder)) throw new Error("BATON-E913: there is no folder .baton-config in the workspace. Check the default branch out into it before this step, as run.yml does: actions/checkout with ref: ${{ github.sha }}, path: .baton-config and persist-credentials: false. The code itself is not looked into: it may be a pull request's.");
	const path = join(context.job.configFolder, context.inputs.config);
	try {
		if (!lstatSync(path).isFile()) throw new Error(`BATON-E913: ${context.inputs.config} is no plain file. Replace the link by the file itself.`);
		return readFileSync(path, "utf8");
	} catch (cause) {
		if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") throw new Error(`BATON-E913: ${context.inputs.config} does not exist on the default branch at ${context.job.sha}. Add it, or name its path in the input config.`, { cause });
		throw cause;
	}
}

export { maskSecrets as n, createActionArtifacts as r, readConfig as t };