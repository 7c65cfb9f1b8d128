import type { Dispatch } from '../../core/record/dispatch.ts';
import { viewThreadOf } from '../../core/run/pipeline-of.ts';
import { commentsOf } from '../../core/view/links.ts';
import { renderStatusComment } from '../../core/view/status/status-comment.ts';
import type { Views } from '../engine-ports.ts';
import { readRun } from '../thread/read-run.ts';
import { readStatusCommentId } from './status-comment.ts';

/**
 * Says in the status comment of an open run that its next step waits for a limit of GitHub. Only an existing comment is edited,
 * because an edit creates nothing.
 */
export async function showLimitWait(
  engine: Views,
  { dispatch, wait }: { readonly dispatch: Dispatch; readonly wait: string },
): Promise<void> {
  const read = await readRun(engine, dispatch);
  if (!read.ok || read.value.state.end !== undefined) return;
  const { state, stored } = read.value;
  const status = await readStatusCommentId(engine, { order: dispatch, reading: read.value });
  if (status === undefined) return;
  const body = renderStatusComment(state, { comments: commentsOf(stored, state.run.run), limitWait: wait });
  await engine.ports.threads.update(status, body, viewThreadOf(state.run));
}
