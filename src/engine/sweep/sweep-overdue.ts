import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { dueStages } from '../../core/run/decide.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Engine } from '../engine-ports.ts';
import { findTriggeringRecord } from '../thread/read-run.ts';
import type { StallRequest } from './list-stalled-tasks.ts';
import { sweepRun } from './sweep-run.ts';

/** Beside its timeout: a job waits for a machine, and its publish job for the group. */
const slackMinutes = 60;
/** Of the job that carries out a built-in. */
const builtinMinutes = 15;

/**
 * A sweep in passing, for siblings of what was published just now. It asks GitHub only when the records themselves show that one
 * is overdue, so that in the ordinary case it costs nothing. What goes wrong here is no fault of what was published.
 */
export async function sweepOverdue(engine: Engine, request: StallRequest): Promise<void> {
  const now = Date.parse(engine.ports.clock.now());
  const { state } = request.reading;
  const isLate = dueStages(state).some(({ stage, due }) => {
    return now - Date.parse(findTriggeringRecord(request.reading, due).at) > patienceOf(state, stage) * 60_000;
  });
  if (!isLate) return;
  try {
    await sweepRun(engine, request);
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
