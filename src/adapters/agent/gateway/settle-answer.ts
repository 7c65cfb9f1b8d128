import { isSameModel, mayBeSameModel } from '../../../core/agent/account.ts';
import { type AgentUsage, buildUsage, type MeasuredUsage } from '../../../core/agent/agent-result.ts';
import type { Price } from '../../../core/config/schema/config-schema.ts';
import { estimateCost } from '../../../core/output/build-usage-facts.ts';
import { listVersion, priceAtMost, priceByList } from './list-prices.ts';
import type { AskedModel } from './read-asked.ts';
import type { AnswerUsage } from './read-usage.ts';

/** The facts that decide what tokens cost, beside the list of prices. */
export interface Pricing {
  /** The prices of the configuration. */
  readonly prices?: Readonly<Record<string, Price>> | undefined;
  /** The model that the configuration names. */
  readonly model?: string | undefined;
  /** True under a cap, for which each answer costs something. */
  readonly isCapped?: boolean;
}

/** A request to a model, and what has come of its answer. */
export interface CountedAnswer {
  readonly asked: AskedModel;
  readonly provider: string;
  readonly known: AnswerUsage | undefined;
  readonly bytes: number;
  readonly isStream: boolean;
}

type PricedAnswer = Pick<AnswerUsage, 'usage' | 'model' | 'costUsd'>;

/** The use of one request. */
export interface SettledAnswer {
  readonly usage: AgentUsage;
  /** Undefined for a model whose price nobody knows. */
  readonly cost: { readonly usd: number; readonly by: string } | undefined;
  /** True if the answer named nothing. */
  readonly isEstimated: boolean;
}

/** The bytes of a token: of text, and of a stream, where each part has an envelope. */
const bytesOfToken = { text: 4, stream: 24 } as const;
/** The most tokens that models take in. */
const mostInput = 1_000_000;

/** Returns what a request has used: what its answer named, else what the bytes that passed let one expect. */
export function settleAnswer(counted: CountedAnswer, pricing: Pricing): SettledAnswer {
  const { known } = counted;
  const answer = known?.isWhole === true ? known : estimateAnswer(counted);
  return {
    usage: answer.usage,
    cost: priceAnswer(answer, { counted, pricing }),
    isEstimated: known === undefined,
  };
}

function estimateAnswer({ asked, known, bytes, isStream }: CountedAnswer): PricedAnswer {
  const written = Math.ceil(bytes / bytesOfToken[isStream ? 'stream' : 'text']);
  const usage: AgentUsage = {
    ...buildUsage((kind) => known?.usage[kind] ?? 0),
    inputTokens: known?.usage.inputTokens ?? Math.min(mostInput, Math.ceil(asked.bytes / bytesOfToken.text)),
    outputTokens: Math.max(known?.usage.outputTokens ?? 0, written),
  };
  return { usage, model: known?.model, costUsd: undefined };
}

/**
 * Returns the cost of an answer: by the prices of the configuration for the model that answered, else by the list; for the model that was asked where
 * neither knows that; else by the price of the model that the configuration names. Under a cap the last resort is the dearest model of the provider.
 */
function priceAnswer(
  { usage, model, costUsd }: PricedAnswer,
  { counted: { asked, provider }, pricing }: { readonly counted: CountedAnswer; readonly pricing: Pricing },
): SettledAnswer['cost'] {
  for (const name of [model, asked.model]) {
    if (name === undefined) continue;
    const own = findPrice(pricing, name);
    if (own !== undefined) return { usd: estimateCost(usage, own), by: 'prices' };
    const listed = (name === model ? costUsd : undefined) ?? priceByList(usage, { model: name, provider });
    if (listed !== undefined) return { usd: listed, by: `list@${listVersion}` };
  }
  // An agent can ask for any model, so the price of its own one counts for no other whose price is known.
  const named = findPrice(pricing, pricing.model ?? '');
  if (named !== undefined) return { usd: estimateCost(usage, named), by: 'prices' };
  return pricing.isCapped === true ? { usd: priceAtMost(usage, provider), by: 'assumed' } : undefined;
}

/** Finds the price of a model: by its name, else by one with the date of a release, else by the alias that the configuration names. */
function findPrice({ prices = {}, model = '' }: Pricing, name: string): Price | undefined {
  const similar = Object.keys(prices).find((one) => isSameModel(one, name)) ?? (mayBeSameModel(model, name, false) ? model : '');
  return [name, similar].filter((one) => Object.hasOwn(prices, one)).map((one) => prices[one])[0];
}

/** Sums what requests have used. */
export function sumAnswers(answers: readonly SettledAnswer[]): MeasuredUsage {
  const total = (count: (answer: SettledAnswer) => number | null | undefined): number =>
    answers.reduce((sum, answer) => sum + (count(answer) ?? 0), 0);
  const origins = new Set(answers.map(({ cost }) => cost?.by));
  return {
    usage: answers.length === 0 ? undefined : buildUsage((kind) => total(({ usage }) => usage[kind])),
    costUsd: total(({ cost }) => cost?.usd),
    price: origins.has(undefined) ? undefined : (['assumed', 'prices'].find((by) => origins.has(by)) ?? `list@${listVersion}`),
    isEstimated: answers.every(({ isEstimated }) => isEstimated),
  };
}
