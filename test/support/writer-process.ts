// A process that takes the turn to write for installation 5 and never ends its write: `node writer-process.ts URL`. It says `writing`.
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createPostgresAppStore } from '../../src/adapters/queue/postgres-app-store.ts';
import { openPostgresDatabase } from '../../src/adapters/queue/postgres-database.ts';
import { InstallationLimits } from '../../src/app/github/limits.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
const store = createPostgresAppStore(await openPostgresDatabase({ url: process.argv[2] ?? '', log }));
const limits = new InstallationLimits(5, { store, log, clock: createSystemClock(), isShared: true, process: 'killed' });
await limits.write({ isCreation: false }, async () => {
  process.stdout.write('writing\n');
  await new Promise(() => setInterval(() => undefined, 60_000));
});
