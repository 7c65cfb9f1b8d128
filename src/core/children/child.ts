/**
 * This folder defines the stored forms of child tasks (`child`), what an agent is offered (`child-offer`), and the checks of one
 * request (`check-child`, `admit-child`). How children become stages of the run is decided in `../state`, and which of them are
 * made in `../spawn`.
 */

import { z } from 'zod';

/** The limits of what an agent asks about children in one turn. The limits of the config are counted from the records. */
export const childLimits = {
  /** The code points of a prompt. */
  promptCodePoints: 16_384,
  /** The requests of one turn that are passed on. `limits.max-children` is at most as large. */
  requests: 100,
  /** The requests of one turn that its tool refused, as they are counted. */
  counted: 1_000_000,
  /** The requests of a turn that is not over, as its job uploads them for the App. Larger ones are only read at its end. */
  progressBytes: 262_144,
  /** The uploads of one turn. */
  progressUploads: 20,
  /** All requests of one turn as JSON: 100 prompts of 16,384 characters with four bytes each, and their other fields. */
  turnBytes: 7_340_032,
  nameCodePoints: 100,
  branchCodePoints: 200,
  keyCodePoints: 200,
  agentCodePoints: 64,
  modelCodePoints: 200,
  /** The refused requests that a record names, and the code points of a reason in the output of a job; the others are counted. */
  refused: 20,
  reasonCodePoints: 1_000,
  /** The tasks that one wait may name. */
  waitedFor: 100,
  /** The longest time that a wait may name, in minutes: 30 days. */
  waitMinutes: 43_200,
  /** The files of a conflict that a record names, and the code points of each side. */
  conflictFiles: 5,
  conflictSideCodePoints: 1_000,
} as const;

/** The condition under which a wait is over: all have ended, one has, or one has failed (or all have ended). */
export const waitUntilSchema = z.enum(['all', 'first', 'first-failure']);

/** One call of `create_child_task`, in the words of the agent. */
export const childRequestSchema = z.object({
  /** The number of the request in its task, from 1. Refused requests are counted as well, so names never change. */
  ordinal: z.int().min(1),
  prompt: z.string(),
  agent: z.string().optional(),
  branch: z.string().optional(),
  model: z.string().optional(),
  /** The agent's own word for the task, from which its name is made. */
  name: z.string().optional(),
  /** A repeated request with the same key is the same child (K-29). */
  key: z.string().optional(),
});

/** A call of `wait_for_tasks`. `names` are names of children as the tool gave them: `<stage>/<ordinal>-<slug>`. */
export const waitRequestSchema = z.object({
  names: z.array(z.string()),
  until: waitUntilSchema.default('all'),
  timeoutMinutes: z.int().min(1).optional(),
});

/** The calls of an agent about children in one turn. */
export const childCallsSchema = z.object({
  requests: z.array(childRequestSchema).default([]),
  /** The number of requests that were refused at once, for whatever reason. They have ordinals too. */
  refused: z.int().min(0).default(0),
  /** The reasons of those of them that stood in the handoff file: no tool has told the agent. */
  untold: z.array(z.string()).optional(),
  wait: waitRequestSchema.optional(),
});

/** A child as its record names it. */
const madeChildSchema = z.object({
  /** The name of its stage: `<parent>/<ordinal>-<slug>`. */
  name: z.string(),
  ordinal: z.int(),
  prompt: z.string(),
  agent: z.string(),
  branch: z.string().optional(),
  model: z.string().optional(),
  key: z.string().optional(),
});

/**
 * The body of a `child` record: what became of the requests of one turn of an agent. It stands in the comment of that execution
 * and has the same task, attempt and execution. An early one stands in a comment of its own, before that execution has a record.
 */
export const childBodySchema = z.object({
  made: z.array(madeChildSchema),
  /** The requests that were refused, at most `childLimits.refused` of them, and the number of all. */
  refused: z.array(z.object({ ordinal: z.int(), code: z.string(), message: z.string() })),
  refusedCount: z.int(),
  /** The highest ordinal of the task so far. */
  asked: z.int(),
  /** The wait with which the turn ended. `deadline` is RFC 3339. Without a name it got no child, and starts again to be told why. */
  wait: z.object({ names: z.array(z.string()), until: waitUntilSchema, deadline: z.string().optional() }).optional(),
  /** The children start while their parent is at work (`wait: poll`). A turn may have several such records. */
  early: z.literal(true).optional(),
});

/**
 * The result of merging the commits of a child, made before its parent starts again, with `merge: branch`. It stands in the record that ended
 * the wait. `refused`: GitHub or git did not merge them, for `reason`.
 */
export const childMergeSchema = z.object({
  /** The name of the child's stage. */
  child: z.string(),
  state: z.enum(['merged', 'conflict', 'nothing', 'refused']),
  /** The branch of the parent, and the commit there that merged the child. */
  branch: z.string(),
  commit: z.string().optional(),
  /** The last commit of the child. */
  head: z.string().optional(),
  /** The files in conflict, as far as there is room, with both sides: `ours` is that of the parent. `more` counts the others. */
  files: z.array(z.object({ path: z.string(), ours: z.string(), theirs: z.string() })).optional(),
  more: z.int().optional(),
  reason: z.string().optional(),
});

export type ChildMerge = z.infer<typeof childMergeSchema>;
export type ChildRequest = z.infer<typeof childRequestSchema>;
export type WaitRequest = z.infer<typeof waitRequestSchema>;
export type ChildCalls = z.infer<typeof childCallsSchema>;
export type MadeChild = z.infer<typeof madeChildSchema>;
export type ChildBody = z.infer<typeof childBodySchema>;
export type ChildWait = NonNullable<ChildBody['wait']>;
