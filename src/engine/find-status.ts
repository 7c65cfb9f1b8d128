import { viewThreadOf } from '../core/pipeline/view-thread-of.ts';
import type { Dispatch } from '../core/record/dispatch.ts';
import { findOwnComment } from '../core/text/find-own-comment.ts';
import { statusMarker } from '../core/text/status-comment.ts';
import type { Engine } from './engine-ports.ts';
import { findOwnView } from './find-own-view.ts';
import type { RunReading } from './read-run.ts';

interface StatusFacts {
  readonly order: Pick<Dispatch, 'run' | 'first' | 'status' | 'sig'>;
  readonly reading: RunReading;
}

/**
 * The status comment of the run that an order is about: the one that it names, or where that is not in the list, the one that
 * was made in its place; 0, which is no comment, when there never was one. An unsigned order could name any comment, which would then be
 * overwritten: there it is the one that our account wrote and marked.
 */
export async function findStatus(engine: Engine, { order, reading }: StatusFacts): Promise<number> {
  const { run, first, status, sig } = order;
  const isElsewhere = viewThreadOf(reading.state.run) !== reading.state.run.subject;
  if (sig !== undefined && (isElsewhere || status === 0 || reading.comments.has(status))) return status;
  const own = { reading, first, marker: statusMarker(run) };
  const listed = isElsewhere ? undefined : await findOwnView(engine, own);
  if (listed !== undefined) return listed.id;
  if (sig !== undefined || status === 0) return status;
  const named = await engine.ports.threads.get(status);
  // Nobody can lose anything by a comment that is gone: drawing it finds out, and makes it again.
  if (named === undefined) return status;
  const author = reading.thread.find(({ id }) => id === first.id)?.author?.id;
  if (findOwnComment([named], { author, marker: own.marker }) !== undefined) return status;
  return (await findOwnView(engine, own))?.id ?? 0;
}
