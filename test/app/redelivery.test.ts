import { describe, expect, it } from 'vitest';
import { createRecentDeliveries } from '../../src/app/deliveries/recent-deliveries.ts';
import { Redelivery } from '../../src/app/deliveries/redelivery.ts';
import { GitHubError } from '../../src/ports/github.ts';
import { openDeliveryList, startOfList, unavailable } from '../support/delivery-list.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const minute = 60_000;

describe('failed deliveries', () => {
  const day = 86_400_000;
  const open = ({ isShared = false, start = startOfList } = {}) => {
    const github = openDeliveryList();
    const time = { now: start };
    const lines: string[] = [];
    const take = (line: string) => void lines.push(line);
    const log = { info: take, warning: take, error: take };
    const storage = { store: createMemoryAppStore(), isShared };
    const options = { deliveries: github.deliveries, log, now: () => time.now, everyMilliseconds: 5 * minute, storage };
    return { ...github, time, lines, redelivery: new Redelivery(options), restart: () => new Redelivery(options) };
  };
  const failed = { isConfirmed: false };

  requirement(
    {
      ids: ['P10-1', 'P10-2'],
      title: 'are asked for by one of several processes',
      input: 'a failed delivery, and two processes that look at the same time',
      expected: 'one request',
    },
    async () => {
      // The store goes by the clock of the machine.
      const start = Date.now();
      const { enter, redelivery, restart, asked } = open({ isShared: true, start });
      const other = restart();
      enter('first', { ...failed, at: start - minute });
      await Promise.all([redelivery.look(), other.look()]);
      expect(asked.again).toEqual(['1']);
    },
  );

  requirement(
    {
      ids: ['F-UX10'],
      title: 'are said to have failed once, or so many times',
      input: 'a delivery that fails, and fails again when it was asked for',
      expected: 'which had failed once; which had failed 2 times',
    },
    async () => {
      const { enter, redelivery, time, lines } = open();
      enter('first', failed);
      await redelivery.look();
      enter('first', { ...failed, at: time.now });
      time.now += 10 * minute;
      await redelivery.look();
      const ends = lines.flatMap((line) => / again, (which had failed .*)$/.exec(line)?.[1] ?? []);
      expect(ends).toEqual(['which had failed once.', 'which had failed 2 times.']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5', 'I-18'],
      title: 'are asked for once at the start: those of the last three days, the oldest first',
      input:
        'confirmed, failed, failed and confirmed later, failed four days ago, failed of an event that nobody hears; three looks',
      expected: 'one request for each of the two that failed and count',
    },
    async () => {
      const { enter, redelivery, asked, time } = open();
      enter('long-ago', { ...failed, at: startOfList - 4 * day });
      enter('first', { ...failed, at: startOfList - 2 * day });
      enter('mended', { ...failed, at: startOfList - day });
      enter('second', { ...failed, at: startOfList - day });
      enter('mended', { at: startOfList - day + minute });
      enter('starred', { ...failed, event: 'star', action: 'created' });
      enter('queued', { ...failed, event: 'workflow_job', action: 'queued' });
      enter('fine');
      await redelivery.look();
      expect(asked.again).toEqual(['2', '4']);
      enter('first');
      enter('second');
      time.now += 5 * minute;
      await redelivery.look();
      time.now += 60 * minute;
      await redelivery.look();
      expect(asked.again).toEqual(['2', '4']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5'],
      title: 'are asked for again when they fail again, each time after twice as long',
      input: 'a delivery that fails every time, a look every five minutes for two hours',
      expected: 'requests after 0, 10, 30 and 70 minutes, each for the newest attempt',
    },
    async () => {
      const { enter, redelivery, asked, time } = open();
      enter('a', failed);
      const times: number[] = [];
      for (; time.now < startOfList + 120 * minute; time.now += 5 * minute) {
        const before = asked.again.length;
        await redelivery.look();
        if (asked.again.length > before) {
          times.push((time.now - startOfList) / minute);
          enter('a', { ...failed, at: time.now });
        }
      }
      expect(times).toEqual([0, 10, 30, 70]);
      expect(asked.again).toEqual(['1', '2', '3', '4']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5', 'DESIGN-5.2'],
      title: 'are not lost when GitHub does not answer, or the App dies in between',
      input: 'the list fails; then the second of two requests; then a new process',
      expected: 'a warning each; the second is asked for by the next process, the first perhaps twice, under the same id',
    },
    async () => {
      const { enter, redelivery, restart, asked, trouble, lines } = open();
      enter('a', failed);
      enter('b', failed);
      trouble.push(unavailable);
      await redelivery.look();
      expect(asked.again).toEqual([]);
      trouble.push(undefined, undefined, unavailable);
      await redelivery.look();
      expect(asked.again).toEqual(['1']);
      expect(lines.filter((line) => line.startsWith('Failed deliveries are looked for again later: '))).toHaveLength(2);
      await restart().look();
      expect(asked.again).toEqual(['1', '1', '2']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-5', 'LIMITS'],
      title: 'are asked for a hundred at a time',
      input: '250 failed deliveries',
      expected: '100, 100 and 50 in three looks',
    },
    async () => {
      const { enter, redelivery, asked, time } = open();
      for (let n = 0; n < 250; n += 1) enter(`d-${n}`, failed);
      const counts: number[] = [];
      for (let n = 0; n < 3; n += 1) {
        await redelivery.look();
        counts.push(asked.again.length);
        time.now += minute;
      }
      expect(counts).toEqual([100, 200, 250]);
      expect(new Set(asked.again).size).toBe(250);
    },
  );

  requirement(
    {
      ids: ['P10-2'],
      title: 'are looked for no further when the App stops, and the next start looks again',
      input: 'ten pages of failed deliveries; the App is told to stop while the second is read',
      expected: 'two pages are read, and nothing is asked for; the next look reads all',
    },
    async () => {
      const { enter, redelivery, asked, deliveries, lines } = open();
      for (let n = 0; n < 20; n += 1) enter(`d-${n}`, failed);
      const stop = new AbortController();
      const { list } = deliveries;
      deliveries.list = async function* () {
        for await (const page of list()) {
          if (asked.pages === 2) stop.abort();
          yield page;
        }
      };
      await redelivery.look(stop.signal);
      expect([asked.pages, asked.again, lines]).toEqual([2, [], []]);
      await redelivery.look();
      expect(asked.again).toHaveLength(20);
    },
  );

  it('are given up in words when GitHub has them no more', async () => {
    const { enter, redelivery, lines, deliveries } = open();
    enter('a', failed);
    deliveries.redeliver = () =>
      Promise.reject(new GitHubError('Not Found', { reason: 'not-found', status: 404, code: 'BATON-E803' }));
    await redelivery.look();
    await redelivery.look();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Delivery a \(repository_dispatch\) is lost: GitHub does not send it again\. /);
  });
});

describe('the list of deliveries', () => {
  it('is read no further back than the arrival of the delivery that is looked for', async () => {
    const list = openDeliveryList();
    for (let n = 0; n < 20; n += 1) list.enter(`old-${n}`, { at: startOfList - 60 * minute });
    list.enter('b');
    const log = { info: () => undefined, warning: () => undefined, error: () => undefined };
    const recent = createRecentDeliveries({ deliveries: list.deliveries, log, now: () => startOfList, lagMilliseconds: 0 });
    expect(await recent.find({ id: 'fresh', arrivedAt: new Date(startOfList).toISOString() })).toEqual({ listed: undefined });
    expect(list.asked.pages).toBe(1);
  });
});
