import { type Fault, soundFiles } from './repository.ts';

const workflow = '.github/workflows/baton.yml';
const heard = '  issues: { types: [labeled] }';
const call = '    uses: baton-agents';
const job = soundFiles[workflow].slice(soundFiles[workflow].indexOf(call));
/** The whole job, as a second one. */
const wholeJob = soundFiles[workflow].slice(soundFiles[workflow].indexOf('    permissions:'));
const secrets = job.slice(job.indexOf('    secrets:'));
const permissions = '\npermissions: {}';

type Row = readonly [title: string, code: string, from: string, to: string, ...words: string[]];

/** What GitHub refuses in the workflow, or would never carry out. */
const errors: readonly Row[] = [
  [
    'The job has a key that no call of a workflow has',
    'BATON-E139',
    call,
    `    «runs-on: ubuntu-latest\n${call}`,
    '`runs-on:` out',
  ],
  ['The job has steps beside `uses`', 'BATON-E139', call, `    «steps: [{ run: npm ci }]\n${call}`, '`setup`'],
  ['The job has `env` beside `uses`', 'BATON-E139', call, `    «env: { A: b }\n${call}`, '`env`', 'agents are given'],
  [
    'An event has filters that GitHub does not know',
    'BATON-E139',
    heard,
    '«  issues: { types: [labeled], labels: [agent-ready] }',
    "'labels'",
    '`types: [labeled]`',
  ],
  ['An event has a type that GitHub does not know', 'BATON-E139', heard, '«  issues: { types: [label, labeled] }', "'label'"],
  ['GitHub does not know an event', 'BATON-E139', heard, `«  pull_requests:\n${heard}`, "'pull_requests'", '`pull_request`'],
  [
    'A cron of the workflow has six fields',
    'BATON-E139',
    '  schedule: [{ cron: "23',
    '«  schedule: [{ cron: "0 23',
    'five fields',
  ],
  [
    'A secret is filled from a context that GitHub does not have there',
    'BATON-E139',
    '      ANTHROPIC_API_KEY: ${{ secrets.',
    '«      ANTHROPIC_API_KEY: ${{ env.',
    "'env'",
    '`${{ secrets.NAME }}`',
  ],
  [
    'An input of Baton is required',
    'BATON-E133',
    'task: { type: string }',
    'task: { type: string, «required: true }',
    '`required: false`',
  ],
  [
    'A step uses Baton without an agent and a mode',
    'BATON-E133',
    job,
    '    runs-on: ubuntu-latest\n    «steps: [{ uses: baton-agents/baton@v1 }]\n',
    'run.yml@v1',
  ],
  [
    'The signing key is filled from a variable',
    'BATON-E135',
    '      signing-key: ${{ secrets.',
    '      «signing-key: ${{ vars.',
    '`signing-key: ${{ secrets.BATON_SIGNING_KEY }}`',
  ],
  [
    'The key of an engine stands in the workflow',
    'BATON-E135',
    'ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}',
    '«ANTHROPIC_API_KEY: sk-ant-api03-abc',
    'make a new one',
  ],
  [
    'The job calls an address that starts no pipeline',
    'BATON-E140',
    'uses: baton-agents/baton/.github/workflows/run.yml',
    '«uses: baton-agents/baton',
    'run.yml@v1',
  ],
  [
    'The job calls a commit by a part of its id',
    'BATON-E140',
    'uses: baton-agents/baton/.github/workflows/run.yml@v1',
    '«uses: baton-agents/baton/.github/workflows/run.yml@0123abc',
    '40 digits',
  ],
  [
    'The job hands on an input that `run.yml` does not have',
    'BATON-E133',
    '    with:\n',
    '    with:\n      «agent: fixer\n',
    'take it out',
  ],
  [
    'An input of Baton has another type than text',
    'BATON-E133',
    'task: { type: string }',
    '«task: { type: boolean }',
    '`task: { type: string',
  ],
  [
    'An input of Baton has a default',
    'BATON-E133',
    'pipeline: { type: string }',
    '«pipeline: { type: string, default: fix }',
    'required: false',
  ],
  [
    'A cron of the workflow has a time zone that does not exist',
    'BATON-E139',
    'schedule: [{ cron: "23 4 * * *" }]',
    '«schedule: [{ cron: "23 4 * * *", timezone: Berlin }]',
    '`Europe/Berlin`',
  ],
];

/** What GitHub takes, and what most likely loses tasks or secrets. */
const warnings: readonly Row[] = [
  [
    '`secrets: inherit`, and Baton may belong to another organisation',
    'BATON-E135',
    secrets,
    '    «secrets: inherit\n',
    '`BATON_SIGNING_KEY: ${{ secrets.BATON_SIGNING_KEY }}`',
  ],
  [
    'A secret is filled from a name with a slip',
    'BATON-E135',
    'ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}',
    '«ANTHROPIC_API_KEY: ${{ secrets.ANTROPIC_API_KEY }}',
    '`${{ secrets.ANTHROPIC_API_KEY }}`',
  ],
  ...["github.event.label.name == 'agent-ready'", "vars.BATON_MODE != 'app' && github.event_name == 'issues'"].map(
    (condition, index): Row => [
      index === 0 ? 'The `if` of the job asks for a label' : 'The `if` of the job asks for an event',
      'BATON-E156',
      call,
      `    «if: ${condition}\n${call}`,
      'take it out',
    ],
  ),
  [
    'All workflow runs share a concurrency group',
    'BATON-E156',
    permissions,
    `\n«concurrency: { group: baton, cancel-in-progress: true }${permissions}`,
    '`max-concurrency`',
    'the one at work',
  ],
  [
    'The `if` of the job leaves out Apps',
    'BATON-E156',
    call,
    `    «if: ${'${{'} !endsWith(github.actor, '[bot]') }}\n${call}`,
    'take it out',
  ],
  ['The job has `dry-run`', 'BATON-E156', '    with:\n', '    «with:\n      dry-run: true\n', 'take it out'],
  ['The job has a `strategy`', 'BATON-E156', call, `    «strategy: { matrix: { n: [1, 2] } }\n${call}`, '`matrix`'],
  [
    'The job reads another configuration',
    'BATON-E156',
    '    with:\n',
    '    «with:\n      config: .github/other.yml\n',
    'take the line out',
  ],
  ['The job runs only beside the App', 'BATON-E156', call, `    «if: vars.BATON_MODE == 'app'\n${call}`, "BATON_MODE != 'app'"],
  ['Two jobs call Baton', 'BATON-E156', 'jobs:\n', `«jobs:\n  again:\n${wholeJob}`, 'keep one'],
  [
    'The key of an engine is filled from that of another one',
    'BATON-E135',
    'ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}',
    '«ANTHROPIC_API_KEY: ${{ secrets.OPENAI_API_KEY }}',
    'secrets.ANTHROPIC_API_KEY',
  ],
];

const toFault = (severity: Fault['severity'], [title, code, from, to, ...words]: Row): Fault => ({
  title,
  severity,
  code,
  requirement: 'F-UX10',
  edits: [[workflow, from, to]],
  words,
});

/** In the order of the table. */
export const workflowFaults: readonly Fault[] = [
  ...errors.map((row) => toFault('error', row)),
  ...warnings.map((row) => toFault('warning', row)),
];
