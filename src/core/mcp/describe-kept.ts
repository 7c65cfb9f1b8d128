import type { Handoff } from '../handoff/handoff.ts';
import { countCodePoints } from '../text/count-code-points.ts';
import { isStandIn } from './join-transfer.ts';

export interface Kept {
  readonly handoff: Handoff;
  /** UTF-8 bytes of what is stored. */
  readonly bytes: number;
  /** Whether an earlier one of this execution is gone now. */
  readonly replaced: boolean;
  readonly warnings: readonly string[];
}

/** What a tool answers when a handoff was kept, so that the agent sees what the next one will get. */
export function describeKept({ handoff, bytes, replaced, warnings }: Kept): string {
  const { to, message } = handoff;
  return [
    isStandIn(handoff) ? 'Kept.' : `Kept: ${listParts(handoff).join(', ')}; ${bytes} bytes in all.`,
    ...(replaced ? ['It replaces the handoff from before.'] : []),
    ...(to === undefined ? [] : [`When your turn is over, ${to} goes on with your message of ${count(message ?? '')}.`]),
    ...warnings.map((warning) => `Note: ${warning}`),
  ].join('\n');
}

function listParts({ summary, detail, data, context }: Handoff): string[] {
  return [
    `summary (${count(summary)})`,
    ...(detail === undefined ? [] : [`detail (${count(detail)})`]),
    ...(data === undefined ? [] : [`data (${Object.keys(data).length} keys)`]),
    ...(context === undefined ? [] : [`context (${Object.keys(context).join(', ')})`]),
  ];
}

function count(text: string): string {
  const points = countCodePoints(text);
  return `${points} ${points === 1 ? 'character' : 'characters'}`;
}
