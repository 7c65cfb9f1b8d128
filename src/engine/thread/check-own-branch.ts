import { judgeRunBranch } from '../../core/config/judge-branch.ts';
import type { Problem } from '../../core/problem.ts';
import type { StageBranch } from '../../core/prompt/render-text.ts';
import { isMadeByOwn, isOwnBranch } from '../../core/run/check-push.ts';
import { pipelineOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import type { PushTargets } from '../../ports/reviews.ts';

interface ExistingBranch extends StageBranch {
  readonly state: Pick<State, 'run' | 'tasks'>;
  /** The task that works on the branch. */
  readonly stage: string;
  readonly tip: string;
}

/**
 * Returns why a task may not work on a branch that is there: text of others or an agent chose its name, and it is none of the run's own.
 * Asks GitHub only where neither the records nor the configuration say that it may. A run of an older version knows no branches of those
 * before it, and keeps what it was promised: there only children are asked.
 */
export async function checkOwnBranch(
  targets: PushTargets,
  { state, stage, branch, author, tip }: ExistingBranch,
): Promise<Problem | undefined> {
  const { run } = state;
  if (isOwnBranch(state, branch) || (author.by === 'text' && run.body.branches === undefined)) return undefined;
  const problem = judgeRunBranch({ branch, author, allow: pipelineOf(run).allow, isForeign: true });
  if (problem === undefined) return undefined;
  const messages = await targets.listMessages(tip, run.body.trigger.repository.defaultBranch);
  return isMadeByOwn(run, { stage, messages }) ? undefined : problem;
}
