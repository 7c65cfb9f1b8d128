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
  /** True if the cost follows from the `prices` of the config or from a list of prices. */
  estimated: z.literal(true).optional(),
  /**
   * `gateway` where the tokens are those that the provider named in its answers, with an estimate for an answer that named none; `estimate` where no
   * answer named any; absent where they are the engine's.
   */
  source: z.enum(['gateway', 'estimate']).optional(),
  /**
   * The origin of the cost, with `source`: the engine, the `prices` of the config, or the list of prices in this version. `assumed`: under a cap a
   * model whose price nobody knows counts as the dearest one of its provider.
   */
  price: z
    .string()
    .regex(/^(?:engine|prices|assumed|list@[0-9.]{1,20})$/)
    .optional(),
});

/** The counts of the gateway between an agent and its model (adr/0044). */
const gatewayCountsSchema = z.object({
  /** The requests that went to a provider or to an MCP server. */
  requests: count,
  /** The requests that did not pass. */
  refused: count,
});

/** The facts about the starts of an agent, in what its job leaves and in its record. */
export const startFactsSchema = z.object({
  usage: usageFactsSchema.optional(),
  isolated: z.boolean(),
  /** Present where the key of the model, or headers of MCP servers, stayed outside of the agent. */
  gateway: gatewayCountsSchema.optional(),
});

export type GatewayCounts = z.infer<typeof gatewayCountsSchema>;
export type UsageFacts = z.infer<typeof usageFactsSchema>;

/** The executions of a run that ended in the same quarter of an hour, by the same agent with the same model. */
const usagePartSchema = z.object({
  /** The beginning of the quarter of an hour. In every time zone a day begins with one. */
  at: z.string(),
  agent: z.string(),
  engine: z.string(),
  /** The model that was used, else the one that the config names; absent where neither is known. */
  model: z.string().optional(),
  executions: z.int().min(1),
  ...usageFactsSchema.pick({ inputTokens: true, cachedTokens: true, outputTokens: true }).shape,
  /** Their cost; absent where no engine reported it and no price was known. */
  costUsd: z.number().min(0).optional(),
});

/** The usage of a run so far, in a history record. Built-ins and executions whose agent never worked use nothing. */
export const runUsageSchema = z.object({
  /** The number of all executions, with built-ins and those of a lost job. It only grows. */
  executions: z.int(),
  parts: z.array(usagePartSchema),
});

export type UsagePart = z.infer<typeof usagePartSchema>;
export type RunUsage = z.infer<typeof runUsageSchema>;

/** Returns whether nobody has said what an execution cost. A program of one's own that names no model used none. */
export function isUnpriced({ costUsd, engine, model, inputTokens, outputTokens }: UsagePart): boolean {
  if (costUsd !== undefined) return false;
  return engine !== 'command' || model !== undefined || (inputTokens ?? outputTokens) !== undefined;
}
