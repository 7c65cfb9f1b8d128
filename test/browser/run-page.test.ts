import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import pc from 'picocolors';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDemo } from '../../src/lab/demo/run-demo.ts';
import type { RunReport } from '../../src/page/report/run-report.ts';
import { renderPage, renderThreadPage } from '../../src/page/run/render-page.ts';
import { createProgress } from '../../src/terminal/draw/progress.ts';
import { renderReport } from '../../src/terminal/draw/render-report.ts';
import { launchBrowser } from '../support/browser.ts';
import { buildReportedComment, buildRunReport, buildThread } from '../support/report-builders.ts';
import { requirement } from '../support/requirement.ts';
import { renderTerminal } from './ansi-to-html.ts';
import { takePicture } from './pictures.ts';

const colors = pc.createColors(true);
const folder = mkdtempSync(join(tmpdir(), 'baton-pages-'));
let browser: Browser;
let report: RunReport;
let progress = '';

beforeAll(async () => {
  browser = await launchBrowser();
  const stream = new Writable({
    write(chunk, _, done) {
      progress += String(chunk);
      done();
    },
  });
  const openProgress = (config: Parameters<typeof createProgress>[0]['config']) =>
    createProgress({ stream, colors, width: 80, config });
  ({ report } = await runDemo({ app: false, keep: undefined, openProgress }));
}, 120_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Opened {
  readonly page: Page;
  /** The addresses that the page asked for, and what its console says. */
  readonly requests: string[];
  readonly complaints: string[];
}

async function open(html: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Opened> {
  const file = join(folder, 'page.html');
  writeFileSync(file, html);
  const context = await browser.newContext({ viewport: { width: 1080, height: 1400 }, colorScheme, deviceScaleFactor: 1 });
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== pathToFileURL(file).href) requests.push(request.url());
  });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  return { page, requests, complaints };
}

const questions = ['Whose turn', 'Waits', 'Failed', 'Cost', 'Where the work is'];

describe('the page of a real run', () => {
  for (const scheme of ['light', 'dark'] as const) {
    requirement(
      {
        ids: ['U25', 'U26', 'K-22'],
        title: `opens offline, and shows tree, graph, timeline, prompts and thread: ${scheme}`,
        input: 'the page of the main scene of the demo, from a file',
        expected: 'no request, no word in the console; everything is visible, and no wider than the window, also at 360 px',
      },
      async () => {
        const { page, requests, complaints } = await open(renderPage(report), scheme);
        expect(await page.locator('svg.graph .node').count()).toBeGreaterThanOrEqual(3);
        expect(await page.locator('svg.graph').first().isVisible()).toBe(true);
        expect(await page.locator('svg.timeline .work').count()).toBe(6);
        expect(await page.locator('svg.timeline').isVisible()).toBe(true);
        const prompt = page.locator('.stage details.fold').first();
        await prompt.locator('summary').click();
        expect(await prompt.locator('pre').isVisible()).toBe(true);
        await prompt.locator('summary').click();
        expect(await page.locator('.thread .comment').first().isVisible()).toBe(true);
        expect(await page.locator('.glance dt').allTextContents()).toEqual(questions);
        expect(await page.locator('.tree tbody tr').count()).toBe((report.runs[0]?.stages.length ?? 0) + 1);
        expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 360, height: 1400 });
        expect(await page.locator('.tree .sum').isVisible()).toBe(true);
        expect(await page.evaluate('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 1080, height: 1400 });
        expect(await page.locator('a[href*="localhost"]').count()).toBe(0);
        expect([requests, complaints]).toEqual([[], []]);
        await takePicture(page, `run-${scheme}`, 'main');
        await page.context().close();
      },
    );
  }

  for (const scheme of ['light', 'dark'] as const) {
    it(`shows the thread as GitHub would: ${scheme}`, async () => {
      const [thread] = report.threads;
      if (thread === undefined) throw new Error('There is no thread.');
      const { page, requests } = await open(renderThreadPage(report, thread), scheme);
      await page.setViewportSize({ width: 900, height: 1400 });
      expect(await page.locator('.comment').count()).toBe(thread.comments.length + 1);
      expect(await page.locator('.markdown table').first().isVisible()).toBe(true);
      expect(await page.locator('main').textContent()).not.toContain('baton:1');
      expect(requests).toEqual([]);
      await takePicture(page, `thread-${scheme}`, 'main');
      await page.context().close();
    });
  }

  it('fits into a terminal of 80 columns', async () => {
    const next = [
      `${colors.bold('baton init')}  sets up your own repository`,
      `${colors.bold('baton try')}   plays your own pipelines`,
    ];
    const said = progress
      .split('\n')
      .filter((line) => !line.startsWith('▶'))
      .join('\n');
    const whole = renderReport(report, { width: 80, colors, next });
    const shown = whole.slice(0, whole.indexOf('Pull request #')).split('\n').slice(0, -1).join('\n');
    const { page } = await open(renderTerminal(`${colors.dim('$')} baton demo\n${said}\n${shown.trimEnd()}`));
    const overflow = await page.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await page.locator('pre').textContent()).toContain('3/3 open-pr');
    await takePicture(page, 'demo', '.window');
    await page.context().close();
  });

  requirement(
    {
      ids: ['T39', 'DESIGN-4.8'],
      title: 'runs and loads nothing that others wrote',
      input: 'a title and comments with scripts, handlers, frames, pictures, styles and addresses of scripts',
      expected: 'no dialog, no request, no complaint of the browser: nothing had to be blocked',
    },
    async () => {
      const hostile = [
        '<script>alert(1)</script><img src="https://evil.example/x.png" onerror=alert(1)>',
        '<iframe src="https://evil.example"></iframe><svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
        '[click](javascript:alert(1)) ![p](https://evil.example/p.png) <pre><script>alert(1)</script></pre>',
        '<style>@import "https://evil.example";</style><link rel=stylesheet href="https://evil.example"><details ontoggle=alert(1) open>',
        '</div></article></main><h1>Not the page</h1><form action="https://evil.example"><button>x</button></form>',
      ];
      const comments = hostile.map((body) => buildReportedComment(body));
      const title = hostile.join('');
      const { page, requests, complaints } = await open(
        renderPage(buildRunReport({ threads: [buildThread({ title, comments })] })),
      );
      for (const link of await page.locator('main a').all())
        expect(await link.getAttribute('href')).toMatch(/^(?:#|https?:|mailto:)/);
      expect(await page.locator('script, iframe, img, form, link, style >> nth=1').count()).toBe(0);
      expect([requests, complaints]).toEqual([[], []]);
      await page.context().close();
    },
  );
});
