import type { Scope } from '../expression/evaluate-expression.ts';
import { isList, isMap, type Value, type ValueMap } from '../expression/value.ts';
import type { Cancellation } from '../job/cancellation.ts';
import type { PlannedJob } from '../plan/plan-workflow.ts';
import { resolveString } from '../workflow/resolve-template.ts';
import type { JobResult, Result } from './job-result.ts';
import { type GraphScope, readInputs } from './run-context.ts';

/** One job of a matrix; a job without matrix has one leg. */
export interface Leg {
  readonly scope: GraphScope;
  readonly planned: PlannedJob;
  readonly jobScope: Scope;
  readonly matrix: ValueMap;
  readonly cancellation: Cancellation;
}

/** The identity of a leg on the server. */
export interface LegIdentity {
  readonly id: number;
  readonly name: string;
}

/** Reports a job that never came to a machine; it shows with its conclusion and nothing else. */
export function reportUnstarted({ scope, planned }: Leg, { id, name }: LegIdentity, conclusion: Result): JobResult {
  const { server, settings, runId, title, event, workflowFile, onFinished } = scope.run;
  server.reportJob({ id, runId, name, status: 'completed', conclusion });
  settings.onJob({ id, name, runId, title, inputs: readInputs(event), state: 'finished', conclusion });
  const { permissions } = planned;
  const identity = { id, runId, workflow: workflowFile, name, title };
  const now = new Date().toISOString();
  const times = { queuedAt: now, startedAt: now, finishedAt: now };
  onFinished({ ...identity, ...times, conclusion, permissions, outputs: {}, steps: [], summary: '' });
  return { result: conclusion, outputs: {} };
}

/** Returns the given name, else the key with the leg's values: `build (linux, 24)`. */
export function nameLeg({ scope, planned, jobScope, matrix }: Leg): string {
  const { job } = planned;
  const given = job.name ? resolveString(job.name, jobScope) : '';
  const values = Object.values(matrix).flatMap(flatten);
  return `${scope.prefix}${given || (values.length > 0 ? `${job.key} (${values.join(', ')})` : job.key)}`;
}

function flatten(value: Value): readonly string[] {
  if (isMap(value)) return Object.values(value).flatMap(flatten);
  if (isList(value)) return value.flatMap(flatten);
  return value === null || value === '' ? [] : [String(value)];
}
