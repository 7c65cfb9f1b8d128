import { modelOfWindow } from '../../../core/agent/account.ts';
import type { Agent } from '../../../core/config/schema/agent-schema.ts';
import type { Engine, EngineLaunch, EnginePlan, EngineReader } from '../engine/engine.ts';
import { listMcpServers, pickEffort } from '../engine/engine-settings.ts';
import type { ResultDraft } from '../engine/result-draft.ts';
import type { Json } from '../stream/json-event.ts';
import { readResult } from './claude-code-result.ts';
import { claudeModels } from './models.ts';

/** The engine Claude Code: `claude -p` with its events as lines of JSON. */
export const claudeCode: Engine = {
  name: 'claude-code',
  title: 'Claude Code',
  program: 'claude',
  testedVersions: ['2.1.330'],
  installation: {
    kind: 'npm',
    package: '@anthropic-ai/claude-code',
    version: '2.1.330',
    integrity: 'sha512-KQMl6kixLMGHRCDUhkUPebuBhw13MpxlH3+17QzHQx40FNVd1z3uFKUSqQXB5zF9vLQGcpoC/8wWe5R35lsWvQ==',
  },
  authentication: [['ANTHROPIC_API_KEY'], ['CLAUDE_CODE_OAUTH_TOKEN']],
  models: claudeModels,
  supports: {
    settings: ['model', 'max-turns', 'max-cost-usd', 'tools.allow', 'tools.deny', 'mcp-servers'],
    effort: ['low', 'medium', 'high', 'xhigh', 'max'],
    system: 'own channel',
  },
  promptBy: 'stdin',
  output: 'events',
  trustedPaths: ['.claude', '.mcp.json', '.claude.json', 'CLAUDE.md', 'CLAUDE.local.md'],
  rules: { own: 'CLAUDE.md', reads: [], canTurnOff: true },
  skills: 'as a copy',
  launch,
  createReader: () => reader,
};

/** Variables without which a refused key is retried for minutes, and a failed start leaves stdout empty. */
const constants = {
  CLAUDE_CODE_MAX_RETRIES: '4',
  CLAUDE_CODE_STARTUP_FAILURE_RESULTS: '1',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
  DISABLE_AUTOUPDATER: '1',
  DISABLE_TELEMETRY: '1',
};

function launch(plan: EnginePlan): EngineLaunch {
  const { agent, files } = plan;
  const mcpFile = `${files}/engine/mcp.json`;
  const systemFile = `${files}/engine/system.md`;
  const hasSystem = plan.system !== '';
  const home = plan.environment.HOME ?? files;
  return {
    program: 'claude',
    args: [
      '-p',
      ...['--output-format', 'stream-json', '--verbose'],
      ...['--setting-sources', 'user', '--strict-mcp-config', `--mcp-config=${mcpFile}`],
      ...option('--model', agent.model),
      ...pickEffort(agent, { known: claudeCode.supports.effort, write: (effort) => ['--effort', effort] }),
      ...option('--max-turns', agent['max-turns']?.toString()),
      ...option('--max-budget-usd', agent['max-cost-usd']?.toString()),
      ...(hasSystem ? [`--append-system-prompt-file=${systemFile}`] : []),
      ...permissions(plan),
      ...listOption('--disallowedTools', [...(agent.tools?.deny ?? []), ...listUnasked(agent)]),
    ],
    // Claude Code refuses full access to root otherwise. The runner decides whether the user is root.
    env: { ...constants, ...(agent.access === 'full' ? { IS_SANDBOX: '1' } : {}) },
    stdin: plan.prompt,
    files: [
      { path: mcpFile, content: JSON.stringify({ mcpServers: mcpServers(plan) }) },
      ...(hasSystem ? [{ path: systemFile, content: plan.system }] : []),
    ],
    skillsFolder: `${home}/.claude/skills`,
  };
}

/** Tools that outlive a run of one start, multiply it, or work where nobody captures. A name that the CLI does not know is ignored. */
const forSessions = `CronCreate CronDelete CronList EnterWorktree ExitWorktree Monitor RemoteTrigger ScheduleWakeup SendMessage Workflow`;

