import { expect, it } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

function notes(allow: object, on: object = { manual: true }, limits: object = {}): string {
  const fix = { on, allow, limits, stages: { only: { agent: 'one' } } };
  const agents = { one: { engine: 'command', command: ['true'] } };
  // JSON is YAML.
  const config = parseConfig(JSON.stringify({ version: 1, agents, pipelines: { fix } }));
  return config.ok ? listNotes(config.value).join('\n') : config.error.map(({ message }) => message).join('\n');
}

requirement(
  {
    ids: ['DESIGN-4.1', 'I-12'],
    title: '`allow.teams` is noted by validate as what only the App can know',
    input: 'a pipeline with a team',
    expected: 'a note that names the pipeline and what to write instead',
  },
  () => expect(notes({ teams: ['acme/crew'] })).toContain('Without the App, `allow.teams` (fix) lets nobody in'),
);

it('says nothing without teams, and refuses a team without its organization', () => {
  expect(notes({ users: ['mona'] })).not.toContain('allow.teams');
  expect(notes({ teams: ['crew'] })).toContain('teams');
});

requirement(
  {
    ids: ['T02', 'T19', 'I-12'],
    title: '`minimum-role: read` is noted by validate as an open door in public repositories',
    input: 'a pipeline with `minimum-role: read`; one with `triage`',
    expected: 'a note that names the first; none for the second',
  },
  () => {
    expect(notes({ 'minimum-role': 'read' })).toContain('In a public repository everybody may start "fix"');
    expect(notes({ 'minimum-role': 'triage' })).not.toContain('everybody may start');
  },
);

requirement(
  {
    ids: ['F-S15', 'T05'],
    title: 'logins in `allow.users` are noted by validate, because a name that becomes free takes the right along',
    input: 'a login and an id; an id alone',
    expected: 'a note that names the login and how to find the id; none for the id',
  },
  () => {
    expect(notes({ users: ['mona', 583_231] })).toContain('`allow.users` names `mona` (fix) by login.');
    expect(notes({ users: ['mona'] })).toContain('gh api users/NAME --jq .id');
    expect(notes({ users: [583_231] })).not.toContain('allow.users');
  },
);

requirement(
  {
    ids: ['F-P9'],
    title: '`author` of a filter whose events others send is noted by validate, with the key that means the sender',
    input: 'author beside labels, review-state and a command; beside neither; with sender',
    expected: 'a note for the first three alone',
  },
  () => {
    const note = '`author` and `exclude-authors` (fix) mean who opened the issue or pull request';
    const unclear = [
      { issues: { labels: ['x'], author: 'mona' } },
      { 'pull-requests': { 'review-state': 'any', 'exclude-authors': ['mona'] } },
      { comment: { command: '/baton fix', author: 'mona' } },
    ];
    for (const on of unclear) expect(notes({}, on)).toContain(note);
    expect(notes({}, { issues: { author: 'mona' } })).not.toContain(note);
    expect(notes({}, { issues: { labels: ['x'], author: 'mona', sender: 'mona' } })).not.toContain(note);
  },
);

requirement(
  {
    ids: ['DESIGN-4.1', 'F-M18'],
    title: '`limits.answer-within` is noted by validate with who meets it, and takes days and hours up to 30 days',
    input: 'none; 2d; 720h; 31d; 721h; 0d; 2w',
    expected: 'nothing; a note that names the sweep, twice; four refusals',
  },
  () => {
    const within = (value: string): string => notes({}, undefined, { 'answer-within': value });
    expect(notes({})).not.toContain('answer-within');
    for (const value of ['2d', '720h'])
      expect(within(value)).toContain(`\`limits.answer-within\` says ("fix" ${value}). The next job`);
    for (const value of ['31d', '721h', '0d', '2w']) expect(within(value)).toMatch(/^\S*pipelines\.fix\.limits\.answer-within/);
  },
);

requirement(
  {
    ids: ['P14-sleep'],
    title: '`limits.sleep` is noted by validate with who wakes and what soon costs, and takes days and hours up to 30 days, or 0',
    input: 'none; 0; 24h; 30d; 31d; 721h; 0h; 90m; 5',
    expected: 'nothing, twice; a note that names the sweep and its price, twice; five refusals',
  },
  () => {
    const sleeps = (sleep: unknown): string => notes({}, undefined, { sleep });
    for (const none of [notes({}), sleeps(0)]) expect(none).not.toContain('sleep');
    for (const value of ['24h', '30d']) {
      expect(sleeps(value)).toContain(`as long as \`limits.sleep\` says ("fix" ${value}). Without the App, the next job`);
      expect(sleeps(value)).toContain(
        '`- cron: "*/30 * * * *"` there wakes it within half an hour, for 1,440 billed minutes a month',
      );
    }
    for (const value of ['31d', '721h', '0h', '90m', 5]) expect(sleeps(value)).toMatch(/^\S*pipelines\.fix\.limits\.sleep/);
  },
);
