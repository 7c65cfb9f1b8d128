import type { TransferBody } from './transfer.ts';

/** One link of a chain of transfers, in the form that people and later jobs see (T-8, T-9). */
export interface TransferRecordView {
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly timestamp: string;
}

/** Returns the chain in the form of the output `handoff-chain`. */
export function toHandoffChain(bodies: readonly TransferBody[]): readonly TransferRecordView[] {
  return bodies.map(({ from, to, message, timestamp }) => ({ from, to, message, timestamp }));
}
