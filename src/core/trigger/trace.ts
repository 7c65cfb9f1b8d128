import { z } from 'zod';

const checkSchema = z.object({ check: z.string().max(40), passed: z.boolean(), detail: z.string().max(2_000) });

/** What became of an event that could have started a run and did not: kept for a week, for those who ask why. */
export const traceSchema = z.object({
  version: z.literal(1),
  repo: z.int(),
  subject: z.int(),
  at: z.string().max(40),
  /** What happened, in words. */
  event: z.string().max(2_000),
  matches: z.array(z.object({ pipeline: z.string().max(40), checks: z.array(checkSchema).max(200) })).max(50),
  /** Pipelines that matched and were not started. */
  refused: z.array(z.object({ pipeline: z.string().max(40), reason: z.string().max(4_000) })).max(50),
  /** Page of the workflow run that looked at it. */
  url: z.string().max(500),
  key: z.string().optional(),
  sig: z.string().optional(),
});

export type Trace = z.infer<typeof traceSchema>;

/** Artifact that holds the trace of a subject's last such event. */
export function traceName(subject: number): string {
  return `baton-trace-${subject}`;
}
