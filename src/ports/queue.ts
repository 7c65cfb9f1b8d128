/** One piece of work. Items of one key run one after the other, in the order in which they came. */
export interface QueueItem {
  /** The same id is accepted once, also after it was done. */
  readonly id: string;
  /** Repository and subject: the lock of DESIGN 5.1. */
  readonly key: string;
  readonly payload: unknown;
}

/** At least once: a handler that fails or dies is called again with the same item. */
export interface Queue {
  /** False when the id is known already. */
  add(item: QueueItem): Promise<boolean>;
  /** Starts handing items out, one per key at a time. */
  process(handler: (item: QueueItem) => Promise<void>): void;
  /** How many items wait or are being handled. One that was given up does neither. */
  size(): Promise<number>;
  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void>;
  close(): Promise<void>;
}
