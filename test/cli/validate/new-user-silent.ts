import type { NewUserMistake } from './new-user-files.ts';

const on = '{ issues: { labels: [agent-ready] } }';
const fixer = '        agent: fixer\n';
const access = '    access: full';
const title = 'title: "{{ subject.title }}"';
const branch = '"baton/issue-{{ subject.number }}"';

/** What is valid in form, and does nothing of what was meant: it was silent. */
export const newUserSilent: readonly NewUserMistake[] = [
  [
    'a secret of Actions in setup',
    fixer,
    `${fixer}        setup: npm login --token \${{ secrets.NPM_TOKEN }}\n        setup-env: [OPENAI_API_KEY]\n`,
    'warning',
    '`$NPM_TOKEN`',
    '`setup-env: [OPENAI_API_KEY, NPM_TOKEN]`',
  ],
  [
    'an expression of Actions in setup',
    fixer,
    `${fixer}        setup: echo \${{ github.sha }}\n`,
    'warning',
    '`${{ github.sha }}`',
    'nothing is put in',
  ],
  [
    'a variable of a template in setup',
    fixer,
    `${fixer}        setup: "git fetch origin {{ subject.head-branch }}"\n`,
    'warning',
    '`{{ subject.head-branch }}`',
  ],
  [
    'an expression of Actions as container',
    fixer,
    `${fixer}        container: "node:\${{ vars.NODE }}"\n`,
    'warning',
    '`${{ vars.NODE }}`',
  ],
  [
    'a secret of Actions as container',
    fixer,
    `${fixer}        container: "\${{ secrets.IMAGE }}"\n`,
    'warning',
    'the value itself',
    'not env: [IMAGE]',
  ],
  [
    'a secret of Actions in a command',
    '    engine: codex\n    model: gpt-5-codex',
    '    engine: command\n    command: [node, scripts/fix.mjs, "${{ secrets.DB_URL }}"]',
    'warning',
    '`env: [OPENAI_API_KEY, DB_URL]`',
  ],
  [
    'a secret of Actions for a server',
    access,
    `${access}\n    mcp-servers: { db: { command: node, args: [scripts/fix.mjs], env: { URL: "\${{ secrets.DB_URL }}" } } }`,
    'warning',
    '`${DB_URL}`',
    '`env: [OPENAI_API_KEY, DB_URL]`',
  ],
  ['an author with an @', on, '{ issues: { labels: [agent-ready], author: "@mona" } }', 'error', '`author: mona`'],
  ['an author left out with an @', on, '{ issues: { labels: [agent-ready], exclude-authors: ["@mona"] } }', 'error', '`mona`'],
  ['a sender with an @', on, '{ issues: [{ labels: [agent-ready], sender: "@mona" }] }', 'error', '`sender: mona`'],
  ['a sender left out with an @', on, '{ issues: { labels: [agent-ready], exclude-senders: ["@mona"] } }', 'error', '`mona`'],
  ['an assignee as in gh', on, '{ issues: { assignee: "@me" } }', 'error', '`@me`', 'the login'],
  ['a reviewer with an @', title, `${title}, reviewers: ["@mona"]`, 'error', '`mona`'],
  ['a team with an @', title, `${title}, team-reviewers: ["@acme/web"]`, 'error', '`web`'],
  [
    'a reviewer of a template with an @',
    title,
    `${title}, reviewers: ["@{{ subject.author }}"]`,
    'error',
    '`"{{ subject.author }}"`',
  ],
  ['a user with an @', '    stages:', '    allow: { users: ["@mona"] }\n    stages:', 'error', '`mona`'],
  ['an approver with an @', fixer, `${fixer}        approval: { users: ["@mona"] }\n`, 'error', '`mona`'],
  ['single braces in a prompt', '{{ subject.body }}', '{ subject.body }', 'warning', '`{{ subject.body }}`'],
  ['single braces in a title', title, 'title: "{needs.fix.handoff.summary}"', 'warning', '`{{ needs.fix.handoff.summary }}`'],
  [
    'a label that is asked for and left out',
    '{ labels: [agent-ready] }',
    '{ labels: [agent-ready], exclude-labels: [Agent-Ready] }',
    'error',
    '`Agent-Ready`',
    'take it out of one',
  ],
  ['an agent with a branch that changes nothing', access, '    access: read', 'warning', '`access: edit`'],
  ['a title as branch', branch, '"baton/{{ subject.title }}"', 'warning', '`branch: "baton/issue-{{ subject.number }}"`'],
  ['two labels as one text', '[agent-ready]', '["bug, agent-ready"]', 'warning', '`labels: [bug, agent-ready]`'],
  [
    'two urgent labels as one text',
    '    stages:',
    '    priority-labels: ["bug, wip"]\n    stages:',
    'warning',
    '`priority-labels: [bug, wip]`',
  ],
  ['two labels to put on as one text', title, `${title}, labels: ["bug, wip"]`, 'warning', '`labels: [bug, wip]`'],
  ['a base as a ref', title, `${title}, base: refs/heads/main`, 'error', '`base: main`'],
  ['a branch as a ref', branch, 'refs/heads/baton/work', 'error', '`branch: "baton/work"`'],
  [
    'a base of a filter as a ref',
    on,
    '{ issues: { labels: [x] }, pull-requests: { labels: [x], base-branch: refs/heads/main } }',
    'error',
    '`base-branch: main`',
  ],
];
