import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { requirement } from '../../../support/requirement.ts';
import { ask, begin, key, open } from './gateway-world.ts';

const events = { 'content-type': 'text/event-stream' };

/** Renders a stream that begins well and ends as the last event says. */
function stream(...data: readonly object[]): string {
  return data.map((event) => `${'type' in event ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`).join('');
}

const begun = { type: 'message_start', message: { model: 'claude-sonnet-4-5', usage: { input_tokens: 3, output_tokens: 1 } } };
const anthropic = (type: string, message = 'x') => stream(begun, { type: 'error', error: { type, message } });
const created = { type: 'response.created', response: { model: 'gpt-5', usage: null, error: null } };
const failed = (error: object) => stream(created, { type: 'response.failed', response: { status: 'failed', error } });
const chunk = { model: 'gpt-5', choices: [{ delta: { content: 'a' } }] };
const candidate = { candidates: [{ content: { parts: [{ text: 'a' }] } }], modelVersion: 'gemini-2.5-pro' };
const quota = {
  code: 429,
  status: 'RESOURCE_EXHAUSTED',
  message: 'You exceeded your current quota.',
  details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '3600s' }],
};

const [messages, responses, chat, gemini] = [
  '/v1/messages',
  '/v1/responses',
  '/v1/chat/completions',
  '/v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse',
];

const rows: readonly (readonly [path: string, text: string, reason: string | undefined])[] = [
  [messages, anthropic('overloaded_error'), 'overloaded'],
  [messages, anthropic('rate_limit_error'), 'rate_limit'],
  [messages, anthropic('api_error'), 'overloaded'],
  [messages, anthropic('authentication_error'), 'auth'],
  [messages, anthropic('billing_error'), 'billing'],
  [messages, anthropic('invalid_request_error'), undefined],
  [responses, failed({ code: 'rate_limit_exceeded', message: 'Please try again in 3s.' }), 'rate_limit'],
  [responses, failed({ code: 'rate_limit_exceeded', message: 'Please try again in 1h0m0s. Visit x.' }), 'limited'],
  [responses, failed({ code: 'server_error', message: 'x' }), 'overloaded'],
  [responses, failed({ code: 'server_is_overloaded', message: 'x' }), 'overloaded'],
  [responses, failed({ code: 'insufficient_quota', message: 'x' }), 'billing'],
  [responses, failed({ code: 'context_length_exceeded', message: 'x' }), undefined],
  [responses, stream(created, { type: 'error', code: 'rate_limit_exceeded', message: 'x', param: null }), 'rate_limit'],
  [responses, stream(created, { type: 'error', error: { type: 'usage_limit_reached', resets_in_seconds: 3_600 } }), 'limited'],
  [chat, stream(chunk, { error: { code: 'server_error', type: 'server_error', message: 'x' } }), 'overloaded'],
  [chat, stream(chunk, { error: { code: 529, message: 'x' }, choices: [] }), 'overloaded'],
  [gemini, stream(candidate, { error: { code: 503, status: 'UNAVAILABLE', message: 'x' } }), 'overloaded'],
  [gemini, stream(candidate, { error: quota }), 'limited'],
  [gemini, stream(candidate, { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'x' } }), undefined],
];

