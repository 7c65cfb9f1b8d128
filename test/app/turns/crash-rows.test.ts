import { describe, expect, it } from 'vitest';
import { dropHeld, hold } from '../../../src/app/budget/held.ts';
import { startHeld } from '../../../src/app/handlers/start-later.ts';
import { lookAtBranch } from '../../../src/app/starts/resume-stage.ts';
import { type BranchAsk, createBranches } from '../../../src/app/turns/branches.ts';
import type { Queued, WorkContext } from '../../../src/app/work/queued-work.ts';
import type { AppStore, QueueItem } from '../../../src/ports/queue.ts';
import { begin } from '../../engine/command-world.ts';
import { repositoryId, subjectNumber } from '../../support/engine-harness.ts';
import { createMemoryAppStore } from '../../support/memory-app-store.ts';

// Rows of the table of crashes that random worlds do not reach.

const askOf = (run: string, item: string): BranchAsk => ({
  ...{ repository: repositoryId, branch: 'shared', id: `${run}/look 1` },
  run: { run, thread: subjectNumber, first: { id: 1, at: '2026-03-18T08:00:00Z' }, lock: subjectNumber },
  item: { id: item, key: run, payload: null },
});

function openBranches(change: (store: AppStore) => Partial<AppStore> = () => ({})) {
  const started: string[] = [];
  const memory = createMemoryAppStore();
  const start = async ({ id }: QueueItem): Promise<void> => void started.push(id);
  const branches = createBranches({ store: memory, start });
  return { branches, started, dying: createBranches({ store: { ...memory, ...change(memory) }, start }) };
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
    const settled = world.dying.settle({ repository: repositoryId, run: 'fix-1', claims: new Map() });
    await expect(settled).rejects.toThrow('The process dies.');
    expect(world.started).toEqual(['first item']);
    await world.branches.look({ repository: repositoryId, branch: 'shared' }, 'noon');
    expect(world.started).toEqual(['first item', 'second item at noon']);
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
    const work: Queued<'branch-look'> = { kind: 'branch-look', installation: 1, repository, branch: 'shared', holder };
    const context = { branches, log: harness.engine.ports.log } as unknown as WorkContext;
    await lookAtBranch(context, work, async () => harness.engine);
    expect([...new Set(started)]).toEqual(['next item']);
  });
});

describe('a start that waits for a budget', () => {
  it('does nothing at its time when a label has taken it back', async () => {
    const store = createMemoryAppStore();
    const added: Queued<'held'>[] = [];
    const said: string[] = [];
    const context = {
      store,
      arrivals: () => '2026-03-18T09:00:00.000Z',
      add: async ({ work }: { readonly work: Queued<'held'> }) => void added.push(work),
      log: { info: (line: string) => void said.push(line) },
    } as unknown as WorkContext;
    const repository = { id: repositoryId, owner: 'octo-org', name: 'ledger', defaultBranch: 'main' };
    const place = { installation: 1, repository, subject: subjectNumber };
    const event = { kind: 'event', delivery: 'd', name: 'issues', payload: {}, installation: 1, arrivedAt: '' } as const;
    await hold(context, place, { held: { pipeline: 'fix', event }, until: '2026-03-19T00:00:00.000Z' });
    await dropHeld(context, { repository: repositoryId, subject: subjectNumber }, () => true);
    for (const work of added) await startHeld(context, work);
    expect(said).toEqual(['What waited for a budget was taken back, is done, or waits on.']);
    expect(await store.list('held/')).toEqual([]);
  });
});
