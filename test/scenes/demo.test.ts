import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import type { DemoCopy } from '../support/demo-copy.ts';
import { type DemoDocument, expectInCosts, parseDemo, useClones } from '../support/demo-copy.ts';
import { requirement } from '../support/requirement.ts';

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
      expect(stderr).toContain(
        'Run fix-1: succeeded. investigate succeeded, fix succeeded, open-pr succeeded. Pull request #2 was opened.',
      );
      expect(stderr).toContain('The tests of the example pass on the branch of the pull request.');
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
      expect(open.map(({ body }) => body.split('.')[0])).toEqual(['Baton run `fix-1` of pipeline `fix` **✅ succeeded**']);
      verifyWithOpenssl(copy, document);
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

function verifyWithOpenssl(project: DemoCopy, document: DemoDocument): void {
  const comments = join(project.folder, 'comments.json');
  writeFileSync(comments, JSON.stringify(document.thread));
  const config = execFileSync('cat', [join(project.folder, 'kept/repository/.github/baton.yml')], { encoding: 'utf8' });
  const key = /k1:[A-Za-z0-9+/]{43}=/.exec(config)?.[0] ?? '';
  const verified = spawnSync('bash', ['scripts/verify-records.sh', comments, key], { encoding: 'utf8' });
  expect(verified.stdout + verified.stderr).toMatch(/5 verified, 0 failed/);
  expect(verified.status).toBe(0);
}
