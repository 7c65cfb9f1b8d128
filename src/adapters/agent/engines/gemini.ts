import { classifyApiFailure } from '../../../core/agent/classify-failure-text.ts';
import type { Engine, EngineExit, EngineLaunch, EnginePlan, EngineReader } from '../engine/engine.ts';
import { listMcpServers } from '../engine/engine-settings.ts';
import type { ResultDraft, Terminal } from '../engine/result-draft.ts';
import { sumOf } from '../engine/token-usage.ts';
import { findLastJson, type Json, toJson } from '../stream/json-event.ts';
import { geminiModels } from './models.ts';

/** The engine Gemini CLI: its events as lines of JSON, its settings in a HOME of its own. */
export const gemini: Engine = {
  name: 'gemini',
  title: 'Gemini CLI',
  program: 'gemini',
  testedVersions: ['0.61.0'],
  installation: {
    kind: 'npm',
    package: '@google/gemini-cli',
    version: '0.61.0',
    integrity: 'sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ==',
  },
  authentication: [['GEMINI_API_KEY'], ['GOOGLE_API_KEY', 'GOOGLE_GENAI_USE_VERTEXAI']],
  models: geminiModels,
  supports: {
    settings: ['model', 'max-turns', 'tools.allow', 'tools.deny', 'mcp-servers'],
    effort: [],
    system: 'own channel',
  },
  promptBy: 'stdin',
  output: 'events',
  trustedPaths: ['.gemini', 'GEMINI.md', '.env'],
  // Its setting `context.fileName` adds names, and takes none away.
  rules: { own: 'GEMINI.md', reads: ['GEMINI.md'], followsImports: true, canTurnOff: false },
  skills: 'by itself',
  launch,
  createReader: () => reader,
};

/**
 * The approval modes by access. `read` does not use `plan`, which hides the tools of MCP servers, including the tool that writes
 * a handoff.
 */
const approval = { read: 'default', edit: 'auto_edit', full: 'yolo' } as const;

function launch(plan: EnginePlan): EngineLaunch {
  const { agent, files, system } = plan;
  const home = `${plan.environment.HOME ?? files}/.gemini`;
  return {
    program: 'gemini',
    args: [
      ...['--approval-mode', approval[agent.access], '-o', 'stream-json', '--include-directories', files],
      ...(agent.model === undefined ? [] : ['-m', agent.model]),
    ],
    // Gemini otherwise starts itself as a second process, which survives a signal to the first.
    env: { GEMINI_CLI_TRUST_WORKSPACE: 'true', GEMINI_CLI_NO_RELAUNCH: 'true' },
    stdin: plan.prompt,
    files: [
      { path: `${home}/settings.json`, content: JSON.stringify(buildSettings(plan)) },
      ...(system === '' ? [] : [{ path: `${home}/GEMINI.md`, content: system }]),
    ],
  };
}

function buildSettings(plan: EnginePlan): unknown {
  const { agent } = plan;
  const turns = agent['max-turns'];
  const servers = listMcpServers(plan).map(({ name, url, headers, command, args, env }) => {
    const server = url === undefined ? { command, args, env } : { httpUrl: url, headers };
    return [name, { ...server, trust: true }] as const;
  });
  return {
    // Else it asks a busy model ten times, for minutes, where Baton would start it again for free.
    general: { disableAutoUpdate: true, disableUpdateNag: true, maxAttempts: 4 },
    // Otherwise it replaces every word that begins with @ by a complaint.
    context: { importFormat: 'flat' },
    privacy: { usageStatisticsEnabled: false },
    ...chooseAuthentication(plan),
    model: turns === undefined ? undefined : { maxSessionTurns: turns },
    tools: agent.tools && { allowed: agent.tools.allow, exclude: agent.tools.deny },
    mcpServers: Object.fromEntries(servers),
  };
}

/**
 * Selects the way to sign in. Otherwise Gemini takes the variable with the address of a gateway for a way to sign in, which it
 * then refuses.
 */
function chooseAuthentication({ environment }: EnginePlan): Readonly<Record<string, unknown>> {
  const isKey = environment.GEMINI_API_KEY !== undefined && environment.GOOGLE_GENAI_USE_VERTEXAI === undefined;
  return isKey ? { security: { auth: { selectedType: 'gemini-api-key' } } } : {};
}

