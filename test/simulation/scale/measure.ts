import type { Played } from '../play.ts';
import { countRequests, isByTheClock } from '../promises/requests.ts';
import { isCreating } from '../world/limits.ts';
import type { SimJob } from '../world/runs.ts';
import { workload } from './workload.ts';

/** What plays of the workload took, all runs together. */
export interface Taken {
  readonly runs: number;
  /** The runs that opened their pull request. */
  readonly done: number;
  readonly jobs: number;
  /** What machines were busy with jobs, in minutes. */
  readonly jobMinutes: number;
  /** The same as GitHub bills it: each job is rounded up to a minute. Its first seconds, for the checkout and the like, are not played. */
  readonly billedMinutes: number;
  readonly requests: number;
  /** Those of them that ask for variables, which GitHub answers with 304 as a rule, and does not count then. */
  readonly variables: number;
  /** Those of them that create what people see, or start a workflow. */
  readonly creations: number;
  readonly dispatches: number;
  /** What is asked by the clock, however many runs there are: a daily sweep, looks at deliveries and installations. */
  readonly byTheClock: number;
}

const minutes = 60_000;

/** Counts what a play of the workload took. */
export function measureTaken({ world, actions, starts }: Played): Taken {
  const swept = new Set(actions.runs.filter(({ event }) => event === 'schedule').map(({ number }) => number));
  const asked = world.asked.filter((each) => !isByTheClock(each, swept));
  const sum = (list: typeof asked): number => list.reduce((all, each) => all + countRequests(each), 0);
  const lengths = listJobs({ actions }).map(([from, to]) => (to - from) / minutes);
  const requests = sum(asked);
  return {
    runs: new Set(starts.map(({ order }) => order.run)).size,
    done: world.pulling.pulls.length,
    jobs: lengths.length,
    jobMinutes: lengths.reduce((all, each) => all + each, 0),
    billedMinutes: lengths.reduce((all, each) => all + Math.floor(each) + 1, 0),
    requests,
    variables: asked.filter(({ kind }) => kind.endsWith('-variables') || kind.endsWith('/variables')).length,
    creations: asked.filter(({ kind }) => isCreating(kind)).length,
    dispatches: asked.filter(({ kind }) => kind === 'dispatcher.dispatch').length,
    byTheClock: sum([...world.asked]) - requests,
  };
}

/** Adds up what several plays took. */
export function addTaken(all: readonly Taken[]): Taken {
  const add = (key: keyof Taken): number => all.reduce((sum, each) => sum + each[key], 0);
  return {
    runs: add('runs'),
    done: add('done'),
    jobs: add('jobs'),
    jobMinutes: add('jobMinutes'),
    billedMinutes: add('billedMinutes'),
    requests: add('requests'),
    variables: add('variables'),
    creations: add('creations'),
    dispatches: add('dispatches'),
    byTheClock: add('byTheClock'),
  };
}

type Stretch = readonly [from: number, to: number];

/** Lists when jobs were at work. The jobs of sweeps are not counted: they come by the clock. */
export function listJobs({ actions }: Pick<Played, 'actions'>): readonly Stretch[] {
  const all: readonly SimJob[] = actions.runs
    .filter(({ event }) => event !== 'schedule')
    .flatMap(({ past, jobs }) => [...past, ...jobs]);
  return all.flatMap(({ begunAt, endedAt }) =>
    begunAt === undefined || endedAt === undefined ? [] : [[Math.floor(begunAt / 1_000) * 1_000, Date.parse(endedAt)] as const],
  );
}

/** Returns how many jobs were at work at once at most. */
export function findMostAtOnce(jobs: readonly Stretch[]): number {
  const changes = jobs.flatMap(([from, to]) => [[from, 1] as const, [to, -1] as const]);
  let [now, most] = [0, 0];
  for (const [, change] of changes.toSorted(([one, rise], [other, fall]) => one - other || rise - fall)) {
    now += change;
    most = Math.max(most, now);
  }
  return most;
}

/**
 * Lists how many seconds after its cause each stage started: the first after its label, the second after the first agent ended, and the
 * pull request was opened after the second.
 */
export function listLateness(
  { starts, published }: Played,
  { labelled }: { readonly labelled: (subject: number) => number },
): readonly number[] {
  const agentMilliseconds = workload.agentMinutes * minutes;
  const opened = new Map(published.flatMap(({ run, at, what }) => (what.startsWith('pull request') ? [[run, at] as const] : [])));
  return [...Map.groupBy(starts, ({ order }) => order.run)].flatMap(([run, own]) => {
    const [first, second] = ['investigate', 'fix'].map((task) => own.find(({ order }) => order.task === task));
    const pull = opened.get(run);
    return [
      ...(first === undefined ? [] : [first.at - labelled(first.order.subject)]),
      ...(first === undefined || second === undefined ? [] : [second.at - first.at - agentMilliseconds]),
      ...(second === undefined || pull === undefined ? [] : [pull - second.at - agentMilliseconds]),
    ].map((milliseconds) => milliseconds / 1_000);
  });
}

/** Returns the value below which a share of a list lies. */
export function percentile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
