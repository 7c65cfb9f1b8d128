/**
 * This folder renders records and states for people: the status comment (`status`), the comments of single events (`comment`),
 * and the summaries of jobs (`summary`). The files at this level hold what all of them share. Nothing rendered here is ever read
 * back as state.
 */

import { codeSpan, oneLine } from '../markdown/inline.ts';
import type { Outcome } from '../output/outcome.ts';
import type { IgnoredReason, RunBody } from '../record/record.ts';
import { quoteNames } from '../text/plain-text.ts';

/** The icons of outcomes. An icon never stands alone: the word carries the meaning (ux.md 1.2). */
const icons: Readonly<Record<Outcome, string>> = {
  succeeded: '✅',
  failed: '❌',
  noop: '💤',
  'needs-input': '❓',
  cancelled: '🚫',
  skipped: '⏭️',
};

const outcomeNames: Readonly<Record<Outcome, string>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  noop: 'had nothing to do',
  'needs-input': 'needs input',
  cancelled: 'was cancelled',
  skipped: 'was skipped',
};

export function outcomeWords(outcome: Outcome): string {
  return `${icons[outcome]} ${outcomeNames[outcome]}`;
}

const ignoredReasons: Readonly<Record<Exclude<IgnoredReason, 'signature'>, string>> = {
  author: 'another account wrote it',
  edited: 'its comment was edited after it was written, or nobody knows whether it was',
  quoted: 'it stands in a quote, a list or code',
  version: 'another version of Baton wrote it',
  malformed: 'it is not whole',
  binding: 'it belongs to another repository, thread or run',
  duplicate: 'another record has its place',
};

/** Explains to people why a record does not count. */
export function ignoredWords(reason: IgnoredReason, { unsigned }: { readonly unsigned: boolean }): string {
  if (reason !== 'signature') return ignoredReasons[reason];
  return unsigned
    ? 'it is signed, and the config has no signing.keys that could verify it'
    : 'no key in signing.keys of the config fits it: it was changed, has no signature, or its key was taken out';
}

/** Returns the note about a tainted run; undefined for a run that is not tainted. */
export function taintNote({ outside = [] }: Pick<RunBody, 'outside'>): string | undefined {
  if (outside.length === 0) return undefined;
  return `⚠️ Tainted: it works with text of outsiders (${outside.map((login) => codeSpan(login)).join(', ')}), so it approves no pull request.`;
}

/** The reason why a command starts nothing while the kill switch is on. */
export const pauseWords = 'Baton is paused by the repository variable `BATON_PAUSE`; give the command again once that is deleted';

/** Renders the effects that a job would have had for its summary; empty unless it is a dry run. */
export function renderDryRun(
  effects: readonly string[] | undefined,
  avoided: 'written' | 'started' = 'written',
): readonly string[] {
  if (effects === undefined) return [];
  const lines = effects.map((effect) => `- ${oneLine(effect, 500)}`).join('\n');
  return [`Dry run: nothing was ${avoided}. It would have:`, lines];
}

/** Returns the last sentence of an answer that omits some runs, so that it does not deny them. */
export function leftOutNote(pipelines: readonly string[]): string {
  return `Left out: runs here of ${quoteNames([...new Set(pipelines)])}, which you may not command.`;
}
