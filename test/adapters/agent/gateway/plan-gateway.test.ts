import { describe, expect } from 'vitest';
import { listHeldKeys } from '../../../../src/adapters/agent/engine/model-access.ts';
import { engines } from '../../../../src/adapters/agent/engines/engines.ts';
import { planGateway } from '../../../../src/adapters/agent/gateway/plan-gateway.ts';
import type { EngineName } from '../../../../src/core/agent/engine-name.ts';
import { requirement } from '../../../support/requirement.ts';

const none = { servers: [], names: [] };
const address = 'http://127.0.0.1:4000';

/** Plans what an engine gets with these variables. Tokens are `t1`, `t2`, …. */
function plan(engine: EngineName, environment: Readonly<Record<string, string>>, asked = false) {
  const { models = [] } = engines[engine];
  const tokens = ['t1', 't2'];
  const guarded = listHeldKeys(models, { environment, asked });
  const { rows, environment: given } = planGateway({
    models: guarded,
    environment,
    held: none,
    address,
    createToken: () => tokens.shift() ?? 'none',
  });
  const { NO_PROXY: _, no_proxy: __, ...rest } = given;
  return { keys: guarded.map(({ key }) => key), upstreams: rows.map(({ upstream }) => upstream.href), given: rest };
}

describe('src/adapters/agent/gateway: what an engine is told', () => {
  requirement(
    {
      ids: ['T67', 'T04'],
      title: 'is a token in the place of the key, and the address of the gateway in that of the provider',
      input: 'each engine that has a key of an API, without an address and with one of its own',
      expected: 'the key is in no variable; the gateway asks the provider, or that address',
    },
    () => {
      const claude = plan('claude-code', { ANTHROPIC_API_KEY: 'real', OTHER: 'x' });
      expect(claude).toEqual({
        keys: ['ANTHROPIC_API_KEY'],
        upstreams: ['https://api.anthropic.com/'],
        given: {
          ANTHROPIC_API_KEY: 't1',
          ANTHROPIC_BASE_URL: address,
          OTHER: 'x',
          _CLAUDE_CODE_ASSUME_FIRST_PARTY_BASE_URL: '1',
        },
      });
      const elsewhere = { ANTHROPIC_API_KEY: 'real', ANTHROPIC_BASE_URL: 'http://models.example/anthropic' };
      expect(plan('claude-code', elsewhere)).toMatchObject({ upstreams: ['http://models.example/anthropic'] });
      expect(plan('claude-code', elsewhere).given).toEqual({ ANTHROPIC_API_KEY: 't1', ANTHROPIC_BASE_URL: address });
      expect(plan('codex', { OPENAI_API_KEY: 'real' })).toEqual({
        keys: ['OPENAI_API_KEY'],
        upstreams: ['https://api.openai.com/v1'],
        given: { OPENAI_API_KEY: 't1', OPENAI_BASE_URL: address },
      });
      expect(plan('gemini', { GEMINI_API_KEY: 'real' }).given).toEqual({
        GEMINI_API_KEY: 't1',
        GOOGLE_GEMINI_BASE_URL: address,
      });
      expect(
        plan('copilot', { COPILOT_PROVIDER_API_KEY: 'real', COPILOT_PROVIDER_BASE_URL: 'https://models.example/v1' }),
      ).toEqual({
        keys: ['COPILOT_PROVIDER_API_KEY'],
        upstreams: ['https://models.example/v1'],
        given: { COPILOT_PROVIDER_API_KEY: 't1', COPILOT_PROVIDER_BASE_URL: address },
      });
      expect(plan('opencode', { ANTHROPIC_API_KEY: 'one', OPENAI_API_KEY: 'two' })).toEqual({
        keys: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY'],
        upstreams: ['https://api.anthropic.com/v1', 'https://api.openai.com/v1'],
        given: {
          ANTHROPIC_API_KEY: 't1',
          ANTHROPIC_BASE_URL: address,
          OPENAI_API_KEY: 't2',
          OPENAI_BASE_URL: `${address}/1`,
        },
      });
    },
  );

  requirement(
    {
      ids: ['T68'],
      title: 'is its own subscription, unless the agent asks for the gateway',
      input: 'the token of a subscription of Claude, without `gateway: on` and with it; beside an API key',
      expected: 'the token itself; one of the gateway; the API key alone stays outside, then both do',
    },
    () => {
      const subscription = { CLAUDE_CODE_OAUTH_TOKEN: 'real' };
      expect(plan('claude-code', subscription)).toMatchObject({ keys: [], given: subscription });
      expect(plan('claude-code', subscription, true)).toMatchObject({
        keys: ['CLAUDE_CODE_OAUTH_TOKEN'],
        given: { CLAUDE_CODE_OAUTH_TOKEN: 't1' },
      });
      const both = { ...subscription, ANTHROPIC_API_KEY: 'key' };
      expect(plan('claude-code', both).given).toMatchObject({ ...subscription, ANTHROPIC_API_KEY: 't1' });
      expect(plan('claude-code', both, true).given).toMatchObject({
        ANTHROPIC_API_KEY: 't1',
        CLAUDE_CODE_OAUTH_TOKEN: 't2',
        ANTHROPIC_BASE_URL: address,
      });
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-4.9'],
      title: 'is of an MCP server with headers the gateway and a token, and no variable that only its headers use',
      input: 'a server with headers beside one without; variables that its headers alone use, and others; no key of a model',
      expected: 'one row with the headers; the address of the gateway, the token and no other header; the rest as it was',
    },
    () => {
      const near = { command: '/bin/near', args: [], env: {} };
      const [url, headers] = [new URL('https://far.test/mcp'), { authorization: 'Bearer real', 'x-team': 'core' }];
      const { rows, mcpServers, environment } = planGateway({
        models: [],
        environment: { FAR_KEY: 'real', OTHER: 'x' },
        mcpServers: { near, far: { args: [], env: {}, url: url.href, headers: { Authorization: 'Bearer ${FAR_KEY}' } } },
        held: { servers: [{ name: 'far', url, headers, secrets: ['real'] }], names: ['FAR_KEY'] },
        address,
        createToken: () => 't1',
      });
      expect(rows).toMatchObject([
        { kind: 'mcp', path: '/mcp-servers/far', token: 't1', upstream: url, headers, secrets: ['real'] },
      ]);
      expect(mcpServers).toEqual({
        near,
        far: { args: [], env: {}, url: `${address}/mcp-servers/far`, headers: { Authorization: 'Bearer t1' } },
      });
      expect(environment).toEqual({ OTHER: 'x', NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' });
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'is its key where nobody can stand between it and its model',
      input: 'engines with protocols of their own; a provider that no variable names, or not by an address of the web',
      expected: 'no key stays outside, and no variable changes',
    },
    () => {
      for (const [engine, environment] of [
        ['cursor', { CURSOR_API_KEY: 'real' }],
        ['command', { ANTHROPIC_API_KEY: 'real' }],
        ['copilot', { COPILOT_GITHUB_TOKEN: 'real' }],
        ['copilot', { COPILOT_PROVIDER_API_KEY: 'real' }],
        ['opencode', { OPENCODE_AUTH_CONTENT: '{}' }],
        ['claude-code', { ANTHROPIC_API_KEY: 'real', ANTHROPIC_BASE_URL: 'models.example' }],
        ['claude-code', { ANTHROPIC_API_KEY: 'real', ANTHROPIC_BASE_URL: 'unix:///run/model' }],
      ] as const)
        expect([engine, plan(engine, environment)]).toEqual([engine, { keys: [], upstreams: [], given: environment }]);
    },
  );

  requirement(
    {
      ids: ['T67'],
      title: 'is not to take the proxy of the job to the gateway',
      input: 'an environment without exceptions from a proxy, and with some',
      expected: 'the exceptions, and the gateway, in both spellings',
    },
    () => {
      for (const [environment, spared] of [
        [{}, '127.0.0.1'],
        [{ no_proxy: 'a.example,b.example' }, 'a.example,b.example,127.0.0.1'],
        [{ NO_PROXY: 'a.example' }, 'a.example,127.0.0.1'],
      ] as const)
        expect(planGateway({ models: [], environment, held: none, address, createToken: () => '' }).environment).toEqual({
          NO_PROXY: spared,
          no_proxy: spared,
        });
    },
  );
});
