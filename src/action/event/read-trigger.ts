// This folder turns the event of a job into what the engine takes: a trigger for `plan`, a change of a subject, or the
// delivery of an agent job for `publish`.

import { z } from 'zod';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { buildCommentTrigger, parseTrigger } from '../../core/trigger/parse-trigger.ts';
import { hasSubject, type Repository, type Trigger } from '../../core/trigger/trigger.ts';
import { resolveCheck } from '../../engine/plan/resolve-check.ts';
import type { Checks } from '../../ports/checks.ts';
import type { Dispatcher } from '../../ports/dispatcher.ts';
import type { Subjects } from '../../ports/github.ts';
import type { JobContext } from '../job/job-context.ts';
import { readDispatchedOrder } from '../job/read-order-input.ts';

/** The hint of a keyless job about an event of a pull request. It is unsigned, so it only says what to ask GitHub about (DESIGN 4.8). */
const pullHintSchema = z.object({
  event: z.enum(['pull_request', 'pull_request_review']),
  action: z.enum(['labeled', 'opened', 'reopened', 'assigned', 'ready_for_review', 'submitted']),
  number: z.int(),
  label: z.string().optional(),
  assignee: z.string().optional(),
  review: z.int().optional(),
  /** Commit that it was at. */
  head: z.string().regex(/^[0-9a-f]{40}$/),
});

/** The hint about a comment of a stranger who has the right. */
const commentHintSchema = z.object({
  event: z.literal('issue_comment'),
  action: z.literal('created'),
  number: z.int(),
  comment: z.int(),
});

/** The hint about an issue that such a person opened again. */
const reopeningHintSchema = z.object({ event: z.literal('issues'), action: z.literal('reopened'), number: z.int() });

/** The hint about a workflow run that failed. `label` is the name of its workflow, for the title of the dispatched workflow run. */
const checkHintSchema = z.object({
  event: z.literal('workflow_run'),
  action: z.literal('completed'),
  run: z.int(),
  attempt: z.int(),
  /** The number of the pull request; absent for a check of the default branch. */
  number: z.int().optional(),
  label: z.string(),
});

export type CheckHint = z.infer<typeof checkHintSchema>;

const hintSchema = z.union([checkHintSchema, pullHintSchema, commentHintSchema, reopeningHintSchema]);

export type PullHint = z.infer<typeof pullHintSchema>;
type ThreadHint = z.infer<typeof commentHintSchema | typeof reopeningHintSchema>;
export type Hint = z.infer<typeof hintSchema>;

/** Reads the trigger of this job; the error says in words why there is none. */
export async function readTrigger(
  context: JobContext,
  github: { readonly subjects: Subjects; readonly checks: Checks; readonly dispatcher: Pick<Dispatcher, 'readCreatedAt'> },
): Promise<Result<Trigger, string>> {
  const { job } = context;
  if (job.eventName === 'workflow_dispatch') {
    const { event, pipeline } = readDispatchedOrder(context);
    if (event !== undefined) return askAbout(event, { ...github, job });
    if (pipeline === undefined) return failure('the dispatch holds neither a task nor an event, and names no pipeline to start');
  }
  const trigger = parseTrigger(job.eventName, job.payload);
  if (!trigger.ok) return failure(trigger.error.reason);
  return success(await addFiredAt(trigger.value, { run: job.workflowRun.id, dispatcher: github.dispatcher }));
}

/**
 * Adds the time at which a tick fired, which its payload does not hold. Takes the time of the workflow run, which stays the same
 * when a job waits or runs again.
 */
async function addFiredAt(
  trigger: Trigger,
  at: { run: number; dispatcher: Pick<Dispatcher, 'readCreatedAt'> },
): Promise<Trigger> {
  if (hasSubject(trigger)) return trigger;
  const firedAt = await at.dispatcher.readCreatedAt(at.run);
  return trigger.schedule === undefined ? { ...trigger, firedAt } : { ...trigger, schedule: { ...trigger.schedule, firedAt } };
}

