import { habitFaults } from './habit-faults.ts';
import type { Fault } from './repository.ts';
import { valueFaults } from './value-faults.ts';

const config = '.github/baton.yml';
const workflow = '.github/workflows/baton.yml';
const requirement = 'F-UX6';
const issues = 'issues: { labels: [agent-ready] }';

const heard = '  issue_comment: { types: [created] }\n';
/** Lets the workflow hear events of other programs. */
const hears = [workflow, heard, `${heard}  repository_dispatch: { types: [alert] }\n`] as const;
const sources = (event: string) => [config, 'agents:\n', `sources: { linear: [{ type: alert, ${event} }] }\nagents:\n`] as const;
const history = (keys: string) => [config, '    stages:\n', `    history: { include-keys: [${keys}] }\n    stages:\n`] as const;
const findings = 'handoff: { data: { properties: { findings: { type: string } } } }';
const review = (annotations: string) =>
  [
    [config, '        agent: finder\n', `        agent: finder\n        ${findings}\n`],
    [
      config,
      '        uses: pull-request\n',
      `        uses: pull-request\n        with: { title: Fix }\n      look:\n        needs: [open]\n        uses: review\n        with: { on: pull-request, body: Done., annotations: ${annotations} }\n`,
    ],
    [config, '        with: { title: Fix, body: "{{ needs.fix.handoff.summary }}" }\n', ''],
  ] as const;

