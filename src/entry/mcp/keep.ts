import type { Handoff } from '../../core/handoff/handoff.ts';
import { handoffLimits } from '../../core/handoff/handoff.ts';
import { describeKept } from '../../core/mcp/describe-kept.ts';
import { decodeKept, encodeKept, type Kept } from '../../core/mcp/kept.ts';
import { addSuperseded, parseSuperseded } from '../../core/mcp/superseded.ts';
import type { TransferCall } from '../../core/transfer/transfer.ts';
import { refuse } from './refuse.ts';
import type { ToolAnswer, ToolContext } from './tool.ts';

export interface Keeping {
  readonly handoff?: Handoff;
  readonly transfer?: TransferCall | undefined;
  readonly warnings?: readonly string[];
}

/** Stores what a call brings together with what earlier calls brought. All state is in the files: a CLI may start us anew. */
export async function keep({ files }: ToolContext, { handoff, transfer, warnings = [] }: Keeping): Promise<ToolAnswer> {
  const before = decodeKept(await files.readKept());
  const kept: Kept = { handoff: handoff ?? before.handoff, transfer: transfer ?? before.transfer };
  const text = encodeKept(kept);
  const bytes = Buffer.byteLength(text);
  if (bytes > handoffLimits.wholeBytes) return refuse([tooLarge(bytes)]);
  // Before the new one is written: a call that nobody carries out must not be lost unseen.
  if (transfer !== undefined && before.transfer !== undefined) {
    await files.writeSuperseded(JSON.stringify(addSuperseded(parseSuperseded(await files.readSuperseded()), before.transfer)));
  }
  await files.writeKept(text);
  const replaced = handoff !== undefined && before.handoff !== undefined;
  return {
    text: describeKept({ kept, bytes, replaced, warnings }),
    structured: { kept: summarise(kept), bytes, replaced, warnings },
  };
}

function tooLarge(bytes: number): Parameters<typeof refuse>[0][number] {
  const message = `The handoff takes ${bytes} bytes together with the message of the transfer; at most ${handoffLimits.wholeBytes} are accepted: leave out what the next agent can find itself.`;
  return { code: 'too-large', path: '', message };
}

/** The names of what is there, without the texts: the agent has just sent them. */
function summarise({ handoff = { version: 1, summary: '' }, transfer }: Kept): Record<string, unknown> {
  const { version: _version, ...parts } = handoff;
  const names = Object.entries(parts).flatMap(([name, value]) => (value === '' ? [] : [name]));
  return {
    parts: names,
    ...(handoff.data === undefined ? {} : { data: Object.keys(handoff.data) }),
    ...(transfer === undefined ? {} : { to: transfer.to }),
  };
}
