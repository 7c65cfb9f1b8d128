import { isAgentStage } from '../core/config/stage-schema.ts';
import { dueStages } from '../core/pipeline/decide.ts';
import { judgeSilence, type Silence } from '../core/pipeline/judge-silence.ts';
import { executionTitle } from '../core/pipeline/names.ts';
import { stageOf } from '../core/pipeline/pipeline-of.ts';
import type { Due } from '../core/pipeline/state.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { statusMarker } from '../core/text/status-comment.ts';
import { buildOrder } from './build-order.ts';
import type { Engine, EnginePorts } from './engine-ports.ts';
import { findOwnView } from './find-own-view.ts';
import type { RunReading } from './read-run.ts';
import { repeatJob } from './repeat-job.ts';

export interface SweepRunRequest {
  readonly reading: RunReading;
  readonly first: Dispatch['first'];
  /** Workflow runs of which a job was started again just now: what they do, they do. */
  readonly busy?: ReadonlySet<number>;
}

/** One execution that was found silent, and what was done about it. */
export interface SweptTask {
  readonly title: string;
  readonly silence: Answered | { readonly kind: 'repeated'; readonly workflowRun: number; readonly job: string };
}

type Answered = Exclude<Silence, { kind: 'at-work' }>;

type Runs = NonNullable<EnginePorts['workflowRuns']>;

/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 120_000;

/**
 * Starts again what a run waits for in vain. Writes nothing itself and holds no lock: a loss is recorded by the publish job
 * that it dispatches into the run's own group, and a start too many finds out that the execution is recorded.
 */
export async function sweepRun(engine: Engine, request: SweepRunRequest): Promise<readonly SweptTask[]> {
  const { workflowRuns } = engine.ports;
  const { state } = request.reading;
  if (workflowRuns === undefined || state.end !== undefined) return [];
  const swept: SweptTask[] = [];
  for (const { stage, due } of dueStages(state)) {
    const cause = findCause(request, due);
    if (isFresh(engine, cause.at) || isBusy(request, cause.workflowRun)) continue;
    const title = executionTitle({ run: state.run.run, task: stage, execution: due.execution });
    const silence = await findSilence(workflowRuns, { ...request, due, title });
    if (silence.kind === 'at-work' || (silence.kind === 'lost' && isBusy(request, silence.workflowRun))) continue;
    const answered = (await repeat(engine, request, silence)) ?? (await answer(engine, { ...request, stage, due, silence }));
    engine.ports.log.warning(`${title}: ${silenceWords(answered)}`);
    swept.push({ title, silence: answered });
  }
  return swept;
}

/** When the record was written that made the stage due, and by which workflow run. */
function findCause({ reading }: SweepRunRequest, due: Due): { readonly at: string; readonly workflowRun: number } {
  const { run } = reading.state;
  const cause = reading.stored.find(({ record }) => record.run === run.run && record.seq === due.cause);
  const body = cause?.record.kind === 'task' ? cause.record.body : run.body;
  return { at: cause?.writtenAt ?? run.body.startedAt, workflowRun: body.workflowRun.id };
}

function isFresh(engine: Engine, at: string): boolean {
  return Date.parse(engine.ports.clock.now()) - Date.parse(at) < graceMilliseconds;
}

function isBusy({ busy }: SweepRunRequest, workflowRun: number): boolean {
  return busy?.has(workflowRun) === true;
}

/** A publish job that died has the output of its agent still. A sweep of everything has tried this before, where it could. */
async function repeat(engine: Engine, { busy }: SweepRunRequest, silence: Answered): Promise<SweptTask['silence'] | undefined> {
  const { workflowRuns } = engine.ports;
  if (silence.kind !== 'lost' || busy !== undefined || workflowRuns === undefined) return undefined;
  const job = await repeatJob(engine, { workflowRuns, id: silence.workflowRun });
  return job === undefined ? undefined : { kind: 'repeated', workflowRun: silence.workflowRun, job };
}

async function findSilence(
  runs: Runs,
  { reading, first, due, title }: SweepRunRequest & { readonly due: Due; readonly title: string },
): Promise<Silence> {
  const dispatched = await runs.findRuns(title, first.at);
  const { run } = reading.state;
  // Only the first task of a run is carried out where the run was planned.
  const planner = run.body.workflowRun.id;
  const isFirst = dispatched.length === 0 && due.cause === run.seq && planner !== 0;
  const inline = isFirst ? { id: planner, jobs: await runs.listJobs(planner) } : undefined;
  return judgeSilence({ dispatched, inline });
}

interface AnswerRequest extends SweepRunRequest {
  readonly stage: string;
  readonly due: Due;
  readonly silence: Answered;
}

/** A built-in may be done any number of times, so a lost one is simply started again. */
async function answer(engine: Engine, { reading, first, stage, due, silence }: AnswerRequest): Promise<Answered> {
  if (silence.kind === 'hopeless') return silence;
  const { run } = reading.state;
  const performer = isAgentStage(stageOf(run, stage)) ? 'agent' : 'publish';
  const isLost = silence.kind === 'lost' && performer === 'agent';
  const status = await findOwnView(engine, { reading, first, marker: statusMarker(run.run) });
  const order = buildOrder(engine, {
    reading,
    first,
    effect: { kind: 'dispatch-task', stage, for: performer, due },
    status: status?.id ?? 0,
    ...(isLost ? { lost: silence.workflowRun } : {}),
  });
  await engine.ports.starter.start(order);
  return silence;
}

/** What was found and done, in words. */
export function silenceWords(silence: SweptTask['silence']): string {
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
