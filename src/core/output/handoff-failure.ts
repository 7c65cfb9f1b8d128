import { truncateCodePoints } from '../text/truncate-code-points.ts';
import type { Failure } from './agent-output.ts';
import type { OwnFailure } from './failure-reason.ts';
import { summaryCodePoints } from './summarise-error.ts';

/** The failure of a stage that requires a handoff and got none that is valid, with the words of the validator. */
export function handoffFailure(errors: readonly string[], repair?: Failure): OwnFailure {
  const end = repair === undefined ? '' : ` The agent was asked once more and failed: ${repair.message}`;
  const message = `BATON-E303: The stage requires a handoff, and there is no valid one: ${errors.join(' ')}${end}`;
  return { reason: 'handoff', message: truncateCodePoints(message, summaryCodePoints, { mark: '…' }) };
}
