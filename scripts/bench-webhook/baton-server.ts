// The App's intake over its default database, in the server in which the App runs: what happens until GitHub has its 202. As `drain`, its queue
// is handed to a handler that does nothing as well. Its port goes to the parent.
import { pino } from 'pino';
import { Server } from 'probot';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { createConsoleLog } from '../../src/adapters/log/console-log.ts';
import { openSqliteDatabase } from '../../src/adapters/queue/sqlite-database.ts';
import { createSqliteQueue } from '../../src/adapters/queue/sqlite-queue.ts';
import { buildLane } from '../../src/entry/app/deliveries/heard.ts';
import { createArrivals } from '../../src/entry/app/webhook/intake.ts';
import { createAppProbot } from '../../src/entry/app/webhook/probot.ts';
import { readSettings } from '../../src/entry/app/work/read-settings.ts';
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
const database = await openSqliteDatabase({ path });
const queue = createSqliteQueue(database, { log, maxWaiting: settings.maxWaiting });
const server = new Server({
  Probot: createAppProbot(settings, {
    log,
    arrivals: createArrivals(createSystemClock().now),
    receive: async (delivery) => {
      await queue.add({ id: delivery.id, key: buildLane(delivery), payload: { kind: 'delivery', ...delivery } });
    },
  }),
  port: settings.port,
  host: settings.host,
  log: pino({ level: 'warn', name: 'probot' }, process.stderr),
});
await server.load(() => undefined);
if (name === 'drain') queue.process(async () => undefined);
const http = await server.start();
const address = http.address();
process.on('message', () => {
  const [row] = database.connection.prepare('SELECT count(*) AS ids FROM known_ids').all();
  process.send?.(Number(row?.ids));
});
process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
