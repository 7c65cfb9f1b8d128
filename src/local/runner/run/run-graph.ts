import { messageOf } from '../../message-of.ts';
import { evaluateExpression, isTruthy, type Scope } from '../expression/evaluate-expression.ts';
import { isMap, type ValueMap } from '../expression/value.ts';
import { createCancellation } from '../job/cancellation.ts';
import { expandStrategy, type Strategy } from '../plan/expand-matrix.ts';
import type { PlannedJob } from '../plan/plan-workflow.ts';
import { resolveTemplate } from '../workflow/resolve-template.ts';
import type { JobKey } from './earlier-results.ts';
import { combineLegs, type JobResult } from './job-result.ts';
import { createJobSlots } from './job-slots.ts';
import { type Leg, type LegIdentity, nameLeg, reportUnstarted } from './matrix-leg.ts';
import type { GraphScope } from './run-context.ts';
import { runLeg } from './run-leg.ts';

export type GraphResult = ReadonlyMap<string, JobResult>;

/** Runs the jobs of a workflow, each one when all jobs that it needs are done. Never throws. */
export async function runGraph(scope: GraphScope): Promise<GraphResult> {
  const results = new Map<string, JobResult>();
  const jobs = new Map(scope.plan.jobs.map((planned) => [planned.job.key, planned]));
  const started = new Map<string, Promise<void>>();

  function start(key: string): Promise<void> {
    const running = started.get(key);
    if (running) return running;
    const planned = jobs.get(key);
    if (!planned) return Promise.resolve();
    const promise = (async () => {
      await Promise.all(planned.job.needs.map(start));
      const result = await runPlannedJob(scope, planned, { results, jobs });
      results.set(key, result);
      scope.run.earlierResults.store(`${scope.prefix}${key}`, result);
    })();
    started.set(key, promise);
    return promise;
  }

  await Promise.all(scope.plan.jobs.map(({ job }) => start(job.key)));
  return results;
}

interface GraphState {
  readonly results: GraphResult;
  readonly jobs: ReadonlyMap<string, PlannedJob>;
}

async function runPlannedJob(scope: GraphScope, planned: PlannedJob, state: GraphState): Promise<JobResult> {
  const { job } = planned;
  const jobScope = buildJobScope(scope, planned, state);
  const isWanted = () => isTruthy(evaluateExpression(job.condition.expression, jobScope));
  const unexpanded: Leg = { scope, planned, jobScope, matrix: {}, cancellation: scope.cancellation };
  const identity = { id: scope.run.server.newJobId(), name: `${scope.prefix}${job.key}` };
  try {
    const earlier = scope.run.earlierResults.find(buildJobKey(unexpanded));
    if (earlier !== undefined) return reuseResult(unexpanded, { ...identity, name: nameLeg(unexpanded) }, earlier);
    if (!isWanted()) return reportUnstarted(unexpanded, { ...identity, name: nameLeg(unexpanded) }, 'skipped');
    const strategy = expandStrategy(job.strategy ? resolveTemplate(job.strategy, jobScope) : null);
    return combineLegs(await runLegs(scope, planned, { jobScope, isWanted, strategy }));
  } catch (error) {
    scope.run.onFault(messageOf(error));
    return reportUnstarted(unexpanded, identity, 'failure');
  }
}

function buildJobKey(unexpanded: Leg): JobKey {
  const { scope, planned } = unexpanded;
  return {
    path: `${scope.prefix}${planned.job.key}`,
    name: nameLeg(unexpanded),
    caller: scope.prefix.replace(/ \/ $/, ''),
    needs: planned.job.needs.map((key) => `${scope.prefix}${key}`),
  };
}

/** Reports a job that is not run again with its conclusion from the attempt before. */
function reuseResult({ scope, planned }: Leg, identity: LegIdentity, earlier: JobResult): JobResult {
  const { server, runId } = scope.run;
  if (planned.kind === 'steps') server.reportJob({ ...identity, runId, status: 'completed', conclusion: earlier.result });
  return earlier;
}

async function runLegs(
  scope: GraphScope,
  planned: PlannedJob,
  { jobScope, isWanted, strategy }: { readonly jobScope: Scope; readonly isWanted: () => boolean; readonly strategy: Strategy },
): Promise<readonly JobResult[]> {
  const { legs, failFast, maxParallel } = strategy;
  const slots = createJobSlots(maxParallel ?? legs.length);
  const cancellations = legs.map(createCancellation);
  const stops = cancellations.map((cancellation) =>
    scope.cancellation.onRequest((reason) => {
      // A job whose condition holds even after the cancellation cannot be cancelled.
      if (reason === 'lost' || !isWanted()) cancellation.request(reason);
    }),
  );
  const finished: JobResult[] = [];
  const run = async (matrix: ValueMap, index: number): Promise<void> => {
    const cancellation = cancellations[index] ?? createCancellation();
    const leg: Leg = { scope, planned, jobScope: addLeg(jobScope, strategy, { matrix, index }), matrix, cancellation };
    const slot = await slots.acquire(cancellation);
    const result = await runLeg(leg);
    if (slot !== 'cancelled') slot();
    finished.push(result);
    if (failFast && result.result === 'failure')
      for (const other of cancellations) if (other !== cancellation) other.request('cancelled');
  };
  await Promise.all(legs.map(run));
  for (const stop of stops) stop();
  return finished;
}

function addLeg(
  jobScope: Scope,
  { legs, failFast, maxParallel }: Strategy,
  { matrix, index }: { matrix: ValueMap; index: number },
): Scope {
  const strategy = {
    'fail-fast': failFast,
    'job-index': index,
    'job-total': legs.length,
    'max-parallel': maxParallel ?? legs.length,
  };
  return { ...jobScope, contexts: { ...jobScope.contexts, matrix, strategy } };
}

/** Builds the contexts and functions of a job. Status functions consider all ancestors, not only the jobs needed directly. */
function buildJobScope(scope: GraphScope, { job }: PlannedJob, { results, jobs }: GraphState): Scope {
  const ancestors = new Set<string>();
  const collect = (key: string): void => {
    if (ancestors.has(key)) return;
    ancestors.add(key);
    for (const need of jobs.get(key)?.job.needs ?? []) collect(need);
  };
  for (const need of job.needs) collect(need);
  const resultsOf = (names: readonly string[]) =>
    [...ancestors].filter((key) => names.length === 0 || names.includes(key)).map((key) => results.get(key)?.result);
  const needs = Object.fromEntries(job.needs.map((key) => [key, buildNeed(results.get(key))]));
  return {
    contexts: { github: scope.run.github, inputs: scope.inputs, vars: scope.run.vars, needs, secrets: scope.secrets },
    functions: {
      always: () => true,
      cancelled: () => scope.cancellation.reason !== undefined,
      success: (...names) => scope.cancellation.reason === undefined && resultsOf(names).every((result) => result === 'success'),
      failure: (...names) => resultsOf(names).includes('failure'),
    },
  };
}

function buildNeed(result: JobResult | undefined): ValueMap {
  return { result: result?.result ?? 'skipped', outputs: isMap(result?.outputs) ? result.outputs : {} };
}
