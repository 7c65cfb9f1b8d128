import { deriveState } from '../core/pipeline/derive-state.ts';
import type { State } from '../core/pipeline/state.ts';
import type { Problem } from '../core/problem.ts';
import type { Comment } from '../core/record/comment.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import type { StoredRecord } from '../core/record/record.ts';
import { verifyChain } from '../core/record/verify-chain.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { Engine } from './engine-ports.ts';

export interface RunReading {
  readonly state: State;
  readonly stored: readonly StoredRecord[];
  /** Ids of the comments that were listed: tells whether our own writes show. */
  readonly comments: ReadonlySet<number>;
  /** The comments themselves. */
  readonly thread: readonly Comment[];
}

/** One listing since the run's first record gives all there is to know about it. */
export async function readRun(
  engine: Engine,
  order: Pick<Dispatch, 'run' | 'thread' | 'first'>,
): Promise<Result<RunReading, Problem>> {
  const thread = await engine.ports.store.readSince(order.thread, order.first.at);
  for (const ignored of thread.ignored) {
    engine.ports.log.warning(`The record in comment ${ignored.comment} was ignored: ${ignored.reason}.`);
  }
  const own = thread.records.filter(({ record }) => record.run === order.run);
  for (const { code, message } of verifyChain(own)) engine.ports.log.warning(`${code}: ${message}`);
  const state = deriveState(own, order.run);
  if (!state.ok) return failure(state.error);
  return success({
    state: state.value,
    stored: thread.records,
    comments: new Set(thread.comments.map(({ id }) => id)),
    thread: thread.comments,
  });
}
