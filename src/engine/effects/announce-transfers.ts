import type { TransferRecord } from '../../core/record/record.ts';
import type { State } from '../../core/run/state.ts';
import { buildRecordedTransfer, type RecordedTransfer } from '../../core/run/transfers.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import type { Effects } from '../engine-ports.ts';

/** The length of a message in a log line; the record has the whole message. */
const messageCodePoints = 500;

/**
 * Emits `agent_handoff` for each transfer that this job has just recorded: as a line of the log and as an event (T-22).
 * Returns the events. They are lost if the job dies before.
 */
export function announceTransfers(
  { ports }: { readonly ports: Pick<Effects['ports'], 'log' | 'events'> },
  { state, own }: { readonly state: State; readonly own: readonly TransferRecord[] },
): readonly RecordedTransfer[] {
  const events = own.map((transfer) => buildRecordedTransfer(state, transfer));
  for (const event of events) {
    const message = truncateCodePoints(event.handoff.message, messageCodePoints, { mark: '…' });
    ports.log.info(`agent_handoff ${JSON.stringify({ ...event, handoff: { ...event.handoff, message } })}`);
    ports.events?.emit(event);
  }
  return events;
}
