import { jobFor } from '../../core/run/acting-agent.ts';
import { describeStall, type SweptStall } from '../../core/view/summary/sweep.ts';
import type { Actions } from '../engine-ports.ts';
import { buildOrder } from '../order/build-order.ts';
import { readStatusComment } from '../view/status-comment.ts';
import { listStalledTasks, type StalledTask, type StallRequest } from './list-stalled-tasks.ts';
import { readBrokenJob, rerunJobs } from './rerun-jobs.ts';

/** One execution that was found stalled, and what was done about it. */
export interface SweptTask {
  readonly title: string;
  readonly stall: SweptStall;
}

/**
 * Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
 * that it dispatches into the run's own group, and a job that is started once too often finds that the execution is recorded.
 */
export async function sweepRun(engine: Actions, request: StallRequest): Promise<readonly SweptTask[]> {
  const swept: SweptTask[] = [];
  for (const task of await listStalledTasks(engine, request)) {
    const stall = (await rerunPublisher(engine, request, task)) ?? (await startAgain(engine, { ...request, ...task }));
    engine.ports.log.warning(`${task.title}: ${describeStall(stall, 'done')}`);
    swept.push({ title: task.title, stall });
  }
  return swept;
}

/** Runs a publish job again that died: it still has the output of its agent. A sweep of all runs has done so before (`busy`). */
async function rerunPublisher(engine: Actions, { busy }: StallRequest, { stall }: StalledTask): Promise<SweptStall | undefined> {
  if (stall.kind !== 'lost' || busy !== undefined) return undefined;
  const id = stall.workflowRun;
  const job = await readBrokenJob(engine, id);
  const [rerun] = job === undefined ? [] : await rerunJobs(engine, [{ id, job }]);
  return rerun === undefined ? undefined : { kind: 'repeated', workflowRun: id, job: rerun.job.name };
}

/** Starts an execution again. A lost agent is not started but recorded; a built-in is idempotent, so it is simply started. */
async function startAgain(engine: Actions, { reading, stage, due, stall }: StallRequest & StalledTask): Promise<SweptStall> {
  if (stall.kind === 'hopeless') return stall;
  const job = jobFor(reading.state, stage);
  const isLost = stall.kind === 'lost' && job === 'agent';
  const order = buildOrder(engine, {
    reading,
    effect: { kind: 'dispatch-task', stage, for: job, due },
    status: await readStatusComment(engine, reading),
    ...(isLost ? { lost: stall.workflowRun } : {}),
  });
  await engine.ports.starter.start(order);
  return stall;
}
