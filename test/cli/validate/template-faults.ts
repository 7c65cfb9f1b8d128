import type { Fault } from './repository.ts';

const config = '.github/baton.yml';
const workflow = '.github/workflows/baton.yml';
const looksAt = 'Look at {{ subject.title }}.';
const issues = 'issues: { labels: [agent-ready] }';
const extraAgent = (key: string) => `agents:\n  ${key}other: { engine: command, command: ["true"] }\n`;
const second = (key: string) =>
  `  other:\n    on:\n      issues: { ${key}labels: [Agent-Ready] }\n    stages: { look: { agent: finder } }\n`;

const approval = (text: string) =>
  [config, '        needs: [fix]\n', `        needs: [fix]\n        approval: { ${text} }\n`] as const;
const hearing = '  issue_comment: { types: [created] }\n';

/** Lets the pipeline wait for a check, and the workflow hear one. */
const waitsFor = (name: string, heard: string) =>
  [
    [config, issues, `${issues}\n      checks: { workflows: [${name}] }`],
    [workflow, 'on:\n', `on:\n  workflow_run: { «workflows: [${heard}], types: [completed] }\n`],
  ] as const;

/** The end of the table: what templates show, and what names nothing. */
export const templateFaults: readonly Fault[] = [
  {
    title: '`{{ history }}`, and the pipeline has no `history`',
    severity: 'warning',
    code: 'BATON-E142',
    edits: [[config, looksAt, '«{{ history }}']],
    words: ['always empty', '`history: { limit: 5 }`'],
  },
  {
    title: '`{{ inputs.NAME }}`, and the pipeline has no inputs',
    severity: 'warning',
    code: 'BATON-E142',
    edits: [[config, looksAt, 'Severity «{{ inputs.severity }}']],
    words: ['`inputs.severity` is always empty', 'webhook', '`manual: { inputs: { severity: { type: string } } }`'],
  },
  {
    title: '`{{ event.review… }}`, and no review starts the pipeline',
    severity: 'warning',
    code: 'BATON-E142',
    edits: [[config, looksAt, '«{{ event.review.body }}']],
    words: ['`event.review.body` is always empty', '`pull-requests: { review-state: changes_requested }`'],
  },
  {
    title: '`{{ subject.head-branch }}`, and no pull request starts the pipeline',
    severity: 'warning',
    code: 'BATON-E142',
    edits: [[config, 'baton/{{ subject.number }}', '«{{ subject.head-branch }}']],
    words: ['`/baton run` on a pull request', '`baton/issue-{{ subject.number }}`'],
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
    title: '`{{ event.comment }}`, the command takes arguments, and nothing reads them',
    severity: 'note',
    code: 'BATON-E174',
    edits: [
      [config, issues, 'comment: { command: /baton fix, arguments: "<topic>" }'],
      [config, looksAt, '«{{ event.comment }}'],
    ],
    words: ['`{{ inputs.topic }}`'],
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
    title: 'A pipeline waits for the file of a workflow, in place of its name',
    severity: 'error',
    code: 'BATON-E149',
    requirement: 'F-UX1',
    edits: waitsFor('ci.yml', 'CI'),
    words: ['`ci.yml` is the file of "CI"', 'write "CI"'],
  },
  {
    title: 'A pipeline waits for a workflow that no file has',
    severity: 'warning',
    code: 'BATON-E149',
    requirement: 'F-UX1',
    edits: waitsFor('Tests', 'Tests'),
    words: ['"Tests"', 'no file', '`CI`', 'CodeQL'],
  },
  {
    title: 'A stage has `approval`, and the workflow does not hear comments',
    severity: 'error',
    code: 'BATON-E132',
    edits: [approval('role: maintain'), [workflow, hearing, ''], [workflow, 'on:\n', '«on:\n']],
    words: ['issue_comment: { types: [created] }'],
  },
  {
    title: 'A run asks for money at its limit, and the workflow does not hear comments',
    severity: 'error',
    code: 'BATON-E132',
    edits: [
      [config, '    stages:\n', '    limits: { max-cost-usd: 5, on-limit: ask }\n    stages:\n'],
      [workflow, hearing, ''],
      [workflow, 'on:\n', '«on:\n'],
    ],
    words: ['issue_comment: { types: [created] }', 'or add money'],
  },
  {
    title: 'An agent may ask, and the workflow does not hear comments',
    severity: 'warning',
    code: 'BATON-E132',
    edits: [
      [workflow, hearing, ''],
      [workflow, 'on:\n', '«on:\n'],
    ],
    words: ['nobody can answer an agent that asks', '`/baton answer`', '`  issue_comment: { types: [created] }`'],
  },
  {
    title: '`approval` asks for more people than may approve',
    severity: 'error',
    code: 'BATON-E161',
    edits: [approval('users: [583231], count: «2')],
    words: ['role: maintain'],
  },
  {
    title: '`approval` takes a lower role than `allow.minimum-role`',
    severity: 'warning',
    code: 'BATON-E162',
    edits: [approval('role: «triage')],
    words: ['write or more'],
  },
  {
    title: '`pick` reads results that only an agent reported',
    severity: 'error',
    code: 'BATON-E745',
    edits: [
      [
        config,
        'agent: finder\n        prompt',
        'agent: finder\n        matrix: { values: [a, b], pick: double(«each.results.score) }\n        prompt',
      ],
    ],
    words: ['engine `claude-code`', 'Add a stage', '`engine: command`'],
  },
  {
    title: 'A budget without a limit',
    severity: 'error',
    code: 'BATON-E180',
    edits: [[config, 'agents:\n', 'budgets:\n  - «{ per: day }\nagents:\n']],
    words: ['`budgets[0]`', '`max-cost-usd: 20`'],
  },
  {
    title: 'A budget in a time zone that does not exist',
    severity: 'error',
    code: 'BATON-E131',
    edits: [[config, 'agents:\n', 'budgets: [{ per: day, max-runs: 2, timezone: «Berlin }]\nagents:\n']],
    words: ['`budgets[0].timezone`', 'Europe/Berlin'],
  },
  {
    title: 'A budget for a pipeline that does not exist',
    severity: 'error',
    code: 'BATON-E181',
    edits: [[config, 'agents:\n', 'budgets: [{ per: day, max-runs: 2, pipelines: [«fxi] }]\nagents:\n']],
    words: ['`fxi`', 'Did you mean `fix`?'],
  },
  {
    title: 'A budget of less than nothing',
    severity: 'error',
    code: 'BATON-E107',
    edits: [[config, 'agents:\n', 'budgets: [{ per: day, max-runs: «-1 }]\nagents:\n']],
    words: ['-1', 'at least 0'],
  },
  {
    title: 'A limit of child tasks, and no stage has `children`',
    severity: 'note',
    code: 'BATON-E736',
    edits: [[config, '    stages:\n', '    limits: { max-depth: «2 }\n    stages:\n']],
    words: ['`children: {}`'],
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
