import { describe, expect, it } from 'vitest';
import type { Trigger } from '../../src/core/trigger/trigger.ts';
import { statusMarker } from '../../src/core/view/status/status-comment.ts';
import { runThreadsOf, sortLedgers, threadsOf } from '../../src/engine/thread/run-threads.ts';
import { type EarlierRuns, listEarlierRuns, newestOf, readNewestName } from '../../src/engine/thread/runs.ts';
import { buildTrigger, createHarness, type Harness, subjectNumber } from '../support/engine-harness.ts';
import { bot, stranger } from '../support/record-builders.ts';
import { writeEnd, writeRun } from './run-writer.ts';

const createdAt = '2026-03-17T00:00:00Z';

interface Search {
  readonly comments?: 'all' | 'outcomes';
  readonly trigger?: Partial<Trigger>;
  readonly needs?: 'all' | 'own';
}

/** Looks for runs of `fix` before a new one starts on #42, as `plan` does. */
async function look(harness: Harness, { comments = 'all', trigger = {}, needs = 'all' }: Search = {}): Promise<EarlierRuns> {
  const event: Trigger = { ...buildTrigger({ createdAt, comments: harness.threads.count(subjectNumber) }), ...trigger };
  const ledgers = comments === 'all' ? undefined : sortLedgers(harness.ledgers.issues('runs'));
  const threads = threadsOf(event.subject, ledgers);
  return listEarlierRuns(harness.engine, { config: { comments }, pipeline: 'fix', trigger: event, threads, needs });
}

const namesOf = ({ runs }: EarlierRuns): readonly string[] => runs.map(({ record }) => record.run);

/** Somebody comments on a thread, as often as is said. */
function talk(harness: Harness, { times, subject = subjectNumber, at }: { times: number; subject?: number; at: string }): void {
  for (let count = 0; count < times; count += 1) harness.threads.post({ subject, body: 'hello', author: stranger, at });
}

const pagesOf = ({ threads }: Harness): readonly string[] => threads.requests.filter((request) => request.startsWith('page'));

describe('earlier runs about the subject of an event', () => {
  it('are looked for on its own thread alone, where the config keeps them there', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    writeRun(harness, { run: 'fix-42' });
    writeEnd(harness, { run: 'fix-42', at: '2026-03-18T00:05:00Z' });
    const second = writeRun(harness, { run: 'fix-42-2' });
    writeRun(harness, { run: 'docs-42', pipeline: 'docs' });
    harness.threads.post({ subject: subjectNumber, body: 'Please.', author: stranger });
    const found = await look(harness);
    expect([namesOf(found), found.comments.map(({ body }) => body)]).toEqual([['fix-42-2'], ['Please.']]);
    expect(found.records.map(({ run, seq }) => [run, seq])).toEqual([['fix-42-2', 1]]);
    expect(found.taken.toSorted()).toEqual(['docs-42', 'fix-42', 'fix-42-2']);
    expect([found.runs[0]?.comment, found.ended.size]).toEqual([second, 0]);
    expect(harness.ledgers.requests).toEqual(['create runs fix']);
  });

  it('tell until when they went on, where their end was read on the way', async () => {
    const harness = createHarness();
    const first = writeRun(harness);
    writeEnd(harness, { run: 'fix-42', at: '2026-03-18T00:05:00Z' });
    const found = await look(harness);
    expect([...found.ended]).toEqual([[first, '2026-03-18T00:05:00Z']]);
    expect(found.records.map(({ kind }) => kind)).toEqual(['run', 'end']);
  });

  it('are none on a thread without records', async () => {
    const harness = createHarness();
    talk(harness, { times: 1, at: '2026-03-18T00:00:00Z' });
    const { comments, ...nothing } = await look(harness);
    expect(comments).toHaveLength(1);
    expect(nothing).toEqual({ runs: [], taken: [], records: [], ended: new Map() });
  });

  it('are looked for on the runs issues as well, of each the newest, with all that was read', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    const old = writeRun(harness, { run: 'fix-42', at: '2026-03-18T01:00:00Z' });
    writeEnd(harness, { run: 'fix-42', at: '2026-03-18T01:05:00Z' });
    writeRun(harness, { run: 'fix-43', about: 43, thread: 500, at: '2026-03-18T02:00:00Z' });
    const newest = writeRun(harness, { run: 'fix-42-2', thread: 500, at: '2026-03-18T02:00:00Z' });
    writeEnd(harness, { run: 'fix-42-2', thread: 500, at: '2026-03-18T02:05:00Z' });
    const found = await look(harness, { comments: 'outcomes' });
    expect(namesOf(found)).toEqual(['fix-42-2', 'fix-42']);
    expect(found.taken).toEqual(expect.arrayContaining(['fix-42', 'fix-42-2', 'fix-43']));
    expect(found.records.map(({ run, kind }) => `${run} ${kind}`).toSorted()).toEqual([
      ...['fix-42 end', 'fix-42 run', 'fix-42-2 end', 'fix-42-2 run'],
    ]);
    expect(found.ended).toEqual(
      new Map([
        [newest, '2026-03-18T02:05:00Z'],
        [old, '2026-03-18T01:05:00Z'],
      ]),
    );
    expect(newestOf(found.runs)?.comment).toBe(newest);
  });

  it('are read on a later thread only as far back as the newest one that was found before', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    talk(harness, { times: 200, at: '2026-03-18T01:00:00Z' });
    talk(harness, { times: 100, at: '2026-03-18T03:00:00Z' });
    await look(harness, { comments: 'outcomes' });
    // Nobody knows of a run, so every page may hold one.
    expect(pagesOf(harness)).toEqual(['page 3', 'page 2', 'page 1']);
    writeRun(harness, { run: 'fix-42', thread: 500, at: '2026-03-18T02:00:00Z' });
    expect(namesOf(await look(harness, { comments: 'outcomes' }))).toEqual(['fix-42']);
    expect(pagesOf(harness).slice(3)).toEqual(['page 1', 'page 3', 'page 2']);
  });

  it('are read on a runs issue only as far back as their subject is old', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    talk(harness, { times: 200, subject: 500, at: '2026-03-16T00:00:00Z' });
    talk(harness, { times: 100, subject: 500, at: '2026-03-18T00:00:00Z' });
    await look(harness, { comments: 'outcomes' });
    expect(pagesOf(harness)).toEqual(['page 3', 'page 2']);
  });

  it('come without comments where the thread of the subject is none of those that are read', async () => {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    writeRun(harness, { run: 'fix-42', thread: 500 });
    talk(harness, { times: 1, subject: 500, at: '2026-03-18T03:00:00Z' });
    const trigger = { ...buildTrigger({ createdAt }), kind: 'manual' as const };
    const threads = runThreadsOf(sortLedgers(harness.ledgers.issues('runs')), trigger.subject);
    const config = { comments: 'outcomes' as const };
    const found = await listEarlierRuns(harness.engine, { config, pipeline: 'fix', trigger, threads, needs: 'all' });
    expect([namesOf(found), found.comments]).toEqual([['fix-42'], []]);
  });
});

