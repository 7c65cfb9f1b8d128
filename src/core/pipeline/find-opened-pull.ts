import { pullLink } from '../text/pull-link.ts';
import { ancestorsOf } from './ancestors-of.ts';
import { pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

/** Number of the pull request that a built-in before this stage opened or updated. What an agent calls a pull request may be none. */
export function findOpenedPull(state: State, stage: string): number | undefined {
  const before = new Set(ancestorsOf(pipelineOf(state.run), stage));
  const task = state.tasks.findLast(
    ({ body }) =>
      before.has(body.stage) &&
      body.engine === 'built-in' &&
      body.agent === 'pull-request' &&
      pullLink(body.results) !== undefined,
  );
  return task === undefined ? undefined : Number(task.body.results.pr);
}
