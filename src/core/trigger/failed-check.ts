import { z } from 'zod';

/** A failed job of a workflow run, with the end of the log of the step that failed: cleaned, redacted and cut. */
const failedJobSchema = z.object({
  name: z.string(),
  step: z.string(),
  log: z.string(),
  /** True if the log was longer. */
  isCut: z.boolean().optional(),
});

/** A workflow run of the repository that completed without success, such as one of its tests. */
export const failedCheckSchema = z.object({
  /** The workflow by its name and its file. */
  workflow: z.string(),
  path: z.string(),
  conclusion: z.string(),
  url: z.string(),
  /** The commit that was checked. */
  head: z.string().regex(/^[0-9a-f]{40}$/),
  of: z.enum(['pull-requests', 'default-branch']),
  /** The workflow run and its attempt. */
  run: z.int(),
  attempt: z.int(),
  /** The failed jobs, read once a pipeline matched. */
  jobs: z.array(failedJobSchema).optional(),
  /** The number of failed jobs that are left out of the list. */
  left: z.int().optional(),
  /** The place of the run among those since the last commit that is not Baton's, from 1. Absent for the default branch. */
  fix: z.int().optional(),
});

export type FailedCheck = z.infer<typeof failedCheckSchema>;
