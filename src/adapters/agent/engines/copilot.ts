import { buildUsage } from '../../../core/agent/agent-result.ts';
import { classifyApiFailure } from '../../../core/agent/classify-failure-text.ts';
import { parseJson } from '../../../core/json/json-value.ts';
import type { Engine, EngineLaunch, EnginePlan, EngineReader } from '../engine/engine.ts';
import { listMcpServers, pickEffort } from '../engine/engine-settings.ts';
import type { ResultDraft } from '../engine/result-draft.ts';
import { sumOf } from '../engine/token-usage.ts';
import { type Json, toJson } from '../stream/json-event.ts';
import { copilotModels } from './models.ts';

/** The engine Copilot CLI: its events as lines of JSON, its numbers of tokens in a file. */
export const copilot: Engine = {
  name: 'copilot',
  title: 'Copilot CLI',
  program: 'copilot',
  testedVersions: ['1.0.102'],
  installation: {
    kind: 'npm',
    package: '@github/copilot',
    version: '1.0.102',
    integrity: 'sha512-mv6cTWMhMILxg5ZDgqJ6UsnpPuySCPWOPbZVaO8lL0dpmjY3VD9ZhJr6DFcG7fhUXZv6OmvLdcRCa5MJ6hBI+Q==',
  },
  authentication: [['COPILOT_GITHUB_TOKEN'], ['COPILOT_PROVIDER_BASE_URL', 'COPILOT_PROVIDER_API_KEY']],
  models: copilotModels,
  supports: {
    settings: ['model', 'tools.allow', 'tools.deny', 'mcp-servers'],
    effort: ['low', 'medium', 'high', 'xhigh'],
    system: 'own channel',
  },
  promptBy: 'stdin',
  output: 'events',
  trustedPaths: [
    '.github/copilot-instructions.md',
    '.github/copilot',
    '.github/hooks',
    '.github/agents',
    '.github/skills',
    '.github/mcp.json',
    '.github/lsp.json',
    '.vscode/mcp.json',
    '.mcp.json',
    '.claude',
    'AGENTS.md',
  ],
  rules: {
    own: '.github/copilot-instructions.md',
    reads: ['AGENTS.md', '.github/copilot-instructions.md', 'CLAUDE.md', 'GEMINI.md'],
    followsImports: true,
    canTurnOff: true,
  },
  skills: 'by itself',
  launch,
  createReader: () => reader,
};

function launch(plan: EnginePlan): EngineLaunch {
  const { agent, files, system, prompt } = plan;
  const isOff = agent.rules === 'off';
  const home = `${plan.environment.HOME ?? files}/.copilot`;
  const [mcpFile, usageFile] = [`${files}/engine/mcp.json`, `${files}/engine/usage.json`];
  return {
    program: 'copilot',
    args: [
      ...['--output-format', 'json', '--no-ask-user', '--no-auto-update', '--disable-builtin-mcps'],
      ...['--usage-output-file', usageFile, '--additional-mcp-config', `@${mcpFile}`, '--add-dir', files],
      ...(agent.model === undefined ? [] : ['--model', agent.model]),
      ...pickEffort(agent, { known: copilot.supports.effort, write: (effort) => ['--reasoning-effort', effort] }),
      ...permissions(plan),
      ...(isOff ? ['--no-custom-instructions'] : []),
      ...(agent.env.length === 0 ? [] : [`--secret-env-vars=${agent.env.join(',')}`]),
    ],
    env: { COPILOT_HOME: home },
    // Without rules it does not read our instructions either.
    stdin: isOff && system !== '' ? `${system}\n\n---\n\n${prompt}` : prompt,
    files: [
      { path: mcpFile, content: JSON.stringify({ mcpServers: mcpServers(plan) }) },
      // The folder must exist, and numbers of an earlier start must not.
      { path: usageFile, content: '' },
      ...(isOff || system === '' ? [] : [{ path: `${home}/copilot-instructions.md`, content: system }]),
    ],
    usageFile,
  };
}

