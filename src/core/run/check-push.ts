import type { Problem } from '../problem.ts';
import { isFromFork } from '../trigger/trigger.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/** A pull request as it is now, where a push to its branch matters. */
export interface PushedPull {
  readonly number: number;
  /** The name of its branch now. People can rename a branch while a run works on it. */
  readonly branch: string;
  readonly state: 'open' | 'closed' | 'merged';
  /** GitHub merges it by itself once its checks have passed. */
  readonly hasAutoMerge: boolean;
  /** Logins of those whose approval is in force: the newest verdict of each. */
  readonly approvedBy: readonly string[];
}

/** A branch to which the commits of an agent would be pushed, as GitHub describes it. */
export interface PushTarget {
  readonly branch: string;
  /** True when rules keep pushes from the branch; undefined when the branch is gone. */
  readonly isProtected: boolean | undefined;
  /** The number of the run's own pull request, whose branch this was when the run started. */
  readonly number: number;
  /** The pull request of that number. Absent where GitHub shows none. */
  readonly pull: PushedPull | undefined;
  /** Other open pull requests of the same branch, into other bases. A push shows on all of them. */
  readonly others: readonly PushedPull[];
}

/** Returns the number of the run's own pull request, if a branch is the head of it. A fork's branch only has the same name. */
export function pullOfBranch({ run }: Pick<State, 'run'>, branch: string): number | undefined {
  const { trigger } = run.body;
  const { head, number } = trigger.subject;
  return head?.branch === branch && !isFromFork(trigger) ? number : undefined;
}

/**
 * Returns why the commits of an agent must not appear on the branch of the run's pull request. A push there could merge what
 * nobody has read: an approval or auto-merge would cover it.
 */
export function checkPush(state: Pick<State, 'run'>, target: PushTarget): Problem | undefined {
  const { branch, number } = target;
  const reason = findReason(state, target) ?? findCover(state, target);
  return reason === undefined ? undefined : ownPullProblem({ branch, number }, reason);
}

/** Describes why nothing is pushed to the branch of the run's own pull request. The reason ends with a full stop. */
export function ownPullProblem({ branch, number }: Pick<PushTarget, 'branch' | 'number'>, reason: string): Problem {
  return { code: 'BATON-E715', message: `Nothing is pushed to "${branch}", the branch of #${number}: ${reason}` };
}

/** The reason why the default branch is not pushed to, although a pull request comes from it. */
export const defaultBranchReason = 'it is the default branch. Give the stage a branch of its own.';

function findReason({ run }: Pick<State, 'run'>, { branch, isProtected, pull }: PushTarget): string | undefined {
  if (branch === run.body.trigger.repository.defaultBranch) return defaultBranchReason;
  if (pull === undefined)
    return 'GitHub shows no such pull request. If it is still there, let the token of the job read pull requests.';
  if (pull.state === 'merged') return 'the pull request is merged. Start the pipeline on an open one.';
  if (pull.branch !== branch) return `the pull request is on the branch "${pull.branch}" now. Start a new run.`;
  if (isProtected === undefined) return 'the branch was deleted. Restore it, and open the pull request again.';
  if (pull.state === 'closed') return 'the pull request is closed. Open it again.';
  return isProtected ? 'the branch is protected. Give the stage a branch of its own.' : undefined;
}

/** Finds auto-merge or an approval that would cover the commits, on the pull request itself or on another one of the same branch. */
function findCover({ run }: Pick<State, 'run'>, { pull, others }: PushTarget): string | undefined {
  const mayPush = pipelineOf(run).allow['push-approved'] === true;
  for (const { number, hasAutoMerge, approvedBy } of [...(pull === undefined ? [] : [pull]), ...others]) {
    const name = number === pull?.number ? 'the pull request' : `#${number} (of the same branch)`;
    if (hasAutoMerge)
      return `GitHub merges ${name} by itself (auto-merge), so nobody would read the commits. Turn auto-merge off.`;
    if (approvedBy.length > 0 && !mayPush)
      return `${approvedBy.join(', ')} approved ${name}, and the approval would cover commits that nobody has read. Dismiss it, or allow such pushes with \`allow: { push-approved: true }\` and start a new run.`;
  }
  return undefined;
}

/** Returns whether text of others chooses the whole name of a branch, because its template begins with a variable. */
export function isChosenByText(template: string): boolean {
  return /^\s*\{[{%]/.test(template);
}

/** Describes why a branch that text of others chose is not pushed to: it is that of another pull request. */
export function foreignPullProblem(branch: string, pull: { readonly number: number }): Problem {
  return {
    code: 'BATON-E715',
    message: `The branch came out as "${branch}", which is that of pull request #${pull.number}, and the run is not about that one. Agents and other people's text may not choose it: put something fixed before it, such as baton/.`,
  };
}
