import { z } from 'zod';
import { parseUntrustedJson } from '../../../core/json/parse-untrusted-json.ts';
import { hasName } from '../../../core/text/plain-text.ts';
import { type Change, parseChange, pauseLabel } from '../../../core/trigger/change.ts';
import type { Repository } from '../../../core/trigger/trigger.ts';
import type { Subjects } from '../../../ports/github.ts';
import type { JobContext } from '../job/job-context.ts';
import { readDispatchedOrder } from '../job/read-order-input.ts';

/**
 * What a `pull_request` job says about a change. Unsigned: whether it is so, GitHub is asked; who did it is taken from here, and
 * only shown.
 */
const changeHintSchema = z.object({
  event: z.literal('pull_request'),
  change: z.enum(['label-removed', 'closed', 'merged', 'pushed', 'paused', 'resumed']),
  number: z.int(),
  label: z.string().optional(),
  /** Commit that it is at since. */
  head: z.string(),
  by: z.object({ id: z.int(), login: z.string().regex(/^[A-Za-z0-9_[\]-]{1,60}$/), type: z.string().optional() }),
  at: z.iso.datetime(),
});

export type ChangeHint = z.infer<typeof changeHintSchema>;

/** The change that this job is about; undefined when it is about none. */
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
  const subject = await subjects.readPullRequest(hint.number);
  if (subject === undefined || !isSo(hint, subject)) return 'not-so';
  const { id, owner, name, defaultBranch, private: isPrivate } = job.repository;
  const repository: Repository = { id, owner, name, defaultBranch, private: isPrivate };
  const { change: kind, label, at, by: actor } = hint;
  return { kind, repository, subject, actor, at, ...(label === undefined ? {} : { label }) };
}

/** What an event said may long be over when its job runs again; what is transferred or deleted stays so. */
async function checkAgain(change: Change, subjects: Pick<Subjects, 'readIssue'>): Promise<Change | 'not-so'> {
  const { kind, label, subject } = change;
  if (subject.kind !== 'issue' || kind === 'transferred' || kind === 'deleted') return change;
  const now = await subjects.readIssue(subject.number);
  const facts = { change: kind, head: '', ...(label === undefined ? {} : { label }) };
  return now !== undefined && isSo(facts, now) ? { ...change, subject: now } : 'not-so';
}

export function parseChangeHint(text: string): ChangeHint | undefined {
  const json = parseUntrustedJson(text, { maxBytes: 10_000, maxDepth: 3, maxNodes: 30 });
  return json.ok ? changeHintSchema.safeParse(json.value).data : undefined;
}

function isSo(
  { change, label = '', head }: Pick<ChangeHint, 'change' | 'label' | 'head'>,
  { labels, state, head: now }: Change['subject'],
): boolean {
  switch (change) {
    case 'label-removed':
      return !hasName(labels, label);
    case 'paused':
      return hasName(labels, pauseLabel);
    case 'resumed':
      return !hasName(labels, pauseLabel);
    case 'pushed':
      return now?.sha === head;
    default:
      return state === 'closed';
  }
}

/** What the workflow run of a pull request's event passes on of a change; undefined when its thread is gone. */
export function buildChangeHint({ kind, subject, actor, label, at }: Change): ChangeHint | undefined {
  if (kind === 'transferred' || kind === 'deleted') return undefined;
  const { id, login, type } = actor;
  return {
    event: 'pull_request',
    change: kind,
    number: subject.number,
    ...(label === undefined ? {} : { label }),
    head: subject.head?.sha ?? '',
    by: { id, login, ...(type === undefined ? {} : { type }) },
    at,
  };
}
