import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { checkWorkflowFiles } from '../../../src/core/config/workflow/check-workflow-files.ts';
import { requirement } from '../../support/requirement.ts';

interface Row {
  readonly title: string;
  /** `on` of the pipeline. */
  readonly on: string;
  /** Changes to a workflow that fits. */
  readonly change?: (workflow: string) => string;
  /** Code and words of the one problem; undefined when all fits. */
  readonly problem?: readonly [code: string, ...words: string[]];
}

const byHand = '{ manual: { inputs: { topic: {} } } }';

const caller = `on:
  issues: { types: [labeled] }
  workflow_dispatch:
    inputs:
      task: { type: string }
      event: { type: string }
      pipeline: { type: string }
jobs:
  baton:
    permissions: { contents: write, issues: write, pull-requests: write, actions: write }
    uses: baton-agents/baton/.github/workflows/run.yml@v1
    with:
      task: \${{ inputs.task }}
      event: \${{ inputs.event }}
      pipeline: \${{ inputs.pipeline }}
`;
const label = '{ issues: { labels: [go] } }';
const hears = (line: string) => (text: string) => text.replace('on:\n', `on:\n  ${line}\n`);

const rows: readonly Row[] = [
  { title: 'all that is needed', on: label },
  { title: 'an event too many', on: label, change: hears('push:') },
  { title: 'no types for issues: all are heard', on: label, change: (text) => text.replace(' { types: [labeled] }', '') },
  {
    title: 'issues that are opened',
    on: '{ issues: {} }',
    problem: ['BATON-E132', '`opened`, `reopened` of `issues`', 'types: [labeled, opened, reopened]'],
  },
  { title: 'an assignment', on: '{ issues: { assignee: "*" } }', problem: ['BATON-E132', '`assigned`'] },
  {
    title: 'a label on a pull request',
    on: '{ pull-requests: { labels: [go] } }',
    problem: ['BATON-E132', 'pull_request: { types: [labeled] }'],
  },
  { title: 'the default types of pull_request', on: '{ pull-requests: {} }', change: hears('pull_request:') },
  {
    title: 'types beyond the default ones of pull_request',
    on: '{ pull-requests: { draft: false } }',
    change: hears('pull_request:'),
    problem: ['BATON-E132', '`ready_for_review`'],
  },
  {
    title: 'a review',
    on: '{ pull-requests: { review-state: any } }',
    problem: ['BATON-E132', 'pull_request_review: { types: [submitted] }'],
  },
  {
    title: 'a review that is heard',
    on: '{ pull-requests: { review-state: any } }',
    change: hears('pull_request_review: { types: [submitted] }'),
  },
  {
    title: 'a command',
    on: '{ comment: { command: /baton go } }',
    problem: ['BATON-E132', 'issue_comment: { types: [created] }'],
  },
  {
    title: 'a command that is heard',
    on: '{ comment: { command: /baton go } }',
    change: hears('issue_comment: { types: [created] }'),
  },
  {
    title: 'a command of another prefix',
    on: '{ comment: { command: /fix it } }',
    change: hears('issue_comment: { types: [created] }'),
    problem: ['BATON-E132', '"/fix it"', '`command-prefix: /fix`'],
  },
  {
    title: 'a command of the prefix of the job',
    on: '{ comment: { command: /fix it } }',
    change: (text) =>
      hears('issue_comment: { types: [created] }')(text).replace('with:\n', 'with:\n      command-prefix: /fix\n'),
  },
  {
    title: 'a command of /baton beside another prefix',
    on: '{ comment: { command: /baton go } }',
    change: (text) =>
      hears('issue_comment: { types: [created] }')(text).replace('with:\n', 'with:\n      command-prefix: /fix\n'),
  },
  {
    title: 'a webhook',
    on: '{ webhook: [{ type: a }, { type: b }] }',
    problem: ['BATON-E132', 'repository_dispatch: { types: [a, b] }'],
  },
  {
    title: 'one of two webhooks',
    on: '{ webhook: [{ type: a }, { type: b }] }',
    change: hears('repository_dispatch: { types: [a] }'),
    problem: ['BATON-E132', 'types: [a, b]'],
  },
  {
    title: 'a check',
    on: '{ checks: { workflows: [CI, "Unit tests"] } }',
    problem: [
      'BATON-E132',
      'for the workflow `CI`, `Unit tests`',
      'workflow_run: { workflows: ["CI", "Unit tests"], types: [completed] }',
    ],
  },
  {
    title: 'one of two checks',
    on: '{ checks: { workflows: [CI, Lint] } }',
    change: hears('workflow_run: { workflows: [CI], types: [completed] }'),
    problem: ['BATON-E132', 'for the workflow `Lint`', 'workflow_run: { workflows: ["CI", "Lint"], types: [completed] }'],
  },
  {
    title: 'checks that are heard',
    on: '{ checks: { workflows: [CI, Lint] } }',
    change: hears('workflow_run: { workflows: [CI, Lint, Other] }'),
  },
  {
    title: 'a check of the workflow that calls Baton',
    on: '{ checks: { workflows: [Mine] } }',
    change: (text) => `name: Mine\n${hears('workflow_run: { workflows: [Mine], types: [completed] }')(text)}`,
    problem: ['BATON-E149', 'which calls Baton itself', 'take "Mine" out'],
  },
  {
    title: 'checks of pull requests that are heard for one branch alone',
    on: '{ checks: { workflows: [CI] } }',
    change: hears('workflow_run: { workflows: [CI], branches: [main], types: [completed] }'),
    problem: ['BATON-E149', 'hears checks of the branch `main` alone', 'take `branches` out of `workflow_run`'],
  },
  {
    title: 'checks of the default branch that are heard for it alone',
    on: '{ checks: { workflows: [CI], of: default-branch } }',
    change: hears('workflow_run: { workflows: [CI], branches: [main], types: [completed] }'),
  },
  {
    title: 'a check of a workflow without a file, whose short name is near to that of another',
    on: '{ checks: { workflows: [CD] } }',
    change: (text) => `name: CI\n${hears('workflow_run: { workflows: [CD], types: [completed] }')(text)}`,
  },
  {
    title: 'a check with a slip in its name',
    on: '{ checks: { workflows: [Mien] } }',
    change: (text) => `name: Mine\n${hears('workflow_run: { workflows: [Mien], types: [completed] }')(text)}`,
    problem: ['BATON-E149', 'which does not exist; write "Mine"'],
  },
  {
    title: 'a change that ends runs',
    on: `${label}, on-change: cancel`,
    problem: ['BATON-E132', '`unlabeled`, `closed` of `issues`', '`on-change`', 'types: [labeled, unlabeled, closed]'],
  },
  {
    title: 'a change that ends runs and is heard',
    on: `${label}, on-change: cancel`,
    change: (text) => text.replace('[labeled]', '[labeled, unlabeled, closed]'),
  },
  { title: 'changes that end no run', on: `${label}, on-change: continue` },
  { title: 'changes of which nothing is said', on: label },
  {
    title: 'a push that ends runs',
    on: '{ pull-requests: { labels: [go] } }, on-change: { pushed: cancel }',
    change: hears('pull_request: { types: [labeled] }'),
    problem: ['BATON-E132', '`synchronize` of `pull_request`'],
  },
  { title: 'a start by hand', on: '{ manual: true }' },
  {
    title: 'a cron in its time zone',
    on: '{ schedule: { cron: "0 9 * * 1", timezone: Europe/Berlin } }',
    change: hears('schedule: [{ cron: "0 9 * * 1", timezone: Europe/Berlin }]'),
  },
  {
    title: 'a cron in another time zone',
    on: '{ schedule: { cron: "0 9 * * 1", timezone: Europe/Berlin } }',
    change: hears('schedule: [{ cron: "0 9 * * 1" }]'),
    problem: ['BATON-E118', 'in Europe/Berlin', 'timezone: "Europe/Berlin"'],
  },
  {
    title: 'a cron that stands elsewhere in the workflow, named by an alias',
    on: '{ schedule: { cron: "0 9 * * 1" } }',
    change: (text) => `x-times: &times [{ cron: "0 9 * * 1" }]\n${hears('schedule: *times')(text)}`,
  },
  {
    title: 'an input that is handed on, or an empty text',
    on: label,
    change: (text) => text.replace('${{ inputs.task }}', "${{ inputs.task || '' }}"),
  },
  {
    title: 'an input that is missing',
    on: label,
    change: (text) => text.replace('      event: { type: string }\n', ''),
    problem: ['BATON-E133', '`event`'],
  },
  {
    title: 'an input that is not handed on',
    on: label,
    change: (text) => text.replace('      task: ${{ inputs.task }}\n', ''),
    problem: ['BATON-E133', '`task: ${{ inputs.task }}`'],
  },
  {
    title: 'an input that is handed on wrongly',
    on: label,
    change: (text) => text.replace('inputs.task }}', 'inputs.event }}'),
    problem: ['BATON-E133', '`task`'],
  },
  {
    title: 'a pipeline that takes no inputs, and a workflow without them',
    on: '{ manual: true }',
  },
  {
    title: 'a pipeline that takes inputs, and a workflow that does not declare them',
    on: byHand,
    change: (text) => text.replace('      pipeline: ${{ inputs.pipeline }}\n', '$&      inputs: ${{ inputs.inputs }}\n'),
    problem: ['BATON-E133', 'lacks `inputs`; add `inputs: { type: string, required: false }`'],
  },
  {
    title: 'a pipeline that takes inputs, and a job that does not hand them on',
    on: byHand,
    change: (text) => text.replace('      pipeline: { type: string }\n', '$&      inputs: { type: string }\n'),
    problem: ['BATON-E133', '`inputs: ${{ inputs.inputs }}`'],
  },
  {
    title: 'a permission that is missing',
    on: label,
    change: (text) => text.replace(', actions: write', ''),
    problem: ['BATON-E134', '`actions: write`'],
  },
  {
    title: 'a permission that reads',
    on: label,
    change: (text) => text.replace('contents: write', 'contents: read'),
    problem: ['BATON-E134', '`contents: write`'],
  },
  {
    title: 'a permission too many, with which the run works',
    on: label,
    change: (text) => text.replace('actions: write', 'actions: write, id-token: write'),
  },
  {
    title: 'all permissions in one word',
    on: label,
    change: (text) => text.replace(/permissions: .*/, 'permissions: read-all'),
    problem: ['BATON-E134', '`read-all`'],
  },
  {
    title: 'permissions for the whole workflow',
    on: label,
    change: (text) =>
      text
        .replace(/ +permissions: (.*)\n/, '')
        .replace('jobs:', 'permissions: { contents: write, issues: write, pull-requests: write, actions: write }\njobs:'),
  },
];

