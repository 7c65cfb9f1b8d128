import { r as parseUntrustedJson } from "./to-well-formed-json.js";

// src/adapters/agent/engine-settings.ts
/** The name of our own server. */
const ours = "baton";
/**
* All servers of a plan with literal values: engines differ in what they pass on and in what they put in for `${NAME}`,
* so it is done here, from the environment that the agent has anyway.
*/
function listMcpServers({ mcpServers, environment }) {
	const fill = (text) => text.replaceAll(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, name) => environment[name] ?? whole);
	return Object.entries(mcpServers).map(([name, { command = "", args, env, url }]) => ({
		name,
		isOurs: name === ours,
		url: url === void 0 ? void 0 : fill(url),
		command,
		args,
		env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)]))
	}));
}
/** The effort as arguments, where the engine knows it. What it does not know is in `listUnsupported`. */
function pickEffort({ effort }, options) {
	return effort !== void 0 && options.known.includes(effort) ? options.write(effort) : [];
}
/**
* What engines take settings, programs or instructions from, whichever it is that runs: they read the files of one another, and an
* agent may start another engine. Beside this an engine may have paths of its own.
*/
const trustedEverywhere = [
	...[
		"AGENTS.md",
		"AGENTS.override.md",
		"CLAUDE.md",
		"CLAUDE.local.md",
		"GEMINI.md"
	],
	...[
		".agents",
		".claude",
		".claude.json",
		".codex",
		".cursor",
		".cursorrules",
		".gemini",
		".mcp.json"
	],
	...[
		".opencode",
		"opencode.json",
		"opencode.jsonc"
	],
	...[
		".github/agents",
		".github/copilot",
		".github/copilot-instructions.md",
		".github/hooks",
		".github/instructions"
	],
	...[
		".github/mcp.json",
		".github/prompts",
		".github/skills"
	]
];

// src/core/agent/classify-failure-text.ts
/** First the ones that nothing mends but a person, so that a 429 for want of money is not tried again. */
const signs = [
	["billing", /credit balance|insufficient_quota|current quota|billing|payment required|\b402\b|spending limit/i],
	["rate_limit", /quota[^.]{0,80}per (?:second|minute)/i],
	["quota", /(?:daily|monthly|exhausted your|exceeded your) quota|\bquota exceeded|usage limit|premium requests? (?:limit|quota)/i],
	["auth", /\b40[13]\b|unauthori[sz]ed|forbidden|(?:invalid|incorrect|missing|no) (?:x-)?(?:api[ -_]?key|auth|credential|token)|api[ _]key (?:not|is not) valid|api_key_invalid|authentication|not logged in|please log ?in|permission_error/i],
	["rate_limit", /\b429\b|rate[ _-]?limit|too many requests|resource_exhausted/i],
	["overloaded", /\b(?:50[0234]|529)\b|overloaded|service unavailable|bad gateway|internal server error|at capacity/i],
	["untrusted_dir", /trusted directory|untrusted|not inside a trusted/i],
	["mcp", /mcp servers?\b/i],
	["context", /prompt is too long|context (?:length|window)|maximum context/i]
];
/** The kind of a failure by what was said about it, in the words of `AgentResult.reason`; undefined when nothing tells. */
function classifyFailureText(text) {
	return signs.find(([, sign]) => sign.test(text))?.[0];
}
/** By the HTTP status of the model's API where it is known, and by the words. */
function classifyApiFailure({ status, text }) {
	const words = classifyFailureText(text);
	if (words === "billing" || words === "quota" || status === void 0) return words ?? "api_error";
	return byStatus(status) ?? words ?? "api_error";
}
function byStatus(status) {
	if (status === 401 || status === 403) return "auth";
	if (status === 402) return "billing";
	if (status === 429) return "rate_limit";
	return status >= 500 ? "overloaded" : void 0;
}