const words = {
  labeled: 'labelled',
  opened: 'opened',
  reopened: 'opened again',
  assigned: 'assigned',
  ready_for_review: 'marked as ready',
  submitted: 'reviewed',
} as const;

/** The input of a run that only tries the key. When this file reads it, the key has been opened and compared. */
const probe = '{"event":"doctor"}';

async function askAbout(
  text: string,
  { subjects, checks, job }: { readonly subjects: Subjects; readonly checks: Checks; readonly job: JobContext['job'] },
): Promise<Result<Trigger, string>> {
  const hint = parseHint(text);
  if (text === probe) return failure('`baton doctor --probe` asked whether the signing key can be used, and it can');
  if (hint === undefined) return failure(`the input event is no hint that we know: ${text.slice(0, 200)}`);
  if (hint.event === 'workflow_run') {
    const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
    const repository: Repository = { id, owner, name, defaultBranch, private: isPrivate };
    return resolveCheck(checks, { ...hint, repository, tip: job.sha, ownFile: job.workflow.file });
  }
  return isThreadHint(hint) ? askAboutThread(hint, { subjects, job }) : askAboutPull(hint, subjects);
}

function isThreadHint(hint: Hint): hint is ThreadHint {
  return hint.event === 'issue_comment' || hint.event === 'issues';
}

async function askAboutThread(
  hint: ThreadHint,
  { subjects, job }: { readonly subjects: Subjects; readonly job: Pick<JobContext['job'], 'repository'> },
): Promise<Result<Trigger, string>> {
  const { number, action } = hint;
  const found = await subjects.resolveThreadHint(hint);
  const what = hint.event === 'issues' ? `the reopening of #${number}` : `comment ${hint.comment} on #${number}`;
  if (found === undefined) return failure(`GitHub does not have ${what} any more`);
  const { subject, actor, comment, at, editedAt } = found;
  if (editedAt !== null && Date.parse(editedAt) >= Date.parse(at))
    return failure(`the text of #${number} or of the comment was edited at ${editedAt}, after ${what}; comment again`);
  const { id: repositoryId, owner, name, defaultBranch, private: isPrivate } = job.repository;
  const repository: Repository = { id: repositoryId, owner, name, defaultBranch, private: isPrivate };
  if (comment !== undefined) return success(buildCommentTrigger({ repository, actor, subject, comment }));
  return success({ kind: 'issue-changed', label: '', repository, actor, subject, action, at });
}

async function askAboutPull(hint: PullHint, subjects: Subjects): Promise<Result<Trigger, string>> {
  const found = await subjects.resolveHint(hint);
  const name = `pull request #${hint.number}`;
  if (found === undefined) {
    const lacks = hint.action === 'labeled' ? `does not have the label "${hint.label}"` : `was not ${words[hint.action]}`;
    return failure(`${name} ${lacks}`);
  }
  const again = hint.action === 'labeled' ? 'label it again to start' : 'comment `/baton run` and the pipeline to start';
  if (!found.open) return failure(`${name} is closed; open it again and ${again}`);
  const head = found.trigger.subject.head?.sha ?? '';
  if (head !== hint.head) {
    return failure(
      `${name} was at ${hint.head.slice(0, 12)} when it was ${words[hint.action]} and is at ${head.slice(0, 12)} now; ${again}`,
    );
  }
  if (found.editedAt !== null && Date.parse(found.editedAt) >= Date.parse(found.at)) {
    return failure(
      `the text of #${hint.number} was edited at ${found.editedAt}, after it was ${words[hint.action]} at ${found.at}; ${again}`,
    );
  }
  return success(found.trigger);
}

/** Parses the input `event` of a dispatch; returns undefined for anything that is no hint about a trigger. */
export function parseHint(text: string): Hint | undefined {
  const json = parseUntrustedJson(text, { maxBytes: 10_000, maxDepth: 2, maxNodes: 20 });
  return json.ok ? hintSchema.safeParse(json.value).data : undefined;
}
