import { describe, expect } from 'vitest';
import { createMeter } from '../../../../src/adapters/agent/gateway/meter.ts';
import { requirement } from '../../../support/requirement.ts';
import { ask, open } from './gateway-world.ts';

type Pricing = Parameters<typeof createMeter>[0];

const usage = { input_tokens: 1_000_000, output_tokens: 1_000_000, total_tokens: 2_000_000 };

/** Counts answers of OpenAI, each of a model that was asked and one that answered, with a million tokens in and out. */
function count(pricing: Pricing, ...answers: readonly (readonly [asked: string, answered: string])[]) {
  const meter = createMeter(pricing);
  for (const [model, answered] of answers) {
    const reader = meter
      .ask(new URL('https://api.openai.com/v1/responses'), { model, bytes: 100, isStream: false })
      ?.open('application/json');
    reader?.read(Buffer.from(JSON.stringify({ object: 'response', model: answered, usage })));
    reader?.end();
  }
  const { costUsd, price } = meter.sum();
  expect(meter.spent()).toBe(costUsd);
  return [Number(costUsd.toFixed(6)), price];
}

describe('src/adapters/agent/gateway: the price of an answer', () => {
  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'is the one in the configuration for its own model, and never that of another model whose price is known',
      input:
        '`prices` for gpt-5-nano, which is also the model of the agent, at $0.45 for a million in and out; answers of gpt-5-pro, of a release of gpt-5-nano, of a model that nobody knows; with and without a cap',
      expected: 'the list, $135; $0.45; $0.45; the sum of both for both',
    },
    () => {
      const nano = { prices: { 'openai/gpt-5-nano': { input: 0.05, output: 0.4 } }, model: 'openai/gpt-5-nano' };
      const [pro, release, unheard] = [
        ['gpt-5-pro', 'gpt-5-pro-2025-10-06'],
        ['gpt-5-nano', 'gpt-5-nano-2025-08-07'],
        ['unheard-1', 'unheard-1'],
      ] as const;
      for (const isCapped of [true, false]) {
        expect(count({ ...nano, isCapped }, pro)).toEqual([135, expect.stringContaining('list@')]);
        expect(count({ ...nano, isCapped }, release)).toEqual([0.45, 'prices']);
        expect(count({ ...nano, isCapped }, unheard)).toEqual([0.45, 'prices']);
        expect(count({ ...nano, isCapped }, pro, release)).toEqual([135.45, 'prices']);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'is that of an alias in the configuration for the models of its family, where it is the model of the agent',
      input:
        '`prices` for opus, opus[1m] and a name of no family, each as the model of the agent and not; answers of an Opus and of another model',
      expected: 'that price for the Opus alone, and only as the model of the agent; else the list',
    },
    () => {
      const opus = ['claude-opus-4-1', 'claude-opus-4-1-20250805'] as const;
      const price = { input: 1, output: 1 };
      for (const model of ['opus', 'opus[1m]', 'claude-opus-4-1[1m]']) {
        expect([model, count({ prices: { [model]: price }, model }, opus)]).toEqual([model, [2, 'prices']]);
        expect([model, count({ prices: { [model]: price } }, opus)[1]]).toEqual([model, expect.stringContaining('list@')]);
        for (const other of ['claude-haiku-4-5', 'gpt-5-pro'])
          expect([other, count({ prices: { [model]: price }, model }, [other, other])[1]]).toEqual([
            other,
            expect.stringContaining('list@'),
          ]);
      }
      expect(count({ prices: { own: price }, model: 'own' }, opus)[1]).toContain('list@');
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'is that of the model which was asked only where nobody knows the one that answered',
      input:
        '`prices` for the model that is asked; answers of another one that the list has, and of one that nobody knows; the same without `prices`',
      expected: 'the list, $135; $0.45; the list for each, in the second case for the model that was asked',
    },
    () => {
      const prices = { 'gpt-5-nano': { input: 0.05, output: 0.4 } };
      const list = expect.stringContaining('list@');
      expect(count({ prices }, ['gpt-5-nano', 'gpt-5-pro'])).toEqual([135, list]);
      expect(count({ prices }, ['gpt-5-nano', 'unheard-1'])).toEqual([0.45, 'prices']);
      expect(count({}, ['gpt-5-nano', 'gpt-5-pro'])).toEqual([135, list]);
      expect(count({}, ['gpt-5-nano', 'unheard-1'])).toEqual([0.45, list]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is assumed under a cap alone, and said to be so where one answer of many is',
      input: 'an answer of gpt-5-pro and one of a model that nobody knows, with a cap and without',
      expected: 'more than $135 as assumed; $135, of which nothing is said, because it is not all',
    },
    () => {
      const answers = [
        ['gpt-5-pro', 'gpt-5-pro'],
        ['unheard-1', 'unheard-1'],
      ] as const;
      const [usd, price] = count({ isCapped: true }, ...answers);
      expect([Number(usd) > 200, price]).toEqual([true, 'assumed']);
      expect(count({}, ...answers)).toEqual([135, undefined]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'has in it what Anthropic did beside the message, and names as iterations',
      input: 'a message that was compacted first, whole and in a stream which names its figures twice',
      expected: 'the tokens of both, once',
    },
    () => {
      const iterations = [
        { type: 'compaction', input_tokens: 180_000, output_tokens: 3_500, cache_read_input_tokens: 2_000 },
        { type: 'message', input_tokens: 10_000, output_tokens: 1_000 },
      ];
      const named = { input_tokens: 10_000, output_tokens: 1_000, iterations };
      const whole = JSON.stringify({ type: 'message', model: 'claude-opus-4-6', usage: named });
      const stream = [
        { type: 'message_start', message: { model: 'claude-opus-4-6', usage: { input_tokens: 10_000, output_tokens: 1 } } },
        { type: 'message_delta', usage: { output_tokens: 500, iterations } },
        { type: 'message_delta', usage: { output_tokens: 1_000, iterations } },
      ];
      for (const [type, text] of [
        ['application/json', whole],
        ['text/event-stream', stream.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')],
      ] as const) {
        const meter = createMeter();
        const asked = { model: 'claude-opus-4-6', bytes: 100, isStream: false };
        const reader = meter.ask(new URL('https://api.anthropic.com/v1/messages'), asked)?.open(type);
        reader?.read(Buffer.from(text));
        reader?.end();
        expect(meter.sum().usage).toMatchObject({ inputTokens: 192_000, cacheReadTokens: 2_000, outputTokens: 4_500 });
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T67'],
      title: 'is not that of a model which the address names behind its path',
      input: 'an answer of a dear model that names none; the query names a cheap one with a price',
      expected: 'the list, for the model that the body names',
    },
    async () => {
      const body = JSON.stringify({ usage: { input_tokens: 0, output_tokens: 1_000_000 } });
      const { gateway } = await open(
        (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
        {},
        { prices: { cheap: { input: 0, output: 0.01 } } },
      );
      await ask(gateway, { path: '/v1/messages?x=/models/cheap:', body: '{"model":"claude-opus-4-1"}' });
      expect(await gateway.read()).toMatchObject({ usd: 75 });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'is that of the configuration without a cap as well',
      input: 'a gateway without a cap and with `prices`, and one answer',
      expected: 'its cost by these',
    },
    async () => {
      const body = JSON.stringify({ model: 'claude-sonnet-4-5', usage: { input_tokens: 0, output_tokens: 1_000_000 } });
      const prices = { 'claude-sonnet-4-5': { input: 1, output: 2 } };
      const { gateway } = await open(
        (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
        {},
        { prices },
      );
      await ask(gateway);
      expect(await gateway.read()).toMatchObject({ usd: 2 });
      expect((await gateway.close()).measured).toMatchObject({ costUsd: 2, price: 'prices' });
    },
  );
});
