import type { Dispatcher } from '../../../src/ports/dispatcher.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import { type SimRun, toJob, toRun } from './runs.ts';

/** Creates the lists of workflow runs and jobs, newest first as GitHub's are. */
export function createRunLists(
  runs: readonly SimRun[],
): Pick<Dispatcher, 'listRuns' | 'readCreatedAt' | 'listJobs' | 'listBroken'> {
  const find = (id: number): SimRun | undefined => runs.find((run) => run.id === id);
  return {
    listRuns: async (title, since) =>
      runs
        .filter((run) => run.event === 'workflow_dispatch' && run.title.includes(title) && run.createdAt >= since.slice(0, 19))
        .toReversed()
        .map(toRun),
    async readCreatedAt(id) {
      const run = find(id);
      if (run === undefined) throw new GitHubError('no such run', { reason: 'not-found', status: 404, code: 'BATON-E803' });
      return run.createdAt;
    },
    async listJobs(id, attempts) {
      const run = find(id);
      return run === undefined ? [] : [...(attempts === 'all' ? run.past : []), ...run.jobs].flatMap((job) => toJob(run, job));
    },
    listBroken: async (since) =>
      runs
        .filter(
          ({ conclusion, createdAt }) =>
            (conclusion === 'failure' || conclusion === 'cancelled') && createdAt >= since.slice(0, 19),
        )
        .toReversed()
        .map(({ id, title, event }) => ({
          id,
          title,
          event,
          actor: event === 'workflow_dispatch' ? 'github-actions[bot]' : 'mona',
        })),
  };
}
