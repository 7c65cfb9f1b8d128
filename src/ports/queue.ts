/** One piece of work. Items of one key run one after the other, in the order in which they were added. */
export interface QueueItem {
  /** The identity of the item. The same id is accepted once, even after the item is done. */
  readonly id: string;
  /** Repository and subject: the lock of DESIGN 5.1. */
  readonly key: string;
  readonly payload: unknown;
}

/**
 * Thrown by a handler that cannot decide about its item yet, because it waits for a fact that lies outside. The item stays the
 * first of its key and is handed out again after `milliseconds`, as often as needed. It does not count as a failure, so the item
 * is never given up for it.
 */
export class NotYet extends Error {
  readonly milliseconds: number;

  constructor(message: string, milliseconds: number) {
    super(message);
    this.name = 'NotYet';
    this.milliseconds = milliseconds;
  }
}

/** Delivers each item at least once. A handler that fails or dies is called again with the same item. */
export interface Queue {
  /** Adds an item. Returns false when the id is already known. */
  add(item: QueueItem): Promise<boolean>;
  /** Starts to hand out items, one per key at a time. */
  process(handler: (item: QueueItem) => Promise<void>): void;
  /** Returns how many items wait or are being handled. An item that was given up does neither. */
  size(): Promise<number>;
  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void>;
  close(): Promise<void>;
}