// src/adapters/agent/engines/claude-code.ts
/** Claude Code: `claude -p` with its events as lines of JSON. */
const claudeCode = {
	name: "claude-code",
	title: "Claude Code",
	program: "claude",
	testedVersions: ["2.1.330"],
	installation: {
		kind: "npm",
		package: "@anthropic-ai/claude-code",
		version: "2.1.330",
		integrity: "sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ=="
	},
	authentication: [["ANTHROPIC_API_KEY"], ["CLAUDE_CODE_OAUTH_TOKEN"]],
	supports: {
		model: true,
		effort: [
			"low",
			"medium",
			"high",
			"xhigh",
			"max"
		],
		"max-turns": true,
		"max-cost-usd": true,
		"tools.allow": true,
		"tools.deny": true,
		"mcp-servers": true,
		system: "own channel",
		schema: true
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		".claude",
		".mcp.json",
		".claude.json",
		"CLAUDE.md",
		"CLAUDE.local.md"
	],
	launch: launch$5,
	createReader: createReader$6
};
/** Without these, a refused key is tried again for minutes, and a failed start leaves stdout empty. */
const constants$1 = {
	CLAUDE_CODE_MAX_RETRIES: "4",
	CLAUDE_CODE_STARTUP_FAILURE_RESULTS: "1",
	CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
	DISABLE_AUTOUPDATER: "1",
	DISABLE_TELEMETRY: "1"
};
function launch$5(plan) {
	const { agent, files } = plan;
	const mcpFile = `${files}/engine/mcp.json`;
	const systemFile = `${files}/engine/system.md`;
	const hasSystem = plan.system !== "";
	return {
		program: "claude",
		args: [
			"-p",
			...[
				"--output-format",
				"stream-json",
				"--verbose"
			],
			...[
				"--setting-sources",
				"user",
				"--strict-mcp-config",
				`--mcp-config=${mcpFile}`
			],
			...option("--model", agent.model),
			...pickEffort(agent, {
				known: claudeCode.supports.effort,
				write: (effort) => ["--effort", effort]
			}),
			...option("--max-turns", agent["max-turns"]?.toString()),
			...option("--max-budget-usd", agent["max-cost-usd"]?.toString()),
			...hasSystem ? [`--append-system-prompt-file=${systemFile}`] : [],
			...plan.schema === void 0 ? [] : [`--json-schema=${JSON.stringify(plan.schema)}`],
			...permissions$1(plan),
			...list("--disallowedTools", agent.tools?.deny ?? [])
		],
		env: {
			...constants$1,
			...agent.access === "full" ? { IS_SANDBOX: "1" } : {}
		},
		stdin: plan.prompt,
		files: [{
			path: mcpFile,
			content: JSON.stringify({ mcpServers: mcpServers$2(plan) })
		}, ...hasSystem ? [{
			path: systemFile,
			content: plan.system
		}] : []]
	};
}
const reading = [
	"Read",
	"Glob",
	"Grep",
	"LS",
	"TodoWrite",
	"Task"
];
/** Handoff and results can be written at every level; `//` begins an absolute path in its rules. */
function permissions$1({ agent, files, mcpServers }) {
	if (agent.access === "full") return ["--dangerously-skip-permissions"];
	const mode = agent.access === "read" ? "dontAsk" : "acceptEdits";
	const servers = Object.keys(mcpServers).map((name) => `mcp__${name}`);
	const own = [
		`Read(/${files}/**)`,
		`Edit(/${files}/**)`,
		`Write(/${files}/**)`
	];
	const allowed = [
		...reading,
		...own,
		...servers,
		...agent.tools?.allow ?? []
	];
	return [
		"--permission-mode",
		mode,
		`--add-dir=${files}`,
		...list("--allowedTools", allowed)
	];
}
function mcpServers$2(plan) {
	const entries = listMcpServers(plan).map(({ name, isOurs, url, command, args, env }) => {
		const server = url === void 0 ? {
			type: "stdio",
			command,
			args,
			env
		} : {
			type: "http",
			url
		};
		return [name, isOurs ? {
			...server,
			alwaysLoad: true
		} : server];
	});
	return Object.fromEntries(entries);
}
function option(name, value) {
	return value === void 0 ? [] : [name, value];
}
/** Each as an argument of its own, the last followed by another option or nothing: the list takes all that comes. */
function list(name, values) {
	return values.length === 0 ? [] : [name, ...values];
}
function createReader$6() {
	return { read(event, draft) {
		draft.started = true;
		draft.sessionId = event.text("session_id") ?? draft.sessionId;
		const type = event.text("type");
		if (type === "system") readSystem(event, draft);
		else if (type === "assistant") readAssistant$1(event, draft);
		else if (type === "user") readToolResults(event, draft);
		else if (type === "result") readResult$3(event, draft);
	} };
}
function readSystem(event, draft) {
	if (event.text("subtype") !== "init") return;
	draft.model = event.text("model") ?? null;
	for (const server of event.list("mcp_servers")) {
		const name = server.text("name");
		if (name !== void 0) draft.setServer(name, server.text("status") ?? "unknown");
	}
}
function readAssistant$1(event, draft) {
	const isOwn = event.text("parent_tool_use_id") === void 0 && event.text("error") === void 0;
	for (const part of event.list("message", "content")) {
		const text = part.text("text");
		if (part.text("type") === "text" && text !== void 0 && isOwn) draft.say(text);
		if (part.text("type") === "tool_use") draft.startTool(part.text("id"), { name: part.text("name") ?? "unknown" });
	}
}
function readToolResults(event, draft) {
	for (const part of event.list("message", "content")) if (part.text("type") === "tool_result") draft.endTool(part.text("tool_use_id"), part.flag("is_error") !== true);
}
/** Several can come, of work in the background; the last one counts. */
function readResult$3(event, draft) {
	const text = event.text("result");
	const isGood = event.text("subtype") === "success" && event.flag("is_error") !== true;
	if (isGood && text !== void 0) draft.replaceText(text);
	if (!isGood && findLimit(event) === void 0) for (const said of [text, ...event.list("errors").map(asText)]) draft.warn(said);
	draft.terminal = isGood ? {
		outcome: "success",
		reason: null
	} : describeFailure(event, text ?? "");
	draft.turns = event.number("num_turns") ?? null;
	draft.costUsd = event.number("total_cost_usd") ?? null;
	draft.costScope = "session";
	draft.structured = event.at("structured_output").raw() ?? null;
	readUsage$3(event, draft);
	for (const denial of event.list("permission_denials")) draft.deny(denial.text("tool_name") ?? "unknown");
}
/** `usage` leaves out agents below this one and helpers; `modelUsage` has all. */
function readUsage$3(event, draft) {
	const models = event.entries("modelUsage").map(([, usage]) => usage);
	const sum = (key) => models.reduce((total, usage) => total + (usage.number(key) ?? 0), 0);
	const [read, written] = [sum("cacheReadInputTokens"), sum("cacheCreationInputTokens")];
	draft.usage = {
		inputTokens: sum("inputTokens") + read + written,
		cacheReadTokens: read,
		cacheWriteTokens: written,
		outputTokens: sum("outputTokens"),
		reasoningTokens: models.some((usage) => usage.number("thinkingTokens") !== void 0) ? sum("thinkingTokens") : null
	};
	draft.usageScope = "session";
}
const bySubtype = {
	error_max_turns: {
		outcome: "incomplete",
		reason: "max_turns"
	},
	error_max_budget_usd: {
		outcome: "incomplete",
		reason: "budget"
	},
	error_max_structured_output_retries: {
		outcome: "incomplete",
		reason: "structured_output"
	}
};
const byTerminalReason = {
	max_turns: {
		outcome: "incomplete",
		reason: "max_turns"
	},
	budget_exhausted: {
		outcome: "incomplete",
		reason: "budget"
	},
	prompt_too_long: {
		outcome: "error",
		reason: "context"
	},
	aborted_streaming: {
		outcome: "killed",
		reason: "signal"
	},
	aborted_tools: {
		outcome: "killed",
		reason: "signal"
	}
};
/** An end that says all there is to say. */
function findLimit(event) {
	return bySubtype[event.text("subtype") ?? ""] ?? byTerminalReason[event.text("terminal_reason") ?? ""];
}
function describeFailure(event, text) {
	const known = findLimit(event);
	if (known !== void 0) return known;
	const words = [
		text,
		event.text("api_error_type") ?? "",
		...event.list("errors").map(asText)
	].join("\n");
	const reason = classifyApiFailure({
		status: event.number("api_error_status"),
		text: words
	});
	const neverStarted = event.number("num_turns") === 0;
	return {
		outcome: "error",
		reason: reason === "api_error" && neverStarted ? "startup" : reason
	};
}
function asText(value) {
	const raw = value.raw();
	return typeof raw === "string" ? raw : JSON.stringify(raw);
}

