import { expect } from 'vitest';
import { findOpenPushes } from '../../../src/core/doctor/find-open-pushes.ts';
import { requirement } from '../../support/requirement.ts';
import { examine } from './set-up.ts';

const job = (use: string): string => `jobs: { a: { runs-on: x, steps: [{ run: "${use}" }] } }\n`;
const secret = job('${{ secrets.NPM_TOKEN }}');
const rows: readonly (readonly [string, boolean])[] = [
  [`on: push\n${secret}`, true],
  [`on: [pull_request, push]\n${secret}`, true],
  [`on: { push: }\n${secret}`, true],
  [`on: { push: { paths: [src/**] } }\n${job("${{ secrets['NPM_TOKEN'] }}")}`, true],
  ['on: push\njobs: { a: { uses: ./.github/workflows/b.yml, secrets: inherit } }\n', true],
  [`on: { push: { branches: [main] } }\n${secret}`, false],
  [`on: { push: { tags: [v*] } }\n${secret}`, false],
  [`on: pull_request\n${secret}`, false],
  [`on: push\n${job('${{ secrets.GITHUB_TOKEN }}')}`, false],
  [`on: push\n${job('true')}`, false],
  ['on: [push\nsecrets.X', false],
];

requirement(
  {
    ids: ['F-SE4', 'T49'],
    title: '`baton doctor` lists the workflows that pushes of agents would start with secrets, where the App pushes',
    input: rows.map(([text]) => JSON.stringify(text)).join(' · '),
    expected: 'those without a filter of branches that have a secret; nothing where only the token of workflows pushes',
  },
  () => {
    for (const [text, isOpen] of rows) expect(findOpenPushes([{ path: 'a.yml', text }]), text).toEqual(isOpen ? ['a.yml'] : []);
    const openPushes = ['.github/workflows/release.yml'];
    const listed = examine({ facts: () => ({ openPushes, agentWorkflow: '.github/workflows/agents.yml' }) });
    expect(listed.filter(({ answer }) => answer === 'wrong')).toEqual([
      expect.objectContaining({
        name: 'Workflow .github/workflows/release.yml on pushes',
        mend: 'write `on: { push: { branches: [main] } }` in .github/workflows/release.yml',
      }),
    ]);
    expect(examine({ facts: () => ({ openPushes }) }).filter(({ answer }) => answer === 'wrong')).toEqual([]);
  },
);
