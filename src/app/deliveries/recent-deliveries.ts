import { messageOf } from '../../core/problem.ts';
import type { Delivered, Deliveries } from '../../ports/events.ts';
import type { Log } from '../../ports/log.ts';

/** The answer to whether GitHub sent a delivery: its entry in the list, undefined if there is none, or the time to ask again. */
export type FoundDelivery = { readonly listed: Delivered | undefined } | { readonly askAgainAt: string };

export interface RecentDeliveries {
  /**
   * Returns what GitHub lists about a delivery that has arrived. The answer may be open: a delivery enters the list some time after
   * its end, and GitHub may not answer.
   */
  find(arrival: { readonly id: string; readonly arrivedAt: string }): Promise<FoundDelivery>;
}

interface RecentOptions {
  readonly deliveries: Deliveries;
  readonly log: Log;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** The time after which a delivery that GitHub sent is in its list for certain. */
  readonly lagMilliseconds?: number | undefined;
}

interface Listing {
  /** The time at which the list was asked for. */
  readonly at: number;
  /** The time of the oldest attempt that it reaches. */
  readonly from: number;
  readonly byGuid: ReadonlyMap<string, Delivered>;
}

/** The time by which an attempt may be dated before its arrival, because clocks differ. */
const reachMilliseconds = 15 * 60_000;

/** GitHub does not say how soon a delivery is in its list. */
const defaultLagMilliseconds = 60_000;

/**
 * Creates the answer from GitHub's list. One listing answers for all deliveries that arrived before it, and the list is asked for
 * at most six times in the time of the lag, so that a flood of replays costs few requests.
 */
export function createRecentDeliveries(options: RecentOptions): RecentDeliveries {
  const { now, lagMilliseconds = defaultLagMilliseconds } = options;
  const pause = Math.ceil(lagMilliseconds / 6);
  let newest: Listing = { at: Number.NEGATIVE_INFINITY, from: Number.POSITIVE_INFINITY, byGuid: new Map() };
  return {
    async find({ id, arrivedAt }) {
      const arrived = Date.parse(arrivedAt);
      const from = arrived - reachMilliseconds;
      const isDecided = () => newest.byGuid.has(id) || (newest.at >= arrived + lagMilliseconds && newest.from <= from);
      if (!isDecided() && (now() - newest.at >= pause || newest.from > from))
        newest = (await readListing(options, { at: now(), from })) ?? newest;
      return isDecided() ? { listed: newest.byGuid.get(id) } : { askAgainAt: new Date(now() + pause).toISOString() };
    },
  };
}

/** Reads the list back to a time. Returns undefined when GitHub does not show it. */
async function readListing(
  { deliveries, log }: RecentOptions,
  { at, from }: { readonly at: number; readonly from: number },
): Promise<Listing | undefined> {
  const byGuid = new Map<string, Delivered>();
  try {
    for await (const page of deliveries.list()) {
      for (const delivered of page) byGuid.set(delivered.guid, delivered);
      if (page.some((delivered) => delivered.at < from)) break;
    }
  } catch (thrown) {
    log.warning(`GitHub's list of deliveries could not be read, and is asked for again: ${messageOf(thrown)}`);
    return undefined;
  }
  return { at, from, byGuid };
}
