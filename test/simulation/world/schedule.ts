import { toSeconds } from '../../../src/core/text/times.ts';
import type { Random } from '../random.ts';

/** A job or a server: what runs by itself, asks GitHub, and may die between any two requests. */
export interface Process {
  readonly name: string;
  /** The id of the piece of work, where a process is one of the App's. */
  work?: string;
  isDead: boolean;
  isDone: boolean;
  /** The requests that wait for their answers, and the sleeps that wait for their time. */
  waiting: number;
  /** The milliseconds that it may still wait for GitHub's limits, for all of its requests together. */
  patience: number;
}

/** A request of a process, as faults see it. */
export interface Request {
  readonly process: Process;
  /** The port and the method: `threads.create`. */
  readonly kind: string;
}

interface Waiting extends Request {
  serve(): Promise<void>;
}

interface Timer {
  readonly at: number;
  readonly order: number;
  act(): void | Promise<void>;
}

/** Virtual time, and the order in which waiting requests are answered. One seed gives one order. */
export interface Schedule {
  /** Milliseconds since 1970. */
  now(): number;
  /** The same as a time of ISO 8601. */
  isoNow(): string;
  start(name: string, body: (process: Process) => Promise<void>): Process;
  /** Answers a request at a moment that the seed chooses; never for a process that has died. */
  ask<T>(request: Request, answer: () => T | Promise<T>): Promise<T>;
  sleep(process: Process, milliseconds: number): Promise<void>;
  /** Acts later, whoever has died meanwhile. */
  after(milliseconds: number, act: () => void | Promise<void>): void;
  /** Plays on until nothing is left to do, or `steps` are over. Returns the steps that were played. */
  run(steps: number, afterStep: () => void): Promise<number>;
}

/** Renders a moment as GitHub does: in whole seconds. */
export function timeOf(milliseconds: number): string {
  return toSeconds(new Date(milliseconds).toISOString());
}

const startTime = Date.UTC(2026, 2, 18, 9);
/** The time that a client of ours waits for limits (`createWaitAllowance`). */
const patience = 120_000;

export function createSchedule(random: Random): Schedule {
  const requests: Waiting[] = [];
  const timers: Timer[] = [];
  const processes = new Set<Process>();
  let [now, timed] = [startTime, 0];
  let rendered = { at: now, text: new Date(now).toISOString() };

  const after = (milliseconds: number, act: Timer['act']): void => {
    timers.push({ at: now + milliseconds, order: timed++, act });
  };

  /** Waits until every process asks, sleeps, or has ended. Loading a module takes several turns of the event loop. */
  async function settle(): Promise<void> {
    for (let turns = 0; turns < 10_000; turns++) {
      await new Promise((resolve) => (turns < 20 ? setImmediate(resolve) : setTimeout(resolve, 1)));
      for (const process of processes) if (process.isDone || process.isDead) processes.delete(process);
      if ([...processes].every(({ waiting }) => waiting > 0)) return;
    }
    throw new Error(`${[...processes].map(({ name }) => name).join(', ')} wait for what is neither a request nor a sleep.`);
  }

  function takeTimer(): Timer | undefined {
    let first = 0;
    for (const [index, { at, order }] of timers.entries()) {
      const next = timers[first];
      if (next !== undefined && (at < next.at || (at === next.at && order < next.order))) first = index;
    }
    return timers.splice(first, 1)[0];
  }

  async function step(): Promise<boolean> {
    await settle();
    const alive = requests.filter(({ process }) => !process.isDead);
    requests.splice(0, requests.length, ...alive);
    const isDue = timers.some(({ at }) => at <= now);
    if (alive.length > 0 && !isDue) {
      const chosen = random.pick(alive);
      requests.splice(requests.indexOf(chosen), 1);
      now += 50 + random.below(700);
      await chosen.serve();
      return true;
    }
    const timer = takeTimer();
    if (timer === undefined) return false;
    now = Math.max(now, timer.at);
    await timer.act();
    return true;
  }

  return {
    now: () => now,
    isoNow() {
      if (rendered.at !== now) rendered = { at: now, text: new Date(now).toISOString() };
      return rendered.text;
    },
    start(name, body) {
      const process: Process = { name, isDead: false, isDone: false, waiting: 0, patience };
      processes.add(process);
      const finish = (): void => {
        process.isDone = true;
      };
      void body(process).then(finish, finish);
      return process;
    },
    ask(request, answer) {
      const { process } = request;
      process.waiting++;
      return new Promise((resolve, reject) => {
        const serve = async (): Promise<void> => {
          try {
            const value = await answer();
            if (process.isDead) return;
            process.waiting--;
            resolve(value);
          } catch (error) {
            if (process.isDead) return;
            process.waiting--;
            reject(error);
          }
        };
        requests.push({ ...request, serve });
      });
    },
    sleep(process, milliseconds) {
      process.waiting++;
      return new Promise((resolve) => {
        after(milliseconds, () => {
          if (process.isDead) return;
          process.waiting--;
          resolve();
        });
      });
    },
    after,
    async run(steps, afterStep) {
      let played = 0;
      while (played < steps && (await step())) {
        played++;
        afterStep();
      }
      return played;
    },
  };
}
