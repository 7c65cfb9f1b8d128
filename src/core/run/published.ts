import type { BuiltinName } from '../config/schema/builtin-schemas.ts';
import { pullLink } from '../output/results.ts';
import type { TaskBody } from '../record/record.ts';
import { ancestorsOf, pipelineOf } from './pipeline-of.ts';
import type { State } from './state.ts';

export interface Published {
  readonly commit: string;
  /** The branch that the commit was published on, as far as the record names it. */
  readonly branch: string | undefined;
}

/** Finds the newest commit that a stage itself, or a stage it needs, has published in this run. */
export function publishedBefore(state: Pick<State, 'run' | 'tasks'>, stage: string): Published | undefined {
  const before = new Set([stage, ...ancestorsOf(pipelineOf(state.run), stage)]);
  const task = state.tasks.findLast(({ body }) => before.has(body.stage) && body.commits !== undefined);
  const { commits, results } = task?.body ?? {};
  return commits === undefined ? undefined : { commit: commits.published, branch: results?.branch };
}

/** Returns the commit that a stage starts from: the newest one published before it, else the commit of the run's trigger. */
export function startCommitOf(state: State, stage: string): string {
  return publishedBefore(state, stage)?.commit ?? state.run.body.head;
}

/**
 * Finds the number of the pull request that a built-in before this stage opened or updated. A number that an agent reports is
 * not trusted.
 */
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

/** Counts the things that built-ins of one kind have made in a run so far: the changed labels, else one for each success. */
export function countCreated({ tasks }: Pick<State, 'tasks'>, kind: BuiltinName): number {
  const own = tasks.filter(({ body }) => body.engine === 'built-in' && body.agent === kind && body.outcome === 'succeeded');
  if (kind !== 'labels') return own.length;
  return own.reduce((sum, { body }) => sum + count(body.results.labels_added) + count(body.results.labels_removed), 0);
}

function count(names: string | undefined): number {
  return names === undefined || names === '' ? 0 : names.split(', ').length;
}

/**
 * Finds the summary on a pull request that does not show the handoff of the last record yet; undefined when there is no
 * summary or nothing new.
 */
export function findStaleSummary({ tasks }: Pick<State, 'tasks'>): NonNullable<TaskBody['summaryComment']> | undefined {
  const last = tasks.at(-1);
  const isNew = last !== undefined && (last.body.handoff ?? last.body.locator) !== undefined;
  return isNew ? tasks.findLast(({ body }) => body.summaryComment !== undefined)?.body.summaryComment : undefined;
}
