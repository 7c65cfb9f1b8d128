import { describe, expect } from 'vitest';
import { asksForBaton } from '../../../src/core/trigger/asks-for-baton.ts';
import { requirement } from '../../support/requirement.ts';

const label = (name: string) => ({ kind: 'issue-labeled', label: name }) as const;
const said = (body: string) => {
  const comment = { id: 1, author: { id: 1, login: 'mona' }, body, createdAt: '' };
  return { kind: 'comment', label: '', comment } as const;
};

/** An event, a text of a configuration, and whether somebody waits for Baton. */
const rows: readonly (readonly [string, Parameters<typeof asksForBaton>[0], string, boolean])[] = [
  ['a label in a list', label('fix'), 'on: { issues: { labels: [fix] } }', true],
  ['a label in other letters', label('Fix'), 'labels: [fix]', true],
  ['a label below its key', label('agent ready'), 'labels:\n  - "agent ready" # first', true],
  ['a label in single quotes', label('fix'), "labels: ['fix']", true],
  ['a label under a wrong key', label('fix'), 'label: fix', true],
  ['a label in a file with a tab', label('fix'), 'pipelines:\n\tfix:\n\t\tlabels: [fix]', true],
  ['a label below a quote that does not end', label('fix'), 'prompt: "Look\nlabels: [fix]', true],
  ['the label of another project', label('bug'), 'labels: [fix]', false],
  ['a part of a label', label('fix'), 'labels: [fix-it]', false],
  ['a word of a prompt', label('fix'), 'prompt: Please fix it.', false],
  ['a key of that name', label('fix'), 'pipelines:\n  fix:\n    stages: {}', false],
  ['a comment of the file', label('fix'), '# labels: [fix]\nversion: 1', false],
  ['a label that keeps pipelines away', label('wontfix'), 'exclude-labels: [wontfix]\nlabels: [fix]', false],
  ['a label that keeps pipelines away, in a list', label('wontfix'), 'exclude-labels:\n  - wontfix', false],
  ['an empty file', label('fix'), '', false],
  ['a label on a pull request', { kind: 'pull-request-labeled', label: 'fix' }, 'labels: [fix]', true],
  ['an issue that was opened', { kind: 'issue-changed', label: '' }, 'labels: [fix]', false],
  ['a review', { kind: 'review', label: '' }, 'labels: [fix]', false],
  ['a command of Baton', said('/baton run fix'), '', true],
  ['a command of Baton that does not exist', said('/baton nonsense'), '', true],
  ['a command of a pipeline', said('/fix\n\nPlease.'), 'comment: { command: /fix }', true],
  ['a command of another program', said('/deploy'), 'comment: { command: /fix }', false],
  ['a comment that only mentions a command', said('Say /baton run fix.'), 'command: /fix', false],
  ['a quoted command', said('> /baton run fix'), '', false],
];

describe('whether somebody waits for Baton after an event', () => {
  for (const [title, event, config, expected] of rows)
    requirement(
      { ids: ['U17', 'U18'], title: `${title}: ${expected ? 'yes' : 'no'}`, input: config, expected: String(expected) },
      () => {
        expect(asksForBaton(event, config)).toBe(expected);
      },
    );
});
