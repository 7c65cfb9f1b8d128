import { z } from 'zod';
import { childCallsSchema } from '../children/child.ts';
import { handoffSchema } from '../handoff/handoff.ts';
import { transferRequestSchema } from '../transfer/transfer.ts';
import { outcomeSchema } from './outcome.ts';
import { startFactsSchema } from './usage-facts.ts';

const digestSchema = z.string().regex(/^sha256:[0-9a-f]{64}$/);

/** A file that travels as an artifact of the workflow run. The digest is that of the file, not of the archive. */
export const artifactRefSchema = z.object({
  artifactId: z.int(),
  file: z.string().regex(/^[A-Za-z0-9._-]{1,255}$/),
  bytes: z.int(),
  sha256: digestSchema,
});

/** The place of such a file for other workflow runs. `run` is the workflow run that made it. */
export const artifactLocatorSchema = artifactRefSchema.extend({ run: z.int() });

/** The commits of the agent, as a `git bundle` of `base..head`. */
export const commitsSchema = z.object({
  bundle: artifactRefSchema,
  base: z.string().regex(/^[0-9a-f]{40}$/),
  head: z.string().regex(/^[0-9a-f]{40}$/),
});

/** The failure in words, as far as it is known. The text is redacted and limited. */
export const failureSchema = z.object({
  /** A literal in kebab case, such as `exit-status`, `timeout`, `empty-output` or `output-withheld`, or the agent's own word. */
  reason: z.string(),
  /** A brief text of at most 2,000 code points. */
  message: z.string(),
});

/** The usage limit that refused an agent. Nothing starts the agent before that time by itself. */
export const limitSchema = z.object({
  'not-before': z.iso.datetime(),
  /** The window that is used up, in the word of the provider. */
  window: z.string().max(100).optional(),
  /** The name of the secret whose account is used up. The job that writes the record knows it from the configuration. */
  secret: z.string().max(200).optional(),
  /** The model, where the limit is of that one alone. */
  model: z.string().max(200).optional(),
});

/** A file with rules that an agent got. */
const ruleFactsSchema = z.object({
  file: z.string().max(4_096),
  bytes: z.int(),
  digest: digestSchema,
  /** The giver of the file. */
  by: z.enum(['engine', 'baton']),
  /** There was no room for the rest of the file. */
  cut: z.literal(true).optional(),
});

export const promptFactsSchema = z.object({
  digest: digestSchema,
  bytes: z.int(),
  /** The name of the fences in this prompt, so that it can be rendered again byte for byte. */
  nonce: z.string().regex(/^[0-9a-f]{1,64}$/),
  /** The number of hidden comments, invisible characters and other hidden parts that were removed from text of others. */
  removed: z.object({ comments: z.int(), characters: z.int(), parts: z.int().optional() }),
  /**
   * The `seq` of the last record that the job knew, where the agent was shown its children: others may end between that and the
   * record of the execution.
   */
  tip: z.int().optional(),
  /** The rules of the repository that the agent got beside its prompt. Absent in records of before, and where it got none. */
  rules: z.array(ruleFactsSchema).max(50).optional(),
  /** The redacted text, stored by the workflow run of the execution. Its digest differs if something was redacted. */
  artifact: artifactRefSchema.optional(),
  /** The prompt with which the agent was asked to repair its handoff. */
  repair: z.object({ digest: digestSchema, bytes: z.int(), artifact: artifactRefSchema.optional() }).optional(),
});

/** The fields that every execution of an agent has. */
const executionFields = {
  handoff: handoffSchema.optional(),
  /** The results that the agent wrote. Those that Baton captures are added when they are recorded (`captureResults`). */
  results: z.record(z.string(), z.string()),
  outputs: z.array(z.string()),
  /** The agent's final text. Present only where a later stage of the pipeline asks for it. */
  response: z.string().optional(),
  prompt: promptFactsSchema.optional(),
  ...startFactsSchema.shape,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** Warnings for people: a rejected handoff, a refused result key, …. */
  warnings: z.array(z.string()),
};

/** An execution that ended in a transfer, after which the next agent continued in the same job. */
export const inlineExecutionSchema = z.object({
  ...executionFields,
  outcome: z.enum(['succeeded', 'noop']),
  note: z.string().optional(),
  transfer: transferRequestSchema,
});

/** The output that an agent job passes to `publish` (DESIGN 2). It is never trusted: it is validated and redacted again. */
export const agentOutputSchema = z.object({
  version: z.literal(1),
  run: z.string(),
  task: z.string(),
  attempt: z.int(),
  execution: z.int(),
  /** The id of the agent job, for links. */
  job: z.int().min(1).optional(),
  /** The reason why the engine was not started, because there was nothing left to do. */
  stopped: z.enum(['already-recorded', 'run-ended', 'dry-run', 'paused']).optional(),
  outcome: outcomeSchema,
  failure: failureSchema.optional(),
  /** Only with the reason `limited`, where the engine names a time. */
  limit: limitSchema.optional(),
  /** Only with the reason `budget`: the limit of the run ended the turn, which goes on when a person has raised that (`on-limit: ask`). */
  unpaid: z.literal(true).optional(),
  /** The reason given with a `noop`, or the question of a `needs-input`. */
  note: z.string().optional(),
  ...executionFields,
  /** Executions of the same job before this one, in order; `execution` above is the number of the first of them. */
  inline: z.array(inlineExecutionSchema).optional(),
  /** The agent's request to transfer its work. It is decided in the job that writes the record. */
  transfer: transferRequestSchema.optional(),
  /** The agent's requests for children. The job that writes the record decides which of them are made. */
  children: childCallsSchema.optional(),
  commits: commitsSchema.optional(),
  /** The job opens a gateway where an agent has a key for one (adr/0044). Absent: the job is of a version of before. */
  opensGateways: z.literal(true).optional(),
  /** Files were changed, of which nothing is published because of the outcome. */
  dropped: z.literal(true).optional(),
});

export type InlineExecution = z.infer<typeof inlineExecutionSchema>;
export type AgentOutput = z.infer<typeof agentOutputSchema>;
export type ArtifactRef = z.infer<typeof artifactRefSchema>;
export type ArtifactLocator = z.infer<typeof artifactLocatorSchema>;
export type Commits = z.infer<typeof commitsSchema>;
export type Failure = z.infer<typeof failureSchema>;
export type RuleFacts = z.infer<typeof ruleFactsSchema>;
export type PromptFacts = z.infer<typeof promptFactsSchema>;

/**
 * The limits for a file that an agent job left: its whole output with the order beside it, or a handoff in an artifact. The parts
 * of it have lower limits (`openAgentOutput`); the file may have one level, some nodes and the order more than they.
 */
export const outputLimits = { maxBytes: 10 * 1024 * 1024, maxDepth: 34, maxNodes: 21_300 } as const;
