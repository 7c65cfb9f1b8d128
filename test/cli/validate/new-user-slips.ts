import type { NewUserMistake } from './new-user-files.ts';

const on = '{ issues: { labels: [agent-ready] } }';
const fixer = '        agent: fixer\n';
const first = '        agent: investigator\n';
const open = '        uses: pull-request\n';
const pipelines = 'pipelines:\n';
const body = 'needs.fix.handoff.summary }} Fixes';
const small = '{ on: { manual: true }, stages: { work: { agent: fixer } } }';

/** What is right by itself and does not fit together. */
export const newUserSlips: readonly NewUserMistake[] = [
  [
    'a pipeline without stages',
    pipelines,
    `${pipelines}  empty: { on: { manual: true }, stages: {} }\n`,
    'error',
    'name at least one',
  ],
  ['a pipeline named like a run', pipelines, `${pipelines}  fix-2: ${small}\n`, 'error', 'give it a name'],
  ['a schedule as a list of maps', on, '{ schedule: [{ cron: "0 9 * * 1" }] }', 'error', '`schedule: { cron: "0 9 * * 1" }`'],
  ['a secret as in a shell', 'env: [ANTHROPIC_API_KEY]', 'env: [$ANTHROPIC_API_KEY]', 'error', '`ANTHROPIC_API_KEY`'],
  ['a cron in words', on, '{ schedule: { cron: every monday } }', 'error', '`0 9 * * 1`'],
  [
    'a slip in an agent to hand over to',
    '    access: full',
    '    access: full\n    transfer-to: [investigater]',
    'error',
    '`investigator`',
  ],
  [
    'a limit of money without a price',
    '    access: full',
    '    access: full\n    max-cost-usd: 5',
    'error',
    'write the price of `gpt-5-codex` under `prices`',
  ],
  ['a pattern that is not closed', on, '{ issues: { labels: [x], title-pattern: "(" } }', 'error', 'no event fits'],
  ['a budget of nothing', 'agents:\n', 'budgets: [{ per: day, max-runs: 0 }]\nagents:\n', 'warning', 'write more'],
  [
    'a budget without a price',
    'agents:\n',
    'budgets: [{ per: day, max-cost-usd: 5 }]\nagents:\n',
    'warning',
    'write the price of `gpt-5-codex`',
  ],
  [
    'children by an agent that is not there',
    fixer,
    `${fixer}        children: { agents: [nobody] }\n`,
    'error',
    '`investigator`',
  ],
  ['children that may do more', first, `${first}        children: { agents: [fixer] }\n`, 'warning', 'less access'],
  [
    'no room for children',
    pipelines,
    `${pipelines}  divide: { limits: { max-tasks: 2 }, ${small.slice(2, -6)}, children: {} } } }\n`,
    'warning',
    'write 3 or more',
  ],
  [
    'children without a place',
    pipelines,
    `${pipelines}  divide: { max-concurrency: 1, ${small.slice(2, -6)}, children: { wait: poll } } } }\n`,
    'error',
    '`max-concurrency: 2`',
  ],
  ['a choice without options', on, '{ manual: { inputs: { level: { type: choice } } } }', 'error', '`options: [first, second]`'],
  ['arguments that are not closed', on, '{ comment: { command: /fix, arguments: "<topic" } }', 'error', '<topic'],
  [
    'an input that one trigger lacks',
    `    on: ${on}\n    stages:\n      investigate:\n${first}        prompt: "Find`,
    `    on: { issues: { labels: [agent-ready] }, comment: { command: /baton fix, arguments: "<topic>" } }\n    stages:\n      investigate:\n${first}        prompt: "{{ inputs.topic }} Find`,
    'note',
    '`default`',
  ],
  [
    'more elements than tasks',
    pipelines,
    `${pipelines}  many: { limits: { max-tasks: 1 }, ${small.slice(2, -6)}, matrix: [a, b] } } }\n`,
    'error',
    'write fewer elements',
  ],
  // The line to write has what was written
  [
    'the value of a secret in env',
    'env: [OPENAI_API_KEY]',
    'env: [sk-ant-api03-abcdefghijklmnop]',
    'error',
    'value of a secret',
    'revoke it',
    '`API_KEY`',
    'not abcdefghij',
    'not sk_ant',
  ],
  [
    'a secret of Actions in env',
    'env: [OPENAI_API_KEY]',
    'env: ["${{ secrets.OPENAI_API_KEY }}"]',
    'error',
    'write `OPENAI_API_KEY`',
  ],
  ['a secret as key', 'keys: ["k1:', 'keys: ["${{ secrets.BATON_SIGNING_KEY }}", "k1:', 'error', 'public half', 'stays a secret'],
  [
    'a seed as key',
    'keys: ["k1:',
    'keys: ["d1fG6kpsYKcUgq9VB7Ey7F0ZVHdq6vnuSQh7qaRRG0iw", "k1:',
    'error',
    'revoke it',
    'not qaRRG0iwd',
  ],
  ['stop in place of cancel', '    stages:', '    on-change: stop\n    stages:', 'error', 'write `on-change: cancel`'],
  ['a description in place of a body', 'body: "', 'description: "', 'error', '`body`', 'not agents.<name>'],
  ['max-attempts', '{ attempts: 2 }', '{ max-attempts: 3 }', 'error', '`attempts: 3`', 'not is missing'],
  [
    'who may start, at the top',
    'agents:\n',
    'allow: { minimum-role: triage }\nagents:\n',
    'error',
    '`allow: { minimum-role: triage }`',
  ],
  [
    'the result of a stage in a condition',
    open,
    `${open}        if: needs.fix.result == 'success'\n`,
    'error',
    'did you mean `outcome`?',
  ],
  ['the outputs of a stage', body, 'needs.fix.outputs.summary }} Fixes', 'error', '`needs.fix.handoff.summary`'],
  ['data in the outputs of a stage', body, 'needs.fix.outputs.cause }} Fixes', 'error', '`needs.fix.handoff.data.cause`'],
  ['the id of the subject', 'subject.number }}" }', 'subject.id }}" }', 'error', 'did you mean `number`?'],
  ['contains of Actions', open, `${open}        if: contains(subject.labels, 'bug')\n`, 'error', '`"bug" in subject.labels`'],
  [
    'contains of Actions in a text',
    open,
    `${open}        if: contains(subject.title, 'bug')\n`,
    'error',
    '`subject.title.contains("bug")`',
  ],
  ['two commands as setup', fixer, `${fixer}        setup: [npm ci, npm test]\n`, 'error', '`setup: "npm ci && npm test"`'],
  [
    'a variable of Actions in two braces',
    'issue. {{ subject.title',
    'issue. {{ issue.title',
    'error',
    '`{{ subject.title }}`',
    'not without `$`',
  ],
  ['jobs in place of pipelines', pipelines, 'jobs:\n', 'error', '`pipelines`', 'not is missing'],
  ['steps in place of stages', '    stages:', '    steps:', 'error', '`stages`', 'not is missing'],
  ['a stage that needs itself', 'needs: [investigate]', 'needs: [fix]', 'error', 'needs itself', 'not does not need'],
  ['a number as condition', open, `${open}        if: subject.number\n`, 'error', 'subject.number'],
];
