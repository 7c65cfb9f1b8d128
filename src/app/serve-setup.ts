import { Hono } from 'hono';
import { messageOf } from '../core/problem.ts';
import type { Log } from '../ports/log.ts';
import type { AppStore } from '../ports/queue.ts';
import { createHealthRoutes } from './http/health.ts';
import { createHttpHandler } from './http/mount.ts';
import { startServer, stopServer } from './http/start-server.ts';
import type { ServerSettings } from './settings/read-settings.ts';
import { renderFront } from './setup/pages.ts';
import { SetupSession } from './setup/session.ts';
import { createSetupRoutes } from './setup/setup-routes.ts';
import { type NamedSettings, readStored } from './setup/stored-settings.ts';

interface SetupRequest {
  readonly settings: ServerSettings;
  /** The secret that signs records, if it is set. */
  readonly signingKey: string | undefined;
  readonly store: AppStore;
  readonly log: Log;
  /** The time from one look to the next at whether another process has done the setup. Default: 5 s. */
  readonly everyMilliseconds?: number;
}

/** A server that waits to be connected with GitHub. */
export interface ServedSetup {
  readonly port: number;
  /** Resolves with the settings of the App when the setup is done, and with undefined when it is stopped before. */
  readonly done: Promise<NamedSettings | undefined>;
  stop(): void;
  /** Closes the server when the answers under way are sent. */
  close(): Promise<void>;
}

/** Serves the setup and nothing else, and writes its address with the token to the log, which is the only place that has it. */
export async function serveSetup({ settings, signingKey, store, log, ...request }: SetupRequest): Promise<ServedSetup> {
  const session = new SetupSession(Date.now);
  const done = Promise.withResolvers<NamedSettings | undefined>();
  const { apiUrl, serverUrl, url } = settings;
  const explainUnready = async (): Promise<string> => 'The App is not connected with GitHub yet: open the address of its log.';
  const setup = createSetupRoutes({ session, store, apiUrl, serverUrl, url, signingKey, log, done: done.resolve });
  const front = new Hono().get('/', (context) => context.html(renderFront()));
  const handler = createHttpHandler([{ path: '/', app: front }, setup, ...createHealthRoutes({ explainUnready })], log);
  const { server, port } = await startServer({ settings, handlers: [handler], log });
  const look = setInterval(() => {
    // A database that is away for a while ends nothing: the next look may find it.
    void readStored(store).then(
      (stored) => stored && done.resolve(stored.settings),
      (thrown: unknown) => log.warning(`The setup could not look into the database: ${messageOf(thrown)}`),
    );
  }, request.everyMilliseconds ?? 5000);
  const base = url ?? `http://${/^(?:0\.0\.0\.0|::)$/.test(settings.host) ? 'localhost' : settings.host}:${port}`;
  log.info(
    `Baton is not connected with GitHub yet. Open ${base}/setup?token=${session.token} within an hour; start it again for another address.`,
  );
  return {
    port,
    done: done.promise,
    stop: () => done.resolve(undefined),
    async close() {
      clearInterval(look);
      session.close();
      await stopServer(server);
    },
  };
}
