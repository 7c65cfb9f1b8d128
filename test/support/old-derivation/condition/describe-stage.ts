import type { ReadValues } from '../../../../src/core/condition/conditions.ts';
import { truncateCodePoints } from '../../../../src/core/text/code-points.ts';
import { flattenText } from '../../../../src/core/text/plain-text.ts';

/**
 * A stage that never starts, because its condition is false; or, with `by`, because it needs one that was skipped; or, with `after`,
 * because another element of its matrix has failed.
 */
export type SkippedStage =
  | { readonly kind: 'skipped'; readonly by: string }
  | { readonly kind: 'skipped'; readonly after: string }
  | { readonly kind: 'skipped'; readonly condition: string; readonly values: ReadValues };

/**
 * A stage that failed without a record of its own: its condition could not be decided; or, without `condition`, its matrix has no
 * elements that can be used, or none that can be picked.
 */
export type BrokenStage =
  | { readonly kind: 'broken'; readonly condition: string; readonly values: ReadValues; readonly message: string }
  /** `since`: the `seq` of the record with which it failed. */
  | { readonly kind: 'broken'; readonly message: string; readonly since: number };

/** The limit on a condition where it is shown. The configuration has it in full. */
const shownCodePoints = 160;

/** Describes why a stage failed without a record: for a condition that could not be decided, with the values that it read. */
export function describeBroken(entry: BrokenStage): string {
  if (!('condition' in entry)) return entry.message;
  const { condition, message, values } = entry;
  return `its condition ${quoteCondition(condition)} cannot be decided: ${message}${describeValues(values)}`;
}

/** Describes why a stage was skipped. */
export function describeSkipped(entry: SkippedStage): string {
  if ('by' in entry) return `it needs ${entry.by}, which was skipped`;
  if ('after' in entry) return `${entry.after} has failed, and \`fail-fast\` is true`;
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
