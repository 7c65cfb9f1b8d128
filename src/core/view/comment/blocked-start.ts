import { codeSpan } from '../../markdown/elements.ts';
import type { Problem } from '../../problem.ts';
import { findCommandLine } from '../../trigger/command.ts';
import type { Trigger } from '../../trigger/trigger.ts';
import { viewMarker } from '../markers.ts';
import { configUrl, renderProblem } from './config-notice.ts';

/** The marker of the comment that says why nothing can start on an issue or pull request. There is at most one with it. */
export const blockedMarker = viewMarker('blocked');

/** The marker of the same comment once Baton can start again. The next fault gets a new comment, because this one is folded. */
const mendedMarker = viewMarker('blocked', 'mended');

export interface BlockedStartView {
  readonly trigger: Trigger;
  /** The path of the configuration in the repository. */
  readonly file: string;
  /** The commit of the default branch from which it was read. */
  readonly commit: string;
  /** The page of the repository. */
  readonly page: string;
  /** The thing that keeps everything from starting. */
  readonly cause: 'key' | 'configuration';
  readonly problems: readonly Problem[];
}

const mostProblems = 5;

/** Renders why an event started nothing: what to mend, where it stands, and how to start again. Mentions nobody. */
export function renderBlockedStart({ trigger, file, commit, page, cause, problems }: BlockedStartView): string {
  const blob = configUrl({ file, commit, page });
  const lines = problems.slice(0, mostProblems).map((problem) => `- ${renderProblem(problem, blob)}`);
  const more = problems.length - lines.length;
  const all = [...lines, ...(more > 0 ? [`- … and ${more} more; \`baton validate\` says them all.`] : [])];
  const faults = problems.length === 1 ? 'a fault' : `${problems.length} faults`;
  const why = cause === 'key' ? 'Baton has no key that it may sign with' : `[${codeSpan(file)}](${blob}) has ${faults}`;
  return [
    `😕 **Nothing was started** by ${nameEvent(trigger)}: ${why}.`,
    all.join('\n'),
    `**To start again**: mend this${cause === 'key' ? '' : ' on the default branch'}, then ${nameAction(trigger)}.`,
    blockedMarker,
  ].join('\n\n');
}

/** Renders the same comment for the time when Baton can start again. */
export function renderMended(body: string): string {
  const text = body.trimEnd().slice(0, -blockedMarker.length).trimEnd();
  return ['✅ **Mended**: Baton can start again here. What it said before:', text, mendedMarker].join('\n\n');
}

function nameEvent({ kind, label, comment, actor }: Trigger): string {
  const of = `of ${codeSpan(actor.login)}`;
  return kind === 'comment' ? `the command ${codeSpan(commandOf(comment))} ${of}` : `the label ${codeSpan(label)} ${of}`;
}

function nameAction({ kind, label, comment }: Trigger): string {
  return kind === 'comment'
    ? `comment ${codeSpan(commandOf(comment))} again`
    : `take the label ${codeSpan(label)} off and add it again`;
}

function commandOf(comment: Trigger['comment']): string {
  return findCommandLine(comment?.body ?? '') ?? '';
}
