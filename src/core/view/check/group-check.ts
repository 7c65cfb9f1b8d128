import type { CheckConclusion, CheckView } from './check-run.ts';

/** The check of one name at the newest commit of a pull request. */
export interface GroupedCheck {
  readonly pull: number;
  readonly head: string;
  /** The word of GitHub; undefined while the check is not completed. */
  readonly conclusion: string | undefined;
}

/** From the one that decides over all others to the one that all must have. GitHub takes the last three as passed, here as on a pull request. */
const order: readonly CheckConclusion[] = ['failure', 'action_required', 'cancelled', 'neutral', 'skipped', 'success'];

/** Renders a check on what a merge queue has built, by the checks of the same name at the heads of its pull requests. */
export function renderGroupCheck(checks: readonly GroupedCheck[]): CheckView {
  const lines = checks.map(
    ({ pull, head, conclusion }) => `- #${pull} at \`${head.slice(0, 7)}\`: ${conclusion?.replace('_', ' ') ?? 'not completed'}`,
  );
  const summary = ['The merge queue has built this commit. The check says what it says on the pull requests in it:', ...lines];
  const rest = { summary: summary.join('\n'), annotations: [], actions: [] };
  if (checks.some(({ conclusion }) => conclusion === undefined))
    return { ...rest, status: 'in_progress', title: 'Waits for the checks of the pull requests' };
  const words = checks.map(({ pull, conclusion }) => ({ pull, word: order.find((known) => known === conclusion) ?? 'failure' }));
  const conclusion = order.find((each) => words.some(({ word }) => word === each)) ?? 'failure';
  const names = words.filter(({ word }) => word === conclusion).map(({ pull }) => `#${pull}`);
  return { ...rest, status: 'completed', conclusion, title: `As on ${names.slice(0, 10).join(', ')}` };
}
