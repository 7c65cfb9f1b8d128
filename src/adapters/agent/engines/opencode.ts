import type { AgentUsage } from '../../../core/agent/agent-result.ts';
import { classifyApiFailure } from '../../../core/agent/classify-failure-text.ts';
import type { Agent } from '../../../core/config/schema/agent-schema.ts';
import type { Engine, EngineExit, EngineLaunch, EnginePlan, EngineReader } from '../engine/engine.ts';
import { listMcpServers, passKey, pickEffort } from '../engine/engine-settings.ts';
import type { ResultDraft } from '../engine/result-draft.ts';
import { addKnown } from '../engine/token-usage.ts';
import type { Json } from '../stream/json-event.ts';
import { openCodeModels } from './models.ts';

/** The engine OpenCode: `opencode run` with its events as lines of JSON, configured by one variable. */
export const opencode: Engine = {
  name: 'opencode',
  title: 'OpenCode',
  program: 'opencode',
  testedVersions: ['1.18.33'],
  installation: {
    kind: 'npm',
    package: 'opencode-ai',
    version: '1.18.33',
    integrity: 'sha512-58P1ffLRXiAY4QeoABqUjqf6DEzm1ihpovvn9Ad+oOLbLiwK/rf88wruT9IATJ7AtNjmi8iA7pC8tN4o5y799Q==',
  },
  authentication: [
    ['OPENCODE_API_KEY'],
    ['ANTHROPIC_API_KEY'],
    ['OPENAI_API_KEY'],
    ['GEMINI_API_KEY'],
    ['OPENCODE_AUTH_CONTENT'],
  ],
  models: Object.values(openCodeModels),
  supports: {
    settings: ['model', 'tools.allow', 'tools.deny', 'mcp-servers'],
    effort: ['minimal', 'low', 'medium', 'high', 'xhigh', 'max'],
    system: 'own channel',
  },
  // An argument would come with quotes around it.
  promptBy: 'stdin',
  output: 'events',
  trustedPaths: ['opencode.json', 'opencode.jsonc', '.opencode', 'AGENTS.md'],
  rules: { reads: [], canTurnOff: true },
  skills: 'by itself',
  launch,
  createReader,
};

function launch(plan: EnginePlan): EngineLaunch {
  const { agent, files, system } = plan;
  const systemFile = `${files}/engine/system.md`;
  return {
    program: 'opencode',
    args: [
      // Only its log says which MCP server did not start.
      ...['run', '--format', 'json', '--print-logs', '--log-level', 'WARN'],
      ...(agent.access === 'full' ? ['--auto'] : []),
      ...(agent.model === undefined ? [] : ['--model', agent.model]),
      ...pickEffort(agent, { known: opencode.supports.effort, write: (effort) => ['--variant', effort] }),
    ],
    env: {
      // The repository's own settings could load code.
      OPENCODE_DISABLE_PROJECT_CONFIG: '1',
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      ...passKey(plan.environment, ['GOOGLE_GENERATIVE_AI_API_KEY', 'GEMINI_API_KEY']),
      OPENCODE_CONFIG_CONTENT: JSON.stringify(buildConfig(plan, systemFile)),
    },
    stdin: plan.prompt,
    files: system === '' ? [] : [{ path: systemFile, content: system }],
  };
}

function buildConfig(plan: EnginePlan, systemFile: string): unknown {
  const { agent, files, system, environment } = plan;
  const addresses = Object.entries(openCodeModels).flatMap(([name, { base }]) => {
    const baseURL = environment[base];
    return baseURL === undefined ? [] : [[name, { options: { baseURL } }] as const];
  });
  const servers = listMcpServers(plan).map(({ name, url, headers, command, args, env }) => {
    const local = { type: 'local', command: [command, ...args], environment: env, enabled: true };
    return [name, url === undefined ? local : { type: 'remote', url, headers, enabled: true }] as const;
  });
  return {
    share: 'disabled',
    autoupdate: false,
    instructions: system === '' ? undefined : [systemFile],
    provider: addresses.length === 0 ? undefined : Object.fromEntries(addresses),
    permission: buildPermissions(agent, files),
    mcp: Object.fromEntries(servers),
  };
}

/**
 * Builds the permissions. Denies what OpenCode would ask a person for, because nobody can answer. The files of the attempt lie
 * outside the checkout.
 */
function buildPermissions({ access, tools }: Agent, files: string): Readonly<Record<string, unknown>> {
  const named = (verdict: 'allow' | 'deny', names: readonly string[] = []): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, verdict]));
  const chosen = { ...named('allow', tools?.allow), ...named('deny', tools?.deny) };
  if (access === 'full') return chosen;
  const outside = { '*': 'deny', [`${files}/*`]: 'allow' };
  return { edit: access === 'edit' ? 'allow' : 'deny', bash: 'deny', external_directory: outside, ...chosen };
}

