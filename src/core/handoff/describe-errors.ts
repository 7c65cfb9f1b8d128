import { truncateCodePoints } from '../text/truncate-code-points.ts';
import type { HandoffError } from './handoff-error.ts';

/** So many errors are shown; the rest are counted. */
const shown = 20;
const sentenceCodePoints = 500;

/** What is wrong, each in one sentence, bounded: the values in it were written by an agent. */
export function describeErrors(errors: readonly HandoffError[]): readonly string[] {
  const sentences = errors.slice(0, shown).map(({ message }) => truncateCodePoints(message, sentenceCodePoints, { mark: '…' }));
  return errors.length > shown ? [...sentences, `There are ${errors.length - shown} more.`] : sentences;
}
