import { divideByZipf, workload } from '../../test/simulation/scale/workload.ts';
import { type Counted, countedRequests } from './count-run.ts';
import { assumed, gitHub, type Plan } from './github-limits.ts';

/** A number of runs in a day, and the repositories that share them. */
export interface Load {
  readonly runs: number;
  readonly repositories: number;
}

/** The loads of the page. */
export const loads: readonly Load[] = [
  { runs: 10, repositories: 5 },
  { runs: 1_000, repositories: 100 },
  { runs: 100_000, repositories: 2_000 },
];

/** What a load takes in its peak hour, with the Action or the App. */
export interface Peak {
  readonly runs: number;
  /** The runs in the busiest repository. */
  readonly runsOfBusiest: number;
  readonly jobsAtOnce: number;
  readonly requests: number;
  readonly requestsOfBusiest: number;
  readonly creations: number;
  /** The installations, or owners, among which these creations fit, each as busy as another. */
  readonly installations: number;
  /** Processes of the App. */
  readonly processes: number;
}

/** Returns what a load takes in its peak hour. */
export function findPeak({ runs, repositories }: Load, taken: Counted['action']): Peak {
  const inPeak = runs * workload.peakShare;
  const runsOfBusiest = (divideByZipf(runs, repositories)[0] ?? 0) * workload.peakShare;
  const perRun = countedRequests(taken);
  const places = (inPeak / 3_600) * taken.requests * assumed.requestSeconds;
  return {
    runs: inPeak,
    runsOfBusiest,
    jobsAtOnce: (inPeak * taken.jobMinutes) / 60,
    requests: inPeak * perRun,
    requestsOfBusiest: runsOfBusiest * perRun,
    creations: inPeak * taken.creations,
    installations: Math.max(1, Math.ceil((inPeak * taken.creations) / gitHub.creations)),
    processes: Math.max(1, Math.ceil(places / (assumed.placesPerProcess * assumed.mostFull))),
  };
}

/** Returns how many runs a day fit where an hour has room for so much of what a run takes: its peak hour has to fit. */
export function runsADay(inAnHour: number, perRun: number): number {
  return Math.floor(inAnHour / perRun / workload.peakShare);
}

/** Returns how many runs a day the machines of a plan take. */
export function runsOfPlan(plan: Plan, { jobMinutes }: Pick<Counted['action'], 'jobMinutes'>): number {
  return runsADay(gitHub.jobsAtOnce[plan] * 60, jobMinutes);
}
