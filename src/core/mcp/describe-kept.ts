import type { Handoff } from '../handoff/handoff.ts';
import { countCodePoints } from '../text/count-code-points.ts';
import type { Kept } from './kept.ts';

export interface KeptFacts {
  /** What there is after the call. */
  readonly kept: Kept;
  /** UTF-8 bytes of what is stored. */
  readonly bytes: number;
  /** Whether a handoff of an earlier call is gone now. */
  readonly replaced: boolean;
  readonly warnings: readonly string[];
}

/** What a tool answers when something was kept, so that the agent sees what the next one will get. */
export function describeKept({ kept: { handoff, transfer }, bytes, replaced, warnings }: KeptFacts): string {
  return [
    ...(handoff === undefined ? [] : [`Kept: ${listParts(handoff).join(', ')}; ${bytes} bytes in all.`]),
    ...(replaced ? ['It takes the place of the handoff from before.'] : []),
    ...(transfer === undefined
      ? []
      : [`When your turn is over, ${transfer.to} goes on with your message of ${count(transfer.message)}.`]),
    ...warnings.map((warning) => `Note: ${warning}`),
  ].join('\n');
}

function listParts({ summary, detail, data, context }: Handoff): string[] {
  return [
    `summary (${count(summary)})`,
    ...(detail === undefined ? [] : [`detail (${count(detail)})`]),
    ...(data === undefined ? [] : [`data (${Object.keys(data).length} ${Object.keys(data).length === 1 ? 'key' : 'keys'})`]),
    ...(context === undefined ? [] : [`context (${Object.keys(context).join(', ')})`]),
  ];
}

function count(text: string): string {
  const points = countCodePoints(text);
  return `${points} ${points === 1 ? 'character' : 'characters'}`;
}
