import { once } from 'node:events';
import { request } from 'node:http';
import { describe, expect } from 'vitest';
import { createMeter } from '../../../../src/adapters/agent/gateway/meter.ts';
import { requirement } from '../../../support/requirement.ts';
import { ask, begin, open, token } from './gateway-world.ts';

const cap = { usd: 1, key: 'max-cost-usd' } as const;
const events = { 'content-type': 'text/event-stream' };
const begun = `data: ${JSON.stringify({ type: 'message_start', message: { model: 'm', usage: { input_tokens: 5, output_tokens: 1 } } })}\n\n`;

describe('src/adapters/agent/gateway: a request that the agent gives up', () => {
  requirement(
    {
      ids: ['DESIGN-4.9', 'T67'],
      title: 'before its answer counts as all the output that it allows, so that the cap holds',
      input:
        'a cap of $1; forty requests for 64,000 tokens of Opus, at $1.60 each, which are given up as soon as they have arrived',
      expected: 'one request at the provider; a refusal for all others; $1.60',
    },
    async () => {
      const { promise: arrived, resolve } = Promise.withResolvers<void>();
      const { gateway, seen } = await open(() => resolve(), {}, { cap });
      const { hostname, port } = new URL(gateway.address);
      const body = '{"model":"claude-opus-4-6","max_tokens":64000}';
      const sent = request({ hostname, port, method: 'POST', path: '/v1/messages', headers: { 'x-api-key': token } });
      sent.on('error', () => undefined).end(body);
      await arrived;
      sent.destroy();
      await expect.poll(async () => (await gateway.read()).usd).toBeGreaterThan(1.59);
      for (let left = 39; left > 0; left -= 1) expect((await ask(gateway, { body })).status).toBe(400);
      expect(seen).toHaveLength(1);
      const { measured } = await gateway.close();
      expect(measured?.costUsd).toBeCloseTo(1.6, 2);
      expect(measured?.isEstimated).toBe(true);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title:
        'in the middle of its answer counts as what it may have made by then, where the provider stops, else as all that it allows',
      input:
        'answers in a stream and in one piece, of Anthropic, Google and a provider that nobody knows to stop, given up at once or behind their figures, or cut by the provider',
      expected:
        'the bytes of a stream of Anthropic; all that is allowed of others; the figures, once the answer has said that it ends',
    },
    () => {
      const path = { anthropic: '/v1/messages', chat: '/v1/chat/completions', google: '/v1beta/models/m:streamGenerateContent' };
      const outputOf = (place: string, text: string, { isStream = true, isCut = false } = {}) => {
        const meter = createMeter();
        const asked = { model: 'm', bytes: 400, mostOutput: 9_000, isStream };
        const counted = meter.ask(new URL(place), asked);
        const reader = counted?.open(isStream ? 'text/event-stream' : 'application/json');
        reader?.read(Buffer.from(text));
        if (isCut) reader?.end();
        else counted?.giveUp();
        return meter.sum().usage?.outputTokens;
      };
      const anthropic = `https://api.anthropic.com${path.anthropic}`;
      expect(outputOf(anthropic, begun)).toBeLessThan(50);
      expect(outputOf(anthropic, '', { isStream: false })).toBe(9_000);
      const ended = `${begun}data: ${JSON.stringify({ type: 'message_delta', usage: { output_tokens: 12 } })}\n\n`;
      expect(outputOf(anthropic, ended)).toBe(12);
      const gemini = (finishReason?: string) =>
        `data: ${JSON.stringify({ modelVersion: 'm', candidates: [{ finishReason }], usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 3 } })}\n\n`;
      const google = `https://generativelanguage.googleapis.com${path.google}`;
      expect(outputOf(google, gemini())).toBe(9_000);
      expect(outputOf(google, gemini(), { isCut: true })).toBe(3);
      expect(outputOf(google, gemini('STOP'))).toBe(3);
      const chat = (finish_reason: string | null) =>
        `data: ${JSON.stringify({ model: 'm', choices: [{ finish_reason }], usage: { prompt_tokens: 5, completion_tokens: 3 } })}\n\n`;
      const openrouter = `https://openrouter.ai/api${path.chat}`;
      expect(outputOf(openrouter, chat(null))).toBe(9_000);
      expect(outputOf(openrouter, chat('stop'))).toBe(3);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'in the middle of its answer is told from one whose provider cuts it',
      input: 'a stream that is not asked for as one, with one event; the agent leaves; then the provider cuts another one',
      expected: 'all that the first one allows, 7,000 tokens; the bytes of the other',
    },
    async () => {
      let asked = 0;
      const { gateway } = await open((response) => {
        asked += 1;
        response.writeHead(200, events);
        response.write(begun, () => asked === 2 && response.destroy());
      });
      const body = '{"model":"m","max_tokens":7000}';
      const answer = await begin(gateway, { body });
      await once(answer, 'data');
      answer.destroy();
      const output = async () => (await gateway.read()).requests && (await gateway.close()).measured?.usage?.outputTokens;
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await ask(gateway, { body })).isCut).toBe(true);
      expect(Number(await output()) - 7_000).toBeLessThan(30);
      expect(Number(await output())).toBeGreaterThan(7_000);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'allows as much output as its body says in the words of its provider, for each answer that it asks for',
      input: 'each word for the most tokens, several answers, none, and more than any model writes',
      expected: 'that number; times the answers; 65,536; 128,000',
    },
    async () => {
      for (const [said, most] of [
        [{ max_tokens: 10 }, 10],
        [{ max_completion_tokens: 11, max_tokens: 1 }, 11],
        [{ max_output_tokens: 12 }, 12],
        [{ generationConfig: { maxOutputTokens: 13, candidateCount: 3 } }, 39],
        [{ max_tokens: 10, n: 4 }, 40],
        [{}, 65_536],
        [{ max_tokens: 1e12 }, 128_000],
      ] as const) {
        const { promise: arrived, resolve } = Promise.withResolvers<void>();
        const { gateway } = await open(() => resolve());
        const controller = new AbortController();
        const sent = fetch(`${gateway.address}/v1/messages`, {
          method: 'POST',
          headers: { 'x-api-key': token },
          body: JSON.stringify(said),
          signal: controller.signal,
        }).catch(() => undefined);
        await arrived;
        controller.abort();
        await sent;
        await new Promise((done) => setTimeout(done, 30));
        expect([said, (await gateway.close()).measured?.usage?.outputTokens]).toEqual([said, most]);
      }
    },
  );
});
