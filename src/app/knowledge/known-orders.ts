import type { AppStore } from '../../ports/queue.ts';

/** An execution, by its title. */
interface Execution {
  readonly repository: number;
  readonly title: string;
}

/**
 * The orders by the workflow run that was dispatched for them. They identify a job that leaves no artifact, also after a restart.
 */
export interface Orders {
  remember(workflowRun: number, order: string): Promise<void>;
  find(workflowRun: number): Promise<string | undefined>;
  /** Lists the orders whose results were not heard of yet, by their workflow runs. */
  list(): Promise<readonly { readonly workflowRun: number; readonly order: string }[]>;
  /** Removes an order after its result was queued, and not earlier, because the work that reads the order may be repeated. */
  forget(workflowRun: number): Promise<void>;
  /**
   * Notes that the result of a workflow run is queued, or was recorded. It may wait long: for GitHub, or behind other work about its subject. What was
   * recorded is not queued again: the event about its job may come late.
   */
  noteResult(workflowRun: number, state: 'queued' | 'recorded'): Promise<void>;
  /** Returns whether the result of a workflow run is queued and not recorded, or was never heard of, although its execution was begun here. */
  awaitsResult(workflowRun: number, execution: Execution): Promise<boolean>;
  /** Returns whether the result of a workflow run was never heard of. */
  isUnheard(workflowRun: number): Promise<boolean>;
  /** Returns whether the result of a workflow run was recorded after a time, RFC 3339. */
  wasRecorded(workflowRun: number, since: string): Promise<boolean>;
  /** Notes that an execution is being dispatched, or that its result waits until a time: a sweep leaves it alone meanwhile. */
  begin(execution: Execution, at?: number): Promise<void>;
  /** Returns whether an execution was begun since a time; without one, so short a time ago that GitHub may not list its workflow run yet. */
  hasBegun(execution: Execution, since?: string): Promise<boolean>;
}

/** The time for which an order is remembered. It is valid for two days, and GitHub ends every workflow run after 35 days. */
const rememberedMilliseconds = 40 * 86_400_000;
/** The time for which lists of workflow runs may lag behind dispatches. */
export const lagMilliseconds = 120_000;

const recordedAt = (time: string): string => `recorded ${time}`;

export function createOrders(store: AppStore, now: () => number): Orders {
  const prefix = 'orders/';
  const keyOf = (workflowRun: number): string => `${prefix}${workflowRun}`;
  const resultKey = (workflowRun: number): string => `results queued/${workflowRun}`;
  const begunKey = ({ repository, title }: Execution): string => `orders begun/${repository} ${title}`;
  const after = (milliseconds: number) => ({ expiresAt: new Date(now() + milliseconds).toISOString() });
  return {
    remember: (workflowRun, order) => store.put(keyOf(workflowRun), order, after(rememberedMilliseconds)),
    find: (workflowRun) => store.get(keyOf(workflowRun)),
    async list() {
      const stored = await store.list(prefix);
      return stored.map(({ key, value }) => ({ workflowRun: Number(key.slice(prefix.length)), order: value }));
    },
    forget: (workflowRun) => store.delete(keyOf(workflowRun)),
    async noteResult(workflowRun, state) {
      const key = resultKey(workflowRun);
      const value = state === 'recorded' ? recordedAt(new Date(now()).toISOString()) : state;
      if (state === 'recorded' || (await store.get(key)) === undefined)
        await store.put(key, value, after(rememberedMilliseconds));
    },
    async awaitsResult(workflowRun, execution) {
      const noted = await store.get(resultKey(workflowRun));
      return noted === 'queued' || (noted === undefined && (await store.get(begunKey(execution))) !== undefined);
    },
    isUnheard: async (workflowRun) => (await store.get(resultKey(workflowRun))) === undefined,
    wasRecorded: async (workflowRun, since) => ((await store.get(resultKey(workflowRun))) ?? '') > recordedAt(since),
    begin: (execution, at = now()) => store.put(begunKey(execution), new Date(at).toISOString(), after(rememberedMilliseconds)),
    async hasBegun(execution, since) {
      const from = since === undefined ? now() - lagMilliseconds : Date.parse(since);
      return Date.parse((await store.get(begunKey(execution))) ?? '') >= from;
    },
  };
}
