import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { useRepositories } from '../lab/try/user-repository.ts';
import { launchBrowser } from '../support/browser.ts';
import { requirement } from '../support/requirement.ts';
import { expectKeyboard, expectNarrow, expectNoViolations } from './accessibility.ts';
import { takePicture } from './pictures.ts';

const makeRepository = useRepositories();
const files = {
  '.github/baton.yml': `version: 1
signing: { keys: ["<your public key>"] }
agents:
  lead: { engine: claude-code, access: read }
  writer: { engine: codex, access: read }
pipelines:
  divide:
    on: { issues: { labels: [agent-ready] } }
    stages:
      split: { agent: lead, prompt: "Divide it.", children: { agents: [writer] } }
      sum-up: { needs: [split], agent: writer, prompt: "Sum it up." }
`,
  '.github/workflows/baton.yml': `on:
  issues: { types: [labeled] }
  workflow_dispatch: { inputs: { task: { type: string }, event: { type: string }, pipeline: { type: string } } }
jobs:
  baton:
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    uses: baton-agents/baton/.github/workflows/run.yml@v1
    with: { task: "\${{ inputs.task }}", event: "\${{ inputs.event }}", pipeline: "\${{ inputs.pipeline }}" }
    secrets:
      signing-key: \${{ secrets.BATON_SIGNING_KEY }}
`,
};

describe('the page of `baton dev`', () => {
  let browser: Browser;
  let child: ChildProcess;
  let address = '';
  beforeAll(async () => {
    browser = await launchBrowser();
    const program = join(process.cwd(), 'src/cli/main.ts');
    child = spawn(process.execPath, [program, 'dev', '--say', 'split=children:2'], {
      cwd: makeRepository(files).folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.stdout === null) throw new Error('The program has no stdout.');
    for await (const line of createInterface({ input: child.stdout })) {
      address = /http:\S+/.exec(line)?.[0] ?? '';
      if (address !== '') break;
    }
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    child.kill('SIGKILL');
  });

  const send = async (path: string, init: RequestInit = {}): Promise<number> =>
    (await fetch(new URL(path, address), { redirect: 'manual', ...init })).status;

  requirement(
    {
      ids: ['P10-9'],
      title: 'lets in the browser with the secret alone, and takes no form of another page',
      input:
        'requests without the secret, with a wrong one, and as a name of another site; forms without Origin and with another one',
      expected: '403 for each; the address that was printed leads to the page',
    },
    async () => {
      const { origin, searchParams, port } = new URL(address);
      expect(await send('/')).toBe(403);
      expect(await send('/?token=x')).toBe(403);
      expect(await send(`/runs?token=${searchParams.get('token')}`)).toBe(403);
      const cookie = `baton-dev-${port}=${searchParams.get('token')}`;
      expect(await send('/', { headers: { cookie } })).toBe(200);
      for (const headers of [{ cookie }, { cookie, origin: 'https://evil.example' }, { cookie, origin: 'null' }])
        expect(await send('/issues', { method: 'POST', headers, body: new URLSearchParams({ title: 'x' }) })).toBe(403);
      expect(await send('/issues', { method: 'POST', headers: { origin }, body: new URLSearchParams({ title: 'x' }) })).toBe(403);
      expect(await send('/', { headers: { cookie } })).toBe(200);
    },
  );

  requirement(
    {
      ids: ['P10-9'],
      title: 'a label that somebody clicks starts a run, which is seen to its end, with its children',
      input: 'an issue, its label, a comment; then Ctrl-C',
      expected:
        'the run appears and ends without a reload; two children in its tree; the reply to the comment; a new issue is shown as soon as it is open; exit code 0',
    },
    async () => {
      const context = await browser.newContext({ viewport: { width: 1080, height: 900 } });
      const page = await context.newPage();
      await page.goto(address);
      await page.fill('input[name=title]', 'Write a parser');
      await page.click('text=Open issue');
      await page.waitForURL('**/issues/1');
      await takePicture(page, 'dev-light', 'body');
      await expectNoViolations(page);
      await expectKeyboard(page);
      await expectNarrow(page);
      await page.setViewportSize({ width: 1080, height: 900 });
      await page.click('button:has-text("agent-ready")');
      await page.locator('a', { hasText: 'Run divide-1' }).waitFor({ timeout: 60_000 });
      await page.fill('main textarea[name=body]', '/baton status');
      await page.click('button:has-text("Comment")');
      // A click on a link right behind it would end the request of the form.
      await page.locator('.comment', { hasText: '/baton status' }).first().waitFor({ timeout: 60_000 });
      await page.click('text=Run divide-1');
      await page.locator('h2 .badge.succeeded').waitFor({ timeout: 120_000 });
      expect(await page.locator('.tree tbody tr').count()).toBe(5);
      expect(await page.locator('.timeline .work').count()).toBeGreaterThanOrEqual(4);
      await expectNoViolations(page);
      await takePicture(page, 'run-children', 'main');
      await page.goto(new URL('/issues/1', address).href);
      expect(await page.locator('.comment', { hasText: '/baton status' }).count()).toBeGreaterThanOrEqual(1);
      for (const title of ['Second issue', 'Third issue']) {
        await page.goto(new URL('/', address).href);
        await page.fill('input[name=title]', title);
        await page.click('text=Open issue');
        await page.waitForURL(/\/issues\/\d+$/);
        expect(await page.locator('h1').textContent()).toContain(title);
      }
      await context.close();
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      expect(await ended).toEqual([0, null]);
    },
    240_000,
  );
});
