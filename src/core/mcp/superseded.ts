import { z } from 'zod';
import type { TransferCall } from '../transfer/transfer.ts';
import { limitCalls } from '../transfer/transfer.ts';

const listSchema = z.array(z.object({ to: z.string(), message: z.string() }));

/** Adds a call to those that a later one has superseded, oldest first. */
export function addSuperseded(before: readonly TransferCall[], { to, message }: TransferCall): readonly TransferCall[] {
  return limitCalls([...before, { to, message }]);
}

/**
 * Parses the calls that the server stored and limits them again, because the agent can write there too. Any other form counts as
 * none.
 */
export function parseSuperseded(bytes: Uint8Array | undefined): readonly TransferCall[] {
  if (bytes === undefined) return [];
  try {
    const parsed = listSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? limitCalls(parsed.data) : [];
  } catch {
    return [];
  }
}
