import type { SeedResult } from '../../test/simulation/run-seed.ts';

/** Renders how many requests a run took, with the Action and the App, where nothing went wrong and under faults. */
export function renderRequests(results: readonly Pick<SeedResult, 'asked'>[]): string {
  const plays = results.map(({ asked }) => asked).filter(({ runs }) => runs > 0);
  const rows = (['action', 'app'] as const).flatMap((via) =>
    [true, false].flatMap((isFaultless) => {
      const own = plays.filter((each) => each.via === via && each.isFaultless === isFaultless);
      if (own.length === 0) return [];
      const perRun = own.map(({ requests, runs }) => requests / runs).toSorted((one, other) => one - other);
      const [median, most] = [perRun[Math.floor(perRun.length / 2)], perRun.at(-1)].map((each = 0) => each.toFixed(0));
      const clocked = own.reduce((all, { byTheClock }) => all + byTheClock, 0) / own.length;
      const how = `${via === 'app' ? 'App' : 'Action'}, ${isFaultless ? 'without faults' : 'under faults'}`;
      return [`${how}: median ${median}, most ${most} in ${own.length} plays; by the clock ${clocked.toFixed(0)} a play`];
    }),
  );
  return ['Requests a run:', ...rows.map((row) => `  ${row}`)].join('\n');
}
