import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { startApp, type WorldApp } from '../support/local-world-app.ts';
import { requirement } from '../support/requirement.ts';
import { expectKeyboard, expectNarrow, expectNoViolations, openWithoutScript } from './accessibility.ts';
import { takePicture } from './pictures.ts';

const create = useLocalWorlds();
const agentCaller = readFileSync('examples/investigate-fix-pr/.github/workflows/baton-agent.yml', 'utf8');
const costs = (costUsd: number): string =>
  `console.log('::agent-result::' + JSON.stringify({ summary: 'x', costUsd: ${costUsd}, usage: { inputTokens: 48213, outputTokens: 1920 } }));`;
const runPath = '/runs/octo-org/ledger/fix-1';

describe('the page of runs of the App in Chromium', () => {
  let world: LocalWorld;
  let app: WorldApp;
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    world = await create({
      private: true,
      agents: {
        one: {
          script: `if (prompt.includes('exporter')) process.exit(1); hand({ summary: 'The parser is at fault.' }); ${costs(0.21)}`,
        },
        two: { script: `hand({ summary: 'The parser is fixed.' }); ${costs(0.34)}` },
      },
      pipelines: { fix: { look: { agent: 'one' }, mend: { agent: 'two', needs: ['look'] } } },
      budgets: [{ per: 'month', 'max-runs': 50, 'max-cost-usd': 100, scope: 'pipeline', over: 'wait' }],
      files: { '.github/workflows/baton-agent.yml': agentCaller },
    });
    app = await startApp(world, { page: true, firstLookMilliseconds: 0 });
    await world.run('fix', { title: 'The parser crashes on an empty file' });
    await app.settle();
    await world.run('fix', { title: 'Remove the old exporter' });
    await app.settle();
    world.server.signInBrowser('mona');
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  interface Opened {
    readonly context: BrowserContext;
    readonly page: Page;
    /** What the console says, and addresses of others that were asked. */
    readonly complaints: string[];
  }

  const open = async (path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Opened> => {
    const context = await browser.newContext({ viewport: { width: 1080, height: 900 }, colorScheme });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${app.url}${path}`);
    page.on('request', (request) => {
      if (!request.url().startsWith(app.url)) complaints.push(request.url());
    });
    return { context, page, complaints };
  };

  for (const scheme of ['light', 'dark'] as const) {
    requirement(
      {
        ids: ['P10-9'],
        title: `list, run and queue are accessible: ${scheme}`,
        input: 'the pages in a window of 1080 and of 360 px, with the keyboard alone',
        expected:
          'axe finds nothing; nothing is wider than the window; each control is reached and seen; nothing is complained of',
      },
      async () => {
        for (const path of ['/runs', runPath, '/queue']) {
          const { context, page, complaints } = await open(path, scheme);
          expect(new URL(page.url()).pathname).toBe(path);
          if (path === '/runs') await takePicture(page, `list-${scheme}`, 'body');
          await expectNoViolations(page);
          await expectKeyboard(page);
          if (path === '/queue')
            expect(await page.locator('section', { hasText: 'octo-org/ledger' }).locator('tbody tr').count()).toBe(2);
          await expectNarrow(page);
          await expectNoViolations(page);
          expect(complaints).toEqual([]);
          await context.close();
        }
      },
      120_000,
    );
  }

  it('works without JavaScript (P10-9)', async () => {
    const { context } = await open('/runs');
    const page = await openWithoutScript(context, `${app.url}/runs`);
    await page.selectOption('select[name=state]', 'succeeded');
    await page.fill('input[name=text]', 'PARSER');
    await page.click('text=Show');
    expect(new URL(page.url()).search).toContain('state=succeeded');
    await page.click('text=fix-1');
    expect(await page.locator('section.stage').count()).toBe(2);
    await page.locator('summary').first().click();
    expect(await page.locator('details[open] pre').first().isVisible()).toBe(true);
    expect(await page.locator('noscript a').isVisible()).toBe(true);
    await page.context().close();
    await context.close();
  });

  it('shows a change by itself, and leaves unfolded what is (P10-9)', async () => {
    const list = await open('/runs');
    const run = await open(runPath);
    await run.page.locator('summary').first().click();
    const number = await world.run('fix', { title: 'Another bug' });
    await list.page.getByText(`fix-${number}`, { exact: true }).waitFor();
    await list.page.locator('tr', { hasText: 'Another bug' }).getByText('succeeded').waitFor();
    expect(await list.page.locator('.live').textContent()).toContain('Updated at');
    expect(await run.page.locator('details[open]').count()).toBe(1);
    expect([...list.complaints, ...run.complaints]).toEqual([]);
    await list.context.close();
    await run.context.close();
  }, 90_000);

  it('keeps what it shows while the server fails, and goes on by itself (P10-9)', async () => {
    const { context, page } = await open('/runs');
    const rows = await page.locator('tbody tr').count();
    const fails = { status: 500, contentType: 'text/html', body: '<main>It failed.</main>' };
    await page.route('**/runs', (route) => route.fulfill(fails));
    const number = await world.run('fix', { title: 'One more bug' });
    await page.getByText('could not be updated').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(rows);
    await page.unroute('**/runs');
    await page.getByText(`fix-${number}`, { exact: true }).waitFor();
    await context.close();
  }, 90_000);

  it('says that it shows no changes any more when its person has signed out elsewhere (P10-9)', async () => {
    const { context, page } = await open('/runs');
    const other = await context.newPage();
    await other.goto(`${app.url}/runs`);
    await other.click('text=Sign out');
    await page.getByText('Changes do not appear any more.').waitFor();
    await context.close();
  }, 90_000);
});
