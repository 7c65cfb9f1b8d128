import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { defaultRunner } from '../../src/core/config/schema/stage-schema.ts';
import { evaluateTemplate } from '../support/evaluate-template.ts';
import { requirement } from '../support/requirement.ts';

const root = new URL('../..', import.meta.url).pathname;
const paths = globSync(
  [
    '.github/workflows/*.yml',
    '.github/actions/*/action.yml',
    'action.yml',
    'run/action.yml',
    'examples/*/.github/workflows/*.yml',
  ],
  { cwd: root },
);

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const jobSchema = z.looseObject({
  permissions: z.unknown().optional(),
  uses: z.string().optional(),
  steps: z.array(stepSchema).default([]),
});
const fileSchema = z.looseObject({
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema).default({}),
  runs: z.looseObject({ steps: z.array(stepSchema).default([]) }).optional(),
});

const actionSchema = z.looseObject({ runs: z.looseObject({ main: z.string() }) });

const files = paths.map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const file = fileSchema.parse(parse(text, { merge: true }));
  const steps = [...Object.values(file.jobs).flatMap((job) => job.steps), ...(file.runs?.steps ?? [])];
  return { path, text, file, steps };
});
const workflows = files.filter(({ path }) => path.includes('/workflows/'));
const ours = ['$/', './', 'baton-agents/baton/', 'baton-agents/baton@'];

