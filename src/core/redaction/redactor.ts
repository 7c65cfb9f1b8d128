/**
 * This folder hides secrets in text before the text leaves a job. `secret-forms` lists the spellings in which a known secret may
 * appear, `readings` lists the ways in which a text can be read, `find-secret-chunks` finds these spellings and parts of them,
 * `find-token-patterns` finds everything that has the form of a secret, and the redactor replaces what they found.
 */

import { createChunkFinder } from './find-secret-chunks.ts';
import { findTokens, type TokenKind } from './find-token-patterns.ts';
import { listReadings, mergeSpans, type Span } from './readings.ts';
import { buildSecretForms, listSecretValues } from './secret-forms.ts';

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

/** The place of a secret in a text, and its kind: one that the job knows, or a part of it; or only the form of a secret. */
export interface FoundSecret {
  readonly kind: TokenKind | 'known';
  readonly start: number;
}

export interface Redactor {
  /** Returns the text with every secret replaced, and the number of places that were replaced. */
  redact(text: string): { readonly text: string; readonly count: number };
  /** Returns a JSON value with every string and key redacted. */
  redactDeep<T>(value: T): T;
  /** Finds out what a text holds that may not be published; undefined for nothing. What is only perhaps a token may. */
  findSecret(text: string): FoundSecret | undefined;
}

/**
 * Creates a redactor that hides the given secrets in all their spellings, also when they are cut to chunks of 12 characters or
 * more, and everything that has the form of a secret (T28). It ignores values shorter than 6 characters: see `shortestSecret`.
 * A secret is found in every reading of a text, so it does not matter what later takes escapes, codes of terminals or invisible
 * characters out of the text.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const findKnown = createLazyFinder(secrets);
  const redact: Redactor['redact'] = (text) => {
    const spans = listReadings(text).flatMap((reading) =>
      [...findKnown(reading.text), ...findTokens(reading.text)].map((span) => reading.locate(span)),
    );
    const merged = mergeSpans(spans);
    return { text: cutOut(text, merged), count: merged.length };
  };
  return {
    redact,
    redactDeep: (value) => redactDeep(value, { redact }),
    findSecret(text) {
      const readings = listReadings(text);
      const known = readings.flatMap(({ text, locate }) =>
        findKnown(text).map((span) => ({ ...locate(span), kind: 'known' as const })),
      );
      if (known.length > 0) return known[0];
      const tokens = readings.flatMap(({ text, locate }) => findTokens(text).map((token) => ({ ...token, ...locate(token) })));
      return tokens.find(({ kind }) => kind !== 'perhaps');
    },
  };
}

/** Creates the finder of known secrets on first use, because the spellings take time that the start of an agent should not wait for. */
function createLazyFinder(secrets: readonly string[]): (text: string) => readonly Span[] {
  let find: ((text: string) => readonly Span[]) | undefined;
  return (text) => {
    find ??= createChunkFinder(
      secrets.flatMap((secret) => buildSecretForms(secret)),
      secrets.flatMap((secret) => listSecretValues(secret)),
    );
    return find(text);
  };
}

function cutOut(text: string, spans: readonly Span[]): string {
  const ends = [0, ...spans.map((span) => span.end)];
  const kept = ends.map((end, index) => text.slice(end, spans[index]?.start));
  return kept.join(redactionMark);
}