describe('baton validate beside a workflow', () => {
  for (const { title, on, change = (text: string) => text, problem } of rows) {
    const expected = problem === undefined ? 'it fits' : problem[0];
    requirement({ ids: ['DESIGN-4.1'], title: `compares the workflow: ${title}`, input: on, expected }, () => {
      const config = parseConfig(
        `version: 1\nagents: { one: { engine: command, command: ["true"] } }\npipelines: { fix: { on: ${on}, stages: { only: { agent: one } } } }\n`,
      );
      if (!config.ok) throw new Error(config.error[0]?.message);
      const found = checkWorkflowFiles(config.value, [{ path: 'baton.yml', text: change(caller) }]);
      expect(found.map(({ code }) => code)).toEqual(problem === undefined ? [] : [problem[0]]);
      for (const word of problem?.slice(1) ?? []) expect(found[0]?.message).toContain(word);
    });
  }

  const commented = 'comment: { command: /fix it }';
  const validating = readFileSync('examples/check-config/.github/workflows/baton-config.yml', 'utf8');
  const hearing = hears('issue_comment: { types: [created] }')(caller);
  const local = (text: string) => text.replace(/uses: .*/, 'uses: ./.github/workflows/run.yml');
  const own = 'on: { workflow_call: { inputs: { task: { type: string } } } }\njobs: { go: { runs-on: a, steps: [] } }\n';
  for (const [title, files, expected] of [
    ['a workflow that only validates stands in for no other', { 'baton.yml': hearing, 'check.yml': validating }, ['BATON-E132']],
    ['a workflow that only validates is held to nothing', { 'check.yml': validating }, []],
    ['a `run.yml` of the user’s own is none of ours', { 'a.yml': local(hearing), 'run.yml': own }, []],
    [
      'a copy of our `run.yml` is called as ours is',
      { 'a.yml': local(hearing), 'run.yml': readFileSync('.github/workflows/run.yml', 'utf8') },
      ['BATON-E132'],
    ],
  ] as const)
    requirement({ ids: ['DESIGN-4.1', 'I-1'], title, input: commented, expected: expected[0] ?? 'it fits' }, () => {
      const config = parseConfig(
        `version: 1\nagents: { one: { engine: command, command: ["true"] } }\npipelines: { fix: { on: { ${commented} }, stages: { only: { agent: one } } } }\n`,
      );
      if (!config.ok) throw new Error(config.error[0]?.message);
      const listed = Object.entries(files).map(([path, text]) => ({ path, text }));
      expect(checkWorkflowFiles(config.value, listed).map(({ code }) => code)).toEqual(expected);
    });
});
