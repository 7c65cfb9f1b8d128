import type { Problem } from '../problem.ts';

type Link = { readonly from: string; readonly to: string };

/**
 * Renders a chain as `a → b → c`: every agent in its turn, including the last target (T-14). A link that does not begin where the
 * previous one ended belongs to another stage and is separated: `a → b; c → d`.
 */
export function describeChain(links: readonly Link[]): string {
  return links
    .map(({ from, to }, index) => {
      const before = links[index - 1];
      if (before?.to === from) return ` → ${to}`;
      return `${before === undefined ? '' : '; '}${from} → ${to}`;
    })
    .join('');
}

type TransferProblemsLink = { readonly from: string; readonly to: string };

interface Exceeded {
  readonly limit: number;
  /** The transfers that were made. */
  readonly chain: readonly TransferProblemsLink[];
  /** The transfer that was refused. */
  readonly refused: TransferProblemsLink;
}

/** Builds `MaxHandoffsExceededError` (T-14), with the whole chain, and the refused transfer separate from it (T-12). */
export function maxHandoffsExceeded({ limit, chain, refused }: Exceeded): Problem {
  const made = chain.length === 0 ? refused.from : describeChain(chain);
  return {
    code: 'BATON-E201',
    message: `Max handoffs (${limit}) exceeded. Chain: ${made}. Refused: ${describeChain([refused])}.`,
  };
}

interface NotFound extends TransferProblemsLink {
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
