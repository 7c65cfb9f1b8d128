// This folder decides what an event starts. `workflow-source` lists the workflow files, `match-event` selects those whose
// triggers match, and this file loads the workflows that they call and checks them all (`check-call`), before anything runs.
// `expand-matrix` expands a matrix once its values are known.

import type { Permissions } from '../../workflow-contract.ts';
import { type Fault, WorkflowError } from '../workflow/workflow-error.ts';
import type { CallJob, Job, StepsJob, Workflow } from '../workflow/workflow-model.ts';
import { checkCall, checkConcurrency, checkPermissions, checkSteps } from './check-call.ts';
import type { Source } from './workflow-source.ts';

/** A checked workflow with everything that it calls. The remaining failures can only happen while it runs. */
export interface PlannedWorkflow {
  readonly workflow: Workflow;
  readonly source: Source;
  readonly jobs: readonly PlannedJob[];
}

export type PlannedJob =
  | { readonly kind: 'steps'; readonly job: StepsJob; readonly permissions: Permissions }
  | { readonly kind: 'call'; readonly job: CallJob; readonly permissions: Permissions; readonly called: PlannedWorkflow };

export interface PlanOptions {
  readonly workflow: Workflow;
  readonly source: Source;
  /** The highest permissions of this workflow; its jobs get them by default. */
  readonly granted: Permissions;
  /** True in a called workflow, where the grant is also a limit. */
  readonly isCalled: boolean;
  readonly depth: number;
  /** Loads the workflow behind `uses`. Throws a WorkflowError. */
  readonly load: (uses: string, from: Source) => Promise<{ readonly workflow: Workflow; readonly source: Source }>;
  readonly isKnownAction: (uses: string) => boolean;
}

/** The highest number of levels of reusable workflows on github.com, counting the first file. */
const DEEPEST = 10;

export async function planWorkflow(options: PlanOptions): Promise<PlannedWorkflow> {
  const { workflow, source } = options;
  const faults: Fault[] = [...checkConcurrency(workflow.concurrency)];
  if (options.isCalled) faults.push(...checkPermissions(workflow, workflow.permissions, options.granted));
  const jobs: PlannedJob[] = [];
  for (const job of workflow.jobs) {
    try {
      jobs.push(await planJob(options, job));
    } catch (error) {
      if (!(error instanceof WorkflowError)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new WorkflowError(faults);
  return { workflow, source, jobs };
}

async function planJob(options: PlanOptions, job: Job): Promise<PlannedJob> {
  const { workflow, granted, isCalled } = options;
  const permissions = job.permissions ?? workflow.permissions ?? granted;
  const faults = [...checkConcurrency(job.concurrency), ...(isCalled ? checkPermissions(job, permissions, granted) : [])];
  if (job.kind === 'steps') faults.push(...checkSteps(job.steps, options.isKnownAction));
  if (faults.length > 0) throw new WorkflowError(faults);
  if (job.kind === 'steps') return { kind: 'steps', job, permissions };
  if (options.depth >= DEEPEST)
    throw new WorkflowError([{ ...job.place, message: `Reusable workflows nest at most ${DEEPEST} levels` }]);
  const target = await loadCalled(options, job);
  const call = checkCall(job, target.workflow);
  if (call.length > 0) throw new WorkflowError(call);
  const called = await planWorkflow({ ...options, ...target, granted: permissions, isCalled: true, depth: options.depth + 1 });
  return { kind: 'call', job, permissions, called };
}

async function loadCalled(
  { load, source }: PlanOptions,
  job: CallJob,
): Promise<{ readonly workflow: Workflow; readonly source: Source }> {
  try {
    return await load(job.uses, source);
  } catch (error) {
    if (error instanceof WorkflowError) throw error;
    throw new WorkflowError([{ ...job.place, message: `error parsing called workflow '${job.uses}': workflow was not found` }]);
  }
}
