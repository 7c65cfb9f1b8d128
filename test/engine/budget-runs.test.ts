import { describe, expect, it } from 'vitest';
import { readEndedRuns } from '../../src/engine/thread/budget-runs.ts';
import { createHarness, type Harness, repositoryId } from '../support/engine-harness.ts';
import { buildIncompressible, buildRun } from '../support/record-builders.ts';
import { flood, minutesAfter, noon, pagesOf, writeEntry } from './ledger-writer.ts';
import { writeRecord } from './run-writer.ts';

const since = noon;

/** Makes a ledger for each moment, which are minutes after `since`; the first one has the number 500. */
async function makeLedgers(harness: Harness, made: readonly number[], pipeline = 'fix'): Promise<void> {
  for (const [index, minutes] of made.entries()) {
    await harness.ledgers.create('history', pipeline);
    writeEntry(harness, 500 + index, { run: `run-${index}`, at: minutes });
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
      writeEntry(harness, ledger, { run: `${pipeline}-${ledger}`, pipeline });
    expect(await readNames(harness)).toEqual(['fix-500', 'removed-501']);
    expect(await readNames(harness, ['removed', 'other'])).toEqual(['removed-501']);
    expect(await readNames(harness, [])).toEqual([]);
  });

  it('have what their ledgers say, each once: another run of the same name began at another time', async () => {
    const harness = createHarness();
    await makeLedgers(harness, [0, 0]);
    writeEntry(harness, 500, { run: 'fix-42', startedAt: 'a', executions: 2, at: 2 });
    writeEntry(harness, 501, { run: 'fix-42', startedAt: 'a', executions: 3, at: 3 });
    writeEntry(harness, 501, { run: 'fix-42', startedAt: 'b', executions: 1, at: 4 });
    const read = await readEndedRuns(harness.engine, { since });
    expect(read.ok && read.value.filter(({ run }) => run === 'fix-42')).toMatchObject([
      { pipeline: 'fix', startedAt: 'a', finishedAt: minutesAfter(3), usage: { executions: 3, parts: [] } },
      { startedAt: 'b', finishedAt: minutesAfter(4), usage: { executions: 1 } },
    ]);
  });

  it('are those of entries: another record on a ledger counts for nothing', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    writeEntry(harness, 500, { run: 'fix-42' });
    writeRecord(harness, { record: buildRun({ run: 'fix-43', thread: 500, repo: repositoryId }) });
    expect(await readNames(harness)).toEqual(['fix-42']);
  });

  it('are read no further back than that time, a page of 100 comments after the other', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    writeEntry(harness, 500, { run: 'old', at: -120 });
    flood(harness, 500, { comments: 99, at: -60 });
    writeEntry(harness, 500, { run: 'before', at: -30 });
    flood(harness, 500, { comments: 99, at: 1 });
    writeEntry(harness, 500, { run: 'new', at: 5 });
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
    writeEntry(harness, 500, { run: 'old', at: -5 });
    flood(harness, 500, { comments: 2_999, at: 1 });
    writeEntry(harness, 501, { run: 'other', at: 1 });
    expect(await readNames(harness)).toMatch(/^the ledgers have more than 30 pages/);
    expect(pagesOf(harness)).toHaveLength(30);
    expect(await readNames(harness, ['fix'])).toEqual(['old']);
  });

  it('are in a record of another version, on a ledger that is named', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    writeEntry(harness, 500, { run: 'fix-42' });
    writeEntry(harness, 500, { run: 'fix-43', isStrange: true });
    expect(await readNames(harness)).toBe('ledger #500 holds a record that this version of Baton cannot read');
  });

  it('are in a record of which a part was deleted', async () => {
    const harness = createHarness();
    await harness.ledgers.create('history', 'fix');
    const body = { pipeline: 'fix', subject: 42, outcome: 'succeeded', startedAt: noon, finishedAt: minutesAfter(5) } as const;
    const place = { kind: 'history', run: 'fix-42', task: '', attempt: 0, execution: 0 } as const;
    const drafts = [{ ...place, body: { ...body, results: { long: buildIncompressible(60_000) } } }];
    const tip = { seq: 0, digest: '' };
    const [stored] = await harness.engine.ports.store.append({ thread: 500, tip, drafts, visible: 'x' });
    expect(await readNames(harness)).toEqual(['fix-42']);
    harness.threads.remove(stored?.pieces?.[0]?.id ?? 0);
    expect(await readNames(harness)).toBe('ledger #500 holds a record that this version of Baton cannot read');
  });
});
