import { type Played, play } from '../../test/simulation/play.ts';
import { createRandom } from '../../test/simulation/random.ts';
import {
  addTaken,
  findMostAtOnce,
  listJobs,
  listLateness,
  measureTaken,
  percentile,
  type Taken,
} from '../../test/simulation/scale/measure.ts';
import { buildDay, drawDay, drawStarts, firstSubject } from '../../test/simulation/scale/workload.ts';
import type { Script } from '../../test/simulation/script.ts';
import { gitHub } from './github-limits.ts';

type Via = NonNullable<Script['via']>;

/** A day to be played. Each list of starts is a world of its own, with buckets of its own. */
export interface Day {
  readonly name: string;
  readonly via: Via;
  readonly worlds: readonly (readonly number[])[];
  /** The installations in it. */
  readonly installations: number;
}

/** What became of a day. */
export interface PlayedDay {
  readonly day: Day;
  readonly taken: Taken;
  readonly jobsAtOnce: number;
  /** Seconds. */
  readonly late: { readonly median: number; readonly most95: number; readonly worst: number };
  /** The hours until the last pull request was opened. */
  readonly hours: number;
  /** Agents that were started more than once for one execution, or for a second one. */
  readonly extraStarts: number;
  /** The database of the App, all worlds together. */
  readonly stored: { readonly bytes: number; readonly rows: number } | undefined;
}

const splits = 4;

/** Lists the days that are played. */
export function listDays(): readonly Day[] {
  const appDay = (runs: number, installations: number): Day => ({
    name: `${runs.toLocaleString('en')} runs a day in ${installations === 1 ? 'one installation' : `${installations} installations`}`,
    via: 'app',
    worlds: Array.from({ length: installations }, (_, index) =>
      drawStarts(runs / installations, createRandom(runs + index).fork('starts')),
    ),
    installations,
  });
  return [
    { name: '10 runs a day in 5 repositories', via: 'action', worlds: drawDay({ runs: 10, repositories: 5 }), installations: 1 },
    {
      name: '1,000 runs a day in 100 repositories',
      via: 'action',
      worlds: drawDay({ runs: 1_000, repositories: 100 }),
      installations: 1,
    },
    appDay(10, 1),
    appDay(1_000, splits),
  ];
}

const hour = 3_600_000;
/** The hours for which a day is watched: what a full bucket puts off is done later. */
const watched = 96;

/** Plays a day, world after world. */
export async function playDay(day: Day): Promise<PlayedDay> {
  const seen: Seen[] = [];
  for (const [index, starts] of day.worlds.entries()) {
    const script = buildDay(starts, { via: day.via, seed: index + 1 });
    const requests = day.via === 'app' ? gitHub.installationRequests : gitHub.tokenRequests;
    seen.push(look(await play(script, undefined, { steps: 2_000_000, hours: watched, requests }), starts));
  }
  const late = seen.flatMap(({ lateness }) => lateness);
  const stored = seen.flatMap((each) => each.stored ?? []);
  return {
    day,
    taken: addTaken(seen.map(({ taken }) => taken)),
    jobsAtOnce: findMostAtOnce(seen.flatMap(({ jobs }) => jobs)),
    late: { median: percentile(late, 0.5), most95: percentile(late, 0.95), worst: percentile(late, 1) },
    hours: Math.max(...seen.map(({ hours }) => hours)),
    extraStarts: seen.reduce((all, { extraStarts }) => all + extraStarts, 0),
    stored:
      stored.length === 0
        ? undefined
        : { bytes: stored.reduce((all, { bytes }) => all + bytes, 0), rows: stored.reduce((all, { rows }) => all + rows, 0) },
  };
}

interface Seen {
  readonly taken: Taken;
  readonly jobs: ReturnType<typeof listJobs>;
  readonly lateness: readonly number[];
  readonly hours: number;
  readonly extraStarts: number;
  readonly stored: { readonly bytes: number; readonly rows: number } | undefined;
}

/** Reads from a play what is told of it, so that the play itself can go. */
function look(played: Played, starts: readonly number[]): Seen {
  const labelled = (subject: number): number => played.beganAt + (starts[subject - firstSubject] ?? 0) * 60_000;
  const opened = played.published.flatMap(({ at, what }) => (what.startsWith('pull request') ? [at] : []));
  const { bytes = 0, rows = {} } = played.app?.readStored() ?? {};
  return {
    taken: measureTaken(played),
    jobs: listJobs(played),
    lateness: listLateness(played, { labelled }),
    hours: (Math.max(played.beganAt, ...opened) - played.beganAt) / hour,
    extraStarts: played.starts.length - 2 * starts.length,
    stored: played.app === undefined ? undefined : { bytes, rows: Object.values(rows).reduce((all, each) => all + each, 0) },
  };
}
