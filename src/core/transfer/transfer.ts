/**
 * This folder handles transfers, by which one agent passes its work to another. `transfer` defines the stored forms,
 * `find-transfer-call` finds the request in what an agent left, `read-transfer` checks it against the config, and `targets` lists
 * who may take over.
 */

import { z } from 'zod';
import { truncateCodePoints } from '../text/code-points.ts';

/** The limits of a request; those of DESIGN 4.3 for `to` and `message`. */
export const transferLimits = {
  nameCodePoints: 64,
  messageCodePoints: 16_384,
  superseded: 20,
  supersededCodePoints: 500,
} as const;

const callSchema = z.object({ to: z.string(), message: z.string() });

/** The calls of an agent in one turn. The last one counts; those before it are superseded (T-21). */
export const transferRequestSchema = callSchema.extend({ superseded: z.array(callSchema).default([]) });

/** The body of a `transfer` record: one agent passed its work to another one (T-8), or Baton has another one continue. */
export const transferBodySchema = z.object({
  /** The agent that transferred, or that could not go on. Baton sets it from the records (T-5). */
  from: z.string(),
  to: z.string(),
  message: z.string(),
  /** The time when the turn of `from` was over, RFC 3339. */
  timestamp: z.string(),
  /** Earlier calls of the same turn, shortened; absent when there were none. */
  superseded: z.array(callSchema).optional(),
  /** The other agent continued in the same job, so the work of both is published together or not at all. */
  inline: z.literal(true).optional(),
  /** Baton itself had the other agent continue, with the same prompt, and `message` says why to people. Absent: the agent transferred. */
  by: z.literal('baton').optional(),
  reason: z.enum(['limited', 'overloaded']).optional(),
});

/** A transfer that did not happen. It is kept separate from the chain (T-12). */
export const refusedTransferSchema = z.object({
  /** The reason: `limit` ends the run; `target` is a failure of the attempt. */
  reason: z.enum(['limit', 'target']),
  to: z.string(),
  message: z.string(),
  /** The value of `limits.max-handoffs` at that time. */
  limit: z.int(),
});

export type TransferCall = z.infer<typeof callSchema>;
export type TransferRequest = z.infer<typeof transferRequestSchema>;
export type TransferBody = z.infer<typeof transferBodySchema>;
export type RefusedTransfer = z.infer<typeof refusedTransferSchema>;

/** Shortens superseded calls (T-21) and keeps the newest of them. They are stored for people to look at. */
export function limitCalls(calls: readonly TransferCall[]): TransferCall[] {
  const { nameCodePoints, supersededCodePoints, superseded } = transferLimits;
  return calls.slice(-superseded).map(({ to, message }) => ({
    to: truncateCodePoints(to, nameCodePoints),
    message: truncateCodePoints(message, supersededCodePoints),
  }));
}

/** Shortens a transfer to the limits of what is stored. A shortened name matches no agent, and is refused when the transfer is checked. */
export function limitTransfer({ to, message, superseded }: TransferRequest): TransferRequest {
  return {
    to: truncateCodePoints(to, transferLimits.nameCodePoints),
    message: truncateCodePoints(message, transferLimits.messageCodePoints),
    superseded: limitCalls(superseded),
  };
}
