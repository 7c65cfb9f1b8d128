import { once } from 'node:events';
import { describe, expect } from 'vitest';
import { explainResult } from '../../../../src/adapters/agent/gateway/explain-result.ts';
import type { GatewayReport } from '../../../../src/adapters/agent/gateway/gateway.ts';
import type { AgentResult } from '../../../../src/core/agent/agent-result.ts';
import type { AgentRun, SpendingCap } from '../../../../src/ports/agent-runner.ts';
import { requirement } from '../../../support/requirement.ts';
import { ask, begin, open } from './gateway-world.ts';

const prices = { 'claude-sonnet-4-5': { input: 0, output: 1 } };
const cap = { usd: 1, key: 'max-cost-usd' } as const;

/** Renders a message that cost so many cents. */
function message(cents: number): string {
  return JSON.stringify({ model: 'claude-sonnet-4-5', usage: { input_tokens: 1, output_tokens: cents * 10_000 } });
}

/** A gateway with a cap, before a provider whose answers cost as many cents as their requests say. */
async function openCapped(more: Partial<Parameters<typeof open>[2]> = {}, row: object = {}) {
  const opened = await open(
    (response, { body }) => {
      const { cents = 0 } = JSON.parse(body || '{}');
      response.writeHead(200, { 'content-type': 'application/json' }).end(message(cents));
    },
    row,
    { cap, prices, ...more },
  );
  return {
    ...opened,
    spend: (cents: number, path = '/v1/messages') => ask(opened.gateway, { path, body: JSON.stringify({ cents }) }),
  };
}

