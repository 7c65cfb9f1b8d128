import type { AgentResult, AgentUsage } from '../agent/agent-result.ts';

type Counted = Pick<AgentResult, 'sessionId' | 'usage' | 'usageScope' | 'costUsd' | 'costScope'>;

/** A run's own numbers: engines that continue a session go on counting, so what an earlier run of it had counted comes off. */
export function subtractSession(result: AgentResult, earlier: readonly Counted[]): AgentResult {
  const before = earlier.findLast(({ sessionId }) => sessionId !== null && sessionId === result.sessionId);
  if (before === undefined) return result;
  const { usage, costUsd } = result;
  const isCost = result.costScope === 'session' && costUsd !== null && before.costUsd !== null;
  const isUsage = result.usageScope === 'session' && usage !== null && before.usage !== null;
  return {
    ...result,
    ...(isUsage && before.usage !== null ? { usage: subtract(usage, before.usage), usageScope: 'run' } : {}),
    ...(isCost && before.costUsd !== null ? { costUsd: Math.max(0, costUsd - before.costUsd), costScope: 'run' } : {}),
  };
}

function subtract(now: AgentUsage, before: AgentUsage): AgentUsage {
  const less = (a: number | null, b: number | null): number | null => (a === null ? null : Math.max(0, a - (b ?? 0)));
  return {
    inputTokens: Math.max(0, now.inputTokens - before.inputTokens),
    cacheReadTokens: less(now.cacheReadTokens, before.cacheReadTokens),
    cacheWriteTokens: less(now.cacheWriteTokens, before.cacheWriteTokens),
    outputTokens: Math.max(0, now.outputTokens - before.outputTokens),
    reasoningTokens: less(now.reasoningTokens, before.reasoningTokens),
  };
}
