import type { ReadConfig } from '../../core/config/parse/parse-config.ts';
import { completeConfig } from '../../core/config/parse/parse-whole-config.ts';
import type { Config, Pipeline } from '../../core/config/schema/config-schema.ts';
import { type Problem, problemText } from '../../core/problem.ts';
import type { Dispatch } from '../../core/record/dispatch.ts';
import type { RunBody } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { classifyChange } from '../../core/run/classify-change.ts';
import { type Change, describeChange } from '../../core/trigger/change.ts';
import { frozenAt, type Subject } from '../../core/trigger/trigger.ts';
import { GitHubError } from '../../ports/github.ts';
import { resumeRun } from '../effects/resume.ts';
import type { Engine } from '../engine-ports.ts';
import { newestOf } from '../thread/earlier-runs.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import { type RunThread, runsSince, runThreadsOf, type StoredRun, sortLedgers, toStoredRun } from '../thread/run-threads.ts';
import { applyDecision } from './apply-decision.ts';

export interface RunToChange {
  readonly first: Dispatch['first'];
  readonly reading: RunReading;
}

/** The runs about an issue or pull request that have not ended: at most one of each pipeline. */
export async function listRunsToChange(
  engine: Engine,
  { config, subject }: { readonly config: Config; readonly subject: Subject },
): Promise<readonly RunToChange[]> {
  const open: RunToChange[] = [];
  for (const [pipeline, settings] of Object.entries(config.pipelines)) {
    if (!isAboutSubjects(settings)) continue;
    const newest = await findNewest(engine, { pipeline, threads: await threadsOf(engine, { config, pipeline, subject }) });
    if (newest === undefined) continue;
    const { record, comment, writtenAt } = newest;
    const first = { id: comment, at: writtenAt ?? record.body.startedAt };
    const reading = await readRun(engine, { run: record.run, thread: record.thread, first });
    if (!reading.ok) engine.ports.log.warning(`Run ${record.run} was left alone: ${reading.error.message}`);
    else if (reading.value.state.end === undefined) open.push({ first, reading: reading.value });
  }
  return open;
}

/** `/baton run` starts what can be started by hand, too. */
function isAboutSubjects({ on }: Pipeline): boolean {
  const { issues, comment, manual, 'pull-requests': pulls } = on;
  return issues !== undefined || pulls !== undefined || comment !== undefined || manual === true;
}

async function threadsOf(
  engine: Engine,
  { config, pipeline, subject }: { readonly config: Config; readonly pipeline: string; readonly subject: Subject },
): Promise<readonly RunThread[]> {
  const own: RunThread = { number: subject.number, comments: subject.comments, about: subject.number };
  if (config.comments === 'all') return [own];
  const elsewhere = runThreadsOf(sortLedgers(await engine.ports.ledgers.list('runs', pipeline)), subject);
  return [...elsewhere, own];
}

async function findNewest(
  engine: Engine,
  { pipeline, threads }: { readonly pipeline: string; readonly threads: readonly RunThread[] },
): Promise<StoredRun | undefined> {
  const since = runsSince(engine.ports.clock);
  const found: StoredRun[] = [];
  for (const { number, comments: total, about } of threads) {
    const { run } = await engine.ports.store.readNewestRun({ thread: number, pipeline, about, total, since });
    const stored = toStoredRun(run);
    if (stored !== undefined) found.push(stored);
  }
  return newestOf(found);
}

/** What a change of its subject meant to one run, in a sentence for people. */
export interface ChangedRun {
  readonly run: string;
  readonly said: string;
  /** Stages that were started. */
  readonly started: readonly string[];
}

/** Does what the runs about a subject make of its change. Runs under the subject's lock; any number of times. */
export async function applyChange(
  engine: Engine,
  request: { readonly change: Change; readonly config: ReadConfig },
): Promise<Result<readonly ChangedRun[], readonly Problem[]>> {
  const { change } = request;
  const config = await completeConfig(request.config);
  if (!config.ok) return failure(config.error);
  const changed: ChangedRun[] = [];
  for (const open of await listRuns(engine, { config: config.value, change }))
    changed.push(await changeRun(engine, { open, change }));
  return success(changed);
}

/** The thread of what was transferred or deleted is gone with all records that stood there: no job can go on about it. */
async function listRuns(
  engine: Engine,
  { config, change }: { readonly config: Parameters<typeof listRunsToChange>[1]['config']; readonly change: Change },
): Promise<readonly RunToChange[]> {
  try {
    return await listRunsToChange(engine, { config, subject: change.subject });
  } catch (error) {
    const isGone = change.kind === 'transferred' || change.kind === 'deleted';
    if (!isGone || !(error instanceof GitHubError) || (error.reason !== 'not-found' && error.reason !== 'expired')) throw error;
    engine.ports.log.warning(`#${change.subject.number} was ${change.kind}, and the records of its runs are gone with it.`);
    return [];
  }
}

interface ChangeFacts {
  readonly open: RunToChange;
  readonly change: Change;
}

async function changeRun(engine: Engine, { open, change }: ChangeFacts): Promise<ChangedRun> {
  const { run, thread: subject, body } = open.reading.state.run;
  if (isBefore(change, body))
    return { run, said: `is left alone, because ${describeChange(change)} before it began`, started: [] };
  const verb = classifyChange(open.reading.state.run, change);
  const reason = describeChange(change);
  if (verb === 'continue') return { run, said: `goes on, although ${reason}`, started: [] };
  const decided = await applyDecision(engine, {
    run,
    thread: subject,
    first: open.first,
    verb,
    actor: change.actor,
    reason,
    source: { kind: 'event', event: `${change.kind} ${change.at}` },
  });
  if (!decided.ok) return { run, said: decided.error, started: [] };
  if (verb !== 'resume')
    return { run, said: `${verb === 'cancel' ? 'was cancelled' : 'is paused'}, because ${reason}`, started: [] };
  const started = await resume(engine, open);
  return { run, said: `goes on, because ${reason}`, started };
}

/** A job that runs again or came late tells of what was before: the run began in spite of that. */
function isBefore({ at }: Change, { trigger }: RunBody): boolean {
  const began = frozenAt(trigger);
  return began !== undefined && Date.parse(at) < Date.parse(began);
}

async function resume(engine: Engine, { first, reading }: RunToChange): Promise<readonly string[]> {
  const { run, thread: subject } = reading.state.run;
  const now = await readRun(engine, { run, thread: subject, first });
  if (!now.ok) throw new Error(problemText(now.error));
  if (now.value.state.end !== undefined || now.value.state.paused !== undefined) return [];
  return (await resumeRun(engine, { reading: now.value, first })).started;
}
