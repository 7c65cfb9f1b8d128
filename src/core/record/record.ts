import { z } from 'zod';
import { configSchema } from '../config/schema/config-schema.ts';
import { handoffSchema } from '../handoff/handoff.ts';
import { artifactLocatorSchema, commitsSchema, failureSchema, promptFactsSchema } from '../output/agent-output.ts';
import { outcomeSchema } from '../output/outcome.ts';
import { usageFactsSchema } from '../output/usage-facts.ts';
import { refusedTransferSchema, type TransferBody } from '../transfer/transfer.ts';
import { triggerSchema } from '../trigger/trigger.ts';

/**
 * A digest of something an execution was given: the handoff of an execution of `stage`; or, with `kind`, the history as a text
 * (`stage` is empty then), or the failure of an earlier execution of its own stage. Never said by the agent job: it follows from
 * the records.
 */
export const consumedSchema = z.object({
  kind: z.enum(['history', 'previous-failure']).optional(),
  stage: z.string(),
  execution: z.int(),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
});

export type Consumed = z.infer<typeof consumedSchema>;

/** What a person, or an event that stands for one, decided about a run. */
export const decisionVerbSchema = z.enum(['approve', 'cancel', 'retry', 'pause', 'resume', 'supersede']);

/**
 * Body of a `decision` record. Which stage it is about stands in the envelope's `task`, empty for the whole run; `execution`
 * there is the number of the decision in its run.
 */
export const decisionBodySchema = z.object({
  verb: decisionVerbSchema,
  actor: z.object({ id: z.int(), login: z.string() }),
  /** In words, for people: what goes on after "because". */
  reason: z.string(),
  /** The comment that asked for it, or the event that brought it about: the same one decides once. */
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('comment'), comment: z.int() }),
    z.object({ kind: z.literal('event'), event: z.string() }),
  ]),
  decidedAt: z.string(),
});

export type DecisionVerb = z.infer<typeof decisionVerbSchema>;
export type DecisionBody = z.infer<typeof decisionBodySchema>;

/** `job`: the one that did the work, where the runner says which it is; for links only. */
const workflowRunSchema = z.object({ id: z.int(), attempt: z.int(), url: z.string(), job: z.int().min(1).optional() });

/** 👀 on what started the run, and its id, by which it is taken away at the end. */
const reactionSchema = z.object({
  id: z.int(),
  on: z.union([z.object({ comment: z.int() }), z.object({ subject: z.int() })]),
});

/** Body of a `run` record: what the run is about, frozen. */
export const runBodySchema = z.object({
  pipeline: z.string(),
  trigger: triggerSchema,
  /** Comments as they were at the trigger, oldest first; for prompts. */
  comments: z.array(z.object({ id: z.int(), author: z.string(), body: z.string() })),
  /** Comments that are not among them: made or edited after the trigger, older ones for which there was no room, and those of outsiders. */
  leftOut: z.object({ later: z.int(), older: z.int(), outside: z.int().optional() }).optional(),
  /** Commit of the default branch that the config was read at, and the config cut down to this pipeline and its agents. */
  commit: z.string(),
  config: configSchema,
  /** Commit that the first stages start from. */
  head: z.string(),
  startedAt: z.string(),
  /** Names the event that started the run: the same event, delivered or run again, starts nothing else. */
  start: z.string().optional(),
  /** What `{{ history }}` says in all tasks of this run, as the ledger was when the run started. */
  history: z.string().optional(),
  /** Why the pipeline was started: the checks that its event passed. */
  checks: z.array(z.object({ check: z.string(), detail: z.string() })).optional(),
  /** Logins of the outsiders whose text the run works with: it is tainted, to its end. Absent: none, or the config trusts them. */
  outside: z.array(z.string()).optional(),
  /** Absent where there was nothing to react to, or GitHub refused. */
  reaction: reactionSchema.optional(),
  workflowRun: workflowRunSchema,
});

/** Body of a `task` record: one execution of one task. */
export const taskBodySchema = z.object({
  stage: z.string(),
  /** Name of the agent, or of the built-in. */
  agent: z.string(),
  engine: z.string(),
  outcome: outcomeSchema,
  failure: failureSchema.optional(),
  note: z.string().optional(),
  results: z.record(z.string(), z.string()),
  outputs: z.array(z.string()).default([]),
  handoff: handoffSchema.optional(),
  /** Digest of the handoff's canonical JSON, which later executions name in `consumed`. */
  handoffDigest: z.string().optional(),
  /** With `store: artifacts`: where handoff and outputs lie instead of here. */
  locator: artifactLocatorSchema.optional(),
  /** `verified`: whether GitHub signed every commit that was made; absent in what older versions wrote. */
  commits: commitsSchema.omit({ bundle: true }).extend({ published: z.string(), verified: z.boolean().optional() }).optional(),
  /** Commits that a pause kept from being published, and the workflow run that has them. */
  held: commitsSchema.extend({ run: z.int() }).optional(),
  /** The comment that tells the readers of a pull request what led to it. */
  summaryComment: z.object({ pull: z.int(), comment: z.int() }).optional(),
  consumed: z.array(consumedSchema),
  prompt: promptFactsSchema.optional(),
  /** A transfer that the agent asked for and that was not made. */
  refusedTransfer: refusedTransferSchema.optional(),
  usage: usageFactsSchema.optional(),
  isolated: z.boolean(),
  warnings: z.array(z.string()),
  startedAt: z.string(),
  finishedAt: z.string(),
  workflowRun: workflowRunSchema,
});

