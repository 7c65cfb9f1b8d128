import { type AgentResult, type AgentUsage, buildUsage } from '../agent/agent-result.ts';
import type { Price } from '../config/schema/config-schema.ts';
import type { UsageFacts } from './usage-facts.ts';

type SessionNumbers = Pick<AgentResult, 'sessionId' | 'usage' | 'usageScope' | 'costUsd' | 'costScope'>;

/** Returns a run's own numbers. Engines that continue a session count on, so what they had counted before is subtracted. */
function subtractSession(result: AgentResult, earlier: readonly SessionNumbers[]): AgentResult {
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
  return buildUsage((kind) => less(now[kind], before[kind]));
}

export interface UsageRequest {
  /** The results of all starts of one execution, in order; a repair is the second. */
  readonly results: readonly AgentResult[];
  /** The model that the config names. */
  readonly model: string | undefined;
  readonly prices: Readonly<Record<string, Price>> | undefined;
  /** `max-cost-usd` of the agent. */
  readonly maxCostUsd?: number | undefined;
}

/** The most that one execution may say it has cost, in USD. */
const maxCost = 1_000_000;

/** Returns whether a cost in USD can be one. */
export function isPossibleCost(usd: number): boolean {
  return isAmount(usd) && usd <= maxCost;
}

/**
 * Adds up the usage of all starts of an execution; undefined when no engine reported anything. A cost that cannot be counts as the
 * most that the agent may cost, else as its tokens cost, else as 0: an unknown one would refuse all starts under a budget.
 */
export function buildUsageFacts({ results, model, prices, maxCostUsd }: UsageRequest): UsageFacts | undefined {
  const own = results.map((result, index) => subtractSession(result, results.slice(0, index)));
  const used = own.flatMap(({ usage }) => usage ?? []);
  const tokens = (kind: keyof AgentUsage): readonly number[] => used.flatMap((usage) => usage[kind] ?? []);
  const name = own.findLast((result) => result.model !== null)?.model ?? model;
  const price = [model, name].flatMap((key) => (key === undefined ? [] : (prices?.[key] ?? [])))[0];
  const costs = own.flatMap((result) => costOf(result, { price, maxCostUsd }) ?? []);
  const turns = own.flatMap((result) => result.turns ?? []);
  const amounts = costs.map(({ usd }) => usd);
  if (used.length === 0 && costs.length === 0 && turns.length === 0) return undefined;
  return {
    ...(name === undefined ? {} : { model: name.slice(0, 200) }),
    ...total('turns', turns),
    ...total('inputTokens', tokens('inputTokens')),
    ...total('cachedTokens', tokens('cacheReadTokens')),
    ...total('writtenTokens', tokens('cacheWriteTokens')),
    ...total('outputTokens', tokens('outputTokens')),
    ...total('reasoningTokens', tokens('reasoningTokens')),
    ...total('costUsd', amounts),
    ...(costs.some(({ by }) => by !== 'engine') ? { estimated: true } : {}),
    ...sourceOf(own, costs),
  };
}

/** Names the source of tokens and cost where the gateway saw all starts. */
function sourceOf(own: readonly AgentResult[], costs: readonly Cost[]): Pick<UsageFacts, 'source' | 'price'> {
  const seen = own.flatMap(({ measured }) => measured ?? []);
  if (seen.length < own.length) return {};
  return { source: seen.every(({ isEstimated }) => isEstimated) ? 'estimate' : 'gateway', price: costs.at(-1)?.by };
}

interface Cost {
  readonly usd: number;
  /** The origin of the amount, as a record names it. */
  readonly by: string;
}

function costOf(
  { costUsd, usage, measured }: AgentResult,
  { price, maxCostUsd }: { readonly price: Price | undefined; readonly maxCostUsd: number | undefined },
): Cost | undefined {
  // An engine runs beside its agent, which can write the figures in its place. So they count where nobody else knows a price.
  if (measured?.price !== undefined) return { usd: measured.costUsd, by: measured.price };
  // Some engines report 0 for a model whose price they do not know, or that a subscription pays: then our price counts.
  const tokens = measured === undefined ? countTokens(usage) : undefined;
  const isUnpriced = costUsd === 0 && (tokens ?? 0) > 0 && price !== undefined;
  const isLie = costUsd !== null && !isPossibleCost(costUsd);
  if (costUsd !== null && !isLie && !isUnpriced) return { usd: Math.max(costUsd, measured?.costUsd ?? 0), by: 'engine' };
  if (isLie && maxCostUsd !== undefined) return { usd: maxCostUsd, by: 'prices' };
  if (usage !== null && tokens !== undefined && price !== undefined) return { usd: estimateCost(usage, price), by: 'prices' };
  return isLie ? { usd: 0, by: 'prices' } : undefined;
}

/** Counts the tokens of a start; undefined where its engine reports none. */
function countTokens(usage: AgentUsage | null): number | undefined {
  if (usage === null || (usage.inputTokens === null && usage.outputTokens === null)) return undefined;
  return (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0);
}

/** Estimates the cost by a price of the configuration. Tokens written to a cache count as input: their price differs from model to model, and only by little. */
export function estimateCost({ inputTokens, cacheReadTokens, outputTokens }: AgentUsage, price: Price): number {
  const input = inputTokens ?? 0;
  const cached = Math.min(cacheReadTokens ?? 0, input);
  const micros =
    (input - cached) * price.input + cached * (price['cached-input'] ?? price.input) + (outputTokens ?? 0) * price.output;
  return micros / 1_000_000;
}

function isAmount(number: number): boolean {
  return Number.isFinite(number) && number >= 0;
}

function total<K extends keyof UsageFacts>(key: K, parts: readonly number[]): Partial<Record<K, number>> {
  // The numbers come from outside, so values that are no amounts are left out: they are unknown, which is not 0.
  const amounts = parts.filter(isAmount);
  if (amounts.length === 0) return {};
  const sum = amounts.reduce((all, part) => all + part, 0);
  return { [key]: key === 'costUsd' ? Math.min(sum, maxCost) : Math.min(Math.round(sum), 1_000_000_000_000) } as Partial<
    Record<K, number>
  >;
}