describe('a run whose records stand on a runs issue, though the config keeps them on the subject now', () => {
  async function keepElsewhere(status: string): Promise<Harness> {
    const harness = createHarness();
    await harness.ledgers.create('runs', 'fix');
    writeRun(harness, { run: 'fix-42' });
    writeEnd(harness, { run: 'fix-42', at: '2026-03-18T00:05:00Z' });
    harness.threads.post({ subject: subjectNumber, body: `Status.\n\n${statusMarker(status)}`, author: bot });
    writeRun(harness, { run: 'fix-42-2', thread: 500, at: '2026-03-18T06:00:00Z' });
    return harness;
  }

  it('is found by the comment on the subject that mentions it, and the comments stay those of the subject', async () => {
    const harness = await keepElsewhere('fix-42-2');
    const found = await look(harness);
    expect(namesOf(found)).toEqual(['fix-42', 'fix-42-2']);
    expect(found.comments.map(({ body }) => body.split('\n')[0])).toEqual(['Status.']);
    expect(found.taken).toEqual(expect.arrayContaining(['fix-42', 'fix-42-2']));
    expect([found.records.length, found.ended.size]).toEqual([3, 1]);
    expect(harness.ledgers.requests.at(-1)).toBe('find runs fix');
  });

  it('is not looked for without such a comment, and not for an event that has no subject', async () => {
    const harness = await keepElsewhere('fix-42');
    expect(namesOf(await look(harness))).toEqual(['fix-42']);
    const hinted = await keepElsewhere('fix-42-2');
    expect(namesOf(await look(hinted, { trigger: { kind: 'schedule' } }))).toEqual(['fix-42']);
    expect([harness, hinted].map(({ ledgers }) => ledgers.requests)).toEqual([['create runs fix'], ['create runs fix']]);
  });

  it('is looked for once where the config keeps records there anyway', async () => {
    const harness = await keepElsewhere('fix-42-3');
    const found = await look(harness, { comments: 'outcomes' });
    expect([namesOf(found), harness.ledgers.requests]).toEqual([['fix-42-2', 'fix-42'], ['create runs fix']]);
  });
});

describe('the name that the next one is counted from', () => {
  async function readName(harness: Harness): Promise<string | undefined> {
    const trigger = buildTrigger({ createdAt });
    const threads = [{ number: 500, comments: harness.threads.count(500), about: subjectNumber }];
    const { runs } = await listEarlierRuns(harness.engine, {
      ...{ config: { comments: 'outcomes' as const }, pipeline: 'fix', trigger, threads, needs: 'own' },
    });
    return readNewestName(harness.engine, { trigger, pipeline: 'fix', threads }, newestOf(runs));
  }

  it('is that of the newest run, which costs nothing more', async () => {
    const harness = createHarness();
    expect([await readName(harness), pagesOf(harness)]).toEqual([undefined, []]);
    writeRun(harness, { run: 'fix-42-7', thread: 500 });
    expect([await readName(harness), pagesOf(harness)]).toEqual(['fix-42-7', ['page 1']]);
  });

  it('is that of a run with a number, where the newest one is a tick without', async () => {
    const harness = createHarness();
    writeRun(harness, { run: 'fix-42-7', thread: 500 });
    writeRun(harness, { run: 'fix-20260318-0900', thread: 500 });
    expect([await readName(harness), pagesOf(harness)]).toEqual(['fix-42-7', ['page 1', 'page 1']]);
    const ticks = createHarness();
    writeRun(ticks, { run: 'fix-20260318-0900', thread: 500 });
    expect(await readName(ticks)).toBeUndefined();
  });
});
