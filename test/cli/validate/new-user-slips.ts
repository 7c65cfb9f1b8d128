import type { NewUserMistake } from './new-user-files.ts';

const on = '{ issues: { labels: [agent-ready] } }';
const fixer = '        agent: fixer\n';
const first = '        agent: investigator\n';
const open = '        uses: pull-request\n';
const pipelines = 'pipelines:\n';
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
  ['a number as condition', open, `${open}        if: subject.number\n`, 'error', 'subject.number'],
];
