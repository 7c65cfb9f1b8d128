// The App's intake over its default database, in the server in which the App runs: what happens until GitHub has its 202. As `drain`, its queue
// is handed to a handler that does nothing as well. Its port goes to the parent.
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createConsoleLog } from '../../src/adapters/log/console-log.ts';
import { createSqliteAppStore } from '../../src/adapters/queue/sqlite-app-store.ts';
import { openSqliteDatabase } from '../../src/adapters/queue/sqlite-database.ts';
import { createSqliteQueue } from '../../src/adapters/queue/sqlite-queue.ts';
import { createSqliteRunIndex } from '../../src/adapters/queue/sqlite-run-index.ts';
import { startServer } from '../../src/app/http/start-server.ts';
import { openTelemetry } from '../../src/app/open-telemetry.ts';
import { createHandlers } from '../../src/app/serve-http.ts';
import { readSettings } from '../../src/app/settings/read-settings.ts';
import { createArrivals } from '../../src/app/webhook/intake.ts';
import { createBodyReader } from '../../src/app/webhook/read-body.ts';
import { appKeys } from '../../test/support/app-registration.ts';
import { webhookSecret } from './delivery.ts';

const [, , path = ':memory:', name] = process.argv;
const settings = readSettings({
  APP_ID: '1',
  PRIVATE_KEY: appKeys.privateKey,
  WEBHOOK_SECRET: webhookSecret,
  BATON_SIGNING_KEY: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  PORT: '0',
  BATON_MAX_WAITING: '1000000',
});
const log = createConsoleLog(process.stderr);
const clock = createSystemClock();
const database = await openSqliteDatabase({ path, clock });
const queue = createSqliteQueue(database, { log, maxWaiting: settings.maxWaiting });
const [store, runIndex] = [createSqliteAppStore(database), createSqliteRunIndex(database)];
const telemetry = await openTelemetry(settings.operation, clock);
const { handlers } = createHandlers({
  settings,
  storage: { queue, store, runIndex, isShared: false, close: database.close },
  telemetry,
  log,
  now: Date.now,
  arrivals: createArrivals(Date.now),
  readBody: createBodyReader(),
  slots: { list: async () => [] },
});
if (name === 'drain') queue.process(async () => undefined);
const { port } = await startServer({ settings, handlers, log });
process.on('message', () => {
  const stored = 'SELECT (SELECT count(*) FROM items) + (SELECT count(*) FROM known_ids) AS stored';
  process.send?.(Number(database.connection.prepare(stored).get()?.stored));
});
process.send?.(port);
