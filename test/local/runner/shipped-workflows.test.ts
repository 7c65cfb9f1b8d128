import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { evaluateExpression, isTruthy } from '../../../src/local/runner/expression/evaluate-expression.ts';
import { isKnownAction } from '../../../src/local/runner/job/find-action.ts';
import { planWorkflow } from '../../../src/local/runner/plan/plan-workflow.ts';
import { loadWorkflow } from '../../../src/local/runner/run/load-workflow.ts';
import { DEFAULT_PERMISSIONS } from '../../../src/local/runner/workflow/build-permissions.ts';
import { readWorkflow } from '../../../src/local/runner/workflow/read-workflow.ts';
import { requirement } from '../../support/requirement.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const FILES = ['.github/workflows/*.yml', 'examples/**/.github/workflows/*.yml'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
);
const fileSchema = z.object({ jobs: z.record(z.string(), z.object({ uses: z.string().optional() })) });
/** The name by which the examples call Baton, whoever publishes it. */
const USES = { 'baton-agents/baton': ROOT };

it('finds the workflows that are shipped', () => {
  expect(FILES).toEqual(expect.arrayContaining(['.github/workflows/run.yml', '.github/workflows/agent.yml']));
});

it.each(FILES)("%s passes GitHub's parser and has no key that the local runner lacks", (file) => {
  const text = readFileSync(resolve(ROOT, file), 'utf8');
  const { jobs } = fileSchema.parse(parse(text, { merge: true }));
  expect(readWorkflow(file, text).jobs.map(({ key, kind }) => [key, kind])).toEqual(
    Object.entries(jobs).map(([key, { uses }]) => [key, uses === undefined ? 'steps' : 'call']),
  );
});

it.each(FILES.filter((file) => file.startsWith('examples/')))('%s can be planned with all that it calls', async (file) => {
  const directory = resolve(ROOT, dirname(file), '../..');
  const plan = await planWorkflow({
    workflow: readWorkflow(file, readFileSync(resolve(ROOT, file), 'utf8')),
    source: { kind: 'folder', repository: 'octo/repo', directory },
    granted: DEFAULT_PERMISSIONS,
    isCalled: false,
    depth: 1,
    load: (uses, from) => loadWorkflow(uses, from, USES),
    isKnownAction: (uses) => isKnownAction(uses, USES),
  });
  expect(plan.jobs.length).toBeGreaterThan(0);
});

requirement(
  {
    ids: ['DESIGN-3', 'U12'],
    title: 'the command-prefix of run.yml adds to /baton and takes nothing from it',
    input: 'command-prefix /fix; comments /baton status, /fix it, and talk',
    expected: 'plan runs for the first two',
  },
  () => {
    const file = '.github/workflows/run.yml';
    const plan = readWorkflow(file, readFileSync(resolve(ROOT, file), 'utf8')).jobs.find(({ key }) => key === 'plan');
    if (plan === undefined) throw new Error('run.yml has no job plan.');
    const runs = ['/baton status', '/fix it', 'thanks'].filter((body) => {
      const github = { event_name: 'issue_comment', event: { comment: { body } } };
      const needs = { forward: { result: 'skipped' } };
      const contexts = { github, needs, inputs: { 'command-prefix': '/fix', task: '' } };
      return isTruthy(evaluateExpression(plan.condition.expression, { contexts, functions: { cancelled: () => false } }));
    });
    expect(runs).toEqual(['/baton status', '/fix it']);
  },
);
