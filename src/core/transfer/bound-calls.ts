import { truncateCodePoints } from '../text/truncate-code-points.ts';
import { type TransferCall, transferLimits } from './transfer.ts';

/** Calls that a later one took the place of (T-21), the newest of them, each cut: they are there to be looked at. */
export function boundCalls(calls: readonly TransferCall[]): TransferCall[] {
  const { nameCodePoints, supersededCodePoints, superseded } = transferLimits;
  return calls.slice(-superseded).map(({ to, message }) => ({
    to: truncateCodePoints(to, nameCodePoints),
    message: truncateCodePoints(message, supersededCodePoints),
  }));
}
