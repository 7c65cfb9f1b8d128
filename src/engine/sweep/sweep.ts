/**
 * The room of the sweep: finds what runs are stuck on, and starts it again. It writes no record and holds no lock.
 *
 * 1. `rerun-jobs.ts` (in `gate`) reads jobs of ours that ended without having done their work, and lets GitHub run each again.
 * 2. `sweep.ts` lists the runs of the last 35 days that have not ended, and older ones about which something was written since.
 * 3. `list-stalled-tasks.ts` finds their executions that are due and that nobody works on, and stages that wait for a person whom
 *    nobody has asked.
 * 4. `sweep-run.ts` starts those again, or dispatches a publish job that records the loss.
 * 5. `sweepEnds` finds ends of the last days of which not all was done, and dispatches a publish job that does it.
 *
 * `sweep-run.ts` does the last two for a single run, when its records show that a stage is overdue.
 */
import { problemText } from '../../core/problem.ts';
import { findRuns, runRefOf } from '../../core/record/find-runs.ts';
import type { StoredRecord } from '../../core/record/record.ts';
import { findEnd } from '../../core/run/decisions.ts';
import { executionTitle } from '../../core/run/names.ts';
import { askKey, closeKey, findCauseOfEnd } from '../../core/run/notices.ts';
import { remembers } from '../../core/state/decide.ts';
import { saysUnderWay } from '../../core/view/status/headline.ts';
import { statusMarker } from '../../core/view/status/status-comment.ts';
import type { Actions, ReadsFrom } from '../engine-ports.ts';
import { readRunsWithBrokenJob, rerunJob, rerunPublisher, sweepSince } from '../gate/rerun-jobs.ts';
import { createIsAtWork, isStillWriting } from '../gate/worker.ts';
import { buildNoticeOrder, noticeTaskOf } from '../order/build-notice-order.ts';
import { readEndedRuns } from '../thread/budget-runs.ts';
import { readOwnView } from '../thread/own-comments.ts';
import { findTriggeringRecord, type RunReading, readRun } from '../thread/read-run.ts';
import { runsSince, sleptSince } from '../thread/run-threads.ts';
import { isCalled } from '../view/escalate.ts';
import type { StallRequest } from './list-stalled-tasks.ts';
import { type SweptTask, sweepRun } from './sweep-run.ts';

/** The threads that one sweep reads, the newest first: each costs a request, and a workflow has 1,000 an hour. */
const maxThreads = 200;
/** The number of ended runs that one sweep looks at, the newest of each thread first: each costs a request, too. */
const maxEnded = 100;

/** Lists the runs on these threads that began since a time and have not ended, or ended since `endedSince`. */
export async function listOpenRuns(
  engine: ReadsFrom<'store' | 'signer' | 'log'>,
  search: { readonly threads: readonly number[]; readonly since: string; readonly endedSince?: string },
): Promise<readonly RunReading[]> {
  const { threads, since, endedSince = '9999' } = search;
  const open: RunReading[] = [];
  let left = maxEnded;
  if (threads.length > maxThreads)
    engine.ports.log.warning(
      `${threads.length} threads may hold runs; this sweep reads the ${maxThreads} that were written to last.`,
    );
  for (const thread of threads.slice(0, maxThreads)) {
    const read = await readRecords(engine, { thread, since });
    const { open: unended = [], ended = [] } = groupRuns(read.records, { since: read.since, endedSince });
    const looked = ended.slice(0, left);
    left -= looked.length;
    for (const { stored } of [...looked, ...unended].toReversed()) {
      const reading = await readRun(engine, { ...runRefOf(stored), thread });
      if (reading.ok) open.push(reading.value);
      else engine.ports.log.warning(`Run ${stored.record.run} was left alone: ${problemText(reading.error)}`);
    }
  }
  return open;
}

/**
 * Reads the records of a thread since a time, and since long before where some are of a run that began before and has not ended: it was paused, or
 * slept for weeks.
 */
async function readRecords(
  { ports }: ReadsFrom<'store'>,
  { thread, since }: { readonly thread: number; readonly since: string },
): Promise<{ readonly records: readonly StoredRecord[]; readonly since: string }> {
  const { records } = await ports.store.readSince(thread, since);
  const own = records.map(({ record }) => record).filter((record) => record.kind !== 'history');
  const runs = [...Map.groupBy(own, ({ run }) => run).values()];
  const isOlder = runs.some((all) => all.every(({ kind }) => kind !== 'run') && findEnd(all) === undefined);
  if (!isOlder) return { records, since };
  const longBefore = sleptSince(since);
  return { ...(await ports.store.readSince(thread, longBefore)), since: longBefore };
}

/** Groups the runs among the records of a thread that began since a time by whether they have ended, the newest first. */
function groupRuns(
  records: readonly StoredRecord[],
  { since, endedSince }: { readonly since: string; readonly endedSince: string },
) {
  const runs = findRuns(records).flatMap((stored) => {
    const { run, body } = stored.record;
    // A record of a run that began before is a copy by a stranger: the real one, and what came of it, was not listed.
    if (Date.parse(body.startedAt) < Date.parse(since)) return [];
    const end = findEnd(records.map(({ record }) => record).filter((record) => record.run === run));
    return end === undefined || end.body.finishedAt >= endedSince ? [{ stored, end }] : [];
  });
  return Object.groupBy(runs, ({ end }) => (end === undefined ? 'open' : 'ended'));
}

