import type { State } from '../run/state.ts';
import { hasName } from '../text/plain-text.ts';

/** The label of a subject while a run about it is under way. */
export const runningLabel = 'baton:running';
/** The label of a subject after a run about it failed. */
export const failedLabel = 'baton:failed';
/** The label of a subject while a run about it waits for a person. */
export const needsHumanLabel = 'baton:needs-human';

const after: Readonly<Record<string, readonly string[]>> = {
  failed: [failedLabel, needsHumanLabel],
  'needs-input': [needsHumanLabel],
};

/**
 * Returns the labels that a run gives its subject, so that people can filter their lists. They are a view and never read back.
 */
export function statusLabelsOf({ end }: Pick<State, 'end'>): readonly string[] {
  return end === undefined ? [runningLabel] : (after[end.body.outcome] ?? []);
}

/** Returns the labels of an earlier run that are no longer true once the next run starts. */
export function staleLabels(present: readonly string[]): readonly string[] {
  return present.filter((name) => hasName([failedLabel, needsHumanLabel], name));
}
