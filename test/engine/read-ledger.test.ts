import { describe, expect, it } from 'vitest';
import { selectEntries } from '../../src/core/history/history-entry.ts';
import { type LedgerReading, readHistory, readLedger } from '../../src/engine/thread/history.ts';
import { createHarness, type Harness } from '../support/engine-harness.ts';
import { bot, stranger } from '../support/record-builders.ts';
import { flood, minutesAfter, pagesOf, writeEntry } from './ledger-writer.ts';

/** A repository with so many ledgers of a pipeline: the first one has the number 500. */
async function createLedgers(count: number): Promise<Harness> {
  const harness = createHarness();
  for (let made = 0; made < count; made += 1) await harness.ledgers.create('history', 'fix');
  return harness;
}

/** Reads until so many of the newest runs are known, as `{{ history }}` asks for them. */
function readNewest(harness: Harness, limit: number): Promise<LedgerReading> {
  const history = { limit, phases: [], scope: 'pipeline' as const };
  return readLedger(harness.engine, { pipeline: 'fix', limit, select: (entries) => selectEntries(entries, { history }) });
}

async function listNewest(harness: Harness, limit: number): Promise<readonly string[]> {
  const { entries } = await readNewest(harness, limit);
  return selectEntries(entries, { history: { limit, phases: [], scope: 'pipeline' } }).map(({ run }) => run);
}

describe('ledgers that are read for the newest runs (DESIGN 4.5)', () => {
  it('that were made at once are all read, each until it has enough of its own', async () => {
    const harness = await createLedgers(2);
    for (const [run, ledger, at] of [
      ['old', 500, 1],
      ['older', 500, 2],
      ['newest', 501, 4],
      ['new', 501, 3],
    ] as const)
      writeEntry(harness, ledger, { run, at });
    expect(await listNewest(harness, 2)).toEqual(['newest', 'new']);
    expect(await listNewest(harness, 3)).toEqual(['newest', 'new', 'older']);
  });

  it('that are full are left alone where the others have enough', async () => {
    const harness = await createLedgers(2);
    flood(harness, 500, { comments: 999, at: -60 });
    writeEntry(harness, 500, { run: 'old', at: 1 });
    writeEntry(harness, 501, { run: 'new', at: 2 });
    expect([await listNewest(harness, 1), pagesOf(harness)]).toEqual([['new'], ['page 1']]);
    expect([await listNewest(harness, 2), pagesOf(harness).slice(1)]).toEqual([
      ['new', 'old'],
      ['page 1', 'page 10'],
    ]);
  });

  it('that are full are read only as far as they complete what the others have', async () => {
    const harness = await createLedgers(2);
    writeEntry(harness, 500, { run: 'oldest', at: -90 });
    flood(harness, 500, { comments: 99, at: -60 });
    flood(harness, 500, { comments: 899, at: -30 });
    writeEntry(harness, 500, { run: 'old', at: 1 });
    writeEntry(harness, 501, { run: 'new', at: 2 });
    writeEntry(harness, 501, { run: 'newer', at: 3 });
    expect(await listNewest(harness, 3)).toEqual(['newer', 'new', 'old']);
    expect(pagesOf(harness)).toEqual(['page 1', 'page 10']);
  });

  it('are read back to the ends of all runs that are shown: an old entry that a stranger copied hides none', async () => {
    const harness = await createLedgers(1);
    const { body } = writeEntry(harness, 500, { run: 'oldest', at: -90 });
    flood(harness, 500, { comments: 99, at: -60 });
    writeEntry(harness, 500, { run: 'middle', at: -30 });
    flood(harness, 500, { comments: 99, at: -20 });
    harness.threads.post({ subject: 500, body, author: stranger, at: minutesAfter(1) });
    writeEntry(harness, 500, { run: 'newest', at: 5 });
    expect(await listNewest(harness, 2)).toEqual(['newest', 'middle']);
  });

  it('cost 30 pages together, however long strangers made them', async () => {
    const harness = await createLedgers(2);
    writeEntry(harness, 500, { run: 'old', at: -5 });
    flood(harness, 500, { comments: 2_300, at: -4 });
    flood(harness, 501, { comments: 2_400, at: 1 });
    expect([await listNewest(harness, 1), pagesOf(harness).length]).toEqual([[], 30]);
  });
});

