import { classifyApiFailure } from '../../../core/agent/classify-failure-text.ts';
import type { Engine, EngineLaunch, EnginePlan, EngineReader } from '../engine/engine.ts';
import { listMcpServers } from '../engine/engine-settings.ts';
import type { ResultDraft } from '../engine/result-draft.ts';
import { recordTokens } from '../engine/token-usage.ts';
import type { Json } from '../stream/json-event.ts';

/** The engine Cursor CLI: its events as lines of JSON. Written from its documentation and from recordings of others. */
export const cursor: Engine = {
  name: 'cursor',
  title: 'Cursor CLI',
  program: 'agent',
  testedVersions: ['2026.08.11-e8db854'],
  installation: {
    kind: 'manual',
    how: 'It is in no package registry: install it on the runner, or in the `container` of the stage.',
  },
  authentication: [['CURSOR_API_KEY']],
  supports: {
    settings: ['model', 'tools.allow', 'tools.deny', 'mcp-servers'],
    effort: [],
    system: 'before the prompt',
  },
  promptBy: 'file',
  output: 'events',
  trustedPaths: ['.cursor', 'AGENTS.md', 'CLAUDE.md'],
  rules: { reads: ['AGENTS.md', 'CLAUDE.md'], canTurnOff: false },
  skills: 'not tried',
  launch,
  createReader: () => reader,
};

const accessArguments = { read: ['--mode', 'ask', '--trust'], edit: ['--trust'], full: ['--trust', '--force'] } as const;

/** Builds the start of Cursor. Cursor takes its prompt only as an argument, so our argument names the file with the text. */
function launch(plan: EnginePlan): EngineLaunch {
  const { agent, files } = plan;
  const home = `${plan.environment.HOME ?? files}/.cursor`;
  const promptFile = `${files}/engine/prompt.md`;
  return {
    program: 'agent',
    args: [
      ...['-p', '--output-format', 'stream-json', '--approve-mcps'],
      ...accessArguments[agent.access],
      // Its own sandbox needs a user namespace, which GitHub's Ubuntu forbids.
      ...(plan.isolated ? ['--sandbox', 'disabled'] : []),
      ...(agent.model === undefined ? [] : ['--model', agent.model]),
      `Read the file ${promptFile} to its end. It is your task: do what it says.`,
    ],
    env: {},
    stdin: '',
    files: [
      { path: promptFile, content: plan.system === '' ? plan.prompt : `${plan.system}\n\n---\n\n${plan.prompt}` },
      { path: `${home}/mcp.json`, content: JSON.stringify({ mcpServers: mcpServers(plan) }) },
      { path: `${home}/cli-config.json`, content: JSON.stringify(buildSettings(plan)) },
    ],
    readsWorkspaceOnly: plan.isolated && agent.access === 'read',
  };
}

function mcpServers(plan: EnginePlan): Readonly<Record<string, unknown>> {
  const entries = listMcpServers(plan).map(
    ({ name, url, headers, command, args, env }) =>
      [name, url === undefined ? { command, args, env } : { url, headers }] as const,
  );
  return Object.fromEntries(entries);
}

function buildSettings({ agent, files, mcpServers }: EnginePlan): unknown {
  const servers = Object.keys(mcpServers).map((name) => `Mcp(${name}, *)`);
  const allow = [`Read(${files}/**)`, `Write(${files}/**)`, ...servers, ...(agent.tools?.allow ?? [])];
  return { version: 1, editor: { vimMode: false }, permissions: { allow, deny: agent.tools?.deny ?? [] } };
}

const reader: EngineReader = {
  read(event, draft) {
    draft.sessionId = event.text('session_id') ?? draft.sessionId;
    const type = event.text('type');
    if (type === 'system') draft.model = event.text('model') ?? draft.model;
    else if (type === 'assistant') readAssistant(event, draft);
    else if (type === 'tool_call' && event.text('subtype') === 'completed') readTool(event, draft);
    else if (type === 'result') readResult(event, draft);
  },
};

/** Reads a message of the agent. Pieces carry a time and come again as a whole, so pieces are skipped. */
function readAssistant(event: Json, draft: ResultDraft): void {
  if (event.number('timestamp_ms') !== undefined) return;
  const texts = event.list('message', 'content').flatMap((part) => part.text('text') ?? []);
  if (texts.length > 0) draft.startText(texts.join(''));
}

function readTool(event: Json, draft: ResultDraft): void {
  for (const [key, call] of event.entries('tool_call')) {
    if (!key.endsWith('ToolCall')) continue;
    const name = key.slice(0, -'ToolCall'.length);
    const verdicts = call.entries('result').map(([verdict]) => verdict);
    draft.addTool({ name, ok: verdicts.includes('success') });
    if (verdicts.includes('rejected') || verdicts.includes('permissionDenied')) draft.deny(name);
  }
}

function readResult(event: Json, draft: ResultDraft): void {
  const text = event.text('result') ?? '';
  const isGood = event.text('subtype') === 'success' && event.flag('is_error') !== true;
  if (isGood) draft.replaceText(text);
  else draft.warn(text);
  draft.terminal = isGood ? { outcome: 'success', reason: null } : { outcome: 'error', reason: classifyApiFailure({ text }) };
  recordTokens(event.at('usage'), { draft, keys: usageKeys, scope: 'run' });
}

/**
 * The names under which Cursor reports its usage; older builds report none. The documentation does not say whether `inputTokens`
 * includes cached tokens; recordings of others only fit if it does.
 */
const usageKeys = {
  input: 'inputTokens',
  output: 'outputTokens',
  cacheRead: 'cacheReadTokens',
  cacheWrite: 'cacheWriteTokens',
};
