import type { Dispatch } from '../core/record/dispatch.ts';
import { statusMarker } from '../core/text/status-comment.ts';
import type { RunReading } from './read-run.ts';

/**
 * The status comment of the run that an order is about. An unsigned order could name any comment, which would then be
 * overwritten: there it is the one that our account wrote and marked; 0, which is no comment, when nobody sees it.
 */
export function findStatus(order: Pick<Dispatch, 'run' | 'first' | 'status' | 'sig'>, { thread }: RunReading): number {
  if (order.sig !== undefined) return order.status;
  const author = thread.find(({ id }) => id === order.first.id)?.author?.id;
  const marker = statusMarker(order.run);
  return thread.find((comment) => comment.author?.id === author && comment.body.endsWith(marker))?.id ?? 0;
}
