/**
 * This folder stores what happened in a run as signed, immutable records in comments. Writing: `record` defines the bodies, with
 * `decision-record` and `history-record`; `encode-record` signs them and renders them as hidden markers, `compose-comment` adds
 * the visible text. Reading: `read-markers` finds the markers, `open-envelope` verifies each one, `decode-records` collects those
 * that count, `verify-chain` finds gaps. Orders for other jobs (`dispatch`) carry records in the same form.
 */

import { z } from 'zod';
import { type ChildBody, childMergeSchema } from '../children/child.ts';
import { configSchema } from '../config/schema/config-schema.ts';
import { handoffSchema } from '../handoff/handoff.ts';
import { artifactLocatorSchema, commitsSchema, failureSchema, limitSchema, promptFactsSchema } from '../output/agent-output.ts';
import { outcomeSchema } from '../output/outcome.ts';
import { startFactsSchema, usageFactsSchema } from '../output/usage-facts.ts';
import { refusedTransferSchema, type TransferBody } from '../transfer/transfer.ts';
import { triggerSchema } from '../trigger/trigger.ts';
import type { DecisionRecord } from './decision-record.ts';
import type { RecordPlace } from './envelope.ts';
import { type HistoryRecord, usualSchema } from './history-record.ts';

/**
 * A digest of an input of an execution: the handoff of an execution of `stage`; or, with `kind`, the history as a text (`stage`
 * is empty then), or the failure of an earlier execution of its own stage. It follows from the records and is never reported by
 * the agent job.
 */
export const consumedSchema = z.object({
  kind: z.enum(['history', 'previous-failure']).optional(),
  stage: z.string(),
  execution: z.int(),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
});

export type Consumed = z.infer<typeof consumedSchema>;

/** The workflow run. `job` is the job that did the work, if the runner reports it; it is used only for links. */
const workflowRunSchema = z.object({ id: z.int(), attempt: z.int(), url: z.string(), job: z.int().min(1).optional() });

/** The 👀 reaction to what started the run, with its id, by which it is removed at the end. */
const reactionSchema = z.object({
  id: z.int(),
  on: z.union([z.object({ comment: z.int() }), z.object({ subject: z.int() })]),
});

/** The body of a `run` record: what the run is about, frozen. */
export const runBodySchema = z.object({
  pipeline: z.string(),
  trigger: triggerSchema,
  /** The comments as they were at the time of the trigger, oldest first; for prompts. */
  comments: z.array(z.object({ id: z.int(), author: z.string(), body: z.string() })),
  /** The numbers of comments that are left out: made or edited after the trigger, older ones without room, and those of outsiders. */
  leftOut: z.object({ later: z.int(), older: z.int(), outside: z.int().optional() }).optional(),
  /** The commit of the default branch from which the config was read, and the config reduced to this pipeline and its agents. */
  commit: z.string(),
  config: configSchema,
  /** The commit that the first stages start from. */
  head: z.string(),
  startedAt: z.string(),
  /** The id of the event that started the run. The same event, delivered or run again, starts nothing else. */
  start: z.string().optional(),
  /** The text of `{{ history }}` in all tasks of this run, from the ledger as it was when the run started. */
  history: z.string().optional(),
  /** The usage of stages in earlier runs, for people, where something that the start read anyway told it. */
  usual: z.record(z.string(), usualSchema).optional(),
  /** The ledger that other accounts have flooded with this number of comments, where reading past them took more requests. */
  floodedLedger: z.object({ ledger: z.int(), comments: z.int() }).optional(),
  /** The checks that the event passed, which explain why the pipeline was started. */
  checks: z.array(z.object({ check: z.string(), detail: z.string() })).optional(),
  /**
   * The logins of outsiders whose text the run works with. It stays tainted to its end. Absent: there are none, or the config
   * trusts them.
   */
  outside: z.array(z.string()).optional(),
  /** The branches that earlier runs of the pipeline about the same subject published to. Absent in records of older versions. */
  branches: z.array(z.string()).optional(),
  /** The reaction; absent where there was nothing to react to, or GitHub refused it. */
  reaction: reactionSchema.optional(),
  workflowRun: workflowRunSchema,
});

