import { buildUsage } from '../../../core/agent/agent-result.ts';
import { parseUntrustedJson } from '../../../core/json/parse-untrusted-json.ts';
import type { Engine, EngineReader } from '../engine/engine.ts';
import type { ResultDraft } from '../engine/result-draft.ts';
import { isNotRunnable } from '../engine/result-parser.ts';
import { type Json, toJson } from '../stream/json-event.ts';

/**
 * The engine for the user's own program: stdin is the prompt, stdout is the text of the agent, and the exit status is the result.
 */
export const command: Engine = {
  name: 'command',
  title: 'a program of your own',
  testedVersions: [],
  authentication: [],
  supports: {
    settings: [],
    effort: [],
    system: 'nowhere',
  },
  promptBy: 'stdin',
  output: 'text',
  trustedPaths: [],
  rules: { reads: [], canTurnOff: true },
  skills: 'none',
  launch({ agent, prompt }) {
    const [program = '', ...args] = agent.command ?? [];
    return { program, args, env: {}, stdin: prompt, files: [] };
  },
  createReader: () => reader,
};

/** The marker of a last line with more results: this word and a JSON object with `summary`, `results`, `usage`, `costUsd`. */
const marker = '::agent-result::';
const limits = { maxBytes: 262_144, maxDepth: 8, maxNodes: 2_000, numbers: 'any' } as const;

const reader: EngineReader = {
  read(piece, draft) {
    const text = piece.raw();
    if (typeof text === 'string') draft.append(text);
  },
  end(draft, { ended, exitStatus }) {
    readResultLine(draft);
    if (ended !== 'exited') return;
    // The shell's `timeout` ends with this status.
    if (exitStatus === 124) draft.terminal = { outcome: 'killed', reason: 'timeout' };
    // Shells end with these when a program exists not at all, or cannot be executed.
    else if (isNotRunnable(exitStatus)) draft.terminal = { outcome: 'error', reason: 'not_runnable' };
    else if (exitStatus !== 0) draft.warn(`exit ${exitStatus}`);
    draft.terminal ??= exitStatus === 0 ? { outcome: 'success', reason: null } : { outcome: 'error', reason: 'exit_code' };
  },
};

function readResultLine(draft: ResultDraft): void {
  const text = (draft.text ?? '').trimEnd();
  draft.replaceText(text);
  const line = text.slice(text.lastIndexOf('\n') + 1);
  if (!line.startsWith(marker)) return;
  const parsed = parseUntrustedJson(line.slice(marker.length), limits);
  if (parsed.ok) readResult(toJson(parsed.value), draft);
  else draft.warn(`the line ${marker} was passed over: it ${parsed.error.message}`);
}

function readResult(said: Json, draft: ResultDraft): void {
  const summary = said.text('summary');
  if (summary !== undefined) draft.replaceText(summary);
  const results = Object.fromEntries(said.entries('results').map(([key, value]) => [key, value.raw()]));
  draft.structured = { ...(summary === undefined ? {} : { summary }), results };
  const usage = buildUsage((kind) => readAmount(said, 'usage', kind));
  if (usage.inputTokens !== null || usage.outputTokens !== null) {
    draft.usage = usage;
    draft.usageScope = 'run';
  }
  // Also one that cannot be: it is the program's fault, not an unknown.
  draft.costUsd = said.number('costUsd') ?? null;
  draft.costScope = 'run';
}

/** Reads a number of tokens; null where the program says none or a negative one, because unknown is not 0. */
function readAmount(said: Json, ...path: readonly string[]): number | null {
  const amount = said.number(...path);
  return amount === undefined || amount < 0 ? null : amount;
}
