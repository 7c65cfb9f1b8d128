import { findOpenedPull } from '../../core/pipeline/find-opened-pull.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { BuiltinDone, BuiltinRequest } from './builtin-request.ts';

/** The thread that a built-in works on; where there is none, that there is nothing to do. */
export function findTarget(request: BuiltinRequest<'comment' | 'labels' | 'review'>): Result<number, BuiltinDone> {
  const { state, dispatch, stage } = request;
  if (stage.with.on === 'subject') return success(state.run.body.trigger.subject.number);
  const opened = findOpenedPull(state, dispatch.task);
  if (opened !== undefined) return success(opened);
  return failure({ outcome: 'noop', note: 'No stage before this one has opened a pull request.', results: {} });
}
