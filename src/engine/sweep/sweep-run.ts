import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import type { StalledTask } from '../../core/launch/execution-status.ts';
import { jobFor } from '../../core/run/acting-agent.ts';
import { askKey } from '../../core/run/notices.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { readyRows } from '../../core/run/task-row.ts';
import { describeStall, type SweptStall } from '../../core/view/summary/sweep.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Actions } from '../engine-ports.ts';
import { isLimited } from '../gate/ask.ts';
import { rerunPublisher } from '../gate/rerun-jobs.ts';
import { buildNoticeOrder } from '../order/build-notice-order.ts';
import { buildOrder, lockOf } from '../order/build-order.ts';
import { findTriggeringRecord } from '../thread/read-run.ts';
import { readStatusComment } from '../view/status-comment.ts';
import { listStalledTasks, type StallRequest } from './list-stalled-tasks.ts';

/** One execution that was found stalled, and what was done about it. */
export interface SweptTask {
  readonly title: string;
  readonly stall: SweptStall;
}

/**
 * Starts again what a run is stuck on. Writes nothing itself and holds no lock: a loss is recorded by the publish job
 * that it dispatches into the run's own group, and a job that is started once too often finds that the execution is recorded.
 */
export async function sweepRun(engine: Actions, request: StallRequest): Promise<readonly SweptTask[]> {
  const swept: SweptTask[] = [];
  if (await isHeldByBudget(engine, request)) return swept;
  for (const task of await listStalledTasks(engine, request)) {
    const isLookedAt = task.stall.kind === 'lost' && request.isLookedAt?.(task.stall.workflowRun) === true;
    const repeated = isLookedAt ? undefined : await rerunPublisher(engine, task.stall, request.reading);
    const stall = repeated ?? (await retryStalled(engine, { ...request, ...task }));
    if (stall === undefined) continue;
    engine.ports.log.warning(`${task.title}: ${describeStall(stall, 'done')}`);
    swept.push({ title: task.title, stall });
  }
  return swept;
}

/** Returns whether the run waits for the next period of a budget. It goes on by itself then. */
async function isHeldByBudget({ ports }: Actions, { reading }: StallRequest): Promise<boolean> {
  const { run } = reading.state;
  return (await ports.budgets?.isHeld({ run: run.run, lock: lockOf(run) })) === true;
}

/**
 * Starts the job that moves a stalled execution on. For a lost agent that job only records the loss; a built-in may run twice, so it is
 * started again. If nobody answered or decided in time, a publish job ends the run. Undefined where a closed usage limit forbids it.
 */
async function retryStalled(
  engine: Actions,
  { reading, stage, due, stall }: StallRequest & StalledTask,
): Promise<SweptStall | undefined> {
  if (stall.kind === 'hopeless') return stall;
  if (stall.kind === 'unasked') {
    const status = await readStatusComment(engine, reading);
    await engine.ports.starter.start(buildNoticeOrder(engine, { reading, notice: { key: askKey(stage, due.cause) }, status }));
    return stall;
  }
  const isRecorded = stall.kind === 'unanswered' || stall.kind === 'expired';
  const job = isRecorded ? 'publish' : jobFor(reading.state, stage);
  const isLost = stall.kind === 'lost' && job === 'agent';
  const effect = { kind: 'dispatch-task', stage, for: job, due } as const;
  if (!isLost && (await isLimited(engine, reading, effect))) return undefined;
  const status = await readStatusComment(engine, reading);
  const order = buildOrder(engine, { reading, effect, status, lost: isLost ? stall.workflowRun : undefined });
  await engine.ports.starter.start(order);
  return stall;
}

/** The time that is allowed beside the timeout: a job waits for a machine, and its publish job for the group. */
const slackMinutes = 60;
/** The time of a job that carries out a built-in. */
const builtinMinutes = 15;

/**
 * Sweeps the run whose execution was just published, for its other stages. Asks GitHub only when the records themselves show
 * that one is overdue, so the ordinary case costs no request. A refusal is logged and not thrown, because the publication
 * succeeded.
 */
export async function sweepOverdue(engine: Actions, request: StallRequest): Promise<void> {
  const now = Date.parse(engine.ports.clock.now());
  const { state } = request.reading;
  const isLate = readyRows(state).some(({ name, next }) => {
    return now - Date.parse(findTriggeringRecord(request.reading, next).at) > patienceOf(state, name) * 60_000;
  });
  // A sweep that has this job run again looks at the run itself; where a person did, the next sweep does.
  if (!isLate || engine.settings.workflowRun.attempt > 1) return;
  try {
    await sweepRun(engine, { ...request, hasAsked: true });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    engine.ports.log.warning(
      `Run ${state.run.run} has a stage that is overdue, which the next sweep has to look after: ${error.message}`,
    );
  }
}

function patienceOf({ run }: State, stage: string): number {
  const config = stageOf(run, stage);
  return (isAgentStage(config) ? config['timeout-minutes'] : builtinMinutes) + slackMinutes;
}
