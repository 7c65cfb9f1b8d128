import { classifyApiFailure } from '../../../core/agent/classify-failure-text.ts';
import { maxRuleBytes } from '../../../core/prompt/rules.ts';
import type { Engine, EngineLaunch, EnginePlan, EngineProbe, EngineReader } from '../engine/engine.ts';
import { type ListedServer, listMcpServers, passKey, pickEffort } from '../engine/engine-settings.ts';
import type { ResultDraft } from '../engine/result-draft.ts';
import { recordTokens } from '../engine/token-usage.ts';
import { findLastJson, type Json } from '../stream/json-event.ts';
import { codexModels } from './models.ts';

/** The engine Codex: `codex exec` with its events as lines of JSON. */
export const codex: Engine = {
  name: 'codex',
  title: 'Codex',
  program: 'codex',
  testedVersions: ['0.169.0'],
  installation: {
    kind: 'npm',
    package: '@openai/codex',
    version: '0.169.0',
    integrity: 'sha512-KhzYlkKPxoNssR8CEm45IjqnFWn7UtlF4CiD3tOJPea51xBs7MaHy0UQG9GSbCqk6Lrjn5QdJDV0QD1/FgWlGw==',
  },
  authentication: [['OPENAI_API_KEY'], ['CODEX_API_KEY']],
  models: codexModels,
  supports: {
    settings: ['model', 'mcp-servers'],
    effort: ['minimal', 'low', 'medium', 'high', 'xhigh'],
    system: 'own channel',
  },
  promptBy: 'stdin',
  output: 'events',
  trustedPaths: ['.codex', 'AGENTS.md', 'AGENTS.override.md'],
  rules: { reads: ['AGENTS.md'], canTurnOff: true },
  skills: 'by itself',
  launch,
  createReader: () => reader,
};

const accessArguments = {
  read: ['-s', 'read-only'],
  edit: ['-s', 'workspace-write'],
  full: ['--dangerously-bypass-approvals-and-sandbox'],
} as const;

/** The names of the key; `codex exec` reads the first one only. Commands of the agent see neither: Codex would pass them on. */
const keyNames = ['CODEX_API_KEY', 'OPENAI_API_KEY'] as const;

/** Builds the start of Codex. Settings go into a file, because everybody can read arguments and MCP servers may hold secrets. */
function launch(plan: EnginePlan): EngineLaunch {
  const { agent, files, environment, isolated } = plan;
  const home = `${environment.HOME ?? files}/.codex`;
  return {
    program: 'codex',
    args: [
      ...['exec', '--json', '--skip-git-repo-check', '--ignore-rules'],
      ...(usesProfile(plan) ? [] : accessArguments[agent.access]),
      ...(agent.model === undefined ? [] : ['-m', agent.model]),
      '-',
    ],
    // It says in the time zone of its process when a usage limit opens again.
    // Only its log says which MCP server did not start.
    env: { CODEX_HOME: home, TZ: 'UTC', RUST_LOG: 'error,codex_mcp=warn', ...passKey(environment, keyNames) },
    stdin: plan.prompt,
    files: [{ path: `${home}/config.toml`, content: renderSettings(plan) }],
    readsWorkspaceOnly: usesProfile(plan) && agent.access === 'read',
    probe: isolated || agent.access === 'full' ? undefined : ownSandboxProbe,
  };
}

/**
 * Returns whether Codex keeps its commands off the network by a permission profile and leaves the files to Baton's sandbox. Its own
 * sandbox for files needs a user namespace, which GitHub's Ubuntu forbids: each command would fail, and Codex would report success.
 */
function usesProfile({ agent, isolated }: EnginePlan): boolean {
  return isolated && agent.access !== 'full';
}

const profile = `default_permissions = "baton"
[permissions.baton]
filesystem = { ":root" = "write" }
network = { enabled = false }`;

const ownSandboxProbe: EngineProbe = {
  args: ['sandbox', '--', 'true'],
  describe: (complaint) =>
    `Codex can run no command for its agent here, because its sandbox needs user namespaces: ${complaint}. Allow them in a step before Baton with \`sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\`; in a container its \`options\` forbid them. Or choose \`access: full\`, or a machine where Baton isolates agents (root or sudo without a password).`,
};

