import { z } from 'zod';

const checkSchema = z.object({ check: z.string().max(40), passed: z.boolean(), detail: z.string().max(2_000) });

/** The checks of an event that could have started a run and did not. They are kept for a week, for people who ask why. */
export const traceSchema = z.object({
  version: z.literal(1),
  repo: z.int(),
  subject: z.int(),
  at: z.string().max(40),
  /** A description of the event. */
  event: z.string().max(2_000),
  matches: z.array(z.object({ pipeline: z.string().max(40), checks: z.array(checkSchema).max(200) })).max(50),
  /** Pipelines that matched but were not started. */
  refused: z.array(z.object({ pipeline: z.string().max(40), reason: z.string().max(4_000) })).max(50),
  /** The page of the workflow run that handled the event. */
  url: z.string().max(500),
  key: z.string().optional(),
  sig: z.string().optional(),
});

export type Trace = z.infer<typeof traceSchema>;

/** Returns the name of the artifact that holds the trace of a subject's last such event, as an attempt of its workflow run stored it. */
export function traceName(subject: number, workflowAttempt: number): string {
  return `baton-trace-${subject}-${workflowAttempt}`;
}

/** The attempts of a workflow run whose traces are looked for. Baton starts none again more often, and each costs a request. */
const tracedAttempts = [1, 2, 3];

/** Lists the names that a trace of a subject may have. */
export function listTraceNames(subject: number): readonly string[] {
  return tracedAttempts.map((attempt) => traceName(subject, attempt));
}