/** Body of an `end` record: how the whole run ended. */
export const endBodySchema = z.object({
  outcome: outcomeSchema,
  reason: z.string(),
  finishedAt: z.string(),
  /** Of all executions together, as far as their engines say. */
  usage: usageFactsSchema.pick({ inputTokens: true, outputTokens: true, costUsd: true, estimated: true }).optional(),
});

/** Body of a `history` record on a pipeline's ledger: what later runs may be told about one that has ended. */
export const historyBodySchema = z.object({
  pipeline: z.string(),
  /** The issue or pull request that the run was about. */
  subject: z.int(),
  outcome: outcomeSchema,
  /** Of all stages in their order; later ones win. */
  results: z.record(z.string(), z.string()),
  /** Why it failed: the reason in short, and the words. */
  error: z.string().optional(),
  message: z.string().optional(),
  /** Of the last stage that has one; detail and data only where the pipeline's `include-keys` name them. */
  handoff: handoffSchema.pick({ summary: true, detail: true, data: true }).optional(),
  startedAt: z.string(),
  finishedAt: z.string(),
});

interface RecordBase {
  readonly repo: number;
  readonly thread: number;
  readonly run: string;
  readonly task: string;
  readonly attempt: number;
  readonly execution: number;
  readonly seq: number;
  readonly prev: string;
}

export type RunBody = z.infer<typeof runBodySchema>;
export type TaskBody = z.infer<typeof taskBodySchema>;
export type EndBody = z.infer<typeof endBodySchema>;
export type HistoryBody = z.infer<typeof historyBodySchema>;
export type WorkflowRunRef = z.infer<typeof workflowRunSchema>;

export type RunRecord = RecordBase & { readonly kind: 'run'; readonly body: RunBody };
export type TaskRecord = RecordBase & { readonly kind: 'task'; readonly body: TaskBody };
/** Rides in the comment of the execution that asked for it, and has its task, attempt and execution. */
export type TransferRecord = RecordBase & { readonly kind: 'transfer'; readonly body: TransferBody };
/** Its `task` is the stage it is about, empty for the whole run; a `cancel` or `supersede` has the run's end in the same comment. */
export type DecisionRecord = RecordBase & { readonly kind: 'decision'; readonly body: DecisionBody };
export type EndRecord = RecordBase & { readonly kind: 'end'; readonly body: EndBody };

/** Its `subject` is the ledger's own number, `seq` and `prev` are places in the ledger, `run` is the run that has ended. */
export type HistoryRecord = RecordBase & { readonly kind: 'history'; readonly body: HistoryBody };

/** One signed, immutable entry about a run, decoded and verified. (`dispatch` travels apart: `dispatch.ts`.) */
export type BatonRecord = RunRecord | TaskRecord | TransferRecord | DecisionRecord | EndRecord | HistoryRecord;

/** A record before the store gives it its place: `seq`, `prev`, and the binding to repository and thread. */
export type RecordDraft = {
  [K in BatonRecord['kind']]: Omit<Extract<BatonRecord, { kind: K }>, 'repo' | 'thread' | 'seq' | 'prev'>;
}[BatonRecord['kind']];

/** A record with what came with it: where it stood, and the digest that the next one's `prev` must name. */
export interface StoredRecord {
  readonly record: BatonRecord;
  /** `sha256:` of the canonical JSON of the signed envelope. */
  readonly digest: string;
  /** Id of the comment it stands in; 0 when it came in a dispatch payload. */
  readonly comment: number;
  /** When GitHub made that comment; absent when it came in a dispatch payload. For `since` only, never for order. */
  readonly writtenAt?: string;
  /** The signed envelope itself, to be passed on unchanged in a dispatch payload. */
  readonly envelope: unknown;
  /** Comments that hold the continuation pieces of its body, in order; absent when it needs none. */
  readonly pieces?: readonly { readonly id: number; readonly digest: string }[];
}

/** Why a comment's marker did not count (DESIGN 4.8, `baton records`). */
export type IgnoredReason = 'author' | 'signature' | 'edited' | 'quoted' | 'version' | 'malformed' | 'binding' | 'duplicate';

export interface IgnoredRecord {
  readonly comment: number;
  readonly reason: IgnoredReason;
}

export interface ReadRecords {
  /** In order of `run`, then `seq`. */
  readonly records: readonly StoredRecord[];
  readonly ignored: readonly IgnoredRecord[];
}
