import { z } from 'zod';
import type { AppStore } from '../../ports/queue.ts';

/** Settings by the name of their environment variable. */
export type NamedSettings = Readonly<Record<string, string>>;

const storedSchema = z.object({
  /** The number of the App. */
  app: z.string(),
  at: z.string(),
  /** Empty when the keys are kept in the environment. */
  settings: z.record(z.string(), z.string()),
});

/** The mark that the App was set up, with the settings that it was given then. */
export type Stored = z.infer<typeof storedSchema>;

const key = 'setup/app';

/** Reads whether the App was set up, and with which settings. */
export async function readStored(store: Pick<AppStore, 'get'>): Promise<Stored | undefined> {
  const text = await store.get(key);
  return text === undefined ? undefined : storedSchema.parse(JSON.parse(text));
}

/** Stores that the App is set up. Returns false when another process has done it before: then nothing is changed. */
export function writeStored(store: Pick<AppStore, 'replace'>, stored: Stored): Promise<boolean> {
  return store.replace(key, { from: undefined, to: JSON.stringify(stored) });
}

/** The settings that belong to one App on GitHub, and are worth nothing with another. */
const ofApp = ['PRIVATE_KEY', 'WEBHOOK_SECRET', 'CLIENT_ID', 'CLIENT_SECRET'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Merges stored settings below those of the environment, which win. With another APP_ID there, the stored keys do not count. */
export function mergeSettings(environment: Environment, { app, settings }: Stored): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const isSame = given.APP_ID === undefined || given.APP_ID.trim() === app;
  const usable = Object.entries(settings).filter(([name]) => isSame || !ofApp.includes(name));
  return { ...Object.fromEntries(usable), ...given };
}
