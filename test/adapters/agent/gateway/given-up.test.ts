import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect } from 'vitest';
import type { Gateway } from '../../../../src/adapters/agent/gateway/gateway.ts';
import { requirement } from '../../../support/requirement.ts';
import { ask, begin, open, token } from './gateway-world.ts';

const cap = { usd: 1, key: 'max-cost-usd' } as const;
const prices = { m: { input: 1, output: 1 } };
const events = { 'content-type': 'text/event-stream' };
const whole = { 'content-type': 'application/json' };

function event(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

const begun = event({ type: 'message_start', message: { model: 'm', usage: { input_tokens: 5, output_tokens: 1 } } });

/** Renders an answer that cost so many cents. */
function message(cents: number): string {
  return JSON.stringify({ model: 'm', usage: { input_tokens: 0, output_tokens: cents * 10_000 } });
}

/** Sends a request whose agent does not wait for its answer. */
function send({ address }: Gateway, body: string) {
  const { hostname, port } = new URL(address);
  const sent = request({ hostname, port, method: 'POST', path: '/v1/messages', headers: { 'x-api-key': token }, agent: false });
  return sent.on('error', () => undefined).end(body);
}

/** Opens a gateway with a cap before a provider whose answers the test writes. */
async function openHeld(row: object = {}, options: object = {}) {
  const held: ServerResponse[] = [];
  const told: string[] = [];
  const onWait = (why: string) => void told.push(why);
  const opened = await open((response) => held.push(response), row, { cap, prices, onWait, ...options });
  return { ...opened, held, told };
}

describe('src/adapters/agent/gateway: a request that the agent gives up', () => {
  requirement(
    {
      ids: ['DESIGN-4.9', 'T67'],
      title: 'counts as what its answer names, where that is no stream, so that the cap holds',
      input:
        'a cap of $1; seventeen requests in one piece, given up as soon as they have arrived, the first at 2 cents; the sixteenth, at 98 cents, has begun to come by then',
      expected:
        'sixteen at the provider, of which none is cut; the last one waits until the first has been answered; $1, and a refusal afterwards',
    },
    async () => {
      const { gateway, held, told } = await openHeld();
      for (let count = 1; count <= 15; count += 1) {
        const sent = send(gateway, '{"model":"m"}');
        await expect.poll(() => held.length).toBe(count);
        sent.destroy();
      }
      const last = begin(gateway, { body: '{"model":"m"}' });
      await expect.poll(() => held.length).toBe(16);
      held[15]?.writeHead(200, whole).write(message(98).slice(0, 20));
      (await last).on('error', () => undefined).destroy();
      const waiting = ask(gateway, { body: '{"model":"m"}' });
      await expect.poll(() => told.length).toBe(1);
      expect(held.map(({ destroyed }) => destroyed)).toEqual(Array.from({ length: 16 }, () => false));
      held[0]?.writeHead(200, whole).end(message(2));
      await expect.poll(() => held.length).toBe(17);
      expect((await gateway.read()).usd).toBeCloseTo(0.02, 3);
      held[15]?.end(message(98).slice(20));
      await expect.poll(async () => (await gateway.read()).usd).toBeCloseTo(1, 3);
      held[16]?.writeHead(200, whole).end(message(0));
      expect((await waiting).status).toBe(200);
      expect((await ask(gateway, { body: '{"model":"m"}' })).status).toBe(400);
      expect((await gateway.close()).measured?.costUsd).toBeCloseTo(1, 3);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'goes on without its agent beside sixteen at most, also where no cap lets others wait',
      input: 'no cap; seventeen requests in one piece, given up together; then an error and a cut for two of them',
      expected: 'one is cut at the provider; the two are no request any more',
    },
    async () => {
      const { gateway, held } = await openHeld({}, { cap: undefined });
      const body = JSON.stringify({ model: 'm', text: 'a '.repeat(2_000) });
      const sent = Array.from({ length: 17 }, () => send(gateway, body));
      await expect.poll(() => held.length).toBe(17);
      for (const one of sent) one.destroy();
      const left = () => held.filter(({ destroyed }) => !destroyed);
      await expect.poll(() => left().length).toBe(16);
      const [failing, cut] = left();
      failing?.writeHead(529, whole).end('{"error":{"type":"overloaded_error"}}');
      cut?.destroy();
      const tokens = async () => Math.round(Number((await gateway.read()).usd) * 1_000_000);
      const each = Math.ceil(body.length / 4);
      await expect.poll(tokens).toBe(15 * each);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'is cut at its provider where its answer is a stream, and counts as the bytes that passed',
      input:
        'a stream that is given up at once, one behind its first event, one behind its figures; figures of Gemini and of a chat, which come again and again',
      expected:
        'the input by its bytes; the input that was named, and the output by its bytes; the figures; these only once the answer has said that it ends',
    },
    async () => {
      const outputOf = async (path: string, text: string) => {
        const { gateway, held } = await openHeld({ passes: /./ });
        const body = '{"model":"m","stream":true,"max_tokens":64000}';
        const answer = begin(gateway, { path, body });
        await expect.poll(() => held.length).toBe(1);
        const [response] = held;
        response?.writeHead(200, events).write(text);
        const incoming = await answer;
        await once(incoming, 'data');
        incoming.on('error', () => undefined).destroy();
        await expect.poll(() => response?.destroyed).toBe(true);
        return (await gateway.close()).measured?.usage?.outputTokens;
      };
      const { gateway, held } = await openHeld();
      const sent = send(gateway, '{"model":"m","stream":true,"max_tokens":64000}');
      await expect.poll(() => held.length).toBe(1);
      sent.destroy();
      await expect.poll(() => held[0]?.destroyed).toBe(true);
      expect((await gateway.close()).measured).toMatchObject({ usage: { inputTokens: 12, outputTokens: 0 }, isEstimated: true });
      const bytesOf = (text: string) => Math.ceil(text.length / 24);
      expect(await outputOf('/v1/messages', begun)).toBe(bytesOf(begun));
      expect(await outputOf('/v1/messages', begun + event({ type: 'message_delta', usage: { output_tokens: 12 } }))).toBe(12);
      const gemini = (finishReason?: string) =>
        event({ candidates: [{ finishReason }], usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 1 } });
      const path = '/v1beta/models/m:streamGenerateContent';
      expect(await outputOf(path, gemini())).toBe(bytesOf(gemini()));
      expect(await outputOf(path, gemini('STOP'))).toBe(1);
      const chat = (finish_reason: string | null) =>
        event({ model: 'm', choices: [{ finish_reason }], usage: { prompt_tokens: 5, completion_tokens: 1 } });
      expect(await outputOf('/v1/chat/completions', chat(null))).toBe(bytesOf(chat(null)));
      expect(await outputOf('/v1/chat/completions', chat('stop'))).toBe(1);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'costs nothing where it has not reached its provider whole, or its answer is an error without figures',
      input:
        'a provider that does not go on with TLS; an overload as an event of a stream, as `response.failed` and in one piece, ten times each',
      expected: 'no usage',
    },
    async () => {
      const sockets: Socket[] = [];
      const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
      await once(silent.listen(0, '127.0.0.1'), 'listening');
      const upstream = new URL(`https://127.0.0.1:${(silent.address() as AddressInfo).port}`);
      const never = await openHeld({ upstream });
      const open = async (body: string) => {
        const before = sockets.length;
        const sent = send(never.gateway, body);
        await expect.poll(() => sockets.length).toBe(before + 1);
        return sent;
      };
      for (const body of ['{"model":"m"}', '{"model":"m","stream":true}']) {
        const sent = await open(body);
        expect(await never.gateway.read()).toMatchObject({ usd: expect.any(Number) });
        sent.destroy();
        await expect.poll(async () => (await never.gateway.read()).usd).toBe(0);
      }
      await open('{"model":"m"}');
      expect((await never.gateway.close()).measured?.usage).toBeUndefined();
      silent.close();
      for (const socket of sockets) socket.destroy();
      const failed = { id: 'r', usage: null, error: { code: 'server_is_overloaded', message: 'x' } };
      const overloaded = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
      for (const [path, headers, text] of [
        ['/v1/messages', events, event(overloaded)],
        ['/v1/responses', events, event({ type: 'response.failed', response: failed })],
        ['/v1/messages', whole, JSON.stringify(overloaded)],
      ] as const) {
        const { gateway, held } = await openHeld({ passes: /./ });
        for (let count = 1; count <= 10; count += 1) {
          const answer = ask(gateway, { path, body: '{"model":"m"}' });
          await expect.poll(() => held.length).toBe(count);
          held.at(-1)?.writeHead(200, headers).end(text);
          expect((await answer).text).toBe(text);
        }
        expect([path, (await gateway.close()).measured?.usage]).toEqual([path, undefined]);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T53'],
      title: 'counts as the bytes that passed where the gateway is closed meanwhile, whoever has left before',
      input:
        'requests in one piece and in a stream, under way when the gateway is closed: the agent waits, or has just gone; the report of the first and of a second close',
      expected: 'the input by its bytes, and no output, each time',
    },
    async () => {
      for (const body of ['{"model":"m","stream":true,"max_tokens":64000}', '{"model":"m","max_tokens":64000}'])
        for (const isLeft of [false, true]) {
          const { gateway, held } = await openHeld();
          const sent = send(gateway, body);
          await expect.poll(() => held.length).toBe(1);
          if (isLeft) sent.destroy();
          const usage = { inputTokens: Math.ceil(body.length / 4), outputTokens: 0 };
          const first = await gateway.close();
          expect([body, isLeft, first.measured]).toMatchObject([body, isLeft, { usage, isEstimated: true }]);
          await expect.poll(() => held[0]?.destroyed).toBe(true);
          expect((await gateway.close()).measured).toEqual(first.measured);
        }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'counts the letters of no image or file, and no more input than a model takes',
      input: 'streams with a picture of 5 MB in base64, with 1 MB of words, and with 31 MB of words, given up at once',
      expected: '8 KB; 1 MB; a million tokens',
    },
    async () => {
      const tokensOf = async (text: string) => {
        const { gateway, held } = await openHeld();
        const sent = send(gateway, JSON.stringify({ model: 'm', stream: true, text }));
        await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1);
        sent.destroy();
        await expect.poll(() => held[0]?.destroyed).toBe(true);
        return (await gateway.close()).measured?.usage?.inputTokens ?? 0;
      };
      expect(Math.abs((await tokensOf('A'.repeat(5_000_000))) - 8_192 / 4)).toBeLessThan(20);
      expect(Math.abs((await tokensOf('word '.repeat(200_000))) - 250_000)).toBeLessThan(20);
      expect(await tokensOf('word '.repeat(6_200_000))).toBe(1_000_000);
    },
    60_000,
  );
});