function permissions({ agent, mcpServers }: EnginePlan): readonly string[] {
  const denied = (agent.tools?.deny ?? []).flatMap((tool) => ['--deny-tool', tool]);
  if (agent.access === 'full') return ['--allow-all-tools', ...denied];
  const own = agent.access === 'edit' ? ['write'] : [];
  const allowed = [...own, ...Object.keys(mcpServers), ...(agent.tools?.allow ?? [])];
  return [...allowed.flatMap((tool) => ['--allow-tool', tool]), ...denied];
}

function mcpServers(plan: EnginePlan): Readonly<Record<string, unknown>> {
  const entries = listMcpServers(plan).map(({ name, url, headers, command, args, env }) => {
    const server = url === undefined ? { type: 'local', command, args, env } : { type: 'http', url, headers };
    return [name, { ...server, tools: ['*'] }] as const;
  });
  return Object.fromEntries(entries);
}

const reader: EngineReader = {
  read(event, draft) {
    const data = event.at('data');
    const type = event.text('type') ?? '';
    if (type === 'session.mcp_servers_loaded') readServers(data, draft);
    else if (event.flag('ephemeral') !== true) readEvent(type, { event, data, draft });
  },
  end: (draft, { usage }) => readUsage(usage, draft),
};

function readEvent(
  type: string,
  { event, data, draft }: { readonly event: Json; readonly data: Json; readonly draft: ResultDraft },
): void {
  if (type === 'assistant.message') readMessage(data, draft);
  else if (type === 'tool.execution_start') startTool(data, draft);
  else if (type === 'tool.execution_complete') endTool(data, draft);
  else if (type === 'session.error') readError(data, draft);
  else if (type === 'result') readResult(event, draft);
}

function readMessage(data: Json, draft: ResultDraft): void {
  draft.model = data.text('model') ?? draft.model;
  if (data.text('content')) draft.startText(data.text('content') ?? '');
}

function readServers(data: Json, draft: ResultDraft): void {
  for (const server of data.list('servers')) {
    const name = server.text('name');
    if (name !== undefined) draft.setServer(name, server.text('status') ?? 'unknown');
  }
}

function startTool(data: Json, draft: ResultDraft): void {
  const server = data.text('mcpServerName');
  const name = data.text('mcpToolName') ?? data.text('toolName') ?? 'unknown';
  draft.startTool(data.text('toolCallId'), { name, server });
}

function endTool(data: Json, draft: ResultDraft): void {
  const tool = draft.endTool(data.text('toolCallId'), data.flag('success') === true);
  if (data.text('error', 'code') === 'denied') draft.deny(tool?.name ?? 'unknown');
}

const byErrorType: Readonly<Record<string, string>> = { authentication: 'auth', rate_limit: 'rate_limit', quota: 'quota' };

function readError(data: Json, draft: ResultDraft): void {
  const message = data.text('message') ?? '';
  draft.warn(message);
  const known = byErrorType[data.text('errorType') ?? ''];
  const reason = known ?? classifyApiFailure({ status: data.number('statusCode'), text: message });
  draft.terminal = { outcome: 'error', reason };
}

/** Reads the last event. It reports only the status; errors came before it. */
function readResult(event: Json, draft: ResultDraft): void {
  draft.sessionId = event.text('sessionId') ?? draft.sessionId;
  if (event.number('exitCode') === 0) draft.terminal = { outcome: 'success', reason: null };
  else draft.terminal ??= { outcome: 'error', reason: 'api_error' };
}

function readUsage(file: string | undefined, draft: ResultDraft): void {
  const models = toJson(parseJson(file ?? ''))
    .entries('modelMetrics')
    .map(([, metrics]) => metrics.at('usage'));
  const usage = buildUsage((kind) => sumOf(models, kind));
  if (usage.inputTokens === null || usage.outputTokens === null) return;
  draft.usage = usage;
  draft.usageScope = 'session';
}
