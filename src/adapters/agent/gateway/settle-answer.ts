import { isSameModel } from '../../../core/agent/account.ts';
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
  /** The seconds after which the agent gave the request up; absent where it waited. */
  readonly givenUpAfter?: number;
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

/** Returns what a request has used: what its answer named, else what the bytes that passed let one expect. */
export function settleAnswer(counted: CountedAnswer, pricing: Pricing): SettledAnswer {
  const { known, givenUpAfter } = counted;
  const isKnown = known?.isWhole === true && (givenUpAfter === undefined || known.isLast);
  const answer = isKnown ? known : estimateAnswer(counted);
  return {
    usage: answer.usage,
    cost: priceAnswer(answer, { counted, pricing }),
    isEstimated: known === undefined,
  };
}

/** The providers that stop where the stream of an answer is cut (OpenRouter's docs on stream cancellation). All others go on, and are paid for it. */
const stopping = ['anthropic', 'openai'];
/** The tokens that a model makes in a second, of which a stream need not show any: those of reasoning. */
const tokensOfSecond = 100;

/** Returns the output that may be paid for behind the back of an agent that gave its request up. */
function findUnseen({ asked, provider, givenUpAfter }: CountedAnswer): number {
  if (givenUpAfter === undefined) return 0;
  const isStopped = asked.isStream && stopping.includes(provider);
  return isStopped ? Math.min(asked.mostOutput, Math.ceil(givenUpAfter * tokensOfSecond)) : asked.mostOutput;
}

function estimateAnswer(counted: CountedAnswer): PricedAnswer {
  const { asked, known, bytes, isStream } = counted;
  const written = Math.ceil(bytes / bytesOfToken[isStream ? 'stream' : 'text']);
  const usage: AgentUsage = {
    ...buildUsage((kind) => known?.usage[kind] ?? 0),
    inputTokens: known?.usage.inputTokens ?? Math.ceil(asked.bytes / bytesOfToken.text),
    outputTokens: Math.max(known?.usage.outputTokens ?? 0, written, findUnseen(counted)),
  };
  return { usage, model: known?.model, costUsd: undefined };
}

/**
 * Returns the cost of an answer: by the prices of the configuration for its model, else by the list, else by the price of the model that the
 * configuration names. Under a cap the last resort is the dearest model of the provider.
 */
function priceAnswer(
  { usage, model, costUsd }: PricedAnswer,
  { counted: { asked, provider }, pricing }: { readonly counted: CountedAnswer; readonly pricing: Pricing },
): SettledAnswer['cost'] {
  const { prices = {}, isCapped = false } = pricing;
  const own = findPrice(prices, [model, asked.model]);
  if (own !== undefined) return { usd: estimateCost(usage, own), by: 'prices' };
  const name = model ?? asked.model;
  const listed = costUsd ?? (name === undefined ? undefined : priceByList(usage, { model: name, provider }));
  if (listed !== undefined) return { usd: listed, by: `list@${listVersion}` };
  // An agent can ask for any model, so the price of its own one counts for no other whose price is known.
  const named = findPrice(prices, [pricing.model]);
  if (named !== undefined) return { usd: estimateCost(usage, named), by: 'prices' };
  return isCapped ? { usd: priceAtMost(usage, provider), by: 'assumed' } : undefined;
}

function findPrice(prices: NonNullable<Pricing['prices']>, models: readonly (string | undefined)[]): Price | undefined {
  const names = models.filter((name) => name !== undefined);
  const key =
    names.find((name) => Object.hasOwn(prices, name)) ??
    Object.keys(prices).find((one) => names.some((name) => isSameModel(one, name)));
  return key === undefined ? undefined : prices[key];
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
