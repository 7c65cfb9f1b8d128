import { AsyncLocalStorage } from 'node:async_hooks';
import type { SqliteDatabase } from '../../../src/adapters/queue/sqlite-database.ts';
import type { Clock } from '../../../src/ports/clock.ts';
import type { Process, Schedule } from '../world/schedule.ts';

/**
 * One life of the App's process, from a start to its death. Each piece of its work is a process of the schedule, so that the schedule
 * knows when all of them wait; what they share is the database, and a clock.
 */
export interface Life {
  readonly clock: Clock;
  /** The clock of what waits outside of any piece of work. */
  readonly restClock: Clock;
  /** The database as this life may use it: after its death nothing of it is written. */
  readonly database: SqliteDatabase;
  /** Does a piece of work; `id` says which. Its promise never settles once the life has ended. */
  perform<T>(work: () => Promise<T>, id?: string): Promise<T>;
  /** Returns the present piece of work. */
  present(): Process;
  readonly isOver: () => boolean;
  /** Is told of the end. */
  onEnd(act: () => void): void;
  end(): void;
}

const presentWork = new AsyncLocalStorage<Process>();

/** The promise of what a dead process has asked for. */
function never<T>(): Promise<T> {
  return new Promise(() => undefined);
}

export function createLife(schedule: Schedule, shared: SqliteDatabase): Life {
  const pieces = new Set<Process>();
  const told: (() => void)[] = [];
  let isOver = false;
  const ifAlive = <T>(value: T): T | Promise<T> => (isOver ? never<T>() : value);

  const now = schedule.isoNow;
  const rest = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => schedule.after(milliseconds, () => void (isOver || resolve())));
  const clock: Clock = {
    now,
    async sleep(milliseconds) {
      await schedule.sleep(present(), milliseconds);
      return ifAlive(undefined);
    },
  };

  function present(): Process {
    const process = presentWork.getStore();
    if (process === undefined) throw new Error('Something asks or sleeps outside of any piece of work of the App.');
    return process;
  }

  function perform<T>(work: () => Promise<T>, id?: string): Promise<T> {
    return new Promise((resolve, reject) => {
      if (isOver) return;
      schedule.start('app', async (piece) => {
        pieces.add(piece);
        piece.work = id;
        try {
          const value = await presentWork.run(piece, work);
          if (!isOver) resolve(value);
        } catch (thrown) {
          if (!isOver) reject(thrown);
        } finally {
          pieces.delete(piece);
        }
      });
    });
  }

  const { disk, write } = watchDisk(schedule, { database: shared, isOver: () => isOver, ifAlive });
  return {
    clock,
    restClock: { now, sleep: rest },
    database: { ...shared, clock: { now, sleep: rest }, write },
    perform,
    present,
    isOver: () => isOver,
    onEnd: (act) => void told.push(act),
    end() {
      isOver = true;
      for (const process of [...pieces, disk]) process.isDead = true;
      for (const act of told) act();
    },
  };
}

interface Disk {
  readonly database: SqliteDatabase;
  readonly isOver: () => boolean;
  readonly ifAlive: <T>(value: T) => T | Promise<T>;
}

/** Returns a process that is busy while something is being written, so that no request is answered meanwhile. */
function watchDisk(schedule: Schedule, { database, isOver, ifAlive }: Disk) {
  const disk = schedule.start('app disk', () => never());
  disk.waiting = 1;
  let pending = 0;
  const count = (by: 1 | -1): void => {
    pending += by;
    disk.waiting = pending === 0 ? 1 : 0;
  };
  const write: SqliteDatabase['write'] = async (change) => {
    if (isOver()) return never();
    count(1);
    try {
      return await ifAlive(await database.write(change));
    } finally {
      count(-1);
    }
  };
  return { disk, write };
}
