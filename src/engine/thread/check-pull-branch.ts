import type { Problem } from '../../core/problem.ts';
import { checkOpenedPush, checkPush } from '../../core/run/check-push.ts';
import { pullOfBranch } from '../../core/run/pipeline-of.ts';
import { findPullOpenedFor } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import type { PushTargets } from '../../ports/reviews.ts';

/**
 * Asks GitHub whether commits may appear on a branch, where it is that of the run's own pull request, or of one that the run opened:
 * whether it is protected, and whether an approval or auto-merge of any pull request of that branch would cover them. Other branches
 * cost no request.
 */
export async function checkPullBranch(
  targets: PushTargets,
  { state, branch }: { readonly state: Pick<State, 'run' | 'tasks'>; readonly branch: string },
): Promise<Problem | undefined> {
  const number = pullOfBranch(state, branch);
  if (number === undefined) {
    const opened = findPullOpenedFor(state, branch);
    return opened === undefined ? undefined : checkOpenedPush(state, { branch, pull: await targets.readPull(opened) });
  }
  const isProtected = await targets.readProtection(branch);
  const pulls = await targets.listPulls(branch);
  // An own pull request that is not in the list is closed, or on another branch: reading it says which.
  const pull = pulls.find((each) => each.number === number) ?? (await targets.readPull(number));
  return checkPush(state, { branch, isProtected, number, pull, others: pulls.filter((each) => each.number !== number) });
}
