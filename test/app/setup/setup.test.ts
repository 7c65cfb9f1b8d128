import { createHmac } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { afterEach, describe, expect } from 'vitest';
import { type FreshApp, startFreshApp } from '../../support/fresh-app.ts';
import { createPageVisitor } from '../../support/page-visitor.ts';
import { requirement } from '../../support/requirement.ts';
import { createSetupBrowser, decodeHtml, registerApp } from '../../support/walk-setup.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** An App without settings that ends with the test. */
async function startFresh(settings: Readonly<Record<string, string>> = {}): Promise<FreshApp> {
  const fresh = await startFreshApp(settings);
  closing.push(() => fresh.close());
  return fresh;
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
      const browse = createSetupBrowser();
      const done = await browse(await registerApp(browse, fresh));
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
      ids: ['F-GH2', 'P10-8'],
      title: 'lets people sign in as soon as it is connected',
      input: 'the App registered from its own manifest, and installed on a repository; its owner opens the page of runs',
      expected: 'the page with the list of runs, by way of GitHub; no question to sign in',
    },
    async () => {
      const fresh = await startFresh();
      const { base, github } = fresh;
      const browse = createSetupBrowser();
      expect((await browse(await registerApp(browse, fresh))).text).toContain('is registered');
      await expect.poll(async () => (await fetch(`${base}/readyz`)).status).toBe(200);
      github.signInBrowser('octocat');
      const page = await createPageVisitor(base).open('/runs');
      expect(await page.text()).toContain('There is no run yet.');
      expect([page.status, page.url]).toEqual([200, `${base}/runs`]);
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
      const stranger = createSetupBrowser();
      for (const path of ['/setup', '/setup/choices']) {
        const page = await stranger(base + path, { name: 'Baton' });
        expect([page.status, page.text], path).toEqual([404, '']);
      }
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
      const browse = createSetupBrowser();
      const back = new URL(await registerApp(browse, fresh));
      const other = createSetupBrowser();
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
      expect((await browse(await registerApp(browse, fresh))).status).toBe(200);
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
      const browse = createSetupBrowser();
      const choices = { keep: 'environment', organization: 'octo-org', tier: 'comment', url: fresh.base, name: 'Baton octo' };
      const done = await browse(await registerApp(browse, fresh, choices));
      const lines = decodeHtml(/<pre>(APP_ID=[\s\S]*?)<\/pre>/.exec(done.text)?.[1] ?? '').split('\n');
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

  requirement(
    {
      ids: ['P10-8'],
      title: 'asks for an address that GitHub can reach before it offers to register anything',
      input: 'no BATON_URL, github.com; then an address, which comes with the other choices to the page of choices and back',
      expected: 'the choices with one sentence and no form for GitHub; then the form, for that address and that organization',
    },
    async () => {
      const { address, base } = await startFresh({ GITHUB_SERVER_URL: 'https://github.com' });
      const browse = createSetupBrowser();
      await browse(address);
      const first = await browse(`${base}/setup`);
      expect(first.text).toContain(`GitHub cannot reach ${base}. Write the public address of this server`);
      expect(first.text).not.toContain('github.com/');
      const choices = { url: 'https://baton.example.com', organization: 'octo-org', name: 'Baton octo', tier: 'comment' };
      const ready = await browse(`${base}/setup`, choices);
      expect(ready.text).toContain('action="https://github.com/organizations/octo-org/settings/apps/new?state=');
      expect(ready.text).toContain('https://baton.example.com/api/github/webhooks');
      const again = await browse(`${base}/setup/choices`, { ...choices, keep: 'environment' });
      for (const value of ['octo-org', 'Baton octo', 'https://baton.example.com'])
        expect(again.text).toContain(`value="${value}"`);
      for (const value of ['comment', 'environment']) expect(again.text).toContain(`value="${value}" checked`);
    },
  );
});