const reader: EngineReader = {
  read(event, draft) {
    switch (event.text('type') ?? '') {
      case 'init':
        draft.sessionId = event.text('session_id') ?? null;
        draft.model = event.text('model') ?? null;
        break;
      case 'message':
        if (event.text('role') === 'assistant') draft.append(event.text('content') ?? '');
        break;
      case 'tool_use':
        draft.endText();
        draft.startTool(event.text('tool_id'), { name: event.text('tool_name') ?? 'unknown' });
        break;
      case 'tool_result':
        draft.endText();
        draft.endTool(event.text('tool_id'), event.text('status') === 'success');
        break;
      case 'error':
        draft.warn(event.text('message'));
        break;
      case 'result':
        readResult(event, draft);
        break;
      case '':
        readWhole(event, draft);
        break;
    }
  },
  end: readExit,
};

function readResult(event: Json, draft: ResultDraft): void {
  const message = event.text('error', 'message');
  if (event.text('status') !== 'success') draft.warn(message);
  draft.terminal = describeEnd(event, draft);
  const stats = event.at('stats');
  const [input, output, total] = [stats.number('input_tokens'), stats.number('output_tokens'), stats.number('total_tokens')];
  if (input === undefined || output === undefined) return;
  const thoughts = total === undefined ? null : Math.max(0, total - input - output);
  draft.usage = {
    inputTokens: input,
    cacheReadTokens: stats.number('cached') ?? null,
    cacheWriteTokens: 0,
    outputTokens: output + (thoughts ?? 0),
    reasoningTokens: thoughts,
  };
  draft.usageScope = 'run';
}

/** Reads the one object of `-o json`, which only a success prints to stdout, and no events before it. */
function readWhole(event: Json, draft: ResultDraft): void {
  const response = event.text('response');
  if (response === undefined || draft.sessionId !== null) return;
  draft.sessionId = event.text('session_id') ?? null;
  draft.startText(response);
  const tokens = event.entries('stats', 'models').map(([, model]) => model.at('tokens'));
  const [input_tokens, output, thoughts, cached] = ['prompt', 'candidates', 'thoughts', 'cached'].map((name) =>
    sumOf(tokens, name),
  );
  const total_tokens = (input_tokens ?? 0) + (output ?? 0) + (thoughts ?? 0);
  readResult(toJson({ status: 'success', stats: { input_tokens, output_tokens: output, total_tokens, cached } }), draft);
}

/** Builds the end of the run. Gemini reports a loop that it has detected as a success. */
function describeEnd(event: Json, draft: ResultDraft): Terminal {
  if (event.text('status') === 'success') {
    const isLoop = draft.warnings.some((warning) => /loop detected/i.test(warning));
    return isLoop ? { outcome: 'incomplete', reason: 'loop' } : { outcome: 'success', reason: null };
  }
  if (event.text('error', 'type') === 'FatalTurnLimitedError') return { outcome: 'incomplete', reason: 'max_turns' };
  return { outcome: 'error', reason: classifyApiFailure({ text: event.text('error', 'message') ?? '' }) };
}

const byExitStatus: Readonly<Record<number, string>> = { 41: 'auth', 55: 'untrusted_dir' };
/** The statuses with which the API refuses. Gemini ends with such a status modulo 256: a refused key is 400, so 144. */
const apiStatuses: readonly number[] = [400, 401, 402, 403, 404, 408, 409, 413, 429, 500, 502, 503, 504];

function readExit(draft: ResultDraft, { ended, exitStatus, stderr }: EngineExit): void {
  draft.startupReason = byExitStatus[exitStatus];
  if (stderr.includes('MCP issues detected')) draft.setServer('(Gemini CLI does not say which)', 'failed');
  if (draft.terminal !== undefined || exitStatus === 0) return;
  const said = findLastJson(stderr);
  draft.sessionId ??= said.text('session_id') ?? null;
  const message = said.text('error', 'message');
  draft.warn(message);
  if (exitStatus === 53) draft.terminal = { outcome: 'incomplete', reason: 'max_turns' };
  const status = apiStatuses.find((one) => one % 256 === exitStatus);
  if (ended !== 'exited' || status === undefined) return;
  draft.terminal = { outcome: 'error', reason: classifyApiFailure({ status, text: message ?? stderr }) };
}