/** The sums over all steps. A number is null until a step reports it. */
interface Sums {
  steps: number;
  input: number | null;
  read: number | null;
  written: number | null;
  output: number | null;
  reasoning: number | null;
  cost: number | null;
  /** The reason for the end of the last step. */
  lastReason: string | undefined;
}

function createReader(): EngineReader {
  const unknown = { input: null, read: null, written: null, output: null, reasoning: null, cost: null };
  const sums: Sums = { steps: 0, ...unknown, lastReason: undefined };
  return {
    read(event, draft) {
      draft.sessionId = event.text('sessionID') ?? draft.sessionId;
      const part = event.at('part');
      const type = event.text('type');
      if (type === 'step_start') draft.terminal = undefined;
      else if (type === 'text') draft.startText(part.text('text') ?? '');
      else if (type === 'tool_use') readTool(part, draft);
      else if (type === 'step_finish') readStep(part, { sums, draft });
      else if (type === 'error') readError(event.at('error'), draft);
    },
    end: (draft, exit) => readExit(draft, { exit, sums }),
  };
}

function readTool(part: Json, draft: ResultDraft): void {
  const name = part.text('tool') ?? 'unknown';
  const status = part.text('state', 'status');
  if (status !== 'completed' && status !== 'error') return;
  draft.addTool({ name, ok: status === 'completed' });
  if (status === 'error' && /rejected permission|permission[^.]*(?:denied|reject)/i.test(part.text('state', 'error') ?? ''))
    draft.deny(name);
}

/** Adds the numbers of one step; the sums are those of the run. `input` excludes cached tokens, `output` excludes reasoning. */
function readStep(part: Json, { sums, draft }: { readonly sums: Sums; readonly draft: ResultDraft }): void {
  const tokens = part.at('tokens');
  sums.steps += 1;
  sums.input = addKnown(sums.input, tokens.number('input'));
  sums.read = addKnown(sums.read, tokens.number('cache', 'read'));
  sums.written = addKnown(sums.written, tokens.number('cache', 'write'));
  sums.output = addKnown(sums.output, tokens.number('output'));
  sums.reasoning = addKnown(sums.reasoning, tokens.number('reasoning'));
  sums.cost = addKnown(sums.cost, part.number('cost'));
  sums.lastReason = part.text('reason');
  draft.usage = sumUp(sums);
  draft.usageScope = 'run';
  // Sums of floating point numbers end in noise far below the smallest amount of money.
  draft.costUsd = sums.cost === null ? null : Number(sums.cost.toFixed(12));
  draft.costScope = 'run';
  draft.turns = sums.steps;
  draft.terminal = sums.lastReason === 'stop' ? { outcome: 'success', reason: null } : undefined;
}

function sumUp({ input, read, written, output, reasoning }: Sums): AgentUsage | null {
  if (input === null || output === null) return null;
  const [inputTokens, outputTokens] = [input + (read ?? 0) + (written ?? 0), output + (reasoning ?? 0)];
  return { inputTokens, cacheReadTokens: read, cacheWriteTokens: written, outputTokens, reasoningTokens: reasoning };
}

function readError(error: Json, draft: ResultDraft): void {
  const message = error.text('data', 'message') ?? error.text('name') ?? '';
  draft.warn(message);
  draft.terminal = {
    outcome: 'error',
    reason: classifyApiFailure({ status: error.number('data', 'statusCode'), text: message }),
  };
}

/**
 * Completes the result. A turn that ends with a refused tool ends with 0. OpenCode itself ends with 0 or 1, a higher status is a signal's.
 */
function readExit(draft: ResultDraft, { exit, sums }: { readonly exit: EngineExit; readonly sums: Sums }): void {
  explainFailure(draft, exit.stderr);
  draft.failServers(exit.stderr, /message="server unavailable" key=(\S+)/g);
  if (exit.ended === 'killed' || exit.exitStatus > 128) draft.reasonWithoutEnd = 'signal';
  if (draft.terminal !== undefined || exit.ended !== 'exited' || exit.exitStatus !== 0 || sums.lastReason === undefined) return;
  draft.warn(`last step reason: ${sums.lastReason}`);
  draft.terminal = { outcome: 'incomplete', reason: draft.denials.length > 0 ? 'permission_rejected' : 'stopped_early' };
}

/** Takes the cause of a failure that OpenCode calls unexpected, such as a model that it does not know, from its log. */
function explainFailure(draft: ResultDraft, stderr: string): void {
  const cause = /\berror="([^"\n]+)"/.exec(stderr)?.[1];
  if (draft.terminal?.reason !== 'api_error' || cause === undefined) return;
  draft.warn(cause);
  draft.terminal = { ...draft.terminal, reason: classifyApiFailure({ text: cause }) };
}
