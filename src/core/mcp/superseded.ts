import { z } from 'zod';
import type { TransferCall } from '../transfer/transfer.ts';
import { boundCalls } from '../transfer/transfer.ts';

const listSchema = z.array(z.object({ to: z.string(), message: z.string() }));

/** Calls that a later one took the place of, oldest first, with one more. */
export function addSuperseded(before: readonly TransferCall[], { to, message }: TransferCall): readonly TransferCall[] {
  return boundCalls([...before, { to, message }]);
}

/** What the server left, bounded again, since the agent can write there too; anything else than this form is none. */
export function parseSuperseded(bytes: Uint8Array | undefined): readonly TransferCall[] {
  if (bytes === undefined) return [];
  try {
    const parsed = listSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? boundCalls(parsed.data) : [];
  } catch {
    return [];
  }
}
