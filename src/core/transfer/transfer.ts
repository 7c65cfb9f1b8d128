import { z } from 'zod';
import { truncateCodePoints } from '../text/code-points.ts';

/** Limits of what an agent asks for; those of DESIGN 4.3 for `to` and `message`. */
export const transferLimits = {
  nameCodePoints: 64,
  messageCodePoints: 16_384,
  superseded: 20,
  supersededCodePoints: 500,
} as const;

const callSchema = z.object({ to: z.string(), message: z.string() });

/** What an agent asked for in one turn: the last call, and those before it, which do not count (T-21). */
export const transferRequestSchema = callSchema.extend({ superseded: z.array(callSchema).default([]) });

/** Body of a `transfer` record: an agent that handed its work over to another one (T-8). */
export const transferBodySchema = z.object({
  /** Filled in by us, from the records (T-5). */
  from: z.string(),
  to: z.string(),
  message: z.string(),
  /** When the turn of `from` was over, RFC 3339. */
  timestamp: z.string(),
  /** Earlier calls of the same turn, cut; absent when there were none. */
  superseded: z.array(callSchema).optional(),
});

/** A transfer that did not happen, kept apart from the chain (T-12). */
export const refusedTransferSchema = z.object({
  /** `limit` ends the run; `target` is a failure of the attempt. */
  reason: z.enum(['limit', 'target']),
  to: z.string(),
  message: z.string(),
  /** `limits.max-handoffs` as it was. */
  limit: z.int(),
});

export type TransferCall = z.infer<typeof callSchema>;
export type TransferRequest = z.infer<typeof transferRequestSchema>;
export type TransferBody = z.infer<typeof transferBodySchema>;
export type RefusedTransfer = z.infer<typeof refusedTransferSchema>;

/** Calls that a later one took the place of (T-21), the newest of them, each cut: they are there to be looked at. */
export function boundCalls(calls: readonly TransferCall[]): TransferCall[] {
  const { nameCodePoints, supersededCodePoints, superseded } = transferLimits;
  return calls.slice(-superseded).map(({ to, message }) => ({
    to: truncateCodePoints(to, nameCodePoints),
    message: truncateCodePoints(message, supersededCodePoints),
  }));
}

/** A transfer within the limits of what is stored. A name that is cut is no agent's, and is refused where that is decided. */
export function boundTransfer({ to, message, superseded }: TransferRequest): TransferRequest {
  return {
    to: truncateCodePoints(to, transferLimits.nameCodePoints),
    message: truncateCodePoints(message, transferLimits.messageCodePoints),
    superseded: boundCalls(superseded),
  };
}
