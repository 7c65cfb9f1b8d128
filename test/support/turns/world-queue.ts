import { PutOff } from '../../../src/ports/queue.ts';

/** An item of the queue of the App, with its work as the handlers get it. */
export interface WorldItem {
  readonly id: string;
  readonly key: string;
  readonly runAt?: string | undefined;
  readonly causes?: readonly string[] | undefined;
  readonly work: {
    readonly kind: string;
    /** Of a turn. */
    readonly starts?: string;
    readonly waiter?: { readonly resource: string };
  };
}

/** Returns the kind of the work of an item; of a turn with what it starts, and what it has waited for. */
export function nameWork({ work: { kind, starts, waiter } }: Pick<WorldItem, 'work'>): string {
  return [kind, starts, waiter?.resource].filter((part) => part !== undefined).join(' ');
}

export interface WorldQueue {
  /** Takes an item, an id once. */
  add(item: WorldItem): void;
  /** Returns whether an item waits or is at work. */
  isPending(id: string): boolean;
  /** Lets the time come of the items that are next, and returns that time; undefined where no item waits for a time. */
  findNext(): number | undefined;
  /** Hands out what is due by now. */
  release(): void;
}

interface QueueOptions {
  /** Handles an item until it is done, also where its process dies. */
  readonly handle: (item: WorldItem) => Promise<void>;
  /** Told of work that is under way. */
  readonly begun: (work: Promise<void>) => void;
}

/** Creates a queue in memory: items of one key one after the other, at least once, by the clock of the test. */
export function createWorldQueue({ handle, begun }: QueueOptions): WorldQueue {
  const known = new Set<string>();
  const pending = new Map<string, WorldItem>();
  const lanes = new Map<string, Promise<void>>();
  let later: WorldItem[] = [];
  const perform = async (item: WorldItem): Promise<void> => {
    try {
      await handle(item);
      pending.delete(item.id);
    } catch (thrown) {
      if (!(thrown instanceof PutOff)) throw thrown;
      later.push({ ...item, runAt: thrown.until });
    }
  };
  const queue = (item: WorldItem): void => {
    const next = (lanes.get(item.key) ?? Promise.resolve()).then(() => perform(item));
    lanes.set(item.key, next);
    begun(next);
  };
  const timeOf = ({ runAt }: WorldItem): number => (runAt === undefined ? 0 : Date.parse(runAt));
  return {
    add(item) {
      if (known.has(item.id)) return;
      known.add(item.id);
      pending.set(item.id, item);
      if (timeOf(item) > Date.now()) later.push(item);
      else queue(item);
    },
    isPending: (id) => pending.has(id),
    findNext: () => (later.length === 0 ? undefined : Math.min(...later.map(timeOf))),
    release() {
      const due = later.filter((item) => timeOf(item) <= Date.now());
      later = later.filter((item) => timeOf(item) > Date.now());
      for (const item of due.toSorted((a, b) => timeOf(a) - timeOf(b))) queue(item);
    },
  };
}
