import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { configSchema } from '../../src/core/config/schema/config-schema.ts';
import type { BatonRecord, TaskBody } from '../../src/core/record/record.ts';
import { renderStatusComment } from '../../src/core/view/status/status-comment.ts';
import { describeRuns } from '../../src/page/report/describe-run.ts';
import { renderPage } from '../../src/page/run/render-page.ts';
import { buildDone, getState, store } from '../core/run/run-builder.ts';
import { allGates } from '../support/all-gates.ts';
import { launchBrowser } from '../support/browser.ts';
import { buildRun, buildTask, runId } from '../support/record-builders.ts';
import { buildJob, buildReportedComment, buildRunReport, buildThread } from '../support/report-builders.ts';
import { requirement } from '../support/requirement.ts';
import { takePicture } from './pictures.ts';

const minute = (minutes: number, seconds = 0): string =>
  `2026-03-18T08:${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}Z`;

const config = configSchema.parse({
  version: 1,
  agents: {
    lead: { engine: 'claude-code', access: 'edit' },
    writer: { engine: 'codex', access: 'edit' },
  },
  pipelines: {
    fix: {
      on: { issues: { labels: ['agent-ready'] } },
      stages: {
        divide: {
          agent: 'lead',
          branch: 'baton/issue-42',
          retry: { attempts: 1 },
          children: { agents: ['writer'], merge: 'branch' },
        },
        'open-pr': { needs: ['divide'], uses: 'pull-request', with: { title: 'Divide the parser' } },
      },
    },
  },
});

const children = ['divide/1-api', 'divide/2-docs', 'divide/3-tests'] as const;
const prompts = [
  'Write the API of the parser.',
  'Describe the parser in docs/parser.md.',
  'Write tests for the parser.',
] as const;

const { trigger } = buildRun().body;

/** The records of a run whose first stage waits: of its three children one has succeeded, one has failed, one is at work. */
function buildRecords(): readonly BatonRecord[] {
  const asked = { run: runId, task: 'divide', attempt: 1, execution: 1, seq: 3 };
  const { kind: _, body: _body, ...place } = buildTask(asked);
  const made = children.map((name, index) => ({
    name,
    ordinal: index + 1,
    prompt: prompts[index] ?? '',
    agent: 'writer',
    branch: `baton/issue-42-${name.slice('divide/'.length)}`,
  }));
  const wait = { names: [...children], until: 'all' as const };
  return [
    buildRun({}, { config, startedAt: minute(0), trigger: { ...trigger, actor: { id: 7, login: 'mona' } } }),
    buildDone({ stage: 'divide', body: turn }, { seq: 2 }),
    { ...place, kind: 'child', body: { made, refused: [], refusedCount: 0, asked: 3, wait } },
    buildDone({ stage: 'divide/1-api', body: api }, { seq: 4 }),
    buildDone({ stage: 'divide/2-docs', outcome: 'failed', reason: 'timeout', body: docs }, { seq: 5 }),
  ];
}

const turn: Partial<TaskBody> = {
  agent: 'lead',
  engine: 'claude-code',
  waits: true,
  handoff: { version: 1, summary: 'I wrote the outline of the parser, and asked for its API, its description and its tests.' },
  results: { branch: 'baton/issue-42' },
  commits: { base: 'a'.repeat(40), published: '4f1c09d27b6e'.padEnd(40, '0'), artifact: 1, subjects: [] } as never,
  usage: { costUsd: 0.12, inputTokens: 21_400, outputTokens: 1_830 },
  startedAt: minute(0, 40),
  finishedAt: minute(3, 10),
};

const api: Partial<TaskBody> = {
  agent: 'writer',
  engine: 'codex',
  handoff: { version: 1, summary: 'The parser has the functions parse() and print().' },
  results: { branch: 'baton/issue-42-1-api' },
  commits: { base: 'a'.repeat(40), published: '9d03be51a7f2'.padEnd(40, '0'), artifact: 1, subjects: [] } as never,
  usage: { costUsd: 0.31, inputTokens: 48_900, outputTokens: 5_210 },
  startedAt: minute(4),
  finishedAt: minute(9, 30),
};

const docs: Partial<TaskBody> = {
  agent: 'writer',
  engine: 'codex',
  results: {},
  failure: { reason: 'timeout', message: 'The agent was stopped after 20 minutes.' },
  usage: { costUsd: 0.27, inputTokens: 40_100, outputTokens: 960 },
  startedAt: minute(4),
  finishedAt: minute(24),
};

function addedFile(path: string, line: string): string {
  return `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${line}\n`;
}

function buildPage(): string {
  const records = buildRecords().map(store);
  const status = buildReportedComment(renderStatusComment(getState(records)));
  const jobs = [
    ['fix-42/divide 1', 'agent', 0, 3],
    ['fix-42/divide 1', 'publish', 3, 4],
    ['fix-42/divide/1-api 1', 'agent', 4, 9],
    ['fix-42/divide/1-api 1', 'publish', 9, 10],
    ['fix-42/divide/2-docs 1', 'agent', 4, 24],
    ['fix-42/divide/2-docs 1', 'publish', 24, 25],
  ] as const;
  return renderPage(
    buildRunReport({
      runs: describeRuns(records, allGates),
      branches: [
        { name: 'baton/issue-42', commits: 1, diff: addedFile('src/parser/outline.js', 'export const parts = [];') },
        { name: 'baton/issue-42-1-api', commits: 2, diff: addedFile('src/parser/api.js', 'export function parse() {}') },
      ],
      threads: [buildThread({ number: 42, title: 'Write a parser', body: 'With an API, docs and tests.', comments: [status] })],
      jobs: jobs.map(([title, role, from, to]) =>
        buildJob({
          title,
          name: `baton / ${role}`,
          conclusion: role === 'agent' && title.includes('2-docs') ? 'failure' : 'success',
          queuedAt: minute(from),
          startedAt: minute(from, 20),
          finishedAt: minute(to, 10),
        }),
      ),
      requests: { total: 44, byJob: { plan: 7, agent: 4, publish: 33 }, writes: { publish: 12 } },
    }),
  );
}

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), 'baton-tree-page-'));

beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page of a run in the middle of its children', () => {
  for (const scheme of ['light', 'dark'] as const) {
    requirement(
      {
        ids: ['K-22'],
        title: `says whose turn it is, what waits, what failed, what it cost and where the work is: ${scheme}`,
        input: 'a stage that waits for three children: one has succeeded, one has failed, one is at work',
        expected: 'an answer to each question above the tree; each task once in the tree, with state, cost and branch',
      },
      async () => {
        const file = join(folder, `${scheme}.html`);
        writeFileSync(file, buildPage());
        const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, colorScheme: scheme });
        const page = await context.newPage();
        await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
        const glance = (await page.locator('.glance').textContent()) ?? '';
        for (const words of ['divide/3-tests', 'divide/2-docs', '$0.70', 'baton/issue-42-1-api']) expect(glance).toContain(words);
        expect(await page.locator('.tree tbody tr').count()).toBe(6);
        expect(await page.locator('.tree tbody tr.turn').textContent()).toContain('3-tests');
        await takePicture(page, `tree-${scheme}`, 'main');
        await context.close();
      },
    );
  }
});
