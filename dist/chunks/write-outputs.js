import { existsSync, lstatSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/core/agent/reserved-variable.ts
const ownNames = /* @__PURE__ */ new Set([
	"PATH",
	"HOME",
	"LANG",
	"TMPDIR",
	"CI",
	"TRACEPARENT",
	"KELOS_HANDOFF_PATH"
]);
const ownPrefixes = [
	"ACTIONS_",
	"BATON_",
	"GITHUB_",
	"INPUT_",
	"RUNNER_"
];
/** Names that no secret may have: we set them, or the runner keeps its tokens under them. */
function isReservedVariable(name) {
	return ownNames.has(name) || ownPrefixes.some((prefix) => name.toUpperCase().startsWith(prefix));
}

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

// src/core/agent/parse-agent-secrets.ts
/** Reads the NAME=value lines of `agent-secrets`. Empty lines and lines that begin with `#` are left out; the last of equal names wins. */
function parseAgentSecrets(text) {
	const parsed = text.split("\n").map((line) => line.replace(/\r$/, "")).map((line, index) => parseLine(line, index + 1));
	return {
		secrets: Object.fromEntries(parsed.flatMap(({ entry }) => entry === void 0 ? [] : [entry])),
		warnings: parsed.flatMap(({ warning }) => warning === void 0 ? [] : [warning])
	};
}
function parseLine(line, number) {
	if (line.trim() === "" || line.trimStart().startsWith("#")) return {};
	const [, name, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/s.exec(line) ?? [];
	if (name === void 0 || value === void 0) return { warning: malformed(number) };
	if (isReservedVariable(name)) return { warning: reserved(name, number) };
	return { entry: [name, value] };
}
function malformed(line) {
	return `BATON-E603: agent-secrets has no NAME=value on line ${line}. Write one secret per line; encode values with line breaks.`;
}
function reserved(name, line) {
	return `BATON-E602: agent-secrets sets ${name} on line ${line}, which an agent may not be given. Choose another name.`;
}

// src/entry/action/collect-secrets.ts
/** The keys of the known engines, passed under their own names by `run.yml`. */
const engineKeys = [
	"ANTHROPIC_API_KEY",
	"CLAUDE_CODE_OAUTH_TOKEN",
	"CODEX_API_KEY",
	"OPENAI_API_KEY",
	"GEMINI_API_KEY",
	"OPENCODE_API_KEY",
	"CURSOR_API_KEY",
	"COPILOT_GITHUB_TOKEN"
];
/** What agents may be given: engine keys and the lines of `agent-secrets`. Values are masked again by the caller. */
function collectSecrets(environment) {
	const known = engineKeys.flatMap((name) => environment[name] ? [[name, environment[name]]] : []);
	const more = parseAgentSecrets(environment.BATON_AGENT_SECRETS ?? "");
	return {
		byName: {
			...Object.fromEntries(known),
			...more.secrets
		},
		warnings: more.warnings
	};
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

// src/entry/action/write-outputs.ts
/** Sets outputs under our own fixed names, never under names of an agent (T22). The toolkit is loaded only here: its HTTP client is slow to load. */
async function writeOutputs(outputs) {
	const { setOutput } = await import("./core2.js");
	for (const [name, value] of Object.entries(outputs)) setOutput(name, value);
}

export { createActionArtifacts as a, collectSecrets as i, readConfig as n, isReservedVariable as o, maskSecrets as r, writeOutputs as t };