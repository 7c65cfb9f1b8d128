import { type Handoff, handoffLimits } from '../../core/handoff/handoff.ts';
import type { HandoffError } from '../../core/handoff/handoff-error.ts';
import {
  addSuperseded,
  decodeToolCalls,
  describeToolCalls,
  encodeToolCalls,
  parseSuperseded,
  type ToolCalls,
} from '../../core/mcp/tool-calls.ts';
import { truncateCodePoints } from '../../core/text/code-points.ts';
import type { TransferCall } from '../../core/transfer/transfer.ts';
import type { ToolAnswer, ToolContext } from './tool.ts';

const shown = 20;
const sentenceCodePoints = 2_000;

/** Builds a refusal: nothing was stored, and each error names the exact path, in the words of the validator. */
export function refuse(errors: readonly HandoffError[]): ToolAnswer {
  const listed = errors
    .slice(0, shown)
    .map((error) => ({ ...error, message: truncateCodePoints(error.message, sentenceCodePoints) }));
  const more = errors.length > shown ? [`There are ${errors.length - shown} more.`] : [];
  const lines = listed.map(({ path, message }) => `- ${message.includes(path) ? '' : `${path}: `}${message}`);
  return {
    refused: true,
    text: ['Nothing was kept. Put this right and call the tool again:', ...lines, ...more].join('\n'),
    structured: { errors: listed },
  };
}

export interface ToolState {
  readonly handoff?: Handoff;
  /** The transfer of this call; null takes back that of an earlier call. */
  readonly transfer?: TransferCall | null | undefined;
  readonly warnings?: readonly string[];
}

/**
 * Stores the values of a call together with those of earlier calls. All state is in files, because a CLI may start the server
 * again.
 */
export async function saveToolCalls(
  { files }: ToolContext,
  { handoff, transfer, warnings = [] }: ToolState,
): Promise<ToolAnswer> {
  const before = decodeToolCalls(await files.readHandoff());
  const calls: ToolCalls = {
    handoff: handoff ?? before.handoff,
    transfer: transfer === null ? undefined : (transfer ?? before.transfer),
  };
  const text = encodeToolCalls(calls);
  const bytes = Buffer.byteLength(text);
  if (bytes > handoffLimits.wholeBytes) return refuse([buildSizeError(bytes)]);
  // This comes before the new call is written, so that a call that is not performed is not lost silently.
  if (transfer !== undefined && before.transfer !== undefined)
    await files.writeSuperseded(JSON.stringify(addSuperseded(parseSuperseded(await files.readSuperseded()), before.transfer)));
  if (calls.handoff === undefined && calls.transfer === undefined) await files.removeHandoff();
  else await files.writeHandoff(text);
  const replaced = handoff !== undefined && before.handoff !== undefined;
  return {
    text: describeToolCalls({ kept: calls, bytes, replaced, warnings }),
    structured: { kept: summarise(calls), bytes, replaced, warnings },
  };
}

function buildSizeError(bytes: number): Parameters<typeof refuse>[0][number] {
  const message = `The handoff takes ${bytes} bytes together with the message of the transfer; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
  return { code: 'too-large', path: '', message };
}

/** Lists the names of the stored values without their texts, which the agent has just sent. */
function summarise({ handoff = { version: 1, summary: '' }, transfer }: ToolCalls): Record<string, unknown> {
  const { version: _version, ...parts } = handoff;
  const names = Object.entries(parts).flatMap(([name, value]) => (value === '' ? [] : [name]));
  return {
    parts: names,
    data: handoff.data && Object.keys(handoff.data),
    to: transfer?.to,
  };
}
