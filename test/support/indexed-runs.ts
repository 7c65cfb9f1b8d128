import type { IndexedRun } from '../../src/ports/app/run-index.ts';

/** Builds a run of the index: an open one of `o/open`. */
export function buildIndexedRun(changes: Partial<IndexedRun> = {}): IndexedRun {
  return {
    run: 'fix-1',
    thread: 1,
    first: { id: 10, at: '2026-03-01T08:00:00Z' },
    pipeline: 'fix',
    subject: 1,
    title: 'Something is broken',
    seq: 1,
    outcome: undefined,
    turn: 'running',
    startedAt: '2026-03-01T08:00:00Z',
    endedAt: undefined,
    usage: { seconds: 0 },
    repository: { id: 1, owner: 'o', name: 'open', defaultBranch: 'main' },
    installation: 5,
    ...changes,
  };
}
