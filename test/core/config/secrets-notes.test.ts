import { describe, expect } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

function parse(agent: Readonly<Record<string, unknown>>, allow: Readonly<Record<string, unknown>> = {}) {
  const pipelines = { fix: { on: { issues: { labels: ['x'] } }, allow, stages: { fix: { agent: 'one' } } } };
  return parseConfig(JSON.stringify({ version: 1, agents: { one: agent }, pipelines }));
}

function notes(...given: Parameters<typeof parse>): string {
  const config = parse(...given);
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join('\n'));
  return listNotes(config.value).join('\n');
}

const command = (line: string, more = {}) => ({ engine: 'command', command: line.split(' '), env: ['KEY'], ...more });

describe('validate notes where secrets go', () => {
  requirement(
    {
      ids: ['F-S1'],
      title: 'agents whose program is code of the checkout, and what that costs them',
      input: 'npm run agent; program: workspace; node FILE; npm run without env',
      expected: 'a note for the first two',
    },
    () => {
      const words = /The program of "one" is code of the checkout, so it gets no secrets/;
      expect(notes(command('npm run agent'))).toMatch(words);
      expect(notes(command('node scripts/one.mjs', { program: 'workspace' }))).toMatch(words);
      expect(notes(command('node scripts/one.mjs'))).not.toMatch(words);
      expect(notes(command('npm run agent', { env: [] }))).not.toMatch(words);
    },
  );

  requirement(
    {
      ids: ['F-S1'],
      title: 'pipelines whose agents get secrets on forks',
      input: 'allow: { fork-secrets: true }',
      expected: 'a note with the name of the pipeline',
    },
    () => {
      const words = /Agents of "fix" get their secrets on pull requests from forks as well/;
      expect(notes(command('node one.mjs'), { 'fork-secrets': true })).toMatch(words);
      expect(notes(command('node one.mjs'))).not.toMatch(words);
    },
  );

  requirement(
    {
      ids: ['F-S1'],
      title: 'and refuses `program-setup` for an engine that brings its own program',
      input: 'program-setup of claude-code, with and without MCP servers of its own',
      expected: 'BATON-E122; valid',
    },
    () => {
      const engine = { engine: 'claude-code', 'program-setup': 'npm ci' };
      const refused = parse(engine);
      expect(refused.ok ? [] : refused.error.map(({ code }) => code)).toEqual(['BATON-E122']);
      expect(parse({ ...engine, 'mcp-servers': { docs: { command: 'node', args: ['docs.mjs'] } } }).ok).toBe(true);
    },
  );
});
