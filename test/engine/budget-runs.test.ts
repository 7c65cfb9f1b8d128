import { describe, expect, it } from 'vitest';
import { encodeRecord } from '../../src/core/record/encode-record.ts';
import type { HistoryRecord } from '../../src/core/record/history-record.ts';
import type { BatonRecord } from '../../src/core/record/record.ts';
import { encodePorts } from '../../src/engine/record-codec.ts';
import { readEndedRuns } from '../../src/engine/thread/budget-runs.ts';
import { createHarness, type Harness, repositoryId } from '../support/engine-harness.ts';
import { bot, stranger } from '../support/record-builders.ts';

const since = '2026-03-18T12:00:00.000Z';

/** A moment so many minutes after the time since which runs count. */
const minutesAfter = (minutes: number): string => new Date(Date.parse(since) + minutes * 60_000).toISOString();

interface Entry {
  readonly run: string;
  /** When it was written, in minutes after `since`. */
  readonly at?: number;
  readonly pipeline?: string;
  readonly startedAt?: string;
  readonly executions?: number;
  /** Another version of Baton wrote the record. */
  readonly isStrange?: boolean;
}

/** Puts the entry of a run on a ledger, as Baton does when the run ends. */
function write(harness: Harness, ledger: number, entry: Entry): void {
  const { run, at = 1, pipeline = 'fix', startedAt = 's', executions = 1, isStrange = false } = entry;
  const record: HistoryRecord = {
    ...{ kind: 'history', repo: repositoryId, thread: ledger, run, task: '', attempt: 0, prev: '' },
    // Each end of a run has a place of its own.
    ...{ seq: harness.threads.count(ledger) + 1, execution: harness.threads.count(ledger) },
    body: {
      ...{ pipeline, subject: 42, outcome: 'succeeded', results: {}, startedAt, finishedAt: minutesAfter(at) },
      usage: { executions, parts: [] },
    },
  };
  const written = isStrange ? ({ ...record, kind: 'later' } as unknown as BatonRecord) : record;
  const { markers } = encodeRecord(written, encodePorts(harness.engine.ports));
  harness.threads.post({ subject: ledger, body: `An entry.\n\n${markers[0]}`, author: bot, at: minutesAfter(at) });
}

/** Strangers comment on a ledger. */
function flood(harness: Harness, ledger: number, { comments, at }: { comments: number; at: number }): void {
  for (let count = 0; count < comments; count += 1)
    harness.threads.post({ subject: ledger, body: 'noise', author: stranger, at: minutesAfter(at) });
}

/** Makes a ledger for each moment, which are minutes after `since`; the first one has the number 500. */
async function makeLedgers(harness: Harness, made: readonly number[], pipeline = 'fix'): Promise<void> {
  for (const [index, minutes] of made.entries()) {
    await harness.ledgers.create('history', pipeline);
    write(harness, 500 + index, { run: `run-${index}`, at: minutes });
  }
  const { listAll } = harness.ledgers;
  const listed: typeof listAll = async (kind) => {
    const found = await listAll(kind);
    const dated = (number: number) => minutesAfter(made[number - 500] ?? 0);
    return new Map(
      [...found].map(([name, issues]) => [name, issues.map((each) => ({ ...each, createdAt: dated(each.number) }))]),
    );
  };
  Object.assign(harness.engine.ports.ledgers, { listAll: listed });
}

async function readNames(harness: Harness, pipelines?: readonly string[]): Promise<readonly string[] | string> {
  const read = await readEndedRuns(harness.engine, { since, pipelines: pipelines && new Set(pipelines) });
  return read.ok ? read.value.map(({ run }) => run).toSorted() : read.error;
}

const pagesOf = ({ threads }: Harness): readonly string[] => threads.requests.filter((request) => request.startsWith('page'));

