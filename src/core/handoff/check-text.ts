import { countCodePoints } from '../text/count-code-points.ts';
import { describeValue } from './describe-value.ts';
import type { HandoffError } from './handoff-error.ts';

interface TextField {
  readonly path: string;
  readonly value: unknown;
  /** Code points. */
  readonly max: number;
  readonly advice: string;
}

/** An optional text of limited length; absent and of the wrong kind both give no text. */
export function checkText({ path, value, max, advice }: TextField): {
  readonly text?: string;
  readonly errors: readonly HandoffError[];
} {
  if (value === undefined) return { errors: [] };
  if (typeof value !== 'string') {
    const message = `\`${path}\` is ${describeValue(value)}; write a string, or leave it out if it is optional.`;
    return { errors: [{ code: 'type', path, message }] };
  }
  const length = countCodePoints(value);
  if (length <= max) return { text: value, errors: [] };
  const message = `\`${path}\` is ${length} characters long; at most ${max} are accepted: ${advice}.`;
  return { errors: [{ code: 'too-long', path, message }] };
}
