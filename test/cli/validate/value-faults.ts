import type { Fault } from './repository.ts';

const config = '.github/baton.yml';
const filter = '{ labels: [agent-ready] }';
const agent = '        agent: fixer\n';
const branch = '"baton/{{ subject.number }}"';
const requirement = 'F-UX10';

/** Values that nothing fits, or that stay as they are. */
export const valueFaults: readonly Fault[] = [
  {
    title: 'A login has the `@` of a mention',
    severity: 'error',
    code: 'BATON-E154',
    requirement,
    edits: [[config, filter, '{ labels: [agent-ready], exclude-senders: [«"@mona"] }']],
    words: ['is `@mona`', 'write `mona`'],
  },
  {
    title: 'A filter asks for a label and leaves it out',
    severity: 'error',
    code: 'BATON-E154',
    requirement,
    edits: [[config, filter, '{ labels: [agent-ready], exclude-labels: [«agent-ready] }']],
    words: ['is `agent-ready`', 'nothing ever fits'],
  },
  {
    title: 'A branch is named with `refs/heads/`',
    severity: 'error',
    code: 'BATON-E154',
    requirement,
    edits: [[config, 'with: { title: Fix,', 'with: { title: Fix, base: «refs/heads/main,']],
    words: ['is `refs/heads/main`', 'write `base: main`'],
  },
  {
    title: 'A label has a comma in its name',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [[config, 'with: { title: Fix,', 'with: { title: Fix, labels: [«"bug, wip"],']],
    words: ['is "bug, wip"', 'write `labels: [bug, wip]`'],
  },
  {
    title: 'A template has a variable in single braces',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [[config, 'with: { title: Fix,', 'with: { title: «"{subject.title}",']],
    words: ['`{subject.title}`', 'write `{{ subject.title }}`'],
  },
  {
    title: '`setup`, a container or a program has `${{ }}`',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [[config, agent, `${agent}        setup: «npm ci --tag \${{ github.sha }}\n`]],
    words: ['`${{ github.sha }}`', 'write the value itself'],
  },
  {
    title: 'The title as `branch`',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [[config, branch, '«"baton/{{ subject.title }}"']],
    words: ['`{{ subject.title }}`', 'write `branch: "baton/issue-{{ subject.number }}"`'],
  },
  {
    title: 'A stage with `branch`, and its agent has `access: read`',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [
      [config, 'command: [node, scripts/fix.mjs]', 'command: [node, scripts/fix.mjs]\n    access: read'],
      [config, branch, `«${branch}`],
    ],
    words: ['agent `fixer`', 'write `access: edit` at `agents.fixer`'],
  },
  {
    title: 'The `model` of an agent is of another company than its engine',
    severity: 'warning',
    code: 'BATON-E154',
    requirement,
    edits: [[config, 'engine: claude-code', 'engine: claude-code\n    model: «gpt-5-codex']],
    words: ['is `gpt-5-codex`', 'another `engine`'],
  },
];
