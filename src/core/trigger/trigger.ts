import { z } from 'zod';
import { failedCheckSchema } from './failed-check.ts';

const accountSchema = z.object({
  id: z.int(),
  login: z.string(),
  /** GitHub's word for the account: `User`, `Bot`, `Organization`, `Mannequin`. */
  type: z.string().optional(),
});

const revisionSchema = z.object({
  branch: z.string(),
  sha: z.string().regex(/^[0-9a-f]{40}$/),
  /** The repository that has the branch: another one for a pull request from a fork, null when that was deleted. */
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
  /** The number of comments in the thread at the time of the trigger. */
  comments: z.int(),
  /** True if GitHub accepts no comments of workflows there; absent otherwise. */
  locked: z.boolean().optional(),
  createdAt: z.string(),
  /** The state `open` or `closed`; absent when unknown. */
  state: z.string().optional(),
  /** The logins; absent when unknown. */
  assignees: z.array(z.string()).optional(),
  /** The commits of a pull request: `head` would be merged into `base`. Frozen at the time of the trigger. */
  head: revisionSchema.optional(),
  base: revisionSchema.optional(),
  draft: z.boolean().optional(),
});

/** A cron tick. Its run has no subject: `plan` gives it the pipeline's runs issue. */
const scheduleSchema = z.object({
  cron: z.string(),
  /** The time when GitHub created the workflow run, which may be late. */
  firedAt: z.string().optional(),
  /** The time that the tick stands for. */
  tick: z.string().optional(),
  /** The number of ticks since the previous run for which GitHub started nothing. */
  missed: z.int().optional(),
});

const commentSchema = z.object({ id: z.int(), author: accountSchema, body: z.string(), createdAt: z.string() });

const reviewSchema = z.object({
  id: z.int(),
  author: accountSchema,
  /** The state: `approved`, `changes_requested` or `commented`. */
  state: z.string(),
  body: z.string(),
  submittedAt: z.string(),
  /** Comments on lines, which belong to the review. */
  comments: z.array(z.object({ path: z.string(), line: z.int().nullable(), body: z.string() })).default([]),
});

/** A `repository_dispatch`. Like a tick it has no subject. */
const webhookSchema = z.object({
  type: z.string(),
  /** The `client_payload`, until the pipeline's fields are extracted from it. */
  payload: z.unknown().optional(),
  /** The source whose delivery the event was made of; absent for what GitHub sent. */
  source: z.string().optional(),
});

/** A GitHub event that may start a pipeline, with the text as it was at that time. */
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
    'check',
  ]),
  repository: repositorySchema,
  subject: subjectSchema,
  actor: accountSchema,
  /** The added label; empty for other events. */
  label: z.string(),
  /** The action of the kinds `…-changed`: `opened`, `reopened`, `assigned`, `ready_for_review`. */
  action: z.string().optional(),
  /** The login that was just assigned. */
  assignee: z.string().optional(),
  comment: commentSchema.optional(),
  review: reviewSchema.optional(),
  schedule: scheduleSchema.optional(),
  webhook: webhookSchema.optional(),
  check: failedCheckSchema.optional(),
  /** The pipeline that was requested by name: by hand, or in `/baton run`. */
  named: z.string().optional(),
  /** The text that a person wrote into the field `inputs` of a start by hand. It is kept until it is parsed into `inputs`. */
  given: z.string().optional(),
  /**
   * The inputs that the start gave, for `{{ inputs }}`: the mapped fields of a webhook, the inputs of a start by name, or the arguments of a
   * command. Types and defaults stand in the configuration of the run's record (`readTypedInputs`).
   */
  inputs: z.record(z.string(), z.string()).optional(),
  /** The time when GitHub created the workflow run, for an event that is about no thread. */
  firedAt: z.string().optional(),
  /** The time of an event other than a label. */
  at: z.string().optional(),
  /** The last change of an issue that was labelled, as the payload says: the label itself, or what happened in the same moment. */
  changedAt: z.string().optional(),
  /** The time when the label was added, if GitHub was asked; the payload of a label event does not have it. */
  labeledAt: z.string().optional(),
});

export type Trigger = z.infer<typeof triggerSchema>;
export type Subject = z.infer<typeof subjectSchema>;
export type Repository = z.infer<typeof repositorySchema>;
export type Account = z.infer<typeof accountSchema>;

/** Returns whether an event is about an issue or pull request. All other runs are kept on the runs issue of their pipeline. */
export function hasSubject({ kind, check }: Pick<Trigger, 'kind' | 'check'>): boolean {
  if (kind === 'check') return check?.of === 'pull-requests';
  return kind !== 'schedule' && kind !== 'webhook' && kind !== 'manual';
}

/** Returns the time at which a run reads its thread; undefined where only GitHub's list of events has it. */
export function frozenAt({ kind, comment, review, at, labeledAt }: Trigger): string | undefined {
  if (kind === 'comment') return comment?.createdAt;
  if (kind === 'review') return review?.submittedAt;
  return at ?? labeledAt;
}

/**
 * Returns the time at which an event happened, as well as its payload knows. Use `frozenAt` where a second more or less decides
 * what a prompt shows.
 */
export function happenedAt(trigger: Trigger): string | undefined {
  return frozenAt(trigger) ?? trigger.changedAt;
}

/**
 * Returns whether the code comes from a fork, to which others push: such a run gets no secrets, and its branch is never pushed to
 * (DESIGN 2).
 */
export function isFromFork({ subject, repository }: Pick<Trigger, 'subject' | 'repository'>): boolean {
  return subject.head !== undefined && subject.head.repository !== repository.id;
}

/**
 * Returns an id of the event, so that the same event starts nothing twice, even if it is delivered or forwarded again or its job
 * is re-run. `fallback` identifies events that have no id of their own.
 */
export function startIdOf(trigger: Trigger, fallback: string): string {
  const { kind, comment, review, check, labeledAt, label, action } = trigger;
  if (kind === 'comment' && comment !== undefined) return `comment ${comment.id}`;
  if (kind === 'review' && review !== undefined) return `review ${review.id}`;
  // Of all checks of one commit of the default branch the first alone starts a run.
  if (check !== undefined) return check.of === 'default-branch' ? `check ${check.head}` : `check ${check.run} ${check.attempt}`;
  if (labeledAt !== undefined) return `label ${label} ${labeledAt}`;
  const at = frozenAt(trigger);
  // These events may be forwarded, and each forwarding is a workflow run of its own.
  const isForwarded = kind === 'pull-request-changed' || action === 'reopened';
  return isForwarded && at !== undefined ? `${action} ${at}` : fallback;
}
