import type { State } from '../core/pipeline/state.ts';

/** Branch that a run's work is to be merged into: that of its pull request, else the default branch. */
export function baseBranchOf({ run }: State): string {
  const { subject, repository } = run.body.trigger;
  return subject.base?.branch ?? repository.defaultBranch;
}
