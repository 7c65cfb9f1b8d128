import type { z } from 'zod';
import { failure, type Result, success } from '../result.ts';
import {
  type IssuesPayload,
  issuesPayloadSchema,
  type PullRequestPayload,
  pullRequestPayloadSchema,
  schedulePayloadSchema,
} from './payload-schema.ts';
import type { Account, Repository, Subject, Trigger } from './trigger.ts';

/** Why an event starts nothing, in a sentence. */
export interface NoTrigger {
  readonly reason: string;
}

/** Where GitHub shows what a deleted account wrote. */
const ghost: Account = { id: 10_137, login: 'ghost', type: 'User' };

/**
 * A GitHub event as a trigger, with the text as the payload holds it: later edits are never read (T14).
 * Bodies keep their line ends; a null body is empty.
 */
export function parseTrigger(eventName: string, payload: unknown): Result<Trigger, NoTrigger> {
  if (eventName === 'schedule') return parseSchedule(payload);
  if (eventName !== 'issues' && eventName !== 'pull_request') {
    return failure({
      reason: `The event \`${eventName}\` starts no pipeline; \`issues\`, \`pull_request\` and \`schedule\` do.`,
    });
  }
  const action = readAction(payload);
  if (action !== 'labeled') {
    return failure({ reason: `The action \`${action}\` of \`${eventName}\` starts no pipeline; \`labeled\` does.` });
  }
  return eventName === 'issues' ? parseIssueLabeled(payload) : parsePullRequestLabeled(payload);
}

function parseIssueLabeled(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = issuesPayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('issues', parsed.error);
  const { issue } = parsed.data;
  if (issue.pull_request !== undefined && issue.pull_request !== null) {
    return failure({
      reason: `#${issue.number} is a pull request: its own \`pull_request\` event, which names its commits, starts pipelines.`,
    });
  }
  return success({ kind: 'issue-labeled', subject: { kind: 'issue', ...buildSubject(issue) }, ...buildCommon(parsed.data) });
}

function parsePullRequestLabeled(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = pullRequestPayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('pull_request', parsed.error);
  const { head, base, ...thread } = parsed.data.pull_request;
  const revisions = { head: buildRevision(head), base: buildRevision(base) };
  return success({
    kind: 'pull-request-labeled',
    subject: { kind: 'pull-request', ...buildSubject(thread), ...revisions },
    ...buildCommon(parsed.data),
  });
}

/** A tick has no thread: which issue its run is kept on, `plan` finds out. */
function parseSchedule(payload: unknown): Result<Trigger, NoTrigger> {
  const parsed = schedulePayloadSchema.safeParse(payload);
  if (!parsed.success) return malformed('schedule', parsed.error);
  const { schedule, repository, sender = ghost } = parsed.data;
  const texts = { title: '', body: '', association: 'NONE', labels: [], url: '', createdAt: '' };
  return success({
    kind: 'schedule',
    repository: buildRepository(repository),
    subject: { kind: 'issue', number: 0, author: sender, comments: 0, ...texts },
    actor: sender,
    label: '',
    schedule: { cron: schedule },
  });
}

type Thread = Omit<PullRequestPayload['pull_request'], 'head' | 'base'>;

function buildSubject(thread: Thread): Omit<Subject, 'kind'> {
  return {
    number: thread.number,
    title: thread.title,
    body: thread.body ?? '',
    author: thread.user ?? ghost,
    association: thread.author_association,
    labels: thread.labels.map((label) => label.name),
    url: thread.html_url,
    comments: thread.comments,
    ...(thread.locked ? { locked: true } : {}),
    createdAt: thread.created_at,
  };
}

function buildCommon(payload: IssuesPayload | PullRequestPayload): Pick<Trigger, 'repository' | 'actor' | 'label'> {
  return { repository: buildRepository(payload.repository), actor: payload.sender, label: payload.label.name };
}

function buildRepository(repository: IssuesPayload['repository']): Repository {
  return {
    id: repository.id,
    owner: repository.owner.login,
    name: repository.name,
    defaultBranch: repository.default_branch,
    private: repository.private,
  };
}

function buildRevision(revision: PullRequestPayload['pull_request']['head']): NonNullable<Subject['head']> {
  return { branch: revision.ref, sha: revision.sha, repository: revision.repo?.id ?? null };
}

function readAction(payload: unknown): string {
  if (typeof payload !== 'object' || payload === null || !('action' in payload)) return '';
  return typeof payload.action === 'string' ? payload.action : '';
}

function malformed(eventName: string, error: z.ZodError): Result<never, NoTrigger> {
  const fields = error.issues.slice(0, 3).map((issue) => `\`${issue.path.join('.')}\` (${issue.message})`);
  return failure({ reason: `The payload of \`${eventName}\` is not what GitHub sends: ${fields.join(', ')}.` });
}
