import { soundFiles } from './repository.ts';

/** The repository of somebody who follows README: its example, with a key of his own and the workflow that `init` writes. */
export const newUserFiles = {
  ...soundFiles,
  '.github/baton.yml': `version: 1
signing: { keys: ["k1:6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iw="] }
retention: { prompts: true }
agents:
  investigator: { engine: claude-code, env: [ANTHROPIC_API_KEY], access: read }
  fixer:
    engine: codex
    model: gpt-5-codex
    env: [OPENAI_API_KEY]
    access: full
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    stages:
      investigate:
        agent: investigator
        prompt: "Find the cause of this issue. {{ subject.title }} {{ subject.body }}"
      fix:
        needs: [investigate]
        agent: fixer
        branch: "baton/issue-{{ subject.number }}"
        retry: { attempts: 2 }
        prompt: "Fix this, and run all tests. {{ subject.title }} {{ needs.investigate.handoff.summary }}"
      open-pr:
        needs: [fix]
        uses: pull-request
        with: { title: "{{ subject.title }}", body: "{{ needs.fix.handoff.summary }} Fixes #{{ subject.number }}" }
`,
  '.github/workflows/baton.yml': soundFiles['.github/workflows/baton.yml'].replace(
    '      ANTHROPIC_API_KEY:',
    '      OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}\n      ANTHROPIC_API_KEY:',
  ),
};

/** A mistake in the configuration: a text of it, what stands in its place, what is found, and words that say what to write. */
export type NewUserMistake = readonly [
  title: string,
  from: string,
  to: string,
  severity: 'error' | 'warning' | 'note',
  ...words: string[],
];

const on = '{ issues: { labels: [agent-ready] } }';
const fixer = '        agent: fixer\n';
const first = '        agent: investigator\n';
const prompt = '"Find the cause of this issue. {{ subject.title }} {{ subject.body }}"';
const open = '        uses: pull-request\n';

