import type { DispatchedRun, Dispatcher } from '../../../src/ports/dispatcher.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import type { Random } from '../random.ts';
import { type SimRun, toJob, toRun } from './runs.ts';
import type { Schedule } from './schedule.ts';

/** The most attempts that a workflow run may have. */
export const mostAttempts = 50;
const seconds = 1_000;

interface DispatcherOptions {
  readonly runs: readonly SimRun[];
  readonly schedule: Schedule;
  readonly random: Random;
  readonly dispatch: (order: string) => Promise<DispatchedRun | undefined>;
  readonly cancelRun: (run: SimRun, how: { readonly isForced: boolean }) => void;
  readonly rerun: (run: SimRun, from: number) => void;
}

/** Creates the port by which jobs start, list, cancel and repeat workflow runs. */
export function createDispatcher({ runs, schedule, random, dispatch, cancelRun, rerun }: DispatcherOptions): Dispatcher {
  const find = (id: number): SimRun | undefined => runs.find((run) => run.id === id);
  return {
    dispatch,
    dispatchEvent: async () => undefined,
    dispatchSweep: async () => undefined,
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
    async cancel(id) {
      const run = find(id);
      if (run === undefined || run.conclusion !== undefined) return false;
      run.isCancelled = true;
      schedule.after((1 + random.below(15)) * seconds, () => cancelRun(run, { isForced: false }));
      return true;
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
    async rerunJob(id) {
      const run = runs.find(({ jobs }) => jobs.some((job) => job.id === id));
      const from = run?.jobs.findIndex((job) => job.id === id) ?? -1;
      if (run === undefined || run.conclusion === undefined || run.attempt >= mostAttempts)
        throw new GitHubError('This workflow run cannot be run again', {
          reason: 'forbidden',
          status: 403,
          code: 'BATON-E801',
        });
      rerun(run, from);
    },
  };
}
