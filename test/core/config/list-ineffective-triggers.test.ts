import { describe, expect } from 'vitest';
import { listIneffectiveTriggers } from '../../../src/core/config/list-ineffective-triggers.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

/** A pipeline `fix` of an issue with this built-in, beside a pipeline `review` that waits for `on`. */
function hints(on: string, builtin: string): readonly string[] {
  const config = parseConfig(`version: 1
agents: { one: { engine: command, command: ["true"] } }
pipelines:
  fix:
    on: { issues: { labels: [agent-ready] } }
    stages:
      work: { agent: one, branch: baton/x }
      make: { needs: [work], ${builtin} }
  review:
    on: { ${on} }
    stages: { look: { agent: one } }
`);
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join('\n'));
  return listIneffectiveTriggers(config.value).map(({ path, message }) => `${path}: ${message}`);
}

const pull = (labels: string) => `uses: pull-request, with: { title: T, labels: [${labels}] }`;
const rows: readonly (readonly [title: string, on: string, builtin: string, expected: readonly string[]])[] = [
  [
    'a label of our pull request',
    'pull-requests: { labels: [needs-review] }',
    pull('Needs-Review'),
    ['The label `Needs-Review`'],
  ],
  ['our pull request itself', 'pull-requests: { draft: false }', pull(''), ['The pull request']],
  ['an issue that we open', 'issues: [{ labels: [x] }, { author: mona }]', 'uses: issue, with: { title: T }', ['The issue']],
  ['a label that we put on', 'issues: { labels: [next] }', 'uses: labels, with: { add: [next] }', ['The label `next`']],
  ['another label', 'pull-requests: { labels: [other] }', pull('needs-review'), []],
  ['a label that a template makes', 'issues: { labels: [next] }', 'uses: labels, with: { add: ["{{ run.id }}"] }', []],
  ['a label on a pull request where issues are waited for', 'issues: { labels: [needs-review] }', pull('needs-review'), []],
  ['an assignee', 'issues: { assignee: mona }', 'uses: issue, with: { title: T }', []],
  ['a submitted review', 'pull-requests: { review-state: approved }', pull(''), []],
];

describe('a pipeline that waits for what another one does', () => {
  for (const [title, on, builtin, expected] of rows) {
    requirement(
      {
        ids: ['DESIGN-2', 'DESIGN-6'],
        title: `is ${expected.length === 0 ? 'no' : 'a'} hint of validate: ${title}`,
        input: `on: { ${on} }, ${builtin}`,
        expected: expected.length === 0 ? 'none' : `${expected.join()} starts nothing; /baton run review`,
      },
      () => {
        const said = hints(on, builtin);
        expect(said).toHaveLength(expected.length);
        for (const [index, words] of expected.entries()) {
          expect(said[index]).toContain(
            `pipelines.fix.stages.make: ${words} of this stage does not start the pipeline \`review\``,
          );
          expect(said[index]).toContain('`/baton run review`');
        }
      },
    );
  }
});
