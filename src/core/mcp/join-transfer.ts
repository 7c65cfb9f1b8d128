import { type Handoff, handoffLimits } from '../handoff/handoff.ts';
import { truncateCodePoints } from '../text/truncate-code-points.ts';
import type { TransferRequest } from './check-transfer.ts';

/** The handoff that is kept when an agent writes one: a transfer that it has asked for before stays asked for. */
export function joinHandoff(before: Handoff | undefined, { to: _to, message: _message, ...written }: Handoff): Handoff {
  const { to, message } = before ?? {};
  return to === undefined || message === undefined ? written : { ...written, to, message };
}

/**
 * The handoff that is kept when an agent asks for a transfer: the last one wins (T-21), and what it has written stays. A handoff
 * needs a summary; without one the beginning of the message stands in for it.
 */
export function joinTransfer(before: Handoff | undefined, { to, message }: TransferRequest): Handoff {
  const own = before === undefined || isStandIn(before) ? { version: 1 as const, summary: standIn(message) } : before;
  return { ...own, to, message };
}

/** Whether there is nothing in it but a transfer. */
export function isStandIn({ summary, message, to: _to, version: _version, ...rest }: Handoff): boolean {
  return message !== undefined && summary === standIn(message) && Object.keys(rest).length === 0;
}

function standIn(message: string): string {
  return truncateCodePoints(message.trim(), handoffLimits.summaryCodePoints);
}
