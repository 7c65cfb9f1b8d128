import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { AgentOutput } from '../../core/output/agent-output.ts';
import { publishesCommits } from '../../core/output/outcome.ts';
import type { TaskBody } from '../../core/record/record.ts';
import { jobFor } from '../../core/run/acting-agent.ts';
import { limited } from '../../core/run/attempts.ts';
import { lastDecision } from '../../core/run/decisions.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import { type AdvanceRequest, type DeliveryRequest, taskBodyBase } from '../delivery.ts';
import type { Performed } from '../effects/perform-effects.ts';
import { resumeRun } from '../effects/resume.ts';
import type { Effects, Publishes, Reads } from '../engine-ports.ts';
import { isPaused } from '../gate/ask.ts';
import type { RunReading } from '../thread/read-run.ts';
import { publishCommits } from './publish-commits.ts';

/**
 * Handles a delivery of which a pause leaves nothing to record: an agent that was not started, or a built-in that must not be
 * carried out. The end of the pause starts it again; if the pause ended before the delivery came, it is started here. Returns
 * undefined for all other deliveries.
 */
export async function handlePausedDelivery(
  engine: Effects,
  { dispatch, delivery, reading }: Pick<AdvanceRequest, 'dispatch' | 'delivery'> & { readonly reading: RunReading },
): Promise<Pick<Performed, 'started' | 'state'> | undefined> {
  const { state } = reading;
  const isStopped = delivery.kind === 'output' && delivery.output.stopped === 'paused';
  if (state.end !== undefined || (!isStopped && delivery.kind !== 'built-in')) return undefined;
  if (isPaused(engine, state)) {
    engine.ports.log.info(`${dispatch.run}/${dispatch.task} waits for the end of the pause.`);
    return { started: [], state };
  }
  if (!isStopped) return undefined;
  // The word of an agent job alone starts nothing: a job that always said so would be started for ever.
  const resumed = lastDecision(state.decisions, ['resume']);
  const isLate = resumed !== undefined && Date.parse(resumed.body.decidedAt) > Date.parse(dispatch.issued);
  return isLate ? resumeRun(engine, { reading, stage: dispatch.task }) : { started: [], state };
}

/**
 * Returns the record of an execution without an agent, before which the children of a parent are merged. It stands for the turn that
 * waited, so that the parent starts behind it as it would have behind that one. What was merged is added to it.
 */
function buildMergeBody(engine: Publishes, request: DeliveryRequest, last: TaskBody): TaskBody {
  const { usage: _usage, commits: _commits, push: _push, ...recorded } = last;
  return { ...recorded, ...taskBodyBase(engine, request), merges: [], startedAt: engine.ports.clock.now() };
}

/** Carries out an execution of an agent stage without its agent: commits that a pause held are published, or children merged. */
export async function publishWithoutAgent(engine: Publishes, request: DeliveryRequest): Promise<TaskBody> {
  const last = request.state.tasks.findLast(({ body }) => body.stage === request.dispatch.task)?.body;
  if (last?.held === undefined && last?.waits === true) return buildMergeBody(engine, request, last);
  return publishHeldCommits(engine, request);
}

/**
 * Publishes commits that were held during a pause. The agent's work is that of the execution before; its commits lie in an
 * artifact of that workflow run, and its usage was counted there.
 */
export async function publishHeldCommits(engine: Publishes, request: DeliveryRequest): Promise<TaskBody> {
  const { state, dispatch } = request;
  const startedAt = engine.ports.clock.now();
  const last = state.tasks.findLast(({ body }) => body.stage === dispatch.task)?.body;
  if (last?.held === undefined) throw new Error(`Nothing of ${dispatch.run}/${dispatch.task} was held.`);
  const { held, usage: _usage, ...recorded } = last;
  const { run, ...commits } = held;
  const output = buildOutput(request, { ...recorded, commits });
  const published = await publishCommits(engine, { ...request, output, workflowRun: { ...request.workflowRun, id: run } });
  const body = { ...recorded, ...taskBodyBase(engine, request), ...timesOf(recorded, startedAt) };
  if (published === undefined) return body;
  if (!published.ok) {
    // A turn that failed waits for nothing. Its children still belong to the task.
    const { waits: _waits, limit: _limit, unpaid: _unpaid, ...rest } = body;
    return { ...rest, outcome: 'failed', failure: published.error };
  }
  const { results, ...made } = published.value;
  return { ...body, ...made, results: { ...recorded.results, ...results } };
}

/**
 * Returns the times of an execution that publishes what a pause held. After a usage limit it is the time of the turn: how long the limit is closed
 * counts from then.
 */
function timesOf(
  { limit, failure, finishedAt }: TaskBody,
  startedAt: string,
): Partial<Pick<TaskBody, 'startedAt' | 'finishedAt'>> {
  const isLimited = limit !== undefined || failure?.reason === limited;
  return isLimited ? { startedAt: finishedAt, finishedAt } : { startedAt };
}

function buildOutput(
  { dispatch: { run, task, attempt, execution } }: DeliveryRequest,
  own: Pick<TaskBody, 'startedAt' | 'finishedAt' | 'isolated'> & Pick<AgentOutput, 'commits'>,
): AgentOutput {
  const { commits, startedAt, finishedAt, isolated } = own;
  const place = { version: 1 as const, run, task, attempt, execution };
  const work = { outcome: 'succeeded' as const, results: {}, outputs: [], warnings: [] };
  return { ...place, ...work, commits, isolated, startedAt, finishedAt };
}

/**
 * Returns the commits to hold back while the run is paused, unless they are on their branch already. Commits of an agent that transfers are published anyway, because
 * its successor starts from them.
 */
export function holdCommits(engine: Reads, request: DeliveryRequest & { readonly output: AgentOutput }): TaskBody['held'] {
  const { state, output, dispatch, workflowRun } = request;
  const stage = stageOf(state.run, dispatch.task);
  const hasBranch = isAgentStage(stage) && stage.branch !== undefined;
  if (!isPaused(engine, state) || !hasBranch || output.commits === undefined) return undefined;
  if (!publishesCommits(output) || output.transfer !== undefined) return undefined;
  return { ...output.commits, run: workflowRun.id };
}

/** Returns whether an order for `publish` is about the stage of an agent, and not about a built-in. */
export function isForAgentStage({ state, dispatch }: DeliveryRequest): boolean {
  return isAgentStage(stageOf(state.run, dispatch.task)) && jobFor(state, dispatch.task) === 'publish';
}
