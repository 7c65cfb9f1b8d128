import type { Config } from '../../core/config/schema/config-schema.ts';
import { selectPipeline } from '../../core/config/select-pipeline.ts';
import { countMissed } from '../../core/cron.ts';
import { type Problem, problemText } from '../../core/problem.ts';
import { runRefOf, type StoredRun, toStoredRun } from '../../core/record/find-runs.ts';
import type { RunBody } from '../../core/record/record.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { freeRunName, nextRunName } from '../../core/run/names.ts';
import type { Comment } from '../../core/trigger/comment.ts';
import type { Check } from '../../core/trigger/match/check.ts';
import { hasSubject, type Trigger } from '../../core/trigger/trigger.ts';
import { renderRunComment } from '../../core/view/comment/run-comment.ts';
import { describeStall } from '../../core/view/summary/sweep.ts';
import { replaceRun } from '../decision/replace-run.ts';
import type { Engine } from '../engine-ports.ts';
import { sweepRun } from '../sweep/sweep-run.ts';
import { readHistory } from '../thread/history.ts';
import { ignoredInOwnComments } from '../thread/own-comments.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import { type EarlierRuns, listEarlierRuns, newestOf, readNewestName } from '../thread/runs.ts';
import { type BegunRun, beginRun } from './begin-run.ts';
import { chooseEventThread, chooseSubjectThread, chooseTickThread, type SubjectThread } from './choose-thread.ts';
import { freezeComments } from './freeze-comments.ts';

export interface StartRequest {
  readonly trigger: Trigger;
  readonly pipeline: string;
  readonly config: Config;
  readonly commit: string;
  readonly inline: boolean;
  readonly start: string;
  /** That the event passed. */
  readonly checks?: readonly Check[];
  /** Reacts to the event, once for all of its runs. */
  readonly acknowledge?: () => Promise<RunBody['reaction']>;
}

/** Starts a run, or goes on with the one that the same event started; the error says why neither, in words. */
export async function startRun(engine: Engine, request: StartRequest): Promise<Result<BegunRun, string>> {
  const placed = await place(engine, request);
  const found = await listEarlierRuns(engine, placed);
  const same = found.runs.find(({ record }) => record.body.start === placed.start) ?? (await findSame(engine, placed));
  if (same !== undefined && placed.isApart === true && isOfOther(engine, same))
    return failure(`run ${same.record.run} was started by the same event`);
  if (same !== undefined) return success(await beginRun(engine, { ...request, stored: same, recovering: true }));
  const newest = newestOf(found.runs);
  const refusal =
    newest === undefined || placed.isApart === true
      ? undefined
      : await findRefusal(engine, { newest, placed, ended: found.ended });
  if (refusal !== undefined) return failure(refusal);
  const counted = addMissed(placed, newest?.record.body.trigger);
  const stored = await writeRun(engine, { request: counted, newest: await readNewestName(engine, placed, newest), ...found });
  return success(await beginRun(engine, { ...request, stored, recovering: false }));
}

interface PlacedRequest extends StartRequest, SubjectThread {
  /** Name of the run where it follows from the event alone. */
  readonly run?: string;
  /** Runs of such events do not wait for each other. */
  readonly isApart?: true;
  /** Where and since when the run of such an event may have been started already. */
  readonly since?: string;
}

async function place(engine: Engine, request: StartRequest): Promise<PlacedRequest> {
  const placed = await placeAny(engine, request);
  return { ...request, ...placed };
}

function placeAny(engine: Engine, request: StartRequest): Promise<SubjectThread> {
  if (request.trigger.schedule !== undefined) return chooseTickThread(engine, request);
  return hasSubject(request.trigger) ? chooseSubjectThread(engine, request) : chooseEventThread(engine, request);
}

/** The workflow run that started it carries out its first task itself, and no other one may meanwhile. */
function isOfOther({ settings }: Engine, { record }: StoredRun): boolean {
  return record.body.workflowRun.id !== settings.workflowRun.id;
}

/** Of runs that do not wait for each other, the one of this very event, which need not be the newest. */
async function findSame(engine: Engine, { isApart, run, start, thread, since }: PlacedRequest): Promise<StoredRun | undefined> {
  if (isApart !== true || since === undefined || thread === 0) return undefined;
  const { records } = await engine.ports.store.readSince(thread, since);
  return records.map(toStoredRun).find((stored) => stored?.record.run === run || stored?.record.body.start === start);
}

/** How many times of the schedule have gone by since the run before: GitHub fires late, and now and then not at all. */
function addMissed(request: PlacedRequest, before: Trigger | undefined): PlacedRequest {
  const { schedule } = request.trigger;
  const after = before?.schedule?.tick;
  if (schedule?.tick === undefined || after === undefined || before?.schedule?.cron !== schedule.cron) return request;
  const timezone = request.config.pipelines[request.pipeline]?.on.schedule?.timezone ?? 'UTC';
  const missed = countMissed(schedule.cron, { after, before: schedule.tick, timezone });
  return missed === 0 ? request : { ...request, trigger: { ...request.trigger, schedule: { ...schedule, missed } } };
}

