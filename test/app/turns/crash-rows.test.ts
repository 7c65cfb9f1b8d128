import { describe, expect, it } from 'vitest';
import { startEvent } from '../../../src/app/handlers/start-later.ts';
import { dropStarts, holdStart } from '../../../src/app/starts/budget-line.ts';
import { lookAtClaim } from '../../../src/app/starts/look-at-claim.ts';
import { type BranchAsk, createBranches } from '../../../src/app/turns/branches.ts';
import { createClaims } from '../../../src/app/turns/claim-store.ts';
import type { Queued, TurnOf, WorkContext } from '../../../src/app/work/queued-work.ts';
import type { AppStore, QueueItem } from '../../../src/ports/queue.ts';
import { begin } from '../../engine/command-world.ts';
import { repositoryId, subjectNumber } from '../../support/engine-harness.ts';
import { createMemoryAppStore } from '../../support/memory-app-store.ts';

// Rows of the table of crashes that random worlds do not reach.

const askOf = (run: string, item: string): BranchAsk => ({
  ...{ repository: repositoryId, branch: 'shared', id: `${run}/look 1`, subject: subjectNumber },
  run: { run, thread: subjectNumber, first: { id: 1, at: '2026-03-18T08:00:00Z' }, lock: subjectNumber },
  item: { id: item, key: run, payload: null },
});

/** Items of waiters are kept for a time from then on. */
const noon = '2126-03-18T12:00:00.000Z';

function openBranches(change: (store: AppStore) => Partial<AppStore> = () => ({})) {
  const started: string[] = [];
  const memory = createMemoryAppStore();
  const start = async ({ id }: QueueItem): Promise<void> => void started.push(id);
  const now = () => Date.parse(noon);
  const open = (store: AppStore) => createBranches(createClaims({ store, now, start }), now);
  return { branches: open(memory), memory, started, dying: open({ ...memory, ...change(memory) }) };
}

describe('a branch', () => {
  it('goes to a waiter whose first turn was handled before the branch was its own, when a look comes after the crash', async () => {
    const world = openBranches((store) => ({
      async replace(key, change) {
        // The turn was queued before this change, and is handled before it.
        await world.branches.acquire(askOf('fix-2', 'second item'));
        await store.replace(key, change);
        throw new Error('The process dies.');
      },
    }));
    await world.branches.acquire(askOf('fix-1', 'unused'));
    await world.branches.acquire(askOf('fix-2', 'first item'));
    const settled = world.dying.release({ repository: repositoryId, run: 'fix-1', needs: new Map() });
    await expect(settled).rejects.toThrow('The process dies.');
    expect(world.started).toEqual(['first item']);
    await world.branches.look({ repository: repositoryId, branch: 'shared' });
    expect(world.started).toEqual(['first item', `second item at ${noon}`]);
  });

  it('goes to the next run when a look finds that its own has ended without the App', async () => {
    const { harness, order, say } = await begin();
    const { branches, started } = openBranches();
    const { run, thread, first, lock } = order;
    const holder = { run, thread, first, lock };
    await branches.acquire({ ...askOf(run, 'unused'), run: holder });
    await branches.acquire(askOf('fix-2', 'next item'));
    await say('/baton cancel');
    expect((await harness.records()).map(({ record }) => record.kind)).toContain('end');
    const { repository } = harness.engine.settings;
    const work: Queued<'look'> = { kind: 'look', installation: 1, repository, resource: 'branch shared', at: noon, holder };
    const context = { branches, log: harness.engine.ports.log } as unknown as WorkContext;
    await lookAtClaim(context, work, async () => harness.engine);
    expect([...new Set(started)]).toEqual(['next item']);
  });
});

describe('a branch of which another version wrote who has it', () => {
  it('goes to the first of its line when a look comes', async () => {
    const { branches, started, memory } = openBranches();
    for (const run of ['fix-1', 'fix-2']) await branches.acquire(askOf(run, `item of ${run}`));
    const key = `claims/${repositoryId}/branch shared`;
    const row = JSON.parse((await memory.get(key)) ?? '{}') as object;
    await memory.put(key, JSON.stringify({ ...row, holders: [{ whoever: 'fix-1' }] }));
    await branches.look({ repository: repositoryId, branch: 'shared' });
    expect([...new Set(started)]).toEqual(['item of fix-2']);
  });
});

describe('a start that waits for a budget', () => {
  it('does nothing at its time when a label has taken it back', async () => {
    const added: TurnOf<'event'>[] = [];
    const said: string[] = [];
    const now = () => Date.parse('2026-03-18T09:00:00.000Z');
    const claims = createClaims({ store: createMemoryAppStore(), now, start: async () => undefined });
    const context = {
      claims,
      arrivals: () => '2026-03-18T09:00:00.000Z',
      add: async ({ work }: { readonly work: TurnOf<'event'> }) => void added.push(work),
      log: { info: (line: string) => void said.push(line) },
    } as unknown as WorkContext;
    const repository = { id: repositoryId, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };
    const event = { kind: 'event', delivery: 'd', name: 'issues', payload: {}, installation: 1, arrivedAt: '' } as const;
    const start = { installation: 1, repository, subject: subjectNumber, pipeline: 'fix', label: '', event };
    await holdStart(context, start, '2026-03-19T00:00:00.000Z');
    await dropStarts(context, { repository: repositoryId, subject: subjectNumber }, () => true);
    for (const turn of added) await startEvent(context, turn);
    expect(said).toEqual(['What waited for a budget was taken back, is done, or waits on.']);
    expect(await claims.list({ resource: 'budgets' })).toEqual([]);
  });
});
