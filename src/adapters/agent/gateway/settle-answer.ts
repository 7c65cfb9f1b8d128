import type { AgentUsage, MeasuredUsage } from '../../../core/agent/agent-result.ts';
import type { Price } from '../../../core/config/schema/config-schema.ts';
import { estimateCost } from '../../../core/output/build-usage-facts.ts';
import type { AskedModel } from './decide-request.ts';
import { listVersion, priceAtMost, priceByList } from './list-prices.ts';
import type { AnswerUsage } from './read-usage.ts';

/** The part of a cap that says what tokens cost. */
export interface CapPrices {
  readonly prices: Readonly<Record<string, Price>> | undefined;
  /** The model that the configuration names. */
  readonly model: string | undefined;
}

/** A request to a model, and what has come of its answer. */
export interface CountedAnswer {
  readonly asked: AskedModel;
  readonly provider: string;
  readonly known: AnswerUsage | undefined;
  readonly bytes: number;
  readonly isStream: boolean;
}

/** The use of one request. */
export interface SettledAnswer extends Omit<AnswerUsage, 'isWhole'> {
  /** The cost for a cap; 0 without one. */
  readonly capUsd: number;
  /** True if the answer named nothing. */
  readonly isEstimated: boolean;
}

/** The bytes of a token: of text, and of a stream, where each part has an envelope. */
const bytesOfToken = { text: 4, stream: 24 } as const;

/** Returns what a request has used: what its answer named, else what the bytes that passed let one expect. */
export function settleAnswer(counted: CountedAnswer, cap: CapPrices | undefined): SettledAnswer {
  const { known, asked, provider } = counted;
  const answer = known?.isWhole === true ? known : estimateAnswer(counted);
  const { usage, model = asked.model } = answer;
  const costUsd = answer.costUsd ?? (model === undefined ? undefined : priceByList(usage, { model, provider }));
  return {
    usage,
    model,
    costUsd,
    capUsd: priceForCap({ usage, model, costUsd }, { counted, cap }),
    isEstimated: known === undefined,
  };
}

function estimateAnswer({ asked, known, bytes, isStream }: CountedAnswer): Omit<AnswerUsage, 'isWhole'> {
  const written = Math.ceil(bytes / bytesOfToken[isStream ? 'stream' : 'text']);
  const usage: AgentUsage = {
    inputTokens: known?.usage.inputTokens ?? Math.ceil(asked.bytes / bytesOfToken.text),
    cacheReadTokens: known?.usage.cacheReadTokens ?? 0,
    cacheWriteTokens: known?.usage.cacheWriteTokens ?? 0,
    outputTokens: Math.max(known?.usage.outputTokens ?? 0, written),
    reasoningTokens: known?.usage.reasoningTokens ?? 0,
  };
  return { usage, model: known?.model, costUsd: undefined };
}

/** Returns the cost for a cap: by the prices of the configuration, else by the list, else by the dearest model of the provider. */
function priceForCap(
  { usage, model, costUsd }: Omit<AnswerUsage, 'isWhole'>,
  { counted, cap }: { readonly counted: CountedAnswer; readonly cap: CapPrices | undefined },
): number {
  if (cap === undefined) return 0;
  const names = [model, counted.asked.model, cap.model].filter((name) => name !== undefined);
  const price = names.flatMap((name) => (Object.hasOwn(cap.prices ?? {}, name) ? (cap.prices?.[name] ?? []) : []))[0];
  return price === undefined ? (costUsd ?? priceAtMost(usage, counted.provider)) : estimateCost(usage, price);
}

/** Sums what requests have used. */
export function sumAnswers(answers: readonly SettledAnswer[], cap: CapPrices | undefined): MeasuredUsage {
  const total = (count: (answer: SettledAnswer) => number | null | undefined): number =>
    answers.reduce((sum, answer) => sum + (count(answer) ?? 0), 0);
  const usage = {
    inputTokens: total((answer) => answer.usage.inputTokens),
    cacheReadTokens: total((answer) => answer.usage.cacheReadTokens),
    cacheWriteTokens: total((answer) => answer.usage.cacheWriteTokens),
    outputTokens: total((answer) => answer.usage.outputTokens),
    reasoningTokens: total((answer) => answer.usage.reasoningTokens),
  };
  const isListed = answers.every(({ costUsd }) => costUsd !== undefined);
  return {
    usage: answers.length === 0 ? undefined : usage,
    listed: isListed ? { costUsd: total(({ costUsd }) => costUsd), version: listVersion } : undefined,
    assumedUsd: cap === undefined ? undefined : total(({ capUsd }) => capUsd),
    isEstimated: answers.every(({ isEstimated }) => isEstimated),
  };
}
