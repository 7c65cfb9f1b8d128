import { z } from 'zod';
import { type Handoff, serialiseHandoff } from '../handoff/handoff.ts';
import { parseHandoff } from '../handoff/parse-handoff.ts';
import { countCodePoints } from '../text/code-points.ts';
import type { TransferCall } from '../transfer/transfer.ts';

/** What the calls of one execution came to: each of its parts is there once a call has brought it, and the last one counts. */
export interface ToolCalls {
  /** Without `to` and `message`. */
  readonly handoff?: Handoff | undefined;
  readonly transfer?: TransferCall | undefined;
}

const transferSchema = z.object({ version: z.literal(1), to: z.string(), message: z.string() });

/** The text of `handoff.mcp.json`: a handoff, with `to` and `message` for a transfer; a transfer alone has no other keys. */
export function encodeToolCalls({ handoff, transfer }: ToolCalls): string {
  if (handoff !== undefined) return serialiseHandoff({ ...handoff, ...transfer });
  return JSON.stringify({ version: 1, ...transfer });
}

/** The other way round. What somebody else wrote there is nothing that could be kept. */
export function decodeToolCalls(bytes: Uint8Array | undefined): ToolCalls {
  if (bytes === undefined) return {};
  const parsed = parseHandoff(bytes);
  if (parsed.ok) {
    const { to, message, ...handoff } = parsed.value.handoff;
    return { handoff, ...(to === undefined || message === undefined ? {} : { transfer: { to, message } }) };
  }
  const alone = transferSchema.safeParse(parseJson(bytes));
  return alone.success ? { transfer: { to: alone.data.to, message: alone.data.message } } : {};
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

export interface ToolCallFacts {
  /** What there is after the call. */
  readonly kept: ToolCalls;
  /** UTF-8 bytes of what is stored. */
  readonly bytes: number;
  /** Whether a handoff of an earlier call is gone now. */
  readonly replaced: boolean;
  readonly warnings: readonly string[];
}

/** What a tool answers when something was kept, so that the agent sees what the next one will get. */
export function describeToolCalls({ kept: { handoff, transfer }, bytes, replaced, warnings }: ToolCallFacts): string {
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
