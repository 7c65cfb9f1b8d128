import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { createMemoryAppStore } from '../../../../src/adapters/queue/memory-app-store.ts';
import { serveSetup } from '../../../../src/entry/app/serve-setup.ts';
import { writeStored } from '../../../../src/entry/app/setup/stored-settings.ts';
import { type Running, start } from '../../../../src/entry/app/start.ts';
import { readServerSettings } from '../../../../src/entry/app/work/read-settings.ts';
import type { LocalGitHub } from '../../../../src/local/contract.ts';
import { createLocalServer } from '../../../../src/local/server/create-local-server.ts';
import { requirement } from '../../../support/requirement.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Fresh {
  readonly github: LocalGitHub;
  readonly environment: Readonly<Record<string, string>>;
  readonly app: Running;
  /** The address that stands in the log. */
  readonly address: string;
  readonly base: string;
  readonly log: () => string;
  readonly restart: (more?: Readonly<Record<string, string>>) => Promise<{ readonly app: Running; readonly said: string }>;
}

/** An App without settings, in an empty folder. */
async function startFresh(): Promise<Fresh> {
  const github = await createLocalServer();
  closing.push(() => github.close());
  const folder = mkdtempSync(join(tmpdir(), 'baton-setup-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const environment = {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    BATON_DATABASE: join(folder, 'baton.sqlite'),
    GITHUB_API_URL: github.apiUrl,
    GITHUB_SERVER_URL: new URL(github.apiUrl).origin,
  };
  const restart: Fresh['restart'] = async (more = {}) => {
    let said = '';
    const running = await start({ ...environment, ...more }, { out: { write: (text: string) => (said += text) } });
    closing.push(() => running.close());
    return {
      app: running,
      get said() {
        return said;
      },
    };
  };
  const first = await restart();
  const address = /http:\S+\/setup\?token=\S+/.exec(first.said)?.[0] ?? '';
  return { github, environment, app: first.app, address, base: new URL(address).origin, log: () => first.said, restart };
}

interface Page {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser without JavaScript: it keeps the cookie, and follows no redirect by itself. */
function createBrowser() {
  let cookie = '';
  return async (address: string, form?: Readonly<Record<string, string>>): Promise<Page> => {
    const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
    const response = await fetch(address, { ...body, headers: { cookie }, redirect: 'manual' });
    cookie = response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
}

type Browser = ReturnType<typeof createBrowser>;

const decode = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const inputsOf = ({ text }: Page): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decode(value),
    ]),
  );
const actionOf = ({ text }: Page): string => decode(/<form method="post" action="(http[^"]+)"/.exec(text)?.[1] ?? '');

/** Opens the address of the log, takes the choices, and presses the button on GitHub. Returns where GitHub sends the browser. */
async function register(browse: Browser, { address, base }: Fresh, choices?: Readonly<Record<string, string>>): Promise<string> {
  expect((await browse(address)).headers.get('location')).toBe('/setup');
  const page = choices === undefined ? await browse(`${base}/setup`) : await browse(`${base}/setup`, choices);
  const confirm = await browse(actionOf(page), inputsOf(page));
  const back = await browse(`${new URL(actionOf(page)).origin}/settings/apps/manifest`, inputsOf(confirm));
  return back.headers.get('location') ?? '';
}

