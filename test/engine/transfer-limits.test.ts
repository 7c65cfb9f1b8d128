import { describe, expect } from 'vitest';
import { escalationMarker } from '../../src/core/view/markers.ts';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { commentsIn, handOver, passAlong, planTransfers, stateOf } from './transfer-chain.ts';

describe('limits.max-handoffs', () => {
  for (const limit of [0, 1, 2, 10]) {
    const names = Array.from({ length: limit + 1 }, (_, at) => (at % 2 === 0 ? 'b' : 'a'));
    const chain = ['a', ...names.slice(0, limit)].join(' → ');
    requirement(
      {
        ids: ['T-12', 'T-13', 'T-14', 'T-18', 'X-10'],
        title: `${limit}: exactly so many transfers are made, and the next one fails the run`,
        input: `max-handoffs: ${limit}, retry.attempts 3; a → b → a → …`,
        expected: `a chain of ${limit}; Max handoffs (${limit}) exceeded. Chain: ${chain}; nothing is tried again; a person is asked`,
      },
      async () => {
        const harness = createHarness();
        const extra = `limits: { max-handoffs: ${limit} }`;
        const stages = 'work: { agent: a, retry: { attempts: 3 } }\n      after: { needs: [work], agent: c }';
        const order = await planTransfers(harness, { extra, stages });
        const last = await passAlong(harness, order, names.slice(0, limit));
        expect(last.hops).toBe(0);
        const { task, ended, started } = await handOver(harness, last, { to: names[limit] ?? '' });
        const text = `Max handoffs (${limit}) exceeded. Chain: ${chain}. Refused: ${last.agent} → ${names[limit]}.`;
        expect(task?.failure).toEqual({ reason: 'max-handoffs', message: `BATON-E201: ${text}` });
        expect(task?.refusedTransfer).toEqual({ reason: 'limit', to: names[limit], message: `for ${names[limit]}`, limit });
        expect(ended).toMatchObject({ outcome: 'failed', reason: `work: BATON-E201: ${text}` });
        expect([started, (await stateOf(harness)).transfers.length]).toEqual([[], limit]);
        const [call] = (await commentsIn(harness)).filter((body) => body.endsWith(escalationMarker('fix-42')));
        expect(call).toContain(text);
      },
    );
  }

  requirement(
    {
      ids: ['T-12', 'X-15', 'DESIGN-5.4'],
      title: 'counts the transfers of the whole run, not those of a stage',
      input: 'max-handoffs: 1; two stages beside each other, each hands over once',
      expected: 'the second transfer fails the run',
    },
    async () => {
      const harness = createHarness();
      const stages = 'left: { agent: a }\n      right: { agent: b }';
      const left = await planTransfers(harness, { extra: 'limits: { max-handoffs: 1 }', stages });
      const right = lastStarted(harness);
      await handOver(harness, left, { to: 'c' });
      const { ended, task } = await handOver(harness, right, { to: 'c' });
      expect(ended?.outcome).toBe('failed');
      expect(task?.failure?.message).toContain('Chain: a → c. Refused: b → c.');
    },
  );

  requirement(
    {
      ids: ['T-12', 'DESIGN-5.2'],
      title: 'is asked again when a transfer of a sibling, whose publisher had died, comes to light while one is written',
      input: 'max-handoffs: 1; left crashes after its record with a transfer, right hands over and reads a list that lags',
      expected: 'one transfer; right fails as max-handoffs and ends the run',
    },
    async () => {
      const harness = createHarness();
      const stages = 'left: { agent: a }\n      right: { agent: b }';
      const left = await planTransfers(harness, { extra: 'limits: { max-handoffs: 1 }', stages });
      const right = lastStarted(harness);
      harness.crashAfter(1);
      await handOver(harness, left, { to: 'c' }).catch(() => undefined);
      harness.crashAfter(undefined);
      harness.threads.lagBehind(1);
      const { ports } = harness.engine;
      const clock = { ...ports.clock, sleep: async () => harness.threads.lagBehind(0) };
      const late = { ...harness, engine: { ...harness.engine, ports: { ...ports, clock } } };
      const { ended, task } = await handOver(late, right, { to: 'c' });
      expect([ended?.outcome, task?.failure?.reason]).toEqual(['failed', 'max-handoffs']);
      expect((await stateOf(harness)).transfers).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['X-15', 'DESIGN-5.4'],
      title: 'is not the only one: transfers are executions, which max-tasks counts',
      input: 'max-tasks: 2; a → b → c',
      expected: 'the third execution is not started',
    },
    async () => {
      const harness = createHarness();
      const order = await planTransfers(harness, { extra: 'limits: { max-tasks: 2 }' });
      await handOver(harness, order, { to: 'b' });
      const { ended } = await handOver(harness, lastStarted(harness), { to: 'c' });
      expect(ended?.reason).toContain('limits.max-tasks is 2');
    },
  );
});

describe('a publisher of transfers that dies', () => {
  requirement(
    {
      ids: ['DESIGN-5.2', 'T16', 'T-8'],
      title: 'after any write: the same records, and each agent is started once',
      input: 'a → b → c, then the end; the process dies after every single write and the job runs again; each once more at last',
      expected: 'run, task, transfer, task, transfer, task, end; executions 2 and 3 started once each',
    },
    async () => {
      const calm = createHarness();
      await playWith(calm, undefined);
      for (let write = 1; write <= calm.writes.length; write += 1) {
        const harness = createHarness();
        await playWith(harness, write);
        const where = `crash after write ${write}: ${calm.writes[write - 1]}`;
        const kinds = (await harness.records()).map(({ record }) => record.kind);
        expect(kinds, where).toEqual(['run', 'task', 'transfer', 'task', 'transfer', 'task', 'end']);
        expect(
          harness.started.map(({ execution, agent }) => [execution, agent]),
          where,
        ).toEqual([
          [2, 'b'],
          [3, 'c'],
        ]);
      }
    },
  );
});

/** Every job is run again until it comes through, and the last ones once more after that. */
async function playWith(harness: Harness, write: number | undefined): Promise<void> {
  harness.crashAfter(write);
  const again = async <T>(job: () => Promise<T>): Promise<T> => {
    try {
      return await job();
    } catch {
      harness.crashAfter(undefined);
      return job();
    }
  };
  const first = await again(() => planTransfers(harness, { comments: harness.threads.requests.length }));
  await again(() => handOver(harness, first, { to: 'b' }));
  const second = lastStarted(harness);
  await again(() => handOver(harness, second, { to: 'c' }));
  const third = lastStarted(harness);
  await again(() => advance(harness, third));
  await again(() => handOver(harness, first, { to: 'b' }));
  await again(() => handOver(harness, second, { to: 'c' }));
  await again(() => advance(harness, third));
}
