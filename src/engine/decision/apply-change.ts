import type { ReadConfig } from '../../core/config/parse/parse-config.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { classifyChange, classifyFor } from '../../core/launch/classify-change.ts';
import { type Problem, problemText } from '../../core/problem.ts';
import { runRefOf } from '../../core/record/find-runs.ts';
import type { RunBody } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { isDecidedBy } from '../../core/run/decisions.ts';
import { type Change, describeChange } from '../../core/trigger/change.ts';
import { happenedAt } from '../../core/trigger/trigger.ts';
import { GitHubError } from '../../ports/github.ts';
import { resumeRun } from '../effects/resume.ts';
import type { Effects, Reads } from '../engine-ports.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import { listNewestRunsAbout, listRunsAbout } from '../thread/runs.ts';
import { applyDecision } from './apply-decision.ts';
import { expireWaits } from './expire-waits.ts';

/** The effect that a change of its subject had on one run, in a sentence for people. */
export interface ChangedRun {
  readonly run: string;
  readonly said: string;
  /** The stages that were started. */
  readonly started: readonly string[];
}

/**
 * Applies a change of a subject to the runs about it: each continues, pauses, resumes or is cancelled, as its config says.
 * Runs under the subject's lock. Idempotent: a job that runs again completes what it has decided, also where the change was taken back.
 */
export async function applyChange(
  engine: Effects,
  request: { readonly change: Change; readonly config: ReadConfig },
): Promise<Result<readonly ChangedRun[], readonly Problem[]>> {
  const { change } = request;
  const config = await completeConfig(request.config);
  if (!config.ok) return failure(config.error);
  await takeOutStarts(engine, { config: config.value, change });
  const changed: ChangedRun[] = [];
  for (const reading of await listRuns(engine, { config: config.value, change })) {
    engine.ports.watcher?.see(reading);
    const { state } = reading;
    const isOpen = state.end === undefined || isDecidedBy(state, nameOf(change));
    if (isOpen) changed.push(await changeRun(engine, { reading, change }));
  }
  return success(changed);
}

/** Takes out the events that wait to start a run which this change would cancel (`on-conflict: queue`). */
async function takeOutStarts(
  engine: Effects,
  { config, change }: { readonly config: Config; readonly change: Change },
): Promise<void> {
  const removed = await engine.ports.line?.removeStarts(change.subject.number, ({ pipeline, label }) => {
    const own = config.pipelines[pipeline];
    return own !== undefined && classifyFor({ label, onChange: own['on-change'] }, change) === 'cancel';
  });
  for (const { pipeline, cause } of removed ?? [])
    engine.ports.log.info(
      `A waiting start of ${pipeline} was taken out, because ${describeChange(change)}. It was asked for when ${cause}.`,
    );
}

/**
 * Lists the newest runs about the subject. If the subject was transferred or deleted, its thread is gone with all records in it,
 * and no job can continue a run about it.
 */
async function listRuns(
  engine: Reads,
  { config, change }: { readonly config: Config; readonly change: Change },
): Promise<readonly RunReading[]> {
  try {
    const decided = engine.settings.workflowRun.attempt > 1 ? await listDecidedRuns(engine, { config, change }) : [];
    if (change.isUndone === true) return decided;
    const newest = await listNewestRunsAbout(engine, { config, subject: change.subject });
    return [...decided, ...newest.filter(({ first }) => !decided.some((each) => each.first.id === first.id))];
  } catch (error) {
    const isGone = change.kind === 'transferred' || change.kind === 'deleted';
    if (!isGone || !(error instanceof GitHubError) || (error.reason !== 'not-found' && error.reason !== 'expired')) throw error;
    engine.ports.log.warning(`#${change.subject.number} was ${change.kind}, and the records of its runs are gone with it.`);
    return [];
  }
}

/** Lists the runs that an earlier attempt of this job has decided about, also where a newer run has begun since. */
async function listDecidedRuns(
  engine: Reads,
  { config, change }: { readonly config: Config; readonly change: Change },
): Promise<readonly RunReading[]> {
  const { all } = await listRunsAbout(engine, { config, subject: change.subject, before: Number.MAX_SAFE_INTEGER });
  const decided = all.filter(({ records }) => {
    return isDecidedBy({ decisions: records.filter((record) => record.kind === 'decision') }, nameOf(change));
  });
  const read = await Promise.all(decided.map(({ stored }) => readRun(engine, runRefOf(stored))));
  return read.flatMap((reading) => (reading.ok ? [reading.value] : []));
}

/** Returns the name under which a decision has its change. */
function nameOf({ kind, at }: Change): string {
  return `${kind} ${at}`;
}

async function changeRun(
  engine: Effects,
  { reading, change }: { readonly reading: RunReading; readonly change: Change },
): Promise<ChangedRun> {
  const { run, thread, body } = reading.state.run;
  if (!isDecidedBy(reading.state, nameOf(change)) && isBeforeRun(change, body))
    return { run, said: `is left alone, because ${describeChange(change)} before it began`, started: [] };
  const verb = classifyChange(reading.state.run, change);
  const reason = describeChange(change);
  if (verb === 'continue') return { run, said: `goes on, although ${reason}`, started: [] };
  const decided = await applyDecision(engine, {
    run,
    thread,
    first: reading.first,
    verb,
    actor: change.actor,
    reason,
    source: { kind: 'event', event: nameOf(change) },
    askedAt: change.at,
  });
  if (!decided.ok) return { run, said: decided.error, started: [] };
  if (verb !== 'resume')
    return { run, said: `${verb === 'cancel' ? 'was cancelled' : 'is paused'}, because ${reason}`, started: [] };
  const started = await resume(engine, reading);
  return { run, said: `goes on, because ${reason}`, started };
}

/**
 * Returns whether the change happened before the run began. A job that runs again or comes late reports such changes, and the
 * run began in spite of them.
 */
function isBeforeRun({ at }: Change, { trigger }: RunBody): boolean {
  const began = happenedAt(trigger);
  return began !== undefined && Date.parse(at) < Date.parse(began);
}

async function resume(engine: Effects, { first, state }: RunReading): Promise<readonly string[]> {
  const { run, thread } = state.run;
  const now = await readRun(engine, { run, thread, first });
  if (!now.ok) throw new Error(problemText(now.error));
  if (now.value.state.end !== undefined || now.value.state.paused !== undefined) return [];
  const resumed = await resumeRun(engine, { reading: now.value });
  const { started } = await expireWaits(engine, { ...now.value, state: resumed.state });
  return [...resumed.started, ...started];
}
