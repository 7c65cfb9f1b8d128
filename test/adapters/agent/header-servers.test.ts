import { describe, expect } from 'vitest';
import { readHeaderServers } from '../../../src/adapters/agent/engine/header-servers.ts';
import { engines } from '../../../src/adapters/agent/engines/engines.ts';
import type { EngineName } from '../../../src/core/agent/engine-name.ts';
import { type Agent, agentSchema } from '../../../src/core/config/schema/agent-schema.ts';
import { requirement } from '../../support/requirement.ts';

const far = (headers: object, url = 'https://far.test/mcp') => ({ far: { url, headers } });
const bearer = { Authorization: 'Bearer ${FAR_KEY}', 'X-Team': 'core' };

/** An agent as the schema reads it, and its environment. */
function describeAgent(servers: object, env: Readonly<Record<string, string>>, engine: EngineName = 'codex') {
  const agent: Agent = agentSchema.parse({ engine, env: Object.keys(env), 'mcp-servers': servers });
  return { agent, mcpServers: agent['mcp-servers'] ?? {}, environment: { ...env, HOME: '/home' } };
}

/** The names that are kept from the agent. */
function namesOf(servers: object, env: readonly string[], engine: EngineName = 'codex') {
  const task = describeAgent(servers, Object.fromEntries(env.map((name) => [name, 'x'])), engine);
  return readHeaderServers(engines[engine], task).held.names;
}

describe('src/adapters/agent: MCP servers with headers', () => {
  requirement(
    {
      ids: ['T67', 'DESIGN-4.9'],
      title: 'have the values of secrets in headers and address, without the line break behind a secret',
      input:
        'a header with a secret that ends with a line break, an address with a short one; the same of a program of one’s own',
      expected: 'headers in lower case, and the secret apart; nothing, since it knows no MCP',
    },
    () => {
      const servers = { ...far(bearer, 'https://far.test/mcp?team=${TEAM}'), near: { command: '/bin/near' } };
      const task = describeAgent(servers, { FAR_KEY: 'sk-real\n', TEAM: 'a b' });
      expect(readHeaderServers(engines.codex, task).held.servers).toEqual([
        {
          name: 'far',
          url: new URL('https://far.test/mcp?team=a%20b'),
          headers: { authorization: 'Bearer sk-real', 'x-team': 'core' },
          secrets: ['sk-real\n', 'sk-real'],
        },
      ]);
      expect(readHeaderServers(engines.command, task)).toEqual({ task, held: { servers: [], names: [] }, warnings: [] });
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-4.9'],
      title: 'keep a secret from their agent that nothing else uses',
      input:
        'a secret of a header; of an address with headers; of a header and a program; of a header and an address without; of a header and a sign-in; one that no server names',
      expected: 'kept, kept; given, given, given, given',
    },
    () => {
      const key = far({ Authorization: 'Bearer ${KEY}' });
      expect(namesOf(key, ['KEY', 'OTHER'])).toEqual(['KEY']);
      expect(namesOf(far({ 'X-Team': 'core' }, 'https://far.test/${KEY}/mcp'), ['KEY'])).toEqual(['KEY']);
      expect(namesOf({ ...key, near: { command: '/bin/near', env: { A: '${KEY}' } } }, ['KEY'])).toEqual([]);
      expect(namesOf({ ...key, near: { command: '/bin/near', args: ['${KEY}'] } }, ['KEY'])).toEqual([]);
      expect(namesOf({ ...key, other: { url: 'https://other.test/${KEY}' } }, ['KEY'])).toEqual([]);
      for (const [engine, name] of [
        ['codex', 'CODEX_API_KEY'],
        ['codex', 'OPENAI_BASE_URL'],
        ['copilot', 'COPILOT_GITHUB_TOKEN'],
        ['cursor', 'CURSOR_API_KEY'],
      ] as const)
        expect([name, namesOf(far({ Authorization: `\${${name}}` }), [name], engine)]).toEqual([name, []]);
    },
  );

  requirement(
    {
      ids: ['T67', 'T28', 'DESIGN-4.9'],
      title: 'are left out, in words, where their headers cannot be sent',
      input:
        'a secret that the agent was not given, as on a run about a fork; one with a line break or a letter of another alphabet in it; one that makes no address',
      expected: 'the server alone is left out; a warning with the reason and without the value; others stay as they were',
    },
    () => {
      const near = { near: { command: '/bin/near' } };
      const leftOut = (servers: object, env: Readonly<Record<string, string>>) => {
        const task = describeAgent({ ...servers, ...near }, env);
        const { task: fit, held, warnings } = readHeaderServers(engines.codex, task);
        expect(fit.mcpServers).toEqual(warnings.length === 0 ? task.mcpServers : { near: task.mcpServers.near });
        expect(held.servers).toHaveLength(1 - warnings.length);
        return warnings.join();
      };
      expect(leftOut(far(bearer), { FAR_KEY: 'sk-real\r\n' })).toBe('');
      expect(leftOut(far(bearer), {})).toMatch(
        /^BATON-E621: the MCP server far was left out: its headers take FAR_KEY, which the agent was not given/,
      );
      for (const value of ['sk-real\r\nX-Other: y', 'sk-real\u0000', 'sk-realé', 'sk-real\u2028x']) {
        const said = leftOut(far(bearer), { FAR_KEY: value });
        expect(said).toMatch(/its header `Authorization` has a line break or another character/);
        expect(said).not.toContain('sk-real');
      }
      expect(leftOut(far(bearer, 'https://${HOST}/mcp'), { FAR_KEY: 'k', HOST: 'a b' })).toMatch(/its `url` is no address/);
    },
  );
});
