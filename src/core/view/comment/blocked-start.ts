import { codeSpan } from '../../markdown/elements.ts';
import type { Problem } from '../../problem.ts';
import { findCommandLine } from '../../trigger/command.ts';
import type { Trigger } from '../../trigger/trigger.ts';
import { parseViewMarker, viewMarker } from '../markers.ts';
import { configUrl, renderProblem } from './config-notice.ts';
import { describeSameEvent } from './recourse.ts';

/** The marker of the comment that says why nothing can start on an issue or pull request. There is at most one with it. */
export const blockedMarker = viewMarker('blocked');

/** The marker of the same comment once Baton can start again. The next fault gets a new comment, because this one is folded. */
const mendedMarker = viewMarker('blocked', 'mended');

/** A reaction of ours that says that nothing was started. */
export interface BlockedReaction {
  readonly on: { readonly comment: number } | { readonly subject: number };
  readonly id: number;
}

export interface BlockedStartView {
  readonly trigger: Trigger;
  /** The path of the configuration in the repository. */
  readonly file: string;
  /** The commit of the default branch from which it was read. */
  readonly commit: string;
  /** The page of the repository. */
  readonly page: string;
  /** The thing that keeps everything from starting. */
  readonly cause: 'key' | 'configuration' | 'unreadable';
  readonly problems: readonly Problem[];
}

const mostProblems = 5;

/**
 * Renders why an event started nothing: what to fix, where it stands, and how to start again. Mentions nobody. Hidden lines name our
 * reactions, so that they are taken away with one request each once this is fixed.
 */
export function renderBlockedStart(blocked: BlockedStartView, reactions: readonly BlockedReaction[] = []): string {
  const { trigger, file, commit, page, cause, problems } = blocked;
  const blob = configUrl({ file, commit, page });
  const lines = problems.slice(0, mostProblems).map((problem) => `- ${renderProblem(problem, blob)}`);
  const more = problems.length - lines.length;
  const all = [...lines, ...(more > 0 ? [`- … and ${more} more; \`baton validate\` says them all.`] : [])];
  const faults = problems.length === 1 ? 'a fault' : `${problems.length} faults`;
  const why = {
    key: 'Baton has no key that it may sign with',
    configuration: `[${codeSpan(file)}](${blob}) has ${faults}`,
    unreadable: `${codeSpan(file)} cannot be read`,
  }[cause];
  return [
    `😕 **Nothing was started** by ${nameEvent(trigger)}: ${why}.`,
    all.join('\n'),
    `**To start again**: fix this${cause === 'key' ? '' : ' on the default branch'}, then ${describeSameEvent(trigger)}.`,
    [...reactions.map(reactionMarker), blockedMarker].join('\n'),
  ].join('\n\n');
}

/** Renders the same comment for the time when Baton can start again. */
export function renderMended(body: string): string {
  const lines = body.trimEnd().slice(0, -blockedMarker.length).split(/\r?\n/);
  const text = lines
    .filter((line) => parseViewMarker('blocked', line) === undefined)
    .join('\n')
    .trimEnd();
  return ['✅ **Fixed**: Baton can start again here. What it said before:', text, mendedMarker].join('\n\n');
}

function reactionMarker({ on, id }: BlockedReaction): string {
  return viewMarker('blocked', 'comment' in on ? `comment/${on.comment}/${id}` : `subject/${on.subject}/${id}`);
}

const reaction = /^(comment|subject)\/(\d{1,15})\/(\d{1,15})$/;

/** Returns the reactions that such a comment names. Only what our own account wrote counts, so the caller checks the author. */
export function parseBlockedReactions(body: string): readonly BlockedReaction[] {
  return body.split(/\r?\n/).flatMap((line) => {
    const [, kind, number, id] = reaction.exec(parseViewMarker('blocked', line) ?? '') ?? [];
    if (kind === undefined) return [];
    return [{ on: kind === 'comment' ? { comment: Number(number) } : { subject: Number(number) }, id: Number(id) }];
  });
}

function nameEvent({ kind, label, comment, actor }: Trigger): string {
  const of = `of ${codeSpan(actor.login)}`;
  return kind === 'comment'
    ? `the command ${codeSpan(findCommandLine(comment?.body ?? '') ?? '')} ${of}`
    : `the label ${codeSpan(label)} ${of}`;
}
