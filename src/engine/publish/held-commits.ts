import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { jobFor } from '../../core/run/acting-agent.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import { type DeliveryRequest, taskBodyBase } from '../delivery.ts';
import type { Engine } from '../engine-ports.ts';
import { isPaused } from '../thread/read-run.ts';
import { publishCommits } from './publish-commits.ts';

/**
 * Publishes what a pause had kept back: the agent's work is that of the execution before, its commits lie in the artifact of that
 * workflow run. What it used was counted there.
 */
export async function publishHeldCommits(engine: Engine, request: DeliveryRequest): Promise<TaskBody> {
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

/** Commits that must not be published now. Those of an agent that hands over are: the next one builds on them. */
export function holdCommits(engine: Engine, request: DeliveryRequest & { readonly output: AgentOutput }): TaskBody['held'] {
  const { state, output, dispatch, workflowRun } = request;
  const stage = stageOf(state.run, dispatch.task);
  const hasBranch = isAgentStage(stage) && stage.branch !== undefined;
  if (!isPaused(engine, state) || !hasBranch || output.commits === undefined) return undefined;
  if (output.outcome !== 'succeeded' || output.transfer !== undefined) return undefined;
  return { ...output.commits, run: workflowRun.id };
}

/** Whether an order for `publish` is about commits that were held, and not about a built-in. */
export function isForHeldCommits({ state, dispatch }: DeliveryRequest): boolean {
  return isAgentStage(stageOf(state.run, dispatch.task)) && jobFor(state, dispatch.task) === 'publish';
}
