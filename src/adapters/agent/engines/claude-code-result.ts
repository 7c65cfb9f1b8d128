import type { ResultOutcome } from '../../../core/agent/agent-result.ts';
import { classifyApiFailure } from '../../../core/agent/classify-failure-text.ts';
import { isPlainMap } from '../../../core/json/json-value.ts';
import type { ResultDraft, Terminal } from '../engine/result-draft.ts';
import { sumOf, type UsageKeys } from '../engine/token-usage.ts';
import type { Json } from '../stream/json-event.ts';

/** Reads a result event. Several can come from work in the background; the last one counts. */
export function readResult(event: Json, draft: ResultDraft): void {
  const text = event.text('result');
  const isError = event.text('subtype') !== 'success' || event.flag('is_error') === true;
  if (!isError && text !== undefined) draft.replaceText(text);
  if (isError && findLimit(event) === undefined) for (const said of [text, ...event.list('errors').map(asText)]) draft.warn(said);
  draft.terminal = isError ? describeFailure(event, text ?? '') : describeEnd(event, draft);
  draft.turns = event.number('num_turns') ?? null;
  draft.costUsd = event.number('total_cost_usd') ?? null;
  draft.costScope = 'session';
  draft.structured = event.at('structured_output').raw() ?? null;
  readUsage(event, draft);
  for (const denial of event.list('permission_denials')) draft.deny(denial.text('tool_name') ?? 'unknown');
}

/**
 * Reads the usage from `modelUsage`, which covers everything and continues with the session. Without it, `usage` of the same line
 * has the numbers of this run, which leave out subagents and helpers.
 */
function readUsage(event: Json, draft: ResultDraft): void {
  const models = event.entries('modelUsage').map(([, usage]) => usage);
  const [list, keys] = models.length > 0 ? [models, sessionKeys] : [[event.at('usage')], runKeys];
  const sum = (key: string | undefined): number | null => (key === undefined ? null : sumOf(list, key));
  const [input, output] = [sum(keys.input), sum(keys.output)];
  if (input === null || output === null) return;
  const [read, written] = [sum(keys.cacheRead), sum(keys.cacheWrite)];
  draft.usage = {
    inputTokens: input + (read ?? 0) + (written ?? 0),
    cacheReadTokens: read,
    cacheWriteTokens: written,
    outputTokens: output,
    reasoningTokens: sum(keys.reasoning),
  };
  draft.usageScope = isPlainMap(event.at('modelUsage').raw()) ? 'session' : 'run';
}

const sessionKeys: UsageKeys = {
  input: 'inputTokens',
  output: 'outputTokens',
  cacheRead: 'cacheReadInputTokens',
  cacheWrite: 'cacheCreationInputTokens',
  reasoning: 'thinkingTokens',
};
const runKeys: UsageKeys = {
  input: 'input_tokens',
  output: 'output_tokens',
  cacheRead: 'cache_read_input_tokens',
  cacheWrite: 'cache_creation_input_tokens',
};

type Failure = { readonly outcome: Extract<ResultOutcome, 'incomplete' | 'error' | 'killed'>; readonly reason: string };

const bySubtype: Readonly<Record<string, Failure>> = {
  error_max_turns: { outcome: 'incomplete', reason: 'max_turns' },
  error_max_budget_usd: { outcome: 'incomplete', reason: 'budget' },
  error_max_structured_output_retries: { outcome: 'incomplete', reason: 'structured_output' },
};
const byTerminalReason: Readonly<Record<string, Failure>> = {
  max_turns: { outcome: 'incomplete', reason: 'max_turns' },
  budget_exhausted: { outcome: 'incomplete', reason: 'budget' },
  structured_output_retry_exhausted: { outcome: 'incomplete', reason: 'structured_output' },
  prompt_too_long: { outcome: 'error', reason: 'context' },
  aborted_streaming: { outcome: 'killed', reason: 'signal' },
  aborted_tools: { outcome: 'killed', reason: 'signal' },
};

const stoppedEarly: Failure = { outcome: 'incomplete', reason: 'stopped_early' };

/**
 * Reasons for which a model stops in the middle of its answer. Claude Code may call the turn completed all the same. After
 * `tool_use` the turn is completed only where Claude Code says so, as it does for an answer in the form of a schema.
 */
const cutShort: readonly string[] = ['max_tokens', 'model_context_window_exceeded', 'refusal'];
const finished: readonly string[] = ['end_turn', 'stop_sequence'];

/** Describes the end of a result without an error. It is a success when neither the turn nor the model's answer was cut short. */
function describeEnd(event: Json, draft: ResultDraft): Terminal {
  const [stop, terminal] = [event.text('stop_reason'), event.text('terminal_reason')];
  const failure = findEarlyEnd(event);
  if (failure === undefined) return { outcome: 'success', reason: null };
  if (terminal !== undefined && terminal !== 'completed') draft.warn(`terminal_reason: ${terminal}`);
  else draft.warn(`stop_reason: ${stop}`);
  return failure;
}

function findEarlyEnd(event: Json): Failure | undefined {
  const [stop = 'end_turn', terminal] = [event.text('stop_reason'), event.text('terminal_reason')];
  if (terminal === 'api_error' || terminal === 'model_error') return { outcome: 'error', reason: 'api_error' };
  if (terminal !== undefined && terminal !== 'completed') return findLimit(event) ?? stoppedEarly;
  if (cutShort.includes(stop)) return stoppedEarly;
  return terminal === 'completed' || finished.includes(stop) ? undefined : stoppedEarly;
}

/** Returns the failure when the event names a limit, which explains the end completely. */
function findLimit(event: Json): Failure | undefined {
  return bySubtype[event.text('subtype') ?? ''] ?? byTerminalReason[event.text('terminal_reason') ?? ''];
}

function describeFailure(event: Json, text: string): Failure {
  const known = findLimit(event);
  if (known !== undefined) return known;
  const names = [event.text('api_error') ?? '', event.text('api_error_type') ?? ''];
  const words = [text, ...names, ...event.list('errors').map(asText)].join('\n');
  const reason = classifyApiFailure({ status: event.number('api_error_status'), text: words });
  const neverStarted = event.number('num_turns') === 0;
  return { outcome: 'error', reason: reason === 'api_error' && neverStarted ? 'startup' : reason };
}

function asText(value: Json): string {
  const raw = value.raw();
  return typeof raw === 'string' ? raw : JSON.stringify(raw);
}
