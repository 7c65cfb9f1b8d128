import { type WaitKind, waitKinds } from '../../test/simulation/promises/waits.ts';
import type { SeedResult } from '../../test/simulation/run-seed.ts';

/** What is promised of each kind of wait. Sweeps of the plays with the Action come each hour, later every four; those of the App every ten minutes. */
const promised: Readonly<Record<WaitKind, string>> = {
  'a person': 'no limit but `answer-within`',
  'a time': 'the next sweep behind it',
  'another run': 'the next sweep behind its end',
  'what was lost': 'the next sweep',
};

/** Renders the longest waits of runs by what they waited for. The invariant that counts sweeps has judged each. */
export function renderWaits(results: readonly Pick<SeedResult, 'seed' | 'asked' | 'waits'>[]): string {
  const rows = (['action', 'app'] as const).flatMap((via) =>
    waitKinds.flatMap((kind) => {
      const own = results.flatMap(({ seed, asked, waits }) => {
        const hours = waits[kind];
        return asked.via === via && hours !== undefined ? [{ seed, hours }] : [];
      });
      const sorted = own.toSorted((one, other) => one.hours - other.hours);
      const [median, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
      if (median === undefined || most === undefined) return [];
      const name = `${via === 'app' ? 'App' : 'Action'}, for ${kind}:`.padEnd(28);
      const hours = `median ${median.hours.toFixed(1)}, most ${most.hours.toFixed(1)} (seed ${most.seed})`;
      return [`${name} ${hours} in ${own.length} plays; promised: ${promised[kind]}`];
    }),
  );
  return ['Longest waits of a play, in virtual hours:', ...rows.map((row) => `  ${row}`)].join('\n');
}