// src/adapters/agent/engines/codex.ts
/** Codex: `codex exec` with its events as lines of JSON. */
const codex = {
	name: "codex",
	title: "Codex",
	program: "codex",
	testedVersions: ["0.169.0"],
	installation: {
		kind: "npm",
		package: "@openai/codex",
		version: "0.169.0",
		integrity: "sha512-KhzYlkKPxoNssR8CEm45IjqnFWn7UtlF4CiD3tOJPea51xBs7MaHy0UQG9GSbCqk6Lrjn5QdJDV0QD1/FgWlGw=="
	},
	authentication: [["CODEX_API_KEY"], ["OPENAI_API_KEY"]],
	supports: {
		model: true,
		effort: [
			"minimal",
			"low",
			"medium",
			"high",
			"xhigh"
		],
		"max-turns": false,
		"max-cost-usd": false,
		"tools.allow": false,
		"tools.deny": false,
		"mcp-servers": true,
		system: "own channel",
		schema: true
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		".codex",
		"AGENTS.md",
		"AGENTS.override.md"
	],
	launch: launch$4,
	createReader: createReader$5
};
const accessArguments$1 = {
	read: ["-s", "read-only"],
	edit: ["-s", "workspace-write"],
	full: ["--dangerously-bypass-approvals-and-sandbox"]
};
/** Settings go by a file: arguments can be read by everybody, and MCP servers may hold secrets. */
function launch$4(plan) {
	const { agent, files, schema } = plan;
	const home = `${plan.environment.HOME ?? files}/.codex`;
	const schemaFile = `${files}/engine/schema.json`;
	return {
		program: "codex",
		args: [
			...[
				"exec",
				"--json",
				"--skip-git-repo-check",
				"--ignore-rules"
			],
			...accessArguments$1[agent.access],
			...agent.model === void 0 ? [] : ["-m", agent.model],
			...schema === void 0 ? [] : ["--output-schema", schemaFile],
			"-"
		],
		env: { CODEX_HOME: home },
		stdin: plan.prompt,
		files: [{
			path: `${home}/config.toml`,
			content: renderSettings(plan)
		}, ...schema === void 0 ? [] : [{
			path: schemaFile,
			content: JSON.stringify(schema)
		}]]
	};
}
/** TOML. A JSON string is one of TOML too. */
function renderSettings(plan) {
	const { agent, system, files, environment } = plan;
	const url = environment.OPENAI_BASE_URL;
	return `${[...[
		...url === void 0 ? [] : [`openai_base_url = ${quote(url)}`],
		"check_for_update_on_startup = false",
		...pickEffort(agent, {
			known: codex.supports.effort,
			write: (effort) => [`model_reasoning_effort = ${quote(effort)}`]
		}),
		...system === "" ? [] : [`developer_instructions = ${quote(system)}`],
		...agent.access === "edit" ? ["[sandbox_workspace_write]", `writable_roots = [${quote(files)}]`] : []
	], ...listMcpServers(plan).flatMap(renderServer)].join("\n")}\n`;
}
function renderServer({ name, isOurs, url, command, args, env }) {
	const variables = Object.entries(env).map(([key, value]) => `${key} = ${quote(value)}`);
	const where = url === void 0 ? [
		`command = ${quote(command)}`,
		`args = [${args.map(quote).join(", ")}]`,
		`env = { ${variables.join(", ")} }`
	] : [`url = ${quote(url)}`];
	return [
		`[mcp_servers.${name}]`,
		...where,
		"default_tools_approval_mode = \"approve\"",
		...isOurs ? ["required = true"] : []
	];
}
function quote(text) {
	return JSON.stringify(text.toWellFormed()).replaceAll("", "\\u007f");
}
function createReader$5() {
	return { read(event, draft) {
		draft.started = true;
		draft.reasonWithoutEnd = "no_turn_completed";
		switch (event.text("type") ?? "") {
			case "thread.started":
				draft.sessionId = event.text("thread_id") ?? null;
				break;
			case "turn.started":
				draft.terminal = void 0;
				break;
			case "item.completed":
				readItem(event.at("item"), draft);
				break;
			case "error":
				draft.warn(event.text("message"));
				break;
			case "turn.completed":
				draft.terminal = {
					outcome: "success",
					reason: null
				};
				readUsage$2(event.at("usage"), draft);
				break;
			case "turn.failed": readFailure(event.text("error", "message") ?? "", draft);
		}
	} };
}
function readItem(item, draft) {
	const status = item.text("status");
	const ok = status === "completed";
	switch (item.text("type") ?? "") {
		case "agent_message":
			draft.say(item.text("text") ?? "");
			break;
		case "command_execution":
			draft.addTool({
				name: "shell",
				ok
			});
			if (status === "declined") draft.deny("shell");
			break;
		case "file_change":
			draft.addTool({
				name: "apply_patch",
				ok
			});
			if (status === "declined") draft.deny("apply_patch");
			break;
		case "mcp_tool_call":
			readCall(item, {
				draft,
				ok
			});
			break;
		case "web_search":
			draft.addTool({
				name: "web_search",
				ok: true
			});
			break;
		case "error": draft.warn(item.text("message"));
	}
}
function readCall(item, { draft, ok }) {
	const [name, server] = [item.text("tool") ?? "unknown", item.text("server")];
	draft.addTool({
		name,
		...server === void 0 ? {} : { server },
		ok
	});
	if (/requires approval/.test(item.text("error", "message") ?? "")) draft.deny(server === void 0 ? name : `${server}/${name}`);
}
function readFailure(message, draft) {
	draft.warn(message);
	draft.terminal = {
		outcome: "error",
		reason: classifyApiFailure({ text: message })
	};
}
/** The total of the thread so far, with what was cached and what was thought. */
function readUsage$2(usage, draft) {
	const [input, output] = [usage.number("input_tokens"), usage.number("output_tokens")];
	if (input === void 0 || output === void 0) return;
	draft.usage = {
		inputTokens: input,
		cacheReadTokens: usage.number("cached_input_tokens") ?? null,
		cacheWriteTokens: usage.number("cache_write_input_tokens") ?? null,
		outputTokens: output,
		reasoningTokens: usage.number("reasoning_output_tokens") ?? null
	};
	draft.usageScope = "session";
}

