import type { JobState } from '../../contract.ts';
import type { Scope } from '../expression/evaluate-expression.ts';
import { resolveString } from '../expression/resolve-template.ts';
import { isList, isMap, type Value, type ValueMap } from '../expression/value.ts';
import type { PlannedJob } from '../plan/plan-workflow.ts';
import type { Cancellation } from './cancellation.ts';
import type { Release } from './concurrency-groups.ts';
import type { JobResult, Result } from './job-result.ts';
import { resolveClaim } from './resolve-claim.ts';
import { runCall } from './run-call.ts';
import type { GraphScope } from './run-context.ts';
import { runOnMachine } from './run-on-machine.ts';

/** One job of a matrix; a job without matrix has one. */
export interface Leg {
  readonly scope: GraphScope;
  readonly planned: PlannedJob;
  readonly jobScope: Scope;
  readonly matrix: ValueMap;
  readonly cancellation: Cancellation;
}

/** Waits for the concurrency group, then calls the other workflow or runs the steps. */
export async function runLeg(leg: Leg): Promise<JobResult> {
  const { scope, planned } = leg;
  const { server } = scope.run;
  const name = nameLeg(scope, planned, leg.jobScope, leg.matrix);
  const id = planned.kind === 'steps' ? server.newJobId() : 0;
  const report = (state: Omit<JobState, 'id' | 'runId' | 'name'>) => {
    if (planned.kind === 'steps') server.reportJob({ id, runId: scope.run.runId, name, ...state });
  };
  let release: Release | 'cancelled' | undefined;
  try {
    report({ status: 'queued', conclusion: null });
    const claim = resolveClaim(planned.job.concurrency, leg.jobScope, { scope, cancellation: leg.cancellation });
    if (claim) {
      report({ status: 'waiting', conclusion: null });
      release = await scope.run.groups.acquire(claim);
    }
    if (release === 'cancelled' || leg.cancellation.reason) return finishUnstarted(leg, { id, name }, 'cancelled');
    const held = claim ? new Set([...scope.held, claim.group.toLowerCase()]) : scope.held;
    return planned.kind === 'call'
      ? await runCall(leg, planned, { name, held })
      : await runOnMachine(leg, planned, { id, name, report });
  } catch (error) {
    scope.run.onFault(error instanceof Error ? error.message : String(error));
    return finishUnstarted(leg, { id, name }, 'failure');
  } finally {
    if (typeof release === 'function') release();
  }
}

/** A job that never came to a machine shows with its conclusion and nothing else. */
export function reportUnstarted(
  { run }: GraphScope,
  planned: PlannedJob,
  name: string,
  conclusion: Result,
  id = run.server.newJobId(),
): JobResult {
  run.server.reportJob({ id, runId: run.runId, name, status: 'completed', conclusion });
  run.settings.onJob({ name, runId: run.runId, title: run.title, state: 'finished', conclusion });
  run.onFinished({
    id,
    runId: run.runId,
    workflow: run.workflowFile,
    name,
    conclusion,
    permissions: planned.permissions,
    outputs: {},
    steps: [],
    summary: '',
  });
  return { result: conclusion, outputs: {} };
}

function finishUnstarted({ scope, planned }: Leg, { id, name }: { id: number; name: string }, conclusion: Result): JobResult {
  return reportUnstarted(scope, planned, name, conclusion, id || scope.run.server.newJobId());
}

/** The given name, else the key with the leg's values: `build (linux, 24)`. */
export function nameLeg({ prefix }: GraphScope, { job }: PlannedJob, jobScope: Scope, matrix: ValueMap): string {
  const given = job.name ? resolveString(job.name, jobScope) : '';
  const values = Object.values(matrix).flatMap(flatten);
  return `${prefix}${given || (values.length > 0 ? `${job.key} (${values.join(', ')})` : job.key)}`;
}

function flatten(value: Value): readonly string[] {
  if (isMap(value)) return Object.values(value).flatMap(flatten);
  if (isList(value)) return value.flatMap(flatten);
  return value === null || value === '' ? [] : [String(value)];
}
