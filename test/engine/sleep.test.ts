import { describe, expect } from 'vitest';
import { runTask } from '../../src/engine/agent/run-task.ts';
import type { TaskJob } from '../../src/engine/task-ports.ts';
import { buildCommits, subjectNumber } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted } from './chain.ts';
import { begin, kinds } from './command-world.ts';
import { agents, at, closed, end, stages, statusOf, sweepAt } from './sleep-world.ts';

describe('a task whose agent met a usage limit', () => {
  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title:
        'keeps its commits, sleeps without a job, and goes on in the same attempt with the first sweep after the limit opened',
      input: 'look ends limited until 13:45 with commits; a sweep at 12:00; one at 13:50; its publish job, twice; fix',
      expected:
        'no start before; the record has limit and secret; one decision by time; execution 2 of attempt 1 from those commits',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents });
      const ended = await end(harness, order, closed('13:45:12', { commits: buildCommits() }));
      expect(ended.ended).toBeUndefined();
      expect(harness.started).toEqual([]);
      const [, task] = await harness.records();
      expect(task?.record.body).toMatchObject({
        failure: { reason: 'limited' },
        limit: { 'not-before': '2026-03-18T13:45:12Z', window: 'five_hour', secret: 'ANTHROPIC_API_KEY' },
        results: { branch: 'baton/issue-42' },
      });
      expect(await statusOf(harness)).toContain('Nothing is at work. `look` sleeps until 13:45 UTC: the usage limit of Claude.');
      expect(await statusOf(harness)).toContain('| 🌙 sleeps until 13:45 UTC |');
      expect(await sweepAt(harness, '12:00:00')).toEqual([]);
      expect(await sweepAt(harness, '13:50:00')).toEqual(['expired']);
      const waking = lastStarted(harness);
      expect(waking).toMatchObject({ for: 'publish', task: 'look', execution: 1 });
      await advance(at(harness, '13:51:00'), waking);
      await advance(at(harness, '13:52:00'), waking);
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision']);
      expect((await harness.records())[2]?.record).toMatchObject({ task: 'look', body: { verb: 'woken', by: 'time' } });
      const [, again, ...others] = harness.started;
      expect(others).toEqual([]);
      expect(again).toMatchObject({ for: 'agent', task: 'look', attempt: 1, execution: 2 });
      const record = task?.record;
      expect(again?.head).toBe(record?.kind === 'task' && record.body.results.commit);
      expect(again?.['not-before']).toBeUndefined();
    },
  );

  requirement(
    {
      ids: ['P14-sleep'],
      title: 'wakes by `/baton retry`, once, and ends by `/baton cancel`',
      input: 'look sleeps; /baton retry, and its plan job again; it sleeps again; /baton cancel; a sweep after the time',
      expected: 'one decision by a person and one start; the run is cancelled, and nothing wakes',
    },
    async () => {
      const { harness, order, say } = await begin({ stages, agents });
      await end(harness, order, closed('13:45:12'));
      const retried = await say('/baton retry');
      await retried.again();
      expect(await kinds(harness)).toEqual(['run', 'task', 'decision']);
      expect((await harness.records())[2]?.record.body).toMatchObject({ verb: 'woken', by: 'person' });
      expect(harness.started).toHaveLength(1);
      expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 1, execution: 2 });
      await end(harness, lastStarted(harness), closed('13:45:12'));
      await say('/baton cancel');
      expect((await kinds(harness)).slice(-2)).toEqual(['decision', 'end']);
      expect(await sweepAt(harness, '14:00:00')).toEqual([]);
      expect(harness.started).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-5.2'],
      title: 'is not woken twice by one comment, nor is a person called twice where a limit on cost ends the run behind it',
      input: 'look sleeps; /baton retry, while GitHub lists no workflow run; look has cost what its run may; /baton retry',
      expected: 'one start; one end, and one call for a person',
    },
    async () => {
      const { harness, order, say } = await begin({ stages, agents, unlisted: true });
      await end(harness, order, closed('13:45:12'));
      await say('/baton retry');
      expect(harness.started).toHaveLength(1);

      const dear = await begin({ stages, agents, extra: 'limits: { max-cost-usd: 1 }' });
      await end(dear.harness, dear.order, closed('13:45:12', { usage: { costUsd: 1.2 } }));
      await dear.say('/baton retry');
      expect(await kinds(dear.harness)).toEqual(['run', 'task', 'decision', 'end']);
      const shown = await dear.harness.threads.listSince(subjectNumber, '2000-01-01T00:00:00Z');
      expect(shown.filter(({ body }) => body.startsWith('**A person is needed**'))).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title: 'does not sleep for up to 15 minutes: its next job is ordered at once, and waits itself',
      input: 'look ends limited until 09:10; a limit without a time; a limit that opened an hour before',
      expected:
        'execution 2 of attempt 1 not before 09:10, with a job that may take 10 minutes longer; after a minute; after a minute',
    },
    async () => {
      for (const [until, notBefore, minutes] of [
        ['09:10:00', '2026-03-18T09:10:00.000Z', 10],
        [undefined, '2026-03-18T09:01:02.000Z', 1],
        ['08:00:00', '2026-03-18T09:01:02.000Z', 1],
      ] as const) {
        const { harness, order } = await begin({ stages, agents });
        await end(harness, order, closed(until));
        const { job, ...next } = lastStarted(harness);
        expect(next).toMatchObject({ for: 'agent', attempt: 1, execution: 2, 'not-before': notBefore });
        expect(job['timeout-minutes']).toBe(order.job['timeout-minutes'] + minutes);
        expect(await kinds(harness)).toEqual(['run', 'task']);
      }
    },
  );

  for (const sleep of ['0', '2h']) {
    requirement(
      {
        ids: ['P14-sleep'],
        title: `fails where the limit stays closed for longer than it may sleep (${sleep})`,
        input: `limits.sleep ${sleep}; look ends limited until 13:45; /baton retry`,
        expected: 'the run ends with the time and the command; the retry starts the same attempt',
      },
      async () => {
        const { harness, order, say } = await begin({ stages, agents, extra: `limits: { sleep: ${sleep} }` });
        expect((await end(harness, order, closed('13:45:12'))).ended).toMatchObject({ reason: 'look: limited' });
        expect(await statusOf(harness)).toContain(
          'limited until 13:45 UTC; nothing starts by itself, and `/baton retry` starts it again',
        );
        await say('/baton retry');
        expect(lastStarted(harness)).toMatchObject({ task: 'look', attempt: 1, execution: 2 });
        expect(lastStarted(harness)['not-before']).toBeUndefined();
      },
    );
  }
});

