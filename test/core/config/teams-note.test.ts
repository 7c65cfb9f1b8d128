import { expect, it } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

function notes(allow: object): string {
  const fix = { on: { manual: true }, allow, stages: { only: { agent: 'one' } } };
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
