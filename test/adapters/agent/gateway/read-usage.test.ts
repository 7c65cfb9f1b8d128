import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { createMeter } from '../../../../src/adapters/agent/gateway/meter.ts';
import { requirement } from '../../../support/requirement.ts';

const events = 'text/event-stream; charset=utf-8';
const json = 'application/json';

/** Renders a stream of events as providers do, with names of events where they have a type. */
function stream(...data: readonly object[]): string {
  return data.map((event) => `${'type' in event ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`).join('');
}

const asked = { model: 'asked-1', bytes: 4_000, isStream: false };

/** The address of a path at a provider that nobody knows. */
function at(path: string): URL {
  return new URL(path, 'https://models.example');
}

/** Reads an answer in pieces of some bytes. */
function measure(answer: { readonly path: string; readonly type: string }, text: string, bytes = 7) {
  const meter = createMeter();
  const reader = meter.ask(at(answer.path), asked)?.open(answer.type);
  const all = Buffer.from(text);
  for (let at = 0; at < all.length; at += bytes) reader?.read(all.subarray(at, at + bytes));
  reader?.end();
  return meter.sum();
}

const tokens = { inputTokens: 22, cacheReadTokens: 7, cacheWriteTokens: 5, outputTokens: 30, reasoningTokens: 0 };
const claude = {
  input_tokens: 10,
  cache_creation_input_tokens: 5,
  cache_read_input_tokens: 7,
  output_tokens: 1,
};
const message = stream(
  { type: 'message_start', message: { model: 'claude-sonnet-4-5-20250929', usage: claude } },
  { type: 'content_block_delta', delta: { type: 'text_delta', text: 'Grüße, 你好' } },
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 12 } },
  { type: 'message_delta', delta: {}, usage: { output_tokens: 30 } },
  { type: 'message_stop' },
);
const response = {
  model: 'gpt-5-codex',
  usage: {
    input_tokens: 100,
    input_tokens_details: { cached_tokens: 40 },
    output_tokens: 20,
    output_tokens_details: { reasoning_tokens: 8 },
    total_tokens: 120,
  },
};
const ofResponse = { inputTokens: 100, cacheReadTokens: 40, cacheWriteTokens: 0, outputTokens: 20, reasoningTokens: 8 };
const chat = {
  model: 'gpt-5',
  choices: [],
  usage: {
    prompt_tokens: 100,
    prompt_tokens_details: { cached_tokens: 40 },
    completion_tokens: 20,
    completion_tokens_details: { reasoning_tokens: 8 },
  },
};
const gemini = {
  modelVersion: 'gemini-2.5-flash',
  usageMetadata: { promptTokenCount: 100, cachedContentTokenCount: 40, candidatesTokenCount: 12, thoughtsTokenCount: 8 },
};

