import { z } from 'zod';
import { truncateCodePoints } from '../text/truncate-code-points.ts';
import { type TransferCall, transferLimits } from '../transfer/transfer.ts';

const listSchema = z.array(z.object({ to: z.string(), message: z.string() }));

/** Calls that a later one took the place of (T-21), oldest first, with one more. Bounded: they are there to be looked at. */
export function addSuperseded(before: readonly TransferCall[], { to, message }: TransferCall): readonly TransferCall[] {
  const { nameCodePoints, supersededCodePoints, superseded } = transferLimits;
  const call = { to: truncateCodePoints(to, nameCodePoints), message: truncateCodePoints(message, supersededCodePoints) };
  return [...before, call].slice(-superseded);
}

/** What the server left, bounded again, since the agent can write there too; anything else than this form is none. */
export function parseSuperseded(bytes: Uint8Array | undefined): readonly TransferCall[] {
  if (bytes === undefined) return [];
  try {
    const parsed = listSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data.slice(-transferLimits.superseded).reduce<readonly TransferCall[]>(addSuperseded, []) : [];
  } catch {
    return [];
  }
}