/** Renders the settings as TOML. A JSON string is also a TOML string. */
function renderSettings(plan: EnginePlan): string {
  const { agent, system, files, environment, isolated } = plan;
  // Codex reads no environment variable for this setting.
  const url = environment.OPENAI_BASE_URL;
  const head = [
    ...(url === undefined ? [] : [`openai_base_url = ${quote(url)}`]),
    'check_for_update_on_startup = false',
    `project_doc_max_bytes = ${agent.rules === 'off' ? 0 : maxRuleBytes}`,
    ...pickEffort(agent, { known: codex.supports.effort, write: (effort) => [`model_reasoning_effort = ${quote(effort)}`] }),
    ...(system === '' ? [] : [`developer_instructions = ${quote(system)}`]),
    ...(usesProfile(plan) ? [profile] : []),
    ...(agent.access === 'edit' && !isolated ? ['[sandbox_workspace_write]', `writable_roots = [${quote(files)}]`] : []),
    ...['[shell_environment_policy]', `exclude = [${[...keyNames, 'RUST_LOG'].map(quote).join(', ')}]`],
  ];
  return `${[...head, ...listMcpServers(plan).flatMap(renderServer)].join('\n')}\n`;
}

function renderServer({ name, isOurs, url, headers, command, args, env }: ListedServer): readonly string[] {
  const where =
    url === undefined
      ? [`command = ${quote(command)}`, `args = [${args.map(quote).join(', ')}]`, `env = ${renderMap(env)}`]
      : [`url = ${quote(url)}`, ...(headers === undefined ? [] : [`http_headers = ${renderMap(headers)}`])];
  // Without approval Codex refuses every call. Without `required` it silently ignores a server that cannot start.
  return [`[mcp_servers.${name}]`, ...where, 'default_tools_approval_mode = "approve"', ...(isOurs ? ['required = true'] : [])];
}

/** Renders a table on one line. Its keys stand in quotes, since names of headers may hold more than a bare key. */
function renderMap(map: Readonly<Record<string, string>>): string {
  return `{ ${Object.entries(map)
    .map(([key, value]) => `${quote(key)} = ${quote(value)}`)
    .join(', ')} }`;
}

function quote(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll('\u007f', '\\u007f');
}

const reader: EngineReader = {
  read(event, draft) {
    draft.reasonWithoutEnd = 'no_turn_completed';
    const type = event.text('type');
    if (type === 'thread.started') draft.sessionId = event.text('thread_id') ?? null;
    else if (type === 'turn.started') draft.terminal = undefined;
    else if (type === 'item.completed') readItem(event.at('item'), draft);
    else if (type === 'error') draft.warn(event.text('message'));
    else if (type === 'turn.completed') readCompleted(event, draft);
    else if (type === 'turn.failed') {
      draft.warn(event.text('error', 'message'));
      draft.terminal = { outcome: 'error', reason: classifyApiFailure({ text: event.text('error', 'message') ?? '' }) };
    }
  },
  end: (draft, { stderr }) => draft.failServers(stderr, /MCP server startup failed server_name="([^"\n]+)"/g),
};

function readCompleted(event: Json, draft: ResultDraft): void {
  draft.terminal = { outcome: 'success', reason: null };
  // With `--output-schema` the last message is the JSON that was asked for.
  draft.structured = findLastJson(draft.text ?? '').raw() ?? null;
  recordTokens(event.at('usage'), { draft, keys: usageKeys, scope: 'session' });
}

function readItem(item: Json, draft: ResultDraft): void {
  const status = item.text('status');
  const ok = status === 'completed';
  switch (item.text('type') ?? '') {
    case 'agent_message':
      draft.startText(item.text('text') ?? '');
      break;
    case 'command_execution':
      draft.addTool({ name: 'shell', ok });
      if (item.text('aggregated_output')?.startsWith('bwrap:') === true)
        draft.warn(`The sandbox of Codex refused a command: ${item.text('aggregated_output')?.trim()}`);
      if (status === 'declined') draft.deny('shell');
      break;
    case 'file_change':
      draft.addTool({ name: 'apply_patch', ok });
      if (status === 'declined') draft.deny('apply_patch');
      break;
    case 'mcp_tool_call':
      readCall(item, { draft, ok });
      break;
    case 'web_search':
      draft.addTool({ name: 'web_search', ok: true });
      break;
    case 'error':
      // An item `error` is a warning: only a failed turn is a failure.
      draft.warn(item.text('message'));
      break;
  }
}

function readCall(item: Json, { draft, ok }: { readonly draft: ResultDraft; readonly ok: boolean }): void {
  const [name, server] = [item.text('tool') ?? 'unknown', item.text('server')];
  draft.addTool({ name, server, ok });
  if (/requires approval/.test(item.text('error', 'message') ?? ''))
    draft.deny(server === undefined ? name : `${server}/${name}`);
}

/** The names under which Codex reports the total of the thread so far, which includes cached and reasoning tokens. */
const usageKeys = {
  input: 'input_tokens',
  output: 'output_tokens',
  cacheRead: 'cached_input_tokens',
  cacheWrite: 'cache_write_input_tokens',
  reasoning: 'reasoning_output_tokens',
};
