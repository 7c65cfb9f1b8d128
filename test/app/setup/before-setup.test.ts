import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { serveSetup } from '../../../src/app/serve-setup.ts';
import { readServerSettings } from '../../../src/app/settings/read-settings.ts';
import { SetupSession } from '../../../src/app/setup/session.ts';
import { createSetupRoutes } from '../../../src/app/setup/setup-routes.ts';
import { readStored, writeStored } from '../../../src/app/setup/stored-settings.ts';
import { usualTier } from '../../../src/app/setup/tiers.ts';
import { start } from '../../../src/app/start.ts';
import { createMemoryAppStore } from '../../support/memory-app-store.ts';
import { requirement } from '../../support/requirement.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

describe('an App that is not connected yet', () => {
  requirement(
    {
      ids: ['P10-8'],
      title: 'refuses at its start what would keep it from working once it is connected',
      input: 'an empty folder with BATON_SIGNING_KEY=garbage, and with a path in BATON_URL',
      expected: 'one sentence that names the setting and shows no secret; nothing is served',
    },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'baton-setup-'));
      closing.push(() => rmSync(folder, { recursive: true }));
      const begin = async (more: Readonly<Record<string, string>>): Promise<string> => {
        let said = '';
        const environment = { PORT: '0', BATON_DATABASE: join(folder, 'baton.sqlite'), ...more };
        const running = start(environment, { out: { write: (text: string) => (said += text) } });
        await running.then(
          ({ close }) => closing.push(close),
          (thrown: Error) => (said += thrown.message),
        );
        return said;
      };
      const key = await begin({ BATON_SIGNING_KEY: 'garbage' });
      expect(key).toMatch(/^BATON-E\d+: BATON_SIGNING_KEY: [^\n]+$/);
      expect(key).not.toContain('garbage');
      expect(await begin({ BATON_URL: 'https://example.com/baton' })).toMatch(/^BATON-E912: BATON_URL is [^\n]+$/);
    },
  );

  requirement(
    {
      ids: ['F-UX7'],
      title: 'says at its bare address what it is and where to go on',
      input: 'GET / of an App that nobody has connected, and /setup without the token',
      expected: 'a page that names GitHub, /setup and the log, and no token; 404 without a body',
    },
    async () => {
      const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
      const settings = readServerSettings({ PORT: '0' });
      const setup = await serveSetup({ settings, signingKey: undefined, store: createMemoryAppStore(), log });
      closing.push(() => setup.close());
      const front = await fetch(`http://127.0.0.1:${setup.port}/`);
      const text = await front.text();
      expect([front.status, front.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
      expect(text).toContain('Baton is not connected with GitHub yet');
      expect(text).toMatch(/<code>\/setup<\/code>: the log of the server/);
      expect(text).not.toContain('token=');
      const closed = await fetch(`http://127.0.0.1:${setup.port}/setup`);
      expect([closed.status, await closed.text()]).toEqual([404, '']);
    },
  );

  requirement(
    {
      ids: ['P10-8'],
      title: 'goes on when the database is away while it waits',
      input: 'a setup that waits, and a store that fails at each look, then answers that another process has done the setup',
      expected: 'a line in the log for each failure; then the settings of the other process',
    },
    async () => {
      const lines: string[] = [];
      const inner = createMemoryAppStore();
      let looks = 0;
      const store = {
        ...inner,
        get: async (key: string) => {
          looks += 1;
          if (looks <= 2) throw new Error('the connection was lost');
          return inner.get(key);
        },
      };
      await writeStored(inner, { app: '7', at: '', settings: { APP_ID: '7' } });
      const settings = readServerSettings({ PORT: '0' });
      const log = { info: () => undefined, warning: (line: string) => void lines.push(line), error: () => undefined };
      const setup = await serveSetup({ settings, signingKey: undefined, store, log, everyMilliseconds: 10 });
      expect(await setup.done).toEqual({ APP_ID: '7' });
      await setup.close();
      expect(lines).toEqual(Array(2).fill('The setup could not look into the database: the connection was lost'));
    },
  );

  requirement(
    {
      ids: ['P10-8'],
      title: 'says so to whoever comes back from GitHub after another App was connected',
      input: 'another process does the setup before the code is exchanged; another one while GitHub exchanges it',
      expected:
        'a page that says which App is to be deleted on GitHub, if it has a name yet; the other App stays; then 404 without a body',
    },
    async () => {
      const other = { app: '7', at: '2026-03-18T09:00:00.000Z', settings: { APP_ID: '7' } };
      const converted = { id: 8, name: 'Baton late', html_url: 'https://github.com/apps/baton-late' };
      const keys = { client_id: 'i', client_secret: 's', webhook_secret: 'w', pem: 'p' };
      for (const isBefore of [true, false]) {
        const store = createMemoryAppStore();
        const github = createServer(async (_request, response) => {
          await writeStored(store, other);
          response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ ...converted, ...keys }));
        });
        github.listen(0, '127.0.0.1');
        await once(github, 'listening');
        closing.push(() => github.close());
        const lines: string[] = [];
        const log = { info: () => undefined, warning: (line: string) => void lines.push(line), error: () => undefined };
        const session = new SetupSession(Date.now);
        const done: unknown[] = [];
        const { app } = createSetupRoutes({
          ...{ session, store, log, url: undefined, signingKey: undefined, serverUrl: 'https://github.com' },
          apiUrl: `http://127.0.0.1:${(github.address() as AddressInfo).port}`,
          done: (settings) => void done.push(settings),
        });
        const browser = session.admit(session.token) ?? '';
        const state = session.ask(browser, { tier: usualTier, url: 'https://baton.example', keep: 'database' });
        if (isBefore) await writeStored(store, other);
        const comeBack = () => app.request(`/done?code=c&state=${state}`, { headers: { cookie: `baton-setup=${browser}` } });
        const late = await comeBack();
        const text = await late.text();
        expect([late.status, late.headers.get('connection')]).toEqual([409, 'close']);
        expect(text).toContain('This server works for another App');
        expect(text).toContain(isBefore ? 'the one that you have just registered' : converted.html_url);
        expect(lines.map((line) => line.includes('Baton late was registered as App 8'))).toEqual(isBefore ? [] : [true]);
        expect([await readStored(store), done]).toEqual([other, [other.settings]]);
        const again = await comeBack();
        expect([again.status, await again.text()]).toEqual([404, '']);
      }
    },
  );
});
