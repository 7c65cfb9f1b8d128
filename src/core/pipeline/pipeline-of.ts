import type { Pipeline } from '../config/config-schema.ts';
import type { Stage } from '../config/stage-schema.ts';
import type { RunRecord } from '../record/record.ts';

/** The pipeline of a run as it was frozen in its first record. */
export function pipelineOf(run: RunRecord): Pipeline {
  const pipeline = run.body.config.pipelines[run.body.pipeline];
  if (pipeline === undefined) throw new Error(`Run ${run.run} holds no pipeline named ${run.body.pipeline}.`);
  return pipeline;
}

export function stageOf(run: RunRecord, name: string): Stage {
  const stage = pipelineOf(run).stages[name];
  if (stage === undefined) throw new Error(`Pipeline ${run.body.pipeline} of run ${run.run} has no stage named ${name}.`);
  return stage;
}
