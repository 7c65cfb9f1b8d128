import type { SeedResult } from '../../test/simulation/run-seed.ts';
import { windowKinds } from '../../test/simulation/world/turn.ts';

/** Renders how many turns a closed window ended, by its kind and the engine that met it. */
export function renderWindows(results: readonly Pick<SeedResult, 'windows'>[]): string {
  const all = results.flatMap(({ windows }) => windows);
  const engines = [...new Set(all.map(({ engine }) => engine))].toSorted();
  const count = (kind: string | undefined, engine: string | undefined): string => {
    const met = all.filter((each) => (kind ?? each.kind) === each.kind && (engine ?? each.engine) === each.engine);
    return String(met.length).padStart(12);
  };
  const head = ['window'.padEnd(8), ...[...engines, 'all'].map((name) => name.padStart(12))];
  const rows = windowKinds.map((kind) => [kind.padEnd(8), ...[...engines, undefined].map((engine) => count(kind, engine))]);
  const sums = ['all'.padEnd(8), ...[...engines, undefined].map((engine) => count(undefined, engine))];
  return ['Turns that a closed window ended:', ...[head, ...rows, sums].map((row) => `  ${row.join(' ')}`)].join('\n');
}
