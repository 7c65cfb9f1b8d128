/**
 * The room of built-ins: stages that Baton carries out itself, with its own rights, from the outputs of agents.
 *
 * 1. `run-builtin.ts` loads the handoffs that the fields may show, and calls the file of the built-in.
 * 2. `render-fields.ts` renders the fields, redacts and neutralises them; `target.ts` finds the thread and checks `max`.
 * 3. Each built-in looks for what it made before a crash (`builtin-request.ts`) before it makes anything.
 */
import { type BuiltinStage, isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { problemText } from '../../core/problem.ts';
import { listStartBranches } from '../../core/prompt/start-branches.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { failure, type Result } from '../../core/result.ts';
import { findLastApproval } from '../../core/run/approvals.ts';
import { ancestorsOf, pipelineOf, stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { GitHubError } from '../../ports/github.ts';
import { type DeliveryRequest, taskBodyBase } from '../delivery.ts';
import type { Publishes } from '../engine-ports.ts';
import { isTransient } from '../github-errors.ts';
import { loadHandoffs } from '../thread/load-handoffs.ts';
import type { BuiltinResult } from './builtin-request.ts';
import { changeLabels } from './change-labels.ts';
import { openPullRequest } from './open-pull-request.ts';
import { openIssue, postComment } from './post-comment.ts';
import { submitReview } from './submit-review.ts';

/** Runs a built-in stage. Its failure is an outcome, as that of an agent is. */
export async function runBuiltin(engine: Publishes, request: DeliveryRequest): Promise<TaskBody> {
  const startedAt = engine.ports.clock.now();
  const stage = stageOf(request.state.run, request.dispatch.task);
  if (isAgentStage(stage)) throw new Error(`Stage ${request.dispatch.task} is no built-in.`);
  const done = await tryCarryOut(engine, { ...request, stage });
  const base = { ...taskBodyBase(engine, request), startedAt, outputs: [], consumed: [], isolated: true };
  if (!done.ok) return { ...base, outcome: 'failed', failure: done.error, results: {}, warnings: [] };
  const { warnings = [], ...rest } = done.value;
  return { ...base, ...rest, warnings: [...warnings] };
}

type Request = DeliveryRequest & { readonly stage: BuiltinStage };

/** Carries out the stage. A permanent refusal by GitHub is its outcome; any other error fails the job, which can be run again. */
async function tryCarryOut(engine: Publishes, request: Request): Promise<BuiltinResult> {
  const filled = await loadShownHandoffs(engine, request);
  if (!filled.ok) return filled;
  const moved = await findUnapprovedTip(engine, request);
  if (moved !== undefined) return failure(moved);
  try {
    return await performBuiltin(engine, { ...request, state: filled.value });
  } catch (error) {
    if (!(error instanceof GitHubError) || isTransient(error)) throw error;
    return failure({ reason: `${request.stage.uses}-refused`, message: error.message });
  }
}

/** Finds that the branch of an approved stage has moved since the approval, so that it would show what nobody has approved. */
async function findUnapprovedTip(engine: Publishes, { state, dispatch }: Request): Promise<OwnFailure | undefined> {
  const approved = findLastApproval(state, dispatch.task)?.body.approval?.head;
  const [branch] = listStartBranches(state, { stage: dispatch.task, due: dispatch });
  if (approved === undefined || branch === undefined) return undefined;
  const tip = await engine.ports.commits.readBranch(branch);
  if (tip === undefined || tip === approved) return undefined;
  return {
    reason: 'stale-base',
    message: `BATON-E934: "${branch}" was at ${approved.slice(0, 12)} when the stage was approved, and is at ${tip.slice(0, 12)} now. Nothing was made; Baton asks once more.`,
  };
}

async function performBuiltin(engine: Publishes, request: Request): Promise<BuiltinResult> {
  const { stage } = request;
  if (stage.uses === 'pull-request') return openPullRequest(engine, { ...request, stage });
  if (stage.uses === 'issue') return openIssue(engine, { ...request, stage });
  if (stage.uses === 'comment') return postComment(engine, { ...request, stage });
  if (stage.uses === 'labels') return changeLabels(engine, { ...request, stage });
  return submitReview(engine, { ...request, stage });
}

/** Loads the handoffs that lie in artifacts, but only those that a field may show: each costs two requests. */
async function loadShownHandoffs(engine: Publishes, { state, dispatch, stage }: Request): Promise<Result<State, OwnFailure>> {
  const fields = JSON.stringify(stage.with);
  const mayShow = (name: string): boolean => fields.includes(name) || /\bneeds\b(?!\s*[.[])/.test(fields);
  const stages = [...ancestorsOf(pipelineOf(state.run), dispatch.task)].filter(mayShow);
  const shows = /handoff|outputs/.test(fields);
  const filled = await loadHandoffs(engine.ports, { state, stages: shows ? stages : [] });
  if (filled.ok) return filled;
  const { reason, problem } = filled.error;
  return failure({ reason, message: problemText(problem) });
}
