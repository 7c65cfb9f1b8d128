import type { Config } from '../../core/config/schema/config-schema.ts';
import { type Problem, problemText } from '../../core/problem.ts';
import { runRefOf, type StoredRun } from '../../core/record/find-runs.ts';
import { type Result, success } from '../../core/result.ts';
import { findEndTime, isDecidedBy } from '../../core/run/decisions.ts';
import type { State } from '../../core/run/state.ts';
import { awaitingRows, readyRows } from '../../core/run/task-row.ts';
import { decide } from '../../core/state/decide.ts';
import { describeCause } from '../../core/trigger/describe-cause.ts';
import { happenedAt } from '../../core/trigger/trigger.ts';
import { awaitingWords } from '../../core/view/outcome-words.ts';
import { describeStall } from '../../core/view/summary/sweep.ts';
import type { WaitingStart } from '../../ports/starter.ts';
import { replaceRun } from '../decision/replace-run.ts';
import { performEffects } from '../effects/perform-effects.ts';
import type { Actions, Effects, Reads } from '../engine-ports.ts';
import { sweepRun } from '../sweep/sweep-run.ts';
import { ignoredInOwnComments } from '../thread/own-comments.ts';
import { type RunReading, readRun } from '../thread/read-run.ts';
import { readStatusComment } from '../view/status-comment.ts';
import type { OnSubject, OnTick, Start } from './choose-thread.ts';

interface ConflictFacts {
  /** The newest earlier run of the pipeline about the subject. */
  readonly newest: StoredRun;
  /** The times of the ends that are known, by the comment of the run's first record. */
  readonly ended: ReadonlyMap<number, string>;
  readonly start: OnSubject | OnTick;
  readonly pipeline: string;
  readonly config: Config;
}

/** The reason why an event starts no run now, in words. */
interface Refused {
  readonly reason: string;
  /** True where the event starts its run later, when the earlier one has ended. */
  readonly isQueued?: true;
}

/**
 * Returns why a new run may not start beside the newest earlier one, in words; undefined if it may. With `on-conflict: replace`
 * ends the earlier run first, unless `refuseReplacement` says why that is not worth it. Otherwise looks whether the earlier run waits for a job that vanished.
 */
export async function resolveConflict(
  engine: Effects,
  facts: ConflictFacts,
  refuseReplacement: () => Promise<string | undefined>,
): Promise<Refused | undefined> {
  const { record, comment } = facts.newest;
  const late = explainLateStart(engine, facts);
  if (late !== undefined) return { reason: late };
  if (isRepeated(engine)) await completeReplacement(engine, facts);
  // The end was seen on the way to the first record, so no request is needed.
  const endedAt = facts.ended.get(comment);
  if (endedAt !== undefined) return toRefused(explainEarlierEvent(engine, facts, endedAt));
  const reading = await readRun(engine, runRefOf(facts.newest));
  const stored = reading.ok ? reading.value.stored.map((each) => each.record) : [];
  const foundEnd = findEndTime(stored.filter(({ run }) => run === record.run));
  if (foundEnd !== undefined) return toRefused(explainEarlierEvent(engine, facts, foundEnd));
  for (const doubt of reading.ok ? reading.value.doubts : []) engine.ports.log.warning(doubt);
  const abandoned = explainAbandoned(record.run, reading);
  if (abandoned !== undefined) {
    engine.ports.log.warning(abandoned);
    return undefined;
  }
  if (reading.ok && isReplaced(engine, facts, reading.value.state))
    return toRefused((await refuseReplacement()) ?? (await replaceRun(engine, { ...facts.start, reading: reading.value })));
  const queued = reading.ok ? await queueStart(engine, facts, reading.value) : undefined;
  if (queued !== undefined) return queued;
  const waits = reading.ok ? describeWait(reading.value.state) : '';
  return { reason: `run ${record.run} of this pipeline has not ended${waits}${await sweepInPassing(engine, reading)}` };
}

function toRefused(reason: string | undefined): Refused | undefined {
  return reason === undefined ? undefined : { reason };
}

