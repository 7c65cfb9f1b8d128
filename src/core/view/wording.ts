import { codeSpan, oneLine } from '../markdown/elements.ts';
import type { Outcome } from '../output/outcome.ts';
import type { IgnoredReason, RunBody } from '../record/record.ts';
import type { Usage } from '../run/usage.ts';
import { quoteNames } from '../text/plain-text.ts';
import { formatDuration } from '../text/times.ts';

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

/** Renders tokens as `1,200 in, 300 out`; empty when nothing is known. */
export function formatTokens({ inputTokens, outputTokens }: Usage): string {
  const parts = [
    ...(inputTokens === undefined ? [] : [`${inputTokens.toLocaleString('en-US')} in`]),
    ...(outputTokens === undefined ? [] : [`${outputTokens.toLocaleString('en-US')} out`]),
  ];
  return parts.join(', ');
}

/** Renders a cost as `$0.0123`, with two to six decimals; empty when nothing is known. */
export function formatCost({ costMicros, estimated }: Usage): string {
  if (costMicros === undefined) return '';
  const cost = `$${(costMicros / 1_000_000).toFixed(6).replace(/0{1,4}$/, '')}`;
  return estimated === true ? `${cost} (estimate)` : cost;
}

export function formatTime({ seconds }: Usage): string {
  return formatDuration(seconds * 1000);
}
