import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Running, start } from '../../src/app/start.ts';
import { type ControlledGitHub, createControlledGitHub } from './local-github/controlled-github.ts';

/** An App without settings, in an empty folder, with a GitHub that it does not know yet. */
export interface FreshApp {
  readonly github: ControlledGitHub;
  readonly environment: Readonly<Record<string, string>>;
  readonly app: Running;
  /** The address of the setup, as it stands in the log. */
  readonly address: string;
  /** The address at which the App listens. */
  readonly base: string;
  readonly log: () => string;
  readonly restart: (more?: Readonly<Record<string, string>>) => Promise<{ readonly app: Running; readonly said: string }>;
  close(): Promise<void>;
}

/** Starts the App as `npm start` does in a folder where nothing is, with these settings beside those that lead to the local GitHub. */
export async function startFreshApp(settings: Readonly<Record<string, string>> = {}): Promise<FreshApp> {
  const github = await createControlledGitHub();
  const folder = mkdtempSync(join(tmpdir(), 'baton-setup-'));
  const running: Running[] = [];
  const environment = {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    BATON_DATABASE: join(folder, 'baton.sqlite'),
    GITHUB_API_URL: github.apiUrl,
    GITHUB_SERVER_URL: new URL(github.apiUrl).origin,
    ...settings,
  };
  const restart: FreshApp['restart'] = async (more = {}) => {
    let said = '';
    const app = await start({ ...environment, ...more }, { out: { write: (text: string) => (said += text) } });
    running.push(app);
    return {
      app,
      get said() {
        return said;
      },
    };
  };
  const first = await restart();
  const address = /https?:\S+\/setup\?token=\S+/.exec(first.said)?.[0] ?? '';
  return {
    github,
    environment,
    app: first.app,
    address,
    base: `http://127.0.0.1:${first.app.port}`,
    log: () => first.said,
    restart,
    async close() {
      for (const app of running.reverse()) await app.close();
      rmSync(folder, { recursive: true });
      await github.close();
    },
  };
}