/** Keys that name what is not there. */
export const nameFaults: readonly Fault[] = [
  {
    title: '`annotations` of a stage that does not exist',
    severity: 'error',
    code: 'BATON-E154',
    requirement,
    edits: review('«needs.finds.handoff.data.findings'),
    words: ['a stage named `finds`', 'Did you mean `find`?'],
  },
  {
    title: '`annotations` of a key that the schema of its stage does not have',
    severity: 'error',
    code: 'BATON-E154',
    requirement,
    edits: review('«needs.find.handoff.data.findngs'),
    words: ['findngs', '`findings`'],
  },
  {
    title: '`annotations` of a built-in, which leaves no data',
    severity: 'error',
    code: 'BATON-E154',
    requirement,
    edits: review('«needs.open.handoff.data.findings'),
    words: ['`needs.open.handoff.data` has no `findings`'],
  },
  {
    title: '`annotations` of an agent that nobody asks for the key',
    severity: 'warning',
    code: 'BATON-E146',
    requirement,
    edits: [...review('«needs.find.handoff.data.findings').slice(1)],
    words: ['mostly empty', 'properties: { findings: { type: string } }'],
  },
  {
    title: '`from` of a matrix is a key that the schema of its stage does not have',
    severity: 'error',
    code: 'BATON-E154',
    requirement,
    edits: [
      [config, '        agent: finder\n', `        agent: finder\n        ${findings}\n`],
      [config, '        branch: "baton/{{ subject.number }}"\n', '        matrix: { from: «needs.find.handoff.data.items }\n'],
      [
        config,
        '      open:\n        needs: [fix]\n        uses: pull-request\n        with: { title: Fix, body: "{{ needs.fix.handoff.summary }}" }\n',
        '',
      ],
    ],
    words: ['items', '`findings`'],
  },
  {
    title: 'A built-in is for the pull request of the run, and no stage before it opens one',
    severity: 'error',
    code: 'BATON-E154',
    requirement,
    edits: [
      [
        config,
        '        with: { title: Fix, body: "{{ needs.fix.handoff.summary }}" }\n',
        '        with: { title: Fix }\n      say:\n        needs: [fix]\n        uses: comment\n        with: { on: «pull-request, body: Done. }\n',
      ],
    ],
    words: ['uses: pull-request', '`on: subject`'],
  },
  {
    title: 'The filter of a source reads a header in capitals',
    severity: 'error',
    code: 'BATON-E151',
    requirement,
    edits: [
      [config, issues, `${issues}\n      webhook: { type: alert }`],
      sources(`filter: «'body.action == "create" && headers["Linear-Event"] == "Issue"'`),
      hears,
    ],
    words: ['`Linear-Event`', 'lower case', '`linear-event`'],
  },
  {
    title: '`command` is a program with its arguments in one text',
    severity: 'error',
    code: 'BATON-E122',
    requirement,
    edits: [[config, '[node, scripts/fix.mjs]', '[«"npm test", --fast, "a b"]']],
    words: ['"npm test"', '`command: [npm, test, --fast, "a b"]`'],
  },
  {
    title: 'The same, with a quote in it',
    severity: 'error',
    code: 'BATON-E122',
    requirement,
    edits: [[config, '[node, scripts/fix.mjs]', '[«"bash -c \'echo a b\'"]']],
    words: ['write each argument as an item of its own'],
  },
  {
    title: 'The same, of an MCP server',
    severity: 'error',
    code: 'BATON-E122',
    requirement,
    edits: [
      [config, 'access: read', 'access: read\n    mcp-servers: { docs: { command: «npx docs-server --fast, program: machine } }'],
    ],
    words: ['`command: npx, args: [docs-server, --fast]`'],
  },
  {
    title: '`on.webhook.map` takes a field that the source drops',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [
      [config, issues, `${issues}\n      webhook: { type: alert, map: { title: title, severity: «alert.severity } }`],
      sources('map: { title: alert.title, severity: alert.severity }'),
      hears,
    ],
    words: ['`alert.severity`', 'title, severity'],
  },
  {
    title: 'A pipeline has a command of Baton as its own',
    severity: 'warning',
    code: 'BATON-E172',
    requirement,
    edits: [[config, issues, `${issues}\n      comment: { command: «/baton retry }`]],
    words: ['`/baton retry`', '`/baton fix`'],
  },
  {
    title: '`include-keys` has another spelling of a key of Baton',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [history('handoff_detail, commit, topic, «handoff-summary')],
    words: ['write `handoff_summary`'],
  },
  {
    title: '`include-keys` names an input that the pipeline does not have',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [history('«inputs.topc'), [config, issues, 'comment: { command: /baton fix, arguments: "<topic>" }']],
    words: ['Did you mean `topic`?'],
  },
  {
    title: '`include-keys` names what children leave, and no stage has `children`',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [history('«children.handoff_summary')],
    words: ['`children`'],
  },
  {
    title: 'The elements of a matrix have different keys',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [
      [
        config,
        '        agent: finder\n',
        '        agent: finder\n        matrix: [{ service: api }, { service: web }, «{ servce: db }]\n',
      ],
    ],
    words: ['`servce`', '`service`'],
  },
  {
    title: 'The path of a file as `prompt`',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [[config, 'prompt: |\n          Look at {{ subject.title }}.\n', 'prompt: «.github/agents/finder.md\n']],
    words: ['".github/agents/finder.md"', 'no file is read'],
  },
  {
    title: '`limits.timeout-minutes` is less than one agent may take',
    severity: 'warning',
    code: 'BATON-E155',
    requirement,
    edits: [[config, '    stages:\n      find:', '    limits: { timeout-minutes: «5 }\n    stages:\n      find:']],
    words: ['is 5', '`find`', '`timeout-minutes: 15`'],
  },
  {
    title: 'The price of a model that no agent names',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [[config, 'agents:\n', 'prices: { gpt-5.1: «{ input: 1, output: 2 } }\nagents:\n']],
    words: ['`prices["gpt-5.1"]`', '`model: gpt-5.1`', 'take it out'],
  },
  {
    title: '`env` of an MCP server takes a secret that its agent does not have',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [
      [
        config,
        'access: read',
        'access: read\n    mcp-servers: { docs: { command: /usr/bin/docs, env: { URL: «"x ${DB_URL}" } } }',
      ],
    ],
    words: ['`DB_URL`', '`env: [ANTHROPIC_API_KEY, DB_URL]` at `agents.finder`'],
  },
  {
    title: '`required` of a schema names a key that is not under its `properties`',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [
      [
        config,
        '        agent: finder\n',
        '        agent: finder\n        handoff: { data: { properties: { cause: { type: string } }, required: [«cuase] } }\n',
      ],
    ],
    words: ['`cuase: { type: string }`', 'Did you mean `cause`?'],
  },
  {
    title: 'A template has a variable in `${{ }}`',
    severity: 'warning',
    code: 'BATON-E154',
    requirement: 'F-UX10',
    edits: [[config, 'prompt: |\n          Look at {{ subject.title }}.\n', 'prompt: «"Look at ${{ subject.title }}."\n']],
    words: ['`${{ subject.title }}`', 'write `{{ subject.title }}`'],
  },
  {
    title: 'A text ends at a `#`, behind which YAML reads a comment',
    severity: 'warning',
    code: 'BATON-E154',
    requirement: 'F-UX10',
    edits: [[config, 'prompt: |\n          Look at {{ subject.title }}.\n', 'prompt: «Look at issue #12\n']],
    words: ['comment of YAML', '`prompt: "Look at issue #12"`'],
  },
  ...valueFaults,
  ...habitFaults,
];
