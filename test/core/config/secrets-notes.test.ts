import { describe, expect } from 'vitest';
import { listNotes } from '../../../src/core/config/config-notes.ts';
import { lintConfig } from '../../../src/core/config/lint/lint-config.ts';
import { checkConfig, parseConfig } from '../../../src/core/config/parse/parse-config.ts';
import { requirement } from '../../support/requirement.ts';

function write(agent: Readonly<Record<string, unknown>>, allow: Readonly<Record<string, unknown>> = {}): string {
  const pipelines = { fix: { on: { issues: { labels: ['x'] } }, allow, stages: { fix: { agent: 'one' } } } };
  return JSON.stringify({ version: 1, agents: { one: agent }, pipelines });
}

function parse(...given: Parameters<typeof write>) {
  return parseConfig(write(...given));
}

/** The place of each program that counts as code of the checkout, with its severity. */
function programs(agent: Readonly<Record<string, unknown>>): readonly string[] {
  const checked = checkConfig(write(agent));
  if (!checked.ok || checked.value.config === undefined) throw new Error('the config is not valid');
  const { warnings, notes: noted } = lintConfig(checked.value.config, checked.value);
  const found = [...warnings.map((each) => ['warning', each] as const), ...noted.map((each) => ['note', each] as const)];
  return found.flatMap(([severity, { code, path = '' }]) => (code === 'BATON-E153' ? [`${severity} ${path}`] : []));
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
      ids: ['F-S1', 'F-SE6'],
      title: 'programs that count as code of the checkout, where that costs something',
      input: 'agents and servers: launchers, bare names, files, absolute paths; `program` of each kind; without `env`',
      expected: 'a warning, a note with `program: workspace`, nothing where nothing is lost or the program is known',
    },
    () => {
      const own = 'agents.one.command';
      expect(programs(command('npm run agent'))).toEqual([`warning ${own}`]);
      expect(programs(command('my-agent --fast'))).toEqual([`warning ${own}`]);
      expect(programs(command('/home/me/my-agent'))).toEqual([`warning ${own}`]);
      expect(programs(command('node scripts/one.mjs', { program: 'workspace' }))).toEqual([`note ${own}`]);
      const known = [command('my-agent', { program: 'machine' }), command('/usr/bin/my-agent'), command('node scripts/one.mjs')];
      expect([...known, command('npm run agent', { env: [] })].flatMap(programs)).toEqual([]);
      const servers = {
        a: { command: 'uvx', args: ['x'] },
        b: { command: 'uvx', program: 'machine' },
        c: { url: 'https://x.test' },
      };
      const at = 'agents.one.mcp-servers.a.command';
      expect(programs({ engine: 'codex', 'mcp-servers': servers })).toEqual([`warning ${at}`]);
      expect(programs({ engine: 'codex', program: 'workspace', 'mcp-servers': servers })).toEqual([`note ${at}`]);
      expect(programs(command('my-agent', { program: 'machine', 'mcp-servers': servers }))).toEqual([`warning ${at}`]);
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
