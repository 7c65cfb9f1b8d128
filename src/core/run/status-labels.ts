import { hasName } from '../text/plain-text.ts';
import type { State } from './state.ts';

/** On a subject while a run about it goes on. */
export const runningLabel = 'baton:running';
/** After a run about it failed. */
export const failedLabel = 'baton:failed';
/** When a run about it waits for a person. */
export const needsHumanLabel = 'baton:needs-human';

const after: Readonly<Record<string, readonly string[]>> = {
  failed: [failedLabel, needsHumanLabel],
  'needs-input': [needsHumanLabel],
};

/** What lets people filter their lists for the subject of a run; a view, which is never read back. */
export function statusLabelsOf({ end }: Pick<State, 'end'>): readonly string[] {
  return end === undefined ? [runningLabel] : (after[end.body.outcome] ?? []);
}

/** Labels of an earlier run that say nothing about a subject any more, once the next one goes on. */
export function staleLabels(present: readonly string[]): readonly string[] {
  return present.filter((name) => hasName([failedLabel, needsHumanLabel], name));
}
