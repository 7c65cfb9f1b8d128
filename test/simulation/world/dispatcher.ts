import type { DispatchedRun, Dispatcher } from '../../../src/ports/dispatcher.ts';
import type { Random } from '../random.ts';
import { refuse } from './refuse.ts';
import { type SimRun, toJob, toRun } from './runs.ts';
import type { Schedule } from './schedule.ts';

/** The most attempts that a workflow run may have. */
export const mostAttempts = 50;
const seconds = 1_000;
/** GitHub lists workflow runs by one conclusion at a time. */
const brokenConclusions = ['failure', 'cancelled', 'timed_out'] as const;

interface DispatcherOptions {
  readonly runs: readonly SimRun[];
  readonly schedule: Schedule;
  readonly random: Random;
  readonly dispatch: (inputs: Pick<SimRun, 'order' | 'hint'>) => DispatchedRun;
  readonly cancelRun: (run: SimRun, how: { readonly isForced: boolean }) => void;
  readonly rerun: (run: SimRun, from: number) => void;
}

/** Creates the port by which jobs start, list, cancel and repeat workflow runs. */
export function createDispatcher({ runs, schedule, random, dispatch, cancelRun, rerun }: DispatcherOptions): Dispatcher {
  const find = (id: number): SimRun | undefined => runs.find((run) => run.id === id);
  return {
    dispatch: async (order) => dispatch({ order }),
    dispatchEvent: async (hint) => dispatch({ hint }),
    dispatchSweep: async () => dispatch({}),
    listRuns: async (title, since) =>
      runs
        .filter((run) => run.event === 'workflow_dispatch' && hasWords(run, title) && run.createdAt >= since.slice(0, 19))
        .toReversed()
        .map(toRun),
    async readCreatedAt(id) {
      const run = find(id);
      if (run === undefined) throw refuse({ status: 404, message: 'Not Found' });
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
      brokenConclusions.flatMap((conclusion) =>
        runs
          .filter((run) => run.conclusion === conclusion && run.createdAt >= since.slice(0, 19))
          .toReversed()
          .map(({ id, title, event }) => {
            const actor = event === 'workflow_dispatch' ? 'github-actions[bot]' : 'mona';
            return { id, title, event, actor };
          }),
      ),
    async rerunJob(id) {
      const run = runs.find(({ jobs }) => jobs.some((job) => job.id === id));
      const from = run?.jobs.findIndex((job) => job.id === id) ?? -1;
      if (run === undefined || run.conclusion === undefined || run.attempt >= mostAttempts)
        throw refuse({ status: 403, message: 'This workflow run cannot be run again' });
      rerun(run, from);
    },
  };
}

/** Returns whether the title of a workflow run has these words as a whole. A hyphen at the end stands before the rest of a name. */
function hasWords({ title }: SimRun, words: string): boolean {
  return ` ${title} `.includes(words.endsWith('-') ? ` ${words}` : ` ${words} `);
}
