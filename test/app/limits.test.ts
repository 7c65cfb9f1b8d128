import { describe, expect, it } from 'vitest';
import { createSystemClock } from '../../src/adapters/clock/system-clock.ts';
import { sendWithinLimits } from '../../src/app/github/keep-limits.ts';
import { LimitReached } from '../../src/app/github/limit-reached.ts';
import { InstallationLimits } from '../../src/app/github/limits.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const start = Date.parse('2026-03-18T12:00:00.000Z');
const comment = { method: 'POST', url: '/repos/{owner}/{repo}/issues/{issue_number}/comments' };
const edit = { method: 'PATCH', url: '/repos/{owner}/{repo}/issues/comments/{comment_id}' };
const read = { method: 'GET', url: '/repos/{owner}/{repo}' };

/** A clock that stands until the test moves it. */
const clockOf = (time: { readonly now: number }): Clock => ({
  ...createSystemClock(),
  now: () => new Date(time.now).toISOString(),
});

/** Limits of one installation in several processes, over one store and a clock that the test moves. */
function open(processes = 1) {
  const store = createMemoryAppStore();
  const time = { now: start };
  const lines: string[] = [];
  const take = (line: string): void => void lines.push(line);
  const log = { info: take, warning: take, error: take };
  const all = Array.from({ length: processes }, (_, index) => {
    const clock = clockOf(time);
    const limits = new InstallationLimits(5, { store, log, clock, isShared: processes > 1, process: `process ${index}` });
    const send = (request: typeof read, answer: () => Promise<Readonly<Record<string, string>>> = async () => ({})) =>
      sendWithinLimits({ limits, clock }, request, async () => ({ headers: await answer() }));
    return { limits, send };
  });
  const [first = { limits: all[0]?.limits, send: async () => undefined }] = all;
  return { time, lines, all, store, ...first };
}

const refusal = (
  status: number,
  headers: Readonly<Record<string, string>>,
  message = 'You have exceeded a secondary rate limit',
) => Object.assign(new Error(message), { status, request: {}, response: { headers } });

async function countUntilRefused(send: () => Promise<unknown>): Promise<{ sent: number; reached: LimitReached }> {
  for (let sent = 0; ; sent++) {
    try {
      await send();
    } catch (thrown) {
      if (!(thrown instanceof LimitReached)) throw thrown;
      return { sent, reached: thrown };
    }
  }
}