/** Lists the tools for sessions that the agent's settings do not ask for by name. */
function listUnasked({ tools }: Agent): readonly string[] {
  const asked = new Set(tools?.allow.map((rule) => rule.split('(')[0]));
  return forSessions.split(' ').filter((name) => !asked.has(name));
}

const reading = ['Read', 'Glob', 'Grep', 'LS', 'TodoWrite', 'Task'];

/**
 * Builds the arguments for permissions. Handoff and results can be written at every level; `//` begins an absolute path in the
 * engine's rules.
 */
function permissions({ agent, files, mcpServers }: EnginePlan): readonly string[] {
  if (agent.access === 'full') return ['--dangerously-skip-permissions'];
  const mode = agent.access === 'read' ? 'dontAsk' : 'acceptEdits';
  const servers = Object.keys(mcpServers).map((name) => `mcp__${name}`);
  const own = [`Read(/${files}/**)`, `Edit(/${files}/**)`, `Write(/${files}/**)`];
  const allowed = [...reading, ...own, ...servers, ...(agent.tools?.allow ?? [])];
  return ['--permission-mode', mode, `--add-dir=${files}`, ...listOption('--allowedTools', allowed)];
}

function mcpServers(plan: EnginePlan): Readonly<Record<string, unknown>> {
  const entries = listMcpServers(plan).map(({ name, isOurs, url, headers, command, args, env }) => {
    const server = url === undefined ? { type: 'stdio', command, args, env } : { type: 'http', url, headers };
    // Otherwise the model does not see the tools of our server until it searches for them.
    return [name, isOurs ? { ...server, alwaysLoad: true } : server] as const;
  });
  return Object.fromEntries(entries);
}

function option(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [name, value];
}

/**
 * Renders a list option: each value is an argument of its own, and another option or nothing follows. The engine takes all
 * arguments that come.
 */
function listOption(name: string, values: readonly string[]): readonly string[] {
  return values.length === 0 ? [] : [name, ...values];
}

const reader: EngineReader = {
  read(event, draft) {
    draft.sessionId = event.text('session_id') ?? draft.sessionId;
    const type = event.text('type');
    if (type === 'system') readSystem(event, draft);
    else if (type === 'assistant') readAssistant(event, draft);
    else if (type === 'user') readToolResults(event, draft);
    else if (type === 'rate_limit_event') readLimit(event.at('rate_limit_info'), draft);
    else if (type === 'result') readResult(event, draft);
  },
};

function readSystem(event: Json, draft: ResultDraft): void {
  if (event.text('subtype') !== 'init') return;
  draft.model = event.text('model') ?? null;
  for (const server of event.list('mcp_servers')) {
    const name = server.text('name');
    if (name !== undefined) draft.setServer(name, server.text('status') ?? 'unknown');
  }
}

function readAssistant(event: Json, draft: ResultDraft): void {
  const isOwn = event.text('parent_tool_use_id') === undefined && event.text('error') === undefined;
  // A message after a result begins another turn, which ends with a result of its own.
  if (isOwn) draft.terminal = undefined;
  for (const part of event.list('message', 'content')) {
    const text = part.text('text');
    if (part.text('type') === 'text' && text !== undefined && isOwn) draft.startText(text);
    if (part.text('type') === 'tool_use') draft.startTool(part.text('id'), { name: part.text('name') ?? 'unknown' });
  }
}

function readLimit(limit: Json, draft: ResultDraft): void {
  const isClosed = limit.text('status') === 'rejected';
  const window = isClosed ? limit.text('rateLimitType')?.slice(0, 100) : undefined;
  draft.notBefore = isClosed ? (limit.number('resetsAt') ?? null) : null;
  draft.limit = window === undefined ? undefined : { window, model: modelOfWindow(window) };
}

function readToolResults(event: Json, draft: ResultDraft): void {
  for (const part of event.list('message', 'content')) {
    if (part.text('type') === 'tool_result') draft.endTool(part.text('tool_use_id'), part.flag('is_error') !== true);
  }
}
