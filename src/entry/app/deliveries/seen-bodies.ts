// This folder tells deliveries apart: `heard` those that count, `seen-bodies` those whose body has come before, `recent-deliveries`
// those that GitHub sent, and `redelivery` those that failed and are asked for again.

/**
 * The bodies of deliveries that were taken, by their digest. A body that comes again under another id is either a second event
 * with the same content or a replay (S13).
 */
export interface SeenBodies {
  /**
   * Remembers a body with the id of the delivery that brings it, unless the body is known. Returns the id of the delivery that
   * brought it first, so that the same delivery may ask again after a crash.
   */
  claim(digest: string, delivery: { readonly id: string; readonly at: number }): Promise<string>;
}

interface SeenLimits {
  readonly maxBodies?: number;
  readonly maxAgeMilliseconds?: number;
}

const day = 86_400_000;

/** Creates the memory of one process: the newest 200,000 bodies of the last 30 days. */
export function createSeenBodies({ maxBodies = 200_000, maxAgeMilliseconds = 30 * day }: SeenLimits = {}): SeenBodies {
  const seen = new Map<string, { readonly id: string; readonly at: number }>();
  return {
    async claim(digest, delivery) {
      const known = seen.get(digest);
      if (known !== undefined && delivery.at - known.at <= maxAgeMilliseconds) return known.id;
      seen.delete(digest);
      seen.set(digest, delivery);
      const [oldest] = seen.keys();
      if (seen.size > maxBodies && oldest !== undefined) seen.delete(oldest);
      return delivery.id;
    },
  };
}
