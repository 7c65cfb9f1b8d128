import { truncateCodePoints } from '../text/truncate-code-points.ts';
import { type TransferRequest, transferLimits } from '../transfer/transfer.ts';

/** A transfer within the limits of what is stored. A name that is cut is no agent's, and is refused where that is decided. */
export function boundTransfer({ to, message, superseded }: TransferRequest): TransferRequest {
  const { nameCodePoints, messageCodePoints, supersededCodePoints } = transferLimits;
  return {
    to: truncateCodePoints(to, nameCodePoints),
    message: truncateCodePoints(message, messageCodePoints),
    superseded: superseded.slice(-transferLimits.superseded).map((call) => ({
      to: truncateCodePoints(call.to, nameCodePoints),
      message: truncateCodePoints(call.message, supersededCodePoints),
    })),
  };
}
