import { truncateCodePoints } from '../text/code-points.ts';

/** Why a handoff was refused, so that an agent can mend it. */
export interface HandoffError {
  readonly code:
    | 'malformed'
    | 'not-an-object'
    | 'missing'
    | 'empty'
    | 'type'
    | 'too-long'
    | 'too-many'
    | 'too-large'
    | 'version'
    | 'duplicate-key'
    | 'forbidden-key'
    | 'depth'
    | 'number'
    | 'schema'
    | 'unknown-agent';
  /** `data.issue_key`, `context.relevant_files[3]`; empty when it is about the whole. */
  readonly path: string;
  /** A sentence: field, limit, what was seen, and what to write instead. */
  readonly message: string;
}

/** So many errors are shown; the rest are counted. */
const shown = 20;
const sentenceCodePoints = 500;

/** What is wrong, each in one sentence, bounded: the values in it were written by an agent. */
export function describeErrors(errors: readonly HandoffError[]): readonly string[] {
  const sentences = errors.slice(0, shown).map(({ message }) => truncateCodePoints(message, sentenceCodePoints, { mark: '…' }));
  return errors.length > shown ? [...sentences, `There are ${errors.length - shown} more.`] : sentences;
}

/** A JSON value in a few words, for a sentence that says what was seen. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return `the ${typeof value} ${text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text}`;
}
