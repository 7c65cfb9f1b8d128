/**
 * This folder turns GitHub's events into triggers, changes and commands. `payload` defines the parts of a payload that are read,
 * `parse-trigger` parses events that may start a run, `change` parses events that may affect a run, `command` parses the first
 * line of a comment, and `match` decides which pipelines a trigger starts.
 */

import type { z } from 'zod';
import { describeJsonFaults, isPlainMap } from '../json/json-value.ts';
import { failure, type Result, success } from '../result.ts';
import { parseCheck } from './build-check-trigger.ts';
import { findNamedPipeline } from './command.ts';
import { describeOtherAction, describeOtherEvent } from './describe-other-event.ts';
import {
  buildNoSubject,
  buildPullSubject,
  buildRepository,
  buildSubject,
  commentPayloadSchema,
  deletedAccount,
  type IssuePayload,
  issuesPayloadSchema,
  manualPayloadSchema,
  type PullPayload,
  pullRequestPayloadSchema,
  type RepositoryPayload,
  reviewPayloadSchema,
  schedulePayloadSchema,
  webhookPayloadSchema,
} from './payload.ts';
import type { Repository, Trigger } from './trigger.ts';

/** The reason why an event starts nothing, in a sentence. */
export interface NoTrigger {
  readonly reason: string;
}

interface EventKind {
  /** The actions that count; undefined where GitHub sends the event with only one action, or with any text as action. */
  readonly actions?: readonly string[];
  readonly parse: (payload: unknown) => Result<Trigger, NoTrigger>;
}

const events: Readonly<Record<string, EventKind>> = {
  issues: { actions: ['labeled', 'opened', 'reopened', 'assigned'], parse: parseIssue },
  pull_request: { actions: ['labeled', 'opened', 'reopened', 'assigned', 'ready_for_review'], parse: parsePullRequest },
  issue_comment: { actions: ['created'], parse: parseComment },
  pull_request_review: { actions: ['submitted'], parse: parseReview },
  schedule: { parse: parseSchedule },
  repository_dispatch: { parse: parseWebhook },
  workflow_dispatch: { parse: parseManual },
  workflow_run: { actions: ['completed'], parse: parseCheck },
};

/** Parses a GitHub event as a trigger. The text comes from the payload: later edits are never read (T14). */
export function parseTrigger(eventName: string, payload: unknown): Result<Trigger, NoTrigger> {
  const event = Object.hasOwn(events, eventName) ? events[eventName] : undefined;
  if (event === undefined) return failure({ reason: describeOtherEvent(eventName, Object.keys(events)) });
  const action = isPlainMap(payload) && typeof payload.action === 'string' ? payload.action : '';
  if (event.actions !== undefined && !event.actions.includes(action))
    return failure({ reason: describeOtherAction(eventName, { action, actions: event.actions }) });
  return event.parse(payload);
}

function parseIssue(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = issuesPayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('issues', { error: parsed.error, payload });
  const { data } = parsed;
  if (isPullRequest(data.issue)) {
    return failure({
      reason: `#${data.issue.number} is a pull request: its own \`pull_request\` event, which names its commits, starts pipelines.`,
    });
  }
  const common = { ...buildCommon(data), subject: buildSubject(data.issue) };
  if (data.action === 'labeled') {
    const { updated_at: changedAt } = data.issue;
    const label = data.label.name;
    return success({ kind: 'issue-labeled', ...common, label, ...(changedAt === undefined ? {} : { changedAt }) });
  }
  return success({ kind: 'issue-changed', ...common, ...buildChange(data, data.issue) });
}

function parsePullRequest(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = pullRequestPayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('pull_request', { error: parsed.error, payload });
  const { data } = parsed;
  const common = { ...buildCommon(data), subject: buildPullSubject(data.pull_request) };
  if (data.action === 'labeled') return success({ kind: 'pull-request-labeled', ...common, label: data.label.name });
  return success({ kind: 'pull-request-changed', ...common, ...buildChange(data, data.pull_request) });
}

