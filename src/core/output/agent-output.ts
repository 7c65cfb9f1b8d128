import { z } from 'zod';
import { handoffSchema } from '../handoff/handoff.ts';
import { transferRequestSchema } from '../transfer/transfer.ts';
import { outcomeSchema } from './outcome.ts';
import { usageFactsSchema } from './usage-facts.ts';

const digestSchema = z.string().regex(/^sha256:[0-9a-f]{64}$/);

/** A file that travels as an artifact of the workflow run; digest over the file itself, not over the archive. */
export const artifactRefSchema = z.object({
  artifactId: z.int(),
  file: z.string().regex(/^[A-Za-z0-9._-]{1,255}$/),
  bytes: z.int(),
  sha256: digestSchema,
});

/** Where such a file lies for those outside of the workflow run `run`, which made it. */
export const artifactLocatorSchema = artifactRefSchema.extend({ run: z.int() });

/** Commits of the agent, as a `git bundle` of `base..head`. */
export const commitsSchema = z.object({
  bundle: artifactRefSchema,
  base: z.string().regex(/^[0-9a-f]{40}$/),
  head: z.string().regex(/^[0-9a-f]{40}$/),
});

/** The failure in words, as far as it is known. Text is redacted and bounded. */
export const failureSchema = z.object({
  /** Kebab-case literal: `exit-status`, `timeout`, `empty-output`, `output-withheld`, … or the agent's own word. */
  reason: z.string(),
  /** Brief: at most 2,000 code points. */
  message: z.string(),
});

export const promptFactsSchema = z.object({
  digest: digestSchema,
  bytes: z.int(),
  /** Names the fences of this prompt, so that it can be rendered again byte for byte. */
  nonce: z.string().regex(/^[0-9a-f]{1,64}$/),
  /** Hidden comments and invisible characters taken out of text of others. */
  removed: z.object({ comments: z.int(), characters: z.int() }),
  /** The text itself, redacted: made by the workflow run of the execution. Its digest differs where something was redacted. */
  artifact: artifactRefSchema.optional(),
  /** What the agent was given when it was asked to mend its handoff. */
  repair: z.object({ digest: digestSchema, bytes: z.int(), artifact: artifactRefSchema.optional() }).optional(),
});

/** What is said of every execution of an agent. */
const executionFields = {
  handoff: handoffSchema.optional(),
  results: z.record(z.string(), z.string()),
  outputs: z.array(z.string()),
  prompt: promptFactsSchema.optional(),
  usage: usageFactsSchema.optional(),
  isolated: z.boolean(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Shown to people: a rejected handoff, a refused result key, … */
  warnings: z.array(z.string()),
};

/** An execution that handed over to another agent, which went on in the same job. */
export const inlineExecutionSchema = z.object({
  ...executionFields,
  outcome: z.enum(['succeeded', 'noop']),
  note: z.string().optional(),
  transfer: transferRequestSchema,
});

/** What an agent job passes to `publish` (DESIGN 2). Never trusted: validated again, redacted again. */
export const agentOutputSchema = z.object({
  version: z.literal(1),
  run: z.string(),
  task: z.string(),
  attempt: z.int(),
  execution: z.int(),
  /** Id of the agent job, for links. */
  job: z.int().min(1).optional(),
  /** Set when the engine was not started because there was nothing left to do. */
  stopped: z.enum(['already-recorded', 'run-ended', 'dry-run', 'paused']).optional(),
  outcome: outcomeSchema,
  failure: failureSchema.optional(),
  /** Reason given with a `noop` or the question of a `needs-input`. */
  note: z.string().optional(),
  ...executionFields,
  /** Executions of the same job before this one, in order; `execution` above is the first of them. */
  inline: z.array(inlineExecutionSchema).optional(),
  /** The agent names another one to go on in its place. Decided where the record is written. */
  transfer: transferRequestSchema.optional(),
  commits: commitsSchema.optional(),
});

export type InlineExecution = z.infer<typeof inlineExecutionSchema>;
export type AgentOutput = z.infer<typeof agentOutputSchema>;
export type ArtifactRef = z.infer<typeof artifactRefSchema>;
export type ArtifactLocator = z.infer<typeof artifactLocatorSchema>;
export type Commits = z.infer<typeof commitsSchema>;
export type Failure = z.infer<typeof failureSchema>;
export type PromptFacts = z.infer<typeof promptFactsSchema>;

/**
 * The most that is read of what an agent job left as a file: its whole output with the order beside it, or a handoff in an
 * artifact. The parts in it have limits far below (`openAgentOutput`); one level and some nodes more than theirs.
 */
export const outputLimits = { maxBytes: 8 * 1024 * 1024, maxDepth: 34, maxNodes: 20_100 } as const;
