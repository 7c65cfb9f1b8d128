import type { Handoff } from '../../core/handoff/handoff.ts';
import { parseHandoff } from '../../core/handoff/parse-handoff.ts';
import { serialiseHandoff } from '../../core/handoff/serialise-handoff.ts';
import type { TransferRequest } from '../../core/mcp/check-transfer.ts';
import { describeKept } from '../../core/mcp/describe-kept.ts';
import { isStandIn, joinHandoff, joinTransfer } from '../../core/mcp/join-transfer.ts';
import { addSuperseded, parseSuperseded } from '../../core/mcp/superseded.ts';
import { refuse } from './refuse.ts';
import type { ToolAnswer, ToolContext } from './tool.ts';

export interface Keeping {
  readonly written?: Handoff;
  readonly transfer?: TransferRequest | undefined;
  readonly warnings?: readonly string[];
}

/** Stores what a call brings together with what earlier calls brought. All state is in the files: a CLI may start us anew. */
export async function keepHandoff(context: ToolContext, { written, transfer, warnings = [] }: Keeping): Promise<ToolAnswer> {
  const { files } = context;
  const before = await readBefore(context);
  const joined = written === undefined ? before : joinHandoff(before, written);
  const handoff = transfer === undefined ? joined : joinTransfer(joined, transfer);
  if (handoff === undefined) throw new Error('a call that brings neither a handoff nor a transfer keeps nothing');
  const text = serialiseHandoff(handoff);
  const checked = parseHandoff(text);
  if (!checked.ok) return refuse(checked.error);
  if (transfer !== undefined) await recordSuperseded(context, before);
  await files.writeHandoff(text);
  const replaced = written !== undefined && before !== undefined && !isStandIn(before);
  const kept = { handoff, bytes: Buffer.byteLength(text), replaced, warnings };
  return { text: describeKept(kept), structured: { kept: summarise(handoff), bytes: kept.bytes, replaced, warnings } };
}

async function readBefore({ files }: ToolContext): Promise<Handoff | undefined> {
  const bytes = await files.readHandoff();
  const parsed = bytes && parseHandoff(bytes);
  return parsed?.ok ? parsed.value.handoff : undefined;
}

/** Before the new one is written: a transfer that nobody will carry out must not be lost unseen. */
async function recordSuperseded({ files, clock }: ToolContext, before: Handoff | undefined): Promise<void> {
  if (before?.to === undefined || before.message === undefined) return;
  const { to, message } = before;
  const list = addSuperseded(parseSuperseded(await files.readSuperseded()), { to, message, timestamp: clock.now() });
  await files.writeSuperseded(JSON.stringify(list));
}

/** The names of what is there, without the texts: the agent has just sent them. */
function summarise({ summary: _summary, detail, data, context, to }: Handoff): Record<string, unknown> {
  return {
    parts: ['summary', ...(detail === undefined ? [] : ['detail']), ...(data ? ['data'] : []), ...(context ? ['context'] : [])],
    ...(data === undefined ? {} : { data: Object.keys(data) }),
    ...(to === undefined ? {} : { to }),
  };
}
