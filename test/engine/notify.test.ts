import { describe, expect } from 'vitest';
import type { AwaitingApproval, TaskRow } from '../../src/core/run/task-row.ts';
import { performEffects } from '../../src/engine/effects/perform-effects.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { buildOutput, Crash, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, lastStarted, plan } from './chain.ts';
import { change, statusOf } from './change-chain.ts';
import { begin, cancel, extra, listen, stages } from './listeners.ts';
import { handOver, planTransfers } from './transfer-chain.ts';

describe('listeners', () => {
  requirement(
    {
      ids: ['T-22'],
      title: 'hear of a transfer and of the end, once each, from the jobs that record them',
      input: 'a hands over to b, b succeeds',
      expected: 'a transfer with both agents and the message, then the end with its outcome; ids differ; no order of their own',
    },
    async () => {
      const { harness, sent } = listen(createHarness());
      const order = await planTransfers(harness, { extra });
      await handOver(harness, order, { to: 'b', message: 'Take it from here.' });
      expect(sent.map(({ event }) => event)).toEqual(['dev.baton.run.transfer']);
      await advance(harness, lastStarted(harness));
      expect(sent.map(({ type, event }) => `${type} ${event}`)).toEqual([
        'told dev.baton.run.transfer',
        'told dev.baton.run.ended',
      ]);
      expect(sent[0]?.data).toMatchObject({ stage: 'work', from: 'a', to: 'b', message: 'Take it from here.' });
      expect(sent[1]?.data).toMatchObject({ run: 'fix-42', pipeline: 'fix', outcome: 'succeeded' });
      expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
      expect(harness.started.filter(({ notify }) => notify !== undefined)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T-22', 'DESIGN-5.2'],
      title: 'hear once of an end wherever the job that records it dies before it sends, and by the same id where it dies after',
      input: 'a crash after each write of the job that ends the run, then its job again; and once more',
      expected: 'one event, by the second job; the third, which runs again for nothing, sends the same id',
    },
    async () => {
      let crashes = 0;
      for (let writes = 1; ; writes += 1) {
        const { harness, sent, order } = await begin();
        harness.crashAfter(writes);
        const isDone = await advance(harness, order).then(
          () => true,
          (error: unknown) => {
            expect(error).toBeInstanceOf(Crash);
            return false;
          },
        );
        harness.crashAfter(undefined);
        if (isDone) break;
        crashes += 1;
        expect(sent, `after ${writes}`).toEqual([]);
        await advance(harness, order);
        expect(
          sent.map(({ event }) => event),
          `after ${writes}`,
        ).toEqual(['dev.baton.run.ended']);
        await advance(harness, order);
        expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
      }
      expect(crashes).toBeGreaterThanOrEqual(2);
    },
  );

  requirement(
    {
      ids: ['T-22', 'DESIGN-2'],
      title: 'hear of a run that was cancelled from one publish job, because the job that cancels may not write contents',
      input: 'cancel in a job without the right; its order is carried out; the stopped stage comes late',
      expected: 'one order for publish in the group of the run; one event; no record by that job; the late stage tells nobody',
    },
    async () => {
      const { planner, harness, sent, order } = await begin();
      await cancel(planner, order);
      const [handed, ...more] = planner.started;
      expect(more).toEqual([]);
      expect(handed).toMatchObject({ for: 'publish', task: 'notify:end', notify: 'end/3', execution: 3, lock: 42 });
      const records = (await harness.records()).length;
      if (handed !== undefined) await advance(harness, handed);
      await advance(harness, order);
      expect(sent.map(({ event, data }) => [event, data.outcome])).toEqual([['dev.baton.run.ended', 'cancelled']]);
      expect((await harness.records()).slice(records).map(({ record }) => record.kind)).toEqual(['task']);
    },
  );

  requirement(
    {
      ids: ['T-22', 'DESIGN-5.2'],
      title: 'hear of a run that a newer one replaced, wherever the job that replaces it dies',
      input: 'on-conflict: replace; a crash after each write of the second label, then its job again',
      expected: 'one order for publish about the end of the first run, and one new run',
    },
    async () => {
      const replace = { stages, extra: `${extra}\n    on-conflict: replace` };
      for (let writes = 1; ; writes += 1) {
        const base = createHarness();
        await plan(base, replace);
        base.crashAfter(writes);
        const second = { ...replace, start: 'another', comments: 2 };
        const isDone = await plan(base, second).then(
          () => true,
          () => false,
        );
        base.crashAfter(undefined);
        const workflowRun = { ...base.engine.settings.workflowRun, attempt: 2 };
        const again = { ...base, engine: { ...base.engine, settings: { ...base.engine.settings, workflowRun } } };
        if (!isDone) await plan(again, second);
        expect(
          base.started.map(({ run, notify }) => [run, notify]),
          `after ${writes}`,
        ).toEqual([['fix-42', 'end/3']]);
        const runs = (await base.records()).filter(({ record }) => record.kind === 'run');
        expect(runs).toHaveLength(2);
        if (isDone) break;
      }
    },
  );

  requirement(
    {
      ids: ['T-22', 'DESIGN-5.2'],
      title: 'hear of a run that ended with its issue, wherever the job that ends it dies',
      input: 'the issue is closed; a crash after each write of that job, then the job again',
      expected: 'one order for publish about the end; a status comment that says so',
    },
    async () => {
      for (let writes = 1; ; writes += 1) {
        const harness = createHarness();
        await plan(harness, { stages, extra });
        harness.crashAfter(writes);
        const closed = { kind: 'closed', extra, hour: 9 } as const;
        const isDone = await change(harness, closed).then(
          () => true,
          () => false,
        );
        harness.crashAfter(undefined);
        if (!isDone) await change(harness, closed);
        expect(
          harness.started.map(({ notify }) => notify),
          `after ${writes}`,
        ).toEqual(['end/3']);
        expect(await statusOf(harness), `after ${writes}`).toContain('🚫 was cancelled');
        if (isDone) break;
      }
    },
  );

  requirement(
    {
      ids: ['T-22'],
      title: 'hear nothing of an end that a retry has undone meanwhile',
      input: 'an order for an end that the records do not hold',
      expected: 'nothing is sent',
    },
    async () => {
      const { planner, harness, sent, order } = await begin();
      await cancel(planner, order);
      await advance(harness, { ...lastStarted(planner), notify: 'end/9' });
      expect(sent).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['T-22'],
      title: 'hear of a question, and of no end while the run waits for its answer',
      input: 'the only stage ends as needs-input',
      expected: 'the question in its words, and nothing else',
    },
    async () => {
      const { harness, sent, order } = await begin();
      const output = buildOutput(order, { outcome: 'needs-input', note: 'Which of the two?' });
      await advance(harness, order, { kind: 'output', output });
      expect(sent.map(({ event }) => event)).toEqual(['dev.baton.run.needs-input']);
      expect(sent[0]?.data).toMatchObject({ stage: 'look', question: 'Which of the two?' });
    },
  );

  requirement(
    {
      ids: ['T-22', 'U13'],
      title: 'hear of a question when people are asked it, and not in a pause before',
      input: 'the run is paused while its agent works; the agent asks; the pause ends; its publish job runs again',
      expected: 'nothing in the pause; one event and one comment after it',
    },
    async () => {
      const { harness, sent, order } = await begin();
      await change(harness, { kind: 'paused', extra });
      const asked = {
        kind: 'output',
        output: buildOutput(order, { outcome: 'needs-input', note: 'Which of the two?' }),
      } as const;
      await advance(harness, order, asked);
      expect(sent).toEqual([]);
      await change(harness, { kind: 'resumed', extra, comments: 5 });
      await advance(harness, order, asked);
      expect(sent.map(({ id }) => id)).toEqual(['7/fix-42/needs-input/3']);
      const comments = await harness.threads.listSince(42, '2000-01-01T00:00:00Z');
      expect(comments.filter(({ body }) => body.includes('/baton answer <your answer>'))).toHaveLength(1);
    },
  );

  requirement(
    {
      ids: ['T-22', 'DESIGN-5.1'],
      title: 'hear of an approval once, however often the run is looked at while it waits',
      input: 'a stage that awaits an approval, looked at three times: twice by publish, once by plan; then its branch moves',
      expected: 'one event and one comment; plan starts no job; the new tip is asked about again, and told under no key twice',
    },
    async () => {
      const own = '\n      look: { agent: one, prompt: "x", branch: baton/look }';
      const { planner, harness, sent, order } = await begin({ stages: own });
      const ask = async (by: Harness): Promise<void> => {
        const read = await readRun(by.engine, order);
        if (!read.ok) throw new Error(read.error.message);
        const reading = { ...read.value, state: { ...read.value.state, rows: new Map([['look', awaiting]]) } };
        const effects = [{ kind: 'notify', key: 'approval/1/look' } as const, { kind: 'ask', stage: 'look' } as const];
        await performEffects(by.engine, { effects, reading, status: undefined });
      };
      await ask(harness);
      await ask(harness);
      await ask(planner);
      const countAsked = async (): Promise<number> =>
        (await harness.threads.listSince(42, '2000-01-01T00:00:00Z')).filter(({ body }) => body.includes('baton-request:'))
          .length;
      expect(await countAsked()).toBe(1);
      harness.branches.set('baton/look', 'd'.repeat(40));
      await ask(harness);
      expect(await countAsked()).toBe(2);
      expect(sent.map(({ id }) => id)).toEqual(['7/fix-42/approval/1/look']);
      expect(planner.started).toEqual([]);
    },
  );
});

const awaiting: TaskRow<AwaitingApproval> = {
  name: 'look',
  kind: 'stage',
  status: 'waiting',
  wait: { gate: 'approval', for: 'person', basis: '1 finder 1' },
  next: { attempt: 1, execution: 1, cause: 1 },
};
