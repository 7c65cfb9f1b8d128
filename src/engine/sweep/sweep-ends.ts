import { needsPerson } from '../../core/output/outcome.ts';
import { countReopenings } from '../../core/run/decisions.ts';
import { executionTitle } from '../../core/run/names.ts';
import { closeKey, findCauseOfEnd } from '../../core/run/notices.ts';
import { remembers } from '../../core/state/decide.ts';
import { escalationMarker } from '../../core/view/comment/escalation.ts';
import { hasMarker } from '../../core/view/markers.ts';
import { saysUnderWay } from '../../core/view/status/headline.ts';
import { statusMarker } from '../../core/view/status/status-comment.ts';
import type { Actions } from '../engine-ports.ts';
import { readStallOf } from '../gate/worker.ts';
import { buildNoticeOrder, noticeTaskOf } from '../order/build-notice-order.ts';
import { readEndedRuns } from '../thread/budget-runs.ts';
import { listOwnComments } from '../thread/own-comments.ts';
import { findTriggeringRecord, type RunReading } from '../thread/read-run.ts';
import { readStatusComment } from '../view/status-comment.ts';
import { createIsAtWork, type StallRequest } from './list-stalled-tasks.ts';
import type { SweptTask } from './sweep-run.ts';

interface EndsRequest extends Pick<StallRequest, 'busy'> {
  readonly readings: readonly RunReading[];
  /** None of the runs has ended before this time. */
  readonly since: string;
}

/**
 * Finds ends of which not all was done, because the job that wrote them died or GitHub refused it, and starts one publish job for each,
 * which does it. What is missing after that, somebody has taken away.
 */
export async function sweepEnds(engine: Actions, { readings, since, busy }: EndsRequest): Promise<readonly SweptTask[]> {
  const isAtWork = createIsAtWork(engine, busy);
  const ended = readings.filter((reading) => {
    const cause = findCauseOfEnd(reading.state);
    return cause !== undefined && !isAtWork(findTriggeringRecord(reading, { cause }));
  });
  const pipelines = new Set(ended.flatMap(({ state }) => (remembers(state) ? [state.run.body.pipeline] : [])));
  const read = pipelines.size === 0 ? undefined : await readEndedRuns(engine, { since, pipelines });
  const entries = read?.ok === true ? new Set(read.value.map(({ run, finishedAt }) => `${run} ${finishedAt}`)) : undefined;
  const swept: SweptTask[] = [];
  for (const reading of ended) {
    const { run, end } = reading.state;
    const isForgotten = remembers(reading.state) && entries?.has(`${run.run} ${end?.body.finishedAt}`) === false;
    if (!isForgotten && (await isShown(engine, reading))) continue;
    const notice = { key: closeKey(end?.seq ?? 0) };
    const title = executionTitle({ run: run.run, ...noticeTaskOf(notice) });
    if ((await readStallOf(engine, { title, since: reading.first.at }))?.kind !== 'never-started') continue;
    const status = await readStatusComment(engine, reading);
    await engine.ports.starter.start(buildNoticeOrder(engine, { reading, notice, status }));
    swept.push({ title: run.run, stall: { kind: 'half-ended' } });
  }
  return swept;
}

/** Returns whether people see that a run has ended: by its status, and by a call where it needs a person. */
async function isShown(engine: Actions, reading: RunReading): Promise<boolean> {
  const { state } = reading;
  const { run } = state.run;
  const own = await listOwnComments(engine, reading);
  const call = escalationMarker(run, countReopenings(state));
  const isCalled = !needsPerson(state.end?.body.outcome ?? 'succeeded') || own.some((comment) => hasMarker(comment, call));
  return isCalled && !own.some((comment) => hasMarker(comment, statusMarker(run)) && saysUnderWay(comment.body));
}
