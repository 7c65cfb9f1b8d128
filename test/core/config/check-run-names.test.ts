import { describe, expect, it } from 'vitest';
import { listRunNameWarnings, sampleTitle } from '../../../src/core/config/workflow/check-run-names.ts';
import { executionTitle } from '../../../src/core/run/names.ts';
import { requirement } from '../../support/requirement.ts';

const order = "fromJSON(inputs.task || '{}')";
const fields = `${order}.run, ${order}.task, ${order}.execution`;
const jobs = 'jobs: { baton: { uses: baton-agents/baton/.github/workflows/run.yml@v1, with: { task: "${{ inputs.task }}" } } }\n';
const appJobs = jobs.replace('run.yml', 'agent.yml');
const own = 'jobs: { one: { steps: [{ uses: octo/baton@v1, with: { mode: single } }] } }\n';
const tasks = 'on: { workflow_dispatch: { inputs: { task: { type: string } } } }\n';

const rows: readonly { readonly name: string | undefined; readonly rest?: string; readonly isFound: boolean }[] = [
  { name: `\${{ format('{0}/{1} {2}', ${fields}) }}`, isFound: true },
  { name: `Agents: \${{ format('{0}/{1} {2} in {3}', ${fields}, github.ref) }}`, isFound: true },
  { name: `\${{ inputs.task == '' && format('Baton {0}', github.actor) || format('{0}/{1} {2}', ${fields}) }}`, isFound: true },
  {
    name: '${{ fromJSON(inputs.task).run }}/${{ fromJSON(github.event.inputs.task).task }} ${{ fromJSON( inputs.task ).execution }}',
    isFound: true,
  },
  { name: `\${{ format('{1}/{0} {2}', ${fields}) }}`, isFound: false },
  { name: `\${{ format('{0}/{1}', ${fields}) }}`, isFound: false },
  { name: `baton-\${{ format('{0}/{1} {2}', ${fields}) }}`, isFound: false },
  { name: `\${{ format('{0}/{1} {2}.', ${fields}) }}`, isFound: false },
  { name: 'Baton', isFound: false },
  { name: '', isFound: false },
  { name: undefined, isFound: false },
  { name: undefined, rest: tasks + appJobs, isFound: false },
  { name: undefined, rest: tasks + own, isFound: false },
  // No task is handed to these two.
  { name: undefined, rest: `on: [issues]\n${own}`, isFound: true },
  { name: undefined, rest: 'on: [push]\njobs: { test: { steps: [{ run: npm test }] } }\n', isFound: true },
];

describe('the `run-name` of a workflow', () => {
  for (const { name, rest = tasks + jobs, isFound } of rows) {
    const line = name === undefined ? '' : `run-name: >-\n  ${name}\n`;
    requirement(
      {
        ids: ['U18', 'DESIGN-2'],
        title: `${isFound ? 'is left alone' : 'is warned of'}: ${name ?? 'none'}, over ${rest.split('\n')[1]}`,
        input: `${line}${rest}`,
        expected: isFound ? 'nothing' : 'BATON-E147, in line 1',
      },
      () => {
        const found = listRunNameWarnings([{ path: 'baton.yml', text: `${line}${rest}` }]);
        expect(found.map(({ code, line: at }) => ({ code, at }))).toEqual(isFound ? [] : [{ code: 'BATON-E147', at: 1 }]);
      },
    );
  }

  it('is looked for by the words that name an execution', () => {
    expect(executionTitle({ run: 'fix-12', task: 'fix', execution: 1 })).toBe(sampleTitle);
  });
});
