import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect } from 'vitest';
import { readHeaderServers } from '../../../../src/adapters/agent/engine/header-servers.ts';
import { engines } from '../../../../src/adapters/agent/engines/engines.ts';
import { explainResult } from '../../../../src/adapters/agent/gateway/explain-result.ts';
import { type ModelGateway, openModelGateway } from '../../../../src/adapters/agent/gateway/model-gateway.ts';
import type { AgentResult } from '../../../../src/core/agent/agent-result.ts';
import { agentSchema } from '../../../../src/core/config/schema/agent-schema.ts';
import type { AgentRun } from '../../../../src/ports/agent-runner.ts';
import { requirement } from '../../../support/requirement.ts';

const isolated = { isolated: true, via: 'root', hide: [], keep: [] } as const;
const open = { isolated: false, reason: 'not isolated: the test wants it so.' } as const;
const key = { ANTHROPIC_API_KEY: 'sk-real-1' };
const far = {
  environment: { FAR_KEY: 'sk-real-2' },
  mcpServers: { far: { url: 'https://far.test/mcp', headers: { Authorization: 'Bearer ${FAR_KEY}' } } },
};

interface Started {
  readonly gateway?: 'on' | 'off';
  readonly environment?: Readonly<Record<string, string>>;
  readonly isolation?: typeof isolated | typeof open;
  readonly proxyEnv?: Readonly<Record<string, string>>;
  readonly mcpServers?: object;
}

function start({ gateway, environment = key, isolation = isolated, proxyEnv = {}, mcpServers: servers = {} }: Started) {
  const agent = agentSchema.parse({ engine: 'claude-code', gateway, env: Object.keys(environment), 'mcp-servers': servers });
  const prices = { 'claude-sonnet-4-5': { input: 1e6, output: 2e6 } };
  const task = { agent, environment, workspace: 'test/fixtures', mcpServers: agent['mcp-servers'] ?? {}, prices };
  const { held } = readHeaderServers(engines['claude-code'], task);
  return openModelGateway(
    engines['claude-code'].models ?? [],
    { ...task, held },
    { isolation, proxyEnv, log: { info: () => undefined } },
  );
}

const result = { usage: null, usageScope: null } as unknown as AgentResult;

/** Returns what comes of a start that ended well, with its gateway or without one. */
async function conclude(opened: ModelGateway | undefined) {
  return (await opened?.conclude({ result, ended: 'exited' })) ?? { result };
}

