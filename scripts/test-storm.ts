// Storms: thousands of deliveries for Apps that are killed and stopped while they work (`npm run test:storm`).
//   node scripts/test-storm.ts [--on postgres | sqlite] [--deliveries N] [--runs N] [--installations N]
// Without `--on` both follow each other: 10,000 deliveries for three replicas on PostgreSQL, 2,000 for one process on SQLite. The last line of each
// storm is `N in, N lost, N twice`.
import { parseArgs } from 'node:util';
import { buildIfStale } from './build/build-if-stale.ts';
import { storm } from './test-storm/storm.ts';

const sizes = {
  postgres: { deliveries: 10_000, runs: 300, installations: 40 },
  sqlite: { deliveries: 2_000, runs: 60, installations: 40 },
} as const;
type Kind = keyof typeof sizes;

const { values } = parseArgs({
  options: {
    on: { type: 'string' },
    deliveries: { type: 'string' },
    runs: { type: 'string' },
    installations: { type: 'string' },
  },
});
if (values.on !== undefined && !Object.hasOwn(sizes, values.on))
  throw new Error(`--on is "${values.on}". Write postgres or sqlite.`);
if (buildIfStale(process.cwd()) !== 0) throw new Error('dist/ could not be built.');
const kinds = values.on === undefined ? (Object.keys(sizes) as Kind[]) : [values.on as Kind];
for (const kind of kinds) {
  const size = sizes[kind];
  const verdict = await storm(kind, {
    deliveries: Number(values.deliveries ?? size.deliveries),
    runs: Number(values.runs ?? size.runs),
    installations: Number(values.installations ?? size.installations),
  });
  if (!verdict) process.exitCode = 1;
}
