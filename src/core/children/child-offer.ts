import { z } from 'zod';

/** An agent that a child may have. */
const childAgentSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** The model of the agent's own settings. A request may name it, too. */
  model: z.string().optional(),
});

/** A child of an earlier turn that has a key. The digests recognise a repeated request without its text. */
const keyedChildSchema = z.object({
  name: z.string(),
  ordinal: z.int(),
  key: z.string(),
  prompt: z.string(),
  branch: z.string().optional(),
});

/** The rights of the agent of one turn concerning child tasks. It is built from the records and passed to the MCP server. */
export const childOfferSchema = z.object({
  /** The name of the task that would be the parent. */
  stage: z.string(),
  /** The highest ordinal that the task has used in earlier turns. */
  asked: z.int().min(0),
  /** The number of children that this turn may still create. */
  left: z.int().min(0),
  /** The limit behind `left`, with its value, in words. */
  why: z.string(),
  /** The agents that children may have, that of the parent first. */
  agents: z.array(childAgentSchema),
  /** The models that children may have beside that of their agent. */
  models: z.array(z.string()),
  /** True if the stage has a branch, so that changes of a turn that waits are kept. */
  branch: z.boolean(),
  keyed: z.array(keyedChildSchema).default([]),
  /** Present if children start while this turn goes on. One call of `wait_for_tasks` then waits for so many seconds. */
  polls: z
    .object({
      seconds: z.int().min(1),
      /** True if the commits of children are merged into the branch of the task, which happens between two of its turns alone. */
      merges: z.literal(true).optional(),
    })
    .optional(),
});

export type ChildAgent = z.infer<typeof childAgentSchema>;
export type ChildOffer = z.infer<typeof childOfferSchema>;

/** A function that returns the SHA-256 of a text. */
export type Digest = (text: string) => string;

/** Shortens a digest. It recognises the agent's own words, so it need not withstand an attack. */
export function shortDigest(text: string, digest: Digest): string {
  return digest(text).slice(-16);
}
