import type { Files } from './repository.ts';

/** A fault of the first hour. */
export interface Fault {
  /** The words of the first column of the table in `docs/validate.md`. */
  readonly title: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly code: string;
  /** Changes of files of a repository that has no fault: text, and what stands in its place. `«` marks where it must be reported. */
  readonly edits: readonly (readonly [file: keyof Files, from: string, to: string])[];
  /** Files that are taken away. */
  readonly without?: readonly (keyof Files)[];
  /** Words that say what to write instead. */
  readonly words: readonly string[];
}

const config = '.github/baton.yml';
const workflow = '.github/workflows/baton.yml';
const looksAt = 'Look at {{ subject.title }}.';
const issues = 'issues: { labels: [agent-ready] }';
const extraAgent = (key: string) => `agents:\n  ${key}other: { engine: command, command: ["true"] }\n`;
const second = (key: string) =>
  `  other:\n    on:\n      issues: { ${key}labels: [Agent-Ready] }\n    stages: { look: { agent: finder } }\n`;

const approval = (text: string) =>
  [config, '        needs: [fix]\n', `        needs: [fix]\n        approval: { ${text} }\n`] as const;
const hears = [workflow, 'on:\n', 'on:\n  issue_comment: { types: [created] }\n'] as const;

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
    words: ['`dist/fix.mjs`', 'setup'],
  },
  {
    title: '`{{ history }}`, and the pipeline has no `history`',
    severity: 'warning',
    code: 'BATON-E142',
    edits: [[config, looksAt, '«{{ history }}']],
    words: ['always empty', '`history: { limit: 5 }`'],
  },
  {
    title: '`{{ inputs.NAME }}`, and no webhook starts the pipeline',
    severity: 'warning',
    code: 'BATON-E142',
    edits: [[config, looksAt, 'Severity «{{ inputs.severity }}']],
    words: ['`inputs.severity` is always empty', 'webhook'],
  },
  {
    title: '`{{ event.review… }}`, and no review starts the pipeline',
    severity: 'warning',
    code: 'BATON-E142',
    edits: [[config, looksAt, '«{{ event.review.body }}']],
    words: ['`event.review.body` is always empty', '`pull-requests: { review-state: changes_requested }`'],
  },
  {
    title: '`{{ subject.title }}`, and only a schedule starts the pipeline',
    severity: 'warning',
    code: 'BATON-E142',
    edits: [
      [config, issues, 'schedule: { cron: "23 4 * * *" }'],
      [config, looksAt, 'Look at «{{ subject.title }}.'],
    ],
    words: ['always "Baton runs: fix"', 'take it out'],
  },
  {
    title: '`{{ needs.STAGE.handoff.data.NAME }}`, and that stage has no schema for its data',
    severity: 'warning',
    code: 'BATON-E146',
    edits: [[config, '{{ needs.find.handoff.summary }}', '«{{ needs.find.handoff.data.cause }}']],
    words: ['mostly empty', 'properties: { cause: { type: string } }'],
  },
  {
    title: 'One label or command starts two pipelines',
    severity: 'warning',
    code: 'BATON-E144',
    edits: [
      [config, 'pipelines:\n', `pipelines:\n${second('')}`],
      [config, issues, issues.replace('labels', '«labels')],
    ],
    words: ['`agent-ready`', '"fix" and pipeline "other"'],
  },
  {
    title: 'A stage has `approval`, and the workflow does not hear comments',
    severity: 'error',
    code: 'BATON-E132',
    edits: [approval('role: maintain'), [workflow, 'on:\n', '«on:\n']],
    words: ['issue_comment: { types: [created] }'],
  },
  {
    title: '`approval` asks for more people than may approve',
    severity: 'error',
    code: 'BATON-E147',
    edits: [hears, approval('users: [583231], count: «2')],
    words: ['role: maintain'],
  },
  {
    title: '`approval` takes a lower role than `allow.minimum-role`',
    severity: 'warning',
    code: 'BATON-E148',
    edits: [hears, approval('role: «triage')],
    words: ['write or more'],
  },
  {
    title: 'No stage names an agent, and no agent hands over to it',
    severity: 'warning',
    code: 'BATON-E145',
    edits: [
      [config, 'agents:\n', extraAgent('«')],
      [config, 'access: read', 'access: read\n    transfer-to: []'],
      [config, 'scripts/fix.mjs]', 'scripts/fix.mjs]\n    transfer-to: []'],
    ],
    words: ['`other`', '`agent: other`'],
  },
  {
    title: 'No stage names an agent, and others may hand over to it',
    severity: 'note',
    code: 'BATON-E145',
    edits: [[config, 'agents:\n', extraAgent('«')]],
    words: ['`other`', '`transfer-to: []`'],
  },
];