/** What somebody gets wrong who has read README, docs/tutorial.md and docs/config.md, and has used other tools. */
export const newUserMistakes: readonly NewUserMistake[] = [
  // YAML
  ['a tab as indentation', '    engine: codex', '\tengine: codex', 'error', 'indent with spaces'],
  ['a variable without quotes', `prompt: ${prompt}`, 'prompt: {{ subject.title }}', 'error', '`prompt: "{{ subject.title }}"`'],
  ['a colon in a text', `prompt: ${prompt}`, 'prompt: Task: find it', 'error', '`prompt: "Task: find it"`'],
  ['a bracket that is not closed', '[agent-ready] }', '[agent-ready }', 'error', 'bracket is not closed'],
  ['a quote that is not closed', '{{ subject.body }}"', '{{ subject.body }}', 'error', 'quote'],
  ['a list with a dash on the line of its key', 'needs: [investigate]', 'needs: - investigate', 'error', 'below its key'],
  ['a key without a colon', '    engine: codex', '    engine codex', 'error', 'colon'],
  ['a key without a space behind its colon', '    model: gpt-5-codex', '    model:gpt-5-codex', 'error', 'colon'],
  ['an anchor', '    env: [OPENAI_API_KEY]', '    env: &keys [OPENAI_API_KEY]', 'error', '&keys'],
  ['a merge key', '    access: full', '    <<: *base', 'error', 'write the keys out'],
  ['a key twice', '    access: full', '    access: full\n    access: read', 'error', 'twice'],
  ['a stage that is indented less', '      fix:\n        needs', '    fix:\n        needs', 'error', 'indented differently'],
  ['yes in place of true', fixer, `${fixer}        continue-on-failure: yes\n`, 'error', '`continue-on-failure: true`'],
  ['no in place of false', fixer, `${fixer}        continue-on-failure: no\n`, 'error', '`continue-on-failure: false`'],
  ['off in place of false', 'retention: { prompts: true }', 'retention: { prompts: off }', 'error', '`prompts: false`'],
  ['a number as label', '[agent-ready]', '[123]', 'error', '`"123"`'],
  ['a comment sign in a text', `prompt: ${prompt}`, 'prompt: Fix issue #12 now', 'warning', '#'],
  ['a version as text', 'version: 1', 'version: "1"', 'error', '`1`'],
  ['a version with a letter', 'version: 1', 'version: v1', 'error', '`1`'],
  // Wrong types
  ['one label as text', '[agent-ready]', 'agent-ready', 'error', '`labels: [agent-ready]`'],
  ['one need as text', 'needs: [investigate]', 'needs: investigate', 'error', '`needs: [investigate]`'],
  ['two needs as one text', 'needs: [fix]', 'needs: fix, investigate', 'error', '`needs: [fix, investigate]`'],
  ['one secret as text', 'env: [OPENAI_API_KEY]', 'env: OPENAI_API_KEY', 'error', '`env: [OPENAI_API_KEY]`'],
  [
    'env as a map',
    'env: [OPENAI_API_KEY]',
    'env: { OPENAI_API_KEY: "${{ secrets.OPENAI_API_KEY }}" }',
    'error',
    '`env: [OPENAI_API_KEY]`',
  ],
  [
    'stages as a list',
    '    stages:\n      investigate:\n        agent',
    '    stages: [one]\n    x:\n      investigate:\n        agent',
    'error',
    '`stages: { name: { agent: <agent> } }`',
  ],
  ['agents as a list', 'agents:\n', 'agents: [codex]\nx:\n', 'error', '`agents: { name: { engine: claude-code } }`'],
  ['retry as a number', '{ attempts: 2 }', '3', 'error', '`retry: { attempts: 3 }`'],
  ['attempts as text', '{ attempts: 2 }', '{ attempts: two }', 'error', 'must be a number; write `attempts: 1`'],
  ['on as a text', on, 'issues', 'error', '`on: { issues: '],
  ['on as a list', on, '[issues, pull_request]', 'error', '`on: { issues: '],
  [
    'a label in place of the filter',
    '{ issues: { labels: [agent-ready] } }',
    '{ issues: agent-ready }',
    'error',
    'a map',
    'labels',
  ],
  [
    'a command as one text',
    '    engine: codex\n    model: gpt-5-codex',
    '    engine: command\n    command: node fix.mjs',
    'error',
    '`command: [node, fix.mjs]`',
  ],
  ['an approval as a role', fixer, `${fixer}        approval: maintain\n`, 'error', '`approval: { role: maintain }`'],
  ['an approval as true', fixer, `${fixer}        approval: true\n`, 'error', '`approval: { role: maintain }`'],
  ['a schedule as a cron', on, '{ schedule: "0 9 * * 1" }', 'error', '`schedule: { cron: "0 9 * * 1" }`'],
  ['a comment as a command', on, '{ comment: /fix }', 'error', '`comment: { command: /fix }`'],
  ['a command without its slash', on, '{ comment: { command: fix } }', 'error', '`command: /fix`'],
  ['a time with a unit', fixer, `${fixer}        timeout-minutes: 30m\n`, 'error', '`timeout-minutes: 30`'],
  ['an answer within a number', '    stages:', '    limits: { answer-within: 7 }\n    stages:', 'error', '`answer-within: 7d`'],
  [
    'days in words',
    'retention: { prompts: true }',
    'retention: { prompts: true, artifacts: 30 days }',
    'error',
    '`artifacts: 30d`',
  ],
  ['a cost with its sign', '    access: full', '    access: full\n    max-cost-usd: $5', 'error', '`max-cost-usd: 5`'],
  ['children as true', fixer, `${fixer}        children: true\n`, 'error', '`children: {}`'],
  // Slips
  ['a slip in an engine', 'engine: codex', 'engine: codx', 'error', '`codex`'],
  ['the name of a company as engine', 'engine: claude-code', 'engine: anthropic', 'error', '`claude-code`'],
  ['write as access', 'access: full', 'access: write', 'error', '`edit`'],
  ['a slip in a stage that is needed', 'needs: [investigate]', 'needs: [investigat]', 'error', '`investigate`'],
  ['an agent that is not there', 'agent: fixer', 'agent: fixr', 'error', '`fixer`'],
  ['a slip in a variable', 'subject.body', 'subject.bdy', 'error', '`body`'],
  [
    'another word for the issue',
    'subject.title }} {{ subject.body',
    'issue.title }} {{ subject.body',
    'error',
    '`{{ subject.title }}`',
  ],
  ['the summary without `handoff`', 'needs.fix.handoff.summary', 'needs.fix.summary', 'error', 'handoff'],
  [
    'a stage that is not needed in a template',
    'needs.fix.handoff.summary',
    'needs.investigat.handoff.summary',
    'error',
    '`investigate`',
  ],
  ['the plural of a trigger', 'issues:', 'issue:', 'error', '`issues`'],
  ['an underscore in a key', fixer, `${fixer}        timeout_minutes: 30\n`, 'error', '`timeout-minutes`'],
  ['capitals in the name of a stage', '      open-pr:', '      OpenPR:', 'error', '`open-pr`'],
  ['an underscore in the name of a stage', '      open-pr:', '      open_pr:', 'error', '`open-pr`'],
  ['a hyphen in the name of a secret', '[OPENAI_API_KEY]', '[OPENAI-API-KEY]', 'error', '`OPENAI_API_KEY`'],
  ['the built-in of another name', 'uses: pull-request', 'uses: pull_request', 'error', '`pull-request`'],
  ['a tool that opens pull requests as built-in', 'uses: pull-request', 'uses: pr', 'error', '`pull-request`'],
  // Nesting
  [
    'max-children beside limits',
    '    stages:',
    '    max-children: 5\n    stages:',
    'error',
    '`pipelines.fix.limits`',
    '`max-children: 5`',
  ],
  [
    'max-parallel beside matrix',
    first,
    `${first}        matrix: [a, b]\n        max-parallel: 1\n`,
    'error',
    '.matrix`',
    '`max-parallel: 1`',
  ],
  ['labels outside of a trigger', on, '{ labels: [agent-ready] }', 'error', '`pipelines.fix.on.issues`'],
  ['the model at a stage', fixer, `${fixer}        model: gpt-5\n`, 'error', '`agents.<name>`'],
  ['the secrets at a stage', fixer, `${fixer}        env: [OPENAI_API_KEY]\n`, 'error', '`agents.<name>`'],
  ['the title beside uses', open, `${open}        title: Fix\n`, 'error', '`pipelines.fix.stages.open-pr.with`', '`title: Fix`'],
  [
    'max-cost-usd at a pipeline',
    '    stages:',
    '    max-cost-usd: 5\n    stages:',
    'error',
    '`pipelines.fix.limits`',
    '`max-cost-usd: 5`',
  ],
  ['the trigger at the top', 'pipelines:\n', 'on: { issues: { labels: [x] } }\npipelines:\n', 'error', '`pipelines.<name>`'],
  [
    'required outside of properties',
    first,
    `${first}        handoff: { data: { properties: { a: { type: string, required: true } } } }\n`,
    'error',
    '`required: [a]`',
  ],
  [
    'properties without their key',
    first,
    `${first}        handoff: { data: { cause: { type: string } } }\n`,
    'error',
    '`properties: { cause: { type: string } }`',
  ],
  [
    'one answer to a change',
    '    stages:',
    '    on-change: { closed: pause }\n    stages:',
    'error',
    '`pipelines.fix.on-change.closed`',
    '`continue`',
  ],
  // GitHub Actions and other tools
  [
    'runs-on at a pipeline',
    '    stages:',
    '    runs-on: ubuntu-latest\n    stages:',
    'error',
    '`pipelines.fix.stages.<name>`',
    '`runs-on: ubuntu-latest`',
  ],
  ['steps', first, `${first}        steps: [{ run: npm test }]\n`, 'error', 'steps'],
  ['run', first, `${first}        run: npm ci\n`, 'error', '`setup`'],
  ['an action as `uses`', 'uses: pull-request', 'uses: actions/checkout@v4', 'error', '`pull-request`'],
  ['if: success()', open, `${open}        if: success()\n`, 'error', 'take it out'],
  [
    'if with the braces of Actions',
    open,
    `${open}        if: "\${{ needs.fix.outcome == 'succeeded' }}"\n`,
    'error',
    'without `${{ }}`',
  ],
  ['if on the result of a job', open, `${open}        if: needs.fix.result == 'success'\n`, 'error', '`outcome`'],
  ['jobs in place of stages', '    stages:', '    jobs:', 'error', '`stages`'],
  ['timeout', fixer, `${fixer}        timeout: 30\n`, 'error', '`timeout-minutes`'],
  ['secrets', 'env: [OPENAI_API_KEY]', 'secrets: [OPENAI_API_KEY]', 'error', '`env`'],
  ['secrets: inherit', '    access: full', '    access: full\n    secrets: inherit', 'error', '`env`'],
  ['permissions', '    access: full', '    permissions: write-all', 'error', '`access`'],
  ['concurrency', '    stages:', '    concurrency: 1\n    stages:', 'error', '`max-concurrency`'],
  ['strategy', first, `${first}        strategy: { matrix: { os: [a, b] } }\n`, 'error', '`matrix`'],
  ['matrix as in Actions', first, `${first}        matrix: { os: [linux, mac] }\n`, 'error', '`values: '],
  ['continue-on-error', first, `${first}        continue-on-error: true\n`, 'error', '`continue-on-failure`'],
  ['pull_request as trigger', on, '{ pull_request: { types: [opened] } }', 'error', '`pull-requests`'],
  ['push as trigger', on, '{ push: { branches: [main] } }', 'error', '`pull-requests`'],
  ['workflow_dispatch as trigger', on, '{ workflow_dispatch: {} }', 'error', '`manual: true`'],
  ['types of a trigger', '{ labels: [agent-ready] }', '{ types: [labeled] }', 'error', '`labels`'],
  [
    'a variable of Actions in a prompt',
    '{{ subject.title }} {{ subject.body }}',
    '${{ github.event.issue.title }}',
    'error',
    '`{{ subject.title }}`',
  ],
  ['a secret in a prompt', '{{ subject.title }} {{ subject.body }}', '${{ secrets.TOKEN }}', 'error', '`env`'],
  ['a dollar before a variable', 'issue. {{ subject.title }}', 'issue. ${{ subject.title }}', 'warning', '`{{ subject.title }}`'],
  [
    'an expression of Actions as branch',
    '"baton/issue-{{ subject.number }}"',
    '"baton/${{ github.run_id }}"',
    'error',
    '`{{ run.id }}`',
  ],
  ['with at an agent', fixer, `${fixer}        with: { branch: x }\n`, 'error', '`with`'],
  ['the file of a prompt', `prompt: ${prompt}`, 'prompt: prompts/find.md', 'warning', 'no file is read'],
  ['prompt-file', `prompt: ${prompt}`, 'prompt-file: prompts/find.md', 'error', '`prompt`'],
  ['a description at a pipeline', '    stages:', '    description: Fixes it\n    stages:', 'error', 'take it out'],
  ['a name at a pipeline', '    stages:', '    name: Fixes it\n    stages:', 'error', 'take it out'],
  ['the default branch as branch', '"baton/issue-{{ subject.number }}"', 'main', 'note', '`{{ subject.number }}`'],
  ['a model of another company', 'model: gpt-5-codex', 'model: claude opus', 'error', 'model'],
  [
    'a price of a model that nobody names',
    'agents:\n',
    'prices: { gpt-5: { input: 1, output: 2 } }\nagents:\n',
    'warning',
    'take it out',
    'gpt-5-codex',
  ],
  [
    'a secret of a server that the agent lacks',
    '    access: full',
    '    access: full\n    mcp-servers: { db: { command: node, args: [scripts/fix.mjs], env: { URL: "${DB_URL}" } } }',
    'warning',
    '`env: [OPENAI_API_KEY, DB_URL]`',
  ],
];
