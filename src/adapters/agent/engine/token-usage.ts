import type { NumberScope } from '../../../core/agent/agent-result.ts';
import type { Json } from '../stream/json-event.ts';
import type { ResultDraft } from './result-draft.ts';

/** The names under which an engine reports its numbers of tokens. */
export interface UsageKeys {
  readonly input: string;
  readonly output: string;
  readonly cacheRead: string;
  readonly cacheWrite: string;
  /** The name for reasoning; absent for engines that do not report it. */
  readonly reasoning?: string;
}

/** Records numbers of tokens in the draft, unless input or output is not given. Other numbers that are absent become null. */
export function recordTokens(
  usage: Json,
  { draft, keys, scope }: { readonly draft: ResultDraft; readonly keys: UsageKeys; readonly scope: NumberScope },
): void {
  const [inputTokens, outputTokens] = [usage.number(keys.input), usage.number(keys.output)];
  if (inputTokens === undefined || outputTokens === undefined) return;
  draft.usage = {
    inputTokens,
    cacheReadTokens: usage.number(keys.cacheRead) ?? null,
    cacheWriteTokens: usage.number(keys.cacheWrite) ?? null,
    outputTokens,
    reasoningTokens: keys.reasoning === undefined ? null : (usage.number(keys.reasoning) ?? null),
  };
  draft.usageScope = scope;
}

/** Returns the sum of one number over several objects; null when none of them has it, because unknown is not 0. */
export function sumOf(objects: readonly Json[], key: string): number | null {
  return objects.reduce<number | null>((total, object) => addKnown(total, object.number(key)), null);
}

/** Adds a number that may be absent to a sum that may be unknown. */
export function addKnown(total: number | null, more: number | undefined): number | null {
  return more === undefined ? total : (total ?? 0) + more;
}
