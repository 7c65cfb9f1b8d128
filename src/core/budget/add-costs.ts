import type { Config, Price } from '../config/schema/config-schema.ts';
import { isUnpriced, type RunUsage, type UsagePart } from '../output/usage-facts.ts';
import type { Period } from './period.ts';

/** A run that budgets count, whether it has ended or not. */
export interface CountedRun {
  readonly run: string;
  readonly pipeline: string;
  readonly startedAt: string;
  /** Absent where the record of the run does not say what it used: an earlier Baton wrote it. */
  readonly usage?: RunUsage | undefined;
  /** The time of its end; absent while it goes on. */
  readonly finishedAt?: string | undefined;
}

/** An execution whose cost nobody knows. */
export interface UnknownCost {
  readonly run: string;
  readonly pipeline: string;
  /** Absent where the record of the run says nothing about what it used. */
  readonly part?: UsagePart;
}

/** The cost of the executions of one agent in a run, in millionths of a USD. */
export interface Spent {
  readonly run: string;
  readonly pipeline: string;
  readonly agent: string;
  readonly micros: number;
}

interface Pricing {
  readonly period: Period;
  readonly config: Pick<Config, 'prices' | 'agents'>;
}

/** Adds up what the runs have spent in a period. */
export function addCosts(
  runs: readonly CountedRun[],
  { period, config }: Pricing,
): { readonly micros: number; readonly unknown: readonly UnknownCost[]; readonly most: Spent | undefined } {
  const known = new Map<string, Spent>();
  const unknown: UnknownCost[] = [];
  for (const { run, pipeline, usage, finishedAt } of runs) {
    if (usage === undefined) {
      if (finishedAt !== undefined && isWithin(finishedAt, period)) unknown.push({ run, pipeline });
      continue;
    }
    for (const part of usage.parts.filter(({ at }) => isWithin(at, period))) {
      const cost = costOf(part, config);
      if (cost === undefined) unknown.push({ run, pipeline, part });
      else {
        const { agent } = part;
        const before = known.get(`${run} ${agent}`)?.micros ?? 0;
        known.set(`${run} ${agent}`, { run, pipeline, agent, micros: before + cost });
      }
    }
  }
  const spent = [...known.values()];
  const micros = spent.reduce((sum, one) => sum + one.micros, 0);
  return { micros, unknown, most: spent.find((one) => one.micros * 2 > micros) };
}

/**
 * Returns the cost of a part in millionths of a USD: as it was recorded, else by the present price of its model, else as much as its
 * agent may cost. A program of one's own that names no model uses none. Undefined where nobody knows.
 */
function costOf(part: UsagePart, { prices, agents }: Pricing['config']): number | undefined {
  const { costUsd, model, executions } = part;
  if (costUsd !== undefined) return Math.round(costUsd * 1_000_000);
  const price = model === undefined || !Object.hasOwn(prices ?? {}, model) ? undefined : prices?.[model];
  if (price !== undefined && (part.inputTokens ?? part.outputTokens) !== undefined) return priceOf(part, price);
  if (!isUnpriced(part)) return 0;
  const most = Object.hasOwn(agents, part.agent) ? agents[part.agent]?.['max-cost-usd'] : undefined;
  return most === undefined ? undefined : Math.round(most * 1_000_000) * executions;
}

/** Returns the cost in millionths of a USD. A price of USD per million tokens is millionths of a USD per token. */
function priceOf({ inputTokens = 0, cachedTokens = 0, outputTokens = 0 }: UsagePart, price: Price): number {
  const cached = Math.min(cachedTokens, inputTokens);
  const input = (inputTokens - cached) * price.input + cached * (price['cached-input'] ?? price.input);
  return Math.round(input + outputTokens * price.output);
}

/** Returns whether a time counts. Times of the future do as well, because the clocks of machines differ. */
export function isWithin(time: string, { from }: Period): boolean {
  return !(Date.parse(time) < Date.parse(from));
}
