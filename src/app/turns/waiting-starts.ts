import type { AppStore } from '../../ports/queue.ts';
import type { WaitingStart } from '../../ports/starter.ts';

/** An event that may start runs, as a piece of work. */
export interface EventWork {
  readonly kind: 'event';
  /** The identity of the event: the digest of its bytes, or the id of the delivery where equal bytes may be another event. */
  readonly delivery: string;
  readonly name: string;
  readonly payload: unknown;
  readonly installation: number;
  /** The time of arrival. No two deliveries have the same. */
  readonly arrivedAt: string;
  /** For a failed check: the pull request of its head; absent for one of the default branch. */
  readonly pull?: number;
}

/** An event that waits, with the work that starts its run. */
export interface StoredStart extends WaitingStart {
  /** The key under which it is stored. */
  readonly key: string;
  readonly work: EventWork;
}

/** The most starts that wait about one subject. */
const mostWaiting = 20;

/**
 * The events that wait for the end of a run (`on-conflict: queue`), by repository and subject, in the order in which they arrived. The
 * lock of the subject is held by whoever adds one.
 */
export interface WaitingStarts {
  /** Lets an event wait. Returns its position among those of its pipeline, from 1; undefined where too many wait. */
  add(start: WaitingStart, of: { readonly repository: number; readonly work: EventWork }): Promise<number | undefined>;
  /** Lists what waits about a subject, the next one first: of one pipeline, or of all; without a subject all of a repository. */
  list(of: {
    readonly repository: number;
    readonly subject?: number;
    readonly pipeline?: string;
  }): Promise<readonly StoredStart[]>;
  find(key: string): Promise<StoredStart | undefined>;
  remove(key: string): Promise<void>;
}

export function createWaitingStarts(store: AppStore): WaitingStarts {
  const list: WaitingStarts['list'] = async ({ repository, subject, pipeline }) => {
    const stored = await store.list(`starts/${repository}/${subject === undefined ? '' : `${subject}/`}`);
    const all = stored.map(({ key, value }): StoredStart => ({ ...(JSON.parse(value) as StoredStart), key }));
    return all.filter((start) => pipeline === undefined || start.pipeline === pipeline);
  };
  return {
    list,
    async add(start, { repository, work }) {
      const { subject, pipeline } = start;
      const all = await list({ repository, subject });
      const own = all.filter((one) => one.pipeline === pipeline);
      const known = own.findIndex((one) => one.start === start.start);
      if (known !== -1) return known + 1;
      if (all.length >= mostWaiting) return undefined;
      await store.put(`starts/${repository}/${subject}/${work.arrivedAt} ${pipeline}`, JSON.stringify({ ...start, work }));
      return own.length + 1;
    },
    async find(key) {
      const value = await store.get(key);
      return value === undefined ? undefined : { ...(JSON.parse(value) as StoredStart), key };
    },
    remove: (key) => store.delete(key),
  };
}
