import { type ChildCalls, childLimits } from '../../core/children/child.ts';
import type { ChildOffer } from '../../core/children/child-offer.ts';
import { parseProgress } from '../../core/mcp/child-progress.ts';
import { type ChildStatus, listRequested, parseChildren } from '../../core/mcp/child-tasks.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { decodeChildCalls } from '../../core/spawn/read-child-calls.ts';
import type { ToolAnswer, ToolContext } from './tool.ts';

/** The children of a task as its agent may ask about them. */
export interface ChildState {
  readonly offer: ChildOffer;
  /** The calls of this turn so far. */
  readonly calls: ChildCalls;
  /** The children of earlier turns, and those of this turn. */
  readonly children: readonly ChildStatus[];
  /** The reason why children start, or are seen, only when this turn has ended, although they need not; empty where there is none. */
  readonly late: string;
}

/** Reads the calls of this turn. All state is in a file, because a CLI may start the server again. */
export async function readCalls({ files }: ToolContext): Promise<ChildCalls> {
  return decodeChildCalls(await files.readChildren()) ?? { requests: [], refused: 0 };
}

/** Reads the children of the task, or explains why they cannot be read. */
export async function readChildState(offer: ChildOffer, context: ToolContext): Promise<Result<ChildState, ToolAnswer>> {
  const earlier = parseChildren(await context.files.readContext().catch(() => ''));
  if (!earlier.ok) return failure({ refused: true, text: earlier.error });
  const calls = await readCalls(context);
  const children = [...earlier.value, ...listRequested(calls, offer)];
  if (offer.polls === undefined) return success({ offer, calls, children, late: '' });
  const now = parseProgress(await context.files.readProgress());
  return success({ offer, calls, children: children.map((child) => now.children.get(child.name) ?? child), late: now.late });
}

/** Stores the calls of this turn. Returns a refusal where they take too many bytes. */
export async function saveCalls({ files }: ToolContext, calls: ChildCalls): Promise<ToolAnswer | undefined> {
  const text = JSON.stringify({ version: 1, ...calls });
  const bytes = Buffer.byteLength(text);
  if (bytes > childLimits.turnBytes) {
    const words = `The requests of this turn take ${bytes} bytes; at most ${childLimits.turnBytes} are accepted. Nothing was kept of this one: shorten its prompt.`;
    return { refused: true, text: words };
  }
  await files.writeChildren(text);
  return undefined;
}
