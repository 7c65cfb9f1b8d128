// A process that is killed while it handles an item: `node queue-process.ts [fail-first] sqlite PATH`, or `postgres URL NAME`. It adds the items
// 1 to 3 of one key, says `working` when the first is handed out, and never finishes it. With `fail-first` it fails once before that.
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { openPostgresDatabase } from '../../src/adapters/queue/postgres-database.ts';
import { createPostgresQueue } from '../../src/adapters/queue/postgres-queue.ts';
import { openSqliteDatabase } from '../../src/adapters/queue/sqlite-database.ts';
import { createSqliteQueue } from '../../src/adapters/queue/sqlite-queue.ts';
import type { Queue } from '../../src/ports/queue.ts';

const quiet = { info: () => undefined, warning: () => undefined, error: () => undefined };
const words = process.argv.slice(2);
let failures = words[0] === 'fail-first' ? 1 : 0;
const queue = await openPlace(words.slice(failures));
for (const id of ['1', '2', '3']) await queue.add({ id, key: 'repository/1', payload: {} });
// Between two attempts nothing else keeps the process alive.
setInterval(() => undefined, 60_000);
queue.process(async () => {
  if (failures-- > 0) throw new Error('not yet');
  process.stdout.write('working\n');
  await new Promise(() => undefined);
});

async function openPlace([kind, place = '', name = '']: readonly string[]): Promise<Queue> {
  if (kind === 'sqlite')
    return createSqliteQueue(await openSqliteDatabase({ path: place, clock: createSystemClock() }), { log: quiet });
  if (kind === 'postgres')
    return createPostgresQueue(await openPostgresDatabase({ url: place, log: quiet }), { name, log: quiet });
  throw new Error(`No such place: ${kind}`);
}
