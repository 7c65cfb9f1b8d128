import { describe, expect } from 'vitest';
import { agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { decideLaunch } from '../../../src/core/launch/decide-launch.ts';
import { requirement } from '../../support/requirement.ts';

const base = {
  name: 'one',
  isFork: false,
  forkSecrets: false,
  isOwnCode: false,
  kindOf: (path: string) => (path.endsWith('.mjs') ? ('file' as const) : undefined),
  root: '/copy',
  places: ['/work/checkout', '/home/runner'],
};
const trusted = { engine: 'command', command: ['node', 'one.mjs'], env: ['KEY'] };
const shell = { engine: 'command', command: ['npm', 'run', 'agent'], env: ['KEY'] };
const unknown = { engine: 'command', command: ['my-agent', '--fast'], env: ['KEY'] };
const engine = { engine: 'claude-code', env: ['KEY'] };

const rows = [
  { title: 'a file of the commit on strange code', agent: trusted, facts: {}, secrets: ['KEY'] },
  { title: 'a launcher on own code', agent: shell, facts: { isOwnCode: true }, secrets: ['KEY'] },
  {
    title: 'a launcher on strange code',
    agent: shell,
    facts: {},
    secrets: [],
    words: /E620.*"npm run agent" runs code of the checkout/,
  },
  {
    title: '`program: workspace` on strange code',
    agent: { ...trusted, program: 'workspace' },
    facts: {},
    secrets: [],
    words: /E620/,
  },
  { title: 'an engine on strange code', agent: engine, facts: {}, secrets: ['KEY'] },
  { title: 'an engine on a fork', agent: engine, facts: { isFork: true }, secrets: [], words: /fork-secrets: true/ },
  { title: 'an engine on a fork that may', agent: engine, facts: { isFork: true, forkSecrets: true }, secrets: ['KEY'] },
  {
    title: 'a launcher on a fork that may',
    agent: shell,
    facts: { isFork: true, forkSecrets: true },
    secrets: [],
    words: /E620/,
  },
  {
    title: 'a program that nobody knows, on strange code',
    agent: unknown,
    facts: {},
    secrets: [],
    words: /write `program: machine` if/,
  },
  { title: 'a program that nobody knows, on own code', agent: unknown, facts: { isOwnCode: true }, secrets: ['KEY'] },
  { title: 'a declared program of the machine', agent: { ...unknown, program: 'machine' }, facts: {}, secrets: ['KEY'] },
  {
    title: 'a program of the machine on a fork',
    agent: { ...unknown, program: 'machine' },
    facts: { isFork: true },
    secrets: [],
    words: /fork-secrets/,
  },
  { title: 'an agent without secrets on a fork', agent: { ...shell, env: [] }, facts: { isFork: true }, secrets: [] },
] as const;

describe('the secrets of an agent', () => {
  for (const { title, agent, facts, secrets, ...more } of rows) {
    const expected = secrets.length === 0 ? 'none' : secrets.join(', ');
    requirement(
      { ids: ['F-S1', 'F-SE6'], title: `of ${title}: ${expected}`, input: JSON.stringify({ ...agent, ...facts }), expected },
      () => {
        const decided = decideLaunch({ ...base, ...facts, agent: agentSchema.parse(agent) });
        expect(decided.secrets).toEqual(secrets);
        expect(decided.warnings.join('\n')).toMatch('words' in more ? more.words : /^$/);
      },
    );
  }

  requirement(
    {
      ids: ['F-S1'],
      title: 'runs about forks take the program of the commit even with `program: workspace`',
      input: 'program: workspace on a fork',
      expected: 'the path of the copy',
    },
    () => {
      const agent = agentSchema.parse({ ...trusted, program: 'workspace' });
      expect(decideLaunch({ ...base, isFork: true, agent }).agent.command).toEqual(['node', '/copy/one.mjs']);
      expect(decideLaunch({ ...base, agent }).agent.command).toEqual(['node', 'one.mjs']);
    },
  );

  requirement(
    {
      ids: ['F-S1', 'F-SE6'],
      title: 'an MCP server comes from the commit too, and is left out where its code may be anybody’s',
      input: 'servers: node one.mjs, npx server, a bare name, the same with `program: machine`, an absolute path, an address',
      expected: 'the first from the copy; the second and third left out on strange code, in words; the others as written',
    },
    () => {
      const servers = {
        own: { command: 'node', args: ['one.mjs', 'data'] },
        package: { command: 'npx', args: ['server'] },
        unknown: { command: 'docs-server' },
        declared: { command: 'uvx', args: ['server', '--rules', 'rules.mjs'], program: 'machine' },
        installed: { command: '/usr/bin/docs-server' },
        remote: { url: 'https://mcp.example.test' },
      };
      const agent = agentSchema.parse({ ...engine, 'mcp-servers': servers });
      const strange = decideLaunch({ ...base, agent });
      expect(strange.needsCopy).toBe(true);
      expect(Object.keys(strange.agent['mcp-servers'] ?? {})).toEqual(['own', 'declared', 'installed', 'remote']);
      expect(strange.agent['mcp-servers']?.own).toMatchObject({ command: 'node', args: ['/copy/one.mjs', 'data'] });
      expect(strange.agent['mcp-servers']?.declared).toMatchObject({ args: ['server', '--rules', '/copy/rules.mjs'] });
      expect(strange.warnings).toEqual([
        expect.stringMatching(/^BATON-E621: the MCP server package of agent one was left out/),
        expect.stringMatching(/^BATON-E621: the MCP server unknown .* write `program: machine` in the server/),
      ]);
      const own = decideLaunch({ ...base, isOwnCode: true, agent });
      expect(Object.keys(own.agent['mcp-servers'] ?? {})).toEqual(Object.keys(servers));
    },
  );
});
