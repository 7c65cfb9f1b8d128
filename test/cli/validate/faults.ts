import { nameFaults } from './name-faults.ts';
import { type Fault, soundFiles } from './repository.ts';
import { templateFaults } from './template-faults.ts';
import { workflowFaults } from './workflow-faults.ts';

const config = '.github/baton.yml';
const workflow = '.github/workflows/baton.yml';
const runName = `${/^run-name:.*$/m.exec(soundFiles[workflow])?.[0]}\n`;
const issues = 'issues: { labels: [agent-ready] }';

/** Gives an agent an MCP server. */
const server = (command: string, args: string) =>
  ['access: read', `access: read\n    mcp-servers: { docs: { command: ${command}, args: ${args} } }`] as const;

/** In the order of the table. */
export const faults: readonly Fault[] = [
  {
    title: 'No workflow calls Baton',
    severity: 'error',
    code: 'BATON-E138',
    without: [workflow],
    edits: [[config, 'pipelines:\n', '«pipelines:\n']],
    words: ['baton init', 'run.yml@v1'],
  },
  {
    title: 'The workflow is not valid YAML',
    severity: 'error',
    code: 'BATON-E139',
    edits: [[workflow, '  issues:', '«\tissues:']],
    words: ['Tabs', 'spaces'],
  },
  {
    title: 'The workflow calls Baton without a version',
    severity: 'error',
    code: 'BATON-E140',
    edits: [
      [workflow, 'uses: baton-agents/baton/.github/workflows/run.yml@v1', '«uses: baton-agents/baton/.github/workflows/run.yml'],
    ],
    words: ['`uses: baton-agents/baton/.github/workflows/run.yml@v1`'],
  },
  {
    title: 'The workflow does not hear an event that starts a pipeline',
    severity: 'error',
    code: 'BATON-E132',
    edits: [[workflow, 'issues: { types: [labeled] }', '«issues: { types: [opened] }']],
    words: ['`  issues: { types: [opened, labeled] }`'],
  },
  {
    title: 'The workflow does not fire the cron of a schedule',
    severity: 'error',
    code: 'BATON-E118',
    edits: [
      [config, issues, `${issues}\n      schedule: { cron: "0 9 * * 1" }`],
      [workflow, 'schedule: [{ cron: "23 4 * * *" }]', '«schedule: [{ cron: "23 4 * * *" }]'],
    ],
    words: ['{ cron: "0 9 * * 1" }'],
  },
  {
    title: 'The workflow does not declare an input of Baton',
    severity: 'error',
    code: 'BATON-E133',
    edits: [
      [workflow, '    inputs:\n', '    «inputs:\n'],
      [workflow, '      event: { type: string }\n', ''],
    ],
    words: ['`event: { type: string, required: false }`'],
  },
  {
    title: 'The workflow cannot be started again by Baton',
    severity: 'error',
    code: 'BATON-E133',
    edits: [
      [workflow, 'on:\n', '«on:\n'],
      [
        workflow,
        `  workflow_dispatch:
    inputs:
      task: { type: string }
      event: { type: string }
      pipeline: { type: string }
`,
        '',
      ],
      [config, issues, `${issues}\n      manual: true`],
    ],
    words: ['`workflow_dispatch`', 'inputs: { task: { type: string }, event: { type: string }, pipeline: { type: string } }'],
  },
  {
    title: 'The job does not hand on an input of Baton',
    severity: 'error',
    code: 'BATON-E133',
    edits: [[workflow, 'event: ${{ inputs.event }}', '«event: ${{ inputs.task }}']],
    words: ['`event: ${{ inputs.event }}`'],
  },
  {
    title: 'The job does not grant a permission that Baton needs',
    severity: 'error',
    code: 'BATON-E134',
    edits: [[workflow, 'permissions: { contents: write, ', '«permissions: { ']],
    words: ['`contents: write`'],
  },
  {
    title: 'The same, in a copy of Baton under another name',
    severity: 'error',
    code: 'BATON-E134',
    edits: [
      [workflow, 'baton-agents/baton/', 'octo/relay/'],
      [workflow, 'permissions: { contents: write, ', '«permissions: { '],
    ],
    words: ['`contents: write`'],
  },
  {
    title: 'The job grants a permission that Baton does not use',
    severity: 'warning',
    code: 'BATON-E134',
    edits: [[workflow, 'permissions: { contents: write, ', '«permissions: { id-token: write, contents: write, ']],
    words: ['`id-token`'],
  },
  {
    title: 'The job does not pass the key of an engine that `env` names',
    severity: 'error',
    code: 'BATON-E135',
    edits: [
      [workflow, '    secrets:\n', '    «secrets:\n'],
      [workflow, '      ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}\n', ''],
    ],
    words: ['`ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}`'],
  },
  {
    title: 'The job does not pass another secret that `env` names',
    severity: 'error',
    code: 'BATON-E135',
    edits: [
      [config, '[ANTHROPIC_API_KEY]', '[ANTHROPIC_API_KEY, MY_API_KEY]'],
      [workflow, '    secrets:\n', '    «secrets:\n'],
    ],
    words: ['`agent-secrets: |`', '`MY_API_KEY=${{ secrets.MY_API_KEY }}`'],
  },
  {
    title: 'The job passes a secret that `run.yml` does not declare',
    severity: 'error',
    code: 'BATON-E135',
    edits: [
      [config, '[ANTHROPIC_API_KEY]', '[ANTHROPIC_API_KEY, MY_API_KEY]'],
      [workflow, '      signing-key:', '      «MY_API_KEY: ${{ secrets.MY_API_KEY }}\n      signing-key:'],
    ],
    words: ['GitHub refuses', '`agent-secrets: |`', '`MY_API_KEY=${{ secrets.MY_API_KEY }}`'],
  },
  {
    title: 'The job does not pass the signing key',
    severity: 'error',
    code: 'BATON-E135',
    edits: [
      [workflow, '    secrets:\n', '    «secrets:\n'],
      [workflow, '      signing-key: ${{ secrets.BATON_SIGNING_KEY }}\n', ''],
      [workflow, '      BATON_SIGNING_KEY: ${{ secrets.BATON_SIGNING_KEY }}\n', ''],
    ],
    words: ['`signing-key: ${{ secrets.BATON_SIGNING_KEY }}`'],
  },
  {
    title: 'The workflow has no `run-name`',
    severity: 'warning',
    code: 'BATON-E147',
    edits: [
      [workflow, runName, ''],
      [workflow, 'name: Baton\n', '«name: Baton\n'],
    ],
    words: ['has no `run-name`', 'baton init', '`run-name: ${{ inputs.task && '],
  },
  {
    title: 'The `run-name` does not say which task the workflow run carries out',
    severity: 'warning',
    code: 'BATON-E147',
    edits: [[workflow, runName, '«run-name: Baton on ${{ github.ref_name }}\n']],
    words: ['`Baton on ${{ github.ref_name }}`', '`run-name: ${{ inputs.task && '],
  },
  {
    title: 'The signing key is the one of an example',
    severity: 'error',
    code: 'BATON-E141',
    edits: [
      [config, '["k1:6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw="]', '[«"k1:REPLACEthisWithYourOwnPublicKey000000000000="]'],
    ],
    words: ['not yours', 'baton init'],
  },
  {
    title: 'A pull request, and no stage before it has a `branch`',
    severity: 'error',
    code: 'BATON-E136',
    edits: [
      [config, '        branch: "baton/{{ subject.number }}"\n', ''],
      [config, 'open:\n        ', 'open:\n        «'],
    ],
    words: ['`branch: "baton/{{ run.id }}"` at the stage `fix`'],
  },
  {
    title: 'A pull request without `needs`',
    severity: 'error',
    code: 'BATON-E136',
    edits: [
      [config, 'needs: [fix]\n        uses', '«uses'],
      [config, 'body: "{{ needs.fix.handoff.summary }}"', 'body: Done.'],
    ],
    words: ['`needs: [<stage>]`'],
  },
  {
    title: 'A pull request for the branches of a matrix',
    severity: 'error',
    code: 'BATON-E136',
    edits: [
      [config, 'branch: "baton/{{ subject.number }}"', 'branch: "baton/{{ matrix.value }}"\n        matrix: [a, b]'],
      [config, 'with: { title: Fix', 'with: «{ title: Fix'],
    ],
    words: ['matrix of `fix`', '`pick`', '`branch: "{{ needs.fix.each[0].results.branch }}"`'],
  },
  {
    title: 'A `branch` that gives no name for a branch, whatever its variables are',
    severity: 'error',
    code: 'BATON-E701',
    edits: [[config, '"baton/{{ subject.number }}"', '«"baton//{{ subject.number }}.lock"']],
    words: ['"baton//1.lock"', 'Change `branch`', 'Variables stand as 1'],
  },
  {
    title: 'The default branch as `branch`, in a clone or a job that knows it',
    severity: 'error',
    code: 'BATON-E716',
    edits: [
      ['.git/HEAD', '', 'ref: refs/heads/main\n'],
      [config, '"baton/{{ subject.number }}"', '«"{% if run.attempt == 1 %}Main{% else %}x{% endif %}"'],
    ],
    words: ['came out as "Main", the default branch', 'such as baton/'],
  },
  {
    title: 'A `branch` that begins with text of people or agents',
    severity: 'note',
    code: 'BATON-E728',
    edits: [[config, '"baton/{{ subject.number }}"', "«\"{{ subject.title | replace: ' ', '-' }}\""]],
    words: ['`allow: { push-existing: [...] }`', 'such as baton/'],
  },
  {
    title: 'A pipeline has more stages than `max-tasks`',
    severity: 'error',
    code: 'BATON-E137',
    edits: [[config, '    stages:\n      find:', '    limits: { max-tasks: «2 }\n    stages:\n      find:']],
    words: ['is 2', '3 stages', 'write 3 or more'],
  },
  {
    title: 'The file of `instructions` is not there',
    severity: 'error',
    code: 'BATON-E143',
    edits: [[config, '.github/agents/finder.md', '«.github/agents/nope.md']],
    words: ['`.github/agents/nope.md`', 'add it'],
  },
  {
    title: 'The program of an agent is not there',
    severity: 'error',
    code: 'BATON-E143',
    edits: [[config, 'scripts/fix.mjs', '«scripts/missing.mjs']],
    words: ['`scripts/missing.mjs`', 'add it'],
  },
  {
    title: 'The same, and `setup` of its stage may make it',
    severity: 'warning',
    code: 'BATON-E143',
    edits: [
      [config, 'scripts/fix.mjs', '«dist/fix.mjs'],
      [config, 'agent: fixer\n', 'agent: fixer\n        setup: npm run build\n'],
    ],
    words: ['`dist/fix.mjs`', 'setup', 'without secrets'],
  },
  {
    title: 'The program of an MCP server is not there',
    severity: 'warning',
    code: 'BATON-E143',
    edits: [[config, ...server('node', '[«mcp/docs.mjs]')]],
    words: ['`mcp/docs.mjs`', 'add it'],
  },
  {
    title: 'The program of an agent with `env` may be code of the checkout',
    severity: 'warning',
    code: 'BATON-E153',
    edits: [
      [config, '[node, scripts/fix.mjs]', '«[fix-agent, --fast]\n    env: [MY_KEY]'],
      [workflow, '      ANTHROPIC_API_KEY:', '      agent-secrets: MY_KEY=${{ secrets.MY_KEY }}\n      ANTHROPIC_API_KEY:'],
    ],
    words: ['`agents.fixer.command` runs "fix-agent --fast"', '(MY_KEY)', 'write `program: machine` at `agents.fixer`'],
  },
  {
    title: 'The program of an MCP server may be code of the checkout',
    severity: 'warning',
    code: 'BATON-E153',
    edits: [[config, ...server('«uvx', '[docs-server]')]],
    words: ['the server is left out', 'write `program: machine` at `agents.finder.mcp-servers.docs`'],
  },
  {
    title: 'The same, and `program: workspace` says so',
    severity: 'note',
    code: 'BATON-E153',
    edits: [[config, ...server('«uvx', '[docs-server], program: workspace')]],
    words: ['the server is left out'],
  },
  ...workflowFaults,
  ...templateFaults,
  ...nameFaults,
];
