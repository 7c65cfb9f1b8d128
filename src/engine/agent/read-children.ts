import type { HandoffSources } from '../../core/handoff/read-handoff.ts';
import { childrenOf } from '../../core/run/children.ts';
import { isOpen } from '../../core/run/task-row.ts';
import { type ChildReading, readChildCalls } from '../../core/spawn/read-child-calls.ts';
import type { TaskContext } from '../task-ports.ts';
import { findChildOffer } from './prepared-execution.ts';

interface TurnEnd {
  readonly toolFile: Uint8Array | undefined;
  readonly sources: HandoffSources;
  /** True if the agent hands its work over, or tried to: then it does not wait. */
  readonly hands: boolean;
}

/** Reads what the agent asked about child tasks. The agent that takes over its work decides itself whether it waits for them. */
export function readChildren(context: TaskContext, { toolFile, sources, hands }: TurnEnd): ChildReading {
  const { state, dispatch, ports } = context;
  const known = childrenOf(state.run, dispatch.task).map(({ name }) => {
    const row = state.rows.get(name);
    const ended = row?.status === 'ended' ? row.last.body.outcome : 'skipped';
    return { name, outcome: row === undefined || isOpen(row) ? 'running' : ended };
  });
  const offer = findChildOffer(context);
  const digest = (text: string): string => ports.hasher.sha256(text);
  const read = readChildCalls({ toolFile, sources, offer, known, digest });
  if (!hands || read.calls?.wait === undefined) return read;
  const { wait: _, ...calls } = read.calls;
  const isEmpty = calls.requests.length + calls.refused === 0;
  const dropped = 'The wait for child tasks was dropped, because the agent handed its work over in the same turn.';
  return { calls: isEmpty ? undefined : calls, warnings: [...read.warnings, dropped] };
}
