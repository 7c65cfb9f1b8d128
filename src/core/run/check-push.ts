import { defaultBranchReason, isDefaultBranch, pushProblem } from '../git/check-branch-name.ts';
import { findMaker } from '../git/commit-trailers.ts';
import type { Problem } from '../problem.ts';
import type { RunRecord } from '../record/record.ts';
import { hasSubject } from '../trigger/trigger.ts';
import { listPublished } from './merges.ts';
import { findRunNumber } from './names.ts';
import { pipelineOf } from './pipeline-of.ts';
import { listOpenedPulls } from './published.ts';
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

/**
 * Returns why the commits of an agent must not appear on the branch of the run's pull request. A push there could merge what
 * nobody has read: an approval or auto-merge would cover it.
 */
export function checkPush(state: Pick<State, 'run'>, target: PushTarget): Problem | undefined {
  const { branch, number } = target;
  const reason = findReason(state, target) ?? findCover(state, listNamed(target));
  return reason === undefined ? undefined : pushProblem({ branch, number }, reason);
}

function listNamed({ pull, others }: PushTarget): readonly NamedPull[] {
  return [
    ...(pull === undefined ? [] : [{ ...pull, name: 'the pull request' }]),
    ...others.map((other) => ({ ...other, name: `#${other.number} (of the same branch)` })),
  ];
}

/**
 * Returns why the commits of an agent must not appear on a branch for which Baton itself opened a pull request. It may have been
 * closed since: then nothing covers them.
 */
export function checkOpenedPush(
  state: Pick<State, 'run'>,
  { branch, pull }: Pick<PushTarget, 'branch' | 'pull'>,
): Problem | undefined {
  if (pull === undefined || pull.state !== 'open' || pull.branch !== branch) return undefined;
  const reason = findCover(state, [{ ...pull, name: 'the pull request' }]);
  return reason === undefined ? undefined : pushProblem({ branch, number: pull.number }, reason);
}

function findReason({ run }: Pick<State, 'run'>, { branch, isProtected, pull }: PushTarget): string | undefined {
  if (isDefaultBranch(branch, run.body.trigger.repository.defaultBranch)) return defaultBranchReason;
  if (pull === undefined)
    return 'GitHub shows no such pull request. If it is still there, let the token of the job read pull requests.';
  if (pull.state === 'merged') return 'the pull request is merged. Start the pipeline on an open one.';
  if (pull.branch !== branch) return `the pull request is on the branch "${pull.branch}" now. Start a new run.`;
  if (isProtected === undefined) return 'the branch was deleted. Restore it, and open the pull request again.';
  if (pull.state === 'closed') return 'the pull request is closed. Open it again.';
  return isProtected ? 'the branch is protected. Give the stage a branch of its own.' : undefined;
}

/** Finds auto-merge or an approval that would cover the commits, on the pull request itself or on another one of the same branch. */
function findCover({ run }: Pick<State, 'run'>, pulls: readonly NamedPull[]): string | undefined {
  const mayPush = pipelineOf(run).allow['push-approved'] === true;
  for (const { name, hasAutoMerge, approvedBy } of pulls) {
    if (hasAutoMerge)
      return `GitHub merges ${name} by itself (auto-merge), so nobody would read the commits. Turn auto-merge off.`;
    if (approvedBy.length > 0 && !mayPush)
      return `${approvedBy.join(', ')} approved ${name}, and the approval would cover commits that nobody has read. Dismiss it, or allow such pushes with \`allow: { push-approved: true }\` and start a new run.`;
  }
  return undefined;
}

type NamedPull = Pick<PushedPull, 'hasAutoMerge' | 'approvedBy'> & { readonly name: string };

/**
 * Returns why commits must not appear on a branch that text of others named: it is that of a pull request that the run did not open.
 * Behind something fixed it may be that of an earlier run, so there only an approval or auto-merge stands in the way. `pulls`: the
 * open pull requests of the branch.
 */
export function checkNamedPush(
  state: Pick<State, 'run' | 'tasks'>,
  { branch, template, pulls }: { readonly branch: string; readonly template: string; readonly pulls: readonly PushedPull[] },
): Problem | undefined {
  const opened = listOpenedPulls(state);
  const foreign = pulls.filter(({ number }) => !opened.includes(number));
  const [first] = foreign;
  if (first === undefined) return undefined;
  // A newer run looks at the branch itself, whether a pull request shows it or not.
  if (state.run.body.branches === undefined && isChosenByText(template)) return foreignPullProblem(branch, first.number);
  const named = foreign.map((pull) => ({ ...pull, name: `#${pull.number}` }));
  const reason = findCover(state, named);
  return reason === undefined ? undefined : pushProblem({ branch, number: first.number }, reason);
}

/** Returns whether text of others chooses the whole name of a branch, because its template begins with a variable. */
function isChosenByText(template: string): boolean {
  return /^\s*\{[{%]/.test(template);
}

function foreignPullProblem(branch: string, number: number): Problem {
  return {
    code: 'BATON-E715',
    message: `The branch came out as "${branch}", which is that of pull request #${number}, and the run is not about that one. Agents and other people's text may not choose it: put something fixed before it, such as baton/.`,
  };
}

/** Returns whether a branch is one of the run's own, as the records of the run and of those before it say. */
export function isOwnBranch(state: Pick<State, 'run' | 'tasks'>, branch: string): boolean {
  const { branches = [] } = state.run.body;
  return branches.includes(branch) || listPublished(state).some((published) => published.branch === branch);
}

/**
 * Returns whether the newest of our commits on a branch (`messages`, the newest first) makes it one of the run's own: it is one of this
 * very task, as after a crash, or of an earlier run of the pipeline about the same subject. Commits of other tasks of the run do not
 * count: people merge them into branches of their own, last line and all.
 */
export function isMadeByOwn(
  { run, body: { pipeline, trigger } }: RunRecord,
  { stage, messages }: { readonly stage: string; readonly messages: readonly string[] },
): boolean {
  const maker = findMaker(messages);
  if (maker === undefined) return false;
  if (maker.run === run) return maker.task === stage;
  if (findRunNumber(maker.run, { pipeline, subject: trigger.subject.number }) !== undefined) return true;
  const rest = maker.run.startsWith(`${pipeline}-`) ? maker.run.slice(pipeline.length + 1) : '';
  return !hasSubject(trigger) && /^\d{8}-\d{4}(?:-\d+)?$/.test(rest);
}
