/**
 * This folder hides secrets in text before the text leaves a job. `secret-forms` lists the spellings in which a known secret may
 * appear, `find-secret-chunks` finds these spellings and parts of them, `find-token-patterns` finds everything that has the form
 * of a secret, and the redactor replaces what they found.
 */

import { createChunkFinder } from './find-secret-chunks.ts';
import { findTokens } from './find-token-patterns.ts';
import { buildSecretForms } from './secret-forms.ts';
import { mergeSpans, type Span } from './span.ts';

/** The part of a redactor that `redactDeep` needs. */
interface TextRedactor {
  redact(text: string): { readonly text: string };
}

/** Returns a copy of a JSON value in which every string and every key is redacted. Keys that become equal get a number. */
export function redactDeep<T>(value: T, redactor: TextRedactor): T {
  return redactValue(value, redactor) as T;
}

function redactValue(value: unknown, redactor: TextRedactor): unknown {
  if (typeof value === 'string') return redactor.redact(value).text;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => redactValue(part, redactor));
  const entries = new Map<string, unknown>();
  for (const [key, part] of Object.entries(value)) {
    entries.set(findFreeKey(redactor.redact(key).text, entries), redactValue(part, redactor));
  }
  return Object.fromEntries(entries);
}

function findFreeKey(key: string, taken: ReadonlyMap<string, unknown>): string {
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key}-${number}`)) number += 1;
  return `${key}-${number}`;
}

/** The text that replaces a secret, the same as in the logs of GitHub. */
const redactionMark = '***';

export interface Redactor {
  /** Returns the text with every secret replaced, and the number of places that were replaced. */
  redact(text: string): { readonly text: string; readonly count: number };
  /** Returns a JSON value with every string and key redacted. */
  redactDeep<T>(value: T): T;
  /**
   * Returns whether the text contains one of the secrets as a whole, in any spelling. Text that only looks like a secret does not
   * count.
   */
  holdsSecret(text: string): boolean;
}

/**
 * Creates a redactor that hides the given secrets in all their spellings, also when they are cut to chunks of 12 characters or
 * more, and everything that has the form of a secret (T28). It ignores values shorter than 6 characters: see `shortestSecret`.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const findChunks = createChunkFinder(secrets.flatMap((secret) => buildSecretForms(secret)));
  const redact: Redactor['redact'] = (text) => {
    const spans = mergeSpans([...findChunks(text), ...findTokens(text)]);
    return { text: cutOut(text, spans), count: spans.length };
  };
  const whole = secrets.flatMap((secret) => buildSecretForms(secret, { lines: false }));
  return {
    redact,
    redactDeep: (value) => redactDeep(value, { redact }),
    holdsSecret: (text) => whole.some((form) => text.includes(form.text)),
  };
}

function cutOut(text: string, spans: readonly Span[]): string {
  const ends = [0, ...spans.map((span) => span.end)];
  const kept = ends.map((end, index) => text.slice(end, spans[index]?.start));
  return kept.join(redactionMark);
}
