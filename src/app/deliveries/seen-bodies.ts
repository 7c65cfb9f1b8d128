// This folder tells deliveries apart: `heard` those that count, `seen-bodies` those whose body has come before, `recent-deliveries`
// those that GitHub sent, and `redelivery` those that failed and are asked for again.

import { createHash } from 'node:crypto';
import type { AppStore } from '../../ports/queue.ts';

/**
 * The bodies of deliveries that were taken, by their digest. A body that comes again under another id is either a second event
 * with the same content or a replay (S13).
 */
export interface SeenBodies {
  /**
   * Remembers a body with the id of the delivery that brings it, unless the body is known. Returns the id of the delivery that
   * brought it first, so that the same delivery may ask again after a crash.
   */
  claim(digest: string, id: string): Promise<string>;
}

const rememberedMilliseconds = 30 * 86_400_000;

interface SeenOptions {
  readonly store: AppStore;
  /** Returns the present time in milliseconds. */
  readonly now: () => number;
}

/** Creates the memory of bodies in the store of the App: each for 30 days, longer than GitHub can deliver an event again. */
export function createSeenBodies({ store, now }: SeenOptions): SeenBodies {
  return {
    async claim(digest, id) {
      const key = `seen-bodies/${digest}`;
      const known = await store.get(key);
      if (known !== undefined) return known;
      // Another process may claim the same body at this moment: then its delivery was the first.
      const expiresAt = new Date(now() + rememberedMilliseconds).toISOString();
      return (await store.replace(key, { from: undefined, to: id, expiresAt })) ? id : ((await store.get(key)) ?? id);
    },
  };
}

/** Returns the SHA-256 of a body, which all deliveries of the same bytes share. */
export function digestOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}
