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
  /** `open` or `closed`; absent where nobody said. */
  state: z.string().optional(),
  /** Logins; absent where nobody said. */
  assignees: z.array(z.string()).optional(),
  /** Pull requests only: what would be merged into what, frozen at the trigger. */
  head: revisionSchema.optional(),
  base: revisionSchema.optional(),
  draft: z.boolean().optional(),
});

/** A cron tick. Such a run has no subject of its own: it gets the pipeline's runs issue when it starts. */
const scheduleSchema = z.object({
  cron: z.string(),
  /** When GitHub made the workflow run, which may be late. */
  firedAt: z.string().optional(),
  /** The time that the tick stands for. */
  tick: z.string().optional(),
  /** Ticks since the run before, for which GitHub started nothing. */
  missed: z.int().optional(),
});

const commentSchema = z.object({ id: z.int(), author: accountSchema, body: z.string(), createdAt: z.string() });

const reviewSchema = z.object({
  id: z.int(),
  author: accountSchema,
  /** `approved`, `changes_requested`, `commented`. */
  state: z.string(),
  body: z.string(),
  submittedAt: z.string(),
  /** Comments on lines that belong to it. */
  comments: z.array(z.object({ path: z.string(), line: z.int().nullable(), body: z.string() })).default([]),
});

/** A `repository_dispatch`. Like a tick it has no subject of its own. */
const webhookSchema = z.object({
  type: z.string(),
  /** `client_payload`, until the pipeline's fields are taken out of it. */
  payload: z.unknown().optional(),
});

/** A GitHub event that may start a pipeline, with the text frozen as it was then. */
export const triggerSchema = z.object({
  kind: z.enum([
    'issue-labeled',
    'pull-request-labeled',
    'issue-changed',
    'pull-request-changed',
    'comment',
    'review',
    'schedule',
    'webhook',
    'manual',
  ]),
  repository: repositorySchema,
  subject: subjectSchema,
  actor: accountSchema,
  /** Empty unless a label was added. */
  label: z.string(),
  /** Of the kinds `…-changed`: `opened`, `reopened`, `assigned`, `ready_for_review`. */
  action: z.string().optional(),
  /** Login that was just assigned. */
  assignee: z.string().optional(),
  comment: commentSchema.optional(),
  review: reviewSchema.optional(),
  schedule: scheduleSchema.optional(),
  webhook: webhookSchema.optional(),
  /** Pipeline that somebody named: by hand, or in `/baton run`. */
  named: z.string().optional(),
  /** What a webhook's mapped fields say, for `{{ inputs }}`. */
  inputs: z.record(z.string(), z.string()).optional(),
  /** When GitHub made the workflow run of an event that is about no thread. */
  firedAt: z.string().optional(),
  /** When an event other than a label happened to the thread. */
  at: z.string().optional(),
  /** When the label was added, where GitHub was asked; the payload of a label event does not say. */
  labeledAt: z.string().optional(),
});

export type Trigger = z.infer<typeof triggerSchema>;
export type Subject = z.infer<typeof subjectSchema>;
export type Repository = z.infer<typeof repositorySchema>;
export type Account = z.infer<typeof accountSchema>;

/** Whether an event is about an issue or pull request; runs of all others live on their pipeline's runs issue. */
export function hasSubject({ kind }: Pick<Trigger, 'kind'>): boolean {
  return kind !== 'schedule' && kind !== 'webhook' && kind !== 'manual';
}

/** The time as of which a run works with a thread; undefined where only GitHub's list of events says it. */
export function frozenAt({ kind, comment, review, at, labeledAt }: Trigger): string | undefined {
  if (kind === 'comment') return comment?.createdAt;
  if (kind === 'review') return review?.submittedAt;
  return at ?? labeledAt;
}

/** Whether the code of a run was written where others push: it gets no secrets, and its branch is never pushed to (DESIGN 2). */
export function isFromFork({ subject, repository }: Pick<Trigger, 'subject' | 'repository'>): boolean {
  return subject.head !== undefined && subject.head.repository !== repository.id;
}

/**
 * Names an event by what it is about, so that the same one starts nothing twice, however often it is delivered, forwarded
 * or its job runs again. `fallback` names those that nothing else tells apart.
 */
export function startIdOf(trigger: Trigger, fallback: string): string {
  const { kind, comment, review, labeledAt, label, action } = trigger;
  if (kind === 'comment' && comment !== undefined) return `comment ${comment.id}`;
  if (kind === 'review' && review !== undefined) return `review ${review.id}`;
  if (labeledAt !== undefined) return `label ${label} ${labeledAt}`;
  const at = frozenAt(trigger);
  return kind === 'pull-request-changed' && at !== undefined ? `${action} ${at}` : fallback;
}
