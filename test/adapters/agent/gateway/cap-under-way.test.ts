import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { requirement } from '../../../support/requirement.ts';
import { ask, open, token } from './gateway-world.ts';

const cap = { usd: 1, key: 'max-cost-usd' } as const;
const prices = { m: { input: 1, output: 1 } };

/** Renders an answer that cost so many cents. */
function message(cents: number): string {
  return JSON.stringify({ model: 'm', usage: { input_tokens: 0, output_tokens: cents * 10_000 } });
}

/** A gateway with a cap, before a provider whose answers come when the test lets them, and cost what it says then. */
async function openHeld() {
  const held: ((cents: number) => void)[] = [];
  const told: string[] = [];
  const opened = await open(
    (response) => held.push((cents) => response.writeHead(200, { 'content-type': 'application/json' }).end(message(cents))),
    {},
    { cap, prices, onWait: (why) => void told.push(why) },
  );
  /** Lets the answer of the first request that has none yet come. */
  const answer = (cents: number) => held.splice(0, 1)[0]?.(cents);
  return { ...opened, answer, told, underWay: () => held.length };
}

describe('src/adapters/agent/gateway: requests that are under way at a cap', () => {
  requirement(
    {
      ids: ['DESIGN-4.9', 'T67'],
      title: 'are sixteen at most, however many the agent sends at once',
      input: 'a cap of $1; 4,000 requests over 400 connections, each of which costs 90 cents',
      expected:
        'one answer that stays below the cap, and at most the sixteen that are under way then; a refusal with the reason for all others; their cost is the whole cost of the turn',
    },
    async () => {
      const { gateway, seen } = await open(
        async (response) => {
          await sleep(5);
          response.writeHead(200, { 'content-type': 'application/json' }).end(message(90));
        },
        {},
        { cap, prices },
      );
      const agent = new Agent({ keepAlive: true, maxSockets: 400 });
      const { hostname, port } = new URL(gateway.address);
      const askOnce = () =>
        new Promise<number | undefined>((resolve, reject) => {
          const sent = request({ hostname, port, method: 'POST', path: '/v1/messages', headers: { 'x-api-key': token }, agent });
          sent.on('error', reject).on('response', (response) => {
            response.resume();
            response.on('end', () => resolve(response.statusCode));
          });
          sent.end('{"model":"m"}');
        });
      const statuses = await Promise.all(Array.from({ length: 4_000 }, askOnce));
      agent.destroy();
      const passed = statuses.filter((status) => status === 200).length;
      expect(passed).toBeGreaterThanOrEqual(2);
      expect(passed).toBeLessThanOrEqual(17);
      expect(statuses.filter((status) => status === 400)).toHaveLength(4_000 - passed);
      expect(seen).toHaveLength(passed);
      const { measured, capped } = await gateway.close();
      expect(measured?.costUsd).toBeCloseTo(0.9 * passed, 6);
      expect(capped).toContain('`max-cost-usd` of its agent');
    },
    60_000,
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'count as what their bytes let one expect, and another one waits for what they cost in truth, as the log says',
      input:
        'a cap of $1; a request of 3.6 MB, at 90 cents, and another one of 1.2 MB beside it, which together would pass it; the first one costs 5 cents',
      expected:
        'one request at the provider until it is answered, and a line that says why; then the other one, with an answer of its own',
    },
    async () => {
      const { gateway, answer, underWay, told } = await openHeld();
      const ofBytes = (bytes: number) => ask(gateway, { body: JSON.stringify({ model: 'm', filler: 'x '.repeat(bytes / 2) }) });
      const first = ofBytes(3_600_000);
      await expect.poll(underWay).toBe(1);
      expect(told).toEqual([]);
      const second = ofBytes(1_200_000);
      await sleep(100);
      expect(underWay()).toBe(1);
      expect(told).toEqual([
        'This turn may spend $1.00 (`max-cost-usd` of its agent). A request waits until another one has been answered, because together they could cost more. Such waits are not named again.',
      ]);
      answer(5);
      expect((await first).status).toBe(200);
      await expect.poll(underWay).toBe(1);
      answer(5);
      expect((await second).status).toBe(200);
      expect((await gateway.close()).capped).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'count as no less than requests of the turn have cost so far',
      input: 'a cap of $1; a small request that costs 40 cents; three more of its kind at once',
      expected: 'one of the three until it is answered, at 40 cents, too; then one more; then a refusal',
    },
    async () => {
      const { gateway, answer, underWay } = await openHeld();
      const small = () => ask(gateway, { body: '{"model":"m"}' });
      const first = small();
      await expect.poll(underWay).toBe(1);
      answer(40);
      expect((await first).status).toBe(200);
      const more = [small(), small(), small()];
      for (let left = 2; left > 0; left -= 1) {
        await expect.poll(underWay).toBe(1);
        await sleep(50);
        expect(underWay()).toBe(1);
        answer(40);
      }
      expect((await Promise.all(more)).map(({ status }) => status).toSorted()).toEqual([200, 200, 400]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'are let in one by one as others end, also as a refusal or given up, and not for an agent that has gone',
      input:
        'twenty requests side by side, of which the last three are given up while they wait; one of those under way is given up, one is answered; then a question for a number of tokens; then all others are answered',
      expected: 'sixteen; seventeen in all, and no more; an answer at once; seventeen requests that passed beside that one',
    },
    async () => {
      const { gateway, seen, answer, underWay, told } = await openHeld();
      const controllers = Array.from({ length: 20 }, () => new AbortController());
      const send = ({ signal }: AbortController) =>
        fetch(`${gateway.address}/v1/messages`, {
          method: 'POST',
          headers: { 'x-api-key': token },
          body: '{"model":"m","stream":true}',
          signal,
        }).then(
          ({ status }) => status,
          () => 'given up',
        );
      const under = controllers.slice(0, 16).map(send);
      await expect.poll(underWay).toBe(16);
      const waiting = controllers.slice(16).map(send);
      await sleep(100);
      expect(underWay()).toBe(16);
      expect(told.map((line) => line.includes('until some of 16 others have been answered'))).toEqual([true]);
      for (const controller of controllers.slice(17)) controller.abort();
      expect(await Promise.all(waiting.slice(1))).toEqual(['given up', 'given up', 'given up']);
      controllers[15]?.abort();
      await expect.poll(() => seen.length).toBe(17);
      answer(1);
      await expect.poll(async () => (await gateway.read()).usd).toBeGreaterThan(0.01);
      const counting = ask(gateway, { path: '/v1/messages/count_tokens' });
      await expect.poll(() => seen.length).toBe(18);
      while (underWay() > 0) answer(1);
      expect((await counting).status).toBe(200);
      const statuses = await Promise.all([...under, ...waiting]);
      expect(statuses.filter((status) => status === 200)).toHaveLength(16);
      expect((await gateway.close()).requests).toBe(18);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9'],
      title: 'do not keep others from the model behind one that its agent has given up',
      input:
        'a cap of $1; a request of 2 MB under way; one of 3.6 MB waits, and one of 4 KB behind it; the agent gives up the dear one',
      expected: 'the small one reaches the provider at once, beside the first',
    },
    async () => {
      const { gateway, answer, underWay } = await openHeld();
      const ofBytes = (bytes: number) => JSON.stringify({ model: 'm', filler: 'x '.repeat(bytes / 2) });
      const first = ask(gateway, { body: ofBytes(2_000_000) });
      await expect.poll(underWay).toBe(1);
      const { hostname, port } = new URL(gateway.address);
      const dear = request({ hostname, port, method: 'POST', path: '/v1/messages', headers: { 'x-api-key': token } });
      dear.on('error', () => undefined);
      dear.end(ofBytes(3_600_000));
      await sleep(200);
      const small = ask(gateway, { body: ofBytes(4_000) });
      await sleep(100);
      expect(underWay()).toBe(1);
      dear.destroy();
      await expect.poll(underWay).toBe(2);
      answer(5);
      answer(5);
      expect([(await first).status, (await small).status]).toEqual([200, 200]);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.9', 'T67'],
      title: 'are not those that could never be sent',
      input: 'a cap of $1; twenty requests, one after the other, with a key that no header can carry',
      expected: 'an error each; none waits for the others, and none costs anything',
    },
    async () => {
      const { gateway } = await open(() => undefined, { key: 'sk-\u200breal' }, { cap });
      for (let left = 20; left > 0; left -= 1)
        expect(await ask(gateway)).toMatchObject({ status: 502, text: expect.stringContaining('ERR_INVALID_CHAR') });
      expect((await gateway.close()).measured).toMatchObject({ usage: undefined });
    },
  );
});
