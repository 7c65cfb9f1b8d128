import { handoffSchema } from '../../../core/handoff/handoff.ts';
import type { DemoDocument, DemoStep } from './demo-result.ts';
import type { World } from './world.ts';

/** Plain steps leave nothing but outputs. Those of our own jobs have no text. */
export function readSteps({ runner }: World): Pick<DemoDocument, 'steps'> {
  const steps = runner.jobs.flatMap(({ name, runId, outputs }): DemoStep[] => {
    const { outcome, output, handoff, results } = outputs;
    if (outcome === undefined || output === undefined) return [];
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
  return steps.length === 0 ? {} : { steps };
}
