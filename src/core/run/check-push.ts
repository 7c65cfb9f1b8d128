import type { Problem } from '../problem.ts';
import { isFromFork } from '../trigger/trigger.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/** A pull request as it is now, where a push to its branch matters. */
export interface PushedPull {
  readonly number: number;
  /** The name of its branch now. People can rename a branch while a run works on it. */
  readonly branch: string;
  readonly isOpen: boolean;
  /** GitHub merges it by itself once its checks have passed. */
  readonly hasAutoMerge: boolean;
  /** Logins of those whose approval is in force: the newest verdict of each. */
  readonly approvedBy: readonly string[];
}

/** A branch to which the commits of an agent would be pushed, as GitHub describes it. */
export interface PushTarget {
  readonly branch: string;
  readonly isProtected: boolean;
  /** The number of the run's own pull request, whose branch this was when the run started. */
  readonly number: number;
  /** The pull request of that number. Absent where GitHub shows none. */
  readonly pull: PushedPull | undefined;
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
  const reason = findReason(state, target);
  if (reason === undefined) return undefined;
  return { code: 'BATON-E715', message: `Nothing is pushed to "${branch}", the branch of #${number}: ${reason}` };
}

/**
 * Returns why the commits of an agent must not appear on a branch for which Baton itself opened a pull request. It may have been
 * closed since: then nothing covers them.
 */
export function checkOpenedPush(
  state: Pick<State, 'run'>,
  { branch, pull }: Pick<PushTarget, 'branch' | 'pull'>,
): Problem | undefined {
  const reason = pull?.isOpen === true && pull.branch === branch ? findCover(state, pull) : undefined;
  if (pull === undefined || reason === undefined) return undefined;
  return { code: 'BATON-E715', message: `Nothing is pushed to "${branch}", the branch of #${pull.number}: ${reason}` };
}

function findReason(state: Pick<State, 'run'>, { branch, isProtected, pull }: PushTarget): string | undefined {
  const { run } = state;
  const { repository } = run.body.trigger;
  if (branch === repository.defaultBranch) return 'it is the default branch. Give the stage a branch of its own.';
  if (pull === undefined)
    return 'GitHub shows no such pull request. If it is still there, let the token of the job read pull requests.';
  if (!pull.isOpen) return 'the pull request is closed. Open it again.';
  if (pull.branch !== branch) return `the pull request is on the branch "${pull.branch}" now. Start a new run.`;
  if (isProtected) return 'the branch is protected. Give the stage a branch of its own.';
  return findCover(state, pull);
}

/** Returns what would let commits be merged that nobody has read. */
function findCover({ run }: Pick<State, 'run'>, pull: PushedPull): string | undefined {
  if (pull.hasAutoMerge)
    return 'GitHub merges the pull request by itself (auto-merge), so nobody would read the commits. Turn auto-merge off.';
  if (pull.approvedBy.length === 0 || pipelineOf(run).allow['push-approved'] === true) return undefined;
  return `${pull.approvedBy.join(', ')} approved the pull request, and the approval would cover commits that nobody has read. Dismiss it, or allow such pushes with \`allow: { push-approved: true }\` and start a new run.`;
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