describe('src/adapters/agent/gateway: the usage of an answer', () => {
  requirement(
    {
      ids: ['T53', 'DESIGN-4.9'],
      title: 'is what each provider names, in a stream and in one piece, with what was cached and thought',
      input: 'answers of Anthropic, of OpenAI in both forms, and of Gemini in three, cut into pieces of some bytes',
      expected: 'the same tokens each time; a cost by the list of prices',
    },
    () => {
      for (const bytes of [1, 7, 4_096]) {
        expect(measure({ path: '/v1/messages', type: events }, message, bytes)).toMatchObject({
          usage: tokens,
          isEstimated: false,
        });
        const responses = stream(
          { type: 'response.created', response: { model: 'gpt-5-codex', usage: null } },
          { type: 'response.completed', response },
        );
        expect(measure({ path: '/v1/responses', type: events }, responses, bytes)).toMatchObject({ usage: ofResponse });
        const chunks = `${stream({ model: 'gpt-5', choices: [{ delta: { content: 'a' } }], usage: null }, chat)}data: [DONE]\n\n`;
        expect(measure({ path: '/v1/chat/completions', type: events }, chunks, bytes)).toMatchObject({ usage: ofResponse });
        const path = '/v1beta/models/gemini-2.5-flash:streamGenerateContent';
        const parts = stream(
          { modelVersion: 'gemini-2.5-flash', usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 2 } },
          gemini,
        );
        expect(measure({ path, type: events }, parts, bytes)).toMatchObject({ usage: ofResponse });
        expect(measure({ path, type: json }, JSON.stringify([{ candidates: [] }, gemini]), bytes)).toMatchObject({
          usage: ofResponse,
        });
      }
      const whole = { type: 'message', model: 'claude-sonnet-4-5', usage: { ...claude, output_tokens: 30 } };
      const measured = measure({ path: '/anthropic/v1/messages', type: json }, JSON.stringify(whole));
      expect(measured).toMatchObject({ usage: tokens });
      // 10 input, 5 written, 7 read and 30 output tokens for $3, $3.75, $0.30 and $15 a million.
      expect(measured.costUsd).toBeCloseTo(0.000_03 + 0.000_018_75 + 0.000_002_1 + 0.000_45, 9);
    },
  );

  requirement(
    {
      ids: ['T53', 'DESIGN-4.9'],
      title: 'is summed, and has no cost where the list lacks one of the models',
      input: 'two answers of models that the list has; then one of a model that it lacks',
      expected: 'the sum of tokens and cost; the sum of tokens alone',
    },
    () => {
      const meter = createMeter();
      const pass = (body: object): void => {
        const reader = meter.ask(at('/v1/responses'), asked)?.open(json);
        reader?.read(Buffer.from(JSON.stringify(body)));
        reader?.end();
      };
      pass(response);
      const once = meter.sum().costUsd;
      pass(response);
      expect(meter.sum()).toMatchObject({ usage: { inputTokens: 200, outputTokens: 40 }, isEstimated: false });
      expect(once).toBeGreaterThan(0);
      expect(meter.sum().costUsd).toBeCloseTo(2 * once, 12);
      pass({ ...response, model: 'unheard-of-1' });
      expect(meter.sum()).toMatchObject({ usage: { inputTokens: 300 }, price: undefined });
    },
  );

  requirement(
    {
      ids: ['T53', 'T67'],
      title: 'is estimated from the bytes that passed, and said to be, where an answer does not name it',
      input:
        'a stream that ends before its figures; HTML; a chat stream nobody asked figures of; other JSON; figures that are no numbers; an answer of 33 MB; a request that uses nothing',
      expected: 'the bytes of the request and of what came, four to a token and 24 in a stream; nothing for the last',
    },
    () => {
      const lacking: readonly (readonly [path: string, type: string, text: string])[] = [
        ['/v1/messages', events, 'event: ping\ndata: {"type":"ping"}\n\n'],
        ['/v1/responses', events, stream({ type: 'response.created', response: { model: 'gpt-5', usage: null } })],
        ['/v1/messages', 'text/html', '<html>'],
        ['/v1/chat/completions', events, stream({ model: 'gpt-5', choices: [] })],
        ['/v1/responses', json, '[1, null, "a", {}]'],
        ['/v1/responses', json, '{"model":"gpt-5","usage":{"input_tokens":"many"}}'],
        ['/v1/messages', json, JSON.stringify({ ...response, filler: 'x'.repeat(33 * 1_048_576) })],
        ['/v1/messages', events, `data: ${'x'.repeat(33 * 1_048_576)}\n\n`],
      ];
      for (const [path, type, text] of lacking)
        expect([path, measure({ path, type }, text, 1_048_576)]).toMatchObject([
          path,
          {
            usage: { inputTokens: 1_000, outputTokens: Math.ceil(Buffer.byteLength(text) / (type === events ? 24 : 4)) },
            price: undefined,
            isEstimated: true,
          },
        ]);
      const uncounted = measure({ path: '/v1/messages/count_tokens', type: json }, '{"input_tokens":3}');
      expect(uncounted).toMatchObject({ usage: undefined });
    },
  );

  requirement(
    {
      ids: ['T53', 'DESIGN-4.9'],
      title: 'is estimated where the request has been given up, and not where nothing was done for it',
      input:
        'a message cut behind its first event; a request without an answer yet; one that was refused; one whose answer is given up as refused afterwards',
      expected: 'the input that was named, and the output by its bytes; the input by its bytes; nothing; what it named',
    },
    () => {
      const begun = stream({ type: 'message_start', message: { model: 'claude-sonnet-4-5', usage: claude } });
      const text = `${begun}${stream({ type: 'content_block_delta', delta: { text: 'x'.repeat(4_800) } })}`;
      const cut = measure({ path: '/v1/messages', type: events }, text);
      const outputTokens = Math.ceil(text.length / 24);
      expect(cut).toMatchObject({ usage: { inputTokens: 22, outputTokens }, isEstimated: false });
      expect(cut.costUsd).toBeGreaterThan((outputTokens * 15) / 1_000_000);
      const meter = createMeter();
      meter.ask(at('/v1/messages'), asked);
      expect(meter.sum()).toMatchObject({ usage: { inputTokens: 1_000, outputTokens: 0 }, isEstimated: true });
      const dropping = createMeter();
      dropping.ask(at('/v1/messages'), asked)?.drop();
      expect(dropping.sum().usage).toBeUndefined();
      const answered = dropping.ask(at('/v1/responses'), asked);
      const reader = answered?.open(json);
      reader?.read(Buffer.from(JSON.stringify(response)));
      answered?.drop();
      reader?.end();
      expect(dropping.sum()).toMatchObject({ usage: ofResponse });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'costs something under a cap, whatever its model',
      input:
        'a model that the list has, by the answer and, where that names none, by the request; one that it lacks, at each provider; with a price of the configuration for the model that answers, that is asked, or that the agent names',
      expected: 'the list; the dearest model of the provider; that price; nothing without a cap',
    },
    () => {
      const spend = (cap: Parameters<typeof createMeter>[0], path: string, body: object) => {
        const meter = createMeter(cap);
        const reader = meter.ask(at(path), asked)?.open(json);
        reader?.read(Buffer.from(JSON.stringify(body)));
        reader?.end();
        expect(meter.sum()).toMatchObject({ costUsd: meter.spent() });
        return meter.spent();
      };
      const million = { ...response, usage: { input_tokens: 1_000_000, output_tokens: 1_000_000, total_tokens: 2_000_000 } };
      const cap = { prices: undefined, model: 'named-1', isCapped: true };
      const nameless = createMeter(cap);
      const silent = nameless.ask(at('/v1/responses'), { ...asked, model: 'gpt-5-codex' })?.open(json);
      silent?.read(Buffer.from(JSON.stringify({ usage: million.usage })));
      silent?.end();
      expect(nameless.spent()).toBeCloseTo(11.25, 6);
      expect(nameless.sum().costUsd).toBeCloseTo(11.25, 6);
      expect(spend(cap, '/v1/responses', million)).toBeCloseTo(11.25, 6);
      const dearest: readonly (readonly [path: string, body: object])[] = [
        ['/v1/responses', { ...million, model: 'unheard-1' }],
        ['/v1/messages', { model: 'unheard-1', usage: { input_tokens: 1_000_000, output_tokens: 1_000_000 } }],
        [
          '/v1beta/models/unheard-1:generateContent',
          { modelVersion: 'unheard-1', usageMetadata: { promptTokenCount: 1_000_000, candidatesTokenCount: 1_000_000 } },
        ],
      ];
      for (const [path, body] of dearest) {
        expect([path, spend(cap, path, body) >= 60]).toEqual([path, true]);
        expect([path, spend(undefined, path, body)]).toEqual([path, 0]);
        for (const name of ['unheard-1', 'asked-1', 'named-1']) {
          const prices = { [name]: { input: 1, output: 2 } };
          expect([path, name, spend({ ...cap, prices }, path, body)]).toEqual([path, name, 3]);
        }
      }
      expect(spend({ ...cap, prices: { 'gpt-5-codex': { input: 1, output: 1 } } }, '/v1/responses', million)).toBe(2);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'counts for a cap as soon as it is named, and once',
      input: 'an answer whose figures have come, and whose end has not; then its end; 3,000 more answers',
      expected: 'the same amount before and behind its end; the sum of all',
    },
    () => {
      const meter = createMeter({ prices: { 'gpt-5-codex': { input: 1, output: 1 } } });
      const begin = () => meter.ask(at('/v1/responses'), asked)?.open(events);
      const text = stream({ type: 'response.completed', response });
      const first = begin();
      expect(meter.spent()).toBe(0);
      first?.read(Buffer.from(text));
      expect(meter.spent()).toBeCloseTo(0.000_12, 12);
      first?.end();
      expect(meter.spent()).toBeCloseTo(0.000_12, 12);
      for (let left = 3_000; left > 0; left -= 1) {
        const reader = begin();
        reader?.read(Buffer.from(text));
        reader?.end();
        meter.spent();
      }
      expect(meter.spent()).toBeCloseTo(0.000_12 * 3_001, 9);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'names the version of the list of prices that is installed',
      input: 'the version of a cost, and the one in package.json',
      expected: 'the same',
    },
    () => {
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
      expect(createMeter().sum().price).toBe(`list@${dependencies['@pydantic/genai-prices']}`);
    },
  );
});
