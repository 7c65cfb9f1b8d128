import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { createMemoryAppStore } from '../../../../src/adapters/queue/memory-app-store.ts';
import { serveSetup } from '../../../../src/entry/app/serve-setup.ts';
import { writeStored } from '../../../../src/entry/app/setup/stored-settings.ts';
import { start } from '../../../../src/entry/app/start.ts';
import { readServerSettings } from '../../../../src/entry/app/work/read-settings.ts';
import { requirement } from '../../../support/requirement.ts';

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
});
