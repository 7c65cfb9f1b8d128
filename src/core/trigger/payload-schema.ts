import { z } from 'zod';

const userSchema = z.object({ id: z.int(), login: z.string(), type: z.string().optional() });

const repositorySchema = z.object({
  id: z.int(),
  name: z.string(),
  owner: z.object({ login: z.string() }),
  default_branch: z.string(),
  private: z.boolean(),
});

const threadFields = {
  number: z.int(),
  title: z.string(),
  /** Null when nothing was written. */
  body: z.string().nullish(),
  /** Null when the account was deleted. */
  user: userSchema.nullish(),
  author_association: z.string().default('NONE'),
  labels: z.array(z.object({ name: z.string() })),
  html_url: z.string(),
  comments: z.int().default(0),
  locked: z.boolean().default(false),
  created_at: z.string(),
};

const revisionSchema = z.object({
  ref: z.string(),
  sha: z.string().regex(/^[0-9a-f]{40}$/),
  /** Null when the fork was deleted. */
  repo: z.object({ id: z.int() }).nullish(),
});

const commonFields = {
  action: z.literal('labeled'),
  label: z.object({ name: z.string() }),
  repository: repositorySchema,
  sender: userSchema,
};

/** What we read of `issues` with action `labeled`. */
export const issuesPayloadSchema = z.object({
  ...commonFields,
  issue: z.object({ ...threadFields, pull_request: z.unknown().optional() }),
});

/** What we read of `pull_request` with action `labeled`. */
export const pullRequestPayloadSchema = z.object({
  ...commonFields,
  pull_request: z.object({ ...threadFields, head: revisionSchema, base: revisionSchema }),
});

/** What we read of `schedule`; whoever last changed the cron stands there as the sender, and has started nothing. */
export const schedulePayloadSchema = z.object({
  schedule: z.string(),
  repository: repositorySchema,
  sender: userSchema.optional(),
});

export type IssuesPayload = z.infer<typeof issuesPayloadSchema>;
export type PullRequestPayload = z.infer<typeof pullRequestPayloadSchema>;