describe('runs that have ended, which budgets count', () => {
  it('are those of all pipelines that ever had one, or of those that are named', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    await harness.ledgers.create('history', 'removed');
    await harness.ledgers.create('runs', 'fix');
    for (const [ledger, pipeline] of [
      [500, 'fix'],
      [501, 'removed'],
      [502, 'fix'],
    ] as const)
      write(harness, ledger, { run: `${pipeline}-${ledger}`, pipeline });
    expect(await readNames(harness)).toEqual(['fix-500', 'removed-501']);
    expect(await readNames(harness, ['removed', 'other'])).toEqual(['removed-501']);
    expect(await readNames(harness, [])).toEqual([]);
  });

  it('have what their ledgers say, each once: another run of the same name began at another time', async () => {
    const harness = createHarness();
    await makeLedgers(harness, [0, 0]);
    write(harness, 500, { run: 'fix-42', startedAt: 'a', executions: 2, at: 2 });
    write(harness, 501, { run: 'fix-42', startedAt: 'a', executions: 3, at: 3 });
    write(harness, 501, { run: 'fix-42', startedAt: 'b', executions: 1, at: 4 });
    const read = await readEndedRuns(harness.engine, { since });
    expect(read.ok && read.value.filter(({ run }) => run === 'fix-42')).toMatchObject([
      { pipeline: 'fix', startedAt: 'a', finishedAt: minutesAfter(3), usage: { executions: 3, parts: [] } },
      { startedAt: 'b', finishedAt: minutesAfter(4), usage: { executions: 1 } },
    ]);
  });

  it('are read no further back than that time, a page of 100 comments after the other', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    write(harness, 500, { run: 'old', at: -120 });
    flood(harness, 500, { comments: 99, at: -60 });
    write(harness, 500, { run: 'before', at: -30 });
    flood(harness, 500, { comments: 99, at: 1 });
    write(harness, 500, { run: 'new', at: 5 });
    expect(await readNames(harness)).toEqual(['before', 'new']);
    expect(pagesOf(harness)).toEqual(['page 3', 'page 2']);
  });

  it('are nobody’s where no ledger has a comment, which costs no page', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    expect([await readNames(harness), harness.ledgers.requests.at(-1), pagesOf(harness)]).toEqual([[], 'find history', []]);
  });
});

describe('ledgers that are read for budgets', () => {
  it.each([
    ['all that were made since that time, and two before them', [-300, -200, -100, 1, 2], ['run-1', 'run-2', 'run-3', 'run-4']],
    ['one more of one that was made at that very time', [-300, -200, -100, 0], ['run-1', 'run-2', 'run-3']],
    ['the two newest, where all are older', [-300, -200, -100, -1], ['run-2', 'run-3']],
  ])('are %s', async (_, made, expected) => {
    const harness = createHarness();
    await makeLedgers(harness, made);
    expect(await readNames(harness)).toEqual(expected);
  });

  it('do not count where they are empty: the one before may hold the runs of that time', async () => {
    const harness = createHarness();
    await makeLedgers(harness, [-300, -200, -100]);
    harness.threads.remove((await harness.threads.listSince(502, '2000'))[0]?.id ?? 0);
    expect(await readNames(harness)).toEqual(['run-0', 'run-1']);
  });
});

describe('runs that cannot be counted, so that nothing starts', () => {
  it('stand in more than 30 pages, together with those of other ledgers', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    await harness.ledgers.create('history', 'docs');
    flood(harness, 500, { comments: 1_500, at: 1 });
    flood(harness, 501, { comments: 1_400, at: 1 });
    expect(await readNames(harness)).toEqual([]);
    expect(pagesOf(harness)).toHaveLength(29);
    flood(harness, 501, { comments: 101, at: 1 });
    expect(await readNames(harness)).toBe(`the ledgers have more than 30 pages of comments since ${since}`);
    expect(pagesOf(harness)).toHaveLength(29 + 30);
  });

  it('stand on a ledger that is left when the pages are used up', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    await harness.ledgers.create('history', 'docs');
    write(harness, 500, { run: 'old', at: -5 });
    flood(harness, 500, { comments: 2_999, at: 1 });
    write(harness, 501, { run: 'other', at: 1 });
    expect(await readNames(harness)).toMatch(/^the ledgers have more than 30 pages/);
    expect(await readNames(harness, ['fix'])).toEqual(['old']);
  });

  it('are in a record of another version, on a ledger that is named', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    write(harness, 500, { run: 'fix-42' });
    write(harness, 500, { run: 'fix-43', isStrange: true });
    expect(await readNames(harness)).toBe('ledger #500 holds a record that this version of Baton cannot read');
  });
});
