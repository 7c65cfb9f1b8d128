import { jobFor } from '../../core/run/acting-agent.ts';
import type { Engine } from '../engine-ports.ts';
import { buildOrder } from '../order/build-order.ts';
import { readStatusComment } from '../view/status-comment.ts';
import { listStalledTasks, type StalledTask, type StallRequest } from './list-stalled-tasks.ts';
import { rerunLostJob } from './rerun-jobs.ts';

/** One execution that was found silent, and what was done about it. */
export interface SweptTask {
  readonly title: string;
  readonly silence: StalledTask['silence'] | { readonly kind: 'repeated'; readonly workflowRun: number; readonly job: string };
}

/**
 * Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
 * that it dispatches into the run's own group, and a start too many finds out that the execution is recorded.
 */
export async function sweepRun(engine: Engine, request: StallRequest): Promise<readonly SweptTask[]> {
  const swept: SweptTask[] = [];
  for (const task of await listStalledTasks(engine, request)) {
    const { title } = task;
    const silence = (await repeat(engine, request, task)) ?? (await answer(engine, { ...request, ...task }));
    engine.ports.log.warning(`${title}: ${stallWords(silence)}`);
    swept.push({ title, silence });
  }
  return swept;
}

/** A publish job that died has the output of its agent still. A sweep of everything has tried this before, where it could. */
async function repeat(
  engine: Engine,
  { busy }: StallRequest,
  { silence }: StalledTask,
): Promise<SweptTask['silence'] | undefined> {
  const { workflowRuns } = engine.ports;
  if (silence.kind !== 'lost' || busy !== undefined || workflowRuns === undefined) return undefined;
  const job = await rerunLostJob(engine, { workflowRuns, id: silence.workflowRun });
  return job === undefined ? undefined : { kind: 'repeated', workflowRun: silence.workflowRun, job };
}

type AnswerRequest = StallRequest & StalledTask;

/** A built-in may be done any number of times, so a lost one is simply started again. */
async function answer(engine: Engine, { reading, stage, due, silence }: AnswerRequest): Promise<StalledTask['silence']> {
  if (silence.kind === 'hopeless') return silence;
  const performer = jobFor(reading.state, stage);
  const isLost = silence.kind === 'lost' && performer === 'agent';
  const order = buildOrder(engine, {
    reading,
    effect: { kind: 'dispatch-task', stage, for: performer, due },
    status: await readStatusComment(engine, reading),
    ...(isLost ? { lost: silence.workflowRun } : {}),
  });
  await engine.ports.starter.start(order);
  return silence;
}

/** What was found and done, in words. */
export function stallWords(silence: SweptTask['silence']): string {
  switch (silence.kind) {
    case 'never-started':
      return 'it was due and never started; it was started now.';
    case 'lost':
      return `workflow run ${silence.workflowRun} is over and left no record; a publish job was started to settle that.`;
    case 'repeated':
      return `job ${silence.job} of workflow run ${silence.workflowRun} ended without having done its work; it was started again.`;
    case 'hopeless':
      return `${silence.tries} workflow runs are over and none left a record, so it was left alone. Look at the log of the newest one.`;
    default:
      return silence satisfies never;
  }
}
