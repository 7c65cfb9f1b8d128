import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type FreshApp, startFreshApp } from '../support/fresh-app.ts';
import { requirement } from '../support/requirement.ts';
import { expectKeyboard, expectNarrow, expectNoViolations, openWithoutScript } from './accessibility.ts';
import { takePicture } from './pictures.ts';

const wide = { width: 1080, height: 900 };

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the console says, and addresses of others that were asked. */
  readonly complaints: string[];
}

describe('the setup in Chromium', () => {
  let browser: Browser;
  const apps: FreshApp[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await Promise.all(apps.map((app) => app.close()));
  });

  const start = async (): Promise<FreshApp> => {
    const app = await startFreshApp({ BATON_URL: 'https://baton.example.com' });
    apps.push(app);
    return app;
  };

  /** Opens the address of the log. No proxy stands before the App here, so its own port takes the place of its public address. */
  const open = async ({ address, base }: FreshApp, colorScheme: 'light' | 'dark' = 'light'): Promise<Opened> => {
    const context = await browser.newContext({ viewport: wide, colorScheme });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(base)) complaints.push(request.url());
    });
    await page.goto(base + new URL(address).pathname + new URL(address).search);
    return { context, page, complaints };
  };

  const expectAccessible = async (page: Page): Promise<void> => {
    await expectNoViolations(page);
    await expectKeyboard(page);
    await expectNarrow(page);
    await expectNoViolations(page);
    await page.setViewportSize(wide);
  };

  for (const scheme of ['light', 'dark'] as const) {
    requirement(
      {
        ids: ['P10-8'],
        title: `its pages are accessible, from the address of the log to the keys: ${scheme}`,
        input: 'the page, its choices and the page with the keys, in a window of 1080 and of 360 px, with the keyboard alone',
        expected: 'axe finds nothing; nothing is wider than the window; each control is reached and seen; only GitHub is asked',
      },
      async () => {
        const app = await start();
        const { context, page, complaints } = await open(app, scheme);
        expect(page.url()).toBe(`${app.base}/setup`);
        await takePicture(page, `setup-${scheme}`, 'body');
        await expectAccessible(page);
        await page.click('text=Change the owner');
        await expectAccessible(page);
        await page.check('input[value=environment]');
        await page.click('text=Take these choices');
        expect(await page.locator('dl').textContent()).toContain('shown to you once');
        expect(complaints).toEqual([]);
        await page.click('text=Register the App on GitHub');
        await page.click('text=Create GitHub App for octocat');
        await page.waitForURL(`${app.base}/setup/done?**`);
        expect(await page.locator('h1').textContent()).toBe('Baton is connected');
        await expectAccessible(page);
        expect(await page.locator('pre').first().textContent()).toContain('PRIVATE_KEY="-----BEGIN');
        // The page of GitHub is not ours: what the console says about it does not count.
        const asked = complaints.filter((complaint) => complaint.startsWith('http'));
        expect(asked.map((address) => new URL(address).pathname)).toEqual(['/settings/apps/new', '/settings/apps/manifest']);
        await context.close();
      },
      120_000,
    );
  }

  it('works without JavaScript, and says what is wrong with a choice (P10-8)', async () => {
    const app = await start();
    const { context } = await open(app);
    const page = await openWithoutScript(context, `${app.base}/setup`);
    await page.click('text=Change the owner');
    await page.fill('input[name=organization]', 'not a name');
    await page.click('text=Take these choices');
    expect(await page.locator('[role=alert]').textContent()).toContain('"not a name" is no name of an organization.');
    await page.fill('input[name=organization]', 'octo-org');
    await page.click('text=Comment: agents read');
    await page.click('text=Take these choices');
    expect(await page.locator('dl').textContent()).toContain('the organization octo-org');
    expect(await page.locator('tbody tr', { hasText: 'contents' }).textContent()).toContain('read');
    await page.click('text=Register the App on GitHub');
    await page.click('text=Create GitHub App for octo-org');
    expect(await page.locator('h1').textContent()).toBe('Baton is connected');
    expect(await page.locator('main').textContent()).not.toContain('PRIVATE_KEY');
    expect(app.log()).toContain((await page.locator('pre').textContent())?.split('- ')[1] ?? 'no key');
    expect((await page.request.get(`${app.base}/setup`)).status()).toBe(404);
    await page.context().close();
    await context.close();
  }, 60_000);

  it('says in words what GitHub does not know, and begins again (P10-8)', async () => {
    const app = await start();
    const { context, page } = await open(app);
    const form = await page.locator('form').first().getAttribute('action');
    const state = new URL(form ?? '').searchParams.get('state');
    await page.goto(`${app.base}/setup/done?code=unknown&state=${state}`);
    expect(await page.locator('[role=alert]').textContent()).toContain('GitHub answered 404.');
    await expectAccessible(page);
    await page.click('a');
    expect(await page.locator('h1').textContent()).toBe('Connect Baton with GitHub');
    await context.close();
  }, 60_000);
});
