import { z } from 'zod';

const count = z.int().min(0).max(1_000_000_000_000);

/** The usage of an execution, as far as its engine reports it. An absent number was not reported. */
export const usageFactsSchema = z.object({
  /** The model that was used. */
  model: z.string().max(200).optional(),
  turns: count.optional(),
  /** The input tokens in all, including those read from a cache and those written to one. */
  inputTokens: count.optional(),
  cachedTokens: count.optional(),
  writtenTokens: count.optional(),
  /** The output tokens in all, including reasoning. */
  outputTokens: count.optional(),
  reasoningTokens: count.optional(),
  costUsd: z.number().min(0).max(1_000_000).optional(),
  /** True if the cost follows from the `prices` of the config, because the engine reports none. */
  estimated: z.literal(true).optional(),
});

export type UsageFacts = z.infer<typeof usageFactsSchema>;
