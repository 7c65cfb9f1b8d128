import { z } from 'zod';
import type { RecordPlace } from './envelope.ts';

/** The decision about a run by a person, or by an event in place of a person. */
export const decisionVerbSchema = z.enum([
  'answer',
  'approve',
  'reject',
  'cancel',
  'retry',
  'pause',
  'resume',
  'supersede',
  'expire',
  'woken',
  'raise',
]);

/** The facts of an approval, as they were when it was given. */
const approvalFactsSchema = z.object({
  /** The records that the approved execution builds on (`approvalBasisOf`). The approval counts for nothing else. */
  basis: z.string(),
  /** The commit that was shown. The execution starts from this one. */
  head: z.string(),
  /** Everybody whose approval counted at that moment, this person last. */
  approvers: z.array(z.object({ id: z.int(), login: z.string() })),
  /** The number of different people who must approve. */
  count: z.int(),
});

/**
 * The body of a `decision` record. The stage is in the envelope's `task`, which is empty for the whole run; `execution` there is
 * the number of the decision in its run.
 */
export const decisionBodySchema = z.object({
  verb: decisionVerbSchema,
  actor: z.object({ id: z.int(), login: z.string() }),
  /** A text for people that follows the word "because". */
  reason: z.string(),
  /** The words of an answer, or of a rejection, as they stand in the comment. */
  text: z.string().optional(),
  /** The words are by an outsider, so the run is tainted from then on. */
  outside: z.literal(true).optional(),
  /** Only of `woken`: who woke the task, whose usage limit had closed. */
  by: z.enum(['time', 'person', 'fallback']).optional(),
  /** The digest that an approval names: what the person saw. */
  digest: z.string().optional(),
  approval: approvalFactsSchema.optional(),
  /** The amount that a raise adds to what the run may cost. */
  usd: z.number().positive().optional(),
  /** The comment or event that caused the decision. The same one decides only once. */
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('comment'), comment: z.int() }),
    z.object({ kind: z.literal('event'), event: z.string() }),
  ]),
  /** The time of that comment or event, which is earlier where its job had to wait; absent where GitHub does not say it. */
  askedAt: z.string().optional(),
  decidedAt: z.string(),
  /** The id of the workflow run whose job carries the decision out; absent where a server does. A sweep that runs that job again starts nothing itself. */
  workflowRun: z.int().optional(),
});

export type DecisionVerb = z.infer<typeof decisionVerbSchema>;
export type DecisionBody = z.infer<typeof decisionBodySchema>;
export type ApprovalFacts = z.infer<typeof approvalFactsSchema>;

/**
 * A decision. Its `task` is the stage it is about, empty for the whole run; with `cancel` or `supersede` the run's end is in the
 * same comment.
 */
export type DecisionRecord = RecordPlace & { readonly kind: 'decision'; readonly body: DecisionBody };
