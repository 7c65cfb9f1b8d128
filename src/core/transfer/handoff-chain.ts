import type { TransferBody } from './transfer.ts';

/** One link of a chain of transfers, in the form that people and later jobs see (T-8, T-9). */
export interface TransferRecordView {
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly timestamp: string;
}

/** Returns the chain in the form of the output `handoff-chain`: what agents handed over themselves. Where Baton had another one continue, nobody did. */
export function toHandoffChain(bodies: readonly TransferBody[]): readonly TransferRecordView[] {
  return bodies
    .filter(({ by }) => by === undefined)
    .map(({ from, to, message, timestamp }) => ({ from, to, message, timestamp }));
}

/** A transfer from one agent to another. */
export interface TransferLink {
  readonly from: string;
  readonly to: string;
}

/**
 * Renders a chain as `a → b → c`: every agent in its turn, including the last target (T-14). A link that does not begin where the
 * previous one ended belongs to another stage and is separated: `a → b; c → d`.
 */
export function describeChain(links: readonly TransferLink[]): string {
  return links
    .map(({ from, to }, index) => {
      const before = links[index - 1];
      if (before?.to === from) return ` → ${to}`;
      return `${before === undefined ? '' : '; '}${from} → ${to}`;
    })
    .join('');
}
