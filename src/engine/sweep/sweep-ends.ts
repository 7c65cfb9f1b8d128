import { executionTitle } from '../../core/run/names.ts';
import { closeKey, findCauseOfEnd } from '../../core/run/notices.ts';
import { remembers } from '../../core/state/decide.ts';
import { saysUnderWay } from '../../core/view/status/headline.ts';
import { statusMarker } from '../../core/view/status/status-comment.ts';
import type { Actions } from '../engine-ports.ts';
import { sweepSince } from '../gate/rerun-jobs.ts';
import { readStallOf } from '../gate/worker.ts';
import { buildNoticeOrder, noticeTaskOf } from '../order/build-notice-order.ts';
import { readEndedRuns } from '../thread/budget-runs.ts';
import { readOwnView } from '../thread/own-comments.ts';
import { findTriggeringRecord, type RunReading } from '../thread/read-run.ts';
import { isCalled } from '../view/escalate.ts';
import { createIsAtWork } from './list-stalled-tasks.ts';
import type { SweptTask } from './sweep-run.ts';

/**
 * Finds ends of which not all was done, because the job that wrote them died or GitHub refused it, and starts one publish job for each,
 * which does it. What is missing after that, somebody has taken away. `busy`: workflow runs of which a job was started again just now.
 */
export async function sweepEnds(
  engine: Actions,
  readings: readonly RunReading[],
  busy?: ReadonlySet<number>,
): Promise<readonly SweptTask[]> {
  const isAtWork = createIsAtWork(engine, busy);
  const ended = readings.filter((reading) => {
    const cause = findCauseOfEnd(reading.state);
    return cause !== undefined && !isAtWork(findTriggeringRecord(reading, { cause }));
  });
  const pipelines = new Set(ended.flatMap(({ state }) => (remembers(state) ? [state.run.body.pipeline] : [])));
  const read =
    pipelines.size === 0 ? undefined : await readEndedRuns(engine, { since: sweepSince(engine.ports.clock), pipelines });
  const entries = read?.ok === true ? new Set(read.value.map(({ run, finishedAt }) => `${run} ${finishedAt}`)) : undefined;
  const swept: SweptTask[] = [];
  for (const reading of ended) {
    const { run, end } = reading.state;
    const isForgotten = remembers(reading.state) && entries?.has(`${run.run} ${end?.body.finishedAt}`) === false;
    const status = await readOwnView(engine, { reading, marker: statusMarker(run.run) });
    if (!isForgotten && !saysUnderWay(status?.body) && (await isCalled(engine, reading))) continue;
    const notice = { key: closeKey(end?.seq ?? 0) };
    const title = executionTitle({ run: run.run, ...noticeTaskOf(notice) });
    if ((await readStallOf(engine, { title, since: reading.first.at }))?.kind !== 'never-started') continue;
    await engine.ports.starter.start(buildNoticeOrder(engine, { reading, notice, status: status?.id }));
    swept.push({ title: run.run, stall: { kind: 'half-ended' } });
  }
  return swept;
}
