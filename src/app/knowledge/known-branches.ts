import { z } from 'zod';
import { parseStored } from '../../core/json/json-value.ts';
import type { AppStore } from '../../ports/queue.ts';
import { readListeningSince } from './listening-since.ts';

/** The tips of default branches, by repository. Pushes tell when a branch moves. */
export interface KnownBranches {
  recall(repository: number, branch: string): Promise<string | undefined>;
  /** Stores a tip that GitHub was asked for, unless a push was heard of since `listen`. */
  listen(repository: number): Promise<(tip: { readonly branch: string; readonly commit: string }) => Promise<void>>;
  /**
   * Moves a known tip by a push that follows it. Any other push makes it unknown, because an event between may be missing, and so does one
   * of earlier than the tip: that is a replay, or was taken back before GitHub was asked.
   */
  hear(repository: number, push: HeardPush): Promise<void>;
}

/** A push to a default branch. */
export interface HeardPush {
  readonly branch: string;
  readonly before: string;
  readonly after: string;
  /** The time of the push in milliseconds, of GitHub's clock, cut to whole seconds; NaN if the event does not say it. */
  readonly pushedAt: number;
}

const tipSchema = z.object({
  hearing: z.string(),
  /** Null while the tip is not known. */
  tip: z.object({ branch: z.string(), commit: z.string() }).nullable(),
  at: z.number(),
  /** The time of which the tip is: that of the question to GitHub or of the push. Absent: `at`. */
  asOf: z.number().optional(),
});

/** The time for which a tip is believed: the delivery of a push may have been lost. */
const believedMilliseconds = 3_600_000;

/** Creates the memory of default branches in the store of the App. */
export function createKnownBranches({ store, now }: { readonly store: AppStore; readonly now: () => number }): KnownBranches {
  const keyOf = (repository: number): string => `default-branches/${repository}`;
  // One in a form of another version is unknown.
  const parse = (text: string | undefined) => parseStored(tipSchema, text);
  const replace = async (repository: number, from: string | undefined, to: z.infer<typeof tipSchema>): Promise<boolean> =>
    store.replace(keyOf(repository), { from, to: JSON.stringify(to) });
  return {
    async recall(repository, branch) {
      const known = parse(await store.get(keyOf(repository)));
      if (known?.tip?.branch !== branch || known.at < now() - believedMilliseconds) return undefined;
      return known.hearing !== '' && known.hearing === (await readListeningSince(store)) ? known.tip.commit : undefined;
    },
    async listen(repository) {
      const from = await store.get(keyOf(repository));
      const hearing = await readListeningSince(store);
      const at = now();
      return async (tip) => void (await replace(repository, from, { hearing, tip, at }));
    },
    async hear(repository, { branch, before, after, pushedAt }) {
      for (;;) {
        const from = await store.get(keyOf(repository));
        const known = parse(from);
        if (known !== undefined && known.tip !== null && known.tip.branch !== branch) return;
        // No two values have the same time, so whoever asks GitHub right now does not store an older tip.
        const at = Math.max(now(), (known?.at ?? 0) + 1);
        const moved = isNext(known, { before, pushedAt }) ? { tip: { branch, commit: after }, asOf: pushedAt } : { tip: null };
        const next = { hearing: known?.hearing ?? '', ...moved, at };
        if (await replace(repository, from, next)) return;
      }
    },
  };
}

/** Returns whether a push follows the known tip, and is not of earlier. The clock of GitHub is cut to whole seconds there. */
function isNext(
  known: z.infer<typeof tipSchema> | undefined,
  { before, pushedAt }: Pick<HeardPush, 'before' | 'pushedAt'>,
): boolean {
  return known?.tip?.commit === before && pushedAt + 1_000 > (known.asOf ?? known.at);
}
