import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createPostgresAppStore } from '../../src/adapters/queue/postgres-app-store.ts';
import { openPostgresDatabase } from '../../src/adapters/queue/postgres-database.ts';
import { LimitReached } from '../../src/app/github/limit-reached.ts';
import { InstallationLimits } from '../../src/app/github/limits.ts';
import { parseQuota } from '../../src/app/github/quota.ts';
import { startPostgres } from '../support/embedded-postgres.ts';
import { requirement } from '../support/requirement.ts';

const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
const writerScript = fileURLToPath(new URL('../support/writer-process.ts', import.meta.url));

describe('the turn to write for an installation, with PostgreSQL', () => {
  requirement(
    {
      ids: ['P10-4'],
      title: 'is renewed while its process lives, and ends within 15 seconds after that is killed',
      input: 'a process that never ends its write renews its turn once, and is killed; another one wants to write',
      expected: 'the other one writes within 15 seconds, and not before the turn is over',
    },
    async () => {
      const server = await startPostgres();
      const database = await openPostgresDatabase({ url: server.url, log });
      const store = createPostgresAppStore(database);
      const readWriter = async () => parseQuota(await store.get('limits/5')).writer;
      const child = spawn(process.execPath, [writerScript, server.url], { stdio: ['ignore', 'pipe', 'inherit'] });
      await once(createInterface({ input: child.stdout }), 'line');
      const taken = await readWriter();
      expect(taken?.id).toBe('killed');
      while ((await readWriter())?.until === taken?.until) await setTimeout(50);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const killed = Date.now();
      const until = (await readWriter())?.until ?? 0;
      const limits = new InstallationLimits(5, { store, log, clock: createSystemClock(), isShared: true, process: 'other' });
      let wroteAt = 0;
      while (wroteAt === 0)
        await limits
          .write({ isCreation: false }, async () => {
            wroteAt = Date.now();
          })
          .catch((thrown) => expect(thrown).toBeInstanceOf(LimitReached));
      expect(wroteAt).toBeGreaterThanOrEqual(until);
      expect(wroteAt).toBeLessThan(killed + 16_000);
      await database.close();
      await server.stop();
    },
    90_000,
  );
});
