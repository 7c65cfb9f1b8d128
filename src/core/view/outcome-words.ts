import type { Outcome } from '../output/outcome.ts';
import type { Awaiting, Suspended } from '../run/state.ts';

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

/** Returns the icon of an outcome, for a line whose words say the rest. */
export function outcomeIcon(outcome: Outcome): string {
  return icons[outcome];
}

/** Returns the words for an outcome, for a place that has icons of its own. */
export function describeOutcome(outcome: Outcome): string {
  return outcomeNames[outcome];
}

/** Returns what a stage waits for that needs a person. */
export function awaitingWords({ for: what }: Awaiting): string {
  return what === 'answer' ? '❓ waits for an answer' : '✋ waits for approval';
}

/** Returns an outcome as people read it: its icon and its words. */
export function outcomeWords(outcome: Outcome): string {
  return `${icons[outcome]} ${describeOutcome(outcome)}`;
}

/** Returns the words for a stage whose agent waits for its children, or has ended before them. */
export function suspendedWords({ open }: Suspended): string {
  return `⏸️ waits for ${open.length} ${open.length === 1 ? 'child' : 'children'}`;
}
