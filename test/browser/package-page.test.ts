import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { installPackage } from '../support/installed-package.ts';
import { requirement } from '../support/requirement.ts';

const folder = mkdtempSync(join(tmpdir(), 'baton-package-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Walks from an empty repository to the page of the first run. Returns the page. */
function walk(programs: string): string {
  const repository = join(folder, 'repository');
  mkdirSync(repository);
  const path = [programs, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(program, args, { cwd: repository, stdio: 'pipe', env: { PATH: path, HOME: folder } });
  run('git', 'init', '--quiet');
  run('git', '-c', 'user.name=Mona', '-c', 'user.email=mona@example.test', 'commit', '--quiet', '--allow-empty', '-m', 'Begin');
  run('baton', 'init', '--yes');
  run('baton', 'try', '--label', 'agent-ready', '-o', 'run.html');
  return join(repository, 'run.html');
}

describe('the page of a first run', () => {
  requirement(
    {
      ids: ['U25', 'U26'],
      title: 'opens in Chromium from its file, and asks for nothing',
      input: 'the packed package in an empty repository: init --yes, try --label agent-ready -o run.html',
      expected: 'the graph with its three stages, the run; no request but that for the file, no word in the console',
    },
    async () => {
      const address = pathToFileURL(walk(installPackage(folder).programs)).href;
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        page.on('console', (message) => asked.push(message.text()));
        page.on('pageerror', (error) => asked.push(error.message));
        await page.goto(address, { waitUntil: 'networkidle' });
        for (const fold of await page.locator('main details > summary').all()) if (await fold.isVisible()) await fold.click();
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([address]);
        expect(await page.locator('svg.graph').first().locator('.node').count()).toBe(3);
        expect(await page.locator('main').textContent()).toContain('fix-1');
      } finally {
        await browser.close();
      }
    },
    180_000,
  );
});
