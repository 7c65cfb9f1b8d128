/** One piece of work. Items of one key run one after the other, in the order in which they were added. */
export interface QueueItem {
  /** The identity of the item. The same id is accepted once, also after the item is done. It is remembered for at least eight days. */
  readonly id: string;
  /** Repository and subject: the lock of DESIGN 5.1. */
  readonly key: string;
  /**
   * The installation and the repository, as `installation/repository`. Groups take turns, and so do their owners, which stand before the
   * slash. While items may run at the same time, no owner takes all places, and no group all of its owner's, from three places on. A key
   * without a group is a group of its own.
   */
  readonly group?: string | undefined;
  /** The time before which the item is not handed out (ISO 8601). Until then it holds up no other item of its key, and does not keep the queue from being idle. */
  readonly runAt?: string | undefined;
  /** True when work that was accepted before asks for this item. Such an item is never refused, because that would lose the earlier work. */
  readonly followUp?: boolean | undefined;
  /**
   * The ids of the items whose work led to this one. When this one is given up, those of them that are done are unknown again as well:
   * without it nothing came of them, and whoever sent them may do so once more.
   */
  readonly causes?: readonly string[] | undefined;
  /** Any JSON value. */
  readonly payload: unknown;
}

/** The refusal of an item because too many wait. Nothing was stored; the sender has to try again later. */
export class QueueFull extends Error {
  constructor({ id, waiting }: { readonly id: string; readonly waiting: number }) {
    super(`${waiting} items wait, which is the most; ${id} was not accepted. Send it again later.`);
    this.name = 'QueueFull';
  }
}

/**
 * Thrown by a handler that cannot go on before a time. The item is handed out again then. Until then it stays the first of its key,
 * takes no place, and uses up no attempt; that holds over a restart too.
 */
export class PutOff extends Error {
  /** ISO 8601. */
  readonly until: string;

  constructor(message: string, { until, cause }: { readonly until: string; readonly cause?: unknown }) {
    super(message, { cause });
    this.name = 'PutOff';
    this.until = until;
  }
}

/**
 * Delivers each item at least once. A handler that fails is called again with the same item, before later items of its key, until the
 * attempts are used up; then the item is reported and given up, and the next one of its key runs. A process that dies uses up no
 * attempt of what it handled: that is handed out again at once, from the third death on after a delay, and given up after twenty.
 */
export interface Queue {
  /**
   * Adds an item and resolves when it is durable: a crash or a power cut after that does not lose it. Returns false when the id is
   * already known, also after the item is done. The id of an item that was given up is unknown again, and those of its
   * causes, so that it can be sent once more. Throws `QueueFull` when too many wait.
   */
  add(item: QueueItem): Promise<boolean>;
  /** Starts to hand out items, one per key at a time. What an earlier process left unfinished is handed out too. */
  process(handler: (item: QueueItem) => Promise<void>): void;
  /**
   * Returns how many items wait or are being handled, those that were put off too. An item whose `runAt` has not come and one that was
   * given up do neither.
   */
  size(): Promise<number>;
  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void>;
  /**
   * Hands out nothing more, and resolves when all that runs is finished. Until then items that follow from it (`followUp`) are accepted,
   * because it could not end without them; any other item is refused. What waits stays for the next start, if the queue outlives its process.
   */
  close(): Promise<void>;
}

/** A text under a key. */
export interface StoredValue {
  readonly key: string;
  readonly value: string;
}

/**
 * The memory of the App beside its queue: texts by key, which every process of the App sees. A change is durable when its promise
 * resolves. Keys begin with the name of the file that owns them, so that owners do not meet.
 */
export interface AppStore {
  /** Returns the value of a key; undefined if there is none or its time is over. */
  get(key: string): Promise<string | undefined>;
  /** Stores a value, until `expiresAt` (ISO 8601) if given. */
  put(key: string, value: string, options?: { readonly expiresAt?: string }): Promise<void>;
  /** Removes a value. A key without one is no error. */
  delete(key: string): Promise<void>;
  /** Lists the values whose keys begin with the prefix, in the order of their code points. */
  list(prefix: string): Promise<readonly StoredValue[]>;
  /**
   * Stores a value only if the present one is `from`, where undefined means none. Returns whether it did. Two processes that change
   * the same value cannot lose a change of each other that way. Without `expiresAt` (ISO 8601) the new value does not expire; without
   * a new value the key is removed.
   */
  replace(
    key: string,
    change: { readonly from: string | undefined; readonly to: string | undefined; readonly expiresAt?: string },
  ): Promise<boolean>;
  /** Resolves when the database answers and takes changes. */
  check(): Promise<void>;
  /** Removes the values whose time is over, which nothing returns any more, and returns their number. */
  removeExpired(): Promise<number>;
}
