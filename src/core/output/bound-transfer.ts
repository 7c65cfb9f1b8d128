import { truncateCodePoints } from '../text/truncate-code-points.ts';
import { boundCalls } from '../transfer/bound-calls.ts';
import { type TransferRequest, transferLimits } from '../transfer/transfer.ts';

/** A transfer within the limits of what is stored. A name that is cut is no agent's, and is refused where that is decided. */
export function boundTransfer({ to, message, superseded }: TransferRequest): TransferRequest {
  return {
    to: truncateCodePoints(to, transferLimits.nameCodePoints),
    message: truncateCodePoints(message, transferLimits.messageCodePoints),
    superseded: boundCalls(superseded),
  };
}
