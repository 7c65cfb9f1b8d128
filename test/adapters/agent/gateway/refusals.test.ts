import { describe, expect } from 'vitest';
import { requirement } from '../../../support/requirement.ts';
import { ask, begin, key, open } from './gateway-world.ts';

/** Wherever OpenCode 1.18.33 finds one of these in the message of an error, it asks again, whatever the status is. */
const askAgain = /429|500|502|503|504|524|rate.limit|too many requests|overloaded|unavailable|exhausted|try again/i;

describe('src/adapters/agent/gateway: a refusal of the provider', () => {
  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'that lasts ends the turn, and one that does not is passed on',
      input: 'a 429 and a 503 with a wait of an hour; a 429 and a 529 with one of three seconds; no money',
      expected: '400 with `billing_error` for the long waits and for the money; the others as they are, with their wait',
    },
    async () => {
      for (const [status, headers, text, expected] of [
        [429, { 'retry-after': '3600' }, '{}', 400],
        [503, { 'retry-after': '3600' }, '{}', 400],
        [429, {}, '{"error":{"code":"insufficient_quota"}}', 400],
        [429, { 'retry-after': '3' }, '{"error":"slow"}', 429],
        [529, { 'retry-after': '3' }, '{"error":"busy"}', 529],
      ] as const) {
        const { gateway } = await open((response) => response.writeHead(status, headers).end(text));
        const answer = await ask(gateway, { body: '{"model":"m"}' });
        expect([status, answer.status]).toEqual([status, expected]);
        if (expected === 400) {
          expect(JSON.parse(answer.text)).toMatchObject({
            error: { type: 'billing_error', message: expect.stringContaining('The gateway ends the turn') },
          });
          expect(answer.text).not.toMatch(askAgain);
        } else expect(answer).toMatchObject({ text, headers: { 'retry-after': '3' } });
        expect((await gateway.close()).refusal).toMatchObject({
          reason: expected === 400 ? expect.stringMatching(/limited|billing/) : expect.any(String),
        });
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'counts where it is the last word of the model',
      input:
        'a refusal; then an answer; then a question for a number of tokens that is refused; then a refusal, and such a question that is answered',
      expected: 'the refusal; none; the number of tokens changes nothing',
    },
    async () => {
      const answers = [503, 200, 503, 200];
      const paths = ['', '', '', '/count_tokens'];
      const { gateway } = await open((response) =>
        response.writeHead(answers.shift() ?? 500, { 'content-type': 'application/json' }).end('{}'),
      );
      for (const path of paths) await ask(gateway, { path: `/v1/messages${path}` });
      expect(await gateway.close()).toMatchObject({ refusal: { reason: 'overloaded' }, requests: 4, refused: 0 });
      const { gateway: fine } = await open((response) =>
        response.writeHead(response.req.url?.includes('count') ? 200 : 503).end('{}'),
      );
      await ask(fine);
      await ask(fine, { path: '/v1/messages/count_tokens' });
      expect((await fine.close()).refusal).toEqual({ reason: 'overloaded' });
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'that has ended the turn stays its reason, whatever a subagent is answered afterwards',
      input: 'a usage limit of an hour; then an answer, as of a cheaper model',
      expected: 'the limit',
    },
    async () => {
      const answers = [429, 200];
      const { gateway } = await open((response) =>
        response.writeHead(answers.shift() ?? 500, { 'retry-after': '3600', 'content-type': 'application/json' }).end('{}'),
      );
      await ask(gateway);
      await ask(gateway);
      expect((await gateway.close()).refusal).toMatchObject({ reason: 'limited' });
    },
  );

  requirement(
    {
      ids: ['T67', 'T28'],
      title: 'shows no part of a key across the end of a long text',
      input: 'errors whose key begins some bytes before the place where the text is cut, or ends there, or has no end',
      expected: 'the beginning of the text, and nothing of the key',
    },
    async () => {
      for (let before = 0; before <= 2 * key.length; before += 1) {
        const filler = '-'.repeat(65_536 + key.length - before);
        const { gateway } = await open((response) => response.writeHead(400).end(`${filler}${key}${'-'.repeat(70_000)}`));
        const { status, text } = await ask(gateway);
        expect([before, status, text.replaceAll(/[*-]/g, '')]).toEqual([before, 400, '']);
        expect(text.length).toBeGreaterThan(65_000);
      }
    },
  );

  requirement(
    {
      ids: ['DESIGN-6'],
      title: 'ends also where its text does not',
      input: 'an error whose text goes on for ever; one that is cut',
      expected: 'the status and the beginning of the text, and a connection to the provider that is closed',
    },
    async () => {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const { gateway } = await open((response) => {
        response.on('close', resolve);
        const write = (): unknown => response.destroyed || response.write('x'.repeat(16_384), () => setImmediate(write));
        response.writeHead(400);
        write();
      });
      const endless = await begin(gateway);
      expect(endless.statusCode).toBe(400);
      endless.resume();
      await over;
      const cut = await open((response) => {
        response.writeHead(503, { 'content-length': '100' });
        response.write('half', () => response.destroy());
      });
      expect(await ask(cut.gateway)).toMatchObject({ status: 503, text: 'half' });
      expect((await cut.gateway.close()).refusal).toEqual({ reason: 'overloaded' });
    },
  );
});
