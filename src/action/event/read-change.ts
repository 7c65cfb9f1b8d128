import { z } from 'zod';
import { parseUntrustedJson } from '../../core/json/parse-untrusted-json.ts';
import { hasName } from '../../core/text/plain-text.ts';
import { type Change, parseChange, pauseLabel } from '../../core/trigger/change.ts';
import type { Repository } from '../../core/trigger/trigger.ts';
import type { Subjects } from '../../ports/github.ts';
import type { JobContext } from '../job/job-context.ts';
import { readDispatchedOrder } from '../job/read-order-input.ts';

/**
 * The hint of a keyless job about a change. It is unsigned, so GitHub is asked whether the change is true. The actor is taken from
 * the hint, and only shown.
 */
const changeHintSchema = z.object({
  event: z.enum(['pull_request', 'issues']),
  change: z.enum(['label-removed', 'closed', 'merged', 'pushed', 'paused', 'resumed']),
  number: z.int(),
  label: z.string().optional(),
  /** The commit of the head after the change. */
  head: z.string(),
  by: z.object({ id: z.int(), login: z.string().regex(/^[A-Za-z0-9_[\]-]{1,60}$/), type: z.string().optional() }),
  at: z.iso.datetime(),
});

export type ChangeHint = z.infer<typeof changeHintSchema>;

/** Reads the change that this job is about. Returns undefined if it is about none. */
export async function readChange(
  { job }: JobContext,
  subjects: Pick<Subjects, 'readPullRequest' | 'readIssue'>,
): Promise<Change | 'not-so' | undefined> {
  if (job.eventName !== 'workflow_dispatch') {
    const change = parseChange(job.eventName, job.payload);
    return change !== undefined && job.workflowRun.attempt > 1 ? checkAgain(change, subjects) : change;
  }
  const hint = parseChangeHint(readDispatchedOrder({ job }).event ?? '');
  if (hint === undefined) return undefined;
  const subject = hint.event === 'issues' ? await subjects.readIssue(hint.number) : await subjects.readPullRequest(hint.number);
  if (subject === undefined) return 'not-so';
  const isUndone = !isCurrent(hint, subject);
  // Nothing was decided by a hint that is heard for the first time: whoever may dispatch could have written it.
  if (isUndone && job.workflowRun.attempt === 1) return 'not-so';
  const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
  const repository: Repository = { id, owner, name, defaultBranch, private: isPrivate };
  const { change: kind, label, at, by: actor } = hint;
  return { kind, repository, subject, actor, at, label, isUndone };
}

/**
 * Returns the change, and whether it still holds; 'not-so' where the issue is gone. A job may run again long after its event; only a
 * transfer or a deletion is final.
 */
async function checkAgain(change: Change, subjects: Pick<Subjects, 'readIssue'>): Promise<Change | 'not-so'> {
  const { kind, label, subject } = change;
  if (subject.kind !== 'issue' || kind === 'transferred' || kind === 'deleted') return change;
  const now = await subjects.readIssue(subject.number);
  if (now === undefined) return 'not-so';
  return { ...change, subject: now, isUndone: !isCurrent({ change: kind, head: '', label }, now) };
}

export function parseChangeHint(text: string): ChangeHint | undefined {
  const json = parseUntrustedJson(text, { maxBytes: 10_000, maxDepth: 3, maxNodes: 30 });
  return json.ok ? changeHintSchema.safeParse(json.value).data : undefined;
}

function isCurrent(
  { change, label = '', head }: Pick<ChangeHint, 'change' | 'label' | 'head'>,
  { labels, state, head: now }: Change['subject'],
): boolean {
  if (change === 'label-removed') return !hasName(labels, label);
  if (change === 'paused') return hasName(labels, pauseLabel);
  if (change === 'resumed') return !hasName(labels, pauseLabel);
  return change === 'pushed' ? now?.sha === head : state === 'closed';
}

/**
 * Builds the hint about a change that a keyless job passes on. Returns undefined if the thread is
 * gone.
 */
export function buildChangeHint({ kind, subject, actor, label, at }: Change): ChangeHint | undefined {
  if (kind === 'transferred' || kind === 'deleted') return undefined;
  const { id, login, type } = actor;
  return {
    event: subject.kind === 'issue' ? 'issues' : 'pull_request',
    change: kind,
    number: subject.number,
    label,
    head: subject.head?.sha ?? '',
    by: { id, login, type },
    at,
  };
}