interface RefusalFacts extends Pick<EarlierRuns, 'ended'> {
  readonly newest: StoredRun;
  readonly placed: PlacedRequest;
}

async function findRefusal(engine: Engine, facts: RefusalFacts): Promise<string | undefined> {
  const { trigger, start, config, pipeline } = facts.placed;
  const { record, comment } = facts.newest;
  const late = findNewer(engine, facts);
  if (late !== undefined) return late;
  // Seen on the way to its first record: no request.
  if (facts.ended.includes(comment)) return undefined;
  const reading = await readRun(engine, runRefOf(facts.newest));
  if (reading.ok && reading.value.state.end !== undefined) return undefined;
  for (const doubt of reading.ok ? reading.value.doubts : []) engine.ports.log.warning(doubt);
  if (!reading.ok && reading.error.kind === 'broken-chain') {
    engine.ports.log.warning(
      `Run ${record.run} cannot be carried on, so a new run starts over, and its records are left alone. ${problemText(reading.error)}`,
    );
    return undefined;
  }
  if (isOfOtherVersion(reading)) {
    engine.ports.log.warning(
      `Run ${record.run} holds records of another version of Baton, so it cannot be carried on: a new run starts over, and its records are left alone.`,
    );
    return undefined;
  }
  if (reading.ok && config.pipelines[pipeline]?.['on-conflict'] === 'replace')
    return replaceRun(engine, { reading: reading.value, trigger, start });
  return `run ${record.run} of this pipeline has not ended${await sweepInPassing(engine, reading)}`;
}

/** A plan job that runs again after a newer event has started a run of its own has come too late. */
function findNewer(engine: Engine, { newest: { record }, placed: { trigger } }: RefusalFacts): string | undefined {
  // Ids of workflow runs ascend.
  const { id } = engine.settings.workflowRun;
  if (id !== 0 && record.body.workflowRun.id > id) return `run ${record.run} was started by a newer event`;
  const tick = trigger.schedule?.tick;
  const latest = record.body.trigger.schedule?.tick;
  const isLate = tick !== undefined && latest !== undefined && latest > tick;
  return isLate ? `run ${record.run} was started by a later tick` : undefined;
}

/** The run that is in the way may wait for a job that vanished. */
async function sweepInPassing(engine: Engine, reading: Result<RunReading, Problem>): Promise<string> {
  if (!reading.ok) return '';
  const swept = await sweepRun(engine, { reading: reading.value });
  return swept.map(({ title, stall }) => `; ${title}: ${describeStall(stall, 'done')}`.replace(/\.$/, '')).join('');
}

/**
 * Whether a run that seems unfinished was carried on by a Baton that we cannot read (C-40): a genuine record says so, or a
 * marker of another version that our own account wrote after the run began.
 */
function isOfOtherVersion(reading: Result<RunReading, Problem>): boolean {
  if (!reading.ok) return reading.error.kind === 'other-version';
  return ignoredInOwnComments(reading.value).some(({ reason }) => reason === 'version');
}

interface NewRun {
  readonly request: PlacedRequest;
  readonly newest: string | undefined;
  /** Names that no new run may have. */
  readonly taken: readonly string[];
  readonly comments: readonly Comment[];
}

async function writeRun(engine: Engine, facts: NewRun): Promise<StoredRun> {
  const { request } = facts;
  const { subject } = request.trigger;
  const named = request.run === undefined ? undefined : freeRunName(request.run, facts.taken);
  const run = named ?? nextRunName(request.pipeline, { ...facts, subject: subject.number });
  const config = selectPipeline(request.config, request.pipeline);
  const { pipeline } = request;
  const reaction = await request.acknowledge?.();
  const history = await readHistory(engine, { pipeline, config: config.pipelines[pipeline], subject: subject.number });
  const body: RunBody = {
    pipeline: request.pipeline,
    trigger: request.trigger,
    ...(await freezeComments(engine, { ...request, config, comments: facts.comments })),
    commit: request.commit,
    config,
    head: subject.head?.sha ?? request.commit,
    startedAt: engine.ports.clock.now(),
    start: request.start,
    ...(history === undefined ? {} : { history }),
    ...(request.checks === undefined ? {} : { checks: request.checks.map(({ check, detail }) => ({ check, detail })) }),
    ...(reaction === undefined ? {} : { reaction }),
    workflowRun: engine.settings.workflowRun,
  };
  const [stored] = await engine.ports.store.append({
    thread: request.thread,
    tip: { seq: 0, digest: '' },
    drafts: [{ kind: 'run', run, task: '', attempt: 0, execution: 0, body }],
    visible: renderRunComment({ run, thread: request.thread, body }),
  });
  const written = toStoredRun(stored);
  if (written === undefined) throw new Error('The store did not append the record of the run.');
  return written;
}
