import type { Outcome } from './outcome.ts';

/** An agent's statement about its own work in the last line of its text (DESIGN 4.4). */
export interface Signal {
  readonly outcome: Extract<Outcome, 'succeeded' | 'failed' | 'noop' | 'needs-input'>;
  /** The agent's text: why it failed, why nothing was done, or which question must be answered. Absent after a success. */
  readonly reason?: string;
  /** The reasons of seed 002 (C-16); all others are `other`. */
  readonly category?: 'tests-failed' | 'compile-error' | 'empty-output' | 'other';
}

const line = /^\[(?:BATON|CF)-RESULT: (success|failure|noop|needs-input)(?:\]([ \t].*)?| (.*)\])$/;
const outcomes = { success: 'succeeded', failure: 'failed', noop: 'noop', 'needs-input': 'needs-input' } as const;
const categories = ['tests-failed', 'compile-error', 'empty-output'] as const;

/**
 * Parses the signal in the last non-empty line. Returns undefined when there is none, which must not count as success. White
 * space and a carriage return after it are trimmed and nothing else: in colour, bold, a fence, upper case or with anything
 * before it, it is no signal. A reason stands after the bracket or inside; a success has none.
 */
export function parseSignal(finalText: string): Signal | undefined {
  const text = finalText.trimEnd();
  const match = line.exec(text.slice(text.lastIndexOf('\n') + 1));
  const word = match?.[1];
  if (match === null || !isWord(word)) return undefined;
  const reason = (match[2] ?? match[3] ?? '').trim();
  const outcome = outcomes[word];
  if (reason === '') return { outcome, category: outcome === 'failed' ? 'other' : undefined };
  if (outcome === 'succeeded') return undefined;
  return { outcome, reason, category: outcome === 'failed' ? categoryOf(reason) : undefined };
}

function isWord(word: string | undefined): word is keyof typeof outcomes {
  return word !== undefined && Object.hasOwn(outcomes, word);
}

function categoryOf(reason: string): NonNullable<Signal['category']> {
  return categories.find((category) => category === reason) ?? 'other';
}
