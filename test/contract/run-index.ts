import { expect, it } from 'vitest';
import type { IndexedRun, RunIndex, RunListQuery } from '../../src/ports/app/run-index.ts';
import { buildIndexedRun } from '../support/indexed-runs.ts';

/** Describes the tests that every adapter of the port passes. The factory creates an empty index. */
export function describeRunIndex(create: () => Promise<RunIndex>): void {
  const fill = async (runs: readonly Partial<IndexedRun>[]): Promise<RunIndex> => {
    const index = await create();
    for (const run of runs) await index.put(buildIndexedRun(run));
    return index;
  };
  const names = async (index: RunIndex, query: Partial<RunListQuery> = {}): Promise<readonly string[]> =>
    (await index.list({ repositories: [1], limit: 50, ...query })).map(({ run }) => run);

  it('returns a run as it was stored, and nothing after it was removed', async () => {
    const stages = [{ stage: 'fix', engine: 'codex', outcome: 'succeeded', executions: 1, seconds: 3 } as const];
    const run = buildIndexedRun({
      run: 'fix-7',
      title: 'Ümlaut "quoted" \n 100% _',
      usage: { seconds: 3, costMicros: 12 },
      stages,
    });
    const index = await fill([run]);
    expect(await index.find(1, 'fix-7')).toEqual(run);
    expect(await index.find(2, 'fix-7')).toBeUndefined();
    await index.remove(1, 'fix-7');
    await index.remove(1, 'fix-7');
    expect(await index.find(1, 'fix-7')).toBeUndefined();
  });

  it('keeps the newest state of a run, in whatever order the states come', async () => {
    const index = await fill([
      { run: 'fix-7', seq: 3, outcome: 'failed', turn: undefined },
      { run: 'fix-7', seq: 2 },
    ]);
    expect((await index.find(1, 'fix-7'))?.outcome).toBe('failed');
    await index.put(buildIndexedRun({ run: 'fix-7', seq: 4 }));
    expect((await index.find(1, 'fix-7'))?.outcome).toBeUndefined();
    expect(await names(index, { state: 'failed' })).toEqual([]);
    expect(await names(index, { state: 'running' })).toEqual(['fix-7']);
  });

  it('lists the runs of the named repositories alone, those that started last first', async () => {
    const index = await fill([
      { run: 'fix-1', startedAt: '2026-03-01T08:00:00Z' },
      { run: 'fix-2', startedAt: '2026-03-01T10:00:00+01:00' },
      { run: 'fix-3', startedAt: '2026-02-01T08:00:00Z' },
      { run: 'fix-4', repository: { id: 2, owner: 'o', name: 'secret', defaultBranch: 'main' } },
    ]);
    expect(await names(index)).toEqual(['fix-2', 'fix-1', 'fix-3']);
    expect(await names(index, { repositories: [2] })).toEqual(['fix-4']);
    expect(await names(index, { repositories: [] })).toEqual([]);
    expect((await names(index, { repositories: [1, 2] })).length).toBe(4);
    expect(await names(index, { offset: 1, limit: 1 })).toEqual(['fix-1']);
  });

  it('lists by pipeline and by state', async () => {
    const index = await fill([
      { run: 'a-1', pipeline: 'a', startedAt: '2026-03-05T00:00:00Z' },
      { run: 'b-1', pipeline: 'b', turn: 'awaiting', startedAt: '2026-03-04T00:00:00Z' },
      { run: 'b-2', pipeline: 'b', turn: 'paused', startedAt: '2026-03-03T00:00:00Z' },
      { run: 'b-3', pipeline: 'b', turn: undefined, outcome: 'succeeded', startedAt: '2026-03-02T00:00:00Z' },
      { run: 'a-2', pipeline: 'a', turn: undefined, outcome: 'failed', startedAt: '2026-03-01T00:00:00Z' },
    ]);
    expect(await names(index, { pipeline: 'b' })).toEqual(['b-1', 'b-2', 'b-3']);
    expect(await names(index, { state: 'open' })).toEqual(['a-1', 'b-1', 'b-2']);
    expect(await names(index, { state: 'ended' })).toEqual(['b-3', 'a-2']);
    expect(await names(index, { state: 'awaiting' })).toEqual(['b-1']);
    expect(await names(index, { state: 'failed', pipeline: 'a' })).toEqual(['a-2']);
    expect(await names(index, { state: 'failed', pipeline: 'b' })).toEqual([]);
    expect([await index.listPipelines([1]), await index.listPipelines([2])]).toEqual([['a', 'b'], []]);
  });

  it('finds a text in name, title, subject and repository; nothing in it is a pattern', async () => {
    const index = await fill([
      { run: 'fix-41', subject: 41, title: 'Parser Crashes', startedAt: '2026-03-02T00:00:00Z' },
      { run: 'fix-42', subject: 42, title: '100% of it_all', startedAt: '2026-03-01T00:00:00Z' },
    ]);
    expect(await names(index, { text: 'PARSER' })).toEqual(['fix-41']);
    expect(await names(index, { text: '#42' })).toEqual(['fix-42']);
    expect(await names(index, { text: 'o/OPEN' })).toEqual(['fix-41', 'fix-42']);
    expect(await names(index, { text: '100%' })).toEqual(['fix-42']);
    expect(await names(index, { text: '%' })).toEqual(['fix-42']);
    expect(await names(index, { text: "' OR 1=1 --\0" })).toEqual([]);
  });
}
