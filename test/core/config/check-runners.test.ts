import { describe, expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { listRunnerWarnings } from '../../../src/core/config/workflow/check-runners.ts';
import { readCallers } from '../../../src/core/config/workflow/check-workflow-files.ts';
import { requirement } from '../../support/requirement.ts';

const shipped = 'on: { workflow_call: { inputs: { task: { type: string }, command-prefix: { type: string } } } }\njobs: {}\n';
const call = (uses: string, runner = '') =>
  `on: { issues: { types: [labeled] } }\njobs: { baton: { uses: ${uses}, with: { ${runner} } } }\n`;
const elsewhere = 'baton-agents/baton/.github/workflows/run.yml@v1';
const single = 'on: [issues]\njobs: { one: { runs-on: gpu, steps: [{ uses: octo/baton@v1, with: { mode: single } }] } }\n';

interface Row {
  readonly id?: string;
  readonly title: string;
  readonly runsOn: string;
  readonly minutes?: number;
  readonly files?: Readonly<Record<string, string>>;
  /** Path and words of each warning. */
  readonly warnings: readonly (readonly [path: string, ...words: string[]])[];
}

const stage = 'pipelines.fix.stages.only.runs-on';
const ways = [
  'same organisation or enterprise',
  'the job never starts',
  'copy of Baton',
  'plain step',
  '`mode: single`',
] as const;
const rows: readonly Row[] = [
  ...['ubuntu-latest', 'ubuntu-24.04', 'ubuntu-26.04', 'ubuntu-24.04-arm', 'macos-15-xlarge', '[ubuntu-22.04]'].map((runsOn) => ({
    title: "a machine of GitHub's",
    runsOn,
    warnings: [],
  })),
  { title: 'a self-hosted runner', runsOn: '[self-hosted, linux]', warnings: [[stage, '"self-hosted", "linux"', ...ways]] },
  {
    title: 'a larger runner with a name of its own',
    runsOn: 'ubuntu-latest-16-cores',
    warnings: [[stage, '"ubuntu-latest-16-cores"', ...ways]],
  },
  { title: 'one label of two', runsOn: '[ubuntu-latest, gpu]', warnings: [[stage, '"gpu" is no label', ...ways]] },
  {
    title: 'a call of a copy in the same repository',
    runsOn: 'gpu',
    files: { 'baton.yml': call('./.github/workflows/run.yml'), 'run.yml': shipped },
    warnings: [],
  },
  { title: 'a job of one’s own with mode: single', runsOn: 'gpu', files: { 'baton.yml': single }, warnings: [] },
  {
    title: 'a call of a workflow elsewhere',
    runsOn: 'gpu',
    files: { 'baton.yml': call(elsewhere) },
    warnings: [[stage, '"gpu"']],
  },
  {
    title: 'the runner that a caller chooses for the jobs without an agent',
    runsOn: 'ubuntu-latest',
    files: { 'baton.yml': call(elsewhere, 'runs-on: small-box') },
    warnings: [['baton.yml: jobs.baton.with.runs-on', '"small-box"', ...ways]],
  },
  {
    title: 'a label that an expression gives',
    runsOn: 'ubuntu-latest',
    files: { 'baton.yml': call(elsewhere, 'runs-on: "${{ vars.RUNNER }}"') },
    warnings: [],
  },
  {
    title: 'the small machine with the limit of an hour',
    runsOn: 'ubuntu-slim',
    minutes: 60,
    warnings: [[stage, 'after 15 minutes', 'is 60', '`timeout-minutes: 14`']],
  },
  { title: 'the small machine with a limit below its own', runsOn: 'ubuntu-slim', minutes: 14, warnings: [] },
  { id: 'F-UX7', title: 'Windows', runsOn: 'windows-2025', warnings: [[stage, 'not on `windows-2025`', '`ubuntu-latest`']] },
];

describe('baton validate about runners', () => {
  for (const { id, title, runsOn, minutes = 60, files = {}, warnings } of rows)
    requirement(
      {
        ids: [id ?? (minutes === 60 && !runsOn.includes('slim') ? 'F-G3' : 'F-G10')],
        title: `warns where GitHub would not run the job: ${title}`,
        input: `runs-on: ${runsOn}`,
        expected: warnings.length === 0 ? 'nothing to say' : 'the label, why, and the ways out',
      },
      () => {
        const config = parseConfig(`version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines: { fix: { on: { manual: true }, stages: { only: { agent: one, runs-on: ${runsOn}, timeout-minutes: ${minutes} } } } }
`);
        if (!config.ok) throw new Error(config.error[0]?.message);
        const callers = readCallers(Object.entries(files).map(([path, text]) => ({ path: `.github/workflows/${path}`, text })));
        const found = listRunnerWarnings(config.value, callers);
        expect(found.map(({ path }) => path)).toEqual(warnings.map(([path]) => path));
        for (const [index, [, ...words]] of warnings.entries())
          for (const word of words) expect(found[index]?.message).toContain(word);
      },
    );
});
