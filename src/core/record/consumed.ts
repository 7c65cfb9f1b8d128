import { z } from 'zod';

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