// src/adapters/agent/stream/json-event.ts
function toJson(value) {
	const find = (path) => path.reduce(step, value);
	return {
		text: (...path) => only(find(path), "string"),
		number: (...path) => only(find(path), "number"),
		flag: (...path) => only(find(path), "boolean"),
		at: (...path) => toJson(find(path)),
		list: (...path) => {
			const found = find(path);
			return Array.isArray(found) ? found.map(toJson) : [];
		},
		entries: (...path) => {
			const found = find(path);
			return isMap(found) ? Object.entries(found).map(([key, entry]) => [key, toJson(entry)]) : [];
		},
		raw: () => value
	};
}
function isMap(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function step(value, key) {
	return isMap(value) && Object.hasOwn(value, key) ? value[key] : void 0;
}
function only(value, kind) {
	return typeof value === kind ? value : void 0;
}
/** The JSON object that a text ends with, after whatever else it holds; of nothing when there is none. */
function findLastJson(text) {
	return toJson([...text.matchAll(/^\{/gm)].map(({ index }) => index).slice(-20).map((start) => parse$1(text.slice(start))).findLast(isMap));
}
function parse$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}

// src/adapters/agent/engines/command.ts
/** The user's own program: the prompt on stdin, what it prints is what it says, its exit status is how it ended. */
const command = {
	name: "command",
	title: "a program of your own",
	testedVersions: [],
	authentication: [],
	supports: {
		model: false,
		effort: [],
		"max-turns": false,
		"max-cost-usd": false,
		"tools.allow": false,
		"tools.deny": false,
		"mcp-servers": false,
		system: "nowhere",
		schema: false
	},
	promptBy: "stdin",
	output: "text",
	trustedPaths: [],
	launch({ agent, prompt }) {
		const [program = "", ...args] = agent.command ?? [];
		return {
			program,
			args,
			env: {},
			stdin: prompt,
			files: []
		};
	},
	createReader: createReader$4
};
/** Its last line may say more: this word and a JSON object with `summary`, `results`, `usage`, `costUsd`. */
const marker = "::agent-result::";
const limits = {
	maxBytes: 262144,
	maxDepth: 8,
	maxNodes: 2e3
};
function createReader$4() {
	return {
		read(piece, draft) {
			const text = piece.raw();
			if (typeof text === "string") draft.append(text);
			draft.started = true;
		},
		end(draft, { ended, exitStatus }) {
			draft.started = true;
			takeResultLine(draft);
			if (ended !== "exited") return;
			if (exitStatus === 124) draft.terminal = {
				outcome: "killed",
				reason: "timeout"
			};
			else if (exitStatus !== 0) draft.warn(`exit ${exitStatus}`);
			draft.terminal ??= exitStatus === 0 ? {
				outcome: "success",
				reason: null
			} : {
				outcome: "error",
				reason: "exit_code"
			};
		}
	};
}
function takeResultLine(draft) {
	const text = (draft.text ?? "").trimEnd();
	draft.replaceText(text);
	const line = text.slice(text.lastIndexOf("\n") + 1);
	if (!line.startsWith(marker)) return;
	const parsed = parseUntrustedJson(line.slice(16), limits);
	if (parsed.ok) takeResult(toJson(parsed.value), draft);
	else draft.warn(`the line ${marker} was passed over: it ${parsed.error.message}`);
}
function takeResult(said, draft) {
	const summary = said.text("summary");
	if (summary !== void 0) draft.replaceText(summary);
	const results = Object.fromEntries(said.entries("results").map(([key, value]) => [key, value.raw()]));
	draft.structured = {
		...summary === void 0 ? {} : { summary },
		results
	};
	const [input, output] = [said.number("usage", "inputTokens"), said.number("usage", "outputTokens")];
	if (input !== void 0 || output !== void 0) {
		draft.usage = {
			inputTokens: input ?? 0,
			cacheReadTokens: said.number("usage", "cacheReadTokens") ?? null,
			cacheWriteTokens: said.number("usage", "cacheWriteTokens") ?? null,
			outputTokens: output ?? 0,
			reasoningTokens: said.number("usage", "reasoningTokens") ?? null
		};
		draft.usageScope = "run";
	}
	draft.costUsd = said.number("costUsd") ?? null;
	draft.costScope = "run";
}

// src/adapters/agent/engines/copilot.ts
/** Copilot CLI: its events as lines of JSON, its tokens in a file. */
const copilot = {
	name: "copilot",
	title: "Copilot CLI",
	program: "copilot",
	testedVersions: ["1.0.102"],
	installation: {
		kind: "npm",
		package: "@github/copilot",
		version: "1.0.102",
		integrity: "sha512-mv6cTWMhMILxg5ZDgqJ6UsnpPuySCPWOPbZVaO8lL0dpmjY3VD9ZhJr6DFcG7fhUXZv6OmvLdcRCa5MJ6hBI+Q=="
	},
	authentication: [["COPILOT_GITHUB_TOKEN"], ["COPILOT_PROVIDER_BASE_URL", "COPILOT_PROVIDER_API_KEY"]],
	supports: {
		model: true,
		effort: [
			"low",
			"medium",
			"high",
			"xhigh"
		],
		"max-turns": false,
		"max-cost-usd": false,
		"tools.allow": true,
		"tools.deny": true,
		"mcp-servers": true,
		system: "own channel",
		schema: false
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		".github/copilot-instructions.md",
		".github/copilot",
		".github/hooks",
		".github/agents",
		".github/skills",
		".github/mcp.json",
		".mcp.json",
		".claude",
		"AGENTS.md"
	],
	launch: launch$3,
	createReader: createReader$3
};
function launch$3(plan) {
	const { agent, files, system } = plan;
	const home = `${plan.environment.HOME ?? files}/.copilot`;
	const [mcpFile, usageFile] = [`${files}/engine/mcp.json`, `${files}/engine/usage.json`];
	return {
		program: "copilot",
		args: [
			...[
				"--output-format",
				"json",
				"--no-ask-user",
				"--no-auto-update",
				"--disable-builtin-mcps"
			],
			...[
				"--usage-output-file",
				usageFile,
				"--additional-mcp-config",
				`@${mcpFile}`,
				"--add-dir",
				files
			],
			...agent.model === void 0 ? [] : ["--model", agent.model],
			...pickEffort(agent, {
				known: copilot.supports.effort,
				write: (effort) => ["--reasoning-effort", effort]
			}),
			...permissions(plan),
			...agent.env.length === 0 ? [] : [`--secret-env-vars=${agent.env.join(",")}`]
		],
		env: { COPILOT_HOME: home },
		stdin: plan.prompt,
		files: [
			{
				path: mcpFile,
				content: JSON.stringify({ mcpServers: mcpServers$1(plan) })
			},
			{
				path: usageFile,
				content: ""
			},
			...system === "" ? [] : [{
				path: `${home}/copilot-instructions.md`,
				content: system
			}]
		],
		usageFile
	};
}
function permissions({ agent, mcpServers }) {
	const denied = (agent.tools?.deny ?? []).flatMap((tool) => ["--deny-tool", tool]);
	if (agent.access === "full") return ["--allow-all-tools", ...denied];
	return [...[
		...agent.access === "edit" ? ["write"] : [],
		...Object.keys(mcpServers),
		...agent.tools?.allow ?? []
	].flatMap((tool) => ["--allow-tool", tool]), ...denied];
}
function mcpServers$1(plan) {
	const entries = listMcpServers(plan).map(({ name, url, command, args, env }) => {
		return [name, {
			...url === void 0 ? {
				type: "local",
				command,
				args,
				env
			} : {
				type: "http",
				url
			},
			tools: ["*"]
		}];
	});
	return Object.fromEntries(entries);
}
function createReader$3() {
	return {
		read(event, draft) {
			draft.started = true;
			const data = event.at("data");
			const type = event.text("type") ?? "";
			if (type === "session.mcp_servers_loaded") readServers(data, draft);
			else if (event.flag("ephemeral") !== true) readKept(type, {
				event,
				data,
				draft
			});
		},
		end: (draft, { usage }) => readUsage$1(usage, draft)
	};
}
function readKept(type, { event, data, draft }) {
	switch (type) {
		case "assistant.message":
			draft.model = data.text("model") ?? draft.model;
			if (data.text("content")) draft.say(data.text("content") ?? "");
			break;
		case "tool.execution_start":
			startTool(data, draft);
			break;
		case "tool.execution_complete":
			endTool(data, draft);
			break;
		case "session.error":
			readError$1(data, draft);
			break;
		case "result": readResult$2(event, draft);
	}
}
function readServers(data, draft) {
	for (const server of data.list("servers")) {
		const name = server.text("name");
		if (name !== void 0) draft.setServer(name, server.text("status") ?? "unknown");
	}
}
function startTool(data, draft) {
	const server = data.text("mcpServerName");
	const name = data.text("mcpToolName") ?? data.text("toolName") ?? "unknown";
	draft.startTool(data.text("toolCallId"), {
		name,
		...server === void 0 ? {} : { server }
	});
}
function endTool(data, draft) {
	const tool = draft.endTool(data.text("toolCallId"), data.flag("success") === true);
	if (data.text("error", "code") === "denied") draft.deny(tool?.name ?? "unknown");
}
const byErrorType = {
	authentication: "auth",
	rate_limit: "rate_limit",
	quota: "quota"
};
function readError$1(data, draft) {
	const message = data.text("message") ?? "";
	draft.warn(message);
	draft.terminal = {
		outcome: "error",
		reason: byErrorType[data.text("errorType") ?? ""] ?? classifyApiFailure({
			status: data.number("statusCode"),
			text: message
		})
	};
}
/** Says nothing but how it ended; what went wrong came before. */
function readResult$2(event, draft) {
	draft.sessionId = event.text("sessionId") ?? draft.sessionId;
	if (event.number("exitCode") === 0) draft.terminal = {
		outcome: "success",
		reason: null
	};
	else draft.terminal ??= {
		outcome: "error",
		reason: "api_error"
	};
}
function readUsage$1(file, draft) {
	const models = toJson(parse(file ?? "")).entries("modelMetrics").map(([, metrics]) => metrics.at("usage"));
	if (models.length === 0) return;
	const sum = (key) => models.reduce((total, usage) => total + (usage.number(key) ?? 0), 0);
	draft.usage = {
		inputTokens: sum("inputTokens"),
		cacheReadTokens: sum("cacheReadTokens"),
		cacheWriteTokens: sum("cacheWriteTokens"),
		outputTokens: sum("outputTokens"),
		reasoningTokens: sum("reasoningTokens")
	};
	draft.usageScope = "session";
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}

// src/adapters/agent/engines/cursor.ts
/** Cursor CLI: its events as lines of JSON. Written from its documentation and from what others recorded. */
const cursor = {
	name: "cursor",
	title: "Cursor CLI",
	program: "agent",
	testedVersions: ["2026.08.11-e8db854"],
	installation: {
		kind: "manual",
		how: "It is in no package registry: install it on the runner, or in the `container` of the stage."
	},
	authentication: [["CURSOR_API_KEY"]],
	supports: {
		model: true,
		effort: [],
		"max-turns": false,
		"max-cost-usd": false,
		"tools.allow": true,
		"tools.deny": true,
		"mcp-servers": true,
		system: "before the prompt",
		schema: false
	},
	promptBy: "file",
	output: "events",
	trustedPaths: [
		".cursor",
		"AGENTS.md",
		"CLAUDE.md"
	],
	launch: launch$2,
	createReader: createReader$2
};
const accessArguments = {
	read: [
		"--mode",
		"ask",
		"--trust"
	],
	edit: ["--trust"],
	full: ["--trust", "--force"]
};
/** It takes its prompt as an argument only: ours says where the text is. */
function launch$2(plan) {
	const { agent, files } = plan;
	const home = `${plan.environment.HOME ?? files}/.cursor`;
	const promptFile = `${files}/engine/prompt.md`;
	return {
		program: "agent",
		args: [
			...[
				"-p",
				"--output-format",
				"stream-json",
				"--approve-mcps"
			],
			...accessArguments[agent.access],
			...agent.model === void 0 ? [] : ["--model", agent.model],
			`Read the file ${promptFile} to its end. It is your task: do what it says.`
		],
		env: {},
		stdin: "",
		files: [
			{
				path: promptFile,
				content: plan.system === "" ? plan.prompt : `${plan.system}\n\n---\n\n${plan.prompt}`
			},
			{
				path: `${home}/mcp.json`,
				content: JSON.stringify({ mcpServers: mcpServers(plan) })
			},
			{
				path: `${home}/cli-config.json`,
				content: JSON.stringify(buildSettings$1(plan))
			}
		]
	};
}
function mcpServers(plan) {
	const entries = listMcpServers(plan).map(({ name, url, command, args, env }) => [name, url === void 0 ? {
		command,
		args,
		env
	} : { url }]);
	return Object.fromEntries(entries);
}
function buildSettings$1({ agent, files, mcpServers }) {
	const servers = Object.keys(mcpServers).map((name) => `Mcp(${name}, *)`);
	return {
		version: 1,
		editor: { vimMode: false },
		permissions: {
			allow: [
				`Read(${files}/**)`,
				`Write(${files}/**)`,
				...servers,
				...agent.tools?.allow ?? []
			],
			deny: agent.tools?.deny ?? []
		}
	};
}
function createReader$2() {
	return { read(event, draft) {
		draft.started = true;
		draft.sessionId = event.text("session_id") ?? draft.sessionId;
		switch (event.text("type") ?? "") {
			case "system":
				draft.model = event.text("model") ?? draft.model;
				break;
			case "assistant":
				readAssistant(event, draft);
				break;
			case "tool_call":
				if (event.text("subtype") === "completed") readTool$1(event, draft);
				break;
			case "result": readResult$1(event, draft);
		}
	} };
}
/** Pieces carry a time, and come again as a whole. */
function readAssistant(event, draft) {
	if (event.number("timestamp_ms") !== void 0) return;
	const texts = event.list("message", "content").flatMap((part) => part.text("text") ?? []);
	if (texts.length > 0) draft.say(texts.join(""));
}
function readTool$1(event, draft) {
	for (const [key, call] of event.entries("tool_call")) {
		if (!key.endsWith("ToolCall")) continue;
		const name = key.slice(0, -8);
		const verdicts = call.entries("result").map(([verdict]) => verdict);
		draft.addTool({
			name,
			ok: verdicts.includes("success")
		});
		if (verdicts.includes("rejected") || verdicts.includes("permissionDenied")) draft.deny(name);
	}
}
function readResult$1(event, draft) {
	const text = event.text("result") ?? "";
	const isGood = event.text("subtype") === "success" && event.flag("is_error") !== true;
	if (isGood) draft.replaceText(text);
	else draft.warn(text);
	draft.terminal = isGood ? {
		outcome: "success",
		reason: null
	} : {
		outcome: "error",
		reason: classifyApiFailure({ text })
	};
	readUsage(event.at("usage"), draft);
}
/** Older builds have none. Whether `inputTokens` holds the cached ones is not documented; numbers of others fit no other reading. */
function readUsage(usage, draft) {
	const [input, output] = [usage.number("inputTokens"), usage.number("outputTokens")];
	if (input === void 0 || output === void 0) return;
	draft.usage = {
		inputTokens: input,
		cacheReadTokens: usage.number("cacheReadTokens") ?? null,
		cacheWriteTokens: usage.number("cacheWriteTokens") ?? null,
		outputTokens: output,
		reasoningTokens: null
	};
	draft.usageScope = "run";
}

// src/adapters/agent/engines/gemini.ts
/** Gemini CLI: its events as lines of JSON, its settings in a HOME of its own. */
const gemini = {
	name: "gemini",
	title: "Gemini CLI",
	program: "gemini",
	testedVersions: ["0.61.0"],
	installation: {
		kind: "npm",
		package: "@google/gemini-cli",
		version: "0.61.0",
		integrity: "sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ=="
	},
	authentication: [["GEMINI_API_KEY"], ["GOOGLE_API_KEY", "GOOGLE_GENAI_USE_VERTEXAI"]],
	supports: {
		model: true,
		effort: [],
		"max-turns": true,
		"max-cost-usd": false,
		"tools.allow": true,
		"tools.deny": true,
		"mcp-servers": true,
		system: "own channel",
		schema: false
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		".gemini",
		"GEMINI.md",
		".env"
	],
	launch: launch$1,
	createReader: createReader$1
};
/** Not `plan` for `read`: it hides the tools of MCP servers, the one to write a handoff included. */
const approval = {
	read: "default",
	edit: "auto_edit",
	full: "yolo"
};
function launch$1(plan) {
	const { agent, files, system } = plan;
	const home = `${plan.environment.HOME ?? files}/.gemini`;
	return {
		program: "gemini",
		args: [...[
			"--approval-mode",
			approval[agent.access],
			"-o",
			"stream-json",
			"--include-directories",
			files
		], ...agent.model === void 0 ? [] : ["-m", agent.model]],
		env: {
			GEMINI_CLI_TRUST_WORKSPACE: "true",
			GEMINI_CLI_NO_RELAUNCH: "true"
		},
		stdin: plan.prompt,
		files: [{
			path: `${home}/settings.json`,
			content: JSON.stringify(buildSettings(plan))
		}, ...system === "" ? [] : [{
			path: `${home}/GEMINI.md`,
			content: system
		}]]
	};
}
function buildSettings(plan) {
	const { agent } = plan;
	const turns = agent["max-turns"];
	const servers = listMcpServers(plan).map(({ name, url, command, args, env }) => {
		return [name, {
			...url === void 0 ? {
				command,
				args,
				env
			} : { httpUrl: url },
			trust: true
		}];
	});
	return {
		general: {
			disableAutoUpdate: true,
			disableUpdateNag: true
		},
		privacy: { usageStatisticsEnabled: false },
		...chooseAuthentication(plan),
		...turns === void 0 ? {} : { model: { maxSessionTurns: turns } },
		...agent.tools === void 0 ? {} : { tools: {
			allowed: agent.tools.allow,
			exclude: agent.tools.deny
		} },
		mcpServers: Object.fromEntries(servers)
	};
}
/** Else a variable with the address of a gateway stands for a way to sign in, which it then refuses. */
function chooseAuthentication({ environment }) {
	return environment.GEMINI_API_KEY !== void 0 && environment.GOOGLE_GENAI_USE_VERTEXAI === void 0 ? { security: { auth: { selectedType: "gemini-api-key" } } } : {};
}
function createReader$1() {
	return {
		read(event, draft) {
			draft.started = true;
			switch (event.text("type") ?? "") {
				case "init":
					draft.sessionId = event.text("session_id") ?? null;
					draft.model = event.text("model") ?? null;
					break;
				case "message":
					if (event.text("role") === "assistant") draft.append(event.text("content") ?? "");
					break;
				case "tool_use":
					draft.endText();
					draft.startTool(event.text("tool_id"), { name: event.text("tool_name") ?? "unknown" });
					break;
				case "tool_result":
					draft.endText();
					draft.endTool(event.text("tool_id"), event.text("status") === "success");
					break;
				case "error":
					draft.warn(event.text("message"));
					break;
				case "result": readResult(event, draft);
			}
		},
		end: readExit$1
	};
}
function readResult(event, draft) {
	const message = event.text("error", "message");
	if (event.text("status") !== "success") draft.warn(message);
	draft.terminal = describeEnd(event, draft);
	const stats = event.at("stats");
	const [input, output, total] = [
		stats.number("input_tokens"),
		stats.number("output_tokens"),
		stats.number("total_tokens")
	];
	if (input === void 0 || output === void 0) return;
	const thoughts = total === void 0 ? null : Math.max(0, total - input - output);
	draft.usage = {
		inputTokens: input,
		cacheReadTokens: stats.number("cached") ?? null,
		cacheWriteTokens: 0,
		outputTokens: output + (thoughts ?? 0),
		reasoningTokens: thoughts
	};
	draft.usageScope = "run";
}
/** A loop that it has found itself is reported as a success. */
function describeEnd(event, draft) {
	if (event.text("status") === "success") return draft.warnings.some((warning) => /loop detected/i.test(warning)) ? {
		outcome: "incomplete",
		reason: "loop"
	} : {
		outcome: "success",
		reason: null
	};
	if (event.text("error", "type") === "FatalTurnLimitedError") return {
		outcome: "incomplete",
		reason: "max_turns"
	};
	return {
		outcome: "error",
		reason: classifyApiFailure({ text: event.text("error", "message") ?? "" })
	};
}
const byExitStatus = {
	41: "auth",
	55: "untrusted_dir"
};
function readExit$1(draft, { exitStatus, stderr }) {
	draft.startupReason = byExitStatus[exitStatus];
	if (draft.terminal !== void 0 || exitStatus === 0) return;
	const said = findLastJson(stderr);
	draft.sessionId ??= said.text("session_id") ?? null;
	draft.warn(said.text("error", "message"));
	if (exitStatus === 53) draft.terminal = {
		outcome: "incomplete",
		reason: "max_turns"
	};
}

// src/adapters/agent/engines/opencode.ts
/** OpenCode: `opencode run` with its events as lines of JSON, configured by one variable. */
const opencode = {
	name: "opencode",
	title: "OpenCode",
	program: "opencode",
	testedVersions: ["1.18.33"],
	installation: {
		kind: "npm",
		package: "opencode-ai",
		version: "1.18.33",
		integrity: "sha512-58P1ffLRXiAY4QeoABqUjqf6DEzm1ihpovvn9Ad+oOLbLiwK/rf88wruT9IATJ7AtNjmi8iA7pC8tN4o5y799Q=="
	},
	authentication: [
		["OPENCODE_API_KEY"],
		["ANTHROPIC_API_KEY"],
		["OPENAI_API_KEY"],
		["GEMINI_API_KEY"],
		["OPENCODE_AUTH_CONTENT"]
	],
	supports: {
		model: true,
		effort: [
			"minimal",
			"low",
			"medium",
			"high",
			"xhigh",
			"max"
		],
		"max-turns": false,
		"max-cost-usd": false,
		"tools.allow": true,
		"tools.deny": true,
		"mcp-servers": true,
		system: "own channel",
		schema: false
	},
	promptBy: "stdin",
	output: "events",
	trustedPaths: [
		"opencode.json",
		"opencode.jsonc",
		".opencode",
		"AGENTS.md"
	],
	launch,
	createReader
};
/** The repository's own settings could load code, and a prompt by argument would come with quotes around it. */
const constants = {
	OPENCODE_DISABLE_PROJECT_CONFIG: "1",
	OPENCODE_DISABLE_AUTOUPDATE: "1"
};
function launch(plan) {
	const { agent, files, system } = plan;
	const systemFile = `${files}/engine/system.md`;
	return {
		program: "opencode",
		args: [
			...[
				"run",
				"--format",
				"json"
			],
			...agent.access === "full" ? ["--auto"] : [],
			...agent.model === void 0 ? [] : ["--model", agent.model],
			...pickEffort(agent, {
				known: opencode.supports.effort,
				write: (effort) => ["--variant", effort]
			})
		],
		env: {
			...constants,
			OPENCODE_CONFIG_CONTENT: JSON.stringify(buildConfig(plan, systemFile))
		},
		stdin: plan.prompt,
		files: system === "" ? [] : [{
			path: systemFile,
			content: system
		}]
	};
}
function buildConfig(plan, systemFile) {
	const { agent, files, system } = plan;
	const servers = listMcpServers(plan).map(({ name, url, command, args, env }) => {
		const local = {
			type: "local",
			command: [command, ...args],
			environment: env,
			enabled: true
		};
		return [name, url === void 0 ? local : {
			type: "remote",
			url,
			enabled: true
		}];
	});
	return {
		share: "disabled",
		autoupdate: false,
		...system === "" ? {} : { instructions: [systemFile] },
		permission: buildPermissions(agent, files),
		mcp: Object.fromEntries(servers)
	};
}
/** What it would ask a person for is refused: here nobody can answer. The files of the attempt lie outside the checkout. */
function buildPermissions({ access, tools }, files) {
	const named = (verdict, names = []) => Object.fromEntries(names.map((name) => [name, verdict]));
	const chosen = {
		...named("allow", tools?.allow),
		...named("deny", tools?.deny)
	};
	if (access === "full") return chosen;
	const outside = {
		"*": "deny",
		[`${files}/*`]: "allow"
	};
	return {
		edit: access === "edit" ? "allow" : "deny",
		bash: "deny",
		external_directory: outside,
		...chosen
	};
}
function createReader() {
	const sums = {
		steps: 0,
		input: 0,
		read: 0,
		written: 0,
		output: 0,
		reasoning: 0,
		cost: void 0,
		lastReason: void 0
	};
	return {
		read(event, draft) {
			draft.started = true;
			draft.sessionId = event.text("sessionID") ?? draft.sessionId;
			const part = event.at("part");
			switch (event.text("type") ?? "") {
				case "step_start":
					draft.terminal = void 0;
					break;
				case "text":
					draft.say(part.text("text") ?? "");
					break;
				case "tool_use":
					readTool(part, draft);
					break;
				case "step_finish":
					readStep(part, {
						sums,
						draft
					});
					break;
				case "error": readError(event.at("error"), draft);
			}
		},
		end: (draft, exit) => readExit(draft, {
			exit,
			sums
		})
	};
}
function readTool(part, draft) {
	const name = part.text("tool") ?? "unknown";
	const status = part.text("state", "status");
	if (status !== "completed" && status !== "error") return;
	draft.addTool({
		name,
		ok: status === "completed"
	});
	if (status === "error" && /rejected permission|permission[^.]*(?:denied|reject)/i.test(part.text("state", "error") ?? "")) draft.deny(name);
}
/** Numbers are of each step, and sums of them those of the run: `input` without what was cached, `output` without thoughts. */
function readStep(part, { sums, draft }) {
	const tokens = part.at("tokens");
	sums.steps += 1;
	sums.input += tokens.number("input") ?? 0;
	sums.read += tokens.number("cache", "read") ?? 0;
	sums.written += tokens.number("cache", "write") ?? 0;
	sums.output += tokens.number("output") ?? 0;
	sums.reasoning += tokens.number("reasoning") ?? 0;
	const cost = part.number("cost");
	if (cost !== void 0) sums.cost = (sums.cost ?? 0) + cost;
	sums.lastReason = part.text("reason");
	draft.usage = {
		inputTokens: sums.input + sums.read + sums.written,
		cacheReadTokens: sums.read,
		cacheWriteTokens: sums.written,
		outputTokens: sums.output + sums.reasoning,
		reasoningTokens: sums.reasoning
	};
	draft.usageScope = "run";
	draft.costUsd = sums.cost === void 0 ? null : Number(sums.cost.toFixed(12));
	draft.costScope = "run";
	draft.turns = sums.steps;
	draft.terminal = sums.lastReason === "stop" ? {
		outcome: "success",
		reason: null
	} : void 0;
}
function readError(error, draft) {
	const message = error.text("data", "message") ?? error.text("name") ?? "";
	draft.warn(message);
	draft.terminal = {
		outcome: "error",
		reason: classifyApiFailure({
			status: error.number("data", "statusCode"),
			text: message
		})
	};
}
/** A turn that ends with a tool that was refused ends with exit status 0. */
function readExit(draft, { exit, sums }) {
	if (exit.ended === "killed") draft.reasonWithoutEnd = "signal";
	if (draft.terminal !== void 0 || exit.ended !== "exited" || exit.exitStatus !== 0 || sums.lastReason === void 0) return;
	draft.warn(`last step reason: ${sums.lastReason}`);
	draft.terminal = {
		outcome: "incomplete",
		reason: draft.denials.length > 0 ? "permission_rejected" : "stopped_early"
	};
}

// src/adapters/agent/engines.ts
/** All engines by their names. */
const engines = {
	"claude-code": claudeCode,
	codex,
	gemini,
	opencode,
	cursor,
	copilot,
	command
};
/** Settings of an agent that its engine cannot follow: it runs without them. */
function listUnsupported(engine, agent) {
	const { supports, title } = engine;
	const refuse = (key, why) => `\`${key}\` has no effect on ${title}: ${why}.`;
	const cannot = (key, isSet, why) => isSet && supports[key] === false ? [refuse(key, why)] : [];
	const { effort } = agent;
	const known = supports.effort.length === 0 ? "it has no such setting" : `it knows ${supports.effort.join(", ")}`;
	return [
		...cannot("model", agent.model !== void 0, "its model cannot be chosen here"),
		...effort !== void 0 && !supports.effort.includes(effort) ? [refuse(`effort: ${effort}`, known)] : [],
		...cannot("max-turns", agent["max-turns"] !== void 0, "it cannot count turns; `timeout-minutes` of the stage limits it"),
		...cannot("max-cost-usd", agent["max-cost-usd"] !== void 0, "it cannot be stopped at a cost"),
		...cannot("tools.allow", (agent.tools?.allow.length ?? 0) > 0, "it has no list of tools"),
		...cannot("tools.deny", (agent.tools?.deny.length ?? 0) > 0, "it has no list of tools"),
		...cannot("mcp-servers", Object.keys(agent["mcp-servers"] ?? {}).length > 0, "it knows no MCP"),
		...agent.instructions !== void 0 && supports.system === "nowhere" ? [refuse("instructions", "it has no place for text beside the prompt")] : []
	];
}

export { classifyFailureText as a, toJson as i, listUnsupported as n, trustedEverywhere as o, isMap as r, engines as t };