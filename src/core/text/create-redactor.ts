import { createChunkFinder } from './create-chunk-finder.ts';
import { findTokens } from './find-tokens.ts';
import { buildSecretForms } from './secret-forms.ts';
import { mergeSpans } from './span.ts';

/** What stands in place of a secret, as in the logs of GitHub. */
export const redactionMark = '***';

export interface Redactor {
  /** The text with every secret replaced, and how many places that were. */
  redact(text: string): { readonly text: string; readonly count: number };
}

/**
 * Hides the given secrets in all their spellings and cut to chunks of 12 characters or more, and whatever has the form of a
 * secret (T28). Values shorter than 6 characters are passed over: see `shortestSecret`.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const findChunks = createChunkFinder(secrets.flatMap(buildSecretForms));
  return {
    redact(text) {
      const spans = mergeSpans([...findChunks(text), ...findTokens(text)]);
      let at = 0;
      const kept = spans.map((span) => {
        const before = text.slice(at, span.start);
        at = span.end;
        return before + redactionMark;
      });
      return { text: kept.join('') + text.slice(at), count: spans.length };
    },
  };
}
