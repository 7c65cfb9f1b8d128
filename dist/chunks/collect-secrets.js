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

export { isReservedVariable as n, collectSecrets as t };