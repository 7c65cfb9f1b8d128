// src/core/agent/agent-environment.ts
/** The plain facts about the job that an agent may see. Neither tokens nor the files that a job writes commands to. */
const githubFacts = [
	"GITHUB_ACTIONS",
	"GITHUB_ACTOR",
	"GITHUB_ACTOR_ID",
	"GITHUB_API_URL",
	"GITHUB_BASE_REF",
	"GITHUB_EVENT_NAME",
	"GITHUB_GRAPHQL_URL",
	"GITHUB_HEAD_REF",
	"GITHUB_JOB",
	"GITHUB_REF",
	"GITHUB_REF_NAME",
	"GITHUB_REF_TYPE",
	"GITHUB_REPOSITORY",
	"GITHUB_REPOSITORY_ID",
	"GITHUB_REPOSITORY_OWNER",
	"GITHUB_REPOSITORY_OWNER_ID",
	"GITHUB_RUN_ATTEMPT",
	"GITHUB_RUN_ID",
	"GITHUB_RUN_NUMBER",
	"GITHUB_SERVER_URL",
	"GITHUB_SHA",
	"GITHUB_TRIGGERING_ACTOR",
	"GITHUB_WORKFLOW",
	"GITHUB_WORKSPACE"
];
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
const defaultPath = "/usr/local/bin:/usr/bin:/bin";
/** The whole environment of an agent's process: what DESIGN 4.2 names, and nothing else. */
function buildAgentEnvironment(request) {
	const { agentEnv, secrets } = request;
	return {
		environment: {
			...pick(agentEnv.filter((name) => !isReservedVariable(name)), secrets),
			...pick(githubFacts, request.host),
			...ownVariables(request)
		},
		warnings: agentEnv.flatMap((name) => findWarning(name, secrets))
	};
}
function ownVariables({ files, ids, host, traceparent }) {
	return {
		BATON_PROMPT_PATH: files.prompt,
		BATON_CONTEXT_PATH: files.context,
		BATON_HANDOFF_PATH: files.handoff,
		BATON_RESULTS_PATH: files.results,
		BATON_RUN: ids.run,
		BATON_TASK: ids.task,
		BATON_ATTEMPT: String(ids.attempt),
		BATON_EXECUTION: String(ids.execution),
		KELOS_HANDOFF_PATH: files.handoff,
		TRACEPARENT: traceparent,
		PATH: host.PATH ?? defaultPath,
		HOME: files.home,
		LANG: host.LANG ?? "C.UTF-8",
		TMPDIR: files.tmp,
		CI: "true"
	};
}
function pick(names, values) {
	return Object.fromEntries(names.flatMap((name) => toEntry(name, values)));
}
function toEntry(name, values) {
	const value = Object.hasOwn(values, name) ? values[name] : void 0;
	return value === void 0 || value === "" ? [] : [[name, value]];
}
function findWarning(name, secrets) {
	if (isReservedVariable(name)) return [`BATON-E602: env names ${name}, which an agent may not be given. Choose a name that neither the runner nor Baton uses.`];
	if (toEntry(name, secrets).length > 0) return [];
	return [`BATON-E601: env names ${name}, but the job was passed no value for it. Pass it in the workflow that calls run.yml, by its own name or as a line ${name}=… in agent-secrets.`];
}

// src/core/agent/agent-secrets.ts
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

// src/entry/action/job/secrets.ts
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
/** A shorter line, such as the `{` of a secret in JSON, stands everywhere: GitHub would drop every output that holds it. */
const shortestLine = 4;
/** Registers values with the runner, line by line, so that its log never shows them. */
function maskSecrets(values, sink = process.stdout) {
	const all = values.flatMap((value) => [value, ...value.split(/\r?\n/)]);
	const lines = new Set(all.filter((line) => line.trim().length >= shortestLine));
	for (const line of lines) sink.write(`::add-mask::${line.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}\n`);
}

export { maskSecrets as n, buildAgentEnvironment as r, collectSecrets as t };