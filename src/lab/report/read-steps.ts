import { handoffSchema } from '../../core/handoff/handoff.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import type { ReportedStep } from '../../page/report/run-report.ts';
import type { World } from '../world/world.ts';

/** Reads the outputs of plain steps, which leave nothing else: a job that names a recorded run is shown by its records. */
export function readSteps({ runner }: Pick<World, 'runner'>, records: readonly StoredRecord[]): readonly ReportedStep[] {
  const recorded = new Set<string>(records.map(({ record }) => record.run));
  return runner.jobs.flatMap(({ name, runId, outputs }): ReportedStep[] => {
    const { run, outcome, output, handoff, results } = outputs;
    if (outcome === undefined || output === undefined) return [];
    if (run !== undefined && recorded.has(run)) return [];
    return [
      {
        job: name,
        workflowRun: runId,
        outcome,
        handoff: handoff ? handoffSchema.parse(JSON.parse(handoff)) : null,
        results: results ? JSON.parse(results) : {},
        output,
      },
    ];
  });
}
