import type { State } from '../core/pipeline/state.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { truncateCodePoints } from '../core/text/truncate-code-points.ts';
import { buildAgentHandoff } from '../core/transfer/agent-handoff.ts';
import type { Engine } from './engine-ports.ts';

/** A message in a log line; the record has the whole. */
const messageCodePoints = 500;

/** `agent_handoff` for each transfer that this publisher has just recorded: a line of the log, and an event (T-22). */
export function announceTransfers({ ports }: Engine, { state, dispatch }: { state: State; dispatch: Dispatch }): void {
  const own = state.transfers.filter((each) => each.task === dispatch.task && each.execution >= dispatch.execution);
  for (const transfer of own) {
    const event = buildAgentHandoff(state, transfer);
    const message = truncateCodePoints(event.handoff.message, messageCodePoints, { mark: '…' });
    ports.log.info(`agent_handoff ${JSON.stringify({ ...event, handoff: { ...event.handoff, message } })}`);
    ports.events?.emit(event);
  }
}
