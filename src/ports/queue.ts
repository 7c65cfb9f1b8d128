/** One piece of work. Items of one key run one after the other, in the order in which they were added. */
export interface QueueItem {
  /** The identity of the item. The same id is accepted once, even after the item is done. */
  readonly id: string;
  /** Repository and subject: the lock of DESIGN 5.1. */
  readonly key: string;
  /** The time before which the item is not handed out (ISO 8601). Until then it holds up no other item of its key, and does not keep the queue from being idle. */
  readonly runAt?: string | undefined;
  /** True when work that was accepted before asks for this item. Such an item is never refused, because that would lose the earlier work. */
  readonly followUp?: boolean | undefined;
  readonly payload: unknown;
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
