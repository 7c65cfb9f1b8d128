import type { Outcome } from '../output/outcome.ts';

/** An icon never stands alone: the word carries the meaning (ux.md 1.2). */
const icons: Readonly<Record<Outcome, string>> = {
  succeeded: '✅',
  failed: '❌',
  noop: '💤',
  'needs-input': '❓',
  cancelled: '🚫',
  skipped: '⏭️',
};

const words: Readonly<Record<Outcome, string>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  noop: 'had nothing to do',
  'needs-input': 'needs input',
  cancelled: 'was cancelled',
  skipped: 'was skipped',
};

export function outcomeWords(outcome: Outcome): string {
  return `${icons[outcome]} ${words[outcome]}`;
}
