import { describe, expect } from 'vitest';
import { createBudgets } from '../../src/app/turns/budgets.ts';
import { createClaims } from '../../src/app/turns/claim-store.ts';
import type { CountedRun } from '../../src/core/budget/add-costs.ts';
import { deriveState } from '../../src/core/state/derive-state.ts';
import { enterRun, startOf } from '../../src/engine/gate/hold-starts.ts';
import { begin } from '../engine/command-world.ts';
import { allGates } from '../support/all-gates.ts';
import { createMemoryAppStore } from '../support/memory-app-store.ts';
import { requirement } from '../support/requirement.ts';

const startedAt = '2026-03-18T09:00:00Z';
const counted = (run: string, executions = 0): CountedRun => ({
  run,
  pipeline: 'fix',
  startedAt,
  usage: { executions, parts: [] },
  finishedAt: undefined,
});

function open() {
  const store = createMemoryAppStore();
  const time = { now: Date.parse(startedAt) };
  const listOpen = async () => [{ start: 'fix old', run: counted('fix-1', 2) }];
  const now = () => time.now;
  const start = async () => undefined;
  const create = () => createBudgets(createClaims({ store, now, start }), { repository: 1, now, listOpen });
  return { time, create };
}

describe('the budget entries about runs that go on', () => {
  requirement(
    {
      ids: ['P10-6', 'DESIGN-5'],
      title: 'gives each place of a budget away once, to any number of processes at the same time',
      input: 'a run under way before the entries, room for five; two processes with ten starts each, each of them tried twice',
      expected: 'four are entered, the other sixteen refused; a start that is entered is entered again',
    },
    async () => {
      const world = open();
      const processes = [world.create(), world.create()];
      const ask = (index: number) => {
        const start = { id: `fix ${index}`, pipeline: 'fix', startedAt };
        return processes[index % 2]?.enter(start, async (runs) => (runs.length >= 5 ? 'full' : undefined));
      };
      const indexes = Array.from({ length: 20 }, (_, index) => index);
      const answers = await Promise.all(indexes.map(ask));
      expect(answers.filter((answer) => answer === undefined)).toHaveLength(4);
      expect(await Promise.all(indexes.map(ask))).toEqual(answers);
      expect(await processes[0]?.list()).toHaveLength(5);
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'keeps an ended run until the lists of GitHub show it, and forgets a start that never became a run',
      input: 'a run that ended, a start without a run; 31 minutes, then a day later',
      expected: 'all three, without the ended one, the run under way alone',
    },
    async () => {
      const { time, create } = open();
      const entries = create();
      await entries.enter({ id: 'fix a', pipeline: 'fix', startedAt }, async () => undefined);
      await entries.note('fix b', { ...counted('fix-2', 1), finishedAt: startedAt });
      const names = async () => (await entries.list()).map(({ run }) => run);
      expect(await names()).toEqual(['fix-1', 'fix a', 'fix-2']);
      time.now += 31 * 60_000;
      await entries.note('fix old', counted('fix-1', 3));
      expect(await names()).toEqual(['fix a', 'fix-1']);
      time.now += 86_400_000;
      await entries.note('fix old', counted('fix-1', 4));
      expect(await entries.list()).toEqual([counted('fix-1', 4)]);
    },
  );

  requirement(
    {
      ids: ['P10-6', 'P10-11'],
      title: 'gets the runs that the Action began since, and changes none that it has',
      input: 'entries of another run; a sweep finds a run of the Action under a budget, twice, and its use is noted in between',
      expected: 'both runs; the second sweep leaves what was noted',
    },
    async () => {
      const { harness } = await begin({ top: 'budgets: [{ per: day, max-runs: 9 }]' });
      const entries = open().create();
      const stored = await harness.records();
      const run = stored[0]?.record.run ?? '';
      const state = deriveState(stored, run, allGates);
      if (!state.ok) throw new Error(state.error.message);
      const budgets = { ...entries } as unknown as NonNullable<typeof harness.engine.ports.budgets>;
      const engine = { ports: { ...harness.engine.ports, budgets } };
      await enterRun(engine, state.value);
      const noted = { ...counted(run, 3), startedAt: state.value.run.body.startedAt };
      await entries.note(startOf(state.value), noted);
      await enterRun(engine, state.value);
      const found = await entries.list();
      expect(found.map((one) => [one.run, one.usage?.executions])).toEqual([
        ['fix-1', 2],
        [run, 3],
      ]);
    },
  );
});
