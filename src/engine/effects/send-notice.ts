import type { Dispatch } from '../../core/record/dispatch.ts';
import { happeningOf, listNotices, type Notice, receiversOf } from '../../core/run/notices.ts';
import type { State } from '../../core/run/state.ts';
import { isRequestFor, raiseMarker, requestMarker } from '../../core/view/comment/request.ts';
import { buildListenerEvent } from '../../core/view/listener-event.ts';
import type { Effects, Reads } from '../engine-ports.ts';
import type { StartOrder } from '../gate/worker.ts';
import { warnIfRefused } from '../github-errors.ts';
import { buildNoticeOrder } from '../order/build-notice-order.ts';
import { listOwnComments, readOwnView } from '../thread/own-comments.ts';
import type { RunReading } from '../thread/read-run.ts';

interface NoticeRequest {
  readonly reading: RunReading;
  readonly key: string;
  /** Id of the status comment; undefined while there is none. */
  readonly status: number | undefined;
  readonly start: StartOrder;
}

/**
 * Sends a notice to the listeners and endpoints of the pipeline, or hands it to a publish job where this job may not write contents. A question is
 * sent once: the comment that asks it comes after its notice, and comes although GitHub refuses that.
 */
export async function performNotice(engine: Effects, { reading, key, status, start }: NoticeRequest): Promise<void> {
  const notice = findNotice(reading.state, key);
  if (notice === undefined || (await isAsked(engine, { reading, notice }))) return;
  const send = async (): Promise<void> => {
    const { dispatches } = receiversOf(reading.state, happeningOf(notice));
    const isLeft = dispatches.length > 0 && engine.ports.listeners === undefined;
    if (isLeft) await start(buildNoticeOrder(engine, { reading, notice, status }));
    else await sendNotice(engine, { state: reading.state, notice, status });
  };
  if (!('stage' in notice)) return send();
  // A person is asked next, whatever becomes of those who only listen.
  const what = `The listeners of run ${reading.state.run.run} were not told of ${key}`;
  await warnIfRefused(engine, { what, except: ['unauthenticated'] }, send);
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
  if (notice.on === 'approval') return isApprovalAsked(engine, { reading, notice });
  if (notice.on === 'raise') return (await readOwnView(engine, { reading, marker: raiseMarker(reading.state) })) !== undefined;
  if (notice.on !== 'needs-input') return false;
  const { stage, asked } = notice;
  const marker = requestMarker(reading.state, { name: stage, last: asked });
  return (await readOwnView(engine, { reading, marker })) !== undefined;
}

/**
 * Returns whether an approval was asked for since the newest record that the key of its notice names. A branch that moves is asked
 * about again, in a comment of its own, and under the same key.
 */
async function isApprovalAsked(
  engine: Reads,
  { reading, notice }: { readonly reading: RunReading; readonly notice: Extract<Notice, { readonly on: 'approval' }> },
): Promise<boolean> {
  const { run } = reading.state.run;
  const [, newest] = notice.key.split('/');
  const since = reading.stored.find(({ record }) => record.run === run && record.seq === Number(newest))?.comment ?? 0;
  const own = await listOwnComments(engine, reading);
  return own.some(({ id, body }) => id > since && isRequestFor(body, { run, stage: notice.stage }));
}

/**
 * Tells each endpoint, and sends one event for each type that listens. A refusal is a warning, because the run does not depend on listeners; where GitHub is
 * not to be had, the job fails, and runs again.
 */
async function sendNotice(
  engine: Effects,
  { state, notice, status }: { readonly state: State; readonly notice: Notice; readonly status: number | undefined },
): Promise<void> {
  const { listeners, endpoints, redactor, log } = engine.ports;
  const event = buildListenerEvent(notice, { state, status, redact: (text) => redactor.redact(text).text });
  const refused = { except: ['unavailable', 'rate-limited', 'unauthenticated'] } as const;
  const receivers = receiversOf(state, happeningOf(notice));
  for (const endpoint of receivers.endpoints) {
    if (endpoints === undefined) log.info(`Endpoint "${endpoint.to}" is not told of ${event.id}: that takes the App.`);
    else await endpoints.tell(endpoint, event);
  }
  for (const type of receivers.dispatches) {
    const what = `The listeners of "${type}" were not told of ${event.id}`;
    await warnIfRefused(engine, { what, ...refused }, async () => {
      await listeners?.send(type, { ...event });
      log.info(`Sent repository_dispatch "${type}": ${event.type} ${event.id}.`);
    });
  }
}
