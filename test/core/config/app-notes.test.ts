import { expect } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

function notes(more: object, on: object = { issues: { labels: ['fix'] } }): string {
  const agents = { one: { engine: 'command', command: ['true'] } };
  const fix = { on, ...more, stages: { look: { agent: 'one' } } };
  const config = parseConfig(JSON.stringify({ version: 1, retention: { prompts: false }, agents, pipelines: { fix } }));
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join(' '));
  return listNotes(config.value).join('\n');
}

const forks = /Without the App, pull requests from forks start nothing by themselves \(fix\)/;
const rows: readonly (readonly [string, string, string, RegExp, boolean])[] = [
  [
    'I-14',
    'priority-labels with max-concurrency',
    notes({ 'priority-labels': ['urgent'], 'max-concurrency': 2 }),
    /Without the App, `priority-labels` \(fix\) changes nothing: GitHub/,
    true,
  ],
  [
    'I-14',
    'priority-labels where nothing waits',
    notes({ 'priority-labels': ['urgent'] }),
    /`priority-labels` \(fix\) orders what waits.*add it, or take/,
    true,
  ],
  [
    'I-16',
    'on-conflict: queue',
    notes({ 'on-conflict': 'queue' }),
    /Without the App, `on-conflict: queue` \(fix\) is as `ignore`: what happens while a run goes on starts nothing, also later\./,
    true,
  ],
  ['I-14', 'no priority-labels', notes({ 'max-concurrency': 2 }), /priority-labels/, false],
  ['I-15', 'max-concurrency 0, which is no limit', notes({ 'max-concurrency': 0 }), /max-concurrency/, false],
  ['DESIGN-2', 'pull requests', notes({}, { 'pull-requests': { labels: ['fix'] } }), forks, true],
  [
    'I-12',
    'teams',
    notes({ allow: { teams: ['octo-org/maintainers'] } }),
    /Without the App, `allow\.teams` \(fix\) lets nobody in/,
    true,
  ],
  ['I-12', 'no teams', notes({ allow: { users: ['mona'] } }), /allow\.teams/, false],
  ['DESIGN-2', 'issues alone', notes({}), forks, false],
];

for (const [id, title, said, words, isSaid] of rows) {
  requirement(
    {
      ids: [...new Set([id, 'DESIGN-2'])],
      title: `validate notes what needs the App: ${title}`,
      input: title,
      expected: isSaid ? 'a note' : 'no note of it',
    },
    () => {
      if (isSaid) expect(said).toMatch(words);
      else expect(said).not.toMatch(words);
    },
  );
}
