import { truncateCodePoints } from '../text/code-points.ts';
import { flattenText } from '../text/plain-text.ts';
import type { ReadValues } from './conditions.ts';

/** A stage that never starts, because its condition is false; or, with `by`, because it needs one that was skipped. */
export type SkippedStage =
  | { readonly kind: 'skipped'; readonly by: string }
  | { readonly kind: 'skipped'; readonly condition: string; readonly values: ReadValues };

/** A stage that failed before it started, because its condition could not be decided. */
export interface BrokenStage {
  readonly kind: 'broken';
  readonly condition: string;
  readonly values: ReadValues;
  readonly message: string;
}

/** The limit on a condition where it is shown. The configuration has it in full. */
const shownCodePoints = 160;

/** Describes why the condition of a stage could not be decided, with the values that it read. */
export function describeBroken({ condition, message, values }: BrokenStage): string {
  return `its condition ${quoteCondition(condition)} cannot be decided: ${message}${describeValues(values)}`;
}

/** Describes why a stage was skipped. */
export function describeSkipped(entry: SkippedStage): string {
  if ('by' in entry) return `it needs ${entry.by}, which was skipped`;
  return `its condition ${quoteCondition(entry.condition)} is false${describeValues(entry.values)}`;
}

function quoteCondition(condition: string): string {
  return `\`${truncateCodePoints(flattenText(condition), shownCodePoints)}\``;
}

function describeValues(values: ReadValues): string {
  const parts = Object.entries(values).map(([path, value]) => ({ path, shown: JSON.stringify(flattenText(value)) }));
  const [only, ...more] = parts;
  if (only === undefined) return '';
  return more.length === 0
    ? `; the value is ${only.shown}`
    : `; ${parts.map(({ path, shown }) => `${path} is ${shown}`).join(', ')}`;
}
