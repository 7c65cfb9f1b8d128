import { dueStages } from '../../core/run/decide.ts';
import { findStall, type Stall } from '../../core/run/execution-status.ts';
import { executionTitle } from '../../core/run/names.ts';
import type { Due } from '../../core/run/state.ts';
import type { EngineSettings, ReadsFrom } from '../engine-ports.ts';
import { readStatus } from '../order/workers.ts';
import { findTriggeringRecord, isPaused, type RunReading } from '../thread/read-run.ts';

export interface StallRequest {
  readonly reading: RunReading;
  /** The workflow runs of which a job was started again just now: their executions are being worked on. */
  readonly busy?: ReadonlySet<number>;
}

/** An execution that is due and that nobody is at work on. */
export interface StalledTask {
  readonly stage: string;
  readonly due: Due;
  readonly title: string;
  readonly stall: Stall;
}

interface StallEngine extends ReadsFrom<'clock' | 'workflowRuns'> {
  readonly settings: Pick<EngineSettings, 'paused'>;
}

/** Lists of workflow runs lag behind dispatches, and a publisher needs a moment from its record to the next start. */
const graceMilliseconds = 120_000;

/** Lists the executions that a run waits for in vain. A run that is paused waits for nobody, because nothing may be started. */
export async function listStalledTasks(engine: StallEngine, request: StallRequest): Promise<readonly StalledTask[]> {
  const { reading } = request;
  const { state } = reading;
  if (state.end !== undefined || isPaused(engine, state)) return [];
  const stalled: StalledTask[] = [];
  for (const { stage, due } of dueStages(state)) {
    const cause = findTriggeringRecord(reading, due);
    const isFresh = Date.parse(engine.ports.clock.now()) - Date.parse(cause.at) < graceMilliseconds;
    if (isFresh || isBusy(request, cause.workflowRun)) continue;
    const stall = findStall(await readStatus(engine, { reading, stage, due }));
    if (stall === undefined || (stall.kind === 'lost' && isBusy(request, stall.workflowRun))) continue;
    stalled.push({ stage, due, title: executionTitle({ run: state.run.run, task: stage, execution: due.execution }), stall });
  }
  return stalled;
}

function isBusy({ busy }: StallRequest, workflowRun: number): boolean {
  return busy?.has(workflowRun) === true;
}
