import { Hono } from 'hono';
import { messageOf } from '../../core/problem.ts';
import type { Log } from '../../ports/log.ts';
import type { AppStore } from '../../ports/queue.ts';
import type { Routes } from './mount.ts';

/** The answer to whether the App does its work at present. */
export interface Health {
  /** Returns why the App is not ready, in one sentence; undefined when it is ready. */
  explainUnready(): Promise<string | undefined>;
}

/** The state of an App that serves. */
export interface ServedState {
  readonly store: Pick<AppStore, 'check'>;
  /** True from the moment in which work is handed out. */
  isProcessing: boolean;
  /** True from the moment in which the App begins to stop. */
  isStopping: boolean;
}

/** The time in which the database has to answer. It is shorter than the time that platforms wait for the answer here. */
const patienceMilliseconds = 2000;

/** Creates the health of an App that serves. Why the database does not answer stands in the log, once: anybody may ask for the health. */
export function createHealth(served: ServedState, log: Pick<Log, 'warning'>): Health {
  let said: string | undefined;
  let asked: Promise<string | undefined> | undefined;
  // However many ask, one question is under way until it has its answer: a database that hangs would gather them.
  const ask = (): Promise<string | undefined> => {
    asked ??= served.store
      .check()
      .then(() => undefined, messageOf)
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  return {
    async explainUnready() {
      if (served.isStopping) return 'The App is stopping.';
      if (!served.isProcessing) return 'The App does not hand out work yet.';
      const trouble = await findTrouble(ask());
      if (trouble !== undefined && trouble !== said) log.warning(`The database does not answer: ${trouble}`);
      said = trouble;
      return trouble === undefined ? undefined : 'The database does not answer.';
    },
  };
}

async function findTrouble(asked: Promise<string | undefined>): Promise<string | undefined> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`it took more than ${patienceMilliseconds} ms.`), patienceMilliseconds);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Serves `/healthz`, which answers as long as the process lives, and `/readyz`, which says whether work gets done. */
export function createHealthRoutes(health: Health): readonly Routes[] {
  const alive = new Hono().get('/', (context) => context.text('The App runs.\n'));
  const ready = new Hono().get('/', async (context) => {
    const reason = await health.explainUnready();
    return reason === undefined ? context.text('The App is ready.\n') : context.text(`${reason}\n`, 503);
  });
  return [
    { path: '/healthz', app: alive },
    { path: '/readyz', app: ready },
  ];
}