describe("GitHub's limits of one installation", () => {
  requirement(
    {
      ids: ['P10-4'],
      title: 'at most 80 creations go out in a minute and 500 in an hour, and edits go on',
      input: 'comments as fast as the limits allow, for an hour and a half; an edit while they wait',
      expected: '80 in the first minute, 500 in the first hour; the wait ends with the window; the edit is sent',
    },
    async () => {
      const { send, time } = open();
      const sentAt: number[] = [];
      while (time.now < start + 5_400_000) {
        const { sent, reached } = await countUntilRefused(async () => {
          await send(comment);
          sentAt.push(time.now);
        });
        expect(reached.mayEdit).toBe(true);
        expect(sent).toBeLessThanOrEqual(80);
        await send(edit);
        time.now = Date.parse(reached.until);
      }
      const within = (at: number, milliseconds: number) =>
        sentAt.filter((other) => other > at - milliseconds && other <= at).length;
      expect(Math.max(...sentAt.map((at) => within(at, 60_000)))).toBe(80);
      expect(Math.max(...sentAt.map((at) => within(at, 3_600_000)))).toBe(500);
    },
  );

  requirement(
    {
      ids: ['P10-4'],
      title: 'the processes of an App share the limits of an installation, and write one after the other',
      input: 'three processes over one store, 40 comments of each at the same time',
      expected: '80 are sent, never two at a time; the others wait for the limit',
    },
    async () => {
      const { all } = open(3);
      let running = 0;
      let most = 0;
      const answer = async () => {
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running--;
        return {};
      };
      // The clock of the test stands still, so a process that waits for another one would wait for ever.
      const sent = all.map(async ({ send }, index) => {
        const own = Array.from({ length: 40 }, () =>
          send(comment, answer).then(
            () => true,
            (thrown) => thrown,
          ),
        );
        await new Promise((resolve) => setTimeout(resolve, index));
        return Promise.all(own);
      });
      const ends = (await Promise.all(sent)).flat();
      expect(ends.filter((end) => end === true)).toHaveLength(80);
      expect(ends.filter((end) => end instanceof LimitReached)).toHaveLength(40);
      expect(most).toBe(1);
    },
  );

  requirement(
    {
      ids: ['P10-4'],
      title: '`retry-after` is obeyed by all requests of the installation; without it the wait begins at a minute and doubles',
      input: 'a 403 with retry-after 40; then three secondary limits without a header; then a write that succeeds',
      expected: 'nothing is sent for 40 s; 60 s, 120 s, 240 s; 60 s again after the success',
    },
    async () => {
      const { send, time, limits, lines } = open();
      let tries = 0;
      const refuse = (headers: Readonly<Record<string, string>>) => async () => {
        tries++;
        throw refusal(403, headers);
      };
      const waitOf = async (headers: Readonly<Record<string, string>>) => {
        const { reached } = await countUntilRefused(() => send(comment, refuse(headers)));
        expect(reached.mayEdit).toBe(false);
        return (Date.parse(reached.until) - time.now) / 1000;
      };
      expect(await waitOf({ 'retry-after': '40' })).toBe(40);
      await expect(send(read)).rejects.toThrow(LimitReached);
      await expect(send(edit)).rejects.toThrow(LimitReached);
      await expect(limits?.checkStart()).rejects.toThrow("Waiting for GitHub's rate limit until 18 Mar 2026, 12:01 UTC.");
      expect(lines).toEqual(["Installation 5: Waiting for GitHub's rate limit until 18 Mar 2026, 12:01 UTC."]);
      expect(tries).toBe(1);
      const waits: number[] = [];
      for (const _ of [1, 2, 3]) {
        time.now += 300_000;
        waits.push(await waitOf({}));
      }
      time.now += 300_000;
      await send(comment);
      waits.push(await waitOf({}));
      expect(waits).toEqual([60, 120, 240, 60]);
    },
  );

  requirement(
    {
      ids: ['P10-4'],
      title: 'a primary limit that is nearly used up stops new work, and what is under way ends',
      input: '40 of 5,000 requests left; then none, and a 403',
      expected: 'no new work until the reset and a second; a read goes out; then it waits for the reset',
    },
    async () => {
      const { send, limits } = open();
      const reset = String(start / 1000 + 900);
      const headers = { 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '40', 'x-ratelimit-reset': reset };
      await limits?.checkStart();
      await send(read, async () => headers);
      const stopped = await limits?.checkStart().catch((thrown) => thrown);
      expect(stopped.until).toBe(new Date(start + 901_000).toISOString());
      await send(read, async () => headers);
      const none = { ...headers, 'x-ratelimit-remaining': '0' };
      const { reached } = await countUntilRefused(() =>
        send(read, () => Promise.reject(refusal(403, none, 'API rate limit exceeded for installation ID 5.'))),
      );
      expect(reached.until).toBe(new Date(start + 901_000).toISOString());
    },
  );

  requirement(
    {
      ids: ['P10-4'],
      title: 'a process that died with its clock an hour ahead holds up the writes of others for 15 seconds, not for an hour',
      input: 'the stored turn of a process that is gone ends in an hour; another process tries to write over and over',
      expected: 'it waits while the turn was seen for less than 15 s, and writes after that',
    },
    async () => {
      const { all, time, store } = open(2);
      const writer = { id: 'gone', until: start + 3_600_000 };
      await store.put('limits/5', JSON.stringify({ closedUntil: 0, refusals: 0, slices: [], writer }));
      const write = () => all[0]?.send(edit);
      const moving = setInterval(() => {
        time.now += 1_000;
      }, 5);
      const { reached } = await countUntilRefused(write as () => Promise<unknown>);
      expect(Date.parse(reached.until)).toBeLessThan(start + 15_000);
      while (time.now < start + 16_000) await new Promise(setImmediate);
      await write();
      clearInterval(moving);
      expect(time.now).toBeLessThan(start + 600_000);
    },
  );

  requirement(
    {
      ids: ['P10-4'],
      title: 'requests that are refused together are one refusal',
      input: 'eight reads at the same time, each refused by a secondary limit without a time',
      expected: 'all of them wait for a minute; the next refusal after that is the second',
    },
    async () => {
      const { send, time } = open();
      const refuse = () => Promise.reject(refusal(403, {}));
      const waits = async (count: number) => {
        const thrown = await Promise.all(Array.from({ length: count }, () => send(read, refuse).catch((reached) => reached)));
        return [...new Set(thrown.map(({ until }: LimitReached) => (Date.parse(until) - time.now) / 1000))];
      };
      expect(await waits(8)).toEqual([60]);
      time.now += 61_000;
      expect(await waits(8)).toEqual([120]);
    },
  );

  it('does not take a missing permission for a limit', async () => {
    const { send, limits } = open();
    const forbidden = refusal(403, { 'x-ratelimit-remaining': '4000' }, 'Resource not accessible by integration');
    await expect(send(comment, () => Promise.reject(forbidden))).rejects.toBe(forbidden);
    await limits?.checkStart();
  });

  it('sees the limit of GraphQL, which answers 200', async () => {
    const { all, time } = open();
    const limits = all[0]?.limits;
    if (limits === undefined) return;
    const headers = { 'x-ratelimit-reset': String(start / 1000 + 60) };
    const query = { method: 'POST', url: '/graphql', query: 'query { viewer { login } }' };
    const answer = { headers, data: { errors: [{ type: 'RATE_LIMITED' }] } };
    await expect(sendWithinLimits({ limits, clock: clockOf(time) }, query, async () => answer)).rejects.toThrow(LimitReached);
  });
});
