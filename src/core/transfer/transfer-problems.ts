import type { Problem } from '../problem.ts';
import { describeChain, type TransferLink } from './handoff-chain.ts';

interface Exceeded {
  readonly limit: number;
  /** The transfers that were made. */
  readonly chain: readonly TransferLink[];
  /** The transfer that was refused. */
  readonly refused: TransferLink;
}

/** Builds `MaxHandoffsExceededError` (T-14), with the whole chain, and the refused transfer separate from it (T-12). */
export function maxHandoffsExceeded({ limit, chain, refused }: Exceeded): Problem {
  const made = chain.length === 0 ? refused.from : describeChain(chain);
  return {
    code: 'BATON-E201',
    message: `Max handoffs (${limit}) exceeded. Chain: ${made}. Refused: ${describeChain([refused])}.`,
  };
}

interface NotFound extends TransferLink {
  readonly available: readonly string[];
  /** True if the agent exists, although this one may not transfer to it. */
  readonly registered: boolean;
}

/** Builds `HandoffTargetNotFoundError` (T-15). */
export function handoffTargetNotFound({ from, to, available, registered }: NotFound): Problem {
  const why = registered ? 'its `transfer-to` does not name it' : "it's not registered";
  return {
    code: 'BATON-E202',
    message: `Agent "${from}" tried to handoff to "${to}", but ${why}. Available: ${available.join(', ')}`,
  };
}
