import { isAgentStage } from '../../core/config/schema/stage-schema.ts';
import { dueStages } from '../../core/run/decide.ts';
import { stageOf } from '../../core/run/pipeline-of.ts';
import type { State } from '../../core/run/state.ts';
import { GitHubError } from '../../ports/github.ts';
import type { Actions } from '../engine-ports.ts';
import { findTriggeringRecord } from '../thread/read-run.ts';
import type { StallRequest } from './list-stalled-tasks.ts';
import { sweepRun } from './sweep-run.ts';

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
