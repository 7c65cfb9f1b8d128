import { taskTrailer } from '../../core/git/commit-trailers.ts';
import { codeSpan } from '../../core/markdown/elements.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { problemText } from '../../core/problem.ts';
import type { StageBranch } from '../../core/prompt/render-text.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { pullOfBranch } from '../../core/run/pipeline-of.ts';
import { findHeldBranch, hasPublishedTo, heldBranchName } from '../../core/run/published.ts';
import type { DeliveryRequest } from '../delivery.ts';
import type { Publishes } from '../engine-ports.ts';
import { checkOwnBranch } from '../thread/check-own-branch.ts';

export type PublishRequest = DeliveryRequest & {
  readonly output: AgentOutput;
  /** A pause holds the commits: they count as published where an earlier try of this job has pushed them, and are not pushed now. */
  readonly isHeld?: boolean;
};

/** The branch that the commits of an execution go to, and the commit that they build on. */
export interface TargetBranch {
  readonly branch: string;
  readonly tip: string | undefined;
  /** The commit that the agent started from, as GitHub has it now. */
  readonly start: string;
  /** Commits of earlier turns are held for this branch, and are pushed with these. */
  readonly isReleasing: boolean;
  /** Nobody was asked whether the branch exists. Its creation shows it. */
  readonly isAssumed?: true;
}

/** Returns whether a turn ends with a wait for children. Of a turn that a pause held back, the record says it. */
export function isWaiting({ output, state, dispatch }: PublishRequest): boolean {
  const last = state.tasks.findLast(({ body }) => body.stage === dispatch.task)?.body;
  return output.children?.wait !== undefined || (last?.held !== undefined && last.waits === true);
}

/** Lists the trailers of the commits of an execution: its own, and that of the execution before it whose commits a pause held. */
export function listTrailers({ state, dispatch }: PublishRequest): readonly string[] {
  const last = state.tasks.findLast(({ body }) => body.stage === dispatch.task);
  const isOfHeld = last?.body.held !== undefined;
  const executions = isOfHeld ? [dispatch.execution, last.execution] : [dispatch.execution];
  return executions.map((execution) => taskTrailer({ ...dispatch, execution }));
}

/**
 * Returns whether a branch looks new: this run has published nothing there, and the agent started where the order said, which it does only
 * where the branch was absent. A second look decides if GitHub refuses to create the branch.
 */
function isAssumedNew({ state, dispatch, output }: PublishRequest, branch: string): boolean {
  return output.commits?.base === dispatch.head && !hasPublishedTo(state, branch) && pullOfBranch(state, branch) === undefined;
}

/**
 * Reads where the commits go: to the branch of the stage. Those of a turn that waits are held on a branch of ours where that one
 * is the branch of the pull request itself, because people read there what is done. They are pushed with the last turn.
 * `mayAssume`: a branch that looks new need not be asked about.
 */
export async function readPlace(
  engine: Publishes,
  { request, named, mayAssume }: { readonly request: PublishRequest; readonly named: StageBranch; readonly mayAssume: boolean },
): Promise<Result<TargetBranch, OwnFailure>> {
  const { state, dispatch } = request;
  const { branch } = named;
  const { readBranch } = engine.ports.commits;
  const held = findHeldBranch(state, dispatch.task);
  const isHolding = isWaiting(request) && pullOfBranch(state, branch) !== undefined;
  const target = isHolding ? heldBranchName(state.run.run, dispatch.task) : branch;
  if (mayAssume && target === branch && held === undefined && isAssumedNew(request, branch))
    return success({ branch, tip: undefined, start: request.dispatch.head, isReleasing: false, isAssumed: true });
  const tip = await readBranch(target);
  const from = held ?? branch;
  const start = (from === target ? tip : await readBranch(from)) ?? dispatch.head;
  const own = { ...named, state, stage: dispatch.task, branch: target };
  const foreign = tip === undefined ? undefined : await checkOwnBranch(engine.ports.pushTargets, { ...own, tip });
  if (foreign !== undefined) return failure({ reason: 'branch-refused', message: problemText(foreign) });
  return success({ branch: target, tip, start, isReleasing: held !== undefined && !isHolding });
}

/** Describes for people where commits are until the last turn of their stage. */
export function describeHeld(
  state: PublishRequest['state'],
  { branch, pushed }: { readonly branch: string; readonly pushed: Pick<TaskBody, 'commits' | 'results'> },
): string {
  const { commits, results } = pushed;
  return `Kept ${commits?.published.slice(0, 7)} on ${codeSpan(results.branch ?? '')} until the last turn of the stage, which pushes it to ${codeSpan(branch)}, the branch of #${pullOfBranch(state, branch)}.`;
}

/** Describes that held commits could not be pushed. Another turn would start from the same ones, so a branch that moved is no reason for one. */
export function describeUnreleased(
  { state, dispatch, place }: Pick<PublishRequest, 'state' | 'dispatch'> & { readonly place: TargetBranch },
  { reason, message }: OwnFailure,
): OwnFailure {
  const held = heldBranchName(state.run.run, dispatch.task);
  if (reason !== 'stale-base') return { reason, message: `${message} The commits of earlier turns are on "${held}".` };
  const words = `"${place.branch}" moved while child tasks were at work, so their parent's commits do not fit on it. They are on "${held}": merge that branch by hand.`;
  return { reason: 'branch-refused', message: words };
}