/** The body of a `task` record: one execution of one task. */
export const taskBodySchema = z.object({
  stage: z.string(),
  /** The name of the agent or of the built-in. */
  agent: z.string(),
  engine: z.string(),
  outcome: outcomeSchema,
  failure: failureSchema.optional(),
  /** Only with the reason `limited`, where the engine named a time. */
  limit: limitSchema.optional(),
  /** Only with the reason `budget`: the limit of the run ended the turn, which goes on behind a raise. */
  unpaid: z.literal(true).optional(),
  note: z.string().optional(),
  /** The words for people about the branch of the run's own pull request: what was pushed there, or that nothing was. */
  push: z.string().optional(),
  results: z.record(z.string(), z.string()),
  outputs: z.array(z.string()).default([]),
  handoff: handoffSchema.optional(),
  /** The digest of the handoff's canonical JSON, which later executions name in `consumed`. */
  handoffDigest: z.string().optional(),
  /** The artifact that holds handoff and outputs instead of this record, with `store: artifacts`. */
  locator: artifactLocatorSchema.optional(),
  /**
   * The published commits. `verified` is whether GitHub signed every commit that was made; absent in records of older versions.
   * `created`: their branch did not exist before; older versions said it of elements of a matrix alone.
   * `checksWait`: they are on the run's own pull request, where GitHub starts their checks once a person approves.
   */
  commits: commitsSchema
    .omit({ bundle: true })
    .extend({
      published: z.string(),
      verified: z.boolean().optional(),
      created: z.literal(true).optional(),
      checksWait: z.literal(true).optional(),
    })
    .optional(),
  /** Commits that a pause kept from being published, and the workflow run that has them. */
  held: commitsSchema.extend({ run: z.int() }).optional(),
  /** The turn ended with a wait for children, which its `child` record names: neither an end of the task nor an attempt of it. */
  waits: z.literal(true).optional(),
  /** The merges of children into the branch of a parent that this record lets start again. */
  merges: z.array(childMergeSchema).optional(),
  /** The comment that shows the readers of a pull request what led to it. */
  summaryComment: z.object({ pull: z.int(), comment: z.int() }).optional(),
  consumed: z.array(consumedSchema),
  prompt: promptFactsSchema.optional(),
  /** Files were changed and not published, because of the outcome. */
  dropped: z.literal(true).optional(),
  /** A transfer that the agent requested and that was not made. */
  refusedTransfer: refusedTransferSchema.optional(),
  ...startFactsSchema.shape,
  warnings: z.array(z.string()),
  startedAt: z.string(),
  finishedAt: z.string(),
  workflowRun: workflowRunSchema,
});

/** The body of an `end` record: how the whole run ended. */
export const endBodySchema = z.object({
  outcome: outcomeSchema,
  reason: z.string(),
  finishedAt: z.string(),
  /** The usage of all executions together, as far as their engines report it. */
  usage: usageFactsSchema.pick({ inputTokens: true, outputTokens: true, costUsd: true, estimated: true }).optional(),
  /** The last agent, the transfers of the run, and the final text of that agent, shortened (T-9). Absent: no agent had ended. */
  finalAgent: z.string().optional(),
  handoffChain: z.array(z.object({ from: z.string(), to: z.string(), message: z.string(), timestamp: z.string() })).optional(),
  output: z.string().optional(),
});

export type RunBody = z.infer<typeof runBodySchema>;
export type TaskBody = z.infer<typeof taskBodySchema>;
export type EndBody = z.infer<typeof endBodySchema>;
export type WorkflowRunRef = z.infer<typeof workflowRunSchema>;

export type RunRecord = RecordPlace & { readonly kind: 'run'; readonly body: RunBody };
export type TaskRecord = RecordPlace & { readonly kind: 'task'; readonly body: TaskBody };
/** A transfer. It is stored in the comment of the execution that requested it, and has the same task, attempt and execution. */
export type TransferRecord = RecordPlace & { readonly kind: 'transfer'; readonly body: TransferBody };
/** The children of one turn. It is stored in the comment of that execution, and has the same task, attempt and execution. */
export type ChildRecord = RecordPlace & { readonly kind: 'child'; readonly body: ChildBody };
export type EndRecord = RecordPlace & { readonly kind: 'end'; readonly body: EndBody };

/** One signed, immutable entry about a run, decoded and verified. (A `dispatch` is stored elsewhere: `dispatch.ts`.) */
export type BatonRecord = RunRecord | TaskRecord | TransferRecord | ChildRecord | DecisionRecord | EndRecord | HistoryRecord;

/** A record before it is stored. The store adds `seq`, `prev` and the binding to repository and thread. */
export type RecordDraft = {
  [K in BatonRecord['kind']]: Omit<Extract<BatonRecord, { kind: K }>, 'repo' | 'thread' | 'seq' | 'prev'>;
}[BatonRecord['kind']];

/** A record with its origin: the comment that held it, and the digest that the next one's `prev` must name. */
export interface StoredRecord {
  readonly record: BatonRecord;
  /** The `sha256:` digest of the canonical JSON of the signed envelope. */
  readonly digest: string;
  /** The id of the comment that holds the record; 0 when it came in a dispatch payload. */
  readonly comment: number;
  /**
   * The time when GitHub created that comment; absent when it came in a dispatch payload. Used only for `since`, never for order.
   */
  readonly writtenAt?: string;
  /** The signed envelope itself, which is passed on unchanged in a dispatch payload. */
  readonly envelope: unknown;
  /** The comments that hold the continuation pieces of the body, in order; absent when it needs none. */
  readonly pieces?: readonly { readonly id: number; readonly digest: string }[];
}

/** The reason why a comment's marker did not count (DESIGN 4.8, `baton records`). */
export type IgnoredReason = 'author' | 'signature' | 'edited' | 'quoted' | 'version' | 'malformed' | 'binding' | 'duplicate';

export interface IgnoredRecord {
  readonly comment: number;
  readonly reason: IgnoredReason;
}

export interface ReadRecords {
  /** The records in order of `run`, then `seq`. */
  readonly records: readonly StoredRecord[];
  readonly ignored: readonly IgnoredRecord[];
}
