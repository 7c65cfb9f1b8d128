import { findStall, statusOf } from '../../core/launch/execution-status.ts';
import { needsPerson } from '../../core/output/outcome.ts';
import { countReopenings } from '../../core/run/decisions.ts';
import { executionTitle } from '../../core/run/names.ts';
import { closeKey, findCauseOfEnd } from '../../core/run/notices.ts';
import type { State } from '../../core/run/state.ts';
import { remembers } from '../../core/state/decide.ts';
import { escalationMarker } from '../../core/view/comment/escalation.ts';
import { hasMarker } from '../../core/view/markers.ts';
import { saysUnderWay } from '../../core/view/status/headline.ts';
import { statusMarker } from '../../core/view/status/status-comment.ts';
import type { Actions } from '../engine-ports.ts';
import { buildNoticeOrder, noticeTaskOf } from '../order/build-notice-order.ts';
import { readEndedRuns } from '../thread/budget-runs.ts';
import { listOwnComments } from '../thread/own-comments.ts';
import { findTriggeringRecord, type RunReading } from '../thread/read-run.ts';
import { readStatusComment } from '../view/status-comment.ts';
import { createIsAtWork } from './list-stalled-tasks.ts';
import type { SweptTask } from './sweep-run.ts';

interface EndsRequest {
  readonly readings: readonly RunReading[];
  /** Ends before this time are not looked at. */
  readonly since: string;
  /** The workflow runs of which a job was started again just now. */
  readonly busy?: ReadonlySet<number>;
}

/**
 * Finds ends of which not all was done, because the job that wrote them died, or GitHub refused it, and starts for each a publish job
 * that completes it. A job that succeeded did all that it could: what is missing after it, somebody has taken away.
 */
export async function sweepEnds(engine: Actions, { readings, since, busy }: EndsRequest): Promise<readonly SweptTask[]> {
  const swept: SweptTask[] = [];
  const isAtWork = createIsAtWork(engine, busy);
  const silent = readings.filter((reading) => {
    const cause = findCauseOfEnd(reading.state);
    return cause !== undefined && !isAtWork(findTriggeringRecord(reading, { cause }));
  });
  const isRemembered = await readRemembered(engine, { states: silent.map(({ state }) => state), since });
  for (const reading of silent) {
    const { run, end } = reading.state;
    if (end === undefined || (isRemembered(reading.state) && (await isShown(engine, reading)))) continue;
    const notice = { key: closeKey(end.seq) };
    const title = executionTitle({ run: run.run, ...noticeTaskOf(notice) });
    const dispatched = await engine.ports.workflowRuns.listRuns(title, reading.first.at);
    const found = dispatched.some(({ conclusion }) => conclusion === 'success') ? undefined : findStall(statusOf({ dispatched }));
    if (found === undefined) continue;
    const stall = found.kind === 'hopeless' ? found : ({ kind: 'half-ended' } as const);
    swept.push({ title: run.run, stall });
    if (stall.kind === 'hopeless') continue;
    const status = await readStatusComment(engine, reading);
    await engine.ports.starter.start(buildNoticeOrder(engine, { reading, notice, status }));
  }
  return swept;
}

/** Reads the ledgers of the pipelines of these runs, and returns whether a run has the entry that it is to have. */
async function readRemembered(
  engine: Actions,
  { states, since }: { readonly states: readonly State[]; readonly since: string },
): Promise<(state: State) => boolean> {
  const pipelines = new Set(states.filter(remembers).map(({ run }) => run.body.pipeline));
  const read = pipelines.size === 0 ? undefined : await readEndedRuns(engine, { since, pipelines });
  if (read?.ok === false) engine.ports.log.warning(`Whether ends of runs are in their ledgers is not known: ${read.error}.`);
  if (read?.ok !== true) return () => true;
  const entries = new Set(read.value.map(({ run, finishedAt }) => `${run} ${finishedAt}`));
  return (state) => !remembers(state) || entries.has(`${state.run.run} ${state.end?.body.finishedAt}`);
}

/** Returns whether people see that a run has ended: a call for them where it needs one, and its status. */
async function isShown(engine: Actions, reading: RunReading): Promise<boolean> {
  const { state } = reading;
  const { run } = state.run;
  const own = await listOwnComments(engine, reading);
  const call = escalationMarker(run, countReopenings(state));
  const isCalled = own.some((comment) => hasMarker(comment, call));
  if (needsPerson(state.end?.body.outcome ?? 'succeeded') && !isCalled) return false;
  return !own.some((comment) => hasMarker(comment, statusMarker(run)) && saysUnderWay(comment.body));
}