/** Parses a comment. The payload of a comment on a pull request names no commits, so `plan` requests them. */
function parseComment(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = commentPayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('issue_comment', { error: parsed.error, payload });
  const { issue, comment } = parsed.data;
  const kind = isPullRequest(issue) ? 'pull-request' : 'issue';
  const { id, user, body, created_at: createdAt } = comment;
  const { repository, actor } = buildCommon(parsed.data);
  const subject = { ...buildSubject(issue, kind), ...(issue.draft === undefined ? {} : { draft: issue.draft }) };
  const written = { id, author: user ?? deletedAccount, body: body ?? '', createdAt };
  return success(buildCommentTrigger({ repository, actor, subject, comment: written }));
}

/** Builds the trigger of a comment. `/baton run` names its pipeline. */
export function buildCommentTrigger(
  facts: Pick<Trigger, 'repository' | 'actor' | 'subject'> & { readonly comment: NonNullable<Trigger['comment']> },
): Trigger {
  const named = findNamedPipeline(facts.comment.body);
  return { kind: 'comment', label: '', ...(named === undefined ? {} : { named }), ...facts };
}

function parseReview(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = reviewPayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('pull_request_review', { error: parsed.error, payload });
  const { review, pull_request: pull } = parsed.data;
  const { id, user, state, body } = review;
  const submittedAt = review.submitted_at ?? pull.updated_at ?? pull.created_at;
  return success({
    kind: 'review',
    ...buildCommon(parsed.data),
    subject: buildPullSubject(pull),
    review: { id, author: user ?? deletedAccount, state: state.toLowerCase(), body: body ?? '', submittedAt, comments: [] },
  });
}

function parseSchedule(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = schedulePayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('schedule', { error: parsed.error, payload });
  const { schedule, repository, sender = deletedAccount } = parsed.data;
  const common = buildCommon({ repository, sender });
  return success({ kind: 'schedule', ...common, subject: buildNoSubject(sender), schedule: { cron: schedule } });
}

function parseWebhook(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = webhookPayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('repository_dispatch', { error: parsed.error, payload });
  const { action: type, client_payload: body, sender, baton_source: source } = parsed.data;
  const webhook = { type, payload: body ?? {}, ...(source === undefined ? {} : { source }) };
  return success({ kind: 'webhook', ...buildCommon(parsed.data), subject: buildNoSubject(sender), webhook });
}

function parseManual(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = manualPayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('workflow_dispatch', { error: parsed.error, payload });
  const { inputs, sender } = parsed.data;
  const { pipeline: named, inputs: given = '' } = inputs;
  const common = { kind: 'manual', ...buildCommon(parsed.data), subject: buildNoSubject(sender), named } as const;
  return success(given === '' ? common : { ...common, given });
}

function isPullRequest(issue: { readonly pull_request?: unknown }): boolean {
  return issue.pull_request !== undefined && issue.pull_request !== null;
}

/**
 * Builds the fields of a changed subject. The payload is made when the event happens, so the event is the last change of the
 * thread.
 */
function buildChange(
  { action, assignee }: { readonly action: string; readonly assignee?: { readonly login: string } | null | undefined },
  thread: IssuePayload | PullPayload,
): Partial<Trigger> {
  const at = action === 'opened' ? thread.created_at : thread.updated_at;
  return {
    action,
    ...(at === undefined ? {} : { at }),
    ...(action === 'assigned' && assignee ? { assignee: assignee.login } : {}),
  };
}

function buildCommon({ repository, sender }: { repository: RepositoryPayload; sender: Trigger['actor'] }): {
  readonly repository: Repository;
  readonly actor: Trigger['actor'];
  readonly label: string;
} {
  return { repository: buildRepository(repository), actor: sender, label: '' };
}

function malformed(name: string, { error, payload }: { error: z.ZodError; payload: unknown }): Result<never, NoTrigger> {
  return failure({ reason: `The payload of \`${name}\` is not what GitHub sends: ${describeJsonFaults(error, payload)}.` });
}
