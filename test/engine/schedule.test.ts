import { describe, expect } from 'vitest';
import type { RunRecord } from '../../src/core/record/record.ts';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { createDryPorts } from '../../src/engine/dry-ports.ts';
import { buildTrigger, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';

const stages = '\n      only: { agent: one, prompt: "x" }';
const extra = 'history: {}';
const runsIssue = 500;

function tick(firedAt: string, cron = '0 9 * * *'): Trigger {
  const { repository, subject, actor } = buildTrigger({ number: 0 });
  // Whoever changed the cron last stands as the actor, a bot as well.
  return { kind: 'schedule', repository, subject, actor: { ...actor, type: 'Bot' }, label: '', schedule: { cron, firedAt } };
}

async function runs(harness: Harness): Promise<readonly RunRecord[]> {
  const { records } = await harness.engine.ports.store.readSince(runsIssue, '2000-01-01T00:00:00Z');
  return records.map(({ record }) => record).filter((record): record is RunRecord => record.kind === 'run');
}

describe('runs without a subject', () => {
  requirement(
    {
      ids: ['DESIGN-4.5', 'DESIGN-4.6', 'Y-19', 'Y-26'],
      title: 'are kept on the runs issue and named by their tick',
      input: 'a tick of 0 9 * * *, fired at 09:12',
      expected: 'run fix-20260318-0900 on the closed runs issue, lock 0, no role asked for, recorded on the ledger',
    },
    async () => {
      const harness = createHarness({ role: 'none' });
      const order = orderOf(await plan(harness, { stages, extra, trigger: tick('2026-03-18T09:12:00Z') }));
      expect(order).toMatchObject({ run: 'fix-20260318-0900', subject: runsIssue, lock: 0 });
      expect(harness.ledgers.issues('runs')).toMatchObject([{ number: runsIssue, open: false }]);
      const [run] = await runs(harness);
      expect(run?.body).toMatchObject({
        start: 'tick 2026-03-18T09:00:00Z',
        history: '',
        trigger: { subject: { number: runsIssue } },
      });
      expect((await advance(harness, order)).ended?.outcome).toBe('succeeded');
      const { records } = await harness.engine.ports.store.readSince(501, '2000-01-01T00:00:00Z');
      expect(records.map(({ record }) => [record.kind, record.run])).toEqual([['history', 'fix-20260318-0900']]);
    },
  );

  requirement(
    {
      ids: ['T15', 'T16'],
      title: 'late and double ticks start one run',
      input: '09:00 fired at 09:01, again at 09:40 by another workflow run, and once more after it has ended',
      expected: 'one run',
    },
    async () => {
      const harness = createHarness({ run: 900 });
      const first = await plan(harness, { stages, trigger: tick('2026-03-18T09:01:00Z') });
      const second = await plan(harness, { stages, trigger: tick('2026-03-18T09:40:00Z'), start: 'workflow run 901' });
      expect(second.runs.map(({ run }) => run)).toEqual(['fix-20260318-0900']);
      await advance(harness, orderOf(first));
      await plan(harness, { stages, trigger: tick('2026-03-18T09:41:00Z'), start: 'workflow run 902' });
      expect((await runs(harness)).map(({ run }) => run)).toEqual(['fix-20260318-0900']);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.6'],
      title: 'the next tick starts the next run, an older one comes too late',
      input: '18 March, 19 March, then a late 18 March',
      expected: 'two runs; the late one is refused in words',
    },
    async () => {
      const harness = createHarness();
      await advance(harness, orderOf(await plan(harness, { stages, trigger: tick('2026-03-18T09:01:00Z') })));
      await advance(harness, orderOf(await plan(harness, { stages, trigger: tick('2026-03-19T09:01:00Z') })));
      const late = await plan(harness, { stages, trigger: tick('2026-03-18T08:59:00Z') });
      expect((await runs(harness)).map(({ run }) => run)).toEqual(['fix-20260318-0900', 'fix-20260319-0900']);
      expect(late.refused).toEqual([{ pipeline: 'fix', reason: 'run fix-20260319-0900 was started by a later tick' }]);
    },
  );

  for (const mode of ['all', 'outcomes']) {
    requirement(
      {
        ids: ['DESIGN-4.6', 'Y-10'],
        title: `a label on the runs issue is counted by its number, whatever ticks came between (comments: ${mode})`,
        input: 'a tick, the label, another tick, the label again, and once more; each run ends',
        expected: 'fix-500, fix-500-2 and fix-500-3 among the ticks',
      },
      async () => {
        const harness = createHarness();
        const start = async (trigger: Trigger, event: string) =>
          advance(harness, orderOf(await plan(harness, { stages, trigger, start: event, top: `comments: ${mode}` })));
        const labelled = () => buildTrigger({ number: runsIssue, comments: harness.threads.count(runsIssue) });
        await start(tick('2026-03-18T09:01:00Z'), 'workflow run 1');
        await start(labelled(), 'workflow run 2');
        await start(tick('2026-03-19T09:01:00Z'), 'workflow run 3');
        await start(labelled(), 'workflow run 4');
        await start(labelled(), 'workflow run 5');
        expect((await runs(harness)).map(({ run }) => run).toSorted()).toEqual([
          'fix-20260318-0900',
          'fix-20260319-0900',
          'fix-500',
          'fix-500-2',
          'fix-500-3',
        ]);
      },
    );
  }

  requirement(
    {
      ids: ['DESIGN-4.1'],
      title: 'a tick of another cron starts nothing',
      input: '0 10 * * *',
      expected: 'no match, with both expressions in the reason',
    },
    async () => {
      const planned = await plan(createHarness(), { stages, trigger: tick('2026-03-18T10:00:00Z', '0 10 * * *') });
      expect(planned.matches).toMatchObject([{ matched: false, checks: [{ check: 'schedule', passed: false }] }]);
      expect(planned.matches[0]?.checks[0]?.detail).toMatch(/`0 10 \* \* \*`.*`0 9 \* \* \*`/);
    },
  );

  requirement(
    {
      ids: ['DESIGN-4.8', 'Y-19'],
      title: 'are only listed in a dry run, also before their issue exists',
      input: 'the first tick of a pipeline, dry',
      expected: 'issue, comments and start in words; nothing written',
    },
    async () => {
      const harness = createHarness();
      const dry = createDryPorts(harness.engine.ports);
      const engine = { ...harness.engine, ports: dry.ports };
      await plan({ ...harness, engine }, { stages, extra, trigger: tick('2026-03-18T09:12:00Z') });
      expect(harness.writes).toEqual([]);
      expect(dry.effects[0]).toBe('open and close the issue that keeps the runs of pipeline fix');
      expect(dry.effects[1]).toContain('the run record of fix-20260318-0900');
    },
  );

  requirement(
    {
      ids: ['DESIGN-5.2', 'T16'],
      title: 'start once, whatever write the process dies after',
      input: 'a tick and its one stage, with history, a crash after every single write, each job run again',
      expected: 'one runs issue, one run with an end, one ledger with one record',
    },
    async () => {
      const calm = createHarness();
      await playTick(calm);
      for (let write = 1; write <= calm.writes.length; write += 1) {
        const harness = createHarness();
        harness.crashAfter(write);
        await playTick(harness);
        const what = `crash after write ${write}: ${calm.writes[write - 1]}`;
        expect(await describeAll(harness), what).toEqual(await describeAll(calm));
      }
    },
  );
});

async function playTick(harness: Harness): Promise<void> {
  const again = async <T>(job: () => Promise<T>): Promise<T> => {
    try {
      return await job();
    } catch {
      harness.crashAfter(undefined);
      return job();
    }
  };
  const planned = await again(() => plan(harness, { stages, extra, trigger: tick('2026-03-18T09:12:00Z') }));
  await again(() => advance(harness, orderOf(planned)));
}

async function describeAll(harness: Harness): Promise<readonly string[]> {
  const issues = [...harness.ledgers.issues('runs'), ...harness.ledgers.issues('history')];
  const threads = await Promise.all(
    issues.map(({ number }) => harness.engine.ports.store.readSince(number, '2000-01-01T00:00:00Z')),
  );
  return threads.flatMap(({ records }) =>
    records.map(({ record }) => `#${record.thread} ${record.seq} ${record.kind} ${record.run}`),
  );
}
