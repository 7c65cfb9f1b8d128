import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { jobFor } from '../../core/run/acting-agent.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import { type DeliveryRequest, taskBodyBase } from '../delivery.ts';
import type { Publishes, Reads } from '../engine-ports.ts';
import { isPaused } from '../thread/read-run.ts';
import { publishCommits } from './publish-commits.ts';

/**
 * Publishes commits that were held during a pause. The agent's work is that of the execution before; its commits lie in an
 * artifact of that workflow run, and its usage was counted there.
 */
export async function publishHeldCommits(engine: Publishes, request: DeliveryRequest): Promise<TaskBody> {
  const { state, dispatch } = request;
  const startedAt = engine.ports.clock.now();
  const last = state.tasks.findLast(({ body }) => body.stage === dispatch.task)?.body;
  if (last?.held === undefined) throw new Error(`Nothing of ${dispatch.run}/${dispatch.task} was held.`);
  const { held, usage: _usage, ...kept } = last;
  const { run, ...commits } = held;
  const output = buildOutput(request, { ...kept, commits });
  const published = await publishCommits(engine, { ...request, output, workflowRun: { ...request.workflowRun, id: run } });
  const body = { ...kept, ...taskBodyBase(engine, request), startedAt };
  if (published === undefined) return body;
  if (!published.ok) return { ...body, outcome: 'failed', failure: published.error };
  return { ...body, results: { ...kept.results, ...published.value.results }, commits: published.value.commits };
}

function buildOutput(
  { dispatch }: DeliveryRequest,
  {
    commits,
    startedAt,
    finishedAt,
    isolated,
  }: Pick<TaskBody, 'startedAt' | 'finishedAt' | 'isolated'> & Pick<AgentOutput, 'commits'>,
): AgentOutput {
  const { run, task, attempt, execution } = dispatch;
  const place = { version: 1 as const, run, task, attempt, execution };
  const work = { outcome: 'succeeded' as const, results: {}, outputs: [], warnings: [] };
  return { ...place, ...work, commits, isolated, startedAt, finishedAt };
}

/**
 * Returns the commits to hold back while the run is paused. Commits of an agent that transfers are published anyway, because
 * its successor starts from them.
 */
export function holdCommits(engine: Reads, request: DeliveryRequest & { readonly output: AgentOutput }): TaskBody['held'] {
  const { state, output, dispatch, workflowRun } = request;
  const stage = stageOf(state.run, dispatch.task);
  const hasBranch = isAgentStage(stage) && stage.branch !== undefined;
  if (!isPaused(engine, state) || !hasBranch || output.commits === undefined) return undefined;
  if (output.outcome !== 'succeeded' || output.transfer !== undefined) return undefined;
  return { ...output.commits, run: workflowRun.id };
}

/** Returns whether an order for `publish` is about held commits, and not about a built-in. */
export function isForHeldCommits({ state, dispatch }: DeliveryRequest): boolean {
  return isAgentStage(stageOf(state.run, dispatch.task)) && jobFor(state, dispatch.task) === 'publish';
}
