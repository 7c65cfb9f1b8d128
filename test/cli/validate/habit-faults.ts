import type { Fault } from './repository.ts';

const config = '.github/baton.yml';
const agent = '        agent: fixer\n';
const branch = '"baton/{{ subject.number }}"';
const filter = '{ labels: [agent-ready] }';
const body = '"{{ needs.fix.handoff.summary }}"';

type Row = readonly [title: string, from: string, to: string, ...words: string[]];

/** What people write by the habits of other tools. */
const rows: readonly Row[] = [
  ['`command` has a sign of the shell', 'scripts/fix.mjs]', 'scripts/fix.mjs, «"&&", ls]', '[sh, -c'],
  ['`command` has a variable of the shell', 'scripts/fix.mjs]', 'scripts/fix.mjs, «"$HOME"]', '`$HOME`'],
  ['A pattern between slashes', filter, '{ labels: [agent-ready], title-pattern: «"/bug/i" }', '`"(?i)bug"`'],
  ['`or` in a template', body, '«"{{ needs.fix.handoff.summary or \'x\' }}"', '| default:'],
  [
    'A template compares an outcome with a word of GitHub Actions',
    body,
    '«"{% if needs.fix.outcome == \'success\' %}ok{% endif %}"',
    '"succeeded"',
  ],
  ['The body of a pull request names its issue without `#`', body, '«"Fixes {{ subject.number }}"', '`Fixes #'],
  ['A branch that begins with `origin/`', branch, '«"origin/fix"', '`branch: "fix"`'],
  ['`setup` writes a file of GitHub Actions', agent, `${agent}        setup: «echo A=b >> $GITHUB_ENV\n`, 'ends with `setup`'],
  ['`setup` ends with a variable for the agent', agent, `${agent}        setup: «export A=b\n`, '`export A=b`'],
  [
    'One branch for all elements of a matrix',
    `branch: ${branch}`,
    'branch: «baton/one\n        matrix: { values: [a, b] }',
    '{{ matrix.value }}',
  ],
  [
    'A review, and no event brings a pull request',
    '      open:\n',
    '      look: { needs: [fix], uses: «review, with: { body: Fine } }\n      open:\n',
    '`on: pull-request`',
  ],
  ['`command` has a variable in a word', 'scripts/fix.mjs]', 'scripts/fix.mjs, «"--out=$OUT"]', '`--out=$OUT`'],
  ['A pipeline is suspended', '    stages:\n', '    suspend: «true\n    stages:\n', 'take the line out'],
  ['A label has a star', filter, '{ labels: [«"agent*"] }', 'letter by letter'],
];

/** In the order of the table. */
export const habitFaults: readonly Fault[] = rows.map(([title, from, to, ...words]) => ({
  title,
  severity: 'warning',
  code: 'BATON-E154',
  requirement: 'F-UX10',
  edits: [[config, from, to]],
  words,
}));
