import { classifyStall, type Stall } from '../../core/run/classify-stall.ts';
import { dueStages } from '../../core/run/decide.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { Due } from '../../core/run/state.ts';
import type { EnginePorts, EngineSettings } from '../engine-ports.ts';
import { findTriggeringRecord, type RunReading } from '../thread/read-run.ts';

export interface StallRequest {
  readonly reading: RunReading;
  /** Workflow runs of which a job was started again just now: what they do, they do. */
  readonly busy?: ReadonlySet<number>;
}

/** An execution that is due, and that nobody is at work on. */
export interface StalledTask {
  readonly stage: string;
  readonly due: Due;
  readonly title: string;
  readonly silence: Exclude<Stall, { kind: 'at-work' }>;
}

interface Asked {
  readonly ports: Pick<EnginePorts, 'clock' | 'workflowRuns'>;
  /** Absent where somebody only looks. */
  readonly settings?: Pick<EngineSettings, 'paused'>;
}

type Runs = NonNullable<EnginePorts['workflowRuns']>;

/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 120_000;

/** What a run waits for in vain. Under the kill switch nothing is: it would be started. */
export async function listStalledTasks({ ports, settings }: Asked, request: StallRequest): Promise<readonly StalledTask[]> {
  const { workflowRuns, clock } = ports;
  const { state } = request.reading;
  if (workflowRuns === undefined || state.end !== undefined || state.paused !== undefined || settings?.paused === true) return [];
  const silent: StalledTask[] = [];
  for (const { stage, due } of dueStages(state)) {
    const cause = findTriggeringRecord(request.reading, due);
    const isFresh = Date.parse(clock.now()) - Date.parse(cause.at) < graceMilliseconds;
    if (isFresh || isBusy(request, cause.workflowRun)) continue;
    const title = executionTitle({ run: state.run.run, task: stage, execution: due.execution });
    const silence = await findSilence(workflowRuns, { ...request, due, title });
    if (silence.kind === 'at-work' || (silence.kind === 'lost' && isBusy(request, silence.workflowRun))) continue;
    silent.push({ stage, due, title, silence });
  }
  return silent;
}

function isBusy({ busy }: StallRequest, workflowRun: number): boolean {
  return busy?.has(workflowRun) === true;
}

async function findSilence(
  runs: Runs,
  { reading, due, title }: StallRequest & { readonly due: Due; readonly title: string },
): Promise<Stall> {
  const dispatched = await runs.listRuns(title, reading.first.at);
  const { run } = reading.state;
  // Only the first task of a run is carried out where the run was planned.
  const planner = run.body.workflowRun.id;
  const isFirst = dispatched.length === 0 && due.cause === run.seq && planner !== 0;
  const inline = isFirst ? { id: planner, jobs: await runs.listJobs(planner) } : undefined;
  return classifyStall({ dispatched, inline });
}
