import { z } from 'zod';
import { truncateCodePoints } from '../text/truncate-code-points.ts';

const supersededSchema = z.object({
  /** Those that are left out of the list, the oldest ones. */
  dropped: z.int().min(0).default(0),
  transfers: z.array(z.object({ to: z.string(), message: z.string(), timestamp: z.string() })),
});

/** Transfers that an agent asked for and then asked for others (T-21), oldest first. */
export type Superseded = z.infer<typeof supersededSchema>;

const shown = 20;
const messageCodePoints = 1_000;

export const noneSuperseded: Superseded = { dropped: 0, transfers: [] };

/** One more, in a bounded list: it is there to be looked at, and nothing depends on it. */
export function addSuperseded(before: Superseded, transfer: Superseded['transfers'][number]): Superseded {
  const message = truncateCodePoints(transfer.message, messageCodePoints);
  const all = [...before.transfers, { ...transfer, message }];
  return { dropped: before.dropped + Math.max(all.length - shown, 0), transfers: all.slice(-shown) };
}

/** What the server left, bounded again, since the agent can write there too; anything else than this form is none. */
export function parseSuperseded(bytes: Uint8Array | undefined): Superseded {
  if (bytes === undefined) return noneSuperseded;
  try {
    const parsed = supersededSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!parsed.success) return noneSuperseded;
    const { dropped, transfers } = parsed.data;
    return transfers
      .slice(-shown)
      .reduce(addSuperseded, { dropped: dropped + Math.max(transfers.length - shown, 0), transfers: [] });
  } catch {
    return noneSuperseded;
  }
}
