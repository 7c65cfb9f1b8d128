import { once } from 'node:events';
import { describe, expect } from 'vitest';
import { describeDifference, explainResult } from '../../../../src/adapters/agent/gateway/explain-result.ts';
import type { GatewayReport } from '../../../../src/adapters/agent/gateway/gateway.ts';
import { describeProgress, watchTurn } from '../../../../src/adapters/agent/gateway/watch-turn.ts';
import type { AgentResult, AgentUsage } from '../../../../src/core/agent/agent-result.ts';
import { requirement } from '../../../support/requirement.ts';
import { ask, begin, open } from './gateway-world.ts';

const usage: AgentUsage = { inputTokens: 10, cacheReadTokens: 0, cacheWriteTokens: 0, outputTokens: 5, reasoningTokens: 0 };
const result = { outcome: 'success', reason: null, usage } as AgentResult;

describe('src/adapters/agent/gateway: what the log says of a turn', () => {
  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is how often the model was asked, at which cost, and when it answered',
      input: '38 requests, $0.42, an answer of 12 seconds ago; one request of an unknown model without an answer',
      expected: 'each in one line',
    },
    () => {
      expect(describeProgress({ requests: 38, usd: 0.4213, answeredAt: 1_000_000 }, 1_012_300)).toBe(
        'The model was asked: 38 requests, $0.42, last answer 12 s ago.',
      );
      expect(describeProgress({ requests: 1, usd: undefined, answeredAt: undefined }, 5)).toBe(
        'The model was asked: 1 request, at an unknown cost, no answer yet.',
      );
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'comes again and again while the turn goes on, and no more behind it',
      input: 'a gateway before a model that answers once; a line each 10 milliseconds; the end of the turn',
      expected: 'lines that count the request; then one about figures that differ, and no more',
    },
    async () => {
      const message = JSON.stringify({ model: 'claude-sonnet-4-5', usage: { input_tokens: 12, output_tokens: 5 } });
      const { gateway } = await open((response) => response.writeHead(200, { 'content-type': 'application/json' }).end(message));
      const lines: string[] = [];
      const conclude = watchTurn(gateway, { log: { info: (line) => lines.push(line) }, cap: undefined, every: 10 });
      await expect.poll(() => lines.at(-1)).toBe('The model was asked: 0 requests, $0.00, no answer yet.');
      await ask(gateway);
      await expect.poll(() => lines.at(-1)).toMatch(/^The model was asked: 1 request, \$0\.00, last answer \d+ s ago\.$/);
      const concluded = await conclude({ result, ended: 'exited' });
      expect(concluded).toMatchObject({ gateway: { requests: 1, refused: 0 }, result: { usage: { inputTokens: 12 } } });
      const said = lines.length;
      expect(lines.at(-1)).toBe(
        'The figures differ, and those of the provider count: 10 input tokens by the engine, 12 input tokens by the provider.',
      );
      await new Promise((resolve) => setTimeout(resolve, 40));
      expect(lines).toHaveLength(said);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'takes each part of a stream for an answer, and not its beginning alone',
      input: 'a stream whose second event comes a while behind the first one',
      expected: 'the time of the second one',
    },
    async () => {
      const { promise: waited, resolve: go } = Promise.withResolvers<void>();
      const { gateway } = await open(async (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {}\n\n');
        await waited;
        response.write('data: {}\n\n');
      });
      const answer = await begin(gateway);
      await once(answer, 'data');
      const { answeredAt: first = 0 } = await gateway.read();
      await new Promise((resolve) => setTimeout(resolve, 50));
      go();
      await once(answer, 'data');
      expect((await gateway.read()).answeredAt).toBeGreaterThanOrEqual(first + 50);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'names the figures in which engine and provider differ, and no others',
      input: 'the same figures; others; an engine that says nothing, or not how much it wrote; a provider that says nothing',
      expected: 'nothing; both; nothing; the one; nothing',
    },
    () => {
      const describeFor = (said: AgentUsage | null, named: AgentUsage, isEstimated = false) => {
        const measured = { usage: named, costUsd: 0, price: undefined, isEstimated };
        return describeDifference({ requests: 1, refused: 0, measured } as GatewayReport, { ...result, usage: said });
      };
      const other = { ...usage, inputTokens: 11, outputTokens: 6 };
      expect(describeFor(usage, usage)).toBeUndefined();
      expect(describeFor(usage, other)).toMatch(/: 10 input tokens by the engine, 11 .*; 5 output tokens by the engine, 6 /);
      expect(describeFor(null, other)).toBeUndefined();
      expect(describeFor({ ...usage, outputTokens: null }, other)).toMatch(/: 10 input tokens .* provider\.$/);
      expect(describeFor(usage, other, true)).toBeUndefined();
      expect(describeDifference({ requests: 0, refused: 0 }, result)).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'keeps figures of the engine where no answer named any, unless the estimate costs more',
      input:
        'a cost of 75 cents, none and 0 by the engine, beside tokens that the provider named; beside an estimate of 50 cents, of 150, and of a model whose price nobody knows',
      expected: 'the provider; the engine for 75 cents beside 50, and beside no price; else the estimate',
    },
    () => {
      const takes = (costUsd: number | null, counted: number | undefined, isEstimated = true) => {
        const named = { ...usage, outputTokens: 50 };
        const price = counted === undefined ? undefined : 'list@0.1.8';
        const measured = { usage: named, costUsd: counted ?? 0, price, isEstimated };
        const start = { result: { ...result, costUsd }, ended: 'exited' } as const;
        const explained = explainResult({ requests: 1, refused: 0, measured }, start, undefined).result;
        expect(explained.measured === undefined).toBe(explained.usage === usage);
        return explained.measured === undefined ? 'engine' : 'gateway';
      };
      expect([takes(0.75, 0.5, false), takes(null, 0.5, false)]).toEqual(['gateway', 'gateway']);
      expect([takes(0.75, 0.5), takes(0.75, undefined), takes(null, undefined)]).toEqual(['engine', 'engine', 'engine']);
      expect([takes(0.75, 1.5), takes(null, 0.5), takes(0, 0.5)]).toEqual(['gateway', 'gateway', 'gateway']);
    },
  );
});