/**
 * Returns whether the new run takes the place of the earlier one: by the config, because the time for an answer is over, or because
 * somebody asks for a new run by name while the earlier one does nothing but wait for a person.
 */
function isReplaced(engine: Reads, { config, pipeline, start: { trigger } }: ConflictFacts, state: State): boolean {
  if (config.pipelines[pipeline]?.['on-conflict'] === 'replace') return true;
  const isWaiting = awaitingRows(state).length > 0 && readyRows(state).length === 0;
  if (!isWaiting) return false;
  const isOver = decide(state, { cause: state.tip.seq, now: engine.ports.clock.now() }).some(({ kind }) => kind === 'end-run');
  return isOver || (trigger.kind === 'comment' && trigger.named !== undefined);
}

/**
 * Lets the event wait for the end of the run that goes on (`on-conflict: queue`), which only a server can, and shows it in the status
 * of that run. Returns in words where it stands; undefined if it does not wait.
 */
async function queueStart(engine: Effects, facts: ConflictFacts, reading: RunReading): Promise<Refused | undefined> {
  const { config, pipeline, start } = facts;
  const { line } = engine.ports;
  if (line === undefined || start.kind !== 'subject' || config.pipelines[pipeline]?.['on-conflict'] !== 'queue') return undefined;
  const { run } = reading.state.run;
  const position = await line.addStart(toWaitingStart(start, pipeline));
  if (position === undefined)
    return { reason: `run ${run} of this pipeline has not ended, and as many starts wait for its end as may` };
  const status = await readStatusComment(engine, reading);
  await performEffects(engine, { effects: [{ kind: 'update-views' }], reading, status });
  await sweepInPassing(engine, success(reading));
  const reason = `run ${run} of this pipeline has not ended; this start waits for its end, at position ${position} (\`on-conflict: queue\`), and \`/baton cancel\` takes it out`;
  return { reason, isQueued: true };
}

/**
 * Lets the event wait behind earlier ones that wait to start this pipeline (`on-conflict: queue`), although no run goes on: the
 * turn of the first of them is to come, or a budget holds it back. Returns in words where it stands, or that too many wait;
 * undefined if none is before it. `hasReplaced`: true where this start has just ended a run to take its place: it waits for
 * nobody.
 */
export async function waitBehindEarlier(
  { ports: { line } }: { readonly ports: Pick<Effects['ports'], 'line'> },
  { pipeline, start, hasReplaced }: { readonly pipeline: string; readonly start: Start; readonly hasReplaced: boolean },
): Promise<Refused | undefined> {
  if (line === undefined || start.kind !== 'subject' || hasReplaced) return undefined;
  const position = await line.addBehind(toWaitingStart(start, pipeline));
  if (position === 'none-before') return undefined;
  if (position === undefined) return { reason: 'events that came before wait to start this pipeline, and as many wait as may' };
  const reason = `events that came before wait to start this pipeline; this start waits behind them, at position ${position} (\`on-conflict: queue\`), and \`/baton cancel\` takes it out`;
  return { reason, isQueued: true };
}

function toWaitingStart({ trigger, start }: OnSubject, pipeline: string): WaitingStart {
  return { pipeline, subject: trigger.subject.number, start, label: trigger.label, cause: describeCause(trigger) };
}

/** Describes what an earlier run waits for, and how to start a new one in its place; empty where it waits for nobody. */
function describeWait(state: State): string {
  const waiting = awaitingRows(state).map((row) => `\`${row.name}\` ${awaitingWords(row)}`);
  if (waiting.length === 0) return '';
  const instead =
    readyRows(state).length === 0 ? `; \`/baton run ${state.run.body.pipeline}\` starts a new run in its place` : '';
  return `: ${waiting.join(', ')}${instead}`;
}

/** Returns whether an earlier try of this job may have done part of its work. The App plans in no workflow run, and does not know. */
function isRepeated({ settings: { workflowRun } }: Reads): boolean {
  return workflowRun.attempt > 1 || workflowRun.id === 0;
}

