import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { countCreated, findOpenedPull } from '../../core/run/published.ts';
import type { BuiltinDone, BuiltinRequest } from './builtin-request.ts';

/** Finds the thread that a built-in works on. The error is the outcome of a stage that has no such thread and nothing to do. */
export function findTarget(request: BuiltinRequest<'comment' | 'labels' | 'review'>): Result<number, BuiltinDone> {
  const { state, dispatch, stage } = request;
  if (stage.with.on === 'subject') return success(state.run.body.trigger.subject.number);
  const opened = findOpenedPull(state, dispatch.task);
  if (opened !== undefined) return success(opened);
  return failure({ outcome: 'noop', note: 'No stage before this one has opened a pull request.', results: {} });
}

/** Returns the failure of a stage that would make more than its `max`, counted from the records over the whole run. */
export function refuseBeyondMax({ state, stage }: BuiltinRequest, wanted = 1): OwnFailure | undefined {
  const before = countCreated(state, stage.uses);
  const { max } = stage.with;
  if (before + wanted <= max) return undefined;
  const message = `\`with.max\` is ${max}, this run has made ${before} of the kind "${stage.uses}" before, and this stage would make ${wanted} more. Nothing was made; raise \`max\`, or make fewer.`;
  return { reason: 'max-reached', message };
}
