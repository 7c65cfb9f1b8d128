import { EventEmitter } from 'node:events';
import { messageOf } from '../../core/problem.ts';
import type { RecordedTransfer } from '../../core/run/transfers.ts';
import type { Events } from '../../ports/events.ts';
import type { Log } from '../../ports/log.ts';

/** The events that listeners in the server can receive (T-22). */
export type AppEmitter = EventEmitter<{ agent_handoff: [RecordedTransfer] }>;

/** Creates the emitter of one server and its port for the engine. An error thrown by a listener does not affect the run. */
export function createAppEvents(log: Log): { readonly emitter: AppEmitter; readonly port: Events } {
  const emitter: AppEmitter = new EventEmitter();
  const emit = (event: RecordedTransfer): void => {
    try {
      emitter.emit('agent_handoff', event);
    } catch (thrown) {
      log.warning(`A listener of agent_handoff failed: ${messageOf(thrown)}`);
    }
  };
  return { emitter, port: { emit } };
}
