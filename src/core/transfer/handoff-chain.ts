import type { TransferBody } from './transfer.ts';

/** One link of a chain of transfers as people and later jobs are told of it (T-8, T-9). */
export interface TransferRecordView {
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly timestamp: string;
}

/** The chain as the output `handoff-chain` holds it. */
export function toHandoffChain(bodies: readonly TransferBody[]): readonly TransferRecordView[] {
  return bodies.map(({ from, to, message, timestamp }) => ({ from, to, message, timestamp }));
}
