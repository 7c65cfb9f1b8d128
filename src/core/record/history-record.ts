import { z } from 'zod';
import { handoffSchema } from '../handoff/handoff.ts';
import { outcomeSchema } from '../output/outcome.ts';
import { runUsageSchema, usageFactsSchema } from '../output/usage-facts.ts';
import type { RecordPlace } from './envelope.ts';

/** The usage of one stage of the configuration by one engine in a run, with the children and the elements of the stage. */
const stageUsageSchema = z.object({
  stage: z.string(),
  engine: z.string(),
  /** The outcome of the stage; of the last of these executions where the stage has not ended. */
  outcome: outcomeSchema,
  executions: z.int().min(1),
  /** The time in which agents were at work, added up. */
  seconds: z.int().min(0),
  ...usageFactsSchema.pick({ inputTokens: true, outputTokens: true }).shape,
  /** The cost that is known; absent where none is. */
  costUsd: z.number().min(0).optional(),
  /** The number of executions that may have cost something, and nobody knows what. */
  unpriced: z.int().min(1).optional(),
});

export type StageUsage = z.infer<typeof stageUsageSchema>;

const span = z.tuple([z.number().min(0), z.number().min(0)]);

/** The figures between which a stage usually lies, from runs that have ended. */
export const usualSchema = z.object({
  /** The number of runs that tell so. */
  runs: z.int().min(1),
  /** The time of its agents, added up. */
  seconds: span,
  /** Absent where the cost of too few is known. */
  costUsd: span.optional(),
});

export type Usual = z.infer<typeof usualSchema>;

/** The body of a `history` record on a pipeline's ledger: what later runs may show about a run that has ended. */
export const historyBodySchema = z.object({
  pipeline: z.string(),
  /** The issue or pull request that the run was about. */
  subject: z.int(),
  outcome: outcomeSchema,
  /** The results of all stages of the configuration in their order; later ones win. */
  results: z.record(z.string(), z.string()),
  /** The failure: its reason in short, and its text. */
  error: z.string().optional(),
  message: z.string().optional(),
  /** The handoff of the last stage that has one; detail and data only where the pipeline's `include-keys` name them. */
  handoff: handoffSchema.pick({ summary: true, detail: true, data: true }).optional(),
  /** The inputs that `include-keys` names, as texts; long ones are cut. */
  inputs: z.record(z.string(), z.string()).optional(),
  /** The keys of children that `include-keys` names behind `children.`, with a line for each child; long texts are cut. */
  children: z.record(z.string(), z.string()).optional(),
  /** The usage of the run, for budgets; absent in records of earlier versions. */
  usage: runUsageSchema.optional(),
  /** The usage of the stages that agents have worked on; absent in records of earlier versions. */
  stages: z.array(stageUsageSchema).optional(),
  /** The pull requests that its built-ins opened, where they are several: else `results` names the one. */
  pulls: z.array(z.int().positive()).optional(),
  startedAt: z.string(),
  finishedAt: z.string(),
});

export type HistoryBody = z.infer<typeof historyBodySchema>;

/**
 * A finished run on a ledger. Its `thread` is the ledger's own number, `seq` and `prev` are places in the ledger, `run` is the
 * finished run.
 */
export type HistoryRecord = RecordPlace & { readonly kind: 'history'; readonly body: HistoryBody };
