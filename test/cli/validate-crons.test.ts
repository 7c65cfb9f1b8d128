import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { requirement } from '../support/requirement.ts';
import { runCommand } from './run-command.ts';
import { useFiles } from './support.ts';

const { folder } = useFiles();

const call = 'jobs: { baton: { uses: baton-agents/baton/.github/workflows/run.yml@v1 } }\n';
const action = 'jobs: { one: { runs-on: x, steps: [{ uses: octo/baton@v1, with: { mode: single } }] } }\n';
const plainStep = 'jobs: { one: { runs-on: x, steps: [{ uses: octo/baton@v1, with: { agent: one, prompt: Go } }] } }\n';

const says = (line: string) => `The workflow does not fire "0 9 * * 1", the \`on.schedule.cron\` of pipeline "weekly"; ${line}`;

const rows: readonly { title: string; workflow: string; problem: string | undefined }[] = [
  { title: 'the same cron', workflow: `on: { schedule: [{ cron: "0 9 * * 1" }] }\n${call}`, problem: undefined },
  { title: 'the same with other blanks', workflow: `on:\n  schedule:\n    - cron: "0  9 * * 1 "\n${call}`, problem: undefined },
  {
    title: 'the same, fired for the action',
    workflow: `on: { schedule: [{ cron: "0 9 * * 1" }] }\n${action}`,
    problem: undefined,
  },
  {
    title: 'no schedule',
    workflow: `name: Baton\non:\n  issues: { types: [labeled] }\n${call}`,
    problem: `2:1: BATON-E118 ${says('add the line `  schedule: [{ cron: "0 9 * * 1" }]` to its `on:`.')}`,
  },
  {
    title: 'a list of events',
    workflow: `on: [issues]\n${call}`,
    problem: `1:1: BATON-E118 ${says('add the line `  schedule: [{ cron: "0 9 * * 1" }]` to its `on:`.')}`,
  },
  {
    title: 'another cron between brackets',
    workflow: `on:\n  schedule: [{ cron: "0 8 * * 1" }]\n${call}`,
    problem: `2:3: BATON-E118 ${says('change the line of its schedule to `  schedule: [{ cron: "0 8 * * 1" }, { cron: "0 9 * * 1" }]` (no pipeline has "0 8 * * 1", which it fires).')}`,
  },
  {
    title: 'another cron in a block, of the action',
    workflow: `on:\n  issues:\n  schedule:\n    - cron: "30 6 * * *"\n${action}`,
    problem: `3:3: BATON-E118 ${says('add the line `    - { cron: "0 9 * * 1" }` to its `schedule:` (no pipeline has "30 6 * * *", which it fires).')}`,
  },
  { title: 'a plain step alone, which starts no pipeline', workflow: `on: [push]\n${plainStep}`, problem: undefined },
  {
    title: 'a workflow of another kind',
    workflow: 'on: [push]\njobs: { one: { steps: [{ run: make }] } }\n',
    problem: undefined,
  },
  { title: 'a file that is no YAML', workflow: 'on: [\n', problem: undefined },
];

describe('baton validate beside workflows', () => {
  for (const [index, { title, workflow, problem }] of rows.entries()) {
    requirement(
      {
        ids: ['DESIGN-4.1', 'Y-19'],
        title: `compares the cron of a pipeline with ${title}`,
        input: workflow.trim(),
        expected: problem ?? 'valid',
      },
      async () => {
        const github = join(folder, String(index), '.github');
        mkdirSync(join(github, 'workflows'), { recursive: true });
        writeFileSync(join(github, 'workflows', 'caller.yml'), workflow);
        const config = join(github, 'baton.yml');
        writeFileSync(
          config,
          `version: 1
signing: { keys: ["k1:${'A'.repeat(43)}="] }
agents: { one: { engine: command, command: ["true"] } }
pipelines: { weekly: { on: { schedule: { cron: "0 9 * * 1" } }, stages: { only: { agent: one } } } }
`,
        );
        const file = join(github, 'workflows', 'caller.yml');
        const { stdout } = await runCommand('validate', '--config', config);
        const crons = stdout.split('\n').filter((line) => line.includes('BATON-E118'));
        expect(crons).toEqual(problem === undefined ? [] : [`${file}:${problem}`]);
      },
    );
  }
});
