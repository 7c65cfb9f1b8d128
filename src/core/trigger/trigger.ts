import { z } from 'zod';

const accountSchema = z.object({
  id: z.int(),
  login: z.string(),
  /** GitHub's word: `User`, `Bot`, `Organization`, `Mannequin`. */
  type: z.string().optional(),
});

const revisionSchema = z.object({
  branch: z.string(),
  sha: z.string().regex(/^[0-9a-f]{40}$/),
  /** Repository the branch lives in; differs from ours on a pull request from a fork, null when that is gone. */
  repository: z.int().nullable(),
});

const repositorySchema = z.object({
  id: z.int(),
  owner: z.string(),
  name: z.string(),
  defaultBranch: z.string(),
  private: z.boolean(),
});

const subjectSchema = z.object({
  kind: z.enum(['issue', 'pull-request']),
  number: z.int(),
  title: z.string(),
  body: z.string(),
  author: accountSchema,
  association: z.string(),
  labels: z.array(z.string()),
  url: z.string(),
  /** How many comments the thread had at the trigger. */
  comments: z.int(),
  /** GitHub takes no comments of workflows there; absent when it does. */
  locked: z.boolean().optional(),
  createdAt: z.string(),
  /** Pull requests only: what would be merged into what, frozen at the trigger. */
  head: revisionSchema.optional(),
  base: revisionSchema.optional(),
});

/** A cron tick. Such a run has no subject of its own: it gets the pipeline's runs issue when it starts. */
const scheduleSchema = z.object({
  cron: z.string(),
  /** When GitHub made the workflow run, which may be late. */
  firedAt: z.string().optional(),
  /** The time that the tick stands for. */
  tick: z.string().optional(),
});

/** A GitHub event that may start a pipeline, with the text frozen as it was then. */
export const triggerSchema = z.object({
  kind: z.enum(['issue-labeled', 'pull-request-labeled', 'schedule']),
  repository: repositorySchema,
  subject: subjectSchema,
  actor: accountSchema,
  /** Empty unless a label was added. */
  label: z.string(),
  schedule: scheduleSchema.optional(),
  /** When the label was added, where GitHub was asked; the payload of a label event does not say. */
  labeledAt: z.string().optional(),
});

export type Trigger = z.infer<typeof triggerSchema>;
export type Subject = z.infer<typeof subjectSchema>;
export type Repository = z.infer<typeof repositorySchema>;
export type Account = z.infer<typeof accountSchema>;
