import type { Handoff } from '../core/handoff/handoff.ts';
import type { DecidedOutcome } from '../core/output/decide-outcome.ts';
import { isSuccess } from '../core/output/outcome.ts';
import type { TransferReading } from '../core/transfer/read-transfer.ts';
import type { TransferRequest } from '../core/transfer/transfer.ts';

interface Turn {
  readonly ended: DecidedOutcome;
  readonly transfer: TransferReading;
}

export interface ConcludedTransfer {
  readonly ended: DecidedOutcome;
  readonly request: TransferRequest | undefined;
  readonly warnings: readonly string[];
}

/**
 * What one or two starts of an agent come to with their transfers. Asked once more because of a transfer, the second start
 * decides how it ended: it may hand over, or finish by itself. A transfer is made by an agent that succeeded, or not at all.
 */
export function concludeTransfer({ first, last }: { first: Turn; last: Turn }): ConcludedTransfer {
  const corrected = first.transfer.problems.length > 0;
  const { problems, request } = isSuccess(last.ended.outcome) ? last.transfer : { problems: [], request: undefined };
  const said = [...new Set([...first.transfer.warnings, ...last.transfer.warnings])];
  const ended = corrected ? last.ended : first.ended;
  if (!isSuccess(ended.outcome)) return { ended, request: undefined, warnings: [...said, ...describeDropped(first, last)] };
  const message = problems.map((problem) => `${problem.code}: ${problem.message}`).join(' ');
  const asked = corrected ? [`The agent was asked once more: ${describe(first.transfer)}`] : [];
  const dropped = isSuccess(last.ended.outcome) ? [] : describeDropped(last);
  const warnings = [...said, ...asked, ...dropped];
  if (problems.length > 0) {
    return { ended: { outcome: 'failed', failure: { reason: 'unknown-target', message } }, request: undefined, warnings };
  }
  return { ended, request: request ?? (corrected ? undefined : first.transfer.request), warnings };
}

function describeDropped(...turns: readonly Turn[]): readonly string[] {
  const asked = turns.find(({ transfer }) => transfer.request !== undefined)?.transfer.request;
  return asked === undefined ? [] : [`The transfer to "${asked.to}" was not made, because the agent did not succeed.`];
}

function describe({ problems }: TransferReading): string {
  return problems.map(({ message }) => message).join(' ');
}

/** The handoff without the transfer that was asked for in it: a later stage is not told what was said to one agent. */
export function withoutCall(handoff: Handoff | undefined): Handoff | undefined {
  if (handoff === undefined) return undefined;
  const { to: _to, message: _message, ...rest } = handoff;
  return rest;
}
