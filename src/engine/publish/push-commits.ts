import type { BranchAuthor } from '../../core/config/judge-branch.ts';
import type { AgentStage } from '../../core/config/schema/stage-schema.ts';
import { docsUrl } from '../../core/docs-address.ts';
import { codeSpan } from '../../core/markdown/elements.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { type Problem, problemText } from '../../core/problem.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { checkNamedPush, checkOpenedPush } from '../../core/run/check-push.ts';
import { pullOfBranch } from '../../core/run/pipeline-of.ts';
import { findPullOpenedFor } from '../../core/run/published.ts';
import type { State } from '../../core/run/state.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Publishes } from '../engine-ports.ts';
import { isTransient } from '../github-errors.ts';
import { checkPullBranch } from '../thread/check-pull-branch.ts';

interface BranchUpdate {
  readonly branch: string;
  /** The current tip of the branch; undefined when there is no such branch. */
  readonly tip: string | undefined;
  readonly published: string;
}

/**
 * Pushes commits to the branch of their stage. Returns the failure if the branch must not show them, or does not. The branch is
 * asked about last of all, because people approve while commits are made.
 */
export async function pushCommits(
  engine: Publishes,
  { state, stage, author, ...update }: BranchUpdate & Pick<BranchQuestion, 'state' | 'stage' | 'author'>,
): Promise<OwnFailure | undefined> {
  const { branch, tip } = update;
  const forbidden = await checkBranch(engine, { state, stage, author, branch, exists: tip !== undefined });
  if (forbidden !== undefined) return { reason: 'branch-refused', message: problemText(forbidden) };
  return pointBranch(engine, update);
}

interface BranchQuestion {
  readonly state: State;
  readonly stage: AgentStage;
  readonly author: BranchAuthor;
  readonly branch: string;
  readonly exists: boolean;
}

/**
 * Returns why the commits must not appear on a branch: its pull request refuses them, which an earlier run may have opened, or text
 * of others named the branch of another one.
 */
async function checkBranch(
  engine: Publishes,
  { state, stage, author, branch, exists }: BranchQuestion,
): Promise<Problem | undefined> {
  const { pushTargets, pullRequests } = engine.ports;
  const isKnown = pullOfBranch(state, branch) !== undefined || findPullOpenedFor(state, branch) !== undefined;
  if (isKnown) return checkPullBranch(pushTargets, { state, branch });
  const { branch: template } = stage;
  if (!exists || template === undefined) return undefined;
  if (author.by === 'text' || author.by === 'child')
    return checkNamedPush(state, { branch, template, pulls: await pushTargets.listPulls(branch) });
  const pull = await pullRequests.readOpen(branch);
  return pull === undefined ? undefined : checkOpenedPush(state, { branch, pull: await pushTargets.readPull(pull.number) });
}

/**
 * Points a branch at commits that were made, by one update that is never forced. Returns the failure if the branch does not
 * show them.
 */
async function pointBranch(engine: Publishes, { branch, tip, published }: BranchUpdate): Promise<OwnFailure | undefined> {
  const staleBase: OwnFailure = { reason: 'stale-base', message: `"${branch}" moved while its commits were made.` };
  try {
    if (tip !== undefined) return (await engine.ports.commits.moveBranch(branch, published)) ? undefined : staleBase;
    await engine.ports.commits.createBranch(branch, published);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitHubError) || isTransient(error)) throw error;
    if (error.reason === 'conflict') return staleBase;
    const reason = error.reason === 'workflows-forbidden' ? 'workflows-forbidden' : 'branch-refused';
    return { reason, message: `${error.code}: The commits were made, but "${branch}" does not show them. ${error.message}` };
  }
}

/**
 * Adds words about the push, if it went to the pull request that the run is about. GitHub holds back checks of what the workflow's own
 * token pushed until somebody approves them, so the words say that as well (github-platform.md 4).
 */
export function describePush<T extends { readonly commits: NonNullable<TaskBody['commits']> }>(
  { settings }: Publishes,
  { state, branch, pushed }: { readonly state: State; readonly branch: string; readonly pushed: T },
): T & Pick<TaskBody, 'push'> {
  const number = pullOfBranch(state, branch);
  if (number === undefined) return pushed;
  const { commits } = pushed;
  const place = `Pushed ${commits.published.slice(0, 7)} to ${codeSpan(branch)}, the branch of #${number}.`;
  if (settings.via === 'app') return { ...pushed, push: place };
  const checks = `Its checks wait until somebody with write access clicks "Approve and run", because the workflow's own token pushed. With the token of an App they start by themselves: see ${docsUrl('app.md')}`;
  return { ...pushed, commits: { ...commits, checksWait: true }, push: `${place} ${checks}` };
}