/** Completes the end of a run that this same event has replaced: the job died before it could show and tell that end. */
async function completeReplacement(engine: Effects, { newest, start, pipeline, config }: ConflictFacts): Promise<void> {
  const { kind, named } = start.trigger;
  // Any event may replace a run whose time is over, but few do, and the App asks at each start.
  const isLikely = config.pipelines[pipeline]?.['on-conflict'] === 'replace' || (kind === 'comment' && named !== undefined);
  if (!isLikely && engine.settings.workflowRun.attempt <= 1) return;
  const reading = await readRun(engine, runRefOf(newest));
  if (!reading.ok || !isDecidedBy(reading.value.state, start.start)) return;
  await replaceRun(engine, { reading: reading.value, trigger: start.trigger, start: start.start });
}

/** Returns why a start comes too late: its plan job runs again after a newer event has started a run of its own. */
function explainLateStart(engine: Reads, { newest: { record }, start: { trigger } }: ConflictFacts): string | undefined {
  // Ids of workflow runs ascend.
  const { id } = engine.settings.workflowRun;
  if (id !== 0 && record.body.workflowRun.id > id) return `run ${record.run} was started by a newer event`;
  const tick = trigger.schedule?.tick;
  const latest = record.body.trigger.schedule?.tick;
  const isLate = tick !== undefined && latest !== undefined && latest > tick;
  return isLate ? `run ${record.run} was started by a later tick` : undefined;
}

/**
 * Returns why an event that happened before the end of a run starts no other one after it: heard in time it would have started
 * nothing, and it was only its job that waited. GitHub's times have whole seconds, so an event of the last second may start one.
 */
function explainEarlierEvent(
  { ports: { line } }: Effects,
  { newest, start, pipeline, config }: ConflictFacts,
  endedAt: string,
): string | undefined {
  const at = start.kind === 'subject' ? happenedAt(start.trigger) : undefined;
  if (at === undefined || Date.parse(at) + 1_000 > Date.parse(endedAt)) return undefined;
  const { 'on-conflict': onConflict } = config.pipelines[pipeline] ?? {};
  // In Action mode nothing waits, so `queue` is as `ignore` there.
  if (onConflict === 'replace' || (onConflict === 'queue' && line !== undefined)) return undefined;
  return `run ${newest.record.run} of this pipeline had not ended when this happened, at ${at}; it ended at ${endedAt}, so trigger the pipeline again to start another one`;
}

/** Returns why an unfinished run cannot be continued, so that a new run starts over; undefined if it can. */
function explainAbandoned(run: string, reading: Result<RunReading, Problem>): string | undefined {
  if (!reading.ok && reading.error.cause === 'broken-chain')
    return `Run ${run} cannot be carried on, so a new run starts over, and its records are left alone. ${problemText(reading.error)}`;
  if (!isOfOtherVersion(reading)) return undefined;
  return `Run ${run} holds records of another version of Baton, so it cannot be carried on: a new run starts over, and its records are left alone.`;
}

/**
 * Returns whether an unfinished run was continued by a version of Baton that this one cannot read (C-40): a genuine record says
 * so, or a marker of another version that our own account wrote after the run began.
 */
function isOfOtherVersion(reading: Result<RunReading, Problem>): boolean {
  if (!reading.ok) return reading.error.cause === 'other-version';
  return ignoredInOwnComments(reading.value).some(({ reason }) => reason === 'version');
}

/** Sweeps the earlier run, which may wait for a job that vanished, and returns what was done, in words. Not where a sweep has this job run again: it sweeps that run itself. */
async function sweepInPassing(engine: Actions, reading: Result<RunReading, Problem>): Promise<string> {
  if (!reading.ok || engine.settings.workflowRun.attempt > 1) return '';
  const swept = await sweepRun(engine, { reading: reading.value });
  return swept.map(({ title, stall }) => `; ${title}: ${describeStall(stall, 'done')}`.replace(/\.$/, '')).join('');
}
