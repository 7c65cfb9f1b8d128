import type { Taken } from '../../test/simulation/scale/measure.ts';
import { type Counted, countedRequests } from './count-run.ts';
import { loads } from './loads.ts';
import type { PlayedDay } from './play-day.ts';

/** How far what a run takes in a day may be from what it takes alone. */
const tolerance = 0.05;
/** The days for which the App remembers ids of deliveries and its own comments (docs/app.md). */
const rememberedDays = 8;

const compared = [
  ['requests', countedRequests],
  ['creations', ({ creations }: Taken) => creations],
  ['dispatches', ({ dispatches }: Taken) => dispatches],
  ['jobs', ({ jobs }: Taken) => jobs],
] as const;

/** Lists what a played day did not keep: a run that did not end, an agent that worked twice, counts that are other than those of one run. */
export function findMissed({ day, taken, extraStarts }: PlayedDay, counted: Counted): readonly string[] {
  const planned = day.worlds.reduce((all, starts) => all + starts.length, 0);
  const name = `${day.via}, ${day.name}`;
  const off = compared.flatMap(([what, read]) => {
    const [perRun, alone] = [read(taken) / planned, read(counted[day.via])];
    return Math.abs(perRun / alone - 1) > tolerance ? [`${name}: ${perRun.toFixed(1)} ${what} a run, ${alone} alone`] : [];
  });
  return [
    ...off,
    ...(taken.done === planned ? [] : [`${name}: ${taken.done} of ${planned} runs ended with their pull request`]),
    ...(extraStarts === 0 ? [] : [`${name}: ${extraStarts} agents more than there are stages for`]),
  ];
}

/** Renders the part of the page about days that were played. */
export function renderPlayed(days: readonly PlayedDay[], counted: Counted): string {
  const rows = days.map(({ day, taken, jobsAtOnce, late, hours }) => {
    const planned = day.worlds.reduce((all, starts) => all + starts.length, 0);
    const requests = countedRequests(taken) / planned;
    return [
      `${day.via === 'app' ? 'App' : 'Action'}: ${day.name}`,
      `${taken.done} of ${planned}`,
      `${requests.toFixed(1)}, ${(taken.creations / planned).toFixed(1)}`,
      describeOff(requests, countedRequests(counted[day.via])),
      String(jobsAtOnce),
      [late.median, late.most95, late.worst].map(describeSeconds).join(', '),
      hours.toFixed(1),
    ];
  });
  const head = [
    'day',
    'runs that ended with their pull request',
    'requests, creations a run',
    'requests against one run alone',
    'most jobs at once',
    'a stage starts late: p50, p95, worst',
    'last pull request after hours',
  ];
  return `${renderTable([head, head.map(() => '---'), ...rows])}

A day with the Action is played repository by repository, each in a world with the requests and creations of its own that its token has. A day with the App is played installation by installation: in each all runs are in one
repository and share its 5,000 requests and 500 creations an hour, which GitHub and the App's own limits both count. The peak begins in hour 9. Late is what passes from the label, or from the end of the stage before, until the agent
works or the pull request is there. Without a limit that is the wait for machines, for ${describeSeconds(days.find(({ day }) => day.via === 'app')?.late.median ?? Number.NaN)} in the middle. Nobody took requests of these buckets besides.

${renderStored(days)}`;
}

function describeOff(perRun: number, alone: number): string {
  const percent = (perRun / alone - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`;
}

function describeSeconds(seconds: number): string {
  if (seconds < 120) return `${seconds.toFixed(0)} s`;
  return seconds < 7_200 ? `${(seconds / 60).toFixed(0)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

/** Renders what stands in the database of the App, from the largest day. */
function renderStored(days: readonly PlayedDay[]): string {
  const largest = days.findLast(({ stored }) => stored !== undefined);
  if (largest?.stored === undefined) return '';
  const [rows, bytes] = [largest.stored.rows, largest.stored.bytes].map((each) => each / largest.taken.done);
  const cells = loads.map(({ runs }) => {
    const kept = runs * rememberedDays;
    return `${Math.round(kept * (rows ?? 0)).toLocaleString('en')} rows, ${Math.ceil((kept * (bytes ?? 0)) / 1_000_000).toLocaleString('en')} MB`;
  });
  const head = ['', ...loads.map(({ runs }) => `${runs.toLocaleString('en')} runs a day`)];
  return `The database of the App had ${(rows ?? 0).toFixed(0)} rows and ${((bytes ?? 0) / 1_000).toFixed(0)} KB for each run of the largest of these days, indexes included. It remembers for ${rememberedDays} days at most, but for one row a run of its list of runs:

${renderTable([head, head.map(() => '---'), ['the database of the App', ...cells]])}`;
}

function renderTable(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
