import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect } from 'vitest';
import { copyProject, type DemoCopy } from '../../support/demo-copy.ts';
import { requirement } from '../../support/requirement.ts';

const seconds = 1000;
let copy: DemoCopy | undefined;

afterEach(() => copy?.remove());

interface Document {
  readonly run: string | null;
  readonly outcome: string | null;
  readonly tasks: readonly {
    readonly stage: string;
    readonly outcome: string;
    readonly prompt: string | null;
    readonly handoff: { summary: string; detail?: string } | null;
  }[];
  readonly thread: readonly { readonly id: number; readonly body: string }[];
  readonly pullRequests: readonly { readonly body: string }[];
  readonly requests: { readonly total: number; readonly byJob: Readonly<Record<string, number>> };
}

function parse(stdout: string): Document {
  return JSON.parse(stdout) as Document;
}

describe('the demo in a clone', () => {
  requirement(
    {
      ids: ['H-38', 'H-30', 'DESIGN-8'],
      title: 'the main job, and every record verified by openssl alone',
      input: 'demo --json',
      expected: 'three tasks succeeded; the prompt of fix holds summary and detail; requests as DESIGN 8; 0 records fail',
    },
    () => {
      copy = copyProject();
      const { exitCode, stdout, stderr } = copy.run('--json', '--keep', join(copy.folder, 'kept'));
      expect(exitCode, stderr).toBe(0);
      const document = parse(stdout);
      expect(document.tasks.map(({ stage, outcome }) => `${stage} ${outcome}`)).toEqual([
        'investigate succeeded',
        'fix succeeded',
        'open-pr succeeded',
      ]);
      const [investigate, fix] = document.tasks;
      expect(fix?.prompt).toContain(investigate?.handoff?.summary);
      expect(fix?.prompt).toContain(investigate?.handoff?.detail);
      expectRequests(document.requests.byJob);
      expectInReadme(document.requests.byJob, 0);
      verifyWithOpenssl(copy, document);
    },
    120 * seconds,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'DESIGN-8'],
      title: 'the App does the same with one job per agent link',
      input: 'demo --app --json',
      expected: 'the same tasks, one pull request, two jobs, requests as in the README',
    },
    () => {
      copy = copyProject();
      const { exitCode, stdout, stderr } = copy.run('--app', '--json');
      expect(exitCode, stderr).toBe(0);
      const document = parse(stdout);
      const outcomes = document.tasks.map(({ stage, outcome }) => `${stage} ${outcome}`);
      expect(outcomes).toEqual(['investigate succeeded', 'fix succeeded', 'open-pr succeeded']);
      expect(document.pullRequests).toHaveLength(1);
      expectInReadme(document.requests.byJob, 1);
    },
    120 * seconds,
  );

  for (const [variant, ids] of [
    ['retry', ['C-18', 'C-20', 'C-24']],
    ['retry-exhausted', ['C-21', 'C-22']],
  ] as const) {
    requirement(
      {
        ids,
        title: `the scene ${variant} goes as told`,
        input: `demo --variant ${variant} --json`,
        expected: 'exit 0: it asserts itself, and that the records draw its status comment again, byte for byte',
      },
      () => {
        copy = copyProject();
        const { exitCode, stderr } = copy.run('--variant', variant, '--json');
        expect(exitCode, stderr).toBe(0);
      },
      120 * seconds,
    );
  }

  requirement(
    {
      ids: ['DESIGN-2'],
      title: 'without the publish job nothing is recorded',
      input: 'run.yml without the job publish',
      expected: 'exit 1, no task record',
    },
    () => {
      copy = copyProject();
      copy.edit('.github/workflows/run.yml', (text) => text.replace(/\n {2}publish:\n[\s\S]*$/, '\n'));
      const { exitCode, stdout } = copy.run('--json');
      expect(exitCode).toBe(1);
      expect(parse(stdout).tasks).toEqual([]);
    },
    60 * seconds,
  );

  requirement(
    {
      ids: ['DESIGN-2', 'T30'],
      title: 'a missing permission is said in words',
      input: 'run.yml without issues: write',
      expected: 'exit 1; stderr names 403 and issues: write',
    },
    () => {
      copy = copyProject();
      copy.edit('.github/workflows/run.yml', (text) => text.replaceAll(' issues: write,', ''));
      const { exitCode, stderr } = copy.run('--json');
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(/403/);
      expect(stderr).toMatch(/issues: write/);
    },
    60 * seconds,
  );

  requirement(
    {
      ids: ['T01', 'T30', 'DESIGN-6'],
      title: 'the agent job cannot write',
      input: 'a step of the agent job posts a comment with its token',
      expected: '403, and no such comment',
    },
    () => {
      copy = copyProject();
      copy.edit('.github/workflows/run.yml', (text) =>
        text.replace(
          '      - uses: $/\n        id: baton\n        with:\n          mode: agent',
          `${writeStep}      - uses: $/\n        id: baton\n        with:\n          mode: agent`,
        ),
      );
      const { stdout, stderr } = copy.run('--json');
      expect(stderr).toContain('the agent job got 403');
      expect(parse(stdout).thread.some(({ body }) => body.includes('from the agent job'))).toBe(false);
    },
    60 * seconds,
  );
});

const writeStep = `      - env: { TOKEN: "\${{ github.token }}" }
        run: |
          node -e "fetch(process.env.GITHUB_API_URL + '/repos/' + process.env.GITHUB_REPOSITORY + '/issues/1/comments', { method: 'POST', headers: { authorization: 'Bearer ' + process.env.TOKEN }, body: JSON.stringify({ body: 'from the agent job' }) }).then((answer) => { console.log('::error::the agent job got ' + answer.status); process.exit(1); })"
`;

const limits = [
  ['plan', 6],
  ['agent', 1],
] as const;

/** DESIGN 8: plan at most 6, agent 1, a middle link 5 and 4 more with a commit, the last link at most 9. */
function expectRequests(byJob: Readonly<Record<string, number>>): void {
  expect(Object.values(byJob)).toHaveLength(6);
  for (const [job, count] of Object.entries(byJob)) {
    const [, limit = 9] = limits.find(([prefix]) => job.startsWith(prefix)) ?? [];
    expect(count, job).toBeLessThanOrEqual(limit);
  }
  expect(byJob['publish: Baton on issues']).toBeLessThanOrEqual(5);
}

/** The README's table has the count of every job: column 0 is the Action, 1 the App. */
function expectInReadme(byJob: Readonly<Record<string, number>>, column: number): void {
  const readme = readFileSync('README.md', 'utf8');
  for (const [job, count] of Object.entries(byJob)) {
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${job}\``));
    expect(row?.split('|')[2 + column]?.trim(), job).toBe(String(count));
  }
}

function verifyWithOpenssl(project: DemoCopy, document: Document): void {
  const comments = join(project.folder, 'comments.json');
  writeFileSync(comments, JSON.stringify(document.thread));
  const config = execFileSync('cat', [join(project.folder, 'kept/repository/.github/baton.yml')], { encoding: 'utf8' });
  const key = /k1:[A-Za-z0-9+/]{43}=/.exec(config)?.[0] ?? '';
  const verified = spawnSync('bash', ['scripts/verify-records.sh', comments, key], { encoding: 'utf8' });
  expect(verified.stdout + verified.stderr).toMatch(/5 verified, 0 failed/);
  expect(verified.status).toBe(0);
}
