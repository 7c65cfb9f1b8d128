import { describe, expect, it } from 'vitest';
import type { State } from '../../src/core/run/state.ts';
import { performEffects } from '../../src/engine/effects/perform-effects.ts';
import { writeHistory } from '../../src/engine/effects/write-history.ts';
import { readRun } from '../../src/engine/thread/read-run.ts';
import { buildOutput, createHarness, type Harness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';
import { advance, orderOf, plan } from './chain.ts';

const only = '\n      only: { agent: one, prompt: x }';

async function ended(options: Parameters<typeof plan>[1] = {}, changes: Parameters<typeof buildOutput>[1] = {}) {
  const harness = createHarness();
  const order = orderOf(await plan(harness, { stages: only, ...options }));
  await advance(harness, order, { kind: 'output', output: buildOutput(order, changes) });
  const read = await readRun(harness.engine, order);
  if (!read.ok) throw new Error(read.error.message);
  return { harness, reading: read.value, state: read.value.state };
}

async function entriesOf(harness: Harness) {
  const ledger = (await harness.ledgers.list('history', 'fix'))[0]?.number ?? 0;
  const { records } = await harness.engine.ports.store.readSince(ledger, '2000-01-01T00:00:00Z');
  return records.flatMap(({ record }) => (record.kind === 'history' ? [record] : []));
}

describe('a run that has used more than its entry says', () => {
  const top = 'budgets: [{ per: day, max-cost-usd: 9 }]';
  /** The run after an agent that was at work at its end has reported. */
  const later = (state: State): State => {
    const [task] = state.tasks;
    return { ...state, tasks: task === undefined ? [] : [...state.tasks, { ...task, execution: 2, seq: 99 }] };
  };

  it('gets a further entry under a budget, with a place of its own, once', async () => {
    const { harness, state } = await ended({ top });
    await writeHistory(harness.engine, state);
    await writeHistory(harness.engine, state);
    expect((await entriesOf(harness)).map(({ execution, body }) => [execution, body.usage?.executions])).toEqual([[0, 1]]);
    await writeHistory(harness.engine, later(state));
    await writeHistory(harness.engine, later(state));
    expect((await entriesOf(harness)).map(({ execution, body }) => [execution, body.usage?.executions])).toEqual([
      [0, 1],
      [2_000, 2],
    ]);
  });

  it('gets none without a budget', async () => {
    const { harness, state } = await ended();
    await writeHistory(harness.engine, state);
    await writeHistory(harness.engine, later(state));
    expect(await entriesOf(harness)).toHaveLength(1);
  });

  it('is not taken for another run, or for an earlier one of its name', async () => {
    const { harness, state } = await ended({ top });
    await writeHistory(harness.engine, later(state));
    const other = { ...state, run: { ...state.run, run: 'fix-43' } };
    await writeHistory(harness.engine, other);
    await writeHistory(harness.engine, later(other));
    expect((await entriesOf(harness)).map(({ run, body }) => [run, body.usage?.executions])).toEqual([
      ['fix-42', 1],
      ['fix-42', 2],
      ['fix-43', 1],
      ['fix-43', 2],
    ]);
  });

  requirement(
    {
      ids: ['P10-6'],
      title: 'is counted, whatever an earlier run of its name has used',
      input:
        'the entry of a run of that name that began on the day before and had two executions; the end of one with one execution, twice',
      expected: 'a further entry, once',
    },
    async () => {
      const { harness, state } = await ended({ top });
      const run = { ...state.run, run: 'fix-50' };
      const before = { ...run, body: { ...run.body, startedAt: '2026-03-17T09:00:00Z' } };
      for (const each of [later({ ...state, run: before }), { ...state, run }, { ...state, run }])
        await writeHistory(harness.engine, each);
      const entries = (await entriesOf(harness)).filter(({ run }) => run === 'fix-50');
      expect(entries.map(({ body }) => body.usage?.executions)).toEqual([2, 1]);
    },
  );

  requirement(
    {
      ids: ['P10-6'],
      title: 'is counted behind an entry of an earlier version, which does not say what was used',
      input: 'an entry without usage; the same run with two executions',
      expected: 'a further entry with the two',
    },
    async () => {
      const { harness, state } = await ended({ top });
      const { store } = harness.engine.ports;
      const append: typeof store.append = (request) => {
        const drafts = request.drafts.map((draft) =>
          draft.kind === 'history' ? { ...draft, body: { ...draft.body, usage: undefined } } : draft,
        );
        return store.append({ ...request, drafts });
      };
      const old = { ...state, run: { ...state.run, run: 'fix-50' } };
      await writeHistory({ ...harness.engine, ports: { ...harness.engine.ports, store: { ...store, append } } }, old);
      await writeHistory(harness.engine, later(old));
      const entries = (await entriesOf(harness)).filter(({ run }) => run === 'fix-50');
      expect(entries.map(({ body }) => body.usage?.executions)).toEqual([undefined, 2]);
    },
  );
});

describe('the handoff in an entry', () => {
  const stages = `${only}\nstore: artifacts\n`;
  const extra = 'history: { include-keys: [outcome_reason, handoff_summary] }';

  it('is read from its artifact where the pipeline names a part of it', async () => {
    const { harness, state } = await ended({ stages, extra });
    await writeHistory(harness.engine, state);
    expect((await entriesOf(harness))[0]?.body.handoff).toEqual({ summary: 'summary of only' });
  });

  it('is left out with a warning where its artifact is gone, and costs nothing where the pipeline names none of it', async () => {
    const of = async (more: string): Promise<readonly string[]> => {
      const harness = createHarness();
      const order = orderOf(await plan(harness, { stages, extra: more }));
      harness.texts.spoil(500, 'expired');
      const { state } = await advance(harness, order);
      harness.texts.spoil(500, 'expired');
      await writeHistory(harness.engine, state);
      return harness.warnings.filter((text) => text.startsWith('The history of run fix-42 is kept without a handoff: '));
    };
    expect((await of('')).length).toBe(0);
    expect((await of(extra)).length).toBe(1);
  });
});

describe('the ledger of a pipeline', () => {
  it('is closed when an entry comes to one that somebody opened, and not asked for it otherwise', async () => {
    const { harness, state } = await ended();
    const closed: number[] = [];
    const { ledgers } = harness.engine.ports;
    const writeTo = async (open: boolean, run: string): Promise<number> => {
      closed.length = 0;
      const list: typeof ledgers.list = async (...asked) => (await ledgers.list(...asked)).map((issue) => ({ ...issue, open }));
      const ports = { ...harness.engine.ports, ledgers: { ...ledgers, list, close: async (id: number) => void closed.push(id) } };
      await writeHistory({ ...harness.engine, ports }, { ...state, run: { ...state.run, run } });
      return closed.length;
    };
    await writeTo(false, 'fix-50');
    expect([await writeTo(false, 'fix-51'), await writeTo(true, 'fix-52')]).toEqual([0, 1]);
  });
});

describe('the reaction to the outcome of a run', () => {
  it('is made at once where nothing is folded, and with the folding otherwise', async () => {
    const { harness, reading } = await ended();
    const made = async (more: readonly { readonly kind: 'fold-comments' }[]): Promise<number> => {
      const before = harness.writes.length;
      const react = { kind: 'react', outcome: 'failed' } as const;
      await performEffects(harness.engine, { effects: [react, ...more], reading, status: undefined });
      return harness.writes.slice(before).filter((write) => write.startsWith('react')).length;
    };
    expect([await made([]), await made([{ kind: 'fold-comments' }])]).toEqual([1, 1]);
  });
});

it('the entry of a run without a handoff has none, whatever keys are asked for', async () => {
  const extra = 'history: { include-keys: [handoff_detail, children.handoff_summary] }';
  const { harness, state } = await ended({ extra }, { handoff: undefined });
  await writeHistory(harness.engine, state);
  expect((await entriesOf(harness)).map(({ body }) => body.handoff)).toEqual([undefined]);
});
