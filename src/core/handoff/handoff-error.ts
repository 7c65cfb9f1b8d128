import { truncateCodePoints } from '../text/code-points.ts';

/** The reason why a handoff was refused, worded so that an agent can fix it. */
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
  /** The path of the field, such as `data.issue_key` or `context.relevant_files[3]`; empty when the whole handoff is at fault. */
  readonly path: string;
  /** A sentence: field, limit, value seen, and what to write instead. */
  readonly message: string;
}

/** The number of errors that are shown; the rest are counted. */
const shown = 20;
const sentenceCodePoints = 500;

/** Returns one sentence for each error. Number and length are limited, because the values in them were written by an agent. */
export function describeErrors(errors: readonly HandoffError[]): readonly string[] {
  const sentences = errors.slice(0, shown).map(({ message }) => truncateCodePoints(message, sentenceCodePoints, { mark: '…' }));
  return errors.length > shown ? [...sentences, `There are ${errors.length - shown} more.`] : sentences;
}

/** Describes a JSON value in a few words, for a sentence that says what was seen. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return `the ${typeof value} ${shortenText(text, 40)}`;
}

/** Cuts a text to `max` UTF-16 units, with a mark where it was cut. */
export function shortenText(text: string, max = 64): string {
  return text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text;
}
