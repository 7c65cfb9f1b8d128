import type { Change } from '../../../src/core/trigger/change.ts';
import type { Comment } from '../../../src/core/trigger/comment.ts';
import type { Account, Trigger } from '../../../src/core/trigger/trigger.ts';
import { bot } from '../world/comments.ts';
import { repository } from '../world/ports.ts';
import type { SimJob, SimRun } from '../world/runs.ts';

/** The numbers by which GitHub knows the App and its installation. */
export const appId = 12;
export const installation = 1;
export const agentWorkflow = 'baton-agent.yml';

/** An event with its payload, as the webhook brings it. */
export type Event = readonly [name: string, payload: { readonly action: string }];

function common(sender: Account) {
  const { id, name, owner, defaultBranch } = repository;
  return {
    repository: { id, name, private: false, default_branch: defaultBranch, owner: { login: owner } },
    sender: { ...sender, type: sender.type ?? 'User' },
    installation: { id: installation },
  };
}

function toIssue(
  { number, title, body, author, association, labels, url, comments, createdAt, state }: Trigger['subject'],
  at: string,
) {
  return {
    number,
    node_id: `I_${number}`,
    title,
    body,
    user: author,
    author_association: association,
    labels: labels.map((name) => ({ name })),
    state: state ?? 'open',
    html_url: url,
    comments,
    locked: false,
    assignees: [],
    created_at: createdAt,
    updated_at: at,
  };
}

/** Returns the event of a person that starts runs: a label, or a comment. */
export function eventOf(trigger: Trigger, at: string): Event {
  const { subject, comment, label, actor } = trigger;
  const issue = toIssue(subject, at);
  if (comment === undefined) return ['issues', { action: 'labeled', issue, label: { name: label }, ...common(actor) } as never];
  const { id, author, body, createdAt } = comment;
  const said = { id, user: author, body, created_at: createdAt, updated_at: createdAt };
  return ['issue_comment', { action: 'created', issue, comment: said, ...common(actor) } as never];
}

const actions: Readonly<Partial<Record<Change['kind'], { readonly action: string; readonly label?: string }>>> = {
  closed: { action: 'closed' },
  'label-removed': { action: 'unlabeled' },
  paused: { action: 'labeled', label: 'baton:pause' },
  resumed: { action: 'unlabeled', label: 'baton:pause' },
};

/** Returns the event of a change. */
export function changeOf({ kind, subject, actor, label, at }: Change): Event {
  const known = actions[kind];
  if (known === undefined) throw new Error(`The webhook has no event for ${kind}.`);
  const name = known.label ?? label;
  const labeled = name === undefined ? {} : { label: { name } };
  return ['issues', { action: known.action, issue: toIssue(subject, at), ...labeled, ...common(actor) } as never];
}

const own: Account = { ...bot, type: 'Bot' };

/** Returns the event that an issue of ours was opened. */
export function openedOf(number: number, at: string): Event {
  const subject = { ...noSubject, number, createdAt: at };
  return ['issues', { action: 'opened', issue: toIssue(subject, at), ...common(own) } as never];
}

const noSubject: Trigger['subject'] = {
  kind: 'issue', number: 0, title: '', body: '', author: own, association: 'NONE', labels: [], url: '', comments: 0, createdAt: '',
}; // biome-ignore format: a list to read at a glance

/** Returns the event of a label that we put on or take off. */
export function labelOf(
  action: 'labeled' | 'unlabeled',
  { number, label, at }: { number: number; label: string; at: string },
): Event {
  const issue = toIssue({ ...noSubject, number, labels: action === 'labeled' ? [label] : [] }, at);
  return ['issues', { action, issue, label: { name: label }, ...common(own) } as never];
}

interface CommentEvent {
  readonly thread: number;
  readonly comment: Comment;
  /** The text before an edit. */
  readonly before?: string;
  readonly sender?: Account;
}

/** Returns the event of a comment of ours that is written, edited or deleted. */
export function commentOf(
  action: 'created' | 'edited' | 'deleted',
  { thread, comment, before, sender = own }: CommentEvent,
): Event {
  const { id, body, author, createdAt, updatedAt } = comment;
  const via = author?.id === bot.id ? { performed_via_github_app: { id: appId } } : {};
  const told = { id, body, user: author, created_at: createdAt, updated_at: updatedAt, ...via };
  const changes = before === undefined ? {} : { changes: { body: { from: before } } };
  const issue = toIssue({ ...noSubject, number: thread }, updatedAt);
  return ['issue_comment', { action, issue, comment: told, ...changes, ...common(sender) } as never];
}

/** Returns the event of a job that is over. */
export function jobOf({ id: run }: SimRun, { id, name, attempt, conclusion }: SimJob): Event {
  const job = { id, run_id: run, run_attempt: attempt, name: `baton / ${name}`, conclusion, html_url: '' };
  return ['workflow_job', { action: 'completed', workflow_job: job, ...common(own) } as never];
}

/** Returns the event of a workflow run that is over. */
export function runOf({ id, attempt, conclusion, event, title }: SimRun): Event {
  const path = `.github/workflows/${agentWorkflow}`;
  const run = { id, run_attempt: attempt, conclusion, event, display_title: title, path };
  return ['workflow_run', { action: 'completed', workflow_run: run, ...common(own) } as never];
}