export interface Swept {
  readonly tasks: readonly SweptTask[];
  /** The workflow runs of which a job was started again. */
  readonly repeated: readonly { readonly id: number; readonly title: string; readonly job: string }[];
  /** The runs that have not ended. */
  readonly open: readonly string[];
}

/**
 * Sweeps the repository: restores what runs are stuck on. `threads` lists the issues and pull requests that may hold
 * records; the store decides which of these count.
 */
export async function sweep(engine: Actions, threads: (since: string) => Promise<readonly number[]>): Promise<Swept> {
  const lookedAt = new Set<number>();
  const repeated = await rerunBrokenRuns(engine, lookedAt);
  const busy = new Set(repeated.map(({ id }) => id));
  const since = runsSince(engine.ports.clock);
  const endedSince = sweepSince(engine.ports.clock);
  const readings = await listOpenRuns(engine, { threads: await threads(since), since, endedSince });
  const tasks: SweptTask[] = [];
  // A publish job may have died after the broken runs were listed. It would be settled as lost, with all that its agent left.
  const isLookedAt = (workflowRun: number): boolean => lookedAt.has(workflowRun);
  const { open = [], ended = [] } = Object.groupBy(readings, ({ state }) => (state.end === undefined ? 'open' : 'ended'));
  for (const reading of open) tasks.push(...(await sweepRun(engine, { reading, busy, isLookedAt })));
  if (ended.length > 0) tasks.push(...(await sweepEnds(engine, ended, { busy, isLookedAt })));
  return { tasks, repeated, open: open.map(({ state }) => state.run.run) };
}

/** Starts the broken jobs again, each as soon as it is found, and returns the workflow runs where GitHub did so. */
async function rerunBrokenRuns(engine: Actions, lookedAt: Set<number>): Promise<Swept['repeated']> {
  const { ports, settings } = engine;
  const repeated: Swept['repeated'][number][] = [];
  const search = { since: sweepSince(ports.clock), own: settings.workflowRun.id, lookedAt };
  for await (const broken of readRunsWithBrokenJob(engine, search)) {
    const { id, title, job } = broken;
    if (await rerunJob(engine, broken)) repeated.push({ id, title, job: job.name });
  }
  return repeated;
}

/**
 * Finds ends of which not all was done, because the job that wrote them died or GitHub refused it, and starts one publish job for each,
 * which does it. What is missing after that, somebody has taken away. The job itself comes first, while it is at work or may run again.
 */
export async function sweepEnds(
  engine: Actions,
  readings: readonly RunReading[],
  { busy, isLookedAt }: Pick<StallRequest, 'busy' | 'isLookedAt'>,
): Promise<readonly SweptTask[]> {
  const isAtWork = createIsAtWork(engine, busy);
  const ended = readings.flatMap((reading) => {
    const seq = findCauseOfEnd(reading.state);
    const cause = seq === undefined ? undefined : findTriggeringRecord(reading, { cause: seq });
    return cause === undefined || isAtWork(cause) ? [] : [{ reading, writer: cause.workflowRun }];
  });
  const pipelines = new Set(ended.flatMap(({ reading: { state } }) => (remembers(state) ? [state.run.body.pipeline] : [])));
  const read =
    pipelines.size === 0 ? undefined : await readEndedRuns(engine, { since: sweepSince(engine.ports.clock), pipelines });
  const entries = read?.ok === true ? new Set(read.value.map(({ run, finishedAt }) => `${run} ${finishedAt}`)) : undefined;
  const swept: SweptTask[] = [];
  for (const { reading, writer } of ended) {
    const { run, end } = reading.state;
    const isForgotten = remembers(reading.state) && entries?.has(`${run.run} ${end?.body.finishedAt}`) === false;
    const status = await readOwnView(engine, { reading, marker: statusMarker(run.run) });
    const isHalf = isForgotten || saysUnderWay(status?.body) || !(await isCalled(engine, reading));
    if (!isHalf && status !== undefined) continue;
    // Listeners have heard of an end that a person has taken the status of.
    const key = isHalf ? closeKey(end?.seq ?? 0) : askKey('', end?.seq ?? 0);
    const stall = await completeEnd(engine, { reading, key, status: status?.id, writer, isLookedAt });
    if (stall !== undefined) swept.push({ title: run.run, stall });
  }
  return swept;
}

interface HalfEnded extends Pick<StallRequest, 'reading' | 'isLookedAt'> {
  /** The key of the order that completes it. */
  readonly key: string;
  /** The workflow run that wrote the end. */
  readonly writer: number;
  /** The id of the status comment. */
  readonly status: number | undefined;
}

/** Starts what completes an end: the job that wrote it where that may run again, else up to four others. Undefined where one is at it, or was. */
async function completeEnd(
  engine: Actions,
  { reading, key, status, writer, isLookedAt }: HalfEnded,
): Promise<SweptTask['stall'] | undefined> {
  const notice = { key };
  const title = executionTitle({ run: reading.state.run.run, ...noticeTaskOf(notice) });
  const tried = await engine.ports.workflowRuns.listRuns(title, reading.first.at);
  const isDone = tried.some(({ status, conclusion }) => status !== 'completed' || conclusion === 'success');
  if (isDone || tried.length > 3 || (await isStillWriting(engine, writer))) return undefined;
  // It may have died after the broken runs were listed.
  const repeated =
    isLookedAt?.(writer) === true ? undefined : await rerunPublisher(engine, { kind: 'lost', workflowRun: writer });
  if (repeated !== undefined) return repeated;
  await engine.ports.starter.start(buildNoticeOrder(engine, { reading, notice, status }));
  return { kind: 'half-ended' };
}