describe('an App without settings', () => {
  requirement(
    {
      ids: ['P10-8'],
      title: 'is connected with GitHub in one click, keeps its keys, works at once, and closes /setup for good',
      input: 'npm start in an empty folder; the address in its log; the button there and the one on GitHub',
      expected: 'a page with the public key; then a signed delivery is taken, also after a restart; /setup is 404 each time',
    },
    async () => {
      const fresh = await startFresh();
      const { base, environment, github } = fresh;
      expect((await fetch(`${base}/readyz`)).status).toBe(503);
      expect((await fetch(`${base}/healthz`)).status).toBe(200);
      const browse = createBrowser();
      const done = await browse(await register(browse, fresh));
      expect(done.text).toMatch(/app:[A-Za-z0-9+/]{43}=/);
      expect(done.text).not.toMatch(/PRIVATE|_SECRET/);
      expect(done.headers.get('content-security-policy')).toContain("default-src 'none'");
      await expect.poll(async () => (await fetch(`${base}/readyz`)).status).toBe(200);
      expect(fresh.log()).toContain('/setup is closed for good.');
      for (const path of [fresh.address, `${base}/setup`, `${base}/setup/done?code=1&state=2`])
        expect((await browse(path)).status).toBe(404);
      expect(statSync(environment.BATON_DATABASE ?? '').mode & 0o077).toBe(0);
      expect(github.requests.map(({ path }) => path.replace(/manifests\/\w+/, 'manifests/CODE'))).toContain(
        '/app-manifests/CODE/conversions',
      );
      await fresh.app.close();
      const again = await fresh.restart();
      expect(again.said).not.toContain('token=');
      expect((await fetch(`http://127.0.0.1:${again.app.port}/setup`)).status).toBe(404);
      expect((await fetch(`http://127.0.0.1:${again.app.port}/readyz`)).status).toBe(200);
    },
  );

  requirement(
    {
      ids: ['P10-8', 'T15'],
      title: 'shows nothing to whoever lacks the token, the state or the cookie',
      input:
        'no token, a wrong one, a state of another browser, a state twice, a made-up state, a code that GitHub does not know',
      expected: '404 without a body for all but the last, which is one sentence; nothing is stored',
    },
    async () => {
      const fresh = await startFresh();
      const { base, address } = fresh;
      const stranger = createBrowser();
      for (const path of [
        '/setup',
        '/setup?token=',
        '/setup?token=abc',
        `${new URL(address).pathname}${new URL(address).search}x`,
        '/setup/x',
      ]) {
        const page = await stranger(base + path);
        expect([page.status, page.text], path).toEqual([404, '']);
      }
      const browse = createBrowser();
      const back = new URL(await register(browse, fresh));
      const other = createBrowser();
      expect((await other(address)).status).toBe(303);
      expect((await other(back.href)).status).toBe(404);
      const forged = new URL(back);
      forged.searchParams.set('state', 'x'.repeat(32));
      expect((await browse(forged.href)).status).toBe(404);
      const unknown = new URL(back);
      unknown.searchParams.set('code', 'unknown');
      const failed = await browse(unknown.href);
      expect([failed.status, failed.text]).toEqual([
        502,
        expect.stringContaining('GitHub answered 404. A code is valid for an hour and once'),
      ]);
      expect((await browse(back.href)).status).toBe(404);
      expect((await fetch(`${base}/readyz`)).status).toBe(503);
      // The token is worth as much as before, because nothing came of it.
      expect((await browse(await register(browse, fresh))).status).toBe(200);
    },
  );

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

  requirement(
    {
      ids: ['P10-8'],
      title: 'shows the keys once instead of keeping them, where a person wants them in the environment',
      input: 'keep=environment, an organization, the narrow tier; then a start without the keys, and one with them',
      expected: 'settings on the page; without them one sentence that names them, and no /setup; with them the App works',
    },
    async () => {
      const fresh = await startFresh();
      const browse = createBrowser();
      const choices = { keep: 'environment', organization: 'octo-org', tier: 'comment', url: fresh.base, name: 'Baton octo' };
      const done = await browse(await register(browse, fresh, choices));
      const lines = decode(/<pre>(APP_ID=[\s\S]*?)<\/pre>/.exec(done.text)?.[1] ?? '').split('\n');
      const shown = Object.fromEntries(
        lines.map((line) => [line.split('=', 1)[0], JSON.parse(line.slice(line.indexOf('=') + 1))]),
      );
      await expect.poll(async () => (await fetch(`${fresh.base}/readyz`)).status).toBe(200);
      await fresh.app.close();
      await expect(fresh.restart()).rejects.toThrow(
        /^BATON-E912: the App cannot start without APP_ID .* App \d+ was set up on .*, and \/setup showed them then\.$/,
      );
      const again = await fresh.restart({ ...shown, PRIVATE_KEY: String(shown.PRIVATE_KEY).replaceAll('\n', '\\n') });
      const body = '{"action":"labeled"}';
      const signature = `sha256=${createHmac('sha256', String(shown.WEBHOOK_SECRET)).update(body).digest('hex')}`;
      const headers = { 'x-hub-signature-256': signature, 'x-github-event': 'issues', 'x-github-delivery': 'd-1' };
      const answer = await fetch(`http://127.0.0.1:${again.app.port}/api/github/webhooks`, { method: 'POST', body, headers });
      expect(answer.status).toBe(202);
      expect(existsSync(fresh.environment.BATON_DATABASE ?? '')).toBe(true);
    },
  );
});