describe('src/adapters/agent/gateway: the cap of a turn', () => {
  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'lets a turn spend as much, and refuses each request behind that, with the limit and its key',
      input: 'a cap of $1; requests of 60, 39, 2 and 1 cents, and one for a number of tokens',
      expected: 'three answers; then 400 with `billing_error` each time; nothing of it counts as a request that no engine makes',
    },
    async () => {
      const { spend, seen, gateway } = await openCapped();
      const statuses = [];
      for (const cents of [60, 39, 2]) statuses.push((await spend(cents)).status);
      expect(statuses).toEqual([200, 200, 200]);
      for (const path of ['/v1/messages', '/v1/messages/count_tokens', '/v1/messages']) {
        const { status, text } = await spend(1, path);
        expect(status).toBe(400);
        expect(JSON.parse(text)).toMatchObject({
          type: 'error',
          error: {
            type: 'billing_error',
            message:
              'This turn may spend $1.00 (`max-cost-usd` of its agent), and it has spent $1.01. The gateway passes no more of its requests on.',
          },
        });
      }
      expect(seen).toHaveLength(3);
      const report = await gateway.close();
      expect(report).toMatchObject({
        requests: 3,
        refused: 0,
        capped: expect.stringContaining('$1.01'),
        measured: { costUsd: 1.01, price: 'prices' },
      });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is passed by the requests that were under way, and by no other',
      input:
        'three requests side by side of 90 cents each, and one as soon as the figures of the first one are known, before its end',
      expected: 'three answers; 400',
    },
    async () => {
      const { promise: arrived, resolve: go } = Promise.withResolvers<void>();
      const { promise: named, resolve: end } = Promise.withResolvers<void>();
      let asked = 0;
      const { gateway } = await open(
        async (response) => {
          asked += 1;
          if (asked === 3) go();
          await arrived;
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.write(
            `event: message_start\ndata: ${JSON.stringify({ type: 'message_start', message: JSON.parse(message(120)) })}\n\n`,
          );
          await named;
          response.end();
        },
        {},
        { cap, prices },
      );
      const answers = await Promise.all([1, 2, 3].map(() => begin(gateway)));
      await Promise.all(answers.map((answer) => once(answer, 'data')));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect((await ask(gateway)).status).toBe(400);
      end();
      await Promise.all(answers.map((answer) => once(answer.resume(), 'end')));
      expect((await gateway.close()).requests).toBe(3);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'counts a request that the agent gives up before its answer begins',
      input:
        'a cap of 5 cents; a request for a stream, of 400,000 bytes, at 10 cents, that is given up once it has arrived; then another one',
      expected: '400',
    },
    async () => {
      const { promise: heard, resolve } = Promise.withResolvers<void>();
      const bodies: string[] = [];
      const { gateway } = await open(
        (response, { body }) => {
          bodies.push(body);
          if (bodies.length === 1) resolve();
          else response.writeHead(500).end();
        },
        {},
        { cap: { ...cap, usd: 0.05 }, prices: { m: { input: 1, output: 1 } } },
      );
      const controller = new AbortController();
      const sent = fetch(`${gateway.address}/v1/messages`, {
        method: 'POST',
        headers: { 'x-api-key': 'baton-token-1' },
        body: JSON.stringify({ model: 'm', stream: true, filler: 'x '.repeat(200_000) }),
        signal: controller.signal,
      }).catch(() => undefined);
      await heard;
      controller.abort();
      await sent;
      await expect.poll(async () => (await ask(gateway, { body: '{"model":"m"}' })).status).toBe(400);
      expect(await gateway.close()).toMatchObject({ measured: { isEstimated: true } });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'asks for the end of an engine that goes on, and of no other',
      input: 'a refusal, and as much time as an engine has; a gateway that is closed before, and one without a refusal',
      expected: 'a signal; none; none',
    },
    async () => {
      const late = await openCapped({ patience: 20 });
      await late.spend(100);
      expect(late.gateway.overdue.aborted).toBe(false);
      const aborted = once(late.gateway.overdue, 'abort');
      await late.spend(1);
      await aborted;
      // As much as a busy machine needs between the refusal and the end.
      const closed = await openCapped({ patience: 500 });
      for (const cents of [100, 1]) await closed.spend(cents);
      await closed.gateway.close();
      const fine = await openCapped({ patience: 20 });
      await fine.spend(100);
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect([closed.gateway.overdue.aborted, fine.gateway.overdue.aborted]).toEqual([false, false]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T38'],
      title: 'is no limit of MCP servers, and names the limit of the run where that is the lower one',
      input: 'a cap of 0 that is left of the run; a request to a model, and one to an MCP server',
      expected: '400 with the key; an answer',
    },
    async () => {
      const none = { ...cap, usd: 0, key: 'limits.max-cost-usd' } as const;
      const { spend } = await openCapped({ cap: none });
      const { status, text } = await spend(1);
      expect([status, JSON.parse(text).error.message]).toEqual([
        400,
        expect.stringContaining('`limits.max-cost-usd` of its run'),
      ]);
      const mcp = await openCapped({ cap: none }, { kind: 'mcp', headers: { authorization: 'Bearer real' } });
      expect(
        (await ask(mcp.gateway, { path: '', method: 'GET', headers: { authorization: 'Bearer baton-token-1' } })).status,
      ).not.toBe(400);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is the reason of a failure behind it, and of nothing else',
      input:
        'a turn that was capped, and failed, ran out of time, succeeded or was killed; an engine that says so itself; a failure with another reason',
      expected: '`budget` with the sentence and the key twice; as they are; `budget` with the key; as it is',
    },
    () => {
      const report: GatewayReport = { requests: 1, refused: 0, capped: 'Enough.', refusal: { reason: 'limited' } };
      const run: SpendingCap = { usd: 1, key: 'limits.max-cost-usd' };
      const explain = (said: object, ended: AgentRun['ended'], seen: GatewayReport = { requests: 1, refused: 0 }) =>
        explainResult(seen, { result: { usage: null, ...said } as AgentResult, ended }, run).result;
      const failed = { outcome: 'error', reason: 'api_error', warnings: ['400'] };
      const budget = { outcome: 'incomplete', reason: 'budget', warnings: ['Enough.'], cap: 'limits.max-cost-usd' };
      expect(explain(failed, 'exited', report)).toMatchObject(budget);
      expect(explain({ outcome: 'killed', reason: 'timeout' }, 'timeout', report)).toMatchObject(budget);
      expect(explain({ outcome: 'success', reason: null }, 'exited', report)).toMatchObject({ outcome: 'success', reason: null });
      expect(explain(failed, 'killed', report)).toMatchObject(failed);
      expect(explain({ outcome: 'incomplete', reason: 'budget' }, 'exited')).toMatchObject({ reason: 'budget', cap: run.key });
      expect(explain(failed, 'exited')).not.toHaveProperty('cap');
    },
  );
});
