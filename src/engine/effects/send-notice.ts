import type { Dispatch } from '../../core/record/dispatch.ts';
import { listenersOf, listNotices, type Notice } from '../../core/run/notices.ts';
import type { State } from '../../core/run/state.ts';
import { approvalMarker } from '../../core/view/comment/approval-request.ts';
import { requestMarker } from '../../core/view/comment/request.ts';
import { buildListenerEvent } from '../../core/view/listener-event.ts';
import type { Marker } from '../../core/view/markers.ts';
import type { Effects } from '../engine-ports.ts';
import { warnIfRefused } from '../github-errors.ts';
import { buildNoticeOrder } from '../order/build-notice-order.ts';
import type { StartOrder } from '../order/workers.ts';
import { readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';
import { readAskedApproval } from '../view/approval-digest.ts';

interface NoticeRequest {
  readonly reading: RunReading;
  readonly key: string;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
  readonly start: StartOrder;
}

/**
 * Sends a notice to the listeners of the pipeline, or hands it to a publish job where this job may not write contents. A question is
 * sent once: the comment that asks it comes after its notice.
 */
export async function performNotice(engine: Effects, { reading, key, status, start }: NoticeRequest): Promise<void> {
  const notice = findNotice(reading.state, key);
  if (notice === undefined || (await isAsked(engine, { reading, notice }))) return;
  if (engine.ports.listeners === undefined) await start(buildNoticeOrder(engine, { reading, notice, status }));
  else await sendNotice(engine, { state: reading.state, notice, status });
}

/** Sends the notice that an order names, unless the records do not hold it any more: a run that was reopened has not ended. */
export async function sendOrderedNotice(
  engine: Effects,
  { dispatch, state }: { readonly dispatch: Dispatch; readonly state: State },
): Promise<void> {
  const notice = dispatch.notify === undefined ? undefined : findNotice(state, dispatch.notify);
  if (notice !== undefined) return sendNotice(engine, { state, notice, status: dispatch.status || undefined });
  engine.ports.log.info(`Run ${dispatch.run} has gone on since, so ${dispatch.notify} is not sent to listeners.`);
}

function findNotice(state: State, key: string): Notice | undefined {
  return listNotices(state).find((notice) => notice.key === key);
}

/** Returns whether a person was asked before what the notice is about. */
async function isAsked(
  engine: Effects,
  { reading, notice }: { readonly reading: RunReading; readonly notice: Notice },
): Promise<boolean> {
  const marker = await readRequestMarker(engine, { reading, notice });
  return marker !== undefined && (await readOwnView(engine, { reading, marker })) !== undefined;
}

/** Returns the marker of the comment that asks what the notice is about. That of an approval has what is on GitHub now. */
async function readRequestMarker(
  engine: Effects,
  { reading, notice }: { readonly reading: RunReading; readonly notice: Notice },
): Promise<Marker | undefined> {
  const { state } = reading;
  if (notice.on === 'needs-input') {
    const { stage, asked } = notice;
    return requestMarker(state, { stage, awaiting: { kind: 'awaiting', for: 'answer', last: asked } });
  }
  if (notice.on !== 'approval') return undefined;
  const { stage, awaiting } = notice;
  return approvalMarker(state.run.run, await readAskedApproval(engine, { reading, stage, awaiting }));
}

/**
 * Sends one event for each type that listens. A refusal is a warning, because the run does not depend on listeners; where GitHub is
 * not to be had, the job fails, and runs again.
 */
async function sendNotice(
  engine: Effects,
  { state, notice, status }: { readonly state: State; readonly notice: Notice; readonly status: number | undefined },
): Promise<void> {
  const { listeners, redactor, log } = engine.ports;
  const event = buildListenerEvent(notice, { state, status, redact: (text) => redactor.redact(text).text });
  const refused = { except: ['unavailable', 'rate-limited', 'unauthenticated'] } as const;
  for (const type of listenersOf(state, notice.on)) {
    const what = `The listeners of "${type}" were not told of ${event.id}`;
    await warnIfRefused(engine, { what, ...refused }, async () => {
      await listeners?.send(type, { ...event });
      log.info(`Sent repository_dispatch "${type}": ${event.type} ${event.id}.`);
    });
  }
}