describe('the job of an order with a time', () => {
  requirement(
    {
      ids: ['P14-sleep', 'DESIGN-4.9'],
      title: 'waits for that time before anything else, never longer than 16 minutes, and not at all once it is over',
      input: 'an order not before 09:10 at 09:00; one not before 11:00; one not before 08:00, and one without a time',
      expected: 'a wait of about 10 minutes; of 16; none; none; the agent begins after it',
    },
    async () => {
      const { harness, order } = await begin({ stages, agents });
      // So that no agent starts.
      await advance(harness, order);
      for (const [time, most] of [
        ['2026-03-18T09:10:00Z', 10],
        ['2026-03-18T11:00:00Z', 16],
        ['2026-03-18T08:00:00Z', 0],
        [undefined, 0],
      ] as const) {
        const waits: number[] = [];
        const clock = { ...harness.engine.ports.clock, sleep: async (time: number) => void waits.push(time) };
        const dispatch = { ...order, 'not-before': time, issued: '2026-03-18T00:00:00Z' };
        const ports = { ...harness.engine.ports, clock };
        const output = await runTask({ ports, settings: {}, dispatch } as unknown as TaskJob);
        expect(output.stopped).toBe('already-recorded');
        expect(waits.map((wait) => Math.ceil(wait / 60_000))).toEqual(most === 0 ? [] : [most]);
      }
    },
  );
});
