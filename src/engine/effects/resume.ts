import { executionTitle } from '../../core/run/names.ts';
import { type Ready, readyRows, type TaskRow } from '../../core/run/task-row.ts';
import { decideAsks, type Effect } from '../../core/state/decide.ts';
import type { Effects } from '../engine-ports.ts';
import { rerunPublisher } from '../gate/rerun-jobs.ts';
import { readStall } from '../gate/worker.ts';
import type { RunReading } from '../thread/read-run.ts';
import { readStatusComment } from '../view/status-comment.ts';
import { type Performed, performEffects, startOf } from './perform-effects.ts';

interface ResumeRequest {
  readonly reading: RunReading;
  /** The only stage to start; absent for all that are due. */
  readonly stage?: string;
}

/**
 * Dispatches every due stage that no workflow run is executing or about to record, and asks what was not asked during a pause. A completed
 * workflow run is no proof of work: agent jobs that meet a pause end without writing a record.
 */
export async function resumeRun(engine: Effects, request: ResumeRequest): Promise<Pick<Performed, 'started' | 'state'>> {
  const { reading } = request;
  const { state } = reading;
  const effects: Effect[] = [];
  for (const row of readyRows(state)) {
    if (request.stage !== undefined && request.stage !== row.name) continue;
    if (request.stage === undefined && (await isUnderWay(engine, reading, row))) continue;
    effects.push(startOf(state, row));
  }
  // A pause also kept the run from asking.
  if (request.stage === undefined) effects.push(...decideAsks(state));
  if (effects.length === 0) return { started: [], state };
  return performEffects(engine, {
    effects: [...effects, { kind: 'update-views' }],
    reading,
    status: await readStatusComment(engine, reading),
  });
}

/**
 * Returns whether a workflow run carries an execution out, or has left its output for nobody yet: then a server reads it, and a publish job
 * that died with it, or wrote its record where another one has the place, runs again.
 */
async function isUnderWay(engine: Effects, reading: RunReading, row: TaskRow<Ready>): Promise<boolean> {
  const stall = await readStall(engine, { reading, row, own: engine.settings.workflowRun.id });
  const title = executionTitle({ run: reading.state.run.run, task: row.name, execution: row.next.execution });
  if (stall?.kind === 'lost' && (await engine.ports.line?.readsResult(stall.workflowRun, title)) === true) return true;
  return stall === undefined || (await rerunPublisher(engine, stall, reading)) !== undefined;
}
