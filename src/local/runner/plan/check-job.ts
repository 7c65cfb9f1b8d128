import type { Template } from '../workflow/template.ts';
import type { Fault } from '../workflow/workflow-error.ts';
import type { Step } from '../workflow/workflow-model.ts';

/** `queue: max` with `cancel-in-progress: true` passes the schema; GitHub refuses it. */
export function checkConcurrency(concurrency: Template | undefined): readonly Fault[] {
  if (concurrency?.kind !== 'map') return [];
  const values = new Map(concurrency.entries.map(({ key, value }) => [key, value.kind === 'literal' ? value.value : undefined]));
  if (values.get('queue') !== 'max' || values.get('cancel-in-progress') !== true) return [];
  return [{ ...concurrency.place, message: "'queue: max' cannot be combined with 'cancel-in-progress: true'" }];
}

/** Actions that come from elsewhere must be known before the run; those of the workspace show only in it. */
export function checkSteps(steps: readonly Step[], isKnownAction: (uses: string) => boolean): readonly Fault[] {
  return steps.flatMap((step) => {
    if (step.kind === 'run' || step.uses.startsWith('./') || step.uses.startsWith('$/') || isKnownAction(step.uses)) return [];
    return [{ ...step.place, message: `the action '${step.uses}' is not known to the local runner` }];
  });
}