describe('what is said of ledgers', () => {
  it('that were made at once is nothing, since each is a chain of its own; a gap in one of them is told', async () => {
    const harness = await createLedgers(2);
    for (const ledger of [500, 501]) {
      const { digest } = writeEntry(harness, ledger, { run: `a-${ledger}`, at: 1 });
      writeEntry(harness, ledger, { run: `b-${ledger}`, at: 2, prev: digest });
    }
    await readNewest(harness, 5);
    expect(harness.warnings).toEqual([]);
    writeEntry(harness, 501, { run: 'c-501', at: 3, prev: 'another' });
    await readNewest(harness, 5);
    expect(harness.warnings).toEqual([expect.stringMatching(/BATON-E414.*"c-501" on ledger #501.*"b-501"/)]);
  });

  it('is how many comments others wrote there, also those whose account is gone', async () => {
    const harness = await createLedgers(1);
    writeEntry(harness, 500, { run: 'a' });
    harness.threads.post({ subject: 500, body: 'ours', author: bot, at: minutesAfter(2) });
    harness.threads.post({ subject: 500, body: 'noise', author: stranger, at: minutesAfter(3) });
    harness.threads.post({ subject: 500, body: 'noise', author: null, at: minutesAfter(4) });
    expect((await readNewest(harness, 5)).foreign).toBe(2);
    // An account that is gone wrote the records: what is left of it tells nobody from anybody.
    const gone = await createLedgers(1);
    const kept = writeEntry(harness, 500, { run: 'b' });
    gone.threads.post({ subject: 500, body: kept.body, author: null, at: minutesAfter(1) });
    gone.threads.post({ subject: 500, body: 'noise', author: stranger, at: minutesAfter(2) });
    expect((await readNewest(gone, 5)).foreign).toBe(1);
    // A copy of a record has another author, and the original stays ours.
    const own = await createLedgers(1);
    const { body } = writeEntry(own, 500, { run: 'a' });
    own.threads.post({ subject: 500, body, author: stranger, at: minutesAfter(2) });
    expect((await readNewest(own, 5)).foreign).toBe(1);
  });
});

describe('the history that a run starts with', () => {
  const read = (harness: Harness, config: Parameters<typeof readHistory>[1]['config']) =>
    readHistory(harness.engine, { pipeline: 'fix', config, subject: 42 });
  const config = {
    history: { limit: 3, phases: [], scope: 'pipeline' as const, 'include-keys': ['duration'], 'max-bytes': 16_384 },
  } as Parameters<typeof read>[1];

  it('is none where its pipeline does not ask for it, or is gone from the config, and costs nothing', async () => {
    const harness = await createLedgers(1);
    expect([await read(harness, undefined), await read(harness, {})]).toEqual([undefined, undefined]);
    expect(harness.ledgers.requests).toEqual(['create history fix']);
  });

  it('says that others flooded the ledger from 100 comments on', async () => {
    const harness = await createLedgers(2);
    writeEntry(harness, 501, { run: 'fix-42', at: 1 });
    flood(harness, 501, { comments: 99, at: 2 });
    const few = await read(harness, config);
    expect([few?.text.match(/=== Task \S+/g), few?.flooded]).toEqual([['=== Task fix-42'], undefined]);
    flood(harness, 501, { comments: 1, at: 3 });
    expect((await read(harness, config))?.flooded).toEqual({ ledger: 500, comments: 100 });
  });

  it('is empty, and of no ledger, where there is none', async () => {
    const harness = createHarness();
    expect([await read(harness, config), harness.warnings]).toEqual([{ text: '', entries: [], flooded: undefined }, []]);
  });
});
