import type { RecordedTransfer } from '../core/run/transfers.ts';

/**
 * Reports recorded transfers to the listeners in this process. Emits each transfer at most once, after it is recorded. Never
 * throws.
 */
export interface Events {
  emit(event: RecordedTransfer): void;
}

/**
 * Workflows of the same repository that listen for events (`on: repository_dispatch`). GitHub answers an event without an id, and has
 * no list of those that were sent: after an ambiguous failure it is sent again, and its `id` tells listeners that it is the same.
 */
export interface Listeners {
  /**
   * Sends an event of a type of 1 to 100 characters. `payload` has at most ten properties and 65,535 characters of JSON. Needs
   * contents: write.
   */
  send(type: string, payload: Readonly<Record<string, unknown>>): Promise<void>;
}
