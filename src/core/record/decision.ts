import { z } from 'zod';

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
