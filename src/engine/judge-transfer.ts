import type { AgentOutput } from '../core/output/agent-output.ts';
import type { FailureReason } from '../core/output/failure-reason.ts';
import { isSuccess } from '../core/output/outcome.ts';
import type { State } from '../core/pipeline/state.ts';
import { agentFor } from '../core/transfer/agent-for.ts';
import { decideTransfer } from '../core/transfer/decide-transfer.ts';
import type { RefusedTransfer, TransferBody } from '../core/transfer/transfer.ts';

export interface JudgedTransfer {
  /** What the execution came to: a transfer that is refused makes it a failure. */
  readonly output: AgentOutput;
  readonly made?: TransferBody;
  readonly refused?: RefusedTransfer;
}

/** Whether the transfer that an execution asked for is made. The agent job has checked it too, but may be in anybody's hands. */
export function judgeTransfer(
  state: State,
  { output, execution }: { readonly output: AgentOutput; readonly execution: number },
): JudgedTransfer {
  const { transfer: request, ...without } = output;
  if (request === undefined) return { output };
  const from = agentFor(state, { stage: output.task, execution });
  if (from === undefined || !isSuccess(output.outcome)) return { output: without };
  const decision = decideTransfer(state, { from, request, timestamp: output.finishedAt });
  switch (decision.kind) {
    case 'made':
      return { output, made: decision.body };
    case 'ignored':
      return { output: { ...without, warnings: [...output.warnings, decision.warning] } };
    case 'refused': {
      const { commits: _, ...rest } = without;
      const { code, message } = decision.problem;
      const reason: FailureReason = decision.refused.reason === 'limit' ? 'max-handoffs' : 'unknown-target';
      const failed = { ...rest, outcome: 'failed' as const, failure: { reason, message: `${code}: ${message}` } };
      return { output: failed, refused: decision.refused };
    }
  }
}
