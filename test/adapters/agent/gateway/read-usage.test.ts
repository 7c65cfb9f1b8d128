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

/** Reads an answer in pieces of some bytes. */
function measure(answer: { readonly path: string; readonly type: string }, text: string, bytes = 7) {
  const meter = createMeter();
  const reader = meter.open(answer);
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
        expect(measure({ path: '/v1/messages', type: events }, message, bytes)).toMatchObject({ usage: tokens, uncounted: 0 });
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
      expect(measured.listed?.costUsd).toBeCloseTo(0.000_03 + 0.000_018_75 + 0.000_002_1 + 0.000_45, 9);
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
        const reader = meter.open({ path: '/v1/responses', type: json });
        reader?.read(Buffer.from(JSON.stringify(body)));
        reader?.end();
      };
      pass(response);
      const once = meter.sum().listed?.costUsd ?? 0;
      pass(response);
      expect(meter.sum()).toMatchObject({ usage: { inputTokens: 200, outputTokens: 40 }, uncounted: 0 });
      expect(once).toBeGreaterThan(0);
      expect(meter.sum().listed?.costUsd).toBeCloseTo(2 * once, 12);
      pass({ ...response, model: 'unheard-of-1' });
      expect(meter.sum()).toMatchObject({ usage: { inputTokens: 300 }, listed: undefined });
    },
  );

  requirement(
    {
      ids: ['T53', 'T67'],
      title: 'is unknown, and said to be, where an answer does not name it',
      input:
        'a stream that ends before its figures; HTML; a chat stream nobody asked figures of; other JSON; figures that are no numbers; an answer of 33 MB; a request that uses nothing',
      expected: 'one uncounted answer each; none for the last',
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
        expect([path, measure({ path, type }, text, 1_048_576)]).toMatchObject([path, { usage: undefined, uncounted: 1 }]);
      expect(measure({ path: '/v1/messages/count_tokens', type: json }, '{"input_tokens":3}')).toMatchObject({ uncounted: 0 });
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
      expect(createMeter().sum().listed?.version).toBe(dependencies['@pydantic/genai-prices']);
    },
  );
});
