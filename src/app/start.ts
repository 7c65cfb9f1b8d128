import { createSystemClock } from '../adapters/clock/system-clock.ts';
import { messageOf } from '../core/problem.ts';
import { openStorage, type Storage } from './open-storage.ts';
import { createAppLog } from './open-telemetry.ts';
import { serveSetup } from './serve-setup.ts';
import { listMissing, readServerSettings, readSettings, readSigner } from './settings/read-settings.ts';
import { mergeSettings, readStored } from './setup/stored-settings.ts';
import { type AppHost, startApp } from './start-app.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** An App that works, or waits to be connected with GitHub. */
export interface Running {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts the App with the settings of its environment, and below them those that its setup has stored. Without both it serves the
 * setup, and works in the same process as soon as that is done.
 */
export async function start(environment: Environment, host: AppHost): Promise<Running> {
  if (listMissing(environment).length === 0) return startApp(readSettings(environment), host);
  const settings = readServerSettings(environment);
  // The setup needs it only when GitHub has made the App, which would be too late to refuse it.
  const signingKey = environment.BATON_SIGNING_KEY?.trim();
  if (signingKey) readSigner(signingKey);
  // A start that is refused says one sentence and nothing else. The App says itself where its work is kept.
  const log = { ...createAppLog(host.out, settings.operation), info: () => undefined };
  const storage = await openStorage(settings, { log, clock: createSystemClock() });
  const stored = await readStored(storage.store).catch(closeAndThrow(storage));
  if (stored === undefined && isUntouched(environment))
    return setUp({ environment, host, storage }).catch(closeAndThrow(storage));
  await close(storage);
  return startApp(readStoredSettings(environment, stored), host);
}

/** Returns whether nothing names a GitHub App. With a part of its settings, the rest was forgotten. */
function isUntouched(environment: Environment): boolean {
  return !['APP_ID', 'PRIVATE_KEY', 'WEBHOOK_SECRET'].some((name) => environment[name]?.trim());
}

function readStoredSettings(environment: Environment, stored: Awaited<ReturnType<typeof readStored>>) {
  if (stored === undefined) return readSettings(environment);
  const merged = mergeSettings(environment, stored);
  if (listMissing(merged).length === 0) return readSettings(merged);
  try {
    return readSettings(merged);
  } catch (thrown) {
    throw new Error(
      `${messageOf(thrown)} App ${stored.app} was set up on ${stored.at.slice(0, 10)}, and /setup showed them then.`,
    );
  }
}

async function setUp({
  environment,
  host,
  storage,
}: {
  readonly environment: Environment;
  readonly host: AppHost;
  readonly storage: Storage;
}): Promise<Running> {
  const settings = readServerSettings(environment);
  const log = createAppLog(host.out, settings.operation);
  const setup = await serveSetup({
    settings,
    signingKey: environment.BATON_SIGNING_KEY?.trim() || undefined,
    store: storage.store,
    log,
  });
  let isStopped = false;
  const next = setup.done.then(async (stored): Promise<Running | undefined> => {
    await setup.close();
    await close(storage);
    if (isStopped || stored === undefined) return undefined;
    const app = { app: stored.APP_ID ?? '', at: new Date().toISOString(), settings: stored };
    return startApp({ ...readStoredSettings(environment, app), port: setup.port }, host);
  });
  next.catch((thrown: unknown) => {
    log.error(`The App cannot start with its new settings: ${messageOf(thrown)}`);
    process.exitCode = 1;
  });
  return {
    port: setup.port,
    async close() {
      isStopped = true;
      setup.stop();
      await (await next)?.close();
    },
  };
}

async function close({ queue, close }: Storage): Promise<void> {
  await queue.close();
  await close();
}

/** Returns what to do when a start fails: an open database would keep the process alive. */
function closeAndThrow(storage: Storage): (thrown: unknown) => Promise<never> {
  return async (thrown) => {
    await close(storage);
    throw thrown;
  };
}