describe('shipped workflows and actions', () => {
  it('are all looked at', () => {
    const wanted = ['.github/workflows/run.yml', '.github/workflows/agent.yml', 'action.yml', 'run/action.yml'];
    expect(paths).toEqual(expect.arrayContaining(wanted));
    expect(workflows.length).toBeGreaterThanOrEqual(5);
  });

  requirement(
    {
      ids: ['F-S3'],
      title: 'what stands at .baton-config is removed before the configuration is checked out there',
      input:
        'every job of run.yml, agent.yml and the workflow of docs/single.md that checks it out, with the code before it or alone',
      expected: 'a step before it: rm -rf -- .baton-config',
    },
    () => {
      const [, single = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/single.md'), 'utf8')) ?? [];
      const jobs = [...workflows.map(({ file }) => file), fileSchema.parse(parse(single))].flatMap((file) =>
        Object.values(file.jobs),
      );
      const checkouts = jobs
        .map(({ steps }) => ({ steps, config: steps.findIndex((step) => step.with?.path === '.baton-config') }))
        .filter(({ config }) => config >= 0);
      // plan, verify, agent and publish; verify and agent; the one job of docs/single.md.
      expect(checkouts).toHaveLength(7);
      for (const { steps, config } of checkouts) expect(steps[config - 1]?.run).toBe('rm -rf -- .baton-config');
    },
  );

  requirement(
    {
      ids: ['F-G1', 'DESIGN-2'],
      title: 'our own action is named in the only form that GitHub takes: a folder of the running repository',
      input: 'every `uses:` that begins with $/ in run.yml and agent.yml',
      expected: '$/ with a path, without a version, to a folder that holds an action.yml; never a bare $/',
    },
    () => {
      const named = workflows.flatMap(({ path, steps }) =>
        steps.flatMap(({ uses = '' }) => (uses.startsWith('$/') ? [{ path, uses }] : [])),
      );
      expect(named.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['.github/workflows/run.yml', '.github/workflows/agent.yml']),
      );
      for (const { path, uses } of named) {
        expect(uses, path).toMatch(/^\$\/[\w./-]*[\w-]$/);
        expect(existsSync(join(root, uses.slice(2), 'action.yml')), `${path}: ${uses}`).toBe(true);
      }
    },
  );

  requirement(
    {
      ids: ['F-G1', 'DESIGN-2'],
      title: 'the action that run.yml names is the action at the root',
      input: 'action.yml and run/action.yml',
      expected: 'equal but for `main`, and both name the same bundle',
    },
    () => {
      const [whole, own] = ['action.yml', 'run/action.yml'].map((path) => {
        const { runs, ...rest } = actionSchema.parse(parse(readFileSync(join(root, path), 'utf8')));
        const { main, ...how } = runs;
        return { text: { ...rest, how }, bundle: join(root, dirname(path), main) };
      });
      expect(own).toEqual(whole);
      expect(own?.bundle).toBe(join(root, 'dist/action.js'));
    },
  );

  requirement(
    {
      ids: ['F-G1'],
      title: 'the repository holds no symbolic link, because a dangling one anywhere fails every job that uses $/',
      input: 'all files that git knows',
      expected: 'none has the mode of a link',
    },
    () => {
      const listing = execFileSync('git', ['ls-files', '--stage'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
      const lines = listing.split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(500);
      expect(lines.filter((line) => line.startsWith('120000'))).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-G10'],
      title: 'every job of ours on the small machine ends before GitHub ends it',
      input: 'the jobs of run.yml whose runner is ubuntu-slim unless the caller says otherwise',
      expected: 'timeout-minutes of at most 14: GitHub ends them after 15',
    },
    () => {
      const run = workflows.find(({ path }) => path.endsWith('/run.yml'));
      const small = Object.entries(run?.file.jobs ?? {}).filter(([, job]) => String(job['runs-on']).includes('inputs.runs-on'));
      expect(small.map(([name]) => name)).toEqual(expect.arrayContaining(['forward', 'plan', 'publish']));
      for (const [name, job] of small) expect(job['timeout-minutes'], name).toBeLessThanOrEqual(14);
    },
  );

  requirement(
    {
      ids: ['F-GH7'],
      title: 'a failed workflow run of Baton itself starts no runner, also where GitHub adds a ref to its path',
      input: 'the condition of `forward`; the path of the caller alone, with @main, with @refs/heads/main; another workflow',
      expected: 'false, false, false; true',
    },
    () => {
      const forward = workflows.find(({ path }) => path.endsWith('/run.yml'))?.file.jobs.forward;
      const starts = (path: string, name: string): string => {
        const event = { action: 'completed', workflow_run: { conclusion: 'failure', path }, workflow: { name } };
        const workflow_ref = 'o/r/.github/workflows/baton.yml@refs/heads/main';
        const github = { event_name: 'workflow_run', workflow: 'Baton', workflow_ref, event };
        return evaluateTemplate(`\${{ ${String(forward?.if)} }}`, { github, inputs: {} });
      };
      const own = '.github/workflows/baton.yml';
      expect([own, `${own}@main`, `${own}@refs/heads/main`].map((path) => starts(path, 'Baton'))).toEqual([
        'false',
        'false',
        'false',
      ]);
      expect(starts('.github/workflows/ci.yml@main', 'CI')).toBe('true');
    },
  );

  requirement(
    {
      ids: ['T24'],
      title: 'no shipped file uses pull_request_target',
      input: 'all shipped YAML',
      expected: 'the word does not occur',
    },
    () => {
      for (const { path, text } of files) expect(text, path).not.toContain('pull_request_target');
    },
  );

  requirement(
    {
      ids: ['T30'],
      title: 'every job says its permissions, and none is the default',
      input: 'all shipped workflows',
      expected: 'permissions {} on top and a map on every job',
    },
    () => {
      for (const { path, file } of workflows) {
        expect(file.permissions, path).toEqual({});
        for (const [name, job] of Object.entries(file.jobs)) expect(job.permissions, `${path} ${name}`).toBeTypeOf('object');
      }
    },
  );

  requirement(
    {
      ids: ['T30', 'K-18', 'DESIGN-2'],
      title: 'the agent job has no write right and no id-token, with child tasks or without',
      input: 'the jobs `agent` of run.yml and agent.yml',
      expected: 'read rights only',
    },
    () => {
      const jobs = workflows.flatMap(({ file }) => Object.entries(file.jobs).filter(([name]) => name === 'agent'));
      expect(jobs).toHaveLength(2);
      for (const [, job] of jobs) expect(new Set(Object.values(job.permissions ?? {}))).toEqual(new Set(['read']));
    },
  );

  requirement(
    {
      ids: ['F-S9', 'T30'],
      title: 'an agent job takes runner, container and environment from plan or verify alone, and its group has a prefix of ours',
      input: 'the jobs `agent` and `verify` of run.yml and agent.yml',
      expected:
        'no such setting reads the input; no group is that of a publisher; verify has no key, environment, group or right to write',
    },
    () => {
      const callees = workflows.filter(({ file }) => 'agent' in file.jobs);
      expect(callees.map(({ path }) => path).toSorted()).toEqual(['.github/workflows/agent.yml', '.github/workflows/run.yml']);
      for (const { path, file } of callees) {
        const { agent, verify } = file.jobs;
        for (const setting of ['runs-on', 'container', 'environment']) {
          expect(agent?.[setting], `${path} ${setting}`).toMatch(
            /^\$\{\{ fromJSON\((?:needs\.(?:plan|verify)\.outputs\.task \|\| )+'\{\}'\)\./,
          );
        }
        expect(agent?.['runs-on'], path).toContain(`|| '${defaultRunner}' }}`);
        expect(agent?.concurrency, path).toMatchObject({ group: expect.stringMatching(/^baton-agent-\$\{\{ /) });
        expect(Object.keys(verify ?? {}).toSorted(), path).toEqual([
          ...['if', 'outputs', 'permissions', 'runs-on', 'steps', 'timeout-minutes'],
        ]);
        expect(new Set(Object.values(verify?.permissions ?? {})), path).toEqual(new Set(['read']));
        expect(JSON.stringify(verify), path).not.toContain('secrets.');
      }
    },
  );

  requirement(
    {
      ids: ['T31'],
      title: 'foreign actions are pinned by commit id, with the version in words',
      input: 'every `uses:` in shipped YAML',
      expected: 'ours, or 40 hex digits with a version comment',
    },
    () => {
      for (const { path, text } of files) {
        for (const [, uses = '', rest = ''] of text.matchAll(/^\s*(?:- )?uses: (\S+)(.*)$/gm)) {
          if (ours.some((start) => uses.startsWith(start))) continue;
          expect(`${uses}${rest}`, path).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
        }
      }
    },
  );

  requirement(
    {
      ids: ['T21', 'T31'],
      title: 'no expression stands in a shell line, and nothing unpinned is installed',
      input: 'every `run:` in shipped YAML',
      expected: 'no $' + '{{, no npx, no global install',
    },
    () => {
      for (const { path, steps } of files) {
        for (const { run = '' } of steps) expect(run, path).not.toMatch(/\$\{\{|npx |npm i(?:nstall)? -g/);
      }
    },
  );

  it('keep no credentials in the checkout', () => {
    for (const { path, steps } of files) {
      for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
        expect(step.with?.['persist-credentials'], path).toBe(false);
      }
    }
  });

  requirement(
    {
      ids: ['T10', 'T27'],
      title: 'nothing restores or saves a cache',
      input: 'all shipped YAML',
      expected: 'no actions/cache, no cache input',
    },
    () => {
      for (const { path, text } of files) expect(text, path).not.toMatch(/actions\/cache|^\s*cache:/m);
      const agents = workflows.filter(({ file }) => 'agent' in file.jobs);
      for (const { path, file } of agents) expect(file.jobs.agent?.['cache-mode'], path).toBe('none');
    },
  );
});
