import { z } from 'zod';

const count = z.int().min(0).max(1_000_000_000_000);

/** What an execution took, as far as its engine says. Absent is what it does not say. */
export const usageFactsSchema = z.object({
  /** The model that was used. */
  model: z.string().max(200).optional(),
  turns: count.optional(),
  /** Of all input, what was read from a cache and what was written to one included. */
  inputTokens: count.optional(),
  cachedTokens: count.optional(),
  writtenTokens: count.optional(),
  /** Of all output, reasoning included. */
  outputTokens: count.optional(),
  reasoningTokens: count.optional(),
  costUsd: z.number().min(0).max(1_000_000).optional(),
  /** The cost follows from the `prices` of the config: the engine reports none. */
  estimated: z.literal(true).optional(),
});

export type UsageFacts = z.infer<typeof usageFactsSchema>;
