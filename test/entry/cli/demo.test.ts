import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { DemoCopy } from '../../support/demo-copy.ts';
import { type DemoDocument, makeAgentsQuick, parseDemo, useClones } from '../../support/demo-copy.ts';
import { requirement } from '../../support/requirement.ts';

const seconds = 1000;
const clone = useClones();

describe('the demo in a clone', () => {
  requirement(
    {
      ids: ['H-38', 'H-30', 'DESIGN-8', 'U29'],
      title: 'the main job, and every record verified by openssl alone',
      input: 'demo --json',
      expected:
        'three tasks succeeded; the prompt of fix holds summary and detail; requests as DESIGN 8; one open comment; 0 records fail',
    },
    () => {
      const copy = clone();
      const { exitCode, stdout, stderr } = copy.run('--json', '--keep', join(copy.folder, 'kept'));
      expect(exitCode, stderr).toBe(0);
      const document = parseDemo(stdout);
      expect(document.tasks.map(({ stage, outcome }) => `${stage} ${outcome}`)).toEqual([
        'investigate succeeded',
        'fix succeeded',
        'open-pr succeeded',
      ]);
      expect(document.steps, 'what agents said stands in the thread, not beside it').toBeUndefined();
      const [investigate, fix] = document.tasks;
      expect(fix?.prompt).toContain(investigate?.handoff?.summary);
      expect(fix?.prompt).toContain(investigate?.handoff?.detail);
      expectRequests(document.requests.byJob);
      expectInCosts(document.requests.byJob, 0);
      const open = document.thread.filter(({ minimized }) => minimized === null);
      expect(open.map(({ body }) => body.split('.')[0])).toEqual(['**Baton run `fix-1` of pipeline `fix`** ✅ succeeded']);
      verifyWithOpenssl(copy, document);
    },
    120 * seconds,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-8'],
      title: 'the App does the same with one job per agent link',
      input: 'demo --app --json',
      expected: 'the same tasks, one pull request, two jobs, requests as in docs/costs.md',
    },
    () => {
      const copy = clone();
      // The demo above has shown the agents of the example at work; these know what is wrong.
      makeAgentsQuick(copy);
      const mend = "writeFileSync('src/discount.js', readFileSync('src/discount.js', 'utf8').replace(' > ', ' >= '));";
      copy.edit('examples/investigate-fix-pr/scripts/agents/fix.mjs', (script) =>
        script
          .replace("writeFileSync('fixed.txt', 'yes');", mend)
          .replace('{ writeFileSync }', '{ readFileSync, writeFileSync }'),
      );
      const { exitCode, stdout, stderr } = copy.run('--app', '--json');
      expect(exitCode, stderr).toBe(0);
      const document = parseDemo(stdout);
      const outcomes = document.tasks.map(({ stage, outcome }) => `${stage} ${outcome}`);
      expect(outcomes).toEqual(['investigate succeeded', 'fix succeeded', 'open-pr succeeded']);
      expect(document.pullRequests).toHaveLength(1);
      expectInCosts(document.requests.byJob, 1);
    },
    120 * seconds,
  );
});

const limits = [
  ['plan', 7],
  ['agent', 1],
] as const;

/** DESIGN 8: plan at most 6, agent 1, a middle link 5 and 4 more with a commit, the last link at most 9; ADR 0008: one more at either end; U29: one that folds comments. */
function expectRequests(byJob: Readonly<Record<string, number>>): void {
  expect(Object.values(byJob)).toHaveLength(6);
  for (const [job, count] of Object.entries(byJob)) {
    const [, limit = 11] = limits.find(([prefix]) => job.startsWith(prefix)) ?? [];
    expect(count, job).toBeLessThanOrEqual(limit);
  }
  expect(byJob['publish: Baton: agent-ready on #1']).toBeLessThanOrEqual(5);
}

/** The table of docs/costs.md has the count of every job: column 0 is the Action, 1 the App. */
function expectInCosts(byJob: Readonly<Record<string, number>>, column: number): void {
  const page = readFileSync('docs/costs.md', 'utf8');
  for (const [job, count] of Object.entries(byJob)) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${job}\``));
    expect(row?.split('|')[2 + column]?.trim(), job).toBe(String(count));
  }
}

function verifyWithOpenssl(project: DemoCopy, document: DemoDocument): void {
  const comments = join(project.folder, 'comments.json');
  writeFileSync(comments, JSON.stringify(document.thread));
  const config = execFileSync('cat', [join(project.folder, 'kept/repository/.github/baton.yml')], { encoding: 'utf8' });
  const key = /k1:[A-Za-z0-9+/]{43}=/.exec(config)?.[0] ?? '';
  const verified = spawnSync('bash', ['scripts/verify-records.sh', comments, key], { encoding: 'utf8' });
  expect(verified.stdout + verified.stderr).toMatch(/5 verified, 0 failed/);
  expect(verified.status).toBe(0);
}
