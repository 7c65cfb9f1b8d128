import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Window } from '../../src/app/github/quota.ts';
import { openStorage } from '../../src/app/open-storage.ts';
import { readSettings } from '../../src/app/settings/read-settings.ts';
import { startApp as startAppServer } from '../../src/app/start-app.ts';
import { findFreePort } from '../../src/local/listen.ts';
import { appKeys, readAppManifest } from './app-registration.ts';
import { type LocalWorld, repositoryName } from './local-world.ts';

export interface WorldApp {
  /** The address of the App. */
  readonly url: string;
  readonly webhookUrl: string;
  /** A delivery as GitHub would send it, really signed, of a payload or of exactly these bytes; the status of the answer. */
  deliver(name: string, payload: Readonly<Record<string, unknown>> | string, id?: string): Promise<number>;
  /** Its log so far. */
  log(): string;
  /** How much is queued or at work. */
  pending(): Promise<number>;
  /** Resolves when the App, the jobs and the deliveries have nothing left to do. */
  settle(): Promise<void>;
  /** Ends the App and starts it again with the same settings, after what happens meanwhile. `SIGKILL` needs a process of its own. */
  restart(signal?: 'SIGTERM' | 'SIGKILL', meanwhile?: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

const webhookSecret = 'webhook-secret-of-the-test';
const clientSecret = 'client-secret-of-the-test';

export interface WorldAppOptions {
  /** Runs `dist/app.js` in a process of its own; else the App is a server of this process. */
  readonly process?: boolean;
  /** The file that outlives the App; else it keeps its work in memory. */
  readonly database?: string;
  /** The PostgreSQL server that is used instead. */
  readonly databaseUrl?: string;
  /** A permission that whoever installed the App did not give. */
  readonly withoutPermission?: string;
  /** An event that whoever registered the App did not ask for. */
  readonly withoutEvent?: string;
  /** People can sign in to the page of runs. */
  readonly page?: boolean;
  /** More repositories on which the App is installed. */
  readonly repositories?: readonly string[];
  /** The time to the first look at installations and open runs; an hour, which no test waits for, when absent. */
  readonly firstLookMilliseconds?: number;
  /** Opens its database in another way; only for a server of this process. */
  readonly openStorage?: typeof openStorage;
  /** GitHub's limits on writes; wide ones if absent. They hold for an App in this process. */
  readonly windows?: readonly Window[];
  /** The time in which GitHub has to answer an App in this process. */
  readonly answerMilliseconds?: number;
  /** The repository is the Action's: its variable `BATON_MODE` is left alone. Else the App has served it for long. */
  readonly isNew?: boolean;
  /** Further settings. */
  readonly environment?: AppEnvironment;
  /** What happens while the App is installed and down. */
  readonly before?: () => Promise<unknown>;
  /** Further settings. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts the App, installed on the world's repository. */
export async function startApp(world: LocalWorld, options: WorldAppOptions = {}): Promise<WorldApp> {
  const base = `http://127.0.0.1:${await findFreePort()}`;
  const webhookUrl = `${base}/api/github/webhooks`;
  const { permissions, events } = readAppManifest();
  const app = world.server.addApp({
    slug: 'baton',
    publicKey: appKeys.publicKey,
    webhookUrl,
    webhookSecret,
    permissions: Object.fromEntries(Object.entries(permissions).filter(([name]) => name !== options.withoutPermission)),
    events: events.filter((name) => name !== options.withoutEvent),
    repositories: [repositoryName, ...(options.repositories ?? [])],
    ...(options.page === true ? { signIn: { secret: clientSecret, callbacks: [`${base}/login/callback`] } } : {}),
  });
  if (options.isNew !== true)
    world.server.setVariable(repositoryName, 'BATON_MODE', { value: 'app', at: '2020-01-01T00:00:00Z' });
  await options.before?.();
  const start = options.process === true ? startProcess : startHere;
  const environment = {
    PATH: process.env.PATH ?? '',
    APP_ID: String(app.id),
    PRIVATE_KEY: appKeys.privateKey,
    WEBHOOK_SECRET: webhookSecret,
    BATON_SIGNING_KEY: world.signingKey,
    PORT: new URL(base).port,
    GITHUB_API_URL: world.server.apiUrl,
    // Node finds no address for names below `localhost`, where the page asks GitHub who signs in.
    GITHUB_SERVER_URL: options.page === true ? new URL(world.server.apiUrl).origin : world.server.serverUrl,
    BATON_DATABASE: options.database ?? ':memory:',
    ...(options.page === true ? { CLIENT_ID: app.clientId, CLIENT_SECRET: clientSecret, BATON_URL: base } : {}),
    ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    ...options.settings,
    ...options.environment,
  };
  let running = await start(environment, options);
  let earlier = '';
  const token = options.environment?.BATON_METRICS_TOKEN;
  const pending = async (): Promise<number> => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return ((await (await fetch(`${base}/baton/pending`, { headers })).json()) as { pending: number }).pending;
  };
  return {
    url: base,
    webhookUrl,
    async deliver(name, payload, id = randomUUID()) {
      const body =
        typeof payload === 'string' ? payload : JSON.stringify({ installation: { id: app.installationId }, ...payload });
      const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'x-github-event': name,
        'x-github-delivery': id,
        'x-hub-signature-256': `sha256=${signature}`,
      };
      return (await fetch(webhookUrl, { method: 'POST', headers, body })).status;
    },
    log: () => earlier + running.log(),
    pending,
    settle: () => settle(world, pending),
    async restart(signal, meanwhile) {
      await running.close(signal);
      await meanwhile?.();
      earlier += running.log();
      running = await start(environment, options);
    },
    close: () => running.close(),
  };
}

interface Running extends Pick<WorldApp, 'log'> {
  close(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}
type AppEnvironment = Readonly<Record<string, string>>;

/** Limits that no test reaches which does not ask for them: the whole of a test is one minute for GitHub. */
const wide: readonly Window[] = [{ counts: 'writes', most: 10_000, perMilliseconds: 60_000 }];

async function startHere(environment: AppEnvironment, options: WorldAppOptions = {}): Promise<Running> {
  const { windows = wide, answerMilliseconds, firstLookMilliseconds = 3_600_000, openStorage: open = openStorage } = options;
  let written = '';
  const out = { write: (text: string) => (written += text) };
  const { close } = await startAppServer(readSettings(environment), {
    out,
    openStorage: open,
    windows,
    listLagMilliseconds: 600,
    followMilliseconds: 50,
    firstLookMilliseconds,
    ...(answerMilliseconds === undefined ? {} : { answerMilliseconds }),
  });
  return {
    log: () => written,
    close(signal) {
      if (signal === 'SIGKILL') throw new Error('Only an App in a process of its own can be killed.');
      return close();
    },
  };
}

async function startProcess(env: AppEnvironment): Promise<Running> {
  const child = spawn(process.execPath, ['dist/app.js'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const lines = await readUntilItListens(child);
  return {
    log: () => lines.join('\n'),
    async close(signal = 'SIGTERM') {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

async function readUntilItListens(child: ChildProcess): Promise<readonly string[]> {
  const lines: string[] = [];
  if (child.stderr === null) throw new Error('The App has no stderr.');
  const reader = createInterface({ input: child.stderr });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The App ended:\n${lines.join('\n')}`)));
    reader.on('line', (line) => {
      lines.push(line);
      if (line.includes('listens on')) resolve();
    });
  });
  return lines;
}

/** One side may wake the other, so all must stand still in one look. */
async function settle(world: LocalWorld, pending: () => Promise<number>): Promise<void> {
  for (let seen = -1; seen !== world.server.requests.length; ) {
    seen = world.server.requests.length;
    await world.settle();
    while ((await pending()) > 0) await sleep(20);
    await world.settle();
  }
}
