import { z } from 'zod';
import { codeSpan } from '../markdown/elements.ts';
import {
  buildPullSubject,
  buildRepository,
  buildSubject,
  issuesPayloadSchema,
  pullRequestPayloadSchema,
  type RepositoryPayload,
} from './payload.ts';
import type { Trigger } from './trigger.ts';

/** The label that pauses all runs about a subject, and prevents new ones from starting. */
export const pauseLabel = 'baton:pause';

/** A change of a subject while a run about it may be under way. A change never starts a run. */
export interface Change extends Pick<Trigger, 'repository' | 'subject' | 'actor'> {
  readonly kind: 'label-removed' | 'closed' | 'merged' | 'pushed' | 'transferred' | 'deleted' | 'paused' | 'resumed';
  /** The label of `label-removed`. */
  readonly label?: string;
  /** The time of the change. It identifies the event, so that the same one is applied only once. */
  readonly at: string;
  /** It was taken back: what was decided because of it is completed, and nothing else follows. */
  readonly isUndone?: boolean;
}

const commonSchema = z.object({
  action: z.string(),
  label: z.object({ name: z.string() }).nullish(),
  issue: z.object({ updated_at: z.string().optional(), pull_request: z.unknown().optional() }).optional(),
  pull_request: z.object({ updated_at: z.string().optional(), merged: z.boolean().nullish() }).optional(),
});

type Kind = Change['kind'];

/** Parses an event of an issue or pull request that may concern a run in progress; returns undefined for all other events. */
export function parseChange(eventName: string, payload: unknown): Change | undefined {
  const common = commonSchema.safeParse(payload).data;
  const kind = common && kindOf(eventName, common);
  if (kind === undefined) return undefined;
  const about = eventName === 'issues' ? readIssue(payload) : readPull(payload);
  if (about === undefined) return undefined;
  const thread = common?.issue ?? common?.pull_request;
  return {
    kind,
    ...about,
    label: kind === 'label-removed' ? (common?.label?.name ?? '') : undefined,
    at: thread?.updated_at ?? about.subject.createdAt,
  };
}

function kindOf(eventName: string, { action, label, issue, pull_request: pull }: z.infer<typeof commonSchema>): Kind | undefined {
  if (eventName === 'issues' && issue !== undefined && !issue.pull_request) return kindByLabel(action, label) ?? ofIssue(action);
  if (eventName === 'pull_request' && pull !== undefined)
    return kindByLabel(action, label) ?? ofPull(action, pull.merged === true);
  return undefined;
}

function kindByLabel(action: string, label: { readonly name: string } | null | undefined): Kind | undefined {
  const isPause = label?.name.toLowerCase() === pauseLabel;
  if (action === 'labeled') return isPause ? 'paused' : undefined;
  if (action !== 'unlabeled') return undefined;
  return isPause ? 'resumed' : 'label-removed';
}

function ofIssue(action: string): Kind | undefined {
  return action === 'closed' || action === 'transferred' || action === 'deleted' ? action : undefined;
}

function ofPull(action: string, isMerged: boolean): Kind | undefined {
  if (action === 'closed') return isMerged ? 'merged' : 'closed';
  return action === 'synchronize' ? 'pushed' : undefined;
}

type About = Pick<Trigger, 'repository' | 'subject' | 'actor'>;

/** Reads the payload as if the subject was opened: `parseChange` has already read what is specific to the action. */
function readIssue(payload: unknown): About | undefined {
  const parsed = issuesPayloadSchema.safeParse({ ...Object(payload), action: 'opened' });
  if (!parsed.success) return undefined;
  return { ...readCommon(parsed.data), subject: buildSubject(parsed.data.issue) };
}

function readPull(payload: unknown): About | undefined {
  const parsed = pullRequestPayloadSchema.safeParse({ ...Object(payload), action: 'opened' });
  if (!parsed.success) return undefined;
  return { ...readCommon(parsed.data), subject: buildPullSubject(parsed.data.pull_request) };
}

function readCommon({
  repository,
  sender,
}: {
  readonly repository: RepositoryPayload;
  readonly sender: Trigger['actor'];
}): Pick<About, 'repository' | 'actor'> {
  return { repository: buildRepository(repository), actor: sender };
}

/** Describes a change of a subject for people. The text follows the word "because". */
export function describeChange({ kind, label = '', subject }: Change): string {
  const name = subject.kind === 'issue' ? 'the issue' : 'the pull request';
  if (kind === 'label-removed') return `the label ${codeSpan(label)}, which had started the run, was taken off`;
  if (kind === 'paused') return `the label ${codeSpan(pauseLabel)} was put on`;
  if (kind === 'resumed') return `the label ${codeSpan(pauseLabel)} was taken off`;
  return kind === 'pushed' ? `commits were pushed to ${name}` : `${name} was ${kind}`;
}
