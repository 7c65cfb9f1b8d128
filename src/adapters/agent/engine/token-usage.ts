import type { AgentUsage } from '../../../core/agent/agent-result.ts';
import type { Json } from '../stream/json-event.ts';

/** The names under which an engine reports its numbers of tokens. */
export interface UsageKeys {
  readonly input: string;
  readonly output: string;
  readonly cacheRead: string;
  readonly cacheWrite: string;
  /** The name for reasoning; absent for engines that do not report it. */
  readonly reasoning?: string;
}

/** Reads numbers of tokens. Returns undefined unless both input and output are given. Numbers that are absent become null. */
export function readTokens(usage: Json, keys: UsageKeys): AgentUsage | undefined {
  const [inputTokens, outputTokens] = [usage.number(keys.input), usage.number(keys.output)];
  if (inputTokens === undefined || outputTokens === undefined) return undefined;
  return {
    inputTokens,
    cacheReadTokens: usage.number(keys.cacheRead) ?? null,
    cacheWriteTokens: usage.number(keys.cacheWrite) ?? null,
    outputTokens,
    reasoningTokens: keys.reasoning === undefined ? null : (usage.number(keys.reasoning) ?? null),
  };
}

/** Returns the sum of one number over several objects. Objects without it count as 0. */
export function sumOf(objects: readonly Json[], key: string): number {
  return objects.reduce((total, object) => total + (object.number(key) ?? 0), 0);
}
