import { transferTargets } from '../config/transfer-targets.ts';
import { pipelineOf } from '../pipeline/pipeline-of.ts';
import type { State } from '../pipeline/state.ts';
import type { Problem } from '../problem.ts';
import { checkTarget } from './check-target.ts';
import type { RefusedTransfer, TransferBody, TransferRequest } from './transfer.ts';
import { maxHandoffsExceeded } from './transfer-problems.ts';

export type TransferDecision =
  | { readonly kind: 'made'; readonly body: TransferBody }
  | { readonly kind: 'refused'; readonly refused: RefusedTransfer; readonly problem: Problem }
  /** There is nobody to hand over to: as if it had not been asked for. */
  | { readonly kind: 'ignored'; readonly warning: string };

interface Asked {
  readonly from: string;
  readonly request: TransferRequest;
  /** When the turn was over. */
  readonly timestamp: string;
}

/**
 * Whether a transfer is made, decided from the records by the one who writes them (T-12): no job can go past the limit,
 * whatever it says. The chain of a run never gets longer than `limits.max-handoffs`.
 */
export function decideTransfer(state: Pick<State, 'run' | 'transfers'>, { from, request, timestamp }: Asked): TransferDecision {
  const { config } = state.run.body;
  const { to, message, superseded } = request;
  const limit = pipelineOf(state.run).limits['max-handoffs'];
  if (transferTargets(config, from).length === 0) {
    return { kind: 'ignored', warning: `There is no agent that "${from}" may hand over to, so its transfer was ignored.` };
  }
  const wrong = checkTarget(config, { from, to });
  if (wrong !== undefined) return { kind: 'refused', refused: { reason: 'target', to, message, limit }, problem: wrong };
  if (state.transfers.length >= limit) {
    const chain = state.transfers.map(({ body }) => body);
    const problem = maxHandoffsExceeded({ limit, chain, refused: { from, to } });
    return { kind: 'refused', refused: { reason: 'limit', to, message, limit }, problem };
  }
  return { kind: 'made', body: { from, to, message, timestamp, ...(superseded.length === 0 ? {} : { superseded }) } };
}
