import { truncateCodePoints } from '../text/code-points.ts';
import { stripAnsi, stripInvisible } from '../text/plain-text.ts';
import type { Failure } from './agent-output.ts';
import type { OwnFailure } from './failure-reason.ts';

/** The limit of `failureSchema.message`. */
export const summaryCodePoints = 2_000;
/** The length that is read: longer than any summary, with room for control sequences that are removed. */
const tailUnits = 16_384;

/**
 * Returns the end of a program's output, where the cause is usually found. The first non-empty text counts, so error output comes
 * first.
 */
export function summariseError(...texts: readonly string[]): string {
  const seen = texts.map(cleanTail).find((text) => text !== '') ?? '';
  return truncateCodePoints(seen, summaryCodePoints, { keep: 'end', mark: '…' });
}

function cleanTail(text: string): string {
  return stripInvisible(stripAnsi(text.slice(-tailUnits)))
    .replace(/\r\n?/g, '\n')
    .trim();
}

/** The first words of the warning about work of an agent that no publishing finds, by which the status comment finds it. */
export const unpublishedWork = 'Not published is work in other places than the branch that was checked out: ';

/** Builds the failure of a stage that requires a handoff and got no valid one, with the words of the validator. */
export function handoffFailure(errors: readonly string[], repair?: Failure): OwnFailure {
  const end = repair === undefined ? '' : ` The agent was asked once more and failed: ${repair.message}`;
  const message = `BATON-E303: The stage requires a handoff, and there is no valid one: ${errors.join(' ')}${end}`;
  return { reason: 'handoff', message: truncateCodePoints(message, summaryCodePoints, { mark: '…' }) };
}