describe('src/adapters/agent/gateway: an error in the middle of a stream', () => {
  requirement(
    {
      ids: ['DESIGN-4.9'],
      title:
        'is a refusal as one before the stream is, and is cut off where it ends the turn: Codex sleeps as long as its words say',
      input:
        'streams of Anthropic, of OpenAI in both forms and of Gemini that begin well and end with an overload, a rate limit, a usage limit, a wrong key, no money, or a fault of the request; an answer afterwards',
      expected:
        'the stream as it was written, without its end where the key is wrong, or nothing but time or money helps; the reason, but for a fault of the request; none after the answer',
    },
    async () => {
      for (const [path, text, reason] of rows) {
        const answers = [text, stream(begun)];
        const row = { passes: /./ };
        const { gateway } = await open((response) => response.writeHead(200, events).end(answers.shift()), row);
        const isLast = ['limited', 'billing', 'auth'].includes(reason ?? '');
        const answer = await ask(gateway, { path, body: '{"model":"m"}' });
        expect([text, answer.isCut, answer.text === text]).toEqual([text, isLast, !isLast]);
        const { refusal } = await gateway.close();
        expect([text, refusal?.reason]).toEqual([text, reason]);
        if (reason === 'limited')
          expect([text, (refusal?.notBefore ?? 0) * 1_000 - Date.now() > 3_500_000]).toEqual([text, true]);
      }
      const answers = [anthropic('overloaded_error'), stream(begun)];
      const { gateway } = await open((response) => response.writeHead(200, events).end(answers.shift()));
      await ask(gateway);
      await ask(gateway);
      expect((await gateway.close()).refusal).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['T67', 'T28'],
      title: 'shows no key that it repeats, nor does one in the place of an answer',
      input:
        'a stream with a wrong key and the words of the provider about that; the same error as a whole, in two parts, with the status 200',
      expected: 'a cut in the place of the error; the reason is that of the key',
    },
    async () => {
      const error = { type: 'authentication_error', message: `Incorrect API key provided: ${key}` };
      const whole = JSON.stringify({ type: 'error', error });
      for (const [type, begins, ends] of [
        ['text/event-stream', stream(begun), stream({ type: 'error', error })],
        ['application/json; charset=utf-8', whole.slice(0, -5), whole.slice(-5)],
      ] as const) {
        const { gateway } = await open(async (response) => {
          response.writeHead(200, { 'content-type': type }).write(begins);
          await sleep(50);
          response.end(ends);
        });
        const answer = await ask(gateway);
        expect([type, answer.status, answer.isCut]).toEqual([type, 200, true]);
        expect(answer.text).not.toContain(key.slice(0, 12));
        expect((await gateway.close()).refusal).toEqual({ reason: 'auth' });
      }
    },
  );

  requirement(
    {
      ids: ['T67', 'T28'],
      title: 'shows no key also where its event comes in two parts, or goes on after the error',
      input:
        'the beginning of a stream and half of an event, then its end a moment later: with a wrong key in the first half; with a fault of the request that repeats the key as it is and in base64; with neither, in events with both ends of a line',
      expected: 'the beginning alone, and a cut; signs in the place of the key, and the rest as it was; all as it was written',
    },
    async () => {
      const base64 = Buffer.from(key).toString('base64');
      const [wrong, odd, fine] = [
        anthropic('authentication_error', `no such key: ${key}`),
        anthropic('invalid_request_error', `ü ${key} ${base64}`),
        [stream(begun), stream(begun).replaceAll('\n', '\r\n')].join(''),
      ];
      const hidden = odd.replace(key, '*'.repeat(key.length)).replace(base64, '*'.repeat(base64.length));
      for (const [text, seen, isCut] of [
        [wrong, stream(begun), true],
        [odd, hidden, false],
        [fine, fine, false],
      ] as const)
        for (const end of [1, 2]) {
          const { gateway } = await open(async (response) => {
            response.writeHead(200, events).write(text.slice(0, -end));
            await sleep(50);
            response.end(text.slice(-end));
          });
          const answer = await ask(gateway);
          expect(answer).toMatchObject({ text: seen, isCut });
          expect(answer.parts[0]).toBe(stream(begun));
        }
    },
  );

  requirement(
    {
      ids: ['T67', 'T28'],
      title: 'is not waited for where an event is larger than any error, and shows no key then either',
      input:
        'an answer in one piece of 600 KB with the key at its beginning, and its length in its headers, whose end comes later',
      expected: 'its beginning before its end; signs in the place of the key, and the rest as it was',
    },
    async () => {
      const text = JSON.stringify({ ...begun.message, said: `${key} ${'ü'.repeat(300_000)}` });
      const { promise: begins, resolve } = Promise.withResolvers<void>();
      const { gateway } = await open(async (response) => {
        const bytes = Buffer.from(text);
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
        response.write(bytes.subarray(0, -1));
        await begins;
        response.end(bytes.subarray(-1));
      });
      const answer = await begin(gateway);
      const parts: Buffer[] = [];
      for await (const part of answer) {
        resolve();
        parts.push(part);
      }
      expect(Buffer.concat(parts).toString('utf8') === text.replace(key, '*'.repeat(key.length))).toBe(true);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'is none where a text of the model looks like one',
      input: 'a stream whose text is an event of an error, and an answer in one piece with such a text',
      expected: 'no refusal',
    },
    async () => {
      const looks = stream({ type: 'error', error: { type: 'overloaded_error', message: 'x' } });
      const text = stream(begun, { type: 'content_block_delta', delta: { type: 'text_delta', text: looks } });
      const whole = JSON.stringify({ ...begun.message, content: [{ type: 'text', text: looks }] });
      for (const [type, answer] of [
        ['text/event-stream', text],
        ['application/json', whole],
      ] as const) {
        const { gateway } = await open((response) => response.writeHead(200, { 'content-type': type }).end(answer));
        await ask(gateway);
        expect((await gateway.close()).refusal).toBeUndefined();
      }
    },
  );
});
