import { z } from 'zod';
import { type Handoff, serialiseHandoff } from '../handoff/handoff.ts';
import { parseHandoff } from '../handoff/parse-handoff.ts';
import { parseJson } from '../json/json-value.ts';
import { countCodePoints } from '../text/code-points.ts';
import { limitCalls, type TransferCall } from '../transfer/transfer.ts';

/** The result of the tool calls of one execution. Each part is present after a call for it, and the last call counts. */
export interface ToolCalls {
  /** The handoff without `to` and `message`. */
  readonly handoff?: Handoff | undefined;
  readonly transfer?: TransferCall | undefined;
}

const transferSchema = z.object({ version: z.literal(1), to: z.string(), message: z.string() });

/**
 * Encodes the text of `handoff.mcp.json`: a handoff, with `to` and `message` for a transfer; a transfer alone has no other keys.
 */
export function encodeToolCalls({ handoff, transfer }: ToolCalls): string {
  if (handoff !== undefined) return serialiseHandoff({ ...handoff, ...transfer });
  return JSON.stringify({ version: 1, ...transfer });
}

/** Decodes the text of `handoff.mcp.json`. A text that somebody else wrote there gives no result. */
export function decodeToolCalls(bytes: Uint8Array | undefined): ToolCalls {
  if (bytes === undefined) return {};
  const parsed = parseHandoff(bytes);
  if (parsed.ok) {
    const { to, message, ...handoff } = parsed.value.handoff;
    return { handoff, ...(to === undefined || message === undefined ? {} : { transfer: { to, message } }) };
  }
  const alone = transferSchema.safeParse(parseJson(new TextDecoder().decode(bytes)));
  return alone.success ? { transfer: { to: alone.data.to, message: alone.data.message } } : {};
}

export interface ToolCallFacts {
  /** The result after the call. */
  readonly kept: ToolCalls;
  /** The UTF-8 bytes that are stored. */
  readonly bytes: number;
  /** True if the handoff of an earlier call was replaced. */
  readonly replaced: boolean;
  readonly warnings: readonly string[];
}

/** Describes the result of a tool call, so that the agent sees what the next agent will get. */
export function describeToolCalls({ kept: { handoff, transfer }, bytes, replaced, warnings }: ToolCallFacts): string {
  return [
    ...(handoff === undefined ? [] : [`Kept: ${listParts(handoff).join(', ')}; ${bytes} bytes in all.`]),
    ...(replaced ? ['It takes the place of the handoff from before.'] : []),
    ...(transfer === undefined
      ? []
      : [`When your turn is over, ${transfer.to} goes on with your message of ${countCharacters(transfer.message)}.`]),
    ...warnings.map((warning) => `Note: ${warning}`),
  ].join('\n');
}

function listParts({ summary, detail, data, context }: Handoff): string[] {
  return [
    `summary (${countCharacters(summary)})`,
    ...(detail === undefined ? [] : [`detail (${countCharacters(detail)})`]),
    ...(data === undefined ? [] : [`data (${Object.keys(data).length} ${Object.keys(data).length === 1 ? 'key' : 'keys'})`]),
    ...(context === undefined ? [] : [`context (${Object.keys(context).join(', ')})`]),
  ];
}

function countCharacters(text: string): string {
  const points = countCodePoints(text);
  return `${points} ${points === 1 ? 'character' : 'characters'}`;
}

const supersededSchema = z.array(z.object({ to: z.string(), message: z.string() }));

/** Adds a call to those that a later one has superseded, oldest first. */
export function addSuperseded(before: readonly TransferCall[], { to, message }: TransferCall): readonly TransferCall[] {
  return limitCalls([...before, { to, message }]);
}

/**
 * Parses the calls that the server stored and limits them again, because the agent can write there too. Any other form counts as
 * none.
 */
export function parseSuperseded(bytes: Uint8Array | undefined): readonly TransferCall[] {
  const parsed = supersededSchema.safeParse(bytes === undefined ? undefined : parseJson(new TextDecoder().decode(bytes)));
  return parsed.success ? limitCalls(parsed.data) : [];
}