describe('src/adapters/agent/gateway: the gateway of a start', () => {
  requirement(
    {
      ids: ['T67', 'T68'],
      title:
        'is opened where the agent is isolated and has a key, and an agent that asks for one starts with none of its keys elsewhere',
      input:
        'each `gateway` with and without isolation, a key, a subscription, headers of an MCP server alone and beside that, and an address that is none',
      expected: 'a gateway and a token; no gateway; a sentence in the place of the start',
    },
    async () => {
      const subscription = { CLAUDE_CODE_OAUTH_TOKEN: 'sk-ant-oat' };
      const withSubscription = { ...far, environment: { CLAUDE_CODE_OAUTH_TOKEN: 'its own', ...far.environment } };
      const odd = { ...key, ANTHROPIC_BASE_URL: 'models.example' };
      for (const [started, expected] of [
        [{}, 'token'],
        [{ gateway: 'on' }, 'token'],
        [{ gateway: 'on', environment: subscription }, 'token'],
        [{ gateway: 'off' }, 'none'],
        [{ isolation: open }, 'none'],
        [{ environment: {} }, 'none'],
        [{ environment: subscription }, 'none'],
        [{ environment: odd }, 'none'],
        [{ gateway: 'on', environment: {} }, 'none'],
        [{ gateway: 'on', isolation: open, environment: {} }, 'none'],
        [{ gateway: 'on', isolation: open }, 'needs an isolated agent'],
        [{ gateway: 'on', environment: odd }, 'needs the address of the provider in `ANTHROPIC_BASE_URL`'],
        [{ environment: far.environment, mcpServers: far.mcpServers }, 'token'],
        [withSubscription, 'token'],
        [{ ...far, isolation: open }, 'none'],
        [{ ...far, gateway: 'off' }, 'none'],
        [{ ...far, isolation: open, gateway: 'on' }, 'needs an isolated agent'],
        [{ proxyEnv: { HTTPS_PROXY: 'http://user:secret@host:no-port' } }, 'could not be opened'],
      ] as const satisfies readonly (readonly [Started, string])[]) {
        const opened = await start(started);
        if (!opened.ok) {
          expect(opened.error).toContain(expected);
          expect(opened.error).not.toContain('secret');
        } else {
          const { gateway, changes } = opened.value ?? {};
          expect([started, gateway === undefined ? 'none' : 'token']).toEqual([started, expected]);
          if (changes !== undefined) expect(JSON.stringify(changes)).not.toMatch(/sk-real|sk-ant/);
          expect(await conclude(opened.value)).toMatchObject({ result });
        }
      }
    },
  );

  requirement(
    {
      ids: ['T67', 'T53'],
      title: 'asks through the proxy of the job, or that of the agent, and says afterwards what the provider named',
      input:
        'a proxy without a scheme, as other programs of a job take it, or one that `env` of the agent names beside another one of the job; a message of the model',
      expected:
        'the proxy is asked for the address of the provider; the usage of the answer is in the result, at the price of the configuration',
    },
    async () => {
      const asked: (string | undefined)[] = [];
      const proxy = createServer((incoming, response) => {
        asked.push(incoming.url);
        const usage = { input_tokens: 3, output_tokens: 4 };
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ model: 'claude-sonnet-4-5', usage }));
      });
      proxy.listen(0, '127.0.0.1');
      await once(proxy, 'listening');
      const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      const far = { ...key, ANTHROPIC_BASE_URL: 'http://models.example' };
      const starts: readonly Started[] = [
        { environment: far, proxyEnv: { HTTP_PROXY: address } },
        { environment: { ...far, HTTP_PROXY: `http://${address}` }, proxyEnv: { http_proxy: '127.0.0.1:9' } },
      ];
      for (const started of starts) {
        const opened = await start(started);
        if (!opened.ok || opened.value === undefined) throw new Error('No gateway was opened.');
        const { ANTHROPIC_BASE_URL: own = '', ANTHROPIC_API_KEY: token } = opened.value.changes.environment;
        const sent = request(`${own}/v1/messages`, { method: 'POST', headers: { 'x-api-key': token } });
        sent.end('{}');
        const [response] = await once(sent, 'response');
        for await (const _ of response);
        expect(asked.splice(0)).toEqual(['http://models.example/v1/messages']);
        expect(await opened.value.conclude({ result, ended: 'exited' })).toMatchObject({
          gateway: { requests: 1, refused: 0 },
          result: {
            usage: { inputTokens: 3, outputTokens: 4 },
            usageScope: 'run',
            measured: { costUsd: 11, price: 'prices' },
          },
        });
      }
      proxy.closeAllConnections();
      proxy.close();
    },
  );

  requirement(
    {
      ids: ['T67', 'DESIGN-6'],
      title: 'is not opened with a key that no header can carry, nor without an authority that the engine is to trust',
      input:
        'keys with a zero-width space, quotation marks of a text, a line break and nothing but blanks; files of authorities that are not there, without end, of another kind, and with the words of a certificate alone',
      expected: 'a sentence that names the variable and shows none of its value',
    },
    async () => {
      for (const odd of ['sk-real\u200b-1', '“sk-real-1”', 'sk-real\n-1', '   ']) {
        const opened = await start({ environment: { ANTHROPIC_API_KEY: odd } });
        expect(opened).toMatchObject({ ok: false, error: expect.stringContaining('`ANTHROPIC_API_KEY` is blank, or has') });
        expect(JSON.stringify(opened)).not.toMatch(/sk-real|“/);
      }
      for (const name of ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'CODEX_CA_CERTIFICATE'])
        for (const file of ['/absent/authority.pem', '/dev/zero', 'tls', 'tls/no-certificate.pem', '../../package.json']) {
          const opened = await start({ environment: { ...key, [name]: file } });
          expect(opened).toMatchObject({ ok: false, error: expect.stringContaining(`\`${name}\` in \`env\``) });
          expect(JSON.stringify(opened)).not.toContain(file);
        }
      const opened = await start({ environment: { ANTHROPIC_API_KEY: ' sk-real-1\n', SSL_CERT_FILE: 'tls/certificate.pem' } });
      expect(opened).toMatchObject({ ok: true, value: {} });
      await conclude(opened.ok ? opened.value : undefined);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'gives the reason of the provider to a failure, whatever the engine says of it, and to nothing else',
      input:
        'a window that is closed, or nothing, behind an agent that failed by its own word, succeeded, ran out of time, or was killed',
      expected: 'limited with time and window for the first one; the others as they are',
    },
    async () => {
      const refusal = { reason: 'limited', notBefore: 1_795_542_048, limit: { window: 'five_hour' } } as const;
      const close = (said: object, ended: AgentRun['ended'], heard?: typeof refusal) => {
        return explainResult({ requests: 1, refused: 0, refusal: heard }, { result: said as AgentResult, ended }, undefined);
      };
      const failed = { outcome: 'error', reason: 'billing' };
      expect(close(failed, 'exited', refusal).result).toMatchObject({ outcome: 'error', ...refusal });
      expect(close(failed, 'exited').result).toBe(failed);
      const succeeded = { outcome: 'success', reason: null };
      expect(close(succeeded, 'exited', refusal).result).toBe(succeeded);
      const late = { outcome: 'killed', reason: 'timeout' };
      expect(close(late, 'timeout', refusal).result).toBe(late);
      expect(close(failed, 'killed', refusal).result).toBe(failed);
    },
  );
});
