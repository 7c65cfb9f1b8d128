import { attemptsOf } from '../config/attempts-of.ts';
import { isAgentStage } from '../config/stage-schema.ts';
import type { RunRecord } from '../record/record.ts';
import { stageOf } from './pipeline-of.ts';

/** How many attempts a stage of a run has in all: the m of "attempt n of m". A built-in has one. */
export function attemptsIn(run: RunRecord, name: string): number {
  const stage = stageOf(run, name);
  if (!isAgentStage(stage)) return 1;
  const agent = run.body.config.agents[stage.agent];
  return agent === undefined ? 1 : attemptsOf(stage, agent);
}
